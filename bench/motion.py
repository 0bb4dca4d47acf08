"""How smoothly what others did is shown: `python -m bench.motion`, with a built page and a Chromium.

Four people play Roads & Boats on 95 tiles, among 300 goods. Three of them have handed in what their five transporters
do in a phase: each loads, goes and unloads. When the first is done all of it is carried out, and her page shows it
event by event, in a real browser with a real server. Chromium's own trace tells what the main thread had to do
meanwhile, in each frame of a sixtieth of a second, and how many frames were drawn. Without a graphics card it paints in
software.
"""

import argparse
import json
import os
import sys
import tempfile
from bisect import bisect_left
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from bench.browsing import Person

ROOT = Path(__file__).resolve().parent.parent
sys.path.append(str(ROOT / "scripts"))

BOARD, PLAYERS, GOODS, SLOTS = "waterways", 4, 300, 5
KINDS = ("trunks", "boards", "stone", "clay", "fuel", "iron")
FRAME = 1_000_000 / 60  # microseconds
MOST_WORK, LONG_TASK = 12.0, 50.0  # milliseconds
TIMELINE = "disabled-by-default-devtools.timeline"
CATEGORIES = [TIMELINE, f"{TIMELINE}.frame", "devtools.timeline", "blink.user_timing", "toplevel"]
# What the trace calls the work of the main thread, besides running tasks.
PARTS = ("FunctionCall", "EventDispatch", "TimerFire", "RunMicrotasks", "V8.GC_MC_BACKGROUND_MARKING", "MinorGC",
         "MajorGC", "UpdateLayoutTree", "Layout", "PrePaint", "Paint", "Layerize", "Commit", "HitTest")  # fmt: skip


def position() -> str:
    """Goods all over the map, and five donkeys of each player around their home."""
    import lautta

    board = lautta.game("roads").board(BOARD)
    banks = board.names["banks"]
    lies: dict[str, dict[str, int]] = {}
    for number in range(GOODS):
        there = lies.setdefault(banks[number * 7 % len(banks)], {})
        kind = KINDS[number % len(KINDS)]
        there[kind] = there.get(kind, 0) + 1
    goods = "\n".join(
        f"  {place}: " + ", ".join(f"{count} {kind}" for kind, count in there.items()) for place, there in lies.items()
    )
    seats = " ".join(str(seat) for seat in range(1, PLAYERS + 1))
    text = (
        f"lautta position 1\ngame roads\nboard {BOARD}\nseats {PLAYERS}\nturn 5\nphase movement\nstage playing\n"
        f"waiting {seats}\nrow {seats}\nchart {' '.join(reversed(seats.split()))}\nwonder 12n3n4nnn\nneutral 5\n"
        f"goods\n{goods}\n"
    )
    with_goods = [bank for bank in banks if bank in lies]
    for seat in range(PLAYERS):
        first = len(with_goods) * seat // PLAYERS
        places = [with_goods[first + step] for step in range(SLOTS)]
        text += f"player {seat + 1}\n  home {places[0]}\n  transporters\n"
        text += "".join(f"    t{slot} donkey {place}; points 2\n" for slot, place in enumerate(places, 1))
    return text


def plan(text: str, seat: int) -> list[str]:
    """What the transporters of a seat do: each takes goods along to where it can go farthest, and puts them down."""
    import lautta
    from lautta.games.roads.macros import macros

    state = lautta.game("roads").from_text(text)
    done: list[str] = []
    for slot in range(1, SLOTS + 1):
        ways = macros(state, seat, "go", {"transporter": f"t{slot}", "load": "", "unload": ""})
        if not ways:
            continue
        way = max(ways, key=lambda way: len(way["actions"]))
        for action in way["actions"]:
            state.apply(action, seat)
        done += way["actions"]
    return done


@dataclass
class Found:
    """What a trace tells of the time in which motion was shown."""

    seconds: float
    scenes: int
    work_p99_ms: float
    work_most_ms: float
    work_mean_ms: float
    long_tasks: int
    frames_per_s: float
    parts_ms: dict[str, float]


def main_thread(events: list[dict[str, Any]]) -> tuple[int, int]:
    """The process and thread in which the page runs: of all main threads of renderers the busiest."""
    named = [(each["pid"], each["tid"]) for each in events
             if each.get("name") == "thread_name" and each["args"]["name"] == "CrRendererMain"]  # fmt: skip
    busy = dict.fromkeys(named, 0)
    for each in events:
        if each.get("name") == "RunTask" and (each["pid"], each["tid"]) in busy:
            busy[each["pid"], each["tid"]] += each.get("dur", 0)
    return max(busy, key=lambda thread: busy[thread])


def took(task: dict[str, Any]) -> int:
    """Microseconds that the thread worked on something: without those in which the machine did something else."""
    return int(task.get("tdur", task["dur"]))


def read(trace: bytes, scenes: int) -> Found:
    """Take a trace apart; it lasts from the mark `motion begins` to the mark `motion ends`."""
    events = json.loads(trace)["traceEvents"]
    pid, tid = main_thread(events)
    marks = {each["name"]: each["ts"] for each in events if each.get("name") in ("motion begins", "motion ends")}
    begin, end = marks["motion begins"], marks["motion ends"]
    own = [each for each in events if (each["pid"], each["tid"]) == (pid, tid) and each.get("ph") == "X"]
    here = [each for each in own if begin <= each["ts"] < end]
    tasks = [each for each in here if each["name"] == "RunTask"]
    edges = [begin + FRAME * step for step in range(int((end - begin) / FRAME) + 1)]
    work = [0.0] * len(edges)
    for task in tasks:
        at, until = task["ts"], task["ts"] + took(task)
        frame = bisect_left(edges, at) - 1
        while at < until and frame < len(edges):
            stop = min(until, edges[max(0, frame)] + FRAME)
            work[max(0, frame)] += stop - at
            at, frame = max(stop, at + 1), frame + 1
    ranked = sorted(each / 1000 for each in work)
    drawn = [each for each in events if each.get("name") == "DrawFrame" and begin <= each["ts"] < end]
    seconds = (end - begin) / 1_000_000
    return Found(
        seconds=round(seconds, 1),
        scenes=scenes,
        work_p99_ms=round(ranked[int(len(ranked) * 0.99)], 1),
        work_most_ms=round(ranked[-1], 1),
        work_mean_ms=round(sum(ranked) / len(ranked), 2),
        long_tasks=sum(took(task) > LONG_TASK * 1000 for task in tasks),
        frames_per_s=round(len(drawn) / seconds, 1),
        parts_ms={part: total for part in PARTS
                  if (total := round(sum(took(each) for each in here if each["name"] == part) / 1000, 1))},
    )  # fmt: skip


# Marks the time in which something is shown, and counts the events.
WATCH = """() => {
  const bar = document.querySelector(".bar");
  window.shown = new Set();
  new MutationObserver(() => {
    const scene = bar.querySelector(".scene");
    if (scene && !window.shown.size) performance.mark("motion begins");
    if (scene) window.shown.add(scene.dataset.event);
    else if (window.shown.size && !window.ended) { window.ended = true; performance.mark("motion ends"); }
  }).observe(bar, {childList: true, subtree: true, attributes: true, attributeFilter: ["data-event"]});
}"""


def measure(width: int, height: int, keep: Path | None) -> Found:
    """Play the phase with a server of its own; raises where the page complains."""
    from playwright.sync_api import sync_playwright
    from tests.page.chrome import FLAGS
    from tests.page.conftest import Server
    from tests.page.prepared import known, prepare
    from tests.page.visitor import Visitor

    import chromium
    import page as tools
    from lautta.server.table.seating import Sitting

    node = tools.find_node()
    if node:
        os.environ.setdefault("PLAYWRIGHT_NODEJS_PATH", str(node.program))
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        server.start()
        try:
            browser = playwright.chromium.launch(executable_path=chromium.find(), args=FLAGS)
            anna = Visitor(browser.new_page(viewport={"width": width, "height": height}), server.address)
            others = [Person(server.address, name) for name in ("Ben", "Cleo", "Dan")]
            seats = [known(anna, "Anna"), *(Sitting("person", "", each.name) for each in others)]
            text = position()
            table = prepare(server.data / "lautta.db", "roads", text, seats)
            for seat, each in enumerate(others, 1):
                each.play(table, [*plan(text, seat), "done"])
            anna.page.goto(f"{server.address}#/table/{table}")
            anna.page.locator(".planning li.done").nth(PLAYERS - 2).wait_for()
            anna.page.wait_for_timeout(1500)
            anna.page.evaluate(WATCH)
            browser.start_tracing(page=anna.page, categories=CATEGORIES)
            anna.page.locator(".bar .done").click()
            anna.page.wait_for_function("() => window.ended", timeout=60_000, polling=250)  # not in each frame
            scenes = anna.page.evaluate("window.shown.size")
            trace = browser.stop_tracing()
            if keep:
                keep.write_bytes(trace)
            browser.close()
            assert not anna.complaints, anna.complaints
        finally:
            server.stop()
    return read(trace, scenes)


def main() -> int:
    """Measure, say it, and answer 1 if it is not smooth."""
    parser = argparse.ArgumentParser(description=str(__doc__).splitlines()[0])
    parser.add_argument("--width", type=int, default=1400)
    parser.add_argument("--height", type=int, default=900)
    parser.add_argument("--keep", type=Path, help="keep the trace in a file, for the performance panel of a browser")
    wanted = parser.parse_args()
    found = measure(wanted.width, wanted.height, wanted.keep)
    print(json.dumps(asdict(found)))
    return int(found.work_p99_ms > MOST_WORK or found.long_tasks > 0)


if __name__ == "__main__":
    sys.exit(main())
