"""Every action has a short text form that parses back."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import Meta

import regnum
from regnum.core import notation
from regnum.core.actions import Action, Event, kebab
from regnum.core.errors import Malformed
from regnum.core.messages import Message


class Give(Action, frozen=True):
    notation: ClassVar[str] = "{card} -> {seat}"
    card: str
    seat: int


class Offer(Action, frozen=True):
    cards: tuple[str, ...]
    coins: Annotated[int, Meta(ge=0, le=9)] = 0
    to: int | None = None


class Weigh(Action, frozen=True):
    parts: tuple[int, ...] | None
    colour: Literal["red", "green"]
    open: bool


class Rest(Action, frozen=True):
    pass


class Took(Event, frozen=True):
    seat: int
    cards: tuple[str, ...]
    of: str | None


KINDS: list[type[Action]] = [Give, Offer, Weigh, Rest]


@pytest.mark.parametrize(
    ("action", "text"),
    [
        (Give("elf-warrior-1", 2), "elf-warrior-1 -> 2"),
        (Offer(("a", "b"), 3, 1), "offer a,b 3 1"),
        (Offer(("a",)), "offer a 0 -"),
        (Offer((), 9, 0), "offer () 9 0"),
        (Weigh((1, -2), "red", True), "weigh 1,-2 red True"),
        (Weigh(None, "green", False), "weigh - green False"),
        (Rest(), "rest"),
    ],
)
def test_an_action_is_written_shortly_and_parses_back(action, text):
    assert notation.notate(action) == text
    assert notation.parse(text, KINDS) == action


WORD = st.from_regex(r"[a-z]+(-[a-z0-9]+)*", fullmatch=True)
NUMBER = st.integers(-(2**40), 2**40)
ACTIONS = st.one_of(
    st.builds(Give, WORD, NUMBER),
    st.builds(Offer, st.lists(WORD, max_size=4).map(tuple), st.integers(0, 9), st.none() | NUMBER),
    st.builds(
        Weigh,
        st.none() | st.lists(NUMBER, max_size=4).map(tuple),
        st.sampled_from(["red", "green"]),
        st.booleans(),
    ),
    st.just(Rest()),
)


@settings(max_examples=200, deadline=None, derandomize=True, database=None)
@given(ACTIONS)
def test_any_action_parses_back(action):
    assert notation.parse(notation.notate(action), KINDS) == action


@settings(max_examples=200, deadline=None, derandomize=True, database=None)
@given(st.text(max_size=30))
def test_any_text_is_an_action_or_malformed(text):
    try:
        action = notation.parse(text, KINDS)
    except Malformed:
        return
    assert notation.parse(notation.notate(action), KINDS) == action


def test_spaces_do_not_matter():
    assert notation.parse("  elf   ->  1\n", KINDS) == Give("elf", 1)


@pytest.mark.parametrize(
    "text",
    ["", "dance", "offer", "offer a", "offer a 10 1", "weigh 1 blue True", "elf -> x", "rest now"],
)
def test_text_that_fits_no_form_is_refused_with_all_forms(text):
    with pytest.raises(Malformed) as caught:
        notation.parse(text, KINDS)
    assert f"“{text}” is no action of this game" in str(caught.value)
    assert "offer {cards} {coins} {to}; rest" in str(caught.value)


def test_every_action_of_kings_bounty_parses_back():
    game = regnum.games()["kings-bounty"]
    cards = game.cards()
    every = [*cards.play, *cards.under, *(onto for row in cards.onto for onto in row)]
    for action in every[:: max(1, len(every) // 300)]:
        assert game.parse(game.notate(action)) == action
    assert game.notate(cards.onto[0][0]).count(" > ") == 1


def test_an_action_in_words_has_its_fields_and_touches_its_things():
    words = notation.words(Give("elf", 2))
    assert words.say == Message("do-give", {"card": "elf", "seat": 2})
    assert words.touches == ("elf",)


def test_an_event_in_words_has_its_fields_and_nothing_is_called_none():
    told = notation.told(Took(1, ("a", "b"), None))
    assert told == Message("event-took", {"seat": 1, "cards": ("a", "b"), "of": "none"})


def test_tags_are_kebab_case():
    assert [kebab(name) for name in ("Draw", "TakenByHero", "Act2Now")] == [
        "draw",
        "taken-by-hero",
        "act2-now",
    ]


def test_a_decoder_is_made_once_for_a_game():
    assert notation.decoder(KINDS) is notation.decoder(KINDS)
    assert notation.decoder(KINDS).decode(b'{"do": "rest"}') == Rest()
