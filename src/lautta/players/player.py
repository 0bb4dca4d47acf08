"""The interface of computer players."""

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


class NotingPlayer(Player, Protocol):
    """A player that goes on with something from one decision of a game to the next.

    Before a decision, `notes` are set to what they were after the one before; empty where there is none, or where a
    server has been started anew. What it has to remember goes there, in at most MOST_NOTES bytes.
    """

    notes: bytes


MOST_NOTES = 4096


def with_notes(player: Player, notes: bytes) -> Player:
    """The player, which has read its notes, if it is one that takes any."""
    if hasattr(player, "notes"):
        player.notes = notes
    return player


def notes_of(player: Player) -> bytes:
    """What it has to be told before its next decision; nothing of a player that takes no notes, or too many."""
    notes: bytes = getattr(player, "notes", b"")
    return notes if len(notes) <= MOST_NOTES else b""
