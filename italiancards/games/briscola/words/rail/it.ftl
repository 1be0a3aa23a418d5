# Le frasi della briscola in breve, per la riga: trenta caratteri al massimo.

## Regole

exchange-agreed =
    .broken = Qui non si scambia.
two-or-seven-of-trump =
    .broken = Solo il due o il sette.
two-in-first-trick =
    .broken = Il due: solo alla prima presa.
seven-after-a-trick =
    .broken = Prima ci vuole una presa.
upcard-lies-there =
    .broken = L’hanno già pescata.
show-agreed =
    .broken = Qui le carte non si mostrano.
show-when-asked =
    .broken =
        { $showing ->
            [true] Ora no: prima si chiede.
           *[false] Prima: mostri le carte?
        }
talk-agreed =
    .broken =
        { $kind ->
            [signals] Qui non si fanno segni.
           *[open] Qui non si parla.
        }
sign-of-a-trump =
    .broken = Quella carta non ha un segno.
sign-once =
    .broken = Quel segno l’hai già fatto.
sign-is-true =
    .broken = Quella carta non ce l’hai.
known-sentence =
    .broken = Questo non si può dire.
said-once =
    .broken = L’hai già detto.
saying-is-true =
    .broken = Non è vero.
partner-follows =
    .broken = Il compagno ha già giocato.
five-bid =
    .broken = L’asta si fa solo in cinque.
in-its-time =
    .broken =
        { $phase ->
            [bidding] Prima l’asta: offri o passa.
            [calling] Prima chiama una carta.
           *[playing] L’asta è finita: gioca.
        }
bid-in-kind =
    .broken =
        { $bidding ->
            [points] Offri da { $least } a { $most }.
            [rank] Si offrono solo carte.
           *[rank_then_points] Carte o, dopo il due, punti.
        }
bid-higher =
    .broken =
        { $kind ->
            [points] Offri più di { $points } o passa.
            [rank] Sotto { RANKS($rank) }, o passa.
           *[both] Offri più di { $points } o passa.
        }
plain-two-first =
    .broken = Prima qualcuno offre il due.
somebody-bids =
    .broken = Resti solo tu: devi offrire.
called-suit =
    .broken = La briscola è il suo seme.
called-rank =
    .broken = Hai vinto offrendo { RANKS($rank) }.
own-card =
    .broken = Quella carta ce l’hai tu.

## Mosse

move-sign =
    Fai il segno { $said ->
        [sign-a] dell’asso
        [sign-3] del tre
        [sign-r] del re
        [sign-c] { $look ->
            [italian] del cavallo
           *[other] della donna
        }
       *[sign-f] del fante
    }

## Che cosa succede

event-upcard-returned =
    .told = Troppo forte: torna nel mazzo.
event-upcard-turned =
    .told = La briscola è { SUIT($suit) }.
event-answered =
    .told =
        { $seat ->
            [you] Hai risposto.
           *[other] { $seat-name } ha risposto.
        }
    .heard = { "" }
event-showed =
    .told =
        { $seat ->
            [you] Mostri le tue carte.
           *[other] { $seat-name } ti mostra le carte.
        }
    .hidden = { $seat-name } mostra le carte.
    .heard =
        { $seat ->
            [you] { "" }
           *[other] { $seat-name } ha { BRIEF($cards) }.
        }
event-kept-hand =
    .told =
        { $seat ->
            [you] Non mostri le carte.
           *[other] { $seat-name } non mostra le carte.
        }
event-signed =
    .told =
        { $seat ->
            [you] Fai un segno.
           *[other] { $seat-name } fa un segno.
        }
    .hidden = { $seat-name } fa un segno.
event-said =
    .told =
        { $seat ->
            [you] Hai parlato.
           *[other] { $seat-name }: { $words ->
                [briscola] «Ho una briscola.»
                [carico] «Ho un carico.»
                [liscio] «Liscio.»
               *[prendi] «Prendi tu, se puoi.»
            }
        }
event-played =
    .told =
        { $seat ->
            [you] Tu: { CARD($card, form: "the") }.
           *[other] { $seat-name }: { CARD($card, form: "the") }.
        }
    .heard =
        { $seat ->
            [you] { "" }
           *[other] { $seat-name }: { CARD($card) }.
        }
event-exchanged =
    .told =
        { $seat ->
            [you] Prendi la carta scoperta.
           *[other] { $seat-name } prende la scoperta.
        }
event-drew-upcard =
    .told =
        { $seat ->
            [you] Peschi la carta scoperta.
           *[other] { $seat-name } pesca la scoperta.
        }
    .heard =
        { $seat ->
            [you] Nuova: { CARD($card) }.
           *[other] { $seat-name } pesca la scoperta.
        }
event-called =
    .told =
        { $seat ->
            [you] Briscola: { SUIT($suit) }.
           *[other] { $seat-name } chiama: { SUIT($suit) }.
        }
    .heard =
        { $seat ->
            [you] { "" }
           *[other] { $seat-name } chiama { CARD($card) }.
        }
event-partner-shown =
    .told =
        { $seat ->
            [you] Giochi con { $caller-name }.
           *[other] { $seat-name } gioca con { $caller ->
                [you] te.
               *[other] { $caller-name }.
            }
        }
event-caller-alone =
    .told =
        { $seat ->
            [you] Giochi contro tutti.
           *[other] { $seat-name } gioca contro tutti.
        }
event-deal-over =
    .told =
        { $winner ->
            [you] Vinci tu la mano.
            [us] Vince la tua squadra.
            [them] Vincono gli altri.
            [nobody] È patta.
           *[other] Vince { $winner-name }.
        }
event-trick-taken =
    .heard = { "" }
    .soon =
        { $seat ->
            [you] Prendi tu
           *[other] { $seat-name } prende
        }{ $points ->
            [0] { "" }
           *[other] { " " }{ $points }
        }.
event-bid =
    .heard =
        { $seat ->
            [you] { "" }
           *[other] { $seat-name } { $kind ->
                [points] { $points }.
                [rank] { RANKS($rank) }.
               *[both] { RANKS($rank) } a { $points }.
            }
        }
event-passed =
    .heard =
        { $seat ->
            [you] { "" }
           *[other] { $seat-name } passa.
        }

## Che cosa c’è da fare

prompt-show =
    .ok = Mostri le carte?
prompt-bid =
    .ok =
        { $kind ->
            [nothing] Fai un’offerta o passa.
            [points] Offri più di { $points } o passa.
            [rank] Sotto { RANKS($rank) }, o passa.
           *[both] Offri più di { $points } o passa.
        }
prompt-call =
    .ok =
        { $kind ->
            [points] Hai vinto: chiama una carta.
           *[other] Hai vinto: quale { RANKS($rank) }?
        }
