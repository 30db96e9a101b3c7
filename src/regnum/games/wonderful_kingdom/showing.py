"""A seat's view of the table: view()."""

from __future__ import annotations

from typing import Final

from regnum.core.actions import Seat
from regnum.games.wonderful_kingdom.cards import ADVISOR, FIRST_ADVISOR, PHASES, face_of
from regnum.games.wonderful_kingdom.goods import NOTHING, RESOURCES, TYPES
from regnum.games.wonderful_kingdom.quests import is_final, tasks_in_play
from regnum.games.wonderful_kingdom.scoring import goals, left_to_lose, medals, total
from regnum.games.wonderful_kingdom.sight import known, odds, undealt
from regnum.games.wonderful_kingdom.state import DANGER, DRAFT, Realm
from regnum.games.wonderful_kingdom.view import (
    AdvisorView,
    AloneView,
    CardFacts,
    GoalView,
    LyingView,
    MenaceView,
    SeatView,
    SiteView,
    TaskView,
    WonderfulView,
)

PHASE_NAMES: Final = ["draft", "planning", "production", "end", "battle", "set-up"]
STACK_NAMES: Final = ["shadow", "frost-giant", "giant-rat", "thief"]
PAID_KINDS: Final = 6


def view(s: Realm, seat: Seat | None) -> WonderfulView:
    """All that a seat may know."""
    match = s.match
    names = match.cards.names
    sees = known(s, seat)
    open_deck = match.solo and s.round > 0 and s.top < len(s.deck)
    found = tuple(names[card] for card in s.found if names[card] in sees)
    return WonderfulView(
        round=s.round,
        phase=PHASE_NAMES[s.phase],
        stage=None if s.stage == NOTHING else RESOURCES[s.stage],
        first=s.first_seat() if s.round else match.first,
        side="A" if match.side == 0 else "B",
        module=module_of(s),
        scenario=match.scenario or None,
        seats=tuple(seat_view(s, other, sees) for other in range(s.seats)),
        offers=tuple(lying(s, s.offers[area], sees) for area in range(2)),
        trap_set=s.trap_set,
        deck=len(s.deck) - s.top,
        top=names[s.deck[s.top]] if open_deck else None,
        danger_deck=len(s.danger_deck) - s.danger_top,
        sure_dangers=tuple(
            names[card] for card in s.danger_deck[s.danger_top :] if names[card] in sees
        ),
        vermin=tuple(names[card] for card in s.vermin),
        aside=tuple(names[card] for card in s.aside),
        left=lying(s, s.left, sees),
        searching=None if s.search_area == NOTHING else s.search_area + 1,
        found=found,
        hidden_found=len(s.found) - len(found),
        tasks=tuple(task_view(s, task) for task in tasks_in_play(s)),
        lost_cubes=s.lost_cubes,
        lost_at=match.lost_at,
        must_build=tuple(match.must_build),
        alone=alone_view(s, seat) if match.solo else None,
        facts=facts_in_sight(s, sees),
    )


def alone_view(s: Realm, seat: Seat | None) -> AloneView:
    unknown, dangers = odds(s, seat)
    return AloneView(
        supremacy=s.match.cards.solo.supremacy,
        medals=medals(s),
        side_a=s.match.cards.solo.side_a if s.match.side == 0 else 0,
        goals=tuple(GoalView(goal, done) for goal, done in goals(s)),
        left=left_to_lose(s),
        unknown=unknown,
        dangers=dangers,
    )


def facts_in_sight(s: Realm, sees: set[str]) -> dict[str, CardFacts]:
    """The faces of all cards that lie in sight, but for what is done with."""
    cards = s.match.cards
    shown: set[int] = set()
    for area in (*s.offers, *s.hands, *s.draft, *s.building, *s.built, s.found):
        shown.update(area)
    for area in (*s.drawn, *s.advisors, *s.menaces, *s.calamities, s.vermin, s.aside):
        shown.update(area)
    shown.update(s.danger_deck[s.danger_top :])
    for seat in range(s.seats):
        shown.update(undealt(s, seat))
        shown.update([s.giant[card] for card in s.building[seat] if s.giant[card] != NOTHING])
    if s.match.solo and s.round:
        shown.update(s.deck[s.top : s.top + 1])
    found: dict[str, CardFacts] = {}
    for card in sorted(shown):
        name = cards.names[card]
        if name in sees:
            found.setdefault(face_of(name), card_facts(s, card))
    return found


def card_facts(s: Realm, card: int) -> CardFacts:
    cards = s.match.cards
    per = cards.yields_per[card]
    return CardFacts(
        type=None if cards.type[card] == NOTHING else TYPES[cards.type[card]],
        cost=unpacked(cards.cost[card]),
        recycles=tuple(RESOURCES[resource] for resource in cards.recycles[card]),
        icons=tuple(cards.yields[card]),
        icons_per=tuple(
            (RESOURCES[place // 4], TYPES[place % 4], per[place])
            for place in range(len(per))
            if per[place]
        ),
        bonus_krystallium=cards.bonus_krystallium[card],
        bonus_soldiers=cards.bonus_soldiers[card],
        points=cards.points[card],
        points_per=cards.points_per[card],
        points_type=None if cards.points_type[card] == NOTHING else TYPES[cards.points_type[card]],
        soldiers=cards.soldiers[card],
        phase=PHASES[cards.phase[card]] if cards.kind[card] == ADVISOR else None,
        amount=cards.amount[card],
    )


def module_of(s: Realm) -> str:
    if s.match.menaces:
        return "menaces"
    if s.match.advisors:
        return "advisors"
    return "quests" if s.match.boards else "teaching"


def lying(s: Realm, cards: list[int], sees: set[str]) -> tuple[LyingView, ...]:
    """Cards as they lie, and who laid those that lie face down."""
    found: list[LyingView] = []
    for card in cards:
        name = s.match.cards.names[card]
        layer = (s.down[card] & 3) - 1
        found.append(
            LyingView(
                name if name in sees else None,
                s.down[card] > 0,
                layer if 0 <= layer < DANGER else None,
            )
        )
    return tuple(found)


def unpacked(cost: int) -> tuple[int, ...]:
    return tuple(cost >> (4 * kind) & 15 for kind in range(PAID_KINDS))


def seat_view(s: Realm, seat: Seat, sees: set[str]) -> SeatView:
    cards = s.match.cards
    names = cards.names
    base = 4 * seat
    hand = sorted(names[card] for card in s.hands[seat] if names[card] in sees)
    drawn = tuple(names[card] for card in s.drawn[seat] if names[card] in sees)
    stack = s.stacks[seat]
    duchy = 2 * s.match.duchies[seat] + s.match.side
    on = s.krystallium_on[seat]
    return SeatView(
        duchy=cards.duchies[s.match.duchies[seat]],
        duchy_icons=tuple(s.duchy_icons(seat, resource) for resource in range(4)),
        covered=tuple(s.covered[base : base + 4]),
        duchy_points=cards.duchy_points[duchy],
        duchy_points_per=cards.duchy_points_per[duchy],
        duchy_points_type=TYPES[cards.duchy_points_type[duchy]]
        if cards.duchy_points_per[duchy]
        else None,
        produces=tuple(s.produces(seat, resource) for resource in range(4)),
        stack=None if stack == NOTHING else STACK_NAMES[stack],
        dangers=tuple(names[card] for card in undealt(s, seat)),
        hand=tuple(hand),
        hidden_cards=len(s.hands[seat]) - len(hand),
        draft=lying(s, s.draft[seat], sees),
        sites=tuple(site_view(s, card) for card in s.building[seat]),
        built=tuple(names[card] for card in s.built[seat]),
        types=tuple(s.types[base : base + 4]),
        calamities=tuple(names[card] for card in s.calamities[seat]),
        menaces=tuple(
            MenaceView(names[card], cards.soldiers[card], cards.points[card])
            for card in s.menaces[seat]
        ),
        advisors=tuple(
            AdvisorView(
                names[card],
                PHASES[cards.phase[card]],
                cards.soldiers[card],
                cards.amount[card],
                bool(s.used >> (card - FIRST_ADVISOR) & 1),
            )
            for card in s.advisors[seat]
        ),
        drawn=drawn,
        hidden_drawn=len(s.drawn[seat]) - len(drawn),
        discarded=tuple(names[card] for card in s.discarded[seat]),
        boxed=tuple(names[card] for card in s.boxed[seat]),
        alchemy=tuple(s.alchemy[base : base + 4]),
        cubes=tuple(s.cubes[base : base + 4]),
        any_cubes=s.any_cubes[seat],
        more_cubes=s.more_cubes[seat],
        named=None if s.named[seat] == NOTHING else RESOURCES[s.named[seat]],
        krystallium_on=None if on == NOTHING else names[on],
        melted=s.melted[seat],
        krystallium=s.krystallium[seat],
        soldiers=s.soldiers[seat],
        training=s.training[seat],
        traps=s.traps[seat] if s.phase == DRAFT else 0,
        spies=s.spies[seat],
        hidden_spies=s.hidden_spies[seat],
        tasks=tuple(cards.task_names[t] for t in tasks_in_play(s) if s.tasks[seat] >> t & 1),
        points=total(s, seat),
    )


def site_view(s: Realm, card: int) -> SiteView:
    giant = s.giant[card]
    return SiteView(
        s.match.cards.names[card],
        unpacked(s.match.cards.cost[card]),
        unpacked(s.lacks[card]),
        None if giant == NOTHING else s.match.cards.names[giant],
    )


def task_view(s: Realm, task: int) -> TaskView:
    cards = s.match.cards
    reward = (
        *cards.task_cubes[task],
        cards.task_krystallium[task],
        cards.task_soldiers[task],
        cards.task_spies[task],
        cards.task_points[task],
    )
    return TaskView(
        cards.task_names[task],
        cards.boards[task // 8],
        is_final(task),
        unpacked(cards.task_price[task]),
        reward,
        tuple(seat for seat in range(s.seats) if s.tasks[seat] >> task & 1),
    )
