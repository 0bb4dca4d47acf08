# Die Seiten der Karten: alle, eine aus einer Zahl, und das Zeichnen. Plättchen heißen wie auf der Karte.

roads_maps-heading = Karten
roads_maps-back = Alle Karten
roads_maps-none = Eine solche Karte gibt es hier nicht.
roads_maps-all = { $count ->
    [one] Eine Karte
   *[other] { $count } Karten
} des Spiels
roads_maps-mine = Meine Karten
roads_maps-any-number = alle
roads_maps-for = { $count ->
    [one] für eine Person
   *[other] für { $count } Personen
}
roads_maps-tiles = { $count ->
    [one] ein Feld
   *[other] { $count } Felder
}
roads_maps-alone = 20 Runden solo
roads_maps-no-rivers = keine Flüsse
roads_maps-starts = { $count ->
    [one] ein markierter Startplatz
   *[other] { $count } markierte Startplätze
}
roads_maps-own-goods = eigene Startwaren
roads_maps-record = Bekannter Rekord: { $points }
roads_maps-author = Von { $name }
roads_maps-drawn = Karte: { $title }
roads_maps-play = Auf dieser Karte spielen
roads_maps-change = Eine Kopie bearbeiten
roads_maps-file = Karte herunterladen
roads_maps-link = Die Adresse dieser Karte zum Weitergeben
roads_maps-link-text = Eine Karte für Roads & Boats: { $title }

## On its card

roads_maps-card-expansion = Für die Erweiterung gezeichnet ({ $modules }); hier wird sie nach den Regeln des Grundspiels gespielt.
roads_maps-card-any = Für beliebige Module der Erweiterung gezeichnet; hier wird sie nach den Regeln des Grundspiels gespielt.
roads_maps-card-many = Für viele Module der Erweiterung gezeichnet; hier wird sie nach den Regeln des Grundspiels gespielt.
roads_maps-card-also-without = Laut ihrer Karte kann man sie auch ohne Erweiterung spielen.
roads_maps-card-rails = Die aufgedruckten Schienen sind weggelassen.
roads_maps-card-web-list = Nummer { $number } in der Kartenliste des Verlags.
roads_maps-card-rule = { $rule ->
    [solo] Für eine Person: Die ersten vier Reihen des Wunders sind voll, 20 Runden, Bergwerke ohne Glück.
    [no-planes-trains] Ihre Karte verbietet Flugzeuge und Züge, die das Grundspiel nicht hat.
    [twenty-turns] Ihre Karte schlägt vor, nach 20 Runden aufzuhören und die ersten vier Reihen des Wunders vorher zu füllen.
    [experience] Ihre Karte empfiehlt sie für Spieler mit unterschiedlicher Erfahrung.
    [puzzle] Der Verlag führt sie unter den Rätseln.
    [unnamed] Sie hat keinen gedruckten Namen; sie heißt nach ihren drei Flüssen.
   *[lesson] Auf ihr finden Lektionen statt; sie steht in keinem Buch.
}
roads_maps-module = { $module ->
    [bombs] Bomben
    [planes] Flugzeuge
    [trains] Züge
    [trade] Handel
    [management] Management
    [electricity] Elektrizität
    [art] Kunst
   *[research] Grundlagenforschung
}
roads_maps-record-of = aus { $stock ->
    [one] einer Aktie
   *[other] { $stock } Aktien
}, { $coins ->
    [one] einer Münze
   *[other] { $coins } Münzen
}, { $gold } Gold und { $rows ->
    [one] einer Reihe des Wunders
   *[other] { $rows } Reihen des Wunders
}
roads_maps-copied = Quelle: { $source }

## Aus einer Zahl

roads_maps-generate = Zufallskarte
roads_maps-seed = Kartennummer
roads_maps-generate-do = Anzeigen
roads_maps-generate-other = Neue Karte

## Selbst machen

roads_maps-make = Eine Karte machen
roads_maps-make-why = Male deine eigene, teile ihre Adresse und spiele darauf.
roads_maps-make-lead = Wähle, womit du malst, dann eine Stelle auf der Karte. Für Flüsse wählst du eine Stelle nahe der Seite, über die der Fluss laufen soll. Fehler stehen sofort darunter.
roads_maps-make-map = Die Karte, die du machst. Die Pfeiltasten gehen von Feld zu Feld, Enter benutzt das Werkzeug. { $tile }
roads_maps-new-title = Meine Karte
roads_maps-tools = Womit gemalt wird
roads_maps-tool-river = Fluss
roads_maps-tool-start = Startplatz
roads_maps-tool-erase = Entfernen
roads_maps-smaller = Kleiner
roads_maps-bigger = Größer
roads_maps-tile = Feld { $name }
roads_maps-no-tile = Hier ist kein Feld
roads_maps-terrain = Landschaft
roads_maps-river = Fluss nach
roads_maps-river-to = Fluss nach { $sides }
roads_maps-is-start = Startplatz
roads_maps-side = { $side ->
    [e] Osten
    [ne] Nordosten
    [nw] Nordwesten
    [w] Westen
    [sw] Südwesten
   *[se] Südosten
}
roads_maps-tap-a-side = Ein Fluss braucht eine Seite: Wähle eine Stelle näher daran oder unten die Seiten des Felds.
roads_maps-no-river-here = Auf dieser Seite ist kein Land für einen Fluss.
roads_maps-too-many-sides = Ein Fluss läuft über höchstens drei Seiten eines Felds.
roads_maps-checks = Ist die Karte in Ordnung?
roads_maps-checking = Einen Augenblick…
roads_maps-check-failed = Der Server antwortet gerade nicht.
roads_maps-right = Alles ist in Ordnung.
roads_maps-wrong = { $count ->
    [one] Etwas ist falsch
   *[other] { $count } Dinge sind falsch
}:
roads_maps-title = Titel
roads_maps-players = Anzahl der Spieler
roads_maps-goods = In jeder Heimat
roads_maps-own-goods-choose = eigene Startwaren
roads_maps-usual-goods = Die üblichen: 3 Esel, 5 Bretter, 1 Stein, 2 Gänse.
roads_maps-donkeys = Esel
roads_maps-anew = In anderer Größe neu beginnen
roads_maps-wide = Breite
roads_maps-high = Höhe
roads_maps-anew-do = So groß anlegen
roads_maps-save = Speichern und teilen
roads_maps-save-hint = Die Karte bekommt eine eigene Adresse. Eine gespeicherte Karte ändert sich nie; wer sie bearbeitet, macht eine neue.
roads_maps-save-not-yet = Geht, sobald alles in Ordnung ist.

## Gemeinsam legen

roads_maps-lay = Gemeinsam eine Karte legen
roads_maps-lay-why = An einem Bildschirm oder mit Freunden anderswo, reihum je zwei Plättchen, nach den Regeln für Flüsse. Dafür eröffnest du einen Tisch, und auf der fertigen Karte wird gespielt; sie bleibt unter deinen Karten.
roads_maps-lay-place = Platz neben { $tiles }
roads_maps-lay-first = Der erste Platz
roads_maps-lay-rotate = Drehen
roads_maps-lay-box = Noch in der Schachtel
roads_maps-lay-undo = Letztes Plättchen zurücknehmen
roads_maps-lay-why-not = Dieses Plättchen darf dort nicht liegen: { $reason ->
    [none-left] In der Schachtel ist keines mehr davon.
    [broken-river] Ein Fluss würde abbrechen.
    [begins-nowhere] Sein Fluss beginnt dort nicht und setzt keinen anderen fort.
    [unfinishable] Nicht alle Flüsse ließen sich noch zu Ende legen.
    [no-land] Es gäbe gar kein Land.
    [apart] Es würde kein anderes berühren.
    [too-far] Die Karte würde zu weit von ihrer Mitte reichen.
    [taken] Dort liegt schon eines.
   *[finished] Die Karte ist fertig.
}
roads_maps-lay-nowhere = So passt das Plättchen nirgends: Drehe es oder wähle ein anderes.
roads_maps-shape = { $shape ->
    [none] kein Fluss
    [source] Quelle
    [straight] gerader Fluss
    [wide] weite Biegung
    [sharp] scharfe Biegung
   *[junction] Gabelung
}

## Laying one at a table

roads_maps-table = Die Karte wird gelegt
roads_maps-table-mine = Du bist am Zug: Lege ein Plättchen.
roads_maps-table-theirs = { $name } legt ein Plättchen.
roads_maps-table-left = { $left ->
    [one] Es ist das letzte.
   *[other] { $left } von { $size } fehlen noch.
}
roads_maps-table-done = Die Karte ist fertig, und die Partie beginnt.
