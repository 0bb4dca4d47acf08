"""The effects of an action, in facts that the seat knows, without doing it."""

from typing import TypedDict

from lautta.core.actions import codes_of
from lautta.core.boards import LoadedBoard
from lautta.core.game import GameState
from lautta.games.amsterdam.actions import TABLE
from lautta.games.amsterdam.board.paths import DONE, marks, missing_each
from lautta.games.amsterdam.rules.contracts import must_keep, picked
from lautta.games.amsterdam.show.clients import Contract, contract_json, counts
from lautta.games.amsterdam.state import NONE, SECOND, Board, State, bit, wilds_in


class Missing(TypedDict):
    """A contract and how many spaces would still be missing for it; None if it could no longer be fulfilled."""

    contract: str
    spaces: int | None


class Preview(TypedDict, total=False):
    """The facts; each action has some of them.

    keep: `kept`, `refused`. deck: `deck` (cards that can be drawn), `ends_turn`. row: `kind`, `ends_turn`.
    contracts: `contracts` (looked at), `must_keep`. build: all others.
    """

    action: str
    kept: list[Contract]
    refused: list[Contract]
    deck: int
    kind: str | None
    ends_turn: bool
    contracts: int
    must_keep: int
    route: str
    points: int
    total: int
    pays: dict[str, int]
    cards_left: dict[str, int]
    carts_left: int
    last_turns: bool
    bonus_card: bool
    closes: str | None
    completes: list[str]
    missing: list[Missing]


def preview(view: GameState, seat: int, code: int) -> Preview:
    """Preview an action, even one that is refused now, as far as it goes."""
    loaded, s = view.board, view.record
    b: Board = loaded.record  # type: ignore[assignment]
    place, args = codes_of(TABLE.sizes(b)).split(code)
    name = TABLE.actions[place].name
    told: Preview = {"action": name}
    if name == "keep":
        told |= of_keep(loaded, s, seat, args[0])
    elif name == "deck":
        told |= {"deck": s.deck_size + s.discard_size, "ends_turn": s.phase == SECOND}
    elif name == "row":
        told |= of_row(loaded, s, args[0])
    elif name == "contracts":
        count = min(b.draw, s.pool_size + s.returned_count)
        told |= {"contracts": count, "must_keep": min(b.draw_keep, count)}
    elif name == "build":
        told |= of_build(loaded, s, seat, *args)
    return told


def of_keep(loaded: LoadedBoard, s: State, seat: int, which: int) -> Preview:
    """The kept and the refused contracts."""
    offer = s.players[seat].offer
    kept = picked(offer, which)
    return {
        "kept": [contract_json(loaded, contract) for contract in marks(kept)],
        "refused": [contract_json(loaded, contract) for contract in marks(offer & ~kept)],
        "must_keep": must_keep(loaded.record, s),  # type: ignore[arg-type]
    }


def of_row(loaded: LoadedBoard, s: State, slot: int) -> Preview:
    """Which card it is, and whether the turn is over with it."""
    kinds, kind = loaded.names["kinds"], s.row[slot]
    return {
        "kind": None if kind == NONE else kinds[kind],
        "ends_turn": s.phase == SECOND or kind == len(kinds) - 1,
    }


def of_build(loaded: LoadedBoard, s: State, seat: int, route: int, cards: int) -> Preview:
    """Points, carts, cards, bonus card, and what it means for the seat's contracts."""
    b: Board = loaded.record  # type: ignore[assignment]
    p, names = s.players[seat], loaded.names
    length = b.length[route]
    wilds = wilds_in(b, length, cards)
    pays = {names["kinds"][b.wild]: wilds} if wilds else {}
    if wilds < length:
        pays = {names["kinds"][cards // b.max_length]: length - wilds} | pays
    closes = b.partner[route] if s.seats < b.pairs_from else NONE
    contracts = marks(p.contracts)
    before = dict(zip(contracts, missing_each(b, s, seat, contracts), strict=True))
    after = dict(zip(contracts, missing_each(b, s, seat, contracts, p.routes | bit(route)), strict=True))
    ids = names["contracts"]
    return {
        "route": names["routes"][route],
        "points": b.route_points[length],
        "total": p.points + b.route_points[length],
        "pays": pays,
        "cards_left": {
            kind: count - pays.get(kind, 0)
            for kind, count in counts(loaded, p.hand).items()
            if count > pays.get(kind, 0)
        },
        "carts_left": max(0, p.carts - length),
        "last_turns": s.trigger == NONE and p.carts - length <= b.end_carts,
        "bonus_card": bool(b.token[route] and s.tokens),
        "closes": None if closes == NONE else names["routes"][closes],
        "completes": [ids[c] for c, path in after.items() if path == DONE != before[c]],
        "missing": [
            {"contract": ids[c], "spaces": path.spaces if path else None} for c, path in after.items() if path != DONE
        ],
    }
