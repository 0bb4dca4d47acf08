"""A check of results: replays every game from its file and compares its line."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from lautta.arena.playing import Line
from lautta.arena.results import GAMES, Folder
from lautta.core.files import DamagedGame, GameFile
from lautta.core.game import seed_bytes


@dataclass(frozen=True, slots=True)
class Wrong:
    """A game whose line and file differ: the line (from 1), its file, and the cause.

    `why` is an error of the file, an OSError, or the names of the different fields.
    """

    line: int
    file: str
    why: DamagedGame | OSError | tuple[str, ...]


def check(folder: Folder, progress: Callable[[int], None] = lambda done: None) -> Iterator[Wrong]:
    """Yield all faults in a folder, in the order of its lines; raises DamagedResults and OSError."""
    for done, (number, line) in enumerate(folder.lines(), 1):
        try:
            differing = differences(line, (folder.path / GAMES / line.file).read_text(encoding="utf-8"))
        except (DamagedGame, OSError) as error:
            yield Wrong(number, line.file, error)
        except UnicodeDecodeError:
            yield Wrong(number, line.file, DamagedGame("core-no-utf8"))
        else:
            if differing:
                yield Wrong(number, line.file, differing)
        progress(done)


def differences(line: Line, text: str) -> tuple[str, ...]:
    """Return the fields in which a line differs from its replayed file; raises DamagedGame."""
    record = GameFile.parse(text)
    state = record.replay()
    result = state.result
    decisions = tuple(sum(step.seat == seat for step in record.steps) for seat in range(record.players))
    pairs = {
        "game": (line.game, record.game),
        "board": (line.board, record.board),
        "options": (line.options, state.game.read_options(record.options)),
        "seed": (seed_bytes(line.seed), record.seed),
        "players": (line.players, tuple(record.names.get(seat, "") for seat in range(record.players))),
        "decisions": (line.decisions, decisions),
        "points": (line.points, result and result.scores),
        "places": (line.places, result and result.places),
        "winners": (line.winners, result and result.winners),
    }
    return tuple(name for name, (told, found) in pairs.items() if told != found)
