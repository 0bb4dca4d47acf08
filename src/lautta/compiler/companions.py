"""What is compiled for a companion of a game: its entries, and of the rules only those that they reach."""

from lautta.compiler.engine import template
from lautta.compiler.program import TableProgram
from lautta.compiler.thinking import entry
from lautta.core.companions import Companion


class CompanionProgram(TableProgram):
    """The program of a companion."""

    def __init__(self, companion: Companion) -> None:
        super().__init__(companion.table, f"{companion.table.name}_{companion.name}")
        self.entries = [self.add(each) for each in companion.entries]


def interface(program: CompanionProgram) -> str:
    """The Cython that Python calls: one function for each entry."""
    return "\n".join([template("records.pyx"), *(entry(program, each) for each in program.entries)])
