"""Works step by step: each is prepared, paid for, and completed; what comes of it may need another choice."""

from lautta.games.roads.rules.breeding import breed
from lautta.games.roads.rules.building import (
    complete_build,
    complete_shaft,
    prepare_build,
    prepare_shaft,
)
from lautta.games.roads.rules.building_table import is_secondary
from lautta.games.roads.rules.helping import ask_help, covered, give_back
from lautta.games.roads.rules.new_transporters import deliver, destroy, keep_limits, place_transporter
from lautta.games.roads.rules.paying import close_work, give, paid_up, pay_forced
from lautta.games.roads.rules.production import bring_out, place_output, prepare_harness, prepare_use, put_on
from lautta.games.roads.rules.research import any_upgrade, change_factory, learn, prepare_research
from lautta.games.roads.rules.roadwork import complete_bridge, complete_road, prepare_bridge, prepare_road
from lautta.games.roads.rules.walls import complete_demolish, complete_wall, narrow, prepare_wall
from lautta.games.roads.rules.wonder import complete_brick, prepare_brick
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


def advance(b: Board, s: State) -> None:
    """Pay what leaves no choice; when everything is paid the work is completed."""
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
    """Complete a work that needs no more choices."""
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
    """Pay one good, and then those that leave no choice; or ask another player for one."""
    if source >= SOURCES:
        ask_help(s, seat, good, source)
        return
    narrow(b, s, source)
    give(b, s, good, source)
    advance(b, s)


def drop(b: Board, s: State) -> None:
    """Give up the work."""
    give_back(s)
    close_work(s)


# production


def use(b: Board, s: State, seat: int, tile: int) -> None:
    """Run a factory."""
    prepare_use(b, s, seat, tile)
    advance(b, s)


def harness(b: Board, s: State, seat: int, slot: int) -> None:
    """Turn a donkey into a wagon."""
    prepare_harness(b, s, seat, slot)
    advance(b, s)


def put(b: Board, s: State, slot: int) -> None:
    """Put a piece of output on a transporter."""
    put_on(s, slot)
    go_on_placing(b, s)


def go_on_placing(b: Board, s: State) -> None:
    """Place the rest of the output, as far as it leaves no choice."""
    place_output(b, s)
    if s.work.out_left == 0:
        close_work(s)


def launch(b: Board, s: State, seat: int, site: int) -> None:
    """Put a new boat into the water."""
    place_transporter(s, seat, s.work.detail, site)
    end_delivery(b, s)


def end_delivery(b: Board, s: State) -> None:
    """Finish a delivery: there is a new transporter, and there may be too many now."""
    seat = s.work.seat
    close_work(s)
    keep_limits(b, s, seat)


def scrap(b: Board, s: State, seat: int, slot: int) -> None:
    """Scrap a transporter."""
    destroy(b, s, seat, slot)
    close_work(s)
    keep_limits(b, s, seat)


def breed_donkeys(b: Board, s: State, seat: int, tile: int) -> None:
    """Add a third donkey; there may be too many transporters now."""
    s.may_call = 0
    breed(b, s, seat, tile)
    keep_limits(b, s, seat)


def research(b: Board, s: State, seat: int, subject: int, store: int) -> None:
    """Research a subject."""
    prepare_research(b, s, seat, subject, store)
    advance(b, s)


def upgrade(b: Board, s: State, tile: int) -> None:
    """Upgrade a factory."""
    change_factory(s, tile)
    go_on_upgrading(b, s)


def go_on_upgrading(b: Board, s: State) -> None:
    """Offer further upgrades, if there are any."""
    if not any_upgrade(b, s):
        close_work(s)


def enough(s: State) -> None:
    """Decline further upgrades, which are not possible later."""
    close_work(s)


# building


def build(b: Board, s: State, seat: int, kind: int, store: int) -> None:
    """Build a building."""
    prepare_build(b, s, seat, kind + 1, store, EVEN)
    advance(b, s)


def mine(b: Board, s: State, seat: int, store: int, mixture: int) -> None:
    """Build a mine."""
    prepare_build(b, s, seat, MINE, store, mixture)
    advance(b, s)


def shaft(b: Board, s: State, seat: int, tile: int, mixture: int) -> None:
    """Sink a shaft."""
    prepare_shaft(b, s, seat, tile, mixture)
    advance(b, s)


def road(b: Board, s: State, seat: int, end: int) -> None:
    """Build a road."""
    prepare_road(b, s, seat, end)
    advance(b, s)


def bridge(b: Board, s: State, seat: int, spot: int) -> None:
    """Build a bridge."""
    prepare_bridge(b, s, seat, spot)
    advance(b, s)


def wall(b: Board, s: State, seat: int, side: int) -> None:
    """Build a wall, or add a token to it."""
    prepare_wall(b, s, seat, side, WALL, STONE)
    advance(b, s)


def demolish(b: Board, s: State, seat: int, side: int) -> None:
    """Make a wall neutral."""
    prepare_wall(b, s, seat, side, DEMOLISH, BOARDS)
    advance(b, s)


def brick(b: Board, s: State, seat: int) -> None:
    """Buy a brick of the wonder."""
    prepare_brick(b, s, seat)
    advance(b, s)
