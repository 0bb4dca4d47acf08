"""Connect Four, declared to Lautta."""

from connect_four.rules import COLUMNS, FULL, SEATS, TABLE, count
from lautta.core import fields
from lautta.core.game import Computers, Game, Positions, Rules, Scoring
from lautta.core.reasons import Reason

FIELDS = (
    fields.Generator("chance"),
    fields.Number("seats"),
    fields.Turn("turn", derived=True),
    fields.Number("shown"),
    fields.Grid("cells", columns=COLUMNS, signs=".xo", seats="xo", params=("column",)),
    fields.Seats("winners", SEATS, derived=True),
)
GAME = Game(
    name="connect_four", package=__package__, players=(SEATS, SEATS), table=TABLE,
    rules=Rules(reasons=(Reason(FULL, "full", "drop"),)),
    positions=Positions(FIELDS, derive=lambda state: count(state.record)),
    scoring=Scoring(points=("points",)),
    computers=Computers("connect_four.heuristic"),
)  # fmt: skip
