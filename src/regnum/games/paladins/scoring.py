"""Points at the end of the game, and who wins (p. 24-25, 34)."""

from __future__ import annotations

from regnum.core.messages import Message
from regnum.core.results import Line, Result
from regnum.core.standing import ranked
from regnum.games.paladins.cards import (
    COUNT_ABSOLVE,
    COUNT_ATTRIBUTE,
    COUNT_COMMISSION,
    COUNT_DEVELOP,
    COUNT_FORTIFY,
    COUNT_GARRISON,
    COUNT_MERCENARIES,
    COUNT_ORDERS,
    COUNT_PAID,
    COUNT_RECRUIT,
    COUNT_SUSPICIONS,
    COUNT_UNPAID,
)
from regnum.games.paladins.rewards import (
    ABSOLVE,
    ACTIONS,
    ATTRIBUTES,
    COMMISSION,
    DEVELOP,
    FORTIFY,
    GARRISON,
    RECRUIT,
)
from regnum.games.paladins.state import (
    ATTRIBUTE_COUNT,
    OPPONENT,
    TOP_OF_TRACK,
    Kingdom,
)

#: so many silver and provisions, in any mix, are a point (p. 24)
SET: int = 3
SCORED_ACTIONS = [COMMISSION, FORTIFY, DEVELOP, GARRISON, ABSOLVE]


def order_met(s: Kingdom, player: int, place: int) -> bool:
    """Whether a player has done the action of an order often enough (p. 8)."""
    order = s.orders[place]
    return s.times(player, s.cards.order_action[order]) >= s.cards.order_times[order]


def order_points(s: Kingdom, player: int) -> int:
    """Points for the orders that lie open and are met (p. 8, 24)."""
    total = 0
    for place in range(s.open_orders()):
        if order_met(s, player, place):
            total += s.cards.order_points[place]
    return total


def attribute_points(s: Kingdom, player: int, attribute: int) -> int:
    """Points of a track; what paladins add does not count (ruling PA-D46)."""
    level = s.attributes[player * ATTRIBUTE_COUNT + attribute]
    return s.cards.track_points[attribute][min(level, TOP_OF_TRACK)]


def action_points(s: Kingdom, player: int, action: int) -> int:
    """Points for doing an action often; the opponent has none for Develop (ruling PA-D69)."""
    if player >= s.seats and action == DEVELOP:
        return 0
    return s.cards.action_points[action][s.times(player, action)]


def wall_points(s: Kingdom, player: int) -> int:
    total = 0
    for wall in s.walls[player]:
        total += s.cards.wall_points[wall]
    return total


def counted(s: Kingdom, player: int, counts: int) -> int:
    """How much a player has of what a converted outsider counts (p. 35)."""
    if counts < COUNT_ATTRIBUTE:
        found = 0
        for card in s.attacked[player]:
            if s.cards.suit[card] == counts:
                found += 1
        return found
    if counts < COUNT_COMMISSION:
        return s.attributes[player * ATTRIBUTE_COUNT + counts - COUNT_ATTRIBUTE]
    if counts == COUNT_COMMISSION:
        return s.times(player, COMMISSION)
    if counts == COUNT_FORTIFY:
        return s.times(player, FORTIFY)
    if counts == COUNT_GARRISON:
        return s.times(player, GARRISON)
    if counts == COUNT_ABSOLVE:
        return s.times(player, ABSOLVE)
    if counts == COUNT_DEVELOP:
        return s.times(player, DEVELOP)
    if counts == COUNT_RECRUIT:
        return s.times(player, RECRUIT)
    if counts == COUNT_PAID:
        return s.paid[player]
    if counts == COUNT_UNPAID:
        return s.unpaid[player]
    if counts == COUNT_ORDERS:
        return sum(order_met(s, player, place) for place in range(s.open_orders()))
    if counts == COUNT_SUSPICIONS:
        return len(s.suspicions[player])
    assert counts == COUNT_MERCENARIES
    return sum(s.cards.counts[card] == COUNT_MERCENARIES for card in s.converted[player])


def outsider_points(s: Kingdom, player: int, card: int) -> int:
    """Points of a converted outsider; the opponent has at least one for each (p. 32, 35)."""
    points = s.cards.base[card] + counted(s, player, s.cards.counts[card]) // s.cards.per[card]
    if player >= s.seats:
        return max(1, points)
    return points


def goods_points(s: Kingdom, player: int) -> int:
    """A point for three silver or provisions in any mix; the opponent has neither (p. 24)."""
    return (s.silver(player) + s.provisions(player)) // SET


def total(s: Kingdom, player: int) -> int:
    """All points of a player, if the game ended now."""
    points = order_points(s, player) + wall_points(s, player) + goods_points(s, player)
    for attribute in range(ATTRIBUTE_COUNT):
        points += attribute_points(s, player, attribute)
    for action in SCORED_ACTIONS:
        points += action_points(s, player, action)
    for card in s.converted[player]:
        points += outsider_points(s, player, card)
    return points + debt_points(s, player)


def debt_points(s: Kingdom, player: int) -> int:
    return s.paid[player] * s.cards.paid_points + s.unpaid[player] * s.cards.unpaid_points


def lines(s: Kingdom, player: int) -> list[Line]:
    """The score of a player, line by line, in the order of the rulebook (p. 24)."""
    found: list[Line] = []
    for place in range(s.open_orders()):
        if order_met(s, player, place):
            name = s.cards.orders[s.orders[place]]
            found.append(Line(Message("score-order", {"order": name}), s.cards.order_points[place]))
    for attribute in range(ATTRIBUTE_COUNT):
        level = s.attributes[player * ATTRIBUTE_COUNT + attribute]
        what = Message("score-attribute", {"attribute": ATTRIBUTES[attribute], "level": level})
        found.append(Line(what, attribute_points(s, player, attribute)))
    for action in SCORED_ACTIONS:
        what = Message(
            "score-action", {"action": ACTIONS[action], "times": s.times(player, action)}
        )
        found.append(Line(what, action_points(s, player, action)))
        if action == FORTIFY:
            found.append(Line(Message("score-walls"), wall_points(s, player)))
    for card in s.converted[player]:
        what = Message("score-outsider", {"outsider": s.cards.outsiders[card]})
        found.append(Line(what, outsider_points(s, player, card)))
    paid = s.paid[player]
    found.append(Line(Message("score-paid", {"count": paid}), paid * s.cards.paid_points))
    unpaid = s.unpaid[player]
    found.append(Line(Message("score-unpaid", {"count": unpaid}), unpaid * s.cards.unpaid_points))
    goods = Message("score-goods", {"silver": s.silver(player), "provisions": s.provisions(player)})
    found.append(Line(goods, goods_points(s, player)))
    return [line for line in found if line.points]


def standing(s: Kingdom, player: int) -> tuple[int, int, int]:
    """Points, then points for orders, then fewest suspicions (p. 24)."""
    return (total(s, player), order_points(s, player), -len(s.suspicions[player]))


def result(s: Kingdom) -> Result:
    """Scores and ranks; alone, whoever is not behind the opponent has won (ruling PA-D70)."""
    order = [standing(s, player) for player in range(s.players)]
    scores = tuple([order[seat][0] for seat in range(s.seats)])
    breakdown = tuple([tuple(lines(s, seat)) for seat in range(s.seats)])
    if s.difficulty:
        return Result(
            scores=scores,
            ranks=(1,),
            won=(order[0] >= order[OPPONENT],),
            breakdown=breakdown,
            opponent=order[OPPONENT][0],
            opponent_breakdown=tuple(lines(s, OPPONENT)),
        )
    ranks = ranked(order)
    return Result(
        scores=scores,
        ranks=ranks,
        won=tuple([rank == 1 for rank in ranks]),
        breakdown=breakdown,
    )
