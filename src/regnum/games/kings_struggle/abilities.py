"""The ten cards: what each can do on its owner's turn, on whom, and doing it."""

from __future__ import annotations

from typing import Final

from regnum.core.actions import Action, Seat
from regnum.core.agenda import Choice
from regnum.core.messages import Message, Refusal
from regnum.games.kings_struggle import events, ledger
from regnum.games.kings_struggle.actions import Play
from regnum.games.kings_struggle.cards import (
    ASSASSIN,
    BIT_OF,
    BOOST,
    COBBLER,
    COINS,
    COOPER,
    DECK,
    FARMER,
    JEST,
    JESTER,
    JEWELER,
    KILL,
    KINDS,
    KNIGHT,
    MERCHANT,
    MOST_SEATS,
    NOTHING,
    PARTS_OF,
    REPLACE,
    ROYALTY,
    SEIZE,
    SEIZE_TWO,
    SERF,
    STAR,
    USE_COINS,
    USE_ON,
    USE_REPLACE,
)
from regnum.games.kings_struggle.state import Court
from regnum.games.kings_struggle.terms import PART_NAMES


def usable(s: Court, seat: Seat) -> int:
    """What a seat could do with its card now, on its turn; 0 if nothing."""
    kind = s.played[seat]
    if kind == FARMER:
        return BOOST if s.count(MERCHANT) else 0
    if kind == ASSASSIN:
        return KILL if s.count(MERCHANT) + s.count(ROYALTY) else 0
    if kind == COBBLER:
        return COINS if s.count(SERF) else 0
    if kind == COOPER:
        return COINS | REPLACE if s.alone(COOPER) else COINS
    if kind == JEWELER:
        return COINS | BOOST if s.count(ROYALTY) else 0
    if kind == JESTER:
        return JEST if len(s.played) - s.played.count(NOTHING) > 1 else 0
    if kind == KNIGHT:
        return SEIZE if s.count(SERF) else 0
    return 0


def may_aim(s: Court, holder: Seat, part: int, target: Seat) -> bool:
    """Whether a part may be used on a seat, if that seat is not to be spared."""
    if part == BOOST:
        return s.in_play(target, MERCHANT if s.played[holder] == FARMER else ROYALTY)
    if part == KILL:
        return s.in_play(target, MERCHANT) or s.in_play(target, ROYALTY)
    if part == STAR:
        return target != s.star
    if part == JEST:
        return target != holder and s.played[target] != NOTHING
    return s.in_play(target, SERF)


def uses(s: Court, holder: Seat) -> list[Action]:
    """Every way to use what is left of the ability."""
    found: list[Action] = []
    if s.parts & COINS:
        found.append(USE_COINS)
    if s.parts & REPLACE:
        found.append(USE_REPLACE)
    part = s.parts & ~(COINS | REPLACE)
    if part == 0:
        return found
    aims = [
        seat
        for seat in range(s.seats)
        if not s.spared >> seat & 1 and may_aim(s, holder, part, seat)
    ]
    singly = USE_ON[part]
    for seat in aims:
        found.append(singly[seat])
    if part == SEIZE:
        for one in range(len(aims)):
            for two in range(one + 1, len(aims)):
                found.append(SEIZE_TWO[aims[one]][aims[two]])
    return found


def why_not_use(s: Court, holder: Seat, part: str, targets: tuple[Seat, ...]) -> Refusal | None:
    """Why a part of the ability cannot be used so; `None` if it can."""
    bit = BIT_OF[part]
    if not s.parts & bit:
        return why_closed(s, holder, part)
    most = 0 if bit in (COINS, REPLACE) else 2 if bit == SEIZE else 1
    if not min(most, 1) <= len(targets) <= most:
        return Refusal("targets-count", {"part": PART_NAMES[part], "most": most}, "abilities")
    if len(set(targets)) < len(targets):
        return Refusal("seat-twice", {"seat": doubled(targets)}, "deals")
    for target in targets:
        if not 0 <= target < s.seats:
            return no_such_player(s, target)
        if s.spared >> target & 1:
            return Refusal("spared", {"seat": target}, "deals")
        if not may_aim(s, holder, bit, target):
            return wrong_target(s, holder, bit, target)
    return None


def why_closed(s: Court, holder: Seat, part: str) -> Refusal:
    """Why a part of the ability is not open now: the card never has it, has it at another time
    or under a condition, or it is gone."""
    bit = BIT_OF[part]
    kind = s.played[holder]
    if not PARTS_OF[kind] & bit:
        card = KINDS[kind]
        return Refusal("not-your-part", {"part": PART_NAMES[part], "card": card}, "abilities")
    if bit == STAR:
        return Refusal("star-before-turns", {}, "cobbler")
    if bit == COINS and s.parts & STAR:
        return Refusal("coins-on-turn", {}, "cobbler")
    if bit == REPLACE and not s.alone(COOPER):
        return Refusal("cooper-not-alone", {}, "cooper")
    return Refusal("part-gone", {"part": PART_NAMES[part]}, "abilities")


def wrong_target(s: Court, holder: Seat, part: int, target: Seat) -> Refusal:
    if part == STAR:
        return Refusal("star-there", {"seat": target}, "cobbler")
    if s.played[target] == NOTHING:
        return Refusal("not-in-play", {"seat": target}, "abilities")
    if part == JEST:
        return Refusal("jest-self", {}, "jester")
    card = KINDS[s.played[target]]
    own = KINDS[s.played[holder]]
    return Refusal("wrong-estate", {"seat": target, "card": card, "own": own}, "abilities")


def no_such_player(s: Court, seat: Seat) -> Refusal:
    return Refusal("no-such-player", {"seat": seat + 1, "last": s.seats}, "deals")


def doubled(seats: tuple[Seat, ...]) -> Seat:
    """A seat that is named twice."""
    return next(seat for seat in seats if seats.count(seat) > 1)


# -- doing it


def perform(
    s: Court, seat: Seat, part: str, targets: tuple[Seat, ...], kind: int = NOTHING
) -> None:
    """Use a part of the ability; `kind` is the card to put down, if a deal named it.

    Only the Jeweler's two parts are independent: any other ability is used up by one.
    """
    bit = BIT_OF[part]
    used = s.played[seat]
    s.done_by = seat
    s.done = bit
    s.done_on = targets
    if used == JEWELER:
        s.parts &= ~bit
    else:
        s.parts = 0
    if bit != STAR:
        # the Cobbler's first part does not count as acting (ruling KS-C9)
        s.acted |= 1 << seat
    if bit == BOOST:
        boost(s, seat, targets[0])
    elif bit == KILL:
        kill(s, seat, targets[0])
    elif bit == STAR:
        move_star(s, seat, targets[0])
    elif bit == COINS:
        take_coins(s, seat)
    elif bit == JEST:
        jest(s, seat, targets[0], kind)
    elif bit == SEIZE:
        seize(s, seat, targets)
    else:
        replace_cooper(s, seat, kind)
    if s.ledger:
        ledger.note_use(s, seat, KINDS[used], part, targets)


def boost(s: Court, seat: Seat, target: Seat) -> None:
    """Farmer: +5 on a Merchant; Jeweler: +2 on a Royalty. The target cannot refuse."""
    if s.played[seat] == FARMER:
        s.fives[target] += 1
    else:
        s.twos[target] += 1
    if s.events is not None:
        s.tell(events.Boosted(seat, target, s.name_of(target, s.played[target]), token_of(s, seat)))


def token_of(s: Court, seat: Seat) -> int:
    return 5 if s.played[seat] == FARMER else 2


def kill(s: Court, seat: Seat, target: Seat) -> None:
    """Assassin: take one Royalty or Merchant into one's score pile, whether or not its owner
    has acted (ruling KS-C15)."""
    card = s.win(seat, target)
    if s.events is not None:
        s.tell(events.Killed(seat, target, s.cards.names[card]))


def move_star(s: Court, seat: Seat, to: Seat) -> None:
    """Cobbler, before the turns: that seat begins them; the cards stay (ruling KS-C16)."""
    s.star = to
    if s.events is not None:
        s.tell(events.StarMoved(seat, to))


def take_coins(s: Court, seat: Seat) -> None:
    """Cobbler: a coin for each Serf; Cooper: for each Merchant; Jeweler: for each Royalty, as
    many as are in play now (ruling KS-C11). The supply has no end (ruling KS-C14)."""
    coins = coins_for(s, seat)
    s.coins[seat] += coins
    if s.events is not None:
        s.tell(events.CoinsTaken(seat, coins))


def coins_for(s: Court, seat: Seat) -> int:
    """The coins that a seat's card would bring now."""
    kind = s.played[seat]
    return s.count(SERF if kind == COBBLER else MERCHANT if kind == COOPER else ROYALTY)


def jest(s: Court, seat: Seat, target: Seat, kind: int) -> None:
    """Jester: another seat must replace its card by another of its hand."""
    if s.events is not None:
        s.tell(events.Jested(seat, target))
    if kind == NOTHING:
        s.agenda.append(PUT_DOWN[target])
    else:
        replace_card(s, target, kind)


def seize(s: Court, seat: Seat, targets: tuple[Seat, ...]) -> None:
    """Knight: take up to two Serfs into one's score pile."""
    taken = [s.cards.names[s.win(seat, target)] for target in sorted(targets)]
    if s.events is not None:
        s.tell(events.Seized(seat, tuple(taken)))


def replace_cooper(s: Court, seat: Seat, kind: int) -> None:
    """Cooper: put another card down; its ability may be used at once, but of the Cobbler only
    the second part (ruling KS-C9)."""
    s.fresh = True
    if kind == NOTHING:
        s.agenda.append(PUT_DOWN[seat])
    else:
        replace_card(s, seat, kind)


def replace_card(s: Court, seat: Seat, kind: int) -> None:
    """A new card for the old one, which goes back to the hand, and its tokens to the supply.

    Who has acted does not use the new card's ability, be it on the turn or at the end of
    the round (ruling KS-C6); the Cooper's own new card is not meant.
    """
    old = s.clear_place(seat)
    s.put_down(seat, kind)
    s.hands[seat] |= 1 << old
    if not s.fresh and s.acted >> seat & 1 and not s.passives_after_acting:
        s.mute |= 1 << seat
    if s.events is not None:
        s.tell(events.Replaced(seat, s.name_of(seat, old), s.name_of(seat, kind)))


class PutDown(Choice[Court]):
    """Choose the new card, from the hand as it is before the old one returns (ruling KS-C7).

    There always is one: 3 by day, 1 at night, at least (ruling KS-C8).
    """

    def options(self, s: Court, seat: Seat) -> list[Action]:
        return hand_plays(s, seat)

    def why_not(self, s: Court, seat: Seat, action: Action) -> Refusal:
        return not_in_hand(s, action)

    def take(self, s: Court, seat: Seat, action: Action) -> None:
        assert isinstance(action, Play)
        replace_card(s, seat, s.cards.number[action.card] % DECK)

    def prompt(self, s: Court, seat: Seat) -> Message:
        card = KINDS[s.played[seat]]
        return Message("ask-cooper" if s.fresh else "ask-jested", {"card": card})


def hand_plays(s: Court, seat: Seat) -> list[Action]:
    """A way to put down each card of a hand."""
    hand = s.hands[seat]
    first = seat * DECK
    play = s.cards.play
    return [play[first + kind] for kind in range(DECK) if hand >> kind & 1]


def not_in_hand(s: Court, action: Action) -> Refusal:
    if not isinstance(action, Play):
        return Refusal("put-card-down", {}, "round")
    if action.card not in s.cards.number:
        return Refusal("no-such-card", {"card": action.card}, "cards")
    return Refusal("not-in-hand", {"card": action.card}, "round")


PUT_DOWN: Final = [PutDown(seat) for seat in range(MOST_SEATS)]
