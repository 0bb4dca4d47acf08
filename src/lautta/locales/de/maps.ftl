# Die Seiten der Karten: alle, eine aus einer Zahl, und das Zeichnen. Plättchen heißen wie auf der Karte.

maps-heading = Karten
maps-back = Alle Karten
maps-none = Eine solche Karte gibt es hier nicht.
maps-all = { $count ->
    [one] Eine Karte
   *[other] { $count } Karten
} des Spiels
maps-mine = Meine Karten
maps-any-number = alle
maps-for = { $count ->
    [one] für eine Person
   *[other] für { $count }
}
maps-tiles = { $count ->
    [one] ein Plättchen
   *[other] { $count } Plättchen
}
maps-alone = 20 Runden allein
maps-no-rivers = keine Flüsse
maps-starts = { $count ->
    [one] ein markierter Startplatz
   *[other] { $count } markierte Startplätze
}
maps-own-goods = eigene Startwaren
maps-record = Bekannter Rekord: { $points }
maps-author = Gemacht von { $name }
maps-drawn = Karte: { $title }
maps-play = Auf dieser Karte spielen
maps-change = Eine Kopie ändern
maps-file = Karte herunterladen
maps-link = Die Adresse dieser Karte, für Freunde
maps-link-text = Eine Karte für Roads & Boats: { $title }

## On its card

maps-card-expansion = Für die Erweiterung gezeichnet ({ $modules }); hier wird sie nach den Regeln des Grundspiels gespielt.
maps-card-any = Für beliebige Module der Erweiterung gezeichnet; hier wird sie nach den Regeln des Grundspiels gespielt.
maps-card-many = Für viele Module der Erweiterung gezeichnet; hier wird sie nach den Regeln des Grundspiels gespielt.
maps-card-also-without = Laut ihrer Karte darf auch ohne Erweiterung gespielt werden.
maps-card-rails = Die aufgedruckten Schienen sind weggelassen.
maps-card-web-list = Nummer { $number } in der Kartenliste des Verlags.
maps-card-rule = { $rule ->
    [solo] Für eine Person: Die ersten vier Reihen des Wunders sind voll, 20 Runden, Minen ohne Glück.
    [no-planes-trains] Ihre Karte verbietet Flugzeuge und Züge, die das Grundspiel nicht hat.
    [twenty-turns] Ihre Karte schlägt vor, nach 20 Runden aufzuhören und die ersten vier Reihen des Wunders vorher zu füllen.
    [experience] Ihre Karte meint sie für Spieler mit verschieden viel Erfahrung.
    [puzzle] Der Verlag führt sie unter den Rätseln.
    [unnamed] Sie hat keinen gedruckten Namen; sie heißt nach ihren drei Flüssen.
   *[lesson] Auf ihr findet die erste Lektion statt; sie steht in keinem Buch.
}
maps-module = { $module ->
    [bombs] Bomben
    [planes] Flugzeuge
    [trains] Züge
    [trade] Handel
    [management] Management
    [electricity] Elektrizität
    [art] Kunst
   *[research] Grundlagenforschung
}
maps-record-of = aus { $stock ->
    [one] einer Aktie
   *[other] { $stock } Aktien
}, { $coins ->
    [one] einer Münze
   *[other] { $coins } Münzen
}, { $gold } Gold und { $rows ->
    [one] einer Reihe des Wunders
   *[other] { $rows } Reihen des Wunders
}
maps-copied = Quelle: { $source }

## Aus einer Zahl

maps-generate = Eine neue Karte
maps-seed = Nummer der Karte
maps-generate-do = Ansehen
maps-generate-other = Eine andere

## Selbst machen

maps-make = Eine Karte machen
maps-make-why = Male deine eigene, teile ihre Adresse und spiele darauf.
maps-make-lead = Wähle, womit du malst, und klicke auf die Karte. Flüsse: Klicke nahe an die Seite, über die der Fluss laufen soll. Was falsch ist, steht sofort darunter.
maps-make-map = Karte, die du machst. Die Pfeiltasten gehen von Plättchen zu Plättchen, Enter benutzt das Werkzeug. { $tile }
maps-new-title = Meine Karte
maps-tools = Womit gemalt wird
maps-tool-river = Fluss
maps-tool-start = Startplatz
maps-tool-erase = Wegnehmen
maps-smaller = Kleiner
maps-bigger = Größer
maps-tile = Plättchen { $name }
maps-no-tile = Hier ist kein Plättchen
maps-terrain = Landschaft
maps-river = Fluss nach
maps-river-to = Fluss nach { $sides }
maps-is-start = Startplatz
maps-side = { $side ->
    [e] Osten
    [ne] Nordosten
    [nw] Nordwesten
    [w] Westen
    [sw] Südwesten
   *[se] Südosten
}
maps-tap-a-side = Ein Fluss braucht eine Seite: Klicke näher daran oder wähle unten die Seiten des Plättchens.
maps-no-river-here = Auf dieser Seite ist kein Land für einen Fluss.
maps-too-many-sides = Ein Fluss läuft über höchstens drei Seiten eines Plättchens.
maps-checks = Ist sie in Ordnung?
maps-checking = Einen Moment…
maps-check-failed = Der Server antwortet gerade nicht.
maps-right = Alles ist in Ordnung.
maps-wrong = { $count ->
    [one] Etwas ist falsch
   *[other] { $count } Dinge sind falsch
}:
maps-title = Titel
maps-players = Für wie viele
maps-goods = In jedem Heim
maps-own-goods-choose = eigene Startwaren
maps-usual-goods = Die üblichen: 3 Esel, 5 Bretter, 1 Stein, 2 Gänse.
maps-donkeys = Esel
maps-anew = In anderer Größe neu beginnen
maps-wide = Breite
maps-high = Höhe
maps-anew-do = Dieses Feld legen
maps-save = Aufbewahren und teilen
maps-save-hint = Sie bekommt eine eigene Adresse. Eine aufbewahrte Karte ändert sich nie; wer sie ändert, macht eine andere.
maps-save-not-yet = Sobald alles in Ordnung ist.

## Gemeinsam legen

maps-lay = Gemeinsam eine Karte legen
maps-lay-why = An einem Bildschirm: abwechselnd, je zwei Plättchen, nach den Regeln für Flüsse. Mit Freunden anderswo legt ihr sie am Tisch: Wähle es, wenn du den Tisch deckst.
maps-lay-lead = Wie die Regeln es sagen: Der Erste beginnt, dann legen alle reihum je zwei Plättchen aus der Schachtel. Flüsse beginnen an einer Quelle oder münden ins Meer, laufen von Plättchen zu Plättchen weiter und müssen enden können.
maps-lay-computers = Davon Computer
maps-lay-size = Plättchen der Karte
maps-lay-begin = Anfangen
maps-lay-turn = Spieler { $seat } legt ein Plättchen. { $left ->
    [one] Es ist das letzte.
   *[other] { $left } sind noch zu legen.
}
maps-lay-computer = Spieler { $seat }, ein Computer, legt ein Plättchen …
maps-lay-done = Die Karte ist fertig.
maps-lay-place = Platz neben { $tiles }
maps-lay-first = Der erste Platz
maps-lay-rotate = Drehen
maps-lay-box = Noch in der Schachtel
maps-lay-undo = Letztes Plättchen zurücknehmen
maps-lay-title = Gelegt von { $count }
maps-lay-why-not = Dieses Plättchen darf dort nicht liegen: { $reason ->
    [none-left] die Schachtel hat keines mehr.
    [broken-river] Flüsse liefen nicht weiter.
    [begins-nowhere] sein Fluss beginnt dort nicht und führt keinen weiter.
    [unfinishable] nicht alle Flüsse könnten mehr enden.
    [no-land] es gäbe gar kein Land.
    [apart] es würde nichts berühren.
    [taken] dort liegt schon eines.
   *[finished] die Karte ist fertig.
}
maps-shape = { $shape ->
    [none] kein Fluss
    [source] Quelle
    [straight] gerader Fluss
    [wide] weite Biegung
    [sharp] scharfe Biegung
   *[junction] Gabelung
}
