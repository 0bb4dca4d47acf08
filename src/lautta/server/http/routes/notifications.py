"""The HTTP interface for notifications: where and when somebody is told what, and links that stop it."""

from litestar import Response, delete, get, post, put
from litestar.params import FromPath, RawBody

from lautta.server.http.bodies import BODY, DOOR, read
from lautta.server.http.feeds import feed_of
from lautta.server.http.request_context import Request, guest_of, language_of, server_of
from lautta.server.messages.notifications import (
    ChannelInfo,
    Feed,
    Notifications,
    Preferences,
    Push,
    Stopped,
    StopRequest,
    Tried,
    Webhook,
)
from lautta.server.runtime import notifying
from lautta.server.runtime.keys import FEED

ATOM = "application/atom+xml"


@get("/me/notifications")
async def show_notifications(request: Request) -> Notifications:
    """How you are notified."""
    return await notifying.notifications_of(server_of(request), await guest_of(request))


@put("/me/preferences", status_code=200, opt={BODY: Preferences})
async def prefer(request: Request, body: RawBody) -> Notifications:
    """Choose what you want to be told, and when."""
    server, guest = server_of(request), await guest_of(request)
    await notifying.prefer(server, guest, read(body, Preferences))
    return await notifying.notifications_of(server, guest)


@post("/me/push", status_code=200, opt={BODY: Push})
async def add_push(request: Request, body: RawBody) -> ChannelInfo:
    """Be notified by this browser, also while the page is closed, until you sign out here."""
    guest, address = await guest_of(request), read(body, Push)
    return await notifying.add_push(server_of(request), guest, address, language_of(request))


@post("/me/webhooks", status_code=200, opt={BODY: Webhook})
async def add_webhook(request: Request, body: RawBody) -> ChannelInfo:
    """Be notified at an address of yours, which is sent JSON."""
    guest, address = await guest_of(request), read(body, Webhook)
    return await notifying.add_webhook(server_of(request), address, language_of(request), guest_id=guest.id)


@delete("/me/channels/{channel:str}")
async def remove_channel(request: Request, channel: FromPath[str]) -> None:
    """Be notified there no more."""
    await notifying.remove_channel(server_of(request), channel, guest_id=(await guest_of(request)).id)


@post("/me/channels/{channel:str}/test", status_code=200)
async def try_channel(request: Request, channel: FromPath[str]) -> Tried:
    """Send yourself a test notification. One that works again after failures is used again."""
    return await notifying.try_channel(server_of(request), await guest_of(request), channel, language_of(request))


@post("/me/feed", status_code=200)
async def make_feed(request: Request) -> Feed:
    """Make a new address for your feed (Atom), which replaces an earlier one. Whoever knows it can read the feed."""
    return Feed(await server_of(request).keys.make_feed(await guest_of(request)))


@delete("/me/feed")
async def end_feed(request: Request) -> None:
    """Delete your feed."""
    await server_of(request).keys.remove(await guest_of(request), FEED)


@get("/feeds/{token:str}", security=[], media_type=ATOM, opt={DOOR: True})
async def show_feed(request: Request, token: FromPath[str]) -> Response[bytes]:
    """A feed: where it is your turn, and which games have ended."""
    server = server_of(request)
    data = await feed_of(server, token, server.sender.base, language_of(request))
    return Response(data, media_type=ATOM, headers={"cache-control": "private, max-age=60"})


@post("/stop", security=[], status_code=200, opt={BODY: StopRequest, DOOR: True})
async def stop(request: Request, body: RawBody) -> Stopped:
    """Stop one kind of notifications by the token of a link, without signing in."""
    return await notifying.stop(server_of(request), read(body, StopRequest).token)


@post("/stop/{token:str}", security=[], status_code=200, opt={DOOR: True})
async def stop_at_once(request: Request, token: FromPath[str]) -> Stopped:
    """The same for mail programs (RFC 8058), which post a form."""
    return await notifying.stop(server_of(request), token)


ROUTES = [
    show_notifications, prefer, add_push, add_webhook, remove_channel, try_channel, make_feed, end_feed, show_feed,
    stop, stop_at_once,
]  # fmt: skip
