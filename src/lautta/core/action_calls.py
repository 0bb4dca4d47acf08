"""The actions of a table for rules that do actions or look into their codes, such as those of a computer player."""

from functools import cached_property
from typing import Any

from lautta.core.actions import Table, codes_of
from lautta.core.interpreted import Interpreted


class Actions:
    """The actions of a table, as rules call them; the compiler makes the same calls from the table.

    `ACTIONS.GO` is the place of the action `go` in the table, from 0.
    """

    def __init__(self, table: Table) -> None:
        self.table = table

    def __getattr__(self, name: str) -> int:
        for place, action in enumerate(self.table.actions if name.isupper() else ()):
            if action.name == name.lower():
                return place
        raise AttributeError(name)

    @cached_property
    def rules(self) -> Interpreted:
        """The rules of the table, interpreted."""
        return Interpreted(self.table)

    def place(self, b: Any, code: int) -> int:
        """The place of the action of a code."""
        return self._split(b, code)[0]

    def parameter(self, b: Any, code: int, which: int) -> int:
        """A parameter of the action of a code, counted from 0."""
        return self._split(b, code)[1][which]

    def apply(self, b: Any, s: Any, seat: int, code: int) -> None:
        """Do an action by its code, without a check."""
        self.rules.do(b, s, seat, code)

    def attempt(self, b: Any, s: Any, seat: int, place: int, x: int, y: int, z: int) -> int:
        """Do an action if its check allows it, with as many of three parameters as it has; its code, or -1."""
        return self.rules.attempt(b, s, seat, place, (x, y, z)[: len(self.table.actions[place].params)])

    def _split(self, b: Any, code: int) -> tuple[int, tuple[int, ...]]:
        return codes_of(self.table.sizes(b)).split(code)
