"""Somebody who clicks anything one time in three, by the page's own controllers against a real server: nobody is stuck.

`make soak` lets 500 of them click, the suite a few.
"""

import json
import os
import shutil
import subprocess

import pytest
from tests.games.test_lessons import SOLUTION
from tests.page.conftest import ROOT, Server, leave_out

FEW, MANY = 20, 500


def clicked(server: Server, runs: int) -> str:
    """Let so many click, and answer what is told of them."""
    npx = shutil.which("npx")
    if not npx:
        leave_out("There is no npx, so nobody clicks.")
    assert npx
    environ = os.environ | {
        "LAUTTA_SERVER": server.address,
        "LAUTTA_CLICKS": str(runs),
        "LAUTTA_SOLUTIONS": json.dumps({"puzzle": SOLUTION}),
    }
    command = [npx, "vitest", "run", "src/table/model/lessontable.clicks.test.ts"]
    ran = subprocess.run(command, cwd=ROOT / "web", env=environ, capture_output=True, text=True, timeout=900)
    assert ran.returncode == 0, ran.stdout[-4000:] + ran.stderr[-2000:]
    return ran.stdout


def test_nobody_is_stuck(server: Server) -> None:
    assert "1 passed" in clicked(server, FEW)


@pytest.mark.soak
def test_nobody_of_many_is_stuck(server: Server) -> None:
    print(clicked(server, MANY))
