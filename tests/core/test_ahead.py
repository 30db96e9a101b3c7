"""What an action would bring is told before it is done, as far as the seat can know."""

from __future__ import annotations

import pytest

import regnum
from regnum.core.actions import Unforeseen
from regnum.core.ahead import shared
from regnum.core.errors import Refused
from regnum.games.kings_bounty.actions import Play
from regnum.games.kings_bounty.events import Drew, Laid


def test_what_is_hidden_from_the_seat_is_not_foreseen():
    table = regnum.open_table("kings-bounty", seats=2, seed="a table")
    seat = table.to_act()[0]
    lays = table.options(seat)[0]
    assert isinstance(lays, Play)
    assert table.preview(seat, lays) == [Laid(seat, lays.card), Unforeseen()]
    assert table.preview(seat, table.game.notate(lays)) == table.preview(seat, lays)


def test_two_tellings_keep_their_common_parts_in_order():
    """What is the same stays, and each gap is told once."""
    a, b, c, d = (Drew(seat, None) for seat in range(4))
    gap = Unforeseen()
    assert shared([a, b, c], [a, d, c]) == [a, gap, c]
    assert shared([a, c], [a, b, d, c]) == [a, gap, c]
    assert shared([a, gap, c], [a, c]) == [a, gap, c]
    assert shared([a, b], [c, d]) == [gap]
    assert shared([], [a]) == [gap]


def test_an_action_that_is_not_legal_is_refused():
    table = regnum.open_table("kings-bounty", seats=2, seed="a table")
    seat = table.to_act()[0]
    with pytest.raises(Refused):
        table.preview(1 - seat, table.options(seat)[0])


def test_a_move_of_two_actions_is_previewed_whole():
    table = regnum.open_table("kings-bounty", seats=2, seed="a table")
    seat = table.to_act()[0]
    back, *_ = [each for each in table.options(seat) if table.game.notate(each) == "return"]
    card = table.view(seat).seats[seat].hand[0]
    under = table.game.parse(f"under {card}")
    told = table.preview(seat, back, under)
    assert [table.game.told(event).args for event in told] == [{"seat": seat, "card": card}]
