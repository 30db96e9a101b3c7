"""A spy at the table: keeps every byte that each role receives, and looks for what is not its own.

A role is a seat, or `None` for those who only watch. What a role hears is compared with what lies
in the database, read past the server: with the places of components it does not know, with the
key, and with worlds that it must not be able to tell from the true one.
"""

from __future__ import annotations

import base64
import json
import random
import re
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

import msgspec

from regnum.core.actions import Seat
from regnum.core.agenda import State
from regnum.core.replay import enter
from regnum.core.table import Table
from tests.server.harness import Guest, House, Live
from tests.server.ledger import entries_of, match_row, opening

WORDS = re.compile(r"[\w-]+")


@dataclass
class Tap:
    """A connection of which everything is kept."""

    socket: Any
    kept: list[str]

    async def recv(self) -> str:
        data: str | bytes = await self.socket.recv()
        text = data if isinstance(data, str) else data.decode()
        self.kept.append(text)
        return text

    async def send(self, data: str) -> None:
        await self.socket.send(data)


@dataclass
class Role:
    """Who listens, on which connection, and what came by request when the match was at `n`."""

    viewer: Seat | None
    guest: Guest
    live: Live
    frames: list[str] = field(default_factory=list)
    answers: list[tuple[int, str]] = field(default_factory=list)
    #: names this role has said itself: they may come back to it
    said: set[str] = field(default_factory=set)

    def __post_init__(self) -> None:
        self.live.socket = Tap(self.live.socket, self.frames)  # type: ignore[assignment]  # enough of a connection

    async def hear_until(self, n: int) -> None:
        while self.live.now.get("n", -1) < n:
            await self.live.hear()


class Round:
    """One match, played one action at a time, so that all roles stand at the same entry."""

    def __init__(self, roles: list[Role], seed: int) -> None:
        self.roles = roles
        self.rng = random.Random(seed)
        self.n = 0

    async def step(self) -> bool:
        """One action, undo or question by somebody; false when the match is over."""
        for role in self.roles:
            await role.hear_until(self.n)
        seated = [role for role in self.roles if role.viewer is not None]
        if seated[0].live.over:
            return False
        asked = [role for role in seated if role.live.now["options"]]
        waiting = [role for role in asked if role.live.mine] or asked
        role = self.rng.choice(asked if self.rng.random() < 0.2 else waiting)
        if self.rng.random() < 0.2:
            await self.pry()
        undoing = role.live.now["view"]["undo"]["can"] == "undo" and self.rng.random() < 0.1
        if undoing:
            answer = await role.live.ask("undo", seat=role.viewer)
        else:
            answer = await role.live.act(self.rng.choice(role.live.now["options"])["action"])
        assert answer["tell"] == "done", answer
        self.n = answer["n"]
        return True

    async def pry(self) -> None:
        """Somebody asks why it may not do what another seat may."""
        role, other = self.rng.choice(self.roles), self.rng.choice(self.roles)
        if role.viewer is None or not other.live.now["options"]:
            return
        action = self.rng.choice(other.live.now["options"])["action"]
        role.said |= set(WORDS.findall(json.dumps(action)))
        await role.live.ask("why", seat=role.viewer, action=action)
        await role.live.ask("act", seat=role.viewer, choice=0, action=action)

    async def look_around(self, paths: Iterable[str]) -> None:
        """Every role asks for everything it can think of."""
        for role in self.roles:
            for path in paths:
                answer = await role.guest.http.get(path)
                assert answer.status_code < 500, (path, answer.text)
                role.answers.append((self.n, f"{answer.headers} {answer.text}"))


async def paths_of(guest: Guest, match: str, people: list[str]) -> list[str]:
    """Every path of the service that can be asked for, with this match and these people in it."""
    schema = await guest.get("/schema/openapi.json")
    found = []
    for path, item in schema["paths"].items():
        if "get" not in item:
            continue
        for person in people if "{" in path.replace("{match_id}", "") else people[:1]:
            filled = path.replace("{match_id}", match).replace("{game}", "kings-bounty")
            filled = re.sub(r"\{seat[^}]*\}", "0", filled)
            found.append(re.sub(r"\{[^}]*\}", person, filled))
    return found


def spellings(secret: bytes) -> list[str]:
    """How bytes could stand in a text."""
    coded = base64.b64encode(secret).decode().rstrip("=")
    return [
        secret.hex(),
        secret.hex().upper(),
        coded,
        base64.urlsafe_b64encode(secret).decode().rstrip("="),
        json.dumps(list(secret), separators=(",", ":"))[1:-1],
        json.dumps(list(secret))[1:-1],
    ]


@dataclass
class Moment:
    """The match after an entry: where everything is, and who may know what of it."""

    over: bool
    places: dict[str, str]
    unknown: dict[Seat | None, set[str]]
    looks: dict[Seat | None, Any]

    @classmethod
    def of(cls, table: Table[State], worlds: int = 2) -> Moment:
        game, s = table.game, table._state
        places = game.places(s)
        viewers: list[Seat | None] = [*range(table.seats), None]
        unknown = {viewer: set(places) - game.known(s, viewer) for viewer in viewers}
        looks = {viewer: looked(table, viewer) for viewer in viewers}
        for viewer in viewers:
            for seed in range(0 if table.over else worlds):
                # what a role sees is what it would see in every world that it can imagine
                table._state = table.imagine(viewer, seed)
                assert looks[viewer] == looked(table, viewer)
                table._state = s
        return cls(table.over, places, unknown, looks)


class Report:
    """The match again, from the database, entry by entry; what was heard is held against it."""

    def __init__(self, table: Table[State], entries: list[Any], secrets: list[str]) -> None:
        self.moments = [Moment.of(table)]
        for entry in entries:
            enter(table, entry)
            self.moments.append(Moment.of(table))
        self.secrets = secrets

    @classmethod
    async def on(cls, house: House, match: str) -> Report:
        row = await match_row(house, match)
        secrets = [*spellings(bytes(row["key"])), *spellings(bytes(row["house_bytes"]))]
        return cls(await opening(house, match), await entries_of(house, match), secrets)

    def hidden(self, viewer: Seat | None, n: int) -> set[str]:
        """Components whose places a role knows neither before nor after an entry."""
        return self.moments[n].unknown[viewer] & self.moments[max(0, n - 1)].unknown[viewer]

    def leaks(self, viewer: Seat | None, n: int, text: str, said: Iterable[str] = ()) -> set[str]:
        """What stands in a text and must not. After the end nothing is secret."""
        if self.moments[n].over:
            return set()
        named = set(WORDS.findall(text)) - set(said)
        return self.hidden(viewer, n) & named | {each for each in self.secrets if each in text}

    def check(self, role: Role) -> int:
        """Everything a role heard; how many views were among it."""
        n = views = 0
        for text in role.frames:
            frame = json.loads(text)
            said = role.said if frame["tell"] == "refused" else ()
            if frame["tell"] == "update":
                n = frame["n"]
                if frame.get("view") is not None and not self.moments[n].over:
                    views += 1
                    assert seen(frame) == self.moments[n].looks[role.viewer]
            assert not self.leaks(role.viewer, n, text, said), (role.viewer, n, text)
        for n, text in role.answers:
            assert not self.leaks(role.viewer, n, text), (role.viewer, n, text)
        return views


def seen(frame: dict[str, Any]) -> Any:
    view = {name: value for name, value in frame["view"].items() if name != "undo"}
    return [view, frame["scene"], [option["action"] for option in frame["options"]]]


def looked(table: Table[State], viewer: Seat | None) -> Any:
    """The same from a table. Undo depends on the line that was played, not on what is seen."""
    view = table.view(viewer)
    scene = table.game.scene(view)
    options = [] if viewer is None else table.options(viewer)
    plain = json.loads(msgspec.json.encode([view, scene, options]))
    plain[0].pop("undo")
    return plain
