"""What runs search and learning for a game: compiled where that was possible, interpreted otherwise."""

from functools import cache
from typing import Any

from lautta.core.compiled import Compiled
from lautta.core.current_game import Thinking
from lautta.players.one_ply import consider, look, value_of, weigh
from lautta.players.search import clear, search
from lautta.players.self_play import duel, self_play


@cache
def compiled_for(thinking: Thinking) -> Compiled:
    """What is compiled with a game for players that think."""
    functions = (look, consider, value_of, weigh, clear, search, self_play, duel)
    return Compiled(thinking.table, "thinking", functions, thinking)


def module_for(thinking: Thinking) -> Any:
    """The functions for players that think, for one game; they take records and numbers."""
    return compiled_for(thinking).module
