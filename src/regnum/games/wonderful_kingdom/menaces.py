"""The module of menaces: what each does in planning, and the battle phase (pp. 8-9)."""

from __future__ import annotations

from typing import Final

from regnum.core.actions import Action, Seat
from regnum.core.agenda import Choice, Step
from regnum.core.messages import Message, Refusal
from regnum.games.wonderful_kingdom import events
from regnum.games.wonderful_kingdom.actions import Cover, Fight, Freeze, Lift, Surrender
from regnum.games.wonderful_kingdom.advisors import uncovered
from regnum.games.wonderful_kingdom.building import complete, lay, store
from regnum.games.wonderful_kingdom.cards import (
    DEVELOPMENT,
    GIANT,
    RAT,
    SHADOW,
    THIEF,
    TREASURE,
    VERMIN,
)
from regnum.games.wonderful_kingdom.goods import MATERIALS, NOTHING, RESOURCES
from regnum.games.wonderful_kingdom.menu import COVER, DONE, LIFT
from regnum.games.wonderful_kingdom.moments import Moment, add_free
from regnum.games.wonderful_kingdom.refusals import is_free, why_not
from regnum.games.wonderful_kingdom.state import BATTLE, CUBES_LOST, VERMIN_OUT, Realm


def drafted(s: Realm, seat: Seat, kind: int) -> list[int]:
    """The cards of a kind in a draft area."""
    return [card for card in s.draft[seat] if s.match.cards.kind[card] == kind]


def come(s: Realm, seat: Seat, menace: int) -> None:
    """A menace moves from the draft area to the construction area (p. 8)."""
    s.draft[seat].remove(menace)
    s.menaces[seat].append(menace)
    if s.events is not None:
        s.tell(events.MenaceCame(seat, s.match.cards.names[menace]))


def ruin(s: Realm, why: int) -> None:
    """A scenario is lost at once, in the middle of an effect too (p. 12; ruling WK-56)."""
    s.lost = why
    del s.agenda[:]
    s.tell(events.Ruined("vermin" if why == VERMIN_OUT else "cubes"))


# -- shadows (p. 9)


class Shadows(Step[Realm]):
    """A card of the draft area for each shadow there and in the construction area."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def run(self, s: Realm) -> None:
        seat = self.seat
        kind = s.match.cards.kind
        shadows = len(drafted(s, seat, SHADOW))
        shadows += sum(kind[menace] == SHADOW for menace in s.menaces[seat])
        prey = sum(kind[card] in (DEVELOPMENT, TREASURE) for card in s.draft[seat])
        s.owed[seat] = min(shadows, prey)
        if s.owed[seat]:
            s.agenda.append(SURRENDERING[seat])


class Menaced(Moment):
    """A menace acts on a seat, which may still use what it has before it answers (WK-20)."""

    def first(self, s: Realm, seat: Seat) -> Refusal:
        """What is said to somebody who wants to do something else first."""
        raise NotImplementedError

    def options(self, s: Realm, seat: Seat) -> list[Action]:
        found = self.own(s, seat)
        add_free(s, seat, found, closing=True)
        return found

    def why_not(self, s: Realm, seat: Seat, action: Action) -> Refusal:
        return why_not(s, seat, action, True) if is_free(action) else self.first(s, seat)


class Surrendering(Menaced):
    """Which card is discarded to a shadow; the other seat gains its cubes (p. 9)."""

    def own(self, s: Realm, seat: Seat) -> list[Action]:
        kind = s.match.cards.kind
        menu = s.match.menu
        return [menu.surrender[c] for c in s.draft[seat] if kind[c] in (DEVELOPMENT, TREASURE)]

    def answer(self, s: Realm, seat: Seat, action: Action) -> None:
        assert isinstance(action, Surrender)
        card = s.match.cards.number[action.card]
        s.draft[seat].remove(card)
        s.discarded[seat].append(card)
        if s.events is not None:
            s.tell(events.ShadowTook(seat, action.card))
        s.owed[seat] -= 1
        if s.owed[seat]:
            s.agenda.append(self)
        if s.seats > 1:
            # cubes of any kind: in alchemy without quests it does not matter which
            for _ in s.match.cards.recycles[card]:
                store(s, 1 - seat, MATERIALS)
        elif s.match.lost_at:
            s.lost_cubes += 1
            if s.events is not None:
                s.tell(events.CubeLost(s.lost_cubes))
            if s.lost_cubes >= s.match.lost_at:
                ruin(s, CUBES_LOST)

    def first(self, s: Realm, seat: Seat) -> Refusal:
        return Refusal("surrender-first", {"count": s.owed[seat]}, "shadows", 9)

    def prompt(self, s: Realm, seat: Seat) -> Message:
        return Message("ask-surrender", {"count": s.owed[seat]})


class MoveShadows(Step[Realm]):
    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def run(self, s: Realm) -> None:
        for shadow in drafted(s, self.seat, SHADOW):
            come(s, self.seat, shadow)


# -- giant rats (p. 8)


class Rats(Step[Realm]):
    """Each arriving rat brings as many vermin as rats lie there now (ruling WK-26)."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def run(self, s: Realm) -> None:
        seat = self.seat
        for rat in drafted(s, seat, RAT):
            come(s, seat, rat)
            rats = sum(s.match.cards.kind[menace] == RAT for menace in s.menaces[seat])
            spread(s, seat, rats)


def spread(s: Realm, seat: Seat, count: int) -> None:
    """Vermin from the stack; where a scenario says so an empty stack is the end."""
    count = min(count, len(s.vermin))
    if count == 0:
        return
    coming = s.vermin[:count]
    del s.vermin[:count]
    s.menaces[seat].extend(coming)
    if s.events is not None:
        names = s.match.cards.names
        s.tell(events.VerminCame(seat, tuple(names[vermin] for vermin in coming)))
    if s.match.breeds != NOTHING and not s.vermin and not s.lost:
        ruin(s, VERMIN_OUT)


# -- frost giants (p. 9)


class Giants(Step[Realm]):
    """Each giant goes under a card; with no development anywhere it lies alone (WK-28)."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def run(self, s: Realm) -> None:
        seat = self.seat
        for giant in drafted(s, seat, GIANT):
            if freezable(s, seat):
                s.agenda.append(FREEZING[seat])
                return
            come(s, seat, giant)


def freezable(s: Realm, seat: Seat) -> list[int]:
    """Cards under construction without a giant, and developments of the draft area."""
    found = [card for card in s.building[seat] if s.giant[card] == NOTHING]
    found.extend(drafted(s, seat, DEVELOPMENT))
    return found


class Freezing(Menaced):
    """Under which card a frost giant is laid (p. 9)."""

    def own(self, s: Realm, seat: Seat) -> list[Action]:
        return [s.match.menu.freeze[card] for card in freezable(s, seat)]

    def options(self, s: Realm, seat: Seat) -> list[Action]:
        # giving up the only card there keeps the giant from it
        found = self.own(s, seat)
        add_free(s, seat, found, closing=False)
        return found

    def again(self, s: Realm, seat: Seat) -> None:
        # the card may be finished or gone by now
        s.agenda.append(GIANTS[seat])

    def answer(self, s: Realm, seat: Seat, action: Action) -> None:
        assert isinstance(action, Freeze)
        card = s.match.cards.number[action.card]
        giant = drafted(s, seat, GIANT)[0]
        s.draft[seat].remove(giant)
        if card in s.draft[seat]:
            s.draft[seat].remove(card)
            lay(s, seat, card)
        s.giant[card] = giant
        if s.events is not None:
            s.tell(events.Frozen(seat, s.match.cards.names[giant], action.card))
        s.agenda.append(GIANTS[seat])

    def first(self, s: Realm, seat: Seat) -> Refusal:
        return Refusal("freeze-first", {}, "giants", 9)

    def prompt(self, s: Realm, seat: Seat) -> Message:
        return Message("ask-freeze")


# -- thieves (p. 9)


class Thieves(Step[Realm]):
    """Each thief covers an icon of the duchy card, if one is left (ruling WK-31)."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def run(self, s: Realm) -> None:
        seat = self.seat
        for thief in drafted(s, seat, THIEF):
            come(s, seat, thief)
            if sum(uncovered(s, seat, resource) for resource in range(4)) > 0:
                s.agenda.append(THIEVES[seat])
                s.agenda.append(COVERING[seat])
                return


class Covering(Menaced):
    """Which icon of the duchy card a thief covers (p. 9)."""

    def own(self, s: Realm, seat: Seat) -> list[Action]:
        return [COVER[resource] for resource in range(4) if uncovered(s, seat, resource) > 0]

    def answer(self, s: Realm, seat: Seat, action: Action) -> None:
        assert isinstance(action, Cover)
        cover(s, seat, RESOURCES.index(action.resource))

    def first(self, s: Realm, seat: Seat) -> Refusal:
        return Refusal("cover-first", {}, "thieves", 9)

    def prompt(self, s: Realm, seat: Seat) -> Message:
        return Message("ask-cover")


def cover(s: Realm, seat: Seat, resource: int) -> None:
    s.covered[4 * seat + resource] += 1
    s.icons[4 * seat + resource] -= 1
    if s.events is not None:
        s.tell(events.IconCovered(seat, RESOURCES[resource]))


class Lifting(Choice[Realm]):
    """A thief is gone: any one theft token is taken off (p. 9)."""

    def options(self, s: Realm, seat: Seat) -> list[Action]:
        return [LIFT[resource] for resource in range(4) if s.covered[4 * seat + resource]]

    def take(self, s: Realm, seat: Seat, action: Action) -> None:
        assert isinstance(action, Lift)
        resource = RESOURCES.index(action.resource)
        s.covered[4 * seat + resource] -= 1
        s.icons[4 * seat + resource] += 1
        if s.events is not None:
            s.tell(events.IconFreed(seat, action.resource))

    def why_not(self, s: Realm, seat: Seat, action: Action) -> Refusal:
        return Refusal("lift-first", {}, "thieves", 9)

    def prompt(self, s: Realm, seat: Seat) -> Message:
        return Message("ask-lift")


# -- battle (p. 8)


class BeginBattle(Step[Realm]):
    def run(self, s: Realm) -> None:
        s.phase = BATTLE


def ready_to_fall(s: Realm, seat: Seat, soldiers: int) -> list[int]:
    """Menaces that a seat can neutralise with so many soldiers.

    A giant under a card only together with the card, whose whole cost must lie there
    (ruling WK-30).
    """
    needs = s.match.cards.soldiers
    found = [menace for menace in s.menaces[seat] if needs[menace] <= soldiers]
    for card in s.building[seat]:
        giant = s.giant[card]
        if giant != NOTHING and s.lacks[card] == 0 and needs[giant] <= soldiers:
            found.append(giant)
    return found


class Battle(Moment):
    """Neutralise menaces with soldiers, any number in any order (p. 8)."""

    def own(self, s: Realm, seat: Seat) -> list[Action]:
        found: list[Action] = [DONE]
        for menace in ready_to_fall(s, seat, s.soldiers[seat]):
            found.append(s.match.menu.fight[menace])
        return found

    def options(self, s: Realm, seat: Seat) -> list[Action]:
        found = self.own(s, seat)
        add_free(s, seat, found, closing=True)
        return found

    def answer(self, s: Realm, seat: Seat, action: Action) -> None:
        if isinstance(action, Fight):
            s.agenda.append(self)
            neutralise(s, seat, s.match.cards.number[action.menace])

    def why_not(self, s: Realm, seat: Seat, action: Action) -> Refusal:
        return why_not(s, seat, action, True)

    def prompt(self, s: Realm, seat: Seat) -> Message:
        return Message("ask-battle", {"soldiers": s.soldiers[seat]})


def neutralise(s: Realm, seat: Seat, menace: int) -> None:
    """Pay the soldiers; the menace goes to the box and its effect ends (p. 8)."""
    cards = s.match.cards
    s.soldiers[seat] -= cards.soldiers[menace]
    if s.events is not None:
        s.tell(events.Neutralised(seat, cards.names[menace]))
    if menace in s.menaces[seat]:
        s.menaces[seat].remove(menace)
    else:
        for card in s.building[seat]:
            if s.giant[card] == menace:
                s.giant[card] = NOTHING
                complete(s, seat, card)
                break
    if cards.kind[menace] == VERMIN and s.match.breeds != NOTHING:
        # in the invasion of rats killed vermin go back to their stack (p. 12)
        s.vermin.append(menace)
    else:
        s.boxed[seat].append(menace)
    if cards.kind[menace] == THIEF and sum(s.covered[4 * seat : 4 * seat + 4]) > 0:
        s.agenda.append(LIFTING[seat])


SHADOWS: Final = [Shadows(0), Shadows(1)]
SURRENDERING: Final = [Surrendering(0), Surrendering(1)]
MOVE_SHADOWS: Final = [MoveShadows(0), MoveShadows(1)]
RATS: Final = [Rats(0), Rats(1)]
GIANTS: Final = [Giants(0), Giants(1)]
FREEZING: Final = [Freezing(0), Freezing(1)]
THIEVES: Final = [Thieves(0), Thieves(1)]
COVERING: Final = [Covering(0), Covering(1)]
LIFTING: Final = [Lifting(0), Lifting(1)]
BEGIN_BATTLE: Final = BeginBattle()
BATTLING: Final = [Battle(0), Battle(1)]
