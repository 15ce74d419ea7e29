"""Whatever people, bots and clocks do at a table, it stays the fold of its log."""

import json
import random
from dataclasses import replace

from hypothesis import given, settings
from hypothesis import strategies as st

from chocolatier.errors import ChocolatierError
from chocolatier.notation.records import read_records
from chocolatier.rules.ruleset import Rules
from chocolatier.rules.seats import Seat
from chocolatier.store.summaries import summarize
from chocolatier.table import leaving, moves, opening
from chocolatier.table.clock import TimeControl
from chocolatier.table.commands import (
    Arrange,
    AskEnd,
    AskUndo,
    ComeBack,
    Command,
    HandOver,
    KeptSeat,
    PlayMove,
    Reply,
    SeatSetup,
    StartGame,
    TakeSeat,
)
from chocolatier.table.decide import decide
from chocolatier.table.events import QuestionKind
from chocolatier.table.loading import load_table
from chocolatier.table.state import Decision, RunningTable, Table
from chocolatier.view.frames import frames_of
from chocolatier.view.guest import Picture, record_of, view_of
from chocolatier.view.story import Story
from tests.client import Client, read_story
from tests.table.tables import ANN, BEN, CLEO, SEED, SETUPS, again, new_table, opened, stored

CLOCKS = (
    TimeControl(),
    TimeControl("move", seconds=20),
    TimeControl("bank", seconds=60, increment=3),
)
HOLDERS = (ANN, BEN, CLEO)


class Chaos:
    """Random commands of random guests at one table."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng
        kinds = "".join(rng.choice("hlb") for _ in range(rng.randint(2, 4)))
        side, factories = rng.choice(("coloured", "free")), rng.choice(("plain", "special"))
        setup = new_table(kinds, rng.choice(CLOCKS), None, f"{side}-{factories}")
        table = opened(replace(setup, host_starts=rng.random() < 0.3))
        self.story = Story(table)
        self.client = Client()
        if isinstance(table, RunningTable):
            position = Picture(table).position
            assert position is not None
            self.client.view = {"position": json.loads(position.model_dump_json())}
            self.client.frames = frames_of(table.game)
            self.client.story = [frame.entry for frame in self.client.frames]
        self.now = 0.0

    @property
    def table(self) -> Table:
        return self.story.table

    def step(self) -> None:
        """Something happens, or is refused and leaves no trace."""
        self.now += self.rng.choice((0.0, 1.0, 5.0, 30.0))
        before = self._trace()
        try:
            decision = self._decide()
        except ChocolatierError:
            assert before == self._trace()
            return
        assert before == self._trace()
        self.client.follow(self.story.follow(stored(decision)))

    def _trace(self) -> tuple[int, bytes | None]:
        table = self.table
        return table.version, table.game.key if isinstance(table, RunningTable) else None

    def _decide(self) -> Decision:
        rng, table = self.rng, self.table
        what = rng.random()
        turn = table.bot_turn
        if table.status == "waiting" and what < 0.5:
            wish = TakeSeat(table.invite, "Guest")
            return opening.take_seat(table, wish, rng.choice((BEN, CLEO)), self.now)
        if turn is not None and what < 0.7:
            turn = replace(turn, version=turn.version - (rng.random() < 0.1))
            return moves.bot_moves(table, turn, self._move(), self.now)
        if what < 0.03:
            return leaving.time_out(table, self.now)
        if what < 0.04:
            return leaving.resume(table, self.now)
        holders = frozenset(h for h in HOLDERS if rng.random() < 0.8)
        version = table.version - rng.choice((0, 0, 0, 0, 0, 1, 3, -1))
        absent = [Seat(seat) for seat in range(4) if rng.random() < 0.2]
        return decide(table, self._command(), holders, version, self.now, absent)

    def _move(self) -> str:
        table = self.table
        if not isinstance(table, RunningTable) or table.game.is_over:
            return "1T1"
        return str(self.rng.choice(table.game.legal_moves))

    def _command(self) -> Command:
        rng, turn = self.rng, self.table.turn
        seat = Seat(rng.randrange(4))
        what = rng.random()
        if self.table.status == "waiting" and what < 0.5:
            return StartGame() if what < 0.1 else self._arrangement()
        if what < 0.7:
            mover = seat if turn is None or rng.random() < 0.1 else turn
            text = rng.choice(("1T1", "CW-", "x")) if rng.random() < 0.1 else self._move()
            return PlayMove(mover, text)
        kind: QuestionKind = "undo" if rng.random() < 0.5 else "end"
        if what < 0.8:
            return AskUndo(seat)
        if what < 0.81:
            return AskEnd(seat)
        if what < 0.9:
            return Reply(kind, rng.random() < 0.6)
        if what < 0.95:
            return ComeBack(seat)
        return HandOver(seat, "tom")

    def _arrangement(self) -> Arrange:
        rng = self.rng
        kept: list[KeptSeat | SeatSetup] = [
            KeptSeat(seat, rng.choice((None, None, "Ida"))) for seat, _ in self.table.each_seat()
        ]
        rng.shuffle(kept)
        new = [SETUPS[rng.choice("hlb")] for _ in range(rng.randrange(3))]
        seats = tuple((kept + new)[: rng.randint(2, 4)])
        rules = Rules.parse(f"{len(seats)}-{rng.choice(('coloured-plain', 'free-special'))}")
        starts = rng.choice((None, Seat(rng.randrange(4))))
        return Arrange(rules, seats, starts, rng.choice(CLOCKS))


@settings(max_examples=30, deadline=None)
@given(st.integers(0, 2**32))
def test_a_table_is_the_fold_of_its_log(number: int) -> None:
    chaos = Chaos(random.Random(number))
    for _ in range(150):
        chaos.step()
        if chaos.table.rematch:
            break
    live = chaos.table
    loaded = load_table(live.id, SEED, map(again, live.log))
    assert type(loaded) is type(live)
    assert loaded.log == live.log
    for name in ("seats", "questions", "status", "turn", "bot_turn", "deadline", "story_length"):
        assert getattr(loaded, name) == getattr(live, name), name
    assert vars(loaded.clocks) == vars(live.clocks)
    assert summarize(loaded) == summarize(live)
    for mine in ([], [Seat(0)], [Seat(0), Seat(1)]):
        views = [view_of(t, Picture(t), mine, [Seat(0)], chaos.now) for t in (live, loaded)]
        assert views[0] == views[1]
        assert views[0].story_length == len(chaos.client.frames)
        assert SEED not in views[0].model_dump_json() or live.status == "over"
    if isinstance(live, RunningTable) and isinstance(loaded, RunningTable):
        _check_same_game(live, loaded)
        assert chaos.client.frames == frames_of(live.game)
        entries = [json.loads(entry) for entry in chaos.story.entries]
        assert read_story(entries) == [frame.entry for frame in chaos.client.frames]
        assert Story(loaded).entries == chaos.story.entries


def _check_same_game(live: RunningTable, loaded: RunningTable) -> None:
    for name in ("timed_out", "game_version", "move_versions", "game"):
        assert getattr(loaded, name) == getattr(live, name), name
    assert loaded.game.history == live.game.history
    (record,) = read_records(record_of(live).splitlines(), unfinished=True)
    assert record.game == live.game


@settings(max_examples=20, deadline=None)
@given(st.integers(0, 2**32))
def test_no_guest_gets_what_is_not_theirs(number: int) -> None:
    chaos = Chaos(random.Random(number))
    for _ in range(60):
        chaos.step()
    table = chaos.table
    picture = Picture(table)
    for seat, _ in table.each_seat():
        view = view_of(table, picture, [seat])
        assert (view.options is not None) == (table.turn == seat and table.bot_turn is None)
        assert view.options is None or view.options.seat == seat + 1
    spectator = view_of(table, picture)
    assert (spectator.options, spectator.invite, spectator.undo) == (None, None, False)
    assert not any(ask.mine for ask in spectator.asks)
