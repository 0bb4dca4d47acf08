"""What each turn brought a seat, and what waited in it, in sentences.

Nobody owns buildings or goods on the ground: they concern the seats whose transporters are nearest. All is public.
"""

from collections import Counter
from collections.abc import Container, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from lautta.core.actions import Action
from lautta.core.advisers import TurnReport
from lautta.core.game import GameState, Said
from lautta.games.roads.actions import PARTNER
from lautta.games.roads.rules.building_table import AT_ONCE, INPUT, YIELDS, burns_wood, is_primary, is_secondary
from lautta.games.roads.rules.scoring import rows_points, wealth
from lautta.games.roads.rules.transporter_table import CAPACITY
from lautta.games.roads.show.forecast import of_building, who_is_nearest
from lautta.games.roads.show.timeline import WORTH, fleet, raw, turn_of
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
LAST = 99  # a turn after all
BURNT = ("trunks", "boards")
ON_TILE = {"use", "breed", "shaft", "upgrade"}  # what is done on a tile, which is the first argument,
ON_STORE = {"build": 1, "mine": 0, "research": 1}  # and what is done at a store, which is that argument
NOWHERE, EVERYWHERE = -1, -2

Place = tuple[int, int]  # a store and a kind of good


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
    def names(self) -> Mapping[str, Sequence[str]]:
        """The names of places, `stores` and `tiles`."""
        return self.last.board.names

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


@dataclass(frozen=True, slots=True)
class Ledger:
    """What waited in a seat's turn, in numbers.

    `idle`: factories that did not run, by tile, each with the good that it lacked (`wood` for trunks or boards, nothing
    where all was there), and `idle_for` how many turns by now. `lying`: goods that lay from the production to the end,
    by store and kind, how many in each of the last turns.
    """

    turn: Turn
    seat: int
    idle: dict[int, str]
    idle_for: dict[int, int]
    lying: dict[Place, list[int]]

    def lain(self) -> list[tuple[int, int, int, int]]:
        """What has lain for more than a turn, longest first: for how many turns, how many, the store and the kind."""
        found = []
        for (store, good), counts in self.lying.items():
            count = min(counts[-LONG:])
            turns = next((back for back, each in enumerate(reversed(counts)) if each < count), len(counts))
            found.append((turns, count, store, good))
        return sorted((each for each in found if each[0] >= LONG), reverse=True)


def reports(turns: Iterable[Turn], wanted: Container[int], ahead: "Ahead | None" = None) -> Iterator[TurnReport]:
    """What each wanted turn of all brought each seat and what waited, in order; `ahead` is a better game alone."""
    ledgers: dict[int, Ledger] = {}
    for turn in turns:
        if turn.positions[0].record.phase == SETUP:
            continue
        for seat in range(turn.last.players):
            one = ledgers[seat] = ledger(turn, seat, ledgers.get(seat))
            if turn.number in wanted:
                rest = waited(one)[:MOST] if turn.is_whole else []
                plan = ahead.told(turn) if ahead else []
                yield TurnReport(turn.number, seat, brought(turn, seat)[:MOST], rest, plan)


# in numbers


def ledger(turn: Turn, seat: int, before: Ledger | None = None) -> Ledger:
    """What waited in a seat's turn, given that of the turn before."""
    idle_for, lain = (before.idle_for, before.lying) if before else ({}, {})
    idle = idle_in(turn, seat)
    lying = {place: [*lain.get(place, []), count] for place, count in lying_in(turn, seat).items()}
    return Ledger(turn, seat, idle, {tile: idle_for.get(tile, 0) + 1 for tile in idle}, lying)


def made(turn: Turn, seat: int) -> dict[tuple[int, int], int]:
    """Goods by kind and tile: what buildings gave by themselves, the seat's runs of factories, and those that nobody
    attended.
    """
    b, first, last = turn.board, turn.positions[0].record, turn.last.record
    runs = Counter((actor == seat, args[0]) for actor, action, args in decoded(turn) if action.name == "use")
    found = {}
    for tile, building in enumerate(raw(first.building)):
        if is_secondary(building):
            own, others = runs[True, tile], runs[False, tile]
            unattended = max(last.used[tile] - own - others, 0) if is_near(b, first, seat, tile) else 0
            if own + unattended:
                found[YIELDS[building], tile] = (own + unattended) * AT_ONCE[building]
        elif is_primary(building) and is_near(b, first, seat, tile):
            if building != MINE:
                found[YIELDS[building], tile] = 1
            elif first.drawn[tile]:
                found[first.drawn[tile] - 1, tile] = 1
    return found


def idle_in(turn: Turn, seat: int) -> dict[int, str]:
    """The factories that did not run, and what they lacked when production ended."""
    b, found = turn.board, {}
    then = next((s.record for s in turn.phases if s.record.phase == PRODUCTION), turn.positions[0].record)
    for tile, building in enumerate(raw(then.building)):
        if is_secondary(building) and not turn.last.record.used[tile] and is_near(b, then, seat, tile):
            outlook = of_building(b, then, seat, tile, {"place": ""})
            found[tile] = next(iter(outlook.get("lacks", {})), "wood" if "wood" in outlook else "")
    return found


def lying_in(turn: Turn, seat: int) -> dict[Place, int]:
    """What nobody fetched, but at home, where it pays for bricks, at factories that take it, and geese."""
    b, s, found = turn.board, turn.last.record, {}
    snapshots = [memoryview(raw(state.record.goods)).cast("H") for state in turn.phases]
    for place, count in enumerate(snapshots[0][: b.stores * GOODS]):
        store, good = divmod(place, GOODS)
        if not count or good == GOOSE:
            continue
        tile, least = b.site_tile[store], min(each[place] for each in snapshots)
        building = s.building[tile]
        wanted = INPUT[building][good] or (burns_wood(building) and good in (TRUNKS, BOARDS))
        if least and not wanted and tile != home_of(b, s, seat) and is_near(b, s, seat, tile):
            found[store, good] = least
    return found


def transporters(turn: Turn, seat: int) -> Counter[str]:
    """How many transporters there are of `all`, `still` that did nothing, `empty` that went without ever carrying
    anything, and `half` that never carried more than half of what they can.

    Those that took part in anything, or stood where their seat worked, were busy.
    """
    busy, went = busy_slots(turn, seat)
    first, last = (state.record.players[seat].transporters for state in (turn.positions[0], turn.last))
    found: Counter[str] = Counter()
    for slot in range(SLOTS):
        kind, most = last[slot].kind, load(turn, seat, slot)
        if kind and first[slot].kind == kind:
            found["all"] += 1
            found["still"] += slot not in busy | went
            found["empty"] += slot in went - busy and not most
            found["half"] += slot in went - busy and 0 < 2 * most <= CAPACITY[kind]
    return found


def busy_slots(turn: Turn, seat: int) -> tuple[set[int], set[int]]:
    """The transporters that stood where their seat worked, or met others; and those that went or were handled."""
    busy: set[int] = set()
    went: set[int] = set()
    for (actor, action, args), state in zip(decoded(turn), turn.positions, strict=False):
        for param, value in zip(action.params, args, strict=True):
            if param is PARTNER and value // SLOTS == seat:
                busy.add(value % SLOTS)
            if actor == seat and param.names == "slots":
                went.add(value)
        if actor == seat:
            b, own = turn.board, state.record.players[seat].transporters
            tile = working_tile(b, state.record, seat, action.name, args)
            busy |= {slot for slot in range(SLOTS) if tile == EVERYWHERE or b.site_tile[own[slot].site] == tile}
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


def load(turn: Turn, seat: int, slot: int) -> int:
    """The most that a transporter carried or led in a turn; another transporter counts as much as all it can carry."""
    then = (state.record.players[seat].transporters[slot] for state in turn.positions[:-1])
    loads: list[int] = [load_of(v) + v.led + (CAPACITY[v.kind] if v.passenger or v.carrier else 0) for v in then]
    return max(loads)


def decoded(turn: Turn) -> Iterator[tuple[int, Action, Sequence[int]]]:
    """The actions of a turn: seat, action, arguments."""
    for seat, code in turn.actions:
        yield seat, *turn.last.space.decode(code)


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


def brought(turn: Turn, seat: int) -> list[Said]:
    """What a turn brought: points, buildings, research, transporters, bricks and goods, the most valuable first."""
    first, last = turn.positions[0].record, turn.last.record
    found: list[Said] = []
    before, after = (points_of(s, seat) for s in (first, last))
    if after > before:
        found.append(said("points", points=after - before, total=after))
    for actor, action, args in decoded(turn):
        if actor == seat and action.name in ("build", "mine"):
            store = args[ON_STORE[action.name]]
            if kind := last.building[turn.board.site_tile[store]]:
                found.append(said("built", kind=BUILDINGS[kind], place=turn.names["stores"][store]))
    learned = last.players[seat].research & ~first.players[seat].research
    found.extend(said("learned", kind=name) for place, name in enumerate(SUBJECTS) if learned >> place & 1)
    had, has = (Counter(v.kind for v in fleet(s, seat)) for s in (first, last))
    found.extend(said("new", kind=TRANSPORTERS[kind], count=count) for kind, count in (has - had).items())
    if bricks := raw(last.bricks)[: last.laid].count(seat + 1) - raw(first.bricks)[: first.laid].count(seat + 1):
        found.append(said("bricks", count=bricks))
    return found + produced(turn, seat)


def produced(turn: Turn, seat: int) -> list[Said]:
    """What a turn brought in goods, the most valuable first."""
    counts: Counter[int] = Counter()
    places: dict[int, list[str]] = {}
    for (good, tile), count in sorted(made(turn, seat).items()):
        counts[good] += count
        places.setdefault(good, []).append(turn.names["tiles"][tile])
    return [
        said("made", kind=GOOD_NAMES[good], count=count, places=", ".join(places[good]))
        for good, count in sorted(counts.items(), key=lambda pair: (-WORTH.get(pair[0], 0), -pair[1], pair[0]))
    ]


def waited(one: Ledger) -> list[Said]:
    """What waited in a turn, the most important first."""
    state, names, lying = one.turn.last, one.turn.names, {place: counts[-1] for place, counts in one.lying.items()}
    told: set[Place] = set()
    found: list[Said] = []
    if state.over:
        found.extend(said("ashore", kind=GOOD_NAMES[good], count=count, place=names["stores"][store])
                     for (store, good), count in lying.items() if good in WORTH)  # fmt: skip
    idle = sorted(one.idle.items(), key=lambda pair: (bool(pair[1]), -worth(state, pair[0]), pair[0]))
    for tile, good in idle[:MOST_OF_A_SORT]:
        kinds = BURNT if good == "wood" else (good,)
        there = [(count, place) for place, count in lying.items() if GOOD_NAMES[place[1]] in kinds]
        count, place = max(there, default=(0, (0, 0)))
        told.add(place)
        kind, at = BUILDINGS[state.record.building[tile]], names["stores"][place[0]]
        waits: dict[str, str | int] = {"good": good or "nothing", "turns": one.idle_for[tile], "count": count, "at": at}
        found.append(said("idle", kind=kind, place=names["tiles"][tile], **waits))
    counts = transporters(one.turn, one.seat)
    lain = [each for each in one.lain() if each[2:] not in told and not (state.over and each[3] in WORTH)]
    found.extend(said(name, count=counts[name], all=counts["all"]) for name in ("still", "empty") if counts[name])
    found.extend(said("lying", kind=GOOD_NAMES[good], count=count, place=names["stores"][store], turns=turns)
                 for turns, count, store, good in lain[:MOST_OF_A_SORT])  # fmt: skip
    if counts["half"]:
        found.append(said("half", count=counts["half"], all=counts["all"]))
    return found


def worth(state: GameState, tile: int) -> int:
    """What a factory's goods are worth at the end, one for those that are worth nothing then."""
    return WORTH.get(YIELDS[state.record.building[tile]], 1)


# beside a better game of one player


class Ahead:
    """Where another game of one player was ahead: what it had two turns earlier or more, or alone; and its points.

    `best` says that it is the best game known, else it is one that the solver found.
    """

    def __init__(self, mine: Sequence[Turn], other: Sequence[GameState], *, best: bool) -> None:
        self.mine, self.there = firsts([turn.last for turn in mine]), firsts(other)
        self.points = {turn_of(state): points_of(state.record, 0) for state in other}
        self.best = int(best)

    def told(self, turn: Turn) -> list[Said]:
        """What it had by the end of a turn that mine got later or never, the latest first; and if it leads, how far."""
        now = turn.number
        later = [(self.mine.get(name, LAST), name) for name, there in self.there.items() if there == now]
        found = [
            said("plan", kind=kind, number=number, there=now, mine=self.mine.get((kind, number), 0), best=self.best)
            for mine, (kind, number) in sorted(later, key=lambda one: -one[0])[:MOST_OF_A_SORT] if mine - now >= LATER
        ]  # fmt: skip
        mine, there = points_of(turn.last.record, 0), self.points.get(now, 0)
        return [*found, said("plan-points", mine=mine, there=there, best=self.best)] if there > mine else found


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
