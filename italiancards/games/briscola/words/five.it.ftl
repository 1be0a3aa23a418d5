# L’asta dei cinque giocatori: regole, avvenimenti, punti.

## Regole

five-bid =
    .ok = Si gioca in cinque: c’è l’asta.
    .broken = L’asta si fa solo in cinque; qui si gioca in { $number }.
in-its-time =
    .ok =
        { $phase ->
            [bidding] È il momento dell’asta.
            [calling] Hai vinto l’asta e chiami una carta.
           *[playing] La carta è stata chiamata: ora si gioca.
        }
    .broken =
        { $phase ->
            [bidding] Prima c’è l’asta: fai un’offerta o passa.
            [calling] Hai vinto l’asta: prima devi chiamare una carta.
           *[playing] L’asta è finita: ora si gioca.
        }
bid-in-kind =
    .ok =
        { $bidding ->
            [points] Qui si offrono punti, da { $least } a { $most }.
            [rank] Qui si offre il valore della carta da chiamare.
           *[rank_then_points] Qui si offrono valori e, dopo il due, il due con i punti.
        }
    .broken =
        { $bidding ->
            [points] Qui si offrono punti, da { $least } a { $most }, e nient’altro.
            [rank] Qui si offrono valori di carte, e nient’altro.
           *[rank_then_points] Qui si offrono valori e, dopo il due, il due con almeno { COUNT($least, "punti") }.
        }
bid-higher =
    .ok =
        { $seat ->
            [nobody] Nessuno ha ancora offerto.
            [you] Supera la tua offerta.
           *[other] Supera l’offerta di { $seat-name }: { $kind ->
                [points] { $points }.
                [rank] { RANKS($rank) }.
               *[both] { RANKS($rank) } a { $points }.
            }
        }
    .broken =
        { $kind ->
            [points] { $seat-name } ha offerto { $points }: offri di più o passa.
            [rank] { $seat-name } ha offerto { RANKS($rank) }: offri una carta che prende meno, o passa.
           *[both] { $seat-name } ha offerto { RANKS($rank) } a { $points }: offri più punti o passa.
        }
plain-two-first =
    .ok =
        { $direct ->
            [yes] A questo tavolo il due con i punti si può offrire subito.
           *[no] Il due è già stato offerto: ora si aggiungono i punti.
        }
    .broken = I punti si aggiungono solo dopo che qualcuno ha offerto il due.
pass-is-final =
    .ok = Puoi passare, ma poi in questa mano non offri più.
somebody-bids =
    .ok = Hanno passato tutti gli altri: se passi anche tu, dà le carte il prossimo.
    .broken = Hanno passato tutti gli altri, e a questo tavolo l’ultimo deve fare un’offerta.
called-suit =
    .ok = Allora la briscola è { SUIT($suit) }.
    .broken = A questo tavolo la briscola è il seme della carta chiamata.
called-rank =
    .ok =
        { $kind ->
            [points] Si sono offerti punti: puoi chiamare qualunque carta.
           *[other] È del valore con cui hai vinto l’asta.
        }
    .broken = Hai vinto offrendo { RANKS($rank) }: { CARD($card, form: "the") } è di un altro valore.
own-card =
    .ok = { CARD($card, form: "the") } ce l’hai tu: giochi contro tutti e quattro.
    .broken = { CARD($card, form: "the") } ce l’hai tu, e a questo tavolo non si può chiamare una carta propria.

## Che cosa succede

event-bid =
    .told =
        { $seat ->
            [you] Offri { $kind ->
                [points] { $points }.
                [rank] { RANKS($rank) }.
               *[both] { RANKS($rank) } a { $points }.
            }
           *[other] { $seat-name } offre { $kind ->
                [points] { $points }.
                [rank] { RANKS($rank) }.
               *[both] { RANKS($rank) } a { $points }.
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
            [you] Esce { CARD($card, form: "the") }: giochi con { $caller-name }.
           *[other] Esce { CARD($card, form: "the") }: { $seat-name } gioca con { $caller ->
                [you] te.
               *[other] { $caller-name }.
            }
        }
event-caller-alone =
    .told =
        { $seat ->
            [you] { CARD($card, form: "the") } ce l’avevi tu: tutti vedono che giochi contro di loro.
           *[other] { CARD($card, form: "the") } ce l’aveva { $seat-name }, che gioca contro tutti e quattro.
        }

## Che cosa si dice, parola per parola

said-bid =
    .ok =
        { $kind ->
            [points] { $points }
            [rank] { RANKS($rank) }
           *[both] { RANKS($rank) } a { $points }
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
           *[both] Offri { RANKS($rank) } a più di { $points } o passa.
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
           *[both] { RANKS($rank) } a { $points }
        }: { $seat ->
            [you] l’offerta è tua
           *[other] l’offerta è di { $seat-name }
        }
sign-caller =
    .ok =
        { $seat ->
            [you] Hai chiamato tu: { COUNT($points, "punti") }
           *[other] Ha chiamato { $seat-name }: { COUNT($points, "punti") }
        }
sign-holder =
    .ok =
        { $alone ->
            [yes] Contro tutti: { $seat ->
                [you] tu
               *[other] { $seat-name }
            }
           *[no] In coppia con chi chiama: { $seat ->
                [you] tu
               *[other] { $seat-name }
            }
        }
sign-it-is-you =
    .ok =
        { $alone ->
            [yes] Giochi contro tutti
           *[no] Giochi con chi ha chiamato
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
       *[other] Chiamata vinta: vale { $times } volte
    }
line-lost =
    { $times ->
        [1] Chiamata persa
       *[other] Chiamata persa: vale { $times } volte
    }
made =
    .ok =
        { $alone ->
            [yes] { $caller ->
                [you] Contro tutti te ne servivano { $need } e ne hai { $points }: vinta.
               *[other] { $caller-name }, contro tutti, doveva farne { $need } e ne ha { $points }: vinta.
            }
           *[no] { $caller ->
                [you] Tu e { $holder-name } dovevate fare { COUNT($need, "punti") } e ne avete { $points }: vinta.
               *[other] { $holder ->
                    [you] Tu e { $caller-name } dovevate fare { COUNT($need, "punti") } e ne avete { $points }: vinta.
                   *[other] { $caller-name } e { $holder-name } dovevano fare { COUNT($need, "punti") } e ne hanno { $points }: vinta.
                }
            }
        }
lost =
    .ok =
        { $alone ->
            [yes] { $caller ->
                [you] Contro tutti te ne servivano { $need } e ne hai { $points }: persa.
               *[other] { $caller-name }, contro tutti, doveva farne { $need } e ne ha { $points }: persa.
            }
           *[no] { $caller ->
                [you] Tu e { $holder-name } dovevate fare { COUNT($need, "punti") } e ne avete { $points }: persa.
               *[other] { $holder ->
                    [you] Tu e { $caller-name } dovevate fare { COUNT($need, "punti") } e ne avete { $points }: persa.
                   *[other] { $caller-name } e { $holder-name } dovevano fare { COUNT($need, "punti") } e ne hanno { $points }: persa.
                }
            }
        }
all-passed =
    .ok = Passano tutti: nessuno vince niente, e dà le carte il prossimo.

## Consigli

advice-counts-on =
    .ok =
        { $alone ->
            [yes] Contro tutti, con { $number } { $number ->
                [one] briscola
               *[other] briscole
            }: { SUIT($suit) }.
           *[no] { $number ->
                [0] Non avresti briscole
                [one] Avresti una briscola
               *[other] Avresti { $number } briscole
            } ({ SUIT($suit) }); il compagno avrebbe { CARD($card, form: "the") }.
        }
advice-look-lead-to-four =
    .ok = Esci tu, e rispondono in { $number } dopo aver visto la tua carta. Quale puoi permetterti di perdere?
advice-look-called =
    .ok =
        { $shown ->
            [yes] La carta chiamata è uscita: tutti sanno chi gioca con chi.
           *[no] La carta chiamata, { CARD($card, form: "the") }, non è ancora uscita.
        } { $seat ->
            [you] Ti servono { COUNT($need, "punti") }.
           *[other] { $seat-name } deve fare { COUNT($need, "punti") }.
        }
advice-after-nothing-beats =
    .ok = Nessuno, dopo di te, può battere { CARD($card, form: "the") }.
advice-after-surely-beaten =
    .ok = Qualcuno, dopo di te, ha di sicuro una carta che batte { CARD($card, form: "the") }.
advice-after-may-beat =
    .ok =
        { $number ->
            [one] Una delle { COUNT($unseen, "carte") } che non hai visto batte { CARD($card, form: "the") }
           *[other] { $number } delle { COUNT($unseen, "carte") } che non hai visto battono { CARD($card, form: "the") }
        }; { $opponents ->
            [one] dopo di te gioca uno: ne ha una { COUNT($chance, "volte") } su 100.
           *[other] dopo di te giocano in { $opponents }: qualcuno ne ha una { COUNT($chance, "volte") } su 100.
        }
advice-stake =
    .ok =
        { $sign ->
            [ahead] In media vinci { COUNT(NUMBER($points, maximumFractionDigits: 1), "punti") }
            [behind] In media perdi { COUNT(NUMBER($points, maximumFractionDigits: 1), "punti") }
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
    .ok = Nessuno sa ancora che giochi con { $seat-name }. Ti conviene nasconderti o prendere?
advice-shows-partner =
    .ok =
        { $alone ->
            [yes] Così tutti vedono che giochi contro di loro.
           *[no] Così tutti vedono che giochi con { $seat-name }.
        }
advice-made =
    .ok = Ce la fai { COUNT($chance, "volte") } su 100 (±{ $error }).
advice-pass =
    .ok =
        { $seat ->
            [nobody] Forse offre qualcun altro, forse nessuno.
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
            [ahead] Per la partita è come vincere { COUNT(NUMBER($points, maximumFractionDigits: 1), "punti") }
            [behind] Per la partita è come perdere { COUNT(NUMBER($points, maximumFractionDigits: 1), "punti") }
           *[level] Per la partita non vinci e non perdi
        } (±{ NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }).

## Problemi

asked-bidding = Offri o passi?
asked-calling = Quale carta chiami?
asked-hiding = La carta chiamata ce l’hai tu: ti nascondi o prendi?
asked-partner = Chi può essere il compagno? Trova la carta migliore.

## Mani da risolvere

ladder-five = Briscola in cinque
