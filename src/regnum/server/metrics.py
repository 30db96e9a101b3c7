"""What Prometheus can ask a node."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

if TYPE_CHECKING:
    from regnum.server.service import Service

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

    def watch(self, service: Service) -> None:
        """Add what the parts of the node count by themselves."""
        self.registry.register(Parts(service))
        service.steward.pool.waited = self.bot_waits.observe

    def page(self) -> bytes:
        return generate_latest(self.registry)


class Parts(Collector):
    """Reads the parts when it is asked."""

    def __init__(self, service: Service) -> None:
        self.service = service

    def collect(self) -> Iterator[Metric]:
        house, writer = self.service.house, self.service.writer
        yield GaugeMetricFamily(
            "regnum_live_matches", "Matches in the memory of this node.", len(house.live)
        )
        yield GaugeMetricFamily(
            "regnum_listeners",
            "Connections that listen to a match.",
            sum(len(match.listeners) for match in house.live.values()),
        )
        yield CounterMetricFamily("regnum_entries", "Entries made durable.", writer.written)
        yield CounterMetricFamily("regnum_commits", "Commits of the writer.", writer.commits)
        yield GaugeMetricFamily(
            "regnum_writings_waiting", "Writings before the next commit.", writer.waiting.qsize()
        )
        yield GaugeMetricFamily(
            "regnum_bot_questions_waiting",
            "Questions to bots that no worker has taken yet.",
            len(self.service.steward.pool.waiting),
        )
