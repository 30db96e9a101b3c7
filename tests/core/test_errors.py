"""Errors are for people: a type and a sentence."""

from __future__ import annotations

import decimal
import pickle

import pytest

import regnum
from regnum.core import errors
from regnum.core.errors import (
    BadCards,
    BadRecord,
    BadSetUp,
    Malformed,
    Refused,
    RegnumError,
    bare,
)
from regnum.core.messages import Message, Refusal


@pytest.mark.parametrize("kind", [Refused, Malformed, BadSetUp, BadRecord, BadCards])
def test_every_error_is_one_of_ours(kind):
    assert issubclass(kind, RegnumError)
    assert issubclass(kind, Exception)


def test_an_error_reads_as_a_sentence():
    error = BadSetUp(Message("no-such-game", {"game": "go", "games": "kings-bounty"}))
    assert str(error) == "There is no game called “go” here. Installed are: kings-bounty."


def test_a_refused_action_keeps_its_refusal():
    error = Refused(Refusal("game-over"))
    assert error.refusal == Refusal("game-over")
    assert error.message == Message("refusal-game-over")
    assert str(error).startswith("The game is over")


@pytest.mark.parametrize(
    "error",
    [
        Refused(Refusal("past-choice", {"given": 1, "now": 2}), "regnum.games.kings_bounty"),
        BadSetUp(Message("bad-seats", {"seats": 1, "allowed": "2"})),
    ],
)
def test_an_error_crosses_a_process_border(error):
    again = pickle.loads(pickle.dumps(error))
    assert type(again) is type(error)
    assert str(again) == str(error)
    assert again.package == error.package


def test_without_texts_a_message_still_reads():
    assert bare(Message("bad-key", {"most": 64}), "") == "bad-key {'most': 64}"


def test_a_message_that_the_texts_do_not_have_is_shown_bare():
    assert str(BadSetUp(Message("no-such-words", {"n": 1}))) == "no-such-words {'n': 1}"
    assert "refusal-cold" in str(Refused(Refusal("cold"), "a_package_without_texts"))


def test_what_the_texts_cannot_reckon_with_is_shown_bare(monkeypatch):
    def fails(message, package):
        raise decimal.InvalidOperation

    monkeypatch.setattr(errors, "in_words", [fails])
    assert str(BadSetUp(Message("bad-seats", {"seats": 1}))) == "bad-seats {'seats': 1}"
    assert str(BadSetUp(Message("bad-seats", {"seats": 10**5000}))) == "bad-seats"


@pytest.mark.parametrize("number", [10**15, -(10**15), 10**26, -(10**40), 2**63])
def test_a_huge_number_is_refused_in_words(number):
    said = str(Refused(Refusal("past-choice", {"given": number, "now": 2})))
    assert str(number) in said


def test_english_is_brought_by_the_package():
    assert len(errors.in_words) > 1
    assert regnum.BadSetUp is BadSetUp
