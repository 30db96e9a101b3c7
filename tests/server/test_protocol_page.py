"""The protocol page says what the schemas say."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import get_args

from regnum.server.wire import frames

DOCS = Path(__file__).parent.parent.parent / "docs"
PAGE = DOCS / "protocol.md"
#: prints the page instead of writing it
PRINT = "import runpy, sys; sys.stdout.buffer.write(runpy.run_path(sys.argv[1])['page']().encode())"


def test_the_protocol_page_is_current() -> None:
    made = subprocess.run(
        [sys.executable, "-c", PRINT, str(DOCS / "protocol.py")], capture_output=True, check=True
    )
    # if not: python docs/protocol.py
    assert made.stdout.decode() == PAGE.read_text(encoding="utf-8")


def test_every_frame_is_on_the_protocol_page() -> None:
    page = PAGE.read_text(encoding="utf-8")
    for each in (*get_args(frames.AnySaid), *get_args(frames.AnyTold)):
        assert f"### `{each.__struct_config__.tag}`" in page
