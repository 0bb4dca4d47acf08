"""Every refusal: its reason, its chapter, and that it changes nothing."""

import pytest
from tests.games.roads.positions import RIVERS, done, map_of, position

from lautta.core.game import GameState
from lautta.core.reasons import IllegalAction
from lautta.games.roads.game import GAME
from lautta.games.roads.rules.reasons import REASONS
from lautta.games.roads.state import ASK

LAND = """
w p r m d .
p p p p p p
"""
SEA = "p . . ."
CHAPTERS = {reason.name: reason.chapter for reason in REASONS}


def text(phase: str, own: str = "t1 donkey b1", more: str = "", theirs: str = "", player: str = "") -> str:
    """A position of one player, or of two: things by `|`, and lines of the first player after the home."""

    def lines(things: str) -> str:
        return "".join(f"    {thing}\n" for thing in things.split("|") if thing)

    first = f"player 1\n{player}  transporters\n{lines(own)}"
    second = f"player 2\n  transporters\n{lines(theirs)}" if theirs else ""
    return f"seats {2 if theirs else 1}\nphase {phase}\n{more}{first}{second}"


AWAY = "t1 donkey a1"  # of the other player, where a second one is wanted
MINE = "buildings\n  a4 mine; gold 1 iron 1\n"
ROAD = "roads b1-b2 b2-b3\n"
CALLING = "seats 2\nphase movement\nstage calling\n"
RESEARCH = text("production", more="goods\n  b1: 2 goose, 1 paper\nbuildings\n  b5 raft_factory\n",
                own="t1 donkey b1|t2 donkey b5")  # fmt: skip
FIVE = "t1 donkey b1|t2 donkey b1|t3 wagon b3|t4 wagon b3|t5 wagon b3"
BUILD = text("building", "t1 truck b1: 6 boards")
WALL = "walls\n  b1/e {} 1\n"
ON_TRUCK = "t1 truck b1; passenger 1.t2 points 4|t2 donkey b1; carrier 1.t1 points 2"
HELP = text("building", "t1 donkey b1: 1 boards", theirs="t1 truck b1: 2 boards, 1 stone")
GIVING = text("movement", "t1 donkey b1: 1 gold", theirs="t1 donkey b1")

REFUSED: dict[str, tuple[str, str, list[str], str]] = {  # map, position, what is done first, and what is refused
    "other-phase": (LAND, text("building"), [], "go t1 b2"),
    "order-first": (LAND, CALLING, [], "done"),
    "work-first": (LAND, RESEARCH, ["research shipping b1"], "done"),
    "nothing-in-hand": (LAND, text("production"), [], "put t1"),
    "not-calling": (LAND, text("movement"), [], "call"),
    "not-praying": (LAND, text("movement"), [], "pray"),
    "not-choosing": (LAND, text("movement"), [], "slot 1"),
    "slot-taken": (LAND, CALLING.replace("2", "3", 1), ["1: call", "3: pray", "2: pray", "1: slot 2"], "2: slot 2"),
    "slot-unused": (LAND, CALLING, ["1: call", "2: pray"], "1: slot 3"),
    "no-transporter-there": (LAND, text("movement"), [], "go t5 b2"),
    "is-carried": (LAND, text("movement", ON_TRUCK), [], "go t2 b2"),
    "no-such-bank": (LAND, text("movement"), [], "load t1 gold b"),
    "out-of-reach": (RIVERS, text("movement", "t1 donkey b2a"), [], "load t1 gold b"),
    "not-there": (LAND, text("movement"), [], "load t1 gold a"),
    "no-room": (LAND, text("movement", "t1 donkey b1: 2 iron", "goods\n  b1: 1 gold\n"), [], "load t1 gold a"),
    "carries-another": (LAND, text("movement", ON_TRUCK, "goods\n  b1: 1 gold\n"), [], "load t1 gold a"),
    "too-many-shifts": (LAND, text("movement", "t1 donkey b1; points 2 shifts 36", "goods\n  b1: 1 gold\n"), [],
                        "load t1 gold a"),
    "not-aboard": (LAND, text("movement"), [], "unload t1 gold a"),
    "nothing-left-at-sea": (LAND, text("movement", "t1 raft a6: 1 gold"), [], "unload t1 gold a"),
    "itself": (LAND, text("movement", "t1 donkey b1: 1 gold"), [], "hand t1 t1 gold"),
    "no-points": (LAND, text("movement"), ["go t1 b2"], "go t1 b3"),
    "not-next": (LAND, text("movement"), [], "go t1 b4"),
    "walled": (LAND, text("movement", more=WALL.format(2), theirs=AWAY), [], "go t1 b2"),
    "no-road": (LAND, text("movement", "t1 wagon b1"), [], "go t1 b2"),
    "no-mixed-steps": (LAND, text("movement", more="roads b1-b2\n"), ["go t1 b2"], "go t1 b3"),
    "moved-goods": (LAND, text("movement", "t1 donkey b1: 1 gold|t2 donkey b2", ROAD),
                    ["go t1 b2", "hand t1 t2 gold"], "go t2 b3"),
    "wrong-element": (LAND, text("movement", "t1 donkey b6"), [], "go t1 a6"),
    "no-factory": (LAND, text("production"), [], "use b1"),
    "output-done": (LAND, text("production", more="buildings\n  b1 sawmill; used 3\n"), [], "use b1"),
    "too-little-input": (LAND, text("production", more="buildings\n  b1 sawmill\n"), [], "use b1"),
    "no-water": (LAND, text("production", "t1 wagon b5: 2 trunks", theirs=AWAY,
                            more="buildings\n  b5 raft_factory\nwalls\n  b5/ne 2 1\n"), [], "use b5"),
    "not-needed": (LAND, text("production", "t1 truck b1: 2 trunks, 2 boards", "buildings\n  b1 papermill\n"),
                   ["use b1"], "pay gold t1"),
    "not-a-source": (LAND, text("production", "t1 truck b1: 2 trunks, 2 boards", "buildings\n  b1 papermill\n"),
                     ["use b1"], "pay boards t4"),
    "not-a-receiver": (LAND, text("production", "t1 donkey b1|t2 donkey b1",
                                  "buildings\n  b1 sawmill\ngoods\n  b1: 1 trunks\n"), ["use b1"], "put t3"),
    "no-launch-here": (RIVERS, text("production", "t1 wagon b2a: 2 trunks", "buildings\n  b2a raft_factory\n"),
                       ["use b2"], "launch b2b>e"),
    "not-at-factory": (LAND, text("production", FIVE.replace("t1 donkey b1", "t1 truck a2: 1 iron, 1 fuel"),
                                  "buildings\n  a2 truck_factory\n"), ["use a2"], "scrap t3"),
    "wrong-kind": (LAND, text("production", "t1 wagon b1", "buildings\n  b1 wagon_factory\n"), [], "wagon t1"),
    "no-pair": (LAND, text("production"), [], "breed b1"),
    "not-empty": (LAND, text("production", "t1 donkey b1|t2 donkey b1", "goods\n  b1: 1 gold\n"), [], "breed b1"),
    "no-pasture": (LAND, text("production", "t1 donkey a1|t2 donkey a1"), [], "breed a1"),
    "over-limit": (LAND, text("production", FIVE), [], "breed b1"),
    "known-subject": (LAND, text("production", more="goods\n  b1: 2 goose, 1 paper\n",
                                 player="  home a1\n  research rowing\n"), [], "research rowing b1"),
    "no-research": (LAND, text("production"), [], "research rowing b1"),
    "not-the-first-bank": (RIVERS, text("production", "t1 donkey b2a",
                                        "bridges b2ab\ngoods\n  b2b: 2 goose, 1 paper\n"), [], "research rowing b2b"),
    "no-upgrade": (LAND, RESEARCH, ["research shipping b1"], "upgrade b3"),
    "already-followed": (LAND, text("movement", "t1 donkey b1|t2 donkey b2", ROAD + "goods\n  b1: 1 goose\n"),
                         ["lead t1 a", "go t1 b2", "leave t1 a"], "lead t2 a"),
    "no-geese": (LAND, text("movement"), [], "lead t1 a"),
    "goose-alone": (SEA, text("movement", "t1 raft a2; led 1 points 3"), [], "leave t1 a"),
    "just-left": (LAND, text("movement", more="goods\n  b1: 1 goose\n"), ["lead t1 a", "leave t1 a"], "lead t1 a"),
    "geese-want-a-bank": (RIVERS, text("movement", "t1 raft b1~", "goods\n  b1: 1 goose\n"),
                          ["lead t1 a", "go t1 b2~"], "done"),
    "has-moved": (LAND, text("movement", "t1 donkey b1|t2 truck b2"), ["go t1 b2"], "take t2 t1"),
    "has-goods": (LAND, text("movement", "t1 donkey b1: 1 gold|t2 truck b1"), [], "take t2 t1"),
    "no-passenger": (LAND, text("movement"), [], "set t1 b1"),
    "not-at-the-beginning": (LAND, text("movement", "t1 donkey b1|t2 truck b1"), ["take t2 t1"], "set t2 b1"),
    "not-its-element": (LAND, text("movement", ON_TRUCK.replace("donkey", "raft").replace("b1", "b6")), [],
                        "set t1 b6"),
    "not-carried": (LAND, text("movement"), [], "alight t1 b1"),
    "building-there": (LAND, BUILD.replace("phase building\n", "phase building\nbuildings\n  b1 mint\n"), [],
                       "build coal_burner b1"),
    "wrong-terrain": (LAND, BUILD, [], "build woodcutter b1"),
    "desert-first": (LAND, text("building", "t1 truck a5: 3 boards"), [], "build coal_burner a5"),
    "subject-first": (LAND, text("building", "t1 truck b1: 2 boards, 2 stone"), [], "build truck_factory b1"),
    "too-few-goods": (LAND, text("building", "t1 truck b1: 2 boards"), [], "build coal_burner b1"),
    "road-there": (LAND, text("building", "t1 truck b1: 1 stone", "roads b1-b2\n"), [], "road b1-b2"),
    "bridge-there": (RIVERS, text("building", "t1 truck b2a: 1 stone", "bridges b2ab\n"), [], "bridge b2ab"),
    "others-wall": (LAND, text("building", "t1 truck b1: 2 stone", WALL.format(2), theirs=AWAY), [], "wall b1/e"),
    "no-wall": (LAND, BUILD, [], "demolish b1/e"),
    "own-wall": (LAND, text("building", "t1 truck b1: 2 boards", WALL.format(1)), [], "demolish b1/e"),
    "no-mine": (LAND, text("building", player="  home a1\n  research new_shafts\n"), [], "shaft b1 3+3"),
    "not-home": (LAND, text("wonder", "t1 donkey b2", player="  home b1\n"), [], "brick"),
    "wonder-full": (LAND, text("wonder", more="wonder " + "x" * 17 + "1" * 66 + "\ngoods\n  b1: 5 clay\n",
                               player="  home b1\n"), [], "brick"),
    "answer-first": (LAND, GIVING, ["1: give t1 2.t1 gold"], "2: done"),
    "no-offer-made": (LAND, GIVING, [], "accept"),
    "own-one": (LAND, GIVING, [], "give t1 1.t1 gold"),
    "no-such-player": (LAND, GIVING, [], "give t1 5.t1 gold"),
    "was-refused": (LAND, GIVING, ["1: give t1 2.t1 gold", "2: refuse"] * 3, "give t1 2.t1 gold"),
    "help-first": (LAND, HELP, ["build sawmill b1"], "pay boards t1"),
    "covered": (LAND, text("building", "t1 truck b1: 2 boards|t2 truck b1: 2 boards", theirs="t1 truck b1: 2 boards"),
                ["build stone_factory b1"], "drop"),
}  # fmt: skip


def refusal(name: str) -> tuple[GameState, str]:
    """A state and what is refused in it."""
    picture, words, first, refused = REFUSED[name]
    return done(position(picture, words), *first), refused


def refuses(state: GameState, action: str, seat: int, name: str) -> None:
    """It is refused for this reason, which has its chapter and its word in the error; nothing changes."""
    before = state.bytes()
    reason = state.why_not(action, seat)
    assert reason and (reason.name, reason.chapter) == (name, CHAPTERS[name])
    assert action not in {named.text for named in state.actions(seat)}
    with pytest.raises(IllegalAction) as caught:
        state.apply(action, seat)
    assert caught.value.reason == reason and str(reason) in str(caught.value)
    assert caught.value.seat == seat and state.bytes() == before


@pytest.mark.parametrize("name", REFUSED)
def test_each_refusal_has_its_reason_and_its_chapter(name: str) -> None:
    state, refused = refusal(name)
    who, _, rest = refused.partition(": ")
    refuses(state, rest or refused, int(who) - 1 if rest else 0, name)


@pytest.mark.parametrize(("picture", "name"), [("p* p p* p", "not-marked"), ("p p p p", "too-near")])
def test_homes_are_refused_where_they_cannot_be(picture: str, name: str) -> None:
    state = GAME.new(2, 1, map_of(picture))
    state.apply("home a1")
    refuses(state, "home a2", state.to_move[0], name)


def test_one_player_refuses_another_so_often() -> None:
    state = position(LAND, GIVING)
    for good in range(8):
        state.record.players[0].refused[1][ASK][good] = 2
    refuses(state, "give t1 2.t1 gold", 0, "too-many-refusals")


def test_the_list_is_of_all_refusals() -> None:
    elsewhere = {"not-marked", "too-near", "too-many-refusals"}
    assert set(REFUSED) | elsewhere == {reason.name for reason in REASONS} and len(REASONS) == len(CHAPTERS)
