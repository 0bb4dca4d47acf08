"""A server's log: lines for people, or one JSON object per line for log collectors.

Our own messages carry their facts by name, `log.warning("table %(table)s …", {"table": table})`, so that they are
fields of such an object. The text of an exception may quote secrets: only its type and its place are told.
"""

import logging
import os
import sys
from collections.abc import Mapping
from datetime import UTC, datetime
from time import monotonic
from typing import Any

import msgspec

from lautta.server.problem import where
from lautta.server.settings import LogForm

OURS = "lautta"
SAID = logging.getLogger("lautta.server.said")
FORM = "LAUTTA_LOG_FORM"  # how worker processes know
OWN = ("time", "level", "logger", "message", "error")
_encode = msgspec.json.Encoder(enc_hook=str).encode


class AsJson(logging.Formatter):
    """One JSON object for each record."""

    def format(self, record: logging.LogRecord) -> str:
        time = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        told: dict[str, Any] = {"time": time, "level": record.levelname, "logger": record.name}
        told["message"] = message_of(record)
        if record.exc_info and record.exc_info[1]:
            told["error"] = where(record.exc_info[1])
        if isinstance(record.args, Mapping) and is_ours(record):
            told |= {name: value for name, value in record.args.items() if name not in OWN}
        return _encode(told).decode()


class AsText(logging.Formatter):
    """One line for each record."""

    def format(self, record: logging.LogRecord) -> str:
        error = record.exc_info[1] if record.exc_info else None
        return f"{record.levelname} {record.name}: {message_of(record)}{f' ({where(error)})' if error else ''}"


def message_of(record: logging.LogRecord) -> str:
    """The message of a record; of others' that come with an exception only the first line, as more would quote it."""
    message = record.getMessage()
    return message if is_ours(record) or not record.exc_info else message.partition("\n")[0]


def is_ours(record: logging.LogRecord) -> bool:
    """Was it logged by Lautta itself?"""
    return record.name == OURS or record.name.startswith(f"{OURS}.")


class Seldom:
    """Lets something be logged that may happen at any time and very often: `due` once in so many seconds."""

    def __init__(self, seconds: float = 60.0) -> None:
        self._seconds, self._next = seconds, 0.0

    def due(self) -> bool:
        """May it be logged now?"""
        now = monotonic()
        if now < self._next:
            return False
        self._next = now + self._seconds
        return True


def begin(form: LogForm = "text") -> None:
    """Log to the error stream from now on, in this process and in the workers that it starts."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(AsJson() if form == "json" else AsText())
    logging.basicConfig(level="WARNING", handlers=[handler])  # others' details hold secrets
    logging.getLogger(OURS).setLevel(os.environ.get("LAUTTA_LOG", "WARNING").upper())
    logging.captureWarnings(form == "json")
    os.environ[FORM] = form


def begin_as_asked() -> None:
    """The same in a worker process, as its server was asked."""
    begin("json" if os.environ.get(FORM) == "json" else "text")


def say(sentence: str) -> None:
    """Log what is otherwise printed for people when a server starts."""
    SAID.setLevel("INFO")
    SAID.info(sentence)
