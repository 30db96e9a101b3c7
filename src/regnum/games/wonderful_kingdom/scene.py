"""How It's a Wonderful Kingdom lies on a table, for any screen."""

from __future__ import annotations

from typing import Final

from regnum.core.actions import Action, Event
from regnum.core.messages import Message, Value
from regnum.core.notation import ABSENT, arguments
from regnum.core.notation import told as plain_told
from regnum.core.scenes import Area, Layout, Piece, Scene, Words
from regnum.core.views import View
from regnum.games.wonderful_kingdom.actions import (
    Advise,
    Build,
    Choose,
    Cover,
    Done,
    Fight,
    Find,
    Finish,
    Freeze,
    Fulfil,
    GiveUp,
    Instead,
    Keep,
    Lift,
    Melt,
    Offer,
    Pay,
    Place,
    Recycle,
    Reinforce,
    Scrap,
    Search,
    Spy,
    Surrender,
    Sweep,
    Take,
    Transmute,
    Trap,
    TurnUp,
    Want,
)
from regnum.games.wonderful_kingdom.cards import face_of
from regnum.games.wonderful_kingdom.pieces import (
    PHASES,
    advisor_piece,
    card_piece,
    face_down,
    lying_pieces,
    menace_piece,
    site_piece,
    task_piece,
    thing,
)
from regnum.games.wonderful_kingdom.scene_alone import alone_pieces, chance, goal_piece
from regnum.games.wonderful_kingdom.view import CardFacts, SeatView, WonderfulView

RESOURCES: Final = ["materials", "population", "money", "discoveries"]


def scene(view: View) -> Scene:
    assert isinstance(view, WonderfulView)
    areas = [middle(view)]
    areas.extend(seat_area(view, seat, shown) for seat, shown in enumerate(view.seats))
    return Scene(tuple(areas))


# -- what belongs to nobody


def middle(view: WonderfulView) -> Area:
    """Round, offers, decks, tasks and what is out of play."""
    counts = [Piece("round", Message("round-count", {"round": view.round}))]
    counts.append(Piece("phase", Message(PHASES[view.phase])))
    if view.stage is not None:
        counts.append(Piece("stage", Message("stage-count", {"resource": view.stage})))
    if view.scenario is not None:
        counts.append(Piece("scenario", Message(f"mode-{view.scenario}")))
    counts.append(Piece("deck", Message("deck-count", {"count": view.deck})))
    chances = [] if view.alone is None else [chance(view, view.alone)]
    if view.danger_deck:
        deck = Message("danger-count", {"count": view.danger_deck})
        counts.append(Piece("dangers", deck, badges=tuple(chances)))
    areas: list[Area] = []
    if view.alone is not None:
        counts.extend(alone_pieces(view, view.alone))
        if view.alone.goals:
            pieces = tuple(goal_piece(n, goal) for n, goal in enumerate(view.alone.goals, 1))
            areas.append(Area("goals", Message("place-goals"), "row", pieces=pieces))
    if view.top is not None:
        top = card_piece(view.top, view.facts)
        areas.append(Area("top", Message("place-top"), "row", pieces=(top,)))
    for area, offered in enumerate(view.offers, 1):
        if not offered and view.phase != "draft":
            continue
        name = f"offer-{area}"
        pieces = lying_pieces(name, offered, view.facts, view.seat, chances)
        areas.append(Area(name, Message("place-offer", {"area": area}), "row", pieces=pieces))
    if view.found or view.hidden_found:
        pieces = tuple(card_piece(name, view.facts) for name in view.found)
        pieces += face_down("found", view.hidden_found)
        areas.append(Area("found", Message("place-found"), "row", pieces=pieces))
    if view.tasks:
        pieces = tuple(task_piece(task) for task in view.tasks)
        areas.append(Area("tasks", Message("place-tasks"), "row", pieces=pieces))
    areas.extend(stack("danger-deck", "place-danger-deck", view.sure_dangers, view.facts))
    areas.extend(stack("vermin", "place-vermin", view.vermin, view.facts))
    if view.phase == "set-up":
        areas.extend(choices(view))
    else:
        areas.extend(stack("aside", "place-aside", view.aside, {}))
    if view.left:
        pieces = lying_pieces("left", view.left, {}, view.seat)
        areas.append(Area("left", Message("place-left"), "stack", pieces=pieces))
    return Area("middle", Message("place-middle"), "counters", None, tuple(counts), tuple(areas))


def stack(
    place: str, title: str, names: tuple[str, ...], facts: dict[str, CardFacts]
) -> list[Area]:
    """Cards that lie on a heap, if there are any."""
    if not names:
        return []
    pieces = tuple(card_piece(name, facts) for name in names)
    return [Area(place, Message(title), "stack", pieces=pieces)]


def choices(view: WonderfulView) -> list[Area]:
    """The stacks of menaces that are still to be chosen, each with the marks of its top card."""
    kinds: dict[str, list[Piece]] = {}
    for name in view.aside:
        kinds.setdefault(face_of(name), []).append(thing(name))
    found: list[Area] = []
    for kind, pieces in kinds.items():
        pieces[-1] = card_piece(pieces[-1].id, view.facts)
        title = Message("place-choice", {"stack": kind})
        found.append(Area(f"aside-{kind}", title, "stack", pieces=tuple(pieces)))
    return found


# -- what belongs to a seat


def seat_area(view: WonderfulView, seat: int, shown: SeatView) -> Area:
    areas: list[Area] = []

    def add(place: str, pieces: tuple[Piece, ...], layout: Layout = "row") -> None:
        if pieces:
            name = f"{place.removeprefix('place-')}-{seat}"
            areas.append(Area(name, Message(place, {"seat": seat}), layout, seat, pieces))

    add("place-stock", stock(view, seat, shown), "counters")
    drawn = tuple(card_piece(name, view.facts) for name in shown.drawn)
    add("place-drawn", drawn + face_down(f"drawn-{seat}", shown.hidden_drawn))
    hand = tuple(card_piece(name, view.facts) for name in shown.hand)
    add("place-hand", hand + face_down(f"hand-{seat}", shown.hidden_cards))
    draft = lying_pieces(f"draft-{seat}", shown.draft, view.facts, view.seat)
    add("place-draft", draft)
    add("place-advisors", tuple(advisor_piece(advisor) for advisor in shown.advisors))
    sites: list[Piece] = []
    for site in shown.sites:
        sites.append(site_piece(site, view.facts))
        if site.giant is not None:
            giant = card_piece(site.giant, view.facts)
            under = Message("badge-under", {"card": site.card})
            sites.append(thing(giant.id, under, *giant.badges))
    add("place-building", tuple(sites))
    add("place-menaces", tuple(menace_piece(menace) for menace in shown.menaces))
    built = tuple(card_piece(name, view.facts, built=True) for name in shown.built)
    calamities = tuple(card_piece(name, view.facts) for name in shown.calamities)
    add("place-duchy", built + calamities, "stack")
    dangers = tuple(card_piece(name, view.facts) for name in shown.dangers)
    add("place-stack" if shown.stack is not None else "place-calamities", dangers, "stack")
    add("place-discarded", tuple(thing(name) for name in shown.discarded), "stack")
    add("place-boxed", tuple(thing(name) for name in shown.boxed), "stack")
    return Area(
        f"seat-{seat}",
        Message("place-seat", {"seat": seat}),
        "counters",
        seat,
        counters(view, seat, shown),
        tuple(areas),
    )


def counted(name: str, seat: int, count: int) -> Piece:
    return Piece(f"{name}-{seat}", Message(name, {"count": count}))


def counters(view: WonderfulView, seat: int, shown: SeatView) -> tuple[Piece, ...]:
    """What one looks for first: points, krystallium, soldiers, alchemy."""
    pieces = [
        counted("points-count", seat, shown.points),
        counted("krystallium-count", seat, shown.krystallium),
        counted("soldiers-count", seat, shown.soldiers),
    ]
    if not view.tasks:
        pieces.append(counted("alchemy-count", seat, sum(shown.alchemy)))
    if view.first == seat and len(view.seats) > 1:
        pieces.append(Piece(f"first-{seat}", Message("first-seat")))
    return tuple(pieces)


def stock(view: WonderfulView, seat: int, shown: SeatView) -> tuple[Piece, ...]:
    """The duchy card: what it and the built cards produce, cubes and tokens."""
    sides = [Message("badge-side", {"side": view.side})]
    if shown.duchy_points:
        sides.append(Message("goods-points", {"count": shown.duchy_points}))
    if shown.duchy_points_type is not None:
        each: dict[str, Value] = {
            "count": shown.duchy_points_per,
            "type": shown.duchy_points_type,
        }
        sides.append(Message("goods-points-per", each))
    pieces = [
        Piece(f"duchy-card-{seat}", Message("thing", {"thing": shown.duchy}), badges=tuple(sides)),
        Piece(
            f"produces-{seat}",
            Message("produces-count", {RESOURCES[k]: shown.produces[k] for k in range(4)}),
        ),
    ]
    if sum(shown.covered):
        pieces.append(counted("covered-count", seat, sum(shown.covered)))
    if view.tasks and sum(shown.alchemy):
        kinds = {RESOURCES[k]: shown.alchemy[k] for k in range(4)}
        pieces.append(Piece(f"alchemy-{seat}", Message("alchemy-kinds", dict(kinds))))
    for kind in range(4):
        if shown.cubes[kind]:
            args: dict[str, Value] = {"cube": RESOURCES[kind], "count": shown.cubes[kind]}
            name = f"cubes-{RESOURCES[kind]}-{seat}"
            pieces.append(Piece(name, Message("cubes-count", args)))
    if shown.more_cubes:
        pieces.append(counted("more-cubes-count", seat, shown.more_cubes))
    if shown.training:
        pieces.append(counted("training-count", seat, shown.training))
    if shown.traps:
        pieces.append(counted("traps-count", seat, shown.traps))
    if shown.spies or shown.hidden_spies:
        spies = {"active": shown.spies, "hidden": shown.hidden_spies}
        pieces.append(Piece(f"spies-{seat}", Message("spies-count", dict(spies))))
    return tuple(pieces)


# -- actions in words


SAID: Final[dict[type[Action], str]] = {
    Keep: "do-keep",
    Choose: "do-choose",
    Trap: "do-trap",
    Offer: "do-offer",
    Take: "do-take",
    Spy: "do-spy",
    TurnUp: "do-turn-up",
    Search: "do-search",
    Pay: "do-pay",
    Find: "do-find",
    Sweep: "do-sweep",
    Reinforce: "do-reinforce",
    Surrender: "do-surrender",
    Freeze: "do-freeze",
    Cover: "do-cover",
    Build: "do-build",
    Recycle: "do-recycle",
    Place: "do-place",
    Instead: "do-instead",
    GiveUp: "do-give-up",
    Scrap: "do-scrap",
    Transmute: "do-transmute",
    Melt: "do-melt",
    Fulfil: "do-fulfil",
    Advise: "do-advise",
    Want: "do-want",
    Finish: "do-finish",
    Fight: "do-fight",
    Lift: "do-lift",
    Done: "do-done",
}
#: what an action names that is no piece of the table
NO_PIECES: Final = ("cube", "resource", "stack", "area", "place")


def words(action: Action) -> Words:
    """An action in words, and the pieces it touches."""
    if isinstance(action, Place):
        if action.on == "alchemy":
            return Words(Message("do-store", {"cube": action.cube}))
        args: dict[str, Value] = {"cube": action.cube, "card": action.on}
        return Words(Message("do-place", args), (action.on,))
    args = arguments(action)
    message = Message(SAID[type(action)], args)
    if isinstance(action, Choose):
        return Words(message, (f"aside-{action.stack}",))
    touches = [str(value) for name, value in args.items() if name not in NO_PIECES]
    if "area" in args:
        touches.append(f"offer-{args['area']}")
    return Words(message, tuple(touches))


def told(event: Event) -> Message:
    """An event in words; where no cards are named, the list of cards is "none"."""
    message = plain_told(event)
    if message.args.get("cards") != ():
        return message
    return Message(message.id, {**message.args, "cards": ABSENT})
