# Going through the moments of a game, and links to them. $name is a player's name.

history-place-turn = Hetki { $number } / { $count }, vuoro { $turn }
history-turn-back = Tämän vuoron alkuun tai edelliseen vuoroon
history-turn-forward = Seuraavaan vuoroon
history-options = Nopeus, pelaajat ja linkki
history-speed = Toiston nopeus
history-speed-slow = Hitaasti
history-speed-usual = Tavallisesti
history-speed-fast = Nopeasti
history-speed-fastest = Hyvin nopeasti
history-whose = Kenen siirrot
history-whose-all = Kaikkien siirrot
history-whose-mine = Vain omat siirtoni
history-whose-one = Vain { $name }
history-share-why = Kopioi linkki tähän hetkeen. Sen voi avata jokainen, joka saa katsoa tätä pöytää.
history-shared = Linkki tähän hetkeen on kopioitu.
history-key-space = Välilyönti
history-key-arrows = ← →
history-key-shift = Vaihto + ← →
history-key-play = Menneessä: toista tai keskeytä
history-key-step = Menneessä: hetki taakse- tai eteenpäin
history-key-turn = Menneessä: vuoro taakse- tai eteenpäin
history-slider = Pelin hetki
history-place-heard = Hetki { $number } / { $count }
history-first = Ensimmäiseen hetkeen
history-moments = Tämän pelin hetket
