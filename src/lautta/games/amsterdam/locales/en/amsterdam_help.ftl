# How to play, in short. Numbers come from the board file.

amsterdam_help-goal = What it is about
amsterdam_help-goal-1 = You send your carts through the old city. You score points for the routes you build, the contracts you fulfil and your bonus cards; the most points win.
amsterdam_help-setup-1 = Everyone has { $carts } carts and { $start_cards } transport cards. { $row } more cards lie open in the row.
amsterdam_help-setup-2 = You are dealt { $contracts_dealt } contracts and keep at least { $contracts_dealt_keep }. Everyone chooses at the same time and in secret. Contracts you refuse go under the deck.
amsterdam_help-turn-1 = On your turn you do one of three things: draw transport cards, build one route, or draw contracts.
amsterdam_help-turn-2 = You pass only if none of these is possible.
amsterdam_help-cards-1 = You take two cards, one after the other: an open one from the row, or an unseen one from the deck. A gap in the row is filled at once.
amsterdam_help-cards-2 = The wheel is a wild card and stands for any colour. If you take an open one, it is the only card you take that turn, and you cannot take one as your second card. One drawn from the deck counts like any other card.
amsterdam_help-cards-3 = Whenever { $wild_reset_at } wild cards lie open, the whole row is replaced. You may hold any number of cards.
amsterdam_help-routes-1 = A route joins two places. It costs as many cards as it has spaces, all of its colour; a grey one takes any one colour. Wild cards can stand in anywhere.
amsterdam_help-routes-2 = Your carts stand on its spaces from then on, and you score at once: the longer, the more.
amsterdam_help-routes-3 = A small cart on a route means a bonus card for whoever builds it.
amsterdam_help-routes-4 = Of two routes side by side nobody may have both. With fewer than { $double_routes_min_players } players the second one is closed as soon as the first is built.
amsterdam_help-routes-picture = A green route of three spaces, and cards that pay for it: two green ones and a wild one. The black route beside it has been built.
amsterdam_help-contracts-1 = A contract names two places. If your routes join them at the end, whichever way they go, you get its points; if not, you lose as many.
amsterdam_help-contracts-2 = On your turn you may draw { $contracts_drawn } more and keep at least { $contracts_drawn_keep }. Your contracts stay secret until the end.
amsterdam_help-contracts-picture = A contract from the Dam to the Waag: two routes of yours join them by way of the Oude Kerk.
amsterdam_help-ending-1 = When somebody ends a turn with { $end_trigger_carts } carts or fewer, everyone has one more turn, including that player.
amsterdam_help-ending-2 = Then contracts are counted, and the bonus cards: whoever has the most of them gets the most points.
amsterdam_help-ending-3 = With equal points, whoever has fulfilled more contracts wins; if that is equal too, the win is shared.
amsterdam_help-ending-ranks = Points for bonus cards
amsterdam_help-ending-players = { $players } players
amsterdam_help-ending-rank = { $rank }.
amsterdam_help-length = Spaces
amsterdam_help-points = Points
