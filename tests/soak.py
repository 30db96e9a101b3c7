"""Long runs, behind a setting: REGNUM_SOAK says how many random games each check looks at."""

from __future__ import annotations

import os

#: 0: this is no long run
SOAK = int(os.environ.get("REGNUM_SOAK") or 0)
#: whether houses deal by chance, as in real life. Else every test is dealt the same cards each
#: time, so that what fails fails again, and a change is not refused for somebody's bad luck
CHANCE = bool(SOAK or os.environ.get("REGNUM_CHANCE"))
