"""Each of the fourteen advisors: what it does, for how many soldiers, and when (p. 10)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from regnum.core.actions import Seat
from regnum.games.wonderful_kingdom.actions import Advise, Trap
from regnum.games.wonderful_kingdom.advisors import why_not_use
from regnum.games.wonderful_kingdom.cards import shipped
from regnum.games.wonderful_kingdom.events import HandSeen
from tests.games.wonderful_kingdom.story import StorySeat, StoryTable, given

CARDS = shipped()
ADVISORS = list(CARDS.tables["advisors"])


def price(advisor: str) -> int:
    return CARDS.soldiers[CARDS.number[advisor]]


def amount(advisor: str) -> int:
    return CARDS.amount[CARDS.number[advisor]]


# -- all of them


#: a moment at which each advisor is of use to seat 0
MOMENTS = {
    "draft": {
        "at": "draft",
        "hands": {0: ["farm-1", "farm-2"], 1: ["port-1", "port-2"]},
        "offers": (["quarry-1"], ["quarry-2"]),
    },
    "planning": {"at": "planning", "drafts": {0: ["village-1"], 1: []}},
    "production": {"at": "materials", "building": {0: ["colossus-1"]}},
    "end": {
        "at": "end",
        "round": 4,
        "calamities": {0: ["calamity-1"]},
        "building": {0: {"village-1": "1 materials"}},
    },
}


def of_use(advisor: str, soldiers: int) -> StorySeat:
    """Seat 0 with the advisor and so many soldiers, at a moment of use."""
    phase = CARDS.tables["advisors"][advisor]["phase"]
    table, seat = given(
        module="advisors", advisors={0: [advisor]}, soldiers={0: soldiers}, **MOMENTS[phase]
    )
    if CARDS.tables["advisors"][advisor]["does"] == "spy":
        # laid by the other in round 1; what was offered before is asked for again
        table.state.down[CARDS.number["quarry-1"]] = 1 + 1 + 4
        table.state.offered = []
    return seat(0)


@pytest.mark.parametrize("advisor", ADVISORS)
def test_an_advisor_takes_the_soldiers_it_names_and_helps_once_a_round(advisor: str) -> None:
    seat = of_use(advisor, 2 * price(advisor) + 1)
    seat.asks(advisor)
    assert seat.soldiers == price(advisor) + 1
    assert why_not_use(seat.s, 0, CARDS.number[advisor]) == "advisor-used"


@pytest.mark.parametrize("advisor", ADVISORS)
def test_an_advisor_does_nothing_for_too_few_soldiers(advisor: str) -> None:
    seat = of_use(advisor, price(advisor) - 1)
    assert why_not_use(seat.s, 0, CARDS.number[advisor]) == "advisor-soldiers"
    # at the end nobody is asked who could do nothing
    assert seat.table.over or seat.refusal_of(Advise(advisor)) == "advisor-soldiers"


@pytest.mark.parametrize("advisor", ADVISORS)
def test_an_advisor_of_another_phase_is_refused(advisor: str) -> None:
    phase = CARDS.tables["advisors"][advisor]["phase"]
    moment = MOMENTS["planning" if phase != "planning" else "draft"]
    _, seat = given(module="advisors", advisors={0: [advisor]}, soldiers={0: 5}, **moment)
    assert seat(0).refusal_of(Advise(advisor)) == "advisor-other-phase"


def test_the_other_players_advisor_is_refused() -> None:
    _, seat = given(
        at="planning",
        module="advisors",
        drafts={0: ["farm-1"], 1: []},
        advisors={1: ["grey-eminence"]},
        soldiers={0: 5},
    )
    assert seat(0).refusal_of(Advise("grey-eminence")) == "advisor-not-yours"


# -- in the draft


def test_the_inspired_prophet_turns_up_a_face_down_card() -> None:
    table, seat = given(
        at="draft",
        module="advisors",
        hands={0: ["farm-1", "farm-2", "farm-3"], 1: ["port-1", "port-2"]},
        offers=(["quarry-1"], ["quarry-2"]),
        advisors={1: ["inspired-prophet"]},
        soldiers={1: 3},
    )
    seat(0).offers("farm-1", 1, face_down=True)
    seat(0).offers("farm-2", 2)
    assert not seat(1).knows("farm-1")
    seat(1).asks("inspired-prophet")
    # it is the only one, so nobody is asked which
    assert seat(1).knows("farm-1")
    assert table.state.down[CARDS.number["farm-1"]] == 0


def test_the_inspired_prophet_needs_a_face_down_card() -> None:
    _, seat = given(
        at="taking",
        module="advisors",
        hands={0: ["farm-1"], 1: ["port-1", "port-2"]},
        offers=(["quarry-1"], ["quarry-2"]),
        advisors={1: ["inspired-prophet"]},
        soldiers={1: 3},
    )
    assert seat(1).refusal_of(Advise("inspired-prophet")) == "advisor-no-effect"


def test_the_master_cartographer_lays_the_top_card_into_an_area() -> None:
    table, seat = given(
        at="taking",
        module="advisors",
        hands={0: ["farm-1"], 1: ["port-1", "port-2"]},
        offers=(["quarry-1"], ["quarry-2"]),
        deck=["colossus-1", "farm-5"],
        advisors={1: ["master-cartographer"]},
        soldiers={1: 1},
    )
    seat(1).asks("master-cartographer")
    seat(1).says("reinforce 2")
    assert table.offer(2) == ["quarry-2", "colossus-1"]
    seat(1).takes(2)
    assert "colossus-1" in seat(1).draft


def test_the_mistress_of_masks_lets_a_third_card_be_laid_face_down() -> None:
    _, seat = given(
        at="draft",
        module="advisors",
        hands={0: [f"farm-{n}" for n in range(1, 5)], 1: ["port-1", "port-2"]},
        offers=(["quarry-1"], ["quarry-2"]),
        advisors={0: ["mistress-of-masks"]},
        soldiers={0: 1},
    )
    seat(0).asks("mistress-of-masks")
    seat(0).offers("farm-1", 1, face_down=True)
    seat(0).offers("farm-2", 1, face_down=True)
    seat(1).takes(2)
    seat(1).offers("port-1", 2)
    seat(1).offers("port-2", 2)
    seat(0).takes(2)
    seat(0).offers("farm-3", 2, face_down=True)
    laid = [CARDS.number[f"farm-{n}"] for n in (1, 2, 3)]
    assert all(seat(0).s.down[card] for card in laid)
    assert seat(0).refusal_of(Trap()) == "no-trap-left"


def with_a_spymaster(
    mine: list[str], theirs: list[str]
) -> tuple[StoryTable, Callable[[Seat], StorySeat]]:
    """Two seats in the draft, the first with a spymaster and a soldier for him."""
    return given(
        at="draft",
        module="advisors",
        hands={0: mine, 1: theirs},
        offers=(["quarry-1"], ["quarry-2"]),
        advisors={0: ["spymaster"]},
        soldiers={0: 1},
    )


def test_the_spymaster_shows_the_other_hand_to_one_seat_only() -> None:
    table, seat = with_a_spymaster(["farm-1", "farm-2"], ["port-1", "village-1"])
    assert not seat(0).knows("port-1")
    seat(0).asks("spymaster")
    assert seat(0).knows("port-1")
    assert seat(0).knows("village-1")
    assert not seat(1).knows("farm-1")
    assert table.told(HandSeen)[0].cards == ("port-1", "village-1")


def test_a_hand_that_was_looked_at_is_lost_from_sight_unless_one_card_is_left_of_it() -> None:
    for face_down_first in (True, False):
        _, seat = with_a_spymaster(["farm-1", "farm-2"], ["port-1", "village-1"])
        seat(0).asks("spymaster")
        seat(0).offers("farm-1", 1)
        seat(0).offers("farm-2", 1)
        seat(1).takes(2)
        seat(1).offers("port-1", 2, face_down=face_down_first)
        # it could be either of two cards; of the last one there is no doubt
        assert seat(0).knows("port-1") == (not face_down_first)
        seat(1).offers("village-1", 2, face_down=not face_down_first)
        assert seat(0).knows("village-1")


def test_what_follows_from_a_hand_looked_at_is_kept_when_the_hand_is_lost_from_sight() -> None:
    """Ruling WK-7: who sees the whole hand without the calamity knows which trap it is."""
    table, seat = with_a_spymaster(
        ["farm-1", "farm-2", "farm-3", "farm-4"], ["port-1", "village-1", "quarry-3"]
    )
    s = table.state
    danger = s.dangers[1][s.round - 1]
    calamity = s.match.cards.names[danger]
    s.hands[1].append(danger)
    s.seen[danger] = 7
    seat(0).offers("farm-1", 1)
    seat(0).offers("farm-2", 1)
    seat(1).takes(2)
    seat(1).offers(calamity, 2, face_down=True)
    seat(1).offers("quarry-3", 1)
    assert not seat(0).knows(calamity)
    seat(0).asks("spymaster")
    assert seat(0).knows(calamity)
    seat(0).takes(1)
    seat(0).offers("farm-3", 1)
    seat(0).offers("farm-4", 1)
    seat(1).takes(1)
    seat(1).offers("port-1", 1, face_down=True)
    assert seat(0).knows(calamity)
    assert not seat(0).knows("port-1")


def test_the_captain_of_the_watch_takes_a_trap_away() -> None:
    _, seat = given(
        at="draft",
        module="advisors",
        hands={0: ["farm-1", "farm-2"], 1: ["port-1", "port-2"]},
        offers=(["quarry-1"], ["quarry-2"]),
        advisors={0: ["captain-of-the-watch"]},
        soldiers={0: 1},
    )
    seat(0).asks("captain-of-the-watch")
    assert seat(0).s.traps == [2, 1]


@pytest.mark.parametrize("advisor", ["mistress-of-masks", "captain-of-the-watch"])
def test_traps_are_of_no_interest_when_no_card_is_left_to_lay(advisor: str) -> None:
    _, seat = given(
        at="taking",
        module="advisors",
        offers=(["quarry-1"], ["quarry-2"]),
        advisors={1: [advisor]},
        soldiers={1: 1},
    )
    assert seat(1).refusal_of(Advise(advisor)) == "advisor-no-effect"


@pytest.mark.parametrize(
    ("turn", "searched", "needed"), [(0, False, 9), (1, False, 7), (2, True, 2), (3, True, 0)]
)
def test_alone_an_advisor_leaves_in_the_deck_what_the_last_round_still_takes(
    turn: int, searched: bool, needed: int
) -> None:
    """Two cards after every take but the last, and three for a search (ruling WK-64)."""
    table, seat = given(
        1,
        at="draft",
        round=4,
        module="advisors",
        offers=(["farm-1", "farm-2"], ["port-1"]),
        advisors={0: ["master-cartographer"]},
        soldiers={0: 1},
    )
    s = table.state
    s.turn, s.searched = turn, searched
    deck = s.deck
    for left, why in ((needed, "advisor-no-effect"), (needed + 1, None)):
        s.deck = deck[:left]
        s.offered = []
        assert seat(0).refusal_of(Advise("master-cartographer")) == why


def test_with_two_an_advisor_leaves_in_the_deck_what_later_rounds_are_dealt() -> None:
    """Seven cards each and one for each area, in every round to come (ruling WK-64)."""
    table, seat = given(
        at="taking",
        round=3,
        module="advisors",
        hands={0: ["farm-1"], 1: ["port-1", "port-2"]},
        offers=(["quarry-1"], ["quarry-2"]),
        advisors={1: ["master-cartographer"]},
        soldiers={1: 1},
    )
    deck = table.state.deck
    for left, why in ((16, "advisor-no-effect"), (17, None)):
        table.state.deck = deck[: table.state.top + left]
        table.state.offered = []
        assert seat(1).refusal_of(Advise("master-cartographer")) == why


def test_the_court_censor_puts_the_top_card_in_the_place_of_another() -> None:
    table, seat = given(
        at="taking",
        module="advisors",
        hands={0: ["farm-1"], 1: ["port-1", "port-2"]},
        offers=(["quarry-1", "calamity-1"], ["quarry-2"]),
        deck=["colossus-1"],
        advisors={1: ["court-censor"]},
        soldiers={1: 1},
    )
    seat(1).asks("court-censor")
    seat(1).says("sweep calamity-1")
    assert table.offer(1) == ["quarry-1", "colossus-1"]
    assert "calamity-1" in table.left_over


def test_the_silver_tongued_envoy_brings_the_top_card_of_the_deck() -> None:
    _, seat = given(
        at="taking",
        module="advisors",
        hands={0: ["farm-1"], 1: ["port-1", "port-2"]},
        offers=(["quarry-1"], ["quarry-2"]),
        deck=["colossus-1"],
        advisors={1: ["silver-tongued-envoy"]},
        soldiers={1: 2},
    )
    seat(1).asks("silver-tongued-envoy")
    assert seat(1).draft == ["colossus-1"]
    assert seat(1).soldiers == 0


def test_an_advisor_on_top_of_the_deck_joins_the_envoy_at_once() -> None:
    _, seat = given(
        at="taking",
        module="advisors",
        hands={0: ["farm-1"], 1: ["port-1", "port-2"]},
        offers=(["quarry-1"], ["quarry-2"]),
        deck=["grey-eminence"],
        advisors={1: ["silver-tongued-envoy"]},
        soldiers={1: 2},
    )
    seat(1).asks("silver-tongued-envoy")
    assert seat(1).advisors == ["silver-tongued-envoy", "grey-eminence"]
    assert seat(1).soldiers == 1


# -- in planning


def test_the_grey_eminence_gives_krystallium() -> None:
    _, seat = given(
        at="planning",
        module="advisors",
        drafts={0: ["farm-1"], 1: []},
        advisors={0: ["grey-eminence"]},
        soldiers={0: 2},
    )
    seat(0).asks("grey-eminence")
    assert seat(0).krystallium == amount("grey-eminence")
    assert seat(0).soldiers == 2 - price("grey-eminence")


def test_the_royal_architect_gives_materials_to_place_at_once() -> None:
    _, seat = given(
        at="planning",
        module="advisors",
        drafts={0: ["farm-1"], 1: []},
        building={0: ["barracks-1"]},
        advisors={0: ["royal-architect"]},
        soldiers={0: 1},
    )
    seat(0).asks("royal-architect")
    assert seat(0).to_place("materials") == amount("royal-architect")
    for _ in range(amount("royal-architect")):
        seat(0).places("barracks-1")
    assert seat(0).lacking("barracks-1") == {"materials": 3 - amount("royal-architect")}


def test_the_thrifty_steward_makes_the_next_recycled_card_bring_more() -> None:
    _, seat = given(
        at="planning",
        module="advisors",
        drafts={0: ["quarry-1", "quarry-2"], 1: []},
        building={0: ["colossus-1"]},
        advisors={0: ["thrifty-steward"]},
        soldiers={0: 1},
    )
    seat(0).asks("thrifty-steward")
    seat(0).says("recycle quarry-1")
    brought = CARDS.recycles[CARDS.number["quarry-1"]][0]
    assert seat(0).s.cubes[brought] == 1 + amount("thrifty-steward")
    for _ in range(1 + amount("thrifty-steward")):
        seat(0).places("alchemy")
    seat(0).says("recycle quarry-2")
    assert seat(0).s.cubes[brought] == 1


# -- in production


def test_the_lady_of_the_market_gives_a_cube_of_any_kind() -> None:
    _, seat = given(
        at="materials",
        module="advisors",
        building={0: ["dragon-egg-1"]},
        advisors={0: ["lady-of-the-market"]},
        soldiers={0: 1},
    )
    seat(0).asks("lady-of-the-market")
    seat(0).says("want discoveries")
    while seat(0).to_place("materials"):
        seat(0).places("alchemy")
    before = seat(0).lacking("dragon-egg-1")["discoveries"]
    seat(0).places("dragon-egg-1")
    assert seat(0).lacking("dragon-egg-1").get("discoveries", 0) == before - 1


def test_the_quartermaster_makes_the_duchy_card_produce_once_more() -> None:
    _, seat = given(
        at="materials",
        module="advisors",
        side="B",
        building={0: ["colossus-1"]},
        advisors={0: ["quartermaster"]},
        soldiers={0: 1},
    )
    made = seat(0).to_place("materials")
    on_the_card = CARDS.duchy_yields[1][0]
    assert made == on_the_card
    training = seat(0).training
    seat(0).asks("quartermaster")
    assert seat(0).to_place("materials") == made + min(amount("quartermaster"), on_the_card)
    assert seat(0).training == training


# -- at the end


def test_the_father_confessor_takes_a_calamity_away() -> None:
    _, seat = given(
        at="end",
        round=4,
        module="advisors",
        calamities={0: ["calamity-1", "calamity-2"]},
        advisors={0: ["father-confessor"]},
        soldiers={0: 2},
    )
    before = seat(0).points
    seat(0).asks("father-confessor")
    assert len(seat(0).calamities) == 1
    assert seat(0).points == before + 4


def test_the_lord_chamberlain_finishes_a_card_that_lacks_little() -> None:
    _, seat = given(
        at="end",
        round=4,
        module="advisors",
        building={0: {"barracks-1": "1 materials", "colossus-1": "", "royal-citadel-1": ""}},
        advisors={0: ["lord-chamberlain"]},
        soldiers={0: 2},
    )
    seat(0).asks("lord-chamberlain")
    assert seat(0).duchy == ["barracks-1"]
    bonus = CARDS.bonus_soldiers[CARDS.number["barracks-1"]]
    assert seat(0).soldiers == 2 - price("lord-chamberlain") + bonus


def test_an_advisor_that_finishes_little_finishes_no_more_than_it_says() -> None:
    """With two such advisors, of another box, each keeps to its own number."""
    _, seat = given(
        at="end",
        round=4,
        module="advisors",
        building={0: {"farm-1": "1 materials", "farm-2": "", "farm-3": ""}},
        advisors={0: ["lord-chamberlain", "father-confessor"]},
        soldiers={0: 1},
        cards={"advisors": {"father-confessor": {"does": "finish", "soldiers": 1, "amount": 1}}},
    )
    seat(0).asks("father-confessor")
    assert seat(0).duchy == ["farm-1"]


def test_the_lord_chamberlain_cannot_stand_in_for_a_soldier() -> None:
    _, seat = given(
        at="end",
        round=4,
        module="advisors",
        building={0: {"farm-1": "1 materials"}},
        advisors={0: ["lord-chamberlain"]},
        soldiers={0: 2},
        cards={"developments": {"farm": {"cost": "1 materials + 1 soldiers"}}},
    )
    assert seat(0).refusal_of(Advise("lord-chamberlain")) == "advisor-no-effect"
    assert seat(0).duchy == []
