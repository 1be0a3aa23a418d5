# Domande sul burraco.

question-these-cards = Le carte
question-drawn-cards = Pescate, tu per primo
question-is-meld = Queste carte fanno una combinazione?
question-cards-count = Quanti punti valgono queste carte?
question-meld-counts = Quanti punti vale alla fine questa combinazione?
question-kind = Che cos’è questa combinazione?
question-kind-none = Non è un burraco
question-kind-dirty = Un burraco sporco
question-kind-semi = Un burraco semipulito
question-kind-clean = Un burraco pulito
seen-meld =
    .ok =
        { $way ->
            [set] Un tris
           *[sequence] Una scala
        }{ $stands ->
            [nobody] { "" }
           *[card] , con la matta per { CARD($stands, form: "the") }
        }: { $points } punti{ $made ->
            [none] .
            [clean] , più { $bonus } di burraco pulito.
            [semi] , più { $bonus } di burraco semipulito.
           *[dirty] , più { $bonus } di burraco sporco.
        }
question-wild-is = Di quale carta può fare le veci la matta?
question-wild-is-because = Con { CARD($card, form: "the") } è una combinazione; con le altre no.
question-fits = Quale di queste carte si attacca a questa combinazione?
question-fits-because = { CARD($card, form: "the") } sta con { CARDS($cards, form: "the") }; le altre no.
question-goes = Si attacca { CARD($added, form: "the") } a questa combinazione. Di che carta fa poi le veci la matta?
question-goes-because = { CARD($added, form: "the") } prende il suo posto, e la matta adesso fa le veci di questa carta: { CARD($card, form: "the") }.
question-deals-first = Ognuno pesca una carta. Chi dà le carte per primo?
question-deals-first-because = { CARD($card, form: "the") } è la più bassa: { $seat ->
        [you] le carte le dai tu.
       *[other] le carte le dà { $seat-name }.
    }
question-we-have = Scarti { CARD($card, form: "the") }, e la mano finisce. Quanti punti fa la tua parte?
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
    .ok = Gli scarti sono { $number }, { $points } punti.
seen-can-lay =
    .ok = Una combinazione nella tua mano: { CARDS($cards, form: "the") }.
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
            [one] Ancora una carta, e il pozzetto è tuo.
           *[other] Ancora { $number } carte, e il pozzetto è tuo.
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
            [one] { $seat-name } ha una carta sola, e il pozzetto l’ha già avuto: i { $points } punti che hai in mano conterebbero contro di te.
           *[other] { $seat-name } ha { $number } carte, e il pozzetto l’ha già avuto: i { $points } punti che hai in mano conterebbero contro di te.
        }
goal-closed-reached = Hai chiuso.
goal-closed-missed = Stavolta non hai chiuso tu.
goal-burrachi-reached =
    { $number ->
        [one] Avete un burraco.
       *[other] Avete { $number } burrachi.
    }
goal-burrachi-missed =
    { $number ->
        [0] Stavolta non avete fatto burrachi.
        [one] Avete un burraco; ce ne volevano { $goal }.
       *[other] Avete { $number } burrachi; ce ne volevano { $goal }.
    }
goal-pozzetto-reached = Il pozzetto l’avete preso.
goal-pozzetto-missed = Al pozzetto non siete arrivati.
line-jokers = Jolly, { $each } l’uno
line-twos = Due, { $each } l’uno
line-aces = Assi, { $each } l’uno
line-high = Dall’otto al re, { $each } l’uno
line-low = Dal tre al sette, { $each } l’uno
