"""Offers in a short form that people can type, and back.

A deal is clauses with semicolons between: `do jest on p2 with jeweler; pay p1>p2 4`. Players
are p1, p2 and so on, as the table calls them: p1 sits in seat 0.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Final

import msgspec

from regnum.core import notation
from regnum.core.actions import Action, Seat
from regnum.core.errors import Malformed
from regnum.core.messages import Message
from regnum.games.kings_struggle.actions import Change, Pay, Propose, Use
from regnum.games.kings_struggle.cards import PACKAGE
from regnum.games.kings_struggle.deals import Deal, Deed, HandOver, Part, Payment, Promise

PLAYER: Final = r"p\d{1,2}"
PLAYERS: Final = rf"{PLAYER}(?:,{PLAYER})*"
NUMBER: Final = r"-?\d{1,6}"
WORD: Final = r"[a-z-]+"
CARD: Final = r"[a-z-]+(?:-\d+)?"

DO: Final = re.compile(rf"do ({WORD})(?: on ({PLAYERS}))?(?: with ({CARD}))?")
SPARE: Final = re.compile(rf"spare ({PLAYERS})")
REFRAIN: Final = re.compile(rf"refrain(?: ({WORD}(?:,{WORD})*))?")
PAY: Final = re.compile(rf"pay ({PLAYER})>({PLAYER}) ({NUMBER})")
GIVE: Final = re.compile(rf"give ({PLAYER})>({PLAYER}) ({CARD})( face down)?")
PROMISE_COINS: Final = re.compile(rf"promise ({PLAYER}) pay ({PLAYER}) ({NUMBER}) by ({NUMBER})")
PROMISE_PART: Final = re.compile(
    rf"promise ({PLAYER}) (use|avoid) ({WORD})(?: on ({PLAYER}))? by ({NUMBER})"
)
USE: Final = re.compile(rf"use ({WORD})(?: on ({PLAYERS}))?")
OFFER: Final = re.compile(r"offer (.+)")
CHANGE: Final = re.compile(rf"change ({NUMBER}) (.+)")
PAY_NOW: Final = re.compile(rf"pay ({PLAYER}) ({NUMBER})")


FORMS: Final = (
    "do PART [on p1,p2] [with CARD]; spare p1; refrain [PART]; pay p1>p2 3; "
    "give p1>p2 CARD [face down]; promise p1 pay p2 3 by ROUND; "
    "promise p1 use|avoid PART [on p2] by ROUND"
)


class Unclear(Exception):
    """A clause that is none; its text."""


# -- writing


def notate(action: Action) -> str:
    """The short text form of an action.

    >>> notate(Use("jest", (1,)))
    'use jest on p2'
    """
    if isinstance(action, Use):
        return f"use {action.part}" + on(action.targets)
    if isinstance(action, Propose):
        return f"offer {written(action.deal)}"
    if isinstance(action, Change):
        return f"change {action.number} {written(action.deal)}"
    if isinstance(action, Pay):
        return f"pay {player(action.to)} {action.coins}"
    return notation.notate(action)


def player(seat: Seat) -> str:
    return f"p{seat + 1}"


def players(seats: tuple[Seat, ...]) -> str:
    return ",".join(player(seat) for seat in seats)


def on(targets: tuple[Seat, ...]) -> str:
    return f" on {players(targets)}" if targets else ""


def written(deal: Deal) -> str:
    """A deal in its short form.

    >>> written(Deal(spare=(2,), pay=(Payment(2, 0, 1),)))
    'spare p3; pay p3>p1 1'
    """
    said: list[str] = []
    if deal.do is not None:
        card = f" with {deal.do.card}" if deal.do.card is not None else ""
        said.append(f"do {deal.do.part}{on(deal.do.targets)}{card}")
    if deal.spare:
        said.append(f"spare {players(deal.spare)}")
    if deal.refrain == ("all",):
        said.append("refrain")
    elif deal.refrain:
        said.append(f"refrain {','.join(deal.refrain)}")
    for payment in deal.pay:
        said.append(f"pay {player(payment.payer)}>{player(payment.payee)} {payment.coins}")
    for passing in deal.cards:
        down = " face down" if passing.face_down else ""
        hands = f"{player(passing.giver)}>{player(passing.receiver)}"
        said.append(f"give {hands} {passing.card}{down}")
    said.extend(promise_written(promise) for promise in deal.promises)
    return "; ".join(said)


def promise_written(promise: Promise) -> str:
    who = f"promise {player(promise.who)}"
    if promise.kind == "coins":
        to = player(0 if promise.to is None else promise.to)
        return f"{who} pay {to} {promise.coins} by {promise.by}"
    target = "" if promise.target is None else f" on {player(promise.target)}"
    return f"{who} {promise.kind} {promise.part}{target} by {promise.by}"


# -- reading


def parse(text: str, kinds: Sequence[type[Action]]) -> Action:
    """The action that a short form stands for.

    >>> parse("offer spare p3; pay p3>p1 1", [Propose]).deal.spare
    (2,)
    """
    wanted = " ".join(text.casefold().replace(" ;", ";").split())
    try:
        found = parsed(wanted)
    except (Unclear, msgspec.ValidationError) as error:
        raise unclear(text, str(error)) from None
    return notation.parse(wanted, plain(kinds)) if found is None else found


def plain(kinds: Sequence[type[Action]]) -> list[type[Action]]:
    """The actions that the kernel's own notation reads."""
    return [kind for kind in kinds if "{" in notation.template(kind) or not kind.notation]


def unclear(text: str, clause: str) -> Malformed:
    """What is wrong with an offer, and how one is written."""
    return Malformed(
        Message("malformed-deal", {"text": text, "clause": clause, "forms": FORMS}), PACKAGE
    )


def parsed(text: str) -> Action | None:
    """An action with a form of its own; `None` for the others."""
    found = OFFER.fullmatch(text)
    if found is not None:
        return Propose(read_deal(found[1]))
    found = CHANGE.fullmatch(text)
    if found is not None:
        return Change(int(found[1]), read_deal(found[2]))
    found = USE.fullmatch(text)
    if found is not None:
        return Use(part_of(found[1]), seats_in(found[2]))
    found = PAY_NOW.fullmatch(text)
    if found is not None:
        return Pay(seat_in(found[1]), int(found[2]))
    if text.split(" ")[0] in ("offer", "change", "use", "pay"):
        raise Unclear(text)
    return None


class Draft:
    """A deal while it is read."""

    def __init__(self) -> None:
        self.deed: Deed | None = None
        self.spare: tuple[Seat, ...] = ()
        self.refrain: tuple[str, ...] = ()
        self.pay: list[Payment] = []
        self.cards: list[HandOver] = []
        self.promises: list[Promise] = []


def read_deal(text: str) -> Deal:
    """A deal from its short form. Raises `Unclear` for a clause that is none."""
    draft = Draft()
    for clause in text.split(";"):
        said = clause.strip()
        if not any(reader(draft, said) for reader in READERS):
            raise Unclear(said)
    plain_deal = {
        "do": draft.deed,
        "spare": draft.spare,
        "refrain": draft.refrain,
        "pay": tuple(draft.pay),
        "cards": tuple(draft.cards),
        "promises": tuple(draft.promises),
    }
    return msgspec.convert(plain_deal, Deal)


def read_do(draft: Draft, said: str) -> bool:
    found = DO.fullmatch(said)
    if found is None or draft.deed is not None:
        return False
    card = None if found[3] is None else without_deck(found[3])
    draft.deed = Deed(part_of(found[1]), seats_in(found[2]), card)
    return True


def read_spare(draft: Draft, said: str) -> bool:
    found = SPARE.fullmatch(said)
    if found is None or draft.spare:
        return False
    draft.spare = seats_in(found[1])
    return True


def read_refrain(draft: Draft, said: str) -> bool:
    found = REFRAIN.fullmatch(said)
    if found is None or draft.refrain:
        return False
    draft.refrain = ("all",) if found[1] is None else tuple(found[1].split(","))
    return True


def read_pay(draft: Draft, said: str) -> bool:
    found = PAY.fullmatch(said)
    if found is None:
        return False
    draft.pay.append(Payment(seat_in(found[1]), seat_in(found[2]), int(found[3])))
    return True


def read_give(draft: Draft, said: str) -> bool:
    found = GIVE.fullmatch(said)
    if found is None:
        return False
    draft.cards.append(
        HandOver(seat_in(found[1]), seat_in(found[2]), found[3], found[4] is not None)
    )
    return True


def read_promise(draft: Draft, said: str) -> bool:
    found = PROMISE_COINS.fullmatch(said)
    if found is not None:
        who, to = seat_in(found[1]), seat_in(found[2])
        draft.promises.append(Promise("coins", who, int(found[4]), to, int(found[3])))
        return True
    found = PROMISE_PART.fullmatch(said)
    if found is None:
        return False
    target = None if found[4] is None else seat_in(found[4])
    promise = {
        "kind": found[2],
        "who": seat_in(found[1]),
        "by": int(found[5]),
        "part": found[3],
        "target": target,
    }
    draft.promises.append(msgspec.convert(promise, Promise))
    return True


READERS: Final[list[Callable[[Draft, str], bool]]] = [
    read_do,
    read_spare,
    read_refrain,
    read_pay,
    read_give,
    read_promise,
]


def part_of(word: str) -> Part:
    part: Part = msgspec.convert(word, Part)
    return part


def seat_in(text: str) -> Seat:
    return int(text[1:]) - 1


def seats_in(text: str | None) -> tuple[Seat, ...]:
    return () if text is None else tuple(seat_in(part) for part in text.split(","))


def without_deck(card: str) -> str:
    """`jeweler-2` is a `jeweler`."""
    return re.sub(r"-\d+$", "", card)
