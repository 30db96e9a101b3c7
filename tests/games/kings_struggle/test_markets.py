"""The free market and the regulated one."""

from __future__ import annotations

from regnum.core.actions import Seat
from regnum.core.dice import quick_dice
from regnum.games.kings_struggle.actions import Agree
from regnum.games.kings_struggle.events import HandedOver
from regnum.games.kings_struggle.game import game
from regnum.games.kings_struggle.knowledge import Passing, pass_cards
from regnum.games.kings_struggle.state import Court
from tests.conformance.law.redeals import alike

from .story import StorySeat, StoryTable, given

PILES = {0: ["queen-1"], 1: ["peasant-2", "farmer-2", "cobbler-2"], 2: ["cooper-3"]}


def market(**more: object) -> tuple[StoryTable, list[StorySeat]]:
    table, seat = given(
        "assassin",
        "king",
        "jester",
        "knight",
        piles={**PILES, 3: ["king-4", "queen-4"]},
        round=3,
        market="free",
        **more,  # type: ignore[arg-type]  # opening checks them
    )
    return table, [seat(number) for number in range(4)]


# -- the free market


def test_a_card_changes_piles_face_up() -> None:
    table, seats = market()
    seats[0].agrees(seats[1].offers("spare p2; give p2>p1 farmer-2"))
    assert table.pile(0) == ["farmer-2", "queen-1"]
    assert table.pile(1) == ["cobbler-2", "peasant-2"]
    assert all("farmer-2" in table.known(viewer) for viewer in (0, 1, 2, 3, None))


def test_a_card_offered_face_down_is_named_to_its_giver_only() -> None:
    table, seats = market()
    seats[1].offers("spare p2; give p2>p1 farmer-2 face down")
    names = [table.view(viewer).deals[0].deal.cards[0].card for viewer in (0, 1, 2, None)]
    assert names == [None, "farmer-2", None, None]


def test_when_it_has_passed_both_know_it_and_the_others_see_sizes_only() -> None:
    table, seats = market()
    seats[0].agrees(seats[1].offers("spare p2; give p2>p1 farmer-2 face down"))
    (event,) = table.told(HandedOver)
    told = [game.redact(event, viewer) for viewer in (0, 1, 2, None)]
    assert [shown.card for shown in told if isinstance(shown, HandedOver)] == [
        "farmer-2",
        "farmer-2",
        None,
        None,
    ]
    for viewer in (2, None):
        view = table.view(viewer)
        assert view.seats[1].hidden_pile == 2
        assert view.seats[0].pile == ("queen-1",), "it lies where it lay"
        assert view.seats[0].hidden_pile == 1
        assert view.seats[0].points is None, "no best split of a pile that is not known"
        assert view.seats[1].points is None
        assert view.seats[3].points is not None
    assert table.view(0).seats[1].points is not None
    assert "farmer-2" in table.known(0)


def test_the_only_card_of_a_pile_is_no_secret() -> None:
    table, seats = market()
    seats[0].agrees(seats[2].offers("spare p3; give p3>p1 cooper-3 face down"))
    assert "cooper-3" in table.known(None)
    assert table.pile(0) == ["cooper-3", "queen-1"]


def test_worlds_put_unknown_cards_only_where_they_can_be() -> None:
    table, seats = market()
    seats[0].agrees(seats[1].offers("spare p2; give p2>p1 farmer-2 face down"))
    seats[0].agrees(seats[2].offers("spare p3; pay p3>p1 1"))
    found = set()
    for seed in range(60):
        world = game.redeal(table.state, 3, quick_dice(seed))
        piles = [{world.cards.names[card] for card in pile} for pile in world.piles]
        assert [len(pile) for pile in piles] == [2, 2, 1, 2]
        assert "queen-1" in piles[0]
        assert piles[2] == {"cooper-3"}
        found |= piles[0]
    assert found == {"queen-1", "peasant-2", "farmer-2", "cobbler-2"}


def test_a_second_face_down_pass_widens_what_is_possible() -> None:
    table, seats = market()
    seats[0].agrees(seats[1].offers("spare p2; give p2>p1 farmer-2 face down"))
    seats[0].skips()
    seats[2].agrees(seats[0].offers("spare p1; give p1>p3 queen-1 face down"))
    assert {"queen-1", "farmer-2", "peasant-2"}.isdisjoint(table.known(3))
    assert "cooper-3" in table.known(3), "nothing left that pile"
    assert "queen-1" in table.known(2)
    assert {"queen-1", "farmer-2"}.isdisjoint(table.known(1)), "either may have gone on"
    for seed in range(40):
        world = game.redeal(table.state, 3, quick_dice(seed))
        back = {world.cards.names[card] for card in world.piles[1]}
        assert "queen-1" not in back, "it never could get there"


def test_agreeing_to_give_a_card_face_up_shows_where_it_is() -> None:
    table, seats = market()
    seats[0].agrees(seats[1].offers("spare p2; give p2>p1 farmer-2 face down"))
    wrong = seats[3].offers("spare p4; give p1>p4 peasant-2; pay p4>p1 1")
    right = seats[3].offers("spare p4; give p1>p4 farmer-2; pay p4>p1 1")
    assert seats[0].is_refused(Agree(wrong)) == "not-in-pile", "told to the giver only"
    seats[0].agrees(right)
    assert "farmer-2" in table.pile(3)
    assert "peasant-2" in table.known(None), "the rest of the pile follows"


def test_a_card_that_all_know_to_be_elsewhere_is_refused_at_once() -> None:
    _, seats = market()
    assert seats[1].is_refused("offer spare p2; give p2>p1 king-4") == "not-in-pile"
    assert seats[1].is_refused("offer spare p2; give p2>p1 dragon-1") == "no-such-card"
    assert seats[1].is_refused("offer spare p2; give p2>p2 farmer-2") == "pays-itself"
    twice = "give p2>p1 farmer-2; give p2>p1 farmer-2 face down"
    assert seats[1].is_refused(f"offer spare p2; {twice}") == "card-twice"


def test_only_the_giver_names_a_card_face_down() -> None:
    _, seats = market()
    said = "offer spare p2; give p2>p1 farmer-2 face down"
    assert seats[0].is_refused(said) == "face-down-own"
    assert seats[1].is_refused("offer spare p2; give p2>p1 any face down") == "name-own-cards"
    assert seats[1].is_refused("offer spare p2; give p2>p1 any") == "no-such-card"


# -- face down for face down (ruling KS-C35)

EXCHANGE = "spare p2; give p2>p1 farmer-2 face down; give p1>p2 any face down"


def test_cards_are_exchanged_face_down_each_named_by_its_giver() -> None:
    table, seats = market()
    deal = seats[1].offers(EXCHANGE)
    assert seats[0].is_refused(Agree(deal)) == "name-cards"
    assert seats[0].is_refused(Agree(deal, ("king-4",))) == "not-in-pile"
    assert Agree(deal, ("queen-1",)) in seats[0].options
    seats[0].agrees(deal, "queen-1")
    assert table.pile(0) == ["farmer-2"]
    assert table.pile(1) == ["cobbler-2", "peasant-2", "queen-1"]
    assert "queen-1" in table.known(1)
    assert "farmer-2" in table.known(0)
    assert "farmer-2" not in table.known(3)


def test_what_one_has_named_is_hidden_while_others_have_still_to_agree() -> None:
    table, seats = market()
    deal = seats[1].offers(
        "spare p2; give p2>p1 farmer-2 face down; give p4>p2 any face down; pay p2>p4 1"
    )
    seats[3].agrees(deal, "king-4")
    named = [
        [passing.card for passing in table.view(viewer).deals[0].deal.cards]
        for viewer in (0, 1, 3, None)
    ]
    assert named == [[None, None], ["farmer-2", None], [None, "king-4"], [None, None]]
    drawn = {
        game.redeal(table.state, 1, quick_dice(seed)).deals[0].deal.cards[1].card
        for seed in range(30)
    }
    assert drawn == {"king-4", "queen-4"}
    seats[0].agrees(deal)
    assert "king-4" in table.pile(1)


def test_no_more_cards_are_asked_for_than_a_pile_has() -> None:
    _, seats = market()
    two = "give p1>p2 any face down; give p1>p2 any face down"
    assert seats[1].is_refused(f"offer spare p2; {two}") == "pile-too-small"


def test_an_exchange_is_suggested() -> None:
    _, seats = market()
    offer = "offer spare p2; give p2>p1 cobbler-2 face down; give p1>p2 any face down"
    assert offer in seats[1].offers_listed


def test_a_closed_deal_takes_other_face_down_offers_off_the_table() -> None:
    """So nobody learns from what still stands which card it was."""
    table, seats = market()
    seats[1].offers("spare p2; give p2>p1 farmer-2 face down")
    other = seats[2].offers("spare p3; pay p3>p1 1")
    seats[0].agrees(other)
    assert table.open_deals == []


def test_what_one_knows_of_a_pile_can_hang_on_what_lies_in_ones_own() -> None:
    """Two cards go from the second seat to the third, one goes on from there to the fourth, all
    face down. Where the fourth got one that began with the third, the other that began there
    is all it can place in the third's pile; where it got one of the second's, both are."""
    table, _ = given(
        "assassin",
        "king",
        "jester",
        "knight",
        piles={1: ["king-1", "jeweler-4", "knight-2"], 2: ["farmer-2", "peasant-3"]},
        round=3,
        market="free",
    )
    truth = table.state
    for giver, receiver, name in ((1, 2, "king-1"), (1, 2, "knight-2"), (2, 3, "farmer-2")):
        pass_cards(truth, [Passing(giver, receiver, truth.cards.number[name], face_down=True)])
    assert of_pile(truth, 2, 3) == {"peasant-3"}
    lain = set()
    for seed in range(40):
        world = game.redeal(truth, 1, quick_dice(seed))
        (mine,) = (name for name, place in game.places(world).items() if place == "pile-3")
        lain.add(mine)
        theirs = {"farmer-2", "peasant-3"} - {mine}
        assert of_pile(world, 2, 3) == theirs
        assert alike(game, truth, world, 3)
    assert lain == {"farmer-2", "peasant-3", "king-1", "knight-2"}


def test_who_gives_a_whole_pile_away_is_seen_to() -> None:
    """The second's only card is exchanged for one of the third's three, face down: the fourth
    still knows where it went, and not which of the three came back."""
    table, _ = given(
        "assassin",
        "king",
        "jester",
        "knight",
        piles={1: ["king-1"], 2: ["farmer-2", "peasant-3", "queen-4"]},
        round=3,
        market="free",
    )
    s = table.state
    number = s.cards.number
    exchanged = [Passing(2, 1, number["farmer-2"], True), Passing(1, 2, number["king-1"], True)]
    pass_cards(s, exchanged)
    assert of_pile(s, 2, 3) == {"king-1"}
    assert of_pile(s, 1, 3) == set()
    assert of_pile(s, 1, 2) == of_pile(s, 1, 1) == {"farmer-2"}


def of_pile(s: Court, pile: Seat, viewer: Seat) -> set[str]:
    """The cards of a pile that a viewer knows to lie there."""
    places = game.places(s)
    return {name for name in game.known(s, viewer) if places[name] == f"pile-{pile}"}


def test_a_card_that_passed_face_down_cannot_be_given_again_by_an_older_deal() -> None:
    table, seats = market()
    openly = seats[1].offers("spare p2; give p2>p3 farmer-2; pay p2>p1 1")
    secretly = seats[1].offers("spare p2; give p2>p1 farmer-2 face down")
    seats[0].agrees(secretly)
    assert openly not in table.open_deals
    assert seats[2].is_refused(Agree(openly)) == "deal-gone"


def test_at_the_end_the_piles_are_open() -> None:
    table, seats = market()
    seats[0].agrees(seats[1].offers("spare p2; give p2>p1 farmer-2 face down"))
    table.state.round = 7
    table.everybody_skips()
    assert table.turn is None
    assert all(shown.points is not None for shown in table.view(None).seats)


def test_cards_are_among_the_offers_that_are_suggested() -> None:
    _, seats = market()
    assert "offer spare p2; give p2>p1 cobbler-2 face down" in seats[1].offers_listed


# -- the regulated market


def regulated(said: str) -> str:
    _, seat = given("assassin", "king", "queen", market="regulated", coins={1: 9})
    return seat(1).is_refused(f"offer {said}")


def test_three_coins_at_most_now_and_later_together() -> None:
    """Ruling KS-C25."""
    assert regulated("spare p2; pay p2>p1 3") == ""
    assert regulated("spare p2; pay p2>p1 4") == "regulated-coins"
    assert regulated("spare p2; pay p2>p1 2; promise p2 pay p1 2 by 3") == "regulated-coins"
    assert regulated("spare p2; pay p2>p1 2; pay p2>p3 2") == "regulated-coins"


def test_one_return_action_at_most() -> None:
    one = "promise p2 use kill on p3 by 2"
    assert regulated(f"spare p2; pay p2>p1 3; {one}") == ""
    assert regulated(f"spare p2; {one}; promise p2 avoid jest by 3") == "regulated-promises"


def test_the_limits_are_for_each_player() -> None:
    assert regulated("spare p2; pay p2>p1 3; pay p3>p1 3") == ""
