"""Lists of open and finished tables, and invitations, are read from rows: they wake no table, and say what it would."""

from pathlib import Path
from typing import Any

from tests.server.serving import Guest, Serving, guest, notations, serving

from lautta.server.runtime.server import all_games

ME, OPEN = {"kind": "person"}, {"kind": "open"}
SHARED, COMPUTER = {"kind": "shared"}, {"kind": "computer", "level": "random"}
ASKED: dict[str, dict[str, Any]] = {
    "listed": {"game": "amsterdam", "seats": [ME, OPEN], "listed": True},
    "with a clock": {
        "game": "tigris", "seats": [{**ME, "name": "Ännä"}, OPEN, COMPUTER], "listed": True,
        "clock": {"kind": "days", "days": 3},
    },
    "to be laid": {"game": "roads", "seats": [ME, SHARED, OPEN], "listed": True, "lay": 7},
    "locked": {"game": "amsterdam", "seats": [ME, OPEN], "listed": True},
    "hidden": {"game": "roads", "seats": [ME, OPEN], "options": {"short_game": "yes"}, "advice": True},
}  # fmt: skip


async def told(place: Serving, stranger: Guest, invites: dict[str, str]) -> Any:
    lists = [await stranger.get(f"/api/tables/{which}") for which in ("open", "finished")]
    return lists, {name: await stranger.get(f"/api/invites/{invite}") for name, invite in invites.items()}


async def over(anna: Guest, ben: Guest, how: str) -> dict[str, Any]:
    table = await anna.set_up({"game": "duel", "seats": [ME, OPEN], "listed": True})
    await ben.do(table["id"], "join", invite=table["invite"])
    if how == "conceded":
        await ben.do(table["id"], "concede", key="gone")
        return dict(table)
    while not (now := await anna.table(table["id"]))["result"]:
        mover = anna if now["to_move"] == [0] else ben
        now = await mover.table(table["id"])
        await mover.act(table["id"], notations(now["legal"])[-1], now["number"])
    return dict(table)


async def test_lists_and_invitations_wake_no_table(tmp_path: Path) -> None:
    from tests.duel.game import GAME as DUEL

    games, data, invites = {**all_games(), DUEL.name: DUEL}, tmp_path / "a.db", dict[str, str]()
    async with serving(data, games) as place, guest(place, "Anna") as anna, guest(place, "Ben") as ben:
        for name, asked in ASKED.items():
            table = await anna.set_up(asked)
            invites[name] = table["invite"]
            if name == "locked":
                await anna.do(table["id"], "host", act="lock")
        for how in ("finished", "conceded"):
            invites[how] = (await over(anna, ben, how))["invite"]
        token = anna.token
    async with serving(data, games) as place, guest(place, "Carl") as carl:
        before = await told(place, carl, invites)
        assert place.server.tables._actors == {}
        [found, finished], offers = before
        assert len(found) == 3 and len(finished) == 2 and set(offers) == set(invites)
        async with place.client(token) as client:  # now all are in memory
            for line in (await client.get("/api/tables")).json():
                assert (await client.get(f"/api/tables/{line['id']}")).status_code == 200
        assert len(place.server.tables._actors) == len(invites)
        assert await told(place, carl, invites) == before


async def test_lists_read_tables_of_before_without_waking_them(tmp_path: Path) -> None:
    """Until they are played on, their rows do not say what lists need."""
    import sqlite3
    from contextlib import closing

    data = tmp_path / "a.db"
    async with serving(data) as place, guest(place) as anna:
        table = await anna.set_up({"game": "duel", "seats": [ME, OPEN], "listed": True})
        before = await told(place, anna, {"": table["invite"]})
    with closing(sqlite3.connect(data)) as database:
        database.execute("UPDATE tables SET offer = NULL")
        database.commit()
    async with serving(data) as place, place.client() as client:
        assert await told(place, Guest(place, client, ""), {"": table["invite"]}) == before
        assert not place.server.tables.count
