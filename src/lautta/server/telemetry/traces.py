"""Spans around pieces of work, sent to an OpenTelemetry collector; without one, nothing is imported or done.

A span holds only words of the program, as metrics do. Of an error it holds the code or type: texts may quote secrets.
"""

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from importlib.util import find_spec
from typing import Any

from lautta import __version__
from lautta.server.problem import Problem

PATH = "/v1/traces"
LAST_WORDS = 2000  # milliseconds for the spans that are left at the end
_NOTHING: AbstractContextManager[Any] = nullcontext()
_begin: Callable[..., AbstractContextManager[Any]] | None = None


def can_trace() -> bool:
    """Is what it takes installed?"""
    return all(map(find_spec, ("opentelemetry", "opentelemetry.sdk", "opentelemetry.exporter")))


def span(what: str, which: str = "", **facts: str | int) -> AbstractContextManager[Any]:
    """A span around what is done within, below the one that this task is in; nothing where no traces are sent."""
    return _NOTHING if _begin is None else _begin(f"{what} {which}".strip(), facts)


@contextmanager
def sent_to(collector: str | None) -> Iterator[None]:
    """While a server runs, send its traces to the collector at that URL (None: to nobody)."""
    if collector is None:
        yield
        return
    from opentelemetry.exporter.otlp.proto.http.trace_exporter import OTLPSpanExporter
    from opentelemetry.sdk.trace.export import BatchSpanProcessor

    with processed_by(BatchSpanProcessor(OTLPSpanExporter(collector.rstrip("/") + PATH))):
        yield


@contextmanager
def processed_by(processor: Any) -> Iterator[None]:
    """Meanwhile hand each span that ends to a processor of OpenTelemetry."""
    from opentelemetry.sdk.resources import SERVICE_NAME, SERVICE_VERSION, Resource
    from opentelemetry.sdk.trace import TracerProvider
    from opentelemetry.trace import StatusCode

    global _begin
    told = Resource.create({SERVICE_NAME: "lautta", SERVICE_VERSION: __version__})
    provider = TracerProvider(resource=told, shutdown_on_exit=False)
    provider.add_span_processor(processor)
    tracer = provider.get_tracer("lautta", __version__)

    @contextmanager
    def begin(name: str, facts: dict[str, str | int]) -> Iterator[Any]:
        with tracer.start_as_current_span(
            name, attributes=facts, record_exception=False, set_status_on_exception=False
        ) as one:
            try:
                yield one
            except Problem as problem:
                one.set_attribute("error.type", problem.code)
                raise
            except Exception as error:
                one.set_status(StatusCode.ERROR)
                one.set_attribute("error.type", type(error).__name__)
                raise

    _begin = begin
    try:
        yield
    finally:
        _begin = None
        provider.force_flush(LAST_WORDS)
        provider.shutdown()
