"""Somebody who has nothing but a keyboard: after every key something sensible has the focus, and it can be seen."""

from playwright.sync_api import Error, expect
from tests.page.visitor import Visitor

# What is wrong with the focus, or null. Radio buttons and boxes are seen as their labels, panels as what fits of them.
TROUBLE = """
() => {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return "nothing has the focus";
  const box = (focused.matches("[type=radio], [type=checkbox]") && focused.closest("label")) || focused;
  const name = `${box.tagName} “${(focused.ariaLabel || box.innerText || "").slice(0, 60)}”`;
  const { left, top, right, bottom } = box.getBoundingClientRect();
  const around = box.closest(".around");  // what scrolls on small screens, up to what lies over its end
  const port = around?.getBoundingClientRect();
  const end = port?.height ? port.bottom - parseFloat(getComputedStyle(around).scrollPaddingBottom) : innerHeight;
  const start = port?.height ? port.top : 0;
  const big = bottom - top > (end - start) / 2;
  const low = big ? Math.min(bottom, end) : bottom;
  const high = big ? Math.max(top, start) : top;
  const whole = box.closest("svg") ?? box;
  const at = [0.1, 0.3, 0.5, 0.7, 0.9];
  const point = (x, y) => document.elementFromPoint(left + (right - left) * x, high + (low - high) * y);
  const points = at.flatMap((x) => at.map((y) => point(x, y)));
  const seen = points.filter((each) => each && whole.contains(each)).length;
  const over = points.find((each) => each && !whole.contains(each));
  const by = over ? `${over.tagName}.${over.getAttribute("class")} lies over it` : "it is outside the window";
  const where = `${Math.round(top)} to ${Math.round(bottom)} of ${innerHeight}, page at ${Math.round(scrollY)}`;
  if (seen < points.length * 0.6) return `${name} is hidden: ${seen} of 25 points are seen, ${by} (${where})`;
  if (box.role === "dialog" || box.tagName === "DIALOG") return null;
  const glow = box.querySelector(".glow");
  const marked = getComputedStyle(box).outlineStyle !== "none" || (glow && getComputedStyle(glow).stroke !== "none");
  return marked ? null : `${name} does not show that it has the focus`;
}
"""


class Keyboard:
    """Presses keys at a visitor's page and looks at the focus after each."""

    def __init__(self, me: Visitor) -> None:
        self.me, self.page = me, me.page

    def press(self, *keys: str) -> None:
        """Press one key after another; what has the focus after each must be seen."""
        for key in keys:
            self.page.keyboard.press(key)
            self.look(key)

    def look(self, after: str) -> None:
        """Wait until all is well with the focus, or fail with what is not."""
        try:
            self.page.wait_for_function(f"() => ({TROUBLE})() === null")
        except Error:
            raise AssertionError(f"after [{after}]: {self.page.evaluate(TROUBLE)}") from None

    def to(self, selector: str, most: int = 40) -> None:
        """Go on with the tab key until this has the focus."""
        for _ in range(most):
            self.page.keyboard.press("Tab")
            if self.page.evaluate("document.activeElement === document.body"):  # from the last to the first
                self.page.keyboard.press("Tab")
            self.look("Tab")
            if self.page.evaluate("wanted => document.activeElement.matches(wanted)", selector):
                return
        raise AssertionError(f"{selector} is not reached by {most} tabs")

    def around(self) -> int:
        """Go through everything that the tab key reaches, and back to the first; answers how many there are."""
        self.to("header a")
        for number in range(60):
            self.page.keyboard.press("Tab")
            if self.page.evaluate("document.activeElement === document.body"):  # it leaves the page
                return number + 1
            self.look(f"Tab {number + 1}")
        raise AssertionError("the tab key never comes to the end")

    def focused(self, selector: str) -> None:
        """Wait until this has the focus."""
        expect(self.page.locator(selector)).to_be_focused()
        self.look(f"waiting for {selector}")
