"""What a seat may not know is nowhere in what it is sent."""

import json
from collections import Counter
from typing import Any

import pytest
from tests.games.tigris.games import steps
from tests.games.tigris.positions import UNREACHED, can, done, points, position, private, public, remarks, why

from lautta.core.game import GameState, View
from lautta.core.reasons import BadArgument, HiddenOutcome, MalformedPosition
from lautta.games.tigris.game import GAME


def everything(state: GameState, viewer: int | None) -> str:
    """All that is sent to a seat, or to a spectator, of a position."""
    seen = state.view(viewer)
    sent: list[Any] = [public(state), seen.text(), seen.json(), seen.bytes().hex(), repr(seen), state.to_move]
    if viewer is not None:
        sent += [private(state, viewer), state.legal(viewer), seen.legal(viewer)]
        sent += [state.preview(viewer, code) for code in state.legal(viewer)[::7]]
        sent += [str(state.why_not(action, viewer)) for action in ("pass", "support 3", "place farm E2", "swap ss")]
    return json.dumps(sent, sort_keys=True)


# Positions with what is hidden from the lion (seat 0) as gaps.
PLACES = {
    "act": "actions 1",
    "act of another": "seat 2",
    "revolt, the other is asked": """phase support
        actions 1
        conflict revolt
        colour king
        attacker 1
        defender 2
        asked 2
        added 1""",
    "revolt, asked himself": """phase support
        actions 1
        conflict revolt
        colour king
        attacker 2
        defender 1
        asked 1
        added 1
        seat 2""",
}
TEXT = """
{more}
map
     F  G  H  I
  3  .  .  .  .
  4 LK  t {king}  .
  5  . LT  .  t
player 1
  hand 2 temple 1 settlement 2 market
  points 3 red
  swapped 1 farm
  treasures 1
player 2
  hand {hand}
  points {points}
  treasures {treasures}
  swapped {swapped}
player 3
  hand 2 farm
"""
ONE = {"hand": "3 temple 1 farm", "points": "1 black 4 green", "treasures": "2", "swapped": "2 settlement"}
OTHER = {"hand": "2 settlement 2 market", "points": "5 blue", "treasures": "1", "swapped": "1 temple 1 farm"}
LEFT = "B2 P2 F3 N5 I7 B8 O9"


def two_of(place: str, **options: str) -> tuple[GameState, GameState]:
    """Two positions that differ only in what the pot hides."""
    more = PLACES[place]
    king = "PK" if "revolt" in place else " ."
    text = "seats 3\n" + TEXT
    if "acti" in more:
        text = text.replace("{more}", "acted 1\n{more}")
    one, other = (
        position(text.format(more=more, king=king, **hidden), left=LEFT, **options) for hidden in (ONE, OTHER)
    )
    other.record.players[2].treasures += 1  # what the pot has less, somebody else has
    return one, other


@pytest.mark.rule("H1")
@pytest.mark.parametrize("place", PLACES)
def test_positions_that_differ_in_hidden_things_are_the_same_to_others(place: str) -> None:
    one, other = two_of(place)
    assert list(one.record.bag) != list(other.record.bag) and remarks(other) <= UNREACHED
    assert everything(one, 0) == everything(other, 0)
    assert everything(one, None) == everything(other, None)
    assert everything(one, 1) != everything(other, 1)


@pytest.mark.rule("fault-30", "S4", "T7", "Q6", "H1")
@pytest.mark.parametrize("place", PLACES)
def test_hands_and_totals_are_not_in_what_others_are_sent(place: str) -> None:
    one, _ = two_of(place)
    for viewer in (0, 2, None):
        seen = one.view(viewer).record
        assert not any(bytes(seen.chance)), "the generator"
        assert not any(seen.bag) and seen.bag_size == one.record.bag_size, "what is in the bag"
        for seat in {0, 1, 2} - {viewer}:
            p = seen.players[seat]
            assert not any((*p.hand, *p.points, *p.swapped, p.treasures, p.score))
            assert (p.hand_size, p.swapped_size) == (
                one.record.players[seat].hand_size,
                one.record.players[seat].swapped_size,
            )
        table = public(one)
        assert not any({"hand", "points", "treasures", "score"} & set(player) for player in table["players"])


@pytest.mark.rule("H1")
def test_of_oneself_one_sees_everything() -> None:
    one, _ = two_of("act")
    assert private(one, 0) == {
        "hand": {"settlement": 1, "temple": 2, "market": 2},
        "points": {"black": 0, "red": 3, "blue": 0, "green": 0},
        "treasures": 1,
        "score": 0,
        "swapped": {"farm": 1},
    }
    assert public(one)["players"][0]["swapped"] == 1


@pytest.mark.rule("fault-29", "H2")
def test_the_defender_is_asked_even_without_tiles_so_that_nothing_is_told() -> None:
    text = "seats 3\nseat 2\nmap\n     G  H  I\n  4 LK  t  .\nplayer 1\n  hand {}\nplayer 2\n  hand 2 temple\n"
    rich, poor = (position(text.format(hand)) for hand in ("3 temple", "3 farm"))
    rich, poor = (done(state, "position king I4", "support 1") for state in (rich, poor))
    assert rich.to_move == poor.to_move == (0,)
    assert everything(rich, 1) == everything(poor, 1) and everything(rich, None) == everything(poor, None)
    after = [done(state, "support 0") for state in (rich, poor)]
    assert everything(after[0], 1) == everything(after[1], 1)
    assert can(poor) == ["support 0"] and len(can(rich)) == 4


@pytest.mark.rule("H1")
def test_a_refusal_tells_nothing_of_others() -> None:
    text = "seats 2\nseat 2\nplayer 1\n  hand {}\nplayer 2\n  hand 6 temple"
    states = [position(text.format(hand)) for hand in ("6 market", "6 farm")]
    actions = [states[0].space.text(code) for code in range(0, len(states[0].space), 11)]
    for action in actions:
        assert why(states[0], action, 1) == why(states[1], action, 1)
        assert why(states[0], action, 0) == why(states[1], action, 0) == "not-your-turn"


# what can be counted


@pytest.mark.parametrize("place", PLACES)
def test_who_has_counted_knows_points_and_treasures_and_nothing_else(place: str) -> None:
    one, _ = two_of(place)
    for viewer in (0, 2, None):
        counted, seen = one.view(viewer, recall=True), one.view(viewer)
        assert counted.recall and not any(bytes(counted.record.chance)) and not any(counted.record.bag)
        for seat in {0, 1, 2} - {viewer}:
            mine, real = counted.record.players[seat], one.record.players[seat]
            assert not any((*mine.hand, *mine.swapped))
            assert (list(mine.points), mine.treasures) == (list(real.points), real.treasures)
            assert mine.score == real.score
        assert counted.view(viewer) == seen and counted.view(viewer, recall=True) == counted.copy() == counted
        assert counted.copy().recall and not counted.view(viewer).recall
        assert counted != seen and counted.scores == one.scores


def test_what_was_counted_stays_in_dealt_positions() -> None:
    one, other = two_of("act")
    assert one.view(0, recall=True) != other.view(0, recall=True), "they differ in what could be counted"
    hands = set()
    for seed in range(20):
        dealt = one.view(0, recall=True).resample(0, seed)
        assert (
            remarks(dealt) <= UNREACHED
            and dealt.view(0, recall=True) == one.view(0, recall=True)
            and points(dealt) == points(one)
        )
        hands.add(tuple(dealt.record.players[1].hand))
        guessed = one.view(0).resample(0, seed)
        assert sum(points(guessed)[1]) == sum(points(one)[0]) != sum(points(one)[1])
    assert len(hands) > 5


def test_a_view_that_people_are_shown_has_forgotten_what_was_counted() -> None:
    one, _ = two_of("act")
    with pytest.raises(HiddenOutcome, match="has forgotten"):
        one.view(0).view(0, recall=True)
    with pytest.raises(BadArgument):
        one.view(3, recall=True)


@pytest.mark.parametrize("place", PLACES)
@pytest.mark.parametrize("viewer", [0, 2])
def test_people_are_sent_nothing_counted_even_from_a_counted_view(place: str, viewer: int) -> None:
    """The hooks that make what people are sent get the view that they are shown, whatever they are asked of."""
    one, other = two_of(place)
    for state in (one, other):
        counted = state.view(viewer, recall=True)
        assert (
            json.dumps(counted.public())
            == json.dumps(public(state))
            == json.dumps(state.view(None, recall=True).public())
        )
        assert counted.private(viewer) == private(state, viewer)
        for code in counted.legal(viewer)[::7]:
            assert counted.preview(viewer, code) == state.preview(viewer, code)
        with pytest.raises(HiddenOutcome):
            counted.private(1)
        with pytest.raises(HiddenOutcome):
            counted.resample(1)


def test_a_counted_view_plays_on_what_it_can_foresee() -> None:
    one, _ = two_of("act")
    one.record.actions, one.record.acted = 2, 0  # so that the turn goes on
    counted, after = one.view(0, recall=True), one.copy()
    counted.apply("position farmer G3")
    after.apply("position farmer G3")
    assert counted.recall and counted == after.view(0, recall=True) != after.view(0)
    with pytest.raises(HiddenOutcome, match="leads to"):
        counted.apply("pass")


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_a_counted_view_is_written_and_read_as_one(viewer: int | None) -> None:
    one, _ = two_of("act")
    counted = one.view(viewer, recall=True)
    name = "spectator" if viewer is None else str(viewer + 1)
    assert f"view {name} counted" in counted.text().splitlines() and counted.json()["counted"] is True
    assert "counted" not in one.view(viewer).text() + str(one.view(viewer).json())
    for again in (GAME.from_text(counted.text()), GAME.from_json(json.dumps(counted.json()))):
        assert isinstance(again, View) and again.recall and again == counted and again.viewer == viewer


def test_what_nobody_can_have_counted_is_refused() -> None:
    one, _ = two_of("act")
    text = one.view(0, recall=True).text()
    for wrong in (
        one.text().replace("\nseats", "\ncounted\nseats", 1),
        text.replace("view 1 counted", "view 1"),
        text.replace("view 1 counted", "view 1 remembered"),
        text.replace("player 2\n", "player 2\n  hand 2 farm\n"),
    ):
        assert wrong != text
        with pytest.raises(MalformedPosition):
            GAME.from_text(wrong)
    for document in ({**one.json(), "counted": True}, {**one.view(0, recall=True).json(), "counted": 1}):
        with pytest.raises(MalformedPosition, match="'counted' stands only with a view"):
            GAME.from_json(document)


def test_with_open_scores_there_is_nothing_more_to_count() -> None:
    one, _ = two_of("act", scores="open")
    assert one.view(0, recall=True).bytes() == one.view(0).bytes()


# the log


def told(before: GameState, after: GameState, seat: int, action: str, viewer: int | None) -> str:
    said = after.tell(before, seat, action, viewer)
    return json.dumps([[sentence.key, dict(sentence.args)] for sentence in said], sort_keys=True)


def test_what_was_swapped_and_drawn_is_told_to_its_owner_alone() -> None:
    state = position("player 1\n  hand 3 temple 3 market\nplayer 2\n  hand 6 market")
    after = {swap: done(state, f"swap {swap}") for swap in ("tt", "mm")}
    for viewer in (1, None):
        assert told(state, after["tt"], 0, "swap tt", viewer) == told(state, after["mm"], 0, "swap mm", viewer)
        assert "tile" not in told(state, after["tt"], 0, "swap tt", viewer)
    assert "you-draw" in told(state, after["tt"], 0, "swap tt", 0)


@pytest.mark.rule("fault-31", "T7")
def test_what_was_drawn_at_the_end_of_a_turn_is_told_to_its_owner_alone() -> None:
    state = position("player 1\n  hand 6 temple\nplayer 2\n  hand 4 market")
    states = [done(state, "place temple H5")]
    states += [states[0].resample(0, seed) for seed in range(4)]
    logs: dict[int | None, set[str]] = {0: set(), 1: set(), None: set()}
    for before in states:
        after = done(before, "pass")
        for viewer, seen in logs.items():
            seen.add(told(before, after, 0, "pass", viewer))
    assert len(logs[None]) == 1, "numbers alone"
    assert len(logs[0]) > 1 and len(logs[1]) > 1, "everybody is told what he drew"


TILES = {"settlement": 0, "temple": 1, "farm": 2, "market": 3}
COLOURS = {"black": 0, "red": 1, "blue": 2, "green": 3}
LEADERS = {"king": 0, "priest": 1, "farmer": 2, "trader": 3}


def gains(log: list[Any]) -> Counter[tuple[int, int | str]]:
    """What a log says that was gained: points by seat and colour, and treasures."""
    found = Counter[tuple[int, int | str]]()
    for key, args in log:
        match key.removeprefix("tigris-log-"):
            case "place-point":
                found[args["seat"], TILES[args["tile"]]] += 1
            case "place-point-other":
                found[args["other"], TILES[args["tile"]]] += 1
            case "revolt-won":
                found[args["seat"], 1] += 1
            case "war-won":
                found[args["seat"], LEADERS[args["leader"]]] += args["points"]
            case "income":
                found.update({(args["seat"], c): args[name] for name, c in COLOURS.items()})
            case "treasures":
                found[args["seat"], "treasures"] += args["count"]
    return +found


@pytest.mark.rule("fault-31", "H1")
@pytest.mark.parametrize("viewer", [0, 1, None])
@pytest.mark.parametrize("scores", ["hidden", "open"])
def test_the_log_tells_every_gain_to_all(viewer: int | None, scores: str) -> None:
    """Points of all kinds, and treasures, are told as they are had, also when totals are hidden."""
    for before, after, seat, code in steps(3, 120 + (scores == "open")):
        assert before.options["scores"] == scores
        had = Counter[tuple[int, int | str]]()
        for who, (then, now) in enumerate(zip(points(before), points(after), strict=True)):
            had.update({(who, colour): now[colour] - then[colour] for colour in range(4)})
            had[who, "treasures"] = after.record.players[who].treasures - before.record.players[who].treasures
        log = json.loads(told(before, after, seat, before.named(code).text, viewer))
        assert gains(log) == +had, (before.named(code).text, log)


@pytest.mark.rule("fault-30")
@pytest.mark.parametrize("seed", range(4))
def test_in_whole_games_nothing_hidden_is_sent(seed: int) -> None:
    """A state and one that a seat cannot tell from it are the same in all that it is sent."""
    for number, (before, after, seat, code) in enumerate(steps(3, 200 + seed)):
        if number % 9:
            continue
        for viewer in range(3):
            other = before.resample(viewer, number)
            assert everything(other, viewer) == everything(before, viewer)
            if viewer != seat and code in other.legal(seat):
                then = done(other, before.named(code).text)
                if then.view(viewer).bytes() == after.view(viewer).bytes():
                    action = before.named(code).text
                    assert told(other, then, seat, action, viewer) == told(before, after, seat, action, viewer)


def test_the_number_of_new_states_tells_nothing() -> None:
    """The counter of things shown goes by numbers that everybody sees."""
    one, other = two_of("act")
    assert one.view(0).record.shown == other.view(0).record.shown
    assert done(one, "pass").record.shown == done(other, "pass").record.shown
