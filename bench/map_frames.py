"""How smoothly the map of Roads & Boats moves: frames while it is dragged, with 95 tiles and 300 goods.

    PYTHONPATH=scripts python -m bench.map_frames

A headless browser drags the map for some seconds; the page counts its animation frames. Without a graphics card the
browser paints in software, so a real one is faster.
"""

import argparse

from playwright.sync_api import Page

from bench.crowd import GOODS, position, seated

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
    with seated(position(1, 1), ("Anna",), 1400, 900) as (anna, table, _):
        page = anna.page
        page.goto(f"{anna.address}#/table/{table}")
        page.locator("main.roads svg.map").wait_for()
        page.wait_for_timeout(1000)
        tiles = page.locator("[data-tile]").count()
        nodes = page.evaluate("() => document.querySelectorAll('svg.map *').length")
        found = drag(page, seconds)
    print(f"{tiles} tiles, {GOODS} goods, {nodes} shapes: {found['rate']:.1f} frames a second, 95 of 100 frames "
          f"within {found['typical']:.1f} ms, the slowest {found['slowest']:.1f} ms; "
          f"{found['draws']:.0f} changes of the drawing")  # fmt: skip


if __name__ == "__main__":
    main()
