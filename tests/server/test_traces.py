"""Spans of a server: what belongs to what, and that they cost nothing where nobody collects them."""

import subprocess
import sys
from typing import Any

import pytest
from tests.server.serving import Guest, notations
from tests.server.watching import told_by, traced

from lautta.server.problem import Problem
from lautta.server.telemetry import traces

OFF = """
import sys
import lautta.server.http.run
from lautta.server.telemetry import traces
with traces.sent_to(None), traces.span("request", "act"):
    pass
print([name for name in sys.modules if name.startswith("opentelemetry")])
"""


async def test_a_request_its_command_and_what_follows(anna: Guest) -> None:
    table = await anna.set_up()
    table = await anna.my_turn(table["id"])
    with traced() as kept:
        await anna.act(table["id"], notations(table["legal"])[0], table["number"])
        await anna.act(table["id"], "nonsense", table["number"], 409)
        await anna.my_turn(table["id"], table["number"] + 1)
        await anna.client.get("/health")
    spans: dict[str, list[Any]] = {}
    for span in kept.get_finished_spans():
        spans.setdefault(span.name, []).append(span)
    request, refused = spans["request act"]
    command = spans["command Action"][0]
    assert command.parent.span_id == request.context.span_id and command.attributes == {"game": "duel"}
    assert refused.attributes == {"error.type": "stale"} and refused.status.is_unset
    assert all(span.parent is None for span in spans["commit"])
    assert spans["commit"][0].attributes["writes"] >= 1 <= spans["commit"][0].attributes["rows"]
    assert spans["job choose"][0].parent is None, "a computer player thinks for nobody's request"
    assert spans["command Choice"] and spans["request show_health"] and spans["request show_table"]
    everything = "".join(map(told_by, kept.get_finished_spans()))
    assert [secret for secret in (table["id"], anna.token, "/api/", "nonsense") if secret in everything] == []


def test_an_error_is_told_by_its_type() -> None:
    with traced() as kept:
        with pytest.raises(ValueError), traces.span("job", "choose", game="duel"):
            raise ValueError("a secret")
        with pytest.raises(Problem), traces.span("job", "choose"):
            raise Problem("busy", secret="a secret")
    one, two = kept.get_finished_spans()
    assert (one.name, one.attributes) == ("job choose", {"game": "duel", "error.type": "ValueError"})
    assert not one.status.is_ok and not one.status.is_unset and two.attributes == {"error.type": "busy"}
    assert "a secret" not in told_by(one) + told_by(two) and not one.events
    assert one.resource.attributes["service.name"] == "lautta"


@pytest.mark.verify
def test_nothing_is_imported_where_nobody_collects_them() -> None:
    done = subprocess.run([sys.executable, "-W", "ignore", "-c", OFF], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
    assert traces.span("request", "act") is traces.span("commit")
