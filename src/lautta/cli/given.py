"""Checked arguments of the command line: the game, its options, and the players by seat."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import TypeVar

import lautta
from lautta.cli.errors import Trouble
from lautta.core import registry
from lautta.core.boards import LoadedBoard
from lautta.core.game import Game
from lautta.core.keptrun import DamagedRun, FolderInUse, OtherRun
from lautta.core.machines import processors
from lautta.players import Trained, kinds, maker_of
from lautta.players.bots import BY_KIND

ME = "me"
LAID = "laid"  # instead of a board: the players lay it first
Pool = TypeVar("Pool")


def game_of(name: str) -> Game:
    """The game of that name; raises Trouble with the names there are, and BrokenGame for one that cannot be played."""
    if name not in lautta.game_names():
        raise Trouble("cli-no-game", name=name, known=", ".join(lautta.game_names()))
    if trouble := registry.trouble_of(name):
        raise trouble
    return lautta.game(name)


def board_of(game: Game, name: str | None) -> LoadedBoard:
    """A board by its name or by the path of a file; raises Trouble, OSError or BoardError."""
    if name is not None and name not in game.boards.names and "/" not in name and "." not in name:
        known = [*game.boards.names, LAID] if game.boards.laying else game.boards.names
        raise Trouble("cli-no-board", name=name, known=", ".join(known))
    return game.board(name)


def options_of(game: Game, given: Sequence[str]) -> dict[str, str]:
    """Options written as name=value; raises Trouble for one that the game does not have."""
    values = {option.name: option.values for option in game.position.options}
    chosen = {}
    for pair in given:
        name, sign, value = pair.partition("=")
        if not sign:
            raise Trouble("cli-option-form", text=pair)
        if name not in values:
            raise Trouble("cli-no-option", name=name, known=", ".join(values))
        if value not in values[name]:
            raise Trouble("cli-option-values", name=name, value=value, known=", ".join(values[name]))
        chosen[name] = value
    return chosen


def played_on(game: Game, name: str | None) -> tuple[LoadedBoard | None, int]:
    """The board (None: the players lay it first), and its own number of players, else the fewest; as `board_of`."""
    board = None if name == LAID and game.boards.laying else board_of(game, name)
    made_for = board.data.get("players") if board else None
    return board, made_for if isinstance(made_for, int) else game.players[0]


def number_of_players(game: Game, number: int | None, usual: int) -> int:
    """The number of players, as given or the default; raises Trouble if the game is not for so many."""
    fewest, most = game.players
    number = usual if number is None else number
    if not fewest <= number <= most:
        raise Trouble("cli-players", game=game.name, fewest=fewest, most=most, number=number)
    return number


def seats_of(game: Game, given: str, number: int | None, usual: int) -> list[str]:
    """The names of the computer players, one for each seat; a single name is for all seats."""
    names = [name.strip() for name in given.split(",")]
    if len(names) == 1:
        names *= number or usual
    if number is not None and len(names) != number:
        raise Trouble("cli-seats-number", seats=len(names), players=number)
    number_of_players(game, len(names), len(names))
    return names


def at_least(name: str, number: int, least: int) -> int:
    """The number of an option; raises Trouble if it is too small."""
    if number < least:
        raise Trouble("cli-at-least", name=name, least=least, number=str(number))
    return number


def able(game: Game, names: Sequence[str], players: int) -> None:
    """Raise Trouble for a computer player that cannot play a game with so many players, and NoSuchPlayer."""
    for name in names:
        maker = maker_of(name, game)
        if isinstance(maker, Trained) and maker.weights.players != players:
            raise Trouble("cli-cannot-weights", name=name, game=game.name, players=players)
        for kind in kinds():
            if kind.make == maker and not kind.can_play(game, players):
                bot = BY_KIND.get(kind.name)
                why = bot.lacks(game, players) if bot else "sense" if kind.name == "sense" else "play"
                raise Trouble(f"cli-cannot-{why}", name=name, game=game.name, players=players)


def computers_of(game: Game, given: str) -> list[str]:
    """The names of different computer players; raises Trouble, and NoSuchPlayer for one that there is not."""
    names = [name.strip() for name in given.split(",")]
    for name in names:
        maker_of(name, game)
    if len(set(names)) < max(2, len(names)):
        raise Trouble("cli-arena-players")
    return names


@contextmanager
def kept_run(command: str) -> Iterator[None]:
    """Turn what is wrong with the folder of a command into Trouble."""
    try:
        yield
    except OtherRun as error:
        names = ", ".join(error.differing)
        raise Trouble(f"cli-other-run-{command}", folder=str(error.folder), names=names) from error
    except FolderInUse as error:
        raise Trouble(f"cli-in-use-{command}", folder=str(error.folder)) from error
    except DamagedRun as error:
        raise Trouble(f"cli-damaged-{command}", file=str(error.file), line=str(error.line), text=error.why) from error


def workers(jobs: int | None) -> int:
    """The workers for `--jobs`, else one for each processor of this machine; raises Trouble."""
    return processors() if jobs is None else at_least("--jobs", jobs, 1)
