"""Thinking on other machines: nodes that ask servers for jobs over the broker, and what becomes of jobs when nodes die,
are of another version, or lie.
"""

import asyncio
import itertools
import os
import secrets
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from msgspec import msgpack
from tests.server import troubles
from tests.server.brokers import BROKER, documented_broker
from tests.server.serving import PATIENCE, guest, notations, said_until, serving, until
from tests.server.tables import amsterdam
from tests.server.test_work import alive, choices, code_of, pool, thought
from tests.server.watching import samples

from lautta import players
from lautta.players.player import MOST_NOTES
from lautta.server.http.metrics import PATH
from lautta.server.messages.variations import VariationRequest
from lautta.server.processes import links
from lautta.server.processes.broker import Broker
from lautta.server.processes.frames import Leaving, Missed, Piece
from lautta.server.runtime.computers import Computers
from lautta.server.runtime.server import all_games
from lautta.server.table.laying import Laid, may_follow
from lautta.server.telemetry import metrics
from lautta.server.work import discovery, jobs, node_pool
from lautta.server.work import executor as executors
from lautta.server.work import node_process as working
from lautta.server.work.compatibility import compatibility_hash
from lautta.server.work.discovery import NODES, SERVERS, Discovery
from lautta.server.work.executor import ProcessExecutor, ThreadExecutor
from lautta.server.work.frames import LONGEST_ANSWER, Done, Free, Given, Hello, Take, ToNode, ToServer, Waiting
from lautta.server.work.jobs import Job, Rank
from lautta.server.work.node_process import Node
from lautta.server.work.queues import Pending

pytestmark = pytest.mark.broker
Answers = Callable[[Given], Done | None]
ALL_RANKS = 7


@pytest.fixture
async def inside() -> AsyncIterator[ThreadExecutor]:
    one = ThreadExecutor(all_games())
    yield one
    await one.close()


@pytest.fixture(autouse=True)
def compatibility(monkeypatch: pytest.MonkeyPatch) -> str:
    compatibility = secrets.token_hex(8)
    monkeypatch.setattr(executors, "compatibility_hash", lambda games: compatibility)
    return compatibility


@pytest.fixture
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """A node that this busy machine keeps from answering for seconds is neither passed over nor given up for that."""
    for where, name in ((node_pool, "TAKEN_WITHIN"), (executors, "TAKEN_WITHIN"), (links, "SILENT_AFTER")):
        monkeypatch.setattr(where, name, PATIENCE)


@asynccontextmanager
async def shared(workers: int = 1) -> AsyncIterator[ProcessExecutor]:
    broker = await Broker.open(BROKER, "test")
    async with pool(workers, broker) as executor:
        yield executor
    await broker.close()


@asynccontextmanager
async def another_server() -> AsyncIterator[ProcessExecutor]:
    broker = await Broker.open(BROKER, "test")
    executor = ProcessExecutor(1, executors.worker_config(all_games()))
    executor.share(broker, all_games())
    await executor.open()
    yield executor
    await executor.close()
    await broker.close()


@asynccontextmanager
async def node(compatibility: str, workers: int = 1) -> AsyncIterator[Node]:
    """A node in this process, whose workers run."""
    async with working.opened(BROKER, all_games(), workers, compatibility) as one:
        await until(lambda: one._pool.idle >= workers)
        yield one


class Liar:
    """Whoever may speak as a node, and answers what it likes."""

    def __init__(self, broker: Broker, compatibility: str, answers: Answers, takes: bool = True) -> None:
        frames = msgspec.msgpack.Decoder(list[ToNode])
        self.meeting = Discovery(broker, NODES, SERVERS, compatibility, frames, self.says, self.says, self.received)
        self._answers, self._takes = answers, takes
        self.given: list[Given] = []

    def says(self, name: str) -> None:
        self.meeting.links.send(name, Free(1, ALL_RANKS))

    def received(self, name: str, frame: Any) -> None:
        if isinstance(frame, Waiting) and frame.ranks and self._takes:
            self.meeting.links.send(name, Take(len(self.given), frame.ranks.bit_length() - 1))
        elif isinstance(frame, Given):
            self.given.append(frame)
            if done := self._answers(frame):
                self.meeting.links.send(name, done)


@asynccontextmanager
async def liar(compatibility: str, answers: Answers, takes: bool = True) -> AsyncIterator[Liar]:
    broker = await Broker.open(BROKER, "liar")
    one = Liar(broker, compatibility, answers, takes)
    await one.meeting.open()
    yield one
    await one.meeting.close()
    await broker.close()


def nodes_of(executor: ProcessExecutor) -> list[node_pool.KnownNode]:
    assert executor._nodes
    return list(executor._nodes._known.values())


async def known(executor: ProcessExecutor) -> None:
    await until(lambda: any(one.takes for one in nodes_of(executor)))


@asynccontextmanager
async def shared_with_node(compatibility: str, workers: int = 1) -> AsyncIterator[tuple[ProcessExecutor, Node]]:
    """The executor of a server that knows a node, and the node."""
    async with shared() as executor, node(compatibility, workers) as one:
        await known(executor)
        yield executor, one


@asynccontextmanager
async def shared_with_liar(
    compatibility: str, answers: Answers, takes: bool = True
) -> AsyncIterator[tuple[ProcessExecutor, Liar]]:
    """The executor of a server that knows a liar, and the liar."""
    async with shared() as executor, liar(compatibility, answers, takes) as one:
        await known(executor)
        yield executor, one


def variation() -> tuple[str, str, bytes, bytes]:
    tried = jobs.Tried("k2m", 0, msgpack.encode(VariationRequest(moment=0, draw=1, computers=True)))
    return "variation", "amsterdam", jobs.packed(amsterdam().new(2, 7).view(0)), msgpack.encode(tried)


def advice() -> tuple[str, str, bytes, bytes]:
    return "advice", *variation()[1:]


def done_where(kind: str, where: metrics.Where) -> float:
    """How many jobs of a kind were done there."""
    return float(metrics.JOBS.labels(kind, where)._sum.get() and _count(kind, where))


def _count(kind: str, where: str) -> float:
    samples = (one for family in metrics.JOBS.collect() for one in family.samples)
    wanted = {"kind": kind, "where": where}
    return next((one.value for one in samples if one.name.endswith("_count") and one.labels == wanted), 0.0)


def returned(kind: str) -> float:
    return float(metrics.RETURNED.labels(kind)._value.get())


async def test_what_thinks_is_done_by_nodes_and_answered_as_here(
    compatibility: str, monkeypatch: pytest.MonkeyPatch, inside: ThreadExecutor
) -> None:
    before = done_where("choose", metrics.NODE) + done_where("advice", metrics.NODE)
    async with shared_with_node(compatibility, 2) as (executor, one):
        assert executor.standing().node_workers == 2
        for job in (thought("sense"), thought("random", 5), advice()):
            assert await executor.work(Job(*job, 60)) == await inside.work(Job(*job, 60))
        assert await executor.work(Job(*choices(), 60)) == await inside.work(Job(*choices(), 60))
        assert done_where("choices", metrics.NODE) == 0
        monkeypatch.setattr(Broker, "largest", 100)  # in pieces
        assert await executor.work(Job(*advice(), 60)) == await inside.work(Job(*advice(), 60))
        assert done_where("choose", metrics.NODE) + done_where("advice", metrics.NODE) == before + 4
        await one.finish()


async def test_a_person_overtakes_what_waits_for_a_node(compatibility: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """One worker here and one at a node, and thoughts for both: what people ask begins before most of them."""
    began: list[str] = []
    settle = ProcessExecutor._settle

    async def watched(self: ProcessExecutor, worker: Any, pending: Pending) -> None:
        began.append(pending.job.kind)
        await settle(self, worker, pending)

    monkeypatch.setattr(ProcessExecutor, "_settle", watched)
    async with shared_with_node(compatibility) as (executor, _):
        thoughts = [
            asyncio.create_task(executor.work(Job(*thought("Slow"), 60, guest=f"host {one}"))) for one in range(12)
        ]
        await until(lambda: "choose" in began)
        before = len(began)
        people = [executor.work(Job(*advice(), 60, guest="anna")), executor.work(Job(*variation(), 60, guest="ben"))]
        await asyncio.gather(*people, *thoughts)
        assert {"advice", "variation"} <= set(began[before : before + 5]), began


async def test_what_is_said_first_after_a_meeting_is_heard(compatibility: str, monkeypatch: pytest.MonkeyPatch) -> None:
    missed: list[str] = []
    monkeypatch.setattr(links.Links, "_missed", lambda self, sender: missed.append(sender))
    async with shared() as executor:
        for _ in range(3):
            async with liar(compatibility, lambda given: None, takes=False) as one:
                await until(lambda: nodes_of(executor) and one.meeting.there)
                (server,) = one.meeting.there
                await until(lambda: one.meeting.links._links[server].received)  # noqa: B023
            await until(lambda: not nodes_of(executor))
    assert not missed


async def test_two_servers_take_turns_at_a_node(compatibility: str) -> None:
    async with shared() as greedy, another_server() as other, node(compatibility):
        await asyncio.gather(known(greedy), known(other))
        many = [asyncio.create_task(greedy.work(Job(*thought("Slow"), 60, guest=str(one)))) for one in range(12)]
        await asyncio.sleep(0.3)
        await asyncio.gather(*(other.work(Job(*thought("Slow"), 60)) for _ in range(2)))
        assert not all(one.done() for one in many)
        await asyncio.gather(*many)


async def test_too_much_and_too_slow_is_refused_as_ever(compatibility: str) -> None:
    async with shared_with_node(compatibility) as (executor, _):
        many = [asyncio.create_task(executor.work(Job(*advice(), 60, guest="greedy"))) for _ in range(80)]
        await asyncio.sleep(0)
        refused = [one for one in many if one.done()]
        assert len(refused) >= 6 and {await code_of(one) for one in refused} == {"busy"}
        for one in many:
            one.cancel()
        assert await executor.work(Job(*choices(), 60, guest="anna"))
        await known(executor)
        assert await code_of(executor.work(Job(*thought("Hangs"), 1.0))) == "too-slow"
        assert not any(one.rests for one in nodes_of(executor))
        await known(executor)
        assert await executor.work(Job(*thought("sense"), 60))


async def test_what_a_node_refuses_or_answers_at_too_great_length_is_done_again_here(
    compatibility: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(working, "LONGEST_ANSWER", 5)
    wrong = VariationRequest(moment=0, draw=1, line=[{"seat": 0, "action": "!"}])
    refused = *variation()[:3], msgpack.encode(jobs.Tried("k2m", 0, msgpack.encode(wrong)))
    async with shared_with_node(compatibility) as (executor, _):

        async def given_back(*job: Any) -> Any:
            before = returned(job[0])
            executor._turns.may_begin = lambda doing: []  # type: ignore[method-assign]  # workers here have no time
            asked = asyncio.create_task(executor.work(Job(*job, 60)))
            await until(lambda: returned(job[0]) > before)
            del executor._turns.may_begin
            executor.look()
            return await asked

        assert await code_of(given_back(*refused)) == "malformed-action"
        assert await given_back(*advice())
        assert not any(one.rests for one in nodes_of(executor))
    with pytest.raises(msgspec.ValidationError):
        msgpack.decode(msgpack.encode(Done(bytes(16), "done", bytes(LONGEST_ANSWER + 1))), type=Done)


NODE = """
import asyncio, os, sys
from lautta import players
from lautta.server.runtime.server import all_games
from lautta.server.work.node_process import opened
from tests.server import troubles
from tests.server.brokers import documented_broker

async def main(broker, compatibility):
    for name in troubles.ALL:
        players.register(name, getattr(troubles, name), "makes trouble")
    async with opened(broker, all_games(), 1, compatibility) as node:
        while not node._pool.idle:
            await asyncio.sleep(0.02)
        print(node._pool.workers[0].pid, flush=True)
        await asyncio.sleep(600)

asyncio.run(main(*sys.argv[1:]))
"""


@contextmanager
def another_machine(compatibility: str, lingers: float) -> Any:
    """A node in a process of its own; gives the process and the id of its worker."""
    path = os.pathsep.join(filter(None, sys.path))
    environ = {**os.environ, "PYTHONPATH": path, troubles.LINGER: str(lingers)}
    process = subprocess.Popen(
        [sys.executable, "-c", NODE, BROKER, compatibility], stdout=subprocess.PIPE, text=True, env=environ
    )
    assert process.stdout
    try:
        yield process, int(process.stdout.readline())
    finally:
        process.kill()
        process.wait()


@pytest.mark.slow
@pytest.mark.parametrize("who", ["node", "worker", "frozen"])
async def test_a_node_that_dies_in_the_midst_of_a_job_takes_no_answer_along(
    compatibility: str, who: str, inside: ThreadExecutor
) -> None:
    async with shared() as executor:
        with another_machine(compatibility, 60) as (process, worker):
            await known(executor)
            job = thought("Lingers")
            asked = asyncio.create_task(executor.work(Job(*job, 60)))
            await until(lambda: executor._away)
            await asyncio.sleep(0.3)
            assert not asked.done()
            signals = {"node": (process.pid, signal.SIGKILL), "worker": (worker, signal.SIGKILL),
                       "frozen": (process.pid, signal.SIGSTOP)}  # fmt: skip
            os.kill(*signals[who])
            if who == "worker":  # the node gives the job to it once more, and it lingers again
                await until(lambda: not alive(worker))
                process.kill()
            assert await asyncio.wait_for(asked, PATIENCE) == await inside.work(Job(*job, 60))
            assert not executor._away and executor._nodes and not executor._nodes._given


async def test_a_node_that_is_told_to_end_finishes_what_it_has_begun(compatibility: str) -> None:
    async with shared_with_node(compatibility) as (executor, one):
        before = returned("choose")
        asked = [asyncio.create_task(executor.work(Job(*thought("Slow"), 60))) for _ in range(3)]
        await until(lambda: executor._away)
        await one.finish()
        assert one._doing == {} and any(task.done() for task in asked)
        await asyncio.gather(*asked)
        assert returned("choose") == before


async def test_a_node_waits_for_no_server_that_has_ended(compatibility: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Though its worker is not free yet: it asks for nothing that may not begin beside what it still does in vain."""
    async with node(compatibility, 2) as one:
        may_go_on = asyncio.Event()

        async def do(*job: Any) -> bytes:
            await may_go_on.wait()
            return b""

        for worker in one._pool.workers:
            monkeypatch.setattr(worker, "do", do)
        async with shared() as executor:
            await known(executor)
            asked = asyncio.create_task(code_of(executor.work(Job(*advice(), 60))))
            await until(lambda: bool(one._doing))
        assert await asked == "work-failed"
        await until(lambda: not one._doing and not one._waiting)
        assert one._may_begin() and Rank.LONG not in one._may_begin()
        may_go_on.set()
        await until(lambda: Rank.LONG in one._may_begin())


async def test_a_worker_goes_on_for_no_server_that_has_ended(compatibility: str) -> None:
    async with pool(1), node(compatibility) as one:
        pid = one._pool.workers[0].pid
        async with another_server() as executor:
            await known(executor)
            asked = asyncio.create_task(code_of(executor.work(Job(*thought("Hangs"), 600))))
            await until(lambda: bool(one._doing))
        assert await asked == "work-failed"
        await until(lambda: not alive(pid))
        await until(lambda: one._pool.idle)  # it is started anew


async def test_the_command_works_with_the_rights_that_nodes_are_given(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """From its start to SIGTERM; and they give it no more than it needs."""
    monkeypatch.setattr(executors, "compatibility_hash", compatibility_hash)
    with documented_broker(tmp_path) as port:
        line = [sys.executable, "-m", "lautta.cli", "work", "--workers", "1", "--metrics", "127.0.0.1:0"]
        environ = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
        environ["PYTHONUNBUFFERED"] = "1"
        environ["LAUTTA_BROKER"] = f"nats://work:theirs@127.0.0.1:{port}"
        broker = await Broker.open(f"nats://lautta:mine@127.0.0.1:{port}", "test")
        process = subprocess.Popen(line, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environ)
        executor = ProcessExecutor(1, executors.worker_config(all_games()))
        executor.share(broker, all_games())
        await executor.open()
        try:
            await known(executor)
            before = done_where("choose", metrics.NODE)
            assert await executor.work(Job(*thought("sense"), 60))
            assert done_where("choose", metrics.NODE) == before + 1
            said, shown_at = await asyncio.to_thread(said_until, process.stdout, rf"http://\S+{PATH}")
            async with httpx.AsyncClient(timeout=PATIENCE) as prometheus:
                told = samples((await prometheus.get(shown_at)).text)
                assert (await prometheus.get(shown_at.removesuffix(PATH) + "/")).status_code == 404
            assert told["lautta_servers", frozenset()] == told["lautta_workers", frozenset()] == 1
            done = frozenset({("kind", "choose"), ("where", "here")})
            assert told["lautta_job_seconds_count", done] == 1
            process.terminate()
            out, err = await asyncio.to_thread(process.communicate, timeout=PATIENCE)
            assert (process.returncode, err) == (0, "") and "theirs" not in said + out
            await until(lambda: not nodes_of(executor))
        finally:
            process.kill()
            await executor.close()
            await broker.close()
        heard: list[bytes] = []
        stranger = await Broker.open(environ["LAUTTA_BROKER"], "stranger")
        owner = await Broker.open(f"nats://lautta:mine@127.0.0.1:{port}", "owner")
        for subject in ("lautta.process.*", "lautta.>", f"{SERVERS}.*", f"{NODES}.x"):
            await stranger.listen(subject, heard_by(heard))
        await stranger._client.flush()
        async with asyncio.timeout(PATIENCE):
            while len(heard) < 2:  # what comes while the broker still refuses the other subjects may be lost
                for subject in ("lautta.process.x", f"{SERVERS}.x", f"{NODES}.x"):
                    await owner.publish(subject, subject.encode())
                await owner._client.flush()
                await stranger._client.flush()
        await asyncio.sleep(0.3)
        assert set(heard) == {f"{NODES}.x".encode()}
        await stranger.close()
        await owner.close()


def heard_by(heard: list[bytes]) -> Callable[[Any], Awaitable[None]]:
    async def keep(message: Any) -> None:
        heard.append(message.data)

    return keep


async def test_a_node_that_hears_no_server_says_so_once(
    compatibility: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(working, "ALONE_AFTER", 0.5)

    def told() -> list[str]:
        return [record.getMessage() for record in caplog.records if record.name == working.__name__]

    async with node(compatibility) as one:
        for number in (1, 3):
            await until(lambda number=number: len(told()) == number)  # type: ignore[misc]
            assert told()[-1].startswith("no server has been heard for 0.5 s")
            await asyncio.sleep(2 * working.LOOKS_EVERY)
            assert len(told()) == number
            async with another_server():
                await until(lambda: told()[-1] == "a server is heard")
            await until(lambda: not one._waiting)


async def test_another_version_is_given_nothing_and_both_say_so_once(
    compatibility: str, caplog: pytest.LogCaptureFixture
) -> None:
    async with shared() as executor, node("another") as one:
        assert executor._nodes
        both = one.name, executor._nodes._discovery.name

        def told() -> list[str]:
            said = (record.getMessage() for record in caplog.records)
            return sorted(
                line.split(" ")[0] for line in said if "release" in line and any(name in line for name in both)
            )

        await until(lambda: len(told()) == 2)
        assert await executor.work(Job(*thought("sense"), 60))
        await asyncio.sleep(1.2)
        assert executor.standing().node_workers == 0 and not one._waiting
    assert told() == ["no", "nothing"]


def answered(how: Any, answer: bytes = b"") -> Answers:
    return lambda given: Done(given.token, how, answer)


LIES: dict[str, Answers] = {
    "nonsense": answered("done", b"\xc1nonsense"),
    "nothing": answered("done"),
    "of another kind": answered("done", msgpack.encode(["illegal"])),
    "too many notes": answered("done", msgpack.encode(jobs.Decision(0, bytes(MOST_NOTES + 1)))),
    "too late at once": answered("late"),
    "failed": answered("failed"),
    "refused": answered("refused"),
}


@pytest.mark.usefixtures("patient")
async def test_a_lie_changes_no_answer(
    compatibility: str, monkeypatch: pytest.MonkeyPatch, inside: ThreadExecutor
) -> None:
    job = thought("sense")
    honest = await inside.work(Job(*job, 60))
    async with shared() as executor:
        for lie, answers in LIES.items():
            before = done_where("choose", metrics.HERE), done_where("choose", metrics.NODE), returned("choose")
            async with liar(compatibility, answers) as one:
                await known(executor)
                for _ in range(2):
                    assert await executor.work(Job(*job, 60)) == honest, lie
                (node,) = nodes_of(executor)
                believed = lie in ("failed", "refused")
                assert (node.rests, len(one.given)) == (not believed, 1 + believed), lie
            await until(lambda: not nodes_of(executor))
            now = done_where("choose", metrics.HERE), done_where("choose", metrics.NODE), returned("choose")
            assert now[:2] == (before[0] + 2, before[1]) and (not believed or now[2] == before[2] + 2), lie


async def test_names_without_number_take_only_so_much_room(
    compatibility: str, monkeypatch: pytest.MonkeyPatch, inside: ThreadExecutor
) -> None:
    """Those who begin messages and never end them; others are still understood, piece by piece."""
    monkeypatch.setattr(discovery, "MOST_BEGUN", 5000)
    monkeypatch.setattr(discovery, "MOST_BEGUN_IN_ALL", 10_000)
    monkeypatch.setattr(Broker, "largest", 100)
    async with shared() as executor:
        stranger = await Broker.open(BROKER, "stranger")
        server = executor._nodes._discovery  # type: ignore[union-attr]
        names = [f"liar{number}" for number in range(20)]
        for name in names:
            await stranger.publish(SERVERS, msgpack.encode(Hello(name, "1", compatibility)))
        await until(lambda: len(server.there) == len(names))
        most = 0
        for name in names:
            for number in (1, 2):
                piece = Piece(name, number, False, bytes(2400))
                await stranger.publish(f"{SERVERS}.{server.name}", msgpack.encode(piece))
            await stranger._client.flush()
            await asyncio.sleep(0)
            most = max(most, sum(len(link.begun) for link in server.links._links.values()))
        await until(lambda: any(link.skipping for link in server.links._links.values()))
        assert 0 < most <= 10_000
        async with node(compatibility):
            await known(executor)
            before = done_where("advice", metrics.NODE)
            while done_where("advice", metrics.NODE) == before:
                assert await executor.work(Job(*advice(), 60)) == await inside.work(Job(*advice(), 60))
        await stranger.close()


def of_the_view(executor: ProcessExecutor, monkeypatch: pytest.MonkeyPatch) -> tuple[Computers, Any, int]:
    """Computers behind an executor, a position where they cannot fall back on chance, and what `sense` does."""
    view = amsterdam().new(2, 7).view(0, recall=True)
    monkeypatch.setattr("lautta.server.runtime.computers.secrets.choice", lambda legal: pytest.fail("at random"))
    monkeypatch.setattr("lautta.server.runtime.computers.secrets.randbits", lambda bits: 1)
    return Computers(executor), view, players.decision(players.make("sense", 1), view, 0)


@pytest.mark.usefixtures("patient")
async def test_an_answer_that_cannot_be_used_is_thought_about_here(
    compatibility: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An action that the rules forbid, a piece that cannot be laid, and what whoever asked fails at."""
    laid, forbidden = Laid(2, 9, [], 7), (-1, 0, 10**6, 2**40)
    async with shared() as executor:

        async def lied_to(answer: bytes, ask: Callable[[], Awaitable[None]]) -> None:
            async with liar(compatibility, answered("done", answer)) as one:
                await known(executor)
                await ask()
                assert len(one.given) == 1 and all(node.rests for node in nodes_of(executor))
            await until(lambda: not nodes_of(executor))

        async def suggest() -> None:
            piece = await Computers(executor).suggest("k2m", all_games()["roads"], laid)
            assert piece and may_follow(all_games()["roads"], laid, piece)

        async def fail() -> None:
            assert await executor.work(Job(*thought("sense"), 60, fits=lambda answer: 1 // 0 == 1))

        await lied_to(b"lay 99,99 sea", suggest)
        await lied_to(msgpack.encode(jobs.Decision(0)), fail)
        computers, view, sensible = of_the_view(executor, monkeypatch)

        async def choose() -> None:
            for _ in range(2):
                found = await computers.choose("k2m", view, 0, "sense")
                assert (found.code, found.notes) == (sensible, b"")

        for code in forbidden:
            assert code not in view.legal(0)
            await lied_to(msgpack.encode(jobs.Decision(code, b"lie")), choose)


@pytest.mark.slow
async def test_who_is_late_does_not_answer_or_takes_nothing_keeps_nobody_waiting(
    compatibility: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However slow a node is, no computer plays at random for it; but people are told after the time that they know."""

    def answers(given: Given) -> None:
        late = Done(given.token, "late")
        asyncio.get_running_loop().call_later(0.95 * given.seconds, one.meeting.links.send, *one.meeting.there, late)

    async with shared() as executor:
        async with liar(compatibility, answers) as one:
            await known(executor)
            assert await executor.work(Job(*thought("sense"), 2))
            assert await code_of(executor.work(Job(*advice(), 2))) == "too-slow"
            assert len(one.given) == 2 and not any(node.rests for node in nodes_of(executor))
        await until(lambda: not nodes_of(executor))
        monkeypatch.setattr(node_pool, "LEEWAY", -59.5)
        for takes in (True, False):
            async with liar(compatibility, lambda given: None, takes=takes):
                await known(executor)
                (node,) = nodes_of(executor)
                while not node.rests:  # a worker here may take the job the moment before the node is found out
                    assert await executor.work(Job(*thought("sense"), 60))
            await until(lambda: not nodes_of(executor))


async def test_nobody_waits_for_long_for_those_who_take_nothing(compatibility: str) -> None:
    """Two who say in turns that they would take a job: always somebody does, and nobody for as long as is noticed."""
    takes_not = {"answers": lambda given: None, "takes": False}
    async with shared() as executor, liar(compatibility, **takes_not) as one, liar(compatibility, **takes_not) as other:

        async def waver() -> None:
            both = (ALL_RANKS, ALL_RANKS)
            for ranks in itertools.cycle([both, (0, ALL_RANKS), both, (ALL_RANKS, 0)]):
                for each, its in zip((one, other), ranks, strict=True):
                    for name in each.meeting.there:
                        each.meeting.links.send(name, Free(1, its))
                await asyncio.sleep(0.3)

        wavering = asyncio.create_task(waver())
        await until(lambda: len([node for node in nodes_of(executor) if node.takes]) == 2)
        assert await executor.work(Job(*thought("sense"), 60))
        assert not any(node.rests for node in nodes_of(executor))
        wavering.cancel()
        await asyncio.gather(wavering, return_exceptions=True)


@pytest.mark.usefixtures("patient")
async def test_a_node_is_given_no_more_than_it_has_workers_for_and_may_ask_again_in_the_same_breath(
    compatibility: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    decision = msgpack.encode(jobs.Decision(0))
    async with shared() as executor:
        async with liar(compatibility, lambda given: None, takes=False) as one:
            await known(executor)
            may_begin = executor._turns.may_begin
            executor._turns.may_begin = lambda doing: []  # type: ignore[method-assign]  # workers here have no time
            asked = [
                asyncio.create_task(executor.work(Job(*thought("sense"), 60, guest=str(guest)))) for guest in range(4)
            ]
            (server,) = one.meeting.there
            for number in range(10):
                one.meeting.links.send(server, Take(number, Rank.THOUGHT.value))
            await until(lambda: one.given)
            await asyncio.sleep(0.5)
            assert len(one.given) == 1
            monkeypatch.setattr(executors, "TAKEN_WITHIN", 0.1)  # workers here soon do what this node asks for no more
            executor._turns.may_begin = may_begin  # type: ignore[method-assign]
            one.meeting.links.send(server, Done(one.given[0].token, "refused"))
            async with asyncio.timeout(PATIENCE):
                assert len(set(await asyncio.gather(*asked))) == 1
        await until(lambda: not nodes_of(executor))
        async with liar(compatibility, lambda given: None, takes=False) as one:
            await known(executor)
            executor._turns.may_begin = lambda doing: []  # type: ignore[method-assign]  # workers here have no time
            asked = [
                asyncio.create_task(executor.work(Job(*thought("sense"), 60, guest=str(guest)))) for guest in range(3)
            ]
            (server,) = one.meeting.there
            one.meeting.links.send(server, Take(0, Rank.THOUGHT.value))
            for number in (1, 2, 3):
                await until(lambda number=number: len(one.given) == number)  # type: ignore[misc]
                one.meeting.links.send(server, Done(one.given[-1].token, "done", decision))
                if number < 3:
                    one.meeting.links.send(server, Take(number, Rank.THOUGHT.value))
            async with asyncio.timeout(PATIENCE):
                await asyncio.gather(*asked)
            assert [node.doing for node in nodes_of(executor)] == [0]


@pytest.mark.usefixtures("patient")
async def test_nobody_answers_the_job_of_another(compatibility: str, inside: ThreadExecutor) -> None:
    """Neither by its token nor by guessing."""
    async with shared_with_liar(compatibility, lambda given: None) as (executor, one):
        asked = asyncio.create_task(executor.work(Job(*thought("sense"), 60)))
        await until(lambda: one.given)
        forged = msgpack.encode(jobs.Decision(0))
        async with liar(compatibility, lambda given: None, takes=False) as other:
            await until(lambda: other.meeting.there)
            (server,) = other.meeting.there
            for token in (one.given[0].token, bytes(16)):
                other.meeting.links.send(server, Done(token, "done", forged))
            await asyncio.sleep(0.3)
            assert not asked.done()
            (server,) = one.meeting.there
            one.meeting.links.send(server, Done(bytes(16), "done", forged))
            await asyncio.sleep(0.3)
            assert not asked.done()
        one.meeting.links.send(server, Done(one.given[0].token, "refused"))
        assert await asked == await inside.work(Job(*thought("sense"), 60))


async def test_whoever_may_publish_stops_nobody(compatibility: str, inside: ThreadExecutor) -> None:
    """Names that are no word of a subject, rubbish at every subject, and pieces of those whom nobody has met."""
    async with shared_with_node(compatibility) as (executor, one):
        assert executor._nodes
        stranger = await Broker.open(BROKER, "stranger")
        for name in ("a b", "a\r\nPUB x 1\r\nx", "x" * 41, ">", "a.b", "*", "", "a\n"):
            await stranger.publish(SERVERS, msgpack.encode([name, "1", compatibility]))
        await stranger.publish(SERVERS, msgpack.encode(Hello("honest", "1", compatibility)))
        await until(lambda: len(nodes_of(executor)) == 2)
        assert set(executor._nodes._known) == {one.name, "honest"}
        piece = msgpack.encode(["stranger", 1, True, msgpack.encode([Leaving(), Missed()])])
        for subject in (SERVERS, NODES, f"{SERVERS}.{executor._nodes._discovery.name}", f"{NODES}.{one.name}"):
            for rubbish in (b"", b"\xc1", msgpack.encode({}), piece, os.urandom(2000)):
                await stranger.publish(subject, rubbish)
        await stranger.close()
        for _ in range(3):
            assert await executor.work(Job(*thought("sense"), 60)) == await inside.work(Job(*thought("sense"), 60))
        assert len(one._waiting) == 1


@pytest.mark.usefixtures("patient")
async def test_a_node_does_only_what_it_asked_for(compatibility: str) -> None:
    """A server that pushes jobs gets them back undone, and so does one that asks for what is no job for a node."""
    back: list[Done] = []
    takes: list[Take] = []
    broker = await Broker.open(BROKER, "server")

    def received(name: str, frame: Any) -> None:
        if isinstance(frame, Done):
            back.append(frame)
        elif isinstance(frame, Take):
            takes.append(frame)
            kind = "board/load" if len(takes) == 1 else "choose"
            game = "amsterdam" if len(takes) == 1 else "no game"
            meeting.links.send(name, Given(frame.number, 0, os.urandom(16), kind, game, b"", b"", 5))

    frames = msgspec.msgpack.Decoder(list[ToServer])
    meeting = Discovery(broker, SERVERS, NODES, compatibility, frames, lambda name: None, lambda name: None, received)
    await meeting.open()
    async with node(compatibility) as one:
        await until(lambda: meeting.there)
        (name,) = meeting.there
        while len(back) < 20:  # what comes before they have met is not heard
            meeting.links.send(name, Given(len(back), 0, os.urandom(16), *thought("Hangs"), 5))
            await asyncio.sleep(0.02)
        assert {done.how for done in back} == {"failed"} and not one._doing
        for _ in range(2):
            meeting.links.send(name, Waiting(ALL_RANKS))
        before = len(back)
        for _ in range(2):
            meeting.links.send(name, Waiting(ALL_RANKS))
            await asyncio.sleep(0.2)
        while len(takes) < 2 or len(back) < before + 2:
            meeting.links.send(name, Waiting(ALL_RANKS))
            await asyncio.sleep(0.1)
    await meeting.close()
    await broker.close()


@pytest.mark.postgresql
async def test_tables_are_played_with_nodes(compatibility: str, tmp_path: Path) -> None:
    async with (
        node(compatibility, 2),
        serving(tmp_path / "a.db", all_games(), workers=1, broker=BROKER) as place,
        guest(place) as anna,
    ):
        assert isinstance(place.server.executor, ProcessExecutor)
        await known(place.server.executor)
        before = done_where("choose", metrics.NODE)
        seats = [{"kind": "person"}, *[{"kind": "computer", "level": "sense"}] * 2]
        table = await anna.my_turn((await anna.set_up({"game": "amsterdam", "seats": seats}))["id"])
        for _ in range(3):
            await anna.act(table["id"], notations(table["legal"])[0], table["number"])
            table = await anna.my_turn(table["id"], table["number"])
        assert done_where("choose", metrics.NODE) > before
