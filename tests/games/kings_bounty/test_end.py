"""The end of the game (p. 6, rule 27 of the digest)."""

from __future__ import annotations

import pytest

from regnum.games.kings_bounty.events import DeckEmpty, Drew, Standstill

from .story import StorySeat, StoryTable, given

TOWERS = {
    0: ["elf-tower-1", "elf-tower-2"],
    1: ["dwarf-tower-1", "dwarf-tower-2"],
    2: ["orc-tower-1", "orc-tower-2"],
}


def turns_to_the_end(table: StoryTable) -> list[int]:
    """Everyone passes; the seats that had these turns."""
    had = []
    while table.turn is not None:
        had.append(table.turn)
        StorySeat(table, table.turn).passes()
    return had


@pytest.mark.parametrize(
    ("drawer", "turns"),
    [(0, [1, 2]), (1, [2]), (2, [0, 1, 2])],
)
def test_when_the_deck_is_out_play_goes_on_to_the_last_seats_turn(
    drawer: int, turns: list[int]
) -> None:
    """Rule 27 (p. 6). If the last seat drew the last card: ruling KB-A4, one more round."""
    table, seat = given(seats=3, hands=TOWERS, deck=["great-obelisk-1"], turn=drawer)
    seat(drawer).plays(TOWERS[drawer][0])
    assert table.told(DeckEmpty) == [DeckEmpty(2)]
    assert turns_to_the_end(table) == turns


@pytest.mark.parametrize(("drawer", "turns"), [(0, [1, 2]), (1, [2]), (2, [])])
def test_the_short_ending_ends_at_once_when_the_last_seat_drew_the_last_card(
    drawer: int, turns: list[int]
) -> None:
    """Ruling KB-A4, the option; if another seat drew it nothing is different."""
    table, seat = given(
        seats=3, hands=TOWERS, deck=["great-obelisk-1"], turn=drawer, short_ending=True
    )
    seat(drawer).plays(TOWERS[drawer][0])
    assert turns_to_the_end(table) == turns
    assert table.over


def test_the_last_seat_is_the_one_to_the_right_of_the_first_whoever_that_is() -> None:
    """Rule 27 (pp. 4, 6): the last-player card stays where it is."""
    table, seat = given(seats=3, first=2, turn=0, hands=TOWERS, deck=["great-obelisk-1"])
    seat(0).plays("elf-tower-1")
    assert turns_to_the_end(table) == [1]


def test_no_cards_are_drawn_in_the_closing_turns() -> None:
    """Rule 27 (p. 6)."""
    table, seat = given(seats=3, hands=TOWERS, deck=["great-obelisk-1"])
    seat(0).plays("elf-tower-1")
    seat(1).plays("dwarf-tower-1")
    seat(2).plays("orc-tower-1")
    assert table.over
    assert table.told(Drew) == [Drew(0, "great-obelisk-1")]
    assert seat(1).hand == ["dwarf-tower-2"]


def test_the_closing_turns_are_full_turns() -> None:
    """Rule 27 (p. 6): the last seat may still capture."""
    table, seat = given(
        hands={0: ["elf-tower-1"], 1: ["human-warrior-1"]}, deck=["great-obelisk-1"]
    )
    seat(0).plays("elf-tower-1")
    seat(1).plays("human-warrior-1", on="elf-tower-1")
    assert table.over
    assert seat(1).holds("elf-tower-1")


def test_nobody_has_two_turns_without_a_draw() -> None:
    """Rule 27 (p. 6): whoever draws the last card has at most one closing turn."""
    for drawer in range(3):
        table, seat = given(seats=3, hands=TOWERS, deck=["great-obelisk-1"], turn=drawer)
        seat(drawer).plays(TOWERS[drawer][0])
        turns = turns_to_the_end(table)
        assert len(set(turns)) == len(turns)


def test_returning_cards_does_not_draw_the_last_card() -> None:
    """Rules 10 and 27 (p. 6): the deck keeps its card."""
    table, seat = given(hands={1: ["elf-tower-1", "elf-tower-2"]}, deck=["orc-tower-1"], turn=1)
    seat(1).returns("elf-tower-1")
    assert table.deck == ["elf-tower-1"]
    assert table.told(DeckEmpty) == []
    assert not table.over


def rounds_of_returning(table: StoryTable, rounds: int) -> None:
    for _ in range(rounds * table.state.seats):
        assert table.turn is not None
        seat = StorySeat(table, table.turn)
        seat.returns(seat.hand[0])


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_five_rounds_of_nothing_but_returned_cards_end_the_match(seats: int) -> None:
    """Ruling KB-A7."""
    table, _ = given(seats=seats)
    rounds_of_returning(table, 4)
    assert not table.over
    rounds_of_returning(table, 1)
    assert table.over
    assert table.told(Standstill) == [Standstill(5)]


@pytest.mark.parametrize("rounds", [1, 3])
def test_how_many_rounds_make_a_standstill_can_be_agreed(rounds: int) -> None:
    """Ruling KB-A7, the option."""
    table, _ = given(idle_rounds=rounds)
    rounds_of_returning(table, rounds)
    assert table.over


def test_it_can_be_agreed_that_no_standstill_ends_the_match() -> None:
    """Ruling KB-A7, the option; a thousand rounds are the end of any game."""
    table, _ = given(idle_rounds=0)
    rounds_of_returning(table, 21)
    assert not table.over
    table.state.idle = 999 * table.state.seats
    rounds_of_returning(table, 1)
    assert table.told(Standstill) == [Standstill(1000)]


def test_one_card_played_breaks_the_standstill() -> None:
    """Ruling KB-A7: every seat, for so many rounds running."""
    table, seat = given(hands={0: ["elf-tower-1", "elf-tower-2"]}, idle_rounds=2)
    rounds_of_returning(table, 1)
    card = next(card for card in seat(0).hand if seat(0).can_play(card))
    seat(0).plays(card)
    seat(1).returns(seat(1).hand[0])
    rounds_of_returning(table, 1)
    assert not table.over
    seat(0).returns(seat(0).hand[0])
    assert table.over


def test_a_standstill_is_scored_like_any_end() -> None:
    """Ruling KB-A7."""
    table, _ = given(holdings={1: ["low-obelisk-1"]}, idle_rounds=1)
    rounds_of_returning(table, 1)
    assert table.result.scores == (0, 2)
    assert table.result.won == (False, True)


def test_passing_at_an_empty_deck_is_no_standstill() -> None:
    """Rulings KB-A5 and KB-A7: the closing round ends by itself."""
    table, seat = given(
        seats=2, hands={1: ["elf-tower-1"]}, deck=["orc-tower-1"], turn=1, idle_rounds=1
    )
    seat(1).plays("elf-tower-1")
    assert turns_to_the_end(table) == [0, 1]
    assert table.told(Standstill) == []
