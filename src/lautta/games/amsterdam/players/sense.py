"""The computer player *sense*: `weigh` gives each legal action a worth, roughly in points.

It plans the cheapest routes for its contracts from its own and the free ones, collects cards for them, and once all are
fulfilled builds the best-paid routes. It looks only at a view, and does not guess others' plans.
"""

from functools import cached_property
from typing import Any

from lautta.core.actions import codes_of
from lautta.core.game import GameState
from lautta.games.amsterdam.actions import TABLE
from lautta.games.amsterdam.board.paths import marks, without_partners
from lautta.games.amsterdam.players.plans import Plan, Planner, Wanted
from lautta.games.amsterdam.rules.contracts import picked
from lautta.games.amsterdam.rules.scoring import joins
from lautta.games.amsterdam.state import NONE, SETUP, TURN, Board, State, bit, wilds_in

CARD = 1.1  # what a wanted card is worth, in points
UNWANTED = 0.15  # what any other card is worth next to it
WILD = 1.3  # what a wild card is worth next to it
BONUS_CARD = 1.5
PLANNED = 5.0  # what a planned route is worth beyond its points
HARM = -8.0  # the penalty for spending carts so that a contract cannot be fulfilled
SPACE = 0.3  # what a space costs when contracts are chosen
LONG_GAME = 22.0  # turns that a player is expected to have, and spaces built in each near the end
SPACES_A_TURN = 1.2
LOOK_RISK = 1.5  # what new contracts must promise at least


def weigh(view: GameState, seat: int) -> dict[int, float]:
    """The worth of each legal action of a seat, from its view."""
    mind = Mind(view, seat)
    return {code: mind.worth(code) for code in view.legal(seat)}


class Mind:
    """One seat's thoughts in one position."""

    def __init__(self, view: GameState, seat: int) -> None:
        self.b: Board = view.board.record  # type: ignore[assignment]
        self.s: State = view.record
        self.seat, self.p = seat, self.s.players[seat]
        self.codes = codes_of(TABLE.sizes(self.b))
        self.planner = Planner(self.b, self.s, seat)
        self.worths: dict[str, Any] = {
            "keep": self.of_keep, "deck": self.of_deck, "row": self.of_row, "contracts": self.of_contracts,
            "build": self.of_build, "pass": lambda: 0.0,
        }  # fmt: skip

    def worth(self, code: int) -> float:
        """The worth of one action."""
        place, args = self.codes.split(code)
        return float(self.worths[TABLE.actions[place].name](*args))

    # the state of the game

    @cached_property
    def last_turn(self) -> bool:
        """Is this the seat's last turn?"""
        return self.s.last_turns > 0

    @cached_property
    def turns(self) -> float:
        """About how many turns the seat still has, this one included."""
        if self.last_turn:
            return 1.0
        fewest = min(self.s.players[seat].carts for seat in range(self.s.seats))
        return min(LONG_GAME, 1 + (fewest - self.b.end_carts) * LONG_GAME / self.b.carts)

    @cached_property
    def plan(self) -> Plan:
        """The plan for the contracts in hand."""
        return self.planner.plan(self.p.contracts, self.turns)

    @cached_property
    def targets(self) -> list[int]:
        """The routes to collect cards for: planned ones, nearest first; without a plan, those with most per turn."""
        if self.plan.routes:
            return sorted(marks(self.plan.routes), key=lambda r: (self.planner.short_of(r), -self.b.length[r]))
        free = [route for route in marks(self.planner.usable) if self.b.length[route] <= self.p.carts]
        return sorted(free, key=self.pace, reverse=True)[:2]

    def pace(self, route: int) -> float:
        """The gain of a route for each turn that it takes."""
        return self.fruit(route) / (1 + self.planner.short_of(route) / 2)

    @cached_property
    def wanted(self) -> Wanted:
        """The cards to collect."""
        return self.planner.wanted(self.targets)

    def fruit(self, route: int) -> float:
        """The immediate gain of a route: points and a bonus card."""
        token = BONUS_CARD if self.b.token[route] and self.s.tokens else 0.0
        return self.b.route_points[self.b.length[route]] + token

    # cards

    def use(self, kind: int) -> float:
        """How useful a card is: 1 for one that is wanted most."""
        if kind == self.b.wild:
            return WILD
        return self.wanted.weight.get(kind, UNWANTED)

    def needs(self, kind: int) -> bool:
        """Is a card wanted at all?"""
        return kind in (self.b.wild, *self.wanted.count)

    @cached_property
    def completing(self) -> bool:
        """Does an open card complete a planned route?"""
        short = (route for route in self.targets if self.plan.routes and self.planner.short_of(route) == 1)
        return any(self.planner.easy(kind) for route in short for kind in self.planner.wanted([route]).count)

    @cached_property
    def blind(self) -> float:
        """How useful a card of the deck is, on average."""
        unseen = [self.unseen(kind) for kind in range(self.b.kinds)]
        return sum(n * self.use(kind) for kind, n in enumerate(unseen)) / max(1, sum(unseen))

    def unseen(self, kind: int) -> int:
        """How many cards of a kind the seat does not see: in the deck, or in other hands."""
        held: int = self.p.hand[kind] + self.s.discard[kind] + self.planner.easy(kind)
        known = sum(self.s.players[seat].known[kind] for seat in range(self.s.seats) if seat != self.seat)
        return max(0, self.b.cards[kind] - held - known)

    def of_deck(self) -> float:
        """A blind card, and perhaps a second one."""
        return self.of_card(self.blind, self.s.phase == TURN)

    def of_row(self, slot: int) -> float:
        """An open card, and perhaps a second one."""
        kind = self.s.row[slot]
        return self.of_card(self.use(kind), self.s.phase == TURN and kind != self.b.wild)

    def of_card(self, use: float, another: bool) -> float:
        """The worth of drawing, if there is time to use the cards."""
        if self.last_turn:
            return 0.0
        best = max([self.blind, *(self.use(kind) for kind in range(self.b.colours) if self.planner.easy(kind))])
        return CARD * (use + (best if another else 0.0)) * self.card_sense

    @cached_property
    def card_sense(self) -> float:
        """Cards beyond what the carts can use are worth little."""
        return 1.0 if self.p.hand_size < self.p.carts + 2 else 0.2

    # routes

    def of_build(self, route: int, cards: int) -> float:
        """Points, bonus card and progress for contracts, minus what the cards could have done elsewhere."""
        if self.last_turn:
            return self.fruit(route) + self.fulfilled_by(route) + 1.0
        length = self.b.length[route]
        wilds = wilds_in(self.b, length, cards)
        if self.plan.routes & bit(route):
            return PLANNED + self.fruit(route) - self.price(cards, length, wilds) / 4
        if self.plan.routes and (self.plan.spaces + length > self.p.carts or self.blocks(route)):
            return HARM - wilds
        return self.fruit(route) - self.price(cards, length, wilds) * self.card_sense

    def price(self, cards: int, length: int, wilds: int) -> float:
        """The worth of a payment's cards for other uses."""
        price = wilds * WILD * CARD
        if wilds < length:
            kind = cards // self.b.max_length
            planned = [r for r in marks(self.plan.routes) if self.b.colour[r] in (kind, NONE)]
            spare = self.p.hand[kind] - sum(self.b.length[r] for r in planned)
            price += (length - wilds) * CARD * (0.7 if spare >= length - wilds else 1.0)
        return price

    def blocks(self, route: int) -> bool:
        """Would building it close a planned route?"""
        left = without_partners(self.b, self.plan.routes | bit(route), bit(route))
        return left & self.plan.routes != self.plan.routes

    def fulfilled_by(self, route: int) -> float:
        """The gain of contracts if this is the last route built."""
        own = self.p.routes
        return sum(
            2.0 * self.b.contract_points[contract]
            for contract in marks(self.p.contracts)
            if not joins(self.b, own, self.b.contract_ends[contract])
            and joins(self.b, own | bit(route), self.b.contract_ends[contract])
        )

    # contracts

    def of_keep(self, which: int) -> float:
        """The plan with what is kept, minus what it costs."""
        kept = picked(self.p.offer, which)
        held = 0 if self.s.phase == SETUP else self.p.contracts
        plan = self.planner.plan(held | kept, self.turns)
        return plan.gain - SPACE * plan.spaces

    def of_contracts(self) -> float:
        """Drawing contracts, when the old ones are done: the better of two that nobody has seen, on average."""
        if self.plan.routes:
            return HARM
        unseen = marks((bit(self.b.contracts) - 1) & ~self.p.contracts)
        gains = sorted((self.gain(contract) for contract in unseen), reverse=True)
        worse = range(len(gains) - 1, -1, -1)  # how many give less: with each of these, this one would be kept
        if len(gains) < 2:
            return sum(gains)
        best_of_two = sum(gain * count for gain, count in zip(gains, worse, strict=True)) / sum(worse)
        return best_of_two - (0.0 if self.last_turn else LOOK_RISK)

    def gain(self, contract: int) -> float:
        """The gain or cost of one more contract."""
        turns = 0.0 if self.last_turn else self.turns - 2
        plan = self.planner.plan(bit(contract), turns)
        return plan.gain - SPACE * plan.spaces - plan.turns
