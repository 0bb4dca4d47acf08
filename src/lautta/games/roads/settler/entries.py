"""The settler's functions that are compiled beside the engine, for Python to call."""

from lautta.core.companions import Companion
from lautta.games.roads.actions import TABLE
from lautta.games.roads.settler.playouts import choose, play_out
from lautta.games.roads.settler.strategy import be_usual

COMPANION = Companion(TABLE, "settler", (choose, play_out, be_usual))
