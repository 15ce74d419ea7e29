"""Measure the first minute on a machine that has never seen the game.

    python -m tools.first_minute [--runs 3]

Each run starts a server with empty caches, opens it in Chromium, clicks as soon as it can, and
prints the seconds from the server's start to the page, and from the page to the first lesson, the
board of a new table, the first reply of the weakest and of the strongest bot, and everything
compiled.
"""

import argparse
import os
import re
import subprocess
import sys
import tempfile
import time

import httpx
from playwright.sync_api import Page, sync_playwright
from tests.browser.chromium import launch
from tests.server.running import Player

from chocolatier.bots.levels import LEVELS

SERVE = "import sys; from chocolatier.cli import main; sys.exit(main(['serve', '--port', '0']))"
PATIENCE = 600_000.0  # milliseconds


class Watch:
    """Prints how long each thing took from a beginning."""

    def __init__(self) -> None:
        self._began = time.monotonic()

    def say(self, what: str) -> None:
        """Print the seconds until now."""
        print(f"  {time.monotonic() - self._began:6.1f} s  {what}", flush=True)


def first_reply(address: str, level: str) -> str | None:
    """Open a table at which a bot begins; return the level that played its first move."""
    seats = [{"kind": "bot", "level": level}, {"kind": "here"}]
    body = {"rules": {"players": 2}, "seats": seats, "starts": 1}
    opened = httpx.post(f"{address}api/tables", json=body, timeout=600).json()
    socket = address.replace("http:", "ws:") + f"api/tables/{opened['table']}/socket"
    with Player(socket) as player:
        message = player.hello(opened["token"])
        while True:
            for event in message.get("events", []):
                if event["type"] == "moved":
                    played: str | None = event["level"]
                    return played
            message = player.hear()


def look_around(page: Page, address: str, watch: Watch) -> None:
    """Click through the first minute."""
    page.goto(f"{address}learn", timeout=PATIENCE)
    page.locator("main").first.wait_for(timeout=PATIENCE)
    watch.say("lessons")
    page.goto(address, timeout=PATIENCE)
    clicked = Watch()
    page.locator("button.primary").first.click(timeout=PATIENCE)
    page.locator(".playfield").wait_for(timeout=PATIENCE)
    clicked.say("board, from the click")
    for level in (LEVELS[0].name, LEVELS[-1].name):
        asked = Watch()
        played = first_reply(address, level)
        asked.say(f"reply of {level}, played by {played}")
        watch.say(f"that reply, from the page ({level})")
    with httpx.Client(timeout=600) as client:
        while client.get(f"{address}api/info").json()["compiled"] < 1:
            time.sleep(0.5)
    watch.say("everything compiled, from the page")


def measure() -> None:
    """Start a server with empty caches and look around."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        started = Watch()
        environment = os.environ | {"CHOCOLATIER_CACHE": folder, "XDG_DATA_HOME": folder}
        command = [sys.executable, "-c", SERVE]
        with subprocess.Popen(
            command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
        ) as server:
            try:
                assert server.stdout is not None
                address = re.search(r"http://\S+/", server.stdout.readline())
                assert address, "the server does not start"
                started.say("page, from the start")
                watch = Watch()
                look_around(launch(playwright).new_page(), address[0], watch)
            finally:
                server.terminate()


def main() -> None:
    """Measure as often as asked for."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--runs", type=int, default=3)
    for run in range(1, parser.parse_args().runs + 1):
        print(f"run {run}")
        measure()


if __name__ == "__main__":
    main()
