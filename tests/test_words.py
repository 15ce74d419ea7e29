"""Languages, messages, and what happens when one is missing."""

import subprocess
import sys
from pathlib import Path

import pytest

from chocolatier.errors import ChocolatierError
from chocolatier.words import LANGUAGES, Words, language_of, words

ENGLISH = """
greeting = Hello, { $name }.
farewell = Goodbye.
chocolates =
    { $count ->
        [one] { $count } chocolate
       *[other] { $count } chocolates
    }
error-no-room = Line { $line } has no room for { $colour }.
error-torn = The page is torn at { $place }.
only-an-attribute =
    .hint = nothing
"""
POLISH = """
greeting = Dzień dobry, { $name }.
chocolates =
    { $count ->
        [one] { $count } płytka
        [few] { $count } płytki
       *[many] { $count } płytek
    }
error-torn = Strona jest podarta: { $plase }.
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A locale folder with English and some Polish, in two files."""
    for language, text in (("en", ENGLISH), ("pl", POLISH)):
        (tmp_path / language).mkdir()
        (tmp_path / language / "some.ftl").write_text(text, encoding="utf-8")
    (tmp_path / "pl" / "more.ftl").write_text("error-no-room = Brak miejsca: { $line }.\n")
    return tmp_path


# --- which language ------------------------------------------------------------------


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "uk_UA.UTF-8"}, "uk"),
        ({"LANG": "cs"}, "cs"),
        ({"LANG": "pl-PL"}, "pl"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "ru_RU.KOI8-R", "LC_MESSAGES": "cs_CZ"}, "cs"),
        ({"LANG": "ru_RU", "LC_MESSAGES": "cs_CZ", "LC_ALL": "pl_PL"}, "pl"),
        ({"LANG": "ru_RU", "LC_ALL": "C"}, "en"),
        ({"LANG": "ru_RU", "LC_ALL": ""}, "ru"),
    ],
)
def test_the_language_of_an_environment(environment: dict[str, str], language: str) -> None:
    assert language_of(None, environment) == language


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_wish_comes_first(language: str) -> None:
    assert language_of(language, {"LC_ALL": "ru_RU.UTF-8"}) == language


@pytest.mark.parametrize("wish", ["de", "", "uk_UA", "../en"])
def test_a_wish_for_no_language_names_those_there_are(wish: str) -> None:
    with pytest.raises(ChocolatierError) as refused:
        language_of(wish, {"LANG": "uk_UA"})
    assert str(refused.value) == (f"unknown language '{wish}'; choose one of en, uk, ru, cs, pl")
    assert refused.value.code == "no-such-language"


# --- messages ------------------------------------------------------------------------


def test_a_message_in_its_language(folder: Path) -> None:
    assert Words("en", folder).say("greeting", name="Agata") == "Hello, Agata."
    assert Words("pl", folder).say("greeting", name="Agata") == "Dzień dobry, Agata."


def test_what_a_language_lacks_is_said_in_english(folder: Path) -> None:
    assert Words("pl", folder).say("farewell") == "Goodbye."
    assert Words("cs", folder).say("greeting", name="Agata") == "Hello, Agata."


@pytest.mark.parametrize(
    ("count", "text"), [(1, "1 płytka"), (3, "3 płytki"), (5, "5 płytek"), (22, "22 płytki")]
)
def test_numbers_choose_the_plural_of_the_language(folder: Path, count: int, text: str) -> None:
    assert Words("pl", folder).say("chocolates", count=count) == text


def test_numbers_have_no_separators(folder: Path) -> None:
    assert Words("en", folder).say("chocolates", count=12345) == "12345 chocolates"


@pytest.mark.parametrize("name", ["nothing", "only-an-attribute", "greeting"])
def test_what_cannot_be_said_shows_its_name(folder: Path, name: str) -> None:
    assert Words("pl", folder).say(name) == f"⟦{name}⟧"


# --- errors --------------------------------------------------------------------------


def test_an_error_is_said_with_its_details(folder: Path) -> None:
    error = ChocolatierError("no-room", "no room", line=3, colour="T")
    assert Words("en", folder).say_error(error) == "Line 3 has no room for T."
    assert Words("pl", folder).say_error(error) == "Brak miejsca: 3."


def test_a_place_may_have_its_own_words_for_an_error(folder: Path) -> None:
    (folder / "en" / "attic.ftl").write_text("attic-error-no-room = It is full up here.\n")
    error = ChocolatierError("no-room", "no room", line=3, colour="T")
    assert Words("en", folder).say_error(error, "attic") == "It is full up here."
    assert Words("en", folder).say_error(error, "cellar") == "Line 3 has no room for T."


def test_details_may_be_anything(folder: Path) -> None:
    error = ChocolatierError("no-room", "no room", line=[1, 2], colour=None)
    assert Words("en", folder).say_error(error) == "Line [1, 2] has no room for None."


def test_an_error_without_a_message_speaks_for_itself(folder: Path) -> None:
    assert Words("pl", folder).say_error(ChocolatierError("other", "in English")) == "in English"
    assert Words("en", folder).say_error(ChocolatierError("no-room", "no room")) == "no room"


def test_a_faulty_translation_is_replaced_by_english(folder: Path) -> None:
    error = ChocolatierError("torn", "torn", place="the edge")
    assert Words("pl", folder).say_error(error) == "The page is torn at the edge."


# --- the real ones -------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_speaks(language: str) -> None:
    assert words(language) is words(language)
    assert "⟦" not in words(language).say("terminal-goodbye")


def test_the_command_line_does_not_wait_for_fluent() -> None:
    script = "import sys, chocolatier.cli; print({'fluent', 'babel'} & set(sys.modules))"
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, timeout=60, check=True
    )
    assert done.stdout == "set()\n"
