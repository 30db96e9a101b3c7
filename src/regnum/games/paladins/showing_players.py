"""What lies before a player, and cards, as a seat sees them."""

from __future__ import annotations

from regnum.core.actions import Seat
from regnum.games.paladins.cards import COUNTS, NO_LIMIT, PALADINS, SUITS, WHEN
from regnum.games.paladins.rewards import (
    ABSOLVE,
    ACTIONS,
    CELLS,
    COMMISSION,
    DEVELOP,
    FORTIFY,
    GARRISON,
    WORKERS,
    Reward,
)
from regnum.games.paladins.rules_tasks import cost_of
from regnum.games.paladins.scoring import total
from regnum.games.paladins.sight import bit_of
from regnum.games.paladins.state import (
    ACTION_COUNT,
    ATTRIBUTE_COUNT,
    CELL_COUNT,
    EMPTY,
    FIRST_CELL,
    KINDS,
    NOTHING,
    PALADIN_CARDS,
    PURSE,
    WORKSHOP_CELL,
    Kingdom,
)
from regnum.games.paladins.view import (
    ActionView,
    OutsiderView,
    PaladinView,
    PlayerView,
    TownspersonView,
)


def named(names: list[str], cards: list[int]) -> tuple[str, ...]:
    return tuple([names[card] for card in cards])


def signs(reward: Reward) -> tuple[str, ...]:
    return tuple(reward.signs())


def townsperson_view(s: Kingdom, card: int) -> TownspersonView:
    cards = s.cards
    return TownspersonView(
        cards.townsfolk[card],
        signs(cards.discard[card]),
        signs(cards.instant[card]),
        WHEN[cards.when[card]],
        signs(cards.ability[card]),
    )


def outsider_view(s: Kingdom, card: int) -> OutsiderView:
    cards = s.cards
    return OutsiderView(
        cards.outsiders[card],
        SUITS[cards.suit[card]],
        signs(cards.attack[card]),
        ("strength",) * cards.convert_strength[card],
        COUNTS[cards.counts[card]],
        cards.base[card],
        cards.per[card],
    )


def paladin_view(s: Kingdom, card: int) -> PaladinView:
    cards = s.cards
    paladin = card % PALADINS
    boost = cards.boost[paladin]
    return PaladinView(
        cards.paladin_cards[card],
        named(WORKERS, cards.paladin_workers[paladin]),
        boost[0],
        boost[1],
        boost[2],
        ACTIONS[cards.paladin_action[paladin]],
        cards.paladin_less[paladin],
        signs(cards.paladin_gain[paladin]),
    )


def player_view(s: Kingdom, player: int, viewer: Seat | None) -> PlayerView:
    cards = s.cards
    seated = player < s.seats
    bit = bit_of(s, viewer)
    start = player * ATTRIBUTE_COUNT
    drawn = s.drawn[player] if seated else []
    deck = s.paladin_decks[player] if seated else []
    seen_drawn = sorted([card for card in drawn if s.seen[PALADIN_CARDS + card] & bit])
    paladin = s.paladin[player] if seated else NOTHING
    turned_up = seated and bool(s.turned_up >> player & 1)
    sees = paladin != NOTHING and (turned_up or bool(s.seen[PALADIN_CARDS + paladin] & bit))
    shops = s.times(player, DEVELOP)
    jars = s.jars[player]
    return PlayerView(
        workers=tuple(s.hand[player * KINDS : player * KINDS + PURSE]),
        silver=s.silver(player),
        provisions=s.provisions(player),
        attributes=tuple(s.attributes[start : start + ATTRIBUTE_COUNT]),
        boosts=tuple(s.boosts[start : start + ATTRIBUTE_COUNT]),
        paladin=paladin_view(s, paladin) if sees else None,
        turned_up=turned_up,
        drawn=tuple([paladin_view(s, card) for card in seen_drawn]),
        hidden_drawn=len(drawn) - len(seen_drawn),
        hidden_paladin=paladin != NOTHING and not sees,
        deck=len(deck),
        remembered=tuple(
            [
                (depth, cards.paladin_cards[deck[depth]])
                for depth in range(len(deck))
                if s.seen[PALADIN_CARDS + deck[depth]] & bit
            ]
        ),
        retired=named(cards.paladin_cards, s.retired[player]) if seated else (),
        actions=tuple([action_view(s, player, action) for action in range(ACTION_COUNT)]),
        monks=cards.limits[COMMISSION] - s.times(player, COMMISSION),
        outposts=cards.limits[GARRISON] - s.times(player, GARRISON),
        workshop=WORKERS[cards.workshops[shops]]
        if seated and shops < len(cards.workshops)
        else None,
        jars=tuple([cards.jar_spaces[n] for n in range(len(cards.jar_spaces)) if jars >> n & 1]),
        hired=tuple([townsperson_view(s, card) for card in s.hired[player]]),
        suspicions=named(cards.suspicions, s.suspicions[player]),
        walls=named(cards.walls, s.walls[player]),
        attacked=named(cards.outsiders, s.attacked[player]),
        converted=tuple([outsider_view(s, card) for card in s.converted[player]]),
        unpaid=s.unpaid[player],
        paid=s.paid[player],
        passed=s.has_passed(player),
        standing=total(s, player),
    )


def action_view(s: Kingdom, player: int, action: int) -> ActionView:
    cards = s.cards
    start = player * CELL_COUNT
    standing: list[str | None] = []
    for cell in range(start + FIRST_CELL[action], start + FIRST_CELL[action + 1]):
        there = s.cells[cell]
        if there == EMPTY:
            standing.append(None)
        else:
            standing.append("workshop" if there == WORKSHOP_CELL else WORKERS[there])
    times = s.times(player, action)
    full = times >= cards.limits[action]
    cost = 0 if full or player >= s.seats else cost_of(s, player, action)
    return ActionView(
        ACTIONS[action],
        named(CELLS, cards.cells[action]),
        tuple(standing),
        times,
        0 if cards.limits[action] == NO_LIMIT else cards.limits[action],
        cost if cards.pays_silver[action] else 0,
        0 if cards.pays_silver[action] else cost,
        None if full else need_of(s, action, times),
        full,
    )


def need_of(s: Kingdom, action: int, times: int) -> int | None:
    """The attribute that the board prints for the next time: of walls and jars only."""
    if action == FORTIFY:
        return s.cards.levels[FORTIFY][times]
    return s.cards.jars[times] if action == ABSOLVE else None
