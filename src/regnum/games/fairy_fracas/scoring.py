"""Who is blocked, what each character brings, and who wins (pp. 4-7)."""

from __future__ import annotations

from typing import Final

from regnum.core.messages import Message, Value
from regnum.core.results import Line, Result
from regnum.core.standing import ranked
from regnum.games.fairy_fracas.cards import (
    CASTLE,
    DRAGON,
    FARM,
    GNOME,
    KINDS,
    KING,
    KNIGHT,
    NOTHING,
    NOWHERE,
    ORDINARY,
    PEASANT,
    PRINCESS,
    QUEEN,
    TOWER,
)
from regnum.games.fairy_fracas.state import Kingdom

#: the terrain that suits a character, and the one whose company it seeks
HOME: Final = [CASTLE, NOWHERE, TOWER, NOWHERE, FARM, NOWHERE]
PARTNER: Final = [NOTHING, KING, KNIGHT, PRINCESS, NOTHING, NOTHING]
SCORE: Final = [
    "score-king",
    "score-queen",
    "score-princess",
    "score-knight",
    "score-peasant",
    "score-gnome",
]


# -- blocking (pp. 4-5)


def blocker(s: Kingdom, cell: int, height: int) -> int:
    """Who blocks the character at this height of a stack; NOTHING if nobody does.

    A Dragon blocks all below it but the Gnome, unless a Knight above it blocks the Dragon.
    It follows from how the stack lies now (ruling FF-B8).
    """
    stack = s.stacks[cell]
    kind = stack[height] % KINDS
    if kind == GNOME:
        return NOTHING
    dragon = NOTHING
    for place in range(height + 1, len(stack)):
        above = stack[place] % KINDS
        if above == KNIGHT and (kind == DRAGON or dragon != NOTHING):
            return stack[place] if kind == DRAGON else NOTHING
        if above == DRAGON:
            dragon = stack[place]
    return dragon


def counted_at(s: Kingdom, cell: int) -> int:
    """Which kinds of character in a cell are counted, one bit a kind."""
    names = s.names[cell]
    if not (names >> DRAGON) & 1:
        return names
    stack = s.stacks[cell]
    counted = 0
    for place in range(len(stack) - 1, -1, -1):
        kind = stack[place] % KINDS
        counted |= 1 << kind
        if kind != DRAGON:
            continue
        if (counted >> KNIGHT) & 1:
            # blocked by the Knight above it: not counted, or counted by option (ruling FF-B9)
            return names if s.blocked_dragon_counts else names & ~(1 << DRAGON)
        break
    return counted | (names & (1 << GNOME))


def counted(s: Kingdom) -> list[int]:
    """Which kinds of character are counted in each cell."""
    return [counted_at(s, cell) for cell in range(len(s.names))]


# -- points (pp. 4-5)


def home_points(s: Kingdom, kind: int, cell: int) -> int:
    """King in a castle, Princess in a tower, Peasant on a farm."""
    return s.cards.at_home[kind] if s.land.kinds[cell] == HOME[kind] else 0


def partner_points(s: Kingdom, kind: int, here: int) -> int:
    """Queen with a King, Princess with a Knight, Knight with a Princess, of whatever colour."""
    partner = PARTNER[kind]
    return s.cards.together[kind] if partner != NOTHING and (here >> partner) & 1 else 0


def things_counted(s: Kingdom, card: int, cell: int, there: list[int], here: int) -> int:
    """How many things a character is paid for one by one."""
    kind = card % KINDS
    if kind == KING:
        return s.land.greens[cell]
    found = 0
    if kind == QUEEN:
        colour = card // KINDS
        for other in s.land.beside[cell]:
            for neighbour in s.stacks[other]:
                if neighbour // KINDS == colour and (there[other] >> (neighbour % KINDS)) & 1:
                    found += 1
    elif kind == PEASANT:
        for other in s.land.beside[cell]:
            found += ((there[other] >> KING) & 1) + ((there[other] >> QUEEN) & 1)
    elif kind == GNOME:
        above = here & ~(1 << GNOME)
        while above:
            found += above & 1
            above >>= 1
    return found


def points(s: Kingdom, card: int, cell: int, there: list[int], here: int) -> int:
    """What a character brings, with `here` counted in its own cell and `there` in the others."""
    kind = card % KINDS
    if kind >= ORDINARY:
        return 0
    return (
        home_points(s, kind, cell)
        + partner_points(s, kind, here)
        + s.cards.each[kind] * things_counted(s, card, cell, there, here)
    )


def scores(s: Kingdom) -> list[int]:
    """The points of each colour by its number, as if the game ended now."""
    found = [0, 0, 0, 0]
    there = counted(s)
    for cell in range(len(there)):
        here = there[cell]
        for card in s.stacks[cell]:
            if (here >> (card % KINDS)) & 1:
                found[card // KINDS] += points(s, card, cell, there, here)
    return found


# -- the end (pp. 6-7)


def result(s: Kingdom) -> Result:
    """The most points win; of equals, who comes earlier in the order of turns (p. 6)."""
    lines = breakdown(s)
    total = [sum(line.points for line in lines[seat]) for seat in range(s.seats)]
    order = [(total[seat], -((seat - s.first) % s.seats)) for seat in range(s.seats)]
    ranks = ranked(order)
    return Result(
        scores=tuple(total),
        ranks=ranks,
        won=tuple([rank == 1 for rank in ranks]),
        breakdown=tuple([tuple(line) for line in lines]),
    )


def breakdown(s: Kingdom) -> list[list[Line]]:
    """A line for each ordinary character in the kingdom, in the order of the score pad."""
    there = counted(s)
    lines: list[list[Line]] = []
    for seat in range(s.seats):
        mine: list[Line] = []
        for kind in range(ORDINARY):
            card = s.colours[seat] * KINDS + kind
            cell = s.cell_of(card)
            if cell != NOWHERE:
                mine.append(line_of(s, card, cell, there))
        lines.append(mine)
    return lines


def line_of(s: Kingdom, card: int, cell: int, there: list[int]) -> Line:
    kind = card % KINDS
    names = s.cards.names
    blocking = blocker(s, cell, s.stacks[cell].index(card))
    if blocking != NOTHING:
        # what it would bring if nobody in its cell were blocked
        lost = points(s, card, cell, there, s.names[cell])
        said: dict[str, Value] = {"character": names[card], "by": names[blocking], "lost": lost}
        return Line(Message("score-blocked", said), 0)
    brought = points(s, card, cell, there, there[cell])
    if brought == 0:
        return Line(Message("score-nothing", {"character": names[card]}), 0)
    counts = things_counted(s, card, cell, there, there[cell])
    parts: dict[str, Value] = {
        "character": names[card],
        "home": home_points(s, kind, cell),
        "together": partner_points(s, kind, there[cell]),
        "each": s.cards.each[kind] * counts,
    }
    return Line(Message(SCORE[kind], parts), brought)
