"""Attribute tracks, and the resource track of the solo opponent (p. 28)."""

from __future__ import annotations

from typing import Final

from regnum.games.paladins import events
from regnum.games.paladins.rewards import ATTRIBUTES
from regnum.games.paladins.state import (
    ATTRIBUTE_COUNT,
    OPPONENT,
    TOP_OF_TRACK,
    Kingdom,
)

#: spots of the resource track
SPOTS: Final = 5


def raise_attribute(s: Kingdom, player: int, attribute: int, steps: int) -> None:
    """Move a marker up; it stays on the top step (ruling PA-D11)."""
    place = player * ATTRIBUTE_COUNT + attribute
    before = s.attributes[place]
    level = before + steps
    if level > TOP_OF_TRACK:
        level = TOP_OF_TRACK
    if level == before:
        if steps and player >= s.seats:
            do_without(s, ATTRIBUTES[attribute], "top")
        return
    if player >= s.seats:
        restack(s, attribute)
    s.attributes[place] = level
    if s.events is not None:
        s.tell(events.Raised(s.seat_of(player), ATTRIBUTES[attribute], level))


def do_without(s: Kingdom, reward: str, why: str) -> None:
    """Tell what the opponent cannot make use of, and why."""
    if s.events is not None:
        s.tell(events.OpponentWithout(reward, why))


def restack(s: Kingdom, attribute: int) -> None:
    """A marker that comes to a step lies on top of those that are there (ruling PA-D58)."""
    s.stack = [*(other for other in s.stack if other != attribute), attribute]


def move_marker(s: Kingdom, steps: int) -> None:
    """The opponent collects no silver and no provisions: its marker moves to the right instead.

    From the last spot it goes on to the first, and the lowest attribute rises (p. 28).
    """
    s.marker += steps
    laps = 0
    while s.marker >= SPOTS:
        s.marker -= SPOTS
        laps += 1
    if s.events is not None and steps:
        s.tell(events.MarkerMoved(steps, s.marker + 1, laps))
    for _ in range(laps):
        raise_lowest(s)


def raise_lowest(s: Kingdom) -> None:
    """The lowest attribute rises; of several the one on top of the stack (p. 28)."""
    start = OPPONENT * ATTRIBUTE_COUNT
    lowest = min(s.attributes[start : start + ATTRIBUTE_COUNT])
    for attribute in reversed(s.stack):
        if s.attributes[start + attribute] == lowest:
            raise_attribute(s, OPPONENT, attribute, 1)
            return
