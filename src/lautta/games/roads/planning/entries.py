"""What of planning is compiled beside the engine, for Python to call."""

from lautta.core.companions import Companion
from lautta.games.roads.actions import TABLE
from lautta.games.roads.planning.annealing import anneal, value_of

COMPANION = Companion(TABLE, "planning", (anneal, value_of))
