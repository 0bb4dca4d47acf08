"""`lautta completion`: what a shell needs to complete commands, options and the names of games."""

from typing import TYPE_CHECKING

from cyclopts.completion.detect import ShellDetectionError

import lautta
from lautta.cli.commands import build
from lautta.cli.errors import Trouble
from lautta.words import Words

if TYPE_CHECKING:
    from lautta.cli.commands import Shell


def run(words: Words, shell: "Shell | None", install: bool) -> int:
    """Print or install the script for a shell (None: this one); answers 0. Raises Trouble if the shell is unknown."""
    app = build(words, lautta.game_names())
    try:
        if install:
            print(words.say("cli-completion-installed", file=str(app.install_completion(shell=shell))))
        else:
            print(app.generate_completion(prog_name="lautta", shell=shell))
    except ShellDetectionError:
        raise Trouble("cli-completion-which") from None
    return 0
