"""What a computer player is."""

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from lautta.core.game import GameState


class Player(Protocol):
    """Anything that can choose. Where a whole game is played in one process there is one object per seat, which may
    remember what it saw; a server makes a new one for each decision, perhaps in another process.
    """

    def choose(self, view: "GameState", seat: int) -> int:
        """The code of a legal action for `seat` (from 0), given what that seat may know of the game.

        Called only when the seat may act; the view is the player's own copy, to try things on.
        """
        ...
