"""A server's own board with the contracts of a box: nobody is told of a contract that they do not hold."""

import json
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.games.amsterdam.boxes import CITY, NAMES, box, pairs, written
from tests.server.brokers import BROKER
from tests.server.serving import Guest, Serving, guest, notations, serving, until

from lautta.core.game_files import GameFile
from lautta.games.amsterdam.game import GAME
from lautta.server.runtime.boards import own_boards

AMSTERDAM = {"amsterdam": GAME}
SEATS = [{"kind": "person"}, {"kind": "open"}, {"kind": "computer", "level": "sense"}]
ACTS = (
    "leave",
    "concede",
    "rematch",
    "undo",
    "redo",
    "act",
    "delete_me",
)  # change the game, and answer as `show_table` does
Contract = frozenset[str]  # its two places


def own(file: Path) -> str:
    return next(own_boards([file], AMSTERDAM)).name


def secrets(file: Path) -> dict[Contract, int]:
    """The contracts of a file that are not published, with their numbers on the board."""
    contracts = [frozenset((each["a"], each["b"])) for each in GAME.load_board(file).data["contracts"]]
    return {ends: i for i, ends in enumerate(contracts) if ends not in pairs(CITY["contracts"])}


def texts(value: Any) -> Iterator[list[str]]:
    """What stands together in an answer: the texts of each object and list, with the places in each text."""
    if isinstance(value, dict | list):
        inner = list(value.values()) if isinstance(value, dict) else value
        yield [each for each in inner if isinstance(each, str)]
        for each in inner:
            yield from texts(each)
    elif isinstance(value, str):
        for part in value.split(", "):  # the log lists contracts like this
            yield [word for pair in NAMES.items() for word in pair if word in part]


def told(answer: bytes) -> list[list[str]]:
    try:
        return list(texts(json.loads(answer)))
    except ValueError:
        return [group for line in answer.decode(errors="replace").splitlines() for group in texts(line)]


def contracts_in(answer: bytes, known: dict[Contract, int]) -> set[int]:
    """The contracts that an answer tells: those whose places stand together somewhere. No route joins them."""
    ids = {name: place for place, name in NAMES.items()}
    groups = [frozenset(ids.get(text, text) for text in group) for group in told(answer)]
    return {number for pair, number in known.items() for group in groups if pair <= group}


def held(place: Serving, table: str, seat: int | None) -> set[int]:
    """The contracts that a seat may know of: its own, those on offer and those that it refused."""
    if seat is None:
        return set()
    live = place.server.tables._actors[table].table
    s = live.positions.at(live.log.here).record
    p = s.players[seat]
    refused = {s.returned[i] for i in range(s.returned_count) if s.returned_by[i] == seat}
    return {number for number in range(24) if (p.contracts | p.offer) >> number & 1} | refused


async def everything(asker: Guest, name: str, board: str) -> list[bytes]:
    """The answers of all routes, also of those that refuse this."""
    values = {
        "game": "amsterdam", "board": board, "table": name, "language": "en", "lesson": "first", "number": "3",
        "invite": "none", "device": "none",
    }  # fmt: skip
    now = (await asker.client.get(f"/api/tables/{name}")).json()
    action = (notations(now["legal"] or {}) or ["contracts"])[0]
    line = [{"seat": 0, "action": action}, {"seat": 0, "action": "keep 1"}, {"seat": 0, "action": "contracts"}]
    body = {
        "action": action, "seen": 0, "key": "stale", "moment": now["number"], "draw": 1, "computers": True,
        "line": line, "data": box() | {"title": "box"}, "seed": 1, "players": 2, "laid": [], "size": 20, "scene": 0,
    }  # fmt: skip
    api = (await asker.client.get("/api/openapi.json")).json()
    found = [json.dumps(api).encode()]
    for path, methods in api["paths"].items():
        for method, operation in methods.items():
            if operation["operationId"] in ACTS:
                continue
            wanted, address = operation.get("requestBody"), path.format_map(defaultdict(lambda: "none", values))
            if wanted:
                schema = wanted["content"]["application/json"]["schema"]["$ref"].rpartition("/")[2]
                fields = api["components"]["schemas"][schema]["properties"]
                sent: list[Any] = [{"json": {key: value for key, value in body.items() if key in fields}}]
            else:
                sent = [{"params": {"seat": seat, "board": board, "after": 1, "action": "keep"}} for seat in range(3)]
            for one in [{}, *sent]:
                answer = await asker.client.request(method, address, **one)
                assert answer.status_code < 500, (address, answer.text)
                found += [answer.content, str(answer.headers).encode()]
    return found


@pytest.mark.slow
async def test_nobody_is_told_of_a_contract_that_they_do_not_hold(tmp_path: Path, caplog: Any) -> None:
    caplog.set_level("DEBUG", "lautta")
    file, chance = written(tmp_path), Random(3)
    known, board, seen = secrets(file), own(file), {0: set[int](), 1: set[int](), None: set[int]()}
    async with (
        serving(tmp_path / "a.db", AMSTERDAM, own=[file]) as place,
        guest(place) as anna, guest(place, "Ben") as ben, guest(place, "Eve") as eve,
    ):  # fmt: skip
        made = await anna.set_up({"game": "amsterdam", "board": board, "seats": SEATS, "advice": True})
        name, people = made["id"], {0: anna, 1: ben, None: eve}
        await ben.do(name, "join", invite=made["invite"])
        async with place.follows(eve.token, name) as socket:
            over = False
            for turn in range(500):
                for seat, who in people.items():
                    if seat is not None:
                        seen[seat] |= held(place, name, seat)
                    if turn in (0, 12):
                        for answer in await everything(who, name, board):
                            assert contracts_in(answer, known) <= seen[seat], (seat, answer)
                table = await until(lambda: turn_of(anna, name))
                if over := bool(table["result"]):
                    break
                mover = people[next(seat for seat in table["to_move"] if seat < 2)]
                mine = await mover.table(name)
                moves = notations(mine["legal"])
                wanted = [move for move in moves if move.split()[0] in ("keep", "build")]
                draws = "contracts" in moves and turn < 9
                await mover.act(name, "contracts" if draws else chance.choice(wanted or moves), mine["number"])
            frames = [await socket.recv(decode=False) for _ in range(20)]
        assert over and len(seen[0]) > 3
        for seat, who in people.items():
            allowed = seen[seat] if seat is not None else set()
            early = [answer for answer in who.heard if b'"contract_points"' not in answer]
            assert all(contracts_in(answer, known) <= allowed for answer in early)
        assert not any(contracts_in(frame, known) for frame in frames if b'"contract_points"' not in frame)
        live = place.server.tables._actors[name].table
        end = live.positions.at(live.log.here)
        dealt = {i for p in end.record.players for i in range(24) if p.contracts >> i & 1}
        for seat, who in people.items():
            for answer in await everything(who, name, board):
                assert contracts_in(answer, known) <= dealt | seen[0] | seen[1] | seen[seat]
        text = await eve.get(f"/api/tables/{name}/file")
        assert GameFile.parse(text).replay(GAME.load_board(file)) == end and "board-data" not in text
        assert (await eve.get(f"/api/tables/{name}/check"))["ok"]
    assert not any(contracts_in(record.getMessage().encode(), known) for record in caplog.records)


async def turn_of(who: Guest, name: str) -> Any:
    table = await who.table(name)
    return table if table["result"] or {0, 1}.intersection(table["to_move"]) else None


async def begun(who: Guest, board: str) -> str:
    """A table on a board, some actions into its game."""
    seats = [SEATS[0], {"kind": "computer", "level": "random"}]
    table = await who.set_up({"game": "amsterdam", "board": board, "seats": seats})
    for _ in range(3):
        table = await who.my_turn(table["id"], table["number"])
        table |= await who.act(table["id"], notations(table["legal"])[0], table["number"])
    name: str = table["id"]
    return name


async def test_it_is_listed_drawn_and_played_on_with_undo_and_rematch(tmp_path: Path) -> None:
    file, games = written(tmp_path), "/api/games"
    board = own(file)
    async with serving(tmp_path / "a.db", AMSTERDAM, own=[file]) as place, guest(place) as anna:
        [info] = await anna.get(games)
        assert info["boards"] == [
            {"name": "amsterdam", "title": "Amsterdam", "players": None, "own": False},
            {"name": board, "title": "Amsterdam", "players": None, "own": True},
        ]
        usual, drawn = [await anna.get(f"{games}/amsterdam/boards/{each}") for each in ("amsterdam", board)]
        assert drawn == {part: value for part, value in usual.items() if part != "contracts"} | {"board": "amsterdam"}
        assert (await anna.set_up({"game": "amsterdam", "seats": SEATS}))["board"] == "amsterdam"
        name = await begun(anna, board)
        table = await anna.my_turn(name)
        if table["undo"]["possible"]:
            await anna.step(name, "undo", table["number"])
        await anna.do(name, "concede")
        await until(lambda: over(anna, name))
        again = await anna.do(name, "rematch", key="again")
        assert again["board"] == board and again["id"] != name
    async with serving(tmp_path / "b.db", AMSTERDAM) as place, guest(place) as anna:
        assert [each["name"] for each in (await anna.get(games))[0]["boards"]] == ["amsterdam"]
        assert (await anna.get(f"{games}/amsterdam/boards/{board}", 404))["error"]["code"] == "no-such-board"


async def over(who: Guest, name: str) -> bool:
    return (await who.table(name))["status"] == "over"


async def test_its_tables_wait_for_the_file_and_others_go_on(tmp_path: Path) -> None:
    file, data = written(tmp_path), tmp_path / "a.db"
    (tmp_path / "other").mkdir()
    other = written(tmp_path / "other", box() | {"contracts": [each | {"points": 9} for each in box()["contracts"]]})
    async with serving(data, AMSTERDAM, own=[file]) as place, guest(place) as anna:
        secret, usual = await begun(anna, own(file)), await begun(anna, "amsterdam")
        token, before = anna.token, await anna.my_turn(secret)
    for files in ([], [other]):
        async with serving(data, AMSTERDAM, own=files) as place, guest(place, token=token) as anna:
            error = (await anna.get(f"/api/tables/{secret}", 409))["error"]
            assert error["code"] == "board-missing" and error["detail"] == {"board": own(file)}
            assert len(await anna.get("/api/tables")) == 2
            table = await anna.my_turn(usual)
            await anna.act(usual, notations(table["legal"])[0], table["number"])
    async with serving(data, AMSTERDAM, own=[other, file]) as place, guest(place, token=token) as anna:
        assert [each["name"] for each in (await anna.get("/api/games"))[0]["boards"]] == ["amsterdam", own(other)]
        table = await anna.my_turn(secret)
        assert (table["private"], table["public"]) == (before["private"], before["public"])
        await anna.act(secret, notations(table["legal"])[0], table["number"])


@pytest.mark.postgresql
@pytest.mark.broker
async def test_any_of_several_processes_with_the_file_has_its_tables(tmp_path: Path) -> None:
    file, data = written(tmp_path), tmp_path / "a.db"
    async with serving(data, AMSTERDAM, broker=BROKER, own=[file]) as one, guest(one) as anna:
        name = await begun(anna, own(file))
        before = await anna.my_turn(name)
        async with (
            serving(data, AMSTERDAM, broker=BROKER, own=[file]) as two,
            guest(two, token=anna.token) as there,
        ):
            await until(lambda: len(two.server.store.members) == 2)
            assert (await there.my_turn(name))["private"] == before["private"]
            await there.act(name, notations(before["legal"])[0], before["number"])
