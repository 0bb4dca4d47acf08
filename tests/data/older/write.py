"""Writes the data in this folder: what a server, as it was then, keeps of tables in all states, and what players saved.

    python write.py FOLDER    # with the Python of a checkout in which Lautta and its rules are installed

The archive here is of commit eca2327. All is asked for over HTTP and of the public face of `lautta`. What was kept, and
what Anna and Ben were told of each table, is read by `tests/server/test_older_data.py`.
"""

import io
import json
import lzma
import re
import sqlite3
import subprocess
import sys
import tarfile
import tempfile
import time
from collections.abc import Mapping
from pathlib import Path
from random import Random
from typing import Any

import httpx

import lautta

ME, OPEN, SHARED = {"kind": "person"}, {"kind": "open"}, {"kind": "shared", "name": "Eve"}
SENSE, RANDOM = {"kind": "computer", "level": "sense"}, {"kind": "computer", "level": "random"}
MAP = {
    "game": "roads", "format": 1, "title": "Three tiles", "players": 1,
    "tiles": [{"q": 0, "r": 0, "terrain": "woods"}, {"q": 1, "r": 0, "terrain": "pasture"},
              {"q": 0, "r": 1, "terrain": "rock"}],
}  # fmt: skip
TRIES = 4000  # requests until a state is reached


class Person:
    """A guest, and what they do at tables."""

    def __init__(self, client: httpx.Client, name: str) -> None:
        self.client, self.name, self.keys = client, name, 0
        self.token = str(client.post("guests", json={"name": name}).json()["token"])

    def get(self, path: str) -> Any:
        found = self.client.get(path, headers=self.head).raise_for_status()
        return found.json() if "json" in found.headers["content-type"] else found.text

    def post(self, path: str, body: Mapping[str, Any]) -> Any:
        answer = self.client.post(path, json=body, headers=self.head)
        if answer.is_error and answer.status_code not in (409, 422):  # a computer was quicker
            raise AssertionError(f"{path} {body}: {answer.text}")
        return answer.json()

    @property
    def head(self) -> dict[str, str]:
        return {"authorization": f"Bearer {self.token}"}

    def table(self, table: str) -> Any:
        return self.get(f"tables/{table}")

    def set_up(self, game: str, *seats: Any, **more: Any) -> str:
        return str(self.post("tables", {"game": game, "seats": seats, **more})["id"])

    def join(self, table: str, host: "Person") -> None:
        self.post(f"tables/{table}/join", {"invite": host.table(table)["invite"]})

    def do(self, table: str, what: str, **more: Any) -> Any:
        """Post something with a new key; an action, undo or redo says what was seen last."""
        self.keys += 1
        seen = {"seen": self.table(table)["number"]} if what in ("actions", "undo", "redo") else {}
        return self.post(f"tables/{table}/{what}", {"key": f"{self.name} {self.keys}", **seen, **more})

    def act(self, table: str, chance: Random, *wanted: str) -> bool:
        """Do one of the wanted actions, or any; false if there is nothing to do now."""
        now = self.table(table)
        legal = [" ".join([name, *args]) for name, all_args in now["legal"].items() for args in all_args]
        if not legal:
            return False
        found = [one for one in wanted if one in legal]
        self.do(table, "actions", action=found[0] if found else chance.choice(legal))
        return True


def play(people: list[Person], table: str, chance: Random, *wanted: str, until: Any) -> None:
    """Let people play at random until something is so for the first of them."""
    for _ in range(TRIES):
        if until(people[0].table(table)):
            return
        if not any(one.act(table, chance, *wanted) for one in people):
            time.sleep(0.02)  # a computer thinks
    raise AssertionError(f"it never came to that: {people[0].table(table)}")


def waits_for_people(now: Any) -> bool:
    return now["result"] is None and any(now["seats"][seat]["kind"] == "person" for seat in now["to_move"])


def over(now: Any) -> bool:
    return now["result"] is not None


def can_undo(now: Any) -> bool:
    return (now["undo"]["free"] or now["undo"]["possible"]) and not now["undo"]["consent"] and waits_for_people(now)


def later(number: int) -> Any:
    return lambda now: now["number"] >= number and waits_for_people(now)


def amsterdam(anna: Person, ben: Person, carl: Person, chance: Random) -> dict[str, str]:
    days, live = {"kind": "days", "days": 3}, {"kind": "live", "minutes": 60, "increment_s": 5}
    tables = {"waiting": anna.set_up("amsterdam", ME, OPEN, SENSE, listed=True, clock=days)}
    tables["playing"] = one = anna.set_up("amsterdam", ME, SENSE, RANDOM)
    play([anna], one, chance, until=later(25))
    anna.do(one, "chat", text="Well played.")
    tables["undone"] = one = anna.set_up("amsterdam", ME, RANDOM, options={"reshuffle": "at_once"})
    play([anna], one, chance, until=lambda now: now["number"] > 12 and can_undo(now))
    anna.do(one, "undo")
    tables["clock"] = one = anna.set_up("amsterdam", ME, OPEN, OPEN, clock=live)
    ben.join(one, anna)
    carl.join(one, anna)
    play([anna, ben, carl], one, chance, until=later(14))
    carl.do(one, "concede")
    play([anna, ben], one, chance, until=later(20))
    tables["over"] = one = anna.set_up("amsterdam", ME, OPEN, listed=True)
    ben.join(one, anna)
    play([anna, ben], one, chance, until=over)
    tables["again"] = str(ben.do(one, "rematch")["id"])
    return {f"amsterdam {name}": table for name, table in tables.items()}


def tigris(anna: Person, ben: Person, chance: Random) -> dict[str, str]:
    tables = {"asked": anna.set_up("tigris", ME, OPEN, options={"scores": "open"})}
    one = tables["asked"]
    ben.join(one, anna)
    for _ in range(TRIES):
        play([anna, ben], one, chance, until=later(anna.table(one)["number"] + 1))
        undo = anna.table(one)["undo"]
        if undo["consent"] and anna.table(one)["number"] > 15 and anna.do(one, "undo")["ask"]:
            break
    tables["playing"] = one = anna.set_up("tigris", ME, SENSE, RANDOM, RANDOM)
    play([anna], one, chance, until=later(40))
    tables["over"] = one = anna.set_up("tigris", ME, SENSE, options={"passing": "end"})
    play([anna], one, chance, "pass", until=over)
    tables["conceded"] = one = anna.set_up("tigris", ME, OPEN)
    ben.join(one, anna)
    play([anna, ben], one, chance, until=later(9))
    ben.do(one, "concede")
    return {f"tigris {name}": table for name, table in tables.items()}


def roads(anna: Person, ben: Person, chance: Random) -> dict[str, str]:
    tables = {"waiting": anna.set_up("roads", ME, OPEN)}
    tables["laying"] = one = anna.set_up("roads", ME, OPEN, lay=12)
    ben.join(one, anna)
    for _ in range(4):
        lay(anna, ben, one)
    anna.do(one, "chat", text="Not there!")
    for name in ("planning", "handed in"):
        tables[name] = one = anna.set_up("roads", ME, OPEN)
        ben.join(one, anna)
        play([anna, ben], one, chance, "agree", "done", until=planning)
        for _ in range(3):
            anna.act(one, Random(1), *(f"go t{slot} {bank}" for slot in (1, 2, 3) for bank in ("a", "b")))
        anna.do(one, "undo")
        if name == "handed in":
            ben.act(one, chance, "done")
    anna.do(tables["planning"], "standing", answer=answers(anna)[0])
    tables["playing"] = one = anna.set_up("roads", ME, SENSE, RANDOM)
    play([anna], one, chance, "done", until=lambda now: now["public"]["turn"] > 3 and waits_for_people(now))
    board = anna.post("games/roads/boards", {"data": MAP})["board"]
    tables["own map"] = one = anna.set_up("roads", ME, board=board)
    play([anna], one, chance, until=later(8))
    tables["over"] = one = anna.set_up("roads", ME, options={"short_game": "yes"}, listed=True)
    play([anna], one, chance, "done", until=over)
    return {f"roads {name}": table for name, table in tables.items()}


def planning(now: Any) -> bool:
    return bool(now["planning"]) and not now["planning"]["done"] and now["public"]["phase"] == "movement"


def answers(anna: Person) -> list[str]:
    return list(next(game for game in anna.get("games") if game["name"] == "roads")["standing"])


def lay(anna: Person, ben: Person, table: str) -> None:
    """The next piece, as a computer player would lay it."""
    now = anna.table(table)
    laid = [{key: one[key] for key in one if key != "seat"} for one in now["laying"]["laid"]]
    ask = {"players": 2, "size": now["laying"]["size"], "laid": laid, "suggest": 7}
    found = anna.post("games/roads/boards/lay", ask)["suggestion"]
    river = "-".join(found.get("river", []))
    words = f"lay {found['q']},{found['r']} {found['terrain']} {river}".strip()
    (anna, ben)[now["to_move"][0]].do(table, "actions", action=words)


def told(table: Any) -> Any:
    """What somebody is told, without what depends on when and by how many it is looked at."""
    seats = [{key: value for key, value in seat.items() if key != "online"} for seat in table["seats"]]
    left = {key: value for key, value in table.items() if key not in ("clock", "watchers", "paused")}
    return {**left, "seats": seats}


def positions() -> dict[str, Any]:
    """Positions of each game as text and as JSON, of all and of one seat, with the actions that are legal there."""
    found = {}
    for name in ("amsterdam", "tigris", "roads"):
        state, chance = lautta.game(name).new(players=2, seed=bytes(range(32))), Random(name)
        for number in range(3):
            for _ in range(15):
                state.apply(chance.choice(state.legal(state.to_move[0])), state.to_move[0])
            seen = state.view(1)
            found[f"{name} {number}"] = {
                "text": state.text(), "json": state.json(), "view text": seen.text(), "view json": seen.json(),
                "to move": state.to_move, "legal": sorted(one.text for one in state.actions(state.to_move[0])),
            }  # fmt: skip
    return found


def copied(data: Path) -> bytes:
    """The database in one file, as small as it can be."""
    copy = sqlite3.connect(":memory:")
    with sqlite3.connect(data) as there:
        there.backup(copy)
    copy.execute("vacuum")
    return copy.serialize()


def main(folder: Path) -> None:
    chance = Random(1)
    with tempfile.TemporaryDirectory() as place:
        command = [Path(sys.executable).parent / "lautta", "serve", "--port", "0", "--data", place, "--no-limits"]
        server = subprocess.Popen([*command, "--workers", "1"], stdout=subprocess.PIPE, text=True)
        assert server.stdout
        address = next(found[0] for line in server.stdout if (found := re.search(r"http://127\.0\.0\.1:\d+", line)))
        try:
            client = httpx.Client(base_url=f"{address}/api/", timeout=60)
            anna, ben, carl = (Person(client, name) for name in ("Anna", "Ben", "Carl"))
            tables = amsterdam(anna, ben, carl, chance) | tigris(anna, ben, chance) | roads(anna, ben, chance)
            time.sleep(3)  # until no computer thinks any more
            expected = {
                name: {
                    "Anna": told(anna.table(table)),
                    "Ben": told(ben.table(table)) if "own map" not in name else None,
                    "file": anna.get(f"tables/{table}/file") if "over" in name else None,
                }
                for name, table in tables.items()
            }

        finally:
            server.terminate()
            server.wait()
        database = copied(next(Path(place).glob("*.db")))
    said = {"wall": int(time.time() * 1000), "tokens": {"Anna": anna.token, "Ben": ben.token}, "tables": expected}
    with tarfile.open(folder / "older.tar.xz", "w:xz", preset=9 | lzma.PRESET_EXTREME) as packed:
        for name, content in (
            ("lautta.db", database),
            ("expected.json", json.dumps(said).encode()),
            ("positions.json", json.dumps(positions()).encode()),
        ):
            member = tarfile.TarInfo(name)
            member.size = len(content)
            packed.addfile(member, io.BytesIO(content))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
