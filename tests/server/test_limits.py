"""How often one may ask: buckets that fill again, for guests and for addresses, in words and with the time to wait."""

from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.server.serving import AGAINST_RANDOM, Guest, hear, hello, serving
from tests.server.test_bad_requests import check

from lautta.server import limits, live
from lautta.server.errors import Problem
from lautta.server.limits import Bucket, Limits, Rate, kind_of, network_of

GUEST, STRANGER = "a token", ""
ELSEWHERE = "203.0.113.7"


class Clock:
    """A clock that is set."""

    now = 1000.0

    def __call__(self) -> float:
        return self.now


def wait(of: Limits, method: str, path: str, address: str = ELSEWHERE, token: str = GUEST) -> int:
    """How long one must wait; 0 for a request that passes."""
    try:
        of.check(method, path, address, token)
    except Problem as problem:
        assert problem.code == "too-many" and problem.status == 429
        assert problem.headers == {"retry-after": str(problem.detail["retry_after"])}
        return int(problem.detail["retry_after"])
    return 0


def test_a_bucket_fills_at_its_rate() -> None:
    bucket = Bucket(Rate(2, 1.0, 3))
    assert [bucket.take(0.0) for _ in range(3)] == [0, 0, 0] and not bucket.is_full(0.0)
    assert bucket.take(0.0) == pytest.approx(0.5) == bucket.take(0.0)
    assert bucket.take(0.5) == 0 and bucket.take(0.5) == pytest.approx(0.5)
    assert bucket.is_full(100.0) and [bucket.take(100.0) for _ in range(4)][:3] == [0, 0, 0]
    assert bucket.take(100.0) > 0


def test_who_waits_as_long_as_they_are_told_may_ask_again() -> None:
    clock = Clock()
    of = Limits(clock)
    for _ in range(3):
        while not (seconds := wait(of, "POST", "/api/guests", token=STRANGER)):
            pass
        clock.now += seconds
        assert not wait(of, "POST", "/api/guests", token=STRANGER)


@pytest.mark.parametrize(
    ("method", "path", "least", "most"),
    [
        ("POST", "/api/tables/x/actions", 100, 400),
        ("GET", "/api/tables", 100, 400),
        ("POST", "/api/tables", 10, 30),
        ("POST", "/api/tables/x/rematch", 10, 30),
        ("POST", "/api/tables/x/chat", 5, 20),
        ("POST", "/api/tables/x/what-if", 20, 60),
        ("POST", "/api/tables/x/what-if/preview", 20, 60),
        ("POST", "/api/me/code", 3, 8),
        ("POST", "/api/guests/code", 5, 20),
        ("POST", "/api/guests", 30, 80),
        ("GET", "/api/invites/abc", 30, 80),
    ],
)
def test_how_many_may_come_at_once(method: str, path: str, least: int, most: int) -> None:
    of = Limits(Clock())
    passed = 0
    while not wait(of, method, path):
        passed += 1
    assert least <= passed <= most
    assert not wait(of, "GET", "/api/tables", "198.51.100.1", "another")


def test_guests_of_one_address_and_addresses_of_one_guest_are_counted() -> None:
    of = Limits(Clock())
    for number in range(limits.OF_ADDRESS["tables"].at_once):
        assert not wait(of, "POST", "/api/tables", token=f"guest {number}")
    assert wait(of, "POST", "/api/tables", token="one more")
    of = Limits(Clock())
    for number in range(limits.OF_GUEST["tables"].at_once):
        assert not wait(of, "POST", "/api/tables", f"203.0.113.{number}")
    assert wait(of, "POST", "/api/tables", "203.0.113.99")


def test_this_machine_is_limited_by_guest_alone() -> None:
    of = Limits(Clock())
    for address in ("127.0.0.1", "::1", "::ffff:127.0.0.1", None):
        for _ in range(200):
            of.check("POST", "/api/guests", address, STRANGER)
    assert network_of("2001:db8::1") == network_of("2001:db8::ffff:1") != network_of("2001:db8:1::1")
    assert network_of("::ffff:203.0.113.7") == network_of("203.0.113.7") and network_of("") is None


def test_buckets_do_not_pile_up(monkeypatch: Any) -> None:
    monkeypatch.setattr(limits, "MOST_BUCKETS", 50)
    clock = Clock()
    of = Limits(clock)
    for number in range(500):
        clock.now += number % 3
        assert not wait(of, "GET", "/api/tables", f"198.51.{number % 250}.{number // 250}", f"guest {number}")
        assert len(of._buckets) <= 50


@pytest.mark.parametrize("path", ["/api", "/api/", "/api//", "/api/tables/", "/api/tables//", "/api/me", "/api/games"])
def test_odd_paths_have_no_limit_of_their_own(path: str) -> None:
    kinds = {kind_of(method, path) for method in ("GET", "POST", "PUT")}
    assert not kinds & (set(limits.OF_GUEST) | set(limits.OF_ADDRESS)) - {"tables"}


async def test_a_server_says_it_in_words(tmp_path: Path) -> None:
    async with serving(tmp_path / "a.db", limits=Limits()) as place:
        async with place.client() as stranger:
            token = (await stranger.post("/api/guests", json={})).json()["token"]
        async with place.client(token) as client:
            anna = Guest(place, client, token)
            answers: list[httpx.Response] = []
            while not answers or answers[-1].status_code == 201:
                answers.append(await client.post("/api/tables", json=AGAINST_RANDOM))
            check(answers[-1], 429, "too-many")
            assert int(answers[-1].headers["retry-after"]) == answers[-1].json()["error"]["detail"]["retry_after"] > 1
            assert len(answers) > 10
            table = answers[0].json()
            assert (await anna.get(f"/api/tables/{table['id']}"))["id"] == table["id"]


async def test_a_socket_that_says_too_much_is_told(tmp_path: Path, monkeypatch: Any) -> None:
    monkeypatch.setattr(live, "OF_SOCKET", Rate(0.001, 1.0, 5))
    async with serving(tmp_path / "a.db", limits=Limits()) as place, place.live() as socket:
        for _ in range(6):
            await hello(socket, "nobody")
        codes = [(await hear(socket))["error"]["code"] for _ in range(6)]
        assert codes == ["bad-token"] * 5 + ["too-many"]


def test_what_operators_are_told_is_so() -> None:
    told = (Path(__file__).parents[2] / "docs" / "operate.md").read_text()
    for rate in (*limits.OF_GUEST.values(), *limits.OF_ADDRESS.values(), limits.OF_SOCKET):
        many = f"{rate.many} {({1.0: 'a second', 60.0: 'a minute', 3600.0: 'an hour'})[rate.seconds]}"
        assert f"{many}, {rate.at_once} at once" in told
