"""The analysis of a position as tables: its best moves, what they promise, and why."""

from collections.abc import Sequence

from rich.console import Console
from rich.table import Table
from rich.text import Text

from chocolatier.bots.analysis.analyse import Analysis
from chocolatier.bots.analysis.reasons import Comparison, sentence, tenths
from chocolatier.bots.search.searcher import Thought
from chocolatier.bots.value.chances import place_chances
from chocolatier.rules.seats import seat_number


def differences(analysis: Analysis) -> list[float]:
    """Return how far every move's lead is from that of the first, below 0 where it is less."""
    leads = [thought.lead(analysis.seat) for thought in analysis.thoughts]
    return [round(one - leads[0], 3) + 0.0 for one in leads]


def print_analysis(analysis: Analysis, console: Console) -> None:
    """Print the best moves and how deep the search went; with more than two seats, places too."""
    console.print(_moves(analysis))
    per_second = analysis.nodes / max(analysis.seconds, 1e-6)
    console.print(
        f"depth {analysis.best.depth}, {analysis.nodes:,} nodes, {per_second:,.0f} nodes/s, "
        f"the round is {'' if analysis.best.solved else 'not '}solved",
        highlight=False,
    )
    if len(analysis.best.chances) > 2:
        console.print(_places(analysis.best))


def print_reasons(reasons: Sequence[Comparison], console: Console) -> None:
    """Print why each move is worse than the first: its parts, then a sentence."""
    console.print("\nThe difference to the first move by its parts, which add up to it:")
    console.print(_parts(reasons))
    for reason in reasons[1:]:
        console.print(Text(sentence(reason)))


def _moves(analysis: Analysis) -> Table:
    table = Table(box=None, pad_edge=False)
    table.add_column("move", no_wrap=True)
    for seat in range(len(analysis.thoughts[0].values)):
        mover = "*" if seat == analysis.seat else ""
        table.add_column(f"seat {seat_number(seat)}{mover}", justify="right", no_wrap=True)
    table.add_column("chance", justify="right", no_wrap=True)
    table.add_column("difference", justify="right", no_wrap=True)
    table.add_column("expected line")
    for thought, difference in zip(analysis.thoughts, differences(analysis), strict=True):
        cells = [f"{value:.1f}" for value in thought.values]
        cells += [f"{thought.chances[analysis.seat]:.1%}", f"{round(difference, 1) + 0.0:.1f}"]
        line = Text(" ".join(map(str, thought.line)))
        table.add_row(Text(str(thought.move)), *cells, line)
    return table


def _places(thought: Thought) -> Table:
    """Return every seat's chance of each place."""
    table = Table(box=None, pad_edge=False)
    table.add_column("", no_wrap=True)
    for place in range(1, len(thought.chances) + 1):
        table.add_column(f"place {place}", justify="right", no_wrap=True)
    for seat, row in enumerate(place_chances(thought.chances, thought.values)):
        table.add_row(f"seat {seat_number(seat)}", *(f"{chance:.1%}" for chance in row))
    return table


def _parts(reasons: Sequence[Comparison]) -> Table:
    table = Table(box=None, pad_edge=False, collapse_padding=True)  # 80 columns with four players
    table.add_column("move", no_wrap=True)
    denials = [f"deny {seat_number(seat)}" for seat in reasons[0].denial]
    for name in ("total", *reasons[0].own, *denials):
        table.add_column(name, justify="right", no_wrap=True)
    for reason in reasons:
        parts = tenths(reason.parts)
        cells = [f"{part:.1f}" for part in (round(sum(parts), 1) + 0.0, *parts)]
        table.add_row(Text(str(reason.move)), *cells)
    return table
