"""The first code of each action on a board, in the order of `actions.py` (`keep` begins at 0). Only rules that get a
code need it: everything else uses the action space.
"""

from lautta.games.amsterdam.state import Board


def deck_code(b: Board) -> int:
    """The code of `deck`."""
    return b.keeps


def row_code(b: Board) -> int:
    """The first code of `row`, one for each slot."""
    return deck_code(b) + 1


def contracts_code(b: Board) -> int:
    """The code of `contracts`."""
    return row_code(b) + b.row


def build_code(b: Board) -> int:
    """The first code of `build`: for each route all payments."""
    return contracts_code(b) + 1


def pass_code(b: Board) -> int:
    """The code of `pass`, the last one."""
    return build_code(b) + b.routes * b.payments
