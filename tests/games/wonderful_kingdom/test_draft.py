"""The draft: offers, traps, taking (p. 3)."""

from __future__ import annotations

import pytest

from regnum.core import agenda
from regnum.core.actions import Seat
from regnum.core.dice import quick_dice
from regnum.games.wonderful_kingdom.actions import Offer, Take, Trap
from regnum.games.wonderful_kingdom.cards import CALAMITY
from regnum.games.wonderful_kingdom.events import LeftOver, Offered, Took
from regnum.games.wonderful_kingdom.game import game
from regnum.games.wonderful_kingdom.planning import BEGIN_PLANNING
from regnum.games.wonderful_kingdom.state import DRAFT, PLANNING, Realm
from regnum.texts import speech
from tests.games.wonderful_kingdom.story import given

HANDS = {0: ["farm-1", "farm-2", "port-1", "calamity-1"], 1: ["village-1", "village-2"]}


def opened(seats: int = 2, **options: object) -> Realm:
    s = game.set_up(
        seats, game.read_options({"module": "teaching", **options}), game.cards(), quick_dice(3)
    )
    agenda.advance(s)
    return s


def test_each_hand_has_seven_cards_and_a_calamity() -> None:
    s = opened()
    for hand in s.hands:
        assert len(hand) == 8
        assert sum(s.match.cards.kind[card] == CALAMITY for card in hand) == 1
    assert [len(area) for area in s.offers] == [1, 1]


def test_both_cards_may_go_into_one_area() -> None:
    table, seat = given(at="draft", hands=HANDS, offers=[["port-2"], ["port-3"]])
    seat(0).offers("farm-1", 1)
    seat(0).offers("farm-2", 1)
    assert table.offer(1) == ["port-2", "farm-1", "farm-2"]
    assert table.to_act == [1]


def test_or_one_into_each() -> None:
    table, seat = given(at="draft", hands=HANDS)
    seat(0).offers("farm-1", 1)
    seat(0).offers("farm-2", 2)
    assert (table.offer(1), table.offer(2)) == (["farm-1"], ["farm-2"])


def test_the_other_takes_a_whole_area_and_offers_next() -> None:
    table, seat = given(at="taking", hands=HANDS, offers=[["port-2", "port-3"], ["farm-3"]])
    seat(1).takes(1)
    assert seat(1).draft == ["port-2", "port-3"]
    assert table.offer(2) == ["farm-3"]
    assert table.to_act == [1]
    assert seat(1).may(Offer("village-1", 2))


def test_an_empty_area_may_be_taken_and_the_other_keeps_its_cards() -> None:
    table, seat = given(at="taking", hands=HANDS, offers=[["port-2", "port-3"], []])
    seat(1).takes(2)
    assert seat(1).draft == []
    assert table.offer(1) == ["port-2", "port-3"]


@pytest.mark.parametrize(
    ("language", "empty", "hidden"),
    [
        ("en", "area 2: it is empty.", "area 2: nothing face up, and one card face down."),
        ("ru", "область 2: она пуста.", "область 2: открытых карт нет; лицом вниз: 1."),
        ("uk", "зону 2: вона порожня.", "зону 2: відкритих карток немає; долілиць: 1."),
    ],
)
def test_an_empty_area_is_told_from_one_with_a_trap(language: str, empty: str, hidden: str) -> None:
    voice = speech(language, game.facts.package)
    for face_down, told in ((0, empty), (1, hidden)):
        took = Took(1, 2, (), face_down)
        assert voice.say(game.told(took)).endswith(told)


def test_what_is_not_taken_piles_up() -> None:
    table, seat = given(at="taking", hands=HANDS, offers=[["port-2"], ["port-3"]])
    seat(1).takes(2)
    seat(1).offers("village-1", 1)
    seat(1).offers("village-2", 1)
    assert table.offer(1) == ["port-2", "village-1", "village-2"]


def test_a_trap_lies_face_down_and_is_remembered_by_who_laid_it() -> None:
    table, seat = given(at="draft", hands=HANDS)
    seat(0).offers("farm-1", 1, face_down=True)
    assert table.told(Offered)[-1] == Offered(0, "farm-1", 1, True)
    assert game.redact(table.told(Offered)[-1], 1) == Offered(0, None, 1, True)
    assert seat(0).knows("farm-1")
    assert not seat(1).knows("farm-1")
    lying = table.view(0).offers[0][0]
    assert (lying.card, lying.face_down, lying.laid_by) == ("farm-1", True, 0)
    assert table.view(1).offers[0][0].card is None


def test_who_takes_a_trap_knows_nothing_until_planning() -> None:
    table, seat = given(
        at="draft", hands={0: ["farm-1", "calamity-1"], 1: ["village-1"]}, offers=[["port-2"], []]
    )
    seat(0).offers("calamity-1", 1, face_down=True)
    seat(0).offers("farm-1", 2, face_down=True)
    seat(1).takes(1)
    assert table.view(1).seats[1].draft[1].card is None
    assert not seat(1).knows("calamity-1")
    table.state.agenda = [BEGIN_PLANNING]
    agenda.advance(table.state)
    assert seat(1).calamities == ["calamity-1"]
    assert seat(1).knows("calamity-1")


def test_a_lone_trap_of_an_empty_hand_that_showed_no_calamity_can_only_be_the_calamity() -> None:
    _, seat = given(at="draft", hands={0: ["farm-1", "calamity-1"], 1: ["village-1"]})
    seat(0).offers("calamity-1", 1, face_down=True)
    seat(0).offers("farm-1", 2)
    assert seat(1).knows("calamity-1")


@pytest.mark.parametrize(
    ("viewer", "badge"), [(0, "badge-remembered"), (1, "badge-deduced"), (None, "badge-deduced")]
)
def test_only_who_laid_a_trap_is_told_that_he_laid_it(viewer: Seat | None, badge: str) -> None:
    table, seat = given(at="draft", hands={0: ["farm-1", "calamity-1"], 1: ["village-1"]})
    seat(0).offers("calamity-1", 1, face_down=True)
    seat(0).offers("farm-1", 2)
    view = table.view(viewer)
    view.seat = viewer
    offer = next(a for a in game.scene(view).areas[0].areas if a.id == "offer-1")
    assert [piece.name.args["thing"] for piece in offer.pieces] == ["calamity-1"]
    assert offer.pieces[0].badges[0].id == badge


def test_a_trap_taken_by_who_laid_it_stays_known_to_him() -> None:
    table, seat = given(
        at="draft", hands={**HANDS, 0: ["farm-1", "farm-2", "port-1", "barracks-1"]}
    )
    seat(0).offers("farm-1", 1, face_down=True)
    seat(0).offers("farm-2", 2)
    seat(1).takes(2)
    seat(1).offers("village-1", 2)
    seat(1).offers("village-2", 2)
    seat(0).takes(1)
    assert table.view(0).seats[0].draft[0].card == "farm-1"
    assert table.view(1).seats[0].draft[0].card is None


def test_there_are_two_traps_a_round() -> None:
    _, seat = given(at="draft", hands=HANDS)
    seat(0).offers("farm-1", 1, face_down=True)
    seat(0).offers("farm-2", 1, face_down=True)
    seat(1).takes(2)
    seat(1).offers("village-1", 2)
    seat(1).offers("village-2", 2)
    seat(0).takes(2)
    assert seat(0).refusal_of(Trap()) == "no-trap-left"


def test_everybody_knows_that_the_hand_holds_a_calamity_until_a_card_is_laid_face_down() -> None:
    s = opened()
    first = s.first_seat()
    calamity = s.match.cards.names[s.dangers[first][0]]
    assert calamity in game.known(s, 1 - first)
    assert calamity in game.known(s, None)
    agenda.act(s, first, Trap())
    other = next(card for card in s.hands[first] if s.match.cards.names[card] != calamity)
    agenda.act(s, first, Offer(s.match.cards.names[other], 1))
    assert calamity not in game.known(s, 1 - first)
    assert calamity in game.known(s, first)


def test_when_the_trap_is_turned_up_the_calamity_is_known_to_be_in_the_hand_again() -> None:
    table, seat = given(
        at="draft",
        hands={0: ["farm-1", "farm-2", "port-1", "calamity-1"], 1: ["village-1"]},
        module="quests",
        board="usurper",
    )
    table.state.seen[table.state.match.cards.number["calamity-1"]] = 7
    table.state.spies[1] = 1
    seat(0).offers("farm-1", 1, face_down=True)
    seat(0).offers("farm-2", 2)
    assert not seat(1).knows("calamity-1")
    seat(1).says("spy")
    assert seat(1).knows("farm-1")
    assert seat(1).knows("calamity-1")


def test_two_traps_in_like_places_of_both_draft_areas_are_not_taken_for_one() -> None:
    table, seat = given(
        at="draft", hands={0: ["farm-1", "calamity-1", "port-1", "port-2"], 1: HANDS[1]}
    )
    seat(0).offers("calamity-1", 1, face_down=True)
    seat(0).offers("farm-1", 2, face_down=True)
    seat(1).takes(2)
    seat(1).offers("village-1", 2)
    seat(1).offers("village-2", 2)
    seat(0).takes(1)
    table.state.hands[0] = []
    table.state.left = [table.state.match.cards.number[card] for card in ("port-1", "port-2")]
    assert not seat(1).knows("calamity-1")
    assert not seat(1).knows("farm-1")


@pytest.mark.parametrize("first", [0, 1])
def test_the_first_seat_alternates(first: Seat) -> None:
    s = opened()
    s.match.first = first
    order = []
    for number in range(1, 5):
        s.round = number
        order.append(s.first_seat())
    assert order == [first, 1 - first, first, 1 - first]


def test_the_draft_ends_with_the_fourth_take_of_the_first_and_the_rest_is_discarded() -> None:
    s = opened()
    first = s.first_seat()
    s.events = []
    dice = quick_dice(5)
    takes: list[Seat] = []
    while s.phase == DRAFT:
        seat = agenda.next_seat(s)
        found = [a for a in agenda.options(s, seat) if isinstance(a, Offer | Take)]
        agenda.act(s, seat, dice.pick(found))
    takes = [event.seat for event in s.events if isinstance(event, Took)]
    assert takes == [1 - first, first] * 4
    assert s.phase == PLANNING
    assert s.hands == [[], []]
    left = [event for event in s.events if isinstance(event, LeftOver)]
    cards = sum(len(event.cards) + event.face_down for event in s.events if isinstance(event, Took))
    assert cards + sum(len(event.cards) + event.face_down for event in left) == 18


def test_two_seats_use_64_of_80_cards() -> None:
    s = opened()
    assert len(s.deck) == 80
    dice = quick_dice(9)
    while s.agenda:
        seat = agenda.next_seat(s)
        agenda.act(s, seat, dice.pick(agenda.options(s, seat)))
    assert s.top == 64


def test_only_what_one_holds_can_be_offered() -> None:
    _, seat = given(at="draft", hands=HANDS)
    assert seat(0).refusal_of(Offer("village-1", 1)) == "not-in-hand"
    assert seat(0).refusal_of(Offer("unicorn", 1)) == "no-such-card"
    assert seat(0).refusal_of(Take(1)) == "offer-first"
    assert seat(1).refusal_of(Take(1)) == "not-your-turn"
