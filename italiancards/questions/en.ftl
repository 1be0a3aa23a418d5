# Questions about any game: who, yes or no, which card, what is still out.

question-nobody = Nobody
question-yes = Yes
question-no = No
question-which-card = Which one is { CARD($card, form: "the") }?
question-which-card-because =
    { CARD($card, form: "the") } is the { $place ->
        [1] first
        [2] second
        [3] third
        [4] fourth
       *[other] card in place { $place }
    } from the left.
question-may-play = May you play { CARD($card, form: "the") } here?
question-may-do = { $move }: is that allowed here?
question-nobody-yet = Nobody yet
question-draw = Nobody: a draw
question-card-worth = { CARD($card, form: "the") }: { $points }.
question-together = How many points are { CARDS($cards, form: "the") } worth together?
question-together-because = { $points } in all.
question-worth-most = Which of these cards is worth most?
question-which-unseen = Which of these cards have you not seen yet?
question-which-unseen-because = You have seen { CARDS($cards, form: "the") }; { CARD($card, form: "the") } is still out.
question-how-likely = You lead { CARD($card, form: "the") }. How often will your opponent be able to beat it?
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
    }: { $seat ->
        [you] that is you.
       *[other] that is { $seat-name }.
    }
question-match =
    { $number ->
        [one] One deal has been played
       *[other] { $number } deals have been played
    } (your points first): { $deals }. Who has won the match?
question-match-count =
    { $unit ->
        [points] Points so far
       *[deals] Deals won
    }: { $sides ->
        [2] { $mine } to { $theirs }.
       *[other] { $scores }.
    }
question-rank-unseen = Of { $all } { RANKS($cards, form: "plural") }, how many have you not seen yet?
question-rank-unseen-because =
    { $number ->
        [0] You have seen none of them
        [one] You have seen one, { CARDS($seen, form: "the") }
       *[other] You have seen { $number }, { CARDS($seen, form: "the") }
    }; { $left ->
        [0] none are left.
        [one] one is left, { CARDS($unseen, form: "the") }.
       *[other] { $left } are left, { CARDS($unseen, form: "the") }.
    }

## Tricks

question-who-takes = { $seat-name } led { CARD($led, form: "the") }. You play { CARD($card, form: "the") }. Who wins the trick?
question-points = You play { CARD($card, form: "the") }. How many points are in this trick?
question-points-because =
    { $points ->
        [one] There is { $points } point in this trick.
       *[other] There are { $points } points in this trick.
    }
question-which-takes = { SUIT($suit) } are trumps. Your opponent leads { CARD($led, form: "the") }. Which of these cards beats it?
question-draws-first = You play { CARD($card, form: "the") }. Who draws the next card?
question-draws-first-because =
    { $seat ->
        [you] The winner of the trick draws first: that is you.
       *[other] The winner of the trick draws first: that is { $seat-name }.
    }
question-no-draw-because = The stock is gone, so nobody draws.
question-leads-first =
    { $dealer ->
        [you] You dealt. Who leads to the first trick?
       *[other] { $dealer-name } dealt. Who leads to the first trick?
    }
question-leads-first-because =
    { $side ->
        [ccw] The player to the dealer’s right leads, and here that is
        [cw] The player to the dealer’s left leads, and here that is
       *[elsewhere] At this table another player leads, and here that is
    } { $seat ->
        [you] you.
       *[other] { $seat-name }.
    }
question-leads-next = You play { CARD($card, form: "the") }. Who leads to the next trick?
question-leads-next-because =
    { $seat ->
        [you] The winner of a trick leads to the next: that is you.
       *[other] The winner of a trick leads to the next: that is { $seat-name }.
    }
question-tricks-all = How many tricks are still to be played in this deal?
question-tricks-all-because = With { COUNT($cards, "cards") } left, { $players } to a trick, that makes { $number ->
        [one] { $number } trick.
       *[other] { $number } tricks.
    }
question-tricks-drawing = After how many of the remaining tricks will each player draw a card?
question-tricks-drawing-because = With { COUNT($drawn, "cards") } left to draw, { $players } after each trick, that makes { $number ->
        [one] { $number } trick.
       *[other] { $number } tricks.
    }
question-tricks-last = How many tricks are left once there is nothing to draw?
question-tricks-last-because = Once the stock is gone, you play the cards in hand: { $number ->
        [one] { $number } trick.
       *[other] { $number } tricks.
    }
question-highest = Which of these is the highest at this table?
question-highest-because = From high to low at this table: { $ranks }.

## What a hand is played for

goal-tricks-reached =
    You won { $number ->
        [0] no tricks
        [one] { $number } trick
       *[other] { $number } tricks
    }; { $goal ->
        [one] { $goal } was
       *[other] { $goal } were
    } needed. Well played.
goal-tricks-missed =
    You won { $number ->
        [0] no tricks
        [one] { $number } trick
       *[other] { $number } tricks
    }; { $goal ->
        [one] { $goal } was
       *[other] { $goal } were
    } needed.
goal-points-reached =
    { $number ->
        [one] You have { $number } point
       *[other] You have { $number } points
    }; { $goal ->
        [one] { $goal } was
       *[other] { $goal } were
    } needed. Well played.
goal-points-missed =
    { $number ->
        [0] You have no points
        [one] You have { $number } point
       *[other] You have { $number } points
    }; { $goal ->
        [one] { $goal } was
       *[other] { $goal } were
    } needed.

## From memory

memory-trick = Trick { $number }
memory-counted =
    { $number ->
        [0] None has been played yet.
        [one] One has been played: { CARDS($cards, form: "the") }.
       *[other] { $number } have been played: { CARDS($cards, form: "the") }.
    }
memory-counted-many = { $number } have been played.
memory-ranks = How many { RANKS($cards, form: "plural") } have been played?
memory-who-played = Who played { CARD($card, form: "the") }?
memory-played-by =
    { $seat ->
        [you] You played { CARD($card, form: "the") }.
       *[other] { $seat-name } played { CARD($card, form: "the") }.
    }
memory-not-played = Nobody has played { CARD($card, form: "the") } yet.
memory-which-played = Which of these cards has been played?
memory-card-of =
    { $back ->
        [0] Which card did { $seat-name } play in the last trick?
       *[other] Which card did { $seat-name } play in the last trick but one?
    }
memory-who-took =
    { $back ->
        [0] Who won the last trick?
       *[other] Who won the last trick but one?
    }
memory-took =
    { $seat ->
        [you] You won it.
       *[other] { $seat-name } won it.
    }
memory-topic-which-card = which card
memory-topic-last-trick = the last trick
memory-topic-trick-before = the trick before
memory-topic-points = points
memory-last-discard =
    { $back ->
        [0] Which card did { $seat-name } discard last?
       *[other] Which card did { $seat-name } discard the time before last?
    }
memory-which-discarded = Which of these cards has been discarded?
memory-who-discarded = Who discarded { CARD($card, form: "the") }?
memory-discarded-by =
    { $seat ->
        [you] You discarded { CARD($card, form: "the") }.
       *[other] { $seat-name } discarded { CARD($card, form: "the") }.
    }
memory-ranks-discarded = How many { RANKS($cards, form: "plural") } have been discarded?
memory-ranks-discarded-because =
    { $number ->
        [one] One has been discarded.
       *[other] { $number } have been discarded.
    }
memory-discards = Discards
memory-topic-last-discard = the last discard
memory-topic-which-discarded = which card was discarded
memory-topic-who-discarded = who discarded it
memory-topic-ranks-discarded = discards of one rank
memory-topic-discard-before = the discard before
memory-who-took-discards = Who was the last to take the discards?
memory-took-discards =
    { $seat ->
        [you] You took them last.
       *[other] { $seat-name } took them last.
    }
memory-discards-lie = Nobody has taken them yet.
memory-topic-who-took-discards = who took the discards
