# The pages of maps: all of them, one from a number, and the map maker. Tiles are called as on the map.

maps-heading = Maps
maps-back = All maps
maps-none = There is no such map here.
maps-all = { $count ->
    [one] One map
   *[other] { $count } maps
} of the game
maps-mine = Maps that I made
maps-any-number = all
maps-for = { $count ->
    [one] for one
   *[other] for { $count }
}
maps-tiles = { $count ->
    [one] one tile
   *[other] { $count } tiles
}
maps-alone = 20 turns alone
maps-no-rivers = no rivers
maps-starts = { $count ->
    [one] one marked start
   *[other] { $count } marked starts
}
maps-own-goods = start goods of its own
maps-record = Known record: { $points }
maps-author = Made by { $name }
maps-drawn = Map: { $title }
maps-play = Play on this map
maps-change = Change a copy
maps-file = Download the map
maps-link = The address of this map, for friends
maps-link-text = A map for Roads & Boats: { $title }

## On its card

maps-card-expansion = Drawn for the expansion ({ $modules }); here it is played by the rules of the base game.
maps-card-any = Drawn for any modules of the expansion; here it is played by the rules of the base game.
maps-card-many = Drawn for many modules of the expansion; here it is played by the rules of the base game.
maps-card-also-without = Its card allows playing without the expansion.
maps-card-rails = The rails printed on it are left out.
maps-card-web-list = Number { $number } in the publisher's list of maps.
maps-card-rule = { $rule ->
    [solo] For one: the first four rows of the wonder are full, 20 turns, mines without luck.
    [no-planes-trains] Its card forbids planes and trains, which the base game does not have.
    [twenty-turns] Its card suggests stopping after 20 turns and filling the first four rows of the wonder beforehand.
    [experience] Its card means it for players of different experience.
    [puzzle] The publisher lists it among the puzzles.
    [unnamed] It has no printed name; it is called after its three rivers.
   *[lesson] The first lesson is given on it; it stands in no book.
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

maps-generate = A new map
maps-seed = Number of the map
maps-generate-do = Look at it
maps-generate-other = Another one

## Making one

maps-make = Make a map
maps-make-why = Paint your own, share it by its address and play on it.
maps-make-lead = Choose what to paint with and click on the map. Rivers: click near the side that the river shall cross. What is wrong is told below at once.
maps-make-map = Map that you are making. Arrow keys go from tile to tile, Enter uses the tool. { $tile }
maps-new-title = My map
maps-tools = What to paint with
maps-tool-river = River
maps-tool-start = Start
maps-tool-erase = Take away
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
maps-checks = Is it in order?
maps-checking = One moment…
maps-check-failed = The server does not answer just now.
maps-right = Everything is in order.
maps-wrong = { $count ->
    [one] One thing is wrong
   *[other] { $count } things are wrong
}:
maps-title = Title
maps-players = For how many
maps-goods = At each home
maps-own-goods-choose = start goods of its own
maps-usual-goods = The usual: 3 donkeys, 5 boards, 1 stone, 2 geese.
maps-donkeys = Donkeys
maps-anew = Begin anew in another size
maps-wide = Wide
maps-high = High
maps-anew-do = Lay this field
maps-save = Keep and share it
maps-save-hint = It gets an address of its own. A kept map never changes; changing it makes another one.
maps-save-not-yet = As soon as everything is in order.

## Laying one together

maps-lay = Lay a map together
maps-lay-why = At one screen: in turns, two tiles each, by the rules for rivers. Friends elsewhere lay one with you at a table: choose it when you set up the table.
maps-lay-lead = As the rules tell: the first player begins, then everybody in turn lays two tiles from the box. Rivers begin at a source or flow into the sea, run on from tile to tile, and must be able to end.
maps-lay-computers = Of them computers
maps-lay-size = Tiles of the map
maps-lay-begin = Begin
maps-lay-turn = Player { $seat } lays a tile. { $left ->
    [one] It is the last one.
   *[other] { $left } are still to be laid.
}
maps-lay-computer = Player { $seat }, a computer, lays a tile …
maps-lay-done = The map is finished.
maps-lay-place = Place beside { $tiles }
maps-lay-first = The first place
maps-lay-rotate = Turn
maps-lay-box = Left in the box
maps-lay-undo = Take back the last tile
maps-lay-title = Laid by { $count }
maps-lay-why-not = This tile may not lie there: { $reason ->
    [none-left] the box has none left.
    [broken-river] rivers would not run on.
    [begins-nowhere] its river neither begins there nor goes on from one that is there.
    [unfinishable] not all rivers could be brought to an end any more.
    [no-land] there would be no land at all.
    [apart] it would touch nothing.
    [taken] there is a tile already.
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
