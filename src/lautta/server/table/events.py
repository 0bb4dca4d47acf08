"""The event log of a table: an append-only list, from which everything else follows."""

from msgspec import Struct

from lautta.server.table.kinds import EventKind

OF_THE_GAME = ("start", "action", "undo", "redo", "rules")
OF_LAYING = ("laying", "lay", "lift")
DONE = ("action", "lay")  # what a seat does in the game, or in laying its board


class Damaged(ValueError):
    """Events that no table could have had."""


class Event(Struct, frozen=True, gc=False):
    """An event: who (a seat, from 0), what and when (milliseconds since 1970).

    `action` is the notation of an action or of a piece that is laid; for the kind "rules" the position text from which
    newer rules go on; for the kind "host" what the host did. `to` is the node that an undo or redo leads to, the event
    after which a board being laid is again as it was, the event that an answer is for, the hand-in with which a planned
    action was done, or the version of the rules if it is a new one. `key` and `seen` came with the command and make
    a retry safe. `to_move` is the mask of the seats that may act afterwards (0: the game is over, or not begun), `told`
    what people were told of it, as JSON (see `story.py`), `change` what it changed besides the game, as JSON (see
    `seating.py`). For actions requested together, `batch` is the event of the first (None for the first itself), and
    the first has what was `asked`, as JSON (see `batches.py`).
    """

    number: int
    at: int
    kind: EventKind
    told: bytes
    to_move: int
    seat: int | None = None
    action: str | None = None
    to: int | None = None
    redrawn: bool = False
    key: str | None = None
    seen: int | None = None
    change: str | None = None
    batch: int | None = None
    asked: str | None = None
