"""What other tools find, each of them one test: style, types, arrows, the page's own checks, sanitizers."""

import os
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

import pytest

import page
from prepare import find_compiler
from steps import StepFailed

pytestmark = pytest.mark.tools

ROOT = Path(__file__).parents[1]
BIN = Path(sys.executable).parent
TOOLS = {
    "ruff": ("ruff", "check", "."),
    "format": ("ruff", "format", "--check", "."),
    "mypy": ("mypy",),
    "imports": ("lint-imports",),
    "reference": ("python", "-m", "tools.reference", "--check"),
    "protocol": ("python", "-m", "tools.protocol", "--check"),
}
SCRIPTS = {"svelte": "check", "eslint": "lint", "vitest": "test"}  # of web/package.json
STRICT = {"LAUTTA_STRICT": "1", "LAUTTA_ENGINE": "interpreted"}
# What is played strictly each time: the core, the examples of the rule books, and the end of a game that has none;
# `make soak` plays all rules so.
STRICTLY = (
    "core",
    *(f"games/{game}/test_examples.py" for game in ("roads", "tigris")),
    "games/amsterdam/test_ending.py",
)
# What tests no rules, or compares the engines.
NOT_STRICTLY = ("batches", "doors", "engines", "for_programs", "observation", "texts")


def run(command: Sequence[str | Path], environment: Mapping[str, str] | None = None) -> None:
    """Fails with all that the command printed."""
    done = subprocess.run(
        command, cwd=ROOT, env={**os.environ, "NO_COLOR": "1", **(environment or {})}, stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace", check=False,
    )  # fmt: skip
    if done.returncode:
        pytest.fail(f"{done.stdout[-20_000:]}\nit ended with status {done.returncode}", pytrace=False)


@pytest.mark.verify
@pytest.mark.skipif(sys.platform != "linux" or not find_compiler(), reason="needs Linux and a C compiler")
def test_sanitizers() -> None:
    run([sys.executable, "tools/sanitize.py", "100000"])  # `make soak` plays more


@pytest.mark.verify
@pytest.mark.parametrize("tests", STRICTLY)
def test_rules_interpreted_with_strict_records(tests: str) -> None:
    ignored = [f"--ignore-glob=*/test_{name}.py" for name in NOT_STRICTLY]
    quick = "not slow and not many and not verify and not soak"
    run([sys.executable, "-m", "pytest", "-q", "-m", quick, *ignored, f"tests/{tests}"], STRICT)


@pytest.mark.parametrize("tool", TOOLS)
def test_sources(tool: str) -> None:
    program, *arguments = TOOLS[tool]
    run([BIN / program, *arguments])


@pytest.mark.parametrize("script", SCRIPTS)
def test_page_sources(script: str) -> None:
    try:
        run(*page.script(SCRIPTS[script]))
    except StepFailed as failed:
        pytest.skip(str(failed))
