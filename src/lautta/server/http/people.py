"""The HTTP interface for people: who I am, and who sits at a table, watches it, talks there and plays again."""

from litestar import get, patch, post
from litestar.params import FromPath, RawBody
from msgspec import Raw

from lautta.server import messages
from lautta.server.http.bodies import ANSWER, BODY, read
from lautta.server.http.visits import Request, guest_of, played, server_of
from lautta.server.runtime import opening
from lautta.server.runtime.lists import finished_tables, invited, open_tables
from lautta.server.table import commands
from lautta.server.table.names import clean
from lautta.server.table.viewers import Viewer

# who I am


@get("/me")
async def show_me(request: Request) -> messages.Me:
    """Who I am."""
    guest = await guest_of(request)
    return messages.Me(guest.id, guest.name)


@patch("/me", opt={BODY: messages.NameWish})
async def rename_me(request: Request, body: RawBody) -> messages.Me:
    """Be called otherwise from now on; tables where I sit already keep the name that I had."""
    guest = await guest_of(request)
    name = clean(read(body, messages.NameWish).name)
    await server_of(request).guests.rename(guest, name)
    return messages.Me(guest.id, name)


@post("/me/code")
async def make_code(request: Request) -> messages.Code:
    """A code that makes another device mine too: for one use, and soon worthless."""
    guest = await guest_of(request)
    server = server_of(request)
    return messages.Code(*server.codes.make(guest.id, server.now()))


@post("/guests/code", security=[], opt={BODY: messages.CodeWish})
async def use_code(request: Request, body: RawBody) -> messages.Guest:
    """Be the guest whose other device shows this code; answers a token for this device."""
    server = server_of(request)
    found = server.codes.use(read(body, messages.CodeWish).code, server.now())
    guest, token = await server.guests.add_device(found, server.now())
    return messages.Guest(guest.id, token, guest.name)


# finding tables


@get("/tables/open", security=[])
async def list_open_tables(request: Request) -> list[messages.Offer]:
    """The listed tables that wait for somebody, the newest first."""
    return await open_tables(server_of(request))


@get("/tables/finished", security=[])
async def list_finished_tables(request: Request) -> list[messages.Finished]:
    """The newest listed tables whose games are over, to be looked at."""
    return await finished_tables(server_of(request))


@get("/invites/{invite:str}", security=[])
async def show_invite(request: Request, invite: FromPath[str]) -> messages.Offer:
    """What an invite is for."""
    return (await invited(server_of(request), invite)).offer()


# seats


@post("/tables/{table:str}/join", status_code=200, opt={BODY: messages.JoinWish, ANSWER: messages.Table})
async def join(request: Request, table: FromPath[str], body: RawBody) -> Raw:
    """Take an open seat; the game starts with the last. Who sits there already is told how the table stands."""
    wish = read(body, messages.JoinWish)
    guest = await guest_of(request)
    actor = await server_of(request).tables.actor(table)
    await actor.ask(
        Viewer(guest.id, None), commands.Join(None, None, clean(wish.name) or guest.name, wish.seat, wish.invite)
    )
    return actor.view().whole(actor.table.viewer(guest.id, wish.seat))


@post("/tables/{table:str}/leave", status_code=200, opt={BODY: messages.SeatStep, ANSWER: messages.Table})
async def leave(request: Request, table: FromPath[str], body: RawBody) -> Raw:
    """Give up a seat before the game starts; it is open again. A table that everybody has left is closed."""
    wish = read(body, messages.SeatStep)
    guest = await guest_of(request)
    actor = await server_of(request).tables.actor(table)
    await actor.ask(actor.table.acting(guest.id, wish.seat), commands.Leave(wish.key, wish.seen))
    return actor.view().whole(actor.table.viewer(guest.id))


@post("/tables/{table:str}/host", status_code=200, opt={BODY: messages.HostWish, ANSWER: messages.Update})
async def host(request: Request, table: FromPath[str], body: RawBody) -> Raw:
    """What only the host may do."""
    wish = read(body, messages.HostWish)
    actor, player = await played(request, table)
    return await actor.ask(player, commands.Host(wish.key, wish.seen, wish.act, wish.seat, wish.level))


@post("/tables/{table:str}/concede", status_code=200, opt={BODY: messages.SeatStep, ANSWER: messages.Update})
async def concede(request: Request, table: FromPath[str], body: RawBody) -> Raw:
    """Stop playing: a computer player stands in for my seat from now on."""
    wish = read(body, messages.SeatStep)
    actor, player = await played(request, table, wish.seat)
    return await actor.ask(player, commands.Concede(wish.key, wish.seen))


@post("/tables/{table:str}/return", status_code=200, opt={BODY: messages.SeatStep, ANSWER: messages.Update})
async def come_back(request: Request, table: FromPath[str], body: RawBody) -> Raw:
    """Play my seat again, in which a computer player stood in for me."""
    wish = read(body, messages.SeatStep)
    actor, player = await played(request, table, wish.seat)
    return await actor.ask(player, commands.Return(wish.key, wish.seen))


# talking


@post("/tables/{table:str}/chat", status_code=200, opt={BODY: messages.ChatWish, ANSWER: messages.Update})
async def chat(request: Request, table: FromPath[str], body: RawBody) -> Raw:
    """Say something to all at the table; for those who sit there."""
    wish = read(body, messages.ChatWish)
    actor, player = await played(request, table, wish.seat)
    return await actor.ask(player, commands.Chat(wish.key, wish.seen, wish.text))


@post("/tables/{table:str}/answer", status_code=200, opt={BODY: messages.AnswerWish, ANSWER: messages.Update})
async def answer(request: Request, table: FromPath[str], body: RawBody) -> Raw:
    """Agree to an undo that somebody asked for, or not; it is done when all who are there have agreed."""
    wish = read(body, messages.AnswerWish)
    actor, player = await played(request, table, wish.seat)
    return await actor.ask(player, commands.Answer(wish.key, wish.seen, wish.ask, wish.agree))


@post("/tables/{table:str}/rematch", status_code=200, opt={BODY: messages.RematchWish, ANSWER: messages.Table})
async def rematch(request: Request, table: FromPath[str], body: RawBody) -> Raw:
    """Another game with the same people, the next seat first; asked again, by anybody, it is the same table.

    It waits until the others have joined: their seats are kept for them.
    """
    wish = read(body, messages.RematchWish)
    actor, player = await played(request, table)
    again = await opening.rematch(server_of(request), actor, player, wish.key)
    return again.view().whole(again.table.viewer(player.guest))


@post("/tables/{table:str}/standing", status_code=200, opt={BODY: messages.StandingWish, ANSWER: messages.Update})
async def leave_answer(request: Request, table: FromPath[str], body: RawBody) -> Raw:
    """Leave an answer that is given for my seat whenever the game asks, or want to be asked again."""
    wish = read(body, messages.StandingWish)
    actor, player = await played(request, table, wish.seat)
    return await actor.ask(player, commands.StandingAnswer(wish.key, wish.seen, wish.answer))


ROUTES = [
    show_me, rename_me, make_code, use_code, list_open_tables, list_finished_tables, show_invite,
    join, leave, host, concede, come_back, chat, answer, rematch, leave_answer,
]  # fmt: skip
