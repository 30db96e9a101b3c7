"""What a seat may do at any moment of its own: krystallium, soldiers, giving up a card, tasks,
advisors (pp. 6, 10, 11; ruling WK-20)."""

from __future__ import annotations

from typing import Final

from regnum.core.actions import Action, Seat
from regnum.core.agenda import Choice, Step
from regnum.core.messages import Message, Refusal
from regnum.games.wonderful_kingdom import advisors, quests
from regnum.games.wonderful_kingdom.actions import (
    Advise,
    Fulfil,
    GiveUp,
    Instead,
    Place,
    Scrap,
    Transmute,
    Want,
)
from regnum.games.wonderful_kingdom.building import (
    FIVE,
    KRYSTALLIUM_BITS,
    PAID,
    lacks,
    may_scrap,
    put,
    scrap,
    store,
)
from regnum.games.wonderful_kingdom.goods import KRYSTALLIUM, NOTHING, SOLDIER
from regnum.games.wonderful_kingdom.menu import ALCHEMY, DONE, GIVE_UP, INSTEAD, WANT
from regnum.games.wonderful_kingdom.refusals import why_not
from regnum.games.wonderful_kingdom.state import DRAFT, Realm


def add_free(s: Realm, seat: Seat, found: list[Action], closing: bool) -> None:
    """Add what a seat may do besides what it is asked for.

    When it has done what it was asked for, giving up a card alone is reason to ask once more
    only where that can matter: else there would be a question at the end of every stage.
    """
    building = s.building[seat]
    menu = s.match.menu
    if building:
        if s.krystallium[seat]:
            for card in building:
                if s.lacks[card] & KRYSTALLIUM_BITS:
                    found.append(menu.place[KRYSTALLIUM][card])
        if s.soldiers[seat]:
            for card in building:
                if s.lacks[card] >> (4 * SOLDIER):
                    found.append(menu.place[SOLDIER][card])
    if s.match.boards:
        quests.add_tasks(s, seat, found)
    if s.advisors[seat]:
        advisors.add_usable(s, seat, found)
    if building and (not closing or len(found) > 1 or worth_giving_up(s, seat)):
        for card in building:
            if may_scrap(s, card):
                found.append(GIVE_UP)
                break


def worth_giving_up(s: Realm, seat: Seat) -> bool:
    """Whether giving up cards can make a krystallium, pay a task, or keep vermin away (WK-67)."""
    loose = [card for card in s.building[seat] if may_scrap(s, card)]
    if s.alchemy_size(seat) + len(loose) >= FIVE:
        return True
    first = s.match.cards.first
    if s.match.breeds != NOTHING and any(first[card] == s.match.breeds for card in loose):
        return True
    most = s.krystallium[seat] + len(loose)
    return any(
        not s.tasks[seat] >> task & 1 and quests.missing(s, seat, task) <= most
        for task in quests.tasks_in_play(s)
    )


class Moment(Choice[Realm]):
    """A choice of a seat in which it may also do what is allowed at any moment."""

    def own(self, s: Realm, seat: Seat) -> list[Action]:
        """What the seat is asked for."""
        raise NotImplementedError

    def answer(self, s: Realm, seat: Seat, action: Action) -> None:
        """Do what the seat was asked for."""
        raise NotImplementedError

    def free(self, s: Realm) -> bool:
        """Whether this is a moment of the seat's own."""
        return True

    def again(self, s: Realm, seat: Seat) -> None:
        """Ask once more after something else was done."""
        s.agenda.append(self)

    def options(self, s: Realm, seat: Seat) -> list[Action]:
        found = self.own(s, seat)
        if self.free(s):
            add_free(s, seat, found, closing=False)
        return found

    def take(self, s: Realm, seat: Seat, action: Action) -> None:
        if isinstance(action, Place):
            if action.cube == "krystallium":
                self.again(s, seat)
                s.krystallium[seat] -= 1
                s.krystallium_on[seat] = s.match.cards.number[action.on]
                s.agenda.append(INSTEAD_OF[seat])
                return
            if action.cube == "soldier":
                self.again(s, seat)
                s.soldiers[seat] -= 1
                put(s, seat, SOLDIER, s.match.cards.number[action.on], SOLDIER)
                return
        elif isinstance(action, GiveUp):
            self.again(s, seat)
            s.agenda.append(GIVING_UP[seat])
            return
        elif isinstance(action, Advise):
            self.again(s, seat)
            advisors.use(s, seat, s.match.cards.number[action.advisor])
            place_cubes(s, seat)
            return
        elif isinstance(action, Fulfil):
            self.again(s, seat)
            quests.fulfil(s, seat, s.match.cards.task_number[action.task])
            return
        elif isinstance(action, Transmute):
            self.again(s, seat)
            s.agenda.append(quests.MELTING[seat])
            return
        self.answer(s, seat, action)

    def why_not(self, s: Realm, seat: Seat, action: Action) -> Refusal:
        return why_not(s, seat, action, self.free(s))


def place_cubes(s: Realm, seat: Seat) -> None:
    """Ask for the kind of cubes taken, and where they go; there is no putting it off (p. 5)."""
    if s.any_cubes[seat]:
        s.agenda.append(WANTING[seat])
    elif pending(s, seat) != NOTHING:
        s.agenda.append(PLACING[seat])


def pending(s: Realm, seat: Seat) -> int:
    """The kind of the cube that is to be placed next; NOTHING if none is."""
    for resource in range(4):
        if s.cubes[4 * seat + resource]:
            return resource
    return NOTHING


class Placing(Moment):
    """Place a cube on a card under construction that lacks it, or in alchemy (pp. 4-5)."""

    def own(self, s: Realm, seat: Seat) -> list[Action]:
        resource = pending(s, seat)
        onto = s.match.menu.place[resource]
        found = [onto[card] for card in s.building[seat] if lacks(s, card, resource)]
        found.append(ALCHEMY[resource])
        return found

    def again(self, s: Realm, seat: Seat) -> None:
        # an advisor may bring cubes in between, and then none are left
        s.agenda.append(PLACE_CUBES[seat])

    def answer(self, s: Realm, seat: Seat, action: Action) -> None:
        assert isinstance(action, Place)
        resource = pending(s, seat)
        s.cubes[4 * seat + resource] -= 1
        place_cubes(s, seat)
        if action.on == "alchemy":
            store(s, seat, resource)
        else:
            put(s, seat, resource, s.match.cards.number[action.on], resource)

    def prompt(self, s: Realm, seat: Seat) -> Message:
        resource = pending(s, seat)
        count = s.cubes[4 * seat + resource]
        return Message("ask-place", {"cube": PAID[resource], "count": count})


def rest(s: Realm, seat: Seat, action: Action) -> list[Action]:
    """All cubes of this kind likewise, as many as there are and the card takes."""
    if not isinstance(action, Place) or action.cube in ("krystallium", "soldier"):
        return [action]
    kind = PAID.index(action.cube)
    count = s.cubes[4 * seat + kind]
    if action.on != "alchemy":
        card = s.match.cards.number[action.on]
        count = min(count, s.lacks[card] >> (4 * kind) & 15)
    return [action] * max(1, count)


class PlaceCubes(Step[Realm]):
    """Place the cubes that a seat has taken, if there are any."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def run(self, s: Realm) -> None:
        place_cubes(s, self.seat)


class Wanting(Choice[Realm]):
    """The kind of the next cube, where an advisor leaves it open."""

    def options(self, s: Realm, seat: Seat) -> list[Action]:
        return WANT

    def take(self, s: Realm, seat: Seat, action: Action) -> None:
        assert isinstance(action, Want)
        s.any_cubes[seat] -= 1
        s.named[seat] = PAID.index(action.cube)
        s.cubes[4 * seat + s.named[seat]] += 1
        s.agenda.append(PLACE_CUBES[seat])
        s.agenda.append(PLACING[seat])

    def why_not(self, s: Realm, seat: Seat, action: Action) -> Refusal:
        return Refusal("choose-a-kind", {}, "advisors", 10)

    def prompt(self, s: Realm, seat: Seat) -> Message:
        return Message("ask-want", {"count": s.any_cubes[seat]})


class InsteadOf(Choice[Realm]):
    """What the krystallium just placed stands for: itself or a cube of any kind (p. 6)."""

    def options(self, s: Realm, seat: Seat) -> list[Action]:
        card = s.krystallium_on[seat]
        return [INSTEAD[kind] for kind in range(KRYSTALLIUM, -1, -1) if lacks(s, card, kind)]

    def take(self, s: Realm, seat: Seat, action: Action) -> None:
        assert isinstance(action, Instead)
        card = s.krystallium_on[seat]
        s.krystallium_on[seat] = NOTHING
        put(s, seat, KRYSTALLIUM, card, PAID.index(action.cube))

    def why_not(self, s: Realm, seat: Seat, action: Action) -> Refusal:
        card = s.match.cards.names[s.krystallium_on[seat]]
        return Refusal("say-what-it-stands-for", {"card": card}, "krystallium", 6)

    def prompt(self, s: Realm, seat: Seat) -> Message:
        return Message("ask-instead", {"card": s.match.cards.names[s.krystallium_on[seat]]})


class GivingUp(Choice[Realm]):
    """Which card under construction is given up (p. 6)."""

    def options(self, s: Realm, seat: Seat) -> list[Action]:
        return [s.match.menu.scrap[card] for card in s.building[seat] if may_scrap(s, card)]

    def take(self, s: Realm, seat: Seat, action: Action) -> None:
        assert isinstance(action, Scrap)
        scrap(s, seat, s.match.cards.number[action.card])

    def why_not(self, s: Realm, seat: Seat, action: Action) -> Refusal:
        return why_not(s, seat, action, False)

    def prompt(self, s: Realm, seat: Seat) -> Message:
        return Message("ask-give-up")


class Closing(Moment):
    """A seat has done what it was asked for, and may still use what it has."""

    def own(self, s: Realm, seat: Seat) -> list[Action]:
        return [DONE]

    def options(self, s: Realm, seat: Seat) -> list[Action]:
        found: list[Action] = [DONE]
        add_free(s, seat, found, closing=True)
        return found

    def answer(self, s: Realm, seat: Seat, action: Action) -> None:
        pass

    def prompt(self, s: Realm, seat: Seat) -> Message:
        return Message("ask-closing")


def free_moment(s: Realm) -> bool:
    """In the draft one's own moment is before offering or taking (ruling WK-20)."""
    return s.phase != DRAFT or (s.laid == 0 and not s.trap_set)


PLACE_CUBES: Final = [PlaceCubes(0), PlaceCubes(1)]
PLACING: Final = [Placing(0), Placing(1)]
WANTING: Final = [Wanting(0), Wanting(1)]
INSTEAD_OF: Final = [InsteadOf(0), InsteadOf(1)]
GIVING_UP: Final = [GivingUp(0), GivingUp(1)]
CLOSING: Final = [Closing(0), Closing(1)]
