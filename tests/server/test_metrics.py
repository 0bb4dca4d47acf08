"""What Prometheus is told of a server, and that nobody else is told it."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from prometheus_client.core import Metric
from tests.server.serving import AGAINST_RANDOM, Guest, Serving, guest, hear, notations, serving, until
from tests.server.test_work import choices, pool
from tests.server.watching import Watched, metrics_text, samples, second

from lautta.server.http.errors import STATUS
from lautta.server.http.metrics import PATH
from lautta.server.http.sites import Hosts
from lautta.server.runtime.server import all_games
from lautta.server.table.kinds import EventKind
from lautta.server.telemetry import metrics
from lautta.server.work import executor as executors
from lautta.server.work.jobs import KINDS, Job


async def test_what_is_done_and_what_cannot_be_saved_is_counted(
    place: Serving, anna: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen = Watched(place)
    await seen.look()
    table = await anna.set_up()
    table = await anna.my_turn(table["id"])
    await anna.act(table["id"], notations(table["legal"])[0], table["number"])
    await anna.act(table["id"], "nonsense", table["number"], 409)
    await anna.client.get("/api/nothing")
    await seen.look()
    assert seen.more("lautta_request_seconds_count", route="act", status="2xx") == 1
    assert seen.more("lautta_request_seconds_count", route="act", status="4xx") == 1
    assert seen.more("lautta_request_seconds_count", route="add_table", status="2xx") == 1
    assert seen.more("lautta_request_seconds_count", route=metrics.NO_ROUTE, status="4xx") == 1
    assert 0 < seen.more("lautta_request_seconds_sum", route="act", status="2xx") < 10
    assert seen.more("lautta_errors_total", code="stale") == 1
    assert seen.more("lautta_errors_total", code="no-such-path") == 1
    assert seen.more("lautta_events_total", game="duel", kind="start") == 1
    assert seen.more("lautta_events_total", game="duel", kind="action") >= 1
    commits = seen.more("lautta_commit_seconds_count")
    assert commits >= 2 and seen.more("lautta_commit_writes_sum") >= commits
    assert seen.more("lautta_commit_rows_total") >= seen.more("lautta_commit_writes_sum")
    assert seen.more("lautta_job_seconds_count", kind="choose", where="here") >= 1
    assert {"process_resident_memory_bytes", "python_gc_collections_total"} <= {name for name, _ in seen.now}

    async def fails(new: Any) -> None:
        raise OSError

    monkeypatch.setattr(place.server.store, "_insert", fails)
    await anna.do(table["id"], "chat", 503, text="!", key="a")
    await seen.look()
    failed = sum(value for (name, _), value in seen.now.items() if name == "lautta_commit_failures_total")
    assert failed >= 1 and seen.more("lautta_events_total", game="duel", kind="chat") == 0


async def test_how_it_stands(place: Serving, anna: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    seen = Watched(place)
    table = await anna.set_up()
    async with place.follows(anna.token, table["id"]) as socket:
        await hear(socket)
        await seen.look()
        names = ("lautta_tables", "lautta_followers", "lautta_websockets")
        assert [seen.value(name) for name in names] == [1, 1, 1]
        (page,) = place.app.state.sockets
        monkeypatch.setattr(page._page, "say_now", lambda frame: False)
        stuck = asyncio.Event()
        monkeypatch.setattr(page._page, "say", lambda frame: stuck.wait())
        for _ in range(5):
            page.push(b"news")
        await asyncio.sleep(0)
        await seen.look()
        assert seen.value("lautta_messages_waiting") in (4, 5)  # one may be under way
        stuck.set()
    await until(lambda: not place.app.state.sockets)
    await seen.look()
    assert [seen.value(name) for name in (*names, "lautta_messages_waiting")] == [1, 0, 0, 0]


async def test_jobs_that_wait_and_workers() -> None:
    async with pool(1) as executor:
        await executor.work(Job(*choices(), deadline=60))
        await until(lambda: not executor._doing)
        assert executor.standing() == executors.Standing({}, {}, 1)
        asked = [asyncio.create_task(executor.work(Job(*choices(), deadline=60, guest=str(one)))) for one in range(3)]
        await asyncio.sleep(0)
        assert executor.standing() == executors.Standing({"choices": 2}, {"choices": 1}, 1)
        await asyncio.gather(*asked)
        await until(lambda: not executor._doing)
        assert executor.standing() == executors.Standing({}, {}, 1)


async def test_labels_are_words_of_the_program(tmp_path: Path) -> None:
    """Not even requests that try it bring anything else in."""
    async with serving(tmp_path / "a.db") as place, guest(place, "Secret Anna") as anna:
        before = samples(await metrics_text(place))  # what other tests have counted in this process, of games of theirs
        request = {**AGAINST_RANDOM, "seats": [{"kind": "person"}, {"kind": "open"}], "listed": True}
        made = await anna.set_up(request)
        secrets = [made["id"], made["invite"], anna.token, "Secret", "odd-path", "odd_kind"]
        for path in (f"/api/invites/{made['invite']}", f"/api/tables/{made['id']}", "/odd-path", "/api/odd-path/",
                     f"/i/{made['invite']}", "/api//odd-path"):  # fmt: skip
            await anna.client.get(path)
        await anna.client.request("ODD_KIND", "/api/tables")
        text = await metrics_text(place)
        routes = {handler.handler_name for route in place.app.routes for handler in handlers(route)}
    allowed = {
        "route": routes | {metrics.NO_ROUTE}, "status": {f"{one}xx" for one in range(2, 6)}, "code": set(STATUS),
        "kind": {*KINDS, *EventKind.__args__}, "where": {"here", "node"}, "game": {"duel", *all_games()},
        "how": {"late", "overtaken"},
    }  # fmt: skip
    found = samples(text)
    assert len(found) > 50
    ours = [labels for name, labels in found if name.startswith("lautta_") and (name, labels) not in before]
    wrong = [(name, value) for labels in ours for name, value in labels if name != "le" and value not in allowed[name]]
    assert wrong == []
    assert [secret for secret in secrets if secret in text] == []


def handlers(route: Any) -> list[Any]:
    return list(getattr(route, "route_handlers", ()))


async def test_only_the_second_address_answers_and_only_this(place: Serving) -> None:
    place.app.hosts = Hosts(["localhost"])
    async with place.client() as stranger, second(place) as prometheus:
        for host, status in (("localhost:9000", 200), ("[::1]", 200), ("evil.example:9000", 421), ("", 421)):
            assert (await prometheus.get(PATH, headers={"host": host})).status_code == status, host
        assert (await stranger.get(PATH)).status_code == 404
        assert "lautta_" not in (await stranger.get(PATH)).text
        found = {path: (await prometheus.get(path)).status_code for path in ("/", "/health", "/api/games", f"{PATH}/")}
        assert set(found.values()) == {404}
        assert (await prometheus.post(PATH)).status_code == 405
        assert (await prometheus.get(PATH)).status_code == 200


def test_every_metric_says_what_it_is() -> None:
    families: list[Metric] = [family for one in metrics.ALL for family in one.collect()]
    assert len(families) == len(metrics.ALL)
    assert [
        one.name for one in families if not one.documentation.endswith(".") or not one.name.startswith("lautta_")
    ] == []
