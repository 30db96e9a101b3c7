"""Who sees what in Kings' Struggle: view(), places(), known(), redeal(), redaction of events."""

from __future__ import annotations

from msgspec.structs import replace

from regnum.core.actions import Event, Seat
from regnum.core.dice import Dice
from regnum.core.results import Line
from regnum.core.sight import each_once
from regnum.games.kings_struggle.abilities import PutDown, coins_for, token_of
from regnum.games.kings_struggle.cards import (
    BIT_OF,
    BOOST,
    COINS,
    DECK,
    NOTHING,
    PARTS,
    name_of_part,
)
from regnum.games.kings_struggle.deals import Deal, HandOver, OpenDeal
from regnum.games.kings_struggle.events import Changed, HandedOver, Proposed
from regnum.games.kings_struggle.knowledge import (
    conclude,
    hidden_kinds,
    knows_place,
    show_hand_card,
    show_pile_card,
    trace_of,
)
from regnum.games.kings_struggle.scoring import lines_of
from regnum.games.kings_struggle.state import Court
from regnum.games.kings_struggle.talk import AbilityTalk
from regnum.games.kings_struggle.trick import leader
from regnum.games.kings_struggle.view import CourtierView, DoneView, KingsStruggleView, TalkView


def kinds_in(bits: int) -> list[int]:
    return [kind for kind in range(DECK) if bits >> kind & 1]


def places(s: Court) -> dict[str, str]:
    """Where each card of this match is."""
    names = s.cards.names
    lying: list[tuple[str, str]] = []
    for seat in range(s.seats):
        lying.extend((s.name_of(seat, kind), f"hand-{seat}") for kind in kinds_in(s.hands[seat]))
        lying.extend(
            (s.name_of(seat, kind), f"removed-{seat}") for kind in kinds_in(s.removed[seat])
        )
        if s.played[seat] != NOTHING:
            lying.append((s.name_of(seat, s.played[seat]), f"played-{seat}"))
        lying.extend((names[card], f"pile-{seat}") for card in s.piles[seat])
    lying.extend((names[card], "discarded") for card in s.discarded)
    return each_once(lying)


def known(s: Court, seat: Seat | None) -> set[str]:
    """The cards whose places a seat knows."""
    found = set(places(s))
    for other in range(s.seats):
        hidden = hidden_kinds(s, seat, other)
        found.difference_update(s.name_of(other, kind) for kind in kinds_in(hidden))
        for card in s.piles[other]:
            if not knows_place(s, seat, card):
                found.discard(s.cards.names[card])
    return found


def back(s: Court, component: str) -> str:
    """Hands and removed cards are told apart by their decks; cards of piles may be mistaken
    for each other where face-down passing has joined the piles."""
    card = s.cards.number[component]
    if not s.traces or not trace_of(s, None)[card]:
        return f"deck-{card // DECK}"
    return f"piles-{joined(trace_of(s, None), card)}"


def joined(trace: list[int], card: int) -> int:
    """All piles that are linked to those where a card may lie, one bit each."""
    piles = trace[card]
    grown = 0
    while grown != piles:
        grown = piles
        for mask in trace:
            if mask & (mask - 1) and mask & piles:
                piles |= mask
    return piles


def possible(s: Court, seat: Seat | None, component: str, place: str) -> bool:
    """A card of a pile lies where it may have been passed to."""
    kind, _, owner = place.rpartition("-")
    if kind != "pile" or not s.traces:
        return True
    return trace_of(s, seat)[s.cards.number[component]] >> int(owner) & 1 == 1


def remind(s: Court, seat: Seat | None, components: set[str]) -> None:
    """A card shown in an action that was taken back is remembered."""
    for name in sorted(components):
        card = s.cards.number[name]
        owner, kind = divmod(card, DECK)
        if s.hands[owner] >> kind & 1:
            show_hand_card(s, owner, kind)
        for holder in range(s.seats):
            if card in s.piles[holder]:
                show_pile_card(s, seat, holder, card)


# -- redealing


def redeal(s: Court, seat: Seat | None, dice: Dice) -> Court:
    """Deal again all that a seat does not know: the others' hands and removed cards at night,
    piles through which cards have passed face down, and cards that are offered face down."""
    new = s.clone()
    if s.night:
        redeal_hands(new, seat, dice)
    if s.traces and s.agenda:
        redeal_piles(new, seat, dice)
    if any(passing.face_down for found in s.deals for passing in found.deal.cards):
        new.deals = [redealt_offer(new, found, seat, dice) for found in s.deals]
    return new


def redeal_hands(s: Court, seat: Seat | None, dice: Dice) -> None:
    """Which of a deck's unseen cards were removed."""
    removed = s.removed[:]
    for other in range(s.seats):
        hidden = hidden_kinds(s, seat, other)
        if not hidden:
            continue
        count = removed[other].bit_count()
        kinds = kinds_in(hidden)
        dice.shuffle(kinds)
        gone = 0
        for kind in kinds[:count]:
            gone |= 1 << kind
        removed[other] = gone
        s.hands[other] = (s.hands[other] & ~hidden) | (hidden & ~gone)
    s.removed = removed


def redeal_piles(s: Court, seat: Seat | None, dice: Dice) -> None:
    """Every dealing of the unknown cards that fits the traces and the sizes of the piles is as
    likely: a card goes to a pile as often as the rest can then be dealt."""
    trace = trace_of(s, seat)
    unknown = [card for card in range(len(trace)) if trace[card] & (trace[card] - 1)]
    # like masks together, so that few ways have to be counted
    unknown.sort(key=lambda card: (trace[card], card))
    room = [len(pile) for pile in s.piles]
    for mask in trace:
        if mask and mask & (mask - 1) == 0:
            room[mask.bit_length() - 1] -= 1
    memo: dict[tuple[int, ...], int] = {}
    dealt: dict[int, Seat] = {}
    for place, card in enumerate(unknown):
        chances = []
        for pile in range(s.seats):
            ways = 0
            if trace[card] >> pile & 1 and room[pile]:
                room[pile] -= 1
                ways = ways_to_deal(trace, unknown, place + 1, room, memo)
                room[pile] += 1
            chances.append(ways)
        chosen = drawn(chances, dice)
        room[chosen] -= 1
        dealt[card] = chosen
    if dealt:
        lay_piles(s, seat, dealt)


def ways_to_deal(
    trace: list[int],
    unknown: list[int],
    place: int,
    room: list[int],
    memo: dict[tuple[int, ...], int],
) -> int:
    """In how many ways the cards from `place` on fit into the room that is left."""
    if place == len(unknown):
        return 1
    key = (place, *room)
    known_ways = memo.get(key)
    if known_ways is not None:
        return known_ways
    ways = 0
    mask = trace[unknown[place]]
    for pile in range(len(room)):
        if mask >> pile & 1 and room[pile]:
            room[pile] -= 1
            ways += ways_to_deal(trace, unknown, place + 1, room, memo)
            room[pile] += 1
    memo[key] = ways
    return ways


def drawn(chances: list[int], dice: Dice) -> int:
    """A place, by its share of the chances; in steps, because dice have few sides."""
    total = sum(chances)
    # 20 bits at a time are within the sides of any dice
    mark = 0
    limit = 1
    while limit < total << 20:
        mark = (mark << 20) | dice.below(1 << 20)
        limit <<= 20
    mark = mark * total // limit
    for place in range(len(chances)):
        if mark < chances[place]:
            return place
        mark -= chances[place]
    raise AssertionError("no dealing fits")


def lay_piles(s: Court, seat: Seat | None, dealt: dict[int, Seat]) -> None:
    """Lay the cards as dealt. What another seat knows there: all that is common knowledge, and
    its own pile."""
    old = s.piles
    s.piles = [[card for card in pile if card not in dealt] for pile in old]
    for card in sorted(dealt):
        s.piles[dealt[card]].append(card)
    for pile in range(s.seats):
        tally = 0
        for card in s.piles[pile]:
            tally += 1 << (3 * (card % DECK))
        s.tally[pile] = tally
    mine = trace_of(s, seat)[:]
    common = trace_of(s, None)[:]
    traces = []
    for viewer in range(s.seats):
        trace = mine if viewer == seat else seen_from(s, viewer, common)
        traces.append(trace)
    traces.append(common)
    s.traces = traces


def seen_from(s: Court, viewer: Seat, common: list[int]) -> list[int]:
    trace = common[:]
    bit = 1 << viewer
    for card in range(len(trace)):
        if trace[card] & bit:
            trace[card] = bit if card in s.piles[viewer] else trace[card] & ~bit
    conclude(s, trace)
    return trace


def redealt_offer(s: Court, found: OpenDeal, seat: Seat | None, dice: Dice) -> OpenDeal:
    """Another's card that is offered face down may be any of that pile."""
    deal = found.deal
    if not any(unseen(passing, seat) for passing in deal.cards):
        return found
    open_cards = [passing.card for passing in deal.cards if not passing.face_down]
    cards = list(deal.cards)
    for giver in sorted({passing.giver for passing in cards}):
        pile = sorted(s.cards.names[card] for card in s.piles[giver])
        pile = [name for name in pile if name not in open_cards]
        dice.shuffle(pile)
        for place, passing in enumerate(cards):
            if passing.giver == giver and unseen(passing, seat):
                cards[place] = HandOver(giver, passing.receiver, pile.pop(), True)
    new = replace(deal, cards=tuple(cards))
    return OpenDeal(found.number, found.by, new, found.agreed, found.was)


# -- showing


def unseen(passing: HandOver, seat: Seat | None) -> bool:
    """Whether a card is named that is to pass face down, and not by this seat."""
    return passing.face_down and passing.giver != seat and passing.card is not None


def redacted(deal: Deal, seat: Seat | None) -> Deal:
    """A deal as others see it: cards that are offered face down are not named."""
    if not any(unseen(passing, seat) for passing in deal.cards):
        return deal
    cards = tuple(
        HandOver(passing.giver, passing.receiver, None, True) if unseen(passing, seat) else passing
        for passing in deal.cards
    )
    return replace(deal, cards=cards)


def redact(event: Event, seat: Seat | None) -> Event:
    """Others see that a card passes face down, not which."""
    if isinstance(event, Proposed):
        return Proposed(event.seat, event.number, redacted(event.deal, seat))
    if isinstance(event, Changed):
        deal = redacted(event.deal, seat)
        return Changed(event.seat, event.old, event.number, deal)
    if isinstance(event, HandedOver):
        hidden = event.face_down and seat not in (event.giver, event.receiver)
        return HandedOver(event.giver, event.receiver, None, True) if hidden else event
    return event


def view(s: Court, seat: Seat | None) -> KingsStruggleView:
    """All that a seat may know."""
    top = s.agenda[-1] if s.agenda else None
    all_down = NOTHING not in s.played or s.turn > 0
    first = leader(s) if all_down else NOTHING
    return KingsStruggleView(
        night=s.night,
        market=s.market,
        round=s.round,
        star=s.star,
        scepter=None if s.scepter == NOTHING else s.scepter,
        seats=tuple(courtier(s, other, seat) for other in range(s.seats)),
        leader=None if first == NOTHING else first,
        replacing=top.seat if isinstance(top, PutDown) else None,
        discarded=tuple(s.cards.names[card] for card in s.discarded),
        talk=talk_view(s),
        deals=tuple(
            OpenDeal(
                found.number,
                found.by,
                redacted(found.deal, seat),
                found.agreed,
                found.was,
            )
            for found in s.deals
        ),
        closed=s.closed,
        done=None if s.done == 0 else DoneView(s.done_by, name_of_part(s.done), s.done_on),
        ledger=tuple(s.ledger),
    )


def courtier(s: Court, seat: Seat, viewer: Seat | None) -> CourtierView:
    hidden = hidden_kinds(s, viewer, seat)
    hand, removed = s.hands[seat], s.removed[seat]
    pile = sorted(s.piles[seat], key=lambda card: (card % DECK, card // DECK))
    shown = [s.cards.names[card] for card in pile if knows_place(s, viewer, card)]
    points: int | None = None
    split: tuple[Line, ...] = ()
    if len(shown) == len(pile):
        split = tuple(lines_of(s.cards, s.tally[seat]))
        points = s.coins[seat] + sum(line.points for line in split)
    kind = s.played[seat]
    return CourtierView(
        coins=s.coins[seat],
        hand=tuple(s.name_of(seat, shown_kind) for shown_kind in kinds_in(hand & ~hidden)),
        powers=tuple(s.cards.power[shown_kind] for shown_kind in kinds_in(hand & ~hidden)),
        hidden_cards=(hand & hidden).bit_count(),
        removed=tuple(s.name_of(seat, shown_kind) for shown_kind in kinds_in(removed & ~hidden)),
        hidden_removed=(removed & hidden).bit_count(),
        played=None if kind == NOTHING else s.name_of(seat, kind),
        power=s.strength(seat),
        fives=s.fives[seat],
        twos=s.twos[seat],
        mute=s.mute >> seat & 1 == 1,
        acted=s.acted >> seat & 1 == 1,
        pile=tuple(shown),
        hidden_pile=len(pile) - len(shown),
        points=points,
        split=split,
    )


def talk_view(s: Court) -> TalkView | None:
    top = s.agenda[-1] if s.agenda else None
    if not isinstance(top, AbilityTalk):
        return None
    return TalkView(
        holder=top.seat,
        parts=tuple(part for part in PARTS if s.parts & BIT_OF[part]),
        spared=tuple(other for other in range(s.seats) if s.spared >> other & 1),
        plus=token_of(s, top.seat) if s.parts & BOOST else 0,
        coins=coins_for(s, top.seat) if s.parts & COINS else 0,
        offers_left=tuple(s.offers - said for said in s.said) if s.offers else (),
    )
