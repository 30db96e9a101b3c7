"""Waiting in tests: for a condition, so long and no longer; then it is told for what."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from inspect import isawaitable

#: seconds; longer than anything takes on a busy machine
PATIENCE = 30.0
#: seconds between two looks, at first and at most: one address may not ask too often
SOON, SELDOM = 0.01, 0.25


async def settled() -> None:
    """Everything has been done that need not be waited for."""
    for _ in range(20):
        await asyncio.sleep(0)


@asynccontextmanager
async def within(seconds: float, what: str | Callable[[], str]) -> AsyncIterator[None]:
    """What takes longer fails, and says what was waited for. The ends of the nodes' logs are in
    the report of every failure."""
    try:
        async with asyncio.timeout(seconds) as limit:
            yield
    except TimeoutError:
        if not limit.expired():
            raise
        awaited = what if isinstance(what, str) else what()
        raise AssertionError(f"waited {seconds:g} s for {awaited}") from None


async def comes_true(
    looked_at: Callable[[], object | Awaitable[object]],
    what: str | Callable[[], str],
    seconds: float = PATIENCE,
) -> None:
    """Look again and again, until it is so."""
    pause = SOON
    async with within(seconds, what):
        while True:
            found = looked_at()
            if await found if isawaitable(found) else found:
                return
            await asyncio.sleep(pause)
            pause = min(1.5 * pause, SELDOM)
