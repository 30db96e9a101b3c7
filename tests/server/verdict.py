"""What a spy heard, held against what lies in the database, read past the server.

With the places of components a role does not know, with the keys, and with worlds that it must not
be able to tell from the true one.
"""

from __future__ import annotations

import base64
import json
from collections.abc import Iterable
from dataclasses import dataclass
from hashlib import blake2b
from typing import Any

import msgspec

from regnum.core import sight
from regnum.core.actions import Seat
from regnum.core.agenda import State
from regnum.core.ahead import preview
from regnum.core.replay import enter
from regnum.core.table import Table
from regnum.server.matches.offers import likewise, offered, proposed
from tests.server.harness import House
from tests.server.ledger import entries_of, match_row, opening, rows
from tests.server.spy import WORDS, Overheard, Role, Round
from tests.soak import SOAK

#: what an update has beside what follows from the table
BESIDE = {"tell", "n", "game", "seat", "at", "now", "clocks", "bots", "asks", "status", "failed"}
#: after how many entries others' worlds are looked at again; the conformance kit always does
IMAGINED = 1 if SOAK else 5
FROM_THE_TABLE = {"events", "log", "view", "scene", "options", "likewise", "proposal"}


class Leak(AssertionError):
    """Something left the server that should not."""


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
    #: a copy, so that what was asked for then can be asked for again
    state: State
    places: dict[str, str]
    unknown: dict[Seat | None, set[str]]
    #: digests of what each viewer sees now, and was shown of how it came about
    looks: dict[Seat | None, str]
    told: dict[Seat | None, str]
    #: what a viewer was shown, though a shuffle may have lost it again: the same in every world
    shown: dict[Seat | None, set[str]]

    @classmethod
    def of(cls, table: Table[State], shown: dict[Seat | None, int], worlds: int = 1) -> Moment:
        game, s = table.game, table._state
        places = game.places(s)
        viewers: list[Seat | None] = [*range(table.seats), None]
        unknown = {viewer: set(places) - game.known(s, viewer) for viewer in viewers}
        looks = {viewer: looked(table, viewer) for viewer in viewers}
        names = {viewer: words_in(looks[viewer]) & set(places) for viewer in viewers}
        for viewer in viewers:
            for seed in range(0 if table.over else worlds):
                # what a role sees is what it would see in every world that it can imagine
                table._state = table.imagine(viewer, seed)
                if looks[viewer] != looked(table, viewer):
                    raise Leak(f"{viewer} sees more than it may")
                table._state = s
        told = {}
        for viewer in viewers:
            events = table.events(viewer, after=shown.get(viewer, 0))
            shown[viewer] = shown.get(viewer, 0) + len(events)
            happened = plain([events, [game.told(event) for event in events]])
            told[viewer] = digest(happened)
            names[viewer] |= words_in(happened) & set(places)
        digests = {viewer: digest(look) for viewer, look in looks.items()}
        return cls(table.over, s.clone(), places, unknown, digests, told, names)


class Verdict:
    """The match again, from the database, entry by entry; what was heard is held against it."""

    def __init__(
        self, table: Table[State], entries: list[Any], secrets: list[str], kept: list[str]
    ) -> None:
        shown: dict[Seat | None, int] = {}
        self.game = table.game
        self.moments = [Moment.of(table, shown)]
        for n, entry in enumerate(entries, 1):
            enter(table, entry)
            self.moments.append(Moment.of(table, shown, worlds=n % IMAGINED == 0))
        #: published when the match is over, and what stays the house's and the guests' own
        self.secrets = secrets
        self.kept = kept

    @classmethod
    async def on(cls, house: House, match: str, cookies: Iterable[str] = ()) -> Verdict:
        row = await match_row(house, match)
        sitting = await rows(house, 'select bytes from chairs where "match" = :id', id=match)
        secrets = [
            *spellings(bytes(row["key"])),
            *spellings(bytes(row["house_bytes"])),
            *[chair["bytes"] for chair in sitting if chair["bytes"]],
        ]
        secret = bytes.fromhex((house.folder / "regnum.secret").read_text())
        kept = [*spellings(secret), *cookies]
        return cls(await opening(house, match), await entries_of(house, match), secrets, kept)

    def hidden(self, viewer: Seat | None, first: int, last: int) -> set[str]:
        """Components whose places a role never knew from one entry to another."""
        through = self.moments[max(0, first) : last + 1]
        return set.intersection(
            *(moment.unknown[viewer] - moment.shown[viewer] for moment in through)
        )

    def leaks(self, viewer: Seat | None, heard: Overheard, said: Iterable[str] = ()) -> set[str]:
        """What stands in a text and must not. After the end nothing is secret but the house's."""
        if self.moments[heard.last].over:
            return {each for each in self.kept if each in heard.text}
        named = set(WORDS.findall(heard.text)) - set(said)
        return self.hidden(viewer, heard.first, heard.last) & named | {
            each for each in (*self.secrets, *self.kept) if each in heard.text
        }

    def check(self, role: Role) -> int:
        """Everything a role heard; how many views were among it."""
        n = views = 0
        for text in role.frames:
            frame = json.loads(text)
            said = role.said if frame["tell"] == "refused" else ()
            if frame["tell"] == "previewed":
                said = self.foreseen(role, n, frame["id"])
            if frame["tell"] == "update":
                n = frame["n"]
                views += self.check_update(role.viewer, frame)
            self.check_text(role.viewer, Overheard(n - 1, n, text), said)
        for heard in role.answers:
            self.check_text(role.viewer, heard)
        return views

    def foreseen(self, role: Role, n: int, asked: str) -> set[str]:
        """What a preview may name though its seat cannot place it: it is said of every world that
        the seat imagines, as of a card that lies in one of two places of which it takes both."""
        assert role.viewer is not None
        world = sight.imagine(self.game, self.moments[n].state, role.viewer, seed=n)
        action = self.game.decode(json.dumps(role.ahead[asked]).encode())
        return words_in(plain(preview(self.game, world, role.viewer, [action])))

    def check_text(self, viewer: Seat | None, heard: Overheard, said: Iterable[str] = ()) -> None:
        found = self.leaks(viewer, heard, said)
        if found:
            raise Leak(f"{viewer} after {heard.last}: {sorted(found)[:5]} in {heard.text[:300]}")

    def check_update(self, viewer: Seat | None, frame: dict[str, Any]) -> bool:
        """An update says what follows from the table, no more; whether it holds a view."""
        if not set(frame) <= BESIDE | FROM_THE_TABLE:
            raise Leak(f"{viewer} is told of {set(frame)}")
        moment = self.moments[frame["n"]]
        if digest([frame["events"], frame["log"]]) != moment.told[viewer]:
            raise Leak(f"{viewer} is told more of entry {frame['n']} than happened before its eyes")
        if frame.get("view") is None or moment.over:
            return False
        if digest(seen(frame)) != moment.looks[viewer]:
            raise Leak(f"{viewer} sees more than it may after {frame['n']}")
        return True

    def check_log(self, round_: Round) -> None:
        """A host who reads the log, or whom it is stolen from, learns no more than who watches."""
        for heard in round_.lines:
            self.check_text(None, heard)


def seen(frame: dict[str, Any]) -> Any:
    view = {name: value for name, value in frame["view"].items() if name != "undo"}
    return [view, frame["scene"], frame["options"], frame["likewise"], frame["proposal"]]


def looked(table: Table[State], viewer: Seat | None) -> Any:
    """The same from a table. Undo depends on the line that was played, not on what is seen."""
    view = table.view(viewer)
    scene = table.game.scene(view)
    options: list[Any] = [[], [], None]
    if viewer is not None:
        options = [offered(table, viewer), likewise(table, viewer), proposed(table, viewer)]
    look = plain([view, scene, *options])
    look[0].pop("undo")
    return look


def words_in(value: Any) -> set[str]:
    return set(WORDS.findall(json.dumps(value)))


def digest(value: Any) -> str:
    """A long match has more to see than there is room for."""
    return blake2b(json.dumps(value, sort_keys=True).encode(), digest_size=16).hexdigest()


def plain(value: Any) -> Any:
    return json.loads(msgspec.json.encode(value))
