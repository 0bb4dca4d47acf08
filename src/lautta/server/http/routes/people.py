"""The HTTP interface for people: guests, finding a table, seats, chat, and playing again."""

import msgspec
from litestar import delete, get, patch, post
from litestar.params import FromPath, RawBody
from msgspec import Raw

from lautta.server.http.bodies import ANSWER, BODY, DOOR, read
from lautta.server.http.forwarding import table_elsewhere
from lautta.server.http.request_context import Request, agent_of, guest_of, played, server_of
from lautta.server.messages.actions import StandingAnswerRequest
from lautta.server.messages.lists import Finished, OpenTable
from lautta.server.messages.people import Code, CodeRequest, Device, Guest, Kept, Me, NameRequest
from lautta.server.messages.seats import (
    ChatRequest,
    ConsentRequest,
    HostRequest,
    JoinRequest,
    OwnSeatRequest,
    RematchRequest,
)
from lautta.server.messages.table import Table, Update
from lautta.server.runtime import new_tables
from lautta.server.runtime.guests import Key
from lautta.server.runtime.kept import devices_of, kept
from lautta.server.runtime.lists import finished_tables, invited, open_tables
from lautta.server.runtime.registry import OwnedElsewhere
from lautta.server.table import commands
from lautta.server.table.names import chosen
from lautta.server.table.viewers import Viewer

# guests


@get("/me")
async def show_me(request: Request) -> Me:
    """The guest that you are."""
    guest = await guest_of(request)
    return Me(guest.id, guest.name, guest.program)


@patch("/me", opt={BODY: NameRequest})
async def rename_me(request: Request, body: RawBody) -> Me:
    """Change your name. Tables where you already have a seat keep the old one."""
    guest = await guest_of(request)
    name = chosen(read(body, NameRequest).name)
    await server_of(request).guests.rename(guest, name)
    return Me(guest.id, name, guest.program)


@get("/me/devices")
async def list_devices(request: Request) -> list[Device]:
    """Where you are signed in, the last used device first. A device that is not used for 400 days is signed out."""
    return await devices_of(server_of(request), await guest_of(request))


@delete("/me/devices/{device:str}")
async def sign_out(request: Request, device: FromPath[str]) -> None:
    """Sign out one of your devices: its token is refused from now on."""
    await server_of(request).guests.sign_out(await guest_of(request), device)


@delete("/me/devices")
async def sign_out_others(request: Request) -> None:
    """Sign out all your devices but this one."""
    await server_of(request).guests.sign_out(await guest_of(request))


@get("/me/data", opt={ANSWER: Kept})
async def show_kept(request: Request) -> Raw:
    """Everything that the server keeps about you, as a file to download."""
    return Raw(msgspec.json.encode(await kept(server_of(request), await guest_of(request))))


@delete("/me")
async def delete_me(request: Request) -> None:
    """Delete yourself for good: you leave your tables, your tokens are refused, and within seconds your name, what you
    wrote, plans and results are gone everywhere. What you did in games stays, under no name.
    """
    await server_of(request).orders.forget((await guest_of(request)).id)


@post("/me/code")
async def make_code(request: Request) -> Code:
    """Create a code to sign in on another device as the same guest. It works once, and expires soon."""
    guest = await guest_of(request)
    server = server_of(request)
    return Code(*await server.codes.make(guest.id, server.now()))


@post("/guests/code", security=[], opt={BODY: CodeRequest, DOOR: True})
async def use_code(request: Request, body: RawBody) -> Guest:
    """Sign in with a code from another device: become the same guest, with a token for this device."""
    server = server_of(request)
    return await signed_in(request, await server.codes.find(read(body, CodeRequest).code, server.now()))


async def signed_in(request: Request, key: Key) -> Guest:
    """A token for this device. Whoever asked before as somebody else stays somebody else: nothing is merged."""
    server = server_of(request)
    guest, token = await server.guests.add_device(key, agent_of(request))
    return Guest(guest.id, token, guest.name, server.id, guest.program)


# finding tables


@get("/tables/open", security=[])
async def list_open_tables(request: Request) -> list[OpenTable]:
    """The listed tables that are waiting for players, newest first; not those whose host has been away for long."""
    return await open_tables(server_of(request))


@get("/tables/finished", security=[])
async def list_finished_tables(request: Request) -> list[Finished]:
    """The newest listed tables whose games are over, for anybody to look at."""
    return await finished_tables(server_of(request))


@get("/invites/{invite:str}", security=[])
async def show_invite(request: Request, invite: FromPath[str]) -> OpenTable:
    """The table that an invitation is for."""
    return await invited(server_of(request), invite)


# seats


@post("/tables/{table:str}/join", status_code=200, opt={BODY: JoinRequest, ANSWER: Table})
async def join(request: Request, table: FromPath[str], body: RawBody) -> Raw:
    """Take an open seat; the last one starts the game. If you already have a seat, this just returns the table."""
    data = read(body, JoinRequest)
    guest = await guest_of(request)
    actor = await server_of(request).tables.actor(table)
    name, group = chosen(data.name) if data.name else guest.name, actor.table.log.last.group
    is_member = group is not None and await server_of(request).groups.has(group, guest.id)
    invite = actor.table.invite if is_member else data.invite
    await actor.ask(Viewer(guest.id, None), commands.Join(None, None, name, data.seat, invite, guest.program))
    return actor.view().whole(actor.table.viewer(guest.id, data.seat))


@post("/tables/{table:str}/leave", status_code=200, opt={BODY: OwnSeatRequest, ANSWER: Table})
async def leave(request: Request, table: FromPath[str], body: RawBody) -> Raw:
    """Give up your seat before the game starts, so that it is open again. A table that everybody has left is closed."""
    data = read(body, OwnSeatRequest)
    guest = await guest_of(request)
    actor = await server_of(request).tables.actor(table)
    who = actor.table.acting(guest.id) if data.seat is None else Viewer(guest.id, data.seat)
    await actor.ask(who, commands.Leave(data.key, data.seen))  # which was theirs if this was done before
    return actor.view().whole(actor.table.viewer(guest.id))


@post("/tables/{table:str}/host", status_code=200, opt={BODY: HostRequest, ANSWER: Update})
async def host(request: Request, table: FromPath[str], body: RawBody) -> Raw:
    """Give a command that only the host can give."""
    data = read(body, HostRequest)
    actor, player = await played(request, table)
    return await actor.ask(player, commands.Host(data.key, data.seen, data.act, data.seat, data.level))


@post("/tables/{table:str}/concede", status_code=200, opt={BODY: OwnSeatRequest, ANSWER: Update})
async def concede(request: Request, table: FromPath[str], body: RawBody) -> Raw:
    """Give up the game for good, with all your seats. It ends, or a computer player stands in for you."""
    data = read(body, OwnSeatRequest)
    actor, player = await played(request, table, data.seat)
    return await actor.ask(player, commands.Concede(data.key, data.seen))


@post("/tables/{table:str}/return", status_code=200, opt={BODY: OwnSeatRequest, ANSWER: Update})
async def come_back(request: Request, table: FromPath[str], body: RawBody) -> Raw:
    """Take your seat back from the computer player that stands in for you."""
    data = read(body, OwnSeatRequest)
    actor, player = await played(request, table, data.seat)
    return await actor.ask(player, commands.Return(data.key, data.seen))


# talking


@post("/tables/{table:str}/chat", status_code=200, opt={BODY: ChatRequest, ANSWER: Update})
async def chat(request: Request, table: FromPath[str], body: RawBody) -> Raw:
    """Send a chat message to everybody at the table; only people with a seat can."""
    data = read(body, ChatRequest)
    actor, player = await played(request, table, data.seat)
    return await actor.ask(player, commands.Chat(data.key, data.seen, data.text))


@post("/tables/{table:str}/answer", status_code=200, opt={BODY: ConsentRequest, ANSWER: Update})
async def answer(request: Request, table: FromPath[str], body: RawBody) -> Raw:
    """Agree to an undo that somebody asked for, or refuse it. It happens once everybody who is there has agreed."""
    data = read(body, ConsentRequest)
    actor, player = await played(request, table, data.seat)
    return await actor.ask(player, commands.Answer(data.key, data.seen, data.ask, data.agree))


@post("/tables/{table:str}/rematch", status_code=200, opt={BODY: RematchRequest, ANSWER: Table})
async def rematch(request: Request, table: FromPath[str], body: RawBody) -> Raw:
    """Set up a rematch with the same people, where the next seat begins. Every further request gets the same table.

    It waits until the others have joined; their seats are kept for them.
    """
    data = read(body, RematchRequest)
    actor, player = await played(request, table)
    try:
        again = await new_tables.rematch(server_of(request), actor, player, data.key)
    except OwnedElsewhere as error:
        return await table_elsewhere(request, error.table)
    return again.view().whole(again.table.viewer(player.guest))


@post("/tables/{table:str}/standing", status_code=200, opt={BODY: StandingAnswerRequest, ANSWER: Update})
async def leave_answer(request: Request, table: FromPath[str], body: RawBody) -> Raw:
    """Choose the standing answer that is given for your seat whenever the game asks, or null to be asked each time."""
    data = read(body, StandingAnswerRequest)
    actor, player = await played(request, table, data.seat)
    return await actor.ask(player, commands.StandingAnswer(data.key, data.seen, data.answer))


ROUTES = [
    show_me, rename_me, delete_me, list_devices, sign_out, sign_out_others, show_kept, make_code, use_code,
    list_open_tables, list_finished_tables, show_invite, join, leave, host, concede, come_back, chat,
    answer, rematch, leave_answer,
]  # fmt: skip
