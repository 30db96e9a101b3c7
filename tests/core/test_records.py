"""A record is written, read and replayed exactly."""

from __future__ import annotations

import json

import msgspec
import pytest

import regnum
from regnum.core.agenda import Parallel, Secret
from regnum.core.entries import Act, Chair, Proof, Record
from regnum.core.records import check_of, plain, read, write
from regnum.core.replay import opened, replay, steps
from regnum.core.table import Table
from tests.core.matches import finished, unfinished
from tests.core.small import Ask, Close, Council, Roll, Say, installed, looks, state_of, table

MATCHES = pytest.mark.parametrize("match", [finished, unfinished])


def same(one: Table, other: Table) -> bool:
    """Whether two tables cannot be told apart by anybody."""
    seen = [None, *range(one.seats)]
    return all(
        (one.view(seat), one.events(seat)) == (other.view(seat), other.events(seat))
        for seat in seen
    ) and (one.record(), one.bots) == (other.record(), other.bots)


@MATCHES
def test_a_record_reads_back_as_it_was_written(match):
    record = match().record()
    assert read(write(record)) == record
    assert read(write(record).decode()) == record


@MATCHES
def test_a_record_replays_to_the_same_table(match):
    at = match()
    assert same(replay(read(write(at.record()))), at)


@MATCHES
def test_the_line_that_counted_replays_to_the_same_views(match):
    at = match()
    again = replay(at.record(played=True))
    if match is finished:
        assert same(again, at)
    assert again.game.places(again._state) == at.game.places(at._state)
    assert again.result == at.result


def test_options_with_lists_read_back_as_they_were():
    at = regnum.open_table("kings-bounty", seats=2, seed="x", without=("elf", "orc"))
    record = at.record()
    assert read(write(record)) == record
    assert record.options["without"] == ["elf", "orc"]


def test_changed_cards_are_kept_in_the_record():
    changes = {"titles": {"emperor": {"points": 9}}}
    at = regnum.open_table("kings-bounty", seats=2, seed="x", cards=changes)
    record = read(write(at.record()))
    assert record.cards.changes == changes
    assert record.cards.digest != finished().record().cards.digest
    assert same(replay(record), at)


def test_names_and_bots_of_the_seats_are_kept():
    chairs = [Chair("Anna"), Chair("Богдан", bot="greedy")]
    at = regnum.open_table("kings-bounty", seats=chairs, seed="x", rated=True)
    again = replay(read(write(at.record())))
    assert again.chairs == chairs
    assert again.bots == ["", "greedy"]
    assert again.rated


def test_a_record_is_for_people_too():
    document = write(unfinished().record()).decode()
    assert document.endswith("}\n")
    assert '\n "game": "kings-bounty",\n' in document
    assert json.loads(document)["entries"][0]["entry"] == "act"


def test_steps_show_the_table_before_the_first_entry_and_after_each():
    record = unfinished().record()
    lengths = [len(at.entries) for at in steps(record)]
    assert lengths == list(range(len(record.entries) + 1))


def test_opening_a_record_plays_nothing():
    assert opened(finished().record()).entries == []


def test_secret_parallel_and_talk_replay_in_the_order_they_were_played(monkeypatch):
    at = table(
        Secret([Ask(0, "a b"), Ask(1, "a b")]),
        Roll(),
        Parallel([[Ask(0, "c d"), Ask(0, "c d")], [Ask(1, "c d")]]),
        Council(0),
    )
    installed(monkeypatch, at)
    at.act(1, Say("a"))
    at.undo(1)
    at.act(0, Say("a"))
    at.act(1, Say("b"))
    at.act(1, Say("c"))
    at.act(0, Say("d"))
    at.act(0, Say("c"))
    at.act(1, Say("hush"))
    at.act(0, Close())
    again = replay(read(write(at.record())))
    assert looks(state_of(again)) == looks(state_of(at))
    assert same(again, at)
    assert replay(at.record(played=True)).result == at.result


def test_an_agreed_end_replays_without_a_result(monkeypatch):
    at = table(Ask(0, "a b"))
    installed(monkeypatch, at)
    at.end()
    again = replay(at.record())
    assert again.over
    assert again.result is None


def test_the_check_covers_every_field():
    record = finished().record()
    checks = {check_of(record)}
    others: dict[str, object] = {
        "game": "x",
        "rules": 2,
        "options": {},
        "seats": (),
        "key": "00",
        "entries": (),
        "rated": True,
        "result": None,
        "format": 2,
        "cards": msgspec.structs.replace(record.cards, digest=""),
        "proof": Proof("", "", ()),
    }
    assert set(others) | {"check"} == set(Record.__struct_fields__)
    for field, value in others.items():
        checks.add(check_of(msgspec.structs.replace(record, **{field: value})))
    assert len(checks) == len(others) + 1


def test_plain_values_are_those_of_json():
    assert plain({"a": (1, ("b",))}) == {"a": [1, ["b"]]}
    assert plain(Act(0, 1, {"do": "x"})) == {
        "entry": "act",
        "seat": 0,
        "choice": 1,
        "action": {"do": "x"},
    }
