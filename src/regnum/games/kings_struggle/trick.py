"""Who wins a trick."""

from __future__ import annotations

from regnum.core.actions import Seat
from regnum.games.kings_struggle import events
from regnum.games.kings_struggle.cards import BOX, DECK, NOTHING, PEASANT, QUEEN, SERF
from regnum.games.kings_struggle.state import Court

QUEENS_COINS = 5


def resolve(s: Court) -> None:
    """Discard what is tied; the highest card left, or a lone Peasant, takes the rest."""
    peasant = lone_peasant(s)
    discard_ties(s)
    winner = highest(s) if peasant == NOTHING else peasant
    if winner == NOTHING:
        # nobody scores, and the star stays where it is (ruling KS-C1)
        if s.events is not None:
            s.tell(events.NobodyWon(s.star))
        return
    take_trick(s, winner)


def lone_peasant(s: Court) -> Seat:
    """The seat of a Peasant that is the only Serf in play, and not mute; else NOTHING.

    Tied cards count as in play (ruling KS-C2), unless the table agreed to look for Serfs
    when they are gone; they are discarded all the same (ruling KS-C3).
    """
    if PEASANT not in s.played:
        return NOTHING
    in_play = untied(s) if s.peasant_after_ties else s.played
    found = NOTHING
    for seat in range(s.seats):
        kind = in_play[seat]
        if kind != NOTHING and BOX[kind] == SERF:
            if kind != PEASANT or found != NOTHING:
                return NOTHING
            found = seat
    return NOTHING if found == NOTHING or s.mute >> found & 1 else found


def untied(s: Court) -> list[int]:
    """The card before each seat, NOTHING where another has the same power."""
    strengths = [s.strength(seat) for seat in range(s.seats)]
    return [
        s.played[seat] if strengths.count(strengths[seat]) == 1 else NOTHING
        for seat in range(s.seats)
    ]


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
    """The winner takes all that is left, star and sceptre; a winning Queen brings coins."""
    kind = s.played[winner]
    coins = QUEENS_COINS if kind == QUEEN and not s.mute >> winner & 1 else 0
    s.coins[winner] += coins
    taken = [s.win(winner, seat) for seat in range(s.seats) if s.played[seat] != NOTHING]
    s.star = winner
    if s.events is not None:
        names = tuple(s.cards.names[card] for card in taken)
        s.tell(events.TrickWon(winner, s.name_of(winner, kind), names, coins))
