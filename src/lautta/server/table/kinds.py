"""The kinds of things at a table, as they are stored and sent: seats, events, how a table stands, how a game ends."""

from typing import Literal

SeatKind = Literal["person", "open", "computer"]
AwayReason = Literal["conceded", "timeout", "removed"]
Ending = Literal["finished", "conceded", "time", "left", "closed"]
Status = Literal["waiting", "laying", "playing", "over", "closed"]
EventKind = Literal[
    "start", "action", "undo", "redo", "rules",
    "open", "join", "leave", "host", "concede", "timeout", "return", "resume", "chat", "ask", "answer", "rematch",
    "hand-in", "take-back", "cut", "laying", "lay", "lift", "holiday",
]  # fmt: skip
