# La scopa a parole: su che cosa ci si accorda, le varianti con un nome, le regole.

## Accordi

option-players = Giocatori
    .about = Quanti siedono al tavolo: in due o in tre ognuno per sé, in quattro a coppie, in sei in due squadre di tre. I compagni siedono alternati agli avversari e mettono insieme le prese.
option-deck = Le carte
    .about = Carte italiane o francesi: cambiano le figure, il gioco resta lo stesso.
    .v-italian = carte italiane
    .v-french = carte francesi
option-draw = Le carte nuove
    .about = Si possono dare tre carte a testa quando tutti le hanno finite, oppure ognuno ne pesca una dopo ogni carta giocata.
    .v-deal-of-3 = tre a testa, quando tutti le hanno finite
    .v-after-each-play = una dopo ogni carta giocata
option-scopone = Scopone
    .about = Si danno tutte le carte in una volta, senza altre distribuzioni. È pensato per quattro: nove carte a testa e quattro in tavola, o dieci a testa e nessuna in tavola.
    .v-off = no: le carte si danno a tre a tre
    .v-nine = quattro in tavola, le altre ai giocatori (nove a testa in quattro)
    .v-ten = tutte ai giocatori (dieci a testa in quattro)
option-target = Punti della partita
    .about = Con quanti punti, sommati mano dopo mano, si vince la partita; si contano alla fine della mano.
option-both-reach = Pari alla fine
    .about = Se più di uno è arrivato ai punti della partita, vince chi ne ha di più. A pari punti può decidere un’altra mano, oppure l’ultima mano si conta in ordine (carte, denari, settebello, primiera, scope) e vince chi ci arriva prima.
    .v-higher-total = decide un’altra mano
    .v-scoring-order = l’ultima mano si conta in ordine
option-primiera = La primiera
    .about = La primiera va alla somma più alta di quattro carte, una per seme; oppure, più alla svelta, a chi ha tre sette e, se i sette sono pari, a chi ha tre sei.
    .v-exact = la somma più alta
    .v-rough = tre sette, poi tre sei
option-primiera-missing-suit = Primiera con un seme mancante
    .about = Chi non ha preso nemmeno una carta di un seme può restare fuori dalla primiera, oppure quel seme vale semplicemente zero.
    .v-cannot-win = niente primiera senza tutti e quattro i semi
    .v-zero = il seme che manca vale zero
option-last-scopa = La scopa alla fine della mano
    .about = Se pulire la tavola vale un punto anche con l’ultima carta della mano, o con le ultime tre carte di ognuno.
    .v-not-last-card = non con l’ultima carta della mano
    .v-not-last-round = non con le ultime tre carte di ognuno
    .v-count = sempre
option-redeal-three-kings = Tre re in tavola
    .about = Con tre o quattro re fra le prime carte in tavola fare scopa è quasi impossibile: lo stesso mazziere rimescola e ridà le carte.
    .v-true = si ridanno le carte
    .v-false = si gioca così
option-exact-match-obligation = La carta di pari valore
    .about = Se in tavola c’è una carta di pari valore si deve prendere quella, e non una somma.
    .v-true = viene prima di ogni somma
    .v-false = si può scegliere la somma
option-sum-choice = Più somme possibili
    .about = Se una carta può prendere più somme, si può scegliere quella che si vuole, oppure si deve prendere una di quelle con meno carte.
    .v-free = scelta libera
    .v-fewest-cards = meno carte
option-ace-takes-all = Asso pigliatutto
    .about = L’asso prende tutte le carte in tavola.
    .v-false = no: l’asso prende solo un asso
    .v-true = l’asso piglia tutto
option-ace-on-table-blocks = Un asso in tavola
    .about = Dove l’asso piglia tutto, un asso già in tavola può impedirlo: in quel caso l’asso giocato prende solo quello.
    .v-true = l’asso prende solo l’asso
    .v-false = l’asso piglia tutto lo stesso
option-ace-sweep-is-scopa = La scopa d’asso
    .about = Se l’asso che piglia tutto fa scopa.
    .v-false = non vale
    .v-true = vale
option-napola = Napola
    .about = Chi ha preso l’asso, il due e il tre di denari fa un punto per ogni carta di denari in fila dall’asso: tre punti, quattro se ha anche il quattro, e così via.
    .v-false = non vale
    .v-true = vale
option-rebello = Re bello
    .about = Il re di denari vale un punto, come il settebello.
    .v-false = non vale
    .v-true = vale
option-scopa-a-15 = Scopa a quindici
    .about = Una carta prende quelle che insieme a lei fanno quindici, invece di quelle che sommano al suo valore.
    .v-false = no
    .v-true = sì

## Varianti con un nome

preset-scopa = Scopa
    .about = Come si gioca di solito.
preset-scopone = Scopone
    .about = A coppie: nove carte a testa in una volta e quattro in tavola.
preset-scopone-scientifico = Scopone scientifico
    .about = A coppie: si danno tutte e quaranta le carte, e all’inizio la tavola è vuota.

## Regole

rule-your-turn = Giochi quando tocca a te; ogni volta che si danno le carte comincia chi sta alla destra del mazziere.
rule-hold-the-card = Giochi una carta che hai in mano.
rule-cards-lie-there = Puoi prendere solo le carte che sono in tavola.
rule-any-card = Puoi scegliere una carta che non prende, anche se un’altra delle tue prenderebbe.
rule-must-take = Se la carta giocata può prendere, deve prendere; se no resta in tavola.
rule-same-value = Una carta prende una carta dello stesso valore, o più carte che sommate fanno il suo valore.
rule-equal-card = Se in tavola c’è una carta di pari valore devi prendere quella e non una somma; se ce ne sono due ne prendi una.
rule-fewest-cards = Se al tavolo si è d’accordo, fra più somme si prende una di quelle con meno carte.
rule-ace-takes-all = Se al tavolo si è d’accordo, l’asso prende tutte le carte in tavola.
rule-make-fifteen = Nella scopa a quindici una carta prende le carte che insieme a lei fanno quindici.

## Il gioco, raccontato

about-game = Scopa in { $players ->
        [2] due
       *[other] { $players }
    }
    .short = Prendi le carte che fanno la somma.
    .lead = Con le carte che hai in mano prendi quelle in tavola dello stesso valore. Con { COUNT($target, "punti") } vinci la partita.
about-need = Che cosa serve
    .players = { $players ->
            [2] Due
           *[other] { $players }
        } giocatori; oppure tre, o quattro a coppie, o sei in due squadre di tre.
    .pack = Un mazzo italiano di { COUNT($cards, "carte") }, in quattro semi: denari, coppe, spade e bastoni.
    .french = Va bene anche un mazzo francese: si tolgono gli otto, i nove, i dieci e i jolly. Il fante resta il fante, la donna fa da cavallo, e i quadri sono i denari.
    .values = Per prendere, una carta vale il suo numero: l’asso uno, e così fino al sette; poi il fante otto, il cavallo nove, il re dieci.
about-deal = La distribuzione
    .first = La prima volta dà le carte chi alza la carta più alta; poi tocca a chi sta alla sua destra, e così via.
    .cards = Dai { COUNT($hand, "carte coperte") } a testa e mettine { $table } scoperte in tavola.
    .kings = Con tre o quattro re in tavola si rimescola e si ridanno le carte.
    .again = Quando tutti hanno giocato le loro { COUNT($hand, "carte") } se ne danno altre { $hand } a testa, e nessuna in tavola, finché il mazzo non è finito.
about-play = Quando tocca a te
about-take = Prendere
    .choice = Fra più somme, e fra due carte di pari valore, prendi quella che vuoi: meglio se c’è una carta di denari.
    .pile = Metti la tua carta e quelle che hai preso, coperte, fra le tue prese.
about-scopa = La scopa
    .sweep = Se prendi tutto quello che c’è in tavola fai scopa: un punto. Metti la carta scoperta e di traverso fra le tue prese, per contarla alla fine.
    .last = Con l’ultimissima carta della mano non si fa scopa.
about-count = La fine e il conto
    .rest = Le carte rimaste in tavola vanno a chi ha preso per ultimo. Non è una scopa.
    .carte = Carte: un punto a chi ne ha prese di più.
    .denari = Denari: un punto a chi ne ha presi di più.
    .settebello = Settebello: un punto per il sette di denari.
    .ties = In caso di parità, carte, denari e primiera non valgono per nessuno.
about-primiera = La primiera
    .four = Un punto va alla primiera migliore: la tua carta migliore di ogni seme, quattro in tutto, sommate con questi punti, che valgono solo qui.
    .missing = Chi non ha nessuna carta di un seme non può vincerla, nemmeno con tre sette.
    .rough = In Italia quasi tutti contano alla svelta: vince chi ha tre sette. Il risultato non è sempre lo stesso.
about-match = La partita
    .usual = I punti si sommano mano dopo mano. Vince chi arriva a { $target }; se ci arrivano in più d’uno, chi ne ha di più.
    .tie = A pari punti si gioca un’altra mano.
about-otherwise = Altri modi di prendere
level-1 = Vedono le carte uguali, quasi mai le somme, e buttano i sette.
level-2 = Una volta su due non vedono la somma, e buttano i sette.
level-3 = Prendono più carte che possono, quali che siano.
level-4 = Sanno quanto vale ogni carta, ma non guardano che cosa ti lasciano.
level-5 = Ricordano le carte e guardano che cosa ti lasciano.
