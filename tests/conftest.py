"""Where all tests keep their files."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

MEMORY = Path("/dev/shm")
#: bytes that are free there at least
ROOM = 2 << 30

# A house syncs whatever it has written, and a disk takes its time: in memory every move is
# quicker by as much. Whoever wants the files elsewhere says so in this variable of pytest's.
if MEMORY.is_dir() and os.access(MEMORY, os.W_OK) and shutil.disk_usage(MEMORY).free > ROOM:
    os.environ.setdefault("PYTEST_DEBUG_TEMPROOT", str(MEMORY))
