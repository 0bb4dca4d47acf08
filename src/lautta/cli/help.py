"""The help pages in the words of the catalogues: cyclopts' own labels are English."""

import re
from typing import TYPE_CHECKING, Any

from lautta.words import Words

if TYPE_CHECKING:  # what draws a page is imported when one is drawn
    from cyclopts.help import HelpEntry, HelpPanel
    from rich.console import Console, ConsoleOptions

LABELS = ("INT", "FLOAT", "STR", "PATH", "CHOICE")


class Formatter:
    """The usual panels, with labels in one language."""

    def __init__(self, words: Words) -> None:
        self.words = words

    def render_usage(self, console: "Console", options: "ConsoleOptions", usage: Any) -> None:
        """How the command is written."""
        line = str(usage).strip()
        for label in ("COMMAND", "OPTIONS", *LABELS):
            line = re.sub(rf"\b{label}\b", self.words.say(f"cli-label-{label.lower()}"), line)
        console.print(self.words.say("cli-usage", line=line) + "\n", style="bold", markup=False, highlight=False)

    def render_description(self, console: "Console", options: "ConsoleOptions", description: Any) -> None:
        """Print the purpose of the command."""
        if description:
            console.print(description)

    def __call__(self, console: "Console", options: "ConsoleOptions", panel: "HelpPanel") -> None:
        from cyclopts.help import DefaultFormatter

        DefaultFormatter()(console, options, panel.copy(entries=[self._entry(entry) for entry in panel.entries]))

    def _entry(self, entry: "HelpEntry") -> "HelpEntry":
        from rich.text import Text

        say, notes = self.words.say, []
        if entry.choices:
            notes.append(say("cli-label-choices", known=", ".join(entry.choices)))
        if entry.default is not None:
            notes.append(say("cli-label-default", value=str(entry.default)))
        label = entry.metavar
        if label and (kind := label.removesuffix("...")) in LABELS:
            label = label.replace(kind, say(f"cli-label-{kind.lower()}"))
        description = Text(" ".join([_plain(entry.description), *(f"({note})" for note in notes)]).strip())
        return entry.copy(description=description, choices=None, default=None, required=False, metavar=label)


def _plain(description: Any) -> str:
    return str(getattr(description, "primary_renderable", description) or "").strip()
