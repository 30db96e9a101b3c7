"""Records on paper: sealing, writing and reading them."""

from __future__ import annotations

from collections.abc import Mapping
from hashlib import blake2b

import msgspec

from regnum.core.entries import Record
from regnum.core.errors import BadRecord
from regnum.core.messages import Message
from regnum.core.misfits import misfit
from regnum.core.nested import within

FORMAT = 1

RECORD: msgspec.json.Decoder[Record] = msgspec.json.Decoder(Record)


def plain(value: msgspec.Struct | Mapping[str, object]) -> dict[str, object]:
    """Plain values as a record keeps them: what is written and read again is the same.

    >>> from regnum.core.entries import Chair
    >>> plain(Chair("Anna"))
    {'name': 'Anna', 'bot': ''}
    """
    found: dict[str, object] = msgspec.json.decode(msgspec.json.encode(value))
    return found


def sealed(record: Record) -> Record:
    """The same record with its check filled in."""
    return msgspec.structs.replace(record, check=check_of(record))


def check_of(record: Record) -> str:
    """A digest of everything in a record but the check itself.

    >>> import regnum
    >>> record = regnum.open_table("kings-bounty", seats=2, seed="a table").record()
    >>> check_of(record) == record.check
    True
    """
    bare = msgspec.structs.replace(record, check="")
    packed = msgspec.json.encode(bare, order="deterministic")
    return blake2b(packed, digest_size=16).hexdigest()


def write(record: Record) -> bytes:
    """The record as a JSON document that people can read too."""
    return msgspec.json.format(msgspec.json.encode(record), indent=1) + b"\n"


def read(document: bytes | str) -> Record:
    """A record from its document; raises `BadRecord` with one clear reason.

    >>> import regnum
    >>> record = regnum.open_table("kings-bounty", seats=2, seed="a table").record()
    >>> read(write(record)) == record
    True
    """
    try:
        loose = msgspec.json.decode(document)
    except (ValueError, RecursionError):
        # msgspec's own errors are ValueErrors, and so is text that is not UTF-8
        raise BadRecord(Message("record-broken")) from None
    if not isinstance(loose, dict) or "game" not in loose or "entries" not in loose:
        raise BadRecord(Message("record-foreign"))
    if loose.get("format") != FORMAT:
        raise BadRecord(
            Message("record-format", {"found": str(loose.get("format")), "right": FORMAT})
        )
    try:
        record = RECORD.decode(document)
    except msgspec.ValidationError:
        found = misfit(loose, Record)
        # where every field fits, one stands there twice, and what was read is the last of them
        clause = Message("misfit-twice") if found is None else found.clause()
        raise BadRecord(Message("record-field", {"why": within([clause])})) from None
    if record.check != check_of(record):
        raise BadRecord(Message("record-changed"))
    return record
