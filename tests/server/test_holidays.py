"""Holidays stop the clocks of tables by the day that allow them, and of no others."""

from datetime import timedelta, timezone
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.duel.game import GAME as DUEL
from tests.server.serving import Watch, guest, notations, serving, until
from tests.server.tables import note, reloaded, settle, state, waiting_table

from lautta.server.runtime import orders
from lautta.server.storage.operating import HOLIDAY, order
from lautta.server.table import commands, moves
from lautta.server.table.clocks import DAY, TableClock, wound_up
from lautta.server.table.holidays import LONGEST
from lautta.server.table.live_table import LiveTable
from lautta.server.table.notices import deadline_of
from lautta.server.table.pace import DaysPace
from lautta.server.table.seating import Change
from lautta.server.table.viewers import Viewer
from lautta.server.view.table_view import TableView

PACE = DaysPace(1, holidays=True)
BEGAN = 10


def clock_of(running: int = 0b11, pace: DaysPace = PACE) -> TableClock:
    return wound_up(pace, 2, running, 0)


def away(clock: TableClock, now: int, **until: int) -> TableClock:
    ends = {int(seat[1:]): end for seat, end in until.items()}
    return clock.after(now, clock.running, None, None, {}, away=ends)


def table_of(pace: DaysPace = PACE) -> LiveTable:
    table = waiting_table(DUEL, 1, ["person", "open"], pace)
    joined = moves.event_for(table, Viewer("ben", None), commands.Join(None, None, "Ben", None, "an invite"), BEGAN)
    assert joined
    note(table, joined)
    settle(table, BEGAN)
    return table


def leave(table: LiveTable, who: str, until: int, now: int, **more: Any) -> int | None:
    """Go on holiday; answers until when, None if nothing changes."""
    seat = table.seating.of(who)[0]
    if not (pending := moves.event_for(table, Viewer(who, seat), commands.Holiday(None, None, until, **more), now)):
        return None
    note(table, pending)
    return clock_at(table).away_until(seat, now)


def clock_at(table: LiveTable) -> TableClock:
    assert table.log.last.clock
    return table.log.last.clock


def test_a_seat_on_holiday_is_not_out_of_time_and_goes_on_afterwards() -> None:
    clock = away(clock_of(), DAY // 4, s0=5 * DAY)
    assert clock.left_at(DAY) == [DAY * 3 // 4, 0] and clock.out(DAY) == [1]
    assert clock.deadline == DAY
    alone = away(clock_of(0b01), DAY // 4, s0=5 * DAY)
    assert alone.deadline == 5 * DAY + DAY * 3 // 4
    assert alone.out(alone.deadline - 1) == [] and alone.out(alone.deadline) == [0]
    assert alone.left_at(5 * DAY + 7) == [DAY * 3 // 4 - 7, DAY]


def test_it_may_end_early_and_is_kept_by_what_others_do() -> None:
    clock = away(clock_of(), 100, s0=5 * DAY)
    for now in (200, 300):
        clock = clock.after(now, 0b01, 1, None, {})
        assert clock.left_at(now)[0] == DAY - 100 and clock.away_until(0, now) == 5 * DAY
    back = away(clock, DAY, s0=0)
    assert back.left_at(DAY + 50)[0] == DAY - 150 and back.away_until(0, DAY) == 0


def test_a_move_and_its_undo_on_holiday_start_whole_days_that_do_not_run() -> None:
    clock = away(clock_of(0b01), 100, s0=5 * DAY).after(200, 0b10, 0, None, {})
    clock = clock.after(300, 0b01, None, 0, {})
    assert clock.left_at(4 * DAY) == [DAY, DAY - 100] and clock.deadline == 6 * DAY


def test_two_seats_have_their_own_holidays() -> None:
    clock = away(away(clock_of(), 0, s0=3 * DAY), 0, s1=5 * DAY)
    assert clock.out(4 * DAY) == [0] and clock.left_at(5 * DAY + 1) == [0, DAY - 1]


def test_events_of_before_are_read_as_they_were() -> None:
    old = '{"pace":{"kind":"days","days":3}}'
    change = msgspec.json.decode(old, type=Change)
    assert change == Change(pace=DaysPace(3)) and change.packed() == old
    assert clock_of(pace=DaysPace(1)).away == ()


def test_a_table_that_allows_no_holidays_stands_as_it_was() -> None:
    table = table_of(DaysPace(1))
    assert leave(table, "anna", BEGAN + DAY, BEGAN) is None


def test_a_holiday_is_told_kept_and_replayed() -> None:
    table = table_of()
    end = BEGAN + 9 * DAY
    assert leave(table, "anna", end, BEGAN) == end and leave(table, "anna", end, BEGAN + 5) is None
    assert deadline_of(table.log.last, 0) == end + DAY
    action = state(table).space.text(state(table).legal(0)[0])
    for command in (commands.Action(None, None, action), commands.Undo(None, None)):
        pending = moves.event_for(table, Viewer("anna", 0), command, BEGAN + 7)
        assert pending
        note(table, pending)
        assert clock_at(table).away_until(0, BEGAN + 7) == end
    assert [one.clock for one in reloaded(table).log.states] == [one.clock for one in table.log.states]
    told = TableView(table, table.log.number, now=lambda: BEGAN + 8).clock()
    assert told and told.away == [end, 0] and told.holidays
    assert leave(table, "anna", 0, BEGAN + 9) == 0
    told = TableView(table, table.log.number, now=lambda: BEGAN + 9).clock()
    assert told and told.away is msgspec.UNSET
    assert leave(table, "anna", 0, BEGAN + 9) is None


def test_its_last_day_is_told_as_it_is_where_its_person_lives() -> None:
    table = table_of()
    west = timezone(timedelta(hours=-8))
    leave(table, "ben", 6 * 3_600_000 + 2 * DAY, BEGAN, zone=west)  # 22:00 there on 2 January
    assert b'"day":2,"month":1' in table.log.events[-1].told


def test_holidays_are_limited_at_once_and_in_all() -> None:
    table, now = table_of(DaysPace(30, holidays=True)), BEGAN
    first = leave(table, "anna", 2**52, now)
    assert first == now + LONGEST
    assert leave(table, "anna", 2**52, now + DAY) is None  # it cannot grow
    now += 10 * DAY
    assert leave(table, "anna", 0, now) == 0
    assert leave(table, "anna", 2**52, now) == now + 30 * DAY
    now += 31 * DAY
    assert leave(table, "anna", 2**52, now) == now + 20 * DAY  # what is left of sixty
    assert leave(table, "anna", 2**52, now + 20 * DAY) is None
    assert leave(table, "ben", now + DAY, now) == now + DAY


@pytest.mark.each_store
async def test_tables_that_allow_it_learn_of_a_holiday(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Those that go on, and those that begin later; a guest who is back tells them as well."""
    monkeypatch.setattr(orders, "EVERY", 0.01)
    watch, seats = Watch(), [{"kind": "person"}, {"kind": "open"}]

    async with (
        serving(tmp_path / "a.db", clock=watch.clock) as place,
        guest(place, "Anna") as anna,
        guest(place, "Ben") as ben,
    ):

        async def begun(holidays: bool) -> str:
            clock = {"kind": "days", "days": 1, "holidays": holidays}
            table = await anna.set_up(
                {"game": "duel", "board": "large", "seats": seats, "listed": True, "clock": clock}
            )
            return str((await ben.do(table["id"], "join"))["id"])

        async def prefer(holiday: int | None) -> None:
            answer = await anna.client.put("/api/me/preferences", json={"holiday": holiday})
            assert answer.status_code == 200, answer.text
            await until(heard)

        async def heard() -> bool:
            return not await place.server.store.orders()

        async def ends(table: str) -> Any:
            return (await ben.table(table))["clock"].get("away")

        strict, lenient = await begun(False), await begun(True)
        end = watch.now + 5 * DAY
        await prefer(end)
        assert await ends(lenient) == [end, 0] and await ends(strict) is None
        later = await begun(True)
        await until(heard)
        assert await ends(later) == [end, 0]
        host = (await place.server.tables.actor(later)).table.seating.host
        await place.server.store.write(order(HOLIDAY, watch.now, host, later))  # done once more, nothing changes
        number = (await ben.table(later))["number"]
        await until(heard)
        assert (await ben.table(later))["number"] == number
        now = await ben.table(lenient)
        await ben.act(lenient, notations(now["legal"])[0], now["number"])  # his time does not stand still
        watch.add(2 * DAY)
        for table in (lenient, strict):
            (await place.server.tables.actor(table)).tick()

        async def over() -> bool:
            return bool((await ben.table(strict))["status"] == "over")

        await until(over)
        assert (await ben.table(lenient))["status"] == "playing"
        await prefer(None)
        assert await ends(lenient) is None
        assert (await ben.table(lenient))["clock"]["left"][0] == DAY
