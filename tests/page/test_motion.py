"""What others do is shown one after another: in order, skipped by a touch, marked where nothing moves."""

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
from tests.page.roads import Rider
from tests.page.tigris import ANNA, BEN, Sitter, position, prepared
from tests.page.visitor import IDLE, Visit, Visitor

import lautta

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
LOG = """async () => {
  const headers = {authorization: `Bearer ${localStorage.getItem("lautta-token")}`};
  const table = await (await fetch(`/api/tables/${location.hash.split("/")[2]}`, {headers})).json();
  return table.log.map(({number, seat}) => [number, seat]);
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
        return dict(self.me.page.evaluate(LOG))

    def quiet(self) -> "Opened":
        """Wait until I may act and everything was shown."""
        self.me.my_turn()
        expect(self.line).to_have_count(0)
        return self


Begin = Callable[..., Opened]


@pytest.fixture
def amsterdam(visit: Visit) -> Begin:
    """I draw two cards, so that the three others play."""

    def begin(**more: Any) -> Opened:
        me = against(visit(motion=True, **more), OTHERS)

        def end_turn() -> None:
            for _ in range(2):
                me.deck()

        return Opened(me, end_turn).quiet()

    return begin


@pytest.fixture
def tigris(visit: Visit) -> Begin:
    """I end my turn, so that the three others play."""
    four = position({"G10": "t", "F11": "t", "H7": "s"}, (ANNA, BEN, BEN, BEN))

    def begin(**more: Any) -> Opened:
        me = visit(motion=True, **more)
        table = prepared(me, four, [known(me, "Anna"), *(computer(name) for name in ("Ben", "Cleo", "Dan"))])
        sitter = Sitter(me).go(table)

        def end_turn() -> None:
            sitter.end_turn.click()
            sitter.say_yes()

        return Opened(me, end_turn).quiet()

    return begin


def four_riders() -> str:
    """A phase of movement in which each of four has two donkeys, and goods to fetch."""
    board = lautta.game("roads").board("four_sailors")
    banks = board.names["banks"]
    homes = [banks[len(banks) * step // 4] for step in range(4)]
    text = "lautta position 1\ngame roads\nboard four_sailors\nseats 4\nturn 3\nphase movement\nstage playing\n"
    text += "waiting 1 2 3 4\nrow 1 2 3 4\nchart 4 3 2 1\nwonder nnn\nneutral 3\ngoods\n"
    text += "".join(f"  {home}: 2 boards, 1 stone, 1 trunks\n" for home in homes)
    for number, home in enumerate(homes, 1):
        text += f"player {number}\n  home {home}\n  transporters\n"
        text += "".join(f"    t{slot} donkey {home}; points 2\n" for slot in (1, 2))
    return text


@pytest.fixture
def roads(visit: Visit) -> Begin:
    """I am the last to hand a plan in, so that all of them are carried out."""

    def begin(**more: Any) -> Opened:
        me = visit(motion=True, **more)
        seats = [known(me, "Anna"), *(computer(name) for name in ("Ben", "Cleo", "Dan"))]
        rider = Rider(me).go(prepare(me.database, "roads", four_riders(), seats))
        expect(me.page.locator(".planning li.done")).to_have_count(OTHERS)
        return Opened(me, rider.bar.locator(".done").click).quiet()

    return begin


GAMES = ("amsterdam", "tigris", "roads")


@pytest.fixture(params=GAMES)
def begin(request: pytest.FixtureRequest) -> Begin:
    """A table of each game."""
    made: Begin = request.getfixturevalue(request.param)
    return made


def told(opened: Opened) -> list[dict[str, Any]]:
    """What the line told."""
    scenes: list[dict[str, Any]] = opened.me.page.evaluate("window.scenes")
    return scenes


def test_what_three_others_do_is_shown_one_after_another(begin: Begin) -> None:
    """Each of them, in the order in which it happened; then it is my turn. For how long, `pace.test.ts` says."""
    opened = begin()
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


def test_pieces_go_their_way_and_are_nowhere_else(begin: Begin, request: pytest.FixtureRequest) -> None:
    """A film of what the others do: nothing jumps, and what is on its way does not lie on the board as well."""
    opened = begin(script=HELD)
    opened.end_turn()
    for number in range(2):
        frames = film(opened.me, f"{request.node.callspec.id}-{number}")
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


def test_a_touch_shows_the_table_as_it_stands(amsterdam: Begin) -> None:
    opened = amsterdam(script=HELD)
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


def test_marks_where_motion_is_unwelcome(tigris: Begin) -> None:
    """Nothing moves; what has changed is marked. What each game moves and marks, its `motions.test.ts` says."""
    opened = tigris(reduced_motion="reduce")
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
