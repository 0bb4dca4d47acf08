"""People at a table: who comes in, who sits where, who may do what, over HTTP."""

import asyncio
import itertools
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest
from tests.server.careful import ALL, Careful
from tests.server.serving import PATIENCE, Guest, Serving, Watch, guest, hear, hello, notations, serving, until

from lautta.core.registry import game_names
from lautta.server.problem import Problem
from lautta.server.table import commands
from lautta.server.table.clocks import DAY, MINUTE
from lautta.server.table.viewers import Player

ME, OPEN, SHARED = {"kind": "person"}, {"kind": "open"}, {"kind": "shared", "name": "Cleo"}
RANDOM = {"kind": "computer", "level": "random"}
LARGE = {"game": "duel", "board": "large"}


@pytest.fixture
def watch() -> Watch:
    return Watch(runs=True)


@pytest.fixture
async def place(tmp_path: Path, watch: Watch) -> AsyncIterator[Serving]:
    async with serving(tmp_path / "a.db", ALL, clock=watch.clock) as running:
        yield running


@pytest.fixture
async def people(place: Serving) -> AsyncIterator[list[Careful]]:
    async with AsyncExitStack() as stack:
        yield [await stack.enter_async_context(guest(place, name, Careful)) for name in ("Anna", "Ben", "Carl")]


def request(*seats: Any, **more: Any) -> dict[str, Any]:
    return {**LARGE, "seats": list(seats), **more}


def names(table: Any) -> list[str]:
    return [seat["name"] for seat in table["seats"]]


def kinds(table: Any) -> list[str]:
    return [seat["kind"] for seat in table["seats"]]


def code(error: Any) -> str:
    return str(error["error"]["code"])


async def played(one: Guest, other: Guest, **more: Any) -> Any:
    """A table of two people that has just started, as the first sees it."""
    table = await one.set_up(request(ME, OPEN, **more))
    await other.do(table["id"], "join", invite=table["invite"])
    return await one.table(table["id"])


async def play_out(*players: Guest, table: str) -> Any:
    """Everybody does the first thing that is legal until the game is over."""
    async with asyncio.timeout(PATIENCE):
        for player in itertools.cycle(players):
            now = await player.table(table)
            if now["result"]:
                return now
            if now["legal"] and all("level" not in now["seats"][seat] for seat in now["to_move"]):
                await player.act(table, notations(now["legal"])[0], now["number"])
            await asyncio.sleep(0.001)


async def test_who_joins_twice_sits_there_once(people: list[Careful]) -> None:
    """A proxy may send it again."""
    anna, ben, _ = people
    table = await anna.set_up({"game": "tigris", "seats": [ME, OPEN, OPEN]})
    first, again = [await ben.do(table["id"], "join", invite=table["invite"]) for _ in range(2)]
    assert kinds(first) == kinds(again) == ["person", "person", "open"] and first["number"] == again["number"]


async def test_a_table_waits_until_its_open_seats_are_taken(people: list[Careful]) -> None:
    anna, ben, carl = people
    table = await anna.set_up(request(ME, OPEN))
    assert (table["status"], table["public"], table["private"], table["to_move"]) == ("waiting", None, None, [])
    assert (table["host"], table["host_name"], table["my_seats"], table["listed"]) == (True, "Anna", [0], False)
    assert [entry["kind"] for entry in table["log"]] == ["open"] and table["result"] is None
    seen = await ben.table(table["id"])
    assert seen["invite"] is None and seen["my_seats"] == [] and not seen["host"] and table["invite"]
    offer = await ben.get(f"/api/invites/{table['invite']}")
    assert (offer["table"], offer["host_name"], offer["status"]) == (table["id"], "Anna", "waiting")
    assert code(await ben.do(table["id"], "join", 403)) == "invite-needed"
    assert code(await ben.do(table["id"], "join", 403, invite="wrong")) == "invite-needed"
    mine = await ben.do(table["id"], "join", invite=table["invite"], name="  Benny ")
    assert (mine["status"], mine["my_seat"], names(mine)) == ("playing", 1, ["Anna", "Benny"])
    assert mine["private"] and mine["public"] and mine["invite"] == table["invite"]
    assert [entry["kind"] for entry in mine["log"]] == ["open", "join", "start"]
    assert await ben.do(table["id"], "join", invite=table["invite"]) == mine  # the answer was lost
    assert code(await carl.do(table["id"], "join", 409, invite=table["invite"])) == "not-waiting"
    assert [seat.get("mine", False) for seat in mine["seats"]] == [False, True]
    assert (await carl.table(table["id"]))["my_seat"] is None
    await play_out(anna, ben, table=table["id"])


@pytest.mark.each_store
async def test_open_tables_are_listed_and_shown_when_they_are_over(people: list[Careful]) -> None:
    anna, ben, carl = people
    assert await ben.get("/api/tables/open") == []
    hidden = await anna.set_up(request(ME, OPEN))
    table = await anna.set_up(request(ME, OPEN, listed=True, clock={"kind": "days", "days": 3}))
    [offer] = await ben.get("/api/tables/open")
    assert offer["table"] == table["id"] and offer["clock"] == {"kind": "days", "days": 3}
    assert "mine" not in offer["seats"][0]
    await anna.do(hidden["id"], "host", act="list")
    assert [one["table"] for one in await ben.get("/api/tables/open")] == [table["id"], hidden["id"]]
    await anna.do(hidden["id"], "host", act="lock")
    await carl.do(table["id"], "join")
    assert await ben.get("/api/tables/open") == []
    await anna.do(hidden["id"], "host", act="unlock")
    assert len(await ben.get("/api/tables/open")) == 1
    await anna.do(hidden["id"], "host", act="unlist")
    assert await ben.get("/api/tables/open") == []
    hidden, listed = await played(anna, ben), await played(anna, ben, listed=True)
    for table in (hidden, listed):
        assert await ben.get("/api/tables/finished") == []
        await play_out(anna, ben, table=table["id"])
    [one] = await ben.get("/api/tables/finished")
    assert one["table"] == listed["id"] and len(one["scores"]) == 2 and one["winners"]
    assert all("mine" not in seat for seat in one["seats"])
    assert await ben.get("/api/tables/open") == []


async def test_a_table_whose_host_is_away_for_long_is_listed_no_more(
    place: Serving, people: list[Careful], watch: Watch
) -> None:
    anna, ben, _ = people
    passed = 0
    at_once = await anna.set_up(request(ME, OPEN, listed=True, clock={"kind": "live", "minutes": 5}))
    by_day = await anna.set_up(request(ME, OPEN, listed=True, clock={"kind": "days", "days": 3}))

    async def listed(later: int) -> list[str]:
        nonlocal passed
        watch.add(later - passed)
        passed = later
        return [offer["table"] for offer in await ben.get("/api/tables/open")]

    assert await listed(29 * MINUTE) == [by_day["id"], at_once["id"]]
    assert await listed(31 * MINUTE) == [by_day["id"]]
    assert await listed(8 * DAY) == []
    async with place.follows(anna.token, at_once["id"]) as socket:  # the host is there
        await hear(socket)
        assert await listed(8 * DAY) == [at_once["id"]]
    await place.server.tables._note_hosts()
    await place.server.tables._let_go(at_once["id"])
    assert await listed(8 * DAY) == [at_once["id"]]  # as noted, where it is not loaded
    assert (await ben.get(f"/api/invites/{at_once['invite']}"))["table"] == at_once["id"]  # a link works all the same


async def test_a_seat_can_be_chosen_and_those_who_race_for_one_get_it_once(people: list[Careful]) -> None:
    anna, ben, carl = people
    table = await anna.set_up(request(ME, OPEN, listed=True))
    answers = await asyncio.gather(
        *(one.client.post(f"/api/tables/{table['id']}/join", json={}) for one in (ben, carl))
    )
    assert sorted(answer.status_code for answer in answers) == [200, 409]
    table = await anna.set_up(request(OPEN, ME, listed=True))
    assert code(await ben.do(table["id"], "join", 409, seat=1)) == "seat-taken"
    assert code(await ben.do(table["id"], "join", 400, seat=2)) == "no-such-seat"
    assert (await ben.do(table["id"], "join", seat=0))["my_seat"] == 0


async def test_leaving_opens_the_seat_and_passes_the_host_on(people: list[Careful]) -> None:
    anna, ben, _ = people
    game = {"game": "duel", "seats": [ME, OPEN], "listed": True}
    table = (await anna.set_up(game))["id"]
    left = await anna.do(table, "leave")
    assert (left["status"], left["my_seat"], kinds(left)) == ("closed", None, ["open", "open"])
    assert await anna.do(table, "leave") == left  # and again, as the answer was lost
    assert code(await ben.do(table, "join", 409)) == "table-closed"
    assert await anna.get("/api/tables") == [] == await anna.get("/api/tables/open")


async def test_who_leaves_again_with_the_same_key_gives_up_one_seat(people: list[Careful]) -> None:
    anna, ben, _ = people
    for named, left in (({}, 0), ({"seat": 1}, 1)):
        table = await anna.set_up({"game": "amsterdam", "seats": [ME, SHARED, OPEN, OPEN]})
        await ben.do(table["id"], "join", invite=table["invite"])
        for _ in range(2):
            after = await anna.do(table["id"], "leave", key="a", **named)
            assert [seat["kind"] == "open" for seat in after["seats"]] == [seat in (left, 3) for seat in range(4)]
        assert code(await anna.do(table["id"], "leave", 403, key="b", seat=left)) == "not-your-seat"
        assert code(await ben.do(table["id"], "leave", 403, key="a", seat=left)) == "not-your-seat"


async def test_the_host_is_the_next_who_sits_there(people: list[Careful]) -> None:
    anna, ben, _ = people
    table = await anna.set_up({"game": "amsterdam", "seats": [ME, OPEN, OPEN], "listed": True})
    name = table["id"]
    await ben.do(name, "join")
    assert not (await ben.table(name))["host"]
    assert code(await ben.do(name, "host", 403, act="lock")) == "not-host"
    await anna.do(name, "leave")
    assert (await ben.table(name))["host"] and (await ben.table(name))["host_name"] == "Ben"
    back = await anna.do(name, "join")
    assert back["my_seat"] == 0 and not back["host"]
    update = await ben.do(name, "host", act="fill")
    assert update["status"] == "playing" and [entry["kind"] for entry in update["entries"]] == ["host", "start"]
    assert update["seats"][2] == {"name": "Ida", "kind": "computer", "level": "ida"}
    assert (await ben.do(name, "host", act="computer", seat=2, level="ida"))["entries"] == []  # it stays the same Ida


async def test_what_a_host_does_before_the_game(people: list[Careful]) -> None:
    anna, ben, _ = people
    table = (await anna.set_up(request(OPEN, ME)))["id"]
    invite = (await anna.table(table))["invite"]
    locked = await anna.do(table, "host", act="lock", key="1")
    assert locked["locked"] and await anna.do(table, "host", act="lock") == {**locked, "entries": [], "from": 2}
    assert code(await ben.do(table, "join", 403, invite=invite)) == "table-locked"
    assert code(await anna.do(table, "host", 409, act="unlock", key="1")) == "key-used"
    await anna.do(table, "host", act="unlock")
    again = await anna.do(table, "host", act="lock", key="1")  # sent long ago, heard again
    assert not again["locked"]
    assert code(await anna.do(table, "host", 400, act="remove")) == "no-such-seat"
    assert code(await anna.do(table, "host", 400, act="remove", seat=7)) == "no-such-seat"
    assert code(await anna.do(table, "host", 409, act="remove", seat=1)) == "not-removable"
    assert (await anna.do(table, "host", act="remove", seat=0))["entries"] == []
    assert code(await anna.do(table, "host", 400, act="computer", seat=0, level="genius")) == "no-such-level"
    assert code(await anna.do(table, "host", 409, act="computer", seat=1)) == "seat-taken"
    update = await anna.do(table, "host", act="computer", seat=0, level="random")
    assert update["status"] == "playing" and kinds(update) == ["computer", "person"]


async def test_a_host_removes_nobody_who_is_there(people: list[Careful], place: Serving, watch: Watch) -> None:
    anna, ben, _ = people
    name = (await played(anna, ben))["id"]
    timed = (await played(anna, ben, clock={"kind": "days", "days": 2}))["id"]
    for table in (name, timed):
        refused = await anna.do(table, "host", 409, act="remove", seat=1)
        assert code(refused) == "still-here" and refused["error"]["detail"]["name"] == "Ben"
    watch.add(29 * MINUTE)
    assert code(await anna.do(name, "host", 409, act="remove", seat=1)) == "still-here"
    watch.add(2 * MINUTE)
    async with place.follows(ben.token, name) as socket:  # he looks at it
        await hear(socket)
        assert code(await anna.do(name, "host", 409, act="remove", seat=1)) == "still-here"
    watch.add(31 * MINUTE)
    assert code(await anna.do(timed, "host", 409, act="remove", seat=1)) == "still-here"  # he has time
    assert (await anna.do(name, "host", act="remove", seat=1))["result"]["how"] == "left"


async def test_who_was_removed_does_not_come_back(people: list[Careful], watch: Watch) -> None:
    anna, ben, _ = people
    table = await anna.set_up(request(ME, OPEN))
    name, invite = table["id"], table["invite"]
    started = await ben.do(name, "join", invite=invite)
    assert started["status"] == "playing"
    watch.add(31 * MINUTE)
    update = await anna.do(name, "host", act="remove", seat=1)
    assert update["seats"][1]["away"] == "removed" and update["seats"][1]["gone"]
    assert update["status"] == "over" and update["result"]["winners"] == [0]
    seen = await ben.table(name)
    assert (seen["my_seat"], seen["private"], seen["invite"]) == (None, None, None)
    assert code(await ben.do(name, "return", 403)) == "not-your-table"
    assert await ben.get("/api/tables") == []
    assert code(await anna.do(name, "host", 409, act="remove", seat=1)) == "game-over"


async def test_removed_before_the_game(people: list[Careful], place: Serving) -> None:
    anna, ben, _ = people
    seats = [ME, OPEN, OPEN, {"kind": "computer", "level": "random"}]
    table = await anna.set_up({"game": "amsterdam", "seats": seats, "listed": True})
    name = table["id"]
    await ben.do(name, "join")
    async with place.follows(ben.token, name) as socket:
        assert (await hear(socket))["my_seat"] == 1
        update = await anna.do(name, "host", act="remove", seat=1)
        told = await hear(socket)
        assert (told["my_seat"], told["private"], told["invite"], told["legal"]) == (None, None, None, {})
    assert kinds(update) == ["person", "open", "open", "computer"]
    assert update["entries"][0]["said"] == [{"key": "server-log-host-remove", "args": {"name": "Ben"}}]
    assert code(await ben.do(name, "join", 403)) == "removed"
    opened = await anna.do(name, "host", act="remove", seat=3)
    assert kinds(opened) == ["person", "open", "open", "open"]


async def test_a_seat_may_change_hands_while_somebody_asks(people: list[Careful], place: Serving) -> None:
    anna, *_ = people
    table = await anna.set_up(request(ME, OPEN))
    actor, me = await place.server.tables.actor(table["id"]), Player((await anna.get("/api/me"))["guest"], 0)
    leaves, says = commands.Leave(None, None), commands.Chat("k", None, "Hello")
    answers = await asyncio.gather(actor.ask(me, leaves), actor.ask(me, says), return_exceptions=True)
    assert isinstance(answers[1], Problem) and answers[1].code == "not-your-seat"
    assert [event.kind for event in actor.table.log.events] == ["open", "leave"]


async def test_one_screen_for_several_shows_one_hand_at_a_time(people: list[Careful], place: Serving) -> None:
    anna, ben, _ = people
    table = await anna.set_up(request(ME, SHARED))
    name = table["id"]
    assert table["status"] == "playing" and table["my_seats"] == [0, 1] and names(table) == ["Anna", "Cleo"]
    assert all(seat["shared"] and seat["mine"] for seat in table["seats"])
    hands = [(await anna.get(f"/api/tables/{name}?seat={seat}"))["private"] for seat in (0, 1)]
    assert hands[0] != hands[1] and table["invite"]
    assert (table["my_seat"], table["private"], table["legal"]) == (None, None, {})  # none until one is asked for
    assert code(await anna.get(f"/api/tables/{name}?seat=2", 403)) == "not-your-seat"
    assert code(await ben.get(f"/api/tables/{name}?seat=1", 403)) == "not-your-seat"
    assert code(await anna.get(f"/api/tables/{name}?seat=99", 400)) == "malformed"
    async with place.live() as socket:
        await hello(socket, anna.token)
        await socket.send(f'{{"type":"follow","table":"{name}","seen":0,"seat":1}}')
        assert (await hear(socket))["private"] == hands[1]
        chosen = (await anna.get(f"/api/tables/{name}?seat=0"))["legal"]
        first = await anna.act(name, notations(chosen)[0], table["number"], seat=0)
        assert first["my_seat"] == 0
        heard = await hear(socket)
        assert heard["my_seat"] == 1 and heard["private"] == hands[1] and "action" not in heard["entries"][0]
        await socket.send(f'{{"type":"follow","table":"{name}","seen":0,"seat":2}}')
        assert (await hear(socket))["error"]["code"] == "not-your-seat"
    second = await anna.get(f"/api/tables/{name}/choices?action=play&seat=1")
    chosen = next(choice["action"] for choice in second if not choice["refused"])
    assert (await anna.post(f"/api/tables/{name}/preview", {"action": chosen, "seat": 1}))["refused"] is None
    last = await anna.act(name, chosen, first["number"], seat=1)
    assert last["undo"] == {"free": False, "possible": True, "consent": False}  # they agree with themselves
    back = await anna.step(name, "undo", last["number"])  # of the one who did something last
    assert back["entries"][0]["seat"] == 1 and back["to_move"] == [1] and back["my_seat"] == 1
    assert len(await anna.get("/api/tables")) == 1
    update = await anna.act(name, chosen, back["number"])  # by the one that is to move
    assert update["my_seat"] == 1 and (await anna.do(name, "chat", text="Well", key="c"))["my_seat"] is None


async def test_the_seats_that_a_request_names(people: list[Careful]) -> None:
    anna, *_ = people
    table = await anna.set_up(request(ME, OPEN))
    joined = await anna.do(table["id"], "join", seat=1, name="Dora")  # a friend at the same screen
    assert joined["my_seats"] == [0, 1] and joined["status"] == "playing" and names(joined) == ["Anna", "Dora"]
    assert code(await anna.post("/api/tables", request(ME, ME), 400)) == "one-person"
    assert code(await anna.post("/api/tables", request(OPEN, RANDOM), 400)) == "nobody-sits"
    for clock in ({"kind": "live"}, {"kind": "live", "minutes": 0}, {"kind": "days", "days": 99}, {"kind": "x"}):
        assert code(await anna.post("/api/tables", request(ME, OPEN, clock=clock), 400)) == "malformed"
    assert (await anna.set_up(request(SHARED, OPEN)))["my_seat"] == 0


async def test_giving_up_a_game_for_two_ends_it(people: list[Careful]) -> None:
    anna, ben, _ = people
    table = await played(anna, ben, listed=True)
    name = table["id"]
    update = await anna.do(name, "concede", key="c")
    assert update["seats"][0]["away"] == "conceded" and update["seats"][0]["gone"]
    assert (update["status"], update["legal"], update["to_move"]) == ("over", {}, [])
    assert update["entries"][0]["said"][0] == {"key": "server-log-concede-over", "args": {"seat": 0, "you": 1}}
    result = update["result"]
    assert (result["how"], result["winners"], result["places"], result["left"]) == ("conceded", [1], [2, 1], [0])
    assert result["explanation"] is None and update["seed"]
    assert (await anna.do(name, "concede", key="c"))["entries"] == update["entries"]
    assert (await anna.do(name, "concede"))["entries"] == []
    assert code(await anna.do(name, "return", 409)) == "game-over"
    assert code(await ben.do(name, "concede", 409)) == "game-over"
    now = await ben.table(name)
    assert code(await ben.act(name, "play c1", now["number"], 409)) == "game-over"
    [shown] = await ben.get("/api/tables/finished")
    assert (shown["table"], shown["how"], shown["winners"], shown["places"]) == (name, "conceded", [1], [2, 1])
    [line] = await anna.get("/api/tables")
    assert line["over"] and line["ended"]["winners"] == [1] and line["ended"]["how"] == "conceded"
    assert (await ben.get(f"/api/tables/{name}/check"))["ok"]
    assert (await ben.do(name, "rematch", key="r"))["status"] == "waiting"


async def test_who_gives_up_alone_has_lost_to_a_computer_and_at_one_screen_has_no_result(people: list[Careful]) -> None:
    anna, ben, _ = people
    clock = {"kind": "live", "minutes": 5}
    name = (await anna.set_up(request(ME, {**RANDOM, "name": "Robot"}, listed=True, clock=clock)))["id"]
    update = await anna.do(name, "concede")
    assert update["result"]["winners"] == [1] and update["result"]["places"] == [2, 1]
    number = update["number"]
    await asyncio.sleep(0.1)
    assert (await anna.table(name))["number"] == number
    assert [table["table"] for table in await ben.get("/api/tables/finished")] == [name]
    new = await anna.do(name, "rematch", key="r")  # which begins at once
    assert new["log"][0]["kind"] == "start" and "resume" not in [entry["kind"] for entry in new["log"]]
    assert new["status"] == "playing" and names(new) == ["Robot", "Anna"] and new["my_seat"] == 1
    name = (await anna.set_up(request(ME, SHARED, listed=True)))["id"]
    update = await anna.do(name, "concede", seat=1)
    assert update["status"] == "over" and [seat["gone"] for seat in update["seats"]] == [True, True]
    assert (update["result"]["winners"], update["result"]["places"], update["result"]["how"]) == ([], [], "conceded")
    assert name not in [table["table"] for table in await ben.get("/api/tables/finished")]


@pytest.mark.parametrize("game", game_names())
async def test_where_somebody_gave_up_nothing_is_offered_any_more(people: list[Careful], game: str) -> None:
    """What could be done in the position that the game ended with is refused as after a game that was played out."""
    anna, ben, _ = people
    name = (await anna.set_up({"game": game, "seats": [ME, OPEN], "listed": True}))["id"]
    await ben.do(name, "join")
    await ben.do(name, "concede")
    seen = [await one.table(name) for one in (anna, ben)]
    assert [table["legal"] for table in seen] == [{}, {}]
    path = f"/api/tables/{name}"
    over = {"reason": "game-over", "chapter": "turns"}
    for one in (anna, ben):
        action = {"amsterdam": "keep", "tigris": "place", "roads": "home"}[game]
        offered = await one.get(f"{path}/choices?action={action}&previews=1") + await one.get(f"{path}/choices")
        assert offered and all(each["refused"] == over and "preview" not in each for each in offered)
        shown = await one.do(name, "preview", action=offered[0]["action"])
        assert shown == {"preview": None, "refused": over}
        assert await one.get(f"{path}/macros?action={action}") == []
        tried = {"moment": seen[0]["number"] - 1, "draw": 1, "line": []}
        assert (await one.post(f"{path}/what-if", tried))["to_move"], "lines may be tried on"


async def test_the_host_sets_how_well_a_stand_in_plays(people: list[Careful]) -> None:
    anna, ben, _ = people
    table = await anna.set_up({"game": "amsterdam", "seats": [ME, OPEN, RANDOM], "listed": True})
    name = table["id"]
    await ben.do(name, "join")
    told = await ben.do(name, "concede")
    assert (told["status"], told["result"]) == ("playing", None)
    update = await anna.do(name, "host", act="computer", seat=1, level="random")
    assert update["seats"][1] == {
        "name": "Ben", "kind": "person", "level": "random", "away": "conceded", "gone": True,
    }  # fmt: skip
    assert (await anna.do(name, "host", act="computer", seat=1, level="random"))["entries"] == []
    assert code(await anna.do(name, "host", 409, act="fill")) == "not-waiting"
    assert code(await anna.do(name, "host", 409, act="computer", seat=0)) == "seat-taken"
    assert code(await ben.do(name, "return", 409)) == "gave-up"

    async def stood_in() -> Any:
        return [entry for entry in (await ben.table(name))["log"] if entry.get("stand_in")]

    done = await until(stood_in)
    assert {entry["seat"] for entry in done} == {1}
    assert all(said["args"].get("you", 0) == 0 for entry in done for said in entry["said"])  # told as another's


async def test_chat_stays_and_disturbs_nobody(people: list[Careful], place: Serving) -> None:
    anna, ben, carl = people
    table = await played(anna, ben)
    name, number = table["id"], table["number"]
    said = await ben.do(name, "chat", text=" Hello\n <b>you</b> ", key="k")
    assert said["entries"][0]["text"] == "Hello <b>you</b>" and said["entries"][0]["seat"] == 1
    assert (await ben.do(name, "chat", text=" Hello\n <b>you</b> ", key="k")) == said
    assert code(await ben.do(name, "chat", 409, text="Other", key="k")) == "key-used"
    assert code(await ben.do(name, "chat", 400, text="  ", key="l")) == "malformed"
    assert code(await ben.do(name, "chat", 400, text="x" * 501, key="l")) == "malformed"
    assert code(await carl.do(name, "chat", 403, text="Me too", key="k")) == "not-your-table"
    update = await anna.act(name, notations(table["legal"])[0], number)  # she had not seen it, and need not
    assert (update["from"], [entry["kind"] for entry in update["entries"]]) == (number, ["chat", "action"])
    await ben.do(name, "chat", text="Oh", key="m")
    await anna.step(name, "undo", update["number"])  # nor now
    assert [entry["kind"] for entry in (await carl.table(name))["log"]][-4:] == ["chat", "action", "chat", "undo"]
    assert (await carl.table(name))["log"][-4]["text"] == "Hello <b>you</b>"


async def test_asking_to_take_back_until_somebody_acts(people: list[Careful]) -> None:
    anna, ben, carl = people
    table = await played(anna, ben)
    name = table["id"]
    mine = await anna.act(name, notations(table["legal"])[0], table["number"])
    theirs = await ben.act(name, notations((await ben.table(name))["legal"])[0], mine["number"])
    assert theirs["undo"] == {"free": False, "possible": False, "consent": True}
    asked = await anna.step(name, "undo", theirs["number"], key="u")
    ask = asked["ask"]
    assert (ask["seat"], ask["agreed"], ask["asked"], ask["number"]) == (0, [], [1], asked["number"])
    assert await anna.step(name, "undo", theirs["number"], key="u") == asked
    assert code(await anna.step(name, "undo", asked["number"], 409)) == "ask-open"
    assert code(await ben.step(name, "undo", asked["number"], 409)) == "ask-open"
    assert code(await carl.do(name, "answer", 403, ask=ask["number"], agree=True, key="a")) == "not-your-table"
    assert code(await ben.do(name, "answer", 409, ask=1, agree=True, key="a")) == "no-ask"
    assert (await anna.do(name, "answer", ask=ask["number"], agree=True, key="a"))["entries"] == []
    refused = await ben.do(name, "answer", ask=ask["number"], agree=False, key="b")
    assert refused["ask"] is None and refused["entries"][0]["agree"] is False
    again = await anna.step(name, "undo", refused["number"])
    withdrawn = await anna.do(name, "answer", ask=again["ask"]["number"], agree=False, key="w")
    assert withdrawn["ask"] is None and withdrawn["entries"][0]["said"][0]["key"] == "server-log-withdraw"
    last = await anna.step(name, "undo", withdrawn["number"])
    agreed = await ben.do(name, "answer", ask=last["ask"]["number"], agree=True, key="c")
    assert [entry["kind"] for entry in agreed["entries"]] == ["answer", "undo"]
    assert agreed["entries"][1]["redrawn"] is True and agreed["to_move"] == [0, 1] and agreed["ask"] is None
    retried = await ben.do(name, "answer", ask=last["ask"]["number"], agree=True, key="c")
    assert retried["entries"][:2] == agreed["entries"]
    assert code(await ben.do(name, "answer", 409, ask=last["ask"]["number"], agree=True, key="d")) == "no-ask"
    table = await anna.table(name)
    update = await anna.act(name, notations(table["legal"])[0], table["number"])
    update = await ben.act(name, notations((await ben.table(name))["legal"])[0], update["number"])
    asked = await anna.step(name, "undo", update["number"])
    update = await ben.act(name, notations((await ben.table(name))["legal"])[0], asked["number"])
    assert update["ask"] is None
    asked = await ben.step(name, "undo", update["number"])  # free: nobody is asked
    assert asked["ask"] is None and asked["entries"][0]["kind"] == "undo"
    await play_out(anna, ben, table=name)


async def test_nobody_waits_for_the_consent_of_those_who_have_gone(people: list[Careful]) -> None:
    anna, ben, carl = people
    name = (await anna.set_up({"game": "amsterdam", "seats": [ME, OPEN, OPEN], "listed": True}))["id"]
    for one in (ben, carl):
        await one.do(name, "join")
    for one in (anna, ben, carl):
        now = await one.table(name)
        await one.act(name, notations(now["legal"])[0], now["number"])
    asked = await anna.step(name, "undo", (await anna.table(name))["number"])
    await ben.do(name, "answer", ask=asked["ask"]["number"], agree=True, key="y")
    gone = await carl.do(name, "concede")
    assert [entry["kind"] for entry in gone["entries"]] == ["concede", "undo"]


async def test_a_rematch_keeps_the_seats(people: list[Careful]) -> None:
    anna, ben, carl = people
    table = await played(anna, ben, clock={"kind": "days", "days": 2})
    name = table["id"]
    assert code(await anna.do(name, "rematch", 409, key="r")) == "not-over"
    await play_out(anna, ben, table=name)
    assert code(await carl.do(name, "rematch", 403, key="r")) == "not-your-table"
    new = await ben.do(name, "rematch", key="r")
    assert new["id"] != name and new["status"] == "waiting" and new["my_seats"] == [0] and new["host"]
    assert names(new) == ["Ben", "Anna"] and kinds(new) == ["person", "open"] and new["clock"]["running"] == []
    assert (
        (await ben.do(name, "rematch", key="r"))["id"] == new["id"] == (await anna.do(name, "rematch", key="x"))["id"]
    )
    old = await carl.table(name)
    assert old["rematch"] == new["id"] and old["log"][-1]["table"] == new["id"] and old["status"] == "over"
    line = next(line for line in await anna.get("/api/tables") if line["id"] == new["id"])
    assert (line["status"], line["my_seats"], line["seats"][1]["mine"]) == ("waiting", [], True)
    assert code(await carl.do(new["id"], "join", 409, invite=new["invite"])) == "table-full"
    joined = await anna.do(new["id"], "join")
    assert joined["status"] == "playing" and joined["my_seat"] == 1 and joined["clock"]["days"] == 2
    assert joined["seed_hash"] != table["seed_hash"]


async def test_many_ask_for_a_rematch_at_once_and_a_kept_seat_can_be_given_up(people: list[Careful]) -> None:
    anna, ben, carl = people
    name = (await played(anna, ben))["id"]
    await play_out(anna, ben, table=name)
    asked = [one.do(name, "rematch", key=f"r{n}") for n, one in enumerate((anna, ben, anna, ben))]
    [new] = {answer["id"] for answer in await asyncio.gather(*asked)}
    assert [entry["kind"] for entry in (await anna.table(name))["log"]].count("rematch") == 1
    table = await anna.table(new)
    host, other = (anna, ben) if table["host"] else (ben, anna)
    kept = kinds(table).index("open")
    declined = await other.do(new, "leave")
    assert declined["seats"][kept]["name"] == ""
    assert new not in [line["id"] for line in await other.get("/api/tables")]
    joined = await carl.do(new, "join", invite=(await host.table(new))["invite"])
    assert joined["status"] == "playing" and names(joined)[kept] == "Carl"


async def test_a_table_is_owned_once_however_soon_it_is_found(people: list[Careful], place: Serving) -> None:
    """Others may find its rows before those who made it go on."""
    anna, ben, _ = people
    found: list[str] = []

    async def look_for_tables() -> None:
        while True:
            for offer in await ben.get("/api/tables/open"):
                found.append((await ben.table(offer["table"]))["id"])

    looking = asyncio.create_task(look_for_tables())
    for _ in range(25):
        table = await anna.set_up(request(ME, OPEN, listed=True, clock={"kind": "live", "minutes": 5}))
        actor = await place.server.tables.actor(table["id"])
        await anna.do(table["id"], "host", act="fill")
        assert place.server.tables._actors[table["id"]] is actor and not actor.gone
    assert found
    looking.cancel()
    await asyncio.gather(looking, return_exceptions=True)


@pytest.mark.each_store
async def test_another_device_of_the_same_guest(people: list[Careful], place: Serving, watch: Watch) -> None:
    anna, *_ = people
    table = await anna.set_up(request(ME, RANDOM))
    first = await anna.post("/api/me/code", None, 201)
    shown = await anna.post("/api/me/code", None, 201)
    assert len(shown["code"]) == 8 and shown["until"] > 0
    async with place.client() as stranger:
        spaced = f" {shown['code'][:4].lower()}-{shown['code'][4:]} "
        assert (await stranger.post("/api/guests/code", json={"code": first["code"]})).status_code == 404
        answer = await stranger.post("/api/guests/code", json={"code": spaced})
        assert answer.status_code == 201 and answer.json()["name"] == "Anna"
        again = await stranger.post("/api/guests/code", json={"code": shown["code"]})
        assert again.status_code == 404 and again.json()["error"]["code"] == "no-such-code"
    token = answer.json()["token"]
    assert token != anna.token
    async with guest(place, kind=Careful, token=token) as phone:
        assert (await phone.table(table["id"]))["my_seat"] == 0
        assert (await phone.get("/api/me"))["guest"] == (await anna.get("/api/me"))["guest"]
        await phone.client.patch("/api/me", json={"name": " Annika "})
        assert (await anna.get("/api/me"))["name"] == "Annika"
    assert names(await anna.table(table["id"]))[0] == "Anna"
    assert names(await anna.set_up(request(ME, RANDOM)))[0] == "Annika"
    late = await anna.post("/api/me/code", None, 201)
    watch.add(late["until"] - watch.now)
    async with place.client() as stranger:
        assert (await stranger.post("/api/guests/code", json={"code": late["code"]})).status_code == 404


async def test_who_looks_at_a_table_is_told(people: list[Careful], place: Serving) -> None:
    anna, ben, carl = people
    name = (await played(anna, ben))["id"]
    async with place.follows(anna.token, name) as one:
        first = await hear(one)
        assert first["watchers"] == 0 and [seat.get("online", False) for seat in first["seats"]] == [True, False]
        async with place.follows(carl.token, name), place.follows(ben.token, name):
            while (told := await hear(one, presence=True)) != {
                "type": "presence", "table": name, "online": [0, 1], "watchers": 1,
            }:  # fmt: skip
                assert told["type"] == "presence"
            assert (await anna.table(name))["watchers"] == 1
        while (told := await hear(one, presence=True))["watchers"] or told["online"] != [0]:
            pass


async def test_a_watcher_who_joins_is_told_of_their_own_seat(people: list[Careful], place: Serving) -> None:
    anna, ben, _ = people
    table = await anna.set_up(request(ME, OPEN))
    async with place.follows(ben.token, table["id"]) as socket:
        assert (await hear(socket))["invite"] is None
        await ben.do(table["id"], "join", invite=table["invite"])
        joined, started = await hear(socket), await hear(socket)
        assert (joined["my_seat"], joined["status"], started["status"]) == (1, "waiting", "playing")
        assert started["private"] and started["legal"]


async def test_whose_turn_over_all_my_tables(people: list[Careful], place: Serving) -> None:
    anna, ben, _ = people
    waits = await anna.set_up(request(ME, OPEN))
    acted = await played(anna, ben)
    await anna.act(acted["id"], notations(acted["legal"])[0], acted["number"])
    mine = await played(ben, anna, clock={"kind": "live", "minutes": 5})
    lines = await anna.get("/api/tables")
    assert [(line["id"], line["my_turn"], line["status"]) for line in lines] == [
        (mine["id"], True, "playing"), (acted["id"], False, "playing"), (waits["id"], False, "waiting"),
    ]  # fmt: skip
    assert [line["to_move"] for line in lines] == [[0, 1], [1], []]
    assert lines[0]["deadline"] > lines[0]["changed"] and lines[1]["deadline"] is None
    assert [line["my_seat"] for line in lines] == [1, 0, 0] and [line["my_seats"] for line in lines] == [[1], [0], [0]]


def told(log: Any) -> list[Any]:
    """Log entries without the actions, which become public at the end."""
    return [{name: value for name, value in entry.items() if name != "action"} for entry in log]


@pytest.mark.each_store
async def test_restarts_in_the_middle_of_everything(tmp_path: Path) -> None:
    """Before each step the server starts anew; nothing is forgotten but who looks."""
    data = tmp_path / "a.db"
    tokens: list[str] = []
    name = invite = ""
    number = asked = 0
    kinds_of: list[str] = []
    for step in range(12):
        async with AsyncExitStack() as stack:
            place = await stack.enter_async_context(serving(data))
            if not tokens:
                tokens = [(await stack.enter_async_context(guest(place, who))).token for who in ("Anna", "Ben")]
            anna, ben = [await stack.enter_async_context(guest(place, kind=Careful, token=token)) for token in tokens]
            before = await anna.table(name) if name else None
            match step:
                case 0:
                    table = await anna.set_up(request(ME, OPEN))
                    name, invite = table["id"], table["invite"]
                case 1:
                    await anna.do(name, "chat", text="Where are you?", key="1")
                    shown = (await ben.post("/api/me/code", None, 201))["code"]
                    async with place.client() as phone:  # Ben goes on there, after the restart
                        tokens[1] = (await phone.post("/api/guests/code", json={"code": shown})).json()["token"]
                case 2:
                    await ben.do(name, "join", invite=invite)
                case 3 | 4:
                    one = anna if step == 3 else ben
                    now = await one.table(name)
                    await one.act(name, notations(now["legal"])[0], now["number"])
                case 5:
                    now = await anna.table(name)
                    asked = (await anna.step(name, "undo", now["number"], key="u"))["ask"]["number"]
                case 6:
                    assert before and before["ask"]["asked"] == [1]
                    await ben.do(name, "answer", ask=asked, agree=True, key="y")
                case 7:
                    assert (await anna.step(name, "undo", number, 409, key="v"))["error"]["code"] in (
                        "stale", "nothing-to-undo",
                    )  # fmt: skip
                    await ben.do(name, "chat", text="Well", key="2")
                case 8:
                    assert before and before["log"][-1]["text"] == "Well"
                case 9:
                    await play_out(anna, ben, table=name)
                case 10:
                    new = await anna.do(name, "rematch", key="r")
                case 11:
                    assert before and before["rematch"] == new["id"]
                    assert (await ben.do(new["id"], "join"))["status"] == "playing"
            after = await anna.table(name)
            if before:
                assert told(after["log"])[: before["number"]] == told(before["log"])
            number = after["number"]
            kinds_of = [entry["kind"] for entry in after["log"]]
    wanted = ["open", "chat", "join", "start", "action", "action", "ask", "answer", "undo", "chat"]
    assert kinds_of[:10] == wanted and kinds_of[-1] == "rematch"


async def test_names_that_look_like_another_at_the_table_or_like_nothing(people: list[Careful]) -> None:
    anna, ben, _ = people
    for name in ("Anna", "anna", "Аnnа", "Ａｎｎａ", "A n n a", "An\u3164na", "\u200bAnna"):
        table = await anna.set_up(request(ME, OPEN))
        joined = await ben.do(table["id"], "join", invite=table["invite"], name=name)
        assert names(joined)[0] == "Anna" and names(joined)[1].endswith(" (2)"), name
        at_one_screen = await anna.set_up(request(ME, {"kind": "shared", "name": name}))
        assert names(at_one_screen)[1].endswith(" (2)"), name


async def test_a_name_that_is_given_can_be_seen(people: list[Careful]) -> None:
    anna, ben, _ = people
    table = await anna.set_up(request(ME, OPEN))
    for name in ("\u3164", "\u2800 \u115f", "\u200b\u200d", " \n", "\ufe0f", "\u0301\u0301", "\U0001d159", ""):
        answers = [await anna.client.patch("/api/me", json={"name": name})]
        if name:
            asked = {**request(ME, OPEN), "seats": [{**ME, "name": name}, OPEN]}
            answers += [
                await anna.client.post("/api/guests", json={"name": name}),
                await anna.client.post("/api/tables", json=asked),
                await ben.client.post(
                    f"/api/tables/{table['id']}/join", json={"invite": table["invite"], "name": name}
                ),
            ]
        assert [(one.status_code, code(one.json())) for one in answers] == [(400, "no-name")] * len(answers), name
    assert (await anna.client.get("/api/me")).json()["name"] == "Anna"
    for name in ("é", "e\u0301", "❤\ufe0f", "名", "7"):
        assert (await anna.client.patch("/api/me", json={"name": name})).json()["name"] == name


@pytest.mark.each_store
async def test_my_tables_come_in_pages(people: list[Careful]) -> None:
    anna, ben, _ = people
    names = [(await anna.set_up(request(ME, OPEN)))["id"] for _ in range(7)]
    mine = (await anna.set_up())["id"]
    await anna.my_turn(mine)
    over = (await anna.set_up())["id"]
    await play_out(anna, table=over)
    closed = (await anna.set_up(request(ME, OPEN)))["id"]
    await anna.do(closed, "leave")
    await anna.do(names[2], "chat", text="look", key="k")  # changed last
    expected = [mine, names[2], *(name for name in names[::-1] if name != names[2]), over]
    assert [line["id"] for line in await anna.get("/api/tables")] == expected
    found: list[str] = []
    while len(page := await anna.get("/api/tables?most=4" + (f"&after={found[-1]}" if found else ""))) == 4:
        found += [line["id"] for line in page]
    assert [*found, *(line["id"] for line in page)] == expected
    assert await anna.get(f"/api/tables?after={over}") == []
    assert (await ben.get(f"/api/tables?after={over}", 404))["error"]["code"] == "no-such-table"
    for most in (0, 51, -1, 10**40, "x"):
        assert (await anna.get(f"/api/tables?most={most}", 400))["error"]["code"] == "malformed"
