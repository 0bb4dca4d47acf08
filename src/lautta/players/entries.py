"""What is compiled with each game for players that think."""

from lautta.players.one_ply import weigh
from lautta.players.self_play import duel, self_play

ENTRIES = (weigh, self_play, duel)
