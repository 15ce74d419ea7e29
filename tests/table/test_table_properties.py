"""Whatever people, bots and clocks do at a table, it stays the fold of its log."""

import random

from hypothesis import given, settings
from hypothesis import strategies as st

from chocolatier.errors import ChocolatierError
from chocolatier.notation.records import read_records
from chocolatier.table import decide
from chocolatier.table.events import Event, Kind, read_event, write_event
from chocolatier.table.state import Table
from chocolatier.view import wire
from chocolatier.view.frames import frames_of
from chocolatier.view.guest import picture_of, record_of, summary_of, view_of
from chocolatier.view.story import Story
from tests.table.tables import ANN, BEN, CLEO, SEED, new_table, opened

CLOCKS = (
    wire.Clock(),
    wire.Clock(kind="move", seconds=20),
    wire.Clock(kind="bank", seconds=60, increment=3),
)
HOLDERS = (ANN, BEN, CLEO)


class Chaos:
    """Random commands of random guests at one table."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng
        kinds = "".join(rng.choice("hlb") for _ in range(rng.randint(2, 4)))
        side: wire.SideText = rng.choice(("coloured", "free"))
        special = rng.random() < 0.5
        self.table = opened(new_table(kinds, rng.choice(CLOCKS), None, side, special))
        self.story = Story(self.table)
        self.frames = [] if self.table.game is None else frames_of(self.table.game)
        self.now = 0.0

    def step(self) -> None:
        """Something happens, or is refused and leaves no trace."""
        self.now += self.rng.choice((0.0, 1.0, 5.0, 30.0))
        table = self.table
        before = (table.version, table.game.key if table.game else None)
        try:
            events = self._decide()
        except ChocolatierError:
            assert before == (table.version, table.game.key if table.game else None)
            return
        assert before == (table.version, table.game.key if table.game else None)
        kept, frames = self.story.apply(read_event(write_event(event)) for event in events)
        self.frames = self.frames[:kept] + frames

    def _decide(self) -> list[Event]:
        rng, table = self.rng, self.table
        what = rng.random()
        thinker = table.thinker
        if table.status == "waiting" and what < 0.5:
            wish = wire.Join(invite=table.invite, name="Guest")
            return decide.join(table, wish, rng.choice((BEN, CLEO)), self.now)
        if thinker is not None and what < 0.7:
            version = table.game_version - (rng.random() < 0.1)
            return decide.bot_moves(table, thinker, self._move(), version, self.now)
        if what < 0.03:
            return decide.time_out(table, self.now)
        if what < 0.04:
            return decide.resume(table, self.now)
        holders = frozenset(h for h in HOLDERS if rng.random() < 0.8)
        version = table.version - rng.choice((0, 0, 0, 0, 0, 1, 3, -1))
        absent = [seat for seat in range(4) if rng.random() < 0.2]
        return decide.decide(table, self._command(), holders, version, self.now, absent)

    def _move(self) -> str:
        game = self.table.game
        return "1T1" if game is None or game.is_over else str(self.rng.choice(game.legal_moves))

    def _command(self) -> wire.Command:
        rng, turn = self.rng, self.table.turn
        seat = rng.randint(1, 4)
        what = rng.random()
        if what < 0.7:
            mover = seat if turn is None or rng.random() < 0.1 else turn + 1
            text = rng.choice(("1T1", "CW-", "x")) if rng.random() < 0.1 else self._move()
            return wire.MoveCommand(seat=mover, move=text)
        kind: Kind = "undo" if rng.random() < 0.5 else "end"
        if what < 0.8:
            return wire.UndoCommand(seat=seat)
        if what < 0.81:
            return wire.EndCommand(seat=seat)
        if what < 0.9:
            return wire.ReplyCommand(kind=kind, yes=rng.random() < 0.6)
        if what < 0.95:
            return wire.ReturnCommand(seat=seat)
        return wire.LeaveCommand(seat=seat)


@settings(max_examples=30, deadline=None)
@given(st.integers(0, 2**32))
def test_a_table_is_the_fold_of_its_log(number: int) -> None:
    chaos = Chaos(random.Random(number))
    for _ in range(150):
        chaos.step()
        if chaos.table.rematch:
            break
    live = chaos.table
    again = Table.load(live.id, SEED, [read_event(write_event(event)) for event in live.log])
    assert again.log == live.log
    for name in (
        "seats",
        "questions",
        "timed_out",
        "game_version",
        "move_versions",
        "status",
        "turn",
        "deadline",
    ):
        assert getattr(again, name) == getattr(live, name), name
    assert again.clocks.banks == live.clocks.banks
    assert summary_of(again) == summary_of(live)
    for mine in ([], [0], [0, 1]):
        views = [view_of(t, picture_of(t), mine, [0], chaos.now) for t in (live, again)]
        assert views[0] == views[1]
        assert views[0].told == len(chaos.frames)
        assert SEED not in views[0].model_dump_json() or live.status == "over"
    if live.game is not None and again.game is not None:
        assert again.game == live.game
        assert chaos.frames == frames_of(live.game)
        assert chaos.story.entries == [frame.entry for frame in chaos.frames]
        assert again.game.history == live.game.history
        (record,) = read_records(record_of(live).splitlines(), unfinished=True)
        assert record.game == live.game


@settings(max_examples=20, deadline=None)
@given(st.integers(0, 2**32))
def test_no_guest_gets_what_is_not_theirs(number: int) -> None:
    chaos = Chaos(random.Random(number))
    for _ in range(60):
        chaos.step()
    table = chaos.table
    picture = picture_of(table)
    for seat in range(len(table.seats)):
        view = view_of(table, picture, [seat])
        assert (view.options is not None) == (table.turn == seat and table.thinker is None)
        assert view.options is None or view.options.seat == seat + 1
    spectator = view_of(table, picture)
    assert (spectator.options, spectator.invite, spectator.undo) == (None, None, False)
    assert not any(ask.mine for ask in spectator.asks)
