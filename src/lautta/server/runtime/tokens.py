"""What is stored of a secret that somebody proves who they are with."""

from hashlib import sha256


def token_hash(secret: str) -> bytes:
    """The hash of a token, code or phrase: they are random, so it needs no salt and need not be slow."""
    return sha256(secret.encode("utf-8", "surrogatepass")).digest()
