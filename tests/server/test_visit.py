"""Programs that join a table as people do: by the command, and by a script in JavaScript."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from chocolatier.bots.bot import Bot
from chocolatier.cli import main
from chocolatier.errors import ChocolatierError
from chocolatier.lab.visit import TableLink, Visit
from chocolatier.notation.records import read_records
from chocolatier.rules.game import Game
from chocolatier.rules.move import Move
from chocolatier.rules.position import Position
from tests.server.running import PATIENCE, Json, Running, test_settings

SCRIPT = Path(__file__).parents[2] / "examples" / "websocket_bot.mjs"
NODE = Path(sys.executable).with_name("node")  # comes with the Python packages
SPECIAL = {"special": True}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with Running(test_settings(tmp_path_factory.mktemp("visit"))) as running:
        yield running


def _link(server: Running, opened: Json) -> str:
    return f"http://{server.host}/t/{opened['table']}?lang=en#join={opened['invite']}"


def _view(server: Running, opened: Json) -> Json:
    view: Json = server.http.get(f"/api/tables/{opened['table']}").json()
    return view


def _check_played(server: Running, opened: Json, name: str) -> None:
    view = _view(server, opened)
    assert view["status"] == "over"
    assert [seat["program"] for seat in view["seats"]] == [True, False]
    assert view["seats"][0]["name"] == name
    text = server.http.get(f"/api/tables/{opened['table']}/record").text
    (record,) = read_records(text.splitlines())
    assert record.game.rules.special
    assert record.game.is_over


def test_the_command_plays_a_seat(server: Running, capsys: pytest.CaptureFixture[str]) -> None:
    opened = server.open("link", "tom", rules=SPECIAL)
    assert main(["join", _link(server, opened), "--bot", "greedy", "--name", "Greta"]) == 0
    assert "the game is over" in capsys.readouterr().out
    _check_played(server, opened, "Greta")


def test_thirty_lines_of_javascript_play_a_special_game_against_tom(server: Running) -> None:
    lines = [line for line in SCRIPT.read_text("utf-8").splitlines() if line.strip()]
    assert len([line for line in lines if not line.startswith("//")]) <= 30
    opened = server.open("link", "tom", rules=SPECIAL)
    command = [str(NODE), str(SCRIPT), _link(server, opened)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert done.returncode == 0, done.stderr
    assert len(done.stdout.splitlines()) == 2
    _check_played(server, opened, "Node")


def test_turns_come_once_in_a_position_and_only_to_those_who_ask(server: Running) -> None:
    opened = server.open("link", "here")
    token = server.join(opened, "Bo")
    with server.socket(opened["table"]) as bot, server.player(opened["table"], token) as plain:
        bot.send({"type": "hello", "tokens": [token], "turns": True})
        turn = bot.hear("turn")
        position = Position.parse(turn["position"])
        assert turn["moves"] == [str(move) for move in Game.from_position(position).legal_moves]
        with server.player(opened["table"], opened["token"]) as other:  # presence: no new turn
            bot.hear("update")
            command = {"type": "move", "seat": turn["seat"], "move": turn["moves"][0]}
            do = {"type": "do", "id": 1, "version": turn["version"], "command": command}
            bot.send(do)
            bot.hear("answer")
            other.move()
            again = bot.hear("turn")
            assert again["version"] > turn["version"]
            bot.send({"type": "sync", "since": 0})
            assert bot.hear("turn") == again, "after a state it comes again"
        kinds = [message["type"] for message in bot.heard]
        assert kinds.count("turn") == 3
        plain.look()
        assert "turn" not in [message["type"] for message in plain.heard]


def test_a_program_agrees_to_take_a_move_back(server: Running) -> None:
    opened = server.open("here", "link")
    body = {"invite": opened["invite"], "name": "Bo", "program": True}
    server.http.post(f"/api/tables/{opened['table']}/seats", json=body)
    with server.player(opened["table"], opened["token"]) as person:
        person.move()
        person.done({"type": "undo", "seat": 1})
        assert person.view["story_length"] == 1
        assert person.view["asks"] == []


class Failing(Bot):
    def choose(self, game: Game) -> Move:
        raise ZeroDivisionError(game.round)


def test_a_bot_that_fails_leaves_its_seat_to_tom(server: Running) -> None:
    opened = server.open("link", "here")
    link = TableLink.parse(_link(server, opened)).take_seat("Fay")
    with pytest.raises(ZeroDivisionError):
        Visit(link, Failing(), print).play()
    with server.player(opened["table"], opened["token"]) as person:
        assert person.view["seats"][0]["stand_in"]
        person.move()


def test_it_plays_rematches_if_it_stays(server: Running) -> None:
    opened = server.open("link", "here")
    link = _link(server, opened)
    command = [sys.executable, "-m", "chocolatier", "join", link, "--bot", "random", "--stay"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        try:
            with server.player(opened["table"], opened["token"]) as person:
                person.wait("playing")
                person.move()
                person.done({"type": "end", "seat": 2})
                new = person.done({"type": "rematch"})["opened"]["table"]
            with server.player(new, opened["token"]) as person:
                person.move()
                person.move()
                assert person.view["seats"][0]["program"]
        finally:
            process.terminate()


@pytest.mark.parametrize(
    "link",
    ["", "tom", "http://x/t/abcdefgh", "ftp://x/t/abcdefgh#join=x", "http://x/u/ab#join=x", "//[#"],
)
def test_other_links_are_refused(link: str) -> None:
    with pytest.raises(ChocolatierError, match="not an invitation"):
        TableLink.parse(link)


def test_what_the_server_refuses_is_said(
    server: Running, capsys: pytest.CaptureFixture[str]
) -> None:
    opened = server.open("link", "here")
    assert main(["join", f"http://{server.host}/t/{opened['table']}#join={'0' * 32}"]) == 2
    assert "invitation is not for this table" in capsys.readouterr().err
    assert main(["join", f"http://{server.host}/t/{opened['table']}#seat={'0' * 32}"]) == 2
    assert "holds no seat" in capsys.readouterr().err
    gone = f"http://{server.host}/t/nosuchtable#seat={'0' * 32}"
    assert main(["join", gone]) == 2
    assert "no table nosuchtable" in capsys.readouterr().err
