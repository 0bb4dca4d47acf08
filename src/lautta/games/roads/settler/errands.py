"""Who fetches what, and where it goes: wants are served one after another, each by whoever is quickest."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field

from lautta.core.records import Array
from lautta.games.roads.breeding import goods_on, is_pasture
from lautta.games.roads.marks import moved_by_others
from lautta.games.roads.settler.routes import NEVER, Routes
from lautta.games.roads.state import (
    CAPACITY,
    COINS,
    DONKEY,
    GOLD,
    GOODS,
    NONE,
    SLOTS,
    STOCK,
    Board,
    State,
)

WEALTH = (STOCK, COINS, GOLD)
Unit = tuple[int, ...]  # one good that is wanted, of any of these kinds, the best first


@dataclass
class Want:
    """Goods that are wanted in a store.

    `stays`: somebody has to be there once `enough` of them (all by default) are; `keeps`: they are wanted aboard.
    """

    store: int
    units: Sequence[Unit]
    stays: bool = False
    keeps: bool = False
    enough: int | None = None


@dataclass
class Errand:
    """What a transporter is doing: carrying goods to a store, or loading goods for it in another.

    `empties`: it puts everything else down where it is.
    """

    store: int
    from_store: int = -1
    load: Counter[int] = field(default_factory=Counter)
    bring: Counter[int] = field(default_factory=Counter)
    keeps: bool = False
    empties: bool = False


class Errands:
    """The errands of a seat in one position, by slot.

    `spare` are goods that nobody has claimed yet, by store and kind; `soon` those that will be there within a turn.
    """

    def __init__(self, b: Board, s: State, seat: int, routes: Routes, left: float) -> None:
        self.b, self.s, self.seat, self.routes, self.left = b, s, seat, routes, left
        fleet = s.players[seat].transporters
        self.fleet = {slot: fleet[slot] for slot in range(SLOTS) if fleet[slot].kind}
        self.given: dict[int, Errand] = {}
        self.spare = [counted(s.goods[store]) for store in range(b.stores)]
        self.soon = [Counter[int]() for _ in range(b.stores)]
        self.tired = [tired(s, store, seat) for store in range(b.stores)]  # not to be moved again in this phase
        self.cargo = {slot: counted(v.cargo) for slot, v in self.fleet.items()}  # the part that nobody has claimed

    def want(self, want: Want) -> int:
        """Claim what is there, then what can be brought soonest; answers how much is still missing."""
        missing = [unit for unit in want.units if not self._is_there(want, unit)]
        lacking = len(missing)
        enough = len(want.units) if want.enough is None else want.enough
        if want.stays and len(want.units) - lacking >= enough:
            self._send_somebody(want.store)
        while missing and (unit := self._serve(want, missing)) is not None:
            missing.remove(unit)
        return lacking

    def pair(self, pastures: Iterable[int]) -> None:
        """Send two free donkeys to the pasture where they can breed soonest."""
        donkeys = [slot for slot in self._free() if self.fleet[slot].kind == DONKEY and not +self.cargo[slot]]
        best: tuple[float, int, tuple[int, ...]] = (self.left, -1, ())
        for store in pastures if len(donkeys) > 1 else ():
            tile = self.b.site_tile[store]
            if is_pasture(self.b, self.s, tile) and not goods_on(self.b, self.s, tile):
                (near, one), (far, other) = sorted((self._turns(slot, store), slot) for slot in donkeys)[:2]
                best = min(best, (far + 0.1 * near, store, (one, other)))
        for slot in best[2]:
            self.given[slot] = Errand(best[1])

    def take_up(self, good: int, spare: float) -> None:
        """Have the nearest transporter load what counts at the end, if at most this many turns are to spare."""
        for store in range(self.b.stores):
            for _ in range(self.spare[store][good]):
                near = [(self._turns(slot, store), slot) for slot in self.fleet if self._can_take_up(slot, store)]
                turns, slot = min(near, default=(NEVER, -1))
                if self.left - spare <= turns <= self.left:
                    errand = self.given.setdefault(slot, Errand(store, store, keeps=True, empties=True))
                    errand.load[good] += 1
                    self.spare[store][good] -= 1

    def clear(self, home: int) -> None:
        """Bring home what is carried and not wanted, or put it down if home is too far."""
        for slot in self._free():
            here = self.routes.reaches(self.fleet[slot].site)[0]
            store = home if self._turns(slot, home) < self.left else here
            nobodys = Counter({good: count for good, count in self.cargo[slot].items() if good not in WEALTH})
            if +nobodys and store < self.b.banks:
                self.given[slot] = Errand(store, bring=+nobodys)

    # serving

    def _is_there(self, want: Want, unit: Unit) -> bool:
        """Claim a good that lies in the store, or is aboard a transporter that can reach it."""
        for good in unit:
            for store in self.routes.joined[want.store]:
                if self.spare[store][good]:
                    self.spare[store][good] -= 1
                    return True
            for slot, cargo in self.cargo.items():
                errand = self.given.get(slot)
                if cargo[good] and (errand is None or errand.store == want.store) and not self._turns(slot, want.store):
                    self._bring(slot, want, good)
                    return True
        return False

    def _serve(self, want: Want, missing: Sequence[Unit]) -> Unit | None:
        """Give an errand, or extend one, for the unit that can be brought soonest; None if none can."""
        best, served = (self.left, -1, -1, -1), None
        for unit in dict.fromkeys(missing):
            for good in unit:
                for slot in self.fleet:
                    for turns, place in self._offers(slot, want, good):
                        if turns < best[0]:
                            best, served = (turns, slot, good, place), unit
        _, slot, good, place = best
        if served is not None and place < 0:
            self._bring(slot, want, good)
        elif served is not None:
            errand = self.given.setdefault(slot, Errand(want.store, keeps=want.keeps))
            errand.from_store = place
            errand.load[good] += 1
            (self.spare if self.spare[place][good] else self.soon)[place][good] -= 1
        return served

    def _offers(self, slot: int, want: Want, good: int) -> Iterator[tuple[float, int]]:
        """How soon a transporter can bring a good: turns, and the store where it loads it, -1 if it is aboard."""
        errand = self.given.get(slot)
        if errand and (errand.store != want.store or errand.from_store == want.store):
            return
        if self.cargo[slot][good]:
            yield self._turns(slot, want.store), -1
        if self._room(slot) <= (errand.load.total() if errand else 0):
            return
        here_only = errand is not None or any(+self.cargo[slot] - Counter(dict.fromkeys(WEALTH, 99)))
        places = range(self.b.stores)
        if errand and errand.from_store >= 0:
            places = range(errand.from_store, errand.from_store + 1)
        for place in places:
            lies = self.spare[place][good] > self.tired[place][good]
            if place == want.store or not (lies or self.soon[place][good] > 0):
                continue
            turns = self._turns(slot, place)
            if turns == 0 or not here_only:
                on = self.routes.between(self.fleet[slot].kind, place, want.store)
                yield turns + on + (0.0 if lies else 1.0), place

    def _bring(self, slot: int, want: Want, good: int) -> None:
        self.given.setdefault(slot, Errand(want.store, keeps=want.keeps)).bring[good] += 1
        self.cargo[slot][good] -= 1

    def _send_somebody(self, store: int) -> None:
        """Keep somebody there, else send whoever is nearest."""
        if not any(errand.store == store and not self._turns(slot, store) for slot, errand in self.given.items()):
            turns, slot = min(((self._turns(slot, store), slot) for slot in self._free()), default=(NEVER, -1))
            if turns < self.left:
                self.given[slot] = Errand(store)

    # transporters

    def _free(self) -> list[int]:
        return [slot for slot in self.fleet if slot not in self.given]

    def _turns(self, slot: int, store: int) -> float:
        v = self.fleet[slot]
        return self.routes.turns(v.kind, store)[v.site]

    def _room(self, slot: int) -> int:
        """How many more goods it can take."""
        v = self.fleet[slot]
        return 0 if v.passenger or v.carrier else CAPACITY[v.kind] - sum(v.cargo[good] for good in range(GOODS))

    def _can_take_up(self, slot: int, store: int) -> bool:
        """Has it room for wealth once everything else it carries is put down?"""
        v, errand = self.fleet[slot], self.given.get(slot)
        if v.passenger or v.carrier or (errand and not (errand.empties and errand.from_store == store)):
            return False
        return CAPACITY[v.kind] > sum(v.cargo[good] for good in WEALTH) + (errand.load.total() if errand else 0)


def tired(s: State, store: int, seat: int) -> Counter[int]:
    """What lies in a store and was moved in this phase by any transporter of the seat."""
    kinds = range(GOODS) if s.marks else ()
    return Counter({good: moved_by_others(s, store, good, seat, NONE) for good in kinds})


def counted(counts: Array[int]) -> Counter[int]:
    """Goods by kind, without the kinds that are missing."""
    return Counter({good: counts[good] for good in range(GOODS) if counts[good]})
