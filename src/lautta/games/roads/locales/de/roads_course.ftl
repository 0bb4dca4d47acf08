# The lessons of the game, step by step.

roads_course-goods = 1. Erste Waren
roads_course-goods-about = Esel, ein Holzfäller, ein Sägewerk und die erste Straße.

roads_course-river = 2. Fluss und Floß
roads_course-river-about = Ufer, Boote und wie ein Fluss zur besten Straße wird.
roads_course-river-valley = Dieses Tal gehört in den nächsten Lektionen dir allein. Im Westen, auf b1, entspringt ein Fluss, und im Osten mündet er ins Meer.
roads_course-river-banks = Der Fluss teilt b2 in zwei Ufer: b2a im Norden, b2b im Süden. Dein Esel im Norden erreicht die Steine im Süden nicht. Kein Landtransporter kommt ohne Brücke über einen Fluss.
roads_course-river-factory = Bau also einen Floßbauer, mit dem Brett und dem Stein, die der Esel trägt. Wähle b2 und dann das Gebäude.
roads_course-river-built = Da steht er. Boote entstehen nur am Wasser: an einem Fluss oder am Meer. Gebäude arbeiten ab der nächsten Runde.
roads_course-river-use = Nächste Runde, Produktion. Der Esel hat zwei Stapel Stämme gebracht: Das ergibt ein Floß. Lass das Gebäude arbeiten.
roads_course-river-raft = Dein Floß schwimmt sofort auf dem Fluss. Es trägt drei Waren und hat drei Punkte, einen für jedes Feld.
roads_course-river-load = Bewegung. Ein Boot auf dem Fluss erreicht alle Ufer seines Feldes. Wähle das Floß und lade mit → einen Stein vom Südufer.
roads_course-river-again = Und den zweiten Stein.
roads_course-river-float = Den Fluss hinab, aufs Meer und an die Küste von a4: drei Punkte, und das Anlegen beendet die Fahrt. Klicke auf a4.
roads_course-river-unload = Angelegt erreicht es das Ufer, an dem es liegt. Bring den Stein mit ← an Land.
roads_course-river-unloaded = Und den anderen.
roads_course-river-bridge = Zwei Steine, weit weg, in einer Runde und ohne Straße! Wer zu Land über den Fluss will, baut eine Brücke: Sie verbindet zwei Ufer für einen Stein.
roads_course-river-end = Jetzt kennst du Ufer und Boote: Reichweite, Stapellauf, Fahrt und Anlegen. Als Nächstes kommen Gänse und was man mit ihnen erforscht.

roads_course-geese = 3. Gänse und Forschung
roads_course-geese-about = Wie Gänse mehr werden und wofür zwei von ihnen und ein Papier gut sind.
roads_course-geese-alone = Zwei Gänse sind allein auf der Weide a4: Nichts sonst liegt dort, nichts ist gebaut, niemand steht herum.
roads_course-geese-breed = Beende die Runde und achte auf a4.
roads_course-geese-three = Drei! Am Anfang jeder Produktion werden zwei Gänse, die allein auf einer Weide sind, zu dreien. Drei vermehren sich nicht: Hol eine weg, dann tun es die anderen beiden wieder.
roads_course-geese-call = Bewegung. Gänse kann man laden wie jede Ware, oder sie folgen einfach, und dann zählen sie nicht als Ladung. Wähle den Esel auf a4 und rufe eine Gans.
roads_course-geese-second = Rufe noch eine.
roads_course-geese-walk = Zieh jetzt nach a3, und sie kommen mit.
roads_course-geese-followed = Zwei Gänse auf eigenen Füßen, und der Esel könnte noch zwei Waren tragen.
roads_course-geese-paper = Ein paar Runden später hat die Papiermühle auf c2 aus zwei Stämmen Papier gemacht. Es liegt auf b2a neben zwei Gänsen, in Reichweite eines Esels. Mehr braucht es nicht, um zu forschen.
roads_course-geese-research = Zwei Gänse und ein Papier an einem Ort: Wähle die Ruderboote.
roads_course-geese-learned = Gänse und Papier sind weg, aber ab jetzt darfst du Werften für Ruderboote bauen und Floßbauer sofort dazu ausbauen, wo ein Transporter von dir steht.
roads_course-geese-subjects = Sieben Themen gibt es: Ruderboote, Lastwagen, Dampfer, Ölbohrung und drei zu Bergwerken. Vorsicht: Gänse und Papier, die am Ende der Produktion niemand trägt, verschwinden nutzlos.
roads_course-geese-end = Gänse, Papier, Wissen: Jetzt kannst du das. Als Nächstes: Gold und was daraus wird.

roads_course-mint = 4. Bergwerk und Münzprägerei
roads_course-mint-about = Von Gold zu Münzen zur Aktie: woher die Punkte kommen.
roads_course-mint-mountain = Gold und Eisen kommen aus Bergen. Auf a3 stehen zwei Esel mit drei Brettern und einem Stein: der Preis eines Bergwerks.
roads_course-mint-mine = Bau das Bergwerk: Wähle a3 und dann das Bergwerk.
roads_course-mint-bag = 3 Gold und 3 Eisen sind darin. Jede Runde gibt es eines davon: mit anderen durch das Los, allein immer das, wovon mehr da ist, bei Gleichstand Gold.
roads_course-mint-turn = Beende die Runde und sieh, was es gibt.
roads_course-mint-gold = Auf a3 liegt ein Stück Gold. Am Ende des Spiels ist es 10 Punkte wert, wenn ein Transporter von dir es trägt. Doch es kann mehr daraus werden.
roads_course-mint-fuel = Für Münzen brauchst du auch Treibstoff. Die Köhlerei auf a1 macht einen aus zwei Stämmen. Lass sie arbeiten.
roads_course-mint-burnt = Treibstoff. In der nächsten Bewegung bringt ihn der Esel auf der Straße zur Münzprägerei auf a2.
roads_course-mint-coin = Jetzt ist alles beisammen: zwei Gold, ein Treibstoff und ein Esel von dir. Lass die Münzprägerei arbeiten.
roads_course-mint-forty = Münzen, und dein Esel trägt sie gleich: Am Ende zählt nur, was deine Transporter tragen. Zwei Gold waren 20 Punkte wert, die Münzen sind es 40. Eine Münzprägerei arbeitet einmal pro Runde.
roads_course-mint-exchange = Der letzte Schritt: eine Börse, für drei Steine auf c2 gebaut. Aus zwei Münzen und einem Papier wird eine Aktie. Lass sie arbeiten.
roads_course-mint-stock = Eine Aktie: 120 Punkte, aus vier Gold, zwei Treibstoff und einem Papier. Nichts im Spiel ist mehr wert.
roads_course-mint-end = Gold 10, Münzen 40, Aktie 120: Jetzt weißt du, wohin all das Tragen führt. Als Nächstes: das Wunder.

roads_course-wonder = 5. Das Wunder
roads_course-wonder-about = Bausteine, ihr Preis, der Tropfen und wie das Spiel endet.
roads_course-wonder-wall = Am Ende jeder Runde kann man Bausteine des Wunders kaufen, mit Waren jeder Art, die daheim in Reichweite eines Transporters liegen. Deine Heimat ist a2.
roads_course-wonder-brick = Kaufe einen Baustein. Allein kostet der erste einer Runde zwei Waren.
roads_course-wonder-pay = Zahle mit dem, was du am wenigsten brauchst: mit Stämmen. Das Gold ist anderswo mehr wert.
roads_course-wonder-pay2 = Und noch einer.
roads_course-wonder-price = Dein Baustein ist in der Mauer. Der nächste würde in dieser Runde drei kosten, dann vier: Jede Runde ein paar sind billiger als viele auf einmal. Beende die Runde.
roads_course-wonder-neutral = Ein neutraler Baustein kam dazu, wie am Ende jeder Runde. Das Wunder wächst also, ob jemand kauft oder nicht.
roads_course-wonder-drop = Später. Auf dem nächsten Baustein ist ein Tropfen. Sieh auf die Wüste c4 und kaufe ihn.
roads_course-wonder-green = Die Wüste ist grün geworden! Von jetzt an sind alle Wüsten Weiden: zum Bauen und für Gänse.
roads_course-wonder-points = Am Ende verteilt jede angefangene Reihe 10 Punkte auf die Bausteine der Mitspieler darin. Am meisten bringt dir eine Reihe, in der andere wenig haben.
roads_course-wonder-end = Das ist das Wunder: Waren für Bausteine, ein Tropfen, der Wüsten grün macht, und eine Uhr für alle. Als Nächstes: andere Spieler.

roads_course-rivals = 6. Andere Spieler
roads_course-rivals-about = Was wem gehört, Mauern und wer zuerst kommt.
roads_course-rivals-others = Du bist nicht mehr allein. Der Holzfäller auf a1 ist von nebenan, und dort liegen zwei Stapel Stämme. Gebäude, Straßen und was herumliegt, gehören niemandem.
roads_course-rivals-take = Dein Esel ist dort. Lade Stämme mit →.
roads_course-rivals-mine = Jetzt gehört dieser Stapel dir: Was ein Transporter trägt, nimmt niemand weg. Was du liegen lässt, dürfen andere holen.
roads_course-rivals-neighbour = Der Steinbruch auf c1 ist dir wichtig, und nebenan, auf c2, steht ein fremder Esel. Eine Mauer hält ihn fern.
roads_course-rivals-wall = Wähle c1 und bau für einen Stein eine Mauer an der Ostseite.
roads_course-rivals-walled = Nur du kommst hindurch. Andere zerstören sie mit zwei Brettern, einem mehr, als sie Teile hat; jeder weitere Teil kostet dich einen Stein mehr als der vorige.
roads_course-rivals-order = Auf a3 liegt Gold, und ihr steht beide daneben. Gewöhnlich spielen alle eine Phase gleichzeitig. Wo es aber darauf ankommt, wer zuerst dran ist, kann man die Reihenfolge verlangen.
roads_course-rivals-callit = Verlange die Reihenfolge.
roads_course-rivals-slot = Wer dem Tempel am nächsten ist, betet weiter oder hört auf. Nebenan wird weitergebetet, also wählst du, am weitesten weg, zuerst: Nimm Platz 1.
roads_course-rivals-go = Du spielst zuerst. Zieh mit deinem Esel nach a3.
roads_course-rivals-grab = Und lade das Gold.
roads_course-rivals-first = Deins! Wer weiterbetet, bleibt nah am Tempel, was am Ende bei Gleichstand entscheidet, doch andere wählen ihren Platz zuerst.
roads_course-rivals-end = Jetzt kennst du alles: Waren, Boote, Gänse, Gold, das Wunder und einander. Versuch das Rätsel, oder spiel!

roads_course-puzzle = Rätsel: Münzen in drei Runden
roads_course-puzzle-about = Hier hilft dir niemand: Trägst du Münzen, bevor die dritte Runde vorbei ist?
roads_course-puzzle-task = Ein Holzfäller auf a1, ein Bergwerk auf a3, eine Köhlerei auf b2a, eine Münzprägerei auf a2, Straßen dazwischen und drei Esel. Du hast drei Runden.
roads_course-puzzle-solve = Bring innerhalb von drei Runden Münzen auf einen deiner Transporter. Du darfst alles tun, was die Regeln erlauben, und so weit zurückgehen, wie du willst.
roads_course-puzzle-solved = Gelöst! 40 Punkte an Bord.
roads_course-puzzle-end = Das war echte Logistik. Wer das kann, spielt solo um Rekorde: 20 Runden und so viele Punkte, wie du tragen kannst.
