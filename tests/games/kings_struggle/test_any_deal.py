"""Deals of every shape, most of them nonsense: judged alike in every world that a seat cannot
tell apart, and carried out whole."""

from __future__ import annotations

import random

import pytest

from regnum.core import agenda
from regnum.core.actions import Action, Seat
from regnum.core.dice import quick_dice
from regnum.core.sight import imagine
from regnum.games.kings_struggle.actions import Agree, Change, Pay, Propose, Reject, Withdraw
from regnum.games.kings_struggle.cards import BIT_OF, KINDS, PARTS, PARTS_OF
from regnum.games.kings_struggle.deals import Deal, Deed, HandOver, Payment, Promise
from regnum.games.kings_struggle.events import CoinsTaken, TrickWon
from regnum.games.kings_struggle.game import game
from regnum.games.kings_struggle.state import Court
from regnum.games.kings_struggle.talk import AbilityTalk
from regnum.texts import speech
from tests.soak import SOAK

GAMES = 150 if SOAK else 12
SAY = speech("uk", game.facts.package).say


class Babbler:
    """Says anything that has the shape of a speech."""

    def __init__(self, s: Court, speaker: Seat, seed: int) -> None:
        self.s = s
        self.speaker = speaker
        self.chance = random.Random(seed)

    def seat(self) -> Seat:
        # now and then a seat that is not there
        return self.chance.randint(-1 if self.chance.random() < 0.05 else 0, self.s.seats - 1)

    def some(self, most: int) -> range:
        return range(self.chance.choice([0, 0, 1, 1, most]))

    def deal(self) -> Deal:
        chance = self.chance
        open_parts = [part for place, part in enumerate(PARTS) if self.s.parts >> place & 1]
        part = chance.choice(open_parts if chance.random() < 0.9 else PARTS)
        deed = then = None
        spare: tuple[Seat, ...] = ()
        refrain = ()
        kind = chance.randrange(4)
        if kind < 2:
            targets = tuple(self.seat() for _ in self.some(2))
            card = chance.choice(KINDS) if chance.random() < 0.4 else None
            deed = Deed(part, targets, card)
            if part == "replace" or chance.random() < 0.05:
                card = chance.choice(KINDS) if chance.random() < 0.1 else None
                then = Deed(chance.choice(PARTS), (self.seat(),), card)
        elif kind == 2:
            spare = tuple(self.seat() for _ in range(chance.randint(1, 2)))
        if kind == 3 or chance.random() < 0.1:
            refrain = (chance.choice([*open_parts, "all"]),)
        return Deal(
            deed,
            then,
            spare,
            refrain,
            tuple(Payment(self.seat(), self.seat(), chance.randint(-1, 4)) for _ in self.some(3)),
            tuple(self.card() for _ in self.some(2)) if chance.random() < 0.6 else (),
            tuple(self.promise() for _ in self.some(2)),
        )

    def card(self) -> HandOver:
        giver = self.seat()
        pile = self.s.piles[giver]
        card = self.chance.choice(pile) if pile and self.chance.random() < 0.8 else 3
        name = self.s.cards.names[card] if self.chance.random() < 0.7 else None
        return HandOver(giver, self.seat(), name, self.chance.random() < 0.6)

    def agreement(self, number: int) -> Agree:
        """With cards of the own pile now and then."""
        pile = [self.s.cards.names[card] for card in self.s.piles[self.speaker]]
        return Agree(number, tuple(self.chance.sample(pile, min(len(pile), len(self.some(2))))))

    def promise(self) -> Promise:
        chance = self.chance
        by = chance.randint(self.s.round - 1, 8)
        if chance.random() < 0.5:
            return Promise("coins", self.seat(), by, to=self.seat(), coins=chance.randint(0, 5))
        target = self.seat() if chance.random() < 0.5 else None
        kind = chance.choice(["use", "avoid"])
        card = chance.choice(KINDS)
        own = [part for part in PARTS if PARTS_OF[KINDS.index(card)] & BIT_OF[part]]
        part = chance.choice(own if own and chance.random() < 0.9 else PARTS)
        return Promise(kind, self.seat(), by, card=card, part=part, target=target)  # type: ignore[arg-type]  # one of the two

    def speech(self) -> Action:
        number = self.s.last_deal - self.chance.randrange(4) + 1
        return self.chance.choice(
            [
                Propose(self.deal()),
                Propose(self.deal()),
                Change(number, self.deal()),
                Agree(number),
                self.agreement(number),
                Withdraw(number),
                Reject(number),
                Pay(self.seat(), self.chance.randint(-1, 3)),
            ]
        )


@pytest.mark.parametrize("market", ["standard", "free", "regulated"])
def test_whatever_is_said_in_talks(market: str) -> None:
    said = done = 0
    for seed in range(GAMES):
        options = game.read_options({"market": market, "offers": 9})
        s = game.set_up(3 + seed % 4, options, game.cards(), quick_dice(seed))
        agenda.advance(s)
        chance = random.Random(seed)
        while s.agenda:
            top = s.agenda[-1]
            if isinstance(top, AbilityTalk) and chance.random() < 0.96:
                seat = chance.randrange(s.seats)
                action = Babbler(s, seat, chance.getrandbits(30)).speech()
                said += 1
                done += spoken(s, top, seat, action, chance.getrandbits(30))
            else:
                seat = agenda.next_seat(s)
                decisions = [
                    action
                    for action in agenda.options(s, seat)
                    if not isinstance(top, AbilityTalk) or not top.is_speech(action)
                ]
                agenda.act(s, seat, chance.choice(decisions))
    assert 0.02 * said < done < 0.9 * said


def spoken(s: Court, talk: AbilityTalk, seat: Seat, action: Action, seed: int) -> bool:
    """Say it if it is legal; True if it was."""
    refusal = talk.refusal(s, seat, action)
    for turn in range(2):
        world = imagine(game, s, seat, seed + turn)
        assert talk.refusal(world, seat, action) == refusal, "a refusal depends on the unseen"
    assert game.parse(game.notate(action)) == action or "p0" in game.notate(action)
    if refusal is not None:
        assert SAY(refusal.message())
        return False
    before, cards = sum(s.coins), sorted(game.places(s))
    s.events = []
    agenda.act(s, seat, action)
    brought = sum(event.coins for event in s.events if isinstance(event, CoinsTaken | TrickWon))
    assert sum(s.coins) == before + brought, "coins appear or vanish"
    assert min(s.coins) >= 0
    assert sorted(game.places(s)) == cards
    for event in s.events:
        assert SAY(game.told(event))
    s.events = None
    return True
