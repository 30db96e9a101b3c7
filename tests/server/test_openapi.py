"""Requests made up from our own OpenAPI schema: whatever comes, nothing goes wrong inside."""

from __future__ import annotations

import asyncio
import json
import re
import sys
import warnings
from pathlib import Path

import regnum.server
from regnum.server.api.faults import CODES
from regnum.server.app import create_app
from regnum.server.node.settings import Settings
from tests.server.harness import House, Node, two_guests
from tests.soak import SOAK

EXAMPLES = "200" if SOAK else "2"
# the middle one makes up far more than the others
PHASES = "examples,coverage,fuzzing" if SOAK else "examples,fuzzing"
#: after these the rest would be asked by nobody in particular: they have a run of their own
GOODBYES = ("/api/sessions", "/api/me/sessions", "/api/me/farewell")


COMMAND = str(Path(sys.executable).with_name("schemathesis"))


async def schemathesis(node: Node, folder: Path, cookie: str | None, *words: str) -> None:
    """Run it over the whole schema of a node; fails on any answer of 500 or more, and on any
    that the schema does not tell of."""
    by = [] if cookie is None else ["--header", f"Cookie: regnum={cookie}"]
    run = await asyncio.create_subprocess_exec(
        *[COMMAND, "run", f"{node.address}/schema/openapi.json"],
        *["--checks", "not_a_server_error,status_code_conformance", "--phases", PHASES],
        *["--max-examples", EXAMPLES, "--seed", "4", "--warnings", "off"],
        *["--suppress-health-check", "all", "--no-shrink", "--request-timeout", "60", *by, *words],
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


def test_nothing_is_used_that_will_go_away() -> None:
    """The framework warns when it guesses what a handler wants; the next one will not guess."""
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        create_app(Settings(secret=b"s" * 32))


#: what only hosts at the terminal, or players at a table, are told
ELSEWHERE = {
    *("backup-cut-off", "bad-contact", "bad-database-address", "bad-secret", "cannot-listen"),
    *("cannot-log", "database-is-a-folder", "no-folder-for-database"),
    *("empty-database", "no-database", "no-house", "no-push-library"),
    *("no-such-file", "no-such-report", "not-a-backup", "not-empty", "other-database"),
    *("schema-too-new", "schema-too-old", "secret-is-open", "served-already"),
    *("bad-frame", "bad-id", "bot-failed", "bot-plays-on", "frame-too-long", "no-hint-now"),
    *("nothing-asked", "rated-no-hints", "rated-rematch-alone", "too-many-connections"),
    # a fault of the form of a request has the code of its status
    "bad-request",
}


def test_every_code_of_a_refusal_is_told_under_its_status() -> None:
    raised = re.compile(r'ServiceError\(\s*"([a-z-]+)"(?:,\s*(\d+))?')
    sources = Path(regnum.server.__file__).parent.rglob("*.py")
    found = {
        (int(status or 400), code)
        for source in sources
        for code, status in raised.findall(source.read_text("utf-8"))
        if code not in ELSEWHERE
    }
    told = {(status, code) for status, codes in CODES.items() for code in codes}
    assert found - told == set()
    assert {code for _, code in told - found} <= {
        "http-400",
        "http-404",
        "http-413",
        "too-fast",
        "too-many-tries",
    }


def test_the_schema_tells_the_real_bodies_of_refusals() -> None:
    schema = create_app(Settings(secret=b"s" * 32)).openapi_schema.to_schema()
    for path, operations in schema["paths"].items():
        for method, operation in operations.items():
            refusals = {s: r for s, r in operation["responses"].items() if s >= "400"}
            assert refusals.keys() >= {"429", "500", "503"}, (method, path)
            for refusal in refusals.values():
                body = refusal["content"]["application/json"]["schema"]
                fault = "Health" if (path, refusal) == ("/health", refusals["503"]) else "Fault"
                assert body == {"$ref": f"#/components/schemas/{fault}"}, (method, path)
    made = schema["paths"]["/api/matches"]["post"]["responses"]
    assert "too-many-matches" in made["429"]["description"]
    assert {"400", "401", "403", "413"} <= made.keys()


async def test_no_request_of_a_stranger_breaks_anything(
    sqlite_house: House, tmp_path: Path
) -> None:
    node = sqlite_house.node()
    await schemathesis(node, tmp_path, None)
    assert "Traceback" not in node.log.read_text()


async def test_no_request_of_a_guest_breaks_anything(either_house: House, tmp_path: Path) -> None:
    node = either_house.node()
    anna, boris, match = await two_guests(node)
    async with anna, boris:
        name_real_things(tmp_path, match_id=match, person_id=boris.id, game="kings-bounty")
        without = [word for path in GOODBYES for word in ("--exclude-path", path)]
        await schemathesis(node, tmp_path, anna.cookie, *without)
        assert (await anna.get("/api/me"))["id"] == anna.id
        only = [word for path in GOODBYES for word in ("--include-path", path)]
        await schemathesis(node, tmp_path, boris.cookie, *only)
    assert "Traceback" not in node.log.read_text()
