"""Sockets without detours: what arrives is handed on at once, and what is sent leaves at once.

ASGI puts a queue, a task and a stack of coroutines between the network and a table, in both
directions. Behind the handshake, which stays ASGI's, nothing of that is needed.
"""

from asyncio import BaseTransport
from typing import Protocol

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, Opcode
from websockets.http11 import Request
from websockets.protocol import State

EXTENSION = "chocolatier.direct"
CLOSE_SECONDS = 10.0  # for the other side to answer the close frame
MOST_EARLY_FRAMES = 50  # pings and pieces of messages before the guest has said hello
_TEXT_FRAME, _PING_FRAME, _PONG_FRAME, _MASKED = 0x81, 0x89, 0x8A, 0x80
_QUICK_FRAMES = (_TEXT_FRAME, _PING_FRAME, _PONG_FRAME)
_TWO_BYTES, _EIGHT_BYTES = 126, 127  # lengths that say that more of the length follows


def frame_of(text: str) -> bytes:
    """Return a message to a client as the bytes of a WebSocket frame."""
    data = text.encode()
    size = len(data)
    if size < _TWO_BYTES:
        return bytes((_TEXT_FRAME, size)) + data
    if size < 1 << 16:
        return b"\x81\x7e" + size.to_bytes(2, "big") + data
    return b"\x81\x7f" + size.to_bytes(8, "big") + data


class Sink(Protocol):
    """Who takes the messages of a socket."""

    def take(self, message: str | bytes) -> None:
        """Take a message."""

    def count(self) -> None:
        """Count a frame that is not a message."""

    def drained(self) -> None:
        """Send more: the network has taken what waited."""

    def lost(self) -> None:
        """Take that the connection has ended."""


class DirectProtocol(WebSocketsSansIOProtocol):
    """uvicorn's WebSocket protocol, with a door for one sink."""

    _sink: Sink | None = None
    _aligned = True  # every chunk so far had whole frames only
    _early = 0
    _heard = 0.0  # when the last message came, by the event loop's clock
    clogged = False
    """Whether the other side reads more slowly than it is sent."""

    def connection_made(self, transport: BaseTransport) -> None:
        """Take a connection."""
        super().connection_made(transport)
        self._leaving: list[bytes] = []

    def attach(self, sink: Sink) -> None:
        """Hand on every message from now on, and those that wait already."""
        self._sink = sink
        while not self.queue.empty():
            event = self.queue.get_nowait()
            if event["type"] == "websocket.disconnect":
                sink.lost()
            elif event["type"] == "websocket.receive":
                text = event.get("text")
                sink.take(event.get("bytes") or b"" if text is None else text)
        self._read_on()

    def _read_on(self) -> None:
        """Read again, if uvicorn paused because a message waited."""
        if self.read_paused:
            self.read_paused = False
            if not self.transport.is_closing():
                self.transport.resume_reading()

    def write(self, frame: bytes) -> None:
        """Send a frame that ``frame_of`` has made, together with others of the same moment."""
        self._leaving.append(frame)
        if len(self._leaving) == 1:
            self.loop.call_soon(self._flush)

    def _flush(self) -> None:
        frames, self._leaving = self._leaving, []
        if frames and self._is_open():
            self.transport.write(frames[0] if len(frames) == 1 else b"".join(frames))

    def _is_open(self) -> bool:
        """Return whether frames can be sent. After a lost connection uvloop refuses all writing."""
        closing = self.close_sent or self.transport.is_closing()
        return not closing and self.conn.state is State.OPEN

    def end(self, code: int) -> None:
        """Close the socket; break it off if the other side does not answer that."""
        if not self._is_open():
            return
        self._flush()
        self.conn.send_close(code)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self._read_on()  # to see the answer
        self.stop_keepalive()
        self.close_timer = self.loop.call_later(CLOSE_SECONDS, self.transport.abort)

    # --- what uvicorn and the event loop call ---------------------------------------------------

    def handle_connect(self, event: Request) -> None:
        """Take the request; the application finds this object in its scope."""
        super().handle_connect(event)
        if self.handshake_initiated and not self.close_sent:
            extensions = self.scope["extensions"]
            assert extensions is not None
            extensions[EXTENSION] = self  # type: ignore[assignment]

    def data_received(self, data: bytes) -> None:
        """Take bytes. One whole short frame, as nearly all are, needs no parser."""
        sink = self._sink
        if sink is not None and self._aligned:
            if not self.close_sent and self._take_whole(sink, data):
                return
            self._aligned = _is_whole(data)
        super().data_received(data)

    def _take_whole(self, sink: Sink, data: bytes) -> bool:
        """Take a text, a ping or a pong; return False if the data are anything else."""
        payload = _payload(data) if data[0] in _QUICK_FRAMES else None
        if payload is None:
            return False
        if data[0] == _TEXT_FRAME:
            try:
                text = payload.decode()
            except UnicodeDecodeError:
                return False  # the parser closes the socket
            if self.frames:
                return False
            self._heard = self.loop.time()
            sink.take(text)
        elif len(payload) >= _TWO_BYTES:
            return False
        elif data[0] == _PONG_FRAME:
            self.handle_pong(Frame(Opcode.PONG, payload))
        else:
            self._count()
            self.write(bytes((_PONG_FRAME, len(payload))) + payload)
        return True

    def send_receive_event_to_app(self) -> None:
        """Hand a message on, instead of queueing it."""
        if self._sink is None:
            super().send_receive_event_to_app()
            return
        data = b"".join(self.frames)
        self.frames = []
        if self.close_sent:
            return
        if self.curr_msg_data_type == "bytes":
            self._sink.take(data)
            return
        try:
            text = data.decode()
        except UnicodeDecodeError:
            self.end(1007)
            return
        self._sink.take(text)

    def handle_cont(self, event: Frame) -> None:
        """Take a piece of a message."""
        self._count()
        super().handle_cont(event)

    def handle_ping(self) -> None:
        """Answer a ping."""
        self._count()
        super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        """Take a pong; one that was not asked for counts."""
        if self.pending_ping_payload is None:
            self._count()
        super().handle_pong(event)

    def send_keepalive_ping(self) -> None:
        """Ask whether the other side is there, once it has said nothing for an interval."""
        assert self.ping_interval is not None
        rest = self._heard + self.ping_interval - self.loop.time()
        if rest > 0:
            self.ping_timer = self.loop.call_later(rest, self.send_keepalive_ping)
        else:
            super().send_keepalive_ping()

    def _count(self) -> None:
        if self._sink is not None:
            self._sink.count()
            return
        self._early += 1
        if self._early > MOST_EARLY_FRAMES:
            self.transport.abort()

    def pause_writing(self) -> None:
        """Note that the other side does not read."""
        self.clogged = True
        super().pause_writing()

    def resume_writing(self) -> None:
        """Let the sink send what waits."""
        self.clogged = False
        super().resume_writing()
        if self._sink is not None:
            self._sink.drained()

    def shutdown(self) -> None:
        """Close, because the server stops."""
        super().shutdown()
        self._lose()

    def handle_close(self, event: Frame) -> None:
        """Take that the other side closes."""
        super().handle_close(event)
        self._lose()

    def connection_lost(self, exc: Exception | None) -> None:
        """Take that the connection has ended."""
        super().connection_lost(exc)
        self._lose()

    def _lose(self) -> None:
        if self._sink is not None:
            self._sink.lost()


def _header(data: bytes, start: int = 0) -> tuple[int, int] | None:
    """Return where the payload of a client's frame begins, and its length; None if cut off."""
    if len(data) < start + 2:
        return None
    size, begin = data[start + 1] & 0x7F, start + 6
    if size == _TWO_BYTES:
        size, begin = int.from_bytes(data[start + 2 : start + 4], "big"), start + 8
    elif size == _EIGHT_BYTES:
        size, begin = int.from_bytes(data[start + 2 : start + 10], "big"), start + 14
    return (begin, size) if begin <= len(data) else None


def _payload(data: bytes) -> bytes | None:
    """Return the payload if the data are one masked short frame, else None."""
    found = _header(data)
    if found is None or not data[1] & _MASKED:
        return None
    begin, size = found
    if begin + size != len(data) or size >= 1 << 14:
        return None
    masks = (data[begin - 4 : begin] * (size // 4 + 1))[:size]
    plain = int.from_bytes(data[begin:], "little") ^ int.from_bytes(masks, "little")
    return plain.to_bytes(size, "little")


def _is_whole(data: bytes) -> bool:
    """Return whether the data are whole frames."""
    start = 0
    while start < len(data):
        found = _header(data, start)
        if found is None:
            return False
        start = found[0] + found[1]
    return start == len(data)
