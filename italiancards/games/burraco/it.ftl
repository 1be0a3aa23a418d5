# Burraco: regole, fatti, punti.

game = Burraco

## Regole

-waiting = Aspetta: si prende in mano il pozzetto.
draw-first =
    .broken = Prima pesca una carta dal mazzo, o raccogli tutti gli scarti.
draw-once =
    .broken = Hai già pescato; adesso cala e attacca quanto vuoi, e poi scarta.
meld-lies-there =
    .broken =
        { $count ->
            [0] In tavola non c’è nessuna combinazione.
            [one] La combinazione { $number } non c’è: in tavola ce n’è una.
           *[other] La combinazione { $number } non c’è: in tavola ce ne sono { $count }.
        }
draw-from-stock =
    .ok = Dal mazzo si può sempre pescare.
take-the-discards =
    .ok =
        { $number ->
            [one] Puoi raccogliere lo scarto: { CARDS($cards, form: "the") }.
           *[other] Puoi raccogliere gli scarti, tutti e { $number }: { CARDS($cards, form: "the") }.
        }
three-cards =
    .ok = Una combinazione ha almeno tre carte, e qui ci sono.
    .broken = { CARDS($cards, form: "the") }: una combinazione ha almeno tre carte.
one-wild =
    .ok = Una matta in una combinazione è permessa.
    .broken = In una combinazione può stare una sola matta; qui lo sarebbero { CARDS($cards, form: "the") }.
wild-is-said =
    .ok = È detto che cosa rappresenta la matta: { CARDS($cards, form: "the") }.
    .broken =
        { $why ->
            [end] Di’ a quale capo va { CARD($card, form: "the") }: { $way }.
           *[place] Di’ che cosa rappresenta { CARD($card, form: "the") }, come in { $way }: potrebbe essere { CARDS($cards, form: "the", joined: "or") }.
        }
sequence-or-set =
    .ok =
        { $number ->
            [one] Queste carte sono una combinazione.
           *[other] Queste carte sono { $number } combinazioni.
        }
    .broken =
        { $why ->
            [wild] { CARDS($cards, form: "the") }: gruppi di due o di jolly non ce ne sono.
            [long] { CARDS($cards, form: "the") }: un gruppo ha al massimo nove carte, una delle quali matta.
            [wrap] { CARDS($cards, form: "the") }: una sequenza non gira intorno all’asso, che sta o sotto il due o sopra il re.
            [aces] { CARDS($cards, form: "the") }: a questo tavolo in una sequenza c’è un asso solo.
            [room] { CARDS($cards, form: "the") }: per la matta non c’è più posto.
            [gap] { CARDS($cards, form: "the") } non sono in fila.
           *[mixed] { CARDS($cards, form: "the") } non sono né dello stesso seme né dello stesso valore.
        }
no-second-set =
    .ok =
        { $way ->
            [agreed] A questo tavolo una parte può avere più gruppi dello stesso valore.
           *[first] La tua parte non ha ancora un gruppo di quel valore.
        }
    .broken = La tua parte ha già un gruppo di quel valore: { CARDS($cards, form: "the") }. Attacca a quello.
first-meld-worth =
    .ok = Le prime combinazioni della tua parte valgono { $points } punti; ne bastano { $least }.
    .broken = Le prime combinazioni della tua parte valgono { $points } punti su { $least }: { $short ->
            [one] manca un punto.
           *[other] mancano { $short } punti.
        }
own-melds =
    .ok = La combinazione { $number } è della tua parte.
    .broken = La combinazione { $number } non è della tua parte: attacchi solo alle combinazioni tue e di chi gioca con te.
fits-the-meld =
    .ok =
        { $moved ->
            [nobody] La combinazione { $number } si allunga: ci sta { CARD($card, form: "the") }.
           *[card] La combinazione { $number } si allunga: ci sta { CARD($card, form: "the") }, e si sposta { CARD($moved, form: "the") }.
        }
    .broken =
        { $why ->
            [wild] La combinazione { $number } ha già una matta, e più di una non ne tiene: { CARDS($cards, form: "the") }.
            [nowhere] La matta della combinazione { $number } rappresenta { CARD($card, form: "the") }, ma non avrebbe dove andare.
            [full] La combinazione { $number } è piena: { CARDS($cards, form: "the") }.
            [end] Per attaccare { CARD($card, form: "the") } alla combinazione { $number } si scrive { $way }.
            [locked] Nella combinazione { $number } non ci sta { CARD($card, form: "the") }: la matta è bloccata in mezzo. Ci sono { CARDS($cards) }.
           *[no] Nella combinazione { $number } non ci sta { CARD($card, form: "the") }: { CARDS($cards) }.
        }
discard-ends-turn =
    .ok = Si può scartare { CARD($card, form: "the") }: con lo scarto il turno finisce.
pozzetto-at-once =
    .ok = Cali le ultime carte, { CARDS($cards, form: "the") }: prendi il pozzetto al volo e continui a giocare.
    .broken = Dopo { CARDS($cards, form: "the") } non avresti più carte, e la tua parte il pozzetto l’ha già avuto: l’ultima carta si scarta, non si cala.
pozzetto-by-discard =
    .ok = L’ultima carta è { CARD($card, form: "the") }: con lo scarto prendi il pozzetto, e lo guardi al prossimo turno.
not-thrown-back =
    .ok =
        { $way ->
            [agreed] A questo tavolo puoi scartare { CARD($card, form: "the") }, anche se l’hai appena raccolta.
           *[twin] Di carte così ne hai due: puoi scartare { CARD($card, form: "the") }.
        }
    .broken = Hai appena raccolto { CARD($card, form: "the") }, unico scarto: nello stesso turno non torna indietro.
burraco-to-close =
    .ok = La tua parte ha quello che serve: { CARD($card, form: "with") } chiudi la smazzata.
    .broken =
        { $way ->
            [clean_burraco] L’ultima carta è { CARD($card, form: "the") }: per chiudere alla tua parte serve un burraco pulito.
           *[any_burraco] L’ultima carta è { CARD($card, form: "the") }: per chiudere alla tua parte serve un burraco.
        }
no-wild-to-close =
    .ok = Anche se è una matta, si può scartare { CARD($card, form: "the") }: non chiude.
    .broken = È una matta, { CARD($card, form: "the") }: con una matta non si chiude.
can-finish =
    .ok = Ti resta in mano { CARD($card, form: "the") }, e puoi finire: { $line }.
    .broken =
        { $why ->
            [wild] Ti resterebbe in mano { CARD($card, form: "the") }, e con una matta non si chiude. Puoi ancora: { $line }.
            [clean_burraco] Ti resterebbe in mano { CARD($card, form: "the") }, e senza un burraco pulito non si chiude. Puoi ancora: { $line }.
            [any_burraco] Ti resterebbe in mano { CARD($card, form: "the") }, e senza un burraco non si chiude. Puoi ancora: { $line }.
           *[back] Ti resterebbe in mano { CARD($card, form: "the") }, lo scarto che hai raccolto, che non torna indietro. Puoi ancora: { $line }.
        }

## Mosse

move-take = Raccogli tutti gli scarti
    .short = Prendi
move-add =
    { $stands ->
        [nobody] Attacca { CARD($card, form: "the") } alla combinazione { $number }
       *[card] Attacca { CARD($card, form: "the") } alla combinazione { $number }, al posto { CARD($stands, form: "of") }
    }{ $end ->
        [low] , { CARD($goes, form: "the") } al capo basso
        [high] , { CARD($goes, form: "the") } al capo alto
       *[none] { "" }
    }
    .short = Attacca

## Quello che succede

event-pozzetti-made =
    .told = { $number } pozzetti stanno coperti da parte: il primo ha { $first } carte, gli altri { $each }.
event-upcard-turned =
    .told = Si scopre { CARD($card, form: "the") }, e cominciano gli scarti.
event-took-discards =
    .told =
        { $seat ->
            [you] Raccogli gli scarti: { CARDS($cards, form: "the") }.
           *[other] { $seat-name } raccoglie gli scarti: { CARDS($cards, form: "the") }.
        }
event-laid =
    .told =
        { $seat ->
            [you] Cali { CARDS($cards, form: "the") }
           *[other] { $seat-name } cala { CARDS($cards, form: "the") }
        }{ $stands ->
            [nobody] .
           *[card] { $kind ->
                [set] , una come matta.
               *[sequence] , la matta al posto { CARD($stands, form: "of") }.
            }
        }
event-added =
    .told =
        { $seat ->
            [you] Attacchi { CARD($card, form: "the") } alla combinazione { $number }
           *[other] { $seat-name } attacca { CARD($card, form: "the") } alla combinazione { $number }
        }{ $stands ->
            [nobody] .
           *[card] ; la matta rappresenta { CARD($stands, form: "the") }.
        }
cheer-burraco = Burraco!
event-burraco =
    .told =
        { $seat ->
            [you] La tua combinazione { $number } è
           *[other] La combinazione { $number } è
        } { $was ->
            [none] { "" }
           *[kind] adesso
        } { $kind ->
            [clean] un burraco pulito.
            [semi] un burraco semipulito.
           *[dirty] un burraco sporco.
        }
event-discarded =
    .told =
        { $seat ->
            [you] Scarti { CARD($card, form: "the") }.
           *[other] { $seat-name } scarta { CARD($card, form: "the") }.
        }
event-pozzetto-taken =
    .told =
        { $seat ->
            [you] Prendi il pozzetto, { $number } carte
           *[other] { $seat-name } prende il pozzetto, { $number } carte
        }{ $way ->
            [at-once] , e il turno continua.
           *[discard] , da guardare al prossimo turno.
        }
event-pozzetto-opened =
    .told =
        { $seat ->
            [you] Prendi in mano il tuo pozzetto, { $number } carte.
           *[other] { $seat-name } prende in mano il pozzetto, { $number } carte.
        }
event-plays-alone =
    .told =
        { $seat ->
            [you] Da adesso giochi da solo, contro { $winner-name }.
           *[other] Da adesso { $seat-name } gioca da solo, contro { $winner-name }.
        }
event-deal-over =
    .told =
        { $closer ->
            [you] Scarti l’ultima carta e chiudi.
            [nobody] La smazzata finisce senza che nessuno chiuda.
           *[other] { $closer-name } scarta l’ultima carta e chiude.
        }

## Segni sul tavolo

sign-pozzetto =
    .ok =
        { $seat ->
            [you] Hai preso il pozzetto della tua parte.
           *[other] { $seat-name } ha preso un pozzetto.
        }
sign-alone =
    .ok =
        { $seat ->
            [you] Giochi da solo.
           *[other] { $seat-name } gioca da solo.
        }
sign-end =
    .ok =
        { $number ->
            [one] Si pesca ancora una carta, poi la smazzata finisce.
           *[other] Si pescano ancora { $number } carte, poi la smazzata finisce.
        }

## Dove stanno le carte

zone-pozzetto =
    { $seat ->
        [you] Il tuo pozzetto
        [nobody] Pozzetto { $number }
       *[other] Il pozzetto di { $seat-name }
    }

## Punti

line-melds = Carte calate
line-meld =
    { $way ->
        [set] Combinazione { $number }, un gruppo
       *[sequence] Combinazione { $number }, una sequenza
    }{ $kind ->
        [clean] {": "}burraco pulito
        [semi] {": "}burraco semipulito
        [dirty] {": "}burraco sporco
       *[none] { "" }
    }
line-clean = Burrachi puliti, { $each } l’uno
line-semi = Burrachi semipuliti, { $each } l’uno
line-dirty = Burrachi sporchi, { $each } l’uno
line-closing = Per la chiusura, { $each }
line-hands = Carte rimaste in mano
line-unplayed = Pozzetto preso e non giocato
line-pozzetto = Pozzetto non preso, { $each } in meno
line-halved = La coppia divide i suoi punti
note-short =
    .ok =
        { $number ->
            [one] Con una carta in più è un burraco.
           *[other] Con { $number } carte in più è un burraco.
        }
note-wild =
    .ok =
        { $way ->
            [set] Dentro c’è una matta, { CARD($card, form: "the") }: con una carta naturale al suo posto sarebbe pulito, e varrebbe { $bonus }.
           *[sequence] Al posto { CARD($stands, form: "of") } c’è { CARD($card, form: "the") }: senza matta sarebbe pulito, e varrebbe { $bonus }.
        }
note-missed =
    .ok = { $seats-side }: pozzetto non preso.
ended-closed =
    .ok =
        { $closer ->
            [you] Hai chiuso.
           *[other] { $closer-name } ha chiuso.
        } { $winner ->
            [nobody] Nessuno è in vantaggio, con { $points } punti a testa.
            [you] Hai più punti di tutti: { $points }.
            [us] La tua parte ha più punti: { $points }.
            [them] { $winner-name } hanno più punti: { $points }.
           *[other] { $winner-name } ha più punti: { $points }.
        }
ended-stock =
    .ok = Il mazzo è alla fine. { $winner ->
            [nobody] Nessuno è in vantaggio, con { $points } punti a testa.
            [you] Hai più punti di tutti: { $points }.
            [us] La tua parte ha più punti: { $points }.
            [them] { $winner-name } hanno più punti: { $points }.
           *[other] { $winner-name } ha più punti: { $points }.
        }
ended-still =
    .ok = Nessuno fa altro che cambiare carta: la smazzata finisce. { $winner ->
            [nobody] Nessuno è in vantaggio, con { $points } punti a testa.
            [you] Hai più punti di tutti: { $points }.
            [us] La tua parte ha più punti: { $points }.
            [them] { $winner-name } hanno più punti: { $points }.
           *[other] { $winner-name } ha più punti: { $points }.
        }

## Che cosa c’è da fare

prompt-draw =
    .ok =
        { $number ->
            [one] Tocca a te: pesca una carta, o raccogli lo scarto.
           *[other] Tocca a te: pesca una carta, o raccogli tutti e { $number } gli scarti.
        }
prompt-discard =
    .ok = Cala e attacca quello che vuoi, poi scarta una carta.

## Carte scelte

these =
    { $kind ->
        [sequence] Sequenza di { SUIT($suit) }
        [set] Gruppo di { RANKS($rank, form: "plural") }
       *[several] { $melds } combinazioni
    }
that-meld =
    { $kind ->
        [set] gruppo di { RANKS($rank, form: "plural") }
       *[sequence] sequenza di { SUIT($suit) }
    }
chosen-melds =
    .ok = { these }: { $points } punti{ $bonus ->
            [0] .
           *[other] { $made ->
                [several] , e { $bonus } per i burrachi.
               *[kind] , e { $bonus }: è { burraco-made }.
            }
        }
chosen-first =
    .ok = { these }: { $points } dei { $least } punti che servono alle prime combinazioni della tua coppia.
chosen-card =
    .ok = { CARD($card, form: "the") }{ $wild ->
            [yes] , una matta,
           *[no] { "" }
        } { $adds ->
            [0] non si attacca a niente di tuo.
            [1] si attacca: { that-meld }.
           *[other] si attacca a { $adds } delle tue combinazioni.
        }
burraco-made =
    { $made ->
        [clean] un burraco pulito
        [semi] un burraco semipulito
       *[dirty] un burraco sporco
    }
wild-used =
    { $using ->
        [none] { "" }
        [only] { " " }Usa la tua unica matta.
       *[some] { $wild ->
            [one] { " " }Usa una delle tue { $held } matte.
           *[other] { " " }Usa { $wild } delle tue { $held } matte.
        }
    }
pozzetto-next =
    { $out ->
        [yes] { " " }Sono le tue ultime carte: prendi il pozzetto.
       *[no] { "" }
    }
offered-lay =
    .ok = { these }: { $points } punti{ $short ->
            [0] { $bonus ->
                [0] .
               *[other] { $made ->
                    [several] ; burrachi: +{ $bonus }.
                   *[kind] ; è { burraco-made }: +{ $bonus }.
                }
            }
           *[other] , ne mancano { $short }.
        }{ wild-used }{ pozzetto-next }
offered-add =
    .ok = { that-meld-first }{ $stands ->
            [nobody] { "" }
           *[card] , al posto { CARD($stands, form: "of") }
        }{ $way ->
            [more] : diventa { burraco-made }, +{ $gain }.
            [less] : diventa { burraco-made }: { $loss } punti in meno.
           *[same] : { $number } carte, { $points } punti{ $short ->
                [0] , { burraco-made }.
                [one] ; con un’altra è burraco.
               *[other] ; con altre { $short } è burraco.
            }
        }{ $moved ->
            [nobody] { "" }
           *[card] { " " }La sua matta si sposta.
        }{ wild-used }{ pozzetto-next }
that-meld-first =
    { $kind ->
        [set] Gruppo di { RANKS($rank, form: "plural") }
       *[sequence] Sequenza di { SUIT($suit) }
    }
offered-discard =
    .ok =
        { $way ->
            [pozzetto] La tua ultima carta: prendi il pozzetto, e lo giochi al prossimo turno.
            [closes] La tua ultima carta: chiudi, +100.
           *[stays] Finisce il tuo turno: { $left } punti in meno in mano.
        }
sign-burraco =
    .ok =
        { $made ->
            [clean] Pulito { $bonus }
            [semi] Semipulito { $bonus }
           *[dirty] Sporco { $bonus }
        }

## Consigli

advice-look =
    .ok = Quali tue carte stanno insieme, quali si attaccano alle combinazioni della tua parte, e che cosa servirebbe agli altri?
advice-draw =
    .ok = Peschi una carta che non conosci.
advice-take =
    .ok = Puoi usare subito { CARDS($cards, form: "the") }.
    .broken = Adesso non ne potresti calare nessuna, e ti resterebbero tutte in mano.
advice-take-many =
    .ok = Adesso non ne potresti calare nessuna, ma con { $number } carte in più le combinazioni vengono.
advice-lay =
    .ok = Porta in tavola { $points } punti; { $left ->
            [0] in mano non resta nessuna carta.
            [one] in mano resta una carta.
           *[other] in mano restano { $left } carte.
        }
advice-wait =
    .ok = Una matta varrà di più dopo; porterebbe in tavola { $points } punti.
advice-add =
    .ok = Porta in tavola { $points } punti{ $bonus ->
            [0] .
           *[other] , e { $bonus } per il burraco.
        }
advice-close =
    .ok = L’ultima carta è { CARD($card, form: "the") }: chiudi.
advice-pozzetto =
    .ok = L’ultima carta è { CARD($card, form: "the") }: prendi il pozzetto.
advice-discard =
    .ok =
        Toglie dalla mano { $points } punti{ $friends ->
            [0] , e non va con niente di quello che hai
            [one] , e una carta che hai va con questa
           *[other] , ma { $friends } carte che hai vanno con questa
        }{ $feeds ->
            [0] .
           *[other] ; gli altri potrebbero attaccarla alla combinazione { $feeds }.
        }
advice-look-pile =
    .ok =
        { $number ->
            [one] Lo scarto vale { $points } punti: che cosa ci caleresti?
           *[other] I { $number } scarti valgono { $points } punti: che cosa ci caleresti?
        }
advice-look-pozzetto =
    .ok =
        { $number ->
            [one] Al pozzetto manca una carta.
           *[other] Al pozzetto mancano { $number } carte: che cosa cali, e che cosa aspetta?
        }
advice-look-close =
    .ok =
        { $done ->
            [yes] Hai quel che serve per chiudere: quali carte te lo impediscono?
           *[no] Non puoi ancora chiudere: quale combinazione può diventare il burraco che serve?
        }
advice-closes =
    .ok = Chiudi: { $points } punti in più, e quel che gli altri hanno in mano conta contro di loro.
advice-out =
    .ok =
        { $way ->
            [discard] È la tua ultima carta: prendi il pozzetto, { $number } carte, per il prossimo turno.
           *[at-once] Cali tutto quel che hai: prendi il pozzetto, { $number } carte, e continui.
        }
    .short = Prendi il pozzetto, { $number } carte.
advice-makes =
    .ok =
        { $way ->
            [more] { $made ->
                [clean] Un burraco pulito: { $gain } punti.
                [semi] Un burraco semipulito: { $gain } punti.
               *[dirty] Un burraco sporco: { $gain } punti.
            }
           *[less] { $made ->
                [semi] Un burraco pulito diventa semipulito: { $gain } punti persi.
               *[dirty] Un burraco diventa sporco: { $gain } punti persi.
            }
        }
advice-takes =
    .ok =
        { $number ->
            [one] Raccogli una carta, { $points } punti, { $used ->
                [0] e la tieni
               *[other] e la cali
            }
           *[other] Raccogli { $number } carte, { $points } punti, e { $used ->
                [0] per ora non ne cali nessuna
                [one] ne cali subito una
               *[other] ne cali subito { $used }
            }
        }{ $card ->
            [nobody] .
           *[card] ; scarti { CARD($card, form: "the") }.
        }
    .short = Raccogli { $number ->
        [one] una carta, { $points } punti.
       *[other] { $number } carte, { $points } punti.
    }
advice-draws =
    .ok =
        { $number ->
            [0] Nessuna delle { $unseen } carte non viste si può calare subito.
            [one] Una delle { $unseen } carte non viste si può calare subito.
           *[other] { $number } delle { $unseen } carte non viste si possono calare subito.
        }
advice-lays =
    .ok =
        { $number ->
            [one] Una carta, { $points } punti, va in tavola.
           *[other] { $number } carte, { $points } punti, vanno in tavola.
        }
advice-spends =
    .ok =
        { $number ->
            [one] Se ne va una matta, { $left ->
                [0] l’ultima.
                [one] e una resta in mano.
               *[other] e { $left } restano in mano.
            }
           *[other] Se ne vanno { $number } matte, { $left ->
                [0] le ultime.
                [one] e una resta in mano.
               *[other] e { $left } restano in mano.
            }
        }
advice-holds =
    .ok = Potresti calare { CARDS($cards, form: "the") }, { $points } punti, e tieni tutto nascosto.
advice-danger =
    .ok =
        { $number ->
            [one] { $seat-name } può chiudere, con una carta: { $points } punti in mano conterebbero contro di te.
           *[other] { $seat-name } può chiudere, con { $number } carte: { $points } punti in mano conterebbero contro di te.
        }
advice-throws-wild =
    .ok = Butti via una matta, { $points } punti.
advice-throws =
    .ok =
        { $number ->
            [0] { CARD($card, form: "the") } non sta con niente che hai.
            [one] { CARD($card, form: "the") } sta con un’altra carta che hai.
           *[other] { CARD($card, form: "the") } sta con altre { $number } carte che hai.
        }
advice-gives =
    .ok = Gli altri potrebbero attaccarla alla combinazione { $number }.
advice-wastes =
    .ok = Dalla tua parte si attaccherebbe alla combinazione { $number }.
advice-twin =
    .ok = La gemella è già fra gli scarti: { CARD($card, form: "the") }.
advice-pile =
    .ok =
        { $number ->
            [one] { $seat-name } trova uno scarto, { $points } punti.
           *[other] { $seat-name } trova { $number } scarti, { $points } punti.
        }
advice-near =
    .ok =
        { $number ->
            [one] Poi al pozzetto manca una carta.
           *[other] Poi al pozzetto mancano { $number } carte.
        }
advice-judged =
    .ok =
        A giudicare dopo un giro, finisci { $sign ->
            [level] in parità.
            [ahead] con circa { NUMBER($points, maximumFractionDigits: 0) } punti di vantaggio.
           *[behind] con circa { NUMBER($points, maximumFractionDigits: 0) } punti di svantaggio.
        }
advice-estimate =
    .ok =
        Giocando fino in fondo, in media finisci { $sign ->
            [level] in parità
            [ahead] con { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } punti di vantaggio
           *[behind] con { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } punti di svantaggio
        } (±{ NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }).
worth-line = Con quanti punti di vantaggio finisci la mano, turno per turno
worth-point =
    { $sign ->
        [ahead] { NUMBER($points, maximumFractionDigits: 1) } punti di vantaggio in media
        [behind] { NUMBER($points, maximumFractionDigits: 1) } punti di svantaggio in media
       *[level] in parità in media
    }

## Problemi

riddle-laying = Cala quanti più punti puoi in questo turno, burrachi compresi: come cominci?
riddle-laying-behind =
    .ok =
        { $points ->
            [one] Un punto in meno, nel migliore dei casi.
           *[other] { NUMBER($points, maximumFractionDigits: 0) } punti in meno, nel migliore dei casi.
        }
riddle-pozzetto = In questo turno puoi prendere il pozzetto: come cominci?
riddle-pozzetto-behind =
    .ok =
        { $points ->
            [one] Allora resta in mano almeno una carta.
           *[other] Allora restano in mano almeno { NUMBER($points, maximumFractionDigits: 0) } carte.
        }
riddle-closing = In questo turno puoi chiudere: come cominci?
riddle-closing-behind =
    .ok =
        { $points ->
            [one] Allora resta in mano almeno un punto.
           *[other] Allora restano in mano almeno { NUMBER($points, maximumFractionDigits: 0) } punti.
        }

## Carte sciolte

asked-meld =
    .ok =
        { $number ->
            [one] { $kind ->
                [clean] Un burraco pulito
                [semi] Un burraco semipulito
                [dirty] Un burraco sporco
               *[none] Una combinazione
            }
           *[other] { $number } combinazioni
        }: { $bonus ->
            [0] { $points }
           *[other] { $points } + { $bonus }
        } punti.
