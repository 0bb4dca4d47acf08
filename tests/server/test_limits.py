"""How often one may ask: buckets that fill again, for guests and for addresses, in words and with the time to wait."""

import asyncio
import json
from contextlib import AsyncExitStack, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.server.serving import AGAINST_RANDOM, GAMES, Serving, guest, hear, hello, serving
from tests.server.test_bad_requests import check
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from lautta.server.http import limits, live, openapi
from lautta.server.http.app import create_app
from lautta.server.http.costs import COSTS, HELLO, cost_of
from lautta.server.http.errors import headers_of, status_of
from lautta.server.http.limits import Bucket, Limits, Rate, network_of
from lautta.server.problem import Problem
from lautta.server.work.jobs import Job

GUEST = "a guest"
ELSEWHERE = "203.0.113.7"


class Clock:
    now = 1000.0

    def __call__(self) -> float:
        return self.now


def wait(of: Limits, route: str, address: str | None = ELSEWHERE, guest: str | None = GUEST, query: bytes = b"") -> int:
    """How long one must wait; 0 for a request that passes."""
    cost = cost_of(route, query)
    try:
        of.address(address, cost)
        if guest:
            of.guest(guest, cost)
    except Problem as problem:
        assert problem.code == "too-many" and status_of(problem) == 429
        assert headers_of(problem) == {"retry-after": str(problem.detail["retry_after"])}
        return int(problem.detail["retry_after"])
    return 0


def test_a_bucket_fills_at_its_rate() -> None:
    bucket = Bucket(Rate(2, 1.0, 3))
    assert [bucket.take(0.0) for _ in range(3)] == [0, 0, 0] and bucket.full_at == 1.5
    assert bucket.take(0.0) == pytest.approx(0.5) == bucket.take(0.0)
    assert bucket.take(0.5) == 0 and bucket.take(0.5) == pytest.approx(0.5)
    assert bucket.full_at < 100 and [bucket.take(100.0) for _ in range(4)][:3] == [0, 0, 0]
    assert bucket.take(100.0) > 0
    assert bucket.take(200.0, 2) == 0 and bucket.take(200.0, 2) == pytest.approx(0.5)


def test_who_waits_as_long_as_they_are_told_may_ask_again() -> None:
    clock = Clock()
    of = Limits(clock)
    for _ in range(3):
        while not (seconds := wait(of, "add_guest", guest=None)):
            pass
        clock.now += seconds
        assert not wait(of, "add_guest", guest=None)


AT_ONCE = {  # how many of each may come, at the least and at the most
    "act": (100, 400), "list_tables": (100, 400), "show_table": (100, 400), "show_moment": (50, 400),
    "choices": (3, 10), "check_game": (3, 10), "add_table": (10, 30), "rematch": (10, 30), "chat": (5, 20),
    "try_line": (20, 60), "try_preview": (20, 60), "make_code": (3, 8), "use_code": (5, 20), "add_guest": (30, 80),
    "show_invite": (30, 80),
}  # fmt: skip


def test_how_many_may_come_at_once() -> None:
    for route, (least, most) in AT_ONCE.items():
        of, passed = Limits(Clock()), 0
        while not wait(of, route):
            passed += 1
        assert least <= passed <= most, route
        assert not wait(of, "list_tables", "198.51.100.1", "another")


@pytest.mark.parametrize("query", [b"", b"action=", b"seat=1", b"action=go&action=build", b"Action=go", b"action"])
def test_all_choices_cost_more_than_those_of_an_action(query: bytes) -> None:
    assert cost_of("choices", query).much > 10 * cost_of("choices", b"action=go&previews=1").much


def test_every_cost_is_that_of_a_route() -> None:
    handlers = [one for route in create_app(games={}).routes for one in getattr(route, "route_handlers", ())]
    routes = {handler.handler_name for handler in handlers}
    kinds = {cost.kind for cost in COSTS.values()} - {None} | {limits.ANYTHING, limits.WORK}
    assert set(COSTS) <= routes and kinds == set(limits.OF_GUEST) | set(limits.OF_ADDRESS)


def test_guests_of_one_address_and_addresses_of_one_guest_are_counted_but_not_this_machine() -> None:
    of = Limits(Clock())
    for number in range(limits.OF_ADDRESS["tables"].at_once):
        assert not wait(of, "add_table", guest=f"guest {number}")
    assert wait(of, "add_table", guest="one more")
    of = Limits(Clock())
    for number in range(limits.OF_GUEST["tables"].at_once):
        assert not wait(of, "add_table", f"203.0.113.{number}")
    assert wait(of, "add_table", "203.0.113.99")
    of = Limits(Clock())
    for address in ("127.0.0.1", "::1", "::ffff:127.0.0.1", None):
        for _ in range(200):
            assert not wait(of, "add_guest", address, None)
    assert network_of("2001:db8::1") == network_of("2001:db8::ffff:1") != network_of("2001:db8:1::1")
    assert network_of("::ffff:203.0.113.7") == network_of("203.0.113.7") and network_of("") is None


def test_many_networks_empty_nobodys_limit_and_take_only_so_much_room(monkeypatch: Any) -> None:
    monkeypatch.setattr(limits, "MOST_BUCKETS", 5_000)
    of = Limits(Clock())
    while not wait(of, "add_guest", guest=None):
        pass
    for number in range(7_000):
        wait(of, "add_guest", f"2001:db8:{number >> 16:x}:{number & 0xFFFF:x}::1", None)
    assert wait(of, "add_guest", guest=None)
    assert len(of._buckets) <= limits.MOST_BUCKETS + limits.SHARED
    assert wait(of, "add_guest", "2001:db8:ffff::1", None)  # the last from where they came from waits too,
    assert not wait(of, "add_guest", "198.51.100.1", None)  # and nobody else


def test_codes_cannot_be_guessed_from_all_networks_of_a_site() -> None:
    """A customer of a provider has up to 65,536 networks of IPv6."""
    of = Limits(Clock())
    tried = [not wait(of, "use_code", f"2001:db8:1:{network:x}::1", None) for network in range(80)]
    assert tried == [True] * limits.OF_SITE["guests/code"].at_once + [False] * 60
    assert not wait(of, "use_code", "2001:db8:2::1", None) and not wait(of, "use_code", "203.0.113.7", None)
    assert not wait(of, "act", "2001:db8:1::1"), "and play goes on"


def test_many_guests_of_one_address_cannot_have_all_tables_searched_for_them_without_end() -> None:
    clock, asked = Clock(), list[bool]()
    of = Limits(clock)
    for number in range(12):
        asked.append(not wait(of, "show_kept", guest=f"guest{number}"))
        clock.now += 1.0
    assert asked == [True] * limits.OF_ADDRESS["data"].at_once + [False] * 2


def test_each_change_of_a_name_is_paid_for_as_it_is_told_to_all_processes() -> None:
    of = Limits(Clock())
    renamed = [not wait(of, "rename_me", guest=f"guest{number}") for number in range(100)]
    assert renamed == [True] * 80 + [False] * 20


def job(guest: str, network: str = ELSEWHERE, kind: str = "board/new/large") -> Job:
    return Job(kind, "roads", b"", b"", 60, guest, network)


def owes(of: Limits, one: Job) -> int:
    """How long somebody has to wait until a worker works for them; 0 if it does at once."""
    try:
        of.work(one, None)
    except Problem as problem:
        assert problem.code == "too-many"
        return int(problem.detail["retry_after"])
    return 0


def test_heavy_work_is_paid_for_in_processor_time_by_guests_and_by_addresses() -> None:
    clock = Clock()
    of, rate = Limits(clock), limits.OF_GUEST[limits.WORK]
    of.work(job("anna"), rate.at_once)
    assert not owes(of, job("anna"))
    of.work(job("anna"), rate.many)  # all of it is paid for, as long as a job may take that nobody foresaw
    assert owes(of, job("anna")) >= rate.seconds and owes(of, job("anna", "", "review"))
    assert not owes(of, job("ben")) and not owes(of, job("anna", kind="choices")), "she still plays"
    clock.now += owes(of, job("anna"))
    assert not owes(of, job("anna"))
    of = Limits(clock)
    for number in range(30):  # however many guests they are
        of.work(job(f"guest {number}"), 5.0)
    assert owes(of, job("one more")) and not owes(of, job("carl", "198.51.100.1"))
    assert not owes(of, job("here", "")), "this machine has no address that counts"
    of = Limits(clock)
    for number in range(30):
        of.work(job(f"guest {number}", f"2001:db8:1:{number:x}::"), 20.0)
    assert owes(of, job("one more", "2001:db8:1:ffff::")) and not owes(of, job("carl", "2001:db8:2::"))


def test_other_processes_hear_of_heavy_work() -> None:
    clock = Clock()
    here, there = Limits(clock), Limits(clock)
    here._shared = True
    here.work(job("anna"), 100.0)
    there.hear(here.told("here"))
    assert owes(there, job("anna")) == owes(here, job("anna")) > 0


def test_full_buckets_make_room(monkeypatch: Any) -> None:
    monkeypatch.setattr(limits, "MOST_BUCKETS", 50)
    clock = Clock()
    of = Limits(clock)
    for number in range(500):
        clock.now += number % 3
        assert not wait(of, "list_tables", f"198.51.{number % 250}.{number // 250}", f"guest {number}")
        assert len(of._buckets._of) <= 50 and len(of._buckets._full) == len(of._buckets._of)
    assert not of._buckets._shared or clock.now == 1000


async def test_the_description_is_made_once(place: Serving, monkeypatch: Any) -> None:
    async with place.client() as client:
        described = json.loads(json.dumps(openapi.document(GAMES)))
        first = await client.get("/api/openapi.json")
        monkeypatch.setattr("lautta.server.http.openapi.document", None)
        again = await client.get("/api/openapi.json", headers={"accept-encoding": "identity"})
        assert again.json() == first.json() == described and again.headers["cache-control"] == "no-cache"
        known = await client.get("/api/openapi.json", headers={"if-none-match": first.headers["etag"]})
        assert known.status_code == 304 and not known.content


async def test_a_server_says_it_in_words(tmp_path: Path) -> None:
    async with serving(tmp_path / "a.db", limits=Limits()) as place, guest(place) as anna:
        answers: list[httpx.Response] = []
        while not answers or answers[-1].status_code == 201:
            answers.append(await anna.client.post("/api/tables", json=AGAINST_RANDOM))
        check(answers[-1], 429, "too-many")
        assert int(answers[-1].headers["retry-after"]) == answers[-1].json()["error"]["detail"]["retry_after"] > 1
        assert len(answers) > 10
        table = answers[0].json()
        assert (await anna.get(f"/api/tables/{table['id']}"))["id"] == table["id"]


async def test_a_socket_that_says_too_much_is_told_and_closed(tmp_path: Path, monkeypatch: Any) -> None:
    monkeypatch.setattr(live, "OF_SOCKET", Rate(0.001, 1.0, 5))
    async with serving(tmp_path / "a.db", limits=Limits()) as place, place.live() as socket:
        for _ in range(100):
            await socket.send('{"type":"leave","table":"x"}')
        codes = [(await hear(socket))["error"]["code"] for _ in range(6)]
        assert codes == ["no-token"] * 5 + ["too-many"]
        with pytest.raises(ConnectionClosed) as closed:
            await hear(socket)
        assert closed.value.rcvd and closed.value.rcvd.code == live.TOO_MUCH == 4029


async def test_what_a_guest_says_over_a_socket_is_asked_by_them(tmp_path: Path, monkeypatch: Any) -> None:
    monkeypatch.setitem(limits.OF_GUEST, limits.ANYTHING, Rate(0.001, 1.0, 8))
    async with serving(tmp_path / "a.db", limits=Limits()) as place, guest(place) as anna, place.live() as socket:
        await hello(socket, anna.token)
        for _ in range(9):
            await socket.send("?")
        codes = [(await hear(socket))["error"]["code"] for _ in range(9)]
        assert codes == ["malformed"] * 8 + ["too-many"]


async def test_to_say_who_one_is_costs_more_than_other_messages(tmp_path: Path, monkeypatch: Any) -> None:
    monkeypatch.setattr(live, "OF_SOCKET", Rate(0.001, 1.0, 2 * (1 + int(HELLO)) + 2))
    async with serving(tmp_path / "a.db", limits=Limits()) as place, place.live() as socket:
        for _ in range(2):
            await hello(socket, "nobody")
        for _ in range(3):
            await socket.send("?")
        codes = [(await hear(socket))["error"]["code"] for _ in range(5)]
        assert codes == ["bad-token"] * 2 + ["malformed"] * 2 + ["too-many"]


def test_of_sockets_that_are_closed_nothing_is_kept() -> None:
    of = Limits(Clock())
    names = [of.open_socket(f"203.0.113.{number}") for number in (1, 2, 2)]
    for name in names:
        of.close_socket(str(name))
    assert not of._sockets


@pytest.mark.parametrize("of", ["address", "guest"])
async def test_only_so_many_sockets_are_open(tmp_path: Path, monkeypatch: Any, of: str) -> None:
    monkeypatch.setattr(limits, f"SOCKETS_OF_{of.upper()}", 3)
    elsewhere = {"x-forwarded-for": ELSEWHERE}
    async with serving(tmp_path / "a.db", limits=Limits()) as place, guest(place) as anna, AsyncExitStack() as stack:

        async def opened() -> str:
            socket = await connect(place.address.replace("http", "ws") + "/api/live", additional_headers=elsewhere)
            stack.push_async_callback(socket.close)
            with suppress(ConnectionClosed):
                await hello(socket, anna.token)
                await socket.send("?")
            return str((await hear(socket))["error"]["code"])

        assert [await opened() for _ in range(4)] == ["malformed"] * 3 + ["too-many"]
        await stack.aclose()
        while await opened() != "malformed":  # closed ones make room
            await asyncio.sleep(0.01)


async def test_a_socket_is_of_one_guest_at_a_time(tmp_path: Path, monkeypatch: Any) -> None:
    monkeypatch.setattr(limits, "SOCKETS_OF_GUEST", 1)
    async with (
        serving(tmp_path / "a.db", limits=Limits()) as place,
        guest(place) as anna,
        guest(place) as ben,
        place.live() as socket,
    ):
        for one in (anna, ben) * 3:
            await hello(socket, one.token)
        await socket.send("?")
        assert (await hear(socket))["error"]["code"] == "malformed"


async def test_what_each_request_stores_anew_is_asked_seldom(tmp_path: Path) -> None:
    """Planned turns, which may be long; and holidays, which are told at all tables of a guest."""
    asked: list[Any] = [("POST", "tables/none/ahead", {"turns": [], "seen": 1, "key": "a"}, 30),
                        ("PUT", "me/preferences", {"holiday": 5}, 40)]  # fmt: skip
    async with serving(tmp_path / "a.db", limits=Limits(lambda: 1000.0)) as place:
        for method, path, body, many in asked:
            async with guest(place) as one:
                answers = [await one.client.request(method, f"/api/{path}", json=body) for _ in range(many + 1)]
            codes = [answer.status_code for answer in answers]
            assert codes.count(429) == 1 and codes[-1] == 429


def test_what_operators_are_told_is_so() -> None:
    told = (Path(__file__).parents[2] / "docs" / "operate.md").read_text()
    for number in (limits.SOCKETS_OF_ADDRESS, limits.SOCKETS_OF_GUEST):
        assert f" {number}" in next(line for line in told.splitlines() if line.startswith("| WebSockets"))
    for rate in (*limits.OF_GUEST.values(), *limits.OF_ADDRESS.values(), *limits.OF_SITE.values(),
                 *limits.OF_ASKER.values(), *limits.OF_RECIPIENT.values(), limits.OF_SOCKET):  # fmt: skip
        within = {1.0: "a second", 60.0: "a minute", 3600.0: "an hour", 86400.0: "a day"}[rate.seconds]
        many = f"{rate.many} {within}"
        assert f"{many}, {rate.at_once} at once" in told
