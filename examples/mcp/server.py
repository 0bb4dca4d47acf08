"""A Lautta server for assistants: a few tools over the Model Context Protocol, on stdin and stdout.

    python server.py http://localhost:8000

Messages are JSON-RPC 2.0, one a line. Needs nothing but Python.
"""

import json
import re
import sys
import time
from pathlib import Path
from urllib.error import HTTPError
from urllib.parse import quote
from urllib.request import Request, urlopen

VERSIONS = ("2025-06-18", "2025-03-26", "2024-11-05")  # of the protocol, the newest first
LONGEST = 50  # seconds that a tool waits: clients give up after a minute


class Lautta:
    """The tools, by the public interface of a server, for one guest; each answers what an assistant reads."""

    def __init__(self, server: str) -> None:
        self.server, self.token = server, None
        kept = Path(__file__).with_name(re.sub(r"\W+", "-", server) + ".token")
        kept.touch(0o600)
        self.token = kept.read_text() or self.ask("/guests", {"name": "Assistant", "program": True})["token"]
        kept.write_text(self.token)

    def ask(self, path: str, body: object = None) -> object:
        """The answer to a request; a server that is away or busy is asked again, for a while."""
        headers = {"content-type": "application/json", "accept-language": "en"}
        if self.token:
            headers["authorization"] = f"Bearer {self.token}"
        until = time.monotonic() + LONGEST
        while True:
            try:
                data = None if body is None else json.dumps(body).encode()
                with urlopen(Request(f"{self.server}/api{path}", data, headers), timeout=LONGEST) as answer:
                    return json.load(answer)
            except OSError as error:  # an HTTPError is one
                pause = float(getattr(error, "headers", {}).get("retry-after", 2))
                if getattr(error, "code", 503) not in (429, 502, 503) or time.monotonic() + pause > until:
                    raise
                time.sleep(pause)

    def tables(self) -> object:
        """Your tables, and those that you can join."""
        open_ = [one for one in self.ask("/tables/open") if one["programs"]]
        return {"mine": self.ask("/tables"), "open": open_}

    def join(self, table: str = "", invite: str = "") -> object:
        """Sit down at a table of the list, or at that of an invitation, where programs are welcome."""
        table = table or self.ask(f"/invites/{quote(invite, safe='')}")["table"]
        return self.told(self.ask(f"{at(table)}/join", {"invite": invite or None}))

    def look(self, table: str) -> object:
        """The table as your seat knows it: the position, whose turn it is, who sits there, and what happened lately."""
        return self.told(self.ask(at(table)))

    def legal(self, table: str) -> object:
        """All that you may do now, in the notation that `act` takes."""
        return notations(self.ask(at(table))["legal"])

    def why_not(self, table: str, action: str) -> object:
        """Why the rules refuse an action now, or what it would do."""
        found = self.ask(f"{at(table)}/preview", {"action": action})
        if refused := found["refused"]:
            game = self.ask(at(table))["game"]
            words = self.ask(f"/games/{game}/words/en")["fluent"]
            why = re.search(rf"^{game}-refused-{re.escape(refused['reason'])} = (.+)$", words, re.MULTILINE)
            return {**refused, "why": why[1] if why else refused["reason"]}
        return found["preview"]

    def act(self, table: str, action: str, seen: int) -> object:
        """Do something; `seen` is the `number` of the table as you looked at it last."""
        body = {"action": action, "seen": seen, "key": str(time.time_ns())}
        return self.told(self.ask(f"{at(table)}/actions", body))

    def wait(self, table: str, seen: int) -> object:
        """Wait until something happens after event `seen`, for up to 50 seconds."""
        until = time.monotonic() + LONGEST
        while (found := self.ask(f"{at(table)}/updates?seen={seen}"))["number"] == seen:
            if found["status"] in ("over", "closed") or time.monotonic() > until:
                break
            time.sleep(1)
        return self.told(found)

    def told(self, table: dict) -> object:
        """What of a table is worth reading."""
        names = ("number", "status", "game", "board", "my_seat", "to_move", "public", "private", "result", "invite")
        told = {name: table[name] for name in names if table.get(name) is not None}
        seats = [f"{one['name']} ({'program' if one.get('program') else one['kind']})" for one in table["seats"]]
        said = [said for entry in table.get("log", table.get("entries", ()))[-20:] for said in entry["said"]]
        return {"table": table.get("id") or table["table"], "seats": seats, **told,
                "may_act": bool(table["legal"]), "lately": said}  # fmt: skip


def at(table: str) -> str:
    """The path of a table."""
    return f"/tables/{quote(table, safe='')}"


def notations(legal: dict) -> list:
    """Legal actions in notation."""
    return [" ".join([name, *args]) for name, each in legal.items() for args in each]


TEXT, NUMBER = {"type": "string"}, {"type": "integer"}
KINDS = {"string": str, "integer": int}
TOOLS = {  # and what each takes; those with a "?" may be left out
    "tables": {},
    "join": {"table?": TEXT, "invite?": TEXT},
    "look": {"table": TEXT},
    "legal": {"table": TEXT},
    "why_not": {"table": TEXT, "action": TEXT},
    "act": {"table": TEXT, "action": TEXT, "seen": NUMBER},
    "wait": {"table": TEXT, "seen": NUMBER},
}


class Refused(Exception):
    """An error of JSON-RPC: code and message."""


def described(name: str) -> dict:
    """A tool as clients are told of it."""
    takes = {each.rstrip("?"): kind for each, kind in TOOLS[name].items()}
    schema = {"type": "object", "properties": takes, "required": [one for one in TOOLS[name] if one in takes]}
    return {"name": name, "description": getattr(Lautta, name).__doc__, "inputSchema": schema}


def called(lautta: Lautta, params: dict) -> dict:
    """What a tool answers; what the server refuses is an answer too, for the assistant to read."""
    name, given = params.get("name"), params.get("arguments", {})
    if not isinstance(name, str) or name not in TOOLS:
        raise Refused(-32602, f"no such tool: {name}")
    takes = {each.rstrip("?"): kind for each, kind in TOOLS[name].items()}
    fits = isinstance(given, dict) and {one for one in TOOLS[name] if one in takes} <= given.keys() <= takes.keys()
    if not fits or not all(isinstance(value, KINDS[takes[each]["type"]]) for each, value in given.items()):
        raise Refused(-32602, f"{name} takes {', '.join(TOOLS[name]) or 'nothing'}")
    try:
        text, failed = json.dumps(getattr(lautta, name)(**given), ensure_ascii=False), False
    except HTTPError as error:
        text, failed = error.read().decode(errors="replace"), True
    except OSError as error:
        text, failed = f"The server cannot be reached: {error}", True
    return {"content": [{"type": "text", "text": text}], "isError": failed}


def answered(lautta: Lautta, message: object) -> dict | None:
    """The answer to a message of the client; None to a notification."""
    if not isinstance(message, dict) or not isinstance(message.get("method"), str):
        return {"jsonrpc": "2.0", "id": None, "error": {"code": -32600, "message": "no request"}}
    if "id" not in message:
        return None
    method, params = message["method"], message.get("params", {})
    answer = {"jsonrpc": "2.0", "id": message["id"]}
    try:
        if not isinstance(params, dict):
            raise Refused(-32602, "parameters have names")
        if method == "initialize":
            wanted = params.get("protocolVersion")
            version = wanted if wanted in VERSIONS else VERSIONS[0]
            about = {"name": "lautta", "version": "1"}
            return {**answer, "result": {
                "protocolVersion": version, "capabilities": {"tools": {}}, "serverInfo": about,
            }}  # fmt: skip
        if method == "ping":
            return {**answer, "result": {}}
        if method == "tools/list":
            return {**answer, "result": {"tools": [described(name) for name in TOOLS]}}
        if method == "tools/call":
            return {**answer, "result": called(lautta, params)}
        raise Refused(-32601, f"no such method: {method}")
    except Refused as refused:
        return {**answer, "error": dict(zip(("code", "message"), refused.args, strict=True))}


def main(server: str) -> None:
    """Answer messages until the client closes stdin."""
    lautta = Lautta(server.rstrip("/"))
    for line in sys.stdin.buffer:
        try:
            message = json.loads(line)
        except ValueError:
            answer = {"jsonrpc": "2.0", "id": None, "error": {"code": -32700, "message": "no JSON"}}
        else:
            answer = answered(lautta, message)
        if answer is not None:
            sys.stdout.buffer.write(json.dumps(answer).encode() + b"\n")
            sys.stdout.buffer.flush()


if __name__ == "__main__":
    main(sys.argv[1])
