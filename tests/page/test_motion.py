"""What others do is shown one after another: in order, skipped by a touch, marked where nothing moves."""

import re
from collections.abc import Callable
from dataclasses import dataclass
from itertools import pairwise
from math import hypot
from typing import Any

import pytest
from playwright.sync_api import expect
from tests.page.amsterdam import against
from tests.page.film import END, HELD, HOLD, film
from tests.page.prepared import computer, known, prepare
from tests.page.roads import MIDGAME, Rider, at, far_apart, field
from tests.page.tigris import ANNA, BEN, Sitter, position, prepared
from tests.page.visitor import IDLE, Visit, Visitor

from lautta.server.table.seating import Sitting

# Notes, whenever the line tells something else: which event, in which words, and how much moved meanwhile.
WATCH = """() => {
  window.scenes = [];
  const moving = () => document.getAnimations().filter(
    ({effect}) => effect.target?.closest(".sprites, .flights")).length;
  const look = () => {
    const scene = document.querySelector(".bar .scene");
    const last = window.scenes.at(-1);
    const event = scene ? Number(scene.dataset.event) : null;
    if (last) last.moved = Math.max(last.moved, moving());
    if (event === last?.event) return;
    const words = scene?.querySelector(".words").textContent ?? "";
    window.scenes.push({event, words, moved: moving()});
  };
  const all = {childList: true, characterData: true, subtree: true, attributes: true};
  new MutationObserver(look).observe(document.body, all);
  look();
  const each = () => { look(); requestAnimationFrame(each); };
  requestAnimationFrame(each);
}"""
OTHERS = 3


@dataclass
class Opened:
    """A table with three computers, in my turn."""

    me: Visitor
    end_turn: Callable[[], None]

    @property
    def line(self) -> Any:
        """What tells that something is being shown, and what."""
        return self.me.page.locator(".bar .scene")

    def log(self) -> dict[int, int | None]:
        """The events so far, with whose they are."""
        return {each["number"]: each["seat"] for each in self.me.ask(f"tables/{self.me.table}")["log"]}

    def quiet(self) -> "Opened":
        """Wait until I may act and everything was shown."""
        self.me.my_turn()
        expect(self.line).to_have_count(0)
        return self


def amsterdam(visit: Visit, **more: Any) -> Opened:
    """I draw two cards, so that the three others play."""
    me = against(visit(motion=True, **more), OTHERS)
    return Opened(me, lambda: me.deck(2)).quiet()


def tigris(visit: Visit, **more: Any) -> Opened:
    """I end my turn, so that the three others play."""
    me = visit(motion=True, **more)
    four = position({"G10": "t", "F11": "t", "H7": "s"}, (ANNA, BEN, BEN, BEN))
    sitter = Sitter(me).go(prepared(me, four, against_three(me)))

    def end_turn() -> None:
        sitter.end_turn.click()
        sitter.say_yes()

    return Opened(me, end_turn).quiet()


def against_three(me: Visitor) -> list[Sitting]:
    return [known(me, "Anna"), *(computer(name) for name in ("Ben", "Cleo", "Dan"))]


def four_riders() -> str:
    """A phase of movement in which each of four has two donkeys, and goods to fetch."""
    homes = far_apart(4)
    goods = "\n  ".join(f"{home}: 2 boards, 1 stone, 1 trunks" for home in homes)
    players = [(home, f"t1 donkey {home}", f"t2 donkey {home}") for home in homes]
    return field(*players, board="four_sailors", turn="3", wonder="nnn", neutral="3", goods=goods)


def roads(visit: Visit, **more: Any) -> Opened:
    """I am the last to hand a plan in, so that all of them are carried out."""
    me = visit(motion=True, **more)
    rider = Rider(me).go(prepare(me.database, "roads", four_riders(), against_three(me)))
    expect(me.page.locator(".seat .plan.done")).to_have_count(OTHERS)
    return Opened(me, rider.bar.locator(".done").click).quiet()


Begin = Callable[..., Opened]
of_each_game = pytest.mark.parametrize("begin", [amsterdam, tigris, roads])


def told(opened: Opened) -> list[dict[str, Any]]:
    """What the line told."""
    scenes: list[dict[str, Any]] = opened.me.page.evaluate("window.scenes")
    return scenes


@of_each_game
def test_what_three_others_do_is_shown_one_after_another(visit: Visit, begin: Begin) -> None:
    """Each of them, in the order in which it happened; then it is my turn. For how long, `pace.test.ts` says."""
    opened = begin(visit)
    before = opened.log()
    opened.me.page.evaluate(WATCH)
    opened.end_turn()
    expect(opened.line).to_be_visible()
    opened.quiet()
    expect(opened.me.page.locator(".bar.mine")).to_be_visible()
    shown, log = [scene for scene in told(opened) if scene["event"]], opened.log()
    events = [scene["event"] for scene in shown]
    assert events == sorted(set(events)), "in the order in which it happened"
    assert set(events) <= set(log) - set(before), "and only what is new"
    assert len({log[event] for event in events} - {0, None}) == OTHERS, (shown, log)
    assert all(scene["words"] for scene in shown)
    assert sum(scene["moved"] > 0 for scene in shown) >= OTHERS, shown


@of_each_game
def test_pieces_go_their_way_and_are_nowhere_else(visit: Visit, begin: Begin) -> None:
    """A film of what the others do: nothing jumps, and what is on its way does not lie on the board as well."""
    opened = begin(visit, script=HELD)
    for number, act in enumerate((opened.end_turn, lambda: None)):
        frames = film(opened.me, f"{begin.__name__}-{number}", act)
        ways = [{seen.piece: seen for seen in frame} for frame in frames]
        assert all(way.keys() == ways[0].keys() for way in ways)
        for piece in ways[0]:
            seen = [way[piece] for way in ways]
            steps = [hypot(two.x - one.x, two.y - one.y) for one, two in pairwise(seen)]
            if seen[0].spans > 0.9:
                assert all(step <= max(0.8 * sum(steps), 2) for step in steps), (piece, steps)
            assert not any(each.twice for each in seen), piece


def held(opened: Opened) -> None:
    """What the others do is being shown, and goes on for as long as nobody skips it: no timer runs."""
    opened.end_turn()
    expect(opened.line).to_be_visible()
    opened.me.page.evaluate(HOLD)
    while opened.me.ask(f"tables/{opened.me.table}")["to_move"] != [0]:  # else somebody would still act after a skip
        opened.me.page.evaluate(IDLE)
    opened.me.page.evaluate(IDLE)


def skipped(opened: Opened) -> None:
    """The table is shown as it stands, at once."""
    expect(opened.line).to_have_count(0)
    expect(opened.me.page.locator(".sprites, .flights")).to_have_count(0)
    opened.me.page.evaluate(END)
    opened.quiet()


POINTS = """() => {
  window.points = [];
  const note = () => {
    const now = Number(document.querySelector('[data-seat="0"] .points').innerText);
    if (window.points.at(-1) !== now) window.points.push(now);
  };
  const all = {childList: true, characterData: true, attributes: true, subtree: true};
  new MutationObserver(note).observe(document.body, all);
  note();
}"""


def test_my_factories_work_one_after_another_and_hold_nothing_up(visit: Visit) -> None:
    """Points are counted up, and it is told who makes what; a touch ends it, and is done as well. Where motion is
    unwelcome all is there, and marked.
    """
    rider = at(visit(motion=True), MIDGAME)
    rider.page.evaluate(POINTS)
    rider.page.evaluate(WATCH)
    rider.page.locator("[data-go=run]").click()
    expect(rider.page.locator(".sprites [data-moving]").first).to_be_attached()
    expect(rider.me.sentence).to_be_visible()
    rider.quiet()
    expect(rider.page.locator(".sprites")).to_have_count(0)
    points = rider.page.evaluate("window.points")
    told = [scene for scene in rider.page.evaluate("window.scenes") if scene["event"]]
    assert [scene["words"] for scene in told][:2] == ["Sawmill on b2 makes 6 boards", "Mint on b4 makes 1 coin"]
    assert len(told) == 8 and all(scene["moved"] for scene in told)
    assert len(points) > 2, points
    assert points == sorted(points)
    rider = at(visit(motion=True, script=HELD), MIDGAME)
    film(rider.me, "production", rider.page.locator("[data-go=run]").click)
    rider.page.evaluate(HOLD)
    rider.bar.locator(".done").click()
    expect(rider.page.locator(".phases li[aria-current]")).to_have_text("Movement")
    rider = at(visit(motion=True, reduced_motion="reduce"), MIDGAME)
    rider.page.evaluate(POINTS)
    rider.page.clock.install()
    rider.page.locator("[data-go=run]").click()
    expect(rider.page.locator(".bar .scene .words")).to_have_text(re.compile("^8 factories make 1 share, 1 coin, "))
    expect(rider.page.locator(".sprites .ring")).to_have_count(8)
    assert rider.page.evaluate("window.points") == [points[0], points[-1]]


def test_a_touch_shows_the_table_as_it_stands(visit: Visit) -> None:
    opened = amsterdam(visit, script=HELD)
    held(opened)
    opened.line.get_by_role("button", name="Skip").click()
    skipped(opened)
    held(opened)
    box = opened.me.page.locator(".board-area").bounding_box()
    assert box
    opened.me.page.mouse.click(box["x"] + 12, box["y"] + 12)
    skipped(opened)
    held(opened)
    opened.me.page.keyboard.press("Escape")
    skipped(opened)


def test_marks_where_motion_is_unwelcome(visit: Visit) -> None:
    """Nothing moves; what has changed is marked. What each game moves and marks, its `motions.test.ts` says."""
    opened = tigris(visit, reduced_motion="reduce")
    clock = opened.me.page.clock
    clock.install()
    opened.me.page.evaluate(WATCH)
    opened.end_turn()
    expect(opened.line).to_be_visible()
    expect(opened.me.page.locator(".sprites .ring, .flights .ring").first).to_be_attached()
    while opened.line.count():
        clock.run_for(500)  # as long as it takes to read all that
    scenes = told(opened)
    assert not any(scene["moved"] for scene in scenes), scenes
