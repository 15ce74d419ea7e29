"""What ``chocolatier play`` begins with: seats, positions, records."""

from pathlib import Path

import pytest

from chocolatier.bots.registry import make_bot
from chocolatier.cli import main, parse, play
from chocolatier.errors import ChocolatierError, RecordError
from chocolatier.notation.records import read_records, write_record
from chocolatier.rules.game import Game
from chocolatier.terminal.tui.session import Session, Sitter
from chocolatier.words import words


@pytest.fixture
def record(tmp_path: Path) -> Path:
    game, bot = Game(seed=3), make_bot("greedy", "x")
    while not game.is_over:
        game.play(bot.choose(game))
    path = tmp_path / "game.jsonl"
    path.write_text(write_record(game, ["Ann", "Ben"]), "utf-8")
    return path


def test_a_position_and_a_seed() -> None:
    text = str(Game(seed=5).position)
    game, names, fair = play._game(parse(["play", "--position", text, "--seed", "9"]))
    assert (str(game.position), game.seed, names, fair) == (text, "9", [], True)


def test_a_record_is_looked_at_or_played_on(record: Path) -> None:
    options = parse(["play", "--record", str(record)])
    game, names, fair = play._game(options)
    assert (names, fair, game.is_over) == (["Ann", "Ben"], True, True)
    assert play._is_replay(options, game)
    options = parse(["play", "--record", str(record), "--move", "4"])
    game, _, _ = play._game(options)
    assert len(game.moves) == 4
    assert not play._is_replay(options, game)
    bot = make_bot("random", "y")
    while not game.is_over:  # the deals go on from the record's seed
        game.play(bot.choose(game))
    session = Session(game, [Sitter("Ann"), Sitter("Ben")])
    text = session.record()
    assert len(list(read_records(text.splitlines()))) == 1


def test_a_game_from_a_position_is_saved_as_a_record() -> None:
    game, _, fair = play._game(parse(["play", "--position", str(Game(seed=5).position)]))
    game.play(game.legal_moves[0])
    game.agree_to_end()
    text = Session(game, [Sitter("Ann"), Sitter("Ben")], fair=fair).record()
    (record,) = read_records(text.splitlines())
    assert record.game == game


@pytest.mark.parametrize(
    ("more", "words_of_it"),
    [(["--game", "2"], "there is no game 2"), (["--move", "999"], "the game has moves 0 to")],
)
def test_what_a_record_does_not_have(record: Path, more: list[str], words_of_it: str) -> None:
    with pytest.raises(RecordError, match=words_of_it):
        play._game(parse(["play", "--record", str(record), *more]))


def test_bots_by_seat() -> None:
    options = parse(["play", "--bot", "tom", "agata"])
    assert play._seats(options, 4) == ["you", "tom", "agata", "tom"]
    options = parse(["play", "--seats", "random", "you"])
    assert play._seats(options, 2) == ["random", "you"]
    assert play._names(["you", "tom", "search:nodes=9"], words("cs")) == [
        words("cs").say("seat-you"),
        words("cs").say("level-tom"),
        "search:nodes=9",
    ]
    with pytest.raises(ChocolatierError, match="2 names for 3 seats"):
        play._seats(options, 3)


def test_line_by_line_there_is_one_person(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "--seats", "you", "you"]) == 2
    assert "one person plays a new game" in capsys.readouterr().err
    assert main(["play", "--plain", "--record", str(record)]) == 2
