"""Checksums of rows, by which a table is found damaged before it is played on.

CRC-32 finds each flipped bit, and all but one in four billion other accidents. It is no seal: who can write a row can
write its checksum as well.
"""

from typing import Any
from zlib import crc32

from msgspec import msgpack

from lautta.server.table.events import Damaged

OF_TABLE = ("id", "game", "options", "rules_version", "seed", "seed_hash", "made_at")  # what never changes in its row


def checksum(values: dict[str, Any]) -> int:
    """The checksum of a row: of its columns by name, without those that are NULL, so that columns can be added."""
    return crc32(msgpack.encode({name: value for name, value in values.items() if value is not None}, order="sorted"))


def check(values: dict[str, Any], stored: int | None) -> None:
    """Raise Damaged for a row other than the one that was stored; those of older releases have no checksum."""
    if stored not in (None, checksum(values)):
        raise Damaged(f"row {values.get('number', 0)} is not as it was stored")
