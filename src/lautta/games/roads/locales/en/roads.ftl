# Roads & Boats. Variables: $seat is a player’s name, $you is 1 where the reader is that player; places, transporters
# and directions are written as on the map.

roads-title = Roads & Boats
roads-summary = Carry goods by donkey, road and boat from woods and mines until they become gold, coins and shares.

## Actions

roads-action-home = Choose a home
roads-action-call = Settle the order
roads-action-agree = No need
roads-action-pray = Keep praying
roads-action-stop = Stop praying
roads-action-slot = Take a place
roads-action-done = Done
roads-action-pay = Pay
roads-action-put = Place output
roads-action-launch = Launch
roads-action-scrap = Scrap
roads-action-upgrade = Upgrade
roads-action-enough = No more upgrades
roads-action-drop = Give up
roads-action-accept = Agree
roads-action-refuse = Refuse
roads-action-give = Offer a good
roads-action-ask = Ask for a good
roads-action-invite = Offer a ride
roads-action-board = Ask for a ride
roads-action-use = Use a factory
roads-action-wagon = Make a wagon
roads-action-breed = Breed donkeys
roads-action-research = Research
roads-action-load = Load
roads-action-unload = Unload
roads-action-hand = Hand over
roads-action-go = Move
roads-action-lead = Call a goose
roads-action-leave = Leave a goose
roads-action-take = Take on
roads-action-set = Set down
roads-action-alight = Get off
roads-action-build = Build
roads-action-mine = Build a mine
roads-action-shaft = Dig a shaft
roads-action-road = Build a road
roads-action-bridge = Build a bridge
roads-action-wall = Build a wall
roads-action-demolish = Demolish a wall
roads-action-brick = Buy a brick

## What can be wrong with a map. $tile and $other are tiles as they are named on the map.

roads-problem-same-place = { $count } tiles lie on the same place (q { $q }, r { $r }).
roads-problem-river-at-sea = { $tile } is sea, and there are no rivers at sea.
roads-problem-river-off-map = The river on { $tile } runs off the map to the { $side ->
    [e] east
    [ne] north-east
    [nw] north-west
    [w] west
    [sw] south-west
   *[se] south-east
}.
roads-problem-river-stops = The river on { $tile } runs { $side ->
    [e] east
    [ne] north-east
    [nw] north-west
    [w] west
    [sw] south-west
   *[se] south-east
}, but { $other } has no river that meets it from the { $back ->
    [e] east
    [ne] north-east
    [nw] north-west
    [w] west
    [sw] south-west
   *[se] south-east
}.
roads-problem-source-on = The river on { $tile } begins there, and only mountains have sources, not { $terrain ->
    [woods] woods
    [pasture] pasture
    [rock] rock
    [mountain] mountain
    [desert] desert
   *[sea] sea
}.
roads-problem-river-in-a-circle = The river through { $tile } has no source and reaches no sea.
roads-problem-start-at-sea = { $tile } is a start, and nobody starts at sea.
roads-problem-starts-touch = The starts { $tile } and { $other } are too close: there must be a tile between them.
roads-problem-few-starts = { $starts ->
    [one] Only one start is marked
   *[other] Only { $starts } starts are marked
}, and the map is for { $players ->
    [one] one player
   *[other] { $players } players
}: mark one for each, or none at all.
roads-problem-no-land = There is no land.
roads-problem-parts = The map falls into parts that do not touch.
roads-problem-large = The map is too large: it has { $count } { $what ->
    [stores] banks and seas
    [sites] places for transporters
    [links] places for roads
    [ends] ways over land
    [edges] places for walls
    [sides] sides for walls
    [spots] places for bridges
   *[ways] steps by water
}, and { $most } is the most.
roads-problem-beyond-box = The box has too few tiles: { $count }{"\u00A0"}×{"\u00A0"}{ $terrain ->
    [woods] woods
    [pasture] pasture
    [rock] rock
    [mountain] mountain
    [desert] desert
   *[sea] sea
} with { $shape ->
    [none] no river
    [source] a source
    [straight] a straight river
    [wide] a wide bend
    [sharp] a sharp bend
   *[junction] a junction
} are needed, and there are { $there }. The map can still be played.

## Things

roads-good = { $kind ->
    [trunks] Trunks
    [boards] Boards
    [paper] Paper
    [goose] Goose
    [clay] Clay
    [stone] Stone
    [fuel] Fuel
    [iron] Iron
    [gold] Gold
    [coins] Coins
   *[stock] Share
}
roads-building = { $kind ->
    [woodcutter] Woodcutter
    [quarry] Stone quarry
    [clay_pit] Clay pit
    [mine] Mine
    [oil_rig] Oil rig
    [sawmill] Sawmill
    [coal_burner] Coal burner
    [papermill] Papermill
    [stone_factory] Stone factory
    [mint] Mint
    [stock_exchange] Stock exchange
    [wagon_factory] Wagon factory
    [truck_factory] Truck factory
    [raft_factory] Raft factory
    [rowboat_factory] Rowboat factory
   *[steamer_factory] Steamer factory
}
roads-name-t1 = 1
roads-name-t2 = 2
roads-name-t3 = 3
roads-name-t4 = 4
roads-name-t5 = 5
roads-name-t6 = 6
roads-name-t7 = 7
roads-name-t8 = 8
roads-transporter = { $kind ->
    [donkey] Donkey
    [wagon] Wagon
    [truck] Truck
    [raft] Raft
    [rowboat] Rowboat
   *[steamer] Steamer
}
roads-subject = { $kind ->
    [rowing] Rowboats
    [trucking] Trucks
    [shipping] Steamers
    [drilling] Oil drilling
    [specialisation] Specialised mines
    [enlargement] Big mines
   *[new_shafts] New shafts
}
roads-terrain = { $kind ->
    [woods] Woods
    [pasture] Pasture
    [rock] Rock
    [mountain] Mountain
    [desert] Desert
   *[sea] Sea
}

roads-ground = { $kind ->
    [shore] On a shore: with a river, or next to the sea
    [woods] In woods
    [rock] On rock
    [mountain] On a mountain
    [sea] At sea
   *[any] On any land but dry desert
}
roads-recipe-research = Needs research: { $subject }
roads-recipe-costs = Costs
roads-recipe-every-turn = Every turn
roads-recipe-makes = Makes
roads-recipe-gives = gives
roads-recipe-or = or
roads-recipe-capacity = At most { $count } a turn


## Chapters of the rules

roads-chapter-setup = Setting up
roads-chapter-order = Order of play
roads-chapter-production = Production
roads-chapter-factories = Factories
roads-chapter-mines = Mines
roads-chapter-launching = Making transporters
roads-chapter-breeding = Livestock
roads-chapter-research = Research
roads-chapter-loading = Goods on the way
roads-chapter-movement = Movement on land
roads-chapter-boats = Boats
roads-chapter-carrying = Carrying transporters
roads-chapter-geese = Geese
roads-chapter-building = Building
roads-chapter-roadwork = Roads and bridges
roads-chapter-walls = Walls
roads-chapter-wonder = The wonder
roads-chapter-consent = With consent

## Why not

roads-refused-other-phase = This belongs to another phase of the turn.
roads-refused-order-first = The order of play is being settled first.
roads-refused-work-first = Finish what you have started first.
roads-refused-nothing-in-hand = Nothing you have started needs this.
roads-refused-not-calling = You cannot call for the order now.
roads-refused-not-praying = Nobody is asked about praying now.
roads-refused-not-choosing = Slots are not being chosen now.
roads-refused-slot-taken = This slot is taken.
roads-refused-slot-unused = There are only as many slots as players.
roads-refused-too-near = There must be a tile between this home and the next.
roads-refused-not-marked = On this map, homes are chosen from the marked tiles.
roads-refused-no-transporter-there = You have no such transporter.
roads-refused-is-carried = It is being carried.
roads-refused-no-such-bank = The tile has no such bank.
roads-refused-out-of-reach = It is out of reach: not on this tile, or across the river.
roads-refused-not-there = There is no such good there.
roads-refused-no-room = It has no room for more.
roads-refused-carries-another = While one transporter carries another, neither does anything else.
roads-refused-too-many-shifts = It has taken on enough goods at this stop.
roads-refused-not-aboard = There is no such good aboard.
roads-refused-nothing-left-at-sea = Nothing may be left on the open sea.
roads-refused-itself = That is the same transporter.
roads-refused-no-points = It has no movement points left.
roads-refused-not-next = That is not one step away.
roads-refused-walled = Another player’s wall is in the way.
roads-refused-no-road = It needs a road.
roads-refused-no-mixed-steps = A donkey that has used a road cannot take a step without one.
roads-refused-moved-goods = Another transporter of yours has moved these goods in this phase; they go no further with this one.
roads-refused-wrong-element = Land transporters stay on land, boats on water.
roads-refused-no-factory = There is no such factory.
roads-refused-output-done = It has made all it can this turn.
roads-refused-too-little-input = There is not enough input.
roads-refused-no-water = A new boat could not be launched: others have walled the coast.
roads-refused-not-needed = This good is not needed.
roads-refused-not-a-source = You cannot pay from here.
roads-refused-not-a-receiver = Output goes onto transporters that gave input and have room.
roads-refused-no-launch-here = A new boat cannot be launched there.
roads-refused-not-at-factory = Only a transporter at a transporter factory can be scrapped.
roads-refused-wrong-kind = This kind of transporter will not do.
roads-refused-no-pair = You need two free donkeys of your own.
roads-refused-not-empty = They must be alone: no goods, no other transporters.
roads-refused-no-pasture = Only an empty pasture will do.
roads-refused-over-limit = You would have too many transporters and none to scrap.
roads-refused-known-subject = You have already researched this.
roads-refused-no-research = It takes two geese and a paper on one tile.
roads-refused-not-the-first-bank = These banks are one place; it is named after the first.
roads-refused-no-upgrade = This research upgrades no factory there.
roads-refused-already-followed = These geese have already followed another transporter of yours.
roads-refused-no-geese = There is no suitable goose.
roads-refused-goose-alone = No goose stays alone at sea.
roads-refused-just-left = It has just left geese here.
roads-refused-geese-want-a-bank = Geese that follow a boat in a river must be left on a bank first.
roads-refused-has-moved = It has already moved in this phase.
roads-refused-has-goods = Neither may have goods, and no geese may follow the passenger.
roads-refused-no-passenger = It is not carrying a transporter.
roads-refused-not-at-the-beginning = Passengers are set down only at the beginning of a later movement phase.
roads-refused-not-its-element = It cannot be set down there: boats into water, others onto land.
roads-refused-building-there = There is already a building on this tile.
roads-refused-wrong-terrain = The terrain does not fit.
roads-refused-desert-first = Only roads and walls can be built in the desert until it is irrigated.
roads-refused-subject-first = This must be researched first.
roads-refused-too-few-goods = There are not enough goods for it.
roads-refused-road-there = There is already a road.
roads-refused-bridge-there = These banks are already joined.
roads-refused-others-wall = Another player’s wall stands there.
roads-refused-no-wall = There is no player’s wall there.
roads-refused-own-wall = It is your own wall.
roads-refused-no-mine = There is no mine.
roads-refused-not-home = No transporter of yours stands at your home.
roads-refused-wonder-full = The wonder is full.
roads-refused-answer-first = An offer must be answered first.
roads-refused-no-offer-made = There is no offer to answer.
roads-refused-own-one = That is your own transporter.
roads-refused-no-such-player = There is no such player.
roads-refused-was-refused = This offer has been refused often enough in this phase.
roads-refused-too-many-refusals = This player has refused enough of your offers in this phase.
roads-refused-help-first = The others must help before you pay with your own goods.
roads-refused-covered = Your own goods are enough.
roads-refused-not-carried = It is not being carried.

## Options

roads-option-start_goods = What you start with at home.
roads-option-start_goods-scenario = What the scenario says.
roads-option-start_goods-box = The usual goods.
roads-option-short_game = A short game: 20 turns, with the first four rows of the wonder filled. Solo games are always like this.
roads-option-short_game-no = No.
roads-option-short_game-yes = Yes.
roads-option-loose_research = When loose geese and paper vanish.
roads-option-loose_research-always = Whenever nobody carries them.
roads-option-loose_research-unattended = Only where no transporter stands.
roads-option-pairs_breed = Where a pair must be to breed.
roads-option-pairs_breed-on_a_tile = On one tile, even across a river.
roads-option-pairs_breed-on_a_bank = On one bank, or joined by a bridge.
roads-option-laden_donkeys_breed = Whether donkeys that carry goods breed.
roads-option-laden_donkeys_breed-no = No.
roads-option-laden_donkeys_breed-yes = Yes.
roads-option-desert_bridges = Whether bridges may be built in dry desert.
roads-option-desert_bridges-no = No.
roads-option-desert_bridges-yes = Yes.
roads-option-demolish_own_walls = Whether one’s own walls may be demolished.
roads-option-demolish_own_walls-no = No.
roads-option-demolish_own_walls-yes = Yes.
roads-option-wonder_goods = Which goods at home pay for bricks.
roads-option-wonder_goods-carried_too = Those that lie there and those on your own transporters.
roads-option-wonder_goods-tile_only = Only those that lie there.
roads-option-wonder_banks = Which banks of home pay for bricks.
roads-option-wonder_banks-in_reach = Those in reach of your own transporters.
roads-option-wonder_banks-whole_tile = All of them.
roads-option-steamers_to_rowboats = Whether researching rowboats may turn a steamer factory into a rowboat factory.
roads-option-steamers_to_rowboats-no = No.
roads-option-steamers_to_rowboats-yes = Yes.
roads-option-upgraded_produce_again = Whether a factory that has produced may do so again once upgraded.
roads-option-upgraded_produce_again-no = No.
roads-option-upgraded_produce_again-yes = Yes.
roads-option-order_asked = When all are asked whether they call for the order of play.
roads-option-order_asked-where_needed = Where players could reach the same thing in a phase.
roads-option-order_asked-always = In every phase.
roads-option-wonder_asked = When all are asked whether they call for the order of play in the wonder phase.
roads-option-wonder_asked-each_time = Whenever more bricks can be bought than fit in the row.
roads-option-wonder_asked-first_time = Only the first time that two players could buy more than fit.
roads-option-road_stone = Where the stone for a road must be.
roads-option-road_stone-same_end = Where the transporter stands.
roads-option-road_stone-either_end = At either end.

## The log

roads-log-lay = { $you ->
    [1] You
   *[other] { $seat }
}: laid { $terrain ->
    [woods] woods
    [pasture] a pasture
    [rock] rock
    [mountain] a mountain
    [desert] a desert
   *[sea] sea
}{ $shape ->
    [none] {""}
    [source] {""} with a source
   *[other] {""} with a river
}.
roads-log-home = { $you ->
    [1] You
   *[other] { $seat }
}: home on { $place }.
roads-log-call = { $you ->
    [1] You
   *[other] { $seat }
}: order of play called for.
roads-log-agree = { $you ->
    [1] You
   *[other] { $seat }
}: no call for the order.
roads-log-pray = { $you ->
    [1] You
   *[other] { $seat }
}: praying on.
roads-log-stop = { $you ->
    [1] You
   *[other] { $seat }
}: to the back of the prayer row.
roads-log-slot = { $you ->
    [1] You
   *[other] { $seat }
}: slot { $slot } of the sequence.
roads-log-done = { $you ->
    [1] You
   *[other] { $seat }
}: done.
roads-log-idle = Nothing is left for { $you ->
    [1] you
   *[other] { $seat }
} to do.
roads-log-pay = { $you ->
    [1] You
   *[other] { $seat }
}: paid { $from ->
    [a] from the ground
    [b] from bank b
    [c] from bank c
   *[other] from { $from }
}: { $good ->
    [trunks] a trunk
    [boards] a board
    [paper] paper
    [goose] a goose
    [clay] clay
    [stone] a stone
    [fuel] fuel
    [iron] iron
    [gold] gold
    [coins] a coin
   *[stock] a share
}.
roads-log-put = { $you ->
    [1] You
   *[other] { $seat }
}: output onto { $kind ->
    [donkey] donkey
    [wagon] wagon
    [truck] truck
    [raft] raft
    [rowboat] rowboat
   *[steamer] steamer
} { $transporter-name }.
roads-log-launch = { $you ->
    [1] You
   *[other] { $seat }
}: a new boat at { $place }.
roads-log-scrap = { $you ->
    [1] You
   *[other] { $seat }
}: { $kind ->
    [donkey] donkey
    [wagon] wagon
    [truck] truck
    [raft] raft
    [rowboat] rowboat
   *[steamer] steamer
} { $transporter-name } is scrapped.
roads-log-upgrade = { $you ->
    [1] You
   *[other] { $seat }
}: the factory on { $tile } is upgraded.
roads-log-enough = { $you ->
    [1] You
   *[other] { $seat }
}: no more upgrades.
roads-log-drop = { $you ->
    [1] You
   *[other] { $seat }
}: the work is given up; what was lent goes back.
roads-log-accept = { $you ->
    [1] You
   *[other] { $seat }
}: agreed.
roads-log-refuse = { $you ->
    [1] You
   *[other] { $seat }
}: refused.
roads-log-give = { $you ->
    [1] You
   *[other] { $seat }
}: offered { $good ->
    [trunks] a trunk
    [boards] a board
    [paper] paper
    [goose] a goose
    [clay] clay
    [stone] a stone
    [fuel] fuel
    [iron] iron
    [gold] gold
    [coins] a coin
   *[stock] a share
} to { $other } ({ $kind ->
    [donkey] donkey
    [wagon] wagon
    [truck] truck
    [raft] raft
    [rowboat] rowboat
   *[steamer] steamer
} { $transporter-name }).
roads-log-ask = { $you ->
    [1] You
   *[other] { $seat }
}: asked { $other } for { $good ->
    [trunks] a trunk
    [boards] a board
    [paper] paper
    [goose] a goose
    [clay] clay
    [stone] a stone
    [fuel] fuel
    [iron] iron
    [gold] gold
    [coins] a coin
   *[stock] a share
} ({ $kind ->
    [donkey] donkey
    [wagon] wagon
    [truck] truck
    [raft] raft
    [rowboat] rowboat
   *[steamer] steamer
} { $transporter-name }).
roads-log-invite = { $you ->
    [1] You
   *[other] { $seat }
}: offered { $other } a ride ({ $kind ->
    [donkey] donkey
    [wagon] wagon
    [truck] truck
    [raft] raft
    [rowboat] rowboat
   *[steamer] steamer
} { $transporter-name }).
roads-log-board = { $you ->
    [1] You
   *[other] { $seat }
}: asked { $other } for a ride ({ $kind ->
    [donkey] donkey
    [wagon] wagon
    [truck] truck
    [raft] raft
    [rowboat] rowboat
   *[steamer] steamer
} { $transporter-name }).
roads-log-use = { $you ->
    [1] You
   *[other] { $seat }
}: the { $building ->
    [sawmill] sawmill
    [coal_burner] coal burner
    [papermill] papermill
    [stone_factory] stone factory
    [mint] mint
    [stock_exchange] stock exchange
    [truck_factory] truck factory
    [raft_factory] raft factory
    [rowboat_factory] rowboat factory
    [steamer_factory] steamer factory
   *[other] factory
} on { $tile } runs.
roads-log-wagon = { $you ->
    [1] You
   *[other] { $seat }
}: { $kind ->
    [donkey] donkey
    [wagon] wagon
    [truck] truck
    [raft] raft
    [rowboat] rowboat
   *[steamer] steamer
} { $transporter-name } becomes a wagon.
roads-log-breed = { $you ->
    [1] You
   *[other] { $seat }
}: one more donkey on { $tile }.
roads-log-research = { $you ->
    [1] You
   *[other] { $seat }
}: researched on { $place }: { $subject ->
    [rowing] rowboats
    [trucking] trucks
    [shipping] steamers
    [drilling] oil drilling
    [specialisation] specialised mines
    [enlargement] big mines
   *[new_shafts] new shafts
}.
roads-log-load = { $you ->
    [1] You
   *[other] { $seat }
}: loaded { $good ->
    [trunks] a trunk
    [boards] a board
    [paper] paper
    [goose] a goose
    [clay] clay
    [stone] a stone
    [fuel] fuel
    [iron] iron
    [gold] gold
    [coins] a coin
   *[stock] a share
} ({ $kind ->
    [donkey] donkey
    [wagon] wagon
    [truck] truck
    [raft] raft
    [rowboat] rowboat
   *[steamer] steamer
} { $transporter-name }{ $bank ->
    [a] {""}
   *[other] , bank { $bank }
}).
roads-log-unload = { $you ->
    [1] You
   *[other] { $seat }
}: unloaded { $good ->
    [trunks] a trunk
    [boards] a board
    [paper] paper
    [goose] a goose
    [clay] clay
    [stone] a stone
    [fuel] fuel
    [iron] iron
    [gold] gold
    [coins] a coin
   *[stock] a share
} ({ $kind ->
    [donkey] donkey
    [wagon] wagon
    [truck] truck
    [raft] raft
    [rowboat] rowboat
   *[steamer] steamer
} { $transporter-name }{ $bank ->
    [a] {""}
   *[other] , bank { $bank }
}).
roads-log-hand = { $you ->
    [1] You
   *[other] { $seat }
}: from { $kind ->
    [donkey] donkey
    [wagon] wagon
    [truck] truck
    [raft] raft
    [rowboat] rowboat
   *[steamer] steamer
} { $transporter-name } to { $to_kind ->
    [donkey] donkey
    [wagon] wagon
    [truck] truck
    [raft] raft
    [rowboat] rowboat
    [steamer] steamer
   *[other] {""}
} { $to-name }: { $good ->
    [trunks] a trunk
    [boards] a board
    [paper] paper
    [goose] a goose
    [clay] clay
    [stone] a stone
    [fuel] fuel
    [iron] iron
    [gold] gold
    [coins] a coin
   *[stock] a share
}.
roads-log-go = { $you ->
    [1] You
   *[other] { $seat }
}: { $kind ->
    [donkey] donkey
    [wagon] wagon
    [truck] truck
    [raft] raft
    [rowboat] rowboat
   *[steamer] steamer
} { $transporter-name } goes to { $place }.
roads-log-lead = { $you ->
    [1] You
   *[other] { $seat }
}: a goose follows { $kind ->
    [donkey] donkey
    [wagon] wagon
    [truck] truck
    [raft] raft
    [rowboat] rowboat
   *[steamer] steamer
} { $transporter-name } ({ $from }).
roads-log-leave = { $you ->
    [1] You
   *[other] { $seat }
}: a goose of { $kind ->
    [donkey] donkey
    [wagon] wagon
    [truck] truck
    [raft] raft
    [rowboat] rowboat
   *[steamer] steamer
} { $transporter-name } stays on bank { $bank }.
roads-log-take = { $you ->
    [1] You
   *[other] { $seat }
}: { $kind ->
    [donkey] donkey
    [wagon] wagon
    [truck] truck
    [raft] raft
    [rowboat] rowboat
   *[steamer] steamer
} { $transporter-name } takes on { $other_kind ->
    [donkey] donkey
    [wagon] wagon
    [truck] truck
    [raft] raft
    [rowboat] rowboat
    [steamer] steamer
   *[other] {""}
} { $other-name }.
roads-log-set = { $you ->
    [1] You
   *[other] { $seat }
}: { $kind ->
    [donkey] donkey
    [wagon] wagon
    [truck] truck
    [raft] raft
    [rowboat] rowboat
   *[steamer] steamer
} { $transporter-name } sets its passenger down at { $place }.
roads-log-alight = { $you ->
    [1] You
   *[other] { $seat }
}: { $kind ->
    [donkey] donkey
    [wagon] wagon
    [truck] truck
    [raft] raft
    [rowboat] rowboat
   *[steamer] steamer
} { $transporter-name } gets off at { $place }.
roads-log-build = { $you ->
    [1] You
   *[other] { $seat }
}: built on { $place }: { $building ->
    [woodcutter] woodcutter
    [quarry] stone quarry
    [clay_pit] clay pit
    [oil_rig] oil rig
    [sawmill] sawmill
    [coal_burner] coal burner
    [papermill] papermill
    [stone_factory] stone factory
    [mint] mint
    [stock_exchange] stock exchange
    [wagon_factory] wagon factory
    [truck_factory] truck factory
    [raft_factory] raft factory
    [rowboat_factory] rowboat factory
   *[steamer_factory] steamer factory
}.
roads-log-mine = { $you ->
    [1] You
   *[other] { $seat }
}: a mine on { $place }, { $mixture } gold and iron.
roads-log-shaft = { $you ->
    [1] You
   *[other] { $seat }
}: a new shaft on { $tile }, { $mixture } gold and iron.
roads-log-road = { $you ->
    [1] You
   *[other] { $seat }
}: a road { $way }.
roads-log-bridge = { $you ->
    [1] You
   *[other] { $seat }
}: a bridge at { $place }.
roads-log-wall = { $you ->
    [1] You
   *[other] { $seat }
}: a wall at { $side }.
roads-log-demolish = { $you ->
    [1] You
   *[other] { $seat }
}: the wall at { $side } is neutral now.
roads-log-brick = { $you ->
    [1] You
   *[other] { $seat }
}: a brick in the wonder.
roads-log-mined = The mine on { $tile } gives { $good ->
    [trunks] a trunk
    [boards] a board
    [paper] paper
    [goose] a goose
    [clay] clay
    [stone] a stone
    [fuel] fuel
    [iron] iron
    [gold] gold
    [coins] a coin
   *[stock] a share
}.
roads-log-phase = { $phase ->
    [setup] Turn { $turn }: setting up.
    [production] Turn { $turn }: production.
    [movement] Turn { $turn }: movement.
    [building] Turn { $turn }: building.
    [wonder] Turn { $turn }: the wonder.
   *[over] The end.
}
roads-log-irrigated = The deserts are irrigated and are pasture now.
roads-log-counted = { $you ->
    [1] You
   *[other] { $seat }
}: { $wealth } for goods and { $rows } for the wonder: { $points ->
    [one] 1 point
   *[other] { $points } points
}.
roads-log-won = { $you ->
    [1] You win.
   *[other] { $seat } wins.
}

## Things by name

roads-page-count = { $kind ->
    [trunks] { $count ->
        [one] { $count } trunk
       *[other] { $count } trunks
    }
    [boards] { $count ->
        [one] { $count } board
       *[other] { $count } boards
    }
    [paper] { $count ->
        [one] { $count } paper
       *[other] { $count } papers
    }
    [goose] { $count ->
        [one] { $count } goose
       *[other] { $count } geese
    }
    [clay] { $count ->
        [one] { $count } clay
       *[other] { $count } clay
    }
    [stone] { $count ->
        [one] { $count } stone
       *[other] { $count } stones
    }
    [fuel] { $count ->
        [one] { $count } fuel
       *[other] { $count } fuel
    }
    [iron] { $count ->
        [one] { $count } iron
       *[other] { $count } iron
    }
    [gold] { $count ->
        [one] { $count } gold
       *[other] { $count } gold
    }
    [coins] { $count ->
        [one] { $count } coin
       *[other] { $count } coins
    }
   *[stock] { $count ->
        [one] { $count } share
       *[other] { $count } shares
    }
}
roads-good-name = { $kind ->
    [trunks] trunks
    [boards] boards
    [paper] paper
    [goose] geese
    [clay] clay
    [stone] stone
    [fuel] fuel
    [iron] iron
    [gold] gold
    [coins] coins
   *[stock] shares
}
roads-result-solo = The twenty turns are over: { $points ->
    [one] 1 point
   *[other] { $points } points
}.
roads-result-mark = The wonder has reached its mark.
roads-result-neutral = The last neutral brick has been laid.
roads-result-nothing = The points were counted as they stood.
roads-result-praying = With equal points, whoever prays nearest to the temple wins.
roads-result-record = The best known result on this map: { $record ->
    [one] 1 point
   *[other] { $record } points
}.
roads-result-same = Play this map again
roads-result-turns = Turning points
roads-result-turn = Turn { $turn }
roads-result-lead = { $you ->
    [1] You take the lead.
   *[other] { $seat } takes the lead.
}
roads-result-most = { $you ->
    [1] You gain the most in one turn: +{ $points }.
   *[other] { $seat } gains the most in one turn: +{ $points }.
}

## The page: phases and what to do

roads-page-phase = { $phase ->
    [setup] Setting up
    [production] Production
    [movement] Movement
    [building] Building
    [wonder] Wonder
   *[over] The end
}
roads-page-log-turn = Turn { $turn }
roads-history-place-turn = Moment { $number } of { $count }, turn { $turn }
roads-history-turn-back = To the beginning of this turn, or to the turn before
roads-history-turn-forward = To the next turn
roads-history-key-turn = In the past: one turn back or forward
roads-page-done = { $phase ->
    [production] Production done
    [movement] Movement done
    [building] Building done
   *[wonder] Turn done
}
roads-page-prompt-work = { $job ->
    [put] Where does the output go?
    [launch] Where do you launch the new boat?
    [scrap] You have too many transporters: which one is scrapped?
    [upgrade] Upgrade factories with this research?
   *[pay] Choose what to pay with.
}
roads-page-prompt-calling = { $phase ->
    [production] Production
    [movement] Movement
    [building] Building
   *[wonder] Wonder
}: does the order of play matter to you? { $phase ->
    [wonder] If nobody calls, it stays as it is.
   *[other] If nobody calls, all play at the same time.
}
roads-page-prompt-praying = Keep praying, or stop and go to the back of the row?
roads-page-prompt-choosing = Take a slot in the order of play.
roads-page-prompt-setup = Choose one of the marked places as your home.
roads-page-prompt-production = Production: run your factories, research, breed.
roads-page-prompt-movement = Movement: choose a transporter, then where it goes.
roads-page-prompt-building = Building: choose a tile where you have a transporter.
roads-page-prompt-wonder = The wonder: buy bricks with goods at home.
roads-page-prompt-over = The game is over.
roads-page-prompt-offer = There is an offer for you to answer.
roads-page-job = { $job ->
    [use] { $what } on { $place }
    [wagon] A wagon on { $place }
    [research] Research: { $what }
    [build] Build: { $what } on { $place }
    [shaft] A new shaft on { $place }
    [road] A road from { $place }
    [bridge] A bridge on { $place }
    [wall] A wall at { $place }
    [demolish] Demolish a wall at { $place }
    [brick] A brick of the wonder
    [put] Output on { $place }
    [launch] A new boat at { $place }: { $what }
    [scrap] Too many transporters
   *[upgrade] Upgrade with { $what }
}
roads-page-ground = { $kind ->
    [any] on any land
    [shore] on a shore
    [woods] in woods
    [rock] on rock
    [mountain] on a mountain
   *[sea] at sea
}
roads-page-over = The game is over.
roads-page-waiting = Waiting for { $seat }.
roads-page-map = Map: { $name }. The arrow keys go from tile to tile, Enter selects.
roads-page-fit = The whole map
roads-page-turn = Turn { $turn } of { $turns }
roads-page-todo = What you can still do
roads-page-nothing = nothing
roads-page-none-production = No factory can be run now.
roads-page-none-building = There is nothing you can build where your transporters are.
roads-page-run-all = { $count ->
    [one] Run the factory
   *[other] Run all { $count } factories
}
roads-page-run = { $what } { $place }{ $count ->
    [one] {""}
   *[other] {"\u00A0×\u00A0"}{ $count }
}
roads-page-made = { $building } on { $place } makes { $what }
roads-page-made-all = { $count ->
    [one] 1 factory makes
   *[other] { $count } factories make
} { $what }
roads-page-made-by-itself = By itself: { $what }
roads-page-unattended = Without you, when all are done:
roads-page-research = Research { $subject }
roads-page-breed = Breed donkeys on { $place }
roads-page-harness = Make a wagon of { $what }
roads-page-again-all = { $count ->
    [one] The same haul again
   *[other] All { $count } hauls again
}
roads-page-again = The same haul again
roads-page-unmoved = { $count ->
    [one] One transporter has not moved.
   *[other] { $count } transporters have not moved.
}
roads-page-all-moved = All transporters have moved.
roads-page-site = Build on { $place }
roads-page-could-road = { $count ->
    [one] 1 road possible
   *[other] { $count } roads possible
}
roads-page-could-bridge = { $count ->
    [one] 1 bridge possible
   *[other] { $count } bridges possible
}
roads-page-could-wall = { $count ->
    [one] 1 wall possible
   *[other] { $count } walls possible
}
roads-page-could-demolish = { $count ->
    [one] 1 wall can be demolished
   *[other] { $count } walls can be demolished
}
roads-page-transporter = { $kind } { $number }
roads-page-planned = { $what }: { $with }
roads-page-of = { $what } ({ $owner })
roads-page-at = { $what }: { $place }.
roads-page-where = { $what }: where to? The number is how many steps it takes.
roads-page-go = To { $place } in { $steps ->
    [one] one step
   *[other] { $steps } steps
}, { $left ->
    [0] no movement point left
    [one] 1 movement point left
   *[other] { $left } movement points left
}
roads-page-home = Make { $place } your home
roads-page-load = { $count } of { $room } aboard
roads-page-points-left = { $count ->
    [0] no movement point left
    [one] 1 movement point left
   *[other] { $count } movement points left
}
roads-page-points-donkey = a step without a road takes both
roads-page-here = Here
roads-page-bank = bank { $bank }
roads-page-from-bank = bank { $bank }
roads-page-from-ground = the ground
roads-page-load-one = Load { $what }
roads-page-load-stays = Load { $what }, which then goes no further: another transporter of yours has moved it
roads-page-stays = moved by another of yours: stays on this tile
roads-page-stuck = Another transporter of yours has moved this: { $what }. Put it down before this one goes on.
roads-page-unload-one = Unload { $what }
roads-page-load-all = Load all
roads-page-unload-all = Unload all
roads-page-load-before = Load all before going
roads-page-unload-after = Unload all on arrival
roads-page-along = Take along: { $what }
roads-page-onto = Put goods down on bank { $bank }
roads-page-ahead = { $count ->
    [0] Nothing comes next turn
    [one] One place brings something next turn
   *[other] { $count } places bring something next turn
}
roads-page-idle = { $count ->
    [one] one stands idle
   *[other] { $count } stand idle
}
roads-page-next = Next turn:
roads-page-idle-lacks = lacks { $what }
roads-page-idle-empty = the bag is empty
roads-page-one-by-one = One by one
roads-page-sites = { $count ->
    [one] You can build on one tile
   *[other] You can build on { $count } tiles
}
roads-page-build-here = Build { $what } on { $place }
roads-page-lead = { $from ->
    [here] A goose follows
    [others] A goose follows from another player
   *[other] A goose follows (bank { $from })
}
roads-page-leave = Leave a goose on bank { $bank }
roads-page-hand = { $what } to { $to }
roads-page-take = Take { $what } aboard
roads-page-set = Set it down at { $place }
roads-page-alight = Get off at { $place }
roads-page-give = Offer { $seat } { $what }
roads-page-ask = Ask { $seat } for { $what }
roads-page-invite = Offer { $seat } a ride
roads-page-board = Ask { $seat } for a ride
roads-page-tile = Tile { $place }
roads-page-with-river = { $terrain } with a river
roads-page-on-bank = bank { $bank }: { $what }
roads-page-on-river = on the river: { $what }
roads-page-bag = bag: { $gold } gold, { $iron } iron
roads-page-used = has worked this turn
roads-page-makes = { $input } → { $output }{ $runs ->
    [one] , once a turn
   *[other] , { $runs } times a turn
}
roads-page-gives = { $output } each turn
roads-page-wood = { $count ->
    [one] 1 trunk or board
   *[other] { $count } trunks or boards
}
roads-page-mine-output = gold or iron
roads-page-missing = Not possible here now ({ $count }): why?
roads-page-road = Road to { $name }
roads-page-bridge = Bridge between banks { $one } and { $other }
roads-page-wall = Wall in the { $side ->
    [e] east
    [ne] north-east
    [nw] north-west
    [w] west
    [sw] south-west
   *[se] south-east
}
roads-page-strengthen = Make the wall stronger in the { $side ->
    [e] east
    [ne] north-east
    [nw] north-west
    [w] west
    [sw] south-west
   *[se] south-east
}
roads-page-demolish = Demolish the wall in the { $side ->
    [e] east
    [ne] north-east
    [nw] north-west
    [w] west
    [sw] south-west
   *[se] south-east
}
roads-page-which-work = What do you want to build here?
roads-page-work = In progress
roads-page-still = To be paid:
roads-page-any-of = { $count ->
    [one] any one good
   *[other] any { $count } goods
}
roads-page-pay = { $what } from { $from }
roads-page-pay-all = Pay for me, from the ground first
roads-page-put = { $what } onto { $to }
roads-page-launch = Launch at { $place }
roads-page-scrap = Scrap { $what }
roads-page-upgrade = Upgrade the factory on { $place }
roads-page-offer = An offer
roads-page-offer-give = { $you ->
    [1] You offer
   *[other] { $seat } offers
} { $me ->
    [1] you
   *[other] { $to }
} { $good } from { $slot }.
roads-page-offer-ask = { $you ->
    [1] You ask
   *[other] { $seat } asks
} { $me ->
    [1] you
   *[other] { $to }
} for { $good } from { $other }.
roads-page-offer-invite = { $you ->
    [1] You offer
   *[other] { $seat } offers
} { $me ->
    [1] you
   *[other] { $to }
} a ride: { $other } on { $slot }.
roads-page-offer-board = { $you ->
    [1] You ask
   *[other] { $seat } asks
} { $me ->
    [1] you
   *[other] { $to }
} for a ride: { $slot } on { $other }.
roads-page-offer-help = { $you ->
    [1] You ask
   *[other] { $seat } asks
} { $me ->
    [1] you
   *[other] { $to }
} to help with { $good }.
roads-page-order-wonder = Order of play and wonder
roads-page-step-calling = 1. Settle the order?
roads-page-step-praying = 2. Stay or fall back
roads-page-step-choosing = 3. Choose a place
roads-page-no-way = It cannot get there in this turn.
roads-page-rivals = These can reach the same things in this phase: { $names }.
roads-page-prayer = Row before the temple
roads-page-sequence = Order of play
roads-page-sequence-called = Order of play in this phase
roads-page-take-slot = Take slot { $slot }
roads-page-call-why = In this phase everyone then plays one after another: first comes praying, then choosing slots.
roads-page-stop-why = You choose your slot earlier, and stand last in the row from then on.
roads-page-wonder = The wonder
roads-page-wonder-words = The wonder has { $count ->
    [one] 1 brick
   *[other] { $count } bricks
}, { $own } of them yours, worth { $points ->
    [one] 1 point
   *[other] { $points } points
} now.
roads-page-wonder-laid = { $end ->
    [0] { $count ->
        [one] 1 brick
       *[other] { $count } bricks
    }
    [one] { $count } of 1 brick
   *[other] { $count } of { $end } bricks
}
roads-page-home-marked = { $place } is marked: confirm it, or choose another place.
roads-page-home-of = { $you ->
    [1] your home
   *[other] home of { $name }
}
roads-page-wonder-points = Points:
roads-page-wonder-rain = { $count ->
    [one] 1 more brick, and the deserts become pasture.
   *[other] { $count } more bricks, and the deserts become pasture.
}
roads-page-wonder-grey = A grey brick comes by itself at the end of each turn, and takes its share of the row.
roads-page-wonder-green = The deserts have become pasture.
roads-page-wonder-end = { $count ->
    [one] 1 more brick, and the game is over.
   *[other] { $count } more bricks, and the game is over.
}
roads-page-wonder-dearer = From brick { $brick } on, each costs one good more.
roads-page-price-more = Each further one in this turn costs one good more.
roads-page-price = { $count ->
    [one] Next brick: 1 good
   *[other] Next brick: { $count } goods
}
roads-page-buy = { $count ->
    [one] Buy a brick (1 good)
   *[other] Buy a brick ({ $count } goods)
}
roads-page-points-of = { $wealth } for goods, { $rows } for the wonder
roads-page-player = { $name }: { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $count ->
    [one] 1 transporter
   *[other] { $count } transporters
}.
roads-page-undo-phase = Undo the phase
roads-page-undo-phase-why = Undoes everything you did in this phase.
roads-page-recipes = Buildings and transporters
roads-page-recipes-short = Recipes
roads-page-vehicles = Transporters
roads-page-vehicle = Carries { $room }, has { $points } movement points.
roads-page-known = { $subject }: researched
roads-page-unknown = after researching { $subject }
roads-page-graph = Points turn by turn.
roads-page-key-arrows = From tile to tile
roads-page-key-enter = Choose a transporter there, or go there with the chosen one
roads-page-key-slots = Choose a transporter
roads-page-key-next = The next transporter that can move
roads-page-key-map = To the map
roads-page-key-about = What is on a tile
roads-page-key-load = Load all
roads-page-key-unload = Unload all
roads-page-key-done = Done with this phase, or no need of an order
roads-page-key-escape = Clear the selection

roads-rest = Done for this turn
roads-rest-why = Done with all phases of this turn. You are asked again only if something of yours is at stake.
roads-standing = When the order of play may be called for
roads-standing-unless-near = Don’t ask me unless others are within { $near } tiles
roads-standing-never = Never ask me: all play at the same time

## The page: hints for newcomers

roads-page-win-picture = How points are made: a woodcutter gives trunks, a sawmill turns them into boards for buildings. A mine gives gold ({ $gold ->
    [one] one point
   *[other] { $gold } points
}), a mint turns it into coins ({ $coins }), a stock exchange coins into a share ({ $stock }). Each row of the wonder shares { $row ->
    [one] one point
   *[other] { $row } points
} among its bricks.
roads-page-win = The most points win: gold, coins and shares aboard your transporters at the end, and your bricks of the wonder.
roads-page-hint-home = Choose a home near woods and rock: all is built of boards and stone. On water, boats will carry more.
roads-page-hint-order = Somebody could want the same as you in this phase. In the first turns it rarely matters who goes first: choose “{ $button }”.
roads-page-hint-move = Choose a donkey, load { $cost }, and drag it into woods nearby: it can build a woodcutter there. It carries { $room ->
    [one] one good
   *[other] { $room } goods
}, and goes one tile where there is no road.
roads-page-hint-breed = Two donkeys alone on a pasture, with no building and no goods there, can have a third one in the next production phase: leave two where that is so, and choose “{ $breed }”.
roads-page-hint-build = You could build on { $place }: { $building } for { $cost } ({ $makes }). It works from the next turn on, for everyone who gets there.
roads-page-hint-wonder = A brick costs { $price ->
    [one] one good
   *[other] { $price } goods
} from your home, and brings a share of { $row ->
    [one] the point
   *[other] the { $row } points
} of its row. In the first turns your goods do more in buildings: choose “{ $button }”.
roads-page-hint-given = Woodcutters, quarries and mines have given one good each. It lies there for whoever fetches it: bring it to where something is made of it.
roads-page-hint-use = The factory on { $place } can work: { $building }, { $makes }. Run it, and in the next phase carry on what it has made.

## Laying the map

roads-laying-notation = A step is written like: lay 1,0 pasture e-w
roads-laying-finished = The map is finished.
roads-laying-taken = There is already a tile there.
roads-laying-apart = A tile must touch one that is already laid.
roads-laying-too-far = A map begins in the middle, at 0,0, and reaches at most 60 tiles from there.
roads-laying-none-left = There are no more of these tiles in the box.
roads-laying-broken-river = A river would break off at the next tile.
roads-laying-begins-nowhere = A river must begin at a source or flow into the sea.
roads-laying-unfinishable = It would no longer be possible to finish a river.
roads-laying-no-land = A map needs some land.

## Positions that cannot be. Things are named as in position texts; players count from 1.

roads-position-range = a number is out of range
roads-position-missing = { $name } is missing
roads-position-left-over = something is said about what is not there
roads-position-stage = the stage of the phase and the call for the order do not fit
roads-position-row = each player prays in one place of the row
roads-position-chart = each player has one slot of the sequence chart
roads-position-slots = slots are chosen from the back of the prayer row
roads-position-waiting = those who are still to act do not fit whose turn it is
roads-position-setup = at set-up nothing is built yet, and no turn is over
roads-position-no-home = player { $player } has no home
roads-position-early-home = player { $player } has a home and is still to choose one
roads-position-bought = the bricks that player { $player } has bought in this turn do not lie on top of the wonder
roads-position-refused = player { $player } cannot have been refused so often
roads-position-too-many = player { $player } has too many transporters
roads-position-element = { $transporter } of player { $player } is on land or water where it cannot be
roads-position-load = { $transporter } of player { $player } has more aboard than fits
roads-position-carrying = { $transporter } of player { $player } and what it carries, or what carries it, do not fit
roads-position-steps = the steps of { $transporter } of player { $player }, or what it has done at this stop, do not fit
roads-position-geese = geese follow { $transporter } of player { $player } when none can
roads-position-at-sea = only geese can be on the open sea ({ $place })
roads-position-goose-at-sea = a goose is alone at sea ({ $place })
roads-position-countless = there are more than { $most } of { $good }
roads-position-marks = more goods have moved than are there, or some when none can have
roads-position-no-link = there is no way for a road ({ $place })
roads-position-wall = a wall has an owner and from 1 to { $most } tokens ({ $place })
roads-position-bridge = these bridges join what has no bank, or is joined already ({ $place })
roads-position-desert-bridge = no bridge is built in a dry desert ({ $place })
roads-position-building = this building is on land or sea where it cannot be ({ $place })
roads-position-terrain = { $building } cannot stand there ({ $place })
roads-position-dock = { $transporter } of player { $player } lies at a coast that another has walled
roads-position-bag = only mines have gold and iron in a bag ({ $place })
roads-position-used = this building cannot have run so often in a turn ({ $place })
roads-position-drawn = nothing of the kind is drawn from here ({ $place })
roads-position-bricks = the bricks of the wonder have gaps, or belong to nobody who plays
roads-position-neutral = the neutral bricks of the wonder are not as many as turns are over ({ $turn })
roads-position-short = the first four rows are nobody’s in a short game and alone, and only then
roads-position-endless = the brick that ends the game is laid, and the game goes on
roads-position-work-time = this work is not of this phase, or not of a player who may act
roads-position-work-place = this work cannot be done there
roads-position-work-sources = the banks or transporters that pay for the work are others
roads-position-work-need = the work needs other goods, or fewer, or none
roads-position-work-stuck = there is not enough to pay for the work
roads-position-help = others cannot have helped with the work like this
roads-position-output = nothing of the kind can come of the work
roads-position-offer = this cannot be offered, or not be done
roads-position-end = more neutral bricks were bought than there are
roads-position-two-buildings = there are two buildings on the tile of { $place }

## What a turn brought, and what waited. $place is a place on the map, $turns for how many turns

roads-turn-points = { $points ->
    [one] 1 point
   *[other] { $points } points
} more: { $total } now.
roads-turn-built = Built on { $place }: { roads-building }.
roads-turn-learned = Researched: { roads-subject }.
roads-turn-new = New: { $count ->
    [one] {""}
   *[other] { $count }{"\u00A0"}×{"\u00A0"}
}{ roads-transporter }.
roads-turn-bricks = { $count ->
    [one] 1 brick
   *[other] { $count } bricks
} laid in the wonder.
roads-turn-made = Produced: { roads-page-count } ({ $places }).
roads-turn-ashore = { roads-page-count } on { $place }: worth nothing at the end, as no transporter carries it.
roads-turn-idle = { roads-building } on { $place }: stood idle{ $turns ->
    [one] {""}
   *[other] , { $turns } turns in a row
}. { $good ->
    [trunks] It had no trunks.
    [boards] It had too few boards.
    [wood] It had too few trunks or boards.
    [paper] It had no paper.
    [clay] It had no clay.
    [fuel] It had too little fuel.
    [iron] It had no iron.
    [gold] It had too little gold.
    [coins] It had too few coins.
   *[nothing] Everything it takes was there.
}{ $count ->
    [0] {""}
   *[other] {" "}{ $count } lay on { $at }.
}
roads-turn-still = Transporters that did nothing: { $count } of { $all }.
roads-turn-empty = Transporters that moved but carried nothing: { $count } of { $all }.
roads-turn-half = Transporters that never carried more than half a load: { $count } of { $all }.
roads-turn-lying = { roads-page-count } waited on { $place }{ $turns ->
    [one] {""}
   *[other] , { $turns } turns in a row
}.
# A better game: the best one known ($best is 1), or one that the solver found. $mine and $there are turns, or points.
roads-turn-plan = { roads-building }{ $number ->
    [one] {""}
   *[other] {" "}no. { $number }
}: by turn { $there } in { $best ->
    [1] the best game known
   *[other] a game by the solver
}, { $mine ->
    [0] never
   *[other] by turn { $mine }
} in this one.
roads-turn-plan-points = { $best ->
    [1] The best game known
   *[other] A game by the solver
} has { $there ->
    [one] 1 point
   *[other] { $there } points
} by now, this one { $mine }.

## Why something else is better in a phase

roads-cause-land = From that home it is { $there ->
    [0] no tile
    [one] 1 tile
   *[other] { $there } tiles
} to the nearest { $kind ->
    [rock] rock
    [mountain] mountain
    [woods] woods
   *[pasture] pasture
}, from the chosen one { $here }.
roads-cause-research = It researches now: { roads-subject }.
roads-cause-transporter = It gets one more transporter: { roads-transporter }.
roads-cause-runs = The factory on { $place } makes { roads-page-count } more.
roads-cause-aboard = { $points ->
    [one] 1 more point is
   *[other] { $points } more points are
} aboard.
roads-cause-fed = { roads-building } on { $place }: it gets what it lacks, and works next turn.
roads-cause-geese = The geese on { $place } are left alone and breed.
roads-cause-fetched = It fetches { roads-page-count } from { $place }.
roads-cause-home = It has { $count ->
    [one] 1 more good
   *[other] { $count } more goods
} at home, to pay for bricks.
roads-cause-moved = It uses { $count ->
    [one] a transporter
   *[other] { $count } transporters
} that stood still.
roads-cause-built = { roads-building } on { $place }: it is built now, { $turns ->
    [0] and in the game never.
    [one] one turn earlier.
   *[other] { $turns } turns earlier.
}
roads-cause-roads = It builds { $count ->
    [one] one more road.
   *[other] { $count } more roads.
}
roads-cause-bridge = It builds a bridge on { $place }.
roads-cause-unbuilt = { roads-building } on { $place }: what that cost is worth more elsewhere.
roads-cause-row = Its bricks are worth { $points ->
    [one] 1 point
   *[other] { $points } points
} more as the rows stand.
roads-cause-bricks = It lays { $count ->
    [one] one more brick.
   *[other] { $count } more bricks.
}
roads-cause-saved = It keeps { $count ->
    [one] a good
   *[other] { $count } goods
} that bricks would have cost.
