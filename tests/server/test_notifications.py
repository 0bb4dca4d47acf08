"""People are called with the page closed: by their browser, a webhook and a feed, when they want to be."""

import asyncio
import json
import socket
import threading
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from ipaddress import ip_network
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from xml.etree import ElementTree

import pytest
import sqlalchemy as sa
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256
from tests.server.mailbox import mailbox
from tests.server.outside import Browser, Service, b64, outside, un64
from tests.server.serving import GAMES, PATIENCE, Guest, Serving, Watch, guest, hear, serving, until

import lautta
from lautta.server.messages.notifications import Push
from lautta.server.notifications.channels import Channel, Mail, read_channel
from lautta.server.notifications.mail import Mailer
from lautta.server.notifications.messages import About, Message, message_of, webhook_body
from lautta.server.notifications.outgoing import Outgoing
from lautta.server.notifications.push import encrypt
from lautta.server.notifications.sender import MOST_FAILURES, Sender, _after
from lautta.server.runtime.server import Server, all_games
from lautta.server.storage import rows
from lautta.server.storage.store import NotSaved
from lautta.words import Words

MINUTE, HOUR, DAY = 60_000, 3_600_000, 86_400_000
ALL = ["turn", "time", "invited", "over", "chat"]


class World:
    """A server with a clock that stands, and a service outside it."""

    def __init__(self, place: Serving, clock: Watch, service: Service) -> None:
        self.place, self.clock, self.service = place, clock, service

    @property
    def server(self) -> Server:
        return self.place.server

    async def told(self, after: int = MINUTE + 1000) -> list[Any]:
        """What is posted once so much time has passed."""
        self.clock.add(after)
        sender = self.server.sender
        before = len(self.service.posted)
        await sender.look()
        while sender.busy:
            await asyncio.sleep(0.002)
        return self.service.posted[before:]


@pytest.fixture
async def world(tmp_path: Path) -> AsyncIterator[World]:
    clock = Watch(wall=1_800_000_000_000)  # 08:00 on a Friday in Greenwich
    more: Any = {"clock": clock.clock, "inside": ["127.0.0.0/8"]}
    async with outside() as service, serving(tmp_path / "a.db", all_games() | GAMES, **more) as place:
        yield World(place, clock, service)


@asynccontextmanager
async def together(world: World, days: int | None = 3, **more: Any) -> AsyncIterator[tuple[Guest, Guest, str]]:
    """Anna and Ben at a table, where it is Anna's turn."""
    async with guest(world.place, "Anna") as anna, guest(world.place, "Ben") as ben:
        clock = {"clock": {"kind": "days", "days": days}} if days else {}
        seats = [{"kind": "person"}, {"kind": "open"}]
        table = await anna.set_up({"game": "duel", "board": "large", "seats": seats, **clock, **more})
        await ben.do(table["id"], "join", invite=table["invite"])
        yield anna, ben, table["id"]


async def act(one: Guest, table: str) -> Any:
    found = await one.table(table)
    name, all_args = next(iter(found["legal"].items()))
    return await one.act(table, " ".join([name, *all_args[0]]), found["number"])


async def hook(world: World, one: Guest, **more: Any) -> Any:
    return await one.post("/api/me/webhooks", {"kind": "webhook", "url": world.service.address + "/hook", **more})


# push


async def test_a_turn_is_pushed_encrypted_and_signed(world: World) -> None:
    async with together(world) as (anna, ben, table):
        browser, address = Browser(), world.service.address + "/push/1"
        await ben.post("/api/me/push", {"kind": "push", **browser.subscription(address)})
        await act(anna, table)
        assert not await world.told(after=0)
        (pushed,) = await world.told()
        told = browser.read(pushed.body)
        assert (told["kind"], told["table"], told["link"]) == ("turn", table, f"/#/table/{table}")
        assert "Anna" in told["text"]
        assert pushed.headers["content-encoding"] == "aes128gcm"
        signed, key = pushed.headers["authorization"].removeprefix("vapid t=").split(", k=")
        assert key == (await ben.get("/api/me/notifications"))["push_key"]
        check_signed(signed, key, world.service.address)
        assert not await world.told(after=DAY // 2)  # once


def check_signed(token: str, key: str, aud: str) -> None:
    head, claims, signature = token.split(".")
    assert json.loads(un64(head)) == {"typ": "JWT", "alg": "ES256"}
    assert json.loads(un64(claims))["aud"] == aud
    raw = un64(signature)
    der = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), un64(key))
    public.verify(der, f"{head}.{claims}".encode(), ec.ECDSA(SHA256()))


def test_the_example_of_the_standard_comes_out_the_same() -> None:
    """RFC 8291, appendix A."""
    own = ec.derive_private_key(
        int.from_bytes(un64("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"), "big"), ec.SECP256R1()
    )
    to = Push(
        "https://push.example.net/",
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        "BTBZMqHH6r4Tts7J_aSIgg",
    )
    salt = un64("DGv6ra1nlYgDCS1FRnbzlw")
    assert b64(encrypt(b"When I grow up, I want to be a watermelon", to, lambda _: salt, own)) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


@pytest.mark.parametrize("status", [404, 410])
async def test_a_subscription_that_is_gone_is_dropped(world: World, status: int) -> None:
    async with together(world) as (anna, ben, table):
        await ben.post("/api/me/push", {"kind": "push", **Browser().subscription(world.service.address)})
        world.service.status = status
        await act(anna, table)
        assert len(await world.told()) == 1
        assert (await ben.get("/api/me/notifications"))["channels"] == []


async def test_a_browser_that_signs_out_is_pushed_nothing(world: World) -> None:
    async with together(world) as (anna, ben, table):
        await ben.post("/api/me/push", {"kind": "push", **Browser().subscription(world.service.address)})
        code = (await ben.post("/api/me/code", {}, 201))["code"]
        other = (await anna.place.client().post("/api/guests/code", json={"code": code})).json()["token"]
        async with guest(world.place, token=other) as elsewhere:
            await elsewhere.client.delete("/api/me/devices")
        await act(anna, table)
        assert not await world.told()


async def test_a_browser_of_two_people_tells_only_the_last(world: World) -> None:
    async with together(world) as (anna, ben, _):
        shared = Browser().subscription(world.service.address)
        await ben.post("/api/me/push", {"kind": "push", **shared})
        await anna.post("/api/me/push", {"kind": "push", **shared})
        assert (await ben.get("/api/me/notifications"))["channels"] == []


# when


async def test_nobody_is_called_who_looks(world: World) -> None:
    async with together(world) as (anna, ben, table), world.place.follows(ben.token, table) as socket:
        await hook(world, ben)
        await hear(socket)
        await socket.send(json.dumps({"type": "visible", "visible": True}))
        await act(anna, table)
        while world.server.presence.seen(await me(ben), world.clock.clock.now()) is None:
            await asyncio.sleep(0.002)
        for _ in range(3):
            assert not await world.told()
        await socket.send(json.dumps({"type": "visible", "visible": False}))  # the tab stays open
        while world.server.presence._visible:
            await asyncio.sleep(0.002)
        assert not await world.told(after=MINUTE // 2)
        assert [one.json["kind"] for one in await world.told()] == ["turn"]


async def me(one: Guest) -> str:
    return str((await one.get("/api/me"))["guest"])


async def test_who_has_moved_is_not_called(world: World) -> None:
    async with together(world) as (_, ben, table):
        await hook(world, ben)
        await act(ben, table)
        assert not await world.told()


@pytest.mark.parametrize("clock", [{"kind": "live", "minutes": 20}, None])
async def test_a_live_table_and_a_shared_screen_call_nobody(world: World, clock: Any) -> None:
    seats: Sequence[Any] = [{"kind": "person"}, {"kind": "open"}]
    if clock is None:
        seats = [{"kind": "person"}, {"kind": "shared", "name": "Eva"}]
    async with guest(world.place, "Anna") as anna, guest(world.place, "Ben") as ben:
        for one in (anna, ben):
            await hook(world, one)
            await one.client.put("/api/me/preferences", json={"kinds": ALL})
        table = await anna.set_up({"game": "duel", "board": "large", "seats": seats, "clock": clock})
        if clock:
            await ben.do(table["id"], "join", invite=table["invite"])
            await ben.step(table["id"], "chat", 2, text="hello")
        assert not await world.told(after=DAY)


async def test_quiet_hours_a_digest_and_what_nobody_wants(world: World) -> None:
    async with together(world) as (anna, ben, table):
        await hook(world, ben)
        quiet = {"begins": 9 * 60, "ends": 17 * 60}  # from ten to six in Helsinki's summer; now it is eleven there
        await prefer(ben, quiet=quiet, zone="Europe/Helsinki")
        await act(anna, table)
        assert not await world.told()
        assert not await world.told(after=5 * HOUR)
        assert len(await world.told(after=2 * HOUR)) == 1
        await act(ben, table)
        await prefer(ben, digest=20 * 60)
        await act(anna, table)
        await anna.step(table, "chat", (await anna.table(table))["number"], text="hello")
        assert not await world.told()
        (told,) = await world.told(after=12 * HOUR)
        assert "table" not in told.json or told.json["table"] == table
        await act(ben, table)
        await prefer(ben, kinds=["chat"])
        await act(anna, table)
        assert not await world.told(after=HOUR)


async def prefer(one: Guest, status: int = 200, **wanted: Any) -> Any:
    wanted = {"kinds": ALL, **wanted}
    return one._answer(await one.client.put("/api/me/preferences", json=wanted), status)


async def test_somebody_whose_time_runs_out_is_warned_in_time(world: World) -> None:
    async with together(world, days=1) as (anna, ben, table):
        await hook(world, ben)
        await prefer(ben, quiet={"begins": 22 * 60, "ends": 7 * 60})
        await act(anna, table)
        told = []
        for _ in range(23):
            told += [(world.clock.now, one.json["kind"]) for one in await world.told(after=HOUR)]
        (_, turn), (at, time) = told
        assert (turn, time) == ("turn", "time")
        assert ((at - 1) // HOUR % 24) == 21  # just before the quiet hours, as it would be late after them


async def test_several_tables_are_told_of_together(world: World) -> None:
    async with together(world) as (anna, ben, _), together(world):
        await hook(world, ben)
        table2 = await anna.set_up({"game": "duel", "board": "large", "seats": [{"kind": "person"}, {"kind": "open"}]})
        await ben.do(table2["id"], "join", invite=table2["invite"])
        (told,) = await world.told()
        assert told.json["link"] == "/#/" or told.json["link"].endswith("/")
        assert "table" not in told.json


async def test_the_end_an_invitation_and_a_chat_are_told(world: World) -> None:
    async with together(world) as (anna, ben, table):
        await hook(world, ben)
        await prefer(ben, kinds=["over", "invited", "chat"])
        await anna.step(table, "chat", (await anna.table(table))["number"], text="a secret of ours")
        (chat,) = await world.told()
        assert chat.json["kind"] == "chat"
        assert b"secret" not in chat.body
        await anna.step(table, "concede", (await anna.table(table))["number"])
        (over,) = await world.told()
        assert over.json["kind"] == "over"
        await anna.do(table, "rematch", key="again")
        (invited,) = await world.told()
        assert invited.json["kind"] == "invited"


async def test_who_has_left_is_told_no_more(world: World) -> None:
    async with guest(world.place, "Anna") as anna, guest(world.place, "Ben") as ben:
        group = await anna.post("/api/groups", {"name": "Thursday"}, 201)
        await ben.post("/api/groups/join", {"invite": group["invite"]})
        for one in (anna, ben):
            await prefer(one)
            await hook(world, one)
        seats = [{"kind": "person"}, {"kind": "open"}, {"kind": "open"}]
        table = await anna.set_up({"game": "tigris", "seats": seats, "group": group["id"]})
        await world.told(after=1000)  # the group, and so its members are to be told
        await ben.client.delete(f"/api/groups/{group['id']}/me")
        assert not await world.told()
        await ben.do(table["id"], "join", invite=table["invite"])
        await anna.step(table["id"], "chat", 2, text="hello")
        await ben.do(table["id"], "leave", key="gone")
        assert not await world.told()


async def test_nobody_is_invited_whose_kept_seat_has_gone(world: World) -> None:
    async with together(world) as (anna, ben, table):
        await hook(world, ben)
        await prefer(ben)
        await anna.step(table, "concede", (await anna.table(table))["number"])
        await world.told()
        again = await anna.do(table, "rematch", key="again")
        kept = next(seat for seat, one in enumerate(again["seats"]) if one["kind"] == "open")
        await anna.do(again["id"], "host", act="remove", seat=kept, key="no")
        assert not await world.told()


async def test_members_are_told_by_the_process_that_tells_their_group(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The others find the notice of the group for as long as its webhook does not answer."""
    async with guest(world.place, "Anna") as anna, guest(world.place, "Ben") as ben:
        group = await anna.post("/api/groups", {"name": "Thursday"}, 201)
        await ben.post("/api/groups/join", {"invite": group["invite"]})
        await hook(world, ben)
        await anna.set_up({"game": "duel", "seats": [{"kind": "person"}, {"kind": "open"}], "group": group["id"]})

        async def none(some: Any) -> list[Any]:
            return []

        with monkeypatch.context() as elsewhere:
            elsewhere.setattr(world.server.store, "claim_notices", none)
            await world.told()
        assert await world.server.store.ask(sa.select(rows.notices.c.kind)) == [("group",)]


async def test_an_address_of_mail_stays_confirmed_while_no_mail_can_be_sent(world: World) -> None:
    """It is also a way back, and a mail server may be down for days."""
    row = {"id": "c", "kind": "mail", "address": '{"to": "anna@example.org"}', "language": "en", "confirmed": True}
    for failures in (0, MOST_FAILURES - 1, MOST_FAILURES):
        channel = read_channel(SimpleNamespace(**row, failures=failures))
        assert channel
        (change,) = _after(channel, None)
        assert change.values == {"failures": min(failures + 1, MOST_FAILURES)}


# where


async def test_discord_and_slack_are_sent_what_they_take(world: World) -> None:
    async with together(world) as (anna, ben, table):
        await hook(world, ben, shape="discord")
        await ben.post("/api/me/webhooks", {"kind": "webhook", "url": world.service.address + "/s", "shape": "slack"})
        await act(anna, table)
        bodies = {one.path: one.json for one in await world.told()}
        assert bodies["/hook"]["allowed_mentions"] == {"parse": []}
        assert bodies["/s"]["text"].startswith("*Your turn: ")


async def test_no_name_is_a_link_in_a_mail_or_a_channel(world: World) -> None:
    async with guest(world.place, "https://evil.example/a") as anna, guest(world.place, "evil.example/b") as ben:
        group = await anna.post("/api/groups", {"name": "evil.example/c"}, 201)
        world.clock.add(1)
        await ben.post("/api/groups/join", {"invite": group["invite"]})
        for shape in ("discord", "slack"):
            where = {"kind": "webhook", "url": f"{world.service.address}/{shape}", "shape": shape}
            await anna.post(f"/api/groups/{group['id']}/webhooks", where)
            await ben.post("/api/me/webhooks", where)
        seats = [{"kind": "person"}, {"kind": "open"}]
        table = await anna.set_up({"game": "duel", "seats": seats, "group": group["id"]})
        told = [*await world.told(), *await world.told()]
        await ben.do(table["id"], "join")
        await act(anna, table["id"])
        told += [*await world.told(), *await world.told()]
    assert len(told) == 8 and not any(b"evil.example" in one.body for one in told)


async def test_a_mail_is_tried_without_a_link_that_stops_nothing(world: World) -> None:
    async with mailbox() as box:
        sender = world.server.sender
        sender.mails = Mailer(box.url)
        message = Message("test", "turn", "a", "b", "https://example.org/")
        channel = Channel("c", "mail", Mail("anna@example.org"), "en", True, 0)
        assert await sender.deliver(channel, message)
    assert box.sent[0][1].get_content().split() == ["b", "https://example.org/"]


async def test_a_feed_tells_of_turns_to_those_who_know_it_alone(world: World) -> None:
    async with together(world) as (_, ben, table), world.place.client() as stranger:
        token = (await ben.post("/api/me/feed", {}))["token"]
        feed = ElementTree.fromstring((await stranger.get(f"/api/feeds/{token}")).content)
        atom = "{http://www.w3.org/2005/Atom}"
        assert [one.find(f"{atom}link").attrib["href"] for one in feed.iter(f"{atom}entry")] == [f"/#/table/{table}"]  # type: ignore[union-attr]
        again = (await ben.post("/api/me/feed", {}))["token"]
        assert (await stranger.get(f"/api/feeds/{token}")).status_code == 404
        assert (await stranger.get(f"/api/feeds/{again}")).status_code == 200
        assert (await stranger.get("/api/me", headers={"authorization": f"Bearer {again}"})).status_code == 401
        await ben.client.delete("/api/me/feed")
        assert (await stranger.get(f"/api/feeds/{again}")).status_code == 404


async def test_a_link_stops_one_kind_and_a_mail_program_does_with_a_form(world: World) -> None:
    async with together(world) as (anna, ben, table), world.place.client() as stranger:
        await hook(world, ben)
        from lautta.server.notifications.stopping import stop_token

        token = stop_token(world.server.key, await me(ben), "turn")
        form = {"content-type": "application/x-www-form-urlencoded"}
        assert (await stranger.get(f"/api/stop/{token}")).status_code == 405  # a scanner that opens links stops nothing
        for _ in range(2):
            answer = await stranger.post(f"/api/stop/{token}", content="List-Unsubscribe=One-Click", headers=form)
            assert answer.json() == {"kind": "turn"}
        for wrong in (token[:-1] + ("A" if token[-1] != "A" else "B"), token.replace("turn", "over"), "", "a.b.c"):
            assert (await stranger.post("/api/stop", json={"token": wrong})).status_code == 404
        await act(anna, table)
        assert not await world.told()


@pytest.mark.parametrize(
    "url",
    ["http://127.0.0.1:1/", "https://10.0.0.1/", "https://localhost/", "https://[::1]/", "https://169.254.169.254/",
     "https://2130706433/", "https://0x7f.1/", "https://[::ffff:127.0.0.1]/", "https://[64:ff9b::7f00:1]/",
     "https://0/", "https://127.1/", "https://[fe80::1%25lo]/", "https://[::]/"],
)  # fmt: skip
async def test_nothing_is_sent_inside(url: str) -> None:
    with pytest.raises(OSError):
        await Outgoing().post(url, {}, b"")


async def test_an_address_of_a_name_that_does_not_answer_is_followed_by_the_next(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    port = int(world.service.address.rpartition(":")[2])
    with socket.socket() as taken:  # by somebody who does not listen
        taken.bind(("127.0.0.9", port))
        found = [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (one, port)) for one in ("127.0.0.9", "127.0.0.1")]
        monkeypatch.setattr(socket, "getaddrinfo", lambda *args, **more: found)
        assert await Outgoing([ip_network("127.0.0.0/8")]).post(f"http://two.example:{port}/", {}, b"") == 201


async def test_no_host_is_flooded_by_whatever_name_it_is_called(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("lautta.server.notifications.outgoing.AT_ONCE", 3)
    now, port = 7.0, world.service.address.rpartition(":")[2]
    outgoing = Outgoing([ip_network("127.0.0.0/8")], lambda: now)
    found = [(socket.AF_INET, socket.SOCK_STREAM, 6, "", ("127.0.0.1", port))]
    monkeypatch.setattr(socket, "getaddrinfo", lambda *args, **more: found)
    for name in ("one", "one", "two", "three"):
        with suppress(OSError):
            await outgoing.post(f"http://{name}:{port}/{name}", {}, b"")
    now += 0.1
    await outgoing.post(f"http://one:{port}/later", {}, b"")
    await outgoing.close()
    assert [one.path for one in world.service.posted] == ["/one", "/one", "/two", "/later"]


async def test_names_for_which_nobody_answers_hold_up_nothing_else(monkeypatch: pytest.MonkeyPatch) -> None:
    answered = threading.Event()
    monkeypatch.setattr(socket, "getaddrinfo", lambda *args, **more: answered.wait() and [])
    outgoing = Outgoing()
    posts = [asyncio.create_task(outgoing.post(f"https://{number}.example/", {}, b"")) for number in range(40)]
    try:
        await asyncio.sleep(0.05)
        async with asyncio.timeout(PATIENCE):
            await asyncio.to_thread(int)  # as those do who sign in with a passkey
    finally:
        answered.set()
        await asyncio.gather(*posts, return_exceptions=True)


async def test_a_network_may_be_named_by_an_address_in_it(tmp_path: Path) -> None:
    async with outside() as service, serving(tmp_path / "a.db", inside=["127.0.0.1/8"]) as place, guest(place) as anna:
        one = await anna.post("/api/me/webhooks", {"kind": "webhook", "url": service.address})
        assert (await anna.post(f"/api/me/channels/{one['id']}/test", {}))["taken"]


async def test_an_address_that_is_none_is_refused(tmp_path: Path) -> None:
    async with serving(tmp_path / "a.db") as place, guest(place) as anna:
        for url in ("ftp://example.org/", "https://anna@example.org/", "https:///x", "https://example.org:0/",
                    "https://a b/", "https://example.org/\r\nx: y", "http://example.org/",
                    "https://example.org:99999/"):  # fmt: skip
            await anna.post("/api/me/webhooks", {"kind": "webhook", "url": url}, 400)
            await anna.post("/api/me/push", {"kind": "push", **Browser().subscription(url)}, 400)


async def test_keys_that_are_none_are_refused(world: World) -> None:
    async with guest(world.place) as anna:
        good = Browser().subscription("https://push.example.org/1")
        for wrong in ({"p256dh": "AAAA"}, {"auth": "AAAA"}, {"p256dh": b64(b"\x04" + bytes(64))}):
            await anna.post("/api/me/push", {"kind": "push", **good, **wrong}, 400)
        await prefer(anna, 400, quiet={"begins": 0, "ends": 800})
        await prefer(anna, 400, zone="Europe/../../etc")


async def test_what_somebody_has_set_up_is_shown_to_them_and_goes_with_them(world: World) -> None:
    async with guest(world.place) as anna, guest(world.place) as ben:
        one = await hook(world, anna)
        assert one["name"] == "127.0.0.1"
        assert (await anna.post(f"/api/me/channels/{one['id']}/test", {}))["taken"]
        await ben.post(f"/api/me/channels/{one['id']}/test", {}, 404)
        await ben.client.delete(f"/api/me/channels/{one['id']}")
        assert len((await anna.get("/api/me/notifications"))["channels"]) == 1
        kept = await anna.get("/api/me/data")
        assert [channel["name"] for channel in kept["notifications"]["channels"]] == ["127.0.0.1"]
        guest_id = await me(anna)
        await anna.client.delete("/api/me")
        assert await world.server.store.channels_of(guest_id) == []


# groups


async def test_a_group_and_those_of_its_members_who_want_it_are_told_of_a_new_table(world: World) -> None:
    async with guest(world.place, "Anna") as anna, guest(world.place, "Ben") as ben, guest(world.place, "Eva") as eva:
        group = await anna.post("/api/groups", {"name": "Thursday"}, 201)
        world.clock.add(1)  # whoever was there first is host
        for one in (ben, eva):
            await one.post("/api/groups/join", {"invite": group["invite"]})
            await one.post("/api/me/webhooks", {"kind": "webhook", "url": f"{world.service.address}/{await me(one)}"})
        await eva.client.patch(f"/api/groups/{group['id']}", json={"notified": False})
        address = {"kind": "webhook", "url": world.service.address + "/group"}
        await ben.post(f"/api/groups/{group['id']}/webhooks", address, 403)
        added = await anna.post(f"/api/groups/{group['id']}/webhooks", address)
        seats = [{"kind": "person"}, {"kind": "open"}]
        table = await anna.set_up({"game": "duel", "board": "large", "seats": seats, "group": group["id"]})
        told = {one.path: one.json for one in [*await world.told(after=1000), *await world.told()]}
        assert told.keys() == {"/group", f"/{await me(ben)}"}
        assert "Thursday" in told["/group"]["text"] and "Thursday" in told[f"/{await me(ben)}"]["text"]
        await ben.do(table["id"], "join")
        await act(anna, table["id"])
        (begun, *_) = [one.json for one in await world.told(after=1000) if one.path == "/group"]
        assert "begun" in begun["text"]
        (turn,) = [one.json for one in await world.told() if one.path == "/group"]
        assert turn["text"].startswith("Ben to move")
        await anna.client.delete(f"/api/groups/{group['id']}/webhooks/{added['id']}")
        assert await anna.get(f"/api/groups/{group['id']}/webhooks") == []


# a week

MOST_CALLS = 60  # each, in a week with two games; said before it was played
STEP = HOUR // 2


class Friend:
    """Somebody who looks at the table only when called, at the time of day when they are awake."""

    def __init__(self, one: Guest, path: str, awake: range) -> None:
        self.one, self.path, self.awake = one, path, awake
        self.calls, self.wanted = 0, False

    async def look(self, tables: Sequence[str], hour: int) -> None:
        if not self.wanted or hour not in self.awake:
            return
        self.wanted = False
        for table in tables:
            while (found := await self.one.table(table))["legal"] and not found["result"]:
                name, all_args = next(iter(found["legal"].items()))
                await self.one.act(table, " ".join([name, *all_args[0]]), found["number"])


async def is_away(one: Guest, table: str) -> bool:
    return bool((await one.table(table))["clock"].get("away"))


async def test_a_week_by_the_day_in_which_nobody_lapses(tmp_path: Path) -> None:
    """Four people with their tabs closed: one sleeps, one reads a digest, one is on holiday, one loses the phone."""
    clock = Watch(wall=1_800_000_000_000)
    amsterdam = {"amsterdam": lautta.game("amsterdam")}
    async with AsyncExitStack() as stack:
        service = await stack.enter_async_context(outside())
        served = serving(tmp_path / "a.db", amsterdam, clock=clock.clock, inside=["127.0.0.0/8"])
        world = World(await stack.enter_async_context(served), clock, service)
        people = []
        for name, awake in (("Anna", range(7, 22)), ("Ben", range(24)), ("Cleo", range(24)), ("Dora", range(8, 23))):
            one = await stack.enter_async_context(guest(world.place, name))
            people.append(Friend(one, f"/{name}", awake))
            await one.post("/api/me/webhooks", {"kind": "webhook", "url": f"{service.address}/{name}"})
        anna, ben, cleo, dora = people
        await prefer(anna.one, quiet={"begins": 22 * 60, "ends": 7 * 60})
        await prefer(ben.one, digest=18 * 60)
        tables = []
        for _ in range(2):
            seats = [{"kind": "person"}, *[{"kind": "open"}] * 3]
            pace = {"kind": "days", "days": 2, "holidays": True}
            table = await anna.one.set_up({"game": "amsterdam", "seats": seats, "clock": pace})
            for friend in people[1:]:
                await friend.one.do(table["id"], "join", invite=table["invite"])
            tables.append(table["id"])
        for moment in range(7 * DAY // STEP):
            if moment * STEP == DAY:  # Cleo goes away for three days, and does not look
                await prefer(cleo.one, holiday=clock.now + 3 * DAY)
                cleo.awake = range(0)
                for table in tables:
                    await until(lambda table=table: is_away(cleo.one, table))  # type: ignore[misc]
            if moment * STEP == 4 * DAY:
                cleo.awake = range(24)
            if moment * STEP == 2 * DAY:  # Dora's phone is gone; her phrase is on paper
                phrase = (await dora.one.post("/api/me/phrase", {}, 201))["phrase"]
                async with world.place.client() as stranger:
                    token = (await stranger.post("/api/guests/key", json={"phrase": phrase})).json()["token"]
                dora.one = await stack.enter_async_context(guest(world.place, token=token))
                await dora.one.client.delete("/api/me/devices")
            for told in await world.told(after=STEP):
                friend = next(one for one in people if one.path == told.path)
                friend.calls, friend.wanted = friend.calls + 1, True
            for friend in people:
                await friend.look(tables, clock.now // HOUR % 24)
        for table in tables:
            found = await anna.one.table(table)
            assert not any(seat.get("away") for seat in found["seats"]), "somebody lapsed"
            assert found["number"] > 30
        print({one.path: one.calls for one in people})
        assert all(0 < one.calls <= MOST_CALLS for one in people)


async def test_nobody_is_told_again_while_nothing_can_be_saved(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    async def refused(*written: Any) -> None:
        raise NotSaved("disk-full")

    async with together(world) as (anna, _ben, _table):
        await hook(world, anna)
        monkeypatch.setattr("lautta.server.notifications.sender.EVERY", 0.01)
        with monkeypatch.context() as full:
            full.setattr(world.server.store, "write", refused)
            world.clock.add(MINUTE + 1000)
            for _ in range(3):
                await world.server.sender.look()
                await asyncio.sleep(0.1)
        assert [one.json["kind"] for one in world.service.posted] == ["turn"]
        assert len(await world.told(0)) == 0 and not await notices_of(world)


async def test_what_is_sent_while_notices_are_read_is_not_sent_again(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with together(world) as (anna, _ben, _table):
        await hook(world, anna)
        world.clock.add(MINUTE + 1000)
        sender, read = world.server.sender, world.server.store.due_notices

        async def slow(*args: Any) -> Any:
            found = await read(*args)
            await until(lambda: not sender.busy)
            return found

        await sender.look()
        monkeypatch.setattr(world.server.store, "due_notices", slow)
        await world.told(0)
        assert len(world.service.posted) == 1


async def test_a_channel_with_an_error_has_no_other_told_again(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    deliver = Sender.deliver

    async def failing(self: Sender, channel: Any, message: Any) -> bool | None:
        if "bad" in str(channel.address):
            raise RuntimeError("a mistake of ours")
        return await deliver(self, channel, message)

    monkeypatch.setattr(Sender, "deliver", failing)
    async with together(world) as (anna, _ben, _table):
        await hook(world, anna)
        await hook(world, anna, url=world.service.address + "/bad")
        assert len(await world.told()) == 1 and not await notices_of(world)


async def notices_of(world: World) -> list[Any]:
    """The notices that are due by now."""
    return await world.server.store.due_notices(world.server.now(), 100)


async def test_a_channel_that_is_removed_is_tried_no_more(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("lautta.server.notifications.sender.AGAIN", (0.0, 0.0))
    async with together(world) as (anna, ben, table):
        one, tried = await hook(world, ben), list[str]()

        async def removed(self: Sender, channel: Any, message: Any) -> int:
            tried.append(channel.id)
            await ben.client.delete(f"/api/me/channels/{one['id']}")
            return 500

        monkeypatch.setattr(Sender, "_sent", removed)
        await act(anna, table)
        await world.told()
        assert tried == [one["id"]]


async def test_a_channel_that_never_answers_holds_up_nobody_else(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    sent, begun, waiting = Sender._sent, list[str](), asyncio.Event()

    async def slow(self: Sender, channel: Any, message: Any) -> int:
        begun.append(str(channel.address))
        if "slow" in begun[-1]:
            if begun.count(begun[-1]) > 1:
                await waiting.wait()
            return 500
        return await sent(self, channel, message)

    monkeypatch.setattr(Sender, "_sent", slow)
    monkeypatch.setattr("lautta.server.notifications.sender.AGAIN", (0.0, 0.0))
    async with together(world) as (anna, _ben, _table), together(world) as (carl, _dora, _other):
        for number in range(5):
            await hook(world, anna, url=f"{world.service.address}/slow/{number}")
        monkeypatch.setattr("lautta.server.notifications.sender.MOST", 1)
        world.clock.add(MINUTE + 1000)
        sender = world.server.sender
        await sender.look()
        await until(lambda: len(begun) == 9)  # of those that failed only four are tried again at the same time
        assert sender._again.locked() and not any(one.locked() for one in sender._lanes.values())
        (channel, *_) = map(read_channel, await world.server.store.channels_of(await me(anna)))
        assert channel
        test = asyncio.create_task(sender.deliver(channel, Message("test", "turn", "", "", "")))  # as somebody tries it
        await hook(world, carl)
        while not world.service.posted:
            await sender.look()  # in which those that are still being sent leave room for others
            await asyncio.sleep(0.002)
        assert len(world.service.posted) == 1
        assert sum("slow" in one for one in begun) == 9
        waiting.set()
        assert await test is None
        await until(lambda: not sender.busy)
        assert not sender._failing


def test_discord_takes_as_much_as_is_sent() -> None:
    names = ("*" * 40, "\\" * 40, "[]" * 20, "B" * 40)
    some = [About("turn", f"t{number}", number, "tigris", names) for number in range(25)]
    for many in (1, 3, 7, 25):
        message = message_of(some[:many], Words("en"), "https://example.org", 0)
        content = json.loads(webhook_body(message, "discord"))["content"]
        assert len(content) < 2000 and content.endswith(f"\n<{message.link}>")
        assert len(content) < 1900 or content.partition("…")[0][-1] != "\\"


async def test_preferences_are_stored_once(world: World) -> None:
    async with guest(world.place) as anna:
        answer = await anna.client.put("/api/me/preferences", json={"kinds": ["chat", "turn", "chat"] * 3000})
        assert answer.json()["preferences"]["kinds"] == ["chat", "turn"]


@pytest.mark.parametrize("before", [{"holiday": 1_800_000_000_000 + 30 * DAY}, {"digest": 0}])
async def test_who_wishes_otherwise_is_told_what_waited(world: World, before: dict[str, int]) -> None:
    async with together(world) as (anna, _, _table):
        await hook(world, anna)
        await anna.client.put("/api/me/preferences", json=before)
        assert not await world.told()
        assert (await anna.client.put("/api/me/preferences", json={})).status_code == 200
        assert [one.json["kind"] for one in await world.told(0)] == ["turn"]


async def test_an_answer_that_never_ends_is_not_read() -> None:
    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(ConnectionError):
            while True:
                writer.write(b"HTTP/1.1 100 more to come\r\n\r\n" * 100)
                await writer.drain()

    endless, outgoing = await asyncio.start_server(serve, "127.0.0.1", 0), Outgoing([ip_network("127.0.0.0/8")])
    try:
        async with asyncio.timeout(PATIENCE):
            with pytest.raises(OSError, match="ReadError"):
                await outgoing.post(f"http://127.0.0.1:{endless.sockets[0].getsockname()[1]}/", {}, b"{}")
    finally:
        await outgoing.close()
        endless.close()
