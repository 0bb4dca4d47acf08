"""Requests made from the OpenAPI document, good and bad, at tables in every state: no answer but described ones."""

import asyncio
import json
import os
import re
import threading
from collections.abc import Iterator
from contextlib import suppress
from secrets import token_bytes, token_hex
from typing import Any

import httpx
import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st
from hypothesis.errors import FlakyStrategyDefinition
from schemathesis.checks import CHECKS, load_all_checks
from schemathesis.generation import GenerationMode
from tests.server.authenticator import Authenticator
from tests.server.careful import ALL, DOCUMENT, validate
from tests.server.outside import Browser
from tests.server.serving import PATIENCE, notations, serving
from websockets.sync.client import connect

from lautta.server.messages.people import ServerAddresses
from lautta.server.notifications.mail import Mailer
from lautta.server.notifications.stopping import stop_token

load_all_checks()
WANTED = CHECKS.get_by_names([
    "not_a_server_error", "status_code_conformance", "content_type_conformance", "response_schema_conformance",
    "response_headers_conformance",
])  # fmt: skip
OPERATIONS = [found.ok() for found in schemathesis.openapi.from_dict(DOCUMENT).get_all_operations()]
PERSON, OPEN, COMPUTER = {"kind": "person"}, {"kind": "open"}, {"kind": "computer", "level": "random"}
MAP: dict[str, Any] = {"game": "roads", "format": 1, "title": "Two tiles", "players": 1, "tiles": [
    {"q": 0, "r": 0, "terrain": "woods"}, {"q": 1, "r": 0, "terrain": "pasture"}]}  # fmt: skip
EXAMPLES = int(os.environ.get("LAUTTA_EXAMPLES", "20"))  # requests of each kind; `make soak` makes more
FITTING = {
    "check": ("over", 0), "review": ("over", 0), "rematch": ("over", 0), "undo": ("acted", 0), "redo": ("undone", 0),
    "answer": ("asked", 1), "comparison": ("known", 0), "actions": ("against a computer", 0),
    "standing": ("playing", 0), "ahead": ("playing", 0), "macros": ("playing", 0), "choices": ("playing", 0),
    "moments": ("over", 0),
}  # fmt: skip


UNKNOWN = ("advice", "review")  # nobody knows how to play this game well
# After many wrong bodies of one string Schemathesis finds that it drew otherwise before.
CONTRADICTS = {"POST /api/stop": (FlakyStrategyDefinition,)}


SITE, MAILED, KEY = "https://games.example.org", list[str](), list[bytes]()


class Postbox(Mailer):
    """Keeps the tokens of mails, and sends none."""

    async def send(self, to: str, subject: str, text: str, stop: str | None = None) -> None:
        MAILED.extend(re.findall(r"#/mail/([\w-]+)", text))


class World:
    """A server with guests and tables in all states, made anew for each operation that changes them."""

    def __init__(self, address: str) -> None:
        self.client = httpx.Client(base_url=f"{address}/api", timeout=PATIENCE, verify=False)  # no TLS here at all
        self.session = requests.Session()
        self.tokens = [self.post("guests", {"name": name})["token"] for name in ("Anna", "Ben", "Eve")]
        self.tables: dict[str, str] = {}
        self.group = self.post("groups", {"name": "Thursday"}, 0)
        self.post("groups/join", {"invite": self.group["invite"]}, 1)
        self.member = self.client.get("me", headers=self.headers(1)).json()["guest"]
        self.channel = self.post("me/webhooks", {"kind": "webhook", "url": "https://hooks.example.org/1"}, 0)["id"]
        self.device = Authenticator(SITE, token_bytes(8))
        passkey = self.device.made(self.post("me/passkeys/options", None, 0))
        self.post("me/passkeys", {"credential": passkey}, 0)
        self.feed = self.post("me/feed", None, 0)["token"]
        mine = self.client.get("me", headers=self.headers(0)).json()["guest"]
        self.stop = stop_token(KEY[-1], mine, "turn")
        waiting = self.post("tables", self.request(PERSON, OPEN, listed=True), 0)
        self.tables["waiting"], self.invite = waiting["id"], waiting["invite"]
        for state in ("playing", "live", "over", "asked", "acted", "undone"):
            clock = {"clock": {"kind": "live", "minutes": 5, "increment_s": 3}} if state == "live" else {}
            made = self.post("tables", self.request(PERSON, OPEN, **clock), 0)
            self.tables[state] = made["id"]
            self.post(f"tables/{made['id']}/join", {"invite": made["invite"]}, 1)
        made = self.post("tables", {"game": "roads", "seats": [PERSON, OPEN], "lay": 7}, 0)
        self.tables["laying"] = made["id"]
        self.post(f"tables/{made['id']}/join", {"invite": made["invite"]}, 1)
        self.tables["against a computer"] = self.post("tables", self.request(PERSON, COMPUTER), 0)["id"]
        self.tables["known"] = "solver-roads-rings"  # nobody's
        self.tables["of others"] = self.post("tables", self.request(PERSON, COMPUTER), 2)["id"]
        self.play("over")
        for who in (0, 1):
            self.act(self.tables["asked"], who)
        self.step(self.tables["asked"], "undo", 0)
        for state in ("acted", "undone"):
            self.act(self.tables[state], 0)
        self.step(self.tables["undone"], "undo", 0)

    def request(self, *seats: Any, **more: Any) -> dict[str, Any]:
        return {"game": "duel", "seats": seats, **more}

    def headers(self, who: int | None) -> dict[str, str]:
        return {} if who is None else {"authorization": f"Bearer {self.tokens[who]}"}

    def post(self, path: str, body: Any, who: int | None = None) -> Any:
        answer = self.client.post(path, json=body, headers=self.headers(who))
        assert answer.status_code < 300, (path, body, answer.text)
        return answer.json()

    def look(self, table: str, who: int) -> Any:
        return self.client.get(f"tables/{table}", headers=self.headers(who)).json()

    def act(self, table: str, who: int) -> None:
        now = self.look(table, who)
        if now["legal"]:
            request = {"action": notations(now["legal"])[0], "seen": now["number"], "key": f"{who} {now['number']}"}
            self.post(f"tables/{table}/actions", request, who)

    def step(self, table: str, what: str, who: int) -> None:
        request = {"seen": self.look(table, who)["number"], "key": f"{what} {who}"}
        self.post(f"tables/{table}/{what}", request, who)

    def play(self, state: str) -> None:
        while self.look(self.tables[state], 0)["status"] == "playing":
            for who in (0, 1):
                self.act(self.tables[state], who)

    def fit(self, case: Any, data: st.DataObject) -> dict[str, str]:
        """Put things into a request that are there, now and then; answers its headers."""

        wholly = data.draw(st.sampled_from([True, True, False]))  # all of it?

        def now_and_then() -> bool:
            return wholly or data.draw(st.booleans())

        path, who = case.path_parameters or {}, data.draw(st.sampled_from([0, 1] if wholly else [0, 1, 2, None]))
        best, asker = FITTING.get(case.path.rpartition("/")[2], ("", None))
        if wholly and best:
            who = asker
        of_roads = "boards", "check", "new", "lay", "made", "day", "mine"
        of_maps = case.path.rpartition("/")[2] in of_roads and "game" in path
        game = "roads" if of_maps else "tigris" if "lesson" in path else "duel"
        known: dict[str, Any] = {
            "game": game, "board": "small", "invite": self.invite, "number": 2, "lesson": "first", "passkey": "a1",
            "group": self.group["id"], "guest": self.member, "channel": self.channel,
            "token": self.feed if "/feeds/" in case.path else self.stop,
        }  # fmt: skip
        for name in path:
            if name == "table":
                others = [*self.tables.values(), *([] if wholly else ["nothing"])]
                path[name] = self.tables[best] if wholly and best else data.draw(st.sampled_from(others))
            elif name in known and (name == "token" or now_and_then()):
                path[name] = known[name]
        if isinstance(case.body, dict):
            invite = self.group["invite"] if "/groups/" in case.path else self.invite
            asker = None if case.path == "/api/guests/passkey" else who
            self.fit_body(case.body, path.get("table"), asker, invite, now_and_then)
            if case.path == "/api/stop" and now_and_then():
                case.body["token"] = self.stop
            if "lesson" in path and now_and_then():
                one = "position" if case.path.endswith(("choices", "macros")) else "position priest I6"
                case.body |= {"scene": 0, "line": []} | ({"action": one} if "action" in case.body else {})
        if isinstance(case.query, dict) and now_and_then():
            good = {"seen": 1, "board": "small", "action": "play"} | ({"after": 1} if "moments" in case.path else {})
            case.query = {name: good[name] for name in case.query if name in good}
        if who is None and now_and_then():
            return {"authorization": "Bearer of bad news"}
        return self.headers(who)

    def fit_body(
        self, body: dict[str, Any], table: str | None, who: int | None, invite: str, now_and_then: Any
    ) -> None:
        now = self.look(table, who or 0) if table else {}
        usual = "lay 0,0 woods" if now.get("laying") else "play c1"
        legal = notations(now.get("legal") or {}) or [usual]
        good: dict[str, Any] = {
            "seen": now.get("number", 1), "action": legal[0], "moment": now.get("number", 1), "line": [],
            "game": "duel", "seats": [PERSON, OPEN], "invite": invite, "options": {}, "board": None,
            "draw": 7, "name": "Somebody", "args": {}, "clock": None, "act": "lock",
            "ask": (now.get("ask") or {}).get("number", 1), "data": MAP, "players": 2,
            "laid": [], "size": 14, "tile": None, "suggest": 7, "lay": None, "address": "anna@example.org",
            "group": None, "guest": self.member, "wishes": "No rush", "url": "https://hooks.example.org/2",
            "turns": [], "endpoint": "https://push.example.org/1", "answer": None, "quiet": None,
            "zone": "Europe/Helsinki",
        }  # fmt: skip
        for name in ("seat", "board", "options", "clock", "level", "args"):
            if now_and_then():
                body.pop(name, None)
        for name in body:
            if name in good and now_and_then():
                body[name] = good[name]
        if "p256dh" in body and now_and_then():
            body |= Browser().subscription("https://push.example.org/1")
        if "code" in body and now_and_then():
            body["code"] = self.post("me/code", None, 0)["code"]
        if "phrase" in body and now_and_then():
            body |= self.post("me/phrase", None, 0)
            body.pop("token", None)
        elif "token" in body and now_and_then():
            self.post("me/mail", {"address": f"{token_hex(8)}@example.org"}, 0)
            body["token"] = MAILED[-1]
        if "credential" in body and now_and_then():
            if who is None:
                body["credential"] = self.device.answer(self.post("guests/passkey/options", None))
            else:
                made = Authenticator(SITE, token_bytes(8)).made(self.post("me/passkeys/options", None, who))
                body["credential"] = made


@pytest.fixture(scope="module")
def address(tmp_path_factory: Any) -> Iterator[str]:
    data, ready, stop, found = tmp_path_factory.mktemp("described"), threading.Event(), threading.Event(), list[str]()

    async def serve() -> None:
        async with serving(data / "a.db", ALL, addresses=ServerAddresses(f"{SITE}/")) as place:
            KEY.append(place.server.key)
            place.server.mailer = Postbox("smtp://localhost?from=games@example.org")
            found.append(place.address)
            ready.set()
            await asyncio.to_thread(stop.wait)

    thread = threading.Thread(target=asyncio.run, args=(serve(),))
    thread.start()
    assert ready.wait(PATIENCE)
    yield found[0]
    stop.set()
    thread.join()


@pytest.fixture(scope="module")
def seen(address: str) -> World:
    """A world that is only looked at."""
    return World(address)


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("operation", OPERATIONS, ids=lambda operation: operation.label)
def test_every_answer_is_described(operation: Any, address: str, seen: World) -> None:
    world, codes, tried = seen if operation.method == "get" else World(address), list[int](), 0

    @given(data=st.data(), mode=st.sampled_from([*[GenerationMode.POSITIVE] * 3, GenerationMode.NEGATIVE]))
    @settings(max_examples=EXAMPLES, deadline=None, database=None, derandomize=True,
              suppress_health_check=list(HealthCheck))  # fmt: skip
    def ask(data: st.DataObject, mode: GenerationMode) -> None:
        nonlocal tried
        tried += 1
        with suppress(schemathesis.errors.InvalidSchema):
            case = data.draw(operation.as_strategy(generation_mode=mode))
            headers = world.fit(case, data)
            answer = case.call(base_url=address, headers=headers, session=world.session)
            codes.append(answer.status_code)
            case.validate_response(answer, checks=WANTED)

    with suppress(*CONTRADICTS.get(operation.label, ())):
        ask()
    knows = operation.path.rpartition("/")[2] not in UNKNOWN
    assert any(code < 300 for code in codes) == knows, f"nothing but {sorted(set(codes))}"
    assert len(codes) >= tried / 2  # there are not so many different ones where nothing is to be filled in


SEATS = st.sampled_from([None, None, None, 0, 1, -1, 3]) | st.integers()
MESSAGES = st.one_of(
    st.builds(lambda token: {"type": "hello", "token": token}, st.text(max_size=100)),
    st.builds(lambda table, seen, seat: {"type": "follow", "table": table, "seen": seen, "seat": seat},
              st.sampled_from(["waiting", "playing", "over", "asked", "of others", "nothing"]) | st.text(max_size=9),
              st.sampled_from([0, 0, 1, -1, 99]) | st.integers(), SEATS),
    st.builds(lambda table: {"type": "follow", "table": table}, st.sampled_from(["waiting", "playing", "over"])),
    st.builds(lambda table: {"type": "leave", "table": table}, st.sampled_from(["playing", "x"])),
    st.dictionaries(st.sampled_from(["type", "table", "token", "seen", "seat", "more"]),
                    st.sampled_from(["hello", "follow", "leave", "update"]) | st.integers() | st.none(), max_size=5),
)  # fmt: skip


def test_every_message_is_described(address: str) -> None:
    world, kinds = World(address), set[str]()

    @example(messages=[{"type": "follow", "table": "playing", "seen": 99, "seat": 0}], asker=0)
    @given(messages=st.lists(MESSAGES, max_size=25), asker=st.sampled_from([None, 0, 1, 2]))
    @settings(max_examples=4 * EXAMPLES, deadline=None, database=None, derandomize=True)
    def talk(messages: list[Any], asker: int | None) -> None:
        with connect(address.replace("http", "ws") + "/api/live") as socket:
            if asker is not None:
                socket.send(json.dumps({"type": "hello", "token": world.tokens[asker]}))
            for message in messages:
                if "table" in message:
                    message["table"] = world.tables.get(message["table"], message["table"])
                socket.send(json.dumps(message))
            socket.send("the end")
            while True:
                heard = json.loads(socket.recv(PATIENCE))
                validate(heard, {"$ref": "#/components/schemas/ToPage"})
                code = heard["error"]["code"] if heard["type"] == "error" else ""
                kinds.add(code or heard["type"])
                if code == "malformed" and "JSON" in heard["error"]["detail"]["text"]:
                    break

    talk()
    assert "internal" not in kinds and kinds > {"update", "bad-token", "no-token", "no-such-table", "seen-ahead"}


def test_operations_are_all_that_there_are() -> None:
    assert len(OPERATIONS) == sum(len(one) for one in DOCUMENT["paths"].values()) > 25
