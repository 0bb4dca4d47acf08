"""The log of a server, for people and for machines; neither quotes an exception."""

import asyncio
import json
import logging
import os
import subprocess
import sys
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest

from lautta.server.telemetry.logs import AsJson, AsText

SECRET = "seed-0123456789"
RUN = """
import logging, sys, warnings
from lautta.server.telemetry import logs
logs.begin(sys.argv[1])
logging.getLogger("lautta.server").warning("table %(table)s is not resumed: %(code)s", {"table": "t1", "code": "busy"})
logging.getLogger("lautta.server").info("nobody reads this")
logging.getLogger("others").info("nor this")
logs.say("Open 100% of it")
warnings.warn("an old way")
"""


def record(name: str, message: str, *args: Any, error: BaseException | None = None) -> logging.LogRecord:
    told = (type(error), error, error.__traceback__) if error else None
    return logging.LogRecord(name, logging.ERROR, "somewhere.py", 1, message, args, told)


def as_json(one: logging.LogRecord) -> Any:
    line = AsJson().format(one)
    assert "\n" not in line
    return json.loads(line)


def raised() -> ValueError:
    try:
        raise ValueError(SECRET)
    except ValueError as error:
        return error


def test_a_line_is_an_object_with_what_the_message_carries() -> None:
    told = as_json(record("lautta.server", "table %(table)s: %(why)s", {"table": "t1", "why": ["a", 1], "level": "x"}))
    time = datetime.fromisoformat(told.pop("time"))
    assert time.utcoffset() == timedelta(0) and abs(datetime.now(UTC) - time) < timedelta(minutes=1)
    assert told == {"level": "ERROR", "logger": "lautta.server", "message": "table t1: ['a', 1]", "table": "t1",
                    "why": ["a", 1]}  # fmt: skip
    told = as_json(record("lautta.server", "%(what)s", {"what": AsJson}))
    assert told["what"] == str(AsJson)
    assert as_json(record("lautta.server", "one\ntwo"))["message"] == "one\ntwo"


@pytest.mark.parametrize("name", ["lautta.server", "uvicorn.error", "asyncio"])
def test_an_exception_is_told_by_type_and_place(name: str) -> None:
    told = as_json(record(name, "it failed", error=raised()))
    assert told["message"] == "it failed" and SECRET not in str(told)
    assert told["error"].startswith("ValueError in raised, ") and "test_logs.py:" in told["error"]


def test_a_text_line_tells_no_more() -> None:
    line = AsText().format(record("asyncio", f"never retrieved\n<Task exception={SECRET}>", error=raised()))
    assert SECRET not in line and "\n" not in line
    assert line.startswith("ERROR asyncio: never retrieved (ValueError in raised, ")


def test_what_others_add_to_an_exception_is_left_out() -> None:
    """asyncio repeats the task, and with it the exception, in further lines of its message."""
    caught: list[logging.LogRecord] = []

    class Catching(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            caught.append(record)

    handler = Catching()
    logging.getLogger("asyncio").addHandler(handler)
    try:
        loop = asyncio.new_event_loop()
        context = {"message": "never retrieved", "exception": raised(), "future": f"<Task exception={SECRET}>"}
        loop.default_exception_handler(context)
        loop.close()
    finally:
        logging.getLogger("asyncio").removeHandler(handler)
    (one,) = caught
    assert SECRET in one.getMessage()
    told = as_json(one)
    assert told["message"] == "never retrieved" and SECRET not in str(told)


@pytest.mark.parametrize("form", ["text", "json"])
def test_what_is_written(form: str) -> None:
    done = subprocess.run([sys.executable, "-c", RUN, form], capture_output=True, text=True, check=True)
    assert done.stdout == ""
    lines = done.stderr.splitlines()
    if form == "text":
        assert lines[0] == "WARNING lautta.server: table t1 is not resumed: busy"
        assert lines[1] == "INFO lautta.server.said: Open 100% of it"
        return
    told = [json.loads(line) for line in lines]
    assert [one["level"] for one in told] == ["WARNING", "INFO", "WARNING"]
    assert (told[0]["table"], told[0]["code"], told[1]["message"]) == ("t1", "busy", "Open 100% of it")
    assert "an old way" in told[2]["message"]


def test_workers_log_as_their_server_does() -> None:
    source = (
        "import logging\nfrom lautta.server.telemetry import logs\nlogs.begin_as_asked()\nlogging.warning('late')\n"
    )
    for form, line in (("json", '{"time":'), ("text", "WARNING root: late\n")):
        environ = {**os.environ, "LAUTTA_LOG_FORM": form}
        done = subprocess.run([sys.executable, "-c", source], capture_output=True, text=True, check=True, env=environ)
        assert done.stderr.startswith(line)
