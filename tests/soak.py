"""Long runs, behind a setting: REGNUM_SOAK says how many random games each check looks at."""

from __future__ import annotations

import os

#: 0: this is no long run
SOAK = int(os.environ.get("REGNUM_SOAK") or 0)
