"""What travels holds no secret: no seed, and nothing that a seat may not know."""

import json
import re
from base64 import b64encode
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from tests.duel.game import GAME as DUEL
from tests.server.serving import GAMES, Guest, guest, notations, serving
from tests.server.tables import act, act_at_random, amsterdam, reloaded, state, table_of, tigris
from tests.server.watching import metrics_text, told_by, traced

from lautta.core.game import GameState, View
from lautta.server.messages.moments import Moment
from lautta.server.runtime.server import all_games
from lautta.server.table.events import Event
from lautta.server.table.live_table import LiveTable
from lautta.server.table.story import told
from lautta.server.table.viewers import NOBODY, Viewer
from lautta.server.telemetry.logs import AsJson
from lautta.server.view.moments import Tracing
from lautta.server.view.table_view import TableView
from lautta.server.work import jobs

OWN_LOGS = ("lautta", "sqlalchemy", "aiosqlite", "alembic")  # the client in this process logs what it is sent


def spellings(secret: bytes) -> Iterator[bytes]:
    """Ways in which a seed, or a part of it, could show."""
    words = [secret[i : i + 8] for i in range(0, 32, 8)]
    for part in (secret, *words):
        yield part
        yield part.hex().encode()
        yield part.hex().upper().encode()
        yield str(int.from_bytes(part, "little")).encode()
        yield str(int.from_bytes(part, "big")).encode()


@pytest.mark.parametrize(
    "game", ["duel", "amsterdam", pytest.param("tigris", marks=[pytest.mark.slow, pytest.mark.verify])]
)
async def test_no_answer_and_no_log_holds_the_seed_before_the_end(tmp_path: Path, game: str, caplog: Any) -> None:
    caplog.set_level("DEBUG")
    with traced() as spans:
        heard, secret = await played_to_the_end(tmp_path, game)
    logs = [one for one in caplog.records if one.name.split(".")[0] in OWN_LOGS]
    lines = [*(one.getMessage() for one in logs), *map(AsJson().format, logs)]
    told = [*lines, *map(told_by, spans.get_finished_spans())]
    traffic = b"\n".join([*heard, *(line.encode() for line in told)])
    assert len(traffic) > 10_000 and len(told) > 50
    assert not [spelling for spelling in spellings(secret) if spelling in traffic]


async def played_to_the_end(tmp_path: Path, game: str) -> tuple[list[bytes], bytes]:
    """All that was answered and sent before a game was over, with what was measured, and its seed."""
    async with serving(tmp_path / "a.db", {**all_games(), **GAMES}) as place, guest(place) as anna:
        request = {"game": game, "seats": [{"kind": "person"}, {"kind": "computer", "level": "random"}]}
        table, chance = await anna.set_up(request), Random(1)
        name = table["id"]
        heard: list[bytes] = []
        async with place.follows(anna.token, name) as socket:
            table = await anna.my_turn(name)
            while not table["result"]:
                if chance.random() < 0.3:
                    heard += await everything(anna, name, table)
                update = await anna.act(name, chance.choice(notations(table["legal"])), table["number"])
                if update["undo"]["possible"] and chance.random() < 0.2 and update["to_move"] == [0]:
                    update = await anna.step(name, "undo", update["number"])
                if update["result"]:
                    break
                heard += anna.heard
                anna.heard.clear()
                table = await anna.my_turn(name, update["number"])
                if not table["result"]:
                    heard += anna.heard
                    anna.heard.clear()
            frames = [await socket.recv(decode=False) for _ in range(3)]
        measured = (await metrics_text(place)).encode()
        return [*heard, *frames, measured], bytes.fromhex((await anna.table(name))["seed"])


async def test_what_computers_have_counted_is_sent_to_nobody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Computers of Tigris know the points of others; no answer, no frame and no file tells them before the end."""
    counted: list[View] = []

    def keeping(view: View) -> bytes:
        if view.recall:
            counted.append(view)
        return packed(view)

    packed = jobs.packed
    monkeypatch.setattr(jobs, "packed", keeping)
    seats = [{"kind": "person"}, *({"kind": "computer", "level": level} for level in ("sense", "random"))]
    async with serving(tmp_path / "a.db", {**all_games(), **GAMES}) as place, guest(place) as anna:
        table, chance = await anna.set_up({"game": "tigris", "seats": seats}), Random(4)
        name = table["id"]
        heard: list[bytes] = []
        async with place.follows(anna.token, name) as socket:
            table = await anna.my_turn(name)
            for turn in range(24):
                if turn % 8 == 7:
                    heard += await everything(anna, name, table)
                update = await anna.act(name, chance.choice(notations(table["legal"])), table["number"])
                table = await anna.my_turn(name, update["number"])
                assert not table["result"]
            frames = [await socket.recv(decode=False) for _ in range(3)]
        state = place.server.tables._actors[name].table
    answers = [*heard, *anna.heard, *frames]
    others = [p for view in counted for seat, p in enumerate(view.record.players) if seat != view.viewer]
    assert sum(any(p.points) for p in others) > 5, "computers were told of points that people are not shown"
    assert len(answers) > 50 and state.log.last.status == "playing"
    assert not [view for view in counted for form in forms(view) if form in b"\n".join(answers)]
    assert not [one for one in answers if re.search(rb"players/\d+/(points|treasures|score)", one)], "in a patch"
    shown = [player for answer in answers for player in players_in(answer)]
    assert len(shown) > 100 and not [one for one in shown if {"points", "treasures", "score"} & one.keys()]


def forms(view: View) -> Iterator[bytes]:
    players = b"".join(map(bytes, view.record.players))
    yield from (players, players.hex().encode(), b64encode(view.bytes())[64:200], b" counted", b'"counted"')


def players_in(answer: bytes) -> Iterator[dict[str, Any]]:
    """What an answer tells of players in public, wherever it stands; nothing where it is no JSON."""
    try:
        parts = [json.loads(answer[: answer.rindex(b"}") + 1])]
    except ValueError:
        return
    while parts:
        part = parts.pop()
        if isinstance(part, dict):
            if {"dynasty", "leaders"} <= part.keys():
                yield part
            parts += part.values()
        elif isinstance(part, list):
            parts += part


async def everything(anna: Guest, name: str, table: Any) -> list[bytes]:
    """Every answer that somebody can ask for without doing anything."""
    path, legal = f"/api/tables/{name}", notations(table["legal"])
    gets = [
        "/api/tables", path, f"{path}/file", f"{path}/moments/1", f"{path}/moments?after=1", f"{path}/updates?seen=0",
        f"{path}/choices",
    ]  # fmt: skip
    answers = [await anna.client.get(get) for get in gets]
    tried = {"moment": table["number"], "draw": 1, "computers": True, "line": [{"seat": 0, "action": legal[0]}]}
    answers.append(await anna.client.post(f"{path}/what-if", json=tried))
    for action in (legal[0], legal[-1], "nonsense"):
        answers.append(await anna.client.post(f"{path}/preview", json={"action": action}))
    body = {"action": legal[0], "seen": max(table["number"] - 1, 0), "key": "stale"}
    answers.append(await anna.client.post(f"{path}/actions", json=body))
    return [answer.content + str(answer.headers).encode() for answer in answers]


def twins(game: Any, seed: int, steps: int, people: Any = (0,)) -> tuple[LiveTable, LiveTable] | None:
    """Two tables that differ only in what seat 0 may not know: one goes on from where it is, one from a resampled
    position that looks the same from that seat."""
    table, chance = table_of(game, seed, people=people), Random(seed)
    for _ in range(steps):
        if state(table).to_move:
            act_at_random(table, chance)
    here = state(table)
    other = here.resample(0, seed + 1)
    if not here.to_move or here.bytes() == other.bytes():
        return None
    return from_position(table, here), from_position(table, other)


def from_position(table: LiveTable, position: GameState) -> LiveTable:
    mask = sum(1 << seat for seat in position.to_move)
    rules = Event(2, 1, "rules", told("server-log-rules", version=1), mask, action=position.text(), to=1)
    return reloaded(table, [table.log.events[0], rules])


def all_that_is_told(table: LiveTable) -> bytes:
    """Everything that seat 0 and a spectator can be told of a table."""
    look, view = TableView(table, table.log.number), TableView(table, table.log.number).position(0)
    me = table.viewer("guest 0")
    parts: list[Any] = [look.whole(me), look.whole(NOBODY), look.update(0, me), look.live_update(1, me)]
    parts += [TableView(table, table.log.number, past=True).whole(me)]
    parts += [told for viewer in (me, NOBODY) for told in changes(table, viewer)]
    parts += [view.bytes(), look.position(None).bytes(), view.legal(0)]
    for code in range(len(view.space)):
        reason = view.why_not(code, 0)
        parts.append((view.space.text(code), reason.name if reason else dict(view.preview(0, code))))
    return msgspec.json.encode(parts, enc_hook=lambda value: dict(value))


def changes(table: LiveTable, viewer: Viewer) -> list[Moment]:
    tracing = Tracing(TableView(table, 2, past=True), viewer)
    return [tracing.step(TableView(table, number, past=True)) for number in range(3, table.log.number + 1)]


@pytest.mark.parametrize("game", [DUEL, amsterdam(), tigris()], ids=lambda game: game.name)
def test_tables_that_differ_only_in_hidden_things_are_told_the_same(game: Any) -> None:
    compared = 0
    for seed in range(12):
        pair = twins(game, seed, seed * 3 if game is not DUEL else seed % 5)
        if pair:
            one, two = pair
            assert state(one).bytes() != state(two).bytes()
            assert all_that_is_told(one) == all_that_is_told(two)
            compared += 1
            for number in range(2):
                compared += same_after_an_action(one, two, number)
    assert compared > 8
    compared = 0
    for seed in range(8):  # one guest holds both seats: what is told of seat 0, or of none, tells nothing of seat 1
        if pair := twins(game, seed, seed * 3 if game is not DUEL else seed % 5, {0: "anna", 1: "anna"}):
            one, two = map(all_that_a_screen_is_told, pair)
            assert one == two
            compared += 1
    assert compared > 4


def all_that_a_screen_is_told(table: LiveTable) -> bytes:
    """What a guest with both seats is told of seat 0 or of none, and what others are told who look."""
    table.look_in("anna")
    table.look_in("a stranger")
    look, parts = TableView(table, table.log.number), []
    for viewer in (table.viewer("anna"), table.viewer("anna", 0), table.viewer("a stranger"), NOBODY):
        parts += [look.whole(viewer), look.update(0, viewer), look.live_update(1, viewer)]
        parts.append(TableView(table, table.log.number, past=True).whole(viewer))
    of_none, of_seat_0 = (json.loads(bytes(parts[number])) for number in (0, 4))
    assert of_none["my_seat"] is None and of_none["my_seats"] == [0, 1] and of_seat_0["my_seat"] == 0
    return msgspec.json.encode([parts, look.open_table()], enc_hook=lambda value: dict(value))


def same_after_an_action(one: LiveTable, two: LiveTable, number: int) -> int:
    """Do the same for seat 0 in both; told the same unless it showed something."""
    legal = TableView(one, one.log.number).position(0).legal(0)
    shown = state(one).record.shown
    if not legal:
        return 0
    for table in (one, two):
        code = legal[number % len(legal)]
        act(table, 0, code)
    if state(one).record.shown != shown or not state(one).to_move:
        return 0
    assert all_that_is_told(one) == all_that_is_told(two)
    return 1


def test_the_log_of_others_names_no_secret_action_and_a_setup_prints_without_its_seed() -> None:
    table = table_of(DUEL, 1)
    act(table, 1, state(table).legal(1)[0])
    shown = [json.loads(msgspec.json.encode(TableView(table, 2).entry(2, seat))) for seat in (0, None, 1)]
    assert [entry.get("action") for entry in shown] == [None, None, table.log.events[1].action]
    assert not [one for one in spellings(table.setup.seed) if one in repr(table.setup).encode()]
