# Scala quaranta: regole, fatti, punti, che cosa possono fare le carte, consigli.

game = Scala quaranta

## Regole

-waiting = Aspetta: si rifà il mazzo.
draw-first =
    .broken = Prima pesca una carta, dal mazzo o dagli scarti.
draw-once =
    .broken = Hai già pescato; adesso cala, attacca o scambia quanto vuoi, e poi scarta.
meld-lies-there =
    .broken =
        { $count ->
            [0] In tavola non c’è nessuna combinazione.
            [one] La combinazione { $number } non c’è: in tavola ce n’è una sola.
           *[other] La combinazione { $number } non c’è: in tavola ce ne sono { $count }.
        }
draw-from-stock =
    .ok = Dal mazzo si può sempre pescare.
take-when-opened =
    .ok =
        { $opened ->
            [yes] Hai aperto: puoi prendere { CARD($card, form: "the") }.
           *[no] A questo tavolo puoi prendere { CARD($card, form: "the") } per aprire.
        }
    .broken = Dagli scarti prende solo chi ha aperto: { CARD($card, form: "the") } resta lì.
three-cards =
    .ok = Una combinazione ha almeno tre carte, e queste bastano.
    .broken = { CARDS($cards, form: "the") }: una combinazione ha almeno tre carte.
one-joker =
    .ok = Un jolly per combinazione è permesso.
    .broken = In una combinazione può stare un solo jolly; qui ce ne sono { $number }.
joker-declared =
    .ok = Hai detto che cosa rappresenta il jolly: { CARDS($cards, form: "the") }.
    .broken = Di’ quale carta rappresenta il jolly, come in { $way }: potrebbe essere { CARDS($cards, form: "the", joined: "or") }.
sequence-or-set =
    .ok =
        { $number ->
            [one] Queste carte sono una combinazione.
           *[other] Queste carte sono { $number } combinazioni.
        }
    .broken =
        { $why ->
            [suits] { CARDS($cards, form: "the") }: in un tris i semi sono tutti diversi.
            [wrap] { CARDS($cards, form: "the") }: una scala non continua oltre l’asso, che va sotto il due o sopra il re.
            [aces] { CARDS($cards, form: "the") }: in una scala può stare un asso solo; il secondo può essere un jolly.
            [room] { CARDS($cards, form: "the") }: per il jolly non c’è più posto.
            [gap] { CARDS($cards, form: "the") } sono dello stesso seme, ma non in scala.
           *[mixed] { CARDS($cards, form: "the") } non sono né dello stesso seme né dello stesso valore.
        }
forty-to-open =
    .ok =
        { $way ->
            [closing] Queste combinazioni valgono { COUNT($points, "punti") }, ma con una carta sola in mano chiudi: in questo caso si apre con qualunque somma.
           *[enough] Apri con { COUNT($points, "punti") }; ne bastano { $least }.
        }
    .broken = Queste combinazioni valgono { COUNT($points, "punti") } su { $least }: { $short ->
            [one] manca un punto.
           *[other] mancano { $short } punti.
        }
open-without-joker =
    .ok = Apri senza jolly, come si usa a questo tavolo.
    .broken = A questo tavolo si apre senza jolly.
open-with-picked-card =
    .ok = Fra le carte con cui apri c’è { CARD($card, form: "the") }, che hai preso dagli scarti.
    .broken = Hai preso { CARD($card, form: "the") } per aprire: deve stare fra queste carte.
open-first =
    .ok = Hai aperto: puoi attaccare carte a ogni combinazione e scambiare i jolly.
    .broken = Non hai ancora aperto: prima cala combinazioni nuove per { COUNT($least, "punti") }.
fits-the-meld =
    .ok = { CARD($card, form: "the") } si attacca alla combinazione { $number }.
    .broken =
        { $why ->
            [joker] Nella combinazione { $number } c’è già un jolly, e ce ne può stare uno solo.
           *[no] { CARD($card, form: "the") } non si attacca alla combinazione { $number } ({ CARDS($cards) }).
        }
card-of-the-joker =
    .ok = Il jolly della combinazione { $number } rappresenta { CARD($card, form: "the") }: puoi prenderlo.
    .broken =
        { $why ->
            [aces] Nella combinazione { $number } il jolly rappresenta { CARD($stands, form: "the") }, ma in una scala può stare un asso solo: il jolly resta lì.
           *[other] { $stands ->
                [nobody] Nella combinazione { $number } non c’è un jolly.
               *[card] Il jolly della combinazione { $number } rappresenta { CARD($stands, form: "the") }, non { CARD($card, form: "the") }.
            }
        }
keep-one-to-discard =
    .ok = Ti resta una carta da scartare.
    .broken = Non ti resterebbe niente: l’ultima carta si scarta, non si cala.
no-close-in-first-round =
    .ok = Questa mossa non chiude la mano.
    .broken = Non si può chiudere prima che tutti abbiano giocato un turno.
use-the-picked-card =
    .ok = Non devi usare subito { CARD($card, form: "the") }.
    .broken =
        { $why ->
            [open] Hai preso { CARD($card, form: "the") } per aprire: prima apri.
           *[use] Hai preso { CARD($card, form: "the") } dagli scarti: usa quella carta prima di scartare.
        }
not-the-picked-card =
    .ok = Hai anche l’altra copia ({ CARD($card, form: "the") }): puoi scartarla.
    .broken = { CARD($card, form: "the") } viene dagli scarti: nello stesso turno non ci torna.
nothing-useful-discarded =
    .ok =
        { $way ->
            [free] Puoi scartare qualunque carta.
            [nothing-else] Non hai altro che si possa scartare: in questo caso va bene qualunque carta.
           *[useless] { CARD($card, form: "the") } non si attacca a niente in tavola: si può scartare.
        }
    .broken =
        { $number ->
            [0] Qui non si può scartare un jolly: puoi scartare { CARDS($cards, form: "the", joined: "or") }.
           *[other] Qui non si può scartare { CARD($card, form: "the") }: si attacca alla combinazione { $number }. Puoi scartare { CARDS($cards, form: "the", joined: "or") }.
        }
can-finish =
    .ok = { CARD($card, form: "the") } si può ancora usare così: { $line }.
    .broken = Dopo questa mossa non potresti finire il turno: dovresti usare { CARD($card, form: "the") }, che viene dagli scarti, e tenere una carta da scartare, ma non si può.{ $works ->
            [yes] { " " }Mossa possibile: { $line }.
           *[no] { "" }
        }

## Che cosa succede

event-joker-returned =
    .told = Si scopre un jolly: torna nel mazzo.
event-upcard-turned =
    .told = Si scopre { CARD($card, form: "the") }: è la prima carta degli scarti.
event-took =
    .told =
        { $seat ->
            [you] Prendi { CARD($card, form: "the") } dagli scarti.
           *[other] { $seat-name } prende { CARD($card, form: "the") } dagli scarti.
        }
event-opened =
    .told =
        { $seat ->
            [you] Apri con { COUNT($points, "punti") }.
           *[other] { $seat-name } apre con { COUNT($points, "punti") }.
        }
event-laid =
    .told =
        { $seat ->
            [you] Cali { CARDS($cards, form: "the") }
           *[other] { $seat-name } cala { CARDS($cards, form: "the") }
        }{ $joker ->
            [nobody] .
           *[card] , col jolly al posto { CARD($joker, form: "of") }.
        }
event-added =
    .told =
        { $seat ->
            [you] Attacchi { CARD($card, form: "the") } alla combinazione { $number }
           *[other] { $seat-name } attacca { CARD($card, form: "the") } alla combinazione { $number }
        }{ $joker ->
            [nobody] .
           *[card] , al posto { CARD($joker, form: "of") }.
        }
event-swapped =
    .told =
        { $seat ->
            [you] Metti { CARD($card, form: "the") } nella combinazione { $number } e prendi il jolly.
           *[other] { $seat-name } mette { CARD($card, form: "the") } nella combinazione { $number } e prende il jolly.
        }
event-discarded =
    .told =
        { $seat ->
            [you] Scarti { CARD($card, form: "the") }.
           *[other] { $seat-name } scarta { CARD($card, form: "the") }.
        }
event-stock-renewed =
    .told =
        { $way ->
            [flip] Il mazzo è finito: si girano gli scarti, { COUNT($number, "carte") }.
           *[reshuffle] Il mazzo è finito: si mescolano gli scarti, { COUNT($number, "carte") }.
        }
event-deal-over =
    .told =
        { $winner ->
            [you] Era l’ultima carta: chiudi.
            [nobody] Il mazzo è finito: la mano è nulla.
           *[other] Era l’ultima carta: { $winner-name } chiude.
        }

## Segni sul tavolo

sign-not-open =
    .ok =
        { $seat ->
            [you] Per aprire cala insieme { COUNT($least, "punti") } o più.
           *[other] { $seat-name } non ha ancora aperto
        }
sign-picked =
    .ok = Da usare in questo turno: { CARD($card) }

## Punti

line-jokers = Jolly, { $each } l’uno
line-aces = Assi, { $each } l’uno
line-tens = Dieci e figure, { $each } a carta
line-others = Altre carte, secondo il numero
line-in-hand = Carte rimaste in mano
line-doubled = Chiusura in mano: altrettanti in più
closed =
    .ok =
        { $winner ->
            [you] Hai chiuso: gli altri pagano le carte rimaste in mano, { COUNT($points, "punti") }.
           *[other] { $winner-name } ha chiuso: gli altri pagano le carte rimaste in mano, { COUNT($points, "punti") }.
        }
closed-in-hand =
    .ok =
        { $winner ->
            [you] Hai chiuso in mano: gli altri pagano { COUNT($points, "punti") }.
           *[other] { $winner-name } ha chiuso in mano: gli altri pagano { COUNT($points, "punti") }.
        }
void =
    .ok = La mano è nulla: non conta per nessuno, e ridà le carte lo stesso mazziere.

## Che cosa possono fare le carte scelte

chosen-melds =
    .ok = { these }: { COUNT($points, "punti") }.
chosen-opens =
    .ok = { these }: { COUNT($points, "punti") }. Si apre.
chosen-short =
    .ok = { these }: { $points } su { $least }. { $number ->
            [0] { "" }
            [1] Con una carta in più si apre: { CARDS($cards, form: "the", joined: "or") }.
            [2] Con una carta in più si apre: { CARDS($cards, form: "the", joined: "or") }.
           *[other] Con una carta in più si apre: ne vanno bene { $number }.
        }
chosen-card =
    .ok =
        { $frees ->
            [0] { $adds ->
                [0] { CARD($card, form: "the") } non si attacca a niente in tavola.
                [1] { CARD($card, form: "the") } si attacca qui: { that-meld }{ $ends ->
                    [2] , dalle due parti.
                   *[other] .
                }
               *[other] { CARD($card, form: "the") } si attacca a { COUNT($adds, "combinazioni") }.
            }
           *[other] { CARD($card, form: "the") } libera il jolly: { that-meld }.
        }
offered-lay =
    .ok =
        { $way ->
            [opened] { these }: { COUNT($points, "punti") }.
            [opens] { these }: { COUNT($points, "punti") }; ne bastano { $least }.
           *[short] { these }: { $points } su { $least }, ancora { $short }.
        }
offered-add =
    .ok =
        { $owner ->
            [you] Alla tua combinazione, { that-meld }
           *[other] Alla combinazione di { $owner-name }, { that-meld }
        }{ $stands ->
            [nobody] : { COUNT($left, "punti") } in meno in mano.
           *[card] , al posto { CARD($stands, form: "of") }: { COUNT($left, "punti") } in meno in mano.
        }
offered-swap =
    .ok =
        { $owner ->
            [you] Riprendi il jolly della tua combinazione, { that-meld }.
           *[other] Prendi il jolly della combinazione di { $owner-name }, { that-meld }.
        }
offered-discard =
    .ok =
        { $closes ->
            [yes] È la tua ultima carta: chiudi.
           *[no] Finisce il tuo turno: { COUNT($left, "punti") } in meno in mano.
        }

## Consigli

advice-look-closed =
    .ok = Quali delle tue carte legano fra loro? Servono { COUNT($least, "punti") } in combinazioni nuove; { $points ->
            [0] per ora non ne hai nessuna.
           *[other] le tue migliori ne valgono { $points }.
        }
advice-look-open =
    .ok = Hai aperto: guarda le tue combinazioni, poi quelle in tavola.
advice-take =
    .ok = { CARD($card, form: "the") } ti serve subito, e dopo hai una carta in meno.
advice-take-idle =
    .ok = Adesso non potresti usare { CARD($card, form: "the") }.
advice-draw =
    .ok = Peschi una carta che non conosci.
advice-open =
    .ok = Apri con { COUNT($points, "punti") } e ne tieni in mano { $left }.
advice-lay =
    .ok = Ti lascia in mano { COUNT($left, "punti") }.
advice-wait =
    .ok = Un’altra calata ti lascia meno punti.
advice-add =
    .ok = Ti toglie dalla mano { COUNT($points, "punti") }.
advice-swap =
    .ok = Il jolly fa una combinazione con le carte che hai.
advice-swap-idle =
    .ok = Il jolly per ora non ti serve, e in mano costa 25.
advice-close =
    .ok = È la tua ultima carta: chiudi.
advice-discard =
    .ok =
        Ti toglie dalla mano { COUNT($points, "punti") }{ $friends ->
            [0] , e non lega con niente
            [one] , ma lega con una carta che hai
           *[other] , ma lega con { $friends } carte che hai
        }{ $feeds ->
            [0] .
           *[other] ; chi viene dopo potrebbe attaccare questa carta alla combinazione { $feeds }.
        }
advice-closes =
    .ok = Chiudi: per te 0 punti, e gli altri pagano le carte che hanno in mano.
    .short = Chiudi: gli altri pagano le carte in mano.
advice-draws =
    .ok =
        { $opened ->
            [yes] { $number ->
                [0] Nessuna delle { COUNT($unseen, "carte non viste") }, jolly a parte, si attacca o completa una combinazione.
                [one] Una delle { COUNT($unseen, "carte non viste") }, jolly a parte, si attacca o completa una combinazione.
               *[other] { $number } delle { COUNT($unseen, "carte non viste") }, jolly a parte, si attaccano o completano una combinazione.
            }
           *[no] { $number ->
                [0] Nessuna delle { COUNT($unseen, "carte non viste") }, jolly a parte, completa una tua combinazione.
                [one] Una delle { COUNT($unseen, "carte non viste") }, jolly a parte, completa una tua combinazione.
               *[other] { $number } delle { COUNT($unseen, "carte non viste") }, jolly a parte, completano una tua combinazione.
            }
        }
    .short = { $number ->
        [0] Nessuna delle { COUNT($unseen, "carte non viste") } ti serve.
        [one] Una delle { COUNT($unseen, "carte non viste") } ti serve.
       *[other] { $number } delle { COUNT($unseen, "carte non viste") } ti servono.
    }
advice-takes =
    .ok = Usi subito { CARD($card, form: "the") }.
advice-opens =
    .ok = Apri con { COUNT($points, "punti") }; ne bastano { $least }.
advice-swaps =
    .ok = { CARD($card, form: "the") } libera il jolly della combinazione { $number }.
advice-lays =
    .ok =
        { $number ->
            [one] Metti giù una carta, { COUNT($points, "punti") }.
           *[other] Metti giù { $number } carte, { COUNT($points, "punti") }.
        }
advice-holds =
    .ok = Potresti aprire con { COUNT($points, "punti") }, ma aspetti.
advice-least =
    .ok =
        { $points ->
            [one] Resta in mano un punto: di meno non si può.
           *[other] Restano in mano { $points } punti: di meno non si può.
        }
advice-more =
    .ok = Restano in mano { COUNT($points, "punti") }; si può scendere a { $least }.
advice-out-of-match =
    .ok = Sei a { $score }: con { COUNT($points, "punti") } in mano saresti fuori.
advice-danger =
    .ok =
        { $number ->
            [one] { $seat-name } ha una carta: se chiude, paghi { COUNT($points, "punti") }.
           *[other] { $seat-name } ha { $number } carte: se chiude, paghi { COUNT($points, "punti") }.
        }
advice-throws-joker =
    .ok = Scarti un jolly: { COUNT($points, "punti") } in meno in mano.
advice-throws-twin =
    .ok = Ti resta l’altra copia, che aspetta le stesse carte: { COUNT($points, "punti") } in meno in mano.
    .short = Ti resta l’altra copia: { COUNT($points, "punti") } in meno in mano.
advice-breaks =
    .ok = { CARD($card, form: "the") } sta in una combinazione che hai in mano.
advice-throws-lonely =
    .ok = { CARD($card, form: "the") } non lega con niente: { COUNT($points, "punti") } in meno in mano.
    .short = { CARD($card, form: "the") } non lega con niente.
advice-throws =
    .ok =
        { COUNT($points, "punti") } in meno in mano, ma { $number ->
            [0] rompi una coppia; le carte che aspettava ({ $seen }) sono già uscite.
            [one] con una carta non vista faceva combinazione{ $seen ->
                [0] .
               *[other] {" "}(viste: { $seen }).
            }
           *[other] con { COUNT($number, "carte non viste") } faceva combinazione{ $seen ->
                [0] .
               *[other] {" "}(viste: { $seen }).
            }
        }
advice-throws-spare =
    .ok = { COUNT($points, "punti") } in meno in mano; altre tue carte aspettano le stesse.
    .short = Le altre aspettano le stesse carte.
advice-may-not-take =
    .ok = { $seat-name } non ha aperto: non può prendere questa carta.
advice-gives =
    .ok = { $seat-name } può prendere questa carta e attaccarla alla combinazione { $number }.
advice-gives-joker =
    .ok = { $seat-name } può prendere questa carta e liberare il jolly della combinazione { $number }.
advice-gives-nothing =
    .ok = Non si attacca a nessuna combinazione in tavola.
advice-keeps-joker =
    .ok =
        { $number ->
            [0] Il jolly, { COUNT($points, "punti") } in mano, non lega con nessuna coppia.
            [one] Il jolly, { COUNT($points, "punti") } in mano, lega con una coppia.
           *[other] Il jolly, { COUNT($points, "punti") } in mano, lega con { COUNT($number, "coppie") }.
        }
advice-waits =
    .ok =
        { $number ->
            [0] Nessuna delle { COUNT($unseen, "carte non viste") }, jolly a parte, completa quel che tieni.
            [one] Una delle { COUNT($unseen, "carte non viste") }, jolly a parte, completa quel che tieni.
           *[other] { $number } delle { COUNT($unseen, "carte non viste") }, jolly a parte, completano quel che tieni.
        }
advice-judged =
    .ok =
        A prima vista finisci { $sign ->
            [level] in parità.
            [ahead] con circa { COUNT(NUMBER($points, maximumFractionDigits: 0), "punti") } di vantaggio.
           *[behind] con circa { COUNT(NUMBER($points, maximumFractionDigits: 0), "punti") } di svantaggio.
        }
advice-behind =
    .ok =
        { $sign ->
            [fewer] { COUNT(NUMBER($points, maximumFractionDigits: 0), "punti") } in meno in media (±{ NUMBER($error, maximumFractionDigits: 0) })
           *[more] { COUNT(NUMBER($points, maximumFractionDigits: 0), "punti") } in più in media (±{ NUMBER($error, maximumFractionDigits: 0) })
        }{ $lost ->
            [0] .
           *[other] ; su 100 partite ne vince { $lost } in meno.
        }
advice-estimate =
    .ok =
        Giocando fino in fondo, in media finisci { $sign ->
            [level] in parità
            [ahead] con { COUNT(NUMBER($points, maximumFractionDigits: 0), "punti") } di vantaggio
           *[behind] con { COUNT(NUMBER($points, maximumFractionDigits: 0), "punti") } di svantaggio
        }; può variare di { NUMBER($error, maximumFractionDigits: 0) }.
worth-line = Con quanti punti di vantaggio finisci la mano, turno per turno
worth-point =
    { $sign ->
        [ahead] in media { COUNT(NUMBER($points, maximumFractionDigits: 1), "punti") } di vantaggio
        [behind] in media { COUNT(NUMBER($points, maximumFractionDigits: 1), "punti") } di svantaggio
       *[level] in media alla pari
    }

## Problemi

riddle-opening = Apri con più punti possibile.
riddle-opening-behind =
    .ok =
        { $points ->
            [one] Un punto in meno in tavola.
           *[other] { NUMBER($points, maximumFractionDigits: 0) } punti in meno in tavola.
        }
riddle-longest = Apri con più carte possibile.
riddle-longest-behind =
    .ok =
        { $points ->
            [one] Una carta in meno in tavola.
           *[other] { NUMBER($points, maximumFractionDigits: 0) } carte in meno in tavola.
        }
riddle-throwing = Scarta in modo da aspettare più carte possibile fra quelle non viste.
riddle-throwing-behind =
    .ok =
        { $points ->
            [one] Una carta in meno completa quel che tieni.
           *[other] { NUMBER($points, maximumFractionDigits: 0) } carte in meno completano quel che tieni.
        }
riddle-closing = In questo turno puoi chiudere: come cominci?
riddle-closing-behind =
    .ok =
        { $points ->
            [one] Così resta in mano almeno un punto.
           *[other] Così restano in mano almeno { NUMBER($points, maximumFractionDigits: 0) } punti.
        }

## Che cosa c’è da fare

prompt-draw =
    .ok = Tocca a te: pesca una carta.
prompt-discard =
    .ok = Cala quello che vuoi, poi scarta una carta.
