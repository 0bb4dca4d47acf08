"""A device with passkeys, in software: makes what browsers send, with ES256 and no attestation."""

import json
from base64 import urlsafe_b64decode, urlsafe_b64encode
from hashlib import sha256
from typing import Any

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256
from webauthn.helpers import encode_cbor

PRESENT, VERIFIED, ATTESTED = 1, 4, 64


def coded(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


class Authenticator:
    """One key pair; `count` goes up with each use, unless a test turns it back."""

    def __init__(self, origin: str, id: bytes = b"one") -> None:
        self.origin, self.id, self.count, self.user = origin, id, 0, b""
        self._key = ec.generate_private_key(ec.SECP256R1())

    def made(self, options: Any) -> Any:
        """What a browser sends for a new passkey."""
        self.user = urlsafe_b64decode(options["user"]["id"] + "==")
        numbers = self._key.public_key().public_numbers()
        public = {1: 2, 3: -7, -1: 1, -2: numbers.x.to_bytes(32, "big"), -3: numbers.y.to_bytes(32, "big")}
        data = self._data(options["rp"]["id"], ATTESTED) + bytes(16) + len(self.id).to_bytes(2, "big")
        attested = {"fmt": "none", "attStmt": {}, "authData": data + self.id + encode_cbor(public)}
        client = self._client("webauthn.create", options)
        return self._sent({"clientDataJSON": coded(client), "attestationObject": coded(encode_cbor(attested))})

    def answer(self, options: Any) -> Any:
        """What a browser sends to sign in."""
        self.count += 1
        data, client = self._data(options["rpId"]), self._client("webauthn.get", options)
        signature = self._key.sign(data + sha256(client).digest(), ec.ECDSA(SHA256()))
        return self._sent({
            "clientDataJSON": coded(client), "authenticatorData": coded(data), "signature": coded(signature),
            "userHandle": coded(self.user),
        })  # fmt: skip

    def _data(self, host: str, more: int = 0) -> bytes:
        flags = PRESENT | VERIFIED | more
        return sha256(host.encode()).digest() + bytes([flags]) + self.count.to_bytes(4, "big")

    def _client(self, kind: str, options: Any) -> bytes:
        return json.dumps({"type": kind, "challenge": options["challenge"], "origin": self.origin}).encode()

    def _sent(self, response: Any) -> Any:
        return {"id": coded(self.id), "rawId": coded(self.id), "type": "public-key", "response": response}
