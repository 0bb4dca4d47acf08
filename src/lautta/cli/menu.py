"""Menus: the legal actions as numbered choices, kinds of action first, then each parameter; and typed commands."""

from collections.abc import Sequence
from dataclasses import dataclass

from lautta.core.game import GameState, NamedAction
from lautta.terminal.drawing import Drawing
from lautta.words import Words

FEW = 6  # so many choices are read at a glance


@dataclass(frozen=True)
class Choice:
    """A choice: its text, its word in the notation, the actions left after it, and its heading, if any."""

    text: str
    word: str
    actions: tuple[NamedAction, ...]
    heading: str = ""


@dataclass(frozen=True)
class Menu:
    """Choices at one depth: 0 is the kind of action (`title` if only one is left), 1 the first parameter, and so on."""

    depth: int
    title: str
    choices: tuple[Choice, ...]


def menu(drawing: Drawing, view: GameState, actions: Sequence[NamedAction], depth: int = 0) -> Menu:
    """Return the choices among actions alike so far, under the game's headings; skips depths with a single choice."""
    asked = depth
    while True:
        groups: dict[str, list[NamedAction]] = {}
        for action in actions:
            groups.setdefault(_key(action, depth), []).append(action)
        if len(groups) > 1 or len(actions) == 1:
            break
        depth += 1
    title = drawing.heading(view, actions[0].name) if depth else ""
    places = {word: _heading(drawing, view, group, depth, len(groups)) for word, group in groups.items()}
    choices = (
        Choice(_text(drawing, view, group, depth, asked), word, tuple(group), places[word][1])
        for word, group in sorted(groups.items(), key=lambda pair: places[pair[0]])
    )
    return Menu(depth, title, tuple(choices))


def command_of(words: Words, names: Sequence[str], typed: str) -> str | None:
    """The name of the command that was typed, in this language or in English; None for none."""
    said = {name: f"{words.say(f'cli-word-{name}')} {Words('en').say(f'cli-word-{name}')}" for name in names}
    return next((name for name in names if typed.lower() in said[name].split()), None)


def _heading(
    drawing: Drawing, view: GameState, actions: Sequence[NamedAction], depth: int, choices: int
) -> tuple[int, str]:  # fmt: skip
    """Where a choice stands: few of them, and kinds of action, need no headings."""
    if depth == 0 or choices <= FEW:
        return 0, ""
    return drawing.group(view, actions, list(actions[0].args)[depth - 1])


def _key(action: NamedAction, depth: int) -> str:
    return action.name if depth == 0 else list(action.args.values())[depth - 1]


def _text(drawing: Drawing, view: GameState, actions: Sequence[NamedAction], depth: int, asked: int) -> str:
    """These actions from the depth that was asked for to that of the menu; for a single action, to its end."""
    first = actions[0]
    params = list(first.args)
    heading = drawing.heading(view, first.name)
    if depth == 0 and len(actions) > 1:
        return f"{heading} …"
    shown = [drawing.choice(view, first, param) for param in (params if len(actions) == 1 else params[:depth])]
    told = shown[max(asked - 1, 0) :]
    return ": ".join([heading, ", ".join(told)]) if depth == 0 and told else ", ".join(told) or heading
