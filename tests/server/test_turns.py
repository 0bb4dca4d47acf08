"""Whose turn it is among heavy jobs, and who is told at once that they would wait too long."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import groupby

import pytest

from lautta.server.http.app import create_app
from lautta.server.http.asgi import BareRequest
from lautta.server.http.forwarding import scope_of
from lautta.server.http.heavy import asker_of
from lautta.server.problem import Problem
from lautta.server.processes.frames import Ask
from lautta.server.work import executor as executors
from lautta.server.work.executor import ProcessExecutor
from lautta.server.work.jobs import Asker, Job, Rank
from lautta.server.work.queues import FairQueue, Pending, Turns
from lautta.server.work.worker_handle import WorkerConfig

GREEDY, ELSEWHERE = "203.0.113.7", "198.51.100.1"


def advice(guest: str, network: str) -> Job:
    return Job("advice", "amsterdam", b"", b"", 15, guest, network)


def guests(found: list[Pending]) -> str:
    return " ".join(one.job.guest for one in found)


async def test_networks_take_turns_and_in_each_its_guests() -> None:
    fair = FairQueue()
    asked = [("a", GREEDY), ("a", GREEDY), ("b", GREEDY), ("c", GREEDY), ("z", ELSEWHERE), ("z", ELSEWHERE), ("l", "")]
    for guest, network in asked:
        fair.add(Pending(advice(guest, network)))
    order, taken = guests(list(fair)), []
    while one := fair.take():
        taken.append(one)
    assert order == guests(taken) == "a z l b z c a"
    assert not fair._of, "nothing is kept of those who do not wait"


async def test_what_came_back_is_next_and_what_is_dropped_is_gone() -> None:
    fair = FairQueue()
    for guest in "abc":
        fair.add(Pending(advice(guest, GREEDY)))
    fair.add(Pending(advice("z", ELSEWHERE)))
    one = fair.take()
    assert one
    fair.again(one)
    assert guests(list(fair)) == "a z b c"
    fair.drop(one)
    fair.drop(one)
    assert guests(list(fair)) == "b z c"


@pytest.mark.parametrize("size", range(1, 9))
def test_large_boards_never_hold_up_advice_nor_advice_computers_nor_those_people(size: int) -> None:
    turns, doing = Turns(size, spare=1), list[Rank]()
    order = [Rank.BOARD, Rank.LONG, Rank.THOUGHT, Rank.QUICK]
    for rank in order:  # as many of each as there may be, one after another
        while len(doing) < size and rank in turns.may_begin(doing):
            doing.append(rank)
        assert rank in doing or size < len(order)
    assert [rank for rank, _ in groupby(doing)] == order[-size:] or size < len(order)
    assert turns.places(Rank.LONG, doing) == max(1, doing.count(Rank.LONG))


@asynccontextmanager
async def waiting(jobs: list[Job]) -> AsyncIterator[tuple[ProcessExecutor, list[asyncio.Task[bytes]]]]:
    """An executor whose workers begin nothing, and jobs that wait for them."""
    executor = ProcessExecutor(4, WorkerConfig())
    executor._turns.may_begin = lambda doing: []  # type: ignore[method-assign]
    asked = [asyncio.create_task(executor.work(job)) for job in jobs]
    await asyncio.sleep(0)
    yield executor, asked
    await executor.close()
    await asyncio.gather(*asked, return_exceptions=True)


async def code_of(asked: "asyncio.Task[bytes]") -> tuple[str, int]:
    with pytest.raises(Problem) as told:
        await asked
    return told.value.code, told.value.detail["retry_after"]


async def test_who_would_wait_too_long_is_told_at_once_and_when_to_ask_again() -> None:
    many = [advice(f"guest {number}", GREEDY) for number in range(50)]
    async with waiting(many) as (executor, asked):
        seconds, places = executors.FIRST[Rank.LONG], executor._turns.places(Rank.LONG, [])
        fit = int(executors.LONGEST_WAIT * places / seconds) + 1
        assert [one.done() for one in asked] == [False] * fit + [True] * (50 - fit)
        assert await code_of(asked[-1]) == ("busy", 1)
        other = asyncio.create_task(executor.work(advice("anna", ELSEWHERE)))
        await asyncio.sleep(0)
        assert not other.done() and len(list(executor._queues[Rank.LONG])) == fit + 1
        assert guests(list(executor._queues[Rank.LONG]))[:15] == "guest 0 anna gu"


async def test_what_jobs_took_tells_how_long_others_will_wait() -> None:
    async with waiting([]) as (executor, _):
        pending = Pending(advice("anna", GREEDY))
        pending.begin()
        for _ in range(50):
            pending.began -= 1.0  # type: ignore[operator]
            executor._learn(pending, None)
        assert executor._usual(pending.job) > 30 and executor._usual(Job("check", "amsterdam", b"", b"", 1)) < 1


async def test_who_waits_longer_than_was_foreseen_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(executors, "PATIENCE", 0.0)
    async with waiting([advice("anna", GREEDY)]) as (executor, (asked,)):
        assert (await code_of(asked))[0] == "busy" and not list(executor._queues[Rank.LONG])


async def test_who_owes_processor_time_is_given_none() -> None:
    def owes(job: Job, seconds: float | None) -> None:
        raise Problem("too-many", retry_after=7)

    async with waiting([]) as (executor, _):
        executor.meter = owes
        assert await code_of(asyncio.create_task(executor.work(advice("anna", GREEDY)))) == ("too-many", 7)


def test_who_asks_is_a_guest_and_a_network_also_if_another_process_was_asked() -> None:
    def asker(client: str | None) -> Asker:
        ask = Ask(1, "table", "GET", "/api/tables/table/check", b"", [], b"", ("k2m", "Anna"), client)
        return asker_of(BareRequest(create_app(games={}), scope_of(ask)))  # type: ignore[arg-type]

    assert asker("2001:db8:1:2:3::4") == ("k2m", "2001:db8:1:2::")
    assert asker("203.0.113.7") == ("k2m", "203.0.113.7")
    assert asker("127.0.0.1") == asker(None) == ("k2m", "")
