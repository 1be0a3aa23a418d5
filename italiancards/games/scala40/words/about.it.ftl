# La scala quaranta a parole: su che cosa ci si accorda, le varianti con un nome, le regole.

## Accordi

option-players = Giocatori
    .about = Quanti siedono al tavolo.
option-draw-discard = Prendere dagli scarti
    .about = Chi può prendere l’ultimo scarto invece di pescare dal mazzo.
    .v-opened-only = solo chi ha aperto
    .v-to-open = anche chi con quella carta apre subito
option-picked-must-be-used = La carta presa dagli scarti
    .about = Se una carta presa dagli scarti va usata nello stesso turno.
    .v-true = si usa nello stesso turno
    .v-false = si può tenere
option-opening-min = Punti per aprire
    .about = Quanto devono valere insieme le combinazioni di un’apertura.
option-opening-without-joker = I jolly nell’apertura
    .about = Se nelle combinazioni di un’apertura possono esserci jolly.
    .v-false = sono permessi
    .v-true = non sono permessi
option-discard-restriction = Carte che non si scartano
    .about = Chi non può scartare un jolly o una carta che si attacca a una combinazione in tavola.
    .v-unopened = chi non ha aperto
    .v-everyone = nessuno può scartarle
    .v-none = tutti possono scartarle
option-includes-joker-swap = La carta di un jolly in tavola
    .about = Se la carta rappresentata da un jolly in tavola vale, per lo scarto, come una che si attacca.
    .v-false = si può scartare
    .v-true = non si scarta nemmeno quella
option-set-joker = Il jolly in un tris
    .about = Quale carta rappresenta il jolly in un tris in cui mancano due semi.
    .v-declared-suit = quella dichiarata
    .v-either-missing-suit = l’una o l’altra
option-close-in-hand = Chiudere in mano
    .about = Con quanti punti si può aprire e chiudere nello stesso turno.
    .v-needs-40 = coi punti di sempre
    .v-any-total = con qualunque somma, se calando resta una carta sola
option-close-in-hand-double = Punti quando si chiude in mano
    .about = Quanto pagano gli altri quando qualcuno apre e chiude nello stesso turno.
    .v-false = come sempre
    .v-true = il doppio
option-first-round-no-close = Chiudere al primo giro
    .about = Se si può chiudere prima che tutti abbiano giocato un turno.
    .v-false = si può
    .v-true = non si può
option-stock-out = Quando il mazzo finisce
    .about = Che cosa si fa quando non c’è più niente da pescare.
    .v-reshuffle = si mescolano gli scarti
    .v-flip = si girano gli scarti
    .v-void = la mano è nulla
option-laid-unopened-penalty = Non aver aperto
    .about = Che cosa paga chi non ha aperto, oltre alle carte che ha in mano.
    .v-none = niente di più
option-target = Punti di eliminazione
    .about = Chi li raggiunge, sommando le mani, esce dalla partita.
option-reentry = Rientrare
    .about = Se chi è eliminato rientra una volta, col punteggio più alto di chi è ancora in gioco, purché in gioco si sia almeno in due.
    .v-off = non si rientra
    .v-once = una volta

## Varianti con un nome

preset-scala40 = Scala quaranta
    .about = Come nell’articolo sui cinque giochi classici.
preset-circolo = Come al circolo
    .about = Come si gioca nei circoli e nelle sale: si può prendere lo scarto per aprire, e nessuno può scartare una carta che si attacca.

## Regole

rule-deal-is-on = Chi scarta l’ultima carta ha chiuso, e la mano è finita.
rule-your-turn = Si gioca a turno in senso orario, a cominciare da chi siede alla sinistra del mazziere.
rule-draw-first = Un turno comincia pescando una carta; poi si cala, si attacca e si scambia quanto si vuole, o niente; si finisce scartando.
rule-draw-once = In un turno si pesca una carta sola: la prima del mazzo o l’ultima degli scarti.
rule-hold-the-cards = Si calano, si attaccano, si scambiano e si scartano solo le carte che si hanno in mano.
rule-meld-lies-there = Si può attaccare alle combinazioni in tavola, di chiunque siano.
rule-draw-from-stock = Dal mazzo si può sempre pescare.
rule-take-when-opened = L’ultimo scarto lo prende solo chi ha aperto; a certi tavoli si può prendere anche per aprire.
rule-three-cards = Una combinazione ha almeno tre carte.
rule-one-joker = In una combinazione c’è al massimo un jolly.
rule-joker-declared = Chi cala un jolly dice quale carta rappresenta (nel tris, anche il seme); resta quella finché il jolly non viene scambiato.
rule-sequence-or-set = Una combinazione è una scala, carte in fila dello stesso seme, oppure un tris o un poker: tre o quattro carte dello stesso valore, tutte di seme diverso.
rule-forty-to-open = Per aprire si calano dalla mano, in un solo turno, combinazioni nuove che insieme valgono almeno 40 punti.
rule-open-without-joker = A certi tavoli si apre senza jolly.
rule-open-with-picked-card = Se si può prendere lo scarto per aprire, quella carta deve far parte dell’apertura.
rule-open-first = Prima di aver aperto non si attaccano carte e non si scambiano jolly; dopo sì, già nello stesso turno.
rule-fits-the-meld = Una carta si attacca a una scala che continua, o a un tris a cui manca il suo seme.
rule-card-of-the-joker = Un jolly in tavola si prende dando proprio la carta che rappresenta; poi si usa subito o si tiene.
rule-keep-one-to-discard = L’ultima carta va scartata: non si possono calare tutte.
rule-no-close-in-first-round = A certi tavoli non si chiude prima che tutti abbiano giocato un turno.
rule-use-the-picked-card = Una carta presa dagli scarti si usa nello stesso turno.
rule-not-the-picked-card = Una carta presa dagli scarti non si scarta nello stesso turno; quella uguale dell’altro mazzo sì.
rule-nothing-useful-discarded = Finché non si è aperto non si scarta né un jolly né una carta che si attacca in tavola; chi non ha altro può scartare qualunque carta.
rule-can-finish = Uno scarto si prende solo se si può usare e resta una carta da scartare.

## Il gioco, raccontato

about-game = Scala quaranta, da { $fewest } a { COUNT($most, "giocatori") }
    .short = Apri con quaranta e chiudi prima degli altri.
    .lead = Un ramino con due mazzi. Si apre con { COUNT($least, "punti") }, e poi si cerca di finire le carte prima degli altri.
about-need = Che cosa serve
    .players = Da { $fewest } a { COUNT($most, "giocatori") }, ognuno per sé.
    .pack = Due mazzi francesi con due jolly ciascuno: { COUNT($cards, "carte") }.
about-deal = La distribuzione
    .cards = Dai { COUNT($hand, "carte coperte") } a testa; le altre, coperte, sono il mazzo.
    .upcard = Scopri la carta seguente accanto al mazzo: è la prima degli scarti.
    .joker = Se è un jolly, rimettilo nel mazzo e scopri un’altra carta.
about-melds = Le combinazioni
    .ace = L’asso sta sotto il due o sopra il re, mai tutte e due le cose: re, asso, due non è una scala.
    .longest = La scala più lunga ha quattordici carte: un seme intero, e un jolly al posto dell’altro asso.
about-turn = Il turno
    .stock = Quando il mazzo finisce, gli scarti tranne l’ultimo si mescolano e fanno un mazzo nuovo, al massimo { COUNT($renewals, "volte") }; poi la mano è nulla.
about-open = Aprire
about-table = Attaccare
    .joker = Anche un tuo jolly si può attaccare a una combinazione, se non ne ha già uno.
about-discard = Lo scarto
    .end = Il turno finisce con una carta scoperta in cima agli scarti.
about-close = Chiudere
about-count = Il conto
    .cards = Quando qualcuno chiude, gli altri pagano le carte rimaste in mano: i numeri per il loro valore, le figure 10, l’asso { $ace }.
    .meld = Nelle combinazioni dell’apertura una carta vale lo stesso, ma un asso sotto il due vale { $low }.
    .jokers = Un jolly in mano conta { $joker }; in una combinazione vale la carta che rappresenta.
about-match = La partita
    .out = I punti si sommano mano dopo mano. Chi arriva a { $target } o più è eliminato; gli altri continuano.
    .last = Vince l’ultimo che resta.
level-1 = Aprono tardi e si scordano le carte calate dagli altri.
level-2 = Tengono i jolly troppo a lungo e scartano prima le carte alte.
level-3 = A volte tengono un jolly troppo a lungo, o non vedono uno scarto buono.
level-4 = Preparano le combinazioni, ma non pensano ai turni dopo.
level-5 = Pesano ogni turno per quello che può venire dopo.
