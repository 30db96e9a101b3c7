"""Deals and promises in messages, clause by clause."""

from __future__ import annotations

from typing import Final

from regnum.core.actions import Seat
from regnum.core.messages import Message, Value
from regnum.core.notation import ABSENT
from regnum.games.kings_struggle.deals import Deal, Deed, HandOver, Promise

#: the parts of abilities by the messages that name them
PART_NAMES: Final[dict[str, str]] = {
    "boost": "part-boost",
    "kill": "part-kill",
    "star": "part-star",
    "coins": "part-coins",
    "replace": "part-replace",
    "jest": "part-jest",
    "seize": "part-seize",
}
#: the cards that have more than one part
SEVERAL_PARTS: Final = ("cobbler", "cooper", "jeweler")
DO: Final[dict[str, str]] = {
    "boost": "deal-boost",
    "kill": "deal-kill",
    "star": "deal-star",
    "coins": "deal-coins",
    "replace": "deal-replace",
    "jest": "deal-jest",
    "seize": "deal-seize",
}


def seats_of(seats: tuple[Seat, ...]) -> tuple[str, ...]:
    return tuple(str(seat) for seat in seats)


def clauses(deal: Deal) -> list[Message]:
    """What a deal says, one message a clause."""
    said: list[Message] = []
    said.extend(deed_clause(deed) for deed in (deal.do, deal.then) if deed is not None)
    if deal.spare:
        said.append(Message("deal-spare", {"seats": seats_of(deal.spare)}))
    if "all" in deal.refrain:
        said.append(Message("deal-refrain-all"))
    elif deal.refrain:
        parts = tuple(PART_NAMES[part] for part in deal.refrain)
        said.append(Message("deal-refrain", {"parts": parts}))
    for payment in deal.pay:
        args: dict[str, Value] = {
            "payer": payment.payer,
            "payee": payment.payee,
            "coins": payment.coins,
        }
        said.append(Message("deal-pay", args))
    said.extend(card_clause(passing) for passing in deal.cards)
    said.extend(promise_clause(promise) for promise in deal.promises)
    return said


def deed_clause(deed: Deed) -> Message:
    args: dict[str, Value] = {
        "seats": seats_of(deed.targets),
        "card": ABSENT if deed.card is None else deed.card,
    }
    return Message(DO[deed.part], args)


def card_clause(passing: HandOver) -> Message:
    args: dict[str, Value] = {
        "giver": passing.giver,
        "receiver": passing.receiver,
        "card": ABSENT if passing.card is None else passing.card,
    }
    return Message("deal-card-down" if passing.face_down else "deal-card-up", args)


def promise_clause(promise: Promise) -> Message:
    """A promise, with the round by which."""
    args: dict[str, Value] = {"who": promise.who, "by": promise.by}
    if promise.kind == "coins":
        args["to"] = 0 if promise.to is None else promise.to
        args["coins"] = promise.coins
        return Message("promise-coins", args)
    args["card"] = ABSENT if promise.card is None else promise.card
    args["part"] = ABSENT
    if promise.part is not None and promise.card in SEVERAL_PARTS:
        args["part"] = PART_NAMES[promise.part]
    args["aimed"] = 0 if promise.target is None else 1
    args["target"] = 0 if promise.target is None else promise.target
    return Message("promise-use" if promise.kind == "use" else "promise-avoid", args)
