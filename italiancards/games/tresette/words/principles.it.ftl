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
principle-give-nothing =
    .ok = A loro una scartina: { CARD($other, form: "the") } vale { $cost ->
            [0] niente
            [1] un terzo
           *[other] un punto
        }.
principle-tops-stay =
    .ok = Il tre e il due aspettano: per { CARD($other, form: "the") } qui c’è troppo poco.
principle-free-card =
    .ok =
        Le franche si tirano: { $number ->
            [0] niente può più battere { CARD($card, form: "the") }.
            [one] è già uscito { CARDS($gone, form: "the") }, e { CARD($card, form: "the") } comanda.
           *[other] a { SUIT($suit) } le più alte sono uscite, e { CARD($card, form: "the") } comanda.
        }
principle-ace-waits =
    .ok = L’asso aspetta: il tre o il due possono ancora prendere { CARD($other, form: "the") }.
principle-tops-wait =
    .ok = Tieni le carte forti: { CARD($other, form: "the") } prende anche dopo.
principle-ace-guard =
    .ok = Non seccare l’asso: tieni { CARD($other, form: "the") } con lui.
principle-under-tops =
    .ok = Esci sotto i tuoi pezzi: con { CARDS($tops, form: "the") } in mano, in questo palo torni tu.
principle-no-honours =
    .ok = Esci dove non hai pezzi: { CARD($other, form: "the") } accompagna un tre, un due o un asso.
principle-long-suit =
    .ok = Esci dal palo lungo: hai { COUNT($length, SUIT($suit)) }, di meno nel palo { CARD($other, form: "of") }.
principle-risk-less =
    .ok = Se la presa non è sicura, rischia poco: { CARD($other, form: "the") } vale { $cost ->
            [0] niente
            [1] un terzo
           *[other] un punto
        }, { CARD($card, form: "the") } meno.
principle-win-it =
    .ok = Prendi e scegli il palo: { CARD($card, form: "with") } poi esci tu.
principle-duck =
    .ok = Il vuoto si lascia: tieni { CARD($other, form: "the") } per dopo.
principle-plain-discard =
    .ok = Scarta dove non hai pezzi: { CARD($other, form: "the") } accompagna una carta alta.
principle-long-discard =
    .ok = Scarta dal palo lungo: { CARD($other, form: "the") } fa la guardia a un palo corto.
principle-lowest =
    .ok = Fra uguali la più bassa: { CARD($card, form: "the") } e { CARD($other, form: "the") } contano uguale.
principle-either =
    .ok = Qui { CARD($card, form: "the") } e { CARD($other, form: "the") } si equivalgono.
principle-more =
    .ok = Nessuna regola le distingue: giocando fino in fondo { CARD($card, form: "the") } porta più punti { CARD($other, form: "of") }.
principle-wins =
    .ok = Nessuna regola le distingue: giocando fino in fondo { CARD($card, form: "the") } vince più spesso { CARD($other, form: "of") }.
