"""Positions from outside: each is taken and can be played on, or is refused with its place, a key and a sentence."""

import json
import re
from copy import deepcopy
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.games.roads.games import random_game
from tests.games.roads.ledger import Ledger, check_buildings, check_places, check_wonder
from tests.games.roads.positions import IRRIGATED, JUNCTION, data_of, map_of, position, shown

from lautta.core.boards import BoardError
from lautta.core.chance import Chooser, choose
from lautta.core.fields import Each
from lautta.core.game import GameState
from lautta.core.harness import engines
from lautta.core.problems import Problem
from lautta.core.reasons import MalformedPosition
from lautta.core.records import copy_of
from lautta.games.roads.fields import BUILDING, OFFER, TRANSPORTER, WORK
from lautta.games.roads.game import GAME
from lautta.games.roads.state import PHASES, State
from lautta.words import LANGUAGES, Words

LAND = "p w m .\nd p p ."
HOME = "player 1\n  home a1\n"
DONKEY = f"{HOME}  transporters\n    t1 donkey a1\n"
TWO = "seats 2\n"


def problems(text: str, picture: str = LAND, **options: str) -> list[Problem]:
    """What is wrong with a position, of one player and in movement unless it says otherwise."""
    given = {line.split()[0] for line in text.splitlines()}
    lines = [line for name, line in (("seats", "seats 1"), ("phase", "phase movement")) if name not in given]
    head = [f"options {' '.join(f'{name}={value}' for name, value in options.items())}"] if options else []
    with pytest.raises(MalformedPosition) as caught:
        GAME.from_text("\n".join(["lautta position 2", *head, *lines, text]), map_of(picture))
    return caught.value.problems


def keys(text: str, picture: str = LAND, **options: str) -> list[str]:
    """The keys of these problems, each of which is said in all languages and has a line."""
    found = problems(text, picture, **options)
    for problem in found:
        assert problem.line > 0
        assert all(Words(language, strict=True).say(problem.key, **problem.args) for language in LANGUAGES)
    return [problem.key.replace("roads-position-", "") for problem in found]


def refused(document: dict[str, Any], picture: str = LAND) -> list[tuple[str, str]]:
    """The paths and keys of what is wrong with a document."""
    with pytest.raises(MalformedPosition) as caught:
        GAME.from_json({"position": {"seats": 1, "phase": "movement", **document}}, map_of(picture))
    return [(problem.path.removeprefix("$.position."), problem.key) for problem in caught.value.problems]


# what cannot be read


@pytest.mark.parametrize(
    ("document", "path", "key"),
    [
        ({"goods": {"a1": 3}}, "goods.a1", "core-position-object"),
        ({"goods": {"a1": {"gold": {}}}}, "goods.a1.gold", "core-position-whole"),
        ({"goods": {"a1": {"gold": 2**70}}}, "goods.a1.gold", "core-position-fit"),
        ({"goods": {"a1": {"gold": "\u0662"}}}, "goods.a1.gold", "core-position-whole"),
        ({"buildings": {"a1": {}}}, "buildings.a1", "roads-position-missing"),
        ({"buildings": {"a1": "mint"}}, "buildings.a1", "core-position-object"),
        ({"buildings": {"a1": {"kind": "mint", "used": "0_1"}}}, "buildings.a1.used", "core-position-whole"),
        ({"buildings": {"a1": {"kind": "none"}}}, "buildings.a1.kind", "core-position-name"),
        ({"walls": {"a1/e": "1 2"}}, "walls.a1/e", "core-position-form"),
        ({"walls": {"a1/e": [0, 1], "a2/w": ["n", 2]}}, "walls.a2/w", "core-position-twice"),
        ({"players": [{"home": "a1", "refused": {"2 ask gold": 3}}]}, "players[0].refused", "core-position-list"),
        ({"players": [{"home": "a1", "refused": [{"seat": "1", "offer": "ask gold", "times": 1}]}]},
         "players[0].refused[0].seat", "core-position-seat"),
        ({"players": [{"home": "a1", "refused": [{"seat": 0, "offer": "ask", "times": 1}]}]},
         "players[0].refused[0].offer", "core-position-name"),
        ({"players": [{"home": "a1", "refused": [{"seat": 0, "offer": "ask gold"}]}]},
         "players[0].refused[0]", "roads-position-missing"),
        ({"players": [{"home": "a1", "refused": [{"seat": 0, "offer": "ask gold", "times": 1, "to": 1}]}]},
         "players[0].refused[0]", "core-position-field"),
        ({"players": [{"home": "a1", "refused": [{"seat": 0, "offer": "invite", "times": 1}] * 2}]},
         "players[0].refused[1]", "core-position-twice"),
        ({"work": {"need": 5}}, "work.need", "core-position-object"),
        ({"work": {"helped": "boards 1.t1"}}, "work.helped", "core-position-list"),
        ({"work": {"helped": [[]]}}, "work.helped[0]", "core-position-name"),
        ({"work": {"helped": ["boards 2.t1"] * 17}}, "work.helped[16]", "core-position-places"),
        ({"work": {"job": "none"}}, "work.job", "core-position-name"),
        ({"offer": {"kind": []}}, "offer.kind", "core-position-name"),
        ({"wonder": "nn"}, "wonder", "core-position-list"),
        ({"row": [None]}, "row[0]", "core-position-seat"), ({"wonder": ["1"]}, "wonder[0]", "core-position-seat"),
        ({"moved": {"1.t1 a1": {"gold": -1}}}, "moved.1.t1 a1.gold", "core-position-fit"),
        ({"players": [{"transporters": {"t1": {"kind": "donkey"}}}]}, "players[0].transporters.t1",
         "roads-position-missing"),
        ({"players": [{"transporters": {"t1": {"kind": "donkey", "at": "a1", "cargo": 3}}}]},
         "players[0].transporters.t1.cargo", "core-position-object"),
        ({"players": [{"transporters": {"t1": {"kind": "donkey", "at": "a1", "carrier": 1.1}}}]},
         "players[0].transporters.t1.carrier", "core-position-name"),
    ],
)  # fmt: skip
def test_what_cannot_be_read_is_told_with_its_path(document: dict[str, Any], path: str, key: str) -> None:
    assert refused(document) == [(path, key)]


@pytest.mark.parametrize(
    ("text", "line"),
    [
        (f"{DONKEY[:-1]}; cargo 3\n", 7),
        (f"{DONKEY[:-1]}; points 1 points 2\n", 7),
        ("goods\n  a1: 1 gold\n  a2: 1 gold, 2 gold\n", 6),
        ("buildings\n  a1 sawmill; used 1 used 2\n", 5),
        ("buildings\n  a1 sawmill; kind mint\n", 5),
    ],
)
def test_what_cannot_be_read_is_told_with_its_line(text: str, line: int) -> None:
    assert [problem.line for problem in problems(text)] == [line]


# what cannot be


@pytest.mark.parametrize(
    ("text", "key"),
    [
        # the course of play
        ("ordered 1", "stage"), ("stage calling", "stage"), (TWO + "stage praying\nat 1", "stage"),
        (TWO + "leaving 2", "stage"), (TWO + "stage praying\nleaving 1", "stage"),
        (TWO + "row 1 1", "core-position-twice"), (TWO + "row 1", "core-position-number"),
        (TWO + "row 1 3", "core-position-seat"), (TWO + "chart 2 2", "core-position-twice"),
        (TWO + "chart 2 -", "chart"),
        (TWO + "stage choosing\nrow 1 2\nchart 1 -", "slots"), (TWO + "stage choosing\nchart 2 1", "slots"),
        (TWO + "ordered 1\nwaiting 1", "waiting"), (TWO + "at 1", "waiting"), ("phase over\nwaiting 1", "waiting"),
        # turns, the wonder and the end
        ("turn 4\nneutral 2", "core-position-derived"), ("turn 1\nwonder " + "x" * 17 + "nn", "neutral"),
        (f"turn 4\nwonder {'x' * 17}nn", "neutral"), ("turn 21", "endless"),
        (TWO + "turn 34", "endless"), (TWO + "wonder " + "1" * 62, "endless"), ("phase setup\nturn 2", "setup"),
        (TWO + "wonder xx", "short"), ("wonder nn", "short"), (TWO + "irrigated 1", "core-position-derived"),
        (IRRIGATED + "irrigated 0", "core-position-derived"), (TWO + "wonder 3", "bricks"),
        (TWO + "phase over\nturn 35", "end"),
        (TWO + "wonder 22\nplayer 1\n  home a1\nplayer 2\n  home a1\n  bought 1", "bought"),
        (TWO + "phase wonder\nwaiting 2\nwonder 12\nplayer 1\n  home a1\n  bought 1\nplayer 2\n  home a1", "bought"),
        (TWO + f"phase over\nwonder {'n' * 33}\nwinners 1", "core-position-derived"),
        (f"phase over\nturn 21\n{HOME}  points 10", "core-position-derived"),
        (f"{HOME}  points 10", "core-position-derived"),
        # players and transporters
        (TWO + HOME + "player 2", "no-home"), (f"phase setup\nwaiting 1\n{HOME}", "early-home"),
        ("phase setup\nplayer 1\n  transporters\n    t1 donkey a1", "left-over"),
        (HOME + "  transporters\n" + "".join(f"    t{slot} donkey a1\n" for slot in range(1, 7)), "too-many"),
        (HOME + "  transporters\n    t1 raft a1", "element"), (HOME + "  transporters\n    t1 truck a4", "element"),
        (HOME + "  transporters\n    t1 donkey a1: 3 gold", "load"),
        (HOME + "  transporters\n    t1 donkey a1; passenger 1.t2\n    t2 donkey a1", "carrying"),
        (HOME + "  transporters\n    t1 donkey a1; passenger 1.t2\n    t2 donkey a2; carrier 1.t1", "carrying"),
        (HOME + "  transporters\n    t1 donkey a1; points 3", "steps"),
        (HOME + "  transporters\n    t1 donkey a1; shifts 61", "steps"),
        (HOME + "  transporters\n    t1 donkey a1; left_on 2", "steps"),
        ("phase building\n" + HOME + "  transporters\n    t1 donkey a1; moved 1", "steps"),
        ("phase production\n" + HOME + "  transporters\n    t1 donkey a1; led 2", "geese"),
        (TWO + "waiting 2\n" + HOME + "  transporters\n    t1 donkey a1; led 2\nplayer 2\n  home a1", "geese"),
        (TWO + HOME + "  refused\n    2 ask gold 4\nplayer 2\n  home a1", "refused"),
        # goods
        ("goods\n  a4: 1 trunks", "at-sea"), ("goods\n  b4: 300 goose", "goose-at-sea"),
        ("goods\n  a1: 4001 stone", "countless"), ("goods\n  a1: 3 gold\nmoved\n  1.t1 a1: 2 gold", "marks"),
        ("goods\n  a1: 1 gold\nmoved\n  1.t1 a1: 2 gold\n" + DONKEY, "marks"),
        ("phase building\ngoods\n  a1: 1 gold\nmoved\n  1.t1 a1: 1 gold\n" + DONKEY, "marks"),
        # the map
        ("walls\n  a1/e 1 255", "wall"), ("walls\n  a1/e 2 1", "wall"), ("walls\n  a1/e n 0", "wall"),
        ("buildings\n  a4 sawmill", "building"), ("buildings\n  a1 oil_rig", "building"),
        ("buildings\n  a1 mint; gold 3", "bag"), ("buildings\n  a1 mint; used 2", "used"),
        ("buildings\n  a3 mine; drawn fuel", "drawn"), ("buildings\n  a1 sawmill; drawn gold", "drawn"),
        ("phase setup\nbuildings\n  a1 mint", "setup"),
    ],
)  # fmt: skip
def test_what_no_play_leads_to_is_refused(text: str, key: str) -> None:
    homes = "".join(f"\nplayer {seat + 1}\n  home a1" for seat in range(2 if TWO in text else 1))
    homeless = "player 1" in text or "phase setup" in text
    assert key in keys(text + ("" if homeless else homes))


@pytest.mark.parametrize(("bridges", "fine"), [("b2ab", True), ("b2ab b2bc", True), ("b2ab b2bc b2ca", False)])
def test_a_third_bridge_of_a_junction_joins_nothing(bridges: str, fine: bool) -> None:
    text = f"bridges {bridges}\n{HOME}"
    if fine:
        position(JUNCTION, text)
    else:
        assert keys(text, JUNCTION) == ["bridge"]


BRICK = "phase wonder\nwork\n  job brick\n  seat 1\n  tile a1\n  kinds 2047\n  banks 1\n  carriers 1\n  any_of {}\n"
BUILD = "phase building\nwork\n  job build\n  seat 1\n  tile a1\n  target {}\n  detail 5\n  banks 1\n  carriers 1\n"


@pytest.mark.parametrize(
    ("text", "key"),
    [
        (BRICK.format(5) + "goods\n  a1: 1 stone\n", "work-need"), (BRICK.format(2) + "goods\n  a1: 1 stone\n",
                                                                   "work-stuck"),
        (BRICK.format(0), "work-need"), (BRICK.format(1).replace("banks 1", "banks 3"), "work-sources"),
        (BRICK.format(1).replace("wonder", "building"), "work-time"),
        (BRICK.format(1).replace("tile a1", "tile a2"), "work-place"),
        (BRICK.format(1) + "  out 3\ngoods\n  a1: 2 stone\n", "output"),
        (BUILD.format(0) + "  need 2 boards\n  helped stone 1.t1\n", "help"),
        (BUILD.format(1) + "  need 2 boards\n", "work-place"),
        (BUILD.format(0) + "  need 3 boards\n", "work-need"),
        (BUILD.format(0) + "  need 1 boards, 1 stone\n", "help"),
        ("phase production\nwork\n  job scrap\n  seat 1\n", "too-many"),
        ("phase production\nwork\n  job scrap\n  seat 1\n  banks 1\n", "left-over"),
        ("phase production\nbuildings\n  a1 sawmill; used 1\nwork\n  job put\n  seat 1\n  target 0\n  tile a1\n"
         "  detail 5\n  banks 1\n  carriers 1\n  out 8\n  out_left 2\n", "output"),
        ("offer\n  kind give\n  seat 1\n  to 1\n  slot t1\n  other t1\n  good gold\n", "offer"),
    ],
)  # fmt: skip
def test_a_work_that_cannot_be_is_refused(text: str, key: str) -> None:
    assert key in keys(text + DONKEY)


def test_a_work_that_can_be_is_taken() -> None:
    state = position(LAND, BRICK.format(2) + "goods\n  a1: 1 stone, 4 gold\n" + DONKEY)
    assert [action.text for action in state.actions(0)] == ["pay stone a", "pay gold a"]
    position(LAND, BUILD.format(0) + "  need 2 boards, 1 stone\n" + DONKEY)


def test_gold_that_nobody_carries_is_not_offered() -> None:
    offer = "offer\n  kind give\n  seat 1\n  to 2\n  slot t1\n  other t1\n  good gold\n"
    others = "player 2\n  home a1\n  transporters\n    t1 donkey a1\n"
    assert keys(TWO + offer + DONKEY + others) == ["offer"]
    carried = DONKEY.replace("donkey a1", "donkey a1: 1 gold")
    state = position(LAND, TWO + offer + carried + others)
    state.apply("accept", 1)
    assert shown(state)["players"][1]["transporters"]["t1"]["cargo"] == {"gold": 1}


@pytest.mark.parametrize(
    ("text", "key", "options"),
    [
        ("buildings\n  b1 sawmill", "terrain", {}), ("buildings\n  a1 raft_factory", "terrain", {}),
        ("buildings\n  a2 mine; gold 3 iron 3", "terrain", {}),
        (TWO + "walls\n  b3/e 2 1\nplayer 1\n  home a1\n  transporters\n    t1 raft b3>e", "dock", {}),
    ],
)  # fmt: skip
def test_what_is_odd_but_harms_nobody_is_told(text: str, key: str, options: dict[str, str]) -> None:
    with pytest.raises(AssertionError, match=f"roads-position-{key}"):
        position(LAND, text, **options)


def test_a_bridge_in_a_dry_desert_is_told() -> None:
    picture, text = "p   p     p\nm:e d:w,e m:w", "bridges b2ab\n"
    with pytest.raises(AssertionError, match="roads-position-desert-bridge"):
        position(picture, text)
    position(picture, text, desert_bridges="yes")
    position(picture, IRRIGATED + text)


# what is left out


def test_what_is_left_out_means_what_a_reader_expects() -> None:
    state = position(LAND, "seats 3\n")
    s = state.record
    assert state.to_move == (0, 1, 2) and shown(state)["stage"] == "playing"
    assert (list(s.chart)[:3], list(s.row)[:3]) == ([1, 2, 3], [2, 1, 0]), "they play in their order"
    given = position(LAND, "seats 3\nrow 1 3 2\n").record
    assert list(given.chart)[:3] == [2, 3, 1], "the chart is the other way round"
    assert list(position(LAND, "seats 3\nchart 3 1 2\n").record.row)[:3] == [1, 0, 2]


def test_whose_turn_it_is_follows_from_who_is_still_to_act() -> None:
    assert position(LAND, "seats 3\nordered 1\nwaiting 2 3\n").to_move == (1,)
    assert position(LAND, "seats 3\nphase wonder\nwaiting 3\n").to_move == (2,)
    assert position(LAND, "seats 3\nstage choosing\nrow 3 1 2\nchart - 2 -\n").to_move == (0,)
    assert position(LAND, "seats 3\nstage praying\nrow 3 1 2\n").to_move == (2,)


def test_at_set_up_those_without_a_home_choose_one() -> None:
    text = "lautta position 2\nseats 2\nplayer 1\n  home a1\n  transporters\n    t1 donkey a1\nplayer 2\n"
    assert GAME.from_text(text, map_of(LAND)).to_move == (1,)


def test_turns_and_neutral_bricks_follow_from_one_another() -> None:
    assert shown(position(LAND, "turn 2\n"))["wonder"] == ["x"] * 17 + ["n"] * 2
    state = position(LAND, "seats 2\nwonder 1n2n\n")
    assert (state.record.turn, state.record.neutral, state.record.irrigated) == (2, 2, 0)
    assert position(LAND, IRRIGATED).record.irrigated == 1


@pytest.mark.parametrize(("kind", "steps"), [("donkey", 2), ("wagon", 3), ("truck", 4)])
def test_transporters_have_all_their_steps(kind: str, steps: int) -> None:
    state = position(LAND, f"{HOME}  transporters\n    t1 {kind} a1\n    t2 {kind} a1; points 0\n")
    assert [state.record.players[0].transporters[slot].points for slot in (0, 1)] == [steps, 0]
    assert f"    t1 {kind} a1\n" in state.text() and f"    t2 {kind} a1; points 0\n" in state.text()


def test_points_and_the_winner_follow_at_the_end() -> None:
    state = position(LAND, "phase over\nturn 20\n" + DONKEY.replace("donkey a1", "donkey a1: 2 stock"))
    assert state.scores == (240,) and state.result and state.result.winners == (0,)


@pytest.mark.parametrize(
    ("text", "ended_by"),
    [
        (TWO + "phase over", "nothing"), (TWO + "phase over\nwonder 1n2", "nothing"),
        (TWO + "phase over\nturn 33", "neutral"), (TWO + f"phase over\nwonder {'12' * 31}", "mark"),
        ("phase over\nturn 3", "nothing"), ("phase over\nturn 20", "neutral"),
    ],
)  # fmt: skip
def test_a_position_that_is_over_is_counted_as_it_stands(text: str, ended_by: str) -> None:
    state = position(LAND, f"{text}\nplayer 1\n  home a1\n  transporters\n    t1 donkey a1: 1 coins\n")
    assert state.result and state.result.winners == (0,) and state.result.points[0]["wealth"] == 40
    assert state.result.ended_by == ended_by and GAME.from_text(state.text(), state.board) == state


def test_in_json_refusals_tell_seats_from_0_and_in_texts_players_from_1() -> None:
    text = TWO + HOME + "  refused\n    2 ask gold 3\n    2 invite 1\nplayer 2\n  home a1\n"
    state = position(LAND, text)
    document = state.json()["position"]["players"][0]
    assert document["refused"] == [
        {"seat": 1, "offer": "ask gold", "times": 3},
        {"seat": 1, "offer": "invite", "times": 1},
    ]
    assert "    2 ask gold 3\n    2 invite 1\n" in state.text()
    assert GAME.from_json(state.json(), state.board) == state == GAME.from_text(state.text(), state.board)


def test_names_of_transporters_are_the_same_in_json_as_in_actions() -> None:
    text = TWO + HOME + "  transporters\n    t1 donkey a1; passenger 2.t1\nplayer 2\n  home a1\n  transporters\n"
    state = position(LAND, text + "    t1 donkey a1; carrier 1.t1\n")
    one, other = (player["transporters"]["t1"] for player in state.json()["position"]["players"])
    assert (one["passenger"], other["carrier"]) == ("2.t1", "1.t1")


# damage of any kind


def damaged(document: dict[str, Any], other: dict[str, Any], random: Random) -> None:
    """Change some things anywhere in a position: numbers, names, parts of another position."""
    for _ in range(random.choice((1, 1, 2, 3))):
        part, rest = document, other
        while True:
            keys = list(part) if isinstance(part, dict) else list(range(len(part)))
            if not keys:
                return
            key = random.choice(keys)
            rest = rest[key] if isinstance(rest, dict) and key in rest else {}
            if not isinstance(part[key], dict | list) or random.random() < 0.2:
                break
            part = part[key]
        values = (0, 1, 2, 5, 255, 300, -1, 2**64, 2.5, None, "x", "n", "t2", "a1", "sawmill", [], {}, rest, rest)
        if isinstance(part[key], int) and random.random() < 0.5:
            part[key] += random.choice((-1, 1, 2))
        elif random.random() < 0.2:
            del part[key]
        else:
            part[key] = deepcopy(random.choice(values))


def check_play(state: GameState, seed: int, decisions: int) -> None:
    """A random game from a position on, on both engines: somebody may always do something, and the ledger agrees."""
    twin = GameState(GAME, state.board, copy_of(state.record), engines(GAME)[0])
    ledger, chooser, begun = Ledger(state), Chooser(seed, 4), state.record.work.job == 0
    for _ in range(decisions):
        if state.over:
            break
        seat = state.to_move[choose(chooser, len(state.to_move))]
        legal = state.legal(seat)
        assert legal and legal == twin.legal(seat), state.text()
        code, before = legal[choose(chooser, len(legal))], state.copy()
        state.apply(code, seat)
        twin.apply(code, seat)
        if begun:
            ledger.check(before, state, seat, state.named(code).text)
            check_buildings(before, state, state.named(code).text)
            check_wonder(before, state, seat)
            check_places(state)
        elif state.record.work.job == 0:
            ledger, begun = Ledger(state), True
        assert state.engine.validate(state.board.record, state.record) == 0
    assert state.bytes() == twin.bytes()
    assert GAME.from_text(state.text(), state.board) == state


def some_positions(name: str, players: int) -> list[dict[str, Any]]:
    """Positions of a random game, as documents."""
    return [
        json.loads(json.dumps(after.json()))
        for number, (_, after, _, _) in enumerate(random_game(name, players, 3, skip=120 * players, limit=120))
        if number % 10 == 0
    ]


@pytest.mark.parametrize(("name", "players"), [("dead_sea", 2), ("a_river_runs_through_it", 1), ("waterways", 4)])
def test_a_damaged_position_is_refused_or_plays_on(name: str, players: int) -> None:
    random, known, taken = Random(players), some_positions(name, players), 0
    for number in range(150):
        document, other = deepcopy(random.choice(known)), random.choice(known)
        damaged(document["position"], other["position"], random)
        try:
            state = GAME.from_json(document)
        except MalformedPosition as error:
            assert all(problem.path.startswith("$.position") and problem.key for problem in error.problems)
            assert not [problem for problem in error.problems if problem.key == "core-position-unreadable"]
            continue
        taken += 1
        if taken < 12:
            check_play(state, number, 40)
    assert 5 < taken < 100


def test_what_the_door_refuses_is_told_whatever_the_record_holds() -> None:
    board = GAME.board("waterways")
    state, random, told = GAME.new(4, 3, board), Random(5), 0
    state.engine.simulate(board.record, state.record, 500, 3)
    for _ in range(120):
        damage = bytearray(state.bytes())
        for _ in range(random.choice((1, 1, 2, 30))):
            damage[random.randrange(40, len(damage))] = random.choice((0, 1, 2, 7, 9, 100, 255))
        record = State.from_buffer_copy(damage)
        faults = GameState(GAME, board, record, state.engine).status()
        assert faults or state.engine.validate(board.record, record) == 0
        told += bool(faults)
    assert told > 40


@pytest.mark.parametrize(
    ("part", "name", "value"), [("work", "tile", 9999), ("work", "seat", 3), ("offer", "good", 99)]
)
def test_numbers_of_work_and_offer_are_in_range(part: str, name: str, value: int) -> None:
    state = GAME.new(2, 1)
    setattr(getattr(state.record, part), name, value)
    assert [problem.key for problem in state.status()] == ["core-position-range"]
    assert f"{part}.{name}" in state.status()[0].path


@pytest.mark.parametrize("phase", PHASES[1:-1])
def test_real_positions_have_nothing_wrong(phase: str) -> None:
    found = 0
    for _, after, _, _ in random_game("mesopotamia", 3, 8, skip=200, limit=150):
        if PHASES[after.record.phase] == phase:
            assert after.status() == []
            found += 1
    assert found


# the page that tells of them

PAGE = Path(__file__).parents[3] / "docs" / "positions" / "roads.md"


def told(heading: str) -> set[str]:
    """The names in the first column of the table under a heading."""
    part = PAGE.read_text(encoding="utf-8").partition(f"\n## {heading}\n")[2].partition("\n## ")[0]
    rows = [line.split("|")[1] for line in part.splitlines() if line.startswith("| `")]
    return {name for row in rows for name in re.findall("`([a-z_]+)`", row)}


def test_every_field_of_a_position_is_told_of() -> None:
    players = next(field for field in GAME.position.fields if isinstance(field, Each))
    assert told("The game") == {field.name for field in GAME.position.fields}
    assert told("A player") == {field.name for field in players.fields}
    parts = {"A transporter": TRANSPORTER, "A building": BUILDING, "An offer": OFFER, "A work in hand": WORK}
    assert {heading: told(heading) for heading in parts} == {
        heading: {field.name for field in part.fields} for heading, part in parts.items()
    }


@pytest.mark.parametrize("value", [0.0, 2**63, True, None, "0", "\u0660", []])
def test_a_map_with_odd_numbers_is_refused_with_its_path(value: object) -> None:
    data = data_of(LAND)
    data["tiles"][2]["q"] = value
    with pytest.raises(BoardError) as caught:
        GAME.board(data)
    assert [problem.path for problem in caught.value.problems] == ["$.tiles[2].q"]
    assert all(problem.key for problem in caught.value.problems)
