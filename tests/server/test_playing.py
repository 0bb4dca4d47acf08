"""Playing over HTTP: whole games, and every answer that a player can get."""

import asyncio
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest
from tests.duel.game import GAME as DUEL
from tests.server.serving import Guest, Serving, guest, hear, notations, serving, until

from lautta.core.game_files import GameFile
from lautta.core.registry import forget, register
from lautta.server.runtime import registry
from lautta.server.runtime.server import all_games

AMSTERDAM = {
    "game": "amsterdam",
    "options": {"bonus_ties": "skip"},
    "seats": [
        {"kind": "computer", "level": "sense", "name": "One"},
        {"kind": "person"},
        {"kind": "computer", "level": "random", "name": "Two"},
    ],
}


NO_UNDO = {"free": False, "possible": False, "consent": False}


async def play_out(player: Guest, table: Any) -> Any:
    table = await player.my_turn(table["id"])
    while not table["result"]:
        update = await player.act(table["id"], notations(table["legal"])[0], table["number"])
        assert update["from"] == table["number"] == update["number"] - 1
        assert [entry["number"] for entry in update["entries"]] == [update["number"]]
        table = await player.my_turn(table["id"], update["number"])
    return table


async def test_a_whole_game_against_a_computer(anna: Guest) -> None:
    table = await anna.set_up()
    assert (table["number"], table["my_seat"], table["seed"], table["result"]) == (1, 0, None, None)
    assert [seat["name"] for seat in table["seats"]] == ["Anna", "Robot"]
    over = await play_out(anna, table)
    assert [entry["number"] for entry in over["log"]] == list(range(1, over["number"] + 1))
    assert all("action" in entry for entry in over["log"][1:])
    assert over["legal"] == {} and over["undo"] == NO_UNDO
    assert sha256(bytes.fromhex(over["seed"])).hexdigest() == over["seed_hash"] == table["seed_hash"]
    [line] = await anna.get("/api/tables")
    assert (line["over"], line["my_turn"], line["number"]) == (True, False, over["number"])


async def test_a_whole_game_of_amsterdam_replays_from_its_file(tmp_path: Path) -> None:
    async with serving(tmp_path / "a.db", all_games()) as place, guest(place, "Åsa; Ü") as player:
        table = await player.set_up(AMSTERDAM)
        assert table["my_seat"] == 1 and table["options"] == {"bonus_ties": "skip", "reshuffle": "when_needed"}
        over = await play_out(player, table)
        text = await player.get(f"/api/tables/{table['id']}/file")
    file = GameFile.parse(text)
    state = file.replay()
    assert state.over and list(state.scores) == over["result"]["scores"]
    assert file.seed and sha256(file.seed).hexdigest() == table["seed_hash"]


async def test_a_table_of_computers_plays_itself(anna: Guest) -> None:
    table = await anna.set_up({"game": "duel", "board": "large", "seats": [{"kind": "computer"}] * 2})
    assert table["my_seat"] is None and [seat["level"] for seat in table["seats"]] == ["random", "random"]
    while not (table := await anna.table(table["id"]))["result"]:
        await asyncio.sleep(0.005)
    assert await anna.get("/api/tables") == []


async def test_the_games_and_boards(anna: Guest, place: Serving) -> None:
    [duel] = await anna.get("/api/games")
    assert duel["players"] == {"min": 2, "max": 2}
    assert duel["computers"] == [{"name": "random", "person": None, "players": [2], "usual": [2]}]
    assert [board["name"] for board in duel["boards"]] == ["small", "large"]
    assert duel["actions"] == [{"name": "play", "params": [{"name": "card"}], "text": "play {card}"}]
    assert await anna.get("/api/games/duel/boards/large") == {"cards": 12}
    assert await anna.get("/api/games/duel/facts") == {}
    assert await anna.get("/api/games/duel/words/en") == {"fluent": ""}, "it has no words"


async def test_a_key_does_one_thing_once(anna: Guest) -> None:
    table = await anna.my_turn((await anna.set_up())["id"])
    action, other = notations(table["legal"])[:2]
    first, *answers = await asyncio.gather(*(anna.act(table["id"], action, table["number"], key="k") for _ in range(8)))
    assert all(answer == first for answer in answers)
    later = await anna.my_turn(table["id"], first["number"])
    assert await anna.act(table["id"], action, table["number"], key="k") == first
    as_object = {"action": "play", "card": action.split()[1]}
    assert await anna.act(table["id"], as_object, table["number"], key="k") == first
    for error in (
        await anna.act(table["id"], other, table["number"], 409, key="k"),
        await anna.step(table["id"], "undo", table["number"], 409, key="k"),
    ):
        assert error["error"]["code"] == "key-used"
    assert (await anna.table(table["id"]))["number"] == later["number"]


async def test_many_at_once_with_their_own_keys_are_a_race_that_one_wins(anna: Guest) -> None:
    table = await anna.my_turn((await anna.set_up())["id"])
    path, action = f"/api/tables/{table['id']}/actions", notations(table["legal"])[0]
    bodies = [{"action": action, "seen": table["number"], "key": f"race {i}"} for i in range(8)]
    answers = await asyncio.gather(*(anna.client.post(path, json=body) for body in bodies))
    assert sorted(answer.status_code for answer in answers) == [200] + [409] * 7


async def test_who_has_not_seen_the_last_event_gets_the_news(anna: Guest) -> None:
    table = await anna.my_turn((await anna.set_up())["id"])
    seen = table["number"]
    await anna.act(table["id"], notations(table["legal"])[0], seen)
    now = await anna.my_turn(table["id"], seen + 1)
    error = (await anna.act(table["id"], notations(now["legal"])[0], seen, 409))["error"]
    assert error["code"] == "stale"
    news = error["detail"]["update"]
    assert (news["from"], news["number"]) == (seen, now["number"])
    assert news["entries"] == now["log"][seen:] and news["legal"] == now["legal"]
    assert await anna.get(f"/api/tables/{table['id']}/updates?seen={seen}") == news
    ahead = await anna.act(table["id"], notations(now["legal"])[0], now["number"] + 5, 400)
    assert ahead["error"]["code"] == "seen-ahead"


async def test_undo_and_redo(anna: Guest) -> None:
    table = await anna.set_up()
    while table["to_move"] != [0, 1]:
        table = await anna.table(table["id"])
    table = await anna.my_turn(table["id"])
    name, number = table["id"], table["number"]
    assert table["undo"] == NO_UNDO
    assert (await anna.step(name, "undo", number, 409))["error"]["code"] == "nothing-to-undo"
    update = await anna.act(name, notations(table["legal"])[0], number)
    now = await anna.my_turn(name, update["number"])
    assert now["undo"] == {"free": False, "possible": True, "consent": False}  # both cards were turned up
    back = await anna.step(name, "undo", now["number"], key="undo")
    assert back["entries"][-1]["redrawn"] is True and back["private"] == table["private"]
    assert await anna.step(name, "undo", now["number"], key="undo") == back
    entry = back["entries"][-1]
    assert (entry["kind"], entry["seat"], entry["to"]) == ("undo", 0, number)
    assert entry["said"] == [{"key": "server-log-undo-redrawn", "args": {"seat": 0, "you": 1}}]
    assert back["redo"] is False
    assert (await anna.step(name, "redo", back["number"], 409))["error"]["code"] == "nothing-to-redo"


async def test_a_free_undo_and_its_redo(anna: Guest, ben: Guest) -> None:
    """In a duel of two people nobody answers, so what one has chosen can be taken back freely."""
    seats = [{"kind": "person"}, {"kind": "open"}]
    made = await anna.set_up({"game": "duel", "seats": seats})
    await ben.do(made["id"], "join", invite=made["invite"])
    table = await anna.table(made["id"])
    name, number = table["id"], table["number"]
    assert (table["my_seat"], (await ben.table(name))["my_seat"], table["to_move"]) == (0, 1, [0, 1])
    update = await anna.act(name, notations(table["legal"])[0], number)
    assert update["undo"] == {"free": True, "possible": True, "consent": False} and update["redo"] is False
    assert (await ben.table(name))["undo"] == NO_UNDO
    back = await anna.step(name, "undo", number + 1)
    assert (back["private"], back["public"]) == (table["private"], table["public"])
    assert back["redo"] is True and back["entries"][0]["redrawn"] is False
    assert (await ben.table(name))["redo"] is False
    again = await anna.step(name, "redo", number + 2)
    assert (again["private"], again["entries"][0]["kind"]) == (update["private"], "redo")
    last = await ben.act(name, notations((await ben.table(name))["legal"])[0], number + 3)
    assert last["undo"] == {"free": False, "possible": False, "consent": True}


async def test_previews_and_choices_and_what_is_refused(anna: Guest) -> None:
    table = await anna.my_turn((await anna.set_up())["id"])
    path, held = f"/api/tables/{table['id']}", [args[0] for args in table["legal"]["play"]]
    shown = await anna.post(f"{path}/preview", {"action": f"play {held[0]}"})
    assert shown == {"preview": {"left": 3}, "refused": None}
    choices = await anna.get(f"{path}/choices?action=play")
    assert [choice["action"] for choice in choices] == [f"play c{n}" for n in range(1, 7)]
    assert [choice["args"]["card"] for choice in choices if not choice["refused"]] == held
    refusal = {"reason": "not-held", "chapter": "cards"}
    assert {str(choice["refused"]) for choice in choices} == {str(None), str(refusal)}
    [one] = await anna.get(f"{path}/choices?action=play&card={held[0]}")
    assert one == {"action": f"play {held[0]}", "args": {"card": held[0]}, "refused": None}
    missing = next(choice["action"] for choice in choices if choice["refused"])
    assert await anna.post(f"{path}/preview", {"action": missing}) == {"preview": None, "refused": refusal}
    error = (await anna.act(table["id"], missing, table["number"], 422, key="again"))["error"]
    assert error["code"] == "refused" and error["detail"] == {"action": missing, **refusal}
    assert (await anna.table(table["id"]))["number"] == table["number"]
    await anna.act(table["id"], f"play {held[0]}", table["number"], key="again")  # a refusal uses no key up


async def test_every_moment_as_it_was_known_then(anna: Guest) -> None:
    table = await anna.my_turn((await anna.set_up())["id"])
    known = {table["number"]: table}
    for _ in range(3):
        update = await anna.act(table["id"], notations(table["legal"])[0], table["number"])
        table = await anna.my_turn(table["id"], update["number"])
        known[table["number"]] = table
    for number, then in known.items():
        moment = await anna.get(f"/api/tables/{table['id']}/moments/{number}")
        for part in ("public", "private", "log", "to_move", "number", "seed", "result"):
            assert moment[part] == then[part]
        if number != table["number"]:
            assert moment["legal"] == {} and moment["undo"] == NO_UNDO
    over = await play_out(anna, table)
    moment = await anna.get(f"/api/tables/{table['id']}/moments/{table['number']}")
    assert moment["seed"] is None and moment["private"] == table["private"] and moment["log"] == table["log"]
    assert over["seed"]


async def test_tables_go_on_after_a_restart(tmp_path: Path) -> None:
    data = tmp_path / "a.db"
    async with serving(data) as place, guest(place) as anna:
        table = await anna.set_up()  # and at once the server stops, perhaps before the computer has chosen
        token = anna.token
    async with serving(data) as place, guest(place, token=token) as anna:
        await play_out(anna, table)
        over = await anna.table(table["id"])
    async with serving(data) as place, guest(place, token=token) as one:
        assert await one.table(table["id"]) == over


async def test_computers_are_resumed_without_anybody_asking(tmp_path: Path) -> None:
    data = tmp_path / "a.db"
    async with serving(data) as place, guest(place) as anna:
        place.server.tables._computers.choose = never  # type: ignore[method-assign]
        table = await anna.set_up()
        token = anna.token
        assert (await anna.table(table["id"]))["number"] == 1
    async with serving(data) as place, place.client(token) as client:

        async def moved() -> Any:
            [line] = (await client.get("/api/tables")).json()
            return line if line["number"] == 2 else None

        assert (await until(moved))["my_turn"]


async def never(*_: Any) -> int:
    await asyncio.Event().wait()
    raise AssertionError


async def test_tables_that_nobody_asks_about_leave_the_memory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "IDLE", 0.1)
    async with serving(tmp_path / "a.db") as place, guest(place) as anna:
        table = await anna.my_turn((await anna.set_up())["id"])
        other = await anna.my_turn((await anna.set_up())["id"])
        async with place.follows(anna.token, other["id"]) as socket:
            await hear(socket)
            await until(lambda: table["id"] not in place.server.tables._actors)
            assert other["id"] in place.server.tables._actors  # somebody looks at it

        async def snapshots() -> set[int]:
            found = await place.server.store.table(table["id"])
            return found.snapshots if found else set()

        assert await until(snapshots) == {table["number"]}
        assert await anna.table(table["id"]) == table
        await play_out(anna, table)


async def test_a_broken_computer_player_holds_nobody_up(tmp_path: Path, caplog: Any) -> None:
    from lautta import players

    class Broken:
        raises = True

        def __init__(self, seed: int) -> None: ...

        def choose(self, view: Any, seat: int) -> int:
            if self.raises:
                raise ValueError("it lies in the cellar")
            return 10**6

    players.register("broken", Broken, "cannot play")
    try:
        async with serving(tmp_path / "a.db") as place, guest(place) as anna:
            for Broken.raises in (True, False):
                request = {"game": "duel", "seats": [{"kind": "person"}, {"kind": "computer", "level": "broken"}]}
                await play_out(anna, await anna.set_up(request))
    finally:
        players.forget("broken")
    assert "cellar" not in caplog.text


async def test_errors_speak_the_readers_language(place: Serving) -> None:
    async with place.client() as client:
        said = {}
        for language in ("en", "fi", "de-AT, en;q=0.5", "tlh"):
            answer = await client.get("/api/tables", headers={"accept-language": language})
            said[language] = answer.json()["error"]["message"]
            assert answer.json()["error"]["code"] == "no-token"
    assert len(set(said.values())) == 3 and said["tlh"] == said["en"]


async def test_registered_games_are_offered(tmp_path: Path) -> None:
    register(DUEL)
    try:
        async with serving(tmp_path / "a.db", all_games()) as place, place.client() as client:
            games = (await client.get("/api/games")).json()
            words = [
                (await client.get(f"/api/games/tigris/words/{language}")).json()["fluent"]
                for language in ("fi", "sv", "en")
            ]
    finally:
        forget(DUEL.name)
    assert {"amsterdam", "duel"} <= {game["name"] for game in games}
    assert "tigris-log-won" in words[0] and words[0] != words[1] == words[2], "English, where it is not spoken"
    amsterdam = next(game for game in games if game["name"] == "amsterdam")
    assert sorted(number for each in amsterdam["computers"] for number in each["usual"]) == [2, 3, 4]
