"""`lautta transfer`: all tables, people and boards of one database into another."""

import asyncio

from lautta.cli.errors import Trouble
from lautta.server.storage.databases import Database, shown
from lautta.terminal.console import out
from lautta.words import Words


def run(words: Words, source: Database, target: Database) -> int:
    """Copy everything into the new database, verify the copy, and print its size; answers 0.

    Raises Trouble if the copy differs, OSError for unusable databases.
    """
    from lautta.server.storage.transfer import Differs, NotTaken, transfer

    try:
        carried = asyncio.run(transfer(source, target))
    except Differs as error:
        raise Trouble("cli-transfer-differs", rows=str(error)) from None
    except NotTaken as error:
        raise Trouble("cli-transfer-not-taken", rows=error.rows, text=error.text) from None
    done = words.say("cli-transfer-done", to=shown(target), tables=carried.tables, events=carried.events)
    out().print(done)
    return 0
