# The lessons of the game, step by step.

amsterdam_course-first = Amsterdam in five minutes
amsterdam_course-first-about = Cards, routes, contracts: everything you need for your first game.
amsterdam_course-first-welcome = Welcome to Amsterdam in the 17th century! You send carts through the city: build routes between its places, and connect those that your contracts name.
amsterdam_course-first-contract = This is your secret contract: Dam and De Drie Hendricken. Connect them with your own routes, whichever way, and you get 3 points at the end. If you don't, you lose 3.
amsterdam_course-first-row = On your turn you do one of three things. The first: take two cards. Take the open blue one.
amsterdam_course-first-deck = A new card has filled the gap. Take your second card from the deck, without seeing it.
amsterdam_course-first-rival = Your turn was over, and your opponent has built the red route, with two red cards. With two players its pink neighbour is closed now: of two routes side by side only one is built.
amsterdam_course-first-build = The second thing: build a route. It costs a card of its colour for each space. Choose the framed blue route at the Dam, then pay.
amsterdam_course-first-grey = One point! Go on to Westermarkt. The framed route is grey: it takes any one colour. Build it.
amsterdam_course-first-bonus = One more route, and the contract is fulfilled. A small cart is drawn on this one: whoever builds it gets a bonus card. Build it with a black card.
amsterdam_course-first-done = Dam and De Drie Hendricken are connected: these 3 points are yours. Nobody else sees your contracts until the end.
amsterdam_course-first-draw = The third thing you can do on your turn: draw two contracts.
amsterdam_course-first-keep = Keep at least one, or both. Look where they lead: an easy one is near your routes. Choose, and confirm.
amsterdam_course-first-kept = What you keep counts: fulfilled it adds its points, unfulfilled it takes them away. So don't draw contracts late in the game.
amsterdam_course-first-wild = A few turns later. The wheel is wild: it stands for any colour. But an open wild card is the only card of your turn. Take it.
amsterdam_course-first-long = Two blue cards and the wild one pay for a blue route of three spaces. Build the framed one.
amsterdam_course-first-points = Four points at once, and another bonus card! Long routes are worth more: one space 1 point, two 2, three 4, four 7. They need not touch your other routes.
amsterdam_course-first-last = You have 16 carts, one for each space. When somebody ends a turn with two or fewer left, everybody has one more turn.
amsterdam_course-first-count = Then contracts are counted, and bonus cards: with two players, 8 points for whoever has more, 4 for the other. The most points win.
amsterdam_course-first-end = That is all of it: take cards, build routes, draw contracts. You know wild cards, bonus cards, and when it ends. Now for your first game!
