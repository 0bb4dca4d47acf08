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
    lautta board make roads --players 3 --seed 7 --out karte.json
    lautta board show roads mesopotamia
roads_cli-example-board-make =
    lautta board make roads --players 3 --seed 7 --out karte.json
    lautta play roads --board karte.json
roads_cli-example-board-show =
    lautta board show roads a_river_runs_through_it
    lautta board show roads karte.json
roads_cli-column-wealth = Waren
roads_cli-column-rows = Wunder
roads_cli-column-research = Forschung
roads_cli-column-transporter = Transporter
roads_cli-column-place = Ort
roads_cli-column-steps = Schritte
roads_cli-column-cargo = Ladung
roads_cli-start = Start
roads_cli-no-river = kein Fluss
roads_cli-legend = { $transporters }; +3 dort liegen drei Waren, *1 Heimat von Spieler 1; an den Seiten ist ~ ein Fluss, = / \ sind Straßen.
roads_cli-phase = { $phase ->
    [setup] Aufbau
    [production] Produktion
    [movement] Bewegung
    [building] Bau
    [wonder] Wunder
   *[over] das Ende
}
roads_cli-moment = Runde { $turn } von { $last }, { $phase }. Das Wunder hat { $bricks ->
    [one] 1 Baustein
   *[other] { $bricks } Bausteine
}; dein nächster kostet { $price }.
roads_cli-bag = Bergwerk in { $place }: noch { $gold } Gold und { $iron } Eisen
roads_cli-in-hand = In Arbeit: { $work }
roads_cli-work = { $kind ->
    [use] Rohstoffe für eine Fabrik
    [wagon] Bretter für einen Wagen
    [research] Forschung
    [build] ein Gebäude bezahlen
    [shaft] einen Schacht bezahlen
    [road] eine Straße bezahlen
    [bridge] eine Brücke bezahlen
    [wall] eine Mauer bezahlen
    [demolish] eine Mauer zerstören
    [brick] einen Baustein bezahlen
    [put] neue Waren verteilen
    [launch] ein Boot zu Wasser lassen
    [scrap] einen Transporter verschrotten
   *[upgrade] eine Fabrik aufwerten
}
roads_cli-prompt = { $phase ->
    [setup] Wo ist deine Heimat?
    [production] Produktion: Fabriken nutzen, Esel vermehren, forschen, laden. Dann fertig.
    [movement] Bewegung: laden, gehen, abladen. Dann fertig.
    [building] Bau: was baust du? Dann fertig.
    [wonder] Das Wunder: kaufst du einen Baustein? Dann fertig.
   *[over] Die Partie ist zu Ende.
}
