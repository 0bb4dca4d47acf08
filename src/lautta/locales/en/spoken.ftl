# The board in words: what can be asked, and what is answered. -words are what a question may hold, with commas between.

spoken-title = Ask the board
spoken-lead = Ask in words, or choose a question.
spoken-question = Your question
spoken-ask = Ask
spoken-answers = Answers
spoken-example = What would you like to know?
spoken-unknown = Sorry, that was not understood. Choose one of the questions below.

## Questions

spoken-topic-turn = What can I do?
spoken-words-turn = what can, can i do, turn, whose, to play, now
spoken-topic-hand = My hand
spoken-words-hand = hand, my cards, cards
spoken-topic-contracts = My contracts
spoken-words-contracts = contract, goal, missing
spoken-topic-row = The row
spoken-words-row = row, open card, deck, draw
spoken-topic-leads = Who is winning?
spoken-words-leads = lead, points, score, players, carts, winning
spoken-topic-routes = What can I build?
spoken-words-routes = build, route
spoken-topic-points = My points
spoken-words-points = my points, point, score, weakest
spoken-topic-leaders = My leaders
spoken-words-leaders = leader, king, priest, farmer, trader
spoken-topic-kingdoms = All kingdoms
spoken-words-kingdoms = kingdom, realm, war, strength
spoken-topic-treasures = The treasures
spoken-words-treasures = treasure, gem
spoken-topic-monuments = The monuments
spoken-words-monuments = monument
spoken-topic-players = The players
spoken-words-players = player, others, opponent, dynast, bag
spoken-topic-fleet = My transporters
spoken-words-fleet = transporter, donkey, raft, truck
spoken-topic-buildings = The buildings
spoken-words-buildings = building, factory, mine
spoken-topic-goods = The goods
spoken-words-goods = goods, lie
spoken-topic-wonder = The wonder
spoken-words-wonder = wonder, brick
spoken-topic-last = What happened?
spoken-words-last = happen, last, log, before

## Amsterdam

spoken-amsterdam-example = What is at Dam?
spoken-amsterdam-unknown = Sorry, that was not understood. Name a place, or ask about your hand, your contracts, the row, the points or what you can do.
spoken-amsterdam-place = { $count ->
    [one] 1 route begins at { $place }.
   *[other] { $count } routes begin at { $place }.
}
spoken-amsterdam-hand = You have { $count ->
    [0] no cards.
    [one] 1 card:
   *[other] { $count } cards:
}
spoken-amsterdam-contract = { $a } – { $b }, { $points ->
    [one] 1 point
   *[other] { $points } points
}: { $state }.
spoken-amsterdam-no-contracts = You have no contracts.
spoken-amsterdam-row = Place { $slot }: { $card }.
spoken-amsterdam-row-gap = Place { $slot }: empty.
spoken-amsterdam-deck = Deck: { $deck }. Discards: { $discarded }. Contract deck: { $contracts }.
spoken-amsterdam-player = { $name }: { $points }, { $carts }, { $cards }, { $contracts }, { $bonus }.
spoken-amsterdam-routes = { $count ->
    [0] You can build no route now.
    [one] You can build 1 route now.
   *[other] You can build { $count } routes now.
}
spoken-amsterdam-can = You can: { $what }.
spoken-watching = You are watching and have no seat here.

## Tigris & Euphrates

spoken-tigris-example = What is at C4?
spoken-tigris-unknown = Sorry, that was not understood. Name a square such as C4, or ask about your hand, your points, your leaders, kingdoms, treasures, monuments or what you can do.
spoken-tigris-side = { $side ->
    [up] Above
    [right] To the right
    [down] Below
   *[left] To the left
}: { $what }.
spoken-tigris-kingdom = { $count ->
    [one] A kingdom of 1 square
   *[other] A kingdom of { $count } squares
}: { $leaders }.
spoken-tigris-leader = { $leader } on { $square }: { $strength }.
spoken-tigris-treasures = { $treasures }: { $squares }.
spoken-tigris-monument-here = The { $monument } stands here.
spoken-tigris-could = What you can put here: { $what }.
spoken-tigris-can = You can: { $what }.
spoken-tigris-side-of-conflict = { $leader } on { $square }: { $board } on the board, { $added } added.
spoken-tigris-hand = You have { $tiles }.
spoken-tigris-no-tiles = You have no tiles.
spoken-tigris-ruins = You also have { $ruins }.
spoken-tigris-points-of = { $colour } { $points }
spoken-tigris-points = You have { $points }; { $treasures }. Your weakest colour comes to { $score }.
spoken-tigris-dynasty = Your dynasty: { $dynasty }.
spoken-tigris-home = Not on the board: { $leaders }.
spoken-tigris-no-kingdoms = There are no kingdoms yet.
spoken-tigris-number = Kingdom { $number }, around { $square }:
spoken-tigris-taken-by = At the end of the turn { $name } takes all but one: { $squares }.
spoken-tigris-no-trader = There is no trader to take them: { $squares }.
spoken-tigris-monument = { $monument } on { $square }: { $leaders }.
spoken-tigris-nobody = in no kingdom
spoken-tigris-nobody-there = no leader on the board
spoken-tigris-monuments-left = Still to be built: { $monuments }.
spoken-tigris-no-monuments = All monuments have been built.
spoken-tigris-at = { $leader } on { $square }
spoken-tigris-player = { $name } ({ $dynasty }): { $leaders }; { $ruins }.
spoken-tigris-bag = { $count ->
    [one] 1 tile is left in the bag.
   *[other] { $count } tiles are left in the bag.
}

## Roads & Boats

spoken-roads-example = What is on b2?
spoken-roads-unknown = Sorry, that was not understood. Name a tile such as b2, or ask about your transporters, the buildings, the goods, the wonder, the players or what you can do.
