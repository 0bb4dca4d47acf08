"""How games end for people: giving up, running out of time, being away, and who is ranked where."""

from random import Random
from typing import Any

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule
from tests.duel.game import GAME as DUEL
from tests.server.tables import act_at_random, amsterdam, note, reloaded, settle, state, waiting_table
from tests.server.test_folds import perform

from lautta.server.messages.results import GameResult
from lautta.server.runtime.computer_turns import ComputerTurns
from lautta.server.storage.table_rows import results_of
from lautta.server.table import commands
from lautta.server.table.clocks import DAY, MINUTE
from lautta.server.table.ends import parties, winners_instead
from lautta.server.table.events import Damaged, Event
from lautta.server.table.forgetting import done_by
from lautta.server.table.live_table import LiveTable
from lautta.server.table.moves import event_for_choice
from lautta.server.table.pace import DaysPace, LivePace
from lautta.server.table.seating import Change, Seating, Sitting
from lautta.server.view.table_view import TableView

CONCEDE, RETURN, UNDO = commands.Concede(None, None), commands.Return(None, None), commands.Undo(None, None)
REDO = commands.Redo(None, None)


def host(what: Any, seat: int) -> commands.Host:
    return commands.Host(None, None, what, seat, None)


def table_of(*sitting: str, pace: Any = None, game: Any = None) -> LiveTable:
    """A table that has started at 1: people by name, "computer" for others. Anna is host."""
    kinds = ["computer" if name == "computer" else "person" if name == "anna" else "open" for name in sitting]
    table = waiting_table(game or amsterdam(), 3, kinds, pace)
    for seat, name in enumerate(sitting):
        if name not in ("anna", "computer"):
            join = commands.Join(None, None, name.title(), seat, "an invite")
            assert perform(table, (name, None), join, 1, Random(1)) is None
    assert table.status == "playing"
    return table


def does(table: LiveTable, guest: str, act: Any, now: int = 2) -> str | None:
    return perform(table, (guest, None), act, now, Random(1))


def result(table: LiveTable) -> GameResult:
    found = TableView(table, table.log.number).result()
    assert found
    return found


def play_out(table: LiveTable) -> None:
    chance = Random(2)
    while table.status == "playing":
        act_at_random(table, chance)


def next_computer(table: LiveTable) -> int | None:
    nobody: Any = None
    return ComputerTurns(table, nobody, nobody, nobody).next_seat


def said(table: LiveTable, seat: int | None = None) -> str:
    """The key of the last sentence."""
    return bytes(TableView(table, table.log.number).entry(table.log.number, seat).said).decode()  # type: ignore[call-overload]


def test_a_game_for_two_ends_when_one_gives_up() -> None:
    for other in ("ben", "computer"):
        table = table_of("anna", other)
        does(table, "anna", CONCEDE)
        found = result(table)
        assert (found.how, found.winners, found.places, found.left) == ("conceded", [1], [2, 1], [0])
        assert "server-log-concede-over" in said(table)


def test_who_plays_several_seats_is_one_person() -> None:
    table = table_of("anna", "ben", "anna")
    does(table, "ben", CONCEDE)  # a game for two, though three seats play
    assert (result(table).winners, result(table).places) == ([0, 2], [1, 3, 1])
    table = table_of("anna", "ben", "anna", "computer")
    does(table, "anna", CONCEDE)
    assert table.status == "playing" and [one.gone for one in table.seating.seats] == [True, False, True, False]


def test_those_who_were_removed_played_each_for_themselves() -> None:
    def removed(left: int) -> Sitting:
        return Sitting("person", "B", None, "random", "removed", left)

    anna = Sitting("person", "Anna", "anna")
    assert parties(Seating((anna, removed(7), removed(9)))) == 3
    assert parties(Seating((anna, removed(7), removed(7)))) == 2  # one person in two seats
    gone = [Sitting("person", name, None, "sense", "removed", 5) for name in ("Anna", "Ben", "Ben")]
    assert parties(Seating((Sitting("person", "Carla", "c"), *gone))) == 3  # at the same moment: Ben had two seats


def test_the_last_person_who_gives_up_ends_the_game_and_has_lost() -> None:
    table = table_of("anna", "ben", "computer")
    does(table, "ben", CONCEDE)
    assert table.status == "playing" and not table.log.last.paused
    does(table, "anna", CONCEDE)
    assert (result(table).winners, result(table).places, result(table).left) == ([2], [2, 3, 1], [1, 0])
    table = table_of("anna", "ben", "carl")
    for guest in ("carl", "anna", "ben"):
        assert does(table, guest, RETURN) is None
        does(table, guest, CONCEDE)
        assert does(table, guest, RETURN) == ("game-over" if guest == "ben" else "gave-up")
    assert (result(table).winners, result(table).places) == ([], [2, 1, 3])  # the first to leave is last
    table = table_of("anna", "anna")
    does(table, "anna", CONCEDE)
    assert (result(table).winners, result(table).places, result(table).how) == ([], [], "conceded"), "alone"


def test_leavers_are_below_all_who_stayed_however_well_the_computer_played() -> None:
    worst = []
    for seed in range(8):
        table = table_of("anna", "ben", "carl")
        does(table, "ben", CONCEDE)
        chance = Random(seed)
        while table.status == "playing":
            act_at_random(table, chance)
        found = result(table)
        told = said(table)
        assert "amsterdam-log-won" not in told or found.winners == list(state(table).result.winners)  # type: ignore[union-attr]
        assert all(f'"server-log-won","args":{{"seat":{seat}' not in told for seat in found.left)
        assert found.how == "finished" and found.left == [1] and found.places[1] == 3 and 1 not in found.winners
        worst.append(found.scores[1] == min(found.scores))
    assert not all(worst)  # the stand-in would have been better placed


def test_where_nobody_left_the_rules_alone_tell_who_has_won() -> None:
    table = table_of("anna", "ben", game=DUEL)
    play_out(table)
    assert state(table).result and winners_instead(table.seating, state(table)) is None


def test_a_board_that_two_were_laying_is_closed() -> None:
    from lautta.server.table.ends import ending

    gone = Sitting("person", "B", "b", "random", "conceded", 7)
    two = waiting_table(amsterdam(), 1, ["person", "open"], None).seating
    assert ending(two.after(Change({1: gone})), "conceded") == "conceded"


def test_time_ends_a_game_for_two_and_the_first_to_run_out_has_lost() -> None:
    table = table_of("anna", "ben", pace=LivePace(1))
    does(table, "anna", "act", 2000)  # her clock stands until he has chosen as well
    settle(table, 10 * MINUTE)
    assert (result(table).how, result(table).winners, result(table).left) == ("time", [0], [1])


def test_time_pauses_where_nobody_is_left_and_all_go_on_when_somebody_returns() -> None:
    table = table_of("anna", "computer", "computer", pace=LivePace(1))
    settle(table, MINUTE + 1)
    last = table.log.last
    assert last.paused and last.clock and not last.clock.running and last.clock.deadline is None
    assert "server-log-timeout-paused" in said(table)
    settle(table, DAY)
    assert table.log.last is last and next_computer(table) is None
    assert does(table, "anna", RETURN, DAY) is None
    assert not table.log.last.paused and table.log.last.clock and table.log.last.clock.running == 1
    assert table.seating.seats[0].left is None
    play_out(table)
    assert result(table).left == []


def test_who_is_away_does_not_answer_a_request() -> None:
    table = table_of("anna", "ben", "carl", pace=LivePace(60))
    for guest in ("anna", "ben"):
        does(table, guest, "act")
    does(table, "carl", CONCEDE)
    assert does(table, "anna", UNDO) is None and table.log.last.ask
    ask = table.log.last.ask.number
    assert [does(table, guest, commands.Answer(None, None, ask, False)) for guest in ("carl", "ben")] == [
        "seat-away",
        None,
    ]


def without_ben(*others: str) -> LiveTable:
    table = table_of("anna", "ben", *others, pace=LivePace(1))
    for guest in ("anna", *others):
        does(table, guest, "act", 2000)
    settle(table, 2 * MINUTE)
    assert table.seating.seats[1].away == "timeout" and table.status == "playing"
    return table


def test_only_who_is_still_away_at_the_end_is_ranked_so() -> None:
    for returns in (True, False):
        table = without_ben("carl")
        if returns:
            does(table, "ben", RETURN, 2 * MINUTE)
        play_out(table)
        assert result(table).left == ([] if returns else [1])


def test_while_somebody_may_come_back_the_last_who_gives_up_does_not_end_it() -> None:
    table = without_ben("carl")
    does(table, "anna", CONCEDE, 2 * MINUTE)
    does(table, "carl", CONCEDE, 2 * MINUTE)
    assert table.log.last.paused and "server-log-concede-paused" in said(table)
    does(table, "ben", RETURN, 3 * MINUTE)
    assert not table.log.last.paused
    does(table, "ben", CONCEDE, 3 * MINUTE)
    assert (result(table).winners, result(table).places) == ([], [3, 1, 2])


def test_hosts_remove_who_is_out_of_time_and_nobody_who_has_some() -> None:
    table = table_of("anna", "ben", "carl", pace=LivePace(1))
    assert does(table, "anna", host("remove", 1), 3000) == "still-here"
    table = without_ben("carl")
    assert does(table, "anna", host("remove", 1), 2 * MINUTE) is None
    assert table.seating.seats[1].gone and table.seating.seats[1].guest is None
    play_out(table)
    assert result(table).places[1] == 3


def test_hosts_who_gave_up_remove_nobody() -> None:
    table = without_ben("carl", "dora")
    does(table, "anna", CONCEDE, 2 * MINUTE)
    assert table.seating.host == "carl"
    assert does(table, "anna", host("remove", 1), 2 * MINUTE) == "not-host"


def test_what_a_stand_in_does_is_told_as_its_own() -> None:
    table = table_of("anna", "ben", "carl")
    does(table, "ben", CONCEDE)
    told = 0
    for _ in range(60):
        event = act_at_random(table, Random(3))
        entry = TableView(table, table.log.number).entry(event.number, event.seat)
        assert (entry.stand_in is True) == (event.seat == 1)
        if event.seat == 1:
            assert b'"you":1' not in bytes(entry.said)  # type: ignore[call-overload]  # encoded already
            told += 1
        else:
            assert entry.stand_in is not True
    assert told
    assert [event.kind for event in done_by(table.log, "ben")] == ["join", "concede"], "nor is it kept as ben's"


def test_who_conceded_when_it_was_not_final_may_still_come_back() -> None:
    table = table_of("anna", "ben", "carl")
    for back in (True, False):
        line, old = table.log, Change({1: Sitting("person", "Ben", "ben", "random", "conceded")}).packed()
        line.add(Event(line.number + 1, 2, "concede", b"{}", line.last.to_move, 1, change=old))
        assert not table.seating.seats[1].gone
        if back:
            assert does(table, "ben", RETURN) is None and table.seating.seats[1].here
    play_out(table)
    assert result(table).left == [] and sorted(set(result(table).places))[0] == 1


def test_nothing_follows_the_end() -> None:
    table = table_of("anna", "ben")
    does(table, "anna", CONCEDE)
    number, again = table.log.number + 1, Change(end="time").packed()
    for event in (Event(number, 3, "action", b"{}", 1, 0, "keep 3"),
                  Event(number, 3, "concede", b"{}", 0, 1, change=again)):  # fmt: skip
        with pytest.raises(Damaged):
            table.log.add(event)


def counted(table: LiveTable) -> bool:
    rows = results_of(table, 1, state(table), table.log.last)
    return all(row[1]["counts"] for row in rows[1:]) and len(rows) > 1  # type: ignore[call-overload]


def test_games_count_that_were_played_without_luck_drawn_anew_and_stand_ins() -> None:
    plain = table_of("anna", "ben", game=DUEL)
    play_out(plain)
    assert counted(plain)
    redrawn = table_of("anna", "computer", game=DUEL)
    does(redrawn, "anna", "act")
    note(redrawn, event_for_choice(redrawn, 1, state(redrawn).legal(1)[0], 2))
    does(redrawn, "anna", UNDO)
    assert redrawn.last.redrawn
    play_out(redrawn)
    assert not counted(redrawn)
    returned = without_ben("carl")
    act_at_random(returned, Random(1))
    does(returned, "ben", RETURN, 2 * MINUTE)
    play_out(returned)
    assert not counted(returned)
    given_up = table_of("anna", "ben")
    does(given_up, "anna", CONCEDE)
    assert len(results_of(given_up, 1, state(given_up), given_up.log.last)) == 1  # told in lists, no result


class Tables(RuleBasedStateMachine):
    """People come and go, play, take back and run out of time."""

    @initialize(
        seats=st.sampled_from([("anna", "ben"), ("anna", "computer"), ("anna", "ben", "carl"), ("anna", "anna"),
                               ("anna", "ben", "anna", "computer"), ("anna", "computer", "computer")]),
        pace=st.sampled_from([None, LivePace(1, 1), DaysPace(1)]),
    )  # fmt: skip
    def begin(self, seats: tuple[str, ...], pace: Any) -> None:
        self.table, self.now, self.chance = table_of(*seats, pace=pace), 10, Random(1)
        self.ended: int | None = None

    def _does(self, guest: str, act: Any) -> None:
        perform(self.table, (guest, None), act, self.now, self.chance)

    @rule(guest=st.sampled_from(["anna", "ben", "carl"]), act=st.sampled_from([CONCEDE, RETURN, RETURN, UNDO, REDO]))
    def somebody(self, guest: str, act: Any) -> None:
        self._does(guest, act)

    @rule(guest=st.sampled_from(["anna", "ben", "carl"]), what=st.sampled_from(["act", "act", "agree", "computer"]))
    def plays(self, guest: str, what: str) -> None:
        if what == "computer" and self.table.log.last.paused:
            return  # as the owner of a table does not let it think
        self._does(guest, what)

    @rule(guest=st.sampled_from(["anna", "ben"]), seat=st.integers(0, 3))
    def removes(self, guest: str, seat: int) -> None:
        self._does(guest, host("remove", seat))

    @rule(later=st.sampled_from([500, 20_000, MINUTE, DAY]))
    def waits(self, later: int) -> None:
        self.now += later
        settle(self.table, self.now)

    @invariant()
    def a_result_is_there_when_it_is_over(self) -> None:
        table = self.table
        view = TableView(table, table.log.number)
        assert (view.result() is None) == (table.status != "over")
        assert table.status in ("playing", "over")
        assert self.ended is None or table.status == "over"
        if table.status == "over":
            self.ended = self.ended or table.log.number
            self.is_ranked(result(table))

    def is_ranked(self, found: GameResult) -> None:
        seats = range(len(self.table.seating.seats))
        assert len(set(found.left)) == len(found.left) and set(found.winners).isdisjoint(found.left)
        if not found.places:
            assert found.winners == [] and found.how != "finished"
            return
        assert len(found.places) == len(seats) and min(found.places) == 1
        assert all(sum(other < place for other in found.places) == place - 1 for place in found.places)
        stayed = [seat for seat in seats if seat not in found.left]
        assert all(found.places[one] < found.places[other] for one in stayed for other in found.left)
        first_to_leave = [found.places[seat] for seat in found.left]
        assert first_to_leave == sorted(first_to_leave, reverse=True)
        assert bool(found.winners) == bool(stayed)

    @invariant()
    def nothing_runs_while_it_waits_or_is_over(self) -> None:
        last = self.table.log.last
        if last.paused or last.status == "over":
            assert last.clock is None or (last.clock.running == 0 and last.clock.deadline is None)
        if last.paused:
            assert any(one.kind == "person" and not one.gone for one in last.seating.seats)

    @invariant()
    def who_is_gone_stays_so(self) -> None:
        gone: set[int] = set()
        for standing in self.table.log.states:
            now = {seat for seat, one in enumerate(standing.seating.seats) if one.gone}
            assert gone <= now
            gone = now
        people: dict[str, set[bool]] = {}
        for one in self.table.seating.seats:
            if one.kind == "person" and one.guest:
                people.setdefault(one.guest, set()).add(one.here)
        assert all(len(states) == 1 for states in people.values())  # one person is here or not, in all seats

    @invariant()
    def it_is_the_fold_of_its_events(self) -> None:
        again = reloaded(self.table)
        assert (
            again.log.last == self.table.log.last
            or again.log.number != self.table.log.number
            or (again.log.last.seating == self.table.seating and again.log.last.end == self.table.log.last.end)
        )
        keys = [event.key for event in self.table.log.events if event.key]
        assert len(keys) == len(set(keys))
        assert [event.number for event in self.table.log.events] == list(range(1, self.table.log.number + 1))


TestTables = Tables.TestCase
TestTables.settings = settings(max_examples=60, stateful_step_count=25, deadline=None)
