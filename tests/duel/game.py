"""Duel, declared."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from tests.duel import rules
from tests.duel.state import NONE, SEATS, Board, State

from lautta.core import fields
from lautta.core.actions import Action, Param, Position, Table
from lautta.core.boards import BoardError, LoadedBoard, seal
from lautta.core.chance import Chance, below
from lautta.core.game import Boards, Clients, Game, GameState, Hidden, Rules, Said, Scoring, Story
from lautta.core.problems import Problem
from lautta.core.reasons import Reason

FIELDS = (
    fields.Generator("chance"),
    fields.Number("seats", least=SEATS, most=SEATS),
    fields.Turn("turn"),
    fields.Number("shown"),
    fields.Number("winners", most=3),
    fields.Each(
        "players",
        "player",
        "seats",
        (
            fields.Marks("hand", "cards"),
            fields.Number("points"),
            fields.Name("chosen", "cards", none=NONE),
            fields.Number("ready", most=1),
            fields.Number("held", derived=True),
        ),
    ),
)
TABLE = Table(
    "duel",
    board=Board,
    state=State,
    seats=SEATS,
    start=rules.start,
    to_act=rules.to_act,
    position=Position(FIELDS, derive=rules.derive, relations=rules.relations, faults=rules.FAULTS),
    actions=(Action("play", rules.check_play, rules.play, Param("card", "cards", "cards")),),
)


def load_board(source: str | Path | Mapping[str, Any]) -> LoadedBoard:
    cards = source["cards"] if isinstance(source, Mapping) else {"small": 6, "large": 12}.get(str(source))
    if cards is None:
        raise BoardError(str(source), [Problem(1, "", "there is no such board")])
    names = {"cards": tuple(f"c{number}" for number in range(1, cards + 1))}
    record = Board(cards=cards, hand=4)
    seal(record, names)
    return LoadedBoard("duel", str(source), "Duel", record, names, {"cards": cards})


def hide(state: GameState, seat: int | None) -> None:
    for other in range(SEATS):
        if other != seat:
            state.record.players[other].hand = 0
            state.record.players[other].chosen = NONE


def deal(state: GameState, seat: int | None) -> None:
    for other in range(SEATS):
        if other != seat:
            deal_to(state.board, state.record.players[other], state.record.chance)


def deal_to(b: LoadedBoard, p: Any, chance: Chance) -> None:
    dealt = 0
    while dealt < p.held + p.ready:
        card = below(chance, b.record.cards)
        if not p.hand >> card & 1:
            p.hand |= 1 << card
            dealt += 1
    if p.ready:
        p.chosen = p.hand.bit_length() - 1
        p.hand &= ~(1 << p.chosen)


def tell(before: GameState, seat: int, code: int, after: GameState, viewer: int | None) -> list[Said]:
    said = [Said("duel-log-play", {"seat": seat, "card": code if viewer == seat else -1})]
    if after.turn > before.turn:
        said.append(Said("duel-log-round", {"points": after.record.players[0].points}))
    return said


GAME = Game(
    name="duel",
    players=(2, 2),
    table=TABLE,
    rules=Rules(reasons=(Reason(rules.NOT_HELD, "not-held", "cards"),)),
    boards=Boards(("small", "large"), load_board),
    scoring=Scoring(sources=lambda state, seat: {"rounds": state.record.players[seat].points}),
    hidden=Hidden(hide, deal),
    clients=Clients(
        public=lambda view: {"turn": view.record.turn, "held": [p.held for p in view.record.players]},
        private=lambda view, seat: {
            "hand": view.record.players[seat].hand,
            "chosen": view.record.players[seat].chosen,
        },
        preview=lambda view, seat, code: {"left": view.record.players[seat].held - 1},
    ),
    story=Story(tell),
)
