"""How learners see a record follows from the kinds of the position's fields, unless a field says otherwise."""

from ctypes import Structure, c_int8, c_uint8
from types import SimpleNamespace
from typing import Annotated

import pytest

import lautta
from lautta.core import fields
from lautta.core.game.spec import parts_of
from lautta.core.observation import OUT, Shown, observation_of
from lautta.core.observed import observed
from lautta.core.records import Array, i8, record, u8, u16

SEATS, PLACES = 3, 5  # what fits the record


@record
class Cart(Structure):
    kind: u8
    driver: u8
    load: Annotated[Array[int], c_uint8 * 2]


@record
class Player(Structure):
    carts: Annotated[Array[Cart], Cart * PLACES]
    known: u8


@record
class State(Structure):
    players: Annotated[Array[Player], Player * SEATS]
    goods: Annotated[Array[Array[int]], c_uint8 * 2 * PLACES]
    open: Annotated[Array[int], c_uint8 * PLACES]
    row: Annotated[Array[int], c_int8 * PLACES]
    lots: Annotated[Array[int], c_int8 * PLACES]
    paths: u16
    asked: u8
    secret: u8
    left: u8
    right: u8
    rest: i8


CART = fields.Inline(
    fields.Number("kind"), fields.Seat("driver", SEATS, first=1), fields.Counts("load", ("wood", "clay")), heads=1,
    missing="",
)  # fmt: skip
FIELDS = (
    fields.Keyed("goods", "places", fields.Counts("", ("wood", "clay"), of="")),
    fields.Marks("open", "places"),
    fields.Row("row", fields.Seat("", SEATS), length="places"),
    fields.Order("lots", SEATS, first=1),
    fields.Marks("paths", "paths"),
    fields.Seats("asked", SEATS),
    fields.Number("secret", observed=OUT),
    fields.Block("sides", observed={"left": OUT, "right": Shown("place", 4)}),
    fields.Each("players", "player", "seats", (
        fields.Keyed("carts", "places", CART),
        fields.Marks("known", ("a", "b"), observed=Shown()),
    )),
)  # fmt: skip


def test_it_follows_from_the_kinds() -> None:
    assert observed(FIELDS, State) == {
        "goods": Shown(length=2, rows="places"),
        "open": Shown(length="places"),
        "row": Shown("seat", "places"),
        "lots": Shown("seat", base=1),
        "paths": Shown("bits", "paths"),
        "asked": Shown("seats"),
        "secret": OUT,
        "left": OUT,
        "right": Shown("place", 4),
        "players.carts": Shown(rows="places"),
        "players.carts.driver": Shown("seat", base=1, rows="places"),
        "players.carts.load": Shown(length=2, rows="places"),
        "players.known": Shown(),
    }


def test_only_what_the_board_has_is_shown() -> None:
    board = SimpleNamespace(places=3, paths=9)
    blocks = observation_of(parts_of(State), observed(FIELDS, State), board, 2).blocks
    assert {block.name: block.shape for block in blocks} == {
        "players.carts.kind": (2, 3), "players.carts.driver": (2, 3), "players.carts.load": (2, 3, 2),
        "players.known": (2,), "goods": (3, 2), "open": (3,), "row": (3,), "lots": (PLACES,), "paths": (9,),
        "asked": (2,), "right": (4,), "rest": (),
    }  # fmt: skip


@pytest.mark.parametrize("name", lautta.game_names())
def test_what_is_declared_is_in_the_record(name: str) -> None:
    game = lautta.game(name)
    there = [part.name.split(".") for part in parts_of(game.table.state)]
    paths = {".".join(names[:length]) for names in there for length in range(1, len(names) + 1)}
    assert observed(game.position.fields, game.table.state).keys() <= paths
