"""Before the first round: decks, duchies, modules, scenarios (pp. 2, 7, 8, 10-12)."""

from __future__ import annotations

from typing import Final

from regnum.core.actions import Action, Seat
from regnum.core.agenda import Choice, Secret, Step
from regnum.core.dice import Dice
from regnum.core.errors import BadSetUp
from regnum.core.messages import Message, Refusal
from regnum.games.wonderful_kingdom import events
from regnum.games.wonderful_kingdom.actions import Choose, Keep
from regnum.games.wonderful_kingdom.building import add_to_duchy
from regnum.games.wonderful_kingdom.cards import (
    CARDS,
    DEVELOPMENTS,
    FIRST_ADVISOR,
    FIRST_CALAMITY,
    FIRST_MENACE,
    FIRST_TREASURE,
    FIRST_VERMIN,
    PACKAGE,
    WonderfulCards,
)
from regnum.games.wonderful_kingdom.components import Scenario
from regnum.games.wonderful_kingdom.menaces import cover
from regnum.games.wonderful_kingdom.menu import CHOOSE
from regnum.games.wonderful_kingdom.options import WonderfulOptions
from regnum.games.wonderful_kingdom.rounds import BEGIN_ROUND
from regnum.games.wonderful_kingdom.state import Match, Realm

#: the four stacks in the order in which they are offered; FIRST_OF_STACK has their first cards
STACKS: Final = ["shadow", "frost-giant", "giant-rat", "thief"]
RATS: Final = 2
STACK_SIZE: Final = 4
VERMIN: Final = 10
DRAWN: Final = 2
#: soldiers at the start with advisors (p. 10)
SOLDIERS: Final = 2
THIEF: Final = 3


def set_up(seats: int, options: WonderfulOptions, cards: WonderfulCards, dice: Dice) -> Realm:
    """Everything but what is chosen at the table."""
    check_stacks(seats, options.stacks)
    match = agreed(seats, options, cards, dice)
    s = Realm(seats, dice, match)
    s.agenda.append(BEGIN_ROUND)
    if seats == 1:
        s.agenda.append(DANGER_DECK)
    for seat in range(seats):
        for resource in range(4):
            s.icons[4 * seat + resource] = s.duchy_icons(seat, resource)
    scenario = cards.scenarios[match.scenario] if match.scenario else None
    deck = list(range(DEVELOPMENTS))
    if scenario is not None:
        lay_out(s, scenario, deck)
    elif seats == 1:
        s.spies[0] = cards.solo.active_spies
        s.hidden_spies[0] = cards.solo.spies - cards.solo.active_spies
    if match.menaces:
        stacks = list(options.stacks) if scenario is None else [scenario.menace]
        set_menaces_out(s, [STACKS.index(stack) for stack in stacks if stack])
    else:
        set_calamities_out(s)
    if match.advisors:
        deck.extend(draw_advisors(s, scenario))
    else:
        deck.extend(range(FIRST_TREASURE, FIRST_ADVISOR))
    dice.shuffle(deck)
    s.deck = deck
    return s


def check_stacks(seats: int, stacks: tuple[str, ...]) -> None:
    """Each seat has menaces of its own, or nobody's are agreed."""
    if stacks and (len(stacks) != seats or len(set(stacks)) != seats):
        raise BadSetUp(Message("bad-stacks", {"seats": seats}), PACKAGE)


def agreed(seats: int, options: WonderfulOptions, cards: WonderfulCards, dice: Dice) -> Match:
    """Modules, duchies and the first seat; what was left open is drawn (rulings WK-2, WK-53)."""
    match = Match(cards, seats)
    match.side = 0 if options.side == "A" else 1
    match.first = dice.below(seats)
    match.duchies = [0, 1]
    dice.shuffle(match.duchies)
    if seats == 1 and options.duchy != "any":
        match.duchies = [cards.duchies.index(options.duchy)]
    match.duchies = match.duchies[:seats]
    if options.scenario != "none":
        scenario = cards.scenarios[options.scenario]
        match.scenario = options.scenario
        match.menaces = scenario.menace != ""
        match.advisors = len(scenario.advisors) > 0
        match.boards = [cards.boards.index(board) for board in scenario.boards]
        match.must_build = list(scenario.construction)
        match.lost_at = scenario.lost_cubes
        return match
    match.menaces = options.module == "menaces"
    match.advisors = options.module == "advisors"
    if options.module == "quests":
        board = dice.below(len(cards.boards))
        if options.board != "any":
            board = cards.boards.index(options.board)
        match.boards = [board]
    return match


def lay_out(s: Realm, scenario: Scenario, deck: list[int]) -> None:
    """A scenario's own cards, tokens and soldiers (p. 12; rulings WK-54, WK-61)."""
    cards = s.match.cards
    solo = cards.solo
    taken: list[int] = []
    for name in scenario.construction:
        card = next(copy for copy in cards.copies_of(name) if copy not in taken)
        taken.append(card)
        s.building[0].append(card)
        s.lacks[card] = cards.cost[card]
    if s.match.scenario == "rat-invasion":
        s.match.kept = taken[:]
        s.match.breeds = cards.first[taken[0]]
    tokens = scenario.thieves
    for name in scenario.built:
        card = next(copy for copy in cards.copies_of(name) if copy not in taken)
        taken.append(card)
        add_to_duchy(s, 0, card)
        for resource in range(4):
            for _ in range(min(tokens, cards.yields[card][resource])):
                cover(s, 0, resource)
                tokens -= 1
    for card in taken:
        deck.remove(card)
    first_thief = FIRST_OF_STACK[THIEF]
    s.menaces[0].extend(range(first_thief, first_thief + scenario.thieves))
    s.soldiers[0] = scenario.soldiers
    if scenario.spies:
        s.spies[0] = solo.active_spies
        s.hidden_spies[0] = scenario.spies - solo.active_spies


# -- calamities and menaces


def set_calamities_out(s: Realm) -> None:
    """One calamity a seat and round; alone four go into the danger deck (pp. 2, 7)."""
    s.dangers = [
        list(range(FIRST_CALAMITY + seat, FIRST_CALAMITY + STACK_SIZE * s.seats, s.seats))
        for seat in range(s.seats)
    ]


def set_menaces_out(s: Realm, stacks: list[int]) -> None:
    """The stacks agreed; if none were, all lie there and each seat chooses (p. 8; WK-24)."""
    if stacks:
        for seat in range(s.seats):
            give_stack(s, seat, stacks[seat])
        return
    s.aside = list(range(FIRST_MENACE, CARDS))
    first = s.match.first
    for turn in range(s.seats - 1, -1, -1):
        s.agenda.append(CHOOSING[(first + turn) % s.seats])


def stack_cards(stack: int) -> list[int]:
    return list(range(FIRST_OF_STACK[stack], FIRST_OF_STACK[stack] + STACK_SIZE))


def give_stack(s: Realm, seat: Seat, stack: int) -> None:
    """A seat's own stack of menaces; vermin come with the rats."""
    s.stacks = [stack if other == seat else s.stacks[other] for other in range(s.seats)]
    own = stack_cards(stack)
    s.dangers = [
        own if other == seat else (s.dangers[other] if s.dangers else [])
        for other in range(s.seats)
    ]
    if stack == RATS:
        s.vermin = list(range(FIRST_VERMIN, FIRST_VERMIN + VERMIN))
    s.aside = [card for card in s.aside if card not in own and card not in s.vermin]


class Choosing(Choice[Realm]):
    """Choose one of the stacks of menaces that are left (p. 8)."""

    def options(self, s: Realm, seat: Seat) -> list[Action]:
        return [CHOOSE[stack] for stack in range(len(STACKS)) if stack not in s.stacks]

    def take(self, s: Realm, seat: Seat, action: Action) -> None:
        assert isinstance(action, Choose)
        give_stack(s, seat, STACKS.index(action.stack))
        if s.events is not None:
            s.tell(events.StackChosen(seat, action.stack))

    def why_not(self, s: Realm, seat: Seat, action: Action) -> Refusal:
        if isinstance(action, Choose):
            return Refusal("stack-taken", {"stack": action.stack}, "menaces", 8)
        return Refusal("choose-stack-first", {}, "menaces", 8)

    def prompt(self, s: Realm, seat: Seat) -> Message:
        return Message("ask-choose-stack")


# -- advisors


def draw_advisors(s: Realm, scenario: Scenario | None) -> list[int]:
    """Two advisors each to choose from; a scenario names its own. The rest go into the deck
    (p. 10; rulings WK-34, WK-58)."""
    cards = s.match.cards
    stack = [
        card
        for card in range(FIRST_ADVISOR, FIRST_CALAMITY)
        if s.seats > 1 or not cards.two_only[card]
    ]
    if scenario is not None:
        s.advisors[0] = [cards.number[name] for name in scenario.advisors]
        return [card for card in stack if card not in s.advisors[0]]
    s.dice.shuffle(stack)
    for seat in range(s.seats):
        s.soldiers[seat] = SOLDIERS
        s.drawn[seat] = sorted(stack[:DRAWN])
        del stack[:DRAWN]
        for card in s.drawn[seat]:
            s.seen[card] = 1 << seat
    s.agenda.append(KEEP_TOGETHER[s.seats - 1])
    return stack


class Keeping(Choice[Realm]):
    """Keep one of two advisors; the other is put away unseen (p. 10)."""

    def options(self, s: Realm, seat: Seat) -> list[Action]:
        return [s.match.menu.keep[card] for card in s.drawn[seat]]

    def take(self, s: Realm, seat: Seat, action: Action) -> None:
        assert isinstance(action, Keep)
        card = s.match.cards.number[action.advisor]
        s.drawn[seat].remove(card)
        s.advisors[seat].append(card)
        if s.events is not None:
            s.tell(events.AdvisorKept(seat, action.advisor))

    def why_not(self, s: Realm, seat: Seat, action: Action) -> Refusal:
        return Refusal("keep-first", {}, "advisors", 10)

    def prompt(self, s: Realm, seat: Seat) -> Message:
        return Message("ask-keep")


# -- alone


class DangerDeck(Step[Realm]):
    """Eight cards unseen and the four calamities or menaces, shuffled (p. 7).

    The advisor not kept is shuffled into the deck first (p. 10).
    """

    def run(self, s: Realm) -> None:
        deck = s.deck + s.drawn[0]
        s.drawn[0] = []
        s.dice.shuffle(deck)
        unseen = s.match.cards.solo.developments
        danger = deck[:unseen] + s.dangers[0]
        s.dice.shuffle(danger)
        for card in deck:
            s.seen[card] = 0
        s.deck = deck[unseen:]
        s.danger_deck = danger
        s.dangers = []


FIRST_OF_STACK: Final = [FIRST_MENACE + 18, FIRST_MENACE + 14, FIRST_MENACE, FIRST_MENACE + 22]
CHOOSING: Final = [Choosing(0), Choosing(1)]
KEEPING: Final = [Keeping(0), Keeping(1)]
KEEP_TOGETHER: Final = [Secret([KEEPING[0]]), Secret([KEEPING[0], KEEPING[1]])]
DANGER_DECK: Final = DangerDeck()
