"""`lautta probe`: what works is played, what does not is told by the step that failed."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from tests.server.serving import PATIENCE, serving
from tests.server.stores import asked, database

from lautta.cli.errors import Trouble
from lautta.cli.probe import MOVES, run
from lautta.server.problem import Problem
from lautta.words import Words

NOBODY = "http://127.0.0.1:9"


async def probed(address: str, as_json: bool = True) -> int:
    return await asyncio.to_thread(run, Words("en"), address, PATIENCE, as_json)


async def test_three_moves_are_played_and_read(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    async with serving(tmp_path / "a.db") as place:
        assert await probed(place.address) == 0
        told = json.loads(capsys.readouterr().out)
        assert told["works"] and list(told["steps"]) == ["guest", "table", "socket", "update", "move", "leave"]
        assert await probed(place.address + "/", as_json=False) == 0
        assert "works: a guest, a table, three moves" in capsys.readouterr().out
        assert asked(database(tmp_path / "a.db"), "SELECT name FROM guests") == [("",), ("",)]
        acted = "SELECT count(*) FROM events WHERE kind = 'action' GROUP BY table_id"
        assert asked(database(tmp_path / "a.db"), acted) == [(MOVES,), (MOVES,)]


async def test_the_step_that_fails_is_told(tmp_path: Path, capsys: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fails(*_: Any, **__: Any) -> None:
        raise Problem("database-away")

    async with serving(tmp_path / "a.db") as place:
        monkeypatch.setattr(place.server.store, "write", fails)
        assert await probed(place.address) == 1
        told = json.loads(capsys.readouterr().out)
        assert (told["works"], told["failed"], told["why"]) == (False, "guest", "HTTP 503")
    assert await probed(NOBODY, as_json=False) == 1
    assert f"{NOBODY} does not work: the step guest failed" in capsys.readouterr().out


@pytest.mark.parametrize("text", ["games.example.org", "ftp://games.example.org", "http://"])
def test_what_is_no_address_of_a_server(text: str) -> None:
    with pytest.raises(Trouble) as error:
        run(Words("en"), text, 1.0, False)
    assert error.value.key == "cli-probe-address"
