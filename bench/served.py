"""A server for load: `python -m bench.served DATA` prints its port and serves until it is ended.

It is `lautta serve`, on a free port, without limits on how often somebody may ask. `--limited` has them, and believes
who is here in `X-Forwarded-For`.
"""

import sys
from pathlib import Path

from lautta.server.http import run as running
from lautta.server.storage.data import Lock


def main() -> None:
    """Serve a database."""
    data = Path(sys.argv[1])
    listening = running.listen("127.0.0.1", 0)
    Lock(data).take()
    limited = "--limited" in sys.argv
    outside = running.Outside(limited=limited, proxy="127.0.0.1" if limited else None)
    running.run(data, listening, lambda: print(listening.getsockname()[1], flush=True), outside=outside)


if __name__ == "__main__":
    main()
