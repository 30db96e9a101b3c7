"""What breaks the rest of the kit: rules, results, records, texts and scenes that are wrong."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from typing import ClassVar

import msgspec

from regnum.core.actions import Action, Seat
from regnum.core.cards import CardSet
from regnum.core.dice import Dice, quick_dice
from regnum.core.facts import Options
from regnum.core.messages import Message, Refusal
from regnum.core.results import Result
from regnum.core.scenes import Scene, Words
from regnum.core.views import View
from tests.conformance.magpies import Magpies, Nest, Play, Turn, Under


class SharingNest(Nest):
    def clone(self) -> Nest:
        new = super().clone()
        new.pile = self.pile
        return new


class SharesAReference(Magpies):
    state: ClassVar[type[Nest]] = SharingNest


class StubbornTurn(Turn):
    def refusal(self, s: Nest, seat: Seat, action: Action) -> Refusal | None:
        if isinstance(action, Under) and action.card.endswith("3"):
            return Refusal("not-yours", {"card": action.card})
        return super().refusal(s, seat, action)


class RefusesTheLegal(Magpies):
    turn: ClassVar[type[Turn]] = StubbornTurn


class LenientTurn(Turn):
    def refusal(self, s: Nest, seat: Seat, action: Action) -> Refusal | None:
        return None


class AllowsTheIllegal(Magpies):
    turn: ClassVar[type[Turn]] = LenientTurn


class LosingTurn(Turn):
    def hide(self, s: Nest, seat: Seat, card: str) -> None:
        super().hide(s, seat, card)
        s.deck.pop()


class LosesACard(Magpies):
    turn: ClassVar[type[Turn]] = LosingTurn


class EndlessGame(Magpies):
    def longest(self, seats: int, options: object) -> int:
        return 8


class NobodyWins(Magpies):
    """A contest that everybody loses."""

    def result(self, s: Nest) -> Result:
        return msgspec.structs.replace(super().result(s), won=(False,) * s.seats)


class CountsAtTheEnd(Magpies):
    """Has scores all the time, and says how they came about only when the game is over."""

    def result(self, s: Nest) -> Result:
        result = super().result(s)
        return msgspec.structs.replace(result, breakdown=((),) * s.seats) if s.agenda else result


class BringsItsOwnDeck(Magpies):
    """Shuffles with dice that have nothing to do with the key of the match."""

    seeds: ClassVar[Iterator[int]] = count()

    def set_up(self, seats: int, options: Options, cards: CardSet, dice: Dice) -> Nest:
        return super().set_up(seats, options, cards, quick_dice(next(self.seeds)))


class RemembersTheLastMatch(Magpies):
    """Keeps something on the shelf that belongs in the state: who begins ahead."""

    matches: ClassVar[Iterator[int]] = count()

    def set_up(self, seats: int, options: Options, cards: CardSet, dice: Dice) -> Nest:
        s = super().set_up(seats, options, cards, dice)
        s.points[0] = next(self.matches)
        return s


class GrudgingTurn(Turn):
    def why_not(self, s: Nest, seat: Seat, action: Action) -> Refusal:
        s.points[seat] -= 1
        return super().why_not(s, seat, action)


class PunishesTheAsking(Magpies):
    """Who wants to do what is not possible pays for it."""

    turn: ClassVar[type[Turn]] = GrudgingTurn


class Mumbles(Magpies):
    """Writes two kinds of action alike."""

    def notate(self, action: Action) -> str:
        assert isinstance(action, Play | Under)
        return super().notate(Play(action.card))


class WordlessTurn(Turn):
    def prompt(self, s: Nest, seat: Seat) -> Message:
        return Message("ask-again" if s.hidings > 1 else "ask-turn")


class LacksAMessage(Magpies):
    """Asks a question for which there is no sentence."""

    turn: ClassVar[type[Turn]] = WordlessTurn


class LacksAnOutcome(Magpies):
    """Tells what an action would bring in words that there are not."""

    def outcome(self, s: Nest, seat: Seat, action: Action) -> Message | None:
        return Message("outcome-hidden")


class SettlesTies(Magpies):
    """Of seats with equal points the first is ahead, and there are no words that say so."""

    def result(self, s: Nest) -> Result:
        result = super().result(s)
        order = sorted(range(s.seats), key=lambda seat: -result.scores[seat])
        ranks = tuple(order.index(seat) + 1 for seat in range(s.seats))
        return msgspec.structs.replace(result, ranks=ranks, won=tuple(r == 1 for r in ranks))


class HidesThePile(Magpies):
    """Leaves what everybody may see out of the scene."""

    def scene(self, view: View) -> Scene:
        return Scene(tuple(area for area in super().scene(view).areas if area.id != "pile"))


class PointsNowhere(Magpies):
    """Names a piece that is not on the table in the words of an action."""

    def words(self, action: Action) -> Words:
        return msgspec.structs.replace(super().words(action), touches=("nest",))
