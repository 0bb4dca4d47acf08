"""Lessons of all games, played on the engine through every branch that they allow."""

import pytest

from lautta.core import registry
from lautta.core.game import Game, GameState
from lautta.core.lessons import Lesson, Step, fits, step_of
from lautta.server.work import lessons as served
from lautta.words import LANGUAGES, Words

LEARNER = 0
ALL = [(game, lesson) for game in registry.games().values() for lesson in game.lessons.values()]
SCENES = [(game, lesson, number) for game, lesson in ALL for number in range(len(lesson.scenes))]
MOST_BRANCHES = 40  # of one step


def named(value: object) -> str:
    return value.name if isinstance(value, Game | Lesson) else str(value)


def wanted(state: GameState, step: Step) -> list[str]:
    """The actions that a step wants, of those that may be done."""
    legal = [action.text for action in state.actions(LEARNER)]
    return [action for action in legal if any(fits(pattern, action) for pattern in step.want)]


def after(state: GameState, step: Step, action: str | None) -> GameState:
    """The position when a step is done."""
    found = state.copy()
    if action is not None:
        found.apply(action, LEARNER)
    for seat, reply in step.then:
        found.apply(reply, seat)
    return found


@pytest.mark.parametrize(("game", "lesson", "number"), SCENES, ids=named)
def test_every_branch_leads_to_the_end_of_its_scene(game: Game, lesson: Lesson, number: int) -> None:
    start = served.position(game, lesson.name, number)
    assert start.status() == []
    reached = [start]
    for step in lesson.scenes[number].steps:
        if step.goal:
            return  # the puzzles are solved below
        found = []
        for state in reached:
            if not step.want:
                found.append(after(state, step, None))
                continue
            assert LEARNER in state.to_move, step.say
            choices = wanted(state, step)
            assert choices, f"{step.say}: {step.want} is none of {[action.text for action in state.actions(LEARNER)]}"
            assert all(any(fits(pattern, action) for action in choices) for pattern in step.want if "*" not in pattern)
            found += [after(state, step, action) for action in choices]
        reached = found[:MOST_BRANCHES]


@pytest.mark.parametrize(("game", "lesson"), ALL, ids=named)
def test_a_scene_ends_with_something_to_read_before_the_position_changes(game: Game, lesson: Lesson) -> None:
    for scene in lesson.scenes:
        assert not scene.steps[-1].want and not scene.steps[-1].goal
        assert all(step.want or step.goal or not step.then for step in scene.steps)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "lesson"), ALL, ids=named)
def test_every_sentence_is_there(game: Game, lesson: Lesson, language: str) -> None:
    words, start = Words(language, strict=True), f"{game.name}_course-{lesson.name}"
    said = [start, f"{start}-about"]
    said += [f"{start}-{step.say}" for scene in lesson.scenes for step in scene.steps]
    said += [f"{start}-end"] if lesson.scenes else []
    for key in said:
        assert words.say(key)


def test_lessons_are_learned_in_order() -> None:
    for game in registry.games().values():
        places = [lesson.place for lesson in game.lessons.values()]
        assert places == sorted(set(places))


def test_the_puzzle_can_be_solved() -> None:
    game = registry.game("roads")
    state = served.position(game, "puzzle", 0).copy()
    for action in SOLUTION:
        state.apply(action, LEARNER)
    goal = next(step.goal for step in game.lessons["puzzle"].scenes[0].steps if step.goal)
    found = state.public()
    for name in goal.path:
        found = found[name]  # type: ignore[index]
    begun = served.position(game, "puzzle", 0).public()["turn"]
    assert found >= goal.least and state.public()["turn"] < begun + goal.turns


SOLUTION = (
    *("load t1 trunks a", "load t1 trunks a", "go t1 b2a", "load t3 gold a", "load t3 gold a", "go t3 a2"),
    *("done", "done", "done", "use b2", "done", "go t1 a1", "go t1 a2", "done", "done", "done", "use a2", "put t1"),
)


def test_one_thing_may_stand_for_a_list() -> None:
    step = step_of({"say": "a", "want": "pass", "point": {"card": "1"}, "then": [[2, "deck"]]})
    assert (step.want, step.point, step.then) == (("pass",), {"card": ("1",)}, ((1, "deck"),))
