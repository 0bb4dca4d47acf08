"""Targets of requests: each path has a single spelling, so that no two spellings mean the same."""

import re
from functools import lru_cache
from urllib.parse import unquote_to_bytes

PLAIN = re.compile(rb"/|(?:/[A-Za-z0-9_~!$&'()*+,;=:@%.-]+)+/?")
DOTS = re.compile(rb"/\.{1,2}(?:/|$)")
HIDDEN = re.compile(rb"[/\\\x00-\x1f\x7f]")  # what may not be hidden behind a per cent sign


@lru_cache(4096)
def is_odd(path: bytes) -> bool:
    r"""Could others read this path, as it came over the line, in another way?

    >>> [path for path in (b"/", b"/api/me", b"/a/", b"/a%20b") if is_odd(path)]
    []
    >>> all(map(is_odd, (b"//api/me", b"/api//me", b"/api/./me", b"/x/../api", b"/a%2Fb", b"/a%5cb", b"/a%", b"/%00")))
    True
    """
    if not PLAIN.fullmatch(path):
        return True
    if b"." in path and DOTS.search(path):
        return True
    return b"%" in path and _hides(path)


def _hides(path: bytes) -> bool:
    """Does it hide a slash, dots or a control character, or is it not text once decoded?"""
    read = unquote_to_bytes(path)
    if re.search(rb"%(?![0-9A-Fa-f]{2})", path) or read.count(b"/") != path.count(b"/") or DOTS.search(read):
        return True
    try:
        read.decode()
    except UnicodeDecodeError:
        return True
    return bool(HIDDEN.search(read.replace(b"/", b"")))
