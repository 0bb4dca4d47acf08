"""Mail by SMTP: what is sent to a real server, and what no address and no failure can do."""

import logging

import pytest
from tests.server.mailbox import mailbox

from lautta.cli.errors import Trouble
from lautta.cli.serve import check
from lautta.server.http.run import _told
from lautta.server.notifications.mail import Mailer, NoSuchMail, NotSent, mail_address
from lautta.server.settings import ServeSettings, as_options
from lautta.words import Words

SECRET = "smtps://anna:se%40cret@mail.example.org?from=games@example.org"


async def test_mail_is_plain_text_that_one_click_ends() -> None:
    stop = "https://games.example.org/api/stop/" + "x" * 120
    async with mailbox() as box:
        await Mailer(box.url).send("anna@example.org", "Sinun vuorosi — Äyräs", "Hyvää päivää\n" + stop, stop)
    ((to, message),) = box.sent
    assert box.raw.startswith(f"List-Unsubscribe: <{stop}>\r\n".encode())
    assert to == ["anna@example.org"] and message["to"] == "anna@example.org"
    assert message["from"] == "Lautta <games@example.org>" and message["subject"] == "Sinun vuorosi — Äyräs"
    assert message.get_content_type() == "text/plain" and message.get_content().split() == ["Hyvää", "päivää", stop]
    assert message["list-unsubscribe-post"] == "List-Unsubscribe=One-Click"
    assert message["auto-submitted"] == "auto-generated" and message["date"] and message["message-id"]


@pytest.mark.parametrize("text", [
    "", "anna", "anna@", "@example.org", "anna@localhost", "anna@127.0.0.1", "anna@[127.0.0.1]", "a@b@example.org",
    "anna@example.org, ben@example.org", "anna@example.org\r\nBcc: ben@example.org", "anna\n@example.org",
    "Anna <anna@example.org>", '"anna b"@example.org', "anna@example..org", "anna@-example.org", ".anna@example.org",
    "x" * 65 + "@example.org", "anna@" + "example." * 40 + "org", "änna@example.org", "anna@example.org>",
    "anna@exa mple.org", "anna\0@example.org", "anna@example.org%0aBcc:ben@example.org",
])  # fmt: skip
def test_an_address_is_one_address(text: str) -> None:
    with pytest.raises(ValueError, match="not an address"):
        mail_address(text)


async def test_what_is_no_address_gets_no_further_than_this() -> None:
    async with mailbox() as box:
        with pytest.raises(NotSent):
            await Mailer(box.url).send("anna@example.org\r\nBcc: ben@example.org", "x", "x")
        with pytest.raises(NotSent):
            await Mailer(box.url).send("anna@example.org", "x\r\nBcc: ben@example.org", "x")
        with pytest.raises(NotSent):
            await Mailer(box.url).send("anna@example.org", "x", "x", "https://x\r\nBcc: ben@example.org")
    assert not box.sent


async def test_a_mail_server_that_fails_is_logged_without_a_secret(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("lautta.server.notifications.mail._seldom.due", lambda: True)
    async with mailbox() as box:
        box.refuses = True
        with caplog.at_level(logging.DEBUG, "lautta"), pytest.raises(NotSent) as refused:
            await Mailer(box.url).send("anna@example.org", "x", "x")
    with pytest.raises(NotSent):  # nobody is there any more
        await Mailer(box.url.replace("//", "//anna:secret@")).send("anna@example.org", "x", "x")
    told = caplog.text + repr(refused.value)
    assert "mail cannot be sent" in told
    assert not any(part in told for part in ("secret", "anna", "example.org", "127.0.0.1"))


async def test_a_mail_server_elsewhere_must_offer_tls(monkeypatch: pytest.MonkeyPatch) -> None:
    async with mailbox() as box:
        monkeypatch.setattr("lautta.server.notifications.mail._is_here", lambda host: False)
        with pytest.raises(NotSent):
            await Mailer(box.url).send("anna@example.org", "x", "x")
    assert not box.sent


@pytest.mark.parametrize(("url", "why"), [
    ("https://example.org", "malformed"), ("smtp://", "malformed"), ("smtp://host:x", "malformed"),
    ("smtp://host/path?from=a@example.org", "malformed"), ("smtp://host?to=a@example.org", "malformed"),
    ("smtp://host", "sender"), ("smtp://host?from=a", "sender"),
])  # fmt: skip
def test_what_names_no_mail_server(url: str, why: str) -> None:
    with pytest.raises(NoSuchMail) as error:
        Mailer(url)
    assert error.value.why == why


def test_the_mail_server_is_told_by_environment_or_file_and_shown_nowhere(tmp_path, monkeypatch) -> None:  # type: ignore[no-untyped-def]
    settings, data = ServeSettings(public_url="https://games.example.org"), tmp_path / "a.db"
    assert check(settings, data).mail is None
    file = tmp_path / "mail"
    file.write_text(SECRET + "\n")
    monkeypatch.setenv("LAUTTA_MAIL_FILE", str(file))
    checked = check(settings, data)
    assert checked.mail == SECRET and not any("se%40cret" in one for one in as_options(checked))
    assert _told(data, checked, Words())["LAUTTA_MAIL"] == SECRET
    monkeypatch.setenv("LAUTTA_MAIL", "smtp://here?from=a@example.org")
    assert check(settings, data).mail == "smtp://here?from=a@example.org"
    with pytest.raises(Trouble) as trouble:
        check(ServeSettings(), data)
    assert trouble.value.args[0] == "cli-mail-url"
