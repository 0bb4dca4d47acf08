"""What an operator sees of a server under test: its metrics and its spans."""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager

import httpx
from opentelemetry.sdk.trace import ReadableSpan
from opentelemetry.sdk.trace.export import SimpleSpanProcessor
from opentelemetry.sdk.trace.export.in_memory_span_exporter import InMemorySpanExporter
from prometheus_client.parser import text_string_to_metric_families
from tests.server.serving import Serving

from lautta.server.http.metrics import PATH, ServerCollector, shown_by
from lautta.server.telemetry import traces

Sample = tuple[str, frozenset[tuple[str, str]]]


def second(place: Serving) -> httpx.AsyncClient:
    """Whoever asks at the second address of a server."""
    return httpx.AsyncClient(
        transport=httpx.ASGITransport(shown_by(ServerCollector(place.app), place.app.hosts)),
        base_url="http://127.0.0.1:9000",
    )


async def metrics_text(place: Serving) -> str:
    async with second(place) as prometheus:
        answer = await prometheus.get(PATH)
    assert answer.status_code == 200 and answer.headers["content-type"].startswith("text/plain")
    return answer.text


def samples(text: str) -> dict[Sample, float]:
    families = text_string_to_metric_families(text)
    return {(one.name, frozenset(one.labels.items())): one.value for family in families for one in family.samples}


class Watched:
    """The metrics of a server, and how they have changed since they were read before."""

    def __init__(self, place: Serving) -> None:
        self.place = place
        self.now: Mapping[Sample, float] = {}
        self.before: Mapping[Sample, float] = {}

    async def look(self) -> None:
        self.before, self.now = self.now, samples(await metrics_text(self.place))

    def value(self, name: str, **labels: str) -> float:
        return self.now.get((name, frozenset(labels.items())), 0.0)

    def more(self, name: str, **labels: str) -> float:
        return self.value(name, **labels) - self.before.get((name, frozenset(labels.items())), 0.0)


@contextmanager
def traced() -> Iterator[InMemorySpanExporter]:
    """Meanwhile all spans are kept here."""
    kept = InMemorySpanExporter()
    with traces.processed_by(SimpleSpanProcessor(kept)):
        yield kept


def told_by(span: ReadableSpan) -> str:
    """All that a span tells whoever collects it."""
    return span.to_json()
