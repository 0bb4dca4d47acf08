"""The drawing that every game has: its position text, and its actions in their notation."""

from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec

from rich.console import RenderableType
from rich.text import Text

from lautta.core.boards import LoadedBoard
from lautta.core.game import Game, GameState, NamedAction
from lautta.core.laying import BoardLaying
from lautta.terminal.console import table
from lautta.terminal.story import standing
from lautta.words import Words


class Drawing:
    """A game in a terminal, for one seat: everything is drawn from its view."""

    def __init__(self, words: Words, names: tuple[str, ...], seat: int) -> None:
        self.words, self.names, self.seat = words, names, seat

    def position(self, view: GameState) -> RenderableType:
        """Draw the seat's view before it decides."""
        return Text(view.text())

    def whole(self) -> None:
        """Draw everything the next time, even what was drawn before."""

    def map(self, view: GameState) -> RenderableType:
        """Draw the whole board, on request."""
        return Text(view.text())

    def prompt(self, view: GameState) -> str:
        """Return the question to the seat."""
        return self.words.say("cli-play-choose")

    def heading(self, view: GameState, action: str) -> str:
        """Return the name of a kind of action."""
        key = f"{view.game.name}-action-{action}"
        return self.words.say(key) if self.words.knows(key) else action

    def choice(self, view: GameState, action: NamedAction, param: str) -> str:
        """A value of a parameter of an action: the name of a player, or what the log calls it."""
        seat, word = view.space.seats(action.code).get(param), action.args[param]
        key = f"{view.game.name}-name-{word}"
        return self.names[seat] if seat is not None else self.words.say(key) if self.words.knows(key) else word

    def heads(self, game: str, *columns: str) -> list[str]:
        """The heads of columns: in the words of a game, `<game>_cli-column-…`, where it has some of its own."""
        own = ((f"{game}_cli-column-{name}", f"cli-column-{name}") for name in columns)
        return [self.words.say(theirs if self.words.knows(theirs) else general) for theirs, general in own]

    def group(self, view: GameState, actions: Sequence[NamedAction], param: str) -> tuple[int, str]:
        """Return a choice's heading (empty: none) and its rank; `actions` are those left when `param` is chosen."""
        return 0, ""

    def bare(self, board: LoadedBoard) -> RenderableType:
        """A board on which nothing has happened yet: the names of its parts."""
        made = table("", "", "")
        made.show_header = False
        for kind, names in board.names.items():
            made.add_row(kind, ", ".join(names))
        return made

    def laid(self, laying: BoardLaying) -> RenderableType:
        """A board that is being laid."""
        return Text("\n".join(str(entry) for entry in laying.entries()))

    def piece(self, param: str, word: str) -> str:
        """A parameter of a step in laying a board."""
        return word

    def result(self, state: GameState) -> RenderableType:
        """How a finished game ended."""
        return standing(self.words, state, dict(enumerate(self.names)))


def drawing_of(game: Game, words: Words, names: tuple[str, ...], seat: int) -> Drawing:
    """The drawing of a game in one language for one seat; `names` are those of all seats.

    A game can have its own: `DRAWING`, a class derived from `Drawing`, in the module `show.drawing` of its package.
    """
    room = f"{game.package}.show"
    own = game.package and find_spec(room) and find_spec(f"{room}.drawing")
    made: type[Drawing] = import_module(f"{room}.drawing").DRAWING if own else Drawing
    return made(words, names, seat)
