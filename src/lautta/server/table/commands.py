"""Commands to a table, by its people or by newcomers: game actions and the rest. `moves.py` has the event for each."""

from datetime import UTC, tzinfo
from typing import Literal

from msgspec import Struct

from lautta.server.table.turns import PlannedTurn


class Command(Struct, frozen=True):
    """Something that somebody does: `key` makes it safe to send again, `seen` is where the answer begins."""

    key: str | None
    seen: int | None


class Action(Command, frozen=True):
    """Do something in the game, or plan it; `plan` is the number of the last note of the seat that the sender knew."""

    action: str | dict[str, str]
    plan: int | None = None


class Actions(Command, frozen=True):
    """Do or plan several, one after another."""

    actions: tuple[str | dict[str, str], ...]
    plan: int | None = None


class Undo(Command, frozen=True):
    """Take back my last action, planned or done, or ask the others whether I may."""

    plan: int | None = None


class Redo(Command, frozen=True):
    """Do again what I took back."""

    plan: int | None = None


Doing = Action | Actions
GameCommand = Doing | Undo | Redo  # what is done in the game, or planned


def actions_of(command: Doing) -> tuple[str | dict[str, str], ...]:
    """The actions to be done."""
    return command.actions if isinstance(command, Actions) else (command.action,)


class StandingAnswer(Command, frozen=True):
    """Leave a standing answer, given whenever the game asks."""

    answer: str | None


class Ahead(Command, frozen=True):
    """Plan these turns ahead, in place of those before."""

    turns: tuple[PlannedTurn, ...]


class Answer(Command, frozen=True):
    """Agree to what was asked in an event, or refuse."""

    ask: int
    agree: bool


class Join(Command, frozen=True):
    """Take an open seat under a name, the first one if none is named; `invite` if the table is not listed. `program`:
    it is one who joins.
    """

    name: str
    seat: int | None = None
    invite: str | None = None
    program: bool = False


class Leave(Command, frozen=True):
    """Give up a seat before the start."""


class Host(Command, frozen=True):
    """Commands of the host alone."""

    act: Literal["lock", "unlock", "list", "unlist", "fill", "remove", "computer"]
    seat: int | None
    level: str | None


class Concede(Command, frozen=True):
    """Leave a seat to a computer player."""


class Return(Command, frozen=True):
    """Take back a seat from the computer player that stands in for me."""


class Holiday(Command, frozen=True):
    """Go on holiday until then, or come back if that is past; its day is told by the clocks of a `zone`."""

    until: int
    zone: tzinfo = UTC


class Close(Command, frozen=True):
    """End the table without a result, as those who run the server want it."""


class Chat(Command, frozen=True):
    """Say something."""

    text: str


class Rematch(Command, frozen=True):
    """The same people play again at another table."""

    table: str


class ComputerChoice(Struct, frozen=True):
    """A computer player's choice for its seat, an action code or a piece's notation, made after event `changed`."""

    seat: int
    code: int | str
    changed: int


class Tick(Struct, frozen=True):
    """Time has passed."""
