"""What a load costs: processor time, bytes, latencies, and what went wrong."""

import statistics
from dataclasses import dataclass, field

import psutil  # type: ignore[import-untyped]


@dataclass
class Counts:
    """What was measured, and what went wrong."""

    moves: int = 0
    received: int = 0  # bytes of all messages
    seconds: float = 0.0
    processor: float = 0.0  # seconds
    latencies: list[float] = field(default_factory=list)  # milliseconds
    problems: list[str] = field(default_factory=list)

    def add(self, other: "Counts") -> None:
        """Add another run to this one."""
        for name in vars(self):
            setattr(self, name, getattr(self, name) + getattr(other, name))

    @property
    def cost(self) -> float:
        """Processor milliseconds per move."""
        return 1000 * self.processor / self.moves

    @property
    def weight(self) -> float:
        """Bytes per move."""
        return self.received / self.moves

    @property
    def p99(self) -> float:
        """The 99th percentile of the latencies."""
        return sorted(self.latencies)[int(0.99 * len(self.latencies))]

    def report(self) -> None:
        """Print what a move costs."""
        rate = self.moves / self.seconds
        print(f"{self.moves} moves in {self.seconds:.1f} s: {rate:.0f} moves/s")
        print(f"server: {self.cost:.2f} ms of processor time and {self.weight:,.0f} bytes per move")
        print(
            f"command to broadcast: median {statistics.median(self.latencies):.1f} ms, "
            f"p99 {self.p99:.1f} ms, longest {max(self.latencies):.1f} ms"
        )
        for problem in self.problems[:10]:
            print("PROBLEM", problem)
        print(f"{len(self.problems)} errors, lost or doubled events", flush=True)


class Meter:
    """The processor time of a server from now on."""

    def __init__(self, server: psutil.Process) -> None:
        self._server = server
        self._before = self._spent()

    def _spent(self) -> dict[int, float]:
        """Return the seconds of each process that is counted."""
        children = self._server.children(recursive=True)
        counted = [self._server, *(child for child in children if not _is_bot(child))]
        times = {process.pid: process.cpu_times() for process in counted}
        return {pid: time.user + time.system for pid, time in times.items()}

    def read(self) -> float:
        """Return the seconds since the beginning."""
        return sum(spent - self._before.get(pid, 0.0) for pid, spent in self._spent().items())


def _is_bot(process: psutil.Process) -> bool:
    """Whether this is a bot's process: they are started by multiprocessing."""
    ways = ("multiprocessing.spawn", "multiprocessing.forkserver")
    return any(way in part for part in process.cmdline() for way in ways)
