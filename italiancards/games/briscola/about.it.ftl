# La briscola a parole: su che cosa ci si accorda, le varianti con un nome, le regole.

## Accordi

option-players = Giocatori
    .about = Quanti siedono al tavolo.
option-deck = Le carte
    .about = Carte italiane o francesi: cambiano le figure, il gioco resta lo stesso.
    .v-italian = carte italiane
    .v-french = carte francesi
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
    .about = Chi vince la mano quando tutti e due i giocatori hanno preso 60 punti.
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

## Varianti con un nome

preset-briscola = Briscola
    .about = Il gioco come lo giocano i più.
preset-sicilian = Briscola siciliana
    .about = Come la racconta un sito siciliano: i punti si sommano di mano in mano, e il due e il sette di briscola si possono scambiare.

## Regole

rule-your-turn = Giochi quando tocca a te; chi fa una presa esce nella successiva.
rule-hold-the-card = Puoi giocare o scambiare solo una carta che hai in mano.
rule-any-card = Puoi giocare qualunque carta: nessuno è obbligato a rispondere a seme, a tagliare o a superare.
rule-exchange-agreed = Il due e il sette di briscola si scambiano solo se al tavolo ci si è accordati così.
rule-two-or-seven-of-trump = Nessun’altra carta si può scambiare.
rule-two-in-first-trick = Il due si scambia nella prima presa, quando tocca a te e prima di giocare una carta.
rule-seven-after-a-trick = Il sette si scambia dopo aver fatto una presa, quando tocca a te e prima di giocare una carta.
rule-upcard-lies-there = Tutti e due si scambiano solo finché la carta scoperta è sotto il mazzo.

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
        } giocatori, ognuno per sé.
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
about-exchange = Lo scambio della carta scoperta
