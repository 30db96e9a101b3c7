"""Looking ahead: what an action would bring, as far as a seat can know."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from regnum.core import agenda, sight
from regnum.core.actions import Action, Event, Seat, Unforeseen
from regnum.core.agenda import S
from regnum.core.game import Game

#: what is the same in so many worlds is told as certain
WORLDS: Final = 16
UNFORESEEN: Final = Unforeseen()


def preview(game: Game[S], s: S, seat: Seat, actions: Sequence[Action]) -> list[Event]:
    """The events that a seat would be shown in every world that it imagines; where these part,
    one `Unforeseen`.

    The worlds follow from what the seat knows, and so does all that is told here.
    """
    common = shown_in(game, s, seat, actions, 0)
    for seed in range(1, WORLDS):
        common = shared(common, shown_in(game, s, seat, actions, seed))
    return common


def shown_in(game: Game[S], s: S, seat: Seat, actions: Sequence[Action], seed: int) -> list[Event]:
    """What a seat is shown of its actions in one world; the rules may have done the later ones."""
    world = sight.imagine(game, s, seat, seed)
    world.events = []
    for number, action in enumerate(actions):
        choice = agenda.choice_of(world, seat)
        if number == 0 or (choice is not None and choice.refusal(world, seat, action) is None):
            agenda.act(world, seat, action)
    seen = [game.redact(event, seat) for event in world.events]
    return [event for event in seen if event is not None]


def shared(one: list[Event], other: list[Event]) -> list[Event]:
    """What two tellings have in common, in order, with a mark for each gap.

    >>> from regnum.core.actions import ClockShown, Resigned
    >>> shared([Resigned(0), ClockShown(0, 5)], [Resigned(0), ClockShown(0, 7)])
    [Resigned(seat=0), Unforeseen()]
    """
    # longest[i][j]: how much one[i:] and other[j:] have in common
    longest = [[0] * (len(other) + 1) for _ in range(len(one) + 1)]
    for i in range(len(one) - 1, -1, -1):
        for j in range(len(other) - 1, -1, -1):
            longest[i][j] = (
                longest[i + 1][j + 1] + 1
                if one[i] == other[j]
                else max(longest[i + 1][j], longest[i][j + 1])
            )
    found: list[Event] = []
    i = j = 0
    while i < len(one) or j < len(other):
        if i < len(one) and j < len(other) and one[i] == other[j]:
            found.append(one[i])
            i += 1
            j += 1
            continue
        if not found or found[-1] != UNFORESEEN:
            found.append(UNFORESEEN)
        if j == len(other) or (i < len(one) and longest[i + 1][j] >= longest[i][j + 1]):
            i += 1
        else:
            j += 1
    return found
