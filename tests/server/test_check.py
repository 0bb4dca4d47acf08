"""The check of a game that is over replays it from its seed, and finds whatever is not as it was."""

from random import Random
from typing import Any

import pytest
from tests.duel.game import GAME as DUEL
from tests.server.serving import Guest, notations
from tests.server.tables import act_at_random, amsterdam, state, table_of, tigris, undo

from lautta.core.files import final_key
from lautta.server.view.game_file import game_file
from lautta.server.work.verify import verify


class Played:
    """A table that is over, as its owner shows it."""

    def __init__(self, game: Any, seed: int) -> None:
        from lautta.server.view.table_view import TableView

        self.table, chance = table_of(game, seed), Random(seed)
        while not state(self.table).over:
            event = act_at_random(self.table, chance)
            if chance.random() < 0.05 and event.seat == 0 and not state(self.table).over:
                undo(self.table, 0)
        self._look = TableView(self.table, self.table.log.number)

    def view(self) -> Any:
        return self._look


@pytest.mark.parametrize("game", [DUEL, amsterdam(), tigris()], ids=lambda game: game.name)
def test_a_game_that_was_played_is_found_to_be_right(game: Any) -> None:
    played = Played(game, 5)
    text, setup = game_file(played.view(), None), played.table.setup
    found = verify(text, setup.game, setup.board, played.table.seed_hash)
    assert found.ok and found.trouble is None and found.seed == setup.seed.hex()
    assert found.steps > 3 and found.final == final_key(state(played.table))


@pytest.mark.parametrize("change", ["action", "seed", "final", "result", "missing"])
def test_what_was_changed_is_found(change: str) -> None:
    played = Played(amsterdam(), 6)
    setup, lines = played.table.setup, game_file(played.view(), None).splitlines()
    at = {
        "action": next(i for i, line in enumerate(lines) if line.startswith("1 keep")),
        "missing": next(i for i, line in enumerate(lines) if line.startswith("1 keep")),
        "seed": next(i for i, line in enumerate(lines) if line.startswith("seed:")),
        "final": next(i for i, line in enumerate(lines) if line.startswith("final:")),
        "result": next(i for i, line in enumerate(lines) if line.startswith("result:")),
    }[change]
    changed = {
        "action": lines[at].replace("1+2", "2") if "1+2" in lines[at] else "1 keep 1+2",
        "missing": "",
        "seed": "seed: " + "0" * 64,
        "final": "final: " + "0" * 32,
        "result": "result: won by 2, points 1 2",
    }[change]
    assert changed != lines[at]
    lines[at] = changed
    found = verify("\n".join(lines), setup.game, setup.board, played.table.seed_hash)
    assert not found.ok and found.trouble


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
