"""Starts servers that are to be killed: reads everything once, then each is a fork, so that it starts quickly.

`python -m bench.nursery DATABASE [BROKER]` prints its port. For each line that it reads it starts a server and prints
its process id; the server prints "ready" when it answers.
"""

import os
import signal
import socket
import sys

from lautta.server.http import run as running
from lautta.server.runtime.server import all_games
from lautta.server.settings import ServeSettings
from lautta.server.storage.databases import database_of, locked


def main() -> None:
    """Start servers until there are no more lines."""
    data, games = database_of(sys.argv[1]), all_games()
    broker = sys.argv[2] if len(sys.argv) > 2 else None
    for game in games.values():
        _ = game.engine, game.board()
    kept = _bound(0)
    port = kept.getsockname()[1]
    print(port, flush=True)
    for _ in sys.stdin:
        if child := os.fork():
            print(child, flush=True)
            _, status = os.waitpid(child, 0)
            if (ended := os.waitstatus_to_exitcode(status)) != -signal.SIGKILL:
                print(f"a server ended by itself: {ended}", file=sys.stderr, flush=True)
            continue
        settings = ServeSettings(no_limits=True, no_pauses=True, broker=broker)
        with locked(data):
            running.run(settings, data, _bound(port), lambda: print("ready", flush=True), games)
        os._exit(0)


def _bound(port: int) -> socket.socket:
    """A socket at a port: the nursery's own, which never listens, keeps it for those of its servers."""
    one = socket.socket()
    one.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
    one.bind(("127.0.0.1", port))
    return one


if __name__ == "__main__":
    main()
