"""Results are held to the game files: whatever was changed is found and named."""

from collections.abc import Callable

import msgspec
import pytest
from tests.arena.conftest import Begin

from lautta.arena import Folder, Inside, Line, Wrong, check, run


@pytest.fixture
def folder(begin: Begin) -> Folder:
    made = begin()
    run(made, Inside(), 3)
    return made


def wrong(folder: Folder) -> list[Wrong]:
    return list(check(folder))


def test_what_was_played_is_right(folder: Folder) -> None:
    told: list[int] = []
    assert list(check(folder, told.append)) == []
    assert told == [1, 2, 3, 4, 5, 6]


@pytest.mark.parametrize(
    ("field", "change"),
    [
        ("points", lambda line: tuple(point + 1 for point in line.points)),
        ("places", lambda line: tuple(3 - place for place in line.places)),
        ("winners", lambda line: (0, 1) if len(line.winners) == 1 else (0,)),
        ("decisions", lambda line: (line.decisions[0] - 1, *line.decisions[1:])),
    ],
)
def test_a_line_that_was_changed_is_named(folder: Folder, field: str, change: Callable[[Line], object]) -> None:
    told = [line for _, line in folder.lines()]
    told[3] = msgspec.structs.replace(told[3], **{field: change(told[3])})
    (folder.path / "results.jsonl").write_bytes(b"".join(msgspec.json.encode(line) + b"\n" for line in told))
    (found,) = wrong(folder)
    assert (found.line, found.file) == (4, told[3].file)
    assert isinstance(found.why, tuple) and field in found.why


def test_files_that_were_swapped_are_named(folder: Folder) -> None:
    one, other = (folder.path / "games" / f"match1-seed{seed}-seating1.txt" for seed in (1, 2))
    text = one.read_text()
    one.write_text(other.read_text())
    other.write_text(text)
    found = wrong(folder)
    assert {each.file for each in found} == {one.name, other.name}
    assert all(isinstance(each.why, tuple) and "seed" in each.why for each in found)


def test_a_file_that_was_changed_or_is_gone_is_named(folder: Folder) -> None:
    first, second, third = (folder.path / "games" / f"match1-seed{seed}-seating2.txt" for seed in (1, 2, 3))
    lines = first.read_text().splitlines()
    first.write_text("\n".join(lines[:-1]) + "\n")
    second.unlink()
    third.write_bytes(b"\xff\xfe")
    assert [each.file for each in wrong(folder)] == [first.name, second.name, third.name]
