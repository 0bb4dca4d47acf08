"""The five computer opponents with names and faces, from gentle to hard.

A game says how each of them thinks (`Thinking.manners`), and has weights for each number of players with which they
play. Or it has its own players for some of them (`Computers.persons`). Persons that search need compiled rules.

>>> import lautta
>>> [person.name for person in PERSONS]
['Pipsa', 'Otto', 'Ida', 'Sampo', 'Vellamo']
"""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from lautta.players import registry
from lautta.players.player import Player, notes_of, with_notes
from lautta.players.registry import Kind
from lautta.players.thinker import Thinker
from lautta.players.weights import can_be_thought_about, thinking_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from lautta.core.game import Game, GameState
    from lautta.core.manners import Manner


@dataclass(frozen=True, slots=True)
class Person:
    """A person: its name is the same in all languages; `rung` counts from 0, the gentlest."""

    name: str
    rung: int

    @property
    def kind(self) -> str:
        """The name of its kind of computer player."""
        return self.name.lower()

    def make(self, seed: int = 0) -> "Opponent":
        """Make a player that plays like this person."""
        return Opponent(seed, self)

    def plays(self, game: "Game", players: int) -> bool:
        """Can this person play the game with so many players?"""
        if game.computers.persons:
            return self.rung < len(game.persons) and game.persons[self.rung] is not None
        manners = _manners(game)
        return self.rung < len(manners) and can_be_thought_about(game, players, manners[self.rung].worlds > 0)


class Opponent:
    """A player that uses the manner, or the player, that a game declares for a person."""

    def __init__(self, seed: int, person: Person) -> None:
        self.seed, self.person = seed, person
        self.notes = b""

    def choose(self, view: "GameState", seat: int) -> int:
        """Choose like `Thinker.choose`; raises BadWeights, and OSError without weights for so many players."""
        if view.game.computers.persons:
            make = view.game.persons[self.person.rung]
            assert make
            own: Player = with_notes(make(self.seed), self.notes)
            code = own.choose(view, seat)
            self.notes = notes_of(own)
            return code
        manner = thinking_of(view.game).manners[self.person.rung]
        return Thinker(self.seed, manner).choose(view, seat)


PERSONS = tuple(Person(name, rung) for rung, name in enumerate(("Pipsa", "Otto", "Ida", "Sampo", "Vellamo")))
BY_KIND = {person.kind: person for person in PERSONS}
BASELINES = ("random", "sense")  # yardsticks for other players, the weaker first


def register_all() -> None:
    """Register all persons."""
    for person in PERSONS:
        registry.register(person.kind, person.make, f"cli-player-{person.kind}", person.plays)


def offered(game: "Game", players: int) -> list[Kind]:
    """Return the opponents to choose from: the persons from gentle to hard, or else the baselines; then others."""
    able = registry.kinds(game, players)
    if not any(kind.name in BY_KIND for kind in able):
        return list(able)
    return [kind for kind in able if kind.name not in BASELINES]


def absent(game: "Game") -> list[str]:
    """Return the names of the persons that play a game only with compiled rules, if its rules are interpreted."""
    if game.engine.compiled:
        return []
    if game.computers.persons:
        return [person.name for person, make in zip(PERSONS, game.persons, strict=False) if make is None]
    return [person.name for person, manner in zip(PERSONS, _manners(game), strict=False) if manner.worlds]


def _manners(game: "Game") -> "Sequence[Manner]":
    """Return the manners of the persons in a game, from gentle to hard."""
    return game.thinking.manners if game.thinking else ()


def usual(game: "Game", players: int) -> str:
    """Return the default opponent, which also replaces people who left: the middle person, else the first kind.

    The middle person plays well and does not search, so it answers at once.
    """
    able = [kind.name for kind in registry.kinds(game, players)]
    middle = PERSONS[len(PERSONS) // 2].kind
    return middle if middle in able else able[0]


def ladder(game: "Game", players: int) -> list[str]:
    """Return the levels of a game, weakest first: the persons, else the baselines; then other players."""
    names = [kind.name for kind in offered(game, players)]
    return [*(name for name in BASELINES if name in names), *(name for name in names if name not in BASELINES)]
