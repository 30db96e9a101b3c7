"""The two offer areas: cards from the deck, face-down cards, spies (pp. 3, 7)."""

from __future__ import annotations

from typing import Final

from regnum.core.actions import Action, Seat
from regnum.core.agenda import Choice
from regnum.core.messages import Message, Refusal
from regnum.games.wonderful_kingdom import events
from regnum.games.wonderful_kingdom.actions import TurnUp
from regnum.games.wonderful_kingdom.menu import TURN_UP
from regnum.games.wonderful_kingdom.state import Realm

ROUNDS: Final = 4
#: cards from the deck that a round takes: 7 each and 2 to start with; alone 2 and 2, 3 times 2,
#: and 3 for a search
DEALT_IN_A_ROUND: Final = 16
DEALT_ALONE: Final = 13
#: alone: cards laid into an area at a time, takes in a round, reach of a search
OPENED: Final = 2
TAKES: Final = 4
REACH: Final = 3


def open_card(s: Realm, area: int) -> None:
    """Lay the top card of the deck face up into an offer area."""
    card = s.deck[s.top]
    s.top += 1
    s.offers[area].append(card)
    if s.events is not None:
        s.tell(events.Opened(s.match.cards.names[card], area + 1))


def show_top(s: Realm) -> None:
    """Alone the deck lies face up: everybody sees its top card (p. 7)."""
    if s.match.solo and s.events is not None and s.top < len(s.deck):
        s.tell(events.OnTop(s.match.cards.names[s.deck[s.top]]))


def spare_card(s: Realm) -> bool:
    """Whether an advisor may use a card of the deck: what is still to come must not run short
    (ruling WK-64)."""
    left = len(s.deck) - s.top
    if s.seats == 1:
        rest = OPENED * (TAKES - 1 - s.turn) + (0 if s.searched else REACH)
        return left > DEALT_ALONE * (ROUNDS - s.round) + rest
    return left > DEALT_IN_A_ROUND * (ROUNDS - s.round)


def any_face_down(s: Realm) -> bool:
    for area in s.offers:
        for card in area:
            if s.down[card]:
                return True
    return False


class TurningUp(Choice[Realm]):
    """Which face-down card of the offer areas is turned up, for all to see (p. 7)."""

    def options(self, s: Realm, seat: Seat) -> list[Action]:
        found: list[Action] = []
        for area in range(2):
            offered = s.offers[area]
            for place in range(len(offered)):
                if s.down[offered[place]]:
                    found.append(TURN_UP[area][place])
        return found

    def take(self, s: Realm, seat: Seat, action: Action) -> None:
        assert isinstance(action, TurnUp)
        card = s.offers[action.area - 1][action.place - 1]
        s.down[card] = 0
        if s.events is not None:
            s.tell(events.SpiedOut(seat, s.match.cards.names[card], action.area))

    def why_not(self, s: Realm, seat: Seat, action: Action) -> Refusal:
        return Refusal("choose-face-down", {}, "spies", 7)

    def prompt(self, s: Realm, seat: Seat) -> Message:
        return Message("ask-turn-up")


TURNING_UP: Final = [TurningUp(0), TurningUp(1)]
