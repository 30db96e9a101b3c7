"""Setting up the game (p. 5-7)."""

from __future__ import annotations

from regnum.core.agenda import Step
from regnum.core.dice import Dice
from regnum.games.paladins import events
from regnum.games.paladins.cards import PALADINS, PaladinsCards
from regnum.games.paladins.options import PaladinsOptions
from regnum.games.paladins.rules_cleanup import refill_outsiders, refill_townsfolk
from regnum.games.paladins.rules_rewards import REWARDS_OF
from regnum.games.paladins.rules_round import NEXT_ROUND
from regnum.games.paladins.rules_townsfolk import FIRST_HIRE
from regnum.games.paladins.solo_setup import set_up_opponent, tell_workshops
from regnum.games.paladins.state import (
    ACTION_COUNT,
    ATTRIBUTE_COUNT,
    BARRED,
    CARD_COUNT,
    CELL_COUNT,
    EMPTY,
    LARDER,
    NONE_YET,
    NOTHING,
    PURSE,
    Kingdom,
)

OUTSIDER_SLOTS = 6
FAVOURS = 5


def set_up(seats: int, options: PaladinsOptions, cards: PaladinsCards, dice: Dice) -> Kingdom:
    """The board, the supplies and what each player starts with (p. 5-7)."""
    s = Kingdom(seats, dice, cards)
    if seats == 1:
        s.players = 2
    lay_out_board(s)
    give_out(s)
    for seat in range(seats):
        deck = list(range(seat * PALADINS, (seat + 1) * PALADINS))
        dice.shuffle(deck)
        s.paladin_decks[seat] = deck
    s.first = dice.below(seats)
    if seats == 1:
        set_up_opponent(s, options.difficulty)
    s.turn = s.first
    s.then(BEGIN)
    return s


def shuffled(s: Kingdom, count: int) -> list[int]:
    deck = list(range(count))
    s.dice.shuffle(deck)
    return deck


def lay_out_board(s: Kingdom) -> None:
    """Decks, rows, orders and favours, supplies; spaces that are not for so few players are
    barred (p. 5, 36)."""
    cards = s.cards
    s.townsfolk_deck = shuffled(s, len(cards.townsfolk))
    s.townsfolk = [NOTHING] * len(cards.slot_price)
    s.outsider_deck = shuffled(s, len(cards.outsiders))
    s.outsiders = [NOTHING] * OUTSIDER_SLOTS
    s.wall_deck = shuffled(s, len(cards.walls))
    s.suspicion_deck = shuffled(s, len(cards.suspicions))
    s.tavern_deck = shuffled(s, len(cards.taverns))
    s.orders = shuffled(s, len(cards.orders))
    s.favours = shuffled(s, len(cards.favours))
    s.favour_cells = [EMPTY] * FAVOURS
    s.spaces = [EMPTY if players <= s.seats else BARRED for players in cards.space_players]
    s.room = [0] * len(cards.faith_flag)
    for space in range(len(s.spaces)):
        if s.spaces[space] == EMPTY:
            s.room[cards.space_region[space]] += 1
    s.seen = [0] * CARD_COUNT
    s.supply = [*cards.worker_pieces, cards.silver_pieces, cards.provision_pieces]
    s.tax = cards.tax_supply[s.seats]
    s.supply[PURSE] -= s.tax
    s.debts = cards.debts


def give_out(s: Kingdom) -> None:
    """Silver, provisions and an empty board for each player (p. 6)."""
    players = s.players
    cards = s.cards
    s.hand = []
    for player in range(players):
        seated = player < s.seats
        silver = cards.silver_start if seated else 0
        provisions = cards.provision_start if seated else 0
        s.hand += [0, 0, 0, 0, 0, 0, silver, provisions]
        s.supply[PURSE] -= silver
        s.supply[LARDER] -= provisions
    s.attributes = [0] * (players * ATTRIBUTE_COUNT)
    s.boosts = [0] * (players * ATTRIBUTE_COUNT)
    s.cells = [EMPTY] * (players * CELL_COUNT)
    s.done = [0] * (players * ACTION_COUNT)
    s.jars = [0] * players
    s.unpaid = [0] * players
    s.paid = [0] * players
    s.hired = [NONE_YET for _ in range(players)]
    s.suspicions = [NONE_YET for _ in range(players)]
    s.walls = [NONE_YET for _ in range(players)]
    s.attacked = [NONE_YET for _ in range(players)]
    s.converted = [NONE_YET for _ in range(players)]
    s.paladin_decks = [NONE_YET for _ in range(s.seats)]
    s.drawn = [NONE_YET for _ in range(s.seats)]
    s.paladin = [NOTHING] * s.seats
    s.retired = [NONE_YET for _ in range(s.seats)]


class Begin(Step[Kingdom]):
    """The first player is drawn; in reverse order each hires a townsperson (p. 7)."""

    def run(self, s: Kingdom) -> None:
        if s.events is not None:
            s.tell(events.Began(s.first))
            if s.difficulty:
                tell_workshops(s)
        refill_townsfolk(s)
        refill_outsiders(s)
        s.agenda.append(FIRST_TOWNSFOLK_HIRED)
        for place in range(s.seats):
            seat = (s.first + place) % s.seats
            s.agenda.append(REWARDS_OF[seat])
            s.agenda.append(FIRST_HIRE[seat])


class FirstTownsfolkHired(Step[Kingdom]):
    """Only when all have hired do the townsfolk move up; then the first round begins (p. 7)."""

    def run(self, s: Kingdom) -> None:
        refill_townsfolk(s)
        s.agenda.append(NEXT_ROUND)


BEGIN = Begin()
FIRST_TOWNSFOLK_HIRED = FirstTownsfolkHired()
