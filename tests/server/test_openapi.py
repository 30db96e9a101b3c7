"""Requests made up from our own OpenAPI schema: whatever comes, nothing goes wrong inside."""

from __future__ import annotations

import asyncio
import json
import os
import sys
from pathlib import Path

from tests.server.harness import House, Node, two_guests

SOAK = bool(os.environ.get("REGNUM_SOAK"))
EXAMPLES = "200" if SOAK else "5"
#: after these the rest would be asked by nobody in particular: they have a run of their own
GOODBYES = ("/api/me/sessions", "/api/me/farewell")


COMMAND = str(Path(sys.executable).with_name("schemathesis"))


async def schemathesis(node: Node, folder: Path, cookie: str | None, *words: str) -> None:
    """Run it over the whole schema of a node; fails on any answer of 500 or more."""
    by = [] if cookie is None else ["--header", f"Cookie: regnum={cookie}"]
    run = await asyncio.create_subprocess_exec(
        *[COMMAND, "run", f"{node.address}/schema/openapi.json"],
        *["--checks", "not_a_server_error", "--phases", "examples,coverage,fuzzing"],
        *["--max-examples", EXAMPLES, "--seed", "4", "--warnings", "off"],
        *["--suppress-health-check", "all", "--no-shrink", *by, *words],
        cwd=folder,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
    )
    said, _ = await run.communicate()
    assert run.returncode == 0, said.decode()[-6000:]


def name_real_things(folder: Path, **names: str) -> None:
    """Made-up ids find nothing; with real ones more happens."""
    lines = ["[parameters]", *[f"{name} = {json.dumps(value)}" for name, value in names.items()]]
    (folder / "schemathesis.toml").write_text("\n".join(lines) + "\n")


async def test_no_request_of_a_stranger_breaks_anything(
    sqlite_house: House, tmp_path: Path
) -> None:
    node = sqlite_house.node()
    await schemathesis(node, tmp_path, None)
    assert "Traceback" not in node.log.read_text()


async def test_no_request_of_a_guest_breaks_anything(house: House, tmp_path: Path) -> None:
    node = house.node()
    anna, boris, match = await two_guests(node)
    async with anna, boris:
        name_real_things(tmp_path, match_id=match, person_id=boris.id, game="kings-bounty")
        without = [word for path in GOODBYES for word in ("--exclude-path", path)]
        await schemathesis(node, tmp_path, anna.cookie, *without)
        assert (await anna.get("/api/me"))["id"] == anna.id
        only = [word for path in GOODBYES for word in ("--include-path", path)]
        await schemathesis(node, tmp_path, boris.cookie, *only)
    assert "Traceback" not in node.log.read_text()
