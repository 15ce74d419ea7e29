"""Backups: everything that cannot be made again, as JSON lines in a gzip file.

A backup is read in one transaction, so it shows one moment of a server that goes on meanwhile. It
belongs to no kind of database: what SQLite kept can be restored into PostgreSQL, and the other way
round. Its first line says what it is, its last one how much it holds.
"""

import gzip
import json
import os
import time
import zlib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Any

import sqlalchemy as sa

from chocolatier.errors import ChocolatierError
from chocolatier.store.formats import read_event, write_summary
from chocolatier.store.schema import (
    contests,
    entries,
    events,
    players,
    reviews,
    secrets,
    tables,
    tries,
)
from chocolatier.store.summaries import summarize
from chocolatier.store.upgrade import REVISION
from chocolatier.table.loading import load_table

FORMAT = 1
BATCH = 200  # tables that are read or written at a time
SNAPSHOT = "SET TRANSACTION ISOLATION LEVEL REPEATABLE READ"
PLAIN_TABLES = (secrets, contests, entries, players, tries)
"""Those whose rows are kept as they are, each after those that it refers to."""
Row = dict[str, Any]


def _create(file: Path) -> IO[bytes]:
    """Create a file that only its owner can read: it holds the seeds of games being played."""
    return os.fdopen(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb")


@dataclass
class Contents:
    """How much a backup holds."""

    tables: int = 0
    events: int = 0
    reviews: int = 0
    rows: int = 0  # of other tables


class Backups:
    """Writes and restores backups of a database. The methods block."""

    def __init__(self, engine: sa.Engine) -> None:
        self._engine = engine

    # --- writing ----------------------------------------------------------------------------

    def write(self, file: Path) -> Contents:
        """Write a backup and return what it holds; the file appears when it is complete.

        Raise OSError if it cannot be written.
        """
        contents = Contents()
        beside = file.with_name(f".{file.name}.part")
        try:
            with _create(beside) as raw:
                with gzip.open(raw, "wt", encoding="utf-8", compresslevel=6) as out:
                    for line in self._lines(contents):
                        out.write(json.dumps(line, ensure_ascii=False, separators=(",", ":")))
                        out.write("\n")
                raw.flush()
                os.fsync(raw.fileno())
            beside.replace(file)
        finally:
            beside.unlink(missing_ok=True)
        return contents

    def _lines(self, contents: Contents) -> Iterator[Row]:
        yield {"chocolatier": "backup", "format": FORMAT, "schema": REVISION, "at": time.time()}
        with self._engine.connect() as connection:
            if self._engine.dialect.name == "postgresql":
                connection.execute(sa.text(SNAPSHOT))
            for row in _each(connection, tables, tables.c.id):
                log = connection.execute(_LOG, {"table": row.id}).scalars().all()
                contents.tables += 1
                contents.events += len(log)
                summary = row.summary if row.summarized == row.version else None
                yield {"table": row.id, "seed": row.seed, "summary": summary, "log": list(log)}
            for row in _each(connection, reviews, reviews.c.digest):
                contents.reviews += 1
                yield {"review": row._asdict()}
            for table in PLAIN_TABLES:
                for row in connection.execute(sa.select(table)):
                    contents.rows += 1
                    yield {"row": table.name, "values": row._asdict()}
        yield {"end": vars(contents)}

    # --- restoring --------------------------------------------------------------------------

    def restore(self, file: Path) -> Contents:
        """Fill an empty database from a backup, whole or not at all.

        Raise ChocolatierError if the database has tables, or if the backup is not one, is damaged,
        incomplete or newer than this program; OSError if it cannot be read.
        """
        with self._engine.begin() as connection:
            if connection.execute(sa.select(tables.c.id).limit(1)).first() is not None:
                raise ChocolatierError(
                    "database-not-empty", "the database has tables: restore into an empty one"
                )
            return _Restoring(connection, file).run()


class _Restoring:
    """A backup on its way into a database."""

    def __init__(self, connection: sa.Connection, file: Path) -> None:
        self._connection, self._file = connection, file
        self._contents = Contents()
        self._waiting: dict[str, list[Row]] = {
            table.name: [] for table in (tables, events, reviews, *PLAIN_TABLES)
        }

    def run(self) -> Contents:
        lines = self._read()
        head = next(lines, {})
        if head.get("chocolatier") != "backup":
            raise self._bad("it is not a backup of Chocolatier")
        if head.get("format", 0) > FORMAT or head.get("schema", 0) > REVISION:
            raise self._bad("it was written by a newer version of Chocolatier, please update")
        same = head.get("schema") == REVISION
        for line in lines:
            if "end" in line:
                self._flush()
                if vars(Contents(**line["end"])) != vars(self._contents):
                    raise self._bad("something is missing from it")
                return self._contents
            self._take(line, same)
            if len(self._waiting["tables"]) >= BATCH:
                self._flush()
        raise self._bad("it is cut off")

    def _read(self) -> Iterator[Row]:
        try:
            with gzip.open(self._file, "rt", encoding="utf-8") as source:
                for text in source:
                    yield json.loads(text)
        except (EOFError, gzip.BadGzipFile, ValueError, zlib.error) as error:
            raise self._bad(f"it is damaged: {error}") from None

    def _take(self, line: Row, same_schema: bool) -> None:
        try:
            if "review" in line:
                self._waiting["reviews"].append(line["review"])
                self._contents.reviews += 1
                return
            if "row" in line:
                self._waiting[line["row"]].append(line["values"])
                self._contents.rows += 1
                return
            log: list[str] = line["log"]
            read = [read_event(body) for body in log]
            summary = line["summary"]
            if summary is None or not same_schema:  # a summary follows from the log
                summary = write_summary(summarize(load_table(line["table"], line["seed"], read)))
            row = {"id": line["table"], "seed": line["seed"], "version": len(log)}
        except (ChocolatierError, LookupError, TypeError, ValueError) as error:
            raise self._bad(f"table {line.get('table')}: {error}") from None
        self._waiting["tables"].append({**row, "summary": summary, "summarized": len(log)})
        self._waiting["events"] += [
            {"table_id": row["id"], "version": version, "body": body}
            for version, body in enumerate(log, 1)
        ]
        self._contents.tables += 1
        self._contents.events += len(log)

    def _flush(self) -> None:
        for table in (tables, events, reviews, *PLAIN_TABLES):
            if rows := self._waiting[table.name]:
                self._connection.execute(sa.insert(table), rows)
                rows.clear()

    def _bad(self, reason: str) -> ChocolatierError:
        return ChocolatierError(
            "bad-backup", f"{self._file} cannot be restored: {reason}", reason=reason
        )


_LOG = (
    sa.select(events.c.body)
    .where(events.c.table_id == sa.bindparam("table"))
    .order_by(events.c.version)
)


def _each(
    connection: sa.Connection, table: sa.Table, key: sa.Column[str]
) -> Iterator[sa.Row[*tuple[Any, ...]]]:
    """Yield the rows of a table by their key, some at a time."""
    last = ""
    while True:
        some = sa.select(table).where(key > last).order_by(key).limit(BATCH)
        rows = connection.execute(some).all()
        yield from rows
        if len(rows) < BATCH:
            return
        last = rows[-1]._asdict()[key.name]
