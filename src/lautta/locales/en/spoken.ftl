# The board in words: what can be asked, and what is answered. -words are what a question may hold, with commas between.

spoken-title = Ask the board
spoken-lead = Ask in words, or choose a question.
spoken-question = Your question
spoken-example = What is at Dam?
spoken-ask = Ask
spoken-answers = Answers
spoken-unknown = That was not understood. Name a place, or ask for your hand, your contracts, the row, the points or what you can do.

## Questions

spoken-topic-turn = What can I do?
spoken-words-turn = what can, can i do, turn, whose, to play, now
spoken-topic-hand = My hand
spoken-words-hand = hand, my cards, cards
spoken-topic-contracts = My contracts
spoken-words-contracts = contract, goal, missing
spoken-topic-row = The row
spoken-words-row = row, open card, deck, draw
spoken-topic-leads = Who leads?
spoken-words-leads = lead, points, score, players, carts, winning
spoken-topic-routes = What can I build?
spoken-words-routes = build, route
spoken-topic-last = What happened?
spoken-words-last = happen, last, log, before

## Amsterdam

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
