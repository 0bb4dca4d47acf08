"""`lautta serve`: the server and its page."""

import webbrowser
from functools import partial
from pathlib import Path

from lautta.cli.errors import Trouble
from lautta.words import Words

PORTS = range(65536)


def run(words: Words, host: str, port: int, data: Path | None, open_page: bool) -> int:
    """Serve until interrupted; answers 0.

    Raises Trouble or OSError for an address that cannot be used, DataInUse where another server has the data.
    """
    if port not in PORTS:
        raise Trouble("cli-serve-port", port=str(port), last=str(PORTS[-1]))
    from lautta.server.run import serve

    serve(host, port, data, words, say=partial(print, flush=True), ready=show_page if open_page else None)
    return 0


def show_page(address: str) -> None:
    """Open the page in the person's browser, if there is one."""
    webbrowser.open(address)
