"""Draws docs/terminal.svg: a turn of King's Bounty as the terminal shows it.

Run with the environment of `make setup`: python docs/terminal.py
"""

from __future__ import annotations

import io
import os
import pty
import re
import subprocess
import sys
from pathlib import Path

from rich.console import Console
from rich.text import Text

COLUMNS, MOVES = 100, ["1", "1"]


def screens() -> str:
    """What `regnum play` writes to a terminal while a few moves are made."""
    ours, theirs = pty.openpty()
    command = [str(Path(sys.executable).with_name("regnum")), "play", "kings-bounty"]
    size = {"COLUMNS": str(COLUMNS), "LINES": "60", "TERM": "xterm-256color"}
    game = subprocess.Popen(
        [*command, "--seats", "3", "--bots", "greedy", "--seed", "a picture", "--lang", "en"],
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        env={**os.environ, **size},
    )
    os.close(theirs)
    os.write(ours, ("\n".join([*MOVES, "q", ""]) + "\n").encode())
    seen = b""
    try:
        while part := os.read(ours, 65536):
            seen += part
    except OSError:
        # the other end is closed: the game is over
        pass
    game.wait()
    return seen.decode()


def main() -> None:
    written = screens().replace("\r\n", "\n")
    last = [part for part in re.split(r"\x1b\[2J|\x1b\[H", written) if "Titles" in part][-1]
    lines = last[: last.index("> q") if "> q" in last else None].rstrip().splitlines()
    console = Console(record=True, width=COLUMNS, file=io.StringIO())
    console.print(Text.from_ansi("\n".join(lines)))
    svg = console.export_svg(title="regnum play kings-bounty")
    # a picture loads nothing from elsewhere
    svg = re.sub(r"@font-face \{.*?\}\s*", "", svg, flags=re.S)
    Path(__file__).with_name("terminal.svg").write_text(svg, encoding="utf-8")


if __name__ == "__main__":
    main()
