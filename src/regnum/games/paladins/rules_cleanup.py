"""The end of a round: the board is made ready for the next one (p. 10-11)."""

from __future__ import annotations

from typing import Final

from regnum.core.agenda import Step
from regnum.games.paladins import events
from regnum.games.paladins.state import (
    ATTRIBUTE_COUNT,
    EMPTY,
    NONE_YET,
    NOTHING,
    ROUNDS,
    Kingdom,
)


class CleanUp(Step[Kingdom]):
    """Everybody has passed: the board is made ready for the next round (p. 10-11)."""

    def run(self, s: Kingdom) -> None:
        for seat in range(s.seats):
            s.retired[seat] = [*s.retired[seat], s.paladin[seat]]
            s.paladin[seat] = NOTHING
        s.turned_up = 0
        s.boosts = [0] * (s.players * ATTRIBUTE_COUNT)
        for place in range(len(s.favour_cells)):
            worker = s.favour_cells[place]
            if worker != EMPTY:
                s.favour_cells[place] = EMPTY
                s.supply[worker] += 1
        s.taverns_gone = s.taverns_gone + s.taverns
        s.taverns = NONE_YET
        s.visited = NONE_YET
        if s.round == ROUNDS:
            return
        # alone, one more of each leaves (p. 33; ruling PA-D68)
        leaving = 2 if s.difficulty else 1
        for place in range(leaving):
            leave_town(s, len(s.townsfolk) - 1 - place)
            leave_land(s, place)
        refill_townsfolk(s)
        refill_outsiders(s)


def leave_town(s: Kingdom, slot: int) -> None:
    card = s.townsfolk[slot]
    if card != NOTHING:
        s.townsfolk[slot] = NOTHING
        s.townsfolk_gone = [*s.townsfolk_gone, card]
        if s.events is not None:
            s.tell(events.TownspersonLeft(s.cards.townsfolk[card]))


def leave_land(s: Kingdom, slot: int) -> None:
    card = s.outsiders[slot]
    if card != NOTHING:
        s.outsiders[slot] = NOTHING
        s.outsiders_gone = [*s.outsiders_gone, card]
        if s.events is not None:
            s.tell(events.OutsiderLeft(s.cards.outsiders[card]))


def refill_townsfolk(s: Kingdom) -> None:
    """Cards move to the right, new ones come on the left; the discard is never shuffled (p. 10).

    The new ones fill the row from the right, next to those that stayed (ruling PA-D6).
    """
    size = len(s.townsfolk)
    row = [card for card in s.townsfolk if card != NOTHING]
    fresh: list[int] = []
    while len(row) < size and s.townsfolk_top < len(s.townsfolk_deck):
        card = s.townsfolk_deck[s.townsfolk_top]
        s.townsfolk_top += 1
        fresh.append(card)
        row.insert(0, card)
    s.townsfolk = [NOTHING] * (size - len(row)) + row
    if s.events is not None and fresh:
        s.tell(events.TownsfolkCame(tuple([s.cards.townsfolk[card] for card in fresh])))


def refill_outsiders(s: Kingdom) -> None:
    """Cards move to the left, new ones come on the right; the discard is never shuffled (p. 10)."""
    size = len(s.outsiders)
    row = [card for card in s.outsiders if card != NOTHING]
    fresh: list[int] = []
    while len(row) < size and s.outsider_top < len(s.outsider_deck):
        card = s.outsider_deck[s.outsider_top]
        s.outsider_top += 1
        fresh.append(card)
        row.append(card)
    s.outsiders = row + [NOTHING] * (size - len(row))
    if s.events is not None and fresh:
        s.tell(events.OutsidersCame(tuple([s.cards.outsiders[card] for card in fresh])))


CLEAN_UP: Final = CleanUp()
