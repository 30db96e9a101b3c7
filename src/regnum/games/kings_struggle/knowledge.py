"""What each seat knows of the hands, and of cards that have passed face down."""

from __future__ import annotations

from regnum.core.actions import Seat
from regnum.games.kings_struggle.cards import DECK
from regnum.games.kings_struggle.state import Court


def hidden_kinds(s: Court, viewer: Seat | None, seat: Seat) -> int:
    """The kinds of a deck of which a viewer cannot tell whether they are in hand or removed.

    By day every hand follows from what has been played. At night, when as many cards are
    unseen as were removed, they are those.
    """
    if not s.night or viewer == seat:
        return 0
    unseen = (s.hands[seat] | s.removed[seat]) & ~s.shown[seat]
    return 0 if unseen == s.removed[seat] else unseen


def may_hold(s: Court, viewer: Seat | None, seat: Seat, kind: int) -> bool:
    """Whether a seat may hold a card, for all that a viewer knows."""
    return ((s.hands[seat] | hidden_kinds(s, viewer, seat)) >> kind) & 1 == 1


def show_hand_card(s: Court, seat: Seat, kind: int) -> None:
    """Everybody learns that a seat holds a card."""
    s.shown[seat] |= 1 << kind


# -- score piles in the free market


class Passing:
    """A card on its way from one pile to another."""

    def __init__(self, giver: Seat, receiver: Seat, card: int, face_down: bool) -> None:
        self.giver = giver
        self.receiver = receiver
        self.card = card
        self.face_down = face_down

    def unseen_by(self, viewer: Seat) -> bool:
        return self.face_down and viewer != self.giver and viewer != self.receiver


def trace_of(s: Court, viewer: Seat | None) -> list[int]:
    """In which piles each card may lie, for all that a viewer knows; 0 if in none."""
    return s.traces[s.seats if viewer is None else viewer]


def may_have(s: Court, viewer: Seat | None, seat: Seat, card: int) -> bool:
    """Whether a card may lie in a seat's score pile, for all that a viewer knows."""
    if not s.traces:
        return card in s.piles[seat]
    return (trace_of(s, viewer)[card] >> seat) & 1 == 1


def knows_place(s: Court, viewer: Seat | None, card: int) -> bool:
    """Whether a viewer knows in which pile a card of some pile lies. At the end all are open."""
    if not s.traces or not s.agenda:
        return True
    mask = trace_of(s, viewer)[card]
    return mask & (mask - 1) == 0


def begin_traces(s: Court) -> None:
    """From the first card that passes face down the piles are no longer open."""
    trace = [0] * len(s.cards.names)
    for seat in range(s.seats):
        for card in s.piles[seat]:
            trace[card] = 1 << seat
    s.traces = [trace[:] for _ in range(s.seats + 1)]


def pass_cards(s: Court, passing: list[Passing]) -> None:
    """Move cards from pile to pile, all at once.

    Face down, every card that may lie in the one pile may now lie in the other, for all but the
    two. A card that comes in the same deal does not leave again, and of a pile that is given
    away whole nothing stays.
    """
    face_down = any(each.face_down for each in passing)
    if face_down and not s.traces:
        begin_traces(s)
    sizes = [len(pile) for pile in s.piles]
    for each in passing:
        move(s, each)
    if not s.traces:
        return
    s.traces = [trace[:] for trace in s.traces]
    for viewer in range(s.seats + 1):
        unseen = [each for each in passing if each.unseen_by(viewer)]
        if unseen:
            spread(s.traces[viewer], unseen, left_of(sizes, passing))
        for each in passing:
            if not each.unseen_by(viewer):
                s.traces[viewer][each.card] = 1 << each.receiver
        conclude(s, s.traces[viewer])


def move(s: Court, passing: Passing) -> None:
    kind = passing.card % DECK
    s.piles[passing.giver].remove(passing.card)
    s.piles[passing.receiver].append(passing.card)
    s.tally[passing.giver] -= 1 << (3 * kind)
    s.tally[passing.receiver] += 1 << (3 * kind)


def left_of(sizes: list[int], passing: list[Passing]) -> list[int]:
    """How many of the cards that lay in each pile stay there."""
    left = sizes[:]
    for each in passing:
        left[each.giver] -= 1
    return left


def spread(trace: list[int], unseen: list[Passing], left: list[int]) -> None:
    """Where each card may lie after others have passed that one does not see."""
    for card in range(len(trace)):
        before = trace[card]
        came = 0
        stayed = before
        for each in unseen:
            if before >> each.giver & 1:
                came |= 1 << each.receiver
                if left[each.giver] == 0:
                    stayed &= ~(1 << each.giver)
        trace[card] = stayed | came


def show_pile_card(s: Court, viewer: Seat | None, seat: Seat, card: int) -> None:
    """A viewer learns that a card lies in a seat's pile."""
    if s.traces:
        s.traces = [trace[:] for trace in s.traces]
        trace = trace_of(s, viewer)
        trace[card] = 1 << seat
        conclude(s, trace)


def conclude(s: Court, trace: list[int]) -> None:
    """Draw the plain conclusions from the sizes of the piles, which all see."""
    changed = True
    while changed:
        changed = False
        for seat in range(s.seats):
            bit = 1 << seat
            sure = 0
            maybe = 0
            for mask in trace:
                if mask == bit:
                    sure += 1
                elif mask & bit:
                    maybe += 1
            if maybe == 0:
                continue
            if sure == len(s.piles[seat]):
                changed = True
                for place in range(len(trace)):
                    if trace[place] != bit:
                        trace[place] &= ~bit
            elif sure + maybe == len(s.piles[seat]):
                changed = True
                for place in range(len(trace)):
                    if trace[place] & bit:
                        trace[place] = bit
