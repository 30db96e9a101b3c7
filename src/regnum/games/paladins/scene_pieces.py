"""Pieces and marks that several parts of the scene use."""

from __future__ import annotations

from collections.abc import Sequence

from regnum.core.messages import Message, Value
from regnum.core.nested import within
from regnum.core.notation import ABSENT
from regnum.core.scenes import Piece
from regnum.games.paladins.view import OutsiderView, PaladinsView, PaladinView, TownspersonView

NOTHING_TO_PAY = 99


def thing(name: str, *badges: Message) -> Piece:
    return Piece(name, Message("thing", {"thing": name}), badges=tuple(badges))


def face_down(id_: str, name: str) -> Piece:
    return Piece(id_, Message(name), face_up=False)


def whose(view: PaladinsView, player: int) -> Value:
    """A player as messages name it: the solo opponent has no seat."""
    if view.opponent is not None and player == len(view.players) - 1:
        return ABSENT
    return player


def some(signs: Sequence[str]) -> str:
    """Signs as the argument of a message: those alike are counted.

    >>> some(["tax", "tax", "labourer"])
    '[{"id":"some","args":{"reward":"tax","amount":2}},{"id":"some","args":{"reward":"labourer","amount":1}}]'
    """
    if not signs:
        return ABSENT
    counted: dict[str, int] = {}
    for sign in signs:
        counted[sign] = counted.get(sign, 0) + 1
    return within(
        [Message("some", {"reward": sign, "amount": amount}) for sign, amount in counted.items()]
    )


def aimed(view: PaladinsView, name: str | None) -> list[Message]:
    """What the solo opponent would do with a card next, as its marker leads it there."""
    if name is None or view.opponent is None:
        return []
    aims = view.opponent.aims
    led = {
        "errand": aims.errand,
        "favour": aims.favour,
        "attack": aims.attack,
        "convert": aims.convert,
    }
    return [Message("badge-aimed", {"what": what}) for what, card in led.items() if card == name]


def townsperson_badges(card: TownspersonView) -> list[Message]:
    """What a townsperson gives when sent away, when hired, and later on."""
    badges = [Message("badge-errand", {"gain": some(card.errand)})]
    if card.instant:
        badges.append(Message("badge-instant", {"gain": some(card.instant)}))
    badges.append(ability(card))
    return badges


def ability(card: TownspersonView) -> Message:
    return Message("badge-ability", {"when": card.when, "gain": some(card.ability)})


def outsider_badges(card: OutsiderView) -> list[Message]:
    """The reward for an attack; the strength and the points of a conversion."""
    return [
        Message("badge-attack", {"gain": some(card.attack)}),
        Message("badge-convert", {"gain": some(card.convert)}),
        score_badge(card),
    ]


def score_badge(card: OutsiderView) -> Message:
    return Message("badge-score", {"counts": card.counts, "base": card.base, "per": card.per})


def paladin_badges(card: PaladinView) -> list[Message]:
    """Workers, attributes, and how a paladin helps."""
    boosts = [
        *["faith"] * card.faith,
        *["strength"] * card.strength,
        *["influence"] * card.influence,
    ]
    badges = [
        Message("badge-gain", {"gain": some(card.workers)}),
        Message("badge-boost", {"gain": some(boosts)}),
    ]
    if card.less == NOTHING_TO_PAY:
        badges.append(Message("badge-no-price", {"action": card.action}))
    elif card.less:
        badges.append(Message("badge-less", {"action": card.action, "silver": card.less}))
    else:
        badges.append(Message("badge-help", {"action": card.action, "gain": some(card.gain)}))
    return badges
