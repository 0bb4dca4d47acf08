"""A position drawn as in a terminal, for programs: as text with colours, SVG or HTML."""

import io
import re
from typing import Any

from rich.console import Console
from rich.terminal_theme import DEFAULT_TERMINAL_THEME, SVG_EXPORT_THEME

from lautta.core.game import GameState, View
from lautta.core.problems import quoted
from lautta.core.reasons import BadArgument
from lautta.terminal.drawing import drawing_of
from lautta.terminal.story import title
from lautta.words import Words

MODES = ("ansi", "svg", "html")
WIDTH = 110  # characters
BLOCK = '<pre style="line-height: 1.2; overflow-x: auto">{code}</pre>'
FONTS = re.compile(r"@font-face \{.*?\}\s*", re.DOTALL)  # which would be fetched from elsewhere


def render(state: GameState, seat: int | None, mode: str) -> str:
    """Draw a position as `Game.render` describes; raises BadArgument and HiddenOutcome."""
    if not isinstance(mode, str) or mode not in MODES:
        raise BadArgument("core-render", value=quoted(mode), known=", ".join(MODES))
    words = Words("en")
    console = Console(
        record=True,
        file=io.StringIO(),
        width=WIDTH,
        force_terminal=True,
        color_system="truecolor",
        force_jupyter=False,
        legacy_windows=False,
    )
    console.print(_drawn(words, state, seat))
    if mode == "svg":
        return FONTS.sub("", console.export_svg(title=title(words, state.game), theme=SVG_EXPORT_THEME))
    if mode == "html":
        return console.export_html(inline_styles=True, code_format=BLOCK, theme=DEFAULT_TERMINAL_THEME)
    return console.export_text(styles=True)


def _drawn(words: Words, state: GameState, seat: int | None) -> Any:
    """The drawing for a seat; of a spectator's view only the board."""
    if seat is None:
        seat = state.viewer if isinstance(state, View) else (*state.to_move, 0)[0]
    names = tuple(words.say("cli-seat", seat=number + 1) for number in range(state.players))
    if seat is None:
        return drawing_of(state.game, words, names, 0).map(state)
    seat = state.own(seat) if isinstance(state, View) else state.at(seat)
    view = state if isinstance(state, View) else state.view(seat)
    return drawing_of(state.game, words, names, seat).position(view)
