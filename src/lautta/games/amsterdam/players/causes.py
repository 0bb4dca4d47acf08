"""The reason why an action is better than the one that was played, found by rules of the game.

Each rule looks for one cause and tells it only if the rules of the game prove it: by the board, what the seat held, and
what really followed. Rules never weigh anything, and where none applies there is no reason.
"""

from collections.abc import Callable, Iterator, Sequence
from functools import cached_property

from lautta.core.advisers import Comparison
from lautta.core.game import GameState, Said
from lautta.core.records import copy_of
from lautta.games.amsterdam.board.paths import marks, missing_each, open_to
from lautta.games.amsterdam.rules.contracts import picked
from lautta.games.amsterdam.rules.scoring import end_bonus, joins
from lautta.games.amsterdam.state import NONE, TURN, Board, State, bit, wilds_in

NEVER = 9_999  # spaces of a way that there is not


def cause(one: Comparison) -> Said | None:
    """Return the reason why the better action is better; None if no rule applies."""
    case = Case(one)
    return next(filter(None, (rule(case) for rule in RULES)), None)


class Case:
    """A comparison, with what follows from it."""

    def __init__(self, one: Comparison) -> None:
        self.one, self.seat, self.loaded = one, one.seat, one.before.board
        self.b: Board = one.before.board.record  # type: ignore[assignment]
        self.s: State = one.known.record
        self.end: State = one.rest[-1][2].record
        self.p, self.last = self.s.players[one.seat], self.end.players[one.seat]
        decode = one.before.space.decode
        (action, self.played), (other, self.better) = decode(one.played), decode(one.better)
        self.action, self.other = action.name, other.name
        self.hand = [self.p.hand[kind] for kind in range(self.b.kinds)]

    def says(self, message: str, **told: str | int) -> Said:
        """A reason."""
        return Said(f"amsterdam-cause-{message}", told)

    # names

    def between(self, joint: dict[str, str]) -> str:
        """The names of the places that a route or contract joins."""
        names = {place["id"]: place["name"] for place in self.loaded.data["places"]}
        return f"{names[joint['a']]} – {names[joint['b']]}"

    def route(self, route: int) -> str:
        """A route by its places."""
        return self.between(self.loaded.data["routes"][route])

    def contract(self, contract: int) -> str:
        """A contract by its places."""
        return self.between(self.loaded.data["contracts"][contract])

    def kind(self, kind: int) -> str:
        """The name of a kind of card."""
        return str(self.loaded.names["kinds"][kind])

    def name(self, contract: int) -> str:
        """The same, or none."""
        return "none" if contract == NONE else self.contract(contract)

    def twin(self, route: int) -> int:
        """The other one of a double route, as a mask."""
        return 0 if self.b.partner[route] == NONE else bit(self.b.partner[route])

    # contracts

    def spaces(self, contract: int, more: int = 0, s: State | None = None) -> int:
        """How many spaces are missing for a contract if these routes are built as well."""
        path = missing_each(self.b, s or self.s, self.seat, [contract], self.p.routes | more)[0]
        return path.spaces if path else NEVER

    @cached_property
    def open(self) -> dict[int, int]:
        """The seat's contracts that are not fulfilled yet and for which its carts last, with the spaces they take."""
        found = {contract: self.spaces(contract) for contract in marks(self.p.contracts)}
        return {contract: spaces for contract, spaces in found.items() if 0 < spaces <= self.p.carts}

    def done(self, contract: int) -> bool:
        """Was a contract fulfilled in the end?"""
        return bool(joins(self.b, self.last.routes, self.b.contract_ends[contract]))

    def fulfilled(self, route: int) -> list[int]:
        """The contracts that a route would fulfil."""
        return [contract for contract in self.open if self.spaces(contract, bit(route)) == 0]

    def nearer(self, route: int) -> list[int]:
        """The contracts that a route would bring nearer."""
        return [contract for contract, spaces in self.open.items() if self.spaces(contract, bit(route)) < spaces]

    @cached_property
    def ways(self) -> list[tuple[int, int]]:
        """The routes on the shortest ways of contracts, with the contract."""
        usable, length = marks(open_to(self.s, self.seat)), self.b.length
        return [
            (route, contract)
            for contract in self.open
            for route in usable
            if self.spaces(contract, bit(route)) == self.open[contract] - length[route]
        ]

    # cards

    def short(self, route: int, hand: Sequence[int]) -> int:
        """How many cards a hand lacks for a route, or for its twin if that can be built too."""
        wild, pair = self.b.wild, bit(route) | self.twin(route) & open_to(self.s, self.seat)
        colours = [self.b.colour[one] for one in marks(pair)]
        most = max(max(hand[:wild]) if colour == NONE else hand[colour] for colour in colours)
        return max(0, self.b.length[route] - hand[wild] - most)

    def with_card(self, kind: int) -> list[int]:
        """The hand with one more card."""
        return [count + (kind == at) for at, count in enumerate(self.hand)]

    def paid(self, route: int, cards: int) -> list[int]:
        """The hand after a payment."""
        hand, length = list(self.hand), self.b.length[route]
        wilds = wilds_in(self.b, length, cards)
        hand[self.b.wild] -= wilds
        if wilds < length:
            hand[cards // self.b.max_length] -= length - wilds
        return hand

    # what followed, and what would have

    def builds(self, steps: Sequence[tuple[int, int, GameState]]) -> Iterator[tuple[int, int]]:
        """The routes that the seat builds in some steps, and the kind of card that it pays with."""
        for seat, code, _ in steps:
            action, args = self.one.before.space.decode(code)
            if seat == self.seat and action.name == "build":
                yield args[0], args[1] // self.b.max_length

    def after_all(self, points: int = 0) -> bool:
        """Did the seat later build the better route or, from the same kind of card, one with no fewer bonus cards?"""
        (route, cards), b = self.better, self.b
        for built, kind in self.builds(self.one.rest[1:]):
            as_good = b.token[built] >= b.token[route] and b.route_points[b.length[built]] >= points
            if built in (route, b.partner[route]) or (as_good and kind == cards // b.max_length):
                return True
        return False

    @cached_property
    def meanwhile(self) -> list[tuple[int, int, State]]:
        """What others did between this turn and the seat's next one."""
        found = []
        for seat, code, state in self.one.rest:
            if seat != self.seat:
                found.append((seat, code, state.record))
            elif found:
                break
        return found


# contracts


def keep(c: Case) -> Said | None:
    """A contract was kept and never fulfilled."""
    if c.action != "keep":
        return None
    kept, wiser = (picked(c.p.offer, args[0]) for args in (c.played, c.better))
    for contract in marks(kept & ~wiser):
        if not c.done(contract):
            return c.says("kept", contract=c.contract(contract), points=c.b.contract_points[contract])
    return None


def drew_contracts(c: Case) -> Said | None:
    """Contracts were drawn, and those that were kept cost more than they gave."""
    if c.action != "contracts":
        return None
    held = (s.record.players[c.seat].contracts for seat, _, s in c.one.rest if seat == c.seat)
    new = next((now for now in held if now != c.p.contracts), 0) & ~c.p.contracts
    lost = [contract for contract in marks(new) if not c.done(contract)]
    balance = sum(c.b.contract_points[each] * (-1 if each in lost else 1) for each in marks(new))
    if balance >= 0:
        return None
    return c.says("drew", contract=", ".join(map(c.contract, lost)), count=len(lost), points=-balance)


def never_fulfilled(c: Case) -> Said | None:
    """A route would have fulfilled a contract that stayed open, or brought it nearer."""
    if c.other != "build" or (c.action == "build" and c.played[0] == c.better[0]):
        return None
    route = c.better[0]
    for contract in c.nearer(route):
        if not c.done(contract) and not (c.action == "build" and contract in c.nearer(c.played[0])):
            told = {"route": c.route(route), "contract": c.contract(contract)}
            return c.says("never", **told, points=c.b.contract_points[contract], spaces=c.spaces(contract, bit(route)))
    return None


def out_of_carts(c: Case) -> Said | None:
    """After this route the carts do not last for a contract any more."""
    if c.action != "build":
        return None
    carts, kept, more = c.p.carts - c.b.length[c.played[0]], c.p.carts, 0
    if c.other == "build":
        kept, more = kept - c.b.length[c.better[0]], bit(c.better[0])
    for contract in c.open:
        need = c.spaces(contract, bit(c.played[0]))
        if carts < need < NEVER and c.spaces(contract, more) <= kept:
            return c.says("carts", contract=c.contract(contract), spaces=need, carts=carts)
    return None


# routes


def last_turn(c: Case) -> Said | None:
    """In the last turn a route would have brought points, or more of them."""
    if c.s.phase != TURN or c.s.last_turns == 0 or c.other != "build":
        return None
    route, contracts = c.better[0], c.fulfilled(c.better[0])
    told = {"route": c.route(route), "contract": c.name(next(iter(contracts), NONE))}
    points = c.b.route_points[c.b.length[route]]
    if c.action in ("deck", "row"):
        return c.says("last-cards", **told, points=points)
    if c.action != "build" or c.fulfilled(c.played[0]):
        return None
    instead = c.b.route_points[c.b.length[c.played[0]]]
    if c.b.token[c.played[0]] > c.b.token[route] or points < instead or (points == instead and not contracts):
        return None
    return c.says("last-route", **told, points=points, instead=instead, short=c.route(c.played[0]))


def route_lost(c: Case) -> Said | None:
    """Somebody else built the route before the seat's next turn, and left it no twin."""
    if c.other != "build" or (c.action == "build" and c.played[0] == c.better[0]):
        return None
    route, before = c.better[0], c.one.rest[0][2].record
    for seat, _, s in c.meanwhile:
        if before.free & ~s.free & bit(route) and not open_to(s, c.seat) & c.twin(route):
            longer = (one for one in c.nearer(route) if c.spaces(one, s=s) > c.open[one])
            return c.says("route-lost", route=c.route(route), other=seat, contract=c.name(next(longer, NONE)))
        before = s
    return None


def no_help(c: Case) -> Said | None:
    """The route brings no contract nearer, and another one would have."""
    if c.action != "build" or c.other != "build" or c.nearer(c.played[0]):
        return None
    for contract in c.nearer(c.better[0]):
        told = {"route": c.route(c.played[0]), "better": c.route(c.better[0]), "contract": c.contract(contract)}
        return c.says("no-help", **told)
    return None


def bonus(c: Case) -> Said | None:
    """A bonus card more would have given points at the end."""
    if c.other != "build" or not c.s.tokens or not c.b.token[c.better[0]] or c.after_all():
        return None
    if c.action == "build" and (c.b.token[c.played[0]] or c.fulfilled(c.played[0])):
        return None
    end = copy_of(c.end)
    end.players[c.seat].tokens += 1
    more = end_bonus(c.b, end, c.seat) - end_bonus(c.b, c.end, c.seat)
    return c.says("bonus", route=c.route(c.better[0]), points=more) if more > 0 else None


# cards


def payment(c: Case) -> Said | None:
    """The route could be paid for with fewer wild cards, or with a colour that contracts do not need."""
    if c.action != "build":
        return None
    route, hand = c.played[0], c.paid(*c.played)
    wilds, kind = c.hand[c.b.wild] - hand[c.b.wild], c.played[1] // c.b.max_length
    if c.other == "row" and wilds:
        kind = kind if kind < c.b.wild else c.b.colour[route]
        # with a single turn left there would be no use for the card that is spared
        spares = kind == c.s.row[c.better[0]] and c.meanwhile and c.meanwhile[-1][2].trigger == NONE
        return c.says("spare-wild", kind=c.kind(kind)) if spares else None
    if c.other != "build" or c.better[0] != route:
        return None
    saved = c.paid(*c.better)[c.b.wild] - hand[c.b.wild]
    return c.says("wilds", route=c.route(route), count=saved) if saved > 0 else None


def spent(c: Case) -> Said | None:
    """A route that serves no contract cost cards that are missing now for one on the way of a contract."""
    if c.action != "build" or c.other == "build" or c.nearer(c.played[0]):
        return None
    route, hand, kind = c.played[0], c.paid(*c.played), c.played[1] // c.b.max_length
    others = (c.hand[each] for each in range(c.b.wild) if each != kind)
    if c.b.colour[route] == NONE and max(others) >= c.b.length[route]:
        return None  # it could be paid for in another colour
    for way, contract in sorted(c.ways, key=lambda way: c.short(way[0], c.hand)):
        still = c.spaces(contract, bit(route) | bit(way)) == c.spaces(contract, bit(route)) - c.b.length[way]
        longer = way != route and c.b.length[way] > 1  # cards for a single space are soon there
        if still and longer and c.short(way, hand) > c.short(way, c.hand):
            told = {"route": c.route(route), "better": c.route(way), "contract": c.contract(contract)}
            return c.says("spent", **told, count=c.short(way, hand))
    return None


def better_route(c: Case) -> Said | None:
    """Another route would have given more points, or a bonus card as well, and serves contracts no less."""
    if c.action != "build" or c.other != "build" or set(c.nearer(c.played[0])) - set(c.nearer(c.better[0])):
        return None
    points = [c.b.route_points[c.b.length[route]] for route in (c.played[0], c.better[0])]
    if c.after_all(points[1]):
        return None
    told = {"route": c.route(c.better[0]), "instead": c.route(c.played[0])}
    if points[1] > points[0]:
        return c.says("more-points", **told, points=points[1], fewer=points[0])
    card = c.s.tokens and c.b.token[c.better[0]] > c.b.token[c.played[0]]
    return c.says("bonus-card", **told) if card and points[0] == points[1] else None


def card(c: Case) -> Said | None:
    """An open card was missing for a route on the way of a contract, or in the variation, and none came instead."""
    if c.other != "row" or c.action not in ("deck", "row", "contracts"):
        return None
    kind, now = c.s.row[c.better[0]], c.one.rest[0][2].record.players[c.seat].hand
    hands = c.hand, c.with_card(kind), [now[each] for each in range(c.b.kinds)]
    if c.action == "row" and any(c.short(route, hands[2]) < c.short(route, c.hand) for route, _ in c.ways):
        return None
    for route, contract in sorted(c.ways, key=lambda way: c.short(way[0], hands[1])):
        if c.short(route, hands[1]) < c.short(route, hands[0]) == c.short(route, hands[2]):
            return c.says("card", kind=c.kind(kind), route=c.route(route), contract=c.contract(contract), points=0)
    for route, paid in c.builds(c.one.line[1:]):
        lacks = [c.short(route, hand) for hand in hands]
        if paid == kind and lacks[1] < lacks[0] == lacks[2]:
            points = c.b.route_points[c.b.length[route]]
            return c.says("card", kind=c.kind(kind), route=c.route(route), contract="none", points=points)
    return None


def wild_alone(c: Case) -> Said | None:
    """An open wild card was the only card of the turn, when two others were to be had."""
    if c.s.phase != TURN or c.action != "row" or c.s.row[c.played[0]] != c.b.wild or c.other not in ("deck", "row"):
        return None
    return c.says("wild-alone") if len(c.one.line) > 1 and c.one.line[1][0] == c.seat else None


RULES: tuple[Callable[[Case], Said | None], ...] = (
    last_turn, keep, out_of_carts, route_lost, payment, drew_contracts, never_fulfilled, no_help, better_route, card,
    spent, bonus, wild_alone,
)  # fmt: skip
