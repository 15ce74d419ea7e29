"""Debian's Chromium, driven by Playwright: its headless shell if there is one, as it is quicker."""

import shutil

from playwright.sync_api import Browser, Playwright

PROGRAMS = ("chromium-headless-shell", "chromium", "google-chrome")
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--default-tile-width=1280",  # without a graphics card, few large tiles are painted faster
    "--default-tile-height=800",
]


def launch(playwright: Playwright) -> Browser:
    """Start a headless browser."""
    path = next(filter(None, map(shutil.which, PROGRAMS)), None)
    assert path, "the browser tests need chromium: make system"
    return playwright.chromium.launch(executable_path=path, args=FLAGS)
