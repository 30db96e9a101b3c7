"""Kings' Struggle as the rest of the house sees it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from regnum.core.actions import Action, Event, Seat
from regnum.core.cards import CardSet
from regnum.core.dice import Dice
from regnum.core.facts import Facts, Mode, Options
from regnum.core.game import Game
from regnum.core.messages import Message
from regnum.core.results import Result
from regnum.core.scenes import Scene, Words
from regnum.core.views import View
from regnum.games.kings_struggle import actions as said
from regnum.games.kings_struggle import (
    bargainer,
    mind,
    notation,
    outcome,
    rules,
    scene,
    scoring,
    sight,
)
from regnum.games.kings_struggle import events as happens
from regnum.games.kings_struggle.cards import PACKAGE, KingsStruggleCards, card_set
from regnum.games.kings_struggle.judging import MOST_CLAUSES
from regnum.games.kings_struggle.options import KingsStruggleOptions
from regnum.games.kings_struggle.state import ROUNDS, Court
from regnum.games.kings_struggle.view import KingsStruggleView


class KingsStruggle(Game[Court]):
    facts: ClassVar[Facts] = Facts(
        id="kings-struggle",
        package=PACKAGE,
        seats=(3, 4, 5, 6),
        rules=4,
        hidden=True,
        minutes=(30, 60),
        modes=(
            Mode("day", {"mode": "day"}),
            Mode("night", {"mode": "night"}),
            Mode("free-market", {"market": "free"}),
            Mode("regulated-market", {"market": "regulated"}),
            Mode("no-bargaining", {"offers": 0}),
        ),
    )
    actions: ClassVar[Sequence[type[Action]]] = (
        said.Play,
        said.Use,
        said.Skip,
        said.Propose,
        said.Change,
        said.Withdraw,
        said.Reject,
        said.Agree,
        said.Pay,
        said.Break,
    )
    events: ClassVar[Sequence[type[Event]]] = (
        happens.FirstDrawn,
        happens.Began,
        happens.RoundBegan,
        happens.Led,
        happens.Revealed,
        happens.StarMoved,
        happens.Boosted,
        happens.Killed,
        happens.CoinsTaken,
        happens.Jested,
        happens.Replaced,
        happens.Seized,
        happens.Skipped,
        happens.Proposed,
        happens.Changed,
        happens.Withdrawn,
        happens.Rejected,
        happens.Agreed,
        happens.Closed,
        happens.Lapsed,
        happens.Paid,
        happens.HandedOver,
        happens.Forgone,
        happens.Promised,
        happens.PromiseKept,
        happens.PromiseBroken,
        happens.Tied,
        happens.TrickWon,
        happens.NobodyWon,
    )
    view_type: ClassVar[type[View]] = KingsStruggleView
    options_type: ClassVar[type[Options]] = KingsStruggleOptions

    def cards(self, changes: Mapping[str, object] | None = None) -> CardSet:
        return card_set(changes)

    def longest(self, seats: int, options: Options) -> int:
        """A round has a card from each seat, a new one for a Cooper or by a Jester at most from
        each, and a talk for each seat, for a Cooper's new card and for the Cobbler. In a talk
        its holder decides three times at most; a seat makes so many offers and payments, and
        all may agree to each deal, withdraw or reject it once. Of the deals that are done in a
        talk each spares a seat or settles a part; for each of its promises one is asked once."""
        assert isinstance(options, KingsStruggleOptions)
        deals = seats * options.offers
        talk = 3 + deals * (2 + seats) + seats * options.offers
        asked = (seats + 3) * MOST_CLAUSES if deals else 0
        return ROUNDS * (4 * seats + (2 * seats + 1) * (talk + asked))

    def set_up(self, seats: int, options: Options, cards: CardSet, dice: Dice) -> Court:
        assert isinstance(options, KingsStruggleOptions)
        assert isinstance(cards, KingsStruggleCards)
        return rules.set_up(seats, options, cards, dice)

    def result(self, s: Court) -> Result:
        return scoring.result(s)

    def places(self, s: Court) -> dict[str, str]:
        return sight.places(s)

    def known(self, s: Court, seat: Seat | None) -> set[str]:
        return sight.known(s, seat)

    def back(self, s: Court, component: str) -> str:
        return sight.back(s, component)

    def possible(self, s: Court, seat: Seat | None, component: str, place: str) -> bool:
        return sight.possible(s, seat, component, place)

    def remind(self, s: Court, seat: Seat | None, components: set[str]) -> None:
        sight.remind(s, seat, components)

    def redeal(self, s: Court, seat: Seat | None, dice: Dice) -> Court:
        return sight.redeal(s, seat, dice)

    def view(self, s: Court, seat: Seat | None) -> View:
        return sight.view(s, seat)

    def redact(self, event: Event, seat: Seat | None) -> Event | None:
        return sight.redact(event, seat)

    def scene(self, view: View) -> Scene:
        return scene.scene(view)

    def words(self, action: Action) -> Words:
        return scene.words(action)

    def told(self, event: Event) -> Message:
        return scene.told(event)

    def notate(self, action: Action) -> str:
        return notation.notate(action)

    def parse(self, text: str) -> Action:
        return notation.parse(text, self.actions)

    def outcome(self, s: Court, seat: Seat, action: Action) -> Message | None:
        return outcome.outcome(s, seat, action)

    def estimate(self, s: Court, seat: Seat) -> float:
        return mind.estimate(s, seat)

    def sensible(self, s: Court, seat: Seat, dice: Dice) -> Action:
        return mind.sensible(s, seat, dice)

    def speak(self, s: Court, seat: Seat, dice: Dice) -> Action | None:
        return bargainer.speak(s, seat, dice)


game = KingsStruggle()
