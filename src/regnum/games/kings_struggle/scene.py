"""How Kings' Struggle lies on a table, for any screen."""

from __future__ import annotations

from regnum.core.actions import Action, Event, Seat
from regnum.core.messages import Message, Value
from regnum.core.nested import within
from regnum.core.notation import ABSENT, arguments, tag_of
from regnum.core.scenes import Area, Piece, Scene, Words
from regnum.core.views import View
from regnum.games.kings_struggle.actions import (
    Agree,
    Break,
    Change,
    Pay,
    Play,
    Propose,
    Reject,
    Use,
    Withdraw,
)
from regnum.games.kings_struggle.deals import Deal, OpenDeal, Part, Pledge, Promise
from regnum.games.kings_struggle.events import (
    Changed,
    Forgone,
    PromiseBroken,
    Promised,
    PromiseKept,
    Proposed,
)
from regnum.games.kings_struggle.judging import parties
from regnum.games.kings_struggle.state import ROUNDS
from regnum.games.kings_struggle.terms import PART_NAMES, clauses, promise_clause, seats_of
from regnum.games.kings_struggle.view import CourtierView, KingsStruggleView

USES: dict[str, str] = {
    "boost": "do-boost",
    "kill": "do-kill",
    "star": "do-star",
    "coins": "do-coins",
    "replace": "do-replace",
    "jest": "do-jest",
    "seize": "do-seize",
}


def thing(name: str, *badges: Message) -> Piece:
    return Piece(name, Message("thing", {"thing": name}), badges=tuple(badges))


def face_down(area: str, count: int) -> tuple[Piece, ...]:
    return tuple(
        Piece(f"{area}/{number}", Message("face-down"), face_up=False) for number in range(count)
    )


def scene(view: View) -> Scene:
    assert isinstance(view, KingsStruggleView)
    areas = [round_area(view)]
    areas.extend(seat_area(view, seat, shown) for seat, shown in enumerate(view.seats))
    if view.discarded:
        pieces = tuple(thing(name) for name in view.discarded)
        areas.append(Area("discarded", Message("place-discarded"), "stack", pieces=pieces))
    if view.ledger:
        areas.append(ledger_area(view))
    if view.talk is not None:
        areas.append(deals_area(view))
    return Scene(tuple(areas))


def round_area(view: KingsStruggleView) -> Area:
    """Round, day or night, market, and who takes the trick as it lies."""
    counts = [
        Piece("round", Message("round-count", {"round": view.round, "last": ROUNDS})),
        Piece("mode", Message("night" if view.night else "day")),
    ]
    if view.market == "free":
        counts.append(Piece("market", Message("market-free")))
    elif view.market == "regulated":
        counts.append(Piece("market", Message("market-regulated")))
    if view.leader is not None:
        counts.append(Piece("leader", Message("trick-leader", {"seat": view.leader})))
    return Area("middle", Message("place-middle"), "counters", None, tuple(counts))


def seat_area(view: KingsStruggleView, seat: Seat, shown: CourtierView) -> Area:
    owner: dict[str, Value] = {"seat": seat}
    counts = [
        Piece(f"number-{seat}", Message("player-code", {"number": seat + 1})),
        Piece(f"coins-{seat}", Message("coins-count", {"count": shown.coins})),
    ]
    if shown.points is not None:
        counts.append(Piece(f"points-{seat}", Message("badge-points", {"points": shown.points})))
    if view.star == seat:
        counts.append(Piece(f"star-{seat}", Message("star")))
    if view.scepter == seat:
        counts.append(Piece(f"scepter-{seat}", Message("scepter")))
    played = () if shown.played is None else (played_piece(shown),)
    areas = [
        Area(f"played-{seat}", Message("place-played"), "stack", seat, played),
        Area(
            f"hand-{seat}",
            Message("place-hand"),
            "row",
            seat,
            hand_pieces(shown, seat == view.seat) + face_down(f"hand-{seat}", shown.hidden_cards),
        ),
        Area(
            f"pile-{seat}",
            Message("place-pile"),
            "stack",
            seat,
            tuple(thing(name) for name in shown.pile)
            + face_down(f"pile-{seat}", shown.hidden_pile),
        ),
    ]
    if shown.removed or shown.hidden_removed:
        areas.append(
            Area(
                f"removed-{seat}",
                Message("place-removed"),
                "stack",
                seat,
                tuple(thing(name) for name in shown.removed)
                + face_down(f"removed-{seat}", shown.hidden_removed),
            )
        )
    return Area(
        f"seat-{seat}", Message("place-seat", owner), "counters", seat, tuple(counts), tuple(areas)
    )


def hand_pieces(shown: CourtierView, own: bool) -> tuple[Piece, ...]:
    """The cards of a hand; one's own with their powers."""
    if not own:
        return tuple(thing(name) for name in shown.hand)
    return tuple(
        thing(name, Message("badge-power", {"power": power}))
        for name, power in zip(shown.hand, shown.powers, strict=True)
    )


def played_piece(shown: CourtierView) -> Piece:
    """The card in play with its power and tokens."""
    assert shown.played is not None
    badges = [Message("badge-power", {"power": shown.power})]
    if shown.fives or shown.twos:
        badges.append(Message("badge-tokens", {"fives": shown.fives, "twos": shown.twos}))
    if shown.mute:
        badges.append(Message("badge-mute"))
    return thing(shown.played, *badges)


# -- the talks


def deals_area(view: KingsStruggleView) -> Area:
    """Every deal on the table: its number, what it says, who has agreed and who has not."""
    talk = view.talk
    assert talk is not None
    pieces: list[Piece] = []
    if view.seat is not None and talk.offers_left:
        left = Message("offers-left", {"count": talk.offers_left[view.seat]})
        pieces.append(Piece("offers-left", left))
    if talk.plus:
        pieces.append(Piece("token", Message("talk-token", {"plus": talk.plus})))
    if talk.coins:
        pieces.append(Piece("to-take", Message("talk-coins", {"count": talk.coins})))
    if talk.spared:
        spared = Message("talk-spared", {"seats": seats_of(talk.spared)})
        pieces.append(Piece("spared", spared))
    if not view.deals:
        pieces.append(Piece("no-deals", Message("no-deals")))
    return Area(
        "deals",
        Message("place-deals", {"seat": talk.holder, "parts": part_names(talk.parts)}),
        "row",
        None,
        tuple(pieces),
        tuple(deal_area(found, talk.holder) for found in view.deals),
    )


def deal_area(found: OpenDeal, holder: Seat) -> Area:
    pieces = [
        Piece(f"deal-{found.number}/{place}", clause)
        for place, clause in enumerate(clauses(found.deal))
    ]
    missing = tuple(
        seat for seat in parties(holder, found.by, found.deal) if seat not in found.agreed
    )
    args: dict[str, Value] = {"agreed": seats_of(found.agreed), "missing": seats_of(missing)}
    pieces.append(Piece(f"agreed-{found.number}", Message("deal-agreed", args)))
    return Area(
        f"deal-{found.number}",
        Message("place-deal", {"number": found.number, "seat": found.by}),
        "row",
        None,
        tuple(pieces),
    )


def ledger_area(view: KingsStruggleView) -> Area:
    """All promises: those that are open first, then those settled, the last one first."""
    settled = [pledge for pledge in reversed(view.ledger) if pledge.state != "open"]
    shown = [pledge for pledge in view.ledger if pledge.state == "open"]
    pieces = [pledge_piece(place, pledge) for place, pledge in enumerate([*shown, *settled])]
    return Area("ledger", Message("place-ledger"), "row", None, tuple(pieces))


def pledge_piece(place: int, pledge: Pledge) -> Piece:
    if pledge.state == "open":
        badges = [Message("pledge-open")]
    elif pledge.state == "kept":
        badges = [Message("pledge-kept")]
    else:
        badges = [Message("pledge-broken")]
    if pledge.paid and pledge.state == "open":
        badges.append(Message("pledge-paid", {"coins": pledge.paid}))
    return Piece(f"pledge-{place}", promise_clause(pledge.promise), badges=tuple(badges))


# -- words


def part_names(parts: tuple[Part, ...]) -> tuple[str, ...]:
    return tuple(PART_NAMES[part] for part in parts)


def words(action: Action) -> Words:
    """An action in words, and the pieces it touches."""
    if isinstance(action, Play):
        return Words(Message("do-play", {"card": action.card}), (action.card,))
    if isinstance(action, Use):
        aimed = Message(USES[action.part], {"seats": seats_of(action.targets)})
        return Words(aimed, tuple(f"seat-{seat}" for seat in action.targets))
    if isinstance(action, Propose):
        return Words(Message("do-propose", {"deal": said(action.deal)}))
    if isinstance(action, Change):
        args: dict[str, Value] = {"number": action.number, "deal": said(action.deal)}
        return Words(Message("do-change", args), (f"deal-{action.number}",))
    if isinstance(action, Withdraw):
        number = action.number
        return Words(Message("do-withdraw", {"number": number}), (f"deal-{number}",))
    if isinstance(action, Reject):
        reason: dict[str, Value] = {"number": action.number, "why": action.why or ABSENT}
        return Words(Message("do-reject", reason))
    if isinstance(action, Agree):
        deal = (f"deal-{action.number}",)
        if action.cards:
            gives: dict[str, Value] = {"number": action.number, "cards": action.cards}
            return Words(Message("do-agree-with", gives), (*deal, *action.cards))
        return Words(Message("do-agree", {"number": action.number}), deal)
    if isinstance(action, Pay):
        return Words(Message("do-pay", {"to": action.to, "coins": action.coins}))
    if isinstance(action, Break):
        return Words(Message("do-break"))
    return Words(Message("do-skip"))


def said(deal: Deal) -> str:
    """A deal as the argument of a message."""
    return within(clauses(deal))


def promise_said(promise: Promise) -> str:
    return within([promise_clause(promise)])


def told(event: Event) -> Message:
    """An event in words; deals and promises are said clause by clause."""
    args = arguments(event)
    if isinstance(event, Proposed | Changed):
        args["deal"] = said(event.deal)
    elif isinstance(event, Promised | PromiseKept | PromiseBroken):
        args["promise"] = promise_said(event.promise)
    elif isinstance(event, Forgone):
        args["parts"] = part_names(event.parts)
    return Message("event-" + tag_of(type(event)), args)
