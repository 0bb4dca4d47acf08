"""Mail by SMTP, where an operator has set it up: plain text, to one address at a time."""

import logging
import re
from email.headerregistry import Address
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import formatdate, make_msgid, parseaddr
from ipaddress import ip_address
from urllib.parse import unquote, urlsplit

from lautta.server.problem import where
from lautta.server.telemetry.logs import Seldom

ATOM = r"[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+"
LABEL = r"[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?"
ADDRESS = re.compile(rf"(?=.{{3,254}}$)(?=[^@]{{1,64}}@){ATOM}(\.{ATOM})*@({LABEL}\.)+(?=[a-z]){LABEL}")
PORTS = {"smtp": 25, "smtps": 465}
WITHIN = 15.0  # seconds, for each step of sending
ONE_CLICK = "List-Unsubscribe: <{}>\r\nList-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n"
log = logging.getLogger(__name__)


def unlinked(name: str) -> str:
    """A name as it stands in mails and chats, whose readers make links of what looks like an address.

    >>> unlinked("https://evil.example/login"), unlinked("J. R.")
    ('https: / / evil. example/ login', 'J. R.')
    """
    return re.sub(r"([.:/])(?=\S)", r"\1 ", name)


class NoSuchMail(ValueError):
    """The text is not the address of a mail server; `why` (malformed, sender) is in the keys of messages."""

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why = why


class NotSent(Exception):
    """A mail was not taken by the mail server, or it is not known whether it was; the log has the kind of error."""


class Mailer:
    """Sends mail by the server that a URL names, as `smtps://user:password@host:465?from=Lautta <games@example.org>`.

    Without `smtps`, STARTTLS is required, except on this computer. Raises NoSuchMail.
    """

    def __init__(self, url: str) -> None:
        try:
            parts = urlsplit(url)
            kind, host, port = parts.scheme, parts.hostname, parts.port or PORTS.get(parts.scheme)
            asked = dict(part.partition("=")[::2] for part in parts.query.split("&"))
        except ValueError:
            raise NoSuchMail("malformed") from None
        if kind not in PORTS or not host or parts.path not in ("", "/") or set(asked) - {"from", ""}:
            raise NoSuchMail("malformed")
        user, password = (part and unquote(part) for part in (parts.username, parts.password))
        name, sender = parseaddr(unquote(asked.get("from", "")) or user or "")
        try:
            self._sender = Address(name, addr_spec=mail_address(sender))
        except ValueError:
            raise NoSuchMail("sender") from None
        self._reached = {
            "hostname": host, "port": port, "username": user, "password": password, "timeout": WITHIN,
            "use_tls": kind == "smtps", "start_tls": kind == "smtp" and not _is_here(host),
        }  # fmt: skip

    async def send(self, to: str, subject: str, text: str, stop: str | None = None) -> None:
        """Send plain text to an address; raises NotSent. `stop` is the address of the web where one click ends mails
        like this (RFC 8058).
        """
        import aiosmtplib  # by the first who sends anything

        try:
            message, sender = self._written(to, subject, text, stop), self._sender.addr_spec
            await aiosmtplib.send(message, sender=sender, recipients=[to], **self._reached)  # type: ignore[arg-type]
        except (aiosmtplib.SMTPException, OSError, ValueError) as error:
            if _seldom.due():
                log.warning("mail cannot be sent: %(where)s", {"where": where(error)})
            raise NotSent from None

    def _written(self, to: str, subject: str, text: str, stop: str | None) -> bytes:
        """A mail as it is sent; raises ValueError for what would be more than one header."""
        message = EmailMessage(policy=SMTP)
        message["From"], message["To"] = self._sender, Address(addr_spec=to)
        message["Subject"], message["Date"] = subject, formatdate()
        message["Message-ID"] = make_msgid(domain=self._sender.domain)
        message["Auto-Submitted"] = "auto-generated"  # so that no holiday notice answers
        message.set_content(text, cte="quoted-printable")
        if stop is None:
            return message.as_bytes()
        if not re.fullmatch(r"[!-;=?-~]+", stop):
            raise ValueError(stop)
        return ONE_CLICK.format(stop).encode() + message.as_bytes()  # Python would break and encode a long address


_seldom = Seldom()


def mail_address(text: str) -> str:
    r"""An address of mail in the form in which addresses are compared; raises ValueError for anything else.

    >>> mail_address(" Anna@Example.ORG "), mail_address("anna@müller.de")
    ('anna@example.org', 'anna@xn--mller-kva.de')
    >>> mail_address("anna@example.org\nBcc: ben@example.org")
    Traceback (most recent call last):
    ...
    ValueError: not an address of mail
    """
    local, _, domain = text.strip().lower().rpartition("@")
    try:
        address = f"{local}@{domain.encode('idna').decode()}"
    except UnicodeError:
        address = ""
    if not ADDRESS.fullmatch(address):
        raise ValueError("not an address of mail")
    return address


def _is_here(host: str) -> bool:
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"
