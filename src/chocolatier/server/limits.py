"""How much one socket and one address may ask of the server."""

import time
from collections.abc import Callable
from dataclasses import dataclass

from chocolatier.errors import ChocolatierError

MOST_BUCKETS = 10_000


@dataclass(frozen=True)
class ServerLimits:
    """All limits. Rates are per second, bursts are what may come at once."""

    message_bytes: int = 16_384
    body_bytes: int = 16_384
    upload_bytes: int = 2_500_000
    socket_rate: float = 20.0
    socket_burst: float = 60.0
    state_bytes: int = 10_000  # of a state that a guest asks for again: they cost a message
    address_rate: float = 10.0  # of requests that write, for records and for replays
    address_burst: float = 100.0
    signal_rate: float = 0.25  # of one person's reactions and phrases at a table
    signal_burst: float = 4.0
    nudge_seconds: float = 30.0  # until the same seat may be nudged again
    review_rate: float = 1 / 60  # of new reviews from an address; to look at them is free
    review_burst: float = 20.0
    spectators_per_table: int = 50  # guests who hold no seat there
    sockets_per_address: int = 200
    hello_seconds: float = 5.0
    queued_messages: int = 200  # for a guest who does not read


NO_LIMITS = ServerLimits(
    socket_rate=1e6,
    socket_burst=1e6,
    state_bytes=1_000_000_000,
    address_rate=1e6,
    address_burst=1e6,
    signal_rate=1e6,
    signal_burst=1e6,
    nudge_seconds=0.0,
    review_rate=1e6,
    review_burst=1e6,
    sockets_per_address=100_000,
)
"""For tests and benchmarks, whose load comes from one address."""


class Bucket:
    """A bucket of ``burst`` tokens that fills at ``rate`` per second."""

    def __init__(self, rate: float, burst: float, clock: Callable[[], float]) -> None:
        self._rate, self._burst, self._clock = rate, burst, clock
        self._tokens, self._then = burst, clock()

    def take(self) -> bool:
        """Take a token; return False if there is none."""
        now = self._clock()
        self._tokens = min(self._burst, self._tokens + (now - self._then) * self._rate)
        self._then = now
        if self._tokens < 1:
            return False
        self._tokens -= 1
        return True

    def charge(self, tokens: float) -> None:
        """Take tokens for what was done already; there may be fewer than none afterwards."""
        self._tokens -= tokens

    @property
    def full(self) -> bool:
        """Whether it has filled up since the last token was taken."""
        return self._tokens + (self._clock() - self._then) * self._rate >= self._burst


class Buckets:
    """A bucket for every address."""

    def __init__(self, rate: float, burst: float, clock: Callable[[], float]) -> None:
        self._rate, self._burst, self._clock = rate, burst, clock
        self._buckets: dict[str, Bucket] = {}

    def take(self, address: str) -> bool:
        """Take a token of an address; return False if there is none."""
        if address not in self._buckets:
            self._forget()
            self._buckets[address] = Bucket(self._rate, self._burst, self._clock)
        return self._buckets[address].take()

    def _forget(self) -> None:
        """Drop full buckets, which limit nothing, when there are too many; at worst drop all."""
        if len(self._buckets) >= MOST_BUCKETS:
            kept = {a: bucket for a, bucket in self._buckets.items() if not bucket.full}
            self._buckets = kept if len(kept) < MOST_BUCKETS else {}


class Addresses:
    """The buckets and open sockets of every address."""

    def __init__(self, limits: ServerLimits, clock: Callable[[], float] = time.monotonic) -> None:
        self._limits = limits
        self._requests = Buckets(limits.address_rate, limits.address_burst, clock)
        self._reviews = Buckets(limits.review_rate, limits.review_burst, clock)
        self._sockets: dict[str, int] = {}

    def take(self, address: str) -> None:
        """Count a request; raise ChocolatierError if there were too many."""
        if not self._requests.take(address):
            raise too_fast()

    def take_review(self, address: str) -> None:
        """Count a new review; raise ChocolatierError if there were too many."""
        if not self._reviews.take(address):
            raise ChocolatierError("too-many-reviews", "too many reviews from one address")

    def enter(self, address: str) -> None:
        """Count a new socket; raise ChocolatierError if there are too many."""
        if self._sockets.get(address, 0) >= self._limits.sockets_per_address:
            raise ChocolatierError("too-many-sockets", "too many connections from one address")
        self._sockets[address] = self._sockets.get(address, 0) + 1

    def leave(self, address: str) -> None:
        """Count a socket that was closed."""
        self._sockets[address] -= 1
        if not self._sockets[address]:
            del self._sockets[address]


def too_fast() -> ChocolatierError:
    """Return the error for a rate beyond the limit."""
    return ChocolatierError("too-fast", "too many messages: please wait a moment")


def too_large(limit: int) -> ChocolatierError:
    """Return the error for a size beyond the limit."""
    return ChocolatierError("too-large", f"more than {limit} bytes", limit=limit)
