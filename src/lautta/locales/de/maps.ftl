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
   *[other] für { $count } Personen
}
maps-tiles = { $count ->
    [one] ein Feld
   *[other] { $count } Felder
}
maps-alone = 20 Runden solo
maps-no-rivers = keine Flüsse
maps-starts = { $count ->
    [one] ein markierter Startplatz
   *[other] { $count } markierte Startplätze
}
maps-own-goods = eigene Startwaren
maps-record = Bekannter Rekord: { $points }
maps-author = Von { $name }
maps-drawn = Karte: { $title }
maps-play = Auf dieser Karte spielen
maps-change = Eine Kopie bearbeiten
maps-file = Karte herunterladen
maps-link = Die Adresse dieser Karte zum Weitergeben
maps-link-text = Eine Karte für Roads & Boats: { $title }

## On its card

maps-card-expansion = Für die Erweiterung gezeichnet ({ $modules }); hier wird sie nach den Regeln des Grundspiels gespielt.
maps-card-any = Für beliebige Module der Erweiterung gezeichnet; hier wird sie nach den Regeln des Grundspiels gespielt.
maps-card-many = Für viele Module der Erweiterung gezeichnet; hier wird sie nach den Regeln des Grundspiels gespielt.
maps-card-also-without = Laut ihrer Karte kann man sie auch ohne Erweiterung spielen.
maps-card-rails = Die aufgedruckten Schienen sind weggelassen.
maps-card-web-list = Nummer { $number } in der Kartenliste des Verlags.
maps-card-rule = { $rule ->
    [solo] Für eine Person: Die ersten vier Reihen des Wunders sind voll, 20 Runden, Bergwerke ohne Glück.
    [no-planes-trains] Ihre Karte verbietet Flugzeuge und Züge, die das Grundspiel nicht hat.
    [twenty-turns] Ihre Karte schlägt vor, nach 20 Runden aufzuhören und die ersten vier Reihen des Wunders vorher zu füllen.
    [experience] Ihre Karte empfiehlt sie für Spieler mit unterschiedlicher Erfahrung.
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

maps-generate = Ausgeloste Karte
maps-seed = Nummer der Karte
maps-generate-do = Anzeigen
maps-generate-other = Eine andere

## Selbst machen

maps-make = Eine Karte machen
maps-make-why = Male deine eigene, teile ihre Adresse und spiele darauf.
maps-make-lead = Wähle, womit du malst, und klicke auf die Karte. Für Flüsse klickst du nahe an die Seite, über die der Fluss laufen soll. Fehler stehen sofort darunter.
maps-make-map = Die Karte, die du machst. Die Pfeiltasten gehen von Feld zu Feld, Enter benutzt das Werkzeug. { $tile }
maps-new-title = Meine Karte
maps-tools = Womit gemalt wird
maps-tool-river = Fluss
maps-tool-start = Startplatz
maps-tool-erase = Entfernen
maps-smaller = Kleiner
maps-bigger = Größer
maps-tile = Feld { $name }
maps-no-tile = Hier ist kein Feld
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
maps-tap-a-side = Ein Fluss braucht eine Seite: Klicke näher daran oder wähle unten die Seiten des Felds.
maps-no-river-here = Auf dieser Seite ist kein Land für einen Fluss.
maps-too-many-sides = Ein Fluss läuft über höchstens drei Seiten eines Felds.
maps-checks = Ist die Karte in Ordnung?
maps-checking = Einen Augenblick…
maps-check-failed = Der Server antwortet gerade nicht.
maps-right = Alles ist in Ordnung.
maps-wrong = { $count ->
    [one] Etwas ist falsch
   *[other] { $count } Dinge sind falsch
}:
maps-title = Titel
maps-players = Anzahl der Spieler
maps-goods = In jeder Heimat
maps-own-goods-choose = eigene Startwaren
maps-usual-goods = Die üblichen: 3 Esel, 5 Bretter, 1 Stein, 2 Gänse.
maps-donkeys = Esel
maps-anew = In anderer Größe neu beginnen
maps-wide = Breite
maps-high = Höhe
maps-anew-do = So groß anlegen
maps-save = Speichern und teilen
maps-save-hint = Die Karte bekommt eine eigene Adresse. Eine gespeicherte Karte ändert sich nie; wer sie bearbeitet, macht eine neue.
maps-save-not-yet = Geht, sobald alles in Ordnung ist.

## Gemeinsam legen

maps-lay = Gemeinsam eine Karte legen
maps-lay-why = An einem Bildschirm, reihum je zwei Plättchen, nach den Regeln für Flüsse. Mit Freunden anderswo legt ihr sie am Tisch: Wähle das, wenn du den Tisch eröffnest.
maps-lay-lead = Wie in den Regeln: Der erste Spieler beginnt, dann legen alle reihum je zwei Plättchen aus der Schachtel. Flüsse beginnen an einer Quelle oder münden ins Meer, laufen von Plättchen zu Plättchen weiter und müssen sich zu Ende legen lassen.
maps-lay-computers = Davon Computer
maps-lay-size = Plättchen der Karte
maps-lay-begin = Anfangen
maps-lay-turn = Spieler { $seat } legt ein Plättchen. { $left ->
    [one] Es ist das letzte.
   *[other] Noch { $left }.
}
maps-lay-computer = Spieler { $seat }, ein Computer, legt ein Plättchen…
maps-lay-done = Die Karte ist fertig.
maps-lay-place = Platz neben { $tiles }
maps-lay-first = Der erste Platz
maps-lay-rotate = Drehen
maps-lay-box = Noch in der Schachtel
maps-lay-undo = Letztes Plättchen zurücknehmen
maps-lay-title = Gelegt von { $count }
maps-lay-why-not = Dieses Plättchen darf dort nicht liegen: { $reason ->
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
maps-shape = { $shape ->
    [none] kein Fluss
    [source] Quelle
    [straight] gerader Fluss
    [wide] weite Biegung
    [sharp] scharfe Biegung
   *[junction] Gabelung
}
