# The board in words: what can be asked, and what is answered. -words are what a question may hold, with commas between.

tigris_spoken-topic-points = My points
tigris_spoken-words-points = my points, point, score, weakest
tigris_spoken-topic-leaders = My leaders
tigris_spoken-words-leaders = leader, king, priest, farmer, trader
tigris_spoken-topic-kingdoms = All kingdoms
tigris_spoken-words-kingdoms = kingdom, realm, war, strength
tigris_spoken-topic-treasures = The treasures
tigris_spoken-words-treasures = treasure, gem
tigris_spoken-topic-monuments = The monuments
tigris_spoken-words-monuments = monument
tigris_spoken-words-players = player, others, opponent, dynast, bag
tigris_spoken-example = What is at C4?
tigris_spoken-unknown = Sorry, that was not understood. Name a square such as C4, or ask about your hand, your points, your leaders, kingdoms, treasures, monuments or what you can do.
tigris_spoken-side = { $side ->
    [up] Above
    [right] To the right
    [down] Below
   *[left] To the left
}: { $what }.
tigris_spoken-kingdom = { $count ->
    [one] A kingdom of 1 square
   *[other] A kingdom of { $count } squares
}: { $leaders }.
tigris_spoken-leader = { $leader } on { $square }: { $strength }.
tigris_spoken-treasures = { $treasures }: { $squares }.
tigris_spoken-monument-here = The { $monument } stands here.
tigris_spoken-could = What you can put here: { $what }.
tigris_spoken-can = You can: { $what }.
tigris_spoken-side-of-conflict = { $leader } on { $square }: { $board } on the board, { $added } added.
tigris_spoken-hand = You have { $tiles }.
tigris_spoken-no-tiles = You have no tiles.
tigris_spoken-ruins = You also have { $ruins }.
tigris_spoken-points-of = { $colour } { $points }
tigris_spoken-points = You have { $points }; { $treasures }. Your weakest colour comes to { $score }.
tigris_spoken-dynasty = Your dynasty: { $dynasty }.
tigris_spoken-home = Not on the board: { $leaders }.
tigris_spoken-no-kingdoms = There are no kingdoms yet.
tigris_spoken-number = Kingdom { $number }, around { $square }:
tigris_spoken-taken-by = At the end of the turn { $you ->
    [1] you take
   *[other] { $name } takes
} all but one: { $squares }.
tigris_spoken-no-trader = There is no trader to take them: { $squares }.
tigris_spoken-monument = { $monument } on { $square }: { $leaders }.
tigris_spoken-nobody = in no kingdom
tigris_spoken-nobody-there = no leader on the board
tigris_spoken-monuments-left = Still to be built: { $monuments }.
tigris_spoken-no-monuments = All monuments have been built.
tigris_spoken-at = { $leader } on { $square }
tigris_spoken-player = { $name } ({ $dynasty }): { $leaders }; { $ruins }.
tigris_spoken-bag = { $count ->
    [one] 1 tile is left in the bag.
   *[other] { $count } tiles are left in the bag.
}
