"""Why an action or a favour cannot be chosen, with what it needs and what there is."""

from __future__ import annotations

from typing import Final

from regnum.core.actions import Seat
from regnum.core.messages import Refusal, Value
from regnum.games.paladins.rewards import ACTIONS, CELLS, FORTIFY, INFLUENCE
from regnum.games.paladins.rules_tasks import (
    TASK_ACTION,
    colour_of,
    cost_of,
    next_cell,
    why_not_favour,
    why_not_task,
)
from regnum.games.paladins.state import NOTHING, Kingdom

FAVOURS_OPEN_MOST: Final = 5
#: the page of each action in the rulebook
PAGES: Final = [16, 17, 18, 19, 20, 21, 13, 14, 15, 15, 15, 15]


def refusal_of_task(s: Kingdom, seat: Seat, task: int) -> Refusal:
    """Why an action cannot be chosen, with what it needs and what there is."""
    action = TASK_ACTION[task]
    code = why_not_task(s, seat, task)
    times = s.times(seat, action)
    args: dict[str, Value] = {"action": ACTIONS[action]}
    if code == "limit":
        args["times"] = times
    elif code == "workers":
        args["workers"] = cells_wanted(s, seat, task)
    elif code in ("silver", "provisions"):
        args["need"] = cost_of(s, seat, action)
        args["have"] = s.silver(seat) if code == "silver" else s.provisions(seat)
    elif code == "influence-for-wall":
        args["need"] = s.cards.levels[FORTIFY][times]
        args["have"] = s.level(seat, INFLUENCE)
    elif code == "influence-for-jar":
        args["need"] = s.cards.jars[times]
        args["have"] = s.level(seat, INFLUENCE)
    return Refusal(code, args, ACTIONS[action], PAGES[action])


def cells_wanted(s: Kingdom, seat: Seat, task: int) -> tuple[str, ...]:
    found: list[str] = []
    cell = next_cell(s, seat, task, 0)
    while cell != NOTHING:
        found.append(CELLS[colour_of(s, task, cell)])
        cell = next_cell(s, seat, task, cell + 1)
    return tuple(found)


def refusal_of_favour(s: Kingdom, seat: Seat, name: str) -> Refusal:
    favour = s.cards.favour_number.get(name, NOTHING)
    if favour == NOTHING:
        return Refusal("no-such-card", {"card": name})
    # one that is not open may lie on the board or in the box: that is not told
    place = FAVOURS_OPEN_MOST
    if favour in s.favours[: s.open_favours()]:
        place = s.favours.index(favour)
    code = why_not_favour(s, seat, place)
    return Refusal(
        code,
        {
            "favour": name,
            "worker": CELLS[s.cards.favour_worker[favour]],
            "silver": s.cards.favour_silver[favour],
            "provisions": s.cards.favour_provision[favour],
        },
        "favours",
        8,
    )
