"""What a seat can do at a table besides playing: give up, hand over, come back, undo."""

from __future__ import annotations

from collections.abc import Sequence

from regnum.bots.bot import bots
from regnum.core.actions import Action, Seat
from regnum.core.agenda import State
from regnum.core.errors import Refused
from regnum.core.messages import Refusal
from regnum.core.table import Table
from regnum.server.errors import ServiceError
from regnum.server.matches.match import Deed

#: who plays on for somebody who has gone, if it is installed
STAND_IN = "greedy"


def stand_in() -> str:
    """The house's own bot."""
    found = bots()
    return STAND_IN if STAND_IN in found else next(iter(found))


def give_up(seat: Seat) -> Sequence[Deed]:
    """A seat resigns; where the match goes on, a bot plays on in it."""
    bot = stand_in()

    def play_on(table: Table[State]) -> None:
        if not table.over and not table.bots[seat]:
            table.stand_in(seat, bot)

    return [lambda table: table.resign(seat), play_on]


def play(seat: Seat, action: Action, choice: int) -> Deed:
    """Somebody acts for their own seat."""

    def deed(table: Table[State]) -> None:
        check_not_a_bots(table, seat)
        table.act(seat, action, choice)

    return deed


def check_not_a_bots(table: Table[State], seat: Seat) -> None:
    """Where a bot plays on, nobody else does: take the seat back first."""
    if table.bots[seat]:
        raise ServiceError("bot-plays-on", 409)


def come_back(table: Table[State], seat: Seat) -> None:
    """Who handed a seat over may take it back; who resigned may not."""
    if table.over:
        raise Refused(Refusal("game-over"))
    if seat in table.resigned:
        raise Refused(Refusal("resigned-already"))
    if table.bots[seat]:
        table.stand_in(seat, "")


def undo_freely(table: Table[State], seat: Seat) -> None:
    """Only what needs nobody's consent; the rest is asked for."""
    check_not_a_bots(table, seat)
    state = table.undo_state(seat)
    if state.can != "undo":
        raise Refused(state.why or Refusal("nothing-to-undo"), table.game.facts.package)
    table.undo(seat)


def hand_over(table: Table[State], seat: Seat, bot: str) -> None:
    """A bot plays on in a seat. Rated matches are played to the end, or resigned."""
    if table.over:
        raise Refused(Refusal("game-over"))
    if table.rated:
        raise ServiceError("rated-no-bots", 409)
    table.stand_in(seat, bot)
