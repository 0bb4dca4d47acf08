"""Lessons: positions that teach a game, and their steps.

A lesson is a JSON file in the folder `lessons` of its game's package, and its sentences are in the game's catalogue
`<game>_course`. A lesson has no rules: the game decides which actions are legal.
"""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any


@dataclass(frozen=True, slots=True)
class Goal:
    """A goal for any actions: at least this number at `path` of the public position, within so many `turns`."""

    path: tuple[str | int, ...]
    least: int
    turns: int


@dataclass(frozen=True, slots=True)
class Step:
    """One step: its sentence, the actions that solve it, the things to point at, and the actions that follow.

    An action may have `*` in place of a parameter. Without `want` and `goal`, the step is only read. `point` has names
    by kind, such as `{"square": ["E5"]}`; `then` has actions with their seats, from 0.
    """

    say: str
    want: tuple[str, ...] = ()
    point: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    then: tuple[tuple[int, str], ...] = ()
    goal: Goal | None = None


@dataclass(frozen=True, slots=True)
class Scene:
    """A position, as its text, and the steps from there."""

    position: str
    steps: tuple[Step, ...]


@dataclass(frozen=True, slots=True)
class Lesson:
    """A lesson on one board, for the first seat.

    `place` is its number in the game.
    """

    name: str
    place: int
    board: str
    scenes: tuple[Scene, ...]


def read(folder: Path) -> dict[str, Lesson]:
    """Return the lessons in a folder by name, in teaching order; none without a folder."""
    found = [lesson_of(path.stem, json.loads(path.read_text(encoding="utf-8"))) for path in folder.glob("*.json")]
    return {lesson.name: lesson for lesson in sorted(found, key=lambda lesson: lesson.place)}


def lesson_of(name: str, data: Mapping[str, Any]) -> Lesson:
    """Return a lesson from its data."""
    scenes = tuple(
        Scene("\n".join(scene["position"]) + "\n", tuple(map(step_of, scene["steps"]))) for scene in data["scenes"]
    )
    return Lesson(name, data["place"], data["board"], scenes)


def step_of(data: Mapping[str, Any]) -> Step:
    """Return a step from its data, in which a string may replace a list of one."""
    goal = data.get("goal")
    return Step(
        data["say"],
        listed(data.get("want", ())),
        {what: listed(names) for what, names in data.get("point", {}).items()},
        tuple((seat - 1, action) for seat, action in data.get("then", ())),
        Goal(tuple(goal["path"]), goal["least"], goal["turns"]) if goal else None,
    )


def listed(data: str | Sequence[str]) -> tuple[str, ...]:
    """One thing, or several."""
    return (data,) if isinstance(data, str) else tuple(data)


def fits(pattern: str, action: str) -> bool:
    """Does an action match a pattern?

    >>> fits("place temple *", "place temple E5"), fits("place temple *", "pass")
    (True, False)
    """
    wanted, words = pattern.split(), action.split()
    return len(wanted) == len(words) and all(one in ("*", word) for one, word in zip(wanted, words, strict=True))
