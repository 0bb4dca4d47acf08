"""Duel, declared."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from tests.duel import rules
from tests.duel.state import NONE, SEATS, Board, State

from lautta.core import texts
from lautta.core.actions import Action, Param, Table
from lautta.core.boards import BoardError, LoadedBoard, seal
from lautta.core.chance import Chance, below
from lautta.core.game import Game, Result, Said, places_of, seats_of
from lautta.core.problems import Fault, Problem
from lautta.core.reasons import Reason
from lautta.core.records import copy_of

TABLE = Table(
    "duel",
    board=Board,
    state=State,
    seats=SEATS,
    start=rules.start,
    deciders=rules.deciders,
    sound=rules.sound,
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


def resample(b: LoadedBoard, s: Any, seat: int | None, chance: Chance) -> Any:
    full = view(b, s, seat)
    full.chance = chance
    for other in range(SEATS):
        if other != seat:
            deal(b, full.players[other], chance)
    return full


def deal(b: LoadedBoard, p: Any, chance: Chance) -> None:
    dealt = 0
    while dealt < p.held + p.ready:
        card = below(chance, b.record.cards)
        if not p.hand >> card & 1:
            p.hand |= 1 << card
            dealt += 1
    if p.ready:
        p.chosen = p.hand.bit_length() - 1
        p.hand &= ~(1 << p.chosen)


def tell(b: LoadedBoard, before: Any, seat: int, code: int, after: Any, viewer: int | None) -> list[Said]:
    said = [Said("duel-log-play", {"seat": seat, "card": code if viewer == seat else -1})]
    if after.turn > before.turn:
        said.append(Said("duel-log-round", {"points": after.players[0].points}))
    return said


def status(b: LoadedBoard, s: Any) -> list[Fault]:
    if trouble := rules.sound(b.record, s):
        return [Fault((), "core-position-impossible", {"trouble": trouble})]
    one, other = s.players
    return [] if one.held + one.ready == other.held + other.ready else [Fault(("players",), "duel-position-hands")]


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
        texts.Number("seats"),
        texts.Turn("turn"),
        texts.Number("shown"),
        texts.Number("winners"),
        texts.Each(
            "players",
            "player",
            "seats",
            (
                texts.Marks("hand", "cards"),
                texts.Number("points"),
                texts.Name("chosen", "cards", none=NONE),
                texts.Number("ready"),
                texts.Number("held", derived=True),
            ),
        ),
    ),
    settle=rules.settle,
    status=status,
    view=view,
    resample=resample,
    public_json=lambda b, s: {"turn": s.turn, "held": [p.held for p in s.players]},
    private_json=lambda b, s, seat: {"hand": s.players[seat].hand, "chosen": s.players[seat].chosen},
    preview=lambda b, s, seat, code: {"left": s.players[seat].held - 1},
    tell=tell,
    sources=lambda b, s, seat: {"rounds": s.players[seat].points},
    scores=lambda b, s: [p.points for p in s.players],
    result=lambda b, s: (
        Result(
            seats_of(s.winners),
            tuple(p.points for p in s.players),
            places_of([p.points for p in s.players]),
            "cards",
            "points",
            tuple({"rounds": p.points} for p in s.players),
            {},
        )
        if s.winners
        else None
    ),
)
