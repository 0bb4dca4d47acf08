"""The actions that games declare, as modules for the page, which puts no text of an action together by hand.

python scripts/notation.py web/src/games   # writes those of each game that has a folder there
"""

import json
import sys
from pathlib import Path

from lautta.core.game import Game
from lautta.server.runtime.server import all_games

HEAD = "// Generated from the game's declarations by `npm run types`; do not edit.\n\n"
STEPS = Path("maps", "steps.ts")


def modules(game: Game) -> dict[Path, str]:
    """The modules of a game, by where they lie in its folder: its actions, and the steps in which its board is laid.

    Raises ValueError for a notation that is more than the names of its parameters in order.
    """
    lines = []
    for action in game.table.actions:
        params = [param.name for param in action.params]
        if action.text != " ".join([action.name, *(f"{{{name}}}" for name in params)]):
            raise ValueError(f"{game.name}: the page cannot write {action.text!r}")
        lines.append(line(action.name, params))
    found = {Path("actions.ts"): declaration("actions", lines, "../../")}
    if game.boards.laying:
        name, *params = game.boards.laying.step
        found[STEPS] = declaration("steps", [line(name, params)], "../../../")
    return found


def line(name: str, params: list[str]) -> str:
    """An action with its parameters."""
    return f"  {name if name.isidentifier() else json.dumps(name)}: {json.dumps(params)},\n"


def declaration(name: str, lines: list[str], up: str) -> str:
    """A module that declares actions."""
    imported = f'import {{ declared }} from "{up}table/model/declared";'
    return f"{HEAD}{imported}\n\nexport const {name} = declared({{\n{''.join(lines)}}});\n"


def write(folder: Path) -> None:
    """Write those of all games that the page has a folder for."""
    for game in all_games().values():
        for place, text in modules(game).items() if (folder / game.name).is_dir() else ():
            (folder / game.name / place).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    write(Path(sys.argv[1]))
