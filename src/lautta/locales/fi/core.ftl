### Mikä kaikille peleille on yhteistä.

core-refused-unknown-action = Sellaista toimintoa ei tällä laudalla ole.
core-refused-no-such-seat = Sellaista pelaajaa ei tässä pelissä ole.
core-refused-not-your-turn = Nyt ei ole tämän pelaajan vuoro.
core-refused-game-over = Peli on päättynyt.
core-chapter-actions = Mitä voi tehdä
core-chapter-seats = Pelaajat
core-chapter-turns = Vuorot

## Positions from outside

core-position-name = ”{ $value }” ei ole mikään näistä: { $known }
core-position-whole = ”{ $value }” ei ole kokonaisluku
core-position-fit = { $value } ei mahdu kenttään { $name }
core-position-form = ”{ $value }” ei ole muotoa `{ $example }`
core-position-places = Kentässä { $name } on vain { $places } paikkaa
core-position-counts = Kenttään { $name } kirjoitetaan vuorotellen määrä ja nimi, esimerkiksi `2 pink 1 wild`; JSONissa määrät nimen mukaan
core-position-twice = { $name } on annettu kahdesti
core-position-generator = Kentässä { $name } on avain, haara ja arvottujen määrä: vuorotellen nimi ja arvo
core-position-generator-key = Arvonnan avain on 32 tavua heksadesimaaleina
core-position-generator-bytes = Arvonta ei vastaa avaintaan, haaraansa ja arvottujen määrää
core-position-range = { $name } on { $least }–{ $most }, ei { $value }
core-position-list = Tässä pitäisi olla luettelo, ei ”{ $value }”
core-position-object = Tässä pitäisi olla olio, ei ”{ $value }”
core-position-field = Kenttää ”{ $name }” ei ole; kentät ovat { $known }
core-position-number = { $count } on { $wanted }, mutta kentässä { $name } niitä on { $there }
core-position-indented = ”{ $line }” on sisennetty väärin
core-position-next = Tähän kuuluu { $name } { $number }
core-position-block = Kentän { $name } sisältö alkaa seuraavalta riviltä
core-position-other = { $text }
core-position-unreadable = Kenttää { $name } ei voi lukea tällaisena
core-position-bytes = Tilannevedos on tavuja, ei ”{ $value }”
core-position-layout = Tilannevedoksen rakenne on toinen
core-position-no-text = Asemateksti on tekstiä, ei ”{ $value }”
core-position-title = Asemateksti alkaa rivillä `{ $title }`
core-position-document = Asema JSONina on olio, jossa ovat peli, lauta, valinnat ja asema
core-position-game = Tämä on pelin ”{ $value }” asema, ei pelin { $name }
core-position-board = Lautaa ”{ $name }” ei ole; anna sen tiedosto
core-position-board-version = Asema on kirjoitettu laudan { $name } toiselle versiolle
core-position-other-board = Asema kuuluu toiselle laudalle
core-position-impossible = Tällaiseen asemaan ei päädytä pelaamalla (vika { $trouble })
core-position-absent = { $part } { $number } ei ole mukana pelissä, joten sillä ei ole mitään
core-position-strange = kohdassa { $name } on jotain, mitä tässä pelissä ei ole
core-position-derived = { $name } ei vastaa muuta asemaa: sen kuuluu olla { $wanted }, ei { $there }
core-position-seats = seats on luku väliltä { $least }–{ $most }, ei { $value }

## Arguments from outside

core-no-utf8 = Tämä ei ole UTF-8-tekstiä
core-options-form = Sääntövalinnat annetaan arvoina nimen mukaan, ei ”{ $value }”
core-options-name = Pelissä { $game } ei ole sääntövalintaa ”{ $name }”; tarjolla on { $known }
core-options-value = Sääntövalinta { $name } on jokin näistä: { $known }, ei ”{ $value }”

core-meant = Tarkoititko { $name }?
core-no-game = Peliä ”{ $name }” ei ole; tarjolla on { $known }
core-board-game = Tämä ei ole pelin { $game } lauta
core-board-kind = Lauta annetaan nimenä, tiedostona tai tietoina, ei näin: ”{ $value }”
core-board-none = Pelillä { $game } ei ole muita lautoja kuin omansa
core-board-file = Tiedostoa { $file } ei voi lukea
core-board-large = Tiedosto on liian suuri: laudassa on enintään { $most } tavua
core-players = Peliin { $game } tarvitaan { $least }–{ $most } pelaajaa, ei { $value }
core-seed = Siemenluku on luku 0:sta 2**256 - 1:een tai 32 tavua, ei { $value }
core-seat = Paikat numeroidaan nollasta ja pelaajia on { $players }; paikkaa { $value } ei ole
core-branch = Haara on luku 0:sta { $most }:een, ei { $value }
core-batch = Sarjassa on ainakin yksi peli, ja siemenluku on välillä 0 – 2**64 miinus pelien määrä, ei { $seed } (pelejä: { $games })
core-batch-mixed = Sarja tehdään vähintään yhdestä asemasta, ja kaikkien on oltava samasta pelistä ja samalta laudalta
core-threads = Säikeitä on vähintään 1, ei { $value }
core-file-beginning = Asema ei ole pelistä, jonka sen siemenluku aloittaa: anna siemenluku, jos alussa ei valittu mitään
core-file-outcome = Tiedostossa on se, minkä sen siemenluku arpoo, mutta tässä pelissä tulos valittiin
core-form = Valitse jokin näistä: { $known }, ei { $value }
core-out-array = `{ $name }` on yhtenäinen ja kirjoitettava NumPy-taulukko, jonka muoto on { $shape } ja tyyppi { $kind }
core-out-overlap = Taulukot, jotka `out` antaa, eivät saa mennä päällekkäin
core-features = Pelissä { $game } ei ole oppineita pelaajia, joten siitä ei lasketa piirteitä
core-choices = Valinnat ovat kokonaislukutaulukko, jonka rivillä on enintään { $most } lukua
core-batch-hiding = Pelissä { $game } ei voi pelata erää: sen piilottavat säännöt eivät ole sen taulukossa
core-export-hiding = Peliä { $game } ei voi viedä: sen piilottavat säännöt eivät ole sen taulukossa
core-seeds = Siemenlukuja on yksi, tai yksi kullekin pelille ({ $games }), ja ne ovat 0–2**64 - 1
core-games = Pelit ovat eri järjestyslukuja, jotka ovat pienempiä kuin { $games }
core-actions = Toiminnot ovat taulukko, jossa on { $games } kokonaislukua, yksi kullekin pelille
core-no-history = Ei tiedetä, mitä ennen tätä asemaa tapahtui
core-outcome = { $value } ei ole tämän tulos: `outcomes` luettelee ne, ja `draws` etenee arvonta kerrallaan
core-outcomes-many = Sääntöjä ajettaisiin yli { $most } kertaa: kysy arvontoja yksi kerrallaan
core-outcomes-draws = Tulokseen mahtuu enintään { $most } arvontaa ja kuhunkin 256 asiaa, joita on 8 lajia: anna metodin `apply` arpoa
core-outcomes-most = `most` on luku yhdestä alkaen, ei { $value }
core-returns = ”{ $value }” ei ole tuottojen laji; valitse näistä: { $known }
core-render = ”{ $value }” ei ole tapa piirtää asemaa; valitse näistä: { $known }
core-game-unknown = Peliä { $name } ei ole rekisteröity omalla nimellään, joten sitä ei löydetä uudelleen: käytä funktiota lautta.register
core-rules = Tämä on pelattu sääntöjen versiolla { $version }; { $release ->
    [none] mikään tunnettu Lautan julkaisu ei osaa sitä
   *[other] sen osaa Lautta { $release }
}
core-illegal = Pelaaja { $player } ei saa tehdä tätä: ”{ $action }”. { $why }

## Actions

core-action-kind = ”{ $value }” ei ole toiminto: anna sen koodi, merkintä tai JSON-olio
core-action-code = { $code } ei ole toiminto: koodit ovat tässä 0–{ NUMBER($most, useGrouping: 0) }
core-action-parameters = { $name } ottaa { $wanted } arvoa, ei { $given }
core-action-range = { $action }: { $name } = { $value } ei ole välillä 0–{ $most }
core-action-text = ”{ $text }” ei ole toiminto; toiminnot ovat: { $known }
core-action-object = ”{ $value }” ei ole olio, jossa on sanoja
core-action-fields = Toiminnolla { $name } ovat kentät { $known }
core-action-name = Toimintoa ”{ $name }” ei ole; toiminnot ovat: { $known }
core-action-value = ”{ $action }”: ”{ $value }” ei kelpaa kenttään { $name }; tarjolla on: { $known }
core-action-whose = Pelaajat { $players } voivat toimia: kerro, kenen toiminto tämä on
core-action-of = ”{ $action }” voi olla pelaajien { $players }: kerro, kenen toiminto tämä on

## Game files

core-file-no-text = Pelitiedosto on tekstiä, ei ”{ $value }”
core-file-title = Pelitiedosto alkaa rivillä `{ $title }`
core-file-twice = Otsake { $name } on annettu kahdesti
core-file-header = Otsaketta ”{ $name }” ei ole; otsakkeet ovat { $known }
core-file-missing = Otsake { $name } puuttuu
core-file-number = { $name } on luku, ei ”{ $value }”
core-file-seed = Siemenluku on 64 heksadesimaalinumeroa
core-file-option = Valinnat kirjoitetaan muodossa nimi=arvo, kukin kerran, ei ”{ $value }”
core-file-final = Viimeinen asema ei ole se, jonka tiedosto ilmoittaa
core-file-result = Peli päättyi toisin: { $result ->
    [none] se on kesken
   *[other] { $result }
}
core-file-no-seed = Siemenluku ei ole tiedostossa: se julkaistaan, kun peli on ohi
core-file-other-seed = Siemenluku ei ole se, jonka tiiviste julkaistiin
core-file-board = Lauta ”{ $board }” ei tule pelin { $game } mukana eikä ole tässä tiedostossa; anna sen oma tiedosto
core-file-board-version = Peli on pelattu laudan { $board } toisella versiolla
core-file-bad-board = Sen laudalla ei voi pelata: { $problem }
core-file-line = Rivin alussa on pelaajan numero, ei ”{ $word }”
core-file-redraw = redraw nimeää haaran, luvun ykkösestä alkaen
core-file-player = Pelaajaa { $player } ei ole: pelaajia on { $players }
core-file-action = Toiminto puuttuu
core-file-board-data = board-data on lautatiedoston JSON yhdellä rivillä

core-position-grid = { $name }: tarvitaan { $rows } riviä, joissa on { $columns } merkkiä
core-position-turn = turn alkaa ykkösestä eikä voi olla { $value }
core-position-seat = Paikka on luku 0–{ $most }, ei ”{ $value }”
core-position-player = Pelaajat numeroidaan ykkösestä; pelaajaa ”{ $value }” ei ole
core-position-format = JSON-aseman muoto on { $known }, ei ”{ $value }”
core-position-view-of = Näkymä on jonkun paikan tai katsojan, ei näin: ”{ $value }”
core-position-counted = ”counted” kuuluu vain näkymään, ja vain pelissä, jossa voi laskea enemmän kuin näytetään
core-position-view = Kukaan ei voi nähdä tällaista asemaa

## Views

core-view-forgotten = Tämä näkymä on unohtanut, mitä aiemmin näytettiin: pyydä koko asemasta näkymä, joka muistaa kaiken
core-view-history = Näkymä ei tiedä, mitä ennen sitä tapahtui: pyydä historia koko asemasta
core-view-outcomes = Tulokset riippuvat siitä, mikä tässä on piilossa: kysy koko asemasta tai näkymään sopivasta asemasta
core-view-redraw = Näkymässä ei ole mitään uudelleen arvottavaa
core-view-seed = Näkymä ei tunne pelinsä siemenlukua: anna se
core-view-hidden = Tästä näkymästä ei tiedä, mitä seuraa toiminnosta ”{ $action }”
core-view-seat = Tämä ei ole sen paikan näkymä
core-format = Tekstin muoto on 1 tai { $known }, ei ”{ $value }”

## Boards and JSON

core-board-data = Lauta on tietoa, jonka voi kirjoittaa JSONina
core-board-unreadable = Tästä ei saa lautaa
core-json-end = Tämä ei ole JSONia: lopun jälkeen on vielä jotakin (merkki { $column })
core-json-deep = Tämä ei ole JSONia: tässä on liian monta sisäkkäin (merkki { $column })
core-json-value = Tämä ei ole JSONia: arvo puuttuu (merkki { $column })
core-json-no-value = Tämä ei ole JSONia: ”{ $value }” ei ole arvo (merkki { $column })
core-json-name = Tämä ei ole JSONia: lainausmerkeissä oleva nimi puuttuu (merkki { $column })
core-json-colon = Tämä ei ole JSONia: kaksoispiste puuttuu (merkki { $column })
core-json-comma = Tämä ei ole JSONia: pilkku tai { $bracket } puuttuu (merkki { $column })
core-json-string = Tämä ei ole JSONia: lainausmerkeissä oleva teksti on rikki tai ei lopu (merkki { $column })
core-json-twice = Nimi ”{ $name }” on annettu kahdesti

## Tekeillä olevat pelit

core-broken-path = { $game }: scoring.{ $part } on { $path }, mutta tietueessa { $record } ei ole kenttää { $name }
core-broken-row = { $game }: scoring.{ $part } on { $path }, eikä siinä ole yhtä lukua kullekin paikalle (paikkoja { $seats })
core-broken-number = { $game }: scoring.{ $part } on { $path }, eikä se ole yksi luku
core-broken-scores = { $game }: scoring.scores antoi { $given } lukua, pelaajia on { $players }
core-broken-result = { $game }: peli on päättynyt, mutta scoring.result ei kerro siitä mitään
core-broken-hidden = { $game }: Game(hidden=…) piilottaa niiden kenttien sijasta, jotka kertovat, kuka ne näkee (`seen`); käytä vain toista
core-broken-field = { $game }: tietueessa { $record } ei ole kenttää { $name }; jokaisessa pelissä ovat { $known }
core-broken-reason = { $game }: toiminnon { $action } tarkistus vastasi { $code }, mutta listassa Rules(reasons=…) ei ole sen numeroista syytä
core-broken-signs = { $game }: kentässä { $name } on { $value }, mutta sen Grid ei anna sille merkkiä (merkit: { $signs })
core-broken-heuristic = { $game }: Computers(heuristic=…) on { $module }, eikä sieltä löydy funktiota weigh: { $text }
core-broken-thinking = { $game }: Computers(thinking=…) on { $module }, eikä sieltä löydy vakiota THINKING: { $text }
core-broken-bots = { $game }: Computers(bots=…) on { $module }, eikä sieltä löydy vakiota BOTS: { $text }
core-broken-adviser = { $game }: Computers(adviser=…) on { $module }, eikä sieltä löydy vakiota ADVISER: { $text }
core-broken-causes = { $game }: Computers(causes=…) on { $module }, eikä sieltä löydy funktiota cause: { $text }
core-broken-solver = { $game }: Computers(solver=…) on { $module }, eikä sieltä löydy vakiota SOLVER: { $text }
core-broken-package = Peliä { $game } ei voi ladata paikasta { $place }: { $text }
core-broken-entry = { $place } ei ole peli, jonka nimi on { $game }
core-broken-start = peliä { $game } ei voi aloittaa: { $text }
