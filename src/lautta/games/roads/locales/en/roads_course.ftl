# The lessons of the game, step by step.

roads_course-goods = 1. First goods
roads_course-goods-about = Donkeys, a woodcutter, a sawmill and the first road.

roads_course-river = 2. River and raft
roads_course-river-about = Banks, boats, and how a river becomes your best road.
roads_course-river-valley = This valley is yours alone for the next lessons. A river rises in the west, on b1, and flows into the sea in the east.
roads_course-river-banks = The river cuts b2 into two banks: b2a in the north, b2b in the south. Your donkey in the north cannot reach the stone in the south. No land transporter crosses a river without a bridge.
roads_course-river-factory = So build a raft factory, for the board and the stone that the donkey carries. Click b2 and choose it.
roads_course-river-built = It stands. Boats are only made at a shore: beside a river or the sea. Buildings work from the next turn on.
roads_course-river-use = Next turn, production. The donkey has brought two piles of trunks: that is one raft. Run the factory.
roads_course-river-raft = Your raft is on the river at once. It carries three goods and has three points, one for each tile.
roads_course-river-load = Movement. A boat on the river reaches all banks of its tile. Choose the raft and load a stone from the south with →.
roads_course-river-again = And the second stone.
roads_course-river-float = Down the river, out to sea, and to the coast of a4: three points, and docking ends the move. Click a4.
roads_course-river-unload = Docked, it reaches the bank it lies at. Put the stone ashore with ←.
roads_course-river-unloaded = And the other one.
roads_course-river-bridge = Two stones, four tiles away, in one turn and without a road! Where land is to cross the river, a bridge joins two banks for one stone.
roads_course-river-end = You know banks and boats now: reach, launching, floating, docking. Next come geese, and what can be learned from them.

roads_course-geese = 3. Geese and research
roads_course-geese-about = How geese become more, and what two of them and a paper are good for.
roads_course-geese-alone = Two geese are alone on the pasture a4: nothing else lies there, nothing is built, nobody stands about.
roads_course-geese-breed = End the turn, and watch a4.
roads_course-geese-three = Three! At the beginning of each production two geese that are alone on a pasture become three. Three do not breed: fetch one, and the other two will again.
roads_course-geese-call = Movement. Geese can be loaded like any good, or simply follow, and then they are no load. Choose the donkey on a4 and call a goose.
roads_course-geese-second = Call a second one.
roads_course-geese-walk = Now go to a3, and they come along.
roads_course-geese-followed = Two geese on their own feet, and the donkey could still carry two goods.
roads_course-geese-paper = A few turns later the papermill on c2 has made paper from two trunks, and it lies on b2a beside two geese, in reach of a donkey. That is all it takes to research.
roads_course-geese-research = Two geese and a paper at one place: choose rowing.
roads_course-geese-learned = Geese and paper are gone, but from now on you can build rowboat factories, and turn your raft factories into them right away where you have a transporter.
roads_course-geese-subjects = There are seven subjects: rowboats, trucks, steamers, oil drilling, and three about mines. Beware: geese and paper that nobody carries when production ends vanish without use.
roads_course-geese-end = Geese, paper, knowledge: you know how. Next: gold, and what becomes of it.

roads_course-mint = 4. Mine and mint
roads_course-mint-about = From gold to coins to stock: where the points come from.
roads_course-mint-mountain = Gold and iron come from mountains. Two donkeys stand on a3 with three boards and a stone: the price of a mine.
roads_course-mint-mine = Build the mine: click a3 and choose it.
roads_course-mint-bag = There are 3 gold and 3 iron in it. Each turn it gives one of them: with others by lot, alone always what there is more of, gold in a tie.
roads_course-mint-turn = End the turn and see what it gives.
roads_course-mint-gold = A piece of gold lies on a3. At the end of the game it is worth 10 points, if one of your transporters carries it. But it can become more.
roads_course-mint-fuel = For coins you need fuel as well. The coal burner on a1 makes one from two trunks. Run it.
roads_course-mint-burnt = Fuel. In the next movement the donkey takes it to the mint on a2, by road.
roads_course-mint-coin = Here they are together: two gold and a fuel, and a donkey of yours. Run the mint.
roads_course-mint-forty = Coins, and your donkey carries them at once: only what your transporters carry counts at the end. Two gold were worth 20 points, the coins are worth 40. A mint works once a turn.
roads_course-mint-exchange = The last step: a stock exchange, built for three stones on c2. Two coins and a paper become a stock. Run it.
roads_course-mint-stock = A stock: 120 points, from four gold, two fuel and a paper. Nothing in the game is worth more.
roads_course-mint-end = Gold 10, coins 40, stock 120: now you know where all the carrying leads. Next: the wonder.

roads_course-wonder = 5. The wonder
roads_course-wonder-about = Bricks, their price, the drop, and how the game ends.
roads_course-wonder-wall = At the end of every turn bricks of the wonder can be bought, with goods of any kind that are at home in reach of a transporter. Your home is a2.
roads_course-wonder-brick = Buy a brick. Alone the first one of a turn costs two goods.
roads_course-wonder-pay = Pay with what you need least: trunks. The gold is worth more elsewhere.
roads_course-wonder-pay2 = And one more.
roads_course-wonder-price = Your brick is in the wall. The next one in this turn would cost three, then four: a few each turn are cheaper than many at once. End the turn.
roads_course-wonder-neutral = A neutral brick was added, as at the end of every turn. So the wonder grows, whether anybody buys or not.
roads_course-wonder-drop = Later. The next brick has a drop on it. Look at the desert c4, and buy the brick.
roads_course-wonder-green = The desert has become green! From now on all deserts are pasture: to build on, and for geese.
roads_course-wonder-points = At the end each row that was begun shares out 10 points among the players' bricks in it. Several bricks in one row nobody else builds at are worth the most for their price.
roads_course-wonder-end = That is the wonder: goods for bricks, a drop that makes deserts green, and a clock for all. Next: rivals.

roads_course-rivals = 6. Rivals
roads_course-rivals-about = What belongs to whom, walls, and who goes first.
roads_course-rivals-others = You are no longer alone. Your neighbour has built the woodcutter on a1, and two trunks lie there. Nobody owns buildings, roads, or what lies on the ground.
roads_course-rivals-take = Your donkey is there. Load the trunks with →.
roads_course-rivals-mine = Now this pile is yours: nobody can take what a transporter carries. What you leave on the ground others may fetch, so don't.
roads_course-rivals-neighbour = The quarry on c1 is dear to you, and your neighbour's donkey stands beside it, on c2. A wall keeps it out.
roads_course-rivals-wall = Click c1 and build a wall on its eastern side, for one stone.
roads_course-rivals-walled = Only you can pass it. It can be pulled down for two boards, one more than it has parts; each further part costs you one stone more than the last.
roads_course-rivals-order = Gold lies on a3, and both of you stand beside it. As a rule all play a phase at the same time. But where it matters who is first, one may call for the order.
roads_course-rivals-callit = Call for the order.
roads_course-rivals-slot = Those nearest to the temple were asked to pray on or to stop. Your neighbour prays on, so you, farthest away, choose first: take slot 1.
roads_course-rivals-go = You play first. Go to a3 with your donkey.
roads_course-rivals-grab = And load the gold.
roads_course-rivals-first = Yours! Praying longest brings you near the temple, which breaks ties in the end, but lets others choose their slot before you.
roads_course-rivals-end = Now you know all of it: goods, boats, geese, gold, the wonder, and each other. Try the puzzle, or play!

roads_course-puzzle = Puzzle: coins in three turns
roads_course-puzzle-about = Nobody helps you here: can you carry coins before the third turn is over?
roads_course-puzzle-task = A woodcutter on a1, a mine on a3, a coal burner on b2a, a mint on a2, roads between them, and three donkeys. You have three turns.
roads_course-puzzle-solve = Have coins aboard one of your transporters within three turns. You may do whatever the rules allow, and go back as far as you like.
roads_course-puzzle-solved = Solved! 40 points aboard.
roads_course-puzzle-end = That was real logistics. Whoever can do this can play alone for the records: 20 turns, as many points as you can carry.
