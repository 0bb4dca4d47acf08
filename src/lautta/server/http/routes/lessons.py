"""The HTTP interface for lessons: reading one, and playing lines in it. Nothing of that is kept."""

from litestar import get, post
from litestar.params import FromPath, RawBody
from msgspec import Raw, Struct, msgpack

from lautta.server.http.bodies import ANSWER, BODY, read
from lautta.server.http.heavy import worked
from lautta.server.http.request_context import Request, server_of
from lautta.server.messages.actions import Choice, Macro, Preview
from lautta.server.messages.lessons import (
    Lesson,
    LessonAnswer,
    LessonChoicesRequest,
    LessonPreviewRequest,
    LessonRequest,
)
from lautta.server.work import jobs, lessons

PLAYED_WITHIN = 15.0  # seconds


@get("/games/{game:str}/lessons/{lesson:str}", security=[])
async def show_lesson(request: Request, game: FromPath[str], lesson: FromPath[str]) -> Lesson:
    """A lesson: its scenes and their steps."""
    return lessons.told(server_of(request).game(game), lesson)


@post("/games/{game:str}/lessons/{lesson:str}/line", status_code=200, opt={BODY: LessonRequest, ANSWER: LessonAnswer})
async def lesson_line(request: Request, game: FromPath[str], lesson: FromPath[str], body: RawBody) -> Raw:
    """The position after a line of actions in a scene."""
    return await _played(request, game, lesson, "lesson", read(body, LessonRequest))


@post("/games/{game:str}/lessons/{lesson:str}/preview", status_code=200,
      opt={BODY: LessonPreviewRequest, ANSWER: Preview})  # fmt: skip
async def lesson_preview(request: Request, game: FromPath[str], lesson: FromPath[str], body: RawBody) -> Raw:
    """What an action would do at the end of a line in a lesson."""
    return await _played(request, game, lesson, "lesson/preview", read(body, LessonPreviewRequest))


@post("/games/{game:str}/lessons/{lesson:str}/choices", status_code=200,
      opt={BODY: LessonChoicesRequest, ANSWER: list[Choice]})  # fmt: skip
async def lesson_choices(request: Request, game: FromPath[str], lesson: FromPath[str], body: RawBody) -> Raw:
    """Every way to take an action at the end of a line in a lesson, each with the reason if the rules refuse it."""
    return await _played(request, game, lesson, "lesson/choices", read(body, LessonChoicesRequest))


@post("/games/{game:str}/lessons/{lesson:str}/macros", status_code=200,
      opt={BODY: LessonChoicesRequest, ANSWER: list[Macro]})  # fmt: skip
async def lesson_macros(request: Request, game: FromPath[str], lesson: FromPath[str], body: RawBody) -> Raw:
    """Macros that take an action at the end of a line in a lesson."""
    return await _played(request, game, lesson, "lesson/macros", read(body, LessonChoicesRequest))


async def _played(request: Request, game: str, lesson: str, kind: str, body: Struct) -> Raw:
    ask = jobs.Taught(lesson, msgpack.encode(body))
    return await worked(request, kind, server_of(request).game(game), b"", ask, PLAYED_WITHIN)


ROUTES = [show_lesson, lesson_line, lesson_preview, lesson_choices, lesson_macros]
