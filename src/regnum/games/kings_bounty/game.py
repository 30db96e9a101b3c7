"""King's Bounty as the rest of the house sees it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from regnum.core.actions import Action, Event, Seat
from regnum.core.cards import CardSet
from regnum.core.dice import Dice
from regnum.core.facts import Facts, Mode, Need, Options
from regnum.core.game import Game
from regnum.core.messages import Message
from regnum.core.results import Result
from regnum.core.scenes import Scene, Words
from regnum.core.views import View
from regnum.games.kings_bounty import actions as said
from regnum.games.kings_bounty import events as happens
from regnum.games.kings_bounty import mind, outcome, rules, scene, scoring, sight
from regnum.games.kings_bounty.cards import PACKAGE, PEOPLES, KingsBountyCards, card_set, shipped
from regnum.games.kings_bounty.options import KingsBountyOptions
from regnum.games.kings_bounty.state import Kingdom
from regnum.games.kings_bounty.view import KingsBountyView


class KingsBounty(Game[Kingdom]):
    facts: ClassVar[Facts] = Facts(
        id="kings-bounty",
        package=PACKAGE,
        seats=(2, 3, 4, 5),
        rules=1,
        hidden=True,
        minutes=(30, 45),
        modes=(Mode("base"), Mode("experienced", {"secret_titles": True})),
        chapters={
            "castles": "holdings",
            "obelisks": "holdings",
            "staff-rat": "vandal",
            **{f"{people}-hero": "heroes" for people in PEOPLES},
            **{f"{people}-monster": "monsters" for people in PEOPLES},
        },
        needs={"without": Need(seats=(2, 3))},
    )
    actions: ClassVar[Sequence[type[Action]]] = (
        said.Onto,
        said.Play,
        said.Return,
        said.Under,
        said.Draw,
        said.Pass,
    )
    events: ClassVar[Sequence[type[Event]]] = (
        happens.Began,
        happens.Laid,
        happens.Garrisoned,
        happens.Captured,
        happens.TakenByHero,
        happens.HeroAtHome,
        happens.Destroyed,
        happens.PutUnder,
        happens.Drew,
        happens.Passed,
        happens.TitleRevealed,
        happens.TitleGiven,
        happens.DeckEmpty,
        happens.Standstill,
    )
    view_type: ClassVar[type[View]] = KingsBountyView
    options_type: ClassVar[type[Options]] = KingsBountyOptions

    def cards(self, changes: Mapping[str, object] | None = None) -> CardSet:
        return card_set(changes)

    def longest(self, seats: int, options: Options) -> int:
        """Every card of the deck is drawn by a turn of two decisions, the last ones are played
        without drawing; between two of those all seats may return six cards in turn."""
        assert isinstance(options, KingsBountyOptions)
        deck = {2: 36, 3: 48, 4: 60, 5: 54}[seats]
        plays = deck + 2 * seats
        return plays * (2 + 8 * (options.idle_rounds or rules.ENDLESS) * seats)

    def set_up(self, seats: int, options: Options, cards: CardSet, dice: Dice) -> Kingdom:
        assert isinstance(options, KingsBountyOptions)
        assert isinstance(cards, KingsBountyCards)
        return rules.set_up(seats, options, cards, dice)

    def result(self, s: Kingdom) -> Result:
        return scoring.result(s)

    def places(self, s: Kingdom) -> dict[str, str]:
        return sight.places(s)

    def known(self, s: Kingdom, seat: Seat | None) -> set[str]:
        return sight.known(s, seat)

    def remind(self, s: Kingdom, seat: Seat | None, components: set[str]) -> None:
        sight.remind(s, seat, components)

    def back(self, s: Kingdom, component: str) -> str:
        return "title" if component in shipped().title_number else "card"

    def redeal(self, s: Kingdom, seat: Seat | None, dice: Dice) -> Kingdom:
        return sight.redeal(s, seat, dice)

    def view(self, s: Kingdom, seat: Seat | None) -> View:
        return sight.view(s, seat)

    def redact(self, event: Event, seat: Seat | None) -> Event | None:
        return sight.redact(event, seat)

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


game = KingsBounty()
