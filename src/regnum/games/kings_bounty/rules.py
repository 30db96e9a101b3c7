"""The rules of King's Bounty, in the rulebook's order."""

from __future__ import annotations

from typing import ClassVar, Final

from regnum.core.actions import Action, Seat
from regnum.core.agenda import Choice, Step
from regnum.core.dice import Dice
from regnum.core.errors import BadSetUp
from regnum.core.messages import Message, Refusal
from regnum.games.kings_bounty import events
from regnum.games.kings_bounty.actions import Draw, Onto, Pass, Play, Return, Under
from regnum.games.kings_bounty.cards import (
    CASTLE_PEOPLES,
    DRAW,
    HERO,
    HUMAN,
    MONSTER,
    NOBODY,
    NOTHING,
    OBELISK,
    PACKAGE,
    PASS,
    PEOPLES,
    RETURN,
    TROOPS,
    KingsBountyCards,
)
from regnum.games.kings_bounty.options import KingsBountyOptions
from regnum.games.kings_bounty.state import Kingdom
from regnum.games.kings_bounty.titles import award_at_once

HAND = 6
OPEN_TITLES = 6
#: rounds of returned cards that end even a game without a standstill: every game must end
ENDLESS: Final = 1000


def set_up(seats: int, options: KingsBountyOptions, cards: KingsBountyCards, dice: Dice) -> Kingdom:
    """Remove peoples and obelisks, open six titles, deal six cards each (p. 4)."""
    boxed = boxed_peoples(seats, options, dice)
    deck = [card for card in range(len(cards.names)) if in_play(cards, card, seats, boxed)]
    dice.shuffle(deck)
    holdings = len(cards.names) - TROOPS
    s = Kingdom(
        seats,
        dice,
        cards,
        deck,
        hands=[[] for _ in range(seats)],
        holdings=[],
        owner=[NOBODY] * holdings,
        garrison=[NOTHING] * holdings,
        castles=[0] * (5 * seats),
        discarded=[],
        seen=[0] * len(cards.names),
    )
    s.secret_titles = options.secret_titles
    s.short_ending = options.short_ending
    s.idle_rounds = options.idle_rounds or ENDLESS
    s.hero_at_home = options.hero_at_home
    s.boxed = boxed
    lay_titles(s, boxed)
    for seat in range(seats):
        for _ in range(HAND):
            draw_card(s, seat)
    s.first = dice.below(seats)
    s.then(Begin(), TURN[s.first])
    return s


class Begin(Step[Kingdom]):
    """Say who goes first and who holds the last-player card (p. 4)."""

    def run(self, s: Kingdom) -> None:
        s.tell(events.Began(s.first, s.last))


def boxed_peoples(seats: int, options: KingsBountyOptions, dice: Dice) -> list[int]:
    """Two peoples stay in the box with 2 seats, one with 3: any but the humans (p. 4).

    Which ones is chosen by the table or drawn (ruling KB-A15).
    """
    count = max(0, 4 - seats)
    if options.without:
        if len(set(options.without)) != count or len(options.without) != count:
            raise BadSetUp(Message("bad-without", {"count": count, "seats": seats}), PACKAGE)
        return [CASTLE_PEOPLES.index(people) for people in options.without]
    peoples = list(range(4))
    dice.shuffle(peoples)
    return sorted(peoples[:count])


def in_play(cards: KingsBountyCards, card: int, seats: int, boxed: list[int]) -> bool:
    """Whether a card takes part: not of a boxed people, nor a spare obelisk (p. 4)."""
    if cards.people[card] != OBELISK:
        return cards.people[card] not in boxed
    copy = int(cards.names[card].rpartition("-")[2])
    return copy <= 4 - max(0, 4 - seats)


def lay_titles(s: Kingdom, boxed: list[int]) -> None:
    """Open six of the titles; for experienced players deal each seat one more (p. 4)."""
    cards = s.cards
    pool = [
        title
        for title in range(len(cards.titles))
        if cards.title_counts[title] not in ("castles-of-people", "garrisons-of-people")
        or cards.title_of[title] not in boxed
    ]
    s.dice.shuffle(pool)
    s.titles = sorted(pool[:OPEN_TITLES])
    s.secret = [NOTHING] * s.seats
    s.titles_seen = [0] * len(cards.titles)
    if s.secret_titles:
        s.secret = pool[OPEN_TITLES : OPEN_TITLES + s.seats]
        s.spare = sorted(pool[OPEN_TITLES + s.seats :])


class Turn(Choice[Kingdom]):
    """Play a card, or return cards under the deck (p. 4)."""

    guarded: ClassVar[bool] = True

    def options(self, s: Kingdom, seat: Seat) -> list[Action]:
        found: list[Action] = []
        hand = s.hands[seat]
        for card in hand:
            if not why_not_play(s, seat, card):
                found.append(s.cards.play[card])
        found.append(RETURN if s.top < len(s.deck) else PASS)
        return found

    def why_not(self, s: Kingdom, seat: Seat, action: Action) -> Refusal:
        if isinstance(action, Play):
            return refusal_to_play(s, seat, action.card)
        if isinstance(action, Return):
            return Refusal("deck-empty", {}, "return", 6)
        if isinstance(action, Pass):
            return Refusal("no-passing", {}, "turn", 4)
        if isinstance(action, Onto):
            return Refusal("play-first", {"troop": action.troop}, "troops", 4)
        return Refusal("say-return", {}, "return", 6)

    def take(self, s: Kingdom, seat: Seat, action: Action) -> None:
        if isinstance(action, Play):
            s.idle = 0
            play_card(s, seat, s.cards.number[action.card])
            return
        if isinstance(action, Return):
            s.idle += 1
            s.agenda.append(RETURNING[seat])
        else:
            # an empty deck: the cards would come straight back (ruling KB-A5)
            if s.events is not None:
                s.tell(events.Passed(seat))
            s.agenda.append(END_OF_TURN[seat])

    def prompt(self, s: Kingdom, seat: Seat) -> Message:
        return Message("ask-turn" if s.deck_size() else "ask-closing-turn")


# -- playing a card (pp. 4-5)


def why_not_play(s: Kingdom, seat: Seat, card: int) -> str:
    """The code of the reason why a card of the hand cannot be played; empty if it can."""
    if card >= TROOPS:
        return ""
    people = s.cards.people[card]
    if people != HUMAN and not s.owns_castle_of(seat, people):
        return "no-castle"
    for holding in s.holdings:
        if not why_not_onto(s, seat, card, holding):
            return ""
    return "no-target"


def why_not_onto(s: Kingdom, seat: Seat, troop: int, holding: int) -> str:
    """The code of the reason why a troop cannot be led onto a holding; empty if it can."""
    owner = s.owner[holding - TROOPS]
    if owner == NOBODY:
        return "not-on-table"
    type_ = s.cards.type[troop]
    if type_ == MONSTER:
        return ""
    if type_ == HERO:
        return "hero-own" if owner == seat and not s.hero_at_home else ""
    if owner == seat or s.cards.strength[troop] > s.defence(holding):
        return ""
    return "too-weak"


def play_card(s: Kingdom, seat: Seat, card: int) -> None:
    s.hands[seat].remove(card)
    s.agenda.append(DRAW_ONE[seat])
    if card >= TROOPS:
        lay_holding(s, seat, card)
    else:
        s.played = card
        s.agenda.append(TARGET[seat])


def lay_holding(s: Kingdom, seat: Seat, holding: int) -> None:
    """A castle or obelisk lies before its owner until someone takes or destroys it (p. 4)."""
    s.give(holding, seat)
    if s.events is not None:
        s.tell(events.Laid(seat, s.cards.names[holding]))


class Target(Choice[Kingdom]):
    """Lead the troop just played onto a holding on the table (pp. 4-5)."""

    def options(self, s: Kingdom, seat: Seat) -> list[Action]:
        troop = s.played
        onto = s.cards.onto[troop]
        return [
            onto[holding - TROOPS]
            for holding in s.holdings
            if not why_not_onto(s, seat, troop, holding)
        ]

    def why_not(self, s: Kingdom, seat: Seat, action: Action) -> Refusal:
        played = s.cards.names[s.played]
        if not isinstance(action, Onto) or action.troop != played:
            return Refusal("lead-first", {"troop": played}, "troops", 4)
        if action.holding not in s.cards.number:
            return Refusal("no-such-card", {"card": action.holding})
        return refusal_onto(s, seat, s.played, s.cards.number[action.holding])

    def take(self, s: Kingdom, seat: Seat, action: Action) -> None:
        assert isinstance(action, Onto)
        holding = s.cards.number[action.holding]
        troop = s.played
        s.played = NOTHING
        type_ = s.cards.type[troop]
        if type_ == MONSTER:
            destroy(s, seat, troop, holding)
        elif type_ == HERO:
            take_by_hero(s, seat, troop, holding)
        elif s.owner[holding - TROOPS] == seat:
            garrison(s, seat, troop, holding)
        else:
            capture(s, seat, troop, holding)

    def prompt(self, s: Kingdom, seat: Seat) -> Message:
        return Message("ask-target", {"troop": s.cards.names[s.played]})


def garrison(s: Kingdom, seat: Seat, troop: int, holding: int) -> None:
    """Guard an own holding; an old garrison is discarded (p. 5)."""
    replaced = s.dismiss_garrison(holding)
    s.garrison[holding - TROOPS] = troop
    if s.events is not None:
        names = s.cards.names
        old = None if replaced == NOTHING else names[replaced]
        s.tell(events.Garrisoned(seat, names[troop], names[holding], old))


def capture(s: Kingdom, seat: Seat, troop: int, holding: int) -> None:
    """Take another seat's holding by greater strength; the troop stays as its garrison (p. 5)."""
    owner = s.owner[holding - TROOPS]
    driven_out = s.dismiss_garrison(holding)
    s.give(holding, seat)
    s.garrison[holding - TROOPS] = troop
    if s.events is not None:
        names = s.cards.names
        old = None if driven_out == NOTHING else names[driven_out]
        s.tell(events.Captured(seat, names[troop], names[holding], owner, old))


def take_by_hero(s: Kingdom, seat: Seat, hero: int, holding: int) -> None:
    """A hero takes any other seat's holding, whatever its strength, and does not stay (p. 5).

    Where it is agreed an own one too, which only loses its garrison (ruling KB-A8).
    """
    owner = s.owner[holding - TROOPS]
    driven_out = s.dismiss_garrison(holding)
    s.give(holding, seat)
    s.discarded.append(hero)
    s.last_hero = seat
    if s.events is not None:
        names = s.cards.names
        old = None if driven_out == NOTHING else names[driven_out]
        if owner == seat:
            s.tell(events.HeroAtHome(seat, names[hero], names[holding], old))
        else:
            s.tell(events.TakenByHero(seat, names[hero], names[holding], owner, old))
    award_at_once(s, seat, "last-hero")


def destroy(s: Kingdom, seat: Seat, monster: int, holding: int) -> None:
    """A monster destroys any holding, an own one too, with its garrison (p. 5)."""
    owner = s.owner[holding - TROOPS]
    driven_out = s.dismiss_garrison(holding)
    s.give(holding, NOBODY)
    s.discarded.append(holding)
    s.discarded.append(monster)
    s.last_monster = seat
    if s.events is not None:
        names = s.cards.names
        old = None if driven_out == NOTHING else names[driven_out]
        s.tell(events.Destroyed(seat, names[monster], names[holding], owner, old))
    award_at_once(s, seat, "last-monster")


# -- returning cards (p. 6)


def put_under(s: Kingdom, seat: Seat, card: int) -> None:
    """Put a card under the deck, face down: the others lose track of this hand (ruling KB-A20)."""
    hand = s.hands[seat]
    mine = 1 << seat
    for held in hand:
        if s.seen[held] != mine:
            s.seen[held] = mine
    hand.remove(card)
    s.deck.append(card)
    s.returned += 1
    if s.events is not None:
        s.tell(events.PutUnder(seat, s.cards.names[card]))


class Returning(Choice[Kingdom]):
    """Put cards under the deck, one at a time, at least one; then draw as many (p. 6)."""

    def options(self, s: Kingdom, seat: Seat) -> list[Action]:
        under = s.cards.under
        found = [under[card] for card in s.hands[seat]]
        if s.returned:
            found.append(DRAW)
        return found

    def why_not(self, s: Kingdom, seat: Seat, action: Action) -> Refusal:
        if isinstance(action, Under):
            return not_in_hand(s, action.card)
        if isinstance(action, Draw):
            return Refusal("return-first", {}, "return", 6)
        return Refusal("already-returning", {}, "return", 6)

    def take(self, s: Kingdom, seat: Seat, action: Action) -> None:
        if isinstance(action, Under):
            put_under(s, seat, s.cards.number[action.card])
            s.agenda.append(RETURNING[seat])
        else:
            # returned first, drawn after: one's own cards may come back (ruling KB-A6)
            for _ in range(s.returned):
                draw_card(s, seat)
            s.returned = 0
            s.agenda.append(END_OF_TURN[seat])

    def prompt(self, s: Kingdom, seat: Seat) -> Message:
        return Message("ask-returning", {"returned": s.returned})


# -- drawing, and the end (p. 6)


def draw_card(s: Kingdom, seat: Seat) -> None:
    """Take the top card of the deck, if there is one; who knew the card knows it in this hand."""
    if s.top == len(s.deck):
        return
    card = s.deck[s.top]
    s.top += 1
    s.hands[seat].append(card)
    s.seen[card] |= 1 << seat
    if s.events is not None:
        s.tell(events.Drew(seat, s.cards.names[card]))


class DrawOne(Step[Kingdom]):
    """After playing a card the seat draws one (p. 6)."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def run(self, s: Kingdom) -> None:
        draw_card(s, self.seat)
        s.agenda.append(END_OF_TURN[self.seat])


class EndOfTurn(Step[Kingdom]):
    """Pass the turn to the left, or end the game (p. 6)."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def run(self, s: Kingdom) -> None:
        seat = self.seat
        if s.idle >= s.idle_rounds * s.seats:
            s.tell(events.Standstill(s.idle_rounds))
            return
        if s.deck_size() == 0:
            # the last seat's closing turn must begin after the last draw (ruling KB-A4)
            if seat == s.last and (s.closing or s.short_ending):
                return
            if not s.closing:
                s.closing = True
                s.tell(events.DeckEmpty(s.last))
        s.agenda.append(TURN[(seat + 1) % s.seats])


MOST_SEATS: Final = 5
TURN: Final = [Turn(seat) for seat in range(MOST_SEATS)]
TARGET: Final = [Target(seat) for seat in range(MOST_SEATS)]
RETURNING: Final = [Returning(seat) for seat in range(MOST_SEATS)]
DRAW_ONE: Final = [DrawOne(seat) for seat in range(MOST_SEATS)]
END_OF_TURN: Final = [EndOfTurn(seat) for seat in range(MOST_SEATS)]


# -- refusals


def not_in_hand(s: Kingdom, card: str) -> Refusal:
    if card not in s.cards.number:
        return Refusal("no-such-card", {"card": card})
    return Refusal("not-in-hand", {"card": card}, "turn", 4)


def refusal_to_play(s: Kingdom, seat: Seat, name: str) -> Refusal:
    if name not in s.cards.number or s.cards.number[name] not in s.hands[seat]:
        return not_in_hand(s, name)
    card = s.cards.number[name]
    code = why_not_play(s, seat, card)
    people = PEOPLES[s.cards.people[card]]
    return Refusal(code, {"troop": name, "people": people}, "troops", 4)


def refusal_onto(s: Kingdom, seat: Seat, troop: int, holding: int) -> Refusal:
    names = s.cards.names
    if holding < TROOPS:
        return Refusal("not-a-holding", {"card": names[holding]}, "troops", 4)
    code = why_not_onto(s, seat, troop, holding)
    args: dict[str, str | int | tuple[str, ...]] = {
        "troop": names[troop],
        "holding": names[holding],
        "strength": s.cards.strength[troop],
        "defence": s.defence(holding),
    }
    return Refusal(code, args, "heroes" if code == "hero-own" else "capture", 5)
