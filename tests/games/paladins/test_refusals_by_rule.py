"""Each refusal by its code: what was said in which situation, the rule it names, its page."""

from __future__ import annotations

import re
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path

import pytest

from regnum.core import agenda
from regnum.core.dice import quick_dice
from regnum.games.paladins.game import game
from regnum.games.paladins.state import EMPTY
from tests.conformance.walk import fingerprint
from tests.games.paladins.solo_story import ROW
from tests.games.paladins.story import StorySeat, StoryTable, given

GOODS = {"silver": {0: 9}, "provisions": {0: 9}}
#: workers for any action
CROWD = {0: ["labourer", "scout", "merchant", "fighter", "cleric", "criminal", "criminal"]}
LEFT_OUT = "viking-thief"


def at_turn(*said: str, **more: object) -> StorySeat:
    """Seat 0 at its turn with workers and goods for anything, after it has said this much."""
    laid: dict[str, object] = {"workers": CROWD, "outsiders": ROW, **GOODS, **more}
    _table, seat = given(**laid)  # type: ignore[arg-type]  # each case lays what it wants
    seat(0).says(*said)
    return seat(0)


def at_empty_piles(*said: str, walls: bool = False, **more: object) -> StorySeat:
    """As above, but the pile of debts is empty, or the deck of walls."""
    seat = at_turn(**more)
    s = seat.table.state
    if walls:
        s.wall_top = len(s.wall_deck)
    else:
        s.unpaid[1], s.debts = s.debts, 0
    seat.says(*said)
    return seat


def in_full_region() -> StorySeat:
    """Where the first region is full, choosing a region for a monk."""
    seat = at_turn(attributes={0: {"faith": 6}})
    s = seat.table.state
    for number, region in enumerate(s.cards.space_region):
        if region == 0 and s.spaces[number] == EMPTY:
            s.spaces[number], s.room[0] = 2, s.room[0] - 1
    seat.says("commission")
    return seat


def begun(until: str, seats: int = 2) -> StorySeat:
    """A real game from its set-up to the first choice of a kind."""
    s = game.set_up(seats, game.read_options({}), game.cards(), quick_dice(5))
    s.events = []
    agenda.advance(s)
    while True:
        seat = agenda.next_seat(s)
        options = agenda.options(s, seat)
        if game.notate(options[0]).startswith(until):
            return StorySeat(StoryTable(s), seat)
        agenda.act(s, seat, options[0])


def ordering() -> StorySeat:
    """A suspicion less and the last taxes are due: an order is to be chosen."""
    return at_turn(
        "favour favour-pardon",
        "place cleric",
        favours=["favour-pardon"],
        round=3,
        tax=2,
        suspicions={0: ["suspicion-one-1"]},
    )


def questioned() -> StorySeat:
    """An inquisition, at which a conspirator and a peddler can help."""
    _table, seat = given(
        workers={0: ["labourer"]},
        hired={0: ["conspirator-1", "peddler-3"]},
        suspicions={0: ["suspicion-one-1"]},
        tax=1,
        next_suspicions=["suspicion-one-2"],
    )
    seat(0).says("conspire")
    return seat(0)


def offered() -> StorySeat:
    """A suspicion that may be kept or got rid of."""
    return at_turn(
        *("absolve", "jar jar-faith", "place cleric", "place labourer", "place merchant"),
        suspicions={0: ["suspicion-one-1"]},
    )


def placing() -> StorySeat:
    return at_turn("hunt-with-scout")


def clearing() -> StorySeat:
    return at_turn("pray", standing={0: {"hunt": ["scout"], "trade": ["labourer"]}})


def praying() -> StorySeat:
    """A prayer as a reward."""
    return at_turn(
        *("favour favour-prayer", "place labourer"),
        favours=["favour-prayer"],
        round=3,
        standing={0: {"hunt": ["scout"]}},
    )


def picking() -> StorySeat:
    return at_turn(
        "favour favour-training",
        favours=["favour-training"],
        round=3,
    )


def keeping() -> StorySeat:
    return at_turn("pass")


TOWN = ["abbot-1", "abbot-2", "abbot-3", None, None]
Case = tuple[Callable[[], StorySeat], str, str, str, int]
CASES: list[Case] = [
    # a turn (p. 12), and what an action needs
    (at_turn, "keep labourer", "choose-action", "turn", 12),
    (lambda: at_empty_piles(walls=True), "fortify", "no-walls", "fortify", 17),
    (
        lambda: at_turn(outsiders=[None, None, "viking-lookout", None, None, None]),
        *("convert", "no-convert", "convert", 21),
    ),
    (
        lambda: at_turn(silver={0: 0}, townsfolk=[None, None, "abbot-1", None, None]),
        *("errand", "townsfolk-silver", "recruit", 14),
    ),
    (
        lambda: at_turn(silver={0: 0}, townsfolk=[None, None, None, "abbot-1", None]),
        *("hire", "townsfolk-silver", "recruit", 14),
    ),
    (
        lambda: at_empty_piles(favours=["favour-loan"], round=3),
        *("favour favour-loan", "no-debts", "favours", 8),
    ),
    (
        lambda: at_turn(favours=["favour-clemency"], round=3, silver={0: 0}),
        *("favour favour-clemency", "favour-silver", "favours", 8),
    ),
    # townsfolk (p. 14)
    (lambda: at_turn("errand"), "trade", "choose-townsperson", "recruit", 14),
    (
        lambda: at_empty_piles("errand", townsfolk=TOWN),
        *("recruit abbot-1 debt", "no-debts", "recruit", 14),
    ),
    (
        lambda: at_turn("errand", townsfolk=TOWN, paladins={0: "roland"}),
        *("recruit abbot-1 silver", "is-free", "recruit", 14),
    ),
    (lambda: begun("recruit"), "pass", "choose-free-townsperson", "set-up", 7),
    # workers and workshops (p. 12-13)
    (placing, "pass", "choose-worker", "workers", 12),
    (lambda: at_turn("develop"), "pass", "choose-cell", "develop", 13),
    # prayer (p. 15)
    (clearing, "pass", "choose-clear", "pray", 15),
    (clearing, "clear pray", "not-itself", "pray", 15),
    (clearing, "clear attack", "nothing-to-clear", "pray", 15),
    (praying, "clear attack", "nothing-to-clear", "pray", 15),
    (praying, "pass", "accept-or-decline", "pray", 15),
    # regions and spaces, for monks (p. 16) and for outposts (p. 18)
    (
        lambda: at_turn("commission", attributes={0: {"faith": 2}}),
        "pass",
        "choose-region",
        "commission",
        16,
    ),
    (
        lambda: at_turn("commission", attributes={0: {"faith": 2}}),
        *("region 6", "faith-for-region", "commission", 16),
    ),
    (in_full_region, "region 1", "region-full", "commission", 16),
    (
        lambda: at_turn("garrison", attributes={0: {"strength": 4}}),
        *("region 6", "strength-for-region", "garrison", 18),
    ),
    (
        lambda: at_turn("garrison", attributes={0: {"strength": 4}}),
        *("space space-1b", "choose-region", "garrison", 18),
    ),
    (
        lambda: at_turn("garrison", "region 1", attributes={0: {"strength": 4}}),
        *("region 1", "choose-space", "garrison", 18),
    ),
    (
        lambda: at_turn("garrison", "region 1", attributes={0: {"strength": 4}}),
        *("space space-2b", "other-region", "garrison", 18),
    ),
    (
        lambda: at_turn("commission", "region 1", attributes={0: {"faith": 4}}),
        *("space space-2b", "other-region", "commission", 16),
    ),
    # jars (p. 19)
    (lambda: at_turn("absolve"), "pass", "choose-jar", "absolve", 19),
    (lambda: at_turn("absolve"), "jar nowhere", "no-such-space", "", 0),
    # outsiders (p. 20-21)
    (
        lambda: at_turn("attack", attributes={0: {"strength": 4}}),
        *("convert viking-lookout", "choose-outsider", "attack", 20),
    ),
    (
        lambda: at_turn("attack", attributes={0: {"strength": 4}}),
        *(f"attack {LEFT_OUT}", "not-in-row", "attack", 20),
    ),
    (
        lambda: at_turn("attack", attributes={0: {"strength": 4}}, silver={0: 0}),
        *("attack saracen-archer", "too-strong", "attack", 20),
    ),
    (
        lambda: at_turn("convert", attributes={0: {"faith": 4}}),
        *("attack viking-lookout", "choose-outsider", "convert", 21),
    ),
    (
        lambda: at_turn("convert", attributes={0: {"faith": 4}}),
        *(f"convert {LEFT_OUT}", "not-in-row", "convert", 21),
    ),
    (
        lambda: at_turn("convert", attributes={0: {"faith": 4}}),
        *("convert saracen-archer", "too-far", "convert", 21),
    ),
    # rewards (p. 36)
    (ordering, "pass", "choose-order", "rewards", 36),
    (ordering, "next criminal 1", "not-due", "rewards", 36),
    (offered, "accept pay", "accept-or-decline", "rewards", 36),
    (picking, "pick silver", "pick-one", "rewards", 36),
    # the inquisition (p. 23, 35)
    (questioned, "pass", "use-townsfolk", "inquisition", 23),
    (questioned, "use abbot-1", "no-use", "inquisition", 35),
    (questioned, "use squire-1", "no-use", "inquisition", 35),
    (questioned, "use nobody", "no-such-card", "", 0),
    # the round: paladins, taverns, passing (p. 9, 10, 24)
    (lambda: begun("muster"), "pass", "choose-paladin", "paladins", 9),
    (lambda: begun("visit"), "pass", "choose-tavern", "taverns", 10),
    (keeping, "pass", "choose-keep", "pass", 24),
]


@pytest.mark.parametrize(
    ("situation", "text", "code", "rule", "on"),
    CASES,
    ids=[f"{code}-{text.replace(' ', '-')}" for _, text, code, _, _ in CASES],
)
def test_a_refusal_names_the_rule_and_changes_nothing(
    situation: Callable[[], StorySeat], text: str, code: str, rule: str, on: int
) -> None:
    said_no(situation(), text, code, rule, on)


def said_no(seat: StorySeat, text: str, code: str, rule: str, on: int) -> None:
    """A refusal with this code, which names this rule and the page that it is on."""
    before = fingerprint(seat.table.state)
    why = seat.refused(text)
    assert (why.code, why.rule, why.page) == (code, rule, on)
    assert fingerprint(seat.table.state) == before


# -- what depends on what was drawn


def test_paladins_that_were_not_drawn_or_are_named_twice() -> None:
    seat = begun("muster")
    s = seat.table.state
    names = s.cards.paladin_cards
    mine = [names[card] for card in s.drawn[seat.seat]]
    other = next(names[card] for card in s.paladin_decks[seat.seat])
    text = "muster {} top {} bottom {}".format
    said_no(seat, text(other, mine[0], mine[1]), "not-drawn", "paladins", 9)
    said_no(seat, text(mine[0], mine[1], mine[1]), "one-each", "paladins", 9)
    said_no(seat, text("lancelot", mine[0], mine[1]), "no-such-card", "", 0)


def test_taverns_that_are_closed_or_taken() -> None:
    seat = begun("visit")
    s = seat.table.state
    closed = next(name for name in s.cards.taverns if f"visit {name}" not in seat.can_say())
    said_no(seat, f"visit {closed}", "tavern-closed", "taverns", 10)
    taken = seat.can_say()[0]
    seat.says(taken)
    while agenda.next_seat(s) == seat.seat:
        agenda.act(s, seat.seat, agenda.options(s, seat.seat)[0])
    said_no(StorySeat(seat.table, agenda.next_seat(s)), taken, "tavern-visited", "taverns", 10)


def test_the_first_townsperson_has_no_price() -> None:
    """Page 7: hired free of charge."""
    seat = begun("recruit")
    _, name, price = seat.can_say()[0].split()
    assert price == "free"
    said_no(seat, f"recruit {name} silver", "is-free", "set-up", 7)


def test_a_townsperson_as_a_reward_has_no_price() -> None:
    """Page 36: hired free of charge."""
    _table, seats = given(townsfolk=TOWN, workers={0: ["scout", "labourer", "cleric"]})
    seat = seats(0)
    seat.says("commission", "space space-1a")
    said_no(seat, "pass", "choose-free-townsperson", "rewards", 36)
    said_no(seat, "recruit abbot-1 silver", "is-free", "rewards", 36)


def test_a_worker_is_kept_once() -> None:
    """Page 24: each of the three is another worker."""
    _table, seats = given(workers={0: ["scout", "labourer", "fighter", "cleric"]})
    seats(0).says("pass", "keep scout")
    said_no(seats(0), "keep scout", "worker-kept", "pass", 24)
    said_no(seats(0), "keep merchant", "worker-not-owned", "pass", 24)


def test_a_space_with_a_jar() -> None:
    """Page 19: a jar a space."""
    seat = at_turn()
    seat.table.state.jars[0] = 1
    seat.says("absolve")
    said_no(seat, f"jar {seat.table.state.cards.jar_spaces[0]}", "jar-there", "absolve", 19)


# -- all of them


def test_every_refusal_is_named_in_a_test() -> None:
    """Whoever writes a new refusal writes down what brings it about."""
    tests = "".join(file.read_text(encoding="utf-8") for file in Path(__file__).parent.glob("*.py"))
    texts = (files(game.facts.package) / "text" / "en.ftl").read_text(encoding="utf-8")
    codes = re.findall(r"^refusal-([a-z-]+) =", texts, re.MULTILINE)
    assert len(codes) > 50
    assert [code for code in codes if f'"{code}"' not in tests] == []
