"""Requests for tables of other processes: forwarded to the owner, which answers in place of this one.

The process that receives a request checks its form, guest and limits. The table's owner trusts that and does the rest.
"""

import asyncio
from functools import partial
from time import monotonic
from typing import Any

import msgspec
from litestar.status_codes import HTTP_200_OK, HTTP_502_BAD_GATEWAY
from litestar.types import HTTPScope, Message, Receive
from msgspec import Raw

from lautta.server.http.asgi import address_of
from lautta.server.http.request_context import GUEST, Request, server_of
from lautta.server.messages.errors import Error
from lautta.server.problem import Problem
from lautta.server.processes.frames import Answer, Ask
from lautta.server.runtime.guests import Guest
from lautta.server.runtime.registry import OwnedElsewhere, TableRegistry
from lautta.server.runtime.remote_tables import OtherProcesses
from lautta.server.runtime.subscriptions import AGAIN_AFTER, TRIES, Lost

PATIENCE = 1.5  # seconds to find an owner: less than a proxy waits for an answer before it takes this process for hung
ABOUT_BODIES = (b"content-length", b"content-type", b"accept-encoding", b"if-none-match")
KEPT_BACK = (b"authorization", b"cookie", b"connection")  # headers that are nobody else's business


async def answer_elsewhere(
    others: OtherProcesses, tables: TableRegistry, table: str, scope: HTTPScope, body: bytes
) -> Answer | None:
    """The answer of the process that owns a table; None if that is this one. Asked again while processes come and go.

    Raises Problem if the owner cannot be reached.
    """
    until, here, name, named = monotonic() + PATIENCE, False, "", 0
    while monotonic() < until:
        if not name:
            try:
                await tables.actor(table, here=here)
            except OwnedElsewhere as error:
                name = error.member.name
            except Problem:
                return None  # it is found again, and told, in its place
            else:
                return None
        try:
            answer = await others.ask(name, partial(ask_of, scope, table, body))
            if isinstance(answer, Answer) and answer.status == HTTP_502_BAD_GATEWAY:
                raise Lost  # it is cut off, and soon owns nothing any more
        except Lost:
            if tables.cut_off:
                break
            name, here = "", False
            await asyncio.sleep(AGAIN_AFTER)
            continue
        if isinstance(answer, Answer):
            return answer
        named += 1
        if named % TRIES == 0:  # they name each other, as long as they know of different owners
            await asyncio.sleep(AGAIN_AFTER)
        here = tables.is_me(answer.name)
        name = "" if here else answer.name
    raise Problem("owner-away")


async def table_elsewhere(request: Request, table: str) -> Raw:
    """Return another process's table as the requesting guest sees it; raises Problem."""
    server = server_of(request)
    assert server.others is not None
    headers = [(name, value) for name, value in request.scope["headers"] if name not in ABOUT_BODIES]
    scope: Any = {
        **request.scope,
        "method": "GET",
        "path": f"/api/tables/{table}",
        "query_string": b"",
        "headers": headers,
    }
    answer = await answer_elsewhere(server.others, server.tables, table, scope, b"")
    if answer is None:
        raise Problem("table-moved")
    if answer.status != HTTP_200_OK:
        raise Problem(msgspec.json.decode(answer.body, type=Error).error.code)
    return Raw(answer.body)


def ask_of(scope: HTTPScope, table: str, body: bytes, number: int) -> Ask:
    """A request that was let in, as it is sent on with a number."""
    guest: Guest | None = scope.get("state", {}).get(GUEST)
    return Ask(
        number,
        table,
        scope["method"],
        scope["path"],
        scope["query_string"],
        [(name, value) for name, value in scope["headers"] if name not in KEPT_BACK],
        body,
        (guest.id, guest.name) if guest else ("", ""),
        address_of(scope),
        guest is not None and guest.program,
    )


def scope_of(ask: Ask) -> Any:
    """A request that another process has let in, as the web server would have handed it over."""
    guest, name = ask.guest
    return {
        "type": "http",
        "asgi": {"version": "3.0", "spec_version": "2.3"},
        "http_version": "1.1",
        "scheme": "http",
        "method": ask.method,
        "path": ask.path,
        "raw_path": ask.path.encode(),
        "query_string": ask.query,
        "root_path": "",
        "headers": ask.headers,
        "client": (ask.client, 0) if ask.client else None,
        "server": None,
        "state": {GUEST: Guest(guest, name, program=ask.program)} if guest else {},
        "extensions": {},
    }


def once(body: bytes) -> Receive:
    """An ASGI receiver of a body that is known already."""
    left = [body]

    async def receive() -> Any:
        if left:
            return {"type": "http.request", "body": left.pop(), "more_body": False}
        await asyncio.Event().wait()  # until cancelled: the client is still there

    return receive


class Gathered:
    """An answer that is gathered to be sent to another process."""

    def __init__(self) -> None:
        self.status, self.headers, self.body = 500, list[tuple[bytes, bytes]](), bytearray()

    async def send(self, message: Message) -> None:
        """Take a part of it."""
        if message["type"] == "http.response.start":
            self.status, self.headers = message["status"], list(message.get("headers", ()))
        elif message["type"] == "http.response.body":
            self.body += message.get("body", b"")
