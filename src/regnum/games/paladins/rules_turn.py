"""Turns: choose an action and place workers, or pass (p. 12, 24)."""

from __future__ import annotations

from typing import Final

from regnum.core.actions import Action, Seat
from regnum.core.agenda import Choice, Step
from regnum.core.messages import Message, Refusal, Value
from regnum.games.paladins import events
from regnum.games.paladins.actions import Favour, Keep, Pass, Perform, Place
from regnum.games.paladins.cards import MOST_SEATS
from regnum.games.paladins.moves import PASS, TASKS
from regnum.games.paladins.refusals import refusal_of_favour, refusal_of_task
from regnum.games.paladins.rewards import (
    ABSOLVE,
    ACTIONS,
    ANY,
    ATTACK,
    CELLS,
    COMMISSION,
    CONVERT,
    CRIMINAL,
    DEVELOP,
    GARRISON,
    REWARDS,
    WORKERS,
)
from regnum.games.paladins.rules_actions import CARRY_OUT
from regnum.games.paladins.rules_gain import give_back
from regnum.games.paladins.rules_rewards import REWARDS_OF
from regnum.games.paladins.rules_targets import (
    CHOOSE_CLEARED,
    CHOOSE_JAR,
    CHOOSE_OUTSIDER,
    CHOOSE_REGION,
    CHOOSE_SPACE,
)
from regnum.games.paladins.rules_tasks import (
    ERRAND,
    FAVOUR_TASK,
    HIRE_TASK,
    PRAY_TASK,
    TASK_ACTION,
    TASK_COUNT,
    can_man,
    cells_left,
    colour_of,
    next_cell,
    why_not_favour,
    why_not_task,
)
from regnum.games.paladins.rules_townsfolk import CHOOSE_TOWNSPERSON
from regnum.games.paladins.rules_workshop import CHOOSE_CELL
from regnum.games.paladins.solo_turn import OPPONENT_TURN
from regnum.games.paladins.state import (
    CELL_COUNT,
    EMPTY,
    FIRST_CELL,
    KEPT,
    KINDS,
    NO_TRAIL,
    NONE_YET,
    NOTHING,
    PURSE,
    ROUNDS,
    WORKSHOP_CELL,
    Kingdom,
)


class Turn(Choice[Kingdom]):
    """One action, or pass (p. 10, 12)."""

    def options(self, s: Kingdom, seat: Seat) -> list[Action]:
        moves = s.cards.moves
        found: list[Action] = []
        if s.workers(seat):
            for task in range(TASK_COUNT):
                if not why_not_task(s, seat, task):
                    found.append(moves.perform[task])
            for place in range(s.open_favours()):
                if not why_not_favour(s, seat, place):
                    found.append(moves.favour[s.favours[place]])
        found.append(PASS)
        return found

    def take(self, s: Kingdom, seat: Seat, action: Action) -> None:
        if isinstance(action, Pass):
            passes(s, seat)
            return
        s.trail = NO_TRAIL
        s.target = NOTHING
        s.price = NOTHING
        s.agenda.append(NEXT_TURN[seat])
        s.agenda.append(REWARDS_OF[seat])
        s.agenda.append(CARRY_OUT[seat])
        s.agenda.append(PLACE[seat])
        if isinstance(action, Perform):
            s.task = TASKS.index(action.task)
            ask_target(s, seat, s.task)
        else:
            assert isinstance(action, Favour)
            s.task = FAVOUR_TASK + s.favours.index(s.cards.favour_number[action.favour])
        s.cell = next_cell(s, seat, s.task, 0)

    def why_not(self, s: Kingdom, seat: Seat, action: Action) -> Refusal:
        if isinstance(action, Perform):
            return refusal_of_task(s, seat, TASKS.index(action.task))
        if isinstance(action, Favour):
            return refusal_of_favour(s, seat, action.favour)
        return Refusal("choose-action", {}, "turn", 12)

    def prompt(self, s: Kingdom, seat: Seat) -> Message:
        return Message("ask-turn", {"round": s.round, "workers": s.workers(seat)})


def ask_target(s: Kingdom, seat: Seat, task: int) -> None:
    """First the target, then the workers (ruling PA-D9)."""
    if task in (COMMISSION, GARRISON):
        s.agenda.append(CHOOSE_SPACE[seat])
        s.agenda.append(CHOOSE_REGION[seat])
    elif task == ABSOLVE:
        s.agenda.append(CHOOSE_JAR[seat])
    elif task in (ATTACK, CONVERT):
        s.agenda.append(CHOOSE_OUTSIDER[seat])
    elif task == DEVELOP:
        s.agenda.append(CHOOSE_CELL[seat])
    elif task in (ERRAND, HIRE_TASK):
        s.agenda.append(CHOOSE_TOWNSPERSON[seat])
    elif task == PRAY_TASK and CHOOSE_CLEARED[seat].options(s, seat):
        # nothing to clear: one may pray all the same (ruling PA-D18)
        s.agenda.append(CHOOSE_CLEARED[seat])


# -- placing workers (p. 12)


class PlaceWorker(Choice[Kingdom]):
    """Which worker stands on the next cell: its colour, a criminal, or any on a clear cell."""

    def options(self, s: Kingdom, seat: Seat) -> list[Action]:
        place = s.cards.moves.place
        start = seat * KINDS
        colour = colour_of(s, s.task, s.cell)
        found: list[Action] = []
        for worker in range(PURSE):
            fits = colour == ANY or worker in (colour, CRIMINAL)
            if fits and s.hand[start + worker] and can_man(s, seat, s.task, s.cell + 1, worker):
                found.append(place[worker])
        # where all are needed it is no choice which of them stands where
        return found[:1] if s.workers(seat) == cells_left(s, seat, s.task, s.cell) else found

    def take(self, s: Kingdom, seat: Seat, action: Action) -> None:
        assert isinstance(action, Place)
        worker = WORKERS.index(action.worker)
        s.trail = [*s.trail, action]
        s.hand[seat * KINDS + worker] -= 1
        if s.task >= FAVOUR_TASK:
            s.favour_cells[s.task - FAVOUR_TASK] = worker
            return
        s.cells[seat * CELL_COUNT + FIRST_CELL[TASK_ACTION[s.task]] + s.cell] = worker
        s.cell = next_cell(s, seat, s.task, s.cell + 1)
        if s.cell != NOTHING:
            s.agenda.append(PLACE[seat])

    def why_not(self, s: Kingdom, seat: Seat, action: Action) -> Refusal:
        if not isinstance(action, Place):
            return Refusal("choose-worker", {}, "workers", 12)
        worker = WORKERS.index(action.worker)
        if not s.hand[seat * KINDS + worker]:
            return Refusal("worker-not-owned", {"worker": action.worker}, "workers", 12)
        colour = colour_of(s, s.task, s.cell)
        args: dict[str, Value] = {"worker": action.worker, "cell": CELLS[colour]}
        if colour != ANY and worker != colour and worker != CRIMINAL:
            return Refusal("wrong-colour", args, "workers", 12)
        return Refusal("worker-needed", args, "workers", 12)

    def prompt(self, s: Kingdom, seat: Seat) -> Message:
        cell = CELLS[colour_of(s, s.task, s.cell)]
        if s.task >= FAVOUR_TASK:
            favour = s.cards.favours[s.favours[s.task - FAVOUR_TASK]]
            return Message("ask-place-favour", {"favour": favour, "cell": cell})
        return Message("ask-place", {"action": ACTIONS[TASK_ACTION[s.task]], "cell": cell})


# -- passing (p. 24)


def passes(s: Kingdom, seat: Seat) -> None:
    """All workers of the board go to the supply; at most three in hand are kept (p. 24)."""
    s.passed |= 1 << seat
    s.keeping = NONE_YET
    clear_board(s, seat)
    s.agenda.append(NEXT_TURN[seat])
    if s.round < ROUNDS and s.workers(seat) > KEPT:
        s.agenda.append(KEEP[seat])
    else:
        go_home(s, seat, s.round < ROUNDS)


def clear_board(s: Kingdom, player: int) -> None:
    start = player * CELL_COUNT
    for cell in range(start, start + CELL_COUNT):
        worker = s.cells[cell]
        if EMPTY < worker < WORKSHOP_CELL:
            s.cells[cell] = EMPTY
            s.supply[worker] += 1


def go_home(s: Kingdom, seat: Seat, keep: bool) -> None:
    """After the last round no worker is of use any more, and none is kept."""
    if not keep:
        for worker in range(PURSE):
            give_back(s, seat, worker, s.hand[seat * KINDS + worker])
    if s.events is not None:
        kept = [
            REWARDS[worker] for worker in range(PURSE) for _ in range(s.hand[seat * KINDS + worker])
        ]
        s.tell(events.Passed(seat, tuple(kept) or None))


class KeepWorker(Choice[Kingdom]):
    """Which workers stay for the next round, one after the other, three in all (p. 24)."""

    def options(self, s: Kingdom, seat: Seat) -> list[Action]:
        return [
            s.cards.moves.keep[worker]
            for worker in range(PURSE)
            if s.hand[seat * KINDS + worker] > s.keeping.count(worker)
        ]

    def take(self, s: Kingdom, seat: Seat, action: Action) -> None:
        assert isinstance(action, Keep)
        s.keeping = [*s.keeping, WORKERS.index(action.worker)]
        if len(s.keeping) < KEPT:
            s.agenda.append(KEEP[seat])
            return
        for worker in range(PURSE):
            more = s.hand[seat * KINDS + worker] - s.keeping.count(worker)
            give_back(s, seat, worker, more)
        s.keeping = NONE_YET
        go_home(s, seat, True)

    def why_not(self, s: Kingdom, seat: Seat, action: Action) -> Refusal:
        if isinstance(action, Keep):
            kept = WORKERS.index(action.worker) in s.keeping
            code = "worker-kept" if kept else "worker-not-owned"
            return Refusal(code, {"worker": action.worker}, "pass", 24)
        return Refusal("choose-keep", {"left": KEPT - len(s.keeping)}, "pass", 24)

    def prompt(self, s: Kingdom, seat: Seat) -> Message:
        return Message("ask-keep", {"left": KEPT - len(s.keeping)})


class NextTurn(Step[Kingdom]):
    """The next seat clockwise that has not passed (p. 12); alone, the opponent (p. 29)."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def run(self, s: Kingdom) -> None:
        s.task = NOTHING
        seat = self.seat
        for _ in range(s.players):
            seat = (seat + 1) % s.players
            if not s.has_passed(seat):
                if seat >= s.seats:
                    s.agenda.append(NEXT_TURN[seat])
                    s.agenda.append(OPPONENT_TURN)
                else:
                    s.turn = seat
                    s.agenda.append(TURN[seat])
                return


TURN: Final = [Turn(seat) for seat in range(MOST_SEATS)]
PLACE: Final = [PlaceWorker(seat) for seat in range(MOST_SEATS)]
KEEP: Final = [KeepWorker(seat) for seat in range(MOST_SEATS)]
NEXT_TURN: Final = [NextTurn(seat) for seat in range(MOST_SEATS)]
