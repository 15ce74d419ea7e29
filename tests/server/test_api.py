"""The HTTP API: opening, joining, looking, records, replays, the lobby, the page."""

import gzip
import re
from pathlib import Path

import pytest

from chocolatier import __version__
from chocolatier.bots.levels import LEVELS
from chocolatier.cli import main
from chocolatier.errors import ChocolatierError
from chocolatier.server.endpoints.static import FOREVER, PAGES
from chocolatier.server.limits import Addresses, Bucket, ServerLimits
from tests.server.running import Json, Running, test_settings


def code_of(answer: Json) -> str:
    return str(answer["error"]["code"])


def test_info_and_health(server: Running) -> None:
    info = server.http.get("/api/info").json()
    assert info["version"] == __version__
    assert [level["name"] for level in info["levels"]] == [level.name for level in LEVELS]
    assert server.http.get("/api/health").json()["status"] == "ok"


def test_lessons(server: Running) -> None:
    assert len(server.http.get("/api/lessons").json()["lessons"]) > 3


def test_opening_and_looking(server: Running) -> None:
    opened = server.open("here", "link", "tom", rules={"side": "free", "special": True})
    assert opened["token"]
    assert opened["invite"]
    view = server.http.get(f"/api/tables/{opened['table']}").json()
    assert (view["status"], view["invite"], view["options"]) == ("waiting", None, None)
    assert opened["invite"] not in server.http.get(f"/api/tables/{opened['table']}").text
    only_bots = server.open("mila", "tom")
    assert (only_bots["token"], only_bots["invite"]) == (None, None)


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"seats": [{"kind": "here"}]}, "bad-request"),
        ({"seats": [{"kind": "here"}] * 3}, "seat-count"),
        ({"seats": [{"kind": "here"}, {"kind": "bot", "level": "deep"}]}, "no-such-level"),
        ({"seats": [{"kind": "here"}, {"kind": "bot", "level": "engine"}]}, "no-such-level"),
        ({"seats": [{"kind": "here"}, {"kind": "bot"}]}, "no-level"),
        ({"seats": [{"kind": "here", "name": " x"}, {"kind": "here"}]}, "bad-request"),
        ({"rules": {"players": 5}}, "bad-request"),
        ({"rules": {"players": 2, "faces_once": True}}, "rules-option-needs-special"),
        ({"starts": 4}, "no-such-seat"),
        ({"clock": {"kind": "bank", "seconds": 1}}, "bad-request"),
        ({"unknown": 1}, "bad-request"),
    ],
)
def test_tables_that_cannot_be_opened(server: Running, change: Json, code: str) -> None:
    body = {"rules": {"players": 2}, "seats": [{"kind": "here"}, {"kind": "here"}], **change}
    answer = server.http.post("/api/tables", json=body)
    assert 400 <= answer.status_code < 500
    assert code_of(answer.json()) == code


def test_joining(server: Running) -> None:
    opened = server.open("here", "link")
    seats = f"/api/tables/{opened['table']}/seats"
    for wish, status, code in (
        ({"invite": "x" * 32, "name": "Eve"}, 403, "bad-invite"),
        ({"invite": opened["invite"], "name": "Eve", "seat": 1}, 409, "seat-taken"),
        ({"invite": opened["invite"], "name": "Eve", "seat": 3}, 422, "no-such-seat"),
        ({"invite": opened["invite"], "name": ""}, 422, "bad-request"),
    ):
        answer = server.http.post(seats, json=wish)
        assert (answer.status_code, code_of(answer.json())) == (status, code)
    token = server.join(opened, "Ben")
    assert token != opened["token"]
    answer = server.http.post(seats, json={"invite": opened["invite"], "name": "Eve"})
    assert (answer.status_code, code_of(answer.json())) == (409, "no-open-seat")


def test_unknown_things(server: Running) -> None:
    for path in ("", "/record", "/replay"):
        answer = server.http.get(f"/api/tables/nosuchtable{path}")
        assert (answer.status_code, code_of(answer.json())) == (404, "no-such-table")
    assert code_of(server.http.get("/api/tables/BAD").json()) == "bad-request"
    assert code_of(server.http.get("/api/none").json()) == "not-found"
    answer = server.http.put("/api/info")
    assert (answer.status_code, code_of(answer.json())) == (405, "bad-method")


def test_a_body_that_is_no_json(server: Running) -> None:
    for body in (b"{", b"[" * 10_000, b"\xff", b""):
        answer = server.http.post(
            "/api/tables", content=body, headers={"content-type": "application/json"}
        )
        assert 400 <= answer.status_code < 500
        assert code_of(answer.json()) == "bad-request"


def test_record_and_replay_of_a_table(
    server: Running, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    opened = server.open("here", "tom")
    record = f"/api/tables/{opened['table']}/record"
    with server.player(opened["table"], opened["token"]) as ann:
        ann.move()
        unfinished = server.http.get(record)
        assert unfinished.headers["content-type"] == "application/jsonl"
        assert '"seed"' not in unfinished.text
        replay = server.http.post("/api/replay", json={"record": unfinished.text}).json()
        assert (replay["over"], replay["result"], replay["table"]) == (False, None, None)
        ann.done({"type": "end", "seat": 1})
    file = tmp_path / "game.jsonl"
    file.write_text(server.http.get(record).text, encoding="utf-8")
    assert '"seed"' in file.read_text(encoding="utf-8")
    assert main(["verify", str(file)]) == 0
    assert "1 game follows the rules" in capsys.readouterr().out
    replay = server.http.get(f"/api/tables/{opened['table']}/replay").json()
    assert replay["over"]
    assert replay["seats"] == ["Seat 1", "tom"]
    assert len(replay["frames"]) == replay["frames"][-1]["entry"]["number"]
    again = server.http.post("/api/replay", json={"record": file.read_text("utf-8")}).json()
    assert {**again, "table": opened["table"]} == replay
    text = file.read_text(encoding="utf-8")
    seed = replay["result"]["seed"]
    file.write_text(text.replace(seed, seed[::-1]), encoding="utf-8")
    assert main(["verify", str(file)]) == 1
    assert "commitment" in capsys.readouterr().out


def test_a_table_that_waits_has_no_record(server: Running) -> None:
    opened = server.open("here", "link")
    for what in ("record", "replay"):
        answer = server.http.get(f"/api/tables/{opened['table']}/{what}")
        assert (answer.status_code, code_of(answer.json())) == (409, "table-waiting")


@pytest.mark.parametrize(
    ("record", "code", "line"),
    [
        ("", "record-empty", None),
        ("nonsense", "record-field", 1),
        ('{"type":"agreed"}', "record-no-game", 1),
        (
            '{"type":"game","rules":"2-coloured-plain","seats":["a","b"],"first":1}\n'
            '{"type":"move","seat":1,"move":"1T1"}',
            "record-line",
            2,
        ),
    ],
)
def test_bad_records(server: Running, record: str, code: str, line: int | None) -> None:
    answer = server.http.post("/api/replay", json={"record": record})
    assert (answer.status_code, code_of(answer.json())) == (422, code)
    assert answer.json()["error"]["details"].get("line") == line


def test_the_lobby(server: Running) -> None:
    first, second = server.open("here", "tom"), server.open("here", "link")
    with server.player(first["table"], first["token"]) as ann:
        ann.move()
        ids = [second["table"], "nosuchtable", first["table"]]
        tables = server.http.post("/api/mine", json={"tables": ids}).json()["tables"]
        assert [table["table"] for table in tables] == [first["table"], second["table"]]
        assert tables[0]["seats"][0]["here"]
    assert server.http.post("/api/mine", json={"tables": []}).json() == {"tables": []}
    too_many = server.http.post("/api/mine", json={"tables": ["abcdefgh"] * 201})
    assert code_of(too_many.json()) == "bad-request"


# --- what protects it ---------------------------------------------------------------------


def test_headers_are_strict(server: Running) -> None:
    for path in ("/", "/api/info", "/api/none"):
        headers = server.http.get(path).headers
        policy = headers["content-security-policy"]
        assert "script-src 'self';" in policy
        assert "connect-src 'self';" in policy
        assert "unsafe-eval" not in policy
        assert policy.count("unsafe-inline") == policy.count("style-src-attr 'unsafe-inline'")
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"


def test_foreign_pages_may_not_post(server: Running) -> None:
    body: Json = {"tables": []}
    answer = server.http.post("/api/mine", json=body, headers={"origin": "http://evil.example"})
    assert (answer.status_code, code_of(answer.json())) == (403, "bad-origin")
    own = server.http.post("/api/mine", json=body, headers={"origin": f"http://{server.host}"})
    assert own.status_code == 200


def test_another_page_may_be_allowed(tmp_path: Path) -> None:
    friend, foe = {"origin": "http://friend.example"}, {"origin": "http://evil.example"}
    asks = {
        "access-control-request-method": "POST",
        "access-control-request-headers": "content-type",
    }
    with Running(test_settings(tmp_path, origins=(friend["origin"], "*"))) as server:
        allowed = [
            server.http.options("/api/mine", headers={**asks, **friend}),
            server.http.post("/api/mine", json={"tables": []}, headers=friend),
            server.http.get("/api/info", headers=friend),
        ]
        for answer in allowed:
            assert answer.status_code == 200
            assert answer.headers["access-control-allow-origin"] == friend["origin"]
            assert "access-control-allow-credentials" not in answer.headers
        assert "POST" in allowed[0].headers["access-control-allow-methods"]
        assert "Content-Type" in allowed[0].headers["access-control-allow-headers"]
        refused = [
            server.http.options("/api/mine", headers={**asks, **foe}),
            server.http.post("/api/mine", json={"tables": []}, headers=foe),
        ]
        for answer in refused:
            assert (answer.status_code, code_of(answer.json())) == (403, "bad-origin")
        for answer in (*refused, server.http.get("/api/info", headers=foe)):
            assert "access-control-allow-origin" not in answer.headers


def test_large_bodies_are_refused(server: Running) -> None:
    for content in (b"x" * 20_000, (b"x" * 1000 for _ in range(20))):
        answer = server.http.post(
            "/api/mine", content=content, headers={"content-type": "application/json"}
        )
        assert (answer.status_code, code_of(answer.json())) == (413, "too-large")
    answer = server.http.post("/api/replay", json={"record": "x" * 1_000_001})
    assert code_of(answer.json()) == "bad-request"


def test_too_many_requests(tmp_path: Path) -> None:
    limits = ServerLimits(address_rate=0.001, address_burst=3, sockets_per_address=1)
    with Running(
        test_settings(tmp_path, limits=limits, origins=("http://friend.example",))
    ) as server:
        headers = {"origin": "http://friend.example"}
        answers = [
            server.http.post("/api/mine", json={"tables": []}, headers=headers) for _ in range(4)
        ]
        assert [answer.status_code for answer in answers] == [200, 200, 200, 429]
        assert code_of(answers[-1].json()) == "too-fast"
        assert server.http.get("/api/info").status_code == 200, "looking is free"


@pytest.mark.parametrize("what", ["record", "replay"])
def test_looks_that_cost_work_are_counted(tmp_path: Path, what: str) -> None:
    limits = ServerLimits(address_rate=0.001, address_burst=3)
    with Running(test_settings(tmp_path, limits=limits)) as server:
        table = f"/api/tables/{server.open('here', 'here')['table']}"
        answers = [server.http.get(f"{table}/{what}") for _ in range(3)]
        assert [answer.status_code for answer in answers] == [200, 200, 429]
        assert code_of(answers[-1].json()) == "too-fast"
        assert server.http.get(table).status_code == 200, "looking is free"


def test_buckets_fill_again() -> None:
    now = 0.0
    bucket = Bucket(2.0, 3.0, lambda: now)
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    assert not bucket.full
    now = 0.5
    assert [bucket.take() for _ in range(2)] == [True, False]
    now = 60.0
    assert bucket.full


def test_addresses_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("chocolatier.server.limits.MOST_BUCKETS", 10)
    addresses = Addresses(ServerLimits(), lambda: 0.0)
    for number in range(1000):
        addresses.take(str(number))
    assert len(addresses._buckets["address"]._buckets) <= 11


@pytest.mark.parametrize("kind", ["", "_hint", "_review"])
def test_servers_share_what_an_address_may_ask(kind: str) -> None:
    def allowed(servers: int) -> int:
        addresses = Addresses(ServerLimits(), lambda: 0.0)
        addresses.share(servers)
        take = getattr(addresses, f"take{kind}")
        for number in range(1000):
            try:
                take("192.0.2.1")
            except ChocolatierError:
                return number
        return 1000

    assert allowed(2) == allowed(1) // 2


# --- the page -----------------------------------------------------------------------------


@pytest.fixture
def page(tmp_path: Path) -> Path:
    folder = tmp_path / "page"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<title>Chocolatier</title>" * 100, encoding="utf-8")
    (folder / "assets" / "app-1a2b.js").write_text("let x = 1;" * 500, encoding="utf-8")
    (folder / "icon.png").write_bytes(b"\x89PNG")
    (folder / "sw.js").write_text("let version = 1;", encoding="utf-8")
    (folder / "manifest.webmanifest").write_text("{}", encoding="utf-8")
    return folder


def test_the_page(page: Path, tmp_path: Path) -> None:
    with Running(test_settings(tmp_path, page=page)) as server:
        index = server.http.get("/")
        assert "Chocolatier" in index.text
        assert index.headers["cache-control"] == "no-cache"
        for path in ("/t/abcdefgh", "/t/abcdefgh/replay", "/replay", "/rules", "/learn"):
            assert server.http.get(path).content == index.content
        script = server.http.get("/assets/app-1a2b.js")
        assert script.headers["cache-control"] == FOREVER
        assert script.headers["content-type"].startswith("text/javascript")
        assert script.headers["content-encoding"] == "gzip"
        plain = server.http.get("/assets/app-1a2b.js", headers={"accept-encoding": "identity"})
        assert "content-encoding" not in plain.headers
        assert plain.text == script.text
        tag = {"if-none-match": script.headers["etag"]}
        assert server.http.get("/assets/app-1a2b.js", headers=tag).status_code == 304
        for path in ("/assets/none.js", "/none.png", "/assets/../../settings.py", "/api/none"):
            assert server.http.get(path).status_code == 404
        with server.http.stream("GET", "/") as raw:
            assert gzip.decompress(b"".join(raw.iter_raw())) == index.content


def test_head_answers_as_get_without_a_body(page: Path, tmp_path: Path) -> None:
    with Running(test_settings(tmp_path, page=page)) as server:
        for path in ("/", "/assets/app-1a2b.js", "/icon.png", "/learn"):
            got, head = server.http.get(path), server.http.head(path)
            assert (head.status_code, head.content) == (200, b"")
            for name in ("etag", "content-type", "content-length", "cache-control"):
                assert head.headers[name] == got.headers[name]
        assert server.http.head("/assets/none.js").status_code == 404


@pytest.mark.parametrize(
    "path", ["/metrics", "/status", "/graphql", "/v1/tables", "/t/x", "/rules/x"]
)
def test_an_unknown_address_is_not_found(page: Path, tmp_path: Path, path: str) -> None:
    with Running(test_settings(tmp_path, page=page)) as server:
        answer = server.http.get(path)
        assert (answer.status_code, code_of(answer.json())) == (404, "not-found")
        shown = server.http.get(path, headers={"accept": "text/html,*/*;q=0.8"})
        assert (shown.status_code, "<title>" in shown.text) == (404, True), "a page for people"


def test_every_address_of_the_page_is_known() -> None:
    router = Path(__file__).parents[2] / "web" / "src" / "app" / "router.svelte.ts"
    addresses = re.findall(r'path === "/(\w*)"', router.read_text(encoding="utf-8"))
    assert "learn" in addresses
    assert [address for address in addresses if not PAGES.fullmatch(address)] == []
    assert PAGES.fullmatch("review/" + "0a" * 12)


@pytest.mark.parametrize(
    ("path", "kind"),
    [
        ("/sw.js", "text/javascript"),
        ("/manifest.webmanifest", "application/manifest+json"),
        ("/icon.png", "image/png"),
    ],
)
def test_what_makes_the_page_installable_is_never_old(
    page: Path, tmp_path: Path, path: str, kind: str
) -> None:
    with Running(test_settings(tmp_path, page=page)) as server:
        answer = server.http.get(path)
    assert answer.status_code == 200
    assert answer.headers["content-type"].partition(";")[0] == kind
    assert answer.headers["cache-control"] == "no-cache"


def test_without_a_page(tmp_path: Path) -> None:
    with Running(test_settings(tmp_path, page=tmp_path / "none")) as server:
        answer = server.http.get("/t/abcdefgh")
        assert (answer.status_code, "make play" in answer.text) == (503, True)
