"""Permission for advice: everybody has it once a game is over; before that, a person alone against computers, and
several people only if the table was opened with advice, which they see before they sit down.
"""

from lautta.core.game import Game
from lautta.players.advice import can_advise
from lautta.server.problem import Problem
from lautta.server.table.positions import Setup
from lautta.server.table.state import TableState


def advised(setup: Setup, table_state: TableState) -> bool:
    """May people at a table be told what a strong player would do?"""
    return can_advise(setup.game, setup.seats) and _fair(table_state)


def check_thinks(game: Game, players: int) -> None:
    """Raise Problem unless somebody here knows how to play this game well, with this many players."""
    if not can_advise(game, players):
        raise Problem("no-advice", game=game.name, players=players)


def check_advised(setup: Setup, table_state: TableState) -> None:
    """Raise Problem unless they may."""
    check_thinks(setup.game, setup.seats)
    if not _fair(table_state):
        raise Problem("advice-not-agreed")


def _fair(table_state: TableState) -> bool:
    return table_state.status == "over" or table_state.seating.advice or table_state.seating.alone
