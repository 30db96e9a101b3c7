"""Where the key comes from: promised first, published last, and anyone can check it."""

from __future__ import annotations

from hashlib import blake2b
from pathlib import Path

import msgspec
import pytest
from typer.testing import CliRunner

import regnum
from regnum.cli.main import app
from regnum.core.entries import Proof, Record
from regnum.core.records import read, sealed, write
from regnum.server.matches.chance import commitment_to, match_key, proof_of
from tests.server.guests import begun, people
from tests.server.harness import Node, play_to_the_end

pytestmark = pytest.mark.anyio


async def test_the_deal_can_be_checked(node: Node, tmp_path: Path) -> None:
    async with people(node) as (anna, boris):
        made = await anna.post(
            "/api/matches",
            {"game": "kings-bounty", "chairs": [{"who": "me"}, {"who": "open"}]},
        )
        # the promise comes before any bytes of a client
        promise = made["commitment"]
        match = made["id"]
        await anna.post(f"/api/matches/{match}/bytes", {"bytes": "a1" * 16})
        await boris.post(f"/api/matches/{match}/chairs", {"bytes": "b2" * 16})
        await anna.start(match)
        await anna.post(f"/api/matches/{match}/bytes", {"bytes": "00" * 16}, status=409)
        await play_to_the_end([anna, boris], match)

        info = await anna.get(f"/api/matches/{match}")
        house = bytes.fromhex(info["proof"]["house"])
        assert blake2b(house).hexdigest() == promise == info["commitment"]
        mixed = house + bytes.fromhex("a1" * 16) + bytes.fromhex("b2" * 16)
        assert blake2b(mixed, digest_size=32).hexdigest() == info["proof"]["key"]

        answer = await boris.http.get(f"/api/matches/{match}/record")
    assert "attachment" in answer.headers["content-disposition"]
    record = read(answer.content)
    assert record.key == info["proof"]["key"]
    assert record.proof == Proof(promise, house.hex(), ("a1" * 16, "b2" * 16))
    assert [chair.name for chair in record.seats] == ["Anna", "Boris"]

    code, said = verify(record, tmp_path, "--commitment", promise)
    assert code == 0
    assert len(said.splitlines()) == 4
    assert "before any player sent theirs" in said
    assert "Nobody chose it" in said
    # the record alone proves less, and says so
    code, said = verify(record, tmp_path)
    assert code == 0
    assert "Nobody chose it" not in said
    assert "--commitment" in said
    assert verify(record, tmp_path, "--commitment", "00")[0] == 1
    for wrong in tampered(record):
        assert verify(wrong, tmp_path)[0] == 1


def of_bytes(house: bytes, seats: list[str]) -> Record:
    """A record whose key these bytes make."""
    record = regnum.open_table("kings-bounty", seats=2, seed="local").record()
    key = match_key(house, seats).hex()
    return sealed(msgspec.structs.replace(record, key=key, proof=proof_of(house, seats)))


def test_what_is_said_of_the_seats_holds_where_one_sent_nothing(tmp_path: Path) -> None:
    code, said = verify(of_bytes(bytes(range(32)), ["", "b2" * 16]), tmp_path)
    assert code == 0
    assert "of those seats make that sent some" in said
    assert "every seat" not in said


@pytest.mark.parametrize("zeros", ["", "00" * 16])
def test_a_key_of_the_house_alone_is_called_that(zeros: str, tmp_path: Path) -> None:
    house = bytes(range(32))
    alone = of_bytes(house, ["", zeros])
    for words in ((), ("--commitment", commitment_to(house))):
        code, said = verify(alone, tmp_path, *words)
        assert code == 0
        assert "the house could have chosen it" in said
        assert "Nobody chose it" not in said


def tampered(record: Record) -> list[Record]:
    """Records that do not hold, each sealed as if it did."""
    assert isinstance(record.proof, Proof)
    change = msgspec.structs.replace
    other_house = change(record.proof, house="00" * 32)
    honest_other = change(record.proof, house="00" * 32, commitment=blake2b(bytes(32)).hexdigest())
    return [
        sealed(each)
        for each in (
            change(record, proof=other_house),
            change(record, proof=honest_other),
            change(record, proof=change(record.proof, seats=("a1" * 16, "b3" * 16))),
            change(record, proof=change(record.proof, seats=("a1" * 16,))),
            change(record, proof=change(record.proof, house="no digits")),
            change(record, key="00" * 32),
            change(record, entries=record.entries[:-1]),
            change(record, entries=(record.entries[0], *record.entries)),
        )
    ]


def verify(record: Record, folder: Path, *words: str) -> tuple[int, str]:
    file = folder / "match.json"
    file.write_bytes(write(record))
    done = CliRunner().invoke(app, ["verify", str(file), "--lang", "en", *words])
    return done.exit_code, done.stdout


def test_a_record_of_local_play_has_no_proof(tmp_path: Path) -> None:
    record = regnum.open_table("kings-bounty", seats=2, seed="local").record()
    assert b"proof" not in write(record)
    assert verify(record, tmp_path)[0] == 0
    assert verify(record, tmp_path, "--commitment", "00")[0] == 1
    (tmp_path / "broken.json").write_text("{}")
    done = CliRunner().invoke(app, ["verify", str(tmp_path / "broken.json")])
    assert done.exit_code == 2


async def test_nothing_of_the_key_is_told_before_the_end(node: Node) -> None:
    async with begun(node, in_lobby=True) as ((anna, _), match):
        for path in (f"/api/matches/{match}", "/api/matches?status=playing", "/api/me/matches"):
            found = await anna.get(path)
            infos = found if isinstance(found, list) else [found]
            assert match in [each["id"] for each in infos]
            assert all(each["proof"] is None for each in infos)
        await anna.get(f"/api/matches/{match}/record", status=409)
