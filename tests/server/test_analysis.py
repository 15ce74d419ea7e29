"""Live analysis: it deepens, stops at once, waits behind bots, and has a budget."""

import asyncio
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from chocolatier.rules.core.state import copy_state
from chocolatier.rules.game import Game
from chocolatier.rules.ruleset import Rules
from chocolatier.server.limits import ServerLimits
from chocolatier.server.thinking.jobs import Failure, Job
from chocolatier.server.thinking.thinkers import Thinkers
from chocolatier.study.slices import SliceAnswer, SliceJob, do_slice
from tests.server.running import PATIENCE, Json, Player, Running, run_apart, test_settings

TEXT = str(Game(Rules(players=2), seed=3).position)
THREE = str(Game(Rules(players=3, special=True), seed=3).position)


@pytest.fixture
def served(tmp_path: Path) -> Callable[..., Running]:
    """Makes servers of its own."""

    def serve(student: Callable[[Any], Any] = do_slice, **limits: Any) -> Running:
        settings = test_settings(tmp_path, limits=ServerLimits(**limits))
        return Running(settings, student=student)

    return serve


def analyst(server: Running) -> Player:
    return Player(f"ws://{server.host}/api/study/socket")


def ask(guest: Player, number: int, position: str = TEXT, **values: Any) -> None:
    guest.send({"type": "analyse", "id": number, "position": position, **values})


class Gate:
    """A student who stops before a slice until it is let through."""

    def __init__(self) -> None:
        self._free = threading.Semaphore(0)
        self._first = threading.Event()
        self.begun: list[str] = []

    def __call__(self, job: SliceJob) -> SliceAnswer:
        self.begun.append(job.session)
        self._first.set()
        assert self._free.acquire(timeout=PATIENCE)
        return do_slice(job)

    def wait(self) -> None:
        """Wait for the first slice."""
        assert self._first.wait(PATIENCE)

    def let(self, slices: int = 1) -> None:
        self._free.release(slices)


@pytest.mark.parametrize(("position", "players"), [(TEXT, 2), (THREE, 3)])
def test_an_analysis_deepens(served: Callable[..., Running], position: str, players: int) -> None:
    with served(analysis_seconds=PATIENCE) as server, analyst(server) as guest:
        ask(guest, 7, position, moves=3)
        seen = [guest.hear("analysis")]
        while seen[-1]["stage"] < 2:
            seen.append(guest.hear("analysis"))
    assert {(one["id"], one["done"]) for one in seen} == {(7, None)}
    for name in ("stage", "nodes", "seconds"):
        values = [one[name] for one in seen]
        assert values == sorted(values)
    for one in seen:
        assert len(one["moves"]) == 3
        chances = [move["chances"][one["seat"] - 1] for move in one["moves"]]
        assert chances == sorted(chances, reverse=True), "the best one first"
        for move in one["moves"]:
            assert sum(move["chances"]) == pytest.approx(1, abs=1e-3)
            assert len(move["points"]) == players
            assert move["line"][0] == move["move"]
            assert (move["places"] is None) == (players == 2)


@pytest.mark.parametrize("limit", [{"analysis_nodes": 1}, {"analysis_seconds": 0.01}])
def test_an_analysis_ends_at_its_limits(
    served: Callable[..., Running], limit: dict[str, float]
) -> None:
    with served(**limit) as server, analyst(server) as guest:
        ask(guest, 7)
        while (seen := guest.hear("analysis"))["done"] is None:
            pass
    assert seen["done"] == "limit"


def test_what_is_proven_is_called_so(served: Callable[..., Running]) -> None:
    """Two chocolates are left: everything can be looked at."""
    game = Game(Rules(players=2), seed=3)
    while sum(map(sum, game.position.sources)) > 4:
        game.play(game.legal_moves[0])
    with served() as server, analyst(server) as guest:
        ask(guest, 1, str(game.position))
        seen = guest.hear("analysis")
        while seen["done"] is None:
            seen = guest.hear("analysis")
    assert seen["done"] == "solved"
    assert {move["proven"] for move in seen["moves"]} == {"round"}


def test_another_position_ends_the_first_analysis_and_stop_ends_all(
    served: Callable[..., Running],
) -> None:
    gate = Gate()
    with served(gate) as server, analyst(server) as guest:
        ask(guest, 1)
        gate.wait()
        ask(guest, 2, THREE)
        gate.let(2)  # the slice that was under way, and the first one of the second analysis
        assert guest.hear("analysis")["id"] == 2
        guest.send({"type": "stop"})
        guest.send({"type": "ping"})
        guest.hear("pong")
        begun = len(gate.begun)
        gate.let(100)
        ask(guest, 3)
        assert guest.hear("analysis")["id"] == 3
    first, second, *_ = gate.begun
    assert gate.begun.count(first) == 1
    assert second not in gate.begun[begun:], "no slice begins after a stop"


def test_an_analysis_ends_with_its_socket(served: Callable[..., Running]) -> None:
    gate = Gate()
    with served(gate) as server:
        with analyst(server) as guest:
            ask(guest, 1)
            gate.wait()
        with analyst(server) as other:
            gate.let(100)
            ask(other, 2)
            assert other.hear("analysis")["id"] == 2
        first = gate.begun[0]
        assert gate.begun.count(first) == 1


def test_an_address_has_a_budget(served: Callable[..., Running]) -> None:
    with served(analysis_burst=1.01, analysis_rate=0.0) as server, analyst(server) as guest:
        ask(guest, 1)
        while (seen := guest.hear())["type"] == "analysis":
            pass
        assert (seen["type"], seen["id"]) == ("refused", 1)
        assert seen["error"]["code"] == "too-much-analysis"
        assert server.http.post("/api/study", json={"start": TEXT}).status_code == 200


@pytest.mark.parametrize(
    ("position", "code"),
    [
        ("nonsense", "position-field"),
        ("start chess seed 1", "rules-name"),
        (str(Game.waiting(Rules()).position), "nothing-to-decide"),
    ],
)
def test_a_position_that_cannot_be_analysed_is_refused(
    served: Callable[..., Running], position: str, code: str
) -> None:
    with served() as server, analyst(server) as guest:
        ask(guest, 4, position)
        refused = guest.hear("refused")
        assert (refused["id"], refused["error"]["code"]) == (4, code)
        ask(guest, 5)
        assert guest.hear("analysis")["id"] == 5, "the socket goes on"


@pytest.mark.parametrize(
    "message",
    [
        "{",
        b"\x00",
        {"type": "fly"},
        {"type": "analyse", "position": TEXT},
        {"type": "analyse", "id": 1, "position": TEXT, "moves": 99},
        {"type": "analyse", "id": 1, "position": "x" * 2001},
    ],
)
def test_unreadable_messages_are_refused(server: Running, message: Json | str | bytes) -> None:
    with analyst(server) as guest:
        guest.send(message)
        assert guest.hear("refusal")["error"]["code"] == "bad-message"


def test_a_search_that_fails_is_reported(served: Callable[..., Running]) -> None:
    def fails(_: SliceJob) -> SliceAnswer:
        raise RuntimeError("lost")

    with served(fails) as server, analyst(server) as guest:
        ask(guest, 1)
        assert guest.hear("refused")["error"]["code"] == "analysis-failed"


# --- on the bots' processes --------------------------------------------------------------


def thinks(job: Job) -> str:
    """Think, and write it down; the seed is a file."""
    _note(job.seed, "bot")
    return "1T1"


def analyses(job: SliceJob) -> SliceAnswer:
    """Do a slice, and write down which."""
    _note(job.state.decode(), job.session)
    return SliceAnswer((), 0, 0, False)


def _note(file: str, what: str) -> None:
    with Path(file).open("a") as notes:
        notes.write(what + "\n")


def test_slices_wait_behind_bots(tmp_path: Path) -> None:
    """One process: while bots wait for it, no slice begins."""
    file = tmp_path / "notes"
    turn = Job("maitre", copy_state(Game(Rules(players=2), seed=1).state), str(file))

    async def scene() -> None:
        thinkers = Thinkers(1, PATIENCE, thinks, analyses)
        thinkers.start()
        try:
            while isinstance(await thinkers.choose(turn), Failure):
                pass  # the process is still starting
            file.write_text("")
            bots = [asyncio.create_task(thinkers.choose(turn)) for _ in range(5)]
            while not thinkers.waiting:
                await asyncio.sleep(0)
            jobs = [SliceJob(name, str(file).encode(), 1, 0.1) for name in ("one", "two")]
            await asyncio.gather(*map(thinkers.analyse, jobs), *bots)
        finally:
            await thinkers.stop()

    run_apart(scene())
    order = file.read_text().split()
    assert order[:2] == ["bot"] * 2  # the last ones no longer wait when they begin
    assert sorted(order) == ["bot"] * 5 + ["one", "two"]
