# Questions about any game: who, yes or no, which card, what is still out.

question-nobody = Nobody
question-yes = Yes
question-no = No
question-which-card = Which one is { CARD($card, form: "the") }?
question-which-card-because = { CARD($card, form: "the") } is the one with the mark ✓.
question-may-play = May you play { CARD($card, form: "the") } here?
question-may-do = { $move }: may you do that here?
question-nobody-yet = Nobody yet
question-draw = Nobody: a draw
question-card-worth = { CARD($card, form: "the") }: { $points }.
question-together = How many points do { CARDS($cards, form: "the") } make together?
question-together-because = Together { $points }.
question-worth-most = Which of these cards is worth most?
question-which-unseen = Which of these cards have you not seen yet?
question-which-unseen-because = You have seen { CARDS($cards, form: "the") }; { CARD($card, form: "the") } is still out.
question-how-likely = You lead { CARD($card, form: "the") }. How often can your opponent beat it?
question-never = Never
question-seldom = Less than half the time
question-mostly = More than half the time
question-always = Every time
question-deals-next =
    { $dealer ->
        [you] You dealt this time. Who deals next?
       *[other] { $dealer-name } dealt this time. Who deals next?
    }
question-deals-next-because =
    The deal passes to the dealer’s { $direction ->
        [cw] left
       *[ccw] right
    }, and there { $seat ->
        [you] you sit.
       *[other] { $seat-name } sits.
    }
question-match =
    { $number ->
        [one] One deal has been played
       *[other] { $number } deals have been played
    }, your points first: { $deals }. Who has won the match?
question-match-count =
    { $unit ->
        [points] Points so far
       *[deals] Deals won
    }: { $sides ->
        [2] { $mine } to { $theirs }.
       *[other] { $scores }.
    }
question-rank-unseen = { RANKS($cards) }: there are { $all } of them. How many have you not seen yet?
question-rank-unseen-because =
    { $number ->
        [0] You have seen none of them
        [one] You have seen one, { CARDS($seen, form: "the") }
       *[other] You have seen { $number }, { CARDS($seen, form: "the") }
    }; { $left ->
        [0] none is left.
        [one] one is left, { CARDS($unseen, form: "the") }.
       *[other] { $left } are left, { CARDS($unseen, form: "the") }.
    }

## Tricks

question-who-takes = { $seat-name } led { CARD($led, form: "the") }. You answer with { CARD($card, form: "the") }. Who takes?
question-points = You play { CARD($card, form: "the") }. How many points does this trick hold?
question-points-because =
    { $points ->
        [one] This trick holds { $points } point.
       *[other] This trick holds { $points } points.
    }
question-which-takes = { SUIT($suit) } are trumps. Your opponent leads { CARD($led, form: "the") }. Which of these cards takes it?
question-draws-first = You play { CARD($card, form: "the") }. Who draws the next card?
question-draws-first-because =
    { $seat ->
        [you] Whoever takes the trick draws first: here you do.
       *[other] Whoever takes the trick draws first: here { $seat-name } does.
    }
question-no-draw-because = The stock is gone, so nobody draws any more.
question-leads-first =
    { $dealer ->
        [you] You dealt. Who leads to the first trick?
       *[other] { $dealer-name } dealt. Who leads to the first trick?
    }
question-leads-first-because =
    { $side ->
        [ccw] The player to the dealer’s right leads, and here that is
        [cw] The player to the dealer’s left leads, and here that is
       *[elsewhere] At this table it is not who sits beside the dealer:
    } { $seat ->
        [you] you.
       *[other] { $seat-name }.
    }
question-leads-next = You play { CARD($card, form: "the") }. Who leads to the next trick?
question-leads-next-because =
    { $seat ->
        [you] Whoever takes a trick leads to the next: here you do.
       *[other] Whoever takes a trick leads to the next: here { $seat-name } does.
    }
question-tricks-all = How many tricks are still to be played in this deal?
question-tricks-all-because = { $cards } cards are still to be played, and each trick takes { $players } of them: { $number ->
        [one] { $number } trick.
       *[other] { $number } tricks.
    }
question-tricks-drawing = After how many of the tricks to come does each player draw a card?
question-tricks-drawing-because = { $drawn } cards are still to be drawn, { $players } after each trick: { $number ->
        [one] { $number } trick.
       *[other] { $number } tricks.
    }
question-tricks-last = How many tricks are played at the end, when nothing is left to draw?
question-tricks-last-because = Once the stock is gone, each player plays the cards in hand: { $number ->
        [one] { $number } trick.
       *[other] { $number } tricks.
    }
question-highest = Which of these is the highest at this table?
question-highest-because = From high to low at this table: { $ranks }.

## What a hand is played for

goal-tricks-reached =
    You took { $number ->
        [0] no tricks
        [one] { $number } trick
       *[other] { $number } tricks
    }; { $goal ->
        [one] { $goal } was
       *[other] { $goal } were
    } asked for. Well played.
goal-tricks-missed =
    You took { $number ->
        [0] no tricks
        [one] { $number } trick
       *[other] { $number } tricks
    }; { $goal ->
        [one] { $goal } was
       *[other] { $goal } were
    } asked for.
goal-points-reached =
    { $number ->
        [one] You have { $number } point
       *[other] You have { $number } points
    }; { $goal ->
        [one] { $goal } was
       *[other] { $goal } were
    } asked for. Well played.
goal-points-missed =
    { $number ->
        [0] You have no points
        [one] You have { $number } point
       *[other] You have { $number } points
    }; { $goal ->
        [one] { $goal } was
       *[other] { $goal } were
    } asked for.
