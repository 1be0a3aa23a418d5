# Domande su scala quaranta.

question-these-cards = Le carte
question-these-cards-with = Le carte (il jolly rappresenta { CARD($card, form: "the") })
question-is-meld = Queste carte fanno una combinazione?
question-melds-count = Quanti punti fanno queste carte, calate?
question-melds-count-because = { CARDS($cards, form: "the") }: { COUNT($points, "punti") }.
question-opens = Non hai ancora aperto. Con queste carte puoi aprire?
question-hand-counts = Qualcuno ha chiuso, e in mano ti restano queste carte. Quanti punti ti costano?
question-twice-because = Con la chiusura in mano si paga il doppio: { $points }.
question-joker-is = Al posto di quale carta può stare il jolly, qui?
question-joker-is-because = Con { CARD($card, form: "the") } è una combinazione; con le altre no.
question-fits = Quale di queste carte si può attaccare a questa combinazione?
question-fits-because = { CARD($card, form: "the") } si attacca a queste carte: { CARDS($cards, form: "the") }. Le altre no.
question-frees = Quale di queste carte libera il jolly?
question-frees-because = Al posto del jolly ci va { CARD($card, form: "the") }, e il jolly è tuo.
question-complete = Quante carte che non hai visto fanno una combinazione con { CARDS($cards, form: "the") }, jolly a parte?
question-complete-because =
    { $number ->
        [0] { CARD($card, form: "the") }: in giro non ce n’è più.
       *[other] { CARD($card, form: "the") }: { $number } su { $all } ancora in giro.
    }
question-still-in = Punti dei giocatori: { $before }. La mano costa { $costs }. Da { $target } in su si è eliminati. Chi resta in gioco?
seen-can-open =
    .ok = In mano hai combinazioni per { COUNT($points, "punti") }.
seen-can-add =
    .ok = { CARD($card, form: "the") } si attacca a una combinazione in tavola.
seen-can-free =
    .ok = { CARD($card, form: "the") } libera un jolly.
seen-can-close =
    .ok = Puoi calare tutte le carte meno una: puoi chiudere.
seen-few =
    .ok =
        { $number ->
            [one] { $seat-name } ha una carta: se chiude adesso, paghi { COUNT($points, "punti") }.
           *[other] { $seat-name } ha { $number } carte: se chiude adesso, paghi { COUNT($points, "punti") }.
        }
goal-closed-reached = Hai chiuso tu.
goal-closed-missed = Stavolta ha chiuso qualcun altro.
