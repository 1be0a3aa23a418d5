# Le frasi della scala 40 in breve, per la riga: trenta caratteri al massimo.

## Regole

draw-first =
    .broken = Prima pesca una carta.
draw-once =
    .broken = Hai già pescato.
meld-lies-there =
    .broken = Quella combinazione non c’è.
take-when-opened =
    .broken = Prima apri, poi prendi.
three-cards =
    .broken = Servono almeno tre carte.
one-joker =
    .broken = Un solo jolly alla volta.
joker-declared =
    .broken = Che carta fa il jolly?
sequence-or-set =
    .broken =
        { $why ->
            [suits] Nel tris semi diversi.
            [wrap] Non si va oltre l’asso.
            [aces] In scala un asso solo.
            [room] Il jolly non ha posto.
            [gap] Non sono in scala.
           *[mixed] Non stanno insieme.
        }
forty-to-open =
    .broken = { $points } su { $least } per aprire.
open-without-joker =
    .broken = Qui si apre senza jolly.
open-with-picked-card =
    .broken = Apri con la carta presa.
open-first =
    .broken = Non hai ancora aperto.
fits-the-meld =
    .broken =
        { $why ->
            [joker] Lì c’è già un jolly.
           *[no] Lì non si attacca.
        }
card-of-the-joker =
    .broken =
        { $why ->
            [aces] Il jolly resta lì.
           *[other] Non libera il jolly.
        }
keep-one-to-discard =
    .broken = Tieni una carta da scartare.
no-close-in-first-round =
    .broken = Al primo giro non si chiude.
use-the-picked-card =
    .broken = Prima usa la carta presa.
not-the-picked-card =
    .broken = Non la carta appena presa.
nothing-useful-discarded =
    .broken =
        { $number ->
            [0] Qui il jolly non si scarta.
           *[other] Si attacca: non si scarta.
        }
can-finish =
    .broken = Poi non finiresti il turno.

## Che cosa succede

event-joker-returned =
    .told = Un jolly: torna nel mazzo.
event-upcard-turned =
    .told = Si scopre il primo scarto.
event-took =
    .told =
        { $seat ->
            [you] Prendi lo scarto.
           *[other] { $seat-name } prende lo scarto.
        }
    .heard =
        { $seat ->
            [you] Prendi { CARD($card) }.
           *[other] { $seat-name } prende { CARD($card) }.
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
        } { $joker ->
            [nobody] { $kind ->
                [set] { CARD($card) }: { MELD($cards, form: "ends") }
               *[sequence] { RANKS($card) }: { MELD($cards, form: "ends") }
            }
           *[card] { CARD($card) }: { MELD($cards) }
        }.
event-swapped =
    .told =
        { $seat ->
            [you] Prendi il jolly.
           *[other] { $seat-name } prende il jolly.
        }
    .heard =
        { $seat ->
            [you] Scambi { CARD($card) } col jolly.
           *[other] { $seat-name } scambia { CARD($card) } col jolly.
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
event-stock-renewed =
    .told = Dagli scarti un nuovo mazzo.
event-deal-over =
    .told =
        { $winner ->
            [you] Chiudi.
            [nobody] La mano è nulla.
           *[other] { $winner-name } chiude.
        }
event-opened =
    .heard =
        { $seat ->
            [you] { "" }
           *[other] { $seat-name } apre con { $points }.
        }

## Che cosa c’è da fare

prompt-draw =
    .ok = Pesca o prendi.
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
    .ok = { these }: { COUNT($points, "punti") }.
chosen-opens =
    .ok = { these }, { $points }: apri.
chosen-short =
    .ok = { these }: { $points } su { $least }.
chosen-card =
    .ok =
        { $frees ->
            [0] { $adds ->
                [0] Non si attacca a niente.
                [1] Si può attaccare.
               *[other] Si attacca in { $adds } posti.
            }
           *[other] Libera un jolly.
        }
offered-lay =
    .ok =
        { $way ->
            [short] { these }: { $points } su { $least }.
           *[opens] { these }: { COUNT($points, "punti") }.
        }
offered-add =
    .ok = In mano { COUNT($left, "punti") } in meno.
offered-swap =
    .ok = Il jolly viene in mano a te.
offered-discard =
    .ok =
        { $closes ->
            [yes] Ultima carta: chiudi.
           *[no] Fine turno: −{ COUNT($left, "punti") }.
        }

## Problemi

riddle-opening = Apri con più punti che puoi.
riddle-longest = Apri con più carte che puoi.
riddle-throwing = Che scarto aspetta più carte?
riddle-closing = Puoi chiudere: come?
