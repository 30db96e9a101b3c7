"""Targets of actions: regions, spaces, jars, outsiders, actions to clear (p. 15-21)."""

from __future__ import annotations

from typing import Final

from regnum.core.actions import Action, Seat
from regnum.core.agenda import Choice
from regnum.core.messages import Message, Refusal, Value
from regnum.games.paladins.actions import Attack, Clear, Convert, Jar, Region, Space
from regnum.games.paladins.cards import MOST_SEATS
from regnum.games.paladins.refusals import PAGES
from regnum.games.paladins.rewards import ACTIONS, ATTACK, FAITH, PRAY, STRENGTH
from regnum.games.paladins.rules_tasks import silver_for_strength, why_not_region
from regnum.games.paladins.state import ACTION_COUNT, BARRED, EMPTY, NOTHING, Kingdom


def refused(s: Kingdom, code: str, args: dict[str, Value]) -> Refusal:
    """A refusal that names the rule of the action for which a target is chosen, and its page."""
    return Refusal(code, args, ACTIONS[s.task], PAGES[s.task])


class ChooseRegion(Choice[Kingdom]):
    """The region for a monk or an outpost (p. 16, 18)."""

    def options(self, s: Kingdom, seat: Seat) -> list[Action]:
        moves = s.cards.moves.region
        return [
            moves[region]
            for region in range(len(s.room))
            if not why_not_region(s, seat, s.task, region)
        ]

    def take(self, s: Kingdom, seat: Seat, action: Action) -> None:
        assert isinstance(action, Region)
        s.target = action.region - 1

    def why_not(self, s: Kingdom, seat: Seat, action: Action) -> Refusal:
        if not isinstance(action, Region):
            return refused(s, "choose-region", {})
        code = why_not_region(s, seat, s.task, action.region - 1)
        return refused(
            s,
            code,
            {
                "region": action.region,
                "faith": s.cards.faith_flag[action.region - 1],
                "strength": s.cards.strength_flag[action.region - 1],
                "have": s.level(seat, STRENGTH if code == "strength-for-region" else FAITH),
            },
        )

    def prompt(self, s: Kingdom, seat: Seat) -> Message:
        return Message("ask-region", {"action": ACTIONS[s.task]})


class ChooseSpace(Choice[Kingdom]):
    """The space of that region (p. 16, 18)."""

    def options(self, s: Kingdom, seat: Seat) -> list[Action]:
        found: list[Action] = []
        regions = s.cards.space_region
        for space in range(len(regions)):
            if regions[space] == s.target and s.spaces[space] == EMPTY:
                found.append(s.cards.moves.space[space])
        return found

    def take(self, s: Kingdom, seat: Seat, action: Action) -> None:
        assert isinstance(action, Space)
        s.target = s.cards.space_number[action.space]

    def why_not(self, s: Kingdom, seat: Seat, action: Action) -> Refusal:
        if not isinstance(action, Space):
            return refused(s, "choose-space", {})
        space = s.cards.space_number.get(action.space, NOTHING)
        if space == NOTHING:
            return Refusal("no-such-space", {"space": action.space})
        if s.spaces[space] == BARRED:
            players = s.cards.space_players[space]
            return Refusal(
                "space-barred", {"space": action.space, "players": players}, "regions", 36
            )
        if s.spaces[space] != EMPTY:
            return refused(s, "space-taken", {"space": action.space})
        return refused(s, "other-region", {"space": action.space, "region": s.target + 1})

    def prompt(self, s: Kingdom, seat: Seat) -> Message:
        return Message("ask-space", {"action": ACTIONS[s.task], "region": s.target + 1})


class ChooseJar(Choice[Kingdom]):
    """The free space for the leftmost jar (p. 19)."""

    def options(self, s: Kingdom, seat: Seat) -> list[Action]:
        moves = s.cards.moves.jar
        return [moves[space] for space in range(len(moves)) if not s.jars[seat] >> space & 1]

    def take(self, s: Kingdom, seat: Seat, action: Action) -> None:
        assert isinstance(action, Jar)
        s.target = s.cards.jar_spaces.index(action.space)

    def why_not(self, s: Kingdom, seat: Seat, action: Action) -> Refusal:
        if not isinstance(action, Jar):
            return Refusal("choose-jar", {}, "absolve", 19)
        if action.space not in s.cards.jar_spaces:
            return Refusal("no-such-space", {"space": action.space})
        return Refusal("jar-there", {"space": action.space}, "absolve", 19)

    def prompt(self, s: Kingdom, seat: Seat) -> Message:
        return Message("ask-jar")


class ChooseOutsider(Choice[Kingdom]):
    """The outsider to attack or to convert (p. 20-21)."""

    def options(self, s: Kingdom, seat: Seat) -> list[Action]:
        found: list[Action] = []
        for slot in range(len(s.outsiders)):
            card = s.outsiders[slot]
            if card != NOTHING and not why_not_outsider(s, seat, slot):
                moves = s.cards.moves
                found.append(moves.attack[card] if s.task == ATTACK else moves.convert[card])
        return found

    def take(self, s: Kingdom, seat: Seat, action: Action) -> None:
        assert isinstance(action, Attack | Convert)
        s.target = s.outsiders.index(s.cards.outsider_number[action.outsider])

    def why_not(self, s: Kingdom, seat: Seat, action: Action) -> Refusal:
        attacks = s.task == ATTACK
        if not isinstance(action, Attack if attacks else Convert):
            return refused(s, "choose-outsider", {"action": ACTIONS[s.task]})
        return refusal_of_outsider(s, seat, action)

    def prompt(self, s: Kingdom, seat: Seat) -> Message:
        return Message("ask-outsider", {"action": ACTIONS[s.task]})


def why_not_outsider(s: Kingdom, seat: Seat, slot: int) -> str:
    """The code of the reason why an outsider is out of reach; empty if it is not."""
    if s.task == ATTACK:
        return "too-strong" if silver_for_strength(s, seat, slot) > s.silver(seat) else ""
    return "too-far" if s.level(seat, FAITH) < s.cards.faith_flag[slot] else ""


def refusal_of_outsider(s: Kingdom, seat: Seat, action: Action) -> Refusal:
    assert isinstance(action, Attack | Convert)
    name = action.outsider
    card = s.cards.outsider_number.get(name, NOTHING)
    if card == NOTHING:
        return Refusal("no-such-card", {"card": name})
    if card not in s.outsiders:
        return refused(s, "not-in-row", {"card": name})
    slot = s.outsiders.index(card)
    if s.task == ATTACK:
        silver = silver_for_strength(s, seat, slot)
        return refused(
            s,
            "too-strong",
            {
                "outsider": name,
                "need": s.cards.strength_flag[slot],
                "have": s.level(seat, STRENGTH),
                "silver": silver,
                "purse": s.silver(seat),
            },
        )
    return refused(
        s,
        "too-far",
        {
            "outsider": name,
            "need": s.cards.faith_flag[slot],
            "have": s.level(seat, FAITH),
        },
    )


class ChooseCleared(Choice[Kingdom]):
    """Which other action to clear with Pray (p. 15; ruling PA-D18)."""

    def options(self, s: Kingdom, seat: Seat) -> list[Action]:
        return [
            s.cards.moves.clear[action]
            for action in range(ACTION_COUNT)
            if action != PRAY and s.occupied(seat, action)
        ]

    def take(self, s: Kingdom, seat: Seat, action: Action) -> None:
        assert isinstance(action, Clear)
        s.trail = [*s.trail, action]
        s.target = ACTIONS.index(action.action)

    def why_not(self, s: Kingdom, seat: Seat, action: Action) -> Refusal:
        if isinstance(action, Clear):
            if action.action == ACTIONS[PRAY]:
                return Refusal("not-itself", {}, "pray", 15)
            return Refusal("nothing-to-clear", {"action": action.action}, "pray", 15)
        return Refusal("choose-clear", {}, "pray", 15)

    def prompt(self, s: Kingdom, seat: Seat) -> Message:
        return Message("ask-clear")


CHOOSE_REGION: Final = [ChooseRegion(seat) for seat in range(MOST_SEATS)]
CHOOSE_SPACE: Final = [ChooseSpace(seat) for seat in range(MOST_SEATS)]
CHOOSE_JAR: Final = [ChooseJar(seat) for seat in range(MOST_SEATS)]
CHOOSE_OUTSIDER: Final = [ChooseOutsider(seat) for seat in range(MOST_SEATS)]
CHOOSE_CLEARED: Final = [ChooseCleared(seat) for seat in range(MOST_SEATS)]
