"""What is on the table in Paladins of the West Kingdom."""

from __future__ import annotations

from typing import Final

from regnum.core.actions import Action, Seat
from regnum.core.agenda import State
from regnum.core.dice import Dice
from regnum.games.paladins.cards import PALADINS, PaladinsCards
from regnum.games.paladins.rewards import RIGHT_SIDE

ROUNDS: Final = 7
TOP_OF_TRACK: Final = 12
KEPT: Final = 3
#: kinds of what a player has in hand: six workers, silver, provisions
KINDS: Final = 8
PURSE: Final = 6
LARDER: Final = 7
ATTRIBUTE_COUNT: Final = 3
ACTION_COUNT: Final = 12
#: cells of a player board, and where those of each action begin
CELL_COUNT: Final = 28
FIRST_CELL: Final = [0, 3, 6, 9, 12, 15, 18, 20, 22, 23, 24, 26, 28]
EMPTY: Final = -1
WORKSHOP_CELL: Final = 6
#: a space of the board that is not open to so few players
BARRED: Final = -2
NOTHING: Final = -1
#: the solo opponent sits where a second player would
OPPONENT: Final = 1

#: the numbers of cards among all cards: where each kind begins
TOWNSFOLK_CARDS: Final = 0
OUTSIDER_CARDS: Final = 32
WALL_CARDS: Final = 68
TAVERN_CARDS: Final = 92
SUSPICION_CARDS: Final = 116
FAVOUR_CARDS: Final = 140
ORDER_CARDS: Final = 150
SCHEME_CARDS: Final = 156
PALADIN_CARDS: Final = 173
CARD_COUNT: Final = 221

#: lists that stay empty: what grows is replaced, never changed
NONE_YET: Final[list[int]] = []
NO_TRAIL: Final[list[Action]] = []


class Kingdom(State):
    """Cards are numbers of their kind in the card set; a paladin is 12 times its seat and more.

    What belongs to players is in flat lists, one stretch a player; the solo opponent is a
    player without a seat. Lists of cards are replaced when they change, never changed
    themselves, so that clones share them; lists of numbers are copied.
    """

    def __init__(self, seats: int, dice: Dice, cards: PaladinsCards) -> None:
        super().__init__(seats, dice)
        self.cards = cards
        #: 0 without the solo opponent, else 1, 3 or 5: its workshops from the start
        self.difficulty = 0
        self.players = seats
        self.round = 0
        self.first: Seat = 0
        #: whose turn it is, or who musters workers
        self.turn: Seat = 0
        #: who has passed, one bit a player
        self.passed = 0

        # decks are drawn from index `…_top` on
        self.townsfolk_deck: list[int] = NONE_YET
        self.townsfolk_top = 0
        self.townsfolk_gone: list[int] = NONE_YET
        self.outsider_deck: list[int] = NONE_YET
        self.outsider_top = 0
        self.outsiders_gone: list[int] = NONE_YET
        self.wall_deck: list[int] = NONE_YET
        self.wall_top = 0
        self.tavern_deck: list[int] = NONE_YET
        self.tavern_top = 0
        self.taverns_gone: list[int] = NONE_YET
        self.suspicion_deck: list[int] = NONE_YET
        self.suspicion_top = 0
        self.suspicions_gone: list[int] = NONE_YET
        #: those laid out, face up while their number is below the round; then those in the box
        self.orders: list[int] = NONE_YET
        self.favours: list[int] = NONE_YET
        #: open taverns of the round; the one that each seat has visited, or NOTHING
        self.taverns: list[int] = NONE_YET
        self.visited: list[int] = NONE_YET
        #: rows of the board, NOTHING where a slot is empty
        self.townsfolk: list[int] = NONE_YET
        self.outsiders: list[int] = NONE_YET
        #: the worker on each favour, or EMPTY
        self.favour_cells: list[int] = NONE_YET
        #: monks and outposts: 2 * player, one more for an outpost; EMPTY or BARRED
        self.spaces: list[int] = NONE_YET
        #: free spaces in each region
        self.room: list[int] = NONE_YET

        # the general supply by kind, the tax supply, the pile of debts
        self.supply: list[int] = NONE_YET
        self.tax = 0
        self.debts = 0

        # one stretch a player
        self.hand: list[int] = NONE_YET
        self.attributes: list[int] = NONE_YET
        self.boosts: list[int] = NONE_YET
        self.cells: list[int] = NONE_YET
        #: how often each action was done: pieces moved, cards taken
        self.done: list[int] = NONE_YET
        #: spaces for jars that are taken, one bit each
        self.jars: list[int] = NONE_YET
        self.unpaid: list[int] = NONE_YET
        self.paid: list[int] = NONE_YET

        # cards of each player, the newest last
        self.hired: list[list[int]] = []
        self.suspicions: list[list[int]] = []
        self.walls: list[list[int]] = []
        self.attacked: list[list[int]] = []
        self.converted: list[list[int]] = []
        self.paladin_decks: list[list[int]] = []
        #: three paladins in hand while one is chosen
        self.drawn: list[list[int]] = []
        #: the paladin of the round, face down before it is turned up; NOTHING before the choice
        self.paladin: list[int] = NONE_YET
        #: whose paladin lies open, one bit a seat
        self.turned_up = 0
        self.retired: list[list[int]] = []
        #: which seats know where a hidden card is, one bit a seat, the next for spectators;
        #: by the card's number among all cards (see sight.py)
        self.seen: list[int] = NONE_YET

        # what is being done
        self.task = NOTHING
        #: slot, space, cell or action chosen; the region for a monk; how the price is paid
        self.target = NOTHING
        self.price = NOTHING
        #: the next cell to put a worker on
        self.cell = 0
        #: rewards still to come: kinds, and how much of each
        self.due: list[int] = NONE_YET
        self.due_amounts: list[int] = NONE_YET
        #: townsfolk used in this inquisition, one bit for each place in `hired`
        self.used = 0
        #: what was decided in this turn in so far as the table may not show it any more, when the
        #: seat has to pass and its board is cleared
        self.trail: list[Action] = NO_TRAIL
        #: workers that a seat that passes has chosen to keep
        self.keeping: list[int] = NONE_YET

        # the solo opponent
        self.scheme_deck: list[int] = NONE_YET
        self.scheme_top = 0
        self.schemes_gone: list[int] = NONE_YET
        #: schemes that lie on favours until these are turned up
        self.schemes_waiting: list[int] = NONE_YET
        #: schemes turned up in the opponent's last round, which may be back in the deck by now
        self.tried: list[int] = NONE_YET
        #: on the resource track, from 0
        self.marker = 0
        #: attribute markers from the bottom of the stack to its top, as they came to their step
        self.stack: list[int] = NONE_YET
        #: workers that the opponent has not placed yet
        self.idle = 0

    def clone(self) -> Kingdom:
        new = Kingdom(self.seats, self.dice.clone(), self.cards)
        new.copy_agenda(self)
        new.difficulty = self.difficulty
        new.players = self.players
        new.round = self.round
        new.first = self.first
        new.turn = self.turn
        new.passed = self.passed
        new.townsfolk_deck = self.townsfolk_deck
        new.townsfolk_top = self.townsfolk_top
        new.townsfolk_gone = self.townsfolk_gone
        new.outsider_deck = self.outsider_deck
        new.outsider_top = self.outsider_top
        new.outsiders_gone = self.outsiders_gone
        new.wall_deck = self.wall_deck
        new.wall_top = self.wall_top
        new.tavern_deck = self.tavern_deck
        new.tavern_top = self.tavern_top
        new.taverns_gone = self.taverns_gone
        new.suspicion_deck = self.suspicion_deck
        new.suspicion_top = self.suspicion_top
        new.suspicions_gone = self.suspicions_gone
        new.orders = self.orders
        new.favours = self.favours
        new.taverns = self.taverns
        new.visited = self.visited
        new.townsfolk = self.townsfolk[:]
        new.outsiders = self.outsiders[:]
        new.favour_cells = self.favour_cells[:]
        new.spaces = self.spaces[:]
        new.room = self.room[:]
        new.supply = self.supply[:]
        new.tax = self.tax
        new.debts = self.debts
        new.hand = self.hand[:]
        new.attributes = self.attributes[:]
        new.boosts = self.boosts
        new.cells = self.cells[:]
        new.done = self.done[:]
        new.jars = self.jars[:]
        new.unpaid = self.unpaid[:]
        new.paid = self.paid[:]
        new.hired = self.hired[:]
        new.suspicions = self.suspicions[:]
        new.walls = self.walls[:]
        new.attacked = self.attacked[:]
        new.converted = self.converted[:]
        new.paladin_decks = self.paladin_decks[:]
        new.drawn = self.drawn[:]
        new.paladin = self.paladin[:]
        new.turned_up = self.turned_up
        new.retired = self.retired[:]
        new.seen = self.seen
        new.task = self.task
        new.target = self.target
        new.price = self.price
        new.cell = self.cell
        new.due = self.due
        new.due_amounts = self.due_amounts
        new.used = self.used
        new.trail = self.trail
        new.keeping = self.keeping
        new.scheme_deck = self.scheme_deck
        new.scheme_top = self.scheme_top
        new.schemes_gone = self.schemes_gone
        new.schemes_waiting = self.schemes_waiting
        new.tried = self.tried
        new.marker = self.marker
        new.stack = self.stack
        new.idle = self.idle
        return new

    def seat_of(self, player: int) -> Seat | None:
        """A player as events name it: the solo opponent has no seat."""
        return player if player < self.seats else None

    # -- what a player has

    def level(self, player: int, attribute: int) -> int:
        """An attribute with what the paladin adds for this round (p. 9, 16)."""
        place = player * ATTRIBUTE_COUNT + attribute
        return self.attributes[place] + self.boosts[place]

    def silver(self, player: int) -> int:
        return self.hand[player * KINDS + PURSE]

    def provisions(self, player: int) -> int:
        return self.hand[player * KINDS + LARDER]

    def times(self, player: int, action: int) -> int:
        """How often a player has done an action (ruling PA-D14)."""
        return self.done[player * ACTION_COUNT + action]

    def workers(self, player: int) -> int:
        """How many workers a player has in hand."""
        start = player * KINDS
        total = 0
        for kind in range(start, start + PURSE):
            total += self.hand[kind]
        return total

    def occupied(self, player: int, action: int) -> bool:
        """Whether a worker stands on any cell of an action (ruling PA-D12)."""
        start = player * CELL_COUNT
        for cell in range(start + FIRST_CELL[action], start + FIRST_CELL[action + 1]):
            if EMPTY < self.cells[cell] < WORKSHOP_CELL:
                return True
        return False

    def workshops(self, player: int, action: int) -> int:
        """How many workshops stand on an action of the right side."""
        if action >= RIGHT_SIDE:
            return 0
        start = player * CELL_COUNT + FIRST_CELL[action]
        return int(self.cells[start] == WORKSHOP_CELL) + int(self.cells[start + 1] == WORKSHOP_CELL)

    def has_passed(self, player: int) -> bool:
        return bool(self.passed >> player & 1)

    def forget(self, kind: int, cards: list[int]) -> None:
        """Cards of a kind were shuffled: nobody knows where they are any more."""
        for card in cards:
            if self.seen[kind + card]:
                self.seen = self.seen[:]
                self.seen[kind + card] = 0

    # -- what lies open on the board

    def open_orders(self) -> int:
        """How many King's Orders are face up (p. 8)."""
        return min(self.round, 3)

    def open_favours(self) -> int:
        """How many King's Favours are face up (p. 8)."""
        return max(0, min(self.round, ROUNDS) - 2)

    def paladin_type(self, seat: Seat) -> int:
        """The paladin that stands by a seat, or NOTHING while none is turned up."""
        if self.turned_up >> seat & 1:
            return self.paladin[seat] % PALADINS
        return NOTHING
