"""What can be done: exactly the legal moves, and what they bring is what the core then says."""

import json
import random
from itertools import product

import pytest

from chocolatier.errors import PositionError
from chocolatier.rules.core.numbers import Phase, Side
from chocolatier.rules.events import Boxed, FloorPaid, LineFell
from chocolatier.rules.game import Game
from chocolatier.rules.position import Position
from chocolatier.rules.ruleset import RULE_SETS, Rules
from chocolatier.view.options import options_of, options_text
from tests.offers import Options, Pick, Target, read_options
from tests.rules import by_hand
from tests.rules.by_hand import open_columns
from tests.rules.steering import ALL_RULES, steps

EMPTY = (".....",) * 5
LINES = range(1, 6)


def _sendings(pick: Pick) -> list[str]:
    colours = sorted(set(pick.shares), key="TBWKR".index)
    ways = []
    for sides in product("<>", repeat=len(colours)):
        left = "".join(c for c, side in zip(colours, sides, strict=True) if side == "<")
        right = "".join(c for c in colours if c not in left)
        ways.append((left and "<" + left) + (right and ">" + right))
    return ways


def _texts(options: Options) -> list[str]:
    drafts = [
        target.move + sending
        for pick in options.picks
        for target in pick.targets
        for sending in _sendings(pick)
    ]
    return drafts + [column.move for column in options.columns]


def _options(game: Game) -> Options:
    text = options_text(game)
    assert text is not None
    options_of(game)  # raises if the text is not what the model says
    return read_options(json.loads(text))


@pytest.mark.parametrize("rules", ALL_RULES, ids=str)
def test_exactly_the_legal_moves(rules: Rules) -> None:
    for seed in range(4):
        for game, move in steps(rules, seed):
            options = _options(game)
            texts = _texts(options)
            assert options.seat == game.turn + 1
            assert sorted(texts) == sorted(str(legal) for legal in game.legal_moves)
            assert game.is_legal(random.Random(len(texts)).choice(texts))
            assert str(move) in texts
        assert options_of(game) is None


def test_rows_without_zeros_at_the_end() -> None:
    text = options_text(Game(Rules(players=2), 1))
    assert text is not None
    rows = [row for pick in json.loads(text)["picks"] for row in pick["targets"]]
    assert all(row[-1] or len(row) == 1 for row in rows)
    assert len(text) < 2_000


def _ends(game: Game, move: str) -> set[tuple[int, int]]:
    """All (points, penalty) that the seat can reach with the last pick of a round."""
    seat, begun = game.turn, len(game.history)
    found = set()
    at_work = [game.copy()]
    at_work[0].play(move)
    while at_work:
        twin = at_work.pop()
        if twin.phase is Phase.BOX:
            columns = twin.legal_moves
            for column in columns if twin.turn == seat else columns[:1]:
                at_work.append(twin.copy())
                at_work[-1].play(column)
            continue
        events = twin.history[begun:]
        points = sum(e.points for e in events if isinstance(e, Boxed) and e.seat == seat)
        penalty = next(e.penalty for e in events if isinstance(e, FloorPaid) and e.seat == seat)
        found.add((points, penalty))
    return found


def _check_target(game: Game, target: Target) -> int:
    """Compare with the core; how many different ends there are."""
    board = game.position.boards[game.turn]
    points, cost = by_hand.settle(board, game.rules.side)
    ends = _ends(game, target.move)
    best = max(p - c for p, c in ends)
    assert (points + target.gain, cost + target.loss) in ends
    assert points + target.gain - cost - target.loss == best
    return len(ends)


@pytest.mark.parametrize("rules", ALL_RULES, ids=str)
def test_gain_and_loss_of_the_last_pick(rules: Rules) -> None:
    compared = choices = 0
    for seed in range(4):
        for game, _ in steps(rules, seed):
            lying = [n for counts in game.position.sources for n in counts if n]
            if game.phase is Phase.DRAFT and len(lying) == 1:
                for target in _options(game).picks[0].targets:
                    choices += _check_target(game, target) > 1
                    compared += 1
    assert compared > 30
    assert bool(choices) == (rules.side is Side.FREE)


@pytest.mark.parametrize("rules", [r for r in ALL_RULES if r.side is Side.FREE], ids=str)
def test_columns(rules: Rules) -> None:
    for seed in (0, 3, 7):
        for game, _ in steps(rules, seed):
            for column in _options(game).columns:
                twin = game.copy()
                twin.play(column.move)
                events = twin.history[len(game.history) + 1 :]
                assert isinstance(events[0], Boxed)
                assert events[0].points == column.points
                assert (events[0].row, events[0].column) == (column.row, column.column)
                assert events[0].colour.letter == column.colour


def _boxing(lines: str, box: str) -> Game:
    """Seat 1, with these lines and this box, is to choose a column."""
    boards = (f"0:{lines}:{box}:-", "0:-/-/-/-/-:5/5/5/5/5:-")
    held = "".join(boards)
    rest = ".".join(str(20 - held.count(letter)) for letter in "TBWKR")
    text = f"2-free-plain 3 box 1.1.1 M -/-/-/-/- {rest} 0.0.0.0.0 {' '.join(boards)}"
    return Game.from_position(Position.parse(text))


def _always_fall(game: Game, seat: int) -> set[int]:
    """The lines of a seat that fall in phase B, whatever columns it chooses."""
    if game.phase is not Phase.BOX or game.turn != seat:
        return {e.row for e in game.history if isinstance(e, LineFell) and e.seat == seat}
    ends = []
    for move in game.legal_moves:
        twin = game.copy()
        twin.play(move)
        ends.append(_always_fall(twin, seat))
    return set.intersection(*ends)


def test_columns_kill_what_then_falls_in_any_case() -> None:  # R35
    rng = random.Random(3)
    killed = 0
    for _ in range(150):
        box = list(EMPTY)
        for _ in range(rng.randrange(8, 16)):
            row, letter = rng.randrange(5), rng.choice("TBKRTBKRW")
            columns = open_columns(tuple(box), row + 1, letter)
            if letter not in box[row] and columns and box[row].count(".") > 1:
                c = rng.choice(columns)
                box[row] = box[row][: c - 1] + letter + box[row][c:]
        lines = ["W" * n if "W" not in box[n - 1] and rng.random() < 0.8 else "-" for n in LINES]
        try:
            game = _boxing("/".join(lines), "/".join(box).replace(".", "1"))
        except PositionError:
            continue  # the first line has no choice
        dead = {n for n in LINES if lines[n - 1] != "-" and not open_columns(tuple(box), n, "W")}
        for column in _options(game).columns:
            twin = game.copy()
            twin.play(column.move)
            assert set(column.kills) == _always_fall(twin, 0) - dead
            killed += len(column.kills)
    assert killed > 10


def test_a_column_that_kills() -> None:  # R35
    options = _options(_boxing("-/WW/WWW/-/-", "5/5/TB1KR/5/5"))
    assert {c.column: c.kills for c in options.columns} == {1: [], 2: [], 3: [3], 4: [], 5: []}


def test_a_column_that_kills_by_what_it_forces() -> None:  # R35
    options = _options(_boxing("-/WW/WWW/WWWW/-", "5/5/TBK2/KTB2/5"))
    assert {c.column: c.kills for c in options.columns} == {1: [], 2: [], 3: [], 4: [4], 5: [4]}


def test_a_line_that_nothing_can_save_is_not_killed() -> None:  # R35
    options = _options(_boxing("-/WW/WWW/-/-", "2W2/5/TB1KR/5/5"))
    assert all(column.kills == [] for column in options.columns)
    assert [column.column for column in options.columns] == [1, 2, 4, 5]


def test_dead_lines_are_marked() -> None:  # R34
    text = (
        "2-free-plain 3 draft 1.1.1 M W/-/-/-/- 19.19.18.19.19 0.0.0.0.0 "
        "0:-/-/-/-/-:5/5/2W2/TB1KR/5:- 0:-/-/-/-/-:5/5/5/5/5:-"
    )
    pick = _options(Game.from_position(Position.parse(text))).picks[0]
    assert {t.line: t.dead for t in pick.targets} == {
        0: False,
        1: False,
        2: False,
        4: True,
        5: False,
    }


def _drafting(rules: str, centre: str, factories: str, board: str) -> Options:
    """The options of seat 1 with this board, the bag holding all the rest."""
    held = centre + factories.replace("share", "").replace("spare", "") + board
    rest = ".".join(str(20 - held.count(letter)) for letter in "TBWKR")
    other = "0:-/-/-/-/-:5/5/5/5/5:-"
    text = f"{rules} 3 draft 1.1.1 {centre} {factories} {rest} 0.0.0.0.0 {board} {other}"
    return _options(Game.from_position(Position.parse(text)))


def test_the_share_factory_skips_the_spare_one() -> None:  # R42
    options = _drafting(
        "2-coloured-special", "M", "WWBK+share/-+spare/-/-/T", "0:-/-/-/-/-:5/5/5/5/5:-:_"
    )
    picks = {(pick.source, pick.colour): pick for pick in options.picks}
    brown = picks[1, "B"]
    assert (brown.shares, brown.left, brown.right, brown.centre) == ("WWK", 5, 3, "")
    assert (picks[5, "T"].left, picks[5, "T"].right) == (None, None)
    assert brown.targets[3].move == "1B3"


def test_marker_spare_and_floor_are_shown() -> None:
    options = _drafting(
        "2-coloured-special", "TTM", "RRRB+spare/KKW+keep/-/-/-", "0:-/-/-/-/-:5/5/5/5/5:-"
    )
    picks = {(pick.source, pick.colour): pick for pick in options.picks}
    centre = {t.line: t for t in picks[0, "T"].targets}
    assert picks[0, "T"].marker
    assert (centre[1].fell, centre[1].gain, centre[1].loss) == ("MT", 1, 2)
    assert (centre[2].fell, centre[2].gain, centre[2].loss) == ("M", 1, 1)
    spare = {t.line: t for t in picks[1, "R"].targets}  # T42
    assert (picks[1, "R"].spare, picks[1, "R"].centre) == (True, "B")
    assert (spare[2].caught, spare[2].fell, spare[2].loss) == ("R", "", 0)
    assert (spare[0].caught, spare[0].fell, spare[0].loss) == ("R", "RR", 2)
    assert (picks[2, "K"].keeps, picks[2, "K"].centre) == ("W", "")


@pytest.mark.parametrize("rules", RULE_SETS[:2], ids=str)
def test_no_seat_to_move(rules: Rules) -> None:
    assert options_of(Game.waiting(rules)) is None
    game = Game(rules, 1)
    game.agree_to_end()
    assert options_of(game) is None


def test_not_between_pick_and_sending() -> None:
    text = (
        "2-coloured-special 1 share 1.1.1 M WK+share/-/-/-/-+keep 20.19.19.19.20 0.0.0.0.0 "
        "0:B/-/-/-/-:5/5/5/5/5:- 0:-/-/-/-/-:5/5/5/5/5:-"
    )
    assert options_of(Game.from_position(Position.parse(text))) is None
