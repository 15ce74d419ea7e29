"""An arena as a whole: the same games wherever they are played and however often it stops."""

import shlex
import sys
from collections.abc import Callable, Generator, Iterable
from functools import partial
from pathlib import Path

import pytest

from chocolatier.bots.bot import Bot, Limits
from chocolatier.bots.registry import BOTS
from chocolatier.errors import ChocolatierError
from chocolatier.lab.arena.arena import Arena
from chocolatier.lab.arena.journal import Journal, journal_path
from chocolatier.lab.arena.match import Match, MatchResult
from chocolatier.lab.arena.report import score_so_far, verdict
from chocolatier.lab.arena.run import PlayedArena, Runner, play_arena, records
from chocolatier.lab.arena.sprt import Sprt
from chocolatier.lab.arena.summary import as_json, summarize
from chocolatier.lab.pool import run_on_ray, run_unordered
from chocolatier.rules.ruleset import Rules

TIMES = ("seconds_per_move", "slowest_move", "overrun")
HERE = partial(run_unordered, jobs=1)
PAIR = Arena(("greedy", "random"), seed="run")


def _play(
    arena: Arena, games: int, path: Path, run: Runner = HERE, sprt: Sprt | None = None
) -> PlayedArena:
    with Journal(path, arena.identity()) as journal:
        return play_arena(arena, games, journal, run, lambda _: None, sprt)


def _all_but_times(played: PlayedArena) -> tuple[object, str]:
    everything = as_json(played, summarize(played.arena, played.results))
    for bot in everything["bots"]:
        for name in TIMES:
            del bot[name]
    for game in everything["results"]:
        del game["thinking"]
    return everything, "".join(records(played))


def _backwards(
    function: Callable[[Match], MatchResult], tasks: Iterable[Match], /
) -> Generator[MatchResult]:
    yield from map(function, reversed(list(tasks)))


def _unplayed(
    function: Callable[[Match], MatchResult], tasks: Iterable[Match], /
) -> Generator[MatchResult]:
    raise AssertionError("nothing is to be played")
    yield from map(function, tasks)


def test_the_same_whatever_the_jobs(tmp_path: Path) -> None:
    expected = _all_but_times(_play(PAIR, 8, tmp_path / "one"))
    two = _play(PAIR, 8, tmp_path / "two", partial(run_unordered, jobs=2))
    assert _all_but_times(two) == expected
    assert _all_but_times(_play(PAIR, 8, tmp_path / "back", _backwards)) == expected


@pytest.mark.early
def test_the_same_on_ray(tmp_path: Path) -> None:
    expected = _all_but_times(_play(PAIR, 4, tmp_path / "here"))
    ray = partial(run_on_ray, address="local", jobs=2)
    assert _all_but_times(_play(PAIR, 4, tmp_path / "ray", ray)) == expected


def test_no_cluster() -> None:
    with pytest.raises(ChocolatierError, match="no Ray cluster at 'nonsense'"):
        list(run_on_ray(str, [1], "nonsense"))


@pytest.mark.parametrize("kept", [0.0, 0.3, 0.7, 0.999])
def test_goes_on_after_a_kill(tmp_path: Path, kept: float) -> None:
    whole, cut = tmp_path / "whole", tmp_path / "cut"
    expected = _all_but_times(_play(PAIR, 8, whole))
    content = whole.read_bytes()
    cut.write_bytes(content[: int(kept * len(content))])
    assert _all_but_times(_play(PAIR, 8, cut)) == expected
    assert sorted(_indices(cut)) == list(range(8))
    assert _all_but_times(_play(PAIR, 8, cut, _unplayed)) == expected


def _indices(journal: Path) -> list[int]:
    with Journal(journal, PAIR.identity()) as opened:
        assert len(opened.results) == len(journal.read_bytes().splitlines()) - 1
        return list(opened.results)


def test_an_interrupt_keeps_what_is_finished(tmp_path: Path) -> None:
    def interrupted(
        function: Callable[[Match], MatchResult], tasks: Iterable[Match], /
    ) -> Generator[MatchResult]:
        for task in tasks:
            if task.index == 3:
                raise KeyboardInterrupt
            yield function(task)

    with pytest.raises(KeyboardInterrupt):
        _play(PAIR, 8, tmp_path / "journal", interrupted)
    assert _indices(tmp_path / "journal") == [0, 1, 2]


def test_more_or_fewer_games_are_the_same_arena(tmp_path: Path) -> None:
    journal = tmp_path / "journal"
    few = _all_but_times(_play(PAIR, 4, journal))
    assert len(_play(PAIR, 8, journal).results) == 8
    assert _all_but_times(_play(PAIR, 4, journal, _unplayed)) == few


def test_journals_of_others_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "journal"
    _play(PAIR, 2, path)
    other = Arena(("greedy", "random"), seed="other")
    with pytest.raises(ChocolatierError, match="another arena: seed was run, now it is other"):
        Journal(path, other.identity())
    with (
        Journal(path, PAIR.identity()),
        pytest.raises(ChocolatierError, match="another arena is writing it"),
    ):
        Journal(path, PAIR.identity())
    with path.open("a") as file:
        file.write("{}\n")
    with pytest.raises(ChocolatierError, match="line 4 cannot be read"):
        Journal(path, PAIR.identity())
    path.write_text("something else\n")
    with pytest.raises(ChocolatierError, match="not the journal of an arena"):
        Journal(path, PAIR.identity())
    with pytest.raises(ChocolatierError, match="cannot be written"):
        Journal(tmp_path, PAIR.identity())


def test_where_the_journal_is(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("CHOCOLATIER_CACHE", str(tmp_path))
    identity = PAIR.identity()
    a, b, c = Path("a"), Path("b.json"), Path("c.jsonl")
    assert journal_path(identity, a, b, c) == a
    assert journal_path(identity, None, b, c) == Path("b.json.journal")
    assert journal_path(identity, None, None, c) == Path("c.jsonl.journal")
    cached = journal_path(identity, None, Path("/dev/null"), None)
    assert cached.parent == tmp_path / "arenas"
    other = Arena(("greedy", "random"), seed="other").identity()
    assert cached == journal_path(identity, None, None, None)
    assert cached != journal_path(other, None, None, None)


def test_sprt_stops_the_arena(tmp_path: Path) -> None:
    sprt = Sprt(0.5, 0.7)
    played = _play(PAIR, 1000, tmp_path / "journal", sprt=sprt)
    assert sprt.verdict == "high"
    assert len(played.results) == 2 * sprt.sets.count < 50
    assert "greedy scores 0.7 rather than 0.5" in verdict(PAIR, sprt)
    again = Sprt(0.5, 0.7)
    resumed = _play(PAIR, 1000, tmp_path / "journal", _unplayed, again)
    assert _all_but_times(resumed) == _all_but_times(played)


def test_sprt_does_not_depend_on_the_order_of_finishing(tmp_path: Path) -> None:
    journal = tmp_path / "journal"
    _play(PAIR, 60, journal, _backwards)
    resumed = _play(PAIR, 60, journal, _unplayed, Sprt(0.5, 0.7))
    forwards = _play(PAIR, 60, tmp_path / "other", sprt=Sprt(0.5, 0.7))
    assert _all_but_times(resumed) == _all_but_times(forwards)


def test_sprt_of_a_coin_flip_is_undecided(tmp_path: Path) -> None:
    sprt = Sprt(0.45, 0.55)
    played = _play(Arena(("greedy", "greedy"), seed="c"), 20, tmp_path / "j", sprt=sprt)
    assert (sprt.verdict, len(played.results)) == ("undecided", 20)
    assert "undecided between 0.45 and 0.55" in verdict(played.arena, sprt)


def test_sprt_is_for_two(tmp_path: Path) -> None:
    with pytest.raises(ChocolatierError, match="two bots"):
        _play(Arena(("greedy",) * 3), 2, tmp_path / "journal", sprt=Sprt(0.5, 0.6))


def test_three_bots_are_rated(tmp_path: Path) -> None:
    arena = Arena(("random", "greedy", "random"), Rules(players=2), seed="three")
    played = _play(arena, 24, tmp_path / "journal")
    summary = summarize(arena, played.results)
    greedy = summary.bots[1]
    assert [bot.games for bot in summary.bots] == [16, 16, 16]
    assert greedy.rating.low > 0
    assert greedy.win_rate is not None
    assert greedy.win_rate.value > 0.9
    assert greedy.margin is not None
    assert greedy.margin.low > 10
    assert score_so_far(arena, played.results).startswith("greedy +")


def test_equal_bots_at_four_seats_share_evenly(tmp_path: Path) -> None:
    arena = Arena(("greedy", "greedy"), Rules(players=4), seed="four")
    summary = summarize(arena, _play(arena, 6, tmp_path / "journal").results)
    rates = [bot.win_rate.value for bot in summary.bots if bot.win_rate]
    assert sum(rates) == pytest.approx(1)
    margins = [bot.margin for bot in summary.bots]
    assert margins == [None, None]  # one set says nothing about the spread


def test_forfeits_are_reported(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    class Silent:
        def choose(self, game: object) -> None:
            """Return no move at all."""

        def close(self) -> None:
            """Do nothing: it holds nothing."""

    def silent(settings: dict[str, str], seed: str, limits: Limits) -> Bot:  # noqa: ARG001
        return Silent()  # type: ignore[return-value]

    monkeypatch.setitem(BOTS, "silent", silent)
    arena = Arena(("greedy", "silent"), limits=Limits(seconds=0.5))
    summary = summarize(arena, _play(arena, 4, tmp_path / "journal").results)
    assert summary.endings == {"forfeit": 4}
    assert [bot.forfeits for bot in summary.bots] == [0, 4]
    ((reason, count),) = summary.forfeits.items()
    assert (reason.split(":")[0], count) == ("silent", 4)
    assert summary.bots[0].win_rate is not None
    assert summary.bots[0].win_rate.value == 1
    assert summary.bots[0].margin is None


def test_a_program_has_a_short_name_and_its_start_is_not_thinking(tmp_path: Path) -> None:
    script = (
        "import time; time.sleep(2); from chocolatier.bots.engine.protocol import serve; serve()"
    )
    command = shlex.join([sys.executable, "-c", script])
    arena = Arena((f"engine:name=Slow,nodes=20,command={command}", "greedy"), seed="slow")
    played = _play(arena, 2, tmp_path / "slow")
    assert [result.forfeit for result in played.results] == [None, None]
    assert [result.ending for result in played.results] == ["row", "row"]
    (result, _) = played.results
    summary = summarize(arena, [result])
    assert "Slow" in [bot.name for bot in summary.bots]
    assert max(times.slowest for times in result.thinking) < 1.9
