"""A quick move that is not silly, for playouts and to think an action to its end."""

from __future__ import annotations

from typing import Final

from regnum.core.actions import Action, Seat
from regnum.core.agenda import options
from regnum.core.dice import Dice
from regnum.games.paladins.actions import (
    Accept,
    Attack,
    Build,
    Clear,
    Convert,
    Decline,
    Favour,
    Jar,
    Keep,
    Muster,
    Next,
    Pass,
    Perform,
    Pick,
    Place,
    Recruit,
    Region,
    Space,
    Use,
    Visit,
)
from regnum.games.paladins.cards import PALADINS
from regnum.games.paladins.moves import TASKS
from regnum.games.paladins.rewards import (
    ACTIONS,
    CRIMINAL,
    RAISE,
    REWARDS,
    RIGHT_SIDE,
    WORKERS,
    Reward,
)
from regnum.games.paladins.state import KINDS, ROUNDS, Kingdom

#: what a sign of a reward is worth, roughly, in points (see REWARDS)
SIGN: Final = [
    0.8,
    1.0,
    1.0,
    1.0,
    1.0,
    0.9,
    1.3,
    1.3,
    1.3,
    0.5,
    0.7,
    0.4,
    0.5,
    1.5,
    2.5,
    1.2,
    1.8,
    3.0,
]
#: what a worker is worth when one may keep it or must place one
WORKER: Final = [0.8, 1.0, 1.0, 1.0, 1.0, 1.3]
#: how much one likes a task: the six of the right side first (see TASKS)
LIKING: Final = [9, 9, 9, 8, 7, 8, 5, 3, 4, 2, 2, 3, 4, 2, 3]
ENOUGH: Final = 6


def worth_of(reward: Reward) -> float:
    """What a reward is worth, roughly."""
    total = 0.0
    for place in range(len(reward.kinds)):
        total += SIGN[reward.kinds[place]] * reward.amounts[place]
    return total


def sensible(s: Kingdom, seat: Seat, dice: Dice) -> Action:
    """Of what a seat may do, something that a player in a hurry would do."""
    found = options(s, seat)
    if len(found) == 1:
        return found[0]
    best = found[0]
    most = -1e9
    for action in found:
        liked = liking(s, seat, action) + 0.01 * dice.below(100)
        if liked > most:
            most = liked
            best = action
    return best


def liking(s: Kingdom, seat: Seat, action: Action) -> float:
    """How much a player in a hurry likes an action, compared with others of the same choice."""
    cards = s.cards
    if isinstance(action, Perform):
        return task_liking(s, seat, TASKS.index(action.task))
    if isinstance(action, Place):
        worker = WORKERS.index(action.worker)
        # what one has many of goes first
        return 0.1 * s.hand[seat * KINDS + worker] - 2 * WORKER[worker]
    if isinstance(action, Favour):
        favour = cards.favour_number[action.favour]
        parts = cards.favour_either[favour]
        return 1 + 2 * worth_of(parts[0] if parts else cards.favour_reward[favour])
    if isinstance(action, Pass):
        return 2.5 if s.round < ROUNDS and s.workers(seat) <= 3 else 0.0
    if isinstance(action, Region):
        return float(action.region)
    if isinstance(action, Space):
        return useful(s, seat, cards.space_reward[cards.space_number[action.space]])
    if isinstance(action, Jar):
        return useful(s, seat, cards.jar_space_reward[cards.jar_spaces.index(action.space)])
    if isinstance(action, Recruit):
        card = cards.townsperson_number[action.townsperson]
        price = 3.0 if action.price == "debt" else 0.0
        return worth_of(cards.discard[card]) - price
    if isinstance(action, Attack):
        return worth_of(cards.attack[cards.outsider_number[action.outsider]])
    if isinstance(action, Convert):
        return float(cards.convert_strength[cards.outsider_number[action.outsider]])
    return small_liking(s, seat, action)


def small_liking(s: Kingdom, seat: Seat, action: Action) -> float:
    """The choices that come up less often."""
    cards = s.cards
    if isinstance(action, Keep):
        return WORKER[WORKERS.index(action.worker)]
    if isinstance(action, Visit):
        workers = cards.tavern_workers[cards.tavern_number[action.tavern]]
        return -1.0 * workers.count(CRIMINAL)
    if isinstance(action, Build):
        return float(s.times(seat, ACTIONS.index(action.action)))
    if isinstance(action, Clear):
        return 1.0 if ACTIONS.index(action.action) < RIGHT_SIDE else 0.0
    if isinstance(action, Pick):
        total = 0.0
        for sign in action.gain:
            kind = REWARDS.index(sign)
            total += 0.0 if void(s, seat, kind) else SIGN[kind]
        return total
    if isinstance(action, Next):
        # get rid of suspicions before a tax can call the inquisition
        return 1.0 if action.reward in ("pardon", "pay", "destroy") else 0.0
    if isinstance(action, Accept | Use):
        return 2.0
    if isinstance(action, Decline):
        return -2.0
    if isinstance(action, Muster):
        return 0.1 * s.level(seat, strongest(s, cards.paladin_number[action.paladin]))
    return 0.0


def strongest(s: Kingdom, card: int) -> int:
    """The attribute that a paladin adds most to."""
    boost = s.cards.boost[card % PALADINS]
    return boost.index(max(boost))


def task_liking(s: Kingdom, seat: Seat, task: int) -> float:
    """Score on the right side; hunt and trade for what is short."""
    liked = float(LIKING[task])
    name = TASKS[task]
    if name in ("hunt", "hunt-with-scout") and s.provisions(seat) >= ENOUGH:
        return liked - 3
    if name in ("trade", "trade-with-merchant") and s.silver(seat) >= ENOUGH:
        return liked - 3
    if name == "pray":
        for action in range(RIGHT_SIDE):
            if s.occupied(seat, action):
                return liked
        return 0.0
    if s.round == ROUNDS and name in ("develop", "hire"):
        return 1.0
    return liked


def void(s: Kingdom, seat: Seat, kind: int) -> bool:
    """Whether a reward would do nothing."""
    sign = REWARDS[kind]
    if sign == "pardon":
        return not s.suspicions[seat]
    return sign in ("pay", "destroy") and not s.unpaid[seat]


def useful(s: Kingdom, seat: Seat, reward: Reward) -> float:
    """The worth of a reward, but for what would do nothing."""
    total = 0.0
    for place in range(len(reward.kinds)):
        kind = reward.kinds[place]
        if kind >= RAISE + 3 and void(s, seat, kind):
            continue
        total += SIGN[kind] * reward.amounts[place]
    return total
