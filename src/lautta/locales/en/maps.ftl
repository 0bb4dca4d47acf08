# The pages of maps: all of them, one from a number, and the map maker. Tiles are called as on the map.

maps-heading = Maps
maps-back = All maps
maps-none = There is no such map here.
maps-all = { $count ->
    [one] One map
   *[other] { $count } maps
} of the game
maps-mine = Maps I made
maps-any-number = all
maps-for = { $count ->
    [one] for one player
   *[other] for { $count } players
}
maps-tiles = { $count ->
    [one] one tile
   *[other] { $count } tiles
}
maps-alone = 20 turns solo
maps-no-rivers = no rivers
maps-starts = { $count ->
    [one] one marked start
   *[other] { $count } marked starts
}
maps-own-goods = its own starting goods
maps-record = Known record: { $points }
maps-author = Made by { $name }
maps-drawn = Map: { $title }
maps-play = Play on this map
maps-change = Edit a copy
maps-file = Download the map
maps-link = The address of this map, to share with friends
maps-link-text = A map for Roads & Boats: { $title }

## On its card

maps-card-expansion = Drawn for the expansion ({ $modules }); here it is played by the rules of the base game.
maps-card-any = Drawn for any modules of the expansion; here it is played by the rules of the base game.
maps-card-many = Drawn for many modules of the expansion; here it is played by the rules of the base game.
maps-card-also-without = According to its card, it can also be played without the expansion.
maps-card-rails = The rails printed on it are left out.
maps-card-web-list = Number { $number } in the publisher’s list of maps.
maps-card-rule = { $rule ->
    [solo] For one player: the first four rows of the wonder are full, 20 turns, no luck in the mines.
    [no-planes-trains] Its card forbids planes and trains, which the base game does not have.
    [twenty-turns] Its card suggests stopping after 20 turns and filling the first four rows of the wonder beforehand.
    [experience] Its card recommends it for players of different experience.
    [puzzle] The publisher lists it among the puzzles.
    [unnamed] It has no printed name; it is named after its three rivers.
   *[lesson] The first lesson takes place on it; it is in no book.
}
maps-module = { $module ->
    [bombs] bombs
    [planes] planes
    [trains] trains
    [trade] trade
    [management] management
    [electricity] electricity
    [art] art
   *[research] fundamental research
}
maps-record-of = made of { $stock ->
    [one] one share
   *[other] { $stock } shares
}, { $coins ->
    [one] one coin
   *[other] { $coins } coins
}, { $gold } gold and { $rows ->
    [one] one row of the wonder
   *[other] { $rows } rows of the wonder
}
maps-copied = Copied from: { $source }

## From a number

maps-generate = Generated map
maps-seed = Map number
maps-generate-do = Show
maps-generate-other = Another one

## Making one

maps-make = Make a map
maps-make-why = Paint your own, share its address and play on it.
maps-make-lead = Choose what to paint with and click on the map. For rivers, click near the side the river should cross. Mistakes are listed below at once.
maps-make-map = The map you are making. The arrow keys go from tile to tile, Enter uses the tool. { $tile }
maps-new-title = My map
maps-tools = What to paint with
maps-tool-river = River
maps-tool-start = Start
maps-tool-erase = Erase
maps-smaller = Smaller
maps-bigger = Bigger
maps-tile = Tile { $name }
maps-no-tile = No tile here
maps-terrain = Terrain
maps-river = River to the
maps-river-to = river to the { $sides }
maps-is-start = start
maps-side = { $side ->
    [e] east
    [ne] north-east
    [nw] north-west
    [w] west
    [sw] south-west
   *[se] south-east
}
maps-tap-a-side = A river needs a side: click nearer to it, or choose the sides of the tile below.
maps-no-river-here = There is no land for a river on this side.
maps-too-many-sides = A river crosses at most three sides of a tile.
maps-checks = Is the map in order?
maps-checking = One moment…
maps-check-failed = The server is not answering right now.
maps-right = Everything is in order.
maps-wrong = { $count ->
    [one] One thing is wrong
   *[other] { $count } things are wrong
}:
maps-title = Title
maps-players = Number of players
maps-goods = At each home
maps-own-goods-choose = its own starting goods
maps-usual-goods = The usual goods: 3 donkeys, 5 boards, 1 stone, 2 geese.
maps-donkeys = Donkeys
maps-anew = Start over in another size
maps-wide = Width
maps-high = Height
maps-anew-do = Lay out this map
maps-save = Save and share
maps-save-hint = The map gets its own address. A saved map never changes; if you edit it, you get a new one.
maps-save-not-yet = Possible as soon as everything is in order.

## Laying one together

maps-lay = Lay a map together
maps-lay-why = At one screen, taking turns, two tiles each, by the rules for rivers. To lay one with friends elsewhere, choose it when you set up a table.
maps-lay-lead = As in the rules: the first player begins, then everyone in turn lays two tiles from the box. Rivers begin at a source or flow into the sea, continue from tile to tile, and it must be possible to finish them.
maps-lay-computers = How many of them computers
maps-lay-size = Tiles on the map
maps-lay-begin = Begin
maps-lay-turn = Player { $seat } lays a tile. { $left ->
    [one] This is the last one.
   *[other] { $left } tiles left to lay.
}
maps-lay-computer = Player { $seat }, a computer, is laying a tile…
maps-lay-done = The map is finished.
maps-lay-place = Place beside { $tiles }
maps-lay-first = The first place
maps-lay-rotate = Rotate
maps-lay-box = Left in the box
maps-lay-undo = Take back the last tile
maps-lay-title = Laid by { $count }
maps-lay-why-not = This tile cannot lie there: { $reason ->
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
maps-shape = { $shape ->
    [none] no river
    [source] source
    [straight] straight river
    [wide] wide bend
    [sharp] sharp bend
   *[junction] junction
}
