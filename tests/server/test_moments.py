"""Moments after one another: put together again they are what each moment says alone, and no more is told of them."""

import json
from copy import deepcopy
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from tests.duel.game import GAME as DUEL
from tests.server.serving import Guest, guest, notations, serving
from tests.server.tables import amsterdam, legal, roads, say, table_of, tigris, undo

from lautta.core.game import Game
from lautta.server.http.costs import MOMENT, of_moments
from lautta.server.http.routes import history
from lautta.server.table.live_table import LiveTable
from lautta.server.table.viewers import NOBODY, Viewer
from lautta.server.view.moments import Tracing, differences
from lautta.server.view.table_view import TableView


def patched(value: Any, operations: list[Any]) -> Any:
    """A value after the operations of a JSON Patch, as RFC 6902 has them."""
    value = {"": deepcopy(value)}
    for each in operations:
        parts = [part.replace("~1", "/").replace("~0", "~") for part in each["path"].split("/")]
        there: Any = value
        for part in parts[:-1]:
            there = there[int(part) if isinstance(there, list) else part]
        last: Any = int(parts[-1]) if isinstance(there, list) else parts[-1]
        assert (each["op"] == "add") == (isinstance(there, dict) and last not in there)
        if each["op"] == "remove":
            del there[last]
        else:
            there[last] = each["value"]
    return value[""]


def test_differences_make_one_value_of_another() -> None:
    chance = Random(5)

    def some(depth: int) -> Any:
        kind = chance.randrange(3 if depth else 1)
        if kind == 0:
            return chance.choice([None, True, 1, 0, False, "", "a", 2.5])
        if kind == 1:
            return [some(depth - 1) for _ in range(chance.randrange(4))]
        return {name: some(depth - 1) for name in chance.sample(["a", "b/c", "~d", "e"], chance.randrange(5))}

    for _ in range(2000):
        one, other = some(3), some(3)
        operations = msgspec.to_builtins(list(differences(one, other, "")))
        assert json.dumps(patched(one, operations), sort_keys=True) == json.dumps(other, sort_keys=True)


def played(game: Game, seed: int, steps: int) -> LiveTable:
    table, chance = table_of(game, seed, people=(0, 1)), Random(seed)
    for _ in range(steps):
        moves = [(seat, action) for seat in (0, 1) for action in legal(table, seat)]
        if not moves:
            break
        say(table, *chance.choice(moves))
        if chance.random() < 0.15 and (seats := [seat for seat in (0, 1) if may_undo(table, seat)]):
            undo(table, seats[0])
    return table


def may_undo(table: LiveTable, seat: int) -> bool:
    return TableView(table, table.log.number).undo(seat).possible


@pytest.mark.parametrize("game", [DUEL, amsterdam(), tigris(), roads()], ids=lambda game: game.name)
def test_each_moment_is_what_it_is_alone(game: Game) -> None:
    lengths = {"patches": 0, "whole": 0}
    for seed in range(4):
        table = played(game, seed, 40)
        for viewer in (Viewer("guest 0", 0), Viewer("guest 1", 1), NOBODY):
            first = TableView(table, 1, past=True)
            tracing, told = Tracing(first, viewer), alone(first, viewer)
            for number in range(2, table.log.number + 1):
                view = TableView(table, number, past=True)
                moment = msgspec.to_builtins(tracing.step(view))
                told = patched(told, moment["patch"])
                assert moment["number"] == number and told == alone(view, viewer)
                lengths["patches"] += len(json.dumps(moment["patch"]))
                lengths["whole"] += len(json.dumps(told))
    assert game is DUEL or lengths["patches"] < lengths["whole"] / 2


def alone(view: TableView, viewer: Viewer) -> Any:
    """What is told of a position where a moment is asked for alone."""
    whole = json.loads(bytes(view.whole(viewer)))
    return {part: whole[part] for part in ("public", "private")}


async def put_together(me: Guest, path: str, after: int, to: int, **more: int) -> dict[int, Any]:
    """The positions after each event that changed them, page by page."""
    found, pages = {}, 0
    while after < to:
        query = "".join(f"&{name}={value}" for name, value in more.items())
        page = await me.get(f"{path}/moments?after={after}&to={to}{query}")
        assert page["from"] == after < page["to"] <= to
        position = {part: page[part] for part in ("public", "private")}
        for moment in page["moments"]:
            position = patched(position, moment["patch"])
            found[moment["number"]] = position
        after, pages = page["to"], pages + 1
    return found


async def test_page_by_page_as_each_moment_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(history, "MOST_MOMENTS", 3)
    async with serving(tmp_path / "a.db") as place, guest(place) as anna, guest(place, "Ben") as ben:
        table = await anna.my_turn((await anna.set_up())["id"])
        path = f"/api/tables/{table['id']}"
        while not table["result"]:
            update = await anna.act(table["id"], notations(table["legal"])[0], table["number"])
            await anna.do(table["id"], "chat", text="Hello", key=anna.key())
            table = await anna.my_turn(table["id"], update["number"])
        last = table["number"]
        for me in (anna, ben):
            found = await put_together(me, path, 1, last)
            assert len(found) > 6
            for number in range(2, last + 1):
                moment = await me.get(f"{path}/moments/{number}")
                known = found.get(max((each for each in found if each <= number), default=0))
                assert known is None or known == {part: moment[part] for part in ("public", "private")}
        assert (await anna.get(f"{path}/moments?after={last}"))["moments"] == []
        everything = await anna.get(f"{path}/moments?after=1&to={last + 50}")
        assert everything["to"] < last and len(everything["moments"]) == 3
        await ben.get(f"{path}/moments?after=1&seat=0", 403)


async def test_many_moments_cost_more(tmp_path: Path) -> None:
    asked: list[float] = []

    class Counted:
        """Limits that allow everything, and note what it costs."""

        def address(self, address: str | None, cost: Any) -> None:
            pass

        def guest(self, guest: str, cost: Any) -> None:
            asked.append(cost.much)

        def work(self, job: Any, seconds: float | None) -> None:
            pass

    async with serving(tmp_path / "a.db", limits=Counted()) as place, guest(place) as anna:  # type: ignore[arg-type]
        table = await anna.my_turn((await anna.set_up())["id"])
        update = await anna.act(table["id"], notations(table["legal"])[0], table["number"])
        table = await anna.my_turn(table["id"], update["number"])
        asked.clear()
        await anna.get(f"/api/tables/{table['id']}/moments?after=1")
    played = table["number"] - 1
    assert asked == [3, MOMENT * played] and of_moments(200).much < 200
