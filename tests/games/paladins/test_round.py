"""Set-up, paladins, taverns and the order of things in a round."""

from __future__ import annotations

from regnum.core import agenda
from regnum.core.dice import quick_dice
from regnum.games.paladins.actions import Muster
from regnum.games.paladins.events import PaladinTurnedUp, TavernsShuffled, TavernVisited
from regnum.games.paladins.game import game
from regnum.games.paladins.rules_turn import Turn
from regnum.games.paladins.state import Kingdom
from tests.games.paladins.story import given


def begun(seats: int, seed: int = 1) -> Kingdom:
    """A game at its first decision."""
    options = game.read_options({})
    s = game.set_up(seats, options, game.cards(), quick_dice(seed))
    s.events = []
    agenda.advance(s)
    return s


def hire_first(s: Kingdom) -> None:
    """Everybody takes the first townsperson that is there."""
    while s.round == 0:
        seat = agenda.next_seat(s)
        agenda.act(s, seat, agenda.options(s, seat)[0])


def test_the_first_townsfolk_are_hired_in_reverse_order_and_the_row_moves_up_at_the_end() -> None:
    """Page 7."""
    s = begun(4)
    row = s.townsfolk[:]
    order = []
    while s.round == 0:
        seat = agenda.next_seat(s)
        if not s.hired[seat]:
            order.append(seat)
            assert s.townsfolk_top == 5
        agenda.act(s, seat, agenda.options(s, seat)[0])
    assert order == [(s.first - 1 - place) % 4 for place in range(4)]
    assert s.townsfolk[4] == row[4]
    assert s.townsfolk_top == 9


def test_what_everybody_starts_with() -> None:
    """Page 6."""
    table, seat = given(seats=3)
    for number in range(3):
        assert (seat(number).silver, seat(number).provisions) == (3, 1)
    assert table.tax == 7
    assert table.state.debts == 24


def test_spaces_for_more_players_are_barred() -> None:
    """Page 36: 25 spaces for two, 34 for three, 40 for four."""
    for seats, spaces in ((2, 25), (3, 34), (4, 40)):
        table, _seat = given(seats=seats)
        assert sum(not space.barred for space in table.view(None).spaces) == spaces


def test_a_tavern_more_than_players_is_opened() -> None:
    """Page 9."""
    for seats in (2, 3, 4):
        s = begun(seats)
        hire_first(s)
        assert len(s.taverns) == seats + 1


def test_paladins_are_chosen_in_secret_and_turned_up_in_turn() -> None:
    """Pages 9 and 10."""
    s = begun(3)
    hire_first(s)
    assert agenda.to_act(s) == [0, 1, 2]
    chosen = {}
    for seat in (2, 0, 1):
        action = agenda.options(s, seat)[3]
        assert isinstance(action, Muster)
        chosen[seat] = action
        agenda.act(s, seat, action)
    turned = [event for event in s.events or [] if isinstance(event, PaladinTurnedUp)]
    assert [event.seat for event in turned] == [s.first]
    assert turned[0].paladin == chosen[s.first].paladin
    seat = agenda.next_seat(s)
    assert seat == s.first
    agenda.act(s, seat, agenda.options(s, seat)[0])
    visited = [event for event in s.events or [] if isinstance(event, TavernVisited)]
    assert len(visited) == 1
    assert s.workers(seat) == 6


def test_the_put_back_paladins_lie_on_top_and_at_the_bottom() -> None:
    """Page 9."""
    s = begun(2)
    hire_first(s)
    action = agenda.options(s, 0)[0]
    assert isinstance(action, Muster)
    agenda.act(s, 0, action)
    agenda.act(s, 1, agenda.options(s, 1)[0])
    names = s.cards.paladin_cards
    assert names[s.paladin_decks[0][0]] == action.top
    assert names[s.paladin_decks[0][-1]] == action.bottom
    assert len(s.paladin_decks[0]) == 11


def test_a_visited_tavern_is_closed_to_others() -> None:
    """Page 10."""
    s = begun(2)
    hire_first(s)
    for seat in (0, 1):
        agenda.act(s, seat, agenda.options(s, seat)[0])
    first = agenda.next_seat(s)
    visit = agenda.options(s, first)[0]
    agenda.act(s, first, visit)
    while s.due:
        seat = agenda.next_seat(s)
        agenda.act(s, seat, agenda.options(s, seat)[0])
    second = agenda.next_seat(s)
    assert second != first
    choice = agenda.choice_of(s, second)
    assert choice is not None
    why = choice.refusal(s, second, visit)
    assert why is not None
    assert why.code == "tavern-visited"


def test_the_turn_is_the_first_players_when_the_workers_are_called() -> None:
    """Page 10: the first player begins, whoever called workers last."""
    s = begun(3)
    hire_first(s)
    while s.round == 1 and s.task == -1 and not isinstance(agenda.choice_of(s, s.first), Turn):
        seat = agenda.next_seat(s)
        agenda.act(s, seat, agenda.options(s, seat)[0])
    assert agenda.to_act(s) == [s.first]
    assert s.turn == s.first


def test_clean_up_takes_workers_off_favours_and_taverns_off_the_table() -> None:
    """Page 10."""
    table, seat = given(
        round=3, favours=["favour-stores"], workers={0: ["scout", "labourer"]}, passed=[1]
    )
    s = table.state
    s.taverns = [s.tavern_deck[s.tavern_top], s.tavern_deck[s.tavern_top + 1]]
    s.tavern_top += 2
    opened = s.taverns
    scouts = s.supply[1]
    seat(0).says("favour favour-stores", "place scout", "pass")
    assert s.round == 4
    assert s.favour_cells == [-1] * 5
    assert s.supply[1] == scouts + 1
    assert s.taverns_gone == opened
    assert not set(s.taverns) & set(opened)


def test_an_empty_tavern_deck_is_made_of_its_discard() -> None:
    """Page 10: what is left is used first (ruling PA-D4)."""
    table, seat = given(workers={0: ["labourer"]}, passed=[1])
    s = table.state
    last = s.tavern_deck[-1]
    s.taverns_gone = s.tavern_deck[s.tavern_top : -1]
    s.tavern_top = len(s.tavern_deck) - 1
    seat(0).says("pass")
    assert s.taverns[0] == last
    assert len(set(s.taverns)) == 3
    assert len(table.told(TavernsShuffled)) == 1


def test_the_first_player_token_moves_each_round() -> None:
    """Page 8."""
    table, _seat = given(seats=3, workers={0: [], 1: [], 2: []}, first=1, turn=1)
    assert (table.state.round, table.state.first) == (2, 2)


def test_orders_and_favours_are_turned_up_in_their_rounds() -> None:
    """Page 8: orders in rounds 1 to 3, favours in rounds 3 to 7."""
    for number, orders, favours in ((1, 1, 0), (2, 2, 0), (3, 3, 1), (4, 3, 2), (7, 3, 5)):
        table, _seat = given(round=number)
        view = table.view(None)
        assert sum(order.order is not None for order in view.orders) == orders
        assert sum(favour.favour is not None for favour in view.favours) == favours


def test_townsfolk_are_never_shuffled_again() -> None:
    """Page 10: when the deck is empty, slots stay empty, on the left."""
    table, _seat = given(
        townsfolk=[None, "abbot-1", None, "abbot-2", "abbot-3"], workers={0: []}, passed=[1]
    )
    assert None not in table.townsfolk
    table, seat = given(
        townsfolk=[None, "abbot-1", None, "abbot-2", "abbot-3"],
        workers={0: ["labourer"]},
        passed=[1],
    )
    s = table.state
    s.townsfolk_gone = s.townsfolk_deck[s.townsfolk_top :]
    s.townsfolk_top = len(s.townsfolk_deck)
    seat(0).says("pass")
    assert table.townsfolk == [None, None, None, "abbot-1", "abbot-2"]


def test_the_game_is_over_after_seven_rounds() -> None:
    table, seat = given(round=7, workers={0: ["labourer"]}, passed=[1])
    seat(0).says("pass")
    assert table.turn is None
    assert seat(0).workers == []


def test_ties_go_to_the_orders_then_to_the_unsuspected_then_are_shared() -> None:
    """Page 24."""
    table, _seat = given(round=7)
    assert table.result.ranks == (1, 1)
    table, _seat = given(round=7, suspicions={0: ["suspicion-none-1"]})
    assert table.result.ranks == (2, 1)
    # 4 points for an order against 4 for attributes and goods
    table, _seat = given(
        round=7,
        orders=["order-attack"],
        attacked={
            0: [
                "viking-thief",
                "viking-traitor",
                "viking-lookout",
                "viking-armourer",
                "viking-guardian",
            ]
        },
        attributes={1: {"faith": 4, "strength": 2}},
        suspicions={0: ["suspicion-none-1"]},
    )
    assert table.result.scores[0] == table.result.scores[1]
    assert table.result.ranks == (1, 2)
