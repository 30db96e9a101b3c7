"""Where the cubes go that are to be placed, as a table proposes it: what can be finished is
finished, the rest goes to the card that is nearest its end, what fits nowhere into alchemy."""

from __future__ import annotations

from typing import Final

from regnum.core.actions import Action, Seat
from regnum.core.agenda import choice_of
from regnum.core.messages import Message
from regnum.core.nested import together, within
from regnum.core.proposals import Proposal
from regnum.games.wonderful_kingdom.actions import Place
from regnum.games.wonderful_kingdom.goods import NOTHING
from regnum.games.wonderful_kingdom.moments import PLACING, Placing, pending
from regnum.games.wonderful_kingdom.outcome import changes
from regnum.games.wonderful_kingdom.pieces import goods
from regnum.games.wonderful_kingdom.prospects import lacking
from regnum.games.wonderful_kingdom.state import Realm

#: more than any card lacks
FAR: Final = 100


def propose(s: Realm, seat: Seat) -> Proposal | None:
    """What is asked, and how often, is as in the rules: the cubes of a seat are placed by
    themselves, and nothing else of the agenda is touched."""
    if choice_of(s, seat) is not PLACING[seat]:
        return None
    after = s.clone()
    after.events = []
    after.agenda = [PLACING[seat]]
    steps: list[Action] = []
    laid: dict[str, list[int]] = {}
    while after.agenda and isinstance(after.agenda[-1], Placing):
        resource = pending(after, seat)
        found = PLACING[seat].options(after, seat)
        action = best_place(after, seat, found, resource)
        if len(found) > 1:
            steps.append(action)
        laid.setdefault(action.on, [0, 0, 0, 0])[resource] += 1
        after.agenda.pop()
        PLACING[seat].take(after, seat, action)
        run_on(after)
    if not steps:
        return None
    parts = [told(on, counts) for on, counts in laid.items()]
    finished = [
        Message("outcome-finishes", {"card": on})
        for on in laid
        if on != "alchemy" and s.match.cards.number[on] in after.built[seat]
    ]
    return Proposal(tuple(steps), together([*parts, *finished, *changes(s, after, seat)]))


def run_on(s: Realm) -> None:
    """The steps between two cubes."""
    while s.agenda and not isinstance(s.agenda[-1], Placing):
        s.agenda.pop().run(s)


def told(on: str, counts: list[int]) -> Message:
    cubes = within(goods(tuple(counts)))
    if on == "alchemy":
        return Message("outcome-stores", {"goods": cubes})
    return Message("outcome-puts", {"card": on, "goods": cubes})


def best_place(s: Realm, seat: Seat, found: list[Action], resource: int) -> Place:
    best: Place | None = None
    nearest = 2 * FAR
    for action in found:
        if not isinstance(action, Place) or action.cube in ("krystallium", "soldier"):
            continue
        far = distance(s, seat, action, resource)
        if far < nearest:
            nearest = far
            best = action
    assert best is not None
    return best


def distance(s: Realm, seat: Seat, action: Place, resource: int) -> int:
    """How many cubes and tokens a card lacks when it has all that are there of this kind; none
    if it can be finished with them. A frozen card is finished by nothing."""
    if action.on == "alchemy":
        return FAR
    card = s.match.cards.number[action.on]
    wanted = s.lacks[card] >> (4 * resource) & 15
    left = lacking(s.lacks[card]) - min(wanted, s.cubes[4 * seat + resource])
    return left if s.giant[card] == NOTHING else left + FAR // 2
