"""`lautta backup`: a copy of all tables, taken while a server runs."""

from pathlib import Path

from lautta.cli.errors import Trouble
from lautta.terminal.console import out
from lautta.words import Words


def run(words: Words, file: Path, data: Path | None) -> int:
    """Copy the database into a new file, verify the copy, and print what is in it; answers 0.

    Raises Trouble if the copy is damaged, OSError for files that cannot be used.
    """
    from lautta.server.storage.backup import Damaged, backup
    from lautta.server.storage.data import database, default_path

    path = database(data) if data else default_path()
    try:
        copied = backup(path, file.expanduser())
    except Damaged as error:
        raise Trouble("cli-backup-damaged", file=str(path), text=str(error)) from None
    out().print(words.say("cli-backup-done", file=str(file), tables=copied.tables, events=copied.events))
    return 0
