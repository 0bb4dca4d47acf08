"""Ways to damage a text, a JSON document and a snapshot: gently, so that some stay sound, or roughly."""

import copy
import json
import random
import re
from collections.abc import Callable, Sequence
from typing import Any

Path = tuple[str | int, ...]
NUMBER = re.compile(r"(?<![\w.])\d+(?![\w.])")
ODD_NUMBERS = ("-1", "0", "255", "256", "65535", "65536", "4294967296", str(2**63), str(2**64), "1.5", "0_2", "+2", "٢",
               "²", "1e3", "0x1", "9" * 5000, "NaN")  # fmt: skip
ODD_WORDS = ("", "-", "?", "nobody", "None", "seat", "a\x00b", "\N{RIGHT-TO-LEFT OVERRIDE}", "x" * 3000, ";", "#")
ODD_VALUES: tuple[Any, ...] = (
    None, True, False, -1, 0, 1, 255, 256, 2**31, 2**63, 2**64, 10**400, 1.5, 0.0, float("nan"), "", "0", "1", "٢",
    "nobody", "x" * 3000, [], [[]], [None], {}, {"": None},
)  # fmt: skip


def damaged_text(text: str, other: str, dice: random.Random) -> str:
    """A text with one to three damages; `other` is a text of the same kind to take parts from."""
    lines = text.splitlines()
    ways = dice.choice((GENTLE, ROUGH))
    for _ in range(_damages(dice)):
        if lines:
            lines = dice.choice(ways)(lines, other.splitlines(), dice)
    return "\n".join(lines) + "\n" * dice.randrange(2)


def _damages(dice: random.Random) -> int:
    return dice.choices((1, 2, 3), (5, 3, 2))[0]


Lines = list[str]
TextDamage = Callable[[Lines, Lines, random.Random], Lines]


def _change(lines: Lines, dice: random.Random, change: Callable[[str], str]) -> Lines:
    at = dice.randrange(len(lines))
    return [*lines[:at], change(lines[at]), *lines[at + 1 :]]


def _put_word(lines: Lines, dice: random.Random, words: Sequence[str]) -> Lines:
    def change(line: str) -> str:
        parts = line.split(" ")
        parts[dice.randrange(len(parts))] = dice.choice(words)
        return " ".join(parts)

    return _change(lines, dice, change)


def nudge(lines: Lines, other: Lines, dice: random.Random) -> Lines:
    """A number is one more or less, or another small one."""
    places = [(at, found) for at, line in enumerate(lines[1:], 1) for found in NUMBER.finditer(line)]
    if not places:
        return lines
    at, found = dice.choice(places)
    number = dice.choice((int(found[0][:9]) + 1, max(0, int(found[0][:9]) - 1), dice.randrange(12)))
    line = lines[at]
    return [*lines[:at], f"{line[: found.start()]}{number}{line[found.end() :]}", *lines[at + 1 :]]


def leave_out(lines: Lines, other: Lines, dice: random.Random) -> Lines:
    """A line is gone."""
    at = dice.randrange(len(lines))
    return lines[:at] + lines[at + 1 :]


def repeat(lines: Lines, other: Lines, dice: random.Random) -> Lines:
    """A line stands twice."""
    at = dice.randrange(len(lines))
    return [*lines[:at], lines[at], *lines[at:]]


def splice(lines: Lines, other: Lines, dice: random.Random) -> Lines:
    """A line comes from another text of the kind: the one with the same first word."""
    at = dice.randrange(len(lines))
    alike = [line for line in other if line.split()[:1] == lines[at].split()[:1]]
    return [*lines[:at], dice.choice(alike), *lines[at + 1 :]] if alike else lines


def swap_words(lines: Lines, other: Lines, dice: random.Random) -> Lines:
    """Two words of a line change places."""

    def change(line: str) -> str:
        words = line.split(" ")
        if len(words) > 2:
            one, two = dice.sample(range(1, len(words)), 2)
            words[one], words[two] = words[two], words[one]
        return " ".join(words)

    return _change(lines, dice, change)


def take_word(lines: Lines, other: Lines, dice: random.Random) -> Lines:
    """A word becomes another one of the text."""
    return _put_word(lines, dice, " ".join(lines).split() or ["-"])


def drop_word(lines: Lines, other: Lines, dice: random.Random) -> Lines:
    """A word is gone."""

    def change(line: str) -> str:
        parts = line.split(" ")
        del parts[dice.randrange(len(parts))]
        return " ".join(parts)

    return _change(lines, dice, change)


def comment(lines: Lines, other: Lines, dice: random.Random) -> Lines:
    """A comment or an empty line more."""
    at = dice.randrange(1, len(lines) + 1)
    return [*lines[:at], dice.choice(("; a comment", "", "   ", "  ; more")), *lines[at:]]


def odd_number(lines: Lines, other: Lines, dice: random.Random) -> Lines:
    """A number becomes one that is none, or too large."""
    return _change(lines, dice, lambda line: NUMBER.sub(lambda _: dice.choice(ODD_NUMBERS), line, count=1))


def odd_word(lines: Lines, other: Lines, dice: random.Random) -> Lines:
    """A word becomes rubbish."""
    return _put_word(lines, dice, ODD_WORDS)


def odd_letter(lines: Lines, other: Lines, dice: random.Random) -> Lines:
    """A letter is changed, gone or new."""

    def change(line: str) -> str:
        at = dice.randrange(len(line) + 1)
        return line[:at] + dice.choice(("", " ", "\t", ";", "-", chr(dice.randrange(1, 0x250)))) + line[at + 1 :]

    return _change(lines, dice, change)


def indent(lines: Lines, other: Lines, dice: random.Random) -> Lines:
    """A line is set in otherwise."""
    return _change(lines, dice, lambda line: dice.choice((" ", "  ", "    ", "\t")) + line.lstrip())


def cut(lines: Lines, other: Lines, dice: random.Random) -> Lines:
    """The text ends early."""
    return lines[: dice.randrange(len(lines))]


def shuffle(lines: Lines, other: Lines, dice: random.Random) -> Lines:
    """Two lines change places."""
    one, two = dice.randrange(len(lines)), dice.randrange(len(lines))
    lines = lines[:]
    lines[one], lines[two] = lines[two], lines[one]
    return lines


GENTLE: Sequence[TextDamage] = (
    nudge, nudge, nudge, splice, splice, leave_out, swap_words, take_word, drop_word, comment
)  # fmt: skip
ROUGH: Sequence[TextDamage] = (odd_number, odd_word, odd_letter, indent, cut, shuffle, repeat)


# documents


def damaged_document(document: Any, other: Any, dice: random.Random, inside: Path = ()) -> Any:
    """A document with one to three damages somewhere inside of a path; `other` is one of the same kind."""
    document = copy.deepcopy(document)
    for _ in range(_damages(dice)):
        paths = [path for path in _paths(document) if path[: len(inside)] == inside and len(path) > len(inside)]
        if paths:
            _damage(document, dice.choice(paths), other, dice)
    return document


def damaged_json(document: Any, other: Any, dice: random.Random) -> str:
    """The text of a document, damaged as a text, or one that is nested too deeply."""
    text = json.dumps(document, indent=dice.choice((None, 1)))
    way = dice.randrange(5)
    if way == 0:
        at = dice.randrange(len(text))
        return text[:at] + dice.choice(("", "{", "}", "[", '"', ",", "\\", "\x00", "\ud800", "NaN")) + text[at + 1 :]
    if way == 1:
        return text[: dice.randrange(len(text))]
    if way == 2:
        deep = dice.choice((200, 5_000, 200_000))
        return text.replace(": ", ": " + "[" * deep, 1) if dice.randrange(2) else '{"a":' * deep
    return json.dumps(damaged_document(document, other, dice))


def _paths(value: Any, path: Path = ()) -> list[Path]:
    found = [path] if path else []
    if isinstance(value, dict):
        for key, item in value.items():
            found += _paths(item, (*path, key))
    elif isinstance(value, list):
        for at, item in enumerate(value):
            found += _paths(item, (*path, at))
    return found


def _at(document: Any, path: Path) -> Any:
    for part in path:
        document = document[part]
    return document


def _damage(document: Any, path: Path, other: Any, dice: random.Random) -> None:
    holder, key = _at(document, path[:-1]), path[-1]
    value = holder[key]
    way = dice.randrange(10)
    if way < 3:
        try:
            holder[key] = copy.deepcopy(_at(other, path))  # what stands there elsewhere
        except (LookupError, TypeError):
            holder[key] = dice.choice(ODD_VALUES)
    elif way < 6:
        if isinstance(value, int) and not isinstance(value, bool):
            holder[key] = dice.choice((value + 1, value - 1, dice.randrange(12)))
        else:
            leaves = [found for found in _paths(document) if not isinstance(_at(document, found), dict | list)]
            holder[key] = _at(document, dice.choice(leaves)) if leaves else None
    elif way == 6:
        del holder[key]
    elif way == 7 and isinstance(holder, list):
        holder.insert(int(key), copy.deepcopy(value))
    elif way == 7:
        holder[dice.choice((f"{key}s", "nobody", ""))] = holder.pop(key)
    elif way == 8:
        holder[key] = dice.choice(([value], {"of": value}, [value, value]))
    else:
        holder[key] = dice.choice(ODD_VALUES)


# snapshots


def damaged_bytes(data: bytes, other: bytes, dice: random.Random) -> bytes:
    """A snapshot with some bytes changed, or of another length."""
    if dice.randrange(50) == 0:
        return dice.choice((data[:-1], data + b"\0", b"", data[: len(data) // 2], data + data))
    found = bytearray(data)
    for _ in range(dice.randint(1, 3)):
        at = dice.randrange(len(found))
        near = min(255, found[at] + 1)
        found[at] = dice.choice((0, 1, 2, 7, 127, 128, 254, 255, near, max(0, found[at] - 1), other[at], other[at]))
    return bytes(found)
