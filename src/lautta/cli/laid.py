"""Laying the board at a terminal before the game: the person and the computer players in turn."""

from rich.columns import Columns
from rich.console import Console
from rich.text import Text

from lautta.cli.menu import command_of
from lautta.core.boards import LoadedBoard
from lautta.core.chance import Chooser
from lautta.core.game import Game, NamedAction
from lautta.core.laying import BoardLaying
from lautta.terminal.console import out
from lautta.terminal.drawing import Drawing, drawing_of
from lautta.words import Words

NAME = "laid"
Choices = list[tuple[str, list[NamedAction]]]
COMMANDS = ("help", "undo", "rest", "look", "quit")


class Laid:
    """One person who lays a board with computer players."""

    def __init__(self, words: Words, game: Game, key: bytes, me: int, names: tuple[str, ...]) -> None:
        assert game.boards.laying is not None
        self.words, self.game, self.me, self.names = words, game, me, names
        self.laying: BoardLaying = game.boards.laying.begin(len(names), None, ())
        self.chooser = Chooser(int.from_bytes(key[:8], "little"), 0)
        self.console: Console = out()
        self.drawing: Drawing = drawing_of(game, words, names, me)
        self.steps: list[int] = []  # who laid

    def lay(self) -> LoadedBoard | None:
        """Lay piece by piece until the board is finished; None if the person quits."""
        self.console.print(self.words.say("cli-laid-welcome", pieces=self.laying.size))
        try:
            while (seat := self.laying.to_move) is not None:
                if seat == self.me:
                    self.ask()
                else:
                    self.do(self.laying.suggestion(self.chooser))
        except EOFError:
            self.console.print(self.words.say("cli-play-bye"))
            return None
        self.console.print(self.drawing.laid(self.laying))
        return finished(self.game, self.laying, self.words.say("cli-laid-title"))

    def do(self, step: str) -> None:
        """Lay a piece and say so."""
        seat = self.laying.to_move or 0
        self.laying.step(step)
        self.steps.append(seat)
        self.console.print(Text(f"  {self.names[seat]}: {step}"))

    def ask(self) -> None:
        """Ask the person until something is laid, or taken back; raises EOFError if the person quits."""
        self.console.print(self.drawing.laid(self.laying))
        left = self.laying.size - len(self.steps)
        self.console.print(Text(self.words.say("cli-laid-choose", left=left), style="bold"))
        self.console.print(Text(self.words.say("cli-laid-spots", spots="  ".join(self.laying.spots()))))
        shown: Choices = []
        while line := input(f"{self.words.say('cli-play-prompt')} ").strip():
            if name := command_of(self.words, COMMANDS, line):
                if self.obey(name):
                    return
            elif line in self.laying.spots():
                shown = self.show(self.laying.steps(line))
            elif shown and line.isdecimal():
                steps = self.pick(shown, int(line))
                if len(steps) == 1:
                    self.do(steps[0].text)
                    return
                shown = self.show(steps)
            elif self.is_laid(line):
                return

    def is_laid(self, line: str) -> bool:
        """Lay what was typed, or say why that is not possible."""
        try:
            self.do(line)
        except ValueError as error:
            self.console.print(self.words.say(str(error)))
            return False
        return True

    def pick(self, shown: Choices, number: int) -> list[NamedAction]:
        """The steps of a choice; all of them again if there is no choice of that number."""
        if 1 <= number <= len(shown):
            return shown[number - 1][1]
        self.console.print(self.words.say("cli-play-no-number", number=str(number), last=len(shown)))
        return [step for _, steps in shown for step in steps]

    def show(self, steps: list[NamedAction]) -> Choices:
        """The choices among steps that differ, numbered: by their first parameter that tells them apart."""
        for param in steps[0].args if steps else ():
            groups: dict[str, list[NamedAction]] = {}
            for step in steps:
                groups.setdefault(step.args[param], []).append(step)
            if len(groups) > 1 or len(steps) == 1:
                break
        else:
            return []
        found = [(self.drawing.piece(param, word), group) for word, group in groups.items()]
        self.console.print(Columns([Text(f"{n:>4}  {word}") for n, (word, _) in enumerate(found, 1)], padding=(0, 2)))
        return found

    # commands

    def obey(self, name: str) -> bool:
        """Do a command; answers whether it has changed the board."""
        if name == "help":
            spot, step = next((spot, step) for spot in self.laying.spots() for step in self.laying.steps(spot))
            self.console.print(self.words.say("cli-laid-help", spot=spot, step=step.text))
        elif name == "quit":
            raise EOFError
        elif name == "undo":
            return self.take_back()
        elif name == "rest":
            while self.laying.to_move is not None:
                self.do(self.laying.suggestion(self.chooser))
        return name != "help"

    def take_back(self) -> bool:
        """Go back to the person's last piece."""
        if self.me not in self.steps:
            self.console.print(self.words.say("cli-play-nothing-to-undo"))
            return False
        while True:
            self.laying.take_back()
            if self.steps.pop() == self.me:
                return True


def finished(game: Game, laying: BoardLaying, title: str) -> LoadedBoard:
    """The board that was laid."""
    return game.made_board(laying.data(title), NAME)


def laid_by_computers(game: Game, players: int, seed: int) -> LoadedBoard:
    """A board that computer players lay; the same for the same seed."""
    assert game.boards.laying is not None
    laying, chooser = game.boards.laying.begin(players, None, ()), Chooser(seed % 2**64, 0)
    while laying.to_move is not None:
        laying.step(laying.suggestion(chooser))
    return finished(game, laying, NAME)
