"""Every action of a card set, built once and shared."""

from __future__ import annotations

from typing import Final

from regnum.core.actions import Action
from regnum.games.wonderful_kingdom.actions import (
    Advise,
    Build,
    Choose,
    Cover,
    Done,
    Fight,
    Find,
    Finish,
    Freeze,
    Fulfil,
    GiveUp,
    Instead,
    Keep,
    Lift,
    Melt,
    Offer,
    Pay,
    Place,
    Recycle,
    Reinforce,
    Scrap,
    Search,
    Spy,
    Surrender,
    Sweep,
    Take,
    Transmute,
    Trap,
    TurnUp,
    Want,
)

TRAP: Final = Trap()
SPY: Final = Spy()
GIVE_UP: Final = GiveUp()
TRANSMUTE: Final = Transmute()
DONE: Final = Done()
TAKE: Final[list[Action]] = [Take(1), Take(2)]
SEARCH: Final[list[Action]] = [Search(1), Search(2)]
REINFORCE: Final[list[Action]] = [Reinforce(1), Reinforce(2)]
CHOOSE: Final[list[Action]] = [
    Choose("shadow"),
    Choose("frost-giant"),
    Choose("giant-rat"),
    Choose("thief"),
]
COVER: Final[list[Action]] = [
    Cover("materials"),
    Cover("population"),
    Cover("money"),
    Cover("discoveries"),
]
LIFT: Final[list[Action]] = [
    Lift("materials"),
    Lift("population"),
    Lift("money"),
    Lift("discoveries"),
]
MELT: Final[list[Action]] = [
    Melt("materials"),
    Melt("population"),
    Melt("money"),
    Melt("discoveries"),
]
WANT: Final[list[Action]] = [
    Want("materials"),
    Want("population"),
    Want("money"),
    Want("discoveries"),
]
INSTEAD: Final[list[Action]] = [
    Instead("materials"),
    Instead("population"),
    Instead("money"),
    Instead("discoveries"),
    Instead("krystallium"),
]
ALCHEMY: Final[list[Action]] = [
    Place("materials", "alchemy"),
    Place("population", "alchemy"),
    Place("money", "alchemy"),
    Place("discoveries", "alchemy"),
]
#: more cards than ever lie in one offer area
LONGEST_AREA: Final = 24
TURN_UP: Final[list[list[Action]]] = [
    [TurnUp(1, place + 1) for place in range(LONGEST_AREA)],
    [TurnUp(2, place + 1) for place in range(LONGEST_AREA)],
]


class Menu:
    """What can be said of each card and each task, by its number."""

    def __init__(self, names: list[str], tasks: list[str]) -> None:
        self.offer: list[list[Action]] = [
            [Offer(name, 1) for name in names],
            [Offer(name, 2) for name in names],
        ]
        self.keep: list[Action] = [Keep(name) for name in names]
        self.pay: list[Action] = [Pay(name) for name in names]
        self.find: list[Action] = [Find(name) for name in names]
        self.sweep: list[Action] = [Sweep(name) for name in names]
        self.surrender: list[Action] = [Surrender(name) for name in names]
        self.freeze: list[Action] = [Freeze(name) for name in names]
        self.build: list[Action] = [Build(name) for name in names]
        self.recycle: list[Action] = [Recycle(name) for name in names]
        #: by kind of cube (krystallium 4, soldiers 5), then by card
        self.place: list[list[Action]] = [
            [Place("materials", name) for name in names],
            [Place("population", name) for name in names],
            [Place("money", name) for name in names],
            [Place("discoveries", name) for name in names],
            [Place("krystallium", name) for name in names],
            [Place("soldier", name) for name in names],
        ]
        self.scrap: list[Action] = [Scrap(name) for name in names]
        self.finish: list[Action] = [Finish(name) for name in names]
        self.advise: list[Action] = [Advise(name) for name in names]
        self.fight: list[Action] = [Fight(name) for name in names]
        self.fulfil: list[Action] = [Fulfil(name) for name in tasks]
