"""Addresses of computers."""

from contextlib import suppress
from ipaddress import ip_address
from urllib.parse import urlsplit


class AddressUnusable(OSError):
    """An address on which nobody can listen here, such as one that is in use; `address` is as people write it."""

    def __init__(self, address: str, error: OSError) -> None:
        super().__init__(error.errno, error.strerror)
        self.address = address


def in_url(host: str) -> str:
    """A host as it is written before a port.

    >>> in_url("127.0.0.1"), in_url("::1")
    ('127.0.0.1', '[::1]')
    """
    return f"[{host}]" if ":" in host else host


def host_and_port(text: str) -> tuple[str, int]:
    """An address with its port; raises ValueError for anything else.

    >>> host_and_port("127.0.0.1:9000"), host_and_port("[::1]:9000")
    (('127.0.0.1', 9000), ('::1', 9000))
    """
    parts = urlsplit(f"//{text}")
    if parts.hostname and parts.port is not None and parts.netloc == text and "@" not in text:
        return parts.hostname, parts.port
    raise ValueError(text)


def is_loopback(host: str) -> bool:
    """Does this name the computer itself?

    >>> [is_loopback(host) for host in ("127.0.0.1", "::1", "localhost", "192.0.2.1", "example.org")]
    [True, True, True, False, False]
    """
    with suppress(ValueError):
        return ip_address(host).is_loopback
    return host == "localhost"
