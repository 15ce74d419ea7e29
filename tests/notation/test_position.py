"""Positions as text: there and back, field by field, and what is refused."""

import random
from collections import Counter
from dataclasses import replace

import numpy as np
import pytest

from chocolatier.errors import PositionError
from chocolatier.rules.codec import read_state, write_state
from chocolatier.rules.core import calls
from chocolatier.rules.core.actions import ACTIONS
from chocolatier.rules.core.numbers import Ending, Face, Phase, Side
from chocolatier.rules.core.state import empty_deal, empty_state
from chocolatier.rules.game import Game
from chocolatier.rules.position import Board, Position
from chocolatier.rules.ruleset import RULE_SETS, Rules
from tests.rules.positions import board, box_without, position

ONE = (
    "3-free-special+marker-falls 4 share 2.3.1 KM WW/-+share/TTB/R+magnetK/-+spare/-/KKRR "
    "15.11.17.14.12 0.2.0.0.1 0:-/TT/-/-/-:T4/5/5/2K2/5:- "
    "17:B/-/WW/-/KKKK:5/R1T1B/5/5/5:BR:_ 5:-/-/-/-/BB:5/5/5/5/5:-"
)
"""A position with something in every field."""


def _changed(field: int, text: str) -> str:
    fields = ONE.split()
    fields[field] = text
    return " ".join(fields)


@pytest.mark.parametrize("rules", RULE_SETS, ids=str)
def test_there_and_back_at_every_action(rules: Rules) -> None:
    rng = random.Random(str(rules))
    met: Counter[Phase] = Counter()
    out, states, deals = np.zeros(ACTIONS, np.int16), empty_state(), empty_deal()
    for seed in range(1, 4):
        words = np.array([seed], np.uint64)
        calls.start(states, rules.players, rules.options, rules.round_limit, seed % rules.players)
        while True:
            seen = read_state(states)
            text = str(seen)
            parsed = Position.parse(text)
            assert parsed == seen
            assert str(parsed) == text
            assert write_state(parsed).tobytes() == states.tobytes(), text
            met[seen.phase] += 1
            if seen.phase is Phase.OVER:
                break
            if seen.phase is Phase.DEAL:
                calls.draw(states, words, deals)
                calls.lay(states, deals)
            else:
                calls.apply(states, int(out[rng.randrange(calls.actions(states, out))]))
    assert met[Phase.OVER] == 3
    assert (met[Phase.SHARE] > 0) == rules.special
    assert (met[Phase.BOX] > 0) == (rules.side is Side.FREE)


@pytest.mark.parametrize("rules", RULE_SETS, ids=str)
def test_a_game_goes_on_from_its_text(rules: Rules) -> None:
    game = Game(rules, "on")
    for _ in range(20):
        game.play(game.legal_moves[-1])
    twin = Game.from_position(Position.parse(str(game.position)), "on")
    while not game.is_over:
        move = game.legal_moves[0]
        game.play(move)
        twin.play(move)
    assert (twin.position, twin.scores, twin.ending) == (game.position, game.scores, game.ending)


@pytest.mark.parametrize("phase", [Phase.DRAFT, Phase.SHARE, Phase.DEAL])
def test_an_agreed_end_in_any_phase_there_and_back(phase: Phase) -> None:
    factories = [] if phase is Phase.DEAL else ["WK", "T"]
    game = Game.from_position(position(phase=phase, factories=factories, gold={1: Face.SHARE}))
    game.agree_to_end()
    written = str(game.position)
    assert written.split()[2] == "over:agreement"
    assert Game.from_position(Position.parse(written)).key == game.key


def test_one_position_field_by_field() -> None:
    p = Position.parse(ONE)
    assert p.rules == Rules(3, Side.FREE, special=True, spare_catches_marker=False)
    assert (p.round, p.phase, p.ending) == (4, Phase.SHARE, Ending.NONE)
    assert (p.turn, p.first, p.next_first, p.marker) == (1, 2, 0, True)
    assert p.sources == (
        (0, 0, 0, 1, 0),
        (0, 0, 2, 0, 0),
        (0, 0, 0, 0, 0),
        (2, 1, 0, 0, 0),
        (0, 0, 0, 0, 1),
        (0, 0, 0, 0, 0),
        (0, 0, 0, 0, 0),
        (0, 0, 0, 2, 2),
    )
    assert p.gold == {2: Face.SHARE, 4: Face.MAGNET_BLACK, 5: Face.SPARE}
    assert (p.bag, p.lid) == ((15, 11, 17, 14, 12), (0, 2, 0, 0, 1))
    assert p.boards == (
        Board(0, ("", "TT", "", "", ""), ("T....", ".....", ".....", "..K..", "....."), ""),
        Board(
            17,
            ("B", "", "WW", "", "KKKK"),
            (".....", "R.T.B", ".....", ".....", "....."),
            "BR",
            "",
        ),
        Board(5, ("", "", "", "", "BB"), (".....",) * 5, ""),
    )
    assert p.spare_holder == 1
    assert str(p) == ONE


@pytest.mark.parametrize("ending", list(Ending)[1:])
def test_every_ending_has_its_word(ending: Ending) -> None:
    over = position(phase=Phase.OVER, ending=ending)
    text = str(over)
    assert text.split()[2] == f"over:{ending.name.lower()}"
    assert Position.parse(text) == over


@pytest.mark.parametrize(
    ("text", "field", "reason"),
    [
        ("", "position", "0 fields; it needs rules round phase"),
        (" ".join(ONE.split()[:8]), "position", "8 fields"),
        (_changed(0, "5-free-special"), "rules", "5 players: the game is for 2, 3 or 4 (R1)"),
        (_changed(0, "3-brown-special"), "rules", "'3-brown-special' does not name rules"),
        (_changed(0, "3-free-plain+faces-once"), "rules", "need special factories"),
        (_changed(0, "3-free-special+fast"), "rules", "unknown option 'fast'"),
        (_changed(0, "9" * 5000 + "-free-special"), "rules", "9"),
        (_changed(1, "-1"), "round", "'-1' must be a number"),
        (_changed(1, "four"), "round", "'four' must be a number"),
        (_changed(1, "99999"), "round", "'99999' must be a number"),
        (_changed(2, "drafting"), "phase", "'drafting' is not draft, share, box, deal"),
        (_changed(2, "over:badly"), "phase", "'over:badly' is not"),
        (_changed(3, "1.1"), "seats", "'1.1' must be 3 numbers joined by dots"),
        (_changed(3, "1.1.x"), "seats", "'1.1.x' must be 3 numbers"),
        (_changed(4, "KX"), "centre", "'KX' must be letters of TBWKRM"),
        (_changed(4, "KMM"), "centre", "there is one start marker (R8)"),
        (_changed(5, "WW/-+share/TTM/R/-/-/-"), "factories", "'TTM' must be letters of TBWKR"),
        (_changed(5, "WW//-/-/-/-/-"), "factories", "'' must be letters"),
        (_changed(5, "WW+magnet/-/-/-/-/-/-"), "factories", "unknown gold face 'magnet'"),
        (_changed(6, "1.2.3.4"), "bag", "'1.2.3.4' must be 5 numbers"),
        (_changed(6, "1.2.3.4.21"), "bag", "20 chocolates of each colour (R4)"),
        (_changed(7, "0.0.0.0.-1"), "lid", "'0.0.0.0.-1' must be 5 numbers"),
        (_changed(8, "0:-/-/-/-/-:5/5/5/5/5"), "board 1", "must be score:lines:box:floor"),
        (_changed(9, "x:-/-/-/-/-:5/5/5/5/5:-"), "board 2", "score 'x' must be a number"),
        (_changed(9, "-3:-/-/-/-/-:5/5/5/5/5:-"), "board 2", "score '-3' must be a number"),
        (_changed(9, "0:-/-/-/-:5/5/5/5/5:-"), "board 2", "5 rows each"),
        (_changed(9, "0:-/-/-/-/-:5/5/5/5:-"), "board 2", "5 rows each"),
        (_changed(9, "0:-/XX/-/-/-:5/5/5/5/5:-"), "board 2", "'XX' must be letters"),
        (_changed(9, "0:-/-/-/-/-:5/5/T3/5/5:-"), "board 2", "box row 'T3' must be 5 cells"),
        (_changed(9, "0:-/-/-/-/-:5/5/6/5/5:-"), "board 2", "box row '6' must be 5 cells"),
        (_changed(9, "0:-/-/-/-/-:5/5/M4/5/5:-"), "board 2", "box row 'M4' must be 5 cells"),
        (_changed(10, "0:-/-/-/-/-:5/5/5/5/5:t"), "board 3", "'t' must be letters of TBWKRM"),
        (_changed(10, "0:-/-/-/-/-:5/5/5/5/5:-:TT"), "board 3", "holds one thing"),
        (_changed(10, "0:-/-/-/-/-:5/5/5/5/5:-:X"), "board 3", "'X' must be letters"),
    ],
)
def test_text_that_is_no_position(text: str, field: str, reason: str) -> None:
    with pytest.raises(PositionError) as error:
        Position.parse(text)
    assert error.value.details["field"] == field
    assert str(error.value).startswith(f"{field}: ")
    assert reason in str(error.value)


LAID = ["TTBB", "WWKK", "RRTB", "WKRT", "BWKR"]
DRAFT = position(factories=LAID)
DEAL = position(phase=Phase.DEAL)
SPECIAL = position(factories=LAID, gold={1: Face.KEEP, 2: Face.SPARE})
NOTHING_LEFT = position(
    4,
    phase=Phase.DEAL,
    boards=[board({2: c, 3: 2 * c, 4: 2 * c}, box_without(c)) for c in "TBWK"],
)


def _mine(base: Position, mine: Board) -> Position:
    return replace(base, boards=(mine, *base.boards[1:]))


@pytest.mark.parametrize(
    ("wrong", "field", "reason"),
    [
        (replace(DRAFT, boards=DRAFT.boards[:1]), "boards", "1 boards for 2 players"),
        (replace(DRAFT, sources=DRAFT.sources[:5]), "factories", "2 players need 5 factories"),
        (_mine(DRAFT, board(score=40000)), "board 1", "score 40000 is out of range"),
        (_mine(DRAFT, board({1: "TT"})), "board 1", "line 1 has 1 spaces (R1)"),
        (_mine(DRAFT, board({3: "TB"})), "board 1", "line 3 holds more than one colour (R14)"),
        (_mine(DRAFT, board({1: "T"}, ["T...."])), "board 1", "row 1 holds T already"),
        (_mine(DRAFT, board(box=[".T..."])), "board 1", "T has no cell at row 1, column 2 (R2)"),
        (_mine(DRAFT, board(floor="TTTTTTTT")), "board 1", "the floor has 7 spaces (R17)"),
        (
            position(side=Side.FREE, factories=LAID, boards=[board(box=["T..T."])]),
            "board 1",
            "row 1 holds T twice (R34)",
        ),
        (
            position(side=Side.FREE, factories=LAID, boards=[board(box=["T....", "T...."])]),
            "board 1",
            "column 1 holds T twice (R33)",
        ),
        (replace(DRAFT, gold={1: Face.KEEP}), "factories", "need special factories (R36)"),
        (replace(SPECIAL, gold={1: Face.KEEP}), "factories", "1 gold faces, but 2 players (R37)"),
        (
            replace(SPECIAL, gold={1: Face.KEEP, 2: Face.KEEP}),
            "factories",
            "each gold face exists once (R36)",
        ),
        (_mine(DRAFT, board(spare="")), "boards", "its face is not in the ring"),
        (_mine(SPECIAL, board(spare="")), "factories", "factory 2 was taken away"),
        (replace(SPECIAL, boards=(board(spare=""),) * 2), "factories", "factory 2 was taken"),
        (
            position(factories=["TTTT"], gold={2: Face.SPARE}, boards=[board(spare="")] * 2),
            "boards",
            "there is one spare factory (R36)",
        ),
        (_mine(DRAFT, board(floor="M")), "marker", "there is one start marker (R8)"),
        (
            position(factories=LAID, boards=[board(), board(floor="M")], next_first=0),
            "marker",
            "the seat that holds the marker starts the next round (R24)",
        ),
        (replace(DRAFT, next_first=1), "marker", "the same seat starts again (R18)"),
        (replace(DRAFT, turn=2), "seats", "there are seats 1 to 2"),
        (replace(DRAFT, turn=-1), "seats", "there are seats 1 to 2"),
        (replace(DRAFT, ending=Ending.ROW), "phase", "says how it ended"),
        (replace(DEAL, phase=Phase.OVER), "phase", "says how it ended"),
        (position(), "phase", "drafting needs a chocolate in a source (R18)"),
        (replace(DRAFT, phase=Phase.DEAL, marker=False), "phase", "still lie in the sources"),
        (replace(DRAFT, phase=Phase.SHARE), "phase", "nothing on the share factory to send"),
        (replace(DEAL, marker=True), "phase", "between rounds the floors are clear"),
        (_mine(DEAL, board(floor="T")), "phase", "between rounds the floors are clear"),
        (_mine(DRAFT, board(box=["TBWKR"])), "phase", "a row is full, so the game is over (R29)"),
        (position(phase=Phase.BOX), "phase", "the coloured side has no choice of column (R33)"),
        (
            position(phase=Phase.BOX, side=Side.FREE),
            "phase",
            "no full line with a choice of column (R33)",
        ),
        (replace(DRAFT, lid=(1, 0, 0, 0, 0)), "chocolates", "21 of T, but there are 20"),
        (replace(DRAFT, bag=(0, 0, 0, 0, 0)), "chocolates", "but there are 20 of each"),
    ],
)
def test_a_position_that_cannot_be(wrong: Position, field: str, reason: str) -> None:
    with pytest.raises(PositionError) as error:
        Game.from_position(wrong)
    assert error.value.details["field"] == field
    assert reason in str(error.value)


@pytest.mark.parametrize(
    "wrong",
    [
        pytest.param(
            position(phase=Phase.DEAL, boards=[board({1: "T"})]),
            id="full line between rounds (R19)",
        ),
        pytest.param(replace(DRAFT, round=0), id="drafting before the first round"),
        pytest.param(NOTHING_LEFT, id="nothing to deal (R28)"),
    ],
)
def test_a_position_that_no_game_reaches(wrong: Position) -> None:
    with pytest.raises(PositionError):
        Game.from_position(wrong, seed=1)
