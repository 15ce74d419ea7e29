"""A record step by step: in a terminal, a board and a pause after every move inside a round."""

from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

from chocolatier.lab.simulate import play_game
from chocolatier.notation.records import write_record
from chocolatier.rules.core.numbers import Phase
from chocolatier.rules.game import Game
from chocolatier.rules.ruleset import Rules
from chocolatier.terminal.show import show_record
from chocolatier.words import words


def _pauses(game: Game) -> int:
    """Return how many moves leave a seat to move, by playing the game again."""
    again = Game.waiting(game.rules, game.opening_first)
    deals, count = iter(played.deal for played in game.rounds), 0
    for move in game.moves:
        if again.phase is Phase.DEAL:
            deal = next(deals)
            assert deal is not None
            again.deal(deal)
        again.play(move)
        count += again.phase < Phase.DEAL
    return count


@pytest.mark.parametrize("name", ["2-coloured-plain", "3-free-special"])
def test_a_pause_after_every_move(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    rules = Rules.parse(name)
    game = play_game(rules, ("greedy",) * rules.players, "show")
    path = tmp_path / "game.jsonl"
    path.write_text(write_record(game, ["greedy"] * rules.players), encoding="utf-8")
    pauses: list[None] = []
    monkeypatch.setattr("builtins.input", lambda: pauses.append(None))
    out = StringIO()
    show_record(path, Console(file=out, width=120, force_terminal=True), words("en"), 1, None)
    assert len(pauses) == _pauses(game) > 20
    assert out.getvalue().count("greedy (seat ") == len(game.moves)
    pauses.clear()
    show_record(path, Console(file=StringIO(), width=120), words("en"), 1, None)
    assert not pauses
