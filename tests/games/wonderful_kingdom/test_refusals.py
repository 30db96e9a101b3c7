"""What is not allowed: the refusal names the rule, says it in every language, changes nothing."""

from __future__ import annotations

import pytest
from msgspec.structs import asdict

import regnum
from regnum.core import agenda
from regnum.core.actions import Action
from regnum.core.facts import Mode
from regnum.games.wonderful_kingdom.actions import (
    Advise,
    Done,
    Fight,
    Fulfil,
    GiveUp,
    Offer,
    Place,
    Recycle,
    Take,
    Trap,
)
from regnum.games.wonderful_kingdom.cards import PACKAGE
from regnum.games.wonderful_kingdom.game import game
from regnum.games.wonderful_kingdom.options import WonderfulOptions
from regnum.texts import LANGUAGES, speech
from tests.conformance.walk import fingerprint
from tests.games.wonderful_kingdom.story import StoryTable, given


def advisor_used_twice() -> StoryTable:
    table, seat = given(
        drafts={0: ["farm-1", "farm-2"]},
        advisors={0: ["grey-eminence"]},
        soldiers={0: 5},
        module="advisors",
        cards={"advisors": {"grey-eminence": {"phase": "planning", "does": "krystallium"}}},
    )
    seat(0).asks("grey-eminence")
    return table


def no_trap_left() -> StoryTable:
    table, seat = given(at="draft", hands={0: ["farm-1", "farm-2", "port-1"], 1: ["port-2"]})
    table.state.traps[0] = 1
    seat(0).offers("farm-1", 1, face_down=True)
    return table


def with_menaces(at: str) -> StoryTable:
    return given(
        at=at,
        drafts={0: ["farm-1"]} if at == "planning" else None,
        building={0: ["village-1"]},
        menaces={0: ["giant-rat-1", "vermin-1"]},
        soldiers={0: 1},
        module="menaces",
        stacks=("giant-rat", "thief"),
        cards={"menaces": {"giant-rat": {"soldiers": 3}, "vermin": {"soldiers": 1}}},
    )[0]


def quest() -> StoryTable:
    return given(drafts={0: ["farm-1"]}, alchemy={0: "1 money"}, module="quests", board="usurper")[
        0
    ]


def finished_card() -> StoryTable:
    return given(
        at="materials",
        built={0: ["port-1"]},
        building={0: ["farm-1"]},
        cards={"duchies": {"valados": {"production_a": "3 materials"}}},
    )[0]


CASES: dict[str, tuple[StoryTable, Action, str, str]] = {
    "a cube on a finished card": (
        finished_card(),
        Place("materials", "port-1"),
        "card-finished",
        "completing",
    ),
    "a cube that is not there": (
        finished_card(),
        Place("money", "farm-1"),
        "other-cube-first",
        "production",
    ),
    "a krystallium that is not there": (
        finished_card(),
        Place("krystallium", "farm-1"),
        "no-krystallium",
        "krystallium",
    ),
    "a soldier that is not there": (
        finished_card(),
        Place("soldier", "farm-1"),
        "no-soldiers",
        "soldiers",
    ),
    "being done with cubes to place": (finished_card(), Done(), "not-done-yet", "placing"),
    "being done with cards to plan": (quest(), Done(), "not-done-yet", "planning"),
    "being done in the draft": (no_trap_left(), Done(), "not-done-yet", "draft"),
    "giving up in the middle of an offer": (
        no_trap_left(),
        GiveUp(),
        "not-your-moment",
        "any-moment",
    ),
    "a trap when none is left": (no_trap_left(), Trap(), "no-trap-left", "traps"),
    "taking when offering": (no_trap_left(), Take(1), "offer-first", "draft"),
    "a card of another hand": (no_trap_left(), Offer("port-2", 1), "not-in-hand", "draft"),
    "a menace recycled": (
        with_menaces("planning"),
        Recycle("giant-rat-1"),
        "not-with-menaces",
        "menaces",
    ),
    "a fight out of battle": (
        with_menaces("planning"),
        Fight("giant-rat-1"),
        "not-battle",
        "battle",
    ),
    "a fight with too few soldiers": (
        with_menaces("battle"),
        Fight("giant-rat-1"),
        "too-few-soldiers",
        "battle",
    ),
    "an advisor used twice in a round": (
        advisor_used_twice(),
        Advise("grey-eminence"),
        "advisor-used",
        "advisors",
    ),
    "an advisor of nobody": (
        advisor_used_twice(),
        Advise("inspired-prophet"),
        "advisor-not-yours",
        "advisors",
    ),
    "a task paid in part": (
        quest(),
        Fulfil("rally-the-barons-2"),
        "task-too-dear",
        "quests",
    ),
}


@pytest.mark.parametrize("case", CASES)
def test_it_is_refused_by_its_rule_and_nothing_changes(case: str) -> None:
    table, action, code, rule = CASES[case]
    s = table.state
    before = fingerprint(s.clone())
    choice = agenda.choice_of(s, 0)
    assert choice is not None
    refusal = choice.refusal(s, 0, action)
    assert refusal is not None
    assert (refusal.code, refusal.rule) == (code, rule)
    assert refusal.page > 0
    assert fingerprint(s.clone()) == before
    for language in LANGUAGES:
        said = speech(language, PACKAGE)
        assert said.say(refusal.message())
        assert said.rule_title(rule) != rule, "the rules page has this anchor"


def test_a_table_refuses_and_enters_nothing() -> None:
    table = regnum.open_table("wonderful-kingdom", seats=2, seed="refused", module="teaching")
    seat = table.to_act()[0]
    for action in (Take(1), Place("materials", "alchemy"), Recycle("farm-1"), Offer("unicorn", 1)):
        with pytest.raises(regnum.Refused):
            table.act(seat, action)
    assert not table.record().entries


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (2, {"stacks": ("shadow",)}),
        (2, {"stacks": ("shadow", "shadow")}),
        (1, {"stacks": ("shadow", "thief")}),
        (2, {"scenario": "prophecy"}),
        (1, {"scenario": "no-such-scenario"}),
        (2, {"side": "C"}),
    ],
)
def test_what_cannot_be_agreed_is_refused_in_words(seats: int, options: dict[str, object]) -> None:
    with pytest.raises(regnum.BadSetUp) as refused:
        regnum.open_table("wonderful-kingdom", seats=seats, seed="bad", **options)
    assert str(refused.value)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("seats", "options", "option"),
    [
        (2, {"module": "quests", "stacks": ("shadow", "thief")}, "stacks"),
        (1, {"module": "teaching", "stacks": ("shadow",)}, "stacks"),
        (2, {"module": "menaces", "board": "usurper"}, "board"),
        (2, {"duchy": "valados"}, "duchy"),
        (1, {"scenario": "prophecy", "module": "quests"}, "module"),
        (1, {"scenario": "frozen-north", "stacks": ("shadow",)}, "stacks"),
        (1, {"scenario": "under-siege", "board": "usurper"}, "board"),
    ],
)
def test_an_option_that_would_do_nothing_is_refused_by_name(
    seats: int, options: dict[str, object], option: str, language: str
) -> None:
    with pytest.raises(regnum.BadSetUp) as refused:
        regnum.open_table("wonderful-kingdom", seats=seats, seed="idle", **options)
    said = speech(language, PACKAGE).say(refused.value.message)
    assert option in said


@pytest.mark.parametrize("mode", game.facts.modes, ids=lambda mode: mode.id)
def test_options_as_they_usually_are_may_be_named_beside_any_mode(mode: Mode) -> None:
    every = {**asdict(WonderfulOptions()), **mode.options}
    for seats in mode.seats or (1, 2):
        assert regnum.open_table("wonderful-kingdom", seats=seats, seed="named", **every)
