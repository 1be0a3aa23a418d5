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
            [one] La combinazione { $number } non c’è: in tavola ce n’è una sola.
           *[other] La combinazione { $number } non c’è: in tavola ce ne sono { $count }.
        }
draw-from-stock =
    .ok = Dal mazzo si può sempre pescare.
take-the-discards =
    .ok =
        { $number ->
            [one] Puoi raccogliere lo scarto: { CARDS($cards, form: "the") }.
           *[other] Puoi raccogliere gli scarti ({ $number }): { CARDS($cards, form: "the") }.
        }
three-cards =
    .ok = Una combinazione ha almeno tre carte, e qui ci sono.
    .broken = { CARDS($cards, form: "the") }: una combinazione ha almeno tre carte.
one-wild =
    .ok = Una matta per combinazione è permessa.
    .broken = In una combinazione può stare una sola matta; qui sarebbero matte { CARDS($cards, form: "the") }.
wild-is-said =
    .ok = Hai detto che cosa rappresenta la matta: { CARDS($cards, form: "the") }.
    .broken =
        { $why ->
            [end] Di’ da che parte va { CARD($card, form: "the") }: { $way }.
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
            [wild] { CARDS($cards, form: "the") }: tris di due o di jolly non ne esistono.
            [long] { CARDS($cards, form: "the") }: un tris ha al massimo nove carte, di cui una matta.
            [wrap] { CARDS($cards, form: "the") }: una scala non continua oltre l’asso, che va sotto il due o sopra il re.
            [aces] { CARDS($cards, form: "the") }: a questo tavolo in una scala può stare un asso solo.
            [room] { CARDS($cards, form: "the") }: per la matta non c’è più posto.
            [gap] { CARDS($cards, form: "the") } non sono in scala.
           *[mixed] { CARDS($cards, form: "the") } non sono né dello stesso seme né dello stesso valore.
        }
no-second-set =
    .ok =
        { $way ->
            [agreed] A questo tavolo si possono avere più tris dello stesso valore.
           *[first] La tua squadra non ha ancora un tris di quel valore.
        }
    .broken = La tua squadra ha già un tris di quel valore: { CARDS($cards, form: "the") }. Attacca a quello.
first-meld-worth =
    .ok = Le tue prime combinazioni valgono { COUNT($points, "punti") }; ne bastano { $least }.
    .broken = Le tue prime combinazioni valgono { COUNT($points, "punti") } su { $least }: { $short ->
            [one] manca un punto.
           *[other] mancano { $short } punti.
        }
own-melds =
    .ok = La combinazione { $number } è della tua squadra.
    .broken = La combinazione { $number } è degli avversari: non ci puoi attaccare niente.
fits-the-meld =
    .ok =
        { $moved ->
            [nobody] La combinazione { $number } si allunga: ci sta { CARD($card, form: "the") }.
           *[card] La combinazione { $number } si allunga: ci sta { CARD($card, form: "the") }, e si sposta { CARD($moved, form: "the") }.
        }
    .broken =
        { $why ->
            [wild] La combinazione { $number } ha già una matta, e non può averne un’altra: { CARDS($cards, form: "the") }.
            [nowhere] La matta della combinazione { $number } rappresenta { CARD($card, form: "the") }, ma non c’è un altro posto dove metterla.
            [full] La combinazione { $number } è piena: { CARDS($cards, form: "the") }.
            [end] Per attaccare { CARD($card, form: "the") } alla combinazione { $number } si scrive { $way }.
            [locked] Nella combinazione { $number } ({ CARDS($cards) }) non ci sta { CARD($card, form: "the") }: la matta è bloccata in mezzo.
           *[no] Nella combinazione { $number } ({ CARDS($cards) }) non ci sta { CARD($card, form: "the") }.
        }
discard-ends-turn =
    .ok = Si può scartare { CARD($card, form: "the") }: con lo scarto il turno finisce.
pozzetto-at-once =
    .ok = Calando { CARDS($cards, form: "the") } resti senza carte: prendi il pozzetto al volo e continui a giocare.
    .broken = Calando { CARDS($cards, form: "the") } resteresti senza carte, e la tua squadra ha già preso il pozzetto: l’ultima carta si scarta, non si cala.
pozzetto-by-discard =
    .ok = L’ultima carta è { CARD($card, form: "the") }: con lo scarto prendi il pozzetto, e lo guardi al prossimo turno.
not-thrown-back =
    .ok =
        { $way ->
            [agreed] A questo tavolo puoi scartare { CARD($card, form: "the") }, anche se viene dagli scarti.
           *[twin] Ne hai due uguali: puoi scartare { CARD($card, form: "the") }.
        }
    .broken = Hai appena raccolto { CARD($card, form: "the") }, l’unico scarto: non puoi riscartare la stessa carta in questo turno.
burraco-to-close =
    .ok = Hai quello che serve: { CARD($card, form: "with") } chiudi la mano.
    .broken =
        { $way ->
            [clean_burraco] L’ultima carta è { CARD($card, form: "the") }: per chiudere ti serve un burraco pulito.
           *[any_burraco] L’ultima carta è { CARD($card, form: "the") }: per chiudere ti serve un burraco.
        }
no-wild-to-close =
    .ok = { CARD($card, form: "the") } è una matta, ma va bene: con questo scarto non chiudi.
    .broken = È una matta, { CARD($card, form: "the") }: con una matta non si chiude.
can-finish =
    .ok = Ti resta in mano { CARD($card, form: "the") }, e puoi finire il turno: { $line }.
    .broken =
        { $why ->
            [wild] Ti resterebbe in mano { CARD($card, form: "the") }, e con una matta non si chiude. Mossa possibile: { $line }.
            [clean_burraco] Ti resterebbe in mano { CARD($card, form: "the") }, e senza un burraco pulito non si chiude. Mossa possibile: { $line }.
            [any_burraco] Ti resterebbe in mano { CARD($card, form: "the") }, e senza un burraco non si chiude. Mossa possibile: { $line }.
           *[back] Ti resterebbe in mano { CARD($card, form: "the") }, lo scarto che hai raccolto, che non si può riscartare. Mossa possibile: { $line }.
        }

## Mosse

move-take = Raccogli tutti gli scarti
    .short = Prendi
    .may = Puoi raccogliere tutti gli scarti?
move-add =
    { $stands ->
        [nobody] Attacca { CARD($card, form: "the") } alla combinazione { $number }
       *[card] Attacca { CARD($card, form: "the") } alla combinazione { $number }, al posto { CARD($stands, form: "of") }
    }{ $end ->
        [low] , { CARD($goes, form: "the") } in basso
        [high] , { CARD($goes, form: "the") } in alto
       *[none] { "" }
    }
    .short = Attacca
    .may =
        { $stands ->
            [nobody] Puoi attaccare { CARD($card, form: "the") } alla combinazione { $number }
           *[card] Puoi attaccare { CARD($card, form: "the") } alla combinazione { $number }, al posto { CARD($stands, form: "of") }
        }{ $end ->
            [low] , { CARD($goes, form: "the") } in basso?
            [high] , { CARD($goes, form: "the") } in alto?
           *[none] ?
        }

## Quello che succede

event-pozzetti-made =
    .told =
        { $number ->
            [one] { $number } pozzetto sta da parte, coperto:
           *[other] { $number } pozzetti stanno da parte, coperti:
        } { COUNT($first, "carte") } nel primo, { $each } nel seguente.
event-upcard-turned =
    .told = Si scopre { CARD($card, form: "the") }: è il primo scarto.
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
                [set] : un tris con la matta.
               *[sequence] , con la matta al posto { CARD($stands, form: "of") }.
            }
        }
event-added =
    .told =
        { $seat ->
            [you] Attacchi { CARD($card, form: "the") } alla combinazione { $number }
           *[other] { $seat-name } attacca { CARD($card, form: "the") } alla combinazione { $number }
        }{ $stands ->
            [nobody] .
           *[card] ; la matta sta al posto { CARD($stands, form: "of") }.
        }
cheer-burraco = Burraco!
cheer-pozzetto-taken = Pozzetto!
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
            [you] Prendi il pozzetto, { COUNT($number, "carte") }
           *[other] { $seat-name } prende il pozzetto, { COUNT($number, "carte") }
        }{ $way ->
            [at-once] , e il turno continua.
           *[discard] , da guardare al prossimo turno.
        }
event-pozzetto-opened =
    .told =
        { $seat ->
            [you] Prendi in mano il tuo pozzetto, { COUNT($number, "carte") }.
           *[other] { $seat-name } prende in mano il pozzetto, { COUNT($number, "carte") }.
        }
event-plays-alone =
    .told =
        { $seat ->
            [you] Da adesso giochi senza compagno, contro { $winner-name }.
           *[other] Da adesso { $seat-name } gioca senza compagno, contro { $winner-name }.
        }
event-deal-over =
    .told =
        { $closer ->
            [you] Era l’ultima carta: chiudi.
            [nobody] La mano finisce senza che nessuno chiuda.
           *[other] Era l’ultima carta: { $closer-name } chiude.
        }

## Segni sul tavolo

sign-pozzetto =
    .ok =
        { $seat ->
            [you] Hai preso il pozzetto.
           *[other] { $seat-name } ha preso un pozzetto.
        }
sign-alone =
    .ok =
        { $seat ->
            [you] Giochi senza compagno.
           *[other] { $seat-name } gioca senza compagno.
        }
sign-end =
    .ok =
        { $number ->
            [one] Si pesca ancora una carta, poi la mano finisce.
           *[other] Si pescano ancora { $number } carte, poi la mano finisce.
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
        [set] Combinazione { $number }, tris
       *[sequence] Combinazione { $number }, scala
    }{ $kind ->
        [clean] {": "}burraco pulito
        [semi] {": "}burraco semipulito
        [dirty] {": "}burraco sporco
       *[none] { "" }
    }
line-clean = Burrachi puliti, { $each } l’uno
line-semi = Burrachi semipuliti, { $each } l’uno
line-dirty = Burrachi sporchi, { $each } l’uno
line-burrachi = Burrachi
line-in-hand = Carte in mano
line-closing = Chiusura, { $each }
line-hands = Carte rimaste in mano
line-unplayed = Pozzetto preso e non giocato
line-pozzetto = Pozzetto non preso, { $each } in meno
line-halved = Punti della coppia, divisi a metà
note-short =
    .ok =
        { $number ->
            [one] Con una carta in più è un burraco.
           *[other] Con { $number } carte in più è un burraco.
        }
note-wild =
    .ok =
        { $way ->
            [set] C’è una matta, { CARD($card, form: "the") }: con una carta naturale al suo posto il burraco sarebbe pulito e varrebbe { $bonus }.
           *[sequence] Al posto { CARD($stands, form: "of") } c’è { CARD($card, form: "the") }: senza matta il burraco sarebbe pulito e varrebbe { $bonus }.
        }
note-missed =
    .ok = { $seats-side }: pozzetto non preso.
ended-closed =
    .ok =
        { $closer ->
            [you] Hai chiuso.
           *[other] { $closer-name } ha chiuso.
        } { $winner ->
            [nobody] Parità: { COUNT($points, "punti") } a testa.
            [you] Hai più punti di tutti: { $points }.
            [us] La tua squadra ha più punti: { $points }.
            [them] { $winner-name } hanno più punti: { $points }.
           *[other] { $winner-name } ha più punti: { $points }.
        }
ended-stock =
    .ok = Non si pesca più: la mano finisce. { $winner ->
            [nobody] Parità: { COUNT($points, "punti") } a testa.
            [you] Hai più punti di tutti: { $points }.
            [us] La tua squadra ha più punti: { $points }.
            [them] { $winner-name } hanno più punti: { $points }.
           *[other] { $winner-name } ha più punti: { $points }.
        }
ended-still =
    .ok = Si cambia soltanto lo scarto, una carta per volta: la mano finisce. { $winner ->
            [nobody] Parità: { COUNT($points, "punti") } a testa.
            [you] Hai più punti di tutti: { $points }.
            [us] La tua squadra ha più punti: { $points }.
            [them] { $winner-name } hanno più punti: { $points }.
           *[other] { $winner-name } ha più punti: { $points }.
        }

## Che cosa c’è da fare

prompt-draw =
    .ok =
        { $number ->
            [one] Tocca a te: pesca una carta, o raccogli lo scarto.
           *[other] Tocca a te: pesca una carta, o raccogli gli scarti: sono { $number }.
        }
prompt-discard =
    .ok = Cala e attacca quello che vuoi, poi scarta una carta.

## Carte scelte

these =
    { $kind ->
        [sequence] Scala di { SUIT($suit) }
        [set] Tris di { RANKS($rank, form: "plural") }
       *[several] { COUNT($melds, "combinazioni") }
    }
that-meld =
    { $kind ->
        [set] tris di { RANKS($rank, form: "plural") }
       *[sequence] scala di { SUIT($suit) }
    }
chosen-melds =
    .ok = { these }: { COUNT($points, "punti") }{ $bonus ->
            [0] .
           *[other] { $made ->
                [several] , e { $bonus } per i burrachi.
               *[kind] , e { $bonus }: è { burraco-made }.
            }
        }
chosen-first =
    .ok = { these }: { COUNT($points, "punti") } su { $least } per le tue prime combinazioni.
chosen-card =
    .ok = { CARD($card, form: "the") }{ $wild ->
            [yes] , una matta,
           *[no] { "" }
        } { $adds ->
            [0] non si attacca a niente di tuo.
            [1] si attacca a questa combinazione: { that-meld }.
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
    .ok = { these }: { COUNT($points, "punti") }{ $short ->
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
            [less] : diventa { burraco-made }: { COUNT($loss, "punti") } in meno.
           *[same] : { COUNT($number, "carte") }, { COUNT($points, "punti") }{ $short ->
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
        [set] Tris di { RANKS($rank, form: "plural") }
       *[sequence] Scala di { SUIT($suit) }
    }
offered-discard =
    .ok =
        { $way ->
            [pozzetto] È la tua ultima carta: prendi il pozzetto e lo giochi al prossimo turno.
            [closes] È la tua ultima carta: chiudi, +100.
           *[stays] Finisce il tuo turno: { COUNT($left, "punti") } in meno in mano.
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
    .ok = Quali delle tue carte legano fra loro, quali si attaccano alle combinazioni della tua squadra, e che cosa serve agli altri?
advice-draw =
    .ok = Peschi una carta che non conosci.
advice-take =
    .ok = Puoi usare subito { CARDS($cards, form: "the") }.
    .broken = Adesso non ne potresti calare nessuna, e ti resterebbero tutte in mano.
advice-take-many =
    .ok = Adesso non ne potresti calare nessuna, ma con { COUNT($number, "carte") } in più le combinazioni verranno.
advice-lay =
    .ok = Porta in tavola { COUNT($points, "punti") }; { $left ->
            [0] non ti resta nessuna carta.
            [one] in mano resta una carta.
           *[other] in mano restano { $left } carte.
        }
advice-wait =
    .ok = La matta ti servirà di più dopo; ora porterebbe in tavola { COUNT($points, "punti") }.
advice-add =
    .ok = Porta in tavola { COUNT($points, "punti") }{ $bonus ->
            [0] .
           *[other] , e { $bonus } per il burraco.
        }
advice-close =
    .ok = L’ultima carta è { CARD($card, form: "the") }: chiudi.
advice-pozzetto =
    .ok = L’ultima carta è { CARD($card, form: "the") }: prendi il pozzetto.
advice-discard =
    .ok =
        Toglie dalla mano { COUNT($points, "punti") }{ $friends ->
            [0] , e non lega con niente di quello che hai
            [one] , ma lega con una carta che hai
           *[other] , ma lega con { $friends } carte che hai
        }{ $feeds ->
            [0] .
           *[other] ; gli altri potrebbero attaccare questa carta alla combinazione { $feeds }.
        }
advice-look-pile =
    .ok =
        { $number ->
            [one] Lo scarto vale { COUNT($points, "punti") }: che cosa potresti calare?
           *[other] Gli scarti, { $number } carte, valgono { COUNT($points, "punti") }: che cosa potresti calare?
        }
advice-look-pozzetto =
    .ok =
        { $number ->
            [one] Ti manca una carta per andare a pozzetto.
           *[other] Ti mancano { $number } carte per andare a pozzetto: che cosa cali, e che cosa tieni?
        }
advice-look-close =
    .ok =
        { $done ->
            [yes] Hai quello che serve per chiudere: quali carte te lo impediscono?
           *[no] Non puoi ancora chiudere: quale combinazione può diventare il burraco che serve?
        }
advice-look-closing =
    .ok = Puoi chiudere in questo turno: come?
advice-waits =
    .ok = Potresti chiudere subito, ma continui.
advice-closes =
    .ok = Chiudi: { COUNT($points, "punti") } in più, e gli altri pagano le carte che hanno in mano.
advice-out =
    .ok =
        { $way ->
            [discard] È la tua ultima carta: prendi il pozzetto, { COUNT($number, "carte") }, per il prossimo turno.
           *[at-once] Cali tutto quello che hai: prendi il pozzetto, { COUNT($number, "carte") }, e continui.
        }
    .short = Prendi il pozzetto, { COUNT($number, "carte") }.
advice-makes =
    .ok =
        { $way ->
            [more] { $made ->
                [clean] Un burraco pulito: { COUNT($gain, "punti") }.
                [semi] Un burraco semipulito: { COUNT($gain, "punti") }.
               *[dirty] Un burraco sporco: { COUNT($gain, "punti") }.
            }
           *[less] { $made ->
                [semi] Un burraco pulito diventa semipulito: { COUNT($gain, "punti") } persi.
               *[dirty] Un burraco diventa sporco: { COUNT($gain, "punti") } persi.
            }
        }
advice-takes =
    .ok =
        { $number ->
            [one] Raccogli una carta, { COUNT($points, "punti") }, { $used ->
                [0] che tieni
               *[other] che cali subito
            }
           *[other] Raccogli { $number } carte, { COUNT($points, "punti") }, e { $used ->
                [0] per ora non ne cali nessuna
                [one] ne cali subito una
               *[other] ne cali subito { $used }
            }
        }{ $card ->
            [nobody] .
           *[card] ; scarti { CARD($card, form: "the") }.
        }
    .short = Raccogli { $number ->
        [one] una carta, { COUNT($points, "punti") }.
       *[other] { $number } carte, { COUNT($points, "punti") }.
    }
advice-draws =
    .ok =
        { $number ->
            [0] Nessuna delle { COUNT($unseen, "carte non viste") } si può calare subito.
            [one] Una delle { COUNT($unseen, "carte non viste") } si può calare subito.
           *[other] { $number } delle { COUNT($unseen, "carte non viste") } si possono calare subito.
        }
advice-leaves-pile =
    .ok =
        { $number ->
            [one] Lo scarto adesso non ti serve.
           *[other] Fra gli scarti, { $number } in tutto, adesso non te ne serve nessuno.
        }
advice-gathers =
    .ok = In due si raccoglie sempre: altrimenti il monte va all’altro.
advice-throws-least =
    .ok = { CARD($card, form: "the") } è la carta che lega meno con le altre.
advice-lays =
    .ok =
        { $number ->
            [one] Una carta, { COUNT($points, "punti") }, va in tavola.
           *[other] { $number } carte, { COUNT($points, "punti") }, vanno in tavola.
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
    .ok = Potresti calare { CARDS($cards, form: "the") }, { COUNT($points, "punti") }, ma tieni tutto in mano.
advice-danger =
    .ok =
        { $number ->
            [one] { $seat-name } ha una carta e può chiudere: pagheresti { COUNT($points, "punti") } per le tue.
           *[other] { $seat-name } ha { $number } carte e può chiudere: pagheresti { COUNT($points, "punti") } per le tue.
        }
advice-throws-wild =
    .ok = Butti via una matta, { COUNT($points, "punti") }.
advice-throws =
    .ok =
        { $number ->
            [0] { CARD($card, form: "the") } non lega con niente.
            [one] { CARD($card, form: "the") } lega con un’altra carta che hai.
           *[other] { CARD($card, form: "the") } lega con altre { COUNT($number, "carte") } che hai.
        }
advice-gives =
    .ok = Gli altri potrebbero attaccare questa carta alla combinazione { $number }.
advice-wastes =
    .ok = La tua squadra potrebbe attaccare questa carta alla combinazione { $number }.
advice-wanted =
    .ok = { $seat-name } ha raccolto { CARD($held, form: "the") }, che lega con { CARD($card, form: "the") }.
advice-live =
    .ok =
        { $number ->
            [0] Nessuna carta in giro fa gioco con quello che tieni.
            [one] Una carta in giro fa gioco con quello che tieni.
           *[other] { $number } carte in giro fanno gioco con quello che tieni.
        }
advice-twin =
    .ok = L’altra copia è già fra gli scarti: { CARD($card, form: "the") }.
advice-pile =
    .ok =
        { $number ->
            [one] { $seat-name } può raccogliere uno scarto, { COUNT($points, "punti") }.
           *[other] { $seat-name } può raccogliere { $number } scarti, { COUNT($points, "punti") }.
        }
advice-near =
    .ok =
        { $number ->
            [one] Poi ti manca una carta per andare a pozzetto.
           *[other] Poi ti mancano { $number } carte per andare a pozzetto.
        }
advice-judged =
    .ok =
        Guardando avanti di un giro, finisci { $sign ->
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
           *[other] ; su 100 mani ne vince { $lost } in meno.
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
       *[level] in media in parità
    }

## Problemi

riddle-laying = In questo turno cala più punti che puoi, burrachi compresi: come cominci?
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
            [one] Così resta in mano almeno una carta.
           *[other] Così restano in mano almeno { NUMBER($points, maximumFractionDigits: 0) } carte.
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
            [0] { COUNT($points, "punti") }.
           *[other] { $points } + { COUNT($bonus, "punti") }.
        }
