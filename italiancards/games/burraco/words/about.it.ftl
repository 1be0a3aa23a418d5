# Il burraco in parole: che cosa si può concordare, le varianti, le regole.

## Opzioni

option-players = Giocatori
    .about = In quanti si gioca: in quattro a coppie, in due o in tre.
option-two-aces = Due assi in una scala
    .about = Di solito una scala può avere due assi, uno in basso e uno in alto; nei tornei uno solo.
    .v-true = permessi
    .v-false = un asso solo
option-freed-wild = Dove va una matta liberata
    .about = Da che parte della scala va la matta quando arriva la carta che rappresenta.
    .v-low-end = in basso
    .v-either-end = in basso o in alto, a scelta di chi gioca
option-free-wild-shift = Matta all’inizio o alla fine
    .about = Di solito la matta in cima o in fondo a una scala può spostarsi a riempire un vuoto dall’altra parte.
    .v-true = può riempirlo
    .v-false = resta dov’è
option-natural-two-may-turn-wild = Un due al suo posto naturale
    .about = Di solito anche un due al suo posto, in fondo a una scala, può diventare matta e riempire un vuoto.
    .v-true = può diventare matta
    .v-false = resta quello che è
option-duplicate-sets = Un secondo tris dello stesso valore
    .about = A certi tavoli la stessa squadra può calare due tris dello stesso valore.
    .v-false = non è permesso
    .v-true = è permesso
option-semi-clean = Burraco semipulito
    .about = Nei tornei un burraco con sette carte naturali di fila e la matta fuori vale più di uno sporco.
    .v-false = vale come sporco
    .v-true = vale 150
option-close-requires = Che cosa serve per chiudere
    .about = Quale burraco deve avere in tavola la squadra di chi chiude.
    .v-any-burraco = un burraco qualunque
    .v-clean-burraco = un burraco pulito
option-rediscard-single = Lo scarto unico
    .about = A certi tavoli chi raccoglie uno scarto unico può riscartarlo nello stesso turno.
    .v-false = no, a meno che non ne avesse già una uguale
    .v-true = è permesso
option-min-first-meld = Punti delle prime combinazioni
    .about = Quanto devono valere le prime combinazioni di una squadra, calate nello stesso turno.
option-pozzetto-penalty = Pozzetto non preso
    .about = Quanti punti perde la squadra che non ha preso il pozzetto.
option-closing-bonus = Punti di chiusura
    .about = Quanti punti vale chiudere.
option-stock-end = La fine del mazzo
    .about = Quando finisce la mano se nessuno chiude.
    .v-finish-turn = quando restano due carte
    .v-exhaust = quando si è pescata l’ultima carta
option-target = Punti per vincere la partita
    .about = A quanti punti si vince; se non si fissano, si gioca una mano sola.
    .v-none = una mano sola
option-dealer-suit-order = L’ordine dei semi nel sorteggio del mazziere
    .about = Quale seme è più alto se due pescano carte di pari valore; dà le carte chi ha la più bassa.
    .v-s-h-d-c = picche, cuori, quadri, fiori
    .v-h-d-c-s = cuori, quadri, fiori, picche

## Varianti

preset-burraco = Burraco
    .about = In quattro a coppie, come nell’articolo sui cinque giochi classici.
preset-burraco-a-due = Burraco a due
    .about = Due giocatori, ciascuno con il suo pozzetto.
preset-burraco-a-tre = Burraco a tre
    .about = Chi prende il primo pozzetto gioca contro gli altri due. Partita a 1505 punti.
preset-fibur = Burraco da torneo
    .about = Come vuole la federazione italiana: un asso solo per scala, e il burraco semipulito.

## Regole

rule-deal-is-on = Chi scarta l’ultima carta ha chiuso, e la mano è finita.
rule-your-turn = Si gioca in senso orario, cominciando alla sinistra di chi ha dato le carte.
rule-draw-first = Un turno comincia pescando una carta o raccogliendo tutti gli scarti; poi si cala e si attacca quanto si vuole, o niente; finisce con uno scarto.
rule-draw-once = In un turno si pesca una carta oppure si raccolgono gli scarti, non le due cose insieme.
rule-hold-the-cards = Si calano, si attaccano e si scartano solo le carte che si hanno in mano.
rule-meld-lies-there = Si attacca solo alle combinazioni già in tavola.
rule-draw-from-stock = Dal mazzo si può sempre pescare la prima carta.
rule-take-the-discards = Invece di pescare si può raccogliere tutti gli scarti; non è obbligatorio usarli.
rule-three-cards = Una combinazione ha almeno tre carte.
rule-one-wild = In una combinazione c’è al massimo una matta, cioè un jolly o un due; un due del seme, al suo posto, non è matta.
rule-wild-is-said = Se una matta può stare in più posti, chi la cala dice in quale.
rule-sequence-or-set = Una combinazione è una scala (carte dello stesso seme in fila) o un tris (carte dello stesso valore, di qualunque seme); tris di due non ne esistono.
rule-no-second-set = Ogni squadra può avere un solo tris di ogni valore; le altre carte di quel valore si attaccano lì.
rule-first-meld-worth = A certi tavoli le prime combinazioni di una squadra, calate nello stesso turno, devono valere un minimo di punti.
rule-own-melds = Si attacca alle proprie combinazioni e a quelle del compagno, mai a quelle degli avversari.
rule-fits-the-meld = Una carta si attacca dove la combinazione resta valida.
rule-discard-ends-turn = Il turno finisce con uno scarto, scoperto in cima agli altri.
rule-pozzetto-at-once = Chi cala tutte le carte che ha in mano prende il pozzetto al volo e continua nello stesso turno; se la sua squadra l’ha già preso, deve tenere una carta da scartare.
rule-pozzetto-by-discard = Anche chi scarta l’ultima carta prende il pozzetto, e lo guarda quando torna il suo turno.
rule-not-thrown-back = Chi raccoglie uno scarto unico non lo scarta di nuovo nello stesso turno, a meno che non avesse già una carta uguale.
rule-burraco-to-close = Per chiudere, la tua squadra deve aver preso il pozzetto e avere in tavola un burraco; cali tutte le carte meno una, e scarti quella.
rule-no-wild-to-close = Con una matta non si chiude; in altri momenti si può scartare.
rule-can-finish = Non si può restare con una sola carta che non si possa né scartare né calare.

## Il gioco, raccontato

about-game = Burraco
    .short = Fa’ burraco e va’ a pozzetto.
    .lead = Un gioco di combinazioni con due mazzi, in cui i due sono matte. Fa’ combinazioni di { COUNT($seven, "carte") }, prendi il pozzetto, chiudi.
about-need = Che cosa serve
    .players = Quattro giocatori in due coppie, coi compagni l’uno di fronte all’altro; oppure due, o tre, ognuno per sé.
    .pack = Due mazzi francesi con due jolly ciascuno: { COUNT($cards, "carte") }.
about-deal = La distribuzione
    .dealer = Ciascuno pesca una carta; dà chi ha la più bassa. Dalla più alta: jolly, 2, asso, re e così via fino al 3; a parità di valore decide il seme.
    .pozzetti = Due pozzetti di { COUNT($hand, "carte") } stanno da parte, coperti, uno per ogni coppia.
    .cards = Si danno { COUNT($hand, "carte") } a testa; la carta seguente si scopre accanto al mazzo: è il primo scarto.
about-values = Quanto valgono le carte
    .cards = Un jolly vale { $joker } ovunque sia; le altre carte, calate o in mano, valgono:
about-melds = Le combinazioni
    .aces = L’asso va sotto il due o sopra il re; una scala può averne uno in basso e uno in alto.
about-burraco = Il burraco
    .seven = Una combinazione di almeno { COUNT($seven, "carte") } è un burraco: pulito, senza matta, { COUNT($clean, "punti") }.
    .dirty = Con una matta è sporco: { COUNT($dirty, "punti") }.
    .semi = Nei tornei c’è una via di mezzo: con { COUNT($seven, "carte") } naturali di fila oltre alla matta è semipulito, { COUNT($semi, "punti") }.
about-turn = Un turno
about-table = Attaccare
    .freed = Chi attacca proprio la carta che una matta rappresenta libera la matta, che va in basso nella scala, o in alto se in basso c’è già un asso, ma non torna mai in mano. Se così un due del seme finisce sotto il tre, torna naturale e la combinazione è pulita.
    .shift = Una matta in cima o in fondo può spostarsi a riempire un vuoto dall’altra parte; così anche un due al suo posto.
about-pozzetto = Il pozzetto
    .first = Il primo di ogni coppia che resta senza carte prende il pozzetto per tutti e due: { COUNT($hand, "carte") } con cui andare avanti.
about-close = Come finisce una mano
    .stock = La mano finisce anche quando nel mazzo restano { COUNT($last, "carte") }, al termine del turno di chi ha pescato.
    .still = E finisce se per { COUNT($rounds, "giri") } tutti si limitano a raccogliere uno scarto unico e a scartare un’altra carta.
about-count = Il conto
    .plus = Ogni coppia conta le carte calate, i burrachi, e { $closing } per la chiusura.
    .minus = Si tolgono le carte rimaste in mano, il pozzetto preso e non giocato, e { $missed } se la coppia non l’ha preso.
about-three = In tre
    .alone = I pozzetti sono di { $first } e di { COUNT($hand, "carte") }. Chi prende il primo gioca da solo; gli altri due mettono insieme le combinazioni, e uno di loro può prendere il secondo.
    .half = I punti della coppia si dividono a metà, arrotondando per eccesso.
    .later = Quando qualcuno arriva a { COUNT($later, "punti") }, si fanno tre pozzetti di { COUNT($hand, "carte") }, e si gioca ognuno per sé.
about-match = La partita
    .target = Si gioca una mano sola, o quante ne servono per arrivare ai punti stabiliti: spesso 505, 1005 o 2005.
level-1 = Calano tutto, anche le matte, e scartano come viene.
level-2 = Tengono le combinazioni in mano troppo a lungo e lasciano lì gli scarti.
level-3 = Calano senza matte e chiudono appena possono.
level-4 = Pensano a tutto il turno: burrachi e pozzetto.
level-5 = Pesano ogni turno per quello che può venire dopo.
