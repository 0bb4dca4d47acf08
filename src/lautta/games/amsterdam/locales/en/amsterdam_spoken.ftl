# The board in words: what can be asked, and what is answered. -words are what a question may hold, with commas between.

amsterdam_spoken-topic-contracts = My contracts
amsterdam_spoken-words-contracts = contract, goal, missing
amsterdam_spoken-topic-row = The row
amsterdam_spoken-words-row = row, open card, deck, draw
amsterdam_spoken-topic-leads = Who is winning?
amsterdam_spoken-words-leads = lead, points, score, players, carts, winning
amsterdam_spoken-topic-routes = What can I build?
amsterdam_spoken-words-routes = build, route
amsterdam_spoken-example = What is at Dam?
amsterdam_spoken-unknown = Sorry, that was not understood. Name a place, or ask about your hand, your contracts, the row, the points or what you can do.
amsterdam_spoken-place = { $count ->
    [one] 1 route begins at { $place }.
   *[other] { $count } routes begin at { $place }.
}
amsterdam_spoken-hand = You have { $count ->
    [0] no cards.
    [one] 1 card:
   *[other] { $count } cards:
}
amsterdam_spoken-contract = { $a } – { $b }, { $points ->
    [one] 1 point
   *[other] { $points } points
}: { $state }.
amsterdam_spoken-no-contracts = You have no contracts.
amsterdam_spoken-row = Place { $slot }: { $card }.
amsterdam_spoken-row-gap = Place { $slot }: empty.
amsterdam_spoken-deck = Deck: { $deck }. Discards: { $discarded }. Contract deck: { $contracts }.
amsterdam_spoken-player = { $name }: { $points }, { $carts }, { $cards }, { $contracts }, { $bonus }.
amsterdam_spoken-routes = { $count ->
    [0] You can build no route now.
    [one] You can build 1 route now.
   *[other] You can build { $count } routes now.
}
amsterdam_spoken-can = You can: { $what }.
