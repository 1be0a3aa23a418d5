# Questions about Burraco.

question-these-cards = The cards
question-drawn-cards = Drawn, you first
question-is-meld = Do these cards make a meld?
question-cards-count = How many points are these cards worth?
question-meld-counts = How many points does this meld count in the end?
question-kind = What is this meld?
question-kind-none = No burraco
question-kind-dirty = A dirty burraco
question-kind-semi = A semi-clean burraco
question-kind-clean = A clean burraco
seen-meld =
    .ok =
        { $way ->
            [set] A set
           *[sequence] A sequence
        }{ $stands ->
            [nobody] { "" }
           *[card] , the wild card for { CARD($stands, form: "the") }
        }: { $points } points{ $made ->
            [none] .
            [clean] , and { $bonus } as a clean burraco.
            [semi] , and { $bonus } as a semi-clean burraco.
           *[dirty] , and { $bonus } as a dirty burraco.
        }
question-wild-is = Which card can the wild card stand for here?
question-wild-is-because = With { CARD($card, form: "the") } it is a meld; with the others it is none.
question-fits = Which of these cards can be added to this meld?
question-fits-because = { CARD($card, form: "the") } belongs to { CARDS($cards, form: "the") }; the others do not.
question-goes = { CARD($added, form: "the") } is added to this meld. What does the wild card stand for then?
question-goes-because = { CARD($added, form: "the") } takes its place, and the wild card now stands for { CARD($card, form: "the") }.
question-deals-first = Each player draws a card. Who deals first?
question-deals-first-because = { CARD($card, form: "the") } is the lowest: { $seat ->
        [you] you deal.
       *[other] { $seat-name } deals.
    }
question-we-have = You discard { CARD($card, form: "the") }, and the deal ends. How many points does your side have?
question-line-melds = Cards in melds: { $points }.
question-line-clean = Clean burrachi: { $points }.
question-line-semi = Semi-clean burrachi: { $points }.
question-line-dirty = Dirty burrachi: { $points }.
question-line-closing = For closing: { $points }.
question-line-hands = Cards left in hand: { $points }.
question-line-unplayed = A pozzetto not played: { $points }.
question-line-pozzetto = No pozzetto taken: { $points }.
question-line-halved = The pair halves its points: { $points }.
seen-pile =
    .ok = { $number } discards lie there, { $points } points.
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
            [one] One card, and the pozzetto is yours.
           *[other] { $number } cards, and the pozzetto is yours.
        }
seen-close =
    .ok =
        { $number ->
            [one] One card, and you may close.
           *[other] { $number } cards, and you may close.
        }
seen-few =
    .ok =
        { $number ->
            [one] { $seat-name } holds one card, and has had the pozzetto: { $points } points in your hand would count against you.
           *[other] { $seat-name } holds { $number } cards, and has had the pozzetto: { $points } points in your hand would count against you.
        }
goal-closed-reached = You have closed.
goal-closed-missed = This time you have not closed.
goal-burrachi-reached =
    { $number ->
        [one] Your side has a burraco.
       *[other] Your side has { $number } burrachi.
    }
goal-burrachi-missed =
    { $number ->
        [0] Your side has made no burraco this time.
        [one] Your side has one burraco; { $goal } were asked for.
       *[other] Your side has { $number } burrachi; { $goal } were asked for.
    }
goal-pozzetto-reached = Your side has had its pozzetto.
goal-pozzetto-missed = Your side has not reached its pozzetto.
line-jokers = Jokers, { $each } each
line-twos = Twos, { $each } each
line-aces = Aces, { $each } each
line-high = Eights to kings, { $each } each
line-low = Threes to sevens, { $each } each
