# The first lesson of Roads & Boats. $place and $other are tiles, $done is the button that ends the phase.

lesson-title = First lesson
lesson-progress = { $count } of { $all } goals reached
lesson-leave = Leave the lesson
lesson-again = Start again
lesson-new = Set up a game
lesson-home = This small land is yours alone. Click the framed pasture in the middle ({ $place }) to make it your home.
lesson-production-first = Every turn begins with production. Nothing here produces yet, so click “{ $done }”.
lesson-load-board = You have three donkeys, five boards, a stone and two geese. Click a donkey: it can carry two goods. Load one board with the arrow → beside “boards”.
lesson-load-one-board = Click a donkey at home ({ $place }) and load one board with →.
lesson-choose = { $good ->
    [boards] Click the donkey with the boards.
    [trunks] Click the donkey with the trunks.
    [stone] Click the donkey with the stone.
   *[none] Click the donkey there.
}
lesson-to-woods = Now click the woods ({ $place }), and the donkey takes the board there. Without a road it walks one tile a turn.
lesson-load-boards = Click another donkey at home and load two boards with →. It cannot carry more.
lesson-to-rock = Take them to the rock: click { $place }.
lesson-bring-boards = The sawmill needs boards: bring them home, click { $place }.
lesson-movement-done = That is all for this phase. Click “{ $done }”.
lesson-build-woodcutter = Now build. Click the woods ({ $place }) and choose the woodcutter. It costs the board your donkey brought.
lesson-build-quarry = Click the rock ({ $place }) and choose the stone quarry, for two boards.
lesson-build-sawmill = Click your home ({ $place }) and choose the sawmill, for two boards and the stone. Now everything is spent, and your land begins to work.
lesson-building-done = There is nothing more to build. Click “{ $done }”.
lesson-wonder-done = Bricks of the wonder cost goods from your home, and you still need yours. Click “{ $done }”.
lesson-production-given = Look: there are trunks at the woodcutter and stone at the quarry. Such buildings give one good each turn, even when nobody is there. Click “{ $done }”.
lesson-go-woods = There are trunks in the woods. Send a donkey there: click one, then { $place }.
lesson-load-trunks = Click a donkey in the woods ({ $place }) and load the trunks with →.
lesson-trunks-home = Bring the trunks to the sawmill: click { $place }.
lesson-go-rock = There is stone at the quarry. Send a donkey there: click one, then { $place }.
lesson-load-stone = Click a donkey on the rock ({ $place }) and load the stone with →.
lesson-stone-home = Bring the stone home: click { $place }. It will become a road.
lesson-build-road = Click { $place } and build a road to { $other }, for one stone.
lesson-saw = The trunks are at the sawmill ({ $place }), and so is a donkey. Run the sawmill with its button in the list: one pile of trunks becomes two boards.
lesson-production-done = Click “{ $done }”.
lesson-by-road = By road a donkey goes two tiles: there and back in one turn! Click a donkey at home that carries nothing, then the woods ({ $place }).
lesson-by-road-load = Load the trunks here with →.
lesson-by-road-back = And back home: click { $place }.
lesson-pay = Choose what to pay with.
lesson-end = Well done! You have brought goods to where they are needed and made more of them. Play on here if you like: paper, geese and gold await you. Or set up a game of your own.
lesson-stuck = There are too few boards left for the woodcutter and the sawmill, and without them there will never be more. Undo some steps, or start again.
