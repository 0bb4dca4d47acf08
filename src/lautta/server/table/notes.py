"""What only one seat of a table may know: what it plans, and the answers it has left. Pure, as the table's events are.

Each seat has a list of its own, numbered from 1, so that no number tells others how much somebody has planned.
"""

from collections import defaultdict
from collections.abc import Iterable
from typing import Literal

from msgspec import Struct

NoteKind = Literal["action", "undo", "redo", "standing"]


class Note(Struct, frozen=True, gc=False):
    """What a seat did in private. `base` is the event that the game stood at, `action` the notation or the answer, with
    a line for each where actions were planned at once; then `asked` is what was asked for, as JSON (see `batches.py`).

    `place` is its number among the notes of all seats (0: of an older release, which kept none).
    """

    seat: int
    number: int
    at: int
    kind: NoteKind
    base: int
    action: str | None = None
    key: str | None = None
    place: int = 0
    asked: str | None = None

    @property
    def actions(self) -> tuple[str, ...]:
        """What was planned at once."""
        return tuple((self.action or "").split("\n"))


class Plan(Struct, frozen=True):
    """What a seat plans to do from where the game stood after event `base`, and what of it was taken back: each time
    all that was planned at once.

    >>> plan = Plan(7).after(Note(0, 1, 0, "action", 7, "go t1 a2")).after(Note(0, 2, 0, "action", 7, "done"))
    >>> plan.after(Note(0, 3, 0, "undo", 7))
    Plan(base=7, done=(('go t1 a2',),), undone=(('done',),))
    """

    base: int
    done: tuple[tuple[str, ...], ...] = ()
    undone: tuple[tuple[str, ...], ...] = ()

    @property
    def steps(self) -> tuple[str, ...]:
        """All actions that are planned."""
        return tuple(action for actions in self.done for action in actions)

    def after(self, note: Note) -> "Plan":
        """The plan after one more note; one that was made from elsewhere begins a new plan."""
        plan = self if self.base == note.base else Plan(note.base)
        if note.kind == "action":
            return Plan(plan.base, (*plan.done, note.actions))
        if note.kind == "undo":
            return Plan(plan.base, plan.done[:-1], (*plan.undone, *plan.done[-1:]))
        return Plan(plan.base, (*plan.done, *plan.undone[-1:]), plan.undone[:-1])


class Notes:
    """The notes of a table, folded. `standing` has the answers that seats have left, `last` who planned last.

    There are `count` of them.
    """

    def __init__(self, notes: Iterable[Note] = ()) -> None:
        self.keys: dict[tuple[int | None, str], Note] = {}
        self.standing: dict[int, str] = {}
        self.last: int | None = None
        self.count = 0
        self._numbers: dict[int, int] = {}
        self._plans: dict[int, Plan] = {}
        self._unsaved: dict[int, list[Note]] = defaultdict(list)
        for note in notes:
            self.add(note)

    def add(self, note: Note, saved: bool = True) -> None:
        """Fold in the next note of its seat; one that is not saved is so with the next that is."""
        seat = note.seat
        self._numbers[seat] = note.number
        self.count += 1
        if note.key is not None:
            self.keys[seat, note.key] = note
        if not saved:
            self._unsaved[seat].append(note)
        else:
            self._unsaved.pop(seat, None)
        if note.kind != "standing":
            self._plans[seat] = self.plan(seat, note.base).after(note)
            self.last = seat
        elif note.action:
            self.standing[seat] = note.action
        else:
            self.standing.pop(seat, None)

    def number(self, seat: int) -> int:
        """The number of the last note of a seat."""
        return self._numbers.get(seat, 0)

    def unsaved(self, seat: int) -> list[Note]:
        """The notes of a seat that are to be saved with its next one."""
        return self._unsaved.get(seat, [])

    def plan(self, seat: int, base: int) -> Plan:
        """What a seat plans from where the game stood after an event."""
        plan = self._plans.get(seat)
        return plan if plan and plan.base == base else Plan(base)
