# The lessons of the game, step by step.

roads_course-goods = 1. Ensimmäiset hyödykkeet
roads_course-goods-about = Aasit, puunhakkaaja, saha ja ensimmäinen tie.

roads_course-river = 2. Joki ja lautta
roads_course-river-about = Rannat, alukset ja se, miten joesta tulee paras tiesi.
roads_course-river-valley = Tämä laakso on seuraavilla oppitunneilla vain sinun. Joki saa alkunsa lännestä, laatalta b1, ja laskee idässä mereen.
roads_course-river-banks = Joki jakaa laatan b2 kahteen rantaan: b2a on pohjoisessa, b2b etelässä. Pohjoisrannalla seisova aasisi ei yletä etelärannan kiviin. Mikään maakuljetusväline ei ylitä jokea ilman siltaa.
roads_course-river-factory = Rakenna siis lauttatehdas aasin kantamalla laudalla ja kivellä. Valitse b2 ja sitten tehdas.
roads_course-river-built = Siinä se on. Aluksia tehdään vain rannikolla: joen tai meren äärellä. Rakennukset toimivat seuraavasta vuorosta alkaen.
roads_course-river-use = Seuraava vuoro, tuotanto. Aasi on tuonut kaksi tukkipinoa, siitä tulee yksi lautta. Käytä tehdasta.
roads_course-river-raft = Lauttasi lasketaan heti jokeen. Se kantaa kolme hyödykettä ja liikkuu kolme laattaa.
roads_course-river-load = Liikkuminen. Joella oleva alus ylettää laattansa kaikille rannoille. Valitse lautta ja lastaa → painamalla kivi etelärannalta.
roads_course-river-again = Ja toinen kivi.
roads_course-river-float = Jokea alas merelle ja laatan a4 rannikolle: kolme pistettä, ja telakoituminen päättää liikkeen. Valitse a4.
roads_course-river-unload = Telakoituna lautta ylettää rannalle, jonka vieressä se on. Pura kivi maihin ← painamalla.
roads_course-river-unloaded = Ja toinen.
roads_course-river-bridge = Kaksi kiveä kolmen laatan päähän yhdessä vuorossa, ja ilman tietä! Maitse joen yli pääsee sillalla, joka yhdistää kaksi rantaa yhdellä kivellä.
roads_course-river-end = Nyt tunnet rannat ja alukset: ulottuvuuden, vesillelaskun, jokimatkan ja telakoitumisen. Seuraavaksi hanhet ja mitä niiden avulla voi kehittää.

roads_course-geese = 3. Hanhet ja kehitys
roads_course-geese-about = Miten hanhet lisääntyvät ja mihin kaksi hanhea ja paperi riittävät.
roads_course-geese-alone = Kaksi hanhea on yksin laitumella a4: siellä ei ole mitään muuta, ei rakennusta eikä ketään.
roads_course-geese-breed = Päätä vuoro ja katso laattaa a4.
roads_course-geese-three = Kolme! Jokaisen tuotannon alussa kaksi hanhea, jotka ovat laitumella yksin, lisääntyvät kolmeksi. Kolme ei lisäänny: hae yksi, niin kaksi muuta lisääntyvät taas.
roads_course-geese-call = Liikkuminen. Hanhen voi lastata kuin minkä tahansa hyödykkeen, tai se voi seurata, eikä silloin vie tilaa. Valitse aasi laatalla a4 ja kutsu hanhi.
roads_course-geese-second = Kutsu toinenkin.
roads_course-geese-walk = Mene nyt laatalle a3, niin hanhet tulevat mukana.
roads_course-geese-followed = Kaksi hanhea omin jaloin, ja aasi voisi yhä kantaa kaksi hyödykettä.
roads_course-geese-paper = Muutamaa vuoroa myöhemmin laatan c2 paperitehdas on tehnyt kahdesta tukista paperia. Se on rannalla b2a kahden hanhen vieressä, aasin ulottuvilla. Kehittämiseen ei muuta tarvita.
roads_course-geese-research = Kaksi hanhea ja paperi samassa paikassa: valitse soutuveneet.
roads_course-geese-learned = Hanhet ja paperi kuluivat, mutta tästä lähtien saat rakentaa soutuvenetehtaita ja kohentaa niiksi heti lauttatehtaita siellä, missä sinulla on kuljetusväline.
roads_course-geese-subjects = Kehityskohteita on seitsemän: soutuveneet, kuorma-autot, höyrylaivat, öljynporaus ja kolme kaivoksiin liittyvää. Varo: hanhet ja paperi, joita kukaan ei tuotannon lopussa kanna, katoavat hyödyttä.
roads_course-geese-end = Hanhia, paperia, tietoa: nyt osaat. Seuraavaksi kultaa ja mitä siitä tulee.

roads_course-mint = 4. Kaivos ja rahapaja
roads_course-mint-about = Kullasta kolikoiksi ja arvopaperiksi: mistä pisteet tulevat.
roads_course-mint-mountain = Kultaa ja rautaa saa vuorilta. Laatalla a3 seisoo kaksi aasia, joilla on kolme lautaa ja kivi: kaivoksen hinta.
roads_course-mint-mine = Rakenna kaivos: valitse a3 ja sitten kaivos.
roads_course-mint-bag = Siinä on 3 kultaa ja 3 rautaa. Joka vuoro se antaa yhden: muiden kanssa pelatessa arvalla, yksin aina sitä, mitä on enemmän, tasatilanteessa kultaa.
roads_course-mint-turn = Päätä vuoro ja katso, mitä kaivos antaa.
roads_course-mint-gold = Laatalla a3 on kultaa. Pelin lopussa se on 10 pisteen arvoinen, jos kuljetusvälineesi kantaa sitä. Siitä voi kuitenkin tulla enemmän.
roads_course-mint-fuel = Kolikoihin tarvitaan myös polttoainetta. Laatan a1 kuivatislaamo tekee sitä kahdesta tukista. Käytä sitä.
roads_course-mint-burnt = Polttoainetta. Seuraavassa liikkumisvaiheessa aasi vie sen tietä pitkin rahapajalle laatalle a2.
roads_course-mint-coin = Nyt kaikki on koossa: kaksi kultaa, polttoaine ja sinun aasisi. Käytä rahapajaa.
roads_course-mint-forty = Kolikoita, ja aasisi ottaa ne heti kyytiin: lopussa lasketaan vain se, mitä kuljetusvälineesi kantavat. Kaksi kultaa oli 20 pistettä, kolikot ovat 40. Rahapaja toimii kerran vuorossa.
roads_course-mint-exchange = Viimeinen askel: pörssi, joka on rakennettu laatalle c2 kolmella kivellä. Kahdesta kolikosta ja paperista tulee arvopaperi. Käytä sitä.
roads_course-mint-stock = Arvopaperi: 120 pistettä neljästä kullasta, kahdesta polttoaineesta ja paperista. Pelissä ei ole arvokkaampaa.
roads_course-mint-end = Kulta 10, kolikot 40, arvopaperi 120: nyt tiedät, mihin kaikki kuljettaminen tähtää. Seuraavaksi ihme.

roads_course-wonder = 5. Ihme
roads_course-wonder-about = Tiilet, niiden hinta, pisara ja pelin päätös.
roads_course-wonder-wall = Jokaisen vuoron lopussa saa ostaa ihmeen tiiliä millä tahansa hyödykkeillä, jotka ovat kotona kuljetusvälineen ulottuvilla. Kotisi on a2.
roads_course-wonder-brick = Osta tiili. Yksinpelissä vuoron ensimmäinen maksaa kaksi hyödykettä.
roads_course-wonder-pay = Maksa sillä, mitä vähiten tarvitset: tukeilla. Kulta on muualla arvokkaampi.
roads_course-wonder-pay2 = Ja vielä yksi.
roads_course-wonder-price = Tiilesi on muurissa. Seuraava maksaisi tällä vuorolla kolme, sitten neljä: muutama joka vuoro on halvempaa kuin monta kerralla. Päätä vuoro.
roads_course-wonder-neutral = Muuriin lisättiin neutraali tiili, kuten jokaisen vuoron lopussa. Ihme siis kasvaa, osti kukaan tai ei.
roads_course-wonder-drop = Myöhemmin. Seuraavassa tiilessä on pisara. Katso aavikkoa c4 ja osta tiili.
roads_course-wonder-green = Aavikko vihersi! Tästä lähtien kaikki aavikot ovat laidunta: niille saa rakentaa, ja hanhetkin viihtyvät.
roads_course-wonder-points = Lopussa jokaisesta aloitetusta rivistä jaetaan 10 pistettä siinä olevien pelaajien tiilten kesken. Eniten saat rivistä, jolla muilla on vähän tiiliä.
roads_course-wonder-end = Sellainen on ihme: hyödykkeitä tiiliksi, pisara, joka kastelee aavikot, ja kaikille yhteinen kello. Seuraavaksi kilpailijat.

roads_course-rivals = 6. Kilpailijat
roads_course-rivals-about = Mikä on kenenkin, muurit ja kuka ehtii ensin.
roads_course-rivals-others = Et ole enää yksin. Naapurisi on rakentanut puunhakkaajan laatalle a1, ja siellä on kaksi tukkipinoa. Kukaan ei omista rakennuksia, teitä eikä maassa lojuvia hyödykkeitä.
roads_course-rivals-take = Aasisi on siellä. Lastaa tukit → painamalla.
roads_course-rivals-mine = Nyt tämä pino on sinun: kukaan ei voi viedä sitä, mitä kuljetusväline kantaa. Maahan jättämäsi muut saavat hakea, joten älä jätä.
roads_course-rivals-neighbour = Laatan c1 kivilouhos on sinulle tärkeä, ja naapurin aasi on sen vieressä laatalla c2. Muuri pitää sen loitolla.
roads_course-rivals-wall = Valitse c1 ja rakenna muuri sen itäsivulle yhdellä kivellä.
roads_course-rivals-walled = Vain sinä pääset siitä läpi. Muut voivat purkaa sen kahdella laudalla, yhdellä enemmän kuin siinä on merkkejä. Jokainen uusi merkki maksaa kiven enemmän kuin edellinen.
roads_course-rivals-order = Laatalla a3 on kultaa, ja te molemmat olette sen vieressä. Tavallisesti kaikki pelaavat vaiheen yhtä aikaa. Jos on väliä, kuka ehtii ensin, voi vaatia järjestystä.
roads_course-rivals-callit = Vaadi järjestystä.
roads_course-rivals-slot = Temppeliä lähimpänä oleva päättää, jatkaako rukoilua. Naapurisi jatkaa, joten sinä, kauimpana oleva, valitset ensin: ota sija 1.
roads_course-rivals-go = Pelaat ensin. Mene aasillasi laatalle a3.
roads_course-rivals-grab = Ja lastaa kulta.
roads_course-rivals-first = Sinun! Kun jatkat rukoilua, pysyt lähellä temppeliä, mikä ratkaisee lopun tasapisteet, mutta muut valitsevat sijansa ennen sinua.
roads_course-rivals-end = Nyt osaat kaiken: hyödykkeet, alukset, hanhet, kullan, ihmeen ja toisenne. Kokeile pulmaa tai pelaa!

roads_course-puzzle = Pulma: kolikot kolmessa vuorossa
roads_course-puzzle-about = Tässä kukaan ei auta: saatko kolikot kyytiin ennen kuin kolmas vuoro päättyy?
roads_course-puzzle-task = Puunhakkaaja laatalla a1, kaivos laatalla a3, kuivatislaamo rannalla b2a, rahapaja laatalla a2, tiet niiden välillä ja kolme aasia. Sinulla on kolme vuoroa.
roads_course-puzzle-solve = Hanki kolikot jonkin kuljetusvälineesi kyytiin kolmessa vuorossa. Saat tehdä mitä tahansa säännöt sallivat ja palata taaksepäin niin pitkälle kuin haluat.
roads_course-puzzle-solved = Ratkaistu! 40 pistettä kyydissä.
roads_course-puzzle-end = Se oli oikeaa logistiikkaa. Joka tämän osaa, voi tavoitella yksinpelin ennätyksiä: 20 vuoroa ja niin monta pistettä kuin saat kyytiin.
