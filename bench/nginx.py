"""An nginx of a bench's own, with what `deploy/nginx.conf` says, in front of several servers."""

import asyncio
import re
import subprocess
from collections.abc import Sequence
from pathlib import Path
from time import monotonic

from bench.measuring import ROOT, free_port

STARTS_WITHIN = 30.0  # seconds
SERVER = "server 127.0.0.1:8000 "
LEFT_OUT = re.compile(r"^\s*(http2|ssl_certificate(_key)?|(access|error)_log|log_format) .*\n", re.MULTILINE)
AROUND = """
daemon off;
pid {folder}/pid;
error_log /dev/null crit;
events {{ worker_connections 8192; }}
http {{
    access_log off;
    client_body_temp_path {folder}/body; proxy_temp_path {folder}/proxy; fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi; scgi_temp_path {folder}/scgi;
{site}
}}
"""


def configuration(folder: Path, port: int, ports: Sequence[int]) -> str:
    """What is documented, without TLS and logs, for servers at these ports; raises ValueError if that is not there."""
    site, found = LEFT_OUT.sub("", (ROOT / "deploy" / "nginx.conf").read_text()), list[str]()
    for line in site.splitlines():
        if SERVER in line:
            found += [line.replace(SERVER, f"server 127.0.0.1:{one} ") for one in ports]
        else:
            found.append(line.replace("listen 443 ssl;", f"listen 127.0.0.1:{port};"))
    text = "\n".join(found)
    if text.count("max_fails") != 2 * len(ports) or f"listen 127.0.0.1:{port}" not in text:
        raise ValueError("deploy/nginx.conf is not as the bench knows it")
    return AROUND.format(folder=folder, site=text)


class Nginx:
    """An nginx on a free `port`, before servers at some others."""

    def __init__(self, folder: Path, ports: Sequence[int]) -> None:
        self.port = free_port()
        folder.mkdir()
        self._file = folder / "nginx.conf"
        self._file.write_text(configuration(folder, self.port, ports))
        self._process: subprocess.Popen[bytes] | None = None

    async def start(self) -> None:
        """Start it, and wait until it answers; raises TimeoutError, or FileNotFoundError where nginx is missing."""
        command = ["nginx", "-c", str(self._file), "-e", "/dev/null"]
        self._process, until = subprocess.Popen(command), monotonic() + STARTS_WITHIN
        while True:
            try:
                _, writer = await asyncio.open_connection("127.0.0.1", self.port)
            except OSError:
                if monotonic() > until or self._process.poll() is not None:
                    raise TimeoutError from None
                await asyncio.sleep(0.02)
            else:
                writer.close()
                return

    def kill(self) -> None:
        """End it."""
        if self._process:
            self._process.terminate()
            self._process.wait()
