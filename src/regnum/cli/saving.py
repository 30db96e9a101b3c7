"""Saved matches: records in files."""

from __future__ import annotations

import os
from pathlib import Path

from regnum.cli.voice import Misused
from regnum.core import records
from regnum.core.agenda import State
from regnum.core.entries import Record
from regnum.core.table import Table


def read_text(path: Path) -> str:
    """What stands in a file, or a sentence on why it cannot be read."""
    return read_bytes(path).decode("utf-8", errors="replace")


def read_bytes(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except OSError as error:
        raise Misused("cannot-read", file=str(path), why=error.strerror or str(error)) from None


def read_record(path: Path) -> Record:
    """The record in a file."""
    return records.read(read_bytes(path))


def save(table: Table[State], path: Path) -> None:
    """Write the match down; an older file stays whole until the new one is."""
    part = path.with_name(path.name + ".part")
    try:
        part.write_bytes(records.write(table.record()))
        os.replace(part, path)
    except OSError as error:
        raise Misused("cannot-write", file=str(path), why=error.strerror or str(error)) from None


def check_place(path: Path) -> None:
    """Say before the match, not after it, that it cannot be saved there."""
    if path.is_dir() or not path.parent.is_dir():
        raise Misused("cannot-save-there", file=str(path))
