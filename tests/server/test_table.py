"""Tables as events: folding, replaying, taking back and doing again."""

from ctypes import sizeof
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.duel.game import GAME as DUEL
from tests.server.tables import (
    act,
    act_at_random,
    amsterdam,
    redo,
    refused,
    reloaded,
    roads,
    state,
    table_of,
    tigris,
    undo,
)

from lautta.core.chance import Chance
from lautta.server.table import commands
from lautta.server.table import possible_undo as undoing
from lautta.server.table.events import Damaged, Event
from lautta.server.table.history import HistoryNode, path
from lautta.server.table.live_table import LiveTable
from lautta.server.table.log import EventLog
from lautta.server.table.positions import RECENT, STRIDE

SEEDS = st.integers(0, 2**32)
PLANS = st.lists(st.sampled_from(["act", "act", "act", "undo", "redo"]), max_size=40)


def play(table: LiveTable, plan: list[str], chance: Random) -> None:
    for what in plan:
        if not state(table).to_move:
            return
        if what == "act":
            act_at_random(table, chance)
            continue
        asked, do = (commands.Undo, undo) if what == "undo" else (commands.Redo, redo)
        for seat in (seat for seat, one in enumerate(table.seating.seats) if one.here):
            if refused(table, seat, asked) is None:
                do(table, seat)
                break


def without_chance(data: bytes) -> bytes:
    assert DUEL.table.state.chance.offset == 0 and amsterdam().table.state.chance.offset == 0
    return data[sizeof(Chance) :]


@pytest.mark.parametrize("game", [DUEL, amsterdam(), tigris()], ids=lambda game: game.name)
@settings(max_examples=30, deadline=None)
@given(plan=PLANS, seed=SEEDS)
def test_a_table_is_the_replay_of_its_events(game, plan: list[str], seed: int) -> None:
    table, positions = table_of(game, seed), []
    chance = Random(seed)
    for what in plan:
        play(table, [what], chance)
        positions.append((table.log.number, state(table).bytes()))
    again = reloaded(table)
    assert state(again) == state(table)
    for number, data in positions:
        assert again.positions.at(again.log.state_after(number).here).bytes() == data
        assert state(reloaded(table, table.log.events[:number])).bytes() == data


@pytest.mark.parametrize("game", [DUEL, amsterdam(), tigris()], ids=lambda game: game.name)
@settings(max_examples=40, deadline=None)
@given(plan=PLANS, seed=SEEDS)
def test_undo_is_the_replay_without_the_last_action(game, plan: list[str], seed: int) -> None:
    table, chance = table_of(game, seed), Random(seed)
    play(table, [*plan, "act"], chance)
    way = undoing.possible_undo(table.log, table.positions, table.log.number, 0)
    if way is None:
        return
    before = reloaded(table)
    event = undo(table, 0)
    kept = path(way.to)
    replayed = game.new(2, table.setup.seed, table.setup.board, table.setup.options)
    for step in kept[1:]:
        if step.kind == "undo":
            replayed.redraw(step.number)
        else:
            replayed.apply(step.text or "", step.seat)
    if way.redraw:
        record = state(table).record
        assert (record.chance.branch, record.chance.drawn) == (event.number, 0)
        assert without_chance(state(table).bytes()) == without_chance(replayed.bytes())
        assert refused(table, 0, commands.Redo) == "nothing-to-redo"
    else:
        assert state(table) == replayed
        redo(table, 0)
        assert state(table) == state(before)


def test_computers_answers_go_along() -> None:
    table = table_of(DUEL, 1)
    act(table, 1, state(table).legal(1)[0])
    before = state(table).bytes()
    mine = act(table, 0, state(table).legal(0)[0])
    answer = act(table, 1, state(table).legal(1)[0])
    event = undo(table, 0)
    assert (event.to, event.redrawn) == (1 + 1, True)  # both cards were turned up
    assert mine.number not in {step.number for step in path(table.log.here)}
    assert answer.number not in {step.number for step in path(table.log.here)}
    assert without_chance(state(table).bytes()) == without_chance(before)


def test_a_free_undo_draws_nothing_anew_and_can_be_done_again() -> None:
    table = table_of(DUEL, 2, people=(0, 1))
    before = state(table).bytes()
    act(table, 0, state(table).legal(0)[1])
    after = state(table).bytes()
    event = undo(table, 0)
    assert not event.redrawn and state(table).bytes() == before
    assert refused(table, 1, commands.Redo) == "nothing-to-redo"  # another's undo
    redo(table, 0)
    assert state(table).bytes() == after
    undo(table, 0)
    act(table, 0, state(table).legal(0)[0])
    assert refused(table, 0, commands.Redo) == "nothing-to-redo"  # something new was done


def test_two_steps_back() -> None:
    table, chance = table_of(amsterdam(), 3), Random(3)
    while state(table).to_move != (0,) or not any(a.name == "build" for a in state(table).actions(0)):
        act_at_random(table, chance)
    before = state(table).bytes()
    act(table, 0, next(a.code for a in state(table).actions(0) if a.name == "build"))
    built = state(table).bytes()
    while state(table).to_move == (1,):
        act_at_random(table, chance)
    if state(table).to_move:
        act(table, 0, state(table).legal(0)[0])
        undo(table, 0)
    undo(table, 0)
    assert without_chance(state(table).bytes()) == without_chance(before) != without_chance(built)


def test_two_steps_forth_again() -> None:
    table, positions = table_of(roads(), 3, 1), []
    for _ in range(3):
        positions.append(state(table).bytes())
        act(table, 0, state(table).legal(0)[0])
    positions.append(state(table).bytes())
    for before in positions[-2::-1]:
        assert not undo(table, 0).redrawn and state(table).bytes() == before
    for after in positions[1:]:
        redo(table, 0)
        assert state(table).bytes() == after
    assert refused(table, 0, commands.Redo) == "nothing-to-redo"


def test_each_player_redoes_their_own_undo() -> None:
    table = table_of(amsterdam(), 1, 3, (0, 1, 2))
    for seat in (0, 1):
        act(table, seat, state(table).legal(seat)[0])
    for seat in (1, 0):
        undo(table, seat)
    for seat, other in ((0, 1), (1, 0)):
        assert refused(table, other, commands.Redo) == "nothing-to-redo"
        redo(table, seat)


def test_others_must_agree_once_they_have_acted() -> None:
    table = table_of(DUEL, 4, people=(0, 1))
    act(table, 0, state(table).legal(0)[0])
    assert refused(table, 0, commands.Undo) is None
    assert refused(table, 1, commands.Undo) == "nothing-to-undo"
    act(table, 1, state(table).legal(1)[0])
    assert refused(table, 0, commands.Undo) == "ask"
    assert refused(table, 1, commands.Undo) == "ask"  # it turned up what both had chosen
    alone = table_of(DUEL, 4)
    for seat in (0, 1):
        act(alone, seat, state(alone).legal(seat)[0])
    assert undo(alone, 0).redrawn, "one person alone agrees with themselves"


def amsterdam_turn(seed: int) -> LiveTable:
    """A game in which the first seat is to move, after both have kept contracts."""
    table = table_of(amsterdam(), seed)
    for seat in (1, 0):
        act(table, seat, state(table).legal(seat)[0])
    while state(table).to_move != (0,):
        act_at_random(table, Random(1))
    return table


def test_stepping_back_past_a_redraw_redraws_again() -> None:
    """Else what an abandoned branch of the seed had shown would be drawn again, and known beforehand."""
    table = amsterdam_turn(5)
    act(table, 0, state(table).code("deck"))
    assert undo(table, 0).redrawn
    earlier = undo(table, 0)
    assert earlier.redrawn and state(table).record.chance.branch == earlier.number


def test_what_was_shown_is_drawn_anew() -> None:
    drawn, table = set(), amsterdam_turn(6)
    before = list(state(table).record.players[0].hand)
    for _ in range(30):
        act(table, 0, state(table).code("deck"))
        after = list(state(table).record.players[0].hand)
        drawn.add(next(kind for kind in range(len(after)) if after[kind] != before[kind]))
        undo(table, 0)
        assert list(state(table).record.players[0].hand) == before
    assert len(drawn) > 3


def test_long_tables_keep_few_positions_and_know_all() -> None:
    table, chance = table_of(amsterdam(), 8), Random(8)
    kept = {1: state(table).bytes()}
    while state(table).to_move:
        event = act_at_random(table, chance)
        kept[event.number] = state(table).bytes()
    again = reloaded(table)
    for number in reversed(kept):
        assert again.positions.at(again.log.nodes[number]).bytes() == kept[number]
    assert len(again.positions._kept) + len(again.positions._recent) <= len(kept) / STRIDE + 1 + RECENT
    assert refused(table, 0, commands.Undo) == "nothing-to-undo", "it is over"


def test_snapshots_that_do_not_fit_are_rebuilt() -> None:
    table, chance = table_of(amsterdam(), 9), Random(9)
    for _ in range(30):
        act_at_random(table, chance)
    number, end = table.log.here.number, state(table)
    layout = amsterdam().layout
    fits = reloaded(table)
    assert fits.positions.restore(number, layout, end.bytes(), "")
    assert state(fits) == end
    other_layout = reloaded(table)
    assert other_layout.positions.restore(number, "another", b"other bytes", end.text())
    assert state(other_layout) == end
    rebuilt = reloaded(table)
    for layout_now, data, text in [
        (layout, end.bytes()[:-1], ""),
        (layout, b"\xff" * len(end.bytes()), ""),
        ("x", b"", "?"),
    ]:
        assert not rebuilt.positions.restore(number, layout_now, data, text)
    assert state(rebuilt) == end


def test_events_that_cannot_follow() -> None:
    table = table_of(DUEL, 1)
    for event in (
        Event(1, 1, "action", b"", 1, seat=0, action="play c1"),
        Event(3, 1, "action", b"", 1, seat=0, action="play c1"),
        Event(2, 1, "start", b"", 1),
        Event(2, 1, "redo", b"", 1, seat=0, to=1),
        Event(2, 1, "undo", b"", 1, seat=0, to=7),
        Event(2, 1, "undo", b"", 1, seat=0),
    ):
        with pytest.raises(Damaged):
            table.log.add(event)
        assert table.log.number == 1
    with pytest.raises(Damaged):  # a table begins with its start
        EventLog([Event(1, 1, "undo", b"", 1)])


def test_steps_that_cannot_be_replayed_quote_no_action() -> None:
    table = table_of(DUEL, 1)
    with pytest.raises(Damaged) as error:
        table.positions.at(HistoryNode(2, "action", table.log.here, 0, "play c99"))
    assert "c99" not in str(error.value)
