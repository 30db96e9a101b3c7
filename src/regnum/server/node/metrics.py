"""What Prometheus can ask a node."""

from __future__ import annotations

from typing import Any

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

#: from what feels instant to what feels broken
SECONDS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)

#: a guest may send any word for a method; the page must not grow with them
METHODS = {"GET", "HEAD", "OPTIONS", "POST", "PUT", "PATCH", "DELETE"}


class Metrics:
    """The counters of one node. Routes are named by their templates, so that they stay few."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.requests = Counter(
            "regnum_requests",
            "Requests, by method, route and status.",
            ("method", "route", "status"),
            registry=self.registry,
        )
        self.seconds = Histogram(
            "regnum_request_seconds",
            "How long requests take.",
            buckets=SECONDS,
            registry=self.registry,
        )
        self.bot_waits = Histogram(
            "regnum_bot_wait_seconds",
            "How long questions to bots wait for a worker.",
            buckets=(*SECONDS, 10.0, 30.0, 60.0),
            registry=self.registry,
        )
        self.sockets = Gauge("regnum_connections", "Live connections now.", registry=self.registry)
        self.refused = Counter(
            "regnum_refused", "What the gate refused, and why.", ("why",), registry=self.registry
        )

    def request(self, scope: dict[str, Any], status: int, seconds: float) -> None:
        route = scope.get("path_template") or "unknown"
        method = scope["method"] if scope["method"] in METHODS else "other"
        self.requests.labels(method, route, str(status)).inc()
        self.seconds.observe(seconds)

    def page(self) -> bytes:
        return generate_latest(self.registry)
