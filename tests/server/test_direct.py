"""Pings of sockets that have said nothing for a while, and answers to those that are gone."""

from types import SimpleNamespace
from typing import Any

import pytest
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

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


@pytest.mark.parametrize("closing", [False, True])
def test_nothing_is_sent_to_a_socket_that_is_gone(closing: bool) -> None:
    sent: list[bytes] = []
    socket: Any = DirectProtocol.__new__(DirectProtocol)
    socket.conn = SimpleNamespace(
        state=State.OPEN, send_close=lambda _: None, data_to_send=lambda: [b"close"]
    )
    socket.transport = SimpleNamespace(
        is_closing=lambda: closing, write=sent.append, abort=lambda: None
    )
    socket.loop = SimpleNamespace(call_soon=lambda _: None, call_later=lambda *_: None)
    socket.close_sent = socket.read_paused = False
    socket.ping_timer = socket.pong_timer = None
    socket._leaving = []
    socket.write(b"refused")
    socket.end(4000)
    assert sent == ([] if closing else [b"refused", b"close"])
    assert socket.close_sent is not closing
