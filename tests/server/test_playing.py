"""Whole games over HTTP, and every answer that a player can get."""

from pathlib import Path

from tests.server.serving import guest, notations, serving


async def test_a_whole_game_against_a_computer(tmp_path: Path) -> None:
    async with serving(tmp_path / "a.db") as place, guest(place) as anna:
        table = await anna.set_up()
        assert (table["number"], table["my_seat"], table["seed"], table["result"]) == (1, 0, None, None)
        assert len(table["seed_hash"]) == 64
        table = await anna.my_turn(table["id"])
        rounds = 0
        while not table["result"]:
            update = await anna.act(table["id"], notations(table["legal"])[0], table["number"])
            assert update["from"] == table["number"] == update["number"] - 1
            rounds += 1
            table = await anna.my_turn(table["id"], update["number"])
        print(table)
