principle-catch-ace =
    .ok = L’asso si prende: basta { CARD($card, form: "the") }.
principle-ace-home =
    .ok = L’asso va a casa: nessuno può più prenderlo.
principle-load-partner =
    .ok = Punti sulla presa del compagno: è sicura, dai { CARD($card, form: "the") }.
principle-knock-highest =
    .ok = Al busso la più alta: il compagno l’ha chiesta.
principle-knock-back =
    .ok = Torna al palo del compagno: lì ha bussato.
principle-least-taker =
    .ok = La più bassa che prende: qui basta { CARD($card, form: "the") }.
principle-take-points =
    .ok = La presa con punti si prende: qui ce ne sono.
principle-points-home =
    .ok = Punti sulla presa sicura: dopo di te nessuno può prendere { CARD($card, form: "the") }.
principle-keep-master =
    .ok = La franca si tiene: dopo questa presa niente batte più { CARD($other, form: "the") }.
principle-give-nothing =
    .ok =
        Dai una scartina: { $chance ->
            [no] qui non puoi prendere, e { CARD($other, form: "the") } vale { $cost ->
                [1] un terzo.
               *[other] un punto.
            }
           *[yes] { CARD($card, form: "the") } non vale niente, { CARD($other, form: "the") } { $cost ->
                [1] un terzo.
               *[other] un punto.
            }
        }
principle-give-less =
    .ok = Dai il meno che puoi: { CARD($card, form: "the") } vale un terzo, { CARD($other, form: "the") } un punto.
principle-tops-stay =
    .ok = Il tre e il due aspettano: per { CARD($other, form: "the") } qui c’è troppo poco.
principle-free-card =
    .ok =
        Le franche si tirano: { $void ->
            [yes] chi gioca dopo di te non può avere di che battere { CARD($card, form: "the") }.
           *[no] { $number ->
                [0] niente può più battere { CARD($card, form: "the") }.
                [one] è già uscito { CARDS($gone, form: "the") }, e { CARD($card, form: "the") } comanda.
               *[other] a { SUIT($suit) } le più alte sono uscite, e { CARD($card, form: "the") } comanda.
            }
        }
principle-put-in =
    .ok = Mettilo in mano: prende e poi deve uscire, e { CARD($other, form: "the") } prende anche dopo.
principle-ace-waits =
    .ok = L’asso aspetta: il tre o il due possono ancora prendere { CARD($other, form: "the") }.
principle-tops-wait =
    .ok = Tieni le carte forti: { CARD($other, form: "the") } prende anche dopo.
principle-ace-guard =
    .ok = Non seccare l’asso: tieni { CARD($other, form: "the") } con lui.
principle-under-tops =
    .ok = Esci sotto i tuoi pezzi: con { CARDS($tops, form: "the") } in mano, in questo palo torni tu.
principle-no-honours =
    .ok = Esci dove non hai pezzi: { CARD($other, form: "the") } { $guards ->
            [0] è già un pezzo.
           *[other] sta con { CARDS($beside, form: "the") }.
        }
principle-long-suit =
    .ok = Esci dal palo lungo: hai { COUNT($length, SUIT($suit)) }, di meno nel palo { CARD($other, form: "of") }.
principle-risk-less =
    .ok =
        Presa incerta, rischia poco: { CARD($card, form: "the") } { $own ->
            [0] non vale niente
            [1] vale un terzo
           *[other] vale un punto
        }, { CARD($other, form: "the") } { $cost ->
            [0] niente
            [1] un terzo
           *[other] un punto
        }.
principle-take-over =
    .ok = Prendi tu per continuare: poi esci, e niente batte { CARDS($runs, form: "the") }.
principle-win-it =
    .ok = Prendi e scegli il palo: { CARD($card, form: "with") } poi esci tu.
principle-duck =
    .ok = Il vuoto si lascia: tieni { CARD($other, form: "the") } per dopo.
principle-plain-discard =
    .ok = Scarta dove non hai pezzi: { CARD($other, form: "the") } { $guards ->
            [0] è già un pezzo.
           *[other] resta con { CARDS($beside, form: "the") }.
        }
principle-long-discard =
    .ok = Scarta dal palo lungo: { $few ->
            [one] { CARD($other, form: "the") } non ha altre carte accanto.
           *[other] hai solo { COUNT($few, SUIT($poor)) }.
        }
principle-lowest =
    .ok = Fra uguali la più bassa: { CARD($card, form: "the") } e { CARD($other, form: "the") } contano uguale.
principle-either =
    .ok = Qui { CARD($card, form: "the") } e { CARD($other, form: "the") } si equivalgono.
principle-same =
    .ok =
        Il risultato finale è lo stesso { CARD($card, form: "with") } e { CARD($other, form: "with") }.
principle-more =
    .ok =
        { $known ->
            [yes] Conta fino in fondo: le sue carte le sai tutte, e { CARD($card, form: "the") } rende più { CARD($other, form: "of") }.
           *[no] Qui non c’è una regola semplice: alla prova { CARD($card, form: "the") } rende un po’ più { CARD($other, form: "of") }.
        }
principle-wins =
    .ok =
        { $known ->
            [yes] Conta fino in fondo: le sue carte le sai tutte, e { CARD($card, form: "the") } rende più { CARD($other, form: "of") }.
           *[no] Qui non c’è una regola semplice: alla prova { CARD($card, form: "the") } vince un po’ più spesso { CARD($other, form: "of") }.
        }
