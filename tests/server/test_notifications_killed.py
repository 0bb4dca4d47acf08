"""Processes are killed while they send: everybody is told, and of one thing twice at most."""

import asyncio
import os
import random
import signal
import subprocess
import sys
from collections import Counter
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.server.brokers import BROKER
from tests.server.outside import Service, outside
from tests.server.serving import until
from tests.server.stores import asked, database

from bench.measuring import free_port
from lautta.server.storage.databases import written

pytestmark = [pytest.mark.postgresql, pytest.mark.broker, pytest.mark.soak]
TABLES, KILLS, PROCESSES = 30, 6, 3
SEATS = [{"kind": "person", "name": "Anna"}, {"kind": "open"}]


class Slow(Service):
    """Takes a moment to answer, so that processes are killed meanwhile."""

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await asyncio.sleep(0.05)
        await super().serve(reader, writer)


def begun(where: str, port: int) -> "subprocess.Popen[bytes]":
    command = [sys.executable, "-m", "lautta.cli", "serve", "--port", str(port), "--workers", "0"]
    more = {"LAUTTA_DATABASE": where, "LAUTTA_BROKER": BROKER}
    options = ["--no-pauses", "--no-limits", "--allow-network", "127.0.0.0/8"]
    return subprocess.Popen([*command, *options], env=os.environ | more, stdout=subprocess.DEVNULL)


async def ready(port: int) -> bool:
    try:
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}") as client:
            return (await client.get("/ready", timeout=2)).status_code == 200
    except httpx.HTTPError:
        return False


async def set_up(port: int, service: Service) -> None:
    """Tables of two people each, all of whom have a webhook."""
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}/api", timeout=60) as client:

        async def new(name: str) -> dict[str, str]:
            token = (await client.post("/guests", json={"name": name})).json()["token"]
            hook = {"kind": "webhook", "url": f"{service.address}/{name}"}
            headers = {"authorization": f"Bearer {token}"}
            assert (await client.post("/me/webhooks", json=hook, headers=headers)).status_code == 200
            return headers

        for _ in range(TABLES):
            anna, ben = await new("Anna"), await new("Ben")
            request = {"game": "amsterdam", "seats": SEATS, "clock": {"kind": "days", "days": 3}}
            table: Any = (await client.post("/tables", json=request, headers=anna)).json()
            join = {"invite": table["invite"]}
            assert (await client.post(f"/tables/{table['id']}/join", json=join, headers=ben)).status_code == 200


async def test_nobody_is_forgotten_or_told_more_than_twice(tmp_path: Path) -> None:
    data, chance = database(tmp_path / "a.db"), random.Random(3)
    where, ports = written(data), [free_port() for _ in range(PROCESSES)]
    async with outside(Slow()) as service:
        running = {port: begun(where, port) for port in ports}
        try:
            for port in ports:
                await until(lambda port=port: ready(port))  # type: ignore[misc]
            await set_up(ports[0], service)
            wanted = {row[0] for row in asked(data, "SELECT table_id FROM notices WHERE kind = 'turn'")}
            for number in range(KILLS):
                asked(
                    data, f"UPDATE notices SET due = 0 WHERE kind = 'turn' AND mod(ascii(table_id), {KILLS}) = {number}"
                )
                await asyncio.sleep(chance.uniform(1.5, 3))
                port = chance.choice(ports)
                running[port].send_signal(signal.SIGKILL)
                running[port].wait()
                running[port] = begun(where, port)
            asked(data, "UPDATE notices SET due = 0 WHERE kind = 'turn'")
            await until(lambda: not asked(data, "SELECT 1 FROM notices WHERE kind = 'turn'"))
        finally:
            for process in running.values():
                process.kill()
                process.wait()
    tags = Counter((one.path, one.json["tag"]) for one in service.posted if one.json["kind"] == "turn")
    print(f"{len(tags)} tags, told so often: {Counter(tags.values())}")
    assert len(wanted) == TABLES and len(tags) == 2 * TABLES  # both choose contracts first
    assert max(tags.values()) <= 2
