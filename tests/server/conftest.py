"""Houses to test: the same suite on SQLite and on PostgreSQL."""

from __future__ import annotations

import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.harness import House, Node
from tests.server.logs import pytest_runtest_makereport
from tests.server.postgres import Postgres
from tests.soak import SOAK

__all__ = ["pytest_runtest_makereport"]

DATABASES = ("sqlite", "postgresql")


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """One PostgreSQL server for all tests of this process."""
    # pytest's own folders are closed to other users, and PostgreSQL runs as one
    folder = Path(tempfile.mkdtemp(prefix="regnum-postgres-"))
    folder.chmod(0o755)
    server = Postgres(folder / "server")
    server.start()
    try:
        yield server
    finally:
        server.stop()
        shutil.rmtree(folder)


def database_of(kind: str, request: pytest.FixtureRequest) -> str | None:
    if kind == "sqlite":
        return None
    server: Postgres = request.getfixturevalue("postgres")
    return server.database()


@pytest.fixture(params=DATABASES)
def house(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[House]:
    """An empty house for one test, on each database; it starts no node by itself."""
    made = House(tmp_path, database_of(request.param, request))
    yield made
    made.close()


@pytest.fixture(params=DATABASES if SOAK else DATABASES[:1])
def either_house(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[House]:
    """The same for what takes long and hardly depends on the database: each in long runs only."""
    made = House(tmp_path, database_of(request.param, request))
    yield made
    made.close()


@pytest.fixture(scope="module", params=DATABASES)
def node(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Node]:
    """A running node that the tests of a module share, on each database."""
    made = House(tmp_path_factory.mktemp("house"), database_of(request.param, request))
    yield made.node()
    made.close()


@pytest.fixture
def postgres_house(postgres: Postgres, tmp_path: Path) -> Iterator[House]:
    """An empty house on PostgreSQL, for what only several nodes can do."""
    made = House(tmp_path, postgres.database())
    yield made
    made.close()


@pytest.fixture
def sqlite_house(tmp_path: Path) -> Iterator[House]:
    """An empty house on SQLite, for what does not depend on the database."""
    made = House(tmp_path)
    yield made
    made.close()
