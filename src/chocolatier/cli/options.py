"""Options that several commands share, apart from those of the rules."""

import argparse
import os

from chocolatier.words import Words, language_of, words


def positive(text: str) -> int:
    """Return a whole number of at least 1; raise ArgumentTypeError for other text."""
    number = int(text) if text.isascii() and text.isdecimal() else 0
    if number < 1:
        raise argparse.ArgumentTypeError(f"'{text}' is not a whole number of at least 1")
    return number


def add_language(parser: argparse.ArgumentParser) -> None:
    """Add ``--language`` to a command."""
    parser.add_argument(
        "--language",
        metavar="CODE",
        help="en, uk, ru, cs or pl (default: that of the environment, such as LANG)",
    )


def words_of(options: argparse.Namespace) -> Words:
    """Return the words of the language that was chosen; raise ChocolatierError if unknown."""
    return words(language_of(options.language, os.environ))
