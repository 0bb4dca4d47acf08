"""Which database a command means: a file, or a URL of PostgreSQL. `lautta backup` and `lautta transfer` copy one."""

import asyncio
from pathlib import Path

from lautta.cli.errors import Trouble
from lautta.server.storage import databases
from lautta.server.storage.databases import Database, NoSuchDatabase, shown
from lautta.terminal.console import out
from lautta.words import Words


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


def backup(words: Words, file: Path, data: Database) -> int:
    """Copy the database into a new file, verify the copy, and print its size; answers 0.

    Raises Trouble if the copy is damaged, OSError for unusable files.
    """
    from lautta.server.storage.backup import DamagedBackup
    from lautta.server.storage.backup import backup as copy_file
    from lautta.server.storage.transfer import Differs, copy_of

    file = file.expanduser()
    try:
        copied = copy_file(data, file) if isinstance(data, Path) else asyncio.run(copy_of(data, file))
    except (DamagedBackup, Differs) as error:
        raise Trouble("cli-backup-damaged", file=shown(data), text=str(error)) from None
    out().print(words.say("cli-backup-done", file=str(file), tables=copied.tables, events=copied.events))
    return 0


def transfer(words: Words, source: Database, target: Database) -> int:
    """Copy everything into the new database, verify the copy, and print its size; answers 0.

    Raises Trouble if the copy differs, OSError for unusable databases.
    """
    from lautta.server.storage.transfer import Differs, NotTaken
    from lautta.server.storage.transfer import transfer as copy_all

    try:
        carried = asyncio.run(copy_all(source, target))
    except Differs as error:
        raise Trouble("cli-transfer-differs", rows=str(error)) from None
    except NotTaken as error:
        raise Trouble("cli-transfer-not-taken", rows=error.rows, text=error.text) from None
    done = words.say("cli-transfer-done", to=shown(target), tables=carried.tables, events=carried.events)
    out().print(done)
    return 0
