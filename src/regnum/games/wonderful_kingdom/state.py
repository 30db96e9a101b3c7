"""What is on the table in It's a Wonderful Kingdom."""

from __future__ import annotations

from typing import Final

from regnum.core.actions import Seat
from regnum.core.agenda import State
from regnum.core.dice import Dice
from regnum.games.wonderful_kingdom.cards import CARDS, DEVELOPMENTS, WonderfulCards
from regnum.games.wonderful_kingdom.goods import NOTHING
from regnum.games.wonderful_kingdom.menu import Menu

#: phases of a round; the first four are those in which advisors can be of use
DRAFT: Final = 0
PLANNING: Final = 1
PRODUCTION: Final = 2
END: Final = 3
BATTLE: Final = 4
SET_UP: Final = 5

#: who laid a face-down card that came from the danger deck
DANGER: Final = 2

#: why a scenario was lost before its end
NOT_LOST: Final = 0
VERMIN_OUT: Final = 1
CUBES_LOST: Final = 2


class Match:
    """What was agreed and drawn before the first round; never changed, shared by all clones."""

    def __init__(self, cards: WonderfulCards, seats: int) -> None:
        self.cards = cards
        self.solo = seats == 1
        self.side = 0
        self.menaces = False
        self.advisors = False
        #: the boards in play, and the number of seats less 1, which is the side they lie on
        self.boards: list[int] = []
        self.players_side = seats - 1
        self.duchies: list[int] = []
        self.first: Seat = 0
        #: the scenario's name and what it asks for, if there is one
        self.scenario = ""
        self.must_build: list[str] = []
        self.lost_at = 0
        #: cards that may not be given up, and the card whose copies bring vermin
        self.kept: list[int] = []
        self.breeds = NOTHING

    @property
    def menu(self) -> Menu:
        return self.cards.menu


class Realm(State):
    """Cards are numbers of the card set. Lists of cubes hold four numbers a seat.

    A clone is made by `__init__` from an old state, so that no list is made twice.
    """

    def __init__(self, seats: int, dice: Dice, match: Match, old: Realm | None = None) -> None:
        super().__init__(seats, dice)
        self.match = match
        if old is None:
            self.begin(seats)
        else:
            self.copy_table(old)
            self.copy_seats(old)
            self.copy_agenda(old)

    def clone(self) -> Realm:
        return Realm(self.seats, self.dice.clone(), self.match, self)

    def begin(self, seats: int) -> None:
        """An empty table."""
        self.round = 0
        self.phase = SET_UP
        #: the resource that is produced now
        self.stage = NOTHING
        #: dealt from index `top` on; replaced, never changed, so clones share it
        self.deck: list[int] = []
        self.top = 0
        #: alone: face down, dealt from index `danger_top` on; shared as the deck is
        self.danger_deck: list[int] = []
        self.danger_top = 0
        #: calamities or menaces of each seat, dealt one a round; replaced, never changed
        self.dangers: list[list[int]] = []
        #: which of the four stacks of menaces each seat has; replaced, never changed
        self.stacks: list[int] = [NOTHING] * seats
        #: menaces that are not in play (any more); replaced, never changed
        self.aside: list[int] = []
        #: vermin that nobody has
        self.vermin: list[int] = []

        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.offers: list[list[int]] = [[], []]
        self.draft: list[list[int]] = [[] for _ in range(seats)]
        #: under construction, in the order in which they were laid there
        self.building: list[list[int]] = [[] for _ in range(seats)]
        self.built: list[list[int]] = [[] for _ in range(seats)]
        self.calamities: list[list[int]] = [[] for _ in range(seats)]
        #: in the construction area; frost giants under a card are in `giant`
        self.menaces: list[list[int]] = [[] for _ in range(seats)]
        self.advisors: list[list[int]] = [[] for _ in range(seats)]
        #: the two advisors to choose from, then the one put away
        self.drawn: list[list[int]] = [[] for _ in range(seats)]
        self.discarded: list[list[int]] = [[] for _ in range(seats)]
        #: left over from offers, and what alone was searched in vain
        self.left: list[int] = []
        self.boxed: list[list[int]] = [[] for _ in range(seats)]

        #: 0 face up; else 1 + who laid it (or DANGER) + 4 times the round
        self.down: list[int] = [0] * CARDS
        #: which viewers know where a card that is not open lies, one bit each
        self.seen: list[int] = [0] * CARDS
        #: what a development under construction still lacks, packed
        self.lacks: list[int] = [0] * DEVELOPMENTS
        #: the frost giant under a development
        self.giant: list[int] = [NOTHING] * DEVELOPMENTS

        self.alchemy: list[int] = [0] * (4 * seats)
        #: cubes that must be placed now, by resource; and those of a kind yet to be named
        self.cubes: list[int] = [0] * (4 * seats)
        self.any_cubes: list[int] = [0] * seats
        #: the kind last named for such a cube this round; it may be gone into a krystallium
        self.named: list[int] = [NOTHING] * seats
        #: how many more cubes the next card brings that is recycled
        self.more_cubes: list[int] = [0] * seats
        self.krystallium: list[int] = [0] * seats
        self.soldiers: list[int] = [0] * seats
        self.training: list[int] = [0] * seats
        self.traps: list[int] = [0] * seats
        self.spies: list[int] = [0] * seats
        self.hidden_spies: list[int] = [0] * seats
        #: icons covered by theft tokens, by resource
        self.covered: list[int] = [0] * (4 * seats)
        #: icons that count, those of the duchy card included
        self.icons: list[int] = [0] * (4 * seats)
        #: icons for each built card of a type: sixteen a seat, resource by type
        self.icons_per: list[int] = [0] * (16 * seats)
        self.types: list[int] = [0] * (4 * seats)
        #: what each seat produced in this stage
        self.produced: list[int] = [0] * seats

        #: the turn of the draft, how many cards of the offer lie, whether the next lies face down
        self.turn = 0
        self.laid = 0
        self.trap_set = False
        #: alone: whether this round's search is done, where, and the cards found
        self.searched = False
        self.search_area = NOTHING
        self.found: list[int] = []
        #: advisors used this round, one bit each
        self.used = 0
        #: the card on which a krystallium was just placed
        self.krystallium_on: list[int] = [NOTHING] * seats
        self.melted: list[int] = [0] * seats
        self.owed: list[int] = [0] * seats
        #: tasks done, one bit each; those whose reward is not settled; and points from them
        self.tasks: list[int] = [0] * seats
        self.unsettled: list[int] = [0] * seats
        self.claimed = 0
        self.task_points: list[int] = [0] * seats
        self.lost_cubes = 0
        self.lost = NOT_LOST

    def copy_table(self, old: Realm) -> None:
        """What lies in the middle, and what is kept by card."""
        self.round = old.round
        self.phase = old.phase
        self.stage = old.stage
        self.deck = old.deck
        self.top = old.top
        self.danger_deck = old.danger_deck
        self.danger_top = old.danger_top
        self.dangers = old.dangers
        self.stacks = old.stacks
        self.aside = old.aside
        self.vermin = old.vermin[:]
        self.offers = [old.offers[0][:], old.offers[1][:]]
        self.left = old.left[:]
        self.down = old.down[:]
        self.seen = old.seen[:]
        self.lacks = old.lacks[:]
        self.giant = old.giant[:]
        self.turn = old.turn
        self.laid = old.laid
        self.trap_set = old.trap_set
        self.searched = old.searched
        self.search_area = old.search_area
        self.found = old.found[:]
        self.used = old.used
        self.claimed = old.claimed
        self.lost_cubes = old.lost_cubes
        self.lost = old.lost

    def copy_seats(self, old: Realm) -> None:
        """What lies before the seats."""
        self.hands = [cards[:] for cards in old.hands]
        self.draft = [cards[:] for cards in old.draft]
        self.building = [cards[:] for cards in old.building]
        self.built = [cards[:] for cards in old.built]
        self.calamities = [cards[:] for cards in old.calamities]
        self.menaces = [cards[:] for cards in old.menaces]
        self.advisors = [cards[:] for cards in old.advisors]
        self.drawn = [cards[:] for cards in old.drawn]
        self.discarded = [cards[:] for cards in old.discarded]
        self.boxed = [cards[:] for cards in old.boxed]
        self.alchemy = old.alchemy[:]
        self.cubes = old.cubes[:]
        self.any_cubes = old.any_cubes[:]
        self.named = old.named[:]
        self.more_cubes = old.more_cubes[:]
        self.krystallium = old.krystallium[:]
        self.soldiers = old.soldiers[:]
        self.training = old.training[:]
        self.traps = old.traps[:]
        self.spies = old.spies[:]
        self.hidden_spies = old.hidden_spies[:]
        self.covered = old.covered[:]
        self.icons = old.icons[:]
        self.icons_per = old.icons_per[:]
        self.types = old.types[:]
        self.produced = old.produced[:]
        self.krystallium_on = old.krystallium_on[:]
        self.melted = old.melted[:]
        self.owed = old.owed[:]
        self.tasks = old.tasks[:]
        self.unsettled = old.unsettled[:]
        self.task_points = old.task_points[:]

    # -- what is asked of the table everywhere

    def first_seat(self) -> Seat:
        """The seat that the arrow of this round points at (p. 3); alone always the player."""
        if self.seats == 1:
            return 0
        return (self.match.first + self.round - 1) % 2

    def produces(self, seat: Seat, resource: int) -> int:
        """How many cubes of a resource a seat would produce now (p. 4)."""
        made = self.icons[4 * seat + resource]
        per = 16 * seat + 4 * resource
        for type_ in range(4):
            if self.icons_per[per + type_]:
                made += self.icons_per[per + type_] * self.types[4 * seat + type_]
        return made

    def duchy_icons(self, seat: Seat, resource: int) -> int:
        """The icons of a resource on the duchy card itself, covered or not."""
        match = self.match
        return match.cards.duchy_yields[2 * match.duchies[seat] + match.side][resource]

    def alchemy_size(self, seat: Seat) -> int:
        alchemy = self.alchemy
        base = 4 * seat
        return alchemy[base] + alchemy[base + 1] + alchemy[base + 2] + alchemy[base + 3]
