"""Answers are put together from parts that are kept: they have all that the messages promise, and are never stale."""

import json
from random import Random
from typing import Any

import msgspec
import pytest
from tests.duel.game import GAME as DUEL
from tests.server.tables import act_at_random, amsterdam, refused, state, table_of, undo

from lautta.server.messages.live import LiveUpdate
from lautta.server.messages.table import Table, Update
from lautta.server.table import commands
from lautta.server.table.batches import BatchEnd
from lautta.server.table.live_table import LiveTable
from lautta.server.table.pace import LivePace
from lautta.server.table.viewers import NOBODY, Viewer
from lautta.server.view.table_view import TableView

PEOPLE = {0: "anna", 1: "ben", 2: "anna"}


def fields(message: type[msgspec.Struct]) -> set[str]:
    return set(message.__struct_encode_fields__)


def viewers(table: LiveTable) -> list[Viewer]:
    return [table.viewer("anna"), *(table.viewer(guest, seat) for seat, guest in PEOPLE.items()),
            table.viewer("a stranger"), NOBODY]  # fmt: skip


def test_answers_have_the_members_of_their_messages() -> None:
    table = table_of(amsterdam(), 1, 3, PEOPLE, LivePace(5))
    for viewer in viewers(table):
        view = TableView(table, table.log.number)
        assert set(json.loads(bytes(view.update(0, viewer, BatchEnd(1))))) == fields(Update)
        assert set(json.loads(bytes(view.update(0, viewer)))) == fields(Update) - {"batch"}
        assert set(json.loads(bytes(view.whole(viewer)))) == fields(Table)
        live = json.loads(view.live_update(0, viewer))
        assert set(live) == {"type"} | fields(LiveUpdate) - {"batch"} and live["type"] == "update"


def come_or_go(table: LiveTable, chance: Random) -> None:
    guest = chance.choice(("anna", "ben", "a stranger"))
    if table.looks(guest) and chance.random() < 0.5:
        table.look_away(guest, 1)
    else:
        table.look_in(guest)


@pytest.mark.parametrize(("game", "seats"), [(DUEL, 2), (amsterdam(), 3)], ids=("duel", "amsterdam"))
@pytest.mark.parametrize("seed", range(4))
def test_what_is_taken_over_from_the_last_look_is_still_so(game: Any, seats: int, seed: int) -> None:
    """Whatever happens, a view that goes on from those before tells the same as one that begins anew."""
    people = {seat: guest for seat, guest in PEOPLE.items() if seat < seats}
    table, chance, view = table_of(game, seed, seats, people), Random(seed), None
    while state(table).to_move and table.log.number < 150:
        view = TableView(table, table.log.number, before=view)
        for _ in range(2):
            for viewer in (table.viewer(None), *(table.viewer(guest, seat) for seat, guest in people.items())):
                anew, after = TableView(table, table.log.number), table.log.number - chance.choice((0, 1, 1, 1))
                assert view.update(after, viewer) == anew.update(after, viewer)
                assert view.live_update(after, viewer) == anew.live_update(after, viewer)
                assert view.whole(viewer) == anew.whole(viewer)
            come_or_go(table, chance)
        seat = chance.randrange(seats)
        if chance.random() < 0.1 and refused(table, seat, commands.Undo) is None:
            undo(table, seat)
        else:
            act_at_random(table, chance)
    assert table.log.number > 3
