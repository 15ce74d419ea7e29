"""Real Chromium against a real server."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    expect,
)

from tests.browser.served import Served

NewPage = Callable[..., Page]
MOST_SHIFT = 0.01
# Whatever moves by itself, without a click or a key just before.
SHIFTS = """
new PerformanceObserver((list) => {
  const name = ({ node }) => {
    const at = node?.nodeType === Node.TEXT_NODE ? node.parentElement : node;
    return at ? `${at.tagName} ${at.getAttribute("class") ?? ""}` : "gone";
  };
  for (const shift of list.getEntries()) {
    if (shift.hadRecentInput || shift.value <= MOST) continue;
    const what = [...new Set(shift.sources.map(name))].join(", ");
    window.reportShift(`${location.pathname} shifts by ${shift.value.toFixed(3)}: ${what}`);
  }
}).observe({ type: "layout-shift", buffered: true });
""".replace("MOST", str(MOST_SHIFT))
PATIENCE = 60_000  # milliseconds: a busy machine is no failure
expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with Served(tmp_path_factory.mktemp("served")) as server:
        yield server


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Served]:
    """Return a server of its own for a test that kills it."""
    with Served(tmp_path) as server:
        yield server


PATIENT = """(() => {
  const plain = window.setTimeout;
  window.setTimeout = (call, ms, ...more) => plain(call, ms >= 2000 ? ms + 60000 : ms, ...more);
})()"""


@pytest.fixture
def new_page(chromium: Browser, served: Served) -> Iterator[NewPage]:
    """Open pages in contexts of their own.

    A script error or a breach of the policy fails; if the page should be ``still``, so does a
    layout that shifts. What a ``patient`` page shows for seconds stays for a minute: a slow machine
    would miss it. Only an ``offline`` page loads the whole game into the browser's memory.
    """
    contexts: list[BrowserContext] = []
    faults: list[str] = []

    def hear(message: ConsoleMessage) -> None:
        lost = "Failed to load resource" in message.text or "net::ERR_" in message.text
        if message.type == "error" and not lost:
            faults.append(message.text)

    def make(
        *,
        server: Served = served,
        preferences: str = '{"motion":"off"}',
        still: bool = False,
        patient: bool = False,
        offline: bool = False,
        **options: object,
    ) -> Page:
        usual = {
            "base_url": server.address,
            "viewport": {"width": 1280, "height": 800},
            "service_workers": "allow" if offline else "block",
        }
        context = chromium.new_context(**{**usual, **options})  # type: ignore[arg-type]
        contexts.append(context)
        context.set_default_timeout(PATIENCE)
        context.add_init_script(
            f"localStorage.getItem('chocolatier.preferences') ?? "
            f"localStorage.setItem('chocolatier.preferences', '{preferences}')"
        )
        if patient:
            context.add_init_script(PATIENT)
        if still:
            context.expose_function("reportShift", lambda shift: faults.append(shift))
            context.add_init_script(SHIFTS)
        page = context.new_page()
        page.on("pageerror", lambda error: faults.append(str(error)))
        page.on("console", hear)
        return page

    yield make
    for context in contexts:
        context.close()
    assert not faults, faults
