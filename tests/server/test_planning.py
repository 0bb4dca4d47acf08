"""Planning at the same time: what is private, what all plans come to, and how it goes with all else at a table."""

from itertools import permutations
from random import Random

import pytest
from tests.server.tables import (
    do,
    legal,
    note,
    player,
    redo,
    refused,
    reloaded,
    roads,
    say,
    settle,
    state,
    table_of,
    undo,
)

from lautta.games.roads.rules.plans import REST, anybody_near
from lautta.server.messages.table import Planning
from lautta.server.problem import Problem
from lautta.server.table import commands, moves, planning
from lautta.server.table.clocks import MINUTE
from lautta.server.table.live_table import LiveTable
from lautta.server.table.notes import Note, Notes
from lautta.server.table.pace import DaysPace, LivePace, Pace
from lautta.server.table.pending import Batch
from lautta.server.table.seating import read_change
from lautta.server.table.viewers import Viewer
from lautta.server.view.game_file import game_file
from lautta.server.view.table_view import TableView, entry
from lautta.server.work.verify import verify

ENDS = ("done", "call")  # of planning


def planning_table(
    seed: int, seats: int = 2, turns: int = 3, people: tuple[int, ...] | None = None, pace: Pace | None = None
) -> LiveTable:
    """A table whose seats plan now, after some turns of random play; all are people unless it is said who is."""
    table = table_of(roads(), seed, seats, range(seats) if people is None else people, pace)
    chance = Random(seed)
    for _ in range(5000):
        if table.planners and state(table).record.turn >= turns and not table.log.last.handed:
            return table
        step(table, chance)
    raise AssertionError("nobody ever planned")


def step(table: LiveTable, chance: Random, calm: float = 0.3) -> None:
    """Somebody does something at random: at the calmest what ends phases."""
    seat = chance.choice([one for one in range(state(table).players) if table.log.last.to_move >> one & 1])
    actions = [action for action in legal(table, seat) if action != "call"]
    ends = [action for action in actions if action in ("agree", "done", "pray")]
    action = ends[0] if ends and (chance.random() < calm or ends[0] != "done") else chance.choice(actions)
    if table.seating.computer(seat) is None:
        say(table, seat, action)
    else:
        note(table, moves.event_for_choice(table, seat, table.outlook(seat).state.code(action), 1))
        settle(table)


def plan_at_random(table: LiveTable, seat: int, chance: Random, most: int = 12) -> list[str]:
    """A plan that could be handed in, which is not done here."""
    plan: list[str] = []
    position = table.outlook(seat).state.copy()
    for _ in range(80):
        actions = [action.text for action in position.actions(seat) if action.text != "call"]
        ends = "done" in actions and (len(plan) >= most or chance.random() < 0.1)
        plan.append("done" if ends else chance.choice(actions))
        position.apply(plan[-1], seat)
        if seat not in position.to_move:
            return plan
    raise AssertionError("a plan without an end")


def kinds(table: LiveTable, after: int) -> list[str]:
    return [event.kind for event in table.log.events[after:]]


def test_notes_after_some_that_were_lost_come_after_all_that_are_there() -> None:
    before = Notes([Note(0, 1, 0, "action", 7, "done", place=1)])
    for number in (1, 2, 3):
        before.add(Note(2, number, 0, "action", 7, "done", place=before.place + 1), saved=False)
    before.add(last := Note(0, 2, 0, "action", 7, "done", place=before.place + 1))
    after = Notes([Note(0, 1, 0, "action", 7, "done", place=1), last])  # a computer's notes wait for its next one
    assert after.place == last.place == 5
    wrong = [last, Note(0, 1, 0, "action", 7, "done", place=9)]  # as an older release may have written them
    assert Notes(wrong).number(0) == 2


def test_a_plan_changes_nothing_for_others_and_costs_no_number() -> None:
    table = planning_table(1)
    number, before = table.log.number, state(table).key()
    action = first_step(table)
    say(table, 0, action)
    look = TableView(table, number)
    assert table.log.number == number and state(table).key() == before
    assert look.position(0).record.chart[0] and look.position(0).key() != look.position(1).key()
    assert look.position(1).key() == state(table).view(1).key() and look.public(1) == look.public()
    assert look.public(0) != look.public()
    mine, theirs = look.plan(0), look.plan(1)
    assert mine and [step.action for step in mine.steps] == [action] and mine.steps[0].said and not mine.done
    assert theirs is None and look.plan(None) is None
    assert look.undo(0).free and not look.redo(0)


def first_step(table: LiveTable, seat: int = 0) -> str:
    return next(one for one in legal(table, seat) if one not in ENDS)


def test_going_back_and_forth_in_a_plan_before_and_after_it_is_handed_in() -> None:
    table = planning_table(2)
    base = table.outlook(0).state.key()
    say(table, 0, one := first_step(table))
    there = table.outlook(0).state.key()
    undo(table, 0)
    assert table.outlook(0).state.key() == base and table.plan(0).undone == ((one,),)
    redo(table, 0)
    assert table.outlook(0).state.key() == there and refused(table, 0, commands.Redo) == "nothing-to-redo"
    undo(table, 0)
    number = table.log.number  # handing in and taking back are told, and nothing of the plan
    say(table, 0, first_step(table), "done")
    assert kinds(table, number) == ["hand-in"] and table.log.last.to_move == 0b10
    assert TableView(table, table.log.number).planning() == Planning([1], [0])
    assert legal(table, 0) == []
    with pytest.raises(Problem, match="handed-in"):
        say(table, 0, "done")
    event = table.last
    assert (event.action, event.key, event.to, event.change) == (None, None, None, None)
    undo(table, 0)
    assert kinds(table, number) == ["hand-in", "take-back"] and table.log.last.to_move == 0b11
    assert table.plan(0).undone == (("done",),)
    redo(table, 0)
    assert kinds(table, number) == ["hand-in", "take-back", "hand-in"]


@pytest.mark.parametrize("seed", range(12))
def test_the_order_of_handing_in_makes_no_difference(seed: int) -> None:
    chance, ends = Random(seed), set()
    first = planning_table(seed, seats=3, turns=seed % 6)
    seats = [seat for seat in range(3) if first.planners >> seat & 1]
    plans = {seat: plan_at_random(first, seat, chance) for seat in seats}
    for order in permutations(seats):
        table = reloaded(first)
        for seat in order:
            say(table, seat, *plans[seat])
        number = first.log.number
        did = [(one.seat, one.action) for one in table.log.events[number:] if one.kind == "action"]
        cut = [(one.seat, one.action, one.change) for one in table.log.events[number:] if one.kind == "cut"]
        ends.add((state(table).key(), tuple(did), tuple(cut), table.log.last.to_move))
    assert len(ends) == 1


@pytest.mark.parametrize("seed", range(6))
def test_all_that_was_planned_is_done_or_told_to_be_cut(seed: int) -> None:
    """Exactly, by the day too, where somebody reads it long after: the rules refuse the action for the reason told."""
    chance, table = Random(seed), planning_table(seed, seats=3, turns=seed, pace=DaysPace(2) if seed % 2 else None)
    seats = [seat for seat in range(3) if table.planners >> seat & 1]
    plans = {seat: plan_at_random(table, seat, chance) for seat in seats}
    number = table.log.number
    for seat in seats:
        say(table, seat, *plans[seat])
    events = table.log.events[number:]
    for seat in seats:
        done = [one.action for one in events if one.kind == "action" and one.seat == seat]
        cuts = [one for one in events if one.kind == "cut" and one.seat == seat]
        change = read_change(cuts[0].change or "") if cuts else None
        assert len(cuts) <= 1 and done + list(change.cut.rest if change and change.cut else ()) == plans[seat]
        assert bool(cuts) == bool(change) and all(one.action in plans[seat] for one in cuts)
        told = TableView(table, table.log.number).entry(cuts[0].number, seat).cut if cuts else None
        assert bool(told) == bool(cuts)
        if told and told.reason and told.because:
            refused = table.positions.at(table.log.nodes[told.because]).why_not(told.action, seat)
            assert refused and (refused.name, refused.chapter) == (told.reason, told.chapter)
    assert state(table).key() == state(reloaded(table)).key()
    assert len({one.to_move for one in events[len(seats) - 1 :]}) == 1


def test_only_its_seat_is_told_why_a_plan_was_cut_and_it_goes_on_at_once() -> None:
    table = cut_table()
    event = next(one for one in table.log.events if one.kind == "cut")
    assert event.seat is not None and table.log.last.to_move >> event.seat & 1 and legal(table, event.seat)
    seat, over = event.seat, True
    mine = entry(event, seat, over).cut
    assert mine and mine.rest[0] and mine.reason and mine.because
    culprit = table.log.events[mine.because - 1]
    assert culprit.kind == "action" and culprit.seat != seat and culprit.number < event.number
    for other in (None, *(one for one in range(3) if one != seat)):
        theirs = entry(event, other, over)
        assert not theirs.cut and not theirs.to and not theirs.action


def cut_table() -> LiveTable:
    for seed in range(200):
        chance, table = Random(seed), planning_table(seed, seats=3, turns=2)
        for seat in range(3):
            if table.planners >> seat & 1:
                say(table, seat, *plan_at_random(table, seat, chance))
        if any(one.kind == "cut" and one.to for one in table.log.events):
            return table
    raise AssertionError("no plan was ever cut")


@pytest.mark.parametrize("seed", range(4))
def test_a_cut_plan_that_goes_on_does_no_more_than_one_alone(seed: int) -> None:
    """Whatever comes of plans, no transporter has more steps left than before in the same phase."""
    table, chance, compared = planning_table(seed, seats=3, turns=2), Random(seed), 0
    phase: tuple[int, int] | None = None
    left: dict[tuple[int, int], int] = {}
    for _ in range(600):
        number = table.log.number
        step(table, chance, calm=0.15)
        for event in table.log.events[number:]:
            if event.kind != "action":
                continue
            s = table.positions.at(table.log.nodes[event.number]).record
            if (s.turn, s.phase) != phase:
                phase, left = (s.turn, s.phase), {}
            for seat in range(3):
                for slot in range(9):
                    one = s.players[seat].transporters[slot]
                    if s.phase == 2 and one.kind:
                        compared += (seat, slot) in left
                        assert one.points <= left.get((seat, slot), one.points)
                        left[seat, slot] = one.points
    assert compared > 1000


@pytest.mark.parametrize("seed", range(3))
def test_whole_games_replay_from_their_files(seed: int) -> None:
    """Two people and a computer plan, take back and concede at random; the file of each game replays exactly."""
    table, chance = table_of(roads(), seed, 3, (0, 1), options={"short_game": "yes"}), Random(seed)
    while table.status == "playing":
        seat = chance.randrange(2)
        here = table.seating.seats[seat].here
        if here and chance.random() < 0.1 and table.plans(seat) and table.plan(seat).steps:
            undo(table, seat)
        elif chance.random() < 0.001:
            do(table, seat, commands.Concede(None, None) if here else commands.Return(None, None))
        else:
            step(table, chance, calm=0.5)
        if table.plans(seat):  # nobody can try out by a plan what chance will bring
            planned, base = table.outlook(seat).state.record, state(table).record
            assert bytes(planned.chance) == bytes(base.chance) and planned.shown == base.shown
    kinds_of = kinds(table, 0)
    assert kinds_of.count("hand-in") > 100 and kinds_of.count("take-back") > 2
    checked = verify(
        game_file(TableView(table, table.log.number), None), table.setup.game, table.setup.board, table.seed_hash
    )
    assert checked.ok and checked.steps == kinds_of.count("action"), checked.trouble
    assert state(reloaded(table)).key() == state(table).key()


def offer_table() -> tuple[LiveTable, int, str]:
    """A table where a seat that plans may make an offer to another."""
    for seed in range(300):
        table = planning_table(seed, seats=3, turns=2 + seed % 4)
        for seat in range(3):
            for action in legal(table, seat):
                if action.split()[0] in ("give", "ask", "invite", "board"):
                    return table, seat, action
    raise AssertionError("nobody ever met")


@pytest.mark.parametrize("answer", ["accept", "refuse"])
def test_an_offer_hands_a_plan_in_and_goes_to_the_other_seat_in_the_end(answer: str) -> None:
    table, seat, offer = offer_table()
    other = int(offer.split()[2][0]) - 1
    number = table.log.number
    say(table, seat, offer)
    assert kinds(table, number) == ["hand-in"] and state(table).record.offer.kind == 0
    for one in range(3):
        if one != seat and table.plans(one):
            say(table, one, "done")
    made = next(event for event in reversed(table.log.events) if event.kind == "action")
    assert (made.seat, made.action) == (seat, offer) and table.log.last.to_move == 1 << other
    assert legal(table, other) == ["accept", "refuse"] and not table.planners
    say(table, other, answer)
    assert table.log.last.to_move == 1 << seat and (answer == "refuse") <= (offer in legal(table, seat))
    say(table, seat, "done")


def test_looking_back_shows_what_was_done_and_no_plans() -> None:
    table = cut_table()
    seat = next(seat for seat in range(3) if legal(table, seat))
    say(table, seat, next(one for one in legal(table, seat)))
    for event in table.log.events[-20:]:
        look = TableView(table, event.number, past=True)
        assert look.planning() is None and look.plan(seat) is None and look.seed() is None
        assert bytes(look.legal(seat)) == b"{}" and not look.over


def test_a_table_is_the_same_after_it_is_read_again() -> None:
    chance, table = Random(5), planning_table(5, seats=3)
    notes: list[Note] = []
    for seat, plan in ((0, plan_at_random(table, 0, chance)[:-1]), (1, plan_at_random(table, 1, chance))):
        for action in plan:
            planned = moves.event_for(table, player(table, seat), commands.Action(None, table.log.number, action), 1)
            assert isinstance(planned, Batch)
            notes += planned.notes
            note(table, planned)
    again = reloaded(table, notes=notes)
    assert again.log.last.handed == 0b010 and again.planners == 0b111
    for seat in range(3):
        assert again.plan(seat) == table.plan(seat)
        assert again.outlook(seat).state.key() == table.outlook(seat).state.key()
        assert again.outlook(seat).said == table.outlook(seat).said
    assert again.notes.number(1) == table.notes.number(1)


def test_going_back_behind_plans_asks_whether_they_have_begun_or_not() -> None:
    table = planning_table(6)
    assert refused(table, 0, commands.Undo) == "ask"
    say(table, 1, first_step(table, 1))
    assert refused(table, 0, commands.Undo) == "ask"
    undo(table, 0)
    ask = table.log.last.ask
    assert ask
    do(table, 1, commands.Answer("yes", table.log.number, ask.number, True))
    assert kinds(table, table.log.number - 1) == ["undo"] and table.log.last.handed == 0
    assert all(not table.plan(seat).steps for seat in (0, 1))


def test_who_let_all_plan_asks_before_going_back_though_nobody_acted_since() -> None:
    table = planning_table(1)
    last = next(event for event in reversed(table.log.events) if event.kind == "action")
    assert last.seat is not None and last.number == table.log.number
    assert refused(table, last.seat, commands.Undo) == "ask"


def test_alone_with_computers_all_is_taken_back_freely() -> None:
    table = planning_table(7, seats=3, people=(0,))
    say(table, 0, *plan_at_random(table, 0, Random(7)))
    for _ in range(400):
        if not table.planners or table.log.last.to_move & 1:
            break
        step(table, Random(7), calm=1)
    number = table.log.number
    undo(table, 0)
    assert table.log.number == number + 1 and table.last.kind in ("undo", "take-back")


def test_the_clocks_of_all_who_plan_run_until_they_hand_in() -> None:
    table = planning_table(8, pace=LivePace(60, 10))
    clock = table.log.last.clock
    assert clock and clock.running == 0b11
    start = clock.at
    say(table, 0, "done", now=start + 5000)
    clock_after = table.log.last.clock
    assert clock_after and clock_after.running == 0b10
    assert clock_after.left[0] == clock.left[0] - 5000 + 10_000
    undo(table, 0, now=start + 6000)
    back = table.log.last.clock
    assert back and back.running == 0b11 and back.left[0] == clock_after.left[0] - 10_000
    say(table, 0, "done", now=start + 6000)
    say(table, 1, "done", now=start + 9000)
    end = table.log.last.clock
    assert end and end.left == (clock_after.left[0], clock.left[1] - 9000 + 10_000)


def test_who_runs_out_of_time_while_planning_leaves_the_plan_to_a_computer_and_finds_it_again() -> None:
    table = planning_table(9, 3, people=(0, 1, 2), pace=LivePace(60, 0))
    say(table, 0, next(one for one in legal(table, 0) if one.startswith(("load", "unload", "go"))))
    steps = table.plan(0).steps
    for seat in (1, 2):
        if table.log.last.to_move >> seat & 1:
            say(table, seat, "done")
    settle(table, now=table.last.at + 120 * MINUTE)
    assert table.seating.seats[0].away == "timeout" and table.plan(0).steps == steps
    assert bytes(TableView(table, table.log.number).legal(0)) == b"{}"
    batch = moves.event_for_choice(table, 0, table.outlook(0).state.code("done"), 10)
    assert isinstance(batch, Batch) and [one.event.kind for one in batch.events][:1] == ["hand-in"]
    do(table, 0, commands.Return(None, None))
    assert table.plan(0).steps == steps and legal(table, 0)


def test_a_handed_in_plan_stays_when_its_seat_is_left() -> None:
    table = planning_table(11, 3)
    plan = plan_at_random(table, 0, Random(11))
    say(table, 0, *plan)
    do(table, 0, commands.Concede(None, None))
    number = table.log.number
    for seat in (1, 2):
        if table.log.last.to_move >> seat & 1:
            say(table, seat, "done")
    did = [one.action for one in table.log.events[number:] if one.kind == "action" and one.seat == 0]
    assert did and did == plan[: len(did)]


def test_who_holds_several_seats_goes_back_where_they_planned_last() -> None:
    table = table_of(roads(), 13, 3, {0: "anna", 1: "anna", 2: "ben"})
    chance = Random(13)
    while not table.planners:
        step(table, chance)
    for seat in (1, 0, 1):
        say(table, seat, first_step(table, seat))
        assert table.last_of("anna") == seat


def calling_table(seed: int) -> LiveTable:
    table, chance = table_of(roads(), seed, 2, (0, 1), options={"order_asked": "always"}), Random(seed)
    while not any(one == "agree" for one in legal(table, 0)):
        step(table, chance)
    return table


def test_a_standing_answer_is_given_by_itself_and_told_to_nobody() -> None:
    table = calling_table(1)
    number = table.log.number
    do(table, 0, commands.StandingAnswer("k", None, "never"))
    assert kinds(table, number) == ["action"] and table.last.action == "agree" and table.last.key is None
    look = TableView(table, table.log.number)
    assert b'"standing":"never"' in look.live_update(0, Viewer("guest 0", 0))
    assert b"never" not in look.live_update(0, Viewer("guest 1", 1))
    say(table, 1, "agree")
    for _ in range(40):
        step(table, Random(1), calm=1)
        assert "agree" not in legal(table, 0)


def test_who_takes_an_answer_back_decides_alone_this_time() -> None:
    table = calling_table(2)
    do(table, 0, commands.StandingAnswer("k", None, "never"))
    undo(table, 0)
    assert table.last.kind == "undo" and "call" in legal(table, 0)
    say(table, 1, "agree")
    assert "call" in legal(table, 0)
    say(table, 0, "call")
    assert state(table).record.ordered


def test_an_answer_that_holds_while_nobody_is_near() -> None:
    table = calling_table(3)
    do(table, 0, commands.StandingAnswer("k", None, "unless-near"))
    s = state(table)
    near = anybody_near(s.board.record, s.record, 0)  # type: ignore[arg-type]
    assert ("agree" in legal(table, 0)) == near
    do(table, 0, commands.StandingAnswer("k2", None, None))
    assert table.notes.standing == {}
    with pytest.raises(Problem, match="no-such-answer"):
        do(table, 0, commands.StandingAnswer("k3", None, "always"))


def test_who_calls_though_nobody_was_asked_does_so_for_all_to_see() -> None:
    table = planning_table(15)
    say(table, 0, first_step(table))
    assert "call" not in legal(table, 0) and "call" in legal(table, 1)
    number = table.log.number
    say(table, 1, "call")
    assert kinds(table, number) == ["action"] and state(table).record.ordered and not table.planners
    assert not table.plan(0).steps


def test_four_at_one_screen_are_done_with_a_turn_by_four_clicks() -> None:
    table, chance = table_of(roads(), 4, 4, dict.fromkeys(range(4), "anna")), Random(4)
    while state(table).record.turn < 1:
        step(table, chance, calm=1)
    turn = state(table).turn
    for seat in range(4):
        assert state(table).turn == turn and not table.planners
        do(table, seat, commands.StandingAnswer(f"k{seat}", None, REST))
    assert state(table).turn == turn + 1 and state(table).phase == "production"
    number = table.log.number
    assert not planning.rests(table, 0)
    settle(table)
    assert table.log.number == number, "it was for that turn alone"


def test_done_for_the_turn_hands_in_what_was_planned_and_is_lifted_by_taking_it_back() -> None:
    table = planning_table(16)
    number = table.log.number
    act = commands.Action("once", number, first_step(table))
    do(table, 0, act)
    noted = table.notes.keys[0, "once"]
    assert planning.is_note_retry(noted, act, table), "again it does nothing, and another under its key is told apart"
    assert not planning.is_note_retry(noted, commands.Action("once", 1, "done"), table)
    assert not planning.is_note_retry(noted, commands.Undo("once", 1), table)
    do(table, 0, commands.StandingAnswer("k", None, REST))
    assert kinds(table, number) == ["hand-in"] and planning.rests(table, 0)
    undo(table, 0)
    undo(table, 0)
    assert not planning.rests(table, 0) and "done" in legal(table, 0)
    settle(table)
    assert kinds(table, number) == ["hand-in", "take-back"]


def test_taking_back_a_planned_step_lifts_done_for_the_turn() -> None:
    planned, rest = Note(0, 1, 0, "action", 7, "use b2"), Note(0, 2, 0, "rest", 7, "3 7")
    assert Notes([planned, rest]).resting == {0: (3, 7)}
    assert Notes([planned, rest, Note(0, 3, 0, "undo", 7)]).resting == {}
