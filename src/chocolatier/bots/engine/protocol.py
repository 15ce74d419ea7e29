"""The engine: the search behind a line protocol, described in ``docs/protocol.md``."""

import re
import sys
import threading
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from io import TextIOWrapper

from chocolatier import __version__
from chocolatier.bots import preload
from chocolatier.bots.analysis.deepening import deepen_analysis
from chocolatier.bots.bot import Limits
from chocolatier.bots.search.searcher import TABLE_BITS, Searcher, Thought
from chocolatier.bots.search.transposition import ENTRY
from chocolatier.bots.value.chances import place_chances
from chocolatier.errors import ChocolatierError, MoveError
from chocolatier.rules.core.numbers import Phase
from chocolatier.rules.game import Game
from chocolatier.rules.move import Move
from chocolatier.rules.position import Position
from chocolatier.rules.ruleset import Rules

LONGEST_MESSAGE = 300
LIMIT_NAMES = ("time", "nodes", "depth")


@dataclass(frozen=True)
class Option:
    """A whole number that the client may set."""

    default: int
    least: int
    most: int


OPTIONS = {
    "Threads": Option(1, 1, 64),
    "Hash": Option((ENTRY.itemsize << TABLE_BITS) >> 20, 1, 4096),  # megabytes
    "MultiPV": Option(1, 1, 100),  # moves that are compared
}


def table_bits(megabytes: int) -> int:
    """Return the largest table that fits, as the logarithm of its entries."""
    return ((megabytes << 20) // ENTRY.itemsize).bit_length() - 1


def _number(text: str, code: str, what: str) -> int:
    """Return a whole number above 0; raise ChocolatierError with this code for other text."""
    number = int(text) if re.fullmatch(r"[0-9]{1,15}", text) else 0
    if number < 1:
        raise ChocolatierError(code, f"{what} must be a whole number above 0 (got '{text}')")
    return number


def read_limits(words: list[str]) -> tuple[Limits, bool]:
    """Return the limits of a ``go``, and whether only ``stop`` ends it.

    Raise ChocolatierError for limits that are unknown, repeated, or not above 0.
    """
    given: dict[str, int] = {}
    rest = iter(words)
    for name in rest:
        if name in given:
            raise ChocolatierError("bad-limit", f"{name} is given twice")
        if name == "infinite":
            given[name] = 0
        elif name in LIMIT_NAMES:
            given[name] = _number(next(rest, ""), "bad-limit", name)
        else:
            raise ChocolatierError("bad-limit", f"'{name}' is not time, nodes, depth or infinite")
    infinite = given.pop("infinite", None) is not None
    if infinite and given:
        raise ChocolatierError("bad-limit", "infinite takes no other limit")
    time = given.get("time")
    seconds = None if time is None else time / 1000
    return Limits(seconds, given.get("nodes"), given.get("depth")), not given


def read_game(words: list[str]) -> Game:
    """Return the game that ``position`` describes, after its moves.

    Raise ChocolatierError if the game is impossible or no seat has a move in it.
    """
    where = words.index("moves") if "moves" in words else len(words)
    start, moves = words[:where], words[where + 1 :]
    if start[:1] == ["start"]:
        if len(start) != 4 or start[2] != "seed":
            raise ChocolatierError("bad-position", "write: position start RULES seed SEED")
        game = Game(Rules.parse(start[1]), start[3])
    else:
        game = Game.from_position(Position.parse(" ".join(start)))
    for number, move in enumerate(moves, 1):
        try:
            game.play(move)
        except MoveError as error:
            raise ChocolatierError(error.code, f"move {number}: {error}") from None
    if game.phase >= Phase.DEAL:
        state = "the game is over" if game.is_over else "the position waits for a deal"
        raise ChocolatierError("nothing-to-decide", f"{state}: no seat has a move")
    return game


def info_line(thought: Thought, number: int | None = None) -> str:
    """Return what a search has found as a line; ``number`` is the move's place among several."""
    values = " ".join(f"{value:.2f}" for value in thought.values)
    chances = " ".join(f"{chance:.3f}" for chance in thought.chances)
    per_second = thought.nodes / max(thought.seconds, 1e-6)
    places = ""
    if len(thought.chances) > 2:
        rows = place_chances(thought.chances, thought.values)
        places = "places " + " ".join(f"{chance:.3f}" for row in rows for chance in row) + " "
    among = "" if number is None else f"multipv {number} "
    return (
        f"info {among}depth {thought.depth} nodes {thought.nodes} "
        f"time {thought.seconds * 1000:.0f} nps {per_second:.0f} "
        f"values {values} chances {chances} {places}line {' '.join(map(str, thought.line))}"
    )


class Engine:
    """Answers lines; it searches in a thread of its own, so that it can be stopped."""

    def __init__(self, lines: Iterable[str], write: Callable[[str], object]) -> None:
        self._lines, self._write = lines, write
        self._writing = threading.Lock()
        self._cut_off = False
        self._options = {name: option.default for name, option in OPTIONS.items()}
        self._searcher = self._new_searcher(self._options)
        self._game: Game | None = None
        self._thread: threading.Thread | None = None
        self._thinking = self._ended = False
        self._halt = threading.Event()
        self._anytime = {
            "choco": self._identify,
            "isready": lambda: self._say("readyok"),
            "stop": self._stop,
            "quit": self._quit,
        }
        self._between = {
            "setoption": self._set_option,
            "newgame": self._new_game,
            "position": self._position,
            "go": self._go,
        }

    def run(self) -> None:
        """Answer until ``quit`` or the end of the input, then stop the search.

        Raise BrokenPipeError if the client has closed its end.
        """
        try:
            for line in self._lines:
                if words := line.split():
                    self._obey(words[0], words[1:])
                if self._ended or self._cut_off:
                    break
        finally:
            self._stop()
        if self._cut_off:
            raise BrokenPipeError

    def _obey(self, name: str, words: list[str]) -> None:
        """Carry out one line; anything wrong with it becomes one error line."""
        try:
            if name in self._anytime:
                if words:
                    raise ChocolatierError("bad-command", f"{name} takes no arguments")
                self._anytime[name]()
            elif name not in self._between:
                raise ChocolatierError("no-such-command", f"unknown command '{name}'")
            elif self._thinking:
                raise ChocolatierError("thinking", f"{name} must wait: stop the search first")
            else:
                self._between[name](words)
        except ChocolatierError as error:
            self._refuse(error.code, str(error))
        except Exception as error:  # a fault of ours must not end the session
            self._refuse("internal", f"{type(error).__name__}: {error}")

    def _say(self, line: str) -> None:
        with self._writing:
            try:
                self._write(line)
            except (OSError, ValueError):  # closed by the client, or by us
                self._cut_off = True

    def _refuse(self, code: str, message: str) -> None:
        text = "".join(c if c.isprintable() else "?" for c in message)
        if len(text) > LONGEST_MESSAGE:
            text = text[: LONGEST_MESSAGE - 3] + "..."
        self._say(f"error {code} {text}")

    def _identify(self) -> None:
        self._say(f"id name chocolatier {__version__}")
        self._say("id author the Chocolatier authors")
        for name, option in OPTIONS.items():
            bounds = f"min {option.least} max {option.most}"
            self._say(f"option name {name} type spin default {option.default} {bounds}")
        self._say("chocook")

    def _new_searcher(self, options: dict[str, int]) -> Searcher:
        return Searcher(options["Threads"], table_bits(options["Hash"]))

    def _set_option(self, words: list[str]) -> None:
        if len(words) != 4 or words[0] != "name" or words[2] != "value":
            raise ChocolatierError("bad-option", "write: setoption name NAME value NUMBER")
        name = words[1]
        if name not in OPTIONS:
            names = ", ".join(OPTIONS)
            raise ChocolatierError("bad-option", f"unknown option '{name}'; choose one of {names}")
        option, value = OPTIONS[name], _number(words[3], "bad-option", name)
        if not option.least <= value <= option.most:
            bounds = f"between {option.least} and {option.most}"
            raise ChocolatierError("bad-option", f"{name} must be {bounds} (got {value})")
        options = self._options | {name: value}
        try:
            self._searcher = self._new_searcher(options)
        except MemoryError:
            raise ChocolatierError("no-memory", f"{name} {value}: not enough memory") from None
        self._options = options

    def _new_game(self, words: list[str]) -> None:
        if len(words) != 1:
            raise ChocolatierError("bad-command", "write: newgame RULES")
        self._searcher.worth(Rules.parse(words[0]))
        self._game = None
        self._searcher.clear()

    def _position(self, words: list[str]) -> None:
        self._game = None  # a go after a refused position must not answer for an older one
        self._game = read_game(words)
        self._searcher.worth(self._game.rules)  # loads the network before a clock runs

    def _go(self, words: list[str]) -> None:
        limits, endless = read_limits(words)
        if self._game is None:
            raise ChocolatierError("no-position", "no position has been set")
        if self._thread is not None:
            self._thread.join()
        self._halt.clear()
        self._searcher.withdraw_stop()  # it may have come when the last search had just ended
        self._thinking = True
        self._thread = threading.Thread(
            target=self._think, args=(self._game, limits, endless), daemon=True
        )
        self._thread.start()

    def _think(self, game: Game, limits: Limits, endless: bool) -> None:
        try:
            move = self._find(game, limits)
            if endless:
                self._halt.wait()
        except Exception as error:  # the client waits for a move in any case
            self._refuse("internal", f"{type(error).__name__}: {error}")
            move = game.legal_moves[0]
        self._thinking = False  # first: the next go may follow the answer at once
        self._say(f"bestmove {move}")

    def _find(self, game: Game, limits: Limits) -> Move:
        """Return the best move, after the lines that say what was found."""
        count = self._options["MultiPV"]
        if count == 1:
            thought = self._searcher.think(game, limits, self._inform)
            self._inform(thought)
            return thought.move
        move = game.legal_moves[0]
        for found in deepen_analysis(game, limits, count, self._searcher, self._halt.is_set):
            for number, one in enumerate(found.thoughts, 1):
                self._say(info_line(one, number))
            move = found.thoughts[0].move
        return move

    def _inform(self, thought: Thought) -> None:
        self._say(info_line(thought))

    def _stop(self) -> None:
        """Stop the search, if there is one, and wait until it has answered."""
        self._halt.set()
        if self._thread is not None:
            self._searcher.stop()
            self._thread.join()

    def _quit(self) -> None:
        self._ended = True


def serve() -> None:
    """Run an engine on standard input and output.

    Raise BrokenPipeError if the client has closed its end.
    """
    for stream, errors in ((sys.stdin, "replace"), (sys.stdout, "backslashreplace")):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(encoding="utf-8", errors=errors)
    preload.load()
    Engine(sys.stdin, lambda line: print(line, flush=True)).run()
