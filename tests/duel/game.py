"""Duel, declared."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from tests.duel import rules
from tests.duel.state import NONE, SEATS, Board, State

from lautta.core import texts
from lautta.core.actions import Action, Param, Table
from lautta.core.boards import BoardError, LoadedBoard, Problem, seal
from lautta.core.chance import Chance, below
from lautta.core.game import Game, Result, Said, seats_of
from lautta.core.reasons import Reason
from lautta.core.records import copy_of

TABLE = Table(
    "duel", board=Board, state=State, seats=SEATS, start=rules.start, deciders=rules.deciders, sound=rules.sound,
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


def view(b: LoadedBoard, s: Any, seat: int | None) -> Any:
    seen = copy_of(s)
    seen.chance = Chance()
    for other in range(SEATS):
        if other != seat:
            seen.players[other].hand = 0
            seen.players[other].chosen = NONE
    return seen


def resample(b: LoadedBoard, s: Any, seat: int, chance: Chance) -> Any:
    full = view(b, s, seat)
    p = full.players[1 - seat]
    dealt = 0
    while dealt < p.held + p.ready:
        card = below(chance, b.record.cards)
        if not p.hand >> card & 1:
            p.hand |= 1 << card
            dealt += 1
    if p.ready:
        p.chosen = p.hand.bit_length() - 1
        p.hand &= ~(1 << p.chosen)
    return full


def tell(b: LoadedBoard, before: Any, seat: int, code: int, after: Any, viewer: int | None) -> list[Said]:
    said = [Said("duel-log-play", {"seat": seat, "card": code if viewer == seat else -1})]
    if after.turn > before.turn:
        said.append(Said("duel-log-round", {"points": after.players[0].points}))
    return said


GAME = Game(
    name="duel",
    players=(2, 2),
    rules_version=1,
    table=TABLE,
    boards=("small", "large"),
    load_board=load_board,
    reasons=(Reason(rules.NOT_HELD, "not-held", "cards"),),
    fields=(
        texts.Generator("chance"),
        texts.Number("seats"), texts.Number("turn"), texts.Number("shown"), texts.Number("winners"),
        texts.Each("players", "player", "seats", (
            texts.Marks("hand", "cards"), texts.Number("points"), texts.Name("chosen", "cards", none=NONE),
            texts.Number("ready"), texts.Number("held", derived=True),
        )),
    ),
    settle=rules.settle,
    status=lambda b, s: [] if s.players[0].held + s.players[0].ready == s.players[1].held + s.players[1].ready
    else ["the hands differ"],
    view=view,
    resample=resample,
    public_json=lambda b, s: {"turn": s.turn, "held": [p.held for p in s.players]},
    private_json=lambda b, s, seat: {"hand": s.players[seat].hand, "chosen": s.players[seat].chosen},
    preview=lambda b, s, seat, code: {"left": s.players[seat].held - 1},
    tell=tell,
    scores=lambda b, s: [p.points for p in s.players],
    result=lambda b, s: Result(seats_of(s.winners), tuple(p.points for p in s.players), {}) if s.winners else None,
)
