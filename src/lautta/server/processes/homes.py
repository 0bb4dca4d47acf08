"""Which process should own a table: its home, on which all agree who know of the same processes.

A table moves only if its home comes or goes: each process is ranked for each table by a hash of both, and the highest
is the home (rendezvous hashing).
"""

from collections.abc import Sequence
from hashlib import blake2b

from lautta.server.storage.store import Member


def home_of(table: str, members: Sequence[Member]) -> Member | None:
    """The home of a table among some processes, of those that messages reach if there are any; None without processes.

    >>> one, other = Member(1, "one", 1, True), Member(2, "other", 1, True)
    >>> [home_of(table, [one, other]).name for table in ("k2m", "x7p", "q9t")]
    ['one', 'one', 'other']
    >>> home_of("q9t", [one, other._replace(reached=False)]).name
    'one'
    """
    fit = [member for member in members if member.reached] or members
    return max(fit, key=lambda member: _rank(table, member.name), default=None)


def _rank(table: str, name: str) -> bytes:  # kept nowhere: anybody may ask for tables by names of any length
    return blake2b(f"{name} {table}".encode(), digest_size=8).digest()
