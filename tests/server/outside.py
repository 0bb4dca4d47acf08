"""Services outside a server, on 127.0.0.1: they take what is posted to them, and decrypt what was pushed."""

import asyncio
import json
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, NamedTuple

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat


class Posted(NamedTuple):
    path: str
    headers: dict[str, str]
    body: bytes

    @property
    def json(self) -> Any:
        return json.loads(self.body)


class Service:
    """Keeps what is `posted` to it; answers `status`."""

    def __init__(self) -> None:
        self.posted: list[Posted] = []
        self.status, self.address = 201, ""

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            while line := await reader.readline():
                headers = {}
                while (one := (await reader.readline()).decode().strip()) != "":
                    name, _, value = one.partition(":")
                    headers[name.lower()] = value.strip()
                body = await reader.readexactly(int(headers.get("content-length", "0")))
                self.posted.append(Posted(line.split()[1].decode(), headers, body))
                writer.write(b"HTTP/1.1 %d x\r\ncontent-length: 0\r\n\r\n" % self.status)
                await writer.drain()
        except (ConnectionError, asyncio.IncompleteReadError):
            pass
        finally:
            writer.close()


@asynccontextmanager
async def outside(service: Service | None = None) -> AsyncIterator[Service]:
    service = service or Service()
    server = await asyncio.start_server(service.serve, "127.0.0.1", 0)
    service.address = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
    try:
        yield service
    finally:
        server.close()


class Browser:
    """A browser that has subscribed to what is pushed."""

    def __init__(self, number: int = 5) -> None:
        self.private, self.secret = ec.derive_private_key(number, ec.SECP256R1()), bytes(range(16))

    def subscription(self, endpoint: str) -> dict[str, str]:
        point = self.private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {"endpoint": endpoint, "p256dh": b64(point), "auth": b64(self.secret)}

    def read(self, body: bytes) -> Any:
        """What was pushed, decrypted as RFC 8188 and RFC 8291 say."""
        salt, length = body[:16], body[20]
        theirs, sealed = body[21 : 21 + length], body[21 + length :]
        mine = self.private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        shared = self.private.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs))
        key = HKDF(SHA256(), 32, self.secret, b"WebPush: info\0" + mine + theirs).derive(shared)
        content = HKDF(SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(key)
        nonce = HKDF(SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(key)
        padded = AESGCM(content).decrypt(nonce, sealed, None).rstrip(b"\0")
        assert padded.endswith(b"\x02")
        return json.loads(padded[:-1])


def b64(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def un64(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))
