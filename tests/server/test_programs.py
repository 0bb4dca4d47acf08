"""Guests that are programs: where they may sit, how everybody is shown that they are, and the examples of such."""

import asyncio
import json
import shutil
import sys
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from threading import Thread
from typing import Any

import pytest
from tests.server.careful import ALL, Careful
from tests.server.serving import Serving, guest, notations, serving, until

EXAMPLES = Path(__file__).parents[2] / "examples"
ME, OPEN = {"kind": "person"}, {"kind": "open"}
DUEL = {"game": "duel", "seats": [ME, OPEN]}


@pytest.fixture
async def place(tmp_path: Path) -> AsyncIterator[Serving]:
    async with serving(tmp_path / "a.db", ALL) as running:
        yield running


@asynccontextmanager
async def program(place: Serving, name: str = "Robby") -> AsyncIterator[Careful]:
    async with place.client() as stranger:
        made = (await stranger.post("/api/guests", json={"name": name, "program": True})).json()
    async with guest(place, kind=Careful, token=made["token"]) as one:
        assert made["program"]
        yield one


@pytest.fixture
async def people(place: Serving) -> AsyncIterator[tuple[Careful, Careful]]:
    async with AsyncExitStack() as stack:
        yield (
            await stack.enter_async_context(guest(place, "Anna", Careful)),
            await stack.enter_async_context(program(place)),
        )


async def test_a_program_sits_only_where_programs_are_welcome(people: tuple[Careful, Careful]) -> None:
    anna, robby = people
    table = await anna.set_up({**DUEL, "listed": True})
    refused = await robby.do(table["id"], "join", 403)
    assert refused["error"]["code"] == "programs-not-welcome" and not table["programs"]
    assert (await robby.do(table["id"], "join", 403, invite=table["invite"])) == refused
    assert not next(one for one in await anna.get("/api/tables/open") if one["table"] == table["id"])["programs"]
    table = await anna.set_up({**DUEL, "listed": True, "programs": True})
    joined = await robby.do(table["id"], "join")
    assert joined["programs"] and [one.get("program", False) for one in joined["seats"]] == [False, True]


async def test_a_program_is_one_for_good_and_wherever_it_is_named(people: tuple[Careful, Careful]) -> None:
    anna, robby = people
    table = await robby.set_up({**DUEL, "listed": True})
    assert table["programs"], "who opens a table is welcome there"
    invited = await anna.get(f"/api/invites/{table['invite']}")
    assert invited["programs"] and invited["seats"][0]["program"]
    await anna.do(table["id"], "join")
    (line,) = await anna.get("/api/tables")
    assert [one.get("program", False) for one in line["seats"]] == [True, False]
    await robby.client.patch("/api/me", json={"name": "Roberta"})
    assert (await robby.get("/api/me"))["program"] and not (await anna.get("/api/me"))["program"]
    code = (await robby.post("/api/me/code", {}, 201))["code"]
    async with robby.place.client() as stranger:
        assert (await stranger.post("/api/guests/code", json={"code": code})).json()["program"]
    assert (await robby.get("/api/me/data"))["program"]


async def test_the_mark_stays_through_leaving_coming_back_and_a_rematch(
    people: tuple[Careful, Careful], place: Serving
) -> None:
    anna, robby = people
    table = await anna.set_up({**DUEL, "programs": True})
    await robby.do(table["id"], "join", invite=table["invite"])
    log = (await anna.table(table["id"]))["log"]
    assert log[1]["said"] == [{"key": "server-log-join-program", "args": {"name": "Robby"}}]
    await robby.do(table["id"], "concede")
    assert (await anna.table(table["id"]))["seats"][1]["program"]
    again = await anna.do(table["id"], "rematch", key="again")
    assert again["programs"] and again["seats"][0]["program"]
    assert (await robby.do(again["id"], "join"))["status"] == "playing"


async def test_results_of_programs_are_not_among_those_of_people(people: tuple[Careful, Careful]) -> None:
    for one in people:
        table = await one.set_up({**DUEL, "seats": [ME, {"kind": "computer", "level": "random"}], "listed": True})
        now = await one.my_turn(table["id"])
        while not now["result"]:
            update = await one.act(table["id"], notations(now["legal"])[0], now["number"])
            now = await one.my_turn(table["id"], update["number"])
    for one in people:
        found = await one.get("/api/games/duel/best?board=small&players=2")
        assert [each["name"] for each in found["results"]] == ["Anna"] and bool(found["mine"]) == (one is people[0])


# the examples


def test_the_bot_is_short() -> None:
    assert len((EXAMPLES / "bot" / "bot.py").read_text().splitlines()) <= 60


async def test_the_bot_plays_a_game_to_its_end(place: Serving, tmp_path: Path) -> None:
    """Against computers: also one that stands in for the person who set up the table. Its connection breaks once."""
    async with guest(place, "Anna", Careful) as anna:
        computer = {"kind": "computer", "level": "random"}
        table = await anna.set_up({"game": "amsterdam", "seats": [ME, OPEN, computer], "programs": True})
        here = table["id"]
        command = (sys.executable, str(EXAMPLES / "bot" / "bot.py"), place.address, table["invite"])
        bot = await asyncio.create_subprocess_exec(*command, cwd=tmp_path, stdout=asyncio.subprocess.PIPE)
        await until(lambda: _status(anna, here, "playing"))
        await anna.do(here, "concede")
        await until(lambda: _past(anna, here, 20))
        actor = place.server.tables.loaded(here)
        assert actor
        actor.abandon()
        said, _ = await bot.communicate()
        over = await anna.table(here)
        assert bot.returncode == 0 and b"'finished'" in said and over["result"]["how"] == "finished"
        assert over["seats"][1]["program"] and len((tmp_path / "bot.token").read_text()) > 20


async def _status(one: Careful, table: str, wanted: str) -> bool:
    return bool((await one.table(table))["status"] == wanted)


async def _past(one: Careful, table: str, number: int) -> bool:
    return bool((await one.table(table))["number"] > number)


class Busy(BaseHTTPRequestHandler):
    """Has no time at first, then answers."""

    asked: list[bytes]

    def do_POST(self) -> None:
        self.asked.append(self.rfile.read(int(self.headers["content-length"])))
        self.send_response(200 if len(self.asked) > 2 else 503)
        self.send_header("retry-after", "0")
        self.end_headers()
        self.wfile.write(b'{"ok": true}')

    def log_message(self, *args: Any) -> None:
        pass


def test_the_bot_asks_a_busy_server_again_with_the_same_key() -> None:
    spec = spec_from_file_location("bot", EXAMPLES / "bot" / "bot.py")
    assert spec and spec.loader
    spec.loader.exec_module(bot := module_from_spec(spec))
    Busy.asked = []
    with ThreadingHTTPServer(("127.0.0.1", 0), Busy) as busy:
        Thread(target=busy.serve_forever, daemon=True).start()
        assert bot.ask(f"http://127.0.0.1:{busy.server_port}", "/x", {"key": "1"}) == {"ok": True}
        busy.shutdown()
    assert Busy.asked == [b'{"key": "1"}'] * 3


class Client:
    """A client of the MCP server: writes a line, reads a line."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self.process, self.number = process, 0

    async def send(self, message: Any) -> None:
        assert self.process.stdin
        line = message if isinstance(message, bytes) else json.dumps(message).encode()
        self.process.stdin.write(line + b"\n")
        await self.process.stdin.drain()

    async def ask(self, method: str, **params: Any) -> Any:
        self.number += 1
        await self.send({"jsonrpc": "2.0", "id": self.number, "method": method, "params": params})
        answer = await self.read()
        assert answer["id"] == self.number
        return answer.get("result") or answer["error"]

    async def read(self) -> Any:
        assert self.process.stdout
        return json.loads(await self.process.stdout.readline())

    async def call(self, tool: str, **given: Any) -> Any:
        answer = await self.ask("tools/call", name=tool, arguments=given)
        (content,) = answer["content"]
        told = json.loads(content["text"])
        return told["error"] if answer["isError"] else told


@pytest.fixture
async def assistant(place: Serving, tmp_path: Path) -> AsyncIterator[Client]:
    shutil.copy(EXAMPLES / "mcp" / "server.py", tmp_path)
    command, pipe = (sys.executable, str(tmp_path / "server.py"), place.address), asyncio.subprocess.PIPE
    process = await asyncio.create_subprocess_exec(*command, stdin=pipe, stdout=pipe)
    yield Client(process)
    assert process.stdin
    process.stdin.close()
    assert await process.wait() == 0
    assert all(path.stat().st_mode & 0o777 == 0o600 for path in tmp_path.glob("*.token"))


async def test_an_assistant_agrees_on_a_version_and_lists_tools(assistant: Client) -> None:
    for wanted, agreed in (("2024-11-05", "2024-11-05"), ("1999-01-01", "2025-06-18")):
        begun = await assistant.ask("initialize", protocolVersion=wanted, capabilities={}, clientInfo={})
        assert begun["protocolVersion"] == agreed and begun["capabilities"] == {"tools": {}}
    await assistant.send({"jsonrpc": "2.0", "method": "notifications/initialized"})  # to which nothing is answered
    tools = (await assistant.ask("tools/list"))["tools"]
    assert [one["name"] for one in tools] == ["tables", "join", "look", "legal", "why_not", "act", "wait"]
    assert all(one["description"] and one["inputSchema"]["type"] == "object" for one in tools)
    await assistant.send({"jsonrpc": "2.0", "id": 0, "method": "ping"})
    assert await assistant.read() == {"jsonrpc": "2.0", "id": 0, "result": {}}
    for wrong, code in ((b"{", -32700), (b"[]", -32600), (b'{"id": 1}', -32600)):
        await assistant.send(wrong)
        assert (await assistant.read())["error"]["code"] == code
    assert (await assistant.ask("resources/list"))["code"] == -32601
    for name, given in (("fly", {}), ("look", {}), ("look", {"table": 1}), ("look", {"table": "x", "more": "y"})):
        assert (await assistant.ask("tools/call", name=name, arguments=given))["code"] == -32602


@pytest.mark.verify
async def test_an_assistant_plays(assistant: Client, place: Serving) -> None:
    async with guest(place, "Anna", Careful) as anna:
        table = await anna.set_up({"game": "tigris", "seats": [ME, OPEN], "programs": True, "listed": True})
        here = table["id"]
        assert [one["table"] for one in (await assistant.call("tables"))["open"]] == [here]
        joined = await assistant.call("join", invite=table["invite"])
        assert joined["table"] == here and joined["seats"] == ["Anna (person)", "Assistant (program)"]
        told = joined
        while told["may_act"]:  # who begins is drawn
            told = await assistant.call("act", table=here, action="pass", seen=told["number"])
        assert await assistant.call("legal", table=here) == []
        wait = asyncio.create_task(assistant.call("wait", table=here, seen=told["number"]))
        now = await anna.table(here)
        await anna.act(here, ["pass", "pass"], now["number"])
        told = await wait
        while not told["may_act"]:
            told = await assistant.call("wait", table=here, seen=told["number"])
        legal = await assistant.call("legal", table=here)
        refused = await assistant.call("why_not", table=here, action="withdraw trader")
        assert refused["reason"] and refused["why"].endswith(".") and "withdraw trader" not in legal
        error = await assistant.call("act", table=here, action="withdraw trader", seen=told["number"])
        assert (error["code"], error["detail"]["reason"]) == ("refused", refused["reason"])
        done = await assistant.call("act", table=here, action=legal[0], seen=told["number"])
        assert done["number"] > told["number"] and (await anna.table(here))["log"][-1]["seat"] == 1
        assert (await assistant.call("look", table="../me"))["code"] == "no-such-path"
