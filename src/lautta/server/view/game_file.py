"""The game file of a table: its current line of play, as far as a viewer may know it."""

from lautta.core.game_files import GameFile
from lautta.server.problem import Problem
from lautta.server.table.history import path
from lautta.server.view.table_view import TableView

UNTOLD = "?"


def game_file(view: TableView, seat: int | None) -> str:
    """The text of the file. While the game goes on it has the hash of the seed, and other players' actions only as
    comments saying that there were some. Raises Problem for a game that has not begun, and for one that went on under
    newer rules: nothing replays it.
    """
    table = view.table
    if table.log.last.here is None:
        raise Problem("not-started")
    steps = path(table.log.here)
    if steps[0].kind == "rules":
        raise Problem("mixed-rules")
    setup = table.setup
    names = {number: info.name for number, info in enumerate(table.seating.seats) if info.name}
    start = setup.begin(bytes(32))
    file = GameFile.of(start, bytes(32), names)
    file.seed = setup.seed if view.over else None
    file.seed_hash = table.seed_hash
    for node in steps:
        if node.kind == "undo":
            file.redraw(node.number)
        elif node.kind == "action" and node.seat is not None:
            file.add(node.seat, node.text or "" if view.over or node.seat == seat else UNTOLD)
    if view.over:
        file.close(table.positions.at(table.log.here))
    lines = file.text().splitlines()
    return "\n".join(f"; {line}" if line.endswith(UNTOLD) else line for line in lines) + "\n"
