"""What a seat sees of Paladins of the West Kingdom (structs only)."""

from __future__ import annotations

from msgspec import Struct

from regnum.core.actions import Seat
from regnum.core.views import View

#: signs of a reward, as they are printed
Signs = tuple[str, ...]


class OrderView(Struct, frozen=True):
    """A King's Order, face down before its round; how often each player has done its action."""

    order: str | None
    points: int
    action: str | None
    times: int
    counts: tuple[int, ...]


class FavourView(Struct, frozen=True):
    """A King's Favour, face down before its round; the worker that uses it in this round."""

    favour: str | None
    cell: str | None
    silver: int
    provisions: int
    debt: bool
    #: one reward, or several of which one is taken
    gains: tuple[Signs, ...]
    worker: str | None


class TavernView(Struct, frozen=True):
    tavern: str
    workers: Signs
    visitor: Seat | None


class TownspersonView(Struct, frozen=True):
    """A townsperson of the row or hired: rewards for sending away and on hiring, and ability."""

    townsperson: str
    errand: Signs
    instant: Signs
    when: str
    ability: Signs


class SlotView(Struct, frozen=True):
    """A slot of the row of townsfolk: its price, and whether a debt will do."""

    silver: int
    debt: bool
    card: TownspersonView | None


class OutsiderView(Struct, frozen=True):
    """An outsider: rewards, and the points when converted: base + what it counts // per."""

    outsider: str
    suit: str
    attack: Signs
    convert: Signs
    counts: str
    base: int
    per: int


class LandView(Struct, frozen=True):
    """A slot of the row of outsiders with its flags."""

    faith: int
    strength: int
    card: OutsiderView | None


class SpaceView(Struct, frozen=True):
    """A space for a monk or an outpost: open from so many players on, and who stands there."""

    space: str
    region: int
    gain: Signs
    players: int
    barred: bool
    owner: Seat | None
    piece: str | None


class PaladinView(Struct, frozen=True):
    """A paladin: its workers, what it adds, and how it helps."""

    paladin: str
    workers: Signs
    faith: int
    strength: int
    influence: int
    action: str
    #: how much less the action costs, 99 if it costs nothing; and what it gives besides
    less: int
    gain: Signs


class ActionView(Struct, frozen=True):
    """An action of a player board: what its cells want, what stands there, how often it was done.

    `standing` has a worker, "workshop" or nothing for each cell. `need` is the attribute for the
    next time, where the board prints one; `silver` and `provisions` its price now.
    """

    action: str
    cells: Signs
    standing: tuple[str | None, ...]
    times: int
    limit: int
    silver: int
    provisions: int
    need: int | None
    full: bool


class PrintedView(Struct, frozen=True):
    """What player boards print for doing an action the first time, the second and so on: its price
    in silver or else in provisions, the attribute it needs where the board says so, and the points
    for having done it that often."""

    action: str
    silver: bool
    costs: tuple[int, ...]
    needs: tuple[int, ...]
    points: tuple[int, ...]


class PlayerView(Struct, frozen=True):
    """What lies before a player; of face-down paladins only what the viewer knows."""

    workers: tuple[int, ...]
    silver: int
    provisions: int
    #: faith, strength, influence: the track, and what the paladin adds
    attributes: tuple[int, ...]
    boosts: tuple[int, ...]
    paladin: PaladinView | None
    turned_up: bool
    #: paladins in hand while one is chosen, and those that the viewer does not know
    drawn: tuple[PaladinView, ...]
    hidden_drawn: int
    #: face-down paladin of the round that the viewer does not know
    hidden_paladin: bool
    deck: int
    #: paladins of the deck that the viewer knows, with their distance from the top (0 is next)
    remembered: tuple[tuple[int, str], ...]
    retired: tuple[str, ...]
    actions: tuple[ActionView, ...]
    monks: int
    outposts: int
    #: the worker under the next workshop
    workshop: str | None
    #: spaces for jars with their rewards; those with a jar
    jars: tuple[str, ...]
    hired: tuple[TownspersonView, ...]
    suspicions: tuple[str, ...]
    walls: tuple[str, ...]
    attacked: tuple[str, ...]
    converted: tuple[OutsiderView, ...]
    unpaid: int
    paid: int
    passed: bool
    standing: int


class AimsView(Struct, frozen=True):
    """Where the marker of the solo opponent leads now: whom it would send on an errand, attack and
    convert, and which favour it would use."""

    errand: str | None
    favour: str | None
    attack: str | None
    convert: str | None


class OpponentView(Struct, frozen=True):
    """What only the solo opponent has: marker, markers in a stack, schemes, workers to place."""

    difficulty: str
    marker: int
    aims: AimsView
    stack: tuple[str, ...]
    idle: int
    scheme_deck: int
    schemes_gone: tuple[str, ...]
    #: schemes that still wait on face-down favours
    waiting: tuple[str, ...]
    #: schemes turned up in its last round, in order
    tried: tuple[str, ...]


class JarSpaceView(Struct, frozen=True):
    space: str
    gain: Signs


class PaladinsView(View, kw_only=True):
    round: int
    first: Seat
    turn: Seat
    tax: int
    tax_number: int
    debts: int
    supply: tuple[int, ...]
    orders: tuple[OrderView, ...]
    favours: tuple[FavourView, ...]
    taverns: tuple[TavernView, ...]
    townsfolk: tuple[SlotView, ...]
    outsiders: tuple[LandView, ...]
    spaces: tuple[SpaceView, ...]
    jar_spaces: tuple[JarSpaceView, ...]
    #: actions that can be done so often and no more
    printed: tuple[PrintedView, ...]
    #: points of faith, strength and influence, by step of the track
    tracks: tuple[tuple[int, ...], ...]
    townsfolk_deck: int
    outsider_deck: int
    wall_deck: int
    tavern_deck: int
    suspicion_deck: int
    townsfolk_gone: tuple[str, ...]
    outsiders_gone: tuple[str, ...]
    taverns_gone: tuple[str, ...]
    suspicions_gone: tuple[str, ...]
    #: cards in decks and in the box that the viewer knows all the same, with their places
    remembered: tuple[tuple[str, str], ...]
    #: the seats, then the solo opponent
    players: tuple[PlayerView, ...]
    opponent: OpponentView | None
    #: the action under way, its target, and the rewards still to come
    task: str | None
    target: str | None
    due: Signs
    keeping: Signs
    #: what was decided in this turn, where the table does not show it: actions in short text form
    trail: tuple[str, ...]
