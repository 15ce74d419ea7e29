"""Figures for Prometheus: who may read them, and that they count."""

from pathlib import Path

import httpx
import pytest

from chocolatier.errors import ChocolatierError
from chocolatier.server.metrics import Metrics, MetricsPort
from chocolatier.server.settings import MetricsSettings
from tests.server.running import PATIENCE, Running, test_settings

TOKEN = "a token for the figures"


def _value(text: str, name: str) -> float:
    (line,) = (line for line in text.splitlines() if line.startswith(f"{name} "))
    return float(line.split()[1])


def test_figures_count_what_happens_and_need_the_token(tmp_path: Path) -> None:
    with Running(test_settings(tmp_path, metrics={"token": TOKEN})) as server:
        opened = server.open("here", "tom")
        with server.player(opened["table"], opened["token"]) as player:
            player.move()
            player.move()
            for wrong in ({}, {"authorization": "Bearer no"}, {"authorization": TOKEN}):
                assert server.http.get("/api/metrics", headers=wrong).status_code == 404
            answer = server.http.get("/api/metrics", headers={"authorization": f"Bearer {TOKEN}"})
        assert answer.status_code == 200
        text = answer.text
    assert _value(text, 'chocolatier_tables{status="playing"}') == 1
    assert _value(text, "chocolatier_guests") == 1
    assert _value(text, 'chocolatier_moves_total{by="person"}') == 2
    assert _value(text, 'chocolatier_moves_total{by="bot"}') >= 1
    assert _value(text, "chocolatier_tables_opened_total") == 1
    assert _value(text, "chocolatier_command_seconds_count") == 2
    assert _value(text, "chocolatier_write_seconds_count") >= 3
    assert _value(text, 'chocolatier_bot_seconds_count{level="tom"}') >= 1


def test_without_settings_there_are_no_figures(server: Running) -> None:
    assert server.http.get("/api/metrics").json()["error"]["code"] == "not-found"


def test_a_port_of_its_own() -> None:
    metrics = Metrics()
    port = MetricsPort(metrics, MetricsSettings(port=0))
    metrics.opened.inc()
    answer = httpx.get(f"http://127.0.0.1:{port.number}/metrics", timeout=PATIENCE)
    assert "chocolatier_tables_opened_total 1.0" in answer.text
    with pytest.raises(ChocolatierError, match="cannot listen"):
        MetricsPort(metrics, MetricsSettings(port=port.number))
    other = MetricsPort(metrics, MetricsSettings(port=port.number), processes=9)
    assert other.number is not None
    assert port.number is not None
    assert port.number < other.number
    other.close()
    port.close()
