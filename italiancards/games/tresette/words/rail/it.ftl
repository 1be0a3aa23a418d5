# Le frasi del tresette in breve, per la riga: trenta caratteri al massimo.

## Regole

your-turn =
    .broken =
        { $turn ->
            [nobody] Aspetta: si raccoglie.
            [you] Tocca a te.
           *[other] Aspetta: tocca { TO($turn-name) }.
        }
answer-first =
    .broken =
        { $asked ->
            [yes] Prima le accuse.
           *[no] Ora no: gioca una carta.
        }
declarations-agreed =
    .broken = Qui si gioca senza accusa.
declare-in-time =
    .broken =
        { $way ->
            [end_first_trick] Dopo la prima presa.
           *[tricks] È tardi per accusare.
        }
hold-the-combination =
    .broken = Queste carte non le hai.
name-the-missing =
    .broken = Quella carta ce l’hai.
declared-once =
    .broken = L’hai già accusata.
signals-agreed =
    .broken = Qui si gioca senza segnali.
known-signal =
    .broken = Non è un segnale.
leader-signals =
    .broken = Segnala solo chi esce.
from-second-trick =
    .broken = Dalla seconda presa in poi.
true-signal =
    .broken =
        { $word ->
            [volo] «Volo» no: ne hai altre.
           *[striscio] «Striscio» no: ne hai poche.
        }

## Mosse

move-declare =
    Accusa { $way ->
        [four] quattro { $rank ->
            [threes] tre
            [twos] due
           *[aces] assi
        }
        [three] tre { $rank ->
            [threes] tre
            [twos] due
           *[aces] assi
        }
        [napoletana] la napoletana
       *[several] queste carte
    }
move-signal = Gioca e di’ «{ $word }»

## Che cosa succede

event-redealt =
    .told = Mano debole: si ridanno.
event-packets-laid =
    .told =
        { $seat ->
            [you] Hai due mucchietti.
           *[other] { $seat-name } ha due mucchietti.
        }
event-holds-four =
    .told =
        { $seat ->
            [you] Hai il quattro: esci tu.
           *[other] { $seat-name } ha il quattro ed esce.
        }
event-answered =
    .told =
        { $seat ->
            [you] Hai risposto.
           *[other] { $seat-name } ha risposto.
        }
    .heard = { "" }
event-declares =
    .told =
        { $seat ->
            [you] Accusi: { COUNT($points, "punti") }.
           *[other] { $seat-name } accusa: { COUNT($points, "punti") }.
        }
event-played =
    .told =
        { $seat ->
            [you] Tu: { CARD($card, form: "the") }.
           *[other] { $seat-name }: { CARD($card, form: "the") }.
        }
    .heard =
        { $seat ->
            [you] { "" }
           *[other] { $seat-name }: { CARD($card) }.
        }
event-uncovered =
    .told =
        { $seat ->
            [you] Ora: { CARD($card, form: "the") }.
           *[other] { $seat-name }: { CARD($card, form: "the") }.
        }
event-deal-over =
    .told =
        { $winner ->
            [you] Vinci tu la mano.
            [us] Vince la tua coppia.
            [them] Vincono gli altri.
            [nobody] La mano è pari.
           *[other] Vince { $winner-name }.
        }
event-declares-nothing =
    .heard = { "" }
event-trick-taken =
    .heard = { "" }
    .soon =
        { $seat ->
            [you] Prendi tu.
           *[other] { $seat-name } prende.
        }
