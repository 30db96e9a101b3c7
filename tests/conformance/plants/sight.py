"""What breaks the law of hidden information: games that leak, cheat or forget."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count, pairwise
from typing import ClassVar

from regnum.core.actions import Action, Event, Seat
from regnum.core.dice import Dice, quick_dice
from regnum.core.messages import Message, Refusal
from regnum.core.proposals import Proposal
from regnum.core.views import PlacesView, View
from tests.conformance.magpies import Drew, Magpies, Nest, Play, Turn, Under


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


class LeakInOutcome(Magpies):
    """Says how a card compares with what the next seat holds."""

    def outcome(self, s: Nest, seat: Seat, action: Action) -> Message | None:
        assert isinstance(action, Play | Under)
        highest = max(s.hands[(seat + 1) % s.seats], default="")
        return Message("score-cards") if action.card > highest else None


class PlaysInEarnest(Magpies):
    """Tries an action out on the very table it was asked about."""

    def outcome(self, s: Nest, seat: Seat, action: Action) -> Message | None:
        s.hidings += 1
        return None


class ProposesTheImpossible(Magpies):
    """Proposes what is not to be had."""

    def propose(self, s: Nest, seat: Seat) -> Proposal | None:
        return Proposal((Play("card-none"),), None)


class PreviewsInEarnest(Magpies):
    """Imagines a world by changing the true one."""

    def redeal(self, s: Nest, seat: Seat | None, dice: Dice) -> Nest:
        s.points[0] += 1
        return super().redeal(s, seat, dice)


class StacksTheDeck(Magpies):
    """Imagines one world only, and which one tells what the next seat holds."""

    def redeal(self, s: Nest, seat: Seat | None, dice: Dice) -> Nest:
        held = s.hands[1 if seat == 0 else 0]
        return super().redeal(s, seat, quick_dice(sum(int(card[5:]) for card in held)))


class UnnoticedTurn(Turn):
    def draw(self, s: Nest, seat: Seat) -> None:
        drawn = s.deck.pop(0)
        s.hands[seat].append(drawn)
        s.tell(Drew(seat, drawn))


class DrawsUnnoticed(Magpies):
    """Shows a seat the card it draws, and does not count it among what the seat knows."""

    turn: ClassVar[type[Turn]] = UnnoticedTurn


class NothingToCompare(Magpies):
    """Looks different every time, so that no two worlds look alike, and part 4 sees nothing."""

    looks: ClassVar[Iterator[int]] = count()

    def counters(self, s: Nest, seat: Seat | None) -> dict[str, int]:
        return {"looks": next(self.looks)}
