"""A server for load: `python -m bench.served DATABASE` prints its port and serves until it is ended.

It is `lautta serve`, on a free port, without limits on how often somebody may ask. `--limited` has them, and believes
who is here in `X-Forwarded-For`. With `--broker URL` it is one of several processes that share the database.
"""

import argparse

from lautta.server.http import run as running
from lautta.server.storage.databases import database_of, locked
from lautta.server.telemetry import logs


def main() -> None:
    """Serve a database, a file or a URL."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("database")
    parser.add_argument("--limited", action="store_true")
    parser.add_argument("--broker")
    wanted = parser.parse_args()
    logs.begin()
    data = database_of(wanted.database)
    listening = running.listen("127.0.0.1", 0)
    outside = running.Outside(limited=wanted.limited, proxy="127.0.0.1" if wanted.limited else None)

    def started() -> None:
        print(listening.getsockname()[1], flush=True)

    with locked(data):
        running.run(data, listening, started, outside=outside, broker=wanted.broker)


if __name__ == "__main__":
    main()
