"""Asking players what they do, and playing a game to its end with a player in every seat."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from lautta.players.player import Player

if TYPE_CHECKING:
    from lautta.core.game import GameState


def decision(player: Player, state: "GameState", seat: int) -> int:
    """The code of what a player chooses for a seat; every player is asked through here.

    It is handed what its seat knows that has counted along, as a view of its own, whatever `state` is. Raises
    HiddenOutcome for a view from which that cannot be told any more.
    """
    return player.choose(state.counted(seat), seat)


def play_out(state: "GameState", seated: Sequence[Player]) -> int:
    """Let the players, one for each seat, play a position to its end; answers the number of decisions.

    Each gets the counted view of its own seat. Where several seats may act, the first is asked. Raises IllegalAction
    if a player chooses something that the rules refuse.
    """
    decisions = 0
    while to_move := state.to_move:
        seat = to_move[0]
        state.apply(decision(seated[seat], state, seat), seat)
        decisions += 1
    return decisions
