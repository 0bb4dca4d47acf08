"""Starts servers that are to be killed: reads everything once, then each server is a fork, so that it starts quickly.

Prints its port. For each line it reads, what names a database, it starts a server on that port and prints the
server's process id; the server prints "ready" once it answers. The one before must have been killed: it is waited for,
as it holds the lock of its database until it has ended.
"""

import os
import sys

from tests.server.serving import GAMES

from lautta.server.http import run as running
from lautta.server.runtime.server import all_games
from lautta.server.settings import ServeSettings
from lautta.server.storage.databases import database_of, locked


def main() -> None:
    games = {**all_games(), **GAMES}
    listening = running.listen("127.0.0.1", 0)
    listening.listen()
    print(listening.getsockname()[1], flush=True)
    child = 0
    for line in sys.stdin:
        if child:
            os.waitpid(child, 0)
        if child := os.fork():
            print(child, flush=True)
            continue
        data = database_of(line.strip())
        # The test asks faster than people do, and a worker takes longer to start than these servers live.
        settings = ServeSettings(no_limits=True, no_pauses=True, workers=0)
        with locked(data):
            running.run(settings, data, listening, lambda: print("ready", flush=True), games)
        os._exit(0)


if __name__ == "__main__":
    main()
