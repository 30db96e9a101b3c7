"""The player boards, and that of the solo opponent, for any screen."""

from __future__ import annotations

from regnum.core.messages import Message, Value
from regnum.core.nested import within
from regnum.core.notation import ABSENT
from regnum.core.scenes import Area, Piece
from regnum.games.paladins.rewards import ATTRIBUTES, WORKERS
from regnum.games.paladins.scene_pieces import (
    ability,
    face_down,
    paladin_badges,
    score_badge,
    some,
    thing,
    whose,
)
from regnum.games.paladins.view import ActionView, OpponentView, PaladinsView, PlayerView


def player_area(view: PaladinsView, seat: int) -> Area:
    """A player board. On the viewer's own every action has a line; of the others what matters."""
    shown = view.players[seat]
    own = seat == view.seat
    owner: dict[str, Value] = {"seat": seat}
    heading = [Piece(f"points@{seat}", Message("badge-standing", {"points": shown.standing}))]
    if seat == view.first and view.opponent is None:
        heading.append(Piece(f"first@{seat}", Message("first-player")))
    if shown.passed:
        heading.append(Piece(f"passed@{seat}", Message("has-passed")))
    areas = [workers_area(seat, shown, own), *paladin_areas(seat, shown)]
    if own:
        title = Message("place-goods", owner)
        areas.insert(0, Area(f"goods-{seat}", title, "track", seat, tuple(goods(seat, shown))))
        areas += [action_area(seat, shown, action) for action in shown.actions]
        areas.append(jars_area(view, seat, shown))
    else:
        heading += goods(seat, shown)
        areas.append(brief_actions(view, seat))
    areas += cards_areas(view, seat)
    return Area(
        f"seat-{seat}",
        Message("place-seat", owner),
        "counters",
        seat,
        tuple(heading),
        tuple(areas),
    )


def goods(seat: int, shown: PlayerView) -> list[Piece]:
    """Silver, provisions, attributes with what the paladin adds, debts."""
    marks: list[tuple[str, Message]] = [
        ("silver", Message("silver-count", {"count": shown.silver})),
        ("provisions", Message("provision-count", {"count": shown.provisions})),
    ]
    for number, attribute in enumerate(ATTRIBUTES):
        args: dict[str, Value] = {
            "attribute": attribute,
            "level": shown.attributes[number],
            "boost": shown.boosts[number],
        }
        marks.append((attribute, Message("attribute-count", args)))
    if shown.unpaid or shown.paid:
        debts: dict[str, Value] = {"unpaid": shown.unpaid, "paid": shown.paid}
        marks.append(("debts", Message("debts-count", debts)))
    return [Piece(f"{name}@{seat}", mark) for name, mark in marks]


def workers_area(seat: int, shown: PlayerView, own: bool) -> Area:
    pieces = tuple(
        Piece(
            f"own-{worker}" if own else f"{worker}@{seat}",
            Message("some", {"reward": worker, "amount": shown.workers[number]}),
        )
        for number, worker in enumerate(WORKERS)
        if shown.workers[number]
    )
    return Area(f"workers-{seat}", Message("place-workers", {"seat": seat}), "track", seat, pieces)


def paladin_areas(seat: int, shown: PlayerView) -> list[Area]:
    """Three paladins in hand, the one of the round, those one knows of the deck, former ones."""
    owner: dict[str, Value] = {"seat": seat}
    areas: list[Area] = []
    if shown.drawn or shown.hidden_drawn:
        drawn = [thing(card.paladin, *paladin_badges(card)) for card in shown.drawn]
        drawn += [
            face_down(f"drawn-{seat}/{number}", "hidden-paladin")
            for number in range(shown.hidden_drawn)
        ]
        areas.append(
            Area(f"drawn-{seat}", Message("place-drawn", owner), "row", seat, tuple(drawn))
        )
    title = Message("place-paladin", owner)
    if shown.paladin is not None:
        badges = paladin_badges(shown.paladin)
        if not shown.turned_up:
            badges.append(Message("badge-face-down"))
        piece = thing(shown.paladin.paladin, *badges)
        areas.append(Area(f"paladin-{seat}", title, "track", seat, (piece,)))
    elif shown.hidden_paladin:
        piece = face_down(f"paladin-{seat}/0", "hidden-paladin")
        areas.append(Area(f"paladin-{seat}", title, "track", seat, (piece,)))
    if shown.remembered:
        known = [thing(name, depth_badge(depth, shown.deck)) for depth, name in shown.remembered]
        title = Message("place-paladin-deck", {"seat": seat, "count": shown.deck})
        areas.append(Area(f"paladin-deck-{seat}", title, "track", seat, tuple(known)))
    if shown.retired:
        former = tuple(thing(name) for name in shown.retired)
        areas.append(
            Area(f"retired-{seat}", Message("place-retired", owner), "track", seat, former)
        )
    return areas


def depth_badge(depth: int, deck: int) -> Message:
    """How deep a card lies: on top, or counted from the bottom, where one put it."""
    if depth == 0:
        return Message("badge-on-top")
    return Message("badge-from-bottom", {"number": deck - depth})


# -- actions


def action_area(seat: int, shown: PlayerView, action: ActionView) -> Area:
    """An own action: its cells, how often it was done, and what it needs for the next time."""
    pieces: list[Piece] = []
    for number, there in enumerate(action.standing):
        if there is None:
            mark = Message("cell-free", {"cell": action.cells[number]})
        else:
            mark = Message("cell-taken", {"there": there})
        pieces.append(Piece(f"cell-{action.action}/{number}", mark))
    marks: list[Message] = []
    if action.limit:
        marks.append(Message("badge-done", {"times": action.times, "limit": action.limit}))
    elif action.times:
        marks.append(Message("badge-done-often", {"times": action.times}))
    if action.silver or action.provisions:
        price: dict[str, Value] = {"silver": action.silver, "provisions": action.provisions}
        marks.append(Message("badge-cost", price))
    if action.need:
        marks.append(Message("badge-need", {"influence": action.need}))
    if action.action == "develop" and shown.workshop is not None:
        marks.append(Message("badge-under-workshop", {"worker": shown.workshop}))
    pieces += [Piece(f"{mark.id}-{action.action}", mark) for mark in marks]
    title = Message("thing", {"thing": action.action})
    return Area(f"own-{action.action}", title, "track", seat, tuple(pieces))


def brief_actions(view: PaladinsView, player: int) -> Area:
    """Of another player: actions that were done, and those that workers block."""
    shown = view.players[player]
    pieces: list[Piece] = []
    for action in shown.actions:
        badges: list[Message] = []
        shops = action.standing.count("workshop")
        if action.times:
            badges.append(Message("badge-done-often", {"times": action.times}))
        if shops:
            badges.append(Message("badge-workshops", {"count": shops}))
        if any(there not in (None, "workshop") for there in action.standing):
            badges.append(Message("badge-occupied"))
        if badges:
            name = Message("thing", {"thing": action.action})
            pieces.append(Piece(f"{action.action}@{player}", name, badges=tuple(badges)))
    title = Message("place-actions", {"seat": whose(view, player)})
    return Area(f"actions-{player}", title, "track", owner_of(view, player), tuple(pieces))


def owner_of(view: PaladinsView, player: int) -> int | None:
    """Whose area it is: the solo opponent's belongs to nobody."""
    return None if whose(view, player) == ABSENT else player


def jars_area(view: PaladinsView, seat: int, shown: PlayerView) -> Area:
    pieces: list[Piece] = []
    for jar in view.jar_spaces:
        badges = (Message("badge-jar"),) if jar.space in shown.jars else ()
        name = Message("space", {"gain": some(jar.gain)})
        pieces.append(Piece(jar.space, name, badges=badges))
    title = Message("place-jars", {"seat": seat})
    return Area(f"jars-{seat}", title, "track", seat, tuple(pieces))


# -- cards


def cards_areas(view: PaladinsView, player: int) -> list[Area]:
    """Townsfolk, suspicions, walls, attacked and converted outsiders, where there are any."""
    shown = view.players[player]
    seat = owner_of(view, player)
    owner: dict[str, Value] = {"seat": whose(view, player)}
    found = [
        Area(
            f"hired-{player}",
            Message("place-hired", owner),
            "track",
            seat,
            tuple(thing(card.townsperson, ability(card)) for card in shown.hired),
        ),
        Area(
            f"suspicions-{player}",
            Message("place-suspicions", owner),
            "track",
            seat,
            tuple(thing(name) for name in shown.suspicions),
        ),
        Area(
            f"walls-{player}",
            Message("place-walls", owner),
            "track",
            seat,
            tuple(thing(name) for name in shown.walls),
        ),
        Area(
            f"attacked-{player}",
            Message("place-attacked", owner),
            "track",
            seat,
            tuple(thing(name) for name in shown.attacked),
        ),
        Area(
            f"converted-{player}",
            Message("place-converted", owner),
            "track",
            seat,
            tuple(thing(card.outsider, score_badge(card)) for card in shown.converted),
        ),
    ]
    return [area for area in found if area.pieces]


# -- the solo opponent


def opponent_area(view: PaladinsView, opponent: OpponentView) -> Area:
    """The opponent's board: it belongs to no seat."""
    number = len(view.players) - 1
    shown = view.players[number]
    marks: list[tuple[str, Message]] = [
        ("points", Message("badge-standing", {"points": shown.standing})),
        ("idle", Message("idle-count", {"count": opponent.idle})),
        ("marker", Message("marker-count", {"spot": opponent.marker})),
    ]
    for place, attribute in enumerate(ATTRIBUTES):
        args: dict[str, Value] = {
            "attribute": attribute,
            "level": shown.attributes[place],
            "boost": 0,
        }
        marks.append((attribute, Message("attribute-count", args)))
    stack = [Message("attribute-named", {"attribute": each}) for each in opponent.stack]
    marks.append(("stack", Message("attribute-stack", {"attributes": within(stack)})))
    if shown.unpaid or shown.paid:
        debts: dict[str, Value] = {"unpaid": shown.unpaid, "paid": shown.paid}
        marks.append(("debts", Message("debts-count", debts)))
    marks.append(("schemes", Message("scheme-count", {"count": opponent.scheme_deck})))
    if opponent.tried:
        marks.append(("scheme", Message("last-scheme", {"scheme": opponent.tried[-1]})))
    if shown.passed:
        marks.append(("passed", Message("has-passed")))
    pieces = tuple(Piece(f"opponent-{name}", mark) for name, mark in marks)
    gone = [
        Area(
            "schemes-gone",
            Message("place-schemes-gone"),
            "track",
            pieces=tuple(thing(name) for name in opponent.schemes_gone),
        ),
        Area(
            "schemes-waiting",
            Message("place-schemes-waiting"),
            "track",
            pieces=tuple(thing(name) for name in opponent.waiting),
        ),
    ]
    areas = [brief_actions(view, number), *cards_areas(view, number)]
    areas += [area for area in gone if area.pieces]
    return Area(
        "opponent",
        Message("place-opponent", {"difficulty": opponent.difficulty}),
        "counters",
        pieces=pieces,
        areas=tuple(area for area in areas if area.pieces),
    )
