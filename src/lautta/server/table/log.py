"""The log of a table: its events, folded as they come."""

from collections.abc import Iterable

from lautta.server.table.events import DONE, Damaged, Event
from lautta.server.table.history import HistoryNode
from lautta.server.table.state import TableState, fold


class EventLog:
    """The events of a table, folded. `add` is the only way to change it."""

    def __init__(self, events: Iterable[Event]) -> None:
        self.events: list[Event] = []
        self.states: list[TableState] = []
        self.nodes: dict[int, HistoryNode] = {}
        self.keys: dict[tuple[int | None, str], int] = {}
        self.sent: dict[int | None, list[int]] = {}  # by seat: the events sent by its person
        for event in events:
            self.add(event)

    @property
    def number(self) -> int:
        """The number of the last event."""
        return len(self.events)

    @property
    def last(self) -> TableState:
        """How the table stands."""
        return self.states[-1]

    @property
    def here(self) -> HistoryNode:
        """The current node of the game; raises Damaged if the game has not begun."""
        if self.last.here is None:
            raise Damaged("the game has not begun")
        return self.last.here

    def add(self, event: Event, table_state: TableState | None = None) -> None:
        """Fold in the next event; raises Damaged if it cannot follow. `table_state`: what it leads to, if known."""
        table_state = table_state or self.after(event)
        if table_state.here and table_state.here.number == event.number:
            self.nodes[event.number] = table_state.here
        self.events.append(event)
        self.states.append(table_state)
        if event.key is not None:
            self.keys[event.seat, event.key] = event.number
        # Planned actions were sent earlier, with the plan.
        with_others = event.batch is not None and event.to is None and event.change is None
        if event.key is not None or with_others or event.kind in ("hand-in", "take-back"):
            self.sent.setdefault(event.seat, []).append(event.number)

    def after_all(self, events: Iterable[Event]) -> list[TableState]:
        """The same for several, after each of them."""
        found = [self.last]
        for place, event in enumerate(events, self.number + 1):
            if event.number != place:
                raise Damaged(f"event {event.number} cannot follow event {place - 1}")
            found.append(fold(found[-1], event, self.nodes))
        return found[1:]

    def after(self, event: Event) -> TableState:
        """How the table would stand after the next event; raises Damaged if it cannot follow the others."""
        if event.number != self.number + 1:
            raise Damaged(f"event {event.number} cannot follow event {self.number}")
        return fold(self.last if self.states else None, event, self.nodes)

    def state_after(self, number: int) -> TableState:
        """How the table stood after an event."""
        return self.states[number - 1]

    def stood_in(self, event: Event) -> bool:
        """Was this event done by a computer that stood in for a person?"""
        if event.seat is None or event.kind not in (*DONE, "hand-in"):
            return False
        return self.state_after(event.number).seating.seats[event.seat].stood_in
