"""How long the page takes on a slow line: `python -m bench.slow_line`, with a built page and a Chromium.

A real server on this machine, and a browser that has never been here, held to 400 ms an answer and 50 kB a second: the
home page until a game can be begun, and a table of each game until its board lies there and says what to do. Bytes are
counted as they come over the line, compressed.
"""

import argparse
import json
import sys
import time
from typing import Any

from bench.browsing import Person, browsing

LINE = {"offline": False, "latency": 400, "downloadThroughput": 50_000, "uploadThroughput": 50_000}
MOST_SECONDS = 6.0  # for a table
MOST_BYTES = 60_000  # of scripts and styles of the home page
GAMES = ("amsterdam", "tigris", "roads")
FLAGS = ("--no-sandbox", "--disable-background-networking", "--disable-component-update")
READY = ("[data-board]", ".bar .sentence:not(:empty)")  # what is to be seen at a table


def measure(games: list[str]) -> dict[str, dict[str, float]]:
    """For the home page and each game: seconds until it can be used, and kilobytes by sort."""
    with browsing(FLAGS) as (browser, address):
        found = {"home": visit(browser, address, None, (".play",))}
        for game in games:
            seats = [{"kind": "person"}, {"kind": "computer"}]
            guest = Person(address, "Anna")
            table = guest.ask("/tables", {"game": game, "seats": seats})["id"]
            found[game] = visit(browser, f"{address}#/table/{table}", guest.token, READY)
        return found


def visit(browser: Any, address: str, token: str | None, ready: tuple[str, ...]) -> dict[str, float]:
    """A browser that has never been here goes to an address."""
    context = browser.new_context(viewport={"width": 360, "height": 740}, locale="en")
    if token:
        context.add_init_script(f"localStorage.setItem('lautta-token', {json.dumps(token)})")
    page = context.new_page()
    line = context.new_cdp_session(page)
    line.send("Network.enable")
    line.send("Network.emulateNetworkConditions", LINE)
    sorts: dict[str, str] = {}
    came: dict[str, float] = {}

    def answered(event: dict[str, Any]) -> None:
        sorts[event["requestId"]] = event["type"]

    def ended(event: dict[str, Any]) -> None:
        sort = sorts.get(event["requestId"], "Other")
        came[sort] = came.get(sort, 0) + event["encodedDataLength"] / 1000

    line.on("Network.responseReceived", answered)
    line.on("Network.loadingFinished", ended)
    started = time.perf_counter()
    page.goto(address, wait_until="commit")
    for selector in ready:
        page.locator(selector).first.wait_for(timeout=60_000)
    seconds = time.perf_counter() - started
    context.close()
    return {"seconds": round(seconds, 2), **{f"{sort} kB": round(size, 1) for sort, size in sorted(came.items())}}


def main() -> None:
    """Print what was found as JSON; ends with status 1 if a table or the home page takes more than it may."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--games", nargs="+", choices=GAMES, default=list(GAMES), help="games to try")
    found = measure(parser.parse_args().games)
    print(json.dumps(found, indent=2))
    home = found["home"]
    code = sum(1000 * size for sort, size in home.items() if sort.split()[0] in ("Script", "Stylesheet"))
    slow = [name for name, figures in found.items() if figures["seconds"] > MOST_SECONDS]
    if slow or code > MOST_BYTES:
        sys.exit(f"too slow: {', '.join(slow) or 'none'}; scripts and styles of the home page: {code:.0f} bytes")


if __name__ == "__main__":
    main()
