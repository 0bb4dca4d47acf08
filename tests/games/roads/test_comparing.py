"""How games alone went, and what one did otherwise: real games, and differences that are planted in them."""

from collections.abc import Callable, Iterator
from functools import cache

import pytest

import lautta
from lautta.core.game import GameState
from lautta.core.game_files import GameFile
from lautta.core.timeline import Difference, First, Timeline, positions_of
from lautta.games.roads.show.bestlines import best_line, names
from lautta.games.roads.show.comparing import LATER, MOST, MOST_POINTS, compare
from lautta.games.roads.show.timeline import course, rows_with_bricks
from lautta.games.roads.state import BUILDINGS
from lautta.words import LANGUAGES, Words

GAME = lautta.game("roads")
MAP = "mesopotamia"
Keep = Callable[[str, GameState], bool]


def file_of(board: str = MAP) -> GameFile:
    file = best_line(board)
    assert file is not None
    return file


@cache
def best(board: str = MAP) -> Timeline:
    return course(positions_of(file_of(board)))


@cache
def settlers(board: str = MAP) -> Timeline:
    """A game that sense plays."""
    return course(sense(file_of(board).start()))


def sense(state: GameState) -> Iterator[GameState]:
    assert GAME.weigh
    yield state
    while not state.over:
        worths = GAME.weigh(state.view(0, recall=True), 0)
        state.apply(max(worths, key=lambda code: worths[code]), 0)
        yield state


def planted(keep: Keep) -> Timeline:
    """The best game without some of its actions, and without what the rules refuse then."""
    return course(with_left_out(file_of(), keep))


def with_left_out(file: GameFile, keep: Keep) -> Iterator[GameState]:
    state = file.start()
    yield state
    for step in file.steps:
        if keep(step.action, state):
            yield from done_if_legal(state, step.action)
    while not state.over:
        yield from done_if_legal(state, "done")


def done_if_legal(state: GameState, action: str) -> Iterator[GameState]:
    """An action, after what a work in hand still needs; nothing if it is refused."""
    while state.why_not(action, 0) and (rest := [each for each in state.actions(0) if each.name in ("pay", "put")]):
        state.apply(rest[0], 0)
        yield state
    if not state.over and not state.why_not(action, 0):
        state.apply(action, 0)
        yield state


def said(found: list[Difference]) -> dict[str, dict[str, str | int]]:
    """The arguments of sentences, by the end of their keys and what they are about."""
    about = ("kind", "good")
    return {
        " ".join([one.said.key.removeprefix("roads_alone-"), *(str(one.said.args[name]) for name in about
                                                              if name in one.said.args)]): dict(one.said.args)
        for one in found
    }  # fmt: skip


# how a game went


@pytest.mark.parametrize("board", names())
def test_the_course_says_what_the_rules_say(board: str) -> None:
    file, found = file_of(board), best(board)
    end = file.replay()
    assert [stage.turn for stage in found.stages] == list(range(1, 21)) and found.turns == 20
    assert found.stages[-1].actions == len(file.steps) and found.end.bytes() == end.bytes()
    assert found.stages[-1].figures["points"] == end.scores[0]
    sums = {name: points for name, points in found.totals.items() if not name.startswith("made-")}
    assert sum(sums.values()) == end.scores[0] and sums["points-rows"] == end.points(0)["rows"]
    assert sums["points-rows"] == 10 * len(rows_with_bricks(end.record))
    figures = [list(stage.figures) for stage in found.stages]
    assert all(each == figures[0] for each in figures)


def test_each_stage_is_the_end_of_its_turn() -> None:
    positions = [state.copy() for state in positions_of(file_of())]
    for stage in best().stages:
        last = positions[stage.actions]
        assert last.bytes() == stage.position.bytes()
        assert stage.actions + 1 == len(positions) or positions[stage.actions + 1].turn == last.turn + 1


def test_first_times_are_those_of_the_file() -> None:
    """What is built by an action of its own is there after the payment for it."""
    file, found = file_of(), best()
    for kind in BUILDINGS[1:]:
        wanted = "mine " if kind == "mine" else f"build {kind} "
        places = [place for place, step in enumerate(file.steps, 1) if step.action.startswith(wanted)]
        first = found.firsts.get(f"building-{kind}")
        assert (first is None) == (not places)
        if first:
            paid = [step.action for step in file.steps[places[0] : first.actions]]
            assert first.actions >= places[0] and all(action.startswith("pay") for action in paid)
    brick = next(place for place, step in enumerate(file.steps, 1) if step.action == "brick")
    assert found.firsts["brick"] == First(1, brick + 2)  # which is paid for with two geese of three


def test_production_is_what_the_goods_say() -> None:
    """What was made is what there is more of than before, as nothing else brings stone or gold into a game."""
    grown = {"stone": 0, "gold": 0, "coins": 0}
    before: dict[str, int] = {}
    for state in positions_of(file_of()):
        goods = goods_of(state) if state.phase != "setup" else {}
        for name in before:
            grown[name] += max(0, goods[name] - before[name])
        before = goods
    assert grown == {name: best().totals[f"made-{name}"] for name in grown}
    assert all(grown.values())


def goods_of(state: GameState) -> dict[str, int]:
    public = state.public()
    lying = list(public["goods"].values())
    aboard = [each["cargo"] for each in public["players"][0]["transporters"].values()]
    return {name: sum(place.get(name, 0) for place in (*lying, *aboard)) for name in ("stone", "gold", "coins")}


# what differs


def test_a_game_does_nothing_otherwise_than_itself() -> None:
    assert compare(best(), best()) == [] and compare(settlers(), settlers()) == []


def test_what_the_settler_does_otherwise() -> None:
    found = compare(settlers(), best())
    assert 0 < len(found) <= MOST
    points = [one for one in found if "points" in one.said.args]
    assert 0 < len(points) <= MOST_POINTS and found[: len(points)] == points
    mine, other = settlers(), best()
    for one in found:
        assert 1 <= one.turn <= 20
        assert 0 <= one.mine <= mine.stages[-1].actions and 0 <= one.other <= other.stages[-1].actions
    coins = said(found)["aboard coins"]
    assert coins["points"] == other.totals["points-coins"] - mine.totals["points-coins"] > 0


def test_a_mint_that_is_never_built() -> None:
    found = said(compare(planted(lambda action, _: not action.startswith("build mint")), best()))
    assert found["building mint"] == {"kind": "mint", "mine": 0, "there": best().firsts["building-mint"].turn}
    assert found["aboard coins"] == {"good": "coins", "mine": 0, "there": 4, "points": 160}


def test_a_first_brick_that_comes_late() -> None:
    late = planted(lambda action, state: action != "brick" or state.turn >= 12)
    first = late.firsts["brick"].turn
    assert first >= 12
    rows = said(compare(late, best()))["rows-later"]
    missing = rows_with_bricks(best().end.record) - rows_with_bricks(late.end.record)
    assert missing and rows["rows"] == ", ".join(map(str, sorted(missing))) and rows["count"] == len(missing)
    assert (rows["mine"], rows["there"], rows["points"]) == (first, 1, 10 * len(missing))


def test_no_brick_at_all() -> None:
    rows = said(compare(planted(lambda action, _: action != "brick"), best()))["rows-later"]
    assert rows["mine"] == 0 and rows["count"] == 5


def test_bricks_in_fewer_rows_though_the_first_came_as_early() -> None:
    early = planted(lambda action, state: action != "brick" or state.turn < 12)
    found = said(compare(early, best()))
    assert "rows-later" not in found and found["rows"]["mine"] == found["rows"]["there"] == 1


def test_fewer_transporters() -> None:
    few = planted(lambda action, _: not action.startswith("breed"))
    late = Timeline(few.stages, best().firsts, best().totals)  # and nothing else otherwise
    found = said(compare(late, best()))["transporters"]
    assert found["mine"] == 3 and found["there"] == best().at(int(found["turn"])).figures["transporters"] == 5


def test_a_little_later_is_not_told() -> None:
    """Something that comes one turn later is no difference worth a sentence; one more turn is."""
    first = best().firsts["building-woodcutter"]
    for later, told in ((LATER - 1, False), (LATER, True)):
        firsts = {**best().firsts, "building-woodcutter": First(first.turn + later, first.actions)}
        found = said(compare(Timeline(best().stages, firsts, best().totals), best()))
        assert ("building woodcutter" in found) == told


def test_where_the_other_game_looks_it_is_there() -> None:
    """The places to look at show what the sentence says: before them it was not so."""
    positions = [state.copy() for state in positions_of(file_of())]
    for one in compare(planted(lambda action, _: not action.startswith("build mint")), best()):
        if one.said.args.get("kind") == "mint":
            kind = BUILDINGS.index("mint")
            assert kind in bytes(positions[one.other].record.building)
            assert kind not in bytes(positions[one.other - 1].record.building)


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_of_it_has_words(language: str) -> None:
    words = Words(language)
    late = planted(lambda action, state: action != "brick" or state.turn >= 12)
    none = planted(lambda action, _: action.partition(" ")[0] not in ("brick", "build", "mine", "breed"))
    games = {
        "here": words.say("roads_alone-here", you=1),
        "elsewhere": words.say("roads_alone-elsewhere", best=1),
    }
    for mine in (settlers(), late, none):
        for one in compare(mine, best()):
            sentence = words.say(one.said.key, **one.said.args, **games)
            assert games["here"] in sentence and games["elsewhere"] in sentence and "{" not in sentence
    for name in (*best().stages[0].figures, *best().totals):
        assert words.say("roads_alone-figure", name=name) not in ("", name)
