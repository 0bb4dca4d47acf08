"""The protocols of computer players."""

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from lautta.core.game import GameState


class Player(Protocol):
    """Anything that can choose an action.

    In a game within one process, each seat has one object, which may remember what it has seen. A server makes a new
    one for each decision, perhaps in another process.
    """

    def choose(self, view: "GameState", seat: int) -> int:
        """Return the code of a legal action for `seat` (from 0), given its view with perfect recall.

        The view is that of `GameState.view` with recall. It is the player's own copy, to try things on. Called only
        when the seat may act.
        """
        ...


class NotingPlayer(Player, Protocol):
    """A player that remembers something from one decision of a game to the next, in at most MOST_NOTES bytes.

    Before each decision, `notes` are set to their value after the previous one; they are empty before the first, and
    after a restart of the server.
    """

    notes: bytes


MOST_NOTES = 4096


def with_notes(player: Player, notes: bytes) -> Player:
    """Give a player its notes, if it takes any, and return it."""
    if hasattr(player, "notes"):
        player.notes = notes
    return player


def notes_of(player: Player) -> bytes:
    """Return the notes of a player; empty if it takes none, or too many."""
    notes: bytes = getattr(player, "notes", b"")
    return notes if len(notes) <= MOST_NOTES else b""
