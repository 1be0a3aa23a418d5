# Questions about Scala Quaranta.

question-these-cards = The cards
question-these-cards-with = The cards (the joker stands for { CARD($card, form: "the") })
question-is-meld = Do these cards make a meld?
question-melds-count = How many points are these cards worth on the table?
question-melds-count-because = { CARDS($cards, form: "the") }: { COUNT($points, "points") }.
question-opens = You have not opened yet. Can you open with these cards?
question-hand-counts = Someone has closed, leaving you with these cards. How many points do they cost you?
question-twice-because = Closing in hand doubles it: { $points }.
question-joker-is = Which card can the joker stand for here?
question-joker-is-because = As { CARD($card, form: "the") } it makes a meld; as the others it does not.
question-fits = Which of these cards can be added to this meld?
question-fits-because = { CARD($card, form: "the") } fits { CARDS($cards, form: "the") }; the others do not.
question-frees = Which of these cards frees the joker?
question-frees-because = { CARD($card, form: "the") } fits in the joker’s place, and the joker is yours.
question-complete = Leaving jokers aside, how many unseen cards make a meld with { CARDS($cards, form: "the") }?
question-complete-because =
    { $number ->
        [0] { CARD($card, form: "the") }: you have seen { $all ->
            [2] both.
           *[other] all { $all }.
        }
       *[other] { CARD($card, form: "the") }: { $number } of { $all } unseen.
    }
question-still-in = The players have { COUNT($before, "points") }. This deal costs them { $costs }. At { $target } or more you are out of the match. Who is still in?
seen-can-open =
    .ok = You hold melds worth { COUNT($points, "points") }.
seen-can-add =
    .ok = { CARD($card, form: "the") } fits a meld on the table.
seen-can-free =
    .ok = { CARD($card, form: "the") } would free a joker.
seen-can-close =
    .ok = You can lay down all but one of your cards: you can close.
seen-few =
    .ok =
        { $number ->
            [one] { $seat-name } holds one card: your hand costs { COUNT($points, "points") } if { $seat-name } closes now.
           *[other] { $seat-name } holds { $number } cards: your hand costs { COUNT($points, "points") } if { $seat-name } closes now.
        }
goal-closed-reached = You have closed.
goal-closed-missed = Someone else closed this time.
