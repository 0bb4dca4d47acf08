"""Web Push: a message encrypted for one browser (RFC 8291), and signed for its push service (RFC 8292)."""

import os
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Callable
from hashlib import sha256
from urllib.parse import urlsplit

import msgspec
from cryptography.exceptions import InvalidKey
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from lautta.server.messages.notifications import Push
from lautta.server.problem import Problem

CURVE = ec.SECP256R1()
ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551  # of the curve
RECORD, AUTH_BYTES = 4096, 16
TTL = 86_400  # seconds for which a push service keeps a message for a browser that is not there
SIGNED_FOR = 12 * 3600  # seconds


class BadSubscription(ValueError):
    """The keys of a push subscription are none."""


class Pushes:
    """Makes requests to push services. They know this server by a key that is derived from that of its database: all
    processes have it, and backups keep it. `base`, its address, tells them whom to ask about it.
    """

    def __init__(self, key: bytes, base: str) -> None:
        derived = HKDF(SHA256(), 48, None, b"lautta web push").derive(key)
        self._private = ec.derive_private_key(int.from_bytes(derived, "big") % (ORDER - 1) + 1, CURVE)
        self._subject = base if base.startswith("https:") else "mailto:operator@example.org"
        self.public = encoded(_point(self._private.public_key()))

    def request(self, message: bytes, to: Push, topic: str, urgent: bool, now: int) -> tuple[dict[str, str], bytes]:
        """The headers and the body that bring a message to a browser; a newer one of its topic takes its place."""
        headers = {
            "authorization": self.header(to.endpoint, now), "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream", "ttl": str(TTL),
            "topic": encoded(sha256(topic.encode()).digest()[:24]), "urgency": "high" if urgent else "normal",
        }  # fmt: skip
        return headers, encrypt(message, to)

    def check(self, to: Push) -> None:
        """Raise Problem if nothing can be encrypted for a subscription."""
        try:
            fits = bool(public_key(to.p256dh)) and len(decoded(to.auth)) == AUTH_BYTES
        except BadSubscription:
            fits = False
        if not fits:
            raise Problem("bad-url")

    def header(self, endpoint: str, now: int) -> str:
        """The Authorization header for a push service, at a time in milliseconds."""
        parts = urlsplit(endpoint)
        claims = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": now // 1000 + SIGNED_FOR, "sub": self._subject}
        head = {"typ": "JWT", "alg": "ES256"}
        signed = ".".join(encoded(msgspec.json.encode(part)) for part in (head, claims))
        r, s = decode_dss_signature(self._private.sign(signed.encode(), ec.ECDSA(hashes.SHA256())))
        return f"vapid t={signed}.{encoded(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}, k={self.public}"


def encrypt(
    message: bytes, to: Push, random: Callable[[int], bytes] = os.urandom,
    own: ec.EllipticCurvePrivateKey | None = None,
) -> bytes:  # fmt: skip
    """A message as only the browser of a subscription can read it (`aes128gcm`); raises BadSubscription."""
    theirs, secret = public_key(to.p256dh), decoded(to.auth)
    own, salt = own or ec.generate_private_key(CURVE), random(16)
    mine = _point(own.public_key())
    shared = own.exchange(ec.ECDH(), theirs)
    key = HKDF(SHA256(), 32, secret, b"WebPush: info\0" + _point(theirs) + mine).derive(shared)
    content = HKDF(SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(key)
    nonce = HKDF(SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(key)
    sealed = AESGCM(content).encrypt(nonce, message + b"\x02", None)
    return salt + RECORD.to_bytes(4, "big") + bytes([len(mine)]) + mine + sealed


def public_key(text: str) -> ec.EllipticCurvePublicKey:
    """A point of the curve, as browsers write it; raises BadSubscription."""
    try:
        return ec.EllipticCurvePublicKey.from_encoded_point(CURVE, decoded(text))
    except (ValueError, InvalidKey):
        raise BadSubscription from None


def _point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def encoded(data: bytes) -> str:
    r"""Bytes as Base64 for addresses, without padding.

    >>> encoded(b"\xfb\xff"), decoded("-_8")
    ('-_8', b'\xfb\xff')
    """
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    """The bytes again; raises BadSubscription."""
    try:
        return urlsafe_b64decode(text.rstrip("=") + "=" * (-len(text.rstrip("=")) % 4))
    except ValueError:
        raise BadSubscription from None
