"""Recruiting townsfolk: for an errand, to hire, or free of charge (p. 7, 14)."""

from __future__ import annotations

from typing import Final

from regnum.core.actions import Action, Seat
from regnum.core.agenda import Choice
from regnum.core.messages import Message, Refusal
from regnum.games.paladins import events
from regnum.games.paladins.actions import Recruit
from regnum.games.paladins.cards import MOST_SEATS, NO_LIMIT
from regnum.games.paladins.moves import FREE_PRICE, SILVER_PRICE
from regnum.games.paladins.rewards import HIRE, RECRUIT, REWARDS
from regnum.games.paladins.rules_gain import gain
from regnum.games.paladins.state import ACTION_COUNT, NOTHING, Kingdom


def townsfolk_there(s: Kingdom) -> bool:
    return any(card != NOTHING for card in s.townsfolk)


def price_of(s: Kingdom, seat: Seat, slot: int) -> int:
    """The silver under a slot; nothing with Roland's help (p. 14; ruling PA-D24)."""
    paladin = s.paladin_type(seat)
    if paladin >= 0 and s.cards.paladin_action[paladin] == RECRUIT:
        less = s.cards.paladin_less[paladin]
        return 0 if less == NO_LIMIT else max(0, s.cards.slot_price[slot] - less)
    return s.cards.slot_price[slot]


def why_not_recruit(s: Kingdom, seat: Seat, slot: int, price: int) -> str:
    """The code of the reason why a slot's card cannot be had in this way; empty if it can."""
    silver = price_of(s, seat, slot)
    if price == FREE_PRICE:
        return "not-free" if silver else ""
    if not silver:
        return "is-free"
    if price == SILVER_PRICE:
        return "slot-silver" if silver > s.silver(seat) else ""
    if not s.cards.slot_debt[slot]:
        return "slot-no-debt"
    return "" if s.debts else "no-debts"


def can_recruit(s: Kingdom, seat: Seat) -> bool:
    """Whether any townsperson can be had for silver or a debt."""
    for slot in range(len(s.townsfolk)):
        if s.townsfolk[slot] != NOTHING:
            silver = price_of(s, seat, slot)
            if silver <= s.silver(seat) or (s.cards.slot_debt[slot] and s.debts):
                return True
    return False


def hire(s: Kingdom, seat: Seat, slot: int) -> None:
    """Lay a townsperson beside the board for good; its instant reward comes now (p. 7, 14)."""
    card = s.townsfolk[slot]
    s.townsfolk[slot] = NOTHING
    s.hired[seat] = [*s.hired[seat], card]
    s.done[seat * ACTION_COUNT + RECRUIT] += 1
    if s.events is not None:
        s.tell(events.Hired(seat, s.cards.townsfolk[card]))
    gain(s, seat, s.cards.instant[card])


def send_away(s: Kingdom, seat: Seat, slot: int) -> None:
    """Discard a townsperson for the reward in the upper right corner (p. 14)."""
    card = s.townsfolk[slot]
    s.townsfolk[slot] = NOTHING
    s.townsfolk_gone = [*s.townsfolk_gone, card]
    if s.events is not None:
        s.tell(events.SentAway(seat, s.cards.townsfolk[card]))
    gain(s, seat, s.cards.discard[card])


class ChooseTownsperson(Choice[Kingdom]):
    """Which townsperson to recruit, and how to pay (p. 14)."""

    def options(self, s: Kingdom, seat: Seat) -> list[Action]:
        found: list[Action] = []
        for slot in range(len(s.townsfolk)):
            card = s.townsfolk[slot]
            if card != NOTHING:
                for price in range(FREE_PRICE + 1):
                    if not why_not_recruit(s, seat, slot, price):
                        found.append(s.cards.moves.recruit[card][price])
        return found

    def take(self, s: Kingdom, seat: Seat, action: Action) -> None:
        assert isinstance(action, Recruit)
        s.target = s.townsfolk.index(s.cards.townsperson_number[action.townsperson])
        s.price = PRICES.index(action.price)

    def why_not(self, s: Kingdom, seat: Seat, action: Action) -> Refusal:
        if not isinstance(action, Recruit):
            return Refusal("choose-townsperson", {}, "recruit", 14)
        slot = slot_of(s, action.townsperson)
        if slot == NOTHING:
            return not_in_row(s, action.townsperson)
        code = why_not_recruit(s, seat, slot, PRICES.index(action.price))
        return Refusal(
            code,
            {
                "townsperson": action.townsperson,
                "silver": price_of(s, seat, slot),
                "have": s.silver(seat),
            },
            "recruit",
            14,
        )

    def prompt(self, s: Kingdom, seat: Seat) -> Message:
        return Message("ask-townsperson")


class FirstHire(Choice[Kingdom]):
    """Before the first round each seat hires a townsperson free of charge (p. 7)."""

    def options(self, s: Kingdom, seat: Seat) -> list[Action]:
        return [s.cards.moves.recruit[card][FREE_PRICE] for card in s.townsfolk if card != NOTHING]

    def take(self, s: Kingdom, seat: Seat, action: Action) -> None:
        assert isinstance(action, Recruit)
        hire(s, seat, s.townsfolk.index(s.cards.townsperson_number[action.townsperson]))

    def why_not(self, s: Kingdom, seat: Seat, action: Action) -> Refusal:
        return not_for_free(s, action, "set-up", 7)

    def prompt(self, s: Kingdom, seat: Seat) -> Message:
        return Message("ask-first-hire")


class FreeHire(Choice[Kingdom]):
    """Hire a townsperson as a reward: any slot, nothing to pay; or do without (ruling PA-D23)."""

    def options(self, s: Kingdom, seat: Seat) -> list[Action]:
        found = [s.cards.moves.recruit[card][FREE_PRICE] for card in s.townsfolk if card != NOTHING]
        found.append(s.cards.moves.no_hire)
        return found

    def take(self, s: Kingdom, seat: Seat, action: Action) -> None:
        if isinstance(action, Recruit):
            hire(s, seat, s.townsfolk.index(s.cards.townsperson_number[action.townsperson]))
        elif s.events is not None:
            s.tell(events.Declined(seat, REWARDS[HIRE]))

    def why_not(self, s: Kingdom, seat: Seat, action: Action) -> Refusal:
        return not_for_free(s, action, "rewards", 36)

    def prompt(self, s: Kingdom, seat: Seat) -> Message:
        return Message("ask-free-hire")


def not_for_free(s: Kingdom, action: Action, rule: str, page: int) -> Refusal:
    """Why this is no answer where a townsperson costs nothing."""
    if not isinstance(action, Recruit):
        return Refusal("choose-free-townsperson", {}, rule, page)
    if slot_of(s, action.townsperson) == NOTHING:
        return not_in_row(s, action.townsperson)
    return Refusal("is-free", {"townsperson": action.townsperson}, rule, page)


def slot_of(s: Kingdom, name: str) -> int:
    """The slot in which a townsperson lies; NOTHING if in none."""
    card = s.cards.townsperson_number.get(name, NOTHING)
    if card == NOTHING or card not in s.townsfolk:
        return NOTHING
    return s.townsfolk.index(card)


def not_in_row(s: Kingdom, name: str) -> Refusal:
    if name not in s.cards.townsperson_number:
        return Refusal("no-such-card", {"card": name})
    return Refusal("not-in-row", {"card": name}, "recruit", 14)


PRICES: Final = ["silver", "debt", "free"]
CHOOSE_TOWNSPERSON: Final = [ChooseTownsperson(seat) for seat in range(MOST_SEATS)]
FIRST_HIRE: Final = [FirstHire(seat) for seat in range(MOST_SEATS)]
FREE_HIRE: Final = [FreeHire(seat) for seat in range(MOST_SEATS)]
