# Roads & Boats. Muuttujat: $seat on pelaajan nimi, $you on 1, kun lukija on tuo pelaaja; paikat, välineet ja suunnat
# kirjoitetaan kuten kartalla.

roads-title = Roads & Boats
roads-summary = Kuljeta hyödykkeitä aaseilla, teitä pitkin ja aluksilla metsistä ja kaivoksista, kunnes niistä tulee kultaa, kolikoita ja arvopapereita.

## Toimet

roads-action-home = Valitse koti
roads-action-call = Päätetään järjestys
roads-action-agree = Ei tarvitse
roads-action-pray = Jatka rukoilua
roads-action-stop = Lopeta rukoilu
roads-action-slot = Valitse sija
roads-action-done = Valmis
roads-action-pay = Maksa
roads-action-put = Sijoita tuote
roads-action-launch = Laske vesille
roads-action-scrap = Romuta
roads-action-upgrade = Kohenna
roads-action-enough = Ei enempää kohennuksia
roads-action-drop = Luovu
roads-action-accept = Suostu
roads-action-refuse = Kieltäydy
roads-action-give = Tarjoa hyödykettä
roads-action-ask = Pyydä hyödykettä
roads-action-invite = Tarjoa kyyti
roads-action-board = Pyydä kyytiä
roads-action-use = Käytä tehdasta
roads-action-wagon = Valmista kärryt
roads-action-breed = Astuta aasit
roads-action-research = Kehitä
roads-action-load = Lastaa
roads-action-unload = Pura
roads-action-hand = Anna toiselle
roads-action-go = Liiku
roads-action-lead = Kutsu hanhi
roads-action-leave = Jätä hanhi
roads-action-take = Ota kyytiin
roads-action-set = Laske kyydistä
roads-action-alight = Nouse kyydistä
roads-action-build = Rakenna
roads-action-mine = Rakenna kaivos
roads-action-shaft = Louhi kaivoskuilu
roads-action-road = Rakenna tie
roads-action-bridge = Rakenna silta
roads-action-wall = Rakenna muuri
roads-action-demolish = Pura muuri
roads-action-brick = Osta tiili

## Mikä kartassa voi olla vialla. $tile ja $other ovat laattoja kartan nimillä.

roads-problem-same-place = Samassa kohdassa (q { $q }, r { $r }) on { $count } laattaa.
roads-problem-river-at-sea = { $tile } on merta, eikä merellä ole jokea.
roads-problem-river-off-map = Laatan { $tile } joki virtaa kartan reunan yli { $side ->
    [e] itään
    [ne] koilliseen
    [nw] luoteeseen
    [w] länteen
    [sw] lounaaseen
   *[se] kaakkoon
}.
roads-problem-river-stops = Laatan { $tile } joki virtaa { $side ->
    [e] itään
    [ne] koilliseen
    [nw] luoteeseen
    [w] länteen
    [sw] lounaaseen
   *[se] kaakkoon
}, mutta laatalta { $other } ei lähde vastaavaa jokea { $back ->
    [e] itään
    [ne] koilliseen
    [nw] luoteeseen
    [w] länteen
    [sw] lounaaseen
   *[se] kaakkoon
}.
roads-problem-source-on = Laatan { $tile } joki alkaa siitä, ja lähde on vain vuoristossa; tämän maasto on { $terrain ->
    [woods] metsä
    [pasture] laidun
    [rock] kallio
    [mountain] vuoristo
    [desert] aavikko
   *[sea] meri
}.
roads-problem-river-in-a-circle = Laatan { $tile } kautta kulkevalla joella ei ole lähdettä, eikä se laske mereen.
roads-problem-start-at-sea = { $tile } on lähtöpaikka, eikä kukaan aloita mereltä.
roads-problem-starts-touch = Lähtöpaikat { $tile } ja { $other } ovat liian lähekkäin: niiden välissä on oltava laatta.
roads-problem-few-starts = { $starts ->
    [one] Vain yksi lähtöpaikka on merkitty
   *[other] Vain { $starts } lähtöpaikkaa on merkitty
}, ja kartta on { $players ->
    [one] yhdelle pelaajalle
   *[other] { $players } pelaajalle
}: merkitse jokaiselle oma tai ei yhtään.
roads-problem-no-land = Maata ei ole lainkaan.
roads-problem-parts = Kartta hajoaa osiin, jotka eivät kosketa toisiaan.
roads-problem-large = Kartta on liian suuri: siinä on { $count } { $what ->
    [stores] rantaa ja merta
    [sites] paikkaa kuljetusvälineille
    [links] paikkaa teille
    [ends] maakulkua
    [edges] paikkaa muureille
    [sides] sivua muureille
    [spots] paikkaa silloille
   *[ways] vesikulkua
}, ja enintään niitä saa olla { $most }.
roads-problem-beyond-box = Laatikossa on liian vähän laattoja: { $terrain ->
    [woods] metsä
    [pasture] laidun
    [rock] kallio
    [mountain] vuoristo
    [desert] aavikko
   *[sea] meri
} ({ $shape ->
    [none] ei jokea
    [source] lähde
    [straight] suora joki
    [wide] loiva mutka
    [sharp] jyrkkä mutka
   *[junction] haara
}), tarvitaan { $count }, on { $there }. Karttaa voi silti pelata.

## Asiat

roads-good = { $kind ->
    [trunks] Tukit
    [boards] Laudat
    [paper] Paperi
    [goose] Hanhi
    [clay] Savi
    [stone] Kivi
    [fuel] Polttoaine
    [iron] Rauta
    [gold] Kulta
    [coins] Kolikot
   *[stock] Arvopaperi
}
roads-building = { $kind ->
    [woodcutter] Puunhakkaaja
    [quarry] Kivilouhos
    [clay_pit] Savikaivanto
    [mine] Kaivos
    [oil_rig] Öljynporauslautta
    [sawmill] Saha
    [coal_burner] Kuivatislaamo
    [papermill] Paperitehdas
    [stone_factory] Kivihakkaamo
    [mint] Rahapaja
    [stock_exchange] Pörssi
    [wagon_factory] Kärrytehdas
    [truck_factory] Kuorma-autotehdas
    [raft_factory] Lauttatehdas
    [rowboat_factory] Soutuvenetehdas
   *[steamer_factory] Höyrylaivatehdas
}
roads-name-t1 = 1
roads-name-t2 = 2
roads-name-t3 = 3
roads-name-t4 = 4
roads-name-t5 = 5
roads-name-t6 = 6
roads-name-t7 = 7
roads-name-t8 = 8
roads-transporter = { $kind ->
    [donkey] Aasi
    [wagon] Kärryt
    [truck] Kuorma-auto
    [raft] Lautta
    [rowboat] Soutuvene
   *[steamer] Höyrylaiva
}
roads-subject = { $kind ->
    [rowing] Soutuveneet
    [trucking] Kuorma-autot
    [shipping] Höyrylaivat
    [drilling] Öljynporaus
    [specialisation] Erikoistuneet kaivokset
    [enlargement] Suuret kaivokset
   *[new_shafts] Uudet kaivoskuilut
}
roads-terrain = { $kind ->
    [woods] Metsä
    [pasture] Laidun
    [rock] Kallio
    [mountain] Vuoristo
    [desert] Aavikko
   *[sea] Meri
}

roads-ground = { $kind ->
    [shore] Rannikko: jokilaatta tai meren viereinen laatta
    [woods] Metsä
    [rock] Kallio
    [mountain] Vuoristo
    [sea] Meri
   *[any] Mikä tahansa maalaatta paitsi kuiva aavikko
}
roads-recipe-research = Vaatii kehitystä: { $subject }
roads-recipe-costs = Maksaa
roads-recipe-every-turn = Joka vuoro
roads-recipe-makes = Tekee
roads-recipe-gives = saadaan
roads-recipe-or = tai
roads-recipe-capacity = Enintään { $count } vuorossa


## Sääntöjen luvut

roads-chapter-setup = Pelivalmistelut
roads-chapter-order = Pelijärjestys
roads-chapter-production = Tuotanto
roads-chapter-factories = Tehtaat
roads-chapter-mines = Kaivokset
roads-chapter-launching = Kuljetusvälineiden valmistus
roads-chapter-breeding = Karja
roads-chapter-research = Kehittäminen
roads-chapter-loading = Hyödykkeiden siirtäminen
roads-chapter-movement = Maakuljetusvälineet
roads-chapter-boats = Alukset
roads-chapter-carrying = Kuljetusvälineiden kuljettaminen
roads-chapter-geese = Hanhet
roads-chapter-building = Rakentaminen
roads-chapter-roadwork = Tiet ja sillat
roads-chapter-walls = Muurit
roads-chapter-wonder = Ihme
roads-chapter-consent = Suostumus

## Miksi ei

roads-refused-other-phase = Tämä kuuluu vuoron toiseen vaiheeseen.
roads-refused-order-first = Ensin määritetään pelijärjestys.
roads-refused-work-first = Tee ensin keskeneräinen loppuun.
roads-refused-nothing-in-hand = Mikään aloittamasi ei vaadi tätä.
roads-refused-not-calling = Järjestystä ei voi nyt vaatia.
roads-refused-not-praying = Rukoilusta ei nyt päätetä.
roads-refused-not-choosing = Sijoja ei nyt valita.
roads-refused-slot-taken = Sija on varattu.
roads-refused-slot-unused = Sijoja on vain pelaajien verran.
roads-refused-too-near = Kotien väliin on jäätävä laatta.
roads-refused-not-marked = Tällä kartalla koti valitaan merkityistä laatoista.
roads-refused-no-transporter-there = Sinulla ei ole tätä kuljetusvälinettä.
roads-refused-is-carried = Se on toisen kyydissä.
roads-refused-no-such-bank = Laatalla ei ole tätä rantaa.
roads-refused-out-of-reach = Ei ulottuvilla: toisella laatalla tai joen takana.
roads-refused-not-there = Siellä ei ole tätä hyödykettä.
roads-refused-no-room = Kyytiin ei mahdu enempää.
roads-refused-carries-another = Kantaja ja kannettava eivät tee muuta.
roads-refused-too-many-shifts = Se on jo ottanut tässä kyytiin tarpeeksi hyödykkeitä.
roads-refused-not-aboard = Kyydissä ei ole tätä hyödykettä.
roads-refused-nothing-left-at-sea = Avomerelle ei saa jättää mitään.
roads-refused-itself = Se on sama kuljetusväline.
roads-refused-no-points = Liikkumispisteitä ei ole jäljellä.
roads-refused-not-next = Sinne ei pääse yhdellä askeleella.
roads-refused-walled = Toisen pelaajan muuri on tiellä.
roads-refused-no-road = Se tarvitsee tien.
roads-refused-no-mixed-steps = Aasi, joka on käyttänyt tietä, ei voi kulkea ilman tietä.
roads-refused-moved-goods = Toinen kuljetusvälineesi on jo siirtänyt näitä hyödykkeitä tässä vaiheessa; tämä ei vie niitä eteenpäin.
roads-refused-wrong-element = Maakuljetusvälineet pysyvät maalla, alukset vedessä.
roads-refused-no-factory = Siellä ei ole sopivaa tehdasta.
roads-refused-output-done = Se on jo tehnyt tällä vuorolla kaiken, minkä voi.
roads-refused-too-little-input = Raaka-ainetta ei ole tarpeeksi.
roads-refused-no-water = Uutta alusta ei saisi vesille: muut ovat muuranneet rannan.
roads-refused-not-needed = Tätä hyödykettä ei tarvita.
roads-refused-not-a-source = Tästä ei voi maksaa.
roads-refused-not-a-receiver = Tuote menee raaka-aineen antaneelle kuljetusvälineelle, jolla on tilaa.
roads-refused-no-launch-here = Uutta alusta ei voi laskea sinne.
roads-refused-not-at-factory = Vain kuljetusvälinetehtaalla olevan voi romuttaa.
roads-refused-wrong-kind = Tällainen kuljetusväline ei kelpaa.
roads-refused-no-pair = Tarvitset kaksi vapaata omaa aasia.
roads-refused-not-empty = Niiden on oltava yksin: ei hyödykkeitä, ei muita kuljetusvälineitä.
roads-refused-no-pasture = Vain tyhjä laidun kelpaa.
roads-refused-over-limit = Sinulla olisi liikaa kuljetusvälineitä eikä yhtään romutettavaa.
roads-refused-known-subject = Olet jo kehittänyt tämän.
roads-refused-no-research = Tarvitaan kaksi hanhea ja paperi samalla laatalla.
roads-refused-not-the-first-bank = Nämä rannat ovat sama paikka; se nimetään ensimmäisen mukaan.
roads-refused-no-upgrade = Tämä kehitys ei kohenna siellä mitään tehdasta.
roads-refused-already-followed = Nämä hanhet ovat jo seuranneet toista kuljetusvälinettäsi.
roads-refused-no-geese = Sopivaa hanhea ei ole.
roads-refused-goose-alone = Hanhea ei jätetä yksin merelle.
roads-refused-just-left = Se on juuri jättänyt tähän hanhia.
roads-refused-geese-want-a-bank = Joella alusta seuraavat hanhet on ensin jätettävä rannalle.
roads-refused-has-moved = Se on jo liikkunut tässä vaiheessa.
roads-refused-has-goods = Kummallakaan ei saa olla lastia, eikä kyydittävää saa seurata hanhia.
roads-refused-no-passenger = Se ei kanna toista kuljetusvälinettä.
roads-refused-not-at-the-beginning = Kyydistä lasketaan vasta jonkin myöhemmän liikkumisvaiheen alussa.
roads-refused-not-its-element = Sitä ei voi laskea sinne: alukset veteen, muut maalle.
roads-refused-building-there = Laatalla on jo rakennus.
roads-refused-wrong-terrain = Maasto ei sovi.
roads-refused-desert-first = Aavikolle voi ennen kastelua rakentaa vain teitä ja muureja.
roads-refused-subject-first = Tämä on ensin kehitettävä.
roads-refused-too-few-goods = Hyödykkeitä ei ole tarpeeksi.
roads-refused-road-there = Siinä on jo tie.
roads-refused-bridge-there = Nämä rannat on jo yhdistetty.
roads-refused-others-wall = Siinä on toisen pelaajan muuri.
roads-refused-no-wall = Siinä ei ole kenenkään muuria.
roads-refused-own-wall = Se on oma muurisi.
roads-refused-no-mine = Siellä ei ole kaivosta.
roads-refused-not-home = Kotonasi ei ole kuljetusvälinettäsi.
roads-refused-wonder-full = Ihme on täynnä.
roads-refused-answer-first = Tarjoukseen on ensin vastattava.
roads-refused-no-offer-made = Vastattavaa tarjousta ei ole.
roads-refused-own-one = Se on oma kuljetusvälineesi.
roads-refused-no-such-player = Sellaista pelaajaa ei ole.
roads-refused-was-refused = Tämä tarjous on torjuttu tässä vaiheessa tarpeeksi monta kertaa.
roads-refused-too-many-refusals = Tämä pelaaja on torjunut tässä vaiheessa jo tarpeeksi monta tarjoustasi.
roads-refused-help-first = Muiden on autettava, ennen kuin maksat omilla hyödykkeilläsi.
roads-refused-covered = Omat hyödykkeesi riittävät.
roads-refused-not-carried = Se ei ole kenenkään kyydissä.

## Vaihtoehdot

roads-option-start_goods = Mitä kodissa on alussa.
roads-option-start_goods-scenario = Mitä skenaario sanoo.
roads-option-start_goods-box = Tavalliset hyödykkeet.
roads-option-short_game = Lyhyt peli: 20 vuoroa, ihmeen neljä ensimmäistä riviä täynnä. Yksinpeli on aina tällainen.
roads-option-short_game-no = Ei.
roads-option-short_game-yes = Kyllä.
roads-option-loose_research = Milloin irralliset hanhet ja paperi katoavat.
roads-option-loose_research-always = Aina kun kukaan ei kanna niitä.
roads-option-loose_research-unattended = Vain siellä, missä ei ole kuljetusvälinettä.
roads-option-pairs_breed = Missä parin on oltava lisääntyäkseen.
roads-option-pairs_breed-on_a_tile = Samalla laatalla, vaikka joen eri puolilla.
roads-option-pairs_breed-on_a_bank = Samalla rannalla tai sillan yhdistämillä.
roads-option-laden_donkeys_breed = Lisääntyvätkö lastatut aasit.
roads-option-laden_donkeys_breed-no = Ei.
roads-option-laden_donkeys_breed-yes = Kyllä.
roads-option-desert_bridges = Saako kuivalle aavikolle rakentaa siltoja.
roads-option-desert_bridges-no = Ei.
roads-option-desert_bridges-yes = Kyllä.
roads-option-demolish_own_walls = Saako omia muureja purkaa.
roads-option-demolish_own_walls-no = Ei.
roads-option-demolish_own_walls-yes = Kyllä.
roads-option-wonder_goods = Millä kodin hyödykkeillä tiilet maksetaan.
roads-option-wonder_goods-carried_too = Maassa ja omissa kuljetusvälineissä olevilla.
roads-option-wonder_goods-tile_only = Vain maassa olevilla.
roads-option-wonder_banks = Miltä kodin rannoilta tiilet maksetaan.
roads-option-wonder_banks-in_reach = Omien kuljetusvälineiden ulottuvilla olevilta.
roads-option-wonder_banks-whole_tile = Kaikilta.
roads-option-steamers_to_rowboats = Saako soutuveneiden kehittäminen muuttaa höyrylaivatehtaan soutuvenetehtaaksi.
roads-option-steamers_to_rowboats-no = Ei.
roads-option-steamers_to_rowboats-yes = Kyllä.
roads-option-upgraded_produce_again = Saako jo tuottanut tehdas tuottaa kohennettuna uudestaan.
roads-option-upgraded_produce_again-no = Ei.
roads-option-upgraded_produce_again-yes = Kyllä.
roads-option-order_asked = Milloin kaikilta kysytään, vaativatko he pelijärjestystä.
roads-option-order_asked-where_needed = Kun pelaajat voivat vaiheessa päästä käsiksi samaan.
roads-option-order_asked-always = Joka vaiheessa.
roads-option-wonder_asked = Milloin kaikilta kysytään ihmevaiheessa, vaativatko he pelijärjestystä.
roads-option-wonder_asked-each_time = Aina kun tiiliä voi ostaa enemmän kuin riville mahtuu.
roads-option-wonder_asked-first_time = Vain silloin, kun kaksi pelaajaa voi ensimmäisen kerran ostaa enemmän kuin mahtuu.
roads-option-road_stone = Missä tien kiven on oltava.
roads-option-road_stone-same_end = Missä kuljetusväline on.
roads-option-road_stone-either_end = Kummassa päässä tahansa.

## Loki

roads-log-lay = { $you ->
    [1] Sinä
   *[other] { $seat }
}: asetettu laatta: { $terrain ->
    [woods] metsä
    [pasture] laidun
    [rock] kallio
    [mountain] vuoristo
    [desert] aavikko
   *[sea] meri
}{ $shape ->
    [none] {""}
    [source] , lähde
   *[other] , joki
}.
roads-log-home = { $you ->
    [1] Sinä
   *[other] { $seat }
}: koti paikassa { $place }.
roads-log-call = { $you ->
    [1] Sinä
   *[other] { $seat }
}: vaatii pelijärjestyksen määrittämistä.
roads-log-agree = { $you ->
    [1] Sinä
   *[other] { $seat }
}: ei vaadi järjestystä.
roads-log-pray = { $you ->
    [1] Sinä
   *[other] { $seat }
}: rukoilu jatkuu.
roads-log-stop = { $you ->
    [1] Sinä
   *[other] { $seat }
}: rukousjonon viimeiseksi.
roads-log-slot = { $you ->
    [1] Sinä
   *[other] { $seat }
}: sija { $slot } pelijärjestyksessä.
roads-log-done = { $you ->
    [1] Sinä
   *[other] { $seat }
}: valmis.
roads-log-idle = { $you ->
    [1] Sinulla
   *[other] Pelaajalla { $seat }
} ei ole enää mitään tehtävää.
roads-log-pay = { $you ->
    [1] Sinä
   *[other] { $seat }
}: maksettu { $from ->
    [a] maasta
    [b] rannalta b
    [c] rannalta c
   *[other] paikasta { $from }
}: { $good ->
    [trunks] tukki
    [boards] lauta
    [paper] paperi
    [goose] hanhi
    [clay] savea
    [stone] kivi
    [fuel] polttoainetta
    [iron] rautaa
    [gold] kultaa
    [coins] kolikko
   *[stock] arvopaperi
}.
roads-log-put = { $you ->
    [1] Sinä
   *[other] { $seat }
}: tuote kyytiin: { $kind ->
    [donkey] aasi
    [wagon] kärryt
    [truck] kuorma-auto
    [raft] lautta
    [rowboat] soutuvene
   *[steamer] höyrylaiva
} { $transporter-name }.
roads-log-launch = { $you ->
    [1] Sinä
   *[other] { $seat }
}: uusi alus: { $place }.
roads-log-scrap = { $you ->
    [1] Sinä
   *[other] { $seat }
}: { $kind ->
    [donkey] aasi
    [wagon] kärryt
    [truck] kuorma-auto
    [raft] lautta
    [rowboat] soutuvene
   *[steamer] höyrylaiva
} { $transporter-name } romutetaan.
roads-log-upgrade = { $you ->
    [1] Sinä
   *[other] { $seat }
}: tehdas laatalla { $tile } kohennetaan.
roads-log-enough = { $you ->
    [1] Sinä
   *[other] { $seat }
}: ei enempää kohennuksia.
roads-log-drop = { $you ->
    [1] Sinä
   *[other] { $seat }
}: työstä luovutaan; lainattu palautetaan.
roads-log-accept = { $you ->
    [1] Sinä
   *[other] { $seat }
}: suostuttu.
roads-log-refuse = { $you ->
    [1] Sinä
   *[other] { $seat }
}: kieltäydytty.
roads-log-give = { $you ->
    [1] Sinä
   *[other] { $seat }
}: tarjottu { $good ->
    [trunks] tukki
    [boards] lauta
    [paper] paperi
    [goose] hanhi
    [clay] savea
    [stone] kivi
    [fuel] polttoainetta
    [iron] rautaa
    [gold] kultaa
    [coins] kolikko
   *[stock] arvopaperi
} pelaajalle { $other } ({ $kind ->
    [donkey] aasi
    [wagon] kärryt
    [truck] kuorma-auto
    [raft] lautta
    [rowboat] soutuvene
   *[steamer] höyrylaiva
} { $transporter-name }).
roads-log-ask = { $you ->
    [1] Sinä
   *[other] { $seat }
}: pyydetty { $good ->
    [trunks] tukki
    [boards] lauta
    [paper] paperi
    [goose] hanhi
    [clay] savea
    [stone] kivi
    [fuel] polttoainetta
    [iron] rautaa
    [gold] kultaa
    [coins] kolikko
   *[stock] arvopaperi
} pelaajalta { $other } ({ $kind ->
    [donkey] aasi
    [wagon] kärryt
    [truck] kuorma-auto
    [raft] lautta
    [rowboat] soutuvene
   *[steamer] höyrylaiva
} { $transporter-name }).
roads-log-invite = { $you ->
    [1] Sinä
   *[other] { $seat }
}: tarjottu kyyti pelaajalle { $other } ({ $kind ->
    [donkey] aasi
    [wagon] kärryt
    [truck] kuorma-auto
    [raft] lautta
    [rowboat] soutuvene
   *[steamer] höyrylaiva
} { $transporter-name }).
roads-log-board = { $you ->
    [1] Sinä
   *[other] { $seat }
}: pyydetty kyytiä pelaajalta { $other } ({ $kind ->
    [donkey] aasi
    [wagon] kärryt
    [truck] kuorma-auto
    [raft] lautta
    [rowboat] soutuvene
   *[steamer] höyrylaiva
} { $transporter-name }).
roads-log-use = { $you ->
    [1] Sinä
   *[other] { $seat }
}: { $building ->
    [sawmill] sahaa
    [coal_burner] kuivatislaamoa
    [papermill] paperitehdasta
    [stone_factory] kivihakkaamoa
    [mint] rahapajaa
    [stock_exchange] pörssiä
    [truck_factory] kuorma-autotehdasta
    [raft_factory] lauttatehdasta
    [rowboat_factory] soutuvenetehdasta
    [steamer_factory] höyrylaivatehdasta
   *[other] tehdasta
} laatalla { $tile } käytetään.
roads-log-wagon = { $you ->
    [1] Sinä
   *[other] { $seat }
}: { $kind ->
    [donkey] aasi
    [wagon] kärryt
    [truck] kuorma-auto
    [raft] lautta
    [rowboat] soutuvene
   *[steamer] höyrylaiva
} { $transporter-name } saa kärryt.
roads-log-breed = { $you ->
    [1] Sinä
   *[other] { $seat }
}: uusi aasi laatalla { $tile }.
roads-log-research = { $you ->
    [1] Sinä
   *[other] { $seat }
}: kehitetty paikassa { $place }: { $subject ->
    [rowing] soutuveneet
    [trucking] kuorma-autot
    [shipping] höyrylaivat
    [drilling] öljynporaus
    [specialisation] erikoistuneet kaivokset
    [enlargement] suuret kaivokset
   *[new_shafts] uudet kaivoskuilut
}.
roads-log-load = { $you ->
    [1] Sinä
   *[other] { $seat }
}: lastattu { $good ->
    [trunks] tukki
    [boards] lauta
    [paper] paperi
    [goose] hanhi
    [clay] savea
    [stone] kivi
    [fuel] polttoainetta
    [iron] rautaa
    [gold] kultaa
    [coins] kolikko
   *[stock] arvopaperi
} ({ $kind ->
    [donkey] aasi
    [wagon] kärryt
    [truck] kuorma-auto
    [raft] lautta
    [rowboat] soutuvene
   *[steamer] höyrylaiva
} { $transporter-name }{ $bank ->
    [a] {""}
   *[other] , ranta { $bank }
}).
roads-log-unload = { $you ->
    [1] Sinä
   *[other] { $seat }
}: purettu { $good ->
    [trunks] tukki
    [boards] lauta
    [paper] paperi
    [goose] hanhi
    [clay] savea
    [stone] kivi
    [fuel] polttoainetta
    [iron] rautaa
    [gold] kultaa
    [coins] kolikko
   *[stock] arvopaperi
} ({ $kind ->
    [donkey] aasi
    [wagon] kärryt
    [truck] kuorma-auto
    [raft] lautta
    [rowboat] soutuvene
   *[steamer] höyrylaiva
} { $transporter-name }{ $bank ->
    [a] {""}
   *[other] , ranta { $bank }
}).
roads-log-hand = { $you ->
    [1] Sinä
   *[other] { $seat }
}: siirto, { $kind ->
    [donkey] aasi
    [wagon] kärryt
    [truck] kuorma-auto
    [raft] lautta
    [rowboat] soutuvene
   *[steamer] höyrylaiva
} { $transporter-name } → { $to_kind ->
    [donkey] aasi
    [wagon] kärryt
    [truck] kuorma-auto
    [raft] lautta
    [rowboat] soutuvene
    [steamer] höyrylaiva
   *[other] {""}
} { $to-name }: { $good ->
    [trunks] tukki
    [boards] lauta
    [paper] paperi
    [goose] hanhi
    [clay] savea
    [stone] kivi
    [fuel] polttoainetta
    [iron] rautaa
    [gold] kultaa
    [coins] kolikko
   *[stock] arvopaperi
}.
roads-log-go = { $you ->
    [1] Sinä
   *[other] { $seat }
}: { $kind ->
    [donkey] aasi
    [wagon] kärryt
    [truck] kuorma-auto
    [raft] lautta
    [rowboat] soutuvene
   *[steamer] höyrylaiva
} { $transporter-name } siirtyy: { $place }.
roads-log-lead = { $you ->
    [1] Sinä
   *[other] { $seat }
}: hanhi seuraa: { $kind ->
    [donkey] aasi
    [wagon] kärryt
    [truck] kuorma-auto
    [raft] lautta
    [rowboat] soutuvene
   *[steamer] höyrylaiva
} { $transporter-name } ({ $from }).
roads-log-leave = { $you ->
    [1] Sinä
   *[other] { $seat }
}: hanhi jää rannalle { $bank } ({ $kind ->
    [donkey] aasi
    [wagon] kärryt
    [truck] kuorma-auto
    [raft] lautta
    [rowboat] soutuvene
   *[steamer] höyrylaiva
} { $transporter-name }).
roads-log-take = { $you ->
    [1] Sinä
   *[other] { $seat }
}: { $kind ->
    [donkey] aasi
    [wagon] kärryt
    [truck] kuorma-auto
    [raft] lautta
    [rowboat] soutuvene
   *[steamer] höyrylaiva
} { $transporter-name } ottaa kyytiin: { $other_kind ->
    [donkey] aasi
    [wagon] kärryt
    [truck] kuorma-auto
    [raft] lautta
    [rowboat] soutuvene
    [steamer] höyrylaiva
   *[other] {""}
} { $other-name }.
roads-log-set = { $you ->
    [1] Sinä
   *[other] { $seat }
}: { $kind ->
    [donkey] aasi
    [wagon] kärryt
    [truck] kuorma-auto
    [raft] lautta
    [rowboat] soutuvene
   *[steamer] höyrylaiva
} { $transporter-name } laskee kyydistä: { $place }.
roads-log-alight = { $you ->
    [1] Sinä
   *[other] { $seat }
}: { $kind ->
    [donkey] aasi
    [wagon] kärryt
    [truck] kuorma-auto
    [raft] lautta
    [rowboat] soutuvene
   *[steamer] höyrylaiva
} { $transporter-name } nousee kyydistä: { $place }.
roads-log-build = { $you ->
    [1] Sinä
   *[other] { $seat }
}: rakennettu paikkaan { $place }: { $building ->
    [woodcutter] puunhakkaaja
    [quarry] kivilouhos
    [clay_pit] savikaivanto
    [oil_rig] öljynporauslautta
    [sawmill] saha
    [coal_burner] kuivatislaamo
    [papermill] paperitehdas
    [stone_factory] kivihakkaamo
    [mint] rahapaja
    [stock_exchange] pörssi
    [wagon_factory] kärrytehdas
    [truck_factory] kuorma-autotehdas
    [raft_factory] lauttatehdas
    [rowboat_factory] soutuvenetehdas
   *[steamer_factory] höyrylaivatehdas
}.
roads-log-mine = { $you ->
    [1] Sinä
   *[other] { $seat }
}: kaivos paikkaan { $place }, { $mixture } kultaa ja rautaa.
roads-log-shaft = { $you ->
    [1] Sinä
   *[other] { $seat }
}: uusi kuilu laatalla { $tile }, { $mixture } kultaa ja rautaa.
roads-log-road = { $you ->
    [1] Sinä
   *[other] { $seat }
}: tie { $way }.
roads-log-bridge = { $you ->
    [1] Sinä
   *[other] { $seat }
}: silta: { $place }.
roads-log-wall = { $you ->
    [1] Sinä
   *[other] { $seat }
}: muuri: { $side }.
roads-log-demolish = { $you ->
    [1] Sinä
   *[other] { $seat }
}: muuri { $side } on nyt neutraali.
roads-log-brick = { $you ->
    [1] Sinä
   *[other] { $seat }
}: tiili ihmeeseen.
roads-log-mined = Kaivos laatalla { $tile } antaa: { $good ->
    [trunks] tukki
    [boards] lauta
    [paper] paperi
    [goose] hanhi
    [clay] savea
    [stone] kivi
    [fuel] polttoainetta
    [iron] rautaa
    [gold] kultaa
    [coins] kolikko
   *[stock] arvopaperi
}.
roads-log-phase = { $phase ->
    [setup] Vuoro { $turn }: valmistelut.
    [production] Vuoro { $turn }: tuotanto.
    [movement] Vuoro { $turn }: liikkuminen.
    [building] Vuoro { $turn }: rakentaminen.
    [wonder] Vuoro { $turn }: ihme.
   *[over] Loppu.
}
roads-log-irrigated = Aavikot on kasteltu, ja ne ovat nyt laitumia.
roads-log-counted = { $you ->
    [1] Sinä
   *[other] { $seat }
}: { $wealth } hyödykkeistä ja { $rows } ihmeestä: { $points ->
    [one] 1 piste
   *[other] { $points } pistettä
}.
roads-log-won = { $you ->
    [1] Voitit pelin.
   *[other] { $seat } voitti pelin.
}

## Asiat nimeltä

roads-page-count = { $kind ->
    [trunks] { $count ->
        [one] { $count } tukki
       *[other] { $count } tukkia
    }
    [boards] { $count ->
        [one] { $count } lauta
       *[other] { $count } lautaa
    }
    [paper] { $count ->
        [one] { $count } paperi
       *[other] { $count } paperia
    }
    [goose] { $count ->
        [one] { $count } hanhi
       *[other] { $count } hanhea
    }
    [clay] { $count ->
        [one] { $count } savi
       *[other] { $count } savea
    }
    [stone] { $count ->
        [one] { $count } kivi
       *[other] { $count } kiveä
    }
    [fuel] { $count ->
        [one] { $count } polttoaine
       *[other] { $count } polttoainetta
    }
    [iron] { $count ->
        [one] { $count } rauta
       *[other] { $count } rautaa
    }
    [gold] { $count ->
        [one] { $count } kulta
       *[other] { $count } kultaa
    }
    [coins] { $count ->
        [one] { $count } kolikko
       *[other] { $count } kolikkoa
    }
   *[stock] { $count ->
        [one] { $count } arvopaperi
       *[other] { $count } arvopaperia
    }
}
roads-good-name = { $kind ->
    [trunks] tukit
    [boards] laudat
    [paper] paperi
    [goose] hanhet
    [clay] savi
    [stone] kivi
    [fuel] polttoaine
    [iron] rauta
    [gold] kulta
    [coins] kolikot
   *[stock] arvopaperit
}
roads-result-solo = Kaksikymmentä vuoroa on pelattu: { $points ->
    [one] 1 piste
   *[other] { $points } pistettä
}.
roads-result-mark = Ihme on kasvanut merkkiinsä asti.
roads-result-neutral = Viimeinen neutraali tiili on muurattu.
roads-result-nothing = Pisteet laskettiin sellaisina kuin ne olivat.
roads-result-praying = Tasapisteissä ratkaisee, kuka rukoilee lähinnä temppeliä.
roads-result-record = Paras tunnettu tulos tällä kartalla: { $record ->
    [one] 1 piste
   *[other] { $record } pistettä
}.
roads-result-same = Pelaa tämä kartta uudelleen
roads-result-turns = Käännekohdat
roads-result-turn = Vuoro { $turn }
roads-result-lead = { $you ->
    [1] Nouset johtoon.
   *[other] { $seat } nousee johtoon.
}
roads-result-most = { $you ->
    [1] Saat pelin suurimman yhden vuoron lisän: +{ $points }.
   *[other] { $seat } saa pelin suurimman yhden vuoron lisän: +{ $points }.
}

## Sivu: vaiheet ja mitä voi tehdä

roads-page-phase = { $phase ->
    [setup] Alkuvalmistelut
    [production] Tuotanto
    [movement] Liikkuminen
    [building] Rakentaminen
    [wonder] Ihme
   *[over] Loppu
}
roads-page-log-turn = Vuoro { $turn }
roads-history-place-turn = Hetki { $number } / { $count }, vuoro { $turn }
roads-history-turn-back = Tämän vuoron alkuun tai edelliseen vuoroon
roads-history-turn-forward = Seuraavaan vuoroon
roads-history-key-turn = Menneessä: vuoro taakse- tai eteenpäin
roads-page-done = { $phase ->
    [production] Tuotanto valmis
    [movement] Liikkuminen valmis
    [building] Rakentaminen valmis
   *[wonder] Vuoro valmis
}
roads-page-prompt-work = { $job ->
    [put] Mihin tuote pannaan?
    [launch] Mihin uusi alus lasketaan vesille?
    [scrap] Kuljetusvälineitä on liikaa: mikä romutetaan?
    [upgrade] Kohennetaanko tehtaita tällä kehityksellä?
   *[pay] Valitse, millä maksat.
}
roads-page-prompt-calling = { $phase ->
    [production] Tuotanto
    [movement] Liikkuminen
    [building] Rakentaminen
   *[wonder] Ihme
}: onko pelijärjestyksellä väliä? { $phase ->
    [wonder] Jos kukaan ei vaadi sitä, se pysyy ennallaan.
   *[other] Jos kukaan ei vaadi sitä, kaikki pelaavat yhtä aikaa.
}
roads-page-prompt-praying = Jatkatko rukoilua vai lopetatko ja siirryt jonon perälle?
roads-page-prompt-choosing = Valitse sija pelijärjestyksessä.
roads-page-prompt-setup = Valitse kodiksi jokin merkityistä paikoista.
roads-page-prompt-production = Tuotanto: käytä tehtaita, kehitä, astuta aaseja.
roads-page-prompt-movement = Liikkuminen: valitse kuljetusväline ja sitten sen määränpää.
roads-page-prompt-building = Rakentaminen: valitse laatta, jolla sinulla on kuljetusväline.
roads-page-prompt-wonder = Ihme: osta tiiliä kotona olevilla hyödykkeillä.
roads-page-prompt-over = Peli on päättynyt.
roads-page-prompt-offer = Vastaa ensin tarjoukseen.
roads-page-job = { $job ->
    [use] { $what } laatalla { $place }
    [wagon] Kärryt laatalla { $place }
    [research] Kehitys: { $what }
    [build] Rakennetaan: { $what }, { $place }
    [shaft] Uusi kuilu laatalle { $place }
    [road] Tie laatalta { $place }
    [bridge] Silta laatalle { $place }
    [wall] Muuri, { $place }
    [demolish] Muuri puretaan, { $place }
    [brick] Ihmeen tiili
    [put] Tuote laatalla { $place }
    [launch] Uusi alus laatalla { $place }: { $what }
    [scrap] Liian monta kuljetusvälinettä
   *[upgrade] Kohennus: { $what }
}
roads-page-ground = { $kind ->
    [any] mille tahansa maalle
    [shore] rannalle
    [woods] metsään
    [rock] kalliolle
    [mountain] vuoristoon
   *[sea] merelle
}
roads-page-over = Peli on päättynyt.
roads-page-waiting = Odotetaan: { $seat }.
roads-page-map = Kartta: { $name }. Nuolinäppäimet vievät laatalta toiselle, Enter valitsee.
roads-page-fit = Koko kartta
roads-page-turn = Vuoro { $turn }/{ $turns }
roads-page-todo = Mitä voit vielä tehdä
roads-page-nothing = ei mitään
roads-page-none-production = Yhtäkään tehdasta ei voi nyt käyttää.
roads-page-none-building = Siellä, missä kuljetusvälineesi ovat, ei voi rakentaa mitään.
roads-page-run-all = { $count ->
    [one] Käytä tehdasta
   *[other] Käytä kaikkia { $count } tehdasta
}
roads-page-run = { $what } { $place }{ $count ->
    [one] {""}
   *[other] {"\u00A0×\u00A0"}{ $count }
}
roads-page-made = { $building } ({ $place }) tuottaa: { $what }
roads-page-made-all = { $count ->
    [one] 1 tehdas
   *[other] { $count } tehdasta
} tuottaa: { $what }
roads-page-made-by-itself = Itsestään syntyi: { $what }
roads-page-unattended = Ilman sinua, kun kaikki ovat valmiita:
roads-page-research = Kehitä: { $subject }
roads-page-breed = Astuta aasit, { $place }
roads-page-harness = Kärryt: { $what }
roads-page-again-all = { $count ->
    [one] Sama kuljetus uudelleen
   *[other] Kaikki { $count } kuljetusta uudelleen
}
roads-page-again = Sama kuljetus uudelleen
roads-page-unmoved = { $count ->
    [one] Yksi kuljetusväline on liikkumatta.
   *[other] { $count } kuljetusvälinettä on liikkumatta.
}
roads-page-all-moved = Kaikki kuljetusvälineet ovat liikkuneet.
roads-page-site = Rakenna paikkaan { $place }
roads-page-could-road = { $count ->
    [one] 1 tie mahdollinen
   *[other] { $count } tietä mahdollista
}
roads-page-could-bridge = { $count ->
    [one] 1 silta mahdollinen
   *[other] { $count } siltaa mahdollista
}
roads-page-could-wall = { $count ->
    [one] 1 muuri mahdollinen
   *[other] { $count } muuria mahdollista
}
roads-page-could-demolish = { $count ->
    [one] 1 muuri purettavissa
   *[other] { $count } muuria purettavissa
}
roads-page-transporter = { $kind } { $number }
roads-page-planned = { $what }: { $with }
roads-page-of = { $what } ({ $owner })
roads-page-at = { $what }: { $place }.
roads-page-where = { $what }: minne? Luku kertoo askelten määrän.
roads-page-go = Laatalle { $place }, { $steps ->
    [one] yksi askel
   *[other] { $steps } askelta
}, { $left ->
    [0] ei liikkumispisteitä jäljellä
    [one] 1 liikkumispiste jäljellä
   *[other] { $left } liikkumispistettä jäljellä
}
roads-page-home = Valitse kodiksi { $place }
roads-page-load = { $count }/{ $room } kyydissä
roads-page-points-left = { $count ->
    [0] ei liikkumispisteitä jäljellä
    [one] 1 liikkumispiste jäljellä
   *[other] { $count } liikkumispistettä jäljellä
}
roads-page-points-donkey = askel ilman tietä vie molemmat
roads-page-here = Täällä
roads-page-bank = ranta { $bank }
roads-page-from-bank = rannalta { $bank }
roads-page-from-ground = maasta
roads-page-load-one = Lastaa { $what }
roads-page-load-stays = Lastaa { $what }, mutta eteenpäin se ei lähde: toinen kuljetusvälineesi on jo siirtänyt sitä
roads-page-stays = toisen kuljetusvälineesi siirtämä: jää tälle laatalle
roads-page-stuck = Toinen kuljetusvälineesi on jo siirtänyt tätä: { $what }. Pura se, ennen kuin tämä jatkaa matkaa.
roads-page-unload-one = Pura { $what }
roads-page-load-all = Lastaa kaikki
roads-page-unload-all = Pura kaikki
roads-page-load-before = Lastaa kaikki ennen lähtöä
roads-page-unload-after = Pura kaikki perillä
roads-page-along = Otetaan mukaan: { $what }
roads-page-onto = Pura rannalle { $bank }
roads-page-ahead = { $count ->
    [0] Ensi vuoro ei tuo mitään
    [one] Ensi vuorolla yksi tuottaa
   *[other] Ensi vuorolla { $count } tuottaa
}
roads-page-idle = { $count ->
    [one] yksi seisoo
   *[other] { $count } seisoo
}
roads-page-next = Ensi vuorolla:
roads-page-idle-lacks = puuttuu { $what }
roads-page-idle-empty = pussi on tyhjä
roads-page-one-by-one = Yksitellen
roads-page-sites = { $count ->
    [one] Rakentaa voi yhdelle laatalle
   *[other] Rakentaa voi { $count } laatalle
}
roads-page-build-here = Rakenna: { $what }, { $place }
roads-page-lead = { $from ->
    [here] Hanhi seuraa
    [others] Hanhi seuraa toiselta pelaajalta
   *[other] Hanhi seuraa (ranta { $from })
}
roads-page-leave = Jätä hanhi rannalle { $bank }
roads-page-hand = { $what }: { $to }
roads-page-take = Ota kyytiin: { $what }
roads-page-set = Laske kyydistä: { $place }
roads-page-alight = Nouse kyydistä: { $place }
roads-page-give = Tarjoa pelaajalle { $seat }: { $what }
roads-page-ask = Pyydä pelaajalta { $seat }: { $what }
roads-page-invite = Tarjoa kyytiä pelaajalle { $seat }
roads-page-board = Pyydä kyytiä pelaajalta { $seat }
roads-page-tile = Laatta { $place }
roads-page-with-river = { $terrain } ja joki
roads-page-on-bank = ranta { $bank }: { $what }
roads-page-on-river = joella: { $what }
roads-page-bag = pussissa { $gold } kultaa, { $iron } rautaa
roads-page-used = käytetty tällä vuorolla
roads-page-makes = { $input } → { $output }{ $runs ->
    [one] , kerran vuorossa
   *[other] , { $runs } kertaa vuorossa
}
roads-page-gives = { $output } joka vuorolla
roads-page-wood = { $count ->
    [one] 1 tukki tai lauta
   *[other] { $count } tukkia tai lautaa
}
roads-page-mine-output = kultaa tai rautaa
roads-page-missing = Ei mahdollista täällä nyt ({ $count }): miksi?
roads-page-road = Tie: { $name }
roads-page-bridge = Silta rantojen { $one } ja { $other } välille
roads-page-wall = Muuri { $side ->
    [e] itään
    [ne] koilliseen
    [nw] luoteeseen
    [w] länteen
    [sw] lounaaseen
   *[se] kaakkoon
}
roads-page-strengthen = Vahvista muuria { $side ->
    [e] idässä
    [ne] koillisessa
    [nw] luoteessa
    [w] lännessä
    [sw] lounaassa
   *[se] kaakossa
}
roads-page-demolish = Pura muuri { $side ->
    [e] idästä
    [ne] koillisesta
    [nw] luoteesta
    [w] lännestä
    [sw] lounaasta
   *[se] kaakosta
}
roads-page-which-work = Mitä haluat rakentaa tähän?
roads-page-work = Kesken
roads-page-still = Maksettava:
roads-page-any-of = { $count ->
    [one] mikä tahansa hyödyke
   *[other] mitkä tahansa { $count } hyödykettä
}
roads-page-pay = { $what }, { $from }
roads-page-pay-all = Maksa puolestani, ensin maasta
roads-page-put = { $what }: { $to }
roads-page-launch = Vesille: { $place }
roads-page-scrap = Romuta: { $what }
roads-page-upgrade = Kohenna laatan { $place } tehdas
roads-page-offer = Tarjous
roads-page-offer-give = { $you ->
    [1] Tarjoat
   *[other] { $seat } tarjoaa
} { $me ->
    [1] sinulle
   *[other] pelaajalle { $to }
}: { $good } ({ $slot }).
roads-page-offer-ask = { $you ->
    [1] Pyydät
   *[other] { $seat } pyytää
} { $me ->
    [1] sinulta
   *[other] pelaajalta { $to }
}: { $good } ({ $other }).
roads-page-offer-invite = { $you ->
    [1] Tarjoat
   *[other] { $seat } tarjoaa
} kyytiä { $me ->
    [1] sinulle
   *[other] pelaajalle { $to }
}: { $other }, kyydin antaa { $slot }.
roads-page-offer-board = { $you ->
    [1] Pyydät
   *[other] { $seat } pyytää
} kyytiä { $me ->
    [1] sinulta
   *[other] pelaajalta { $to }
}: { $slot }, kyydin antaa { $other }.
roads-page-offer-help = { $you ->
    [1] Pyydät
   *[other] { $seat } pyytää
} apua { $me ->
    [1] sinulta
   *[other] pelaajalta { $to }
}: { $good }.
roads-page-order-wonder = Pelijärjestys ja ihme
roads-page-step-calling = 1. Päätetäänkö järjestys?
roads-page-step-praying = 2. Jää tai siirry taakse
roads-page-step-choosing = 3. Valitse sija
roads-page-no-way = Se ei pääse sinne tällä vuorolla.
roads-page-rivals = Nämä voivat tässä vaiheessa päästä käsiksi samaan: { $names }.
roads-page-prayer = Jono temppelin edessä
roads-page-sequence = Pelijärjestys
roads-page-sequence-called = Tämän vaiheen pelijärjestys
roads-page-take-slot = Ota sija { $slot }
roads-page-call-why = Silloin tämä vaihe pelataan yksi kerrallaan: ensin rukoillaan, sitten valitaan sijat.
roads-page-stop-why = Valitset sijasi aikaisemmin ja olet siitä lähtien jonon viimeinen.
roads-page-wonder = Ihme
roads-page-wonder-words = Ihmeessä on { $count ->
    [one] 1 tiili
   *[other] { $count } tiiltä
}, joista sinun { $own }; niistä saa nyt { $points ->
    [one] 1 piste
   *[other] { $points } pistettä
}.
roads-page-wonder-laid = { $end ->
    [0] { $count ->
        [one] 1 tiili
       *[other] { $count } tiiltä
    }
    [one] { $count }/1 tiili
   *[other] { $count }/{ $end } tiiltä
}
roads-page-home-marked = { $place } on merkitty: vahvista se tai valitse toinen paikka.
roads-page-home-of = { $you ->
    [1] kotisi
   *[other] koti: { $name }
}
roads-page-wonder-points = Pisteet:
roads-page-wonder-rain = { $count ->
    [one] Vielä 1 tiili, niin aavikot muuttuvat laitumiksi.
   *[other] Vielä { $count } tiiltä, niin aavikot muuttuvat laitumiksi.
}
roads-page-wonder-grey = Jokaisen vuoron lopussa tulee itsestään harmaa tiili, joka vie osansa rivistä.
roads-page-wonder-green = Aavikot ovat muuttuneet laitumiksi.
roads-page-wonder-end = { $count ->
    [one] Vielä 1 tiili, niin peli päättyy.
   *[other] Vielä { $count } tiiltä, niin peli päättyy.
}
roads-page-wonder-dearer = Tiilestä { $brick } alkaen jokainen maksaa yhden hyödykkeen enemmän.
roads-page-price-more = Jokainen seuraava samalla vuorolla maksaa yhden hyödykkeen enemmän.
roads-page-price = { $count ->
    [one] Seuraava tiili: 1 hyödyke
   *[other] Seuraava tiili: { $count } hyödykettä
}
roads-page-buy = { $count ->
    [one] Osta tiili (1 hyödyke)
   *[other] Osta tiili ({ $count } hyödykettä)
}
roads-page-points-of = { $wealth } hyödykkeistä, { $rows } ihmeestä
roads-page-player = { $name }: { $points ->
    [one] 1 piste
   *[other] { $points } pistettä
}, { $count ->
    [one] 1 kuljetusväline
   *[other] { $count } kuljetusvälinettä
}.
roads-page-undo-phase = Kumoa vaihe
roads-page-undo-phase-why = Kumoaa kaiken, mitä teit tässä vaiheessa.
roads-page-recipes = Rakennukset ja kuljetusvälineet
roads-page-recipes-short = Reseptit
roads-page-vehicles = Kuljetusvälineet
roads-page-vehicle = Kantaa { $room }, liikkumispisteitä { $points }.
roads-page-known = { $subject }: kehitetty
roads-page-unknown = vaatii kehityksen: { $subject }
roads-page-graph = Pisteet vuoro vuorolta.
roads-page-key-arrows = Laatalta laatalle
roads-page-key-enter = Valitse siellä oleva kuljetusväline tai vie valittu sinne
roads-page-key-slots = Valitse kuljetusväline
roads-page-key-next = Seuraava kuljetusväline, joka voi liikkua
roads-page-key-map = Kartalle
roads-page-key-about = Mitä laatalla on
roads-page-key-load = Lastaa kaikki
roads-page-key-unload = Pura kaikki
roads-page-key-done = Vaihe valmis, tai järjestystä ei tarvita
roads-page-key-escape = Poista valinta

roads-rest = Valmis tältä vuorolta
roads-rest-why = Kaikki tämän vuoron vaiheet on tehty. Sinulta kysytään vielä vain, jos jotakin sinulle kuuluvaa on pelissä.
roads-standing = Kun pelijärjestystä voi vaatia
roads-standing-unless-near = Älä kysy, elleivät muut ole enintään { $near } laatan päässä
roads-standing-never = Älä kysy: pelataan yhtä aikaa

## Sivu: vihjeitä aloittelijoille

roads-page-win-picture = Mistä pisteet tulevat: puunhakkaaja antaa tukkeja, ja saha tekee niistä lautoja rakennuksiin. Kaivos antaa kultaa ({ $gold ->
    [one] yhden pisteen
   *[other] { $gold } pistettä
}), rahapaja tekee siitä kolikoita ({ $coins }) ja pörssi kolikoista arvopaperin ({ $stock }). Jokaisesta ihmeen rivistä jaetaan tiilille { $row ->
    [one] yksi piste
   *[other] { $row } pistettä
}.
roads-page-win = Eniten pisteitä voittaa: niitä tuovat kuljetusvälineissäsi lopussa olevat kulta, kolikot ja arvopaperit sekä omat tiilesi ihmeessä.
roads-page-hint-home = Valitse koti metsän ja kallion läheltä: kaikki rakennetaan laudoista ja kivestä. Vesillä kulkevat myöhemmin alukset.
roads-page-hint-order = Joku voi haluta tässä vaiheessa samaa kuin sinä. Ensimmäisillä vuoroilla järjestyksellä on harvoin väliä: valitse ”{ $button }”.
roads-page-hint-move = Valitse aasi, lastaa { $cost } ja vedä aasi läheiseen metsään: siellä se voi rakentaa puunhakkaajan. Aasi jaksaa { $room ->
    [one] yhden hyödykkeen
   *[other] { $room } hyödykettä
}, ja ilman tietä se kulkee yhden laatan.
roads-page-hint-breed = Kaksi aasia yksin laitumella, jolla ei ole rakennusta eikä hyödykkeitä, voi saada kolmannen seuraavassa tuotantovaiheessa: jätä kaksi sellaiseen paikkaan ja valitse ”{ $breed }”.
roads-page-hint-build = Laatalle { $place } voisi rakentaa: { $building }, hinta { $cost } ({ $makes }). Se toimii seuraavasta vuorosta alkaen kaikille, jotka pääsevät paikalle.
roads-page-hint-wonder = Tiili maksaa { $price ->
    [one] yhden hyödykkeen
   *[other] { $price } hyödykettä
} kotoasi, ja sillä saa osan rivinsä { $row } pisteestä. Ensimmäisillä vuoroilla hyödykkeistä on rakennuksissa enemmän iloa: valitse ”{ $button }”.
roads-page-hint-given = Puunhakkaajat, louhokset ja kaivokset ovat antaneet yhden hyödykkeen kukin. Sen saa, kuka noutaa: vie se sinne, missä siitä tehdään jotakin.
roads-page-hint-use = Laatan { $place } tehdas voi toimia: { $building }, { $makes }. Käytä sitä, ja vie seuraavassa vaiheessa eteenpäin, mitä se teki.

## Kartan asettelu

roads-laying-notation = Toiminto kirjoitetaan näin: lay 1,0 pasture e-w
roads-laying-finished = Kartta on valmis.
roads-laying-taken = Siinä on jo laatta.
roads-laying-apart = Laatan on kosketettava jo asetettua.
roads-laying-too-far = Kartta alkaa keskeltä, kohdasta 0,0, ja ulottuu siitä enintään 60 laatan päähän.
roads-laying-none-left = Laatikossa ei ole enää näitä laattoja.
roads-laying-broken-river = Joki katkeaisi naapurilaattaan.
roads-laying-begins-nowhere = Joen on alettava lähteestä tai laskettava mereen.
roads-laying-unfinishable = Jokea ei voisi enää saattaa loppuun.
roads-laying-no-land = Kartalla on oltava maata.

## Positions that cannot be

roads-position-range = Jokin luku on mahdoton
roads-position-missing = { $name } puuttuu
roads-position-left-over = Jotakin sanotaan sellaisesta, mitä ei ole
roads-position-stage = Vaiheen kulku ja järjestyksen vaatiminen eivät sovi yhteen
roads-position-row = Jokaisella pelaajalla on rukousjonossa yksi paikka
roads-position-chart = Jokaisella pelaajalla on pelijärjestystaulukossa yksi sija
roads-position-slots = Sijat valitaan rukousjonon perältä alkaen
roads-position-waiting = Ne, joiden on vielä pelattava, eivät sovi siihen, kenen vuoro on
roads-position-setup = Alussa ei ole vielä rakennettu mitään eikä yhtään vuoroa ole kulunut
roads-position-no-home = Pelaajalla { $player } ei ole kotia
roads-position-early-home = Pelaajalla { $player } on koti, vaikka hän on vasta valitsemassa sitä
roads-position-bought = Tiilet, jotka pelaaja { $player } on ostanut tällä vuorolla, eivät ole ihmeessä päällimmäisinä
roads-position-refused = Pelaajalta { $player } ei ole voitu kieltäytyä näin usein
roads-position-too-many = Pelaajalla { $player } on liikaa kuljetusvälineitä
roads-position-element = Pelaajan { $player } { $transporter } on maalla tai vedessä, missä se ei voi olla
roads-position-load = Pelaajan { $player } kuljetusvälineessä { $transporter } on enemmän kuin siihen mahtuu
roads-position-carrying = Pelaajan { $player } { $transporter } ja se, mitä se kantaa tai mikä sitä kantaa, eivät sovi yhteen
roads-position-steps = Pelaajan { $player } kuljetusvälineen { $transporter } askeleet tai teot tällä pysähdyksellä eivät sovi
roads-position-geese = Pelaajan { $player } kuljetusvälinettä { $transporter } seuraa hanhia, vaikka ne eivät voi
roads-position-at-sea = Avomerellä voi olla vain hanhia ({ $place })
roads-position-goose-at-sea = Hanhi on yksin merellä ({ $place })
roads-position-countless = Hyödykettä { $good } on yli { $most }
roads-position-marks = Hyödykkeitä on siirretty enemmän kuin on, tai silloin kun ei voi
roads-position-no-link = Tielle ei ole paikkaa ({ $place })
roads-position-wall = Muurilla on omistaja ja 1–{ $most } merkkiä ({ $place })
roads-position-bridge = Nämä sillat yhdistävät rantoja, joita ei ole tai jotka on jo yhdistetty ({ $place })
roads-position-desert-bridge = Kuivalle aavikolle ei rakenneta siltaa ({ $place })
roads-position-building = Rakennus on maalla tai merellä, missä se ei voi olla ({ $place })
roads-position-terrain = { $building } ei voi olla siinä ({ $place })
roads-position-dock = Pelaajan { $player } { $transporter } on rannassa, jonka toinen on sulkenut muurilla
roads-position-bag = Vain kaivoksilla on kultaa ja rautaa pussissa ({ $place })
roads-position-used = Rakennus ei ole voinut toimia näin usein yhdellä vuorolla ({ $place })
roads-position-drawn = Täältä ei nosteta sellaista ({ $place })
roads-position-bricks = Ihmeen tiilissä on aukkoja, tai niiden omistaja ei pelaa
roads-position-neutral = Ihmeen neutraaleja tiiliä ei ole yhtä monta kuin vuoroja on kulunut ({ $turn })
roads-position-short = Neljä ensimmäistä riviä eivät ole kenenkään lyhyessä ja yksin pelatussa pelissä, ja vain silloin
roads-position-endless = Pelin päättävä tiili on paikallaan, ja peli jatkuu
roads-position-work-time = Työ ei kuulu tähän vaiheeseen tai pelaajalle, joka saa toimia
roads-position-work-place = Tätä työtä ei voi tehdä siellä
roads-position-work-sources = Työn maksavat toiset rannat tai kuljetusvälineet
roads-position-work-need = Työ vaatii toisia hyödykkeitä tai vähemmän, tai ei mitään
roads-position-work-stuck = Työn maksamiseen ei ole tarpeeksi
roads-position-help = Toiset eivät ole voineet auttaa työssä näin
roads-position-output = Työstä ei voi syntyä sellaista
roads-position-offer = Tällaista ei voi tarjota, tai sitä ei voi tehdä
roads-position-end = Neutraaleja tiiliä on ostettu enemmän kuin niitä on
roads-position-two-buildings = Paikan { $place } laatalla on kaksi rakennusta

## Mitä vuoro toi ja mikä odotti. $place on paikka kartalla, $turns kuinka monta vuoroa

roads-turn-points = { $points ->
    [one] 1 piste
   *[other] { $points } pistettä
} lisää: nyt { $total }.
roads-turn-built = Rakennettu paikkaan { $place }: { roads-building }.
roads-turn-learned = Tutkittu: { roads-subject }.
roads-turn-new = Uutta: { $count ->
    [one] {""}
   *[other] { $count }{"\u00A0"}×{"\u00A0"}
}{ roads-transporter }.
roads-turn-bricks = { $count ->
    [one] 1 tiili
   *[other] { $count } tiiltä
} muurattu ihmeeseen.
roads-turn-made = Tuotettu: { roads-page-count } ({ $places }).
roads-turn-ashore = { roads-page-count } paikassa { $place }: lopussa arvotonta, koska mikään ei kuljeta sitä.
roads-turn-idle = { roads-building }, { $place }: seisoi{ $turns ->
    [one] {""}
   *[other] {" "}jo { $turns } vuoroa peräkkäin
}. { $good ->
    [trunks] Tukkeja ei ollut.
    [boards] Lautoja oli liian vähän.
    [wood] Tukkeja tai lautoja oli liian vähän.
    [paper] Paperia ei ollut.
    [clay] Savea ei ollut.
    [fuel] Polttoainetta oli liian vähän.
    [iron] Rautaa ei ollut.
    [gold] Kultaa oli liian vähän.
    [coins] Kolikoita oli liian vähän.
   *[nothing] Kaikki tarvittava oli paikalla.
}{ $count ->
    [0] {""}
   *[other] {" "}Paikassa { $at } oli { $count }.
}
roads-turn-still = Kuljetusvälineistä toimettomina: { $count }/{ $all }.
roads-turn-empty = Kuljetusvälineistä tyhjinä liikkeellä: { $count }/{ $all }.
roads-turn-half = Kuljetusvälineistä enintään puolilla kuormilla: { $count }/{ $all }.
roads-turn-lying = { roads-page-count } odotti paikassa { $place }{ $turns ->
    [one] {""}
   *[other] {" "}jo { $turns } vuoroa peräkkäin
}.
# Parempi peli: paras tunnettu ($best on 1) tai ratkaisijan löytämä. $mine ja $there ovat vuoroja tai pisteitä.
roads-turn-plan = { roads-building }{ $number ->
    [one] {""}
   *[other] {" "}nro { $number }
}: { $best ->
    [1] parhaassa tunnetussa pelissä
   *[other] ratkaisijan pelissä
} vuorolla { $there }, tässä { $mine ->
    [0] ei koskaan
   *[other] vuorolla { $mine }
}.
roads-turn-plan-points = { $best ->
    [1] Parhaassa tunnetussa pelissä
   *[other] Ratkaisijan pelissä
} on tässä vaiheessa { $there ->
    [one] 1 piste
   *[other] { $there } pistettä
}, tässä { $mine }.

## Miksi jokin muu on vaiheessa parempaa

roads-cause-land = Lähimpään { $kind ->
    [rock] kallioon
    [mountain] vuoristoon
    [woods] metsään
   *[pasture] laitumeen
} on sieltä { $there ->
    [0] 0 laattaa
    [one] 1 laatta
   *[other] { $there } laattaa
}, valitusta kodista { $here }.
roads-cause-research = Tutkitaan heti: { roads-subject }.
roads-cause-transporter = Saadaan yksi kuljetusväline lisää: { roads-transporter }.
roads-cause-runs = Laatan { $place } tehdas tekee lisää: { roads-page-count }.
roads-cause-aboard = Kyydissä on { $points ->
    [one] 1 piste
   *[other] { $points } pistettä
} enemmän.
roads-cause-fed = { roads-building }, { $place }: saa mitä siltä puuttuu ja toimii ensi vuorolla.
roads-cause-geese = Hanhet paikassa { $place } saavat olla rauhassa ja lisääntyvät.
roads-cause-fetched = Haetaan paikasta { $place }: { roads-page-count }.
roads-cause-home = Kotona on tiilien maksuun { $count ->
    [one] 1 tavara
   *[other] { $count } tavaraa
} enemmän.
roads-cause-moved = Paikallaan seisseistä kuljetusvälineistä pääsee liikkeelle { $count }.
roads-cause-built = { roads-building }, { $place }: rakennetaan heti, { $turns ->
    [0] pelissä ei koskaan.
    [one] yhtä vuoroa aiemmin.
   *[other] { $turns } vuoroa aiemmin.
}
roads-cause-roads = Rakennetaan { $count ->
    [one] yksi tie
   *[other] { $count } tietä
} enemmän.
roads-cause-bridge = Rakennetaan silta laatalle { $place }.
roads-cause-unbuilt = { roads-building }, { $place }: sen hinnalle on parempaa käyttöä.
roads-cause-row = Tiilet ovat riveillä nyt { $points ->
    [one] 1 pisteen
   *[other] { $points } pisteen
} arvokkaampia.
roads-cause-bricks = Muurataan { $count ->
    [one] yksi tiili
   *[other] { $count } tiiltä
} enemmän.
roads-cause-saved = Säästetään { $count ->
    [one] tavara, joka olisi mennyt
   *[other] { $count } tavaraa, jotka olisivat menneet
} tiiliin.
