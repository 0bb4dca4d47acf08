"""The HTTP interface for coming back without a device: a recovery phrase, passkeys, and links by mail."""

import logging
from typing import Any

from litestar import delete, get, post
from litestar.params import FromPath, RawBody
from msgspec import Raw

from lautta.server.http.bodies import ANSWER, BODY, DOOR, read
from lautta.server.http.request_context import Request, agent_of, count_recipient, guest_of, language_of, server_of
from lautta.server.http.routes.people import signed_in
from lautta.server.http.sites import site_of
from lautta.server.messages.people import (
    ConfirmRequest,
    Guest,
    KeyRequest,
    Keys,
    Mail,
    MailRequest,
    PasskeyRequest,
    Phrase,
)
from lautta.server.notifications.mail import Mailer, NotSent, mail_address, unlinked
from lautta.server.problem import Problem, unexpected
from lautta.server.runtime.kept import keys_of
from lautta.server.runtime.keys import MAIL, PASSKEY, PHRASE
from lautta.server.runtime.passkeys import Site
from lautta.server.runtime.server import Server
from lautta.words import Words

log = logging.getLogger(__name__)


@get("/me/keys")
async def show_keys(request: Request) -> Keys:
    """How you can come back if you lose all your devices."""
    return await keys_of(server_of(request), await guest_of(request))


@post("/me/phrase")
async def make_phrase(request: Request) -> Phrase:
    """Make a recovery phrase; an earlier one stops working."""
    return Phrase(await server_of(request).keys.make_phrase(await guest_of(request)))


@delete("/me/phrase")
async def remove_phrase(request: Request) -> None:
    """Give up your recovery phrase."""
    await server_of(request).keys.remove(await guest_of(request), PHRASE)


@post("/guests/key", security=[], opt={BODY: KeyRequest, DOOR: True})
async def use_key(request: Request, body: RawBody) -> Guest:
    """Sign in with a recovery phrase, or a link that was mailed: become that guest, with a token for this device."""
    data = read(body, KeyRequest)
    if (data.phrase is None) == (data.token is None):
        raise Problem("malformed", text="either a phrase or a token is needed")
    key = await server_of(request).keys.find(data.phrase, data.token)
    return await signed_in(request, key)


# mail


@post("/me/mail", status_code=200, opt={BODY: MailRequest})
async def set_mail(request: Request, body: RawBody) -> Mail:
    """Give an address, to which a link is sent that confirms it. It takes the place of an earlier one."""
    server, guest = server_of(request), await guest_of(request)
    mailer, base = _mailing(request)
    address, language = _address(body), language_of(request)
    count_recipient(request, address, "mail")
    token = await server.keys.set_mail(guest, address, language)
    if token:
        words = Words(language)
        text = words.say("mail-confirm", link=f"{base}#/mail/{token}", host=base)
        try:
            await mailer.send(address, words.say("mail-confirm-title"), text)
        except NotSent:
            raise Problem("mail-not-sent") from None
    return Mail(address, confirmed=token is None)


@delete("/me/mail")
async def remove_mail(request: Request) -> None:
    """Have your address of mail forgotten."""
    await server_of(request).keys.remove(await guest_of(request), MAIL)


@post("/mail/confirm", security=[], status_code=200, opt={BODY: ConfirmRequest, DOOR: True})
async def confirm_mail(request: Request, body: RawBody) -> Mail:
    """Confirm an address with the token that was sent to it. A second time does no harm."""
    return Mail(await server_of(request).keys.confirm(read(body, ConfirmRequest).token), confirmed=True)


@post("/guests/mail", security=[], status_code=204, opt={BODY: MailRequest, DOOR: True})
async def mail_link(request: Request, body: RawBody) -> None:
    """Have a link mailed with which you can sign in: to whoever has confirmed this address. The answer is the same, and
    comes as soon, if nobody has.
    """
    mailer, base = _mailing(request)
    address = _address(body)
    count_recipient(request, address, "guests/mail")
    server_of(request).later(_mail_links(server_of(request), mailer, base, address))


async def _mail_links(server: Server, mailer: Mailer, base: str, address: str) -> None:
    """One mail with a link for each guest who has this address."""
    try:
        if links := await server.keys.links(address):
            words = Words(links[0].language)
            lines = [f"{unlinked(link.name)}\n{base}#/enter/{link.token}".strip() for link in links]
            await mailer.send(address, words.say("mail-enter-title"), words.say("mail-enter", links="\n\n".join(lines)))
    except NotSent:
        pass  # which is logged
    except Exception as error:
        unexpected(log, "mailing a link", error)


def _mailing(request: Request) -> tuple[Mailer, str]:
    """Who sends mail, and the address of the page for links in it, which nobody who asks can choose; raises Problem."""
    mailer, base = server_of(request).mailer, request.app.state.addresses.public_url
    if mailer is None or base is None:
        raise Problem("no-mail")
    return mailer, base


def _address(body: bytes) -> str:
    try:
        return mail_address(read(body, MailRequest).address)
    except ValueError:
        raise Problem("bad-address") from None


# passkeys


@post("/me/passkeys/options", status_code=200, opt={ANSWER: dict[str, Any]})
async def passkey_creation(request: Request) -> Raw:
    """What your browser needs to make a passkey: `PublicKeyCredential.parseCreationOptionsFromJSON` reads it."""
    return Raw(await server_of(request).passkeys.creation(_site(request), await guest_of(request)))


@post("/me/passkeys", status_code=200, opt={BODY: PasskeyRequest})
async def add_passkey(request: Request, body: RawBody) -> Keys:
    """Keep a passkey that your browser has just made."""
    server, guest, credential = server_of(request), await guest_of(request), read(body, PasskeyRequest).credential
    await server.passkeys.add(_site(request), guest, credential, agent_of(request))
    return await keys_of(server, guest)


@delete("/me/passkeys/{passkey:str}")
async def remove_passkey(request: Request, passkey: FromPath[str]) -> None:
    """Refuse one of your passkeys from now on. Your device or its password manager may keep offering it."""
    try:
        hash = bytes.fromhex(passkey)
    except ValueError:
        raise Problem("no-such-passkey") from None
    await server_of(request).keys.remove(await guest_of(request), PASSKEY, hash)


@post("/guests/passkey/options", security=[], status_code=200, opt={ANSWER: dict[str, Any], DOOR: True})
async def passkey_request(request: Request) -> Raw:
    """What your browser needs to sign in with a passkey: `PublicKeyCredential.parseRequestOptionsFromJSON` reads it."""
    return Raw(await server_of(request).passkeys.request(_site(request)))


@post("/guests/passkey", security=[], opt={BODY: PasskeyRequest, DOOR: True})
async def use_passkey(request: Request, body: RawBody) -> Guest:
    """Sign in with a passkey: become the guest whose it is, with a token for this device."""
    key = await server_of(request).passkeys.find(_site(request), read(body, PasskeyRequest).credential)
    return await signed_in(request, key)


def _site(request: Request) -> Site:
    site = site_of(request.app.state.addresses.public_url, request.headers.get("host", "").encode("latin-1"))
    if site is None:
        raise Problem("no-passkeys")
    return site


ROUTES = [
    show_keys, make_phrase, remove_phrase, use_key, set_mail, remove_mail, confirm_mail, mail_link,
    passkey_creation, add_passkey, remove_passkey, passkey_request, use_passkey,
]  # fmt: skip
