"""The tree of what was done in the game: an undo points back to an earlier node, a redo to the node that was left."""

from collections.abc import Iterator
from typing import Literal

from msgspec import Struct


class HistoryNode(Struct, frozen=True, eq=False, gc=False):
    """A node of the history: the event that led to it, and the node before it (None: a start).

    `text` is the action, or the position text of a start under newer rules. `planned` is the hand-in with which a
    planned action was done, `batch` the first of the actions that were done together with it, unless that is itself.
    """

    number: int
    kind: Literal["start", "action", "undo", "rules"]
    before: "HistoryNode | None"
    seat: int | None = None
    text: str | None = None
    planned: int | None = None
    batch: int | None = None


def path(node: HistoryNode) -> list[HistoryNode]:
    """The nodes that lead to a node, from the start."""
    return list(back(node))[::-1]


def first_of(node: HistoryNode) -> HistoryNode:
    """The first of the actions that were done together with this one."""
    while node.batch is not None and node.number > node.batch and node.before is not None:
        node = node.before
    return node


def back(node: HistoryNode | None) -> Iterator[HistoryNode]:
    """A node and those before it, back to the start."""
    while node is not None:
        yield node
        node = node.before
