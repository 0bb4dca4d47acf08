"""Links that stop one kind of notifications: signed, so that nobody needs to sign in and nothing is stored."""

import hmac
from base64 import urlsafe_b64encode
from hashlib import sha256
from typing import cast, get_args

from lautta.server.messages.notifications import WishKind
from lautta.server.problem import Problem

BYTES = 18


def stop_token(key: bytes, guest: str, kind: WishKind) -> str:
    """The token that stops a kind of notifications to a guest."""
    return f"{guest}.{kind}.{_signed(key, guest, kind)}"


def read_stop(key: bytes, token: str) -> tuple[str, WishKind]:
    """The guest and the kind of a token; raises Problem.

    >>> read_stop(b"key", stop_token(b"key", "anna", "turn"))
    ('anna', 'turn')
    """
    guest, _, rest = token.partition(".")
    kind, _, signed = rest.partition(".")
    if kind not in get_args(WishKind) or not hmac.compare_digest(signed.encode(), _signed(key, guest, kind).encode()):
        raise Problem("no-such-link")
    return guest, cast(WishKind, kind)


def _signed(key: bytes, guest: str, kind: str) -> str:
    return urlsafe_b64encode(hmac.digest(key, f"stop {guest} {kind}".encode(), sha256)[:BYTES]).decode()
