# Le frasi del nucleo in breve, per la riga: trenta caratteri al massimo.

## Prima di tutto

deal-is-on =
    .broken = La mano è finita.
your-turn =
    .broken =
        { $turn ->
            [nobody] Aspetta un momento.
            [you] Tocca a te.
           *[other] Aspetta: tocca { TO($turn-name) }.
        }
hold-the-card =
    .broken = Quella carta non ce l’hai.
hold-the-cards =
    .broken = Queste carte non le hai.
follow-suit =
    .broken = Devi rispondere a seme.

## Mosse

move-lay = Cala queste carte
move-add = Attacca { CARD($card, form: "the") }
move-swap = Scambia con il jolly
move-capture = Prendi quel che è acceso
move-call = Chiama { CARD($card, form: "the") }

## Che cosa succede

event-dealt =
    .told =
        { $dealer ->
            [you] Dai tu le carte.
           *[other] { $dealer-name } dà le carte.
        }
    .heard = { "" }
event-received =
    .told =
        { $seat ->
            [you] Hai le tue carte.
           *[other] { $seat-name } ha le sue carte.
        }
    .heard =
        { $seat ->
            [you] Carte nuove.
           *[other] { "" }
        }
event-drew =
    .told =
        { $seat ->
            [you] Peschi { CARD($card, form: "the") }.
           *[other] { $seat-name } pesca una carta.
        }
    .heard =
        { $seat ->
            [you] Nuova: { CARD($card) }.
           *[other] { $seat-name } pesca { CARD($card) }.
        }

## Che cosa c’è da fare

prompt-follow =
    .ok = Tocca a te: gioca una carta.

## Carte scelte

chosen-nothing =
    .ok = Scegli carte dalla mano.
chosen-no-meld =
    .ok =
        { $number ->
            [0] Scegli le carte.
            [1] Scegli altre carte.
            [2] Servono almeno tre carte.
           *[other] Non stanno tutte insieme.
        }
