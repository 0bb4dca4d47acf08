# Roads & Boats. Variablen: $seat ist der Name eines Mitspielers, $you ist 1, wenn es der Leser ist; Orte, Transporter und
# Richtungen stehen wie auf der Karte.

roads-title = Roads & Boats
roads-summary = Bringe Waren mit Eseln, auf Straßen und Booten aus Wäldern und Bergwerken bis zu Gold, Münzen und Aktien.

## Aktionen

roads-action-home = Heimat wählen
roads-action-call = Reihenfolge klären
roads-action-agree = Nicht nötig
roads-action-pray = Weiter beten
roads-action-stop = Nicht mehr beten
roads-action-slot = Platz wählen
roads-action-done = Fertig
roads-action-pay = Bezahlen
roads-action-put = Ware auflegen
roads-action-launch = Zu Wasser lassen
roads-action-scrap = Verschrotten
roads-action-upgrade = Aufwerten
roads-action-enough = Nicht weiter aufwerten
roads-action-drop = Aufgeben
roads-action-accept = Zustimmen
roads-action-refuse = Ablehnen
roads-action-give = Ware anbieten
roads-action-ask = Um Ware bitten
roads-action-invite = Mitnehmen
roads-action-board = Mitfahren
roads-action-use = Betrieb nutzen
roads-action-wagon = Wagen bauen
roads-action-breed = Esel vermehren
roads-action-research = Forschen
roads-action-load = Aufladen
roads-action-unload = Abladen
roads-action-hand = Umladen
roads-action-go = Ziehen
roads-action-lead = Gans rufen
roads-action-leave = Gans zurücklassen
roads-action-take = Aufnehmen
roads-action-set = Absetzen
roads-action-alight = Absteigen
roads-action-build = Bauen
roads-action-mine = Bergwerk bauen
roads-action-shaft = Schacht graben
roads-action-road = Straße bauen
roads-action-bridge = Brücke bauen
roads-action-wall = Mauer bauen
roads-action-demolish = Mauer zerstören
roads-action-brick = Baustein kaufen

## Was an einer Karte falsch sein kann. $tile und $other sind Plättchen mit ihren Namen auf der Karte.

roads-problem-same-place = Auf demselben Platz (q { $q }, r { $r }) liegen { $count } Plättchen.
roads-problem-river-at-sea = { $tile } ist Meer, und auf dem Meer gibt es keinen Fluss.
roads-problem-river-off-map = Der Fluss auf { $tile } läuft nach { $side ->
    [e] Osten
    [ne] Nordosten
    [nw] Nordwesten
    [w] Westen
    [sw] Südwesten
   *[se] Südosten
} aus der Karte.
roads-problem-river-stops = Der Fluss auf { $tile } läuft nach { $side ->
    [e] Osten
    [ne] Nordosten
    [nw] Nordwesten
    [w] Westen
    [sw] Südwesten
   *[se] Südosten
}, aber { $other } hat keinen Fluss nach { $back ->
    [e] Osten
    [ne] Nordosten
    [nw] Nordwesten
    [w] Westen
    [sw] Südwesten
   *[se] Südosten
}.
roads-problem-source-on = Der Fluss auf { $tile } entspringt dort, und Quellen gibt es nur im Gebirge; hier ist { $terrain ->
    [woods] Wald
    [pasture] Weide
    [rock] Fels
    [mountain] Gebirge
    [desert] Wüste
   *[sea] Meer
}.
roads-problem-river-in-a-circle = Der Fluss durch { $tile } hat keine Quelle und erreicht kein Meer.
roads-problem-start-at-sea = { $tile } ist ein Startplatz, und niemand beginnt auf dem Meer.
roads-problem-starts-touch = Die Startplätze { $tile } und { $other } sind zu nah: Dazwischen muss ein Feld liegen.
roads-problem-few-starts = { $starts ->
    [one] Nur ein Startplatz ist markiert
   *[other] Nur { $starts } Startplätze sind markiert
}, und die Karte ist für { $players ->
    [one] eine Person
   *[other] { $players } Personen
}: Markiere für jeden einen oder gar keinen.
roads-problem-no-land = Es gibt kein Land.
roads-problem-parts = Die Karte zerfällt in Teile, die sich nicht berühren.
roads-problem-large = Die Karte ist zu groß: Sie hat { $count } { $what ->
    [stores] Ufer und Meere
    [sites] Plätze für Transporter
    [links] Plätze für Straßen
    [ends] Wege über Land
    [edges] Plätze für Mauern
    [sides] Seiten für Mauern
    [spots] Plätze für Brücken
   *[ways] Schritte zu Wasser
}, höchstens { $most } sind möglich.
roads-problem-beyond-box = Die Schachtel hat zu wenige Plättchen: { $terrain ->
    [woods] Wald
    [pasture] Weide
    [rock] Fels
    [mountain] Gebirge
    [desert] Wüste
   *[sea] Meer
} ({ $shape ->
    [none] ohne Fluss
    [source] Quelle
    [straight] gerader Fluss
    [wide] weite Biegung
    [sharp] scharfe Biegung
   *[junction] Gabelung
}), gebraucht { $count }, vorhanden { $there }. Gespielt werden kann die Karte trotzdem.

## Dinge

roads-good = { $kind ->
    [trunks] Stämme
    [boards] Bretter
    [paper] Papier
    [goose] Gans
    [clay] Lehm
    [stone] Stein
    [fuel] Treibstoff
    [iron] Eisen
    [gold] Gold
    [coins] Münzen
   *[stock] Aktie
}
roads-building = { $kind ->
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
    [donkey] Esel
    [wagon] Wagen
    [truck] Lastwagen
    [raft] Floß
    [rowboat] Ruderboot
   *[steamer] Dampfer
}
roads-subject = { $kind ->
    [rowing] Ruderboote
    [trucking] Lastwagen
    [shipping] Dampfer
    [drilling] Ölbohrung
    [specialisation] Spezialisierte Bergwerke
    [enlargement] Vergrößerte Bergwerke
   *[new_shafts] Neue Schächte
}
roads-terrain = { $kind ->
    [woods] Wald
    [pasture] Weide
    [rock] Fels
    [mountain] Gebirge
    [desert] Wüste
   *[sea] Meer
}

roads-ground = { $kind ->
    [shore] Am Wasser: an Fluss oder Meer
    [woods] Im Wald
    [rock] Auf Fels
    [mountain] Im Gebirge
    [sea] Auf dem Meer
   *[any] Auf jedem Land außer trockener Wüste
}
roads-recipe-research = Braucht Forschung: { $subject }
roads-recipe-costs = Kostet
roads-recipe-every-turn = Jede Runde
roads-recipe-makes = Macht
roads-recipe-gives = ergibt
roads-recipe-or = oder
roads-recipe-capacity = Höchstens { $count } pro Runde

## Kapitel der Regeln

roads-chapter-setup = Aufbau
roads-chapter-order = Reihenfolge
roads-chapter-production = Produktion
roads-chapter-factories = Weiterverarbeitung
roads-chapter-mines = Bergwerke
roads-chapter-launching = Transportmittelproduktion
roads-chapter-breeding = Viehbestand
roads-chapter-research = Forschung
roads-chapter-loading = Waren unterwegs
roads-chapter-movement = Landtransporter
roads-chapter-boats = Wasserfahrzeuge
roads-chapter-carrying = Transporter tragen
roads-chapter-geese = Gänse
roads-chapter-building = Bauen
roads-chapter-roadwork = Straßen und Brücken
roads-chapter-walls = Mauern
roads-chapter-wonder = Das Wunder
roads-chapter-consent = Mit Zustimmung

## Warum nicht

roads-refused-other-phase = Das gehört in eine andere Phase.
roads-refused-order-first = Erst wird die Reihenfolge festgelegt.
roads-refused-work-first = Erst das Angefangene zu Ende führen.
roads-refused-nothing-in-hand = Nichts Angefangenes braucht das.
roads-refused-not-calling = Jetzt kann die Reihenfolge nicht verlangt werden.
roads-refused-not-praying = Nach dem Beten wird jetzt nicht gefragt.
roads-refused-not-choosing = Plätze werden jetzt nicht gewählt.
roads-refused-slot-taken = Dieser Platz ist vergeben.
roads-refused-slot-unused = Es gibt nur so viele Plätze wie Mitspieler.
roads-refused-too-near = Zwischen dieser und einer anderen Heimat muss ein Feld liegen.
roads-refused-not-marked = Auf dieser Karte wählt man die Heimat unter den markierten Feldern.
roads-refused-no-transporter-there = Diesen Transporter hast du nicht.
roads-refused-is-carried = Er wird getragen.
roads-refused-no-such-bank = Das Feld hat kein solches Ufer.
roads-refused-out-of-reach = Außer Reichweite: anderes Feld oder anderes Ufer.
roads-refused-not-there = Diese Ware ist dort nicht.
roads-refused-no-room = Er ist voll beladen.
roads-refused-carries-another = Solange einer den anderen trägt, tun beide sonst nichts.
roads-refused-too-many-shifts = Er hat an diesem Halt genug aufgeladen.
roads-refused-not-aboard = Diese Ware ist nicht an Bord.
roads-refused-nothing-left-at-sea = Auf offener See bleibt nichts zurück.
roads-refused-itself = Das ist derselbe Transporter.
roads-refused-no-points = Er hat keine Bewegungspunkte mehr.
roads-refused-not-next = Mit einem Schritt kommst du nicht dorthin.
roads-refused-walled = Die Mauer eines anderen Spielers steht im Weg.
roads-refused-no-road = Er braucht eine Straße.
roads-refused-no-mixed-steps = Ein Esel, der eine Straße benutzt hat, geht nicht ohne weiter.
roads-refused-moved-goods = Diese Ware hat in dieser Phase schon ein anderer deiner Transporter bewegt; mit diesem kommt sie nicht weiter.
roads-refused-wrong-element = Landtransporter bleiben an Land, Boote im Wasser.
roads-refused-no-factory = Dort ist kein solcher Betrieb.
roads-refused-output-done = Er hat in dieser Runde schon alles hergestellt, was er kann.
roads-refused-too-little-input = Es fehlen Rohstoffe.
roads-refused-no-water = Ein neues Boot käme nicht ins Wasser: Andere haben die Küste zugemauert.
roads-refused-not-needed = Diese Ware wird nicht gebraucht.
roads-refused-not-a-source = Von hier kann nicht bezahlt werden.
roads-refused-not-a-receiver = Ware kommt auf Transporter, die Rohstoff gaben und Platz haben.
roads-refused-no-launch-here = Dort kann kein Boot zu Wasser.
roads-refused-not-at-factory = Nur an einer Transporterfabrik kann ein Transporter verschrottet werden.
roads-refused-wrong-kind = Diese Art Transporter passt nicht.
roads-refused-no-pair = Du brauchst zwei freie eigene Esel.
roads-refused-not-empty = Sie müssen allein sein: keine Waren, keine anderen Transporter.
roads-refused-no-pasture = Nur eine leere Weide geht.
roads-refused-over-limit = Du hättest zu viele Transporter und keinen zum Verschrotten.
roads-refused-known-subject = Das hast du schon erforscht.
roads-refused-no-research = Es braucht zwei Gänse und ein Papier auf einem Feld.
roads-refused-not-the-first-bank = Diese Ufer sind ein Ort; er heißt nach dem ersten.
roads-refused-no-upgrade = Dort wertet diese Forschung keine Fabrik auf.
roads-refused-already-followed = Diese Gänse folgten schon einem anderen deiner Transporter.
roads-refused-no-geese = Es gibt keine passende Gans.
roads-refused-goose-alone = Keine Gans bleibt allein auf See.
roads-refused-just-left = Hier hat er gerade Gänse zurückgelassen.
roads-refused-geese-want-a-bank = Gänse hinter einem Flussboot müssen erst an ein Ufer.
roads-refused-has-moved = Er hat sich in dieser Phase schon bewegt.
roads-refused-has-goods = Keiner der beiden darf etwas tragen, und dem Getragenen dürfen keine Gänse folgen.
roads-refused-no-passenger = Er trägt keinen Transporter.
roads-refused-not-at-the-beginning = Abgesetzt wird nur zu Beginn einer späteren Bewegungsphase.
roads-refused-not-its-element = Dort kann er nicht hin: Boote ins Wasser, andere an Land.
roads-refused-building-there = Auf dem Feld steht schon ein Gebäude.
roads-refused-wrong-terrain = Das Gelände passt nicht.
roads-refused-desert-first = In der Wüste gibt es nur Straßen und Mauern, bis sie bewässert ist.
roads-refused-subject-first = Das muss erst erforscht werden.
roads-refused-too-few-goods = Dafür fehlen Waren.
roads-refused-road-there = Dort ist schon eine Straße.
roads-refused-bridge-there = Diese Ufer sind schon verbunden.
roads-refused-others-wall = Dort steht die Mauer eines anderen Spielers.
roads-refused-no-wall = Dort steht keine Mauer eines Spielers.
roads-refused-own-wall = Es ist deine eigene Mauer.
roads-refused-no-mine = Dort ist kein Bergwerk.
roads-refused-not-home = Auf deiner Heimat steht kein Transporter von dir.
roads-refused-wonder-full = Das Wunder ist voll.
roads-refused-answer-first = Erst muss ein Angebot beantwortet werden.
roads-refused-no-offer-made = Es gibt kein Angebot zu beantworten.
roads-refused-own-one = Das ist dein eigener Transporter.
roads-refused-no-such-player = Diesen Spieler gibt es nicht.
roads-refused-was-refused = Dieses Angebot wurde in dieser Phase oft genug abgelehnt.
roads-refused-too-many-refusals = Dieser Spieler hat in dieser Phase genug deiner Angebote abgelehnt.
roads-refused-help-first = Erst müssen die anderen helfen, dann zahlst du mit eigenen Waren.
roads-refused-covered = Deine eigenen Waren reichen.
roads-refused-not-carried = Er wird nicht getragen.

## Optionen

roads-option-start_goods = Was zu Beginn in der Heimat liegt.
roads-option-start_goods-scenario = Was das Szenario sagt.
roads-option-start_goods-box = Die üblichen Waren.
roads-option-short_game = Kurze Partie: 20 Runden, die ersten vier Reihen des Wunders gefüllt. Solopartien sind immer so.
roads-option-short_game-no = Nein.
roads-option-short_game-yes = Ja.
roads-option-loose_research = Wann lose Gänse und Papier verschwinden.
roads-option-loose_research-always = Immer, wenn niemand sie trägt.
roads-option-loose_research-unattended = Nur dort, wo kein Transporter steht.
roads-option-pairs_breed = Wo ein Paar sein muss, um sich zu vermehren.
roads-option-pairs_breed-on_a_tile = Auf einem Feld, auch über den Fluss.
roads-option-pairs_breed-on_a_bank = An einem Ufer oder durch eine Brücke verbunden.
roads-option-laden_donkeys_breed = Ob beladene Esel sich vermehren.
roads-option-laden_donkeys_breed-no = Nein.
roads-option-laden_donkeys_breed-yes = Ja.
roads-option-desert_bridges = Ob Brücken in trockener Wüste erlaubt sind.
roads-option-desert_bridges-no = Nein.
roads-option-desert_bridges-yes = Ja.
roads-option-demolish_own_walls = Ob eigene Mauern zerstört werden dürfen.
roads-option-demolish_own_walls-no = Nein.
roads-option-demolish_own_walls-yes = Ja.
roads-option-wonder_goods = Mit welchen Waren der Heimat Bausteine bezahlt werden.
roads-option-wonder_goods-carried_too = Mit liegenden und solchen auf eigenen Transportern.
roads-option-wonder_goods-tile_only = Nur mit liegenden.
roads-option-wonder_banks = Von welchen Ufern der Heimat Bausteine bezahlt werden.
roads-option-wonder_banks-in_reach = Von denen in Reichweite eigener Transporter.
roads-option-wonder_banks-whole_tile = Von allen.
roads-option-steamers_to_rowboats = Ob Ruderboot-Forschung eine Dampferwerft zum Ruderbootbauer machen darf.
roads-option-steamers_to_rowboats-no = Nein.
roads-option-steamers_to_rowboats-yes = Ja.
roads-option-upgraded_produce_again = Ob eine Fabrik nach der Aufwertung nochmals herstellen darf.
roads-option-upgraded_produce_again-no = Nein.
roads-option-upgraded_produce_again-yes = Ja.
roads-option-order_asked = Wann alle gefragt werden, ob sie die Reihenfolge verlangen.
roads-option-order_asked-where_needed = Wenn mehrere in der Phase an dasselbe kommen können.
roads-option-order_asked-always = In jeder Phase.
roads-option-wonder_asked = Wann in der Wunderphase alle gefragt werden, ob sie die Reihenfolge verlangen.
roads-option-wonder_asked-each_time = Immer wenn mehr Bausteine gekauft werden können, als in die Reihe passen.
roads-option-wonder_asked-first_time = Nur wenn zwei Spieler zum ersten Mal mehr kaufen könnten, als hineinpassen.
roads-option-road_stone = Wo der Stein für eine Straße sein muss.
roads-option-road_stone-same_end = Wo der Transporter steht.
roads-option-road_stone-either_end = An einem der beiden Enden.

## Verlauf

roads-log-lay = { $you ->
    [1] Du
   *[other] { $seat }
}: Plättchen gelegt: { $terrain ->
    [woods] Wald
    [pasture] Weide
    [rock] Fels
    [mountain] Gebirge
    [desert] Wüste
   *[sea] Meer
}{ $shape ->
    [none] {""}
    [source] {""} mit einer Quelle
   *[other] {""} mit einem Fluss
}.
roads-log-home = { $you ->
    [1] Du
   *[other] { $seat }
}: Heimat auf { $place }.
roads-log-call = { $you ->
    [1] Du
   *[other] { $seat }
}: die Reihenfolge wird verlangt.
roads-log-agree = { $you ->
    [1] Du
   *[other] { $seat }
}: verlangt keine Reihenfolge.
roads-log-pray = { $you ->
    [1] Du
   *[other] { $seat }
}: betet weiter.
roads-log-stop = { $you ->
    [1] Du
   *[other] { $seat }
}: ans Ende der Gebetsreihe.
roads-log-slot = { $you ->
    [1] Du
   *[other] { $seat }
}: Platz { $slot } in der Reihenfolge.
roads-log-done = { $you ->
    [1] Du
   *[other] { $seat }
}: fertig.
roads-log-idle = Für { $you ->
    [1] dich
   *[other] { $seat }
} ist nichts mehr zu tun.
roads-log-pay = { $you ->
    [1] Du
   *[other] { $seat }
}: bezahlt { $from ->
    [a] vom Boden
    [b] vom Ufer b
    [c] vom Ufer c
   *[other] von { $from }
}: { $good ->
    [trunks] ein Stamm
    [boards] ein Brett
    [paper] Papier
    [goose] eine Gans
    [clay] Lehm
    [stone] ein Stein
    [fuel] Treibstoff
    [iron] Eisen
    [gold] Gold
    [coins] eine Münze
   *[stock] eine Aktie
}.
roads-log-put = { $you ->
    [1] Du
   *[other] { $seat }
}: Ware auf { $kind ->
    [donkey] Esel
    [wagon] Wagen
    [truck] Lastwagen
    [raft] Floß
    [rowboat] Ruderboot
   *[steamer] Dampfer
} { $transporter-name }.
roads-log-launch = { $you ->
    [1] Du
   *[other] { $seat }
}: ein neues Boot bei { $place }.
roads-log-scrap = { $you ->
    [1] Du
   *[other] { $seat }
}: { $kind ->
    [donkey] Esel
    [wagon] Wagen
    [truck] Lastwagen
    [raft] Floß
    [rowboat] Ruderboot
   *[steamer] Dampfer
} { $transporter-name } wird verschrottet.
roads-log-upgrade = { $you ->
    [1] Du
   *[other] { $seat }
}: die Fabrik auf { $tile } wird aufgewertet.
roads-log-enough = { $you ->
    [1] Du
   *[other] { $seat }
}: keine weiteren Aufwertungen.
roads-log-drop = { $you ->
    [1] Du
   *[other] { $seat }
}: das Vorhaben wird aufgegeben; Geliehenes geht zurück.
roads-log-accept = { $you ->
    [1] Du
   *[other] { $seat }
}: einverstanden.
roads-log-refuse = { $you ->
    [1] Du
   *[other] { $seat }
}: abgelehnt.
roads-log-give = { $you ->
    [1] Du
   *[other] { $seat }
}: { $other } angeboten: { $good ->
    [trunks] ein Stamm
    [boards] ein Brett
    [paper] Papier
    [goose] eine Gans
    [clay] Lehm
    [stone] ein Stein
    [fuel] Treibstoff
    [iron] Eisen
    [gold] Gold
    [coins] eine Münze
   *[stock] eine Aktie
} ({ $kind ->
    [donkey] Esel
    [wagon] Wagen
    [truck] Lastwagen
    [raft] Floß
    [rowboat] Ruderboot
   *[steamer] Dampfer
} { $transporter-name }).
roads-log-ask = { $you ->
    [1] Du
   *[other] { $seat }
}: von { $other } erbeten: { $good ->
    [trunks] ein Stamm
    [boards] ein Brett
    [paper] Papier
    [goose] eine Gans
    [clay] Lehm
    [stone] ein Stein
    [fuel] Treibstoff
    [iron] Eisen
    [gold] Gold
    [coins] eine Münze
   *[stock] eine Aktie
} ({ $kind ->
    [donkey] Esel
    [wagon] Wagen
    [truck] Lastwagen
    [raft] Floß
    [rowboat] Ruderboot
   *[steamer] Dampfer
} { $transporter-name }).
roads-log-invite = { $you ->
    [1] Du
   *[other] { $seat }
}: { $other } eine Mitfahrt angeboten ({ $kind ->
    [donkey] Esel
    [wagon] Wagen
    [truck] Lastwagen
    [raft] Floß
    [rowboat] Ruderboot
   *[steamer] Dampfer
} { $transporter-name }).
roads-log-board = { $you ->
    [1] Du
   *[other] { $seat }
}: { $other } um eine Mitfahrt gebeten ({ $kind ->
    [donkey] Esel
    [wagon] Wagen
    [truck] Lastwagen
    [raft] Floß
    [rowboat] Ruderboot
   *[steamer] Dampfer
} { $transporter-name }).
roads-log-use = { $you ->
    [1] Du
   *[other] { $seat }
}: { $building ->
    [sawmill] das Sägewerk
    [coal_burner] die Köhlerei
    [papermill] die Papiermühle
    [stone_factory] die Ziegelei
    [mint] die Münzprägerei
    [stock_exchange] die Börse
    [truck_factory] die Lastwagenfabrik
    [raft_factory] der Floßbauer
    [rowboat_factory] der Ruderbootbauer
    [steamer_factory] die Dampferwerft
   *[other] der Betrieb
} auf { $tile } arbeitet.
roads-log-wagon = { $you ->
    [1] Du
   *[other] { $seat }
}: { $kind ->
    [donkey] Esel
    [wagon] Wagen
    [truck] Lastwagen
    [raft] Floß
    [rowboat] Ruderboot
   *[steamer] Dampfer
} { $transporter-name } wird ein Wagen.
roads-log-breed = { $you ->
    [1] Du
   *[other] { $seat }
}: ein Esel mehr auf { $tile }.
roads-log-research = { $you ->
    [1] Du
   *[other] { $seat }
}: erforscht auf { $place }: { $subject ->
    [rowing] Ruderboote
    [trucking] Lastwagen
    [shipping] Dampfer
    [drilling] Ölbohrung
    [specialisation] spezialisierte Bergwerke
    [enlargement] vergrößerte Bergwerke
   *[new_shafts] neue Schächte
}.
roads-log-load = { $you ->
    [1] Du
   *[other] { $seat }
}: { $good ->
    [trunks] ein Stamm
    [boards] ein Brett
    [paper] Papier
    [goose] eine Gans
    [clay] Lehm
    [stone] ein Stein
    [fuel] Treibstoff
    [iron] Eisen
    [gold] Gold
    [coins] eine Münze
   *[stock] eine Aktie
} geladen ({ $kind ->
    [donkey] Esel
    [wagon] Wagen
    [truck] Lastwagen
    [raft] Floß
    [rowboat] Ruderboot
   *[steamer] Dampfer
} { $transporter-name }{ $bank ->
    [a] {""}
   *[other] , Ufer { $bank }
}).
roads-log-unload = { $you ->
    [1] Du
   *[other] { $seat }
}: { $good ->
    [trunks] ein Stamm
    [boards] ein Brett
    [paper] Papier
    [goose] eine Gans
    [clay] Lehm
    [stone] ein Stein
    [fuel] Treibstoff
    [iron] Eisen
    [gold] Gold
    [coins] eine Münze
   *[stock] eine Aktie
} abgeladen ({ $kind ->
    [donkey] Esel
    [wagon] Wagen
    [truck] Lastwagen
    [raft] Floß
    [rowboat] Ruderboot
   *[steamer] Dampfer
} { $transporter-name }{ $bank ->
    [a] {""}
   *[other] , Ufer { $bank }
}).
roads-log-hand = { $you ->
    [1] Du
   *[other] { $seat }
}: von { $kind ->
    [donkey] Esel
    [wagon] Wagen
    [truck] Lastwagen
    [raft] Floß
    [rowboat] Ruderboot
   *[steamer] Dampfer
} { $transporter-name } auf { $to_kind ->
    [donkey] Esel
    [wagon] Wagen
    [truck] Lastwagen
    [raft] Floß
    [rowboat] Ruderboot
    [steamer] Dampfer
   *[other] {""}
} { $to-name }: { $good ->
    [trunks] ein Stamm
    [boards] ein Brett
    [paper] Papier
    [goose] eine Gans
    [clay] Lehm
    [stone] ein Stein
    [fuel] Treibstoff
    [iron] Eisen
    [gold] Gold
    [coins] eine Münze
   *[stock] eine Aktie
}.
roads-log-go = { $you ->
    [1] Du
   *[other] { $seat }
}: { $kind ->
    [donkey] Esel
    [wagon] Wagen
    [truck] Lastwagen
    [raft] Floß
    [rowboat] Ruderboot
   *[steamer] Dampfer
} { $transporter-name } zieht nach { $place }.
roads-log-lead = { $you ->
    [1] Du
   *[other] { $seat }
}: eine Gans folgt { $kind ->
    [donkey] Esel
    [wagon] Wagen
    [truck] Lastwagen
    [raft] Floß
    [rowboat] Ruderboot
   *[steamer] Dampfer
} { $transporter-name } ({ $from }).
roads-log-leave = { $you ->
    [1] Du
   *[other] { $seat }
}: eine Gans von { $kind ->
    [donkey] Esel
    [wagon] Wagen
    [truck] Lastwagen
    [raft] Floß
    [rowboat] Ruderboot
   *[steamer] Dampfer
} { $transporter-name } bleibt am Ufer { $bank }.
roads-log-take = { $you ->
    [1] Du
   *[other] { $seat }
}: { $kind ->
    [donkey] Esel
    [wagon] Wagen
    [truck] Lastwagen
    [raft] Floß
    [rowboat] Ruderboot
   *[steamer] Dampfer
} { $transporter-name } nimmt { $other_kind ->
    [donkey] Esel
    [wagon] Wagen
    [truck] Lastwagen
    [raft] Floß
    [rowboat] Ruderboot
    [steamer] Dampfer
   *[other] {""}
} { $other-name } auf.
roads-log-set = { $you ->
    [1] Du
   *[other] { $seat }
}: { $kind ->
    [donkey] Esel
    [wagon] Wagen
    [truck] Lastwagen
    [raft] Floß
    [rowboat] Ruderboot
   *[steamer] Dampfer
} { $transporter-name } setzt ab bei { $place }.
roads-log-alight = { $you ->
    [1] Du
   *[other] { $seat }
}: { $kind ->
    [donkey] Esel
    [wagon] Wagen
    [truck] Lastwagen
    [raft] Floß
    [rowboat] Ruderboot
   *[steamer] Dampfer
} { $transporter-name } steigt ab bei { $place }.
roads-log-build = { $you ->
    [1] Du
   *[other] { $seat }
}: gebaut auf { $place }: { $building ->
    [woodcutter] Holzfäller
    [quarry] Steinbruch
    [clay_pit] Lehmgrube
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
}.
roads-log-mine = { $you ->
    [1] Du
   *[other] { $seat }
}: ein Bergwerk auf { $place }, { $mixture } Gold und Eisen.
roads-log-shaft = { $you ->
    [1] Du
   *[other] { $seat }
}: ein neuer Schacht auf { $tile }, { $mixture } Gold und Eisen.
roads-log-road = { $you ->
    [1] Du
   *[other] { $seat }
}: eine Straße { $way }.
roads-log-bridge = { $you ->
    [1] Du
   *[other] { $seat }
}: eine Brücke bei { $place }.
roads-log-wall = { $you ->
    [1] Du
   *[other] { $seat }
}: eine Mauer bei { $side }.
roads-log-demolish = { $you ->
    [1] Du
   *[other] { $seat }
}: die Mauer bei { $side } ist jetzt neutral.
roads-log-brick = { $you ->
    [1] Du
   *[other] { $seat }
}: ein Baustein im Wunder.
roads-log-mined = Das Bergwerk auf { $tile } fördert: { $good ->
    [trunks] ein Stamm
    [boards] ein Brett
    [paper] Papier
    [goose] eine Gans
    [clay] Lehm
    [stone] ein Stein
    [fuel] Treibstoff
    [iron] Eisen
    [gold] Gold
    [coins] eine Münze
   *[stock] eine Aktie
}.
roads-log-phase = { $phase ->
    [setup] Runde { $turn }: Aufbau.
    [production] Runde { $turn }: Produktion.
    [movement] Runde { $turn }: Bewegung.
    [building] Runde { $turn }: Bauen.
    [wonder] Runde { $turn }: Wunder.
   *[over] Ende.
}
roads-log-irrigated = Die Wüsten sind bewässert und jetzt Weiden.
roads-log-counted = { $you ->
    [1] Du
   *[other] { $seat }
}: { $wealth } für Waren und { $rows } für das Wunder: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
roads-log-won = { $you ->
    [1] Du hast gewonnen.
   *[other] { $seat } hat gewonnen.
}

## Dinge beim Namen

roads-page-count = { $kind ->
    [trunks] { $count ->
        [one] { $count } Stamm
       *[other] { $count } Stämme
    }
    [boards] { $count ->
        [one] { $count } Brett
       *[other] { $count } Bretter
    }
    [paper] { $count ->
        [one] { $count } Papier
       *[other] { $count } Papier
    }
    [goose] { $count ->
        [one] { $count } Gans
       *[other] { $count } Gänse
    }
    [clay] { $count ->
        [one] { $count } Lehm
       *[other] { $count } Lehm
    }
    [stone] { $count ->
        [one] { $count } Stein
       *[other] { $count } Steine
    }
    [fuel] { $count ->
        [one] { $count } Treibstoff
       *[other] { $count } Treibstoff
    }
    [iron] { $count ->
        [one] { $count } Eisen
       *[other] { $count } Eisen
    }
    [gold] { $count ->
        [one] { $count } Gold
       *[other] { $count } Gold
    }
    [coins] { $count ->
        [one] { $count } Münze
       *[other] { $count } Münzen
    }
   *[stock] { $count ->
        [one] { $count } Aktie
       *[other] { $count } Aktien
    }
}
roads-good-name = { $kind ->
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
   *[stock] Aktien
}
roads-result-solo = Die zwanzig Runden sind vorbei: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
roads-result-mark = Das Wunder hat seine Marke erreicht.
roads-result-neutral = Der letzte neutrale Baustein ist gelegt.
roads-result-nothing = Gezählt wurde, was gerade da war.
roads-result-praying = Bei Gleichstand gewinnt, wer am nächsten am Tempel betet.
roads-result-record = Das beste bekannte Ergebnis dieser Karte: { $record ->
    [one] 1 Punkt
   *[other] { $record } Punkte
}.
roads-result-same = Diese Karte noch einmal spielen
roads-result-turns = Wendepunkte
roads-result-turn = Runde { $turn }
roads-result-lead = { $you ->
    [1] Du gehst in Führung.
   *[other] { $seat } geht in Führung.
}
roads-result-most = { $you ->
    [1] Du holst die meisten Punkte in einer Runde: +{ $points }.
   *[other] { $seat } holt die meisten Punkte in einer Runde: +{ $points }.
}

## Die Seite: Phasen und was zu tun ist

roads-page-phase = { $phase ->
    [setup] Aufbau
    [production] Produktion
    [movement] Bewegung
    [building] Bauen
    [wonder] Wunder
   *[over] Ende
}
roads-page-log-turn = Runde { $turn }
roads-history-place-turn = Moment { $number } von { $count }, Runde { $turn }
roads-history-turn-back = Zum Anfang dieser Runde oder zur Runde davor
roads-history-turn-forward = Zur nächsten Runde
roads-history-key-turn = In der Vergangenheit: eine Runde zurück oder vor
roads-page-done = { $phase ->
    [production] Produktion fertig
    [movement] Bewegung fertig
    [building] Bauen fertig
   *[wonder] Runde fertig
}
roads-page-prompt-work = { $job ->
    [put] Wohin mit der neuen Ware?
    [launch] Wo soll das neue Boot ins Wasser?
    [scrap] Zu viele Transporter: Welcher wird verschrottet?
    [upgrade] Fabriken mit dieser Forschung aufwerten?
   *[pay] Wähle, womit du bezahlst.
}
roads-page-prompt-calling = { $phase ->
    [production] Produktion
    [movement] Bewegung
    [building] Bauen
   *[wonder] Wunder
}: Ist dir die Reihenfolge wichtig? { $phase ->
    [wonder] Verlangt sie niemand, bleibt sie, wie sie ist.
   *[other] Verlangt sie niemand, spielen alle gleichzeitig.
}
roads-page-prompt-praying = Weiter beten, oder aufhören und ans Ende der Reihe gehen?
roads-page-prompt-choosing = Nimm einen Platz in der Reihenfolge.
roads-page-prompt-setup = Wähle einen der markierten Plätze als Heimat.
roads-page-prompt-production = Produktion: Betriebe nutzen, forschen, Esel vermehren.
roads-page-prompt-movement = Bewegung: Wähle einen Transporter und dann sein Ziel.
roads-page-prompt-building = Bauen: Wähle ein Feld, auf dem dein Transporter steht.
roads-page-prompt-wonder = Das Wunder: Kaufe Bausteine mit Waren aus deiner Heimat.
roads-page-prompt-over = Die Partie ist zu Ende.
roads-page-prompt-offer = Beantworte das Angebot.
roads-page-job = { $job ->
    [use] { $what } auf { $place }
    [wagon] Ein Wagen auf { $place }
    [research] Forschung: { $what }
    [build] Bauen: { $what } auf { $place }
    [shaft] Ein neuer Schacht auf { $place }
    [road] Eine Straße von { $place }
    [bridge] Eine Brücke auf { $place }
    [wall] Eine Mauer bei { $place }
    [demolish] Mauer zerstören bei { $place }
    [brick] Ein Baustein des Wunders
    [put] Neue Ware auf { $place }
    [launch] Ein neues Boot bei { $place }: { $what }
    [scrap] Zu viele Transporter
   *[upgrade] Aufwertung: { $what }
}
roads-page-ground = { $kind ->
    [any] auf jedem Land
    [shore] am Ufer
    [woods] im Wald
    [rock] auf Fels
    [mountain] im Gebirge
   *[sea] auf dem Meer
}
roads-page-over = Die Partie ist zu Ende.
roads-page-waiting = Warten auf { $seat }.
roads-page-map = Karte: { $name }. Die Pfeiltasten führen von Feld zu Feld, Enter wählt aus.
roads-page-fit = Die ganze Karte
roads-page-turn = Runde { $turn } von { $turns }
roads-page-todo = Was du noch tun kannst
roads-page-nothing = nichts
roads-page-none-production = Kein Betrieb kann jetzt arbeiten.
roads-page-none-building = Wo deine Transporter stehen, kannst du nichts bauen.
roads-page-run-all = { $count ->
    [one] Den Betrieb nutzen
   *[other] Alle { $count } Betriebe nutzen
}
roads-page-run = { $what } { $place }{ $count ->
    [one] {""}
   *[other] {"\u00A0×\u00A0"}{ $count }
}
roads-page-made = { $building } auf { $place } liefert { $what }
roads-page-made-all = { $count ->
    [one] 1 Betrieb liefert
   *[other] { $count } Betriebe liefern
} { $what }
roads-page-made-by-itself = Von selbst entstanden: { $what }
roads-page-unattended = Ohne dich, wenn alle fertig sind:
roads-page-research = Erforschen: { $subject }
roads-page-breed = Esel vermehren auf { $place }
roads-page-harness = Wagen bauen: { $what }
roads-page-again-all = { $count ->
    [one] Dieselbe Fuhre noch einmal
   *[other] Alle { $count } Fuhren noch einmal
}
roads-page-again = Dieselbe Fuhre noch einmal
roads-page-unmoved = { $count ->
    [one] Ein Transporter ist noch nicht gezogen.
   *[other] { $count } Transporter sind noch nicht gezogen.
}
roads-page-all-moved = Alle Transporter sind gezogen.
roads-page-site = Bauen auf { $place }
roads-page-could-road = { $count ->
    [one] 1 Straße möglich
   *[other] { $count } Straßen möglich
}
roads-page-could-bridge = { $count ->
    [one] 1 Brücke möglich
   *[other] { $count } Brücken möglich
}
roads-page-could-wall = { $count ->
    [one] 1 Mauer möglich
   *[other] { $count } Mauern möglich
}
roads-page-could-demolish = { $count ->
    [one] 1 Mauer zerstörbar
   *[other] { $count } Mauern zerstörbar
}
roads-page-transporter = { $kind } { $number }
roads-page-planned = { $what }: { $with }
roads-page-of = { $what } ({ $owner })
roads-page-at = { $what }: { $place }.
roads-page-where = { $what }: Wohin? Die Zahl sagt, wie viele Schritte es sind.
roads-page-go = Nach { $place } in { $steps ->
    [one] einem Schritt
   *[other] { $steps } Schritten
}, { $left ->
    [0] kein Bewegungspunkt übrig
    [one] 1 Bewegungspunkt übrig
   *[other] { $left } Bewegungspunkte übrig
}
roads-page-home = { $place } als Heimat wählen
roads-page-load = { $count } von { $room } geladen
roads-page-points-left = { $count ->
    [0] kein Bewegungspunkt übrig
    [one] 1 Bewegungspunkt übrig
   *[other] { $count } Bewegungspunkte übrig
}
roads-page-points-donkey = ein Schritt ohne Straße kostet beide
roads-page-here = Hier
roads-page-bank = Ufer { $bank }
roads-page-from-bank = von Ufer { $bank }
roads-page-from-ground = vom Boden
roads-page-load-one = Laden: { $what }
roads-page-load-stays = Laden: { $what }; weiter kommt das mit diesem nicht, denn ein anderer deiner Transporter hat es schon bewegt
roads-page-stays = von einem anderen Transporter bewegt: bleibt auf diesem Feld
roads-page-stuck = Das hat schon ein anderer deiner Transporter bewegt: { $what }. Lade es ab, bevor dieser weiterzieht.
roads-page-unload-one = Abladen: { $what }
roads-page-load-all = Alles laden
roads-page-unload-all = Alles abladen
roads-page-load-before = Vor der Fahrt alles laden
roads-page-unload-after = Am Ziel alles abladen
roads-page-along = Mitnehmen: { $what }
roads-page-onto = Auf Ufer { $bank } abladen
roads-page-ahead = { $count ->
    [0] Nächste Runde kommt nichts
    [one] Nächste Runde bringt einer etwas
   *[other] Nächste Runde bringen { $count } etwas
}
roads-page-idle = { $count ->
    [one] einer steht still
   *[other] { $count } stehen still
}
roads-page-next = Nächste Runde:
roads-page-idle-lacks = es fehlt: { $what }
roads-page-idle-empty = der Beutel ist leer
roads-page-one-by-one = Einzeln
roads-page-sites = { $count ->
    [one] Auf einem Feld kannst du bauen
   *[other] Auf { $count } Feldern kannst du bauen
}
roads-page-build-here = Bauen: { $what } auf { $place }
roads-page-lead = { $from ->
    [here] Eine Gans folgt
    [others] Eine Gans folgt von jemand anderem
   *[other] Eine Gans folgt (Ufer { $from })
}
roads-page-leave = Eine Gans auf Ufer { $bank } lassen
roads-page-hand = { $what } an { $to }
roads-page-take = Aufnehmen: { $what }
roads-page-set = Absetzen bei { $place }
roads-page-alight = Absteigen bei { $place }
roads-page-give = { $seat } anbieten: { $what }
roads-page-ask = { $seat } bitten um: { $what }
roads-page-invite = { $seat } mitnehmen
roads-page-board = { $seat } um Mitfahrt bitten
roads-page-tile = Feld { $place }
roads-page-with-river = { $terrain } mit Fluss
roads-page-on-bank = Ufer { $bank }: { $what }
roads-page-on-river = auf dem Fluss: { $what }
roads-page-bag = im Beutel: { $gold } Gold, { $iron } Eisen
roads-page-used = in dieser Runde genutzt
roads-page-makes = { $input } → { $output }{ $runs ->
    [one] , einmal je Runde
   *[other] , { $runs }-mal je Runde
}
roads-page-gives = { $output } in jeder Runde
roads-page-wood = { $count ->
    [one] 1 Stamm oder Brett
   *[other] { $count } Stämme oder Bretter
}
roads-page-mine-output = Gold oder Eisen
roads-page-missing = Hier jetzt nicht möglich ({ $count }): warum?
roads-page-road = Straße nach { $name }
roads-page-bridge = Brücke zwischen Ufer { $one } und { $other }
roads-page-wall = Mauer im { $side ->
    [e] Osten
    [ne] Nordosten
    [nw] Nordwesten
    [w] Westen
    [sw] Südwesten
   *[se] Südosten
}
roads-page-strengthen = Mauer verstärken im { $side ->
    [e] Osten
    [ne] Nordosten
    [nw] Nordwesten
    [w] Westen
    [sw] Südwesten
   *[se] Südosten
}
roads-page-demolish = Mauer zerstören im { $side ->
    [e] Osten
    [ne] Nordosten
    [nw] Nordwesten
    [w] Westen
    [sw] Südwesten
   *[se] Südosten
}
roads-page-which-work = Was möchtest du hier bauen?
roads-page-work = In Arbeit
roads-page-still = Zu bezahlen:
roads-page-any-of = { $count ->
    [one] eine beliebige Ware
   *[other] { $count } beliebige Waren
}
roads-page-pay = { $what }, { $from }
roads-page-pay-all = Für mich bezahlen, zuerst vom Boden
roads-page-put = { $what } auf { $to }
roads-page-launch = Ins Wasser bei { $place }
roads-page-scrap = { $what } verschrotten
roads-page-upgrade = Die Fabrik auf { $place } aufwerten
roads-page-offer = Ein Angebot
roads-page-offer-give = { $you ->
    [1] Du bietest
   *[other] { $seat } bietet
} { $me ->
    [1] dir
   *[other] { $to }
} an: { $good } von { $slot }.
roads-page-offer-ask = { $you ->
    [1] Du bittest
   *[other] { $seat } bittet
} { $me ->
    [1] dich
   *[other] { $to }
} um: { $good } von { $other }.
roads-page-offer-invite = { $you ->
    [1] Du bietest
   *[other] { $seat } bietet
} { $me ->
    [1] dir
   *[other] { $to }
} an, { $other } mit { $slot } mitzunehmen.
roads-page-offer-board = { $you ->
    [1] Du bittest
   *[other] { $seat } bittet
} { $me ->
    [1] dich
   *[other] { $to }
}, { $slot } mit { $other } mitzunehmen.
roads-page-offer-help = { $you ->
    [1] Du bittest
   *[other] { $seat } bittet
} { $me ->
    [1] dich
   *[other] { $to }
} um Hilfe: { $good }.
roads-page-order-wonder = Reihenfolge und Wunder
roads-page-step-calling = 1. Reihenfolge klären?
roads-page-step-praying = 2. Bleiben oder nach hinten
roads-page-step-choosing = 3. Platz wählen
roads-page-no-way = Dorthin kommt er in dieser Runde nicht.
roads-page-rivals = In dieser Phase kommen an dasselbe: { $names }.
roads-page-prayer = Reihe vor dem Tempel
roads-page-sequence = Reihenfolge
roads-page-sequence-called = Reihenfolge in dieser Phase
roads-page-take-slot = Platz { $slot } nehmen
roads-page-call-why = Diese Phase spielt ihr dann nacheinander: Erst wird gebetet, dann werden Plätze gewählt.
roads-page-stop-why = Du wählst deinen Platz früher und stehst von da an hinten in der Reihe.
roads-page-wonder = Das Wunder
roads-page-wonder-words = Das Wunder hat { $count ->
    [one] 1 Baustein
   *[other] { $count } Bausteine
}, davon { $own } deine, jetzt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} wert.
roads-page-wonder-laid = { $end ->
    [0] { $count ->
        [one] 1 Baustein
       *[other] { $count } Bausteine
    }
    [one] { $count } von 1 Baustein
   *[other] { $count } von { $end } Bausteinen
}
roads-page-home-marked = { $place } ist vorgemerkt: Bestätige den Platz, oder wähle einen anderen.
roads-page-home-of = { $you ->
    [1] deine Heimat
   *[other] Heimat von { $name }
}
roads-page-wonder-points = Punkte:
roads-page-wonder-rain = { $count ->
    [one] Noch 1 Baustein, dann werden die Wüsten zu Weiden.
   *[other] Noch { $count } Bausteine, dann werden die Wüsten zu Weiden.
}
roads-page-wonder-grey = Am Ende jeder Runde kommt von selbst ein grauer Baustein dazu und nimmt seinen Anteil an der Reihe.
roads-page-wonder-green = Die Wüsten sind zu Weiden geworden.
roads-page-wonder-end = { $count ->
    [one] Noch 1 Baustein, dann endet die Partie.
   *[other] Noch { $count } Bausteine, dann endet die Partie.
}
roads-page-wonder-dearer = Ab Baustein { $brick } kostet jeder eine Ware mehr.
roads-page-price-more = Jeder weitere in dieser Runde kostet eine Ware mehr.
roads-page-price = { $count ->
    [one] Nächster Baustein: 1 Ware
   *[other] Nächster Baustein: { $count } Waren
}
roads-page-buy = { $count ->
    [one] Baustein kaufen (1 Ware)
   *[other] Baustein kaufen ({ $count } Waren)
}
roads-page-points-of = { $wealth } für Waren, { $rows } für das Wunder
roads-page-player = { $name }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, { $count ->
    [one] 1 Transporter
   *[other] { $count } Transporter
}.
roads-page-undo-phase = Phase zurück
roads-page-undo-phase-why = Nimmt alles zurück, was du in dieser Phase getan hast.
roads-page-recipes = Gebäude und Transporter
roads-page-recipes-short = Rezepte
roads-page-vehicles = Transporter
roads-page-vehicle = Trägt { $room }, hat { $points } Bewegungspunkte.
roads-page-known = { $subject }: erforscht
roads-page-unknown = nach Erforschung: { $subject }
roads-page-graph = Punkte von Runde zu Runde.
roads-page-key-arrows = Von Feld zu Feld
roads-page-key-enter = Dort einen Transporter wählen oder mit dem gewählten hinziehen
roads-page-key-slots = Einen Transporter wählen
roads-page-key-next = Der nächste Transporter, der ziehen kann
roads-page-key-map = Zur Karte
roads-page-key-about = Was auf einem Feld ist
roads-page-key-load = Alles laden
roads-page-key-unload = Alles abladen
roads-page-key-done = Mit der Phase fertig, oder keine Reihenfolge nötig
roads-page-key-escape = Auswahl aufheben

roads-rest = Fertig für diese Runde
roads-rest-why = Alle Phasen dieser Runde sind erledigt. Du wirst nur noch gefragt, wenn für dich etwas auf dem Spiel steht.
roads-standing = Wenn die Reihenfolge verlangt werden kann
roads-standing-unless-near = Nur fragen, wenn andere höchstens { $near } Felder entfernt sind
roads-standing-never = Nie fragen: alle spielen gleichzeitig

## Die Seite: Hinweise für Neulinge

roads-page-win-picture = Woher Punkte kommen: Der Holzfäller gibt Stämme, das Sägewerk macht daraus Bretter für Gebäude. Das Bergwerk gibt Gold ({ $gold ->
    [one] ein Punkt
   *[other] { $gold } Punkte
}), die Münzprägerei macht daraus Münzen ({ $coins }), die Börse aus Münzen eine Aktie ({ $stock }). Jede Reihe des Wunders verteilt { $row ->
    [one] einen Punkt
   *[other] { $row } Punkte
} auf ihre Bausteine.
roads-page-win = Die meisten Punkte gewinnen: für Gold, Münzen und Aktien, die am Ende auf deinen Transportern sind, und für deine Bausteine des Wunders.
roads-page-hint-home = Wähle eine Heimat bei Wald und Fels: Gebaut wird aus Brettern und Stein. Auf Wasser fahren später Boote.
roads-page-hint-order = Jemand könnte in dieser Phase dasselbe wollen wie du. In den ersten Runden ist die Reihenfolge selten wichtig: Wähle „{ $button }“.
roads-page-hint-move = Wähle einen Esel, lade { $cost } auf und zieh ihn in einen Wald in der Nähe: Dort kann er einen Holzfäller bauen. Er trägt { $room ->
    [one] eine Ware
   *[other] { $room } Waren
} und geht ohne Straße ein Feld weit.
roads-page-hint-breed = Zwei Esel allein auf einer Weide ohne Gebäude und ohne Waren können in der nächsten Produktion einen dritten bekommen: Lass zwei auf so einem Feld, und wähle „{ $breed }“.
roads-page-hint-build = Auf { $place } könntest du bauen: { $building } für { $cost } ({ $makes }). Das Gebäude arbeitet ab der nächsten Runde, und zwar für alle, die hinkommen.
roads-page-hint-wonder = Ein Baustein kostet { $price ->
    [one] eine Ware
   *[other] { $price } Waren
} von daheim und bringt einen Anteil an den { $row } Punkten seiner Reihe. In den ersten Runden nützen deine Waren in Gebäuden mehr: Wähle „{ $button }“.
roads-page-hint-given = Holzfäller, Steinbrüche und Bergwerke haben je eine Ware gegeben. Sie liegt dort für alle, die sie holen: Bring sie dorthin, wo etwas aus ihr wird.
roads-page-hint-use = Der Betrieb auf { $place } kann arbeiten: { $building }, { $makes }. Nutze ihn, und bring in der nächsten Phase weiter, was er gemacht hat.

## Die Karte legen

roads-laying-notation = Eine Aktion schreibt man so: lay 1,0 pasture e-w
roads-laying-finished = Die Karte ist fertig.
roads-laying-taken = Dort liegt schon ein Plättchen.
roads-laying-apart = Ein Plättchen muss ein schon gelegtes berühren.
roads-laying-too-far = Eine Karte beginnt in der Mitte, bei 0,0, und reicht von dort höchstens 60 Plättchen weit.
roads-laying-none-left = Von diesen Plättchen ist keines mehr in der Schachtel.
roads-laying-broken-river = Ein Fluss würde am Nachbarplättchen abbrechen.
roads-laying-begins-nowhere = Ein Fluss muss an einer Quelle beginnen oder ins Meer münden.
roads-laying-unfinishable = Ein Fluss ließe sich nicht mehr zu Ende führen.
roads-laying-no-land = Eine Karte braucht etwas Land.

## Positions that cannot be

roads-position-range = Eine Zahl ist unmöglich
roads-position-missing = { $name } fehlt
roads-position-left-over = Über etwas wird etwas gesagt, das gar nicht da ist
roads-position-stage = Der Stand der Phase und das Verlangen der Reihenfolge passen nicht zusammen
roads-position-row = Jeder Spieler hat einen Platz in der Gebetsreihe
roads-position-chart = Jeder Spieler hat einen Platz auf der Reihenfolgetafel
roads-position-slots = Die Plätze werden vom Ende der Gebetsreihe her gewählt
roads-position-waiting = Wer noch handeln muss, passt nicht dazu, wer dran ist
roads-position-setup = Beim Aufbau ist noch nichts gebaut und keine Runde vorbei
roads-position-no-home = Spieler { $player } hat keine Heimat
roads-position-early-home = Spieler { $player } hat eine Heimat und muss sie noch wählen
roads-position-bought = Die Bausteine, die Spieler { $player } in dieser Runde gekauft hat, liegen nicht oben auf dem Wunder
roads-position-refused = Spieler { $player } kann nicht so oft abgewiesen worden sein
roads-position-too-many = Spieler { $player } hat zu viele Transporter
roads-position-element = { $transporter } von Spieler { $player } ist zu Land oder zu Wasser, wo er nicht sein kann
roads-position-load = { $transporter } von Spieler { $player } hat mehr geladen, als hineinpasst
roads-position-carrying = { $transporter } von Spieler { $player } passt nicht zu dem, was er trägt oder wovon er getragen wird
roads-position-steps = Die Schritte von { $transporter } von Spieler { $player }, oder was er hier getan hat, passen nicht
roads-position-geese = { $transporter } von Spieler { $player } folgen Gänse, obwohl sie nicht können
roads-position-at-sea = Auf offener See können nur Gänse sein ({ $place })
roads-position-goose-at-sea = Eine Gans ist allein auf See ({ $place })
roads-position-countless = Von { $good } gibt es mehr als { $most }
roads-position-marks = Es wurden mehr Waren bewegt, als da sind, oder welche, als es nicht ging
roads-position-no-link = Für eine Straße ist da kein Weg ({ $place })
roads-position-wall = Eine Mauer hat einen Besitzer und 1 bis { $most } Teile ({ $place })
roads-position-bridge = Diese Brücken verbinden Ufer, die es nicht gibt oder die schon verbunden sind ({ $place })
roads-position-desert-bridge = In einer trockenen Wüste wird keine Brücke gebaut ({ $place })
roads-position-building = Dieses Gebäude ist zu Land oder auf See, wo es nicht sein kann ({ $place })
roads-position-terrain = { $building } kann dort nicht stehen ({ $place })
roads-position-dock = { $transporter } von Spieler { $player } liegt an einer Küste, die ein anderer zugemauert hat
roads-position-bag = Nur Bergwerke haben Gold und Eisen im Beutel ({ $place })
roads-position-used = Dieses Gebäude kann in einer Runde nicht so oft gearbeitet haben ({ $place })
roads-position-drawn = So etwas wird hier nicht gezogen ({ $place })
roads-position-bricks = Die Bausteine des Wunders haben Lücken oder gehören keinem, der mitspielt
roads-position-neutral = Das Wunder hat nicht so viele neutrale Bausteine, wie Runden vorbei sind ({ $turn })
roads-position-short = Die ersten vier Reihen gehören in der kurzen Partie und allein niemandem, und nur dann
roads-position-endless = Der Baustein, der die Partie beendet, liegt, und die Partie geht weiter
roads-position-work-time = Diese Arbeit gehört nicht in diese Phase oder keinem Spieler, der handeln darf
roads-position-work-place = Diese Arbeit ist dort nicht möglich
roads-position-work-sources = Für die Arbeit zahlen andere Ufer oder Transporter
roads-position-work-need = Die Arbeit braucht andere Waren, weniger oder keine
roads-position-work-stuck = Es ist nicht genug da, um die Arbeit zu bezahlen
roads-position-help = So können andere bei der Arbeit nicht geholfen haben
roads-position-output = So etwas kann bei der Arbeit nicht herauskommen
roads-position-offer = Das kann nicht angeboten oder nicht getan werden
roads-position-end = Es wurden mehr neutrale Bausteine gekauft, als es gibt
roads-position-two-buildings = Auf dem Feld von { $place } stehen zwei Gebäude

## Was eine Runde brachte, und was wartete. $place ist ein Ort auf der Karte, $turns seit wie vielen Runden

roads-turn-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} mehr: jetzt { $total }.
roads-turn-built = Gebaut auf { $place }: { roads-building }.
roads-turn-learned = Erforscht: { roads-subject }.
roads-turn-new = Neu: { $count ->
    [one] {""}
   *[other] { $count }{"\u00A0"}×{"\u00A0"}
}{ roads-transporter }.
roads-turn-bricks = { $count ->
    [one] 1 Baustein
   *[other] { $count } Bausteine
} ins Wunder gelegt.
roads-turn-made = Hergestellt: { roads-page-count } ({ $places }).
roads-turn-ashore = { roads-page-count } auf { $place }: am Ende nichts wert, weil kein Transporter es trägt.
roads-turn-idle = { roads-building } auf { $place }: stand still{ $turns ->
    [one] {""}
   *[other] , { $turns } Runden in Folge
}. { $good ->
    [trunks] Dort fehlten Stämme.
    [boards] Dort fehlten Bretter.
    [wood] Dort fehlten Stämme oder Bretter.
    [paper] Dort fehlte Papier.
    [clay] Dort fehlte Lehm.
    [fuel] Dort fehlte Treibstoff.
    [iron] Dort fehlte Eisen.
    [gold] Dort fehlte Gold.
    [coins] Dort fehlten Münzen.
   *[nothing] Alles Nötige war da.
}{ $count ->
    [0] {""}
    [one] {" "}Auf { $at } lag 1.
   *[other] {" "}Auf { $at } lagen { $count }.
}
roads-turn-still = Untätige Transporter: { $count } von { $all }.
roads-turn-empty = Leer gefahrene Transporter: { $count } von { $all }.
roads-turn-half = Höchstens halb beladene Transporter: { $count } von { $all }.
roads-turn-lying = Auf { $place } blieb{ $turns ->
    [one] {""}
   *[other] {" "}{ $turns } Runden in Folge
} liegen: { roads-page-count }.
# Eine bessere Partie: die beste bekannte ($best ist 1) oder eine des Lösers. $mine und $there sind Runden oder Punkte.
roads-turn-plan = { roads-building }{ $number ->
    [one] {""}
   *[other] {" "}Nr. { $number }
}: { $best ->
    [1] in der besten bekannten Partie
   *[other] in einer Partie des Lösers
} in Runde { $there }, in dieser { $mine ->
    [0] nie
   *[other] in Runde { $mine }
}.
roads-turn-plan-points = { $best ->
    [1] Die beste bekannte Partie
   *[other] Eine Partie des Lösers
} hat jetzt { $there ->
    [one] 1 Punkt
   *[other] { $there } Punkte
}, diese { $mine }.

## Warum etwas anderes in einer Phase besser ist

roads-cause-land = Von dort { $there ->
    [0] sind es 0 Felder
    [one] ist es 1 Feld
   *[other] sind es { $there } Felder
} bis { $kind ->
    [rock] zum nächsten Fels
    [mountain] zum nächsten Gebirge
    [woods] zum nächsten Wald
   *[pasture] zur nächsten Weide
}, von der gewählten Heimat { $here }.
roads-cause-research = Es wird gleich geforscht: { roads-subject }.
roads-cause-transporter = Es gibt einen Transporter mehr: { roads-transporter }.
roads-cause-runs = Die Fabrik auf { $place } stellt mehr her: { roads-page-count }.
roads-cause-aboard = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} mehr an Bord.
roads-cause-fed = { roads-building } auf { $place }: bekommt, was fehlt, und arbeitet nächste Runde.
roads-cause-geese = Die Gänse auf { $place } bleiben allein und vermehren sich.
roads-cause-fetched = Es wird von { $place } abgeholt: { roads-page-count }.
roads-cause-home = Zu Hause sind { $count ->
    [one] 1 Ware
   *[other] { $count } Waren
} mehr, um Bausteine zu bezahlen.
roads-cause-moved = { $count ->
    [one] Ein Transporter bewegt sich, der stillstand.
   *[other] { $count } Transporter bewegen sich, die stillstanden.
}
roads-cause-built = { roads-building } auf { $place }: wird gleich gebaut, { $turns ->
    [0] im Spiel nie.
    [one] eine Runde früher.
   *[other] { $turns } Runden früher.
}
roads-cause-roads = { $count ->
    [one] Eine Straße
   *[other] { $count } Straßen
} mehr.
roads-cause-bridge = Auf { $place } wird eine Brücke gebaut.
roads-cause-unbuilt = { roads-building } auf { $place }: Was das kostet, nützt anderswo mehr.
roads-cause-row = Die Bausteine sind, wie die Reihen stehen, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} mehr wert.
roads-cause-bricks = { $count ->
    [one] Ein Baustein
   *[other] { $count } Bausteine
} mehr im Wunder.
roads-cause-saved = { $count ->
    [one] Eine Ware bleibt,
   *[other] { $count } Waren bleiben,
} statt in Bausteine zu gehen.
