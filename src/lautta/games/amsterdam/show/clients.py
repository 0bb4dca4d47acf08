"""The record as JSON for clients: what everybody may know, and what one seat knows besides.

Both are made from a view. Seats count from 0; routes, places and contracts go by their ids, cards by their kinds.
"""

from functools import lru_cache, reduce
from operator import or_
from typing import Any, NotRequired, TypedDict

from lautta.core.boards import LoadedBoard
from lautta.core.game import GameState
from lautta.games.amsterdam.board import with_stand_ins
from lautta.games.amsterdam.board.paths import Path, marks, open_to, paths
from lautta.games.amsterdam.rules.contracts import returned_mask
from lautta.games.amsterdam.rules.scoring import joins
from lautta.games.amsterdam.state import NONE, NOT_SEEN, OVER, PHASES, SETUP, Board, Player, State, bit

KEPT = 4096
Ways = tuple[Path | None, ...]  # for each contract what is still to be built, None: it cannot be fulfilled any more


class Contract(TypedDict):
    """A contract; a placeholder is made up by us until the official one is known."""

    id: str
    a: str
    b: str
    points: int
    placeholder: bool


class OwnContract(Contract):
    """A contract in hand: is it fulfilled, and if not, the routes of the shortest way (None: there is none left)."""

    done: bool
    missing: list[str] | None
    spaces: int | None


class ShownContract(Contract):
    """A contract laid open at the end."""

    done: bool


class PublicPlayer(TypedDict):
    """What everybody may know of a player."""

    points: int
    carts: int
    cards: int
    contracts: int
    bonus_cards: int
    choosing: bool
    contract_points: NotRequired[int]
    bonus_points: NotRequired[int]
    completed: NotRequired[int]
    shown: NotRequired[list[ShownContract]]


class Public(TypedDict):
    """What everybody may know. `owners` has the seat by route; `closed` are routes that nobody may build any more."""

    phase: str
    turn: int
    seat: int
    row: list[str | None]
    deck: int
    discard: dict[str, int]
    contracts_left: int
    bonus_cards: int
    owners: dict[str, int]
    closed: list[str]
    last_turns: int
    last_turns_by: int | None
    players: list[PublicPlayer]


class Private(TypedDict):
    """What one seat knows besides: its hand, contracts, an offer to choose from, and what it has refused."""

    hand: dict[str, int]
    contracts: list[OwnContract]
    offer: list[OwnContract]
    refused: list[Contract]


def public(view: GameState) -> Public:
    """What everybody may know."""
    loaded, s = view.board, view.record
    b: Board = loaded.record  # type: ignore[assignment]
    kinds = loaded.names["kinds"]
    owners, closed = _routes(loaded, s.free, tuple(s.players[seat].routes for seat in range(s.seats)))
    return {
        "phase": PHASES[s.phase],
        "turn": s.turn,
        "seat": s.seat,
        "row": [None if s.row[slot] == NONE else kinds[s.row[slot]] for slot in range(b.row)],
        "deck": s.deck_size,
        "discard": counts(loaded, s.discard),
        "contracts_left": s.pool_size + s.returned_count,
        "bonus_cards": s.tokens,
        "owners": owners,
        "closed": closed,
        "last_turns": s.last_turns,
        "last_turns_by": None if s.trigger == NONE else s.trigger,
        "players": [public_player(loaded, s, seat) for seat in range(s.seats)],
    }


class Sketch(TypedDict):
    """What a small picture shows: the seat by route."""

    owners: dict[str, int]


def sketch(view: GameState) -> Sketch:
    """The routes that are built."""
    s = view.record
    return {"owners": _routes(view.board, s.free, tuple(s.players[seat].routes for seat in range(s.seats)))[0]}


@lru_cache(KEPT)
def _routes(loaded: LoadedBoard, free: int, built: tuple[int, ...]) -> tuple[dict[str, int], list[str]]:
    """Whose routes are whose, and which nobody may build any more: the same again and again, while nobody builds."""
    names = loaded.names["routes"]
    owners = {names[route]: seat for seat, routes in enumerate(built) for route in marks(routes)}
    closed = [name for route, name in enumerate(names) if not free & bit(route) and name not in owners]
    return dict(sorted(owners.items())), closed


def public_player(loaded: LoadedBoard, s: State, seat: int) -> PublicPlayer:
    """What everybody may know of a player; at the end, what the points are made of."""
    p = s.players[seat]
    known: PublicPlayer = {
        "points": p.points,
        "carts": p.carts,
        "cards": p.hand_size,
        "contracts": p.contract_count,
        "bonus_cards": p.tokens,
        "choosing": s.phase == SETUP and not s.chosen & bit(seat),
    }
    if s.phase == OVER:
        known["contract_points"] = p.contract_points
        known["bonus_points"] = p.bonus_points
        known["completed"] = p.completed
        known["shown"] = [shown_contract(loaded, p, contract) for contract in marks(p.contracts)]
    return known


def shown_contract(loaded: LoadedBoard, p: Player, contract: int) -> ShownContract:
    """A contract laid open at the end."""
    b: Board = loaded.record  # type: ignore[assignment]
    return {**contract_json(loaded, contract), "done": joins(b, p.routes, b.contract_ends[contract])}


def private(view: GameState, seat: int) -> Private:
    """What a seat knows besides."""
    loaded, s = view.board, view.record
    p, open_ = s.players[seat], open_to(s, seat)
    return {
        "hand": counts(loaded, p.hand),
        "contracts": list(own_contracts(loaded, p.contracts, p.routes, open_)),
        "offer": list(own_contracts(loaded, p.offer, p.routes, open_)),
        "refused": [contract_json(loaded, contract) for contract in refused(s, seat) if contract != NOT_SEEN],
    }


def private_key(state: GameState, seat: int) -> tuple[bytes, Ways, Ways, tuple[int, ...]]:
    """What that depends on: what lies before the seat, how its contracts can be fulfilled, and what it has refused."""
    loaded, s = state.board, state.record
    p, open_ = s.players[seat], open_to(s, seat)
    mine, offered = (ways(loaded, mask, p.routes, open_) for mask in (p.contracts, p.offer))
    return bytes(p), mine, offered, tuple(refused(s, seat))


def known_board(view: GameState) -> LoadedBoard:
    """The board with stand-ins for the contracts that a view has not seen."""
    seen = reduce(or_, (p.contracts | p.offer for p in view.record.players), returned_mask(view.record))
    return with_stand_ins(view.board, seen)


def refused(s: State, seat: int) -> list[int]:
    """The contracts under the pool that a seat has refused."""
    return [s.returned[place] for place in range(s.returned_count) if s.returned_by[place] == seat]


def counts(loaded: LoadedBoard, array: Any) -> dict[str, int]:
    """Cards by kind, without those that are not there."""
    return {kind: array[i] for i, kind in enumerate(loaded.names["kinds"]) if array[i]}


def contract_json(loaded: LoadedBoard, contract: int) -> Contract:
    """A contract as the board file has it."""
    given = loaded.data["contracts"][contract]
    return {
        "id": given["id"],
        "a": given["a"],
        "b": given["b"],
        "points": given["points"],
        "placeholder": given.get("placeholder", False),
    }


@lru_cache(KEPT)
def own_contracts(loaded: LoadedBoard, mask: int, own: int, open_: int) -> tuple[OwnContract, ...]:
    """Contracts with what is still to be built for each by somebody who has some routes and may build others."""
    found = ways(loaded, mask, own, open_)
    return tuple(own_contract(loaded, contract, path) for contract, path in zip(marks(mask), found, strict=True))


@lru_cache(KEPT)
def ways(loaded: LoadedBoard, mask: int, own: int, open_: int) -> Ways:
    """The shortest way for each contract of a mask: the same objects as long as nobody builds on one of them."""
    return tuple(paths(loaded.record, own, open_, marks(mask)))  # type: ignore[arg-type]


@lru_cache(KEPT)
def own_contract(loaded: LoadedBoard, contract: int, path: Path | None) -> OwnContract:
    """A contract with what is still to be built for it."""
    names = loaded.names["routes"]
    return {
        **contract_json(loaded, contract),
        "done": path is not None and not path.routes,
        "missing": None if path is None else [names[route] for route in path.routes],
        "spaces": None if path is None else path.spaces,
    }
