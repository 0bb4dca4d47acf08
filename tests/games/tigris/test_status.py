"""Positions: what a person may write, and everything that is wrong with one."""

from random import Random

import pytest
from tests.games.records import set_field
from tests.games.tigris.positions import STANDARD, UNREACHED, done, hands, position, public, remarks, temples

from lautta.core.game import GameState
from lautta.core.reasons import MalformedPosition
from lautta.games.tigris.fields import FIELDS
from lautta.games.tigris.game import GAME
from lautta.games.tigris.state import (
    ACT,
    AT_WAR,
    BUILD,
    LEADER_NAMES,
    OVER,
    REVOLT,
    SUPPORT,
    TREASURE,
    WAR,
)

TEXT = """
map
       H  I  J  K  L  M
   6   .  .  s  .  .  .
   7  LK  t PP  #  #  ~
   8   .  s  .  #  #  ~
   9   ~  f  x  ~  ~  ~
monument red-blue K7
turned 4 temple
player 1
  hand 2 settlement 3 temple
  points 3 black
  catastrophes 1
player 2
  hand 1 farm
  treasures 1
  catastrophes 2
"""

WRONG: list[tuple[str, int, str]] = [
    ("seats", 1, "out of range"), ("seats", 5, "out of range"), ("seat", 2, "out of range"),
    ("first", 2, "out of range"), ("phase", 9, "out of range"), ("actions", 3, "out of range"),
    ("acted", 2, "out of range"), ("passes", 3, "out of range"), ("conflict", 3, "out of range"),
    ("colour", 4, "out of range"), ("wars", 16, "wars has something"), ("attacker", 2, "out of range"),
    ("defender", -2, "out of range"), ("asked", 3, "out of range"), ("placed", 176, "out of range"),
    ("ended_by", 4, "out of range"), ("winners", 4, "winners has something"), ("treasure_time", 2, "out of range"),
    ("support_rule", 2, "out of range"), ("open_points", 2, "out of range"), ("declined_squares", 2, "out of range"),
    ("ruins_again", 2, "out of range"), ("passing", 2, "passing is out of range"),
    ("turn", 1_000_000, "turn is out of range"), ("players.0.points.0", 2**31 - 1, "points is out of range"),
    ("players.1.points.3", 10_000, "out of range"), ("shown", 3, "it is 13, not 3"),
    ("monument.0", 176, "monument has something"),
    ("players.0.leader.0", 176, "board does not have"), ("tiles.0.word.0", -1, "board does not have"),
    ("realms.0.word.3", 1 << 48, "cannot have come"), ("links.word.0", 1 << 62, "cannot have come"),
    ("tiles.0.word.0", 1 << 4, "bag does not follow"), ("tiles.2.word.0", 1, "bag does not follow"),
    ("tiles.3.word.3", 1 << 40, "board does not have"), ("ruins.word.0", 1 << 17, "where something else is"),
    ("leaders.word.0", 1, "cannot have come"), ("standing", 1, "cannot have come"),
    ("players.1.leader.1", 103, "cannot have come"), ("players.1.leader.0", 0, "cannot have come"),
    ("realms.0.word.0", 1, "cannot have come"), ("links.word.0", 1, "cannot have come"),
    ("down.word.0", 1, "cannot have come"), ("monument.0", 0, "does not stand on four"),
    ("turned.0", 4, "bag does not follow"), ("turned.1", 0, "bag does not follow"),
    ("treasures.word.0", 1, "a treasure cannot lie on A1"), ("players.0.treasures", 1, "there are 11 treasures"),
    ("players.0.catastrophes", 2, "more than 2 catastrophes"), ("players.0.catastrophes", 3, "from 0 to 2, not 3"),
    ("players.0.hand.0", 9, "it is 12, not 5"), ("players.0.hand_size", 9, "it is 5, not 9"),
    ("players.0.swapped.0", 1, "it is 1, not 0"), ("players.0.swapped_size", 1, "it is 0, not 1"),
    ("bag.0", 3, "not 3 settlement"), ("bag_size", 3, "it is 130, not 3"),
    ("gone.1", 2, "it is 128, not 130"), ("spent.word.0", 1, "no tile of a declined"),
    ("players.0.score", 2, "it is 0, not 2"), ("players.2.points.0", 1, "player 3 is not in this game"),
    ("players.3.catastrophes", 1, "player 4 is not in this game"), ("players.2.leader.0", 3, "does not play"),
    ("actions", 0, "it is 1, not 0"), ("acted", 1, "it is 0, not 1"), ("placed", 3, "nothing to decide"),
    ("attack", 1, "it is 0, not 1"), ("wars", 1, "it is -, not king"), ("asked", 0, "nothing to decide"),
    ("colour", 1, "nothing to decide"), ("phase", BUILD, "it is 1, not 0"), ("phase", WAR, "it is 1, not 0"),
    ("phase", SUPPORT, "it is 1, not 0"), ("phase", TREASURE, "nobody has to say"),
    ("conflict", AT_WAR, "a war without a tile"), ("conflict", REVOLT, "nothing to decide"),
    ("phase", OVER, "winners does not follow"), ("winners", 1, "it is -, not 1"),
    ("ended_by", 1, "the end of the game"),
]  # fmt: skip

# the same kind of thing where the rest of the record is as it follows
UNSOUND: list[tuple[str, int, str]] = [
    ("tiles.0.word.0", 1 << 4, "a settlement cannot lie on E1"), ("tiles.2.word.0", 1, "a farm cannot lie on A1"),
    ("tiles.3.word.2", 1 << 17, "a market lies on B8, where something else is"),
    ("players.1.leader.1", 103, "the pot's priest on H7 stands where"),
    ("players.1.leader.0", 0, "has no temple beside it"),
    ("players.1.leader.2", 4, "a leader cannot lie on E1"),
    ("down.word.0", 1, "a tile lies face down on A1, and no monument stands there"),
    ("turned.0", 4, "cannot have been these"), ("turned.1", 0, "cannot have been these"),
    ("players.0.hand.0", 9, "player 1 holds 12 tiles, and 6 is the most"),
    ("gone.0", 27, "there are 31 tiles of the kind settlement, not 30"),
    ("players.1.swapped.0", 255, "there are 259 tiles of the kind settlement, not 30"),
    ("actions", 0, "nothing to decide"), ("phase", BUILD, "no monument can be built"),
    ("phase", WAR, "nothing to decide"), ("phase", SUPPORT, "nothing to decide"), ("phase", OVER, "nothing to decide"),
]  # fmt: skip


CONTRADICTIONS = [
    ("map\n     F  G  H  I\n  3 t* LK LK  .", "LK stands on H3 and on G3", "tigris-position-leader-twice"),
    ("map\n     I  J  K  L\n  5  .  .  #  #\n  6  .  .  #  #\nturned 4 temple\nmonument black-red K5 red-blue K5",
     "red-blue on K5 stands on tiles of black-red", "tigris-position-monument-on-monument"),
    ("map\n     I  J  K  L\n  5  .  .  #  #\n  6  .  .  #  #\nturned 4 temple\nmonument black-red K5 black-red L6",
     "black-red is there twice", "core-position-twice"),
    ("map\n     I  J  K  L\n  5  .  .  #  #\n  6  .  .  #  #\nturned 4 temple\nmonument black-red J5",
     "black-red on J5 does not stand on four", "tigris-position-monument-place"),
    ("map\n     F  G\n  3 #*  #\n  4  #  #\nturned 4 market\nmonument blue-green F3",
     "temples under treasures", "tigris-position-monuments"),
    ("map\n     D  E\n  3  #  #\n  4  #  #\nturned 4 farm\nmonument blue-green D3",
     "farms on rivers", "tigris-position-monuments"),
    ("map\n     F  G  H  I\n  4  t  .  .  .\nspent F4 F4", "F4 is there twice", "core-position-twice"),
    ("player 1\n  points 2147483647 black", "points is out of range", "core-position-range"),
    ("player 1\n  points 10000 black", "it is from 0 to 9,999, not 10,000", "core-position-range"),
    ("turn 4294967295", "turn is out of range", "core-position-range"),
    ("phase over\nactions 0\nended_by treasures", "cannot be over by what is said", "tigris-position-not-over"),
    ("phase over\nactions 0\nended_by bag", "cannot be over by what is said", "tigris-position-not-over"),
    ("phase over\nactions 0\nended_by passes\npasses 2", "cannot be over", "tigris-position-not-over"),
]  # fmt: skip


@pytest.mark.parametrize(("text", "message", "key"), CONTRADICTIONS)
def test_texts_that_contradict_themselves_are_refused_with_a_line(text: str, message: str, key: str) -> None:
    with pytest.raises(MalformedPosition) as caught:
        position(text)
    found = [problem for problem in caught.value.problems if message in problem.message]
    assert found and found[0].line > 1 and found[0].key == key


REVOLT_OF_THREE = """
phase support
seat 1
actions 1
conflict revolt
colour king
attacker 1
defender 2
asked 1
seats 3
map
     F  G  H  I  J
  3 t* LK  t PK  t
  4  .  .  .  {}  .
""" + hands(*["1 temple"] * 3)


def test_a_revolt_is_of_two() -> None:
    assert position(REVOLT_OF_THREE.format(".")).to_move == (0,)
    three = REVOLT_OF_THREE.format("t").replace("PK  t", "PK AK").replace("t  .\nplayer", "t  t\nplayer")
    with pytest.raises(MalformedPosition, match=r"more than one king \(G3, I3, J3\)"):
        position(three)


CONFLICT = """
phase support
actions 1
map
     F  G  H  I  J
  3 t* LK  t PK  t
  4  .  .  .  .  .
""" + hands("1 temple", "2 temple")
WAR_OF_TWO = """
phase war
actions 1
placed H3
map
     E  F  G  H  I  J  K
  3  ~ t* LK  s PK  t  .
  4  .  t LT  . PT  t  .
""" + hands("1 temple", "1 temple")
CHOICE = """
phase treasure
actions 0
map
     E  F  G  H  I
  3  ~ t*  m  .  .
  4  .  . LT  .  .
  5  .  .  t  .  .
  6  .  .  t  t  t
  7  .  .  .  . t*
"""


EMPTY_BAG = "gone 30 settlement 47 temple 36 farm 30 market"


def sides(state: GameState) -> tuple[int, int, int, str]:
    """Who attacks, who defends, who is asked, and which leaders are in conflict."""
    s = state.record
    return s.attacker, s.defender, s.asked, LEADER_NAMES[s.colour]


def test_who_is_in_conflict_and_who_is_asked_follow() -> None:
    revolt = position(CONFLICT)
    assert sides(revolt) == (0, 1, 0, "king") and revolt.record.conflict == REVOLT
    assert sides(position(f"seat 2{CONFLICT}")) == (1, 0, 1, "king"), "whose turn it is attacks"
    assert sides(position(f"added 1{CONFLICT}")) == (0, 1, 1, "king"), "the attacker has added"
    war = position(WAR_OF_TWO)
    assert [action.text for action in war.actions()] == ["war king", "war trader"]
    assert sides(position(f"colour trader{WAR_OF_TWO.replace('phase war', 'phase support')}")) == (0, 1, 0, "trader")
    for state in (revolt, war):
        assert GAME.from_text(state.text()) == state and GAME.from_json(state.json()) == state


def test_whose_treasures_they_are_follows() -> None:
    state = position(CHOICE, left="F3 I7 N5")
    assert state.to_move == (0,) and [action.text for action in state.actions()] == ["leave F3", "leave I7"]


@pytest.mark.parametrize(
    ("text", "key"),
    [
        (CONFLICT.replace("PK", " ."), "no-conflict"),
        (f"colour priest{WAR_OF_TWO.replace('phase war', 'phase support')}", "no-conflict"),
        (WAR_OF_TWO.replace("phase war", "phase support"), "which-conflict"), (f"asked 3\nseats 3{CONFLICT}", "asked"),
        (f"attacker 2{CONFLICT}", "sides"), (f"attacker 1\ndefender 1{CONFLICT}", "sides"),
        (WAR_OF_TWO.replace("PT", " ."), "no-choice-of-war"), (WAR_OF_TWO.replace("placed H3\n", ""), "rivals"),
        ("phase treasure\nactions 0", "no-choice-of-treasure"), ("phase build\nactions 1", "no-square"),
        ("phase war\nactions 1", "war-without-tile"),
    ],
)  # fmt: skip
def test_where_nothing_can_be_decided_it_is_told_why(text: str, key: str) -> None:
    with pytest.raises(MalformedPosition) as caught:
        position(text)
    assert f"tigris-position-{key}" in [problem.key for problem in caught.value.problems]


def test_it_is_told_whose_conflicts_there_are() -> None:
    with pytest.raises(MalformedPosition, match=r"several kinds are in conflict \(king, trader\)"):
        position(WAR_OF_TWO.replace("phase war", "phase support"))


def test_the_wrong_one_is_not_asked_about_treasures() -> None:
    with pytest.raises(MalformedPosition, match="somebody else is asked"):
        position(f"asked 2{CHOICE}", left="F3 I7 N5")


@pytest.mark.parametrize(
    ("text", "left", "ended_by"),
    [
        ("", None, "nothing"), ("", "F3 I7", "treasures"), (EMPTY_BAG, None, "bag"),
        (f"ended_by bag\n{EMPTY_BAG}", "F3 I7", "bag"),
        ("ended_by nothing", "F3 I7", "treasures"), ("passes 2", None, "passes"),
    ],
)  # fmt: skip
def test_a_position_that_is_over_is_counted_as_it_stands(text: str, left: str | None, ended_by: str) -> None:
    head = f"phase over\nactions 0\n{text}\nplayer 1\nplayer 2\n  points 1 black 1 red 1 blue 1 green\n"
    state = position(head, left=left, passing="end")
    assert state.result and (state.result.winners, state.result.ended_by) == ((1,), ended_by)
    assert GAME.from_text(state.text()) == state and GAME.from_bytes(state.bytes()) == state


def test_numbers_stop_where_a_record_would_no_longer_be_taken() -> None:
    text = """
        turn 999999
        map
             E  F  G  H  I
          3  ~ t* LT  #  #
          4  .  .  .  #  #
        monument blue-green H3
        turned 4 market
        player 1
          points 9999 green
          hand 6 market
        player 2
          hand 6 market
        """
    state = done(position(text), "pass")
    assert (state.record.turn, state.record.players[0].points[3]) == (999_999, 9_999) and state.status() == []
    assert GAME.from_text(state.text()) == state
    assert state.resample(1, 3).status() == [], "the guess of points stays in range too"


def test_what_is_left_out_is_as_at_the_start() -> None:
    state = GAME.from_text("lautta position 1\ngame tigris\nseats 2\nplayer 1\n  hand 6 market\nplayer 2\n")
    start = GAME.new(2, 1)
    assert public(state)["board"] == public(start)["board"] and public(state)["actions"] == 2
    assert [p.catastrophes for p in state.record.players[:2]] == [2, 2] and "destroy A1" in [
        action.text for action in state.actions()
    ]
    assert GAME.from_text(state.text()) == state


def test_a_turn_that_was_passed_may_wait_for_its_treasure() -> None:
    text = "map\n     E  F  G  H  I\n  3  ~ t* PT  .  .\n  4  .  s  .  .  .\n  5  .  s  s  s  s\n  6  .  .  .  .  s\n"
    state = done(position(text), "pass")
    assert public(state)["phase"] == "treasure" and state.record.acted == 0
    assert GAME.from_text(state.text()) == state


def looked_at(state: GameState) -> int:
    return GAME.engine.validate(STANDARD.record, state.record)


@pytest.mark.parametrize(("path", "value", "message"), WRONG, ids=[f"{path}={value}" for path, value, _ in WRONG])
def test_what_is_wrong_is_told_and_such_bytes_are_refused(path: str, value: int, message: str) -> None:
    state = position(TEXT)
    assert looked_at(state) == 0
    set_field(state.record, path, value)
    assert any(message in str(problem) for problem in state.status()), state.status()
    assert looked_at(state) > 0
    with pytest.raises(MalformedPosition):
        GAME.from_bytes(state.bytes())


@pytest.mark.parametrize(("path", "value", "message"), UNSOUND, ids=[f"{path}={value}" for path, value, _ in UNSOUND])
def test_what_cannot_be_is_told_where_everything_else_follows(path: str, value: int, message: str) -> None:
    state = position(TEXT)
    set_field(state.record, path, value)
    state.record = GAME.interpreted.derived(STANDARD.record, state.record)
    assert any(message in str(problem) for problem in state.status()), state.status()
    assert looked_at(state) > 0


@pytest.mark.parametrize(("passing", "wrong"), [("play_on", False), ("end", True)])
def test_when_all_have_passed_the_game_goes_on_only_if_that_does_not_end_it(passing: str, wrong: bool) -> None:
    state = position(TEXT, passing=passing)
    state.record.passes = 2
    refused = remarks(state) - UNREACHED
    assert bool(looked_at(state)) == bool(refused) == wrong


WAR_TEXT = """
phase support
actions 1
conflict war
colour trader
attacker 1
defender 2
asked 2
added 2
placed J8
map
       H  I  J  K  L
   7   . t*  .  t  .
   8   m LT  s PT  t
   9   ~  ~  ~  ~  ~
""" + hands("2 market", "1 market")


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("attack", 3), ("defence", 3), ("added", 7), ("attacker", 1), ("defender", 0), ("asked", 0), ("asked", -1),
        ("colour", 0), ("colour", -1), ("conflict", REVOLT), ("conflict", 0), ("phase", WAR), ("phase", ACT),
        ("phase", BUILD), ("actions", 2), ("acted", 0), ("wars", 8), ("placed", -1), ("placed", 0), ("seat", 1),
    ],
)  # fmt: skip
def test_a_war_that_could_not_be_is_refused(path: str, value: int) -> None:
    state = position(WAR_TEXT)
    assert looked_at(state) == 0
    set_field(state.record, path, value)
    assert looked_at(state) > 0 and state.status()


@pytest.mark.parametrize(
    ("begins", "old", "new", "message"),
    [
        ("6 ", " s ", " q ", "'q' does not say what lies on J6, which is '.'"),
        ("6 ", " s ", " ~ ", "'~' does not say what lies on J6, which is '.'"),
        ("6 ", " s ", " s* ", "a treasure cannot lie"),
        ("6 ", " s ", " s s ", "row 6 of the map has 17 signs, not 16"),
        ("6 ", "6 ", "5 ", "row 6 should come here"),
        ("6 ", "6 ", "; ", "row 6 should come here"),
        ("11 ", "11 ", "; ", "the map has 11 rows of 16 signs"),
        ("A ", "A  B", "B  A", "map begins with the columns A B C"),
        ("monument", " K7", "", "monuments and squares in turn"),
        ("monument", "red-blue", "red-red", "'red-red' is not one of"),
        ("monument", "K7", "Q7", "'Q7' is not one of"),
    ],
)
def test_mistakes_in_a_text_are_named(begins: str, old: str, new: str, message: str) -> None:
    lines = position(TEXT).text().splitlines()
    at = next(n for n, line in enumerate(lines) if line.strip().startswith(begins))
    lines[at] = lines[at].replace(old, new, 1)
    with pytest.raises(MalformedPosition) as caught:
        GAME.from_text("\n".join(lines))
    assert message in str(caught.value)


@pytest.mark.parametrize(
    "document",
    [
        {"map": "x"},
        {"map": []},
        {"map": [1] * 11},
        {"map": [". "] * 11},
        {"monument": []},
        {"monument": {"a": "A1"}},
        {"monument": {"black-red": []}},
        {"spent": "A1"},
        {"spent": ["Z1"]},
        {"placed": 3},
        {"gone": []},
    ],
)
def test_documents_that_are_no_positions_are_refused(document: dict[str, object]) -> None:
    good = position(TEXT).json()
    with pytest.raises(MalformedPosition):
        GAME.from_json(good | {"position": {**good["position"], **document}})


def test_every_field_is_in_the_text() -> None:
    """A record with something in each field reads back; nothing but kingdoms and what follows is left out."""
    assert len({field.name for field in FIELDS}) == len(FIELDS)
    state = GAME.new(3, 5)
    for limit in range(1, 60, 7):
        state.engine.simulate(state.board.record, state.record, limit, limit)
        assert GAME.from_text(state.text()) == state


def test_bytes_with_any_single_byte_changed_are_sound_or_refused_but_never_break_anything() -> None:
    """Whatever passes the door is played to its end."""
    start = GAME.new(3, 2)
    start.engine.simulate(start.board.record, start.record, 60, 1)
    good, dice, passed = start.bytes(), Random(1), 0
    for place in range(len(good)):
        data = bytearray(good)
        data[place] ^= dice.randrange(1, 256)
        try:
            state = GAME.from_bytes(bytes(data))
        except MalformedPosition:
            continue
        passed += 1
        assert remarks(state) <= UNREACHED
        state.engine.simulate(state.board.record, state.record, 100_000, place)
        assert state.over
    assert 0 < passed < len(good) / 4


# what no play leads to, though one can go on from it

RUIN = """
map
     A
  1  x
"""


def beginning(text: str = "", *players: str, **options: str) -> GameState:
    """The beginning of a turn: six tiles each, treasures where they were unless players have them."""
    each = [f"player {number}\n  hand 6 temple\n{more}\n" for number, more in enumerate(players or ("", ""), 1)]
    taken = sum(int(more.split("treasures ")[1].split()[0]) for more in players if "treasures" in more)
    left = " ".join(sorted(temples(STANDARD))[taken:])
    return position(f"{text}\n{''.join(each)}", left=options.pop("left", left), **options)


LIES_TWICE = CHOICE.replace("phase treasure\nactions 0", "")


@pytest.mark.parametrize(
    ("state", "found"),
    [
        (beginning(), []),
        (beginning("", "treasures 1", ""), []),
        (beginning(left="F3 I7 N5"), ["treasures"]),
        (beginning(left=""), ["treasures", "treasures-gone"]),
        (beginning("", "catastrophes 1", ""), ["catastrophes-missing"]),
        (beginning("", "catastrophes 0", "catastrophes 0"), ["catastrophes-missing"]),
        (beginning("", "catastrophes 0", "catastrophes 0", catastrophes="again"), ["catastrophes-missing"]),
        (beginning(RUIN, "catastrophes 1", "catastrophes 1", catastrophes="again"), []),
        (beginning(RUIN, "catastrophes 1", "catastrophes 1"), ["catastrophes-missing"]),
        (beginning("", "treasures 5", "treasures 2"), []),
        (beginning("", "treasures 5", "treasures 3"), ["treasures-gone"]),
        (beginning("actions 1", "treasures 5", "treasures 3"), ["treasures-gone"]),
        (beginning("actions 1", "treasures 5", "treasures 3", treasures="end_of_action"), []),
        (beginning("actions 0\nphase over\nended_by treasures", "treasures 5", "treasures 3"), []),
        (beginning(LIES_TWICE), ["treasures-not-taken"]),
        (beginning(f"actions 1\n{LIES_TWICE}"), []),
        (beginning(f"actions 1\n{LIES_TWICE}", treasures="end_of_action"), ["treasures-not-taken"]),
        (position(hands("6 temple", "3 market")), ["hand-not-full"]),
        (position(f"actions 1\n{hands('6 temple', '3 market')}"), []),
        (beginning("seat 2"), ["turn-order"]),
        (beginning("seat 2\nturn 1"), []),
        (beginning("first 2"), ["turn-order"]),
    ],
)  # fmt: skip
def test_what_no_play_leads_to_is_accepted_and_told(state: GameState, found: list[str]) -> None:
    assert [problem.key for problem in state.status()] == [f"tigris-position-{what}" for what in found]
    assert looked_at(state) == 0 and GAME.from_text(state.text()) == state


@pytest.mark.parametrize("seed", range(12))
def test_nothing_that_play_leads_to_is_told(seed: int) -> None:
    chance = Random(seed)
    options = {option.name: chance.choice(option.values) for option in GAME.position.options}
    state = GAME.new(2 + seed % 3, seed, chance.choice(("standard", "advanced")), options)
    while not state.over:
        assert state.status() == [], state.text()
        seat = state.to_move[0]
        state.apply(chance.choice(state.legal(seat)), seat)
    assert state.status() == [], state.text()
