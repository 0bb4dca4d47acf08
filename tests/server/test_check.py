"""The check of a game that is over replays it from its seed, and finds whatever is not as it was."""

from random import Random
from typing import Any

import pytest
from tests.duel.game import GAME as DUEL
from tests.server.serving import Guest, notations
from tests.server.tables import act_at_random, amsterdam, state, table_of, tigris, undo

from lautta.core.game_files import final_key
from lautta.server.table.live_table import LiveTable
from lautta.server.view.game_file import game_file
from lautta.server.view.table_view import TableView
from lautta.server.work.verify import verify


def played(game: Any, seed: int) -> tuple[LiveTable, str]:
    table, chance = table_of(game, seed), Random(seed)
    while not state(table).over:
        event = act_at_random(table, chance)
        if chance.random() < 0.05 and event.seat == 0 and not state(table).over:
            undo(table, 0)
    return table, game_file(TableView(table, table.log.number), None)


@pytest.mark.parametrize("game", [DUEL, amsterdam(), tigris()], ids=lambda game: game.name)
def test_a_game_that_was_played_is_found_to_be_right(game: Any) -> None:
    table, text = played(game, 5)
    found = verify(text, table.setup.game, table.setup.board, table.seed_hash)
    assert found.ok and found.trouble is None and found.seed == table.setup.seed.hex()
    assert found.steps > 3 and found.final == final_key(state(table))


def test_what_was_changed_is_found() -> None:
    table, text = played(amsterdam(), 6)
    lines, setup = text.splitlines(), table.setup
    kept = next(line for line in lines if line.startswith("1 keep"))
    for begins, changed in (
        ("1 keep", "1 keep 2" if kept == "1 keep 1+2" else "1 keep 1+2"),
        ("1 keep", ""),
        ("seed:", "seed: " + "0" * 64),
        ("final:", "final: " + "0" * 32),
        ("result:", "result: won by 2, points 1 2"),
    ):
        at = next(i for i, line in enumerate(lines) if line.startswith(begins))
        assert changed != lines[at]
        found = verify("\n".join([*lines[:at], changed, *lines[at + 1 :]]), setup.game, setup.board, table.seed_hash)
        assert not found.ok and found.trouble, changed


async def test_asked_of_a_server(anna: Guest, ben: Guest) -> None:
    table = await anna.my_turn((await anna.set_up())["id"])
    path = f"/api/tables/{table['id']}/check"
    assert (await anna.get(path, 409))["error"]["code"] == "not-over"
    while not table["result"]:
        update = await anna.act(table["id"], notations(table["legal"])[0], table["number"])
        table = await anna.my_turn(table["id"], update["number"])
    found = await ben.get(path)
    assert found["ok"] and found["seed"] == table["seed"] and found["seed_hash"] == table["seed_hash"]
    assert f"final: {found['final']}" in await anna.get(f"/api/tables/{table['id']}/file")
