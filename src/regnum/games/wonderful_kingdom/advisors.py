"""The module of advisors: a soldier when one joins, abilities once a round (p. 10)."""

from __future__ import annotations

from typing import Final

from regnum.core.actions import Action, Seat
from regnum.core.agenda import Choice
from regnum.core.messages import Message, Refusal
from regnum.games.wonderful_kingdom import events
from regnum.games.wonderful_kingdom.actions import Finish, Reinforce, Sweep
from regnum.games.wonderful_kingdom.building import complete, gain
from regnum.games.wonderful_kingdom.cards import (
    ADVISOR,
    DEVELOPMENT,
    E_ABSOLVE,
    E_CUBES,
    E_DISARM,
    E_DOUBLE,
    E_DRAW,
    E_FINISH,
    E_KRYSTALLIUM,
    E_RECYCLE,
    E_REINFORCE,
    E_SEE_HAND,
    E_SPY,
    E_SWEEP,
    E_TRAP,
    FIRST_ADVISOR,
    TREASURE,
)
from regnum.games.wonderful_kingdom.components import MOST_AMOUNT
from regnum.games.wonderful_kingdom.goods import KRYSTALLIUM, NOTHING, RESOURCES, SOLDIER
from regnum.games.wonderful_kingdom.menu import REINFORCE
from regnum.games.wonderful_kingdom.offers import (
    TURNING_UP,
    any_face_down,
    open_card,
    show_top,
    spare_card,
)
from regnum.games.wonderful_kingdom.state import Realm


def join(s: Realm, seat: Seat, advisor: int) -> None:
    """An advisor enters a seat's service and brings a soldier (p. 10)."""
    s.advisors[seat].append(advisor)
    s.soldiers[seat] += 1
    if s.events is not None:
        s.tell(events.Joined(seat, s.match.cards.names[advisor]))


def why_not_use(s: Realm, seat: Seat, advisor: int) -> str:
    """The code of the reason why an advisor is of no use now; empty if it is."""
    cards = s.match.cards
    if s.used >> (advisor - FIRST_ADVISOR) & 1:
        return "advisor-used"
    if cards.phase[advisor] != s.phase:
        return "advisor-other-phase"
    if cards.soldiers[advisor] > s.soldiers[seat]:
        return "advisor-soldiers"
    return "" if has_effect(s, seat, advisor) else "advisor-no-effect"


def has_effect(s: Realm, seat: Seat, advisor: int) -> bool:
    """Whether there is something for an ability to work on."""
    cards = s.match.cards
    effect = cards.effect[advisor]
    if effect == E_SPY:
        return any_face_down(s)
    if effect == E_SWEEP:
        return spare_card(s) and sum(s.down[c] == 0 for area in s.offers for c in area) > 0
    if effect in (E_REINFORCE, E_DRAW):
        return spare_card(s)
    if effect == E_TRAP:
        return s.seats > 1 and len(s.hands[seat]) > 0
    if effect == E_SEE_HAND:
        return s.seats > 1 and len(s.hands[1 - seat]) > 0
    if effect == E_DISARM:
        return s.seats > 1 and s.traps[1 - seat] > 0 and len(s.hands[1 - seat]) > 0
    if effect == E_DOUBLE:
        return uncovered(s, seat, s.stage) > 0
    if effect == E_RECYCLE:
        return any(cards.kind[card] in (DEVELOPMENT, TREASURE) for card in s.draft[seat])
    if effect == E_ABSOLVE:
        return len(s.calamities[seat]) > 0
    if effect == E_FINISH:
        return any(may_finish(s, card, cards.amount[advisor]) for card in s.building[seat])
    return True


def uncovered(s: Realm, seat: Seat, resource: int) -> int:
    """The icons of a duchy card that no theft token covers."""
    return s.duchy_icons(seat, resource) - s.covered[4 * seat + resource]


def may_finish(s: Realm, card: int, most: int) -> bool:
    """A card that lacks so many cubes at most, no soldier, and is not frozen."""
    lacking = s.lacks[card]
    if s.giant[card] != NOTHING or lacking >> (4 * SOLDIER):
        return False
    return sum(lacking >> (4 * kind) & 15 for kind in range(KRYSTALLIUM + 1)) <= most


def add_usable(s: Realm, seat: Seat, found: list[Action]) -> None:
    for advisor in s.advisors[seat]:
        if not why_not_use(s, seat, advisor):
            found.append(s.match.menu.advise[advisor])


def use(s: Realm, seat: Seat, advisor: int) -> None:
    """Pay the soldiers shown and use the ability, once a round (p. 10)."""
    cards = s.match.cards
    s.soldiers[seat] -= cards.soldiers[advisor]
    s.used |= 1 << (advisor - FIRST_ADVISOR)
    if s.events is not None:
        s.tell(events.Advised(seat, cards.names[advisor]))
    effect = cards.effect[advisor]
    amount = cards.amount[advisor]
    if effect == E_TRAP:
        s.traps[seat] += amount
    elif effect == E_SEE_HAND:
        see_hand(s, seat)
    elif effect == E_DISARM:
        s.traps[1 - seat] -= 1
        if s.events is not None:
            s.tell(events.Disarmed(1 - seat))
    elif effect == E_SPY:
        s.agenda.append(TURNING_UP[seat])
    elif effect == E_SWEEP:
        s.agenda.append(SWEEPING[seat])
    elif effect == E_REINFORCE:
        s.agenda.append(REINFORCING[seat])
    elif effect == E_DRAW:
        draw(s, seat)
    elif effect == E_CUBES:
        take_cubes(s, seat, cards.of[advisor], amount)
    elif effect == E_KRYSTALLIUM:
        gain(s, seat, KRYSTALLIUM, amount)
    elif effect == E_DOUBLE:
        take_cubes(s, seat, s.stage, min(amount, uncovered(s, seat, s.stage)))
    elif effect == E_RECYCLE:
        s.more_cubes[seat] += amount
    elif effect == E_ABSOLVE:
        absolve(s, seat)
    else:
        s.agenda.append(FINISHING[seat][amount])


def see_hand(s: Realm, seat: Seat) -> None:
    """Look at the other's hand: this seat knows it until a card is laid face down."""
    other = s.hands[1 - seat]
    for card in other:
        s.seen[card] |= 1 << seat
    if s.events is not None:
        s.tell(events.HandSeen(seat, tuple(sorted(s.match.cards.names[card] for card in other))))


def draw(s: Realm, seat: Seat) -> None:
    """The top card of the deck goes face up into the draft area, an advisor into service."""
    card = s.deck[s.top]
    s.top += 1
    if s.events is not None:
        s.tell(events.Drew(seat, s.match.cards.names[card]))
        show_top(s)
    if s.match.cards.kind[card] == ADVISOR:
        join(s, seat, card)
    else:
        s.draft[seat].append(card)


def take_cubes(s: Realm, seat: Seat, resource: int, count: int) -> None:
    """Cubes from the reserve, to be placed at once; without a kind it is asked for."""
    if resource == NOTHING:
        s.any_cubes[seat] += count
        return
    s.cubes[4 * seat + resource] += count
    if s.events is not None:
        s.tell(events.Gained(seat, RESOURCES[resource], count))


def absolve(s: Realm, seat: Seat) -> None:
    calamity = s.calamities[seat].pop()
    s.boxed[seat].append(calamity)
    if s.events is not None:
        s.tell(events.Absolved(seat, s.match.cards.names[calamity]))


class Sweeping(Choice[Realm]):
    """Which face-up card of the offers makes room for the top card of the deck."""

    def options(self, s: Realm, seat: Seat) -> list[Action]:
        return [s.match.menu.sweep[c] for area in s.offers for c in area if s.down[c] == 0]

    def take(self, s: Realm, seat: Seat, action: Action) -> None:
        assert isinstance(action, Sweep)
        card = s.match.cards.number[action.card]
        area = 0 if card in s.offers[0] else 1
        s.offers[area].remove(card)
        s.left.append(card)
        if s.events is not None:
            s.tell(events.Swept(seat, action.card, area + 1))
        open_card(s, area)
        show_top(s)

    def why_not(self, s: Realm, seat: Seat, action: Action) -> Refusal:
        return Refusal("choose-face-up", {}, "advisors", 10)

    def prompt(self, s: Realm, seat: Seat) -> Message:
        return Message("ask-sweep")


class Reinforcing(Choice[Realm]):
    """Into which offer area the top card of the deck is laid."""

    def options(self, s: Realm, seat: Seat) -> list[Action]:
        return REINFORCE

    def take(self, s: Realm, seat: Seat, action: Action) -> None:
        assert isinstance(action, Reinforce)
        open_card(s, action.area - 1)
        show_top(s)

    def why_not(self, s: Realm, seat: Seat, action: Action) -> Refusal:
        return Refusal("choose-an-area", {}, "advisors", 10)

    def prompt(self, s: Realm, seat: Seat) -> Message:
        return Message("ask-reinforce")


class Finishing(Choice[Realm]):
    """Which card under construction is finished, of those that lack so much at most."""

    def __init__(self, seat: Seat, most: int) -> None:
        super().__init__(seat)
        self.most = most

    def options(self, s: Realm, seat: Seat) -> list[Action]:
        return [s.match.menu.finish[c] for c in s.building[seat] if may_finish(s, c, self.most)]

    def take(self, s: Realm, seat: Seat, action: Action) -> None:
        assert isinstance(action, Finish)
        complete(s, seat, s.match.cards.number[action.card])

    def why_not(self, s: Realm, seat: Seat, action: Action) -> Refusal:
        return Refusal("cannot-finish", {}, "advisors", 10)

    def prompt(self, s: Realm, seat: Seat) -> Message:
        return Message("ask-finish")


SWEEPING: Final = [Sweeping(0), Sweeping(1)]
REINFORCING: Final = [Reinforcing(0), Reinforcing(1)]
FINISHING: Final = [[Finishing(seat, most) for most in range(MOST_AMOUNT + 1)] for seat in range(2)]
