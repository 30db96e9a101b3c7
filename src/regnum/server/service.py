"""The parts of one node, made together and stopped together."""

from __future__ import annotations

from sqlalchemy.ext.asyncio import AsyncEngine

from regnum.server.house import House
from regnum.server.lobby import Lobby
from regnum.server.papers import Archive
from regnum.server.people import Doorkeeper
from regnum.server.settings import Settings
from regnum.server.store.engine import open_database
from regnum.server.store.writer import Writer


class Service:
    """One node: a database, a writer, the door, the lobby and the tables."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.engine: AsyncEngine = open_database(settings.database)
        self.writer = Writer(self.engine)
        self.door = Doorkeeper(self.engine, self.writer, settings.secret, settings.limits)
        self.lobby = Lobby(self.engine, self.writer, settings.limits)
        self.house = House(self.lobby, self.writer)
        self.papers = Archive(self.engine, self.house)

    async def start(self) -> None:
        self.writer.start()

    async def stop(self) -> None:
        """Finish what is being written; nothing that was acknowledged is lost."""
        await self.writer.stop()
        await self.engine.dispose()
