# Questions about Burraco.

question-these-cards = The cards
question-these-cards-with = The cards (the wild card stands for { CARD($card, form: "the") })
question-drawn-cards = Cards drawn, yours first
question-is-meld = Do these cards make a meld?
question-cards-count = How many points are these cards worth?
question-meld-counts = How many points is this meld worth when the deal is scored?
question-kind = What is this meld?
question-kind-none = No burraco
question-kind-none-needs = A meld is no burraco only while it has fewer than seven cards.
question-kind-dirty = A dirty burraco
question-kind-dirty-needs = A dirty burraco needs seven cards or more, a wild one among them.
question-kind-semi = A semi-clean burraco
question-kind-semi-needs = A semi-clean burraco needs seven natural cards in a row beside its wild one.
question-kind-clean = A clean burraco
question-kind-clean-needs = A clean burraco needs seven cards or more, and no wild one.
seen-meld =
    .ok =
        { $way ->
            [set] A set
           *[sequence] A sequence
        }{ $stands ->
            [nobody] { "" }
           *[card] , the wild card standing for { CARD($stands, form: "the") }
        }: { COUNT($points, "points") }{ $made ->
            [none] .
            [clean] , and { $bonus } as a clean burraco.
            [semi] , and { $bonus } as a semi-clean burraco.
           *[dirty] , and { $bonus } as a dirty burraco.
        }
question-wild-is = Which card can the wild card stand for here?
question-wild-is-because = Only { CARD($card, form: "the") } makes a meld; the others do not.
question-fits = Which of these cards can be added to this meld?
question-fits-because = { CARD($card, form: "the") } fits { CARDS($cards, form: "the") }; the others do not.
question-goes = You add { CARD($added, form: "the") } to this meld. What does the wild card stand for now?
question-goes-because = { CARD($added, form: "the") } takes its place, and the wild card now stands for { CARD($card, form: "the") }.
question-deals-first = Each player draws a card. Who deals first?
question-deals-first-because = { CARD($card, form: "the") } is the lowest: { $seat ->
        [you] you deal.
       *[other] { $seat-name } deals.
    }
question-we-have = You discard { CARD($card, form: "the") }, and the deal ends. How many points does your side have?
question-line-melds = Cards in melds: { $points }.
question-line-clean = Clean burracos: { $points }.
question-line-semi = Semi-clean burracos: { $points }.
question-line-dirty = Dirty burracos: { $points }.
question-line-closing = Closing bonus: { $points }.
question-line-hands = Cards left in hand: { $points }.
question-line-unplayed = A pozzetto not played: { $points }.
question-line-pozzetto = No pozzetto taken: { $points }.
question-line-halved = The pair halves its points: { $points }.
seen-pile =
    .ok = The discard pile holds { COUNT($number, "cards") }, worth { COUNT($points, "points") }.
seen-can-lay =
    .ok = A meld in your hand: { CARDS($cards, form: "the") }.
seen-burraco =
    .ok =
        { $made ->
            [clean] { CARD($card, form: "the") } would make a clean burraco.
            [semi] { CARD($card, form: "the") } would make a semi-clean burraco.
           *[dirty] { CARD($card, form: "the") } would make a dirty burraco.
        }
seen-pozzetto =
    .ok =
        { $number ->
            [one] You are one card away from the pozzetto.
           *[other] You are { $number } cards away from the pozzetto.
        }
seen-close =
    .ok =
        { $number ->
            [one] You are one card away from closing.
           *[other] You are { $number } cards away from closing.
        }
seen-few =
    .ok =
        { $number ->
            [one] { $seat-name } holds one card, and has had the pozzetto: { COUNT($points, "points") } in your hand would count against you.
           *[other] { $seat-name } holds { $number } cards, and has had the pozzetto: { COUNT($points, "points") } in your hand would count against you.
        }
goal-closed-reached = You have closed.
goal-closed-missed = You did not close this time.
goal-burrachi-reached =
    { $number ->
        [one] Your side has a burraco.
       *[other] Your side has { $number } burracos.
    }
goal-burrachi-missed =
    { $number ->
        [0] Your side has made no burraco this time.
        [one] Your side has one burraco; { $goal } were needed.
       *[other] Your side has { $number } burracos; { $goal } were needed.
    }
goal-pozzetto-reached = Your side has taken its pozzetto.
goal-pozzetto-missed = Your side has not taken its pozzetto this time.
line-jokers = Jokers, { $each } each
line-twos = Twos, { $each } each
line-aces = Aces, { $each } each
line-high = Eights to kings, { $each } each
line-low = Threes to sevens, { $each } each
