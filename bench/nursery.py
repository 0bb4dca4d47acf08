"""Starts servers that are to be killed: reads everything once, then each is a fork, so that it starts quickly.

`python -m bench.nursery DATA` prints its port. For each line that it reads it starts a server and prints its process
id; the server prints "ready" when it answers.
"""

import os
import sys
from pathlib import Path

from lautta.server.http import run as running
from lautta.server.runtime.server import all_games
from lautta.server.storage.data import Lock


def main() -> None:
    """Start servers until there are no more lines."""
    data, games = Path(sys.argv[1]), all_games()
    for game in games.values():
        _ = game.engine, game.board()
    listening = running.listen("127.0.0.1", 0)
    listening.listen()
    print(listening.getsockname()[1], flush=True)
    for _ in sys.stdin:
        if child := os.fork():
            print(child, flush=True)
            os.waitpid(child, 0)
            continue
        Lock(data).take()
        outside = running.Outside(limited=False)
        running.run(data, listening, lambda: print("ready", flush=True), games, outside)
        os._exit(0)


if __name__ == "__main__":
    main()
