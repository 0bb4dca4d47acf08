# How to play, in short. Numbers come from the board file.

help-title = How to play
help-chapters = Chapters
help-whole-page = As a page of its own
help-to-game = To the games

## Ticket to Ride: Amsterdam

help-amsterdam-goal = What it is about
help-amsterdam-goal-1 = You send your carts through the old city. Points come from the routes that you build, from the contracts that you fulfil and from bonus cards; most points win.
help-amsterdam-setup-1 = Everybody has { $carts } carts and { $start_cards } transport cards. { $row } more cards lie open in the row.
help-amsterdam-setup-2 = You are dealt { $contracts_dealt } contracts and keep at least { $contracts_dealt_keep }. All choose at the same time and in secret. What you refuse goes under the deck.
help-amsterdam-turn-1 = In your turn you do one of three things: draw transport cards, build one route, or draw contracts.
help-amsterdam-turn-2 = Only if none of them is possible you pass.
help-amsterdam-cards-1 = You take two cards, one after the other: an open one from the row, or blindly one from the deck. A gap in the row is filled at once.
help-amsterdam-cards-2 = The wheel is a wild card and stands for any colour. An open one is all that you take in a turn, and you cannot take it second. One that you draw blindly counts like any other card.
help-amsterdam-cards-3 = Whenever { $wild_reset_at } wild cards lie open, the whole row is replaced. You may hold as many cards as you like.
help-amsterdam-routes-1 = A route joins two places. It costs as many cards as it has spaces, all of its colour; a grey one takes any one colour. Wild cards help out everywhere.
help-amsterdam-routes-2 = Your carts stand on its spaces from then on, and you score at once: the longer, the more.
help-amsterdam-routes-3 = A small cart on a route means a bonus card for whoever builds it.
help-amsterdam-routes-4 = Of two routes side by side nobody may have both. With fewer than { $double_routes_min_players } players the second one is closed as soon as the first is built.
help-amsterdam-routes-picture = A green route of three spaces, and cards that pay for it: two green ones and a wild one. The black route beside it has been built.
help-amsterdam-contracts-1 = A contract names two places. If your routes join them at the end, in whatever way, you get its points; if not, you lose as many.
help-amsterdam-contracts-2 = As your turn you may draw { $contracts_drawn } more and keep at least { $contracts_drawn_keep }. Your contracts stay secret until the end.
help-amsterdam-contracts-picture = A contract from the Dam to the Waag: two routes of yours join them by way of the Oude Kerk.
help-amsterdam-ending-1 = When somebody ends a turn with { $end_trigger_carts } carts or fewer, everybody has one more turn, and that player too.
help-amsterdam-ending-2 = Then contracts are counted, and the bonus cards: who has the most of them gets the most points.
help-amsterdam-ending-3 = With equal points whoever has fulfilled more contracts wins; if that is equal too, the win is shared.
help-amsterdam-ending-ranks = Points for bonus cards
help-amsterdam-ending-players = { $players } players
help-amsterdam-ending-rank = { $rank }.
help-amsterdam-length = Spaces
help-amsterdam-points = Points
