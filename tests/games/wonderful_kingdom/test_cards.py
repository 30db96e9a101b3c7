"""cards.toml: what is in the box, where each value comes from, and what a wrong file is told."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from regnum.core.cards import line_of
from regnum.core.errors import BadCards
from regnum.games.wonderful_kingdom.cards import (
    ADVISOR,
    CALAMITY,
    CARDS,
    DEVELOPMENT,
    DEVELOPMENTS,
    FIRST_ADVISOR,
    FIRST_CALAMITY,
    FIRST_MENACE,
    FIRST_TREASURE,
    FIRST_VERMIN,
    RAT,
    TREASURE,
    card_set,
    shipped,
    shipped_text,
)
from regnum.games.wonderful_kingdom.goods import KRYSTALLIUM, SOLDIER, TYPES, goods_of
from tests.games.wonderful_kingdom.story import given

KINDS = [kind for kind, table in shipped().tables.items() if isinstance(table, dict)]
ENTRIES = [(kind, name) for kind in KINDS for name in shipped().tables[kind]]


def of(kind: str, name: str) -> dict[str, Any]:
    entry: dict[str, Any] = shipped().tables[kind][name]
    return entry


def source_of(kind: str, name: str, field: str) -> str:
    source = of(kind, name)["source"]
    return str(source[field] if isinstance(source, dict) else source)


# -- what the box holds


def test_the_box_holds_128_cards_and_two_duchies() -> None:
    """P. 1: 130 cards."""
    cards = shipped()
    assert len(cards.names) == len(set(cards.names)) == CARDS == 128
    kinds = Counter(cards.kind)
    assert kinds[DEVELOPMENT] == 70
    assert kinds[TREASURE] == 10
    assert kinds[ADVISOR] == 14
    assert kinds[CALAMITY] == 8
    assert sum(count for kind, count in kinds.items() if kind >= RAT) == 26
    assert len(cards.duchies) == 2


@pytest.mark.parametrize(
    ("first", "name"),
    [
        (FIRST_TREASURE, "marble-blocks-1"),
        (FIRST_ADVISOR, "inspired-prophet"),
        (FIRST_CALAMITY, "calamity-1"),
        (FIRST_MENACE, "giant-rat-1"),
        (FIRST_VERMIN, "vermin-1"),
    ],
)
def test_numbers_tell_the_kind_of_a_card(first: int, name: str) -> None:
    assert shipped().names[first] == name
    assert shipped().number[name] == first


def test_each_stack_of_menaces_has_four_and_there_are_ten_vermin() -> None:
    """Pp. 8-9."""
    copies = {name: of("menaces", name)["copies"] for name in shipped().tables["menaces"]}
    assert copies == {"giant-rat": 4, "vermin": 10, "frost-giant": 4, "shadow": 4, "thief": 4}


def test_three_advisors_are_for_two_players_only() -> None:
    """P. 10: 11 are left for one."""
    two_only = [name for name, entry in shipped().tables["advisors"].items() if entry["two_only"]]
    assert len(two_only) == 3
    assert not {"inspired-prophet", "grey-eminence", "master-cartographer"} & set(two_only)


def test_each_board_has_four_tasks_a_side_and_the_last_is_the_final_one() -> None:
    """P. 11: four tokens a player."""
    cards = shipped()
    assert len(cards.task_names) == 24
    for board, name in enumerate(cards.boards):
        for side, mark in ((0, "2"), (1, "1")):
            names = cards.task_names[8 * board + 4 * side : 8 * board + 4 * side + 4]
            entries = [of("tasks", task.removesuffix(f"-{mark}")) for task in names]
            assert [entry["board"] for entry in entries] == [name] * 4
            assert [entry["final"] for entry in entries] == [False, False, False, True]


# -- what is known of the printed cards


KNOWN: list[tuple[str, str, dict[str, Any], str]] = [
    ("developments", "farm", {"type": "structure"}, "rulebook"),
    ("developments", "barracks", {"cost": "3 materials", "production": "1 population"}, "rulebook"),
    ("developments", "expeditionary-corps", {"type": "professional"}, "rulebook"),
    ("developments", "royal-cavalry", {"type": "professional", "each": 2}, "rulebook"),
    ("developments", "royal-guard", {"each": 2, "copies": 1}, "rulebook"),
    ("developments", "alchemical-forge", {"type": "landmark", "points": 2}, "rulebook"),
    ("developments", "wreck-of-the-leonarth", {"type": "discovery", "points": 4}, "rulebook"),
    ("developments", "munitions-specialists", {"points": 2}, "rulebook"),
    ("developments", "hall-of-ancestors", {"each": 4, "of": "landmark"}, "rulebook"),
    ("developments", "cathedral-of-dawn", {"each": 3, "of": "landmark"}, "rulebook"),
    ("developments", "marble-theatre", {"points": 6}, "rulebook"),
    ("developments", "border-keep", {"points": 3}, "rulebook"),
    (
        "developments",
        "oath-sworn-knights",
        {"bonus": "3 soldiers", "each": 2, "of": "discovery"},
        "published",
    ),
    ("calamities", "calamity", {"copies": 8, "points": -4}, "rulebook"),
    ("menaces", "giant-rat", {"points": -4}, "rulebook"),
    ("menaces", "vermin", {"points": -2}, "rulebook"),
    ("menaces", "frost-giant", {"points": -5}, "rulebook"),
    ("menaces", "shadow", {"soldiers": 3, "points": -4}, "published"),
    ("advisors", "mistress-of-masks", {"does": "trap"}, "published"),
    ("duchies", "valados", {"each_a": 2}, "rulebook"),
    ("duchies", "teressie", {"each_a": 2, "of_a": "landmark"}, "rulebook"),
    ("solo", "alone", {"bronze": 70, "silver": 95, "gold": 115, "side_a": 15}, "rulebook"),
]


@pytest.mark.parametrize(("kind", "name", "values", "source"), KNOWN)
def test_what_is_known_is_used_and_marked(
    kind: str, name: str, values: dict[str, Any], source: str
) -> None:
    for field, value in values.items():
        assert of(kind, name)[field] == value
        assert source_of(kind, name, field) == source


@pytest.mark.parametrize("name", ["farm", "port", "scholars", "guildhall"])
def test_cards_pictured_without_points_have_none(name: str) -> None:
    """Pp. 1, 4, 5."""
    assert not {"points", "each"} & of("developments", name).keys()


COPIES = {
    "gates-of-hell": 1,
    "secret-brotherhood": 1,
    "royal-citadel": 1,
    "giant-lighthouse": 1,
    "giants-cache": 1,
    "recruiters": 1,
    "alchemical-forge": 1,
    "royal-guard": 1,
    "impregnable-walls": 1,
}


@pytest.mark.parametrize("name", list(COPIES))
def test_cards_that_scenarios_name_without_one_are_single(name: str) -> None:
    """P. 12."""
    assert of("developments", name)["copies"] == 1


@pytest.mark.parametrize(
    "name",
    [
        "navigators",
        "port",
        "great-army",
        "barracks",
        "village",
        "guildhall",
        "munitions-specialists",
    ],
)
def test_cards_of_which_scenarios_take_one_have_more_copies(name: str) -> None:
    """P. 12."""
    assert of("developments", name)["copies"] >= 2


def test_there_are_four_farms_at_least() -> None:
    """P. 12, scenario 1."""
    assert of("developments", "farm")["copies"] >= 4


def test_village_and_guildhall_make_four_together() -> None:
    """P. 12, scenario 5: four theft tokens cover them, four thieves give them back."""
    cards = shipped()
    village, guildhall = cards.number["village-1"], cards.number["guildhall-1"]
    assert sum(cards.yields[village]) + sum(cards.yields[guildhall]) == 4
    assert not cards.has_per[village]
    assert not cards.has_per[guildhall]


def test_a_frost_giant_asks_for_more_than_one_soldier() -> None:
    """P. 9 speaks of its soldiers in the plural."""
    assert of("menaces", "frost-giant")["soldiers"] >= 2


def test_the_expeditionary_corps_makes_a_cube_for_each_professional() -> None:
    """P. 5: the resource is not known."""
    written = of("developments", "expeditionary-corps")["production"]
    assert written.startswith("1 ")
    assert written.endswith(" x professional")
    assert source_of("developments", "expeditionary-corps", "per") == "rulebook"
    assert source_of("developments", "expeditionary-corps", "production") == "stand-in"


def test_at_least_33_cards_are_called_as_printed() -> None:
    """The cards that scenarios, examples, pictures and reviews name."""
    named = [
        name
        for name in shipped().tables["developments"]
        if source_of("developments", name, "name") != "stand-in"
    ]
    assert sum(of("developments", name)["copies"] for name in named) >= 33
    assert {"tatis-tribe", "dragon-egg"} <= set(named)


@pytest.mark.parametrize("task", list(shipped().tables["tasks"]))
def test_no_task_is_called_as_printed(task: str) -> None:
    assert source_of("tasks", task, "name") == "stand-in"


def test_treasures_bring_two_resources_each() -> None:
    """P. 4."""
    cards = shipped()
    assert {len(cards.recycles[card]) for card in range(FIRST_TREASURE, FIRST_ADVISOR)} == {2}


# -- the stand-ins hold together


@pytest.mark.parametrize(("kind", "name"), ENTRIES)
def test_every_value_says_where_it_comes_from(kind: str, name: str) -> None:
    entry = dict(of(kind, name))
    source = entry.pop("source")
    if isinstance(source, dict):
        assert "name" in source
        # `per`: that a production goes by a type; its resource may come from elsewhere
        per = {"per"} if " x " in entry.get("production", "") else set()
        assert source.keys() - {"name"} - per == entry.keys()
        assert set(source.values()) <= {"rulebook", "published", "stand-in"}
    else:
        assert source in ("rulebook", "published", "stand-in")


def test_the_set_has_a_version() -> None:
    assert shipped().tables["version"] >= 1


def test_costs_are_between_two_and_eight() -> None:
    costs = shipped().cost_in_all[:DEVELOPMENTS]
    assert min(costs) == 2
    assert max(costs) == 8


@pytest.mark.parametrize("type_", TYPES)
def test_each_type_leans_on_its_resource(type_: str) -> None:
    """P. 2: whoever wants cards of a type has to make its resource."""
    cubes = [0, 0, 0, 0]
    for entry in shipped().tables["developments"].values():
        if entry["type"] == type_:
            cost = goods_of(entry["cost"])
            for resource in range(4):
                cubes[resource] += cost[resource] * entry["copies"]
    assert cubes.index(max(cubes)) == TYPES.index(type_)


def test_repeated_cards_are_cheap_and_dear_ones_single() -> None:
    for entry in shipped().tables["developments"].values():
        dear = sum(goods_of(entry["cost"])) > 4
        assert entry["copies"] == 1 or not dear


def test_some_cards_ask_for_krystallium_and_some_for_soldiers() -> None:
    """P. 6."""
    costs = [goods_of(entry["cost"]) for entry in shipped().tables["developments"].values()]
    assert sum(cost[KRYSTALLIUM] > 0 for cost in costs) >= 3
    assert sum(cost[SOLDIER] > 0 for cost in costs) >= 3


@pytest.mark.parametrize("type_", TYPES)
def test_every_type_has_cards_that_count_it(type_: str) -> None:
    counting = [e for e in shipped().tables["developments"].values() if e.get("of") == type_]
    assert len(counting) >= 2


def test_no_two_advisors_do_the_same() -> None:
    advisors = shipped().tables["advisors"].values()
    what = Counter((e["does"], e["phase"], e.get("of", "")) for e in advisors)
    assert max(what.values()) == 1
    assert {e["phase"] for e in advisors} == {"draft", "planning", "production", "end"}


# -- a card file of one's own


def test_changed_values_reach_the_game_and_the_digest() -> None:
    changes = {"developments": {"farm": {"cost": "1 money + 1 soldiers", "points": 7}}}
    cards = card_set(changes)
    assert cards.digest() != shipped().digest()
    _, seat = given(at="planning", drafts={0: ["farm-1"], 1: []}, cards=changes)
    seat(0).builds("farm-1")
    assert seat(0).lacking("farm-1") == {"money": 1, "soldier": 1}


def test_the_digest_goes_by_values_not_by_files() -> None:
    same = {"developments": {"farm": {"type": "structure"}}}
    assert card_set(same).digest() == shipped().digest()


def test_a_card_may_cost_a_single_cube() -> None:
    cards = card_set({"developments": {"farm": {"cost": "1 materials"}}})
    assert cards.cost_in_all[cards.number["farm-1"]] == 1


def test_a_cost_is_replaced_and_not_added_to() -> None:
    cards = card_set({"developments": {"farm": {"cost": "2 population"}}})
    assert cards.cost[cards.number["farm-1"]] == 0x20


CASTLE = {
    "name": "The Old Castle",
    "type": "landmark",
    "copies": 1,
    "cost": "2 money",
    "recycle": "money",
    "points": 5,
    "source": "mine",
}


TWO_MONEY = {"copies": 1, "recycle": "2 money", "source": "mine"}


def test_a_development_is_taken_out_and_another_comes_in_its_place() -> None:
    changes = {"developments": {"colossus": {"copies": 0}, "old-castle": CASTLE}}
    cards = card_set(changes)
    assert "colossus-1" not in cards.number
    assert cards.kind[cards.number["old-castle-1"]] == DEVELOPMENT
    assert cards.given_names() == {"old-castle": "The Old Castle"}
    _, seat = given(at="planning", drafts={0: ["old-castle-1"], 1: []}, cards=changes)
    seat(0).builds("old-castle-1")
    assert seat(0).lacking("old-castle-1") == {"money": 2}


def test_a_card_taken_out_must_be_made_up_for() -> None:
    with pytest.raises(BadCards) as error:
        card_set({"developments": {"colossus": {"copies": 0}}})
    assert error.value.message.args["found"] == 69


def test_a_treasure_is_replaced() -> None:
    cards = card_set({"treasures": {"old-maps": {"copies": 0}, "pearls": TWO_MONEY}})
    assert cards.kind[cards.number["pearls-1"]] == TREASURE
    assert "old-maps-1" not in cards.number


def test_an_advisor_is_replaced() -> None:
    almoner = {**of("advisors", "father-confessor"), "name": "The Almoner", "source": "mine"}
    changes = {"advisors": {"father-confessor": {"copies": 0}, "almoner": almoner}}
    assert "father-confessor" not in card_set(changes).number
    _, seat = given(
        at="end",
        round=4,
        module="advisors",
        calamities={0: ["calamity-1"]},
        advisors={0: ["almoner"]},
        soldiers={0: 2},
        cards=changes,
    )
    seat(0).asks("almoner")
    assert seat(0).calamities == []


def test_a_task_is_replaced() -> None:
    supper = {**of("tasks", "siege-engines"), "price_two": "1 money", "source": "mine"}
    changes = {"tasks": {"siege-engines": {"copies": 0}, "feed-the-guards": supper}}
    cards = card_set(changes)
    assert "siege-engines-2" not in cards.task_number
    _, seat = given(
        drafts={0: ["farm-1"]},
        alchemy={0: "1 money"},
        module="quests",
        board="usurper",
        cards=changes,
    )
    seat(0).fulfils("feed-the-guards-2")
    assert seat(0).krystallium == 1


@pytest.mark.parametrize(
    ("production", "word"), [("3 population", "5 icons"), ("1 money x landmark", "theft token")]
)
def test_cards_that_the_theft_tokens_cannot_cover_are_refused_in_words(
    production: str, word: str
) -> None:
    """Ruling WK-61: with four icons at most there is no choice which are covered."""
    with pytest.raises(BadCards) as error:
        card_set({"developments": {"village": {"production": production}}})
    assert error.value.message.args["entry"] == "developments.village"
    assert word in str(error.value)


TWO_ACTIVE: dict[str, Any] = {"solo": {"alone": {"active_spies": 2}}}
WRONG: list[tuple[dict[str, Any], str, str]] = [
    # the change, the entry, and a word the complaint must have
    ({"developments": {"farm": {"copies": 6}}}, "developments", "71"),
    ({"developments": {"farm": {"cost": "2 wood"}}}, "developments.farm", "2 wood"),
    ({"developments": {"farm": {"cost": ""}}}, "developments.farm", "cost"),
    ({"developments": {"farm": {"cost": "9 materials + 7 money"}}}, "developments.farm", "cost"),
    ({"developments": {"farm": {"cost": "3 spies"}}}, "developments.farm", "spies"),
    ({"developments": {"farm": {"bonus": "1 money"}}}, "developments.farm", "bonus"),
    ({"developments": {"farm": {"production": "1 soldiers"}}}, "developments.farm", "soldiers"),
    ({"developments": {"farm": {"production": "1 money x barn"}}}, "developments.farm", "barn"),
    ({"developments": {"farm": {"each": 2}}}, "developments.farm", "each"),
    ({"developments": {"farm": {"of": "ship"}}}, "developments.farm", "of"),
    ({"developments": {"farm": {"points": "many"}}}, "developments.farm", "points"),
    ({"developments": {"farm": {"source": "guess"}}}, "developments.farm", "source"),
    ({"developments": {"farm": {"prize": 1}}}, "developments.farm", "prize"),
    ({"developments": {"castle": {"points": 1}}}, "developments.castle", "source"),
    (
        {"developments": {"colossus": {"copies": 0}, "Old Castle": CASTLE}},
        "developments.Old Castle",
        "a-z",
    ),
    (
        {"treasures": {"old-maps": {"copies": 0}, "farm": TWO_MONEY}},
        "treasures.farm",
        "farm-1",
    ),
    ({"advisors": {"spymaster": {"copies": 0}}}, "advisors", "13"),
    ({"advisors": {"spymaster": {"copies": 2}}}, "advisors.spymaster", "copies"),
    ({"tasks": {"hire-guides": {"copies": 0}}}, "tasks", "11"),
    ({"treasures": {"old-maps": {"recycle": "3 money"}}}, "treasures.old-maps", "recycle"),
    ({"treasures": {"old-maps": {"copies": 2}}}, "treasures", "11"),
    ({"calamities": {"calamity": {"copies": 7}}}, "calamities.calamity", "7"),
    ({"menaces": {"vermin": {"copies": 9}}}, "menaces.vermin", "9"),
    ({"menaces": {"thief": {"soldiers": 0}}}, "menaces.thief", "soldiers"),
    ({"menaces": {"shadow": {"points": 4}}}, "menaces.shadow", "points"),
    ({"advisors": {"spymaster": {"phase": "end"}}}, "advisors.spymaster", "phase"),
    ({"advisors": {"spymaster": {"does": "dance"}}}, "advisors.spymaster", "does"),
    ({"advisors": {"spymaster": {"two_only": False}}}, "advisors", "2"),
    ({"advisors": {"royal-architect": {"of": ""}}}, "advisors.royal-architect", "of"),
    ({"duchies": {"valados": {"production_b": "1 soldiers"}}}, "duchies.valados", "soldiers"),
    ({"duchies": {"valados": {"each_b": 1}}}, "duchies.valados", "each"),
    ({"tasks": {"hire-guides": {"final": True}}}, "tasks.hire-guides", "north-lands"),
    ({"tasks": {"hire-guides": {"price_two": ""}}}, "tasks.hire-guides", "1-15"),
    ({"tasks": {"hire-guides": {"price_one": "1 points"}}}, "tasks.hire-guides", "points"),
    ({"advisors": {"spymaster": {"amount": 2}}}, "advisors.spymaster", "amount"),
    ({"solo": {"alone": {"dangers": 5}}}, "solo.alone", "dangers"),
    ({"solo": {"alone": {"active_spies": 3}}}, "solo.alone", "active_spies"),
    ({"scenarios": {"last-battle": {"spies": 1}}, **TWO_ACTIVE}, "scenarios.last-battle", "spies"),
    ({"scenarios": {"rat-invasion": {"construction": []}}}, "scenarios.rat-invasion", "constr"),
    ({"scenarios": {"thieves-guild": {"menace": "thief"}}}, "scenarios.thieves-guild", "thief"),
    ({"scenarios": {"prophecy": {"built": ["barn"]}}}, "scenarios.prophecy", "barn"),
    ({"scenarios": {"prophecy": {"advisors": ["spymaster"]}}}, "scenarios.prophecy", "spymaster"),
    ({"scenarios": {"rat-invasion": {"built": ["farm"] * 2}}}, "scenarios.rat-invasion", "farm"),
]


@pytest.mark.parametrize(("changes", "entry", "word"), WRONG)
def test_a_wrong_card_file_is_told_entry_and_field(
    changes: dict[str, Any], entry: str, word: str
) -> None:
    with pytest.raises(BadCards) as error:
        card_set(changes)
    args = error.value.message.args
    assert args["entry"] == entry
    kind, _, name = entry.partition(".")
    assert args["line"] == line_of(shipped_text(), kind, name)
    assert word in str(error.value)


def test_a_table_that_there_is_not_is_named() -> None:
    with pytest.raises(BadCards) as error:
        card_set({"castles": {"keep": {"points": 1}}})
    assert error.value.message.args["entry"] == "castles"


@pytest.mark.parametrize("kind", KINDS)
def test_a_kind_without_entries_is_refused(kind: str) -> None:
    with pytest.raises(BadCards) as error:
        card_set({kind: []})
    assert error.value.message.args["kind"] == kind
