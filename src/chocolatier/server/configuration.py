"""Where settings come from: flags first, then the environment, secret files, the settings file.

The name of a setting is that of its field, with a dot for a group: ``limits.socket_rate``. In the
environment that is ``CHOCOLATIER_LIMITS__SOCKET_RATE``; a folder of secrets has files of this name.
"""

import os
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from pydantic import BaseModel, ValidationError
from pydantic_settings import (
    BaseSettings,
    InitSettingsSource,
    PydanticBaseSettingsSource,
    SettingsConfigDict,
    TomlConfigSettingsSource,
)
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

from chocolatier.errors import ChocolatierError
from chocolatier.server.settings import ServerSettings

PREFIX = "CHOCOLATIER_"
FILE = f"{PREFIX}SETTINGS"
SECRETS = f"{PREFIX}SECRETS"
OTHERS = (FILE, SECRETS, f"{PREFIX}CACHE", f"{PREFIX}SERVER")
"""Environment variables with the prefix that are not settings."""
SYSTEMD_SECRETS = "CREDENTIALS_DIRECTORY"
HIDDEN = "(hidden)"
BOTS = "bots."
"""The group whose settings the host names."""

Nested = dict[str, Any]


@dataclass(frozen=True)
class ListedSetting:
    """One setting: its name with dots, its value, and how it is described."""

    name: str
    value: object
    default: object
    description: str
    secret: bool

    @property
    def variable(self) -> str:
        """The environment variable that sets it."""
        return variable_of(self.name)

    @property
    def shown(self) -> str:
        """The value as text, without what is secret."""
        if self.value is None or self.value in ((), {}):
            return "-"
        if isinstance(self.value, dict):
            return ",".join(self.value)
        if self.secret:
            return _without_password(str(self.value))
        if isinstance(self.value, tuple):
            return ",".join(map(str, self.value))
        return f"{self.value:g}" if isinstance(self.value, float) else str(self.value)


def variable_of(name: str) -> str:
    """Return the environment variable of a setting."""
    return PREFIX + name.upper().replace(".", "__")


def list_settings(settings: BaseModel, group: str = "") -> Iterator[ListedSetting]:
    """Yield all settings that a host can set, group by group."""
    for name, field in type(settings).model_fields.items():
        value = getattr(settings, name)
        if isinstance(value, BaseModel):
            yield from list_settings(value, f"{group}{name}.")
        elif field.description is not None:
            default = field.get_default(call_default_factory=True)
            yield ListedSetting(f"{group}{name}", value, default, field.description, not field.repr)


def read_settings(
    flags: Mapping[str, object] = {},
    file: str | Path | None = None,
    secrets: str | Path | None = None,
) -> ServerSettings:
    """Return the settings of this process; ``flags`` maps names with dots to values.

    Raise ChocolatierError, which names the setting, if one is unknown or wrong.
    """
    given = file or os.environ.get(FILE)
    folder = secrets or os.environ.get(SECRETS) or os.environ.get(SYSTEMD_SECRETS)
    written = None if given is None else _read_file(Path(given))
    kept = {} if folder is None else _read_secrets(Path(folder))
    _check_names("flag", flags)
    _check_variables()

    class Reader(BaseSettings, ServerSettings):
        """The settings, read from all sources."""

        model_config = SettingsConfigDict(
            env_prefix=PREFIX,
            env_nested_delimiter="__",
            env_ignore_empty=True,
            enable_decoding=False,
            toml_file=written,
        )

        @classmethod
        def settings_customise_sources(
            cls,
            settings_cls: type[BaseSettings],
            init_settings: PydanticBaseSettingsSource,
            env_settings: PydanticBaseSettingsSource,
            dotenv_settings: PydanticBaseSettingsSource,
            file_secret_settings: PydanticBaseSettingsSource,
        ) -> tuple[PydanticBaseSettingsSource, ...]:
            del dotenv_settings, file_secret_settings
            secret = InitSettingsSource(settings_cls, kept)
            return init_settings, env_settings, secret, TomlConfigSettingsSource(settings_cls)

    try:
        read = Reader(**_nested(flags))
    except ValidationError as error:
        raise _bad_setting(error, flags, given, folder) from None
    return ServerSettings.model_validate(
        {name: getattr(read, name) for name in ServerSettings.model_fields}
    )


def assignments(words: Sequence[str]) -> dict[str, object]:
    """Return settings from texts such as ``limits.socket_rate=5``."""
    found: dict[str, object] = {}
    for word in words:
        name, equals, value = word.partition("=")
        if not equals:
            raise ChocolatierError("bad-setting", f"--set takes NAME=VALUE (got '{word}')")
        found[name.strip()] = value.strip()
    return found


def _nested(flat: Mapping[str, object]) -> Nested:
    nested: Nested = {}
    for name, value in flat.items():
        *groups, last = name.split(".")
        inner = nested
        for group in groups:
            inner = inner.setdefault(group, {})
        inner[last] = value
    return nested


def _read_file(file: Path) -> Path:
    """Return a settings file that is there and is TOML; raise ChocolatierError if not."""
    try:
        tomllib.loads(file.read_text(encoding="utf-8"))
    except OSError as error:
        raise ChocolatierError(
            "bad-setting", f"the settings file {file} cannot be read: {error.strerror}"
        ) from None
    except ValueError as error:
        raise ChocolatierError(
            "bad-setting", f"the settings file {file} is not TOML: {error}"
        ) from None
    return file


def _read_secrets(folder: Path) -> Nested:
    """Return what the files of a folder set; other files there are left alone."""
    try:
        files = sorted(file for file in folder.iterdir() if file.is_file())
        texts = {f.name: f.read_text(encoding="utf-8").strip() for f in files if _is_known(f.name)}
    except (OSError, ValueError) as error:
        raise ChocolatierError(
            "bad-setting", f"the folder of secrets {folder} cannot be read: {error}"
        ) from None
    return _nested(texts)


def _known() -> set[str]:
    return {setting.name for setting in list_settings(ServerSettings())}


def _is_known(name: str) -> bool:
    return name in _known() or name.startswith(BOTS)


def _check_names(source: str, names: Mapping[str, object]) -> None:
    for name in names:
        if not _is_known(name):
            raise ChocolatierError("bad-setting", f"there is no setting '{name}' ({source})")


def _check_variables() -> None:
    """Raise ChocolatierError for a misspelled variable, which would set nothing."""
    known = {variable_of(name) for name in _known()}
    for variable in os.environ:
        if variable.startswith(variable_of(BOTS)):
            continue
        if variable.startswith(PREFIX) and variable not in known and variable not in OTHERS:
            raise ChocolatierError("bad-setting", f"there is no setting '{variable}' (environment)")


def _bad_setting(
    error: ValidationError, flags: Mapping[str, object], file: object, secrets: object
) -> ChocolatierError:
    """Return the first thing that is wrong as one line: which setting, from where, and why."""
    first = error.errors(include_url=False, include_context=False)[0]
    where = [str(part) for part in first["loc"]]
    known = _known()
    name = next((n for n in (".".join(where[:2]), where[0] if where else "") if n in known), "")
    unknown = first["type"] == "extra_forbidden"
    source = _source(name, flags, file, secrets)
    if unknown or not name:
        return ChocolatierError("bad-setting", f"there is no setting '{'.'.join(where)}' ({file})")
    reason = first["msg"].removeprefix("Value error, ")
    secret = any(s.secret for s in list_settings(ServerSettings()) if s.name == name)
    got = "" if secret or first["type"] == "value_error" else f" (got '{first['input']}')"
    return ChocolatierError("bad-setting", f"the setting {name} ({source}): {reason}{got}")


def _source(name: str, flags: Mapping[str, object], file: object, secrets: object) -> str:
    if name in flags:
        return "flag"
    if variable_of(name) in os.environ:
        return variable_of(name)
    if secrets is not None and (Path(str(secrets)) / name).is_file():
        return str(Path(str(secrets)) / name)
    return str(file)


def _without_password(text: str) -> str:
    """Return a database's URL without its password; other secrets are hidden whole."""
    try:
        return make_url(text).render_as_string(hide_password=True)
    except ArgumentError:
        return HIDDEN
