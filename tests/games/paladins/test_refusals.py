"""Bad input: a refusal that names the rule, and nothing changed."""

from __future__ import annotations

import pytest

import regnum
from regnum.core.errors import Malformed
from regnum.core.messages import Message
from regnum.games.paladins.game import game
from regnum.texts import speech
from tests.conformance.walk import fingerprint
from tests.games.paladins.story import given


def test_a_worker_that_one_does_not_have() -> None:
    _table, seat = given(workers={0: ["scout", "labourer", "labourer", "cleric", "merchant"]})
    seat(0).says("commission", "space space-1b")
    why = seat(0).refused("place fighter")
    assert (why.code, why.rule, why.page) == ("worker-not-owned", "workers", 12)


def test_a_worker_of_the_wrong_colour() -> None:
    _table, seat = given(workers={0: ["scout", "criminal", "labourer", "cleric"]})
    seat(0).says("commission", "space space-1b")
    why = seat(0).refused("place labourer")
    assert (why.code, why.args["cell"]) == ("wrong-colour", "scout")


def test_a_worker_that_another_cell_needs() -> None:
    _table, seat = given(workers={0: ["scout", "scout", "labourer", "cleric"]})
    seat(0).says("commission", "space space-1b")
    assert seat(0).refused("place cleric").code == "worker-needed"


def test_a_cell_with_a_workshop() -> None:
    _table, seat = given(
        workers={0: ["labourer", "labourer"]}, silver={0: 4}, workshops={0: ["attack 1"]}
    )
    seat(0).says("develop")
    assert seat(0).refused("build attack 1").code == "workshop-there"


def test_a_space_that_is_taken_barred_or_elsewhere() -> None:
    table, seat = given(workers={0: ["scout", "labourer", "cleric"]}, attributes={0: {"faith": 2}})
    table.state.spaces[table.state.cards.space_number["space-2b"]] = 2
    seat(0).says("commission", "region 2")
    assert seat(0).refused("space space-2b").code == "space-taken"
    assert seat(0).refused("space space-2e").code == "space-barred"
    assert seat(0).refused("space space-1b").code == "other-region"
    assert seat(0).refused("space nowhere").code == "no-such-space"


def test_a_region_out_of_reach() -> None:
    _table, seat = given(workers={0: ["scout", "labourer", "cleric"]}, attributes={0: {"faith": 2}})
    seat(0).says("commission")
    why = seat(0).refused("region 3")
    assert (why.code, why.args["faith"], why.args["have"]) == ("faith-for-region", 4, 2)


@pytest.mark.parametrize(
    ("task", "workers", "silver", "provisions", "code"),
    [
        ("develop", ["labourer", "labourer"], 3, 0, "silver"),
        ("develop", ["labourer"], 9, 0, "workers"),
        ("pray", ["cleric"], 1, 0, "silver"),
        ("pray", ["labourer"], 9, 0, "workers"),
        ("hire", ["labourer", "scout"], 9, 0, "workers"),
        ("hunt-with-scout", ["labourer", "labourer"], 0, 0, "workers"),
        ("trade-with-merchant", ["labourer", "scout"], 0, 0, "workers"),
        ("commission", ["scout", "labourer", "cleric"], 0, 0, "provisions"),
        ("commission", ["scout", "cleric"], 0, 1, "workers"),
        ("fortify", ["merchant", "labourer", "scout"], 0, 0, "provisions"),
        ("garrison", ["merchant", "labourer", "fighter"], 0, 1, "no-region"),
        ("absolve", ["cleric", "labourer", "merchant"], 0, 0, "silver"),
        ("attack", ["scout", "labourer", "fighter"], 0, 0, "no-attack"),
        ("convert", ["fighter", "labourer"], 0, 0, "workers"),
    ],
)
def test_an_action_that_cannot_be_paid_or_manned(
    task: str, workers: list[str], silver: int, provisions: int, code: str
) -> None:
    table, seat = given(workers={0: workers}, silver={0: silver}, provisions={0: provisions})
    before = fingerprint(table.state)
    why = seat(0).refused(task)
    assert why.code == code
    assert why.page >= 12
    assert fingerprint(table.state) == before


@pytest.mark.parametrize(
    ("language", "named"),
    [
        ("en", "cleric, any worker, merchant"),
        ("ru", "клирик, любой рабочий, купец"),
        ("uk", "клірик, будь-який робітник, купець"),
    ],
)
def test_the_workers_that_are_missing_are_named(language: str, named: str) -> None:
    _table, seat = given(workers={0: ["labourer"]})
    why = seat(0).refused("absolve")
    message = Message(f"refusal-{why.code}", why.args)
    assert named in speech(language, game.facts.package).say(message)


def test_attributes_that_are_too_low() -> None:
    _table, seat = given(
        workers={0: ["merchant", "merchant", "cleric", "scout", "labourer"]},
        done={0: {"fortify": 1, "absolve": 1}},
        silver={0: 9},
        provisions={0: 9},
    )
    wall, jar = seat(0).refused("fortify"), seat(0).refused("absolve")
    assert (wall.code, wall.args["need"], wall.args["have"]) == ("influence-for-wall", 1, 0)
    assert (jar.code, jar.args["need"]) == ("influence-for-jar", 2)


def test_empty_rows() -> None:
    _table, seat = given(
        workers={0: ["fighter", "cleric", "scout", "labourer"]},
        townsfolk=[None] * 5,
        outsiders=[None] * 6,
    )
    for task, code in (
        ("errand", "no-townsfolk"),
        ("hire", "no-townsfolk"),
        ("attack", "no-outsiders"),
        ("convert", "no-outsiders"),
    ):
        assert seat(0).refused(task).code == code


def test_townsfolk_that_one_cannot_pay() -> None:
    _table, seat = given(
        workers={0: ["labourer"]},
        townsfolk=["abbot-1", None, "abbot-2", "abbot-3", None],
        silver={0: 1},
    )
    seat(0).says("errand")
    assert seat(0).can_say() == ["recruit abbot-1 debt", "recruit abbot-3 silver"]
    assert seat(0).refused("recruit abbot-2 silver").code == "slot-silver"
    assert seat(0).refused("recruit abbot-3 debt").code == "slot-no-debt"
    assert seat(0).refused("recruit abbot-3 free").code == "not-free"
    assert seat(0).refused("recruit acolyte-1 silver").code == "not-in-row"
    assert seat(0).refused("recruit nobody silver").code == "no-such-card"


def test_favours() -> None:
    _table, seat = given(
        workers={0: ["labourer"]},
        favours=["favour-hiring", "favour-prayer"],
        round=3,
    )
    assert seat(0).refused("favour favour-hiring").code == "favour-worker"
    assert seat(0).refused("favour favour-prayer").code == "favour-hidden"
    assert seat(0).refused("favour favour-stores").code == "favour-hidden"
    assert seat(0).refused("favour nothing").code == "no-such-card"


def test_a_refusal_at_a_real_table_changes_nothing() -> None:
    _table, seat = given(workers={0: ["labourer", "labourer"]})
    before = fingerprint(seat(0).table.state)
    for text in (
        "commission",
        "build attack 1",
        "keep labourer",
        "place labourer",
        "visit tavern-1",
    ):
        assert seat(0).refused(text).code
    assert fingerprint(seat(0).table.state) == before


@pytest.mark.parametrize("nonsense", ["dance", "place knight", "build hunt 1", "region 7", "next"])
def test_text_that_is_no_action(nonsense: str) -> None:
    with pytest.raises(Malformed):
        game.parse(nonsense)


@pytest.mark.parametrize(
    "json",
    [
        '{"do": "place", "worker": "knight"}',
        '{"do": "region", "region": 0}',
        '{"do": "perform"}',
        '{"do": "pass", "more": 1}',
    ],
)
def test_json_that_is_no_action(json: str) -> None:
    with pytest.raises(regnum.Malformed):
        game.decode(json)
