"""What somebody has played: finished matches with their results, page by page."""

from __future__ import annotations

import contextlib

from sqlalchemy import and_, or_, select

from regnum.server.errors import ServiceError
from regnum.server.matches.lobby import Lobby
from regnum.server.store.tables import chairs, matches
from regnum.server.wire.bodies import MatchInfo
from regnum.server.wire.standing import PastInfo, PastPage


class History:
    """Finished matches of a person, newest first."""

    def __init__(self, lobby: Lobby) -> None:
        self.lobby = lobby

    async def of(
        self,
        person_id: str,
        everything: bool,
        game: str = "",
        before: str = "",
        most: int = 20,
    ) -> PastPage:
        """One page. Others see what was open to others: from the lobby, or rated."""
        mine = select(chairs.c.match).where(chairs.c.person == person_id)
        query = select(matches).where(matches.c.status == "over", matches.c.id.in_(mine))
        if not everything:
            query = query.where(or_(matches.c.in_lobby, matches.c.rated))
        if game:
            query = query.where(matches.c.game == game)
        if before:
            ended, match_id = read_place(before)
            query = query.where(
                or_(
                    matches.c.ended < ended,
                    and_(matches.c.ended == ended, matches.c.id < match_id),
                )
            )
        found = await self.lobby.infos(
            query.order_by(matches.c.ended.desc(), matches.c.id.desc()).limit(most + 1)
        )
        page = found[:most]
        more = len(found) > most
        return PastPage(
            tuple(past(info, person_id) for info in page),
            place(page[-1]) if more and page else None,
        )


def past(info: MatchInfo, person_id: str) -> PastInfo:
    """A match as one of its people looks back on it: with their best seat's result."""
    seats = tuple(chair.seat for chair in info.chairs if chair.person == person_id)
    if info.result is None or not seats:
        return PastInfo(info, seats, None, None, False)
    best = min(seats, key=lambda seat: int(info.result["ranks"][seat]))
    return PastInfo(
        match=info,
        seats=seats,
        rank=info.result["ranks"][best],
        score=info.result["scores"][best],
        won=any(info.result["won"][seat] for seat in seats),
    )


def place(info: MatchInfo) -> str:
    return f"{info.ended or 0.0!r},{info.id}"


def read_place(text: str) -> tuple[float, str]:
    """
    >>> read_place("12.5,abc")
    (12.5, 'abc')
    """
    ended, _, match_id = text.partition(",")
    with contextlib.suppress(ValueError):
        if match_id.isprintable():
            return float(ended), match_id
    raise ServiceError("bad-page")
