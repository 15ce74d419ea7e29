"""A table by a snapshot is the table by its whole log, at every version, and goes on the same."""

import hashlib
import random
import zlib
from collections.abc import Iterator
from dataclasses import replace

import pytest

from chocolatier.rules.seats import Seat
from chocolatier.server.tables.portrait import Portrait
from chocolatier.store.formats import write_event
from chocolatier.store.snapshots import Snapshot
from chocolatier.table.commands import (
    AskEnd,
    AskUndo,
    ComeBack,
    Command,
    HandOver,
    PlayMove,
    Reply,
)
from chocolatier.table.decide import decide
from chocolatier.table.loading import load_table, step
from chocolatier.table.state import RunningTable
from chocolatier.view.guest import record_of
from chocolatier.view.snapshots import FORMAT, NUMBER, mark, replay, restore, write_snapshot
from chocolatier.view.story import Story
from tests.table.tables import ANN, BANK, BEN, SEED, again, holder_of, seated, some_move

ID = "abcdefgh"
EVERYONE = (Seat(0), Seat(1))
DIGESTS = {1: "4cbf0fe5bb6c1f74", 2: "92c6168c20a2121d"}
"""By number of the format: of what a snapshot of a certain game has in it."""


def a_game(rules: str, seed: int) -> Iterator[Story]:
    """Yield the same story after every event of a game with questions and a bot that stands in."""
    rng, story = random.Random(seed), Story(seated("hl", BANK, rules=rules))
    for number in range(500):
        table = story.table
        assert isinstance(table, RunningTable)
        if table.status == "over":
            return
        assert table.turn is not None
        seat, holder = table.turn, holder_of(table)
        commands: list[tuple[Command, str]] = [(PlayMove(seat, some_move(table, rng)), holder)]
        if number % 9 == 5:
            commands += [
                (AskUndo(seat), holder),
                (Reply("undo", yes=True), ANN if holder == BEN else BEN),
            ]
        if number == 24:
            commands.append((AskEnd(Seat(0)), ANN))
        if number == 20:
            commands += [(HandOver(Seat(1), "tom"), BEN), (ComeBack(Seat(1)), BEN)]
        for command, who in commands:
            if isinstance(command, AskUndo) and not table.undoable(seat):
                break  # the move was the last of its round
            now = float(table.version)
            decision = decide(table, command, frozenset([who]), table.version, now)
            story.follow(replace(decision, events=tuple(map(again, decision.events))))
            yield story


def state_text(story: Story, since: int = 0) -> str:
    portrait = Portrait(story)
    return portrait.state(portrait.fields(EVERYONE, set(EVERYONE), 7.5), since)


def same(found: Story | None, whole: Story) -> None:
    assert found is not None
    for since in (0, 1, whole.table.version):
        assert state_text(found, since) == state_text(whole, since)
    one, other = found.table, whole.table
    assert isinstance(one, RunningTable)
    assert isinstance(other, RunningTable)
    for name in vars(other).keys() - {"log", "game", "clocks", "commitment", "invite"}:
        assert getattr(one, name) == getattr(other, name), name
    assert vars(one.clocks) == vars(other.clocks)
    assert one.status == other.status
    assert one.game.length == other.game.length


@pytest.mark.parametrize(("rules", "seed"), [("coloured-plain", 6), ("free-special", 7)])
def test_a_table_by_a_snapshot_is_the_table_by_its_log(rules: str, seed: int) -> None:
    snapshot, bodies = None, list[str]()
    for story in a_game(rules, seed):
        log = story.table.log
        bodies += [write_event(event) for event in log[len(bodies) :]]
        taken = mark(story)
        if taken is not None:
            snapshot = write_snapshot(taken, story, bodies)
        if snapshot is None or random.Random(len(bodies)).random() < 0.7:
            continue
        whole = Story(load_table(ID, SEED, log))
        found = restore(ID, SEED, bodies, snapshot)
        same(found, whole)
        assert found is not None
        if found.table.status == "playing":  # and it goes on
            assert isinstance(whole.table, RunningTable)
            after = restore(ID, SEED, bodies, snapshot)
            assert after is not None
            move = PlayMove(Seat(found.table.turn or 0), some_move(whole.table))
            holder = frozenset([holder_of(whole.table)])
            decision = decide(whole.table, move, holder, whole.table.version, 9.0)
            whole.follow(decision)
            after.follow(step(after.table, decision.events[0]))
            same(after, whole)
        if random.Random(len(bodies)).random() > 0.9:  # what needs the whole history finds it
            assert record_of(found.table) == record_of(Story(load_table(ID, SEED, log)).table)
    assert snapshot is not None
    assert story.table.status == "over"
    same(restore(ID, SEED, bodies, snapshot), Story(load_table(ID, SEED, log)))


def the_snapshot() -> tuple[Story, list[str], Snapshot]:
    for story in a_game("coloured-plain", 6):
        taken = mark(story)
        if taken is not None and taken.version > 40:
            bodies = [write_event(event) for event in story.table.log]
            return story, bodies, write_snapshot(taken, story, bodies)
    raise AssertionError("the game was too short")


def test_a_log_read_whole_gives_a_mark_too() -> None:
    story, bodies, snapshot = the_snapshot()
    replayed, taken = replay(ID, SEED, story.table.log)
    assert taken is not None
    assert write_snapshot(taken, replayed, bodies) == snapshot


def test_a_snapshot_that_does_not_fit_is_ignored() -> None:
    _, bodies, snapshot = the_snapshot()
    assert restore(ID, SEED, bodies, snapshot) is not None
    assert restore(ID, SEED, bodies, None) is None
    assert restore(ID, SEED, bodies, replace(snapshot, format=FORMAT + "x")) is None
    assert restore(ID, SEED, bodies[:-1], snapshot) is None
    other = [*bodies[:5], bodies[5].replace("1", "2"), *bodies[6:]]
    assert restore(ID, SEED, other, snapshot) is None
    assert restore(ID, SEED, bodies, replace(snapshot, body=snapshot.body[:-9])) is None
    assert restore(ID, SEED, bodies, replace(snapshot, body=zlib.compress(b"{}"))) is None


def test_another_content_is_another_format() -> None:
    """If this fails, raise NUMBER in view/snapshots.py, and write down the new digest here."""
    *_, snapshot = the_snapshot()
    digest = hashlib.sha256(zlib.decompress(snapshot.body)).hexdigest()[:16]
    assert {NUMBER: digest} == {NUMBER: DIGESTS[NUMBER]}
