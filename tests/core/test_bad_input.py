"""Bad input: a typed error, a sentence that says what was wrong and what would be right,
and nothing has changed."""

from __future__ import annotations

import contextlib
from collections.abc import Callable

import msgspec
import pytest

import regnum
from regnum.core.actions import Action
from regnum.core.agenda import State
from regnum.core.errors import BadCards, BadSetUp, Malformed, Refused, RegnumError
from regnum.core.table import Table


class Fly(Action, frozen=True):
    """An action of no game."""


WRONG_SEATS = [3, 99, -1, -3, 10**30]


@pytest.fixture
def at() -> Table[State]:
    """A match of King's Bounty in which each seat has had a turn."""
    match = regnum.open_table("kings-bounty", seats=3, seed="bad input")
    for _ in range(3):
        seat = match.to_act()[0]
        for text in ("return", f"under {hand(match, seat)[0]}", "draw"):
            match.act(seat, text)
    return match


def refused(match: Table[State], kind: type[RegnumError], call: Callable[[], object]) -> str:
    """The sentence of an error that has changed nothing."""
    seen = [None, *range(match.seats)]
    before = match.record(), [match.view(seat) for seat in seen], match._state.clone()
    with pytest.raises(kind) as caught:
        call()
    assert (match.record(), [match.view(seat) for seat in seen]) == before[:2]
    assert match.game.places(match._state) == match.game.places(before[2])
    assert match._state.dice.used == before[2].dice.used
    sentence = str(caught.value)
    assert " " in sentence
    assert sentence.endswith(".")
    return sentence


def hand(match: Table[State], seat: int) -> tuple[str, ...]:
    return match.view(seat).seats[seat].hand


# -- seats and turns


def test_an_action_out_of_turn_names_whose_turn_it_is(at):
    now = at.to_act()[0]
    other = (now + 1) % 3
    sentence = refused(at, Refused, lambda: at.act(other, f"under {hand(at, other)[0]}"))
    assert sentence == f"It is not your turn: the game waits for Player {now + 1}."


@pytest.mark.parametrize("seat", WRONG_SEATS)
def test_an_action_for_a_seat_that_does_not_exist_names_those_that_do(at, seat):
    sentence = refused(at, Refused, lambda: at.act(seat, "draw"))
    assert sentence == f"There is no seat {seat} at this table. Seats are numbered from 0 to 2."


@pytest.mark.parametrize("seat", WRONG_SEATS)
@pytest.mark.parametrize(
    "deed",
    [
        lambda at, seat: at.undo(seat),
        lambda at, seat: at.undo(seat, consent=[0, 1, 2]),
        lambda at, seat: at.resign(seat),
        lambda at, seat: at.stand_in(seat, "greedy"),
        lambda at, seat: at.clock(seat, 3),
        lambda at, seat: at.view(seat),
        lambda at, seat: at.scene(seat),
        lambda at, seat: at.events(seat),
        lambda at, seat: at.imagine(seat, 1),
    ],
)
def test_a_seat_that_does_not_exist_can_do_and_see_nothing(at, deed, seat):
    assert f"no seat {seat} " in refused(at, Refused, lambda: deed(at, seat))


@pytest.mark.parametrize("seat", WRONG_SEATS)
def test_asking_about_a_seat_that_does_not_exist_is_harmless(at, seat):
    assert at.options(seat) == []
    assert at.choice(seat) == 0
    assert at.refusal(seat, "draw").code == "no-such-seat"
    assert at.undo_state(seat).can == "nothing"


def test_a_truth_value_for_a_seat_never_gets_into_the_record(at):
    """Compiled code takes it for seat 0 or 1, plain Python refuses it."""
    for seat in (True, False):
        with contextlib.suppress(Refused):
            at.act(seat, at.options(int(seat))[0] if at.options(int(seat)) else "draw")
        with contextlib.suppress(Refused):
            at.resign(seat)
    assert {type(entry.seat) for entry in at.record().entries} == {int}


@pytest.mark.parametrize("off", [-1, 5])
def test_a_choice_that_is_past_or_never_was_names_the_one_that_is_now(at, off):
    seat = at.to_act()[0]
    now = at.choice(seat)
    action = at.options(seat)[0]
    sentence = refused(at, Refused, lambda: at.act(seat, action, choice=now + off))
    assert sentence == f"That answers choice {now + off}, but the choice before you now is {now}."


# -- actions


@pytest.mark.parametrize(
    ("json", "why"),
    [
        ("", "no valid JSON"),
        ("{", "no valid JSON"),
        ('{"do": "dance"}', "no action “dance”, only draw, onto, pass, play, return, under"),
        ('{"do": "play", "card": 5}', "“card” cannot be “5”; right would be a text"),
        ('{"do": "play"}', "the field “card” is missing"),
        ('{"do": "play", "card": "elf-hero-1", "on": 2}', "no field “on”, only card"),
        ('{"do": "draw", "cards": 2}', "cards"),
        ("[]", "a JSON object"),
        ("null", "a JSON object"),
        (b"\xff", "no valid JSON"),
        (b'{"do": "play", "card": "\xff"}', "no valid JSON"),
        ("[" * 100_000, "no valid JSON"),
        ('{"do": "play", "card": ' + "[" * 900 + "]" * 900 + "}", "“card” cannot be “[[["),
        ('{"do":' * 100_000, ""),
    ],
)
def test_malformed_json_is_no_action_and_says_why(at, json, why):
    sentence = refused(at, Malformed, lambda: at.game.decode(json))
    assert sentence.startswith("This is no action of this game: ")
    assert why in sentence


def test_text_that_is_no_action_names_the_forms_there_are(at):
    sentence = refused(at, Malformed, lambda: at.act(at.to_act()[0], "fly away"))
    assert "“fly away” is no action of this game" in sentence
    for form in ("{troop} > {holding}", "play {card}", "under {card}", "draw", "pass"):
        assert form in sentence


def test_a_card_that_is_not_in_hand_is_named_whether_to_be_played_or_returned(at):
    seat = at.to_act()[0]
    other = hand(at, (seat + 1) % 3)[0]
    played = refused(at, Refused, lambda: at.act(seat, f"play {other}"))
    at.act(seat, "return")
    returned = refused(at, Refused, lambda: at.act(seat, f"under {other}"))
    for sentence in (played, returned):
        assert "in your hand" in sentence
        assert "Choose a card that you hold" in sentence


def test_a_card_that_is_not_in_the_game_is_named(at):
    sentence = refused(at, Refused, lambda: at.act(at.to_act()[0], "play ace-of-spades"))
    assert "ace-of-spades" in sentence


def with_a_troop_played() -> Table[State]:
    """Somebody has played a troop and must say onto what, out of several."""
    for n in range(200):
        match = regnum.open_table("kings-bounty", seats=2, seed=f"target {n}")
        for _ in range(30):
            if match.over:
                break
            seat = match.to_act()[0]
            options = match.options(seat)
            if " > " in match.game.notate(options[0]):
                return match
            plays = [action for action in options if type(action).__name__ == "Play"]
            match.act(seat, plays[0] if plays else options[-1])
    raise AssertionError("no troop was ever played")


def test_a_target_that_is_not_there_is_named():
    match = with_a_troop_played()
    seat = match.to_act()[0]
    troop, _, _ = match.game.notate(match.options(seat)[0]).partition(" > ")
    places = match.game.places(match._state)
    away = next(name for name in places if "tower" in name and "hold" not in places[name])
    sentence = refused(match, Refused, lambda: match.act(seat, f"{troop} > {away}"))
    assert "tower" in sentence
    nowhere = refused(match, Refused, lambda: match.act(seat, f"{troop} > atlantis"))
    assert "atlantis" in nowhere


@pytest.mark.parametrize("game", ["kings-struggle", "kings-bounty", "fairy-fracas"])
def test_what_is_no_action_of_this_game_is_told_so(game):
    match = regnum.open_table(game, seats=3, seed="a talk")
    while match.to_act() and not match.may_speak() and len(match.entries) < 30:
        seat = match.to_act()[0]
        match.act(seat, match.options(seat)[-1])
    seat = match.to_act()[0]
    for call in (match.act, match.refusal):
        with pytest.raises(Malformed, match="is no action of this game"):
            call(seat, Fly())
        for thing in (None, {"do": "skip"}, 5):
            # compiled code does not even take what has a wrong type
            with pytest.raises((Malformed, TypeError)):
                call(seat, thing)


@pytest.mark.parametrize("wrong", [None, [], 5, "xxx", {"a": 1}, object()])
@pytest.mark.parametrize("game", sorted(regnum.games()))
def test_an_action_with_fields_of_wrong_types_is_malformed_or_refused(game, wrong):
    """A struct can be made of anything; what is in it is looked at when it is said."""
    match = regnum.open_table(game, seats=regnum.games()[game].facts.seats[-1], seed="a talk")
    kinds = [kind for kind in match.game.actions if msgspec.structs.fields(kind)]
    for _ in range(12):
        seat = match.to_act()[0]
        for kind in kinds:
            action = kind(*[wrong] * len(msgspec.structs.fields(kind)))
            with contextlib.suppress(Malformed):
                assert match.refusal(seat, action) is not None
        match.act(seat, match.options(seat)[-1])
    flawed = kinds[0](*[[]] * len(msgspec.structs.fields(kinds[0])))
    sentence = refused(match, Malformed, lambda: match.act(match.to_act()[0], flawed))
    assert "cannot be “[]”; right would be " in sentence


def test_a_game_that_is_no_name_at_all_is_told_so():
    for thing in (None, 5, ["kings-bounty"]):
        # compiled code does not even take what has a wrong type
        with pytest.raises((BadSetUp, TypeError)) as caught:
            regnum.open_table(thing, seats=2)
        assert str(caught.value)


@pytest.mark.parametrize("left", ["x", None, 2.5])
def test_a_clock_that_shows_no_seconds_never_gets_into_the_record(at, left):
    before = at.record()
    # "no-seconds"; compiled code does not even take what has a wrong type
    with pytest.raises((Refused, TypeError)):
        at.clock(0, left)
    assert at.record() == before


@pytest.mark.parametrize("bot", [7, None, ["greedy"]])
def test_a_bot_without_a_name_that_moves_for_somebody_never_gets_into_the_record(at, bot):
    before = at.record()
    with pytest.raises((Refused, TypeError)):
        at.clock(0, 0, bot)
    assert at.record() == before


def test_a_stand_in_without_a_name_never_gets_into_the_record(at):
    before = at.record()
    # "no-bot-name"; compiled code does not even take what has a wrong type
    with pytest.raises((Refused, TypeError)):
        at.stand_in(0, None)
    assert at.record() == before


# -- set-up


@pytest.mark.parametrize(
    ("call", "option", "right"),
    [
        ({"seats": 2.0}, "seats", "a whole number out of 2, 3, 4, 5, or a list of chairs"),
        ({"seats": "2"}, "seats", "a whole number out of"),
        ({"seats": None}, "seats", "a whole number out of"),
        ({"seats": True}, "seats", "a whole number out of"),
        ({"seats": [1, 2]}, "seats", "a list of chairs"),
        ({"seats": 2, "key": "abc"}, "key", "bytes"),
        ({"seats": 2, "cards": 5}, "cards", "as in a card file"),
        ({"seats": 2, "cards": "x" * 100}, "cards", "as in a card file"),
        ({"seats": 2, "cards": {"titles": {1: 2}}}, "cards", "as in a card file"),
    ],
)
def test_a_call_with_a_wrong_type_says_what_would_be_right(call, option, right):
    with pytest.raises(BadSetUp) as caught:
        regnum.open_table("kings-bounty", **call)
    assert f"The option “{option}” cannot be “" in str(caught.value)
    assert right in str(caught.value)


@pytest.mark.parametrize("seats", [0, 1, 6, -2, 10**12])
def test_a_number_of_seats_that_the_game_is_not_for_names_those_it_is_for(seats):
    with pytest.raises(BadSetUp) as caught:
        regnum.open_table("kings-bounty", seats=seats)
    assert "This game is not for" in str(caught.value)
    assert "can be played with 2, 3, 4, 5." in str(caught.value)


@pytest.mark.parametrize(
    ("option", "value", "right"),
    [
        ("secret_titles", "yes", "true or false"),
        ("secret_titles", 1, "true or false"),
        ("idle_rounds", 2.5, "a whole number from 0 to 20"),
        ("idle_rounds", -1, "a whole number from 0 to 20"),
        ("idle_rounds", 10**30, "a whole number from 0 to 20"),
        ("without", "elf", "a list of any of dwarf, elf, orc, undead"),
        ("without", ["hobbit"], "a list of any of dwarf, elf, orc, undead"),
        ("without", object(), "a list of any of dwarf, elf, orc, undead"),
    ],
)
def test_an_option_that_does_not_fit_names_what_would(option, value, right):
    with pytest.raises(BadSetUp) as caught:
        regnum.open_table("kings-bounty", seats=2, **{option: value})
    sentence = str(caught.value)
    assert f"option “{option}” cannot be “" in sentence
    assert f"Right would be {right}." in sentence


def test_an_option_that_there_is_not_names_those_there_are():
    with pytest.raises(BadSetUp) as caught:
        regnum.open_table("kings-bounty", seats=2, trumps="hearts")
    sentence = str(caught.value)
    assert "no option “trumps”" in sentence
    assert (
        "Its options are: secret_titles, without, short_ending, idle_rounds, hero_at_home."
        in sentence
    )


def test_too_many_peoples_left_out_names_how_many_there_should_be():
    with pytest.raises(BadSetUp, match="2"):
        regnum.open_table("kings-bounty", seats=2, without=("elf", "orc", "dwarf"))


@pytest.mark.parametrize(
    ("changes", "entry"),
    [
        ({"troops": {"elf-hero": {"copies": 2}}}, "troops"),
        ({"castles": {"elf-tower": {"copies": 9}}}, "castles"),
        ({"obelisks": {"low-obelisk": {"copies": 5}}}, "obelisks"),
    ],
)
def test_a_card_file_with_a_wrong_count_names_what_the_box_holds(changes, entry):
    with pytest.raises(BadCards) as caught:
        regnum.open_table("kings-bounty", seats=2, cards=changes)
    assert f"[{entry}" in str(caught.value)
    assert "the box holds" in str(caught.value)


def test_a_card_of_the_wrong_type_names_entry_field_and_line():
    with pytest.raises(BadCards) as caught:
        regnum.open_table(
            "kings-bounty", seats=2, cards={"troops": {"elf-warrior": {"strength": "big"}}}
        )
    assert "[troops.elf-warrior] (line " in str(caught.value)
    assert "(line 0)" not in str(caught.value)
    assert "strength" in str(caught.value)
