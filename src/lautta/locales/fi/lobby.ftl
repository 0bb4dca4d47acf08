# What is said before a game begins, and to those who take a seat, a link or another device.

## A new table

lobby-new-game = Peli
lobby-new-seats = Ketkä pelaavat
lobby-new-count = Pelaajien määrä
lobby-new-kind-open = Ystävä, linkillä
lobby-new-kind-computer = Tietokone
lobby-new-kind-shared = Joku samalla ruudulla
lobby-new-later = Saat linkin kohta.
lobby-new-open-hint = Peli alkaa, kun kaikki paikat on varattu. Voit milloin vain täyttää ne tietokoneilla.
lobby-new-shared-hint = Yhteisellä ruudulla kädet ovat piilossa vuorojen välillä.
lobby-name-mine = Nimesi
lobby-name-theirs = Nimi
lobby-name-label = Nimesi (jos haluat)
lobby-new-pace = Miettimisaika
lobby-new-time = Aika
lobby-new-pace-none = Ilman kelloa
lobby-new-pace-live = Yhdellä istumalla, kellolla
lobby-new-pace-days = Päiviä siirtoa kohti
lobby-new-pace-why-none = Jokainen miettii niin kauan kuin haluaa.
lobby-new-pace-why-live = Jokaisella on näin paljon aikaa koko peliin, ja jokaisesta päätetystä vuorosta saa vähän lisää. Kahden pelissä häviää se, jonka aika loppuu; isommassa joukossa tietokone jatkaa, kunnes pelaaja palaa.
lobby-new-pace-why-days = Kaikkien ei tarvitse olla paikalla yhtä aikaa. Kahden pelissä häviää se, jonka aika kuluu umpeen; isommassa joukossa tietokone jatkaa, kunnes pelaaja palaa.
lobby-new-holidays = Loma pysäyttää kellon
lobby-new-holidays-why = Kun joku kertoo ilmoituksissa olevansa poissa, hänen aikansa ei kulu ennen paluuta: enintään 30 päivää kerrallaan ja 60 päivää pelissä.
lobby-new-board = { $maps ->
    [1] Kartta
   *[0] Pelilauta
}
lobby-new-board-for = { $count ->
    [one] Yhdelle pelaajalle
   *[other] { $count } pelaajalle
}
lobby-new-board-others = { $maps ->
    [1] Muut kartat
   *[0] Muut pelilaudat
}
lobby-maps = Kartat: valitse, luo tai tee oma
lobby-new-board-lay = Kootaan itse
lobby-new-lay-why = Ennen peliä pelaajat kokoavat kartan vuorotellen pala palalta, kukin omalla ruudullaan. Kun viimeinen pala on paikallaan, peli alkaa sillä.
lobby-new-lay-size = Kartan palat
lobby-new-doors = Ketkä pääsevät mukaan
lobby-new-doors-link = Linkin saaneet
lobby-new-doors-all = Kuka tahansa
lobby-new-doors-why-link = Pöytä ei näy missään luettelossa.
lobby-new-doors-why-all = Pöytä näkyy etusivun luettelossa, kunnes se on täynnä, ja taas pelin päätyttyä kaikkien katsottavana.
lobby-new-doors-group = Pöytä on ryhmällesi: kaikki jäsenet pääsevät mukaan, eikä sitä näy missään muualla.
lobby-new-advice = Neuvot
lobby-new-advice-why = Kaikki näkevät tämän ennen kuin istuutuvat, eikä sitä voi muuttaa myöhemmin. Pelin päätyttyä kuka tahansa saa kysyä mistä tahansa sen hetkestä.
lobby-new-programs = Ohjelmat
lobby-new-programs-why = Ohjelma pelaa jonkun omalta tietokoneelta, vieraana. Kaikki näkevät, millä paikoilla on ohjelma.
lobby-new-options-usual = tavalliset säännöt, ellet muuta mitään
lobby-new-do = Perusta pöytä
lobby-new-do-now = Aloita peli
lobby-new-not = Takaisin

## Before the start

lobby-title = { $count ->
    [0] Kaikki paikat on varattu
    [one] Odotetaan vielä yhtä pelaajaa
   *[other] Odotetaan vielä { $count } pelaajaa
}
lobby-fill = { $count ->
    [one] Täytä tietokoneella ja aloita
   *[other] Täytä tietokoneilla ja aloita
}
lobby-leave = Vapauta paikkasi
lobby-computer = Lisää tietokone
lobby-take = Istu paikallesi
lobby-switch-listed = Näytä pöytä etusivulla
lobby-switch-locked = Älä päästä enää ketään mukaan
lobby-wait = Peli alkaa, kun kaikki paikat on varattu tai kun { $name } täyttää ne tietokoneilla.
lobby-by-link = Tähän pöytään pääsee vain linkillä.
lobby-invite-page = Kutsu
lobby-invite-title = { $name } kutsuu sinut pelaamaan
lobby-invite-text = Tule pelaamaan kanssani: { $game }
lobby-invite-link = Lähetä tämä linkki ystävillesi
lobby-link-share = Jaa…
lobby-link-code = Sama osoite koodina puhelimen kameralle
lobby-link-here = Tämä osoite toimii vain tällä tietokoneella. Muut pääsevät mukaan, kun käynnistät Lautan komennolla make play HOST=0.0.0.0.
lobby-link-network = Osoite toimii kaikille, jotka ovat samassa verkossa kuin tämä tietokone.
lobby-watch-link = Linkki katsojille: he näkevät pelin, mutta eivät kenenkään kättä
lobby-watch-text = Tule katsomaan, kun pelaamme: { $game }
lobby-invite-sit = Istu pöytään
lobby-invite-full = Kaikki paikat on varattu.
lobby-invite-locked = Isäntä ei päästä enää ketään mukaan.
lobby-invite-over = Tämä peli on päättynyt.
lobby-invite-look = Katso peliä

## Who I am

lobby-me-rename = Vaihda
lobby-me-renamed = Tämä on nimesi tästä lähtien.
lobby-me-group-new = Uusi ryhmä
lobby-me-devices = Laitteesi
lobby-me-device-kind = { $browser }, { $system }
lobby-me-device-unknown = Tuntematon selain
lobby-me-device-this = tämä laite
lobby-me-device-seen = Käytetty viimeksi: { $day }
lobby-me-sign-out = Kirjaa ulos
lobby-me-sign-out-others = Kirjaa ulos kaikki muut laitteet
lobby-me-signed-out = Kirjattu ulos.
lobby-me-data = Tietosi
lobby-me-data-get = Lataa tietoni
lobby-me-data-saved = Tiedostossa on kaikki, mitä palvelin sinusta säilyttää.
lobby-me-delete = Poista minut…
lobby-me-delete-sure = Poistetaanko tietosi lopullisesti?
lobby-me-delete-name = Nimesi, viestisi, suunnitelmasi ja tuloksesi listoilta poistetaan, ja kaikki laitteesi kirjataan ulos.
lobby-me-delete-games = Lähdet kaikista pöydistäsi: kahden pelaajan pelit päättyvät, ja isommissa tietokone jatkaa puolestasi.
lobby-me-delete-stays = Siirtosi ja tekemäsi laudat jäävät ilman nimeäsi, sillä muiden pelit tarvitsevat niitä.
lobby-me-delete-never = Kukaan ei voi perua tätä.
lobby-me-delete-do = Poista minut lopullisesti
lobby-me-keep = Älä poista
lobby-me-device = Pelaa toisella laitteella
lobby-me-device-why = Koodi vie nimesi ja paikkasi toiselle laitteelle.
lobby-me-code-make = Näytä koodi
lobby-me-code-until = Kirjoita se siellä ennen kello { $time }. Se toimii kerran.
lobby-me-code-link = Tai avaa siellä tämä osoite:
