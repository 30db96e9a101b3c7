"""Saved matches: records in files."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path

import msgspec
from msgspec import UNSET, UnsetType

from regnum.cli.voice import Misused
from regnum.core import records
from regnum.core.agenda import State
from regnum.core.entries import Proof, Record
from regnum.core.table import Table


def read_text(path: Path) -> str:
    """What stands in a file, or a sentence on why it cannot be read."""
    return read_bytes(path).decode("utf-8", errors="replace")


def read_bytes(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except (OSError, ValueError) as error:
        raise Misused("cannot-read", file=str(path), why=reason(error)) from None


def read_record(path: Path) -> Record:
    """The record in a file."""
    return records.read(read_bytes(path))


@dataclass
class Paper:
    """Where a match is written down, and what of it stands there already."""

    file: Path | None = None
    #: how many entries are on paper; nothing is lost by leaving then
    saved: int = -1
    #: of an online match: it proves the key, and so holds however the match goes on
    proof: Proof | UnsetType = UNSET

    def keep(self, table: Table[State], file: Path) -> None:
        """Write the match down; an older file stays whole until the new one is."""
        write(records.sealed(msgspec.structs.replace(table.record(), proof=self.proof)), file)
        self.file = file
        self.saved = len(table.entries)


def resumed(record: Record, file: Path, save: Path | None) -> Paper:
    """The paper of a match that goes on: all of it is there, unless another file is wanted."""
    if save is not None:
        return Paper(save, proof=record.proof)
    return Paper(file, len(record.entries), record.proof)


def part_of(path: Path) -> Path:
    """What a file is called until all of it is written."""
    return path.with_name(path.name + ".part")


def write(record: Record, path: Path) -> None:
    part = part_of(path)
    try:
        part.write_bytes(records.write(record))
        os.replace(part, path)
    except (OSError, ValueError) as error:
        raise Misused("cannot-write", file=str(path), why=reason(error)) from None


def reason(error: OSError | ValueError) -> str:
    """What the system says; a name that no file can have is a `ValueError`."""
    return (isinstance(error, OSError) and error.strerror) or str(error)


def check_place(path: Path) -> None:
    """Say before the match, not after it, that it cannot be saved there."""
    try:
        if path.is_dir() or not path.parent.is_dir():
            raise Misused("cannot-save-there", file=str(path))
        # a name may be too long, a folder closed: only trying tells
        part_of(path).touch()
        part_of(path).unlink()
    except (OSError, ValueError) as error:
        raise Misused("cannot-write", file=str(path), why=reason(error)) from None
