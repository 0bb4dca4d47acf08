"""The HTTP interface for groups. To others than its members, a group is not there."""

from litestar import delete, get, patch, post
from litestar.params import FromPath, RawBody
from msgspec.structs import replace

from lautta.server.http.bodies import BODY, DOOR, read
from lautta.server.http.costs import Cost
from lautta.server.http.request_context import (
    Request,
    agent_of,
    count_stranger,
    guest_of,
    known_of,
    language_of,
    server_of,
)
from lautta.server.http.routes.played import MOST_LINES, QueryAfter, QueryMost
from lautta.server.messages.groups import (
    Group,
    GroupChange,
    GroupLine,
    GroupOffer,
    GroupRequest,
    GroupResults,
    Joined,
    JoinGroupRequest,
    Member,
)
from lautta.server.messages.lists import TableLine
from lautta.server.messages.notifications import ChannelInfo, Webhook
from lautta.server.messages.people import Guest
from lautta.server.runtime import notifying
from lautta.server.runtime.lists import lines_for
from lautta.server.runtime.notifying import channels_of
from lautta.server.runtime.played import results_of_group
from lautta.server.storage.played import tables_of_group
from lautta.server.table.names import chosen, clean


@get("/groups")
async def list_groups(request: Request) -> list[GroupLine]:
    """The groups that you are in, the latest joined first."""
    found = await server_of(request).groups.of_guest((await guest_of(request)).id)
    return [GroupLine(row.id, row.name, row.members) for row in found]


@post("/groups", opt={BODY: GroupRequest})
async def add_group(request: Request, body: RawBody) -> Group:
    """Make a group and become its host."""
    guest, name = await guest_of(request), chosen(read(body, GroupRequest).name)
    return await _shown(request, await server_of(request).groups.add(guest, name))


@post("/groups/look", security=[], status_code=200, opt={BODY: JoinGroupRequest, DOOR: True})
async def look_at_invite(request: Request, body: RawBody) -> GroupOffer:
    """The group that a link leads to."""
    row = await server_of(request).groups.invited(read(body, JoinGroupRequest).invite)
    return GroupOffer(row.name, row.members)


@post("/groups/join", security=[], status_code=200, opt={BODY: JoinGroupRequest, DOOR: True})
async def join_group(request: Request, body: RawBody) -> Joined:
    """Join a group by its link. Without a token you become a guest at once; if you are a member, nothing happens."""
    data, server, guest = read(body, JoinGroupRequest), server_of(request), await known_of(request)
    name = chosen(data.name) if data.name else ""
    if guest is not None:
        group = await server.groups.join(data.invite, guest)
        if name and name != guest.name:
            await server.guests.rename(guest, name)
        return Joined(group, None)
    count_stranger(request, Cost(0, "guests"))
    group, new, token = await server.groups.join_as_new(data.invite, name, agent_of(request))
    return Joined(group, Guest(new.id, token, new.name, server.id, new.program))


@get("/groups/{group:str}")
async def show_group(request: Request, group: FromPath[str]) -> Group:
    """One of your groups: its members, its link, and what its host wishes."""
    return await _shown(request, group)


@patch("/groups/{group:str}", opt={BODY: GroupChange})
async def change_group(request: Request, group: FromPath[str], body: RawBody) -> Group:
    """Change whether you are notified of its tables; its name, wishes, host and link only the host can change."""
    data = read(body, GroupChange)
    name = None if data.name is None else chosen(data.name)
    wishes = None if data.wishes is None else "\n".join(map(clean, data.wishes.splitlines())).strip()
    change = replace(data, name=name, wishes=wishes)
    await server_of(request).groups.change(group, (await guest_of(request)).id, change)
    return await _shown(request, group)


@delete("/groups/{group:str}/members/{guest:str}", status_code=200)
async def remove_member(request: Request, group: FromPath[str], guest: FromPath[str]) -> Group:
    """Remove another member. The link they know leads nowhere from then on. Only the host can do that."""
    await server_of(request).groups.remove(group, (await guest_of(request)).id, guest)
    return await _shown(request, group)


@delete("/groups/{group:str}/me")
async def leave_group(request: Request, group: FromPath[str]) -> None:
    """Leave a group. If you are its host, the member who has been there longest is host from then on."""
    await server_of(request).groups.leave(group, (await guest_of(request)).id)


@get("/groups/{group:str}/tables")
async def list_group_tables(
    request: Request, group: FromPath[str], after: QueryAfter = None, most: QueryMost = MOST_LINES
) -> list[TableLine]:
    """The tables of a group, page by page: first those to join, then those that go on, last those that are over, each
    latest change first. If a page has fewer than `most`, it is the last one.
    """
    server, guest = server_of(request), await guest_of(request)
    await server.groups.of_member(group, guest.id)
    return await lines_for(server, await tables_of_group(server.store, group, after, most), guest.id)


@get("/groups/{group:str}/results")
async def show_group_results(request: Request, group: FromPath[str]) -> GroupResults:
    """How the members of a group did: the best of each board that they played alone, and who met whom at its tables."""
    server, guest = server_of(request), await guest_of(request)
    await server.groups.of_member(group, guest.id)
    return await results_of_group(server, group, guest.id)


@get("/groups/{group:str}/webhooks")
async def list_group_webhooks(request: Request, group: FromPath[str]) -> list[ChannelInfo]:
    """Where a group is told of its tables. Only the host can see that."""
    await _hosted(request, group)
    return await channels_of(server_of(request), group)


@post("/groups/{group:str}/webhooks", status_code=200, opt={BODY: Webhook})
async def add_group_webhook(request: Request, group: FromPath[str], body: RawBody) -> ChannelInfo:
    """Tell an address of a group's tables, such as a channel of Discord: who opens one, who is to move, how it ends. It
    is told nothing that is secret at a table. Only the host can do that.
    """
    address = read(body, Webhook)
    await _hosted(request, group)
    return await notifying.add_webhook(server_of(request), address, language_of(request), group_id=group)


@delete("/groups/{group:str}/webhooks/{channel:str}")
async def remove_group_webhook(request: Request, group: FromPath[str], channel: FromPath[str]) -> None:
    """Tell that address nothing more. Only the host can do that."""
    await _hosted(request, group)
    await notifying.remove_channel(server_of(request), channel, group_id=group)


async def _hosted(request: Request, name: str) -> None:
    await server_of(request).groups.of_host(name, (await guest_of(request)).id)


async def _shown(request: Request, name: str) -> Group:
    guest = await guest_of(request)
    group = await server_of(request).groups.of_member(name, guest.id)
    mine = group.mine
    members = [
        Member(one.guest_id, one.name, one.guest_id in group.hosts, one.joined_at, one.guest_id == guest.id)
        for one in group.members
    ]
    return Group(name, mine.title, mine.wishes, mine.invite, group.is_mine, mine.notified, members)


ROUTES = [
    list_groups, add_group, look_at_invite, join_group, show_group, change_group, remove_member, leave_group,
    list_group_tables, show_group_results, list_group_webhooks, add_group_webhook, remove_group_webhook,
]  # fmt: skip
