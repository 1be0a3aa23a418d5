# Briscola: regole, fatti, punti, accordi, consigli.

game = Briscola

## Regole

deal-is-on =
    .broken = La mano è finita: tutte le carte sono state giocate.
-waiting = Aspetta: si raccoglie la presa.
any-card =
    .ok =
        { $led ->
            [nobody] Esci tu: puoi giocare qualunque carta.
           *[card] Puoi giocare qualunque carta: nessuno è obbligato a rispondere a seme, a tagliare o a superare.
        }
exchange-agreed =
    .ok = A questo tavolo si gioca con lo scambio.
    .broken = A questo tavolo non è previsto lo scambio: { CARD($card, form: "the") } non si può scambiare.
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
    .broken = La carta scoperta è stata pescata: non c’è più niente da scambiare.

## Che cosa succede

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
    .coming =
        { $seat ->
            [you] Prendi tu.
           *[other] Prende { $seat-name }.
        }
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
            [nobody] La mano è finita: è patta.
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
            [0] nessuna tua carta prende. Quale ti costa meno lasciare?
            [one] una tua carta prende. Vale la pena spenderla?
           *[other] { $number } delle tue carte prendono. Vale la pena prendere? E con quale spendi meno?
        }
advice-look-last-draw =
    .ok = Dopo questa presa si pescano le ultime due carte: chi la perde riceve { CARD($upcard, form: "the") }.
advice-look-need =
    .ok = Hai { $mine } punti e l’avversario { $theirs }: con altri { $need } vinci la mano, e ne restano { $left } da prendere.
advice-look-won =
    .ok = Hai { $mine } punti: la mano è già tua.
advice-look-lost =
    .ok = L’avversario ha { $theirs } punti: questa mano è già persa.
advice-look-ending =
    .ok = Non c’è più niente di coperto: l’avversario ha { CARDS($cards, form: "the") }. Fai i conti fino in fondo.
advice-exchange =
    .ok = Dai { CARD($card, form: "the") } e ricevi { CARD($upcard, form: "the") }, una briscola più forte; poi giochi come prima.
advice-exchange-down =
    .ok = Dai { CARD($card, form: "the") } e ricevi { CARD($upcard, form: "the") }, una briscola più debole.
advice-takes =
    .ok =
        Prende: { $points ->
            [0] nessun punto, e poi esci tu.
            [one] { $points } punto.
           *[other] { $points } punti.
        }
advice-spends-trump =
    .ok =
        { $number ->
            [0] Ti costa l’unica briscola che hai.
            [one] Ti costa una briscola; te ne resta una.
           *[other] Ti costa una briscola; te ne restano { $number }.
        }
advice-keeps-trumps =
    .ok =
        Non serve una briscola: { $number ->
            [one] la tua ti resta.
           *[other] ti restano tutte e { $number }.
        }
advice-gives-nothing =
    .ok = Perde la presa, che non vale punti.
advice-gives =
    .ok =
        Perde la presa: { $points } punti all’avversario{ $own ->
            [0] .
           *[other] { $rest ->
                [0] , tutti da questa carta.
               *[other] , { $own } da questa carta.
            }
        }
advice-wins-deal =
    .ok = Così arrivi a { $points }: più della metà, e la mano è tua.
advice-loses-deal =
    .ok = Così l’avversario arriva a { $points }: più della metà, e la mano è persa.
advice-you-draw-upcard =
    .ok = Poi peschi { CARD($upcard, form: "the") }, e l’avversario la carta coperta.
advice-they-draw-upcard =
    .ok = Poi l’avversario pesca { CARD($upcard, form: "the") }, e tu la carta coperta.
advice-nothing-beats =
    .ok =
        Questa carta non la batte niente: la presa è tua{ $points ->
            [0] .
           *[other] , con i suoi { $points } punti e quelli della risposta.
        }
advice-beaten-by =
    .ok = L’avversario ha { CARDS($cards, form: "the") }: questa carta la prende.
advice-surely-beaten =
    .ok = { $number } delle { $unseen } carte che non hai visto battono questa, e l’avversario ne ha di sicuro una.
advice-some-beat =
    .ok =
        { $number ->
            [one] Una delle { $unseen } carte che non hai visto batte questa: probabilità che ce l’abbia l’avversario, { $chance }%.
           *[other] { $number } delle { $unseen } carte che non hai visto battono questa: probabilità che l’avversario ne abbia una, { $chance }%.
        }
advice-lead-worth =
    .ok = Vale { $points } punti per chi la prende.
advice-lead-free =
    .ok = Non vale niente per chi la prende.
worth-line = I punti attesi, carta per carta
worth-point = { NUMBER($points, maximumFractionDigits: 1) } punti attesi
advice-estimate =
    .ok = In media finisci con { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } punti (±{ NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }).
advice-proven =
    .ok = Finisci con almeno { $points } punti, qualunque cosa giochi l’avversario.
advice-counted =
    .ok = Considerando tutte le disposizioni possibili delle carte coperte, e giocando poi a carte scoperte, finisci in media con { NUMBER($points, maximumFractionDigits: 1) } punti.
