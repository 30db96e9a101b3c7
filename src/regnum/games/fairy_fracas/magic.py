"""The abilities of Witch, Fairy and Wizard, each in small steps (p. 5)."""

from __future__ import annotations

from typing import Final

from regnum.core.actions import Action, Seat
from regnum.core.agenda import Choice
from regnum.core.messages import Message, Refusal
from regnum.games.fairy_fracas import events
from regnum.games.fairy_fracas.actions import Decline, Lowest, Move, Pick, Swap
from regnum.games.fairy_fracas.cards import DECLINE, GNOME, KINDS, NOTHING, NOWHERE
from regnum.games.fairy_fracas.state import Kingdom

MOST_SEATS: Final = 4


class Ability(Choice[Kingdom]):
    """What the three have in common: they can be declined, unless it is agreed that they must be
    used (ruling FF-B1), and only what is asked can be said."""

    def or_decline(self, s: Kingdom, found: list[Action]) -> list[Action]:
        if not s.abilities_compulsory:
            found.append(DECLINE)
        return found

    def decline(self, s: Kingdom, seat: Seat) -> None:
        if s.events is not None:
            s.tell(events.Declined(seat, s.cards.names[s.stacks[s.site][-1]]))
        s.picked = NOWHERE

    def not_asked(self, s: Kingdom, action: Action) -> Refusal:
        if (
            isinstance(action, Swap | Move | Pick | Lowest)
            and action.character not in s.cards.number
        ):
            return Refusal("no-such-character", {"character": action.character})
        if isinstance(action, Decline):
            return Refusal("must-use-ability", {}, "abilities", 5)
        terrain = s.cards.terrains[s.land.terrains[s.site]]
        return Refusal("ability-first", {"terrain": terrain}, "abilities", 5)


def refusal_of_top(s: Kingdom, name: str) -> Refusal | None:
    """Why a character cannot be swapped or moved: it must be a top one, and no Gnome (p. 4),
    or at least one on his own where that is agreed (ruling FF-B3)."""
    if name not in s.cards.number:
        return Refusal("no-such-character", {"character": name})
    card = s.cards.number[name]
    cell = s.cell_of(card)
    if cell == NOWHERE:
        return Refusal("not-in-kingdom", {"character": name}, "words", 4)
    if card % KINDS == GNOME and not s.lone_gnome_on_top:
        return Refusal("gnome-stays", {"character": name}, "placing", 3)
    if s.top(cell) != card:
        top = s.cards.names[s.stacks[cell][-1]]
        return Refusal("not-on-top", {"character": name, "top": top}, "words", 4)
    return None


# -- the Witch


def can_swap(s: Kingdom) -> bool:
    """Whether any two top characters can be swapped (ruling FF-B6)."""
    return any(has_partner(s, cell) for cell in range(len(s.stacks)))


def has_partner(s: Kingdom, cell: int) -> bool:
    return any(other != cell and may_swap(s, cell, other) for other in range(len(s.stacks)))


def may_swap(s: Kingdom, cell: int, other: int) -> bool:
    """No two of one name may come together, each place without the one who leaves it
    (ruling FF-B5)."""
    mine = s.top(cell)
    theirs = s.top(other)
    if mine == NOTHING or theirs == NOTHING:
        return False
    if mine % KINDS == theirs % KINDS:
        return True
    return not s.has_name(cell, theirs) and not s.has_name(other, mine)


class PickToSwap(Ability):
    """The Witch in a forest: name the first of two top characters, or let it be (p. 5)."""

    def options(self, s: Kingdom, seat: Seat) -> list[Action]:
        pick = s.cards.pick
        found: list[Action] = [
            pick[s.top(cell)] for cell in range(len(s.stacks)) if has_partner(s, cell)
        ]
        return self.or_decline(s, found)

    def why_not(self, s: Kingdom, seat: Seat, action: Action) -> Refusal:
        if not isinstance(action, Pick):
            return self.not_asked(s, action)
        refusal = refusal_of_top(s, action.character)
        return refusal or Refusal("no-partner", {"character": action.character}, "witch", 5)

    def take(self, s: Kingdom, seat: Seat, action: Action) -> None:
        if isinstance(action, Pick):
            s.picked = s.cell_of(s.cards.number[action.character])
            s.agenda.append(SWAP_WITH[seat])
        else:
            self.decline(s, seat)

    def prompt(self, s: Kingdom, seat: Seat) -> Message:
        return Message("ask-witch")


class SwapWith(Ability):
    """The Witch: name the second, on another terrain (p. 5)."""

    def options(self, s: Kingdom, seat: Seat) -> list[Action]:
        swap = s.cards.swap[s.top(s.picked)]
        found: list[Action] = []
        for other in range(len(s.stacks)):
            if other != s.picked and may_swap(s, s.picked, other):
                found.append(swap[s.top(other)])
        return self.or_decline(s, found)

    def why_not(self, s: Kingdom, seat: Seat, action: Action) -> Refusal:
        picked = s.cards.names[s.top(s.picked)]
        if not isinstance(action, Swap) or action.character != picked:
            return self.not_asked(s, action)
        refusal = refusal_of_top(s, action.other)
        if refusal is not None:
            return refusal
        if action.other == picked:
            return Refusal("swap-itself", {"character": picked}, "witch", 5)
        return Refusal("swap-same-name", {"character": picked, "other": action.other}, "placing", 3)

    def take(self, s: Kingdom, seat: Seat, action: Action) -> None:
        if isinstance(action, Swap):
            other = s.cell_of(s.cards.number[action.other])
            swap(s, seat, s.picked, other)
            s.picked = NOWHERE
        else:
            self.decline(s, seat)

    def prompt(self, s: Kingdom, seat: Seat) -> Message:
        return Message("ask-witch-second", {"character": s.cards.names[s.top(s.picked)]})


def swap(s: Kingdom, seat: Seat, cell: int, other: int) -> None:
    """Two top characters change places; whose they are does not matter (ruling FF-B18)."""
    mine = s.lift(cell)
    theirs = s.lift(other)
    s.lay(theirs, cell)
    s.lay(mine, other)
    if s.events is not None:
        names = s.cards.names
        here = s.cards.terrains[s.land.terrains[cell]]
        there = s.cards.terrains[s.land.terrains[other]]
        s.tell(events.Swapped(seat, names[mine], here, names[theirs], there))


# -- the Fairy


def above_gnome(s: Kingdom, cell: int) -> int:
    """Where the characters begin that the Fairy may touch: the Gnome stays below them."""
    stack = s.stacks[cell]
    return 1 if stack and stack[0] % KINDS == GNOME else 0


def can_order(s: Kingdom, cell: int) -> bool:
    return len(s.stacks[cell]) - above_gnome(s, cell) >= 2


class Order(Ability):
    """The Fairy: say who lies lowest, then next, herself included, until the rest may stay as it
    lies (p. 5, rulings FF-B3 and FF-B4).

    Whoever must use her ability (ruling FF-B1) changes something by the last two at the latest.
    """

    def options(self, s: Kingdom, seat: Seat) -> list[Action]:
        stack = s.stacks[s.site]
        start = above_gnome(s, s.site) + s.laid
        unchanged = s.abilities_compulsory and not s.stirred
        if unchanged and len(stack) - start == 2:
            start += 1
        lowest = s.cards.lowest
        found: list[Action] = [lowest[stack[place]] for place in range(start, len(stack))]
        if not unchanged:
            found.append(DECLINE)
        return found

    def why_not(self, s: Kingdom, seat: Seat, action: Action) -> Refusal:
        if not isinstance(action, Lowest):
            return self.not_asked(s, action)
        name = action.character
        card = s.cards.number.get(name, NOTHING)
        stack = s.stacks[s.site]
        if card == NOTHING:
            return Refusal("no-such-character", {"character": name})
        if card not in stack:
            return Refusal("not-with-fairy", {"character": name}, "fairy", 5)
        if card % KINDS == GNOME:
            return Refusal("gnome-stays", {"character": name}, "placing", 3)
        if stack.index(card) < above_gnome(s, s.site) + s.laid:
            return Refusal("in-order-already", {"character": name}, "fairy", 5)
        return Refusal("lies-lowest", {"character": name}, "fairy", 5)

    def take(self, s: Kingdom, seat: Seat, action: Action) -> None:
        if not isinstance(action, Lowest):
            self.finish(s, seat)
            return
        stack = s.stacks[s.site]
        card = s.cards.number[action.character]
        place = above_gnome(s, s.site) + s.laid
        if stack[place] != card:
            stack.remove(card)
            stack.insert(place, card)
            s.stirred = True
        s.laid += 1
        if len(stack) - place > 2:
            s.agenda.append(ORDER[seat])
        else:
            self.finish(s, seat)

    def finish(self, s: Kingdom, seat: Seat) -> None:
        if not s.stirred:
            self.decline(s, seat)
        elif s.events is not None:
            order = tuple([s.cards.names[card] for card in s.stacks[s.site]])
            terrain = s.cards.terrains[s.land.terrains[s.site]]
            s.tell(events.Reordered(seat, terrain, order))
        s.laid = 0
        s.stirred = False

    def prompt(self, s: Kingdom, seat: Seat) -> Message:
        return Message("ask-fairy" if s.laid == 0 else "ask-fairy-next", {"laid": s.laid})


# -- the Wizard


class PickToMove(Ability):
    """The Wizard in a tower or beside one: name a top character, or let it be (p. 5).

    Any top character finds another terrain, because there are more terrains than seats.
    """

    def options(self, s: Kingdom, seat: Seat) -> list[Action]:
        pick = s.cards.pick
        found: list[Action] = []
        for cell in range(len(s.stacks)):
            top = s.top(cell)
            if top != NOTHING:
                found.append(pick[top])
        return self.or_decline(s, found)

    def why_not(self, s: Kingdom, seat: Seat, action: Action) -> Refusal:
        if not isinstance(action, Pick):
            return self.not_asked(s, action)
        return refusal_of_top(s, action.character) or self.not_asked(s, action)

    def take(self, s: Kingdom, seat: Seat, action: Action) -> None:
        if isinstance(action, Pick):
            s.picked = s.cell_of(s.cards.number[action.character])
            s.agenda.append(MOVE_TO[seat])
        else:
            self.decline(s, seat)

    def prompt(self, s: Kingdom, seat: Seat) -> Message:
        return Message("ask-wizard")


class MoveTo(Ability):
    """The Wizard: name another terrain, where nobody has the character's name (p. 5)."""

    def options(self, s: Kingdom, seat: Seat) -> list[Action]:
        card = s.top(s.picked)
        move = s.cards.move[card]
        kind = card % KINDS
        terrains = s.land.terrains
        found: list[Action] = []
        for cell in range(len(terrains)):
            # its own terrain has its name too (ruling FF-B16)
            if not (s.names[cell] >> kind) & 1:
                found.append(move[terrains[cell]])
        return self.or_decline(s, found)

    def why_not(self, s: Kingdom, seat: Seat, action: Action) -> Refusal:
        card = s.top(s.picked)
        if not isinstance(action, Move) or action.character != s.cards.names[card]:
            return self.not_asked(s, action)
        here = s.cards.terrains[s.land.terrains[s.picked]]
        if action.terrain == here:
            return Refusal(
                "moves-nowhere", {"character": action.character, "terrain": here}, "wizard", 5
            )
        return refusal_of_terrain(s, card, action.terrain)

    def take(self, s: Kingdom, seat: Seat, action: Action) -> None:
        if isinstance(action, Move):
            cell = s.land.cell_of[s.cards.terrain_number[action.terrain]]
            move(s, seat, s.picked, cell)
            s.picked = NOWHERE
        else:
            self.decline(s, seat)

    def prompt(self, s: Kingdom, seat: Seat) -> Message:
        return Message("ask-wizard-to", {"character": s.cards.names[s.top(s.picked)]})


def move(s: Kingdom, seat: Seat, cell: int, target: int) -> None:
    """A top character goes onto another terrain; an ability of its own does not act again
    (ruling FF-B7)."""
    card = s.lift(cell)
    s.lay(card, target)
    if s.events is not None:
        source = s.cards.terrains[s.land.terrains[cell]]
        terrain = s.cards.terrains[s.land.terrains[target]]
        s.tell(events.Moved(seat, s.cards.names[card], source, terrain))


def refusal_of_terrain(s: Kingdom, card: int, terrain: str) -> Refusal:
    """Why a character cannot come to a terrain, by laying or by moving (p. 3)."""
    number = s.cards.terrain_number.get(terrain, NOTHING)
    cell = NOWHERE if number == NOTHING else s.land.cell_of[number]
    if cell == NOWHERE:
        there = tuple([s.cards.terrains[each] for each in s.land.terrains])
        return Refusal("no-such-terrain", {"terrain": terrain, "terrains": there})
    other = next(each for each in s.stacks[cell] if each % KINDS == card % KINDS)
    return Refusal(
        "same-name",
        {"character": s.cards.names[card], "terrain": terrain, "other": s.cards.names[other]},
        "placing",
        3,
    )


PICK_TO_SWAP: Final = [PickToSwap(seat) for seat in range(MOST_SEATS)]
SWAP_WITH: Final = [SwapWith(seat) for seat in range(MOST_SEATS)]
ORDER: Final = [Order(seat) for seat in range(MOST_SEATS)]
PICK_TO_MOVE: Final = [PickToMove(seat) for seat in range(MOST_SEATS)]
MOVE_TO: Final = [MoveTo(seat) for seat in range(MOST_SEATS)]
