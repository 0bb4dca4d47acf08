"""A server as an operator runs it: with metrics, a log for machines and traces, all at once."""

import json
import os
import re
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any

import httpx
import pytest
from opentelemetry.proto.collector.trace.v1.trace_service_pb2 import ExportTraceServiceRequest
from tests.server.serving import PATIENCE, said_until
from tests.server.stores import database, written


@pytest.fixture
def collector() -> Iterator[tuple[str, list[tuple[str, bytes]]]]:
    """A collector of traces: its URL, and what it was sent, by path."""
    sent: list[tuple[str, bytes]] = []

    class Collecting(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            sent.append((self.path, self.rfile.read(int(self.headers["content-length"]))))
            self.send_response(200)
            self.send_header("content-length", "0")
            self.end_headers()

        def log_message(self, *_: Any) -> None:
            pass

    server = HTTPServer(("127.0.0.1", 0), Collecting)
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    yield f"http://127.0.0.1:{server.server_port}", sent
    server.shutdown()
    server.server_close()


def served(data: str, collector: str) -> "subprocess.Popen[str]":
    argv = ["serve", "--database", data, "--port", "0", "--workers", "0", "--metrics", "127.0.0.1:0", "--log", "json"]
    environ = {**os.environ, "LAUTTA_LANG": "en", "OTEL_EXPORTER_OTLP_COMPRESSION": "none"}
    return subprocess.Popen(
        [sys.executable, "-m", "lautta.cli", *argv, "--traces", collector],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environ,
    )  # fmt: skip


@pytest.mark.verify
@pytest.mark.slow
def test_all_at_once(tmp_path: Path, collector: tuple[str, list[tuple[str, bytes]]]) -> None:
    url, sent = collector
    process = served(written(database(tmp_path)), url)
    try:
        said, _ = said_until(process.stderr, "Metrics")
        (page,) = re.findall(r"browser: (http://\S+/)", said)
        (shown,) = re.findall(r"(http://\S+/metrics)", said)
        assert httpx.post(page + "api/guests", json={}, timeout=PATIENCE).status_code == 201
        text = httpx.get(shown, timeout=PATIENCE).text
        assert 'lautta_request_seconds_count{route="add_guest",status="2xx"} 1.0' in text
        assert "process_open_fds" in text and httpx.get(page + "metrics", timeout=PATIENCE).status_code == 404
        process.send_signal(signal.SIGTERM)
        out, rest = process.communicate(timeout=PATIENCE)
    finally:
        process.kill()
        process.communicate()
    assert process.returncode == 0 and out == "", "all that is said is in the log"
    told = [json.loads(line) for line in (said + rest).splitlines()]
    assert len(told) >= 3 and {one["level"] for one in told} == {"INFO"}
    names = [span.name for path, body in sent for span in spans(path, body)]
    assert {"request add_guest", "commit"} <= set(names)


def spans(path: str, body: bytes) -> Iterator[Any]:
    assert path == "/v1/traces"
    for resource in ExportTraceServiceRequest.FromString(body).resource_spans:
        for scope in resource.scope_spans:
            yield from scope.spans
