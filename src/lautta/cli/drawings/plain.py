"""The drawing that every game has: its position text, and its actions in their notation."""

from rich.console import Group, RenderableType
from rich.text import Text

from lautta.core.game import GameState, NamedAction, Said
from lautta.words import Words


class Drawing:
    """A game in a terminal. Everything is drawn from the view of the seat that looks at it."""

    def __init__(self, words: Words, names: tuple[str, ...]) -> None:
        self.words, self.names = words, names

    def position(self, view: GameState, seat: int) -> RenderableType:
        """What the seat sees before it decides."""
        return Text(view.text())

    def map(self, view: GameState, seat: int) -> RenderableType:
        """The board at length, for those who ask."""
        return Text(view.text())

    def heading(self, view: GameState, action: str) -> str:
        """What a kind of action is called."""
        return action

    def choice(self, view: GameState, action: NamedAction, param: str) -> str:
        """A value of a parameter of an action."""
        return action.args[param]

    def result(self, state: GameState) -> RenderableType:
        """What the points of a finished game are made of, beyond their sum."""
        return Group()

    def sentence(self, said: Said) -> str:
        """One sentence of the log; numbers of seats become names."""
        args = dict(said.args)
        if isinstance(seat := args.get("seat"), int):
            args["seat"] = self.names[seat]
        return self.words.say(said.key, **args)
