"""The toys: small enough, playable to the end, lawful; and the rules of each, told at the table."""

from __future__ import annotations

from itertools import product
from pathlib import Path
from types import ModuleType

import pytest

import regnum
from regnum.bots.random import play_out
from regnum.core import agenda, sight
from regnum.core.actions import Seat
from regnum.core.agenda import State
from regnum.core.dice import key_from, quick_dice
from regnum.core.entries import Chair
from regnum.core.table import Table
from regnum.core.views import PlacesView
from tests.toys import MODULES, TOYS
from tests.toys.heirs import Propose
from tests.toys.under_deck import Drew

SIZES = [(toy, seats) for toy, game in TOYS.items() for seats in game.facts.seats]


def table(toy: str, seats: int, seed: str = "a toy", **options: object) -> Table[State]:
    game = TOYS[toy]
    chairs = [Chair() for _ in range(seats)]
    return Table(game, chairs, game.read_options(options), game.cards(), key_from(seed))


def lying(t: Table[State], place: str, seat: Seat | None = None) -> list[str | None]:
    """What a seat sees in a place."""
    view = t.view(seat)
    assert isinstance(view, PlacesView)
    return list(view.places.get(place, ()))


def at(t: Table[State], place: str) -> list[str]:
    """What truly lies in a place."""
    return [thing for thing, where in t.game.places(t._state).items() if where == place]


@pytest.mark.parametrize("module", MODULES)
def test_a_toy_is_at_most_eighty_lines(module: ModuleType) -> None:
    source = Path(str(module.__file__)).read_text(encoding="utf-8")
    assert len(source.splitlines()) <= 80


@pytest.mark.parametrize(("toy", "seats"), SIZES)
def test_random_play_ends_in_time_and_loses_nothing(toy: str, seats: int) -> None:
    for seed in range(30):
        t = table(toy, seats, str(seed))
        s = t._state
        things = set(t.game.places(s))
        decisions = play_out(s, quick_dice(seed))
        assert decisions <= t.game.longest(seats, t.chosen)
        assert set(t.game.places(s)) == things
        result = t.game.result(s)
        assert list(result.scores) == [sum(x.points for x in lines) for lines in result.breakdown]


@pytest.mark.parametrize(("toy", "seats"), SIZES)
def test_a_redeal_tells_nothing_and_keeps_what_is_known(toy: str, seats: int) -> None:
    game = TOYS[toy]
    for seed, viewer in product(range(3), [*range(seats), None]):
        s = table(toy, seats, str(seed))._state
        dice = quick_dice(seed)
        while agenda.to_act(s):
            world = sight.imagine(game, s, viewer, seed)
            assert game.view(world, viewer) == game.view(s, viewer)
            assert agenda.to_act(world) == agenda.to_act(s)
            assert world.agenda == s.agenda
            if viewer is not None:
                assert agenda.options(world, viewer) == agenda.options(s, viewer)
            before, after = game.places(s), game.places(world)
            assert sorted(before.values()) == sorted(after.values())
            assert all(before[thing] == after[thing] for thing in game.known(s, viewer))
            seat = agenda.next_seat(s)
            agenda.act(s, seat, dice.pick(agenda.options(s, seat)))


# -- highway: an action interrupted twice


def test_a_robbery_waits_for_the_shield_and_the_shield_for_the_hook() -> None:
    t = table("highway", 3)
    t.act(0, "rob 2")
    assert t.to_act() == [2]
    t.act(2, "use shield-2")
    assert t.to_act() == [0]
    assert len(at(t, "purse-0")) == 3
    t.act(0, "use hook-0")
    assert len(at(t, "purse-0")) == 4
    assert len(at(t, "purse-2")) == 2
    assert at(t, "spent") == ["shield-2", "hook-0"]
    assert t.to_act() == [1]


def test_a_shield_that_is_not_hooked_away_saves_the_purse() -> None:
    t = table("highway", 2)
    for seat, action in [(0, "rob 1"), (1, "use shield-1"), (0, "use -")]:
        t.act(seat, action)
    assert len(at(t, "purse-1")) == 3


def test_who_has_no_shield_left_is_not_asked() -> None:
    t = table("highway", 2)
    for seat, action in [(0, "rob 1"), (1, "use shield-1"), (0, "use -"), (1, "rob -")]:
        t.act(seat, action)
    t.act(0, "rob 1")
    assert len(at(t, "purse-0")) == 4
    assert t.to_act() == [1]


# -- sealed bids: secret answers


def test_bids_are_shown_when_all_are_in_and_the_highest_takes_the_lowest() -> None:
    t = table("sealed-bids", 2)
    mine, theirs = at(t, "hand-0")[0], at(t, "hand-1")[-1]
    t.act(0, f"bid {mine}")
    assert t.to_act() == [1]
    assert mine not in lying(t, "spent-0", seat=1)
    t.act(1, f"bid {theirs}")
    low, high = sorted([mine, theirs])
    winner = 0 if high == mine else 1
    assert lying(t, f"prizes-{winner}") == [low]
    assert lying(t, f"spent-{winner}") == [high]


def test_a_sealed_bid_can_be_taken_back_until_the_last_is_in() -> None:
    t = table("sealed-bids", 3)
    first, second, _ = at(t, "hand-0")
    t.act(0, f"bid {first}")
    t.act(1, t.options(1)[0])
    t.undo(0)
    assert t.to_act() == [0, 2]
    t.act(0, f"bid {second}")
    t.act(2, t.options(2)[0])
    assert first in at(t, "hand-0")


def test_a_sealed_bid_is_imagined_anew_by_the_others_only() -> None:
    t = table("sealed-bids", 2)
    bid = t.options(0)[1]
    t.act(0, bid)
    imagined = {t.imagine(1, seed).answers[0] for seed in range(60)}
    assert len(imagined) == 3
    assert {t.imagine(0, seed).answers[0] for seed in range(9)} == {bid}


# -- towers: parallel branches


def test_towers_grow_at_their_own_pace_and_only_a_sound_one_is_flagged() -> None:
    t = table("towers", 2)
    assert t.to_act() == [0, 1]
    for action in ("set broad-1", "set middling-1", "set red-1"):
        t.act(1, action)
    assert t.to_act() == [0]
    t.act(0, "set narrow-0")
    t.act(0, "set broad-0")
    assert t.over
    assert t.result is not None
    assert t.result.scores == (0, 3)


def test_any_order_builds_the_same_towers() -> None:
    moves = {0: ["set broad-0", "set middling-0", "set red-0"], 1: ["set narrow-1", "set broad-1"]}
    ends = []
    for order in ([0, 0, 0, 1, 1], [1, 0, 0, 1, 0], [1, 1, 0, 0, 0]):
        t = table("towers", 2)
        left = {seat: iter(actions) for seat, actions in moves.items()}
        for seat in order:
            t.act(seat, next(left[seat]))
        ends.append((t.game.places(t._state), t.result))
    assert ends[0] == ends[1] == ends[2]


# -- heirs: a talk


def heirs(decider: Seat = 0) -> Table[State]:
    return next(t for n in range(40) if (t := table("heirs", 3, str(n))).to_act() == [decider])


def test_the_talk_is_over_as_soon_as_all_three_have_agreed() -> None:
    t = heirs()
    t.act(1, "propose 1,3,2")
    t.act(0, "agree")
    assert not t.over
    t.act(2, "agree")
    assert t.over
    assert t.result is not None
    assert t.result.scores == (1, 3, 2)


def test_a_new_proposal_takes_all_other_seals_off() -> None:
    t = heirs()
    t.act(1, "propose 1,3,2")
    t.act(0, "agree")
    t.act(2, "propose 0,0,6")
    assert at(t, "deed") == ["seal-2"]


def test_a_speaker_has_one_proposal_and_then_only_a_seal() -> None:
    t = heirs()
    t.act(1, "propose 2,2,2")
    assert t.may_speak() == [2]
    assert t.refusal(1, Propose((1, 4, 1))) is not None
    t.act(2, "propose 3,2,1")
    assert [t.game.notate(action) for action in t.options(1)] == ["agree"]


def test_shares_that_are_not_listed_are_legal_if_they_make_six() -> None:
    t = heirs()
    assert Propose((6, 0, 0)) not in t.options(1)
    assert t.refusal(1, Propose((6, 0, 0))) is None
    with pytest.raises(regnum.Refused, match="these make 7"):
        t.act(1, "propose 6,1,0")
    with pytest.raises(regnum.Refused, match="less than nothing"):
        t.act(1, "propose 8,-2,0")


def test_only_the_one_who_decides_can_leave_and_the_court_keeps_the_rest() -> None:
    t = heirs()
    t.act(1, "propose 0,6,0")
    with pytest.raises(regnum.Refused):
        t.act(2, "leave")
    t.act(0, "leave")
    assert t.result is not None
    assert t.result.scores == (1, 1, 1)
    assert len(at(t, "court")) == 3


# -- high card: a reshuffle


def test_discards_lie_open_until_they_are_shuffled_into_the_deck() -> None:
    t = table("high-card", 3)
    while t.to_act() and len(t.events(None)) < 2:
        t.act(t.to_act()[0], t.options(t.to_act()[0])[1])
        shown = set(at(t, "discards"))
        assert shown <= t.game.known(t._state, None)
    told = [type(event).__name__ for event in t.events(None)]
    assert told == ["Won", "Reshuffled"]
    won = set(at(t, "won-0") + at(t, "won-1") + at(t, "won-2"))
    assert t.game.known(t._state, None) == won
    assert t.game.known(t._state, 0) == won | set(at(t, "hand-0"))


# -- buried card: nobody may look


def test_nobody_knows_the_buried_card_before_the_end() -> None:
    t = table("buried-card", 3)
    while not t.over:
        (buried,) = at(t, "buried")
        for viewer in (0, 1, 2, None):
            assert buried not in t.game.known(t._state, viewer)
        t.act(t.to_act()[0], t.options(t.to_act()[0])[0])
    assert lying(t, "buried") == at(t, "buried")


def test_a_seat_that_has_named_a_card_is_not_imagined_to_hold_it() -> None:
    t = table("buried-card", 2)
    card = at(t, "hand-1")[0]
    t.act(0, f"guess {card[-1]}")
    places = {t.game.places(t.imagine(None, seed))[card] for seed in range(60)}
    assert places == {"hand-1", "buried"}


# -- under the deck: knowledge follows a card


def swap(t: Table[State], seat: Seat) -> str:
    (card,) = at(t, f"hand-{seat}")
    t.act(seat, f"swap {card}")
    return card


def test_a_card_put_under_the_deck_is_known_to_who_put_it_also_in_another_hand() -> None:
    t = table("under-deck", 2)
    mine = swap(t, 0)
    assert lying(t, "bottom", seat=0) == [mine]
    assert lying(t, "bottom", seat=1) == [None]
    swap(t, 1)
    swap(t, 0)
    assert lying(t, "top", seat=0) == [mine]
    swap(t, 1)
    assert lying(t, "hand-1", seat=0) == [mine]
    assert lying(t, "hand-0", seat=1) == [None]


def test_only_the_seat_itself_is_shown_what_it_draws() -> None:
    t = table("under-deck", 2)
    swap(t, 0)
    (drawn,) = at(t, "hand-0")
    assert t.events(0) == [Drew(0, drawn)]
    assert t.events(1) == t.events(None) == [Drew(0, None)]


# -- dragon: a rules-driven opponent


def test_hiding_from_every_raid_loses_to_the_dragon() -> None:
    t = table("dragon", 1)
    while not t.over:
        t.act(0, "post -")
    assert t.result is not None
    assert t.result.scores == (0,)
    assert t.result.won == (False,)
    raids = [card for card in at(t, "lair") if card.startswith("raid")]
    assert t.result.opponent == sum(int(card[-1]) for card in raids)
    assert len(raids) == 4


def test_strong_guards_can_win_and_an_even_raid_burns_the_weakest_first() -> None:
    won: list[bool] = []
    for seed in range(20):
        t = table("dragon", 1, str(seed))
        (raid,) = at(t, "raid")
        assert ("guard-1" in at(t, "lair")) == (int(raid[-1]) % 2 == 0)
        while not t.over:
            t.act(0, t.options(0)[-1])
        assert t.result is not None
        won += t.result.won
    assert True in won
    assert False in won


def test_against_a_fierce_dragon_an_equal_guard_is_not_enough() -> None:
    for fierce, place in ((False, "trophies-0"), (True, "lair")):
        t = table("dragon", 1, fierce=fierce)
        (raid,) = at(t, "raid")
        t.act(0, f"post guard-{raid[-1]}")
        assert raid in at(t, place)
