"""Whoever waits in vain is told for what."""

from __future__ import annotations

import asyncio

import pytest

from tests.server.patience import comes_true, within

pytestmark = pytest.mark.anyio


async def test_what_does_not_come_is_named() -> None:
    with pytest.raises(AssertionError, match=r"waited 0\.01 s for the end of the world"):
        await comes_true(lambda: False, "the end of the world", 0.01)
    with pytest.raises(AssertionError, match="for an answer"):
        async with within(0.01, "an answer"):
            await asyncio.Event().wait()


async def test_what_fails_by_itself_is_told_as_it_is() -> None:
    with pytest.raises(TimeoutError, match="of its own"):
        async with within(30, "an answer"):
            raise TimeoutError("of its own")


async def test_what_has_to_be_asked_for_comes_too() -> None:
    answers = [0, 0, 1]

    async def answer() -> int:
        return answers.pop(0)

    await comes_true(answer, "an answer")
    assert not answers
