"""How long it takes from a click to the board that shows it: `python -m bench.click`, with a built page and a Chromium.

A real server on this machine, a real browser, games against a computer player that is always somebody else's turn away.
The browser itself takes the time: from the click to the first frame after the log tells of it.
"""

import argparse
import json
import statistics
import sys
from typing import Any

from bench.browsing import browsing
from bench.measuring import TURNS, compared

MOST_P95 = 100.0  # milliseconds
FLAGS = ("--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update")
WATCH = """
() => {
  window.taken = [];
  let clicked = null;
  addEventListener("click", (event) => (clicked = event.timeStamp), true);
  const told = new MutationObserver((changes) => {
    if (clicked === null || !changes.some((change) => change.addedNodes.length)) return;
    const from = clicked;
    clicked = null;
    requestAnimationFrame(() => setTimeout(() => window.taken.push(performance.now() - from)));
  });
  told.observe(document.querySelector("#log"), { childList: true, subtree: true });
}
"""


def measure(clicks: int) -> list[float]:
    """Milliseconds from click to board, for so many clicks on the deck."""
    taken: list[float] = []
    with browsing(FLAGS) as (browser, address):
        while len(taken) < clicks:
            taken += _one_game(browser, address, clicks - len(taken))
    return taken


def _one_game(browser: Any, address: str, clicks: int) -> list[float]:
    """A game in which nothing but cards are drawn, until they run out or there were enough clicks."""
    page = browser.new_page(viewport={"width": 1400, "height": 900})
    page.goto(address)
    page.locator('input[name=opponents-amsterdam][value="1"]').check(force=True)
    page.locator("[data-game=amsterdam] .play").click()
    page.locator(".keep .do").click()
    page.locator(".bar.mine").wait_for()
    page.evaluate(WATCH)
    for number in range(min(clicks, 24)):
        page.locator(".bar.mine").wait_for()
        if not page.locator(".take.deck.open").count():
            break
        page.locator(".take.deck.open").click()
        page.wait_for_function("(count) => window.taken.length > count", arg=number)
    taken: list[float] = page.evaluate("window.taken")
    page.close()
    return taken[:clicks]


def main() -> int:
    """Measure, say it, and answer 1 if it takes too long."""
    if compared("bench.click", "median_ms", goal="test"):
        return 0
    parser = argparse.ArgumentParser(description=str(__doc__).splitlines()[0], parents=[TURNS])
    parser.add_argument("--clicks", type=int, default=120)
    taken = sorted(measure(parser.parse_args().clicks))
    p95 = taken[max(0, round(len(taken) * 0.95) - 1)]
    median = statistics.median(taken)
    figures = {
        "clicks": len(taken),
        "median_ms": round(median, 1),
        "p95_ms": round(p95, 1),
        "most_ms": round(taken[-1], 1),
    }
    print(json.dumps({"clicks": len(taken)} | {name: round(value, 1) for name, value in figures.items()}))
    return int(p95 >= MOST_P95)


if __name__ == "__main__":
    sys.exit(main())
