"""Paladins of the West Kingdom as the rest of the house sees it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from regnum.core.actions import Action, Event, Seat
from regnum.core.cards import CardSet
from regnum.core.dice import Dice
from regnum.core.facts import Facts, Mode, Need, Options
from regnum.core.game import Game
from regnum.core.messages import Message
from regnum.core.proposals import Proposal
from regnum.core.results import Result
from regnum.core.scenes import Scene, Words
from regnum.core.views import View
from regnum.games.paladins import actions as said
from regnum.games.paladins import events as happens
from regnum.games.paladins import (
    mind,
    outcome,
    proposals,
    rules_setup,
    scene,
    scoring,
    showing,
    sight,
)
from regnum.games.paladins.cards import PACKAGE, PaladinsCards, card_set
from regnum.games.paladins.options import PaladinsOptions
from regnum.games.paladins.state import Kingdom
from regnum.games.paladins.view import PaladinsView


class Paladins(Game[Kingdom]):
    facts: ClassVar[Facts] = Facts(
        id="paladins",
        package=PACKAGE,
        seats=(1, 2, 3, 4),
        rules=1,
        hidden=True,
        minutes=(90, 150),
        solo=True,
        modes=(
            Mode("base", {}, (2, 3, 4)),
            Mode("solo-easy", {"difficulty": "easy"}, (1,)),
            Mode("solo-normal", {"difficulty": "normal"}, (1,)),
            Mode("solo-hard", {"difficulty": "hard"}, (1,)),
        ),
        needs={"difficulty": Need(seats=(1,))},
        chapters={
            "supplies": "rewards",
            "attributes": "scoring",
            "actions": "turn",
            "jars": "absolve",
            "jar_spaces": "absolve",
            "workshops": "develop",
            "slots": "recruit",
            "townsfolk": "recruit",
            "spaces": "regions",
            "outsiders": "attack",
            "conversions": "outsiders",
            "walls": "fortify",
            "suspicions": "suspicion",
            "order_places": "orders",
            "schemes": "solo-turn",
        },
    )
    actions: ClassVar[Sequence[type[Action]]] = (
        said.Pass,
        said.Perform,
        said.Favour,
        said.Place,
        said.Recruit,
        said.Build,
        said.Clear,
        said.Region,
        said.Space,
        said.Jar,
        said.Attack,
        said.Convert,
        said.Pick,
        said.Next,
        said.Accept,
        said.Decline,
        said.Use,
        said.Keep,
        said.Muster,
        said.Visit,
    )
    events: ClassVar[Sequence[type[Event]]] = (
        happens.Began,
        happens.RoundBegan,
        happens.OrderRevealed,
        happens.FavourRevealed,
        happens.TavernsOpened,
        happens.TavernsShuffled,
        happens.PaladinsDrawn,
        happens.PaladinChosen,
        happens.PaladinTurnedUp,
        happens.TavernVisited,
        happens.Passed,
        happens.TownspersonLeft,
        happens.OutsiderLeft,
        happens.TownsfolkCame,
        happens.OutsidersCame,
        happens.Placed,
        happens.Paid,
        happens.Developed,
        happens.SentAway,
        happens.Hired,
        happens.Cleared,
        happens.Commissioned,
        happens.Garrisoned,
        happens.Fortified,
        happens.Absolved,
        happens.Attacked,
        happens.Converted,
        happens.FavourUsed,
        happens.Gained,
        happens.Raised,
        happens.Declined,
        happens.PaladinHelped,
        happens.TownspersonHelped,
        happens.SuspicionDrawn,
        happens.SuspicionDiscarded,
        happens.SuspicionsShuffled,
        happens.TaxTaken,
        happens.DebtTaken,
        happens.DebtPaid,
        happens.DebtDestroyed,
        happens.InquisitionBegan,
        happens.Accused,
        happens.InquisitionEnded,
        happens.MarkerMoved,
        happens.WorkersCalled,
        happens.SchemeAdded,
        happens.SchemeTurnedUp,
        happens.SchemesShuffled,
        happens.OpponentPrevented,
        happens.OpponentWithout,
        happens.OpponentSpent,
        happens.OrderPursued,
        happens.MarkerPointed,
        happens.SpacePreferred,
        happens.OpponentPlaced,
        happens.JarTurned,
        happens.RightSideCleared,
        happens.TaxLost,
        happens.Rested,
    )
    view_type: ClassVar[type[View]] = PaladinsView
    options_type: ClassVar[type[Options]] = PaladinsOptions

    def cards(self, changes: Mapping[str, object] | None = None) -> CardSet:
        return card_set(changes)

    def longest(self, seats: int, options: Options) -> int:
        """A round brings 9 workers at most and each action gives back fewer than it takes, but
        for some rewards: 40 actions a round and 12 decisions an action are far out of reach."""
        return seats * 7 * 40 * 12

    def set_up(self, seats: int, options: Options, cards: CardSet, dice: Dice) -> Kingdom:
        assert isinstance(options, PaladinsOptions)
        assert isinstance(cards, PaladinsCards)
        return rules_setup.set_up(seats, options, cards, dice)

    def result(self, s: Kingdom) -> Result:
        return scoring.result(s)

    def places(self, s: Kingdom) -> dict[str, str]:
        return sight.places(s)

    def known(self, s: Kingdom, seat: Seat | None) -> set[str]:
        return sight.known(s, seat)

    def back(self, s: Kingdom, component: str) -> str:
        return sight.back(s, component)

    def remind(self, s: Kingdom, seat: Seat | None, components: set[str]) -> None:
        sight.remind(s, seat, components)

    def redeal(self, s: Kingdom, seat: Seat | None, dice: Dice) -> Kingdom:
        return sight.redeal(s, seat, dice)

    def view(self, s: Kingdom, seat: Seat | None) -> View:
        return showing.view(s, seat)

    def redact(self, event: Event, seat: Seat | None) -> Event | None:
        return sight.redact(event, seat)

    def scene(self, view: View) -> Scene:
        return scene.scene(view)

    def words(self, action: Action) -> Words:
        return scene.words(action)

    def told(self, event: Event) -> Message:
        return scene.told(event)

    def outcome(self, s: Kingdom, seat: Seat, action: Action) -> Message | None:
        return outcome.outcome(s, seat, action)

    def propose(self, s: Kingdom, seat: Seat) -> Proposal | None:
        return proposals.propose(s, seat)

    def estimate(self, s: Kingdom, seat: Seat) -> float:
        return mind.estimate(s, seat)

    def sensible(self, s: Kingdom, seat: Seat, dice: Dice) -> Action:
        return mind.sensible(s, seat, dice)


game = Paladins()
