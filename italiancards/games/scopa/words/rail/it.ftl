# Le frasi della scopa in breve, per la riga: trenta caratteri al massimo.

## Regole

cards-lie-there =
    .broken = In tavola non c’è.
must-take =
    .broken = Può prendere, quindi deve.
same-value =
    .broken = Fa { $sum }, non { $value }.
make-fifteen =
    .broken = Fa { $sum }, non quindici.
equal-card =
    .broken = Prendi la carta uguale.
fewest-cards =
    .broken = Prendi meno carte: { $number }.
ace-takes-all =
    .broken = Qui l’asso piglia tutto.

## Che cosa succede

event-redealt =
    .told = Troppi re: si rimescola.
event-table-laid =
    .told = Le carte sono in tavola.
    .heard = In tavola: { BRIEF($cards) }.
event-laid-down =
    .told =
        { $seat ->
            [you] Tu: { CARD($card, form: "the") }.
           *[other] { $seat-name }: { CARD($card, form: "the") }.
        }
    .heard =
        { $seat ->
            [you] Tu: { CARD($card) }.
           *[other] { $seat-name }: { CARD($card) }.
        }
event-captures =
    .told =
        { $seat ->
            [you] Prendi tu.
           *[other] Prende { $seat-name }.
        }
    .heard =
        { $seat ->
            [you] Presa: { BRIEF($cards) }.
           *[other] { $seat-name }: { CARD($card) } prende { BRIEF($cards) }.
        }
event-gathered =
    .told =
        { $seat ->
            [you] Prendi { COUNT($number, "carte") }.
           *[other] { $seat-name } prende { COUNT($number, "carte") }.
        }
    .heard = { "" }
event-scopa =
    .told =
        { $seat ->
            [you] Scopa! Un punto per te.
           *[other] Scopa di { $seat-name }!
        }
    .heard = Scopa!
event-no-scopa-last-card =
    .told = Ultima carta: non è scopa.
event-no-scopa-last-round =
    .told = Ultimo giro: non è scopa.
event-no-scopa-ace =
    .told = Con l’asso qui non è scopa.
event-rest-taken =
    .told =
        { $seat ->
            [you] Prendi le carte rimaste.
           *[other] Il resto va { TO($seat-name) }.
        }
event-deal-over =
    .told =
        { $winner ->
            [you] Vinci tu la mano.
            [us] La mano la vincete voi.
            [them] La vincono gli altri.
            [nobody] La mano è pari.
           *[other] Vince { $winner-name }.
        }
