"""Translates a game, as a build does: python -m lautta.compiler connect_four.actions:TABLE build/generated

For a game's `Thinking` in place of its table it is the module for players that think, for a `Companion` that one's.
Writes the C header, the Cython
module and the C file, where they do not say the same already; prints the name of the extension module and the path of
the C file.
"""

import json
import sys
from pathlib import Path
from pkgutil import resolve_name

from lautta.compiler.build import extension, translated, translated_companion, translated_thinking, write_files
from lautta.core.at_hand import Thinking
from lautta.core.companions import Companion
from lautta.core.engines import companion_name, module_name, thinking_name

ENTRIES = "lautta.players.entries:ENTRIES"  # what is compiled for players that think; by name, as it is no rule


def main(declared: str, folder: Path) -> None:
    """Do it; raises RulesError."""
    meant = resolve_name(declared)
    if isinstance(meant, Thinking):
        name, texts = thinking_name(meant.table), translated_thinking(meant, resolve_name(ENTRIES))
    elif isinstance(meant, Companion):
        name, texts = companion_name(meant.table, meant.name), translated_companion(meant)
    else:
        name, texts = module_name(meant), translated(meant)
    source = write_files(name.rpartition(".")[2].removeprefix("_"), texts, folder)
    made, written = source.with_suffix(".c"), [source, source.with_suffix(".h")]
    if not made.is_file() or made.stat().st_mtime <= max(path.stat().st_mtime for path in written):
        extension(name, source)
    print(json.dumps([name, str(made)]))


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    main(sys.argv[1], Path(sys.argv[2]))
