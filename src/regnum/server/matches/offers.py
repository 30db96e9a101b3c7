"""What a seat is offered to do, as it goes over the wire."""

from __future__ import annotations

from regnum.core.actions import Action, Seat
from regnum.core.agenda import State
from regnum.core.game import Game
from regnum.core.messages import Message
from regnum.core.table import Table
from regnum.server.wire import frames


def offered(table: Table[State], seat: Seat) -> tuple[frames.Option, ...]:
    """What a seat may do, each option with what it would bring."""
    actions = table.options(seat)
    if not actions:
        return ()
    # a game that says nothing of them need imagine no world
    tells = type(table.game).outcome is not Game.outcome
    outcomes = table.outcomes(seat, actions) if tells else [None] * len(actions)
    return tuple(
        option(table.game, action, outcome)
        for action, outcome in zip(actions, outcomes, strict=True)
    )


def option(game: Game[State], action: Action, outcome: Message | None = None) -> frames.Option:
    """An action as it is offered."""
    words = game.words(action)
    return frames.Option(action, game.notate(action), words.say, words.touches, outcome)


def likewise(table: Table[State], seat: Seat) -> tuple[frames.Likewise, ...]:
    """The options that stand for several small steps, told from what the seat knows."""
    game = table.game
    # most games have none: no world need be imagined for them
    if type(game).rest is Game.rest or not (actions := table.options(seat)):
        return ()
    world = table.imagine(seat, seed=0)
    found = [(action, game.rest(world, seat, action)) for action in actions]
    return tuple(
        frames.Likewise(game.notate(action), tuple(steps))
        for action, steps in found
        if len(steps) > 1
    )


def proposed(table: Table[State], seat: Seat) -> frames.Proposal | None:
    """A whole answer to what a seat is asked, where its game proposes one."""
    found = table.proposal(seat)
    return found and frames.Proposal(found.steps, found.outcome)
