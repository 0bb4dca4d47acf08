"""Which database a command means: a file, or a URL of PostgreSQL."""

from pathlib import Path

from lautta.cli.errors import Trouble
from lautta.server.storage import databases
from lautta.server.storage.databases import Database, NoSuchDatabase


def chosen(file: Path | None, text: str | None) -> Database:
    """The database for `--data` and `--database`, else the usual one; raises Trouble."""
    try:
        return databases.chosen(file, text)
    except NoSuchDatabase as error:
        raise Trouble(f"cli-database-{error.why}") from None


def named(text: str) -> Database:
    """The database that a file name or a URL means; raises Trouble."""
    try:
        return databases.database_of(text)
    except NoSuchDatabase as error:
        raise Trouble(f"cli-database-{error.why}") from None
