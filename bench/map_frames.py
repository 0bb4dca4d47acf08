"""How smoothly the map of Roads & Boats moves: frames while it is dragged, with 95 tiles and 300 goods.

    PYTHONPATH=scripts python -m bench.map_frames

A headless browser drags the map for some seconds; the page counts its animation frames. Without a graphics card the
browser paints in software, so a real one is faster.
"""

import argparse
import os
import tempfile
from pathlib import Path

from playwright.sync_api import Page, sync_playwright
from tests.page.chrome import FLAGS
from tests.page.conftest import Server
from tests.page.prepared import known, prepare
from tests.page.visitor import Visitor

import chromium
import lautta
import page as tools

BOARD = "waterways"
GOODS = 300
COUNT = """
() => {
  window.frames = []; window.draws = 0;
  let last = performance.now();
  const tick = (now) => { window.frames.push(now - last); last = now; window.counting = requestAnimationFrame(tick); };
  window.counting = requestAnimationFrame(tick);
  new MutationObserver((all) => { window.draws += all.length; })
    .observe(document.querySelector("svg.map"), {subtree: true, childList: true, attributes: true});
}
"""


def crowded() -> str:
    """A position with goods all over the map."""
    board = lautta.game("roads").board(BOARD)
    banks = board.names["banks"]
    kinds = ("trunks", "boards", "stone", "clay", "fuel", "iron")
    lies: dict[str, dict[str, int]] = {}
    for number in range(GOODS):
        there = lies.setdefault(banks[number * 7 % len(banks)], {})
        kind = kinds[number % len(kinds)]
        there[kind] = there.get(kind, 0) + 1
    goods = "\n".join(f"  {place}: " + ", ".join(f"{n} {kind}" for kind, n in there.items())
                      for place, there in lies.items())  # fmt: skip
    return (
        f"lautta position 1\ngame roads\nboard {BOARD}\nseats 1\nturn 5\nphase movement\nstage playing\nwaiting 1\n"
        f"row 1\nchart 1\nwonder {'x' * 17}nnnnn\nneutral 5\ngoods\n{goods}\nplayer 1\n  home {banks[0]}\n"
        f"  transporters\n    t1 donkey {banks[0]}; points 2\n"
    )


def drag(page: Page, seconds: float) -> dict[str, float]:
    """Drag the map to and fro; frames a second, the slowest frame in milliseconds, and changes of the drawing."""
    box = page.locator("main.roads .frame").bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    page.evaluate(COUNT)
    start = page.evaluate("() => performance.now()")
    step = 0
    while page.evaluate("() => performance.now()") - start < seconds * 1000:
        step += 1
        page.mouse.move(x + 160 * ((step % 40) / 20 - 1), y + 90 * ((step % 28) / 14 - 1))
    found: dict[str, float] = page.evaluate(
        """() => { cancelAnimationFrame(window.counting); const all = window.frames.slice(1);
        const sum = all.reduce((a, b) => a + b, 0); const sorted = [...all].sort((a, b) => a - b);
        return {frames: all.length, rate: all.length * 1000 / sum, slowest: sorted.at(-1),
                typical: sorted[Math.floor(sorted.length * 0.95)], draws: window.draws}; }"""
    )
    page.mouse.up()
    return found


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=5.0)
    seconds = parser.parse_args().seconds
    node = tools.find_node()
    if node:
        os.environ.setdefault("PLAYWRIGHT_NODEJS_PATH", str(node.program))
    server = Server(Path(tempfile.mkdtemp()))
    server.start()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium.find(), args=FLAGS)
        visitor = Visitor(browser.new_page(viewport={"width": 1400, "height": 900}), server.address)
        table = prepare(server.data / "lautta.db", "roads", crowded(), [known(visitor, "Anna")])
        visitor.page.goto(f"{server.address}#/table/{table}")
        visitor.page.locator("main.roads svg.map").wait_for()
        visitor.page.wait_for_timeout(1000)
        tiles = visitor.page.locator("[data-tile]").count()
        nodes = visitor.page.evaluate("() => document.querySelectorAll('svg.map *').length")
        found = drag(visitor.page, seconds)
        print(f"{tiles} tiles, {GOODS} goods, {nodes} shapes: {found['rate']:.1f} frames a second, 95 of 100 frames "
              f"within {found['typical']:.1f} ms, the slowest {found['slowest']:.1f} ms; "
              f"{found['draws']:.0f} changes of the drawing")  # fmt: skip
        browser.close()
    server.stop()


if __name__ == "__main__":
    main()
