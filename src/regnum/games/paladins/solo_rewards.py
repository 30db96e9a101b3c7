"""What the solo opponent takes, and what it does without (p. 28, 30-31)."""

from __future__ import annotations

from typing import Final

from regnum.core.agenda import Step
from regnum.games.paladins import events
from regnum.games.paladins.rewards import (
    CRIMINAL,
    DESTROY,
    HIRE,
    PARDON,
    PAY,
    PRAYER,
    PROVISION,
    RAISE,
    REWARDS,
    RIGHT_SIDE,
    SILVER,
    TAX,
    WORKSHOP,
    Reward,
)
from regnum.games.paladins.rules_suspicion import (
    destroy_debt,
    discard_suspicion,
    draw_suspicion,
    hold_inquisition,
    pay_debt,
    take_tax,
)
from regnum.games.paladins.solo_round import call_workers
from regnum.games.paladins.solo_track import do_without, move_marker, raise_attribute
from regnum.games.paladins.state import (
    ATTRIBUTE_COUNT,
    CELL_COUNT,
    EMPTY,
    FIRST_CELL,
    NONE_YET,
    NOTHING,
    OPPONENT,
    PURSE,
    SCHEME_CARDS,
    TOP_OF_TRACK,
    WORKSHOP_CELL,
    Kingdom,
)


def owe(s: Kingdom, rewards: list[Reward]) -> None:
    """These come next, one after the other, before what was due already (ruling PA-D59)."""
    kinds: list[int] = []
    amounts: list[int] = []
    for reward in rewards:
        kinds += reward.kinds
        amounts += reward.amounts
    s.due = kinds + s.due
    s.due_amounts = amounts + s.due_amounts


class OpponentRewards(Step[Kingdom]):
    """Work through what is due to the opponent, from left to right."""

    def run(self, s: Kingdom) -> None:
        if not s.due:
            return
        kind = s.due[0]
        amount = s.due_amounts[0]
        if kind in (CRIMINAL, PARDON, DESTROY, PAY) and amount > 1:
            # one by one: each can call an inquisition (ruling PA-D33)
            s.due_amounts = [amount - 1, *s.due_amounts[1:]]
            amount = 1
        else:
            s.due = s.due[1:]
            s.due_amounts = s.due_amounts[1:]
            while kind < CRIMINAL and s.due and s.due[0] < CRIMINAL:
                # workers side by side come together: their colours do not matter
                amount += s.due_amounts[0]
                s.due = s.due[1:]
                s.due_amounts = s.due_amounts[1:]
        s.agenda.append(OPPONENT_REWARDS)
        take_reward(s, kind, amount)


def take_reward(s: Kingdom, kind: int, amount: int) -> None:
    """One reward: workers count, silver and provisions move the marker (p. 28-29)."""
    if kind <= CRIMINAL:
        call_workers(s, amount)
        if kind == CRIMINAL:
            draw_suspicion(s, OPPONENT)
    elif RAISE <= kind < SILVER:
        raise_attribute(s, OPPONENT, kind - RAISE, amount)
    elif kind in (SILVER, PROVISION):
        move_marker(s, amount)
    elif kind == TAX:
        take_tax(s, OPPONENT, amount)
    elif kind == PARDON:
        if s.suspicions[OPPONENT]:
            discard_suspicion(s, OPPONENT)
        else:
            lose_tax(s, kind)
    elif kind == DESTROY:
        if s.unpaid[OPPONENT]:
            destroy_debt(s, OPPONENT)
        else:
            lose_tax(s, kind)
    elif kind == PAY:
        if s.unpaid[OPPONENT]:
            pay_debt(s, OPPONENT)
        else:
            pass_over(s, kind)
    elif kind == PRAYER:
        pray(s)
    elif kind == HIRE:
        send_on_errand(s)
    else:
        assert kind == WORKSHOP
        pass_over(s, kind)


def lose_tax(s: Kingdom, kind: int) -> None:
    """Nothing to discard: a silver of the tax supply goes to the general supply, and the marker
    stays (p. 28; ruling PA-D57)."""
    if s.tax == 0:
        pass_over(s, kind)
        return
    s.tax -= 1
    s.supply[PURSE] += 1
    if s.events is not None:
        s.tell(events.TaxLost(REWARDS[kind]))
    if s.tax == 0:
        hold_inquisition(s)


# -- prayer (p. 30)


def pray(s: Kingdom) -> None:
    """Clear the right side of the opponent's board, or gain a worker if it is clear; either way
    all schemes are shuffled (p. 30; ruling PA-D62)."""
    start = OPPONENT * CELL_COUNT
    cleared = 0
    for cell in range(start + FIRST_CELL[0], start + FIRST_CELL[RIGHT_SIDE]):
        if EMPTY < s.cells[cell] < WORKSHOP_CELL:
            s.supply[s.cells[cell]] += 1
            s.cells[cell] = EMPTY
            cleared += 1
    if s.events is not None:
        s.tell(events.RightSideCleared(cleared))
    if not cleared:
        call_workers(s, 1)
    shuffle_schemes(s)


def shuffle_schemes(s: Kingdom) -> None:
    """Deck and discard become a new deck; nobody knows its order (p. 30)."""
    deck = sorted(s.scheme_deck[s.scheme_top :] + s.schemes_gone)
    s.dice.shuffle(deck)
    s.forget(SCHEME_CARDS, deck)
    s.scheme_deck = deck
    s.scheme_top = 0
    s.schemes_gone = NONE_YET
    if s.events is not None:
        s.tell(events.SchemesShuffled())


# -- what the marker points at (p. 28)


def townsperson_at_marker(s: Kingdom) -> int:
    """The slot of the townsperson at the marker, or the next to the right, and round again;
    NOTHING if the row is empty."""
    size = len(s.townsfolk)
    for step in range(size):
        slot = (s.marker + step) % size
        if s.townsfolk[slot] != NOTHING:
            return slot
    return NOTHING


def outsider_at_marker(s: Kingdom, flags: list[int], level: int) -> int:
    """As for townsfolk, among the outsiders whose flag the opponent's level meets (p. 32)."""
    size = len(s.outsiders)
    for step in range(size):
        slot = (s.marker + step) % size
        if s.outsiders[slot] != NOTHING and flags[slot] <= level:
            return slot
    return NOTHING


def favour_at_marker(s: Kingdom) -> int:
    """As for townsfolk, among the favours that are open and not used this round (p. 33)."""
    size = len(s.favour_cells)
    for step in range(size):
        place = (s.marker + step) % size
        if place >= s.open_favours() or s.favour_cells[place] != EMPTY:
            continue
        # a debt that is its price must be there (ruling PA-D2)
        if s.debts or not s.cards.favour_debt[s.favours[place]]:
            return place
    return NOTHING


def point(s: Kingdom, name: str) -> None:
    """Tell which card the marker has led to."""
    if s.events is not None:
        s.tell(events.MarkerPointed(s.marker + 1, name))


def send_on_errand(s: Kingdom) -> None:
    """The opponent never hires: it discards the townsperson at the marker for the reward in the
    upper corner (p. 30-31)."""
    slot = townsperson_at_marker(s)
    if slot == NOTHING:
        pass_over(s, HIRE)
        return
    card = s.townsfolk[slot]
    point(s, s.cards.townsfolk[card])
    s.townsfolk[slot] = NOTHING
    s.townsfolk_gone = [*s.townsfolk_gone, card]
    if s.events is not None:
        s.tell(events.SentAway(None, s.cards.townsfolk[card]))
    owe(s, [s.cards.discard[card]])


# -- one of several rewards


def preferred(s: Kingdom, choices: list[Reward]) -> Reward:
    """The left one if it does something, else the next (p. 31; ruling PA-D63)."""
    for place in range(len(choices) - 1):
        for kind in choices[place].kinds:
            if not why_useless(s, kind):
                return choices[place]
        for kind in choices[place].kinds:
            pass_over(s, kind)
    return choices[-1]


def pass_over(s: Kingdom, kind: int) -> None:
    """Tell which reward the opponent does without, and why."""
    if s.events is not None:
        do_without(s, REWARDS[kind], why_useless(s, kind))


def why_useless(s: Kingdom, kind: int) -> str:
    """Why a reward does nothing for the opponent, as an event tells it; empty if it does."""
    if kind in (PAY, DESTROY):
        return "" if s.unpaid[OPPONENT] else "debt"
    if kind == PARDON:
        return "" if s.suspicions[OPPONENT] else "suspicion"
    if RAISE <= kind < SILVER:
        level = s.attributes[OPPONENT * ATTRIBUTE_COUNT + kind - RAISE]
        return "" if level < TOP_OF_TRACK else "top"
    if kind == HIRE:
        return "" if townsperson_at_marker(s) != NOTHING else "townsfolk"
    # workshops do not exist for the opponent (ruling PA-D64)
    return "workshop" if kind == WORKSHOP else ""


OPPONENT_REWARDS: Final = OpponentRewards()
