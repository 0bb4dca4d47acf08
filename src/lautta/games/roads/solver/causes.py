"""Why the better line of a phase is better: the first of these rules that finds a difference at its end, or none."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from lautta.core.game import GameState, Said
from lautta.games.roads.rules.building_table import AT_ONCE, YIELDS, is_secondary
from lautta.games.roads.rules.scoring import rows_points, wealth
from lautta.games.roads.rules.setup import distance
from lautta.games.roads.rules.wonder import wealth_at_home
from lautta.games.roads.show.forecast import Ahead, forecast
from lautta.games.roads.show.timeline import WORTH, carried, fleet, raw
from lautta.games.roads.state import (
    BUILDING,
    BUILDINGS,
    GOOD_NAMES,
    GOODS,
    GOOSE,
    MOUNTAIN,
    MOVEMENT,
    PASTURE,
    PRODUCTION,
    ROCK,
    SETUP,
    SUBJECTS,
    TERRAINS,
    TRANSPORTERS,
    WONDER,
    WOODS,
    State,
    load_of,
    terrain_of,
)

NEARER = 2  # tiles by which some land is nearer to a home before it is told


@dataclass(frozen=True, slots=True)
class Ends:
    """A phase of a seat: the position `before`, those to which what was `played` and the `better` line led, before the
    seat was done, and the beginnings of the `later` turns of the game.
    """

    before: GameState
    played: GameState
    better: GameState
    seat: int
    later: Sequence[GameState]

    @property
    def records(self) -> tuple[State, State, State]:
        """The records of the three positions."""
        return self.before.record, self.played.record, self.better.record

    @property
    def board(self) -> Any:
        """The board's record."""
        return self.before.board.record


Found = Iterator[Said]


def cause(ends: Ends) -> Said | None:
    """The reason why the better line of a phase is better; None if no rule finds one."""
    return next((said for rule in RULES.get(ends.before.record.phase, ()) for said in rule(ends)), None)


def said(name: str, /, **args: str | int) -> Said:
    """A reason."""
    return Said(f"roads-cause-{name}", args)


# set-up


def land(ends: Ends) -> Found:
    """Its home is nearer to some land; that for which it matters most first."""
    _, played, better = ends.records
    found = [(away(ends, played, kind), away(ends, better, kind), kind) for kind in (ROCK, MOUNTAIN, WOODS, PASTURE)]
    for far, near, kind in sorted(found, key=lambda one: one[1] - one[0]):
        if far - near >= NEARER:
            yield said("land", kind=TERRAINS[kind], there=near, here=far)


def away(ends: Ends, s: State, kind: int) -> int:
    """How many tiles a seat's home is from the nearest land of a kind; 0 if there is none, or no home."""
    b, at = ends.board, s.players[ends.seat].home
    tiles = [tile for tile in range(b.tiles) if terrain_of(b, s, tile) == kind and at >= 0]
    return min((distance(b, b.site_tile[at], tile) for tile in tiles), default=0)


# production


def research(ends: Ends) -> Found:
    """It researches."""
    _, played, better = (s.players[ends.seat].research for s in ends.records)
    yield from (said("research", kind=name) for place, name in enumerate(SUBJECTS) if (better & ~played) >> place & 1)


def transporters(ends: Ends) -> Found:
    """It gets a transporter."""
    _, played, better = (Counter(v.kind for v in fleet(s, ends.seat)) for s in ends.records)
    yield from (said("transporter", kind=TRANSPORTERS[kind]) for kind in sorted(better - played, reverse=True))


def runs(ends: Ends) -> Found:
    """It runs a factory more often; that with the most valuable goods first."""
    _, played, better = ends.records
    more = [
        (WORTH.get(YIELDS[kind], 0), (better.used[tile] - played.used[tile]) * AT_ONCE[kind], kind, tile)
        for tile, kind in enumerate(raw(better.building)) if is_secondary(kind)
    ]  # fmt: skip
    for _, count, kind, tile in sorted(more, reverse=True):
        if count > 0:
            yield said("runs", kind=GOOD_NAMES[YIELDS[kind]], count=count, place=ends.before.board.names["tiles"][tile])


# movement


def aboard(ends: Ends) -> Found:
    """It has more points aboard."""
    _, played, better = (wealth(s, ends.seat) for s in ends.records)
    if better > played:
        yield said("aboard", points=better - played)


def fed(ends: Ends) -> Found:
    """It brings a factory what it lacks."""
    played, better = ahead(ends, ends.played), ahead(ends, ends.better)
    for place, one in better.items():
        there = played.get(place)
        if "goods" in one and there and ("lacks" in there or "wood" in there):
            yield said("fed", kind=one["kind"], place=place[0])


def geese(ends: Ends) -> Found:
    """It leaves geese alone that breed then."""
    played, better = ahead(ends, ends.played), ahead(ends, ends.better)
    yield from (said("geese", place=place) for place, kind in better if not kind and (place, kind) not in played)


def ahead(ends: Ends, state: GameState) -> dict[tuple[str, str], Ahead]:
    """The next production of the seat, by place and building; geese without one."""
    found = forecast(state.board, state.record, ends.seat)
    return {(one["place"], one.get("kind", "")): one for one in found if "far" not in one}


def fetched(ends: Ends) -> Found:
    """It fetches goods that the seat left where they lay; the most of a kind first."""
    before, played, better = (memoryview(raw(s.goods)).cast("H") for s in ends.records)
    fewer, more = ([carried(s, ends.seat, good) for good in range(GOODS)] for s in ends.records[1:])
    found = []
    for place in range(ends.board.stores * GOODS):
        good = place % GOODS
        left = min(before[place], played[place]) - better[place]
        if left > 0 and good != GOOSE and more[good] > fewer[good]:
            found.append((WORTH.get(good, 0), left, -place))
    for _, count, place in sorted(found, reverse=True):
        store, good = divmod(-place, GOODS)
        yield said("fetched", kind=GOOD_NAMES[good], count=count, place=ends.before.board.names["stores"][store])


def home(ends: Ends) -> Found:
    """It has more goods at home, to pay for bricks."""
    _, played, better = (wealth_at_home(ends.board, s, ends.seat) if s.players[ends.seat].home >= 0 else 0
                         for s in ends.records)  # fmt: skip
    if better > played:
        yield said("home", count=better - played)


def moved(ends: Ends) -> Found:
    """It moves transporters that the seat left where they were."""
    before, played, better = ([v.site for v in fleet(s, ends.seat)] for s in ends.records)
    count = sum(here == one != other for here, one, other in zip(before, played, better, strict=False))
    if len(before) == len(played) == len(better) and count:
        yield said("moved", count=count)


# building


def built(ends: Ends) -> Found:
    """It builds something, which came later, or never."""
    _, played, better = (raw(s.building) for s in ends.records)
    for tile, kind in enumerate(better):
        if kind and not played[tile]:
            counts = [raw(state.record.building).count(kind) > played.count(kind) for state in ends.later]
            turns = counts.index(True) + 1 if True in counts else 0
            yield said("built", kind=BUILDINGS[kind], place=ends.before.board.names["tiles"][tile], turns=turns)


def roads(ends: Ends) -> Found:
    """It builds more roads."""
    _, played, better = (sum(raw(s.roads)) for s in ends.records)
    if better > played:
        yield said("roads", count=better - played)


def bridges(ends: Ends) -> Found:
    """It bridges a river."""
    _, played, better = (raw(s.bridges) for s in ends.records)
    for tile, (one, other) in enumerate(zip(played, better, strict=True)):
        if other & ~one:
            yield said("bridge", place=ends.before.board.names["tiles"][tile])


def unbuilt(ends: Ends) -> Found:
    """It keeps what the seat spent on a building."""
    before, played, better = (raw(s.building) for s in ends.records)
    if stock(ends.better, ends.seat) > stock(ends.played, ends.seat):
        yield from (said("unbuilt", kind=BUILDINGS[kind], place=ends.before.board.names["tiles"][tile])
                    for tile, kind in enumerate(played) if kind and not before[tile] and not better[tile])  # fmt: skip


# wonder


def row(ends: Ends) -> Found:
    """Its bricks are worth more."""
    _, played, better = (rows_points(s, ends.seat) for s in ends.records)
    if better > played:
        yield said("row", points=better - played)


def bricks(ends: Ends) -> Found:
    """It buys more bricks, or fewer, and keeps the goods."""
    _, played, better = (s.players[ends.seat].bought for s in ends.records)
    if better > played:
        yield said("bricks", count=better - played)
    kept = stock(ends.better, ends.seat) - stock(ends.played, ends.seat)
    if better < played and kept > 0:
        yield said("saved", count=kept)


RULES: dict[int, tuple[Callable[[Ends], Found], ...]] = {
    SETUP: (land,),
    PRODUCTION: (research, transporters, runs),
    MOVEMENT: (aboard, fed, fetched, geese, home, moved),
    BUILDING: (built, roads, bridges, unbuilt),
    WONDER: (row, bricks),
}


def stock(state: GameState, seat: int) -> int:
    """How many goods there are on the ground and aboard the seat's transporters."""
    return sum(memoryview(raw(state.record.goods)).cast("H")) + sum(load_of(v) for v in fleet(state.record, seat))
