"""A proxy between a server and what it needs, which can cut the line, in one direction too, and slow it down."""

import asyncio
from contextlib import suppress
from time import monotonic
from urllib.parse import urlsplit, urlunsplit

AT_ONCE = 65_536  # bytes
MOST = 1000  # pieces of them that are under way


class Proxy:
    """A line to an address. `there` and `back`: does what is sent arrive? `delay`: after how many seconds.

    What is cut is swallowed, as on a network that has lost packets for good; nobody is told.
    """

    def __init__(self, host: str, port: int) -> None:
        self._host, self._port = host, port
        self.there = self.back = True
        self.delay = 0.0
        self._tasks: set[asyncio.Task[None]] = set()
        self._lines: set[asyncio.StreamWriter] = set()

    async def open(self) -> int:
        """Listen on a free port, and answer it."""
        self._server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        return int(self._server.sockets[0].getsockname()[1])

    async def close(self) -> None:
        """End all."""
        self._server.close()
        for writer in self._lines:
            writer.transport.abort()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def mend(self) -> None:
        """Let everything through again; lines from which something was swallowed are broken."""
        if not (self.there and self.back):
            for writer in self._lines:
                writer.transport.abort()
        self.there = self.back = True
        self.delay = 0.0

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            far_reader, far_writer = await asyncio.open_connection(self._host, self._port)
        except OSError:
            writer.transport.abort()
            return
        lines = writer, far_writer
        self._lines.update(lines)
        there = asyncio.create_task(self._carry(reader, far_writer, "there"))
        back = asyncio.create_task(self._carry(far_reader, writer, "back"))
        self._tasks.update((there, back))
        try:
            await asyncio.wait((there, back), return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in (there, back):
                task.cancel()
                self._tasks.discard(task)
            for line in lines:
                line.transport.abort()
                self._lines.discard(line)

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, way: str) -> None:
        """What is slow comes later, but as much of it at a time as before."""
        under_way: asyncio.Queue[tuple[float, bytes]] = asyncio.Queue(MOST)
        arriving = asyncio.create_task(self._deliver(under_way, writer, way))
        try:
            with suppress(OSError):
                while data := await reader.read(AT_ONCE):
                    await under_way.put((monotonic() + self.delay, data))
            await under_way.put((0.0, b""))
            await arriving
        finally:
            arriving.cancel()

    async def _deliver(
        self, under_way: asyncio.Queue[tuple[float, bytes]], writer: asyncio.StreamWriter, way: str
    ) -> None:
        with suppress(OSError):
            while (found := await under_way.get())[1]:
                due, data = found
                await asyncio.sleep(max(0.0, due - monotonic()))
                if getattr(self, way):
                    writer.write(data)
                    await writer.drain()


async def through(url: str) -> tuple[Proxy, str]:
    """A proxy to the address in a URL, and the URL that leads through it."""
    split = urlsplit(url)
    proxy = Proxy(split.hostname or "", split.port or 0)
    port = await proxy.open()
    before, _, _ = split.netloc.rpartition("@")
    return proxy, urlunsplit(split._replace(netloc=f"{before}@127.0.0.1:{port}" if before else f"127.0.0.1:{port}"))
