"""Who sees what: places(), known(), redeal(), redaction of events."""

from __future__ import annotations

from typing import Final

from regnum.core.actions import Event, Seat
from regnum.core.dice import Dice
from regnum.core.sight import each_once
from regnum.games.wonderful_kingdom.cards import ADVISOR, CALAMITY
from regnum.games.wonderful_kingdom.events import Dealt, HandSeen, Looked, Offered
from regnum.games.wonderful_kingdom.goods import NOTHING
from regnum.games.wonderful_kingdom.state import DANGER, Realm


def places(s: Realm) -> dict[str, str]:
    """Where each card of this match is. A face-down card has a place of its own."""
    names = s.match.cards.names
    lying: list[tuple[str, str]] = []
    for depth, card in enumerate(s.deck[s.top :]):
        lying.append((names[card], f"deck-{depth}"))
    for depth, card in enumerate(s.danger_deck[s.danger_top :]):
        lying.append((names[card], f"danger-{depth}"))
    for area in range(2):
        lying.extend(as_they_lie(s, s.offers[area], f"offer-{area + 1}"))
    for seat in range(s.seats):
        lying.extend(as_they_lie(s, s.draft[seat], f"draft-{seat}"))
        lying.extend((names[card], f"hand-{seat}") for card in s.hands[seat])
        lying.extend((names[card], f"stack-{seat}") for card in undealt(s, seat))
        lying.extend((names[card], f"building-{seat}") for card in s.building[seat])
        lying.extend((names[card], f"duchy-{seat}") for card in s.built[seat])
        lying.extend((names[card], f"duchy-{seat}") for card in s.calamities[seat])
        lying.extend((names[card], f"menaces-{seat}") for card in s.menaces[seat])
        lying.extend((names[card], f"advisors-{seat}") for card in s.advisors[seat])
        lying.extend((names[card], f"drawn-{seat}") for card in s.drawn[seat])
        lying.extend((names[card], f"discarded-{seat}") for card in s.discarded[seat])
        lying.extend((names[card], f"boxed-{seat}") for card in s.boxed[seat])
        for card in s.building[seat]:
            if s.giant[card] != NOTHING:
                lying.append((names[s.giant[card]], f"under {names[card]}"))
    lying.extend(as_they_lie(s, s.left, "left"))
    lying.extend((names[card], "vermin") for card in s.vermin)
    lying.extend((names[card], "aside") for card in s.aside)
    lying.extend((names[card], "found") for card in s.found)
    return each_once(lying)


def as_they_lie(s: Realm, cards: list[int], place: str) -> list[tuple[str, str]]:
    names = s.match.cards.names
    return [
        (names[card], f"{place}-{number}" if s.down[card] else place)
        for number, card in enumerate(cards)
    ]


def undealt(s: Realm, seat: Seat) -> list[int]:
    """Calamities or menaces of a seat that wait for the coming rounds."""
    return s.dangers[seat][s.round :] if s.dangers else []


def bit_of(s: Realm, seat: Seat | None) -> int:
    """The bit of `seen` that is a seat's; the one above the seats is the spectators'."""
    return 1 << (s.seats if seat is None else seat)


def remind(s: Realm, seat: Seat | None, components: set[str]) -> None:
    """A card shown in an action that was taken back is remembered."""
    bit = bit_of(s, seat)
    for name in components:
        s.seen[s.match.cards.number[name]] |= bit


class Slot:
    """A place where a card lies that a viewer does not know."""

    def __init__(self, cards: list[int], index: int, place: str, group: int) -> None:
        self.cards = cards
        self.index = index
        self.place = place
        #: FREE, ADVISORS_ONLY, or the group of cards of which one is a danger
        self.group = group


FREE: Final = 0
ADVISORS_ONLY: Final = -1


def slots(s: Realm, viewer: Seat | None) -> list[Slot]:
    """Every place where a card lies that a viewer does not know, in a fixed order."""
    bit = bit_of(s, viewer)
    seen = s.seen
    found: list[Slot] = []
    # alone the top card of the deck lies face up
    start = s.top + 1 if s.match.solo and s.round else s.top
    for index in range(start, len(s.deck)):
        if not seen[s.deck[index]] & bit:
            found.append(Slot(s.deck, index, "", FREE))
    for index in range(s.danger_top, len(s.danger_deck)):
        if not seen[s.danger_deck[index]] & bit:
            found.append(Slot(s.danger_deck, index, f"danger-{index}", 1 + DANGER))
    for area in range(2):
        add_face_down(s, bit, s.offers[area], f"offer-{area}", found)
    for seat in range(s.seats):
        add_face_down(s, bit, s.draft[seat], f"draft-{seat}", found)
        hand = s.hands[seat]
        for index in range(len(hand)):
            if not seen[hand[index]] & bit:
                found.append(Slot(hand, index, f"hand-{seat}", 1 + seat + 4 * s.round))
        drawn = s.drawn[seat]
        for index in range(len(drawn)):
            if not seen[drawn[index]] & bit:
                found.append(Slot(drawn, index, "drawn", ADVISORS_ONLY))
    add_face_down(s, bit, s.left, "left", found)
    for index in range(len(s.found)):
        if not seen[s.found[index]] & bit:
            found.append(Slot(s.found, index, "found", FREE))
    return found


def add_face_down(s: Realm, bit: int, cards: list[int], place: str, found: list[Slot]) -> None:
    for index in range(len(cards)):
        down = s.down[cards[index]]
        if down and not s.seen[cards[index]] & bit:
            # dangers alone are one group, whatever the round
            group = 1 + DANGER if down & 3 == 1 + DANGER else down
            found.append(Slot(cards, index, f"{place}-{index}", group))


def group_of(s: Realm, danger: int) -> int:
    """The group of cards among which a calamity or menace was dealt: those of a seat's hand in
    a round; alone those of the danger deck (ruling WK-7)."""
    if s.match.solo:
        return 1 + DANGER
    for seat in range(s.seats):
        if danger in s.dangers[seat]:
            return 1 + seat + 4 * (s.dangers[seat].index(danger) + 1)
    return NOTHING


def deduced(s: Realm, unknown: list[Slot]) -> list[int]:
    """Dangers that can only be in one place."""
    kind = s.match.cards.kind
    found: list[int] = []
    for slot in unknown:
        card = slot.cards[slot.index]
        if kind[card] >= CALAMITY:
            group = group_of(s, card)
            if len({other.place for other in unknown if other.group == group}) == 1:
                found.append(card)
    return found


def odds(s: Realm, viewer: Seat | None) -> tuple[int, int]:
    """Alone: how many cards of the danger deck a viewer does not know, wherever they lie, and how
    many of these are calamities or menaces."""
    kind = s.match.cards.kind
    unknown = slots(s, viewer)
    sure = deduced(s, unknown)
    cards = [slot.cards[slot.index] for slot in unknown if slot.group == 1 + DANGER]
    cards = [card for card in cards if card not in sure]
    return len(cards), sum(kind[card] >= CALAMITY for card in cards)


def known(s: Realm, seat: Seat | None) -> set[str]:
    """The cards whose places a seat knows."""
    names = s.match.cards.names
    unknown = slots(s, seat)
    hidden = {slot.cards[slot.index] for slot in unknown}
    hidden.difference_update(deduced(s, unknown))
    missing = {names[card] for card in hidden}
    return {name for name in places(s) if name not in missing}


def possible(s: Realm, viewer: Seat | None, component: str, place: str) -> bool:
    """A danger lies in its own group, and only advisors are drawn before the game."""
    card = s.match.cards.number[component]
    kind = s.match.cards.kind[card]
    part, _, rest = place.partition("-")
    if part == "drawn":
        return kind == ADVISOR
    if kind < CALAMITY:
        return True
    group = group_of(s, card)
    if part == "danger":
        return group == 1 + DANGER
    if part == "hand":
        return group == 1 + int(rest) + 4 * s.round
    if part in ("deck", "found"):
        return False
    first, _, second = rest.partition("-")
    if part == "left":
        down = s.down[s.left[int(first)]]
    elif part == "offer":
        down = s.down[s.offers[int(first) - 1][int(second)]]
    else:
        down = s.down[s.draft[int(first)][int(second)]]
    return down == group or (group == 1 + DANGER and down & 3 == group)


def redeal(s: Realm, seat: Seat | None, dice: Dice) -> Realm:
    """Deal again all that a seat does not know: deck, the other's hand, face-down cards."""
    new = s.clone()
    # what was dealt is no part of what a world may remember
    new.deck = new.deck[new.top :]
    new.top = 0
    new.danger_deck = new.danger_deck[new.danger_top :]
    new.danger_top = 0
    unknown = slots(new, seat)
    kind = new.match.cards.kind
    cards = [slot.cards[slot.index] for slot in unknown]
    # what others know and how a card lies goes with its place
    seen = [new.seen[card] for card in cards]
    down = [new.down[card] for card in cards]
    # sorted first, so that the deal depends on nothing the seat does not know
    cards.sort()
    loose: list[int] = []
    taken = [NOTHING] * len(unknown)
    for card in cards:
        if kind[card] < CALAMITY:
            loose.append(card)
            continue
        group = group_of(new, card)
        fits = [n for n in range(len(taken)) if unknown[n].group == group and taken[n] < 0]
        taken[dice.pick(fits)] = card
    for place in range(len(unknown)):
        if unknown[place].group == ADVISORS_ONLY:
            advisor = dice.pick([card for card in loose if kind[card] == ADVISOR])
            loose.remove(advisor)
            taken[place] = advisor
    dice.shuffle(loose)
    for place in range(len(unknown)):
        if taken[place] < 0:
            taken[place] = loose.pop()
        card = taken[place]
        slot = unknown[place]
        slot.cards[slot.index] = card
        new.seen[card] = seen[place]
        new.down[card] = down[place]
    return new


def redact(event: Event, seat: Seat | None) -> Event:
    """Who is dealt cards, offers one face down or looks at some is the only one told which."""
    if isinstance(event, Offered) and event.face_down and event.seat != seat:
        return Offered(event.seat, None, event.area, True)
    if isinstance(event, HandSeen) and event.seat != seat:
        return HandSeen(event.seat, ())
    if isinstance(event, Dealt) and event.seat != seat:
        return Dealt(event.seat, ())
    if isinstance(event, Looked) and event.seat != seat:
        return Looked(event.seat, ())
    return event
