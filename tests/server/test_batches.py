"""Several actions in one request: as far as they go, once, in one commit, told once, and taken back at once."""

import asyncio
from collections.abc import Callable, Sequence
from copy import deepcopy
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.server.serving import Guest, Serving, guest, hear, notations, serving
from tests.server.stores import asked, database
from tests.server.tables import (
    amsterdam,
    do,
    legal,
    note,
    player,
    redo,
    reloaded,
    roads,
    say,
    settle,
    state,
    table_of,
    tigris,
    undo,
)
from tests.server.test_killed import Player, nursery
from tests.server.test_planning import kinds, plan_at_random, planning_table

from lautta.core.game import Game
from lautta.server.http.costs import ACTION
from lautta.server.http.limits import OF_GUEST, Limits
from lautta.server.problem import Problem
from lautta.server.runtime.server import all_games
from lautta.server.table import commands, moves
from lautta.server.table.batches import MOST, BatchEnd, end_of
from lautta.server.table.live_table import LiveTable
from lautta.server.table.pending import begun_by
from lautta.server.table.positions import shown_by
from lautta.server.table.possible_undo import possible_undo
from lautta.server.table.repeats import done_before
from lautta.server.table.viewers import Viewer
from lautta.server.view.table_view import TableView

SERVED: dict[str, Any] = {"games": all_games()}

SOLO = {"game": "roads", "board": "first_lesson", "seats": [{"kind": "person"}]}


def at_once(table: LiveTable, seat: int, *actions: str, key: str = "a key") -> BatchEnd:
    """Ask for several actions; answers how far they got."""
    command = commands.Actions(key, table.log.number, actions)
    planned = moves.event_for(table, player(table, seat), command, 1)
    assert planned is not None
    note(table, planned)
    settle(table)
    return end_of(begun_by(planned))


def copied(table: LiveTable) -> LiveTable:
    again = reloaded(table)
    again.notes = deepcopy(table.notes)
    return again


def line(table: LiveTable, seat: int, chance: Random, most: int) -> list[str]:
    """What a seat might do one after another: legal as things are, and now and then something that may not be."""
    position = (table.outlook(seat).state if table.plans(seat) else state(table)).copy()
    found: list[str] = []
    while len(found) < most and seat in position.to_move:
        if found and chance.random() < 0.05:
            found.append(position.space.text(chance.randrange(len(position.space))))
        code = chance.choice(position.legal(seat))
        found.append(position.space.text(code))
        position.apply(code, seat)
    if any(is_open(table, text) for text in found):
        return found[:1]  # what is done for all to see is done alone
    return [*found, *("done" for _ in range(most - len(found)) if "done" in position.space.table.by_name)]


def is_open(table: LiveTable, action: str) -> bool:
    """Is it done for all to see also where everybody plans?"""
    hook, space = table.setup.game.plans, state(table).space
    return hook is not None and hook.is_open(space, space.parse(action))


def told(table: LiveTable) -> list[tuple[Any, ...]]:
    """The log without what only says which actions came together."""
    return [(one.number, one.kind, one.seat, one.action, one.to, one.to_move, one.told) for one in table.log.events]


def views(table: LiveTable) -> list[Any]:
    """What a spectator is told, and each seat."""
    view = TableView(table, table.log.number)
    tell = (view.public, view.private, view.legal, view.redo, view.plan, view.since)
    return [[*(each(seat) for each in tell), view.entries(0, seat)] for seat in (None, *range(state(table).players))]


def play_on(table: LiveTable, chance: Random, many: int) -> LiveTable:
    for _ in range(many):
        movers = [seat for seat in range(state(table).players) if table.log.last.to_move >> seat & 1]
        if movers:
            seat = chance.choice(movers)
            say(table, seat, chance.choice(legal(table, seat)))
    return table


@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize("game", [amsterdam, tigris, roads])
def test_a_batch_is_its_actions_one_by_one_and_one_step_back(game: Callable[[], Game], seed: int) -> None:
    chance = Random(seed)
    table = play_on(table_of(game(), seed, 3, range(3)), chance, chance.randrange(4, 120))
    for turn in range(12):
        movers = [seat for seat in range(3) if table.log.last.to_move >> seat & 1]
        if not movers:
            return
        seat = chance.choice(movers)
        actions, other = line(table, seat, chance, chance.randrange(2, 9)), copied(table)
        end = at_once(table, seat, *actions, key=f"{turn}")
        say(other, seat, *actions[: end.done])
        assert told(table) == told(other) and state(table).key() == state(other).key()
        assert views(table) == views(other)
        if end.why == "refused":
            with pytest.raises(Problem):
                say(other, seat, actions[end.done])
        else:
            assert (end.done == len(actions)) is (end.why is None)
        again = copied(table)
        assert told(again) == told(table) and views(again) == views(table)
        if not is_open(table, actions[0]):  # who plans again does nothing of what all saw again
            back_and_forth(table, other, seat, end.done)


def back_and_forth(table: LiveTable, other: LiveTable, seat: int, done: int) -> None:
    """What a batch has done is taken back by one step where as many take it back one by one, and done again."""
    if not TableView(table, table.log.number).undo(seat).free:
        return
    there = views(table)
    undo(table, seat)
    for _ in range(done):
        undo(other, seat)
    assert [one[:3] for one in views(table)] == [one[:3] for one in views(other)]
    redo(table, seat)
    assert [one[:3] for one in views(table)] == [one[:3] for one in there]


def test_one_action_in_a_list_is_kept_as_one_alone() -> None:
    alone = play_on(table_of(roads(), 1, 2, range(2)), Random(1), 20)
    listed = copied(alone)
    seat = next(seat for seat in range(2) if legal(alone, seat))
    action = legal(alone, seat)[0]
    do(alone, seat, commands.Action("k", alone.log.number, action))
    assert at_once(listed, seat, action, key="k") == BatchEnd(1)
    assert alone.log.events == listed.log.events and alone.notes.keys == listed.notes.keys


def solo(*actions: str) -> LiveTable:
    table = table_of(roads(), 1, 1, [0])
    say(table, 0, legal(table, 0)[0], *actions)
    return table


def loads(table: LiveTable) -> list[str]:
    return [action for action in legal(table, 0) if action.startswith("load t1")]


def test_it_stops_at_the_first_that_is_refused_and_says_why() -> None:
    table = solo("done")
    load = loads(table)[0]
    unload = load.replace("load", "unload")
    end = at_once(table, 0, load, unload, unload, load)
    assert (end.done, end.why) == (2, "refused") and end.refused
    with pytest.raises(Problem) as refused:
        at_once(table, 0, unload, load)
    assert refused.value.code == "refused" and refused.value.detail["reason"] == end.refused.reason
    assert [event.action for event in table.log.events[-2:]] == [load, unload]
    with pytest.raises(Problem, match="malformed-action"):  # what is no action at all lets nothing be done
        at_once(table, 0, load, "fly t1 moon")
    assert table.log.number == 5


@pytest.mark.parametrize("people", [{0: "anna", 1: "ben"}, {0: "anna", 1: "anna"}], ids=("two", "one screen"))
def test_it_stops_after_what_shows_something(people: dict[int, str]) -> None:
    table = play_on(table_of(amsterdam(), 1, 2, people), Random(1), 2)
    seat = next(seat for seat in range(2) if "deck" in legal(table, seat))
    number = table.log.number
    assert at_once(table, seat, "deck", "deck") == BatchEnd(1, "shown")
    assert table.log.number == number + 1
    assert not TableView(table, table.log.number).undo(seat).free, "what was shown stays shown"


def test_it_stops_where_another_seat_comes_in_and_where_the_choices_of_another_are_shown() -> None:
    """How many contracts the other has kept is told when all have chosen, though no rule draws or turns up anything."""
    table = table_of(amsterdam(), 1, 2, range(2))
    keep = legal(table, 0)[0]
    assert at_once(table, 0, keep, "deck", "deck") == BatchEnd(1, "turn")
    assert at_once(table, 1, legal(table, 1)[0], "deck", key="other").why in ("turn", "shown")
    for people, ended in (({0: "anna", 1: "ben"}, BatchEnd(1, "shown")), ({0: "anna", 1: "anna"}, BatchEnd(2))):
        table = table_of(amsterdam(), 1, 2, people)
        say(table, 1, legal(table, 1)[0])
        shown = shown_by(state(table))
        assert at_once(table, 0, legal(table, 0)[0], "deck") == ended, people
        assert shown_by(table.positions.at(table.log.nodes[3])) == shown


def test_undo_takes_all_of_it_back_also_after_a_restart() -> None:
    table = solo("done")
    before = state(table).key()
    every = loads(table)[:2]
    assert at_once(table, 0, *every) == BatchEnd(len(every)) and len(every) == 2
    there = state(table).key()
    table = copied(table)
    undo(table, 0)
    assert state(table).key() == before and table.last.to == 3
    table = copied(table)
    redo(table, 0)
    assert state(table).key() == there
    undo(table, 0)
    undo(table, 0)
    assert state(table).key() == state(solo()).key(), "what came before it was a step of its own"


def test_what_was_shown_last_is_drawn_anew_for_all_of_it() -> None:
    table, seat = tigris_batch()
    way = possible_undo(table.log, table.positions, table.log.number, seat)
    assert way and way.redraw and way.to.number < table.log.number - 1
    assert table.last.batch == way.to.number + 1


def tigris_batch() -> tuple[LiveTable, int]:
    """A table where the last of several actions at once has shown something."""
    for seed in range(100):
        chance, table = Random(seed), table_of(tigris(), seed, 2, range(2))
        while table.status == "playing":
            seat = next(seat for seat in range(2) if table.log.last.to_move >> seat & 1)
            first = table.log.number + 1
            end = at_once(table, seat, *line(table, seat, chance, 5), key=f"{first}")
            if end.done > 1 and end.why == "shown":
                return table, seat
    raise AssertionError("nothing was ever shown")


def busy_planning_table() -> tuple[LiveTable, list[str]]:
    """A table where the first seat may plan much, and three things for it to plan."""
    for seed in range(50):
        table = planning_table(seed)
        if table.planners & 1 and len(plan := plan_at_random(table, 0, Random(seed))) > 4:
            return table, plan[:3]
    raise AssertionError("nobody ever planned much")


def test_a_batch_in_a_plan_is_one_note_and_one_step_back() -> None:
    table, some = busy_planning_table()
    base, number = table.outlook(0).state.key(), table.notes.number(0)
    assert at_once(table, 0, *some) == BatchEnd(3)
    assert table.notes.number(0) == number + 1 and table.plan(0).steps == tuple(some)
    there = table.outlook(0).state.key()
    table = copied(table)
    undo(table, 0)
    assert table.outlook(0).state.key() == base and table.plan(0).steps == ()
    redo(table, 0)
    assert table.outlook(0).state.key() == there and table.plan(0).done == (tuple(some),)


def test_what_is_done_for_all_to_see_is_no_part_of_a_batch_in_a_plan() -> None:
    table = planning_table(15)
    number = table.log.number
    for actions in (("call", "done"), (plan_at_random(table, 0, Random(15))[0], "call")):
        with pytest.raises(Problem) as caught:
            at_once(table, 0, *actions)
        assert caught.value.code == "one-at-a-time"
    assert table.log.number == number and not table.plan(0).steps
    at_once(table, 0, "call")
    assert state(table).record.ordered


def test_a_batch_in_a_plan_stops_where_it_is_refused_or_handed_in() -> None:
    table, some = busy_planning_table()
    number = table.log.number
    end = at_once(table, 0, *some, "pray", "done")
    assert (end.done, end.why) == (3, "refused") and table.plan(0).steps == tuple(some)
    rest = plan_at_random(table, 0, Random(1))
    assert at_once(table, 0, *rest, "done", key="rest") == BatchEnd(len(rest), "turn")
    assert kinds(table, number) == ["hand-in"]
    with pytest.raises(Problem, match="handed-in"):
        at_once(table, 0, "done", "done", key="again")
    undo(table, 0)
    assert kinds(table, number) == ["hand-in", "take-back"] and table.plan(0).steps == tuple(some)


def test_what_was_planned_at_once_is_taken_back_at_once_when_it_is_done() -> None:
    table, some = busy_planning_table()
    number = table.log.number
    at_once(table, 0, *some)
    rest = plan_at_random(table, 0, Random(1))
    say(table, 0, *rest)
    say(table, 1, *plan_at_random(table, 1, Random(1)))
    done = [event for event in table.log.events[number:] if event.kind == "action"]
    mine = [event for event in done if event.seat == 0]
    assert [event.action for event in mine[:3]] == some, "nothing of it was cut"
    assert [event.batch for event in mine] == [None, mine[0].number, mine[0].number, *[None] * (len(mine) - 3)]
    assert all(event.batch is None for event in done if event.seat == 1)
    way = possible_undo(table.log, table.positions, mine[2].number, 0)
    assert way and way.to is table.log.nodes[mine[0].number].before


def test_what_is_sent_again_is_known_by_all_that_was_asked() -> None:
    alone, (planned, some) = solo("done"), busy_planning_table()
    for table, actions in ((alone, [loads(alone)[0], "pray", "brick"]), (planned, [*some, "pray"])):
        seen, who = table.log.number, Viewer("guest 0", 0)
        end = at_once(table, 0, *actions, key="k")
        assert end.why == "refused"
        table = copied(table)

        def again(command: commands.Command, table: LiveTable = table, who: Viewer = who) -> BatchEnd | None:
            before = done_before(table, who, command)
            return end_of(before) if before else None

        assert again(commands.Actions("k", seen, tuple(actions))) == end
        assert again(commands.Actions("other", seen, tuple(actions))) is None
        for others in (actions[:-1], [*actions, "done"], [*actions[:-1], "done"], actions[:1], ["fly"], actions[::-1]):
            with pytest.raises(Problem, match="key-used"):
                again(commands.Actions("k", seen, tuple(others)))
        for other in (commands.Action("k", seen, actions[0]), commands.Undo("k", seen)):
            with pytest.raises(Problem, match="key-used"):
                again(other)


async def at_the_start(one: Guest, wish: Any = SOLO) -> tuple[Any, str, str]:
    """A new table in the first turn, where homes are chosen; something to load there, and to unload again."""
    table = await one.set_up(wish)
    table = await one.act(table["id"], notations(table["legal"])[0], table["number"])
    load, *_ = [action for action in notations(table["legal"]) if action.startswith("load")]
    return table, load, load.replace("load", "unload")


async def do_all(one: Guest, table: Any, actions: Sequence[Any], status: int = 200, **more: Any) -> Any:
    return await one.act(table["table"], actions, table["number"], status, **more)


async def test_all_of_it_is_one_commit_and_one_update(anna: Guest, place: Serving) -> None:
    table, load, unload = await at_the_start(anna)
    writes, write = 0, place.server.store.write

    async def counted(*new: Any, epoch: int | None) -> None:
        nonlocal writes
        writes += 1
        await write(*new, epoch=epoch)

    async with guest(place, "Ben") as ben, place.follows(ben.token, table["table"], table["number"]) as socket:
        assert (await hear(socket))["number"] == table["number"]
        as_object = dict(zip(("action", "transporter", "good", "bank"), load.split(), strict=True))
        place.server.store.write = counted  # type: ignore[method-assign]
        answer = await do_all(anna, table, [as_object, unload, load, "done"])
        heard = await hear(socket)
    assert writes == 1
    assert answer["batch"] == {"done": 4, "why": None, "refused": None}
    assert [entry["kind"] for entry in answer["entries"]] == ["action"] * 4
    assert (heard["from"], heard["number"], len(heard["entries"])) == (table["number"], answer["number"], 4)
    assert "batch" not in heard and all("action" not in entry for entry in heard["entries"])
    assert answer["undo"]["free"] and answer["since"] == answer["number"], "nothing of it is news to who did it"
    back = await anna.step(table["table"], "undo", answer["number"])
    assert back["public"] == table["public"] and back["redo"]


async def test_what_came_before_a_refusal_stands(anna: Guest) -> None:
    table, load, _ = await at_the_start(anna)
    answer = await do_all(anna, table, [load, "pray", "done"])
    assert answer["number"] == table["number"] + 1 and answer["batch"]["done"] == 1
    refused = (await anna.act(table["table"], "pray", answer["number"], 422))["error"]["detail"]
    assert answer["batch"] == {
        "done": 1, "why": "refused", "refused": {"reason": refused["reason"], "chapter": refused["chapter"]},
    }  # fmt: skip
    error = (await do_all(anna, {**table, **answer}, ["pray", load], 422))["error"]
    assert error["code"] == "refused" and error["detail"] == refused, "nothing at all is done: that is an error"


NO_LISTS: list[Any] = [
    [], ["done"] * (MOST + 1), ["done", 3], ["done", None], ["done", ["done"]], ["done", {"action": 1}],
    ["done", "x" * 201], [["done"]], None, 3,
]  # fmt: skip


async def test_what_is_no_list_of_actions_is_refused(anna: Guest) -> None:
    table, *_ = await at_the_start(anna)
    for bad in NO_LISTS:
        assert (await do_all(anna, table, bad, 400, key="k"))["error"]["code"] == "malformed", bad
    for bad in ("fly", {"action": "load", "good": "trunks"}, {"action": "fly"}):
        error = (await do_all(anna, table, ["done", bad], 400, key="k"))["error"]
        assert error["code"] == "malformed-action" and error["message"]
    assert (await anna.table(table["table"]))["number"] == table["number"]
    assert (await do_all(anna, table, ["done"], key="k"))["batch"]["done"] == 1, "no key was used up"


async def test_as_many_as_may_be(anna: Guest) -> None:
    table, load, unload = await at_the_start(anna)
    answer = await do_all(anna, table, [load, unload] * (MOST // 2))
    assert answer["batch"]["done"] == MOST == len(answer["entries"])
    stale = (await do_all(anna, table, ["done", "done"], 409))["error"]  # who has not seen it gets the news
    assert stale["code"] == "stale" and stale["detail"]["update"]["number"] == answer["number"]
    assert (await anna.step(table["table"], "undo", answer["number"]))["public"] == table["public"]


async def test_the_same_key_again_gives_the_same_answer_also_after_a_restart(tmp_path: Path) -> None:
    data = tmp_path / "a.db"
    async with serving(data, all_games()) as place, guest(place) as anna:
        table, load, unload = await at_the_start(anna)
        asked = [load, unload, load, "pray"]
        first, *others = await asyncio.gather(*(do_all(anna, table, asked, key="k") for _ in range(8)))
        assert first["batch"]["done"] == 3 and all(other == first for other in others)
        later = await do_all(anna, first, [unload, "done"], key="l")
        assert await do_all(anna, table, asked, key="k") == first, "as it stood then"
        token = anna.token
    async with serving(data, all_games()) as place, guest(place, token=token) as anna:
        assert await do_all(anna, table, asked, key="k") == first
        for others in (asked[:3], asked[:1], [*asked, "done"], [*asked[:3], "done"]):
            assert (await do_all(anna, table, others, 409, key="k"))["error"]["code"] == "key-used"
        assert (await anna.act(table["table"], load, table["number"], 409, key="k"))["error"]["code"] == "key-used"
        now = await anna.table(table["table"])
        assert now["number"] == later["number"]
        await anna.step(table["table"], "undo", now["number"])
        await anna.step(table["table"], "undo", now["number"] + 1)
        assert (await anna.table(table["table"]))["public"] == table["public"]


async def test_two_seats_race_and_one_of_them_wins_with_all_of_it(anna: Guest, ben: Guest) -> None:
    """Both may keep contracts at the same time; whoever is second is told what the first has done."""
    seats = [{"kind": "person"}, {"kind": "open"}]
    table = await anna.set_up({"game": "amsterdam", "seats": seats})
    await ben.do(table["id"], "join", invite=table["invite"])
    now = await anna.table(table["id"])
    body = {"action": [notations(now["legal"])[0], "deck"], "seen": now["number"]}
    path = f"/api/tables/{table['id']}/actions"
    answers = await asyncio.gather(
        *(one.client.post(path, json={**body, "key": f"{n}"}) for n in range(4) for one in (anna, ben))
    )
    assert sorted(answer.status_code for answer in answers) == [200] + [409] * 7
    won = next(answer.json() for answer in answers if answer.status_code == 200)
    assert won["batch"] == {"done": 1, "why": "turn", "refused": None}
    assert (await anna.table(table["id"]))["number"] == now["number"] + 1


async def test_no_pieces_are_laid_at_once(anna: Guest) -> None:
    seats = [{"kind": "person"}, {"kind": "shared"}]
    table = await anna.set_up({"game": "roads", "seats": seats, "lay": 8})
    assert table["status"] == "laying"
    error = await do_all(anna, {**table, "table": table["id"]}, ["lay 0,0 woods", "lay 1,0 woods"], 409)
    assert error["error"]["code"] == "one-at-a-time"


async def test_it_is_charged_by_its_length(tmp_path: Path) -> None:
    now = 0.0
    limits = Limits(lambda: now)
    async with serving(tmp_path / "a.db", all_games(), limits=limits) as place, guest(place) as anna:
        table, load, unload = await at_the_start(anna)
        now = 1000.0
        asked = [load, unload] * 29
        cost = 1 + ACTION * (len(asked) - 1) + 1  # and that of the step back
        many = int(OF_GUEST["anything"].at_once // cost)
        for _ in range(many):
            table = await anna.step(table["table"], "undo", (await do_all(anna, table, asked))["number"])
        error = (await do_all(anna, table, asked, 429))["error"]
        assert error["code"] == "too-many" and error["detail"]["retry_after"] >= 1
        assert (await do_all(anna, table, asked[:1]))["batch"]["done"] == 1, "there is enough for one"


@pytest.mark.verify
def test_all_of_it_is_there_or_nothing_when_the_server_is_killed(tmp_path: Path) -> None:
    """Whoever sends again gets all of it done, once."""
    data = tmp_path / "a.db"

    async def run() -> int:
        chance, kills = Random(1), 0
        async with nursery() as place:
            one = Player(place.address, 0)
            await place.start(data)
            await place.answers()
            one.diary.token = (await one.ask("POST", "/api/guests", {})).json()["token"]
            table = (await one.ask("POST", "/api/tables", SOLO)).json()["id"]
            now = (await one.ask("GET", f"/api/tables/{table}")).json()
            path, body = f"/api/tables/{table}/actions", {"action": notations(now["legal"])[0], "key": "home"}
            now = (await one.ask("POST", path, {**body, "seen": now["number"]})).json()
            load, *_ = [action for action in notations(now["legal"]) if action.startswith("load")]
            asked = [load, load.replace("load", "unload")] * 4
            for turn in range(12):
                asking = asyncio.create_task(
                    one.ask("POST", path, {"action": asked, "key": f"k{turn}", "seen": now["number"]})
                )
                if turn % 3 == 2:
                    await asyncio.sleep(chance.uniform(0, 0.02))
                    place.kill()
                    kills += 1
                    await place.start(data)
                    await place.answers()
                answer = (await asking).json()
                assert answer["batch"]["done"] == len(asked) == answer["number"] - now["number"]
                back = {"key": f"u{turn}", "seen": answer["number"]}
                undone = (await one.ask("POST", f"/api/tables/{table}/undo", back)).json()
                assert undone["public"] == now["public"]
                now = undone
            await one.client.aclose()
        return kills

    kills = asyncio.run(run())
    found = asked(database(data), "SELECT count(*), count(key), count(batch) FROM events WHERE kind = 'action'")
    assert found == [(1 + 12 * 8, 1 + 12, 12 * 7)], kills
