"""What tests of all games do with the record of a position."""

from typing import Any


def set_field(record: Any, path: str, value: int) -> None:
    """Set a field, named as in `players.0.hand.1`."""
    *way, last = path.split(".")
    for part in way:
        record = record[int(part)] if part.isdecimal() else getattr(record, part)
    if last.isdecimal():
        record[int(last)] = value
    else:
        setattr(record, last, value)
