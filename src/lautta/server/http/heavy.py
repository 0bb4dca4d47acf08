"""Heavy work that a request asks for."""

from msgspec import Raw, Struct, msgpack

from lautta.core.game import Game
from lautta.server.http.asgi import address_of
from lautta.server.http.limits import network_of
from lautta.server.http.request_context import GUEST, Request, server_of
from lautta.server.work.jobs import Asker, Fits, Job


def asker_of(request: Request) -> Asker:
    """Who asks for work, and from where, as they take turns."""
    return request.scope["state"][GUEST].id, network_of(address_of(request.scope)) or ""


async def worked(
    request: Request, kind: str, game: Game, data: bytes, ask: Struct, within: float, fits: Fits = None,
    kept: bool = False,
) -> Raw:  # fmt: skip
    """What a worker answers, as JSON: see `work.jobs.Job`; `kept`: it may be known from before. Raises Problem."""
    server = server_of(request)
    job = Job(kind, game.name, data, msgpack.encode(ask), within, *asker_of(request), fits)
    return Raw(await (server.thoughts if kept else server.executor).work(job))
