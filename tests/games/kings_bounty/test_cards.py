"""cards.toml: what is in the box, where each value comes from, and what a wrong file is told."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import regnum
from regnum.core.cards import line_of
from regnum.games.kings_bounty.cards import OBELISK, TROOPS, card_set, shipped, shipped_text

KINDS = ["troops", "castles", "obelisks", "titles"]
ENTRIES = [(kind, name) for kind in KINDS for name in shipped().tables[kind]]


def kinds_of(cards: range) -> Counter[str]:
    return Counter(shipped().names[card].rpartition("-")[0] for card in cards)


def test_the_box_holds_48_troops_36_holdings_and_21_titles() -> None:
    """Pp. 2-3."""
    cards = shipped()
    assert len(cards.names) == len(set(cards.names)) == 84
    assert TROOPS == 48
    assert len(cards.titles) == 21


@pytest.mark.parametrize("people", ["elf", "dwarf", "undead", "orc"])
def test_each_people_has_nine_troops_and_six_castles(people: str) -> None:
    """Pp. 2-3."""
    found = kinds_of(range(84))
    troops = {"shooter": 3, "warrior": 2, "wizard": 2, "hero": 1, "monster": 1}
    castles = {"tower": 2, "fortress": 2, "citadel": 2}
    for type_, copies in {**troops, **castles}.items():
        assert found[f"{people}-{type_}"] == copies


def test_the_humans_have_twelve_troops_and_no_castle() -> None:
    """Pp. 2-3."""
    found = {kind: n for kind, n in kinds_of(range(84)).items() if kind.startswith("human")}
    assert found == {
        "human-shooter": 4,
        "human-warrior": 3,
        "human-wizard": 3,
        "human-hero": 1,
        "human-monster": 1,
    }


def test_there_are_four_obelisks_of_each_strength_worth_two_points() -> None:
    """P. 3."""
    cards = shipped()
    obelisks = [card for card in range(84) if cards.people[card] == OBELISK]
    assert Counter(cards.strength[card] for card in obelisks) == {1: 4, 2: 4, 3: 4}
    assert {cards.points[card] for card in obelisks} == {2}


@pytest.mark.parametrize(
    ("kind", "strength"),
    [
        ("shooter", 2),
        ("warrior", 3),
        ("wizard", 4),
        ("hero", 0),
        ("monster", 0),
        ("tower", 1),
        ("fortress", 2),
        ("citadel", 3),
    ],
)
def test_strengths_go_by_the_kind_of_card(kind: str, strength: int) -> None:
    """P. 5, ruling KB-A2; heroes and monsters have no number."""
    cards = shipped()
    found = {cards.strength[card] for card, name in enumerate(cards.names) if f"-{kind}-" in name}
    assert found == {strength}


@pytest.mark.parametrize(("kind", "name"), ENTRIES)
def test_every_value_says_where_it_comes_from(kind: str, name: str) -> None:
    entry = dict(shipped().tables[kind][name])
    source = entry.pop("source")
    if isinstance(source, dict):
        assert source.keys() == entry.keys()
    else:
        assert source in ("rulebook", "published", "stand-in")


def test_the_strengths_of_fortress_and_citadel_are_inferred() -> None:
    """Ruling KB-A2: no page gives them castle by castle."""
    for name, entry in shipped().tables["castles"].items():
        source = entry["source"]
        of = source["strength"] if isinstance(source, dict) else source
        assert of == ("rulebook" if name.endswith("-tower") else "inferred")


def test_the_stand_ins_are_the_points_of_the_21_titles_and_nothing_else() -> None:
    """Ruling KB-A1: they are not public."""
    found = set()
    for kind, name in ENTRIES:
        source = shipped().tables[kind][name]["source"]
        fields = source if isinstance(source, dict) else {"*": source}
        found |= {(kind, name, field) for field, of in fields.items() if of == "stand-in"}
    assert found == {("titles", title, "points") for title in shipped().titles}


def test_stand_in_points_are_in_keeping_with_the_rulebook() -> None:
    """Pp. 2, 6-7: titles outweigh holdings, Vandal and Staff Rat cost points."""
    points = dict(zip(shipped().titles, shipped().title_points, strict=True))
    assert points.pop("vandal") < 0
    assert points.pop("staff-rat") < 0
    assert min(points.values()) > 2


CHANGED = {"titles": {"emperor": {"points": 12, "source": {"counts": "mine", "points": "mine"}}}}


def test_changed_values_reach_the_game_and_the_digest_of_the_record() -> None:
    table = regnum.open_table("kings-bounty", seats=2, seed="mine", cards=CHANGED)
    shipped_table = regnum.open_table("kings-bounty", seats=2, seed="mine")
    cards = card_set(CHANGED)
    assert cards.title_points[cards.title_number["emperor"]] == 12
    record = table.record()
    assert record.cards.changes == CHANGED
    assert record.cards.digest == cards.digest()
    assert record.cards.digest != shipped_table.record().cards.digest
    again = regnum.replay(regnum.read_record(regnum.write_record(record)))
    assert again.cards.digest() == cards.digest()


def test_the_digest_goes_by_values_not_by_files() -> None:
    same = {"titles": {"emperor": {"points": shipped().title_points[0]}}}
    assert card_set(same).digest() == shipped().digest()


def test_a_changed_strength_decides_what_can_be_captured() -> None:
    cards = card_set({"castles": {"elf-citadel": {"strength": 5}}})
    assert cards.strength[cards.number["elf-citadel-1"]] == 5
    assert cards.strength[cards.number["orc-citadel-1"]] == 3


WRONG: list[tuple[str, dict[str, Any], str, str]] = [
    # what is wrong, the change, the entry and a word the complaint must have
    ("count", {"troops": {"elf-shooter": {"copies": 4}}}, "troops.elf-shooter", "4"),
    ("count", {"castles": {"orc-tower": {"copies": 1}}}, "castles.orc-tower", "1"),
    ("count", {"obelisks": {"low-obelisk": {"copies": 5}}}, "obelisks.low-obelisk", "5"),
    ("type", {"titles": {"emperor": {"points": "seven"}}}, "titles.emperor", "points"),
    ("type", {"castles": {"elf-tower": {"strength": 1.5}}}, "castles.elf-tower", "strength"),
    ("range", {"castles": {"elf-tower": {"strength": 99}}}, "castles.elf-tower", "strength"),
    ("field", {"titles": {"emperor": {"poitns": 7}}}, "titles.emperor", "poitns"),
    ("source", {"titles": {"emperor": {"source": "guess"}}}, "titles.emperor", "source"),
    ("counts", {"titles": {"emperor": {"counts": "luck"}}}, "titles.emperor", "counts"),
    ("of", {"titles": {"king-of-elves": {"of": "goblin"}}}, "titles.king-of-elves", "of"),
    ("of", {"titles": {"sharpshooter": {"of": "tower"}}}, "titles.sharpshooter", "of"),
    ("people", {"troops": {"elf-shooter": {"people": "orc"}}}, "troops.elf-shooter", "people"),
    ("strength", {"troops": {"elf-hero": {"strength": 5}}}, "troops.elf-hero", "strength"),
    ("strength", {"troops": {"elf-shooter": {"strength": 0}}}, "troops.elf-shooter", "strength"),
]


@pytest.mark.parametrize(("what", "changes", "entry", "word"), WRONG)
def test_a_wrong_card_file_is_told_entry_field_and_line(
    what: str, changes: dict[str, Any], entry: str, word: str
) -> None:
    with pytest.raises(regnum.BadCards) as error:
        regnum.open_table("kings-bounty", seats=2, seed="x", cards=changes)
    args = error.value.message.args
    kind, _, name = entry.partition(".")
    assert args["entry"] == entry
    assert args["line"] == line_of(shipped_text(), kind, name) > 0
    sentence = str(error.value)
    assert f"[{entry}]" in sentence
    assert f"line {args['line']}" in sentence
    assert word in sentence


UNKNOWN: list[tuple[dict[str, Any], str]] = [
    ({"titels": {"emperor": {"points": 7}}}, "titels"),
    ({"titles": {"kingpin": {"points": 7}}}, "titles.kingpin"),
    ({"troops": {"goblin-shooter": {"copies": 3}}}, "troops.goblin-shooter"),
    ({"titles": {"emperor": 7}}, "titles.emperor"),
]


@pytest.mark.parametrize(("changes", "entry"), UNKNOWN)
def test_an_entry_that_there_is_not_is_named(changes: dict[str, Any], entry: str) -> None:
    with pytest.raises(regnum.BadCards) as error:
        card_set(changes)
    assert error.value.message.args["entry"] == entry


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"titels": {}}, "[titels] is not in the box. There are: version, troops, castles, "),
        ({"titles": {"king": {"points": 9}}}, "[titles.king] is not in the box. There are: emp"),
        (
            {"troops": {"elf-shooter": {"people": "orc"}}},
            "“people” cannot be “orc”; right would be only elf.",
        ),
        (
            {"titles": {"vandal": {"counts": "castles-of-people"}}},
            "“of” cannot be “”; right would be one of elf, dwarf, undead, orc.",
        ),
        (
            {"titles": {"vandal": {"source": "hearsay"}}},
            "right would be one of inferred, mine, published, rulebook, stand-in.",
        ),
    ],
)
def test_what_is_wrong_is_told_with_what_would_be_right(
    changes: dict[str, Any], sentence: str
) -> None:
    with pytest.raises(regnum.BadCards) as error:
        card_set(changes)
    assert sentence in str(error.value)


@pytest.mark.parametrize("kind", KINDS)
def test_a_kind_without_entries_is_refused(kind: str) -> None:
    with pytest.raises(regnum.BadCards) as error:
        card_set({kind: []})
    assert error.value.message.args["kind"] == kind
