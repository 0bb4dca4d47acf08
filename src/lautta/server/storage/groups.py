"""Queries about groups and their members, and what is written when somebody comes or goes."""

from typing import Any

import sqlalchemy as sa

from lautta.server.storage import rows
from lautta.server.storage.writing import Gone, NewRow, Renewed

Query = sa.Select[Any]


def members_of(group: str) -> Query:
    """The members of a group with their names, the longest there first; each with what there is about the group."""
    guests, groups, members = rows.guests, rows.groups, rows.members
    columns = (members, guests.c.name, groups.c.name.label("title"), groups.c.invite, groups.c.wishes)
    query = sa.select(*columns).join(guests, guests.c.id == members.c.guest_id)
    query = query.join(groups, groups.c.id == members.c.group_id).where(members.c.group_id == group)
    return query.order_by(members.c.joined_at, members.c.guest_id)


def groups_of(guest: str) -> Query:
    """The groups that a guest is in, and how many members each has."""
    groups, members, all_members = rows.groups, rows.members, rows.members.alias()
    many = sa.select(sa.func.count()).where(all_members.c.group_id == groups.c.id).scalar_subquery()
    query = sa.select(groups.c.id, groups.c.name, members.c.joined_at, members.c.host, members.c.notified)
    query = query.add_columns(many.label("members")).join(members, members.c.group_id == groups.c.id)
    return query.where(members.c.guest_id == guest).order_by(members.c.joined_at.desc(), groups.c.id)


def group_of(invite: str) -> Query:
    """The group that a link leads to, and how many members it has; none once everybody has left it."""
    groups, members = rows.groups, rows.members
    many = sa.select(sa.func.count()).where(members.c.group_id == groups.c.id).scalar_subquery()
    query = sa.select(groups.c.id, groups.c.name, many.label("members")).where(groups.c.invite == invite)
    return query.where((many > 0) | ~groups.c.begun)


def is_in(group: str, guest: str) -> Query:
    """The row of a member, if the guest is one."""
    members = rows.members
    return sa.select(members).where(members.c.group_id == group, members.c.guest_id == guest)


def new_group(group: str, name: str, invite: str, now: int) -> NewRow:
    """The row of a new group, where nobody is yet: whoever comes first is its host."""
    return rows.groups, {"id": group, "name": name, "invite": invite, "made_at": now}


def new_member(group: str, guest: str, now: int) -> tuple[NewRow, Renewed]:
    """The row of a new member, and that the group has had one."""
    row = {"group_id": group, "guest_id": guest, "joined_at": now}
    return (rows.members, row), Renewed(rows.groups, {"id": group}, {"begun": True})


def no_member(group: str, guest: str) -> Gone:
    """A member who is one no longer."""
    return Gone(rows.members, {"group_id": group, "guest_id": guest})
