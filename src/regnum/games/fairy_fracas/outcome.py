"""What an action of Fairy Fracas would bring, in a few words: it is tried out on a copy."""

from __future__ import annotations

from regnum.core.actions import Action, Seat
from regnum.core.agenda import act
from regnum.core.messages import Message
from regnum.core.nested import together
from regnum.games.fairy_fracas.cards import NOTHING, NOWHERE
from regnum.games.fairy_fracas.scoring import blocker, scores
from regnum.games.fairy_fracas.state import Kingdom


def outcome(s: Kingdom, seat: Seat, action: Action) -> Message | None:
    """Who gains and loses points, who is blocked and who is not any more, and whether the
    character's power works where it is laid."""
    after = s.clone()
    act(after, seat, action)
    parts: list[Message] = []
    if s.site == NOWHERE and after.site != NOWHERE:
        parts.append(Message("outcome-power"))
    was, now = blocked(s), blocked(after)
    if now - was:
        parts.append(Message("outcome-blocks", {"characters": tuple(sorted(now - was))}))
    if was - now:
        parts.append(Message("outcome-frees", {"characters": tuple(sorted(was - now))}))
    before, then = scores(s), scores(after)
    for other in [seat, *[each for each in range(s.seats) if each != seat]]:
        colour = s.colours[other]
        if then[colour] != before[colour]:
            say = "outcome-points" if other == seat else "outcome-points-other"
            points = {"seat": other, "before": before[colour], "after": then[colour]}
            parts.append(Message(say, {**points}))
    return together(parts)


def blocked(s: Kingdom) -> set[str]:
    """The characters in the kingdom that somebody blocks."""
    return {
        s.cards.names[stack[height]]
        for cell, stack in enumerate(s.stacks)
        for height in range(len(stack))
        if blocker(s, cell, height) != NOTHING
    }
