"""cards.toml: what is in the box, where each value comes from, and what a wrong file is told."""

from __future__ import annotations

from typing import Any

import pytest

import regnum
from regnum.core.cards import line_of
from regnum.games.fairy_fracas.cards import CHARACTERS, card_set, shipped, shipped_text

KINDS = ["characters", "terrains", "kingdoms"]
ENTRIES = [(kind, name) for kind in KINDS for name in shipped().tables[kind]]


def test_the_box_holds_40_characters_and_12_terrains() -> None:
    """P. 1."""
    cards = shipped()
    assert len(set(cards.names)) == len(cards.names) == 40
    assert len(set(cards.terrains)) == len(cards.terrains) == 12
    for kind in CHARACTERS:
        assert sum(name.endswith(f"-{kind}") for name in cards.names) == 4
    for kind in ("castle", "forest", "tower", "farm"):
        assert sum(name.startswith(f"{kind}-") for name in cards.terrains) == 3


@pytest.mark.parametrize(
    ("kind", "at_home", "together", "each"),
    [
        ("king", 1, 0, 1),
        ("queen", 0, 1, 1),
        ("princess", 2, 1, 0),
        ("knight", 0, 3, 0),
        ("peasant", 1, 0, 1),
        ("gnome", 0, 0, 1),
        ("dragon", 0, 0, 0),
        ("witch", 0, 0, 0),
        ("fairy", 0, 0, 0),
        ("wizard", 0, 0, 0),
    ],
)
def test_points_are_those_of_the_rulebook(
    kind: str, at_home: int, together: int, each: int
) -> None:
    """Pp. 4-5."""
    cards, number = shipped(), CHARACTERS.index(kind)
    found = (cards.at_home[number], cards.together[number], cards.each[number])
    assert found == (at_home, together, each)


@pytest.mark.parametrize(("kind", "name"), ENTRIES)
def test_every_value_comes_from_the_rulebook(kind: str, name: str) -> None:
    assert shipped().tables[kind][name]["source"] == "rulebook"


CHANGED = {"characters": {"knight": {"together": 4, "source": "mine"}}}


def test_changed_values_reach_the_record() -> None:
    table = regnum.open_table("fairy-fracas", seats=2, seed="mine", cards=CHANGED)
    record = table.record()
    assert record.cards.changes == CHANGED
    assert record.cards.digest == card_set(CHANGED).digest() != shipped().digest()
    again = regnum.replay(regnum.read_record(regnum.write_record(record)))
    assert again.cards.digest() == record.cards.digest


SMALL = "small-kingdom"
WRONG: list[tuple[dict[str, Any], str, str]] = [
    ({"characters": {"king": {"copies": 3}}}, "characters.king", "3"),
    ({"characters": {"king": {"at_home": "one"}}}, "characters.king", "at_home"),
    ({"characters": {"king": {"at_home": 99}}}, "characters.king", "at_home"),
    ({"characters": {"king": {"at_hoem": 1}}}, "characters.king", "at_hoem"),
    ({"characters": {"king": {"type": "magical"}}}, "characters.king", "ordinary"),
    ({"characters": {"dragon": {"each": 1}}}, "characters.dragon", "“each” cannot be “1”"),
    ({"characters": {"witch": {"together": 3}}}, "characters.witch", "“together” cannot be “3”"),
    ({"characters": {"king": {"source": "guess"}}}, "characters.king", "source"),
    ({"terrains": {"farm": {"copies": 4}}}, "terrains.farm", "4"),
    (
        {"kingdoms": {SMALL: {"rows": 3}}},
        f"kingdoms.{SMALL}",
        "cannot be “6”; right would be only 9",
    ),
    ({"kingdoms": {SMALL: {"farms": 4}}}, f"kingdoms.{SMALL}", "farms"),
    ({"kingdoms": {SMALL: {"seats": 7}}}, f"kingdoms.{SMALL}", "seats"),
    (
        {"kingdoms": {SMALL: {"rows": 1, "columns": 2, "farms": 0, "towers": 0}}},
        f"kingdoms.{SMALL}",
        "“rows x columns” cannot be “2”; right would be a whole number from 3",
    ),
]


@pytest.mark.parametrize(("changes", "entry", "word"), WRONG)
def test_a_wrong_card_file_is_told_entry_field_and_line(
    changes: dict[str, Any], entry: str, word: str
) -> None:
    with pytest.raises(regnum.BadCards) as error:
        regnum.open_table("fairy-fracas", seats=2, seed="x", cards=changes)
    kind, _, name = entry.partition(".")
    assert error.value.message.args["entry"] == entry
    assert error.value.message.args["line"] == line_of(shipped_text(), kind, name) > 0
    assert word in str(error.value)


def test_two_kingdoms_for_one_number_of_seats_are_refused() -> None:
    with pytest.raises(regnum.BadCards):
        card_set({"kingdoms": {SMALL: {"seats": 3}}})


UNKNOWN: list[tuple[dict[str, Any], str]] = [
    ({"charcters": {"king": {"at_home": 1}}}, "charcters"),
    ({"characters": {"troll": {"type": "magical", "copies": 4, "source": "mine"}}}, "troll"),
    ({"terrains": {"swamp": {"copies": 3, "source": "mine"}}}, "swamp"),
]


@pytest.mark.parametrize(("changes", "word"), UNKNOWN)
def test_an_entry_that_there_is_not_is_named(changes: dict[str, Any], word: str) -> None:
    with pytest.raises(regnum.BadCards) as error:
        card_set(changes)
    assert word in str(error.value.message.args["entry"])
