"""What each shortcut of the HTTP layer saves, in processor time for an action.

    python -m bench.shortcuts --json

Three friends play Amsterdam over HTTP and follow over WebSockets, in one process with the server. In turns, all
shortcuts are taken, or one is left out: the routes that bypass the framework (`quick`), answers that are written at
once (`whole`), and messages that go to the socket as frames (`frames`). `saves` has the median of what each saves, in
microseconds, and the quartiles of the pairs; `action` is an action's time with the bots' part of it.
"""

import argparse
import asyncio
import gc
import json
import statistics
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import uvicorn
import uvloop

from bench.bots import Circle
from bench.measuring import free_port
from lautta.server.http import asgi, protocols
from lautta.server.http.app import create_app
from lautta.server.http.front import Front

WARM, SETTLED = 300, 20  # actions that are not measured: at first, and after each change
SHORTCUTS = ("quick", "whole", "frames")


def without(app: Front, left_out: str) -> Callable[[], None]:
    """Leave out a shortcut; answers how to take it again."""
    quick, write = app._quick, protocols.Whole.write
    say_now, say = asgi.RawWebSocket.say_now, asgi.RawWebSocket.say

    async def say_as_usual(self: Any, frame: bytes) -> None:
        start = 2 if frame[1] < protocols.SHORT else 4 if frame[1] == protocols.SHORT else 10
        await self._send({"type": "websocket.send", "text": frame[start:].decode()})

    if left_out == "quick":
        app._quick = {}
    elif left_out == "whole":
        protocols.Whole.write = lambda *_: False  # type: ignore[method-assign]
    elif left_out == "frames":
        asgi.RawWebSocket.say_now = lambda *_: False  # type: ignore[method-assign]
        asgi.RawWebSocket.say = say_as_usual  # type: ignore[method-assign]

    def again() -> None:
        app._quick, protocols.Whole.write = quick, write  # type: ignore[method-assign]
        asgi.RawWebSocket.say_now, asgi.RawWebSocket.say = say_now, say  # type: ignore[method-assign]

    return again


async def measure(data: Path, rounds: int, actions: int) -> dict[str, Any]:
    """Play in turns; answers the figures."""
    port, app = free_port(), create_app(data)
    settings = protocols.Settings(app)
    settings.port = port
    server = uvicorn.Server(settings)
    serving = asyncio.create_task(server.serve())
    while not server.started:
        await asyncio.sleep(0.01)
    circle = Circle(1, 3, [])
    await circle.connect(port)
    spent: dict[str, list[float]] = {name: [] for name in ("", *SHORTCUTS)}
    await _play(circle, WARM)
    for number in range(rounds):
        order = list(spent)
        for name in order[number % len(order) :] + order[: number % len(order)]:
            again = without(app, name)
            await _play(circle, SETTLED)
            gc.collect()
            began = time.process_time()
            await _play(circle, actions)
            spent[name].append(1e6 * (time.process_time() - began) / actions)
            again()
    circle.disconnect()
    server.should_exit = True
    await serving
    saves = {}
    for name in SHORTCUTS:
        pairs = [one - usual for one, usual in zip(spent[name], spent[""], strict=True)]
        low, middle, high = statistics.quantiles(pairs, n=4)
        saves[name] = {"median_us": round(middle), "quartiles_us": [round(low), round(high)]}
    return {"action_us": round(statistics.median(spent[""])), "rounds": rounds, "actions": actions, "saves": saves}


async def _play(circle: Circle, actions: int) -> None:
    for _ in range(actions):
        await circle.act()


def main(argv: Sequence[str] | None = None) -> int:
    """Measure, and print the figures."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=60)
    parser.add_argument("--actions", type=int, default=200, help="actions that are measured of each, in each round")
    parser.add_argument("--json", action="store_true", help="print one line")
    wanted = parser.parse_args(argv)
    with TemporaryDirectory() as folder:
        found = uvloop.run(measure(Path(folder) / "lautta.db", wanted.rounds, wanted.actions))
    print(json.dumps(found, indent=None if wanted.json else 2))
    return 0


if __name__ == "__main__":
    sys.exit(main())
