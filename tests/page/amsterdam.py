"""Ticket to Ride: Amsterdam at the page: tables at which contracts are chosen, and it is my turn."""

from typing import Any

from tests.page.prepared import NAMES, computer, known, prepare
from tests.page.visitor import Visitor

KEPT = "keep 1+2"


def against(me: Visitor, computers: int = 1, **more: Any) -> Visitor:
    """At a table with computers, in my turn."""
    seats = [known(me, "Anna"), *(computer(name) for name in NAMES[:computers])]
    return _there(me, prepare(me.database, "amsterdam", None, seats, played=[KEPT] * len(seats), **more))


def two(anna: Visitor, ben: Visitor, **more: Any) -> None:
    """Anna and Ben with browsers of their own, in Anna's turn."""
    seats = [known(anna, "Anna"), known(ben, "Ben")]
    table = prepare(anna.database, "amsterdam", None, seats, played=[KEPT] * 2, **more)
    for one in (ben, anna):
        _there(one, table)


def _there(me: Visitor, table: str) -> Visitor:
    me.go(table)
    me.page.locator(".hand .slot").first.wait_for()
    return me
