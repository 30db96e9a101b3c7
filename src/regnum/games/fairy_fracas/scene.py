"""How Fairy Fracas lies on a table, for any screen."""

from __future__ import annotations

from regnum.core.actions import Action
from regnum.core.messages import Message, Value
from regnum.core.scenes import Area, Piece, Scene, Words
from regnum.core.views import View
from regnum.games.fairy_fracas.actions import (
    Decline,
    Lowest,
    Move,
    Onto,
    Pick,
    Play,
    Skip,
    Swap,
)
from regnum.games.fairy_fracas.view import (
    CharacterView,
    FairyFracasView,
    SeatView,
    TerrainView,
)


def thing(name: str, *badges: Message) -> Piece:
    return Piece(name, Message("thing", {"thing": name}), badges=tuple(badges))


def face_down(area: str, count: int) -> tuple[Piece, ...]:
    return tuple(
        Piece(f"{area}/{number}", Message("face-down"), face_up=False) for number in range(count)
    )


def scene(view: View) -> Scene:
    assert isinstance(view, FairyFracasView)
    return Scene(
        (kingdom(view), *(seat_area(view, seat, shown) for seat, shown in enumerate(view.seats)))
    )


def kingdom(view: FairyFracasView) -> Area:
    """The terrains in rows, each with the characters on it."""
    return Area(
        "kingdom",
        Message("place-kingdom"),
        "grid",
        areas=tuple(terrain_area(view, terrain) for terrain in view.terrains),
        columns=view.columns,
    )


def terrain_area(view: FairyFracasView, terrain: TerrainView) -> Area:
    """A terrain card and what lies on it, the lowest first."""
    pieces = [thing(terrain.terrain)]
    for height, character in enumerate(terrain.characters):
        in_order = terrain.terrain == view.site and height < view.laid + gnomes_in(terrain)
        pieces.append(character_piece(view, character, in_order and view.laid > 0))
    return Area(
        f"at-{terrain.terrain}",
        Message("thing", {"thing": terrain.terrain}),
        "stack",
        pieces=tuple(pieces),
    )


def gnomes_in(terrain: TerrainView) -> int:
    """A Gnome lies below those whom the Fairy puts in order."""
    return sum(character.character.endswith("-gnome") for character in terrain.characters)


def character_piece(view: FairyFracasView, character: CharacterView, in_order: bool) -> Piece:
    badges: list[Message] = []
    if character.blocked_by is not None:
        badges.append(Message("badge-blocked", {"by": character.blocked_by}))
    elif character.points:
        badges.append(Message("badge-points", {"points": character.points}))
    if character.character == view.picked:
        badges.append(Message("badge-picked"))
    if in_order:
        badges.append(Message("badge-in-order"))
    return thing(character.character, *badges)


def seat_area(view: FairyFracasView, seat: int, shown: SeatView) -> Area:
    owner: dict[str, Value] = {"seat": seat}
    counters = [
        Piece(f"colour-{seat}", Message("badge-colour", {"colour": shown.colour})),
        Piece(f"points-{seat}", Message("badge-standing", {"points": shown.points})),
        Piece(f"turns-{seat}", Message("badge-turns", {"turns": shown.turns_left})),
    ]
    if seat == view.first:
        counters.append(Piece(f"first-{seat}", Message("first-player")))
    hand = tuple(thing(name) for name in shown.hand)
    areas = [
        Area(
            f"hand-{seat}",
            Message("place-hand", owner),
            "row",
            seat,
            hand + face_down(f"hand-{seat}", shown.hidden_cards),
        )
    ]
    if shown.chosen is not None or shown.hidden_chosen:
        pieces = face_down(f"chosen-{seat}", shown.hidden_chosen)
        if shown.chosen is not None:
            pieces = (thing(shown.chosen),)
        areas.append(Area(f"chosen-{seat}", Message("place-chosen", owner), "row", seat, pieces))
    aside = tuple(thing(name) for name in shown.aside)
    areas.append(
        Area(
            f"aside-{seat}",
            Message("place-aside", owner),
            "stack",
            seat,
            aside + face_down(f"aside-{seat}", shown.hidden_aside),
        )
    )
    return Area(
        f"seat-{seat}",
        Message("place-seat", owner),
        "counters",
        seat,
        tuple(counters),
        tuple(areas),
    )


def words(action: Action) -> Words:
    """An action in words, and the pieces it touches."""
    if isinstance(action, Play):
        return Words(Message("do-play", {"character": action.character}), (action.character,))
    if isinstance(action, Onto):
        laid: dict[str, Value] = {"character": action.character, "terrain": action.terrain}
        return Words(Message("do-onto", laid), (action.character, action.terrain))
    if isinstance(action, Pick):
        return Words(Message("do-pick", {"character": action.character}), (action.character,))
    if isinstance(action, Swap):
        swapped: dict[str, Value] = {"character": action.character, "other": action.other}
        return Words(Message("do-swap", swapped), (action.character, action.other))
    if isinstance(action, Move):
        moved: dict[str, Value] = {"character": action.character, "terrain": action.terrain}
        return Words(Message("do-move", moved), (action.character, action.terrain))
    if isinstance(action, Lowest):
        return Words(Message("do-lowest", {"character": action.character}), (action.character,))
    if isinstance(action, Skip):
        return Words(Message("do-skip"))
    assert isinstance(action, Decline)
    return Words(Message("do-decline"))
