# Mitä ihmisille kerrotaan, kun sivu on kiinni, ja miten siitä päätetään.

notifications-title-turn = Sinun vuorosi: { $game }
notifications-title-time = Aikasi loppuu: { $game }
notifications-title-invited = Sinut on kutsuttu: { $game }
notifications-title-begun = Peli alkaa: { $game }
notifications-title-group = Uusi pöytä: { $game }
notifications-title-over = Peli on päättynyt: { $game }
notifications-title-chat = Viesti: { $game }
notifications-title-group-turn = Vuorossa: { $game }
notifications-title-group-begun = Peli alkaa: { $game }
notifications-title-group-over = Peli on päättynyt: { $game }
notifications-title-several =
    { $count ->
        [1] Uutta yhdessä pöydässä
       *[other] Uutta { $count } pöydässä
    }
notifications-title-test = Näin Lautta ilmoittaa sinulle
notifications-text-turn =
    { $alone ->
        [1] On sinun vuorosi.
       *[0] On sinun vuorosi. Pöydässä: { $names }.
    }
notifications-text-time =
    { $hours ->
        [one] Siirtoaikasi loppuu noin tunnin päästä.
       *[other] Siirtoaikasi loppuu noin { $hours } tunnin päästä.
    }
notifications-text-invited =
    { $alone ->
        [1] Sinulle on varattu paikka.
       *[0] Sinulle on varattu paikka. Pöydässä: { $names }.
    }
notifications-text-begun =
    { $alone ->
        [1] Pöytä on täynnä ja peli on alkanut.
       *[0] Peli on alkanut. Pöydässä: { $names }.
    }
notifications-text-group =
    { $alone ->
        [1] Ryhmän { $group } pöytä odottaa pelaajia.
       *[0] Ryhmän { $group } pöytä odottaa pelaajia. Pöydässä: { $names }.
    }
notifications-text-over =
    { $alone ->
        [1] Peli on päättynyt. Katso, miten kävi.
       *[0] Peli on päättynyt. Katso, miten kävi. Pöydässä: { $names }.
    }
notifications-text-chat =
    { $alone ->
        [1] Pöytääsi on kirjoitettu viesti.
       *[0] Pöytääsi on kirjoitettu viesti. Pöydässä: { $names }.
    }
notifications-text-group-turn = Vuorossa: { $turn }. Pöydässä: { $names }.
notifications-text-group-begun = Peli on alkanut. Pöydässä: { $names }.
notifications-text-group-over = Peli on päättynyt. Pöydässä: { $names }.
notifications-text-test = Toimii: tältä ilmoitus näyttää.
notifications-and = { $first } ja { $last }
notifications-mail-stop = Ei enää tällaisia viestejä:
notifications-unwanted = Ei enää tällaisia

## Miten niistä päätetään

notifications-about = Ilmoitukset
notifications-page = Milloin Lautta ilmoittaa sinulle?
notifications-saved = Tallennettu.
notifications-by = Sinulle ilmoittaa: { $names }.
notifications-by-push = { $here ->
    [1] tämä selain
   *[0] toinen selaimesi
}
notifications-by-mail = sähköposti osoitteeseen { $name }
notifications-by-webhook = webhook osoitteessa { $name }
notifications-by-nothing = Mikään ei ilmoita sinulle vielä: kun sivu on kiinni, et saa tietää vuorostasi. Valitse ainakin yksi tapa.
notifications-here = Tämä selain
notifications-here-why = Se ilmoittaa sinulle, vaikka Lautta olisi kiinni, vain tällä laitteella.
notifications-here-do = Ilmoita tässä selaimessa
notifications-here-on = Se ilmoittaa sinulle, vaikka Lautta olisi kiinni.
notifications-here-end = Ei enää täällä
notifications-here-plain = Selaimet ilmoittavat suljetun sivun asioista vain https-osoitteessa, jollainen tämä ei ole. Käytä webhookia tai syötettä (alla) tai kysy palvelimen ylläpitäjältä.
notifications-here-cannot = Tätä selainta ei tavoita, kun Lautta on kiinni. iPhonessa ja iPadissa lisää Lautta ensin Koti-valikkoon ja avaa se sieltä; muuten käytä jotain toista tapaa alta.
notifications-here-blocked = Olet estänyt tämän osoitteen ilmoitukset. Salli ne selaimen asetuksista ja tule takaisin.
notifications-try = Kokeile
notifications-try-taken = Lähetetty. Näkyykö se?
notifications-try-failed = Ei onnistunut. Yritä uudelleen tai käytä jotain toista tapaa.
notifications-what = Mistä
notifications-what-turn = On minun vuoroni
notifications-what-time = Aikani on loppumassa
notifications-what-invited = Kutsuista ja alkavista peleistä
notifications-what-over = Pelini on päättynyt
notifications-what-chat = Pöytääni kirjoitetaan viesti
notifications-when = Milloin
notifications-when-once = Heti
notifications-when-daily = Kerran päivässä, kello
notifications-quiet = Ei koskaan välillä
notifications-quiet-begins = Hiljaista alkaen
notifications-quiet-ends = Hiljaista asti
notifications-holiday = Olen poissa tämän päivän loppuun
notifications-holiday-end = Olen palannut
notifications-holiday-why = Siihen asti et saa ilmoituksia vuoroistasi. Pöydissä, joissa lomat on sallittu, kellosi pysähtyy.
notifications-elsewhere = Muut tavat
notifications-remove = Poista
notifications-broken-push = ei enää tavoiteta
notifications-broken-mail = vielä vahvistamatta
notifications-broken-webhook = pysäytetty liian monen virheen takia; aloita uudelleen kokeilemalla
notifications-webhook = Webhook: Discord, Slack tai oma ohjelmasi
notifications-webhook-why = Lautta lähettää jokaisen ilmoituksen antamaasi osoitteeseen. Discord: kanavan asetukset, Integraatiot, Webhookit, Kopioi URL.
notifications-webhook-shape = Mikä sen ottaa vastaan
notifications-webhook-json = Oma ohjelma (JSON)
notifications-webhook-discord = Discord
notifications-webhook-slack = Slack
notifications-webhook-address = Webhookin osoite
notifications-webhook-add = Lisää
notifications-feed = Syöte uutisten lukijaan
notifications-feed-why = Yksityinen osoite, jota mikä tahansa syötteenlukija voi seurata. Kuka tahansa sen tietävä näkee, missä on sinun vuorosi.
notifications-feed-make = Tee osoite
notifications-feed-again = Tee uusi osoite
notifications-feed-end = Poista se
notifications-feed-once = Näytetään vain nyt
notifications-stop = Ei enää näitä ilmoituksia?
notifications-stop-what = { $kind ->
    [turn] Sinulle ei enää kerrota, että on sinun vuorosi.
    [time] Sinulle ei enää kerrota, että aikasi on loppumassa.
    [invited] Sinulle ei enää kerrota kutsuista ja alkavista peleistä.
    [over] Sinulle ei enää kerrota, että peli on päättynyt.
    [chat] Sinulle ei enää kerrota, että pöytääsi kirjoitetaan.
   *[other] Sinulle ei enää kerrota tästä.
}
notifications-stop-do = Lopeta ne
notifications-stop-done = Valmis: et saa näitä enää.
notifications-stop-more = Kaikki ilmoituksista
notifications-none-line = Vuorot voivat kestää päiviä, eikä mikään ilmoita sinulle vielä.
notifications-none-do = Valitse ilmoitukset
notifications-some-line = Saat ilmoituksen, kun on vuorosi.
notifications-group-hooks = { $count ->
    [0] Kerro ryhmän pöydistä kanavalla (Discord, Slack)
   *[other] Ryhmän pöydistä kerrotaan kanavilla: { $count }
}
