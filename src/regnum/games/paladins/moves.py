"""Every action there is, built once and shared."""

from __future__ import annotations

from typing import Final, get_args

from regnum.core.actions import Action
from regnum.games.paladins.actions import (
    Accept,
    Attack,
    BoardAction,
    Build,
    Clear,
    Convert,
    Decline,
    Favour,
    Jar,
    Keep,
    Muster,
    Next,
    Pass,
    Perform,
    Pick,
    Place,
    Recruit,
    Region,
    RightSide,
    Space,
    Task,
    Use,
    Visit,
    Worker,
)
from regnum.games.paladins.rewards import DESTROY, PARDON, PAY, REWARDS, Reward

PALADINS: Final = 12
#: more of one kind than any reward gives at once
MOST: Final = 16
#: the tasks of the board in the order of their numbers
TASKS: Final[list[Task]] = list(get_args(Task))
BOARD_ACTIONS: Final[list[BoardAction]] = list(get_args(BoardAction))
RIGHT_SIDE_ACTIONS: Final[list[RightSide]] = list(get_args(RightSide))
COLOURS: Final[list[Worker]] = list(get_args(Worker))
PASS: Final = Pass()
SILVER_PRICE: Final = 0
DEBT_PRICE: Final = 1
FREE_PRICE: Final = 2


class Moves:
    """Action objects by the numbers of what they speak of."""

    def __init__(
        self,
        townsfolk: list[str],
        outsiders: list[str],
        favours: list[str],
        taverns: list[str],
        spaces: list[str],
        jar_spaces: list[str],
        paladins: list[str],
        choices: list[list[Reward]],
    ) -> None:
        self.perform: list[Action] = [Perform(task) for task in TASKS]
        self.favour: list[Action] = [Favour(name) for name in favours]
        self.visit: list[Action] = [Visit(name) for name in taverns]
        self.place: list[Action] = [Place(worker) for worker in COLOURS]
        self.keep: list[Action] = [Keep(worker) for worker in COLOURS]
        #: by townsperson and price
        self.recruit: list[list[Action]] = [
            [Recruit(name, "silver"), Recruit(name, "debt"), Recruit(name, "free")]
            for name in townsfolk
        ]
        self.use: list[Action] = [Use(name) for name in townsfolk]
        #: by action of the right side, two cells each
        self.build: list[Action] = []
        for action in RIGHT_SIDE_ACTIONS:
            self.build.append(Build(action, 1))
            self.build.append(Build(action, 2))
        self.clear: list[Action] = [Clear(action) for action in BOARD_ACTIONS]
        self.region: list[Action] = [
            Region(1),
            Region(2),
            Region(3),
            Region(4),
            Region(5),
            Region(6),
        ]
        self.space: list[Action] = [Space(name) for name in spaces]
        self.jar: list[Action] = [Jar(name) for name in jar_spaces]
        self.attack: list[Action] = [Attack(name) for name in outsiders]
        self.convert: list[Action] = [Convert(name) for name in outsiders]
        #: by the kind of reward: take it or leave it; and to leave it
        self.offer: list[list[Action]] = [[] for _ in REWARDS]
        self.offer[PARDON] = [Accept("pardon"), Decline("pardon")]
        self.offer[DESTROY] = [Accept("destroy"), Decline("destroy")]
        self.offer[PAY] = [Accept("pay"), Decline("pay")]
        self.no_prayer: Action = Decline("prayer")
        self.no_hire: Action = Decline("hire")
        self.no_conspirator: Action = Decline("conspirator")
        #: made when first asked for: by the kind of reward, then by amount; and by paladins
        self.nexts: list[list[Action | None]] = [[None] * MOST for _ in REWARDS]
        self.paladins = paladins
        self.musters: list[Action | None] = [None] * (len(paladins) * PALADINS * PALADINS)
        self.picks: dict[str, Action] = {}
        for choice in choices:
            for part in choice:
                signs = part.signs()
                self.picks[" ".join(signs)] = Pick(tuple(signs))

    def next(self, kind: int, amount: int) -> Action:
        """The choice of a reward to come next."""
        found = self.nexts[kind][amount]
        if found is None:
            found = self.nexts[kind][amount] = Next(REWARDS[kind], amount)
        return found

    def muster(self, paladin: int, top: int, bottom: int) -> Action:
        """The choice among three paladins of a seat, by the numbers of the cards."""
        place = (paladin * PALADINS + top % PALADINS) * PALADINS + bottom % PALADINS
        found = self.musters[place]
        if found is None:
            names = self.paladins
            found = self.musters[place] = Muster(names[paladin], names[top], names[bottom])
        return found

    def pick(self, part: Reward) -> Action:
        """The choice of one of several rewards."""
        return self.picks[" ".join(part.signs())]
