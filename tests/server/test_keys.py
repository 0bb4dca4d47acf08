"""Ways back without a device: phrases, passkeys and links by mail; and those who try them without being asked."""

import asyncio
import json
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from tests.server.authenticator import Authenticator, coded
from tests.server.mailbox import Mailbox, mailbox
from tests.server.serving import GAMES, Guest, Serving, Watch, guest, serving, until
from tests.server.stores import asked, database

from lautta.server.http.limits import Limits
from lautta.server.messages.people import ServerAddresses
from lautta.server.notifications.mail import Mailer
from lautta.server.runtime import keys
from lautta.server.runtime.passkeys import LASTS, MOST
from lautta.server.storage import operating

ANNAS = "anna@example.org"
SITE = "https://games.example.org"
AT_SITE = ServerAddresses(f"{SITE}/")


@asynccontextmanager
async def mailing(data: Path, **more: Any) -> AsyncIterator[tuple[Serving, Mailbox]]:
    async with mailbox() as box, serving(data, GAMES, addresses=AT_SITE, **more) as place:
        place.server.mailer = Mailer(box.url)
        yield place, box


async def sign_in(place: Serving, status: int = 201, headers: Any = None, **key: str) -> Any:
    async with place.client() as stranger:
        answer = await stranger.post("/api/guests/key", json=key, headers=headers)
    assert answer.status_code == status, answer.text
    return answer.json()


async def confirmed(one: Guest, box: Mailbox, address: str = ANNAS) -> str:
    """Give an address and follow the link; answers its token."""
    sent = len(box.sent)
    assert await one.post("/api/me/mail", {"address": address}) == {"address": address.lower(), "confirmed": False}
    token = await box.link(sent, address.lower())
    assert (await one.client.post("/api/mail/confirm", json={"token": token})).status_code == 200
    return token


async def who(place: Serving, token: str) -> str:
    async with place.client(token) as client:
        return str((await client.get("/api/me")).json()["guest"])


# phrases


async def test_a_phrase_brings_somebody_back_until_there_is_another(tmp_path: Path) -> None:
    async with serving(tmp_path / "a.db") as place, guest(place, "Anna") as anna:
        assert await anna.get("/api/me/keys") == {"phrase": None, "passkeys": [], "mail": None}
        first = (await anna.post("/api/me/phrase", {}, 201))["phrase"]
        second = (await anna.post("/api/me/phrase", {}, 201))["phrase"]
        assert len(second.split()) == 8 and first != second
        typed = " ".join(f"{number}. {word[:4].upper()}," for number, word in enumerate(second.split(), 1))
        for each in (second, typed):
            back = await sign_in(place, phrase=each)
            assert back["name"] == "Anna" and await who(place, back["token"]) == await who(place, anna.token)
        told = json.dumps([await anna.get("/api/me/keys"), await anna.get("/api/me/data")])
        assert '"phrase": 1' in told and second not in told
        others = " ".join(reversed(second.split()))
        for wrong in (first, others, second.rpartition(" ")[0], second + " " + second, "", "x" * 200, "\0"):
            assert (await sign_in(place, 404, phrase=wrong))["error"]["code"] == "no-such-phrase"
        assert (await anna.client.delete("/api/me/phrase")).status_code == 204
        await sign_in(place, 404, phrase=second)
    assert not any(word in repr(asked(database(tmp_path / "a.db"), "SELECT * FROM keys")) for word in second.split())


@pytest.mark.each_store
async def test_of_phrases_that_two_devices_make_at_once_one_works(place: Serving, anna: Guest) -> None:
    made = await asyncio.gather(*(anna.post("/api/me/phrase", {}, 201) for _ in range(5)))
    async with place.client() as stranger:
        tried = [await stranger.post("/api/guests/key", json=one) for one in made]
    assert [answer.status_code for answer in tried].count(201) == 1


async def test_who_signs_in_as_somebody_else_is_merged_with_nobody(place: Serving, anna: Guest, ben: Guest) -> None:
    phrase = (await anna.post("/api/me/phrase", {}, 201))["phrase"]
    back = await sign_in(place, phrase=phrase, headers={"authorization": f"Bearer {ben.token}"})
    assert await who(place, back["token"]) == await who(place, anna.token) != await who(place, ben.token)
    assert len(await ben.get("/api/me/devices")) == 1


async def test_what_is_neither_or_both(place: Serving) -> None:
    for body in ({}, {"phrase": "a", "token": "b"}):
        assert (await sign_in(place, 400, **body))["error"]["code"] == "malformed"


async def test_guesses_are_counted_together_whatever_is_guessed(tmp_path: Path) -> None:
    async with serving(tmp_path / "a.db", limits=Limits(lambda: 1000.0)) as place, place.client() as stranger:
        headers = {"x-forwarded-for": "192.0.2.7"}
        tries = [
            ("key", {"phrase": "a"}),
            ("key", {"token": "a"}),
            ("code", {"code": "a"}),
            ("passkey", {"credential": {}}),
        ]
        codes = [
            (await stranger.post(f"/api/guests/{what}", json=body, headers=headers)).status_code
            for _ in range(3) for what, body in tries
        ]  # fmt: skip
    assert codes[:10] == [404] * 10 and codes[10:] == [429] * 2


# mail


@pytest.mark.each_store
async def test_a_link_in_a_mail_signs_in_once_and_soon(tmp_path: Path) -> None:
    watch = Watch()
    async with (
        mailing(tmp_path / "a.db", clock=watch.clock) as (place, box), guest(place, "Anna") as anna,
        place.client() as stranger,
    ):  # fmt: skip
        assert (await anna.get("/api/house"))["mail"]
        await confirmed(anna, box, "Anna@Example.org")
        assert (await anna.get("/api/me/keys"))["mail"] == {"address": ANNAS, "confirmed": True}
        await anna.post("/api/me/mail", {"address": ANNAS})  # it is known
        for _ in range(3):
            assert (await stranger.post("/api/guests/mail", json={"address": ANNAS})).status_code == 204
        first, second, third = [await box.link(number, ANNAS) for number in (1, 2, 3)]
        assert len(box.sent) == 4 and f"{SITE}/#/enter/{first}" in box.sent[1][1].get_content()
        async with place.client() as scanner:  # opens what it finds in mails: the address has no token before its #
            assert (await scanner.get("/")).status_code in (200, 404)
            assert (await scanner.get("/api/guests/key")).status_code == 405
        back = await sign_in(place, token=first)
        assert await who(place, back["token"]) == await who(place, anna.token)
        for used in (first, second, third):  # the others were for the same purpose
            assert (await sign_in(place, 404, token=used))["error"]["code"] == "no-such-link"
        await stranger.post("/api/guests/mail", json={"address": ANNAS})
        late = await box.link(4, ANNAS)
        watch.add(keys.LASTS[keys.ENTER])
        await sign_in(place, 404, token=late)
        assert (await anna.client.delete("/api/me/mail")).status_code == 204
        await stranger.post("/api/guests/mail", json={"address": ANNAS})
        await until(lambda: not place.server._under_way)
        assert len(box.sent) == 5
    assert ANNAS not in repr(asked(database(tmp_path / "a.db"), "SELECT * FROM channels"))


async def test_nothing_tells_whether_an_address_is_known(tmp_path: Path) -> None:
    async with mailing(tmp_path / "a.db") as (place, box), guest(place) as anna, place.client() as stranger:
        await confirmed(anna, box)
        held = asyncio.Event()
        links = place.server.keys.links

        async def later(address: str) -> Any:
            await held.wait()
            return await links(address)

        place.server.keys.links = later  # type: ignore[method-assign]
        answers = [await stranger.post("/api/guests/mail", json={"address": one}) for one in (ANNAS, "b@example.org")]
        assert len({(one.status_code, one.content) for one in answers}) == 1  # before anything was looked up
        held.set()
        await box.link(1, ANNAS)


async def test_an_address_counts_once_its_owner_says_so_and_again_does_no_harm(tmp_path: Path) -> None:
    watch = Watch()
    async with (
        mailing(tmp_path / "a.db", clock=watch.clock) as (place, box), guest(place, "Anna") as anna,
        guest(place, "Ben") as ben, place.client() as stranger,
    ):  # fmt: skip
        await anna.post("/api/me/mail", {"address": ANNAS})
        await stranger.post("/api/guests/mail", json={"address": ANNAS})
        await until(lambda: not place.server._under_way)
        token = await box.link(0, ANNAS)
        assert len(box.sent) == 1 and "Anna" not in box.sent[0][1].get_content()
        await sign_in(place, 404, token=token)  # it is for something else
        for _ in range(2):
            answer = await stranger.post("/api/mail/confirm", json={"token": token})
            assert answer.json() == {"address": ANNAS, "confirmed": True}
        await confirmed(ben, box)
        await stranger.post("/api/guests/mail", json={"address": ANNAS})  # one mail, a link for each
        await until(lambda: len(box.sent) == 3)
        text = box.sent[2][1].get_content()
        links = re.findall(r"/#/enter/([\w-]+)", text)
        assert len(links) == 2 and "Anna" in text and "Ben" in text
        await anna.post("/api/me/mail", {"address": "new@example.org"})
        entered = [(await stranger.post("/api/guests/key", json={"token": link})).status_code for link in links]
        assert sorted(entered) == [201, 404], "hers went to an address that is not hers any more"
        assert (await stranger.post("/api/mail/confirm", json={"token": token})).status_code == 404
        late = await box.link(3, "new@example.org")
        watch.add(keys.LASTS[keys.MAIL])
        assert (await stranger.post("/api/mail/confirm", json={"token": late})).status_code == 404
        await stranger.post("/api/guests/mail", json={"address": "who@example.org"})
        await until(lambda: not place.server._under_way)
        assert (await anna.get("/api/me/keys"))["mail"] is None  # nobody has confirmed it in time


async def test_nobody_is_flooded_with_mail_and_no_host_gets_into_a_link(tmp_path: Path) -> None:
    async with (
        mailing(tmp_path / "a.db", limits=Limits(lambda: 1000.0)) as (place, box), guest(place) as anna,
        guest(place) as ben,
    ):  # fmt: skip
        async with place.client() as stranger:
            for _ in range(5):
                asks = {"json": {"address": "b@example.org"}, "headers": {"host": "evil.example"}}
                assert (await stranger.post("/api/guests/mail", **asks)).status_code == 204  # type: ignore[arg-type]
            assert (await stranger.post("/api/guests/mail", json={"address": "B+1@example.org"})).status_code == 429
        headers = {"host": "evil.example"}
        codes = [
            (await one.client.post("/api/me/mail", json={"address": ANNAS}, headers=headers)).status_code
            for one in (anna, anna, ben, ben)
        ]
        assert codes == [200, 200, 200, 429]
        codes = [
            (await ben.client.post("/api/me/mail", json={"address": f"{one}@example.org"})).status_code for one in "xyz"
        ]
        assert codes == [200, 429, 429]
        assert all("evil" not in message.as_string() for _, message in box.sent)


async def test_no_stranger_uses_up_the_links_of_somebody_else(tmp_path: Path) -> None:
    async with mailing(tmp_path / "a.db", limits=Limits(lambda: 1000.0)) as (place, _), place.client() as one:
        askers = [*["2001:db8:1::1", "2001:db8:1:7::1"] * 4, *["192.0.2.7"] * 6]
        codes = [
            (
                await one.post("/api/guests/mail", json={"address": ANNAS}, headers={"x-forwarded-for": asker})
            ).status_code
            for asker in askers
        ]
    assert codes == [*[204] * 5, *[429] * 3, *[204] * 5, 429]


async def test_without_mail_it_is_said_so_and_a_failure_too(tmp_path: Path, place: Serving, anna: Guest) -> None:
    for path in ("me/mail", "guests/mail"):
        assert (await anna.post(f"/api/{path}", {"address": ANNAS}, 404))["error"]["code"] == "no-mail"
    async with mailing(tmp_path / "b.db") as (other, box), guest(other) as ben:
        box.refuses = True
        assert (await ben.post("/api/me/mail", {"address": ANNAS}, 503))["error"]["code"] == "mail-not-sent"
        wrong = {"address": f"{ANNAS}\r\nBcc: ben@example.org"}
        for path in ("me/mail", "guests/mail"):
            assert (await ben.post(f"/api/{path}", wrong, 400))["error"]["code"] == "bad-address"


# passkeys


async def made(one: Guest, device: Authenticator, status: int = 200) -> Any:
    options = await one.post("/api/me/passkeys/options", {})
    return await one.post("/api/me/passkeys", {"credential": device.made(options)}, status)


async def asks(place: Serving) -> Any:
    async with place.client() as stranger:
        return (await stranger.post("/api/guests/passkey/options", json={})).json()


async def offer(place: Serving, credential: Any) -> Any:
    async with place.client() as stranger:
        return await stranger.post("/api/guests/passkey", json={"credential": credential})


@pytest.mark.each_store
async def test_a_passkey_signs_in_once_for_each_challenge(tmp_path: Path) -> None:
    watch = Watch()
    async with (
        mailing(tmp_path / "a.db", clock=watch.clock) as (place, _), guest(place, "Anna") as anna,
        guest(place, "Ben") as ben,
    ):  # fmt: skip
        assert (await anna.get("/api/house"))["passkeys"] == "games.example.org"
        device = Authenticator(SITE)
        first = await anna.post("/api/me/passkeys/options", {})
        assert first["authenticatorSelection"]["residentKey"] == "required"
        credential = device.made(first)
        for _ in range(2):  # the answer may get lost
            known = await anna.post("/api/me/passkeys", {"credential": credential})
        assert [one["browser"] for one in known["passkeys"]] == [""]
        await ben.post("/api/me/passkeys", {"credential": credential}, 404)  # whose challenge it was not
        await made(ben, device, 404)  # nor can he have the same one
        watch.add(1)
        options = await asks(place)
        back = await offer(place, device.answer(options))
        assert await who(place, back.json()["token"]) == await who(place, anna.token)
        devices = await anna.get("/api/me/devices")
        for signed_out in (False, True):
            if signed_out:
                for each in devices:
                    if not each["this"]:
                        await anna.client.delete(f"/api/me/devices/{each['id']}")
            again = await offer(place, device.answer(options))
            assert (again.status_code, again.json()["error"]["code"]) == (404, "no-such-passkey")
        watch.add(1)
        options = await asks(place)
        both = await asyncio.gather(*(offer(place, device.answer(options)) for _ in range(4)))
        assert sorted(one.status_code for one in both) == [201, 404, 404, 404]
        watch.add(1)
        late = await asks(place)
        device.count = 0  # it was copied: its counter goes back
        assert (await offer(place, device.answer(await asks(place)))).status_code == 404
        device.count = 99
        watch.add(LASTS + 1)
        assert (await offer(place, device.answer(late))).status_code == 404
        told = json.dumps(await anna.get("/api/me/data"))
        assert "public" not in told and coded(device.id) not in told
        assert (await ben.client.delete(f"/api/me/passkeys/{known['passkeys'][0]['id']}")).status_code == 204
        assert len((await anna.get("/api/me/keys"))["passkeys"]) == 1  # it was not his
        assert (await anna.client.delete(f"/api/me/passkeys/{known['passkeys'][0]['id']}")).status_code == 204
        assert (await offer(place, device.answer(await asks(place)))).status_code == 404


async def test_a_passkey_is_for_this_site_and_made_by_a_browser(tmp_path: Path) -> None:
    async with mailing(tmp_path / "a.db") as (place, _), guest(place) as anna:
        for origin in ("https://evil.example", "http://games.example.org", f"{SITE}:444", f"{SITE}.evil.example"):
            await made(anna, Authenticator(origin), 404)
        device = Authenticator(SITE)
        await made(anna, device)
        for origin in ("https://evil.example", f"{SITE}:444"):
            device.origin = origin
            assert (await offer(place, device.answer(await asks(place)))).status_code == 404
        device.origin = SITE
        made_up = await asks(place) | {"challenge": coded(b"x" * 40)}
        of_making = await anna.post("/api/me/passkeys/options", {})
        crossed = {**of_making, "rpId": "games.example.org"}  # the challenge of somebody who makes one
        for options in (made_up, crossed):
            assert (await offer(place, device.answer(options))).status_code == 404
        answer = device.answer(await asks(place))
        other = Authenticator(SITE).answer(await asks(place))
        forged = {**answer, "response": {**answer["response"], "signature": other["response"]["signature"]}}
        for credential in ({}, {"rawId": 1}, forged, {**answer, "response": {}}, {**answer, "rawId": "AAAA"}, other):
            assert (await offer(place, credential)).status_code == 404
            await anna.post("/api/me/passkeys", {"credential": credential}, 404)
        for number in range(MOST - 1):
            await made(anna, Authenticator(SITE, bytes([number])))
        assert (await made(anna, Authenticator(SITE, b"more"), 429))["error"]["detail"] == {"most": MOST}


async def test_passkeys_are_offered_where_browsers_make_them(place: Serving, anna: Guest) -> None:
    assert (await anna.get("/api/house"))["passkeys"] == "localhost"
    assert (await anna.post("/api/me/passkeys/options", {}, 404))["error"]["code"] == "no-passkeys"  # at a number
    here = f"localhost:{place.address.rpartition(':')[2]}"
    answer = await anna.client.post("/api/me/passkeys/options", json={}, headers={"host": here})
    device = Authenticator(f"http://{here}")
    sent = {"json": {"credential": device.made(answer.json())}, "headers": {"host": here}}
    assert (await anna.client.post("/api/me/passkeys", **sent)).status_code == 200


# all of them


async def test_no_page_of_another_site_signs_anybody_in(place: Serving) -> None:
    async with place.client() as stranger:
        for path in (
            "guests/key",
            "guests/mail",
            "guests/passkey",
            "guests/passkey/options",
            "mail/confirm",
            "me/mail",
        ):
            for headers in ({"origin": "https://evil.example"}, {"sec-fetch-site": "cross-site"}):
                answer = await stranger.post(f"/api/{path}", json={}, headers=headers)
                assert answer.json()["error"]["code"] == "other-site"
            form = await stranger.post(f"/api/{path}", data={"phrase": "a"})
            assert form.json()["error"]["code"] == "not-json"


async def test_who_signs_in_while_the_guest_is_deleted_is_nobody(
    place: Serving, anna: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    phrase, anna_id = (await anna.post("/api/me/phrase", {}, 201))["phrase"], await who(place, anna.token)
    write = place.server.store.write

    async def deleted_before(*rows: Any, **more: Any) -> None:
        monkeypatch.undo()
        assert (await anna.client.delete("/api/me")).status_code == 204
        await write(*rows, **more)

    monkeypatch.setattr(place.server.store, "write", deleted_before)
    assert (await sign_in(place, 404, phrase=phrase))["error"]["code"] == "no-such-phrase"
    assert not await place.server.store.devices_of(anna_id)


async def test_who_goes_or_is_signed_out_has_no_way_back(tmp_path: Path) -> None:
    data = tmp_path / "a.db"
    async with (
        mailing(data) as (place, box), guest(place, "Anna") as anna, guest(place, "Ben") as ben,
        place.client() as stranger,
    ):  # fmt: skip
        ways = []
        for one, address in ((anna, ANNAS), (ben, "ben@example.org")):
            device = Authenticator(SITE, address.encode())
            await made(one, device)
            await confirmed(one, box, address)
            await one.post("/api/me/webhooks", {"kind": "webhook", "url": "https://example.org/"})
            await stranger.post("/api/guests/mail", json={"address": address})
            link = await box.link(len(box.sent) if len(box.sent) % 2 else len(box.sent) - 1, address)
            ways.append((device, (await one.post("/api/me/phrase", {}, 201))["phrase"], link, address))
        assert (await anna.client.delete("/api/me")).status_code == 204
        id = (await ben.get("/api/me"))["guest"]
        assert await operating.do(database(data), "sign-out", id)
        sent = len(box.sent)
        for device, phrase, link, address in ways:
            await sign_in(place, 404, phrase=phrase)
            await sign_in(place, 404, token=link)
            assert (await offer(place, device.answer(await asks(place)))).status_code == 404
            await stranger.post("/api/guests/mail", json={"address": address})
        await until(lambda: not place.server._under_way)
        assert len(box.sent) == sent
    assert not asked(database(data), "SELECT * FROM keys") and not asked(database(data), "SELECT * FROM channels")
