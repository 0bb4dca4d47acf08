"""The positions of a table: what the rules make of its history, kept if that saves time."""

from collections import OrderedDict
from collections.abc import Iterable
from itertools import takewhile

from msgspec import Struct

from lautta.core.boards import LoadedBoard
from lautta.core.game import Game, GameState
from lautta.core.reasons import IllegalAction, MalformedAction, MalformedPosition
from lautta.server.table.events import Damaged
from lautta.server.table.history import HistoryNode, back

STRIDE = 64  # one in this many positions is kept, in memory and on disk
RECENT = 16  # how many of the last requested ones are kept


class Setup(Struct, frozen=True, eq=False):
    """A table's set-up: game, board (None while its players lay it), options, number of seats, and the secret seed."""

    game: Game
    known: LoadedBoard | None
    options: dict[str, str]
    seats: int
    seed: bytes

    def begin(self, seed: bytes, board: LoadedBoard | None = None) -> GameState:
        """The first position, from a seed; `board` is the one that the players laid."""
        return self.game.new(self.seats, seed, board or self.board, self.game.kept_options(self.options))

    def __repr__(self) -> str:  # the seed must not get into any log
        return f"<{self.game.name} on {self.board_name} for {self.seats}>"

    @property
    def board(self) -> LoadedBoard:
        """The board; raises Damaged if it has not been laid."""
        if self.known is None:
            raise Damaged("the board has not been laid")
        return self.known

    @property
    def board_name(self) -> str:
        """The name of the board, empty if it has not been laid."""
        return self.known.name if self.known else ""


Shown = tuple[int, int]  # how often something hidden or random was shown, and the branch of the seed used for drawing


class Positions:
    """The position after each node of the history of one table."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self._kept: dict[int, GameState] = {}
        self._recent: OrderedDict[int, GameState] = OrderedDict()
        self._shown: dict[int, Shown] = {}

    def at(self, node: HistoryNode) -> GameState:
        """The position after a node: shared, so copy it before you play on. Raises Damaged."""
        missing: list[HistoryNode] = []
        walk: HistoryNode | None = node
        state: GameState | None = None
        while walk is not None and (state := self._known(walk.number)) is None:
            missing.append(walk)
            walk = walk.before
        for one in reversed(missing):
            state = self._after(one, state)
            if one.number % STRIDE == 0:
                self._kept[one.number] = state
        assert state is not None
        self.note(node, state)
        return state

    def shown(self, node: HistoryNode) -> Shown:
        """What has been shown up to a node: if two nodes differ in it, what lies between isn't taken back freely."""
        if node.number not in self._shown:
            self._shown[node.number] = shown_by(self.at(node))
        return self._shown[node.number]

    def revealed(self, before: HistoryNode, after: HistoryNode, seat: int) -> bool:
        """Has a seat seen something, between two nodes, that did not follow from what it knew at the first?"""
        start, end = self.at(before), self.at(after)
        steps = [
            (-1 if node.seat is None else node.seat, end.space.parse(node.text or ""))
            for node in between(before, after)
        ]
        return unforeseen(start, steps, end, seat)

    def note(self, node: HistoryNode, state: GameState) -> None:
        """Keep the position after a node, as it may be needed soon."""
        self._recent[node.number] = state
        self._recent.move_to_end(node.number)
        if node.number % STRIDE == 0:
            self._kept[node.number] = state
        if len(self._recent) > RECENT:
            self._recent.popitem(last=False)

    def restore(self, number: int, layout: str, data: bytes, text: str) -> bool:
        """Take the position after a node from a snapshot; False if it does not fit, so that it must be rebuilt."""
        game, board = self.setup.game, self.setup.board
        try:
            fits = layout == game.layout
            self._kept[number] = game.from_bytes(data, board, layout) if fits else game.from_text(text, board)
        except MalformedPosition:
            return False
        return True

    def _known(self, number: int) -> GameState | None:
        return self._recent.get(number) or self._kept.get(number)

    def _after(self, node: HistoryNode, before: GameState | None) -> GameState:
        setup = self.setup
        try:
            if node.kind == "rules":
                return setup.game.from_text(node.text or "", setup.board)
            if before is None:
                return setup.begin(setup.seed)
            state = before.copy(history=False)
            if node.kind == "undo":
                state.redraw(node.number)
            else:
                state.apply(node.text or "", node.seat)
        except (IllegalAction, MalformedAction, MalformedPosition) as error:
            raise Damaged(f"node {node.number} cannot be replayed ({type(error).__name__})") from None
        return state


def to_move_mask(state: GameState) -> int:
    """The seats that may act in a position, as a mask."""
    return sum(1 << seat for seat in state.to_move)


def shown_by(state: GameState) -> Shown:
    """What has been shown so far."""
    record = state.record
    return record.shown, record.chance.branch


def unforeseen(start: GameState, steps: Iterable[tuple[int, int]], end: GameState, seat: int) -> bool:
    """Does a seat see something at the end of some steps, each a seat and a code, that does not follow from what it
    knew at the start?

    The steps are played on the position as the seat knew it. If one is refused there, it needed something hidden, such
    as what somebody holds; and if the result looks different, something hidden was shown on the way.
    """
    known = start.view(seat)
    if any(end.engine.apply(end.board.record, known.record, seat_of, code) for seat_of, code in steps):
        return True
    return known.view(seat).bytes() != end.view(seat).bytes()


def between(before: HistoryNode, after: HistoryNode) -> list[HistoryNode]:
    """The nodes that lead from a node to a later one."""
    return list(takewhile(lambda node: node is not before, back(after)))[::-1]
