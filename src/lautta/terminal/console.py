"""Where the command line writes: tables on the standard stream, progress on the error stream."""

import json
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import Any

from rich import box
from rich.console import Console
from rich.table import Table

from lautta.words import Words


def out() -> Console:
    """The console for results; it writes plain text where the stream is no terminal."""
    return Console(highlight=False, emoji=False, markup=False, soft_wrap=not sys.stdout.isatty())


def print_json(document: Mapping[str, Any] | list[Any]) -> None:
    """One JSON value on one line."""
    print(json.dumps(document, ensure_ascii=False))


def table(title: str, *columns: str, numbers: tuple[int, ...] = ()) -> Table:
    """An empty table; the columns with these numbers (from 0) are aligned to the right."""
    made = Table(
        title=title or None,
        title_justify="left",
        title_style="bold",
        box=box.SIMPLE,
        show_edge=False,
        padding=(0, 1, 0, 0),
        header_style="dim",
    )
    for number, column in enumerate(columns):
        made.add_column(column, justify="right" if number in numbers else "left")
    return made


@contextmanager
def progress(
    words: Words, key: str, total: int, *, quiet: bool = False, **facts: object
) -> Iterator[Callable[..., None]]:
    """A progress bar on the error stream; call what it gives with the number done so far.

    Variables of the message may be given with it, and again with each call. There is no bar if that stream is not a
    terminal, or with `quiet`.
    """
    if quiet or not sys.stderr.isatty():
        yield lambda done, **now: None
        return
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bars:
        bar = bars.add_task(words.say(key, **facts), total=total)
        yield lambda done, **now: bars.update(bar, completed=done, description=words.say(key, **facts | now))
