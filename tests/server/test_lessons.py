"""Lessons over HTTP: they are told, lines are played in them, and nothing of it is kept."""

from typing import Any

from tests.server.serving import Guest

from lautta.server.runtime.server import all_games

SERVED: dict[str, Any] = {"games": all_games()}

LESSON = "/api/games/tigris/lessons/first"


async def test_a_line_is_played_in_a_lesson_and_what_the_rules_refuse_is_cut(anna: Guest) -> None:
    told = await anna.get(LESSON)
    assert (told["board"], told["seats"]) == ("standard", 2)
    steps = told["scenes"][0]["steps"]
    wanted = [step for step in steps if step["want"]]
    line = [{"seat": 0, "action": wanted[0]["want"][0]}]
    answer = await anna.post(f"{LESSON}/line", {"scene": 0, "line": line})
    assert answer["cut"] is None and [one["action"] for one in answer["line"]] == ["position priest I6"]
    assert answer["public"]["players"][0]["leaders"]["priest"] == "I6" and answer["to_move"] == [0]
    assert await anna.get("/api/tables") == []
    wrong = [{"seat": 0, "action": "position priest A1"}]
    answer = await anna.post(f"{LESSON}/line", {"scene": 0, "line": wrong})
    assert answer["cut"]["index"] == 0 and answer["line"] == []
    body = {"scene": 0, "line": []}
    preview = await anna.post(f"{LESSON}/preview", {**body, "action": "position priest I6"})
    assert preview["refused"] is None and preview["preview"] is not None
    choices = await anna.post(f"{LESSON}/choices", {**body, "action": "position", "args": {"leader": "priest"}})
    assert any(choice["action"] == "position priest I6" and choice["refused"] is None for choice in choices)
    assert await anna.post(f"{LESSON}/macros", {**body, "action": "position"}) == []


async def test_games_tell_their_lessons_and_what_is_not_there(anna: Guest) -> None:
    assert (await anna.get("/api/games/tigris/lessons/none", 404))["error"]["code"] == "no-such-lesson"
    assert (await anna.get("/api/games/none/lessons/first", 404))["error"]["code"] == "no-such-game"
    answer = await anna.post(f"{LESSON}/line", {"scene": 99}, 404)
    assert answer["error"]["code"] == "no-such-lesson"
    answer = await anna.post(f"{LESSON}/line", {"scene": 0, "line": [{"seat": 0, "action": "sing"}]}, 400)
    assert answer["error"]["code"] == "malformed-action"
    lessons = {game["name"]: game["lessons"] for game in await anna.get("/api/games")}
    assert lessons["tigris"] == lessons["amsterdam"] == [{"name": "first"}]
    assert [lesson["name"] for lesson in lessons["roads"]] == [
        "goods", "river", "geese", "mint", "wonder", "rivals", "puzzle",
    ]  # fmt: skip
