"""The files of deploy/ name what exists: settings, ports, files, secrets."""

import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest
import yaml

from chocolatier.cli import main
from chocolatier.server.configuration import OTHERS, list_settings, read_settings
from chocolatier.server.settings import DEFAULT_PORT, ServerSettings
from tests.server.running import Running

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
DOCKERFILE = (DEPLOY / "Dockerfile").read_text("utf-8")
UNIT = (DEPLOY / "chocolatier.service").read_text("utf-8")
COMPOSE: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text("utf-8"))
VARIABLES = {setting.variable for setting in list_settings(ServerSettings())} | set(OTHERS)


@pytest.mark.parametrize("file", sorted(f for f in DEPLOY.iterdir() if f.is_file()), ids=str)
def test_variables_are_settings(file: Path) -> None:
    assert set(re.findall(r"CHOCOLATIER_\w+", file.read_text("utf-8"))) <= VARIABLES


def test_the_image_copies_what_exists_and_is_not_root() -> None:
    for sources in re.findall(r"^COPY (?!--from)(.+) \S+$", DOCKERFILE, re.M):
        for source in sources.split():
            assert (ROOT / source).exists(), source
    stages = re.findall(r"^FROM \S+ AS (\w+)", DOCKERFILE, re.M)
    assert set(re.findall(r"--from=(\w+)", DOCKERFILE)) <= set(stages)
    last = DOCKERFILE[DOCKERFILE.rindex("FROM ") :]
    assert re.search(r"^USER chocolatier$", last, re.M)
    assert "HEALTHCHECK" in last
    assert f"EXPOSE {DEFAULT_PORT}" in last
    assert "chocolatier compile" in DOCKERFILE


def test_the_builder_gets_what_it_copies_and_no_more() -> None:
    lines = (DEPLOY / "Dockerfile.dockerignore").read_text("utf-8").splitlines()
    patterns = [line for line in lines if line and not line.startswith("#")]
    assert patterns[0] == "*"
    sent = {pattern.removeprefix("!") for pattern in patterns if pattern.startswith("!")}
    assert all((ROOT / name).exists() for name in sent)
    copied = " ".join(re.findall(r"^COPY (?!--from)(.+) \S+$", DOCKERFILE, re.M)).split()
    assert {source.split("/")[0] for source in copied} == sent
    assert {"web/node_modules", "src/chocolatier/server/page", "**/__pycache__"} < set(patterns)


def test_the_compose_file_holds_together() -> None:
    services, kept = COMPOSE["services"], COMPOSE["volumes"]
    assert set(services) == {"chocolatier", "database", "caddy"}
    for service in services.values():
        assert set(service.get("secrets", ())) <= set(COMPOSE["secrets"])
        assert set(service["networks"]) <= set(COMPOSE["networks"])
        assert set(service.get("depends_on", ())) <= set(services)
        for volume in service["volumes"]:
            source = volume.split(":")[0]
            assert source in kept or (DEPLOY / source).is_file(), volume
    game = services["chocolatier"]
    assert game["read_only"] is True
    assert "ports" not in game, "only the proxy is reached from outside"
    assert "ports" not in services["database"]
    assert (DEPLOY / game["build"]["context"] / game["build"]["dockerfile"]).is_file()
    for name, secret in COMPOSE["secrets"].items():
        assert secret["file"].startswith("./secrets/"), name
        assert f"/run/secrets/{name}" in (DEPLOY / "compose.yaml").read_text("utf-8")
    assert f"chocolatier:{DEFAULT_PORT}" in (DEPLOY / "Caddyfile").read_text("utf-8")


def test_the_settings_of_the_service_are_right() -> None:
    settings = read_settings(file=DEPLOY / "chocolatier.toml")
    assert settings.port == DEFAULT_PORT
    assert settings.keep.finished == "forever"
    assert "serve" in re.findall(r"^ExecStart=.*/chocolatier (\w+)$", UNIT, re.M)


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="systemd is not here")
def test_systemd_reads_the_unit(tmp_path: Path) -> None:
    unit = tmp_path / "chocolatier.service"
    unit.write_text(UNIT.replace("/opt/chocolatier/bin/chocolatier", "/bin/true"), "utf-8")
    done = subprocess.run(
        ["systemd-analyze", "verify", str(unit)], capture_output=True, text=True, check=False
    )
    assert "chocolatier.service" not in done.stderr, done.stderr


def test_the_health_check(server: Running, capsys: pytest.CaptureFixture[str]) -> None:
    _, port = server.host.split(":")
    assert main(["health", "--port", port]) == 0
    assert "works" in capsys.readouterr().out
    assert main(["health", "--port", "1"]) == 2
    assert "does not answer" in capsys.readouterr().err
