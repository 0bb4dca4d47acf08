"""Whether another machine would do a job as this one does."""

import sys
from collections.abc import Mapping
from hashlib import blake2b

import lautta
from lautta import players
from lautta.core.fingerprint import describe
from lautta.core.game import Game
from lautta.players.weights import has_weights, weights_path
from lautta.server.work.frames import SPEAKS


def compatibility_hash(games: Mapping[str, Game]) -> str:
    """A word that is the same where jobs are understood and answered in the same way: the same release, the same games
    with the same rules, as fast, the same computer players, and the same weights.
    """
    digest = blake2b(f"{lautta.__version__} {SPEAKS} {sys.byteorder}".encode(), digest_size=12)
    for name, game in sorted(games.items()):
        about = (name, game.rules.version, game.layout, game.engine.compiled, describe(game.table))
        digest.update(repr(about).encode())
        for number in range(game.players[0], game.players[1] + 1):
            if has_weights(game, number):
                digest.update(blake2b(weights_path(game, number).read_bytes()).digest())
    digest.update(repr(sorted(kind.name for kind in players.kinds())).encode())
    return digest.hexdigest()
