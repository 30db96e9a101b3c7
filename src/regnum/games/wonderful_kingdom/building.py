"""Putting cubes on cards, completing them, alchemy (pp. 5-6)."""

from __future__ import annotations

from typing import Final

from regnum.core.actions import Seat
from regnum.games.wonderful_kingdom import events
from regnum.games.wonderful_kingdom.goods import GOODS, KRYSTALLIUM, NOTHING, RESOURCES, SOLDIER
from regnum.games.wonderful_kingdom.state import Realm

#: so many cubes make a krystallium (p. 6)
FIVE: Final = 5
CUBE_BITS: Final = 0xFFFF
KRYSTALLIUM_BITS: Final = 0xFFFFF
#: the names of what can be paid, by number
PAID: Final = [*RESOURCES, "krystallium", "soldier"]


def lacks(s: Realm, card: int, kind: int) -> bool:
    """Whether a card under construction still takes a cube of a kind."""
    return (s.lacks[card] >> (4 * kind)) & 15 > 0


def lay(s: Realm, seat: Seat, card: int) -> None:
    """Move a card to the construction area (p. 4)."""
    s.building[seat].append(card)
    s.lacks[card] = s.match.cards.cost[card]
    if s.events is not None:
        s.tell(events.Laid(seat, s.match.cards.names[card]))


def put(s: Realm, seat: Seat, paid: int, card: int, kind: int) -> None:
    """Put a cube, krystallium or soldier on a card, as a cube of that kind (pp. 5-6)."""
    s.lacks[card] -= 1 << (4 * kind)
    if s.events is not None:
        name = s.match.cards.names[card]
        s.tell(events.Placed(seat, PAID[paid], name, PAID[kind]))
    if s.lacks[card] == 0 and s.giant[card] == NOTHING:
        complete(s, seat, card)


def complete(s: Realm, seat: Seat, card: int) -> None:
    """The whole cost lies there: bonus once, and the card joins the duchy (p. 5)."""
    cards = s.match.cards
    s.building[seat].remove(card)
    add_to_duchy(s, seat, card)
    s.krystallium[seat] += cards.bonus_krystallium[card]
    s.soldiers[seat] += cards.bonus_soldiers[card]
    if s.events is not None:
        s.tell(
            events.Completed(
                seat,
                cards.names[card],
                cards.bonus_krystallium[card],
                cards.bonus_soldiers[card],
            )
        )


def add_to_duchy(s: Realm, seat: Seat, card: int) -> None:
    """A built card produces from the next stage on."""
    cards = s.match.cards
    s.built[seat].append(card)
    s.lacks[card] = 0
    s.types[4 * seat + cards.type[card]] += 1
    yields = cards.yields[card]
    for resource in range(4):
        s.icons[4 * seat + resource] += yields[resource]
    if cards.has_per[card]:
        per = cards.yields_per[card]
        for place in range(16):
            s.icons_per[16 * seat + place] += per[place]


def store(s: Realm, seat: Seat, resource: int) -> None:
    """Put a cube into alchemy; the fifth makes a krystallium, but for quests (pp. 6, 11)."""
    s.alchemy[4 * seat + resource] += 1
    if s.events is not None:
        s.tell(events.Stored(seat, RESOURCES[resource]))
    if not s.match.boards and s.alchemy_size(seat) >= FIVE:
        for kind in range(4):
            s.alchemy[4 * seat + kind] = 0
        s.krystallium[seat] += 1
        if s.events is not None:
            s.tell(events.Transmuted(seat))


def scrap(s: Realm, seat: Seat, card: int) -> None:
    """Give up a card under construction: a cube to alchemy, what lay on it is lost (p. 6)."""
    s.building[seat].remove(card)
    s.lacks[card] = 0
    s.discarded[seat].append(card)
    if s.events is not None:
        s.tell(events.Scrapped(seat, s.match.cards.names[card]))
    store(s, seat, s.match.cards.recycles[card][0])


def may_scrap(s: Realm, card: int) -> bool:
    """Not a frozen card, nor a farm of the invasion of rats (pp. 9, 12)."""
    return s.giant[card] == NOTHING and card not in s.match.kept


def gain(s: Realm, seat: Seat, what: int, count: int) -> None:
    """Krystallium or soldiers from the reserve."""
    if count == 0:
        return
    if what == KRYSTALLIUM:
        s.krystallium[seat] += count
    elif what == SOLDIER:
        s.soldiers[seat] += count
    else:
        # a spy comes ready to work (ruling WK-45)
        s.spies[seat] += count
    if s.events is not None:
        s.tell(events.Gained(seat, GOODS[what], count))
