"""Before the first card: who begins, day or night, and the cards."""

from __future__ import annotations

import pytest

import regnum
from regnum.games.kings_struggle.cards import KINDS, shipped
from regnum.games.kings_struggle.events import Began, FirstDrawn, Led, Revealed
from regnum.games.kings_struggle.view import KingsStruggleView


def opened(seed: str, seats: int = 4, **options: object) -> regnum.Table:  # type: ignore[type-arg]  # any table
    return regnum.open_table("kings-struggle", seats=seats, seed=seed, **options)


def test_the_highest_card_begins_and_those_who_tie_draw_again() -> None:
    redrawn = 0
    for number in range(40):
        table = opened(f"first {number}")
        drawn = [event for event in table.events(None) if isinstance(event, FirstDrawn)]
        (began,) = [event for event in table.events(None) if isinstance(event, Began)]
        for event, following in zip(drawn, [*drawn[1:], None], strict=True):
            powers = [KINDS.index(card) for card in event.cards]
            best = [
                seat
                for seat, power in zip(event.seats, powers, strict=True)
                if power == max(powers)
            ]
            assert best == ([began.first] if following is None else list(following.seats))
        redrawn += len(drawn) > 1
        assert table.to_act() == [began.first]
    assert redrawn > 3


def test_who_ties_draws_one_more_card_of_the_same_deck() -> None:
    """The cards that were drawn stay out until it is decided (ruling KS-C28)."""
    again = 0
    for number in range(60):
        drawn: list[dict[int, str]] = [
            dict(zip(event.seats, event.cards, strict=True))
            for event in opened(f"again {number}", seats=6).events(None)
            if isinstance(event, FirstDrawn)
        ]
        for seat in range(6):
            cards = [draw[seat] for draw in drawn if seat in draw]
            assert len(set(cards)) == len(cards)
            again += len(cards) > 1
    assert again > 10


def test_an_even_card_of_the_first_player_means_day_an_odd_one_night() -> None:
    modes = set()
    for number in range(30):
        table = opened(f"mode {number}")
        (began,) = [event for event in table.events(None) if isinstance(event, Began)]
        assert began.card is not None
        even = shipped().power[KINDS.index(began.card)] % 2 == 0
        assert began.mode == ("day" if even else "night")
        modes.add(began.mode)
    assert modes == {"day", "night"}


@pytest.mark.parametrize(("mode", "cards", "removed"), [("day", 10, 0), ("night", 8, 2)])
def test_ten_cards_by_day_and_eight_at_night(mode: str, cards: int, removed: int) -> None:
    table = opened("cards", mode=mode)
    view = table.view(0)
    assert isinstance(view, KingsStruggleView)
    assert len(view.seats[0].hand) == cards
    assert len(view.seats[0].removed) == removed
    assert [seat.coins for seat in view.seats] == [5] * 4


def test_at_the_end_three_cards_are_left_by_day_and_one_at_night() -> None:
    for mode, left in (("day", 3), ("night", 1)):
        table = opened("to the end", mode=mode, offers=0)
        while not table.over:
            seat = table.to_act()[0]
            table.act(seat, table.options(seat)[-1])
        view = table.view(0)
        assert isinstance(view, KingsStruggleView)
        assert {len(seat.hand) + seat.hidden_cards for seat in view.seats} == {left}


def test_the_leader_plays_openly_and_the_others_in_secret() -> None:
    table = opened("secret")
    leader = table.to_act()[0]
    table.act(leader, table.options(leader)[0])
    assert isinstance(table.events(None)[-1], Led)
    others = table.to_act()
    assert others == [seat for seat in range(4) if seat != leader]
    table.act(others[0], table.options(others[0])[0])
    assert isinstance(table.events(None)[-1], Led)
    assert table.undo_state(others[0]).can == "undo"
    for seat in others[1:]:
        table.act(seat, table.options(seat)[0])
    assert any(isinstance(event, Revealed) for event in table.events(None))


def test_cards_of_ones_own_must_fit_the_box() -> None:
    for wrong in (
        {"cards": {"king": {"power": 9}}},
        {"cards": {"king": {"estate": "serf"}}},
        {"cards": {"king": {"copies": 5}}},
        {"cards": {"dragon": {"power": 3, "estate": "serf", "copies": 6, "source": "mine"}}},
    ):
        with pytest.raises(regnum.BadCards):
            opened("cards", cards=wrong)
    swapped = {"cards": {"king": {"power": 9}, "queen": {"power": 10}}}
    assert opened("cards", cards=swapped).to_act()


@pytest.mark.parametrize(
    ("wrong", "entry", "word"),
    [
        ({"titels": {"king": {"power": 9}}}, "titels", "version, cards"),
        ({"cards": {"king": {"power": 9}}}, "cards.king", "“power” is 9 in [cards.queen] too"),
        ({"cards": {"queen": {"power": 10}}}, "cards.queen", "“power” is 10 in [cards.king] too"),
        ({"cards": {"king": {"power": 11}}}, "cards.king", "from 1 to 10"),
        ({"cards": {"king": {"estate": "serf"}}}, "cards.king", "right would be only royalty"),
        ({"cards": {"king": {"copies": 5}}}, "cards.king", "makes 5 in all; the box holds 6"),
        (
            {"cards": {"dragon": {"power": 3, "estate": "serf", "copies": 6, "source": "mine"}}},
            "cards.dragon",
            "peasant, farmer",
        ),
    ],
)
def test_a_wrong_card_file_is_told_what_in_it_is_wrong(
    wrong: dict[str, object], entry: str, word: str
) -> None:
    with pytest.raises(regnum.BadCards) as error:
        opened("cards", cards=wrong)
    assert error.value.message.args["entry"] == entry
    assert word in str(error.value)


def test_options_out_of_range_are_refused() -> None:
    for wrong in ({"offers": 10}, {"offers": -1}, {"market": "black"}, {"mode": "dusk"}):
        with pytest.raises(regnum.BadSetUp):
            opened("options", **wrong)


def test_a_hand_shows_the_powers_of_the_cards_that_are_played_with() -> None:
    mine = {"cards": {"king": {"power": 9}, "queen": {"power": 10}}}
    table = opened("powers", cards=mine)
    seat = table.to_act()[0]
    hand = next(
        inner
        for area in table.scene(seat).areas
        for inner in area.areas
        if inner.id == f"hand-{seat}"
    )
    shown = {piece.id: piece.badges[0].args["power"] for piece in hand.pieces}
    assert (shown[f"king-{seat + 1}"], shown[f"queen-{seat + 1}"]) == (9, 10)
    view = table.view(seat)
    assert isinstance(view, KingsStruggleView)
    assert dict(zip(view.seats[seat].hand, view.seats[seat].powers, strict=True)) == shown
