"""A worker process: `python -m lautta.server.work.worker_process SERVER`, addressed over its standard input and output.

It has low priority, does one job after another, keeps nothing but boards, and ends with its server: at the end of its
input, and on Linux at once when the server's process is gone.
"""

import ctypes
import faulthandler
import gc
import logging
import os
import signal
import sys
from contextlib import suppress
from importlib import import_module
from time import process_time
from typing import Any, BinaryIO

import msgspec

from lautta import players
from lautta.core import registry
from lautta.core.game import Game
from lautta.players.weights import FILE, BadWeights, has_weights, weights_of
from lautta.server.problem import Problem, unexpected, where
from lautta.server.telemetry import logs
from lautta.server.work import jobs
from lautta.server.work.worker_handle import LENGTH, Reply, Request, WorkerConfig

NICE = 5  # with 15, a worker beside a busy program would not answer in time
END_WITH_PARENT = 1  # PR_SET_PDEATHSIG
log = logging.getLogger("lautta.server.work.worker_process")  # however this module is run
_request = msgspec.msgpack.Decoder(Request)


def main() -> None:
    """Work until the input from the server ends."""
    logs.begin_as_asked()
    _step_back()
    _end_with(int(sys.argv[1]))
    asked, answered = _pipes()
    if (worker_config := _read(asked)) is None:
        return
    _get_ready(worker_config)
    _write(answered, Reply("ready"))
    silence = open(os.devnull, "w")  # noqa: SIM115  # for as long as this process runs
    while (message := _read(asked)) is not None:
        request = _request.decode(message)
        faulthandler.dump_traceback_later(request.seconds, exit=True, file=silence)
        began, reply = process_time(), answer(request)
        reply.seconds = process_time() - began
        faulthandler.cancel_dump_traceback_later()
        _write(answered, reply)


def answer(request: Request) -> Reply:
    """Do a job; a Problem is an answer as well, and so is an error, which is logged without anything secret."""
    try:
        game = registry.game(request.game)
        return Reply("done", jobs.run_job(request.kind, game, request.data, request.arguments))
    except Problem as problem:
        return Reply("problem", msgspec.msgpack.encode(problem.detail), problem.code)
    except Exception as error:
        told = unexpected(log, "a job of kind %(kind)s", error, kind=request.kind)
        return Reply("problem", msgspec.msgpack.encode(told.detail), told.code)


def _step_back() -> None:
    """Let everything else on this machine go first; ignore the signals that stop the server."""
    for name in ("SIGINT", "SIGTERM"):
        signal.signal(getattr(signal, name), signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(NICE)
    if hasattr(os, "SCHED_BATCH"):
        with suppress(OSError):
            os.sched_setscheduler(0, os.SCHED_BATCH, os.sched_param(0))


def _end_with(server: int) -> None:
    if sys.platform == "linux":
        with suppress(OSError, AttributeError):
            ctypes.CDLL(None).prctl(END_WITH_PARENT, signal.SIGKILL)
        if os.getppid() != server:  # it has gone already
            os._exit(0)


def _pipes() -> tuple[BinaryIO, BinaryIO]:
    """What the server says and hears; anything that a job prints goes to the log."""
    asked, answered = os.dup(0), os.dup(1)
    with open(os.devnull) as nothing:
        os.dup2(nothing.fileno(), 0)
    os.dup2(2, 1)
    return os.fdopen(asked, "rb"), os.fdopen(answered, "wb")


def _get_ready(worker_config: bytes) -> None:
    ours = msgspec.msgpack.decode(worker_config, type=WorkerConfig)
    for place in ours.games:
        registry.register(_found(place))
    for name, place in ours.players.items():
        with suppress(ValueError):  # it registered itself when its module was imported
            if place.endswith(FILE):
                players.register_weights(name, place)
            else:
                players.register(name, _found(place), "")
    for game in ours.played:
        _warm(game)
    gc.collect()
    gc.freeze()


def _found(place: str) -> Any:
    module, _, name = place.partition(":")
    return getattr(import_module(module), name)


def _warm(name: str) -> None:
    """Load what a game needs. One that fails, though it did not in the server, fails at its own jobs alone."""
    try:
        game = registry.game(name)
        game.space(game.board())
        _ = game.engine
        _ = game.weigh
        _read_weights(game)
    except Exception as error:
        log.warning("%(game)s cannot be played: %(where)s", {"game": name, "where": where(error)})


def _read_weights(game: Game) -> None:
    """Load what players know of a game that think; those whose weights cannot be used do not sit down there."""
    for number in range(game.players[0], game.players[1] + 1):
        try:
            if has_weights(game, number):
                weights_of(game, number)
        except (BadWeights, OSError) as error:
            log.warning("nobody plays by these weights: %(why)s", {"why": str(error)})


def _read(pipe: BinaryIO) -> bytes | None:
    length = pipe.read(LENGTH)
    size = int.from_bytes(length, "little")
    message = pipe.read(size) if len(length) == LENGTH else b""
    return message if len(length) == LENGTH and len(message) == size else None


def _write(pipe: BinaryIO, reply: Reply) -> None:
    message = msgspec.msgpack.encode(reply)
    with suppress(BrokenPipeError):  # the end of the input comes next
        pipe.write(len(message).to_bytes(LENGTH, "little") + message)
        pipe.flush()


if __name__ == "__main__":
    main()
