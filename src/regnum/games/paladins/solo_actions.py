"""The actions of the solo opponent: when it can do them, and how (p. 30-33)."""

from __future__ import annotations

from typing import Final

from regnum.core.agenda import Step
from regnum.games.paladins import events
from regnum.games.paladins.rewards import (
    ABSOLVE,
    ACTIONS,
    ATTACK,
    ATTRIBUTES,
    COMMISSION,
    CONSPIRE,
    CONVERT,
    FAITH,
    FORTIFY,
    GARRISON,
    INFLUENCE,
    LABOURER,
    PARDON,
    PRAY,
    RAISE_STRENGTH,
    RECRUIT,
    REWARDS,
    RIGHT_SIDE,
    STRENGTH,
    TRADE,
    Reward,
)
from regnum.games.paladins.rules_actions import (
    build_wall,
    count,
    place_piece,
    take_attacked,
    take_converted,
)
from regnum.games.paladins.rules_suspicion import draw_suspicion, pay_debt, take_debt
from regnum.games.paladins.solo_rewards import (
    OPPONENT_REWARDS,
    favour_at_marker,
    outsider_at_marker,
    owe,
    point,
    pray,
    preferred,
    send_on_errand,
    townsperson_at_marker,
)
from regnum.games.paladins.solo_round import call_workers, opponent_passes
from regnum.games.paladins.solo_track import move_marker
from regnum.games.paladins.solo_wishes import NEEDS, WISHES, best_space, why_not_there
from regnum.games.paladins.state import (
    CELL_COUNT,
    FIRST_CELL,
    NOTHING,
    OPPONENT,
    WORKSHOP_CELL,
    Kingdom,
)

#: workers for an action of the right side without workshops (p. 29)
FULL: Final = 3
#: the left side in the order in which it is tried; then comes Rest (p. 29)
LEFT_SIDE: Final = [RECRUIT, PRAY, TRADE, CONSPIRE]
#: workers that Conspire brings (p. 30)
CONSPIRATORS: Final = 2
A_SUSPICION_LESS: Final = Reward([PARDON], [1])


# -- the right side: why not (p. 29, 31-32; ruling PA-D51)


def workers_for(s: Kingdom, action: int) -> int:
    return FULL - s.workshops(OPPONENT, action) if action < RIGHT_SIDE else 1


def need_of(action: int) -> str | None:
    """What an action of the right side needs, as an event tells it."""
    return ATTRIBUTES[NEEDS[action]] if action < RIGHT_SIDE else None


def level_for(s: Kingdom, action: int) -> int:
    return s.level(OPPONENT, NEEDS[action]) if action < RIGHT_SIDE else 0


def give_up(s: Kingdom, action: int, why: str) -> None:
    """Tell which action it tried, and why it could not."""
    if s.events is not None:
        s.tell(
            events.OpponentPrevented(
                ACTIONS[action],
                why,
                workers_for(s, action),
                s.idle,
                need_of(action),
                level_for(s, action),
            )
        )


def why_not(s: Kingdom, action: int) -> str:
    """Why the opponent cannot do an action of the right side, as an event tells it; empty if it
    can."""
    if s.occupied(OPPONENT, action):
        return "occupied"
    if s.idle < workers_for(s, action):
        return "workers"
    times = s.times(OPPONENT, action)
    if times >= s.cards.limits[action]:
        return "limit"
    influence = s.level(OPPONENT, INFLUENCE)
    if action in (COMMISSION, GARRISON):
        return "" if best_space(s, action) != NOTHING else "reach"
    if action == FORTIFY:
        if s.wall_top == len(s.wall_deck):
            return "reach"
        return "" if influence >= s.cards.levels[FORTIFY][times] else "influence"
    if action == ABSOLVE:
        return "" if influence >= s.cards.jars[times] else "influence"
    return "" if outsider_for(s, action) != NOTHING else "reach"


def outsider_for(s: Kingdom, action: int) -> int:
    if action == ATTACK:
        return outsider_at_marker(s, s.cards.strength_flag, s.level(OPPONENT, STRENGTH))
    return outsider_at_marker(s, s.cards.faith_flag, s.level(OPPONENT, FAITH))


# -- the right side: what it does


def do_right(s: Kingdom, action: int) -> None:
    """Place the workers, act, and take the rewards (p. 31-32)."""
    place_workers(s, action)
    if action == ABSOLVE:
        s.agenda.append(DEBT_OR_SUSPICION)
    s.agenda.append(OPPONENT_REWARDS)
    if action in (COMMISSION, GARRISON):
        settle(s, action)
    elif action == FORTIFY:
        wall = build_wall(s, OPPONENT)
        owe(s, [s.cards.wall_reward[wall], s.cards.action_reward[FORTIFY]])
        if s.cards.wall_either[wall]:
            chosen = preferred(s, s.cards.wall_either[wall])
            s.due = s.due + chosen.kinds
            s.due_amounts = s.due_amounts + chosen.amounts
    elif action == ABSOLVE:
        absolve(s)
    elif action == ATTACK:
        slot = outsider_for(s, ATTACK)
        point(s, s.cards.outsiders[s.outsiders[slot]])
        card = take_attacked(s, OPPONENT, slot)
        owe(s, [s.cards.attack[card], s.cards.action_reward[ATTACK]])
    else:
        slot = outsider_for(s, CONVERT)
        point(s, s.cards.outsiders[s.outsiders[slot]])
        card = take_converted(s, OPPONENT, slot)
        strength = Reward([RAISE_STRENGTH], [s.cards.convert_strength[card]])
        owe(s, [strength, s.cards.action_reward[CONVERT]])


def place_workers(s: Kingdom, action: int) -> None:
    """Workers stand on the free cells; of an action of the left side on the first one."""
    start = OPPONENT * CELL_COUNT + FIRST_CELL[action]
    wanted = workers_for(s, action)
    if s.events is not None:
        s.tell(
            events.OpponentPlaced(
                ACTIONS[action], wanted, s.idle, need_of(action), level_for(s, action)
            )
        )
    s.idle -= wanted
    cell = start
    while wanted:
        if s.cells[cell] != WORKSHOP_CELL:
            s.cells[cell] = LABOURER
            wanted -= 1
        cell += 1


def settle(s: Kingdom, action: int) -> None:
    """A monk or an outpost: the reward of the space, then the attribute under the piece
    (p. 31)."""
    space = best_space(s, action)
    reward = s.cards.space_reward[space]
    if s.events is not None:
        name = s.cards.spaces[space]
        s.tell(events.SpacePreferred(name, tuple(WISHES), why_not_there(s, action)))
    place_piece(s, OPPONENT, action, space)
    owe(s, [reward, s.cards.action_reward[action]])


def absolve(s: Kingdom) -> None:
    """Turn the leftmost jar: faith and a suspicion less; then comes `DebtOrSuspicion` (p. 31;
    ruling PA-D61)."""
    count(s, OPPONENT, ABSOLVE)
    if s.events is not None:
        s.tell(events.JarTurned())
    owe(s, [s.cards.action_reward[ABSOLVE]])


class DebtOrSuspicion(Step[Kingdom]):
    """The last part of the opponent's Absolve: pay a debt, else discard a suspicion."""

    def run(self, s: Kingdom) -> None:
        if s.unpaid[OPPONENT]:
            pay_debt(s, OPPONENT)
            return
        s.agenda.append(OPPONENT_REWARDS)
        owe(s, [A_SUSPICION_LESS])


# -- favours (p. 33)


def use_favour(s: Kingdom) -> None:
    """A worker on the favour at the marker; silver and provisions are ignored (ruling PA-D64)."""
    place = favour_at_marker(s)
    favour = s.favours[place]
    point(s, s.cards.favours[favour])
    s.idle -= 1
    s.favour_cells[place] = LABOURER
    if s.events is not None:
        s.tell(events.FavourUsed(None, s.cards.favours[favour], REWARDS[LABOURER]))
    if s.cards.favour_debt[favour]:
        take_debt(s, OPPONENT)
    s.agenda.append(OPPONENT_REWARDS)
    if s.cards.favour_either[favour]:
        owe(s, [preferred(s, s.cards.favour_either[favour])])
    else:
        owe(s, [s.cards.favour_reward[favour]])


# -- the left side (p. 30; ruling PA-D52)


def can_left(s: Kingdom, action: int) -> bool:
    """One worker each, and only once a round."""
    if s.occupied(OPPONENT, action):
        return False
    return action != RECRUIT or townsperson_at_marker(s) != NOTHING


def do_left(s: Kingdom, action: int) -> None:
    place_workers(s, action)
    s.agenda.append(OPPONENT_REWARDS)
    if action == RECRUIT:
        send_on_errand(s)
    elif action == PRAY:
        pray(s)
    elif action == TRADE:
        move_marker(s, 1)
    else:
        assert action == CONSPIRE
        call_workers(s, CONSPIRATORS)
        draw_suspicion(s, OPPONENT)


def rest(s: Kingdom) -> None:
    """The marker moves a spot, and one for each worker left; then it passes (ruling PA-D53)."""
    left = s.idle - 1
    if s.events is not None:
        s.tell(events.Rested(left))
    move_marker(s, 1 + left)
    opponent_passes(s)


DEBT_OR_SUSPICION: Final = DebtOrSuspicion()
