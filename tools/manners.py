"""Measure whether reviews keep out of the way of bots, and how long a review takes.

    python -m tools.manners [--replies 200] [--reviews 10] [--level tom]

A server with one worker per processor plays at a table of bots; the seconds between two moves are
noted, first alone, then while reviews are made. It prints the median and the 95th percentile of
both. Then it reviews a game of two and one of four with special factories, alone.
"""

import argparse
import os
import statistics
import tempfile
import time
from pathlib import Path

from tests.server.running import Json, Running, test_settings

from chocolatier.lab.simulate import play_game
from chocolatier.notation.records import write_record
from chocolatier.rules.ruleset import Rules
from chocolatier.server.limits import NO_LIMITS

PATIENCE = 600.0


def record_of(rules: str, seed: str) -> str:
    """Return the record of a game of quick bots."""
    played = Rules.parse(rules)
    return write_record(play_game(played, ("greedy",) * played.players, seed))


def replies(server: Running, level: str, count: int) -> list[float]:
    """Return the seconds of so many replies of a bot."""
    found: list[float] = []
    while len(found) < count:
        opened = server.open("here", level)
        with server.player(opened["table"], opened["token"]) as player:
            while player.view["status"] == "playing" and len(found) < count:
                if player.view["options"] is None:
                    player.hear("update")
                    continue
                player.move()
                began = time.monotonic()
                while player.view["status"] == "playing" and player.view["options"] is None:
                    player.hear("update")
                found.append(time.monotonic() - began)
    return found


def ask(server: Running, record: str) -> str:
    """Ask for a review, and return its digest."""
    answer = server.http.post("/api/reviews", json={"record": record})
    assert answer.status_code == 200, answer.text
    return str(answer.json()["digest"])


def review_seconds(server: Running, record: str) -> float:
    """Return how long a review takes that is made alone."""
    began = time.monotonic()
    digest = ask(server, record)
    while time.monotonic() < began + PATIENCE:
        found: Json = server.http.get(f"/api/reviews/{digest}?since=1000").json()
        if found["status"] == "done":
            return time.monotonic() - began
        time.sleep(0.05)
    raise TimeoutError(digest)


def p95(found: list[float]) -> float:
    """Return the 95th percentile."""
    return sorted(found)[round(0.95 * (len(found) - 1))]


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--replies", type=int, default=200)
    parser.add_argument("--reviews", type=int, default=10)
    parser.add_argument("--level", default="tom")
    options = parser.parse_args()
    workers = os.cpu_count() or 1
    with tempfile.TemporaryDirectory() as folder:
        settings = test_settings(Path(folder), workers=workers, limits=NO_LIMITS, review_effort=1.0)
        with Running(settings) as server:
            replies(server, options.level, 3)  # the processes have started
            for name in ("2-coloured-plain", "4-free-special"):
                seconds = review_seconds(server, record_of(name, "alone"))
                print(f"review of {name}: {seconds:.1f} s with {workers} processes", flush=True)
            alone = replies(server, options.level, options.replies)
            digests = [
                ask(server, record_of("4-free-special", f"{number}"))
                for number in range(options.reviews)
            ]
            beside = replies(server, options.level, options.replies)
            left = sum(
                server.http.get(f"/api/reviews/{digest}?since=1000").json()["status"] != "done"
                for digest in digests
            )
    for name, found in (("alone", alone), (f"beside {options.reviews} reviews", beside)):
        median = statistics.median(found)
        print(f"{options.level} {name}: median {median:.3f} s, p95 {p95(found):.3f} s")
    print(f"p95 is {p95(beside) / p95(alone):.2f} times as long; {left} reviews were still made")


if __name__ == "__main__":
    main()
