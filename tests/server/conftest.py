"""Houses to test: the same suite on SQLite and on PostgreSQL."""

from __future__ import annotations

import gc
import random
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from regnum.cli.serve import DATABASE
from tests.server.harness import House, Node
from tests.server.logs import pytest_runtest_makereport
from tests.server.postgres import Postgres, furnish
from tests.soak import CHANCE, SOAK

__all__ = ["pytest_runtest_makereport"]

DATABASES = ("sqlite", "postgresql")


def pytest_collection_finish() -> None:
    """What is imported by now stays for good, and need not be looked at again for garbage."""
    gc.collect()
    gc.freeze()


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(autouse=True)
def luck(request: pytest.FixtureRequest) -> None:
    """What guests bring to a deal is their test's own, and the same whenever it is run."""
    if not CHANCE:
        random.seed(request.node.nodeid)


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


@pytest.fixture(scope="session")
def furnished(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The file of a house on SQLite in which nobody has been yet."""
    file = tmp_path_factory.mktemp("furnished") / DATABASE
    furnish(f"sqlite:///{file}")
    return file


@contextmanager
def opened(kind: str, folder: Path, request: pytest.FixtureRequest) -> Iterator[House]:
    """A house in which nobody has been yet; it starts no node by itself."""
    if kind == "sqlite":
        shutil.copy(request.getfixturevalue("furnished"), folder / DATABASE)
        made = House(folder)
    else:
        made = House(folder, request.getfixturevalue("postgres").database())
    yield made
    made.close()


@pytest.fixture(params=DATABASES)
def house(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[House]:
    """A house for one test, on each database."""
    with opened(request.param, tmp_path, request) as made:
        yield made


@pytest.fixture(params=DATABASES if SOAK else DATABASES[:1])
def either_house(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[House]:
    """The same for what takes long and hardly depends on the database: each in long runs only."""
    with opened(request.param, tmp_path, request) as made:
        yield made


@pytest.fixture(params=DATABASES)
def bare_house(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[House]:
    """Where no node has been yet, and the database is empty."""
    server = request.getfixturevalue("postgres") if request.param == "postgresql" else None
    made = House(tmp_path, server and server.empty_database())
    yield made
    made.close()


@pytest.fixture(scope="module", params=DATABASES)
def node(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Node]:
    """A running node that the tests of a module share, on each database."""
    with opened(request.param, tmp_path_factory.mktemp("house"), request) as made:
        yield made.node()


@pytest.fixture
def postgres_house(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[House]:
    """A house on PostgreSQL, for what only several nodes can do."""
    with opened("postgresql", tmp_path, request) as made:
        yield made


@pytest.fixture
def sqlite_house(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[House]:
    """A house on SQLite, for what does not depend on the database."""
    with opened("sqlite", tmp_path, request) as made:
        yield made
