# Was eine Solopartie anders machte als eine andere. $mine und $there sind Runden oder Zahlen der beiden Partien; $here
# und $elsewhere sind die Worte für die Partien selbst, wie in "roads_alone-here" und "roads_alone-elsewhere".

roads_alone-here = { $you ->
    [1] in deiner Partie
   *[other] in dieser Partie
}
roads_alone-elsewhere = { $best ->
    [1] in der besten Partie
   *[other] in der anderen Partie
}
roads_alone-rows = { $count ->
    [one] Reihe { $rows } des Wunders hat nur { $elsewhere } einen Baustein
   *[other] Die Reihen { $rows } des Wunders haben nur { $elsewhere } einen Baustein
}: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
roads_alone-rows-later = Erster Baustein: { $here } { $mine ->
    [0] keiner
   *[other] in Runde { $mine }
}, { $elsewhere } in Runde { $there }. { $count ->
    [one] Reihe { $rows } des Wunders hat nur dort einen Baustein
   *[other] Die Reihen { $rows } des Wunders haben nur dort einen Baustein
}: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
roads_alone-aboard = { $good ->
    [gold] Gold
    [coins] Münzen
   *[stock] Aktien
} an Bord am Ende: { $here } { $mine }, { $elsewhere } { $there } ({ $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}).
roads_alone-building = { $kind ->
    [woodcutter] Holzfäller
    [quarry] Steinbruch
    [clay_pit] Lehmgrube
    [mine] Bergwerk
    [oil_rig] Bohrinsel
    [sawmill] Sägewerk
    [coal_burner] Köhlerei
    [papermill] Papiermühle
    [stone_factory] Ziegelei
    [mint] Münzprägerei
    [stock_exchange] Börse
    [wagon_factory] Wagenfabrik
    [truck_factory] Lastwagenfabrik
    [raft_factory] Floßbauer
    [rowboat_factory] Ruderbootbauer
   *[steamer_factory] Dampferwerft
}: { $mine ->
    [0] { $here } nie, { $elsewhere } zuerst in Runde { $there }.
   *[other] zuerst { $here } in Runde { $mine }, { $elsewhere } in Runde { $there }.
}
roads_alone-transporter = { $kind ->
    [donkey] Esel
    [wagon] Wagen
    [truck] Lastwagen
    [raft] Floß
    [rowboat] Ruderboot
   *[steamer] Dampfer
}: { $mine ->
    [0] { $here } nie, { $elsewhere } zuerst in Runde { $there }.
   *[other] zuerst { $here } in Runde { $mine }, { $elsewhere } in Runde { $there }.
}
roads_alone-research = Forschung, { $kind ->
    [rowing] Ruderboote
    [trucking] Lastwagen
    [shipping] Dampfer
    [drilling] Ölbohrung
    [specialisation] Spezialisierte Bergwerke
    [enlargement] Vergrößerte Bergwerke
   *[new_shafts] Neue Schächte
}: { $mine ->
    [0] { $here } nie, { $elsewhere } in Runde { $there }.
   *[other] { $here } in Runde { $mine }, { $elsewhere } in Runde { $there }.
}
roads_alone-transporters = Transporter am Ende von Runde { $turn }: { $here } { $mine }, { $elsewhere } { $there }.
roads_alone-made = { $good ->
    [boards] Bretter hergestellt
    [paper] Papier hergestellt
    [stone] Steine hergestellt
    [fuel] Treibstoff hergestellt
   *[gold] Gold gefördert
}, insgesamt: { $here } { $mine }, { $elsewhere } { $there }.
roads_alone-figure = { $name ->
    [points] Punkte
    [bricks] Eigene Bausteine
    [transporters] Transporter
    [buildings] Gebäude
    [roads] Straßen
    [research] Forschungen
    [trunks] Stämme
    [boards] Bretter
    [paper] Papier
    [goose] Gänse
    [clay] Lehm
    [stone] Steine
    [fuel] Treibstoff
    [iron] Eisen
    [gold] Gold
    [coins] Münzen
    [stock] Aktien
    [points-rows] Punkte für Reihen des Wunders
    [points-gold] Punkte für Gold
    [points-coins] Punkte für Münzen
    [points-stock] Punkte für Aktien
    [made-trunks] Stämme geschlagen
    [made-boards] Bretter hergestellt
    [made-paper] Papier hergestellt
    [made-clay] Lehm abgebaut
    [made-stone] Steine hergestellt
    [made-fuel] Treibstoff hergestellt
    [made-iron] Eisen gefördert
    [made-gold] Gold gefördert
    [made-coins] Münzen hergestellt
   *[made-stock] Aktien ausgegeben
}
roads_alone-record-rules = { $rules ->
   *[second_edition] nach den Wettbewerbsregeln der zweiten Auflage
}
