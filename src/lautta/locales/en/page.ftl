# The web page, but for what belongs to one game. $name and $names are players' names.

## The house

page-home-link = To the home page
page-language = Language
page-theme = Light or dark
page-close = Close
page-loading = One moment…
page-error-unreachable = The server cannot be reached. Please try again in a moment.

## Home

page-home-title = A seat at the table
page-home-lead = Board games to play here and now, against computers. No account, nothing to install.
page-play-now = Play now
page-play-amsterdam = Play Amsterdam now
page-against = Against
page-level = How well they play
page-level-sense = { $count ->
    [one] computer with sense
   *[other] computers with sense
}
page-level-random = { $count ->
    [one] computer that plays at random
   *[other] computers that play at random
}
page-coming = Coming
page-game-roads = Roads & Boats
page-about-roads = Donkeys, rafts and workshops: from a few geese to a country on the move.
page-game-tigris = Tigris & Euphrates
page-about-tigris = Kingdoms grow together between two rivers, and their rulers clash.
page-my-tables = My tables
page-finished-tables = { $count ->
    [one] 1 finished game
   *[other] { $count } finished games
}
page-table-mine = Your turn
page-table-theirs = Others to play
page-table-over = Game over
page-no-tie = Lautta has no tie to the publishers of these games and uses none of their pictures or texts.

## Seats

page-you = You
page-seat = Player { $number }
page-computer = Computer
page-computer-number = Computer { $number }
page-seats = Players
page-seat-turn = to play
page-seat-choosing = choosing
page-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
page-points-word = points
page-fact-carts = { $count ->
    [one] 1 cart left
   *[other] { $count } carts left
}
page-fact-cards = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
}
page-fact-contracts = { $count ->
    [one] 1 contract
   *[other] { $count } contracts
}
page-fact-bonus = { $count ->
    [one] 1 bonus card
   *[other] { $count } bonus cards
}
page-last-turns-by = { $name } started the last turns

## The bar

page-title-turn = Your turn
page-undo = Undo
page-undo-free = Take back your last action: nothing hidden was shown since.
page-undo-redrawing = Undo, draw anew
page-undo-redraws = Take back your last action. It showed something hidden, so that will be drawn anew.
page-undo-nothing = There is nothing that you could take back.
page-redo = Redo
page-redo-why = Do again what you took back.
page-redo-nothing = Nothing was taken back.
page-rules-chapter = Rules: { $chapter }
page-connection-lost = The connection broke off. Trying to reach the table again…

## The board

page-map = Map of { $name }. The arrow keys go from route to route, Enter opens one.
page-zoom = Size of the map
page-zoom-in = Bigger
page-zoom-out = Smaller
page-route-open = you can build it now
page-route-free = free
page-route-closed = closed
page-route-owned = built by { $name }
page-spaces = { $count } × { $colour }
page-any-colour = : any one colour
page-payments = Ways to pay for { $a } – { $b }
page-pay-with = Pay with { $cards }
page-final-round = { $you ->
    [1] You have
   *[other] { $name } has
} started the final round. { $turns ->
    [one] This is the last turn.
   *[other] { $turns } turns left.
}

## Cards and contracts

page-market = Cards and contracts to draw
page-row-card = Take the open card { $slot }: { $card }
page-row-gap = Place { $slot } of the row is empty
page-deck-card = Draw from the deck, { $count ->
    [one] 1 card
   *[other] { $count } cards
} left
page-discarded = { $count ->
    [one] 1 card discarded
   *[other] { $count } cards discarded
}
page-contract-deck = Draw contracts, { $count ->
    [one] 1 contract
   *[other] { $count } contracts
} left
page-hand = Your hand: { $count ->
    [one] 1 card
   *[other] { $count } cards
}
page-hand-empty = No cards in your hand.
page-my-contracts = My contracts
page-contract-done = Fulfilled
page-contract-lost = No longer possible
page-contract-missing = { $spaces ->
    [one] 1 space missing
   *[other] { $spaces } spaces missing
}
page-contract-stand-in = stand-in
page-keep-title = Which contracts do you keep?
page-keep-lead = Joined by your routes at the end, a contract gives its points; else it takes them.
page-keep-do = { $count ->
    [0] Keep none
    [one] Keep 1 contract
   *[other] Keep { $count } contracts
}

## The log and the result

page-log = What happened
page-result-won = You have won!
page-result-lost = { $name } has won
page-result-shared = The win is shared: { $names }
page-result-contracts-shown = { $count ->
    [one] 1 contract
   *[other] { $count } contracts
}
page-result-again = Another game
page-result-file = Download the game file
page-result-show = Show the result

## Keys

page-keys = Keys
page-key-row = Take the open card of that number
page-key-board = Go to the map
page-key-next = Go to the next route that you can build
page-key-arrows = From route to route on the map
page-key-enter = Open or choose
page-key-log = Go to what happened
