"""Sketches: as much of a position as lists of tables draw, kept so that a list wakes no table."""

from itertools import pairwise
from typing import Any

import pytest
from tests.server.serving import Guest, Serving, guest, notations

import lautta
from lautta.core.registry import game_names
from lautta.server.runtime.server import all_games
from lautta.server.storage.store import Renewed, Written

SERVED: dict[str, Any] = {"games": all_games()}

ME, RANDOM = {"kind": "person"}, {"kind": "computer", "level": "random"}


async def line(player: Guest, table: Any) -> Any:
    """What the list of somebody's tables tells of one."""
    return next(one for one in await player.get("/api/tables") if one["id"] == table["id"])


async def test_a_list_has_the_sketch_of_a_new_game_and_its_board(anna: Guest) -> None:
    table = await anna.set_up({"game": "tigris", "board": "standard", "seats": [ME, {"kind": "shared"}]})
    told = await line(anna, table)
    assert told["board"] == "standard"
    assert told["sketch"]["board"] == lautta.game("tigris").new(board="standard").public()["board"]
    table = await anna.set_up({"game": "roads", "seats": [ME, {"kind": "open"}]})
    told = await line(anna, table)
    assert (told["sketch"], told["status"]) == (None, "waiting") and told["board"]
    table = await anna.set_up({"game": "roads", "board": "a_river_runs_through_it", "seats": [ME]})
    told = await line(anna, table)
    assert (told["sketch"]["turn"], told["sketch"]["turns"]) == (1, 20)


async def test_a_sketch_follows_when_the_turn_passes_on(anna: Guest) -> None:
    table = await anna.set_up({"game": "amsterdam", "seats": [{**ME, "name": "Anna"}, {"kind": "shared"}]})
    assert (await line(anna, table))["sketch"] == {"owners": {}}
    built = 0
    while not built:
        seat = (await anna.table(table["id"]))["to_move"][0]
        now = await anna.get(f"/api/tables/{table['id']}?seat={seat}")
        legal = notations(now["legal"])
        action = next((one for one in legal if one.startswith("build")), legal[0])
        await anna.act(table["id"], action, now["number"], seat=seat)
        built = len((await line(anna, table))["sketch"]["owners"])
    now = await anna.table(table["id"])
    assert (await line(anna, table))["sketch"]["owners"] == now["public"]["owners"]


async def test_a_sketch_that_has_not_changed_is_not_saved_again(place: Serving) -> None:
    store, saved = place.server.store, list[str]()
    write = store.write

    async def note(*new: Written, epoch: int | None = None) -> None:
        saved.extend(row.values["sketch"] for row in new if isinstance(row, Renewed) and "sketch" in row.values)
        await write(*new, epoch=epoch)

    store.write = note  # type: ignore[method-assign]
    async with guest(place) as anna:
        table = await anna.set_up({"game": "amsterdam", "seats": [{**ME, "name": "Anna"}, {"kind": "shared"}]})
        for _ in range(20):
            seat = (await anna.table(table["id"]))["to_move"][0]
            now = await anna.get(f"/api/tables/{table['id']}?seat={seat}")
            legal = notations(now["legal"])
            card = next((one for one in legal if not one.startswith("build")), legal[0])
            await anna.act(table["id"], card, now["number"], seat=seat)
    assert saved and all(one != other for one, other in pairwise(saved))


@pytest.mark.parametrize("name", game_names())
def test_a_sketch_is_small_and_the_same_for_all(name: str) -> None:
    game = lautta.game(name)
    state = game.new(seed=3)
    for _ in range(60):
        if state.over:
            break
        state.apply(state.legal(state.to_move[0])[0], state.to_move[0])
    sketch = game.clients.sketch(state.view(None))
    assert sketch == game.clients.sketch(state.view(0))
    assert len(str(sketch)) < 4000
