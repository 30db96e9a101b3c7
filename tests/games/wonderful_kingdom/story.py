"""Stories of It's a Wonderful Kingdom: `given(...)` lays a table, seats act, it is looked at.

table, seat = given(at="planning", drafts={0: ["barracks-1"]})
seat(0).builds("barracks-1")
assert seat(0).constructs == ["barracks-1"]

`at` says where the round stands: draft (the first seat offers), taking (the second takes),
planning, one of the four resources (that stage of production), battle, round-end, end.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TypeVar

from regnum.core import agenda
from regnum.core.actions import Action, Event, Seat
from regnum.core.agenda import Step
from regnum.core.dice import quick_dice
from regnum.core.results import Result
from regnum.games.wonderful_kingdom.actions import (
    Advise,
    Build,
    Done,
    Fight,
    Fulfil,
    GiveUp,
    Instead,
    Offer,
    Place,
    Recycle,
    Scrap,
    Take,
    Trap,
)
from regnum.games.wonderful_kingdom.building import PAID, add_to_duchy
from regnum.games.wonderful_kingdom.drafting import OFFERING, TAKING
from regnum.games.wonderful_kingdom.game import game
from regnum.games.wonderful_kingdom.goods import NOTHING, RESOURCES, goods_of, packed
from regnum.games.wonderful_kingdom.menaces import BEGIN_BATTLE
from regnum.games.wonderful_kingdom.planning import BEGIN_PLANNING
from regnum.games.wonderful_kingdom.production import END_OF_PRODUCTION, STAGES
from regnum.games.wonderful_kingdom.rounds import BATTLE_TOGETHER, BEGIN_END, END_OF_ROUND
from regnum.games.wonderful_kingdom.scoring import total
from regnum.games.wonderful_kingdom.set_up import DANGER_DECK
from regnum.games.wonderful_kingdom.solo import TAKING_ALONE
from regnum.games.wonderful_kingdom.state import DRAFT, Realm
from regnum.games.wonderful_kingdom.view import WonderfulView

E = TypeVar("E", bound=Event)
Cards = Mapping[Seat, Sequence[str]]
#: cards under construction, with what lies on them: "2 materials + 1 soldiers"
Sites = Mapping[Seat, Mapping[str, str] | Sequence[str]]


def given(
    seats: int = 2,
    *,
    at: str = "planning",
    round: int = 1,
    hands: Cards | None = None,
    offers: Sequence[Sequence[str]] = ((), ()),
    drafts: Cards | None = None,
    building: Sites | None = None,
    built: Cards | None = None,
    calamities: Cards | None = None,
    menaces: Cards | None = None,
    giants: Mapping[str, str] | None = None,
    advisors: Cards | None = None,
    alchemy: Mapping[Seat, str] | None = None,
    krystallium: Mapping[Seat, int] | None = None,
    soldiers: Mapping[Seat, int] | None = None,
    training: Mapping[Seat, int] | None = None,
    deck: Sequence[str] = (),
    cards: Mapping[str, object] | None = None,
    **options: object,
) -> tuple[StoryTable, Callable[[Seat], StorySeat]]:
    """A table with exactly this before the seats, and a way to speak of them.

    Seat 0 is the first of the round and has Valados, seat 1 Téressie. `deck` names the cards
    on top. Without a module in the options it is the teaching game.
    """
    usual = {} if "scenario" in options else {"module": "teaching"}
    s = laid_out(seats, {**usual, **options}, cards)
    s.round = round
    s.match.first = (1 - round) % 2 if seats > 1 else 0
    number = s.match.cards.number
    used: list[str] = [*deck, *offers[0], *offers[1], *(giants or {}).values()]
    for place, lying in (
        (s.hands, hands),
        (s.draft, drafts),
        (s.calamities, calamities),
        (s.menaces, menaces),
        (s.advisors, advisors),
    ):
        for seat, names in (lying or {}).items():
            place[seat] = [number[name] for name in names]
            used.extend(names)
    s.offers = [[number[name] for name in area] for area in offers]
    for seat, names in (built or {}).items():
        used.extend(names)
        for name in names:
            add_to_duchy(s, seat, number[name])
    for seat, sites in (building or {}).items():
        lay_sites(s, seat, sites if isinstance(sites, Mapping) else dict.fromkeys(sites, ""))
        used.extend(sites)
    for name, giant in (giants or {}).items():
        s.giant[number[name]] = number[giant]
    assert len(set(used)) == len(used), "a card is named twice"
    s.vermin = [card for card in s.vermin if all(card not in lot for lot in s.menaces)]
    taken = [number[name] for name in used if name not in deck]
    rest = [card for card in s.deck[s.top :] if card not in taken]
    top = [number[name] for name in deck]
    s.danger_deck = [card for card in s.danger_deck if card not in taken + top]
    s.deck, s.top = top + [card for card in rest if card not in top], 0
    for seat, cubes in (alchemy or {}).items():
        s.alchemy[4 * seat : 4 * seat + 4] = goods_of(cubes)[:4]
    for amounts, counts in (
        (s.krystallium, krystallium),
        (s.soldiers, soldiers),
        (s.training, training),
    ):
        for seat, count in (counts or {}).items():
            amounts[seat] = count
    know_hands(s)
    s.agenda = begin(s, at)
    s.events = []
    agenda.advance(s)
    table = StoryTable(s)
    return table, lambda seat: StorySeat(table, seat)


def laid_out(
    seats: int, options: Mapping[str, object], cards: Mapping[str, object] | None
) -> Realm:
    """A real set-up, its choices not asked, to be laid out anew."""
    alone = {"duchy": "valados"} if seats == 1 else {}
    chosen = game.read_options({**alone, **options})
    s = game.set_up(seats, chosen, game.cards(cards), quick_dice(seats))
    if seats == 1:
        s.drawn[0] = []
        if not s.dangers:
            s.dangers = [[]]
        DANGER_DECK.run(s)
    s.drawn = [[] for _ in range(seats)]
    s.match.duchies = list(range(seats))
    for seat in range(seats):
        for resource in range(4):
            covered = s.covered[4 * seat + resource]
            built = sum(s.match.cards.yields[card][resource] for card in s.built[seat])
            s.icons[4 * seat + resource] = s.duchy_icons(seat, resource) + built - covered
    return s


def lay_sites(s: Realm, seat: Seat, sites: Mapping[str, str]) -> None:
    for name, paid in sites.items():
        card = s.match.cards.number[name]
        if card not in s.building[seat]:
            s.building[seat].append(card)
        s.lacks[card] = s.match.cards.cost[card] - packed(goods_of(paid))
        assert s.lacks[card] >= 0, "more lies on it than it takes"


def know_hands(s: Realm) -> None:
    s.seen = [0] * len(s.seen)
    for seat, hand in enumerate(s.hands):
        for card in hand:
            s.seen[card] = 1 << seat


def begin(s: Realm, at: str) -> list[Step[Realm]]:
    """The agenda of a round from a point on."""
    steps: list[Step[Realm]] = [END_OF_ROUND]
    if at == "end":
        return [BEGIN_END]
    if at == "round-end":
        return steps
    if s.match.menaces:
        steps += [BATTLE_TOGETHER[s.seats - 1], BEGIN_BATTLE]
    if at == "battle":
        return steps
    steps.append(END_OF_PRODUCTION)
    stage = RESOURCES.index(at) if at in RESOURCES else 0
    steps += [STAGES[number] for number in range(3, stage - 1, -1)]
    if at in RESOURCES:
        return steps
    steps.append(BEGIN_PLANNING)
    if at == "planning":
        return steps
    s.phase = DRAFT
    s.traps = [2] * s.seats
    if s.seats == 1:
        return [*steps, TAKING_ALONE]
    return [*steps, OFFERING[0] if at == "draft" else TAKING[1]]


class StoryTable:
    """What anybody can see, and a little more."""

    def __init__(self, state: Realm) -> None:
        self.state = state

    def names(self, cards: Sequence[int]) -> list[str]:
        return [self.state.match.cards.names[card] for card in cards]

    @property
    def to_act(self) -> list[Seat]:
        return agenda.to_act(self.state)

    @property
    def over(self) -> bool:
        return not self.state.agenda

    @property
    def result(self) -> Result:
        return game.result(self.state)

    @property
    def left_over(self) -> list[str]:
        return self.names(self.state.left)

    def offer(self, area: int) -> list[str]:
        return self.names(self.state.offers[area - 1])

    def view(self, seat: Seat | None) -> WonderfulView:
        view = game.view(self.state, seat)
        assert isinstance(view, WonderfulView)
        return view

    def told(self, kind: type[E]) -> list[E]:
        """The events of a kind, so far."""
        return [event for event in self.state.events or [] if isinstance(event, kind)]

    def lines(self, seat: Seat) -> dict[str, int]:
        """The lines of a score, by message."""
        return {line.what.id: line.points for line in self.result.breakdown[seat]}


class StorySeat:
    """A seat, and what it says."""

    def __init__(self, table: StoryTable, seat: Seat) -> None:
        self.table = table
        self.seat = seat

    @property
    def s(self) -> Realm:
        return self.table.state

    # -- saying

    def says(self, action: Action | str) -> None:
        if isinstance(action, str):
            action = game.parse(action)
        code = self.refusal_of(action)
        assert code is None, f"seat {self.seat} may not say {action}: {code}"
        agenda.act(self.s, self.seat, action)

    def offers(self, card: str, area: int, face_down: bool = False) -> None:
        if face_down:
            self.says(Trap())
        self.says(Offer(card, 1 if area == 1 else 2))

    def takes(self, area: int) -> None:
        self.says(Take(1 if area == 1 else 2))

    def builds(self, *cards: str) -> None:
        for card in cards:
            self.says(Build(card))

    def recycles(self, card: str, *onto: str) -> None:
        """Recycle a card and put its cubes on these, one after the other."""
        self.says(Recycle(card))
        for place in onto:
            self.places(place)

    def places(self, *onto: str) -> None:
        """Put the cubes to be placed on these, one after the other."""
        for place in onto:
            resource = next(k for k in range(4) if self.s.cubes[4 * self.seat + k])
            self.says(Place(RESOURCES[resource], place))

    def uses_krystallium(self, card: str, instead_of: str = "") -> None:
        self.says(Place("krystallium", card))
        if self.s.krystallium_on[self.seat] != NOTHING:
            self.says(Instead(instead_of))

    def posts_soldier(self, card: str) -> None:
        self.says(Place("soldier", card))

    def gives_up(self, card: str) -> None:
        self.says(GiveUp())
        if self.s.match.cards.number[card] in self.s.building[self.seat]:
            self.says(Scrap(card))

    def fights(self, *menaces: str) -> None:
        for menace in menaces:
            self.says(Fight(menace))

    def fulfils(self, task: str) -> None:
        self.says(Fulfil(task))

    def asks(self, advisor: str) -> None:
        self.says(Advise(advisor))

    def is_done(self) -> None:
        self.says(Done())

    # -- being refused

    def refusal_of(self, action: Action | str) -> str | None:
        if isinstance(action, str):
            action = game.parse(action)
        choice = agenda.choice_of(self.s, self.seat)
        if choice is None:
            return "not-your-turn"
        refusal = choice.refusal(self.s, self.seat, action)
        assert (refusal is None) == (action in agenda.options(self.s, self.seat))
        return None if refusal is None else refusal.code

    def may(self, action: Action | str) -> bool:
        return self.refusal_of(action) is None

    # -- being looked at

    @property
    def constructs(self) -> list[str]:
        return self.table.names(self.s.building[self.seat])

    @property
    def duchy(self) -> list[str]:
        return self.table.names(self.s.built[self.seat])

    @property
    def calamities(self) -> list[str]:
        return self.table.names(self.s.calamities[self.seat])

    @property
    def menaces(self) -> list[str]:
        return self.table.names(self.s.menaces[self.seat])

    @property
    def advisors(self) -> list[str]:
        return self.table.names(self.s.advisors[self.seat])

    @property
    def draft(self) -> list[str]:
        return self.table.names(self.s.draft[self.seat])

    @property
    def discarded(self) -> list[str]:
        return self.table.names(self.s.discarded[self.seat])

    @property
    def soldiers(self) -> int:
        return self.s.soldiers[self.seat]

    @property
    def krystallium(self) -> int:
        return self.s.krystallium[self.seat]

    @property
    def training(self) -> int:
        return self.s.training[self.seat]

    @property
    def alchemy(self) -> int:
        return self.s.alchemy_size(self.seat)

    @property
    def points(self) -> int:
        return total(self.s, self.seat)

    def to_place(self, resource: str) -> int:
        return self.s.cubes[4 * self.seat + RESOURCES.index(resource)]

    def lacking(self, card: str) -> dict[str, int]:
        """What a card under construction still lacks."""
        lacks = self.s.lacks[self.s.match.cards.number[card]]
        return {PAID[k]: lacks >> (4 * k) & 15 for k in range(6) if lacks >> (4 * k) & 15}

    def knows(self, card: str) -> bool:
        return card in game.known(self.s, self.seat)
