"""A server for load: `python -m bench.served DATABASE` prints its port and serves until it is ended.

It is `lautta serve`, on a free port, without limits on how often somebody may ask. `--limited` has them, and believes
who is here in `X-Forwarded-For`. With `--broker URL` it is one of several processes that share the database. It is
begun by its command line, which an earlier Lautta that is measured beside this one has too.
"""

import argparse
import os
import socket
import sys


def main() -> None:
    """Serve a database, a file or a URL."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("database")
    parser.add_argument("--limited", action="store_true")
    parser.add_argument("--broker")
    wanted = parser.parse_args()
    listening = socket.create_server(("127.0.0.1", 0))  # who asks before it is ready waits
    listening.set_inheritable(True)
    print(listening.getsockname()[1], flush=True)
    limits = ["--proxy", "127.0.0.1"] if wanted.limited else ["--no-limits"]
    command = [sys.executable, "-m", "lautta.cli", "serve", "--no-pauses", *limits, "--fd", str(listening.fileno())]
    told = {"LAUTTA_DATABASE": wanted.database, "LAUTTA_BROKER": wanted.broker or ""}
    os.execve(sys.executable, command, {**os.environ, **told})


if __name__ == "__main__":
    main()
