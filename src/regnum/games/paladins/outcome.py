"""What an action of Paladins would cost and bring, and what the rules will do next, in a few
words: it is tried out on a copy, with whatever workers."""

from __future__ import annotations

from typing import Final

from regnum.core.actions import Action, Seat
from regnum.core.agenda import Choice, choice_of
from regnum.core.messages import Message, Value
from regnum.core.nested import together
from regnum.core.notation import ABSENT
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
from regnum.games.paladins.cards import INQUISITION
from regnum.games.paladins.events import DebtTaken, Gained, Paid
from regnum.games.paladins.rewards import (
    ATTRIBUTES,
    CRIMINAL,
    FORTIFY,
    PRAYER,
    REWARDS,
    TAX,
    WORKSHOP,
)
from regnum.games.paladins.rules_actions import CARRY_OUT, pay
from regnum.games.paladins.rules_rewards import MOST_TAX
from regnum.games.paladins.rules_suspicion import usable
from regnum.games.paladins.rules_tasks import TASK_ACTION, cost_of
from regnum.games.paladins.rules_turn import PLACE
from regnum.games.paladins.scene_pieces import some
from regnum.games.paladins.scoring import total
from regnum.games.paladins.state import ATTRIBUTE_COUNT, Kingdom

#: what has a price or a reward; the others are steps on the way, or depend on what is hidden, or
#: say in their own words all that they bring, as a tavern does whose name lists its workers
TOLD: Final = (Accept, Attack, Build, Convert, Favour, Jar, Perform, Recruit, Space)


def outcome(s: Kingdom, seat: Seat, action: Action) -> Message | None:
    """What can be told of an action, with whatever workers."""
    choice = choice_of(s, seat)
    if choice is None or not isinstance(action, TOLD):
        return None
    after = s.clone()
    after.events = []
    after.agenda.pop()
    choice.take(after, seat, action)
    if isinstance(action, Perform) and after.agenda[-1] is not PLACE[seat]:
        # the target is not chosen yet
        pay_price(after, seat)
        return together(changes(s, after, seat))
    return together(of_task(s, after, seat))


def of_task(s: Kingdom, after: Kingdom, seat: Seat) -> list[Message]:
    """What an action comes to whose target is chosen, once its workers stand."""
    if s.agenda[-1] is PLACE[seat] or after.agenda[-1] is PLACE[seat]:
        if after.task == FORTIFY:
            # the wall lies face down
            pay_price(after, seat)
        else:
            CARRY_OUT[seat].run(after)
    return changes(s, after, seat)


def changes(s: Kingdom, after: Kingdom, seat: Seat) -> list[Message]:
    """The price, what comes for it, the points, and whether the Inquisition follows."""
    parts = [
        *listed("outcome-pays", prices(after, seat)),
        *listed("outcome-brings", gains(s, after, seat)),
    ]
    if any(isinstance(event, DebtTaken) for event in after.events or []):
        parts.append(Message("outcome-debt"))
    before, then = total(s, seat), total(after, seat)
    if then != before:
        parts.append(Message("outcome-points", {"before": before, "after": then}))
    return [*parts, *inquisition(after, seat)]


def inquisition(s: Kingdom, seat: Seat) -> list[Message]:
    """Whether the rules will call the Inquisition for what is due, and whom it accuses, as far as
    this is certain: what a suspicion card shows is not (p. 22-23)."""
    tax = sum([s.due_amounts[place] for place in range(len(s.due)) if s.due[place] == TAX])
    criminals = s.due.count(CRIMINAL)
    if tax < s.tax or not tax:
        left = len(s.suspicion_deck) - s.suspicion_top + len(s.suspicions_gone)
        near = criminals and (tax + MOST_TAX * criminals >= s.tax or criminals > left)
        return [Message("outcome-inquisition-maybe")] if near else []
    # nothing that is due, or that anybody may decide, changes how many suspicions there are
    plain = all(kind in (TAX, PRAYER, WORKSHOP) for kind in s.due)
    next_ = s.agenda[-1]
    asked = isinstance(next_, Choice) and next_ is not PLACE[seat]
    if not plain or asked or any_conspirator(s):
        return [Message("outcome-inquisition")]
    most = max(len(cards) for cards in s.suspicions)
    accused = [player for player in range(s.players) if most and len(s.suspicions[player]) == most]
    seats = tuple([str(player) for player in accused if player < s.seats])
    args: dict[str, Value] = {
        "seats": seats or ABSENT,
        "opponent": len(accused) - len(seats),
    }
    return [Message("outcome-accused", args)]


def any_conspirator(s: Kingdom) -> bool:
    """Whether somebody can get rid of a suspicion before it is counted (p. 35)."""
    for seat in range(s.seats):
        for place in range(len(s.hired[seat])):
            if s.cards.when[s.hired[seat][place]] == INQUISITION and usable(s, seat, place):
                return True
    return False


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
