# Der Tisch für ein Spiel, das hier keine eigenen Seiten hat.

## Die Stellung

generic-position = Stellung
generic-nothing = Hier gibt es noch nichts zu sehen.
generic-mine = Das siehst nur du
generic-fact = { $name }: { $value }
generic-count = { $count } { $name }
generic-number = { NUMBER($number) }
generic-yes = { $yes ->
    [1] ja
   *[0] nein
}
generic-piece = { $sign }, { $name }
generic-place = { $count ->
    [0] { $name }: leer
   *[other] { $name }: { $pieces }
}
generic-row = { $count ->
    [0] Reihe { $number }: leer
   *[other] Reihe { $number }: { $pieces }
}

## Was man tun kann

generic-actions = Was du tun kannst
generic-do = Du bist am Zug: { $action }
generic-choose = Du bist am Zug: Was machst du?
generic-at = Was möchtest du bei { $place } tun?
generic-only = Bei { $place } geht nur dies: { $action }. Wähle es noch einmal, um es zu tun.
generic-next = { $action } – als Nächstes: { $what }
generic-over = Die Partie ist zu Ende.
generic-can = Du kannst: { $what }.
generic-back = Zurück
generic-seek = Suchen
generic-more = { $count ->
    [one] und noch 1: per Suche zu finden
   *[other] und noch { $count }: per Suche zu finden
}
generic-wins = { $you ->
    [1] Du gewinnst
   *[0] { $name } gewinnt
}

## Tasten

generic-key-choice = Aus der Liste wählen
generic-key-board = Zum Spielplan gehen
generic-key-arrows = Von Platz zu Platz
generic-key-enter = Diesen Platz wählen
generic-key-back = Einen Schritt zurück

## Die Regeln

generic-no-rules = Diese Regeln hat hier noch niemand aufgeschrieben. Wenn etwas nicht erlaubt ist, erfährst du hier, warum.
generic-refused = Warum etwas vielleicht nicht geht:
