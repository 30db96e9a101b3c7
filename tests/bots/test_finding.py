"""Bots are found where they are installed; a broken one is told and keeps nobody from playing."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from regnum.bots import bot
from regnum.core.errors import BadSetUp
from tests.core.installed import install


@pytest.fixture
def forgetful() -> Iterator[None]:
    """What is found wrong in a test is not held against a bot later on."""
    yield
    bot._broken.clear()


@pytest.mark.usefixtures("forgetful")
@pytest.mark.parametrize(
    ("entry", "why"),
    [
        ("no_such_module:Bot", "ModuleNotFoundError: No module named 'no_such_module'"),
        ("regnum.bots.random:NoBot", "AttributeError"),
        ("json:dumps", "TypeError: the entry point is no class of bots"),
        ("json:JSONDecoder", "TypeError: the entry point is no class of bots"),
    ],
)
def test_what_is_installed_as_a_bot_and_is_none_is_told(
    entry: str, why: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    install(tmp_path, "regnum.bots", "muddle", entry)
    monkeypatch.syspath_prepend(tmp_path)
    assert sorted(bot.bots()) == ["greedy", "random"]
    with pytest.raises(BadSetUp, match="“muddle” is installed but cannot be loaded") as caught:
        bot.bot_named("muddle")
    assert why in str(caught.value)


def test_a_bot_that_nobody_installed_is_told_with_those_there_are() -> None:
    with pytest.raises(BadSetUp, match=r"no bot called “chess”.*greedy, random"):
        bot.bot_named("chess")
