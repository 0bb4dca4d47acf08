"""The HTTP interface for people: who I am, who sits at a table or watches it, talking there and playing again."""

from litestar import get, patch, post
from litestar.params import FromPath, RawBody
from msgspec import Raw

from lautta.server.http.bodies import ANSWER, BODY, read
from lautta.server.http.visits import Request, guest_of, played, server_of
from lautta.server.messages.actions import StandingAnswerRequest
from lautta.server.messages.lists import Finished, Offer
from lautta.server.messages.people import Code, CodeRequest, Guest, Me, NameRequest
from lautta.server.messages.seats import (
    ChatRequest,
    ConsentRequest,
    HostRequest,
    JoinRequest,
    OwnSeatRequest,
    RematchRequest,
)
from lautta.server.messages.table import Table, Update
from lautta.server.runtime import opening
from lautta.server.runtime.lists import finished_tables, invited, open_tables
from lautta.server.table import commands
from lautta.server.table.names import clean
from lautta.server.table.viewers import Viewer

# who I am


@get("/me")
async def show_me(request: Request) -> Me:
    """Who I am."""
    guest = await guest_of(request)
    return Me(guest.id, guest.name)


@patch("/me", opt={BODY: NameRequest})
async def rename_me(request: Request, body: RawBody) -> Me:
    """Be called otherwise from now on; tables where I sit already keep the name that I had."""
    guest = await guest_of(request)
    name = clean(read(body, NameRequest).name)
    await server_of(request).guests.rename(guest, name)
    return Me(guest.id, name)


@post("/me/code")
async def make_code(request: Request) -> Code:
    """A code that makes another device mine too: for one use, and soon worthless."""
    guest = await guest_of(request)
    server = server_of(request)
    return Code(*server.codes.make(guest.id, server.now()))


@post("/guests/code", security=[], opt={BODY: CodeRequest})
async def use_code(request: Request, body: RawBody) -> Guest:
    """Be the guest whose other device shows this code; answers a token for this device."""
    server = server_of(request)
    found = server.codes.use(read(body, CodeRequest).code, server.now())
    guest, token = await server.guests.add_device(found, server.now())
    return Guest(guest.id, token, guest.name)


# finding tables


@get("/tables/open", security=[])
async def list_open_tables(request: Request) -> list[Offer]:
    """The listed tables that wait for somebody, the newest first."""
    return await open_tables(server_of(request))


@get("/tables/finished", security=[])
async def list_finished_tables(request: Request) -> list[Finished]:
    """The newest listed tables whose games are over, to be looked at."""
    return await finished_tables(server_of(request))


@get("/invites/{invite:str}", security=[])
async def show_invite(request: Request, invite: FromPath[str]) -> Offer:
    """What an invite is for."""
    return (await invited(server_of(request), invite)).offer()


# seats


@post("/tables/{table:str}/join", status_code=200, opt={BODY: JoinRequest, ANSWER: Table})
async def join(request: Request, table: FromPath[str], body: RawBody) -> Raw:
    """Take an open seat; the game starts with the last. Who sits there already is told how the table stands."""
    data = read(body, JoinRequest)
    guest = await guest_of(request)
    actor = await server_of(request).tables.actor(table)
    await actor.ask(
        Viewer(guest.id, None), commands.Join(None, None, clean(data.name) or guest.name, data.seat, data.invite)
    )
    return actor.view().whole(actor.table.viewer(guest.id, data.seat))


@post("/tables/{table:str}/leave", status_code=200, opt={BODY: OwnSeatRequest, ANSWER: Table})
async def leave(request: Request, table: FromPath[str], body: RawBody) -> Raw:
    """Give up a seat before the game starts; it is open again. A table that everybody has left is closed."""
    data = read(body, OwnSeatRequest)
    guest = await guest_of(request)
    actor = await server_of(request).tables.actor(table)
    await actor.ask(actor.table.acting(guest.id, data.seat), commands.Leave(data.key, data.seen))
    return actor.view().whole(actor.table.viewer(guest.id))


@post("/tables/{table:str}/host", status_code=200, opt={BODY: HostRequest, ANSWER: Update})
async def host(request: Request, table: FromPath[str], body: RawBody) -> Raw:
    """What only the host may do."""
    data = read(body, HostRequest)
    actor, player = await played(request, table)
    return await actor.ask(player, commands.Host(data.key, data.seen, data.act, data.seat, data.level))


@post("/tables/{table:str}/concede", status_code=200, opt={BODY: OwnSeatRequest, ANSWER: Update})
async def concede(request: Request, table: FromPath[str], body: RawBody) -> Raw:
    """Stop playing: a computer player stands in for my seat from now on."""
    data = read(body, OwnSeatRequest)
    actor, player = await played(request, table, data.seat)
    return await actor.ask(player, commands.Concede(data.key, data.seen))


@post("/tables/{table:str}/return", status_code=200, opt={BODY: OwnSeatRequest, ANSWER: Update})
async def come_back(request: Request, table: FromPath[str], body: RawBody) -> Raw:
    """Play my seat again, in which a computer player stood in for me."""
    data = read(body, OwnSeatRequest)
    actor, player = await played(request, table, data.seat)
    return await actor.ask(player, commands.Return(data.key, data.seen))


# talking


@post("/tables/{table:str}/chat", status_code=200, opt={BODY: ChatRequest, ANSWER: Update})
async def chat(request: Request, table: FromPath[str], body: RawBody) -> Raw:
    """Say something to all at the table; for those who sit there."""
    data = read(body, ChatRequest)
    actor, player = await played(request, table, data.seat)
    return await actor.ask(player, commands.Chat(data.key, data.seen, data.text))


@post("/tables/{table:str}/answer", status_code=200, opt={BODY: ConsentRequest, ANSWER: Update})
async def answer(request: Request, table: FromPath[str], body: RawBody) -> Raw:
    """Agree to an undo that somebody asked for, or not; it is done when all who are there have agreed."""
    data = read(body, ConsentRequest)
    actor, player = await played(request, table, data.seat)
    return await actor.ask(player, commands.Answer(data.key, data.seen, data.ask, data.agree))


@post("/tables/{table:str}/rematch", status_code=200, opt={BODY: RematchRequest, ANSWER: Table})
async def rematch(request: Request, table: FromPath[str], body: RawBody) -> Raw:
    """Another game with the same people, the next seat first; asked again, by anybody, it is the same table.

    It waits until the others have joined: their seats are kept for them.
    """
    data = read(body, RematchRequest)
    actor, player = await played(request, table)
    again = await opening.rematch(server_of(request), actor, player, data.key)
    return again.view().whole(again.table.viewer(player.guest))


@post("/tables/{table:str}/standing", status_code=200, opt={BODY: StandingAnswerRequest, ANSWER: Update})
async def leave_answer(request: Request, table: FromPath[str], body: RawBody) -> Raw:
    """Leave an answer that is given for my seat whenever the game asks, or want to be asked again."""
    data = read(body, StandingAnswerRequest)
    actor, player = await played(request, table, data.seat)
    return await actor.ask(player, commands.StandingAnswer(data.key, data.seen, data.answer))


ROUTES = [
    show_me, rename_me, make_code, use_code, list_open_tables, list_finished_tables, show_invite,
    join, leave, host, concede, come_back, chat, answer, rematch, leave_answer,
]  # fmt: skip
