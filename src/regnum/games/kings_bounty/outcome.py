"""What an action of King's Bounty would bring, in a few words: it is tried out on a copy."""

from __future__ import annotations

from regnum.core.actions import Action, Event, Seat
from regnum.core.agenda import act
from regnum.core.messages import Message
from regnum.core.nested import together
from regnum.games.kings_bounty.cards import NOBODY
from regnum.games.kings_bounty.events import Captured, Destroyed, Garrisoned, TakenByHero
from regnum.games.kings_bounty.sight import shown_titles, standings
from regnum.games.kings_bounty.state import Kingdom
from regnum.games.kings_bounty.titles import holder_of, tally


def outcome(s: Kingdom, seat: Seat, action: Action) -> Message | None:
    """What becomes of the holding, which titles change hands, and the points."""
    after = s.clone()
    after.events = []
    act(after, seat, action)
    told = [marched(s, after, event) for event in after.events]
    parts = [part for part in told if part is not None]
    # of those that the seat sees now: what else might come to light it cannot know
    shown = shown_titles(s, seat)
    parts.extend(changes(s, after, seat, shown))
    before, then = standings(s, shown)[seat], standings(after, shown)[seat]
    if then != before:
        parts.append(Message("outcome-points", {"before": before, "after": then}))
    if not after.agenda:
        parts.append(Message("outcome-end"))
    return together(parts)


def marched(s: Kingdom, after: Kingdom, event: Event) -> Message | None:
    """What a troop does where it is led; strengths are those before and after."""
    number = s.cards.number
    if isinstance(event, Captured):
        strength = s.cards.strength[number[event.troop]]
        defence = s.defence(number[event.holding])
        return Message("outcome-capture", {"strength": strength, "defence": defence})
    if isinstance(event, Garrisoned):
        holding = number[event.holding]
        say = "outcome-guard" if event.replaced is None else "outcome-replace"
        return Message(say, {"before": s.defence(holding), "after": after.defence(holding)})
    if isinstance(event, TakenByHero):
        return Message("outcome-take")
    return Message("outcome-destroy") if isinstance(event, Destroyed) else None


def changes(s: Kingdom, after: Kingdom, seat: Seat, titles: list[int]) -> list[Message]:
    """Which titles change hands."""
    found: list[Message] = []
    for title in titles:
        before, holder = holder_of(tally(s, title)), holder_of(tally(after, title))
        if holder == before:
            continue
        name = s.cards.titles[title]
        if holder == seat:
            found.append(Message("outcome-title-yours", {"title": name}))
        elif holder == NOBODY:
            found.append(Message("outcome-title-nobody", {"title": name}))
        else:
            found.append(Message("outcome-title-other", {"title": name, "seat": holder}))
    return found
