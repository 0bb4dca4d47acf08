"""`lautta probe`: plays three moves at a server, as people do, and says whether that works."""

import json
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from functools import partial
from http.client import HTTPException
from secrets import token_hex
from time import perf_counter
from typing import Any, TypeVar
from urllib.error import HTTPError, URLError
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

from lautta.cli.errors import Trouble
from lautta.words import Words

MOVES = 3
Answer = TypeVar("Answer")


class Failed(Exception):
    """A step that did not work, and why."""


class Probe:
    """A guest of a server for a moment; every step may take `within` seconds. `took` has the milliseconds of each."""

    def __init__(self, address: str, within: float) -> None:
        self._address, self._within, self._token = address.rstrip("/"), within, ""
        self.took: dict[str, float] = {}

    def run(self) -> None:
        """Become a guest, set a table up, play, read every move over a WebSocket, and leave; raises Failed."""
        self._token = self._step("guest", lambda: self._ask("guests", {"name": "Probe"}))["token"]
        table = self._step("table", self._set_up)
        with ExitStack() as opened:
            live = self._step("socket", lambda: opened.enter_context(self._follow(table["id"])))
            self._step("update", lambda: _wait_for(live, 0, self._within))
            for _ in range(MOVES):
                number: int = self._step("move", lambda: self._move(table["id"]))
                self._step("update", partial(_wait_for, live, number, self._within))
        self._step("leave", lambda: self._ask("me", method="DELETE"))  # which gives the game up, too

    def _step(self, name: str, do: Callable[[], Answer]) -> Answer:
        begun = perf_counter()
        try:
            return do()
        except HTTPError as error:
            raise Failed(name, f"HTTP {error.code}") from None
        except URLError as error:
            raise Failed(name, str(error.reason)) from None
        except (OSError, HTTPException, ValueError, LookupError, StopIteration) as error:
            raise Failed(name, str(error) or type(error).__name__) from None
        finally:
            self.took[name] = self.took.get(name, 0.0) + (perf_counter() - begun) * 1000

    def _ask(self, path: str, body: object = None, method: str | None = None) -> Any:
        headers = {"authorization": f"Bearer {self._token}"} if self._token else {}
        data = None if body is None else json.dumps(body).encode()
        headers["content-type"] = "application/json"
        request = Request(f"{self._address}/api/{path}", data, headers, method=method)
        with urlopen(request, timeout=self._within) as answer:
            return json.loads(answer.read() or b"null")

    def _set_up(self) -> Any:
        game = self._ask("games")[0]
        seats = [{"kind": "person"}, *[{"kind": "shared"}] * (game["players"]["min"] - 1)]
        return self._ask("tables", {"game": game["name"], "seats": seats})

    @contextmanager
    def _follow(self, table: str) -> Iterator[Any]:
        from websockets.sync.client import connect

        where = f"{self._address.replace('http', 'ws', 1)}/api/live"
        with connect(where, open_timeout=self._within, close_timeout=1, max_size=None) as live:
            live.send(json.dumps({"type": "hello", "token": self._token}))
            live.send(json.dumps({"type": "follow", "table": table, "seen": 0}))
            yield live

    def _move(self, table: str) -> int:
        seat = self._ask(f"tables/{table}")["to_move"][0]
        now = self._ask(f"tables/{table}?seat={seat}")
        name, ways = next(iter(now["legal"].items()))
        action = {"action": " ".join([name, *ways[0]]), "seat": seat, "seen": now["number"], "key": token_hex(8)}
        number: int = self._ask(f"tables/{table}/actions", action)["number"]
        return number


def _wait_for(live: Any, number: int, within: float) -> None:
    """Read a WebSocket up to an event; raises OSError or ValueError."""
    from websockets.exceptions import WebSocketException

    try:
        while True:
            told = json.loads(live.recv(timeout=within))
            if told["type"] == "error":
                raise ValueError(told["error"]["code"])
            if told["type"] == "update" and told["number"] >= number:
                return
    except WebSocketException as error:
        raise OSError(str(error)) from None


def run(words: Words, address: str, within: float, as_json: bool) -> int:
    """Probe a server and print the milliseconds; answers 0, or 1 if it does not work. Raises Trouble for no address."""
    if urlsplit(address).scheme not in ("http", "https") or not urlsplit(address).hostname:
        raise Trouble("cli-probe-address", text=address)
    probe, why = Probe(address, within), ("", "")
    try:
        probe.run()
    except Failed as error:
        why = error.args
    step, text = why
    milliseconds = round(sum(probe.took.values()))
    if as_json:
        took = {name: round(spent, 1) for name, spent in probe.took.items()}
        print(json.dumps({"works": not step, "ms": milliseconds, "failed": step, "why": text, "steps": took}))
    elif step:
        print(words.say("cli-probe-failed", address=address, step=step, text=text))
    else:
        print(words.say("cli-probe-works", address=address, ms=milliseconds))
    return 1 if step else 0
