"""Faults that tests must catch, each by function and text; `mutants.py` plants them."""

from typing import NamedTuple


class Fault(NamedTuple):
    """In a function of a file, `old` becomes `new`; one of the tests must fail then."""

    name: str
    file: str
    function: str
    old: str
    new: str
    tests: tuple[str, ...]


FAULTS = (
    Fault(
        "a plan that is cut keeps what is half done",
        "src/lautta/core/plans.py", "_Run.play",
        "if self.hook.rests(trial):", "if True:",
        ("tests/games/roads/test_plans.py",),
    ),
    Fault(
        "a goose that was just left is called back",
        "src/lautta/games/roads/geese.py", "check_lead",
        "return JUST_LEFT if v.left_on & bit(bank) else 0", "return 0",
        ("tests/games/roads/test_geese.py",),
    ),
    Fault(
        "a gap in updates is not read again",
        "web/src/session/table/table.svelte.ts", "take",
        "update.from > table.number || ", "",
        ("web/src/session/table/table.test.ts",),
    ),
    Fault(
        "a page that comes back says that it has seen nothing",
        "web/src/api/live.ts", "follow",
        "table: follower.table, seen,", "table: follower.table, seen: 0 * seen,",
        ("web/src/api/live.test.ts",),
    ),
    Fault(
        "a goose breeds with a stone",
        "src/lautta/games/roads/breeding.py", "breed_geese",
        "if geese == 2 and", "if",
        ("tests/games/roads/test_breeding.py::test_goods_buildings_and_transporters_prevent_it",),
    ),
    Fault(
        "what was planned after an offer is tried with it",
        "src/lautta/core/plans.py", "_Run.offer",
        "for action in plan[done : last + 1]:", "for action in plan[done : last + 2]:",
        ("tests/games/roads/test_plans.py::test_an_offer_is_made_whatever_was_planned_after_it",),
    ),
    Fault(
        "only one of several steps back can be done again",
        "src/lautta/server/table/state.py", "_game",
        "return table_state.undone[-1], table_state.undone[:-1]", "return table_state.undone[-1], ()",
        ("tests/server/test_table.py::test_two_steps_forth_again",),
    ),
    Fault(
        "others who plan by now are not asked",
        "src/lautta/server/table/undo.py", "take_back",
        "acted = acted or _plan(others, positions, here)", "pass",
        ("tests/server/test_planning.py::test_who_let_all_plan_asks_before_going_back_though_nobody_acted_since",),
    ),
    Fault(
        "who comes back loses the time of another seat",
        "src/lautta/server/table/clocks.py", "Clock.after_return",
        "max(self.left[seat], 2000 * self.pace.increment_s + BACK)", "2000 * self.pace.increment_s + BACK",
        ("tests/server/test_folds.py::test_who_comes_back_keeps_the_time_they_had_in_their_other_seats",),
    ),
    Fault(
        "days run on where a turn was taken back",
        "src/lautta/server/table/clocks.py", "Clock.after",
        "if seat == done or runs > ran:", "if seat == done:",
        ("tests/server/test_folds.py::test_a_clock_by_the_day_begins_anew_after_another_took_a_turn_back",),
    ),
    Fault(
        "a host who removes a second person lets the first one in again",
        "src/lautta/server/table/seating.py", "Seating.after",
        "self.removed | {change.removed} if", "frozenset({change.removed}) if",
        ("tests/server/test_folds.py::test_nobody_who_was_removed_comes_in_again_though_others_were_removed_since",),
    ),
    Fault(
        "opening a kept seat shuts out whom it was kept for",
        "src/lautta/server/table/seats.py", "_remove",
        'gone = one.guest if one.kind == "person" else None', "gone = one.guest",
        ("tests/server/test_folds.py::test_who_a_seat_was_kept_for_may_come_in_once_it_is_open",),
    ),
    Fault(
        "who sits in two seats has to agree twice",
        "src/lautta/server/table/state.py", "_ask",
        "agreed = seating.of(seating.seats[event.seat].guest)", "agreed = [event.seat]",
        ("tests/server/test_folds.py::test_who_sits_in_two_seats_agrees_once",),
    ),
    Fault(
        "a table is listed as open though its seats are kept",
        "src/lautta/server/storage/table_rows.py", "head_of",
        'one.kind == "open" and one.guest is None', 'one.kind == "open"',
        ("tests/server/test_folds.py::test_a_table_is_open_to_all_while_a_seat_is_kept_for_nobody",),
    ),
    Fault(
        "all who were removed count as one",
        "src/lautta/server/table/ends.py", "_party",
        '("removed", one.name, one.left or -seat)', '"removed"',
        ("tests/server/test_ends.py::test_those_who_were_removed_played_each_for_themselves",),
    ),
    Fault(
        "who is removed after running out of time is ranked as if just gone",
        "src/lautta/server/table/leaving.py", "away",
        "one.left or number)", "number)",
        ("tests/server/test_folds.py::test_the_first_to_leave_stays_last_though_removed_later",),
    ),
    Fault(
        "who sits in several seats is shown something by their own choices",
        "src/lautta/server/table/undo.py", "_showed",
        "own = table_state.seating.together(seat)", "own = [seat]",
        ("tests/server/test_shown.py",),
    ),
    Fault(
        "alone at one screen hidden things of one's own seats are drawn anew",
        "src/lautta/server/table/undo.py", "_showed",
        "if len(own) == len(table_state.seating.seats):", "if False:",
        ("tests/server/test_shown.py::test_who_plays_two_seats_knows_what_both_do",),
    ),
    Fault(
        "one step that surprised nobody makes up for another that did",
        "src/lautta/server/table/undo.py", "_showed",
        "return any(_surprised(", "return all(_surprised(",
        ("tests/server/test_shown.py::test_tiles_that_somebody_adds_on_both_sides_are_shown_to_nobody_new",),
    ),
    Fault(
        "of others with treasures the last one clockwise chooses first",
        "src/lautta/games/tigris/treasures.py", "take_treasures",
        "(s.seat + after)", "(s.seat - after)",
        ("tests/games/tigris/test_treasures.py::test_of_others_the_next_one_clockwise_chooses_first",),
    ),
    Fault(
        "treasures count only with the next point",
        "src/lautta/games/tigris/treasures.py", "take_but",
        "    p.score = weakest(p)\n", "",
        ("tests/games/tigris/test_treasures.py::test_treasures_count_for_the_weakest_colour_at_once",),
    ),
    Fault(
        "a swap that ends the game leaves an action",
        "src/lautta/games/tigris/ending.py", "finish",
        "    s.actions = 0\n", "",
        ("tests/games/tigris/test_ending.py::test_in_a_swap_it_ends_at_once",),
    ),
    Fault(
        "no monument is offered in the corner of the board",
        "src/lautta/games/tigris/monuments.py", "can_build",
        "corner >= 0", "corner > 0",
        ("tests/games/tigris/test_monuments.py::test_one_may_stand_in_the_corner_of_the_board",),
    ),
    Fault(
        "no monument is a choice in the corner of the board",
        "src/lautta/games/tigris/monuments.py", "build_candidates",
        "corner >= 0", "corner > 0",
        ("tests/games/tigris/test_monuments.py::test_one_may_stand_in_the_corner_of_the_board",),
    ),
    Fault(
        "tiles of a square that was declined in the corner of the board are not spent",
        "src/lautta/games/tigris/monuments.py", "decline",
        "corner >= 0", "corner > 0",
        ("tests/games/tigris/test_monuments.py::test_one_may_stand_in_the_corner_of_the_board",),
    ),
    Fault(
        "a square below the last row is none of the board",
        "src/lautta/games/tigris/monuments.py", "check_build",
        "SQUARES - COLUMNS", "SQUARES + COLUMNS",
        ("tests/games/tigris/test_monuments.py::test_none_stands_below_the_last_row",),
    ),
    Fault(
        "who refused a contract is mixed up when others come back",
        "src/lautta/games/amsterdam/contracts.py", "draw_contract",
        "        s.returned_by[place] = s.returned_by[place + 1]\n", "",
        ("tests/games/amsterdam/test_contracts.py::test_who_refused_which_is_known_though_others_have_come_back",),
    ),
    Fault(
        "the first contract of the board is drawn more often",
        "src/lautta/games/amsterdam/contracts.py", "draw_contract",
        "rest &= rest - 1", "rest &= rest - 2",
        ("tests/games/amsterdam/test_contracts.py::test_every_contract_may_be_the_next",),
    ),
    Fault(
        "a refused contract that comes back is not shown",
        "src/lautta/games/amsterdam/contracts.py", "draw_contract",
        "    s.shown = min(s.shown + 1, MOST_COUNTED)\n    return contract if", "    return contract if",
        ("tests/games/amsterdam/test_contracts.py::test_refused_ones_that_come_back_were_shown",),
    ),
    Fault(
        "whoever looks at contracts is told to take a second card",
        "src/lautta/games/amsterdam/contracts.py", "check_contracts",
        "SECOND_CARD_FIRST if s.phase == SECOND else CONTRACTS_FIRST", "SECOND_CARD_FIRST",
        ("tests/games/amsterdam/test_contracts.py::test_two_are_drawn_and_one_or_both_kept",),
    ),
    Fault(
        "with the option at-once discards come back to a deck that has cards",
        "src/lautta/games/amsterdam/piles.py", "shuffle_if_due",
        "s.reshuffle == AT_ONCE and s.deck_size == 0", "s.reshuffle == AT_ONCE",
        ("tests/games/amsterdam/test_cards.py::test_even_then_only_an_empty_deck_is_refilled",),
    ),
    Fault(
        "nothing to shuffle is shuffled",
        "src/lautta/games/amsterdam/piles.py", "shuffle_discards",
        "    if s.discard_size == 0:\n        return\n", "",
        ("tests/games/amsterdam/test_cards.py::test_gaps_stay_while_there_are_no_cards",),
    ),
    Fault(
        "discards are forgotten when a row of wild cards is looked at",
        "src/lautta/games/amsterdam/piles.py", "reset_helps",
        "s.reshuffle == AT_ONCE and s.discard_size == 0 and", "s.reshuffle == AT_ONCE and",
        ("tests/games/amsterdam/test_cards.py::test_at_once_it_is_thrown_away_if_the_discards_could_be_better_than_the_deck",),
    ),
    Fault(
        "contracts that must all be kept are asked for",
        "src/lautta/games/amsterdam/rules.py", "start",
        "b.deal <= b.deal_keep", "b.deal < b.deal_keep",
        ("tests/games/amsterdam/test_setup.py::test_where_all_dealt_contracts_must_be_kept_nobody_is_asked",),
    ),
    Fault(
        "refused contracts that are left do not forbid passing",
        "src/lautta/games/amsterdam/rules.py", "check_pass",
        "s.pool_size + s.returned_count > 0", "s.pool_size > 0",
        ("tests/games/amsterdam/test_turns.py::test_a_refused_contract_that_can_be_drawn_forbids_passing",),
    ),
    Fault(
        "the last pass is no turn",
        "src/lautta/games/amsterdam/rules.py", "pass_turn",
        "        count_turn(s)\n", "",
        ("tests/games/amsterdam/test_turns.py::test_a_whole_round_of_passes_ends_the_game",),
    ),
    Fault(
        "somebody has less than no time",
        "src/lautta/server/table/clocks.py", "Clock.left_at",
        "max(0, left - gone * (self.running >> seat & 1))", "left - gone * (self.running >> seat & 1)",
        ("tests/server/test_folds.py::test_nobody_has_less_than_no_time",),
    ),
    Fault(
        "taking back within a turn costs time",
        "src/lautta/server/table/clocks.py", "Clock.after",
        "seat == undone and runs > ran", "seat == undone and runs >= ran",
        ("tests/server/test_folds.py::test_taking_back_within_a_turn_costs_nothing",),
    ),
    Fault(
        "who takes back with little time has none left",
        "src/lautta/server/table/clocks.py", "Clock.after",
        "max(1, times[seat] - self.pace.increment_s * 1000)", "times[seat] - self.pace.increment_s * 1000",
        ("tests/server/test_folds.py::test_who_takes_back_with_less_than_a_turn_had_added_still_has_some_time",),
    ),
    Fault(
        "taking back what others answered is told to be free",
        "src/lautta/server/table/undo.py", "TakeBack.free",
        "not self.redraw and not self.consent", "not self.redraw",
        ("tests/server/test_shown.py::test_whoever_keeps_contracts_before_the_last_takes_back_freely",),
    ),
    Fault(
        "squares stay spent whose tiles have left in a war",
        "src/lautta/games/tigris/wars.py", "settle_war",
        "    without(s.spent, w.hit)\n", "",
        ("tests/games/tigris/test_war.py::test_where_tiles_of_a_declined_square_have_left_nothing_is_spent",),
    ),
    Fault(
        "a page of another guest goes on with what the first one followed",
        "src/lautta/server/http/live.py", "Socket._hello",
        "            self._leave_all()\n", "",
        ("tests/server/test_live.py::test_a_page_of_another_guest_hears_nothing_that_the_first_one_followed",),
    ),
    Fault(
        "somebody else's seat is followed without a word",
        "src/lautta/server/http/live.py", "Socket._follow",
        "actor.table.viewer(guest.id, request.seat)", "pass",
        ("tests/server/test_live.py::test_only_ones_own_seat_is_followed",),
    ),
    Fault(
        "what guests say over sockets is not theirs",
        "src/lautta/server/http/live.py", "Socket._count",
        "self._limits.guest(self._guest.id, Cost(much))", "pass",
        ("tests/server/test_limits.py::test_what_a_guest_says_over_a_socket_is_asked_by_them",),
    ),
    Fault(
        "to say who one is costs what any message does",
        "src/lautta/server/http/live.py", "Socket._hello",
        "        self._count(HELLO)\n", "",
        ("tests/server/test_limits.py::test_to_say_who_one_is_costs_more_than_other_messages",),
    ),
    Fault(
        "names of sockets that are closed are kept for ever",
        "src/lautta/server/http/limits.py", "Limits.close_socket",
        "            del self._sockets[name]", "            pass",
        ("tests/server/test_limits.py::test_of_sockets_that_are_closed_nothing_is_kept",),
    ),
    Fault(
        "the first person becomes host though the host is there",
        "src/lautta/server/table/seating.py", "Seating.next_host",
        "if self.host in there or not there", "if not there",
        ("tests/server/test_folds.py::test_the_host_stays_host_while_there",),
    ),
    Fault(
        "who sits in two seats is asked by themselves",
        "src/lautta/server/table/seating.py", "Seating._others",
        "if number != seat and guest != one.guest", "if number != seat",
        ("tests/server/test_shown.py::test_who_plays_two_seats_knows_what_both_do",),
    ),
    Fault(
        "a seat is kept for who sits there",
        "src/lautta/server/table/seating.py", "Seating.kept_for",
        "one.kind == \"open\" and one.guest == guest", "one.guest == guest",
        ("tests/server/test_folds.py::test_a_seat_is_kept_for_a_guest_only_until_they_sit_there",),
    ),
    Fault(
        "who has won is told anew though nobody left",
        "src/lautta/server/table/ends.py", "winners_instead",
        "None if winners == result.winners else winners", "winners",
        ("tests/server/test_ends.py::test_where_nobody_left_the_rules_alone_tell_who_has_won",),
    ),
    Fault(
        "games of several players are among the best of one who plays alone",
        "src/lautta/server/storage/store.py", "Store.best",
        "results.c.players == players", "results.c.players > 0",
        ("tests/server/test_best.py::test_results_of_several_players_are_of_people_and_listed_games_only",),
    ),
    Fault(
        "several actions go on after one that has shown something",
        "src/lautta/server/table/batches.py", "_blind",
        "if shown_by(before) != shown_by(after):", "if False:",
        ("tests/server/test_batches.py::test_it_stops_after_what_shows_something",),
    ),
    Fault(
        "an undo takes back the last of several actions alone",
        "src/lautta/server/table/history.py", "first_of",
        "node.batch is not None and ", "False and ",
        ("tests/server/test_batches.py::test_undo_takes_all_of_it_back_also_after_a_restart",),
    ),
    Fault(
        "several actions are known again by what was done of them",
        "src/lautta/server/table/batches.py", "same",
        "asked.of == _fingerprint(actions)", "first.action == actions[0]",
        ("tests/server/test_batches.py::test_what_is_sent_again_is_known_by_all_that_was_asked",),
    ),
    Fault(
        "who sends several actions again is told of the first alone",
        "src/lautta/server/runtime/table_actor.py", "TableActor._again",
        "before.number + end.done - 1 if end", "before.number if end",
        ("tests/server/test_batches.py::test_the_same_key_again_gives_the_same_answer_also_after_a_restart",),
    ),
    Fault(
        "sixty actions cost as much as one",
        "src/lautta/server/http/costs.py", "of_actions",
        "ACTION * (many - 1)", "0 * many",
        ("tests/server/test_batches.py::test_it_is_charged_by_its_length",),
    ),
    Fault(
        "what is clicked twice is done twice",
        "web/src/session/table/queue.svelte.ts", "do",
        "if (this.has(what)) return null;", "",
        ("web/src/session/table/queue.test.ts",),
    ),
    Fault(
        "after a request that failed nothing more is asked for",
        "web/src/session/table/queue.svelte.ts", "do",
        "this.last = turn.catch(() => undefined);", "this.last = turn;",
        ("web/src/session/table/queue.test.ts",),
    ),
    Fault(
        "the rest of a cut plan is handed in with it",
        "web/src/session/table/planning.ts", "restOf",
        "rest.slice(at + 1, -1)", "rest.slice(at + 1)",
        ("web/src/session/table/planning.test.ts",),
    ),
    Fault(
        "what a computer did for me counts as seen",
        "web/src/session/history/missed.ts", "seenBefore",
        "mark.open ? mark.number : ", "",
        ("web/src/session/history/missed.test.ts",),
    ),
    Fault(
        "a page that lags behind forgets what another has seen",
        "web/src/session/history/missed.svelte.ts", "keep",
        " || (this.kept()?.number ?? 0) > this.seen", "",
        ("web/src/session/history/missed.svelte.test.ts",),
    ),
    Fault(
        "who looks at the page is notified too",
        "web/src/session/notifications.svelte.ts", "show",
        "!document.hidden || ", "",
        ("web/src/session/notifications.test.ts",),
    ),
    Fault(
        "a check that is skipped runs on",
        "web/src/session/history/check.svelte.ts", "watch",
        "if (this.skipped) break;", "",
        ("web/src/session/history/check.test.ts",),
    ),
    Fault(
        "a line is handed in though it means something else by now",
        "web/src/session/history/variationplayer.svelte.ts", "refusal",
        "if (!this.same(action, then, now)) return say(\"replay-line-changed\");", "",
        ("web/src/session/history/variationplayer.test.ts",),
    ),
    Fault(
        "a line that was taken back comes again after another",
        "web/src/session/history/variation.svelte.ts", "doAll",
        "this.undone = [];", "",
        ("web/src/session/history/variation.test.ts",),
    ),
    Fault(
        "computers answer where a line was taken back",
        "web/src/session/history/variation.svelte.ts", "goBack",
        "line.slice(0, length), false)", "line.slice(0, length))",
        ("web/src/session/history/variation.test.ts",),
    ),
    Fault(
        "an answer about a tool that was put away is shown",
        "web/src/games/tigris/play.svelte.ts", "ask",
        "if (this.tool !== tool) return;", "",
        ("web/src/games/tigris/play.svelte.test.ts",),
    ),
    Fault(
        "a stroke over the map is taken back tile by tile",
        "web/src/games/roads/maps/maker.svelte.ts", "change",
        "if (!this.stroke) ", "",
        ("web/src/games/roads/maps/maker.svelte.test.ts",),
    ),
    Fault(
        "the page goes on with what was chosen blind",
        "web/src/session/table/table.svelte.ts", "doAll",
        "if (batch?.why !== null) break;", "if (!batch) break;",
        ("web/src/session/table/table.test.ts",),
    ),
)  # fmt: skip
