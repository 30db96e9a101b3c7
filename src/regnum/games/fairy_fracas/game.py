"""Fairy Fracas as the rest of the house sees it."""

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
from regnum.games.fairy_fracas import actions as said
from regnum.games.fairy_fracas import events as happens
from regnum.games.fairy_fracas import mind, outcome, rules, scene, scoring, sight
from regnum.games.fairy_fracas.cards import PACKAGE, FairyFracasCards, card_set
from regnum.games.fairy_fracas.options import FairyFracasOptions
from regnum.games.fairy_fracas.state import TURNS, Kingdom
from regnum.games.fairy_fracas.view import FairyFracasView


class FairyFracas(Game[Kingdom]):
    facts: ClassVar[Facts] = Facts(
        id="fairy-fracas",
        package=PACKAGE,
        seats=(2, 3, 4),
        rules=1,
        hidden=True,
        minutes=(15, 25),
        modes=(Mode("base"),),
        chapters={
            "characters": "points",
            "terrains": "points",
            "kingdoms": "set-up",
            "dragon": "blocking",
            "gnome": "placing",
        },
    )
    actions: ClassVar[Sequence[type[Action]]] = (
        said.Play,
        said.Onto,
        said.Skip,
        said.Pick,
        said.Swap,
        said.Move,
        said.Lowest,
        said.Decline,
    )
    events: ClassVar[Sequence[type[Event]]] = (
        happens.Began,
        happens.Placed,
        happens.PlacedBelow,
        happens.Swapped,
        happens.Reordered,
        happens.Moved,
        happens.Declined,
        happens.Skipped,
    )
    view_type: ClassVar[type[View]] = FairyFracasView
    options_type: ClassVar[type[Options]] = FairyFracasOptions

    def cards(self, changes: Mapping[str, object] | None = None) -> CardSet:
        return card_set(changes)

    def longest(self, seats: int, options: Options) -> int:
        """Two decisions a turn; each seat's Witch and Wizard take two more, its Fairy one for
        each character but the last, of nine names at most."""
        return seats * (2 * TURNS + 2 + 2 + 8)

    def set_up(self, seats: int, options: Options, cards: CardSet, dice: Dice) -> Kingdom:
        assert isinstance(options, FairyFracasOptions)
        assert isinstance(cards, FairyFracasCards)
        return rules.set_up(seats, options, cards, dice)

    def result(self, s: Kingdom) -> Result:
        return scoring.result(s)

    def places(self, s: Kingdom) -> dict[str, str]:
        return sight.places(s)

    def known(self, s: Kingdom, seat: Seat | None) -> set[str]:
        return sight.known(s, seat)

    def remind(self, s: Kingdom, seat: Seat | None, components: set[str]) -> None:
        sight.remind(s, components)

    def back(self, s: Kingdom, component: str) -> str:
        """Each colour has a back of its own."""
        return component.partition("-")[0]

    def possible(self, s: Kingdom, seat: Seat | None, component: str, place: str) -> bool:
        return sight.possible(s, component, place)

    def redeal(self, s: Kingdom, seat: Seat | None, dice: Dice) -> Kingdom:
        return sight.redeal(s, seat, dice)

    def view(self, s: Kingdom, seat: Seat | None) -> View:
        return sight.view(s, seat)

    def scene(self, view: View) -> Scene:
        return scene.scene(view)

    def words(self, action: Action) -> Words:
        return scene.words(action)

    def outcome(self, s: Kingdom, seat: Seat, action: Action) -> Message | None:
        return outcome.outcome(s, seat, action)

    def estimate(self, s: Kingdom, seat: Seat) -> float:
        return mind.estimate(s, seat)

    def sensible(self, s: Kingdom, seat: Seat, dice: Dice) -> Action:
        return mind.sensible(s, seat, dice)


game = FairyFracas()
