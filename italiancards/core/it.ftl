# Le frasi comuni a tutti i giochi.
# CARD($card, form: "the") e CARDS($cards) nominano le carte; RANKS($cards) i loro valori; SUIT($suit) un seme.
# Un posto $winner è "you", "other" o "nobody"; il nome è $winner-name.

## Prima di tutto; un gioco può dirlo con parole sue, come dice che cosa si aspetta

deal-is-on =
    .broken = La mano è finita.
your-turn =
    .broken =
        { $turn ->
            [nobody] { -waiting }
            [you] Tocca a te.
           *[other] Non tocca a te: tocca { TO($turn-name) }.
        }
-waiting = Aspetta un momento.
hold-the-card =
    .broken = Non hai in mano { CARD($card, form: "the") }.
hold-the-cards =
    .broken = Non hai in mano { CARDS($cards, form: "the") }, o non ne hai così tante.

## Chi prende

same-suit =
    .ok = Stesso seme: { CARD($card, form: "the") } batte { CARD($best, form: "the") }.
    .broken = Stesso seme, ma { CARD($card, form: "the") } non batte { CARD($best, form: "the") }.
trump-takes =
    .ok = { CARD($card, form: "the") } è briscola: batte { CARD($best, form: "the") } e qualunque carta di un altro seme.
    .broken = { CARD($best, form: "the") } è briscola: { CARD($card, form: "the") } è di un altro seme e non prende.
other-suit =
    .broken = { CARD($card, form: "the") } non è del seme d’uscita: una carta di un altro seme non prende, per quanto alta.
follow-suit =
    .ok =
        { $way ->
            [leads] Esci tu: puoi giocare qualunque carta.
            [free] Non hai { SUIT($suit) }: puoi giocare qualunque carta.
           *[follows] { CARD($card, form: "the") } è del seme d’uscita: bisogna rispondere a seme.
        }
    .broken = Bisogna rispondere a seme: hai in mano { CARDS($cards, form: "the") }.

## Mosse

move-play = Gioca { CARD($card, form: "the") }
move-exchange = Scambia { CARD($card, form: "the") }
move-bid =
    { $kind ->
        [points] Vai a { $points }
        [rank] Offri { RANKS($rank) }
       *[both] Offri { RANKS($rank) } a { $points }
    }
move-pass = Passa
move-show = Mostra le carte
move-call =
    Chiama { CARD($card, form: "the") }{ $apart ->
        [yes] , briscola a { SUIT($suit) }
       *[no] {""}
    }
    .may = Puoi chiamare { CARD($card, form: "the") }{ $apart ->
        [yes] , briscola a { SUIT($suit) }?
       *[no] ?
    }
move-draw = Pesca dal mazzo
    .short = Pesca
    .may = Puoi pescare dal mazzo?
move-take = Prendi l’ultimo scarto
    .short = Prendi
    .may = Puoi prendere l’ultimo scarto?
move-lay = Cala { CARDS($cards, form: "the") }
    .short = Cala
    .may = Puoi calare { CARDS($cards, form: "the") }?
move-add = Attacca { CARD($card, form: "the") } alla combinazione { $number }
    .short = Attacca
    .may = Puoi attaccare { CARD($card, form: "the") } alla combinazione { $number }?
named-add =
    Attacca { CARD($card, form: "the") } { $kind ->
        [set] alla combinazione di { MELD($cards, form: "ends") }
       *[sequence] alla scala { MELD($cards, form: "ends") }
    }{ $stands ->
        [nobody] { "" }
       *[card] , al posto { CARD($stands, form: "of") }
    }{ $end ->
        [low] , { CARD($goes, form: "the") } in basso
        [high] , { CARD($goes, form: "the") } in alto
       *[none] { "" }
    }
move-swap = Prendi il jolly della combinazione { $number } mettendo { CARD($card, form: "the") }
    .short = Scambia
    .may = Puoi prendere il jolly della combinazione { $number } mettendo { CARD($card, form: "the") }?
named-swap =
    Prendi il jolly { $kind ->
        [set] dalla combinazione di { MELD($cards, form: "ends") }
       *[sequence] dalla scala { MELD($cards, form: "ends") }
    } mettendo { CARD($card, form: "the") }
move-discard = Scarta { CARD($card, form: "the") }
    .short = Scarta
    .may = Puoi scartare { CARD($card, form: "the") }?
move-capture = Prendi { CARDS($cards, form: "the") } { CARD($card, form: "with") }

## Quello che succede a ogni tavolo

event-dealt =
    .told =
        { $dealer ->
            [you] Dai { COUNT($number, "carte") } a testa.
           *[other] { $dealer-name } dà { COUNT($number, "carte") } a testa.
        }
event-received =
    .told =
        { $seat ->
            [you] Ricevi { CARDS($cards, form: "the") }.
           *[other] { $seat-name } riceve { CARDS($cards, form: "the") }.
        }
    .hidden = { $seat-name } riceve { COUNT($number, "carte") }.
event-drew =
    .told =
        { $seat ->
            [you] Peschi { CARD($card, form: "the") }.
           *[other] { $seat-name } pesca { CARD($card, form: "the") }.
        }
    .hidden = { $seat-name } pesca una carta.

## Che cosa c’è da fare

prompt-lead =
    .ok = Tocca a te: esci tu.
prompt-follow =
    .ok = Tocca a te. { $seat-name } esce con { CARD($card, form: "the") }.
prompt-move =
    .ok = Tocca a te.

## La partita

match-on =
    .ok =
        { $unit ->
            [points] La partita continua: vince chi arriva a { COUNT($target, "punti") }.
           *[deals] La partita continua: vince chi arriva a { COUNT($target, "mani vinte") }.
        }
match-tied =
    .ok = Parità in testa, con almeno { COUNT($target, "punti") }: si gioca un’altra mano.
match-won =
    .ok =
        { $winner ->
            [you] Hai vinto la partita.
            [us] Avete vinto la partita.
            [them] { $winner-name } hanno vinto la partita.
           *[other] { $winner-name } ha vinto la partita.
        }
match-last-in =
    .ok = La partita continua: chi arriva a { COUNT($target, "punti") } è eliminato, e vince l’ultimo rimasto.
match-drawn =
    .ok = La partita è patta.

## Dove sono le carte ancora fuori, dentro una frase

out-table = in tavola
out-hand = in mano a te
out-unseen = non viste

## Carte scelte

chosen-nothing =
    .ok = Scegli qualche carta che hai in mano per vedere che cosa puoi farne.
chosen-no-meld =
    .ok =
        { $number ->
            [0] Scegli qualche carta che hai in mano.
            [1] Scegline altre.
            [2] Due carte: per una combinazione ne servono almeno tre.
           *[other] Queste carte, tutte insieme, non formano combinazioni.
        }
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

## Un tavolo in testo

table-deal = { $game }, mano { $number }
table-turn =
    { $seat ->
        [you] Tocca a te.
        [nobody] La mano è finita.
       *[other] Tocca { TO($seat-name) }.
    }
zone-hand =
    { $seat ->
        [you] Le tue carte
       *[other] Le carte di { $seat-name }
    }
zone-taken =
    { $seat ->
        [you] Hai preso
       *[other] { $seat-name } ha preso
    }
zone-stock = Mazzo
zone-upcard = Carta scoperta
zone-last-trick = Ultima presa
zone-trick = In tavola
zone-discards = Scarti (l’ultimo in cima)
zone-meld =
    { $seat ->
        [you] La tua combinazione { $number }
       *[other] Combinazione { $number } di { $seat-name }
    }
zone-table = In tavola
face-down =
    { $number ->
        [one] { $number } carta
       *[other] { $number } carte
    }
you = Tu
nothing = niente
sheet-total = Totale
sheet-match =
    { $unit ->
        [points] Punti nella partita
       *[deals] Mani vinte
    }
ignored = In una posizione si gioca una mano sola, e queste opzioni non cambiano niente: { $options }.
sampled = Non indicato, quindi scelto a caso: { $fields }.

## Consigli

advice-by-chance =
    .ok = Una mossa vale l’altra: questo giocatore gioca a caso.
advice-behind =
    .ok =
        { $sign ->
            [fewer] { COUNT(NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1), "punti") } in meno in media (±{ NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) })
           *[more] { COUNT(NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1), "punti") } in più in media (±{ NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) })
        }{ $lost ->
            [0] .
           *[other] ; su 100 mani ne vince { $lost } in meno.
        }
advice-behind-proven =
    .ok =
        { $points ->
            [0] Gli stessi punti
            [one] { NUMBER($points, maximumFractionDigits: 1) } punto { $sign ->
                [more] in più
               *[fewer] in meno
            }
           *[other] { NUMBER($points, maximumFractionDigits: 1) } punti { $sign ->
                [more] in più
               *[fewer] in meno
            }
        }{ $lost ->
            [0] .
           *[other] ; su 100 mani ne vince { $lost } in meno.
        }
advice-as-good =
    .ok = Vale più o meno quanto la migliore.
advice-equal =
    .ok = Vale esattamente lo stesso.

## Looking back at a deal

review-cost = È costata { COUNT(NUMBER($points, maximumFractionDigits: 1), "punti") }; meglio { $better }.
review-fine = Nessuna perdita misurabile.
review-total =
    { $number ->
        [0] Nessuna decisione è costata punti in modo misurabile.
        [one] Una decisione è costata { COUNT(NUMBER($points, maximumFractionDigits: 1), "punti") }.
       *[other] { $number } decisioni sono costate { COUNT(NUMBER($points, maximumFractionDigits: 1), "punti") } in tutto.
    }

## What a table refuses

