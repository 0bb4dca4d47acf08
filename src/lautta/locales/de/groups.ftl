# Gruppen, die Tür eines Servers nur für Mitglieder, und was jemand gespielt hat. $name ist eine Person oder Gruppe.

groups-group = Gruppe
groups-mine = Meine Gruppen
groups-members = { $count ->
    [one] 1 Mitglied
   *[other] { $count } Mitglieder
}
groups-host = leitet die Gruppe
groups-make = Gruppe gründen
groups-new-lead = Eine Gruppe hat ihren eigenen Ort: ihre Tische, wer mitspielt, und wie ihr abgeschnitten habt. Andere kommen über einen Link dazu, den du ihnen schickst, und sonst weiß niemand von ihr.
groups-join = Beitreten
groups-join-lead = Du bist eingeladen. Hier seht ihr eure Tische, setzt euch ohne weitere Links dazu und wisst, wer gewonnen hat.
groups-link-gone = Dieser Link führt nirgendwo mehr hin
groups-tables = Tische
groups-new-table = Neuer Tisch hier
groups-wishes-add = Sagen, wie ihr gern spielt…
groups-wishes-change = Ändern
groups-wishes-why = Regeln und Tempo, die zur Gruppe passen. Alle sehen das, bevor sie einen Tisch eröffnen.
groups-save = Speichern
groups-who = Mitglieder
groups-link = Schick diesen Link allen, die dazukommen sollen
groups-link-text = Komm in unsere Gruppe { $name } auf Lautta:
groups-notify = Sag mir Bescheid, wenn hier ein Tisch aufgeht
groups-leave = Verlassen…
groups-sure-leave = Diese Gruppe verlassen? Deine Tische gehen weiter. Zurück kommst du nur mit dem Link.
groups-sure-remove = { $name } entfernen? Auch der Link ändert sich, damit niemand über den alten zurückkommt.
groups-sure-host = { $name } die Leitung geben? Du bist dann Mitglied wie alle anderen.
groups-sure-link = Einen neuen Link machen? Der alte gilt dann sofort nicht mehr.
groups-do-leave = Verlassen
groups-do-remove = Entfernen
groups-do-host = Leitung übergeben
groups-do-link = Neuer Link
groups-alone = Beste Solospiele
groups-tries = { $count ->
    [one] 1 Partie
   *[other] { $count } Partien
}
groups-others = Bestes der anderen: { $points }
groups-pairs = Direkter Vergleich
groups-won-lost = { $won } gewonnen, { $lost } verloren

groups-door = Ein privater Tisch
groups-door-lead = Dieser Server ist nur für Mitglieder: Mit dem Link einer Gruppe bist du dabei.
groups-door-link = Der Link, den du bekommen hast
groups-door-enter = Hereinkommen
groups-door-wrong = Das ist kein Link zu einer Gruppe.

groups-filter = Welche Spiele
groups-filter-all = Alle Spiele
groups-nothing-played = Du hast hier noch keine Partie beendet.
groups-alone-mine = Meine besten Solospiele
groups-people = Mit wem ich gespielt habe
