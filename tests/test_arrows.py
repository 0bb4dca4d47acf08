"""Import arrows are held: each contract is kept, and breaks with a wrong import."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

pytest.importorskip("importlinter")
ROOT = Path(__file__).parent.parent
ONE_WAY = "Arrows point one way, from cli down to core"
ROOMS = "Each room of the server knows only those below it"
GAMES = "Each room of a game knows only those below it"
PLANTED = [
    ("core/bits.py", "lautta.games.tigris.state", ONE_WAY),
    ("games/tigris/rules/wars.py", "lautta.server.problem", ONE_WAY),
    ("arena/running.py", "lautta.server.work.worker_handle", ONE_WAY),
    ("players/playing.py", "lautta.arena.playing", ONE_WAY),
    ("games/tigris/board/__init__.py", "lautta.games.amsterdam.state", "Games never import each other"),
    ("games/tigris/board/__init__.py", "lautta.compiler.dialect", "Nothing that plays knows the compiler"),
    ("games/amsterdam/rules/sequence.py", "lautta.games.amsterdam.check.relations", GAMES),
    ("games/roads/show/story.py", "lautta.games.roads.players.sense", GAMES),
    ("core/engines.py", "lautta.compiler.build", "Nothing that plays knows the compiler"),
    ("compiler/build.py", "lautta.games.tigris.state", "The compiler knows the core, and no game"),
    ("compiler/expressions.py", "lautta.compiler.program", "Each module of the compiler knows only those before it"),
    ("server/table/clocks.py", "lautta.server.storage.rows", ROOMS),
    ("server/table/ends.py", "lautta.server.messages", ROOMS),
    ("server/messages/table.py", "lautta.server.view.members", ROOMS),
    ("server/storage/store.py", "lautta.server.view.table_view", ROOMS),
    ("server/view/table_view.py", "lautta.server.storage.rows", ROOMS),
    ("server/work/jobs.py", "lautta.server.runtime.boards", ROOMS),
    ("server/runtime/table_actor.py", "lautta.server.http.protocols", ROOMS),
    ("server/table/state.py", "asyncio", "A table knows no clock, no disk and no wire"),
    ("server/view/people_view.py", "sqlalchemy", "What is told, and heavy work, know no SQL and no HTTP"),
]


def contracts(folder: Path) -> dict[str, str]:
    """What the linter says of each contract: KEPT or BROKEN."""
    command = [Path(sys.executable).parent / "lint-imports", "--no-cache"]
    environment = os.environ | {"PYTHONPATH": str(folder / "src"), "NO_COLOR": "1"}
    output = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True).stdout
    return {
        name: line.removeprefix(name).split()[0]  # without what is said of ignored imports
        for line in output.splitlines()
        for name in {contract for *_, contract in PLANTED}
        if line.startswith(f"{name} ")
    }


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("copy")
    shutil.copy(ROOT / "pyproject.toml", folder)
    leave_out = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__", "page")
    shutil.copytree(ROOT / "src/lautta", folder / "src/lautta", ignore=leave_out)
    return folder


@pytest.mark.parametrize(("place", "module", "contract"), PLANTED)
def test_a_planted_arrow_breaks_its_contract(copy: Path, place: str, module: str, contract: str) -> None:
    path = copy / "src/lautta" / place
    clean = path.read_text()
    path.write_text(f"{clean}import {module}\n")
    try:
        assert contracts(copy)[contract] == "BROKEN"
    finally:
        path.write_text(clean)


def test_without_it_all_are_kept(copy: Path) -> None:
    assert set(contracts(copy).values()) == {"KEPT"}


def test_a_room_that_nobody_placed_is_found(copy: Path) -> None:
    new = copy / "src/lautta/server/attic.py"
    new.write_text("")
    try:
        assert contracts(copy).get(ROOMS) != "KEPT"
    finally:
        new.unlink()
