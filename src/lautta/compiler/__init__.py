"""The compiler of rules: from a game's action table to an extension module with the functions of an engine.

The way of a rule through the modules, each of which imports only those before it:

* `dialect`: what rules may be written in, and the error that names file, line and what to write instead;
* `unit`: one C file: its records, tables of numbers and rules, and its header;
* `expressions`, `statements`: one rule, checked and translated to Cython;
* `program`: all rules that a table reaches, followed call by call, and what they must not change;
* `engine`: what surrounds the rules: codes, listing, random play, and the functions that Python calls;
* `thinking`, `companions`: modules beside an engine, for players that think and for other entries of a game;
* `build`: the files of a game, Cython and the C compiler;
* `hook`: what the `setup.py` of a game calls, Lautta's own and any other.

Nothing here is imported by a game or to play one: `lautta.core.engines` finds what was built, and notices if it was
built from other rules.
"""

from lautta.compiler.build import translated
from lautta.compiler.dialect import RulesError
from lautta.compiler.hook import extensions

__all__ = ["RulesError", "extensions", "translated"]
