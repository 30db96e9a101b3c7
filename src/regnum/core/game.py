"""What a game is to the rest of the house: facts, rules, sight, scene, mind."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar, Generic

import msgspec
from mypy_extensions import mypyc_attr

from regnum.core import notation, sight
from regnum.core.actions import Action, Event, Seat
from regnum.core.agenda import S, options
from regnum.core.cards import CardSet
from regnum.core.dice import Dice
from regnum.core.errors import BadSetUp, Malformed
from regnum.core.facts import Facts, Options
from regnum.core.messages import Message
from regnum.core.misfits import misfit, shown
from regnum.core.nested import within
from regnum.core.proposals import Proposal
from regnum.core.results import Result
from regnum.core.scenes import Scene, Words
from regnum.core.shapes import fitted
from regnum.core.views import PlacesView, View


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S]):
    """One game. A package makes one object of its own subclass and names it in an entry point.

    What has a body here is a default good enough for a first evening; what raises must
    be written by each game.
    """

    facts: ClassVar[Facts]
    #: every action, event and the view, for JSON and its schema
    actions: ClassVar[Sequence[type[Action]]]
    events: ClassVar[Sequence[type[Event]]] = ()
    view_type: ClassVar[type[View]] = PlacesView
    options_type: ClassVar[type[Options]] = Options

    # -- before the game

    def cards(self, changes: Mapping[str, object] | None = None) -> CardSet:
        """The components, with the values the owner of a box put in."""
        return CardSet()

    def longest(self, seats: int, options: Options) -> int:
        """The greatest number of decisions a game can take."""
        raise NotImplementedError

    def set_up(self, seats: int, options: Options, cards: CardSet, dice: Dice) -> S:
        """The table before the first step has run."""
        raise NotImplementedError

    def result(self, s: S) -> Result:
        """Scores and ranks, at any time as if the game ended now."""
        raise NotImplementedError

    # -- who sees what

    def places(self, s: S) -> dict[str, str]:
        """Where each component is; `sight.each_once` notices one that is doubled.

        Positions that can be told apart are places of their own.
        """
        raise NotImplementedError

    def known(self, s: S, seat: Seat | None) -> set[str]:
        """The components whose places a seat knows; `None` is a spectator."""
        raise NotImplementedError

    def back(self, s: S, component: str) -> str:
        """What the back of a component looks like: only like backs can be mistaken."""
        return ""

    def possible(self, s: S, seat: Seat | None, component: str, place: str) -> bool:
        """False where the rules have let a seat rule out that an unknown component lies there."""
        return True

    def remind(self, s: S, seat: Seat | None, components: set[str]) -> None:
        """Let a seat know where components are: it saw them in an action that was taken back.

        Needed where an action that can be undone shows others a hidden component.
        """

    def put(self, s: S, places: dict[str, str]) -> None:
        """Move components to the places named; used by the default `redeal`."""
        raise NotImplementedError

    def redeal(self, s: S, seat: Seat | None, dice: Dice) -> S:
        """A copy in which all that a seat does not know is dealt again, fairly."""
        new = s.clone()
        self.put(new, sight.deal_unknown(self, s, seat, dice))
        return new

    def counters(self, s: S, seat: Seat | None) -> dict[str, int]:
        """Numbers on the table, for the default view."""
        return {}

    def view(self, s: S, seat: Seat | None) -> View:
        """All that a seat may know."""
        return sight.view_of_places(self, s, seat)

    def redact(self, event: Event, seat: Seat | None) -> Event | None:
        """What a seat is shown of an event; `None` if nothing."""
        return event

    # -- how it is shown

    def scene(self, view: View) -> Scene:
        """How it lies on a table, from what a seat sees."""
        return sight.scene_of_places(view)

    def words(self, action: Action) -> Words:
        """An action in words: by default the message `do-<tag>` with the action's fields."""
        return notation.words(action)

    def outcome(self, s: S, seat: Seat, action: Action) -> Message | None:
        """What an option would bring, in a few words, for who must decide; `None` if nothing is
        worth saying.

        `s` is a world that the seat imagines: what it says must hold in all of those. It is
        asked for a screen only, never in a search, and leaves `s` as it is.
        """
        return None

    def told(self, event: Event) -> Message:
        """An event in words: by default the message `event-<tag>` with the event's fields."""
        return notation.told(event)

    def notate(self, action: Action) -> str:
        """The short text form of an action."""
        return notation.notate(action)

    def parse(self, text: str) -> Action:
        """The action that a short text form stands for."""
        return notation.parse(text, self.actions)

    def rest(self, s: S, seat: Seat, action: Action) -> list[Action]:
        """The small steps of “the rest like this”: the action, and what a seat would say after
        it to go on in the same way. For people; the record holds the steps."""
        return [action]

    def propose(self, s: S, seat: Seat) -> Proposal | None:
        """What a seat could say to answer what it is asked, step by step to the end; `None`
        where there is nothing that most would do without thinking.

        As with `outcome`, `s` is a world that the seat imagines.
        """
        return None

    # -- what a bot should know

    def estimate(self, s: S, seat: Seat) -> float:
        """How well a seat stands: higher is better. Only differences count."""
        return float(self.result(s).scores[seat])

    def sensible(self, s: S, seat: Seat, dice: Dice) -> Action:
        """A quick move that is not silly, for playouts."""
        return dice.pick(options(s, seat))

    def speak(self, s: S, seat: Seat, dice: Dice) -> Action | None:
        """What a seat would say in a talk now; `None` if nothing."""
        return None

    # -- JSON

    def decode(self, json: bytes | str) -> Action:
        """An action from JSON."""
        try:
            return notation.decoder(self.actions).decode(json)
        except (ValueError, RecursionError):
            # msgspec's own errors are ValueErrors, and so is text that is not UTF-8
            pass
        try:
            plain: object = msgspec.json.decode(json)
        except (ValueError, RecursionError):
            raise malformed_json(Message("misfit-json")) from None
        raise self.malformed(plain)

    def read_action(self, plain: Mapping[str, object]) -> Action:
        """An action from plain values, as a record keeps it."""
        try:
            return notation.converted(plain, self.actions)
        except msgspec.ValidationError:
            raise self.malformed(plain) from None

    def malformed(self, plain: object) -> Malformed:
        """What is wrong with plain values that are no action."""
        tags = notation.by_tag(tuple(self.actions))
        do = plain.get("do") if isinstance(plain, Mapping) else None
        if not isinstance(do, str):
            return malformed_json(Message("misfit-object"))
        if do not in tags:
            names = ", ".join(sorted(tags))
            return malformed_json(Message("misfit-action", {"do": shown(do), "actions": names}))
        found = misfit(plain, tags[do])
        return malformed_json(Message("misfit-object") if found is None else found.clause())

    def read_options(self, given: Mapping[str, object]) -> Options:
        """Options from plain values, each checked."""
        try:
            return fitted(dict(given), self.options_type)
        except msgspec.ValidationError as error:
            found = misfit(given, self.options_type)
            if found is None:
                raise BadSetUp(Message("bad-options", {"why": str(error)})) from None
            args = {"option": found.field, **found.args}
            if found.id == "misfit-value":
                raise BadSetUp(Message("bad-option", args)) from None
            args["fields"] = ", ".join(self.options_type.__struct_fields__) or "-"
            raise BadSetUp(Message("no-such-option", args)) from None

    def check_seats(self, seats: int) -> None:
        """Raises `BadSetUp` for a number of seats that the game is not for."""
        if seats not in self.facts.seats:
            allowed = ", ".join(str(n) for n in self.facts.seats)
            raise BadSetUp(Message("bad-seats", {"seats": seats, "allowed": allowed}))

    def check_needs(self, seats: int, options: Options) -> None:
        """Raises `BadSetUp` for an option that would do nothing beside the others.

        What is as usual was not asked for.
        """
        usual = self.options_type()
        for name, need in self.facts.needs.items():
            if getattr(options, name) == getattr(usual, name):
                continue
            beside = [getattr(options, other) in values for other, values in need.beside.items()]
            if (need.seats and seats not in need.seats) or not all(beside):
                message = Message("idle-" + name.replace("_", "-"), {"seats": seats})
                raise BadSetUp(message, self.facts.package)


def malformed_json(why: Message) -> Malformed:
    return Malformed(Message("malformed-json", {"why": within([why])}))
