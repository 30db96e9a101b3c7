"""The 21 titles: what each counts, and who gets it (pp. 6-7)."""

from __future__ import annotations

from regnum.core.actions import Seat
from regnum.games.kings_bounty import events
from regnum.games.kings_bounty.cards import HUMAN, NOBODY, NOTHING, OBELISK, TROOPS
from regnum.games.kings_bounty.state import Kingdom

AT_ONCE = ("last-monster", "last-hero")


def award_at_once(s: Kingdom, seat: Seat, counts: str) -> None:
    """Vandal and Staff Rat go at once to who plays a monster or a hero; a secret one is
    revealed for it (p. 7)."""
    for title in s.titles:
        if s.cards.title_counts[title] == counts:
            if s.events is not None:
                s.tell(events.TitleGiven(seat, s.cards.titles[title]))
            return
    if not s.secret_titles:
        return
    for holder in range(s.seats):
        title = s.secret[holder]
        if title != NOTHING and s.cards.title_counts[title] == counts:
            s.secret = [NOTHING if held == title else held for held in s.secret]
            s.titles = [*s.titles, title]
            if s.events is not None:
                s.tell(events.TitleRevealed(holder, s.cards.titles[title]))
                s.tell(events.TitleGiven(seat, s.cards.titles[title]))


def tally(s: Kingdom, title: int) -> list[int]:
    """What each seat has towards a title; for Vandal and Staff Rat 1 for who has it."""
    counts = s.cards.title_counts[title]
    of = s.cards.title_of[title]
    found = [0] * s.seats
    if counts == "last-monster" or counts == "last-hero":
        holder = s.last_monster if counts == "last-monster" else s.last_hero
        if holder != NOBODY:
            found[holder] = 1
        return found
    if counts == "castle-peoples":
        for seat in range(s.seats):
            for people in range(HUMAN):
                if s.owns_castle_of(seat, people):
                    found[seat] += 1
        return found
    if counts == "castles-of-people":
        for seat in range(s.seats):
            found[seat] = s.castles[seat * 5 + of]
        return found
    for holding in s.holdings:
        if counts_for(s, holding, counts, of):
            found[s.owner[holding - TROOPS]] += 1
    return found


def counts_for(s: Kingdom, holding: int, counts: str, of: int) -> bool:
    """Whether one holding counts towards a title."""
    people = s.cards.people[holding]
    if counts == "castles":
        return people != OBELISK
    if counts == "obelisks":
        return people == OBELISK
    if counts == "castles-of-type":
        return people != OBELISK and s.cards.type[holding] == of
    guard = s.garrison[holding - TROOPS]
    if guard == NOTHING:
        return False
    if counts == "garrisons":
        return True
    if counts == "garrisons-of-people":
        return s.cards.people[guard] == of
    return s.cards.type[guard] == of


def holder_of(found: list[int]) -> Seat:
    """The only seat with the most; NOBODY on a tie, at nothing too (p. 6, ruling KB-A14)."""
    best = max(found)
    if best == 0 or found.count(best) > 1:
        return NOBODY
    return found.index(best)


def titles_in_play(s: Kingdom) -> list[int]:
    """Open titles and, at the end, the secret ones (p. 4)."""
    return s.titles + [title for title in s.secret if title != NOTHING]
