# Briscola: regole, fatti, punti, accordi, consigli.

game = Briscola

## Regole

deal-is-on =
    .broken = La mano è finita: tutte le carte sono state giocate.
your-turn =
    .broken =
        { $turn ->
            [nobody] Aspetta: si raccoglie la presa.
            [you] Tocca a te, non a loro.
           *[other] Non tocca a te: tocca a { $turn-name }.
        }
hold-the-card =
    .broken = Non hai in mano { CARD($card, form: "the") }.
any-card =
    .ok =
        { $led ->
            [nobody] Esci tu: puoi giocare qualunque carta.
           *[card] Puoi giocare qualunque carta: nessuno è obbligato a rispondere a seme, a tagliare o a superare.
        }
exchange-agreed =
    .ok = A questo tavolo si gioca con lo scambio.
    .broken = A questo tavolo non si è d’accordo di scambiare { CARD($card, form: "the") }.
two-or-seven-of-trump =
    .ok = { CARD($card, form: "the") } è una briscola che si può scambiare.
    .broken = Si scambiano solo il due e il sette di briscola, qui di { SUIT($suit) }; { CARD($card, form: "the") } no.
two-in-first-trick =
    .ok = Il due si scambia nella prima presa, e questa è la prima.
    .broken = Il due si scambia solo nella prima presa; questa è la numero { $number }.
seven-after-a-trick =
    .ok = Hai già fatto una presa: puoi scambiare il sette.
    .broken = Il sette si scambia dopo aver fatto una presa; non ne hai ancora fatte.
upcard-lies-there =
    .ok = { CARD($upcard, form: "the") } è ancora sotto il mazzo.
    .broken = La carta di briscola è stata pescata: non c’è più niente da scambiare.

## Che cosa succede

event-dealt =
    .told =
        { $dealer ->
            [you] Dai { $number } carte a testa.
           *[other] { $dealer-name } dà { $number } carte a testa.
        }
event-received =
    .told =
        { $seat ->
            [you] Ricevi { CARDS($cards, form: "the") }.
           *[other] { $seat-name } riceve { CARDS($cards, form: "the") }.
        }
    .hidden = { $seat-name } riceve { $number } carte.
event-upcard-returned =
    .told = { CARD($card, form: "the") } è troppo forte per stare scoperto: torna nel mazzo.
event-upcard-turned =
    .told = Si scopre { CARD($card, form: "the") }: briscola è { SUIT($suit) }.
event-played =
    .told =
        { $seat ->
            [you] Giochi { CARD($card, form: "the") }.
           *[other] { $seat-name } gioca { CARD($card, form: "the") }.
        }
event-exchanged =
    .told =
        { $seat ->
            [you] Scambi { CARD($card, form: "the") } con { CARD($upcard, form: "the") }.
           *[other] { $seat-name } scambia { CARD($card, form: "the") } con { CARD($upcard, form: "the") }.
        }
event-trick-taken =
    .told =
        { $seat ->
            [you] Prendi tu: { $points ->
                [0] nessun punto.
                [one] { $points } punto.
               *[other] { $points } punti.
            }
           *[other] Prende { $seat-name }: { $points ->
                [0] nessun punto.
                [one] { $points } punto.
               *[other] { $points } punti.
            }
        }
event-drew =
    .told =
        { $seat ->
            [you] Peschi { CARD($card, form: "the") }.
           *[other] { $seat-name } pesca { CARD($card, form: "the") }.
        }
    .hidden = { $seat-name } pesca una carta.
event-drew-upcard =
    .told =
        { $seat ->
            [you] Peschi l’ultima carta, quella scoperta: { CARD($card, form: "the") }.
           *[other] { $seat-name } pesca l’ultima carta, quella scoperta: { CARD($card, form: "the") }.
        }
event-deal-over =
    .told =
        { $winner ->
            [you] La mano è finita: la vinci tu.
            [nobody] La mano è finita in parità.
           *[other] La mano è finita: la vince { $winner-name }.
        }

## Segni sul tavolo

sign-trump =
    .ok = Briscola: { SUIT($suit) }

## Punti

line-aces = Assi, { $each } l’uno
line-threes = Tre, { $each } l’uno
line-kings = Re, { $each } l’uno
line-knights =
    { $look ->
        [italian] Cavalli, { $each } l’uno
       *[other] Donne, { $each } l’una
    }
line-knaves = Fanti, { $each } l’uno
won =
    .ok =
        { $winner ->
            [you] { $points } a { $other }: hai più della metà dei 120 punti e vinci la mano.
           *[other] { $points } a { $other }: { $winner-name } ha più della metà dei 120 punti e vince la mano.
        }
won-last-trick =
    .ok =
        { $winner ->
            [you] { $points } pari: l’ultima presa è tua, e decide.
           *[other] { $points } pari: l’ultima presa è di { $winner-name }, e decide.
        }
drawn =
    .ok = { $points } pari: la mano è patta.

## Consigli

advice-look-lead =
    .ok = Esci tu, e chi risponde conosce già la tua carta. Quale puoi permetterti di perdere?
advice-look-follow =
    .ok =
        In tavola { $points ->
            [0] non ci sono punti
            [one] c’è { $points } punto
           *[other] ci sono { $points } punti
        }; { $number ->
            [0] nessuna tua carta prende. Qual è il meno che puoi dare?
            [one] una tua carta prende. Vale la pena spenderla?
           *[other] { $number } delle tue carte prendono. Quale costa meno, se ne vale la pena?
        }
advice-exchange =
    .ok = Ricevi { CARD($upcard, form: "the") } per { CARD($card, form: "the") }, e non ti costa niente.
advice-takes =
    .ok =
        { CARD($card, form: "the") } prende: { $points ->
            [0] nessun punto, ma esci tu.
            [one] { $points } punto.
           *[other] { $points } punti.
        }
advice-spends-trump =
    .ok = Ti costa una briscola.
advice-keeps-trumps =
    .ok = Tieni le briscole per dopo.
advice-gives-nothing =
    .ok = La presa non vale niente: lasciala.
advice-gives =
    .ok =
        La presa va agli altri con { $points ->
            [one] { $points } punto.
           *[other] { $points } punti.
        }
advice-saves-trump =
    .ok =
        Solo una tua briscola prende; per { $points ->
            [one] { $points } punto
           *[other] { $points } punti
        } meglio tenerla.
advice-lead-worthless =
    .ok = { CARD($card, form: "the") } non vale niente: chi prende non ci guadagna.
advice-lead-worth =
    .ok = { CARD($card, form: "the") } vale { $own } punti; probabilità che te li prendano: { $chance } %.
advice-nothing-beats =
    .ok = Nessuna carta che non hai visto batte questa.
advice-some-beat =
    .ok =
        { $number ->
            [one] Una sola carta che non hai visto batte questa.
           *[other] { $number } delle { $unseen } carte che non hai visto battono questa.
        }
