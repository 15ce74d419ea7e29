"""The command ``chocolatier engine``: the search for other programs."""

import argparse

from chocolatier.bots.engine.protocol import serve
from chocolatier.warmup import warm_up


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add nothing: the engine is set up through its protocol."""


def run(options: argparse.Namespace) -> int:  # noqa: ARG001
    """Speak the protocol on standard input and output until the other program ends it."""
    warm_up()
    serve()
    return 0
