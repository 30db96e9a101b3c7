"""Finds a Chromium for the tests, or gets one: `python -m tests.web.browser`.

The one on this machine, else Debian's package, else the one that Playwright installs. Where there
is also Debian's shell of it, most tests take that: it has no windows, which nobody sees and which
take as long as the page.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

SHELL = "chromium-headless-shell"
NAMES = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome")
#: without these a browser that nobody looks at phones home, and needs what a server has not
ARGUMENTS = (
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-gpu",
    "--disable-sync",
)


def on_this_machine() -> str | None:
    """A Chromium on the path."""
    return next(filter(None, map(shutil.which, NAMES)), None)


def playwrights_own() -> str | None:
    """The Chromium that Playwright has installed."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        path = playwright.chromium.executable_path
    return path if Path(path).exists() else None


def from_debian() -> None:
    """Install Debian's package, where that is possible."""
    apt = shutil.which("apt-get")
    if apt is None:
        return
    as_root = [] if os.geteuid() == 0 else ["sudo", "--non-interactive"]
    quietly = {"env": os.environ | {"DEBIAN_FRONTEND": "noninteractive"}, "check": False}
    subprocess.run([*as_root, apt, "-qq", "update"], **quietly)
    # one after the other: not every release has the shell
    for package in ("chromium", SHELL):
        subprocess.run([*as_root, apt, "-qq", "install", "--yes", package], **quietly)


def from_playwright() -> None:
    subprocess.run([sys.executable, "-m", "playwright", "install", "chromium"], check=False)


def whole() -> str | None:
    """A browser with everything that people have."""
    return on_this_machine() or playwrights_own()


def found() -> str | None:
    """The lightest that shows a page."""
    return shutil.which(SHELL) or whole()


def main() -> None:
    browser = whole()
    for get in (from_debian, from_playwright):
        if browser is None:
            print(f"No Chromium here yet: {get.__name__.replace('_', ' ')} ...", flush=True)
            get()
            browser = whole()
    if browser is None:
        sys.exit("No Chromium could be had. Install the package chromium, then run this again.")
    print(f"The page is tested in {found()}")


if __name__ == "__main__":
    main()
