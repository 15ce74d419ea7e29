"""An engine to talk to: in a thread, or with all lines typed at once."""

import queue
import threading

from chocolatier.bots.engine.protocol import Engine

LATE = (
    "2-coloured-plain 5 draft 1.2.2 BBBBBRRR -/-/-/-/- 0.0.0.0.0 12.8.9.9.13 "
    "17:T/TT/KKK/-/B:1BWKR/2BWK/1RTBW/1K3/4T:- 8:T/TT/KK/R/WWWWW:1BWKR/2BWK/4W/1K3/B4:M"
)
START = "position start 2-coloured-plain seed 7"
WAIT = 60.0


class Session:
    """An engine that runs in a thread, and the lines typed to it and read from it."""

    def __init__(self) -> None:
        self._typed: queue.Queue[str | None] = queue.Queue()
        self._said: queue.Queue[str] = queue.Queue()
        engine = Engine(iter(self._typed.get, None), self._said.put)
        self._thread = threading.Thread(target=engine.run, daemon=True)
        self._thread.start()

    def type(self, *lines: str) -> None:
        for line in lines:
            self._typed.put(line + "\n")

    def read(self) -> str:
        """Return the next line that is not an info."""
        while (line := self._said.get(timeout=WAIT)).startswith("info "):
            pass
        return line

    def read_info(self) -> str:
        line = self._said.get(timeout=WAIT)
        assert line.startswith("info ")
        return line

    def end(self) -> list[str]:
        """End the input and return what the engine still answered, without infos."""
        self._typed.put(None)
        self._thread.join(WAIT)
        assert not self._thread.is_alive()
        left = [self._said.get_nowait() for _ in range(self._said.qsize())]
        return [line for line in left if not line.startswith("info ")]


def answers(*lines: str) -> list[str]:
    """Return what an engine answers to lines typed all at once, without infos."""
    said: list[str] = []
    Engine([line + "\n" for line in lines], said.append).run()
    return [line for line in said if not line.startswith("info ")]


def converse(typed: str) -> list[str]:
    """Return the answers to lines typed one after another, with the last info of each."""
    session, said = Session(), []
    for line in typed.splitlines():
        session.type(line)
        if line.startswith("go "):
            said += _answer(session)
    return said + session.end()


def _answer(session: Session) -> list[str]:
    info, line = "", session._said.get(timeout=WAIT)
    before = []
    while line.split()[0] not in ("bestmove", "error"):
        if line.startswith("info "):
            info = line
        else:
            before.append(line)
        line = session._said.get(timeout=WAIT)
    return [*before, *([info] if info else []), line]
