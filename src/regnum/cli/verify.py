"""Checking that a record is what it says: its key was not chosen, and it plays again exactly."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from msgspec import UnsetType

from regnum.cli.saving import read_record
from regnum.cli.voice import Misused, Voice, chosen_language, language_of_locale, spoken, tip
from regnum.core.entries import Record
from regnum.core.errors import RegnumError
from regnum.core.replay import replay
from regnum.server.matches.chance import gives_key, keeps_promise

#: the record was read, and it is not what it says
FALSE = 1
WRONG = 2


def check_key(record: Record, published: str | None) -> list[str]:
    """The messages of what holds about the key; raises for the first thing that does not."""
    if isinstance(record.proof, UnsetType):
        if published is not None:
            raise Misused("verify-no-proof")
        return ["verified-no-proof"]
    if len(record.proof.seats) != len(record.seats):
        raise Misused("verify-wrong-seats")
    if published is not None and published.strip().casefold() != record.proof.commitment:
        raise Misused("verify-other-commitment")
    if not keeps_promise(record.proof):
        raise Misused("verify-broken-promise")
    if not gives_key(record.proof, record.key):
        raise Misused("verify-other-key")
    # zeros are what a seat adds that sends nothing
    added = any(seat.strip("0") for seat in record.proof.seats)
    if published is None:
        # the house could have written a commitment into the record that nobody was told before
        return ["verified-own-commitment", "verified-own-key" if added else "verified-house-key"]
    key = "verified-key" if added else "verified-house-key"
    return ["verified-published", "verified-commitment", key]


def verify(
    file: Annotated[Path, typer.Argument(metavar="RECORD", help=tip("tip-record"))],
    commitment: Annotated[
        str | None, typer.Option(help=tip("tip-commitment"), metavar="HASH")
    ] = None,
    lang: Annotated[
        str | None, typer.Option("--lang", help=tip("tip-lang"), metavar="en|ru|uk")
    ] = None,
) -> None:
    """Say what holds, line by line; stop at what does not."""
    language = language_of_locale()
    try:
        language = chosen_language(lang)
        voice = Voice(language)
        record = read_record(file)
    except RegnumError as error:
        typer.echo(spoken(error, language), err=True)
        raise typer.Exit(WRONG) from None
    try:
        for held in check_key(record, commitment):
            typer.echo(voice.say(held))
        table = replay(record)
        typer.echo(voice.say("verified-replay", entries=len(table.entries)))
    except RegnumError as error:
        typer.echo(spoken(error, language), err=True)
        raise typer.Exit(FALSE) from None
