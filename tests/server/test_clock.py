"""The machine is set to another time, forward and back, while people play and plan and while the server is away."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.server.careful import ALL
from tests.server.serving import Guest, Serving, Watch, guest, notations, serving
from tests.server.stores import database
from tests.server.test_planning_traffic import until_both_plan

from lautta.server.runtime.server_clock import ServerClock
from lautta.server.storage.databases import open_store
from lautta.server.storage.store import note_row
from lautta.server.table.clocks import DAY, MINUTE
from lautta.server.table.notes import Note

HOUR = 60 * MINUTE
SEATS = [{"kind": "person"}, {"kind": "open"}]
DAYS = {"kind": "days", "days": 1}
JUMPS = [HOUR, -HOUR, -HOUR, HOUR]


class House:
    """A server that starts again and again, with Anna and Ben who come back each time."""

    def __init__(self, data: Path) -> None:
        self.data, self.watch = data, Watch(runs=False)
        self.tokens: list[str] = []

    @asynccontextmanager
    async def opened(self) -> AsyncIterator[tuple[Serving, Guest, Guest]]:
        one, other = self.tokens or (None, None)
        async with (
            serving(self.data, ALL, clock=self.watch.clock) as place,
            guest(place, "Anna", token=one) as anna,
            guest(place, "Ben", token=other) as ben,
        ):
            self.tokens = [anna.token, ben.token]
            yield place, anna, ben


@pytest.fixture
def house(tmp_path: Path) -> House:
    return House(tmp_path / "a.db")


async def seated(anna: Guest, ben: Guest, **request: Any) -> str:
    table = await anna.set_up({"seats": SEATS, "listed": True, **request})
    return str((await ben.do(table["id"], "join"))["id"])


def in_order(log: list[Any]) -> None:
    assert [entry["number"] for entry in log] == list(range(1, len(log) + 1))
    times = [entry["at"] for entry in log]
    assert times == sorted(times)


@given(st.lists(st.tuples(st.integers(-(10**9), 10**9), st.integers(0, 10**6)), max_size=20))
def test_time_never_runs_backwards_and_as_fast_as_it_passes(jumps: list[tuple[int, int]]) -> None:
    watch = Watch()
    clock = watch.clock
    ahead = clock.not_before(clock.now() + 5000)
    began = clock.now()
    for jump, gone in jumps:
        watch.wall += jump
        watch.add(gone)
        assert clock.now() - began == watch.gone == ahead.now() - began - 5000
    assert ServerClock().not_before(0).now() > 10**12


async def test_live_clocks_keep_time_whatever_the_machine_says(house: House) -> None:
    name, left = "", [0, 0]
    for jump in JUMPS:
        async with house.opened() as (place, anna, ben):
            if not name:
                clock = {"kind": "live", "minutes": 1, "increment_s": 0}
                name = await seated(anna, ben, game="duel", board="large", clock=clock)
                left = [MINUTE, MINUTE]
            before = await anna.table(name)
            assert before["clock"]["left"] == left  # what it was when the server went away
            house.watch.wall += jump  # while they think
            house.watch.add(2000)
            (await place.server.tables.actor(name)).tick()
            for one, seat in ((anna, 0), (ben, 1)):
                now = await one.table(name)
                assert now["clock"]["left"] == [left[seat] - 2000 * (seat in before["to_move"]) for seat in (0, 1)]
                if one is ben or seat not in now["to_move"]:
                    continue
                await one.act(name, notations(now["legal"])[0], now["number"])
            house.watch.wall -= jump
            now = await ben.table(name)
            left = now["clock"]["left"]
            if 1 in now["to_move"]:
                await ben.act(name, notations(now["legal"])[0], now["number"])
            in_order((await anna.table(name))["log"])
        house.watch.wall += jump  # while the server is away, which takes no time
    assert "timeout" not in [entry["kind"] for entry in now["log"]]


async def test_plans_keep_their_order_and_their_keys(house: House) -> None:
    """Steps that were acknowledged stand as they were made, and the two go on to where all plans are done."""
    name, steps, keys, chance = "", list[str](), dict[str, str](), Random(5)
    for jump in JUMPS:
        async with house.opened() as (_, anna, ben):
            if not name:
                clock = {"kind": "live", "minutes": 60, "increment_s": 0}
                name = await seated(anna, ben, game="roads", clock=clock)
                await until_both_plan(anna, ben, name)
            found = await anna.table(name)
            assert found["clock"]["left"][1] > 59 * MINUTE
            assert [step["action"] for step in (found["plan"] or {"steps": []})["steps"]] == steps
            for key, action in keys.items():  # sent again long after: it is known
                again = await anna.act(name, action, found["number"], key=key)
                assert again["plan_number"] == found["plan_number"]
            for change in (jump, -jump):
                house.watch.wall += change
                house.watch.add(100)
                now = await anna.table(name)
                actions = [one for one in notations(now["legal"]) if one.split()[0] in ("go", "load", "unload")]
                if not actions:
                    break
                key, action = f"k{len(keys)}", chance.choice(actions)
                update = await anna.act(name, action, now["number"], key=key, plan=now["plan_number"])
                keys[key] = action
                steps = [step["action"] for step in update["plan"]["steps"]]
        house.watch.wall += jump
    assert len(steps) > 2
    async with house.opened() as (_, anna, ben):
        for one in (anna, ben):
            now = await one.table(name)
            seat = (anna, ben).index(one)
            while now["planning"] and seat in now["planning"]["planning"] and now["legal"]:
                legal = notations(now["legal"])
                now = await one.act(name, "done" if "done" in legal else chance.choice(legal), now["number"])
                if now["plan"] is None or now["plan"]["done"]:
                    break
        over = await anna.table(name)
        done = [entry.get("action") for entry in over["log"] if entry["kind"] == "action" and entry["seat"] == 0]
        assert [action for action in done if action in steps][-len(steps) :] == steps
        in_order(over["log"])


async def test_days_go_on_from_the_last_event_of_a_table(house: House) -> None:
    """Set back, the machine takes no day away and none is added but the hour."""
    name = ""
    for jump in (0, -HOUR, HOUR):
        house.watch.wall += jump
        async with house.opened() as (_, anna, ben):
            name = name or await seated(anna, ben, game="duel", board="large", clock=DAYS)
            table = await anna.table(name)
            assert all(0 <= DAY - left <= HOUR + 3000 for left in table["clock"]["left"])
            house.watch.add(1000)
            await anna.do(name, "chat", text="Here I am", key=f"c{jump}")
            in_order((await ben.table(name))["log"])
            assert (await ben.table(name))["status"] == "playing"


@pytest.mark.parametrize("jump", [HOUR, -HOUR])
async def test_lists_are_in_the_order_in_which_things_happened(house: House, jump: int) -> None:
    names: list[str] = []
    for _ in range(3):
        async with house.opened() as (_, anna, ben):
            names.append((await anna.set_up({"game": "duel", "seats": SEATS, "listed": True, "clock": DAYS}))["id"])
            assert [line["id"] for line in await anna.get("/api/tables")] == names[::-1]
            assert [offer["table"] for offer in await ben.get("/api/tables/open")] == names[::-1]
        house.watch.wall += jump
    async with house.opened() as (_, anna, _):
        await anna.do(names[0], "chat", text="Hello", key="h")
        assert [line["id"] for line in await anna.get("/api/tables")] == [names[0], names[2], names[1]]


async def test_notes_are_read_by_their_numbers(tmp_path: Path) -> None:
    """Those of older releases as well, which kept no order but these and the time."""
    async with serving(tmp_path / "a.db") as place, guest(place) as anna:
        name = (await anna.set_up({"game": "duel", "seats": SEATS}))["id"]
    store = await open_store(database(tmp_path / "a.db"))
    steps = ["go", "load", "unload", "go back", "done"]
    for seat in (1, 0):
        for number, step in enumerate(steps, 1):
            await store.write(note_row(name, Note(seat, number, 1000 - number, "action", 7, step, f"k{seat}{number}")))
    found = await store.table(name)
    assert found
    for seat in (0, 1):
        assert [note.action for note in found.notes if note.seat == seat] == steps
    await store.close()


def test_nothing_is_ordered_or_unique_by_time() -> None:
    """Of the whole database: no index has a time in it but those by which tables and notices are found that are due."""
    from lautta.server.storage import rows

    times = {"at", "made_at", "due"}
    keyed = [table.name for table in rows.schema.tables.values() if times & set(table.primary_key.columns.keys())]
    indices = [index for table in rows.schema.tables.values() for index in table.indexes]
    assert [index.name for index in indices if times & set(index.columns.keys())] == [
        "tables_due", "notices_due"
    ] and not keyed  # fmt: skip
