"""Translates a game, as a build does: python -m lautta.compiler connect_four.actions:TABLE build/generated

A `Compiled` of a game in place of its table makes a module beside the engine, and a game's `Thinking` the one for
players that think. Writes the C header, the Cython module and the C file, where they do not say the same already, and
prints the name of the extension module and the path of the C file.
"""

import json
import sys
from pathlib import Path
from pkgutil import resolve_name

from lautta.compiler.build import extension, file_name, translated, write_files
from lautta.core.compiled import Compiled
from lautta.core.current_game import Thinking
from lautta.core.engines import module_name

COMPILED_FOR = "lautta.players.thinking:compiled_for"  # by name, as players are no rules


def main(declared: str, folder: Path) -> None:
    """Do it; raises RulesError."""
    meant = resolve_name(declared)
    if isinstance(meant, Thinking):
        meant = resolve_name(COMPILED_FOR)(meant)
    name = module_name(meant.table, meant.name) if isinstance(meant, Compiled) else module_name(meant)
    source = write_files(file_name(meant), translated(meant), folder)
    made, written = source.with_suffix(".c"), [source, source.with_suffix(".h")]
    if not made.is_file() or made.stat().st_mtime <= max(path.stat().st_mtime for path in written):
        extension(name, source)
    print(json.dumps([name, str(made)]))


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    main(sys.argv[1], Path(sys.argv[2]))
