"""The compiler of rules: from a game's action table to an extension module with the functions of an engine.

A rule passes through these modules; each imports only those before it:

* `dialect`: the language of rules, and the error with the file, the line and a correction;
* `unit`: one C file: its records, tables of numbers and rules, and its header;
* `expressions`, `statements`: the check of a rule and its translation to Cython;
* `program`: all rules that a table reaches, and the check that they change only what they may;
* `engine`: the code around the rules: codes, listing, random play, and the functions for Python;
* `beside`: the modules beside an engine, of functions that Python calls by themselves;
* `build`: the files of a game, Cython and the C compiler;
* `hook`: the entry for the `setup.py` of a game.

Games and players never import this package: `lautta.core.engines` finds built engines, and notices stale ones.
"""

from lautta.compiler.build import translated
from lautta.compiler.dialect import RulesError
from lautta.compiler.hook import extensions

__all__ = ["RulesError", "extensions", "translated"]
