"""How King's Bounty lies on a table, for any screen."""

from __future__ import annotations

from regnum.core.actions import Action
from regnum.core.messages import Message, Value
from regnum.core.scenes import Area, Piece, Scene, Words
from regnum.core.views import View
from regnum.games.kings_bounty.actions import Draw, Onto, Pass, Play, Return, Under
from regnum.games.kings_bounty.cards import shipped
from regnum.games.kings_bounty.view import HoldingView, KingsBountyView, SeatView, TitleView


def thing(name: str, *badges: Message) -> Piece:
    return Piece(name, Message("thing", {"thing": name}), badges=tuple(badges))


def face_down(area: str, count: int, start: int = 0) -> tuple[Piece, ...]:
    return tuple(
        Piece(f"{area}/{number}", Message("face-down"), face_up=False)
        for number in range(start, start + count)
    )


def scene(view: View) -> Scene:
    assert isinstance(view, KingsBountyView)
    return Scene(
        (
            titles(view),
            *(seat_area(view, seat, shown) for seat, shown in enumerate(view.seats)),
            middle(view),
        )
    )


def titles(view: KingsBountyView) -> Area:
    open_titles = [title for title in view.titles if title.title not in secret_names(view)]
    spare = tuple(thing(name) for name in view.spare_known)
    spare += face_down("spare-titles", view.spare_titles - len(spare), len(spare))
    areas: tuple[Area, ...] = ()
    if spare:
        areas = (Area("spare-titles", Message("place-spare-titles"), "stack", pieces=spare),)
    return Area(
        "titles",
        Message("place-titles"),
        "row",
        pieces=tuple(title_piece(title) for title in open_titles),
        areas=areas,
    )


def secret_names(view: KingsBountyView) -> set[str]:
    return {seat.secret_title for seat in view.seats if seat.secret_title is not None}


def title_piece(title: TitleView) -> Piece:
    """A title: what it counts, its points, and who would get it now."""
    badges = [
        Message("badge-points", {"points": title.points}),
        Message("badge-what", {"title": title.title}),
    ]
    if title.leader is not None and title.at_once:
        badges.append(Message("badge-holder", {"seat": title.leader}))
    elif title.leader is not None:
        rest = [count for seat, count in enumerate(title.counts) if seat != title.leader]
        lead = title.counts[title.leader] - max(rest)
        badges.append(Message("badge-leader", {"seat": title.leader, "lead": lead}))
    if any(title.counts) and not title.at_once:
        badges.append(Message("badge-counts", {"counts": " : ".join(map(str, title.counts))}))
    return thing(title.title, *badges)


def seat_area(view: KingsBountyView, seat: int, shown: SeatView) -> Area:
    owner: dict[str, Value] = {"seat": seat}
    badge = Message("badge-standing", {"points": view.standings[seat]})
    areas = [
        Area(
            f"holdings-{seat}",
            Message("place-holdings", owner),
            "row",
            seat,
            areas=tuple(holding_area(seat, holding) for holding in shown.holdings),
        ),
        Area(
            f"hand-{seat}",
            Message("place-hand", owner),
            "row",
            seat,
            tuple(map(card_piece, shown.hand, shown.strengths))
            + face_down(f"hand-{seat}", shown.hidden_cards),
        ),
    ]
    if shown.secret_title is not None or shown.hidden_titles:
        pieces = face_down(f"secret-title-{seat}", shown.hidden_titles)
        for title in view.titles:
            if title.title == shown.secret_title:
                pieces = (title_piece(title),)
        areas.append(
            Area(
                f"secret-title-{seat}",
                Message("place-secret-title", owner),
                "row",
                seat,
                pieces,
            )
        )
    roles = []
    if seat == view.first:
        roles.append(Piece(f"first-{seat}", Message("first-player")))
    if seat == view.last:
        roles.append(Piece(f"last-{seat}", Message("last-player")))
    standing = Piece(f"standing-{seat}", badge)
    return Area(
        f"seat-{seat}",
        Message("place-seat", owner),
        "counters",
        seat,
        (standing, *roles),
        tuple(areas),
    )


def card_piece(name: str, strength: int) -> Piece:
    """A card of a hand with its strength, if it has one."""
    return (
        thing(name, Message("badge-strength", {"strength": strength})) if strength else thing(name)
    )


def holding_area(seat: int, holding: HoldingView) -> Area:
    """A holding with its garrison on top."""
    pieces = [thing(holding.holding, Message("badge-defence", {"defence": holding.defence}))]
    if holding.garrison is not None:
        pieces.append(thing(holding.garrison))
    return Area(
        f"at-{holding.holding}",
        Message("thing", {"thing": holding.holding}),
        "stack",
        seat,
        tuple(pieces),
    )


def middle(view: KingsBountyView) -> Area:
    """Deck, what one remembers of it, the troop in motion, discarded cards."""
    counts = [Piece("deck", Message("deck-count", {"count": view.deck}))]
    if view.returned:
        counts.append(Piece("returned", Message("returned-count", {"count": view.returned})))
    areas = []
    if view.played is not None:
        areas.append(Area("played", Message("place-played"), "row", pieces=(thing(view.played),)))
    if view.remembered:
        pieces = tuple(
            thing(name, Message("badge-depth", {"depth": depth + 1}))
            for depth, name in view.remembered
        )
        areas.append(Area("remembered", Message("place-remembered"), "row", pieces=pieces))
    if view.discarded:
        discards = tuple(thing(name) for name in view.discarded)
        areas.append(Area("discarded", Message("place-discarded"), "stack", pieces=discards))
    return Area("middle", Message("place-middle"), "counters", None, tuple(counts), tuple(areas))


def words(action: Action) -> Words:
    """An action in words, and the pieces it touches."""
    if isinstance(action, Play):
        is_holding = shipped().number.get(action.card, 0) >= len(shipped().onto)
        say = "do-lay" if is_holding else "do-play"
        return Words(Message(say, {"card": action.card}), (action.card,))
    if isinstance(action, Onto):
        args: dict[str, Value] = {"troop": action.troop, "holding": action.holding}
        return Words(Message("do-onto", args), (action.troop, action.holding))
    if isinstance(action, Under):
        return Words(Message("do-under", {"card": action.card}), (action.card, "deck"))
    if isinstance(action, Return):
        return Words(Message("do-return"), ("deck",))
    if isinstance(action, Draw):
        return Words(Message("do-draw"), ("deck",))
    assert isinstance(action, Pass)
    return Words(Message("do-pass"))
