"""It's a Wonderful Kingdom as the rest of the house sees it."""

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
from regnum.games.wonderful_kingdom import actions as said
from regnum.games.wonderful_kingdom import events as happens
from regnum.games.wonderful_kingdom import (
    mind,
    moments,
    outcome,
    proposals,
    scene,
    scoring,
    set_up,
    showing,
    sight,
)
from regnum.games.wonderful_kingdom.cards import PACKAGE, WonderfulCards, card_set
from regnum.games.wonderful_kingdom.options import WonderfulOptions
from regnum.games.wonderful_kingdom.state import Realm
from regnum.games.wonderful_kingdom.view import WonderfulView


class WonderfulKingdom(Game[Realm]):
    facts: ClassVar[Facts] = Facts(
        id="wonderful-kingdom",
        package=PACKAGE,
        seats=(1, 2),
        rules=2,
        hidden=True,
        solo=True,
        minutes=(30, 60),
        modes=(
            Mode("menaces", {"module": "menaces"}),
            Mode("advisors", {"module": "advisors"}),
            Mode("quests", {"module": "quests"}),
            Mode("teaching", {"module": "teaching"}),
            Mode("rat-invasion", {"scenario": "rat-invasion", "side": "B"}, (1,)),
            Mode("prophecy", {"scenario": "prophecy", "side": "B"}, (1,)),
            Mode("frozen-north", {"scenario": "frozen-north", "side": "B"}, (1,)),
            Mode("last-battle", {"scenario": "last-battle", "side": "B"}, (1,)),
            Mode("thieves-guild", {"scenario": "thieves-guild", "side": "B"}, (1,)),
            Mode("under-siege", {"scenario": "under-siege", "side": "B"}, (1,)),
        ),
        chapters={
            "developments": "planning",
            "duchies": "set-up",
            "giant-rat": "rats",
            "vermin": "rats",
            "frost-giant": "giants",
            "shadow": "shadows",
            "thief": "thieves",
        },
        needs={
            "module": Need(beside={"scenario": ("none",)}),
            "stacks": Need(beside={"module": ("menaces",), "scenario": ("none",)}),
            "board": Need(beside={"module": ("quests",), "scenario": ("none",)}),
            "duchy": Need(seats=(1,)),
            "scenario": Need(seats=(1,)),
        },
    )
    actions: ClassVar[Sequence[type[Action]]] = (
        said.Keep,
        said.Choose,
        said.Trap,
        said.Offer,
        said.Take,
        said.Spy,
        said.TurnUp,
        said.Search,
        said.Pay,
        said.Find,
        said.Sweep,
        said.Reinforce,
        said.Surrender,
        said.Freeze,
        said.Cover,
        said.Build,
        said.Recycle,
        said.Place,
        said.Instead,
        said.GiveUp,
        said.Scrap,
        said.Transmute,
        said.Melt,
        said.Fulfil,
        said.Advise,
        said.Want,
        said.Finish,
        said.Fight,
        said.Lift,
        said.Done,
    )
    events: ClassVar[Sequence[type[Event]]] = (
        happens.AdvisorKept,
        happens.StackChosen,
        happens.RoundBegan,
        happens.Dealt,
        happens.Opened,
        happens.OnTop,
        happens.DangerLaid,
        happens.Offered,
        happens.Took,
        happens.Joined,
        happens.SpiedOut,
        happens.SpyReturned,
        happens.Searched,
        happens.Looked,
        happens.PaidForSearch,
        happens.FoundCard,
        happens.LeftOver,
        happens.HandSeen,
        happens.Disarmed,
        happens.Swept,
        happens.Drew,
        happens.TurnedUp,
        happens.Struck,
        happens.Absolved,
        happens.Laid,
        happens.Recycled,
        happens.Placed,
        happens.Stored,
        happens.Transmuted,
        happens.Completed,
        happens.Scrapped,
        happens.Produced,
        happens.Supremacy,
        happens.Gained,
        happens.Advised,
        happens.TaskDone,
        happens.FinalReward,
        happens.ShadowTook,
        happens.MenaceCame,
        happens.VerminCame,
        happens.Frozen,
        happens.IconCovered,
        happens.IconFreed,
        happens.Neutralised,
        happens.CubeLost,
        happens.Ruined,
    )
    view_type: ClassVar[type[View]] = WonderfulView
    options_type: ClassVar[type[Options]] = WonderfulOptions

    def cards(self, changes: Mapping[str, object] | None = None) -> CardSet:
        return card_set(changes)

    def longest(self, seats: int, options: Options) -> int:
        """A round has at most 40 decisions of the draft and some 18 cards to plan; each cube,
        krystallium, soldier and card is placed, spent or given up once."""
        return 1500 * seats

    def set_up(self, seats: int, options: Options, cards: CardSet, dice: Dice) -> Realm:
        assert isinstance(options, WonderfulOptions)
        assert isinstance(cards, WonderfulCards)
        return set_up.set_up(seats, options, cards, dice)

    def result(self, s: Realm) -> Result:
        return scoring.result(s)

    def places(self, s: Realm) -> dict[str, str]:
        return sight.places(s)

    def known(self, s: Realm, seat: Seat | None) -> set[str]:
        return sight.known(s, seat)

    def possible(self, s: Realm, seat: Seat | None, component: str, place: str) -> bool:
        return sight.possible(s, seat, component, place)

    def remind(self, s: Realm, seat: Seat | None, components: set[str]) -> None:
        sight.remind(s, seat, components)

    def redeal(self, s: Realm, seat: Seat | None, dice: Dice) -> Realm:
        return sight.redeal(s, seat, dice)

    def view(self, s: Realm, seat: Seat | None) -> View:
        return showing.view(s, seat)

    def redact(self, event: Event, seat: Seat | None) -> Event | None:
        return sight.redact(event, seat)

    def scene(self, view: View) -> Scene:
        return scene.scene(view)

    def words(self, action: Action) -> Words:
        return scene.words(action)

    def told(self, event: Event) -> Message:
        return scene.told(event)

    def rest(self, s: Realm, seat: Seat, action: Action) -> list[Action]:
        return moments.rest(s, seat, action)

    def outcome(self, s: Realm, seat: Seat, action: Action) -> Message | None:
        return outcome.outcome(s, seat, action)

    def propose(self, s: Realm, seat: Seat) -> Proposal | None:
        return proposals.propose(s, seat)

    def estimate(self, s: Realm, seat: Seat) -> float:
        return mind.estimate(s, seat)

    def sensible(self, s: Realm, seat: Seat, dice: Dice) -> Action:
        return mind.sensible(s, seat, dice)


game = WonderfulKingdom()
