"""The report is one file that needs nothing else, in every language."""

import re
from html.parser import HTMLParser

import pytest

from chocolatier.rules.ruleset import Rules
from chocolatier.study.reviews.report import ReviewedGame, report
from chocolatier.study.reviews.review import BAD
from chocolatier.study.reviews.wording import distinct
from chocolatier.words import LANGUAGES, words
from tests.study.games import finished, reviewed

TWO, FOUR = Rules(players=2), Rules(players=4, special=True)
NAMES = ["<Ann> & co", "Bo", "Cy", "Di"]
VOID = {"meta"}


class _Reader(HTMLParser):
    """Collects identifiers and links, and checks that every element is closed."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.ids: list[str] = []
        self.links: list[str] = []
        self.text = ""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        values = dict(attrs)
        self.ids += [values["id"] or ""] if "id" in values else []
        self.links += [value or "" for name, value in attrs if name in ("href", "src")]
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        pass

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.text += data


def read(language: str, *rules: Rules) -> tuple[str, _Reader]:
    games = [
        ReviewedGame(finished(one, "random"), NAMES[: one.players], reviewed(one, "random"))
        for one in rules
    ]
    page = report(games, words(language))
    reader = _Reader()
    reader.feed(page)
    assert reader.open == []
    return page, reader


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_of_its_own(language: str) -> None:
    page, reader = read(language, TWO, FOUR)
    assert page.startswith("<!doctype html>")
    assert f'<html lang="{language}">' in page
    assert "<script" not in page
    assert not re.search(r"https?:|@import|url\(", page)
    assert len(reader.ids) == len(set(reader.ids))
    assert {link.removeprefix("#") for link in reader.links} <= set(reader.ids)
    assert "⟦" not in page
    assert "<Ann> & co" in reader.text
    assert "<Ann>" not in page


def test_it_shows_every_mistake() -> None:
    page, reader = read("en", FOUR)
    bad = [move for move in reviewed(FOUR, "random").moves if move.kind in BAD]
    assert page.count('class="bad ') == len(bad) == len(reader.links)
    assert page.count("<details>") == len(bad)
    assert page.count('class="area ') == 4
    assert page.count('class="deal"') == len(reviewed(FOUR, "random").deals)


def test_equal_names_are_told_apart() -> None:
    assert distinct(["tom", "mila", "tom"]) == ["tom 1", "mila", "tom 3"]
