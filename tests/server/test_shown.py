"""What another's choice has shown is not taken back freely, be it a person's or a computer's: in each of the games."""

from collections.abc import Callable
from itertools import takewhile
from random import Random

import pytest
from tests.server.tables import act, act_at_random, amsterdam, note, roads, say, state, table_of, tigris
from tests.server.test_planning import planning_table

from lautta.core.game import Game
from lautta.server.messages.actions import Undo
from lautta.server.table import moves
from lautta.server.table.history import back
from lautta.server.table.live_table import LiveTable
from lautta.server.table.possible_undo import PossibleUndo, possible_undo
from lautta.server.view.table_view import TableView


def way(table: LiveTable, seat: int) -> PossibleUndo:
    found = possible_undo(table.log, table.positions, table.log.number, seat)
    assert found
    return found


def drawn_between(table: LiveTable, one: PossibleUndo) -> bool:
    """Was anything drawn since the step that a way leads to?"""
    return table.positions.shown(table.log.here) != table.positions.shown(one.to)


@pytest.mark.parametrize("people", [(0, 1, 2), (0,)], ids=["people", "computers"])
def test_whoever_keeps_contracts_last_has_seen_how_many_the_others_kept(people: tuple[int, ...]) -> None:
    table = table_of(amsterdam(), 1, 3, people)
    act(table, 1, state(table).legal(1)[-1])
    act(table, 2, state(table).legal(2)[0])
    act(table, 0, state(table).legal(0)[0])
    found = way(table, 0)
    assert not drawn_between(table, found)
    assert found.redraw and found.consent == (len(people) > 1)


def test_whoever_keeps_contracts_before_the_last_takes_back_freely() -> None:
    table = table_of(amsterdam(), 1, 3, (0, 1, 2))
    act(table, 0, state(table).legal(0)[0])
    assert way(table, 0).free
    act(table, 1, state(table).legal(1)[0])
    assert way(table, 1).free
    assert not way(table, 0).redraw  # the other has chosen, which nobody sees,
    assert way(table, 0).consent and not way(table, 0).free  # but is asked


@pytest.mark.parametrize("people", [(0, 1, 2), (0, 1), (0,)], ids=["three people", "two", "one"])
@pytest.mark.parametrize("game", [amsterdam, tigris], ids=["amsterdam", "tigris"])
def test_everybody_is_told_what_an_undo_takes(game: Callable[[], Game], people: tuple[int, ...]) -> None:
    table, chance, told = table_of(game(), 5, 3, people), Random(5), set[tuple[bool, bool, bool]]()
    for _ in range(60):
        act_at_random(table, chance)
        for seat in people:
            found = possible_undo(table.log, table.positions, table.log.number, seat)
            undo = Undo(found.free, not found.consent, found.consent) if found else Undo(False, False)
            assert TableView(table, table.log.number).undo(seat) == undo
            told.add((undo.free, undo.possible, undo.consent))
    assert len(told) >= 2  # not always the same


def conflicts(people: tuple[int, ...]) -> list[tuple[LiveTable, PossibleUndo, int]]:
    """Tables where the last step was tiles that seat 1 added to a conflict of seat 0, or none."""
    found = []
    for seed in range(12):
        table, chance = table_of(tigris(), seed, 2, people), Random(seed)
        while state(table).to_move and table.log.number < 400:
            event = act_at_random(table, chance)
            word, *args = (event.action or "").split()
            if event.seat == 1 and word == "support" and table.status == "playing":
                one = possible_undo(table.log, table.positions, table.log.number, 0)
                if one and not drawn_between(table, one):
                    found.append((table, one, int(args[0])))
                    break
    return found


@pytest.mark.parametrize("people", [(0, 1), (0,)], ids=["people", "computers"])
def test_tiles_that_another_has_added_to_a_conflict_were_shown(people: tuple[int, ...]) -> None:
    found = conflicts(people)
    assert {bool(tiles) for _, _, tiles in found} == {True, False}
    for _, one, tiles in found:
        assert not one.free if tiles else not one.redraw


@pytest.mark.parametrize("people", [(0, 1), (0,)], ids=["people", "computers"])
def test_what_was_planned_is_not_taken_back_freely_once_the_plans_of_all_are_seen(people: tuple[int, ...]) -> None:
    table = planning_table(4, people=people)
    state_before, last, phase = table.log.here, 0, state(table).phase
    for seat in (1, 0):
        while state(table).phase == phase and table.plans(seat) and table.log.last.to_move >> seat & 1:
            if seat in people:
                say(table, seat, "done")
            else:
                note(table, moves.event_for_choice(table, seat, table.outlook(seat).state.code("done"), 1))
        last = seat
    done = list(takewhile(lambda step: step is not state_before, back(table.log.here)))
    assert {step.seat for step in done} == {0, 1} and {step.planned for step in done} == {table.last.number - 2}
    found = way(table, last)
    assert not drawn_between(table, found) and found.redraw and not found.free


def test_alone_everything_planned_or_not_is_taken_back_freely() -> None:
    table, chance = table_of(roads(), 3, 1), Random(3)
    for _ in range(60):
        act_at_random(table, chance)
        found = way(table, 0)
        assert found.redraw == drawn_between(table, found)


@pytest.mark.parametrize("game", [amsterdam(), tigris()], ids=lambda game: game.name)
def test_what_a_seat_shows_of_its_own_is_its_own_to_take_back(game: Game) -> None:
    """Nobody else has acted: it is free unless something was drawn."""
    table, chance, free = table_of(game, 5, 2, (0, 1)), Random(5), 0
    for seat in (1, 0):
        act(table, seat, state(table).legal(seat)[0]) if game.name == "amsterdam" else None
    for _ in range(300):
        event = act_at_random(table, chance)
        if not state(table).to_move:
            break
        found = way(table, event.seat or 0)
        assert found.redraw == drawn_between(table, found), event
        free += found.free
    assert free > 10


def test_who_plays_two_seats_knows_what_both_do() -> None:
    table = table_of(amsterdam(), 1, 2, {0: "anna", 1: "anna"})
    for seat in (1, 0):
        act(table, seat, state(table).legal(seat)[0])
    assert way(table, 0).free and way(table, 1).free


def test_tiles_that_somebody_adds_on_both_sides_are_shown_to_nobody_new() -> None:
    """Anna attacks herself and takes back what she added. Only if Ben defended she has seen something."""
    found = set()
    for seed in range(8):
        table, chance = table_of(tigris(), seed, 3, {0: "anna", 1: "anna", 2: "ben"}), Random(seed)
        while state(table).to_move and table.log.number < 200:
            attack, defence = table.last, act_at_random(table, chance)
            added = [(one.action or "").removeprefix("support ") for one in (attack, defence)]
            if attack.seat in (0, 1) and all(map(str.isdigit, added)) and table.status == "playing":
                one = way(table, attack.seat)
                if not drawn_between(table, one):
                    found.add((defence.seat == 2, added[0] > "0", added[1] > "0", one.redraw))
    assert {redraw for others, *_, redraw in found if not others} == {False}
    assert {(False, True, True, False), (True, True, True, True)} <= found
