"""Before the first round: decks, advisors, stacks of menaces (pp. 2, 8, 10)."""

from __future__ import annotations

import pytest

from regnum.core import agenda
from regnum.core.dice import quick_dice
from regnum.games.wonderful_kingdom.actions import Choose, Keep
from regnum.games.wonderful_kingdom.cards import ADVISOR, CALAMITY, TREASURE
from regnum.games.wonderful_kingdom.events import Advised, Joined, LeftOver
from regnum.games.wonderful_kingdom.game import game
from regnum.games.wonderful_kingdom.offers import spare_card
from regnum.games.wonderful_kingdom.planning import BEGIN_PLANNING
from regnum.games.wonderful_kingdom.rounds import BEGIN_END
from regnum.games.wonderful_kingdom.state import Realm
from tests.games.wonderful_kingdom.story import given


def opened(seed: int = 3, **options: object) -> Realm:
    s = game.set_up(2, game.read_options(options), game.cards(), quick_dice(seed))
    agenda.advance(s)
    return s


def kinds(s: Realm, cards: list[int]) -> list[int]:
    return [s.match.cards.kind[card] for card in cards]


# -- advisors


def test_each_seat_keeps_one_of_two_advisors_and_begins_with_two_soldiers() -> None:
    s = opened(module="advisors")
    assert agenda.to_act(s) == [0, 1]
    assert kinds(s, s.drawn[0] + s.drawn[1]) == [ADVISOR] * 4
    kept = [s.drawn[0][0], s.drawn[1][1]]
    for seat in range(2):
        agenda.act(s, seat, Keep(s.match.cards.names[kept[seat]]))
    assert s.advisors == [[kept[0]], [kept[1]]]
    assert s.soldiers == [2, 2], "the first advisor brings none"
    assert [len(away) for away in s.drawn] == [1, 1]


def test_ten_advisors_take_the_place_of_the_treasures() -> None:
    s = opened(module="advisors")
    assert len(s.deck) == 80
    assert kinds(s, s.deck).count(ADVISOR) == 10
    assert TREASURE not in kinds(s, s.deck)
    assert kinds(s, s.dangers[0] + s.dangers[1]) == [CALAMITY] * 8


@pytest.mark.parametrize("seed", range(4))
def test_the_advisor_put_away_stays_unseen_by_the_other(seed: int) -> None:
    s = opened(seed, module="advisors")
    for seat in range(2):
        agenda.act(s, seat, agenda.options(s, seat)[0])
    away = [s.match.cards.names[cards[0]] for cards in s.drawn]
    assert away[0] in game.known(s, 0)
    for viewer in (1, None):
        assert away[0] not in game.known(s, viewer)
    others = {game.places(game.redeal(s, 1, quick_dice(turn)))[away[0]] for turn in range(60)}
    assert len(others) > 2, "for the other it may be anywhere"
    for turn in range(20):
        world = game.redeal(s, 1, quick_dice(turn))
        assert kinds(world, world.drawn[0]) == [ADVISOR]


def test_an_advisor_taken_face_up_joins_at_once_with_a_soldier() -> None:
    table, seat = given(
        at="taking",
        hands={1: ["farm-2"]},
        offers=[["royal-architect", "farm-1"], []],
        module="advisors",
    )
    before = seat(1).soldiers
    seat(1).takes(1)
    assert seat(1).advisors == ["royal-architect"]
    assert seat(1).soldiers == before + 1
    assert seat(1).draft == ["farm-1"]
    assert table.told(Joined) == [Joined(1, "royal-architect")]


def test_one_taken_face_down_joins_in_planning() -> None:
    table, seat = given(
        at="draft",
        hands={0: ["royal-architect", "farm-1"], 1: ["farm-2"]},
        module="advisors",
    )
    before = seat(1).soldiers
    seat(0).offers("royal-architect", 1, face_down=True)
    seat(0).offers("farm-1", 2)
    seat(1).takes(1)
    assert seat(1).advisors == []
    assert seat(1).soldiers == before
    table.state.agenda = [BEGIN_PLANNING]
    agenda.advance(table.state)
    assert seat(1).advisors == ["royal-architect"]
    assert seat(1).soldiers == before + 1


def test_an_advisor_left_over_is_discarded() -> None:
    table, seat = given(
        at="taking",
        hands={},
        offers=[["royal-architect"], ["farm-1"]],
        module="advisors",
    )
    table.state.turn = 7
    seat(1).takes(2)
    assert table.told(LeftOver) == [LeftOver(("royal-architect",), 0)]
    assert table.left_over == ["royal-architect"]
    assert seat(0).advisors == seat(1).advisors == []


@pytest.mark.parametrize("first", [0, 1])
def test_at_the_end_the_first_seat_of_the_last_round_is_asked_first(first: int) -> None:
    advisors = ["father-confessor", "lord-chamberlain"]
    table, seat = given(
        at="end",
        round=4,
        advisors={0: advisors[:1], 1: advisors[1:]},
        soldiers={0: 9, 1: 9},
        calamities={0: ["calamity-1"]},
        building={1: {"farm-1": ""}},
        module="advisors",
        cards={
            "advisors": {
                "father-confessor": {"phase": "end", "does": "absolve"},
                "lord-chamberlain": {"phase": "end", "does": "finish", "amount": 4},
            }
        },
    )
    # in round 4 the arrow points at the other seat than in round 1
    table.state.match.first = 1 - first
    table.state.agenda = [BEGIN_END]
    agenda.advance(table.state)
    assert table.to_act == [first]
    seat(first).asks(advisors[first])
    assert [event.seat for event in table.told(Advised)] == [first]


def test_alone_advisors_leave_enough_cards_for_every_search() -> None:
    table, _ = given(1, at="draft", round=3, module="advisors")
    s = table.state
    s.deck = s.deck[:23]
    s.top = 0
    assert spare_card(s)
    s.top = 1
    assert not spare_card(s), "13 for the last round, 9 for the rest of this one"


# -- menaces


def test_the_first_seat_chooses_its_stack_first_and_a_taken_one_is_refused() -> None:
    s = opened(module="menaces")
    first = s.match.first
    assert agenda.to_act(s) == [first]
    agenda.act(s, first, Choose("shadow"))
    assert agenda.to_act(s) == [1 - first]
    choice = agenda.choice_of(s, 1 - first)
    assert choice is not None
    refusal = choice.refusal(s, 1 - first, Choose("shadow"))
    assert refusal is not None
    assert refusal.code == "stack-taken"
    agenda.act(s, 1 - first, Choose("thief"))
    names = [[s.match.cards.names[card] for card in own] for own in s.dangers]
    assert names[first] == [f"shadow-{n}" for n in range(1, 5)]
    assert names[1 - first] == [f"thief-{n}" for n in range(1, 5)]
    for seat in range(2):
        assert s.dangers[seat][0] in s.hands[seat]


def test_calamities_stay_in_the_box_with_menaces() -> None:
    s = opened(module="menaces", stacks=("giant-rat", "thief"))
    assert not any(name.startswith("calamity") for name in game.places(s))
