"""Translates a game, as a build does: python -m lautta.compiler connect_four.actions:TABLE build/generated

Writes the C header, the Cython module and the C file, where they do not say the same already; prints the name of the
extension module and the path of the C file.
"""

import json
import sys
from pathlib import Path
from pkgutil import resolve_name

from lautta.compiler.build import extension, write
from lautta.core.engines import module_name


def main(table: str, folder: Path) -> None:
    """Do it; raises RulesError."""
    meant = resolve_name(table)
    name, source = module_name(meant), write(meant, folder)
    made, written = source.with_suffix(".c"), [source, source.with_suffix(".h")]
    if not made.is_file() or made.stat().st_mtime <= max(path.stat().st_mtime for path in written):
        extension(name, source)
    print(json.dumps([name, str(made)]))


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    main(sys.argv[1], Path(sys.argv[2]))
