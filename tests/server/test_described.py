"""Requests made up from the server's own description: whatever comes, the answer is one that is described."""

import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.error import URLError

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from lautta.server import openapi
from lautta.server.hall import all_games
from lautta.server.run import listen

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server as people start it."""
    free = listen("127.0.0.1", 0)
    port = free.getsockname()[1]
    free.close()
    data = tmp_path_factory.mktemp("data")
    command = [sys.executable, "-m", "lautta.cli", "serve", "--port", str(port), "--data", str(data)]
    process = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.DEVNULL)
    for _ in range(200):
        try:
            urllib.request.urlopen(f"http://127.0.0.1:{port}/api/games", timeout=2).close()
            break
        except (URLError, OSError):
            assert process.poll() is None, "the server ended before it answered"
            time.sleep(0.1)
    yield f"http://127.0.0.1:{port}"
    process.terminate()
    process.wait(30)


@pytest.fixture(scope="module")
def anna(address: str) -> dict[str, str]:
    """A guest with a table, as headers and as the parameters that name it."""
    with httpx.Client(base_url=address) as server:
        token = server.post("/api/guests", json={"name": "Anna"}).json()["token"]
        headers = {"authorization": f"Bearer {token}"}
        seats = [{"kind": "person"}, {"kind": "computer", "level": "random"}]
        table = server.post("/api/tables", json={"game": "amsterdam", "seats": seats}, headers=headers).json()
    return {"table": table["id"], **headers}


CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]
schema = schemathesis.openapi.from_dict(openapi.document(all_games()))


@schema.parametrize()
@settings(max_examples=25, derandomize=True, deadline=None, suppress_health_check=list(HealthCheck))
def test_whatever_is_asked_the_answer_is_described(case: Any, address: str, anna: dict[str, str]) -> None:
    if "table" in (case.path_parameters or {}) and len(str(case.path_parameters["table"])) % 2:
        case.path_parameters["table"] = anna["table"]  # every other request is about a table that is there
    headers = {"authorization": anna["authorization"]}
    case.call_and_validate(base_url=address, headers=headers, checks=CHECKS)


def test_a_wrong_method_is_told_the_right_ones(address: str) -> None:
    answer = httpx.put(f"{address}/api/tables")
    assert answer.status_code == 405
    assert {"GET", "POST"} <= set(answer.headers["allow"].split(", "))


def test_what_needs_no_token_is_described_so() -> None:
    paths = openapi.document(all_games())["paths"]
    free = {path for path, operations in paths.items() for said in operations.values() if said.get("security") == []}
    assert free == {"/api/guests", "/api/games", "/api/games/{game}/boards/{board}"}
