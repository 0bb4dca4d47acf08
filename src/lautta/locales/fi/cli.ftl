### Komentorivi.

## Ohjeet

cli-group-commands = Komennot
cli-group-arguments = Argumentit
cli-group-options = Valitsimet
cli-examples = Esimerkkejä:
cli-usage = Käyttö: { $line }
cli-label-command = KOMENTO
cli-label-options = VALITSIMET
cli-label-int = LUKU
cli-label-float = LUKU
cli-label-str = TEKSTI
cli-label-path = POLKU
cli-label-choice = VALINTA
cli-label-choices = jokin näistä: { $known }
cli-label-default = tavallisesti { $value }
cli-help-lautta = Lautapelejä täsmällisin säännöin: pelaa täällä tai selaimessa tietokonetta vastaan, tai tutki pelejä.
cli-example-lautta =
    lautta serve --open
    lautta KOMENTO --help
cli-help-serve = Käynnistä palvelin, jota pelataan selaimella; pöydät säilyvät yhdessä kansiossa tai tietokannassa. Ctrl-C lopettaa.
cli-example-serve =
    lautta serve --open
    lautta serve --host 0.0.0.0 --port 8080 --data /srv/lautta
cli-help-play = Pelaa päätteessä tietokonetta vastaan.
cli-help-games = Luettele pelit lautoineen ja sääntövalintoineen sekä tietokonepelaajat.
cli-example-games =
    lautta games
    lautta games --json
cli-help-simulate = Pelaa monta peliä ilman ihmisiä: satunnaisesti pelimoottorissa tai tietokonepelaajien kesken.
cli-help-arena = Peluuta tietokonepelaajia toisiaan vastaan monella siemenluvulla paikkoja vaihdellen: tietty määrä pelejä tai valinnalla --stop kunnes on selvää, kuka on vahvempi.
cli-help-arena-verify = Pelaa kansion kaikki pelit uudelleen tiedostoistaan ja nimeä ne, jotka eivät vastaa tuloksia.
cli-example-arena-verify =
    lautta arena verify voima
cli-help-learn = Opettele peli tyhjästä pelaamalla itseään vastaan, tietokonepelaajia varten. Jatkaa siitä, mihin se jäi.
cli-help-data = Kirjoita pelejä, joita haku pelaa itseään vastaan, ja mitä se löysi, NumPy-taulukoiksi oppiville ohjelmille.
cli-help-solve = Etsi, kuinka paljon yksi pelaaja yksin saa pelistä irti: tähän asti paras peli, pelitiedostona. Jatkaa siitä, mihin se jäi.
cli-help-export = Kirjoita pelin säännöt lähdekoodiksi muita ohjelmia varten.
cli-help-export-c = Kirjoita peli yhdellä laudalla C-kielisenä: otsikkotiedosto ja käännettävä tiedosto, ilman Pythonia.
cli-help-probe = Pelaa palvelimella kolme siirtoa niin kuin ihmiset ja kerro, toimiiko se ja kauanko siinä meni. Paluukoodi on 0, jos toimii, muuten 1.
cli-example-probe =
    lautta probe https://games.example.org
    lautta probe http://127.0.0.1:8000 --within 2 --json
cli-argument-probe-address = Palvelimen osoite, esimerkiksi https://pelit.example.org
cli-option-within = Montako sekuntia kukin vaihe saa kestää.
cli-probe-works = { $address } toimii: vieras, pöytä, kolme siirtoa ja niiden päivitykset { $ms } millisekunnissa.
cli-probe-failed = { $address } ei toimi: vaihe { $step } epäonnistui ({ $text }).
cli-probe-address = Tämä ei ole palvelimen osoite: { $text }
cli-help-work = Mieti tällä koneella muualla olevien palvelinten puolesta: tietokonepelaajien siirrot, neuvot ja jälkitarkastelut. Ctrl-C lopettaa, kun kesken oleva työ on valmis.
cli-example-work =
    lautta work --broker nats://work:salasana@valittaja.example.org
    lautta work --broker tls://work:salasana@valittaja.example.org --workers 8
cli-help-backup = Kopioi kaikki pöydät yhteen tiedostoon, vaikka niillä pelattaisiin, ja tarkista kopio.
cli-help-transfer = Siirrä kaikki pöydät, ihmiset ja laudat toiseen tietokantaan ja tarkista, ettei mitään puutu.
cli-help-people = Listaa ihmiset, anna heille porttikielto, kirjaa heidät ulos tai poista heidät, vaikka palvelimia olisi käynnissä.
cli-help-tables = Avaa pelitiedosto pöytänä, sulje pöytä tai poista ne, joihin kukaan ei ole koskenut pitkään aikaan, vaikka palvelimia olisi käynnissä.
cli-help-tables-open = Tee pelitiedostosta pöytä, jota voi katsella sivulla: jokainen askel niin kuin kukin pelaaja sen näki, ja mitä muuta olisi voinut tehdä.
cli-help-tables-close = Lopeta pöytä ilman tulosta.
cli-help-tables-purge = Kerro, moneenko pöytään kukaan ei ole koskenut niin moneen päivään; valinta --yes poistaa ne.
cli-example-backup =
    lautta backup poydat-2027-01-31.db
    lautta backup /backup/lautta.db --data /srv/lautta
cli-example-people =
    lautta people list anna
    lautta people sign-out 7k2mwq9xhc4d --data /srv/lautta
    lautta people invite --name "Torstairyhmä" --data /srv/lautta
cli-example-tables-purge =
    lautta tables purge --older 365
    lautta tables purge --older 365 --yes
cli-help-replay = Toista pelitiedosto ja tarkista se; kerro tulos, tai missä ja miksi tiedosto ei täsmää.
cli-example-replay =
    lautta replay peli.txt
    lautta replay peli.txt --log
cli-help-analyse = Tarkastele pelitiedostoa: kaikkien voiton mahdollisuudet, tuuri ja taito, ja jokainen virhe parempine siirtoineen.
cli-example-analyse =
    lautta analyse peli.txt
    lautta analyse peli.txt --json
cli-help-board = Lautatiedostojen työkalut.
cli-example-board =
    lautta board check oma-kaupunki.json
cli-help-board-check = Luettele rivi riviltä kaikki, mikä lautatiedostossa on vialla.
cli-example-board-check =
    lautta board check oma-kaupunki.json
cli-help-info = Kerro versio, onko moottorit käännetty ja missä mikäkin on.
cli-example-info =
    lautta info
    lautta info --json
cli-help-new = Kirjoita pieni oma peli aluksi: säännöt, määrittely, sanat, testi ja käännös uuteen kansioon.
cli-help-completion = Tulosta komentotulkin täydennysskripti tai asenna se.
cli-example-completion =
    lautta completion --install
    lautta completion bash > lautta.bash
cli-argument-game = Pelin nimi; `lautta games` luettelee ne.
cli-argument-game-play = Pelin nimi (`lautta games` luettelee ne) tai tallennettu pelitiedosto, jota haluat jatkaa.
cli-argument-new = Pelin ja sen kansion nimi, kuten my_game.
cli-argument-file = Pelitiedosto.
cli-argument-backup-file = Kirjoitettava tiedosto; sitä ei saa vielä olla olemassa.
cli-argument-people-act = Mitä tehdään: list (ne, joiden nimessä on WHO), ban, unban, sign-out, delete tai invite (tee ryhmä ja näytä sen linkki).
cli-argument-people-who = Tunnus tai osa listattavasta nimestä.
cli-argument-table = Pöydän tunnus, joka näkyy sen osoitteessa.
cli-option-older = Päiviä pöydän viimeisestä tapahtumasta.
cli-option-yes = Tee se todella; mikään ei tuo sitä takaisin.
cli-argument-board-file = Lautatiedosto.
cli-argument-export-folder = Kansio, johon kirjoitetaan; samannimiset tiedostot korvataan.
cli-argument-shell = Komentotulkki; oletuksena se, jota käytät.
cli-option-help = Näytä tämä ohje.
cli-option-version = Näytä versio.
cli-option-language = Kieli; oletuksena se, jonka LAUTTA_LANG tai LANG kertoo.
cli-option-host = Osoite, jota kuunnellaan; 0.0.0.0 päästää muutkin sisään.
cli-option-port = Portti.
cli-option-data = Pöytien kansio.
cli-option-database = PostgreSQL-tietokanta kansion sijaan: postgresql://käyttäjä@kone/nimi. Myös LAUTTA_DATABASE kertoo sen.
cli-option-broker = NATS-välittäjä, jonka kautta useampi prosessi jakaa tietokannan ja muut koneet auttavat miettimään: nats://käyttäjä:salasana@kone. Myös LAUTTA_BROKER kertoo sen.
cli-option-mail = Sähköpostipalvelin niille, jotka haluavat viestejä tai palata sähköpostilla: smtps://käyttäjä:salasana@kone:465?from=Lautta%20<pelit@example.org>. Myös LAUTTA_MAIL tai tiedosto, jonka LAUTTA_MAIL_FILE nimeää, kertoo sen.
cli-option-processes = Montako prosessia palvelee tätä osoitetta; useampi kuin yksi tarvitsee PostgreSQL-tietokannan ja välittäjän.
cli-option-work-broker = NATS-välittäjä, jota palvelimet käyttävät: nats://käyttäjä:salasana@kone. Myös LAUTTA_BROKER kertoo sen.
cli-option-work-workers = Montako prosessia miettii. Oletuksena yhtä monta kuin suorittimia.
cli-option-fd = Kuuntele tätä avointa pistoketta osoitteen ja portin sijaan, kun valvoja (esimerkiksi systemd) antaa sen.
cli-option-from = Siirrettävä tietokanta: tiedosto, kansio tai postgresql://…; mikään palvelin ei saa käyttää sitä.
cli-option-to = Mihin: uusi tiedosto tai tyhjä PostgreSQL-tietokanta.
cli-option-open = Avaa sivu selaimeen.
cli-option-public-url = Osoite, josta muut löytävät palvelimen, jos se ei ole kuunneltava osoite.
cli-option-proxy = Palvelimen edessä olevan välityspalvelimen osoite, jonka tietoon kysyjästä luotetaan, esim. 127.0.0.1; useita pilkuin erotettuina.
cli-option-allow-host = Toinen nimi, jolla tätä palvelinta saa kutsua, esim. pelit.example.org; voi antaa monta kertaa.
cli-option-allow-network = Verkko, jonka sisälle webhookeja saa lähettää, esimerkiksi 192.168.0.0/16; voi antaa useita. Muuten vain julkisiin osoitteisiin.
cli-option-own-board = Lautatiedosto, joka pysyy tällä palvelimella, esim. oman pelilaatikon sopimukset; voi antaa monta kertaa: uudet pöydät voivat saada ensimmäisen, muilla jatkuvat vanhat pöydät.
cli-option-player = Tietokonepelaaja omilla painoilla, esim. oma=best.net tai oma=vellamo:best.net; voi antaa monta kertaa.
cli-option-no-limits = Kaikki saavat lähettää pyyntöjä niin usein kuin haluavat; vain mittauksiin.
cli-option-no-pauses = Tietokonevastustajat vastaavat heti eivätkä pidä taukoja, joiden aikana pelaajat ehtivät mukaan.
cli-option-closed = Päästä sisään vain tämän palvelimen ryhmien jäsenet. Ensimmäisen ryhmän tekee `lautta people invite`.
cli-option-people-name = Uuden ryhmän nimi (toiminnolle invite).
cli-option-workers = Montako lisäprosessia tekee raskaan työn, kuten tietokonepelaajien mietinnän; 0 = ei yhtään. Oletuksena yhtä monta kuin suorittimia (vähintään 4).
cli-option-metrics = Näytä mittarit Prometheukselle omassa osoitteessaan, esim. 127.0.0.1:9000.
cli-option-log = Lokin muoto: tekstirivejä tai yksi JSON-olio riviä kohti.
cli-option-traces = Lähetä jäljitystiedot OpenTelemetry-kerääjälle, esim. http://127.0.0.1:4318.
cli-option-players = Pelaajien määrä; oletuksena se, jolle lauta on tehty, tai pienin mahdollinen.
cli-option-players-play = Pelaajien määrä sinut mukaan lukien.
cli-option-games = Pelien määrä; oletuksena 1000, tietokonepelaajien kesken 10.
cli-option-seed = Ensimmäisen pelin siemenluku; seuraavat pelit saavat seuraavat luvut.
cli-option-seed-play = Pelin siemenluku; oletuksena se arvotaan.
cli-option-seats = Tietokonepelaajat, yksi paikkaa kohti tai yksi kaikille, esim. sense,random; muuten pelataan tasaisen satunnaisesti.
cli-option-seats-play = Kuka istuu missäkin, esim. ida,me,pipsa.
cli-option-threads = Säikeiden määrä moottorissa pelattaessa.
cli-argument-arena-folder = Kansio, jonka --out nimesi.
cli-argument-data-folder = Kansio, johon kirjoitetaan; sen README.md kertoo, mitä siinä on.
cli-option-arena-players = Tietokonepelaajat, esim. sense,random: nimiä, pelin lempinimiä, painotiedostoja kuten best.net tai vellamo:best.net, tai omille moduuli:nimi. Valitsimelle --ladder alimmasta ylimpään.
cli-option-arena-round-robin = Jokainen kohtaa jokaisen, kaksi kerrallaan, kummallakin yhtä monta paikkaa.
cli-option-arena-ladder = Kukin kohtaa ennen itseään nimetyn, kummallakin yhtä monta paikkaa.
cli-option-arena-alone = Ensimmäinen istuu yksin, toinen kaikilla muilla paikoilla.
cli-option-arena-seats = Montako paikkaa pelissä on; oletuksena yksi kullekin nimetylle, muuten kuten pelissä yleensä.
cli-option-arena-games = Montako peliä ottelussa on; valinnalla --stop enintään. Kierros on yksi siemenluku kaikissa istumajärjestyksissä: kahden pelissä pari pelejä.
cli-option-arena-seed = Ensimmäisen kierroksen siemenluku; seuraavat kierrokset saavat seuraavat luvut.
cli-option-arena-stop = Lopeta ottelu heti, kun on selvää, kummalla puolella reilua osuutta ensimmäinen pelaaja on; välejä saa katsoa milloin vain.
cli-option-arena-at-least = Lopeta kuten valitsimella --stop, mutta kun on selvää, voittaako ensimmäinen pelaaja enemmän vai vähemmän kuin tämän osuuden, esim. 0.6.
cli-option-arena-fewest = Montako kierrosta pelataan, ennen kuin ottelu saa loppua.
cli-option-arena-jobs = Montako peliä pelataan yhtä aikaa; oletuksena niin monta kuin suorittimia on.
cli-option-arena-out = Kansio tuloksille ja pelitiedostoille; keskeytetty areena jatkuu siitä. Oletuksena uusi väliaikainen kansio.
cli-option-learn-minutes = Kuinka monta minuuttia suoritinaikaa opetellaan; kansion aiempi opettelu lasketaan mukaan.
cli-option-learn-seed = Sattuman siemenluku.
cli-option-learn-worlds = Montako peliä haku seuraa kutakin päätöstä kohti ajan viimeisellä neljänneksellä; 0, jos ei yhtään.
cli-option-learn-start = Painotiedosto, josta aloitetaan satunnaisten painojen sijasta.
cli-option-learn-out = Kansio opitulle; oletuksena learned-PELI-PELAAJAT täällä.
cli-option-data-games = Pelien määrä.
cli-option-data-worlds = Montako peliä haku seuraa kutakin päätöstä kohti.
cli-option-data-computer = Tietokonepelaaja, joka pelaa haun sijasta, ilman arvioita; oletuksena tavallinen niissä peleissä, joissa hakua ei ole.
cli-option-solve-board = Laudan (skenaarion) nimi tai lautatiedosto.
cli-option-solve-minutes = Kuinka kauan etsitään; kansion aiempi etsintä lasketaan mukaan.
cli-option-solve-rounds = Etsi näin monta kierrosta minuuttien sijaan: samalla siemenluvulla löytyy sama.
cli-option-solve-seed = Etsintöjen siemenluku; kukin saa siitä omansa.
cli-option-solve-jobs = Montako etsintää on käynnissä yhtä aikaa; oletuksena niin monta kuin suorittimia on.
cli-option-solve-out = Kansio löydetylle; oletuksena solved-PELI-LAUTA täällä.
cli-option-solve-plot = Piirrä myös paras tulos sekuntien mukaan: kansioon tulee curve.svg.
cli-option-board = Laudan (skenaarion) nimi tai lautatiedosto; `laid`: pelaajat kokoavat sen ensin, jos pelissä voi niin tehdä.
cli-option-option = Pelin sääntövalinta muodossa nimi=arvo; voi antaa monta kertaa.
cli-option-json = Tulosta JSON ohjelmille.
cli-option-replay-log = Kerro jokainen toiminto.
cli-option-game = Peli, johon lauta kuuluu, ellei tiedosto kerro sitä.
cli-option-install = Asenna skripti komentotulkkiisi.

## Virheet: yksi virke kustakin, ohjelman nimen jälkeen

cli-error = lautta: { $text }
cli-usage-command = Komentoa { $name } ei ole; komennot ovat { $known }.
cli-usage-option = Valitsinta { $name } ei ole; --help luettelee valitsimet.
cli-usage-choice = { $name } on jokin näistä: { $known }; ei { $value }.
cli-usage-number = { $name } on kokonaisluku, ei { $value }.
cli-usage-value = { $name } ei voi olla { $value }.
cli-usage-no-value = Valitsimen { $name } perästä puuttuu arvo.
cli-usage-missing = { $name } puuttuu; --help näyttää, miten komentoa käytetään.
cli-usage-repeated = { $name } annettiin kahdesti.
cli-usage-extra = Tämä on liikaa: { $text }.
cli-usage-other = Komentorivistä ei saanut selvää: { $text }
cli-file-missing = Tiedostoa { $file } ei ole.
cli-file-exists = { $file } on jo olemassa, eikä siihen kosketa.
cli-file-folder = { $file } on kansio eikä tiedosto.
cli-file-forbidden = Sinulla ei ole lupaa avata tiedostoa { $file }.
cli-file-other = Tiedostoa { $file } ei voi käyttää: { $text }.
cli-data-other = { $file } ei ole Lautan tietokanta.
cli-data-newer = { $file } on uudemman Lautan kirjoittama.
cli-data-older = { $file } on vanhemman Lautan tekemä. Kopioi se vanhalla versiolla, tai käynnistä ensin palvelin tällä versiolla.
cli-data-empty = { $file } on tyhjä, eikä siinä ole kenenkään pelejä. Pane tilalle varmuuskopio tai poista se ja aloita alusta.
cli-data-damaged = { $file } on vioittunut. Pane tilalle varmuuskopio; docs/operate.md kertoo, miten.
cli-data-away = { $database } ei vastaa tai ei päästä sisään: { $text }
cli-database-malformed = Tämä ei ole tietokannan osoite. Sen pitää olla muotoa postgresql://käyttäjä@kone/nimi; salasanassa @ kirjoitetaan %40 ja / kirjoitetaan %2F.
cli-database-kind = Lautta tuntee kahdenlaisia tietokantoja. SQLite annetaan tiedostona ja PostgreSQL osoitteena postgresql://käyttäjä@kone/nimi.
cli-database-both = Anna joko --data tai --database, ei molempia.
cli-mail-malformed = Tämä ei ole sähköpostipalvelimen osoite. Kirjoita se näin: smtps://käyttäjä:salasana@kone:465?from=pelit@example.org tai smtp://kone:25?from=pelit@example.org.
cli-mail-sender = Kerro, mistä osoitteesta sähköposti lähetetään: lisää palvelimen osoitteen loppuun ?from=pelit@example.org.
cli-mail-url = Sähköpostien linkit alkavat sivun osoitteella; kerro se valitsimella --public-url.
cli-broker-away = Välittäjä ei vastaa tai ei päästä sisään: { $text }
cli-broker-forbids = Välittäjä päästää käyttäjän sisään, mutta ei anna tämän lähettää ja vastaanottaa viestejä aiheella { $subject }: { $text }
cli-broker-malformed = Tämä ei ole välittäjän osoite. Sen pitää olla muotoa nats://käyttäjä:salasana@kone:4222.
cli-broker-kind = Lautta tuntee yhdenlaisen välittäjän, NATSin: nats://käyttäjä:salasana@kone tai tls://käyttäjä:salasana@kone.
cli-broker-password = Toisella koneella olevan välittäjän on kysyttävä salasanaa: nats://käyttäjä:salasana@kone.
cli-broker-file = Vain PostgreSQL-tietokannan voi jakaa usealle prosessille; anna se valitsimella --database.
cli-broker-needed = Useampi prosessi tarvitsee välittäjän; anna se valitsimella --broker.
cli-transfer-occupied = { $database } ei ole tyhjä, joten sinne ei kirjoitettu mitään.
cli-transfer-differs = Kaikki ei siirtynyt samanlaisena (virhe kohdassa { $rows }), joten mitään ei säilytetty.
cli-transfer-not-taken = Uusi tietokanta ei hyväksy yhtä kohdan { $rows } riveistä, joten mitään ei säilytetty: { $text }
cli-system = Järjestelmä kieltäytyy: { $text }.
cli-serve-port = Portti on 0–{ $last }, ei { $port }.
cli-serve-workers = Työprosesseja voi olla 0–{ $most }.
cli-serve-processes = Prosesseja voi olla 1–{ $most }.
cli-work-begun = Tämä kone miettii palvelinten puolesta ({ $broker }) nimellä { $name }, { $workers ->
    [one] yhdellä prosessilla
   *[other] { $workers } prosessilla
}. Ctrl-C lopettaa.
cli-work-broker = Kerro palvelinten käyttämä välittäjä valitsimella --broker tai muuttujassa LAUTTA_BROKER.
cli-work-workers = Työprosesseja voi olla 1–{ $most }.
cli-serve-in-use = Toinen palvelin käyttää jo tätä: { $file }. Lopeta se tai anna toinen kansio tai tietokanta.
cli-serve-address = Osoitetta { $address } ei voi käyttää: { $text }.
cli-serve-url = Julkinen osoite kirjoitetaan kuten https://pelit.example.org, ei { $url }.
cli-serve-proxy = Välityspalvelin on osoite tai verkko, ei { $text }.
cli-serve-host = Palvelimen nimi kirjoitetaan kuten pelit.example.org, ei { $text }.
cli-serve-allow-network = Verkko kirjoitetaan kuten 192.168.0.0/16, ei { $text }.
cli-serve-player = Anna --player muodossa nimi=tiedosto.net. Nimen on oltava uusi, ja siinä saa olla kirjaimia, numeroita ja alaviivoja; { $text } ei kelpaa.
cli-serve-metrics = Mittareille annetaan osoite ja portti kuten 127.0.0.1:9000, ei { $text }.
cli-serve-metrics-ports = Jokainen prosessi näyttää mittarit omassa portissaan, portit ovat peräkkäin, joten ensimmäisen on oltava 1–{ $last }.
cli-serve-traces = Kerääjän osoite kirjoitetaan kuten http://127.0.0.1:4318, ei { $url }.
cli-no-game = Peliä { $name } ei ole; tarjolla on { $known }.
cli-no-board = Lautaa { $name } ei ole; tarjolla on { $known }, tai anna tiedoston polku.
cli-no-player = Tietokonepelaajaa { $name } ei ole; tarjolla on { $known }.
cli-player-fault = Tietokonepelaajan { $name } moduulia ei voi ladata: { $text }
cli-no-sense = Pelaaja sense ei osaa tätä peliä; random osaa.
cli-no-option = Sääntövalintaa { $name } ei ole; tarjolla on { $known }.
cli-option-form = Sääntövalinta kirjoitetaan nimi=arvo, ei { $text }.
cli-option-values = Sääntövalinta { $name } on jokin näistä: { $known }; ei { $value }.
cli-players = { $game } on { $fewest }–{ $most } pelaajalle, ei { $number } pelaajalle.
cli-seats-number = { $seats ->
    [one] Paikkoja nimettiin yksi, mutta pelaajia on { $players }.
   *[other] Paikkoja nimettiin { $seats }, mutta pelaajia on { $players }.
}
cli-seats-me = Täsmälleen yksi paikka on sinun: anna sen nimeksi me, esim. ida,me.
cli-play-settled = Tallennettu peli jatkuu niin kuin se alkoi: vain --seats voi muuttua, ja --board voi antaa laudan, jota tiedostossa ei ole.
cli-play-own = Tiedosto { $file } nimeää omia tietokonepelaajiasi. Jos haluat pelata niitä vastaan, lisää: --seats { $seats }
cli-at-least = { $name } on vähintään { $least }, ei { $number }.
cli-extra = Tähän tarvitaan lisäosa ”{ $extra }”, jota ei ole asennettu: pip install "lautta[{ $extra }]"
cli-arena-players = Nimeä vähintään kaksi eri tietokonepelaajaa, esim. sense,random.
cli-cannot-play = { $name } ei osaa pelata peliä { $game } tällä pelaajamäärällä ({ $players }).
cli-cannot-game = { $name } ei osaa pelata peliä { $game }, joka ei kerro, miten sellainen pelaaja ajattelee.
cli-cannot-sense = { $name } ei osaa pelata peliä { $game }, jolla ei ole nyrkkisääntöjä sille.
cli-cannot-weights = { $name }: pelille { $game } ei ole painoja tällä pelaajamäärällä ({ $players }), tai ne ovat muille säännöille; `lautta learn` tekee niitä.
cli-cannot-compiled = { $name } tarvitsee käännetyt säännöt pelatakseen peliä { $game }.
cli-arena-meeting = Valitse yksi näistä: { $known }.
cli-arena-alone = --alone on kahta nimettyä pelaajaa varten.
cli-arena-together = Paikkoja: { $seats }, nimettyjä pelaajia: { $names }. Nimeä yksi kullekin paikalle tai lisää --round-robin.
cli-arena-share = Osuus on nollan ja yhden väliltä, ei { $number }.
cli-arena-broken = Tietokonepelaaja { $name } on rikki (paikka { $seat }, siemenluku { $seed }): { $text } Peli siihen asti on tiedostossa { $file }.
cli-other-run-arena = Kansiossa { $folder } on pelejä muilla asetuksilla ({ $names }); anna valitsimella --out toinen kansio.
cli-in-use-arena = Toinen areena pelaa kansiossa { $folder }; odota sitä tai anna valitsimella --out toinen kansio.
cli-damaged-arena = Tiedoston { $file } riviä { $line } ei voi lukea: { $text }
cli-arena-died = Työprosessi loppui kesken jonkin näistä peleistä (suluissa siemenluku): { $games }.
cli-learn-cannot = { $game } ei kerro, miten tietokonepelaajat näkevät sen, joten sitä ei voi opetella.
cli-learn-minutes = --minutes on nollaa suurempi luku, ei { $number }.
cli-other-run-learn = Kansiossa { $folder } on jotain muuta opittua ({ $names }); anna toinen kansio valitsimella --out.
cli-damaged-learn = { $file } on vioittunut, joten opettelu ei voi jatkua siitä; anna toinen kansio valitsimella --out.
cli-in-use-learn = Kansiossa { $folder } on käynnissä toinen opettelu; odota sitä tai anna toinen kansio valitsimella --out.
cli-solve-cannot = { $game } ei tarjoa etsintää siitä, mitä yksi pelaaja yksin saa siitä irti.
cli-other-run-solve = Kansiossa { $folder } on etsitty jotain muuta ({ $names }); anna toinen kansio valitsimella --out.
cli-damaged-solve = { $file } on vioittunut, joten etsintä ei voi jatkua siitä; anna toinen kansio valitsimella --out.
cli-in-use-solve = Kansiossa { $folder } on käynnissä toinen etsintä; odota sitä tai anna toinen kansio valitsimella --out.
cli-board-broken = { $file }, rivi { $line }: { $text }{ $more ->
    [0] {""}
    [one] {" "}(ja yksi muu vika; lautta board check kertoo molemmat)
   *[other] {" "}(ja { $more } muuta vikaa; lautta board check kertoo kaikki)
}
cli-board-which-game = { $file } ei kerro, mihin peliin se kuuluu; lisää --game ja jokin näistä: { $known }.
cli-new-name = Pelin nimi ei voi olla { $name }: siinä on pieniä kirjaimia, numeroita ja _ niiden välissä, eikä mikään muu moduuli saa olla samanniminen.
cli-invalid = { $text }
cli-stale-engine = Käännetty moottori on tehty eri säännöistä, joten peli kulkee tulkattuna ja hitaasti; lautta info kertoo lisää.
cli-unexpected = Jokin meni vikaan, vaikka ei olisi pitänyt: { $text } (LAUTTA_DEBUG=1 näyttää missä).

## Kiellot

cli-refused = Pelaaja { $seat } ei saa tehdä toimintoa { $action }: { $text }
cli-refused-by = { $text } (Säännöt: { $chapter })

## Tietokonepelaajat

cli-player-sense = Suunnittelee eteenpäin ja pelaa sen, mikä näyttää parhaalta.
cli-player-nickname = Pelissä { $game } sen nimi on myös { $name }.
cli-player-random = Valitsee satunnaisesti kaikesta, mikä on sallittua.
cli-player-pipsa = Ottaa sen, mitä nyt saa, eikä huomaa, mitä muut aikovat.
cli-player-otto = Pelaa omaa suunnitelmaansa eikä juuri mieti muiden aikeita.
cli-player-ida = Tuntee pelin hyvin ja pelaa heti.
cli-player-sampo = Miettii muutaman siirron eteenpäin.
cli-player-vellamo = Näkee syvälle peliin, eikä siltä jää juuri mitään huomaamatta.
cli-player-weights = Pelaa omilla painoillaan.

## Taulukot

cli-column-seat = Paikka
cli-column-player = Pelaaja
cli-column-players = Pelaajia
cli-column-points = Pisteet
cli-column-wins = Voitot
cli-column-share = Osuus
cli-column-games = Pelit
cli-column-shared = Jaetut
cli-column-interval = Väli
cli-column-ms = ms/siirto
cli-column-rating = Luokitus
cli-column-mean-score = Pisteitä keskimäärin
cli-column-game = Peli
cli-column-title = Koko nimi
cli-column-board = Laudat
cli-column-name = Nimi
cli-column-id = Tunnus
cli-column-devices = Laitteita
cli-column-seen = Viimeksi
cli-column-option = Sääntövalinta
cli-column-value = Arvo
cli-column-meaning = Merkitys
cli-column-chances = Voiton mahdollisuus
cli-column-luck = Tuuri
cli-column-skill = Taito
cli-number = { NUMBER($number) }
cli-mean = { NUMBER($number, minimumFractionDigits: 1) }
cli-percent = { NUMBER($number, minimumFractionDigits: 1) } %
cli-won = voitti
cli-usual = (tavallinen)
cli-games-title = Pelit
cli-options-title = Sääntövalinnat: { $game }
cli-computers-title = Tietokonepelaajat

## simulate

cli-simulate-progress = Pelataan
cli-simulate-engine = tasaisesti satunnainen
cli-simulate-interpreted = Moottori on tulkattava ja siksi hidas; lautta info kertoo syyn.
cli-simulate-threads = --threads on moottorissa pelaamista varten; tietokonepelaajat pelaavat yhdessä säikeessä.
cli-simulate-done = { $games ->
    [one] Yksi peli
   *[other] { $games } peliä
}, { $decisions } päätöstä, { $seconds } s: sekunnissa { $games_per_s } peliä ja { $decisions_per_s } päätöstä.

## arena

cli-arena-progress = Pelataan
cli-arena-verifying = Pelataan uudelleen
cli-arena-match = Ottelu: { $names }
cli-arena-ratings = Luokitukset
cli-arena-percents = { NUMBER($low, minimumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1) } %
cli-arena-interval = { NUMBER($low, minimumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1) }
cli-arena-above = Selvää { $rounds ->
    [one] yhden kierroksen
   *[other] { $rounds } kierroksen
} jälkeen: { $name } voittaa enemmän kuin { NUMBER($share) } %.
cli-arena-below = Selvää { $rounds ->
    [one] yhden kierroksen
   *[other] { $rounds } kierroksen
} jälkeen: { $name } voittaa vähemmän kuin { NUMBER($share) } %.
cli-arena-open = { $rounds ->
    [one] Yhden kierroksen
   *[other] { $rounds } kierroksen
} jälkeen ei ole selvää, voittaako { $name } enemmän vai vähemmän kuin { NUMBER($share) } %.
cli-arena-rounds = { $rounds ->
    [one] Yksi kierros
   *[other] { $rounds } kierrosta
}; reilu osuus pelaajalle { $name } on { NUMBER($share) } %.
cli-arena-done = Pelit ja tulokset ovat kansiossa { $folder }; aikaa kului { $seconds } s.
cli-arena-wrong = Rivi { $line }, { $file }: { $text }
cli-arena-differs = tulokset kertovat muuta kuin pelitiedosto ({ $names }).
cli-arena-verified = { $folder }: { $games ->
    [one] yksi peli
   *[other] { $games } peliä
} pelattu uudelleen, { $wrong ->
    [0] kaikki vastaavat tuloksia.
   *[other] { $wrong } väärin.
}

## learn

cli-learn-progress = Opetellaan{ $share ->
    [none] {""}
   *[other] {" "}(voittaa { $share } % peleistä Lautan omaa verkkoa vastaan)
}
cli-new-done = Kansiossa { $folder } on toimiva peli muutettavaksi. Jatka näin:
cli-learn-done = Opittu { $games ->
    [one] { $games } pelistä
   *[other] { $games } pelistä
}, aikaa kului { $seconds } s. Verkko on tiedostossa { $weights }.{ $share ->
    [none] {""}
   *[other] {" "}Se voitti { $share } % peleistä Lautan mukana tulevaa verkkoa vastaan.
}

## solve

cli-solve-progress = Tähän asti paras: { NUMBER($points) }
cli-solve-plotted = Käyrä on tiedostossa { $file }.
cli-solve-seconds = sekuntia
cli-solve-points = pistettä
cli-solve-nothing = Tässä ajassa ei löytynyt yhtään peliä.
cli-solve-done = { $points ->
    [one] { $points } piste
   *[other] { $points } pistettä
}: { $evaluations ->
    [one] yksi peli
   *[other] { NUMBER($evaluations) } peliä
} laskettiin, aikaa kului { $seconds } s. Paras on tiedostossa { $file }.

## info

cli-info-version = Versio
cli-info-python = Python
cli-info-platform = Alusta
cli-info-package = Ohjelma
cli-info-data = Tiedot
cli-info-language = Kieli
cli-info-engine = Moottori: { $game }
cli-info-broken = Jätetty pois: { $game }
cli-info-absent = Puuttuu: { $game }
cli-absent = { $names }, neuvot
cli-engine-compiled = käännetty
cli-engine-not-built = tulkattava: mitään ei käännetty, kun { $package } asennettiin; asenna C-kääntäjä ja sitten { $package } uudelleen, niin se on satoja kertoja nopeampi
cli-engine-stale = tulkattava: käännetty moottori on tehty eri säännöistä; `make build` kääntää sen uudelleen
cli-engine-stale-elsewhere = tulkattava: käännetty moottori on tehty eri säännöistä; asenna { $package } uudelleen komennolla `pip install --no-build-isolation .` sen kansiossa
cli-engine-switched-off = tulkattava, kuten LAUTTA_ENGINE=interpreted pyytää
cli-engine-not-loaded = tulkattava: käännetty moottori ei käynnisty tällä koneella; asenna { $package } uudelleen

## replay

cli-replay-ok = { $file } on kunnossa: { $game }, { $actions ->
    [one] yksi toiminto
   *[other] { $actions } toimintoa
}.
cli-replay-unfinished = Peli on kesken.
cli-replay-action = { $file }, rivi { $line }, toiminto { $action }: { $text }
cli-replay-line = { $file }, rivi { $line }: { $text }
cli-replay-whole = { $file }: { $text }
cli-seat = Pelaaja { $seat }
cli-log-line = { $who }: { $action }: { $text }
cli-log-redraw = Piilossa ollut arvotaan uudelleen (haara { $branch }).

## analyse

cli-analyse-progress = Mietitään
cli-analyse-sums = Tuuri on se, mitä nostettiin, taito se, mitä päätökset maksoivat, prosenttiyksikköinä voiton mahdollisuudesta.
cli-analyse-moment = Siirto { $move }, { $who }: { $played }. { $grade ->
    [inaccuracy] Epätarkkuus
    [mistake] Virhe
   *[blunder] Karkea virhe
}, joka maksoi { $cost ->
    [one] yhden prosenttiyksikön.
   *[other] { $cost } prosenttiyksikköä.
} Parempi: { $better }.
cli-analyse-turn = Vuoro { $turn }, { $who }:
cli-analyse-none = Mikään pelattu ei maksanut paljon.
cli-analyse-compiled = Pelin { $game } jälkitarkastelu tarvitsee käännetyt säännöt; lautta info kertoo, miksi niitä ei ole.
cli-analyse-weights = Kukaan ei vielä osaa pelata hyvin peliä { $game }, kun pelaajia on { $players }.

## board check

cli-board-problem = { $file }, rivi { $line }: { $text }
cli-board-problem-in = { $file }, rivi { $line }, { $path }: { $text }
cli-board-bad = { $problems ->
    [one] Yksi vika.
   *[other] { $problems } vikaa.
}
cli-board-ok = { $file } on kunnossa: { $title }, lauta peliin { $game }.
cli-board-parts = Siinä on: { $parts }.
cli-board-placeholders = Keksittyjä, ei virallisia: { $parts }.

## completion

cli-completion-which = Komentotulkkiasi ei tunnistettu; nimeä se: bash, zsh tai fish.
cli-completion-installed = Asennettu tiedostoon { $file }; avaa uusi pääte, niin se on käytössä.

## play

cli-play-me = Sinä
cli-play-computer = Tietokone { $seat }
cli-play-guest = Vieras
cli-play-welcome = { $game }, pelaajia { $players }. Valitse numerolla; ? näyttää ohjeet.
cli-play-prompt = >
cli-play-choose = Mitä teet?
cli-play-choose-more = { $heading }: mikä? (Enter palaa takaisin.)
cli-play-no-number = Numeroa { $number } ei tässä ole; viimeinen on { $last }.
cli-play-what = ”{ $text }” ei ole toiminto eikä komento; ? näyttää, mitä voi kirjoittaa.
cli-play-allowed = Se on sallittua.
cli-play-no-log = Mitään ei ole vielä tapahtunut.
cli-play-nothing-to-undo = Kumottavaa ei ole.
cli-play-undone = Kumottu.
cli-play-undone-redrawn = Kumottu; sen jälkeen paljastunut arvotaan uudelleen.
cli-play-save-where = Anna tiedostolle nimi, esim. tallenna peli.txt
cli-play-saved = Peli on tiedostossa { $file }; lautta replay tarkistaa sen.
cli-play-saved-early = Tähänastinen peli on tiedostossa { $file }; jatka sitä näin: lautta play { $file }. Tiedostossa on myös se, mikä on vielä piilossa, joten älä katso sen sisään.
cli-play-over = Peli on päättynyt.
cli-play-after = Voit vielä katsella (kartta, loki), tallentaa (tallenna TIEDOSTO) tai kumota; Enter lopettaa.
cli-play-bye = Näkemiin.
cli-word-number = 1 2 3
cli-word-notation = build R17 green+1
cli-word-help = ? ohje
cli-word-undo = kumoa peru p
cli-word-why = miksi
cli-word-log = loki
cli-word-map = kartta
cli-word-look = katso k
cli-word-save = tallenna
cli-word-quit = lopeta q
cli-play-help-number = Valitse; useampi numero jatkaa seuraavaan valikkoon, esim. 3 1 2.
cli-play-help-notation = Tee toiminto sen merkinnällä, kuten pelitiedostoissa; useampia pilkuin erotettuina.
cli-play-help-help = Tämä luettelo.
cli-play-help-undo = Kumoa viimeisin toimintosi seurauksineen.
cli-play-help-why = Miksi toiminto ei onnistu, esim. miksi { $example }
cli-play-help-log = Mitä tähän mennessä on tapahtunut.
cli-play-help-map = Koko lauta.
cli-play-help-look = Näytä kaikki vielä kerran.
cli-play-help-save = Kirjoita pelitiedosto.
cli-play-help-quit = Lopeta pelaaminen.

## backup

cli-backup-done = Tiedostossa { $file } on { $tables ->
    [one] yksi pöytä
   *[other] { $tables } pöytää
} ja { $events ->
    [one] yksi tapahtuma
   *[other] { $events } tapahtumaa
}, ja kopio on ehjä.
cli-transfer-done = Siirretty ja tarkistettu: kohteessa { $to } on { $tables ->
    [one] yksi pöytä
   *[other] { $tables } pöytää
} ja { $events ->
    [one] yksi tapahtuma
   *[other] { $events } tapahtumaa
}.
cli-backup-damaged = Tiedostosta { $file } ei saatu ehjää kopiota, joten mitään ei säilytetty: { $text }

## Lautojen tekeminen

cli-help-board-make = Luo lauta siemenluvusta: samasta siemenluvusta tulee sama lauta.
cli-help-board-show = Piirrä lauta.
cli-option-seed-board = Laudan siemenluku; oletuksena se arvotaan.
cli-option-out = Kirjoitettava tiedosto, jota ei saa vielä olla olemassa; oletuksena lauta tulostetaan.
cli-board-not-made = { $game } ei luo lautoja siemenluvuista.
cli-board-no-board = Tästä siemenluvusta ei tule tasapuolista lautaa, kun pelaajia on { $players }; kokeile toista.
cli-board-made = Lauta on tiedostossa { $file }.
cli-export-written = Kirjoitettu: { $file }

## Laudan asettelu

cli-laid-title = Yhdessä koottu
cli-laid-welcome = Ensin kootaan yhdessä lauta: { $pieces } palaa. Kirjoita ?, niin saat ohjeita.
cli-laid-choose = Mihin palasi tulee? (jäljellä { $left })
cli-laid-spots = Paikat: { $spots }
cli-laid-help =
    Kirjoita paikka, esim. { $spot }, niin näet, mitä siihen voi panna, ja sitten numeroita; tai koko siirto, esim.
    { $step }
    kumoa ottaa viimeisimmän palasi takaisin, loput antaa tietokoneen asettaa kaiken muun, katso näyttää laudan
    uudelleen, lopeta lopettaa.
cli-word-rest = loput

## people and tables

cli-people-ban = { $id } sai porttikiellon.
cli-people-unban = Porttikielto on peruttu: { $id }.
cli-people-sign-out = { $id } on kirjattu ulos kaikkialta.
cli-people-delete = { $id } on poistettu. Käynnissä oleva palvelin, tai muuten seuraava, poistaa nyt nimen pöydistä.
cli-people-sure = Tämä poistaa tunnuksen { $id } lopullisesti. Jos haluat sitä, lisää --yes.
cli-people-nobody = Tunnusta ”{ $id }” ei ole kenelläkään. Katso `lautta people`.
cli-people-banned = porttikielto
cli-people-group = Ryhmä
cli-people-invite =
    Ryhmä ”{ $name }” on tehty. Sen isäntä on se, joka liittyy linkillä ensimmäisenä. Kirjoita linkin eteen palvelimesi osoite:
    { $link }
cli-tables-none = Pöytää { $id } ei ole.
cli-tables-opened = Katso sitä komennon `lautta serve` sivulla, osoitteen lopussa #/table/{ $id }.
cli-tables-redrawn = Tässä pelissä jotain nostettiin uudelleen, joten siitä ei voi tehdä pöytää.
cli-tables-closed = Käynnissä oleva palvelin, tai muuten seuraava, sulkee nyt pöydän { $id }.
cli-tables-purge = Pöytiä, jotka --yes poistaisi: { $number }.
cli-tables-purged = Poistettuja pöytiä: { $number }.
