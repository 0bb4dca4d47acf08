"""Codes by which a guest starts using another device: short enough to type, good for one use, and soon expired.

The database has a hash of each, so whichever process is asked knows those that others have made.
"""

import secrets

from lautta.server.problem import Problem
from lautta.server.runtime.guests import Key
from lautta.server.runtime.tokens import token_hash
from lautta.server.storage import rows
from lautta.server.storage.store import Gone, Store
from lautta.server.table.names import LETTERS

LENGTH = 8  # 40 random bits
LASTS = 600_000  # milliseconds


class Codes:
    """The codes that are being shown, one per guest."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def make(self, guest: str, now: int) -> tuple[str, int]:
        """A new code, and when it expires; an earlier one of this guest stops working. Raises NotSaved."""
        code = "".join(secrets.choice(LETTERS) for _ in range(LENGTH)).upper()
        row = {"guest_id": guest, "code_hash": token_hash(code), "until": now + LASTS}
        await self._store.write(Gone(rows.codes, {"guest_id": guest}), (rows.codes, row))
        return code, now + LASTS

    async def find(self, code: str, now: int) -> Key:
        """Use up a code, with any spacing and case, by adding a device; raises Problem."""
        hashed = token_hash("".join(filter(str.isalnum, code)).upper())
        row = await self._store.code(hashed)
        if row is None or row.until <= now:
            raise Problem("no-such-code")
        return Key(row.guest_id, (Gone(rows.codes, {"guest_id": row.guest_id}),), hashed)
