"""Workers, attributes, actions and rewards as small numbers."""

from __future__ import annotations

from typing import Final

WORKERS: Final = ["labourer", "scout", "merchant", "fighter", "cleric", "criminal"]
LABOURER: Final = 0
CRIMINAL: Final = 5
#: a clear cell: any worker may stand there (p. 12)
ANY: Final = 6
CELLS: Final = [*WORKERS, "any"]

ATTRIBUTES: Final = ["faith", "strength", "influence"]
FAITH: Final = 0
STRENGTH: Final = 1
INFLUENCE: Final = 2

#: the six of the board's right side, then those of the left side
ACTIONS: Final = [
    "commission",
    "fortify",
    "garrison",
    "absolve",
    "attack",
    "convert",
    "develop",
    "recruit",
    "pray",
    "conspire",
    "hunt",
    "trade",
]
COMMISSION: Final = 0
FORTIFY: Final = 1
GARRISON: Final = 2
ABSOLVE: Final = 3
ATTACK: Final = 4
CONVERT: Final = 5
RIGHT_SIDE: Final = 6
DEVELOP: Final = 6
RECRUIT: Final = 7
PRAY: Final = 8
CONSPIRE: Final = 9
HUNT: Final = 10
TRADE: Final = 11

#: what a card, a space or an action can give (p. 36): a worker, a step of an attribute, and so on
REWARDS: Final = [
    *WORKERS,
    *ATTRIBUTES,
    "silver",
    "provision",
    "tax",
    "pardon",
    "destroy",
    "pay",
    "prayer",
    "hire",
    "workshop",
]
#: a step of the first attribute, and so on
RAISE: Final = 6
RAISE_STRENGTH: Final = 7
SILVER: Final = 9
PROVISION: Final = 10
TAX: Final = 11
PARDON: Final = 12
DESTROY: Final = 13
PAY: Final = 14
PRAYER: Final = 15
HIRE: Final = 16
WORKSHOP: Final = 17


class Reward:
    """What is given, in the order of the print.

    Equal signs side by side are one part: two signs of tax are one payment of 2 (ruling PA-D30).
    """

    def __init__(self, kinds: list[int], amounts: list[int]) -> None:
        self.kinds: Final = kinds
        self.amounts: Final = amounts

    def signs(self) -> list[str]:
        """The signs as they are printed.

        >>> reward(["tax", "tax", "labourer"]).signs()
        ['tax', 'tax', 'labourer']
        """
        found: list[str] = []
        for place in range(len(self.kinds)):
            found.extend([REWARDS[self.kinds[place]]] * self.amounts[place])
        return found


def reward(signs: list[str]) -> Reward:
    """A reward by the names of its signs.

    >>> found = reward(["tax", "tax", "labourer"])
    >>> found.kinds, found.amounts
    ([11, 0], [2, 1])
    """
    kinds: list[int] = []
    amounts: list[int] = []
    for sign in signs:
        kind = REWARDS.index(sign)
        if kinds and kinds[-1] == kind:
            amounts[-1] += 1
        else:
            kinds.append(kind)
            amounts.append(1)
    return Reward(kinds, amounts)
