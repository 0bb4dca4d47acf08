"""A mail server of the tests: real SMTP on 127.0.0.1, and all mail that it took."""

import asyncio
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from email import message_from_bytes, policy
from email.message import EmailMessage
from typing import Any

from aiosmtpd.smtp import SMTP
from tests.server.serving import until


class Mailbox:
    """What was sent, in order: to whom, and the message. `refuses` lets it take no mail at all."""

    def __init__(self) -> None:
        self.sent: list[tuple[list[str], EmailMessage]] = []
        self.refuses, self.port, self.raw = False, 0, b""

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:  # noqa: N802
        if self.refuses:
            return "451 not now"
        self.raw = envelope.content
        self.sent.append((envelope.rcpt_tos, message_from_bytes(envelope.content, policy=policy.default)))
        return "250 taken"

    @property
    def url(self) -> str:
        return f"smtp://127.0.0.1:{self.port}?from=Lautta%20<games@example.org>"

    async def link(self, number: int, to: str) -> str:
        """The token of the only link in the mail with this number, which went to that address."""
        await until(lambda: len(self.sent) > number)
        receivers, message = self.sent[number]
        assert receivers == [to]
        (token,) = re.findall(r"#/\w+/([\w-]+)", message.get_content())
        return str(token)


@asynccontextmanager
async def mailbox() -> AsyncIterator[Mailbox]:
    box = Mailbox()
    server = await asyncio.get_running_loop().create_server(lambda: SMTP(box), "127.0.0.1", 0)
    box.port = server.sockets[0].getsockname()[1]
    try:
        yield box
    finally:
        server.close()
