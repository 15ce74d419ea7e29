"""Settings: where they come from, which source wins, and what a wrong one says."""

import json
import logging
import os
import subprocess
import sys
from pathlib import Path

import pytest

from chocolatier.cli import main
from chocolatier.errors import ChocolatierError
from chocolatier.rules.ruleset import Rules
from chocolatier.server.configuration import (
    PREFIX,
    assignments,
    list_settings,
    read_settings,
    variable_of,
)
from chocolatier.server.logs import JsonLines
from chocolatier.server.settings import ServerSettings
from chocolatier.study.reviews.outlook import Effort, usual_effort
from tests.server.running import Running, test_settings

ROOT = Path(__file__).parent.parent.parent


@pytest.fixture(autouse=True)
def _no_settings_around(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in list(os.environ):
        if name.startswith(PREFIX) and name != "CHOCOLATIER_CACHE":
            monkeypatch.delenv(name)


def _wrong(**sources: object) -> str:
    with pytest.raises(ChocolatierError) as caught:
        read_settings(**sources)  # type: ignore[arg-type]
    assert caught.value.code == "bad-setting"
    message = str(caught.value)
    assert "\n" not in message
    return message


def test_without_any_source_settings_are_the_defaults() -> None:
    assert read_settings() == ServerSettings()


def test_flags_win_over_variables_over_secrets_over_the_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file, secrets = tmp_path / "settings.toml", tmp_path / "secrets"
    file.write_text(
        'host = "1.1.1.1"\naddress = "https://file.example/"\nidle_seconds = 7\n'
        'database = "sqlite:///file"\n[limits]\nsocket_rate = 1.5\nsocket_burst = 2\n'
    )
    secrets.mkdir()
    (secrets / "database").write_text("sqlite:///secret\n")
    (secrets / "host").write_text("2.2.2.2")
    (secrets / "something else").write_text("left alone")
    monkeypatch.setenv("CHOCOLATIER_HOST", "3.3.3.3")
    monkeypatch.setenv("CHOCOLATIER_LIMITS__SOCKET_BURST", "33")
    monkeypatch.setenv("CHOCOLATIER_ORIGINS", "https://a.example, https://b.example")
    read = read_settings({"host": "4.4.4.4"}, file, secrets)
    assert read.host == "4.4.4.4"
    assert read.database == "sqlite:///secret"
    assert (read.limits.socket_rate, read.limits.socket_burst) == (1.5, 33)
    assert read.origins == ("https://a.example", "https://b.example")
    assert (read.address, read.idle_seconds) == ("https://file.example/", 7)
    monkeypatch.setenv("CHOCOLATIER_SETTINGS", str(file))
    monkeypatch.setenv("CREDENTIALS_DIRECTORY", str(secrets))
    assert read_settings({"host": "4.4.4.4"}) == read


def test_every_setting_can_be_set_by_flag_and_variable(monkeypatch: pytest.MonkeyPatch) -> None:
    settings = [s for s in list_settings(ServerSettings()) if s.default is not None]
    numbers = [s for s in settings if isinstance(s.default, float) or type(s.default) is int]
    assert len(numbers) > 15
    for setting in numbers:
        monkeypatch.setenv(setting.variable, "77")
    for setting in list_settings(read_settings()):
        if setting.name in {s.name for s in numbers}:
            assert setting.value == 77, setting.name
    by_flags = read_settings(assignments([f"{s.name}=78" for s in numbers]))
    assert {getattr(by_flags.limits, n) for n in type(by_flags.limits).model_fields} == {78}


def test_a_host_says_how_much_reviews_search() -> None:
    two, three = Rules(players=2), Rules(players=3)
    usual = read_settings()
    assert (usual.effort(two), usual.effort(three)) == (usual_effort(two), usual_effort(three))
    half = read_settings({"review_effort": "0.5"})
    assert half.effort(two) == Effort(30_000, 1, 16)
    assert half.effort(three) == Effort(300, 30_000, 16)
    assert "greater than 0" in _wrong(flags={"review_effort": "0"})


def test_a_database_url_from_a_file(tmp_path: Path) -> None:
    file = tmp_path / "url"
    file.write_text("postgresql://ann:secret@db/tables\n")
    read = read_settings({"database_file": str(file)})
    assert read.database == "postgresql://ann:secret@db/tables"
    shown = {s.name: s.shown for s in list_settings(read)}
    assert shown["database"] == "postgresql://ann:***@db/tables"
    assert "secret" not in repr(read)


def test_wrong_settings_are_named_in_one_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "settings.toml"
    assert _wrong(flags={"limits.nothing": 1}) == "there is no setting 'limits.nothing' (flag)"
    assert _wrong(flags={"workers": "300"}).startswith("the setting workers (flag): Input should")
    assert "(got '300')" in _wrong(flags={"workers": "300"})
    assert "there is no file" in _wrong(flags={"database_file": str(tmp_path / "no")})
    file.write_text("[limits]\nmany = 3\n")
    assert _wrong(file=file) == f"there is no setting 'limits.many' ({file})"
    file.write_text("[limits]\nsocket_rate = 'x'\n")
    assert _wrong(file=file).startswith(f"the setting limits.socket_rate ({file}): Input should")
    file.write_text("host =\n")
    assert "is not TOML" in _wrong(file=file)
    assert "cannot be read" in _wrong(file=tmp_path / "no")
    assert "cannot be read" in _wrong(secrets=tmp_path / "no")
    monkeypatch.setenv("CHOCOLATIER_LOG__LEVEL", "loud")
    assert _wrong().startswith("the setting log.level (CHOCOLATIER_LOG__LEVEL): Input should")
    monkeypatch.setenv("CHOCOLATIER_PROT", "80")
    assert _wrong() == "there is no setting 'CHOCOLATIER_PROT' (environment)"
    with pytest.raises(ChocolatierError, match="--set takes NAME=VALUE"):
        assignments(["host"])


def test_the_command_lists_settings_and_hides_secrets(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CHOCOLATIER_DATABASE", "postgresql://ann:hush@db/tables")
    assert main(["settings", "--set", "limits.socket_rate=5"]) == 0
    out = capsys.readouterr().out
    assert "hush" not in out
    for setting in list_settings(ServerSettings()):
        assert setting.name in out
        assert variable_of(setting.name) in out


def test_a_password_on_the_command_line_is_warned_of(capsys: pytest.CaptureFixture[str]) -> None:
    url = "postgresql://ann:hush@127.0.0.1:1/tables"
    assert main(["serve", "--port", "0", "--database", url]) == 2
    err = capsys.readouterr().err
    assert "can see the password of --database" in err
    assert "hush" not in err


def test_forwarded_addresses_are_believed_of_named_proxies_only(tmp_path: Path) -> None:
    for proxies, refused in ((("127.0.0.0/8",), False), (("192.0.2.1",), True)):
        limits = ServerSettings().limits.model_copy(
            update={"address_burst": 1.0, "address_rate": 0.0}
        )
        folder = tmp_path / str(refused)
        settings = test_settings(folder, limits=limits, proxies=proxies)
        with Running(settings) as server:
            answers = [
                server.http.post(
                    "/api/mine", json={"tables": []}, headers={"x-forwarded-for": f"10.0.0.{n}"}
                ).status_code
                for n in range(2)
            ]
        assert answers == ([200, 429] if refused else [200, 200])


def test_logs_as_json() -> None:
    try:
        raise ValueError("no")
    except ValueError:
        error = sys.exc_info()
    record = logging.LogRecord("a.b", logging.ERROR, "f", 1, "table %s", ("x",), error)
    line = JsonLines().format(record)
    assert "\n" not in line
    read = json.loads(line)
    assert (read["level"], read["logger"], read["message"]) == ("error", "a.b", "table x")
    assert "ValueError: no" in read["error"]


def test_log_level_and_format_are_used() -> None:
    script = (
        "import logging\nfrom chocolatier.server import logs\n"
        "from chocolatier.server.settings import LogSettings\n"
        "logs.set_up(LogSettings(level='info', format='json'))\n"
        "logging.getLogger('x').info('heard')\nlogging.getLogger('x').debug('not heard')"
    )
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, timeout=60, check=True
    )
    assert [json.loads(line)["message"] for line in done.stderr.splitlines()] == ["heard"]
