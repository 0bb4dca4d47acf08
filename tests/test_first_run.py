"""`make play` as a stranger's first command, on a machine that has no compiler and no Node."""

import os
import re
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.server.serving import notations

ROOT = Path(__file__).parent.parent
PROGRAMS = ("awk", "basename", "cat", "chmod", "cp", "cut", "dirname", "env", "git", "grep", "head", "id", "ln", "ls",
            "make", "mkdir", "mv", "readlink", "rm", "sed", "sh", "sleep", "sort", "tail", "touch", "tr",
            "uname")  # fmt: skip
OURS = ("CC", "LAUTTA_", "MAKE", "PYTEST", "PYTHON", "VIRTUAL_ENV")
LONGEST = 600  # seconds, for what takes one


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    """The files of the repository as they are now, and nothing that was built from them."""
    listed = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    names = subprocess.run(listed, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    for name in filter(None, names.split("\0")):
        if (ROOT / name).is_file():
            (tmp_path / "clone" / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, tmp_path / "clone" / name)
    return tmp_path / "clone"


@pytest.fixture
def bare(tmp_path: Path) -> dict[str, str]:
    """An environment in which there is nothing but Python, git, make and small programs."""
    (tmp_path / "bin").mkdir()
    for name in PROGRAMS:
        if found := shutil.which(name):
            (tmp_path / "bin" / name).symlink_to(found)
    (tmp_path / "bin" / "python3").symlink_to(os.path.realpath(sys.executable))
    kept = {name: value for name, value in os.environ.items() if not name.startswith(OURS)}
    return kept | {"PATH": str(tmp_path / "bin"), "LAUTTA_LANG": "en", "LAUTTA_DATA": str(tmp_path / "data")}


@pytest.fixture
def playing(clone: Path, bare: dict[str, str]) -> Iterator["subprocess.Popen[str]"]:
    process = subprocess.Popen(
        ["make", "play", "PORT=0"], cwd=clone, env=bare, start_new_session=True,
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
    )  # fmt: skip
    yield process
    os.killpg(process.pid, signal.SIGTERM)
    process.communicate(timeout=LONGEST)


@pytest.mark.verify
@pytest.mark.slow
@pytest.mark.skipif(os.name == "nt", reason="makes a folder of programs by links")
def test_a_bare_machine_plays_and_says_what_is_missing(playing: "subprocess.Popen[str]") -> None:
    said = ""
    for line in playing.stdout or ():
        said += line
        if "lautta info says why" in line:
            break
    assert "No C compiler" in said and "advice and the strongest opponents are missing" in said, said
    address = re.search(r"Open Lautta in a browser: (\S+)", said)
    assert address, said
    with httpx.Client(base_url=address[1], timeout=LONGEST) as client:
        assert "<html" in client.get("/").text
        games = {game["name"]: game for game in client.get("/api/games").json()}
        assert games["amsterdam"]["absent"] == ["Vellamo"]
        assert games["roads"]["absent"] == ["Pipsa", "Otto", "Ida", "Sampo"]
        token = client.post("/api/guests", json={"name": "Anna"}).json()["token"]
        client.headers["authorization"] = f"Bearer {token}"
        seats = [{"kind": "person"}, {"kind": "computer", "level": "ida"}]
        table = client.post("/api/tables", json={"game": "amsterdam", "seats": seats}).json()
        for key in range(4):
            table = my_turn(client, table["id"])
            body = {"action": notations(table["legal"])[0], "seen": table["number"], "key": str(key)}
            client.post(f"/api/tables/{table['id']}/actions", json=body).raise_for_status()
        assert len(my_turn(client, table["id"])["log"]) > 4, "Ida has answered"


def my_turn(client: httpx.Client, name: str) -> Any:
    by = time.monotonic() + LONGEST
    while (table := client.get(f"/api/tables/{name}").json())["to_move"] != [0]:
        assert time.monotonic() < by, table
        time.sleep(0.1)
    return table
