"""Draw the icons of the installed page from the sign of the house: `python scripts/icons.py`, with a Chromium at hand.

The pictures are kept in the repository; draw them anew when `web/src/art/raft.svg` changes.
"""

import os
import re
import sys
from pathlib import Path

import chromium
import page

ROOT = Path(__file__).parents[1]
SIGN = ROOT / "web" / "src" / "art" / "raft.svg"
ICONS = ROOT / "web" / "public" / "icons"
SIZES = (192, 512)
TOUCH = 180
# What a mask may cut off: all beyond a circle of four fifths of the width.
SAFE = 0.72


def full(sign: str) -> str:
    """The sign without rounded corners and small enough that no mask cuts into it."""
    ground = re.search(r'<rect width="64" height="64" rx="14" fill="([^"]+)"/>', sign)
    if not ground:
        sys.exit(f"{SIGN} does not begin with its ground any more")
    inside = sign[ground.end() : sign.rindex("</svg>")]
    aside = 32 * (1 - SAFE)
    head = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">'
    moved = f'<g transform="translate({aside} {aside}) scale({SAFE})">{inside}</g>'
    return f'{head}<rect width="64" height="64" fill="{ground[1]}"/>{moved}</svg>'


def main() -> None:
    """Draw all icons."""
    from playwright.sync_api import sync_playwright

    sign = SIGN.read_text()
    pictures = {f"raft-{size}.png": (sign, size) for size in SIZES}
    pictures |= {f"raft-maskable-{size}.png": (full(sign), size) for size in SIZES}
    pictures["raft-touch.png"] = (full(sign), TOUCH)
    node = page.find_node()
    if node:
        os.environ.setdefault("PLAYWRIGHT_NODEJS_PATH", str(node.program))
    ICONS.mkdir(parents=True, exist_ok=True)
    (ICONS / "raft.svg").write_text(sign)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium.find(), args=["--no-sandbox", "--disable-gpu"])
        for name, (picture, size) in pictures.items():
            view = browser.new_page(viewport={"width": size, "height": size})
            style = f"*{{margin:0}}svg{{display:block;width:{size}px;height:{size}px}}"
            view.set_content(f"<style>{style}</style>{picture}")
            view.screenshot(path=ICONS / name, omit_background=True)
            print(ICONS / name)
        browser.close()


if __name__ == "__main__":
    main()
