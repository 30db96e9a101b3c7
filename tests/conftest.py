"""Where all tests keep their files."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

MEMORY = Path("/dev/shm")
#: bytes that are free there at least
ROOM = 2 << 30


def in_memory() -> Path | None:
    """A folder that no disk stands behind, where there is one with room."""
    there = MEMORY.is_dir() and os.access(MEMORY, os.W_OK)
    return MEMORY if there and shutil.disk_usage(MEMORY).free > ROOM else None


# A house syncs whatever it has written, and a disk takes its time: in memory every move is
# quicker by as much. Whoever wants the files elsewhere says so in this variable of pytest's.
if folder := in_memory():
    os.environ.setdefault("PYTEST_DEBUG_TEMPROOT", str(folder))
