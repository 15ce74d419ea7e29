"""How much one socket and one address may ask of the server."""

import time
from collections.abc import Callable
from contextlib import suppress
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from typing import Annotated, TypeAlias

from pydantic import BaseModel, ConfigDict, Field

from chocolatier.errors import ChocolatierError

MOST_BUCKETS = 10_000
Network: TypeAlias = IPv4Network | IPv6Network
Whole: TypeAlias = Annotated[int, Field(ge=0)]
Rate: TypeAlias = Annotated[float, Field(ge=0)]


class ServerLimits(BaseModel):
    """All limits. Rates are per second, bursts are what may come at once."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    message_bytes: Whole = Field(default=16_384, description="of a socket's message")
    body_bytes: Whole = Field(default=16_384, description="of a request's body")
    upload_bytes: Whole = Field(default=2_500_000, description="of a request that uploads a record")
    socket_rate: Rate = Field(default=20.0, description="messages of a socket, per second")
    socket_burst: Rate = Field(default=60.0, description="messages of a socket, at once")
    state_bytes: Whole = Field(
        default=10_000, description="of a state that a guest asks for again: they cost a message"
    )
    address_rate: Rate = Field(
        default=10.0, description="requests of an address that write or ask for a game, per second"
    )
    address_burst: Rate = Field(default=100.0, description="such requests, at once")
    upload_rate: Rate = Field(
        default=50_000.0, description="characters of records from an address, per second"
    )
    upload_burst: Rate = Field(
        default=3_000_000.0, description="characters of records from an address, at once"
    )
    upload_moves: Whole = Field(default=2_000, description="of a game that is uploaded")
    uploads_waiting: Whole = Field(
        default=8, description="games that wait to be read or written whole"
    )
    signal_rate: Rate = Field(
        default=0.25, description="reactions and phrases of a person at a table, per second"
    )
    signal_burst: Rate = Field(default=4.0, description="reactions and phrases, at once")
    nudge_seconds: Rate = Field(default=30.0, description="until the same seat may be nudged again")
    review_rate: Rate = Field(default=1 / 60, description="new reviews of an address, per second")
    review_burst: Rate = Field(default=20.0, description="new reviews of an address, at once")
    hint_rate: Rate = Field(
        default=1 / 3, description="hints and judged moves of an address, per second"
    )
    hint_burst: Rate = Field(default=30.0, description="hints and judged moves, at once")
    player_rate: Rate = Field(default=1 / 60, description="new players of an address, per second")
    player_burst: Rate = Field(default=20.0, description="new players of an address, at once")
    slice_seconds: Rate = Field(
        default=0.2, description="that a live analysis searches before others have a turn"
    )
    analysis_seconds: Rate = Field(default=30.0, description="of analysing one position")
    analysis_nodes: Whole = Field(default=30_000_000, description="of analysing one position")
    analysis_rate: Rate = Field(
        default=0.5, description="seconds of analysis that an address gets back, per second"
    )
    analysis_burst: Rate = Field(
        default=1800.0, description="seconds of analysis of an address, at once"
    )
    spectators_per_table: Whole = Field(default=50, description="guests who hold no seat there")
    sockets_per_address: Whole = Field(default=200, description="open sockets of an address")
    connections: Whole = Field(
        default=20_000, description="open at a time, sockets included, if there are descriptors"
    )
    connections_per_address: Whole = Field(
        default=200, description="of an address that are not sockets"
    )
    head_seconds: Rate = Field(default=10.0, description="for the head of a request")
    body_seconds: Rate = Field(
        default=60.0, description="for the body of a request, or for a client to read the answer"
    )
    hello_seconds: Rate = Field(default=5.0, description="until a socket must have said hello")
    queued_messages: Whole = Field(
        default=200, description="that wait for a guest who does not read"
    )


NO_LIMITS = ServerLimits(
    socket_rate=1e6,
    socket_burst=1e6,
    state_bytes=1_000_000_000,
    address_rate=1e6,
    address_burst=1e6,
    upload_rate=1e9,
    upload_burst=1e9,
    signal_rate=1e6,
    signal_burst=1e6,
    nudge_seconds=0.0,
    review_rate=1e6,
    review_burst=1e6,
    hint_rate=1e6,
    hint_burst=1e6,
    player_rate=1e6,
    player_burst=1e6,
    analysis_rate=1e6,
    analysis_burst=1e6,
    sockets_per_address=100_000,
    connections_per_address=100_000,
)
"""For tests and benchmarks, whose load comes from one address."""


class Bucket:
    """A bucket of ``burst`` tokens that fills at ``rate`` per second."""

    def __init__(self, rate: float, burst: float, clock: Callable[[], float]) -> None:
        self._rate, self._burst, self._clock = rate, burst, clock
        self._tokens, self._then = burst, clock()

    def take(self, tokens: float = 1) -> bool:
        """Take tokens; return False, and take none, if there are fewer."""
        now = self._clock()
        self._tokens = min(self._burst, self._tokens + (now - self._then) * self._rate)
        self._then = now
        if self._tokens < tokens:
            return False
        self._tokens -= tokens
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
        self._price = 1.0  # in tokens
        self._buckets: dict[str, Bucket] = {}

    def take(self, address: str, tokens: float = 1) -> bool:
        """Take tokens of an address; return False if there are fewer."""
        if address not in self._buckets:
            self._forget()
            self._buckets[address] = Bucket(self._rate, self._burst, self._clock)
        return self._buckets[address].take(tokens * self._price)

    def share(self, servers: int) -> None:
        """Allow one server's share: with three of them, everything costs three times as much."""
        self._price = min(float(servers), self._burst)

    def _forget(self) -> None:
        """Drop full buckets, which limit nothing, when there are too many; at worst drop all."""
        if len(self._buckets) >= MOST_BUCKETS:
            kept = {a: bucket for a, bucket in self._buckets.items() if not bucket.full}
            self._buckets = kept if len(kept) < MOST_BUCKETS else {}


_TOO_FAST = ("too-fast", "too many messages: please wait a moment")
_REFUSALS = {
    "address": _TOO_FAST,
    "upload": _TOO_FAST,
    "review": ("too-many-reviews", "too many reviews from one address"),
    "hint": ("too-many-hints", "too many hints from one address"),
    "player": ("too-many-players", "too many new players from one address"),
    "analysis": ("too-much-analysis", "too much analysis from one address"),
}
"""What an address is refused with; each name is that of a rate and a burst of the limits."""


class Addresses:
    """The buckets and open sockets of every address."""

    def __init__(self, limits: ServerLimits, clock: Callable[[], float] = time.monotonic) -> None:
        self._limits = limits
        self._buckets = {
            what: Buckets(getattr(limits, f"{what}_rate"), getattr(limits, f"{what}_burst"), clock)
            for what in _REFUSALS
        }
        self._sockets: dict[str, int] = {}
        self._blocked: dict[str, Network] = {}
        self._servers = 1

    @property
    def blocked(self) -> list[str]:
        """The networks that are refused."""
        return list(self._blocked)

    def block(self, network: str) -> str:
        """Refuse an address or a network, and return it; raise ChocolatierError if it is none."""
        try:
            found = ip_network(network, strict=False)
        except ValueError:
            raise ChocolatierError(
                "bad-request", f"'{network}' is not an address or a network"
            ) from None
        self._blocked[str(found)] = found
        return str(found)

    def unblock(self, network: str) -> bool:
        """Refuse a network no longer; return whether it was blocked."""
        with suppress(ValueError):
            return self._blocked.pop(str(ip_network(network, strict=False)), None) is not None
        return False

    def is_blocked(self, address: str) -> bool:
        """Return whether an address is refused."""
        if not self._blocked:
            return False
        try:
            found = ip_address(address)
        except ValueError:
            return False
        return any(found in network for network in self._blocked.values())

    def check(self, address: str) -> None:
        """Raise ChocolatierError if an address is refused."""
        if self.is_blocked(address):
            raise ChocolatierError("blocked", "the host of this server has blocked this address")

    def share(self, servers: int) -> None:
        """Allow one server's share, so that all servers together keep the limits."""
        self._servers = servers
        for buckets in self._buckets.values():
            buckets.share(servers)

    def take(self, address: str) -> None:
        """Count a request; raise ChocolatierError if there were too many."""
        self._take("address", address)

    def take_upload(self, address: str, size: int) -> None:
        """Count a record of so many characters; raise ChocolatierError if there were too many."""
        self._take("upload", address, size)

    def take_review(self, address: str) -> None:
        """Count a new review; raise ChocolatierError if there were too many."""
        self._take("review", address)

    def take_hint(self, address: str) -> None:
        """Count a hint or a judged move; raise ChocolatierError if there were too many."""
        self._take("hint", address)

    def take_player(self, address: str) -> None:
        """Count a new player; raise ChocolatierError if there were too many."""
        self._take("player", address)

    def take_analysis(self, address: str, seconds: float) -> None:
        """Count seconds of live analysis; raise ChocolatierError if there were too many."""
        self._take("analysis", address, seconds)

    def _take(self, what: str, address: str, tokens: float = 1) -> None:
        if not self._buckets[what].take(address, tokens):
            raise ChocolatierError(*_REFUSALS[what])

    def enter(self, address: str) -> None:
        """Count a new socket; raise ChocolatierError if there are too many."""
        self.check(address)
        room = max(1, self._limits.sockets_per_address // self._servers)
        if self._sockets.get(address, 0) >= room:
            raise ChocolatierError("too-many-sockets", "too many connections from one address")
        self._sockets[address] = self._sockets.get(address, 0) + 1

    def leave(self, address: str) -> None:
        """Count a socket that was closed."""
        self._sockets[address] -= 1
        if not self._sockets[address]:
            del self._sockets[address]


def too_fast() -> ChocolatierError:
    """Return the error for a rate beyond the limit."""
    return ChocolatierError(*_TOO_FAST)


def too_large(limit: int) -> ChocolatierError:
    """Return the error for a size beyond the limit."""
    return ChocolatierError("too-large", f"more than {limit} bytes", limit=limit)
