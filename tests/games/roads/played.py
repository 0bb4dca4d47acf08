"""What the variables of the relaxation are in a played game, read off the positions; the rules are not asked why."""

from collections import defaultdict
from collections.abc import Iterable

from lautta.core.game import GameState
from lautta.games.roads.bounding.facts import EMPTY, LAND, PLACES, UPGRADES, WATER, WEALTH, place_of
from lautta.games.roads.bounding.wonder import FIRST, MANY
from lautta.games.roads.ending import rows_points
from lautta.games.roads.state import (
    BUILDING,
    BUILDINGS,
    CAPACITY,
    DONKEY,
    FILLED,
    GOLD,
    GOOSE,
    IRON,
    MIXTURES,
    OVER,
    PRODUCTION,
    SEA,
    SLOTS,
    SUBJECTS,
    TRANSPORTERS,
    WONDER,
)

Key = tuple[int | str, ...]


class Played:
    """A game of one player, action by action; `values` has what was counted."""

    def __init__(self, start: GameState) -> None:
        self.state, self.turn = start.copy(), 0
        self.values: dict[Key, float] = defaultdict(float)
        self.mine, self.shaft = [0] * len(MIXTURES), [0] * len(MIXTURES)
        self.upgraded = [0] * len(UPGRADES)

    def act(self, action: str) -> None:
        """One action more."""
        before, s = self.state.copy(), self.state.record
        phase, turn = s.phase, self.turn
        self.state.apply(action, 0)
        if s.turn + (s.phase != OVER) > turn and phase != BUILDING:
            self.begin(before)
        elif phase == PRODUCTION:
            self.production(before, action, turn)
        name, *words = action.split()
        if name == "go":
            self.step(before, int(words[0][1:]) - 1, turn)
        if name in ("mine", "shaft"):
            getattr(self, name)[MIXTURES.index(words[1])] += 1
        if phase == BUILDING and s.phase == WONDER:
            self.building(turn)
        if phase == WONDER:
            self.wonder(before, turn)

    # the moments of a turn

    def begin(self, before: GameState) -> None:
        """A turn has begun: geese have hatched, and mines have given."""
        self.turn += 1
        s, v, t = self.state.record, self.values, self.turn
        v["hatched", t] = geese(self.state) - geese(before) if t > 1 else 0
        for good, name in ((GOLD, "gold"), (IRON, "iron")):
            v[name, t] = sum(s.drawn[tile] == good + 1 for tile in self.tiles)
        for key in ("born", "geese_to_wonder"):
            v[key, t] = 0
        for kind in range(len(BUILDINGS)):
            v["run", kind, t] = 0
        for place in PLACES:
            v["came", place, t] = v["left", place, t] = 0

    def production(self, before: GameState, action: str, t: int) -> None:
        """Runs, also those that nobody does; transporters, research, upgrades."""
        s, was, v = self.state.record, before.record, self.values
        for tile in self.tiles:
            if s.used[tile] > was.used[tile] and s.building[tile] == was.building[tile]:
                v["run", s.building[tile], t] += s.used[tile] - was.used[tile]
            for number, (one, other, _) in enumerate(UPGRADES):
                self.upgraded[number] += (was.building[tile], s.building[tile]) == (one, other)
        v["born", t] += action.startswith("breed")
        for kind in range(DONKEY + 1, len(TRANSPORTERS)):
            v["new", kind, t] += max(0, fleet(self.state).count(kind) - fleet(before).count(kind))
        for subject in range(len(SUBJECTS)):
            v["known", subject, t] = s.players[0].research >> subject & 1
        for number, count in enumerate(self.upgraded):
            v["upgraded", number, t] = count

    def step(self, before: GameState, slot: int, t: int) -> None:
        """A transporter, perhaps with a passenger, goes to another tile."""
        one, was = self.state.record.players[0].transporters[slot], before.record.players[0].transporters[slot]
        rider = self.state.record.players[0].transporters[one.passenger - 1].kind if one.passenger else 0
        room = CAPACITY[one.kind] + CAPACITY[rider]
        self.values["came", self.place(one.site), t] += room
        self.values["left", self.place(was.site), t] += room

    def building(self, t: int) -> None:
        """Nothing more is built in this turn."""
        s, v = self.state.record, self.values
        for kind in range(1, len(BUILDINGS)):
            v["built", kind, t] = sum(s.building[tile] == kind for tile in self.tiles)
        for number, (one, other, _) in enumerate(UPGRADES):  # counted as what they were built as
            v["built", one, t] += self.upgraded[number]
            v["built", other, t] -= self.upgraded[number]
        for mixture in range(len(MIXTURES)):
            v["mine", mixture, t], v["shaft", mixture, t] = self.mine[mixture], self.shaft[mixture]
        for kind in range(DONKEY, len(TRANSPORTERS)):
            v["have", kind, t] = fleet(self.state).count(kind)
        for place in PLACES:
            v["room", place, t] = 0
        for one in transporters(self.state):
            v["room", self.place(one.site), t] += CAPACITY[one.kind]
        v["road", t] = any(s.roads[link] for link in range(self.state.board.record.links))

    def wonder(self, before: GameState, t: int) -> None:
        """Bricks, with the neutral one at the end."""
        s, was, v = self.state.record, before.record, self.values
        if s.phase == WONDER:
            v["geese_to_wonder", t] += geese(before) - geese(self.state)
            v["geese", t] = geese(self.state)
        own = [place - FILLED for place in range(FILLED, s.laid) if s.bricks[place] == 1]
        v["bricks", t] = len(own)
        new = len(own) - v["bricks", t - 1]
        for number in range(1, MANY):
            v["nth_brick", number, t] = new >= number
        v["nth_brick", MANY, t] = max(0, new - MANY + 1)
        for row, first in enumerate(FIRST):
            size = (*FIRST[1:], first + 7)[row] - first
            here = any(first <= place < first + size for place in own)
            v["row", row, t] = here - sum(v["row", row, turn] for turn in range(1, t))
        v["irrigated", t] = s.irrigated
        assert was.phase == WONDER

    def end(self) -> None:
        """What is aboard in the end, and what stands at home."""
        s, v = self.state.record, self.values
        for good in WEALTH:
            v["aboard", good] = sum(one.cargo[good] for one in transporters(self.state))
        home = place_of(s.building[self.state.board.record.site_tile[s.players[0].home]])
        for place in PLACES:
            if place not in EMPTY:
                v["at_home", place] = place == home
        assert 10 * sum(v["row", row, t] for row in range(len(FIRST)) for t in range(1, self.turn + 1)) == rows_points(
            s, 0
        )

    # what is read off a position

    @property
    def tiles(self) -> range:
        return range(self.state.board.record.tiles)

    def place(self, site: int) -> int:
        """The kind of place that a site belongs to."""
        b, s = self.state.board.record, self.state.record
        tile = b.site_tile[site]
        if s.building[tile]:
            return place_of(s.building[tile])
        return WATER if b.terrain[tile] == SEA else LAND


def transporters(state: GameState) -> list:
    """All there are."""
    found = [state.record.players[0].transporters[slot] for slot in range(SLOTS)]
    return [one for one in found if one.kind]


def fleet(state: GameState) -> list[int]:
    """Their kinds."""
    return [one.kind for one in transporters(state)]


def geese(state: GameState) -> int:
    """All geese, wherever they are."""
    b, s = state.board.record, state.record
    lying = sum(s.goods[store][GOOSE] for store in range(b.stores))
    return lying + sum(one.cargo[GOOSE] + one.led for one in transporters(state))


def read(start: GameState, actions: Iterable[str]) -> Played:
    """A whole game."""
    played = Played(start)
    for action in actions:
        played.act(action)
    played.end()
    return played
