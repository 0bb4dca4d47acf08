"""What must hold from each state to the next, worked out anew and naively: nothing here asks the rules.

A ledger accounts for every good; what else is checked has a function of its own.
"""

from array import array
from collections import Counter
from itertools import pairwise
from typing import Any

from lautta.core.game import GameState
from lautta.games.roads.board import DIRECTIONS
from lautta.games.roads.board.hexes import SIDE_NAMES, Hexes
from lautta.games.roads.fields import BY_NAME
from lautta.games.roads.show.clients import NEUTRAL_OWNER
from lautta.games.roads.state import (
    BUILDINGS,
    GOOD_NAMES,
    GOODS,
    GOOSE,
    PHASES,
    SLOTS,
    STORES,
    TERRAINS,
    TRANSPORTERS,
    WORKS,
    State,
)

COSTS = {  # boards and stone
    "woodcutter": (1, 0), "quarry": (2, 0), "clay_pit": (3, 0), "oil_rig": (3, 1), "sawmill": (2, 1),
    "coal_burner": (3, 0), "papermill": (1, 1), "stone_factory": (2, 0), "mint": (2, 1), "stock_exchange": (0, 3),
    "wagon_factory": (2, 1), "truck_factory": (2, 2), "raft_factory": (1, 1), "rowboat_factory": (2, 1),
    "steamer_factory": (2, 2), "mine": (3, 1),
}  # fmt: skip
PRIMARY = {"woodcutter": "trunks", "quarry": "stone", "clay_pit": "clay", "oil_rig": "fuel"}
FACTORIES = {  # input, output, most output of a turn
    "sawmill": ({"trunks": 1}, {"boards": 2}, 6),
    "coal_burner": ({"wood": 2}, {"fuel": 1}, 6),
    "papermill": ({"wood": 2}, {"paper": 1}, 1),
    "stone_factory": ({"clay": 1}, {"stone": 2}, 6),
    "mint": ({"gold": 2, "fuel": 1}, {"coins": 1}, 1),
    "stock_exchange": ({"coins": 2, "paper": 1}, {"stock": 1}, 6),
    "wagon_factory": ({"boards": 2}, {}, 1),
    "truck_factory": ({"iron": 1, "fuel": 1}, {}, 1),
    "raft_factory": ({"trunks": 2}, {}, 1),
    "rowboat_factory": ({"boards": 5}, {}, 1),
    "steamer_factory": ({"iron": 1, "fuel": 2}, {}, 1),
}
LOAD = {"none": 0, "donkey": 2, "wagon": 3, "truck": 6, "raft": 3, "rowboat": 5, "steamer": 8}
LAND = ("donkey", "wagon", "truck")
PAYING = ("use", "wagon", "research", "build", "shaft", "road", "bridge", "wall", "demolish", "brick")
UPGRADES = {("wagon_factory", "truck_factory"), ("raft_factory", "rowboat_factory"),
            ("raft_factory", "steamer_factory"), ("rowboat_factory", "steamer_factory"),
            ("steamer_factory", "rowboat_factory")}  # fmt: skip
PAIRS = ((0, 1), (1, 2), (2, 0))  # banks that a bridge may join
SIZE = STORES * GOODS


def lying(state: GameState) -> "array[int]":
    """What lies in all stores, by store and good."""
    start = State.goods.offset  # type: ignore[attr-defined]
    return array("H", bytes(state.bytes()[start : start + 2 * SIZE]))


def transporters(state: GameState) -> list[tuple[int, int, Any]]:
    """All there are: seat, slot, record."""
    players = state.record.players
    found = []
    for seat in range(state.players):
        slots = players[seat].transporters
        found += [(seat, slot, slots[slot]) for slot in range(SLOTS) if slots[slot].kind]
    return found


def all_goods(state: GameState) -> Counter[str]:
    """Every good there is, wherever it is; following geese too."""
    there = lying(state)
    found = [sum(there[good::GOODS]) for good in range(GOODS)]
    for _, _, v in transporters(state):
        found = [count + more for count, more in zip(found, bytes(v.cargo), strict=True)]
        found[GOOSE] += v.led
    return Counter(dict(zip(GOOD_NAMES, found, strict=True)))


def joined(state: GameState, tile: int, bank: int) -> set[int]:
    """The banks that bridges join with one."""
    found, bridges = {bank}, state.record.bridges[tile]
    for _ in range(2):
        for number, pair in enumerate(PAIRS):
            if bridges >> number & 1 and found & set(pair):
                found |= set(pair)
    return found


def on(state: GameState, tile: int, banks: set[int]) -> Counter[str]:
    """What lies on some banks of a tile."""
    there, b = lying(state), state.board.record
    found: Counter[str] = Counter()
    for bank in banks:
        first = (b.first_store[tile] + bank) * GOODS
        found.update(dict(zip(GOOD_NAMES, there[first : first + GOODS], strict=True)))
    return found


def occupied(state: GameState) -> set[int]:
    """The tiles with transporters."""
    return {state.board.record.site_tile[v.site] for _, _, v in transporters(state)}


# what happens by itself


def unattended(state: GameState) -> Counter[str]:
    """The change when production ends: factories work off what lies there, then geese and paper vanish."""
    s, b, change = state.record, state.board.record, Counter[str]()
    for tile in range(b.tiles):
        there = {bank: on(state, tile, {bank}) for bank in range(b.bank_count[tile])}
        name = BUILDINGS[s.building[tile]]
        made: Counter[str] = Counter()
        if name in FACTORIES and name != "wagon_factory":
            pool = sum((there[bank] for bank in joined(state, tile, s.on_bank[tile])), Counter())
            taken, made = worked_off(name, pool, s.used[tile])
            change.update(made)
            change.subtract(taken)
            for good in taken:
                for bank in joined(state, tile, s.on_bank[tile]):
                    part = min(taken[good], there[bank][good])
                    there[bank][good] -= part
                    taken[good] -= part
            there[s.on_bank[tile]].update(made)
        if s.loose_research and tile in occupied(state):
            continue
        for banks in {frozenset(joined(state, tile, bank)) for bank in there}:
            geese, paper = (sum(there[bank][good] for bank in banks) for good in ("goose", "paper"))
            lost = min(geese // 2, paper)
            change.subtract({"goose": 2 * lost, "paper": lost})
    return change


def worked_off(name: str, pool: Counter[str], used: int) -> tuple[Counter[str], Counter[str]]:
    """What a factory takes of what lies there, and what it makes of it."""
    needs, makes, most = FACTORIES[name]
    taken, made, runs = Counter[str](), Counter[str](), most // max(1, sum(makes.values())) - used
    for _ in range(runs):
        if "wood" in needs:
            wood = ["boards"] * pool["boards"] + ["trunks"] * pool["trunks"]
            run = Counter(wood[:2]) if len(wood) >= 2 else None
        else:
            run = Counter(needs) if all(pool[good] >= count for good, count in needs.items()) else None
        if run is None:
            break
        pool.subtract(run)
        taken += run
        made += Counter(makes)
    return taken, made


def produced(before: GameState, after: GameState) -> Counter[str]:
    """The change when a turn begins: geese breed, mines and primary producers give."""
    s, b, change = before.record, before.board.record, Counter[str]()
    for tile in range(b.tiles):
        name = BUILDINGS[s.building[tile]]
        change[PRIMARY.get(name, "none")] += 1
        if name == "mine":
            given = Counter(gold=s.bag_gold[tile] - after.record.bag_gold[tile],
                            iron=s.bag_iron[tile] - after.record.bag_iron[tile])  # fmt: skip
            assert sum(given.values()) == min(1, s.bag_gold[tile] + s.bag_iron[tile])
            change.update(given)
        elif name == "none" and tile not in occupied(before):
            terrain = TERRAINS[b.terrain[tile]]
            there = on(before, tile, set(range(b.bank_count[tile])))
            pair = +there == Counter(goose=2)
            if pair and s.bank_breeding:
                pair = any(on(before, tile, joined(before, tile, bank))["goose"] == 2
                           for bank in range(b.bank_count[tile]))  # fmt: skip
            if pair and (terrain == "pasture" or (terrain == "desert" and after.record.irrigated)):
                change["goose"] += 1
    del change["none"]
    return change


# the ledger


class Ledger:
    """Accounts for every good, and every brick, from one state to the next."""

    def __init__(self, state: GameState) -> None:
        self.paid: Counter[str] = Counter()  # for the work in hand
        self.price = 0  # of the brick in hand
        self.action, self.begun = "", state  # the work in hand, and how things were when it was begun
        self.bricks = state.record.laid - state.record.turn
        self.known, self.goods = state.bytes(), all_goods(state)  # of where it stands

    def check(self, before: GameState, after: GameState, seat: int, action: str) -> None:
        """Goods appear and vanish only where a rule says so, and only as many."""
        were = self.goods if self.known == before.bytes() else all_goods(before)
        self.known, self.goods = after.bytes(), all_goods(after)
        change = Counter(self.goods)
        change.subtract(were)
        change = Counter({good: count for good, count in change.items() if count})
        wanted = Counter({good: count for good, count in self.wanted(before, after, seat, action, change).items()
                          if count})  # fmt: skip
        assert change == wanted, f"{action}: {dict(change)} and not {dict(wanted)}\n{before.text()}"
        self.bricks += action.startswith(("brick", "pay")) and after.record.laid > before.record.laid
        assert after.record.laid == min(83, self.bricks + after.record.turn), "bricks bought, and one a turn"

    def wanted(self, before: GameState, after: GameState, seat: int, action: str, change: Counter[str]) -> Counter[str]:
        """The change that an action should make."""
        name, *words = action.split()
        was, now = WORKS[before.record.work.job], WORKS[after.record.work.job]
        if name == "home":
            return start_goods(after)
        if name == "done":
            return self.of_done(before, after)
        if name == "put":
            return placed(before, before.record.work.out_left - self.left(after))
        if name == "drop":
            back, self.paid = self.paid, Counter()
            return back
        if name in (*PAYING, "mine", "pay") or (name == "accept" and was in PAYING):
            return self.of_paying(before, after, seat, action, change, now)
        assert name in ("call", "agree", "pray", "stop", "slot", "launch", "scrap", "upgrade", "enough", "accept",
                        "refuse", "give", "ask", "invite", "board", "breed", "load", "unload", "hand", "go", "lead",
                        "leave", "take", "set", "alight"), words  # fmt: skip
        return Counter()

    def of_done(self, before: GameState, after: GameState) -> Counter[str]:
        """What happens at the end of production, and at the beginning of a turn."""
        phases = PHASES[before.record.phase], PHASES[after.record.phase]
        if phases == ("production", "movement"):
            return unattended(before)
        return produced(before, after) if phases == ("wonder", "production") else Counter()

    def of_paying(
        self, before: GameState, after: GameState, seat: int, action: str, change: Counter[str], now: str
    ) -> Counter[str]:
        """Until a work is paid the goods for it go one by one; then exactly its cost is gone."""
        if action.split()[0] != "pay" and not action.startswith("accept"):
            self.paid, self.begun = Counter(), before.copy()
            self.price = before.record.players[seat].bought + (2 if before.record.laid >= 17 else 1)
            self.action = action
        if now in PAYING:
            assert all(count < 0 for count in change.values())
            self.paid.subtract(change)
            return change
        out = self.output(after)
        gone = Counter(self.paid)
        gone.update(out)
        gone.subtract(change)
        rest = self.cost(Counter({good: count for good, count in gone.items() if count}))
        rest.subtract(self.paid)
        self.paid = Counter()
        wanted = Counter(out)
        wanted.subtract(rest)
        return wanted

    def cost(self, gone: Counter[str]) -> Counter[str]:
        """What the work costs; where any goods do, those that are gone, if it is the right number."""
        name, *words = self.action.split()
        s, b, names = self.begun.record, self.begun.board.record, self.begun.board.names
        if name == "brick":
            assert sum(gone.values()) == self.price, f"a brick for {self.price}, not {gone}"
            return gone
        if name == "use":
            needs = FACTORIES[BUILDINGS[s.building[names["tiles"].index(words[0])]]][0]
            if "wood" in needs:
                assert sum(gone.values()) == 2 and set(+gone) <= {"boards", "trunks"}
                return gone
            return Counter(needs)
        if name in ("build", "mine"):
            boards, stone = COSTS[words[0] if name == "build" else "mine"]
            return Counter(boards=boards, stone=stone)
        if name in ("wall", "demolish"):
            side = names["sides"].index(words[0])
            extra = 2 if TERRAINS[b.terrain[b.side_tile[side]]] == "sea" else 0
            good = "stone" if name == "wall" else "boards"
            return Counter({good: s.tokens[b.side_edge[side]] + 1 + extra})
        return Counter({"wagon": {"boards": 2}, "research": {"goose": 2, "paper": 1}, "shaft": {"iron": 1, "fuel": 1},
                        "road": {"stone": 1}, "bridge": {"stone": 1}}[name])  # fmt: skip

    def output(self, after: GameState) -> Counter[str]:
        """What has come out of the factory that was just paid."""
        name, *words = self.action.split()
        if name != "use":
            return Counter()
        kind = BUILDINGS[self.begun.record.building[self.begun.board.names["tiles"].index(words[0])]]
        made = Counter(FACTORIES[kind][1])
        for good in made:
            made[good] -= self.left(after)
        return made

    @staticmethod
    def left(state: GameState) -> int:
        """How much output is still to be placed."""
        return int(state.record.work.out_left) if WORKS[state.record.work.job] == "put" else 0


def placed(before: GameState, count: int) -> Counter[str]:
    """Output that was put somewhere."""
    return Counter({GOOD_NAMES[before.record.work.out]: count})


def start_goods(state: GameState) -> Counter[str]:
    """What a home has at the start, and what the first production adds."""
    given = dict(state.board.data.get("start_goods") or {"boards": 5, "stone": 1, "goose": 2})
    given.pop("donkeys", None)
    return Counter({"boards": 5, "stone": 1, "goose": 2} if state.record.start_goods else given)


# what else must hold


def check_places(state: GameState) -> None:
    """Each thing is in one place: loads fit, carriers and passengers fit, nothing lies where nothing can."""
    s, b, there = state.record, state.board.record, lying(state)
    for seat, slot, v in transporters(state):
        kind = TRANSPORTERS[v.kind]
        assert sum(v.cargo) <= LOAD[kind]
        if v.passenger:
            rider = s.players[v.passenger_seat].transporters[v.passenger - 1]
            assert rider.kind and (rider.carrier, rider.carrier_seat, rider.site) == (slot + 1, seat, v.site)
            assert not v.carrier and sum(v.cargo) == sum(rider.cargo) == rider.led == 0
        elif v.carrier:
            bearer = s.players[v.carrier_seat].transporters[v.carrier - 1]
            assert bearer.kind and (bearer.passenger, bearer.passenger_seat) == (slot + 1, seat)
        if not v.carrier:
            assert (v.site < b.banks) == (kind in LAND), "a boat on land, or a wagon on the water"
    assert not any(there[b.stores * GOODS :])
    for tile in range(b.tiles):
        if TERRAINS[b.terrain[tile]] == "sea" and BUILDINGS[s.building[tile]] != "oil_rig":
            first = b.first_store[tile] * GOODS
            lies = Counter(dict(zip(GOOD_NAMES, there[first : first + GOODS], strict=True)))
            geese = lies.pop("goose")
            assert not +lies and (geese == 0 or tile in occupied(state)), "left at sea"


def moved_by_another(moved: dict[str, dict[str, int]], seat: int, slot: int) -> Counter[str]:
    """What is aboard a transporter and was moved by another one of its player, by the marks as they are written."""
    found, me = Counter[str](), f"{seat + 1}.t{slot + 1}"
    for key, goods in moved.items():
        mover, _, place = key.partition(" ")
        if place == f"on {me}" and mover != me and mover.startswith(f"{seat + 1}."):
            found.update(goods)
    return found


def check_marks(before: GameState, after: GameState, seat: int, action: str) -> None:
    """No good is moved by two transporters of a player, nor marked in another phase; none has two marks of a seat."""
    moved = BY_NAME["moved"].get(after.record, after.board)
    assert not moved or PHASES[after.record.phase] == "movement"
    marks = Counter[tuple[str, str, str]]()
    for key, goods in moved.items():
        mover, _, place = key.partition(" ")
        for good, count in goods.items():
            marks[place, good, mover[0]] += count
    for (place, good, _), count in marks.items():
        assert count <= there(after, place, good), f"{count} of {good} marked in {place}"
    if action.startswith("go "):
        slot = int(action.split()[1][1:]) - 1
        me = f"{seat + 1}.t{slot + 1}"
        assert not moved_by_another(BY_NAME["moved"].get(before.record, before.board), seat, slot), "moved by two"
        cargo = after.record.players[seat].transporters[slot].cargo
        assert moved.get(f"{me} on {me}", {}) == {name: n for name, n in zip(GOOD_NAMES, cargo, strict=True) if n}


def there(state: GameState, place: str, good: str) -> int:
    """How many goods of a kind are in a place where marks are."""
    number, (how, _, who) = GOOD_NAMES.index(good), place.partition(" ")
    if not who:
        return int(lying(state)[state.board.names["stores"].index(place) * GOODS + number])
    seat, _, slot = who.partition(".t")
    v = state.record.players[int(seat) - 1].transporters[int(slot) - 1]
    return int(v.cargo[number]) if how == "on" else int(v.led) * (good == "goose")


def check_limits(state: GameState) -> None:
    """Eight transporters, five by land and five by water."""
    for seat in range(state.players):
        kinds = [TRANSPORTERS[v.kind] for owner, _, v in transporters(state) if owner == seat]
        land = sum(kind in LAND for kind in kinds)
        assert land <= 5 and len(kinds) - land <= 5 and len(kinds) <= 8


def check_buildings(before: GameState, after: GameState, action: str) -> None:
    """One on a tile, where it fits, and never gone: it only becomes another by an upgrade."""
    then, now, b = before.record.building, after.record.building, after.board.record
    changed = [tile for tile in range(b.tiles) if then[tile] != now[tile]]
    assert len(changed) <= 1
    for tile in changed:
        kinds = BUILDINGS[then[tile]], BUILDINGS[now[tile]]
        if action.startswith("upgrade"):
            assert kinds in UPGRADES
        else:
            assert kinds[0] == "none" and WORKS[after.record.work.job] == "none"
            assert (kinds[1] == "oil_rig") == (TERRAINS[b.terrain[tile]] == "sea")


def check_wonder(before: GameState, after: GameState, seat: int) -> None:
    """Bricks are laid one after another and stay; whose they are is who laid them."""
    then, now = list(before.record.bricks), list(after.record.bricks)
    old, new = before.record.laid, after.record.laid
    assert now[:old] == then[:old] and all(now[old:new]) and not any(now[new:]) and 0 <= new - old <= 1
    if new > old:
        assert now[old] == (7 if before.record.neutral < after.record.neutral else seat + 1)
    rows = [4, 4, 4, 5, 5, 5, 5, 6, 6, 6, 6, 6, 7, 7, 7]
    ends = [sum(rows[: row + 1]) for row in range(len(rows))]
    assert ends[-1] == len(now) and all(first < second for first, second in pairwise(ends))
    assert after.record.irrigated == (new >= ends[8] + 1), "the first brick of the tenth row"


class Map:
    """Which banks meet at which sides, and where transporters can go, from the drawing of the tiles alone."""

    def __init__(self, state: GameState) -> None:
        self.hexes = Hexes(state.board.data["tiles"])

    def steps(self, state: GameState, seat: int, slot: int) -> set[str]:
        """The places one step away that a transporter may go to, by name."""
        v, told = state.record.players[seat].transporters[slot], state.public()
        if v.carrier or v.points == 0 or moved_by_another(told["moved"], seat, slot):
            return set()
        self.walls = {edge for edge, wall in told["walls"].items() if wall["owner"] not in (NEUTRAL_OWNER, seat)}
        place = state.board.names["sites"][v.site]
        if TRANSPORTERS[v.kind] in LAND:
            roads = {frozenset(road.split("-")) for road in told["roads"]}
            return self.walks(state, v, roads)
        if ">" in place:
            tile, side = place.split(">")
            return self.over(self.tile(tile), SIDE_NAMES.index(side), to_sea=True)
        tile = self.tile(place.removesuffix("~"))
        found = set()
        for side, other in self.hexes.around(tile):
            if place.endswith("~"):
                if side in self.hexes.river(tile):
                    found |= self.over(tile, side, to_sea=self.hexes.terrain(other) == "sea")
            elif self.hexes.terrain(other) == "sea":
                found.add(self.hexes.ids[other])
            elif self.edge(tile, side) not in self.walls:
                back = (side + 3) % 6
                found |= {f"{self.name(other, bank)}>{SIDE_NAMES[back]}" for bank in self.hexes.banks_at(other, back)}
                found |= {f"{self.hexes.ids[other]}~"} if back in self.hexes.river(other) else set()
        return found

    def walks(self, state: GameState, v: Any, roads: set[frozenset[str]]) -> set[str]:
        """Steps on land: by road, or the only one of a donkey."""
        tile, found = state.board.record.site_tile[v.site], set()
        starts = joined(state, tile, state.board.record.site_bank[v.site])
        for side, other in self.hexes.around(tile):
            if self.hexes.terrain(other) == "sea" or self.edge(tile, side) in self.walls:
                continue
            for half in (0, 1):
                bank, there = self.hexes.bank(tile, 2 * side + half), self.hexes.bank(other, (2 * side + 7 - half) % 12)
                way = frozenset((self.name(tile, bank), self.name(other, there)))
                if bank in starts and (way in roads or (TRANSPORTERS[v.kind] == "donkey" and v.points == 2)):
                    found.add(self.name(other, there))
        return found

    def over(self, tile: int, side: int, to_sea: bool) -> set[str]:
        """A step by water from a tile across a side, unless a wall is there."""
        other = self.hexes.next_to(tile, side)
        assert other is not None
        return set() if self.edge(tile, side) in self.walls else {self.hexes.ids[other] + ("" if to_sea else "~")}

    def tile(self, name: str) -> int:
        """The tile of a bank or tile."""
        return self.hexes.ids.index(name if name in self.hexes.ids else name[:-1])

    def name(self, tile: int, bank: int) -> str:
        """A bank."""
        return self.hexes.ids[tile] + ("abc"[bank] if self.hexes.bank_count(tile) > 1 else "")

    def edge(self, tile: int, side: int) -> str:
        """An edge, named by the tile that comes first."""
        other = self.hexes.next_to(tile, side)
        assert other is not None
        return f"{self.hexes.ids[min(tile, other)]}/{SIDE_NAMES[side if tile < other else (side + 3) % 6]}"

    def meet(self, tile: int, bank: int, other: int, bank_there: int) -> bool:
        """Do two banks of neighbours touch along at least half a side?"""
        here, there = self.hexes.tiles[tile], self.hexes.tiles[other]
        step = there["q"] - here["q"], there["r"] - here["r"]
        if step not in DIRECTIONS:
            return False
        side = DIRECTIONS.index(step)
        back = (side + 3) % 6
        return any(self.hexes.bank(tile, 2 * side + half) == bank
                   and self.hexes.bank(other, 2 * back + 1 - half) == bank_there for half in (0, 1))  # fmt: skip

    def check_step(self, before: GameState, after: GameState, seat: int, action: str) -> None:
        """Nobody's land transporter crosses a river without a bridge, nor another's wall."""
        if not action.startswith("go "):
            return
        slot, b = int(action.split()[1][1:]) - 1, before.board.record
        v, w = before.record.players[seat].transporters[slot], after.record.players[seat].transporters[slot]
        if TRANSPORTERS[v.kind] not in LAND:
            return
        tile, other = b.site_tile[v.site], b.site_tile[w.site]
        starts = joined(before, tile, b.site_bank[v.site])
        assert any(self.meet(tile, bank, other, b.site_bank[w.site]) for bank in starts), "through the water"
        edges = {b.side_edge[side] for side in range(b.first_side[tile], b.first_side[tile + 1])}
        edges &= {b.side_edge[side] for side in range(b.first_side[other], b.first_side[other + 1])}
        (edge,) = edges
        assert before.record.wall[edge] in (0, 7, seat + 1), "through a wall"
