"""Records on trust: the same games as the referee finds, and lines that are none."""

import pytest

from chocolatier.errors import RecordError
from chocolatier.lab.data import records_to_arrays
from chocolatier.lab.simulate import simulate
from chocolatier.notation.records import read_records, write_record
from chocolatier.notation.scanning import scan_records
from chocolatier.rules.game import Game
from chocolatier.rules.ruleset import RULE_SETS, Rules


def lines_of(rules: Rules, games: int = 2) -> list[str]:
    return "".join(r for _, r in simulate(rules, ("greedy", "random"), games, "scan")).splitlines()


@pytest.mark.parametrize("rules", RULE_SETS, ids=str)
def test_the_same_as_refereed(rules: Rules) -> None:
    lines = lines_of(rules)
    refereed, scanned = list(read_records(lines)), list(scan_records(lines))
    assert len(refereed) == len(scanned) == 2
    for one, other in zip(refereed, scanned, strict=True):
        assert other.rules == one.game.rules
        assert (other.line, other.seats) == (one.line, one.seats)
        assert other.moves == [str(move) for move in one.game.moves]
        assert other.end is not None
        assert other.end["scores"] == list(one.game.scores)
        states = [state.tobytes() for _, state in other.states()]
        before = [key for key, entry in one.game.moments() if type(entry).__name__ == "Played"]
        assert states == before


def test_a_game_that_was_agreed_to_end_and_one_that_stops() -> None:
    game = Game(seed=1)
    unfinished = write_record(game).splitlines()
    game.play(game.legal_moves[0])
    game.agree_to_end()
    agreed = write_record(game).splitlines()
    first, second = scan_records([*unfinished, "", *agreed])
    assert first.end is None
    assert second.end is not None
    assert len(list(second.states())) == 1
    (last,) = scan_records(unfinished)
    assert last.moves == []


@pytest.mark.parametrize(
    ("lines", "words"),
    [
        (['{"type":"move","seat":1,"move":"1T1"}'], "line 1: it belongs to no game"),
        (['{"type":"game"}', "{", "{}"], "line 2: "),
        (["1, {}"], "line 1: "),
        (["[]"], "line 1: it is not a JSON object"),
    ],
)
def test_what_is_not_a_record(lines: list[str], words: str) -> None:
    with pytest.raises(RecordError, match=words):
        list(scan_records(lines))


def test_a_game_from_a_position_begins_there() -> None:
    start = Game(Rules.parse("3-free-special"), seed=3)
    while start.round < 2:
        start.play(start.legal_moves[0])
    game = Game.from_position(start.position, seed="on")
    for _ in range(4):
        game.play(game.legal_moves[-1])
    game.agree_to_end()
    (scanned,) = scan_records(write_record(game).splitlines())
    states = [state.tobytes() for _, state in scanned.states()]
    assert states == [key for key, entry in game.moments() if type(entry).__name__ == "Played"]
    assert scanned.opening_round == 2
    assert set(records_to_arrays([scanned])["round"].tolist()) == {2}
