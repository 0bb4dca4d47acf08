"""Plans: which routes a seat intends to build for its contracts, and which cards these need. For sense alone."""

from dataclasses import dataclass, field
from typing import NamedTuple

from lautta.games.amsterdam.board.paths import Path, cheapest, marks, open_to, without_partners
from lautta.games.amsterdam.state import NONE, Board, State, bit

SPACE_PRICE, CARD_PRICE, TURN_PRICE = 4, 3, 3  # what a planned route costs: for each space, missing card and turn


class Plan(NamedTuple):
    """The routes to build, as a mask; their spaces; what contracts then give or cost; the turns needed."""

    routes: int
    spaces: int
    gain: int
    turns: float


@dataclass
class Wanted:
    """The cards that routes want: how many of a kind, and how urgently (1 is most)."""

    count: dict[int, int] = field(default_factory=dict)
    weight: dict[int, float] = field(default_factory=dict)

    def add(self, kind: int, count: int, weight: float) -> None:
        """Want so many more of a kind."""
        self.count[kind] = self.count.get(kind, 0) + count
        self.weight[kind] = max(weight, self.weight.get(kind, 0.0))


class Planner:
    """Plans for one seat, from its view."""

    def __init__(self, b: Board, s: State, seat: int) -> None:
        self.b, self.s, self.p = b, s, s.players[seat]
        self.usable = open_to(s, seat)
        self.prices = [SPACE_PRICE * b.length[r] + CARD_PRICE * self.short_of(r) + TURN_PRICE for r in range(b.routes)]

    def short_of(self, route: int) -> int:
        """How many cards are missing for a route, wild cards counted."""
        b, hand = self.b, self.p.hand
        colour = b.colour[route]
        most = max(hand[kind] for kind in range(b.colours)) if colour == NONE else hand[colour]
        return max(0, b.length[route] - most - hand[b.wild])

    def plan(self, contracts: int, turns: float) -> Plan:
        """Take the contracts with the cheapest way first, as long as carts and turns last; the others are given up."""
        own, usable = self.p.routes, self.usable
        spaces, gain, cards = 0, 0, self.p.hand_size
        rest, planned = marks(contracts), 0
        while rest:
            paths = {contract: self.path(contract, own, usable) for contract in rest}
            contract = min(rest, key=lambda c: (paths[c].spaces, c))
            path = paths[contract]
            rest.remove(contract)
            count = planned.bit_count() + len(path.routes)
            needed = max(0, spaces + path.spaces - cards) / 2 + count
            if spaces + path.spaces > self.p.carts or needed > turns:
                gain -= self.b.contract_points[contract]
                continue
            gain += self.b.contract_points[contract]
            spaces += path.spaces
            for route in path.routes:
                planned |= bit(route)
            own |= planned
            usable = without_partners(self.b, usable, own)
        return Plan(planned, spaces, gain, max(0, spaces - cards) / 2 + planned.bit_count())

    def path(self, contract: int, own: int, usable: int) -> Path:
        """The best way for a contract; an endless one if there is none."""
        one, other = marks(self.b.contract_ends[contract])
        return cheapest(self.b, own, usable, one, other, self.prices) or Path(10_000, ())

    def wanted(self, targets: list[int]) -> Wanted:
        """The cards that are missing for routes, the first ones being the most urgent."""
        b = self.b
        hand = [self.p.hand[kind] for kind in range(b.kinds)]
        wanted, weight = Wanted(), 1.0
        for route in targets:
            kinds = range(b.colours) if b.colour[route] == NONE else [b.colour[route]]
            kind = max(kinds, key=lambda k: (min(hand[k], b.length[route]), self.easy(k)))
            used = min(hand[kind], b.length[route])
            hand[kind] -= used
            wilds = min(hand[b.wild], b.length[route] - used)
            hand[b.wild] -= wilds
            if used + wilds < b.length[route]:
                wanted.add(kind, b.length[route] - used - wilds, weight)
                weight *= 0.8
        return wanted

    def easy(self, kind: int) -> int:
        """How many cards of a kind lie in the row."""
        return sum(self.s.row[slot] == kind for slot in range(self.b.row))
