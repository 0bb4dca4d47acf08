"""Sifting out actions that are never better than another legal one.

Equal cards of the row count as one. Never pay with a wild card instead of a coloured one: the wild card can pay for
everything that the coloured one can.
"""

from lautta.core.at_hand import Codes
from lautta.games.amsterdam.codes import build_code, contracts_code, pass_code, row_code
from lautta.games.amsterdam.sight import Sight
from lautta.games.amsterdam.state import NONE, Board, State, bit


def sift(b: Board, s: State, w: Sight, seat: int, codes: Codes) -> None:
    """Keep one card of the row of each kind, and of the ways to pay with a colour the one with fewest wild cards.

    Wild cards alone pay only where no colour does. Codes come in their order: those of a route, then those of a colour,
    then by the number of wild cards.
    """
    row, contracts, build, pass_ = row_code(b), contracts_code(b), build_code(b), pass_code(b)
    kinds, last_route, last_kind, kept = 0, NONE, NONE, 0
    for place in range(codes.count):
        code = codes.code[place]
        keep = True
        if row <= code < contracts:
            kind = s.row[code - row]
            keep = not kinds & bit(kind)
            kinds |= bit(kind)
        elif build <= code < pass_:
            route, kind = (code - build) // b.payments, (code - build) % b.payments // b.max_length
            keep = route != last_route or (kind != last_kind and kind < b.colours)
            last_route, last_kind = route, kind
        if keep:
            codes.code[kept] = code
            kept += 1
    codes.count = kept
