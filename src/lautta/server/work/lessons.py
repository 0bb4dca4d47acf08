"""Lessons: lines that are played from their positions. The learner has the first seat."""

from functools import lru_cache

from lautta.core import lessons
from lautta.core.game import Game, GameState
from lautta.server.messages.lessons import (
    Lesson,
    LessonAnswer,
    LessonGoal,
    LessonReply,
    LessonRequest,
    LessonScene,
    LessonStep,
)
from lautta.server.problem import Problem
from lautta.server.work.variations import Line

LEARNER = 0


def found(game: Game, name: str) -> lessons.Lesson:
    """A lesson by its name; raises Problem."""
    if name not in game.lessons:
        raise Problem("no-such-lesson", lesson=name)
    return game.lessons[name]


def told(game: Game, name: str) -> Lesson:
    """A lesson as it is answered; raises Problem."""
    lesson = found(game, name)
    seats = position(game, name, 0).players
    scenes = [LessonScene([_step(step) for step in scene.steps]) for scene in lesson.scenes]
    return Lesson(game.name, name, lesson.board, game.rules.version, seats, scenes)


def _step(step: lessons.Step) -> LessonStep:
    goal = LessonGoal(list(step.goal.path), step.goal.least, step.goal.turns) if step.goal else None
    point = {what: list(names) for what, names in step.point.items()}
    return LessonStep(step.say, list(step.want), point, [LessonReply(*one) for one in step.then], goal)


@lru_cache(64)
def position(game: Game, name: str, scene: int) -> GameState:
    """The position in which a scene begins; copy it before you change it. Raises Problem."""
    lesson = found(game, name)
    if scene >= len(lesson.scenes):
        raise Problem("no-such-lesson", lesson=f"{name} {scene}")
    return game.from_text(lesson.scenes[scene].position, game.board(lesson.board))


def line_of(game: Game, name: str, request: LessonRequest) -> Line:
    """Play a line from the position of a scene; raises Problem."""
    line = Line(position(game, name, request.scene).copy(), LEARNER)
    line.play(request.line)
    return line


def answer(line: Line) -> LessonAnswer:
    """The answer about it: always the learner's view."""
    return LessonAnswer(**line.stands(LEARNER))
