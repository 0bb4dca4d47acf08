"""Games to look at: random ones, and livelier ones in which much happens."""

from bisect import bisect_left
from collections.abc import Iterator
from itertools import pairwise

from tests.games.tigris.naive.reading import at, squares, world
from tests.games.tigris.naive.world import Square, beside
from tests.games.tigris.positions import ADVANCED, STANDARD

from lautta.core.boards import LoadedBoard
from lautta.core.chance import Chooser, choose
from lautta.core.game import GameState
from lautta.games.tigris.game import GAME

BOARDS = {"standard": STANDARD, "advanced": ADVANCED}
OPTIONS = [
    {},
    {"treasures": "end_of_action", "scores": "open"},
    {"support": "needed", "declined": "reusable", "passing": "end"},
    {
        "treasures": "end_of_action",
        "support": "needed",
        "scores": "open",
        "declined": "reusable",
        "catastrophes": "again",
        "passing": "end",
    },
]
WEIGHTS = {"place": 12, "position": 8, "withdraw": 1, "destroy": 1, "swap": 1, "pass": 1, "build": 3, "decline": 1}


def options(seed: int) -> dict[str, str]:
    """Every mix of them turns up in four seeds in a row."""
    return OPTIONS[seed % len(OPTIONS)]


def lively(state: GameState, chooser: Chooser) -> int:
    """One of the legal actions: tiles and leaders more often than others, and where there is most about them."""
    by_verb = verbs(state)
    lots = [verb for verb in by_verb for _ in range(WEIGHTS.get(verb, 1))]
    verb = lots[choose(chooser, len(lots))]
    codes = by_verb[verb]
    if verb == "place" and not choose(chooser, 3) and (joining := joins(state, codes)):
        codes = joining
    elif verb in ("place", "position") and choose(chooser, 4):
        busy = taken(state)
        about = [sum(other in busy for other in beside(square_of(state, code))) for code in codes]
        codes = [code for code, n in zip(codes, about, strict=True) if n == max(about)]
    return codes[choose(chooser, len(codes))]


def square_of(state: GameState, code: int) -> Square:
    """The square of an action, which is its last parameter."""
    return at(state.space.decode(code)[1][-1])


def verbs(state: GameState) -> dict[str, list[int]]:
    """The legal codes by the names of their actions."""
    legal, firsts = state.legal_actions, [*state.space.codes.firsts, len(state.space)]
    parts = {
        action.name: legal[bisect_left(legal, first) : bisect_left(legal, end)]
        for action, (first, end) in zip(state.space.table.actions, pairwise(firsts), strict=True)
    }
    return {verb: codes for verb, codes in parts.items() if codes}


def joins(state: GameState, codes: list[int]) -> list[int]:
    """Those of some placings that join two kingdoms."""
    w = world(state)
    kingdoms = w.kingdoms()
    where = {code: set(beside(square_of(state, code))) for code in codes}
    return [code for code, near in where.items() if sum(bool(realm & near) for realm in kingdoms) == 2]


def taken(state: GameState) -> set[Square]:
    """The squares with tiles and leaders."""
    s = state.record
    return squares(s.leaders).union(*(squares(s.tiles[colour]) for colour in range(4)))


def steps(
    players: int, seed: int, board: LoadedBoard = STANDARD, how: str = "lively", limit: int = 2000
) -> Iterator[tuple[GameState, GameState, int, int]]:
    """A game: the state before and after each action, who did it and its code; `how` is lively or random."""
    state, chooser = GAME.new(players, seed, board, options(seed)), Chooser(seed, 1)
    for _ in range(limit):
        if state.over:
            return
        (seat,) = state.to_move
        legal = state.legal_actions
        code = lively(state, chooser) if how == "lively" else legal[choose(chooser, len(legal))]
        before = state.copy()
        state.apply(code, seat)
        yield before, state, seat, code
