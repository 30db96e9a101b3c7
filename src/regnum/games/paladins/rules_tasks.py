"""When an action can be chosen: workers, prices and what it needs (p. 12; ruling PA-D8)."""

from __future__ import annotations

from typing import Final

from regnum.core.actions import Seat
from regnum.games.paladins.rewards import (
    ABSOLVE,
    ANY,
    ATTACK,
    COMMISSION,
    CONSPIRE,
    CONVERT,
    CRIMINAL,
    DEVELOP,
    FAITH,
    FORTIFY,
    GARRISON,
    HUNT,
    INFLUENCE,
    PRAY,
    RECRUIT,
    STRENGTH,
    TRADE,
)
from regnum.games.paladins.rules_townsfolk import can_recruit, townsfolk_there
from regnum.games.paladins.state import (
    CELL_COUNT,
    EMPTY,
    FIRST_CELL,
    KINDS,
    NOTHING,
    WORKSHOP_CELL,
    Kingdom,
)

#: the tasks of the left side (those of the right side have the numbers of their actions)
ERRAND: Final = 7
HIRE_TASK: Final = 8
PRAY_TASK: Final = 9
CONSPIRE_TASK: Final = 10
HUNT_ALONE: Final = 11
HUNT_WITH_SCOUT: Final = 12
TRADE_ALONE: Final = 13
TRADE_WITH_MERCHANT: Final = 14
TASK_COUNT: Final = 15
#: using the first King's Favour, the second and so on
FAVOUR_TASK: Final = 15

#: the action of each task
TASK_ACTION: Final = [
    COMMISSION,
    FORTIFY,
    GARRISON,
    ABSOLVE,
    ATTACK,
    CONVERT,
    DEVELOP,
    RECRUIT,
    RECRUIT,
    PRAY,
    CONSPIRE,
    HUNT,
    HUNT,
    TRADE,
    TRADE,
]
#: how many of its cells a task takes
TASK_CELLS: Final = [3, 3, 3, 3, 3, 3, 2, 1, 2, 1, 1, 1, 2, 1, 2]


# -- workers (p. 12)


def colour_of(s: Kingdom, task: int, cell: int) -> int:
    """What a cell takes: a colour, or ANY."""
    if task >= FAVOUR_TASK:
        return s.cards.favour_worker[s.favours[task - FAVOUR_TASK]]
    return s.cards.cells[TASK_ACTION[task]][cell]


def next_cell(s: Kingdom, seat: Seat, task: int, cell: int) -> int:
    """The first cell from this one on that wants a worker; NOTHING if none does."""
    if task >= FAVOUR_TASK:
        return NOTHING if cell else 0
    start = seat * CELL_COUNT + FIRST_CELL[TASK_ACTION[task]]
    for place in range(cell, TASK_CELLS[task]):
        if s.cells[start + place] != WORKSHOP_CELL:
            return place
    return NOTHING


def cells_left(s: Kingdom, seat: Seat, task: int, cell: int) -> int:
    """How many cells want a worker, from this one on."""
    if task >= FAVOUR_TASK:
        return 1
    start = seat * CELL_COUNT + FIRST_CELL[TASK_ACTION[task]]
    left = 0
    for place in range(cell, TASK_CELLS[task]):
        left += int(s.cells[start + place] != WORKSHOP_CELL)
    return left


def can_man(s: Kingdom, seat: Seat, task: int, cell: int, without: int) -> bool:
    """Whether the cells from this one on can be filled; `without` is a worker used elsewhere.

    Criminals stand in for any colour (p. 12).
    """
    start = seat * KINDS
    hand = s.hand
    wild = hand[start + CRIMINAL]
    total = wild
    for kind in range(start, start + CRIMINAL):
        total += hand[kind]
    if without != NOTHING:
        total -= 1
        if without == CRIMINAL:
            wild -= 1
    if task >= FAVOUR_TASK:
        if cell:
            return True
        colour = colour_of(s, task, 0)
        return total > 0 and (colour == ANY or wild > 0 or hand[start + colour] > 0)
    action = TASK_ACTION[task]
    colours = s.cards.cells[action]
    first = seat * CELL_COUNT + FIRST_CELL[action]
    for place in range(cell, TASK_CELLS[task]):
        if s.cells[first + place] == WORKSHOP_CELL:
            continue
        total -= 1
        colour = colours[place]
        if colour == ANY:
            continue
        have = hand[start + colour] - int(colour == without)
        for before in range(cell, place):
            if colours[before] == colour and s.cells[first + before] != WORKSHOP_CELL:
                have -= 1
        if colour == CRIMINAL or have <= 0:
            wild -= 1
    return total >= 0 and wild >= 0


# -- prices


def cost_of(s: Kingdom, seat: Seat, action: int) -> int:
    """The printed price for the next time, with the paladin's help (p. 9; ruling PA-D25)."""
    costs = s.cards.costs[action]
    if not costs:
        return 0
    times = s.times(seat, action)
    cost = costs[times] if times < len(costs) else costs[-1]
    paladin = s.paladin_type(seat)
    if paladin >= 0 and s.cards.paladin_action[paladin] == action:
        cost -= s.cards.paladin_less[paladin]
        if cost < 0:
            return 0
    return cost


def silver_for_strength(s: Kingdom, seat: Seat, slot: int) -> int:
    """A silver for each two points of strength that are missing (p. 20; ruling PA-D20)."""
    missing = s.cards.strength_flag[slot] - s.level(seat, STRENGTH)
    return (missing + 1) // 2 if missing > 0 else 0


# -- what can be chosen


def why_not_task(s: Kingdom, seat: Seat, task: int) -> str:
    """The code of the reason why an action cannot be chosen; empty if it can."""
    action = TASK_ACTION[task]
    start = seat * CELL_COUNT
    for cell in range(start + FIRST_CELL[action], start + FIRST_CELL[action + 1]):
        if EMPTY < s.cells[cell] < WORKSHOP_CELL:
            return "occupied"
    times = s.times(seat, action)
    if times >= s.cards.limits[action]:
        return "limit"
    if not can_man(s, seat, task, 0, NOTHING):
        return "workers"
    cost = cost_of(s, seat, action)
    if cost:
        if s.cards.pays_silver[action]:
            if s.silver(seat) < cost:
                return "silver"
        elif s.provisions(seat) < cost:
            return "provisions"
    if action in (COMMISSION, GARRISON):
        return why_no_region(s, seat, action)
    if action == FORTIFY:
        return why_not_fortify(s, seat, times)
    if action == ABSOLVE:
        return "" if s.level(seat, INFLUENCE) >= s.cards.jars[times] else "influence-for-jar"
    if action == ATTACK:
        return why_no_attack(s, seat)
    if action == CONVERT:
        return why_no_convert(s, seat)
    if action == RECRUIT:
        return why_no_townsfolk(s, seat)
    return ""


def why_no_region(s: Kingdom, seat: Seat, action: int) -> str:
    """The code of the reason why no region is open for a monk or an outpost; empty if one is."""
    for region in range(len(s.room)):
        if not why_not_region(s, seat, action, region):
            return ""
    return "no-region"


def why_not_region(s: Kingdom, seat: Seat, action: int, region: int) -> str:
    """The code of the reason why a region is closed (p. 16, 18); empty if it is open."""
    if action == COMMISSION:
        if s.level(seat, FAITH) < s.cards.faith_flag[region]:
            return "faith-for-region"
    elif s.level(seat, STRENGTH) < s.cards.strength_flag[region]:
        return "strength-for-region"
    return "" if s.room[region] else "region-full"


def why_not_fortify(s: Kingdom, seat: Seat, times: int) -> str:
    """The code of the reason why no wall can be built (p. 17; ruling PA-D3); empty if one can."""
    if s.wall_top == len(s.wall_deck):
        return "no-walls"
    if s.level(seat, INFLUENCE) < s.cards.levels[FORTIFY][times]:
        return "influence-for-wall"
    return ""


def why_no_attack(s: Kingdom, seat: Seat) -> str:
    """The code of the reason why no outsider can be attacked (p. 20); empty if one can."""
    found = "no-outsiders"
    for slot in range(len(s.outsiders)):
        if s.outsiders[slot] != NOTHING:
            if silver_for_strength(s, seat, slot) <= s.silver(seat):
                return ""
            found = "no-attack"
    return found


def why_no_convert(s: Kingdom, seat: Seat) -> str:
    """The code of the reason why no outsider can be converted (p. 21); empty if one can."""
    found = "no-outsiders"
    for slot in range(len(s.outsiders)):
        if s.outsiders[slot] != NOTHING:
            if s.level(seat, FAITH) >= s.cards.faith_flag[slot]:
                return ""
            found = "no-convert"
    return found


def why_no_townsfolk(s: Kingdom, seat: Seat) -> str:
    """The code of the reason why no townsperson can be had (p. 14); empty if one can."""
    if can_recruit(s, seat):
        return ""
    return "townsfolk-silver" if townsfolk_there(s) else "no-townsfolk"


def why_not_favour(s: Kingdom, seat: Seat, place: int) -> str:
    """The code of the reason why a King's Favour cannot be used (ruling PA-D28), or empty."""
    if place >= s.open_favours():
        return "favour-hidden"
    if s.favour_cells[place] != EMPTY:
        return "favour-used"
    if not can_man(s, seat, FAVOUR_TASK + place, 0, NOTHING):
        return "favour-worker"
    favour = s.favours[place]
    if s.silver(seat) < s.cards.favour_silver[favour]:
        return "favour-silver"
    if s.provisions(seat) < s.cards.favour_provision[favour]:
        return "favour-provisions"
    if s.cards.favour_debt[favour] and not s.debts:
        return "no-debts"
    return ""
