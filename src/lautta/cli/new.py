"""`lautta new`: a game to begin with, in a folder of its own. It is the example Connect Four under another name."""

import re
from importlib.util import find_spec
from keyword import iskeyword
from pathlib import Path

from lautta.cli.errors import Trouble
from lautta.terminal.console import out
from lautta.words import Words

HERE = Path(__file__).parent
EXAMPLE = (HERE / "example", HERE.parents[2] / "examples" / "connect_four")  # in a wheel, and where Lautta is written
FILES = ("*.toml", "setup.py", "tests/*.py", "src/*/__init__.py", "src/*/rules.py", "src/*/game.py",
         "src/*/heuristic.py", "src/*/locales/en/*.ftl")  # fmt: skip
NEXT = """
    pip install -U "setuptools>=77" cython pytest && pip install --no-build-isolation -e {name}
    python -m pytest {name}
    lautta play {name}
"""


def run(words: Words, name: str) -> int:
    """Write the package of a game, and print what to do next; answers 0. Raises Trouble, FileExistsError."""
    folder = Path(name)
    sound = re.fullmatch(r"[a-z][a-z0-9]*(_[a-z0-9]+)*", name) and not iskeyword(name)
    if not sound or (not folder.exists() and find_spec(name)):
        raise Trouble("cli-new-name", name=name)
    folder.mkdir()
    example = next(path for path in EXAMPLE if path.is_dir())
    for path in (path for pattern in FILES for path in example.glob(pattern)):
        copy = folder / renamed(path.relative_to(example).as_posix(), name)
        copy.parent.mkdir(parents=True, exist_ok=True)
        copy.write_text(renamed(path.read_text(encoding="utf-8"), name), encoding="utf-8")
    out().print(words.say("cli-new-done", folder=str(folder)))
    print(NEXT.format(name=name).rstrip())
    return 0


def renamed(text: str, name: str) -> str:
    """A text of the example with the name of another game."""
    text = text.replace("Connect Four", name.replace("_", " ").title())
    return text.replace("connect-four", name.replace("_", "-")).replace("connect_four", name)
