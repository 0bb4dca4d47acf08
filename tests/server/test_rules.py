"""Tables that were begun under older rules."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from tests.duel.game import GAME as DUEL
from tests.duel.game import TABLE
from tests.server.serving import guest, notations, serving

from lautta.core.actions import Action, Table
from lautta.core.game import Game
from lautta.server.runtime.table_actor import TableActor


def renamed() -> Game:
    """Duel under newer rules, in which no older action can be read any more."""
    play = TABLE.actions[0]
    lay = Action("lay", play.check, play.effect, *play.params)
    table = Table(
        "duel", board=TABLE.board, state=TABLE.state, seats=TABLE.seats, start=TABLE.start,
        to_act=TABLE.to_act, position=TABLE.position, actions=(lay,),
    )  # fmt: skip
    return replace(DUEL, rules=replace(DUEL.rules, version=2, releases={1: "0.1"}), table=table)


async def begun(data: Path, rounds: int = 2) -> tuple[str, Any]:
    async with serving(data) as place, guest(place) as anna:
        table = await anna.my_turn((await anna.set_up())["id"])
        for _ in range(rounds):
            update = await anna.act(table["id"], notations(table["legal"])[0], table["number"])
            table = update if update["result"] else await anna.my_turn(table["id"], update["number"])
        return anna.token, await anna.table(table.get("id") or table["table"])


async def test_a_table_goes_on_under_newer_rules_from_its_last_position(tmp_path: Path) -> None:
    token, before = await begun(tmp_path / "a.db")
    async with serving(tmp_path / "a.db", {"duel": renamed()}) as place, guest(place, token=token) as anna:
        path = f"/api/tables/{before['id']}"
        table = await anna.table(before["id"])
        assert table["rules_version"] == 2 and before["rules_version"] == 1
        assert (table["public"], table["private"], table["to_move"]) == tuple(
            before[part] for part in ("public", "private", "to_move")
        )
        assert table["legal"] == {"lay": before["legal"]["play"]}
        *old, line = table["log"]
        assert old == before["log"]
        assert (line["kind"], line["said"]) == ("rules", [{"key": "server-log-rules", "args": {"version": 2}}])
        assert table["undo"] == {"free": False, "possible": False, "consent": False}
        assert (await anna.get(f"{path}/moments/{before['number']}", 410))["error"]["code"] == "older-rules"
        assert (await anna.get(f"{path}/file", 409))["error"]["code"] == "mixed-rules"
        update = await anna.act(table["id"], notations(table["legal"])[0], table["number"])
        assert update["number"] == before["number"] + 2
    async with serving(tmp_path / "a.db", {"duel": renamed()}) as place, guest(place, token=token) as one:
        again = await one.table(before["id"])  # and is not told twice
        assert [entry["kind"] for entry in again["log"]].count("rules") == 1


async def test_a_table_that_waited_starts_under_the_newer_rules(tmp_path: Path) -> None:
    async with serving(tmp_path / "a.db") as place, guest(place) as anna:
        waiting = await anna.set_up({"game": "duel", "seats": [{"kind": "person"}, {"kind": "open"}]})
        token, name = anna.token, waiting["id"]
    for _ in range(2):
        async with serving(tmp_path / "a.db", {"duel": renamed()}) as place, guest(place, token=token) as anna:
            if (await anna.table(name))["status"] == "waiting":
                assert (await anna.table(name))["log"] == waiting["log"]
                await anna.do(name, "host", act="fill")
            table = await anna.table(name)
            assert table["rules_version"] == 2 and "lay" in (table["legal"] or {"lay": []})
            assert "rules" not in [entry["kind"] for entry in table["log"]]


async def test_a_finished_table_stays_as_it_was(tmp_path: Path) -> None:
    token, before = await begun(tmp_path / "a.db", rounds=4)
    assert before["result"]
    async with serving(tmp_path / "a.db", {"duel": renamed()}) as place, guest(place, token=token) as anna:
        table = await anna.table(before["id"])
        assert {**table, "rules_version": 1} == before
        error = await anna.get(f"/api/tables/{before['id']}/moments/2", 410)
        assert error["error"]["code"] == "older-rules"


async def test_a_table_that_cannot_be_read_is_told_of_and_left_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its server died before it could keep a snapshot, and newer rules cannot replay the events."""

    async def killed(self: TableActor, **_: bool) -> None:
        self._inbox.put_nowait(None)
        await self._task

    monkeypatch.setattr(TableActor, "stop", killed)
    token, before = await begun(tmp_path / "a.db")
    async with serving(tmp_path / "a.db", {"duel": renamed()}) as place, guest(place, token=token) as anna:
        for _ in range(2):
            error = await anna.get(f"/api/tables/{before['id']}", 409)
            assert error["error"]["code"] == "table-unreadable"
        assert len(await anna.get("/api/tables")) == 1
    async with serving(tmp_path / "a.db", {}) as place, guest(place, token=token) as one:
        error = await one.get(f"/api/tables/{before['id']}", 409)
        assert error["error"]["code"] == "game-missing" and error["error"]["detail"] == {"game": "duel"}
    async with serving(tmp_path / "a.db") as place, guest(place, token=token) as one:
        assert await one.table(before["id"]) == before
    newer = replace(DUEL, rules=replace(DUEL.rules, version=0))
    async with serving(tmp_path / "a.db", {"duel": newer}) as place, guest(place, token=token) as one:
        error = await one.get(f"/api/tables/{before['id']}", 409)
        assert error["error"]["code"] == "table-unreadable"
