"""Groups: people who play with each other. Only members know that there is one; others come in by its secret link.

Whoever was made host is one, else the member who has been there longest: so no group is ever without, whoever goes.
"""

from collections import defaultdict
from collections.abc import Sequence
from typing import Any

from sqlalchemy.engine import Row

from lautta.server.messages.groups import GroupChange
from lautta.server.problem import Problem
from lautta.server.runtime.guests import Guest, Guests
from lautta.server.runtime.server_clock import ServerClock
from lautta.server.storage import groups as stored
from lautta.server.storage import rows
from lautta.server.storage.operating import LOOK, order
from lautta.server.storage.store import NotSaved, Renewed, Store, Written
from lautta.server.table.names import new_id

MOST_MEMBERS, MOST_GROUPS = 100, 30  # of a group, of a guest


class Group:
    """A group as one of its members finds it."""

    def __init__(self, members: Sequence[Row[Any]], guest: str) -> None:
        self.members, self.mine = members, next(one for one in members if one.guest_id == guest)
        self.hosts = [one.guest_id for one in members if one.host] or [members[0].guest_id]

    @property
    def is_mine(self) -> bool:
        """Is that member its host?"""
        return self.mine.guest_id in self.hosts

    def member(self, guest: str) -> Row[Any]:
        """Another member; raises Problem."""
        for one in self.members:
            if one.guest_id == guest:
                return one
        raise Problem("no-such-member")


class Groups:
    """All groups. What changes who is in one is told to all processes."""

    def __init__(self, store: Store, guests: Guests, clock: ServerClock) -> None:
        self._store, self._guests, self._clock = store, guests, clock

    async def of_guest(self, guest: str) -> list[Row[Any]]:
        """The groups that a guest is in, the latest joined first."""
        return await self._store.ask(stored.groups_of(guest))

    async def has(self, group: str, guest: str) -> bool:
        """Is a guest a member?"""
        return bool(await self._store.ask(stored.is_in(group, guest)))

    async def of_member(self, name: str, guest: str) -> Group:
        """A group by its id; raises Problem for all but its members, as if it were not there."""
        members = await self._store.ask(stored.members_of(name))
        if not any(one.guest_id == guest for one in members):
            raise Problem("no-such-group")
        return Group(members, guest)

    async def of_host(self, name: str, guest: str) -> Group:
        """The same for what only the host may do; raises Problem."""
        group = await self.of_member(name, guest)
        if not group.is_mine:
            raise Problem("not-host")
        return group

    async def invited(self, invite: str) -> Row[Any]:
        """The group that a link leads to; raises Problem."""
        found = await self._store.ask(stored.group_of(invite))
        if not found:
            raise Problem("no-such-invite")
        return found[0]

    # coming and going

    async def add(self, guest: Guest, name: str) -> str:
        """Make a group, whose host that guest is; answers its id. Raises Problem."""
        await self._has_room(guest.id)
        group, now = new_id(), self._clock.now()
        new = stored.new_group(group, name, new_link(), now)
        await self._write(guest.id, new, *stored.new_member(group, guest.id, now))
        return group

    async def join(self, invite: str, guest: Guest) -> str:
        """Join by a link; answers the id of the group, also for who is in it already. Raises Problem."""
        group = await self.invited(invite)
        if not await self.has(group.id, guest.id):
            await self._has_room(guest.id)
            _check_room(group.members)
            try:
                await self._write(guest.id, *stored.new_member(group.id, guest.id, self._clock.now()))
            except NotSaved:  # of two requests the other one may have done it
                if not await self.has(group.id, guest.id):
                    raise
            await self._still(invite, group.id, guest.id)
        return str(group.id)

    async def join_as_new(self, invite: str, name: str, agent: str) -> tuple[str, Guest, str]:
        """Become a guest who is a member at once; answers the id of the group, the guest and their token."""
        group, id = await self.invited(invite), new_id()
        _check_room(group.members)
        guest, token = await self._guests.add(name, agent, id, *stored.new_member(group.id, id, self._clock.now()))
        await self._still(invite, group.id, guest.id)
        return str(group.id), guest, token

    async def _has_room(self, guest: str) -> None:
        if len(await self.of_guest(guest)) >= MOST_GROUPS:
            raise Problem("too-many-groups", most=MOST_GROUPS)

    async def _still(self, invite: str, group: str, guest: str) -> None:
        """Take back a joining that the link no longer allowed once it was saved, or the number of members."""
        try:
            _check_room((await self.invited(invite)).members - 1)
        except Problem:
            await self._write(guest, stored.no_member(group, guest))
            raise

    async def leave(self, name: str, guest: str) -> None:
        """Leave a group; raises Problem."""
        await self.of_member(name, guest)
        await self._write(guest, stored.no_member(name, guest))

    async def remove(self, name: str, host: str, guest: str) -> None:
        """Remove another member, who knows the link: it is another one from then on. Raises Problem."""
        group = await self.of_host(name, host)
        if guest == host:
            raise Problem("no-such-member")
        group.member(guest)
        await self._write(
            guest, stored.no_member(name, guest), Renewed(rows.groups, {"id": name}, {"invite": new_link()})
        )

    async def _write(self, guest: str, *written: Written) -> None:
        """Save who came or went, for all processes to look at again even if a message to them is lost."""
        look = [order(LOOK, self._clock.now(), guest)] if self._guests.closed else []
        await self._store.write(*written, *look)
        self._guests.tell(guest)

    async def change(self, name: str, guest: str, change: GroupChange) -> None:
        """Change what a member wants to be told, or by its host what the group is; raises Problem."""
        mine = change == GroupChange(notified=change.notified)
        group = await (self.of_member if mine else self.of_host)(name, guest)
        members: dict[str, dict[str, bool]] = defaultdict(dict)
        if change.notified is not None:
            members[guest]["notified"] = change.notified
        if change.host is not None:
            group.member(change.host)
            for one in group.hosts:
                members[one]["host"] = False
            members[change.host]["host"] = True
        values = {"name": change.name, "wishes": change.wishes, "invite": new_link() if change.renew else None}
        written = [Renewed(rows.members, {"group_id": name, "guest_id": one}, new) for one, new in members.items()]
        if new := {column: value for column, value in values.items() if value is not None}:
            written.append(Renewed(rows.groups, {"id": name}, new))
        if written:
            await self._store.write(*written)


def new_link() -> str:
    """A secret for a link by which people join: 120 random bits.

    >>> len(new_link())
    24
    """
    return new_id() + new_id()


def _check_room(members: int) -> None:
    if members >= MOST_MEMBERS:
        raise Problem("group-full", most=MOST_MEMBERS)
