"""What play costs while somebody else asks for as much as the limits let them.

    python -m bench.bystander                           # every address and the WebSocket, about two minutes
    python -m bench.bystander choices openapi.json      # those whose name holds a word
    python -m bench.bystander --json                    # only what boards and floods do, as one JSON object

One client, in a process of its own, asks for one address over and over, as fast as the limits let it, while two friends
play 50 actions a second. Printed are the time from an action to the last of them being told, and at the end what 40
sockets that never read anything cost the server in memory. Wanted: p99 below 20 ms, memory below 40 MB.

Then 30 guests of one address make boards for six players, while a guest elsewhere asks for advice once a second, on a
server whose workers have all processors. Printed is how long advice takes without them and beside them; who is refused
asks again when the server says. Wanted: p95 below 3 s.

And 20 sockets of one address send pings at line speed for 10 s, and come again when they are thrown out, while the two
friends play. Wanted: p99 below 150 ms.
"""

import argparse
import asyncio
import json
import os
import socket
import statistics
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter, sleep
from typing import Any

import msgspec
import uvloop

from bench.bots import SHAKE, Circle, Http, connect_http, connect_live
from bench.measuring import ROOT, TURNS, compared
from bench.server import Server, other_core, server

PLAYED = 50  # actions a second
SECONDS = 4.0
CONNECTIONS = 4  # of the one who asks
ELSEWHERE = "\r\nx-forwarded-for: 203.0.113.7"  # a header that goes with the token of the one who asks
SILENT = 40  # sockets
ALONE = {"game": "amsterdam", "seats": [{"kind": "person"}, {"kind": "computer", "level": "random"}]}
TABLE = {"game": "roads", "seats": [{"kind": "person"}]}
TRIED = {"moment": 1, "draw": 1}
LIVE, BOARDS, ADVICE, FLOOD = "WebSocket", "boards for six", "advice", "pings at line speed"
GREEDY = 30  # guests who make boards
ADVISED = 40  # times that advice is asked for, with and without them
FLOODING, FLOODED = 20, 10.0  # sockets; seconds
PINGS = (b"\x89\x80" + bytes(4)) * 10_000
AT_ANOTHER = "\r\nx-forwarded-for: 198.51.100.9"
ATTACKS: dict[str, Any] = {  # {t}: a table; with a body it is a POST
    "nothing": None,
    "house": None, "me": None, "games": None, "games/roads/facts": None, "games/roads/boards/{b}": None,
    "games/roads/best?board={b}": None, "games/roads/made": None, "openapi.json": None,
    "tables": None, "tables/open": None, "tables/finished": None, "tables/{t}": None, "tables/{t}/moments/1": None,
    "tables/{t}/updates?seen=0": None, "tables/{t}/file": None, "tables/{t}/check": None, "tables/{t}/choices": None,
    "tables/{t}/choices?action=done": None, "tables/{t}/macros?action=go": None, "invites/nothing": None,
    "tables/{t}/what-if": TRIED, "tables/{t}/what-if/choices": TRIED, "tables/{t}/preview": {"action": "done"},
    "tables/{t}/actions": {"action": "done", "seen": 0, "key": "k"}, "tables/{t}/chat": {"text": "x", "key": "k"},
    "games/roads/boards/new": {"seed": 1, "players": 2}, "games/roads/boards/check": {"data": {}}, "guests": {},
    LIVE: None,
}  # fmt: skip


async def guest_of(http: Http) -> str:
    """A new guest's token."""
    _, answer = await http.ask("/api/guests", "nobody", b"{}")
    return str(json.loads(answer)["token"])


async def table_of(http: Http, token: str) -> dict[str, Any]:
    """A new table of Roads & Boats, which is large."""
    _, answer = await http.ask("/api/tables", token, msgspec.json.encode(TABLE))
    found: dict[str, Any] = json.loads(answer)
    return found


async def attack(port: int, name: str) -> None:
    """Ask for one address for ever."""
    http = await connect_http(port)
    if name == BOARDS:
        tokens = [await guest_of(http) + ELSEWHERE for _ in range(GREEDY)]
        print("ready", flush=True)
        await asyncio.gather(*(_make(port, number, token) for number, token in enumerate(tokens)))
    if name == FLOOD:
        os.nice(19)  # it shares a core with those who play
        print("ready", flush=True)
        await asyncio.gather(*(_flood(port) for _ in range(FLOODING)))
    known = await guest_of(http)
    table, token = await table_of(http, known), known + ELSEWHERE
    print("ready", flush=True)
    if name == "nothing":
        await asyncio.Event().wait()
    if name == LIVE:
        await asyncio.gather(*(_talk(port, known, table["id"]) for _ in range(CONNECTIONS)))
    path = "/api/" + name.replace("{t}", table["id"]).replace("{b}", table["board"])
    body = None if ATTACKS[name] is None else msgspec.json.encode(ATTACKS[name])
    await asyncio.gather(*(_ask(port, path, token, body) for _ in range(CONNECTIONS)))


async def _ask(port: int, path: str, token: str, body: bytes | None) -> None:
    http = await connect_http(port)
    while True:
        status, _ = await http.ask(path, token, body)
        if status == 429:
            await asyncio.sleep(0.02)


async def _make(port: int, number: int, token: str) -> None:
    """Make boards for six, each another one."""
    http = await connect_http(port)
    for seed in count(number, GREEDY):
        body = msgspec.json.encode({"seed": seed, "players": 6})
        status, _ = await http.ask("/api/games/roads/boards/new", token, body)
        if status in (429, 503):
            await asyncio.sleep(0.2)


async def _flood(port: int) -> None:
    """Send pings over a WebSocket as fast as they go, and come again when it is gone."""
    while True:
        with suppress(OSError, asyncio.IncompleteReadError):
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(SHAKE.replace(b"\r\n", f"{ELSEWHERE}\r\n".encode(), 1))
            head = await reader.readuntil(b"\r\n\r\n")
            while b" 101 " in head:
                writer.write(PINGS)
                await writer.drain()
            writer.close()
        await asyncio.sleep(0.01)


async def advised(port: int, times: int) -> list[float]:
    """The seconds until somebody has advice, so many times, once a second at most."""
    http, spent = await connect_http(port), list[float]()
    known = await guest_of(http)
    _, answer = await http.ask("/api/tables", known, msgspec.json.encode(ALONE))
    table = json.loads(answer)
    while 0 not in table["to_move"]:
        table = json.loads((await http.ask(f"/api/tables/{table['id']}", known))[1])
    path, draws = f"/api/tables/{table['id']}/what-if/advice", count()
    while len(spent) <= times:
        began = perf_counter()
        body = msgspec.json.encode({"moment": table["number"], "draw": next(draws)})
        while (found := await http.ask(path, known + AT_ANOTHER, body))[0] != 200:
            await asyncio.sleep(json.loads(found[1])["error"]["detail"]["retry_after"])
        spent.append(perf_counter() - began)
        await asyncio.sleep(max(0.0, 1 - spent[-1]))
    return spent[1:]  # the first one has had a worker started


def beside_boards(times: int = ADVISED) -> dict[str, float]:
    """Seconds until somebody has advice, alone and beside the guests who make boards."""
    found: dict[str, float] = {}
    with TemporaryDirectory() as folder, server(Path(folder) / "lautta.db", None, "--limited") as one:
        for name, prefix in (("nothing", "alone_"), (BOARDS, "")):
            with attacked(one.port, name):
                cuts = statistics.quantiles(asyncio.run(advised(one.port, times)), n=100, method="inclusive")
                found |= {f"{prefix}advice_p50_s": round(cuts[49], 3), f"{prefix}advice_p95_s": round(cuts[94], 3)}
    return found


def beside_flood(core: int, seconds: float = FLOODED) -> dict[str, float]:
    """Milliseconds until the last was told of an action, alone and beside sockets at line speed."""
    found = dict[str, float]()
    with TemporaryDirectory() as folder, server(Path(folder) / "lautta.db", core, "--limited") as one:
        for name, prefix in (("nothing", "unflooded_"), (FLOOD, "flooded_")):
            with attacked(one.port, name):
                found |= {f"{prefix}{key}": spent for key, spent in uvloop.run(play(one.port, seconds)).items()}
    return found


async def _talk(port: int, token: str, table: str) -> None:
    """Follow a table again and again, and come again when the socket is closed."""
    while True:
        with suppress(ConnectionError):
            live = await connect_live(port, lambda _: None)
            live.say(type="hello", token=token)
            while not live.closed:
                live.say(type="follow", table=table, seen=0)
                await asyncio.sleep(0.02)
        await asyncio.sleep(0.05)


@contextmanager
def attacked(port: int, name: str) -> Iterator[None]:
    """Somebody asks for an address meanwhile."""
    command = [sys.executable, "-m", "bench.bystander", "--attack", str(port), name]
    process = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)
    try:
        assert process.stdout
        process.stdout.readline()
        yield
    finally:
        process.kill()
        process.wait()


async def play(port: int, seconds: float) -> dict[str, float]:
    """Play meanwhile; milliseconds until the last one was told."""
    spent: list[float] = []
    circle = Circle(1, 2, spent)
    await circle.connect(port)
    due = perf_counter()
    end = due + seconds
    while due < end:
        await asyncio.sleep(max(0.0, due - perf_counter()))
        await circle.act(due)
        due += 1 / PLAYED
    cuts = statistics.quantiles(spent, n=100)
    return {"p50_ms": round(cuts[49] * 1000, 2), "p99_ms": round(cuts[98] * 1000, 2)}


def silence(one: Server, sockets: int = SILENT) -> float:
    """The MB that a server holds more, at most, for sockets that ask for much and read nothing."""
    tokens, table = asyncio.run(_prepared(one.port, sockets // 10))
    before = most = one.memory()
    held = [_silent(one.port) for _ in range(sockets)]
    for number, sock in enumerate(held):
        _say(sock, {"type": "hello", "token": tokens[number % len(tokens)]})
    for _ in range(60):
        for sock in held:
            with suppress(OSError):
                _say(sock, {"type": "follow", "table": table, "seen": 0})
        sleep(0.05)
        most = max(most, one.memory())
    for sock in held:
        sock.close()
    return most - before


async def _prepared(port: int, guests: int) -> tuple[list[str], str]:
    http = await connect_http(port)
    tokens = [await guest_of(http) for _ in range(guests)]
    return tokens, str((await table_of(http, tokens[0]))["id"])


def _silent(port: int) -> socket.socket:
    """A WebSocket that takes next to nothing."""
    one = socket.socket()
    one.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    one.connect(("127.0.0.1", port))
    one.sendall(
        b"GET /api/live HTTP/1.1\r\nhost: localhost\r\nupgrade: websocket\r\nconnection: Upgrade\r\n"
        b"sec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
    )
    while b"\r\n\r\n" not in one.recv(4096):
        pass
    one.setblocking(False)
    return one


def _say(one: socket.socket, message: dict[str, Any]) -> None:
    data = json.dumps(message).encode()
    size = bytes([0x80 | len(data)]) if len(data) < 126 else b"\xfe" + len(data).to_bytes(2, "big")
    one.sendall(b"\x81" + size + b"\0\0\0\0" + data)  # a mask of zeros changes nothing


def main(argv: Sequence[str] | None = None) -> int:
    """Measure and print."""
    if compared("bench.bystander", "advice_p95_s", argv, only=ADVICE):
        return 0
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter, parents=[TURNS]
    )
    parser.add_argument("words", nargs="*", help="addresses whose name holds one of these (left out: all)")
    parser.add_argument("--seconds", type=float, default=SECONDS, help="seconds that each address is asked for")
    parser.add_argument("--attack", nargs=2, metavar=("PORT", "NAME"), help=argparse.SUPPRESS)
    wanted = parser.parse_args(argv)
    if wanted.attack:
        uvloop.run(attack(int(wanted.attack[0]), wanted.attack[1]))
    core = other_core(min(os.sched_getaffinity(0)))
    if wanted.json:
        print(json.dumps({**beside_boards(), **beside_flood(core)}))
        return 0
    names = [name for name in ATTACKS if not wanted.words or any(word in name for word in wanted.words)]
    with TemporaryDirectory() as folder, server(Path(folder) / "lautta.db", core, "--limited") as one:
        for name in names:
            with attacked(one.port, name):
                print(json.dumps({"asked_for": name, **uvloop.run(play(one.port, wanted.seconds))}), flush=True)
    if not wanted.words or any(word in ADVICE for word in wanted.words):
        print(json.dumps({"asked_for": BOARDS, **beside_boards()}), flush=True)
    if not wanted.words or any(word in FLOOD for word in wanted.words):
        print(json.dumps({"asked_for": FLOOD, **beside_flood(core)}), flush=True)
    with TemporaryDirectory() as folder, server(Path(folder) / "lautta.db", core, "--limited") as one:
        print(json.dumps({"silent_sockets": SILENT, "memory_mb": round(silence(one), 1)}), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
