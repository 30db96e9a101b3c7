"""The suite is worth something only if it fails: each defect planted here is found."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import ClassVar

import pytest

from regnum.bots.bot import Bot
from regnum.core import agenda
from regnum.core.actions import Action, Event, Seat
from regnum.core.agenda import S, State
from regnum.core.dice import Dice
from regnum.core.game import Game
from regnum.core.messages import Message, Refusal
from regnum.core.table import Table
from regnum.core.views import PlacesView, View
from tests.conformance import kit, law
from tests.conformance.magpies import Magpies, Nest, Play, Turn, Under
from tests.conformance.subjects import Subject
from tests.conformance.walk import Violation


class LeakInView(Magpies):
    """Shows the top card of the deck."""

    def view(self, s: Nest, seat: Seat | None) -> View:
        view = super().view(s, seat)
        assert isinstance(view, PlacesView)
        if s.deck:
            view.places["deck-0"] = (s.deck[0],)
        return view


class TalkativeTurn(Turn):
    def why_not(self, s: Nest, seat: Seat, action: Action) -> Refusal:
        assert isinstance(action, Play | Under)
        held = any(action.card in hand for hand in s.hands)
        return Refusal("not-yours", {"card": "held" if held else "elsewhere"})


class LeakInRefusal(Magpies):
    """Says whether another seat holds the card one asks for."""

    turn: ClassVar[type[Turn]] = TalkativeTurn


class OneCardTurn(Turn):
    def why_not(self, s: Nest, seat: Seat, action: Action) -> Refusal:
        assert isinstance(action, Play | Under)
        elsewhere = action.card == "card-7" and action.card in s.deck
        return Refusal("not-yours", {"card": "deck" if elsewhere else action.card})


class LeakInOneRefusal(Magpies):
    """Gives away where a single card is."""

    turn: ClassVar[type[Turn]] = OneCardTurn


class TellingTurn(Turn):
    def prompt(self, s: Nest, seat: Seat) -> Message:
        return Message("ask-turn", {"next": s.deck[0] if s.deck else ""})


class LeakInPrompt(Magpies):
    """Asks with the next card of the deck in the question."""

    turn: ClassVar[type[Turn]] = TellingTurn


class NeighbourlyTurn(Turn):
    def draw(self, s: Nest, seat: Seat) -> None:
        super().draw(s, seat)
        s.seen[s.hands[seat][-1]].add((seat + 1) % s.seats)


class KnowsTooMuch(Magpies):
    """Lets the next seat know a card that it was not shown."""

    turn: ClassVar[type[Turn]] = NeighbourlyTurn


class Rotates(Magpies):
    """Deals evenly card by card, but always the same neighbours."""

    def redeal(self, s: Nest, seat: Seat | None, dice: Dice) -> Nest:
        new = s.clone()
        places = self.places(s)
        unknown = sorted(card for card in places if card not in self.known(s, seat))
        slots = sorted(places[card] for card in unknown)
        turn = dice.below(len(slots)) if slots else 0
        self.put(new, dict(zip(unknown, slots[turn:] + slots[:turn], strict=True)))
        return new


class BlindsTheOthers(Magpies):
    """Deals worlds in which nobody else knows anything."""

    def redeal(self, s: Nest, seat: Seat | None, dice: Dice) -> Nest:
        new = super().redeal(s, seat, dice)
        new.seen = {card: knowers & {seat} for card, knowers in new.seen.items()}
        return new


class LeakInEvents(Magpies):
    """Tells everybody which card went under the deck."""

    def redact(self, event: Event, seat: Seat | None) -> Event | None:
        return event


class LeavesOneInPlace(Magpies):
    """Deals everything again but the last card of the deck."""

    def redeal(self, s: Nest, seat: Seat | None, dice: Dice) -> Nest:
        new = super().redeal(s, seat, dice)
        if s.deck and s.deck[-1] not in self.known(s, seat):
            wanted, there = s.deck[-1], new.deck[-1]
            for place in (*new.hands, new.deck):
                if wanted in place:
                    place[place.index(wanted)] = there
            new.deck[-1] = wanted
            new.seen[wanted], new.seen[there] = new.seen[there], new.seen[wanted]
        return new


class DealsUnevenly(Magpies):
    """Sorts the unknown part of the deck a little."""

    def put(self, s: Nest, places: dict[str, str]) -> None:
        names = sorted(places)
        for low, high in pairwise(names):
            if places[low] > places[high]:
                places[low], places[high] = places[high], places[low]
                break
        super().put(s, places)


class MovesTheKnown(Magpies):
    """A redeal that forgets: what the seat hid under the deck is dealt again."""

    def redeal(self, s: Nest, seat: Seat | None, dice: Dice) -> Nest:
        careless = s.clone()
        for card in careless.deck:
            careless.seen[card].discard(-1 if seat is None else seat)
        return super().redeal(careless, seat, dice)


class ForgetfulTurn(Turn):
    def draw(self, s: Nest, seat: Seat) -> None:
        s.seen[s.deck[0]] = set()
        super().draw(s, seat)


class Forgets(Magpies):
    """Who hid a card does not know it any more when another draws it."""

    turn: ClassVar[type[Turn]] = ForgetfulTurn


class SharingNest(Nest):
    def clone(self) -> Nest:
        new = super().clone()
        new.pile = self.pile
        return new


class SharesAReference(Magpies):
    state: ClassVar[type[Nest]] = SharingNest


class StubbornTurn(Turn):
    def refusal(self, s: Nest, seat: Seat, action: Action) -> Refusal | None:
        if isinstance(action, Under) and action.card.endswith("3"):
            return Refusal("not-yours", {"card": action.card})
        return super().refusal(s, seat, action)


class RefusesTheLegal(Magpies):
    turn: ClassVar[type[Turn]] = StubbornTurn


class LenientTurn(Turn):
    def refusal(self, s: Nest, seat: Seat, action: Action) -> Refusal | None:
        return None


class AllowsTheIllegal(Magpies):
    turn: ClassVar[type[Turn]] = LenientTurn


class LosingTurn(Turn):
    def hide(self, s: Nest, seat: Seat, card: str) -> None:
        super().hide(s, seat, card)
        s.deck.pop()


class LosesACard(Magpies):
    turn: ClassVar[type[Turn]] = LosingTurn


class UnguardedTurn(Turn):
    guarded: ClassVar[bool] = False

    def options(self, s: Nest, seat: Seat) -> list[Action]:
        high = [card for card in s.hands[seat] if int(card.rpartition("-")[2]) > 6]
        return [Play(card) for card in high or s.hands[seat]]


class ForcedTells(Magpies):
    """Takes the only high card by itself, which tells the others that it was the only one."""

    turn: ClassVar[type[Turn]] = UnguardedTurn


class TwoWorlds(Magpies):
    """A redeal that depends on the truth."""

    def redeal(self, s: Nest, seat: Seat | None, dice: Dice) -> Nest:
        new = super().redeal(s, seat, dice)
        other = s.hands[1 if seat == 0 else 0]
        return new if sorted(other) < ["card-4"] else super().redeal(new, seat, dice)


class EndlessGame(Magpies):
    def longest(self, seats: int, options: object) -> int:
        return 8


PLANTED: list[tuple[type[Magpies], Callable[[Subject, int], None]]] = [
    (LeakInView, law.nothing_leaks),
    (LeakInRefusal, law.nothing_leaks),
    (LeakInOneRefusal, law.nothing_leaks),
    (LeakInPrompt, law.nothing_leaks),
    (ForcedTells, law.nothing_leaks),
    (LeakInEvents, law.events_tell_no_more),
    (LeavesOneInPlace, law.everything_hidden_moves),
    (DealsUnevenly, law.everything_hidden_moves),
    (Rotates, law.everything_hidden_moves),
    (MovesTheKnown, law.the_known_never_moves),
    (BlindsTheOthers, law.the_known_never_moves),
    (KnowsTooMuch, law.knowledge_is_earned),
    (Forgets, law.nothing_is_forgotten),
    (TwoWorlds, law.worlds_follow_from_knowledge),
    (SharesAReference, kit.copies_share_nothing),
    (RefusesTheLegal, kit.legality_and_refusals_agree),
    (AllowsTheIllegal, kit.legality_and_refusals_agree),
    (LosesACard, kit.plays_to_its_end),
    (EndlessGame, kit.plays_to_its_end),
]
EVERY_CHECK = {check for _, check in PLANTED}


def look_at_twelve(subject: Subject, check: Callable[[Subject, int], None]) -> None:
    for seed in range(12):
        check(subject, seed)


@pytest.mark.parametrize(("broken", "check"), PLANTED, ids=[each.__name__ for each, _ in PLANTED])
def test_a_planted_defect_is_found(
    broken: type[Magpies], check: Callable[[Subject, int], None]
) -> None:
    with pytest.raises(Violation):
        look_at_twelve(Subject(broken(), 2), check)


@pytest.mark.parametrize("check", sorted(EVERY_CHECK, key=lambda each: each.__name__))
def test_the_game_without_defects_passes(check: Callable[[Subject, int], None]) -> None:
    look_at_twelve(Subject(Magpies(), 2), check)
    look_at_twelve(Subject(Magpies(), 3), check)


class Peeker(Bot):
    """Reads the match's own dice and state instead of the world it was given."""

    def __init__(self, table: Table[State]) -> None:
        self.table = table

    def choose(self, game: Game[S], world: S, seat: Seat, dice: Dice) -> Action:
        truth = self.table._state.clone()
        found = agenda.options(truth, seat)
        return found[truth.dice.below(len(found))]


class Honest(Bot):
    def choose(self, game: Game[S], world: S, seat: Seat, dice: Dice) -> Action:
        return dice.pick(agenda.options(world, seat))


def test_a_search_that_reads_the_dice_of_the_match_is_found() -> None:
    with pytest.raises(Violation):
        law.bot_is_blind(Subject(Magpies(), 2), Peeker, seed=1)


def test_an_honest_search_passes() -> None:
    law.bot_is_blind(Subject(Magpies(), 2), lambda table: Honest(), seed=1)
