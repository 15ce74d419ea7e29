"""Records: there and back, and how strictly they are read."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from chocolatier import __version__
from chocolatier.errors import RecordError
from chocolatier.notation.records import Record, read_record_file, read_records, write_record
from chocolatier.rules.core.numbers import Ending, Face
from chocolatier.rules.deal import Deal
from chocolatier.rules.game import Game
from chocolatier.rules.ruleset import RULE_SETS, Rules
from tests.notation.games import played

Line = dict[str, Any]
OPTIONS = ("3-free-special+faces-once+marker-falls", "2-coloured-plain+limit-2")
GAME = Game(Rules(2), seed=7, first=0)
while not GAME.is_over:
    GAME.play(GAME.legal_moves[len(GAME.moves) % len(GAME.legal_moves)])


def lines_of(game: Game, *, seed: bool = False) -> list[Line]:
    """The record as JSON objects, without the seed unless it matters."""
    return [json.loads(line) for line in write_record(game, reveal_seed=seed).splitlines()]


def read(lines: list[Line] | list[str]) -> list[Record]:
    return list(read_records(x if isinstance(x, str) else json.dumps(x) for x in lines))


def number_of(lines: list[Line], kind: str, nth: int = 0) -> int:
    """The line number of the nth line of a kind, counted from 1."""
    return [n for n, line in enumerate(lines, 1) if line["type"] == kind][nth]


def refused(lines: list[Line] | list[str], number: int, field: str, reason: str) -> str:
    """The record is refused for this; the error's code."""
    with pytest.raises(RecordError) as error:
        read(lines)
    assert (error.value.details["line"], error.value.details["field"]) == (number, field)
    assert str(error.value).startswith(f"line {number}: {field + ': ' if field else ''}")
    assert reason in str(error.value)
    assert reason in str(error.value.details["reason"])
    return error.value.code


# --- there and back ----------------------------------------------------------------


@pytest.mark.parametrize("name", [*map(str, RULE_SETS), *OPTIONS])
def test_there_and_back(name: str) -> None:
    rules = Rules.parse(name)
    names = [f"Zoë {seat}" for seat in range(rules.players)]
    game = played(rules, "there")
    text = write_record(game, names)
    (record,) = read_records(text.splitlines(keepends=True))
    assert (record.seats, record.first, record.line) == (names, game.opening_first, 1)
    assert record.game.history == game.history
    assert (record.game.position, record.game.ranking) == (game.position, game.ranking)
    assert record.header.seed == "there"
    assert write_record(record.game, names) == write_record(game, names, reveal_seed=False)


def test_the_first_lines_of_a_record() -> None:
    game = Game.waiting(Rules(special=True), first=1)
    laid = ("TTBB", "WWKK", "RRTB", "WKRT", "BWKR")
    game.deal(Deal(laid, {2: Face.EXTRA, 3: Face.MAGNET_WHITE}, extra="R"))
    game.play("3W2")
    header, deal, move = (json.loads(line) for line in write_record(game).splitlines())
    assert header == {
        "type": "game",
        "format": 1,
        "rules": "2-coloured-special",
        "seats": ["Seat 1", "Seat 2"],
        "first": 2,
        "program": f"chocolatier {__version__}",
    }
    assert deal == {
        "type": "deal",
        "round": 1,
        "gold": {"2": "extra", "3": "magnetW"},
        "laid": list(laid),
        "extra": "R",
        "offer": ["TTBB", "WKKR", "TBWWRR", "TKR", "BWKR"],
    }
    assert move == {"type": "move", "seat": 2, "move": "3W2"}


def test_a_game_that_goes_on_is_read_only_when_asked_for() -> None:
    game = played(Rules(3), "half", moves=30)
    lines = write_record(game).splitlines()
    (record,) = read_records(lines, unfinished=True)
    assert (record.game.history, record.game.position) == (game.history, game.position)
    assert refused(lines, len(lines), "", "stops before the game's end") == "record-truncated"


@pytest.mark.parametrize("moves", [1, 25])
@pytest.mark.parametrize("name", ["2-coloured-plain", "3-free-special"])
def test_a_game_from_a_position_holds_it(name: str, moves: int) -> None:
    start = played(Rules.parse(name), "from here", moves=moves).position
    game = Game.from_position(start, seed="on")
    while not game.is_over:
        game.play(game.legal_moves[len(game.moves) % len(game.legal_moves)])
    text = write_record(game)
    (record,) = read_records(text.splitlines())
    assert (record.header.format, record.header.position) == (2, str(start))
    assert (record.game.opening, record.game.history) == (start, game.history)
    assert write_record(record.game) == write_record(game, reveal_seed=False)


def test_a_position_must_fit_its_record() -> None:
    game = Game.from_position(played(Rules(2), "fit", moves=9).position, seed="on")
    game.agree_to_end()
    header, *rest = lines_of(game)

    def changed(**fields: object) -> list[Line]:
        made = {key: value for key, value in {**header, **fields}.items() if value is not None}
        return [made, *rest]

    other = str(played(Rules(2), "other", moves=9).position)
    reason = "format 2 has a position, format 1 has none"
    assert refused(changed(format=1), 1, "position", reason) == "record-field"
    assert refused(changed(position=None), 1, "position", reason) == "record-field"
    refused(changed(rules="2-free-plain"), 1, "position", "must be 2-free-plain")
    refused(changed(position="nonsense"), 1, "position", "")
    refused(changed(position=str(game.position)), 1, "position", "the game is over there")
    refused(changed(first=3 - header["first"]), 1, "first", "must be")
    with pytest.raises(RecordError):
        read(changed(position=other))


def test_a_game_without_a_deal_has_no_record() -> None:
    with pytest.raises(RecordError) as error:
        write_record(Game.waiting(Rules(2)))
    assert error.value.code == "record-no-deal"


def test_several_games_in_one_file(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    first = write_record(GAME)
    second = write_record(played(Rules(4, special=True), "second"))
    path.write_text(first + second + "\n" + first, encoding="utf-8")
    records = list(read_record_file(path))
    after_first = first.count("\n") + 1
    assert [r.line for r in records] == [1, after_first, after_first + second.count("\n") + 1]
    assert [r.game.rules.players for r in records] == [2, 4, 2]
    assert records[0].game == records[2].game


def test_an_agreed_end() -> None:
    game = played(Rules(2), "agreed", moves=15)
    game.agree_to_end()
    lines = lines_of(game)
    assert [line["type"] for line in lines[-4:]] == ["agreed", "bonus", "bonus", "end"]
    assert lines[-1]["ending"] == "agreement"
    (record,) = read(lines)
    assert (record.game.ending, record.game.scores) == (Ending.AGREEMENT, game.scores)
    del lines[number_of(lines, "agreed") - 1]
    refused(lines, len(lines) - 2, "type", "'bonus' does not follow from what came before")


# --- what is altered is found ------------------------------------------------------


@pytest.mark.parametrize(
    ("kind", "field", "change"),
    [
        ("deal", "round", lambda n: n + 1),
        ("deal", "offer[0]", lambda letters: letters[1:]),
        ("deal", "offer[4]", lambda letters: letters[::-1]),
        ("boxed", "points", lambda n: n + 1),
        ("boxed", "column", lambda n: n % 5 + 1),
        ("boxed", "across", lambda n: n % 5 + 1),
        ("boxed", "colour", lambda letter: "T" if letter == "B" else "B"),
        ("floor", "penalty", lambda n: n + 1),
        ("floor", "items", lambda n: 7 - n),
        ("floor", "score", lambda n: n + 1),
        ("floor", "seat", lambda n: 3 - n),
        ("bonus", "points", lambda n: n + 7),
        ("bonus", "rows", lambda n: n + 1),
        ("end", "ending", lambda _: "dead"),
        ("end", "rounds", lambda n: n + 1),
        ("end", "scores[1]", lambda n: n - 1),
        ("end", "ranking[0]", lambda n: 3 - n),
    ],
)
def test_one_altered_value(kind: str, field: str, change: Callable[[Any], Any]) -> None:
    lines = lines_of(GAME)
    number = number_of(lines, kind, -1)
    key, _, index = field.rstrip("]").partition("[")
    line = lines[number - 1]
    was = line[key][int(index)] if index else line[key]
    new = change(was)
    if index:
        line[key][int(index)] = new
    else:
        line[key] = new
    assert refused(lines, number, field, f"is {new!r}, must be {was!r}") == "record-differs"


def test_lists_of_the_wrong_length() -> None:
    lines = lines_of(GAME)
    lines[-1]["scores"].append(0)
    refused(lines, len(lines), "scores", "must be [")


@pytest.mark.parametrize(
    ("change", "field", "reason", "code"),
    [
        ({"seat": 2}, "seat", "is 2, must be 1", "record-field"),
        ({"move": "1K1"}, "move", "there is no K on factory 1 (R9)", "no-such-colour"),
        ({"move": "6T1"}, "move", "there are factories 1 to 5 (R3)", "no-such-source"),
        ({"move": "T4"}, "move", "'T4' is not a move", "move-text"),
    ],
)
def test_a_wrong_move(change: Line, field: str, reason: str, code: str) -> None:
    lines = lines_of(GAME)
    lines[2].update(change)
    assert refused(lines, 3, field, reason) == code


@pytest.mark.parametrize(
    ("change", "reason", "code"),
    [
        ({"laid": ["TTTT"] * 4}, "4 factories, expected 5 (R3)", "deal-factories"),
        ({"laid": ["TTTTT"] + ["BBBB"] * 4}, "factory 1 got 5, expected 4 (R25", "deal-size"),
        ({"laid": ["TTTT"] * 4 + ["TTT"]}, "factory 5 got 3, expected 4 (R25", "deal-size"),
        ({"gold": {"1": "keep"}}, "1 different gold faces, expected 0 (R37)", "deal-gold"),
        ({"extra": "T"}, "extra has nothing to draw (R39)", "deal-extra"),
    ],
)
def test_a_deal_that_could_not_have_been_drawn(change: Line, reason: str, code: str) -> None:
    lines = lines_of(GAME)
    lines[1].update(change)
    assert refused(lines, 2, "deal", reason) == code


def test_a_deal_of_more_than_there_is() -> None:
    lines = lines_of(played(Rules(3), "much", moves=1))
    lines[1]["laid"] = ["TTTT"] * 7
    refused(lines, 2, "deal", "factory 6: there is no more T (R26)")


def test_a_deal_that_the_seed_does_not_deal() -> None:
    lines = lines_of(GAME, seed=True)
    assert read(lines)
    lines[1]["laid"][0], lines[1]["laid"][1] = lines[1]["laid"][1], lines[1]["laid"][0]
    assert refused(lines, 2, "laid", "not what the seed deals") == "record-seed"
    lines = lines_of(GAME, seed=True)
    lines[0]["seed"] = "8"
    assert refused(lines, 2, "laid", "not what the seed deals") == "record-seed"


# --- what is no record -------------------------------------------------------------


@pytest.mark.parametrize(
    ("number", "change", "field", "reason"),
    [
        (1, {"colour": "T"}, "colour", "Extra inputs are not permitted"),
        (3, {"note": 1}, "note", "Extra inputs are not permitted"),
        (1, {"format": 3}, "format", "Input should be 1 or 2"),
        (1, {"first": "1"}, "first", "valid integer"),
        (1, {"first": True}, "first", "valid integer"),
        (1, {"first": 0}, "first", "greater than or equal to 1"),
        (1, {"first": 3}, "first", "there are seats 1 to 2"),
        (1, {"seats": ["A"]}, "seats", "1 names for 2 players"),
        (1, {"seats": ["A", ""]}, "seats.1", "at least 1 character"),
        (1, {"rules": "2-brown-plain"}, "rules", "'2-brown-plain' does not name rules"),
        (1, {"rules": "5-free-plain"}, "rules", "the game is for 2, 3 or 4 (R1)"),
        (2, {"laid": "TTTT"}, "laid", "valid array"),
        (2, {"laid": ["TTTX"]}, "laid.0", "should match pattern"),
        (2, {"gold": {"0": "keep"}}, "gold.0.[key]", "Input should be '1', '2'"),
        (2, {"gold": {"1": "magnet"}}, "gold.1", "Input should be 'extra', 'keep'"),
        (3, {"seat": 1.5}, "seat", "valid integer"),
        (3, {"seat": 5}, "seat", "less than or equal to 4"),
        (3, {"move": None}, "move", "valid string"),
    ],
)
def test_a_line_that_is_no_line(number: int, change: Line, field: str, reason: str) -> None:
    lines = lines_of(GAME)
    lines[number - 1].update(change)
    refused(lines, number, field, reason)


@pytest.mark.parametrize(
    ("number", "field"), [(1, "rules"), (1, "first"), (2, "offer"), (3, "move"), (3, "seat")]
)
def test_a_missing_field(number: int, field: str) -> None:
    lines = lines_of(GAME)
    del lines[number - 1][field]
    refused(lines, number, field, "Field required")


def test_lines_out_of_place() -> None:
    lines = lines_of(GAME)
    refused(lines[1:], 1, "type", "'deal' before a game line")
    refused([*lines, lines[2]], len(lines) + 1, "type", "'move' before a game line")
    refused([lines[0], lines[0]], 2, "type", "'game' does not follow from what came before")
    refused([lines[0], lines[2]], 2, "move", "has not been dealt yet (R25)")
    refused([*lines[:2], lines[1]], 3, "deal", "does not wait for a deal (R25)")
    boxed = number_of(lines, "boxed")
    refused([*lines[: boxed - 1], lines[-1]], boxed, "type", "is 'end', must be 'boxed'")
    refused([lines[0], {"type": "note"}], 2, "type", "must be one of game, deal")
    refused([lines[0], {"seat": 1}], 2, "type", "must be one of game, deal")


def test_every_truncation_is_found() -> None:
    lines = write_record(GAME).splitlines()
    for stop in range(1, len(lines)):
        assert refused(lines[:stop], stop, "", "stops before") == "record-truncated"


@pytest.mark.parametrize("cut", [1, 2, 20])
def test_a_last_line_that_is_cut_off(cut: int) -> None:
    lines = write_record(GAME).splitlines()
    lines[-1] = lines[-1][:-cut]
    refused(lines, len(lines), "", "Invalid JSON")


@pytest.mark.parametrize("line", ["nonsense", "[]", "1", "null", '"game"', "{", "\x00"])
def test_text_that_is_no_line(line: str) -> None:
    with pytest.raises(RecordError, match=r"^line 1: .") as error:
        read([line])
    assert error.value.details["line"] == 1


# --- files -------------------------------------------------------------------------


@pytest.mark.parametrize("text", ["", "\n \n"])
def test_an_empty_file_is_no_record(tmp_path: Path, text: str) -> None:
    path = tmp_path / "empty.jsonl"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(RecordError):
        list(read_record_file(path))


def test_a_file_that_is_not_utf8(tmp_path: Path) -> None:
    path = tmp_path / "latin.jsonl"
    path.write_bytes(write_record(GAME, ["Zoë", "B"]).encode("latin-1"))
    with pytest.raises(RecordError, match="is not UTF-8 text") as error:
        list(read_record_file(path))
    assert (error.value.code, error.value.details) == ("record-encoding", {"file": str(path)})


@pytest.mark.parametrize(("name", "reason"), [("none", "No such file"), (".", "Is a directory")])
def test_a_file_that_cannot_be_read(tmp_path: Path, name: str, reason: str) -> None:
    with pytest.raises(RecordError, match=f"cannot be read: {reason}") as error:
        list(read_record_file(tmp_path / name))
    assert error.value.code == "record-file"
