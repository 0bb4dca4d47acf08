"""Plays a game: python bot.py http://localhost:8000 [INVITE]. Its token is kept in bot.token, and with it its seat."""

import json
import random
import sys
import time
from pathlib import Path
from urllib.error import HTTPError
from urllib.request import Request, urlopen

from websockets.exceptions import WebSocketException
from websockets.sync.client import connect


def choose(table):
    """Your player: a legal action, from all that its seat may know (`public`, `private`, `legal`, `entries` ...)."""
    return random.choice([" ".join([name, *args]) for name, each in table["legal"].items() for args in each])


def ask(server, path, body=None, token=None):
    """The answer to a request. A server that is away or busy is asked again: the key keeps it from acting twice."""
    headers = {"content-type": "application/json"} | ({"authorization": f"Bearer {token}"} if token else {})
    while True:
        try:
            with urlopen(Request(f"{server}/api{path}", body and json.dumps(body).encode(), headers)) as answer:
                return json.load(answer)
        except OSError as error:  # an HTTPError is one
            if getattr(error, "code", 503) not in (429, 502, 503):
                raise
            time.sleep(float(getattr(error, "headers", {}).get("retry-after", 2)))


def play(server, token, table):
    """Act whenever something is legal, until the game is over; a connection that breaks is made again."""
    while True:
        try:
            with connect(f"{server.replace('http', 'ws', 1)}/api/live") as live:
                live.send(json.dumps({"type": "hello", "token": token}))
                live.send(json.dumps({"type": "follow", "table": table, "seen": 0}))
                for now in (told for told in map(json.loads, live) if told["type"] == "update"):
                    if now["status"] in ("over", "closed"):
                        return now["result"]
                    if now["legal"]:
                        act = {"action": choose(now), "seen": now["number"], "plan": now["plan_number"]}
                        ask(server, f"/tables/{table}/actions", act | {"key": str(time.time_ns())}, token)
        except (OSError, WebSocketException) as error:
            if isinstance(error, HTTPError) and error.code != 409:  # stale: what has happened since is told next
                raise
            time.sleep(1)


if __name__ == "__main__":
    server, invite, kept = sys.argv[1], (sys.argv[2:] or [None])[0], Path("bot.token")
    kept.touch(0o600)
    kept.read_text() or kept.write_text(ask(server, "/guests", {"name": "Bot", "program": True})["token"])
    found = [ask(server, f"/invites/{invite}")] if invite else ask(server, "/tables/open")
    table, token = next(one["table"] for one in found if one["programs"]), kept.read_text()
    ask(server, f"/tables/{table}/join", {"invite": invite}, token)
    print(play(server, token, table))
