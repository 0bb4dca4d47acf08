"""The log: what happened, as messages of the catalogue `amsterdam.ftl`, and only what the viewer may know.

Variables: `seat` is a seat from 0, which the caller turns into a name; `you` is 1 where the viewer is that seat;
`a` and `b` are names of places; `kind` is a kind of card.
"""

from collections.abc import Iterator
from functools import lru_cache

from lautta.core.actions import codes_of
from lautta.core.boards import LoadedBoard
from lautta.core.game import GameState, Said
from lautta.games.amsterdam.actions import TABLE
from lautta.games.amsterdam.board.paths import marks
from lautta.games.amsterdam.state import NONE, OVER, SECOND, SETUP, TURN, Board, State, wilds_in


def tell(before: GameState, seat: int, code: int, after: GameState, viewer: int | None) -> list[Said]:
    """The sentences for a viewer (None: a spectator) about a seat's action that led from one state to another."""
    return list(Teller(after.board, before.record, seat, code, after.record, viewer).sentences())


class Teller:
    """Tells one viewer about one action."""

    def __init__(
        self, loaded: LoadedBoard, before: State, seat: int, code: int, after: State, viewer: int | None
    ) -> None:
        self.loaded, self.before, self.seat, self.after, self.viewer = loaded, before, seat, after, viewer
        self.b: Board = loaded.record  # type: ignore[assignment]
        self.kinds = loaded.names["kinds"]
        self.action, self.args = what(loaded, code)
        self.mine = viewer == seat

    def sentences(self) -> Iterator[Said]:
        """The action, what came of it, and whether the end is near."""
        yield from getattr(self, f"of_{self.action}")()
        yield from self.of_course()

    def who(self, seat: int, message: str, **more: str | int) -> Said:
        """A sentence about a seat."""
        return Said(f"amsterdam-log-{message}", {"seat": seat, "you": int(self.viewer == seat), **more})

    def contracts(self, message: str, contracts: int) -> Said:
        """A sentence about contracts that the viewer knows."""
        names, given = places(self.loaded), [self.loaded.data["contracts"][each] for each in marks(contracts)]
        told = ", ".join(f"{names[one['a']]} – {names[one['b']]} ({one['points']})" for one in given)
        return self.who(self.seat, message, contracts=told)

    def ends(self, joins: dict[str, str]) -> dict[str, str | int]:
        """The names of the places that a route or contract joins."""
        names = places(self.loaded)
        return {"a": names[joins["a"]], "b": names[joins["b"]]}

    # contracts

    def of_keep(self) -> Iterator[Said]:
        """Contracts are chosen; the others learn how many only when everybody has chosen."""
        p, then = self.before.players[self.seat], self.after.players[self.seat]
        if self.before.phase == SETUP and not self.mine:
            yield self.who(self.seat, "chosen")
        if self.mine:
            yield self.contracts("you-keep", p.offer & then.contracts)
            if refused := p.offer & ~then.contracts:
                yield self.contracts("you-refuse", refused)
        elif self.before.phase != SETUP:
            kept = then.contract_count - p.contract_count
            yield self.who(self.seat, "kept", kept=kept, refused=p.offered - kept)
        if self.before.phase == SETUP != self.after.phase:
            for seat in range(self.after.seats):
                if self.mine and seat == self.seat:
                    continue  # told by name above
                kept = self.after.players[seat].contract_count
                yield self.who(seat, "kept", kept=kept, refused=self.b.deal - kept)
            yield self.who(self.after.seat, "begins")

    def of_contracts(self) -> Iterator[Said]:
        """Contracts are drawn; if all must be kept, they are kept at once."""
        count = min(self.b.draw, self.before.pool_size + self.before.returned_count)
        yield self.who(self.seat, "looks", count=count)
        p, then = self.before.players[self.seat], self.after.players[self.seat]
        if self.mine and then.offer:
            yield self.contracts("you-see", then.offer)
        if then.contract_count > p.contract_count:
            yield self.who(self.seat, "must-keep", count=count)
            if self.mine:
                yield self.contracts("you-keep", then.contracts & ~p.contracts)

    # cards

    def of_deck(self) -> Iterator[Said]:
        """A card from the deck; only its owner sees it."""
        if self.mine:
            for kind in range(self.b.kinds):
                if self.after.players[self.seat].hand[kind] > self.before.players[self.seat].hand[kind]:
                    yield Said("amsterdam-log-you-deck", {"kind": self.kinds[kind]})
        else:
            yield self.who(self.seat, "deck")
        yield from self.of_piles()
        yield from self.of_one_card()

    def of_row(self) -> Iterator[Said]:
        """An open card, and what is turned up in its place."""
        kind = self.before.row[self.args[0]]
        yield self.who(self.seat, "row", kind=self.kinds[kind])
        yield from self.of_piles()
        if kind != self.b.wild:
            yield from self.of_one_card()

    def of_piles(self) -> Iterator[Said]:
        """The automatic changes of the deck and the row."""
        if self.after.reshuffles > self.before.reshuffles:
            yield Said("amsterdam-log-reshuffle")
        if self.after.resets > self.before.resets:
            yield Said("amsterdam-log-reset", {"times": self.after.resets - self.before.resets})
            return
        taken = self.args[0] if self.action == "row" else NONE
        for slot in range(self.b.row):
            if slot == taken and self.after.row[slot] == NONE:
                yield Said("amsterdam-log-gap")
            elif self.after.row[slot] != NONE and (slot == taken or self.before.row[slot] == NONE):
                yield Said("amsterdam-log-turned-up", {"kind": self.kinds[self.after.row[slot]]})

    def of_one_card(self) -> Iterator[Said]:
        """The first card was the only one, as no second one can be taken."""
        if self.before.phase == TURN and self.after.phase != SECOND:
            yield self.who(self.seat, "one-card")

    # routes, passing

    def of_build(self) -> Iterator[Said]:
        """A route with its price and points, and what comes with it."""
        route, cards = self.args
        length = self.b.length[route]
        wilds = wilds_in(self.b, length, cards)
        told = {**self.ends(self.loaded.data["routes"][route]), "points": self.b.route_points[length]}
        if wilds < length:
            told |= {"kind": self.kinds[cards // self.b.max_length], "cards": length - wilds}
        if wilds:
            told |= {"wilds": wilds}
        yield self.who(self.seat, "build" if not wilds else "build-mixed" if wilds < length else "build-wild", **told)
        if self.after.tokens < self.before.tokens:
            yield self.who(self.seat, "bonus-card", tokens=self.after.players[self.seat].tokens)
        partner = self.b.partner[route]
        if partner != NONE and self.after.seats < self.b.pairs_from:
            yield Said("amsterdam-log-closed", self.ends(self.loaded.data["routes"][partner]))
        yield from self.of_piles()

    def of_pass(self) -> Iterator[Said]:
        """Nothing could be done."""
        yield self.who(self.seat, "pass")

    # the end

    def of_course(self) -> Iterator[Said]:
        """The last turns begin, or the game is over."""
        if self.after.last_turns > 0 == self.before.last_turns:
            yield self.who(self.after.trigger, "last-turns", carts=self.after.players[self.after.trigger].carts)
        if self.after.phase == OVER:
            yield Said("amsterdam-log-over-stuck" if self.after.passes == self.after.seats else "amsterdam-log-over")
            yield from map(self.counted, range(self.after.seats))
            winners = marks(self.after.winners)
            yield from (self.who(seat, "won" if len(winners) == 1 else "shares-win") for seat in winners)

    def counted(self, seat: int) -> Said:
        """The sources of a seat's points."""
        p = self.after.players[seat]
        routes = p.points - p.contract_points - p.bonus_points
        return self.who(
            seat, "counted", routes=routes, contracts=p.contract_points, bonus=p.bonus_points, points=p.points
        )


@lru_cache(65_536)
def what(loaded: LoadedBoard, code: int) -> tuple[str, tuple[int, ...]]:
    """The name of an action, and its parameters."""
    place, args = codes_of(TABLE.sizes(loaded.record)).split(code)
    return TABLE.actions[place].name, args


@lru_cache(64)
def places(loaded: LoadedBoard) -> dict[str, str]:
    """The names of the places of a board by their ids."""
    return {place["id"]: place["name"] for place in loaded.data["places"]}
