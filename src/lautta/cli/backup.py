"""`lautta backup`: a copy of all tables, taken while a server runs."""

import asyncio
from pathlib import Path

from lautta.cli.errors import Trouble
from lautta.server.storage.databases import Database, shown
from lautta.terminal.console import out
from lautta.words import Words


def run(words: Words, file: Path, data: Database) -> int:
    """Copy the database into a new file, verify the copy, and print its size; answers 0.

    Raises Trouble if the copy is damaged, OSError for unusable files.
    """
    from lautta.server.storage.backup import Damaged, backup
    from lautta.server.storage.transfer import Differs, copy_of

    file = file.expanduser()
    try:
        copied = backup(data, file) if isinstance(data, Path) else asyncio.run(copy_of(data, file))
    except (Damaged, Differs) as error:
        raise Trouble("cli-backup-damaged", file=shown(data), text=str(error)) from None
    out().print(words.say("cli-backup-done", file=str(file), tables=copied.tables, events=copied.events))
    return 0
