# Scopa: regole, fatti, punti, accordi, consigli.

game = Scopa

## Regole

deal-is-on =
    .broken = La mano è finita: tutte le carte sono state giocate.
-waiting = Aspetta: si raccolgono le carte.
cards-lie-there =
    .broken =
        { $number ->
            [one] In tavola non c’è { CARDS($cards, form: "the") }.
           *[other] In tavola non ci sono { CARDS($cards, form: "the") }.
        }
any-card =
    .ok = La puoi giocare, anche se potresti prendere { CARDS($cards, form: "with") }.
must-take =
    .ok = { CARD($card, form: "the") } non prende niente: resta in tavola.
    .broken = { CARD($card, form: "the") } può prendere { CARDS($cards, form: "the") }: se una carta può prendere, deve.
same-value =
    .ok =
        { $number ->
            [one] { CARD($card, form: "the") } prende { CARDS($cards, form: "the") }, dello stesso valore.
           *[other] { CARDS($cards, form: "the") } insieme fanno { $value }, quanto vale { CARD($card, form: "the") }.
        }
    .broken =
        { $number ->
            [one] { CARDS($cards, form: "the") } vale { $sum }, ma { CARD($card, form: "the") } vale { $value }.
           *[other] { CARDS($cards, form: "the") } insieme fanno { $sum }, ma { CARD($card, form: "the") } vale { $value }.
        }
make-fifteen =
    .ok = { CARD($card, form: "the") } fa quindici con { CARDS($cards, form: "the") }.
    .broken = { CARD($card, form: "the") } fa { $sum } con { CARDS($cards, form: "the") }: deve fare quindici.
equal-card =
    .ok = La carta di pari valore viene prima di ogni somma.
    .broken =
        { $number ->
            [one] In tavola c’è { CARDS($equal, form: "the") }, dello stesso valore { CARD($card, form: "of") }: devi prendere quella carta e nessun’altra.
           *[other] In tavola ci sono { CARDS($equal, form: "the") }, dello stesso valore { CARD($card, form: "of") }: devi prenderne una, e nient’altro.
        }
fewest-cards =
    .ok = Nessun’altra somma prende meno carte.
    .broken = Bastano { CARDS($cards, form: "the") }: a questo tavolo si prende la somma con meno carte, qui { $number }.
ace-takes-all =
    .ok = { CARD($card, form: "the") } piglia tutto: qui l’asso pulisce la tavola.
    .broken = A questo tavolo l’asso piglia tutto: tutte e { $number } le carte.

## Che cosa succede

event-redealt =
    .told = Troppi re in tavola: { CARDS($cards, form: "the") }. Si rimescola e si ridanno le carte.
event-table-laid =
    .told = In tavola ci sono { CARDS($cards, form: "the") }: si comincia.
event-laid-down =
    .told =
        { $seat ->
            [you] Cali { CARD($card, form: "the") }.
           *[other] { $seat-name } cala { CARD($card, form: "the") }.
        }
event-captures =
    .told =
        { $seat ->
            [you] Prendi { CARDS($cards, form: "the") } { CARD($card, form: "with") }.
           *[other] { $seat-name } prende { CARDS($cards, form: "the") } { CARD($card, form: "with") }.
        }
event-gathered =
    .coming =
        { $seat ->
            [you] Prendi tu.
           *[other] Prende { $seat-name }.
        }
    .told =
        { $seat ->
            [you] Metti le { COUNT($number, "carte") } fra le tue prese.
           *[other] { $seat-name } mette le { COUNT($number, "carte") } fra le sue prese.
        }
event-scopa =
    .told =
        { $seat ->
            [you] Scopa! Hai pulito la tavola { CARD($card, form: "with") }.
           *[other] Scopa! { $seat-name } ha pulito la tavola { CARD($card, form: "with") }.
        }
cheer-scopa = Scopa!
event-no-scopa-last-card =
    .told = La tavola è vuota, ma con l’ultima carta della mano non si fa scopa.
event-no-scopa-last-round =
    .told = La tavola è vuota, ma qui nell’ultimo giro non si fa scopa.
event-no-scopa-ace =
    .told = La tavola è vuota, ma qui l’asso che piglia tutto non fa scopa.
event-rest-taken =
    .told =
        { $seat ->
            [you] L’ultima presa è tua, quindi raccogli le carte rimaste: { CARDS($cards, form: "the") }.
           *[other] L’ultima presa è di { $seat-name }, che raccoglie le carte rimaste: { CARDS($cards, form: "the") }.
        }
event-deal-over =
    .told =
        { $winner ->
            [you] La mano è finita: la vinci tu.
            [us] La mano è finita: la vincete voi.
            [them] La mano è finita: la vincono { $winner-name }.
            [nobody] La mano è finita in parità.
           *[other] La mano è finita: la vince { $winner-name }.
        }

## Dove sono le carte

zone-scope =
    { $seat ->
        [you] Le tue scope
       *[other] Le scope di { $seat-name }
    }
zone-last-capture = Ultima presa
empty-table = La tavola è vuota: la prossima carta resta lì.

## Segni sul tavolo

sign-last-taker =
    .ok =
        { $seat ->
            [you] L’ultima presa è tua
            [nobody] Nessuno ha ancora preso
           *[other] L’ultima presa è di { $seat-name }
        }

## Punti

line-carte =
    Carte{ $counts ->
        [none] { "" }
       *[some] , { $counts }
    }
line-denari =
    { SUIT("D") }{ $counts ->
        [none] { "" }
       *[some] , { $counts }
    }
line-settebello = Settebello
line-primiera =
    { $way ->
        [rough] Primiera, a chi ha più sette
       *[exact] Primiera{ $counts ->
            [none] { "" }
           *[some] , { $counts }
        }
    }
line-primiera-otherwise =
    { $way ->
        [rough] Contando i sette, la primiera sarebbe { $winner ->
            [you] tua
            [us] vostra
            [nobody] di nessuno
           *[other] di { $winner-name }
        }
       *[exact] Sommando i punti, la primiera sarebbe { $winner ->
            [you] tua
            [us] vostra
            [nobody] di nessuno
           *[other] di { $winner-name }
        }
    }
line-scope = Scope
line-napola = Napola
line-needed = Asso, due e tre
line-rebello = Re bello
won =
    .ok =
        { $winner ->
            [you] { $points } a { $other }: vinci la mano.
            [us] { $points } a { $other }: vincete la mano.
            [them] { $points } a { $other }: { $winner-name } vincono la mano.
           *[other] { $points } a { $other }: { $winner-name } vince la mano.
        }
drawn =
    .ok = Pari in testa, a { COUNT($points, "punti") }: nessuno vince la mano.

## Il conto a mano in corso

line-sevens = Sette
line-sixes = Sei
line-suit = { SUIT($suit) }
note-left =
    .ok =
        { $left ->
            [one] Resta una carta da prendere
           *[other] Ne restano { $left } da prendere
        }{ $enough ->
            [0] .
           *[other] ; ne bastano { $enough }.
        }
note-coins-out =
    .ok =
        { $enough ->
            [0] Ancora fuori:
           *[other] Ne bastano { $enough }. Ancora fuori:
        }
note-out =
    .ok = Ancora fuori:
note-better =
    .ok = Carte migliori ancora fuori:
note-missing =
    .ok = * Manca ancora un seme: senza tutti e quattro non c’è primiera.

## Consigli

worth-line = Con quanti punti di vantaggio finisci la mano, carta per carta
worth-point =
    { $sign ->
        [ahead] in media { COUNT(NUMBER($points, maximumFractionDigits: 1), "punti") } di vantaggio
        [behind] in media { COUNT(NUMBER($points, maximumFractionDigits: 1), "punti") } di svantaggio
       *[level] in media alla pari
    }
advice-estimate =
    .ok =
        Da questo punteggio vinci { $won ->
                [one] una partita
               *[other] { $won } partite
            } su 100; in media finisci la mano { $sign ->
            [ahead] con { COUNT(NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1), "punti") } di vantaggio
            [behind] con { COUNT(NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1), "punti") } di svantaggio
           *[level] alla pari
        } (±{ NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }).
advice-proven =
    .ok =
        { $sign ->
            [ahead] Finisci la mano con almeno { $points ->
                [one] { NUMBER($points, maximumFractionDigits: 0) } punto
               *[other] { NUMBER($points, maximumFractionDigits: 0) } punti
            } di vantaggio, qualunque cosa giochi l’avversario.
            [behind] Finisci la mano con al massimo { $points ->
                [one] { NUMBER($points, maximumFractionDigits: 0) } punto
               *[other] { NUMBER($points, maximumFractionDigits: 0) } punti
            } di svantaggio, qualunque cosa giochi l’avversario.
           *[level] Finisci la mano almeno alla pari, qualunque cosa giochi l’avversario.
        }
advice-look-takers =
    .ok =
        { $held ->
            [one] L’ultima carta che hai in mano può prendere.
           *[other] { $which ->
                [one] Delle tue { $held } carte, una sola può prendere. Quello che prende vale quello che lascia?
                [all] Ognuna delle tue { COUNT($held, "carte") } può prendere. Che cosa prendono, e che cosa lasciano?
               *[some] Delle tue { COUNT($held, "carte") }, { $number } possono prendere. Che cosa prendono, e che cosa lasciano?
            }
        }
advice-look-nothing =
    .ok =
        { $held ->
            [one] L’ultima carta che hai in mano non prende.
           *[other] Nessuna delle tue carte prende. Quale regala meno?
        }
advice-look-scopa =
    .ok = In tavola c’è una scopa per te.
advice-look-sum =
    .ok = La tavola fa { $sum }. Quanto farà dopo la tua carta? Fino a dieci, basta una carta per fare scopa.
advice-look-settebello =
    .ok = In tavola c’è { CARD($card, form: "the") }.
advice-look-ending =
    .ok = Non c’è più niente di coperto: { $seat-name } ha { CARDS($cards, form: "the") }. Fai i conti fino in fondo.
advice-scopa =
    .ok = Fa scopa: un punto.
advice-no-scopa =
    .ok = Pulisce la tavola, ma qui non è scopa.
advice-takes-settebello =
    .ok = Porta a casa { CARD($card, form: "the") }: un punto sicuro.
advice-takes =
    .ok =
        Prendi { COUNT($number, "carte") }{ $coins ->
            [0] , nessuna di { SUIT("D") }.
            [one] , una di { SUIT("D") }.
           *[other] , { $coins } di { SUIT("D") }.
        }
advice-gives =
    .ok = Mette in tavola { CARD($card, form: "the") }.
advice-wins-cards =
    .ok = Con { COUNT($mine, "carte") } il punto è tuo: nessuno può averne di più.
    .short = Ti dà il punto delle carte.
advice-wins-coins =
    .ok = Arrivi a { COUNT($mine, "carte") } di { SUIT("D") }: nessuno può averne di più, e il punto è tuo.
    .short = Ti dà il punto dei { SUIT("D") }.
advice-race-coins =
    .ok = { SUIT("D") }: { $mine } a { $other }; ancora da prendere: { $left }.
advice-sevens =
    .ok =
        { $whose ->
            [team] Così avete
           *[own] Così hai
        } { $mine ->
            [one] un sette
           *[other] { $mine } sette
        } su quattro; { $left ->
            [0] non ne restano.
            [one] ne resta uno da prendere.
           *[other] ne restano { $left } da prendere.
        }
advice-primiera =
    .ok =
        La tua primiera diventa { $points }{ $other ->
            [0] ; nessun altro ha ancora tutti e quattro i semi.
           *[other] , contro { $other }.
        }
advice-leaves-scopa =
    .ok =
        { $number ->
            [one] Lascia in tavola { $sum }. Una delle { COUNT($unseen, "carte") } che non hai visto fa scopa: { $seat-name } ce l’ha { COUNT($chance, "volte") } su 100.
           *[other] Lascia in tavola { $sum }. { $number } delle { COUNT($unseen, "carte") } che non hai visto fanno scopa: { $seat-name } ne ha una { COUNT($chance, "volte") } su 100.
        }
    .short = Lascia { $sum }: { $seat-name } fa scopa { COUNT($chance, "volte") } su 100.
advice-risks-scopa =
    .ok =
        Lasci però { $sum } in tavola: { $number ->
            [one] una carta in giro fa scopa
           *[other] { $number } carte in giro fanno scopa
        }; { $seat-name } { $number ->
            [one] ce l’ha
           *[other] ne ha una
        } { COUNT($chance, "volte") } su 100.
advice-leaves-scopa-surely =
    .ok =
        { $number ->
            [one] Lascia in tavola { $sum }, e { $seat-name } ha { CARDS($cards, form: "the") }: scopa.
           *[other] Lascia in tavola { $sum }, e { $seat-name } ha di sicuro una carta che fa scopa.
        }
    .short = Lascia { $sum }: { $seat-name } fa di sicuro scopa.
advice-leaves-safe =
    .ok = Lascia in tavola { $sum }, ma nessuna carta rimasta fa scopa.
    .short = Lascia { $sum }, e nessuna carta fa scopa.
advice-guards =
    .ok = Così la tavola fa { $sum }: nessuna carta fa più scopa.
    .short = La tavola fa { $sum }: nessuna carta fa più scopa.
advice-keeps-equal =
    .ok =
        { $number ->
            [one] Ti resta { CARDS($cards, form: "the") }, che può riprender{ CARD($card, form: "pronoun") }.
           *[other] Ti restano { CARDS($cards, form: "the") }, che possono riprender{ CARD($card, form: "pronoun") }.
        }
advice-spariglio =
    .ok =
        Sparigli { RANKS($cards, form: "all") }{ $helps ->
            [you] : conviene a chi non dà le carte, cioè a te.
            [opponent] : fa comodo all’avversario.
            [opponents] : fa comodo agli avversari.
           *[nobody] .
        }
advice-rappaia =
    .ok =
        Appai { RANKS($cards, form: "all") }{ $helps ->
            [you] : fa comodo a te.
            [opponent] : fa comodo all’avversario.
            [opponents] : fa comodo agli avversari.
           *[nobody] .
        }
advice-may-be-taken =
    .ok =
        { $seat-name } può prender{ CARD($card, form: "pronoun") } con { $number } delle { COUNT($unseen, "carte") } che non hai visto, { COUNT($chance, "volte") } su 100{ $sweep ->
            [0] { $equal ->
                [0] , e solo in una somma.
               *[other] .
            }
           *[other] .
        }
    .short = { $seat-name } può prender{ CARD($card, form: "pronoun") } { COUNT($chance, "volte") } su 100.
advice-surely-taken =
    .ok = { $seat-name } ha di sicuro una carta che { CARD($card, form: "pronoun") } prende.
advice-nobody-takes =
    .ok = Così nessuna delle carte che non hai visto può prender{ CARD($card, form: "pronoun") }.
advice-leaves-settebello =
    .ok = Lascia { CARD($card, form: "the") }: { $seat-name } lo prende { COUNT($chance, "volte") } su 100.
