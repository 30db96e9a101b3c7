"""What a host can set, and what is refused before anything is opened."""

from __future__ import annotations

import asyncio
import resource
from pathlib import Path

import pytest
from typer.testing import CliRunner

from regnum.cli.main import app
from regnum.cli.serve import limits_of
from regnum.server.node.doorstep import FILES
from regnum.server.node.settings import Limits
from tests.server import harness
from tests.server.guests import begun
from tests.server.harness import House, patient_socket
from tests.server.patience import PATIENCE, within
from tests.server.within import house_of

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("--trusted-proxy", "proxy.example"), "no address of a proxy"),
        (("--trusted-proxy", "*"), "no address of a proxy"),
        (("--trusted-proxy", "0.0.0.0/0"), "no address of a proxy"),
        (("--limit", "kindness=3"), "There are: frame_bytes"),
        (("--limit", "silence=soon"), "it is 20.0 otherwise"),
        (("--limit", "matches_per_player=0"), "above 0"),
        (("--limit", "matches_per_player"), "above 0"),
    ],
)
def test_what_cannot_be_set_is_told(words: tuple[str, ...], sentence: str, tmp_path: Path) -> None:
    folder = tmp_path / "house"
    run = CliRunner().invoke(app, ["serve", "--lang", "en", "--data", str(folder), *words])
    assert run.exit_code != 0
    assert sentence in " ".join(run.output.split())
    assert not folder.exists()


def test_limits_are_set_by_name() -> None:
    found = limits_of(["silence=1.5", "matches-per-player=3"])
    assert found == Limits(silence=1.5, matches_per_player=3)


async def test_what_the_node_counts_is_read_only_where_the_host_says_so(tmp_path: Path) -> None:
    async with house_of(tmp_path) as (_, client):
        assert (await client.get("/metrics")).status_code == 404
    async with house_of(tmp_path, metrics=True) as (_, client):
        assert "regnum_bot_wait_seconds" in (await client.get("/metrics")).text


async def test_who_says_nothing_is_not_waited_for(
    sqlite_house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    # as many files as some systems give by themselves
    monkeypatch.setattr(harness, "PLANTED", ("defects.few_files",))
    node = sqlite_house.node("--limit", "silence=0.5", "--trusted-proxy", "10.0.0.0/8")
    assert node.process is not None
    soft, hard = resource.prlimit(node.process.pid, resource.RLIMIT_NOFILE)
    assert soft == (FILES if hard == resource.RLIM_INFINITY else min(FILES, hard))
    reader, writer = await asyncio.open_connection("127.0.0.1", node.port)
    async with within(PATIENCE, "who says nothing to be let go"):
        assert await reader.read() == b""
    writer.close()
    async with begun(node) as ((anna, _), match):
        async with (
            patient_socket(f"{anna.address}/api/matches/{match}/live") as silent,
            within(PATIENCE, "a reason"),
        ):
            assert '"no-hello"' in str(await silent.recv())
        async with anna.live(match, 0) as live:
            await live.expect("update")


async def test_when_it_is_over_whoever_watches_sees_with_any_eyes(sqlite_house: House) -> None:
    node = sqlite_house.node()
    async with begun(node) as ((_, boris), match), await node.guest("Clara") as clara:
        async with clara.live(match, 1) as early:
            assert (await early.expect("refused"))["code"] == "not-your-seat"
        async with boris.live(match, 1) as live:
            await live.expect("update")
            assert (await live.ask("resign", seat=1))["tell"] == "done"
            while not live.over:
                await live.hear()
            own = live.now
        async with clara.live(match, 1) as late:
            seen = await late.expect("update", n=own["n"])
            assert seen["view"] == own["view"]
            assert (await late.ask("undo", seat=1))["code"] == "not-your-seat"
            await late.say(say="hello", seat=7)
            assert (await late.expect("refused"))["code"] == "no-such-seat"
