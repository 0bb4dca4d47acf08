"""Every rule of the game by chapter, in our own words, with the tests that hold it.

Keys with other letters than R are what the rule book says; R1 to R54 are readings of what it leaves open, and O are
options (see the README of the game). A row without a test fails `test_rulebook.py`.
"""

from tests.games.tables import rules, table

# What other programs of this game got wrong, with the tests that would tell.
FAULTS = table("""
a three-way split skips a war unless all three parts have its leader
    war:test_after_a_split_into_three_the_wars_that_are_left_are_fought
a three-way split stops the game war:test_after_a_split_into_three_the_wars_that_are_left_are_fought
the filter of treasures forgets those in the same row or column
    treasures:test_a_treasure_left_out_keeps_those_in_its_row_and_column
treasures can be asked for only at the end of a turn
    treasures:test_they_are_taken_at_the_end_of_the_action_by_the_option
    treasures:test_they_are_taken_at_the_end_of_the_turn
monuments are paid after the refill
    ending:test_without_income_and_treasures_of_that_turn
    ending:test_the_last_turn_is_paid_and_filled_up
cells of the board are wrong
    setup:test_the_boards_are_the_printed_ones
    setup:test_the_rivers_run_where_they_should
a corner of the advanced board is wrong
    setup:test_the_boards_are_the_printed_ones
    options:test_corner_treasures_of_the_advanced_board_go_first_too
the joining tile scores
    tiles:test_joining_two_kingdoms_gives_no_point
    war:test_the_joining_tile_supports_nobody_and_gives_no_point_before_or_after
the defender is filled up in mid-turn turn:test_who_lost_tiles_in_a_conflict_waits_for_the_end_of_the_turn
only the active player is filled up turn:test_everybody_is_filled_up_who_has_fewer_than_six
the game ends on an empty bag
    ending:test_an_empty_bag_alone_does_not_end_it_nor_does_drawing_the_very_last_tile
    swap:test_the_very_last_tile_may_be_drawn
the game ends at two treasures in mid-turn ending:test_not_in_mid_turn
the game ends at exactly two treasures, and not at fewer
    ending:test_two_treasures_or_fewer_at_the_end_of_a_turn_end_the_game
the board support of all wars is counted once, before the first
    war:test_supporters_that_were_cut_off_in_one_war_do_not_help_in_the_next
    war:test_after_a_split_into_three_the_wars_that_are_left_are_fought
a third player's leader elsewhere on the board is dragged into a war
    war:test_a_leader_elsewhere_on_the_board_is_not_dragged_in
the winner is found by treasures, then by totals
    ending:test_the_number_of_treasures_counts_for_nothing_else
    ending:test_totals_count_for_nothing
    ending:test_then_the_second_weakest_and_so_on
a full tie has one winner ending:test_level_in_all_four_they_share_the_win
a priest war takes temples with treasures war:test_and_so_do_temples_with_treasures
a priest war takes temples beside other leaders, or sends these home
    war:test_in_a_war_of_priests_temples_beside_other_leaders_stay_and_score_nothing
    war:test_no_other_leader_ever_loses_its_last_temple_in_a_war
a priest war spares temples beside the loser war:test_temples_beside_the_losing_priest_alone_leave
wars are never started by themselves war:test_joining_kingdoms_with_equal_leaders_is_war
a leader that moves within its kingdom starts a revolt
    leaders:test_moving_within_its_kingdom_is_no_conflict
a leader that moves is counted at its old place
    leaders:test_it_is_lifted_before_kingdoms_are_counted
    leaders:test_what_only_the_lifted_leader_held_together_are_two_kingdoms
the order of wars is fixed
    war:test_the_active_player_picks_the_war_when_there_are_several
    war:test_each_war_is_settled_and_the_next_picked_in_any_order
a catastrophe may cover a catastrophe
    catastrophes:test_not_on_treasures_leaders_monuments_and_catastrophes
    catastrophes:test_on_another_catastrophe_by_the_option
temples added in a revolt go back into the bag revolt:test_all_temples_added_leave_the_game_of_winner_and_loser
supporters are of the colour of the joining tile
    war:test_supporters_are_tiles_in_the_colour_of_the_leaders_not_of_the_joining_tile
three or more neighbouring kingdoms may be joined
    tiles:test_no_tile_joins_three_kingdoms_or_more
who has nothing to add is not asked, which tells the others
    hidden:test_the_defender_is_asked_even_without_tiles_so_that_nothing_is_told
search sees what others hold
    hidden:test_hands_and_totals_are_not_in_what_others_are_sent
    hidden:test_in_whole_games_nothing_hidden_is_sent
the log gives totals away
    hidden:test_what_was_drawn_at_the_end_of_a_turn_is_told_to_its_owner_alone
    hidden:test_the_log_tells_every_gain_to_all
""")

RULES = rules("""
# contents and set-up
S1 setup: There are 153 tiles: 30 settlements, 57 temples, 36 farms and 30 markets.
    setup:test_everybody_draws_six_tiles_and_the_rest_is_the_bag
    properties:test_every_action_does_what_it_does_in_the_naive_game
S2 setup: A temple with a treasure lies on each of ten winged beasts; other tiles are in the bag.
    setup:test_a_temple_with_a_treasure_lies_on_each_winged_beast
    setup:test_the_boards_are_the_printed_ones
S3 setup: Each player has a dynasty of four leaders with one sign, and two catastrophes.
    setup:test_everybody_has_four_leaders_and_two_catastrophes
S4 setup: Each draws six tiles and keeps them behind a screen, where nobody else sees them.
    setup:test_everybody_draws_six_tiles_and_the_rest_is_the_bag
    setup:test_hands_are_drawn_and_differ_from_seed_to_seed
    hidden:test_hands_and_totals_are_not_in_what_others_are_sent
S5 setup: Players are told apart by sign, not by colour; all use all colours.
    setup:test_everybody_has_four_leaders_and_two_catastrophes
    leaders:test_only_own_leaders_are_positioned
S6 setup: Leaders and catastrophes of dynasties that do not play are out of the game.
    setup:test_leaders_and_catastrophes_of_others_are_out_of_the_game
S7 setup: Six monuments, one for each pair of colours, lie beside the board.
    setup:test_there_are_six_monuments_one_for_each_pair_of_colours
S8 setup: Two to four play; who begins is drawn.
    setup:test_two_to_four_play
    setup:test_who_begins_is_drawn
S9 setup: Nobody has points at the start. setup:test_nobody_has_points_at_the_start
# kingdoms
G1 tiles: What touches by its edges forms a region; corners do not count.
    tiles:test_tiles_and_leaders_hang_together_by_their_edges_not_their_corners
G2 tiles: A region with a leader is a kingdom.
    tiles:test_a_region_without_a_leader_is_no_kingdom
    properties:test_every_action_does_what_it_does_in_the_naive_game
G3 tiles: A kingdom may have several leaders, of whatever players, as long as their colours differ.
    leaders:test_a_leader_may_stand_in_a_kingdom_with_leaders_of_other_colours_whoever_owns_them
    revolt:test_another_colour_is_no_conflict
    war:test_each_war_is_settled_and_the_next_picked_in_any_order
G4 tiles: Kingdoms grow by leaders and tiles, are joined and fall apart.
    tiles:test_joining_without_equal_leaders_is_peaceful_and_the_action_is_over
    tiles:test_a_tile_beside_a_group_without_leaders_gives_nothing_but_joins_it_for_later
    catastrophes:test_it_cuts_links_so_that_a_kingdom_may_fall_into_several_parts_and_groups
# turns
T1 turn: Turns go round clockwise. turn:test_turns_go_round
T2 turn: In a turn two actions may be done, in any order, the same one twice as well.
    turn:test_a_turn_has_two_actions_and_then_the_next_player_has_his
    turn:test_any_two_actions_in_any_order_the_same_one_twice_as_well
T3 turn: An action is a leader, a tile, a catastrophe or a swap, and there are no others.
    setup:test_the_actions_and_nothing_else
    setup:test_what_may_be_done_at_the_start_with_all_colours_in_hand
T4 turn: Conflicts, monuments and treasures are parts of the action that leads to them.
    turn:test_an_action_is_over_when_what_it_started_is_settled_and_so_is_the_turn_after_the_second
    properties:test_the_course_of_an_action_is_that_of_the_rules
T5 turn: After both actions come the monuments' points, then the hand is filled up to six.
    turn:test_hands_are_filled_up_to_six_at_the_end_of_the_turn_and_not_before
    monuments:test_only_the_active_player_has_it_at_the_end_of_his_own_turn
T6 turn: Others with fewer than six tiles fill up as well.
    turn:test_everybody_is_filled_up_who_has_fewer_than_six
    turn:test_who_lost_tiles_in_a_conflict_waits_for_the_end_of_the_turn
T7 turn: What is drawn is not shown to others.
    hidden:test_hands_and_totals_are_not_in_what_others_are_sent
    hidden:test_what_was_drawn_at_the_end_of_a_turn_is_told_to_its_owner_alone
    properties:test_shown_grows_with_draws_and_with_nothing_else
# leaders
L1 leaders: A player positions only own leaders. leaders:test_only_own_leaders_are_positioned
L2 leaders: A leader comes on an empty square, from outside or from another square.
    leaders:test_a_leader_stands_on_an_empty_land_square_beside_a_temple
    leaders:test_squares_with_tiles_leaders_and_catastrophes_are_not_empty
    leaders:test_a_leader_may_be_moved_and_it_is_one_action
L3 leaders: Or it is taken off the board. leaders:test_a_leader_may_be_taken_off_the_board
L4 leaders: It stands edge to edge with a temple.
    leaders:test_other_squares_are_refused_with_their_reason
    leaders:test_tiles_of_other_colours_or_face_down_do_not_do
L5 leaders: Never on a river. leaders:test_other_squares_are_refused_with_their_reason
L6 leaders: It never joins two kingdoms.
    leaders:test_a_leader_may_not_join_kingdoms_whether_or_not_there_would_be_a_conflict
L7 leaders: When its last temple has gone or is turned face down it goes home.
    leaders:test_a_leader_without_a_temple_beside_it_goes_home_at_once_and_may_come_again
    monuments:test_leaders_that_lose_their_last_temple_go_home
L8 leaders: Positioning gives no points. leaders:test_a_leader_stands_on_an_empty_land_square_beside_a_temple
# tiles
P1 tiles: A tile from behind the screen comes on an empty square.
    tiles:test_a_tile_goes_on_any_empty_square_of_its_ground
    tiles:test_the_square_must_be_empty
    tiles:test_a_tile_comes_from_the_hand
P2 tiles: Blue tiles go on rivers only, and no others do. tiles:test_only_farms_go_on_the_river_and_they_go_nowhere_else
P3 tiles: A tile that was placed is never moved. setup:test_the_actions_and_nothing_else
# points
Q1 points: The point for a tile has its colour.
    tiles:test_the_owner_of_the_leader_of_its_colour_has_the_point
    tiles:test_the_king_has_the_point_if_the_right_leader_is_missing
Q2 points: The owner of the leader of its colour in the kingdom has it, whoever placed the tile.
    tiles:test_the_owner_of_the_leader_of_its_colour_has_the_point
    tiles:test_farms_on_the_river_as_well
    tiles:test_a_point_comes_from_the_kingdom_that_is_touched_and_no_other
    tiles:test_a_kingdom_is_touched_at_a_leader_alone_or_on_several_sides
Q3 points: Without such a leader the owner of the king has it; without a king nobody.
    tiles:test_the_king_has_the_point_if_the_right_leader_is_missing
    tiles:test_farms_on_the_river_as_well
    tiles:test_the_king_has_nothing_if_the_right_leader_is_there
    tiles:test_only_the_king_stands_in_for_others
Q4 points: No point for a tile outside kingdoms.
    tiles:test_away_from_everything_gives_no_point
    tiles:test_a_region_without_a_leader_is_no_kingdom
Q5 points: No point for a tile that joins two kingdoms. tiles:test_joining_two_kingdoms_gives_no_point
Q6 points: Points are had at once and kept behind the screen.
    tiles:test_points_are_had_at_once_and_add_up
    hidden:test_hands_and_totals_are_not_in_what_others_are_sent
# catastrophes
C1 catastrophes: Everybody has two. catastrophes:test_everybody_has_two
C2 catastrophes: One goes on an empty square, or on a tile, which leaves the game.
    catastrophes:test_it_goes_on_an_empty_square_land_or_river
    catastrophes:test_or_on_a_tile_which_leaves_the_game
C3 catastrophes: Not on a tile with a treasure or a monument.
    catastrophes:test_not_on_treasures_leaders_monuments_and_catastrophes
    treasures:test_a_treasure_becomes_a_hidden_point_of_any_colour_and_its_temple_stays
    monuments:test_monuments_cannot_be_destroyed
C4 catastrophes: Not on a leader. catastrophes:test_not_on_treasures_leaders_monuments_and_catastrophes
C5 catastrophes: It breaks links, so that kingdoms may fall apart.
    catastrophes:test_it_cuts_links_so_that_a_kingdom_may_fall_into_several_parts_and_groups
    tiles:test_catastrophes_and_empty_squares_do_not_link
C6 catastrophes: Leaders whose last temple it takes go home.
    catastrophes:test_leaders_that_lose_their_last_temple_go_home_and_nobody_has_points
C7 catastrophes: It stays where it is to the end.
    catastrophes:test_the_square_stays_dead_for_all
    properties:test_nothing_that_was_declined_or_destroyed_comes_back
# swapping
X1 swap: Any number of tiles is laid away face down, and as many are drawn.
    swap:test_any_tiles_may_be_swapped_from_one_to_all_six
    swap:test_only_tiles_that_are_there
    swap:test_they_lie_face_down
    swap:test_nothing_is_seen_of_it_but_the_number
X2 swap: They never come back. swap:test_swapped_tiles_never_come_back
X3 swap: The new ones may be used in the second action.
    swap:test_as_many_are_drawn_and_can_be_used_in_the_second_action
    swap:test_what_was_drawn_differs_by_chance
# revolts
V1 revolt: A leader that comes into a kingdom with one of its colour starts a revolt and attacks.
    revolt:test_an_equal_leader_in_a_kingdom_starts_one
    revolt:test_who_comes_attacks_whose_turn_it_is_and_who_was_there_defends
V2 revolt: Leaders of all colours fight with temples: those right beside them.
    revolt:test_leaders_of_all_colours_fight_with_temples
    revolt:test_temples_further_off_and_other_tiles_do_not_count
V3 revolt: Both may use the same temple.
    revolt:test_temples_right_beside_each_leader_count_and_a_shared_one_for_both
    examples:test_page_7_a_revolt_that_the_defender_wins_with_a_tie
V4 revolt: First the attacker, then the defender adds temples from behind the screen, openly, once.
    revolt:test_both_may_add_temples_from_behind_their_screens_once_the_attacker_first
    revolt:test_not_more_than_there_are_and_temples_alone
V5 revolt: More temples win, on the board and added; the defender wins a tie.
    revolt:test_more_temples_win_one_point
    revolt:test_the_defender_wins_a_tie
    revolt:test_temples_on_the_board_count_as_those_added
V6 revolt: The loser's leader leaves, the winner has a red point, what was added leaves the game.
    revolt:test_more_temples_win_one_point
    revolt:test_the_loser_goes_home_and_nothing_else_leaves_the_board
    revolt:test_all_temples_added_leave_the_game_of_winner_and_loser
V7 revolt: No leader may be taken away to avoid a conflict.
    leaders:test_leaders_cannot_be_taken_away_to_avoid_a_conflict
V8 revolt: The example of page 7. examples:test_page_7_a_revolt_that_the_defender_wins_with_a_tie
# wars
W1 war: A tile may join two kingdoms, never three or more.
    tiles:test_no_tile_joins_three_kingdoms_or_more
W2 war: The joining tile carries a marker; without equal leaders it is taken off and all is over.
    tiles:test_joining_without_equal_leaders_is_peaceful_and_the_action_is_over
    war:test_not_even_in_a_later_war_until_all_are_over
W3 war: Equal leaders then fight. war:test_joining_kingdoms_with_equal_leaders_is_war
W4 war: Of several conflicts the active player says which comes first, and again after each.
    war:test_the_active_player_picks_the_war_when_there_are_several
    war:test_each_war_is_settled_and_the_next_picked_in_any_order
W5 war: He attacks if his leader is in it, else the next player in turn whose leader is.
    war:test_the_active_player_attacks_if_his_leader_is_in_it_else_the_next_one_in_turn
W6 war: Supporters are the tiles of the leaders' colour anywhere in the kingdom.
    war:test_supporters_are_tiles_in_the_colour_of_the_leaders_not_of_the_joining_tile
    war:test_all_supporters_in_the_kingdom_count_not_only_those_beside_the_leader
    war:test_supporters_of_other_kingdoms_do_not_count
W7 war: First the attacker, then the defender adds supporters, once.
    war:test_attacker_first_and_openly_then_the_defender_each_once
    war:test_not_more_than_there_are
W8 war: More supporters win; the defender wins a tie.
    war:test_more_supporters_win_and_the_loser_loses_leader_and_supporters_each_a_point
    war:test_the_defender_wins_a_tie
    war:test_a_war_without_supporters_is_worth_the_leader
W9 war: The loser's leader and all supporters there leave; each is a point for the winner.
    war:test_more_supporters_win_and_the_loser_loses_leader_and_supporters_each_a_point
    war:test_in_other_wars_tiles_beside_leaders_leave_too
W10 war: What was added scores nothing and is out of the game on both sides.
    war:test_tiles_added_give_nothing_and_leave_the_game_on_both_sides
W11 war: Between priests, temples with a treasure or beside another leader stay and score nothing.
    war:test_in_a_war_of_priests_temples_beside_other_leaders_stay_and_score_nothing
    war:test_and_so_do_temples_with_treasures
    war:test_a_temple_that_lost_its_treasure_is_like_others
    war:test_temples_beside_the_losing_priest_alone_leave
W12 war: Kingdoms may fall apart by it, so that other conflicts do not happen.
    war:test_a_war_may_cut_kingdoms_apart_so_that_another_happens_only_if_it_is_fought_first
W13 war: Conflicts that are left go on until there is none; then the marker leaves.
    war:test_each_war_is_settled_and_the_next_picked_in_any_order
    war:test_not_even_in_a_later_war_until_all_are_over
    war:test_then_it_is_a_tile_like_others
W14 war: Those who added tiles fill up at the end of the active player's turn.
    turn:test_who_lost_tiles_in_a_conflict_waits_for_the_end_of_the_turn
    examples:test_page_8_and_9_a_war_of_traders_that_spares_the_kings_theirs
W15 war: The example of pages 8 and 9. examples:test_page_8_and_9_a_war_of_traders_that_spares_the_kings_theirs
# monuments
M1 monuments: A tile that makes a square of four of one colour lets the active player build.
    monuments:test_four_of_a_colour_in_a_square_are_offered
    monuments:test_the_tile_may_be_any_corner_of_the_square
    monuments:test_the_tiles_must_be_of_one_colour
    monuments:test_farms_have_them_on_the_river
    monuments:test_one_may_stand_in_the_corner_of_the_board
    monuments:test_none_stands_below_the_last_row
M2 monuments: The tiles are turned face down, and the monument stands on them.
    monuments:test_the_tiles_are_turned_over_and_the_monument_stands_on_them
M3 monuments: One of its colours is that of the tiles; without such a monument nothing is built.
    monuments:test_one_colour_of_the_monument_is_that_of_the_tiles
    monuments:test_without_a_monument_of_the_colour_there_is_nothing_to_build
    monuments:test_a_monument_is_built_once
M4 monuments: Conflicts come first; the square must still be there.
    monuments:test_the_joining_tile_may_complete_a_square_after_the_war
    monuments:test_not_if_the_war_broke_it
M5 monuments: What is not built then is not built on these tiles later.
    monuments:test_nobody_has_to_build
    monuments:test_no_monument_is_ever_built_on_tiles_of_a_declined_square_and_these_alone_are_spent
    war:test_where_tiles_of_a_declined_square_have_left_nothing_is_spent
    monuments:test_everybody_sees_which_tiles_they_are
    monuments:test_only_squares_with_the_tile_just_placed
M6 monuments: Tiles face down link, and are no supporters or temples.
    monuments:test_tiles_face_down_link_and_do_nothing_else
    monuments:test_they_support_nobody
    war:test_monuments_link_but_do_not_support
    revolt:test_temples_turned_face_down_do_not_count
M7 monuments: Monuments are never destroyed. monuments:test_monuments_cannot_be_destroyed
M8 monuments: A treasure stays on its tile. monuments:test_a_treasure_stays_on_its_tile_and_can_still_be_taken
M9 monuments: Leaders without a temple go home at once.
    monuments:test_leaders_that_lose_their_last_temple_go_home
    monuments:test_so_they_do_when_other_tiles_were_not_temples
M10 monuments: The active player has a point for each own leader with a monument of its colour.
    monuments:test_each_own_leader_of_a_colour_of_the_monument_in_its_kingdom_gives_a_point
    monuments:test_several_monuments_pay_each
    monuments:test_a_leader_in_another_kingdom_has_nothing_of_it
M11 monuments: The king has points for black monuments only.
    monuments:test_each_own_leader_of_a_colour_of_the_monument_in_its_kingdom_gives_a_point
M12 monuments: The example of page 10. examples:test_page_10_a_monument_sends_a_leader_home_and_pays_two_players
# treasures
A1 treasures: Of several treasures in a kingdom its trader's owner takes all but one, as he likes.
    treasures:test_the_owner_of_the_trader_takes_all_but_one_and_chooses_which_stays
    treasures:test_one_treasure_stays
    treasures:test_other_leaders_take_none
A2 treasures: Those on the four corner temples go first.
    treasures:test_corner_treasures_are_taken_first_without_a_question
    treasures:test_with_two_others_and_a_corner_one_the_corner_one_goes_and_one_of_the_others
A3 treasures: Without a trader they stay until one comes. treasures:test_without_a_trader_they_stay_until_there_is_one
A4 treasures: A treasure is a point of any colour at the end.
    treasures:test_a_treasure_becomes_a_hidden_point_of_any_colour_and_its_temple_stays
    treasures:test_treasures_count_for_the_weakest_colour_at_once
    ending:test_treasures_are_points_of_any_colour_placed_as_well_as_can_be
A5 treasures: The example of page 11. examples:test_page_11_the_upper_treasure_goes_because_it_lies_in_a_corner
# end
E1 end: The game ends when at the end of a turn two treasures or fewer are left.
    ending:test_two_treasures_or_fewer_at_the_end_of_a_turn_end_the_game
    ending:test_not_in_mid_turn
E2 end: Or when the bag is empty and somebody cannot fill up.
    ending:test_the_game_ends_when_somebody_cannot_fill_up
    ending:test_it_ends_as_well_if_it_is_another_player_who_cannot
E3 end: That can be in a swap or at the end of a turn.
    ending:test_in_a_swap_it_ends_at_once
    ending:test_points_had_before_stay
E4 end: Then screens are lifted.
    ending:test_screens_are_lifted_at_the_end_and_not_before
    hidden:test_totals_are_open_at_the_end
    ending:test_when_it_is_over_nothing_can_be_done
E5 end: The best weakest colour wins, then the second weakest, and so on.
    ending:test_the_weakest_colour_decides
    ending:test_then_the_second_weakest_and_so_on
    ending:test_scores_are_those_of_the_weakest_colour_with_treasures
E6 end: The example of the count on page 11. examples:test_page_11_the_count
E7 turn: The first round on page 12. examples:test_page_12_the_first_round
# what is known
H1 turn: Hands, points, swapped tiles and the bag are hidden; the board and every gain are not.
    hidden:test_positions_that_differ_in_hidden_things_are_the_same_to_others
    hidden:test_hands_and_totals_are_not_in_what_others_are_sent
    hidden:test_of_oneself_one_sees_everything
    hidden:test_what_is_in_the_bag_is_hidden
    hidden:test_the_log_tells_every_gain_to_all
    hidden:test_a_refusal_tells_nothing_of_others
H2 war: Who has nothing to add is asked all the same.
    revolt:test_both_are_asked_even_without_temples
    war:test_both_are_asked_even_if_they_have_nothing_to_add
    hidden:test_the_defender_is_asked_even_without_tiles_so_that_nothing_is_told
H3 war: What both sides show on the board can be asked before anything is placed.
    preview:test_a_revolt_with_the_temples_of_both
    preview:test_two_wars_with_what_each_side_has_on_the_board
# readings
R1 tiles: Tiles, leaders and tiles face down link; catastrophes and empty squares do not.
    tiles:test_tiles_and_leaders_hang_together_by_their_edges_not_their_corners
    tiles:test_leaders_link_even_one_to_another
    tiles:test_catastrophes_and_empty_squares_do_not_link
    properties:test_every_list_of_legal_actions_is_that_of_the_naive_game
    properties:test_every_action_does_what_it_does_in_the_naive_game
R2 tiles: A tile may lie away from everything, without a point.
    tiles:test_away_from_everything_gives_no_point
    tiles:test_a_tile_goes_on_any_empty_square_of_its_ground
R3 tiles: Blue tiles are farms and go on rivers.
    tiles:test_only_farms_go_on_the_river_and_they_go_nowhere_else
    tiles:test_farms_on_the_river_as_well
R4 war: Groups without a leader do not count when kingdoms are joined.
    tiles:test_groups_without_leaders_do_not_count_as_kingdoms
    tiles:test_one_kingdom_that_comes_from_two_sides_is_one
    tiles:test_no_tile_joins_three_kingdoms_or_more
R5 leaders: A leader never stands beside two kingdoms.
    leaders:test_a_leader_may_not_join_kingdoms_whether_or_not_there_would_be_a_conflict
R6 leaders: It may join groups without a leader to each other and to a kingdom.
    leaders:test_a_leader_may_join_a_kingdom_with_groups_that_have_no_leader
R7 leaders: Temples face down do not do, and a catastrophe leaves no empty square.
    leaders:test_tiles_of_other_colours_or_face_down_do_not_do
    leaders:test_squares_with_tiles_leaders_and_catastrophes_are_not_empty
R8 leaders: A leader that moves is lifted first.
    leaders:test_it_is_lifted_before_kingdoms_are_counted
    leaders:test_what_only_the_lifted_leader_held_together_are_two_kingdoms
R9 leaders: Moving within its kingdom is no conflict.
    leaders:test_moving_within_its_kingdom_is_no_conflict
R10 leaders: Moving to the same square is refused. leaders:test_the_same_square_is_refused_unless_it_was_taken_off
R11 leaders: Moving to an equal leader is a revolt; the loser goes to its owner.
    leaders:test_moving_to_an_equal_leader_is_a_revolt_and_the_loser_goes_home
R12 leaders: Taking one off the board is an action, and not possible in a conflict.
    leaders:test_a_leader_may_be_taken_off_the_board
    leaders:test_withdrawing_gives_and_costs_no_points_and_may_split_a_kingdom
    leaders:test_the_same_square_is_refused_unless_it_was_taken_off
    leaders:test_leaders_cannot_be_taken_away_to_avoid_a_conflict
R13 turn: Each action may be passed.
    turn:test_one_action_or_both_may_be_passed
R14 revolt: A revolt that failed may be tried again. revolt:test_the_same_revolt_may_be_tried_again_in_the_second_action
R15 revolt: Every temple beside the leader counts, with treasure and of whatever group.
    revolt:test_temples_right_beside_each_leader_count_and_a_shared_one_for_both
    revolt:test_temples_with_treasures_and_of_other_groups_count_too
    revolt:test_temples_turned_face_down_do_not_count
R16 war: The defender wins a tie.
    revolt:test_the_defender_wins_a_tie
    war:test_the_defender_wins_a_tie
R17 war: Any number may be added, also without hope.
    revolt:test_temples_may_be_added_without_hope
    war:test_tiles_may_be_added_without_hope
    options:test_free_is_the_usual_way
R18 war: What was added is out of the game.
    revolt:test_all_temples_added_leave_the_game_of_winner_and_loser
    war:test_tiles_added_give_nothing_and_leave_the_game_on_both_sides
R19 revolt: A revolt gives one red point and changes nothing else.
    revolt:test_more_temples_win_one_point
    revolt:test_the_loser_goes_home_and_nothing_else_leaves_the_board
    revolt:test_a_winner_may_hold_the_kingdom_apart_from_what_the_loser_joined
R20 war: The active player picks the war even if he is in none; a single one is not asked for.
    war:test_even_if_none_of_his_leaders_is_in_them
    war:test_a_single_war_is_not_asked_for
R21 war: The attacker is found clockwise from the active player.
    war:test_the_active_player_attacks_if_his_leader_is_in_it_else_the_next_one_in_turn
R22 war: Supporters are linked to their leader without the joining tile, when their war is fought.
    war:test_all_supporters_in_the_kingdom_count_not_only_those_beside_the_leader
    war:test_supporters_of_other_kingdoms_do_not_count
    war:test_supporters_that_were_cut_off_in_one_war_do_not_help_in_the_next
R23 war: The joining tile supports nobody until all is over.
    war:test_the_joining_tile_supports_nobody_and_gives_no_point_before_or_after
    war:test_not_even_in_a_later_war_until_all_are_over
    war:test_then_it_is_a_tile_like_others
R24 war: The joining tile is never removed.
    war:test_the_joining_tile_is_never_removed
    war:test_not_even_in_a_later_war_until_all_are_over
R25 war: A group without a leader beside the joining tile supports nobody and stays.
    war:test_a_group_without_leader_at_the_joining_tile_supports_nobody_and_stays
R26 war: Tiles cut off in one war do not help in the next.
    war:test_supporters_that_were_cut_off_in_one_war_do_not_help_in_the_next
    war:test_after_a_split_into_three_the_wars_that_are_left_are_fought
R27 war: Around a joining tile that touches three kingdoms every pair that is left fights.
    war:test_after_a_split_into_three_the_wars_that_are_left_are_fought
R28 war: A point for each removed tile and one for the leader, in the colour of the war.
    war:test_more_supporters_win_and_the_loser_loses_leader_and_supporters_each_a_point
    war:test_three_against_four_gives_four_points
    war:test_tiles_added_give_nothing_and_leave_the_game_on_both_sides
R29 war: Between priests a temple stays that carries a treasure or touches any leader but the loser.
    war:test_in_a_war_of_priests_temples_beside_other_leaders_stay_and_score_nothing
    war:test_and_so_do_temples_with_treasures
    war:test_temples_beside_the_losing_priest_alone_leave
R30 treasures: Treasures are taken at the end of the turn.
    treasures:test_they_are_taken_at_the_end_of_the_turn
    treasures:test_what_is_cut_off_before_the_end_of_the_turn_is_not_taken
    treasures:test_a_trader_that_comes_before_the_end_of_the_turn_takes_them
    treasures:test_a_revolt_for_the_trader_decides_whose_they_are
    treasures:test_a_kingdom_that_wins_a_war_takes_the_treasures_of_the_other
R31 treasures: In every kingdom, whoever's turn it is; asked only when there is a choice.
    treasures:test_the_owner_takes_them_whoever_s_turn_it_is
    treasures:test_they_come_from_every_kingdom_and_the_active_player_s_first
    treasures:test_of_others_the_next_one_clockwise_chooses_first
    treasures:test_corner_treasures_are_taken_first_without_a_question
    treasures:test_only_treasures_of_the_kingdom_are_on_offer
R32 treasures: Of two corner treasures one goes and one stays.
    treasures:test_of_two_corner_ones_alone_one_is_taken_and_the_owner_chooses
R33 treasures: Without a trader they wait.
    treasures:test_without_a_trader_they_stay_until_there_is_one
    treasures:test_other_leaders_take_none
R34 treasures: Under a monument they can be taken, and keep catastrophes off.
    monuments:test_a_treasure_stays_on_its_tile_and_can_still_be_taken
    catastrophes:test_a_treasure_on_a_face_down_tile_is_closed_too
    treasures:test_a_treasure_becomes_a_hidden_point_of_any_colour_and_its_temple_stays
R35 monuments: Only a square with the tile just placed, then or never on these tiles.
    monuments:test_only_squares_with_the_tile_just_placed
    monuments:test_no_monument_is_ever_built_on_tiles_of_a_declined_square_and_these_alone_are_spent
    monuments:test_spent_tiles_are_told_apart_from_others
    monuments:test_one_spent_tile_is_enough_and_such_a_square_spends_none_of_its_others
    monuments:test_leaders_and_tiles_face_down_make_no_square
R36 monuments: Of several squares one is chosen. monuments:test_of_several_squares_one_is_chosen
R37 monuments: The joining tile counts for a square, after the wars.
    monuments:test_the_joining_tile_may_complete_a_square_after_the_war
    monuments:test_and_after_a_peaceful_joining
R38 monuments: Four tiles face down: they link and do nothing else, and last for ever.
    monuments:test_tiles_face_down_link_and_do_nothing_else
    monuments:test_the_point_for_the_tile_comes_first_and_the_leader_may_go_home_after_it
    monuments:test_monuments_cannot_be_destroyed
R39 monuments: Monuments pay the active player, in the turn of building too.
    monuments:test_only_the_active_player_has_it_at_the_end_of_his_own_turn
    monuments:test_in_the_turn_of_building_too
R40 catastrophes: On rivers too, and not on another catastrophe.
    catastrophes:test_it_goes_on_an_empty_square_land_or_river
    catastrophes:test_not_on_treasures_leaders_monuments_and_catastrophes
R41 catastrophes: It gives no points, sends leaders home and leaves a dead square.
    catastrophes:test_leaders_that_lose_their_last_temple_go_home_and_nobody_has_points
    catastrophes:test_the_square_stays_dead_for_all
    catastrophes:test_a_catastrophe_breaks_a_square_of_four
R42 swap: One to six tiles; catastrophes are none.
    swap:test_any_tiles_may_be_swapped_from_one_to_all_six
    swap:test_they_lie_face_down
    turn:test_any_two_actions_in_any_order_the_same_one_twice_as_well
    swap:test_there_are_209_ways_to_swap_in_their_order
R43 turn: The active player fills up first, then the others clockwise. turn:test_the_active_player_draws_first
R44 end: Only a tile that is missing ends the game.
    ending:test_an_empty_bag_alone_does_not_end_it_nor_does_drawing_the_very_last_tile
R45 end: A swap that finds too few tiles ends it at once, without income or treasures.
    ending:test_in_a_swap_it_ends_at_once
    ending:test_without_income_and_treasures_of_that_turn
R46 end: Treasures end it at the end of a turn only.
    ending:test_not_in_mid_turn
    ending:test_the_last_turn_is_paid_and_filled_up
    ending:test_treasures_end_the_game_even_if_somebody_cannot_fill_up_either
R47 end: Treasures are placed one by one on the weakest colour, which is best.
    ending:test_treasures_are_points_of_any_colour_placed_as_well_as_can_be
    properties:test_no_other_way_to_place_treasures_is_better
    ending:test_the_result_tells_how_it_came_about
R48 end: Level in all four, they share the win. ending:test_level_in_all_four_they_share_the_win
R49 war: No war takes the last temple of another leader.
    war:test_no_other_leader_ever_loses_its_last_temple_in_a_war
    properties:test_every_action_does_what_it_does_in_the_naive_game
R50 war: A leader that leaves may split a kingdom; no conflict comes of it.
    war:test_removing_a_leader_may_split_a_kingdom_without_new_conflicts
    revolt:test_a_winner_may_hold_the_kingdom_apart_from_what_the_loser_joined
R51 war: A player may be on both sides, in different wars.
    war:test_a_player_may_attack_in_one_war_and_defend_in_the_next
R52 turn: With an empty hand there is still something to do, if only to pass.
    turn:test_an_empty_hand_in_mid_turn_is_no_trouble
R53 points: Joining in peace gives no point, and a monument may follow.
    tiles:test_joining_without_equal_leaders_is_peaceful_and_the_action_is_over
    monuments:test_and_after_a_peaceful_joining
R54 points: The joining tile gives none after the wars either.
    war:test_the_joining_tile_supports_nobody_and_gives_no_point_before_or_after
R55 end: There are two ends: passing, however long, is none. ending:test_passing_does_not_end_the_game
# options, open questions, and readings of our own
O1 treasures: Option treasures: at the end of the turn, or of the action (R30).
    treasures:test_they_are_taken_at_the_end_of_the_action_by_the_option
    treasures:test_after_the_second_action_both_are_the_same
O2 war: Option support: free, or only what decides (R17).
    options:test_needed_the_attacker_adds_only_if_that_beats_what_the_defender_has_on_the_board
    options:test_needed_the_defender_adds_only_what_makes_a_tie
    options:test_needed_nobody_adds_what_changes_nothing
    options:test_needed_in_wars_as_well
O3 points: Option scores: hidden, or open.
    options:test_open_scores_tell_totals_and_hidden_ones_do_not
    options:test_open_scores_leave_hands_and_swapped_tiles_hidden
O4 monuments: Option declined: tiles of a declined square may not be used again, or may (R35).
    monuments:test_no_monument_is_ever_built_on_tiles_of_a_declined_square_and_these_alone_are_spent
    monuments:test_by_the_option_a_later_tile_may_use_them_again
O5 catastrophes: Option catastrophes: once on a square, or again (R40).
    catastrophes:test_on_another_catastrophe_by_the_option
O6 setup: The advanced board has fourteen treasures, six of them in corners.
    options:test_the_advanced_board_has_fourteen_treasures_and_ends_at_two_as_well
    options:test_corner_treasures_of_the_advanced_board_go_first_too
    setup:test_the_boards_are_the_printed_ones
O7 setup: Options go together, and there are no others.
    setup:test_the_options_and_their_usual_values
    options:test_all_options_at_once
    options:test_other_options_are_refused
O8 end: Option passing: play goes on, or ends when all have passed and nothing comes in.
    ending:test_passing_does_not_end_the_game
    ending:test_by_the_option_it_does_when_all_pass_their_whole_turns_one_after_another
    ending:test_but_not_while_monuments_pay
    ending:test_an_action_in_between_starts_the_count_again
    ending:test_a_passed_second_action_is_no_passed_turn
O9 turn: Only who is asked answers, and nothing else; refusals say why and change nothing.
    turn:test_only_the_active_player_acts
    turn:test_what_is_not_asked_is_not_answered
    refusals:test_each_refusal_has_its_reason_and_its_chapter
    refusals:test_every_phase_refuses_what_belongs_to_another
    properties:test_one_seat_decides_at_a_time
    properties:test_a_turn_has_a_bounded_number_of_decisions
""")
