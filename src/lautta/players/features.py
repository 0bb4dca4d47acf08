"""What the learned players look at in a position, as an observation for learners."""

from collections.abc import Iterable
from typing import Any

import numpy as np

from lautta.core.boards import LoadedBoard
from lautta.core.current_game import Thinking
from lautta.players.one_ply import Workspace
from lautta.players.thinking import module_for

LAYOUT = np.dtype(Workspace)


def write(thinking: Thinking, board: LoadedBoard, views: Any, seats: Iterable[int], out: Any) -> None:
    """Write what seats see into int16 (views, inputs), 0 for a seat that does not play, such as -1.

    `views` is a writable buffer of records, in each of which is hidden what its seat may not know.
    """
    entries, trial, kept = module_for(thinking), thinking.table.state(), bytearray(LAYOUT.itemsize)
    workspace, inputs = Workspace.from_buffer(kept), np.frombuffer(kept, LAYOUT)["inputs"][0]
    index, amount = inputs["index"], inputs["amount"]
    out[:] = 0
    for view, seat, row in zip((thinking.table.state * len(out)).from_buffer(views), seats, out, strict=True):
        if 0 <= seat < view.seats:
            count = entries.look(board.record, view, trial, workspace, seat, -1)
            row[index[:count]] = amount[:count]
