"""Offers as people type them."""

from __future__ import annotations

import pytest

from regnum.core.errors import Malformed
from regnum.games.kings_struggle.game import game


@pytest.mark.parametrize(
    "text",
    [
        "offer do jest on p2 with jeweler; pay p1>p2 4; promise p2 use jeweler boost on p1 by 3",
        "offer spare p3; pay p3>p1 1",
        "offer spare p1,p3; pay p3>p1 1; pay p1>p3 2",
        "offer refrain boost; pay p3>p2 2",
        "offer refrain; promise p1 pay p2 3 by 4",
        "offer do boost on p1; refrain coins; promise p1 avoid jester by 7",
        "offer refrain; promise p1 use cobbler star on p1 by 7; promise p1 use farmer on p2 by 7",
        "offer do seize on p1,p2; give p1>p2 king-3; give p1>p3 king-1 face down",
        "offer do replace with knight; pay p2>p1 1",
        "offer do replace with farmer; then boost on p2; pay p2>p1 1",
        "change 7 do coins; pay p2>p1 1",
        "withdraw 7",
        "agree 7",
        "reject 7",
        "reject 7 price",
        "break",
        "agree 7 with king-1,queen-2",
        "offer refrain; give p1>p2 king-1 face down; give p2>p1 any face down",
        "pay p2 3",
        "use seize on p1,p2",
        "use coins",
        "skip",
        "play king-1",
    ],
)
def test_it_is_read_and_written_alike(text: str) -> None:
    assert game.notate(game.parse(text)) == text


def test_spaces_and_capitals_do_not_matter() -> None:
    one = game.parse("  Offer  SPARE p3 ;pay P3>P1   1 ")
    assert one == game.parse("offer spare p3; pay p3>p1 1")


@pytest.mark.parametrize(
    "text",
    [
        "offer spare p3; pay p3 > p1 1;",
        "offer spare p3 ; pay p3>p1 1 ; ",
    ],
)
def test_an_offer_may_end_in_a_semicolon(text: str) -> None:
    assert game.notate(game.parse(text)) == "offer spare p3; pay p3>p1 1"


def test_a_round_may_be_called_a_round() -> None:
    one = game.parse("offer refrain; promise p3 pay p1 2 by round 4")
    assert game.notate(one) == "offer refrain; promise p3 pay p1 2 by 4"


@pytest.mark.parametrize(
    "text",
    ["offer refrain magic", "offer do magic on p2", "use magic", "offer spare p1; then magic"],
)
def test_a_word_that_is_no_part_gets_the_list_of_parts(text: str) -> None:
    with pytest.raises(Malformed) as error:
        game.parse(text)
    assert error.value.message.id == "malformed-part"
    assert "“magic”" in str(error.value)
    assert "boost (token)" in str(error.value)


def test_a_promise_about_a_card_that_can_do_nothing_gets_the_list_of_parts_too() -> None:
    with pytest.raises(Malformed, match=r"“king” in .* is no part of an ability\. The parts are"):
        game.parse("offer refrain; promise p2 use king on p1 by 2")


def test_a_card_may_be_named_with_its_deck() -> None:
    one = game.parse("offer do jest on p2 with jeweler-2; pay p1>p2 1")
    assert one == game.parse("offer do jest on p2 with jeweler; pay p1>p2 1")


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("use kill on p1", "use assassin on p1"),
        ("use jeweler on p1", "use jeweler boost on p1"),
        ("use jeweler", "use jeweler coins"),
        ("avoid knight-2", "avoid knight"),
        ("use boost on p1", "use boost on p1"),
    ],
)
def test_a_promise_may_leave_out_what_is_clear(said: str, meant: str) -> None:
    one = game.parse(f"offer refrain; promise p2 {said} by 3")
    assert game.notate(one) == f"offer refrain; promise p2 {meant} by 3"


@pytest.mark.parametrize(
    ("text", "clause"),
    [
        ("offer spare p3; pay p3 1", "pay p3 1"),
        ("offer do jest on p2; do jest on p1", "do jest on p1"),
        ("offer bribe p2", "bribe p2"),
        ("offer refrain; promise p1 use cooper by 3", "promise p1 use cooper by 3"),
        ("offer promise p1 sing on p2 by 3", "promise p1 sing on p2 by 3"),
    ],
)
def test_what_is_not_understood_is_quoted(text: str, clause: str) -> None:
    with pytest.raises(Malformed) as error:
        game.parse(text)
    assert f"“{clause}”" in str(error.value)
    assert "promise p1 pay p2 3 by ROUND" in str(error.value)


@pytest.mark.parametrize("text", ["", "nonsense", "agree", "agree seven", "play", "offer"])
def test_nonsense_is_malformed(text: str) -> None:
    with pytest.raises(Malformed):
        game.parse(text)


@pytest.mark.parametrize("text", ["", "Jest p2", "withdraw seven"])
def test_what_is_no_move_at_all_is_told_every_form(text: str) -> None:
    with pytest.raises(Malformed) as error:
        game.parse(text)
    assert f"“{text}” is no action of this game" in str(error.value)
    for form in (
        "play {card}",
        "use PART [on PLAYER,PLAYER]",
        "skip",
        "offer DEAL",
        "change NUMBER DEAL",
        "agree NUMBER [with CARD,CARD]",
        "reject NUMBER [WHY]",
        "break",
        "withdraw {number}",
        "pay PLAYER COINS",
    ):
        assert form in str(error.value)
