"""Lessons, and the lines that are played in them. Nothing of them is kept by the server."""

from typing import Annotated

from msgspec import Meta

from lautta.server.messages.parts import ActionWords, Answer, Request
from lautta.server.messages.variations import MOST_TRIED, LineAction, LineAnswer


class LessonGoal(Answer, frozen=True):
    """What is to be reached by whatever actions: `least` as the number at `path` of the public position, within this
    many `turns`.
    """

    path: list[str | int]
    least: int
    turns: int


class LessonReply(Answer, frozen=True):
    """What a seat does in a lesson by itself."""

    seat: int
    action: str


class LessonStep(Answer, frozen=True):
    """One step of a lesson. Its sentence is the message `<game>_course-<lesson>-<say>`.

    `want`: the actions of which one is wanted, with `*` for any parameter; with neither this nor a `goal` there is only
    something to read. `point`: what it is about, as names by what they name. `then`: what happens after it.
    """

    say: str
    want: list[str]
    point: dict[str, list[str]]
    then: list[LessonReply]
    goal: LessonGoal | None


class LessonScene(Answer, frozen=True):
    """The steps from a position, which is that of an empty line."""

    steps: list[LessonStep]


class Lesson(Answer, frozen=True):
    """A lesson on a board, in which you have the first of the `seats`."""

    game: str
    name: str
    board: str
    rules_version: int
    seats: int
    scenes: list[LessonScene]


class LessonRequest(Request, frozen=True):
    """A line of actions from the position of a scene."""

    scene: Annotated[int, Meta(ge=0, lt=1000)]
    line: Annotated[list[LineAction], Meta(max_length=MOST_TRIED)] = []


class LessonPreviewRequest(LessonRequest, frozen=True, kw_only=True):
    """An action to preview at the end of a line."""

    action: ActionWords


class LessonChoicesRequest(LessonRequest, frozen=True, kw_only=True):
    """Which choices to list at the end of a line: those of `action`, by default of all, with these parameters.

    `previews`: include what each of them would do, if an action is named.
    """

    action: Annotated[str, Meta(max_length=80)] = ""
    args: Annotated[dict[str, str], Meta(max_length=16)] = {}
    previews: bool = False


class LessonAnswer(LineAnswer, frozen=True, kw_only=True):
    """The position at the end of a line in a lesson, as the first seat sees it."""
