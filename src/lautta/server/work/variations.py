"""Variations: lines of play tried from a moment of a table, by somebody who knows only what one seat may know there.

Nothing of this is stored. Hidden things are dealt anew from what the seat sees and a number that the client chose,
never from the table's seed, so the answer cannot reveal anything that the seat does not know.
"""

from collections.abc import Sequence
from hashlib import sha256
from typing import Any

import msgspec
from msgspec import Raw

from lautta import players
from lautta.core.game import GameState
from lautta.core.reasons import IllegalAction, MalformedAction
from lautta.server.messages.parts import Said
from lautta.server.messages.variations import Cut, LineAction, LineEntry, VariationAnswer, VariationRequest
from lautta.server.problem import malformed
from lautta.server.view.position import legal_of, result_by_rules

MOST_ANSWERS = 200  # actions of computers in a row


class Line:
    """A position, and the line that is played from it; `mine` is the seat that is told of it."""

    def __init__(self, state: GameState, mine: int) -> None:
        self.state, self.mine = state, mine
        self.line: list[LineEntry] = []
        self.cut: Cut | None = None

    @property
    def seat(self) -> int:
        """The seat whose hand and choices are shown: mine while I may act or nobody may, else the first to move."""
        to_move = self.state.to_move
        return self.mine if self.mine in to_move or not to_move else to_move[0]

    def play(self, actions: Sequence[LineAction]) -> None:
        """Play a line to its end, or to the first action that the rules refuse; raises Problem for no action."""
        for index, one in enumerate(actions):
            try:
                self.do(one.seat, self.state.code(one.action))
            except MalformedAction as error:
                raise malformed(error) from None
            except IllegalAction as error:
                self.cut = Cut(index, error.reason.name, error.reason.chapter)
                return

    def do(self, seat: int, code: int) -> None:
        """Play one action more; raises IllegalAction."""
        before = self.state.copy()
        self.state.apply(code, seat)
        said = [Said(one.key, dict(one.args)) for one in self.state.tell(before, seat, code, self.mine)]
        self.line.append(LineEntry(seat, self.state.space.text(code), said, before.turn, before.phase))

    def end(self) -> GameState:
        """Where the line ended, as the seat that is shown sees it."""
        return self.state.view(self.seat)

    def stands(self, seat: int) -> dict[str, Any]:
        """The answer about the position at its end, in a seat's view."""
        view = self.state.view(seat)
        return {
            "seat": seat,
            "public": Raw(msgspec.json.encode(self.state.view(None).public())),
            "private": Raw(msgspec.json.encode(view.private(seat))),
            "to_move": list(self.state.to_move),
            "legal": legal_of(view, seat),
            "line": self.line,
            "cut": self.cut,
            "over": self.state.over,
            "result": result_by_rules(self.state),
        }


class Variation(Line):
    """A line from a position that fits what `seat` knew."""

    def __init__(self, view: GameState, seat: int, seed: bytes) -> None:
        super().__init__(view.resample(seat, seed), seat)
        self._seed = seed

    def answer(self) -> None:
        """Let computer players act in the other seats until I may act; each knows only what its seat does."""
        usual = players.usual(self.state.game, self.state.players)
        player = players.make(usual, int.from_bytes(self._seed[:4], "little"))
        for _ in range(MOST_ANSWERS):
            to_move = self.state.to_move
            if self.cut or not to_move or self.mine in to_move:
                return
            self.do(to_move[0], players.decision(player, self.state, to_move[0]))

    def told(self, table: str, moment: int) -> VariationAnswer:
        """The answer."""
        return VariationAnswer(table=table, moment=moment, **self.stands(self.seat))


def seed_of(table: str, request: VariationRequest) -> bytes:
    """The seed from which hidden things are dealt: 32 bytes made of what the client knows anyway."""
    return sha256(f"what if {table} {request.moment} {request.draw}".encode()).digest()


def variation_of(table: str, view: GameState, seat: int, request: VariationRequest) -> Variation:
    """Play the requested line from a seat's view; raises Problem."""
    made = Variation(view, seat, seed_of(table, request))
    made.play(request.line)
    if request.computers:
        made.answer()
    return made
