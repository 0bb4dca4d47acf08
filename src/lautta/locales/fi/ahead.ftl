# Ennalta suunnitellut vuorot: mikä odottaa ja mihin se katkesi. $number laskee omia vuoroja, $action on yksi siirto sanoin.

ahead-title = Seuraava vuoroni
ahead-title-more = Seuraavat vuoroni
ahead-secret = Vain sinä näet tämän. Se pelataan, kun vuorosi tulee, niin pitkälle kuin säännöt sallivat.
ahead-when = Milloin se pelataan
ahead-when-always = Tekivät muut mitä tahansa
ahead-when-expected = Vain jos he tekevät näin
ahead-if = Vain jos muut tekevät näin:
ahead-turn = Vuoro { $number }
ahead-keep = Pidä
ahead-drop = Luovu siitä
ahead-other = Suunnittele jotain muuta
ahead-cut-refused = Tätä ei voinut tehdä: { $action }
ahead-cut-others = Muut tekivät muuta kuin odotit.
ahead-cut-changed = Peli kulki sitä ennen toisin: jotain kumottiin tai pelasit itse.
ahead-because = Mitä he tekivät:
ahead-rest = Pelaamatta jäi:
