"""An agenda that repeats a game of one player: what was built in its order, and the ways of all transporters."""

from collections.abc import Iterable
from typing import Any

from lautta.core.game import GameState
from lautta.games.roads.buildings import MAKES
from lautta.games.roads.map import store_of
from lautta.games.roads.planning.agenda import BREED, LEGS, PROJECTS, TURNS, Agenda
from lautta.games.roads.planning.projects import PAYING, number_bricks
from lautta.games.roads.planning.wants import count_of
from lautta.games.roads.state import (
    BANK,
    BRICK,
    BRIDGE,
    BUILD,
    DOCK,
    DONKEY,
    GOOSE,
    HARNESS,
    LAUNCH,
    MINE,
    MOVEMENT,
    OPEN_SEA,
    PRODUCTION,
    RESEARCH,
    ROAD,
    SHAFT,
    SLOTS,
    WAGON,
)


class Leg:
    """What a transporter loads, where it goes, and what it puts down there."""

    def __init__(self) -> None:
        self.loads: list[int] = []
        self.to: int | None = None
        self.drops: list[int] = []


def agenda_of(start: GameState, codes: Iterable[int]) -> Agenda:
    """The agenda of a game that was played from the start of it on; raises IllegalAction for codes of no game."""
    told = Retelling(start)
    for code in codes:
        told.take(code)
    number_bricks(told.agenda)
    return told.agenda


class Retelling:
    """A game as it is played again, and the agenda that is written meanwhile."""

    def __init__(self, start: GameState) -> None:
        self.state, self.agenda = start.copy(), Agenda()
        self.b: Any = start.board.record
        self.legs: dict[int, list[Leg]] = {}
        self.where: dict[int, int] = {}

    def take(self, code: int) -> None:
        """Note an action, and do it."""
        s, (action, args) = self.state.record, self.state.space.decode(code)
        self.note(action.name, args)
        turn, phase, cargo = s.turn, s.phase, self.cargo()
        self.state.apply(code, 0)
        if phase == PRODUCTION and s.phase == PRODUCTION:
            self.note_production(turn, cargo)
        if phase != MOVEMENT and s.phase == MOVEMENT:
            self.note_where()
        if phase == MOVEMENT and s.phase != MOVEMENT:
            self.write_orders(turn)

    def note(self, name: str, args: tuple[int, ...]) -> None:
        """Note an action before it is done."""
        s, b = self.state.record, self.b
        if name == "home":
            self.agenda.home = args[0]
        elif name == "build":
            self.add(BUILD, args[0] + 1, args[1], 0)
        elif name == "mine":
            self.add(BUILD, MINE, *args)
        elif name == "shaft":
            self.add(SHAFT, 0, store_of(b, args[0], s.on_bank[args[0]]), args[1])
        elif name == "research":
            self.add(RESEARCH, args[0], args[1], 0)
        elif name in ("road", "bridge"):
            self.add(ROAD if name == "road" else BRIDGE, 0, args[0], 0)
        elif name == "brick":
            self.add(BRICK, PAYING, 0, 0)
        elif name == "breed":
            self.add(BREED, 0, b.first_store[args[0]], count_of(s, 0, DONKEY) + 1)
        elif name == "wagon":
            tile = b.site_tile[s.players[0].transporters[args[0]].site]
            self.add(HARNESS, WAGON, store_of(b, tile, s.on_bank[tile]), count_of(s, 0, WAGON) + 1)
        elif name == "use" and MAKES[s.building[args[0]]]:
            kind = MAKES[s.building[args[0]]]
            self.add(LAUNCH, kind, store_of(b, args[0], s.on_bank[args[0]]), count_of(s, 0, kind) + 1)
        else:
            self.note_way(name, args)

    def note_way(self, name: str, args: tuple[int, ...]) -> None:
        """Note what a transporter does while it moves."""
        if self.state.record.phase != MOVEMENT:
            return
        if name in ("load", "lead"):
            self.leg(args[0], after=("to", "drops")).loads.append(GOOSE if name == "lead" else args[1])
        elif name == "go":
            self.leg(args[0], after=("drops",)).to = self.store_at(args[1])
        elif name in ("unload", "leave"):
            self.leg(args[0], after=()).drops.append(GOOSE if name == "leave" else args[1])

    def cargo(self) -> list[list[int]]:
        """What is aboard, by slot."""
        return [list(self.state.record.players[0].transporters[slot].cargo) for slot in range(SLOTS)]

    def note_production(self, turn: int, before: list[list[int]]) -> None:
        """What is brought aboard in production is loaded later; what is used up there was put down a turn before."""
        for slot, (old, new) in enumerate(zip(before, self.cargo(), strict=True)):
            for good, (had, has) in enumerate(zip(old, new, strict=True)):
                if has > had:
                    self.leg(slot, after=("to", "drops")).loads += [good] * (has - had)
                at = (turn - 1) * SLOTS + slot
                if has < had and turn > 0 and self.agenda.legs[at]:
                    self.agenda.leg_drops[at * LEGS + self.agenda.legs[at] - 1] += (had - has) << 4 * good

    def leg(self, slot: int, after: tuple[str, ...]) -> Leg:
        """The leg that a transporter is on, or a new one where this one has done what no more may follow on."""
        legs = self.legs.setdefault(slot, [])
        over = legs and any(getattr(legs[-1], name) not in (None, []) for name in after)
        if not legs or (over and len(legs) < LEGS):
            legs.append(Leg())
        return legs[-1]

    def add(self, job: int, detail: int, place: int, amount: int) -> None:
        """Add a project that counts from this turn on."""
        a, i = self.agenda, self.agenda.count
        if i < PROJECTS:
            a.job[i], a.detail[i], a.place[i], a.amount[i] = job, detail, place, amount
            a.since[i] = self.state.record.turn + 1
            a.count += 1

    def store_at(self, site: int) -> int:
        """A store that is touched from a site."""
        b = self.b
        if b.site_kind[site] in (BANK, OPEN_SEA):
            return site
        first: int = b.first_store[b.site_tile[site]]
        return first + b.site_bank[site] if b.site_kind[site] == DOCK else first

    def note_where(self) -> None:
        """Note where transporters are when movement begins."""
        s = self.state.record
        self.where = {}
        for slot in range(SLOTS):
            v = s.players[0].transporters[slot]
            if v.kind and not v.carrier:
                self.where[slot] = v.site
                self.agenda.was_at[s.turn * SLOTS + slot] = 1 + v.site

    def write_orders(self, turn: int) -> None:
        """Write what was done in a movement phase as orders; who did nothing is ordered to stay."""
        a = self.agenda
        for slot, site in self.where.items() if turn < TURNS else ():
            at, here = turn * SLOTS + slot, self.store_at(site)
            for i, leg in enumerate(self.legs.get(slot) or [Leg()]):
                here = here if leg.to is None else leg.to
                a.leg_to[at * LEGS + i] = 1 + here
                a.leg_loads[at * LEGS + i] = counted(leg.loads)
                a.leg_drops[at * LEGS + i] = counted(leg.drops)
                a.legs[at] = i + 1
        self.legs = {}


def counted(goods: list[int]) -> int:
    """How many of each good, 4 bits each."""
    return sum(min(15, goods.count(good)) << 4 * good for good in set(goods))
