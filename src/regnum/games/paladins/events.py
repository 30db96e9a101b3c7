"""What can happen in Paladins of the West Kingdom (structs only).

Where `seat` may be nothing, that is the solo opponent.
"""

from __future__ import annotations

from regnum.core.actions import Event, Seat

# -- the round (p. 7-11)


class Began(Event, frozen=True):
    """The first player was drawn."""

    first: Seat


class RoundBegan(Event, frozen=True):
    """A round began; the first player's token has moved."""

    round: int
    first: Seat


class OrderRevealed(Event, frozen=True):
    order: str
    points: int


class FavourRevealed(Event, frozen=True):
    favour: str


class TavernsOpened(Event, frozen=True):
    taverns: tuple[str, ...]


class TavernsShuffled(Event, frozen=True):
    """The discarded taverns are a deck again."""


class PaladinsDrawn(Event, frozen=True):
    """A seat drew three paladins; only it sees which."""

    seat: Seat
    paladins: tuple[str, ...] | None


class PaladinChosen(Event, frozen=True):
    """A seat has laid a paladin face down; only it sees which, and where the others went."""

    seat: Seat
    paladin: str | None
    top: str | None
    bottom: str | None


class PaladinTurnedUp(Event, frozen=True):
    seat: Seat
    paladin: str


class TavernVisited(Event, frozen=True):
    seat: Seat
    tavern: str


class Passed(Event, frozen=True):
    """A seat takes no more actions; it keeps workers for the next round."""

    seat: Seat | None
    kept: tuple[str, ...] | None


class TownspersonLeft(Event, frozen=True):
    """The townsperson in the rightmost slot goes to the discard at the end of a round."""

    townsperson: str


class OutsiderLeft(Event, frozen=True):
    """The outsider in the leftmost slot goes to the discard at the end of a round."""

    outsider: str


class TownsfolkCame(Event, frozen=True):
    """New townsfolk lie in the row."""

    townsfolk: tuple[str, ...]


class OutsidersCame(Event, frozen=True):
    """New outsiders lie in the row."""

    outsiders: tuple[str, ...]


# -- actions (p. 12-21)


class Placed(Event, frozen=True):
    """Workers stand on the cells of an action."""

    seat: Seat | None
    action: str
    workers: tuple[str, ...]


class Paid(Event, frozen=True):
    """Silver and provisions went to the general supply."""

    seat: Seat
    silver: int
    provisions: int


class Developed(Event, frozen=True):
    """A workshop stands on a cell of an action; 1 is the left one."""

    seat: Seat | None
    action: str
    cell: int


class SentAway(Event, frozen=True):
    """A townsperson was discarded for a reward."""

    seat: Seat | None
    townsperson: str


class Hired(Event, frozen=True):
    seat: Seat
    townsperson: str


class Cleared(Event, frozen=True):
    """The workers of an action went back to the supply."""

    seat: Seat | None
    action: str


class Commissioned(Event, frozen=True):
    """A monk was sent to a space of the board."""

    seat: Seat | None
    space: str
    region: int


class Garrisoned(Event, frozen=True):
    """An outpost was set on a space of the board."""

    seat: Seat | None
    space: str
    region: int


class Fortified(Event, frozen=True):
    seat: Seat | None
    wall: str


class Absolved(Event, frozen=True):
    """A jar was moved to a space of the own board."""

    seat: Seat | None
    space: str


class Attacked(Event, frozen=True):
    seat: Seat | None
    outsider: str


class Converted(Event, frozen=True):
    seat: Seat | None
    outsider: str


class FavourUsed(Event, frozen=True):
    seat: Seat | None
    favour: str
    worker: str


# -- rewards


class Gained(Event, frozen=True):
    """A seat takes workers, silver or provisions from the general supply."""

    seat: Seat
    gain: tuple[str, ...]


class Raised(Event, frozen=True):
    """A marker rose; `level` is where it stands now."""

    seat: Seat | None
    attribute: str
    level: int


class Declined(Event, frozen=True):
    seat: Seat
    reward: str


class PaladinHelped(Event, frozen=True):
    """The paladin gives something besides the action's own reward."""

    seat: Seat
    paladin: str


class TownspersonHelped(Event, frozen=True):
    """A hired townsperson gives a reward."""

    seat: Seat
    townsperson: str


# -- suspicion, taxes, debts, inquisition (p. 22-23)


class SuspicionDrawn(Event, frozen=True):
    seat: Seat | None
    suspicion: str
    tax: int


class SuspicionDiscarded(Event, frozen=True):
    seat: Seat | None
    suspicion: str


class SuspicionsShuffled(Event, frozen=True):
    """The discarded suspicions are a deck again."""


class TaxTaken(Event, frozen=True):
    """Silver of the tax supply; `more` came from the general supply, as there was too little."""

    seat: Seat | None
    silver: int
    more: int


class DebtTaken(Event, frozen=True):
    seat: Seat | None


class DebtPaid(Event, frozen=True):
    seat: Seat | None


class DebtDestroyed(Event, frozen=True):
    seat: Seat | None


class InquisitionBegan(Event, frozen=True):
    """The tax supply is empty, or no suspicion card is left."""


class Accused(Event, frozen=True):
    """These have most suspicions: a debt each, and half of the suspicions go."""

    seats: tuple[Seat, ...] | None
    #: 1 if the solo opponent is among them
    opponent: int


class InquisitionEnded(Event, frozen=True):
    """The tax supply holds its number again."""

    tax: int


# -- the solo opponent (p. 26-34)


class MarkerMoved(Event, frozen=True):
    """The resource marker moved to the right; `spot` is where it stands now, from 1.

    For each of the `laps` that it came round to the first spot the lowest attribute rises.
    """

    steps: int
    spot: int
    laps: int


class WorkersCalled(Event, frozen=True):
    """The opponent has so many workers more."""

    count: int


class SchemeAdded(Event, frozen=True):
    """A scheme that lay on a favour joins the discarded ones."""

    scheme: str


class SchemeTurnedUp(Event, frozen=True):
    scheme: str


class SchemesShuffled(Event, frozen=True):
    """Deck and discard of the schemes are a new deck."""


class OpponentPrevented(Event, frozen=True):
    """The opponent cannot do an action: workers, occupied, limit, influence, reach or row.

    It takes `wanted` workers, and `idle` are left; of the right side also what it needs, and at
    which level that is.
    """

    action: str
    why: str
    wanted: int
    idle: int
    attribute: str | None
    level: int


class OpponentWithout(Event, frozen=True):
    """A reward is of no use to the opponent: debt, suspicion or townsfolk are not there, the
    attribute is at the top, or workshops are not for it."""

    reward: str
    why: str


class OpponentSpent(Event, frozen=True):
    """The opponent has no worker for another action."""


class OrderPursued(Event, frozen=True):
    """The opponent tries the action of an order."""

    order: str


class MarkerPointed(Event, frozen=True):
    """The marker has led to a card: the one at its spot, or the next that is available."""

    spot: int
    card: str


class SpacePreferred(Event, frozen=True):
    """Of the spaces in reach the opponent likes this one best, for its reward.

    Its wishes in their order, and of each why it does not come true: no debt is there, the spaces
    are taken, or too far; nothing if one is free and in reach.
    """

    space: str
    wishes: tuple[str, ...]
    why: tuple[str, ...]


class OpponentPlaced(Event, frozen=True):
    """So many workers of the opponent stand on an action.

    It had `idle` of them; of the right side also what the action needs, and at which level that is.
    """

    action: str
    count: int
    idle: int
    attribute: str | None
    level: int


class JarTurned(Event, frozen=True):
    """The opponent has turned its leftmost jar."""


class RightSideCleared(Event, frozen=True):
    """The opponent prayed: so many workers left the right side of its board."""

    count: int


class TaxLost(Event, frozen=True):
    """The opponent had nothing to discard: a silver of the taxes goes to the general supply."""

    reward: str


class Rested(Event, frozen=True):
    """The opponent rests with so many workers left."""

    left: int
