"""Passkeys: a key pair that a device, or its password manager, has for this site. The server keeps the public key.

Challenges are signed by the key of the database, so all processes know theirs without keeping any. Each is good for one
sign-in: the device that comes by it keeps its hash, and the passkey the time of the last one.
"""

import asyncio
import secrets
from hashlib import blake2b, sha256
from hmac import compare_digest
from importlib import import_module
from typing import Any, NamedTuple

import msgspec
from sqlalchemy.engine import Row

from lautta.server.problem import Problem
from lautta.server.runtime.guests import Guest, Key
from lautta.server.runtime.keys import PASSKEY
from lautta.server.runtime.server_clock import ServerClock
from lautta.server.runtime.user_agents import browser_and_system
from lautta.server.storage import rows
from lautta.server.storage.store import NotSaved, Renewed, Store

MOST = 20  # for a guest
LASTS = 300_000  # milliseconds
TIME, RANDOM, SIGNED = 8, 16, 16  # the bytes of a challenge
Credential = dict[str, Any]  # what a browser says, as JSON


class Site(NamedTuple):
    """A site with passkeys: its host name, and the origins of its pages."""

    host: str
    origins: list[str]


class Stored(msgspec.Struct, frozen=True):
    """A passkey as it is stored. `count`: how often its device says that it was used; `last`: when the challenge was
    made that was answered last.
    """

    id: bytes
    public_key: bytes
    count: int
    last: int
    browser: str
    system: str


class Passkeys:
    """The passkeys of all guests."""

    def __init__(self, store: Store, key: bytes, clock: ServerClock) -> None:
        self._store, self._key, self._clock = store, key, clock

    async def creation(self, site: Site, guest: Guest) -> bytes:
        """What a browser needs to make a passkey, as JSON."""
        webauthn, structs = await _library()
        selection = structs.AuthenticatorSelectionCriteria(
            resident_key=structs.ResidentKeyRequirement.REQUIRED,  # nobody types a name to sign in
            user_verification=structs.UserVerificationRequirement.PREFERRED,
        )
        known = [structs.PublicKeyCredentialDescriptor(id=stored(row).id) for row in await self._of(guest)]
        options = webauthn.generate_registration_options(
            rp_id=site.host, rp_name="Lautta", user_id=guest.id.encode(), user_name=guest.name or "Lautta",
            challenge=self._challenge(guest.id), authenticator_selection=selection, exclude_credentials=known,
        )  # fmt: skip
        return _json(webauthn, options)

    async def add(self, site: Site, guest: Guest, credential: Credential, agent: str) -> None:
        """Keep a passkey that was just made; again does no harm. Raises NotSaved and Problem."""
        webauthn, _ = await _library()
        try:
            challenge, _ = self._checked(webauthn, credential, guest.id)
            verified = webauthn.verify_registration_response(
                credential=credential, expected_challenge=challenge, expected_rp_id=site.host,
                expected_origin=site.origins,
            )  # fmt: skip
        except Exception:  # whatever the library raises for what is sent here
            raise Problem("no-such-passkey") from None
        if len(await self._of(guest)) >= MOST:
            raise Problem("too-many-passkeys", most=MOST)
        data = Stored(
            verified.credential_id, verified.credential_public_key, verified.sign_count, 0, *browser_and_system(agent)
        )
        row = {"hash": _hash(data.id), "guest_id": guest.id, "kind": PASSKEY, "made_at": self._clock.now(),
               "until": None, "data": _written(data)}  # fmt: skip
        try:
            await self._store.write((rows.keys, row))
        except NotSaved:
            known = await self._store.key(_hash(data.id))
            if known is None:
                raise
            if known.guest_id != guest.id:
                raise Problem("no-such-passkey") from None

    async def request(self, site: Site) -> bytes:
        """What a browser needs to sign in with any passkey for this site, as JSON."""
        webauthn, _ = await _library()
        return _json(webauthn, webauthn.generate_authentication_options(rp_id=site.host, challenge=self._challenge()))

    async def find(self, site: Site, credential: Credential) -> Key:
        """The passkey with which somebody signs in; raises Problem."""
        webauthn, _ = await _library()
        try:
            challenge, made = self._checked(webauthn, credential)
            row = await self._store.key(_hash(webauthn.base64url_to_bytes(credential["rawId"])))
            if row is None or row.kind != PASSKEY or made <= (known := stored(row)).last:
                raise ValueError
            verified = webauthn.verify_authentication_response(
                credential=credential, expected_challenge=challenge, expected_rp_id=site.host,
                expected_origin=site.origins, credential_public_key=known.public_key,
                credential_current_sign_count=known.count,
            )  # fmt: skip
        except Problem:
            raise
        except Exception:  # whatever the library raises for what is sent here
            raise Problem("no-such-passkey") from None
        new = msgspec.structs.replace(known, count=verified.new_sign_count, last=made)
        used = Renewed(rows.keys, {"hash": row.hash}, {"data": _written(new)})
        return Key(row.guest_id, (used,), sha256(challenge).digest(), "no-such-passkey")

    async def _of(self, guest: Guest) -> list[Row[Any]]:
        return [row for row in await self._store.keys_of(guest.id) if row.kind == PASSKEY]

    def _challenge(self, guest: str = "") -> bytes:
        head = self._clock.now().to_bytes(TIME, "big") + secrets.token_bytes(RANDOM)
        return head + self._signature(head, guest)

    def _signature(self, head: bytes, guest: str) -> bytes:
        return blake2b(head + guest.encode(), key=self._key, digest_size=SIGNED, person=PASSKEY.encode()).digest()

    def _checked(self, webauthn: Any, credential: Credential, guest: str = "") -> tuple[bytes, int]:
        """The challenge that a credential answers, and when it was made; raises ValueError for one that is not ours."""
        said = webauthn.base64url_to_bytes(credential["response"]["clientDataJSON"])
        challenge: bytes = webauthn.base64url_to_bytes(msgspec.json.decode(said)["challenge"])
        head, made = challenge[:-SIGNED], int.from_bytes(challenge[:TIME], "big")
        ours = compare_digest(challenge[-SIGNED:], self._signature(head, guest))
        if not ours or len(head) != TIME + RANDOM or abs(self._clock.now() - made) > LASTS:
            raise ValueError
        return challenge, made


def stored(row: Row[Any]) -> Stored:
    """What is stored of a passkey."""
    return msgspec.json.decode(row.data, type=Stored)


def _written(data: Stored) -> str:
    return msgspec.json.encode(data).decode()


async def _library() -> tuple[Any, Any]:
    """The library and its structs: it takes most of a second to import, and nobody waits for it but who needs it."""
    return await asyncio.to_thread(lambda: (import_module("webauthn"), import_module("webauthn.helpers.structs")))


def _json(webauthn: Any, options: Any) -> bytes:
    text: str = webauthn.options_to_json(options)
    return text.encode()


def _hash(id: bytes) -> bytes:
    return sha256(id).digest()
