"""Which matches wait for somebody."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from regnum.core.actions import Seat
from regnum.core.errors import RegnumError
from regnum.server.matches import shelf
from regnum.server.matches.house import House
from regnum.server.matches.lobby import Lobby
from regnum.server.wire.bodies import MatchInfo

#: how many matches are remembered
MOST_KEPT = 10_000


@dataclass(frozen=True)
class Asked:
    """The seats with people in them that a match waits for after an entry."""

    number: int
    seats: tuple[Seat, ...]


class Turns:
    """Remembers whom a match waits for as long as nothing is entered in it: to make one from its
    entries takes the longer the more there are, and people look at their matches often."""

    def __init__(self, house: House, lobby: Lobby) -> None:
        self.house = house
        self.lobby = lobby
        self.known: dict[str, Asked] = {}

    async def of(self, person_id: str) -> list[str]:
        """The matches that wait for a person."""
        waiting: list[str] = []
        before = ""
        while playing := await self.lobby.matches_of(person_id, "playing", before):
            waiting += await self.waiting(person_id, playing)
            before = playing[-1].id
            if len(playing) < shelf.PAGE:
                break
        return waiting

    async def waiting(self, person_id: str, playing: Sequence[MatchInfo]) -> list[str]:
        """Which of these wait for a person."""
        numbers = await self.lobby.numbers([info.id for info in playing])
        waiting = []
        for info in playing:
            asked = await self.asked(info.id, numbers.get(info.id, 0))
            if any(chair.person == person_id and chair.seat in asked for chair in info.chairs):
                waiting.append(info.id)
        return waiting

    async def asked(self, match_id: str, number: int) -> tuple[Seat, ...]:
        """Whom a match waits for whose newest entry has this number."""
        known = self.known.get(match_id)
        if known is None or known.number != number:
            try:
                async with self.house.reading(match_id) as match:
                    to_act = match.table.to_act() if match.playing else []
                    seats = tuple(seat for seat in to_act if not match.table.bots[seat])
                    known = Asked(match.number, seats)
            except RegnumError:
                # one that cannot be played any more, because its rules are older, waits for nobody
                return ()
            self.known[match_id] = known
            if len(self.known) > MOST_KEPT:
                del self.known[next(iter(self.known))]
        return known.seats
