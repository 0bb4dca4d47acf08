"""Whatever is sent: a JSON error of the documented shape with a stable code, nothing changed, nothing crashed."""

import asyncio
import json
import re
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.server.careful import validate
from tests.server.serving import AGAINST_RANDOM, Guest, Serving, guest, serving, until

from lautta.server.http.bodies import with_key
from lautta.server.http.errors import STATUS, sentence
from lautta.server.messages.seats import OwnSeatRequest
from lautta.server.problem import Problem
from lautta.server.telemetry import metrics
from lautta.words import LANGUAGES, Words

PERSON, COMPUTER = {"kind": "person"}, {"kind": "computer"}
ACT = {"action": "play c1", "seen": 1, "key": "k"}


def seats(*requests: Any) -> dict[str, Any]:
    return {"game": "duel", "seats": list(requests)}


BAD = [
    # method, path ({t}: a table), body (text or JSON), status, code
    ("POST", "/api/guests", "", 400, "malformed"),
    ("POST", "/api/guests", "{", 400, "malformed"),
    ("POST", "/api/guests", "[]", 400, "malformed"),
    ("POST", "/api/guests", "null", 400, "malformed"),
    ("POST", "/api/guests", b"\xff\xfe", 400, "malformed"),
    ("POST", "/api/guests", {"name": 7}, 400, "malformed"),
    ("POST", "/api/guests", {"name": "x" * 41}, 400, "malformed"),
    ("POST", "/api/guests", {"nome": "x"}, 400, "malformed"),
    ("POST", "/api/guests", "[" * 20_000, 400, "malformed"),
    ("POST", "/api/guests", " " * 70_000, 413, "too-large"),
    ("POST", "/api/guests", '{"name": "a", "name": "b"}', 400, "malformed"),
    ("POST", "/api/guests", '{"name": "a", "n\\u0061me": "a"}', 400, "malformed"),
    ("POST", "/api/tables", json.dumps(AGAINST_RANDOM).replace('"kind"', '"kind": "open", "kind"'), 400, "malformed"),
    ("POST", "/api/tables/{t}/actions", '{"action": "play c1", "seen": 1, "key": "k", "seen": 2}', 400, "malformed"),
    ("POST", "/api/tables/{t}/actions", {**ACT, "seen": 2, "action": "play:c1"}, 400, "malformed-action"),
    ("GET", "/api/games/chess/boards/x", None, 404, "no-such-game"),
    ("GET", "/api/games/duel/boards/x", None, 404, "no-such-board"),
    ("GET", "/api/games/chess/facts", None, 404, "no-such-game"),
    ("GET", "/api/games/duel/boards/..%2F..%2Fetc%2Fpasswd", None, 404, "no-such-path"),
    ("GET", "/api/nothing", None, 404, "no-such-path"),
    ("GET", "/api", None, 404, "no-such-path"),
    ("GET", "/api/schema", None, 404, "no-such-path"),
    ("DELETE", "/api/tables", None, 405, "wrong-method"),
    ("PUT", "/", None, 405, "wrong-method"),
    ("TRACE", "/", None, 405, "wrong-method"),
    ("TRACE", "/api/tables", None, 405, "wrong-method"),
    ("POST", "/api/tables", seats(), 400, "malformed"),
    ("POST", "/api/tables", seats(PERSON), 400, "wrong-number-of-seats"),
    ("POST", "/api/tables", seats(PERSON, COMPUTER, COMPUTER), 400, "wrong-number-of-seats"),
    ("POST", "/api/tables", seats(*[COMPUTER] * 17), 400, "malformed"),
    ("POST", "/api/tables", seats(PERSON, PERSON), 400, "one-person"),
    ("POST", "/api/tables", seats(PERSON, {"kind": "dog"}), 400, "malformed"),
    ("POST", "/api/tables", seats(PERSON, {"kind": "computer", "level": "genius"}), 400, "no-such-level"),
    ("POST", "/api/tables", seats(PERSON, {"kind": "computer", "level": "sense"}), 400, "no-such-level"),
    ("POST", "/api/tables", {**AGAINST_RANDOM, "game": "chess"}, 404, "no-such-game"),
    ("POST", "/api/tables", {**AGAINST_RANDOM, "game": "../duel"}, 404, "no-such-game"),
    ("POST", "/api/tables", {**AGAINST_RANDOM, "board": "/etc/passwd"}, 404, "no-such-board"),
    ("POST", "/api/tables", {**AGAINST_RANDOM, "options": {"x": "y"}}, 400, "no-such-option"),
    ("POST", "/api/tables", {**AGAINST_RANDOM, "options": {"x": 1}}, 400, "malformed"),
    ("POST", "/api/tables", {**AGAINST_RANDOM, "seed": 7}, 400, "malformed"),
    ("GET", "/api/tables/x", None, 404, "no-such-table"),
    ("GET", "/api/tables/%00", None, 404, "no-such-path"),
    ("GET", "/api/tables/" + "x" * 3000, None, 404, "no-such-table"),
    ("GET", "/api/tables/x/file", None, 404, "no-such-table"),
    ("POST", "/api/tables/x/actions", ACT, 404, "no-such-table"),
    ("GET", "/api/tables/{t}/moments/0", None, 404, "no-such-moment"),
    ("GET", "/api/tables/{t}/moments/99", None, 404, "no-such-moment"),
    ("GET", "/api/tables/{t}/moments/-1", None, 404, "no-such-moment"),
    ("GET", "/api/tables/{t}/moments/99999999999999999999", None, 404, "no-such-moment"),
    ("GET", "/api/tables/{t}/moments/" + "9" * 40, None, 404, "no-such-moment"),
    ("GET", "/api/tables/{t}/moments/" + "9" * 5000, None, 404, None),
    ("GET", "/api/tables/{t}/updates?seen=" + "9" * 40, None, 400, "malformed"),
    ("GET", "/api/tables/{t}?seat=" + "9" * 40, None, 400, "malformed"),
    ("GET", "/api/tables/{t}/moments/one", None, 404, "no-such-path"),
    ("GET", "/api/tables/{t}/moments?after=99", None, 404, "no-such-moment"),
    ("GET", "/api/tables/{t}/moments?after=0", None, 400, "malformed"),
    ("GET", "/api/tables/{t}/moments", None, 400, "malformed"),
    ("GET", "/api/tables/{t}/moments?after=1&seat=1", None, 403, "not-your-seat"),
    ("GET", "/api/tables/{t}/updates", None, 400, "malformed"),
    ("GET", "/api/tables/{t}/updates?seen=x", None, 400, "malformed"),
    ("GET", "/api/tables/{t}/updates?seen=-1", None, 400, "malformed"),
    ("GET", "/api/tables/{t}/updates?seen=99", None, 400, "seen-ahead"),
    ("GET", "/api/tables/{t}/choices?action=fly", None, 400, "malformed-action"),
    ("POST", "/api/tables/{t}/actions", {}, 400, "malformed"),
    ("POST", "/api/tables/{t}/actions", {**ACT, "seen": -1}, 400, "malformed"),
    ("POST", "/api/tables/{t}/actions", {**ACT, "seen": "2"}, 400, "malformed"),
    ("POST", "/api/tables/{t}/actions", {**ACT, "seen": 2.5}, 400, "malformed"),
    ("POST", "/api/tables/{t}/actions", {**ACT, "seen": 2**40}, 400, "malformed"),
    ("POST", "/api/tables/{t}/actions", {**ACT, "seen": 99}, 400, "seen-ahead"),
    ("POST", "/api/tables/{t}/actions", {**ACT, "key": ""}, 400, "malformed"),
    ("POST", "/api/tables/{t}/actions", {**ACT, "key": "k" * 81}, 400, "malformed"),
    ("POST", "/api/tables/{t}/actions", {**ACT, "action": 3}, 400, "malformed"),
    ("POST", "/api/tables/{t}/actions", {**ACT, "action": "x" * 201}, 400, "malformed"),
    ("POST", "/api/tables/{t}/actions", {**ACT, "seen": 2, "action": ""}, 400, "malformed-action"),
    ("POST", "/api/tables/{t}/actions", {**ACT, "seen": 2, "action": "fly home"}, 400, "malformed-action"),
    ("POST", "/api/tables/{t}/actions", {**ACT, "seen": 2, "action": "play c99"}, 400, "malformed-action"),
    ("POST", "/api/tables/{t}/actions", {**ACT, "seen": 2, "action": {}}, 400, "malformed-action"),
    ("POST", "/api/tables/{t}/actions", {**ACT, "seen": 2, "action": {"action": "play"}}, 400, "malformed-action"),
    ("POST", "/api/tables/{t}/actions", {**ACT, "seen": 2, "action": {"play": "c1"}}, 400, "malformed-action"),
    ("POST", "/api/tables/{t}/preview", {"action": "play c0"}, 400, "malformed-action"),
    ("POST", "/api/tables/{t}/undo", {"seen": 2, "key": "u"}, 409, "nothing-to-undo"),
    ("POST", "/api/tables/{t}/redo", {"seen": 2, "key": "r"}, 409, "nothing-to-redo"),
    ("POST", "/api/tables/{t}/undo", {"seen": 2}, 400, "malformed"),
    ("GET", "/api/tables/{t}/check", None, 409, "not-over"),
    ("GET", "/api/tables/x/check", None, 404, "no-such-table"),
    ("POST", "/api/tables/{t}/what-if", {}, 400, "malformed"),
    ("POST", "/api/tables/{t}/what-if", {"moment": 0, "draw": 1}, 404, "no-such-moment"),
    ("POST", "/api/tables/{t}/what-if", {"moment": 1, "draw": -1}, 400, "malformed"),
    ("POST", "/api/tables/{t}/what-if", {"moment": 1, "draw": 2**60}, 400, "malformed"),
    ("POST", "/api/tables/{t}/what-if", {"moment": 1, "draw": 1, "seat": 1}, 403, "not-your-seat"),
    ("POST", "/api/tables/{t}/what-if", {"moment": 1, "draw": 1, "line": [{"seat": 0, "action": "fly"}]}, 400,
     "malformed-action"),
    ("POST", "/api/tables/{t}/what-if", {"moment": 1, "draw": 1, "line": [{"seat": 99, "action": "play c1"}]}, 400,
     "malformed"),
    ("POST", "/api/tables/{t}/what-if/choices", {"moment": 1, "draw": 1, "action": "fly"}, 400, "malformed-action"),
    ("POST", "/api/tables/{t}/what-if/preview", {"moment": 1, "draw": 1, "action": "fly"}, 400, "malformed-action"),
    ("GET", "/assets/none.js", None, 404, None),
    ("POST", "/api/tables/{t}/chat", {"text": "Hello", "key": "a\x00b"}, 400, "malformed"),  # which no database keeps
    ("POST", "/api/tables/{t}/undo", {"seen": 2, "key": "\x00"}, 400, "malformed"),
    ("POST", "/api/tables", {"game": "duel", "board": "small\x00", "seats": [PERSON]}, 400, "malformed"),
]  # fmt: skip


class Target:
    """A server with a table that waits for its person; one for all tests here."""

    def __init__(self, place: Serving, anna: Guest, table: str) -> None:
        self.place, self.client, self.table, self.bearer = place, anna.client, table, f"Bearer {anna.token}"

    async def send(self, method: str, path: str, body: Any = None, **headers: bytes) -> httpx.Response:
        content = body if isinstance(body, str | bytes | None) else json.dumps(body)
        headers = {"content-type": b"application/json", **headers}
        return await self.client.request(method, path.replace("{t}", self.table), content=content, headers=headers)


@pytest.fixture
async def target(tmp_path: Path) -> Any:
    async with serving(tmp_path / "a.db") as place, guest(place) as anna:
        table = await anna.my_turn((await anna.set_up())["id"])
        yield Target(place, anna, table["id"])


def check(answer: httpx.Response, status: int, code: str | None) -> None:
    assert answer.status_code == status, answer.text
    assert answer.headers["x-content-type-options"] == "nosniff" and answer.headers["content-security-policy"]
    if code:
        error = answer.json()
        assert error["error"]["code"] == code and error["error"]["message"], error
        validate(error, {"$ref": "#/components/schemas/Error"})


async def test_bad_requests(target: Target) -> None:
    before = (await target.send("GET", "/api/tables/{t}")).json()
    for method, path, body, status, code in BAD:
        check(await target.send(method, path, body), status, code)
    assert (await target.send("GET", "/api/tables/{t}")).json() == before
    check(await target.send("POST", "/api/tables/{t}/chat", {"text": "A\x00B", "key": "c"}), 200, None)


async def test_bad_tokens(target: Target) -> None:
    asked = (("GET", "/api/tables", None), ("POST", "/api/tables", AGAINST_RANDOM), ("GET", "/api/tables/{t}", None),
             ("POST", "/api/tables/{t}/actions", ACT))  # fmt: skip
    for header in ("", "Bearer", "Bearer x", "Basic YTpi", "bearer é", "Bearer " + "x" * 5000):
        for method, path, body in asked:
            answer = await target.send(method, path, body, authorization=header.encode())
            check(answer, 401, "bad-token" if header.startswith("Bearer ") else "no-token")
            assert answer.headers["www-authenticate"] == "Bearer"


OPEN = {
    "stop_at_once", "look_at_invite", "join_group", "show_feed", "stop",
    "add_guest", "use_code", "show_house", "list_games", "show_facts", "show_words", "show_board", "show_lesson",
    "show_day", "list_open_tables", "list_finished_tables", "show_invite", "show_openapi", "show_page", "show_health",
    "show_ready", "use_key", "confirm_mail", "mail_link", "passkey_request", "use_passkey",
}  # fmt: skip


async def test_all_other_routes_ask_for_a_token(target: Target) -> None:
    handlers = [(one, route) for route in target.place.app.routes for one in getattr(route, "route_handlers", ())]
    assert {one.handler_name for one, _ in handlers if getattr(one, "security", None) == []} == OPEN
    async with target.place.client() as stranger:
        for one, route in handlers:
            path = re.sub(r"\{\w+(:\w+)?\}", "1", route.path)
            for method in set(one.http_methods) - {"OPTIONS"} if one.handler_name not in OPEN else ():
                answer = await stranger.request(method, path, json=None if method in ("GET", "DELETE") else {})
                check(answer, 401, "no-token")


async def test_whatever_is_long_is_said_shortened(target: Target) -> None:
    for path in ("games/duel/boards/{}", "games/{}/facts", "games/duel/best?board={}", "tables/{t}/choices?action={}"):
        response = await target.send("GET", "/api/" + path.replace("{}", "x" * 5000))
        message = response.json()["error"]["message"]
        assert "xxx" in message and len(message) < 700, path


async def test_what_should_not_happen_is_told_without_secrets(target: Target, monkeypatch: Any, caplog: Any) -> None:
    def breaks(*_: Any) -> None:
        raise RuntimeError("it lies in the cellar")

    monkeypatch.setattr("lautta.server.http.routes.api.tables_of", breaks)
    answer = await target.send("GET", "/api/tables")
    check(answer, 500, "internal")
    assert "cellar" not in answer.text + caplog.text and "RuntimeError in breaks" in caplog.text
    assert re.search(r" < list_tables, lautta/server/http/routes/api\.py:\d+\n", caplog.text)
    error = answer.json()["error"]
    assert error["detail"]["word"] in caplog.text and error["message"].endswith(f"({error['detail']['word']})")
    monkeypatch.setenv("LAUTTA_LOG_TEXTS", "1")
    answer = await target.send("GET", "/api/tables")
    assert "cellar" not in answer.text and "it lies in the cellar" in caplog.text


BROKEN = [  # by the parser, and by the client, which goes
    b'transfer-encoding: chunked\r\n\r\n5\r\n{"nam\r\nno chunk\r\n',
    b'content-length: 99\r\n\r\n{"nam',
]


async def test_bodies_that_break_off_are_no_errors_of_ours(target: Target, caplog: Any) -> None:
    before = times("malformed")
    at = httpx.URL(target.place.address)
    sent = [(path, how) for path in ("guests", "guests/code", "tables/x/join") for how in BROKEN]
    for path, how in sent:
        reader, writer = await asyncio.open_connection(at.host, at.port)
        head = f"POST /api/{path} HTTP/1.1\r\nhost: localhost\r\nauthorization: {target.bearer}\r\n"
        writer.write(head.encode() + b"content-type: application/json\r\n" + how)
        writer.write_eof()
        await reader.read()
        writer.close()
    await until(lambda: times("malformed") - before == len(sent) or None)
    assert not [record for record in caplog.records if record.levelname == "ERROR"]


TWICE = (b'{"seat": 1, "seat": 2}', b'{"seat": 1, "se\\u0061t": 1}', b'{"key": "a", "x": [{"a:": 1, "a:": 2}]}')
ONCE = (
    b'{"key": "a:b"}',
    b'{"key": "a", "x": [{"a": 1}, {"a": 2}]}',
    b'{"key": "a:", "x": ' + b"9" * 5000 + b"}",
    b"[",
)


def test_a_key_that_stands_twice_is_seen_also_before_a_body_is_sent_on() -> None:
    for body in TWICE:
        with pytest.raises(Problem, match="malformed"):
            with_key(body, OwnSeatRequest)
    assert [with_key(body, OwnSeatRequest) for body in ONCE] == list(ONCE)


def times(code: str) -> float:
    return float(metrics.ERRORS.labels(code)._value.get())


async def test_the_log_tells_routes_and_no_secrets(target: Target, monkeypatch: Any, caplog: Any) -> None:
    def breaks(*_: Any) -> None:
        raise RuntimeError

    monkeypatch.setattr(target.place.server.tables, "actor", breaks)
    for method, what in (("GET", "choices"), ("POST", "actions")):
        caplog.clear()
        answer = await target.send(method, f"/api/tables/secret%20ERROR forged/{what}?action=hidden", ACT)
        check(answer, 500, "internal")
        [record] = [one for one in caplog.records if one.name.startswith("lautta")]
        line = record.getMessage()
        word = answer.json()["error"]["detail"]["word"]
        assert line.replace(":str", "").startswith(f"{method} /api/tables/{{table}}/{what} failed ({word}): ")
        assert not [secret for secret in ("secret", "forged", "hidden", "\n") if secret in line]


def test_every_error_has_words() -> None:
    for code, status in STATUS.items():
        assert Problem(code).passes == (status == 503), code
        for language in LANGUAGES:
            assert Words(language, strict=True).knows(f"server-error-{code}"), (code, language)
            assert sentence(code, {"update": object()}, language), (code, language)
