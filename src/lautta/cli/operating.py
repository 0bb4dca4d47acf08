"""`lautta people` and `lautta tables`: what operators do to people and tables, also while servers run."""

import asyncio
import time
from datetime import UTC, datetime
from pathlib import Path

from lautta.cli import given
from lautta.cli.databases import chosen
from lautta.cli.errors import Trouble
from lautta.cli.options import At
from lautta.core.game_files import GameFile
from lautta.terminal.console import out, print_json, table
from lautta.words import Words


def people(words: Words, act: str, who: str, at: At, yes: bool, json: bool) -> int:
    """List people, or do something to one of them; answers 0. Raises Trouble, OSError."""
    from lautta.server.storage import operating

    where = chosen(at.data, at.database)
    if act != "list":
        if act == "delete" and not yes:
            raise Trouble("cli-people-sure", id=who)
        if not asyncio.run(operating.do(where, act, who)):
            raise Trouble("cli-people-nobody", id=who)
        out().print(words.say(f"cli-people-{act}", id=who))
        return 0
    found = asyncio.run(operating.people(where, who))
    if json:
        print_json([{"id": one.id, "name": one.name, "made": one.made_at, "devices": one.devices, "seen": one.seen,
                     "banned": one.banned, "program": one.program} for one in found])  # fmt: skip
        return 0
    listed = table("", *(words.say(f"cli-column-{name}") for name in ("id", "name", "devices", "seen")), numbers=(2,))
    for one in found:
        seen = f"{datetime.fromtimestamp(one.seen / 1000, UTC):%Y-%m-%d}" if one.seen else ""
        name = f"{one.name} ({words.say('page-program')})" if one.program else one.name
        listed.add_row(one.id, name, str(one.devices), words.say("cli-people-banned") if one.banned else seen)
    out().print(listed)
    return 0


def invite(words: Words, name: str, at: At) -> int:
    """Make a group, and print the link by which its first member, the host, comes in; answers 0. Raises OSError."""
    from lautta.server.messages.parts import MOST_LETTERS
    from lautta.server.runtime.groups import new_link
    from lautta.server.storage import operating
    from lautta.server.table.names import clean

    link = new_link()
    named = clean(name)[:MOST_LETTERS] or words.say("cli-people-group")
    asyncio.run(operating.add_group(chosen(at.data, at.database), named, link))
    out().print(words.say("cli-people-invite", name=named, link=f"/#/join/{link}"))
    return 0


def look(words: Words, path: Path, at: At) -> int:
    """Make a table of a game file, to look at; answers 0. Raises Trouble, DamagedGame, OSError."""
    file = GameFile.load(path)
    given.board_of(given.game_of(file.game), file.board)  # servers know no others
    if any(step.branch for step in file.steps):
        raise Trouble("cli-tables-redrawn")
    from lautta.server.storage import operating
    from lautta.server.table.names import new_id
    from lautta.server.table.opening import table_of_file

    made = table_of_file(new_id(), file, time.time_ns() // 1_000_000)
    asyncio.run(operating.add(chosen(at.data, at.database), made))
    out().print(words.say("cli-tables-opened", id=made.id))
    return 0


def close(words: Words, name: str, at: At) -> int:
    """Order that a table ends; answers 0. Raises Trouble, OSError."""
    from lautta.server.storage import operating

    if not asyncio.run(operating.close(chosen(at.data, at.database), name)):
        raise Trouble("cli-tables-none", id=name)
    out().print(words.say("cli-tables-closed", id=name))
    return 0


def purge(words: Words, days: int, at: At, yes: bool) -> int:
    """Delete tables that were left alone for so many days, or say how many there are; answers 0. Raises OSError."""
    from lautta.server.storage import operating

    days = given.at_least("--older", days, 1)
    counts = asyncio.run(operating.purge(chosen(at.data, at.database), days, yes))
    for status, number in sorted(counts.items()):
        out().print(f"{number:8} {status}")
    out().print(words.say("cli-tables-purged" if yes else "cli-tables-purge", number=sum(counts.values())))
    return 0
