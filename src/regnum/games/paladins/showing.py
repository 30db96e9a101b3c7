"""The table as a seat sees it: view()."""

from __future__ import annotations

from regnum.core.actions import Seat
from regnum.core.notation import notate
from regnum.games.paladins.cards import NO_LIMIT
from regnum.games.paladins.moves import TASKS
from regnum.games.paladins.rewards import (
    ABSOLVE,
    ACTIONS,
    ATTACK,
    ATTRIBUTES,
    CELLS,
    COMMISSION,
    CONVERT,
    GARRISON,
    PRAY,
    RECRUIT,
    REWARDS,
    WORKERS,
)
from regnum.games.paladins.rules_targets import ChooseSpace
from regnum.games.paladins.rules_tasks import FAVOUR_TASK, TASK_ACTION
from regnum.games.paladins.rules_workshop import FRAMED
from regnum.games.paladins.showing_players import (
    named,
    outsider_view,
    player_view,
    signs,
    townsperson_view,
)
from regnum.games.paladins.sight import LAID_FAVOURS, LAID_ORDERS, all_names, bit_of, hidden, places
from regnum.games.paladins.solo_actions import outsider_for
from regnum.games.paladins.solo_rewards import favour_at_marker, townsperson_at_marker
from regnum.games.paladins.solo_setup import LEVELS
from regnum.games.paladins.state import (
    BARRED,
    EMPTY,
    NOTHING,
    PALADIN_CARDS,
    Kingdom,
)
from regnum.games.paladins.view import (
    AimsView,
    FavourView,
    JarSpaceView,
    LandView,
    OpponentView,
    OrderView,
    PaladinsView,
    PrintedView,
    SlotView,
    SpaceView,
    TavernView,
)


def view(s: Kingdom, seat: Seat | None) -> PaladinsView:
    cards = s.cards
    return PaladinsView(
        seat=seat,
        round=s.round,
        first=s.first,
        turn=s.turn,
        tax=s.tax,
        tax_number=cards.tax_supply[s.seats],
        debts=s.debts,
        supply=tuple(s.supply),
        orders=tuple([order_view(s, place) for place in range(LAID_ORDERS)]),
        favours=tuple([favour_view(s, place) for place in range(LAID_FAVOURS)]),
        taverns=tuple([tavern_view(s, tavern) for tavern in s.taverns]),
        townsfolk=tuple([slot_view(s, slot) for slot in range(len(s.townsfolk))]),
        outsiders=tuple([land_view(s, slot) for slot in range(len(s.outsiders))]),
        spaces=tuple([space_view(s, space) for space in range(len(s.spaces))]),
        jar_spaces=tuple(
            [
                JarSpaceView(cards.jar_spaces[space], signs(cards.jar_space_reward[space]))
                for space in range(len(cards.jar_spaces))
            ]
        ),
        printed=tuple(
            [
                printed_view(s, action)
                for action in range(len(ACTIONS))
                if cards.limits[action] != NO_LIMIT
            ]
        ),
        tracks=tuple([tuple(points) for points in cards.track_points]),
        townsfolk_deck=len(s.townsfolk_deck) - s.townsfolk_top,
        outsider_deck=len(s.outsider_deck) - s.outsider_top,
        wall_deck=len(s.wall_deck) - s.wall_top,
        tavern_deck=len(s.tavern_deck) - s.tavern_top,
        suspicion_deck=len(s.suspicion_deck) - s.suspicion_top,
        townsfolk_gone=named(cards.townsfolk, s.townsfolk_gone),
        outsiders_gone=named(cards.outsiders, s.outsiders_gone),
        taverns_gone=named(cards.taverns, s.taverns_gone),
        suspicions_gone=named(cards.suspicions, s.suspicions_gone),
        remembered=remembered(s, seat),
        players=tuple([player_view(s, player, seat) for player in range(s.players)]),
        opponent=opponent_view(s) if s.difficulty else None,
        task=task_name(s),
        target=target_name(s),
        due=tuple(
            [
                REWARDS[s.due[place]]
                for place in range(len(s.due))
                for _ in range(s.due_amounts[place])
            ]
        ),
        keeping=tuple([WORKERS[worker] for worker in s.keeping]),
        trail=tuple([notate(action) for action in s.trail]),
    )


def remembered(s: Kingdom, seat: Seat | None) -> tuple[tuple[str, str], ...]:
    """Hidden cards of the common decks and the box that a seat has seen all the same."""
    bit = bit_of(s, seat)
    seen: list[int] = []
    for stretch in hidden(s):
        if stretch.kind != PALADIN_CARDS:
            for place in range(stretch.start, len(stretch.cards)):
                card = stretch.kind + stretch.cards[place]
                if s.seen[card] & bit:
                    seen.append(card)
    if not seen:
        return ()
    names = all_names(s.cards)
    where = places(s)
    return tuple([(names[card], where[names[card]]) for card in seen])


# -- the board


def printed_view(s: Kingdom, action: int) -> PrintedView:
    cards = s.cards
    return PrintedView(
        ACTIONS[action],
        cards.pays_silver[action],
        tuple(cards.costs[action]),
        tuple(cards.jars if action == ABSOLVE else cards.levels[action]),
        tuple(cards.action_points[action][1:]),
    )


def order_view(s: Kingdom, place: int) -> OrderView:
    points = s.cards.order_points[place]
    if place >= s.open_orders():
        return OrderView(None, points, None, 0, ())
    order = s.orders[place]
    action = s.cards.order_action[order]
    return OrderView(
        s.cards.orders[order],
        points,
        ACTIONS[action],
        s.cards.order_times[order],
        tuple([s.times(player, action) for player in range(s.players)]),
    )


def favour_view(s: Kingdom, place: int) -> FavourView:
    if place >= s.open_favours():
        return FavourView(None, None, 0, 0, False, (), None)
    favour = s.favours[place]
    cards = s.cards
    worker = s.favour_cells[place]
    gains = cards.favour_either[favour] or [cards.favour_reward[favour]]
    return FavourView(
        cards.favours[favour],
        CELLS[cards.favour_worker[favour]],
        cards.favour_silver[favour],
        cards.favour_provision[favour],
        cards.favour_debt[favour],
        tuple([signs(gain) for gain in gains]),
        None if worker == EMPTY else WORKERS[worker],
    )


def tavern_view(s: Kingdom, tavern: int) -> TavernView:
    return TavernView(
        s.cards.taverns[tavern],
        named(WORKERS, s.cards.tavern_workers[tavern]),
        s.visited.index(tavern) if tavern in s.visited else None,
    )


def slot_view(s: Kingdom, slot: int) -> SlotView:
    card = s.townsfolk[slot]
    return SlotView(
        s.cards.slot_price[slot],
        s.cards.slot_debt[slot],
        None if card == NOTHING else townsperson_view(s, card),
    )


def land_view(s: Kingdom, slot: int) -> LandView:
    card = s.outsiders[slot]
    return LandView(
        s.cards.faith_flag[slot],
        s.cards.strength_flag[slot],
        None if card == NOTHING else outsider_view(s, card),
    )


def space_view(s: Kingdom, space: int) -> SpaceView:
    there = s.spaces[space]
    return SpaceView(
        s.cards.spaces[space],
        s.cards.space_region[space] + 1,
        signs(s.cards.space_reward[space]),
        s.cards.space_players[space],
        there == BARRED,
        None if there < 0 else there // 2,
        None if there < 0 else ("outpost" if there % 2 else "monk"),
    )


# -- what is going on


def task_name(s: Kingdom) -> str | None:
    if s.task == NOTHING:
        return None
    if s.task >= FAVOUR_TASK:
        return s.cards.favours[s.favours[s.task - FAVOUR_TASK]]
    return TASKS[s.task]


def target_name(s: Kingdom) -> str | None:
    """What the action under way is aimed at, in so far as it has a name of its own."""
    if s.target == NOTHING or s.task == NOTHING or s.task >= FAVOUR_TASK:
        return None
    action = TASK_ACTION[s.task]
    if action in (COMMISSION, GARRISON):
        if isinstance(s.agenda[-1], ChooseSpace):
            return f"region-{s.target + 1}"
        return s.cards.spaces[s.target]
    if action in (ATTACK, CONVERT):
        card = s.outsiders[s.target]
        return None if card == NOTHING else s.cards.outsiders[card]
    if action == RECRUIT:
        card = s.townsfolk[s.target]
        return None if card == NOTHING else s.cards.townsfolk[card]
    if action == ABSOLVE:
        return s.cards.jar_spaces[s.target]
    return ACTIONS[s.target] if action == PRAY else ACTIONS[s.target // FRAMED]


def aims_view(s: Kingdom) -> AimsView:
    cards = s.cards
    errand = townsperson_at_marker(s)
    favour = favour_at_marker(s)
    attack = outsider_for(s, ATTACK)
    convert = outsider_for(s, CONVERT)
    return AimsView(
        None if errand == NOTHING else cards.townsfolk[s.townsfolk[errand]],
        None if favour == NOTHING else cards.favours[s.favours[favour]],
        None if attack == NOTHING else cards.outsiders[s.outsiders[attack]],
        None if convert == NOTHING else cards.outsiders[s.outsiders[convert]],
    )


def opponent_view(s: Kingdom) -> OpponentView:
    found = [level for level, shops in LEVELS.items() if shops == s.difficulty]
    return OpponentView(
        found[0],
        s.marker + 1,
        aims_view(s),
        tuple([ATTRIBUTES[attribute] for attribute in s.stack]),
        s.idle,
        len(s.scheme_deck) - s.scheme_top,
        named(s.cards.schemes, s.schemes_gone),
        named(s.cards.schemes, s.schemes_waiting),
        named(s.cards.schemes, s.tried),
    )
