# The command line: the drawing in a terminal, and examples for the help pages of commands.

roads_cli-example-play =
    lautta play roads --scenario mesopotamia
    lautta play roads --board laid --players 3
roads_cli-example-simulate =
    lautta simulate roads --scenario dead_sea --seats settler,settler
roads_cli-example-solve =
    lautta solve roads --scenario mesopotamia --minutes 5
    lautta solve roads --scenario dead_sea --rounds 2000 --jobs 1 --option start_goods=box
roads_cli-example-board =
    lautta board make roads --players 3 --seed 7 --out map.json
    lautta board show roads mesopotamia
roads_cli-example-board-make =
    lautta board make roads --players 3 --seed 7 --out map.json
    lautta play roads --board map.json
roads_cli-example-board-show =
    lautta board show roads a_river_runs_through_it
    lautta board show roads map.json
roads_cli-column-wealth = Goods
roads_cli-column-rows = Wonder
roads_cli-column-research = Research
roads_cli-column-transporter = Transporter
roads_cli-column-place = Place
roads_cli-column-steps = Steps
roads_cli-column-cargo = Cargo
roads_cli-start = start
roads_cli-no-river = no river
roads_cli-legend = { $transporters }; +3 three goods lie there, *1 home of player 1; at the sides ~ is a river, = / \ are roads.
roads_cli-phase = { $phase ->
    [setup] setting up
    [production] production
    [movement] movement
    [building] building
    [wonder] wonder
   *[over] the end
}
roads_cli-moment = Turn { $turn } of { $last }, { $phase }. The wonder has { $bricks ->
    [one] 1 brick
   *[other] { $bricks } bricks
}; your next one costs { $price }.
roads_cli-bag = Mine at { $place }: { $gold } gold and { $iron } iron left
roads_cli-in-hand = In progress: { $work }
roads_cli-work = { $kind ->
    [use] input for a factory
    [wagon] boards for a wagon
    [research] research
    [build] a building to pay for
    [shaft] a new shaft to pay for
    [road] a road to pay for
    [bridge] a bridge to pay for
    [wall] a wall to pay for
    [demolish] a wall to demolish
    [brick] a brick to pay for
    [put] output to place
    [launch] a boat to launch
    [scrap] a transporter to scrap
   *[upgrade] a factory to upgrade
}
roads_cli-prompt = { $phase ->
    [setup] Where is your home?
    [production] Production: use factories, breed, research, load. Then done.
    [movement] Movement: load, go, unload. Then done.
    [building] Building: what do you build? Then done.
    [wonder] The wonder: do you buy a brick? Then done.
   *[over] The game is over.
}
