"""Computer players: each gets the view of its own seat with perfect recall, and nothing else.

`registry` lists them, and `playing` asks them for decisions. For thinking players, `network` evaluates positions,
`one_ply` actions, and `search` looks further ahead; these three and `self_play` are rules, compiled with each game that
declares its inputs (`thinking`). `thinker` chooses with the `weights` of a game, in the difficulties of five `bots`;
`advice` and `review` show people its opinions.

>>> from lautta import players
>>> [kind.name for kind in players.kinds()]
['sense', 'random', 'pipsa', 'otto', 'ida', 'sampo', 'vellamo']
>>> class First:
...     "Takes the first action of the list."
...     def __init__(self, seed: int) -> None: ...
...     def choose(self, view, seat): return view.legal(seat)[0]
>>> players.register("first", First, "Takes the first action of the list.")
>>> players.make("first", seed=1).choose.__name__
'choose'
>>> players.forget("first")
"""

from lautta.players.bots import (
    BOTS,
    Bot,
    Trained,
    absent,
    ladder,
    maker_of,
    offered,
    register_all,
    register_weights,
    usual,
)
from lautta.players.player import NotingPlayer, Player, notes_of, with_notes
from lautta.players.playing import decision, play_out
from lautta.players.random_player import RandomPlayer
from lautta.players.registry import (
    Kind,
    Maker,
    NoSuchPlayer,
    PlayerFault,
    comes_with_lautta,
    forget,
    kind,
    kinds,
    load,
    make,
    register,
)
from lautta.players.sense_player import NoSense, SensePlayer

__all__ = [
    "BOTS",
    "Bot",
    "Kind",
    "Maker",
    "NoSense",
    "NoSuchPlayer",
    "NotingPlayer",
    "Player",
    "PlayerFault",
    "RandomPlayer",
    "SensePlayer",
    "Trained",
    "absent",
    "comes_with_lautta",
    "decision",
    "forget",
    "kind",
    "kinds",
    "ladder",
    "load",
    "make",
    "maker_of",
    "notes_of",
    "offered",
    "play_out",
    "register",
    "register_weights",
    "usual",
    "with_notes",
]  # fmt: skip

register("sense", SensePlayer, "cli-player-sense", lambda game, players: game.computers.heuristic is not None)
register("random", RandomPlayer, "cli-player-random")
register_all()
