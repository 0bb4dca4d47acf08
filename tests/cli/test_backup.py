"""`lautta backup`: told in one sentence, and nothing is overwritten."""

import sqlite3
from pathlib import Path

from tests.cli.conftest import Run
from tests.server.serving import guest, serving


async def test_a_copy_of_a_running_server(run: Run, tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    async with serving(tmp_path / "lautta.db") as place, guest(place) as anna:
        table = await anna.my_turn((await anna.set_up())["id"])
        ended = run("backup", str(copy), "--data", str(tmp_path))
    assert (ended.code, ended.err) == (0, "")
    assert ended.out.split() == f"{copy} holds one table with {table['number']} events, and the copy is intact.".split()
    before = copy.read_bytes()
    again = run("backup", str(copy), "--data", str(tmp_path))
    assert (again.code, again.out) == (2, "")
    assert again.err == f"lautta: {copy} already exists and was not changed.\n" and copy.read_bytes() == before


def test_what_cannot_be_copied(run: Run, tmp_path: Path) -> None:
    missing = run("backup", str(tmp_path / "copy.db"), "--data", str(tmp_path))
    assert (missing.code, missing.err) == (2, f"lautta: There is no file {tmp_path / 'lautta.db'}.\n")
    with sqlite3.connect(tmp_path / "other.db") as other:
        other.execute("CREATE TABLE notes (text)")
    foreign = run("backup", str(tmp_path / "copy.db"), "--data", str(tmp_path / "other.db"))
    assert foreign.code == 2 and "is not a database of Lautta" in foreign.err
    (tmp_path / "lautta.db").write_text("x" * 5000)
    nonsense = run("backup", str(tmp_path / "copy.db"), "--data", str(tmp_path))
    assert nonsense.code == 2 and "is not a database of Lautta" in nonsense.err
    assert not (tmp_path / "copy.db").exists() and not list(tmp_path.glob("*.part"))
