"""Runs every check there is, two at a time, and sums up.

    python scripts/check.py              # all
    python scripts/check.py ruff types   # these

Each check's output goes to build/logs; the end of it is shown where the check fails.
Under LAUTTA_CI a test left out counts as a failure, so that nothing goes unchecked there without a word.
"""

import os
import re
import shutil
import subprocess
import sys
import threading
import time
from dataclasses import dataclass, field
from pathlib import Path

import chromium
import page
from prepare import find_compiler
from steps import CI, LOGS, ROOT, Command, StepFailed, say, show_tail

BIN = Path(sys.executable).parent
PYTEST = (sys.executable, "-m", "pytest", "-q", "-rs")
AGAIN = ("--reruns", "1", "-rsR")  # a browser on a busy machine may stumble: once more, and told; twice is a failure
BEHIND = ("nice", "-n", "15") if shutil.which("nice") else ()  # for what has no clock, so that browsers stumble less
LANES = 2  # checks that run at the same time: more would only disturb each other on two cores


@dataclass(frozen=True)
class Check:
    """One check: its command, and why it cannot run on this machine, if so."""

    name: str
    title: str
    command: Command
    environment: dict[str, str] = field(default_factory=dict)
    folder: Path = ROOT
    missing: str = ""


@dataclass
class Outcome:
    """How a check went: tests counted where it counts any, else the check itself as one."""

    check: Check
    passed: int = 0
    failed: int = 0
    skipped: int = 0
    seconds: float = 0.0
    again: tuple[str, ...] = ()  # tests that failed and then passed


def checks() -> list[Check]:
    """All checks, the long ones first, so that the lanes end at about the same time."""
    compiler = "" if find_compiler() and sys.platform == "linux" else "no C compiler with Python's headers, or no Linux"
    browser = chromium.find()
    seen = {"LAUTTA_CHROMIUM": browser} if browser else {}
    return [
        Check("tests", "Tests, with compiled and interpreted rules", (*PYTEST, "-m", "not page")),
        Check(
            "page", "Page in a browser", (*PYTEST, *AGAIN, "-m", "page", "tests/page"), seen, missing=_no_page(browser)
        ),
        Check("sanitize", "Rules under sanitizers", (*BEHIND, sys.executable, "tools/sanitize.py"), missing=compiler),
        Check(
            "strict",
            "Tests of the rules, interpreted, with strict records",
            (*BEHIND, *PYTEST, "-m", "not slow and not page", "tests/core", "tests/compiler", "tests/games"),
            {"LAUTTA_STRICT": "1", "LAUTTA_ENGINE": "interpreted"},
        ),
        Check("types", "Types of the Python sources", (BIN / "mypy",)),
        *_page_sources(),
        Check("ruff", "Style of the Python sources", (BIN / "ruff", "check", ".")),
        Check("format", "Layout of the Python sources", (BIN / "ruff", "format", "--check", ".")),
        Check("imports", "Import arrows", (BIN / "lint-imports",)),
    ]


def _no_page(browser: str | None) -> str:
    if not (page.BUILT / "index.html").is_file():
        return "the page is not built"
    return "" if browser else chromium.ADVICE


def _page_sources() -> list[Check]:
    node = page.find_node()
    missing = "" if node else "no Node"
    npm = node.npm if node else ("npm",)
    around = node.environment() if node else {}

    def script(name: str, title: str, of: str) -> Check:
        return Check(name, title, (*npm, "run", "--silent", of), around, page.WEB, missing)

    return [
        script("svelte", "Types of the page", "check"),
        script("lint", "Style of the page", "lint"),
        script("vitest", "Tests of the page's modules", "test"),
    ]


def run(check: Check) -> Outcome:
    """Run one check and count."""
    if check.missing:
        return Outcome(check, failed=int(CI), skipped=int(not CI))
    log = _log(check)
    began = time.monotonic()
    with log.open("wb") as file:
        ended = subprocess.run(
            [str(part) for part in check.command],
            cwd=check.folder,
            env={**os.environ, "NO_COLOR": "1", **check.environment},
            stdin=subprocess.DEVNULL,
            stdout=file,
            stderr=subprocess.STDOUT,
            check=False,
        ).returncode
    output = log.read_text(errors="replace")
    outcome = _count(check, output, ended)
    outcome.seconds = time.monotonic() - began
    outcome.again = tuple(_AGAIN.findall(output))
    return outcome


_AGAIN = re.compile(r"^RERUN (\S+)", re.MULTILINE)
_COUNTED = re.compile(r"(\d+) (passed|failed|skipped|errors?)\b")


def _count(check: Check, output: str, ended: int) -> Outcome:
    """Read the closing line of pytest and vitest; any other check counts as one."""
    outcome = Outcome(check)
    closing = next((line for line in reversed(output.splitlines()) if _closes(line)), "")
    for number, what in _COUNTED.findall(closing):
        kind = {"passed": "passed", "skipped": "skipped"}.get(what, "failed")
        setattr(outcome, kind, getattr(outcome, kind) + int(number))
    if CI:
        outcome.failed, outcome.skipped = outcome.failed + outcome.skipped, 0
    if ended and not outcome.failed:
        outcome.failed = 1
    if not ended and not closing:
        outcome.passed = 1
    return outcome


def _closes(line: str) -> bool:
    return bool(re.search(r"^=*\s*\d+ .* in [\d.]+s", line) or re.search(r"^\s*Tests\s+\d+ ", line))


def _log(check: Check) -> Path:
    LOGS.mkdir(parents=True, exist_ok=True)
    return LOGS / f"check-{check.name}.log"


class Lanes:
    """Runs checks in a few lanes and tells of each as it ends."""

    def __init__(self, wanted: list[Check]) -> None:
        """Take the checks in the order in which they are to start."""
        self._waiting = list(wanted)
        self._running: dict[str, float] = {}
        self._lock = threading.Lock()
        self.outcomes: list[Outcome] = []

    def go(self) -> None:
        """Run all; return when the last has ended."""
        threads = [threading.Thread(target=self._lane) for _ in range(LANES)]
        for thread in threads:
            thread.start()
        quiet = time.monotonic()
        while any(thread.is_alive() for thread in threads):
            time.sleep(0.2)
            if time.monotonic() - quiet > (5 if sys.stdout.isatty() else 30):
                quiet = time.monotonic()
                with self._lock:
                    now = ", ".join(f"{name} {quiet - began:.0f} s" for name, began in self._running.items())
                say(f"  ... running: {now}")

    def _lane(self) -> None:
        while True:
            with self._lock:
                if not self._waiting:
                    return
                check = self._waiting.pop(0)
                self._running[check.name] = time.monotonic()
            outcome = run(check)
            with self._lock:
                del self._running[check.name]
                self.outcomes.append(outcome)
                _tell(outcome)


def _tell(outcome: Outcome) -> None:
    check = outcome.check
    if check.missing:
        say(f"{'✗' if CI else '!'} {check.title}: LEFT OUT: {check.missing}")
        return
    counts = f"{outcome.passed} passed"
    if outcome.failed:
        counts += f", {outcome.failed} failed"
    if outcome.skipped:
        counts += f", {outcome.skipped} skipped"
    say(f"{'✗' if outcome.failed else '✓'} {check.title}: {counts} ({outcome.seconds:.1f} s)")
    for test in outcome.again:
        say(f"    needed a second try: {test}")
    if outcome.failed:
        show_tail(_log(check), 80)


def main(names: list[str]) -> int:
    """Run the checks of these names, or all; answer the exit status."""
    known = checks()
    unknown = set(names) - {check.name for check in known}
    if unknown:
        there = " ".join(check.name for check in known)
        raise StepFailed(f"no check is called {', '.join(sorted(unknown))}; there are {there}")
    lanes = Lanes([check for check in known if not names or check.name in names])
    began = time.monotonic()
    lanes.go()
    _sum_up(lanes.outcomes, time.monotonic() - began)
    return int(any(outcome.failed for outcome in lanes.outcomes))


def _sum_up(outcomes: list[Outcome], seconds: float) -> None:
    bad = [outcome.check.name for outcome in outcomes if outcome.failed]
    left_out = [outcome.check.name for outcome in outcomes if outcome.skipped]
    say("")
    say(f"{len(outcomes)} checks in {seconds:.0f} s" + (f"; not good: {', '.join(bad)}" if bad else "; all good"))
    if left_out:
        say(f"LEFT OUT, in whole or in part: {', '.join(left_out)}")
    total = [sum(getattr(outcome, kind) for outcome in outcomes) for kind in ("passed", "failed", "skipped")]
    say(f"{total[0]} passed, {total[1]} failed" + (f", {total[2]} skipped" if total[2] else ""))


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except StepFailed as failed:
        sys.exit(str(failed))
