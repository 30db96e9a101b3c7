"""What cards, cubes and tasks are likely to be worth at the end of the match, for bots."""

from __future__ import annotations

from typing import Final

from regnum.core.actions import Seat
from regnum.games.wonderful_kingdom.cards import (
    ADVISOR,
    CALAMITY,
    DEVELOPMENT,
    THIEF,
    TREASURE,
    face_of,
)
from regnum.games.wonderful_kingdom.goods import KRYSTALLIUM, NOTHING, SOLDIER
from regnum.games.wonderful_kingdom.offers import ROUNDS
from regnum.games.wonderful_kingdom.quests import final_tasks, missing
from regnum.games.wonderful_kingdom.scoring import total, unbuilt
from regnum.games.wonderful_kingdom.state import PLANNING, PRODUCTION, Realm

#: what a cube is worth that will be produced in a later round, now, or only feeds alchemy
LATER: Final = 1.35
NOW: Final = 0.9
ALCHEMY: Final = 0.25
KRYSTALLIUM_WORTH: Final = 1.5
SOLDIER_WORTH: Final = 0.7
#: on top of points: a scenario's own cards, a final task, a thief to be caught
MUST: Final = 14.0
#: such a card once it stands: surer than one that is nearly finished
BUILT: Final = 22.0
FINAL_TASK: Final = 25.0
#: the share of it that cubes on the way count for, by round: there is time at first
ON_THE_WAY: Final = [0.1, 0.12, 0.2, 0.35, 0.6]
THIEF_AT_LARGE: Final = 7.0
#: a cube that only recycling can bring; how unsure each cube makes a plan that is yet to come
RECYCLED: Final = 1.2
UNSURE: Final = 0.05
#: what any card under construction is worth: giving it up is seldom wise
SCRAP: Final = 0.85
SCRAP_AT_LAST: Final = 0.3
ADVISOR_WORTH: Final = 2.0


def stages_left(s: Realm, resource: int) -> tuple[int, int]:
    """How often a resource will still be produced: in this round, in later ones."""
    now = 1 if s.phase < PRODUCTION or (s.phase == PRODUCTION and resource > s.stage) else 0
    return now, ROUNDS - s.round


def income(s: Realm, seat: Seat, card: int, more: int) -> float:
    """What a development brings in every round in which it produces."""
    cards = s.match.cards
    found = 0.0
    yields = cards.yields[card]
    for resource in range(4):
        if yields[resource]:
            found += yields[resource] * LATER
    if cards.has_per[card]:
        per = cards.yields_per[card]
        base = 4 * seat
        for place in range(16):
            if per[place]:
                of = place & 3
                own = 1 if of == cards.type[card] else 0
                found += per[place] * (s.types[base + of] + own + 0.5 * more) * LATER
    return found


def card_worth(s: Realm, seat: Seat, card: int, more: int) -> float:
    """What a development is worth at the end once it is built, beside its production.

    `more` cards are still likely to come, of whatever type.
    """
    cards = s.match.cards
    found = float(cards.points[card])
    base = 4 * seat
    type_ = cards.type[card]
    if cards.points_per[card]:
        of = cards.points_type[card]
        own = 1 if of == type_ else 0
        found += cards.points_per[card] * (s.types[base + of] + own + 0.3 * more)
    # cards that already count this type gain by one more of it
    for other in s.built[seat]:
        if cards.points_per[other] and cards.points_type[other] == type_:
            found += cards.points_per[other]
    duchy = 2 * s.match.duchies[seat] + s.match.side
    if cards.duchy_points_per[duchy] and cards.duchy_points_type[duchy] == type_:
        found += cards.duchy_points_per[duchy]
    found += KRYSTALLIUM_WORTH * cards.bonus_krystallium[card]
    found += SOLDIER_WORTH * cards.bonus_soldiers[card]
    if s.match.must_build and is_asked_for(s, seat, card):
        found += MUST
    return found


def is_asked_for(s: Realm, seat: Seat, card: int) -> bool:
    """Whether a scenario's end waits for this card: of copies under construction those that were
    laid first, as many as it still lacks."""
    cards = s.match.cards
    lacks = unbuilt(s).count(f"{face_of(cards.names[card])}-1")
    for other in s.building[seat]:
        if lacks > 0 and other == card:
            return True
        if cards.first[other] == cards.first[card]:
            lacks -= 1
    return False


def worth(s: Realm, seat: Seat) -> float:
    """Points, what will be produced, what can be finished with it."""
    base = 4 * seat
    found = float(total(s, seat))
    now = [0.0, 0.0, 0.0, 0.0]
    later = [0.0, 0.0, 0.0, 0.0]
    for resource in range(4):
        coming, rounds = stages_left(s, resource)
        made = s.produces(seat, resource)
        now[resource] = s.cubes[base + resource] + made * coming
        later[resource] = made * rounds
    hand = float(s.krystallium[seat] + s.any_cubes[seat])
    found += SOLDIER_WORTH * s.soldiers[seat] + 0.3 * s.training[seat]
    found += KRYSTALLIUM_WORTH * s.krystallium[seat] + ALCHEMY * s.alchemy_size(seat)
    found += drafted_worth(s, seat)
    found += plan(s, seat, now, later, hand)
    for resource in range(4):
        found += ALCHEMY * now[resource] + LATER * later[resource]
    found += 0.2 * len(s.built[seat])
    if s.match.boards:
        found += quest_worth(s, seat)
    if s.match.lost_at:
        kind = s.match.cards.kind
        thieves = sum(kind[menace] == THIEF for menace in s.menaces[seat])
        found -= THIEF_AT_LARGE * thieves
    if s.match.must_build:
        found += BUILT * (len(s.match.must_build) - len(unbuilt(s)))
    if s.lost:
        found -= 100.0
    return found


def plan(s: Realm, seat: Seat, now: list[float], later: list[float], hand: float) -> float:
    """What the cards under construction are worth: the best ones first, as far as cubes reach.

    Takes what it uses out of `now` and `later`; what has to come from recycling costs extra.
    """
    building = s.building[seat]
    cards = s.match.cards
    count = len(building)
    left = ROUNDS - s.round
    more = 2 * left
    found = (SCRAP if left else SCRAP_AT_LAST) * count
    points = [0.0] * count
    incomes = [0.0] * count
    density = [0.0] * count
    for index in range(count):
        card = building[index]
        points[index] = card_worth(s, seat, card, more)
        incomes[index] = income(s, seat, card, more)
        worth_now = points[index] + incomes[index] * left
        density[index] = worth_now / (lacking(s.lacks[card]) + 0.5)
    for _ in range(count):
        best = 0
        for index in range(1, count):
            if density[index] > density[best]:
                best = index
        density[best] = -1.0
        card = building[best]
        lacks = s.lacks[card]
        beyond = 0.0
        short = float(lacks >> (4 * KRYSTALLIUM) & 15)
        for resource in range(4):
            needs = float(lacks >> (4 * resource) & 15)
            if needs > now[resource]:
                over = needs - now[resource]
                if over > later[resource]:
                    short += over - later[resource]
                    over = later[resource]
                beyond += over
        if short <= hand and beyond <= hand - short:
            # krystallium at hand finishes it now
            short += beyond
            beyond = 0.0
        from_hand = min(short, hand)
        short -= from_hand
        soldiers = float((lacks >> (4 * SOLDIER)) - s.soldiers[seat])
        frozen = s.giant[card] != NOTHING
        delay = 0
        if short > 0.0 or beyond > 0.0 or soldiers > 0.0 or frozen:
            delay = 1
        if delay > left or short > 2.0 * left:
            lying = cards.cost_in_all[card] - lacking(lacks)
            found += 0.1 * lying
            continue
        value = points[best] + incomes[best] * (left - delay)
        if delay == 0 and s.phase <= PLANNING:
            value += 0.3 * incomes[best]
        value *= 1.0 - UNSURE * (beyond + short)
        value -= RECYCLED * short + KRYSTALLIUM_WORTH * from_hand
        if soldiers > 0.0:
            value -= 1.5 * soldiers
        if frozen:
            value -= 2.0
        spent = 0.0
        for resource in range(4):
            needs = float(lacks >> (4 * resource) & 15)
            used = needs if needs < now[resource] else now[resource]
            over = needs - used
            spent += ALCHEMY * used + LATER * (over if over < later[resource] else later[resource])
        if value < spent:
            continue
        hand -= from_hand
        found += value
        for resource in range(4):
            needs = float(lacks >> (4 * resource) & 15)
            used = needs if needs < now[resource] else now[resource]
            now[resource] -= used
            over = needs - used
            later[resource] -= over if over < later[resource] else later[resource]
    return found


def lacking(packed: int) -> int:
    """How many cubes and tokens a packed cost holds."""
    count = 0
    while packed:
        count += packed & 15
        packed >>= 4
    return count


# -- cards that are not yet laid


def drafted_worth(s: Realm, seat: Seat) -> float:
    found = 0.0
    for card in s.draft[seat]:
        found += loose_worth(s, seat, card)
    return found


def loose_worth(s: Realm, seat: Seat, card: int) -> float:
    """What taking a card is worth: built or recycled, whichever is better."""
    cards = s.match.cards
    kind = cards.kind[card]
    if kind == TREASURE:
        return 2 * NOW
    if kind == CALAMITY:
        return float(cards.points[card])
    if kind == ADVISOR:
        return ADVISOR_WORTH
    if kind != DEVELOPMENT:
        return 0.6 * cards.points[card] - 0.5
    cost = cards.cost[card]
    price = 0.0
    for resource in range(4):
        needs = cost >> (4 * resource) & 15
        if needs:
            made = s.produces(seat, resource)
            price += needs * (1.2 if made >= needs else 1.4 if made else 1.8)
    price += 1.6 * (cost >> (4 * KRYSTALLIUM) & 15) + 1.0 * (cost >> (4 * SOLDIER))
    if s.round == ROUNDS:
        price *= 1.15
    left = ROUNDS - s.round
    gain = card_worth(s, seat, card, 2 * left) - price
    gain += income(s, seat, card, 2 * left) * (left - 0.3)
    gain -= 0.25 * len(s.building[seat])
    return max(NOW, NOW + 0.7 * gain)


def offers_worth(s: Realm, seat: Seat) -> float:
    """Who takes next takes the better area; the other one is left for a while."""
    taker = next_taker(s)
    worths = [0.0, 0.0]
    other = [0.0, 0.0]
    for area in range(2):
        for card in s.offers[area]:
            worths[area] += loose_worth(s, taker, card)
            other[area] += loose_worth(s, 1 - taker, card)
    best = 0 if worths[0] - 0.3 * other[1] >= worths[1] - 0.3 * other[0] else 1
    gain = max(0.0, worths[best]) - 0.4 * max(0.0, other[1 - best])
    return gain if taker == seat else -gain


def next_taker(s: Realm) -> Seat:
    """The seat that takes next: turns of the draft alternate, and one seat offers to the other."""
    first = s.first_seat()
    return (first + 1 + s.turn) % 2


def quest_worth(s: Realm, seat: Seat) -> float:
    """Final tasks decide; cubes in alchemy are on the way to them."""
    found = 0.0
    cards = s.match.cards
    for task in final_tasks(s):
        if s.tasks[seat] >> task & 1:
            found += FINAL_TASK
            continue
        price = cards.task_price[task]
        whole = lacking(price)
        have = min(s.soldiers[seat], price >> (4 * SOLDIER))
        for resource in range(4):
            have += min(s.alchemy[4 * seat + resource], price >> (4 * resource) & 15)
        have += min(s.krystallium[seat], price >> (4 * KRYSTALLIUM) & 15)
        found += ON_THE_WAY[s.round] * FINAL_TASK * have / whole
        if missing(s, seat, task) <= s.krystallium[seat]:
            found += 0.1 * FINAL_TASK
    return found
