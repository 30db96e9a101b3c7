"""Who wins a trick."""

from __future__ import annotations

from regnum.core.actions import Seat
from regnum.games.kings_struggle import events
from regnum.games.kings_struggle.cards import DECK, NOTHING, PEASANT, QUEEN, SERF
from regnum.games.kings_struggle.state import Court

QUEENS_COINS = 5


def resolve(s: Court) -> None:
    """Discard what is tied; the highest card left, or a lone Peasant, takes the rest."""
    peasant = NOTHING if s.peasant_after_ties else lone_peasant(s)
    discard_ties(s)
    if s.peasant_after_ties:
        peasant = lone_peasant(s)
    winner = highest(s) if peasant == NOTHING else peasant
    if winner == NOTHING:
        # nobody scores, and the star stays where it is (ruling KS-C1)
        if s.events is not None:
            s.tell(events.NobodyWon(s.star))
        return
    take_trick(s, winner)


def lone_peasant(s: Court) -> Seat:
    """The seat of a Peasant that is the only Serf in play, and not mute; else NOTHING.

    Asked before tied cards are gone (ruling KS-C2); these are discarded all the same
    (ruling KS-C3).
    """
    if s.count(SERF) != 1 or s.played.count(PEASANT) != 1:
        return NOTHING
    seat = s.played.index(PEASANT)
    return NOTHING if s.mute >> seat & 1 else seat


def discard_ties(s: Court) -> None:
    """Every card whose power equals another's is discarded; nobody scores it."""
    strengths = [s.strength(seat) for seat in range(s.seats)]
    tied = [
        seat for seat in range(s.seats) if strengths[seat] and strengths.count(strengths[seat]) > 1
    ]
    if not tied:
        return
    names = []
    for seat in tied:
        card = seat * DECK + s.clear_place(seat)
        s.discarded.append(card)
        names.append(s.cards.names[card])
    if s.events is not None:
        s.tell(events.Tied(tuple(names)))


def leader(s: Court) -> Seat:
    """Who would win the trick as it lies; NOTHING if nobody."""
    peasant = lone_peasant(s)
    if peasant != NOTHING:
        return peasant
    strengths = [s.strength(seat) for seat in range(s.seats)]
    best = NOTHING
    power = 0
    for seat in range(s.seats):
        strength = strengths[seat]
        if strength > power and strengths.count(strength) == 1:
            best = seat
            power = strength
    return best


def highest(s: Court) -> Seat:
    """The seat with the strongest card; NOTHING if none is left."""
    best = NOTHING
    power = 0
    for seat in range(s.seats):
        strength = s.strength(seat)
        if strength > power:
            best = seat
            power = strength
    return best


def take_trick(s: Court, winner: Seat) -> None:
    """The winner takes all that is left, star and scepter; a winning Queen brings coins."""
    kind = s.played[winner]
    coins = QUEENS_COINS if kind == QUEEN and not s.mute >> winner & 1 else 0
    s.coins[winner] += coins
    taken = [s.win(winner, seat) for seat in range(s.seats) if s.played[seat] != NOTHING]
    s.star = winner
    if s.events is not None:
        names = tuple(s.cards.names[card] for card in taken)
        s.tell(events.TrickWon(winner, s.name_of(winner, kind), names, coins))
