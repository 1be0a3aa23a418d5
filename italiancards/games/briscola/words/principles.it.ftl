principle-sixty-one =
    .ok = Sessantuno basta: { CARD($card, form: "the") } porta i punti che mancano.
principle-must-take =
    .ok =
        Questa presa non si lascia: { $spare ->
            [0] ti servono tutti i punti
            [one] puoi perdere un punto solo
           *[other] puoi perdere solo { $spare } punti
        }, { $over ->
            [trick] e in tavola ce ne sono { $trick }.
           *[card] e { CARD($other, form: "with") } ne daresti { $total }.
        }
principle-break-bid =
    .ok = Fai cadere la chiamata: con questi { $trick } ai tre, { $need } non si fanno più.
principle-upcard =
    .ok =
        Conta l’ultima pescata: così { $team ->
            [yes] la carta scoperta tocca alla vostra squadra.
           *[no] la carta scoperta è tua.
        }
principle-carico-cut =
    .ok = Le briscole sono per i carichi: { CARD($card, form: "the") } prende questo.
principle-three-first =
    .ok = Il tre di briscola va a casa: qui non lo batte niente.
principle-carico-home =
    .ok = Il carico va a casa: nessuno può più prendere { CARD($card, form: "the") }.
principle-load-partner =
    .ok = Carica il compagno: la presa è sicura, e { CARD($card, form: "the") } la arricchisce.
principle-load-likely =
    .ok =
        Carica la presa probabile: { $threats ->
            [0] niente batte il compagno
            [one] una carta sola batte il compagno
           *[other] solo { $threats } carte battono il compagno
        }, e { CARD($card, form: "the") } porta { $own }.
principle-load-ahead =
    .ok = Carica per chi deve ancora giocare: { $partners-name } { $mates ->
            [one] può
           *[other] possono
        } prendere, e con la presa { CARD($card, form: "the") }.
principle-partner-has-it =
    .ok = È del compagno: non coprirlo.
principle-suit-first =
    .ok = Prendi nel seme: { CARD($other, form: "the") } resta per dopo.
principle-least-trump =
    .ok = La briscola che basta: qui basta { CARD($card, form: "the") }.
principle-small-trump =
    .ok = Una briscolina per un re: in due, un re o un cavallo la vale.
principle-take-points =
    .ok = Prendi quello che c’è: { COUNT($home, "punti") } { CARD($card, form: "with") }, e nessuno può più toglierli.
principle-points-home =
    .ok = Punti a casa: prendi { CARD($card, form: "with") } e li metti via.
principle-cheap-cut =
    .ok = Meglio tagliare che dare: una briscolina costa meno { CARD($other, form: "of") }.
principle-free-carico =
    .ok = Il carico franco si tira: niente può più battere { CARD($card, form: "the") }.
principle-give-little =
    .ok =
        Dai poco: { $chance ->
            [no] qui non puoi prendere, e { CARD($other, form: "the") } vale { $cost }.
           *[yes] { CARD($card, form: "the") } { $own ->
                [0] non vale niente
               *[other] vale { $own }
            }, { CARD($other, form: "the") } vale { $cost }.
        }
principle-carico-risk =
    .ok =
        Il carico non si rischia: { $whose ->
            [partner] dopo di te { $number ->
                [one] gioca ancora { $later-name }
               *[other] giocano altri
            }, e { CARD($other, form: "the") } non è sicuro.
           *[other] { $dread ->
                [0] { CARD($other, form: "the") } te lo possono ancora prendere.
                [one] una carta ancora fuori prende { CARD($other, form: "the") }.
               *[other] { $dread } carte ancora fuori prendono { CARD($other, form: "the") }.
            }
        }
principle-trumps-stay =
    .ok =
        Le briscole si tengono: { $whose ->
            [lead] { CARD($card, form: "the") } { $own ->
                [0] non costa niente
               *[other] rischia { $own }
            }
           *[other] { $trick ->
                [0] qui non c’è niente
                [one] qui c’è un punto solo
               *[other] qui ci sono solo { $trick } punti
            }
        }, { $prey ->
            [0] { CARD($other, form: "the") } ti serve dopo.
           *[other] e { CARD($other, form: "the") } può prendere un carico dopo.
        }
principle-empty-trick =
    .ok = La presa vuota si lascia: non c’è niente, e resti secondo di mano.
principle-lost-trick =
    .ok = Niente briscole sulla presa persa: { CARD($other, form: "the") } qui non prende, dopo può prendere.
principle-lower-trump =
    .ok = Di due briscole la più bassa: { CARD($other, form: "the") } varrà di più dopo.
principle-fewer-points =
    .ok =
        Gioca quello che puoi perdere: { $whose ->
            [partner] dopo di te { $number ->
                [one] gioca ancora { $later-name }
               *[other] giocano altri
            }, e { CARD($other, form: "the") } vale { $cost }.
           *[other] { $own ->
                [10] di due carichi { CARD($card, form: "the") } è il più piccolo, e { CARD($other, form: "the") } vale { $cost }.
                [0] { $dread ->
                    [0] { CARD($other, form: "the") } vale { $cost }.
                    [one] una carta ancora fuori prende { CARD($other, form: "the") }, che vale { $cost }.
                   *[other] { $dread } carte ancora fuori prendono { CARD($other, form: "the") }, che vale { $cost }.
                }
               *[other] { $dread ->
                    [0] { CARD($other, form: "the") } vale { $cost }.
                    [one] una carta ancora fuori prende { CARD($other, form: "the") }, che vale { $cost }.
                   *[other] { $dread } carte ancora fuori prendono { CARD($other, form: "the") }, che vale { $cost }.
                }
            }
        }
principle-two-in-three =
    .ok = Due su tre sono amici: { CARD($card, form: "the") } va più facilmente a loro.
principle-raise =
    .ok =
        Falli spendere: { $feared ->
            [friend] solo { CARD($called, form: "the") } batte { CARD($card, form: "the") }, e ce l’ha il tuo compagno.
            [nothing] niente batte { CARD($card, form: "the") }.
            [one] solo { CARDS($fears, form: "the") } batte { CARD($card, form: "the") }.
            [trumps] per prendere serve una briscola.
           *[many] per prendere serve una carta più alta.
        }
principle-win-safely =
    .ok =
        Prendi con quella che tiene: { $feared ->
            [friend] solo { CARD($called, form: "the") } batte { CARD($card, form: "the") }, e ce l’ha il tuo compagno.
            [nothing] niente può battere { CARD($card, form: "the") }.
            [one] solo { CARDS($fears, form: "the") } batte ancora { CARD($card, form: "the") }.
            [trumps] solo una briscola batte ancora { CARD($card, form: "the") }.
           *[many] { CARD($card, form: "the") } teme { COUNT($fear, "carte") }, { CARD($other, form: "the") } { $dread }.
        }
principle-harder-to-beat =
    .ok =
        Esci con quella che pochi battono: { $feared ->
            [friend] solo { CARD($called, form: "the") } batte { CARD($card, form: "the") }, e ce l’ha il tuo compagno.
            [nothing] niente può battere { CARD($card, form: "the") }.
            [one] solo { CARDS($fears, form: "the") } batte ancora { CARD($card, form: "the") }.
            [trumps] solo una briscola batte ancora { CARD($card, form: "the") }.
           *[many] { CARD($card, form: "the") } teme { COUNT($fear, "carte") }, { CARD($other, form: "the") } { $dread }{ $own ->
                [0] .
               *[other] ; rischi { $own }.
            }
        }
principle-lowest =
    .ok = Il liscio più basso: non costa niente, e { CARD($other, form: "the") } può ancora prendere.
principle-bid-long =
    .ok =
        Si chiama sul seme lungo: { $alone ->
            [yes] { COUNT($number, SUIT($suit)) } bastano anche da solo
           *[no] con { COUNT($number, SUIT($suit)) }, e chiamando { CARD($called, form: "the") }
        }, { $need } li fai { $often ->
            [always] quasi sempre
            [mostly] di solito
            [rather] spesso
            [half] una volta su due, ma passare rende meno
           *[seldom] di rado, ma passare rende ancora meno
        }.
principle-bid-high =
    .ok =
        Si chiama anche sulle carte alte: { $highs ->
            [0] chiamando { CARD($called, form: "the") }
           *[other] { CARDS($high, form: "the") }, e chiamando { CARD($called, form: "the") }
        } { $need } li fai { $often ->
            [always] quasi sempre
            [mostly] di solito
            [rather] spesso
            [half] una volta su due, ma passare rende meno
           *[seldom] di rado, ma passare rende ancora meno
        }.
principle-bid-least =
    .ok =
        Il minimo che basta: { $same ->
            [no] { $need } li fai { $often ->
                [always] quasi sempre
                [mostly] di solito
                [rather] spesso
                [half] una volta su due
               *[seldom] di rado
            }, { $more } { $then ->
                [always] quasi sempre
                [mostly] di solito
                [rather] spesso
                [half] una volta su due
                [hardly] quasi mai
               *[seldom] di rado
            }, per la stessa posta.
           *[yes] per la stessa posta un’offerta più alta chiede più punti.
        }
principle-bid-stop =
    .ok =
        Sappi dove fermarti: con { $number ->
            [one] una sola carta di { SUIT($suit) }
           *[other] { COUNT($number, SUIT($suit)) }
        } { $lacking ->
            [0] e chiamando { CARD($called, form: "the") }
           *[other] ma senza { CARDS($lacks, form: "the", joined: "or") }
        }, { $need } { $often ->
            [half] li fai una volta su due: non rende più che passare
            [seldom] li fai di rado
            [hardly] non li fai quasi mai
           *[other] non rendono più che passare
        }.
principle-call-highest =
    .ok =
        La più alta che ti manca: { $length ->
            [0] { "" }
            [one] con una carta di { SUIT($suit) } in mano,{ " " }
           *[other] con { COUNT($length, SUIT($suit)) } in mano,{ " " }
        }fuori la più forte è { CARD($card, form: "the") }.
principle-call-long =
    .ok = Chiama nel seme lungo: hai { COUNT($length, SUIT($suit)) }, e solo { $shorter } del seme { CARD($other, form: "of") }.
principle-call-strong =
    .ok = Chiama dove sei forte: hai { CARDS($high, form: "the") }, e { CARD($card, form: "with") } a loro resta poco.
principle-show-called =
    .ok = La chiamata esce sul ricco: qui prende subito { COUNT($trick, "punti") }.
principle-stay-hidden =
    .ok = La chiamata resta coperta: finché non ti scopri, qualcuno può ancora caricarti.
principle-load-caller =
    .ok = Carica chi chiama: sei il compagno nascosto, e per ora la presa è vostra.
principle-not-for-three =
    .ok = Niente ai tre: la presa non è di chi ha chiamato, e { CARD($other, form: "the") } vale { $cost }.
principle-cut-caller =
    .ok = Toglila a chi chiama: { CARD($card, form: "with") } la presa non è più sua.
principle-nothing-for-caller =
    .ok = Niente a chi chiama: per ora la presa è sua, e { CARD($other, form: "the") } vale { $cost }.
principle-call-alone =
    .ok = Da solo quando basti: vinci quattro invece di due.
principle-either =
    .ok =
        { $lose ->
            [yes] Qui non prende nessuna delle due:
           *[no] Qui si equivalgono:
        } { CARD($card, form: "the") } e { CARD($other, form: "the") } { $own ->
            [0] non valgono niente.
           *[other] valgono { $own } a testa.
        }
principle-same =
    .ok =
        { $known ->
            [lost] Qui non si vince più, e con l’una o con l’altra il conto è lo stesso.
            [won] Hai già vinto, e con l’una o con l’altra il conto è lo stesso.
           *[other] Il risultato finale è lo stesso { CARD($card, form: "with") } e { CARD($other, form: "with") }.
        }
principle-more =
    .ok =
        { $known ->
            [yes] Conta fino in fondo: le sue carte le sai tutte, e { CARD($card, form: "the") } rende più { CARD($other, form: "of") }.
            [lost] Qui non si vince più: { CARD($card, form: "the") } limita solo i danni.
            [won] Hai già vinto: { CARD($card, form: "the") } aggiunge solo qualche punto.
           *[no] Qui non c’è una regola semplice: alla prova { CARD($card, form: "the") } rende un po’ più { CARD($other, form: "of") }.
        }
principle-wins =
    .ok =
        { $known ->
            [yes] Conta fino in fondo: le sue carte le sai tutte, e { CARD($card, form: "the") } rende più { CARD($other, form: "of") }.
            [lost] Qui non si vince più: { CARD($card, form: "the") } limita solo i danni.
            [won] Hai già vinto: { CARD($card, form: "the") } aggiunge solo qualche punto.
           *[no] Qui non c’è una regola semplice: alla prova { CARD($card, form: "the") } vince un po’ più spesso { CARD($other, form: "of") }.
        }
