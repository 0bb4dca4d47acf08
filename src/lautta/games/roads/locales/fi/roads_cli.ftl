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
    lautta board make roads --players 3 --seed 7 --out kartta.json
    lautta board show roads mesopotamia
roads_cli-example-board-make =
    lautta board make roads --players 3 --seed 7 --out kartta.json
    lautta play roads --board kartta.json
roads_cli-example-board-show =
    lautta board show roads a_river_runs_through_it
    lautta board show roads kartta.json
roads_cli-column-wealth = Hyödykkeet
roads_cli-column-rows = Ihme
roads_cli-column-research = Kehitys
roads_cli-column-transporter = Kuljetusväline
roads_cli-column-place = Paikka
roads_cli-column-steps = Askeleet
roads_cli-column-cargo = Lasti
roads_cli-start = aloitus
roads_cli-no-river = ei jokea
roads_cli-legend = { $transporters }; +3 paikalla on kolme hyödykettä, *1 pelaajan 1 koti; sivuilla ~ on joki, = / \ ovat teitä.
roads_cli-phase = { $phase ->
    [setup] alkuvalmistelut
    [production] tuotanto
    [movement] liikkuminen
    [building] rakentaminen
    [wonder] ihme
   *[over] loppu
}
roads_cli-moment = Vuoro { $turn }/{ $last }, { $phase }. Ihmeessä on { $bricks ->
    [one] 1 tiili
   *[other] { $bricks } tiiltä
}; seuraava tiilesi maksaa { $price }.
roads_cli-bag = Kaivos { $place }: jäljellä { $gold } kultaa ja { $iron } rautaa
roads_cli-in-hand = Kesken: { $work }
roads_cli-work = { $kind ->
    [use] tehtaan raaka-aineet
    [wagon] kärryjen laudat
    [research] kehitys
    [build] rakennuksen maksaminen
    [shaft] kaivoskuilun maksaminen
    [road] tien maksaminen
    [bridge] sillan maksaminen
    [wall] muurin maksaminen
    [demolish] muurin purkaminen
    [brick] tiilen maksaminen
    [put] tuotteiden sijoittaminen
    [launch] aluksen laskeminen vesille
    [scrap] kuljetusvälineen romuttaminen
   *[upgrade] tehtaan kohentaminen
}
roads_cli-prompt = { $phase ->
    [setup] Missä kotisi on?
    [production] Tuotanto: käytä tehtaita, astuta, kehitä, lastaa. Sitten valmis.
    [movement] Liikkuminen: lastaa, kulje, pura. Sitten valmis.
    [building] Rakentaminen: mitä rakennat? Sitten valmis.
    [wonder] Ihme: ostatko tiilen? Sitten valmis.
   *[over] Peli on päättynyt.
}
