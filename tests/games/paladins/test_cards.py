"""The card file: what is in the box, where each value comes from, and what is refused."""

from __future__ import annotations

import re
from collections import Counter
from typing import Any, get_args, get_type_hints

import pytest

import regnum
from regnum.games.paladins.cards import PACKAGE, PaladinsCards, card_set, shipped
from regnum.games.paladins.components import Scheme
from regnum.games.paladins.rewards import ACTIONS, RIGHT_SIDE
from regnum.texts import LANGUAGES, Speech, speech

SOURCES = {"rulebook", "published", "stand-in"}
KINDS = [kind for kind, table in shipped().tables.items() if isinstance(table, dict)]


RIGHT = ACTIONS[:RIGHT_SIDE]
SWAPPED_ORDERS = {"order-attack": {"action": "convert"}, "order-convert": {"action": "attack"}}
#: what a scheme card can make the opponent do
SCHEME_ACTIONS = get_args(get_type_hints(Scheme)["action"])


def entries() -> list[tuple[str, dict[str, Any]]]:
    return [
        (f"{kind}.{name}", entry)
        for kind in KINDS
        for name, entry in shipped().tables[kind].items()
    ]


def test_the_box_holds_what_the_rulebook_lists() -> None:
    """Pages 2 to 4."""
    cards = shipped()
    assert cards.worker_pieces == [22, 18, 18, 18, 18, 18]
    assert (cards.silver_pieces, cards.provision_pieces) == (50, 40)
    assert (cards.silver_start, cards.provision_start) == (3, 1)
    assert len(cards.paladin_cards) == 48
    assert len(cards.townsfolk) == 32
    assert len(cards.outsiders) == 36
    assert len(cards.walls) == len(cards.taverns) == len(cards.suspicions) == cards.debts == 24
    assert (len(cards.favours), len(cards.orders), len(cards.schemes)) == (10, 6, 17)
    assert (len(cards.workshops), len(cards.jars), len(cards.spaces)) == (8, 7, 40)


def test_every_value_names_its_source() -> None:
    for name, entry in entries():
        source = entry["source"]
        if isinstance(source, dict):
            assert set(source) == set(entry) - {"source"}, name
            assert set(source.values()) <= SOURCES, name
        else:
            assert source in SOURCES, name


def stand_ins() -> set[str]:
    found: set[str] = set()
    for name, entry in entries():
        source = entry["source"]
        fields = [field for field in entry if field != "source"]
        for field in fields:
            if (source if isinstance(source, str) else source[field]) == "stand-in":
                found.add(f"{name}.{field}")
    return found


def test_what_is_not_known_is_marked_as_a_stand_in() -> None:
    """What the rulebook does not show and nobody has published, or only in doubt."""
    wanted = {f"jars.jar-{number}.influence" for number in range(2, 8)}
    wanted |= {f"workshops.workshop-{number}.worker" for number in range(1, 9)}
    wanted |= {f"taxes.tax-supply.for_{players}" for players in (1, 2, 3)}
    wanted |= {f"suspicions.suspicion-{kind}.copies" for kind in ("none", "one", "two")}
    wanted |= {f"jar_spaces.{name}.copies" for name in shipped().tables["jar_spaces"]}
    twelve = ["commission", "fortify", "garrison", "absolve", "attack", "convert"]
    wanted |= {f"schemes.scheme-{kind}.copies" for kind in [*twelve, "orders", "recruit"]}
    wanted |= {f"schemes.scheme-{kind}.action" for kind in twelve[1:]}
    wanted |= {"townsfolk.squire-1.ability", "townsfolk.squire-3.ability"}
    wanted |= {
        "outsiders.viking-barbarian.strength",
        "outsiders.saracen-champion.attack",
        "outsiders.saracen-vigilante.attack",
    }
    for kind in ("pay-or-silver", "pardon-or-silver"):
        wanted |= {f"walls.wall-{kind}.copies", f"walls.wall-{kind}.either"}
    wanted.add("walls.wall-scout-merchant.reward")
    assert stand_ins() == wanted


def test_stand_ins_keep_what_the_rulebook_says() -> None:
    """Jars grow from 0 and differ (p. 6, 19), taxes are 5 to 8 (p. 5) and 8 for four (p. 23), a
    jar finds a space (p. 19), five schemes are favours (p. 26)."""
    cards = shipped()
    assert cards.jars[0] == 0
    assert sorted(set(cards.jars)) == cards.jars
    assert set(cards.tax_supply[1:]) <= {5, 6, 7, 8}
    assert cards.tax_supply[4] == 8
    assert len(cards.jar_spaces) >= len(cards.jars)
    assert sum(name.startswith("scheme-favour-") for name in cards.schemes) == 5
    assert cards.workshops[0] == 1


def test_patterns_of_the_published_cards() -> None:
    """Each paladin adds four points; twelve outsiders a suit; the tavern workers add up."""
    cards = shipped()
    assert [sum(boost) for boost in cards.boost] == [4] * 12
    assert Counter(cards.suit) == {0: 12, 1: 12, 2: 12}
    assert Counter(cards.convert_strength) == {1: 30, 2: 6}
    workers = Counter(worker for tavern in cards.tavern_workers for worker in tavern)
    assert workers == {3: 17, 2: 17, 1: 17, 4: 16, 0: 15, 5: 14}
    assert [cards.space_players.count(players) for players in (1, 3, 4)] == [25, 9, 6]


def test_names_are_numbers_and_back() -> None:
    cards = shipped()
    for names, number in (
        (cards.townsfolk, cards.townsperson_number),
        (cards.outsiders, cards.outsider_number),
        (cards.walls, cards.wall_number),
        (cards.taverns, cards.tavern_number),
        (cards.suspicions, cards.suspicion_number),
        (cards.favours, cards.favour_number),
        (cards.orders, cards.order_number),
        (cards.schemes, cards.scheme_number),
        (cards.spaces, cards.space_number),
        (cards.jar_spaces, cards.jar_space_number),
        (cards.paladin_cards, cards.paladin_number),
    ):
        assert [number[name] for name in names] == list(range(len(names)))


def test_a_box_with_other_values_is_another_box() -> None:
    mine = card_set({"taxes": {"tax-supply": {"for_2": 5}}})
    assert isinstance(mine, PaladinsCards)
    assert mine.tax_supply[2] == 5
    assert mine.digest() != shipped().digest()
    assert card_set({}) is shipped()


@pytest.mark.parametrize(
    ("changes", "entry"),
    [
        ({"jars": {"jar-1": {"influence": 1}}}, "jars.jar-1"),
        ({"jars": {"jar-3": {"influence": 2}}}, "jars.jar-3"),
        ({"taxes": {"tax-supply": {"for_1": 4}}}, "taxes.tax-supply"),
        ({"walls": {"wall-scout": {"reward": ["scout"]}}}, "walls.wall-scout"),
        ({"walls": {"wall-scout": {"copies": 2}}}, "walls"),
        ({"suspicions": {"suspicion-one": {"copies": 9}}}, "suspicions"),
        ({"outsiders": {"viking-thief": {"scores": "piper"}}}, "outsiders.viking-thief"),
        ({"outsiders": {"viking-thief": {"attack": ["tax"]}}}, "outsiders.viking-thief"),
        ({"outsiders": {"viking-thief": {"scores": "hunter"}}}, "conversions.hunter"),
        ({"outsiders": {"viking-thief": {"suit": "saracen"}}}, "outsiders.saracen-warrior"),
        ({"paladins": {"samson": {"free": True}}}, "paladins.samson"),
        ({"paladins": {"otton": {"gain": [], "less": 2}}}, "paladins.otton"),
        ({"favours": {"favour-prayer": {"either": [["prayer"]]}}}, "favours.favour-prayer"),
        ({"orders": {"order-attack": {"action": "convert"}}}, "orders.order-convert"),
        ({"orders": {"order-attack": {"times": 4}}}, "orders.order-attack"),
        ({"schemes": {"scheme-favour": {"copies": 4}}}, "schemes"),
        ({"actions": {"commission": {"limit": 8}}}, "actions.commission"),
        ({"actions": {"pray": {"cells": ["any", "any"]}}}, "actions.pray"),
        ({"actions": {"fortify": {"levels": [0, 1]}}}, "actions.fortify"),
        ({"spaces": {"space-1a": {"reward": []}}}, "spaces.space-1a"),
        ({"spaces": {"space-1a": {"region": 3}}}, "spaces.space-1b"),
        ({"jar_spaces": {"jar-prayer": {"copies": 9}}}, "jar_spaces"),
        ({"townsfolk": {"abbot-1": {"when": "supper"}}}, "townsfolk.abbot-1"),
        ({"orders": SWAPPED_ORDERS}, "orders.order-attack"),
        ({"workers": {"labourer": {"name": "peasant"}}}, "workers.labourer"),
        ({"workers": {"baker": {"pieces": 3, "source": "mine"}}}, "workers.baker"),
        ({"wolves": {"grey": {"pieces": 3}}}, "wolves"),
    ],
)
def test_a_value_that_does_not_fit_is_refused(changes: dict[str, Any], entry: str) -> None:
    with pytest.raises(regnum.BadCards) as error:
        card_set(changes)
    assert error.value.message.args["entry"] == entry


@pytest.mark.parametrize("kind", KINDS)
def test_a_kind_without_entries_is_refused(kind: str) -> None:
    with pytest.raises(regnum.BadCards) as error:
        card_set({kind: []})
    assert error.value.message.args["kind"] == kind


@pytest.mark.parametrize(
    ("changes", "entry", "code"),
    [
        ({"actions": {"pray": {"reward": ["silver"]}}}, "actions.pray", "cards-own-reward"),
        ({"actions": {"develop": {"reward": ["scout"]}}}, "actions.develop", "cards-own-reward"),
        ({"actions": {"recruit": {"reward": ["tax"]}}}, "actions.recruit", "cards-own-reward"),
        ({"paladins": {"otton": {"action": "pray"}}}, "paladins.otton", "cards-no-gain"),
        ({"paladins": {"otton": {"action": "develop"}}}, "paladins.otton", "cards-no-gain"),
        ({"paladins": {"otton": {"action": "recruit"}}}, "paladins.otton", "cards-no-gain"),
        # beside the price of the card, which is asked for alone
        *(
            (
                {"actions": {action: {"pays": "silver", "costs": [2]}}},
                *(f"actions.{action}", "cards-second-price"),
            )
            for action in ("attack", "recruit")
        ),
        ({"actions": {"attack": {"needs": "faith"}}}, "actions.attack", "cards-fixed-sides"),
        ({"actions": {"fortify": {"raises": "faith"}}}, "actions.fortify", "cards-fixed-sides"),
        ({"actions": {"hunt": {"needs": "faith"}}}, "actions.hunt", "cards-fixed-sides"),
        ({"workers": {"scout": {"start": 1}}}, "workers.scout", "cards-no-start"),
        (
            {"schemes": {"scheme-fortify": {"action": "pray"}}},
            *("schemes.scheme-fortify", "cards-scheme-name"),
        ),
        (
            {"townsfolk": {"conspirator-1": {"ability": ["silver"]}}},
            *("townsfolk.conspirator-1", "cards-conspirator"),
        ),
        *(
            (
                {"townsfolk": {name: {"ability": [sign]}}},
                *(f"townsfolk.{name}", "cards-plain-ability"),
            )
            for name in ("peddler-3", "squire-1")
            for sign in ("tax", "criminal", "pardon", "destroy", "pay", "prayer", "hire")
        ),
    ],
)
def test_what_the_rules_could_not_carry_out_is_refused(
    changes: dict[str, Any], entry: str, code: str
) -> None:
    """A card file may not promise what nobody would ever get."""
    with pytest.raises(regnum.BadCards) as error:
        card_set(changes)
    message = error.value.message
    assert (message.id, message.args["entry"]) == (code, entry)
    for language in LANGUAGES:
        assert entry in speech(language, PACKAGE).say(message)


@pytest.mark.parametrize("sign", ["labourer", "faith", "silver", "provision"])
def test_plain_help_at_an_inquisition_can_be_written_down(sign: str) -> None:
    mine = card_set({"townsfolk": {"peddler-3": {"ability": [sign]}}})
    assert mine.ability[mine.townsperson_number["peddler-3"]].signs() == [sign]


@pytest.mark.parametrize("action", ["attack", "recruit"])
def test_an_attack_or_a_townsperson_may_cost_provisions(action: str) -> None:
    mine = card_set({"actions": {action: {"pays": "provision", "costs": [1]}}})
    assert mine.costs[ACTIONS.index(action)] == [1]


# -- schemes of one's own


@pytest.mark.parametrize("action", SCHEME_ACTIONS)
def test_every_scheme_that_a_file_may_name_has_a_name_and_is_explained(action: str) -> None:
    for language in LANGUAGES:
        speech_ = speech(language, PACKAGE)
        assert speech_.has(f"scheme-{action}")
        assert speech_.has(f"scheme-{action}-help")


def test_a_scheme_is_taken_out_and_another_comes_in_its_place() -> None:
    pray = {"copies": 1, "action": "pray", "source": "mine"}
    mine = card_set({"schemes": {"scheme-fortify": {"copies": 0}, "scheme-pray": pray}})
    assert len(mine.schemes) == 17
    assert "scheme-pray-1" in mine.schemes
    assert "scheme-fortify-1" not in mine.schemes


# -- names


def spoken_of(changes: dict[str, Any], language: str = "en") -> Speech:
    """A voice at a table with other cards."""
    mine = card_set(changes)
    voice = Speech(language, PACKAGE)
    voice.given = mine.given_names()
    voice.changed = mine.changed_entries(shipped())
    return voice


def test_an_owner_may_call_a_card_as_they_like() -> None:
    voice = spoken_of({"townsfolk": {"squire-1": {"name": "page boy"}}})
    assert [voice.name(f"squire-{number}") for number in (1, 2)] == [
        "page boy",
        "squire (+1 influence)",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("changes", "changed"),
    [
        ({"townsfolk": {"squire-1": {"ability": ["faith"]}}}, "squire-1"),
        ({"spaces": {"space-1b": {"reward": ["labourer"]}}}, "space-1b"),
        ({"walls": {"wall-scout": {"reward": ["strength", "cleric"]}}}, "wall-scout-1"),
        ({"taverns": {"tavern-8": {"workers": ["cleric"] * 4}}}, "tavern-8"),
        ({"orders": {f"order-{action}": {"times": 4} for action in RIGHT}}, "order-attack"),
    ],
)
def test_the_name_of_a_changed_card_tells_no_value_of_ours(
    changes: dict[str, Any], changed: str, language: str
) -> None:
    ours = speech(language, PACKAGE)
    theirs = spoken_of(changes, language)
    assert re.search(r"\(|\d", ours.name(changed))
    assert re.search(r"\(|\d(?![a-z])", theirs.name(changed)) is None
    assert theirs.name("squire-2") == ours.name("squire-2")


def test_how_many_copies_there_are_is_in_no_name() -> None:
    changes = {"walls": {"wall-scout": {"copies": 2}, "wall-cleric": {"copies": 2}}}
    changes["walls"]["wall-points"] = {"copies": 1}
    changes["walls"]["wall-strength"] = {"copies": 1}
    assert spoken_of(changes).changed == set()


@pytest.mark.parametrize(
    ("changes", "too"),
    [
        ({"regions": {"region-6": {"faith": 11}}}, {"space-6a", "space-6b", "space-6c"}),
        (
            {"conversions": {"warrior": {"per": 3}}},
            {"byzantine-warrior", "saracen-warrior"},
        ),
        (
            {"order_places": {"first-order": {"points": 5}}},
            {f"order-{action}" for action in RIGHT},
        ),
    ],
)
def test_what_is_told_of_another_card_changes_with_it(
    changes: dict[str, Any], too: set[str]
) -> None:
    ((entry,),) = [list(table) for table in changes.values()]
    assert spoken_of(changes).changed == {entry, *too}


@pytest.mark.parametrize("language", LANGUAGES)
def test_copies_of_a_space_for_jars_are_told_apart(language: str) -> None:
    voice = spoken_of({"jar_spaces": {"jar-pardon": {"copies": 2}}}, language)
    names = {voice.name(f"{kind}-{copy}") for kind in ("jar-pardon", "jar-prayer") for copy in "12"}
    assert len(names) == 4
    assert not any(name.startswith("jar-") for name in names)
    assert "1" not in voice.name("jar-pay")
