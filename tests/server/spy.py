"""A spy at the table: keeps every byte that each role receives, in everything people can do there.

A role is a seat, or `None` for those who only watch. `tests.server.verdict` judges what was heard.
"""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from regnum.core.actions import Seat
from tests.server.harness import Guest, Live

WORDS = re.compile(r"[\w-]+")
#: what the schema does not list
BESIDE = ("/metrics", "/health", "/schema/openapi.json", "/api/matches?status=playing")
#: what one is refused in good order: somebody else was faster, or one's own haste
NOT_NOW = {"past-choice", "not-your-turn", "too-fast", "game-over", "no-hint-now"}


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


@dataclass(frozen=True)
class Overheard:
    """A text that was written while the match went from one entry to another."""

    first: int
    last: int
    text: str


@dataclass
class Role:
    """Who listens, on which connection, and what came by request."""

    viewer: Seat | None
    guest: Guest
    live: Live
    frames: list[str] = field(default_factory=list)
    answers: list[Overheard] = field(default_factory=list)
    #: names this role has said itself: they may come back to it
    said: set[str] = field(default_factory=set)
    #: by the id of a message: the action whose outcome it asked for
    ahead: dict[str, Any] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.live.socket = Tap(self.live.socket, self.frames)  # type: ignore[assignment]  # enough of a connection

    async def hear_until(self, n: int) -> None:
        while self.live.now.get("n", -1) < n:
            await self.live.hear()


class Round:
    """One match, played one thing at a time; bots may be faster than the roles."""

    def __init__(self, roles: list[Role], seed: int, log: Path, bots: bool = False) -> None:
        self.roles = roles
        self.rng = random.Random(seed)
        self.bots = bots
        #: whether everything is to be done that can be; seats are handed to bots for a while too
        self.everything = False
        self.n = 0
        #: how often each thing was done
        self.done: dict[str, int] = {}
        self.log = log
        self.logged = log.stat().st_size
        self.log_from = 0
        self.lines: list[Overheard] = []

    @property
    def seated(self) -> list[Role]:
        return [role for role in self.roles if role.viewer is not None]

    async def step(self) -> bool:
        """One thing that somebody does; false when the match is over."""
        asked = await self.until_somebody_is_asked()
        if self.roles[0].live.over:
            return False
        waiting = [role for role in asked if role.live.mine] or asked
        role = self.rng.choice(asked if self.rng.random() < 0.2 else waiting)
        for chance, what, deed in (
            (0.15, "why", self.pry),
            (0.10, "preview", self.look_ahead),
            (0.05, "chat", self.chat),
            (0.05, "hint", self.ask_for_hint),
            (0.05, "ask", self.ask_for_end),
            (0.05, "take-back", self.take_back),
            (0.05, "hand", self.hand_over),
            (0.10, "undo", self.undo),
        ):
            # what is to be done at least once is tried at every second step until it is
            eager = self.everything and what not in self.done
            if self.rng.random() < (0.5 if eager else chance):
                await deed(role)
                return True
        await self.act(role)
        return True

    async def until_somebody_is_asked(self) -> list[Role]:
        while True:
            for role in self.roles:
                await role.hear_until(self.n)
            asked = [role for role in self.seated if role.live.now["options"]]
            if asked or self.roles[0].live.over:
                return asked
            assert self.bots, "the match waits for nobody"
            self.n = (await self.roles[0].live.expect("update"))["n"]

    # -- what people do

    async def act(self, role: Role) -> None:
        answer = await role.live.act(self.rng.choice(role.live.now["options"])["action"])
        self.note("act", answer)

    async def undo(self, _: Role) -> None:
        """Whoever can, though nothing is asked of them: a secret answer waits for the others'."""
        can = [r for r in self.seated if r.live.now["view"]["undo"]["can"] == "undo"]
        if can:
            role = self.rng.choice(can)
            self.note("undo", await role.live.ask("undo", seat=role.viewer))

    async def pry(self, _: Role) -> None:
        """Somebody asks why it may not do what another seat may."""
        role, other = self.rng.choice(self.roles), self.rng.choice(self.roles)
        if role.viewer is None or not other.live.now["options"]:
            return
        action = self.rng.choice(other.live.now["options"])["action"]
        role.said |= set(WORDS.findall(json.dumps(action)))
        await role.live.ask("why", seat=role.viewer, action=action)
        await role.live.ask("act", seat=role.viewer, choice=0, action=action)
        self.done["why"] = self.done.get("why", 0) + 1
        self.note("nothing", await role.live.ask("nothing", seat=role.viewer))

    async def look_ahead(self, role: Role) -> None:
        """Somebody asks what an option would bring."""
        action = self.rng.choice(role.live.now["options"])["action"]
        answer = await role.live.ask("preview", seat=role.viewer, action=action)
        role.ahead[answer["id"]] = action
        self.note("preview", answer)

    async def chat(self, role: Role) -> None:
        self.note("chat", await role.live.ask("chat", text="A word to everybody."))

    async def ask_for_hint(self, role: Role) -> None:
        self.note("hint", await role.live.ask("hint", seat=role.viewer))

    async def ask_for_end(self, role: Role) -> None:
        """Nobody wants it; whoever sits among bots would get it."""
        others = [each for each in self.seated if each.viewer != role.viewer]
        if others and not self.bots:
            self.note("ask", await role.live.ask("ask", seat=role.viewer, what="end"))
            refusal = {"to": role.viewer, "what": "end", "agree": False}
            other = self.rng.choice(others)
            await other.live.ask("answer", seat=other.viewer, **refusal)

    async def take_back(self, _: Role) -> None:
        can = [r for r in self.seated if r.live.now["view"]["undo"]["can"] == "take-back"]
        if not can:
            return
        role = self.rng.choice(can)
        asked = await role.live.ask("ask", seat=role.viewer, what="take-back")
        self.note("take-back", asked)
        agree = self.rng.random() < 0.7
        for other in {each.viewer: each for each in self.seated}.values():
            if other.viewer != role.viewer and asked["tell"] == "done" and not self.bots:
                to = {"to": role.viewer, "what": "take-back", "agree": agree}
                answer = await other.live.ask("answer", seat=other.viewer, **to)
                self.n = max(self.n, answer.get("n", 0))

    async def hand_over(self, role: Role) -> None:
        """Somebody lets a bot play, and comes back; it may have moved meanwhile."""
        if not self.everything:
            return
        self.note("hand", await role.live.ask("hand", seat=role.viewer, bot="random"))
        self.note("return", await role.live.ask("return", seat=role.viewer))

    async def give_up(self) -> None:
        """Everybody resigns, one after the other, and the first would like to play again."""
        seated = list({role.viewer: role for role in self.seated}.values())
        for role in seated:
            if not role.live.over:
                self.note("resign", await role.live.ask("resign", seat=role.viewer))
        for role in self.roles:
            while not role.live.over:
                await role.live.hear()
        asking, *others = seated
        again = {"what": "rematch", "agree": True}
        self.note("rematch", await asking.live.ask("ask", seat=asking.viewer, what="rematch"))
        for role in others:
            await role.live.ask("answer", seat=role.viewer, to=asking.viewer, **again)

    def note(self, what: str, answer: dict[str, Any]) -> None:
        if answer["tell"] == "refused":
            assert answer["code"] in NOT_NOW or self.bots, answer
            return
        self.n = max(self.n, answer.get("n", 0))
        self.done[what] = self.done.get(what, 0) + 1

    # -- what can be asked for

    async def look_around(self, paths: Iterable[str], before: dict[str, str]) -> None:
        """Every role asks for everything it can think of; what was there before tells nothing."""
        for role in {(each.viewer, each.guest.id): each for each in self.roles}.values():
            first = role.live.now.get("n", 0)
            heard = []
            for path in paths:
                answer = await role.guest.http.get(path)
                assert answer.status_code < 500, (path, answer.text)
                if answer.text != before.get(path):
                    heard.append(f"{path} {answer.headers} {answer.text}")
            await role.live.ask("ping")
            last = role.live.now["n"]
            role.answers += [Overheard(first, last, text) for text in heard]
        self.read_log()

    def read_log(self) -> None:
        """What the server has written into its log since."""
        with self.log.open("rb") as log:
            log.seek(self.logged)
            text = log.read()
        self.logged += len(text)
        last = max(role.live.now.get("n", 0) for role in self.roles)
        self.lines.append(Overheard(self.log_from, last, text.decode()))
        self.log_from = last


async def paths_of(guest: Guest, game: str, match: str, people: list[str]) -> list[str]:
    """Every path of the service that can be asked for, with this match and these people in it."""
    schema = await guest.get("/schema/openapi.json")
    found = list(BESIDE)
    for path, item in schema["paths"].items():
        if "get" not in item:
            continue
        for filled in filled_in(path, game, match, people):
            found.append(re.sub(r"\{[^}]*\}", "0", filled))
    return list(dict.fromkeys(found))


def filled_in(path: str, game: str, match: str, people: list[str]) -> list[str]:
    """A path, with every person in it that it could be about."""
    found = [path]
    for part, values in (
        ("{person_id}", people),
        ("{other}", people),
        ("{game}", [game]),
        ("{match_id}", [match]),
        ("{language}", ["en"]),
    ):
        found = [
            each.replace(part, value)
            for each in found
            for value in (values if part in each else [""])
        ]
    return found


async def before_the_match(guest: Guest, game: str) -> dict[str, str]:
    """What the house says about a game before there is a match: no secret of any."""
    paths = [path for path in await paths_of(guest, game, "0", ["0"]) if "/games" in path]
    return {path: (await guest.http.get(path)).text for path in paths}
