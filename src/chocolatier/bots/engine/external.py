"""A bot that is another program: it speaks the engine's protocol (``docs/protocol.md``)."""

import queue
import shlex
import subprocess
import threading
import time
import weakref
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from typing import IO

from chocolatier.bots.bot import DEFAULT_SECONDS, Bot, Limits, unknown_setting
from chocolatier.errors import ChocolatierError, MoveTextError
from chocolatier.rules.game import Game
from chocolatier.rules.move import Move
from chocolatier.rules.ruleset import Rules

START_SECONDS = 120.0  # a program may compile itself when it is first started
GRACE_SECONDS = 5.0  # for the answer, beyond the time of the move
UNTIMED_SECONDS = 60.0  # for the answer of a search without a time limit
QUIT_SECONDS = 2.0
MOST_UNREAD = 1000  # lines
LONGEST_READ = 100_000  # characters of a line
LONGEST_WORDS = 300


def _read_answers(stream: IO[str], answers: "queue.Queue[str | None]", last: deque[str]) -> None:
    """Queue the lines that a program writes, without its infos, and None when it ends.

    A program that floods the queue counts as ended.
    """
    while answers.qsize() < MOST_UNREAD and (line := stream.readline(LONGEST_READ)):
        if line.split(None, 1)[:1] not in ([], ["info"]):
            last.append(line.strip())
            answers.put(line.strip())
    answers.put(None)


def _read_complaints(stream: IO[str], last: deque[str]) -> None:
    """Keep the last lines that a program writes to its error output."""
    while line := stream.readline(LONGEST_READ):
        if line.strip():
            last.append(line.strip())


class Program:
    """A program that is running: lines to it and lines from it."""

    def __init__(self, arguments: list[str]) -> None:
        """Start it; raise ChocolatierError if it cannot be started."""
        self.name = shlex.join(arguments)
        try:
            self._process = subprocess.Popen(
                arguments,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                encoding="utf-8",
                errors="replace",
            )
        except (OSError, ValueError) as error:
            raise ChocolatierError(
                "engine-start", f"{self.name}: cannot be started: {error}", command=self.name
            ) from None
        out, err = self._process.stdout, self._process.stderr
        assert out is not None
        assert err is not None
        self._answers: queue.Queue[str | None] = queue.Queue()
        self._said: deque[str] = deque(maxlen=1)
        self._complained: deque[str] = deque(maxlen=3)
        self._readers = {
            out: threading.Thread(
                target=_read_answers, args=(out, self._answers, self._said), daemon=True
            ),
            err: threading.Thread(
                target=_read_complaints, args=(err, self._complained), daemon=True
            ),
        }
        for reader in self._readers.values():
            reader.start()

    def send(self, line: str) -> None:
        """Send a line; if the program has ended, ``receive`` will find out."""
        assert self._process.stdin is not None
        with suppress(OSError, ValueError):
            self._process.stdin.write(line + "\n")
            self._process.stdin.flush()

    def receive(self, seconds: float) -> str:
        """Return its next answer; raise ChocolatierError if it refuses, ends, or is late."""
        try:
            line = self._answers.get(timeout=seconds)
        except queue.Empty:
            raise self.fault("engine-timeout", f"no answer in {seconds:g} seconds") from None
        if line is None:
            raise self.fault("engine-ended", "it ended")
        if line.split()[0] == "error":
            raise self.fault("engine-refused", "it refuses")
        return line

    def await_word(self, word: str, seconds: float, among: tuple[str, ...] = ()) -> None:
        """Read until the program answers with one word.

        Raise ChocolatierError for a line before that, unless it begins with one of ``among``.
        """
        end = time.monotonic() + seconds
        while (line := self.receive(max(0.0, end - time.monotonic()))) != word:
            if line.split()[0] not in among:
                raise self.fault("engine-nonsense", f"it should have answered {word}")

    def fault(self, code: str, what: str) -> ChocolatierError:
        """Return an error with the program's last words."""
        if code == "engine-ended":  # wait for what it wrote before it ended
            for reader in self._readers.values():
                reader.join(QUIT_SECONDS)
        words = " / ".join([*self._said, *self._complained])[-LONGEST_WORDS:] or "nothing"
        return ChocolatierError(
            code, f"{self.name}: {what}; its last words: {words}", command=self.name, words=words
        )

    def close(self) -> None:
        """End it: ask it to quit, then terminate it, then kill it."""
        self.send("quit")
        assert self._process.stdin is not None
        with suppress(OSError):
            self._process.stdin.close()
        for harder in (self._process.terminate, self._process.kill):
            try:
                self._process.wait(QUIT_SECONDS)
            except subprocess.TimeoutExpired:
                harder()
        self._process.wait()
        for stream, reader in self._readers.items():
            reader.join(QUIT_SECONDS)
            if not reader.is_alive():  # otherwise a child of the program holds the other end
                stream.close()


class ExternalBot(Bot):
    """A bot that asks a program, which is started when the first move is due."""

    def __init__(self, command: str, limits: Limits) -> None:
        """Split the command as a shell does; raise ChocolatierError if that is impossible."""
        try:
            self._arguments = shlex.split(command)
        except ValueError as error:
            raise ChocolatierError("engine-command", f"'{command}': {error}") from None
        if not self._arguments:
            raise ChocolatierError("engine-command", "the command that starts the engine is empty")
        self._limits = limits if limits != Limits() else Limits(seconds=DEFAULT_SECONDS)
        self._program: Program | None = None
        self._end: Callable[[], object] = lambda: None
        self._seen: tuple[Rules, int] | None = None

    def choose(self, game: Game) -> Move:
        """Return the program's move.

        Raise ChocolatierError if it is late, dies, or answers nonsense; the program is then ended,
        and the next move starts it again.
        """
        try:
            return self._ask(game)
        except BaseException:
            self.close()
            raise

    def close(self) -> None:
        """End the program."""
        if self._program is not None:
            self._program = None
            self._end()

    def _ask(self, game: Game) -> Move:
        program = self._program or self._start()
        if self._is_new(game):
            program.send(f"newgame {game.rules}")
        program.send(f"position {game.position!s}")
        program.send("isready")
        program.await_word("readyok", START_SECONDS)
        program.send(self._go())
        seconds = self._limits.seconds
        thinking = UNTIMED_SECONDS if seconds is None else seconds + GRACE_SECONDS
        return self._read_move(program, program.receive(thinking), game)

    def get_ready(self) -> None:
        """Start the program, if it is not running."""
        if self._program is None:
            self._start()

    def _start(self) -> Program:
        program = Program(self._arguments)
        self._program, self._seen = program, None
        self._end = weakref.finalize(self, program.close)
        program.send("choco")
        program.await_word("chocook", START_SECONDS, ("id", "option"))
        return program

    def _is_new(self, game: Game) -> bool:
        """Return whether this is another game than the last one asked about."""
        before, now = self._seen, (game.rules, len(game.history))
        self._seen = now
        return before is None or before[0] != now[0] or now[1] <= before[1]

    def _go(self) -> str:
        limits = self._limits
        words = ["go"]
        if limits.seconds is not None:
            words += ["time", str(max(1, round(limits.seconds * 1000)))]
        if limits.nodes is not None:
            words += ["nodes", str(limits.nodes)]
        if limits.depth is not None:
            words += ["depth", str(limits.depth)]
        return " ".join(words)

    def _read_move(self, program: Program, line: str, game: Game) -> Move:
        """Return the move of a ``bestmove``; raise ChocolatierError if there is no legal one."""
        words = line.split()
        if len(words) != 2 or words[0] != "bestmove":
            raise program.fault("engine-nonsense", "it should have answered bestmove and a move")
        try:
            move = Move.parse(words[1])
        except MoveTextError:
            raise program.fault("engine-nonsense", f"'{words[1]}' is not a move") from None
        if not game.is_legal(move):
            raise program.fault("engine-illegal", f"{move} is not legal")
        return move


def make_external(settings: dict[str, str], seed: str, limits: Limits) -> Bot:  # noqa: ARG001
    """Return the bot of ``engine:command=PROGRAM ARGUMENTS``; a command cannot hold a comma.

    ``name=...`` is what an arena calls it. Raise ChocolatierError without a command or for an
    unknown setting.
    """
    for name in settings:
        if name not in ("command", "name"):
            raise unknown_setting(name)
    return ExternalBot(settings.get("command", ""), limits)
