"""Playing a game to its end with a player in every seat."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from lautta.players.player import Player

if TYPE_CHECKING:
    from lautta.core.game import GameState


def play_out(state: "GameState", seated: Sequence[Player]) -> int:
    """Let the players, one for each seat, play a position to its end; answers the number of decisions.

    Each gets the view of its own seat. Where several seats may act, the first is asked. Raises IllegalAction
    if a player chooses something that the rules refuse.
    """
    decisions = 0
    while to_move := state.to_move:
        seat = to_move[0]
        state.apply(seated[seat].choose(state.view(seat), seat), seat)
        decisions += 1
    return decisions
