"""A broken, foreign, changed or outdated record gives one clear sentence and nothing else."""

from __future__ import annotations

import json
import re
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import regnum
from regnum.core.entries import Act, CardsNote, Chair, Clock, Record, Resign, TakeBack, Undo
from regnum.core.errors import BadRecord
from regnum.core.records import read, sealed, write
from regnum.core.replay import replay
from regnum.core.shapes import fitted
from regnum.texts import Speech
from tests.core.matches import changed, finished, unfinished
from tests.core.small import Ask, WordGame, installed, table

OFTEN = settings(
    max_examples=150,
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=list(HealthCheck),
)


def complaint(document: bytes | str) -> str:
    """The sentence with which a document is refused."""
    with pytest.raises(BadRecord) as caught:
        replay(read(document))
    sentence = str(caught.value)
    assert sentence[0].isupper()
    assert sentence.endswith(".")
    assert "Traceback" not in sentence
    assert "\n" not in sentence
    return sentence


def complaint_about(record: Record) -> str:
    return complaint(write(record))


# -- broken and foreign


@pytest.mark.parametrize("document", ["", "{", "nonsense", '{"game": "x", "entries": [}', "[1, 2"])
def test_broken_json_is_no_complete_record(document):
    assert "no complete record" in complaint(document)


def test_a_truncated_record_is_no_complete_record():
    document = write(unfinished().record())
    whole = len(document.rstrip())
    for length in [*range(0, whole, 61), whole - 1]:
        assert "no complete record" in complaint(document[:length])


def test_text_that_is_not_utf_8_is_no_complete_record():
    document = write(unfinished().record())
    assert "no complete record" in complaint(document.replace(b"kings", b"k\xffngs"))
    assert "no complete record" in complaint('{"game": "\ud800"}')


def test_json_nested_without_end_is_no_complete_record():
    assert "no complete record" in complaint(b"[" * 100_000)
    assert "no complete record" in complaint(b'{"game":' * 100_000)


@pytest.mark.parametrize(
    "document", ["{}", "[]", "null", "3", '"kings-bounty"', '{"game": "x"}', '{"entries": []}']
)
def test_other_json_is_no_record(document):
    assert complaint(document) == "This file is JSON, but no record of a Regnum match."


@pytest.mark.parametrize("found", ["2", "0", '"1"', "null", "[1]"])
def test_another_format_is_named_with_the_one_that_is_read(found):
    sentence = complaint(f'{{"game": "x", "entries": [], "format": {found}}}')
    assert "reads format 1" in sentence


def test_a_missing_format_is_another_format():
    assert "reads format 1" in complaint('{"game": "x", "entries": []}')


# -- parts that do not fit


def edited(**fields: object) -> bytes:
    loose = json.loads(write(unfinished().record()))
    loose.update(fields)
    return json.dumps(loose).encode()


@pytest.mark.parametrize(
    ("field", "value", "part"),
    [
        ("entries", 5, "“entries” cannot be “5”; right would be a list, each: "),
        ("entries", [{"entry": "dance"}], "“entries[0].entry” cannot be “dance”; right would be"),
        ("entries", [{"entry": ["end"]}], '“entries[0].entry” cannot be “["end"]”'),
        ("entries", [{}], "the field “entries[0].entry” is missing"),
        ("entries", [{"entry": "end"}, {"entry": "undo"}], "“entries[1].seat” is missing"),
        ("entries", [{"entry": "undo", "seat": True}], "“entries[0].seat” cannot be “true”"),
        ("seats", ["Anna"], "“seats” cannot be “Anna”; right would be a list, each: an object"),
        ("seats", [{"name": 3}], "“seats[0].name” cannot be “3”; right would be a text"),
        ("key", 7, "“key” cannot be “7”; right would be a text"),
        ("rules", "1", "“rules” cannot be “1”; right would be a whole number"),
        ("options", [], "“options” cannot be “[]”; right would be an object"),
        ("cards", {"digest": 4}, "“cards.digest” cannot be “4”; right would be a text"),
        ("result", {}, "the field “result.scores” is missing"),
        ("proof", {}, "the field “proof.commitment” is missing"),
        ("hat", "red", "there is no field “hat”, only game, rules"),
        ("format", True, "“format” cannot be “true”; right would be a whole number"),
    ],
)
def test_a_part_of_the_wrong_kind_is_named(field, value, part):
    sentence = complaint(edited(**{field: value}))
    assert "has a part that does not fit" in sentence
    assert part in sentence


@pytest.mark.parametrize(
    ("field", "value"),
    [("key", "00" * 32), ("rated", True), ("result", None), ("entries", []), ("check", "0")],
)
def test_a_changed_record_does_not_match_its_check(field, value):
    loose = json.loads(write(finished().record()))
    loose[field] = value
    assert "changed after it was saved" in complaint(json.dumps(loose))


# -- a check made good again does not help


def test_an_unknown_game_is_named_with_those_that_are_installed():
    sentence = complaint_about(changed(finished().record(), game="chess"))
    assert "“chess”" in sentence
    assert "kings-bounty" in sentence


def test_another_version_of_the_rules_cannot_be_replayed():
    sentence = complaint_about(changed(finished().record(), rules=99))
    assert "version 99 of the rules" in sentence
    assert "plays version 1" in sentence


def test_a_record_of_older_rules_is_refused_after_the_rules_changed(monkeypatch):
    at = table(Ask(0, "a b"))
    record = at.record()
    at.game = WordGame(lambda: [Ask(0, "a b")], rules=2)
    installed(monkeypatch, at)
    assert "version 1 of the rules; this program plays version 2" in complaint_about(record)


@pytest.mark.parametrize("seats", [0, 1, 6, 400])
def test_too_many_or_too_few_seats_name_what_would_be_right(seats):
    record = changed(finished().record(), seats=(Chair(),) * seats)
    sentence = complaint_about(record)
    assert f"not for {seats} " in sentence
    assert "2, 3, 4, 5" in sentence


@pytest.mark.parametrize(
    ("options", "part"),
    [
        ({"trumps": "hearts"}, "trumps"),
        ({"secret_titles": "yes"}, "secret_titles"),
        ({"idle_rounds": -1}, "idle_rounds"),
        ({"without": ["hobbit"]}, "hobbit"),
    ],
)
def test_options_that_the_game_does_not_have_are_named(options, part):
    sentence = complaint_about(changed(finished().record(), options=options))
    assert "cannot be laid" in sentence
    assert part in sentence


@pytest.mark.parametrize("key", ["xyz", "abc", "0x12"])
def test_a_key_that_is_no_key_is_named(key):
    assert "hexadecimal" in complaint_about(changed(finished().record(), key=key))


@pytest.mark.parametrize("key", ["", "00" * 65])
def test_a_key_of_an_impossible_length_is_named(key):
    assert "1 to 64 bytes" in complaint_about(changed(finished().record(), key=key))


def test_another_key_does_not_lead_to_the_same_game():
    sentence = complaint_about(changed(finished().record(), key="00" * 32))
    assert "cannot be replayed" in sentence


def test_another_set_of_cards_is_refused():
    cards = CardsNote("0123456789abcdef")
    assert "another set of cards" in complaint_about(changed(finished().record(), cards=cards))


@pytest.mark.parametrize(
    "changes",
    [
        {"troops": 5},
        {"troops": {"elf-hero": {"copies": 30}}},
        {"troops": {"elf-hero": {"copies": 2}}},
        {"titles": {"emperor": {"points": "six"}}},
    ],
)
def test_cards_that_do_not_fit_are_refused(changes):
    cards = CardsNote(finished().cards.digest(), changes)
    assert "cannot be laid" in complaint_about(changed(finished().record(), cards=cards))


def with_entry(entry: object, at: int = 3) -> Record:
    record = finished().record()
    return changed(record, entries=(*record.entries[:at], entry, *record.entries[at + 1 :]))


@pytest.mark.parametrize(
    ("entry", "why"),
    [
        (Act(0, 1, {"do": "draw"}), "Entry 4"),
        (Act(9, 4, {"do": "draw"}), "no seat 9"),
        (Act(-1, 4, {"do": "draw"}), "no seat -1"),
        (Act(10**30, 4, {"do": "draw"}), "no seat 1000000"),
        (Act(0, 4, {"do": "dance"}), "dance"),
        (Act(0, 4, {"do": ["draw"]}), "whose field “do” says what is done"),
        (Act(0, 4, {}), "Entry 4"),
        (Act(0, 4, {"do": "play", "card": 3}), "card"),
        (Undo(7), "no seat 7"),
        (Resign(5), "no seat 5"),
        (Clock(12, 3), "no seat 12"),
    ],
)
def test_an_entry_that_cannot_be_is_named_with_its_number_and_reason(entry, why):
    sentence = complaint_about(with_entry(entry))
    assert "Entry 4 of this record cannot be replayed" in sentence
    assert why in sentence


def test_an_undo_written_as_a_take_back_is_not_what_the_table_would_write(monkeypatch):
    at = table(Ask(0, "a b"), Ask(0, "c d"))
    installed(monkeypatch, at)
    at.act(0, "say a")
    record = at.record()
    forged = changed(record, entries=(*record.entries, TakeBack(0, (1,))))
    assert "Entry 2 of this record is not what the table" in complaint_about(forged)


def test_a_take_back_without_consent_is_refused(monkeypatch):
    at = table(Ask(0, "a b"), Ask(1, "c d"))
    installed(monkeypatch, at)
    at.act(0, "say a")
    record = at.record()
    forged = changed(record, entries=(*record.entries, TakeBack(0, ())))
    assert "needs the consent of Player 2" in complaint_about(forged)


def test_entries_after_the_end_are_refused():
    record = finished().record()
    extra = (*record.entries, record.entries[-1])
    sentence = complaint_about(changed(record, entries=extra))
    assert "The game is over" in sentence


def test_a_missing_entry_is_noticed():
    record = finished().record()
    assert "Entry 3" in complaint_about(
        changed(record, entries=record.entries[:2] + record.entries[3:])
    )


def test_another_result_is_refused():
    record = finished().record()
    assert record.result is not None
    other = msgspec.structs.replace(record.result, scores=(99, 0))
    assert "came out otherwise" in complaint_about(changed(record, result=other))


def test_a_result_that_is_missing_or_too_early_is_refused():
    assert "came out otherwise" in complaint_about(changed(finished().record(), result=None))
    early = changed(unfinished().record(), result=finished().record().result)
    assert "came out otherwise" in complaint_about(early)


# -- in one language


@pytest.mark.parametrize("language", ["ru", "uk"])
def test_why_a_record_cannot_be_replayed_is_told_in_one_language(language):
    record = regnum.open_table("kings-bounty", seats=2, seed="a").record()
    first = replay(record).to_act()[0]
    unplayable = Act(first, 1, {"do": "onto", "troop": "-", "holding": "-"})
    out_of_turn = Act(1 - first, 1, {"do": "draw"})
    for wrong in (
        changed(record, entries=(unplayable,)),
        changed(record, entries=(out_of_turn,)),
        changed(record, seats=(Chair(),)),
    ):
        with pytest.raises(BadRecord) as caught:
            replay(wrong)
        said = Speech(language, caught.value.package).say(caught.value.message)
        assert not re.search("[A-Za-z]", said), said


@pytest.mark.parametrize(
    ("language", "why"),
    [("ru", "одно из полей стоит там дважды"), ("uk", "одне з полів стоїть там двічі")],
)
def test_a_field_that_stands_there_twice_is_told_in_one_language(language, why):
    with pytest.raises(BadRecord) as caught:
        read(SAVED.replace(b'"rated":', b'"rated": 7, "rated":', 1))
    said = Speech(language, caught.value.package).say(caught.value.message)
    assert why in said
    assert not re.search("[A-Za-z]", said), said


# -- any change at all


SAVED = write(unfinished().record())


def refused_or_equal(document: bytes) -> None:
    sentence = ""
    try:
        record = read(document)
    except BadRecord as error:
        sentence = str(error)
    assert sentence or record == unfinished().record()


@OFTEN
@given(st.integers(0, len(SAVED) - 1), st.integers(0, 255))
def test_any_changed_byte_is_noticed_or_harmless(place, byte):
    refused_or_equal(SAVED[:place] + bytes([byte]) + SAVED[place + 1 :])


@OFTEN
@given(st.integers(0, len(SAVED) - 1), st.integers(1, 200))
def test_any_gap_is_noticed_or_harmless(place, length):
    refused_or_equal(SAVED[:place] + SAVED[place + length :])


@OFTEN
@given(st.binary(max_size=200))
def test_any_bytes_are_refused_or_a_record(document):
    refused_or_equal(document)


def every_place(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The way to each value within a JSON document."""
    found = [path] if path else []
    if isinstance(value, dict):
        for key, part in value.items():
            found += every_place(part, (*path, key))
    elif isinstance(value, list):
        for index, part in enumerate(value):
            found += every_place(part, (*path, index))
    return found


PLACES = every_place(json.loads(SAVED))
VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner),
    max_leaves=5,
)


def put(value: Any, path: tuple[Any, ...], new: object) -> None:
    for step in path[:-1]:
        value = value[step]
    value[path[-1]] = new


@OFTEN
@given(st.sampled_from(PLACES), VALUES)
def test_any_value_in_any_place_is_noticed_or_harmless(path, value):
    loose = json.loads(SAVED)
    put(loose, path, value)
    refused_or_equal(json.dumps(loose).encode("utf-8", "surrogatepass"))


@settings(OFTEN, max_examples=80)
@given(st.sampled_from(PLACES), VALUES)
def test_any_value_under_a_good_check_is_refused_by_name_or_replays(path, value):
    """Whoever makes the check good again gets a legal match or a clear refusal, no crash."""
    loose = json.loads(SAVED)
    put(loose, path, value)
    try:
        record = sealed(fitted(loose, Record))
    except msgspec.ValidationError:
        return
    sentence = ""
    try:
        again = replay(record)
    except BadRecord as error:
        sentence = str(error)
    assert sentence or tuple(again.entries) == record.entries
