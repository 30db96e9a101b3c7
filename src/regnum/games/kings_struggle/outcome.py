"""What an action of Kings' Struggle would bring, in a few words: it is tried out on a copy."""

from __future__ import annotations

from regnum.core.actions import Action, Seat
from regnum.core.agenda import choice_of
from regnum.core.messages import Message
from regnum.core.nested import together
from regnum.games.kings_struggle.abilities import PutDown, perform
from regnum.games.kings_struggle.actions import Agree, Play, Use
from regnum.games.kings_struggle.bargaining import agree
from regnum.games.kings_struggle.cards import DECK, KINDS, NOTHING
from regnum.games.kings_struggle.rules import Cover
from regnum.games.kings_struggle.scoring import pile_points
from regnum.games.kings_struggle.state import Court
from regnum.games.kings_struggle.trick import leader, untied


def outcome(s: Court, seat: Seat, action: Action) -> Message | None:
    """Who would take the trick as it lies then; tokens, coins and points of the pile."""
    choice = choice_of(s, seat)
    after = s.clone()
    if isinstance(action, Play) and isinstance(choice, Cover):
        after.put_down(seat, s.cards.number[action.card] % DECK)
        return against_the_lead(after, seat)
    if isinstance(action, Play) and isinstance(choice, PutDown):
        choice.take(after, seat, action)
        return standing(after, seat)
    parts: list[Message] = []
    if isinstance(action, Use):
        perform(after, seat, action.part, action.targets)
        for target in action.targets:
            parts.extend(changed("outcome-boost", s.strength(target), after.strength(target)))
        parts.extend(changed("outcome-pile", pile_points(s, seat), pile_points(after, seat)))
    elif isinstance(action, Agree) and choice is not None:
        # what a card that passes face down is worth, who agrees may not know
        agree(after, choice.seat, seat, action.number, action.cards)
    else:
        return None
    parts.extend(changed("outcome-coins", s.coins[seat], after.coins[seat]))
    won = standing(after, seat)
    if won != standing(s, seat):
        parts.append(won)
    return together(parts)


def changed(say: str, before: int, after: int) -> list[Message]:
    return [Message(say, {"before": before, "after": after})] if after > before else []


def against_the_lead(s: Court, seat: Seat) -> Message:
    """A card beside the one that was led: of the others nobody knows yet."""
    led = KINDS[s.played[s.star]]
    if untied(s)[seat] == NOTHING:
        return Message("outcome-ties", {"card": led})
    return Message("outcome-beats" if leader(s) == seat else "outcome-below", {"card": led})


def standing(s: Court, seat: Seat) -> Message:
    """What becomes of the trick as it lies."""
    winner = leader(s)
    if winner == seat:
        return Message("outcome-win")
    if s.played[seat] != NOTHING and untied(s)[seat] == NOTHING:
        return Message("outcome-tie")
    if winner == NOTHING:
        return Message("outcome-nobody")
    return Message("outcome-other", {"seat": winner})
