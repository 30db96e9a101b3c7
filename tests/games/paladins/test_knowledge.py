"""What a seat knows, and what it must not."""

from __future__ import annotations

import regnum
from regnum.core import agenda
from regnum.core.actions import Seat
from regnum.core.dice import quick_dice
from regnum.core.sight import imagine
from regnum.games.paladins.actions import Muster
from regnum.games.paladins.events import PaladinChosen, PaladinsDrawn
from regnum.games.paladins.game import game
from regnum.games.paladins.state import Kingdom


def mustered(seats: int = 2) -> tuple[Kingdom, dict[Seat, Muster]]:
    """A game in which everybody has chosen a paladin, and what they chose."""
    s = game.set_up(seats, game.read_options({}), game.cards(), quick_dice(3))
    s.events = []
    agenda.advance(s)
    chosen: dict[Seat, Muster] = {}
    while len(chosen) < seats:
        seat = agenda.next_seat(s)
        action = agenda.options(s, seat)[0]
        if isinstance(action, Muster):
            chosen[seat] = action
        agenda.act(s, seat, action)
    return s, chosen


def test_a_seat_knows_the_order_it_made_and_others_do_not() -> None:
    s, chosen = mustered()
    other = 1 - s.first
    mine = chosen[other]
    assert {mine.paladin, mine.top, mine.bottom} <= game.known(s, other)
    assert not {mine.paladin, mine.top, mine.bottom} & game.known(s, s.first)
    assert not {mine.paladin, mine.top, mine.bottom} & game.known(s, None)


def test_a_redeal_keeps_the_order_a_seat_made() -> None:
    s, chosen = mustered()
    other = 1 - s.first
    names = s.cards.paladin_cards
    for seed in range(20):
        world = imagine(game, s, other, seed)
        deck = world.paladin_decks[other]
        assert (names[deck[0]], names[deck[-1]]) == (chosen[other].top, chosen[other].bottom)
        assert names[world.paladin[other]] == chosen[other].paladin


def test_a_redeal_moves_what_others_put_back() -> None:
    s, _chosen = mustered()
    other = 1 - s.first
    tops = {imagine(game, s, s.first, seed).paladin_decks[other][0] for seed in range(60)}
    face_down = {imagine(game, s, s.first, seed).paladin[other] for seed in range(60)}
    assert len(tops) > 5
    assert len(face_down) > 5


def test_events_hide_the_paladins_of_others() -> None:
    s, chosen = mustered()
    other = 1 - s.first
    for event in s.events or []:
        if isinstance(event, PaladinsDrawn | PaladinChosen) and event.seat == other:
            shown = game.redact(event, s.first)
            names = {chosen[other].paladin, chosen[other].top, chosen[other].bottom}
            assert not names & set(str(shown).split("'"))
            assert game.redact(event, other) == event


def test_a_paladin_turned_up_is_remembered_when_the_choice_is_undone() -> None:
    """The last seat to answer may be the first player: the others have seen its paladin."""
    for number in range(20):
        table = regnum.core.table.Table(
            game,
            [regnum.core.entries.Chair() for _ in range(2)],
            game.read_options({}),
            game.cards(),
            regnum.core.dice.key_from(f"muster {number}"),
        )
        while len(table.to_act()) < 2:
            seat = table.to_act()[0]
            table.act(seat, table.options(seat)[0])
        first = table._state.first
        table.act(1 - first, table.options(1 - first)[0])
        action = table.options(first)[0]
        assert isinstance(action, Muster)
        table.act(first, action)
        if table.undo_state(first).can != "undo":
            continue
        table.undo(first)
        assert action.paladin in game.known(table._state, 1 - first)
        for seed in range(10):
            world = imagine(game, table._state, 1 - first, seed)
            held = [world.cards.paladin_cards[card] for card in world.drawn[first]]
            assert action.paladin in held
        return
    raise AssertionError("the choice could never be undone")
