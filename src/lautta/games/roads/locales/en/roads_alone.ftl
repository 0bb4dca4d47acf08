# What one game alone did otherwise than another. $mine and $there are turns or numbers of the two games; $here and
# $elsewhere are the words for the games themselves, as in "roads_alone-here" and "roads_alone-elsewhere".

roads_alone-here = { $you ->
    [1] in your game
   *[other] in this game
}
roads_alone-elsewhere = { $best ->
    [1] in the best game
   *[other] in the other game
}
roads_alone-rows = { $count ->
    [one] Row { $rows } of the wonder has a brick
   *[other] Rows { $rows } of the wonder have a brick
} only { $elsewhere }: { $points ->
    [one] 1 point
   *[other] { $points } points
}.
roads_alone-rows-later = First brick: { $mine ->
    [0] none
   *[other] turn { $mine }
} { $here }, turn { $there } { $elsewhere }. { $count ->
    [one] Row { $rows } of the wonder has a brick
   *[other] Rows { $rows } of the wonder have a brick
} only there: { $points ->
    [one] 1 point
   *[other] { $points } points
}.
roads_alone-aboard = { $good ->
    [gold] Gold
    [coins] Coins
   *[stock] Shares
} aboard at the end: { $mine } { $here }, { $there } { $elsewhere } ({ $points ->
    [one] 1 point
   *[other] { $points } points
}).
roads_alone-building = { $kind ->
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
}: { $mine ->
    [0] none { $here }, the first in turn { $there } { $elsewhere }.
   *[other] the first in turn { $mine } { $here }, in turn { $there } { $elsewhere }.
}
roads_alone-transporter = { $kind ->
    [donkey] Donkey
    [wagon] Wagon
    [truck] Truck
    [raft] Raft
    [rowboat] Rowboat
   *[steamer] Steamer
}: { $mine ->
    [0] none { $here }, the first in turn { $there } { $elsewhere }.
   *[other] the first in turn { $mine } { $here }, in turn { $there } { $elsewhere }.
}
roads_alone-research = Research, { $kind ->
    [rowing] Rowboats
    [trucking] Trucks
    [shipping] Steamers
    [drilling] Oil drilling
    [specialisation] Specialised mines
    [enlargement] Big mines
   *[new_shafts] New shafts
}: { $mine ->
    [0] never { $here }, in turn { $there } { $elsewhere }.
   *[other] in turn { $mine } { $here }, in turn { $there } { $elsewhere }.
}
roads_alone-transporters = Transporters at the end of turn { $turn }: { $mine } { $here }, { $there } { $elsewhere }.
roads_alone-made = { $good ->
    [boards] Boards made
    [paper] Paper made
    [stone] Stone made
    [fuel] Fuel made
   *[gold] Gold mined
} in all: { $mine } { $here }, { $there } { $elsewhere }.
roads_alone-figure = { $name ->
    [points] Points
    [bricks] Own bricks
    [transporters] Transporters
    [buildings] Buildings
    [roads] Roads
    [research] Research
    [trunks] Trunks
    [boards] Boards
    [paper] Paper
    [goose] Geese
    [clay] Clay
    [stone] Stone
    [fuel] Fuel
    [iron] Iron
    [gold] Gold
    [coins] Coins
    [stock] Shares
    [points-rows] Points for rows of the wonder
    [points-gold] Points for gold
    [points-coins] Points for coins
    [points-stock] Points for shares
    [made-trunks] Trunks made
    [made-boards] Boards made
    [made-paper] Paper made
    [made-clay] Clay made
    [made-stone] Stone made
    [made-fuel] Fuel made
    [made-iron] Iron mined
    [made-gold] Gold mined
    [made-coins] Coins made
   *[made-stock] Shares made
}
roads_alone-record-rules = { $rules ->
   *[second_edition] by the contest rules of the second edition
}
