"""The computer opponents that come with Lautta as persons: the same five in every game, from gentle to hard.

A game says how each of them thinks about it (`Thinking.manners`), and the weights that come with it say for how many
players it was learned: where there are none, they do not sit down. Or it has players of its own for them
(`Computers.persons`), and for as many of them as it has. Those who search need compiled rules.

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
    """Who they are to people: a name that is the same in all languages; `rung` counts from 0, the gentlest."""

    name: str
    rung: int

    @property
    def kind(self) -> str:
        """What this kind of computer player is called."""
        return self.name.lower()

    def make(self, seed: int = 0) -> "Opponent":
        """A new player that plays as this person does."""
        return Opponent(seed, self)

    def plays(self, game: "Game", players: int) -> bool:
        """Has the game a player for this person, or a manner, and can it be thought about?"""
        if game.computers.persons:
            return self.rung < len(game.persons) and game.persons[self.rung] is not None
        manners = _manners(game)
        return self.rung < len(manners) and can_be_thought_about(game, players, manners[self.rung].worlds > 0)


class Opponent:
    """A player that thinks about each game in the manner, or as the player, that the game declares for a person."""

    def __init__(self, seed: int, person: Person) -> None:
        self.seed, self.person = seed, person
        self.notes = b""

    def choose(self, view: "GameState", seat: int) -> int:
        """As `Thinker.choose`; raises BadWeights, and OSError where there are no weights for so many players."""
        if view.game.computers.persons:
            maker = view.game.persons[self.person.rung]
            assert maker, "`plays` says whether the game has this person"
            own: Player = with_notes(maker(self.seed), self.notes)
            code = own.choose(view, seat)
            self.notes = notes_of(own)
            return code
        manner = thinking_of(view.game).manners[self.person.rung]
        return Thinker(self.seed, manner).choose(view, seat)


PERSONS = tuple(Person(name, rung) for rung, name in enumerate(("Pipsa", "Otto", "Ida", "Sampo", "Vellamo")))
BY_KIND = {person.kind: person for person in PERSONS}
BASELINES = ("random", "sense")  # what others are measured by, from the lower to the higher


def register_all() -> None:
    """Make them known by name."""
    for person in PERSONS:
        registry.register(person.kind, person.make, f"cli-player-{person.kind}", person.plays)


def offered(game: "Game", players: int) -> list[Kind]:
    """The opponents to choose from, the persons from gentle to hard; baselines only where there are no persons."""
    able = registry.kinds(game, players)
    if not any(kind.name in BY_KIND for kind in able):
        return list(able)
    return [kind for kind in able if kind.name not in BASELINES]


def absent(game: "Game") -> list[str]:
    """The names of the persons who would play a game if its rules were compiled: interpreted, they take too long."""
    if game.engine.compiled:
        return []
    own = [maker is None for maker in game.persons]
    searching = own or [manner.worlds > 0 for manner in _manners(game)]
    return [person.name for person, lacks in zip(PERSONS, searching, strict=False) if lacks]


def _manners(game: "Game") -> "Sequence[Manner]":
    """How persons think about a game, from gentle to hard; none where they do not think."""
    return game.thinking.manners if game.thinking else ()


def usual(game: "Game", players: int) -> str:
    """Who plays where nobody was chosen, for people who have left, and in what is tried out: good, and at once.

    That is the person in the middle of the row, whom searching does not keep waiting; else the first that there is.
    """
    able = [kind.name for kind in registry.kinds(game, players)]
    middle = PERSONS[len(PERSONS) // 2].kind
    return middle if middle in able else able[0]


def ladder(game: "Game", players: int) -> list[str]:
    """The levels of a game, each a rung above the one before: the persons, else the baselines; then others' players."""
    names = [kind.name for kind in offered(game, players)]
    return [*(name for name in BASELINES if name in names), *(name for name in names if name not in BASELINES)]
