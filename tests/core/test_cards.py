"""Card files: read, merged and checked, with the entry and line in every complaint."""

from __future__ import annotations

import msgspec
import pytest

from regnum.core.cards import CardSet, check_count, entries, line_of, merged, read_toml
from regnum.core.errors import BadCards


class Tower(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    strength: int
    copies: int = 1


TEXT = """
version = 1

[towers.elf]
strength = 3

[ "towers"."orc" ]
strength = 2
copies = 4

[titles.king]
points = 1
"""


def test_entries_are_typed():
    found = entries(read_toml(TEXT), "towers", Tower, TEXT)
    assert found == {"elf": Tower(3), "orc": Tower(2, 4)}


def test_a_file_that_is_no_toml_says_where():
    with pytest.raises(BadCards, match=r"no valid TOML.*line 2"):
        read_toml("version = 1\nstrength 3\n")


def test_a_file_nested_without_end_is_no_toml():
    with pytest.raises(BadCards, match="no valid TOML"):
        read_toml("a = " + "[" * 100_000)


def test_a_kind_that_is_missing_or_empty_is_named():
    for tables in ({}, {"towers": {}}, {"towers": 5}, {"towers": [1]}):
        with pytest.raises(BadCards, match="no entries for “towers”"):
            entries(tables, "towers", Tower, "")


@pytest.mark.parametrize(
    ("line", "part"),
    [
        ('strength = "three"', "strength"),
        ("strenght = 3", "strenght"),
        ("copies = 2", "strength"),
        ("strength = 2\ncopies = 1.5", "copies"),
    ],
)
def test_a_mistake_names_entry_field_and_line(line, part):
    text = f"version = 1\n\n[towers.elf]\n{line}\n"
    with pytest.raises(BadCards) as caught:
        entries(read_toml(text), "towers", Tower, text)
    assert "[towers.elf] (line 3)" in str(caught.value)
    assert part in str(caught.value)


def test_an_entry_that_is_no_table_is_a_mistake():
    with pytest.raises(BadCards, match=r"towers\.elf"):
        entries({"towers": {"elf": 3}}, "towers", Tower, "")


def test_a_wrong_count_names_what_the_box_holds():
    check_count("towers", 5, 5, TEXT)
    with pytest.raises(BadCards) as caught:
        check_count("towers", 4, 5, TEXT, "orc")
    assert str(caught.value) == "[towers.orc] (line 7) makes 4 in all; the box holds 5."


def test_a_wrong_count_of_a_kind_names_the_line_of_its_first_entry():
    with pytest.raises(BadCards, match=r"\[towers\] \(line 4\) makes 6"):
        check_count("towers", 6, 5, TEXT)


def test_the_line_of_an_entry_is_that_of_its_header():
    assert line_of(TEXT, "towers", "elf") == 4
    assert line_of(TEXT, "towers", "orc") == 7
    assert line_of(TEXT, "titles", "king") == 11
    assert line_of(TEXT, "titles", "kin") == 0
    assert line_of(TEXT, "titles", "") == 11
    assert line_of(TEXT, "ships", "") == 0


def test_changes_go_in_field_by_field_and_spare_the_shipped_tables():
    shipped = {"towers": {"elf": {"strength": 3, "copies": 1}, "orc": {"strength": 2}}}
    changed = merged(shipped, {"towers": {"elf": {"strength": 9}}, "new": {"x": 1}})
    assert changed == {
        "towers": {"elf": {"strength": 9, "copies": 1}, "orc": {"strength": 2}},
        "new": {"x": 1},
    }
    assert shipped["towers"]["elf"] == {"strength": 3, "copies": 1}


def test_a_digest_is_the_same_for_the_same_values_in_any_order():
    one = CardSet({"a": {"x": 1, "y": 2}, "b": {}})
    other = CardSet({"b": {}, "a": {"y": 2, "x": 1}}, {"a": {"x": 1}})
    assert one.digest() == other.digest()
    assert one.digest() != CardSet({"a": {"x": 1, "y": 3}, "b": {}}).digest()


def test_a_game_without_cards_has_an_empty_set():
    assert CardSet().tables == CardSet().changes == {}
