"""Requests that cannot be read."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.within import house_of

pytestmark = pytest.mark.anyio

JSON = {"content-type": "application/json"}
DEEP = 5_000


@pytest.mark.parametrize(
    "body",
    [
        b'{"name": "\xff\xfe"}',
        b'{"name": ' + b"[" * 900 + b"]" * 900 + b"}",
        b'{"name": ' + b"[" * DEEP + b"]" * DEEP + b"}",
        b"\xff",
        b"{",
    ],
    ids=["not UTF-8", "deep", "too deep", "nothing of the kind", "cut off"],
)
async def test_a_body_that_cannot_be_read_is_the_askers_fault(body: bytes, tmp_path: Path) -> None:
    async with house_of(tmp_path) as (_, client):
        for path in ("/api/people", "/api/sessions"):
            answer = await client.post(path, content=body, headers=JSON)
            assert answer.status_code == 400, answer.text
            assert answer.json()["message"]["id"] == "service-bad-request"
