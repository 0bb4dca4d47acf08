"""How a server is run: where it listens, who reaches it, how much of its machine it takes, what its operator sees."""

from dataclasses import dataclass, fields
from pathlib import Path
from typing import Literal

LogForm = Literal["text", "json"]
PRIVATE = ("data", "database", "broker", "mail")  # may hold passwords, which process lists would show


@dataclass(frozen=True)
class ServeSettings:
    """The options of `lautta serve`, by their names; what each means is told by its help.

    `cli/serve.py` checks them. Without `workers`, there is one per processor, but at least four.
    """

    host: str = "127.0.0.1"
    port: int = 8000
    data: Path | None = None
    database: str | None = None
    public_url: str | None = None
    proxy: str | None = None
    allow_host: tuple[str, ...] = ()
    allow_network: tuple[str, ...] = ()
    own_board: tuple[Path, ...] = ()
    player: tuple[str, ...] = ()
    no_limits: bool = False
    no_pauses: bool = False
    workers: int | None = None
    metrics: str | None = None
    log: LogForm = "text"
    traces: str | None = None
    broker: str | None = None
    mail: str | None = None
    processes: int = 1
    fd: int | None = None
    closed: bool = False


USUAL = ServeSettings()


def as_options(settings: ServeSettings) -> list[str]:
    """What differs from the usual, as options of `lautta serve`; what may hold a password is left out.

    >>> as_options(ServeSettings(port=80, no_limits=True, allow_host=("a", "b"), broker="nats://anna:secret@host"))
    ['--port', '80', '--allow-host', 'a', '--allow-host', 'b', '--no-limits']
    """
    options: list[str] = []
    for each in fields(ServeSettings):
        value, option = getattr(settings, each.name), f"--{each.name.replace('_', '-')}"
        if value == each.default or each.name in PRIVATE:
            continue
        for one in value if isinstance(value, tuple) else (value,):
            options += [option] if one is True else [option, str(one)]
    return options
