# The command line: the drawing in a terminal, and examples for the help pages of commands.

amsterdam_cli-example-lautta =
    lautta simulate amsterdam --players 3 --games 1000
amsterdam_cli-example-play =
    lautta play amsterdam
    lautta play amsterdam --seats ida,me,pipsa --seed 7
amsterdam_cli-example-simulate =
    lautta simulate amsterdam --players 3 --games 100000 --seed 1 --json
    lautta simulate amsterdam --seats sense,random --games 100
    lautta simulate amsterdam --players 4 --games 1000000 --threads 2
amsterdam_cli-example-arena =
    lautta arena amsterdam --players sense,random --games 600 --stop --out strength
    lautta arena amsterdam --players sense,random --seats 4 --alone --jobs 2
amsterdam_cli-example-board-check =
    lautta board check my-city.json --game amsterdam
amsterdam_cli-part-places = { $number } { $number ->
    [one] place
   *[other] places
}
amsterdam_cli-part-routes = { $number } { $number ->
    [one] route
   *[other] routes
}
amsterdam_cli-part-contracts = { $number } { $number ->
    [one] contract
   *[other] contracts
}
amsterdam_cli-column-carts = Carts
amsterdam_cli-column-cards = Cards
amsterdam_cli-column-contracts = Contracts
amsterdam_cli-column-contract = Contract
amsterdam_cli-column-bonus-cards = Bonus cards
amsterdam_cli-column-bonus-card = Bonus
amsterdam_cli-column-bonus = Bonus
amsterdam_cli-column-missing = Still to build
amsterdam_cli-column-route = Route
amsterdam_cli-column-routes = Routes
amsterdam_cli-column-between = Between
amsterdam_cli-column-colour = Colour
amsterdam_cli-column-length = Spaces
amsterdam_cli-column-owner = Built by
amsterdam_cli-column-completed = Contracts done
amsterdam_cli-row = Open cards:
amsterdam_cli-decks = { $deck ->
    [one] One card
   *[other] { $deck } cards
} in the deck, { $discard } discarded; { $contracts ->
    [one] one contract
   *[other] { $contracts } contracts
} left.
amsterdam_cli-hand = Your hand:
amsterdam_cli-offer = Contracts to choose from
amsterdam_cli-contracts = Your contracts
amsterdam_cli-done = done
amsterdam_cli-impossible = no longer possible
amsterdam_cli-missing = { $spaces ->
    [one] one space
   *[other] { $spaces } spaces
}: { $routes }
amsterdam_cli-last-turns = { $turns ->
    [one] This is the last turn.
   *[other] The game ends after { $turns } more turns.
}
amsterdam_cli-closed = closed
amsterdam_cli-route = { $route } { $between }, { $cards }, { $points ->
    [one] one point
   *[other] { $points } points
}{ $bonus ->
    [0] {""}
   *[other] {" "}and a bonus card
}{ $wanted ->
    [0] {""}
   *[other] {" "}(contract)
}
amsterdam_cli-payment = for { $cards }
amsterdam_cli-group = { $wanted ->
    [1] Your contracts need
   *[0] Other routes
}
