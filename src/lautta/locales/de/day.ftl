# Die Partie des Tages auf einer eigenen Seite.

day-no-result = Deine erste Partie hat kein Ergebnis, das zählt.
day-practise = Zur Übung noch einmal spielen
day-hidden = Punkte bisher: { $points }. Namen und Partien siehst du, sobald deine eigene Partie zu Ende ist.
day-empty = Noch niemand hat diese Partie zu Ende gespielt.
day-about = Alle bekommen dieselbe Partie; die nächste gibt es ab { $time } Uhr. Deine erste zählt, jede weitere ist Übung. Das ist Ehrensache: Nichts hindert jemanden daran, vorher als anderer Gast zu üben. Der Server berechnet jedes Ergebnis aus den Zügen. Willst du eines selbst nachprüfen, lade die Partie herunter und rufe „lautta replay“ mit der Datei auf.
