"""The messages of the program in five languages.

They are Fluent files, ``locale/<language>/*.ftl``, the same that the page uses.
"""

from collections.abc import Mapping
from functools import cache, cached_property
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number

from chocolatier.errors import ChocolatierError, quoted, shown

LANGUAGES = ("en", "uk", "ru", "cs", "pl")
LOCALE = Path(__file__).parent / "locale"


def language_of(wish: str | None, environment: Mapping[str, str]) -> str:
    """Return the language wished for, else that of the environment's locale, else English.

    Raise ChocolatierError for a wish that is not one of LANGUAGES.
    """
    if wish is not None:
        if wish not in LANGUAGES:
            raise ChocolatierError(
                "no-such-language",
                f"unknown language {quoted(wish)}; choose one of {', '.join(LANGUAGES)}",
                language=shown(wish),
                languages=", ".join(LANGUAGES),
            )
        return wish
    settings = (environment.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    locale = next(filter(None, settings), "")
    language = locale.replace("-", "_").partition(".")[0].partition("_")[0].lower()
    return language if language in LANGUAGES else "en"


class Words:
    """The messages of one language; those that it lacks are in English."""

    def __init__(self, language: str, folder: Path = LOCALE) -> None:
        self.language = language
        self._folder = folder
        self._own = self._bundle(language)

    def _bundle(self, language: str) -> FluentBundle:
        bundle = FluentBundle([language], use_isolating=False)
        for path in sorted((self._folder / language).glob("*.ftl")):
            bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
        return bundle

    @cached_property
    def _english(self) -> FluentBundle:
        return self._own if self.language == "en" else self._bundle("en")

    def has(self, name: str) -> bool:
        """Return whether there is such a message, in this language or in English."""
        return self._own.has_message(name) or self._english.has_message(name)

    def say(self, name: str, /, **values: str | int) -> str:
        """Return the text of a message, or its name in brackets if there is none.

        Values that are numbers choose the plural form and are written without separators.
        """
        text = self._find(name, values)
        return f"⟦{name}⟧" if text is None else text

    def say_error(self, error: ChocolatierError, place: str = "") -> str:
        """Return the message ``error-<code>`` with the error's details, else the error's English.

        A place with messages of its own has them in ``<place>-error-<code>``.
        """
        values = {
            name: value if type(value) is int else str(value)
            for name, value in error.details.items()
        }
        for name in (f"{place}-error-{error.code}", f"error-{error.code}"):
            if (text := self._find(name, values)) is not None:
                return text
        return str(error)

    def _find(self, name: str, values: Mapping[str, str | int]) -> str | None:
        """Return a message in this language or in English; None if neither fits these values."""
        own = _format(self._own, name, values)
        return own if own is not None else _format(self._english, name, values)


def _format(bundle: FluentBundle, name: str, values: Mapping[str, str | int]) -> str | None:
    message = bundle.get_message(name) if bundle.has_message(name) else None
    if message is None or message.value is None:
        return None
    given = {
        key: value if isinstance(value, str) else fluent_number(value, useGrouping=False)
        for key, value in values.items()
    }
    text, errors = bundle.format_pattern(message.value, given)
    return None if errors else str(text)


@cache
def words(language: str, folder: Path = LOCALE) -> Words:
    """Return the words of a language, read once."""
    return Words(language, folder)
