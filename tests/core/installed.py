"""A package that claims to bring a game or a bot along."""

from __future__ import annotations

from pathlib import Path


def install(site: Path, group: str, name: str, entry: str) -> None:
    """As a package manager leaves it behind in a folder of packages."""
    folder = site / f"{name}-1.0.dist-info"
    folder.mkdir()
    (folder / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n")
    (folder / "entry_points.txt").write_text(f"[{group}]\n{name} = {entry}\n")
