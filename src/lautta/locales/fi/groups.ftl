# Ryhmät, vain jäsenille avoimen palvelimen ovi ja mitä kukin on pelannut. $name on ihminen tai ryhmä.

groups-group = Ryhmä
groups-mine = Omat ryhmät
groups-members = { $count ->
    [one] 1 jäsen
   *[other] { $count } jäsentä
}
groups-host = isäntä
groups-make = Perusta ryhmä
groups-new-lead = Ryhmällä on oma paikka: sen pöydät, pelaajat ja tulokset. Muut pääsevät mukaan linkillä, jonka lähetät heille, eikä kukaan muu tiedä ryhmästä.
groups-join = Liity
groups-join-lead = Sinut on kutsuttu mukaan. Täällä näette toistenne pöydät, istutte pelaamaan ilman eri linkkejä ja näette, kuka on voittanut.
groups-link-gone = Tämä linkki ei enää vie minnekään
groups-tables = Pöydät
groups-new-table = Uusi pöytä tänne
groups-wishes-add = Kerro, miten pelaatte mieluiten…
groups-wishes-change = Muuta
groups-wishes-why = Ryhmälle sopivat säännöt ja tahti. Kaikki näkevät tämän ennen kuin avaavat pöydän.
groups-save = Tallenna
groups-who = Jäsenet
groups-link = Lähetä tämä linkki sille, jonka haluat mukaan
groups-link-text = Liity ryhmäämme { $name } Lautassa:
groups-notify = Kerro minulle, kun täällä avataan pöytä
groups-leave = Poistu…
groups-sure-leave = Poistutko ryhmästä? Pöytäsi jatkuvat. Takaisin pääset vain linkillä.
groups-sure-remove = Poistetaanko { $name }? Myös linkki vaihtuu, joten vanhalla ei pääse takaisin.
groups-sure-host = Tehdäänkö ryhmän isännäksi { $name }? Sinä olet sen jälkeen tavallinen jäsen.
groups-sure-link = Tehdäänkö uusi linkki? Vanha lakkaa heti toimimasta.
groups-do-leave = Poistu
groups-do-remove = Poista
groups-do-host = Tee isännäksi
groups-do-link = Uusi linkki
groups-alone = Parhaat yksinpelit
groups-tries = { $count ->
    [one] 1 peli
   *[other] { $count } peliä
}
groups-others = Muiden paras: { $points }
groups-pairs = Keskinäiset pelit
groups-won-lost = voittoja { $won }, tappioita { $lost }

groups-door = Yksityinen pöytä
groups-door-lead = Tämä palvelin on avoin vain jäsenille: ryhmän linkillä pääset sisään.
groups-door-link = Saamasi linkki
groups-door-enter = Tule sisään
groups-door-wrong = Tämä ei ole ryhmän linkki.

groups-filter = Mitkä pelit
groups-filter-all = Kaikki pelit
groups-nothing-played = Et ole vielä pelannut täällä yhtään peliä loppuun.
groups-alone-mine = Parhaat yksinpelini
groups-people = Kenen kanssa olen pelannut
