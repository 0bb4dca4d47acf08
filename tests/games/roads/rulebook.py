"""Every rule of the game by chapter, in our own words, with where it stands and the tests that hold it.

Sources: E is the English rule book of the third edition, F the Finnish translation (with the solo rules), G the German
short rules, each with line numbers of the stored texts; D is the collected rulings, with their section; O is a reading
of what the texts leave open, which the README of the game tells with its option; P is the list of mistakes that hasty
versions make, by its numbers.

This is also the plan of the work: a rule without tests is not done. Below the rules stand the rulings of D (`RULINGS`,
and `IN_PLAY` for what the one full implementation does), what the texts disagree about (`DISAGREEMENTS`), what they
leave open (`LEFT_OPEN`) and how it is read here (`READINGS`), the mistakes of hasty versions (`MISTAKES`), and the
examples of the texts (`EXAMPLES`, each a position in examples/), all with their tests.
"""

from tests.games.tables import rules, table

RULES = rules("""
# set-up and map
S1 setup [E11 F386 D6]: One to six play; the box is for four, older scenarios take five and six.
    setup:test_one_to_six_play
S2 setup [E76 E79 G26]: The supply of goods, buildings, walls and bricks never limits the game.
    building:test_the_supply_of_the_box_limits_nothing
S3 setup [E107-116 D10]: The map is of woods, pasture, rock, mountain, desert and sea, with rivers.
    board:test_a_scenario_has_no_problem
    board:test_each_problem_is_told_with_its_place
S4 setup [E120-123 G12]: The map is a scenario, or the players lay it.
    board:test_a_scenario_has_no_problem
    laying:test_what_was_laid_is_a_board
S5 setup [E137-139 F300-310]: Laying: in turn, two tiles each, one by one, each touching a laid one.
    laying:test_players_lay_two_tiles_each_in_turn_one_by_one
    laying:test_each_touches_a_laid_one_and_may_be_any_tile
S6 setup [E140-145 G12]: Rivers run on, begin at a source or the sea, must stay finishable, and end on the map.
    laying:test_a_river_begins_with_a_source_or_flowing_into_the_sea
    laying:test_rivers_run_on_across_every_side
    laying:test_no_tile_makes_it_impossible_to_finish_a_river
    laying:test_a_river_may_not_run_off_the_map
S7 setup [E144 D6]: No river tile that another river needs may be used up.
    laying:test_the_last_tile_of_a_shape_is_kept_where_a_river_needs_it
    laying:test_only_tiles_of_the_box_are_laid
S8 setup [E156-158 F350 G14 P25]: Praying figures are drawn by lot, the first one nearest to the temple; the sequence
  chart has them the other way round.
    setup:test_praying_figures_are_drawn_by_lot_and_the_chart_is_the_other_way_round
S9 setup [E159 G15]: Start tiles are chosen in the order of the sequence chart.
    setup:test_homes_are_chosen_in_the_order_of_the_chart
S10 setup [E163 F367 G15]: Any land tile may be a start, with a tile between any two.
    setup:test_any_land_tile_with_one_between_may_be_a_home
    setup:test_where_nobody_can_keep_apart_homes_may_be_nearer
S11 setup [E169-170]: Where the scenario marks start tiles, these are chosen from.
    setup:test_marked_start_tiles_are_chosen_from
    setup:test_with_more_players_than_marks_the_choice_is_free
    setup:test_every_scenario_can_be_set_up_for_its_players
S12 setup [E166-168 G15]: Home has the marker, 3 donkeys, 5 boards, 1 stone and 2 geese, or what the scenario says.
    setup:test_the_first_things_lie_at_home
    setup:test_a_scenario_may_give_other_things_and_an_option_the_usual_ones
S13 setup [O8.12]: At home on a river tile the bank is chosen too. setup:test_at_home_on_a_river_the_bank_is_chosen
S14 setup [D6]: A board file is checked: rivers match across edges, end in a source or the sea, do not leave the map;
  everything that is wrong is told with its line.
    board:test_each_problem_is_told_with_its_place
    board:test_all_problems_are_told_at_once_with_their_lines
    board:test_a_river_in_a_circle_ends_nowhere
# order of play
O1 order [E175-179 F390]: A turn is production, movement, building, wonder.
    order:test_a_turn_is_production_movement_building_wonder
    setup:test_the_first_turn_begins_with_production
    order:test_everything_has_its_time
O2 order [E183-188 E648-650]: All play a phase at the same time unless the order was called.
    order:test_if_nobody_calls_all_play_at_the_same_time_and_nothing_changes
O3 order [E185 E648 G19]: Anyone may call for the order at the start of each phase.
    order:test_anyone_may_call_at_the_start_of_each_phase
    order:test_who_has_agreed_is_not_asked_again_but_another_may_still_call
    order:test_alone_nobody_is_asked_for_an_order
O4 order [E660 F1605]: From the one nearest to the temple each may keep praying or go to the back.
    examples:test_the_conflict_round
    order:test_those_who_stop_praying_stand_at_the_back_in_reverse
O5 order [E662 G32]: Of several who go back, the one who was nearest stands last.
    order:test_of_all_who_stop_the_nearest_stands_last_and_who_was_last_need_not_choose
    order:test_those_who_stop_praying_stand_at_the_back_in_reverse
O6 order [E663-667 G33]: From the farthest each chooses a free slot, as many as there are players.
    order:test_slots_are_as_many_as_players_and_taken_once
O7 order [E669]: Then play goes in the order of the chart, one after another.
    order:test_when_the_order_was_called_one_plays_after_another
O8 order [E651 G37 P11]: Mines are drawn before the order is called.
    production:test_mines_are_drawn_before_anybody_calls_for_the_order
O9 order [E681 E692]: Who stood last in the row has nothing to choose in the first step.
    examples:test_the_conflict_round
O10 order [E671-695]: The conflict round of the rule book comes out as it is told.
    examples:test_the_conflict_round
O11 order [E192 E644 F1555]: Nothing is ever taken from another's transporter, nor destroyed, by force.
    loading:test_nobody_takes_from_anothers_transporter
    consent:test_goods_of_anothers_transporter_are_asked_for
O12 order [E650]: An uncalled phase leaves chart and row as they are.
    order:test_if_nobody_calls_all_play_at_the_same_time_and_nothing_changes
    order:test_a_called_order_holds_for_one_phase_and_the_chart_stays
# primary producers
P1 production [E202-206 F438]: A primary producer makes one thing each turn, whoever is there.
    production:test_primary_producers_make_one_a_turn_whoever_is_there
P2 production [E210-213]: Woodcutter trunks, quarry stone, clay pit clay, oil rig fuel.
    production:test_primary_producers_make_one_a_turn_whoever_is_there
P3 production [E205 G46-47]: It lies on the bank of the building, for anyone in reach to take.
    production:test_it_lies_on_the_bank_of_the_building_for_anyone_in_reach
P4 mines [E215-216 F463]: A mine gives what is drawn from its bag by lot, each turn.
    production:test_a_mine_gives_what_is_drawn_from_its_bag
    production:test_what_a_mine_gave_is_told_for_one_turn
P5 mines [E217 E497]: A mine with an empty bag gives nothing. production:test_an_empty_mine_gives_nothing
P6 mines [E499]: Bags may be looked into at any time. production:test_bags_lie_open
P7 mines [D7a]: Nobody need be at a mine; it gives in every turn.
    production:test_a_mine_gives_what_is_drawn_from_its_bag
# secondary producers
F1 factories [E222-225]: A factory makes as much as there is input for, up to its capacity of output.
    production:test_each_factory_has_its_capacity
    production:test_each_turn_has_its_own_capacity
F2 factories [E225 P5]: A sawmill makes six boards of three trunks and no more in a turn.
    examples:test_a_sawmill_makes_two_boards_of_each_pile_and_six_at_most
    production:test_each_factory_has_its_input_and_output
F3 factories [D7a P3]: The capacity of a turn is shared by all players.
    examples:test_a_sawmill_is_shared
F4 factories [E236 P4]: Coal burner and papermill take two of trunks and boards in any mixture.
    production:test_each_factory_has_its_input_and_output
    production:test_which_wood_burns_is_the_players_choice
F5 factories [E240 P2]: What transporters carry is used only if their owner wants.
    production:test_what_transporters_carry_is_used_only_if_the_owner_wants
F6 factories [E242 E244]: Output goes onto a transporter that gave input, what does not fit onto the tile.
    production:test_whose_input_it_is_may_be_chosen_and_the_output_goes_there
    production:test_what_does_not_fit_stays_on_the_tile
    production:test_the_output_goes_where_the_input_came_from_even_from_several
    production:test_output_that_just_fits_leaves_no_choice
F7 factories [E248-251 G55]: Who stands at the factory may hand in what lies there and gets the output.
    production:test_input_of_the_tile_gives_output_to_the_transporters_of_who_handed_it_in
    production:test_a_factory_is_needed_and_a_transporter_there
F8 factories [E243]: Nobody else gets the output of what one handed in. production:test_nobody_else_gets_the_output
F9 factories [E252-254 P1 G56]: When all are done factories work off what lies there, output to the tile.
    production:test_when_all_are_done_factories_work_off_what_lies_there
    production:test_nobody_need_be_there
F10 factories [E255 P4]: Unattended coal burners and papermills use all boards before trunks.
    production:test_unattended_wood_is_burnt_boards_first
    production:test_a_coal_burner_goes_on_till_no_set_is_left_or_its_capacity_is_used_up
F11 factories [E364 G27 G54]: Input and transporter must be on the side of the factory, or bridged.
    production:test_a_factory_is_used_only_from_its_side_of_the_river
    production:test_unattended_goods_must_be_on_the_side_of_the_factory
F12 factories [D1]: Costs, inputs, outputs and capacities are those of the player aid.
    building:test_each_building_has_its_cost_and_not_less
    production:test_each_factory_has_its_input_and_output
    production:test_each_factory_has_its_capacity
F13 factories [E377-378]: The order of one's own production is free, and chains are possible.
    examples:test_paper_research_upgrade_and_a_steamer_in_one_turn
# transporter factories
T1 launching [E260 G60]: A transporter belongs to who handed in the input.
    launching:test_it_belongs_to_who_handed_in_the_input
    launching:test_a_land_transporter_stands_on_the_bank_of_its_factory
    launching:test_each_transporter_factory_has_its_input
T2 launching [E264-265]: A wagon belongs to the donkey's owner; no other transporter need be there.
    launching:test_a_donkey_and_two_boards_are_a_wagon
    launching:test_the_donkey_alone_is_enough_and_may_bring_the_boards_itself
    launching:test_only_donkeys_at_the_factory_become_wagons
    launching:test_a_wagon_factory_works_on_its_side_of_the_river
    launching:test_only_a_donkey_that_is_free_becomes_a_wagon
T3 launching [E269-270]: A boat goes at once into the river of the tile or on one of its coasts.
    launching:test_a_boat_is_launched_at_once_where_there_is_a_choice_it_is_made
    launching:test_the_river_or_one_of_the_coasts
T4 launching [E271]: From the coast it can leave only to that sea tile.
    launching:test_a_launched_boat_leaves_only_to_its_sea_tile
T5 launching [E272 G61]: With no river and all coasts walled by others the factory cannot be used.
    launching:test_with_all_coasts_walled_by_others_and_no_river_the_factory_cannot_be_used
T6 launching [E276-278 P7]: At most eight transporters, five on land and five on water.
    launching:test_eight_and_five_of_a_sort_may_be_kept
    launching:test_of_more_than_eight_any_at_a_factory_may_go
T7 launching [E279-280]: Too many: at once one at a transporter factory must go.
    launching:test_a_sixth_land_transporter_has_to_go_or_another_of_the_land
    launching:test_scrapping_is_only_for_those_who_have_too_many
T8 launching [E281-282]: Any type may go; if only the new one and its supplier are there, one of them.
    launching:test_of_more_than_eight_any_at_a_factory_may_go
    launching:test_a_sixth_boat_has_to_go_and_a_land_transporter_does_not_help
    launching:test_the_wrong_sort_does_not_help
T9 launching [E283]: Nothing is refunded. launching:test_a_sixth_land_transporter_has_to_go_or_another_of_the_land
T10 launching [P7]: A wagon can be made with five land transporters, as a donkey goes.
    launching:test_a_wagon_can_be_made_with_five_land_transporters
T11 launching [E287-289 G63 P6]: Left input of boats and trucks is used up for nothing; a donkey never is.
    production:test_forgotten_input_of_a_boat_or_truck_is_used_up_for_nothing
    production:test_a_wagon_factory_never_eats_a_waiting_donkey
    production:test_a_used_boat_factory_loses_nothing_more
T12 launching [O7b]: Breeding past the limit is possible only if one can be scrapped at a factory.
    breeding:test_past_the_limit_only_if_one_at_a_factory_can_go
# livestock
L1 breeding [E293-294 G67]: Two geese, or two donkeys of one player, alone on an empty pasture become three.
    breeding:test_two_geese_alone_become_three
    breeding:test_two_donkeys_breed_if_their_owner_wants
    breeding:test_only_of_one_owner
L2 breeding [E294-295 P8]: A building, goods or another transporter anywhere on the tile prevent it.
    breeding:test_goods_buildings_and_transporters_prevent_it
    breeding:test_even_over_the_river
L3 breeding [E296]: Roads, bridges, walls and the home marker do not.
    breeding:test_roads_bridges_walls_and_a_home_do_not
L4 breeding [E297 P8]: Three do not breed.
    breeding:test_any_other_number_does_not_breed
    breeding:test_they_must_be_alone_and_free
L5 breeding [E298 G69]: Donkeys breed only if their owner wants, geese always.
    breeding:test_two_donkeys_breed_if_their_owner_wants
L6 breeding [E299]: Irrigated desert is pasture. breeding:test_only_pasture_and_irrigated_desert
L7 breeding [O8.4]: Reading: whether a pair on different banks breeds.
    breeding:test_whether_a_pair_on_two_banks_breeds_is_an_option
    breeding:test_a_pair_of_donkeys_on_two_banks
L8 breeding [O8.5]: Goods on a breeding donkey are goods on the tile.
    breeding:test_whether_laden_donkeys_breed_is_an_option
    breeding:test_they_must_be_alone_and_free
# research
R1 research [E307-309 G74]: Two geese and a paper in reach of an own transporter are a research.
    research:test_two_geese_and_a_paper_are_a_research_and_no_building_is_needed
    research:test_carried_or_not_but_all_of_it
    research:test_a_transporter_must_be_in_reach
    research:test_less_is_not_enough
    research:test_several_sets_are_several_researches
R2 research [E310 P9 G73]: Left uncarried they vanish for nothing, set after set.
    research:test_uncarried_geese_and_paper_vanish_set_after_set
    research:test_by_an_option_a_transporter_there_saves_them
    research:test_paper_that_was_made_unattended_vanishes_too
    research:test_they_vanish_only_on_one_side_of_a_river
R3 research [E315-317]: It is given to one of seven subjects at once, each only once.
    research:test_it_is_given_to_one_of_seven_subjects_each_once
R4 research [E323-325]: Rowboat, truck and steamer factories and oil rigs need their subject.
    building:test_some_need_their_subject
R5 research [E331-335 P12]: Specialised mines are 4 gold or 4 iron, big ones 5 and 5; never both.
    building:test_a_new_mine_has_what_its_builder_knows
    building:test_normal_mines_can_still_be_built_and_the_two_improvements_are_never_one
R6 research [E336 P12]: Research changes no bag. research:test_research_changes_no_bag
R7 research [E338]: Normal mines can still be built.
    building:test_normal_mines_can_still_be_built_and_the_two_improvements_are_never_one
R8 research [E342 E503]: New shafts need their subject.
    building:test_shafts_need_their_subject_a_mine_and_a_transporter_there
R9 research [E346]: The light bulb is no subject of the base game.
    research:test_it_is_given_to_one_of_seven_subjects_each_once
U1 research [E350-352 P10]: Who researches a transporter factory may upgrade others of land or sea where a transporter
  of his stands, whoever built them.
    research:test_who_researches_may_upgrade_where_an_own_transporter_stands
    research:test_without_a_transporter_there_no_factory_is_upgraded
U2 research [E353]: Nobody can prevent it. research:test_nobody_can_prevent_it
U3 research [E354-355]: It is at once or never, and free; all or some. research:test_it_is_now_or_never_and_some_or_all
U4 research [E356]: The new factory may produce in the same turn, the old type never again.
    research:test_the_new_factory_produces_in_the_same_turn_and_the_old_type_never_again
U5 research [E357-358]: Only transporter factories are upgraded. research:test_others_are_not_upgraded
U6 research [G75]: A raft factory may become a steamer factory directly.
    research:test_who_researches_may_upgrade_where_an_own_transporter_stands
U7 research [O8.7]: Reading: whether a steamer factory may become one for rowboats.
    research:test_by_an_option_a_steamer_factory_may_become_one_for_rowboats
U8 research [O8.6]: Reading: whether a factory that has produced may do so again once upgraded.
    research:test_whether_a_factory_produces_twice_when_upgraded_between_is_an_option
# exchange
X1 loading [E363 G39]: During production goods change places on a tile freely, also between transporters.
    loading:test_goods_change_places_in_production_too_and_not_in_other_phases
    loading:test_own_transporters_hand_goods_over
    loading:test_exchange_with_the_tile_is_free
    loading:test_a_full_raft_in_the_river_is_a_ferry_for_others_too
X2 loading [E364]: Over a river only by a bridge, or by a boat in it as a ferry.
    loading:test_only_what_lies_in_reach_is_loaded
    loading:test_a_boat_in_the_river_reaches_all_banks_and_is_a_ferry
    consent:test_a_willing_boat_in_the_river_is_a_ferry
X3 consent [E363 E394]: With other players' transporters only if they agree.
    consent:test_goods_of_anothers_transporter_are_asked_for
    consent:test_goods_are_offered_too
    consent:test_a_refused_offer_is_made_again_but_not_without_end
    consent:test_only_between_transporters_that_reach_each_other
    consent:test_there_is_nothing_to_answer_without_an_offer
    consent:test_what_the_receiver_has_moved_before_binds_its_transporter
# movement on land
M1 movement [E382 E390]: Each transporter moves once a turn, up to its points.
    movement:test_all_points_of_a_transporter_are_there_in_the_next_movement_phase_and_not_before
M2 movement [E386-387 G89-90]: Land transporters need roads; a donkey may go one tile without.
    movement:test_wagons_and_trucks_need_roads
    movement:test_a_donkey_goes_one_tile_without_road_and_no_further
    movement:test_land_transporters_do_not_go_by_water_nor_boats_by_land
    movement:test_steps_lead_only_to_tiles_next_to_it
M3 movement [E387 P14]: A donkey never mixes a step by road and one without.
    movement:test_a_donkey_never_mixes_a_step_by_road_and_one_without
M4 movement [E388]: Roads join start, end and all between.
    movement:test_roads_on_one_bank_are_joined_and_those_of_the_other_bank_are_not
    movement:test_a_bridge_joins_the_roads_of_both_banks
    movement:test_of_two_ways_to_a_tile_the_one_with_a_road_is_taken
    properties:test_every_transporter_may_go_where_the_map_lets_it
M5 movement [E389 E404]: Nobody crosses a river without a bridge; a source is no river to cross.
    movement:test_nobody_crosses_a_river_without_a_bridge
    movement:test_a_source_is_no_river_to_cross
    properties:test_a_ledger_accounts_for_every_good_on_every_map
M6 movement [E391]: It may go up and down a road. movement:test_a_vehicle_goes_up_and_down_a_road
M7 movement [E392 D2]: Points: donkey 2, wagon 3, truck 4, raft 3, rowboat 4, steamer 6.
    movement:test_land_transporters_have_their_points_by_road
    boats:test_each_kind_of_boat_has_its_points
M8 loading [E393 E400]: It loads and drops on each tile of its way, the first and last included, also more than it can
  carry at once.
    movement:test_it_picks_up_and_drops_on_every_tile_of_its_way
    loading:test_a_transporter_carries_more_than_its_load_one_after_another
    loading:test_only_what_is_aboard_is_unloaded
M9 loading [E395]: Goods can be dropped onto transporters. loading:test_goods_drop_onto_transporters_that_have_room
M10 loading [E396 P15 G82]: No good is moved by two transporters of one player in a phase; others may carry it on.
    loading:test_no_good_is_moved_by_two_transporters_of_one_player
    loading:test_another_player_may_carry_on_what_was_dropped
    loading:test_a_loaded_good_has_not_moved_before_its_transporter_does
    loading:test_what_has_moved_by_this_transporter_goes_on_with_it
    loading:test_the_same_transporter_carries_its_own_on
    loading:test_a_steamer_on_a_round_trip_takes_up_what_it_has_left
M11 loading [P15 D7b]: A good moved by another one may be loaded, but then that transporter does not move before it is
  put down.
    loading:test_no_good_is_moved_by_two_transporters_of_one_player
    loading:test_handing_over_on_the_way_binds_the_receiver
    loading:test_it_is_told_beforehand_what_could_not_move_on
    consent:test_at_sea_nothing_is_taken_from_others_that_could_neither_move_on_nor_be_put_down
    loading:test_nothing_is_loaded_at_sea_that_could_neither_move_on_nor_be_put_down
M12 loading [E397-399 D2]: Capacity: donkey 2, wagon 3, truck 6, raft 3, rowboat 5, steamer 8.
    loading:test_each_transporter_has_its_capacity
M13 movement [E405]: Everything has its side of a river. movement:test_a_river_parts_the_banks_of_a_tile
# boats
B1 boats [E409-412]: Boats go on rivers and sea, each step one point, also between them.
    boats:test_boats_go_along_rivers_and_out_to_sea
B2 boats [E413-414 P16 G96]: From the sea to a coast is docking, and ends the move. boats:test_docking_ends_the_move
B3 boats [E415 E417]: A docked boat sits on one coast and leaves only to its sea tile, for a point.
    boats:test_a_docked_boat_leaves_only_to_its_sea_tile_and_for_a_point
    boats:test_boats_of_others_are_no_hindrance
B4 boats [E416 P16]: Only docked boats and boats on a river reach the land.
    boats:test_a_boat_beside_the_coast_or_in_a_mouth_is_not_docked
B5 boats [E418]: On one sea tile boats reach each other. boats:test_boats_on_one_sea_tile_reach_each_other
B6 boats [E419 P17 G98]: Nothing is left or thrown away at sea. boats:test_nothing_is_left_at_sea
B7 boats [E426-427 P17]: A rig is a store, and ends no move. boats:test_a_rig_is_a_store_and_ends_no_move
B8 boats [E432]: At a river mouth one bank is docked at; only goods of it, or bridged, are in reach.
    boats:test_at_a_river_mouth_one_bank_is_docked_at
B9 boats [E431 E433]: The ways of the steamer in the rule book come out as they are told.
    examples:test_a_steamer_leaves_a_coast_and_docks_at_another
    examples:test_a_steamer_serves_both_sides_of_a_river_and_meets_a_raft
B10 boats [O8.11]: From the sea into a river costs a point, and a boat may stay in a mouth.
    boats:test_the_way_from_the_sea_into_a_river_costs_a_point_and_is_no_docking
    boats:test_a_boat_may_stay_in_a_walled_river_mouth
# walls and movement
W1 movement [E437-438 G81]: Another's wall is closed, own and neutral ones are open.
    movement:test_own_and_neutral_walls_are_open_and_others_are_shut
    movement:test_a_wall_shuts_its_edge_from_both_sides
    boats:test_a_wall_over_a_river_stops_others_boats
W2 boats [E439 G97]: Behind another's wall nobody docks. boats:test_behind_anothers_wall_nobody_docks
# carrying
C1 carrying [E444 G85]: Any transporter may carry another that has not moved in this phase.
    carrying:test_any_transporter_carries_any_other
    carrying:test_one_that_has_moved_is_not_carried_on
    carrying:test_a_carrier_takes_only_one_and_is_not_carried
    carrying:test_a_carrier_that_has_moved_may_take_one_on
    carrying:test_a_carried_transporter_was_carried_only_where_its_carrier_reached_it
C2 carrying [E445]: Neither has goods meanwhile. carrying:test_neither_has_goods_meanwhile
C3 carrying [E446-447 P18 G85]: It is set down only at the beginning of a later movement phase, then both act as ever.
    carrying:test_it_is_set_down_only_at_the_beginning_of_a_later_phase
    carrying:test_both_carry_goods_again_in_the_phase_of_setting_down
C4 carrying [E448-449]: A boat is set down only in a river or on a coast, never on land.
    carrying:test_a_boat_is_never_set_down_on_land
    carrying:test_a_land_transporter_sets_a_boat_down_in_the_river_or_on_the_coast_of_its_tile
    carrying:test_a_boat_is_not_set_down_behind_anothers_wall
    carrying:test_it_is_the_passengers_owner_whom_a_wall_lets_through
    carrying:test_nor_from_a_dock_where_only_the_carrier_may_lie
C5 carrying [E450-451]: A boat in a river sets a boat down in that river, a docked one on its shore.
    carrying:test_a_boat_in_a_river_sets_down_in_that_river_and_a_docked_one_on_its_shore
    carrying:test_a_land_transporter_leaves_a_boat_where_the_boat_reaches_land
C6 carrying [E452]: Geese may follow the carrier.
    carrying:test_geese_follow_a_carrier
    carrying:test_one_that_geese_follow_is_not_carried_but_may_carry
C7 consent [O8.8]: Carrying another player's transporter needs consent.
    consent:test_another_players_transporter_is_carried_if_both_agree
    consent:test_a_refused_ride_is_offered_again_but_not_without_end
    consent:test_its_owner_may_get_off_at_the_beginning_of_a_later_phase
    consent:test_the_conditions_are_those_of_carrying
# geese
G1 geese [E457 G103]: Geese follow a transporter out of a tile if its owner wants.
    geese:test_geese_follow_out_of_a_tile_if_the_owner_wants
G2 geese [P19]: Those that follow do not count against its load. geese:test_those_that_follow_are_no_load
G3 geese [E458 G106]: No goose stays alone at sea, but on a rig it may.
    geese:test_no_goose_stays_alone_at_sea
    geese:test_a_goose_at_sea_may_stay_with_another_transporter_until_that_leaves
    geese:test_on_a_rig_it_may_stay_alone
    geese:test_a_passenger_is_no_company_for_a_goose_at_sea
G4 geese [E459 G105]: None follows across a river without a bridge.
    geese:test_none_follows_across_a_river_without_a_bridge
G5 geese [E460 G104]: They follow another player's transporter that comes by.
    geese:test_it_follows_another_players_transporter_that_comes_by
G6 geese [E461]: Only those loaded are safe.
    geese:test_a_loaded_goose_is_safe
    geese:test_geese_are_loaded_and_carried_like_other_goods
G7 geese [G104 P19]: A goose follows one transporter of each player in a phase.
    geese:test_a_goose_follows_one_transporter_of_a_player
    geese:test_it_follows_one_transporter_on_and_on
    geese:test_it_does_not_come_back_to_a_second_transporter_of_a_player
    geese:test_nor_when_it_stood_on_the_ground_meanwhile
    geese:test_a_goose_that_followed_is_carried_on_by_the_same_transporter_only
    geese:test_its_transporter_calls_a_goose_back_from_another_player
# building
K1 building [E471-474 G112-114]: One builds where an own land transporter, docked boat or river boat stands, on its
  side, a river boat on all sides.
    building:test_nobody_builds_where_no_own_transporter_is
    building:test_only_on_ones_side_of_a_river_unless_bridged
    building:test_a_river_boat_builds_on_both_sides_with_goods_of_both
    building:test_a_docked_boat_builds_and_one_at_sea_does_not
    building:test_several_things_are_built_in_one_phase
K2 building [E478 G115]: It is paid with what lies there and what own transporters there carry.
    building:test_goods_of_the_tile_and_of_own_transporters_pay_together
    building:test_where_a_payment_leaves_a_choice_it_is_made_good_by_good
    building:test_the_start_goods_are_just_enough_for_a_woodcutter_and_a_sawmill
K3 consent [E479 G116]: Goods on others' transporters there may help if they agree.
    consent:test_others_help_to_build_if_they_agree
    consent:test_what_is_not_helped_with_is_given_up_and_all_goes_back
K4 building [E480-481 G111]: One building a tile, whatever the river; the home marker is none.
    building:test_one_building_a_tile_whatever_the_river_and_never_removed
    building:test_the_home_marker_is_no_building
K5 building [E482 G118]: Buildings are never removed.
    building:test_one_building_a_tile_whatever_the_river_and_never_removed
K6 building [E484-486 D1]: Each has its terrain; without one any land but desert.
    building:test_each_building_has_its_terrain
K7 building [E485 E514-515]: Rigs alone are at sea, and paid only by what boats there carry.
    building:test_rigs_are_paid_by_what_boats_carry
    building:test_each_building_has_its_terrain
K8 building [E487-488]: Desert is for roads and walls only until it is irrigated.
    building:test_desert_is_built_on_once_it_is_irrigated
    walls:test_walls_stand_in_desert_too
    roadwork:test_roads_run_through_desert_and_not_over_the_sea
K9 building [E489-490]: A shore is a river tile or next to the sea, walled or not.
    building:test_a_walled_shore_is_still_a_shore
    building:test_a_river_tile_is_a_shore
K10 building [E50]: New buildings produce from the next turn on.
    building:test_new_buildings_produce_from_the_next_turn_on
K11 building [O8.2]: Reading: bridges in desert. roadwork:test_bridges_in_desert_are_an_option
K12 mines [E496 G122]: A new mine has 3 and 3, or 4, or 5 and 5 with the research.
    building:test_a_new_mine_has_what_its_builder_knows
    building:test_a_mine_costs_and_stands_on_a_mountain
K13 mines [E503-510 G124]: Shafts cost an iron and a fuel each, as many as one likes, any mixture.
    building:test_shafts_cost_an_iron_and_a_fuel_each_as_many_as_one_likes
    building:test_any_mixture_one_knows_whatever_the_mine_had
    building:test_anyone_may_add_shafts_to_any_mine
# roads and bridges
K14 roadwork [E519]: A road to the next tile costs a stone of the builder's own tile.
    roadwork:test_a_road_to_the_next_tile_costs_a_stone
    roadwork:test_it_begins_at_the_builders_tile
    roadwork:test_by_an_option_the_stone_may_lie_at_the_other_end
    roadwork:test_the_stone_lies_on_that_tile_or_is_carried_there
    roadwork:test_by_that_option_a_stone_across_the_river_does_not_count
K15 roadwork [E520 P13]: All roads on one bank are joined. roadwork:test_roads_on_one_bank_are_joined
K16 roadwork [E521 G129]: Roads may run on both banks. roadwork:test_roads_run_on_both_banks_of_a_river
K17 roadwork [E522]: A road may cross any wall; only its owner uses it there.
    roadwork:test_a_road_crosses_anybodys_wall
    movement:test_a_road_across_a_wall_is_for_the_owner_of_the_wall
K18 roadwork [E527-529 G130]: A bridge costs a stone and joins the banks, roads or not.
    roadwork:test_a_bridge_costs_a_stone_and_joins_the_banks_with_or_without_roads
    roadwork:test_it_is_built_from_either_bank_with_goods_there
K19 roadwork [E531-532 G131]: A source needs none, a junction two.
    roadwork:test_a_source_needs_no_bridge
    roadwork:test_a_junction_takes_two_and_no_third
    movement:test_a_junction_takes_two_bridges_to_cross_all_of_it
# walls
A1 walls [E536]: A wall stands between two tiles that are not both sea.
    walls:test_between_any_two_tiles_that_are_not_both_sea
A2 walls [E538-540 G137]: The n-th token costs n stone, at once or later.
    walls:test_the_next_token_costs_as_many_stones_as_there_will_be
    examples:test_a_wall_of_three_tokens_costs_six_stones
A3 walls [E540]: Walls of two owners never share an edge. walls:test_walls_of_two_owners_never_share_an_edge
A4 walls [E544-546 G138]: n tokens cost n+1 boards to demolish, and become neutral.
    walls:test_demolishing_costs_a_board_more_than_tokens_and_leaves_neutral_ones
A5 walls [E550-554 P20]: On neutral tokens anyone goes on counting. walls:test_on_neutral_tokens_anyone_goes_on_counting
A6 walls [E558-560 P20]: All material comes from one side.
    walls:test_all_material_comes_from_one_side
    walls:test_it_may_be_begun_from_one_side_and_strengthened_from_the_other
    walls:test_banks_that_nothing_joins_do_not_pay_together
    walls:test_a_transporter_must_be_at_the_edge
    walls:test_of_two_banks_that_could_pay_one_does
    walls:test_stone_of_the_tile_pays_too
A7 walls [E564]: A docked boat builds on any edge of its bank.
    walls:test_a_docked_boat_builds_on_any_edge_of_its_tile
    walls:test_but_not_across_the_river_unless_bridged
A8 walls [E565 G141]: An undocked boat at sea pays two more.
    walls:test_from_the_sea_two_more_are_paid_for_each_token
    examples:test_a_steamer_pays_two_more_from_the_sea
A9 walls [E570]: An edge crossed by a river belongs to both banks.
    walls:test_a_wall_across_a_river_costs_no_more_and_its_edge_belongs_to_both_banks
A10 walls [E574 P21 G142]: Another's docked boat on that coast is put back to sea; one's own stays.
    examples:test_of_two_docked_rafts_the_one_that_builds_stays
    walls:test_a_boat_docked_elsewhere_stays
    walls:test_what_a_boat_carries_goes_out_with_it
    walls:test_another_players_passenger_goes_out_with_it_too
    walls:test_what_ones_own_boat_carries_stays_with_it
    walls:test_a_wall_on_its_coast_is_enough_to_put_a_boat_to_sea
A11 walls [E576-585]: The examples of the rule book come out as they are told.
    examples:test_a_steamer_pays_two_more_from_the_sea
    examples:test_of_two_docked_rafts_the_one_that_builds_stays
    examples:test_a_truck_builds_demolishes_and_builds_again
    walls:test_all_material_comes_from_one_side
A12 walls [O8.9]: Reading: demolishing one's own wall. walls:test_whether_ones_own_wall_can_be_demolished_is_an_option
N1 wonder [E592-593 P22]: Bricks are paid with goods of the home tile, where an own transporter stands.
    wonder:test_goods_are_of_the_home_tile_where_an_own_transporter_stands
# wonder
N2 wonder [E594]: They fill the wonder from the bottom, left to right.
    wonder:test_bricks_fill_the_wonder_in_order_and_a_neutral_one_comes_when_all_are_done
N3 wonder [E597-601 P22]: The n-th own brick of a turn costs n goods of any kind.
    examples:test_three_bricks_cost_six_goods
    wonder:test_others_bricks_do_not_raise_the_price
    wonder:test_the_price_begins_anew_each_turn
    wonder:test_which_goods_pay_is_the_players_choice
N4 wonder [E603]: From the fifth row on one more. wonder:test_from_the_fifth_row_on_a_brick_costs_one_more
N5 wonder [E604 G149]: The brick on the irrigation mark turns desert into pasture.
    wonder:test_the_brick_on_the_mark_turns_desert_into_pasture
N6 wonder [E606-607]: When all had their chance a neutral brick is laid.
    wonder:test_bricks_fill_the_wonder_in_order_and_a_neutral_one_comes_when_all_are_done
N7 wonder [G148]: Bricks are bought in the order of play, each all of his in one go.
    wonder:test_each_seat_buys_all_of_its_bricks_in_one_go_in_the_order_of_play
    order:test_the_wonder_is_built_in_the_order_of_play_even_if_nobody_called
N8 wonder [O8.3]: Reading: carried goods on the home tile pay too; other banks do not.
    wonder:test_whether_carried_goods_pay_is_an_option
    wonder:test_whether_the_other_bank_of_home_pays_is_an_option
# the end
E1 end [E611-612 P23]: The brick on the mark for the number of players ends the game at once.
    wonder:test_the_brick_on_the_mark_for_the_players_ends_the_game_at_once
    wonder:test_a_neutral_brick_can_be_that_one
E2 end [E613 P23]: So does the last of 33 neutral bricks. wonder:test_the_last_neutral_brick_after_33_turns_ends_it_too
E3 end [E617-622 P24]: Gold 10, coins 40, stock 120, if on an own transporter.
    wonder:test_gold_coins_and_stock_count_if_they_are_on_own_transporters
E4 end [E624-626 P24]: Each row is 10 points by bricks, rounded down, neutral ones not counted, the last one whole.
    wonder:test_each_row_is_ten_points_by_bricks
    wonder:test_the_printed_table_of_shares
E5 end [E627-632]: The row of the rule book's example comes out as it is told.
    examples:test_the_shares_of_a_row
E6 end [E637]: Of equals, the one who prays nearest to the temple wins.
    wonder:test_of_equals_the_one_nearest_to_the_temple_wins
    wonder:test_most_points_win_whoever_prays
# solo
Z1 solo [F1700]: The first four rows are filled with bricks of nobody here; the price starts at two.
    wonder:test_alone_the_first_four_rows_are_filled_and_the_price_starts_at_two
Z2 solo [F1704]: It lasts 20 turns, and there is no mark.
    wonder:test_alone_it_lasts_20_turns_and_there_is_no_mark
    wonder:test_alone_the_full_wonder_takes_no_more
    wonder:test_the_short_game_is_an_option_for_several
    wonder:test_alone_the_last_place_of_the_wonder_is_filled_too
Z3 solo [F1706]: Mines give what is more in their bag, gold when level.
    production:test_alone_mines_give_what_they_have_more_of_and_gold_when_level
Z4 solo [F1714]: The start tile is free. wonder:test_alone_the_start_tile_is_free
""")

# What is published for unclear cases.
RULINGS = table("""
mines before the order production:test_mines_are_drawn_before_anybody_calls_for_the_order
primary goods need nobody
    production:test_primary_producers_make_one_a_turn_whoever_is_there
    production:test_it_lies_on_the_bank_of_the_building_for_anyone_in_reach
output goes to who hands in
    production:test_input_of_the_tile_gives_output_to_the_transporters_of_who_handed_it_in
    production:test_whose_input_it_is_may_be_chosen_and_the_output_goes_there
    production:test_what_does_not_fit_stays_on_the_tile
leftovers are worked off
    production:test_when_all_are_done_factories_work_off_what_lies_there
    production:test_unattended_wood_is_burnt_boards_first
leftovers at transporter factories production:test_forgotten_input_of_a_boat_or_truck_is_used_up_for_nothing
one capacity for all
    examples:test_a_sawmill_is_shared
wagons of the donkey's owner
    launching:test_the_donkey_alone_is_enough_and_may_bring_the_boards_itself
    launching:test_only_a_donkey_that_is_free_becomes_a_wagon
new boats go into the water
    launching:test_the_river_or_one_of_the_coasts
    launching:test_with_all_coasts_walled_by_others_and_no_river_the_factory_cannot_be_used
scrapping at factories
    launching:test_a_sixth_land_transporter_has_to_go_or_another_of_the_land
    launching:test_of_more_than_eight_any_at_a_factory_may_go
    examples:test_the_new_truck_or_its_supplier_has_to_go
breeding on an empty pasture
    breeding:test_even_over_the_river
    breeding:test_roads_bridges_walls_and_a_home_do_not
    breeding:test_any_other_number_does_not_breed
    breeding:test_only_of_one_owner
    examples:test_two_donkeys_breed_and_three_do_not
irrigated desert
    breeding:test_only_pasture_and_irrigated_desert
    breeding:test_not_in_woods_nor_in_dry_desert
    building:test_desert_is_built_on_once_it_is_irrigated
research on the spot
    research:test_carried_or_not_but_all_of_it
    research:test_it_is_given_to_one_of_seven_subjects_each_once
loose geese and paper vanish research:test_uncarried_geese_and_paper_vanish_set_after_set
upgrades now or never
    research:test_it_is_now_or_never_and_some_or_all
    research:test_who_researches_may_upgrade_where_an_own_transporter_stands
    research:test_nobody_can_prevent_it
    research:test_the_new_factory_produces_in_the_same_turn_and_the_old_type_never_again
chains in production examples:test_paper_research_upgrade_and_a_steamer_in_one_turn
trade in production
    loading:test_goods_change_places_in_production_too_and_not_in_other_phases
    consent:test_a_willing_boat_in_the_river_is_a_ferry
donkeys do not mix examples:test_a_donkey_never_mixes_road_and_no_road
up and down a road movement:test_a_vehicle_goes_up_and_down_a_road
loading on the way
    movement:test_it_picks_up_and_drops_on_every_tile_of_its_way
    loading:test_a_transporter_carries_more_than_its_load_one_after_another
a good moved once
    loading:test_no_good_is_moved_by_two_transporters_of_one_player
    loading:test_another_player_may_carry_on_what_was_dropped
steps of boats
    boats:test_docking_ends_the_move
    boats:test_a_docked_boat_leaves_only_to_its_sea_tile_and_for_a_point
    boats:test_boats_on_one_sea_tile_reach_each_other
    boats:test_boats_go_along_rivers_and_out_to_sea
a river mouth
    boats:test_at_a_river_mouth_one_bank_is_docked_at
    boats:test_the_way_from_the_sea_into_a_river_costs_a_point_and_is_no_docking
nothing is left at sea
    boats:test_nothing_is_left_at_sea
    boats:test_a_rig_is_a_store_and_ends_no_move
walls on the way
    movement:test_own_and_neutral_walls_are_open_and_others_are_shut
    movement:test_a_road_across_a_wall_is_for_the_owner_of_the_wall
    boats:test_behind_anothers_wall_nobody_docks
transporters on transporters
    carrying:test_any_transporter_carries_any_other
    carrying:test_it_is_set_down_only_at_the_beginning_of_a_later_phase
    carrying:test_neither_has_goods_meanwhile
    carrying:test_a_boat_in_a_river_sets_down_in_that_river_and_a_docked_one_on_its_shore
whom geese follow
    geese:test_geese_follow_out_of_a_tile_if_the_owner_wants
    geese:test_a_loaded_goose_is_safe
    geese:test_no_goose_stays_alone_at_sea
    geese:test_it_follows_another_players_transporter_that_comes_by
    geese:test_a_goose_follows_one_transporter_of_a_player
where one builds
    building:test_nobody_builds_where_no_own_transporter_is
    building:test_a_river_boat_builds_on_both_sides_with_goods_of_both
    consent:test_others_help_to_build_if_they_agree
one building a tile building:test_one_building_a_tile_whatever_the_river_and_never_removed
new buildings wait a turn building:test_new_buildings_produce_from_the_next_turn_on
open bags production:test_bags_lie_open
shafts without end
    building:test_shafts_cost_an_iron_and_a_fuel_each_as_many_as_one_likes
    building:test_any_mixture_one_knows_whatever_the_mine_had
    research:test_research_changes_no_bag
rigs are paid from aboard building:test_rigs_are_paid_by_what_boats_carry
roads of the own tile
    roadwork:test_it_begins_at_the_builders_tile
    roadwork:test_roads_run_on_both_banks_of_a_river
bridges
    roadwork:test_a_bridge_costs_a_stone_and_joins_the_banks_with_or_without_roads
    roadwork:test_a_junction_takes_two_and_no_third
    roadwork:test_a_source_needs_no_bridge
building walls
    walls:test_all_material_comes_from_one_side
    walls:test_a_wall_across_a_river_costs_no_more_and_its_edge_belongs_to_both_banks
    walls:test_on_neutral_tokens_anyone_goes_on_counting
    examples:test_a_wall_of_three_tokens_costs_six_stones
boats shut out
    examples:test_of_two_docked_rafts_the_one_that_builds_stays
the price of bricks
    wonder:test_others_bricks_do_not_raise_the_price
    examples:test_three_bricks_cost_six_goods
the row of those who pray
    order:test_those_who_stop_praying_stand_at_the_back_in_reverse
    order:test_slots_are_as_many_as_players_and_taken_once
    order:test_if_nobody_calls_all_play_at_the_same_time_and_nothing_changes
    examples:test_the_conflict_round
nothing by force
    loading:test_nobody_takes_from_anothers_transporter
    properties:test_a_ledger_accounts_for_every_good_on_every_map
""")

# What the one full implementation decided, and what holds here.
IN_PLAY = table("""
geese breed before anybody acts, donkeys when asked
    breeding:test_two_geese_alone_become_three
    breeding:test_two_donkeys_breed_if_their_owner_wants
a pair on two banks breeding:test_whether_a_pair_on_two_banks_breeds_is_an_option
laden donkeys, and breeding past a limit
    breeding:test_whether_laden_donkeys_breed_is_an_option
    breeding:test_past_the_limit_only_if_one_at_a_factory_can_go
factories that nobody reaches work off last too production:test_a_factory_that_nobody_reaches_works_after_the_players
steamers to rowboats research:test_by_an_option_a_steamer_factory_may_become_one_for_rowboats
a carrier is present as ever carrying:test_a_carrier_uses_factories_and_builds_as_ever
moved goods hold a transporter loading:test_no_good_is_moved_by_two_transporters_of_one_player
a passenger is not put back carrying:test_it_is_set_down_only_at_the_beginning_of_a_later_phase
bridges in desert roadwork:test_bridges_in_desert_are_an_option
whose walls are demolished
    walls:test_there_must_be_a_wall_of_another
    walls:test_whether_ones_own_wall_can_be_demolished_is_an_option
who pays first is a choice
    building:test_where_a_payment_leaves_a_choice_it_is_made_good_by_good
    production:test_whose_input_it_is_may_be_chosen_and_the_output_goes_there
a brick ends it at once, the last neutral one after the phase
    wonder:test_the_brick_on_the_mark_for_the_players_ends_the_game_at_once
    wonder:test_the_last_neutral_brick_after_33_turns_ends_it_too
equals wonder:test_of_equals_the_one_nearest_to_the_temple_wins
""")

# What the texts say differently, and what holds here.
DISAGREEMENTS = table("""
rows are shared by bricks
    wonder:test_each_row_is_ten_points_by_bricks
    examples:test_the_shares_of_a_row
three tokens take four boards walls:test_demolishing_costs_a_board_more_than_tokens_and_leaves_neutral_ones
each phase can be called order:test_anyone_may_call_at_the_start_of_each_phase
a wall on its coast puts a boat to sea walls:test_a_wall_on_its_coast_is_enough_to_put_a_boat_to_sea
loose geese research:test_by_an_option_a_transporter_there_saves_them
stone for a road roadwork:test_by_an_option_the_stone_may_lie_at_the_other_end
order at the wonder order:test_the_wonder_is_built_in_the_order_of_play_even_if_nobody_called
how many play setup:test_one_to_six_play
a donkey is never a leftover production:test_a_wagon_factory_never_eats_a_waiting_donkey
two slips of the pen
    examples:test_the_shares_of_a_row
    examples:test_two_donkeys_on_both_sides_do_not_build_together
banks begin at half-sides movement:test_a_river_parts_the_banks_of_a_tile
""")

# What no text settles.
LEFT_OPEN = table("""
tiles of the box board:test_only_three_scenarios_need_more_than_the_box
bridges in dry desert roadwork:test_bridges_in_desert_are_an_option
what pays for bricks
    wonder:test_whether_carried_goods_pay_is_an_option
    wonder:test_whether_the_other_bank_of_home_pays_is_an_option
pairs on two banks
    breeding:test_whether_a_pair_on_two_banks_breeds_is_an_option
    breeding:test_a_pair_of_donkeys_on_two_banks
laden donkeys breeding:test_whether_laden_donkeys_breed_is_an_option
twice in a turn after an upgrade research:test_whether_a_factory_produces_twice_when_upgraded_between_is_an_option
from steamers to rowboats research:test_by_an_option_a_steamer_factory_may_become_one_for_rowboats
carrying those of others consent:test_another_players_transporter_is_carried_if_both_agree
one's own wall walls:test_whether_ones_own_wall_can_be_demolished_is_an_option
bricks in one go wonder:test_each_seat_buys_all_of_its_bricks_in_one_go_in_the_order_of_play
boats in a mouth
    boats:test_the_way_from_the_sea_into_a_river_costs_a_point_and_is_no_docking
    boats:test_a_boat_may_stay_in_a_walled_river_mouth
the bank of a home setup:test_at_home_on_a_river_the_bank_is_chosen
""")

# That the README tells of, besides the options.
READINGS = table("""
one call, one order, one phase order:test_a_called_order_holds_for_one_phase_and_the_chart_stays
goods that are alike
    loading:test_of_goods_that_are_alike_a_transporter_takes_its_own_first_then_unmoved_ones
    loading:test_unmoved_goods_are_taken_first
    loading:test_what_may_not_move_on_leaves_first_and_then_the_transporter_is_free
    loading:test_what_may_not_move_on_is_put_down_with_its_mark
a stop is not endless
    loading:test_one_transporter_takes_a_bounded_number_of_goods_at_a_stop_and_puts_down_what_it_has
    geese:test_a_goose_that_was_called_need_not_come_along
    geese:test_what_was_just_left_is_not_called_back
    consent:test_who_has_refused_many_offers_gets_no_more_of_that_player
    properties:test_a_phase_ends_even_for_those_who_go_on_as_long_as_they_can
loads of wagons and of what is scrapped
    launching:test_what_else_the_donkey_carries_stays_aboard
    launching:test_what_a_scrapped_transporter_carried_stays_there
    launching:test_what_a_scrapped_river_boat_carried_lies_at_the_factory
who can be scrapped launching:test_carriers_and_passengers_are_not_scrapped
geese on a river
    geese:test_geese_that_come_with_a_boat_up_a_river_are_left_on_a_bank
    geese:test_a_boat_that_called_geese_in_a_river_may_leave_them_on_any_bank
    geese:test_where_bridges_join_all_banks_geese_of_a_river_boat_need_no_choice
who is carried does nothing
    consent:test_one_that_is_carried_does_nothing_for_its_owner
    research:test_a_carried_transporter_upgrades_nothing
    carrying:test_a_carrier_uses_factories_and_builds_as_ever
where one is set down carrying:test_a_land_transporter_sets_one_down_where_it_stands
homes where there is little room
    setup:test_where_nobody_can_keep_apart_homes_may_be_nearer
    setup:test_with_more_players_than_marks_the_choice_is_free
    wonder:test_alone_the_start_tile_is_free
help with building
    consent:test_help_is_asked_for_what_own_goods_do_not_cover
    consent:test_help_comes_from_the_same_side_of_the_river
    consent:test_help_with_walls_and_roads
    consent:test_help_with_bridges_shafts_and_demolition
    consent:test_nobody_helps_at_the_wonder_or_in_factories
    consent:test_what_own_goods_cover_is_not_given_up
    consent:test_own_goods_are_paid_only_when_nothing_is_missing_any_more
    consent:test_what_was_given_up_may_be_begun_again_in_a_later_phase
    consent:test_a_willing_third_player_helps_after_a_refusal
short games of several
    wonder:test_the_mark_ends_a_short_game_too
    production:test_in_a_short_game_of_several_mines_give_by_lot
what is at hand at sea
    research:test_research_at_sea_is_made_of_what_a_boat_carries_and_what_lies_on_a_rig
    walls:test_stone_on_a_rig_pays_for_a_wall_from_the_sea
no goose is let go at sea boats:test_nothing_is_left_at_sea
boats that nobody ordered production:test_even_where_no_boat_could_be_launched
where the third one is born
    breeding:test_whether_a_pair_on_two_banks_breeds_is_an_option
    breeding:test_a_pair_of_donkeys_on_two_banks
two more for each token examples:test_a_steamer_pays_two_more_from_the_sea
neutral tokens stay walls:test_there_must_be_a_wall_of_another
a full wonder alone wonder:test_alone_the_full_wonder_takes_no_more
""")

# Of hasty versions, by their numbers in P.
MISTAKES = table("""
1
    production:test_when_all_are_done_factories_work_off_what_lies_there
    production:test_nobody_need_be_there
2 production:test_what_transporters_carry_is_used_only_if_the_owner_wants
3 examples:test_a_sawmill_is_shared
4
    production:test_unattended_wood_is_burnt_boards_first
    production:test_which_wood_burns_is_the_players_choice
    production:test_each_factory_has_its_input_and_output
5 examples:test_a_sawmill_makes_two_boards_of_each_pile_and_six_at_most
6
    production:test_a_wagon_factory_never_eats_a_waiting_donkey
    production:test_forgotten_input_of_a_boat_or_truck_is_used_up_for_nothing
7
    launching:test_of_more_than_eight_any_at_a_factory_may_go
    launching:test_a_wagon_can_be_made_with_five_land_transporters
    launching:test_a_sixth_land_transporter_has_to_go_or_another_of_the_land
8
    breeding:test_even_over_the_river
    breeding:test_goods_buildings_and_transporters_prevent_it
    breeding:test_any_other_number_does_not_breed
    breeding:test_roads_bridges_walls_and_a_home_do_not
9
    research:test_uncarried_geese_and_paper_vanish_set_after_set
    research:test_carried_ones_do_not
10
    research:test_it_is_now_or_never_and_some_or_all
    research:test_without_a_transporter_there_no_factory_is_upgraded
11
    production:test_mines_are_drawn_before_anybody_calls_for_the_order
    production:test_a_mine_gives_what_is_drawn_from_its_bag
12
    research:test_research_changes_no_bag
    building:test_normal_mines_can_still_be_built_and_the_two_improvements_are_never_one
13
    movement:test_roads_on_one_bank_are_joined_and_those_of_the_other_bank_are_not
    movement:test_a_source_is_no_river_to_cross
14 movement:test_a_donkey_never_mixes_a_step_by_road_and_one_without
15
    loading:test_a_loaded_good_has_not_moved_before_its_transporter_does
    loading:test_another_player_may_carry_on_what_was_dropped
16
    boats:test_a_boat_beside_the_coast_or_in_a_mouth_is_not_docked
    boats:test_docking_ends_the_move
    boats:test_a_docked_boat_leaves_only_to_its_sea_tile_and_for_a_point
17
    boats:test_nothing_is_left_at_sea
    geese:test_no_goose_stays_alone_at_sea
    boats:test_a_rig_is_a_store_and_ends_no_move
18
    carrying:test_it_is_set_down_only_at_the_beginning_of_a_later_phase
    carrying:test_neither_has_goods_meanwhile
19
    geese:test_those_that_follow_are_no_load
    geese:test_a_goose_follows_one_transporter_of_a_player
20
    walls:test_all_material_comes_from_one_side
    examples:test_a_steamer_pays_two_more_from_the_sea
    walls:test_on_neutral_tokens_anyone_goes_on_counting
21 examples:test_of_two_docked_rafts_the_one_that_builds_stays
22
    wonder:test_others_bricks_do_not_raise_the_price
    wonder:test_from_the_fifth_row_on_a_brick_costs_one_more
    wonder:test_goods_are_of_the_home_tile_where_an_own_transporter_stands
23
    wonder:test_the_brick_on_the_mark_for_the_players_ends_the_game_at_once
    wonder:test_a_neutral_brick_can_be_that_one
    wonder:test_the_last_neutral_brick_after_33_turns_ends_it_too
24
    wonder:test_each_row_is_ten_points_by_bricks
    wonder:test_the_printed_table_of_shares
    wonder:test_gold_coins_and_stock_count_if_they_are_on_own_transporters
25
    order:test_those_who_stop_praying_stand_at_the_back_in_reverse
    order:test_slots_are_as_many_as_players_and_taken_once
    setup:test_praying_figures_are_drawn_by_lot_and_the_chart_is_the_other_way_round
    wonder:test_alone_the_first_four_rows_are_filled_and_the_price_starts_at_two
    wonder:test_alone_it_lasts_20_turns_and_there_is_no_mark
    production:test_alone_mines_give_what_they_have_more_of_and_gold_when_level
""")

# By the names of their files.
EXAMPLES = table("""
alone-mines examples:test_alone_a_mine_gives_what_it_has_more_of
conflict-round examples:test_the_conflict_round
donkeys examples:test_two_donkeys_breed_and_three_do_not
first-buildings examples:test_the_first_goods_are_enough_for_a_woodcutter_and_a_sawmill
mixed-steps examples:test_a_donkey_never_mixes_road_and_no_road
production-in-a-chain examples:test_paper_research_upgrade_and_a_steamer_in_one_turn
sawmill-of-five examples:test_a_sawmill_makes_two_boards_of_each_pile_and_six_at_most
sawmill-shared examples:test_a_sawmill_is_shared
scrapping examples:test_the_new_truck_or_its_supplier_has_to_go
steamer
    examples:test_a_steamer_leaves_a_coast_and_docks_at_another
    examples:test_a_steamer_serves_both_sides_of_a_river_and_meets_a_raft
three-bricks examples:test_three_bricks_cost_six_goods
upgrading examples:test_a_factory_is_upgraded_where_an_own_wagon_stands_whoever_built_it
wall-of-three examples:test_a_wall_of_three_tokens_costs_six_stones
walls-steamer examples:test_a_steamer_pays_two_more_from_the_sea
walls-truck examples:test_a_truck_builds_demolishes_and_builds_again
walls-two-donkeys examples:test_two_donkeys_on_both_sides_do_not_build_together
walls-two-rafts examples:test_of_two_docked_rafts_the_one_that_builds_stays
wonder-row examples:test_the_shares_of_a_row
""")
