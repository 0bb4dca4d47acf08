"""What lies in `deploy` fits its schemas and asks only for what there is: options, routes, metrics, variables."""

import asyncio
import json
import os
import re
import signal
import socket
import subprocess
import sys
import tomllib
from collections.abc import AsyncIterator, Iterator
from contextlib import ExitStack, asynccontextmanager, contextmanager, suppress
from importlib.resources import files
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic, sleep
from types import SimpleNamespace
from typing import Any
from urllib.parse import urlsplit

import httpx
import kubernetes_validate
import pytest
import yaml
from jsonschema.validators import validator_for
from msgspec.structs import fields

from bench import nats, nginx
from bench.postgresql import Postgresql, told
from lautta.cli import main
from lautta.server.http.app import create_app
from lautta.server.http.metrics import ServerCollector
from lautta.server.processes.broker import Broker
from lautta.server.telemetry import metrics
from lautta.server.work.executor import ThreadExecutor

ROOT = Path(__file__).parents[1]
DEPLOY = ROOT / "deploy"
DOCKERFILE = (DEPLOY / "Dockerfile").read_text()
COMPOSE = yaml.safe_load((DEPLOY / "compose.yaml").read_text())
KUBERNETES = {path.name: yaml.safe_load(path.read_text()) for path in (DEPLOY / "kubernetes").glob("*.yaml")}
BOARD = json.loads((DEPLOY / "grafana.json").read_text())
KUBERNETES_VERSION = "1.31"
NO_NATS = "there is no NATS, so its configurations were not tried; to add it, install nats-server 2.9 or newer"
SUFFIXES = {"histogram": ("_bucket", "_sum", "_count"), "counter": ("_total",), "gauge": ("",)}
ENTRYPOINT = json.loads(re.search(r"^ENTRYPOINT (.+)$", DOCKERFILE, re.MULTILINE)[1])  # type: ignore[index]


@pytest.fixture
def served(monkeypatch: pytest.MonkeyPatch) -> list[tuple[Any, ...]]:
    """What the server was asked for, in place of serving."""
    asked: list[tuple[Any, ...]] = []
    monkeypatch.setattr("lautta.server.http.run.serve", lambda *arguments: asked.append(arguments))
    monkeypatch.setenv("LAUTTA_STRICT", "1")
    return asked


def known_variables() -> set[str]:
    """The variables of the environment that the program reads."""
    sources = (path.read_text("utf-8") for path in (ROOT / "src/lautta").rglob("*.py"))
    return {name for source in sources for name in re.findall(r"LAUTTA_[A-Z_]+", source)}


def paths() -> set[str]:
    return {route.path for route in create_app().routes}


def container() -> dict[str, Any]:
    (one,) = KUBERNETES["deployment.yaml"]["spec"]["template"]["spec"]["containers"]
    return dict(one)


# the image


def test_the_image_serves_what_its_command_says(served: list[tuple[Any, ...]]) -> None:
    assert ENTRYPOINT[0] == "lautta" and main(ENTRYPOINT[1:]) == 0
    assert (served[0][0].host, served[0][0].port) == ("0.0.0.0", 8000)
    assert "EXPOSE 8000" in DOCKERFILE and "http://127.0.0.1:8000/health" in DOCKERFILE and "/health" in paths()


def test_the_image_takes_its_database_from_the_environment(
    served: list[tuple[Any, ...]], monkeypatch: pytest.MonkeyPatch
) -> None:
    variables = dict(re.findall(r"(LAUTTA_[A-Z]+)=(\S+)", DOCKERFILE.partition("\nENV ")[2]))
    assert set(variables) <= known_variables()
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    main(ENTRYPOINT[1:])
    monkeypatch.setenv("LAUTTA_DATABASE", "postgresql://lautta:secret@postgres/lautta")
    main(ENTRYPOINT[1:])
    assert served[0][1] == Path("/data/lautta.db") and served[1][1].host == "postgres"


def test_the_image_has_the_versions_that_were_tested() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    (extras,) = re.findall(r"\.whl\)\[([a-z,]+)\]", DOCKERFILE)
    assert {"postgresql", "broker"} <= set(extras.split(",")) <= set(project["optional-dependencies"])
    assert "--constraint requirements/test.txt" in DOCKERFILE
    pinned = {line.partition("==")[0] for line in (ROOT / "requirements/test.txt").read_text().splitlines()}
    wanted = {
        re.split(r"[^a-z-]", one)[0] for extra in extras.split(",") for one in project["optional-dependencies"][extra]
    }
    assert wanted - {"lautta"} <= pinned


# compose


def test_compose_fits_its_schema() -> None:
    schema = json.loads((files("check_jsonschema") / "builtin_schemas/vendor/compose-spec.json").read_text())
    validator = validator_for(schema)(schema)
    assert [error.message for error in validator.iter_errors(COMPOSE)] == []
    assert list(validator.iter_errors({**COMPOSE, "servces": {}})), "the schema is strict"


def test_compose_runs_the_server_with_options_that_it_has(
    served: list[tuple[Any, ...]], monkeypatch: pytest.MonkeyPatch
) -> None:
    one = COMPOSE["services"]["lautta"]
    assert set(one["environment"]) <= known_variables()
    filled = filled_in(one)
    for name, value in filled["environment"].items():
        monkeypatch.setenv(name, value)
    assert main([*ENTRYPOINT[1:], *filled["command"]]) == 0
    settings, database = served[0][:2]
    assert (database.host, database.port) == ("postgres", 5432) and database.host in COMPOSE["services"]
    own = filled_in(COMPOSE["services"]["postgres"])["environment"]
    assert (database.username, database.password, database.database) == (
        own["POSTGRES_USER"], own["POSTGRES_PASSWORD"], own["POSTGRES_DB"]
    )  # fmt: skip
    assert settings.public_url == "https://games.example.org/"
    assert (settings.metrics, settings.log) == ("0.0.0.0:9000", "json")
    assert settings.processes == 2 and urlsplit(settings.broker).hostname in COMPOSE["services"]
    assert one["ports"] == ["127.0.0.1:8000:8000"], "the metrics are not published"
    assert set(one["depends_on"]) == {"postgres", "nats"} and "ports" not in COMPOSE["services"]["nats"]
    assert (DEPLOY / one["build"]["context"] / one["build"]["dockerfile"]).samefile(DEPLOY / "Dockerfile")


def filled_in(service: dict[str, Any]) -> dict[str, Any]:
    """A service, or a config, with what example.env says; what it lacks stays as it is."""
    lines = (DEPLOY / "example.env").read_text().splitlines()
    values = dict(line.split("=", 1) for line in lines if line and not line.startswith("#"))
    text = re.sub(r"\$\{(\w+):\?\}", lambda found: values.get(found[1], found[0]), json.dumps(service))
    return dict(json.loads(text))


def test_the_example_has_each_variable_and_no_secret() -> None:
    text = (DEPLOY / "compose.yaml").read_text()
    named = set(re.findall(r"^(\w+)=", (DEPLOY / "example.env").read_text(), re.MULTILINE))
    assert set(re.findall(r"\$\{(\w+)", text)) == named
    values = re.findall(r"^\w+_PASSWORD=(.+)$", (DEPLOY / "example.env").read_text(), re.MULTILINE)
    assert values and set(values) == {"choose-one"}
    assert ".env" in (ROOT / ".gitignore").read_text().splitlines()


def test_compose_mounts_what_is_there_and_watches_on_request() -> None:
    services = COMPOSE["services"]
    assert services["postgres"]["image"].startswith("postgres:17")
    assert [name for name, one in services.items() if one.get("profiles") == ["watch"]] == ["prometheus", "grafana"]
    for one in services.values():
        for mounted in one.get("volumes", ()):
            source = mounted.partition(":")[0]
            assert source in COMPOSE["volumes"] or (DEPLOY / source).is_file(), mounted
        assert {config["source"] for config in one.get("configs", ())} <= set(COMPOSE["configs"])
    for name in ("datasource", "boards"):
        assert yaml.safe_load(COMPOSE["configs"][name]["content"])["apiVersion"] == 1


def test_prometheus_asks_each_process_where_it_answers() -> None:
    wanted = yaml.safe_load((DEPLOY / "prometheus.yaml").read_text())
    targets = [target for one in wanted["scrape_configs"] for target in one["static_configs"][0]["targets"]]
    host, _, port = targets[0].partition(":")
    command = COMPOSE["services"][host]["command"]
    assert f"--metrics=0.0.0.0:{port}" in command and f"--processes={len(targets)}" in command
    assert targets == [f"{host}:{int(port) + place}" for place in range(len(targets))]


def test_the_broker_of_compose_is_set_up_where_it_looks() -> None:
    one = COMPOSE["services"]["nats"]
    (config,) = one["configs"]
    assert one["command"] == ["nats-server", "--config", config["target"]] and config["source"] in COMPOSE["configs"]
    assert f'http: "{urlsplit(one["healthcheck"]["test"][-1]).netloc}"' in COMPOSE["configs"]["nats"]["content"]


def test_a_broker_takes_its_configurations(tmp_path: Path) -> None:
    here = program()
    texts = [
        filled_in(COMPOSE["configs"]["nats"])["content"],
        *KUBERNETES["nats-secret.example.yaml"]["stringData"].values(),
    ]
    for text in texts:
        (tmp_path / "nats.conf").write_text(text)
        checked = subprocess.run(
            [here, "-t", "-c", tmp_path / "nats.conf"], capture_output=True, text=True, check=False
        )
        assert checked.returncode == 0, checked.stderr


def program() -> str:
    with suppress(FileNotFoundError):
        return nats.program()
    pytest.skip(NO_NATS)


@contextmanager
def ended(process: "subprocess.Popen[str]", within: float = 10) -> Iterator[None]:
    """A process that is told to end."""
    try:
        yield
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait(within)


def in_a_row(many: int) -> int:
    """The first of so many ports that are free."""
    for first in count(20_000 + os.getpid() % 20_000):
        with suppress(OSError):
            for port in range(first, first + many):
                socket.create_server(("127.0.0.1", port)).close()
            return first
    raise AssertionError


@asynccontextmanager
async def own_postgresql(own: dict[str, str]) -> AsyncIterator[Postgresql]:
    """A PostgreSQL with the user and the database of compose.yaml."""
    with TemporaryDirectory() as folder:
        postgresql = Postgresql(Path(folder))
        try:
            postgresql.make()
        except FileNotFoundError:
            pytest.skip("there is no PostgreSQL; to start what compose.yaml starts, install PostgreSQL 15 or newer")
        await postgresql.start()
        try:
            user, password, name = own["POSTGRES_USER"], own["POSTGRES_PASSWORD"], own["POSTGRES_DB"]
            await told(postgresql.url, f"CREATE ROLE {user} LOGIN PASSWORD '{password}'")
            await told(postgresql.url, f"CREATE DATABASE {name} OWNER {user}")
            yield postgresql
        finally:
            postgresql.kill()


@pytest.mark.verify
async def test_both_processes_that_compose_starts_answer(tmp_path: Path) -> None:
    page = in_a_row(5)
    metrics_at, broker = page + 1, page + 3
    (tmp_path / "nats.conf").write_text(
        filled_in(COMPOSE["configs"]["nats"])["content"].replace("4222", str(broker)).replace("8222", str(broker + 1))
    )
    one, own = filled_in(COMPOSE["services"]["lautta"]), filled_in(COMPOSE["services"]["postgres"])["environment"]
    options = [{"8000": str(page)}.get(part, part) for part in ENTRYPOINT[1:]]
    options += [part.replace(":9000", f":{metrics_at}") for part in one["command"]]
    at_broker = subprocess.Popen([program(), "-c", tmp_path / "nats.conf"], stderr=subprocess.DEVNULL, text=True)
    with ended(at_broker):
        async with own_postgresql(own) as postgresql:
            moved = {"@postgres:5432": f"@127.0.0.1:{postgresql.port}", "@nats:4222": f"@127.0.0.1:{broker}"}
            environment = {name: replaced(value, moved) for name, value in one["environment"].items()}
            command = [sys.executable, "-m", "lautta.cli", *options]
            serving = subprocess.Popen(command, env={**os.environ, **environment}, text=True)
            with ended(serving, int(one["stop_grace_period"].rstrip("s"))):
                see_both(f"http://127.0.0.1:{page}", [f"http://127.0.0.1:{metrics_at + place}" for place in range(2)])
            assert serving.returncode == 0


def replaced(text: str, by: dict[str, str]) -> str:
    for before, after in by.items():
        text = text.replace(before, after)
    return text


def see_both(page: str, metrics_at: list[str]) -> None:
    """See that each of two processes has answered for a table that one of them owns."""
    until = monotonic() + 120
    while not all(map(answers, (f"{page}/ready", *(f"{one}/metrics" for one in metrics_at)))):
        assert monotonic() < until, "it never was ready"
        sleep(0.1)
    token = httpx.post(f"{page}/api/guests", json={"name": "Anna"}).json()["token"]
    me = {"authorization": f"Bearer {token}"}
    seats = [{"kind": "person"}, {"kind": "open"}]
    table = httpx.post(f"{page}/api/tables", json={"game": "amsterdam", "seats": seats}, headers=me).json()["id"]
    while not all('lautta_request_seconds_count{route="show_table",status="2xx"}' in of(one) for one in metrics_at):
        assert monotonic() < until, "only one of them answers"
        assert httpx.get(f"{page}/api/tables/{table}", headers=me).json()["id"] == table
    owned = [float(re.search(r"^lautta_tables (\S+)$", of(one), re.MULTILINE)[1]) for one in metrics_at]  # type: ignore[index]
    assert sorted(owned) == [0, 1]


def answers(address: str) -> bool:
    with suppress(httpx.TransportError):
        return httpx.get(address).status_code == 200
    return False


def of(process: str) -> str:
    return httpx.get(f"{process}/metrics").text


# Kubernetes


@pytest.mark.parametrize("name", KUBERNETES)
def test_manifests_fit_their_schemas(name: str) -> None:
    kubernetes_validate.validate(KUBERNETES[name], KUBERNETES_VERSION, strict=True)


def test_a_wrong_manifest_does_not_fit() -> None:
    wrong = {**KUBERNETES["service.yaml"], "spce": {}}
    with pytest.raises(kubernetes_validate.ValidationError):
        kubernetes_validate.validate(wrong, KUBERNETES_VERSION, strict=True)


def test_the_deployment_runs_servers_with_options_that_they_have(
    served: list[tuple[Any, ...]], monkeypatch: pytest.MonkeyPatch
) -> None:
    spec = KUBERNETES["deployment.yaml"]["spec"]
    assert spec["replicas"] > 1 and spec["strategy"]["rollingUpdate"] == {"maxSurge": 0, "maxUnavailable": 1}
    secret = KUBERNETES["secret.example.yaml"]["stringData"]
    variables = {**KUBERNETES["configmap.yaml"]["data"], **secret}
    assert set(variables) <= known_variables() and "LAUTTA_DATABASE" in secret
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert main([*ENTRYPOINT[1:], *container()["args"]]) == 0
    settings, database = served[0][:2]
    assert database.host == "postgres.example.org" and settings.log == "json"
    assert settings.processes == 1, "one in each pod"
    refs = [kind for source in container()["envFrom"] for kind in source.values()]
    assert {ref["name"] for ref in refs} == {KUBERNETES[name]["metadata"]["name"] for name in (
        "configmap.yaml", "secret.example.yaml")}  # fmt: skip


def test_probes_ask_routes_that_there_are() -> None:
    asked = {name: one["httpGet"] for name, one in container().items() if name.endswith("Probe")}
    assert {name: one["path"] for name, one in asked.items()} == {
        "startupProbe": "/health", "livenessProbe": "/health", "readinessProbe": "/ready"
    }  # fmt: skip
    assert {one["path"] for one in asked.values()} <= paths()
    ports = {port["name"]: port["containerPort"] for port in container()["ports"]}
    assert {one["port"] for one in asked.values()} == {"http"} and ports == {"http": 8000, "metrics": 9000}
    assert f"--metrics=0.0.0.0:{ports['metrics']}" in container()["args"]
    (served,) = KUBERNETES["service.yaml"]["spec"]["ports"]
    assert served["targetPort"] == "http", "the metrics are not part of the service"


@pytest.mark.parametrize(("runs", "others"), [
    ("deployment.yaml", ("service.yaml", "poddisruptionbudget.yaml")),
    ("nats-statefulset.yaml", ("nats-service.yaml", "nats-routes.yaml", "nats-networkpolicy.yaml",
                               "nats-poddisruptionbudget.yaml")),
])  # fmt: skip
def test_what_belongs_together_has_the_same_labels(runs: str, others: tuple[str, ...]) -> None:
    spec = KUBERNETES[runs]["spec"]
    pod = spec["template"]["metadata"]["labels"].items()
    chosen = [KUBERNETES[name]["spec"] for name in others]
    selectors = [one.get("podSelector") or one["selector"] for one in (spec, *chosen)]
    assert all((one.get("matchLabels") or one).items() <= pod for one in selectors)
    spread = spec["template"]["spec"]["topologySpreadConstraints"]
    assert all(one["labelSelector"]["matchLabels"].items() <= pod for one in spread)


def test_processes_of_pods_find_a_broker_that_lets_only_them_in() -> None:
    broker = urlsplit(KUBERNETES["secret.example.yaml"]["stringData"]["LAUTTA_BROKER"])
    service, runs = KUBERNETES["nats-service.yaml"], KUBERNETES["nats-statefulset.yaml"]
    assert (broker.hostname, broker.port) == (service["metadata"]["name"], service["spec"]["ports"][0]["port"])
    set_up = KUBERNETES["nats-secret.example.yaml"]
    text, secret = set_up["stringData"]["nats.conf"], runs["spec"]["template"]["spec"]["volumes"][0]["secret"]
    assert f'user: {broker.username}, password: "{broker.password}"' in text
    assert secret["secretName"] == set_up["metadata"]["name"]
    peers = [f"{runs['metadata']['name']}-{number}.{runs['spec']['serviceName']}" for number in range(3)]
    assert re.findall(r"@([\w.-]+):6222", text) == peers and runs["spec"]["replicas"] == len(peers)
    assert runs["spec"]["serviceName"] == KUBERNETES["nats-routes.yaml"]["metadata"]["name"]
    client, routes = KUBERNETES["nats-networkpolicy.yaml"]["spec"]["ingress"]
    allowed = client["from"][0]["podSelector"]["matchLabels"]
    assert allowed == KUBERNETES["deployment.yaml"]["spec"]["selector"]["matchLabels"]
    assert [one["ports"][0]["port"] for one in (client, routes)] == ["client", "routes"]


async def test_brokers_of_pods_pass_on_what_they_are_sent(tmp_path: Path) -> None:
    text = KUBERNETES["nats-secret.example.yaml"]["stringData"]["nats.conf"]
    url = urlsplit(KUBERNETES["secret.example.yaml"]["stringData"]["LAUTTA_BROKER"])
    first, here = in_a_row(9), program()
    text = re.sub(r"@lautta-nats-(\d)[\w.-]+:6222", lambda found: f"@127.0.0.1:{first + 6 + int(found[1])}", text)
    with ExitStack() as brokers:
        for number in range(3):
            places = {f"port: {port}": f'listen: "127.0.0.1:{first + more + number}"'
                      for port, more in (("4222", 0), ("6222", 6))}  # fmt: skip
            set_up = replaced(text, {**places, "http: 8222": f'http: "127.0.0.1:{first + 3 + number}"'})
            (tmp_path / f"{number}.conf").write_text(set_up)
            command = [here, "-c", tmp_path / f"{number}.conf"]
            brokers.enter_context(ended(subprocess.Popen(command, stderr=subprocess.DEVNULL, text=True)))
        ends = [await Broker.open(f"nats://{url.username}:{url.password}@127.0.0.1:{first + number}", "test")
                for number in (0, 2)]  # fmt: skip
        heard = asyncio.Event()

        async def hear(_: Any) -> None:
            heard.set()

        await ends[1].listen("anything", hear)
        until = monotonic() + 20
        while not heard.is_set():  # they find each other after a while
            assert monotonic() < until, "nothing comes through"
            await ends[0].publish("anything", b"hello")
            await asyncio.sleep(0.1)
        assert ends[0]._client.discovered_servers == []
        for end in ends:
            await end.close()


def test_a_server_is_given_the_time_that_it_needs_to_stop() -> None:
    needed = int(re.search(r"within (\d+) seconds at most", (ROOT / "docs/operate.md").read_text())[1])  # type: ignore[index]
    pod = KUBERNETES["deployment.yaml"]["spec"]["template"]["spec"]
    unit = (DEPLOY / "lautta.service").read_text()
    given = [pod["terminationGracePeriodSeconds"], int(COMPOSE["services"]["lautta"]["stop_grace_period"].rstrip("s")),
             int(re.search(r"TimeoutStopSec=(\d+)", unit)[1])]  # type: ignore[index]  # fmt: skip
    assert min(given) >= needed


# the board


def series() -> dict[str, tuple[str, ...]]:
    """Every series that there can be, with its labels."""
    server = SimpleNamespace(tables=SimpleNamespace(count=0, followers=0), executor=ThreadExecutor({}))
    application: Any = SimpleNamespace(state=SimpleNamespace(server=server, sockets=set(), stopping=False))
    found: dict[str, tuple[str, ...]] = {}
    for family in metrics.registry([ServerCollector(application)]).collect():
        labels = tuple({name for sample in family.samples for name in sample.labels})
        for suffix in SUFFIXES.get(family.type, ("",)):
            found[family.name + suffix] = labels
    for one in metrics.ALL:
        (family,) = one.collect()
        labels = one._labelnames  # type: ignore[attr-defined]
        found |= {family.name + suffix: (*labels, "le") for suffix in SUFFIXES[family.type]}
    return found


def asked() -> list[str]:
    """All that the board asks for."""
    return [target["expr"] for panel in BOARD["panels"] for target in panel["targets"]] + [
        one["expr"] for one in BOARD["annotations"]["list"]
    ]


def test_each_metric_that_the_board_asks_for_exists() -> None:
    known = series()
    for expression in asked():
        names = re.findall(r"\b(?:lautta|process|python)_\w+", expression)
        assert names and [name for name in names if name not in known] == [], expression
        for grouped in re.findall(r" by \(([^)]+)\)", expression):
            assert [label for label in grouped.split(", ") if label not in known[names[0]]] == [], expression


def test_the_board_shows_all_that_is_measured() -> None:
    shown = set(re.findall(r"\blautta_\w+", " ".join(asked())))
    families = {re.sub(r"_(bucket|sum|count|total)$", "", name) for name in shown}
    measured = {re.sub(r"_(bucket|sum|count|total)$", "", name) for name in series() if name.startswith("lautta_")}
    assert measured - families == {"lautta_stopping"}, "a server that stops is seen by its absence"


def test_the_board_is_whole() -> None:
    assert len({panel["id"] for panel in BOARD["panels"]}) == len(BOARD["panels"]) > 10
    places = [(panel["gridPos"]["x"], panel["gridPos"]["y"]) for panel in BOARD["panels"]]
    assert len(set(places)) == len(places)
    assert all(panel["title"] and panel["description"].endswith(".") for panel in BOARD["panels"])
    assert {panel["datasource"]["uid"] for panel in BOARD["panels"]} == {"${datasource}"}
    assert [one["name"] for one in BOARD["templating"]["list"]] == ["datasource"]


def test_nginx_sends_only_to_another_machine_what_can_be_done_twice(tmp_path: Path) -> None:
    text = nginx.configuration(tmp_path, 4000, [4001, 4002])
    assert text.count("max_fails=1") == 2 and "listen 127.0.0.1:4000;" in text and "ssl" not in text
    block = re.search(r"location ~ \^/api/tables/\[\^/\]\+\(/\(([a-z|]+)\)\)\?\$ \{([^}]*non_idempotent[^}]*)\}", text)
    assert block and "non_idempotent" not in text.replace(block[2], "")
    routes = {route.path: route for route in create_app(games={}).routes}
    names = set(block[1].split("|"))
    assert "join" in names  # which is told to who sits there already: see test_who_joins_twice_sits_there_once
    for name in names - {"join"}:
        for method, (handler, _) in routes[f"/api/tables/{{table:str}}/{name}"].route_handler_map.items():
            if method not in ("GET", "HEAD", "OPTIONS"):
                assert any(field.name == "key" and field.required for field in fields(handler.opt["body"])), name


def test_proxies_log_no_secret_path() -> None:
    found = [re.match(r"(/api/\w+/)\{(?:token|invite):", route.path) for route in create_app(games={}).routes]
    secret = {"/invite/", *(path[1] for path in found if path)}
    conf = (ROOT / "deploy/nginx.conf").read_text()
    assert set(re.findall(r"~\^(\S+/) \1\.\.\.;", conf)) == secret and "$request " not in conf
    assert re.search(r"\berror_log \S+ crit;", conf)  # which has the line of each request that fails, at lower levels
    for page in ("deploy/Caddyfile", "docs/operate.md"):
        assert secret <= set(re.findall(r"/[a-z/]+/", (ROOT / page).read_text()))
