"""Who sees what in King's Bounty: view(), places(), known(), redeal(), redaction of events."""

from __future__ import annotations

from regnum.core.actions import Event, Seat
from regnum.core.dice import Dice
from regnum.core.sight import each_once
from regnum.games.kings_bounty.cards import NOBODY, NOTHING, PEOPLES, TROOPS
from regnum.games.kings_bounty.events import Drew, PutUnder
from regnum.games.kings_bounty.state import Kingdom
from regnum.games.kings_bounty.titles import AT_ONCE, holder_of, tally
from regnum.games.kings_bounty.view import HoldingView, KingsBountyView, SeatView, TitleView


def places(s: Kingdom) -> dict[str, str]:
    """Where each card of this match is."""
    names = s.cards.names
    lying: list[tuple[str, str]] = []
    for depth, card in enumerate(s.deck[s.top :]):
        lying.append((names[card], f"deck-{depth}"))
    for seat, hand in enumerate(s.hands):
        for card in hand:
            lying.append((names[card], f"hand-{seat}"))
    for holding in s.holdings:
        lying.append((names[holding], f"holdings-{s.owner[holding - TROOPS]}"))
        guard = s.garrison[holding - TROOPS]
        if guard != NOTHING:
            lying.append((names[guard], f"in {names[holding]}"))
    for card in s.discarded:
        lying.append((names[card], "discarded"))
    if s.played != NOTHING:
        lying.append((names[s.played], "played"))
    for title in s.titles:
        lying.append((s.cards.titles[title], "titles"))
    for seat, title in enumerate(s.secret):
        if title != NOTHING:
            lying.append((s.cards.titles[title], f"secret-title-{seat}"))
    for title in s.spare:
        lying.append((s.cards.titles[title], "spare-titles"))
    return each_once(lying)


def bit_of(s: Kingdom, seat: Seat | None) -> int:
    """The bit of `seen` that is a seat's; the one above the seats is the spectators'."""
    return 1 << (s.seats if seat is None else seat)


def remind(s: Kingdom, seat: Seat | None, components: set[str]) -> None:
    """A card shown in an action that was taken back is remembered, unless it lies open again."""
    bit = bit_of(s, seat)
    for name in components:
        if name in s.cards.number:
            s.seen[s.cards.number[name]] |= bit
        else:
            s.titles_seen = s.titles_seen[:]
            s.titles_seen[s.cards.title_number[name]] |= bit


def known(s: Kingdom, seat: Seat | None) -> set[str]:
    """The cards whose places a seat knows. When the game is over the titles are open."""
    found: set[str] = set()
    bit = bit_of(s, seat)
    hidden: set[int] = set(s.deck[s.top :])
    for hand in s.hands:
        hidden.update(hand)
    names = s.cards.names
    for name, place in places(s).items():
        if place in ("titles", "discarded", "played") or place.startswith(("holdings", "in ")):
            found.add(name)
    for card in hidden:
        if s.seen[card] & bit:
            found.add(names[card])
    for holder, title in enumerate(s.secret):
        if title != NOTHING and (holder == seat or not s.agenda or s.titles_seen[title] & bit):
            found.add(s.cards.titles[title])
    for title in s.spare:
        if not s.agenda or surely_spare(s, title) or s.titles_seen[title] & bit:
            found.add(s.cards.titles[title])
    return found


def surely_spare(s: Kingdom, title: int) -> bool:
    """Nobody holds Vandal after a monster passed without it, nor Staff Rat after a hero."""
    counts = s.cards.title_counts[title]
    if counts == "last-monster":
        return s.last_monster != NOBODY
    return counts == "last-hero" and s.last_hero != NOBODY


def redeal(s: Kingdom, seat: Seat | None, dice: Dice) -> Kingdom:
    """Deal again all that a seat does not know: deck, other hands, secret titles."""
    new = s.clone()
    bit = bit_of(s, seat)
    seen = new.seen
    deck = new.deck
    unknown = [card for card in deck if not seen[card] & bit]
    for hand in new.hands:
        for card in hand:
            if not seen[card] & bit:
                unknown.append(card)
    # what the others know goes with the place: they know the card that now lies there
    knowers = [seen[card] for card in unknown]
    # sorted first, so that the deal depends on nothing the seat does not know
    unknown.sort()
    dice.shuffle(unknown)
    for place in range(len(unknown)):
        seen[unknown[place]] = knowers[place]
    next_unknown = 0
    for depth in range(len(deck)):
        if not s.seen[deck[depth]] & bit:
            deck[depth] = unknown[next_unknown]
            next_unknown += 1
    for hand in new.hands:
        for place in range(len(hand)):
            if not s.seen[hand[place]] & bit:
                hand[place] = unknown[next_unknown]
                next_unknown += 1
    if s.secret_titles and s.agenda:
        redeal_titles(new, seat, dice)
    return new


def redeal_titles(s: Kingdom, seat: Seat | None, dice: Dice) -> None:
    """Deal again the secret titles of the others and those that no seat holds."""
    bit = bit_of(s, seat)
    holders = [
        holder
        for holder in range(s.seats)
        if holder != seat
        and s.secret[holder] != NOTHING
        and not s.titles_seen[s.secret[holder]] & bit
    ]
    fixed = [title for title in s.spare if surely_spare(s, title) or s.titles_seen[title] & bit]
    loose = [title for title in s.spare if title not in fixed]
    loose.extend(s.secret[holder] for holder in holders)
    loose.sort()
    dice.shuffle(loose)
    s.secret = s.secret[:]
    for holder in holders:
        s.secret[holder] = loose.pop()
    s.spare = sorted(fixed + loose)


def redact(event: Event, seat: Seat | None) -> Event:
    """Others see that a card was drawn or put under the deck, not which."""
    if isinstance(event, Drew) and event.seat != seat:
        return Drew(event.seat, None)
    if isinstance(event, PutUnder) and event.seat != seat:
        return PutUnder(event.seat, None)
    return event


def view(s: Kingdom, seat: Seat | None) -> KingsBountyView:
    """All that a seat may know."""
    names = s.cards.names
    bit = bit_of(s, seat)
    sees = known(s, seat)
    remembered = tuple(
        (depth, names[card]) for depth, card in enumerate(s.deck[s.top :]) if s.seen[card] & bit
    )
    return KingsBountyView(
        first=s.first,
        last=s.last,
        without=tuple(PEOPLES[people] for people in s.boxed),
        seats=tuple(seat_view(s, other, bit, sees) for other in range(s.seats)),
        titles=tuple(title_view(s, title) for title in shown_titles(s, seat)),
        deck=s.deck_size(),
        remembered=remembered,
        discarded=tuple(names[card] for card in s.discarded),
        played=None if s.played == NOTHING else names[s.played],
        returned=s.returned,
        idle=s.idle,
        idle_limit=s.idle_rounds * s.seats,
        spare_titles=len(s.spare),
        spare_known=tuple(
            name for name in map(s.cards.titles.__getitem__, s.spare) if name in sees
        ),
        standings=standings(s, shown_titles(s, seat)),
    )


def seat_view(s: Kingdom, seat: Seat, bit: int, sees: set[str]) -> SeatView:
    names = s.cards.names
    hand = [card for card in s.hands[seat] if s.seen[card] & bit]
    title = s.secret[seat]
    name = None if title == NOTHING else s.cards.titles[title]
    return SeatView(
        holdings=tuple(
            holding_view(s, holding) for holding in s.holdings if s.owner[holding - TROOPS] == seat
        ),
        hand=tuple(names[card] for card in hand),
        strengths=tuple(s.cards.strength[card] for card in hand),
        hidden_cards=len(s.hands[seat]) - len(hand),
        secret_title=name if name in sees else None,
        hidden_titles=int(name is not None and name not in sees),
    )


def holding_view(s: Kingdom, holding: int) -> HoldingView:
    guard = s.garrison[holding - TROOPS]
    return HoldingView(
        s.cards.names[holding],
        None if guard == NOTHING else s.cards.names[guard],
        s.defence(holding),
    )


def shown_titles(s: Kingdom, seat: Seat | None) -> list[int]:
    """The titles a seat can count for: open ones and its own secret one; all when it is over."""
    own = [
        title
        for holder, title in enumerate(s.secret)
        if title != NOTHING and (holder == seat or not s.agenda)
    ]
    return s.titles + own


def title_view(s: Kingdom, title: int) -> TitleView:
    found = tally(s, title)
    holder = holder_of(found)
    return TitleView(
        s.cards.titles[title],
        s.cards.title_points[title],
        tuple(found),
        None if holder == NOBODY else holder,
        s.cards.title_counts[title] in AT_ONCE,
    )


def standings(s: Kingdom, titles: list[int]) -> tuple[int, ...]:
    """The points of each seat if the game ended now, as far as one can count who sees these
    titles."""
    points = [0] * s.seats
    for title in titles:
        holder = holder_of(tally(s, title))
        if holder != NOBODY:
            points[holder] += s.cards.title_points[title]
    for holding in s.holdings:
        points[s.owner[holding - TROOPS]] += s.cards.points[holding]
    return tuple(points)
