# Mitä palvelin kertoo: omat rivinsä lokissa, rajapinnan virheet ja missä se palvelee.

server-preview-invited = Sinut on kutsuttu pelaamaan: { $game }
server-log-start = Peli alkaa.
server-log-open = Pöytä on valmis ja odottaa pelaajia.
server-log-join = { $name } istuu pöytään.
server-log-join-program = { $name }, joka on ohjelma, istuu pöytään.
server-log-leave = { $name } poistuu pöydästä.
server-log-closed = Palvelimen ylläpitäjä on sulkenut pöydän.
server-log-concede =
    { $you ->
        [1] Luovutat; tietokone jatkaa puolestasi.
       *[0] { $seat } luovuttaa; tietokone jatkaa.
    }
server-log-concede-over =
    { $you ->
        [1] Luovutat; peli on ohi.
       *[0] { $seat } luovuttaa; peli on ohi.
    }
server-log-concede-paused =
    { $you ->
        [1] Luovutat. Kukaan ei ole enää pelaamassa: pöytä odottaa, kunnes joku palaa.
       *[0] { $seat } luovuttaa. Kukaan ei ole enää pelaamassa: pöytä odottaa, kunnes joku palaa.
    }
server-log-timeout =
    { $you ->
        [1] Aikasi loppui; tietokone jatkaa puolestasi.
       *[0] { $seat } ylitti ajan; tietokone jatkaa.
    }
server-log-timeout-over =
    { $you ->
        [1] Aikasi loppui; peli on ohi.
       *[0] { $seat } ylitti ajan; peli on ohi.
    }
server-log-timeout-paused =
    { $you ->
        [1] Aikasi loppui. Kukaan ei ole enää pelaamassa: pöytä odottaa, kunnes joku palaa.
       *[0] { $seat } ylitti ajan. Kukaan ei ole enää pelaamassa: pöytä odottaa, kunnes joku palaa.
    }
server-log-return =
    { $you ->
        [1] Olet palannut ja pelaat taas.
       *[0] { $seat } on palannut ja pelaa taas.
    }
server-log-won =
    { $you ->
        [1] Voitat; pelin jättäneet jäävät taakse.
       *[0] { $seat } voittaa; pelin jättäneet jäävät taakse.
    }
server-log-holiday =
    { $you ->
        [1] Olet lomalla { $day }.{ $month }. asti; kellosi pysyy pysähdyksissä.
       *[0] { $seat } on lomalla { $day }.{ $month }. asti; kello pysyy pysähdyksissä.
    }
server-log-holiday-back =
    { $you ->
        [1] Palasit lomalta.
       *[0] { $seat } palasi lomalta.
    }
server-log-resume = Palvelin oli hetken poissa; kellot seisoivat sen ajan.
server-log-host-lock = Isäntä lukitsee pöydän: kukaan muu ei voi liittyä.
server-log-host-unlock = Isäntä avaa pöydän lukituksen.
server-log-host-list = Isäntä näyttää pöydän avointen pöytien luettelossa.
server-log-host-unlist = Isäntä poistaa pöydän avointen pöytien luettelosta.
server-log-host-fill = Isäntä täyttää kaikki vapaat paikat tietokoneilla.
server-log-host-remove = Isäntä poistaa pöydästä pelaajan: { $name }.
server-log-host-remove-over = Isäntä poistaa pöydästä pelaajan: { $name }. Peli on ohi.
server-log-host-open = Isäntä vapauttaa paikan.
server-log-host-computer = Isäntä antaa paikan tietokoneelle.
server-log-ask =
    { $you ->
    [1] Pyydät saada kumota viimeisimmän toimintosi.
   *[0] { $seat } haluaa kumota viimeisimmän toimintonsa.
}
server-log-agree =
    { $you ->
        [1] Suostut.
       *[0] { $seat } suostuu.
    }
server-log-disagree =
    { $you ->
        [1] Et suostu.
       *[0] { $seat } ei suostu.
    }
server-log-withdraw =
    { $you ->
        [1] Perut pyyntösi.
       *[0] { $seat } peruu pyynnön.
    }
server-log-rematch =
    { $you ->
        [1] Ehdotat uutta peliä.
       *[0] { $seat } ehdottaa uutta peliä.
    }
server-log-undo =
    { $you ->
    [1] Kumoat viimeisimmän toimintosi.
   *[0] { $seat } kumoaa viimeisimmän toimintonsa.
}
server-log-undo-redrawn =
    { $you ->
    [1] Kumoat viimeisimmän toimintosi; sen paljastama arvotaan uudelleen.
   *[0] { $seat } kumoaa viimeisimmän toimintonsa; sen paljastama arvotaan uudelleen.
}
server-log-redo =
    { $you ->
    [1] Teet uudelleen sen, minkä kumosit.
   *[0] { $seat } tekee uudelleen sen, mikä kumottiin.
}
server-log-hand-in =
    { $you ->
    [1] Jätät suunnitelmasi.
   *[0] { $seat } on suunnitellut valmiiksi.
}
server-log-take-back =
    { $you ->
    [1] Otat suunnitelmasi takaisin ja jatkat sitä.
   *[0] { $seat } jatkaa suunnittelua.
}
server-log-cut =
    { $you ->
        [1] Suunnitelmasi katkesi; jatkat siitä.
       *[0] { $seat } ei voinut tehdä kaikkea suunnitelmansa mukaan ja jatkaa.
    }
server-log-rules = Peli jatkuu sääntöjen versiolla { $version }.
server-log-laying = Ensin pelaajat kokoavat kartan { $size } palasta; kun se on valmis, peli alkaa.
server-log-lift =
    { $you ->
    [1] Otat viimeisimmän palasi takaisin.
   *[0] { $seat } ottaa viimeisimmän palansa takaisin.
}
server-laid-by = Koonneet: { $names }
server-laid = Yhdessä koottu

server-address = Avaa Lautta selaimessa: { $address }
server-no-page = Lautta on asennettu tänne ilman sivuaan, joten sitä voivat käyttää vain ohjelmat osoitteessa { $address }. Sivu tulee wheel-paketin mukana.
server-no-page-clone = Sivua ei ole vielä rakennettu, joten Lauttaa voivat käyttää vain ohjelmat osoitteessa { $address }. `make page` rakentaa sen; käynnistä palvelin sitten uudelleen.
server-interpreted = Näiden pelien sääntöjä ei ole käännetty: { $games }. Tietokonepelaajat ovat siksi hitaampia, ja neuvot ja vahvimmat vastustajat puuttuvat. lautta info kertoo syyn ja mikä auttaa.
server-network = Muut tässä verkossa pääsevät siihen osoitteesta { $address }
server-alone = Siihen pääsee vain tältä tietokoneelta. Muut verkossasi pääsevät, kun käynnistät sen valitsimella --host 0.0.0.0 (make play HOST=0.0.0.0).
server-plain = Varoitus: yhteys on salaamatonta http:tä. Kuka tahansa matkan varrella voi lukea liikenteen, kirjautumistunnisteetkin, ja pelata toisten nimissä. Laita eteen https-välityspalvelin; docs/operate.md neuvoo.
server-broker-open = Varoitus: välittäjä { $broker } ei kysy salasanaa. Kuka tahansa, joka saa siihen yhteyden, voi lukea kaikki kädet ja suunnitelmat ja jarruttaa peliä. Anna sille käyttäjät ja salasanat; docs/operate.md neuvoo.
server-port-taken = Portti { $port } on varattu, joten käytetään toista.
server-data = Pelit tallennetaan tänne: { $path }
server-metrics = Mittarit ovat osoitteessa { $address }

server-error-malformed = Pyyntöä ei voi lukea.
server-error-malformed-action = Tässä pelissä ei ole tällaista toimintoa: { $text }
server-error-wrong-number-of-seats = Tätä peliä pelaa { $least }–{ $most } pelaajaa.
server-error-one-person = Vain yksi paikka on omasi; muut saman ruudun ääressä saavat jaetun paikan.
server-error-nobody-sits = Muita odottavassa pöydässä on istuttava joku.
server-error-no-name = Nimessä on oltava ainakin yksi näkyvä merkki.
server-error-bad-address = Tämä ei ole sähköpostiosoite.
server-error-no-such-seat = Tässä pöydässä ei ole sellaista paikkaa.
server-error-not-your-seat = Se ei ole sinun paikkasi.
server-error-not-host = Vain isäntä voi tehdä niin.
server-error-table-locked = Isäntä on lukinnut pöydän.
server-error-invite-needed = Tähän pöytään pääsee vain kutsulla.
server-error-programs-not-welcome = Ohjelmat eivät ole tervetulleita tähän pöytään.
server-error-removed = Isäntä on poistanut sinut tästä pöydästä.
server-error-advice-not-agreed = Täällä ei saa neuvoja: pelaajia on useita, ja pöytä avattiin ilman niitä.
server-error-no-such-invite = Sellaista kutsua ei ole.
server-error-no-such-code = Tämä koodi ei ole voimassa.
server-error-bad-url = Tätä osoitetta ei voi käyttää: sen pitää alkaa https:// ja johtaa julkiselle palvelimelle.
server-error-quiet-too-long = Hiljaiset tunnit voivat kestää enintään kaksitoista tuntia.
server-error-no-such-zone = Tämän nimistä aikavyöhykettä ei ole.
server-error-no-such-channel = Sinne ei lähetetä sinulle ilmoituksia.
server-error-no-such-feed = Tällaista syötettä ei ole.
server-error-too-many-channels = Sinulla on jo { $most } tapaa saada ilmoituksia, eikä enempää voi olla.
server-error-no-such-phrase = Tällaista palautuslausetta ei täällä ole kenelläkään. Siinä on kahdeksan sanaa; tarkista sanat ja niiden järjestys.
server-error-no-such-link = Tämä linkki ei kelpaa, tai ei enää.
server-error-no-such-passkey = Tätä pääsyavainta ei täällä tunneta.
server-error-no-mail = Tämä palvelin ei lähetä sähköpostia.
server-error-no-passkeys = Pääsyavaimet eivät toimi tässä palvelimen osoitteessa.
server-error-no-such-group = Tällaista ryhmää ei ole.
server-error-no-such-member = Ryhmässä ei ole tällaista jäsentä.
server-error-group-full = Ryhmässä on jo { $most } jäsentä, eikä enempää mahdu.
server-error-too-many-groups = Olet jo { $most } ryhmässä, eikä useampaan voi liittyä.
server-error-ask-open = Joku pyytää jo kumoamista.
server-error-no-ask = Sitä ei pyydetä, tai ei enää.
server-error-not-started = Peli ei ole vielä alkanut.
server-error-not-waiting = Peli on jo alkanut.
server-error-game-over = Peli on päättynyt.
server-error-table-closed = Kaikki ovat poistuneet tästä pöydästä.
server-error-table-full = Vapaita paikkoja ei ole.
server-error-seat-taken = Tämä paikka on varattu.
server-error-seat-away = Tietokone pelaa puolestasi, tai olet luovuttanut.
server-error-not-your-turn = Nyt ei ole sinun vuorosi asettaa palaa.
server-error-handed-in = Suunnitelmasi on jo jätetty; ota se ensin takaisin.
server-error-no-turns-ahead = Vuoroja voi suunnitella ennalta, kun pelaajia on useita eikä kello käy.
server-error-one-at-a-time = Tee tämä erikseen, älä samassa luettelossa muiden toimintojen kanssa.
server-error-no-such-answer = Tässä pelissä ei ole tällaista pysyvää vastausta: { $answer }.
server-error-not-removable = Tältä paikalta ei voi poistaa ketään.
server-error-still-here = { $name } on paikalla, tai hänellä on aikaa jäljellä. Poistaa voi vain sen, jonka aika on loppunut tai joka on kellottomassa pöydässä ollut poissa { $minutes } minuuttia.
server-error-gave-up = Olet luovuttanut tämän pelin etkä voi palata siihen.
server-error-no-such-option = { $text }
server-error-no-such-level = Tässä pelissä ei ole tietokonepelaajaa ”{ $level }”.
server-error-no-game-of-the-day = Tästä pelistä ei ole täällä päivän peliä.
server-error-wrong-day = Pelattavana on nyt päivä { $today }, ei { $day }.
server-error-not-of-the-day = Päivän peliä pelataan täsmälleen sen laudalla ja paikoilla, ilman muita valintoja.
server-error-wrong-size = Kartta kootaan { $least }–{ $most } palasta.
server-error-seen-ahead = Pöytä ei ole vielä niin pitkällä: sen viimeisin tapahtuma on { $number }.
server-error-no-token = Kuka kysyy? Vieraan tunniste puuttuu.
server-error-bad-token = Tätä vieraan tunnistetta ei tunneta täällä.
server-error-banned = Tämän palvelimen ylläpitäjä on antanut sinulle porttikiellon.
server-error-closed = Tämä palvelin on avoin vain jäsenille.
server-error-not-your-table = Sinulla ei ole paikkaa tässä pöydässä.
server-error-no-such-path = Tässä osoitteessa ei ole mitään.
server-error-no-such-game = Täällä ei ole peliä ”{ $game }”.
server-error-no-such-board = Tällä pelillä ei ole lautaa ”{ $board }”.
server-error-no-such-lesson = Tällä pelillä ei ole oppituntia ”{ $lesson }”.
server-error-no-advice = Tähän peliin ei ole neuvoja, kun pelaajia on { $players }.
server-error-no-open-boards = Tässä pelissä on vain omat laudat.
server-error-makes-no-boards = Tämä peli ei luo karttoja siemenluvusta.
server-error-lays-no-boards = Tässä pelissä pelaajat eivät kokoa karttaa.
server-error-bad-laying = Pala ei voi olla siinä. { $why }
server-error-board-too-large = Lauta on liian suuri: { $size } tavua, enintään { $most }.
server-error-too-many-boards = Sinulla on täällä jo { $most } lautaa, eikä enempää voi tallentaa.
server-error-too-many-passkeys = Sinulla on täällä jo { $most } pääsyavainta, eikä enempää voi olla.
server-error-bad-board = Lautaa ei voi tallentaa: { $count ->
    [one] siinä on yksi vika
   *[other] siinä on { $count } vikaa
}.
server-error-no-board-found = Siemenluvulla { $seed } ei löytynyt hyvää karttaa { $players } pelaajalle; kokeile toista.
server-error-no-such-table = Sellaista pöytää ei ole.
server-error-no-such-moment = Tässä pöydässä ei ole tapahtumaa { $number }.
server-error-wrong-method = Tämä osoite ei ota vastaan tällaista pyyntöä.
server-error-stale = Pöydässä on tapahtunut jotain, mitä et ole vielä nähnyt.
server-error-key-used = Tätä avainta on jo käytetty johonkin muuhun.
server-error-nothing-to-undo = Kumottavaa ei ole.
server-error-nothing-to-redo = Mitään ei ole kumottu.
server-error-not-over = Peli ei ole vielä päättynyt.
server-error-not-comparable = Näitä kahta peliä ei voi katsoa rinnakkain.
server-error-game-too-long = Tämä peli on liian pitkä jälkitarkasteluun.
server-error-table-unreadable = Tätä pöytää ei voi avata: sen tapahtumat eivät sovi sääntöihin.
server-error-game-missing = Tämän pöydän peliä ({ $game }) ei ole juuri nyt asennettu tänne, tai sitä ei voi ladata. Mitään ei ole kadonnut: pöytä avautuu taas, kun peli on palannut.
server-error-board-missing = Tämän pöydän lauta ei ole juuri nyt tällä palvelimella. Esimerkiksi pelilaatikon sopimukset tulevat ylläpitäjän tiedostosta. Mitään ei ole kadonnut: pöytä avautuu taas, kun palvelin saa saman tiedoston.
server-error-mixed-rules = Tätä peliä on pelattu useammalla sääntöjen versiolla, joten sitä ei voi toistaa tiedostosta.
server-error-older-rules = Tämä hetki pelattiin vanhemmilla säännöillä, eikä sitä voi enää näyttää.
server-error-too-large = Pyyntö on liian suuri.
server-error-refused = Säännöt eivät salli tässä toimintoa ”{ $action }”.
server-error-too-many-tables = Yksi sivu voi seurata enintään { $most } pöytää.
server-error-too-many = Liian monta pyyntöä. Yritä uudelleen { $retry_after ->
    [one] sekunnin
   *[other] { $retry_after } sekunnin
} kuluttua.
server-error-other-site = Tämä pyyntö tuli toisen sivuston sivulta.
server-error-not-json = Pyynnön on oltava JSONia, ja se on ilmoitettava (content-type: application/json).
server-error-wrong-host = Tällä palvelimella ei ole tuota nimeä. Ylläpitäjä voi lisätä nimen valitsimella --allow-host.
server-error-internal = Täällä meni jokin vikaan. Mitään vahvistettua ei ole kadonnut.
server-error-not-saved = Tätä ei voitu tallentaa, joten sitä ei tapahtunut. Yritä uudelleen.
server-error-mail-not-sent = Sähköpostia ei voitu lähettää. Yritä myöhemmin uudelleen.
server-error-disk-full = Tätä ei voitu tallentaa, joten sitä ei tapahtunut: palvelimen levy on täynnä.
server-error-data-locked = Tätä ei voitu tallentaa, joten sitä ei tapahtunut: toinen ohjelma pitää palvelimen tietoja varattuina. Yritä uudelleen.
server-error-data-read-only = Tätä ei voitu tallentaa, joten sitä ei tapahtunut: palvelin ei saa kirjoittaa tietojaan.
server-error-data-damaged = Tätä ei voitu tallentaa, joten sitä ei tapahtunut: palvelimen tiedot ovat vioittuneet.
server-error-database-away = Palvelimen tietokanta ei vastaa juuri nyt. Yritä uudelleen.
server-error-table-moved = Pöytä on juuri siirtymässä palvelimen toiselle prosessille. Yritä uudelleen.
server-error-owner-away = Palvelimen osaan, jossa tämä pöytä on, ei juuri nyt saada yhteyttä. Yritä uudelleen.
server-error-stopping = Palvelin käynnistyy uudelleen. Yritä hetken päästä uudelleen.
server-error-busy = Palvelimella on ruuhkaa. Yritä uudelleen { $retry_after ->
    [one] sekunnin
   *[other] { $retry_after } sekunnin
} kuluttua.
server-error-too-slow = Tämä kesti yli { $seconds } sekuntia ja keskeytettiin.
server-error-work-failed = Tätä tehnyt prosessi kaatui. Yritä uudelleen.
