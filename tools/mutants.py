"""Plants faults, one at a time in each of as many copies as there are cores, and tells which of them no test catches.

    python tools/mutants.py                  # all; some minutes on two cores
    python tools/mutants.py plans geese      # those whose name has one of these words

The faults are listed in `faults.py`, by function and text, so that they move with the code. Their tests run first
without any fault, and must pass. Rules run interpreted, as nothing is compiled in the copy.
"""

import ast
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from queue import SimpleQueue

from faults import FAULTS, Fault

ROOT = Path(__file__).resolve().parent.parent
AT_ONCE = os.cpu_count() or 2
LONGEST = 300  # seconds for the tests of one fault; who takes longer hangs, which is caught too
COPIED = ("src", "tests", "tools", "scripts", "bench", "docs", "examples", "web/src", "pyproject.toml", "README.md")
VITEST = ("npx", "--no-install", "vitest", "run")


class Misplaced(Exception):
    """A fault whose text is not just once in its function."""


def main() -> None:
    """Plant all that is wanted; ends with status 1 if one is not caught."""
    words = sys.argv[1:]
    faults = [fault for fault in FAULTS if not words or any(word in fault.name for word in words)]
    if not faults:
        sys.exit("no fault has such a name")
    with tempfile.TemporaryDirectory() as folder, ThreadPoolExecutor(AT_ONCE) as pool:
        copies: SimpleQueue[Path] = SimpleQueue()
        for number in range(AT_ONCE):
            copies.put(copied(Path(folder, str(number))))
        sound = list(pool.map(lambda test: (test, run((test,), copies)), sorted({t for f in faults for t in f.tests})))
        for test, (passed, output, _) in sound:
            if not passed:
                sys.exit(f"{output}\n{test} fails without any fault")
        found = list(pool.map(lambda fault: caught(fault, copies), faults))
    left = [fault for fault, was_caught in zip(faults, found, strict=True) if not was_caught]
    print(f"{len(faults) - len(left)} of {len(faults)} faults caught")
    if left:
        sys.exit("not caught: " + ", ".join(fault.name for fault in left))


def caught(fault: Fault, copies: "SimpleQueue[Path]") -> bool:
    """Plant one fault, run its tests and print how it went."""
    passed, output, seconds = run(fault.tests, copies, fault)
    first = next((line for line in output.splitlines() if line.startswith(("FAILED", "ERROR", " FAIL"))), "it hung")
    told = "NOT CAUGHT" if passed else "caught"
    print(f"{told}: {fault.name} ({seconds:.0f} s) {'' if passed else first[:90]}", flush=True)
    return not passed


def run(tests: tuple[str, ...], copies: "SimpleQueue[Path]", fault: Fault | None = None) -> tuple[bool, str, float]:
    """Run tests in a copy that nobody else uses; answers whether they passed, what they printed, and the seconds."""
    copy, began = copies.get(), time.monotonic()
    try:
        with planted(copy, fault):
            return (*_passed(copy, tests), time.monotonic() - began)
    finally:
        copies.put(copy)


def _passed(copy: Path, tests: tuple[str, ...]) -> tuple[bool, str]:
    output = ""
    of_page = tuple(test.removeprefix("web/") for test in tests if test.endswith(".ts"))
    of_python = tuple(test for test in tests if not test.endswith(".ts"))
    commands = []
    if of_python:
        commands.append(((sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", *of_python), copy))
    if of_page:
        commands.append(((*VITEST, *of_page), copy / "web"))
    environment = {**os.environ, "PYTHONPATH": str(copy / "src"), "PYTHONDONTWRITEBYTECODE": "1", "NO_COLOR": "1"}
    for command, folder in commands:
        try:
            done = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, timeout=LONGEST,
                                  stdin=subprocess.DEVNULL, check=False)  # fmt: skip
        except subprocess.TimeoutExpired:
            return False, output
        output += done.stdout + done.stderr
        if done.returncode > 1:
            sys.exit(f"{output}\n{' '.join(command)} could not be run")
        if done.returncode:
            return False, output
    return True, output


# copies


def copied(copy: Path) -> Path:
    """What the tests need, without what is compiled."""
    for name in COPIED:
        source = ROOT / name
        if source.is_dir():
            shutil.copytree(source, copy / name, ignore=shutil.ignore_patterns("*.so", "__pycache__"))
        else:
            shutil.copy(source, copy / name)
    for path in (ROOT / "web").iterdir():  # how the page is built
        if path.is_file():
            shutil.copy(path, copy / "web")
    (copy / "web/node_modules").symlink_to(ROOT / "web/node_modules")
    return copy


@contextmanager
def planted(copy: Path, fault: Fault | None) -> Iterator[None]:
    """A copy with a fault in it, and without it afterwards; raises Misplaced."""
    if fault is None:
        yield
        return
    path = copy / fault.file
    whole = path.read_text(encoding="utf-8")
    path.write_text(with_fault(whole, fault), encoding="utf-8")
    try:
        yield
    finally:
        path.write_text(whole, encoding="utf-8")


def with_fault(whole: str, fault: Fault) -> str:
    """The text of a file with a fault in it; raises Misplaced."""
    first, last = python_lines(whole, fault) if fault.file.endswith(".py") else page_lines(whole, fault)
    lines = whole.splitlines(keepends=True)
    part = "".join(lines[first:last])
    if part.count(fault.old) != 1:
        many = part.count(fault.old)
        raise Misplaced(f"{fault.name}: {fault.old!r} is {many} times in {fault.function} of {fault.file}")
    return "".join(lines[:first]) + part.replace(fault.old, fault.new) + "".join(lines[last:])


def python_lines(whole: str, fault: Fault) -> tuple[int, int]:
    """Where a function of Python stands: the numbers of its first line and of the line after it, from 0."""
    nodes: list[ast.stmt] = ast.parse(whole).body
    for name in fault.function.split("."):
        found = [node for node in nodes if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef)
                 and node.name == name]  # fmt: skip
        if not found:
            raise Misplaced(f"{fault.name}: {fault.file} has no {fault.function}")
        node, nodes = found[-1], found[-1].body
    return node.lineno - 1, node.end_lineno or node.lineno


def page_lines(whole: str, fault: Fault) -> tuple[int, int]:
    """The same for TypeScript: a function ends where a brace closes as far left as it began."""
    lines = whole.splitlines()
    words = r"(?:export |private |protected |async |function |const |get )*"
    head = re.compile(rf"^(\s*){words}{re.escape(fault.function)}\b.*[{{(]$")
    for number, line in enumerate(lines):
        if match := head.match(line):
            ends = (at for at in range(number + 1, len(lines)) if lines[at].startswith(f"{match[1]}}}"))
            return number, next(ends, len(lines) - 1) + 1
    raise Misplaced(f"{fault.name}: {fault.file} has no {fault.function}")


if __name__ == "__main__":
    main()
