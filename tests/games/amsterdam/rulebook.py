"""Every rule of the game by chapter, in our own words, with the tests that hold it.

Keys up to F5 are the rules of the leaflet; those with a small letter, and some others, are readings of what it leaves
open (see the README of the game). A row without a test fails `test_rulebook.py`.
"""

from tests.games.tables import rules, table

# What other programs of this family got wrong, with the tests that would tell.
FAULTS = table("""
the deck is not filled from the discards, and the game cannot end
    cards:test_discards_become_the_deck_when_a_card_is_needed
    properties:test_every_game_of_a_thousand_ends_and_none_is_long
the deck is filled with a whole new deck
    cards:test_only_the_discards_are_shuffled
    properties:test_ledgers_scores_and_row_in_every_state
gaps in the row stay after a build cards:test_gaps_are_filled_from_the_left_before_the_next_player_acts
three open wild cards stay cards:test_three_open_wild_cards_throw_the_row_away
the row is thrown away for ever when few cards are left
    cards:test_a_row_stays_if_no_other_could_be_better
    cards:test_a_row_that_would_only_change_places_with_the_deck_stays
    properties:test_every_game_of_a_thousand_ends_and_none_is_long
an open wild card is taken as the second one
    cards:test_an_open_wild_card_cannot_be_the_second_one_even_if_it_was_just_turned_up
the last turn hangs between two cards ending:test_the_last_turn_has_its_second_card
double routes are left out
    routes:test_all_thirteen_pairs_are_known
    routes:test_building_one_of_a_pair_closes_the_other
""")

RULES = rules("""
# set-up
S1 setup: Two to four play; each has 16 carts and 2 cards; five cards lie open; 16 bonus cards are stacked; the first
  seat begins, and turns go round.
    setup:test_everybody_gets_carts_cards_and_two_contracts_to_choose_from
    setup:test_fewer_than_two_or_more_than_four_cannot_play
    setup:test_the_first_seat_begins
    turns:test_turns_go_round
S2 setup: There are 44 transport cards: six of each of six colours, and eight wild ones.
    setup:test_the_cards_are_six_of_each_colour_and_eight_wild_ones
    properties:test_ledgers_scores_and_row_in_every_state
S3 setup: Each is dealt two contracts and keeps one or both; a refused one goes under the contract deck.
    setup:test_one_contract_must_be_kept_and_both_may_be
    setup:test_refused_contracts_go_under_the_deck_first_seat_first
K5 setup: The choices are made at the same time and in secret; refused contracts are put back in the order of seats.
    setup:test_everybody_may_choose_contracts_in_any_order
    setup:test_nobody_chooses_twice
    setup:test_a_choice_stays_secret_until_all_have_chosen
    setup:test_refused_contracts_go_under_the_deck_first_seat_first
# course of play
T1 turn: In a turn one thing is done: draw cards, build a route, or draw contracts.
    turns:test_a_turn_is_one_of_three_things
    turns:test_only_the_player_whose_turn_it_is_may_act
    properties:test_a_turn_has_at_most_two_decisions
T2 turn: Passing is for who can do nothing; one card or contract to draw, or a route to build, forbids it.
    turns:test_passing_is_for_those_who_can_do_nothing
    turns:test_a_route_that_can_be_built_forbids_passing
    turns:test_a_card_that_can_be_drawn_forbids_passing
    turns:test_a_contract_that_can_be_drawn_forbids_passing
T3 turn: A whole round in which everybody passes ends the game.
    turns:test_a_whole_round_of_passes_ends_the_game
    turns:test_stuck_games_end
    turns:test_a_pass_that_others_answer_with_an_act_ends_nothing
# transport cards
D1 cards: Two cards are drawn, each from the deck or the row; an open one is replaced at once; hands have no limit.
    cards:test_two_cards_are_drawn_from_deck_or_row
    cards:test_an_open_card_is_replaced_at_once
    cards:test_a_hand_has_no_limit
D2 cards: An open wild card taken first is the only card; one drawn blind is like any other.
    cards:test_an_open_wild_card_is_the_only_one_of_its_turn
    cards:test_a_wild_card_drawn_blind_is_like_any_other
D3 cards: An open wild card is never the second card, even if it was just turned up.
    cards:test_an_open_wild_card_cannot_be_the_second_one_even_if_it_was_just_turned_up
D4 cards: Three open wild cards throw the whole row away, at any time, at the set-up too.
    cards:test_three_open_wild_cards_throw_the_row_away
    cards:test_two_open_wild_cards_stay
    setup:test_no_game_begins_with_three_open_wild_cards
D4a cards: Four or five of them are as good as three. cards:test_four_or_five_are_as_good_as_three
D4b cards: A new row with three of them is thrown away as well.
    cards:test_a_new_row_with_three_of_them_is_thrown_away_as_well
D4c cards: It is looked at after each filling of the row, also between the two cards of a turn.
    cards:test_it_is_looked_at_between_the_two_cards
D4d cards: If the deck is too short for the new row, it is used up, and then the discards are shuffled, the thrown row
  among them.
    cards:test_a_short_deck_is_used_up_before_the_discards_with_the_thrown_row_are_shuffled
D5 cards: When the deck is used up, the discards become the new one.
    cards:test_discards_become_the_deck_when_a_card_is_needed
    cards:test_only_the_discards_are_shuffled
D5a cards: That is when a card is needed; or at once, by the option reshuffle.
    cards:test_discards_become_the_deck_when_a_card_is_needed
    cards:test_or_at_once_by_the_option_but_only_when_it_is_empty
    cards:test_at_once_the_discards_of_a_build_become_an_empty_deck
D5b cards: Without any card gaps stay in the row; they are filled from the left as soon as a route was paid for, before
  anybody acts.
    cards:test_gaps_stay_while_there_are_no_cards
    cards:test_gaps_are_filled_from_the_left_before_the_next_player_acts
D6 cards: The row stays if no other one could have fewer wild cards, or if it would only change places with the deck.
    cards:test_a_row_stays_if_no_other_could_be_better
    cards:test_one_card_of_a_colour_more_and_it_is_thrown_away
    cards:test_discards_of_a_build_may_make_a_better_row_possible
    cards:test_a_row_that_would_only_change_places_with_the_deck_stays
    cards:test_it_is_looked_at_again_when_a_blind_card_has_made_the_deck_smaller
D7 cards: If no second card can be taken, the turn ends with one.
    cards:test_a_turn_ends_with_one_card_if_no_second_one_can_be_taken
D8 cards: If one can be taken, it must be. cards:test_after_one_card_nothing_but_a_second_one_is_possible
D9 cards: Without any card drawing is closed. cards:test_without_any_card_drawing_is_closed
# routes
R1 routes: A route costs a card for each space, of its colour; wild cards stand for any.
    routes:test_a_green_route_of_three_is_paid_in_four_ways
    routes:test_each_payment_takes_just_these_cards
    routes:test_a_payment_has_one_card_for_each_space
    routes:test_other_payments_are_refused_with_their_reason
R2 routes: A cart goes on each space, and the points count at once.
    routes:test_points_and_carts_by_length
    properties:test_ledgers_scores_and_row_in_every_state
R3 routes: A grey route takes any one colour, with wild cards. routes:test_a_grey_route_takes_any_one_colour
R3a routes: Wild cards alone pay for any route. routes:test_wild_cards_alone_pay_for_any_route
R3b routes: More wild cards than needed may be used. routes:test_more_wild_cards_than_needed_may_be_used
R4 routes: Nobody owns both routes of a pair.
    routes:test_nobody_builds_both_routes_of_a_pair
    routes:test_all_thirteen_pairs_are_known
R5 routes: With two players, one route of a pair built closes the other.
    routes:test_building_one_of_a_pair_closes_the_other
    routes:test_with_two_players_the_other_route_of_a_pair_is_closed_to_both
R5a routes: It is closed to the owner of the first as well.
    routes:test_with_two_players_the_other_route_of_a_pair_is_closed_to_both
R6 routes: A route with pictures of carts gives one bonus card, whatever its length; bonus cards lie open.
    routes:test_a_route_with_carts_gives_one_bonus_card_whatever_its_length
    routes:test_sixteen_routes_give_the_sixteen_bonus_cards
R6a routes: When a map gives more of them than there are, the last ones give none.
    routes:test_without_bonus_cards_in_the_stack_none_is_taken
R7 routes: There must be a cart for every space. routes:test_there_must_be_a_cart_for_each_space
R8 routes: A route needs no neighbour of the same owner; one is built in a turn, and each only once.
    routes:test_a_route_needs_no_neighbour_and_only_one_is_built_in_a_turn
    routes:test_a_route_is_built_once
# contracts
K1 contracts: Two contracts are drawn and at least one kept; the rest goes under the deck; any number may be held; what
  is kept stays.
    contracts:test_two_are_drawn_and_one_or_both_kept
    contracts:test_a_refused_one_goes_under_the_deck
    contracts:test_refused_ones_come_back_in_their_order
    contracts:test_any_number_of_contracts_may_be_held
    contracts:test_there_is_no_way_to_lose_a_contract
    contracts:test_only_what_was_offered_can_be_kept
    properties:test_ledgers_scores_and_row_in_every_state
K2 contracts: The last one may be drawn and must be kept. contracts:test_the_last_one_must_be_kept_and_is
K3 contracts: Without contracts in the deck drawing them is closed.
    contracts:test_without_contracts_drawing_them_is_closed
K4 contracts: Contracts, and whether they are fulfilled, are secret until the count.
    contracts:test_contracts_and_their_success_are_secret
    contracts:test_what_was_drawn_is_secret_but_not_how_many
    view:test_contracts_are_opened_at_the_end
# end
E1 ending: Two carts or fewer, and everybody has one more turn.
    ending:test_two_carts_or_fewer_start_the_last_turns
    ending:test_everybody_has_one_more_turn_who_started_it_the_last_one
E1a ending: That is looked at when the turn is over. ending:test_it_is_looked_at_when_the_turn_is_over
E1b ending: As many turns as players: the next seat first, who started it last.
    ending:test_everybody_has_one_more_turn_who_started_it_the_last_one
    ending:test_the_last_turn_has_its_second_card
E1c ending: Others with few carts in the last turns change nothing. ending:test_others_with_few_carts_change_nothing
F1 ending: Points for routes were counted during the game.
    ending:test_points_for_routes_were_counted_before
    ending:test_when_it_is_over_nothing_can_be_done
F2 ending: A contract joined by own routes all the way gives its points; another one costs them.
    ending:test_fulfilled_contracts_give_and_others_cost_their_points
    ending:test_a_contract_wants_own_routes_all_the_way
    ending:test_a_contract_may_be_fulfilled_by_a_detour
    properties:test_ledgers_scores_and_row_in_every_state
F2a ending: A total may be below zero. ending:test_a_total_may_be_below_zero
F3 ending: Bonus points go by rank in the number of bonus cards; without a card there are none.
    ending:test_bonus_points_by_rank
F4 ending: Equal numbers share a rank and each have its points. ending:test_equal_numbers_of_bonus_cards_share_a_rank
F4a ending: After a shared rank comes the next one, or by the option bonus_ties one is skipped.
    ending:test_equal_numbers_of_bonus_cards_share_a_rank
F5 ending: Most points win; of equals, who has fulfilled most contracts; still equal, they share the win.
    ending:test_most_points_win
    ending:test_equal_points_are_decided_by_fulfilled_contracts
    ending:test_equal_in_both_share_the_win
F5a ending: It is the number of fulfilled contracts that counts, not their points.
    ending:test_the_number_of_fulfilled_contracts_counts_not_their_points
# what is known
V1 turn: Everybody knows the sizes of hands, numbers of contracts, carts, points, bonus cards and the discards; nobody
  else knows hands and contracts, and nobody the decks.
    view:test_what_everybody_knows
    view:test_what_nobody_else_knows
    properties:test_the_harness_of_the_core_is_content
# other cities
M1 setup: Another small city is a file: its colours, counts, points, contracts and end bonus.
    board:test_another_city_is_just_another_file
    properties:test_the_rules_say_nothing_of_one_city
M2 ending: The end bonus is for bonus cards, for places touched, for districts joined, or there is none.
    ending:test_end_bonus_by_districts
    ending:test_end_bonus_by_places
    ending:test_no_end_bonus
""")
