principle-scopa =
    .ok = La scopa è un punto: { CARD($card, form: "the") } pulisce la tavola.
principle-settebello =
    .ok = Il settebello va a casa: da solo vale un punto.
principle-settebello-left =
    .ok =
        Il settebello non si lascia: { $two ->
            [yes] il tuo avversario potrebbe prenderlo.
           *[no] potrebbero prenderlo.
        }
principle-no-sweep =
    .ok =
        Non lasciare scopa: { $left ->
            [0] a tavola vuota non si fa
           *[other] nessuna carta in giro pulisce { $left }
        }, { $twin ->
            [yes] con l’altra presa
           *[no] { CARD($other, form: "with") }
        } { $sweeps ->
            [one] la fa una carta sola.
           *[other] la fanno { $sweeps } carte.
        }
principle-sevens-stay =
    .ok = Il sette resta in mano: cala { CARD($card, form: "the") }.
principle-two-or-four =
    .ok =
        Lascia due o quattro: { $twin ->
            [yes] con l’altra presa
           *[no] { CARD($other, form: "with") }
        } ne lasceresti una o tre.
principle-take =
    .ok =
        Prendi finché puoi: { $gain ->
            [seven] un sette è la carta della primiera
            [coins] porti a casa { $coins ->
                [one] una carta di denari
               *[other] { $coins } carte di denari
            }
            [last] chi prende per ultimo si porta via la tavola
           *[cards] porti a casa { COUNT($number, "carte") }
        }, calando { CARD($other, form: "the") } non prendi niente.
principle-can-wait =
    .ok =
        Una presa può aspettare: { $wait ->
            [0] nessuna carta in giro prende
            [one] una sola carta in giro prende
           *[other] solo { $wait } carte in giro prendono
        } { CARDS($there, form: "the") }.
principle-primiera =
    .ok = Prima la primiera: porti a casa { CARDS($cards, form: "the") }.
principle-coins =
    .ok = Prima i denari: ne prendi { $coins }, e siete { $mine } a { $rival }.
principle-more-cards =
    .ok = Prendi più carte: { $number } in una volta, e chi ne ha di più fa un punto.
principle-no-seven =
    .ok = Non comporre sette: il settebello è ancora in giro.
principle-less-sweep =
    .ok =
        Rischia meno scopa: { $sweep ->
            [0] nessuna carta in giro pulisce
            [one] una carta in giro pulisce
           *[other] { $sweep } carte in giro puliscono
        } quello che lasci, dopo { $twin ->
            [yes] l’altra presa
           *[no] { CARD($other, form: "the") }
        } { $sweeps }.
principle-above-ten =
    .ok = Porta la tavola sopra il dieci: nessuna carta da sola può più pulirla.
principle-double =
    .ok = Cala la carta doppia: con l’altra puoi riprenderla.
principle-fewer-takers =
    .ok =
        Cala quella che prendono in pochi: { $few ->
            [0] nessuna prende { CARD($card, form: "the") },
            [one] una sola prende { CARD($card, form: "the") },
           *[other] { $few } carte prendono { CARD($card, form: "the") },
        } { $many } { CARD($other, form: "the") }.
principle-least-worth =
    .ok =
        Cala la carta che vale meno: { $why ->
            [settebello] { CARD($other, form: "the") } da solo vale un punto.
            [coin] { CARD($other, form: "the") } conta per i denari, { CARD($card, form: "the") } no.
            [primiera] per la primiera { CARD($other, form: "the") } conta più { CARD($card, form: "of") }.
           *[cards] { CARD($card, form: "the") } serve meno { CARD($other, form: "of") } a chi prende.
        }
principle-dear-card =
    .ok = Prendi con la carta più cara: { CARD($card, form: "the") } fra le tue prese vale più { CARD($other, form: "of") }.
principle-low-table =
    .ok =
        Lascia meno carte: { $twin ->
            [yes] con l’altra presa resta di più da prendere.
           *[no] { CARD($card, form: "with") } resta meno da prendere che { CARD($other, form: "with") }.
        }
principle-low-card =
    .ok =
        Cala la più bassa: { $long ->
            [yes] poi { CARD($other, form: "the") } può prendere { CARDS($sum, form: "the") }.
           *[no] { CARD($other, form: "the") } dopo prende di più a somma.
        }
principle-either =
    .ok =
        { $twin ->
            [yes] Qui le due prese quasi si equivalgono.
           *[no] Qui { CARD($card, form: "the") } e { CARD($other, form: "the") } quasi si equivalgono.
        }
principle-same =
    .ok =
        { $twin ->
            [yes] Giocate fino in fondo, le due prese portano allo stesso conto.
           *[no] Il risultato finale è lo stesso { CARD($card, form: "with") } e { CARD($other, form: "with") }.
        }
principle-more =
    .ok =
        { $known ->
            [yes] Conta fino in fondo: le sue carte le sai tutte, e { $twin ->
                [yes] questa presa rende più dell’altra.
               *[no] { CARD($card, form: "the") } rende più { CARD($other, form: "of") }.
            }
           *[no] Qui non c’è una regola semplice: alla prova { $twin ->
                [yes] questa presa rende un po’ più dell’altra.
               *[no] { CARD($card, form: "the") } rende un po’ più { CARD($other, form: "of") }.
            }
        }
principle-wins =
    .ok =
        { $known ->
            [yes] Conta fino in fondo: le sue carte le sai tutte, e { $twin ->
                [yes] questa presa rende più dell’altra.
               *[no] { CARD($card, form: "the") } rende più { CARD($other, form: "of") }.
            }
           *[no] Qui non c’è una regola semplice: alla prova { $twin ->
                [yes] questa presa vince un po’ più spesso dell’altra.
               *[no] { CARD($card, form: "the") } vince un po’ più spesso { CARD($other, form: "of") }.
            }
        }
