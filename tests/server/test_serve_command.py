"""The command: what it prints, that it stops, and what it says when it cannot start."""

import re
import signal
import socket
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from chocolatier.cli import main
from chocolatier.server.running import bind, network_address, open_network, page_addresses
from chocolatier.server.settings import ServerSettings
from tests.server.running import PATIENCE


def test_serve_and_ctrl_c(tmp_path: Path) -> None:
    arguments = ["serve", "--port", "0", "--workers", "0"]
    database = ["--database", f"sqlite:///{tmp_path / 'x.db'}"]
    code = f"import sys; from chocolatier.cli import main; sys.exit(main({arguments + database!r}))"
    with subprocess.Popen(
        [sys.executable, "-c", code], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        try:
            first = process.stdout.readline()
            found = re.search(r"http://127\.0\.0\.1:\d+/", first)
            assert found, first
            assert httpx.get(f"{found[0]}api/info", timeout=PATIENCE).status_code == 200
            process.send_signal(signal.SIGINT)
            assert process.wait(PATIENCE) == 0
            assert "Traceback" not in process.stderr.read()
        finally:
            process.kill()


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ("--database nonsense", "the database cannot be opened"),
        ("--host 192.0.2.1", "cannot listen at 192.0.2.1"),
        ("--workers 300", "the setting workers (flag): Input should be less than or equal to 256"),
        ("--port 70000", "the setting port (flag): Input should be less than or equal to 65535"),
        ("--set limits.socket_rate", "--set takes NAME=VALUE"),
    ],
)
def test_servers_that_cannot_start(
    arguments: str, message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["serve", *arguments.split()]) == 2
    assert message in capsys.readouterr().err


def test_the_next_port_is_taken_if_the_first_is_not_free(monkeypatch: pytest.MonkeyPatch) -> None:
    with bind("127.0.0.1", 0) as taken:
        taken.listen()
        port = taken.getsockname()[1]
        monkeypatch.setattr("chocolatier.server.running.DEFAULT_PORT", port)
        with bind("127.0.0.1", None) as other:
            assert port < other.getsockname()[1] < port + 10


def test_addresses(monkeypatch: pytest.MonkeyPatch) -> None:
    assert page_addresses(ServerSettings(port=80)) == ("http://127.0.0.1:80/", None)
    assert page_addresses(ServerSettings(host="::1", port=80)) == ("http://[::1]:80/", None)
    public = ServerSettings(address="https://chocolate.example/")
    assert page_addresses(public)[1] == "https://chocolate.example/"
    monkeypatch.setattr("chocolatier.server.running.network_address", lambda: "192.168.1.5")
    assert page_addresses(ServerSettings(host="0.0.0.0", port=80))[1] == "http://192.168.1.5:80/"


def test_listening_everywhere_is_explained_where_it_is_no_home(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    everywhere = ServerSettings(host="0.0.0.0")
    for found, explained in (("192.168.1.5", False), ("10.1.2.3", True), (None, False)):
        monkeypatch.setattr("chocolatier.server.running.network_address", lambda f=found: f)
        text = open_network(everywhere)
        assert (text is not None) == explained
        if text is not None:
            assert "10.1.2.3" in text
            assert "make play HOST=127.0.0.1" in text
            assert "\n\n" not in text
    monkeypatch.setattr("chocolatier.server.running.network_address", lambda: "8.8.8.8")
    assert open_network(ServerSettings()) is None, "it listens on this machine only"
    named = ServerSettings(host="0.0.0.0", address="https://chocolate.example/")
    assert open_network(named) is None


def test_the_network_address_is_an_address_or_none() -> None:
    found = network_address()
    assert found is None or socket.inet_aton(found)
