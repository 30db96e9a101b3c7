"""A terminal for tests: commands with lines piped in, and what came out."""

from __future__ import annotations

import re
from dataclasses import dataclass

from typer.testing import CliRunner

from regnum.cli.main import app


@dataclass
class Out:
    code: int
    text: str
    errors: str

    @property
    def flat(self) -> str:
        """The text without line breaks and frames, for sentences that were wrapped."""
        return re.sub(r"[\s│]+", " ", self.text)


def regnum(*arguments: str, lines: list[str] | None = None, columns: int = 100) -> Out:
    """Run `regnum` with these arguments, typing these lines."""
    typed = "".join(line + "\n" for line in lines or [])
    env = {"COLUMNS": str(columns), "LANG": "C.UTF-8", "LC_ALL": "", "LC_MESSAGES": ""}
    done = CliRunner().invoke(app, list(arguments), input=typed, env=env)
    if done.exception is not None and not isinstance(done.exception, SystemExit):
        raise done.exception
    return Out(done.exit_code, done.stdout, done.stderr)


def kings_bounty(*arguments: str, lines: list[str], columns: int = 100) -> Out:
    """Play King's Bounty with these lines typed."""
    return regnum("play", "kings-bounty", *arguments, lines=lines, columns=columns)
