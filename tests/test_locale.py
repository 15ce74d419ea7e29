"""The five languages say the same things, each completely, and nothing is said without them."""

import re
from fnmatch import fnmatchcase
from pathlib import Path

import pytest
from fluent.syntax import ast

from chocolatier.words import LANGUAGES
from tests.messages import (
    CATEGORIES,
    asked,
    families,
    given,
    markup_text,
    mentioned,
    messages,
    resources,
    templates,
    unspoken,
)

ROOT = Path(__file__).parent.parent
OTHERS = [language for language in LANGUAGES if language != "en"]
ENGLISH = messages("en")
PLURALS = {
    "en": {"one"},
    "uk": {"one", "few", "many"},
    "ru": {"one", "few", "many"},
    "cs": {"one", "few"},
    "pl": {"one", "few", "many"},
}
EXTRA = {"cs": {"many"}}  # for fractions, which the game does not have

# Messages that may be the same in English and in another language.
SAME = {
    "*": ["app-name", "letter-?", "title"],
    "cs": ["level-*", "learn-other", "menu", "rules-magnet-title", "terminal-face-magnet"],
    "pl": ["level-*", "learn-other", "menu"],
}
# Latin letters in Cyrillic text: the notation, keys, names, and what is typed.
LATIN = re.compile(
    r"Chocolatier|chocolatier|PNG|SVG|verify|game|SHA-256|UTF-8|Ctrl-C|Enter|Esc|Shift|[TBWKRMC]|R\d+|[1-9C]?[TBWKR][1-5-]?"
    r"|4B3<W>K|moves|board|undo|help|end|quit"
)


def _allowed(name: str, patterns: list[str]) -> bool:
    return any(fnmatchcase(name, pattern) for pattern in patterns)


@pytest.mark.parametrize("language", OTHERS)
def test_the_same_files_and_messages(language: str) -> None:
    assert sorted(resources(language)) == sorted(resources("en"))
    assert set(ENGLISH) - set(messages(language)) == set(), "missing"
    assert set(messages(language)) - set(ENGLISH) == set(), "English does not have them"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_file_can_be_read(language: str) -> None:
    seen: set[str] = set()
    for file, resource in resources(language).items():
        for entry in resource.body:
            assert not isinstance(entry, ast.Junk), (file, entry.content)
            if isinstance(entry, ast.Message | ast.Term):
                assert entry.id.name not in seen, f"{file}: {entry.id.name} twice"
                seen.add(entry.id.name)


@pytest.mark.parametrize("language", OTHERS)
def test_the_same_messages_lie_in_the_same_files(language: str) -> None:
    def names(of: str) -> dict[str, set[str]]:
        return {
            file: {e.id.name for e in resource.body if isinstance(e, ast.Message)}
            for file, resource in resources(of).items()
        }

    assert names(language) == names("en")


@pytest.mark.parametrize("language", OTHERS)
def test_the_same_variables(language: str) -> None:
    own = messages(language)
    different = {
        name: (message.variables, own[name].variables)
        for name, message in ENGLISH.items()
        if name in own and own[name].variables != message.variables
    }
    assert not different


@pytest.mark.parametrize("language", LANGUAGES)
def test_plurals_have_all_forms_of_the_language(language: str) -> None:
    wanted = PLURALS[language]
    for name, message in messages(language).items():
        english = ENGLISH.get(name, message)
        counted = {c.variable for c in english.choices if c.keys & CATEGORIES}
        for choice in message.choices:
            if choice.variable in counted or choice.keys & CATEGORIES:
                assert wanted <= choice.keys, (name, choice)
                assert choice.keys & CATEGORIES <= wanted | EXTRA.get(language, set()), (
                    name,
                    choice,
                )


@pytest.mark.parametrize("language", OTHERS)
def test_choices_that_are_no_plurals_have_the_same_cases(language: str) -> None:
    own = messages(language)
    for name, message in ENGLISH.items():
        if name not in own:
            continue
        cases: dict[str, set[str]] = {}
        for choice in message.choices:
            if not choice.keys & CATEGORIES | choice.keys & {"other"}:
                cases.setdefault(choice.variable, set()).update(choice.keys)
        for choice in own[name].choices:
            if choice.variable in cases:
                assert choice.keys <= cases[choice.variable], (name, choice)


@pytest.mark.parametrize("language", OTHERS)
def test_everything_is_translated(language: str) -> None:
    allowed = SAME["*"] + SAME.get(language, [])
    left = {
        name: message.text
        for name, message in messages(language).items()
        if name in ENGLISH
        and message.text == ENGLISH[name].text
        and re.search(r"[a-z]", message.words)
        and not _allowed(name, allowed)
    }
    assert not left


@pytest.mark.parametrize("language", ["uk", "ru"])
def test_no_latin_words_among_cyrillic_ones(language: str) -> None:
    found = {
        name: words
        for name, message in messages(language).items()
        if (
            words := [
                word
                for word in re.findall(r"[\w@<>-]*[A-Za-z][\w@<>-]*", message.words)
                if not LATIN.fullmatch(word)
            ]
        )
        and not _allowed(name, SAME["*"])
    }
    assert not found


# Words that would be a second name of something, and messages that may quote the printed rules.
SECOND_NAMES = {
    "en": (r"[Ss]et(ting)? (a|the) table|table is set", []),
    "uk": (r"[Гг]остин|фабрик|[Нн]акри", ["rules-setup-1", "rules-special-1", "offer-label"]),
    "ru": (
        r"[Сс]ера|горизонтальн|[Гг]остин|[Аа]ссорт|[Нн]акры|[Вв] брак|\b[Пп]олн\w+ лини",
        ["rules-*-[12]"],
    ),
    "cs": (
        r"[Nn]ávod|[Pp]rost(řít|írá)|[Tt]alířek|[Vv]yberte|\b[Vv]áš\b|[Pp]ln(á|é|ý|ou) (vod|sl|ř)",
        [],
    ),
    "pl": (
        r"[Ss]zar|[Nn]akry|[Tt]alerzyk|\d płyt\w+ czekolad|[Oo]ferta|\b[Pp]ełn\w+ (lin|rz|poz|kol)",
        ["rules-*-1"],
    ),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_word_per_thing(language: str) -> None:
    pattern, quoting = SECOND_NAMES[language]
    found = {
        name: message.text
        for name, message in messages(language).items()
        if re.search(pattern, message.text) and not _allowed(name, quoting)
    }
    assert not found


def test_reasons_about_a_player_can_be_said_to_that_player() -> None:
    about = {
        name.removeprefix("review-why-")
        for name, one in ENGLISH.items()
        if name.startswith("review-why-") and "name" in one.variables
    }
    assert about
    assert about <= {name.removeprefix("advice-why-") for name in ENGLISH}


def test_every_ruling_is_shown() -> None:
    text = (ROOT / "docs" / "rules.md").read_text("utf-8")
    table = set(re.findall(r"^\| R(\d+) \| [^|`]*\?", text, re.MULTILINE))
    marked = set(re.findall(r"^- \*\*R(\d+)\*\*(?:(?!\n- |\n\n).)*\[ruling\]", text, re.M | re.S))
    shown = {name.removeprefix("rules-r") for name in families()["rules-r{}"]}
    assert shown == table >= marked


@pytest.mark.parametrize("language", ["en", "cs", "pl"])
def test_no_cyrillic_words_among_latin_ones(language: str) -> None:
    assert not {n for n, m in messages(language).items() if re.search(r"[Ѐ-ӿ]", m.words)}


# --- the program and its messages -----------------------------------------------------


def _expanded() -> dict[str, set[str]]:
    """Every template with the messages it leads to."""
    known, names = families(), set(ENGLISH)
    return {
        template: known.get(template)
        or {
            name
            for name in names
            if re.fullmatch(re.escape(template).replace(r"\{\}", "[A-Za-z0-9-]+"), name)
        }
        for template in templates()
        if template in known or re.search("[a-z]", template)
    }


def test_every_message_that_is_said_exists() -> None:
    assert len(asked()) > 200
    assert asked() - set(ENGLISH) == set()
    for template in families().keys() & templates():
        assert families()[template] - set(ENGLISH) == set(), template


def test_messages_get_their_values() -> None:
    lacking = {
        (name, tuple(ENGLISH[name].variables - values))
        for name, values in given()
        if name in ENGLISH and not ENGLISH[name].variables <= values
    }
    assert not lacking


def test_every_message_is_used() -> None:
    used = (
        asked()
        | mentioned()
        | {name for message in ENGLISH.values() for name in message.references}
    )
    for names in _expanded().values():
        used |= names
    unused = {name for name in ENGLISH if name.partition(".")[0] not in used}
    assert not unused


def test_nothing_on_the_page_bypasses_the_messages() -> None:
    allowed = {("rules/RulesPage.svelte", "R")}  # the numbers of rules
    assert set(unspoken()) - allowed == set()


@pytest.mark.parametrize(
    ("markup", "texts"),
    [
        ("<p>Hello</p>", ["Hello"]),
        ("<p>{say('x')} · 3</p>", []),
        ('<b title="Hello {name}">{x}</b>', ["Hello {}"]),
        ('<b title={on ? "Turn off" : "x"}></b>', ["Turn off"]),
        ('<p>{count + " points"}</p>', [" points"]),
        ('{#if a > 1}<i class="Big one" onclick={() => go("/")}>{b}</i>{/if}', []),
        ("<script>let a = 'Hello you';</script><style>p { color: red }</style>", []),
        ('{@render part("Hello you")}<!-- Hello -->', []),
    ],
)
def test_bypassing_text_is_found(markup: str, texts: list[str]) -> None:
    assert list(markup_text(markup)) == texts
