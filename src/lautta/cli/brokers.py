"""Which broker a command means: `--broker`, else LAUTTA_BROKER."""

import os

from lautta.cli.errors import Trouble


def chosen(text: str | None) -> str | None:
    """The URL of the broker, checked; None if none is named. Raises Trouble."""
    text = text or os.environ.get("LAUTTA_BROKER") or None
    if text is None:
        return None
    from lautta.server.processes.broker import NoSuchBroker, broker_of

    try:
        return broker_of(text)
    except NoSuchBroker as error:
        raise Trouble(f"cli-broker-{error.why}") from None
