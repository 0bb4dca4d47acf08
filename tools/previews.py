"""Draws the pictures that previews of the page show: `web/public/previews`, 1200 by 630, from the page's own art.

python tools/previews.py http://127.0.0.1:8000/    # a server with the built page
"""

import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "scripts")]

from tests.page.chrome import CHROME  # noqa: E402

FOLDER = ROOT / "web" / "public" / "previews"
WIDTH, HEIGHT = 1200, 630
STAGE = """([game, title]) => {
  const raft = document.querySelector("header .raft svg").cloneNode(true);
  const pictures = [...document.querySelectorAll("article .picture svg")];
  const mine = game ? [document.querySelector(`article[data-game=${game}] .picture svg`)] : pictures;
  const stage = document.createElement("div");
  stage.style.cssText = "position:fixed;inset:0;z-index:99;display:flex;background:var(--wood)";
  for (const svg of mine) {
    const part = document.createElement("div");
    part.style.cssText = "position:relative;flex:1;overflow:hidden;height:530px";
    svg.setAttribute("preserveAspectRatio", "xMidYMid slice");
    svg.style.cssText = "position:absolute;inset:0;width:100%;height:100%";
    part.append(svg);
    stage.append(part);
  }
  const band = document.createElement("div");
  band.style.cssText = "position:absolute;inset:530px 0 0;display:flex;align-items:center;gap:34px;padding:0 56px;" +
    "background:var(--paper);border-top:7px solid var(--frame)";
  raft.style.cssText = "width:84px;flex:none";
  const words = document.createElement("div");
  words.style.cssText = "font:600 54px/1.1 var(--serif);color:var(--ink)";
  words.textContent = title;
  band.append(raft, words);
  stage.append(band);
  document.body.append(stage);
}"""


def main(address: str) -> None:
    """Draw one of the house, and one of each game that the page draws."""
    FOLDER.mkdir(exist_ok=True)
    page = CHROME.open().new_page(viewport={"width": WIDTH, "height": HEIGHT}, locale="en", color_scheme="light")
    page.goto(address)
    page.locator("article .picture svg").first.wait_for()
    told = "all => all.map(one => [one.dataset.game, one.querySelector('h2').textContent])"
    titles = page.locator("article").evaluate_all(told)
    for game, title in [(None, "Lautta"), *titles]:
        page.goto(address)
        page.reload()
        page.locator("article .picture svg").nth(len(titles) - 1).wait_for()
        page.evaluate("document.fonts.ready")
        page.evaluate(STAGE, [game, title])
        page.screenshot(path=FOLDER / f"{game or 'house'}.png")
    CHROME.close()


if __name__ == "__main__":
    main(sys.argv[1])
