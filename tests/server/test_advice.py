"""What a strong player would do: from one's own view only, refused where several people play, and looked back at."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from tests.server.careful import Careful
from tests.server.serving import Guest, Serving, guest, notations, serving
from tests.server.tables import act_at_random, amsterdam, reloaded, state, table_of, tigris
from tests.server.test_secrets import twins
from tests.thinking import network_by_lot

from lautta.core.game import Game
from lautta.games.roads.players.settler.playouts import SETTLER
from lautta.players import weights
from lautta.players.weights import Weights, thinking_of, written
from lautta.server.http.limits import Limits
from lautta.server.messages.variations import VariationRequest
from lautta.server.problem import Problem
from lautta.server.runtime.server import all_games
from lautta.server.table import advice as rules
from lautta.server.table.live_table import LiveTable
from lautta.server.view.game_info import info_of
from lautta.server.view.table_view import TableView
from lautta.server.work import jobs
from lautta.server.work.advice import said_of
from lautta.server.work.cache import CachedExecutor
from lautta.server.work.jobs import Job

ALL = all_games()
ALONE = {"game": "amsterdam", "seats": [{"kind": "person"}, {"kind": "computer", "level": "random"}]}
TOGETHER = {"game": "amsterdam", "seats": [{"kind": "person"}, {"kind": "open"}]}
SERVED: dict[str, Any] = {"games": ALL}
GUEST = Careful


@pytest.fixture(autouse=True)
def untrained(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Networks for two players that nobody has trained, so that these tests hang on no weights."""
    monkeypatch.setattr(weights, "weights_path", lambda game, players: tmp_path / f"{game.name} {players}.net")
    for game in (amsterdam(), tigris()):
        inputs = thinking_of(game).inputs
        network = network_by_lot(game, 2, 1)
        weights.weights_path(game, 2).write_bytes(written(Weights(game.name, 2, network, {}), inputs))
    caches = (weights.weights_of, weights.lacking, info_of)
    for each in caches:
        each.cache_clear()
    yield
    for each in caches:
        each.cache_clear()


async def over(anna: Guest, table: str) -> Any:
    chance, found = Random(1), await anna.my_turn(table)
    while not found["result"]:
        update = await anna.act(table, chance.choice(notations(found["legal"])), found["number"])
        found = update if update["result"] else await anna.my_turn(table, update["number"])
    return await anna.table(table)


def advised(table: LiveTable, seat: int = 0) -> bytes:
    """The answer of a worker to somebody who asks now."""
    view = TableView(table, table.log.number).position(seat)
    asked = jobs.Tried(table.id, seat, msgspec.msgpack.encode(VariationRequest(table.log.number, 0)))
    return jobs.try_advice(table.setup.game, jobs.packed(view), msgspec.msgpack.encode(asked))


@pytest.mark.parametrize("game", [amsterdam(), tigris()], ids=lambda game: game.name)
def test_advice_hangs_on_nothing_that_the_page_does_not_show(game: Game) -> None:
    """Where two tables differ only in what is hidden from a seat, it is told the same."""
    compared = 0
    for seed in range(4):
        if pair := twins(game, seed, seed * 5):
            assert state(pair[0]).bytes() != state(pair[1]).bytes()
            one, two = map(advised, pair)
            assert one == two
            compared += len(msgspec.json.decode(one)["best"])
    assert compared > 3


@pytest.mark.parametrize("game", [amsterdam(), tigris()], ids=lambda game: game.name)
def test_an_action_is_told_without_what_chance_makes_of_it(game: Game) -> None:
    """In other worlds that fit what a seat knows, with other cards and tiles to come, it is told in the same words."""
    table, told = table_of(game, 2, 2), 0
    for number in range(60):
        if state(table).over:
            break
        seat = state(table).to_move[0]
        view = state(table).view(seat)
        one, two = view.resample(seat, number), view.resample(seat, number + 1)
        for code in view.legal(seat)[:: 1 + len(view.legal(seat)) // 20]:
            assert said_of(one, seat, code) == said_of(two, seat, code) != []
            told += 1
        act_at_random(table, Random(number))
    assert told > 200


async def test_whoever_plays_alone_is_told_the_three_best(place: Serving, anna: Guest, ben: Guest) -> None:
    table = await anna.my_turn((await anna.set_up(ALONE))["id"])
    assert table["advice"]
    path, now = f"/api/tables/{table['id']}/what-if/advice", {"moment": table["number"], "draw": 7}
    advice = await anna.post(path, now)
    legal = notations(table["legal"])
    assert advice["seat"] == 0 and len(advice["best"]) == 3
    assert {one["action"] for one in advice["best"]} <= set(legal)
    chances = [one["chance"] for one in advice["best"]]
    assert chances == sorted(chances, reverse=True)
    assert await anna.post(path, {**now, "draw": 8}) == advice, "what is dealt for a variation says nothing of it"
    line = [{"seat": 0, "action": advice["best"][0]["action"]}]
    assert (await anna.post(path, {**now, "line": line, "computers": True}))["best"]
    await ben.post(path, now, 403)
    await anna.post(path, {**now, "seat": 1}, 403)


async def test_where_two_people_play_nobody_is_told_unless_all_knew_before(anna: Guest, ben: Guest) -> None:
    for advice in (False, True):
        made = await anna.set_up({**TOGETHER, "listed": True, "advice": advice})
        waiting = await ben.get("/api/tables/open")
        assert [one["advice"] for one in waiting if one["table"] == made["id"]] == [advice]
        table = await ben.post(f"/api/tables/{made['id']}/join", {"name": "Ben"})
        number = (await anna.table(made["id"]))["number"]
        assert table["advice"] == advice
        path = f"/api/tables/{made['id']}/what-if/advice"
        for moment in (number, number - 1):  # a moment of a game that goes on is no way round it
            status = 200 if advice else 403
            if moment == number or not advice:
                answer = await anna.post(path, {"moment": moment, "draw": 1}, status)
                assert advice or answer["error"]["code"] == "advice-not-agreed"
        line = {"moment": number, "draw": 1, "line": [{"seat": 0, "action": "keep 1"}]}
        await anna.post(path, line, 200 if advice else 403)
        await anna.get(f"/api/tables/{made['id']}/review", 409)
    shared = {"game": "amsterdam", "seats": [{"kind": "person"}, {"kind": "shared", "name": "Ben"}]}
    table = await anna.set_up(shared)
    assert not table["advice"]
    await anna.post(f"/api/tables/{table['id']}/what-if/advice", {"moment": 1, "draw": 1, "seat": 0}, 403)


async def test_what_nobody_knows_how_to_play_has_no_hints(anna: Careful) -> None:
    three = {**ALONE, "seats": [*ALONE["seats"], {"kind": "computer", "level": "random"}]}
    infos = {info["name"]: info["thinks"] for info in await anna.get("/api/games")}
    assert (infos["amsterdam"], infos["tigris"]) == ([2], [2])
    table = await anna.set_up(three)
    assert not table["advice"]
    answer = await anna.post(f"/api/tables/{table['id']}/what-if/advice", {"moment": 1, "draw": 1}, 404)
    assert answer["error"]["code"] == "no-advice"
    await anna.post("/api/tables", {**three, "advice": True}, 404)


needs_settlers = pytest.mark.skipif(not SETTLER.module.compiled, reason="run `make build`")


@pytest.mark.verify
@pytest.mark.slow
@needs_settlers
async def test_a_game_may_bring_an_adviser_of_its_own(anna: Careful) -> None:
    """In Roads & Boats whole phases are advised, with the points that come of them; alone with nothing but these."""
    computer = {"kind": "computer", "level": "otto"}
    infos = {info["name"]: info["thinks"] for info in await anna.get("/api/games")}
    assert infos["roads"] == [1, 2, 3, 4, 5, 6]
    for seats in ([{"kind": "person"}], [{"kind": "person"}, computer]):
        made = await anna.set_up({"game": "roads", "board": "lesson_valley", "seats": seats})
        assert made["advice"]
        table = await anna.my_turn(made["id"])
        for _ in range(2):
            advice = await anna.post(f"/api/tables/{table['id']}/what-if/advice",
                                     {"moment": table["number"], "draw": 1})  # fmt: skip
            best = advice["best"][0]
            assert best["line"][0] == best["action"] and best["points"] >= 0
            assert (best["chance"] is None) == (len(seats) == 1)
            tried = {"moment": table["number"], "draw": 1, "seat": 0,
                     "line": [{"seat": 0, "action": action} for action in best["line"]]}  # fmt: skip
            answer = await anna.post(f"/api/tables/{table['id']}/what-if", tried)
            assert answer["cut"] is None
            for action in best["line"]:  # to the end of the phase
                await anna.act(table["id"], action, table["number"])
                table = await anna.my_turn(table["id"], table["number"])


@pytest.mark.verify
@pytest.mark.slow
@needs_settlers
async def test_a_game_of_long_turns_is_looked_back_at(anna: Careful, monkeypatch: pytest.MonkeyPatch) -> None:
    """Anna does nothing but be done with everything, and concedes in the fourth turn."""
    request = {"game": "roads", "board": "lesson_valley",
               "seats": [{"kind": "person"}, {"kind": "computer", "level": "sense"}]}  # fmt: skip
    alone = {**request, "seats": [{"kind": "person"}]}
    solo = await anna.set_up(alone)
    await anna.get(f"/api/tables/{solo['id']}/review", 409)
    await anna.do(solo["id"], "concede", key="alone")
    assert (await anna.get(f"/api/tables/{solo['id']}/review"))["done"] == 0  # nothing was done
    name = (await anna.set_up(request))["id"]
    table = await anna.my_turn(name)
    while table["public"]["turn"] < 4:
        legal = notations(table["legal"])
        action = "done" if "done" in legal else legal[0]
        await anna.act(name, action, table["number"])
        table = await anna.my_turn(name, table["number"])
    await anna.do(name, "concede", key="enough")
    parts = await in_parts(anna, name)
    moments = [one for part in parts for one in part["moments"]]
    assert {one["seat"] for part in parts for one in part["decisions"]} == {0, 1}
    turns = {(one["turn"], one["seat"]) for part in parts for one in part["turns"]}
    assert turns == {(turn, seat) for turn in (1, 2, 3) for seat in (0, 1)}
    assert moments, "a seat that does nothing has given something away"
    for one in moments:
        assert one["better"]["points"] > one["played"]["points"]
        line = [{"seat": step["seat"], "action": step["action"]} for step in one["line"]]
        tried = {"moment": one["moment"], "draw": one["draw"], "seat": one["seat"], "line": line}
        answer = await anna.post(f"/api/tables/{name}/what-if", tried)
        assert answer["cut"] is None and len(answer["line"]) >= len(line)
    monkeypatch.setattr(LiveTable, "by_todays_rules", False)
    refused = await anna.get(f"/api/tables/{name}/review", 410)
    assert refused["error"]["code"] == "older-rules"


async def in_parts(guest: Careful, table: str) -> list[Any]:
    """The review of a game that is over, part by part."""
    parts = [await guest.get(f"/api/tables/{table}/review")]
    while parts[-1]["done"] < parts[-1]["total"]:
        parts.append(await guest.get(f"/api/tables/{table}/review?after={parts[-1]['judged']}"))
    return parts


def test_the_agreement_outlives_a_restart() -> None:
    table = table_of(amsterdam(), 1, 2, (0, 1))
    with pytest.raises(Problem, match="advice-not-agreed"):
        rules.check_advised(table.setup, table.log.last)
    agreed = table_of(amsterdam(), 1, 2, (0, 1), advice=True)
    for one in (agreed, reloaded(agreed)):
        rules.check_advised(one.setup, one.log.last)


async def test_a_game_that_is_over_is_looked_back_at_part_by_part(
    anna: Careful, ben: Careful, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("lautta.players.review.ceiling", lambda file: 2000)
    name = (await anna.set_up(ALONE))["id"]
    await anna.get(f"/api/tables/{name}/review", 409)
    table = await over(anna, name)
    parts = await in_parts(anna, name)
    assert parts[0] == await ben.get(f"/api/tables/{name}/review?after=0")
    decisions, lucks, moments = ([one for part in parts for one in part[kind]]
                                 for kind in ("decisions", "lucks", "moments"))  # fmt: skip
    assert len(parts) > 2 and len(decisions) == parts[0]["total"]
    actions = {entry["number"]: entry for entry in table["log"] if entry["kind"] == "action"}
    for one in decisions:
        assert actions[one["number"]]["seat"] == one["seat"] and 1 <= one["chance"] <= one["best"] <= 99
    assert {one["seat"] for one in decisions} == {0, 1} and len(decisions) > 20
    assert lucks and all(one["number"] in actions and one["points"] for one in lucks)
    assert len(moments) == sum(one["best"] - one["chance"] >= 2 for one in decisions) > 0
    for one in moments:
        played, better, line = one["played"], one["better"], one["line"]
        assert actions[one["number"]]["action"] == played["action"] != better["action"]
        assert better["chance"] - played["chance"] == one["cost"] and played["said"]
        assert one["grade"] in ("inaccuracy", "mistake", "blunder")
        assert all(each["chance"] <= better["chance"] for each in one["alternatives"])
        assert line[0] == {"seat": one["seat"], "action": better["action"], "said": line[0]["said"]}
        steps = [{"seat": step["seat"], "action": step["action"]} for step in line]
        tried = {"moment": one["moment"], "draw": one["draw"], "seat": one["seat"], "line": steps}
        answer = await ben.post(f"/api/tables/{name}/what-if", tried)
        assert answer["cut"] is None
        assert [entry["said"] for entry in answer["line"]] == [step["said"] for step in line]
        advice = await ben.post(f"/api/tables/{name}/what-if/advice", {**tried, "line": []})
        assert advice["seat"] == one["seat"] and advice["best"]
    assert any({step["seat"] for step in one["line"]} == {0, 1} for one in moments)
    last = await ben.get(f"/api/tables/{name}/review?after=2000000000")
    assert (last["decisions"], last["done"]) == ([], last["total"])


async def test_a_game_without_end_keeps_no_worker_busy(anna: Careful, monkeypatch: pytest.MonkeyPatch) -> None:
    """Leaders may come and go for ever: such a game is not looked back at, and nobody else has to wait for that."""
    monkeypatch.setattr("lautta.server.http.routes.advice.MOST_REVIEWED", 6)
    both = {"game": "tigris", "seats": [{"kind": "person"}, {"kind": "shared", "name": "Ben"}]}
    for turns, status in ((1, 200), (4, 409)):
        table = await anna.set_up(both)
        name, number = table["id"], table["number"]
        for _ in range(turns):
            seat = (await anna.table(name))["to_move"][0]
            lion = next(one for one in notations((await anna.get(f"/api/tables/{name}?seat={seat}"))["legal"])
                        if one.startswith("position king"))  # fmt: skip
            for action in (lion, "withdraw king"):
                number = (await anna.act(name, action, number, seat=seat))["number"]
        await anna.do(name, "concede", key="enough")
        answer = await anna.get(f"/api/tables/{name}/review", status)
        if status == 409:
            assert answer["error"]["code"] == "game-too-long" and answer["error"]["detail"]["actions"] == 8


async def test_nobody_has_workers_think_without_end(tmp_path: Path) -> None:
    """What is known from before costs nothing, and neither does play."""
    limits = Limits(lambda: 1000.0)
    async with serving(tmp_path / "a.db", ALL, limits=limits) as place, guest(place) as anna:
        known = await place.server.guests.find(anna.token)
        assert known
        table = await anna.my_turn((await anna.set_up(ALONE))["id"])
        path, now = f"/api/tables/{table['id']}/what-if/advice", {"moment": table["number"], "draw": 7}
        for draw, status in ((7, 200), (7, 200), (8, 429)):
            answer = await anna.client.post(path, json={**now, "draw": draw})
            assert answer.status_code == status
            limits.work(Job("review", "amsterdam", b"", b"", 60, known.id), 60.0)
        assert answer.json()["error"]["detail"]["retry_after"] >= 1
        await anna.get(f"/api/tables/{table['id']}/choices")


class Answers:
    """An executor behind which a function answers, of the data and the guest."""

    def __init__(self, answer: Callable[[bytes, str], Awaitable[bytes]]) -> None:
        self._answer, self.asked = answer, list[bytes]()

    async def work(self, job: Job) -> bytes:
        self.asked.append(job.data)
        return await self._answer(job.data, job.guest)


async def test_the_same_question_is_thought_about_once() -> None:
    async def answer(data: bytes, guest: str) -> bytes:
        if data == b"bad":
            raise Problem("busy", retry_after=1)
        return b"answer to " + data

    executor = Answers(answer)
    kept = CachedExecutor(executor)  # type: ignore[arg-type]
    for data in (b"one", b"one", b"two", b"one"):
        assert await kept.work(Job("advice", "amsterdam", data, b"", 1)) == b"answer to " + data
    assert executor.asked == [b"one", b"two"]
    for _ in range(2):
        with pytest.raises(Problem):
            await kept.work(Job("advice", "amsterdam", b"bad", b"", 1))
    assert executor.asked.count(b"bad") == 2, "what failed may be asked again"


async def test_nobody_waits_for_what_a_busier_guest_has_asked() -> None:
    """Eve's jobs stand in a long queue of her own; Anna asks for the same, and waits in hers."""
    never = asyncio.get_running_loop().create_future()

    async def answer(data: bytes, guest: str) -> bytes:
        if guest == "eve":
            await never
        return b"answer for " + guest.encode()

    kept = CachedExecutor(Answers(answer))  # type: ignore[arg-type]
    waiting = [asyncio.create_task(kept.work(Job("review", "tigris", b"x", b"", 1, guest="eve"))) for _ in range(2)]
    await asyncio.sleep(0)
    async with asyncio.timeout(60):
        assert await kept.work(Job("review", "tigris", b"x", b"", 1, guest="anna")) == b"answer for anna"
        assert await kept.work(Job("review", "tigris", b"x", b"", 1, guest="eve")) == b"answer for anna"
    never.set_exception(Problem("busy", retry_after=1))
    for one in waiting:
        with pytest.raises(Problem, match="busy"):
            await one
    assert await kept.work(Job("review", "tigris", b"x", b"", 1, guest="eve")) == b"answer for anna"


async def test_only_so_many_answers_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("lautta.server.work.cache.MOST", 2)

    async def answer(data: bytes, guest: str) -> bytes:
        return data

    executor = Answers(answer)
    kept = CachedExecutor(executor)  # type: ignore[arg-type]
    for data in (b"1", b"2", b"1", b"3", b"1", b"2"):
        assert await kept.work(Job("advice", "tigris", data, b"", 1)) == data
    assert executor.asked == [b"1", b"2", b"3", b"2"], "the one that was asked for longest ago makes room"
