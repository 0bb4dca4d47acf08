"""The five computer opponents with names and faces, from gentle to hard.

A game says how each of them thinks (`Thinking.difficulties`), and has weights for each number of players with which
they play. Or it has its own players for some of them (`Computers.bots`). Bots that search need compiled rules.

>>> import lautta
>>> [bot.name for bot in BOTS]
['Pipsa', 'Otto', 'Ida', 'Sampo', 'Vellamo']
"""

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from lautta.core.difficulty import Difficulty
from lautta.core.registry import game as find_game
from lautta.players import registry
from lautta.players.player import Player, notes_of, with_notes
from lautta.players.registry import Kind
from lautta.players.thinker import Thinker
from lautta.players.weights import FILE, Weights, game_of, lacking, read, thinking_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from lautta.core.game import Game, GameState


@dataclass(frozen=True, slots=True)
class Bot:
    """A bot: its name is the same in all languages; `rung` counts from 0, the gentlest."""

    name: str
    rung: int

    @property
    def kind(self) -> str:
        """The name of its kind of computer player."""
        return self.name.lower()

    def make(self, seed: int = 0) -> "Opponent":
        """Make a player that plays like this bot."""
        return Opponent(seed, self)

    def plays(self, game: "Game", players: int) -> bool:
        """Can this bot play the game with so many players?"""
        return self.lacks(game, players) is None

    def lacks(self, game: "Game", players: int) -> str | None:
        """What this bot lacks: the "game" knows no such bot, or there are no "weights", or no "compiled" rules."""
        known = game.bots if game.computers.bots else _difficulties(game)
        if self.rung >= len(known):
            return "game"
        if game.computers.bots:
            return "compiled" if game.bots[self.rung] is None else None
        return lacking(game, players, _difficulties(game)[self.rung].worlds > 0)


class Opponent:
    """A player that uses the difficulty, or the player, that a game declares for a bot."""

    def __init__(self, seed: int, bot: Bot) -> None:
        self.seed, self.bot = seed, bot
        self.notes = b""

    def choose(self, view: "GameState", seat: int) -> int:
        """Choose like `Thinker.choose`; raises BadWeights, and OSError without weights for so many players."""
        if view.game.computers.bots:
            make = view.game.bots[self.bot.rung]
            assert make
            own: Player = with_notes(make(self.seed), self.notes)
            code = own.choose(view, seat)
            self.notes = notes_of(own)
            return code
        difficulty = thinking_of(view.game).difficulties[self.bot.rung]
        return Thinker(self.seed, difficulty).choose(view, seat)


BOTS = tuple(Bot(name, rung) for rung, name in enumerate(("Pipsa", "Otto", "Ida", "Sampo", "Vellamo")))
BY_KIND = {bot.kind: bot for bot in BOTS}
BASELINES = ("random", "sense")  # yardsticks for other players, the weaker first


def register_all() -> None:
    """Register all bots."""
    for bot in BOTS:
        registry.register(bot.kind, bot.make, f"cli-player-{bot.kind}", bot.plays)


def offered(game: "Game", players: int) -> list[Kind]:
    """Return the opponents to choose from: the bots from gentle to hard, or else the baselines; then others."""
    able = registry.kinds(game, players)
    if not any(kind.name in BY_KIND for kind in able):
        return list(able)
    return [kind for kind in able if kind.name not in BASELINES]


def absent(game: "Game") -> list[str]:
    """Return the names of the bots that play a game only with compiled rules, if its rules are interpreted."""
    if game.engine.compiled:
        return []
    if game.computers.bots:
        return [bot.name for bot, make in zip(BOTS, game.bots, strict=False) if make is None]
    return [bot.name for bot, difficulty in zip(BOTS, _difficulties(game), strict=False) if difficulty.worlds]


def _difficulties(game: "Game") -> "Sequence[Difficulty]":
    """Return the difficulties of the bots in a game, from gentle to hard."""
    return game.thinking.difficulties if game.thinking else ()


def usual(game: "Game", players: int) -> str:
    """Return the default opponent, which also replaces people who left: the middle bot, else the first kind.

    The middle bot plays well and does not search, so it answers at once.
    """
    able = [kind.name for kind in registry.kinds(game, players)]
    middle = BOTS[len(BOTS) // 2].kind
    return middle if middle in able else able[0]


def ladder(game: "Game", players: int) -> list[str]:
    """Return the levels of a game, weakest first: the bots, else the baselines; then other players."""
    names = [kind.name for kind in offered(game, players)]
    return [*(name for name in BASELINES if name in names), *(name for name in names if name not in BASELINES)]


@dataclass(frozen=True, slots=True)
class Trained:
    """The maker of players with weights of their own."""

    weights: Weights
    difficulty: Difficulty
    name: str

    def __call__(self, seed: int = 0) -> Thinker:
        """Make a player."""
        return Thinker(seed, self.difficulty, self.weights.network)


def maker_of(name: str, game: "Game") -> registry.Maker:
    """Return the maker for a registered name, a nickname of the game, `module:name` (see `load`), or a file of weights.

    `best.net` plays with these weights one decision ahead, `vellamo:best.net` with the difficulty of that bot. Raises
    NoSuchPlayer, PlayerFault, BadWeights, and OSError if the file cannot be read.
    """
    if name.endswith(FILE):
        level, _, file = name.rpartition(":")
        known = {bot.kind: one for bot, one in zip(BOTS, thinking_of(game).difficulties, strict=False)}
        if level and level not in known:
            raise registry.NoSuchPlayer(name)
        return Trained(read(Path(file).read_bytes(), game, None, file), known.get(level, Difficulty()), name)
    return registry.load(name) if ":" in name else registry.kind(game.computers.nicknames.get(name, name)).make


def register_weights(kind: str, name: str) -> None:
    """Register a file of weights, named as for `maker_of`, as a kind of computer player.

    Raises ValueError if the kind is taken or no identifier, UnknownGame, and the errors of `maker_of`.
    """
    file = name.rpartition(":")[2]
    game = find_game(game_of(Path(file).read_bytes(), file))
    made = maker_of(name, game)
    assert isinstance(made, Trained)
    registry.register(kind, made, "cli-player-weights", lambda other, players: (
        other is game and players == made.weights.players
    ))  # fmt: skip
