"""Installs what is needed to play, or to check everything, and builds what has to be built. Safe to run again.

python3 scripts/prepare.py play     # Python packages, compiled rules, page
python3 scripts/prepare.py page     # Python packages, page
python3 scripts/prepare.py docs     # Python packages of all checks
python3 scripts/prepare.py tools    # Python packages and all tools that check; builds nothing
python3 scripts/prepare.py test     # all of that, and Chromium
python3 scripts/prepare.py envs     # PettingZoo, Gymnasium and OpenSpiel, in an environment of their own

uv installs the packages where it runs and reaches them, else pip does.
"""

import importlib.util
import os
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Callable
from functools import partial
from pathlib import Path
from threading import Lock

import chromium
import page
from steps import ROOT, Command, Stamp, StepFailed, install_debian, is_root, run_step, say, side_by_side

HOME = ROOT / ".venv"
PYTHON = HOME / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
STAMPS = HOME / ".lautta"
ENVS = ROOT / ".venv-envs"
LISTS = ROOT / "requirements"
CORES = os.cpu_count() or 1
PIP = ("-m", "pip", "--disable-pip-version-check", "--no-input")

_SOURCES = ROOT / "src" / "lautta"
ENGINE_SOURCES = [ROOT / "setup.py", *(_SOURCES / package for package in ("core", "compiler", "games", "players"))]
_installing = Lock()  # one row of steps at a time puts packages into the virtual environment
PURE = {"LAUTTA_PURE": "1"}  # setup.py leaves the compiled engines out


def main(goal: str) -> None:
    """Do every step towards a goal that is not done yet; raises StepFailed at the first that cannot be done."""
    if not _inside():
        first = (
            f"for the first time, about {FIRST_TIME[goal]} s" if not PYTHON.exists() else "what is new or has changed"
        )
        say(f"Preparing Lautta: {first}")
        _make_home()
        os.environ["VIRTUAL_ENV"] = str(HOME)
        ended = subprocess.run([PYTHON, __file__, goal], check=False, stdin=subprocess.DEVNULL)
        sys.exit(ended.returncode)
    for step in GOALS[goal]:
        step()


def _inside() -> bool:
    return Path(sys.prefix).resolve() == HOME.resolve()


def _make_home() -> None:
    """Make the virtual environment, also on a Debian whose Python came without the means to."""
    if PYTHON.exists() and _runs([PYTHON, "-c", "import pip"]):
        return
    if HOME.exists():
        say(f"{HOME.name} does not work any more: making it anew")
        shutil.rmtree(HOME)
    if not (_plain_home() or _home_with_debian() or _home_with_other_pip()):
        shutil.rmtree(HOME, ignore_errors=True)
        raise StepFailed(
            "This Python cannot make virtual environments: install the package python3-venv "
            "(on Debian: apt-get install python3-venv, as root) and run the same command again."
        )


def _plain_home() -> bool:
    importlib.invalidate_caches()
    return importlib.util.find_spec("ensurepip") is not None and _venv()


def _home_with_debian() -> bool:
    exact = f"python{sys.version_info.major}.{sys.version_info.minor}-venv"
    return (
        is_root()
        and any(install_debian(f"Installing Debian's {package}", package) for package in (exact, "python3-venv"))
        and _plain_home()
    )


def _home_with_other_pip() -> bool:
    """Make it without pip, and let a pip of the machine install one into it."""
    fill: Command = [sys.executable, *PIP, "--python", PYTHON, "install", "--quiet", "pip"]
    return (
        _runs([sys.executable, "-m", "pip", "--version"])
        and _venv("--without-pip")
        and run_step("Installing pip there", fill, stop=False)
    )


def _venv(*options: str) -> bool:
    command: Command = [sys.executable, "-m", "venv", "--clear", *options, HOME]
    return run_step("Making a place for Python packages", command, stop=False)


def _runs(command: Command) -> bool:
    return subprocess.run(command, capture_output=True, check=False, stdin=subprocess.DEVNULL).returncode == 0


def _install_uv() -> None:
    """Put uv beside pip; a machine that has none of its programs goes on with pip."""
    stamp = _packages("uv")
    if not stamp.fresh():
        command: Command = [PYTHON, *PIP, "install", "--quiet", "--only-binary=:all:", "-r", LISTS / "uv.txt"]
        run_step("Installing uv", command, stop=False)
        stamp.set()


def _install(title: str, *what: str | Path, environment: dict[str, str] | None = None, python: Path = PYTHON) -> None:
    """Install by uv, or by pip where uv does not get through."""
    environment = {**(environment or {}), **_uv_settings()}
    by_uv: Command = [PYTHON, "-m", "uv", "pip", "install", "--quiet", "--python", python, *what]
    by_pip: Command = [PYTHON, *PIP, "--python", python, "install", "--quiet", *what]
    if not (_runs([PYTHON, "-c", "import uv"]) and run_step(title, by_uv, environment=environment, stop=False)):
        run_step(f"{title}, by pip", by_pip, environment=environment)


def _uv_settings() -> dict[str, str]:
    """No other Python than the one that runs here, and the index that pip was told to ask, as uv does not read that."""
    asked: Command = [PYTHON, *PIP, "config", "get", "global.index-url"]
    index = subprocess.run(asked, capture_output=True, text=True, check=False, stdin=subprocess.DEVNULL).stdout.strip()
    index = os.environ.get("PIP_INDEX_URL", index)
    return {"UV_PYTHON_DOWNLOADS": "never", **({"UV_DEFAULT_INDEX": index} if index else {})}


def _install_packages(name: str) -> None:
    with _installing:
        if name == "play" and _packages("test").fresh():
            return  # these hold the others
        if not _packages(name).fresh():
            _install_uv()
            _install(f"Installing Python packages: {name}", "-r", LISTS / f"{name}.txt")
            _packages(name).set()


def _packages(name: str) -> Stamp:
    return Stamp(STAMPS / name, [LISTS / f"{name}.txt"], [sys.version])


def _install_envs() -> None:
    """Make the environment in which `tests/test_envs.py` runs; Lautta is taken from this source tree."""
    stamp = Stamp(ENVS / ".lautta", [LISTS / "envs.txt"], [sys.version])
    if not stamp.fresh():
        command: Command = [sys.executable, "-m", "venv", "--clear", "--without-pip", ENVS]
        run_step("Making a place for PettingZoo, Gymnasium and OpenSpiel", command)
        python = ENVS / PYTHON.relative_to(HOME)
        _install("Installing PettingZoo, Gymnasium and OpenSpiel", "-r", LISTS / "envs.txt", python=python)
        stamp.set()


def _install_lautta() -> None:
    """Put the `lautta` command of this source tree into the virtual environment."""
    stamp = Stamp(STAMPS / "lautta", [ROOT / "pyproject.toml", ROOT / "setup.py", ROOT / "scripts" / "backend.py"])
    with _installing:
        if not stamp.fresh():
            what = ("--no-deps", "--no-build-isolation", "--editable", ".")
            _install("Installing the lautta command", *what, environment=PURE)
            stamp.set()


def _build_engines() -> None:
    """Compile the rules that have changed, all with other tools; say in one sentence where they stay interpreted."""
    compiler = find_compiler()
    stamp = Stamp(STAMPS / "engines", ENGINE_SOURCES, [sys.version, str(compiler)])
    if stamp.fresh():
        return
    if compiler is None:
        say(
            "· No C compiler with Python's headers here, so the rules run interpreted: exact, but slower, and without "
            "advice and the strongest opponents. To have all: apt-get install gcc python3-dev (on Debian), then repeat."
        )
    else:
        tools = Stamp(STAMPS / "engine-tools", [], [sys.version, compiler])
        command: Command = [PYTHON, "setup.py", "-q", "build_ext", "--inplace"]
        run_step("Compiling the rules", command if tools.fresh() else [*command, "--force"], about=10 + 50 / CORES)
        tools.set()
    stamp.set()


def find_compiler() -> str | None:
    """The C compiler that setup.py would use, if it is here, works and finds Python's headers."""
    if os.environ.get("LAUTTA_PURE"):
        return None
    chosen = os.environ.get("CC") or str(sysconfig.get_config_var("CC") or "cc")
    words = chosen.split()
    headers = Path(sysconfig.get_path("include")) / "Python.h"
    if os.name == "nt":
        return chosen
    if not headers.is_file() or shutil.which(words[0]) is None or not _runs([*words, "--version"]):
        return None
    return chosen


def _install_node() -> None:
    if not page.left_out() and (ROOT / "web" / "package.json").is_file() and page.find_node() is None:
        _install_packages("node")


def _install_page_tools() -> None:
    _install_node()
    if not page.left_out():
        page.install(page.need_node(), checks=True)


def _find_chromium() -> None:
    if chromium.find() or chromium.install():
        return
    say(f"! {chromium.ADVICE}")
    if os.environ.get("LAUTTA_CI"):
        raise StepFailed("The page tests must run here, and there is no Chromium for them.")


_TO_CHECK = (partial(_install_packages, "test"), _install_lautta)
GOALS: dict[str, tuple[Callable[[], object], ...]] = {
    "play": (
        partial(
            side_by_side,
            (partial(_install_packages, "play"), _install_lautta, _build_engines),
            (_install_node, page.build),
        ),
    ),
    "page": (partial(_install_packages, "play"), _install_lautta, _install_node, page.build),
    "docs": _TO_CHECK,
    "tools": (*_TO_CHECK, _install_page_tools),
    "test": (
        partial(side_by_side, (*_TO_CHECK, _build_engines), (_install_page_tools, page.build), (_find_chromium,)),
    ),
    "envs": (_install_envs,),
}
FIRST_TIME = {"play": 45, "page": 30, "docs": 10, "tools": 20, "test": 50, "envs": 15}  # seconds on two idle cores

if __name__ == "__main__":
    if len(sys.argv) != 2 or sys.argv[1] not in GOALS:
        sys.exit(f"usage: prepare.py {'|'.join(GOALS)}")
    try:
        main(sys.argv[1])
    except StepFailed as failed:
        sys.exit(f"\n{failed}")
    except KeyboardInterrupt:
        sys.exit(130)
