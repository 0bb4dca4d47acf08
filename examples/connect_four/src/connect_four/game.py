"""Connect Four, declared to Lautta."""

from connect_four.rules import FULL, SEATS, TABLE
from lautta.core.game import Computers, Game, Rules, Scoring
from lautta.core.reasons import Reason

GAME = Game(
    name="connect_four", package=__package__, players=(SEATS, SEATS), table=TABLE,
    rules=Rules(reasons=(Reason(FULL, "full", "drop"),)), scoring=Scoring(points=("points",)),
    computers=Computers("connect_four.heuristic"),
)  # fmt: skip
