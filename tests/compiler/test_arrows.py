"""The import arrows of the compiler are held: each contract is kept, and breaks with a wrong import."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

pytest.importorskip("importlinter")
ROOT = Path(__file__).parent.parent.parent
PLANTED = {
    "games/tigris/board.py": ("lautta.compiler.dialect", "Nothing that plays knows the compiler"),
    "core/engines.py": ("lautta.compiler.build", "Nothing that plays knows the compiler"),
    "compiler/build.py": ("lautta.games.tigris.state", "The compiler knows the core, and no game"),
    "compiler/expressions.py": ("lautta.compiler.program", "Each module of the compiler knows only those before it"),
}


def contracts(folder: Path) -> dict[str, str]:
    """What the linter says of each contract that names the compiler: KEPT or BROKEN."""
    command = [Path(sys.executable).parent / "lint-imports", "--no-cache"]
    environment = os.environ | {"PYTHONPATH": str(folder / "src"), "NO_COLOR": "1"}
    output = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True).stdout
    return {
        name: line.removeprefix(name).strip()
        for line in output.splitlines()
        for name in {contract for _, contract in PLANTED.values()}
        if line.startswith(f"{name} ")
    }


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("copy")
    shutil.copy(ROOT / "pyproject.toml", folder)
    leave_out = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__", "page")
    shutil.copytree(ROOT / "src/lautta", folder / "src/lautta", ignore=leave_out)
    return folder


@pytest.mark.parametrize("planted", PLANTED)
def test_a_planted_arrow_breaks_its_contract(copy: Path, planted: str) -> None:
    module, contract = PLANTED[planted]
    path = copy / "src/lautta" / planted
    clean = path.read_text()
    kept = contracts(copy)
    path.write_text(f"{clean}import {module}\n")
    assert set(kept.values()) == {"KEPT"}
    assert contracts(copy) == kept | {contract: "BROKEN"}
    path.write_text(clean)
