"""Pings of sockets: only those are asked that have said nothing for a while."""

from types import SimpleNamespace
from typing import Any

import pytest
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from chocolatier.server.direct import DirectProtocol


@pytest.mark.parametrize(("heard", "asks"), [(0.0, True), (70.0, True), (80.0, False)])
def test_only_a_silent_socket_is_asked(
    heard: float, asks: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[object] = []
    planned: list[float] = []
    monkeypatch.setattr(
        WebSocketsSansIOProtocol, "send_keepalive_ping", lambda self: asked.append(self)
    )
    socket: Any = DirectProtocol.__new__(DirectProtocol)
    socket.ping_interval, socket._heard = 30.0, heard
    socket.loop = SimpleNamespace(time=lambda: 100.0, call_later=lambda s, _: planned.append(s))
    socket.send_keepalive_ping()
    assert (bool(asked), planned) == (asks, [] if asks else [10.0])
