"""`lautta serve`: the server and its page."""

from pathlib import Path

from lautta.words import Words


def run(words: Words, host: str, port: int, data: Path | None, open_page: bool) -> int:
    """Serve until interrupted."""
    from lautta.server.run import serve

    serve(host=host, port=port, data=data)
    return 0
