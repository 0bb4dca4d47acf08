# Euphrat & Tigris. Variablen: $seat und $other sind Namen von Spielern, $you ist 1, wenn der Leser der erste von ihnen
# ist, und 2, wenn er der andere ist; $dynasty ist das Zeichen von $seat, $square und dergleichen sind Felder wie D5;
# $tile, $leader, $colour, $monument und $kind sind Dinge, wie die Regeln sie nennen.

tigris-title = Euphrat & Tigris
tigris-summary = Führe eine Dynastie im Zweistromland: Gründe Königreiche, gewinne Konflikte, baue Monumente. Deine schwächste Farbe zählt.

## Actions

tigris-action-place = Plättchen legen
tigris-action-position = Anführer einsetzen
tigris-action-withdraw = Anführer vom Spielplan nehmen
tigris-action-destroy = Katastrophe legen
tigris-action-swap = Plättchen tauschen
tigris-action-pass = Zug beenden
tigris-action-war = Nächsten Krieg wählen
tigris-action-support = Anhänger dazulegen
tigris-action-build = Monument bauen
tigris-action-decline = Kein Monument bauen
tigris-action-leave = Schatz liegen lassen

## Boards

tigris-board-standard = Übliche Seite: zehn Tempel
tigris-board-advanced = Andere Seite: vierzehn Tempel

## Options

tigris-option-treasures = Wann Schätze genommen werden.
tigris-option-treasures-end_of_turn = Am Ende jedes Zuges.
tigris-option-treasures-end_of_action = Nach jeder Aktion, wie die meisten spielen.
tigris-option-support = Wie viele Plättchen man in einem Konflikt dazulegen darf.
tigris-option-support-free = Beliebig viele, auch ohne Aussicht auf den Sieg.
tigris-option-support-needed = Der Angreifer nur, wenn er damit vorne liegt, der Verteidiger genau bis zum Gleichstand.
tigris-option-scores = Ob Punkte und Schätze geheim sind.
tigris-option-scores-hidden = Sie bleiben bis zum Ende hinter den Sichtschirmen.
tigris-option-scores-open = Alle sehen sie die ganze Zeit.
tigris-option-declined = Was aus einem Viererquadrat wird, auf dem kein Monument gebaut wurde.
tigris-option-declined-spent = Auf seinen Plättchen kann nie mehr ein Monument gebaut werden.
tigris-option-declined-reusable = Seine Plättchen können später zu einem anderen Quadrat gehören, wie die meisten spielen.
tigris-option-catastrophes = Ob eine Katastrophe auf eine andere gelegt werden darf.
tigris-option-catastrophes-once = Nein: Jedes Feld trifft es nur einmal.
tigris-option-catastrophes-again = Ja, auch wenn es nichts ändert.
tigris-option-passing = Ob die Partie endet, wenn alle der Reihe nach ihren ganzen Zug auslassen.
tigris-option-passing-play_on = Nein: Es endet, wenn Schätze oder Plättchen ausgehen.
tigris-option-passing-end = Ja, sobald auch kein Monument mehr etwas einbringt.

## Chapters of the rules

tigris-chapter-setup = Vorbereitung
tigris-chapter-leaders = Anführer einsetzen
tigris-chapter-tiles = Plättchen legen
tigris-chapter-points = Punkte bekommen
tigris-chapter-catastrophes = Katastrophen
tigris-chapter-swap = Plättchen tauschen
tigris-chapter-turn = Ablauf eines Zuges
tigris-chapter-revolt = Innerer Konflikt: Revolte
tigris-chapter-war = Äußerer Konflikt: Krieg
tigris-chapter-monuments = Monumente
tigris-chapter-treasures = Schätze
tigris-chapter-end = Ende der Partie

## Things

tigris-tile = { $kind ->
    [settlement] Siedlung
    [temple] Tempel
    [farm] Farm
   *[market] Markt
}
tigris-tiles = { $kind ->
    [settlement] { $count ->
        [one] 1 Siedlung
       *[other] { $count } Siedlungen
    }
    [temple] { $count ->
        [one] 1 Tempel
       *[other] { $count } Tempel
    }
    [farm] { $count ->
        [one] 1 Farm
       *[other] { $count } Farmen
    }
   *[market] { $count ->
        [one] 1 Markt
       *[other] { $count } Märkte
    }
}
tigris-leader = { $kind ->
    [king] König
    [priest] Priester
    [farmer] Bauer
   *[trader] Händler
}
tigris-colour = { $kind ->
    [black] schwarz
    [red] rot
    [blue] blau
   *[green] grün
}
tigris-dynasty = { $kind ->
    [lion] Löwe
    [pot] Krug
    [archer] Bogenschütze
   *[bull] Stier
}
tigris-monument = { $kind ->
    [black-red] schwarz-rotes Monument
    [black-blue] schwarz-blaues Monument
    [black-green] schwarz-grünes Monument
    [red-blue] rot-blaues Monument
    [red-green] rot-grünes Monument
   *[blue-green] blau-grünes Monument
}
tigris-catastrophes = { $count ->
    [one] 1 Katastrophe
   *[other] { $count } Katastrophen
}
tigris-treasures = { $count ->
    [one] 1 Schatz
   *[other] { $count } Schätze
}

## Why not

tigris-refused-not-now-actions = So etwas ist jetzt nicht zu entscheiden: Jetzt kommt eine Aktion.
tigris-refused-not-now-conflict = Erst muss der Konflikt entschieden werden.
tigris-refused-not-now-monument = Entscheide erst, ob du ein Monument baust.
tigris-refused-not-now-treasure = Wähle erst, welcher Schatz liegen bleibt.
tigris-refused-square-taken = Dieses Feld ist nicht leer.
tigris-refused-not-a-river = Farmen gehören in den Fluss.
tigris-refused-river-only-farms = In den Fluss passen nur Farmen.
tigris-refused-no-such-tile = Ein solches Plättchen hast du nicht.
tigris-refused-three-kingdoms = Ein Plättchen darf zwei Königreiche verbinden, aber nicht drei.
tigris-refused-leader-no-temple = Ein Anführer muss neben einem Tempel stehen.
tigris-refused-leader-on-river = Im Fluss steht kein Anführer.
tigris-refused-leader-joins = Ein Anführer darf keine zwei Königreiche verbinden.
tigris-refused-same-square = Der Anführer steht schon hier.
tigris-refused-leader-not-on-board = Dieser Anführer ist nicht auf dem Spielplan.
tigris-refused-no-catastrophe-left = Deine Katastrophen sind verbraucht.
tigris-refused-catastrophe-on-leader = Einen Anführer kann keine Katastrophe treffen.
tigris-refused-catastrophe-on-treasure = Ein Schatz schützt sein Plättchen vor Katastrophen.
tigris-refused-catastrophe-on-monument = Ein Monument schützt seine Plättchen vor Katastrophen.
tigris-refused-catastrophe-again = Hier war schon eine Katastrophe.
tigris-refused-swap-not-in-hand = Diese Plättchen hast du nicht.
tigris-refused-not-in-conflict = Solche Anführer stehen hier nicht im Konflikt.
tigris-refused-too-few-supporters = So viele Plättchen dieser Farbe hast du nicht.
tigris-refused-support-too-little = Nach eurer Regel legt ein Angreifer nur dazu, wenn er damit vorne liegt.
tigris-refused-support-too-much = Nach eurer Regel legt ein Verteidiger genau bis zum Gleichstand dazu oder gar nicht.
tigris-refused-square-off-board = Die vier Felder lägen nicht alle auf dem Spielplan.
tigris-refused-square-not-new = Das eben gelegte Plättchen ist keines dieser vier.
tigris-refused-no-square-of-four = Hier liegen keine vier Plättchen einer Farbe.
tigris-refused-wrong-monument-colour = Das Monument muss die Farbe der vier Plättchen haben.
tigris-refused-monument-gone = Dieses Monument steht schon.
tigris-refused-declined-square = Auf Plättchen, auf denen schon einmal auf ein Monument verzichtet wurde, kann keines mehr gebaut werden.
tigris-refused-not-offered-treasure = Der Schatz, der bleibt, muss in diesem Königreich deines Händlers liegen.
tigris-refused-corner-first = Schätze der Ecktempel werden zuerst genommen, also muss ein anderer bleiben.

## What you can do now

tigris-prompt-act = { $actions ->
    [one] Dein Zug: noch eine Aktion.
   *[other] Dein Zug: noch { $actions } Aktionen.
}
tigris-prompt-war = Wähle, welcher Krieg als nächster entschieden wird.
tigris-prompt-support = { $side ->
    [attack] { $kind ->
        [revolt] Du greifst in einer Revolte an.
       *[war] Du greifst in einem Krieg an.
    }
   *[defend] { $kind ->
        [revolt] Dein Anführer wird in einer Revolte angegriffen.
       *[war] Dein Anführer wird in einem Krieg angegriffen.
    }
} Wie viele { $tile ->
    [settlement] Siedlungen
    [temple] Tempel
    [farm] Farmen
   *[market] Märkte
} legst du dazu?
tigris-prompt-build = Vier Plättchen bilden ein Quadrat: Du kannst ein Monument darauf bauen.
tigris-prompt-treasure = Dein Händler nimmt Schätze. Wähle den, der liegen bleibt.
tigris-prompt-waiting = Am Zug: { $seat }.
tigris-prompt-over = Die Partie ist zu Ende.

## The log

tigris-log-place = { $you ->
    [1] Du legst
   *[other] { $seat } legt
} { $tile ->
    [settlement] eine Siedlung
    [temple] einen Tempel
    [farm] eine Farm
   *[market] einen Markt
} auf { $square }.
tigris-log-place-point = { $you ->
    [1] Du legst
   *[other] { $seat } legt
} { $tile ->
    [settlement] eine Siedlung
    [temple] einen Tempel
    [farm] eine Farm
   *[market] einen Markt
} auf { $square }: +1 { $tile ->
    [settlement] schwarz
    [temple] rot
    [farm] blau
   *[market] grün
}.
tigris-log-place-point-other = { $you ->
    [1] Du legst
   *[other] { $seat } legt
} { $tile ->
    [settlement] eine Siedlung
    [temple] einen Tempel
    [farm] eine Farm
   *[market] einen Markt
} auf { $square }: +1 { $tile ->
    [settlement] schwarz
    [temple] rot
    [farm] blau
   *[market] grün
} für { $you ->
    [2] dich
   *[other] { $other }
}.
tigris-log-joins = { $wars ->
    [0] Zwei Königreiche werden friedlich vereint.
   *[other] Zwei Königreiche werden vereint, und das bedeutet Krieg.
}
tigris-log-position = { $you ->
    [1] Du setzt
   *[other] { $seat } setzt
} den { $leader ->
    [king] König
    [priest] Priester
    [farmer] Bauern
   *[trader] Händler
} auf { $square }.
tigris-log-move = { $you ->
    [1] Du versetzt
   *[other] { $seat } versetzt
} den { $leader ->
    [king] König
    [priest] Priester
    [farmer] Bauern
   *[trader] Händler
} von { $from } nach { $square }.
tigris-log-withdraw = { $you ->
    [1] Du nimmst
   *[other] { $seat } nimmt
} den { $leader ->
    [king] König
    [priest] Priester
    [farmer] Bauern
   *[trader] Händler
} vom Spielplan.
tigris-log-destroy = { $you ->
    [1] Du lässt
   *[other] { $seat } lässt
} eine Katastrophe über { $square } kommen.
tigris-log-destroy-tile = { $you ->
    [1] Du lässt
   *[other] { $seat } lässt
} eine Katastrophe über { $square } kommen: { $tile ->
    [settlement] Die Siedlung
    [temple] Der Tempel
    [farm] Die Farm
   *[market] Der Markt
} dort ist verloren.
tigris-log-home = { $you ->
    [1] Dein { $leader ->
        [king] König
        [priest] Priester
        [farmer] Bauer
       *[trader] Händler
    }
   *[other] Der { $leader ->
        [king] König
        [priest] Priester
        [farmer] Bauer
       *[trader] Händler
    } von { $seat }
} hat keinen Tempel mehr und kehrt heim.
tigris-log-swap = { $you ->
    [1] Du tauschst
   *[other] { $seat } tauscht
} { $count ->
    [one] 1 Plättchen
   *[other] { $count } Plättchen
}.
tigris-log-pass = { $you ->
    [1] Du tust
   *[other] { $seat } tut
} in diesem Zug nichts.
tigris-log-ends-turn = { $you ->
    [1] Du beendest deinen
   *[other] { $seat } beendet den
} Zug.
tigris-log-war-chosen = { $you ->
    [1] Du wählst
   *[other] { $seat } wählt
} den Krieg der { $leader ->
    [king] Könige
    [priest] Priester
    [farmer] Bauern
   *[trader] Händler
}.
tigris-log-war = Krieg der { $leader ->
    [king] Könige
    [priest] Priester
    [farmer] Bauern
   *[trader] Händler
}: { $you ->
    [1] Du greifst
   *[other] { $seat } greift
} mit { $attack ->
    [one] 1 Anhänger
   *[other] { $attack } Anhängern
} an, { $you ->
    [2] du verteidigst
   *[other] { $other } verteidigt
} mit { $defence }.
tigris-log-revolt = Revolte der { $leader ->
    [king] Könige
    [priest] Priester
    [farmer] Bauern
   *[trader] Händler
}: { $you ->
    [1] Du greifst
   *[other] { $seat } greift
} mit { $attack ->
    [one] 1 Tempel
   *[other] { $attack } Tempeln
} an, { $you ->
    [2] du verteidigst
   *[other] { $other } verteidigt
} mit { $defence }.
tigris-log-support = { $you ->
    [1] Du legst
   *[other] { $seat } legt
} { $tile ->
    [settlement] { $count ->
        [0] keine Siedlung
        [one] 1 Siedlung
       *[other] { $count } Siedlungen
    }
    [temple] { $count ->
        [0] keinen Tempel
        [one] 1 Tempel
       *[other] { $count } Tempel
    }
    [farm] { $count ->
        [0] keine Farm
        [one] 1 Farm
       *[other] { $count } Farmen
    }
   *[market] { $count ->
        [0] keinen Markt
        [one] 1 Markt
       *[other] { $count } Märkte
    }
} dazu.
tigris-log-war-won = { $you ->
    [1] Du
   *[other] { $seat }
} ({ $dynasty ->
    [lion] Löwe
    [pot] Krug
    [archer] Bogenschütze
   *[bull] Stier
}) { $you ->
    [1] gewinnst
   *[other] gewinnt
} den Krieg der { $leader ->
    [king] Könige
    [priest] Priester
    [farmer] Bauern
   *[trader] Händler
} { $strength } zu { $against }{ $tie ->
    [0] {""}
   *[1] {" "}(bei Gleichstand gewinnt der Verteidiger)
}: { $you ->
    [2] Dein { $leader ->
        [king] König
        [priest] Priester
        [farmer] Bauer
       *[trader] Händler
    }
   *[other] Der { $leader ->
        [king] König
        [priest] Priester
        [farmer] Bauer
       *[trader] Händler
    } von { $other }
} geht, { $leader ->
    [king] { $removed ->
        [0] keine Siedlung wird
        [one] 1 Siedlung wird
       *[other] { $removed } Siedlungen werden
    }
    [priest] { $removed ->
        [0] kein Tempel wird
        [one] 1 Tempel wird
       *[other] { $removed } Tempel werden
    }
    [farmer] { $removed ->
        [0] keine Farm wird
        [one] 1 Farm wird
       *[other] { $removed } Farmen werden
    }
   *[trader] { $removed ->
        [0] kein Markt wird
        [one] 1 Markt wird
       *[other] { $removed } Märkte werden
    }
} entfernt, +{ $points } { $leader ->
    [king] schwarz
    [priest] rot
    [farmer] blau
   *[trader] grün
}.
tigris-log-temples-stay = { $count ->
    [one] 1 Tempel bleibt
   *[other] { $count } Tempel bleiben
} wegen eines Schatzes oder eines anderen Anführers daneben.
tigris-log-revolt-won = { $you ->
    [1] Du
   *[other] { $seat }
} ({ $dynasty ->
    [lion] Löwe
    [pot] Krug
    [archer] Bogenschütze
   *[bull] Stier
}) { $you ->
    [1] gewinnst
   *[other] gewinnt
} die Revolte der { $leader ->
    [king] Könige
    [priest] Priester
    [farmer] Bauern
   *[trader] Händler
} { $strength } zu { $against }{ $tie ->
    [0] {""}
   *[1] {" "}(bei Gleichstand gewinnt der Verteidiger)
}: { $you ->
    [2] Dein { $leader ->
        [king] König
        [priest] Priester
        [farmer] Bauer
       *[trader] Händler
    }
   *[other] Der { $leader ->
        [king] König
        [priest] Priester
        [farmer] Bauer
       *[trader] Händler
    } von { $other }
} geht, +1 rot.
tigris-log-build = { $you ->
    [1] Du baust
   *[other] { $seat } baut
} das { $monument ->
    [black-red] schwarz-rote Monument
    [black-blue] schwarz-blaue Monument
    [black-green] schwarz-grüne Monument
    [red-blue] rot-blaue Monument
    [red-green] rot-grüne Monument
   *[blue-green] blau-grüne Monument
} auf { $square }.
tigris-log-decline = { $you ->
    [1] Du baust
   *[other] { $seat } baut
} kein Monument.
tigris-log-treasures = { $you ->
    [1] Dein Händler nimmt
   *[other] Der Händler von { $seat } nimmt
} { $count ->
    [one] den Schatz von { $squares }
   *[other] { $count } Schätze: { $squares }
}.
tigris-log-income = { $you ->
    [1] Deine Monumente
   *[other] Monumente von { $seat }
}:{ $black ->
    [0] {""}
   *[other] {" "}+{ $black } schwarz
}{ $red ->
    [0] {""}
   *[other] {" "}+{ $red } rot
}{ $blue ->
    [0] {""}
   *[other] {" "}+{ $blue } blau
}{ $green ->
    [0] {""}
   *[other] {" "}+{ $green } grün
}.
tigris-log-you-draw = Du ziehst:{ $settlement ->
    [0] {""}
    [one] {" "}+1 Siedlung
   *[other] {" "}+{ $settlement } Siedlungen
}{ $temple ->
    [0] {""}
    [one] {" "}+1 Tempel
   *[other] {" "}+{ $temple } Tempel
}{ $farm ->
    [0] {""}
    [one] {" "}+1 Farm
   *[other] {" "}+{ $farm } Farmen
}{ $market ->
    [0] {""}
    [one] {" "}+1 Markt
   *[other] {" "}+{ $market } Märkte
}.
tigris-log-over-treasures = { $left ->
    [0] Kein Schatz liegt mehr
    [one] Nur noch 1 Schatz liegt
   *[other] Nur noch { $left } Schätze liegen
} auf dem Spielplan: Die Partie ist zu Ende.
tigris-log-over-bag = Plättchen fehlen, und der Beutel ist leer: Die Partie ist zu Ende.
tigris-log-over-passes = Eine ganze Runde lang hat niemand etwas getan: Die Partie ist zu Ende.
tigris-log-counted = { $you ->
    [1] Du hast
   *[other] { $seat } hat
} { $black } schwarze, { $red } rote, { $blue } blaue und { $green } grüne Punkte und { $treasures ->
    [one] 1 Schatz
   *[other] { $treasures } Schätze
}: { $score } in der schwächsten Farbe.
tigris-log-won = { $you ->
    [1] Du hast gewonnen.
   *[other] { $seat } hat gewonnen.
}
tigris-log-shares-win = { $you ->
    [1] Du teilst den Sieg.
   *[other] { $seat } teilt den Sieg.
}

## Why another action was better

tigris-cause-in-vain = Du konntest nicht gewinnen und hast { $count ->
    [one] 1 Plättchen
   *[other] { $count } Plättchen
} umsonst dazugelegt: Mit der ganzen Hand stand es { $strength } gegen { $against }{ $tie ->
    [1] , und bei Gleichstand gewinnt die Verteidigung
   *[other] {""}
}.
tigris-cause-could-hold = Du hättest deinen { $leader ->
    [king] König
    [priest] Priester
    [farmer] Bauern
   *[trader] Händler
} halten können: Mit { $count ->
    [one] 1 Plättchen
   *[other] { $count } Plättchen
} von deiner Hand hätte es { $against } gegen { $against } gestanden, und bei Gleichstand gewinnt die Verteidigung.
tigris-cause-kept-back = Du hast { $strength } gegen { $against } verloren{ $tie ->
    [1] , und bei Gleichstand gewinnt die Verteidigung
   *[other] {""}
}; { $count ->
    [one] 1 Plättchen
   *[other] { $count } Plättchen
} zur Hilfe hattest du noch auf der Hand.
tigris-cause-lost = Du hast { $conflict ->
    [revolt] eine Revolte
   *[war] einen Krieg
} der { $leader ->
    [king] Könige
    [priest] Priester
    [farmer] Bauern
   *[trader] Händler
} begonnen und { $strength } gegen { $against } verloren{ $tie ->
    [1] , und bei Gleichstand gewinnt die Verteidigung
   *[other] {""}
}. Gewonnen hat { $other }.
tigris-cause-missed-attack = Du hättest { $conflict ->
    [revolt] den { $leader ->
        [king] König
        [priest] Priester
        [farmer] Bauern
       *[trader] Händler
    } von { $other } in einer Revolte vertreiben können: { $strength } mit den Tempeln auf deiner Hand
   *[war] einen Krieg der { $leader ->
        [king] Könige
        [priest] Priester
        [farmer] Bauern
       *[trader] Händler
    } gegen { $other } gewinnen können: { $strength } mit den Plättchen auf deiner Hand
} gegen { $against } auf dem Plan, { $sure ->
    [1] und niemand hätte dich aufhalten können
   *[other] bevor { $other } Plättchen dazulegt
}. Ein Sieg bringt { $points ->
    [one] 1 { $conflict ->
        [revolt] roten Punkt
       *[war] Punkt
    }
   *[other] { $points } Punkte
}.
tigris-cause-treasures = Du hättest in diesem Zug { $count ->
    [one] den Schatz von { $squares }
   *[other] { $count } Schätze ({ $squares })
} nehmen können{ $instead ->
    [0] {""}
   *[other] {" "}statt { $instead }
}.
tigris-cause-gave-treasures = Am Ende deines Zugs bekam { $other } { $count ->
    [one] einen Schatz
   *[other] { $count } Schätze
}, und du hättest das verhindern können.
tigris-cause-point-to-other = Der Punkt für { $tile ->
    [settlement] deine Siedlung
    [temple] deinen Tempel
    [farm] deine Farm
   *[market] deinen Markt
} auf { $square } ging an { $other }: In dem Königreich zählt dafür der { $leader ->
    [king] König
    [priest] Priester
    [farmer] Bauer
   *[trader] Händler
} von { $other }.
tigris-cause-strike = Eine Katastrophe auf { $square } hätte den { $leader ->
    [king] König
    [priest] Priester
    [farmer] Bauern
   *[trader] Händler
} von { $other }{ $more ->
    [0] {""}
    [one] {" "}und noch einen Anführer
   *[other] {" "}und { $more } weitere Anführer
} heimgeschickt.
tigris-cause-strike-income = Eine Katastrophe auf { $square } hätte { $other } von einem Monument abgeschnitten, das { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} im Zug bringt.
tigris-cause-weakest = { $tile ->
    [settlement] Schwarz
    [temple] Rot
    [farm] Blau
   *[market] Grün
} war { $level ->
    [0] deine schwächste Farbe
   *[other] eine deiner schwächsten Farben
} ({ $points }), und { $tile ->
    [settlement] eine Siedlung
    [temple] ein Tempel
    [farm] eine Farm
   *[market] ein Markt
} auf { $square } hätte ihr einen Punkt gebracht.{ $went ->
    [none] {""}
    [black] {" "}Gepunktet hast du in Schwarz, wo du schon mehr hattest.
    [red] {" "}Gepunktet hast du in Rot, wo du schon mehr hattest.
    [blue] {" "}Gepunktet hast du in Blau, wo du schon mehr hattest.
   *[green] {" "}Gepunktet hast du in Grün, wo du schon mehr hattest.
}
tigris-cause-off-board = { $leader ->
    [king] Schwarz
    [priest] Rot
    [farmer] Blau
   *[trader] Grün
} war { $level ->
    [0] deine schwächste Farbe
   *[other] eine deiner schwächsten Farben
} ({ $points }), und dein { $leader ->
    [king] König
    [priest] Priester
    [farmer] Bauer
   *[trader] Händler
} war nicht auf dem Plan.
tigris-cause-more-points = Von hier an hätte dir dieser Zug { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} bringen können, Schätze eingerechnet; gebracht hat er { $instead }.

## Previews

tigris-preview-points = { $you ->
    [1] du bekommst
   *[other] { $seat } bekommt
} +{ $count } { $colour ->
    [black] schwarz
    [red] rot
    [blue] blau
   *[green] grün
}
tigris-preview-no-points = keine Punkte
tigris-preview-joins = verbindet zwei Königreiche
tigris-preview-revolt = Revolte der { $leader ->
    [king] Könige
    [priest] Priester
    [farmer] Bauern
   *[trader] Händler
}: { $you ->
    [1] du
   *[other] { $seat }
} mit { $attack } gegen { $you ->
    [2] dich
   *[other] { $other }
} mit { $defence }
tigris-preview-war = Krieg der { $leader ->
    [king] Könige
    [priest] Priester
    [farmer] Bauern
   *[trader] Händler
}: { $you ->
    [1] du
   *[other] { $seat }
} mit { $attack } gegen { $you ->
    [2] dich
   *[other] { $other }
} mit { $defence }
tigris-preview-strength = { $count ->
    [0] kein Tempel daneben
    [one] 1 Tempel daneben
   *[other] { $count } Tempel daneben
}
tigris-preview-removed = { $count ->
    [one] 1 Plättchen wird entfernt
   *[other] { $count } Plättchen werden entfernt
}
tigris-preview-home = { $you ->
    [1] dein { $leader ->
        [king] König
        [priest] Priester
        [farmer] Bauer
       *[trader] Händler
    }
   *[other] der { $leader ->
        [king] König
        [priest] Priester
        [farmer] Bauer
       *[trader] Händler
    } von { $seat }
} kehrt heim
tigris-preview-square = ein Monument kann gebaut werden
tigris-preview-treasures = { $you ->
    [1] du nimmst
   *[other] { $seat } nimmt
} { $count ->
    [one] 1 Schatz
   *[other] { $count } Schätze
}
tigris-preview-ends-turn = beendet den Zug

## The result

tigris-result-by-rank = { $rank ->
    [1] Die beste schwächste Farbe gewinnt.
    [2] Die schwächsten Farben sind gleich: Die zweitschwächste entscheidet.
    [3] Die zwei schwächsten Farben sind gleich: Die drittschwächste entscheidet.
   *[4] Nur die stärksten Farben sind verschieden: Sie entscheiden.
}
tigris-result-by-nothing = Alle vier Farben sind gleich: Der Sieg wird geteilt.
tigris-result-ended-treasures = Höchstens zwei Schätze lagen noch auf dem Spielplan.
tigris-result-ended-bag = Der Beutel war leer, und jemandem fehlten Plättchen.
tigris-result-ended-passes = Eine ganze Runde lang hat niemand etwas getan.
tigris-result-ended-nothing = Gezählt wurde, was gerade da war.

## The page: the table

tigris-page-board = Spielplan: { $name }. Die Pfeiltasten gehen von Feld zu Feld, Enter spielt dort.
tigris-page-screen = Hinter deinem Sichtschirm
tigris-page-hand = { $count ->
    [one] 1 Plättchen
   *[other] { $count } Plättchen
} auf der Hand
tigris-page-hand-empty = Keine Plättchen bis zum Ende des Zuges.
tigris-page-tiles = { $count ->
    [one] 1 Plättchen
   *[other] { $count } Plättchen
} hinter dem Sichtschirm
tigris-page-swapped = { $count ->
    [one] 1 Plättchen
   *[other] { $count } Plättchen
} bisher getauscht
tigris-page-bag = { $count ->
    [one] 1 Plättchen
   *[other] { $count } Plättchen
} im Beutel
tigris-page-treasures-left = { $count ->
    [one] 1 Schatz
   *[other] { $count } Schätze
} auf dem Spielplan
tigris-page-bag-near = Der Beutel geht zur Neige. Die Partie endet mit dem Zug, in dem jemand seine fehlenden Plättchen nicht mehr bekommt.
tigris-page-treasures-near = Es gibt nur noch wenige Schätze. Liegen zwei oder weniger auf dem Spielplan, endet die Partie.
tigris-page-leaders = Anführer und Katastrophen
tigris-page-leader-on = { $kind ->
    [king] König
    [priest] Priester
    [farmer] Bauer
   *[trader] Händler
}, auf { $square }
tigris-page-leader-off = { $kind ->
    [king] König
    [priest] Priester
    [farmer] Bauer
   *[trader] Händler
}, nicht auf dem Spielplan
tigris-page-points = Deine Punkte, die schwächste Farbe hervorgehoben
tigris-page-swap = Tauschen…
tigris-page-swap-do = { $count ->
    [0] Tauschen
    [one] 1 Plättchen tauschen
   *[other] { $count } Plättchen tauschen
}
tigris-page-offline = Was das brächte, ist bekannt, sobald die Verbindung wieder da ist.
tigris-page-where-tile = Wohin legst du { $kind ->
    [settlement] die Siedlung
    [temple] den Tempel
    [farm] die Farm
   *[market] den Markt
}?
tigris-page-where-leader = Wohin kommt dein { $kind ->
    [king] König
    [priest] Priester
    [farmer] Bauer
   *[trader] Händler
}?
tigris-page-where-ruin = Wo trifft die Katastrophe?
tigris-page-which-swap = Wähle hinter deinem Sichtschirm, was du tauschst.
tigris-page-may = erlaubt
tigris-page-tries = Was deine Plättchen hier bringen würden

## The page: conflicts, monuments, treasures

tigris-page-revolt = Revolte der { $kind ->
    [king] Könige
    [priest] Priester
    [farmer] Bauern
   *[trader] Händler
}
tigris-page-war = Krieg der { $kind ->
    [king] Könige
    [priest] Priester
    [farmer] Bauern
   *[trader] Händler
}
tigris-page-which-war = Welcher Krieg kommt zuerst?
tigris-page-attacks = { $you ->
    [1] Du greifst an
   *[other] { $name } greift an
}
tigris-page-defends = { $you ->
    [1] Du verteidigst
   *[other] { $name } verteidigt
}
tigris-page-on-board = { $count } auf dem Spielplan
tigris-page-adds-later = legt später dazu
tigris-page-total = Stärke: { $strength }
tigris-page-add-how-many = Wie viele { $kind ->
    [settlement] Siedlungen
    [temple] Tempel
    [farm] Farmen
   *[market] Märkte
} legst du dazu?
tigris-page-fewer = Eins weniger
tigris-page-more = Eins mehr
tigris-page-add = { $count ->
    [0] Nichts dazulegen
    [one] { $kind ->
        [settlement] 1 Siedlung
        [temple] 1 Tempel
        [farm] 1 Farm
       *[market] 1 Markt
    } dazulegen
   *[other] { $count } { $kind ->
        [settlement] Siedlungen
        [temple] Tempel
        [farm] Farmen
       *[market] Märkte
    } dazulegen
}
tigris-page-attack-stands = Du hast { $mine } gegen { $theirs } plus das, was die Verteidigung dazulegt. Bei Gleichstand siegt die Verteidigung.
tigris-page-defence-holds = { $mine } gegen { $theirs }: du gewinnst.
tigris-page-defence-falls = { $mine } gegen { $theirs }: du verlierst.
tigris-page-thinks = { $you ->
    [1] Du kannst
   *[other] { $name } kann
} Plättchen von hinter dem Sichtschirm dazulegen.
tigris-page-answering = Du hast keine { $kind ->
    [settlement] Siedlungen
    [temple] Tempel
    [farm] Farmen
   *[market] Märkte
} zum Dazulegen. Die Seite sagt das gleich für dich.
tigris-page-outcome = Du hast { $kind ->
    [revolt] die Revolte
   *[war] den Krieg
} der { $leader ->
    [king] Könige
    [priest] Priester
    [farmer] Bauern
   *[trader] Händler
} { $won ->
    [1] gewonnen
   *[other] verloren
}
tigris-page-outcome-close = Alles klar
tigris-page-outcome-look = Noch einmal ansehen
tigris-page-build = Ein Monument bauen?
tigris-page-build-at = Auf den vier Feldern ab { $square }:
tigris-page-build-this = { $kind ->
    [black-red] Das schwarz-rote Monument
    [black-blue] Das schwarz-blaue Monument
    [black-green] Das schwarz-grüne Monument
    [red-blue] Das rot-blaue Monument
    [red-green] Das rot-grüne Monument
   *[blue-green] Das blau-grüne Monument
} auf { $square } bauen
tigris-page-leave = Welcher Schatz bleibt liegen?
tigris-page-leave-mine = Dein Händler nimmt alle anderen.
tigris-page-leave-theirs = { $you ->
    [1] Du wählst
   *[other] { $name } wählt
}; der Händler nimmt alle anderen.
tigris-page-leave-at = Den auf { $square } liegen lassen

## The page: squares in words

tigris-page-leader-of = { $leader } ({ $name })
tigris-page-kingdom-of = im Königreich von: { $leaders }
tigris-page-strength = für Revolten { $temples } daneben, für Kriege { $supporters } im Königreich
tigris-page-land = leeres Land
tigris-page-river = leerer Fluss
tigris-page-ruin = Katastrophe
tigris-page-down = verdecktes Plättchen
tigris-page-marker = Vereinigungsplättchen
tigris-page-spent = hier kann kein Monument gebaut werden

## The page: hints for newcomers

tigris-page-hint-first-leader = Beginne mit einem Anführer: { $leader }, denn du hast { $tiles }. Wähle ihn aus und stelle ihn neben einen Tempel.
tigris-page-hint-next-leader = Am Ende zählt deine schwächste Farbe. Bring noch einen Anführer: { $leader }, denn du hast { $tiles } und noch keine Punkte in dieser Farbe.
tigris-page-hint-tile = Jetzt ein Plättchen: { $tile }. Lege es direkt an das Königreich, in dem dein { $leader } steht, und du bekommst einen Punkt.
tigris-page-hint-king = Dein { $leader } ist nicht da, aber dein König bekommt die Punkte jeder Farbe, deren Anführer in seinem Königreich fehlt. Lege ein Plättchen daneben: { $tile }.
tigris-page-hint-swap = Für deine Anführer hast du keine Plättchen: Tausche welche, oder lege andere dorthin, wo sie später helfen.
tigris-page-hint-where-leader = Jede Marke sagt, wie viele Tempel neben deinem Anführer lägen: mehr machen ihn sicherer. Ein Blitz heißt Revolte; bleib dem zuerst lieber fern.
tigris-page-hint-where-tile = +1 ist ein Punkt für dich; beim Zeichen einer anderen Dynastie geht der Punkt an sie. Schwerter heißen Krieg. Ein Kreis: erlaubt, aber ohne Punkt.
tigris-page-hint-waiting = Die anderen spielen. Was sie tun, steht an der Seite, und Neues auf dem Spielplan ist umrahmt.
tigris-page-hint-waiting-below = Die anderen spielen. Was sie tun, steht unter dem Spielplan, und Neues auf dem Spielplan ist umrahmt.
tigris-page-hint-war = Anführer mehrerer Farben sind im Krieg. Wähle, welche zuerst kämpfen: Plättchen, die den Spielplan verlassen, können den nächsten Krieg entscheiden oder beenden.
tigris-page-hint-build = Ein Monument bringt am Ende jedes deiner Züge einen Punkt für deine Anführer seiner beiden Farben in seinem Königreich. Seine vier Plättchen verbinden von da an nur noch.
tigris-page-hint-treasure = Am Ende der Partie ist jeder Schatz ein Punkt in der Farbe, die du brauchst. Einer muss hier bleiben.
tigris-page-hint-support = Dazugelegte Plättchen sind auf jeden Fall verloren; du darfst also auch keine dazulegen. Bei Gleichstand gewinnt der Verteidiger.

## The page: the result

tigris-page-result-sorted = Alle vier Farben, die schwächste zuerst:
tigris-page-result-treasures = { $count ->
    [one] 1 Schatz, dort eingesetzt, wo er am meisten hilft.
   *[other] { $count } Schätze, dort eingesetzt, wo sie am meisten helfen.
}
tigris-page-result-no-treasures = Keine Schätze.
tigris-page-result-graph = Die Linien zeigen, was zählt: die schwächste Farbe jeder Seite, Schätze eingerechnet.
tigris-page-result-of-treasures = { $points } + { $treasures ->
    [one] 1 Schatz
   *[other] { $treasures } Schätze
}

## The page: keys

tigris-page-key-tiles = Siedlung, Tempel, Farm oder Markt nehmen
tigris-page-key-leaders = König, Priester, Bauer oder Händler nehmen
tigris-page-key-ruin = Eine Katastrophe nehmen
tigris-page-key-swap = Plättchen tauschen: 1 bis 4 wählen, Enter tauscht
tigris-page-key-board = Zum Spielplan gehen
tigris-page-key-arrows = Von Feld zu Feld
tigris-page-key-next = Zum nächsten Feld, auf dem es etwas bewirkt
tigris-page-key-enter = Dort spielen oder ja sagen
tigris-page-key-more = Mehr oder weniger Anhänger in einem Konflikt
tigris-page-key-withdraw = Den gewählten Anführer vom Spielplan nehmen
tigris-page-key-coordinates = Namen der Felder zeigen oder verbergen
tigris-page-key-escape = Zurücklegen oder nein sagen

## Positions that cannot be

tigris-position-terrain = { $thing ->
    [down] Ein verdecktes Plättchen
    [leader] Ein Anführer
    [catastrophe] Eine Katastrophe
   *[other] Ein Plättchen { $thing }
} kann nicht auf { $square } liegen
tigris-position-two-things = { $thing ->
    [down] Ein verdecktes Plättchen
    [leader] Ein Anführer
    [catastrophe] Eine Katastrophe
   *[other] Ein Plättchen { $thing }
} liegt auf { $square }, wo schon etwas ist
tigris-position-leader-on-leader = Auf { $square } steht schon ein Anführer, wo { $leader } ({ $dynasty }) stehen soll
tigris-position-leader-without-temple = Neben dem Anführer auf { $square } liegt kein Tempel: { $leader } ({ $dynasty })
tigris-position-rivals = In einem friedlichen Königreich steht derselbe Anführer mehrmals: { $leader } ({ $squares })
tigris-position-monuments = Unter den Monumenten können nicht diese Plättchen liegen: je vier von einer seiner Farben, Farmen auf Flüssen, Tempel unter Schätzen
tigris-position-treasure = Auf { $square } kann kein Schatz liegen
tigris-position-treasure-without-temple = Unter dem Schatz auf { $square } liegt kein Tempel
tigris-position-treasures = Auf dem Spielplan und bei den Spielern sind { $there } Schätze, nicht { $most }
tigris-position-catastrophes = Es gibt mehr als { $each } Katastrophen je Spieler
tigris-position-tiles = Es gibt { $there } Plättchen { $tile } statt { $wanted }
tigris-position-hand = Spieler { $player } hat { $there } Plättchen, und mehr als { $most } dürfen es nicht sein
tigris-position-empty-seats = Etwas gehört einem Spieler, der nicht mitspielt
tigris-position-war-without-tile = Es ist Krieg, aber kein Plättchen verbindet Königreiche
tigris-position-phase = In dieser Phase gibt es nichts zu entscheiden, oder aus einer anderen ist etwas übrig
tigris-position-no-conflict = Einen solchen Konflikt gibt es hier nicht: In einer Revolte steht ein Anführer dessen, der am Zug ist, mit einem gleichen in einem Königreich, im Krieg stehen zwei gleiche in den Königreichen neben dem Plättchen
tigris-position-which-conflict = Anführer mehrerer Arten sind im Konflikt ({ $leaders }): `colour` sagt, welche davon jetzt kämpfen
tigris-position-sides = Angreifer und Verteidiger sind nicht die Besitzer der beiden Anführer, zuerst der, der angreift
tigris-position-asked = In dieser Phase wird jemand anders gefragt
tigris-position-no-choice-of-war = Es sind weniger als zwei Kriege, also ist nichts zu wählen
tigris-position-no-choice-of-treasure = Niemand muss sagen, welcher Schatz bleibt
tigris-position-no-square = Mit dem gelegten Plättchen lässt sich kein Monument bauen
tigris-position-end = Das Ende der Partie stimmt nicht
tigris-position-sets = Etwas liegt auf Feldern, die der Spielplan nicht hat
tigris-position-spent = Auf { $square } liegt kein Plättchen eines Quadrats, auf das verzichtet wurde: Es läge offen und würde nicht wieder benutzt
tigris-position-war-of-three = Im Krieg können nicht mehr als zwei gleiche Anführer stehen ({ $leader }: { $squares })
tigris-position-monument-place = Das Monument { $monument } auf { $square } steht nicht auf vier verdeckten Plättchen
tigris-position-monument-on-monument = Das Monument { $monument } auf { $square } steht auf Plättchen von { $other }
tigris-position-down-without-monument = Auf { $square } liegt ein Plättchen verdeckt, und kein Monument steht dort
tigris-position-shown = Aus dem Beutel kamen { $wanted } Plättchen, nicht { $there }
tigris-position-added = Der Angreifer kann nicht { $added } Plättchen dazugelegt haben: Sie kamen aus einer Hand von sechs, und die Regeln am Tisch müssen es erlauben
tigris-position-not-over = So kann das Spiel nicht zu Ende sein
tigris-position-all-passed = Alle haben gepasst, und nach eurer Regel endet die Partie damit
tigris-position-catastrophes-missing = Auf dem Spielplan und bei den Spielern sind { $there } Katastrophen, nicht { $most }
tigris-position-treasures-gone = Mit höchstens { $last } Schätzen auf dem Spielplan ist die Partie vorbei: Es sind { $there }
tigris-position-treasures-not-taken = Im Königreich des Händlers von Spieler { $player } liegen { $there } Schätze, obwohl nur einer geblieben wäre
tigris-position-hand-not-full = Spieler { $player } hat am Anfang eines Zuges { $there } Plättchen, nicht { $most }
tigris-position-turn-order = Zug { $turn } kann nicht der von Spieler { $player } sein, denn Spieler { $first } hat angefangen
tigris-position-leader-twice = { $sign } steht auf { $square } und auf { $other }
tigris-position-map-rows = Die Karte hat { $rows } Zeilen mit { $signs } Zeichen
tigris-position-map-signs = Zeile { $row } der Karte hat { $there } Zeichen, nicht { $wanted }
tigris-position-map-sign = „{ $sign }“ sagt nicht, was auf { $square } liegt, das „{ $terrain }“ ist
tigris-position-map-columns = Die Karte beginnt mit den Spalten { $columns }
tigris-position-monument-pairs = Hier stehen abwechselnd Monument und Feld, etwa `black-red E5`

## Boards

tigris-problem-row = Zeile { $row } hat { $there } Zeichen, nicht { $wanted }
tigris-problem-sign = „{ $sign }“ in Spalte { $column } ist keines von { $known }
tigris-problem-few-temples = Es gibt { $there } Tempel, und bei { $treasures } Schätzen ist die Partie vorbei
tigris-problem-many-temples = Es gibt { $there } Tempel, und mehr als { $most } dürfen es nicht sein
tigris-page-do-it = Ausführen
tigris-page-do-not = Doch nicht

## A game looked back at: what luck gave, in place of the words for any game

tigris-advice-luck = { $you ->
    [1] In Prozentpunkten: Der Beutel brachte dir { $luck }, deine Entscheidungen kosteten { $cost }.
   *[other] In Prozentpunkten: Der Beutel brachte { $name } { $luck }, die Entscheidungen kosteten { $cost }.
}
