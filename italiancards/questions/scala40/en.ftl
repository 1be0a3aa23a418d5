# Questions about Scala Quaranta.

question-these-cards = The cards
question-is-meld = Do these cards make a meld?
question-melds-count = How many points does this count on the table?
question-melds-count-because = { CARDS($cards, form: "the") }: { $points } points.
question-opens = You have not opened yet. Can you open with this?
question-hand-counts = Somebody has closed, and these cards are left in your hand. How many points do they cost?
question-twice-because = Closed in hand, it counts twice: { $points }.
question-joker-is = Which card can the joker stand for here?
question-joker-is-because = With { CARD($card, form: "the") } it is a meld; with the others it is none.
question-fits = Which of these cards can be added to this meld?
question-fits-because = { CARD($card, form: "the") } belongs to { CARDS($cards, form: "the") }; the others do not.
question-frees = Which of these cards frees the joker?
question-frees-because = { CARD($card, form: "the") } is the very card that the joker stands for: the joker is yours.
question-complete = How many cards that you have not seen make a meld with { CARDS($cards, form: "the") }, jokers aside?
question-complete-because =
    { $number ->
        [0] { CARD($card, form: "the") }: you have seen all { $all }.
       *[other] { CARD($card, form: "the") }: { $number } of { $all } unseen.
    }
question-still-in = The players have { $before } points. The deal costs { $costs }. The match goes to { $target }. Who is still in?
seen-can-open =
    .ok = Your hand holds melds for { $points } points.
seen-can-add =
    .ok = { CARD($card, form: "the") } fits a meld on the table.
seen-can-free =
    .ok = { CARD($card, form: "the") } would free a joker.
seen-can-close =
    .ok = All but one of your cards can be laid: you can close.
seen-few =
    .ok =
        { $number ->
            [one] { $seat-name } holds one card: your hand costs { $points } points if it closes now.
           *[other] { $seat-name } holds { $number } cards: your hand costs { $points } points if it ends now.
        }
goal-closed-reached = You have closed.
goal-closed-missed = This time somebody else has closed.
