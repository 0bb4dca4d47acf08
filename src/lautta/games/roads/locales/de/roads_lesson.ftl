# Die erste Lektion von Roads & Boats. $place und $other sind Felder, $done ist der Knopf, der die Phase beendet.

roads_lesson-title = Erste Lektion
roads_lesson-progress = { $count } von { $all } Zielen erreicht
roads_lesson-leave = Lektion verlassen
roads_lesson-again = Von vorn beginnen
roads_lesson-new = Eine Partie eröffnen
roads_lesson-home = Dieses kleine Land gehört dir allein. Klicke auf die umrahmte Weide in der Mitte ({ $place }): Das wird deine Heimat.
roads_lesson-production-first = Eine Runde beginnt mit der Produktion. Noch produziert hier nichts, also klicke auf „{ $done }“.
roads_lesson-load-board = Du hast drei Esel, fünf Bretter, einen Stein und zwei Gänse. Klicke auf einen Esel: Er trägt zwei Waren. Lade mit dem Pfeil → neben „Bretter“ ein Brett auf.
roads_lesson-load-one-board = Klicke daheim ({ $place }) auf einen Esel und lade mit → ein Brett auf.
roads_lesson-choose = { $good ->
    [boards] Klicke auf den Esel mit den Brettern ({ $from }).
    [trunks] Klicke auf den Esel mit den Stämmen ({ $from }).
    [stone] Klicke auf den Esel mit dem Stein ({ $from }).
   *[none] Klicke auf den Esel dort.
}
roads_lesson-to-woods = Klicke jetzt auf den Wald ({ $place }), und der Esel bringt das Brett hin. Ohne Straße geht er ein Feld pro Runde.
roads_lesson-load-boards = Klicke daheim auf einen anderen Esel und lade mit → zwei Bretter auf. Mehr trägt er nicht.
roads_lesson-to-rock = Bring sie zum Fels: Klicke auf { $place }.
roads_lesson-bring-boards = Das Sägewerk braucht Bretter: Bring sie heim, klicke auf { $place }.
roads_lesson-movement-done = Mehr ist in dieser Phase nicht zu tun. Klicke auf „{ $done }“.
roads_lesson-build-woodcutter = Jetzt wird gebaut. Klicke auf den Wald ({ $place }) und wähle den Holzfäller. Er kostet das Brett, das dein Esel gebracht hat.
roads_lesson-build-quarry = Klicke auf den Fels ({ $place }) und wähle den Steinbruch, für zwei Bretter.
roads_lesson-build-sawmill = Klicke auf deine Heimat ({ $place }) und wähle das Sägewerk. Zwei Bretter und der Stein: Jetzt ist alles ausgegeben, und dein Land beginnt zu arbeiten.
roads_lesson-building-done = Mehr gibt es nicht zu bauen. Klicke auf „{ $done }“.
roads_lesson-wonder-done = Bausteine des Wunders kosten Waren daheim, und deine brauchst du noch. Klicke auf „{ $done }“.
roads_lesson-production-given = Schau: Beim Holzfäller liegen Stämme, beim Steinbruch liegt Stein. Solche Gebäude geben jede Runde eine Ware, auch wenn niemand da ist. Klicke auf „{ $done }“.
roads_lesson-go-woods = Im Wald liegen Stämme. Schick einen Esel hin: Klicke auf einen, dann auf { $place }.
roads_lesson-load-trunks = Klicke auf einen Esel im Wald ({ $place }) und lade mit → die Stämme auf.
roads_lesson-trunks-home = Bring die Stämme zum Sägewerk: Klicke auf { $place }.
roads_lesson-go-rock = Beim Steinbruch liegt Stein. Schick einen Esel hin: Klicke auf einen, dann auf { $place }.
roads_lesson-load-stone = Klicke auf einen Esel auf dem Fels ({ $place }) und lade mit → den Stein auf.
roads_lesson-stone-home = Bring den Stein heim: Klicke auf { $place }. Er wird eine Straße.
roads_lesson-build-road = Klicke auf { $place } und baue für einen Stein eine Straße nach { $other }.
roads_lesson-saw = Die Stämme sind beim Sägewerk ({ $place }), ein Esel auch. Klicke auf { $place } und lass es mit ▶ arbeiten: Aus einem Stapel Stämme werden zwei Bretter.
roads_lesson-production-done = Klicke auf „{ $done }“.
roads_lesson-by-road = Auf einer Straße geht ein Esel zwei Felder, also in einer Runde hin und zurück! Klicke daheim auf einen Esel ohne Ladung, dann auf den Wald ({ $place }).
roads_lesson-by-road-load = Lade hier mit → die Stämme auf.
roads_lesson-by-road-back = Und zurück nach Hause: Klicke auf { $place }.
roads_lesson-pay = Wähle, womit du bezahlst.
roads_lesson-end = Gut gemacht! Du hast Waren dorthin gebracht, wo man sie braucht, und mehr daraus gemacht. Spiel hier weiter, wenn du magst: Papier, Gänse und Gold warten. Oder eröffne eine eigene Partie.
roads_lesson-stuck = Für Holzfäller und Sägewerk sind zu wenige Bretter übrig, und ohne die beiden werden es nie mehr. Nimm Schritte zurück oder beginne von vorn.
