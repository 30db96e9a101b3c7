"""The web table as the service serves it: compressed, kept, and nothing beside it."""

from __future__ import annotations

import gzip
import re
from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import pytest

from tests.server.harness import House, Node, patient_client

pytestmark = pytest.mark.anyio
DIST = Path(__file__).parents[2] / "web" / "dist"


@pytest.fixture(autouse=True)
def built() -> None:
    assert (DIST / "index.html").is_file(), "the page is not built: run make web"


@pytest.fixture(name="client")
async def a_client(node: Node) -> AsyncIterator[httpx.AsyncClient]:
    async with patient_client(node.address) as client:
        yield client


def named_in(page: str) -> list[str]:
    return re.findall(r'(?:src|href)="\./([^"]+)"', page)


async def test_the_page_is_always_fresh_and_allows_nothing_inline(
    client: httpx.AsyncClient,
) -> None:
    answer = await client.get("/")
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-store"
    assert "script-src 'self';" in answer.headers["content-security-policy"]
    assert answer.text == (DIST / "index.html").read_text()
    assert not re.search(r"<script(?![^>]* src=)|<style| style=| on\w+=", answer.text)
    assert not re.search(r"https?://", answer.text)


async def test_assets_are_kept_for_good(client: httpx.AsyncClient) -> None:
    page = (await client.get("/")).text
    assets = [name for name in named_in(page) if name.startswith("assets/")]
    assert {Path(name).suffix for name in assets} >= {".js", ".css"}
    for name in assets:
        answer = await client.get(f"/{name}")
        assert answer.status_code == 200
        assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.content == (DIST / name).read_bytes()


@pytest.mark.parametrize(
    ("accepted", "encoding", "ending"),
    [
        ("gzip, deflate, br", "br", ".br"),
        ("gzip;q=1.0, deflate", "gzip", ".gz"),
        ("identity", None, ""),
    ],
)
async def test_what_can_be_compressed_comes_compressed(
    client: httpx.AsyncClient, accepted: str, encoding: str | None, ending: str
) -> None:
    script, *_ = [name for name in named_in((await client.get("/")).text) if name.endswith(".js")]
    headers = {"accept-encoding": accepted}
    async with client.stream("GET", f"/{script}", headers=headers) as answer:
        raw = b"".join([chunk async for chunk in answer.aiter_raw()])
    assert answer.headers.get("content-encoding") == encoding
    assert answer.headers["vary"] == "accept-encoding"
    assert answer.headers["content-type"].startswith("text/javascript")
    assert raw == (DIST / f"{script}{ending}").read_bytes()
    if encoding == "gzip":
        assert gzip.decompress(raw) == (DIST / script).read_bytes()


@pytest.mark.parametrize(
    "path",
    [
        "/no-such-page",
        "/assets/no-such-file.js",
        "/index.html.br",
        "/assets/..%2Findex.html",
        "/..%2F..%2Fpyproject.toml",
        "/assets/%2E%2E%2F%2E%2E%2Fpackage.json",
        "/.gitignore",
    ],
)
async def test_nothing_beside_the_page_is_served(client: httpx.AsyncClient, path: str) -> None:
    answer = await client.get(path)
    assert answer.status_code == 404
    assert answer.json()["sentence"]


async def test_the_page_works_below_a_base_path(sqlite_house: House) -> None:
    node = sqlite_house.node("--base-path", "/club/games")
    async with patient_client(node.address) as client:
        without_slash = await client.get("/club/games")
        assert without_slash.status_code == 308
        page = await client.get("/club/games", follow_redirects=True)
        assert str(page.url).endswith("/club/games/")
        for name in named_in(page.text):
            assert (await client.get(str(page.url.join(name)))).status_code == 200
        assert (await client.get("/")).status_code == 404
