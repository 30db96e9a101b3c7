"""The page for hosts: what it tells people to type is there to be typed."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import click
import pytest
import typer

from regnum.cli.main import app
from regnum.server.node.doorstep import FILES

PAGE = Path(__file__).parents[2] / "docs" / "hosting.md"


def commands() -> list[str]:
    blocks = re.findall(r"```(?:sh|ini)\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    lines = [line.partition("#")[0].strip() for block in blocks for line in block.splitlines()]
    return [
        line[line.index("regnum ") :]
        for line in lines
        if re.match(r"(ExecStart=\S*/)?regnum (serve|admin)", line)
    ]


@pytest.mark.parametrize("line", commands())
def test_every_command_can_be_read(line: str) -> None:
    """Parsed as the command line would, without doing it."""
    command = typer.main.get_command(app)
    words = shlex.split(line)[1:]
    while isinstance(command, click.Group) or hasattr(command, "commands"):
        command = command.commands[words.pop(0)]
    command.make_context("regnum", words)


def test_the_unit_lets_a_node_have_the_files_that_it_wants() -> None:
    assert f"\nLimitNOFILE={FILES}\n" in PAGE.read_text(encoding="utf-8")


def test_the_page_has_commands() -> None:
    assert len(commands()) > 10
