"""Serving the built web page: read once at the start, so that no request ever touches the file system."""

import gzip
import mimetypes
import re
from collections.abc import Mapping
from functools import cached_property, lru_cache
from hashlib import blake2b
from pathlib import Path
from typing import Any

import msgspec
from litestar import MediaType, Request, Response
from msgspec import Struct

from lautta.words import Words

PAGE = Path(__file__).parent.parent / "page"
HASHED = re.compile(r"[-.][A-Za-z0-9_-]{8,}\.\w+$")  # a name that changes with the content
FIRST = re.compile(rb'src="/assets/first-([\w-]+)\.js"')
FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
ENCODINGS = (("br", ".br"), ("gzip", ".gz"))
TYPES = {".js": "text/javascript", ".webmanifest": "application/manifest+json", ".woff2": "font/woff2"}
PACKET = 1400  # bytes
QUICK = 5  # a level of gzip
IN_CLONE = (PAGE.parents[3] / "Makefile").is_file()


class File(Struct, frozen=True):
    """One file of the page, ready to send in each encoding it has."""

    bodies: Mapping[str, bytes]
    media_type: str
    headers: Mapping[str, str]
    etag: str


class Page:
    """All files of the page, by path."""

    def __init__(self, folder: Path = PAGE) -> None:
        self._files: dict[str, File] = {}
        packed = {suffix for _, suffix in ENCODINGS}
        for path in sorted(folder.rglob("*")) if folder.is_dir() else ():
            if path.is_file() and path.suffix not in packed:
                self._files[path.relative_to(folder).as_posix()] = _read(path)

    def find(self, path: str) -> File | None:
        """The file at an address; the start page has that of the house."""
        return self._files.get(path.strip("/") or "index.html")

    @property
    def start(self) -> File | None:
        """The page with which everything begins."""
        return self._files.get("index.html")

    @property
    def built(self) -> bool:
        """Has the page been built?"""
        return self.start is not None

    @cached_property
    def version(self) -> str | None:
        """The version of the page: the name of its first script has a hash of all that it loads."""
        found = FIRST.search(self.start.bodies["identity"]) if self.start else None
        return found[1].decode() if found else None


def is_address(path: str) -> bool:
    """Could somebody have typed this to get at a page, and not a file?

    >>> [path for path in ("/", "/nix", "/nix/", "/favicon.ico", "/assets/old") if is_address(path)]
    ['/', '/nix', '/nix/']
    """
    return "." not in path.strip("/").rpartition("/")[2] and not path.startswith("/assets/")


def _read(path: Path) -> File:
    bodies = {"identity": path.read_bytes()}
    for encoding, suffix in ENCODINGS:
        packed = path.with_name(path.name + suffix)
        if packed.is_file():
            bodies[encoding] = packed.read_bytes()
    etag = _etag(bodies["identity"])
    for_ever = path.parent.name == "assets" and HASHED.search(path.name)
    headers = {"cache-control": FOR_EVER if for_ever else ASK_AGAIN, "etag": etag}
    if len(bodies) > 1:
        headers["vary"] = "accept-encoding"
    return File(bodies, _type(path), headers, etag)


def document(content: bytes, media_type: str = "application/json", vary: str = "accept-encoding") -> File:
    """A document that is built once, ready to send."""
    bodies = {"identity": content, "gzip": gzip.compress(content, mtime=0)}
    headers = {"cache-control": ASK_AGAIN, "etag": _etag(content), "vary": vary}
    return File(bodies, media_type, headers, headers["etag"])


def _etag(content: bytes) -> str:
    return f'"{blake2b(content, digest_size=12).hexdigest()}"'


def _type(path: Path) -> str:
    kind = TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    return f"{kind}; charset=utf-8" if kind.endswith(("json", "xml")) else kind  # Litestar adds it for texts


def accepted(header: str) -> set[str]:
    """The encodings that a client accepts.

    >>> sorted(accepted("gzip, br;q=0.9, zstd;q=0"))
    ['br', 'gzip']
    """
    parts = (part.replace(" ", "").partition(";") for part in header.lower().split(","))
    return {name for name, _, weight in parts if weight not in ("q=0", "q=0.0", "q=0.00", "q=0.000")}


def send(file: File, request: Request[Any, Any, Any], status: int = 200) -> Response[bytes]:
    """The answer to a request for a file: in the smallest encoding that the client accepts, or 304 if it has it."""
    headers = dict(file.headers)
    if status == 200 and file.etag in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=headers, media_type=file.media_type)
    takes = accepted(request.headers.get("accept-encoding", ""))
    encoding = next((name for name, _ in ENCODINGS if name in takes and name in file.bodies), "identity")
    if encoding != "identity":
        headers["content-encoding"] = encoding
    return Response(file.bodies[encoding], status_code=status, headers=headers, media_type=file.media_type)


def large(told: bytes, request: Request[Any, Any, Any]) -> Response[bytes]:
    """An answer that may be large and is another each time: compressed where that saves a packet."""
    if len(told) < PACKET or "gzip" not in accepted(request.headers.get("accept-encoding", "")):
        return Response(told, media_type=MediaType.JSON)
    headers = {"content-encoding": "gzip", "vary": "accept-encoding"}
    return Response(gzip.compress(told, QUICK, mtime=0), headers=headers, media_type=MediaType.JSON)


def lasting(told: Any, request: Request[Any, Any, Any]) -> Response[bytes]:
    """The answer with something that is asked for again and again and stays as it is: compressed once."""
    return send(_packed(msgspec.json.encode(told)), request)


_packed = lru_cache(256)(document)


def has_page(folder: Path = PAGE) -> bool:
    """Was the page built into this installation?"""
    return (folder / "index.html").is_file()


def without_page(words: Words, address: str) -> str:
    """The page's substitute: the uses and addresses of a server without it, and how to get it."""
    return words.say("server-no-page-clone" if IN_CLONE else "server-no-page", address=address)
