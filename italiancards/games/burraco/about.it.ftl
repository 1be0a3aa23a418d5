# Il burraco in parole: che cosa si può concordare, le varianti, le regole.

## Opzioni

option-players = Giocatori
    .about = In quanti si gioca: in quattro a coppie, in due o in tre.
option-two-aces = Due assi in una sequenza
    .about = Se una sequenza può andare dall’asso basso a quello alto.
    .v-true = permessi
    .v-false = un asso solo
option-freed-wild = Dove va una matta liberata
    .about = A quale capo della sequenza va la matta quando si cala la carta che rappresenta.
    .v-low-end = al capo basso
    .v-either-end = a un capo o all’altro, come dice chi gioca
option-free-wild-shift = Una matta a un capo
    .about = Se una matta a un capo di una sequenza può riempire un vuoto all’altro capo.
    .v-true = può riempirlo
    .v-false = resta dov’è
option-natural-two-may-turn-wild = Un due al suo posto
    .about = Se un due che al suo posto chiude una sequenza può riempire un vuoto anche lui.
    .v-true = può diventare matta
    .v-false = resta quello che è
option-duplicate-sets = Un secondo gruppo di un valore
    .about = Se una parte può calare un gruppo di un valore di cui ne ha già uno.
    .v-false = non è permesso
    .v-true = è permesso
option-semi-clean = Burraco semipulito
    .about = Se un burraco con sette carte di fila e la matta al di fuori vale più di uno sporco.
    .v-false = vale come sporco
    .v-true = vale 150
option-close-requires = Che cosa serve per chiudere
    .about = Il burraco che una parte deve avere prima che uno dei suoi possa chiudere.
    .v-any-burraco = un burraco qualunque
    .v-clean-burraco = un burraco pulito
option-rediscard-single = Uno scarto unico raccolto
    .about = Se chi raccoglie uno scarto unico può riscartarlo nello stesso turno.
    .v-false = no, a meno che ne avesse già uno uguale
    .v-true = è permesso
option-min-first-meld = Punti delle prime combinazioni
    .about = Quanto devono valere le prime combinazioni di una parte, calate insieme.
option-pozzetto-penalty = Pozzetto non preso
    .about = Quanto perde una parte che non ha preso il pozzetto.
option-closing-bonus = Per la chiusura
    .about = Quanto guadagna una parte che chiude.
option-stock-end = La fine del mazzo
    .about = Quando finisce la smazzata se nessuno chiude.
    .v-finish-turn = quando restano due carte
    .v-exhaust = quando si è pescata l’ultima carta
option-target = Punti per vincere la partita
    .about = A quanti punti si vince; senza un numero decide una smazzata sola.
    .v-none = una smazzata sola
option-dealer-suit-order = I semi quando si sorteggia il mazziere
    .about = Quale seme è più alto se due pescano lo stesso valore; dà le carte chi ha la più bassa.
    .v-s-h-d-c = picche, cuori, quadri, fiori
    .v-h-d-c-s = cuori, quadri, fiori, picche

## Varianti

preset-burraco = Burraco
    .about = In quattro a coppie, come racconta la storia dei cinque classici.
preset-burraco-a-due = Burraco a due
    .about = Due giocatori, ciascuno con il suo pozzetto.
preset-burraco-a-tre = Burraco a tre
    .about = Chi prende il primo pozzetto gioca da solo contro gli altri due, fino a 1505 punti.
preset-fibur = Come nei tornei
    .about = Come gioca la federazione italiana: un asso solo in una sequenza, e il burraco semipulito.

## Regole

rule-deal-is-on = Chi scarta l’ultima carta ha chiuso, e la smazzata è finita.
rule-your-turn = Si gioca in senso orario, cominciando alla sinistra di chi ha dato le carte.
rule-draw-first = Un turno comincia pescando una carta o raccogliendo tutti gli scarti; poi si cala e si attacca quanto si vuole, o niente; finisce con uno scarto.
rule-draw-once = In un turno si pesca una carta, oppure si raccolgono gli scarti, non tutt’e due.
rule-hold-the-cards = Si calano, si attaccano e si scartano solo carte della propria mano.
rule-meld-lies-there = Si attacca a combinazioni che sono in tavola.
rule-draw-from-stock = Dal mazzo si può sempre pescare la prima carta.
rule-take-the-discards = Invece di pescare si può raccogliere tutto il monte degli scarti; non occorre usarne nessuno.
rule-three-cards = Una combinazione ha almeno tre carte.
rule-one-wild = In una combinazione sta al massimo una matta, un jolly o un due; un due del seme al suo posto non è una matta.
rule-wild-is-said = Se una matta può stare in più posti, chi la cala dice in quale.
rule-sequence-or-set = Una combinazione è una sequenza, carte dello stesso seme in fila, o un gruppo, carte dello stesso valore, di qualunque seme; gruppi di due non ce ne sono.
rule-no-second-set = Una parte ha un solo gruppo per ogni valore; le altre carte di quel valore si attaccano lì.
rule-first-meld-worth = Ad alcuni tavoli le prime combinazioni di una parte, calate insieme, devono valere un tot di punti.
rule-own-melds = Si attacca alle combinazioni proprie e a quelle di chi gioca con noi, mai a quelle degli altri.
rule-fits-the-meld = Una carta si attacca dovunque resti una combinazione.
rule-discard-ends-turn = Un turno finisce con uno scarto, scoperto in cima agli altri.
rule-pozzetto-at-once = Chi cala tutte le carte che ha in mano prende il pozzetto al volo e continua nello stesso turno; se la sua parte il pozzetto l’ha già avuto, deve tenere una carta da scartare.
rule-pozzetto-by-discard = Anche chi scarta l’ultima carta prende il pozzetto, e lo guarda quando torna il suo turno.
rule-not-thrown-back = Chi raccoglie uno scarto unico non lo scarta di nuovo nello stesso turno, a meno che ne avesse già uno uguale.
rule-burraco-to-close = Per chiudere, una parte ha avuto il pozzetto e ha in tavola un burraco; uno dei suoi cala tutte le carte meno una, e scarta quella.
rule-no-wild-to-close = Con una matta non si chiude; in altri momenti si può scartare.
rule-can-finish = Nessuno può restare con una sola carta che non può né scartare né calare.

## Il gioco, raccontato

about-game = Burraco
    .short = Fa’ burraco, e va’ a prendere il pozzetto.
    .lead = Un gioco di combinazioni con due mazzi, in cui i due sono matte. Fa’ combinazioni di { $seven } carte, prendi il pozzetto, chiudi.
about-need = Che cosa serve
    .players = Quattro giocatori in due coppie, l’uno di fronte all’altro; oppure due, o tre, ciascuno per sé.
    .pack = Due mazzi francesi con due jolly ciascuno: { $cards } carte.
about-deal = Si danno le carte
    .dealer = Ciascuno pesca una carta; dà chi ha la più bassa. Dall’alto valgono jolly, 2, asso, re e così via fino al 3; a parità di valore decide il seme.
    .pozzetti = Due pozzetti di { $hand } carte stanno da parte, coperti, uno per ogni coppia.
    .cards = Si danno { $hand } carte a testa; la carta dopo si scopre accanto al mazzo: comincia gli scarti.
about-values = Quanto valgono le carte
    .cards = Un jolly vale { $joker }, dovunque stia; le altre, calate e in mano:
about-melds = Le combinazioni
    .aces = L’asso sta sotto il due o sopra il re; una sequenza può averne uno a tutti e due i capi.
about-burraco = Il burraco
    .seven = Una combinazione di almeno { $seven } carte è un burraco: pulito, senza matta, { $clean } punti.
    .dirty = Con una matta è sporco: { $dirty } punti.
    .semi = Nei tornei ce n’è uno di mezzo: con { $seven } carte di fila accanto alla matta è semipulito, { $semi } punti.
about-turn = Un turno
about-table = Attaccare
    .freed = Chi cala proprio la carta che una matta rappresenta la libera: va al capo basso della sequenza, a quello alto se il basso è chiuso da un asso, e mai di nuovo in mano. Sotto il tre un due del seme torna sé stesso, e la combinazione è pulita.
    .shift = Una matta a un capo può riempire un vuoto all’altro capo, e così un due che lì sta al suo posto.
about-pozzetto = Il pozzetto
    .first = Il primo di una parte che resta senza carte prende per lei un pozzetto: { $hand } carte con cui andare avanti.
about-close = Come finisce una smazzata
    .stock = La smazzata finisce anche quando nel mazzo restano { $last } carte, dopo il turno di chi ha pescato quella sopra.
    .still = E finisce se per { $rounds } giri tutti cambiano solo carta: raccolgono uno scarto unico, e ne scartano un’altra.
about-count = Si contano i punti
    .plus = Per una parte contano le carte calate, i burrachi, e { $closing } per la chiusura.
    .minus = Contro di lei contano le carte rimaste in mano, un pozzetto preso e non giocato, e { $missed } se non ne ha preso nessuno.
about-three = In tre
    .alone = I pozzetti hanno { $first } e { $hand } carte. Chi prende il primo gioca da solo; gli altri due mettono insieme le combinazioni, e uno di loro può prendere il secondo.
    .half = I punti della coppia si dividono a metà, arrotondando per eccesso.
    .later = Quando uno arriva a { $later } punti, si fanno tre pozzetti di { $hand } carte, e ciascuno gioca da solo.
about-match = La partita
    .target = Una smazzata sola, o quante ne servono per arrivare a un tot di punti: spesso 505, 1005 o 2005.
