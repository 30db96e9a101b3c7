"""Victory points, medals, and who wins (pp. 6-7, 11-12)."""

from __future__ import annotations

from typing import Final

from regnum.core.actions import Seat
from regnum.core.messages import Message
from regnum.core.results import Line, Result
from regnum.core.standing import ranked
from regnum.games.wonderful_kingdom.cards import THIEF
from regnum.games.wonderful_kingdom.goods import NOTHING
from regnum.games.wonderful_kingdom.quests import final_tasks, has_finished
from regnum.games.wonderful_kingdom.state import CUBES_LOST, NOT_LOST, VERMIN_OUT, Realm

MEDALS: Final = ["score-no-medal", "score-bronze", "score-silver", "score-gold"]


def base(s: Realm, seat: Seat) -> int:
    """Points that depend on nothing, those on the duchy card too (p. 6)."""
    cards = s.match.cards
    found = cards.duchy_points[2 * s.match.duchies[seat] + s.match.side]
    return found + sum(cards.points[card] for card in s.built[seat])


def modifiers(s: Realm, seat: Seat) -> int:
    """Points for each built development of a type, the duchy card's too (p. 6)."""
    cards = s.match.cards
    types = s.types
    duchy = 2 * s.match.duchies[seat] + s.match.side
    found = 0
    if cards.duchy_points_per[duchy]:
        found = cards.duchy_points_per[duchy] * types[4 * seat + cards.duchy_points_type[duchy]]
    for card in s.built[seat]:
        each = cards.points_per[card]
        if each:
            found += each * types[4 * seat + cards.points_type[card]]
    return found


def standing_menaces(s: Realm, seat: Seat) -> list[int]:
    """Menaces that were not neutralised, giants under cards included."""
    under = [s.giant[card] for card in s.building[seat] if s.giant[card] != NOTHING]
    return s.menaces[seat] + under


def penalties(s: Realm, seat: Seat) -> int:
    points = s.match.cards.points
    found = sum(points[card] for card in s.calamities[seat])
    return found + sum(points[card] for card in standing_menaces(s, seat))


def total(s: Realm, seat: Seat) -> int:
    """The victory points of a seat."""
    return base(s, seat) + modifiers(s, seat) + penalties(s, seat) + s.task_points[seat]


def lines_of(s: Realm, seat: Seat) -> list[Line]:
    """Base, modifiers, tasks, penalties; alone what side A costs (pp. 6-7)."""
    cards = s.match.cards
    lines = [
        Line(Message("score-base"), base(s, seat)),
        Line(Message("score-modifiers"), modifiers(s, seat)),
    ]
    if s.match.boards:
        lines.append(Line(Message("score-tasks"), s.task_points[seat]))
    if s.calamities[seat]:
        count = len(s.calamities[seat])
        points = sum(cards.points[card] for card in s.calamities[seat])
        lines.append(Line(Message("score-calamities", {"count": count}), points))
    menaces = standing_menaces(s, seat)
    if menaces:
        points = sum(cards.points[card] for card in menaces)
        lines.append(Line(Message("score-menaces", {"count": len(menaces)}), points))
    if s.match.solo and s.match.side == 0:
        lines.append(Line(Message("score-side-a"), -cards.solo.side_a))
    return lines


# -- alone (pp. 7, 12)


def losses(s: Realm) -> list[Message]:
    """Why a match of one player is lost (p. 12; rulings WK-44, WK-55, WK-56)."""
    found: list[Message] = []
    if s.lost == VERMIN_OUT:
        found.append(Message("score-lost-vermin"))
    if s.lost == CUBES_LOST:
        found.append(Message("score-lost-cubes"))
    if s.lost == NOT_LOST:
        for name in unbuilt(s):
            found.append(Message("score-not-built", {"card": name}))
        if s.match.lost_at and any(s.match.cards.kind[menace] == THIEF for menace in s.menaces[0]):
            found.append(Message("score-thieves-at-large"))
        if s.match.boards and not has_finished(s, 0):
            found.append(Message("score-not-finished"))
    return found


def unbuilt(s: Realm) -> list[str]:
    """The cards that a scenario asks for and that are not built, each as often as it lacks."""
    cards = s.match.cards
    firsts = [cards.first[card] for card in s.built[0]]
    found: list[str] = []
    for name in sorted(set(s.match.must_build)):
        lacking = s.match.must_build.count(name) - firsts.count(cards.number[f"{name}-1"])
        found.extend([f"{name}-1"] * max(0, lacking))
    return found


def goals(s: Realm) -> list[tuple[str, bool]]:
    """What a scenario or a quest asks for, and whether it is done: developments, final tasks,
    thieves (pp. 11-12)."""
    lacking = [name[:-2] for name in unbuilt(s)]
    found: list[tuple[str, bool]] = []
    for name in reversed(s.match.must_build):
        # of several alike the last ones lack
        found.append((name, name not in lacking))
        if name in lacking:
            lacking.remove(name)
    found.reverse()
    for task in final_tasks(s):
        found.append((s.match.cards.task_names[task], bool(s.tasks[0] >> task & 1)))
    if s.match.lost_at:
        thieves = [card for card in s.menaces[0] if s.match.cards.kind[card] == THIEF]
        caught = s.match.cards.scenarios[s.match.scenario].thieves - len(thieves)
        found.extend([("thief", True)] * caught)
        found.extend([("thief", False)] * len(thieves))
    return found


def left_to_lose(s: Realm) -> int | None:
    """How many vermin or cubes are left until a scenario is lost at once; none: it cannot be
    (p. 12)."""
    if s.match.lost_at:
        return s.match.lost_at - s.lost_cubes
    return len(s.vermin) if s.match.breeds != NOTHING else None


def medals(s: Realm) -> tuple[int, int, int]:
    """What bronze, silver and gold take (pp. 7, 12)."""
    if s.match.scenario:
        scenario = s.match.cards.scenarios[s.match.scenario]
        return (scenario.bronze, scenario.silver, scenario.gold)
    solo = s.match.cards.solo
    return (solo.bronze, solo.silver, solo.gold)


def medal(s: Realm, points: int) -> int:
    """0 none, 1 bronze, 2 silver, 3 gold (pp. 7, 12)."""
    return sum(points >= step for step in medals(s))


def solo_result(s: Realm) -> Result:
    """A match of one player is lost by its own conditions only; medals say how well it went."""
    lines = lines_of(s, 0)
    points = sum(line.points for line in lines)
    lost = losses(s)
    lines.extend(Line(why, 0) for why in lost)
    if not lost:
        lines.append(Line(Message(MEDALS[medal(s, points)]), 0))
    return Result((points,), (1,), (not lost,), (tuple(lines),))


def result(s: Realm) -> Result:
    """Most points; then most developments, then soldiers. With quests only who did the final
    task can win, and if nobody did, nobody does (pp. 6, 11)."""
    if s.match.solo:
        return solo_result(s)
    scores: list[int] = []
    order: list[tuple[int, ...]] = []
    breakdown: list[tuple[Line, ...]] = []
    finished = [not s.match.boards or has_finished(s, seat) for seat in range(s.seats)]
    for seat in range(s.seats):
        lines = lines_of(s, seat)
        scores.append(sum(line.points for line in lines))
        if not finished[seat]:
            lines.append(Line(Message("score-not-finished"), 0))
        order.append((finished[seat], scores[seat], len(s.built[seat]), s.soldiers[seat]))
        breakdown.append(tuple(lines))
    ranks = ranked(order) if any(finished) else tuple(1 for _ in scores)
    won = tuple(any(finished) and rank == 1 for rank in ranks)
    return Result(tuple(scores), ranks, won, tuple(breakdown))
