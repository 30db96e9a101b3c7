"""Goods as the card file writes them: `2 materials + 1 soldiers`, `1 money x landmark`."""

from __future__ import annotations

import re
from typing import Final

#: in the order of production (p. 4); then what can be kept, then what tasks give
RESOURCES: Final = ["materials", "population", "money", "discoveries"]
GOODS: Final = [*RESOURCES, "krystallium", "soldiers", "spies", "points"]
MATERIALS: Final = 0
POPULATION: Final = 1
MONEY: Final = 2
DISCOVERIES: Final = 3
KRYSTALLIUM: Final = 4
SOLDIER: Final = 5
SPIES: Final = 6
POINTS: Final = 7

#: each type goes with the resource of the same number (p. 2)
TYPES: Final = ["structure", "professional", "landmark", "discovery"]
STRUCTURE: Final = 0
PROFESSIONAL: Final = 1
LANDMARK: Final = 2
DISCOVERY: Final = 3

NOTHING: Final = -1
TERM: Final = re.compile(r"\s*(\d{1,2}) ([a-z]+)(?: x ([a-z]+))?\s*")


class NotGoods(ValueError):
    """Something that is not written as goods are."""

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why = why


def terms(written: str) -> list[tuple[int, int, int]]:
    """Amount, goods and type (or NOTHING) of each part.

    >>> terms("2 materials + 1 money x landmark")
    [(2, 0, -1), (1, 2, 2)]
    """
    found: list[tuple[int, int, int]] = []
    if not written.strip():
        return found
    for part in written.split("+"):
        match = TERM.fullmatch(part)
        if match is None or match[2] not in GOODS or not 0 < int(match[1]) <= 15:
            raise NotGoods(f"{part.strip()!r} (1-15 {' | '.join(GOODS)})")
        if match[3] is not None and match[3] not in TYPES:
            raise NotGoods(f"{part.strip()!r} ({' | '.join(TYPES)})")
        type_ = TYPES.index(match[3]) if match[3] is not None else NOTHING
        found.append((int(match[1]), GOODS.index(match[2]), type_))
    return found


def goods_of(written: str) -> list[int]:
    """How many of each of GOODS.

    >>> goods_of("2 materials + 1 soldiers")
    [2, 0, 0, 0, 0, 1, 0, 0]
    """
    found = [0] * len(GOODS)
    for amount, goods, type_ in terms(written):
        if type_ != NOTHING:
            raise NotGoods(f"{written!r} (x)")
        found[goods] += amount
    return found


def production_of(written: str) -> tuple[list[int], list[int]]:
    """Icons of the four resources; icons for each card of a type, at resource * 4 + type.

    >>> production_of("2 population + 1 materials x landmark")
    ([0, 2, 0, 0], [0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0])
    """
    yields, per = [0] * 4, [0] * 16
    for amount, goods, type_ in terms(written):
        if goods >= KRYSTALLIUM:
            raise NotGoods(f"{written!r} ({' | '.join(RESOURCES)})")
        if type_ == NOTHING:
            yields[goods] += amount
        else:
            per[goods * 4 + type_] += amount
    return yields, per


def packed(goods: list[int]) -> int:
    """Counts of resources, krystallium and soldiers in one number, four bits each.

    >>> hex(packed([2, 0, 0, 0, 0, 1]))
    '0x100002'
    """
    number = 0
    for place in range(SOLDIER + 1):
        number |= goods[place] << (4 * place)
    return number
