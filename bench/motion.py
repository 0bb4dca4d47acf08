"""How smoothly what others did is shown: `python -m bench.motion`, with a built page and a Chromium.

Four people play Roads & Boats on 95 tiles, among 300 goods. All have planned what their five transporters do in a
phase: each loads, goes and unloads. When the last is done all of it is carried out, and her page shows it scene by
scene, in a real browser with a real server. Chromium's own trace tells what the main thread had to do meanwhile, in
each frame of a sixtieth of a second, and how many frames were drawn. Without a graphics card it paints in software.
"""

import argparse
import json
import sys
from bisect import bisect_left
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from bench.crowd import position, seated
from bench.measuring import TURNS, compared

NAMES = ("Anna", "Ben", "Cleo", "Dan")
PLAYERS, SLOTS = len(NAMES), 5
FRAME = 1_000_000 / 60  # microseconds
MOST_WORK, LONG_TASK = 12.0, 50.0  # milliseconds
TIMELINE = "disabled-by-default-devtools.timeline"
CATEGORIES = [TIMELINE, f"{TIMELINE}.frame", "devtools.timeline", "blink.user_timing", "toplevel"]
# What the trace calls the work of the main thread, besides running tasks.
PARTS = ("FunctionCall", "EventDispatch", "TimerFire", "RunMicrotasks", "V8.GC_MC_BACKGROUND_MARKING", "MinorGC",
         "MajorGC", "UpdateLayoutTree", "Layout", "PrePaint", "Paint", "Layerize", "Commit", "HitTest")  # fmt: skip


def plan(text: str, seat: int) -> list[str]:
    """What the transporters of a seat do: each takes goods along to where it can go farthest, and puts them down."""
    import lautta
    from lautta.games.roads.show.macros import macros

    state = lautta.game("roads").from_text(text)
    done: list[str] = []
    for slot in range(1, SLOTS + 1):
        ways = macros(state, seat, "go", {"transporter": f"t{slot}", "load": "all", "unload": ""})
        way = max(ways, key=lambda way: len(way["actions"]))
        if {action.split()[0] for action in way["actions"]} != {"load", "go", "unload"}:
            raise ValueError(f"transporter {slot} of seat {seat} takes nothing along: {way['actions']}")
        for action in way["actions"]:
            state.apply(action, seat)
        done += way["actions"]
    return done


@dataclass
class Found:
    """What a trace tells of the time in which motion was shown."""

    seconds: float
    events: int
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


def read(trace: bytes, scenes: int, happened: int) -> Found:
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
        events=happened,
        scenes=scenes,
        work_p99_ms=round(ranked[int(len(ranked) * 0.99)], 1),
        work_most_ms=round(ranked[-1], 1),
        work_mean_ms=round(sum(ranked) / len(ranked), 2),
        long_tasks=sum(took(task) > LONG_TASK * 1000 for task in tasks),
        frames_per_s=round(len(drawn) / seconds, 1),
        parts_ms={part: total for part in PARTS
                  if (total := round(sum(took(each) for each in here if each["name"] == part) / 1000, 1))},
    )  # fmt: skip


# Marks the time in which something is shown, and counts the scenes, my own as well, which the bar does not tell.
WATCH = """() => {
  const sheets = document.querySelector(".sheets");
  window.shown = new Set();
  const look = () => {
    const scene = sheets.querySelector(".sprites");
    if (scene && !window.shown.size) performance.mark("motion begins");
    if (scene) window.shown.add(scene.dataset.scene);
    else if (window.shown.size && !window.ended) { window.ended = true; performance.mark("motion ends"); }
  };
  new MutationObserver(look).observe(sheets, {childList: true});
  new MutationObserver(look).observe(sheets, {subtree: true, attributes: true, attributeFilter: ["data-scene"]});
}"""


def measure(width: int, height: int, keep: Path | None) -> Found:
    """Let a phase be planned by all, and shown when the last of them is done."""
    text = position(PLAYERS, SLOTS)
    with seated(text, NAMES, width, height) as (anna, table, people):
        for seat, each in enumerate(people):
            each.play(table, plan(text, seat) + (["done"] if seat else []))
        anna.page.goto(f"{anna.address}#/table/{table}")
        anna.page.locator(".planning li.done, .seats .plan.done").nth(PLAYERS - 2).wait_for()
        anna.page.wait_for_timeout(1500)
        anna.page.evaluate(WATCH)
        browser = anna.page.context.browser
        assert browser
        browser.start_tracing(page=anna.page, categories=CATEGORIES)
        anna.page.locator(".bar .done").click()
        anna.page.wait_for_function("() => window.ended", timeout=60_000, polling=250)  # not in each frame
        scenes = anna.page.evaluate("window.shown.size")
        trace = browser.stop_tracing()
        log = people[0].ask(f"/tables/{table}")["log"]
    if keep:
        keep.write_bytes(trace)
    return read(trace, scenes, sum(each["kind"] == "action" for each in log))


def main() -> int:
    """Measure, say it, and answer 1 if it is not smooth."""
    if compared("bench.motion", "work_p99_ms", goal="test"):
        return 0
    parser = argparse.ArgumentParser(description=str(__doc__).splitlines()[0], parents=[TURNS])
    parser.add_argument("--width", type=int, default=1400)
    parser.add_argument("--height", type=int, default=900)
    parser.add_argument("--keep", type=Path, help="keep the trace in a file, for the performance panel of a browser")
    wanted = parser.parse_args()
    found = measure(wanted.width, wanted.height, wanted.keep)
    print(json.dumps(asdict(found)))
    return int(found.work_p99_ms > MOST_WORK or found.long_tasks > 0)


if __name__ == "__main__":
    sys.exit(main())
