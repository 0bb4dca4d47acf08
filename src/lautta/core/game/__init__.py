"""The public face of a game: `Game` declares one, `GameState` is a position of it that can be played on.

>>> import lautta
>>> state = lautta.game("amsterdam").new(players=2, seed=7)
>>> state.to_move
(0, 1)
"""

from lautta.core.game.game import Game
from lautta.core.game.parts import Alone, Boards, Clients, Computers, Daily, Hidden, Rules, Scoring, Story
from lautta.core.game.spec import Part, Spec
from lautta.core.game.state import FORMAT, SPECTATOR, TITLE, ActionLike, GameState
from lautta.core.game.values import NamedAction, Option, Result, Said, places_of, seats_of, seed_bytes, wound
from lautta.core.game.view import View

__all__ = [
    "FORMAT", "SPECTATOR", "TITLE", "ActionLike", "Alone", "Boards", "Clients", "Computers", "Daily", "Game",
    "GameState", "Hidden", "NamedAction", "Option", "Part", "Result", "Rules", "Said", "Scoring", "Spec", "Story",
    "View", "places_of", "seats_of", "seed_bytes", "wound",
]  # fmt: skip
