"""What of planning is compiled beside the engine, for Python to call."""

from lautta.core.companions import Companion
from lautta.games.roads.actions import TABLE
from lautta.games.roads.planning.freeze import freeze
from lautta.games.roads.planning.improve import anneal
from lautta.games.roads.planning.lines import follow

COMPANION = Companion(TABLE, "planning", (follow, anneal, freeze))
