"""Errors as one sentence for the person at the terminal."""

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from cyclopts import (
    ArgumentOrderError,
    CoercionError,
    CycloptsError,
    MissingArgumentError,
    RepeatArgumentError,
    UnknownCommandError,
    UnknownOptionError,
    UnusedCliTokensError,
)

from lautta.core.error_messages import meant
from lautta.words import Words

SERVER = (
    "aiosmtplib aiosqlite alembic confusable_homoglyphs cryptography httptools httpx litestar mnemonic "
    "prometheus_client sqlalchemy uvicorn uvloop webauthn websockets"
)
EXTRAS = {  # by module: the extra of pyproject.toml that installs it
    **dict.fromkeys(SERVER.split(), "server"),
    "cython": "export",
    "asyncpg": "postgresql",
    "nats": "broker",
    "opentelemetry": "traces",
    "gymnasium": "gymnasium",
    "pettingzoo": "pettingzoo",
    "open_spiel": "open-spiel",
}
UNUSABLE = {
    FileNotFoundError: "missing", FileExistsError: "exists", IsADirectoryError: "folder", PermissionError: "forbidden",
}  # fmt: skip


class Trouble(Exception):
    """Something that the command line refuses: a message id of `cli.ftl` and its variables."""

    def __init__(self, key: str, **args: object) -> None:
        super().__init__(key, args)
        self.key, self.args_of_message = key, args


def in_words(error: Exception, words: Words) -> str:
    """One sentence about an error, for the person at the terminal; and what was meant, if that can be guessed."""
    facts = getattr(error, "args_of_message", None) or getattr(error, "facts", {})
    return _in_words(error, words) + _meant(facts, words)


def _in_words(error: Exception, words: Words) -> str:
    if isinstance(error, Trouble):
        return words.say(error.key, **error.args_of_message)
    if isinstance(error, CycloptsError):
        return _of_usage(error, words)
    if isinstance(error, ModuleNotFoundError) and (extra := EXTRAS.get(str(error.name).partition(".")[0].lower())):
        return words.say("cli-extra", extra=extra)
    if isinstance(error, OSError):
        ours = type(error).__module__.startswith("lautta.server.")
        return _of_server(error, words) if ours else _of_system(error, words)
    return _of_game(error, words)


def _of_usage(error: CycloptsError, words: Words) -> str:
    say = words.say
    if isinstance(error, UnknownCommandError):
        known = [name for name in error.app or () if not name.startswith("-")]
        facts = {"name": (error.unused_tokens or ["?"])[0], "known": ", ".join(known)}
        return say("cli-usage-command", **facts) + _meant(facts, words)
    if isinstance(error, UnknownOptionError):
        name = (error.token.keyword or error.token.value).partition("=")[0]
        known = [known for argument in error.argument_collection for known in argument.names]
        return say("cli-usage-option", name=name) + _meant({"name": name, "known": ", ".join(known)}, words)
    if isinstance(error, CoercionError) and error.token is not None and error.argument is not None:
        return _of_value(error, words)
    if isinstance(error, MissingArgumentError) and error.argument is not None:
        if error.keyword is not None or any(token.keyword for token in error.argument.tokens):
            return say("cli-usage-no-value", name=error.keyword or error.argument.name)
        return say("cli-usage-missing", name=_shown(error.argument.name))
    if isinstance(error, RepeatArgumentError):
        return say("cli-usage-repeated", name=error.token.keyword or error.token.value)
    if isinstance(error, UnusedCliTokensError | ArgumentOrderError):
        return say("cli-usage-extra", text=" ".join(error.unused_tokens or []))
    return say("cli-usage-other", text=" ".join(str(error).split()))


def _of_value(error: CoercionError, words: Words) -> str:
    assert error.token is not None
    assert error.argument is not None
    name, value = error.token.keyword or _shown(error.argument.name), error.token.value
    if choices := error.argument.get_choices():
        facts = {"name": name, "value": value, "known": ", ".join(choices)}
        return words.say("cli-usage-choice", **facts) + _meant(facts, words)
    if error.target_type is int:
        return words.say("cli-usage-number", name=name, value=value)
    return words.say("cli-usage-value", name=name, value=value)


def _shown(name: str) -> str:
    """The name of a positional argument as the help page writes it: FILE, not --file."""
    return name.lstrip("-").upper()


def _meant(facts: Mapping[str, Any], words: Words) -> str:
    name = meant(facts)
    return " " + words.say("core-meant", name=name) if name else ""


def _of_server(error: OSError, words: Words) -> str:
    """A database, a broker or an address that the server cannot use; imports late, as the server is an extra."""
    from lautta.server.http.addresses import AddressUnusable
    from lautta.server.processes.broker import BrokerAway, BrokerForbids
    from lautta.server.storage.data import DataAway, DataInUse, DataUnreadable, Occupied

    if isinstance(error, DataInUse):
        return words.say("cli-serve-in-use", file=error.at)
    if isinstance(error, DataUnreadable):
        return words.say(f"cli-data-{error.why}", file=error.at)
    if isinstance(error, DataAway):
        return words.say("cli-data-away", database=error.at, text=error.text)
    if isinstance(error, BrokerForbids):
        return words.say("cli-broker-forbids", subject=error.subject, text=error.text)
    if isinstance(error, BrokerAway):
        return words.say("cli-broker-away", text=error.text)
    if isinstance(error, AddressUnusable):
        return words.say("cli-serve-address", address=error.address, text=error.strerror or "")
    if isinstance(error, Occupied):
        return words.say("cli-transfer-occupied", database=error.at)
    return _of_system(error, words)


def _of_system(error: OSError, words: Words) -> str:
    """An unusable file, or another refusal of the system."""
    text = error.strerror or str(error)
    why = next((why for kind, why in UNUSABLE.items() if isinstance(error, kind)), "other")
    if error.filename is None and why in ("forbidden", "other"):
        return words.say("cli-system", text=text)
    path = Path(str(error.filename))
    beside = ", ".join(os.listdir(path.parent)) if why == "missing" and os.access(path.parent, os.R_OK) else ""
    return words.say(f"cli-file-{why}", file=str(path), text=text) + _meant({"name": path.name, "known": beside}, words)


def _of_game(error: Exception, words: Words) -> str:
    """A refusal by rules, a board or a text; for anything else, Python's own message."""
    from lautta.cli.board import sentence
    from lautta.core.boards import BoardError
    from lautta.core.game_files import DamagedGame
    from lautta.core.reasons import MalformedPosition, Unusable
    from lautta.core.registry import UnknownGame
    from lautta.players import NoSense, NoSuchPlayer, PlayerFault

    if isinstance(error, NoSuchPlayer):
        return words.say("cli-no-player", **error.facts)
    if isinstance(error, PlayerFault):
        return words.say("cli-player-fault", name=error.name, text=error.why)
    if isinstance(error, NoSense):
        return words.say("cli-no-sense")
    if isinstance(error, BoardError) and isinstance(error.__cause__, OSError):
        return _of_system(error.__cause__, words)
    if isinstance(error, BoardError):
        first, more = error.problems[0], len(error.problems) - 1
        return words.say(
            "cli-board-broken", file=str(error.source), line=str(first.line), text=sentence(words, first), more=more
        )
    if isinstance(error, MalformedPosition):
        return words.say("cli-invalid", text="; ".join(sentence(words, problem) for problem in error.problems))
    if isinstance(error, Unusable | UnknownGame | DamagedGame):
        return words.say("cli-invalid", text=words.say(error.key, **error.facts))
    if isinstance(error, ValueError | LookupError):
        return words.say("cli-invalid", text=" ".join(str(error).split()))
    return words.say("cli-unexpected", text=" ".join(f"{type(error).__name__}: {error}".split()))
