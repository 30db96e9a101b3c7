"""Points for titles and obelisks, and who wins (p. 6)."""

from __future__ import annotations

from regnum.core.messages import Message
from regnum.core.results import Line, Result
from regnum.core.standing import ranked
from regnum.games.kings_bounty.cards import NOBODY, TROOPS
from regnum.games.kings_bounty.state import Kingdom
from regnum.games.kings_bounty.titles import holder_of, tally, titles_in_play


def result(s: Kingdom) -> Result:
    """Titles by their conditions, then points; ties to who sits nearer to the first seat."""
    lines: list[list[Line]] = [[] for _ in range(s.seats)]
    for title in titles_in_play(s):
        seat = holder_of(tally(s, title))
        if seat != NOBODY:
            name = s.cards.titles[title]
            lines[seat].append(
                Line(Message("score-title", {"title": name}), s.cards.title_points[title])
            )
    for seat in range(s.seats):
        owned = [h for h in s.holdings if s.owner[h - TROOPS] == seat and s.cards.points[h]]
        if owned:
            points = sum(s.cards.points[holding] for holding in owned)
            lines[seat].append(Line(Message("score-obelisks", {"count": len(owned)}), points))
    scores = [sum(line.points for line in lines[seat]) for seat in range(s.seats)]
    order = [(scores[seat], -((seat - s.first) % s.seats)) for seat in range(s.seats)]
    ranks = ranked(order)
    return Result(
        scores=tuple(scores),
        ranks=ranks,
        won=tuple(rank == 1 for rank in ranks),
        breakdown=tuple(tuple(line) for line in lines),
    )
