# Ticket to Ride: Amsterdam. Variables: $seat is a player's name, $you is 1 where the reader is that player,
# $a and $b are names of places, $kind is a kind of card as the board file calls it.

amsterdam-title = Ticket to Ride: Amsterdam
amsterdam-summary = Build routes through the old city, fulfil your secret contracts and collect bonus cards.

## Actions

amsterdam-action-keep = Choose contracts
amsterdam-action-deck = Draw from the deck
amsterdam-action-row = Take an open card
amsterdam-action-contracts = Draw contracts
amsterdam-action-build = Build a route
amsterdam-action-pass = Pass

## Options

amsterdam-option-bonus_ties = Which rank comes after a shared one when bonus cards are counted.
amsterdam-option-bonus_ties-dense = The very next one: 8, 8, 6.
amsterdam-option-bonus_ties-skip = Shared ranks are used up: 8, 8, 4.
amsterdam-option-reshuffle = When the discards are shuffled into a new deck.
amsterdam-option-reshuffle-when_needed = When a card is needed and the deck is empty.
amsterdam-option-reshuffle-at_once = As soon as the last card has left the deck.

## Chapters of the rules

amsterdam-chapter-setup = Setting up
amsterdam-chapter-turn = Course of play
amsterdam-chapter-cards = Drawing transport cards
amsterdam-chapter-routes = Building routes
amsterdam-chapter-contracts = Contracts
amsterdam-chapter-ending = End of the game

## Cards and colours

amsterdam-colour = { $kind ->
    [wild] wild
   *[other] { $kind }
}
amsterdam-card = { $kind ->
    [wild] wild card
   *[other] { $kind } card
}
amsterdam-cards = { $count }{"\u00A0"}×{"\u00A0"}{ $kind ->
    [wild] wild
   *[other] { $kind }
}

## Why not

amsterdam-refused-contracts-first = First choose which contracts you keep.
amsterdam-refused-second-card-first = You have taken one card; take the second one first.
amsterdam-refused-nothing-to-choose = You have no contracts to choose from right now.
amsterdam-refused-not-offered = You were not offered that many contracts.
amsterdam-refused-too-few-kept = You must keep more of these contracts.
amsterdam-refused-no-card-to-draw = The deck and the discards are empty: there is no card to draw.
amsterdam-refused-gap-in-row = There is no card in this place of the row.
amsterdam-refused-wild-as-second = An open wild card cannot be the second card of a turn.
amsterdam-refused-no-contract-left = There are no contracts left in the deck.
amsterdam-refused-route-yours = You have already built this route.
amsterdam-refused-route-built = This route has already been built.
amsterdam-refused-pair-closed = With two players, only one route of a pair can be built, and the other one already has been.
amsterdam-refused-pair-yours = You own the other route of this pair, and nobody may own both.
amsterdam-refused-wrong-colour = This route takes cards of another colour.
amsterdam-refused-too-many-wilds = That is more wild cards than the route has room for.
amsterdam-refused-too-few-carts = You do not have enough carts for all spaces of this route.
amsterdam-refused-too-few-cards = You do not have enough cards of this colour.
amsterdam-refused-too-few-wilds = You do not have enough wild cards.
amsterdam-refused-not-last-resort = You may pass only when you can do nothing else.

## What you can do now

amsterdam-prompt-setup = Choose which of your contracts you keep.
amsterdam-prompt-setup-waiting = You have chosen. The others are still choosing their contracts.
amsterdam-prompt-turn = Your turn: draw transport cards, build a route or draw contracts.
amsterdam-prompt-second = Take a second card.
amsterdam-prompt-choose = Choose which of the contracts you keep.
amsterdam-prompt-pass = You can do nothing but pass.
amsterdam-prompt-last-turn = This is your last turn.
amsterdam-prompt-waiting = To play: { $seat }.
amsterdam-prompt-over = The game is over.
amsterdam-first-route = Your turn: choose a route with a light edge to build it, or take two cards from the row or the deck.
amsterdam-first-cards = Your turn: take two cards from the row or the deck. With enough cards of one colour you can build a route.

## The log

amsterdam-log-chosen = { $you ->
    [1] You have
   *[other] { $seat } has
} chosen contracts.
amsterdam-log-kept = { $you ->
    [1] You keep
   *[other] { $seat } keeps
} { $kept ->
    [one] 1 contract
   *[other] { $kept } contracts
}{ $refused ->
    [0] .
   *[other] {" "}and { $you ->
        [1] put
       *[other] puts
    } { $refused } under the deck.
}
amsterdam-log-you-keep = { $you ->
    [1] You keep
   *[other] { $seat } keeps
} { $contracts }.
amsterdam-log-you-refuse = { $you ->
    [1] You refuse
   *[other] { $seat } refuses
} { $contracts }.
amsterdam-log-you-see = You see { $contracts }.
amsterdam-log-begins = { $you ->
    [1] You begin.
   *[other] { $seat } begins.
}
amsterdam-log-looks = { $you ->
    [1] You draw
   *[other] { $seat } draws
} { $count ->
    [one] 1 contract.
   *[other] { $count } contracts.
}
amsterdam-log-must-keep = { $count ->
    [one] It was the last one in the deck, so it must be kept.
   *[other] There is no choice: all of them must be kept.
}
amsterdam-log-deck = { $you ->
    [1] You draw
   *[other] { $seat } draws
} a card from the deck.
amsterdam-log-you-deck = You draw { $kind ->
    [orange] an orange
   *[other] a { $kind }
} card from the deck.
amsterdam-log-row = { $you ->
    [1] You take
   *[other] { $seat } takes
} { $kind ->
    [orange] an orange
   *[other] a { $kind }
} card from the row.
amsterdam-log-turned-up = { $kind ->
    [orange] An orange
   *[other] A { $kind }
} card is turned up.
amsterdam-log-gap = There is no card left to take its place.
amsterdam-log-reset = Too many wild cards lay open: the whole row was replaced{ $times ->
    [one] .
   *[other] {" "}{ $times } times.
}
amsterdam-log-reshuffle = The discards were shuffled into a new deck.
amsterdam-log-one-card = No second card can be taken, so the turn ends with one.
amsterdam-log-build = { $you ->
    [1] You build
   *[other] { $seat } builds
} { $a } – { $b } for { $cards }{"\u00A0"}×{"\u00A0"}{ $kind } and { $you ->
    [1] score
   *[other] scores
} { $points ->
    [one] 1 point.
   *[other] { $points } points.
}
amsterdam-log-build-mixed = { $you ->
    [1] You build
   *[other] { $seat } builds
} { $a } – { $b } for { $cards }{"\u00A0"}×{"\u00A0"}{ $kind } and { $wilds }{"\u00A0"}×{"\u00A0"}wild and { $you ->
    [1] score
   *[other] scores
} { $points ->
    [one] 1 point.
   *[other] { $points } points.
}
amsterdam-log-build-wild = { $you ->
    [1] You build
   *[other] { $seat } builds
} { $a } – { $b } for { $wilds }{"\u00A0"}×{"\u00A0"}wild and { $you ->
    [1] score
   *[other] scores
} { $points ->
    [one] 1 point.
   *[other] { $points } points.
}
amsterdam-log-bonus-card = { $you ->
    [1] You take a bonus card and have
   *[other] { $seat } takes a bonus card and has
} { $tokens } now.
amsterdam-log-closed = With that the other route { $a } – { $b } is closed.
amsterdam-log-pass = { $you ->
    [1] You can do nothing and pass.
   *[other] { $seat } can do nothing and passes.
}
amsterdam-log-last-turns = { $you ->
    [1] You have
   *[other] { $seat } has
} { $carts ->
    [0] no carts
    [one] 1 cart
   *[other] { $carts } carts
} left: everyone has one more turn.
amsterdam-log-over = The game is over; the points are counted.
amsterdam-log-over-stuck = Nobody could do anything for a whole round, so the game is over; the points are counted.
amsterdam-log-counted = { $you ->
    [1] You have
   *[other] { $seat } has
} { $routes } for routes, { $contracts } for contracts and { $bonus } as a bonus: { $points }.
amsterdam-log-won = { $you ->
    [1] You win.
   *[other] { $seat } wins.
}
amsterdam-log-shares-win = { $you ->
    [1] You share the win.
   *[other] { $seat } shares the win.
}

## Why another action was better

amsterdam-cause-last-cards = It was your last turn, when cards are worth nothing any more: { $route } would have brought { $points ->
    [one] 1 point
   *[other] { $points } points
}{ $contract ->
    [none] .
   *[other] {" "}and fulfilled your contract { $contract }.
}
amsterdam-cause-last-route = It was your last turn: { $route } would have brought { $points ->
    [one] 1 point
   *[other] { $points } points
}{ $contract ->
    [none] ,
   *[other] {" "}and fulfilled your contract { $contract },
} { $short } brought { $instead }.
amsterdam-cause-kept = You kept the contract { $contract } and never fulfilled it: it cost you { $points ->
    [one] 1 point
   *[other] { $points } points
}.
amsterdam-cause-carts = After this { $carts ->
    [one] 1 cart is
   *[other] { $carts } carts are
} left, and the contract { $contract } still takes { $spaces }.
amsterdam-cause-route-lost = { $other } built { $route } before your next turn{ $contract ->
    [none] .
   *[other] , and your contract { $contract } needed a way there.
}
amsterdam-cause-wilds = You could have paid with { $count ->
    [one] 1 wild card
   *[other] { $count } wild cards
} less.
amsterdam-cause-spare-wild = You spent a wild card while { $kind ->
    [orange] an orange
   *[other] a { $kind }
} card, which would have done as well, lay open.
amsterdam-cause-drew = You drew contracts and did not fulfil { $count ->
    [one] one
   *[other] { $count }
} ({ $contract }): the draw cost you { $points ->
    [one] 1 point
   *[other] { $points } points
}.
amsterdam-cause-never = { $route } would have { $spaces ->
    [0] fulfilled your contract { $contract }
   *[other] shortened the way of your contract { $contract }
}, which was never fulfilled and cost you { $points ->
    [one] 1 point
   *[other] { $points } points
}.
amsterdam-cause-no-help = { $route } shortens the way of none of your contracts; { $better } does for { $contract }.
amsterdam-cause-more-points = { $route } brings { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $instead } only { $fewer }.
amsterdam-cause-bonus-card = { $route } brings a bonus card besides its points; { $instead } brings none.
amsterdam-cause-card = An open { $kind } card was one that you still lacked for { $route }{ $contract ->
    [none] {" "}({ $points ->
        [one] 1 point
       *[other] { $points } points
    })
   *[other] , on a shortest way of your contract { $contract }
}.
amsterdam-cause-spent = { $route } took cards that { $better } needs, on a shortest way of your contract { $contract }: you now lack { $count ->
    [one] 1 card
   *[other] { $count } cards
} for it.
amsterdam-cause-bonus = { $route } brings a bonus card; in the final count one more would have been worth { $points ->
    [one] 1 point
   *[other] { $points } points
} to you.
amsterdam-cause-wild-alone = Taking an open wild card first ends your draw; you could have had two other cards.

## Previews

amsterdam-preview-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $total } in all
amsterdam-preview-carts-left = { $carts ->
    [0] no carts left
    [one] 1 cart left
   *[other] { $carts } carts left
}
amsterdam-preview-cards-left = { $cards ->
    [0] no cards left in hand
    [one] 1 card left in hand
   *[other] { $cards } cards left in hand
}
amsterdam-preview-bonus-card = a bonus card
amsterdam-preview-closes = closes the other route { $a } – { $b }
amsterdam-preview-completes = fulfils { $a } – { $b }
amsterdam-preview-missing = { $a } – { $b }: { $spaces ->
    [one] 1 space missing
   *[other] { $spaces } spaces missing
}
amsterdam-preview-impossible = { $a } – { $b }: no longer possible
amsterdam-preview-last-turns = starts the final round
amsterdam-preview-ends-turn = ends the turn
amsterdam-preview-deck = { $cards ->
    [one] 1 card to draw from
   *[other] { $cards } cards to draw from
}
amsterdam-preview-contracts = look at { $contracts ->
    [one] 1 contract
   *[other] { $contracts } contracts
}, keep at least { $keep }

## The result

amsterdam-result-routes = Routes
amsterdam-result-contracts = Contracts
amsterdam-result-bonus = Bonus
amsterdam-result-total = Total
amsterdam-result-completed = { $completed } of { $count ->
    [one] 1 contract
   *[other] { $count } contracts
} fulfilled
amsterdam-result-bonus-cards = { $cards ->
    [one] 1 bonus card
   *[other] { $cards } bonus cards
}
amsterdam-result-by-points = The most points win.
amsterdam-result-by-contracts = Equal points: the most fulfilled contracts win.
amsterdam-result-by-nothing = Equal points and equally many fulfilled contracts: the win is shared.
amsterdam-result-ended-carts = A player was nearly out of carts, and everyone had one last turn.
amsterdam-result-ended-passes = Nobody could do anything for a whole round.
amsterdam-result-counting = Counting on the map
amsterdam-result-skip = Straight to the result
amsterdam-result-again = Count again on the map
amsterdam-placeholder = This contract is a stand-in of our own; the official one is not known.
amsterdam-board-amsterdam = Stand-ins
amsterdam-board-own = From this server’s box
amsterdam-board-why = Only four of the game’s 24 contracts are published; in place of the others there are stand-ins of our own. Contracts from a box stay on this server: nobody sees one that they do not hold.

## The page: seats

amsterdam-page-seat-choosing = choosing
amsterdam-page-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
amsterdam-page-points-word = points
amsterdam-page-fact-carts = { $count ->
    [one] 1 cart left
   *[other] { $count } carts left
}
amsterdam-page-fact-cards = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
}
amsterdam-page-fact-contracts = { $count ->
    [one] 1 contract
   *[other] { $count } contracts
}
amsterdam-page-fact-bonus = { $count ->
    [one] 1 bonus card
   *[other] { $count } bonus cards
}
amsterdam-page-last-turns-by = { $you ->
    [1] You started
   *[other] { $name } started
} the final round

## The page: the board

amsterdam-page-map = Map of { $name }. The arrow keys go from route to route, Enter opens one.
amsterdam-page-route-open = you can build it now
amsterdam-page-route-free = free
amsterdam-page-route-closed = closed
amsterdam-page-route-owned = { $you ->
    [1] built by you
   *[other] built by { $name }
}
amsterdam-page-spaces = { $count }{"\u00A0"}×{"\u00A0"}{ $colour }
amsterdam-page-any-colour = : any one colour
amsterdam-page-payments = Ways to pay for { $a } – { $b }
amsterdam-page-pay-with = Pay with { $cards }
amsterdam-page-pay-how = Choose how to pay:
amsterdam-page-build = Build
amsterdam-page-build-choose = Build: choose cards
amsterdam-page-pay-not = { $count ->
    [one] 1 more way you cannot pay now
   *[other] { $count } more ways you cannot pay now
}
amsterdam-page-final-round = { $you ->
    [1] You have
   *[other] { $name } has
} started the final round. { $turns ->
    [one] This is the last turn.
   *[other] { $turns } turns left.
}

## The page: cards and contracts

amsterdam-page-market = Cards and contracts to draw
amsterdam-page-row-card = Take the open card { $slot }: { $card }
amsterdam-page-row-gap = Place { $slot } in the row is empty
amsterdam-page-deck-card = Draw from the deck, { $count ->
    [one] 1 card
   *[other] { $count } cards
} left
amsterdam-page-discarded = { $count ->
    [one] 1 card discarded
   *[other] { $count } cards discarded
}
amsterdam-page-contract-deck = Draw contracts, { $count ->
    [one] 1 contract
   *[other] { $count } contracts
} left
amsterdam-page-hand = Your hand: { $count ->
    [one] 1 card
   *[other] { $count } cards
}
amsterdam-page-hand-empty = No cards in your hand.
amsterdam-page-my-contracts = My contracts
amsterdam-page-contract-done = Fulfilled
amsterdam-page-contract-lost = No longer possible
amsterdam-page-contract-missing = { $spaces ->
    [one] 1 space missing
   *[other] { $spaces } spaces missing
}
amsterdam-page-contract-stand-in = stand-in
amsterdam-page-contract-stand-ins = Contracts marked “stand-in” are our own; the official ones are not known.
amsterdam-page-keep-title = Which contracts will you keep?
amsterdam-page-keep-lead = If your routes connect both places at the end, you score the contract’s points; if not, you lose them.
amsterdam-page-keep-do = { $count ->
    [0] Keep none
    [one] Keep 1 contract
   *[other] Keep { $count } contracts
}

## The page: keys

amsterdam-page-key-row = Take the open card of that number
amsterdam-page-key-board = Go to the map
amsterdam-page-key-next = Go to the next route you can build
amsterdam-page-key-arrows = From route to route on the map
amsterdam-page-key-enter = Open or choose

## Positions that cannot be. Things are named as in position texts; players count from 1.

amsterdam-position-cards = there are { $there } { $kind } cards, not { $wanted }
amsterdam-position-paid = { $cards } { $kind } cards cannot have been paid
amsterdam-position-known = player { $player } is known to hold cards that are not there
amsterdam-position-row = the row cannot lie like this: a gap that a card could fill, or wild cards that would be thrown away
amsterdam-position-route-twice = { $route } belongs to players { $player } and { $other }
amsterdam-position-route-pair = { $route } and { $other } cannot both be built by these players
amsterdam-position-tokens = the bonus cards are not those of the routes
amsterdam-position-carts = player { $player } has { $carts } carts and { $spaces } spaces, not { $all } together
amsterdam-position-contract-twice = contract { $contract } is in several places
amsterdam-position-offers = somebody has contracts to choose from who should not, or their number is wrong
amsterdam-position-phase = there is nothing to decide in this phase
amsterdam-position-last-turns = a player has so few carts that the last turns should have begun
amsterdam-position-paid-route = what was paid last is not one colour and wild cards for a route that is built
amsterdam-position-setup = in the set-up nobody has had a turn, built a route or refused a contract
amsterdam-position-chosen = in the set-up somebody has still to choose contracts, and after it everyone has chosen
amsterdam-position-passes = { $passes } turns cannot have been passed: that is possible only where no card and no contract is left to draw
amsterdam-position-all-passed = all have passed, so the game is over
amsterdam-position-no-trigger = { $turns } last turns are left, but nobody has started the last turns
amsterdam-position-trigger = player { $player } has { $carts } carts and cannot have started the last turns: that takes { $most } or fewer
amsterdam-position-turns-left = player { $player } started the last turns, so { $wanted } are left when it is the turn of player { $seat }, not { $there }
amsterdam-position-trigger-first = somebody who has not had a last turn yet has { $most } carts or fewer, and would have started the last turns before player { $player }

## Boards

amsterdam-problem-twice = the { $field } '{ $value }' is already that of { $other }
amsterdam-problem-leads-nowhere = { $id } leads to '{ $place }', which is no place of this map; try { $near }
amsterdam-problem-circle = { $id } begins and ends at '{ $place }'
amsterdam-problem-grey = grey is no colour of cards: a grey route takes any colour
amsterdam-problem-colour = { $id } is '{ $colour }', but cards are { $known }; or write grey
amsterdam-problem-length-points = route_points says nothing about length { $length }
amsterdam-problem-length-carts = { $id } is longer than the { $carts } carts of a player
amsterdam-problem-parallel-missing = { $id } joins the same places as { $other }: each must name the other as parallel
amsterdam-problem-third-route = { $id } is the third route between its places, and two is the most
amsterdam-problem-no-route = there is no route '{ $other }'
amsterdam-problem-parallel-itself = { $id } cannot be parallel to itself
amsterdam-problem-parallel-elsewhere = { $other } joins other places than { $id }
amsterdam-problem-parallel-one-way = { $other } does not name { $id } as its parallel route
amsterdam-problem-contract-twice = { $id } joins the same places as { $other }
amsterdam-problem-box = a box has { $needed } contracts, but with the published ones there are { $there } here
amsterdam-problem-no-place = '{ $place }' is no place of this map
amsterdam-problem-token-useless = { $id } gives a bonus card, but the end bonus does not count them
amsterdam-problem-ranks = a later rank gives more than an earlier one
amsterdam-problem-unreachable = no routes lead from { $place } to { $other }
amsterdam-problem-numbers = { $few } is { $less }, too many for { $many }, which is { $more }
amsterdam-problem-few-contracts = { $players } players are dealt { $needed } contracts, and there are { $there }
amsterdam-problem-few-cards = { $players } hands and the row take { $needed } cards at the start, and there are { $there }
amsterdam-problem-many-cards = there are { $there } cards, and { $most } is the most
amsterdam-problem-endless-row = with { $wilds } wild cards the row could be thrown away { $times } times before it has fewer than { $reset } of them
amsterdam-page-result-details = Point by point
amsterdam-page-result-routes = { $count ->
    [one] 1 route
   *[other] { $count } routes
} of { $length ->
    [one] 1 space
   *[other] { $length } spaces
}: { $points }

## A game looked back at: what luck gave, in place of the words for any game

amsterdam-advice-luck = { $you ->
    [1] In points of chance: { $luck } from the cards, and { $cost } lost by your decisions.
   *[other] In points of chance: { $luck } from the cards, and { $cost } lost by the decisions of { $name }.
}
