"""One person at a terminal with one game: what is shown, what is typed, and what comes of it."""

import sys
from collections.abc import Callable, Iterable
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from itertools import groupby
from pathlib import Path

from rich.columns import Columns
from rich.console import Console, RenderableType
from rich.text import Text

from lautta.cli.errors import in_words
from lautta.cli.menu import Menu, command_of, menu
from lautta.core.game import GameState, NamedAction
from lautta.core.game_files import GameFile, Step
from lautta.core.reasons import MalformedAction
from lautta.players import Player, decision
from lautta.terminal.console import out, table
from lautta.terminal.drawing import Drawing, drawing_of
from lautta.terminal.story import tell, title, why
from lautta.words import Words

COMMANDS = ("help", "undo", "why", "log", "map", "look", "save", "quit")  # each a method
MANY = 24  # more choices than this are shown in columns


class Quit(Exception):
    """The person wants to stop."""


@dataclass(frozen=True)
class Moment:
    """A place to return to: the position, and the number of steps in the file."""

    state: GameState
    steps: int


@dataclass
class Sitting:
    """One person at one game.

    `shown` is how much of each branch of the seed the person has seen: undoing further must not give the same cards.
    """

    words: Words
    state: GameState
    seed: bytes
    me: int
    names: tuple[str, ...]
    computers: dict[int, Player]
    past: list[Moment] = field(default_factory=list)
    told: list[str] = field(default_factory=list)
    undone: int = 0
    shown: dict[int, int] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.console: Console = out()
        self.drawing: Drawing = drawing_of(self.state.game, self.words, self.names, self.me)
        guest = {self.me: self.words.say("cli-play-guest")}
        self.file = GameFile.of(self.state, self.seed, dict(enumerate(self.names)) | guest)

    # the course of the game

    def play(self) -> None:
        """Turn by turn to the end; a person who quits ends it earlier."""
        self.edit_lines()
        self.say("cli-play-welcome", game=title(self.words, self.state.game), players=self.state.players)
        try:
            self.play_to_the_end()
            while self.take_back_after_the_end():
                self.play_to_the_end()
        except (Quit, EOFError):
            self.say("cli-play-bye")

    def play_to_the_end(self) -> None:
        """Turn by turn, then the result."""
        while not self.state.over:
            if self.me in self.state.to_move:
                self.decide()
            else:
                self.let_computer_play(self.state.to_move[0])
        self.show_result()

    def let_computer_play(self, seat: int) -> None:
        """One action of a computer player, told as far as the person may know."""
        self.act(seat, decision(self.computers[seat], self.state, seat))

    def catch_up(self, steps: Iterable[Step]) -> None:
        """Take a saved game to where it was left. Of a branch that was left, more was shown than its file tells."""
        for step in steps:
            if step.branch:
                self.shown[self.branch] = sys.maxsize
                self.undone = max(self.undone, step.branch)
                self.state.redraw(step.branch)
                self.file.redraw(step.branch)
            else:
                if step.seat == self.me:
                    self.remember()
                self.carry_out(step.seat, self.state.code(step.action))

    def act(self, seat: int, code: int) -> None:
        """Do an action, write it down, and tell it."""
        self.carry_out(seat, code)
        self.show(Text("  " + self.told[-1]))

    def carry_out(self, seat: int, code: int) -> None:
        """Do an action and write it down."""
        before = self.state.copy()
        self.state.apply(code, seat)
        self.shown[self.branch] = max(self.state.record.shown, self.shown.get(self.branch, 0))
        action = self.state.space.text(code)
        self.file.add(seat, action)
        said = self.state.tell(before, seat, code, self.me)
        line = tell(self.words, said, self.names, self.state.game.table.seat_params)
        self.told.append(line or f"{self.names[seat]}: {action}")

    def decide(self) -> None:
        """Ask the person until an action is done, or something was undone."""
        view = self.state.view(self.me)
        self.show(self.drawing.position(view))
        shown = self.top = menu(self.drawing, view, self.state.actions(self.me))
        self.show_menu(shown)
        while True:
            line = self.ask()
            if not line:
                shown = self.top
                self.show_menu(shown)
            elif command := self.command(line):
                if command():
                    return None
            elif numbers := self.numbers_of(shown, line):
                picked = self.pick(view, shown, numbers)
                if isinstance(picked, NamedAction):
                    return self.do(picked.code)
                shown = picked
            elif self.try_all(line):
                return None

    def try_all(self, line: str) -> bool:
        """Do the actions that were typed, separated by commas, up to the first that cannot be done."""
        done = False
        for part in line.split(","):
            if not self.try_notation(part.strip()):
                return done
            done = True
        return done

    def do(self, code: int) -> None:
        """An action of the person, which can be undone."""
        self.remember()
        self.act(self.me, code)

    def remember(self) -> None:
        """Keep the position, to go back to."""
        self.past.append(Moment(self.state.copy(), len(self.file.steps)))

    # what the person types

    def edit_lines(self) -> None:
        """Let arrow keys bring back earlier lines and Tab complete notation, where the system can do that."""
        with suppress(ImportError):
            import readline

            readline.set_completer_delims("")
            readline.set_completer(self.complete)
            readline.parse_and_bind("tab: complete")

    def complete(self, begun: str, number: int) -> str | None:
        """The legal action, one after another, that begins like this; None after the last."""
        texts = [action.text for action in self.state.actions(self.me) if action.text.startswith(begun)]
        return texts[number] if number < len(texts) else None

    def ask(self) -> str:
        """A line from the person, without blanks around it; raises EOFError at the end of the input."""
        return input(f"{self.words.say('cli-play-prompt')} ").strip()

    def pick(self, view: GameState, shown: Menu, numbers: list[int]) -> NamedAction | Menu:
        """Follow numbers through the menus to an action, or to the menu where they end or go wrong."""
        for number in numbers:
            if not 1 <= number <= len(shown.choices):
                self.say("cli-play-no-number", number=str(number), last=len(shown.choices))
                return shown
            left = shown.choices[number - 1].actions
            if len(left) == 1:
                return left[0]
            shown = menu(self.drawing, view, left, shown.depth + 1)
        self.show_menu(shown)
        return shown

    def numbers_of(self, shown: Menu, line: str) -> list[int]:
        """The numbers that were typed, or that of the choice of a lower menu whose word it was, such as a square."""
        if all(word.isdecimal() for word in line.split()):
            return [int(word) for word in line.split()]
        words = [choice.word.lower() for choice in shown.choices] if shown.depth else []
        return [words.index(line.lower()) + 1] if line.lower() in words else []

    def try_notation(self, line: str) -> bool:
        """Do an action that was typed, or say why that is not possible."""
        try:
            code = self.state.code(line)
        except MalformedAction:
            self.say("cli-play-what", text=line)
            return False
        if reason := self.state.why_not(code, self.me):
            self.console.print(why(self.words, self.state.game.name, reason))
            return False
        self.do(code)
        return True

    def command(self, line: str) -> Callable[[], bool] | None:
        """The command in a line that is no action; call it to learn whether it has changed the position."""
        word, _, rest = line.partition(" ")
        name = command_of(self.words, COMMANDS, word)
        return partial(getattr(self, name), rest.strip()) if name else None

    # the commands

    def help(self, rest: str) -> bool:
        """Tell what can be typed."""
        made = table("", "", "")
        made.show_header = False
        legal = self.state.actions(self.me)
        example = legal[-1].text if legal else self.words.say("cli-word-notation")
        for name in ("number", "notation", *COMMANDS):
            typed = example if name == "notation" else " ".join(self.words.say(f"cli-word-{name}").split()[:2])
            made.add_row(typed, self.words.say(f"cli-play-help-{name}", example=example))
        self.show(made)
        return False

    def undo(self, rest: str) -> bool:
        """Go back to the person's last decision; what has been shown since is redrawn."""
        if not self.past:
            self.say("cli-play-nothing-to-undo")
            return False
        moment = self.past.pop()
        self.undone += 1
        self.state = moment.state
        del self.file.steps[moment.steps :]
        redrawn = self.shown.get(self.branch, 0) > self.state.record.shown
        if redrawn:
            self.state.redraw(self.undone)
            self.file.redraw(self.undone)
        self.told.append(self.words.say("cli-play-undone-redrawn" if redrawn else "cli-play-undone"))
        self.console.print(self.told[-1])
        self.drawing.whole()
        return True

    @property
    def branch(self) -> int:
        """The branch of the seed that hidden things are drawn from."""
        return int(self.state.record.chance.branch)

    def why(self, action: str) -> bool:
        """Tell why the person may not do something now."""
        try:
            reason = self.state.why_not(action, self.me)
        except MalformedAction as error:
            self.console.print(in_words(error, self.words))
        else:
            self.console.print(
                why(self.words, self.state.game.name, reason) if reason else self.words.say("cli-play-allowed")
            )
        return False

    def log(self, rest: str) -> bool:
        """Tell what has happened."""
        for line in self.told or [self.words.say("cli-play-no-log")]:
            self.console.print(line)
        return False

    def map(self, rest: str) -> bool:
        """Show the board at length."""
        self.show(self.drawing.map(self.state.view(self.me)))
        return False

    def look(self, rest: str) -> bool:
        """Show the position and the choices once more."""
        self.drawing.whole()
        return True

    def save(self, name: str) -> bool:
        """Write the game file. It holds the seed, as nobody else is here from whom something is hidden."""
        if not name:
            self.say("cli-play-save-where")
            return False
        self.file.close(self.state)
        try:
            self.file.save(Path(name).expanduser())
        except OSError as error:
            self.console.print(in_words(error, self.words))
            return False
        self.say("cli-play-saved" if self.state.over else "cli-play-saved-early", file=name)
        return False

    def quit(self, rest: str) -> bool:
        """Stop."""
        raise Quit

    # what the person sees

    def say(self, key: str, **args: object) -> None:
        """A sentence of the catalogue."""
        self.console.print(self.words.say(key, **args))

    def show(self, drawn: RenderableType) -> None:
        """Something drawn."""
        self.console.print(drawn)

    def show_menu(self, shown: Menu) -> None:
        """The choices, numbered."""
        if shown == self.top:
            self.show(Text(self.drawing.prompt(self.state.view(self.me)), style="bold"))
        else:
            self.say("cli-play-choose-more", heading=shown.title)
        numbered = enumerate(shown.choices, 1)
        for heading, choices in groupby(numbered, key=lambda each: each[1].heading):
            if heading:
                self.show(Text(f"  {heading}", style="bold"))
            lines = [Text(f"{number:>4}  {choice.text}") for number, choice in choices]
            many = len(shown.choices) > MANY
            self.show(Columns(lines, padding=(0, 2)) if many else Text("\n").join(lines))

    def show_result(self) -> None:
        """Show the result."""
        self.say("cli-play-over")
        self.show(self.drawing.result(self.state))

    def take_back_after_the_end(self) -> bool:
        """Let the person look, save or undo; answers whether the game goes on."""
        self.say("cli-play-after")
        while line := self.ask():
            command = self.command(line)
            if command is None:
                self.say("cli-play-what", text=line)
            elif command() and not self.state.over:
                return True
        return False
