# Le frasi del burraco in breve, per la riga: trenta caratteri al massimo.

## Regole

draw-first =
    .broken = Prima pesca o raccogli.
draw-once =
    .broken = Hai già pescato.
meld-lies-there =
    .broken = Quella combinazione non c’è.
three-cards =
    .broken = Servono almeno tre carte.
one-wild =
    .broken = Una sola matta alla volta.
wild-is-said =
    .broken = Dove va la matta?
sequence-or-set =
    .broken =
        { $why ->
            [wild] Niente tris di due o jolly.
            [long] In un tris al massimo nove.
            [wrap] Non si va oltre l’asso.
            [aces] In scala un asso solo.
            [room] La matta non ha posto.
            [gap] Non sono in scala.
           *[mixed] Non stanno insieme.
        }
no-second-set =
    .broken = Quel tris ce l’hai già.
first-meld-worth =
    .broken = { $points } su { $least }: non bastano.
own-melds =
    .broken = Non è roba tua.
fits-the-meld =
    .broken =
        { $why ->
            [wild] Lì c’è già una matta.
            [nowhere] La matta non si sposta.
            [full] Lì non c’è più posto.
            [end] Da che parte va?
            [locked] La matta lì è bloccata.
           *[no] Lì non si attacca.
        }
pozzetto-at-once =
    .broken = Tieni una carta da scartare.
not-thrown-back =
    .broken = Non la carta appena presa.
burraco-to-close =
    .broken =
        { $way ->
            [clean_burraco] Serve un burraco pulito.
           *[any_burraco] Per chiudere serve un burraco.
        }
no-wild-to-close =
    .broken = Con una matta non si chiude.
can-finish =
    .broken = Poi non finiresti il turno.

## Che cosa succede

event-pozzetti-made =
    .told = I pozzetti sono pronti.
event-upcard-turned =
    .told = Si scopre il primo scarto.
event-took-discards =
    .told =
        { $seat ->
            [you] Raccogli gli scarti.
           *[other] { $seat-name } raccoglie gli scarti.
        }
    .heard =
        { $seat ->
            [you] Nuove: { BRIEF($cards) }.
           *[other] { $seat-name } raccoglie.
        }
event-laid =
    .told =
        { $seat ->
            [you] Cali una combinazione.
           *[other] { $seat-name } cala.
        }
    .heard =
        { $seat ->
            [you] Cali { MELD($cards) }.
           *[other] { $seat-name } cala { MELD($cards) }.
        }
event-added =
    .told =
        { $seat ->
            [you] Attacchi una carta.
           *[other] { $seat-name } attacca una carta.
        }
    .heard =
        { $seat ->
            [you] Attacchi
           *[other] { $seat-name } attacca
        } { $stands ->
            [nobody] { $kind ->
                [set] { CARD($card) }: { MELD($cards, form: "ends") }
               *[sequence] { RANKS($card) }: { MELD($cards, form: "ends") }
            }
           *[card] { CARD($card) }: { MELD($cards) }
        }.
event-burraco =
    .told =
        { $kind ->
            [clean] Burraco pulito!
            [semi] Burraco semipulito!
           *[dirty] Burraco sporco!
        }
event-discarded =
    .told =
        { $seat ->
            [you] Fuori { CARD($card, form: "the") }.
           *[other] { $seat-name }: { CARD($card, form: "the") }.
        }
    .heard =
        { $seat ->
            [you] Fuori { CARD($card) }.
           *[other] { $seat-name } scarta { CARD($card) }.
        }
event-pozzetto-taken =
    .told =
        { $seat ->
            [you] Vai a pozzetto!
           *[other] { $seat-name } va a pozzetto.
        }
event-pozzetto-opened =
    .told =
        { $seat ->
            [you] Prendi in mano il pozzetto.
           *[other] { $seat-name } apre il pozzetto.
        }
event-plays-alone =
    .told =
        { $seat ->
            [you] Da adesso giochi da solo.
           *[other] { $seat-name } resta senza compagno.
        }
event-deal-over =
    .told =
        { $closer ->
            [you] Chiudi.
            [nobody] Nessuno ha chiuso.
           *[other] { $closer-name } chiude.
        }

## Che cosa c’è da fare

prompt-draw =
    .ok = Pesca o raccogli.
prompt-discard =
    .ok = Cala, poi scarta.

## Carte scelte

these =
    { $kind ->
        [sequence] Scala
        [set] Tris
       *[several] { COUNT($melds, "combinazioni") }
    }
chosen-melds =
    .ok =
        { $bonus ->
            [0] { these }: { COUNT($points, "punti") }.
           *[other] { these }: { $points } +{ $bonus }.
        }
chosen-first =
    .ok = { these }: { $points } su { $least }.
chosen-card =
    .ok =
        { $adds ->
            [0] Non si attacca a niente.
            [1] Si può attaccare.
           *[other] Si attacca in { $adds } posti.
        }
offered-lay =
    .ok =
        { $bonus ->
            [0] { these }: { COUNT($points, "punti") }.
           *[other] { these }: { $points } +{ $bonus }.
        }
offered-add =
    .ok =
        { $way ->
            [more] È burraco: +{ $gain }.
            [less] Il burraco perde { $loss }.
           *[same] Arriva a { COUNT($number, "carte") }.
        }
offered-discard =
    .ok =
        { $way ->
            [pozzetto] Ultima carta: vai a pozzetto.
            [closes] Ultima carta: chiudi.
           *[stays] Fine turno: −{ COUNT($left, "punti") }.
        }

## Problemi

riddle-laying = Cala più punti che puoi.
riddle-pozzetto = Puoi andare a pozzetto: come?
riddle-throwing = Che scarto aspetta più carte?
riddle-closing = Puoi chiudere: come?
