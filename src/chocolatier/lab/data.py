"""Records as columns: numpy arrays, a pandas frame, a Parquet file.

There is one row for every line of a record. Each has the game, the round, the seat and how the
game ended for this seat; docs/data.md describes the columns.
"""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import islice
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING, Any, BinaryIO, Self

import numpy as np
from numpy.typing import NDArray

from chocolatier.errors import ChocolatierError
from chocolatier.notation.record_lines import KINDS
from chocolatier.notation.scanning import ScannedRecord, deal_of, scan_records
from chocolatier.rules.core.actions import LEFT, SHARE_ACTION
from chocolatier.rules.core.numbers import LETTERS
from chocolatier.rules.core.state import STATE, States
from chocolatier.rules.move import Move

if TYPE_CHECKING:
    import pandas as pd

VERSION = 1
"""Of the columns; it changes only when one of them does."""
Columns = dict[str, NDArray[Any]]

NUMBERS = {
    "row": np.int8,
    "column": np.int8,
    "across": np.int8,
    "down": np.int8,
    "points": np.int16,
    "items": np.int8,
    "penalty": np.int16,
    "score": np.int16,
    "count": np.int8,
    "rows": np.int8,
    "columns": np.int8,
    "colours": np.int8,
}
"""The columns that a line has as they are; 0 where it has none."""
OWN = {
    "game": np.int64,  # from 0, in the order of the file
    "line": np.int32,  # of the game, from 0
    "round": np.int16,  # 0 before the first deal
    "kind": np.int8,  # an index into KINDS
    "seat": np.int8,  # from 1; 0 for lines of the whole table
    "action": np.int16,  # of a move, its first one; -1 for other lines
    "left": np.int8,  # of a move: bit c when it sends colour c to the left (R42)
    "right": np.int8,
    "colour": np.int8,  # index into TBWKR of what is boxed or falls; -1 for other lines
    "final": np.int16,  # the seat's score when the game is over; 0 without a seat or an end
    "place": np.int8,  # the seat's place then
}
_KIND = {name: number for number, name in enumerate(KINDS)}
_ROWS_TOGETHER = 200_000  # rows of a group in a Parquet file


def records_to_arrays(records: Iterable[str | ScannedRecord], *, states: bool = False) -> Columns:
    """Return one row for every line of the records, as an array for each column.

    ``records`` are lines of text, or what ``scan_records`` yields. With ``states`` the column
    ``state`` has the compiled state before every move, zeros in other rows: ``Batch`` and
    ``observe_batch`` read it.
    """
    table = _Table(states=states)
    for record in _scanned(records):
        table.add(record)
    return table.columns()


def records_to_pandas(records: Iterable[str | ScannedRecord]) -> "pd.DataFrame":
    """Return the same as a pandas frame, with texts: rules, kind, names, moves and deals.

    Raise ChocolatierError unless pandas is installed.
    """
    try:
        import pandas as pd
    except ImportError:
        raise _missing("pandas") from None
    table = _Table(texts=True)
    for record in _scanned(records):
        table.add(record)
    return pd.DataFrame(table.texts_and_columns())


def write_parquet(path: Path, records: Iterable[str | ScannedRecord]) -> int:
    """Write the same into a Parquet file, and return how many games there are.

    Raise ChocolatierError unless pyarrow is installed.
    """
    with ParquetWriter(path) as writer:
        for record in _scanned(records):
            writer.add(record)
        return writer.games


class ParquetWriter:
    """A Parquet file that grows by games; it is complete when it is closed."""

    def __init__(self, file: Path | BinaryIO) -> None:
        try:
            import pyarrow as pa
            import pyarrow.parquet as pq
        except ImportError:
            raise _missing("pyarrow") from None
        self._arrow, self._table = pa, _Table(texts=True)
        self._writer = pq.ParquetWriter(file, _schema(pa), compression="zstd")

    @property
    def games(self) -> int:
        """How many games were added."""
        return self._table.games

    def add(self, record: ScannedRecord) -> None:
        """Add a game."""
        self._table.add(record)
        if self._table.length >= _ROWS_TOGETHER:
            self._flush()

    def add_lines(self, records: str) -> None:
        """Add the games of a text of records."""
        for record in scan_records(records.splitlines()):
            self.add(record)

    def _flush(self) -> None:
        columns = self._table.texts_and_columns()
        self._writer.write_table(self._arrow.table(columns, schema=self._writer.schema))
        self._table.clear()

    def close(self) -> None:
        """Write the rest."""
        if self._table.length:
            self._flush()
        self._writer.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()


def _schema(pa: Any) -> Any:
    """Return the columns of a Parquet file; few different texts are kept as dictionaries."""
    few = pa.dictionary(pa.int32(), pa.string())
    fields = [("rules", few), ("kind", few), ("name", few), ("text", pa.string())]
    fields += [(name, pa.from_numpy_dtype(kind)) for name, kind in _numeric().items()]
    return pa.schema(fields, metadata={"chocolatier.columns": str(VERSION)})


def _numeric() -> dict[str, Any]:
    return {name: kind for name, kind in {**OWN, **NUMBERS}.items() if name != "kind"}


def _missing(package: str) -> ChocolatierError:
    return ChocolatierError(
        "no-package",
        f"this needs {package}: pip install 'chocolatier[data]'",
        package=package,
        extra="data",
    )


def _scanned(records: Iterable[str | ScannedRecord]) -> Iterator[ScannedRecord]:
    rest = iter(records)
    for one in islice(rest, 1):
        if isinstance(one, str):
            yield from scan_records(_chain(one, rest))
        else:
            yield one
    for one in rest:
        assert isinstance(one, ScannedRecord), "lines of text, or scanned records"
        yield one


def _chain(first: str, rest: Iterator[Any]) -> Iterator[str]:
    yield first
    yield from rest


@lru_cache(maxsize=65_536)
def _numbers_of(move: str) -> tuple[int, int, int]:
    """Return a move's first action, and the colours that it sends left and right as bits."""
    actions = Move.parse(move).actions
    sides = [0, 0]
    for action in actions:
        if SHARE_ACTION <= action < SHARE_ACTION + 2 * len(LETTERS):
            colour, side = divmod(action - SHARE_ACTION, 2)
            sides[side != LEFT] |= 1 << colour
    return actions[0], sides[0], sides[1]


class _Table:
    """Rows that grow by games."""

    def __init__(self, *, states: bool = False, texts: bool = False) -> None:
        self.games = 0
        self._with_states, self._with_texts = states, texts
        self.clear()

    @property
    def length(self) -> int:
        """How many rows there are."""
        return len(self._own)

    def clear(self) -> None:
        """Forget all rows; the games are counted on."""
        self._own: list[tuple[int, ...]] = []
        self._numbers: list[tuple[int, ...]] = []
        self._texts: list[tuple[str, str, str]] = []
        self._states: list[bytes] = []

    def add(self, record: ScannedRecord) -> None:
        """Add a row for every line of a game."""
        end = record.end or {}
        scores, places = end.get("scores", ()), end.get("ranking", ())
        finals = [(0, 0), *zip(scores, places, strict=True)] + [(0, 0)] * (4 - len(scores))
        game, round_number = self.games, record.opening_round
        own, numbers = self._own.append, self._numbers.append
        for number, line in enumerate(record.lines):
            kind, seat = line["type"], line.get("seat", 0)
            if kind == "move":
                own(
                    (game, number, round_number, _MOVE, seat, *_numbers_of(line["move"]), -1)
                    + finals[seat]
                )
                numbers(_NOTHING)
                continue
            if kind == "deal":
                round_number = line["round"]
            colour = LETTERS.index(line["colour"]) if "colour" in line else -1
            own((game, number, round_number, _KIND[kind], seat, -1, 0, 0, colour) + finals[seat])
            get = line.get
            counted = kind in _COUNTED
            numbers(tuple([get(name, 0) for name in NUMBERS]) if counted else _NOTHING)
        if self._with_texts:
            self._add_texts(record)
        if self._with_states:
            self._add_states(record)
        self.games += 1

    def _add_texts(self, record: ScannedRecord) -> None:
        rules, names = record.header["rules"], ["", *record.seats]
        for line in record.lines:
            kind = line["type"]
            text = line["move"] if kind == "move" else ""
            if kind == "deal":
                text = str(deal_of(line))
            self._texts.append((rules, names[line.get("seat", 0)], text))

    def _add_states(self, record: ScannedRecord) -> None:
        nothing = bytes(STATE.itemsize)
        rows = [nothing] * len(record.lines)
        for number, state in record.states():
            rows[number] = state.tobytes()
        self._states += rows

    def columns(self) -> Columns:
        """Return the rows as arrays by column."""
        own = np.array(self._own, np.int64).reshape(-1, len(OWN))
        numbers = np.array(self._numbers, np.int64).reshape(-1, len(NUMBERS))
        found: Columns = {
            name: own[:, i].astype(kind) for i, (name, kind) in enumerate(OWN.items())
        }
        for i, (name, kind) in enumerate(NUMBERS.items()):
            found[name] = numbers[:, i].astype(kind)
        if self._with_states:
            found["state"] = _states_of(self._states)
        return found

    def texts_and_columns(self) -> dict[str, Any]:
        """Return the rows as texts and numbers by column."""
        columns: dict[str, Any] = self.columns()
        kinds = np.array(KINDS, object)[columns.pop("kind")]
        rules, names, texts = zip(*self._texts, strict=True) if self._texts else ((), (), ())
        head = {"rules": list(rules), "kind": list(kinds), "name": list(names), "text": list(texts)}
        return {**head, **columns}


_MOVE = KINDS.index("move")
_COUNTED = {"boxed", "fell", "floor", "bonus"}
_NOTHING = (0,) * len(NUMBERS)


def _states_of(rows: list[bytes]) -> States:
    return np.frombuffer(bytearray(b"".join(rows)), np.uint8).view(STATE)
