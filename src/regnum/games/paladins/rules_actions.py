"""Carrying out actions: pay, move the piece or card, take the rewards (p. 13-21)."""

from __future__ import annotations

from typing import Final

from regnum.core.actions import Seat
from regnum.core.agenda import Step
from regnum.games.paladins import events
from regnum.games.paladins.cards import MOST_SEATS
from regnum.games.paladins.moves import DEBT_PRICE, SILVER_PRICE
from regnum.games.paladins.rewards import (
    ABSOLVE,
    ACTIONS,
    ATTACK,
    COMMISSION,
    CONSPIRE,
    CONVERT,
    DEVELOP,
    FORTIFY,
    GARRISON,
    PRAY,
    RECRUIT,
    REWARDS,
    STRENGTH,
    Reward,
)
from regnum.games.paladins.rules_gain import gain, give_back, help_of_paladin, help_of_townsfolk
from regnum.games.paladins.rules_rewards import PickReward, clear
from regnum.games.paladins.rules_suspicion import take_debt
from regnum.games.paladins.rules_tasks import (
    FAVOUR_TASK,
    HIRE_TASK,
    HUNT_WITH_SCOUT,
    TASK_ACTION,
    TRADE_WITH_MERCHANT,
    cost_of,
    silver_for_strength,
)
from regnum.games.paladins.rules_townsfolk import hire, price_of, send_away
from regnum.games.paladins.rules_workshop import develop
from regnum.games.paladins.solo_track import raise_attribute
from regnum.games.paladins.state import (
    ACTION_COUNT,
    CELL_COUNT,
    EMPTY,
    FIRST_CELL,
    LARDER,
    NOTHING,
    PURSE,
    WORKSHOP_CELL,
    Kingdom,
)


class CarryOut(Step[Kingdom]):
    """The workers stand: pay, and do what the action says (ruling PA-D9)."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def run(self, s: Kingdom) -> None:
        seat = self.seat
        task = s.task
        if task >= FAVOUR_TASK:
            use_favour(s, seat, task - FAVOUR_TASK)
            return
        action = TASK_ACTION[task]
        if s.events is not None:
            tell_placed(s, seat, action)
        cost = cost_of(s, seat, action)
        if s.cards.pays_silver[action]:
            pay(s, seat, cost, 0)
        else:
            pay(s, seat, 0, cost)
        if action in (COMMISSION, GARRISON):
            settle(s, seat, action)
        elif action == FORTIFY:
            fortify(s, seat)
        elif action == ABSOLVE:
            absolve(s, seat)
        elif action == ATTACK:
            attack(s, seat)
        elif action == CONVERT:
            convert(s, seat)
        elif action == DEVELOP:
            develop(s, seat, s.target)
        elif action == RECRUIT:
            recruit(s, seat, task)
        elif action == PRAY:
            if s.target != NOTHING:
                clear(s, seat, s.target)
        elif action == CONSPIRE:
            gain(s, seat, s.cards.action_reward[CONSPIRE])
            help_of_paladin(s, seat, CONSPIRE)
        else:
            hunt_or_trade(s, seat, task)


def tell_placed(s: Kingdom, seat: Seat, action: int) -> None:
    start = seat * CELL_COUNT
    standing = sorted(
        [
            s.cells[cell]
            for cell in range(start + FIRST_CELL[action], start + FIRST_CELL[action + 1])
            if EMPTY < s.cells[cell] < WORKSHOP_CELL
        ]
    )
    workers = tuple([REWARDS[worker] for worker in standing])
    s.tell(events.Placed(seat, ACTIONS[action], workers))


def pay(s: Kingdom, seat: Seat, silver: int, provisions: int) -> None:
    """All payments go to the general supply."""
    if silver:
        give_back(s, seat, PURSE, silver)
    if provisions:
        give_back(s, seat, LARDER, provisions)
    if s.events is not None and (silver or provisions):
        s.tell(events.Paid(seat, silver, provisions))


def count(s: Kingdom, player: int, action: int) -> None:
    s.done[player * ACTION_COUNT + action] += 1


# -- the left side (p. 14-15)


def recruit(s: Kingdom, seat: Seat, task: int) -> None:
    """One worker sends a townsperson on an errand, two hire (p. 14)."""
    slot = s.target
    if s.price == SILVER_PRICE:
        pay(s, seat, price_of(s, seat, slot), 0)
    elif s.price == DEBT_PRICE:
        take_debt(s, seat)
    if task == HIRE_TASK:
        hire(s, seat, slot)
    else:
        send_away(s, seat, slot)


def hunt_or_trade(s: Kingdom, seat: Seat, task: int) -> None:
    """One provision or silver for one worker, three for two (p. 15)."""
    action = TASK_ACTION[task]
    both = task in (HUNT_WITH_SCOUT, TRADE_WITH_MERCHANT)
    gain(s, seat, s.cards.action_reward[action] if both else s.cards.action_alone[action])
    help_of_paladin(s, seat, action)


# -- the right side (p. 16-21)


def settle(s: Kingdom, seat: Seat, action: int) -> None:
    """The leftmost monk or outpost goes to the space: its reward, and a step of the attribute
    under the piece (p. 16, 18)."""
    space = s.target
    place_piece(s, seat, action, space)
    gain(s, seat, s.cards.space_reward[space])
    gain(s, seat, s.cards.action_reward[action])
    help_of_townsfolk(s, seat, action)
    help_of_paladin(s, seat, action)


def place_piece(s: Kingdom, player: int, action: int, space: int) -> None:
    """Put a monk (Commission) or an outpost (Garrison) on a space of the board."""
    s.spaces[space] = 2 * player + int(action == GARRISON)
    region = s.cards.space_region[space]
    s.room[region] -= 1
    count(s, player, action)
    if s.events is not None:
        name = s.cards.spaces[space]
        if action == GARRISON:
            s.tell(events.Garrisoned(s.seat_of(player), name, region + 1))
        else:
            s.tell(events.Commissioned(s.seat_of(player), name, region + 1))


def fortify(s: Kingdom, seat: Seat) -> None:
    """The top wall goes into the leftmost free slot; its rewards come at once (p. 17)."""
    wall = build_wall(s, seat)
    gain(s, seat, s.cards.wall_reward[wall])
    gain(s, seat, s.cards.action_reward[FORTIFY])
    help_of_townsfolk(s, seat, FORTIFY)
    help_of_paladin(s, seat, FORTIFY)
    if s.cards.wall_either[wall]:
        s.agenda.append(PICK_OF_WALL[seat])


def build_wall(s: Kingdom, player: int) -> int:
    wall = s.wall_deck[s.wall_top]
    s.wall_top += 1
    s.walls[player] = [*s.walls[player], wall]
    count(s, player, FORTIFY)
    if s.events is not None:
        s.tell(events.Fortified(s.seat_of(player), s.cards.walls[wall]))
    return wall


def absolve(s: Kingdom, seat: Seat) -> None:
    """The leftmost jar goes to a space: its reward, a step of faith, a suspicion less (p. 19)."""
    space = s.target
    s.jars[seat] |= 1 << space
    count(s, seat, ABSOLVE)
    if s.events is not None:
        s.tell(events.Absolved(seat, s.cards.jar_spaces[space]))
    gain(s, seat, s.cards.jar_space_reward[space])
    gain(s, seat, s.cards.action_reward[ABSOLVE])
    help_of_townsfolk(s, seat, ABSOLVE)
    help_of_paladin(s, seat, ABSOLVE)


def attack(s: Kingdom, seat: Seat) -> None:
    """Drive an outsider away for the reward in the upper corner; the card is kept face down
    (p. 20)."""
    pay(s, seat, silver_for_strength(s, seat, s.target), 0)
    card = take_attacked(s, seat, s.target)
    gain(s, seat, s.cards.attack[card])
    gain(s, seat, s.cards.action_reward[ATTACK])
    help_of_townsfolk(s, seat, ATTACK)
    help_of_paladin(s, seat, ATTACK)


def take_attacked(s: Kingdom, player: int, slot: int) -> int:
    card = s.outsiders[slot]
    s.outsiders[slot] = NOTHING
    s.attacked[player] = [*s.attacked[player], card]
    count(s, player, ATTACK)
    if s.events is not None:
        s.tell(events.Attacked(s.seat_of(player), s.cards.outsiders[card]))
    return card


def convert(s: Kingdom, seat: Seat) -> None:
    """An outsider joins below the board: strength at once, points at the end (p. 21)."""
    card = take_converted(s, seat, s.target)
    raise_attribute(s, seat, STRENGTH, s.cards.convert_strength[card])
    gain(s, seat, s.cards.action_reward[CONVERT])
    help_of_townsfolk(s, seat, CONVERT)
    help_of_paladin(s, seat, CONVERT)


def take_converted(s: Kingdom, player: int, slot: int) -> int:
    card = s.outsiders[slot]
    s.outsiders[slot] = NOTHING
    s.converted[player] = [*s.converted[player], card]
    count(s, player, CONVERT)
    if s.events is not None:
        s.tell(events.Converted(s.seat_of(player), s.cards.outsiders[card]))
    return card


class PickOfWall(PickReward):
    """One of the two rewards of the wall just built (p. 17)."""

    def choices(self, s: Kingdom) -> list[Reward]:
        return s.cards.wall_either[s.walls[self.seat][-1]]


# -- King's Favours (p. 8)


def use_favour(s: Kingdom, seat: Seat, place: int) -> None:
    """Pay its price and take its reward (ruling PA-D28)."""
    favour = s.favours[place]
    if s.events is not None:
        worker = REWARDS[s.favour_cells[place]]
        s.tell(events.FavourUsed(seat, s.cards.favours[favour], worker))
    pay(s, seat, s.cards.favour_silver[favour], s.cards.favour_provision[favour])
    if s.cards.favour_debt[favour]:
        take_debt(s, seat)
    gain(s, seat, s.cards.favour_reward[favour])
    if s.cards.favour_either[favour]:
        s.agenda.append(PICK_OF_FAVOUR[seat])


class PickOfFavour(PickReward):
    """One of the rewards of the favour just used."""

    def choices(self, s: Kingdom) -> list[Reward]:
        return s.cards.favour_either[s.favours[s.task - FAVOUR_TASK]]


CARRY_OUT: Final = [CarryOut(seat) for seat in range(MOST_SEATS)]
PICK_OF_WALL: Final = [PickOfWall(seat) for seat in range(MOST_SEATS)]
PICK_OF_FAVOUR: Final = [PickOfFavour(seat) for seat in range(MOST_SEATS)]
