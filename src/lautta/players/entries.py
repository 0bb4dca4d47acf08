"""The functions compiled with each game for players that think."""

from lautta.players.one_ply import consider, look, value_of, weigh
from lautta.players.search import clear, search
from lautta.players.self_play import duel, self_play

ENTRIES = (look, consider, value_of, weigh, clear, search, self_play, duel)
