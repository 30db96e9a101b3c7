"""Playing alone: danger deck, spies, search, supremacy, medals (p. 7)."""

from __future__ import annotations

import pytest

from regnum.core import agenda
from regnum.core.actions import Action
from regnum.core.dice import quick_dice
from regnum.games.wonderful_kingdom import showing
from regnum.games.wonderful_kingdom.actions import (
    Find,
    GiveUp,
    Pay,
    Search,
    Spy,
    Surrender,
    Take,
    Trap,
    TurnUp,
)
from regnum.games.wonderful_kingdom.cards import ADVISOR, CALAMITY, GIANT, TREASURE
from regnum.games.wonderful_kingdom.events import DangerLaid, PaidForSearch, Supremacy, Took
from regnum.games.wonderful_kingdom.game import game
from regnum.games.wonderful_kingdom.state import DRAFT, Realm
from tests.games.wonderful_kingdom.story import given


def opened(**options: object) -> Realm:
    s = game.set_up(
        1, game.read_options({"module": "teaching", **options}), game.cards(), quick_dice(3)
    )
    s.events = []
    agenda.advance(s)
    return s


def kinds(s: Realm, cards: list[int]) -> list[int]:
    return [s.match.cards.kind[card] for card in cards]


def plays_on(s: Realm, seed: int = 1, but: tuple[type[Action], ...] = ()) -> None:
    dice = quick_dice(seed)
    while s.agenda:
        found = [a for a in agenda.options(s, 0) if not isinstance(a, but)]
        agenda.act(s, 0, dice.pick(found or agenda.options(s, 0)))


def test_the_danger_deck_has_eight_cards_and_four_calamities() -> None:
    s = opened()
    assert len(s.danger_deck) == 12
    assert kinds(s, s.danger_deck).count(CALAMITY) == 4
    assert len(s.deck) == 72


def test_two_cards_face_up_in_each_area_and_the_top_of_the_deck_in_sight() -> None:
    s = opened()
    assert [len(area) for area in s.offers] == [2, 2]
    top = s.match.cards.names[s.deck[s.top]]
    assert top in game.known(s, 0)
    assert s.match.cards.names[s.deck[s.top + 1]] not in game.known(s, 0)


def test_take_danger_and_two_new_cards() -> None:
    s = opened()
    agenda.act(s, 0, Take(1))
    assert len(s.draft[0]) == 2
    assert (len(s.offers[0]), len(s.offers[1])) == (2, 3)
    assert s.down[s.offers[1][2]]
    danger = s.match.cards.names[s.offers[1][2]]
    assert danger not in game.known(s, 0)


def odds(s: Realm) -> tuple[int, int]:
    alone = showing.view(s, 0).alone
    assert alone is not None
    return alone.dangers, alone.unknown


def test_what_was_seen_of_the_dangers_changes_the_odds() -> None:
    s = opened()
    assert odds(s) == (4, 12)
    agenda.act(s, 0, Take(1))
    danger = s.offers[1][2]
    was_one = s.match.cards.kind[danger] == CALAMITY
    agenda.act(s, 0, Spy())
    assert odds(s) == (4 - was_one, 11)


def test_the_fourth_time_only_the_taking() -> None:
    s = opened()
    for _ in range(4):
        agenda.act(s, 0, Take(1))
    assert s.phase != DRAFT
    assert s.danger_top == 3
    assert len([e for e in s.events or [] if isinstance(e, Took)]) == 4


@pytest.mark.parametrize("seed", range(5))
def test_40_cards_are_drafted_and_the_danger_deck_is_used_up(seed: int) -> None:
    s = opened()
    plays_on(s, seed, but=(Search,))
    assert s.top == 40
    assert s.danger_top == 12
    assert len([e for e in s.events or [] if isinstance(e, DangerLaid)]) == 12


def test_twelve_more_at_most_for_searches() -> None:
    s = opened()
    dice = quick_dice(2)
    while s.agenda:
        found = agenda.options(s, 0)
        searches = [action for action in found if isinstance(action, Search)]
        agenda.act(s, 0, dice.pick(searches or found))
    assert s.top == 52


def test_a_spy_turns_up_a_danger_and_one_becomes_active_again() -> None:
    s = opened()
    assert (s.spies[0], s.hidden_spies[0]) == (1, 1)
    agenda.act(s, 0, Take(1))
    danger = s.match.cards.names[s.offers[1][2]]
    agenda.act(s, 0, Spy())
    assert danger in game.known(s, 0)
    assert (s.spies[0], s.hidden_spies[0]) == (0, 2)
    assert agenda.choice_of(s, 0).refusal(s, 0, Spy()).code == "no-spy"
    for _ in range(3):
        agenda.act(s, 0, Take(2))
    assert (s.spies[0], s.hidden_spies[0]) == (1, 1)


def test_with_two_face_down_cards_the_spy_is_told_which() -> None:
    s = opened()
    agenda.act(s, 0, Take(1))
    agenda.act(s, 0, Take(1))
    agenda.act(s, 0, Spy())
    agenda.act(s, 0, TurnUp(2, 4))
    assert s.down[s.offers[1][3]] == 0
    assert s.down[s.offers[1][2]] > 0


def test_a_search_costs_two_face_up_cards_and_brings_one_of_three() -> None:
    table, seat = given(
        1,
        at="draft",
        offers=[["farm-1", "farm-2", "port-1"], ["village-1", "village-2"]],
        deck=["quarry-1", "quarry-2", "barracks-1", "port-2"],
    )
    seat(0).says(Search(1))
    seat(0).says(Pay("farm-1"))
    seat(0).says(Pay("port-1"))
    assert seat(0).knows("barracks-1")
    assert table.view(None).hidden_found == 2, "all but the open top card"
    seat(0).says(Find("barracks-1"))
    assert seat(0).draft == ["farm-2", "barracks-1"]
    assert table.left_over == ["farm-1", "port-1", "quarry-1", "quarry-2"]
    assert [each.card for each in table.told(PaidForSearch)] == ["farm-1", "port-1"]
    assert seat(0).refusal_of(Search(2)) == "searched"


def test_calamities_and_face_down_cards_do_not_pay_for_a_search() -> None:
    _, seat = given(1, at="draft", offers=[["farm-1", "calamity-5"], ["village-1", "village-2"]])
    assert seat(0).refusal_of(Search(1)) == "search-needs-two"
    assert seat(0).may(Search(2))


def test_no_traps_alone() -> None:
    s = opened()
    refusal = agenda.choice_of(s, 0).refusal(s, 0, Trap())
    assert refusal is not None
    assert refusal.code == "no-traps-alone"


@pytest.mark.parametrize(("cubes", "supreme"), [(4, False), (5, True)])
def test_five_cubes_make_supremacy(cubes: int, supreme: bool) -> None:
    table, _ = given(
        1,
        at="materials",
        cards={"duchies": {"valados": {"production_a": f"{cubes} materials"}}},
    )
    assert bool(table.told(Supremacy)) is supreme


def test_a_stack_of_menaces_takes_the_place_of_the_calamities() -> None:
    s = opened(module="menaces", stacks=("frost-giant",))
    assert kinds(s, s.danger_deck).count(GIANT) == 4
    assert CALAMITY not in kinds(s, s.danger_deck)


def test_shadows_alone_give_nobody_cubes() -> None:
    table, seat = given(
        1,
        drafts={0: ["shadow-1", "farm-1", "farm-2"]},
        module="menaces",
        stacks=("shadow",),
    )
    seat(0).says(Surrender("farm-1"))
    assert seat(0).alchemy == 0
    assert table.state.lost_cubes == 0


def test_advisors_for_two_stay_out_and_the_one_not_kept_is_shuffled_in() -> None:
    s = opened(module="advisors")
    assert len(s.drawn[0]) == 2
    kept, other = s.drawn[0]
    agenda.act(s, 0, agenda.options(s, 0)[0])
    everywhere = s.deck[s.top :] + s.danger_deck + s.offers[0] + s.offers[1]
    assert other in everywhere
    assert s.advisors[0] == [kept]
    assert kinds(s, everywhere).count(ADVISOR) == 10
    assert TREASURE not in kinds(s, everywhere)
    assert not any(s.match.cards.two_only[card] for card in everywhere)
    assert s.soldiers == [2]


@pytest.mark.parametrize(
    ("side", "points", "medal"),
    [
        ("B", 69, "score-no-medal"),
        ("B", 70, "score-bronze"),
        ("B", 95, "score-silver"),
        ("B", 115, "score-gold"),
        ("A", 84, "score-no-medal"),
        ("A", 85, "score-bronze"),
        ("A", 130, "score-gold"),
    ],
)
def test_medals(side: str, points: int, medal: str) -> None:
    table, _ = given(
        1,
        at="end",
        round=4,
        side=side,
        built={0: ["farm-1", "village-1", "port-1", "quarry-1", "barracks-1"]},
        cards={
            "developments": {
                "farm": {"points": min(30, points), "each": 0, "of": ""},
                "village": {"points": min(30, max(0, points - 30)), "each": 0, "of": ""},
                "port": {"points": min(30, max(0, points - 60)), "each": 0, "of": ""},
                "quarry": {"points": min(30, max(0, points - 90)), "each": 0, "of": ""},
                "barracks": {"points": max(0, points - 120), "each": 0, "of": ""},
            },
            "duchies": {"valados": {"each_a": 0, "of_a": "", "each_b": 0, "of_b": ""}},
        },
    )
    assert medal in table.lines(0)
    assert table.result.won == (True,)
    assert table.result.scores == (points - (15 if side == "A" else 0),)


def test_plain_solo_with_a_quest_is_lost_without_the_final_task() -> None:
    table, _ = given(1, at="end", round=4, module="quests", board="usurper")
    assert table.result.won == (False,)
    assert "score-not-finished" in table.lines(0)
    final = table.state.match.cards.task_number["storm-the-keep-1"]
    table.state.tasks[0] |= 1 << final
    assert table.result.won == (True,)


def test_giving_up_everything_still_ends() -> None:
    s = opened()
    dice = quick_dice(4)
    while s.agenda:
        found = agenda.options(s, 0)
        agenda.act(s, 0, GiveUp() if GiveUp() in found else dice.pick(found))
    assert s.round == 4
