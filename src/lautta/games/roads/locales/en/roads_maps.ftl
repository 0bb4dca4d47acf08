# The pages of maps: all of them, one from a number, and the map maker. Tiles are called as on the map.

roads_maps-heading = Maps
roads_maps-back = All maps
roads_maps-none = There is no such map here.
roads_maps-all = { $count ->
    [one] One map
   *[other] { $count } maps
} of the game
roads_maps-mine = Maps I made
roads_maps-any-number = all
roads_maps-for = { $count ->
    [one] for one player
   *[other] for { $count } players
}
roads_maps-tiles = { $count ->
    [one] one tile
   *[other] { $count } tiles
}
roads_maps-alone = 20 turns solo
roads_maps-no-rivers = no rivers
roads_maps-starts = { $count ->
    [one] one marked start
   *[other] { $count } marked starts
}
roads_maps-own-goods = its own starting goods
roads_maps-record = Known record: { $points }
roads_maps-author = Made by { $name }
roads_maps-drawn = Map: { $title }
roads_maps-play = Play on this map
roads_maps-change = Edit a copy
roads_maps-file = Download the map
roads_maps-link = The address of this map, to share with friends
roads_maps-link-text = A map for Roads & Boats: { $title }

## On its card

roads_maps-card-expansion = Drawn for the expansion ({ $modules }); here it is played by the rules of the base game.
roads_maps-card-any = Drawn for any modules of the expansion; here it is played by the rules of the base game.
roads_maps-card-many = Drawn for many modules of the expansion; here it is played by the rules of the base game.
roads_maps-card-also-without = According to its card, it can also be played without the expansion.
roads_maps-card-rails = The rails printed on it are left out.
roads_maps-card-web-list = Number { $number } in the publisher’s list of maps.
roads_maps-card-rule = { $rule ->
    [solo] For one player: the first four rows of the wonder are full, 20 turns, no luck in the mines.
    [no-planes-trains] Its card forbids planes and trains, which the base game does not have.
    [twenty-turns] Its card suggests stopping after 20 turns and filling the first four rows of the wonder beforehand.
    [experience] Its card recommends it for players of different experience.
    [puzzle] The publisher lists it among the puzzles.
    [unnamed] It has no printed name; it is named after its three rivers.
   *[lesson] Lessons take place on it; it is in no book.
}
roads_maps-module = { $module ->
    [bombs] bombs
    [planes] planes
    [trains] trains
    [trade] trade
    [management] management
    [electricity] electricity
    [art] art
   *[research] fundamental research
}
roads_maps-record-of = made of { $stock ->
    [one] one share
   *[other] { $stock } shares
}, { $coins ->
    [one] one coin
   *[other] { $coins } coins
}, { $gold } gold and { $rows ->
    [one] one row of the wonder
   *[other] { $rows } rows of the wonder
}
roads_maps-copied = Copied from: { $source }

## From a number

roads_maps-generate = Generated map
roads_maps-seed = Map number
roads_maps-generate-do = Show
roads_maps-generate-other = Another one

## Making one

roads_maps-make = Make a map
roads_maps-make-why = Paint your own, share its address and play on it.
roads_maps-make-lead = Choose what to paint with, then a place on the map. For rivers, choose a spot near the side the river should cross. Mistakes are listed below at once.
roads_maps-make-map = The map you are making. The arrow keys go from tile to tile, Enter uses the tool. { $tile }
roads_maps-new-title = My map
roads_maps-tools = What to paint with
roads_maps-tool-river = River
roads_maps-tool-start = Start
roads_maps-tool-erase = Erase
roads_maps-smaller = Smaller
roads_maps-bigger = Bigger
roads_maps-tile = Tile { $name }
roads_maps-no-tile = No tile here
roads_maps-terrain = Terrain
roads_maps-river = River to the
roads_maps-river-to = river to the { $sides }
roads_maps-is-start = start
roads_maps-side = { $side ->
    [e] east
    [ne] north-east
    [nw] north-west
    [w] west
    [sw] south-west
   *[se] south-east
}
roads_maps-tap-a-side = A river needs a side: choose a spot nearer to it, or the sides of the tile below.
roads_maps-no-river-here = There is no land for a river on this side.
roads_maps-too-many-sides = A river crosses at most three sides of a tile.
roads_maps-checks = Is the map in order?
roads_maps-checking = One moment…
roads_maps-check-failed = The server is not answering right now.
roads_maps-right = Everything is in order.
roads_maps-wrong = { $count ->
    [one] One thing is wrong
   *[other] { $count } things are wrong
}:
roads_maps-title = Title
roads_maps-players = Number of players
roads_maps-goods = At each home
roads_maps-own-goods-choose = its own starting goods
roads_maps-usual-goods = The usual goods: 3 donkeys, 5 boards, 1 stone, 2 geese.
roads_maps-donkeys = Donkeys
roads_maps-anew = Start over in another size
roads_maps-wide = Width
roads_maps-high = Height
roads_maps-anew-do = Lay out this map
roads_maps-save = Save and share
roads_maps-save-hint = The map gets its own address. A saved map never changes; if you edit it, you get a new one.
roads_maps-save-not-yet = Possible as soon as everything is in order.

## Laying one together

roads_maps-lay = Lay a map together
roads_maps-lay-why = At one screen or with friends elsewhere, taking turns, two tiles each, by the rules for rivers. You set up a table for it, and play on the map when it is finished; it is kept among yours.
roads_maps-lay-place = Place beside { $tiles }
roads_maps-lay-first = The first place
roads_maps-lay-rotate = Rotate
roads_maps-lay-box = Left in the box
roads_maps-lay-undo = Take back the last tile
roads_maps-lay-why-not = This tile cannot lie there: { $reason ->
    [none-left] there are none left in the box.
    [broken-river] a river would break off.
    [begins-nowhere] its river neither begins there nor continues another one.
    [unfinishable] it would no longer be possible to finish all rivers.
    [no-land] there would be no land at all.
    [apart] it would not touch any other tile.
    [too-far] the map would reach too far from its middle.
    [taken] there is already a tile.
   *[finished] the map is finished.
}
roads_maps-lay-nowhere = This tile fits nowhere like this: rotate it, or choose another one.
roads_maps-shape = { $shape ->
    [none] no river
    [source] source
    [straight] straight river
    [wide] wide bend
    [sharp] sharp bend
   *[junction] junction
}

## Laying one at a table

roads_maps-table = Laying the map
roads_maps-table-mine = Your turn: lay a tile.
roads_maps-table-theirs = { $name } is laying a tile.
roads_maps-table-left = { $left ->
    [one] This is the last one.
   *[other] Still to lay: { $left } of { $size }.
}
roads_maps-table-done = The map is finished and the game begins.
