"""What players take from the general supply and give back to it, and who helps them to it."""

from __future__ import annotations

from regnum.core.actions import Seat
from regnum.games.paladins import events
from regnum.games.paladins.rewards import (
    CRIMINAL,
    PROVISION,
    RAISE,
    REWARDS,
    SILVER,
    TAX,
    Reward,
)
from regnum.games.paladins.solo_track import raise_attribute
from regnum.games.paladins.state import (
    KINDS,
    LARDER,
    PURSE,
    Kingdom,
)


def take(s: Kingdom, player: int, kind: int, amount: int) -> None:
    """Take workers, silver or provisions from the general supply (ruling PA-D1)."""
    s.hand[player * KINDS + kind] += amount
    s.supply[kind] -= amount


def give_back(s: Kingdom, player: int, kind: int, amount: int) -> None:
    """Return workers, silver or provisions to the general supply."""
    s.hand[player * KINDS + kind] -= amount
    s.supply[kind] += amount


def gain(s: Kingdom, seat: Seat, reward: Reward) -> None:
    """Take what is plain; the rest is due, and comes in an order of the seat's choice.

    Workers, silver, provisions and attributes are taken without asking (ruling PA-D34).
    """
    kinds = reward.kinds
    amounts = reward.amounts
    for place in range(len(kinds)):
        kind = kinds[place]
        amount = amounts[place]
        if kind < CRIMINAL:
            take(s, seat, kind, amount)
        elif kind == SILVER:
            take(s, seat, PURSE, amount)
        elif kind == PROVISION:
            take(s, seat, LARDER, amount)
        elif RAISE <= kind < SILVER:
            raise_attribute(s, seat, kind - RAISE, amount)
        elif kind == TAX:
            # signs of one card or space are one payment (ruling PA-D30)
            s.due = [*s.due, TAX]
            s.due_amounts = [*s.due_amounts, amount]
        else:
            for _ in range(amount):
                s.due = [*s.due, kind]
                s.due_amounts = [*s.due_amounts, 1]
    if s.events is not None:
        taken = [
            REWARDS[kinds[place]]
            for place in range(len(kinds))
            for _ in range(amounts[place])
            if kinds[place] < CRIMINAL or kinds[place] in (SILVER, PROVISION)
        ]
        if taken:
            s.tell(events.Gained(seat, tuple(taken)))


def gain_workers(s: Kingdom, seat: Seat, workers: list[int]) -> None:
    """Take workers of a paladin or a tavern; criminals are due one by one (p. 10, 22)."""
    taken: list[str] = []
    for worker in workers:
        if worker == CRIMINAL:
            s.due = [*s.due, CRIMINAL]
            s.due_amounts = [*s.due_amounts, 1]
        else:
            take(s, seat, worker, 1)
            taken.append(REWARDS[worker])
    if s.events is not None and taken:
        s.tell(events.Gained(seat, tuple(taken)))


def help_of_townsfolk(s: Kingdom, seat: Seat, occasion: int) -> None:
    """What hired townsfolk give with an action or a paid debt (p. 35; ruling PA-D27)."""
    for card in s.hired[seat]:
        if s.cards.when[card] == occasion:
            if s.events is not None:
                s.tell(events.TownspersonHelped(seat, s.cards.townsfolk[card]))
            gain(s, seat, s.cards.ability[card])


def help_of_paladin(s: Kingdom, seat: Seat, action: int) -> None:
    """What the paladin gives besides, each time its action is done (p. 9; ruling PA-D26)."""
    paladin = s.paladin_type(seat)
    if paladin >= 0 and s.cards.paladin_action[paladin] == action:
        reward = s.cards.paladin_gain[paladin]
        if reward.kinds:
            if s.events is not None:
                s.tell(events.PaladinHelped(seat, s.cards.paladin_cards[s.paladin[seat]]))
            gain(s, seat, reward)
