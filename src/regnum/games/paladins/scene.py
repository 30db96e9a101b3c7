"""How Paladins of the West Kingdom lies on a table, for any screen."""

from __future__ import annotations

from collections.abc import Sequence

from regnum.core.messages import Message, Value
from regnum.core.scenes import Area, Piece, Scene
from regnum.core.views import View
from regnum.games.paladins.scene_pieces import (
    aimed,
    face_down,
    outsider_badges,
    some,
    thing,
    townsperson_badges,
    whose,
)
from regnum.games.paladins.scene_players import opponent_area, player_area
from regnum.games.paladins.scene_words import told, words
from regnum.games.paladins.view import (
    FavourView,
    LandView,
    OrderView,
    PaladinsView,
    SlotView,
    SpaceView,
    TavernView,
)

__all__ = ["scene", "told", "words"]


def scene(view: View) -> Scene:
    assert isinstance(view, PaladinsView)
    areas = [court(view), townsfolk(view), outsiders(view), land(view)]
    if view.taverns:
        areas.append(taverns(view))
    areas.append(supplies(view))
    seats = len(view.players) - int(view.opponent is not None)
    if view.opponent is not None:
        areas.append(opponent_area(view, view.opponent))
    for seat in range(seats):
        areas.append(player_area(view, seat))
    return Scene(tuple(areas))


# -- the board


def court(view: PaladinsView) -> Area:
    """The king's orders, and his favours."""
    orders = [order_piece(number, order) for number, order in enumerate(view.orders)]
    favours = [
        favour_piece(number, favour, aimed(view, favour.favour))
        for number, favour in enumerate(view.favours)
    ]
    areas = (
        Area("orders", Message("place-orders"), "track", pieces=tuple(orders)),
        Area("favours", Message("place-favours"), "track", pieces=tuple(favours)),
    )
    return Area("court", Message("place-court", {"round": view.round}), "row", areas=areas)


def order_piece(number: int, order: OrderView) -> Piece:
    if order.order is None or order.action is None:
        return face_down(f"order/{number}", "hidden-order")
    return thing(
        order.order,
        Message("badge-points", {"points": order.points}),
        Message("badge-times", {"action": order.action, "times": order.times}),
        Message("badge-counts", {"counts": " : ".join(map(str, order.counts))}),
    )


def favour_piece(number: int, favour: FavourView, aims: Sequence[Message]) -> Piece:
    if favour.favour is None or favour.cell is None:
        return face_down(f"favour/{number}", "hidden-favour")
    price: dict[str, Value] = {
        "cell": favour.cell,
        "silver": favour.silver,
        "provisions": favour.provisions,
        "debts": int(favour.debt),
    }
    badges = [Message("badge-favour", price)]
    first, *others = favour.gains
    badges.append(Message("badge-either" if others else "badge-gain", {"gain": some(first)}))
    badges += [Message("badge-or", {"gain": some(gain)}) for gain in others]
    if favour.worker is not None:
        badges.append(Message("badge-used", {"worker": favour.worker}))
    return thing(favour.favour, *badges, *aims)


def townsfolk(view: PaladinsView) -> Area:
    slots = [slot_area(view, number, slot) for number, slot in enumerate(view.townsfolk)]
    return Area("townsfolk", Message("place-townsfolk"), "row", areas=tuple(slots))


def slot_area(view: PaladinsView, number: int, slot: SlotView) -> Area:
    """A slot with its price, and the townsperson in it."""
    price: dict[str, Value] = {
        "number": number + 1,
        "silver": slot.silver,
        "debts": int(slot.debt),
    }
    pieces: tuple[Piece, ...] = ()
    if slot.card is not None:
        name = slot.card.townsperson
        pieces = (thing(name, *townsperson_badges(slot.card), *aimed(view, name)),)
    return Area(f"slot-{number + 1}", Message("place-slot", price), "track", pieces=pieces)


def outsiders(view: PaladinsView) -> Area:
    slots = [land_area(view, number, slot) for number, slot in enumerate(view.outsiders)]
    return Area("outsiders", Message("place-outsiders"), "row", areas=tuple(slots))


def land_area(view: PaladinsView, number: int, slot: LandView) -> Area:
    """A slot with its flags, and the outsider in it."""
    flags: dict[str, Value] = {
        "number": number + 1,
        "faith": slot.faith,
        "strength": slot.strength,
    }
    pieces: tuple[Piece, ...] = ()
    if slot.card is not None:
        name = slot.card.outsider
        pieces = (thing(name, *outsider_badges(slot.card), *aimed(view, name)),)
    title = Message("place-outsider-slot", flags)
    return Area(f"outsider-slot-{number + 1}", title, "track", pieces=pieces)


def land(view: PaladinsView) -> Area:
    """The regions with the spaces for monks and outposts that are open to so many players."""
    regions: list[Area] = []
    for number, slot in enumerate(view.outsiders):
        pieces = [
            space_piece(view, space)
            for space in view.spaces
            if space.region == number + 1 and not space.barred
        ]
        flags: dict[str, Value] = {
            "region": number + 1,
            "faith": slot.faith,
            "strength": slot.strength,
        }
        title = Message("place-region", flags)
        regions.append(Area(f"region-{number + 1}", title, "track", pieces=tuple(pieces)))
    return Area("land", Message("place-land"), "row", areas=tuple(regions))


def space_piece(view: PaladinsView, space: SpaceView) -> Piece:
    badges: tuple[Message, ...] = ()
    if space.owner is not None and space.piece is not None:
        badges = (piece_of(whose(view, space.owner), space.piece),)
    return Piece(space.space, Message("space", {"gain": some(space.gain)}), badges=badges)


def piece_of(owner: Value, piece: str) -> Message:
    return Message("badge-monk" if piece == "monk" else "badge-outpost", {"seat": owner})


def taverns(view: PaladinsView) -> Area:
    pieces = tuple(tavern_piece(tavern) for tavern in view.taverns)
    return Area("taverns", Message("place-taverns"), "track", pieces=pieces)


def tavern_piece(tavern: TavernView) -> Piece:
    badges = [Message("badge-gain", {"gain": some(tavern.workers)})]
    if tavern.visitor is not None:
        badges.append(Message("badge-visited", {"seat": tavern.visitor}))
    return thing(tavern.tavern, *badges)


def supplies(view: PaladinsView) -> Area:
    """Taxes, debts and decks; then what was discarded."""
    counts = [
        Message("tax-count", {"count": view.tax, "number": view.tax_number}),
        Message("debt-count", {"count": view.debts}),
        Message("wall-count", {"count": view.wall_deck}),
        Message("suspicion-count", {"count": view.suspicion_deck}),
        Message("tavern-count", {"count": view.tavern_deck}),
        Message("townsfolk-count", {"count": view.townsfolk_deck}),
        Message("outsider-count", {"count": view.outsider_deck}),
    ]
    pieces = [Piece(f"count-{count.id}", count) for count in counts]
    gone = [
        discard("townsfolk-gone", Message("place-townsfolk-gone"), view.townsfolk_gone),
        discard("outsiders-gone", Message("place-outsiders-gone"), view.outsiders_gone),
        discard("taverns-gone", Message("place-taverns-gone"), view.taverns_gone),
        discard("suspicions-gone", Message("place-suspicions-gone"), view.suspicions_gone),
    ]
    if view.remembered:
        known = tuple(thing(name) for name, _ in view.remembered)
        gone.append(Area("remembered", Message("place-remembered"), "stack", pieces=known))
    return Area(
        "supplies",
        Message("place-supplies"),
        "counters",
        pieces=tuple(pieces),
        areas=tuple(area for area in gone if area.pieces),
    )


def discard(id_: str, title: Message, names: Sequence[str]) -> Area:
    return Area(id_, title, "stack", pieces=tuple(thing(name) for name in names))
