"""Rewards that are due: what is asked, and in which order (p. 36)."""

from __future__ import annotations

from typing import Final

from regnum.core.actions import Action, Seat
from regnum.core.agenda import Choice, Step
from regnum.core.messages import Message, Refusal
from regnum.games.paladins import events
from regnum.games.paladins.actions import Clear, Decline, Next
from regnum.games.paladins.cards import DEBT_PAID, MOST_SEATS
from regnum.games.paladins.rewards import (
    ACTIONS,
    CRIMINAL,
    DESTROY,
    HIRE,
    PARDON,
    PAY,
    PRAYER,
    REWARDS,
    TAX,
    WORKSHOP,
    Reward,
)
from regnum.games.paladins.rules_gain import gain, help_of_townsfolk, take
from regnum.games.paladins.rules_suspicion import (
    destroy_debt,
    discard_suspicion,
    draw_suspicion,
    pay_debt,
    take_tax,
)
from regnum.games.paladins.rules_townsfolk import FREE_HIRE, townsfolk_there
from regnum.games.paladins.rules_workshop import FREE_WORKSHOP, workshops_left
from regnum.games.paladins.state import (
    ACTION_COUNT,
    CELL_COUNT,
    EMPTY,
    FIRST_CELL,
    WORKSHOP_CELL,
    Kingdom,
)

#: no suspicion card shows more tax (p. 22)
MOST_TAX: Final = 2


# -- what is due


class Rewards(Step[Kingdom]):
    """Work through what is due; ask for the order where it can matter (ruling PA-D29)."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def run(self, s: Kingdom) -> None:
        if not s.due:
            return
        if order_matters(s):
            s.agenda.append(ORDER[self.seat])
            return
        resolve(s, self.seat, 0)


def order_matters(s: Kingdom, relief: bool = False) -> bool:
    """A criminal's suspicion is got rid of or not; and a tax, or a deck of suspicions that ends,
    can call the inquisition before or after one has more suspicions, or fewer (p. 22)."""
    criminals = 0
    tax = 0
    payment = 0
    uneven = False
    for place in range(len(s.due)):
        kind = s.due[place]
        if kind == CRIMINAL:
            criminals += 1
        elif kind == TAX:
            amount = s.due_amounts[place]
            uneven = uneven or (payment > 0 and payment != amount)
            payment = amount
            tax += amount
        elif kind not in (PRAYER, WORKSHOP):
            relief = True
    if criminals and relief:
        return True
    if not tax:
        return False
    if criminals > len(s.suspicion_deck) - s.suspicion_top + len(s.suspicions_gone):
        return True
    return (relief or uneven or criminals > 0) and tax + MOST_TAX * criminals >= s.tax


def resolve(s: Kingdom, seat: Seat, place: int) -> None:
    """Carry out one reward that is due, then the others."""
    s.agenda.append(REWARDS_OF[seat])
    carry_out(s, seat, place)


def carry_out(s: Kingdom, seat: Seat, place: int) -> None:
    kind = s.due[place]
    amount = s.due_amounts[place]
    s.due = s.due[:place] + s.due[place + 1 :]
    s.due_amounts = s.due_amounts[:place] + s.due_amounts[place + 1 :]
    if kind == CRIMINAL:
        # a worker, its suspicion, its tax, then the next (ruling PA-D33)
        take(s, seat, CRIMINAL, 1)
        if s.events is not None:
            s.tell(events.Gained(seat, (REWARDS[CRIMINAL],)))
        draw_suspicion(s, seat)
    elif kind == TAX:
        take_tax(s, seat, amount)
    elif kind == PARDON:
        if s.suspicions[seat]:
            s.agenda.append(PARDON_OF[seat])
    elif kind == DESTROY:
        if s.unpaid[seat]:
            s.agenda.append(DESTROY_OF[seat])
    elif kind == PAY:
        if s.unpaid[seat]:
            s.agenda.append(PAY_OF[seat])
    elif kind == PRAYER:
        if occupied_actions(s, seat):
            s.agenda.append(PRAYER_OF[seat])
    elif kind == HIRE:
        if townsfolk_there(s):
            s.agenda.append(FREE_HIRE[seat])
    elif workshops_left(s, seat):
        s.agenda.append(FREE_WORKSHOP[seat])


def all_due(s: Kingdom) -> list[Action]:
    found: list[Action] = []
    for place in range(len(s.due)):
        action = s.cards.moves.next(s.due[place], s.due_amounts[place])
        if action not in found:
            found.append(action)
    return found


def place_of(s: Kingdom, action: Action) -> int:
    place = 0
    while s.cards.moves.next(s.due[place], s.due_amounts[place]) != action:
        place += 1
    return place


class Order(Choice[Kingdom]):
    """Which reward comes next (ruling PA-D29)."""

    def options(self, s: Kingdom, seat: Seat) -> list[Action]:
        return all_due(s)

    def take(self, s: Kingdom, seat: Seat, action: Action) -> None:
        s.trail = [*s.trail, action]
        resolve(s, seat, place_of(s, action))

    def why_not(self, s: Kingdom, seat: Seat, action: Action) -> Refusal:
        if isinstance(action, Next):
            return Refusal("not-due", {"reward": action.reward}, "rewards", 36)
        return Refusal("choose-order", {}, "rewards", 36)

    def prompt(self, s: Kingdom, seat: Seat) -> Message:
        return Message("ask-order")


class Offer(Choice[Kingdom]):
    """A reward that may be refused: a suspicion less, a debt destroyed or paid (ruling PA-D34)."""

    def __init__(self, seat: Seat, kind: int) -> None:
        super().__init__(seat)
        self.kind = kind

    def options(self, s: Kingdom, seat: Seat) -> list[Action]:
        return s.cards.moves.offer[self.kind]

    def take(self, s: Kingdom, seat: Seat, action: Action) -> None:
        if isinstance(action, Decline):
            if s.events is not None:
                s.tell(events.Declined(seat, REWARDS[self.kind]))
        elif self.kind == PARDON:
            discard_suspicion(s, seat)
        elif self.kind == DESTROY:
            destroy_debt(s, seat)
        else:
            pay_debt(s, seat)
            help_of_townsfolk(s, seat, DEBT_PAID)

    def why_not(self, s: Kingdom, seat: Seat, action: Action) -> Refusal:
        return Refusal("accept-or-decline", {"reward": REWARDS[self.kind]}, "rewards", 36)

    def prompt(self, s: Kingdom, seat: Seat) -> Message:
        return Message("ask-offer", {"reward": REWARDS[self.kind]})


# -- clearing an action


def occupied_actions(s: Kingdom, player: int) -> bool:
    start = player * CELL_COUNT
    return any(EMPTY < s.cells[cell] < WORKSHOP_CELL for cell in range(start, start + CELL_COUNT))


def clear(s: Kingdom, player: int, action: int) -> None:
    """Return all workers of one action to the general supply (p. 15)."""
    start = player * CELL_COUNT
    for cell in range(start + FIRST_CELL[action], start + FIRST_CELL[action + 1]):
        worker = s.cells[cell]
        if EMPTY < worker < WORKSHOP_CELL:
            s.cells[cell] = EMPTY
            s.supply[worker] += 1
    if s.events is not None:
        s.tell(events.Cleared(s.seat_of(player), ACTIONS[action]))


class Prayer(Choice[Kingdom]):
    """Clear any one own action, or none (rulings PA-D19, PA-D34)."""

    def options(self, s: Kingdom, seat: Seat) -> list[Action]:
        found = [
            s.cards.moves.clear[action]
            for action in range(ACTION_COUNT)
            if s.occupied(seat, action)
        ]
        found.append(s.cards.moves.no_prayer)
        return found

    def take(self, s: Kingdom, seat: Seat, action: Action) -> None:
        s.trail = [*s.trail, action]
        if isinstance(action, Clear):
            clear(s, seat, ACTIONS.index(action.action))
        elif s.events is not None:
            s.tell(events.Declined(seat, REWARDS[PRAYER]))

    def why_not(self, s: Kingdom, seat: Seat, action: Action) -> Refusal:
        if isinstance(action, Clear):
            return Refusal("nothing-to-clear", {"action": action.action}, "pray", 15)
        return Refusal("accept-or-decline", {"reward": REWARDS[PRAYER]}, "pray", 15)

    def prompt(self, s: Kingdom, seat: Seat) -> Message:
        return Message("ask-clear")


# -- one of several rewards


class PickReward(Choice[Kingdom]):
    """One of the rewards that a wall or a favour offers (ruling PA-D37).

    What else is due may come first, where that can matter (ruling PA-D29).
    """

    def choices(self, s: Kingdom) -> list[Reward]:
        raise NotImplementedError

    def options(self, s: Kingdom, seat: Seat) -> list[Action]:
        moves = s.cards.moves
        found = [moves.pick(part) for part in self.choices(s)]
        if s.due and order_matters(s, relief=True):
            found += all_due(s)
        return found

    def take(self, s: Kingdom, seat: Seat, action: Action) -> None:
        if isinstance(action, Next):
            s.trail = [*s.trail, action]
            s.agenda.append(self)
            carry_out(s, seat, place_of(s, action))
            return
        for part in self.choices(s):
            if s.cards.moves.pick(part) == action:
                gain(s, seat, part)
                return

    def why_not(self, s: Kingdom, seat: Seat, action: Action) -> Refusal:
        return Refusal("pick-one", {}, "rewards", 36)

    def prompt(self, s: Kingdom, seat: Seat) -> Message:
        return Message("ask-pick")


REWARDS_OF: Final = [Rewards(seat) for seat in range(MOST_SEATS)]
ORDER: Final = [Order(seat) for seat in range(MOST_SEATS)]
PARDON_OF: Final = [Offer(seat, PARDON) for seat in range(MOST_SEATS)]
DESTROY_OF: Final = [Offer(seat, DESTROY) for seat in range(MOST_SEATS)]
PAY_OF: Final = [Offer(seat, PAY) for seat in range(MOST_SEATS)]
PRAYER_OF: Final = [Prayer(seat) for seat in range(MOST_SEATS)]
