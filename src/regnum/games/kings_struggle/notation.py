"""Offers in a short form that people can type, and back.

A deal is clauses with semicolons between: `do jest on p2 with jeweler; pay p1>p2 4`. Players
are p1, p2 and so on, as the table calls them: p1 sits in seat 0.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Final, get_args

import msgspec

from regnum.core import notation
from regnum.core.actions import Action, Seat
from regnum.core.errors import Malformed
from regnum.core.messages import Message, Value
from regnum.core.shapes import fitted
from regnum.games.kings_struggle.actions import Agree, Change, Pay, Propose, Reject, Use
from regnum.games.kings_struggle.cards import (
    BIT_OF,
    KINDS,
    PACKAGE,
    PARTS,
    PARTS_OF,
    UNAIMED,
)
from regnum.games.kings_struggle.deals import Deal, Deed, HandOver, Part, Payment, Promise, Why

PLAYER: Final = r"p\d{1,2}"
PLAYERS: Final = rf"{PLAYER}(?:,{PLAYER})*"
NUMBER: Final = r"-?\d{1,6}"
WORD: Final = r"[a-z-]+"
#: a card face down that its giver names when he agrees
ANY: Final = "any"
CARD: Final = r"[a-z-]+(?:-\d+)?"

DO: Final = re.compile(rf"(do|then) ({WORD})(?: on ({PLAYERS}))?(?: with ({CARD}))?")
SPARE: Final = re.compile(rf"spare ({PLAYERS})")
REFRAIN: Final = re.compile(rf"refrain(?: ({WORD}(?:,{WORD})*))?")
PAY: Final = re.compile(rf"pay ({PLAYER})>({PLAYER}) ({NUMBER})")
AGREE: Final = re.compile(rf"agree ({NUMBER})(?: with ({CARD}(?:,{CARD})*))?")
REJECT: Final = re.compile(rf"reject ({NUMBER})(?: ({WORD}))?")
GIVE: Final = re.compile(rf"give ({PLAYER})>({PLAYER}) ({CARD})( face down)?")
BY: Final = rf"by (?:round )?({NUMBER})"
PROMISE_COINS: Final = re.compile(rf"promise ({PLAYER}) pay ({PLAYER}) ({NUMBER}) {BY}")
PROMISE_PART: Final = re.compile(
    rf"promise ({PLAYER}) (use|avoid) ({CARD})(?: ({WORD}))?(?: on ({PLAYER}))? {BY}"
)
USE: Final = re.compile(rf"use ({WORD})(?: on ({PLAYERS}))?")
OFFER: Final = re.compile(r"offer (.+)")
CHANGE: Final = re.compile(rf"change ({NUMBER}) (.+)")
PAY_NOW: Final = re.compile(rf"pay ({PLAYER}) ({NUMBER})")


FORMS: Final = (
    "do PART [on p1,p2] [with CARD]; then PART [on p1,p2]; spare p1; refrain [PART]; pay p1>p2 3; "
    "give p1>p2 CARD|any [face down]; promise p1 pay p2 3 by ROUND; "
    "promise p1 use|avoid CARD [PART] [on p2] by ROUND"
)


#: moves that are no deals
MOVES: Final = {
    "use": f"use {'|'.join(get_args(Part))} [on p1,p2]",
    "pay": "pay p2 3",
    "agree": "agree 7 [with CARD,CARD]",
    "reject": f"reject 7 [{'|'.join(get_args(Why))}]",
}


class Unclear(Exception):
    """A clause that is none; its text."""


class NoPart(Unclear):
    """A word that names no part of an ability."""


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
    if isinstance(action, Agree):
        cards = f" with {','.join(action.cards)}" if action.cards else ""
        return f"agree {action.number}{cards}"
    if isinstance(action, Reject):
        return f"reject {action.number}" + (f" {action.why}" if action.why else "")
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
    for word, deed in (("do", deal.do), ("then", deal.then)):
        if deed is not None:
            card = f" with {deed.card}" if deed.card is not None else ""
            said.append(f"{word} {deed.part}{on(deed.targets)}{card}")
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
        said.append(f"give {hands} {passing.card or ANY}{down}")
    said.extend(promise_written(promise) for promise in deal.promises)
    return "; ".join(said)


def promise_written(promise: Promise) -> str:
    who = f"promise {player(promise.who)}"
    if promise.kind == "coins":
        to = player(0 if promise.to is None else promise.to)
        return f"{who} pay {to} {promise.coins} by {promise.by}"
    target = "" if promise.target is None else f" on {player(promise.target)}"
    return f"{who} {promise.kind} {ability_written(promise)}{target} by {promise.by}"


def ability_written(promise: Promise) -> str:
    """`assassin`, and for a card with several parts `jeweler boost`."""
    if promise.card is None or promise.part is None:
        return f"{promise.card or promise.part}"
    known = promise.card in KINDS and PARTS_OF[KINDS.index(promise.card)] == BIT_OF[promise.part]
    return promise.card if known else f"{promise.card} {promise.part}"


# -- reading


def parse(text: str, kinds: Sequence[type[Action]]) -> Action:
    """The action that a short form stands for.

    >>> parse("offer spare p3; pay p3>p1 1", [Propose]).deal.spare
    (2,)
    """
    wanted = re.sub(r" ?([>,]) ?", r"\1", " ".join(text.casefold().replace(" ;", ";").split()))
    try:
        found = parsed(wanted.rstrip("; "))
    # two names: compiled, one would have the first one's type and refuse the second
    except NoPart as no_part:
        args: dict[str, Value] = {"text": text, "word": str(no_part)}
        raise Malformed(Message("malformed-part", args), PACKAGE) from None
    except Unclear as error:
        raise unclear(text, str(error)) from None
    if found is not None:
        return found
    try:
        return notation.parse(wanted, plain(kinds))
    except Malformed:
        raise notation.no_such_form(text, kinds) from None


def plain(kinds: Sequence[type[Action]]) -> list[type[Action]]:
    """The actions that the kernel's own notation reads."""
    return [kind for kind in kinds if "{" in notation.template(kind) or not kind.notation]


def unclear(text: str, clause: str) -> Malformed:
    """What is wrong with an offer or another move, and how one is written."""
    word = text.casefold().split()[0]
    if word in MOVES:
        return Malformed(
            Message("malformed-notation", {"text": text, "forms": MOVES[word]}), PACKAGE
        )
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
    found = AGREE.fullmatch(text)
    if found is not None:
        return Agree(int(found[1]), tuple(found[2].split(",")) if found[2] else ())
    found = REJECT.fullmatch(text)
    if found is not None and (found[2] is None or found[2] in get_args(Why)):
        return fitted({"do": "reject", "number": int(found[1]), "why": found[2]}, Reject)
    found = PAY_NOW.fullmatch(text)
    if found is not None:
        return Pay(seat_in(found[1]), int(found[2]))
    verb = text.split(" ")[0]
    if verb in ("offer", "change") or verb in MOVES:
        raise Unclear(text)
    return None


class Draft:
    """A deal while it is read."""

    def __init__(self) -> None:
        self.deeds: dict[str, Deed] = {}
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
        if not read_clause(draft, said):
            raise Unclear(said)
    plain_deal = {
        **draft.deeds,
        "spare": draft.spare,
        "refrain": draft.refrain,
        "pay": tuple(draft.pay),
        "cards": tuple(draft.cards),
        "promises": tuple(draft.promises),
    }
    try:
        return fitted(plain_deal, Deal)
    except msgspec.ValidationError:
        raise Unclear(text) from None


def read_clause(draft: Draft, said: str) -> bool:
    """Whether a clause is one; it is in the draft then."""
    try:
        return any(reader(draft, said) for reader in READERS)
    except NoPart:
        raise
    except (Unclear, msgspec.ValidationError):
        return False


def read_do(draft: Draft, said: str) -> bool:
    found = DO.fullmatch(said)
    if found is None or found[1] in draft.deeds:
        return False
    card = None if found[4] is None else without_deck(found[4])
    draft.deeds[found[1]] = Deed(part_of(found[2]), seats_in(found[3]), card)
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
    parts = () if found[1] is None else tuple(part_of(word) for word in found[1].split(","))
    draft.refrain = parts or ("all",)
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
    card = None if found[3] == ANY else found[3]
    draft.cards.append(HandOver(seat_in(found[1]), seat_in(found[2]), card, found[4] is not None))
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
    target = None if found[5] is None else seat_in(found[5])
    card, part = ability(without_deck(found[3]), found[4], target is not None)
    promise = {
        "kind": found[2],
        "who": seat_in(found[1]),
        "by": int(found[6]),
        "card": card,
        "part": part,
        "target": target,
    }
    draft.promises.append(fitted(promise, Promise))
    return True


def ability(word: str, part: str | None, aimed: bool) -> tuple[str | None, str]:
    """Which card and which part of it a promise names: a card with one part says all, and so
    does a part that only one card has."""
    if word not in KINDS:
        bit = BIT_OF[part_of(word)]
        cards = [KINDS[kind] for kind, parts in enumerate(PARTS_OF) if parts & bit]
        return (cards[0] if len(cards) == 1 else None), word
    if part is not None:
        return word, part_of(part)
    meant = [name for name in PARTS if PARTS_OF[KINDS.index(word)] & BIT_OF[name]]
    if not meant:
        # a card that can do nothing: those that can are told with the parts
        raise NoPart(word)
    if len(meant) > 1:
        meant = [name for name in meant if aimed != bool(BIT_OF[name] & UNAIMED)]
    if len(meant) != 1:
        raise Unclear(word)
    return word, meant[0]


READERS: Final[list[Callable[[Draft, str], bool]]] = [
    read_do,
    read_spare,
    read_refrain,
    read_pay,
    read_give,
    read_promise,
]


def part_of(word: str) -> Part:
    """The part of an ability that a word names. Raises `NoPart` for a word that names none."""
    try:
        part: Part = fitted(word, Part)
    except msgspec.ValidationError:
        raise NoPart(word) from None
    return part


def seat_in(text: str) -> Seat:
    return int(text[1:]) - 1


def seats_in(text: str | None) -> tuple[Seat, ...]:
    return () if text is None else tuple(seat_in(part) for part in text.split(","))


def without_deck(card: str) -> str:
    """`jeweler-2` is a `jeweler`."""
    return re.sub(r"-\d+$", "", card)
