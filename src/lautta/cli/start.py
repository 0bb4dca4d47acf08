"""Runs the command that a command line asks for, and says in one sentence what goes wrong."""

import os
import sys
import warnings
from collections.abc import Sequence
from functools import partial

from lautta.cli.commands import build
from lautta.cli.errors import in_words
from lautta.words import LANGUAGES, Words


def start(argv: Sequence[str] | None = None) -> int:
    """Run the command that `argv` (default: the program's own arguments) asks for; answers the exit code."""
    tokens = list(sys.argv[1:] if argv is None else argv)
    words = words_for(tokens)
    try:
        with warnings.catch_warnings():
            warnings.showwarning = partial(warn, words)
            code = build(words, examples_of=exemplary(tokens))(tokens or ["--help"])
        sys.stdout.flush()
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130
    except BrokenPipeError:  # the reader has left, as in `lautta games | head -1`
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except Exception as error:
        if os.environ.get("LAUTTA_DEBUG") == "1":
            raise
        print(words.say("cli-error", text=in_words(error, words)), file=sys.stderr)
        return 2
    return code if isinstance(code, int) else 0


def exemplary(tokens: Sequence[str]) -> tuple[str, ...]:
    """The games whose examples a help page shows; none where no help is asked for."""
    from lautta.core.registry import game_names  # imported here: most command lines ask for no help

    return () if tokens and not {"--help", "-h"}.intersection(tokens) else game_names()


def warn(words: Words, message: Warning | str, category: type[Warning], *where: object) -> None:
    """A warning in one sentence."""
    text = words.say("cli-stale-engine") if category.__name__ == "StaleEngine" else str(message)
    print(words.say("cli-error", text=text), file=sys.stderr)


def words_for(tokens: Sequence[str]) -> Words:
    """The words of the language that `--language` names, wherever it stands; else those of the environment."""
    for before, token in zip(["", *tokens], tokens, strict=False):
        if token == "--":
            break
        name, _, value = token.partition("=")
        if before == "--language":
            value = token
        elif name != "--language":
            continue
        if value in LANGUAGES:
            return Words(value)
    return Words.for_locale()
