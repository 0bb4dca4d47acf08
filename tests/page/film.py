"""Film strips: a motion held at several moments of it, to look at, and where everything was then."""

from collections.abc import Callable
from dataclasses import dataclass

from playwright.sync_api import Page
from tests.page.visitor import Visitor

MOMENTS = (0.04, 0.27, 0.5, 0.73, 0.96)
# Timers wait while a film is made: an init script, so that all of them do. A film that is waited for begins with the
# first piece that moves, before any timer can end its scene.
HELD = """
window.held = null;
window.awaited = null;
const later = window.setTimeout.bind(window);
window.setTimeout = (work, after, ...rest) => later(function go() {
  if (window.held) window.held.push(go); else work(...rest);
}, after);
new MutationObserver(() => {
  if (!window.awaited || !document.querySelector(window.awaited)) return;
  window.awaited = null;
  window.held = [];
}).observe(document, {childList: true, subtree: true});
"""
AWAIT = "(moving) => { window.awaited = moving; }"
MOVING = "[data-moving], [data-flying]"
BEGUN = "() => window.held !== null"
AT = """(share) => {
  const all = document.getAnimations().filter(({effect}) => effect.target?.closest(".sprites, .flights"));
  const lasts = Math.max(...all.map(({effect}) => effect.getComputedTiming().endTime));
  for (const each of all) each.pause();
  for (const each of all) each.currentTime = share * lasts;
  return [...document.querySelectorAll("[data-moving], [data-flying]")].map((each) => {
    const {x, y, width, height} = each.getBoundingClientRect();
    return {
      piece: each.dataset.moving ?? each.dataset.flying, x: x + width / 2, y: y + height / 2,
      opacity: Number(getComputedStyle(each).opacity),
      spans: Math.max(0, ...all.filter(({effect}) => effect.target === each)
        .map(({effect}) => effect.getComputedTiming().activeDuration / lasts)),
      twice: document.querySelectorAll(`[data-piece="${CSS.escape(each.dataset.moving ?? "")}"]`).length > 0,
    };
  });
}"""
HOLD = "window.held = []"
END = "() => { const held = window.held; window.held = null; for (const go of held) go(); }"


@dataclass(frozen=True)
class Seen:
    """A piece at a moment of a film, with its middle in pixels; it is on its way for a part of the film."""

    piece: str
    x: float
    y: float
    opacity: float
    spans: float
    twice: bool


def film(
    me: Visitor, name: str, act: Callable[[], object] = lambda: None, moving: str = MOVING
) -> list[list[Seen]]:  # fmt: skip
    """Act, and hold the first motion that follows (of `moving`, a selector) at each moment; keeps pictures where they
    are asked for.
    """
    page: Page = me.page
    page.evaluate(AWAIT, moving)
    act()
    page.wait_for_function(BEGUN)
    frames = []
    for number, share in enumerate(MOMENTS):
        frames.append([Seen(**each) for each in page.evaluate(AT, share)])
        me.picture(f"film-{name}-{number}")
    page.evaluate(END)
    return frames
