"""What an action of It's a Wonderful Kingdom would bring, in a few words: it is tried out on a
copy, no further than the action itself."""

from __future__ import annotations

from typing import Final

from regnum.core.actions import Action, Seat
from regnum.core.agenda import choice_of
from regnum.core.messages import Message
from regnum.core.nested import together, within
from regnum.games.wonderful_kingdom.actions import (
    Build,
    Fight,
    Finish,
    Fulfil,
    Instead,
    Place,
    Recycle,
    Scrap,
)
from regnum.games.wonderful_kingdom.events import Completed
from regnum.games.wonderful_kingdom.goods import NOTHING
from regnum.games.wonderful_kingdom.pieces import goods
from regnum.games.wonderful_kingdom.scoring import total
from regnum.games.wonderful_kingdom.showing import unpacked
from regnum.games.wonderful_kingdom.state import Realm

#: what changes one's own duchy; the draft is about cards that others see or do not
TOLD: Final = (Build, Fight, Finish, Fulfil, Instead, Place, Recycle, Scrap)


def outcome(s: Realm, seat: Seat, action: Action) -> Message | None:
    """Whether a card is finished or what it lacks; cubes, production and points."""
    choice = choice_of(s, seat)
    if choice is None or not isinstance(action, TOLD):
        return None
    after = s.clone()
    after.events = []
    choice.take(after, seat, action)
    parts: list[Message] = []
    if any(isinstance(event, Completed) for event in after.events):
        parts.append(Message("outcome-finished"))
    elif isinstance(action, Place | Instead):
        parts.extend(lacking(s, after, seat, action))
    if isinstance(action, Recycle | Finish | Fulfil):
        parts.extend(counted("outcome-brings", more_cubes(s, after, seat)))
    return together([*parts, *changes(s, after, seat)])


def changes(s: Realm, after: Realm, seat: Seat) -> list[Message]:
    """What a seat has and makes more, and its points."""
    parts = [
        *counted("outcome-gains", gained(s, after, seat)),
        *counted("outcome-produces", produced(s, after, seat)),
    ]
    before, then = total(s, seat), total(after, seat)
    if then != before:
        parts.append(Message("outcome-points", {"before": before, "after": then}))
    return parts


def lacking(s: Realm, after: Realm, seat: Seat, action: Place | Instead) -> list[Message]:
    """What a card still lacks with what was put there."""
    if isinstance(action, Instead):
        card = s.krystallium_on[seat]
    elif action.on in s.match.cards.number:
        card = s.match.cards.number[action.on]
    else:
        return []
    if after.krystallium_on[seat] != NOTHING:
        # what the krystallium stands for is asked next
        return []
    return counted("outcome-lacks", unpacked(after.lacks[card]))


def counted(say: str, counts: tuple[int, ...]) -> list[Message]:
    found = goods(counts)
    return [Message(say, {"goods": within(found)})] if found else []


def more_cubes(s: Realm, after: Realm, seat: Seat) -> tuple[int, ...]:
    places = range(4 * seat, 4 * seat + 4)
    return tuple([max(0, after.cubes[place] - s.cubes[place]) for place in places])


def gained(s: Realm, after: Realm, seat: Seat) -> tuple[int, ...]:
    """Krystallium and soldiers: the bonus of a card, or five cubes in alchemy."""
    krystallium = max(0, after.krystallium[seat] - s.krystallium[seat])
    soldiers = max(0, after.soldiers[seat] - s.soldiers[seat])
    return (0, 0, 0, 0, krystallium, soldiers)


def produced(s: Realm, after: Realm, seat: Seat) -> tuple[int, ...]:
    """How much more of each resource a seat would produce."""
    return tuple([after.produces(seat, kind) - s.produces(seat, kind) for kind in range(4)])
