"""Heavy work in processes of its own: what the executor does, and what becomes of workers that are late or die."""

import asyncio
import json
import os
import signal
import subprocess
import sys
from collections import OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from msgspec import msgpack
from tests.server import troubles
from tests.server.serving import PATIENCE, guest, serving, until
from tests.server.tables import amsterdam, roads, tigris

from lautta import players
from lautta.core.game import GameState
from lautta.players.player import MOST_NOTES
from lautta.players.weights import weights_of
from lautta.server.messages.advice import Advice
from lautta.server.messages.variations import VariationRequest
from lautta.server.problem import Problem
from lautta.server.processes.broker import Broker
from lautta.server.runtime.computers import Computers
from lautta.server.runtime.server import all_games
from lautta.server.work import executor as executors
from lautta.server.work import jobs, worker_process
from lautta.server.work.compatibility import compatibility_hash
from lautta.server.work.executor import ProcessExecutor, ThreadExecutor, open_executor
from lautta.server.work.jobs import KINDS, Job
from lautta.server.work.queues import FairQueue, Pending
from lautta.server.work.worker_handle import Died, WorkerHandle, _environment
from lautta.server.work.worker_process import NICE

GAMES = [amsterdam(), tigris(), roads()]


@asynccontextmanager
async def pool(workers: int = 2, broker: Broker | None = None) -> AsyncIterator[ProcessExecutor]:
    """Workers that know computer players who make trouble; with a broker those on other machines take part."""
    for name in troubles.ALL:
        players.register(name, getattr(troubles, name), "makes trouble")
    executor = open_executor(workers, all_games())
    assert isinstance(executor, ProcessExecutor)
    if broker:
        executor.share(broker, all_games())
    try:
        await executor.open()
        yield executor
    finally:
        await executor.close()
        for name in troubles.ALL:
            players.forget(name)


def thought(level: str, seed: int = 1) -> tuple[str, str, bytes, bytes]:
    """A decision of a computer player at the start of a game of Amsterdam."""
    view = amsterdam().new(2, 7).view(0, recall=True)
    return "choose", "amsterdam", jobs.packed(view), msgpack.encode(jobs.Thought(0, level, seed))


def choices(seat: int = 0) -> tuple[str, str, bytes, bytes]:
    view = amsterdam().new(2, 7).view(seat)
    return "choices", "amsterdam", jobs.packed(view), msgpack.encode(jobs.ChoicesRequest(seat, "", {}))


def board(seed: int, players: int) -> tuple[str, str, bytes, bytes]:
    return "board/new", "roads", b"", msgpack.encode((seed, players))


async def ask(executor: ProcessExecutor, done: list[str], name: str, job: Any, guest: str) -> None:
    """Wait for a job, and note that it was done."""
    await executor.work(Job(*job, 60, guest=guest))
    done.append(name)


async def code_of(asked: Any) -> str:
    with pytest.raises(Problem) as told:
        await asked
    return told.value.code


def alive(pid: int | None) -> bool:
    try:
        state = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except OSError:
        return False
    return state != "Z"


async def test_a_worker_answers_what_this_process_would() -> None:
    """Also where a player prints; and it steps back for everybody else."""
    inside = ThreadExecutor(all_games())
    async with pool() as executor:
        for job in (choices(), thought("sense"), thought("random", 5), board(3, 2)):
            assert await executor.work(Job(*job, 60)) == await inside.work(Job(*job, 60))
        answer = msgpack.decode(await executor.work(Job(*thought("Prints"), 60)), type=jobs.Decision)
        assert answer.code == min(amsterdam().new(2, 7).legal(0))
        pid = next(worker.pid for worker in executor.workers if worker.pid)
        assert int(Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[16]) >= NICE
    await inside.close()


@pytest.mark.verify
async def test_a_worker_that_hangs_is_replaced_alone_and_one_that_is_killed_takes_nobodys_job_along() -> None:
    async with pool() as executor:
        await asyncio.gather(*(executor.work(Job(*choices(), 60, guest=str(one))) for one in range(8)))
        before = {worker.pid for worker in executor.workers}
        late = asyncio.create_task(code_of(executor.work(Job(*thought("Hangs"), 3.0, guest="late"))))
        answers = [await executor.work(Job(*choices(), 60, guest="anna")) for _ in range(8)]
        assert not late.done() and len(set(answers)) == 1
        assert await late == "too-slow"
        assert await executor.work(Job(*thought("sense"), 60))
        await until(lambda: all(worker.runs for worker in executor.workers))
        killed = {worker.pid for worker in executor.workers}
        assert len(before & killed) == 1
        asked = [asyncio.create_task(executor.work(Job(*thought("Slow"), 60, guest=str(one)))) for one in range(4)]
        others = [asyncio.create_task(executor.work(Job(*choices(), 60, guest=str(one)))) for one in range(4)]
        await asyncio.sleep(0.15)
        for pid in killed:
            os.kill(pid or 0, signal.SIGKILL)
        assert len({await one for one in asked}) == 1 and len({await one for one in others}) == 1
        again = await asyncio.gather(*(executor.work(Job(*thought("Slow"), 60, guest=str(one))) for one in range(4)))
        assert len(set(again)) == 1 and not any(map(alive, killed))


@pytest.mark.verify
async def test_a_job_that_workers_die_of_is_given_up_and_others_go_on() -> None:
    async with pool() as executor:
        for trouble in ("Dies", "Babbles"):
            deadly = asyncio.create_task(code_of(executor.work(Job(*thought(trouble), 60, guest="bad"))))
            answers = [await executor.work(Job(*choices(), 60, guest="anna")) for _ in range(20)]
            assert len(set(answers)) == 1 and await deadly == "work-failed"
            assert await executor.work(Job(*thought("sense"), 60))


@pytest.mark.verify
async def test_a_computer_player_whose_worker_fails_plays_at_random(monkeypatch: pytest.MonkeyPatch) -> None:
    view = amsterdam().new(2, 7).view(0, recall=True)
    async with pool(1) as executor:
        for level, seconds in (("Hangs", 0.5), ("Dies", 60.0), ("Raises", 60.0)):
            monkeypatch.setattr("lautta.server.runtime.computers.THINKS_WITHIN", seconds)
            assert (await Computers(executor).choose("table", view, 0, level)).code in view.legal(0), level


@pytest.mark.verify
async def test_one_guests_burst_of_boards_does_not_keep_others_waiting() -> None:
    data = json.dumps(dict(roads().board().data)).encode()
    async with pool() as executor:
        await executor.work(Job("board/check", "roads", data, b"", 60, guest="anna"))
        burst = [asyncio.create_task(executor.work(Job(*board(seed, 4), 60, guest="greedy"))) for seed in range(12)]
        for _ in range(10):
            await asyncio.sleep(0.02)
            done = sum(one.done() for one in burst)
            await executor.work(Job("board/check", "roads", data, b"", 60, guest="anna"))
            assert sum(one.done() for one in burst) <= done + 2
        assert not burst[-1].done()
        for one in burst:
            one.cancel()


@pytest.mark.verify
async def test_a_burst_of_boards_leaves_a_worker_to_computer_players() -> None:
    async with pool(3) as executor:
        burst = [asyncio.create_task(executor.work(Job(*board(seed, 4), 60, guest=str(seed)))) for seed in range(12)]
        for _ in range(5):
            await executor.work(Job(*thought("sense"), 60, guest="table"))
        assert sum(one.done() for one in burst) < 6
        for one in burst:
            one.cancel()


async def test_workers_tell_how_much_processor_time_jobs_took() -> None:
    counted: list[tuple[str, bool]] = []
    async with pool(1) as executor:
        executor.meter = lambda job, seconds: counted.append((job.guest, bool(seconds)))
        await executor.work(Job(*board(3, 2), 60, guest="anna"))
        assert executor.workers[0].spent
    assert counted == [("anna", False), ("anna", True)]


async def test_guests_take_turns_and_a_crowd_leaves_some_to_what_is_slower(monkeypatch: pytest.MonkeyPatch) -> None:
    async def breaks(*_: Any) -> bytes:
        raise ValueError

    async with pool(1) as executor:
        done: list[str] = []
        burst = [asyncio.create_task(ask(executor, done, "greedy", board(seed, 2), "greedy")) for seed in range(8)]
        await asyncio.sleep(0)
        other = [asyncio.create_task(ask(executor, done, "anna", board(seed, 2), "anna")) for seed in range(2)]
        await asyncio.gather(*burst, *other)
        assert done.index("anna") <= 2 and done[:5].count("anna") == 2
        done.clear()
        crowd = [asyncio.create_task(ask(executor, done, "asked", choices(), f"guest {one}")) for one in range(30)]
        await asyncio.sleep(0)
        slow = [asyncio.create_task(ask(executor, done, job[0], job, "anna"))
                for job in (board(3, 2), thought("sense"), thought("sense"))]  # fmt: skip
        await asyncio.gather(*crowd, *slow)
        assert done.index("board/new") <= 3
        assert [place for place, name in enumerate(done) if name == "choose"][1] <= 6
        monkeypatch.setattr(executors, "LONGEST_WAIT", -1.0)  # no computer plays at random as its host has many tables
        assert all(await asyncio.gather(*(executor.work(Job(*thought("sense"), 60, guest="host")) for _ in range(6))))
        with monkeypatch.context() as broken:  # whatever goes wrong, who waits hears of it
            broken.setattr(type(executor.workers[0]), "do", breaks)
            assert await code_of(executor.work(Job(*thought("random"), 60))) == "work-failed"
        assert await executor.work(Job(*choices(), 60))


@pytest.mark.verify
async def test_people_come_before_thoughts() -> None:
    async with pool(1) as executor:
        done: list[str] = []
        thoughts = [asyncio.create_task(ask(executor, done, "thought", thought("Slow"), str(one))) for one in range(4)]
        await asyncio.sleep(0)
        await asyncio.gather(asyncio.create_task(ask(executor, done, "asked", choices(), "anna")), *thoughts)
        assert done.index("asked") <= 1


@pytest.mark.verify
async def test_who_waits_too_long_for_a_worker_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    async with pool(1) as executor:
        await executor.work(Job(*choices(), 60))
        monkeypatch.setattr(executors, "PATIENCE", 0.1)
        hanging = asyncio.create_task(code_of(executor.work(Job(*thought("Hangs"), 3.0))))
        await asyncio.sleep(0.05)
        assert await code_of(executor.work(Job(*choices(), 0.1, guest="anna"))) == "busy"
        assert await hanging == "too-slow"


@pytest.mark.verify
async def test_closing_leaves_no_process_and_nobody_waiting() -> None:
    async with pool() as executor:
        await asyncio.gather(*(executor.work(Job(*choices(), 60, guest=str(one))) for one in range(8)))
        pids = [worker.pid for worker in executor.workers if worker.pid]
        assert len(pids) == 2 and all(map(alive, pids))
        waiting = [
            asyncio.create_task(code_of(executor.work(Job(*thought("Hangs"), 30, guest=str(one))))) for one in range(4)
        ]
        await asyncio.sleep(0.1)
        await executor.close()
        assert await asyncio.gather(*waiting) == ["work-failed"] * 4
        assert not any(map(alive, pids))
        assert await code_of(executor.work(Job(*choices(), 60))) == "work-failed"


async def test_a_job_that_begins_while_the_door_closes_is_refused() -> None:
    async with pool() as executor:
        asked = asyncio.create_task(code_of(executor.work(Job(*choices(), 60))))
        while not any(executor._doing.values()):
            await asyncio.sleep(0)
        await executor.close()
        assert await asyncio.wait_for(asked, PATIENCE) == "work-failed"


SERVER = """
import asyncio, sys
from lautta.server.runtime.server import all_games
from lautta.server.work.executor import open_executor
from lautta.server.work.jobs import Job
from tests.server.test_work import choices, thought
from tests.server import troubles
from lautta import players

async def main():
    players.register("Hangs", troubles.Hangs, "")
    executor = open_executor(2, all_games())
    hanging = asyncio.create_task(executor.work(Job(*thought("Hangs"), 600)))
    await asyncio.sleep(0)
    await asyncio.gather(*(executor.work(Job(*choices(), 60, guest=str(one))) for one in range(2)))
    print(*(worker.pid for worker in executor.workers), flush=True)
    await hanging

asyncio.run(main())
"""


@pytest.mark.verify
def test_workers_end_with_a_server_that_is_killed() -> None:
    environ = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    process = subprocess.Popen([sys.executable, "-c", SERVER], stdout=subprocess.PIPE, text=True, env=environ)
    assert process.stdout
    try:
        pids = [int(pid) for pid in process.stdout.readline().split()]
        assert len(pids) == 2 and all(map(alive, pids))
    finally:
        process.kill()
        process.wait()
    asyncio.run(until(lambda: not any(map(alive, pids))))


def test_what_no_other_process_can_find_is_refused_at_the_start() -> None:
    class Here:
        def __init__(self, seed: int) -> None: ...

        def choose(self, view: Any, seat: int) -> int:
            return 0

    players.register("here", Here, "lives in a function")
    try:
        with pytest.raises(ValueError, match="other processes cannot find"):
            open_executor(2, all_games())
        assert isinstance(open_executor(0, all_games()), ThreadExecutor)
    finally:
        players.forget("here")


class Tapped:
    def __init__(self, games: Any) -> None:
        self._executor, self.sent = ThreadExecutor(games), []  # type: ignore[var-annotated]

    async def work(self, job: Job) -> bytes:
        self.sent.append((job.kind, job.data, job.arguments))
        return await self._executor.work(job)

    async def open(self) -> None: ...

    async def close(self) -> None:
        await self._executor.close()


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_computers_are_sent_what_their_seat_may_know(game: Any) -> None:
    """No byte of the generator travels, and positions that look alike from a seat are sent alike."""
    seed, chance = bytes(range(32)), Random(3)
    now = game.new(3, seed)
    for number in range(200):
        if now.over:
            break
        for seat in now.to_move:
            sent, known = jobs.packed(now.view(seat, recall=True)), now.view(seat, recall=True)
            for twin_seed in (1, 2):
                twin = known.resample(seat, twin_seed)
                assert jobs.packed(twin.view(seat, recall=True)) == sent, number
            again = jobs.unpacked(game, sent)
            assert again == known and (again.viewer, again.recall) == (seat, game.has_recall)
            record = again.record
            assert not any(bytes(record.chance)), "the generator"
            assert seed not in sent and seed not in bytes(record)
        seat = chance.choice(now.to_move)
        now.apply(chance.choice(now.legal(seat)), seat)


@pytest.mark.parametrize("kind", ["choices", "macros"])
def test_people_are_not_answered_from_what_was_counted(kind: str) -> None:
    state, ask = tigris().new(2, 7), msgpack.encode(jobs.ChoicesRequest(0, "place", {}, previews=True))
    run = getattr(jobs, kind)
    assert run(tigris(), jobs.packed(state.view(0)), ask)
    with pytest.raises(ValueError, match="what they are shown"):
        run(tigris(), jobs.packed(state.view(0, recall=True)), ask)
    tried = msgpack.encode(jobs.Tried("table", 0, msgpack.encode(VariationRequest(moment=1, draw=1, line=[]))))
    assert jobs.try_line(tigris(), jobs.packed(state.view(0)), tried)
    with pytest.raises(ValueError, match="what they are shown"):
        jobs.try_line(tigris(), jobs.packed(state.view(0, recall=True)), tried)


def test_a_computer_is_asked_with_what_it_has_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its player sees the points of others; one that is sent what people are shown does not get to choose."""
    seen: list[GameState] = []

    class Sees(players.RandomPlayer):
        def choose(self, view: GameState, seat: int) -> int:
            seen.append(view)
            return super().choose(view, seat)

    state = tigris().new(2, 7)
    state.record.players[1].points[2] = 5
    monkeypatch.setattr(jobs.players, "make", lambda level, seed: Sees(seed))
    ask = msgpack.encode(jobs.Thought(0, "sees", 3))
    answer = msgpack.decode(jobs.choose(tigris(), jobs.packed(state.view(0, recall=True)), ask), type=jobs.Decision)
    assert answer.code in state.legal(0) and answer.notes == b""
    assert [view.record.players[1].points[2] for view in seen] == [5]
    jobs.choose(tigris(), jobs.packed(state.view(0)), ask)
    assert len(seen) == 1


def test_what_a_player_notes_is_handed_back(monkeypatch: pytest.MonkeyPatch) -> None:
    """A new player is made for each decision; one that fails at its notes, or notes too much, is rid of them."""

    class Counts(players.RandomPlayer):
        notes, more = b"", b"x"

        def choose(self, view: GameState, seat: int) -> int:
            self.notes = self.notes.decode().encode() + self.more
            return super().choose(view, seat)

    def asked(notes: bytes) -> bytes:
        ask = msgpack.encode(jobs.Thought(0, "counts", 3, notes))
        answer = jobs.choose(tigris(), jobs.packed(state.view(0, recall=True)), ask)
        return msgpack.decode(answer, type=jobs.Decision).notes

    state = tigris().new(2, 7)
    monkeypatch.setattr(jobs.players, "make", lambda level, seed: Counts(seed))
    assert asked(asked(asked(b""))) == b"xxx"
    assert asked(b"\xff") == b"", "it cannot be read"
    monkeypatch.setattr(Counts, "more", bytes(MOST_NOTES + 1))
    assert asked(b"x") == b""


async def test_all_that_thinks_at_a_server_is_sent_views(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    taps: list[Tapped] = []

    def tapped(workers: int | None, games: Any) -> Tapped:
        taps.append(Tapped(games))
        return taps[-1]

    monkeypatch.setattr("lautta.server.runtime.server.open_executor", tapped)
    async with serving(tmp_path / "a.db", all_games()) as place, guest(place) as anna:
        for name in ("amsterdam", "tigris", "roads"):
            seats = [{"kind": "person"}, *[{"kind": "computer", "level": "sense"}] * 2]
            table = await anna.my_turn((await anna.set_up({"game": name, "seats": seats}))["id"])
            for _ in range(8):
                kind, ways = next(iter(table["legal"].items()))
                await anna.act(table["id"], " ".join([kind, *ways[0]]), table["number"])
                table = await anna.my_turn(table["id"], table["number"])
            request = {"moment": table["number"], "draw": 1, "line": [], "computers": True}
            await anna.post(f"/api/tables/{table['id']}/what-if", request)
            await anna.get(f"/api/tables/{table['id']}/choices")
            setup = place.server.tables._actors[table["id"]].table.setup
            (tap,) = taps
            for kind, data, arguments in tap.sent:
                view = jobs.unpacked(setup.game, data)
                assert not any(bytes(view.record.chance)), kind
                assert view.recall == (kind == "choose" and setup.game.has_recall), kind
                assert setup.seed not in data and setup.seed not in arguments
            assert {"choose", "variation"} <= {kind for kind, _, _ in tap.sent}
            tap.sent.clear()


async def test_long_lists_go_through_the_door_and_short_ones_stay(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tap = Tapped(all_games())
    monkeypatch.setattr("lautta.server.runtime.server.open_executor", lambda workers, games: tap)
    async with serving(tmp_path / "a.db", all_games()) as place, guest(place) as anna:
        table = await anna.set_up({"game": "amsterdam", "seats": [{"kind": "person"}, {"kind": "shared"}]})
        path = f"/api/tables/{table['id']}/choices"
        all_of_them = await anna.get(path)
        assert [kind for kind, _, _ in tap.sent] == ["choices"]
        kept = await anna.get(f"{path}?action=keep")
        assert len(tap.sent) == 1
        assert kept == [choice for choice in all_of_them if choice["action"].startswith("keep")] != []


@pytest.mark.verify
async def test_a_table_with_computers_is_played_through_workers(tmp_path: Path) -> None:
    async with serving(tmp_path / "a.db", all_games(), workers=2) as place, guest(place) as anna:
        request = {"game": "amsterdam", "seats": [{"kind": "person"}, *[{"kind": "computer", "level": "sense"}] * 2]}
        table = await anna.my_turn((await anna.set_up(request))["id"])
        for _ in range(5):
            kind, ways = next(iter(table["legal"].items()))
            await anna.act(table["id"], " ".join([kind, *ways[0]]), table["number"])
            table = await anna.my_turn(table["id"], table["number"])
        pool = place.server.executor
        assert isinstance(pool, ProcessExecutor) and any(worker.runs for worker in pool.workers)
        pids = [worker.pid for worker in pool.workers if worker.pid]
    assert not any(map(alive, pids))


def test_the_log_says_which_weights_cannot_be_used(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """The game can still be played, and the other weights are loaded all the same."""
    monkeypatch.setattr("lautta.players.weights.weights_path", lambda game, number: tmp_path / f"{number}.net")
    weights_of.cache_clear()
    for number in (2, 4):
        (tmp_path / f"{number}.net").write_bytes(b"{}")
    worker_process._warm("amsterdam")
    weights_of.cache_clear()
    said = caplog.messages
    assert [f"{number}.net" in line for number, line in zip((2, 4), said, strict=True)] == [True, True]
    assert not [line for line in said if "cannot be played" in line]


async def test_what_the_server_builds_on_is_never_done_by_nodes() -> None:
    stays = {kind for kind in KINDS if not KINDS[kind].travels}
    assert stays >= {"board/load", "board/check", "board/new", "check", "known", "known/steps"}
    assert {"choose", "suggest", "advice", "review", "variation"}.isdisjoint(stays)


async def test_what_stays_here_keeps_its_place_and_who_takes_a_job_looks_no_further() -> None:
    fair = FairQueue()
    stays, travels, gone, other = (
        Pending(Job(kind, "roads", b"", b"", 1, guest))
        for kind, guest in (("board/new", "anna"), ("advice", "anna"), ("advice", "anna"), ("advice", "ben"))
    )
    for job in (stays, travels, gone, other):
        fair.add(job)
    gone.answer.cancel()
    found = [fair.take(lambda job: job.travels) for _ in range(3)]
    assert found == [travels, other, None]
    assert [fair.take(), fair.take()] == [stays, None]
    fair, looked_at = FairQueue(), []
    for number in range(1000):
        fair.add(Pending(Job("advice", "roads", b"", b"", 1, str(number))))

    class Watched(OrderedDict[str, Any]):
        def items(self) -> Any:
            for name, waiting in super().items():
                looked_at.append(name)
                yield name, waiting

    fair._of[""] = Watched(fair._of[""])
    assert [one.job.guest for one in (fair.take(), fair.take()) if one] == looked_at == ["0", "1"]
    assert len(list(fair)) == 998 and not {"0", "1"} & fair._of[""].keys()


def test_compatibility_is_about_games_rules_and_players(monkeypatch: pytest.MonkeyPatch) -> None:
    games = all_games()
    usual = compatibility_hash(games)
    assert usual == compatibility_hash(dict(reversed(games.items())))
    assert compatibility_hash({name: games[name] for name in ("amsterdam", "tigris")}) != usual
    players.register("Hangs", troubles.Hangs, "makes trouble")
    try:
        assert compatibility_hash(games) != usual
    finally:
        players.forget("Hangs")
    with monkeypatch.context() as changed:
        changed.setitem(vars(games["tigris"]), "layout", "another")
        assert compatibility_hash(games) != usual


def test_an_answer_must_be_about_what_was_asked() -> None:
    fits = jobs.about(Advice, seat=1)
    assert fits(msgspec.json.encode(Advice(1, []))) and not fits(msgspec.json.encode(Advice(0, [])))


class Mortal:
    """Workers that die of each job once, after some seconds; `given` are the seconds that they were told."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, seconds: float) -> None:
        self.given: list[float] = []
        self._seconds = seconds
        monkeypatch.setattr(WorkerHandle, "runs", True)
        monkeypatch.setattr(WorkerHandle, "do", self.do)

    async def do(self, kind: str, game: str, data: bytes, arguments: bytes, seconds: float) -> bytes:
        self.given.append(seconds)
        if len(self.given) == 1:
            await asyncio.sleep(self._seconds)
            raise Died
        return b"answer"


@pytest.mark.parametrize("lent", [True, False])
async def test_a_job_that_a_worker_died_of_has_the_time_at_a_node_that_is_left(
    lent: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A server has waited meanwhile; at home it is nobody's fault, and all of it may be used once more."""
    workers, executor = Mortal(monkeypatch, 0.3), ProcessExecutor(1, executors.worker_config(all_games()), lent=lent)
    assert await executor.work(Job(*thought("random"), 60)) == b"answer"
    first, second = workers.given
    assert first - second > 0.29 if lent else (first, second) == (60, 60)
    workers.given.clear()
    if lent:
        assert await code_of(executor.work(Job(*thought("random"), 0.2))) == "too-slow"
        assert len(workers.given) == 1
    await executor.close()


def test_a_worker_is_not_told_the_passwords_of_database_and_broker(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LAUTTA_DATABASE", "postgresql://lautta:secret@host/lautta")
    monkeypatch.setenv("LAUTTA_BROKER", "nats://lautta:secret@host")
    environ = _environment()
    assert "secret" not in " ".join(environ.values()) and environ["PATH"] == os.environ["PATH"]
