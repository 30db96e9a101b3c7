"""Hidden information: the parts of the law that need no game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from regnum.core.actions import Seat
from regnum.core.agenda import BrokenGame, S, Secret
from regnum.core.dice import Dice, quick_dice
from regnum.core.messages import Message
from regnum.core.scenes import Area, Piece, Scene
from regnum.core.views import PlacesView, View

if TYPE_CHECKING:
    from regnum.core.game import Game


def imagine(game: Game[S], s: S, seat: Seat | None, seed: int) -> S:
    """A world that a seat cannot tell from the true one, with dice of its own.

    What another seat has answered in secret is drawn again from what it may answer there.
    """
    dice = quick_dice(seed)
    world = game.redeal(s, seat, dice)
    world.dice = dice
    world.events = None
    if world.answers:
        secret = world.agenda[-1]
        assert isinstance(secret, Secret)
        for choice in secret.choices:
            if choice.seat != seat and world.answers[choice.seat] is not None:
                world.answers[choice.seat] = dice.pick(choice.options(world, choice.seat))
    return world


def each_once(lying: list[tuple[str, str]]) -> dict[str, str]:
    """Component and place in pairs, as a table; a component in two places is an error.

    >>> each_once([("queen", "hand-0"), ("king", "deck-0")])
    {'queen': 'hand-0', 'king': 'deck-0'}
    """
    places: dict[str, str] = {}
    for component, place in lying:
        if component in places:
            raise BrokenGame(f"{component} lies at {places[component]} and at {place}")
        places[component] = place
    return places


def deal_unknown(game: Game[S], s: S, seat: Seat | None, dice: Dice) -> dict[str, str]:
    """New places for all that a seat does not know, each possible dealing as likely."""
    return Dealer(game, s, seat).deal(dice)


class Dealer:
    """Deals again, any number of times, what a seat does not know.

    Components that fit few of the places are laid first, each wherever it fits; then the
    others are shuffled over the places left. A deal in which two meet, or that is not
    possible, is thrown away whole: slow and plainly fair. A game in which that takes long
    writes its own `redeal`, and is tested against this one.
    """

    def __init__(self, game: Game[S], s: S, seat: Seat | None) -> None:
        places = game.places(s)
        known = game.known(s, seat)
        hidden: dict[str, list[str]] = {}
        for component in places:
            if component not in known:
                hidden.setdefault(game.back(s, component), []).append(component)
        self.lots: list[Lot] = []
        for components in hidden.values():
            slots = sorted(places[component] for component in components)
            # in a fixed order, so that the deal depends on nothing the seat does not know
            lot = Lot(slots)
            for component in sorted(components):
                lot.add(component, {p for p in set(slots) if game.possible(s, seat, component, p)})
            self.lots.append(lot)

    def deal(self, dice: Dice) -> dict[str, str]:
        dealt: dict[str, str] = {}
        for lot in self.lots:
            lot.deal(dealt, dice)
        return dealt


class Lot:
    """Components of like backs, and their places."""

    def __init__(self, slots: list[str]) -> None:
        self.slots = slots
        #: those that fit few of the places, and which
        self.narrow: list[str] = []
        self.fitting: list[list[int]] = []
        self.wide: list[str] = []
        #: of these, the ones that do not fit everywhere, and where they do
        self.choosy: list[tuple[str, set[str]]] = []

    def add(self, component: str, fits: set[str]) -> None:
        fitting = [n for n in range(len(self.slots)) if self.slots[n] in fits]
        if 2 * len(fitting) < len(self.slots):
            self.narrow.append(component)
            self.fitting.append(fitting)
        else:
            self.wide.append(component)
            if len(fitting) < len(self.slots):
                self.choosy.append((component, fits))

    def deal(self, dealt: dict[str, str], dice: Dice) -> None:
        slots = self.slots
        while True:
            taken = [dice.pick(fitting) for fitting in self.fitting]
            used = set(taken)
            if len(used) < len(taken):
                continue
            free = [slots[n] for n in range(len(slots)) if n not in used]
            dice.shuffle(free)
            for number, component in enumerate(self.wide):
                dealt[component] = free[number]
            if all(dealt[component] in fits for component, fits in self.choosy):
                break
        for number, component in enumerate(self.narrow):
            dealt[component] = slots[taken[number]]


def view_of_places(game: Game[S], s: S, seat: Seat | None) -> View:
    """What lies where, as far as a seat knows."""
    known = game.known(s, seat)
    lying: dict[str, list[str]] = {}
    hidden: dict[str, int] = {}
    for component, place in game.places(s).items():
        lying.setdefault(place, [])
        hidden.setdefault(place, 0)
        if component in known:
            lying[place].append(component)
        else:
            hidden[place] += 1
    shown: dict[str, tuple[str | None, ...]] = {}
    for place in sorted(lying):
        nothing: list[str | None] = [None] * hidden[place]
        shown[place] = (*sorted(lying[place]), *nothing)
    return PlacesView(places=shown, counters=game.counters(s, seat))


def scene_of_places(view: View) -> Scene:
    """A row for each place. A place named `<kind>-<seat>` belongs to that seat."""
    assert isinstance(view, PlacesView)
    areas: list[Area] = []
    for place, lying in view.places.items():
        kind, _, last = place.rpartition("-")
        owner = int(last) if kind and last.isdigit() else None
        args: dict[str, str | int | tuple[str, ...]] = {} if owner is None else {"seat": owner}
        title = Message(f"place-{place if owner is None else kind}", args)
        pieces = [
            Piece(f"{place}/{number}", Message("face-down"), face_up=False)
            if component is None
            else Piece(component, Message("thing", {"thing": component}))
            for number, component in enumerate(lying)
        ]
        areas.append(Area(place, title, "row", owner, tuple(pieces)))
    counts = tuple(
        Piece(name, Message(f"counter-{name}", {"count": count}))
        for name, count in view.counters.items()
    )
    if counts:
        areas.append(Area("counters", Message("counters"), "counters", None, counts))
    return Scene(tuple(areas))
