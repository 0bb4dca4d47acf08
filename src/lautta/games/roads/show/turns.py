"""What each turn brought a seat, and what waited in it, in sentences.

Nobody owns buildings or goods on the ground: they concern the seats whose transporters are nearest. All is public.
"""

from collections import Counter
from collections.abc import Container, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from lautta.core.advisers import TurnReport
from lautta.core.game import GameState, Said
from lautta.games.roads.actions import PARTNER
from lautta.games.roads.rules.building_table import AT_ONCE, INPUT, YIELDS, burns_wood, is_primary, is_secondary
from lautta.games.roads.rules.scoring import rows_points, wealth
from lautta.games.roads.rules.transporter_table import CAPACITY
from lautta.games.roads.show.forecast import of_building, who_is_nearest
from lautta.games.roads.show.timeline import WORTH, raw, turn_of
from lautta.games.roads.state import (
    BOARDS,
    BUILDINGS,
    GOOD_NAMES,
    GOODS,
    GOOSE,
    MINE,
    PRODUCTION,
    SETUP,
    SLOTS,
    SUBJECTS,
    TRANSPORTERS,
    TRUNKS,
    Board,
    State,
    load_of,
)

MOST = 4  # sentences about what a turn brought, and about what waited,
MOST_OF_A_SORT = 2  # and at most so many of them about factories, or about goods on the ground
LONG = 2  # turns for which goods have lain before it is told
LATER = 2  # turns by which something comes later than in another game before it is told
BURNT = ("trunks", "boards")
ON_TILE = {"use", "breed", "shaft", "upgrade"}  # what is done on a tile, which is the first argument,
ON_STORE = {"build": 1, "mine": 0, "research": 1}  # and what is done at a store, which is that argument
NOWHERE, EVERYWHERE = -1, -2


@dataclass(frozen=True, slots=True)
class Turn:
    """A turn: its actions as seats and codes, and the positions before each of them and after the last."""

    actions: Sequence[tuple[int, int]]
    positions: Sequence[GameState]

    @property
    def number(self) -> int:
        """The turn, counted from 1."""
        return self.positions[0].turn

    @property
    def board(self) -> Any:
        """The board's record."""
        return self.positions[0].board.record

    @property
    def last(self) -> GameState:
        """The position at its end, before the next production."""
        end = self.positions[-1]
        return end if end.over or end.turn == self.number else self.positions[-2]

    @property
    def is_whole(self) -> bool:
        """Was it played to its end? If not, nobody knows what would have waited."""
        return self.positions[-1].over or self.positions[-1].turn != self.number

    @property
    def phases(self) -> list[GameState]:
        """The last position of each phase."""
        last = {state.record.phase: state for state in self.positions[:-1]}
        return [*last.values(), self.last]


@dataclass(slots=True)
class Ledger:
    """A seat's turn in numbers.

    `made`: goods by kind and tile. `idle`: factories that did not run, by tile, each with the good that it lacked
    (`wood` for trunks or boards, nothing where all was there). `lying`: goods that lay from the production to the end,
    by store and kind. Transporters: `still` did nothing, `empty` went without ever carrying anything, `half` never
    carried more than half of what they can.
    """

    turn: Turn
    seat: int
    made: Counter[tuple[int, int]] = field(default_factory=Counter)
    idle: dict[int, str] = field(default_factory=dict)
    lying: dict[tuple[int, int], int] = field(default_factory=dict)
    still: int = 0
    empty: int = 0
    half: int = 0
    transporters: int = 0


def reports(turns: Iterable[Turn], wanted: Container[int], ahead: "Ahead | None" = None) -> Iterator[TurnReport]:
    """What each wanted turn of all brought each seat and what waited, in order; `ahead` is a better game alone."""
    before: list[Memory] = []
    for turn in turns:
        if turn.positions[0].record.phase == SETUP:
            continue
        found = [ledger(turn, seat) for seat in range(turn.last.players)]
        before = [Memory.of(one, before[one.seat] if before else Memory({}, {})) for one in found]
        for one, memory in zip(found, before, strict=True) if turn.number in wanted else ():
            count_made(one)
            count_transporters(one)
            plan = ahead.told(turn.number) if ahead else []
            rest = waited(one, memory)[:MOST] if turn.is_whole else []
            yield TurnReport(turn.number, one.seat, brought(one)[:MOST], rest, plan)


@dataclass(frozen=True, slots=True)
class Memory:
    """For how many turns factories have been idle, by tile, and how many of a good have lain in each of the last turns,
    by store and kind.
    """

    idle: dict[int, int]
    lying: dict[tuple[int, int], list[int]]

    @staticmethod
    def of(one: Ledger, before: "Memory") -> "Memory":
        """What is to be remembered after a turn."""
        lying = {place: [*before.lying.get(place, []), count] for place, count in one.lying.items()}
        return Memory({tile: before.idle.get(tile, 0) + 1 for tile in one.idle}, lying)

    def lain(self) -> list[tuple[int, int, int, int]]:
        """What has lain for more than a turn, longest first: for how many turns, how many, the store and the kind."""
        found = []
        for (store, good), counts in self.lying.items():
            count = min(counts[-LONG:])
            turns = next((back for back, each in enumerate(reversed(counts)) if each < count), len(counts))
            found.append((turns, count, store, good))
        return sorted((each for each in found if each[0] >= LONG), reverse=True)


# in numbers


def ledger(turn: Turn, seat: int) -> Ledger:
    """What waited in a seat's turn, in numbers."""
    one = Ledger(turn, seat)
    count_idle(one)
    count_lying(one)
    return one


def count_made(one: Ledger) -> None:
    """Count what buildings gave by themselves, the seat's runs of factories, and those that nobody attended."""
    b = one.turn.board
    first, last = one.turn.positions[0].record, one.turn.last.record
    runs = Counter((seat, args[0]) for seat, name, args in named(one.turn) if name == "use")
    for tile, building in enumerate(raw(first.building)):
        near = is_near(b, first, one.seat, tile)
        if building == MINE and first.drawn[tile] and near:
            one.made[first.drawn[tile] - 1, tile] += 1
        elif building != MINE and is_primary(building) and near:
            one.made[YIELDS[building], tile] += 1
        elif is_secondary(building):
            own, all_runs = runs[one.seat, tile], sum(runs[seat, tile] for seat in range(last.seats))
            unattended = max(last.used[tile] - all_runs, 0) if near else 0
            if own + unattended:
                one.made[YIELDS[building], tile] += (own + unattended) * AT_ONCE[building]


def count_idle(one: Ledger) -> None:
    """Find the factories that did not run, and what they lacked when production ended."""
    b = one.turn.board
    then = next((s.record for s in one.turn.phases if s.record.phase == PRODUCTION), one.turn.positions[0].record)
    for tile, building in enumerate(raw(then.building)):
        if is_secondary(building) and not one.turn.last.record.used[tile] and is_near(b, then, one.seat, tile):
            found = of_building(b, then, one.seat, tile, {"place": ""})
            one.idle[tile] = next(iter(found.get("lacks", {})), "wood" if "wood" in found else "")


def count_lying(one: Ledger) -> None:
    """Find what nobody fetched, but at home, where it pays for bricks, at factories that take it, and geese."""
    b = one.turn.board
    snapshots = [memoryview(raw(state.record.goods)).cast("H") for state in one.turn.phases]
    s = one.turn.last.record
    for place, count in enumerate(snapshots[0][: b.stores * GOODS]):
        store, good = divmod(place, GOODS)
        if not count or good == GOOSE:
            continue
        tile, least = b.site_tile[store], min(each[place] for each in snapshots)
        building = s.building[tile]
        wanted = INPUT[building][good] or (burns_wood(building) and good in (TRUNKS, BOARDS))
        if least and not wanted and tile != home_of(b, s, one.seat) and is_near(b, s, one.seat, tile):
            one.lying[store, good] = least


def count_transporters(one: Ledger) -> None:
    """Count what transporters did: those that took part in anything, or stood where their seat worked, were busy."""
    b = one.turn.board
    busy, went = busy_slots(one, b)
    loads = [load(one, slot) for slot in range(SLOTS)]
    first, last = (state.record.players[one.seat].transporters for state in (one.turn.positions[0], one.turn.last))
    for slot in range(SLOTS):
        if not last[slot].kind or first[slot].kind != last[slot].kind:
            continue
        one.transporters += 1
        one.still += slot not in busy | went
        one.empty += slot in went - busy and not loads[slot]
        one.half += slot in went - busy and 0 < 2 * loads[slot] <= CAPACITY[last[slot].kind]


def busy_slots(one: Ledger, b: Board) -> tuple[set[int], set[int]]:
    """The transporters that stood where their seat worked, or met others; and those that went or were handled."""
    busy: set[int] = set()
    went: set[int] = set()
    for (actor, code), state in zip(one.turn.actions, one.turn.positions, strict=False):
        action, args = state.space.decode(code)
        for param, value in zip(action.params, args, strict=True):
            if param is PARTNER and value // SLOTS == one.seat:
                busy.add(value % SLOTS)
            if actor == one.seat and param.names == "slots":
                went.add(value)
        if actor == one.seat:
            tile = working_tile(b, state.record, one.seat, action.name, args)
            fleet = state.record.players[one.seat].transporters
            busy |= {slot for slot in range(SLOTS) if tile == EVERYWHERE or b.site_tile[fleet[slot].site] == tile}
    return busy, went


def working_tile(b: Board, s: State, seat: int, name: str, args: Sequence[int]) -> int:
    """The tile where a seat works with an action; walls could be the work of any transporter."""
    tile = EVERYWHERE if name in ("wall", "demolish") else NOWHERE
    if name in ON_TILE:
        tile = args[0]
    elif name in ON_STORE:
        tile = b.site_tile[args[ON_STORE[name]]]
    elif name == "brick":
        tile = home_of(b, s, seat)
    elif name == "road":
        tile = b.site_tile[b.end_from[args[0]]]
    elif name == "bridge":
        tile = b.spot_tile[args[0]]
    return int(tile)


def load(one: Ledger, slot: int) -> int:
    """The most that a transporter carried or led in a turn; another transporter counts as much as all it can carry."""
    fleet = [state.record.players[one.seat].transporters[slot] for state in one.turn.positions[:-1]]
    loads: list[int] = [load_of(v) + v.led + (CAPACITY[v.kind] if v.passenger or v.carrier else 0) for v in fleet]
    return max(loads)


def named(turn: Turn) -> Iterator[tuple[int, str, Sequence[int]]]:
    """The actions of a turn: seat, name, arguments."""
    space = turn.last.space
    for seat, code in turn.actions:
        action, args = space.decode(code)
        yield seat, action.name, args


def is_near(b: Board, s: State, seat: int, tile: int) -> bool:
    """Is nobody else nearer?"""
    return s.seats == 1 or who_is_nearest(b, s, seat, tile) == seat


def home_of(b: Board, s: State, seat: int) -> int:
    """The home tile of a seat."""
    home = s.players[seat].home
    return b.site_tile[home] if home >= 0 else NOWHERE


# in sentences


def said(name: str, /, **args: str | int) -> Said:
    """A sentence of a report."""
    return Said(f"roads-turn-{name}", args)


def brought(one: Ledger) -> list[Said]:
    """What a turn brought: points, buildings, research, transporters, bricks and goods, the most valuable first."""
    first, last, seat = one.turn.positions[0].record, one.turn.last.record, one.seat
    names = one.turn.last.board.names["stores"]
    found: list[Said] = []
    before, after = (points_of(s, seat) for s in (first, last))
    if after > before:
        found.append(said("points", points=after - before, total=after))
    for actor, name, args in named(one.turn):
        if actor == seat and name in ("build", "mine"):
            store = args[ON_STORE[name]]
            if kind := last.building[one.turn.board.site_tile[store]]:
                found.append(said("built", kind=BUILDINGS[kind], place=names[store]))
    learned = last.players[seat].research & ~first.players[seat].research
    found.extend(said("learned", kind=name) for place, name in enumerate(SUBJECTS) if learned >> place & 1)
    found.extend(said("new", kind=TRANSPORTERS[kind], count=count) for kind, count in gained(first, last, seat).items())
    if bricks := raw(last.bricks)[: last.laid].count(seat + 1) - raw(first.bricks)[: first.laid].count(seat + 1):
        found.append(said("bricks", count=bricks))
    goods: Counter[int] = Counter()
    for (good, _), count in one.made.items():
        goods[good] += count
    for good, count in sorted(goods.items(), key=lambda pair: (-WORTH.get(pair[0], 0), -pair[1], pair[0])):
        places = ", ".join(tiles_of(one)[tile] for kind, tile in sorted(one.made) if kind == good)
        found.append(said("made", kind=GOOD_NAMES[good], count=count, places=places))
    return found


def gained(first: State, last: State, seat: int) -> Counter[int]:
    """The transporters of a seat that it had not before, by kind."""
    before, after = (Counter(v.kind for v in s.players[seat].transporters if v.kind) for s in (first, last))  # type: ignore[attr-defined]
    return after - before


def waited(one: Ledger, memory: Memory) -> list[Said]:
    """What waited in a turn, the most important first."""
    names, state = one.turn.last.board.names["stores"], one.turn.last
    told: set[tuple[int, int]] = set()
    found: list[Said] = []
    if state.over:
        found.extend(said("ashore", kind=GOOD_NAMES[good], count=count, place=names[store])
                     for (store, good), count in one.lying.items() if good in WORTH)  # fmt: skip
    idle = sorted(one.idle.items(), key=lambda pair: (bool(pair[1]), -worth(state, pair[0]), pair[0]))
    for tile, good in idle[:MOST_OF_A_SORT]:
        kinds = BURNT if good == "wood" else (good,)
        there = [(count, place) for place, count in one.lying.items() if GOOD_NAMES[place[1]] in kinds]
        count, place = max(there, default=(0, (0, 0)))
        told.add(place)
        kind, at = BUILDINGS[state.record.building[tile]], names[place[0]]
        waits: dict[str, str | int] = {"good": good or "nothing", "turns": memory.idle[tile], "count": count, "at": at}
        found.append(said("idle", kind=kind, place=tiles_of(one)[tile], **waits))
    for name, count in (("still", one.still), ("empty", one.empty)):
        if count:
            found.append(said(name, count=count, all=one.transporters))
    lain = [each for each in memory.lain() if each[2:] not in told and not (state.over and each[3] in WORTH)]
    found.extend(said("lying", kind=GOOD_NAMES[good], count=count, place=names[store], turns=turns)
                 for turns, count, store, good in lain[:MOST_OF_A_SORT])  # fmt: skip
    if one.half:
        found.append(said("half", count=one.half, all=one.transporters))
    return found


def worth(state: GameState, tile: int) -> int:
    """What a factory's goods are worth at the end, one for those that are worth nothing then."""
    return WORTH.get(YIELDS[state.record.building[tile]], 1)


def tiles_of(one: Ledger) -> Sequence[str]:
    """The names of the tiles."""
    return one.turn.last.board.names["tiles"]


# beside a better game of one player


class Ahead:
    """Where another game of one player was ahead: what it had two turns earlier or more, or alone; and its points.

    `best` says that it is the best game known, else it is one that the solver found.
    """

    def __init__(self, mine: Sequence[Turn], other: Sequence[GameState], *, best: bool) -> None:
        self.mine, self.there = firsts([turn.last for turn in mine]), firsts(other)
        self.points = {turn.number: points_of(turn.last.record, 0) for turn in mine}
        self.points_there = {turn_of(state): points_of(state.record, 0) for state in other}
        self.best = int(best)

    def told(self, turn: int) -> list[Said]:
        """What it had by the end of a turn that mine got later or never, the latest first; and if it leads, how far."""
        later = [
            (self.mine.get(name, 0) or LAST, name) for name, there in self.there.items() if there == turn
            and (self.mine.get(name, 0) or LAST) - there >= LATER
        ]  # fmt: skip
        found = [
            said("plan", kind=kind, number=number, there=turn, mine=self.mine.get((kind, number), 0), best=self.best)
            for _, (kind, number) in sorted(later, key=lambda one: -one[0])[:MOST_OF_A_SORT]
        ]
        mine, there = self.points.get(turn, 0), self.points_there.get(turn, 0)
        return [*found, said("plan-points", mine=mine, there=there, best=self.best)] if there > mine else found


LAST = 99  # a turn after all


def points_of(s: State, seat: int) -> int:
    """The points of a seat by now."""
    return int(wealth(s, seat) + rows_points(s, seat))


def firsts(ends: Iterable[GameState]) -> dict[tuple[str, int], int]:
    """The turns by which there were so many of each building, by kind and number, from the ends of turns."""
    found: dict[tuple[str, int], int] = {}
    for state in ends:
        for kind, count in Counter(raw(state.record.building)).items():
            for number in range(1, count + 1) if kind else ():
                found.setdefault((BUILDINGS[kind], number), turn_of(state))
    return found
