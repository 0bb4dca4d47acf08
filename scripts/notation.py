"""The actions that games declare, as modules for the page, which puts no text of an action together by hand.

python scripts/notation.py web/src/games   # writes `actions.ts` of each game that has a folder there
"""

import json
import sys
from pathlib import Path

from lautta.core.game import Game
from lautta.server.runtime.server import all_games

HEAD = "// Written from what the game declares by `npm run types`; nothing is changed here by hand.\n\n"
IMPORT = 'import { declared } from "../../session/table/declared";\n\n'


def module(game: Game) -> str:
    """The module of a game; raises ValueError for a notation that is more than the names of its parameters in order."""
    lines = []
    for action in game.table.actions:
        params = [param.name for param in action.params]
        if action.text != " ".join([action.name, *(f"{{{name}}}" for name in params)]):
            raise ValueError(f"{game.name}: the page cannot write {action.text!r}")
        name = action.name if action.name.isidentifier() else json.dumps(action.name)
        lines.append(f"  {name}: {json.dumps(params)},\n")
    return f"{HEAD}{IMPORT}export const actions = declared({{\n{''.join(lines)}}});\n"


def write(folder: Path) -> None:
    """Write those of all games that the page has a folder for."""
    for game in all_games().values():
        if (folder / game.name).is_dir():
            (folder / game.name / "actions.ts").write_text(module(game), encoding="utf-8")


if __name__ == "__main__":
    write(Path(sys.argv[1]))
