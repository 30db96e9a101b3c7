"""What a bot should know about King's Bounty."""

from __future__ import annotations

from regnum.core.actions import Action, Seat
from regnum.core.agenda import options
from regnum.core.dice import Dice
from regnum.games.kings_bounty.actions import Under
from regnum.games.kings_bounty.cards import HERO, HUMAN, MONSTER, NOTHING, TROOPS
from regnum.games.kings_bounty.state import Kingdom
from regnum.games.kings_bounty.titles import tally

#: what a holding, its garrison's strength and a playable card in hand are worth on top of titles
HOLDING = 0.35
GUARD = 0.08
PLAYABLE = 0.12


def estimate(s: Kingdom, seat: Seat) -> float:
    """Own prospects less those of the best other seat."""
    worth = [0.0] * s.seats
    for title in s.titles:
        add_title(s, title, worth)
    if s.secret[seat] != NOTHING:
        add_title(s, s.secret[seat], worth)
    for holding in s.holdings:
        worth[s.owner[holding - TROOPS]] += (
            s.cards.points[holding] + HOLDING + GUARD * s.defence(holding)
        )
    worth[seat] += hand_worth(s, seat)
    best = max(worth[other] for other in range(s.seats) if other != seat)
    return worth[seat] - best


def add_title(s: Kingdom, title: int, worth: list[float]) -> None:
    """Share a title's points by how far each seat is in front of the best other."""
    found = tally(s, title)
    points = s.cards.title_points[title]
    for seat in range(s.seats):
        mine = found[seat]
        best = 0
        for other in range(s.seats):
            if other != seat and found[other] > best:
                best = found[other]
        lead = mine - best
        if lead > 0:
            worth[seat] += points * (1.0 - 0.35 / (lead + 0.2 * mine))
        elif mine > 0:
            worth[seat] += points * 0.25 / (1 - lead)


def hand_worth(s: Kingdom, seat: Seat) -> float:
    """A hand is good for the cards that could be played."""
    worth = 0.0
    for card in s.hands[seat]:
        if card >= TROOPS:
            worth += PLAYABLE
            continue
        people = s.cards.people[card]
        if people == HUMAN or s.owns_castle_of(seat, people):
            type_ = s.cards.type[card]
            worth += PLAYABLE * (2.5 if type_ == HERO else 0.5 if type_ == MONSTER else 1.0)
    return worth


def sensible(s: Kingdom, seat: Seat, dice: Dice) -> Action:
    """Play if one can; return cards only if not, and few."""
    found = options(s, seat)
    if isinstance(found[0], Under):
        # putting one back is enough mostly
        return found[-1] if s.returned and dice.below(3) else dice.pick(found)
    plays = len(found) - 1
    return found[dice.below(plays)] if plays else found[0]
