"""The help pages in the words of the catalogues: cyclopts' own labels are English."""

from typing import Any

from cyclopts.help import DefaultFormatter, HelpEntry, HelpPanel
from rich.console import Console, ConsoleOptions
from rich.text import Text

from lautta.words import Words

LABELS = ("INT", "STR", "PATH", "CHOICE")


class Formatter(DefaultFormatter):
    """Panels as usual, with labels in one language."""

    def __init__(self, words: Words) -> None:
        super().__init__()
        self.words = words

    def render_usage(self, console: Console, options: ConsoleOptions, usage: Any) -> None:
        """How the command is written."""
        line = str(usage).strip()
        for label in ("COMMAND", "OPTIONS"):
            line = line.replace(label, self.words.say(f"cli-label-{label.lower()}"))
        console.print(Text(self.words.say("cli-usage", line=line) + "\n", style="bold"))

    def __call__(self, console: Console, options: ConsoleOptions, panel: HelpPanel) -> None:
        """One panel."""
        super().__call__(console, options, panel.copy(entries=[self._entry(entry) for entry in panel.entries]))

    def _entry(self, entry: HelpEntry) -> HelpEntry:
        """The same entry with its choices, default and label in words."""
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
