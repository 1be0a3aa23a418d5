# L’asta dei cinque giocatori: regole, avvenimenti, punti.

## Regole

five-bid =
    .ok = Si gioca in cinque: c’è l’asta.
    .broken = Solo in cinque si fa l’asta e si chiama una carta; qui si gioca in { $number }.
in-its-time =
    .ok =
        { $phase ->
            [bidding] È il momento dell’asta.
            [calling] Hai vinto l’asta e chiami una carta.
           *[playing] La carta è chiamata: ora si gioca.
        }
    .broken =
        { $phase ->
            [bidding] Prima c’è l’asta: fai un’offerta o passa.
            [calling] Hai vinto l’asta: prima chiama una carta.
           *[playing] L’asta è finita: ora si gioca.
        }
bid-in-kind =
    .ok =
        { $bidding ->
            [points] Qui si offrono punti, da { $least } a { $most }.
            [rank] Qui si offre il valore della carta da chiamare.
           *[rank_then_points] Qui si offrono valori e, dopo il due, un due con i punti.
        }
    .broken =
        { $bidding ->
            [points] Qui si offrono punti, da { $least } a { $most }, e nient’altro.
            [rank] Qui si offrono valori di carte, e nient’altro.
           *[rank_then_points] Qui si offrono valori e, dopo il due, un due con almeno { $least } punti.
        }
bid-higher =
    .ok =
        { $seat ->
            [nobody] Nessuno ha ancora fatto un’offerta.
            [you] Supera la tua offerta.
           *[other] Supera l’offerta di { $seat-name }: { $kind ->
                [points] { $points }.
                [rank] { RANKS($rank) }.
               *[both] { RANKS($rank) } e { $points }.
            }
        }
    .broken =
        { $kind ->
            [points] { $seat-name } ha offerto { $points }: offri di più o passa.
            [rank] { $seat-name } ha offerto { RANKS($rank) }: offri una carta che prende di meno, o passa.
           *[both] { $seat-name } ha offerto { RANKS($rank) } e { $points }: offri più punti o passa.
        }
plain-two-first =
    .ok =
        { $direct ->
            [yes] A questo tavolo un due con i punti si offre subito.
           *[no] È stato offerto un due: ora si aggiungono i punti.
        }
    .broken = I punti si aggiungono quando qualcuno ha offerto un due.
pass-is-final =
    .ok = Puoi passare; poi in questa mano non offri più.
somebody-bids =
    .ok = Tutti gli altri sono passati: se passi anche tu, si ridanno le carte.
    .broken = Tutti gli altri sono passati, e a questo tavolo l’ultimo deve fare un’offerta.
called-suit =
    .ok = La briscola allora è { SUIT($suit) }.
    .broken = A questo tavolo la carta chiamata è di briscola: la briscola è il suo seme.
called-rank =
    .ok =
        { $kind ->
            [points] Si sono offerti punti: puoi chiamare qualunque carta.
           *[other] Ha il valore che hai offerto.
        }
    .broken = Hai offerto { RANKS($rank) }: { CARD($card, form: "the") } ha un altro valore.
own-card =
    .ok = { CARD($card, form: "the") } è in mano tua: giochi contro tutti e quattro.
    .broken = { CARD($card, form: "the") } è in mano tua, e a questo tavolo nessuno chiama una carta propria.

## Che cosa succede

event-bid =
    .told =
        { $seat ->
            [you] Offri { $kind ->
                [points] { $points }.
                [rank] { RANKS($rank) }.
               *[both] { RANKS($rank) } e { $points }.
            }
           *[other] { $seat-name } offre { $kind ->
                [points] { $points }.
                [rank] { RANKS($rank) }.
               *[both] { RANKS($rank) } e { $points }.
            }
        }
event-passed =
    .told =
        { $seat ->
            [you] Passi.
           *[other] { $seat-name } passa.
        }
event-called =
    .told =
        { $seat ->
            [you] Chiami { CARD($card, form: "the") }: la briscola è { SUIT($suit) }.
           *[other] { $seat-name } chiama { CARD($card, form: "the") }: la briscola è { SUIT($suit) }.
        }
event-partner-shown =
    .told =
        { $seat ->
            [you] Si vede { CARD($card, form: "the") }: giochi con { $caller-name }.
           *[other] Si vede { CARD($card, form: "the") }: { $seat-name } gioca con { $caller ->
                [you] te.
               *[other] { $caller-name }.
            }
        }
event-caller-alone =
    .told =
        { $seat ->
            [you] { CARD($card, form: "the") } era in mano tua: tutti vedono che giochi contro di loro.
           *[other] { CARD($card, form: "the") } era in mano a { $seat-name }, che gioca contro tutti e quattro.
        }

## Che cosa si dice, parola per parola

said-bid =
    .ok =
        { $kind ->
            [points] { $points }
            [rank] { RANKS($rank) }
           *[both] { RANKS($rank) }, { $points }
        }
said-passed =
    .ok = Passo
said-call =
    .ok = { CARD($card, form: "the") }!

## Che cosa c’è da fare

prompt-bid =
    .ok =
        { $kind ->
            [nothing] Fai un’offerta o passa.
            [points] Offri più di { $points } o passa.
            [rank] Offri più basso di { RANKS($rank) } o passa.
           *[both] Offri { RANKS($rank) } e più di { $points } o passa.
        }
prompt-call =
    .ok =
        { $kind ->
            [points] Hai vinto l’asta: chiama una carta.
           *[other] Hai vinto l’asta: quale { RANKS($rank) } chiami?
        }

## Cartelli sul tavolo

sign-bid =
    .ok =
        { $kind ->
            [points] { $points }
            [rank] { RANKS($rank) }
           *[both] { RANKS($rank) } e { $points }
        }: { $seat ->
            [you] l’offerta è tua
           *[other] l’offerta è di { $seat-name }
        }
sign-caller =
    .ok =
        { $seat ->
            [you] Hai chiamato tu: { $points } punti
           *[other] Ha chiamato { $seat-name }: { $points } punti
        }
sign-holder =
    .ok =
        { $alone ->
            [yes] Contro tutti: { $seat ->
                [you] tu
               *[other] { $seat-name }
            }
           *[no] Compagno: { $seat ->
                [you] tu
               *[other] { $seat-name }
            }
        }
sign-it-is-you =
    .ok =
        { $alone ->
            [yes] Giochi contro tutti
           *[no] Il compagno sei tu
        }
zone-called = La carta chiamata

## Punti

line-callers =
    { $alone ->
        [yes] { $caller ->
            [you] Tu contro tutti
           *[other] { $caller-name } contro tutti
        }
       *[no] { $caller ->
            [you] Tu
           *[other] { $caller-name }
        } e { $holder ->
            [you] tu
           *[other] { $holder-name }
        }
    }: { $points } su { $need }
line-opponents = Gli altri: { $other }
line-made =
    { $times ->
        [1] Chiamata vinta
       *[other] Chiamata vinta, posta per { $times }
    }
line-lost =
    { $times ->
        [1] Chiamata persa
       *[other] Chiamata persa, posta per { $times }
    }
made =
    .ok =
        { $alone ->
            [yes] { $caller ->
                [you] Contro tutti te ne servivano { $need } e ne hai { $points }: vinta.
               *[other] A { $caller-name }, contro tutti, ne servivano { $need } e ne ha { $points }: vinta.
            }
           *[no] { $caller ->
                [you] A te e a { $holder-name } servivano { $need } punti e ne avete { $points }: vinta.
               *[other] { $holder ->
                    [you] A { $caller-name } e a te servivano { $need } punti e ne avete { $points }: vinta.
                   *[other] A { $caller-name } e { $holder-name } servivano { $need } punti e ne hanno { $points }: vinta.
                }
            }
        }
lost =
    .ok =
        { $alone ->
            [yes] { $caller ->
                [you] Contro tutti te ne servivano { $need } e ne hai { $points }: persa.
               *[other] A { $caller-name }, contro tutti, ne servivano { $need } e ne ha { $points }: persa.
            }
           *[no] { $caller ->
                [you] A te e a { $holder-name } servivano { $need } punti e ne avete { $points }: persa.
               *[other] { $holder ->
                    [you] A { $caller-name } e a te servivano { $need } punti e ne avete { $points }: persa.
                   *[other] A { $caller-name } e { $holder-name } servivano { $need } punti e ne hanno { $points }: persa.
                }
            }
        }
all-passed =
    .ok = Sono passati tutti: nessuno vince niente, e le carte le dà il prossimo.

## Consigli

advice-counts-on =
    .ok =
        { $alone ->
            [yes] Contro tutti, con { $number } { $number ->
                [one] briscola
               *[other] briscole
            }: { SUIT($suit) }.
           *[no] { $number ->
                [0] Nessuna briscola tua
                [one] Una briscola tua
               *[other] { $number } briscole tue
            } ({ SUIT($suit) }), e { CARD($card, form: "the") } al compagno.
        }
advice-look-lead-to-four =
    .ok = Esci tu, e rispondono in { $number } conoscendo la tua carta. Quale puoi permetterti di perdere?
advice-look-called =
    .ok =
        { $shown ->
            [yes] La carta chiamata si è vista: tutti sanno chi gioca con chi.
           *[no] La carta chiamata, { CARD($card) }, non si è ancora vista.
        } { $seat ->
            [you] Ti servono { $need } punti.
           *[other] A { $seat-name } servono { $need } punti.
        }
advice-after-nothing-beats =
    .ok = Nessuno di chi gioca dopo di te può superare { CARD($card, form: "the") }.
advice-after-surely-beaten =
    .ok = Qualcuno di chi gioca dopo di te ha di sicuro una carta che supera { CARD($card, form: "the") }.
advice-after-may-beat =
    .ok =
        { $number ->
            [one] Una delle { $unseen } carte che non hai visto supera { CARD($card, form: "the") }
           *[other] { $number } delle { $unseen } carte che non hai visto superano { CARD($card, form: "the") }
        }; { $opponents ->
            [one] dopo di te gioca uno: la probabilità che ne abbia una è del { $chance }%.
           *[other] dopo di te giocano in { $opponents }: la probabilità che uno di loro ne abbia una è del { $chance }%.
        }
advice-stake =
    .ok =
        { $sign ->
            [ahead] Vinci in media { NUMBER($points, maximumFractionDigits: 1) } punti
            [behind] Perdi in media { NUMBER($points, maximumFractionDigits: 1) } punti
           *[level] In media non vinci e non perdi
        } (±{ NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }).
advice-look-bidding =
    .ok = Il tuo seme migliore: { SUIT($suit) }, { $number ->
            [one] una carta
           *[other] { $number } carte
        }. Che cosa gli manca?
advice-look-calling =
    .ok = La briscola sarebbe { SUIT($suit) }. Quale carta ti aiuta di più?
advice-look-hide =
    .ok = Nessuno sa ancora che giochi con { $seat-name }. Nasconderti o prendere?
advice-shows-partner =
    .ok =
        { $alone ->
            [yes] Così tutti vedono che giochi contro di loro.
           *[no] Così tutti vedono che giochi con { $seat-name }.
        }
advice-made =
    .ok = Riesce { $chance } volte su 100 (±{ $error }).
advice-pass =
    .ok =
        { $seat ->
            [nobody] Può offrire qualcun altro, o nessuno.
           *[other] Allora chiama { $seat-name }, se nessuno offre di più.
        }
advice-partner-chances =
    .ok =
        Compagno: { $number ->
            [3] { $a-name } { $a-chance }%, { $b-name } { $b-chance }%, { $c-name } { $c-chance }%
           *[other] { $a-name } { $a-chance }%, { $b-name } { $b-chance }%, { $c-name } { $c-chance }%, { $d-name } { $d-chance }%
        }{ $alone ->
            [none] .
           *[other] ; nessuno { $alone }%.
        }
advice-in-match =
    .ok =
        { $sign ->
            [ahead] Pensando alla partita, come { NUMBER($points, maximumFractionDigits: 1) } punti vinti
            [behind] Pensando alla partita, come { NUMBER($points, maximumFractionDigits: 1) } punti persi
           *[level] Pensando alla partita, niente vinto e niente perso
        } (±{ NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }).

## Problemi

asked-bidding = Offri, o passi?
asked-calling = Quale carta chiami?
asked-hiding = La carta chiamata ce l’hai tu: ti nascondi, o prendi?
asked-partner = Chi può essere il compagno? Trova la carta migliore.
