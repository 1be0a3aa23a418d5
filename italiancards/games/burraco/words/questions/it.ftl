# Domande sul burraco.

question-these-cards = Le carte
question-these-cards-with = Le carte (la matta rappresenta { CARD($card, form: "the") })
question-drawn-cards = Carte pescate (la prima è la tua)
question-is-meld = Queste carte fanno una combinazione?
question-cards-count = Quanti punti valgono queste carte?
question-meld-counts = Quanti punti vale questa combinazione nel conto finale?
question-kind = Che cos’è questa combinazione?
question-kind-none = Non è un burraco
question-kind-none-needs = Non è un burraco solo finché ha meno di sette carte.
question-kind-dirty = Un burraco sporco
question-kind-dirty-needs = Un burraco sporco vuole sette carte o più, con una matta.
question-kind-semi = Un burraco semipulito
question-kind-semi-needs = Un burraco semipulito vuole sette carte naturali di fila accanto alla matta.
question-kind-clean = Un burraco pulito
question-kind-clean-needs = Un burraco pulito vuole sette carte o più, senza matta.
seen-meld =
    .ok =
        { $way ->
            [set] Un tris
           *[sequence] Una scala
        }{ $stands ->
            [nobody] { "" }
           *[card] , con la matta al posto { CARD($stands, form: "of") }
        }: { COUNT($points, "punti") }{ $made ->
            [none] .
            [clean] , più { $bonus } di burraco pulito.
            [semi] , più { $bonus } di burraco semipulito.
           *[dirty] , più { $bonus } di burraco sporco.
        }
question-wild-is = Al posto di quale carta può stare la matta?
question-wild-is-because = Con { CARD($card, form: "the") } è una combinazione; con le altre no.
question-fits = Quale di queste carte si attacca a questa combinazione?
question-fits-because = { CARD($card, form: "the") } si attacca a queste carte: { CARDS($cards, form: "the") }. Le altre no.
question-goes = Si attacca { CARD($added, form: "the") } a questa combinazione. Al posto di quale carta va la matta?
question-goes-because = { CARD($added, form: "the") } prende il suo posto, e ora la matta sta al posto { CARD($card, form: "of") }.
question-deals-first = Ognuno pesca una carta. Chi dà le carte per primo?
question-deals-first-because = { CARD($card, form: "the") } è la carta più bassa: { $seat ->
        [you] le carte le dai tu.
       *[other] le carte le dà { $seat-name }.
    }
question-we-have = Scarti { CARD($card, form: "the") }, e la mano finisce. Quanti punti fa la tua squadra?
question-line-melds = Carte in tavola: { $points }.
question-line-clean = Burrachi puliti: { $points }.
question-line-semi = Burrachi semipuliti: { $points }.
question-line-dirty = Burrachi sporchi: { $points }.
question-line-closing = Chiusura: { $points }.
question-line-hands = Carte rimaste in mano: { $points }.
question-line-unplayed = Pozzetto preso e non giocato: { $points }.
question-line-pozzetto = Pozzetto non preso: { $points }.
question-line-halved = La coppia dimezza i punti: { $points }.
seen-pile =
    .ok = Gli scarti: { COUNT($number, "carte") }, { COUNT($points, "punti") }.
seen-can-lay =
    .ok = Hai in mano una combinazione: { CARDS($cards, form: "the") }.
seen-burraco =
    .ok =
        { $made ->
            [clean] { CARD($card, form: "the") } farebbe un burraco pulito.
            [semi] { CARD($card, form: "the") } farebbe un burraco semipulito.
           *[dirty] { CARD($card, form: "the") } farebbe un burraco sporco.
        }
seen-pozzetto =
    .ok =
        { $number ->
            [one] Ancora una carta e vai a pozzetto.
           *[other] Ancora { $number } carte e vai a pozzetto.
        }
seen-close =
    .ok =
        { $number ->
            [one] Ancora una carta, e puoi chiudere.
           *[other] Ancora { $number } carte, e puoi chiudere.
        }
seen-few =
    .ok =
        { $number ->
            [one] { $seat-name } ha una carta sola e ha già preso il pozzetto: se chiude, paghi { COUNT($points, "punti") }.
           *[other] { $seat-name } ha { $number } carte e ha già preso il pozzetto: se chiude, paghi { COUNT($points, "punti") }.
        }
goal-closed-reached = Hai chiuso.
goal-closed-missed = Stavolta non hai chiuso.
goal-burrachi-reached =
    { $number ->
        [one] La tua squadra ha un burraco.
       *[other] La tua squadra ha { $number } burrachi.
    }
goal-burrachi-missed =
    { $number ->
        [0] Stavolta la tua squadra non ha fatto burrachi.
        [one] La tua squadra ha un burraco; ce ne volevano { $goal }.
       *[other] La tua squadra ha { $number } burrachi; ce ne volevano { $goal }.
    }
goal-pozzetto-reached = La tua squadra ha preso il pozzetto.
goal-pozzetto-missed = La tua squadra non ha preso il pozzetto.
line-jokers = Jolly, { $each } l’uno
line-twos = Due, { $each } l’uno
line-aces = Assi, { $each } l’uno
line-high = Dall’otto al re, { $each } l’uno
line-low = Dal tre al sette, { $each } l’uno
