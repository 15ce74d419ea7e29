"""Figures for Prometheus: counted where things happen, looked up when they are asked for."""

import hmac
import threading
from bisect import bisect_left
from collections import Counter as Tally
from collections.abc import Iterator
from itertools import accumulate
from typing import Protocol
from wsgiref.simple_server import WSGIServer

from prometheus_client import (
    CONTENT_TYPE_LATEST,
    CollectorRegistry,
    Counter,
    Histogram,
    ProcessCollector,
    generate_latest,
    start_http_server,
)
from prometheus_client.core import GaugeMetricFamily, HistogramMetricFamily
from prometheus_client.registry import Collector
from prometheus_client.utils import floatToGoString

from chocolatier import __version__
from chocolatier.errors import ChocolatierError
from chocolatier.server.settings import MetricsSettings

CONTENT_TYPE = CONTENT_TYPE_LATEST
FAST = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)
SLOW = (0.01, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0, 10.0, 20.0)


class Observed(Protocol):
    """What is looked up at every scrape."""

    def tables_by_status(self) -> dict[str, int]:
        """Return how many tables are in memory, by their status."""

    def guests(self) -> int:
        """Return how many sockets are at tables."""

    def bots_waiting(self) -> int:
        """Return how many bots wait for a process."""

    def bots_thinking(self) -> int:
        """Return how many bots choose a move now."""

    def reviews_waiting(self) -> int:
        """Return how many reviews are wanted or under way."""


class Durations(Collector):
    """How long something takes that every move does; a tenth of the work of a Histogram.

    It is counted in the event loop only, and may be looked up in another thread.
    """

    def __init__(self, name: str, text: str) -> None:
        self._name, self._text = name, text
        self._counts = [0] * (len(FAST) + 1)
        self._sum = 0.0

    def observe(self, seconds: float) -> None:
        """Count one."""
        self._counts[bisect_left(FAST, seconds)] += 1
        self._sum += seconds

    def collect(self) -> Iterator[HistogramMetricFamily]:
        """Yield the figures so far."""
        bounds = [*map(floatToGoString, FAST), "+Inf"]
        buckets = list(zip(bounds, accumulate(self._counts), strict=True))
        yield HistogramMetricFamily(self._name, self._text, buckets=buckets, sum_value=self._sum)


class Metrics:
    """All figures of one server."""

    def __init__(self) -> None:
        self.registry = registry = CollectorRegistry()
        ProcessCollector(registry=registry)
        moves = Counter("chocolatier_moves", "Moves that were stored.", ["by"], registry=registry)
        self.persons_moves, self.bots_moves = moves.labels("person"), moves.labels("bot")
        self.opened = Counter("chocolatier_tables_opened", "New tables.", registry=registry)
        self.commands = Durations(
            "chocolatier_command_seconds", "From a guest's command to its answer."
        )
        self.writes = Durations(
            "chocolatier_write_seconds", "From a change to its commit in the database."
        )
        registry.register(self.commands)
        registry.register(self.writes)
        self.failed_writes = Counter(
            "chocolatier_write_failures", "Changes that could not be stored.", registry=registry
        )
        self.bots = Histogram(
            "chocolatier_bot_seconds",
            "From a bot's turn to its move, waiting included.",
            ["level"],
            registry=registry,
            buckets=SLOW,
        )
        self.refusals = Counter(
            "chocolatier_refusals", "Requests and sockets refused.", ["code"], registry=registry
        )

    def observe(self, observed: Observed) -> None:
        """Look these up from now on."""
        self.registry.register(_Lookup(observed))

    def text(self) -> bytes:
        """Return all figures as Prometheus reads them."""
        return generate_latest(self.registry)


class _Lookup(Collector):
    def __init__(self, observed: Observed) -> None:
        self._observed = observed

    def collect(self) -> Iterator[GaugeMetricFamily]:
        """Yield the present figures."""
        about = GaugeMetricFamily("chocolatier_info", "The version.", labels=["version"])
        about.add_metric([__version__], 1)
        yield about
        tables = GaugeMetricFamily("chocolatier_tables", "Tables in memory.", labels=["status"])
        found = Tally(self._observed.tables_by_status())
        for status in ("waiting", "playing", "over"):
            tables.add_metric([status], found[status])
        yield tables
        for name, text, value in (
            ("guests", "Sockets at tables.", self._observed.guests()),
            ("bots_waiting", "Bots that wait for a process.", self._observed.bots_waiting()),
            ("bots_thinking", "Bots that choose a move.", self._observed.bots_thinking()),
            ("reviews", "Reviews wanted or under way.", self._observed.reviews_waiting()),
        ):
            yield GaugeMetricFamily(f"chocolatier_{name}", text, value=value)


class MetricsPort:
    """A port of its own for the figures, until it is closed.

    Each of several processes takes the first port that is free, from the one in the settings on.
    """

    def __init__(self, metrics: Metrics, settings: MetricsSettings, processes: int = 1) -> None:
        self._server: WSGIServer | None = None
        self._thread: threading.Thread | None = None
        if settings.port is None:
            return
        for port in range(settings.port, settings.port + processes):
            try:
                self._server, self._thread = start_http_server(
                    port, settings.host, metrics.registry
                )
                return
            except OSError as error:
                reason = error.strerror
        raise ChocolatierError(
            "cannot-listen",
            f"cannot listen at {settings.host}, port {settings.port}: {reason}",
            host=settings.host,
        )

    @property
    def number(self) -> int | None:
        """The port; None if there is none."""
        return None if self._server is None else self._server.server_port

    def close(self) -> None:
        """Stop answering."""
        if self._server is not None and self._thread is not None:
            self._server.shutdown()
            self._server.server_close()
            self._thread.join()


def may_read(settings: MetricsSettings, authorization: str | None) -> bool:
    """Return whether a request with this header may read the figures."""
    if settings.token is None or authorization is None:
        return False
    return hmac.compare_digest(authorization.encode(), f"Bearer {settings.token}".encode())
