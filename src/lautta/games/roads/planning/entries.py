"""Planning's functions that are compiled beside the engine, for Python to call."""

from lautta.core.companions import Companion
from lautta.games.roads.actions import TABLE
from lautta.games.roads.planning.annealing import anneal, value_of
from lautta.games.roads.planning.playing import follow, improve, look_round, outlook, play_on, rows_ahead

COMPANION = Companion(TABLE, "planning", (anneal, value_of, look_round, outlook, improve, follow, play_on, rows_ahead))
