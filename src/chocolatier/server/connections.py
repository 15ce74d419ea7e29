"""Connections that ask for nothing: how many there may be, and how long each may take.

uvicorn waits for ever for the rest of a request that was begun, and takes connections until the
process has no descriptors left.
"""

import asyncio
from collections import Counter
from contextlib import suppress
from ipaddress import ip_address, ip_network

from uvicorn.protocols.http.h11_impl import H11Protocol

from chocolatier.server.limits import ServerLimits

try:
    import resource
except ImportError:  # Windows has no such limit
    resource = None  # type: ignore[assignment]

SPARE_DESCRIPTORS = 128  # for the database, the bots' pipes, files
_BUSY = (
    b"HTTP/1.1 503 Service Unavailable\r\ncontent-length: 0\r\nconnection: close\r\n"
    b"retry-after: 5\r\n\r\n"
)


def raise_descriptor_limit() -> int | None:
    """Let this process have as many descriptors as it may; return how many, if that is known."""
    if resource is None:
        return None
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    with suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
        soft = hard
    return None if soft == resource.RLIM_INFINITY else soft


def most_connections(limits: ServerLimits) -> int:
    """Return how many connections there may be: as many as are allowed and have descriptors."""
    descriptors = raise_descriptor_limit()
    if descriptors is None:
        return limits.connections
    return max(1, min(limits.connections, descriptors - SPARE_DESCRIPTORS))


def is_among(address: str, named: tuple[str, ...]) -> bool:
    """Return whether an address is one of these, or in one of these networks."""
    if address in named or "*" in named:
        return True
    with suppress(ValueError):
        own = ip_address(address)
        return any("/" in name and own in ip_network(name, strict=False) for name in named)
    return False


def http_protocol(limits: ServerLimits, proxies: tuple[str, ...] = ()) -> type[H11Protocol]:
    """Return a protocol that keeps to these limits; it counts no connections of ``proxies``."""
    most = most_connections(limits)
    open_now: Counter[str] = Counter()

    class LimitedProtocol(H11Protocol):
        """uvicorn's HTTP protocol, with limits."""

        _timer: asyncio.TimerHandle | None = None
        _peer: str | None = None

        def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
            super().connection_made(transport)
            peer = "" if self.client is None else self.client[0]
            if len(self.connections) > most or open_now[peer] >= limits.connections_per_address:
                transport.write(_BUSY)
                transport.close()
                return
            if not is_among(peer, proxies):
                self._peer = peer
                open_now[peer] += 1
            self._wait(limits.head_seconds)

        def connection_lost(self, exc: Exception | None) -> None:
            super().connection_lost(exc)
            self._leave()

        def handle_websocket_upgrade(self, event: object) -> None:
            self._leave()
            super().handle_websocket_upgrade(event)  # type: ignore[arg-type]

        def data_received(self, data: bytes) -> None:
            super().data_received(data)
            if self._is_answered:
                if self._timer is None and self.conn.trailing_data[0]:
                    self._wait(limits.head_seconds)  # a further request has begun
            elif not self.cycle.more_body:
                self._stop()
            elif self._timer is None or self._for_head:
                self._wait(limits.body_seconds, head=False)

        def on_response_complete(self) -> None:
            self._stop()
            super().on_response_complete()

        def pause_writing(self) -> None:
            super().pause_writing()
            self._wait(limits.body_seconds, head=False)

        def resume_writing(self) -> None:
            super().resume_writing()
            self._stop()

        @property
        def _is_answered(self) -> bool:
            return self.cycle is None or self.cycle.response_complete

        def _wait(self, seconds: float, *, head: bool = True) -> None:
            self._stop()
            self._for_head = head
            self._timer = self.loop.call_later(seconds, self.transport.abort)

        def _stop(self) -> None:
            if self._timer is not None:
                self._timer.cancel()
                self._timer = None

        def _leave(self) -> None:
            self._stop()
            if self._peer is not None:
                open_now[self._peer] -= 1
                if not open_now[self._peer]:
                    del open_now[self._peer]
                self._peer = None

    return LimitedProtocol
