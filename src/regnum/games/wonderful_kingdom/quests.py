"""The module of quests: tasks, their prices and rewards, alchemy without a limit (p. 11)."""

from __future__ import annotations

from typing import Final

from regnum.core.actions import Action, Seat
from regnum.core.agenda import Choice, Step
from regnum.core.messages import Message, Refusal
from regnum.games.wonderful_kingdom import events
from regnum.games.wonderful_kingdom.actions import Melt
from regnum.games.wonderful_kingdom.building import FIVE, gain, store
from regnum.games.wonderful_kingdom.goods import KRYSTALLIUM, RESOURCES, SOLDIER, SPIES
from regnum.games.wonderful_kingdom.menu import MELT, TRANSMUTE
from regnum.games.wonderful_kingdom.state import Realm

#: the place of the final task on a board
FINAL: Final = 3
TASKS_ON_A_BOARD: Final = 4


def first_task(s: Realm, board: int) -> int:
    """The number of a board's first task on the side that lies up."""
    return 8 * board + (4 if s.match.solo else 0)


def tasks_in_play(s: Realm) -> list[int]:
    return [
        first_task(s, board) + place
        for board in s.match.boards
        for place in range(TASKS_ON_A_BOARD)
    ]


def is_final(task: int) -> bool:
    return task % TASKS_ON_A_BOARD == FINAL


def final_tasks(s: Realm) -> list[int]:
    return [first_task(s, board) + FINAL for board in s.match.boards]


def has_finished(s: Realm, seat: Seat) -> bool:
    """Whether a seat has done every final task in play."""
    return all(s.tasks[seat] >> task & 1 for task in final_tasks(s))


def missing(s: Realm, seat: Seat, task: int) -> int:
    """How many krystallium a seat must add to pay a task; more than it has: too dear.

    Cubes come from alchemy, and krystallium stands for any of them (ruling WK-39).
    """
    price = s.match.cards.task_price[task]
    if price >> (4 * SOLDIER) > s.soldiers[seat]:
        return 99
    lacking = price >> (4 * KRYSTALLIUM) & 15
    for resource in range(4):
        short = (price >> (4 * resource) & 15) - s.alchemy[4 * seat + resource]
        if short > 0:
            lacking += short
    return lacking


def add_tasks(s: Realm, seat: Seat, found: list[Action]) -> None:
    """Tasks that a seat can pay for, and turning five cubes into a krystallium."""
    done = s.tasks[seat]
    for board in s.match.boards:
        first = first_task(s, board)
        for task in range(first, first + TASKS_ON_A_BOARD):
            if not done >> task & 1 and missing(s, seat, task) <= s.krystallium[seat]:
                found.append(s.match.menu.fulfil[task])
    if s.alchemy_size(seat) >= FIVE:
        found.append(TRANSMUTE)


def fulfil(s: Realm, seat: Seat, task: int) -> None:
    """Pay the whole price at once and take the reward; each task once a seat (p. 11)."""
    price = s.match.cards.task_price[task]
    krystallium = missing(s, seat, task)
    s.krystallium[seat] -= krystallium
    s.soldiers[seat] -= price >> (4 * SOLDIER)
    for resource in range(4):
        have = s.alchemy[4 * seat + resource]
        s.alchemy[4 * seat + resource] = have - min(have, price >> (4 * resource) & 15)
    s.tasks[seat] |= 1 << task
    if s.events is not None:
        instead = krystallium - (price >> (4 * KRYSTALLIUM) & 15)
        s.tell(events.TaskDone(seat, s.match.cards.task_names[task], instead))
    if not is_final(task):
        reward(s, seat, task)
        return
    s.unsettled[seat] |= 1 << task
    if s.seats == 1 or not s.branches:
        settle(s)


def reward(s: Realm, seat: Seat, task: int) -> None:
    cards = s.match.cards
    for resource in range(4):
        for _ in range(cards.task_cubes[task][resource]):
            store(s, seat, resource)
    gain(s, seat, KRYSTALLIUM, cards.task_krystallium[task])
    gain(s, seat, SOLDIER, cards.task_soldiers[task])
    gain(s, seat, SPIES, cards.task_spies[task])
    s.task_points[seat] += cards.task_points[task]
    if s.events is not None and cards.task_points[task]:
        s.tell(events.Gained(seat, "points", cards.task_points[task]))


def settle(s: Realm) -> None:
    """The reward of a final task goes to the first to do it; of two at once, to the first seat
    of the round (p. 11; rulings WK-41, WK-42)."""
    first = s.first_seat()
    for turn in range(s.seats):
        seat = (first + turn) % s.seats
        if not s.unsettled[seat]:
            continue
        for task in final_tasks(s):
            if s.unsettled[seat] >> task & 1 and not s.claimed >> task & 1:
                s.claimed |= 1 << task
                if s.events is not None:
                    s.tell(events.FinalReward(seat, s.match.cards.task_names[task]))
                reward(s, seat, task)
        s.unsettled[seat] = 0


class Settle(Step[Realm]):
    """After a phase in which both acted at once."""

    def run(self, s: Realm) -> None:
        if s.match.boards:
            settle(s)


class Melting(Choice[Realm]):
    """Which five cubes become a krystallium (p. 11; ruling WK-40)."""

    def options(self, s: Realm, seat: Seat) -> list[Action]:
        return [MELT[resource] for resource in range(4) if s.alchemy[4 * seat + resource]]

    def take(self, s: Realm, seat: Seat, action: Action) -> None:
        assert isinstance(action, Melt)
        s.alchemy[4 * seat + RESOURCES.index(action.cube)] -= 1
        s.melted[seat] += 1
        if s.melted[seat] < FIVE:
            s.agenda.append(self)
            return
        s.melted[seat] = 0
        s.krystallium[seat] += 1
        if s.events is not None:
            s.tell(events.Transmuted(seat))

    def why_not(self, s: Realm, seat: Seat, action: Action) -> Refusal:
        return Refusal("choose-cubes", {"left": FIVE - s.melted[seat]}, "quests", 11)

    def prompt(self, s: Realm, seat: Seat) -> Message:
        return Message("ask-melt", {"left": FIVE - s.melted[seat]})


SETTLE: Final = Settle()
MELTING: Final = [Melting(0), Melting(1)]
