# La briscola a parole: su che cosa ci si accorda, le varianti con un nome, le regole.

## Accordi

option-players = Giocatori
    .about = Quanti siedono al tavolo: in due o in tre ognuno gioca per sé, in quattro a coppie, in sei in due squadre di tre. I compagni siedono alternati agli avversari.
option-deck = Le carte
    .about = Carte italiane o francesi: cambiano le figure, il gioco resta lo stesso.
    .v-italian = carte italiane
    .v-french = carte francesi
option-removed-two = Il due tolto
    .about = In tre si toglie dal mazzo un due, perché le carte bastino per tutti.
    .v-2d = il due di denari
    .v-2c = il due di coppe
    .v-2s = il due di spade
    .v-2b = il due di bastoni
option-match = La partita
    .about = Come si vince la partita: con una mano sola, vincendo la maggioranza di un numero dispari di mani, o sommando i punti di mano in mano.
    .v-single = una mano sola
    .v-best-of = la maggioranza di un numero dispari di mani
    .v-points = i punti sommati di più mani
option-best-of = Al meglio di
    .about = Il numero massimo di mani, senza contare le patte: vince chi ne vince più della metà.
option-points-rule = Punti della partita
    .about = Con quanti punti, sommati di mano in mano, si vince una partita a punti.
    .v-more-than-120 = più di 120
    .v-at-least-120 = almeno 120
option-tie = A 60 pari
    .about = Chi vince la mano quando le due parti hanno preso 60 punti ciascuna.
    .v-draw = nessuno: la mano è patta
    .v-last-trick = chi ha fatto l’ultima presa
option-three-as-three = Il posto del tre
    .about = Il tre può venire subito dopo l’asso, oppure dopo il quattro come un tre qualunque; vale comunque 10 punti.
    .v-false = subito dopo l’asso
    .v-true = fra il quattro e il due
option-return-ace-three = Asso o tre scoperto
    .about = Se la carta scoperta come briscola è un asso o un tre, c’è chi la rimette in mezzo al mazzo e scopre la successiva.
    .v-false = resta dov’è
    .v-true = torna nel mazzo
option-exchange-two = Scambio del due di briscola
    .about = Nella prima presa, prima di giocare una carta, chi ha il due di briscola può scambiarlo con la carta scoperta.
    .v-off = non si fa
    .v-first-trick = si fa nella prima presa
option-exchange-seven = Scambio del sette di briscola
    .about = Chi ha il sette di briscola e ha già fatto una presa può scambiarlo con la carta scoperta, prima di giocare una carta.
    .v-false = non si fa
    .v-true = si fa
option-requires-trick = La presa prima del sette
    .about = Chi deve aver fatto una presa prima che si scambi il sette di briscola: chi lo ha in mano, oppure uno qualunque della squadra.
    .v-player = il giocatore
    .v-team = il giocatore o un compagno
option-partner-show-start = Carte mostrate all’inizio
    .about = Prima della prima presa si chiede a tutti se mostrano le carte ai compagni.
    .v-false = non si mostrano
    .v-true = si possono mostrare
option-partner-show-end = Carte mostrate alla fine
    .about = Verso la fine si chiede a tutti se mostrano le carte ai compagni. La fonte dice «prima dell’ultima mano»: può essere l’ultima presa, o le ultime tre, quando il mazzo è finito.
    .v-off = non si mostrano
    .v-stock-empty = quando il mazzo è finito
    .v-last-trick = prima dell’ultima presa
option-table-talk = Parlare fra compagni
    .about = Se i compagni possono dirsi qualcosa delle carte, al proprio turno e prima di giocare: niente, con i segni per le briscole alte, oppure a voce con poche frasi.
    .v-none = niente
    .v-signals = i segni
    .v-open = a voce
option-signs-seen-by = Chi vede un segno
    .about = Un segno si può fare in modo che solo i compagni vedano quale, o davanti a tutti. Che si faccia un segno se ne accorgono comunque tutti.
    .v-partner = solo i compagni
    .v-all = tutti
option-must-be-true = Segni e parole
    .about = Se quello che si segna o si dice delle proprie carte dev’essere vero.
    .v-true = devono essere veri
    .v-false = possono essere falsi

## Varianti con un nome

preset-briscola = Briscola
    .about = Il gioco come lo giocano i più.
preset-briscola-three = Briscola in tre
    .about = Ognuno per sé, con un due in meno; vince chi ha più punti, e ne possono bastare 41.
preset-briscola-pairs = Briscola a coppie
    .about = Quattro giocatori, due contro due, i compagni l’uno di fronte all’altro.
preset-briscola-six = Briscola in sei
    .about = Due squadre di tre, seduti alternati; si tolgono i due.
preset-briscola-signals = Briscola a coppie con i segni
    .about = Due contro due; i compagni si segnano le briscole alte.
preset-sicilian = Briscola siciliana
    .about = Come la racconta un sito siciliano: i punti si sommano di mano in mano, e il due e il sette di briscola si possono scambiare.
preset-sicilian-pairs = Briscola siciliana a coppie
    .about = La stessa in quattro: i compagni possono anche mostrarsi le carte, prima della prima presa e prima dell’ultima.

## Regole

rule-your-turn = Giochi quando tocca a te; chi fa una presa esce nella successiva.
rule-hold-the-card = Puoi giocare o scambiare solo una carta che hai in mano.
rule-any-card = Puoi giocare qualunque carta: nessuno è obbligato a rispondere a seme, a tagliare o a superare.
rule-exchange-agreed = Il due e il sette di briscola si scambiano solo se al tavolo ci si è accordati così.
rule-two-or-seven-of-trump = Nessun’altra carta si può scambiare.
rule-two-in-first-trick = Il due si scambia nella prima presa, quando tocca a te e prima di giocare una carta.
rule-seven-after-a-trick = Il sette si scambia dopo aver fatto una presa, quando tocca a te e prima di giocare una carta. A squadre, se ci si accorda così, basta la presa di un compagno.
rule-upcard-lies-there = Tutti e due si scambiano solo finché la carta scoperta è sotto il mazzo.
rule-show-agreed = Se al tavolo ci si è accordati così, i compagni si mostrano le carte.
rule-show-when-asked = Lo si chiede a tutti nello stesso momento: prima della prima presa, quando il mazzo è finito, o prima dell’ultima presa.
rule-talk-agreed = Per il resto i compagni non si dicono niente, a meno che al tavolo non si facciano i segni o non si parli.
rule-sign-of-a-trump = I segni sono per cinque briscole: le labbra sui denti per l’asso, la bocca storta per il tre, uno sguardo al cielo per il re, la punta della lingua per il cavallo, un’alzata di spalla per il fante.
rule-sign-once = Un segno si fa quando tocca a te, prima di giocare, e ognuno una volta per mano.
rule-sign-is-true = Si segnano solo le briscole che si hanno, a meno che al tavolo non valgano i segni falsi.
rule-known-sentence = A voce si dicono quattro cose: ho una briscola; ho un carico; non ho né briscole né punti; prendi tu, se puoi.
rule-said-once = Ognuna si dice quando tocca a te, prima di giocare, e una volta per presa.
rule-saying-is-true = Quello che si dice delle proprie carte è vero, a meno che al tavolo non ci si accordi altrimenti.
rule-partner-follows = Si chiede di prendere solo a un compagno che deve ancora giocare in quella presa.

## Il gioco, raccontato

about-game = Briscola in { $players ->
        [2] due
       *[other] { $players }
    }
    .short = Prese, e briscole per vincerle.
    .lead = Un gioco di prese e di briscole. Chi prende più della metà dei { $total } punti vince la mano.
about-need = Che cosa serve
    .players = { $players ->
            [2] Due
           *[other] { $players }
        } giocatori, ognuno per sé; oppure tre, o quattro a coppie, o sei in due squadre di tre.
    .pack = Un mazzo italiano di { $cards } carte, in quattro semi: denari, coppe, spade e bastoni.
    .french = Va bene anche un mazzo francese: si tolgono gli otto, i nove, i dieci e i jolly. Il fante resta il fante, la donna fa da cavallo.
about-deal = La distribuzione
    .first = La prima volta dà le carte chi alza la carta più alta; poi si danno a turno.
    .cards = Mescola, fai alzare l’avversario e dai { $hand } carte coperte a testa.
    .upcard = Scopri la carta seguente e mettila di traverso sotto le altre, in modo che se ne veda metà. Il suo seme è la briscola per tutta la mano; le altre carte, coperte, sono il mazzo.
about-play = Il gioco
    .lead = Esce chi non ha dato le carte, giocando una carta. L’altro risponde con una carta, e le due insieme fanno una presa.
about-trick = Chi prende
    .same = Due carte dello stesso seme: prende la più alta.
    .trump = Una briscola e una carta d’altro seme: prende la briscola, per quanto bassa.
    .other = Due semi diversi e nessuna briscola: prende la carta d’uscita, per quanto alta sia l’altra.
    .pile = Chi prende mette le due carte coperte nel proprio mazzetto.
about-draw = Pescare
    .each = Dopo ogni presa tutti e due pescano una carta dal mazzo, per primo chi ha preso.
    .last = La carta scoperta si pesca per ultima: tocca a chi ha perso la presa prima dell’ultima pescata.
    .without = Le ultime { $hand } prese si giocano senza pescare.
about-count = La fine e il conto
    .cards = Somma i punti delle carte che hai preso. In tutto sono { $total }.
    .win = Con almeno { $enough } punti vinci la mano. { $half } pari è patta.
about-match = La partita
    .usual = Di solito al meglio di { $deals } mani: chi ne vince { $won } ha vinto la partita. Una mano patta non conta per nessuno.
    .otherwise = Altri modi di giocare una partita sono fra le varianti.
about-more = In tre, in quattro o in sei
    .three = In tre si toglie un due, di solito quello di denari, e ognuno gioca per sé. Chi ha più punti vince la mano: ne possono bastare { $three }. Se nessuno ne ha più di tutti gli altri, è patta.
    .four = In quattro si gioca due contro due, i compagni l’uno di fronte all’altro. I compagni sommano i loro punti: con { $enough } si vince.
    .six = In sei si tolgono tutti i due e si gioca tre contro tre, le squadre alternate intorno al tavolo.
    .turns = Esce chi sta alla destra del mazziere, e si gira verso destra. Prende la briscola più alta, o altrimenti la carta più alta del seme d’uscita.
    .drawing = Dopo una presa pescano tutti a turno, per primo chi ha preso. La carta scoperta va a chi siede prima di lui.
about-partners = Che cosa possono dirsi i compagni
about-exchange = Lo scambio della carta scoperta
