"""Works step by step: each is prepared, paid for, and completed; what comes of it may need a choice more."""

from lautta.games.roads.breeding import breed
from lautta.games.roads.building import (
    complete_build,
    complete_shaft,
    prepare_build,
    prepare_shaft,
)
from lautta.games.roads.buildings import is_secondary
from lautta.games.roads.helping import ask_help, covered, give_back
from lautta.games.roads.launching import deliver, destroy, keep_limits
from lautta.games.roads.map import place_transporter
from lautta.games.roads.paying import close_work, give, paid_up, pay_forced
from lautta.games.roads.production import bring_out, place_output, prepare_harness, prepare_use, put_on
from lautta.games.roads.research import any_upgrade, change_factory, learn, prepare_research
from lautta.games.roads.roadwork import complete_bridge, complete_road, prepare_bridge, prepare_road
from lautta.games.roads.state import (
    BOARDS,
    BRICK,
    BRIDGE,
    BUILD,
    DEMOLISH,
    EVEN,
    HARNESS,
    LAUNCH,
    MINE,
    RESEARCH,
    ROAD,
    SHAFT,
    SOURCES,
    STONE,
    USE,
    WALL,
    Board,
    State,
)
from lautta.games.roads.walls import complete_demolish, complete_wall, narrow, prepare_wall
from lautta.games.roads.wonder import complete_brick, prepare_brick


def advance(b: Board, s: State) -> None:
    """Pay what leaves no choice; when all is paid the work is completed."""
    if not covered(b, s):
        return
    pay_forced(b, s)
    if not paid_up(s):
        return
    job = s.work.job
    if job == USE and is_secondary(s.building[s.work.tile]):
        bring_out(b, s)
        go_on_placing(b, s)
    elif job in (USE, HARNESS):
        deliver(b, s)
        if s.work.job != LAUNCH:
            end_delivery(b, s)
    elif job == RESEARCH:
        learn(b, s)
        go_on_upgrading(b, s)
    else:
        complete(b, s, job)
        close_work(s)


def complete(b: Board, s: State, job: int) -> None:
    """A work that needs no more choices."""
    if job == BUILD:
        complete_build(b, s)
    elif job == SHAFT:
        complete_shaft(s)
    elif job == ROAD:
        complete_road(b, s)
    elif job == BRIDGE:
        complete_bridge(b, s)
    elif job == WALL:
        complete_wall(b, s)
    elif job == DEMOLISH:
        complete_demolish(b, s)
    elif job == BRICK:
        complete_brick(s)


def pay(b: Board, s: State, seat: int, good: int, source: int) -> None:
    """One good is given, and what then leaves no choice follows; or another player is asked for one."""
    if source >= SOURCES:
        ask_help(s, seat, good, source)
        return
    narrow(b, s, source)
    give(b, s, good, source)
    advance(b, s)


def drop(b: Board, s: State) -> None:
    """A work is given up."""
    give_back(s)
    close_work(s)


# production


def use(b: Board, s: State, seat: int, tile: int) -> None:
    """A run of a factory."""
    prepare_use(b, s, seat, tile)
    advance(b, s)


def harness(b: Board, s: State, seat: int, slot: int) -> None:
    """A donkey becomes a wagon."""
    prepare_harness(b, s, seat, slot)
    advance(b, s)


def put(b: Board, s: State, slot: int) -> None:
    """A piece of output onto a transporter."""
    put_on(s, slot)
    go_on_placing(b, s)


def go_on_placing(b: Board, s: State) -> None:
    """The rest of the output, as far as it leaves no choice."""
    place_output(b, s)
    if s.work.out_left == 0:
        close_work(s)


def launch(b: Board, s: State, seat: int, site: int) -> None:
    """A new boat is in the water."""
    place_transporter(s, seat, s.work.detail, site)
    end_delivery(b, s)


def end_delivery(b: Board, s: State) -> None:
    """A new transporter is there; there may be too many now."""
    seat = s.work.seat
    close_work(s)
    keep_limits(b, s, seat)


def scrap(b: Board, s: State, seat: int, slot: int) -> None:
    """A transporter goes."""
    destroy(b, s, seat, slot)
    close_work(s)
    keep_limits(b, s, seat)


def breed_donkeys(b: Board, s: State, seat: int, tile: int) -> None:
    """A third donkey; there may be too many transporters now."""
    breed(b, s, seat, tile)
    keep_limits(b, s, seat)


def research(b: Board, s: State, seat: int, subject: int, store: int) -> None:
    """A subject is researched."""
    prepare_research(b, s, seat, subject, store)
    advance(b, s)


def upgrade(b: Board, s: State, tile: int) -> None:
    """A factory is upgraded."""
    change_factory(s, tile)
    go_on_upgrading(b, s)


def go_on_upgrading(b: Board, s: State) -> None:
    """There may be others."""
    if not any_upgrade(b, s):
        close_work(s)


def enough(s: State) -> None:
    """No more upgrades: they are not possible later."""
    close_work(s)


# building


def build(b: Board, s: State, seat: int, kind: int, store: int) -> None:
    """A building."""
    prepare_build(b, s, seat, kind + 1, store, EVEN)
    advance(b, s)


def mine(b: Board, s: State, seat: int, store: int, mixture: int) -> None:
    """A mine."""
    prepare_build(b, s, seat, MINE, store, mixture)
    advance(b, s)


def shaft(b: Board, s: State, seat: int, tile: int, mixture: int) -> None:
    """A shaft."""
    prepare_shaft(b, s, seat, tile, mixture)
    advance(b, s)


def road(b: Board, s: State, seat: int, end: int) -> None:
    """A road."""
    prepare_road(b, s, seat, end)
    advance(b, s)


def bridge(b: Board, s: State, seat: int, spot: int) -> None:
    """A bridge."""
    prepare_bridge(b, s, seat, spot)
    advance(b, s)


def wall(b: Board, s: State, seat: int, side: int) -> None:
    """A wall, or a token more on it."""
    prepare_wall(b, s, seat, side, WALL, STONE)
    advance(b, s)


def demolish(b: Board, s: State, seat: int, side: int) -> None:
    """A wall becomes neutral."""
    prepare_wall(b, s, seat, side, DEMOLISH, BOARDS)
    advance(b, s)


def brick(b: Board, s: State, seat: int) -> None:
    """A brick of the wonder."""
    prepare_brick(b, s, seat)
    advance(b, s)
