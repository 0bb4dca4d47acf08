"""What a computer player is."""

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from lautta.core.game import GameState


class Player(Protocol):
    """Anything that can choose an action.

    Where a whole game is played in one process, each seat has one object, which may remember what it has seen. A server
    makes a new one for each decision, perhaps in another process.
    """

    def choose(self, view: "GameState", seat: int) -> int:
        """The code of a legal action for `seat` (from 0), given what that seat may know of the game.

        That is what `GameState.counted` gives: what everybody could have counted is in it, also where people must
        remember it. Called only when the seat may act; the view is the player's own copy, to try things on.
        """
        ...
