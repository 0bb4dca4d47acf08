"""Reading positions, from snapshots, from texts that people wrote, and from JSON; views are read as views.

Every fault is a MalformedPosition with the line or the path.
"""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from ctypes import sizeof
from dataclasses import dataclass, field
from pathlib import Path as File
from typing import TYPE_CHECKING, Any

from lautta.core import texts
from lautta.core.boards import LoadedBoard
from lautta.core.fields import Inside, Lines, is_wound, whole
from lautta.core.game.soundness import derive, faults_of
from lautta.core.game.state import COUNTED, FORMAT, SPECTATOR, TITLE, GameState
from lautta.core.game.view import View
from lautta.core.interpreted import Interpreted
from lautta.core.jsonsource import NoJson, Reader
from lautta.core.problems import Fault, Misfit, Path, Problem, is_whole, path_text, quoted
from lautta.core.reasons import MalformedPosition, NoSuchOption
from lautta.core.records import padding

if TYPE_CHECKING:
    from lautta.core.game.game import Game

BoardLike = str | File | Mapping[str, Any] | LoadedBoard
HEAD = ("game", "board", "rules", "options", "view")  # what may stand between the title of a text and its fields


@dataclass(frozen=True, slots=True)
class Places:
    """Where the parts of a document stand in what was given: lines of a text, paths in JSON."""

    lines: dict[Path, int] = field(default_factory=dict)
    paths: bool = False

    def problem(self, fault: Fault) -> Problem:
        """A fault, whose path begins at the whole document, with its place."""
        path = fault.path
        while path and path not in self.lines:
            path = path[:-1]
        where = path_text(fault.path) if self.paths else ""
        return Problem.said(self.lines.get(path, 0), where, fault.key, fault.args)

    def refused(self, *faults: Fault) -> MalformedPosition:
        """Return the error for some faults."""
        return MalformedPosition([self.problem(fault) for fault in faults])

    @contextmanager
    def refusing(self) -> Iterator[None]:
        """Turn a Misfit into the error."""
        try:
            yield
        except Misfit as misfit:
            raise self.refused(misfit.fault) from None


def refused(fault: Fault, places: Places | None = None) -> MalformedPosition:
    """Return the error for one fault."""
    return (places or Places()).refused(fault)


def from_bytes(game: "Game", data: bytes, board: BoardLike | None = None, layout: str | None = None) -> GameState:
    """The state of a snapshot; raises MalformedPosition if it doesn't fit the board or layout, or is unsound."""
    record = _record(game, data, layout)
    if not is_wound(record.chance):
        raise refused(Fault(("chance",), "core-position-generator-bytes"))
    return _validate(game, game.board(board), record, Places())


def view_from_bytes(
    game: "Game", board: LoadedBoard, data: bytes, viewer: int | None, layout: str, *, recall: bool
) -> View:
    """The view in a record; raises MalformedPosition if no sound position looks like that to its seat."""
    record, places = _record(game, data, layout), Places()
    if record.board != board.hash:
        raise refused(Fault((), "core-position-other-board"))
    return _sound_view(game, board, record, SPECTATOR if viewer is None else viewer, places, recall=recall)


def _record(game: "Game", data: bytes, layout: str | None = None) -> Any:
    """The record in a snapshot, whose bytes between the fields may be anything, as NumPy leaves them."""
    if not isinstance(data, bytes | bytearray | memoryview):
        raise refused(Fault((), "core-position-bytes", {"value": quoted(data)}))
    found = bytearray(data)
    if layout not in (None, game.layout) or len(found) != sizeof(game.table.state):
        raise refused(Fault((), "core-position-layout"))
    for at in padding(game.table.state):
        found[at] = 0
    return game.table.state.from_buffer_copy(found)


def from_text(game: "Game", text: str, board: BoardLike | None = None) -> GameState:
    """The state of a position text, which may be written by hand; raises MalformedPosition naming the lines."""
    if not isinstance(text, str):
        raise refused(Fault((), "core-position-no-text", {"value": quoted(text)}))
    lines = [(n, line.rstrip()) for n, line in enumerate(text.splitlines(), 1)]
    lines = [(n, line) for n, line in lines if line.strip() and not line.lstrip().startswith(";")]
    places = Places({(): lines[0][0] if lines else 1})
    if not lines or lines[0][1] not in (f"{TITLE} {number}" for number in range(1, FORMAT + 1)):
        raise places.refused(Fault((), "core-position-title", {"title": f"{TITLE} {FORMAT}"}))
    document = _head(game, lines, places)
    where: Lines = {}
    document["position"] = position = texts.parse(game.position.fields, lines[1:], where=where)
    places.lines.update({("position", *path): number for path, number in where.items()})
    if lines[0][1] == f"{TITLE} 1" and "turn" in position:
        with places.refusing(), Inside("position", "turn"):
            position["turn"] = whole(position["turn"]) + 1
    return _read(game, document, board, places)


def _head(game: "Game", lines: list[tuple[int, str]], places: Places) -> dict[str, Any]:
    """Remove the head from the lines of a text, and return it as a document."""
    document: dict[str, Any] = {}
    while len(lines) > 1 and lines[1][1].partition(" ")[0] in HEAD:
        number, line = lines.pop(1)
        word, _, rest = line.partition(" ")
        if word in document:
            raise refused(Fault((), "core-position-twice", {"name": word}), Places({(): number}))
        document[word], places.lines[(word,)] = rest.strip(), number
    if "board" in document:
        document["board"], _, board_hash = document["board"].partition(" ")
        document["board_hash"] = board_hash.strip()
        places.lines[("board_hash",)] = places.lines[("board",)]
    if "view" in document:
        viewer, _, rest = document["view"].partition(" ")
        if rest.strip() == COUNTED:
            document["view"], document[COUNTED] = viewer, True
        document["view"] = _viewer_of(game, document["view"])
    pairs = [pair.partition("=")[::2] for pair in document.get("options", "").split()]
    document["options"] = dict(pairs)
    if len(document["options"]) < len(pairs):
        raise places.refused(Fault(("options",), "core-position-twice", {"name": "options"}))
    return document


def _viewer_of(game: "Game", words: str) -> Any:
    """Whose view a text is, as JSON has it: a seat, or what was written."""
    return int(words) - 1 if words in map(str, range(1, game.players[1] + 1)) else words


def from_json(game: "Game", document: Any, board: BoardLike | None = None) -> GameState:
    """The state of a position as JSON (an object or its text); raises MalformedPosition naming the paths."""
    if not isinstance(document, str | bytes):
        return _read(game, document, board, Places(paths=True))
    try:
        reader = Reader(document if isinstance(document, str) else document.decode("utf-8-sig"))
    except NoJson as error:
        raise MalformedPosition([error.problem]) from None
    except UnicodeDecodeError:
        raise refused(Fault((), "core-no-utf8")) from None
    if reader.problems:
        raise MalformedPosition(reader.problems)
    return _read(game, reader.data, board, Places(reader.lines, paths=True))


def _read(game: "Game", document: Any, board: BoardLike | None, places: Places) -> GameState:
    if not isinstance(document, Mapping) or not isinstance(document.get("position"), Mapping):
        raise places.refused(Fault((), "core-position-document"))
    if document.get("game", game.name) != game.name:
        args = {"value": quoted(document["game"]), "name": game.name}
        raise places.refused(Fault(("game",), "core-position-game", args))
    if document.get("format", FORMAT) != FORMAT:
        known: dict[str, str | int] = {"value": quoted(document["format"]), "known": FORMAT}
        raise places.refused(Fault(("format",), "core-position-format", known))
    _check_rules(game, document.get("rules"), places)
    name = document.get("board", game.boards.names[0])
    if board is None and name not in game.boards.names:
        raise places.refused(Fault(("board",), "core-position-board", {"name": quoted(name)}))
    loaded = game.board(name if board is None else board)
    if document.get("board_hash") not in (None, "", f"{loaded.hash:016x}"):
        raise places.refused(Fault(("board_hash",), "core-position-board-version", {"name": quoted(name)}))
    try:
        options = document.get("options")
        if "rules" in document and isinstance(options, Mapping):  # written by Lautta, and not by a person
            options = game.kept_options(options)
        record = game.blank(loaded, options)
        with Inside("position"):
            _fill(game, record, document["position"], loaded)
    except NoSuchOption as error:
        raise places.refused(Fault(("options",), error.key, error.facts)) from None
    except Misfit as misfit:
        raise places.refused(misfit.fault) from None
    recall = document.get(COUNTED, False)
    if not isinstance(recall, bool) or (recall and not ("view" in document and game.has_recall)):
        raise places.refused(Fault((COUNTED,), "core-position-counted"))
    if "view" in document:
        return _sound_view(game, loaded, record, document["view"], places, recall=recall)
    return _validate(game, loaded, record, places)


def _check_rules(game: "Game", rules: Any, places: Places) -> None:
    if rules is not None:
        with places.refusing(), Inside("rules"):
            version = whole(rules)
            if version != game.rules.version:
                raise Misfit("core-rules", version=quoted(version), release=game.rules.releases.get(version, "none"))


def _fill(game: "Game", record: Any, position: Mapping[str, Any], board: LoadedBoard) -> None:
    least, most = game.players
    with Inside("seats"):
        seats = whole(position.get("seats", 0))
        if not least <= seats <= most:
            raise Misfit("core-position-seats", least=least, most=most, value=quoted(seats))
    record.seats = seats
    for entry in game.position.fields:
        entry.clear(record)
    texts.fill(game.position.fields, record, position, board, derived=False)
    derive(GameState(game, board, record, game.engine))
    texts.fill(game.position.fields, record, position, board, derived=True)


def _validate(game: "Game", board: LoadedBoard, record: Any, places: Places) -> GameState:
    if record.board != board.hash:
        raise places.refused(Fault((), "core-position-other-board"))
    state = GameState(game, board, record, game.engine)
    if trouble := game.engine.validate(board.record, record):
        impossible = Fault(("position",), "core-position-impossible", {"trouble": trouble})
        raise places.refused(*_faults(state) or [impossible])
    return state


def _sound_view(game: "Game", board: LoadedBoard, record: Any, viewer: Any, places: Places, *, recall: bool) -> View:
    """A view is valid if it is exactly what its seat sees of a valid position."""
    if viewer != SPECTATOR and (not is_whole(viewer) or not 0 <= viewer < record.seats):
        raise places.refused(Fault(("view",), "core-position-view-of", {"value": quoted(viewer)}))
    seen = View(game, board, record, game.engine, None if viewer == SPECTATOR else viewer, recall=recall)
    unchecked = View(game, board, record, Interpreted(game.table), seen.viewer, recall=recall)  # stays inside arrays
    try:
        full = unchecked.filled()
    except (LookupError, ValueError, ArithmeticError, TypeError):  # no hidden parts fit
        raise places.refused(Fault(("view",), "core-position-view")) from None
    if game.engine.validate(board.record, full.record):
        raise places.refused(*_faults(full) or [Fault(("view",), "core-position-view")])
    if game.view_of(full, seen.viewer, recall=recall).bytes() != bytes(record):
        raise places.refused(Fault(("view",), "core-position-view"))
    return seen


def _faults(state: GameState) -> list[Fault]:
    """Return the faults of a position; their paths begin at the whole document."""
    return [Fault(("position", *fault.path), fault.key, fault.args) for fault in faults_of(state)]
