"""The players of a table lay its board before the game, each from where they are."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from tests.server.careful import ALL, Careful
from tests.server.serving import Serving, guest, hear, serving, until

from lautta.server.problem import Problem
from lautta.server.runtime import boards, computers, table_actor
from lautta.words import LANGUAGES, Words

SERVED: dict[str, Any] = {"games": ALL}
GUEST = Careful

ME, OPEN, EVE = {"kind": "person"}, {"kind": "open"}, {"kind": "shared", "name": "Eve"}
COMPUTER = {"kind": "computer", "level": "random", "name": "Robot"}
SIZE = 9
ROADS = {"game": "roads", "lay": SIZE}


async def begun(anna: Careful, ben: Careful, *more: Any, **request: Any) -> str:
    made = await anna.set_up({**ROADS, "seats": [ME, OPEN, *more], **request})
    assert made["status"] == "waiting" and made["board"] == "" and made["laying"]["laid"] == []
    await ben.post(f"/api/tables/{made['id']}/join", {"invite": made["invite"]})
    return str(made["id"])


async def lie(who: Careful, table: str, number: int) -> Any:
    """The table once so many pieces lie there."""

    async def laid() -> Any:
        now = await who.table(table)
        return now if now["status"] != "laying" or len(now["laying"]["laid"]) >= number else None

    return await until(laid)


async def proposed(who: Careful, now: Any) -> str:
    laid = [{name: value for name, value in piece.items() if name != "seat"} for piece in now["laying"]["laid"]]
    stand = await who.post("/api/games/roads/boards/lay", {
        "players": len(now["seats"]), "size": now["laying"]["size"], "laid": laid, "suggest": len(laid),
    })  # fmt: skip
    tile = stand["suggestion"]
    return f"lay {tile['q']},{tile['r']} {tile['terrain']} {'-'.join(tile.get('river', []))}".strip()


async def lay(who: Careful, table: str, status: int = 200, **more: Any) -> Any:
    now = await who.table(table)
    return await who.act(table, await proposed(who, now), now["number"], status, **more)


async def lay_all(table: str, *people: Careful) -> Any:
    """People in the first seats, and computers in the others, lay in turn until the game has begun."""
    while (now := await people[0].table(table))["status"] == "laying":
        mover = next(iter(now["to_move"]), len(people))
        if mover < len(people):
            await lay(people[mover], table)
        else:
            await asyncio.sleep(0.002)
    return now


async def lay_beside_a_computer(who: Careful, table: str) -> None:
    """The four pieces of seven that are a person's."""
    for number in (0, 0, 4, 4):
        await lie(who, table, number)
        await lay(who, table)


async def test_two_people_and_a_computer_lay_a_board_and_play_on_it(anna: Careful, ben: Careful) -> None:
    table = await begun(anna, ben, COMPUTER)
    now = await ben.table(table)
    assert now["status"] == "laying" and now["to_move"] == [0] and now["public"] is None and now["legal"] == {}
    assert [entry["kind"] for entry in now["log"]] == ["open", "join", "laying"]
    now = await lay_all(table, anna, ben)
    assert now["status"] == "playing" and now["laying"] is None and now["public"] and now["to_move"]
    steps = [entry for entry in now["log"] if entry["kind"] == "lay"]
    assert [entry["seat"] for entry in steps] == [0, 0, 1, 1, 2, 2, 0, 0, 1]
    data = await anna.get(f"/api/games/roads/boards/{now['board']}")
    assert len(data["tiles"]) == SIZE and data["players"] == 3 and data["title"] == "Laid by Anna, Ben"
    mine = await anna.get("/api/games/roads/made")
    assert [line["board"] for line in mine] == [now["board"]]
    assert await ben.get("/api/games/roads/made") == [], "it is one of the host's boards"
    for moment in range(1, now["number"] + 1):
        past = await ben.get(f"/api/tables/{table}/moments/{moment}")
        assert (past["public"] is None) == (past["status"] != "playing")
        if past["laying"]:
            assert len(past["laying"]["laid"]) == sum(entry["number"] <= moment for entry in steps)
    assert f"board: {now['board']}" in await anna.get(f"/api/tables/{table}/file")


async def test_it_begins_at_once_where_all_sit_at_one_screen(anna: Careful) -> None:
    made = await anna.set_up({**ROADS, "seats": [ME, EVE], "lay": 7})
    assert made["status"] == "laying" and made["log"][0]["kind"] == "laying" and made["log"][0]["number"] == 1
    now = await lay_all(made["id"], anna, anna)
    assert [entry["seat"] for entry in now["log"] if entry["kind"] == "lay"] == [0, 0, 1, 1, 0, 0, 1]
    again = await anna.set_up({**ROADS, "seats": [ME, COMPUTER], "lay": 7})
    assert (await lie(anna, again["id"], 0))["to_move"] == [0]


async def test_whoever_is_not_to_move_and_what_is_against_the_rules_is_refused(anna: Careful, ben: Careful) -> None:
    table = await begun(anna, ben)
    early = await lay(ben, table, 409)
    assert early["error"]["code"] == "not-your-turn"
    now = await anna.table(table)
    far = await anna.act(table, "lay 61,0 pasture", now["number"], 422)
    assert far["error"]["detail"]["reason"] == "too-far", "no board file could hold it"
    await anna.act(table, "lay 0,0 pasture", now["number"])
    now = await anna.table(table)
    for action, reason in (("lay 1,0 woods e-se", "begins-nowhere"), ("lay 1,0 sea e-w", "none-left"),
                           ("lay 1,0 woods w-e", "broken-river"), ("lay 5,5 woods", "apart"),
                           ("lay 0,0 woods", "taken")):  # fmt: skip
        for language in LANGUAGES:
            body = {"action": action, "seen": now["number"], "key": anna.key()}
            answer = await anna.client.post(
                f"/api/tables/{table}/actions", json=body, headers={"accept-language": language}
            )
            error = answer.json()["error"]
            assert answer.status_code == 422 and error["code"] == "bad-laying" and error["detail"]["reason"] == reason
            assert Words(language).say(error["detail"]["why"]) in error["message"]
    for action in ("fly", "lay 1,0 swamp", {"action": "lay", "spot": "1,0"}, {"lay": "1,0"}):
        assert (await anna.act(table, action, now["number"], 400))["error"]["code"] == "malformed-action"
    done = await anna.act(table, {"action": "lay", "spot": "1,0", "terrain": "woods"}, now["number"])
    assert done["entries"][0]["action"] == "lay 1,0 woods" and done["to_move"] == [1]
    assert (await anna.act(table, "lay 2,0 woods", now["number"], 409))["error"]["code"] == "stale"
    assert (await anna.step(table, "redo", done["number"], 409))["error"]["code"] == "nothing-to-redo"
    assert (await anna.do(table, "preview", 409, action="lay 2,0 woods"))["error"]["code"] == "not-started"
    assert (await anna.get(f"/api/tables/{table}/file", 409))["error"]["code"] == "not-started"
    assert (await ben.do(table, "leave", 409))["error"]["code"] == "not-waiting"
    assert (await anna.do(table, "host", 409, act="unlock"))["error"]["code"] == "not-waiting"


async def test_the_last_piece_that_would_leave_no_land_is_refused(anna: Careful) -> None:
    made = await anna.set_up({**ROADS, "seats": [ME, EVE], "lay": 7})
    number = made["number"]
    for q in range(6):
        number = (await anna.act(made["id"], f"lay {q},0 sea", number))["number"]
    refused = await anna.act(made["id"], "lay 6,0 sea", number, 422)
    assert refused["error"]["detail"]["reason"] == "no-land"
    assert (await anna.act(made["id"], "lay 6,0 rock", number))["status"] == "playing"


async def test_a_key_does_a_thing_once(anna: Careful, ben: Careful) -> None:
    table = await begun(anna, ben)
    seen = (await anna.table(table))["number"]
    first = await anna.act(table, "lay 0,0 woods", seen, key="one")
    await anna.act(table, "lay 1,0 pasture", first["number"], key="two")
    assert await anna.act(table, "lay 0,0 woods", seen, key="one") == first
    other = await anna.act(table, "lay 0,0 rock", seen, 409, key="one")
    assert other["error"]["code"] == "key-used"
    back = await anna.step(table, "undo", first["number"] + 1, key="three")
    assert await anna.step(table, "undo", first["number"] + 1, key="three") == back
    now = await anna.table(table)
    assert len(now["laying"]["laid"]) == 1 and now["to_move"] == [0]
    await lay_all(table, anna, ben)
    assert await anna.act(table, "lay 0,0 woods", seen, key="one") == first, "also when the game has begun"


async def test_the_last_piece_is_taken_back_until_another_person_has_laid(anna: Careful, ben: Careful) -> None:
    table = await begun(anna, ben, COMPUTER)
    assert (await anna.table(table))["undo"] == {"free": False, "possible": False, "consent": False}
    for who in (anna, anna, ben, ben):
        await lay(who, table)
    now = await lie(anna, table, 6)
    assert not now["undo"]["free"], "Ben has laid since"
    refused = await anna.step(table, "undo", now["number"], 409)
    assert refused["error"]["code"] == "nothing-to-undo"
    assert (await ben.table(table))["undo"]["free"], "only the computer has laid since"
    back = await ben.step(table, "undo", now["number"])
    assert len(back["laying"]["laid"]) == 3 and back["to_move"] == [1]
    assert [entry["kind"] for entry in back["entries"]] == ["lift"]
    assert (await ben.get(f"/api/tables/{table}/moments/{back['entries'][0]['to']}"))["laying"] == back["laying"]
    back = await ben.step(table, "undo", back["number"])
    assert len(back["laying"]["laid"]) == 2
    now = await lay_all(table, anna, ben)
    assert len((await anna.get(f"/api/games/roads/boards/{now['board']}"))["tiles"]) == SIZE


async def test_all_who_look_hear_of_it_at_once_and_watchers_too(anna: Careful, ben: Careful, place: Serving) -> None:
    table = await begun(anna, ben)
    async with guest(place, "Eve") as eve, place.follows(eve.token, table) as socket:
        assert (await hear(socket))["status"] == "laying"
        seats = []
        while (now := await anna.table(table))["status"] == "laying":
            await lay(anna if now["to_move"] == [0] else ben, table)
            heard = await hear(socket)
            seats.append(heard["laying"]["laid"][-1]["seat"])
            assert heard["my_seat"] is None and heard["entries"][0]["said"][0]["key"] == "roads-log-lay"
        assert seats == [0, 0, 1, 1, 0, 0, 1, 1, 0]
        heard = await hear(socket)
        assert heard["status"] == "playing" and heard["public"] and heard["laying"] is None
        now = await eve.table(table)
        assert len((await eve.get(f"/api/games/roads/boards/{now['board']}"))["tiles"]) == SIZE
        assert (await eve.act(table, "lay 0,0 woods", 1, 403))["error"]["code"] == "not-your-table"


async def test_a_server_that_starts_again_goes_on_where_it_was(tmp_path: Path) -> None:
    data = tmp_path / "b.db"
    async with serving(data, ALL) as place, guest(place, kind=Careful) as anna, guest(place, "Ben", Careful) as ben:
        table = await begun(anna, ben, COMPUTER)
        for who in (anna, anna, ben):
            await lay(who, table)
        before = await anna.table(table)
        playing = await begun(anna, ben)
        over = await lay_all(playing, anna, ben)
    async with (
        serving(data, ALL) as place,
        guest(place, kind=Careful, token=anna.token) as anna,
        guest(place, kind=Careful, token=ben.token) as ben,
    ):
        after = await anna.table(table)
        assert {**after, "seats": before["seats"]} == before
        mine = {line["id"]: line for line in await ben.get("/api/tables")}
        assert mine[table]["status"] == "laying" and mine[table]["my_turn"]
        again = await anna.table(playing)
        assert again["board"] == over["board"] and again["public"] == over["public"]
        assert (await lay_all(table, anna, ben))["status"] == "playing"


async def test_a_finished_board_is_begun_on_by_a_server_that_starts_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The server dies between the last piece and the start; nobody needs to ask."""
    data, request = tmp_path / "b.db", {**ROADS, "seats": [ME, COMPUTER], "lay": 7}
    keep = boards.Boards.keep_laid

    async def never(*_: Any) -> Any:
        raise OSError

    async with serving(data, ALL) as place, guest(place, kind=Careful) as anna:
        table = (await anna.set_up(request))["id"]
        monkeypatch.setattr(boards.Boards, "keep_laid", never)
        await lay_beside_a_computer(anna, table)
        assert (await lie(anna, table, 7))["status"] == "laying"
    monkeypatch.setattr(boards.Boards, "keep_laid", keep)
    async with serving(data, ALL) as place:
        await until(lambda: (actor := place.server.tables.loaded(table)) and actor.table.status == "playing")


async def test_a_game_begins_on_its_board_once_a_worker_has_time(
    anna: Careful, place: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody could read the board as the last piece was laid, by a computer; nobody asks again."""
    keep, asked = boards.Boards.keep_laid, 0

    async def busy_at_first(*args: Any) -> Any:
        nonlocal asked
        asked += 1
        if asked <= 2:
            raise Problem("busy", retry_after=5)
        return await keep(*args)

    monkeypatch.setattr(boards.Boards, "keep_laid", busy_at_first)
    monkeypatch.setattr(table_actor, "AGAIN_AFTER", 0.05)
    table = (await anna.set_up({**ROADS, "seats": [ME, COMPUTER], "lay": 7}))["id"]
    await lay_beside_a_computer(anna, table)
    await until(lambda: place.server.tables._actors[table].table.status == "playing")


async def test_chance_lays_where_no_computer_was_heard(anna: Careful, monkeypatch: pytest.MonkeyPatch) -> None:
    async def unheard(*_: Any) -> None:
        return None

    monkeypatch.setattr(computers.Computers, "suggest", unheard)
    table = (await anna.set_up({**ROADS, "seats": [ME, COMPUTER]}))["id"]
    assert (await lay_all(table, anna))["status"] == "playing"


async def test_a_computer_lays_for_who_is_gone(anna: Careful, ben: Careful) -> None:
    request = {**ROADS, "seats": [ME, {"kind": "open"}, COMPUTER], "lay": 21, "listed": True}
    table = (await anna.set_up(request))["id"]
    await ben.do(table, "join")
    for _ in range(2):
        await lay(anna, table)
    told = await ben.do(table, "concede")
    assert told["status"] == "laying" and told["seats"][1]["gone"]
    now = await lie(anna, table, 6)
    assert now["to_move"] == [0] and now["seats"][1]["away"] == "conceded"
    assert (await ben.act(table, "lay 0,5 woods", now["number"], 409))["error"]["code"] == "seat-away"
    assert (await ben.do(table, "return", 409))["error"]["code"] == "gave-up"
    assert (await anna.do(table, "concede"))["status"] == "closed"


async def test_who_gives_up_a_game_for_two_before_it_begins_closes_the_table(anna: Careful, ben: Careful) -> None:
    table = await begun(anna, ben, lay=20)
    await lay(anna, table)
    told = await ben.do(table, "concede")
    assert (told["status"], told["to_move"], told["result"]) == ("closed", [], None)
    assert (await anna.act(table, "lay 0,5 woods", told["number"], 409))["error"]["code"] == "game-over"
    assert await anna.get("/api/tables") == []


async def test_clocks_begin_with_the_game(anna: Careful, ben: Careful) -> None:
    table = await begun(anna, ben, clock={"kind": "live", "minutes": 5}, lay=7)
    await lay(anna, table)
    now = await anna.table(table)
    assert now["clock"]["running"] == [] and now["clock"]["left"] == [300_000, 300_000]
    now = await lay_all(table, anna, ben)
    assert now["clock"]["running"] and min(now["clock"]["left"]) > 60_000


async def test_an_offer_says_that_the_board_is_laid(anna: Careful, place: Serving) -> None:
    made = await anna.set_up({**ROADS, "seats": [ME, OPEN], "listed": True})
    async with place.client() as stranger:
        offer = (await stranger.get(f"/api/invites/{made['invite']}")).json()
        listed = (await stranger.get("/api/tables/open")).json()
    assert offer["laying"] == {"size": SIZE, "laid": []} and offer["board"] == ""
    assert [one["table"] for one in listed] == [made["id"]]
    assert (await anna.do(made["id"], "leave"))["status"] == "closed"


async def test_other_games_lay_nothing_and_sizes_have_ends(anna: Careful, monkeypatch: pytest.MonkeyPatch) -> None:
    for game in ("amsterdam", "tigris", "duel"):
        refused = await anna.post("/api/tables", {"game": game, "seats": [ME, COMPUTER], "lay": 20}, 404)
        assert refused["error"]["code"] == "lays-no-boards"
    games = {game["name"]: game for game in await anna.get("/api/games")}
    assert games["duel"]["lays_boards"] is None
    assert games["roads"]["lays_boards"] == {"least": 7, "most": 95, "each": 14}
    seats = [ME, COMPUTER]
    for size in (6, 96):
        for path, request in (
            ("tables", {"game": "roads", "seats": seats, "lay": size}),
            ("games/roads/boards/lay", {"players": 2, "size": size, "laid": []}),
        ):
            refused = await anna.post(f"/api/{path}", request, 400)
            assert refused["error"]["code"] == "wrong-size" and refused["error"]["detail"] == {"least": 7, "most": 95}
    both = {**ROADS, "seats": seats, "board": "great_plains"}
    assert (await anna.post("/api/tables", both, 400))["error"]["code"] == "malformed"
    monkeypatch.setattr(boards, "MOST_OF_A_GUEST", 0)
    refused = await anna.post("/api/tables", {**ROADS, "seats": seats}, 429)
    assert refused["error"]["code"] == "too-many-boards"


async def test_what_is_laid_in_the_same_way_is_the_same_board(anna: Careful) -> None:
    request = {**ROADS, "seats": [ME, EVE], "lay": 7}
    names = []
    for _ in range(2):
        table = (await anna.set_up(request))["id"]
        for q in range(7):
            now = await anna.table(table)
            await anna.act(table, f"lay {q},0 pasture", now["number"])
        names.append((await anna.table(table))["board"])
    assert names[0] == names[1] and len(await anna.get("/api/games/roads/made")) == 1


async def test_titles_are_in_the_language_of_the_host(anna: Careful) -> None:
    for language in LANGUAGES:
        request = {**ROADS, "seats": [ME, EVE], "lay": 7}
        made = await anna.client.post("/api/tables", json=request, headers={"accept-language": language})
        now = await lay_all(made.json()["id"], anna, anna)
        title = (await anna.get(f"/api/games/roads/boards/{now['board']}"))["title"]
        assert title == Words(language).say("server-laid-by", names="Anna, Eve")
