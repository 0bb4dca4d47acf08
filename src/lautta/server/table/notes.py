"""A seat's secrets: its plan, and its standing answers. Pure, like the table's events.

Each seat has a list of its own, numbered from 1, so that no number shows others how much somebody has planned.
"""

from collections import defaultdict
from collections.abc import Iterable
from typing import Literal

from msgspec import Struct

NoteKind = Literal["action", "undo", "redo", "standing", "rest", "ahead"]


class Note(Struct, frozen=True, gc=False):
    """What a seat did in private. `base` is the event that the game stood at; `action` the notation, with a line for
    each action if several were planned together, or the answer, or the turn that it rests in and the last event, or
    turns planned ahead as JSON (`turns.py`); `asked` has a request of several as JSON (`batches.py`).

    `place` is its number among the notes of all seats (0: from an older release, which stored none).
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
        """The actions that were planned together."""
        return tuple((self.action or "").split("\n"))


class Plan(Struct, frozen=True):
    """What a seat plans to do from where the game stood after event `base`, and what it took back of that, grouped by
    what was planned together.

    >>> plan = Plan(7).after(Note(0, 1, 0, "action", 7, "go t1 a2")).after(Note(0, 2, 0, "action", 7, "done"))
    >>> plan.after(Note(0, 3, 0, "undo", 7))
    Plan(base=7, done=(('go t1 a2',),), undone=(('done',),))
    """

    base: int
    done: tuple[tuple[str, ...], ...] = ()
    undone: tuple[tuple[str, ...], ...] = ()

    @property
    def steps(self) -> tuple[str, ...]:
        """All planned actions."""
        return tuple(action for actions in self.done for action in actions)

    def after(self, note: Note) -> "Plan":
        """The plan after one more note; a note made at another event begins a new plan."""
        plan = self if self.base == note.base else Plan(note.base)
        if note.kind == "action":
            return Plan(plan.base, (*plan.done, note.actions))
        if note.kind == "undo":
            return Plan(plan.base, plan.done[:-1], (*plan.undone, *plan.done[-1:]))
        return Plan(plan.base, (*plan.done, *plan.undone[-1:]), plan.undone[:-1])


class Notes:
    """The notes of a table, folded. `standing` has the seats' standing answers; `resting` the turn in which a seat has
    suspended its own, and the last event then; `ahead` the note of the turns that a seat has planned ahead; `last` is
    the seat that planned last, and `place` its note's place.
    """

    def __init__(self, notes: Iterable[Note] = ()) -> None:
        self.keys: dict[tuple[int | None, str], Note] = {}
        self.standing: dict[int, str] = {}
        self.resting: dict[int, tuple[int, int]] = {}
        self.ahead: dict[int, Note] = {}
        self.last: int | None = None
        self.place = 0
        self._numbers: dict[int, int] = {}
        self._plans: dict[int, Plan] = {}
        self._unsaved: dict[int, list[Note]] = defaultdict(list)
        for note in notes:
            self.add(note)

    def add(self, note: Note, saved: bool = True) -> None:
        """Fold in the next note of its seat; if it is not saved, it will be saved with the next one that is."""
        seat = note.seat
        self._numbers[seat] = max(self.number(seat), note.number)
        self.place = max(self.place + 1, note.place)  # some before it may have been lost before they were saved
        if note.key is not None:
            self.keys[seat, note.key] = note
        if not saved:
            self._unsaved[seat].append(note)
        else:
            self._unsaved.pop(seat, None)
        if note.kind == "undo":
            self.resting.pop(seat, None)  # a seat that takes something back has more to do
        if note.kind == "ahead":
            self.ahead[seat] = note
        elif note.kind == "rest":
            turn, number = (note.action or "").split()
            self.resting[seat] = int(turn), int(number)
        elif note.kind != "standing":
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
        """The notes of a seat that will be saved with its next one."""
        return self._unsaved.get(seat, [])

    def plan(self, seat: int, base: int) -> Plan:
        """A seat's plan from the position after an event."""
        plan = self._plans.get(seat)
        return plan if plan and plan.base == base else Plan(base)
