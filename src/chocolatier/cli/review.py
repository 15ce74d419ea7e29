"""The command ``chocolatier review``: explain finished games."""

import argparse
import os
import sys
from collections.abc import Iterator
from pathlib import Path

from rich.console import Console
from rich.progress import Progress

from chocolatier.bots import preload
from chocolatier.cli.options import add_language, positive, words_of
from chocolatier.errors import RecordError
from chocolatier.lab.files import check_writable, write_whole
from chocolatier.notation.records import Record, read_record_file
from chocolatier.study.reviews.report import ReviewedGame, report
from chocolatier.study.reviews.review import Review
from chocolatier.study.reviews.run import review
from chocolatier.study.reviews.wording import distinct
from chocolatier.study.reviews.written import ReviewWriter
from chocolatier.terminal.review import print_review
from chocolatier.warmup import warm_up
from chocolatier.words import Words


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the command's arguments."""
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE", help="records of games")
    parser.add_argument(
        "--nodes",
        type=positive,
        metavar="N",
        help="of every search (default: 60000 with two players, 600 playouts with more)",
    )
    parser.add_argument("--json", type=Path, metavar="FILE", help="write one object per game")
    parser.add_argument("--html", type=Path, metavar="FILE", help="write a page to read and share")
    parser.add_argument("--jobs", type=positive, metavar="J", help="threads (default: processors)")
    add_language(parser)


def run(options: argparse.Namespace) -> int:
    """Review every game of the files; print them, and write the files that were asked for."""
    words = words_of(options)
    for path in (options.json, options.html):
        if path:
            check_writable(path)
    warm_up()
    records = list(_records(options.files, words))
    preload.load()
    found = []
    for title, record in records:
        one = ReviewedGame(record.game, distinct(record.seats), _review(title, record, options))
        print_review(one.review, one.names, title, Console(), words)
        found.append(one)
    if options.json:
        write_whole(options.json, [_json(one, words) + "\n" for one in found])
    if options.html:
        write_whole(options.html, [report(found, words)])
    return 0


def _records(files: list[Path], words: Words) -> Iterator[tuple[str, Record]]:
    """Yield every game with its title; raise RecordError, naming the file, for any bad one."""
    for path in files:
        try:
            for number, record in enumerate(read_record_file(path), 1):
                yield f"{path}, {number}", record
        except RecordError as error:
            reason = f"{path}: {_said(error, words)}"
            raise RecordError(error.code, reason, **error.details) from None


def _said(error: RecordError, words: Words) -> str:
    """Return what is wrong with a record; English names the field and the reason."""
    if words.language == "en":
        return str(error)
    if error.code.startswith("record-"):
        return words.say_error(error)
    return words.say_error(RecordError("record-line", str(error), **error.details))


def _review(title: str, record: Record, options: argparse.Namespace) -> Review:
    """Review a game with a progress bar on the standard error output."""
    threads = options.jobs or os.cpu_count() or 1
    with Progress(console=Console(file=sys.stderr), transient=True) as progress:
        task = progress.add_task(title)
        return review(
            record.game,
            options.nodes,
            threads=threads,
            progress=lambda done, total: progress.update(task, completed=done, total=total),
        )


def _json(one: ReviewedGame, words: Words) -> str:
    return ReviewWriter(words, one.names).review(one.review).model_dump_json()
