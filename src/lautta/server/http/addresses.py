"""Addresses of computers."""

from contextlib import suppress
from ipaddress import ip_address


def is_loopback(host: str) -> bool:
    """Does this name the computer itself?

    >>> [is_loopback(host) for host in ("127.0.0.1", "::1", "localhost", "192.0.2.1", "example.org")]
    [True, True, True, False, False]
    """
    with suppress(ValueError):
        return ip_address(host).is_loopback
    return host == "localhost"
