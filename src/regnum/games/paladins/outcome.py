"""What an action of Paladins would cost and bring, in a few words: it is tried out on a copy, with
whatever workers."""

from __future__ import annotations

from typing import Final

from regnum.core.actions import Action, Seat
from regnum.core.agenda import choice_of
from regnum.core.messages import Message
from regnum.core.nested import together
from regnum.games.paladins.actions import (
    Accept,
    Attack,
    Build,
    Convert,
    Favour,
    Jar,
    Perform,
    Recruit,
    Space,
)
from regnum.games.paladins.events import DebtTaken, Gained, Paid
from regnum.games.paladins.rewards import ATTRIBUTES, FORTIFY, REWARDS
from regnum.games.paladins.rules_actions import CARRY_OUT, pay
from regnum.games.paladins.rules_tasks import TASK_ACTION, cost_of
from regnum.games.paladins.rules_turn import PLACE
from regnum.games.paladins.scene_pieces import some
from regnum.games.paladins.scoring import total
from regnum.games.paladins.state import ATTRIBUTE_COUNT, Kingdom

#: what has a price or a reward; the others are steps on the way, or depend on what is hidden, or
#: say in their own words all that they bring, as a tavern does whose name lists its workers
TOLD: Final = (Accept, Attack, Build, Convert, Favour, Jar, Perform, Recruit, Space)


def outcome(s: Kingdom, seat: Seat, action: Action) -> Message | None:
    """The price, what comes for it, and the points."""
    choice = choice_of(s, seat)
    if choice is None or not isinstance(action, TOLD):
        return None
    after = s.clone()
    after.events = []
    after.agenda.pop()
    choice.take(after, seat, action)
    chosen = after.agenda[-1] is PLACE[seat]
    if chosen and after.task != FORTIFY:
        CARRY_OUT[seat].run(after)
    elif isinstance(action, Perform):
        # the target is not chosen yet, or it is a wall, which lies face down
        pay_price(after, seat)
    parts = [
        *listed("outcome-pays", prices(after, seat)),
        *listed("outcome-brings", gains(s, after, seat)),
    ]
    if any(isinstance(event, DebtTaken) for event in after.events):
        parts.append(Message("outcome-debt"))
    before, then = total(s, seat), total(after, seat)
    if then != before:
        parts.append(Message("outcome-points", {"before": before, "after": then}))
    return together(parts)


def pay_price(s: Kingdom, seat: Seat) -> None:
    action = TASK_ACTION[s.task]
    cost = cost_of(s, seat, action)
    if s.cards.pays_silver[action]:
        pay(s, seat, cost, 0)
    else:
        pay(s, seat, 0, cost)


def listed(say: str, signs: list[str]) -> list[Message]:
    return [Message(say, {"gain": some(signs)})] if signs else []


def prices(s: Kingdom, seat: Seat) -> list[str]:
    """What was paid, sign by sign."""
    found: list[str] = []
    for event in s.events or []:
        if isinstance(event, Paid):
            found += ["silver"] * event.silver + ["provision"] * event.provisions
    return found


def gains(s: Kingdom, after: Kingdom, seat: Seat) -> list[str]:
    """What came at once, and what is due."""
    found: list[str] = []
    for event in after.events or []:
        if isinstance(event, Gained):
            found.extend(event.gain)
    for attribute in range(ATTRIBUTE_COUNT):
        place = seat * ATTRIBUTE_COUNT + attribute
        found += [ATTRIBUTES[attribute]] * (after.attributes[place] - s.attributes[place])
    for place in range(len(s.due), len(after.due)):
        found += [REWARDS[after.due[place]]] * after.due_amounts[place]
    return found
