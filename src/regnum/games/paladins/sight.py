"""Who sees what in Paladins: places(), known(), redeal(), redaction of events."""

from __future__ import annotations

from functools import cache
from typing import Final

from regnum.core.actions import Event, Seat
from regnum.core.dice import Dice
from regnum.core.sight import each_once
from regnum.games.paladins.cards import PALADINS, PaladinsCards
from regnum.games.paladins.events import PaladinChosen, PaladinsDrawn
from regnum.games.paladins.state import (
    FAVOUR_CARDS,
    NOTHING,
    ORDER_CARDS,
    OUTSIDER_CARDS,
    PALADIN_CARDS,
    SCHEME_CARDS,
    SUSPICION_CARDS,
    TAVERN_CARDS,
    TOWNSFOLK_CARDS,
    WALL_CARDS,
    Kingdom,
)

LAID_ORDERS: Final = 3
LAID_FAVOURS: Final = 5
#: no deck has more cards
DEEPEST: Final = 40
#: the kinds of cards by where their numbers begin, and what their backs look like
KINDS_OF_CARDS: Final = [
    (PALADIN_CARDS, "paladin"),
    (SCHEME_CARDS, "scheme"),
    (ORDER_CARDS, "order"),
    (FAVOUR_CARDS, "favour"),
    (SUSPICION_CARDS, "suspicion"),
    (TAVERN_CARDS, "tavern"),
    (WALL_CARDS, "wall"),
    (OUTSIDER_CARDS, "outsider"),
    (TOWNSFOLK_CARDS, "townsperson"),
]


@cache
def all_names(cards: PaladinsCards) -> list[str]:
    """The names of all cards, by their numbers among all cards."""
    return [
        *cards.townsfolk,
        *cards.outsiders,
        *cards.walls,
        *cards.taverns,
        *cards.suspicions,
        *cards.favours,
        *cards.orders,
        *cards.schemes,
        *cards.paladin_cards,
    ]


@cache
def all_numbers(cards: PaladinsCards) -> dict[str, int]:
    return {name: number for number, name in enumerate(all_names(cards))}


@cache
def positions(place: str) -> list[str]:
    """The places of a deck, from its top on."""
    return [f"{place}-{depth}" for depth in range(DEEPEST)]


class Whereabouts:
    """Gathers where each card lies: name and place in pairs."""

    def __init__(self, cards: PaladinsCards) -> None:
        self.names = all_names(cards)
        self.found: list[tuple[str, str]] = []

    def row(self, kind: int, cards: list[int], place: str) -> None:
        """Cards that lie in one place."""
        names = self.names
        if cards:
            self.found += [(names[kind + card], place) for card in cards if card != NOTHING]

    def deck(self, kind: int, deck: list[int], top: int, place: str) -> None:
        """Face-down cards, each position a place of its own."""
        names = self.names
        where = positions(place)
        self.found += [(names[kind + deck[n]], where[n - top]) for n in range(top, len(deck))]

    def court(self, kind: int, cards: list[int], laid: int, place: str) -> None:
        """Orders or favours: those laid out, each in a place of its own, and those in the box."""
        self.deck(kind, cards[:laid], 0, place)
        self.row(kind, cards[laid:], f"{place}-box")


def places(s: Kingdom) -> dict[str, str]:
    """Where each card of this match is."""
    table = Whereabouts(s.cards)
    table.deck(TOWNSFOLK_CARDS, s.townsfolk_deck, s.townsfolk_top, "townsfolk-deck")
    table.row(TOWNSFOLK_CARDS, s.townsfolk, "townsfolk")
    table.row(TOWNSFOLK_CARDS, s.townsfolk_gone, "townsfolk-gone")
    table.deck(OUTSIDER_CARDS, s.outsider_deck, s.outsider_top, "outsider-deck")
    table.row(OUTSIDER_CARDS, s.outsiders, "outsiders")
    table.row(OUTSIDER_CARDS, s.outsiders_gone, "outsiders-gone")
    table.deck(WALL_CARDS, s.wall_deck, s.wall_top, "wall-deck")
    table.deck(TAVERN_CARDS, s.tavern_deck, s.tavern_top, "tavern-deck")
    table.row(TAVERN_CARDS, s.taverns, "taverns")
    table.row(TAVERN_CARDS, s.taverns_gone, "taverns-gone")
    table.deck(SUSPICION_CARDS, s.suspicion_deck, s.suspicion_top, "suspicion-deck")
    table.row(SUSPICION_CARDS, s.suspicions_gone, "suspicions-gone")
    table.court(ORDER_CARDS, s.orders, LAID_ORDERS, "order")
    table.court(FAVOUR_CARDS, s.favours, LAID_FAVOURS, "favour")
    for player in range(s.players):
        table.row(TOWNSFOLK_CARDS, s.hired[player], f"hired-{player}")
        table.row(SUSPICION_CARDS, s.suspicions[player], f"suspicions-{player}")
        table.row(WALL_CARDS, s.walls[player], f"walls-{player}")
        table.row(OUTSIDER_CARDS, s.attacked[player], f"attacked-{player}")
        table.row(OUTSIDER_CARDS, s.converted[player], f"converted-{player}")
    for seat in range(s.seats):
        table.row(PALADIN_CARDS, s.drawn[seat], f"drawn-{seat}")
        table.row(PALADIN_CARDS, [s.paladin[seat]], f"paladin-{seat}")
        table.deck(PALADIN_CARDS, s.paladin_decks[seat], 0, f"paladin-deck-{seat}")
        table.row(PALADIN_CARDS, s.retired[seat], f"retired-{seat}")
    if s.difficulty:
        table.deck(SCHEME_CARDS, s.scheme_deck, s.scheme_top, "scheme-deck")
        table.row(SCHEME_CARDS, s.schemes_gone, "schemes-gone")
        table.row(SCHEME_CARDS, s.schemes_waiting, "schemes-waiting")
    return each_once(table.found)


def bit_of(s: Kingdom, seat: Seat | None) -> int:
    """The bit of `seen` that is a seat's; the one above the seats is the spectators'."""
    return 1 << (s.seats if seat is None else seat)


def known(s: Kingdom, seat: Seat | None) -> set[str]:
    """What lies open, and what a seat has seen and not lost track of."""
    names = all_names(s.cards)
    bit = bit_of(s, seat)
    found = set(names[: PALADIN_CARDS + s.seats * PALADINS])
    if not s.difficulty:
        found.difference_update(names[SCHEME_CARDS:PALADIN_CARDS])
    for stretch in hidden(s):
        for place in range(stretch.start, len(stretch.cards)):
            card = stretch.kind + stretch.cards[place]
            if not s.seen[card] & bit:
                found.discard(names[card])
    return found


class Stretch:
    """Face-down cards of a kind: those of a list from a place on."""

    def __init__(self, kind: int, cards: list[int], start: int) -> None:
        self.kind = kind
        self.cards = cards
        self.start = start


def hidden(s: Kingdom) -> list[Stretch]:
    """All cards that lie face down, whoever has seen them."""
    found = [
        Stretch(TOWNSFOLK_CARDS, s.townsfolk_deck, s.townsfolk_top),
        Stretch(OUTSIDER_CARDS, s.outsider_deck, s.outsider_top),
        Stretch(WALL_CARDS, s.wall_deck, s.wall_top),
        Stretch(TAVERN_CARDS, s.tavern_deck, s.tavern_top),
        Stretch(SUSPICION_CARDS, s.suspicion_deck, s.suspicion_top),
        Stretch(ORDER_CARDS, s.orders, s.open_orders()),
        Stretch(FAVOUR_CARDS, s.favours, s.open_favours()),
        Stretch(SCHEME_CARDS, s.scheme_deck, s.scheme_top),
    ]
    for seat in range(s.seats):
        found.append(Stretch(PALADIN_CARDS, s.drawn[seat], 0))
        found.append(Stretch(PALADIN_CARDS, s.paladin_decks[seat], 0))
        if s.paladin[seat] != NOTHING and not s.turned_up >> seat & 1:
            found.append(Stretch(PALADIN_CARDS, [s.paladin[seat]], 0))
    return found


def remind(s: Kingdom, seat: Seat | None, components: set[str]) -> None:
    """Hidden cards that were shown in an action that was taken back stay known."""
    names = all_names(s.cards)
    bit = bit_of(s, seat)
    s.seen = s.seen[:]
    for stretch in hidden(s):
        for place in range(stretch.start, len(stretch.cards)):
            card = stretch.kind + stretch.cards[place]
            if names[card] in components:
                s.seen[card] |= bit


def back(s: Kingdom, component: str) -> str:
    """Cards of one kind look alike from behind; each seat has paladins of its own."""
    number = all_numbers(s.cards)[component]
    for start, kind in KINDS_OF_CARDS:
        if number >= start:
            if start == PALADIN_CARDS:
                return f"{kind}-{(number - start) // PALADINS}"
            return kind
    raise ValueError(component)


# -- imagining what one does not know


class Redeal:
    """Deals hidden cards again. What others know goes with the place, not with the card."""

    def __init__(self, s: Kingdom, bit: int, dice: Dice) -> None:
        self.s = s
        self.bit = bit
        self.dice = dice

    def deal(self, kind: int, cards: list[int], start: int) -> list[int]:
        """The cards from a place on, those that are not known in another order."""
        seen = self.s.seen
        open_places: list[int] = []
        unknown: list[int] = []
        knowers: list[int] = []
        for place in range(start, len(cards)):
            card = cards[place]
            if not seen[kind + card] & self.bit:
                open_places.append(place)
                unknown.append(card)
                knowers.append(seen[kind + card])
        if len(unknown) < 2:
            return cards
        # sorted first, so that the deal depends on nothing the seat does not know
        unknown.sort()
        self.dice.shuffle(unknown)
        dealt = cards[:]
        for number in range(len(unknown)):
            dealt[open_places[number]] = unknown[number]
            seen[kind + unknown[number]] = knowers[number]
        return dealt

    def deal_paladins(self, seat: Seat) -> None:
        """Hand, face-down paladin and deck of one seat."""
        s = self.s
        face_down = s.paladin[seat] != NOTHING and not s.turned_up >> seat & 1
        in_hand = len(s.drawn[seat])
        pool = [*s.drawn[seat], *([s.paladin[seat]] if face_down else []), *s.paladin_decks[seat]]
        dealt = self.deal(PALADIN_CARDS, pool, 0)
        if in_hand:
            s.drawn[seat] = dealt[:in_hand]
        if face_down:
            s.paladin[seat] = dealt[in_hand]
        s.paladin_decks[seat] = dealt[in_hand + int(face_down) :]


def redeal(s: Kingdom, seat: Seat | None, dice: Dice) -> Kingdom:
    """Deal again all that a seat does not know: decks, the king's cards, other paladins."""
    new = s.clone()
    new.seen = s.seen[:]
    dealer = Redeal(new, bit_of(s, seat), dice)
    new.townsfolk_deck = dealer.deal(TOWNSFOLK_CARDS, s.townsfolk_deck, s.townsfolk_top)
    new.outsider_deck = dealer.deal(OUTSIDER_CARDS, s.outsider_deck, s.outsider_top)
    new.wall_deck = dealer.deal(WALL_CARDS, s.wall_deck, s.wall_top)
    new.tavern_deck = dealer.deal(TAVERN_CARDS, s.tavern_deck, s.tavern_top)
    new.suspicion_deck = dealer.deal(SUSPICION_CARDS, s.suspicion_deck, s.suspicion_top)
    new.orders = dealer.deal(ORDER_CARDS, s.orders, s.open_orders())
    new.favours = dealer.deal(FAVOUR_CARDS, s.favours, s.open_favours())
    for other in range(s.seats):
        dealer.deal_paladins(other)
    if s.difficulty:
        new.scheme_deck = dealer.deal(SCHEME_CARDS, s.scheme_deck, s.scheme_top)
    return new


def redact(event: Event, seat: Seat | None) -> Event | None:
    """Which paladins were drawn and where they went, only their owner sees."""
    if isinstance(event, PaladinsDrawn) and event.seat != seat:
        return PaladinsDrawn(event.seat, None)
    if isinstance(event, PaladinChosen) and event.seat != seat:
        return PaladinChosen(event.seat, None, None, None)
    return event
