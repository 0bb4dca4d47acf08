# The first lesson of Roads & Boats. $place, $other and $from are tiles, $done is the button that ends the phase.

roads_lesson-title = First lesson
roads_lesson-progress = { $count } of { $all } goals reached
roads_lesson-leave = Leave the lesson
roads_lesson-again = Start again
roads_lesson-new = Set up a game
roads_lesson-home = This small land is yours alone. Click the framed pasture in the middle ({ $place }) to make it your home.
roads_lesson-production-first = Every turn begins with production. Nothing here produces yet, so click “{ $done }”.
roads_lesson-load-board = You have three donkeys, five boards, a stone and two geese. Click a donkey: it can carry two goods. Load one board with the arrow → beside “boards”.
roads_lesson-load-one-board = Click a donkey at home ({ $place }) and load one board with →.
roads_lesson-choose = { $good ->
    [boards] Click the donkey with the boards ({ $from }).
    [trunks] Click the donkey with the trunks ({ $from }).
    [stone] Click the donkey with the stone ({ $from }).
   *[none] Click the donkey there.
}
roads_lesson-to-woods = Now click the woods ({ $place }), and the donkey takes the board there. Without a road it walks one tile a turn.
roads_lesson-load-boards = Click another donkey at home and load two boards with →. It cannot carry more.
roads_lesson-to-rock = Take them to the rock: click { $place }.
roads_lesson-bring-boards = The sawmill needs boards: bring them home, click { $place }.
roads_lesson-movement-done = That is all for this phase. Click “{ $done }”.
roads_lesson-build-woodcutter = Now build. Click the woods ({ $place }) and choose the woodcutter. It costs the board your donkey brought.
roads_lesson-build-quarry = Click the rock ({ $place }) and choose the stone quarry, for two boards.
roads_lesson-build-sawmill = Click your home ({ $place }) and choose the sawmill, for two boards and the stone. Now everything is spent, and your land begins to work.
roads_lesson-building-done = There is nothing more to build. Click “{ $done }”.
roads_lesson-wonder-done = Bricks of the wonder cost goods from your home, and you still need yours. Click “{ $done }”.
roads_lesson-production-given = Look: there are trunks at the woodcutter and stone at the quarry. Such buildings give one good each turn, even when nobody is there. Click “{ $done }”.
roads_lesson-go-woods = There are trunks in the woods. Send a donkey there: click one, then { $place }.
roads_lesson-load-trunks = Click a donkey in the woods ({ $place }) and load the trunks with →.
roads_lesson-trunks-home = Bring the trunks to the sawmill: click { $place }.
roads_lesson-go-rock = There is stone at the quarry. Send a donkey there: click one, then { $place }.
roads_lesson-load-stone = Click a donkey on the rock ({ $place }) and load the stone with →.
roads_lesson-stone-home = Bring the stone home: click { $place }. It will become a road.
roads_lesson-build-road = Click { $place } and build a road to { $other }, for one stone.
roads_lesson-saw = The trunks are at the sawmill ({ $place }), and so is a donkey. Click { $place } and run the sawmill with ▶: one pile of trunks becomes two boards.
roads_lesson-production-done = Click “{ $done }”.
roads_lesson-by-road = By road a donkey goes two tiles: there and back in one turn! Click a donkey at home that carries nothing, then the woods ({ $place }).
roads_lesson-by-road-load = Load the trunks here with →.
roads_lesson-by-road-back = And back home: click { $place }.
roads_lesson-pay = Choose what to pay with.
roads_lesson-end = Well done! You have brought goods to where they are needed and made more of them. Play on here if you like: paper, geese and gold await you. Or set up a game of your own.
roads_lesson-stuck = There are too few boards left for the woodcutter and the sawmill, and without them there will never be more. Undo some steps, or start again.
