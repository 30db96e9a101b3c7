"""What holds at every decision of random play, at every size of table."""

from __future__ import annotations

import pytest

from regnum.core import agenda
from regnum.core.dice import quick_dice
from regnum.games.paladins import events
from regnum.games.paladins.cards import NO_LIMIT
from regnum.games.paladins.game import game
from regnum.games.paladins.moves import TASKS
from regnum.games.paladins.rewards import (
    ABSOLVE,
    ACTIONS,
    ATTACK,
    COMMISSION,
    CONVERT,
    FORTIFY,
    GARRISON,
    RECRUIT,
    WORKERS,
)
from regnum.games.paladins.rules_setup import FAVOURS
from regnum.games.paladins.state import (
    EMPTY,
    KINDS,
    LARDER,
    PURSE,
    TOP_OF_TRACK,
    WORKSHOP_CELL,
    Kingdom,
)

#: decisions come in small steps: no question has more answers than the choice of an action, which
#: has the actions, the five favours and passing
MOST_OPTIONS = len(TASKS) + FAVOURS + 1


def goods_are_conserved(s: Kingdom) -> None:
    """Workers, silver, provisions and debts are somewhere, as many as the box holds."""
    for worker in range(len(WORKERS)):
        found = s.supply[worker]
        found += sum(s.hand[player * KINDS + worker] for player in range(s.players))
        found += s.cells.count(worker) + s.favour_cells.count(worker)
        if worker == 0:
            # the opponent's workers are all alike, and counted among the labourers
            found += s.idle
        assert found == s.cards.worker_pieces[worker], WORKERS[worker]
    silver = s.supply[PURSE] + s.tax + sum(s.silver(player) for player in range(s.players))
    assert silver == s.cards.silver_pieces
    provisions = s.supply[LARDER] + sum(s.provisions(player) for player in range(s.players))
    assert provisions == s.cards.provision_pieces
    assert s.debts + sum(s.unpaid) + sum(s.paid) == s.cards.debts
    assert min(s.debts, *s.unpaid, *s.paid, *s.hand) >= 0


def boards_are_sound(s: Kingdom) -> None:
    """Attributes stay on their tracks, actions within their limits, pieces agree with counts."""
    assert all(0 <= level <= TOP_OF_TRACK for level in s.attributes)
    assert 0 <= s.tax <= s.cards.tax_supply[s.seats]
    for player in range(s.players):
        for action in range(len(ACTIONS)):
            limit = s.cards.limits[action]
            assert limit == NO_LIMIT or s.times(player, action) <= limit
        assert s.times(player, FORTIFY) == len(s.walls[player])
        assert s.times(player, ATTACK) == len(s.attacked[player])
        assert s.times(player, CONVERT) == len(s.converted[player])
        assert s.times(player, RECRUIT) == len(s.hired[player])
        for action, piece in ((COMMISSION, 0), (GARRISON, 1)):
            assert s.times(player, action) == s.spaces.count(2 * player + piece)
        assert s.times(player, ABSOLVE) == s.jars[player].bit_count() or player >= s.seats
    assert s.room == [
        sum(
            1
            for space, there in enumerate(s.spaces)
            if there == EMPTY and s.cards.space_region[space] == region
        )
        for region in range(len(s.room))
    ]


def cards_lie_once(s: Kingdom) -> None:
    """`places` raises where a card lies twice; here: none is lost."""
    places = game.places(s)
    kinds = ("townsperson", "outsider", "wall", "tavern", "suspicion", "favour", "order")
    backs = [game.back(s, name) for name in places]
    assert [backs.count(kind) for kind in kinds] == [32, 36, 24, 24, 24, 10, 6]
    for seat in range(s.seats):
        assert backs.count(f"paladin-{seat}") == 12


@pytest.mark.parametrize(
    ("seats", "difficulty"),
    [(1, "easy"), (1, "normal"), (1, "hard"), (2, "normal"), (3, "normal"), (4, "normal")],
)
@pytest.mark.parametrize("seed", range(6))
def test_nothing_is_lost_and_no_limit_is_passed(seats: int, difficulty: str, seed: int) -> None:
    agreed = game.read_options({"difficulty": difficulty})
    s = game.set_up(seats, agreed, game.cards(), quick_dice(100 * seats + seed))
    s.events = []
    agenda.advance(s)
    dice = quick_dice(seed)
    decisions = 0
    while s.agenda:
        goods_are_conserved(s)
        boards_are_sound(s)
        if decisions % 10 == 0:
            cards_lie_once(s)
        seat = agenda.next_seat(s)
        options = agenda.options(s, seat)
        assert len(options) <= MOST_OPTIONS
        agenda.act(s, seat, dice.pick(options))
        decisions += 1
    goods_are_conserved(s)
    cards_lie_once(s)
    assert s.round == 7
    assert decisions < game.longest(seats, agreed)
    # after the last round no worker stands anywhere
    assert not any(EMPTY < there < WORKSHOP_CELL for there in s.cells)
    for seat in range(s.seats):
        assert s.workers(seat) == gained_after_passing(s, seat)


def gained_after_passing(s: Kingdom, seat: int) -> int:
    """Workers that an inquisition brought a seat after it had passed: only these are left
    (ruling PA-D41)."""
    told = s.events or []
    passed = max(
        place
        for place, event in enumerate(told)
        if isinstance(event, events.Passed) and event.seat == seat
    )
    return sum(
        worker in WORKERS
        for event in told[passed:]
        if isinstance(event, events.Gained) and event.seat == seat
        for worker in event.gain
    )
