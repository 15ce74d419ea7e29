"""The story frame by frame, against the positions of the core."""

from functools import cache
from itertools import pairwise, product

import pytest

from chocolatier.notation.record_lines import end_line, entry_line
from chocolatier.rules.core.numbers import Phase
from chocolatier.rules.game import Game
from chocolatier.rules.history import Agreed, Dealt, Played
from chocolatier.rules.position import Position
from chocolatier.rules.ruleset import Rules
from chocolatier.view.frames import Frame, frames_of
from chocolatier.view.position import BoardView, PositionView, position_view
from tests.rules.steering import ALL_RULES, STYLES, steps

GAMES = len(STYLES)


@cache
def _live(rules: Rules, seed: int, moves: int = 10_000) -> tuple[Game, list[Frame]]:
    """A game with a seed, not to be changed, and its frames made move by move."""
    frames: list[Frame] = []
    game = Game(rules, seed)
    for at, move in steps(rules, seed):
        if not frames:
            frames += frames_of(at)
        if len(at.moves) == moves:
            return at, frames
        played = at.copy()
        played.play(move)
        frames += frames_of(played, len(at.history))
        game = played
    return game, frames


def _in_steps(game: Game) -> list[PositionView]:
    """The view after every deal, move and agreement, by the core alone."""
    twin = Game.waiting(game.rules, game.opening_first)
    views = []
    for entry in game.history:
        if isinstance(entry, Dealt):
            twin.deal(entry.deal)
        elif isinstance(entry, Played):
            twin.play(entry.move)
        elif isinstance(entry, Agreed):
            twin.agree_to_end()
        else:
            continue
        views.append(position_view(twin.position))
    return views


def _last_of_steps(frames: list[Frame]) -> list[PositionView]:
    """The position of the last frame before each deal, move or agreement, and of the last."""
    starts = ("deal", "move", "agreed")
    return [a.position for a, b in pairwise(frames) if b.entry.line.type in starts] + [
        frames[-1].position
    ]


@pytest.mark.parametrize("rules", ALL_RULES, ids=str)
def test_every_step_leads_to_the_cores_position(rules: Rules) -> None:
    for seed in range(GAMES):
        game, frames = _live(rules, seed)
        assert game.is_over
        assert _last_of_steps(frames) == _in_steps(game)
        assert frames[-1].position == position_view(game.position)


@pytest.mark.parametrize("rules", ALL_RULES, ids=str)
def test_the_whole_story_is_the_same(rules: Rules) -> None:
    for seed in range(GAMES):
        game, frames = _live(rules, seed)
        assert frames_of(game) == frames
        lines = [*map(entry_line, game.history), end_line(game)]
        assert [frame.entry.line for frame in frames] == lines
        assert [frame.entry.number for frame in frames] == list(range(1, len(frames) + 1))


@pytest.mark.parametrize("rules", ALL_RULES, ids=str)
def test_rounds(rules: Rules) -> None:
    game, frames = _live(rules, 2)
    number = 0
    for frame in frames:
        number += frame.entry.line.type == "deal"
        assert frame.entry.round == number == frame.position.round
    assert number == game.round


def _chocolates(view: PositionView) -> int:
    loose = [view.bag, view.lid, *(source.chocolates for source in view.sources)]
    for board in view.boards:
        loose += [*board.lines, *board.box, board.floor, board.spare or ""]
    return sum(letter in "TBWKR" for letter in "".join(loose))


@pytest.mark.parametrize("rules", ALL_RULES, ids=str)
def test_nothing_gets_lost_between_two_steps(rules: Rules) -> None:
    for seed in range(GAMES):
        _, frames = _live(rules, seed)
        for before, after in pairwise(frames):
            assert _chocolates(after.position) == 100
            entry = after.entry.line
            boards = after.position.boards
            assert (after.entry.took is not None) == (
                entry.type == "move" and "@" not in entry.move
            )
            if entry.type in ("boxed", "fell", "floor", "bonus"):
                changed = [i for i, (a, b) in enumerate(_pairs(before, after), 1) if a != b]
                assert set(changed) <= {entry.seat}
            if entry.type == "boxed":
                assert boards[entry.seat - 1].box[entry.row - 1][entry.column - 1] == entry.colour
                assert boards[entry.seat - 1].lines[entry.row - 1] == ""
            if entry.type == "floor":
                paid = before.position.boards[entry.seat - 1]
                assert len(paid.floor) == entry.items
                assert boards[entry.seat - 1].score == max(0, paid.score - entry.penalty)
                assert (boards[entry.seat - 1].floor, boards[entry.seat - 1].spare) == ("", None)


def _pairs(before: Frame, after: Frame) -> list[tuple[BoardView, BoardView]]:
    return list(zip(before.position.boards, after.position.boards, strict=True))


@pytest.mark.parametrize("rules", ALL_RULES, ids=str)
def test_what_a_draft_took(rules: Rules) -> None:
    for seed in range(GAMES):
        _, frames = _live(rules, seed)
        for before, after in pairwise(frames):
            took, entry = after.entry.took, after.entry.line
            if took is None or entry.type != "move":
                continue
            old, new = (f.position.boards[entry.seat - 1] for f in (before, after))
            assert new.floor == old.floor + took.fell
            assert len(after.position.lid) - len(before.position.lid) == took.lid
            assert took.marker == (before.position.marker and not after.position.marker)
            assert took.spare == (old.spare is None and new.spare is not None)
            assert (took.caught or "") == (new.spare or "")[len(old.spare or "") :]
            placed = sum(map(len, new.lines)) - sum(map(len, old.lines))
            assert placed == took.placed
            caught_chocolate = took.caught not in (None, "M")
            fallen = len(took.fell.replace("M", ""))
            assert took.count == placed + fallen + took.lid + caught_chocolate
            lying = [s.chocolates for s in before.position.sources]
            assert lying[took.source].count(took.colour) == took.count
            for slot, letters in (
                (0, took.centre),
                (took.left_slot, took.left),
                (took.right_slot, took.right),
            ):
                if letters:
                    assert slot is not None
                    here = after.position.sources[slot].chocolates
                    assert sorted(here) == sorted(lying[slot] + letters)


def test_the_end_of_a_round_step_by_step() -> None:
    _, frames = _live(Rules.parse("2-coloured-plain"), 2)
    for before, after in pairwise(frames):
        if after.entry.line.type in ("boxed", "floor") and before.entry.line.type == "move":
            assert (before.position.phase, before.position.turn) == ("draft", None)
            assert not any(source.chocolates for source in before.position.sources)
        if after.entry.line.type == "deal":
            assert (before.position.phase, before.position.turn) == ("deal", None)
        if after.entry.line.type in ("bonus", "end"):
            assert (before.position.phase, before.position.turn) == ("over", None)


def test_stories_with_everything_in_them() -> None:
    kinds, lots = set(), set()
    for rules in ALL_RULES:
        for seed in range(GAMES):
            for frame in _live(rules, seed)[1]:
                kinds.add(frame.entry.line.type)
                if took := frame.entry.took:
                    lots.add(("lid", took.lid > 0))
                    lots.add(("shared both ways", bool(took.left and took.right)))
                    lots.add(("marker caught", took.caught == "M"))
                    lots.add(("chocolate caught", took.caught not in (None, "M")))
    assert kinds == {"deal", "move", "boxed", "fell", "floor", "bonus", "end"}
    names = ("lid", "shared both ways", "marker caught", "chocolate caught")
    assert lots == set(product(names, (True, False)))


@pytest.mark.parametrize("rules", ALL_RULES, ids=str)
@pytest.mark.parametrize("moves", [0, 7, 33])
def test_agreement(rules: Rules, moves: int) -> None:
    game, frames = _live(rules, 1, moves)
    if game.is_over:
        return
    game = game.copy()
    length = len(game.history)
    game.agree_to_end()
    ended = frames_of(game, length)
    types = [frame.entry.line.type for frame in ended]
    assert types == ["agreed", *["bonus"] * rules.players, "end"]
    assert all(frame.position.phase == "over" for frame in ended)
    assert ended[-1].position == position_view(game.position)
    assert frames_of(game) == frames + ended


def test_agreement_between_rounds() -> None:
    rules = Rules.parse("2-free-special")
    source, _ = _live(rules, 2)
    game = Game.waiting(rules, source.opening_first)
    for entry in source.history:
        if isinstance(entry, Dealt):
            if game.round:
                break
            game.deal(entry.deal)
        elif isinstance(entry, Played):
            game.play(entry.move)
    assert game.phase is Phase.DEAL
    game.agree_to_end()
    assert _last_of_steps(frames_of(game)) == _in_steps(game)


DEAD_AND_SPARE = (
    "2-free-special 3 draft 1.2.2 T -/-/-+spare/-/-+keep 18.20.14.19.13 0.0.0.0.0 "
    "0:-/-/-/WWWW/-:1W3/5/5/T2KR/2W2:RRRRRR:_ 0:-/-/-/-/-:5/5/5/5/5:M"
)


def test_a_dead_line_falls_onto_the_spare_factory() -> None:  # R35, R43, R44
    game = Game.from_position(Position.parse(DEAD_AND_SPARE))
    before = game.position
    assert [source.slot for source in position_view(before).sources if source.gone] == [3]
    game.play("CT2")
    frames = frames_of(game)
    types = [frame.entry.line.type for frame in frames]
    assert types == ["move", "floor", "fell", "floor"]
    fell, paid = frames[2].position, frames[3].position
    assert (fell.boards[0].floor, fell.boards[0].spare, fell.lid) == ("RRRRRRW", "W", "WW")
    assert [source.slot for source in fell.sources if source.gone] == [3]
    assert (paid.boards[0].floor, paid.boards[0].spare) == ("", None)
    assert paid.lid == "WWWWRRRRRR"
    assert not any(source.gone for source in paid.sources)
    assert paid == position_view(game.position)


def test_frames_from_an_entry_on() -> None:
    game = Game(Rules.parse("2-coloured-plain"), 1)
    game.play(game.legal_moves[0])
    seat, move, length = game.turn, game.legal_moves[0], len(game.history)
    game.play(move)
    (frame,) = frames_of(game, length)
    assert (frame.entry.number, frame.entry.line) == (length + 1, entry_line(Played(seat, move)))
    assert frames_of(game)[length:] == [frame]


def _bonus_cells(box: list[str]) -> set[tuple[int, int]]:
    cells = [(row, column) for row in range(1, 6) for column in range(1, 6)]
    held = {(row, column): box[row - 1][column - 1] for row, column in cells}

    def full(*wanted: tuple[int, int]) -> bool:
        return all(held[cell] != "." for cell in wanted)

    return {
        (row, column)
        for row, column in cells
        if full(*(cell for cell in cells if cell[0] == row))
        or full(*(cell for cell in cells if cell[1] == column))
        or (held[row, column] != "." and "".join(box).count(held[row, column]) == 5)
    }


@pytest.mark.parametrize("rules", ALL_RULES, ids=str)
def test_cells_that_scored(rules: Rules) -> None:
    bonuses = 0
    for seed in range(GAMES):
        for frame in _live(rules, seed)[1]:
            line, cells = frame.entry.line, frame.entry.cells
            if line.type == "boxed":
                box = frame.position.boards[line.seat - 1].box
                assert cells[0] == (line.row, line.column)
                assert all(box[row - 1][column - 1] != "." for row, column in cells)
                across = [cell for cell in cells if cell[0] == line.row]
                down = [cell for cell in cells if cell[1] == line.column]
                assert len(across) == line.across
                assert len(down) == line.down
                assert len(cells) == len(set(cells)) == line.across + line.down - 1
            elif line.type == "bonus":
                assert set(cells) == _bonus_cells(frame.position.boards[line.seat - 1].box)
                bonuses += len(cells)
            else:
                assert cells == []
    assert bonuses


@pytest.mark.parametrize("rules", ALL_RULES, ids=str)
def test_what_the_floor_costs(rules: Rules) -> None:
    for _, frames in (_live(rules, seed) for seed in range(GAMES)):
        for before, after in pairwise(frames):
            line = after.entry.line
            if line.type == "floor":
                assert before.position.boards[line.seat - 1].cost == line.penalty


def test_whose_turn_it_is() -> None:
    rules = Rules.parse("3-coloured-plain")
    assert position_view(Game.waiting(rules).position).turn is None
    game = Game(rules, 1, first=2)
    assert position_view(game.position).turn == 3
    game.agree_to_end()
    assert position_view(game.position).turn is None
