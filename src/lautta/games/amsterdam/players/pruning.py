"""Pruning: actions that are never better than another legal one.

Equal cards of the row count as one. Never pay with a wild card instead of a coloured one: the wild card can pay for
everything that the coloured one can.
"""

from lautta.core.current_game import Codes
from lautta.games.amsterdam.actions import ACTIONS
from lautta.games.amsterdam.players.board_analysis import BoardAnalysis
from lautta.games.amsterdam.state import NONE, Board, State, bit


def sift(b: Board, s: State, w: BoardAnalysis, seat: int, codes: Codes) -> None:
    """Keep one card of the row of each kind, and of the ways to pay with a colour the one with fewest wild cards.

    Wild cards alone pay only where no colour does. Codes come in their order: those of a route, then those of a colour,
    then by the number of wild cards.
    """
    kinds, last_route, last_kind, kept = 0, NONE, NONE, 0
    for place in range(codes.count):
        code = codes.code[place]
        action, keep = ACTIONS.place(b, code), True
        if action == ACTIONS.ROW:
            kind = s.row[ACTIONS.parameter(b, code, 0)]
            keep = not kinds & bit(kind)
            kinds |= bit(kind)
        elif action == ACTIONS.BUILD:
            route, kind = ACTIONS.parameter(b, code, 0), ACTIONS.parameter(b, code, 1) // b.max_length
            keep = route != last_route or (kind != last_kind and kind < b.colours)
            last_route, last_kind = route, kind
        if keep:
            codes.code[kept] = code
            kept += 1
    codes.count = kept
