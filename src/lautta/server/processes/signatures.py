"""Signatures of messages between the processes of one database: the broker only carries them.

The key is in the database, so who may write to the broker, but knows no database, can say nothing in a process's name.
A signature covers the subject, hence the receiver. Nothing is taken twice, nor anything older than what was taken.
"""

from hashlib import blake2b
from hmac import compare_digest

from lautta.server.processes.frames import Piece

SIZE = 16  # bytes of a signature


class Forged(Exception):
    """A message that no process of this database has just sent."""


class Signatures:
    """Signs and checks messages with a key of up to 64 bytes; without one nothing is signed, and all is taken."""

    def __init__(self, key: bytes = b"") -> None:
        self._key = key
        self._newest: dict[str, tuple[int, int]] = {}  # since when, and the number, of what each sender sent last

    def signed(self, subject: str, data: bytes) -> bytes:
        """A message as it is sent to a subject.

        >>> ours, theirs = Signatures(b"the key"), Signatures(b"another")
        >>> ours.opened("to.me", ours.signed("to.me", b"hello"))
        b'hello'
        >>> ours.opened("to.me", theirs.signed("to.me", b"hello"))
        Traceback (most recent call last):
        lautta.server.processes.signatures.Forged
        """
        return self._signature(subject, data) + data if self._key else data

    def opened(self, subject: str, message: bytes) -> bytes:
        """What was signed for a subject; raises Forged."""
        if not self._key:
            return message
        signature, data = message[:SIZE], message[SIZE:]
        if not compare_digest(signature, self._signature(subject, data)):
            raise Forged
        return data

    def take(self, piece: Piece) -> None:
        """Take a piece that was signed; raises Forged if it, or a later one, was taken before."""
        if self._key:
            mark = piece.since, piece.number
            if mark <= self._newest.get(piece.sender, (-1, 0)):
                raise Forged
            self._newest[piece.sender] = mark

    def _signature(self, subject: str, data: bytes) -> bytes:
        return blake2b(subject.encode() + b"\n" + data, key=self._key, digest_size=SIZE).digest()
