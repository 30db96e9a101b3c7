"""The rules of Fairy Fracas, in the rulebook's order: set-up, the turn, laying a character."""

from __future__ import annotations

from typing import ClassVar, Final

from regnum.core.actions import Action, Seat
from regnum.core.agenda import Choice, Step
from regnum.core.dice import Dice
from regnum.core.errors import BadSetUp
from regnum.core.messages import Message, Refusal
from regnum.games.fairy_fracas import events
from regnum.games.fairy_fracas.actions import Decline, Onto, Play, Skip
from regnum.games.fairy_fracas.cards import (
    COLOURS,
    DRAGON,
    FAIRY,
    FOREST,
    GNOME,
    KINDS,
    NOTHING,
    NOWHERE,
    PACKAGE,
    SKIP,
    WITCH,
    WIZARD,
    FairyFracasCards,
)
from regnum.games.fairy_fracas.land import Land
from regnum.games.fairy_fracas.magic import (
    MOST_SEATS,
    ORDER,
    PICK_TO_MOVE,
    PICK_TO_SWAP,
    can_order,
    can_swap,
    refusal_of_terrain,
)
from regnum.games.fairy_fracas.options import FairyFracasOptions
from regnum.games.fairy_fracas.state import TURNS, Kingdom

SET_ASIDE: Final = 3


def set_up(seats: int, options: FairyFracasOptions, cards: FairyFracasCards, dice: Dice) -> Kingdom:
    """Lay out the kingdom; each seat sets three of its ten characters aside unseen (p. 2)."""
    land = lay_out(seats, cards, dice)
    colours = colours_of(seats, options)
    hands: list[list[int]] = []
    aside: list[list[int]] = []
    for colour in colours:
        characters = list(range(colour * KINDS, (colour + 1) * KINDS))
        dice.shuffle(characters)
        aside.append(sorted(characters[:SET_ASIDE]))
        hands.append(sorted(characters[SET_ASIDE:]))
    cells = len(land.kinds)
    stacks: list[list[int]] = [[] for _ in range(cells)]
    s = Kingdom(seats, dice, cards, land, colours, hands, aside, stacks, [0] * cells)
    s.blocked_dragon_counts = options.blocked_dragon_counts
    s.abilities_compulsory = options.abilities_compulsory
    s.lone_gnome_on_top = options.lone_gnome_on_top
    s.first = dice.below(seats)
    s.agenda.append(TURN[s.first])
    s.agenda.append(BEGIN)
    return s


def lay_out(seats: int, cards: FairyFracasCards, dice: Dice) -> Land:
    """Shuffle the terrains for this number of seats and lay them in rows (p. 2)."""
    size = cards.kingdoms[seats]
    counts = [size.castles, size.forests, size.towers, size.farms]
    kinds: list[int] = []
    for kind in range(len(counts)):
        for _ in range(counts[kind]):
            kinds.append(kind)
    dice.shuffle(kinds)
    return Land(size.rows, size.columns, kinds)


def colours_of(seats: int, options: FairyFracasOptions) -> list[int]:
    """Everybody plays a colour of their own choice (p. 2)."""
    if not options.colours:
        return list(range(seats))
    if len(options.colours) != seats or len(set(options.colours)) != seats:
        raise BadSetUp(Message("bad-colours", {"seats": seats}), PACKAGE)
    return [COLOURS.index(colour) for colour in options.colours]


class Begin(Step[Kingdom]):
    """Say who goes first: anybody will do, so it is drawn (p. 2)."""

    def run(self, s: Kingdom) -> None:
        s.tell(events.Began(s.first))


# -- the turn (p. 3)


class Turn(Choice[Kingdom]):
    """Take a character from the hand, to be laid on a terrain (p. 3).

    Guarded: that a seat has only one card to take, or none, is its secret until it acts.
    """

    guarded: ClassVar[bool] = True

    def options(self, s: Kingdom, seat: Seat) -> list[Action]:
        play = s.cards.play
        if not s.is_last_turn():
            return [play[card] for card in s.hands[seat]]
        found = [play[card] for card in s.hands[seat] if not banned_last(card)]
        return found if found else [SKIP]

    def why_not(self, s: Kingdom, seat: Seat, action: Action) -> Refusal:
        if isinstance(action, Play):
            if action.character not in s.cards.number:
                return Refusal("no-such-character", {"character": action.character})
            if s.cards.number[action.character] not in s.hands[seat]:
                return Refusal("not-in-hand", {"character": action.character}, "turn", 3)
        if self.must_skip(s, seat):
            return Refusal("must-skip", {}, "last-turn", 3)
        if isinstance(action, Play):
            return Refusal("last-turn", {"character": action.character}, "last-turn", 3)
        if isinstance(action, Skip):
            return Refusal("no-skipping", {}, "last-turn", 3)
        if isinstance(action, Decline):
            return Refusal("must-play", {}, "turn", 3)
        return Refusal("play-first", {}, "turn", 3)

    def take(self, s: Kingdom, seat: Seat, action: Action) -> None:
        if isinstance(action, Play):
            take_from_hand(s, seat, s.cards.number[action.character])
            s.agenda.append(PLACE[seat])
        else:
            skip(s, seat)
            s.agenda.append(NEXT_TURN)

    def prompt(self, s: Kingdom, seat: Seat) -> Message:
        if not s.is_last_turn():
            return Message("ask-turn", {"turn": s.turn // s.seats + 1, "turns": TURNS})
        return Message("ask-skip" if self.must_skip(s, seat) else "ask-last-turn")

    def must_skip(self, s: Kingdom, seat: Seat) -> bool:
        """Whether the hand holds only what may not be played any more (p. 3)."""
        return self.options(s, seat)[0] is SKIP


def banned_last(card: int) -> bool:
    """Dragon and Gnome are not laid on a seat's last turn (p. 3, rulings FF-B11 to FF-B13)."""
    return card % KINDS in (DRAGON, GNOME)


def take_from_hand(s: Kingdom, seat: Seat, card: int) -> None:
    """The card is seen when it lies on a terrain. Until then nobody can tell which of the hand
    it is, those included that were shown before."""
    hand = s.hands[seat]
    if s.shown:
        for held in hand:
            s.shown &= ~(1 << held)
    hand.remove(card)
    s.chosen = card


def skip(s: Kingdom, seat: Seat) -> None:
    """Whoever holds only Gnome and Dragon skips the last turn, and so shows the hand (p. 3)."""
    for card in s.hands[seat]:
        s.shown |= 1 << card
    if s.events is not None:
        colour = s.colours[seat] * KINDS
        names = s.cards.names
        s.tell(events.Skipped(seat, names[colour + GNOME], names[colour + DRAGON]))


class Place(Choice[Kingdom]):
    """Lay the character on a terrain where nobody has its name (p. 3).

    The other seats have fewer characters of that name than there are terrains, so there is
    always a choice.
    """

    def options(self, s: Kingdom, seat: Seat) -> list[Action]:
        kind = s.chosen % KINDS
        onto = s.cards.onto[s.chosen]
        terrains = s.land.terrains
        names = s.names
        found: list[Action] = []
        for cell in range(len(names)):
            if not (names[cell] >> kind) & 1:
                found.append(onto[terrains[cell]])
        return found

    def why_not(self, s: Kingdom, seat: Seat, action: Action) -> Refusal:
        chosen = s.cards.names[s.chosen]
        if not isinstance(action, Onto) or action.character != chosen:
            return Refusal("place-first", {"character": chosen}, "placing", 3)
        return refusal_of_terrain(s, s.chosen, action.terrain)

    def take(self, s: Kingdom, seat: Seat, action: Action) -> None:
        assert isinstance(action, Onto)
        card = s.chosen
        cell = s.land.cell_of[s.cards.terrain_number[action.terrain]]
        s.chosen = NOTHING
        below = card % KINDS == GNOME and len(s.stacks[cell]) > 0
        s.lay(card, cell)
        if s.events is not None:
            if below:
                s.tell(events.PlacedBelow(seat, action.character, action.terrain))
            else:
                s.tell(events.Placed(seat, action.character, action.terrain))
        s.agenda.append(NEXT_TURN)
        use_ability(s, seat, card % KINDS, cell)

    def prompt(self, s: Kingdom, seat: Seat) -> Message:
        asked = "ask-place-gnome" if s.chosen % KINDS == GNOME else "ask-place"
        return Message(asked, {"character": s.cards.names[s.chosen]})


def use_ability(s: Kingdom, seat: Seat, kind: int, cell: int) -> None:
    """Witch, Fairy and Wizard act at once, where there is something to do, and never again
    (p. 5, rulings FF-B1, FF-B6 and FF-B7)."""
    if kind == WITCH:
        if s.land.kinds[cell] == FOREST and can_swap(s):
            s.site = cell
            s.agenda.append(PICK_TO_SWAP[seat])
    elif kind == FAIRY:
        if can_order(s, cell):
            s.site = cell
            s.agenda.append(ORDER[seat])
    elif kind == WIZARD and s.land.near_tower[cell]:
        s.site = cell
        s.agenda.append(PICK_TO_MOVE[seat])


class NextTurn(Step[Kingdom]):
    """Pass the turn on; after six turns of everybody the game is over (pp. 3, 6)."""

    def run(self, s: Kingdom) -> None:
        s.turn += 1
        s.site = NOWHERE
        if s.turn < TURNS * s.seats:
            s.agenda.append(TURN[s.active()])


BEGIN: Final = Begin()
NEXT_TURN: Final = NextTurn()
TURN: Final = [Turn(seat) for seat in range(MOST_SEATS)]
PLACE: Final = [Place(seat) for seat in range(MOST_SEATS)]
