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
    """New places for all that a seat does not know, each possible dealing as likely.

    Whole deals are drawn until one is possible: slow and plainly fair. A game in which
    that takes long writes its own `redeal`, and is tested against this one.
    """
    places = game.places(s)
    known = game.known(s, seat)
    hidden: dict[str, list[str]] = {}
    for component in places:
        if component not in known:
            hidden.setdefault(game.back(s, component), []).append(component)
    dealt: dict[str, str] = {}
    for components in hidden.values():
        # in a fixed order, so that the deal depends on nothing the seat does not know
        components.sort()
        slots = sorted(places[component] for component in components)
        while True:
            dice.shuffle(slots)
            deal = dict(zip(components, slots, strict=True))
            if all(game.possible(s, seat, component, deal[component]) for component in deal):
                break
        dealt.update(deal)
    return dealt


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
