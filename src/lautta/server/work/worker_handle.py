"""A worker process as the server sees it: started, given one job after another, ended."""

import asyncio
import os
import sys
from asyncio.subprocess import PIPE, Process
from contextlib import suppress
from typing import Literal

import msgspec
from msgspec import Struct

from lautta.server.problem import Problem

START_WITHIN = 60.0  # seconds
END_WITHIN = 2.0
REST = (0.1, 0.5, 2.0, 5.0)  # seconds before a worker is started again, by how often it has died while starting
LARGEST = 64 * 2**20  # bytes of an answer
LENGTH = 4  # bytes, little-endian, before each message
_NOISE = (OSError, EOFError, asyncio.IncompleteReadError, msgspec.MsgspecError)


class WorkerConfig(Struct, array_like=True):
    """Where a worker finds games, and computer players by name, that do not come with Lautta: as `module:name` or a
    file of weights; and the names of all games that are played.
    """

    games: list[str] = []
    players: dict[str, str] = {}
    played: list[str] = []


class Request(Struct, array_like=True):
    """A request to a worker; after `seconds` it ends itself, in case the server cannot end it any more."""

    kind: str
    game: str
    data: bytes
    arguments: bytes
    seconds: float


class Reply(Struct, array_like=True):
    """A worker's reply: the answer, or a Problem, and the processor time that it took. The first says: it is ready."""

    how: Literal["ready", "done", "problem"]
    answer: bytes = b""
    code: str = ""
    seconds: float = 0.0


_reply = msgspec.msgpack.Decoder(Reply)


class Late(Exception):
    """The worker took too long and was ended."""


class Died(Exception):
    """The worker ended by itself, or sent an answer that cannot be read."""


class WorkerHandle:
    """One process, started whenever it is needed and not running."""

    def __init__(self, worker_config: WorkerConfig) -> None:
        self._baggage = worker_config
        self._process: Process | None = None
        self._failed = 0
        self.spent: float | None = None  # seconds of processor time for the last job, if it was answered

    @property
    def runs(self) -> bool:
        """Is the process there, as far as is known?"""
        process = self._process
        return process is not None and process.returncode is None and not _out(process).at_eof()

    @property
    def pid(self) -> int | None:
        """The id of the process."""
        return self._process.pid if self._process else None

    async def start(self) -> None:
        """Start the process and wait until it is ready; raises Died."""
        await self.stop()
        if self._failed:
            await asyncio.sleep(REST[min(self._failed, len(REST)) - 1])
        try:
            async with asyncio.timeout(START_WITHIN):
                process = self._process = await asyncio.create_subprocess_exec(
                    sys.executable, "-m", "lautta.server.work.worker_process", str(os.getpid()),
                    stdin=PIPE, stdout=PIPE, env=_environment(),
                )  # fmt: skip
                await _write(process, msgspec.msgpack.encode(self._baggage))
                ready = await _read(process) == Reply("ready")
        except (TimeoutError, *_NOISE):
            ready = False
        except asyncio.CancelledError:
            await self.stop()
            raise
        if not ready:
            self._failed += 1
            await self.stop()
            raise Died
        self._failed = 0

    async def do(self, kind: str, game: str, data: bytes, arguments: bytes, deadline: float) -> bytes:
        """Have a job done; raises any Problem of the job, or Late or Died, after which the process has ended."""
        self.spent = None
        if not self.runs:
            await self.start()
        process = self._process
        assert process
        request = msgspec.msgpack.encode(Request(kind, game, data, arguments, 2 * deadline + 10))
        try:
            async with asyncio.timeout(deadline):
                await _write(process, request)
                reply = await _read(process)
        except TimeoutError:
            await self.stop()
            raise Late from None
        except _NOISE:
            await self.stop()
            raise Died from None
        except asyncio.CancelledError:
            await self.stop()  # its answer would belong to nobody
            raise
        self.spent = reply.seconds
        if reply.how == "done":
            return reply.answer
        if reply.how == "problem":
            raise Problem(reply.code, **msgspec.msgpack.decode(reply.answer))
        await self.stop()
        raise Died

    async def stop(self) -> None:
        """End the process, whatever it is doing."""
        process, self._process = self._process, None
        if process is None:
            return
        with suppress(ProcessLookupError):
            process.kill()
        if process.stdin:
            process.stdin.close()
        with suppress(TimeoutError):
            async with asyncio.timeout(END_WITHIN):
                await process.wait()


def _out(process: Process) -> asyncio.StreamReader:
    assert process.stdout
    return process.stdout


async def _write(process: Process, message: bytes) -> None:
    assert process.stdin
    process.stdin.write(len(message).to_bytes(LENGTH, "little") + message)
    await process.stdin.drain()


async def _read(process: Process) -> Reply:
    size = int.from_bytes(await _out(process).readexactly(LENGTH), "little")
    if size > LARGEST:
        raise EOFError
    return _reply.decode(await _out(process).readexactly(size))


def _environment() -> dict[str, str]:
    """The environment in which a worker finds its modules where this process does, without the server's passwords."""
    kept = {name: value for name, value in os.environ.items() if name not in ("LAUTTA_DATABASE", "LAUTTA_BROKER")}
    return {**kept, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
