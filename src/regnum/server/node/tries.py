"""So many at once, then so many a second: who tries too often has to wait."""

from __future__ import annotations

import time
from collections.abc import Callable, Hashable
from math import ceil

from regnum.server.errors import ServiceError

MOST_KEPT = 10_000


class Allowance:
    """A bucket a key that fills again with time.

    >>> now = [0.0]
    >>> tries = Allowance(2, per_second=1.0, clock=lambda: now[0])
    >>> [tries.take("a"), tries.take("a"), tries.take("a"), tries.take("b")]
    [0.0, 0.0, 1.0, 0.0]
    >>> now[0] = 1.0
    >>> tries.take("a")
    0.0
    """

    def __init__(
        self, burst: float, per_second: float, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.burst = burst
        self.per_second = per_second
        self.clock = clock
        self.left: dict[Hashable, tuple[float, float]] = {}

    def take(self, key: Hashable, cost: float = 1.0) -> float:
        """Use one up, or as many as it costs; or the seconds to wait until there are enough."""
        now = self.clock()
        left = self.now_left(key, now)
        if left < cost:
            return (cost - left) / self.per_second
        self.left[key] = (left - cost, now)
        if len(self.left) > MOST_KEPT:
            self.forget_full(now)
        return 0.0

    def spend(self, key: Hashable, code: str = "too-many-tries", cost: float = 1.0) -> None:
        wait = self.take(key, cost)
        if wait:
            raise ServiceError(code, 429, seconds=ceil(wait))

    def give_back(self, key: Hashable) -> None:
        now = self.clock()
        self.left[key] = (min(self.burst, self.now_left(key, now) + 1), now)

    def now_left(self, key: Hashable, now: float) -> float:
        left, at = self.left.get(key, (self.burst, now))
        return min(self.burst, left + (now - at) * self.per_second)

    def forget_full(self, now: float) -> None:
        self.left = {
            key: kept for key, kept in self.left.items() if self.now_left(key, now) < self.burst
        }
