"""The kingdom of one match: which terrain lies where, and what lies beside it (pp. 2, 4)."""

from __future__ import annotations

from regnum.games.fairy_fracas.cards import COPIES, FARM, FOREST, NOWHERE, TERRAINS, TOWER


class Land:
    """Terrains in rows. Never changes in a match, so that clones share it.

    Copies of a kind are numbered in reading order.
    """

    def __init__(self, rows: int, columns: int, kinds: list[int]) -> None:
        self.rows = rows
        self.columns = columns
        self.kinds = kinds
        #: the terrain in each cell, and the cell of each terrain
        self.terrains: list[int] = []
        self.cell_of: list[int] = [NOWHERE] * (len(TERRAINS) * COPIES)
        copies = [0] * len(TERRAINS)
        for cell, kind in enumerate(kinds):
            terrain = kind * COPIES + copies[kind]
            copies[kind] += 1
            self.terrains.append(terrain)
            self.cell_of[terrain] = cell
        self.beside: list[list[int]] = [
            neighbours(cell, rows, columns) for cell in range(len(kinds))
        ]
        #: how many farms and forests lie beside each cell, for the King
        self.greens: list[int] = []
        #: whether each cell is a tower or beside one, for the Wizard (ruling FF-B15)
        self.near_tower: list[bool] = []
        for cell, kind in enumerate(kinds):
            greens = 0
            near = kind == TOWER
            for other in self.beside[cell]:
                if kinds[other] == FARM or kinds[other] == FOREST:
                    greens += 1
                elif kinds[other] == TOWER:
                    near = True
            self.greens.append(greens)
            self.near_tower.append(near)


def neighbours(cell: int, rows: int, columns: int) -> list[int]:
    """The cells above, to the left, to the right and below (p. 4).

    >>> neighbours(0, 2, 3), neighbours(4, 2, 3)
    ([1, 3], [1, 3, 5])
    """
    row, column = divmod(cell, columns)
    found = []
    if row > 0:
        found.append(cell - columns)
    if column > 0:
        found.append(cell - 1)
    if column < columns - 1:
        found.append(cell + 1)
    if row < rows - 1:
        found.append(cell + columns)
    return found
