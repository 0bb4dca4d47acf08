"""Decisions of players, and games with a player in every seat."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from lautta.players.player import Player

if TYPE_CHECKING:
    from lautta.core.game import GameState


def decision(player: Player, state: "GameState", seat: int) -> int:
    """Return the code of the action that a player chooses for a seat; all callers ask players through here.

    The player gets the view of its seat with perfect recall. Raises HiddenOutcome if `state` is a view that lacks it.
    """
    return player.choose(state.view(seat, recall=True), seat)


def play_out(state: "GameState", seated: Sequence[Player]) -> int:
    """Let the players, one for each seat, play a position to its end; return the number of decisions.

    Each gets the view of its own seat, with recall. If several seats may act, the first one does. Raises IllegalAction
    if the rules refuse a choice.
    """
    decisions = 0
    while to_move := state.to_move:
        seat = to_move[0]
        state.apply(decision(seated[seat], state, seat), seat)
        decisions += 1
    return decisions
