"""The spaces of the board as the solo opponent likes them (p. 31)."""

from __future__ import annotations

from typing import Final

from regnum.games.paladins.rewards import (
    COMMISSION,
    CRIMINAL,
    FAITH,
    HIRE,
    INFLUENCE,
    PARDON,
    PAY,
    PRAYER,
    SILVER,
    STRENGTH,
    Reward,
)
from regnum.games.paladins.state import EMPTY, NOTHING, OPPONENT, Kingdom

#: what it wants of a space, the best first (p. 31)
WISHES: Final = ["hire", "pay", "prayer", "workers", "worker", "silver", "pardon"]
PAY_WISH: Final = 1
#: what is none of its wishes comes after them
NO_WISH: Final = 7
#: no space is wanted less than one that pays a debt which is not there (ruling PA-D60)
LAST: Final = 9
#: what the actions of the right side need, in their order (p. 31-32)
NEEDS: Final = [FAITH, INFLUENCE, STRENGTH, INFLUENCE, STRENGTH, FAITH]


def flags_for(s: Kingdom, action: int) -> list[int]:
    """What the regions ask for: faith of monks, strength of outposts."""
    return s.cards.faith_flag if action == COMMISSION else s.cards.strength_flag


def best_space(s: Kingdom, action: int) -> int:
    """The free space in reach that it likes best, the leftmost of equals (p. 31)."""
    flags = flags_for(s, action)
    level = s.level(OPPONENT, NEEDS[action])
    best = NOTHING
    liking = LAST + 1
    for space in range(len(s.spaces)):
        if s.spaces[space] == EMPTY and flags[s.cards.space_region[space]] <= level:
            found = dislike(s, s.cards.space_reward[space])
            if found < liking:
                best = space
                liking = found
    return best


def dislike(s: Kingdom, reward: Reward) -> int:
    """A free townsperson first, then a paid debt, prayer, two workers, one, silver, a suspicion
    less (p. 31). A space with several of these is liked for the best of them."""
    best = LAST
    for wish in wishes_of(reward):
        if wish < best and (wish != PAY_WISH or s.unpaid[OPPONENT]):
            best = wish
    return best


def wishes_of(reward: Reward) -> list[int]:
    """Which of its wishes a reward fulfils."""
    found: list[int] = []
    workers = 0
    for place in range(len(reward.kinds)):
        kind = reward.kinds[place]
        if kind <= CRIMINAL:
            workers += reward.amounts[place]
        else:
            found.append(wish_for(kind))
    if workers:
        found.append(3 if workers > 1 else 4)
    return found


def wish_for(kind: int) -> int:
    if kind == HIRE:
        return 0
    if kind == PAY:
        return PAY_WISH
    if kind == PRAYER:
        return 2
    if kind == SILVER:
        return 5
    return 6 if kind == PARDON else NO_WISH


def why_not_there(s: Kingdom, action: int) -> tuple[str, ...]:
    """Of each wish, why no space makes it come true, as an event tells it; empty where one does."""
    flags = flags_for(s, action)
    level = s.level(OPPONENT, NEEDS[action])
    why = ["taken"] * len(WISHES)
    for space in range(len(s.spaces)):
        if s.spaces[space] == EMPTY:
            near = flags[s.cards.space_region[space]] <= level
            for wish in wishes_of(s.cards.space_reward[space]):
                if wish != NO_WISH and why[wish]:
                    why[wish] = "" if near else "far"
    if not s.unpaid[OPPONENT]:
        why[PAY_WISH] = "debt"
    return tuple(why)
