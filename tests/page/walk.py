"""What somebody hears who plays with a screen reader: what has the focus, and what is announced, key by key."""

import re

from playwright.sync_api import CDPSession, expect
from tests.page.visitor import Visitor

from lautta.words import Words

LISTEN = """
() => {
  window.announced = [];
  const LIVE = "[role=status], [role=alert], [role=log], [aria-live]";
  const heard = new Map();
  const say = (region, added) => {
    if (region.role === "log") return added.forEach((each) => window.announced.push(each.textContent.trim()));
    if (region.getClientRects().length === 0 && !region.classList.contains("unseen")) return;
    const text = region.innerText.replace(/\\s+/g, " ").trim();
    if (text && heard.get(region) !== text) window.announced.push(text);
    heard.set(region, text);
  };
  const text = (region) => region.innerText.replace(/\\s+/g, " ").trim();
  for (const region of document.querySelectorAll(LIVE)) heard.set(region, text(region));
  new MutationObserver((changes) => {
    const [regions, lines] = [new Set(), []];
    for (const { target, addedNodes } of changes) {
      const node = target instanceof Element ? target : target.parentElement;
      if (node?.closest(LIVE)) regions.add(node.closest(LIVE));
      if (node?.role === "log") lines.push(...[...addedNodes].filter((added) => added instanceof Element));
      for (const added of addedNodes) if (added instanceof Element) {
        if (added.matches(LIVE)) regions.add(added);
        for (const one of added.querySelectorAll(LIVE)) regions.add(one);
      }
    }
    for (const region of regions) say(region, lines);
  }).observe(document.body, { childList: true, subtree: true, characterData: true });
}
"""
STATES = ("checked", "disabled", "expanded", "pressed", "selected")
NOTHING = (None, False, "", "false")
# How what differs from game to game is said: a pattern and what stands for it, in this order.
DIFFERENT = {
    "en": (
        (r"\ban? (pink|blue|green|black|red|orange|wild)\b", "a COLOUR"),
        (r"\b(pink|blue|green|black|red|orange|wild|grey)\b", "COLOUR"),
        (r"\d+", "N"),
        (r" stand-in|, a bonus card", ""),
        (r" With that the other route \S+ – \S+ is closed\.| You take a bonus card .*? now\.", ""),
        (r"(N × COLOUR)(( and|,) N × COLOUR)+", r"\1"),
        (r"(COLOUR)(, COLOUR)+", r"\1"),
        (r"\b(point|space|card|contract)s?\b", r"\1(s)"),
    ),
    "fi": (
        (r"\b(pinkin|sinisen|vihreän|mustan|punaisen|oranssin) kortin\b|\bjokerin\b", "COLOUR kortin"),
        (r"\b(pinkki|sininen|vihreä|musta|punainen|oranssi|jokeri|harmaa)\b", "COLOUR"),
        (r"\d+", "N"),
        (r" sijaiskortti|, bonuskortti", ""),
        (r" Samalla rinnakkainen reitti \S+ – \S+ sulkeutuu\.| Otat bonuskortin; .*?\.", ""),
        (r"(N × COLOUR)(( ja|,) N × COLOUR)+", r"\1"),
        (r"(COLOUR)(, COLOUR)+", r"\1"),
        (r"\bpiste(ttä|en)?\b", "piste(ttä)"),
    ),
    "de": (
        (r"\beine (pinke|blaue|grüne|schwarze|rote|orange) Karte\b|\beinen Joker\b", "eine COLOUR Karte"),
        (r"\b(pink|blau|grün|schwarz|rot|orange|Joker|grau)\b", "COLOUR"),
        (r"\d+", "N"),
        (r" Platzhalter|, eine Bonuskarte", ""),
        (r" Damit ist die andere Strecke \S+ – \S+ geschlossen\.| Du nimmst eine Bonuskarte .*?\.", ""),
        (r"(N × COLOUR)(( mit| und|,) N × COLOUR)+", r"\1"),
        (r"(COLOUR)(, COLOUR)+", r"\1"),
        (r"\bPunkte?\b", "Punkt(e)"),
    ),
}  # fmt: skip


class Walk:
    """A walk by keys; `lines` is what was heard, with what differs from game to game replaced by what it is."""

    def __init__(self, me: Visitor, places: list[str], names: list[str], language: str) -> None:
        page = me.page
        self.me, self.page, self._language = me, page, language
        self._waiting = Words(language).say("amsterdam-prompt-waiting", seat="").rstrip(" .")
        self.lines: list[str] = []
        self._tree: CDPSession = page.context.new_cdp_session(page)
        self._places = sorted(places, key=len, reverse=True)
        self._names = names
        page.evaluate(LISTEN)

    def press(self, key: str, wait_for: str | None = None, turn: bool = False, past: bool = False) -> None:
        """Press a key, wait for something, and note what is heard.

        `turn`: others act, until it is my turn again. `past`: what is said is what happened then, and differs.
        """
        log = self.page.locator("#log")
        before = log.get_attribute("data-number") or ""
        self.page.keyboard.press(key)
        if turn:
            expect(log).not_to_have_attribute("data-number", before)
            self.page.locator(".bar.mine").wait_for()
        self._note(f"[{key}]", wait_for, past)

    def type(self, text: str) -> None:
        """Type words."""
        self.page.keyboard.type(text)
        self._note(f"[types “{text}”]")

    def _note(self, what: str, wait_for: str | None = None, past: bool = False) -> None:
        if wait_for:
            self.page.locator(wait_for).first.wait_for()
        self._quiet()
        self.lines.append(what)
        focused = self._focused()
        if focused:
            self.lines.append(f"    {self._general(focused)}")
        announced = self.page.evaluate("window.announced.splice(0)")
        told = ["what happened then" if past else self._general(each) for each in announced]
        # Who is awaited may pass too quickly to be said; what others do is as they like.
        told = [
            "what NAME does" if each.startswith("NAME ") else each
            for each in told
            if not each.startswith(self._waiting)
        ]
        self.lines += [f"    says: {text}" for text in sorted(set(told))]  # the order is the browser's

    def _quiet(self) -> None:
        """Wait until all that was asked for has been answered, and until nobody has anything to add."""
        before = -1
        while before != (before := self.page.evaluate("window.announced.length")):
            self.page.wait_for_timeout(120)
            self.me.answered()

    def _focused(self) -> str:
        """Role, name, description and states of what has the focus, from the accessibility tree."""
        nodes = self._tree.send("Accessibility.getFullAXTree")["nodes"]
        for node in nodes:
            states = {one["name"]: one["value"].get("value") for one in node.get("properties", [])}
            role = node.get("role", {}).get("value", "")
            if not states.get("focused") or role == "RootWebArea":
                continue
            said = [role, f"“{node.get('name', {}).get('value', '')}”"]
            said += [f"{state}: {states[state]}" for state in STATES if states.get(state) not in NOTHING]
            if role == "slider":  # the tree of the browser's inspector leaves out the words for its value
                said.append(f"“{self.page.evaluate('document.activeElement.ariaValueText')}”")
            described = node.get("description", {}).get("value")
            return ", ".join([*said, *([described] if described else [])])
        return ""

    def _general(self, text: str) -> str:
        text = text.replace("\N{NBSP}", " ")
        for name in self._names:
            text = text.replace(name, "NAME")
        for place in self._places:
            text = re.sub(rf"\b{place}\b", "PLACE", text)
        for pattern, instead in DIFFERENT[self._language]:
            text = re.sub(pattern, instead, text)
        return text
