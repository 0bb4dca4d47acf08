"""Previews of links in other programs: a title, a sentence and a picture.

They run no script, so it stands in the page as it is served; and they are not told what follows a `#`, so an invitation
has an address of its own.
"""

import re
from functools import lru_cache
from html import escape

from lautta.server.http.pages import File, Page, document
from lautta.words import Words

MARK = b"<!--preview-->"
INVITE = re.compile(r"/invite/([\w-]{1,40})/?")
SIZE = (1200, 630)
HOUSE = "/previews/house.png"  # the picture of no game


class Previews:
    """The start page with what previews need."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._made = lru_cache(64)(self._make)

    def start(self, base: str, language: str, game: str | None) -> File | None:
        """The start page for clients that reach this server at `base`; with a game, the page of an invitation to it."""
        return self._made(base, language, game)

    def _make(self, base: str, language: str, game: str | None) -> File | None:
        start = self._page.start
        if start is None or MARK not in start.bodies["identity"]:
            return start
        picture = f"previews/{game}.png"
        if game is None or self._page.find(picture) is None:
            picture = HOUSE.strip("/")
        body = start.bodies["identity"].replace(MARK, _tags(f"{base}/{picture}", Words(language), game).encode())
        return document(body, start.media_type, "accept-encoding, accept-language")


def invited(path: str) -> str | None:
    """The invitation that a path leads to.

    >>> invited("/invite/abc"), invited("/")
    ('abc', None)
    """
    found = INVITE.fullmatch(path)
    return found[1] if found else None


def _tags(picture: str, words: Words, game: str | None) -> str:
    title = "Lautta" if game is None else words.say("server-preview-invited", game=_said(words, game, "title"))
    about = words.say("page-home-lead") if game is None else _said(words, game, "summary")
    told = {
        "og:site_name": "Lautta", "og:type": "website", "og:title": title, "og:description": about,
        "og:image": picture, "og:image:width": SIZE[0], "og:image:height": SIZE[1],
    }  # fmt: skip
    tags = [f'<meta property="{name}" content="{escape(str(value))}" />' for name, value in told.items()]
    tags.append('<meta name="twitter:card" content="summary_large_image" />')
    if game is not None:
        tags.append('<meta name="robots" content="noindex" />')
    return "\n    ".join(tags)


def _said(words: Words, game: str, what: str) -> str:
    key = f"{game}-{what}"
    return words.say(key) if words.knows(key) else game
