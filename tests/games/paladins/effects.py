"""What a card gave: the table before and after, in the short signs of the tests.

L labourer, S scout, M merchant, F fighter, K cleric, C criminal (with its suspicion); Ag silver
from the general supply, TAX silver from the tax supply, PROV provision; FA, ST, IN a step of
faith, strength, influence; -SUS a suspicion less, DESTROY a debt destroyed, PAY a debt paid, DEBT
a debt taken, PRAY an action cleared, HIRE a townsperson hired, DEV a workshop placed.
"""

from __future__ import annotations

from collections import Counter

from regnum.core import agenda
from regnum.games.paladins.actions import Accept, Clear, Recruit
from regnum.games.paladins.game import game
from regnum.games.paladins.rewards import DEVELOP, HUNT, RECRUIT
from regnum.games.paladins.state import (
    ACTION_COUNT,
    ATTRIBUTE_COUNT,
    CELL_COUNT,
    FIRST_CELL,
    KINDS,
    Kingdom,
)
from tests.games.paladins.story import StoryTable

SIGNS = ["L", "S", "M", "F", "K", "C"]
STEPS = ["FA", "ST", "IN"]
#: a worker stands here before the story, so that a prayer has something to clear
OCCUPIED = {"hunt": ["labourer"]}

Effect = Counter[str]


def effect(text: str) -> Effect:
    """Signs as written down.

    >>> sorted(effect("L L PROV").items())
    [('L', 2), ('PROV', 1)]
    """
    return Counter(sign for sign in text.split() if sign != "-")


def taken(table: StoryTable, seat: int = 0) -> Counter[str]:
    """All that a seat has of what cards can give, as numbers that can be compared."""
    s = table.state
    found: Counter[str] = Counter()
    for number, sign in enumerate(SIGNS):
        found[sign] = s.hand[seat * KINDS + number]
    taxed = s.cards.tax_supply[s.seats] - s.tax
    found["TAX"] = taxed
    found["Ag"] = s.silver(seat) - taxed
    found["PROV"] = s.provisions(seat)
    for number, sign in enumerate(STEPS):
        found[sign] = s.attributes[seat * ATTRIBUTE_COUNT + number]
    found["suspicions"] = len(s.suspicions[seat])
    found["unpaid"] = s.unpaid[seat]
    found["PAY"] = s.paid[seat]
    found["HIRE"] = s.done[seat * ACTION_COUNT + RECRUIT]
    found["DEV"] = s.done[seat * ACTION_COUNT + DEVELOP]
    found["PRAY"] = 0 if hunting(s, seat) else 1
    return found


def hunting(s: Kingdom, seat: int) -> bool:
    return s.cells[seat * CELL_COUNT + FIRST_CELL[HUNT]] >= 0


def gained(before: Counter[str], after: Counter[str]) -> Effect:
    """What came between two looks at a seat; what left is below zero."""
    found: Effect = Counter()
    for sign in {*before, *after}:
        found[sign] = after[sign] - before[sign]
    # a criminal that comes brings a suspicion; what is missing then was discarded
    found["-SUS"] = max(0, found["C"]) - found.pop("suspicions")
    # an unpaid debt that is gone was paid or destroyed
    gone = found["PAY"] + found.pop("unpaid")
    found["DESTROY"] = max(0, -gone)
    found["DEBT"] = max(0, gone)
    return Counter({sign: number for sign, number in found.items() if number})


def take_everything(table: StoryTable, turn: int = 0) -> None:
    """Answer what is asked until the turn is over: take all, clear Hunt, hire the first one."""
    s = table.state
    while agenda.to_act(s) and table.view(None).turn == turn and not at_turn(table):
        seat = agenda.to_act(s)[0]
        options = agenda.options(s, seat)
        wanted = [
            action
            for action in options
            if isinstance(action, Accept | Recruit) or action == Clear("hunt")
        ]
        agenda.act(s, seat, (wanted or options)[0])


def at_turn(table: StoryTable) -> bool:
    """Whether a seat is asked for its next action."""
    s = table.state
    seat = agenda.to_act(s)[0]
    return "pass" in [game.notate(action) for action in agenda.options(s, seat)]


def without(used: str, effects: Effect) -> Effect:
    """An effect, and the workers that it took."""
    found = Counter(effects)
    found.subtract(effect(used))
    return Counter({sign: number for sign, number in found.items() if number})


def difference(one: Effect, other: Effect) -> Effect:
    found = Counter(one)
    found.subtract(other)
    return Counter({sign: number for sign, number in found.items() if number})
