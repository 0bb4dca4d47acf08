"""Headers of every answer: a page runs and loads only what comes from here, and no other site may frame it."""

from litestar.types import Message, Scope

CONTENT_POLICY = "; ".join((
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "media-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
))  # fmt: skip

UNUSED = (
    "accelerometer", "browsing-topics", "camera", "display-capture", "geolocation", "gyroscope", "magnetometer",
    "microphone", "midi", "payment", "serial", "usb",
)  # fmt: skip
ALWAYS = {
    "content-security-policy": CONTENT_POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": ", ".join(f"{name}=()" for name in UNUSED),
    "x-permitted-cross-domain-policies": "none",
}
# A part of the page is no document: nothing else of this means anything there, and a table asks for twenty parts.
OF_PARTS = {
    "content-security-policy": "default-src 'none'",
    "x-content-type-options": "nosniff",
    "cross-origin-resource-policy": "same-origin",
}
_ALWAYS, _OF_PARTS = ([(name.encode(), value.encode()) for name, value in of.items()] for of in (ALWAYS, OF_PARTS))
_NOT_KEPT = (b"cache-control", b"no-store")
JSON_HEADERS = [(b"content-type", b"application/json"), *_ALWAYS, _NOT_KEPT]


async def add_headers(message: Message, scope: Scope) -> None:
    """Add them to an answer; what the interface answers is not cached unless it says otherwise."""
    if message["type"] != "http.response.start":
        return
    ours = _OF_PARTS if scope["path"].startswith("/assets/") else _ALWAYS
    headers = message["headers"] = [*message.get("headers", ()), *ours]
    if scope["path"].startswith("/api") and all(name != b"cache-control" for name, _ in headers):
        headers.append(_NOT_KEPT)
