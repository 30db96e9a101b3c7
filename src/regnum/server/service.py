"""The parts of one node, made together and stopped together."""

from __future__ import annotations

from collections.abc import Iterator

from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector
from sqlalchemy.ext.asyncio import AsyncEngine

from regnum.server.bots.pool import Pool
from regnum.server.bots.steward import Steward
from regnum.server.matches.asks import Asking
from regnum.server.matches.house import House
from regnum.server.matches.lobby import Lobby
from regnum.server.matches.playback import Playback
from regnum.server.matches.presence import Presence
from regnum.server.matches.rematch import Rematches
from regnum.server.matches.room import show_out
from regnum.server.matches.turns import Turns
from regnum.server.node.metrics import Metrics
from regnum.server.node.nodes import Nodes
from regnum.server.node.pulse import Pulse
from regnum.server.node.settings import Limits, Settings
from regnum.server.node.tries import Allowance
from regnum.server.people.door import Doorkeeper
from regnum.server.people.history import History
from regnum.server.people.papers import Archive
from regnum.server.people.ratings import Ratings
from regnum.server.people.social import ChatRoom, Silence
from regnum.server.store.engine import open_database
from regnum.server.store.news import News
from regnum.server.store.writer import Writer
from regnum.server.telling.alerts import Alerts
from regnum.server.telling.calling import TurnCaller
from regnum.server.telling.push import Push

#: for how many seconds somebody may be as fast as they like
BURST = 5.0


def pace(limits: Limits) -> Allowance:
    """How fast one person may act."""
    return Allowance(BURST * limits.actions_per_second, limits.actions_per_second)


class Service:
    """One node: a database, a writer, the door, the lobby and the tables."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.engine: AsyncEngine = open_database(settings.database)
        self.writer = Writer(self.engine)
        self.pulse = Pulse(self.writer)
        self.door = Doorkeeper(self.engine, self.writer, settings.secret, settings.limits)
        self.lobby = Lobby(self.engine, self.writer, settings.limits)
        self.house = House(self.lobby, self.writer)
        self.turns = Turns(self.house, self.lobby)
        self.steward = Steward(self.house, self.lobby, Pool(settings.bot_workers))
        self.rematches = Rematches(self.house, self.lobby, self.steward.look)
        self.playback = Playback(self.lobby, self.writer)
        self.asking = Asking(self.house, self.rematches, self.writer)
        self.nodes = Nodes(self.engine, self.house, self.writer.node)
        self.pace = pace(settings.limits)
        #: people for whom a bot thinks about a hint now
        self.hinting: set[str] = set()
        self.presence = Presence(self.house, self.writer)
        self.nodes.heard["present"] = self.presence.heard
        self.metrics = Metrics()
        self.metrics.registry.register(Parts(self))
        self.steward.pool.waited = self.metrics.bot_waits.observe
        self.papers = Archive(self.engine, self.house)
        self.chat = ChatRoom(self.engine, self.writer, self.house, settings.limits)
        self.nodes.heard["chat"] = self.chat.heard
        self.nodes.heard["person"] = self.person_ended
        self.door.ended.append(self.end_connections)
        self.silence = Silence(self.writer)
        self.ratings = Ratings(self.engine, self.house)
        self.steward.rounds += [self.ratings.make_up, self.rematches.make_up]
        self.history = History(self.lobby)
        self.push = Push(settings.secret, settings.push_contact)
        self.alerts = Alerts(self.engine, self.writer, self.push, settings.alerts_inside)
        self.caller = TurnCaller(
            self.engine,
            self.house,
            self.alerts,
            settings.alert_after,
            settings.public_address or settings.base_path,
        )

    async def start(self) -> None:
        self.writer.start()
        await self.nodes.start()
        self.steward.start()
        self.presence.start()
        await self.rematches.take_up()
        await self.ratings.start()
        await self.caller.start()

    async def stop(self) -> None:
        """Finish what is being written; nothing that was acknowledged is lost."""
        await self.caller.stop()
        await self.nodes.stop()
        await self.presence.stop()
        await self.steward.stop()
        await self.house.stop()
        await self.writer.stop()
        await self.engine.dispose()

    def end_connections(self, person_id: str) -> None:
        """A session or token has ended, and so does what was opened with it."""
        for room in self.house.rooms.values():
            theirs = [each for each in room.listeners if each.person == person_id]
            show_out(theirs, "session-over")

    async def person_ended(self, news: News) -> None:
        self.end_connections(news.match)


class Parts(Collector):
    """What the parts count by themselves, read when Prometheus asks."""

    def __init__(self, service: Service) -> None:
        self.service = service

    def collect(self) -> Iterator[Metric]:
        house, writer = self.service.house, self.service.writer
        yield GaugeMetricFamily(
            "regnum_live_matches", "Matches in the memory of this node.", len(house.live)
        )
        yield GaugeMetricFamily(
            "regnum_listeners",
            "Connections that listen to a match.",
            sum(len(match.listeners) for match in house.live.values()),
        )
        yield CounterMetricFamily("regnum_entries", "Entries made durable.", writer.written)
        yield CounterMetricFamily("regnum_commits", "Commits of the writer.", writer.commits)
        yield GaugeMetricFamily(
            "regnum_writings_waiting", "Writings before the next commit.", len(writer.waiting)
        )
        yield GaugeMetricFamily(
            "regnum_bot_questions_waiting",
            "Questions to bots that no worker has taken yet.",
            len(self.service.steward.pool.waiting),
        )
