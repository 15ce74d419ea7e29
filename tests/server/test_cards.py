"""What a messenger shows of a pasted link: the right words, addresses and nothing secret."""

import re
from html import unescape
from pathlib import Path

import pytest

from tests.server.running import Running, test_settings

PAGE = "<!doctype html><html><head><title>Chocolatier</title></head><body></body></html>"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    page = tmp_path / "page"
    page.mkdir()
    (page / "index.html").write_text(PAGE, encoding="utf-8")
    return page


def card(server: Running, path: str, **headers: str) -> dict[str, str]:
    """The tags of a page by their names."""
    answer = server.http.get(path, headers={"accept-language": "", **headers})
    assert answer.status_code == 200
    found = re.findall(r'<meta (?:property|name)="([^"]+)" content="([^"]*)">', answer.text)
    assert answer.text.index("<meta") < answer.text.index("</head>")
    return {name: unescape(value) for name, value in found}


def open_for(server: Running, name: str) -> dict[str, str]:
    """Open a table of a host with a name, a bot and a free seat."""
    body = {
        "rules": {"players": 3, "side": "free", "special": True},
        "seats": [
            {"kind": "link"},
            {"kind": "here", "name": name},
            {"kind": "bot", "level": "maitre"},
        ],
    }
    opened: dict[str, str] = server.http.post("/api/tables", json=body).json()
    return opened


def test_an_invitation_shows_the_game(folder: Path, tmp_path: Path) -> None:
    with Running(test_settings(tmp_path, page=folder)) as server:
        opened = open_for(server, "Ann")
        tags = card(server, f"/t/{opened['table']}")
        assert tags["og:title"] == "Ann invites you to a game of Chocolatier"
        assert tags["og:description"] == (
            "Free side with special factories · 3 players · 1 free seat. At the table: Ann, Maître."
        )
        assert tags["og:url"] == f"http://{server.host}/t/{opened['table']}"
        assert tags["og:image"] == f"http://{server.host}/card.png"
        assert (tags["og:locale"], tags["robots"]) == ("en_GB", "noindex")
        assert tags["twitter:card"] == "summary_large_image"
        server.join(opened, "Ben")
        tags = card(server, f"/t/{opened['table']}/replay")
        assert tags["og:title"] == "A game of Chocolatier: Ben, Ann, Maître"
        assert "free seat" not in tags["og:description"]


def test_the_host_is_named_wherever_they_sit(folder: Path, tmp_path: Path) -> None:
    with Running(test_settings(tmp_path, page=folder)) as server:
        opened = server.open("here", "link", "link", host_starts=True)
        path = f"/t/{opened['table']}"
        assert card(server, path)["og:title"] == "You are invited to a game of Chocolatier"
        server.join(opened, "Ben")
        with server.player(opened["table"], opened["token"]) as ann:
            ann.done(
                {
                    "type": "arrange",
                    "rules": {"players": 3},
                    "seats": [
                        {"kind": "keep", "seat": 2},
                        {"kind": "keep", "seat": 1, "name": "Ann"},
                        {"kind": "link"},
                    ],
                }
            )
        tags = card(server, path)
        assert tags["og:title"] == "Ann invites you to a game of Chocolatier"
        assert tags["og:description"].endswith("At the table: Ben, Ann.")


def test_names_are_escaped_and_nothing_secret_is_shown(folder: Path, tmp_path: Path) -> None:
    with Running(test_settings(tmp_path, page=folder)) as server:
        opened = open_for(server, '"><script>x</script>')
        answer = server.http.get(f"/t/{opened['table']}")
        assert "<script>" not in answer.text
        assert card(server, f"/t/{opened['table']}")["og:title"].startswith('"><script>x</script>')
        for secret in (opened["token"], opened["invite"]):
            assert secret not in answer.text
        stored = str(server.http.get(f"/api/tables/{opened['table']}").json())
        assert opened["invite"] not in stored


@pytest.mark.parametrize(
    ("query", "accepted", "title"),
    [
        ("", "cs,en;q=0.5", "Ann tě zve ke hře Chocolatier"),
        ("", "de, pl;q=0.4, uk;q=0.9", "Ann запрошує вас на партію в Chocolatier"),
        ("", "de-AT;q=x,,;", "Ann invites you to a game of Chocolatier"),
        ("?lang=pl", "cs", "Ann zaprasza cię do gry Chocolatier"),
        ("?lang=de", "ru-RU", "Ann приглашает вас на партию в Chocolatier"),
    ],
)
def test_the_language_is_that_of_the_link_or_of_the_reader(
    folder: Path, tmp_path: Path, query: str, accepted: str, title: str
) -> None:
    with Running(test_settings(tmp_path, page=folder)) as server:
        opened = open_for(server, "Ann")
        path = f"/t/{opened['table']}{query}"
        assert card(server, path, **{"accept-language": accepted})["og:title"] == title
        assert "accept-language" in server.http.get(path).headers["vary"]


def test_addresses_are_those_of_the_proxy(folder: Path, tmp_path: Path) -> None:
    proxied = {"host": "choco.example", "x-forwarded-proto": "https", "x-forwarded-for": "10.1.1.1"}
    names = ("choco.example",)
    with Running(test_settings(tmp_path, page=folder, host_names=names)) as server:
        tags = card(server, "/", **proxied)
        assert tags["og:url"] == "https://choco.example/"
        assert tags["og:image"] == "https://choco.example/card.png"
        assert tags["og:title"] == "Fill the finest box of chocolates"
        assert "robots" not in tags
    settings = test_settings(
        tmp_path, page=folder, address="https://play.example/", host_names=names
    )
    with Running(settings) as server:
        assert card(server, "/t/nosuchtable", **proxied)["og:url"] == (
            "https://play.example/t/nosuchtable"
        )


def test_a_card_has_a_tag_and_a_head(folder: Path, tmp_path: Path) -> None:
    with Running(test_settings(tmp_path, page=folder)) as server:
        opened = open_for(server, "Ann")
        path = f"/t/{opened['table']}"
        first = server.http.get(path)
        tag = {"if-none-match": first.headers["etag"]}
        assert server.http.get(path, headers=tag).status_code == 304
        assert server.http.head(path).headers["etag"] == first.headers["etag"]
        server.join(opened, "Ben")
        assert server.http.get(path, headers=tag).status_code == 200
