"""Results in a folder: `settings.json`, a line for each game in `results.jsonl`, and game files in `games`.

A game file is written before its line, and each line at once, so a crash loses only the running games. A check replays
every game from its file and compares its line.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

import msgspec
from msgspec import Struct
from msgspec.structs import asdict

from lautta import __version__
from lautta.arena.matches import Match
from lautta.arena.playing import BrokenPlayer, Line, Played, Table, Task
from lautta.core import keptrun, registry
from lautta.core.game import seed_bytes
from lautta.core.game_files import DamagedGame, GameFile
from lautta.core.keptrun import DamagedRun

SETTINGS, LINES, GAMES = "settings.json", "results.jsonl", "games"
_line = msgspec.json.Decoder(Line)


class Settings(Struct, frozen=True):
    """The settings of an arena, which determine its games."""

    table: Table
    matches: tuple[Match, ...]
    seed: int  # of the first round
    rules: int  # the version of the game's rules
    lautta: str = __version__

    @classmethod
    def of(cls, table: Table, matches: list[Match], seed: int) -> "Settings":
        """Make the settings for this release and these rules."""
        return cls(table, tuple(matches), seed, registry.game(table.game).rules.version)

    def task(self, match: int, seed: int, seating: int) -> Task:
        """Return a game of these settings."""
        return Task(self.table, match, seed, seating, self.matches[match].names(seating))


class Folder:
    """The folder of one arena."""

    def __init__(self, path: Path, settings: Settings) -> None:
        self.path, self.settings = path, settings

    @classmethod
    def begin(cls, path: Path, settings: Settings) -> "Folder":
        """Begin or resume in a folder; raises OtherRun, DamagedRun and OSError."""
        (path / GAMES).mkdir(parents=True, exist_ok=True)
        if (path / SETTINGS).exists():
            keptrun.refuse_another(path, asdict(read_settings(path)), asdict(settings))
        else:
            (path / SETTINGS).write_bytes(msgspec.json.format(msgspec.json.encode(settings)) + b"\n")
        return cls(path, settings)

    @classmethod
    def open(cls, path: Path) -> "Folder":
        """Open an existing folder; raises DamagedRun and OSError."""
        return cls(path, read_settings(path))

    def lines(self) -> Iterator[tuple[int, Line]]:
        """Yield each line with its number, from 1, except a truncated last one; raises DamagedRun."""
        file, known = self.path / LINES, set()
        for number, line in keptrun.lines(file, _line.decode):
            key = line.match, line.seed, line.seating
            if not self._belongs(line) or key in known:
                raise DamagedRun(file, number, f"no game of these settings, or told twice: {line.file}")
            known.add(key)
            yield number, line

    def _belongs(self, line: Line) -> bool:
        """Is it a game of these settings?"""
        settings = self.settings
        if not 0 <= line.match < len(settings.matches) or line.seed < settings.seed:
            return False
        if not 0 <= line.seating < len(settings.matches[line.match].seatings):
            return False
        return told_of(settings.task(line.match, line.seed, line.seating), line)

    def keep(self, played: Played) -> None:
        """Write a game and its line; raises OSError."""
        keptrun.write(self.path / GAMES / played.line.file, played.text.encode())
        keptrun.write(self.path / LINES, msgspec.json.encode(played.line) + b"\n", "ab")

    def keep_broken(self, broken: BrokenPlayer) -> Path:
        """Write a game that a player broke, without a line, and return the file; raises OSError."""
        file = self.path / GAMES / broken.task.file
        keptrun.write(file, broken.text.encode())
        return file


def told_of(task: Task, line: Line) -> bool:
    """Is a line about this task?"""
    return (
        (line.match, line.seed, line.seating, line.players) == (task.match, task.seed, task.seating, task.names)
        and (line.game, line.board, line.options) == (task.table.game, task.table.board, task.table.options)
        and line.file == task.file
    )


def read_settings(path: Path) -> Settings:
    """Return the settings of a folder; raises DamagedRun and OSError."""
    with keptrun.reading(path / SETTINGS):
        return msgspec.json.decode((path / SETTINGS).read_bytes(), type=Settings)


@dataclass(frozen=True, slots=True)
class Wrong:
    """A game whose line and file differ: the line (from 1), its file, and the cause.

    `why` is an error of the file, an OSError, or the names of the different fields.
    """

    line: int
    file: str
    why: DamagedGame | OSError | tuple[str, ...]


def check(folder: Folder, progress: Callable[[int], None] = lambda done: None) -> Iterator[Wrong]:
    """Yield all faults in a folder, in the order of its lines; raises DamagedRun and OSError."""
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
