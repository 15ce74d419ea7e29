"""The documentation site: built, whole, and quiet on the network."""

import os
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

import pytest
from playwright.sync_api import Browser, Page, Request, expect

import chocolatier
from chocolatier import data, errors, events
from chocolatier.server.app import create_app
from chocolatier.server.settings import ServerSettings

ROOT = Path(__file__).parent.parent
READERS = ("players", "hosting", "bot-authors", "researchers", "contributing")


@pytest.fixture(scope="module")
def site() -> Path:
    """Build the site; a broken link or a missing page is an error (``strict``)."""
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--quiet"]
    quiet = {**os.environ, "NO_MKDOCS_2_WARNING": "1"}
    subprocess.run(command, cwd=ROOT, env=quiet, check=True)
    return ROOT / "build" / "site"


class _Anatomy(HTMLParser):
    """What a page refers to, and the places in it that can be referred to."""

    def __init__(self) -> None:
        super().__init__()
        self.links: list[str] = []
        self.parts: list[str] = []  # what the browser loads with the page
        self.places: set[str] = set()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = dict(attrs)
        if place := found.get("id") or (tag == "a" and found.get("name")):
            self.places.add(place)
        if tag == "a" and (link := found.get("href")):
            self.links.append(link)
        elif tag != "a" and (part := found.get("src") or found.get("href")):
            self.parts.append(part)


@cache
def _anatomy(page: Path) -> _Anatomy:
    anatomy = _Anatomy()
    anatomy.feed(page.read_text(encoding="utf-8"))
    return anatomy


def test_every_part_lies_on_the_site(site: Path) -> None:
    pages = sorted(site.rglob("*.html"))
    assert len(pages) > 40
    for page in pages:
        for part in _anatomy(page).parts:
            address = urlsplit(part)
            if address.scheme == "data":
                continue
            assert not address.scheme, f"{page.name} loads {part}"
            assert not address.netloc, f"{page.name} loads {part}"
            if page.name != "404.html":  # its addresses begin at the root of a server
                assert (page.parent / unquote(address.path)).exists(), f"{page.name}: {part}"
    for sheet in site.rglob("*.css"):
        assert "@import" not in sheet.read_text(encoding="utf-8"), sheet.name


def test_links_lead_to_their_places(site: Path) -> None:
    for page in sorted(site.rglob("*.html")):
        for link in _anatomy(page).links:
            address = urlsplit(link)
            if address.scheme or page.name == "404.html":
                continue
            target = (page.parent / unquote(address.path)).resolve() if address.path else page
            assert target.exists(), f"{page.name}: {link}"
            if address.fragment and not address.fragment.startswith("__"):
                places = _anatomy(target).places
                assert unquote(address.fragment) in places, f"{page.name}: {link}"


def test_every_public_name_is_described(site: Path) -> None:
    described: set[str] = set()
    for page in (site / "reference").glob("*.html"):
        described |= _anatomy(page).places
    kinds = [name for name, value in vars(errors).items() if isinstance(value, type)]
    front = set(chocolatier.__all__) - {"__version__"}
    for name in [
        *front,
        *(f"data.{name}" for name in data.__all__),
        *(f"events.{name}" for name in set(events.__all__) - front),
        *(f"errors.{name}" for name in set(kinds) - front - {"TableError"}),  # a server's own
        *(f"envs.observation.{name}" for name in ("layout", "scales", "VERSION")),
    ]:
        assert f"chocolatier.{name}" in described, name


def test_every_request_is_described(site: Path) -> None:
    text = (site / "http.html").read_text(encoding="utf-8")
    described = create_app(ServerSettings()).openapi()
    for path, methods in described["paths"].items():
        for method in methods:
            assert f"{method.upper()} {path}</code>" in text
    assert {name.lower() for name in described["components"]["schemas"]} <= _anatomy(
        site / "http.html"
    ).places


@pytest.mark.parametrize("reader", READERS)
def test_home_leads_every_reader_on(site: Path, reader: str) -> None:
    assert f"{reader}.html" in _anatomy(site / "index.html").links


@pytest.fixture(scope="module")
def window(site: Path, chromium: Browser) -> Iterator[Page]:
    """Open the site as a file, on a phone; nothing may be asked of any server."""
    asked: list[str] = []

    def note(request: Request) -> None:
        if not request.url.startswith(("file:", "data:", "blob:", "about:")):
            asked.append(request.url)

    page = chromium.new_page(viewport={"width": 360, "height": 640})
    page.on("request", note)
    page.goto((site / "index.html").as_uri())
    yield page
    page.close()
    assert not asked


@pytest.mark.parametrize("name", ["index", "reference/game", "http", "rules", "researchers"])
def test_pages_fit_a_phone(site: Path, window: Page, name: str) -> None:
    window.goto((site / f"{name}.html").as_uri())
    assert window.evaluate("document.documentElement.scrollWidth") <= 360


def test_search_works_without_a_server(site: Path, window: Page) -> None:
    window.goto((site / "index.html").as_uri())
    window.locator("label.md-header__button[for=__search]").click()
    window.locator("input.md-search__input").press_sequentially("IllegalMoveError", delay=100)
    expect(window.locator(".md-search-result__item").first).to_be_visible()
