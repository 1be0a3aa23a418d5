question-nobody = Nobody
question-yes = Yes
question-no = No
question-who-takes = { $seat-name } led { CARD($led, form: "the") }. You answer with { CARD($card, form: "the") }. Who takes?
question-points = You play { CARD($card, form: "the") }. How many points does this trick hold?
question-points-because =
    { $points ->
        [one] This trick holds { $points } point.
       *[other] This trick holds { $points } points.
    }
question-which-card = Which one is { CARD($card, form: "the") }?
question-which-card-because = { CARD($card, form: "the") } is the one with the mark ✓.
question-which-takes = { SUIT($suit) } are trumps. Your opponent leads { CARD($led, form: "the") }. Which of these cards takes it?
question-may-play = May you play { CARD($card, form: "the") } here?
question-nobody-yet = Nobody yet
question-draw = Nobody: a draw
question-card-worth = { CARD($card, form: "the") }: { $points }.
question-together = How many points do { CARDS($cards, form: "the") } make together?
question-together-because = Together { $points }.
question-worth-most = Which of these cards is worth most?
question-who-wins = The deal is over: you have { $points } points and your opponent { $rest }. Who wins?
question-trumps-unseen = How many { SUIT($suit) }, the trumps, have you not seen yet?
question-trumps-unseen-because =
    { $number ->
        [0] You have seen none of the { $all } trumps
        [one] You have seen one of the { $all } trumps, { CARDS($seen, form: "the") }
       *[other] You have seen { $number } of the { $all } trumps, { CARDS($seen, form: "the") }
    }; { $left ->
        [0] none is left.
        [one] one is left, { CARDS($unseen, form: "the") }.
       *[other] { $left } are left.
    }
question-which-unseen = Which of these cards have you not seen yet?
question-which-unseen-because = You have seen { CARDS($cards, form: "the") }; { CARD($card, form: "the") } is still out.
question-how-likely = You lead { CARD($card, form: "the") }. How often can your opponent beat it?
question-never = Never
question-seldom = Less than half the time
question-mostly = More than half the time
question-always = Every time
question-draws-first = You play { CARD($card, form: "the") }. Who draws the next card?
question-draws-first-because =
    { $seat ->
        [you] Whoever takes the trick draws first: here you do.
       *[other] Whoever takes the trick draws first: here { $seat-name } does.
    }
question-no-draw-because = The stock is gone, so nobody draws any more.
question-upcard = You play { CARD($card, form: "the") }. Who draws { CARD($upcard, form: "the") }, the card face up?
question-upcard-because =
    { $seat ->
        [you] Two cards are left to draw. The winner of the trick takes the one face down; you lost it, and draw { CARD($upcard, form: "the") }.
       *[other] Two cards are left to draw. The winner of the trick takes the one face down; { $seat-name } lost it, and draws { CARD($upcard, form: "the") }.
    }
question-upcard-later-because = The card face up is drawn last, and { $number } cards lie before it.
question-leads-first =
    { $dealer ->
        [you] You dealt. Who leads to the first trick?
       *[other] { $dealer-name } dealt. Who leads to the first trick?
    }
question-leads-first-because =
    { $seat ->
        [you] The player to the dealer’s right leads, and here that is you.
       *[other] The player to the dealer’s right leads, and here that is { $seat-name }.
    }
question-leads-next = You play { CARD($card, form: "the") }. Who leads to the next trick?
question-leads-next-because =
    { $seat ->
        [you] Whoever takes a trick leads to the next: here you do.
       *[other] Whoever takes a trick leads to the next: here { $seat-name } does.
    }
question-deals-next =
    { $dealer ->
        [you] You dealt this time. Who deals next?
       *[other] { $dealer-name } dealt this time. Who deals next?
    }
question-deals-next-because =
    { $seat ->
        [you] The deal passes to the dealer’s right, and there you sit.
       *[other] The deal passes to the dealer’s right, and there { $seat-name } sits.
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
question-may-exchange = May you exchange { CARD($card, form: "the") } for the up-card here?
question-highest = Which of these is the highest at this table?
question-highest-because = From high to low at this table: { $ranks }.
question-turned-up = Which card names the trumps?
question-drawn-last = Which card is drawn last of all?
question-drawn-last-because = { CARD($card, form: "the") } lies face up under the stock: it is drawn last.
question-match =
    { $number ->
        [one] One deal has been played
       *[other] { $number } deals have been played
    }, your points first: { $deals }. Who has won the match?
question-match-count =
    { $unit ->
        [points] Points so far: { $mine } to { $theirs }.
       *[deals] Deals won: { $mine } to { $theirs }.
    }
question-still-needed = How many more points do you need to win this deal?
question-who-wins-last =
    The deal is over: you have { $points } points and your opponent { $rest }. { $seat ->
        [you] You
       *[other] { $seat-name }
    } took the last trick. Who wins?
question-cards = { CARDS($cards, form: "the") }
question-any =
    { $number ->
        [2] My choice: either of these two
       *[other] My choice: any one of these { $number }
    }
question-either = My choice: { $first }; or { $last }
question-takes-nothing = Nothing: it stays on the table
question-what-it-takes = You play { CARD($card, form: "the") }. What does it take?
question-what-it-takes-choice =
    { $kind ->
        [equal] Each of them is worth as much as { CARD($card, form: "the") }. You take one, whichever you like, and only one.
       *[sums] Each of these makes as much as { CARD($card, form: "the") }. You take one of them, whichever you like.
    }
question-may-take = May you take { CARDS($cards, form: "the") } { CARD($card, form: "with") }?
question-may-lay = May you lay down { CARD($card, form: "the") }?
question-which-can-take = Which of these cards can take something?
question-is-scopa = You take { CARDS($cards, form: "the") } { CARD($card, form: "with") }. Is it a scopa?
question-scopa-left = No scopa: there is still something on the table, { CARDS($cards, form: "the") }.
question-rest-lay = You lay down { CARD($card, form: "the") }, the last card of the deal. Who gets what is left on the table?
question-rest-take = You take { CARD($card, form: "with") }, the last card of the deal. Who gets what is left on the table?
question-on-the-table = On the table
question-scores-carte = Cards taken: { $numbers }. Who gets the point for cards?
question-scores-denari = Who gets the point for coins?
question-scores-settebello = Who gets the point for the settebello?
question-scores-primiera = Who wins the primiera?
question-scores-primiera-exact = Who wins the primiera?
question-scores-primiera-rough = Who wins the primiera at a table that counts sevens?
question-scores-because =
    { $winner ->
        [you] The point is yours.
        [us] The point goes to your side.
        [them] The point goes to { $winner-name }.
        [nobody] Nobody is ahead: nobody gets the point.
       *[other] The point goes to { $winner-name }.
    }
question-scored = How many points do you score in this deal?
question-primiera-best = Which of these cards counts most for the primiera?
question-primiera-of = How much is this for the primiera?
question-primiera-cards = In your pile
question-primiera-missing = no { SUIT($suit) }, so no primiera
question-primiera-rough =
    { $sevens ->
        [0] no sevens
        [one] one seven
       *[other] { $sevens } sevens
    }, { $sixes ->
        [0] no sixes
        [one] one six
       *[other] { $sixes } sixes
    }
question-whose-pile =
    { $seat ->
        [you] You take { CARDS($cards, form: "the") } { CARD($card, form: "with") }. Whose pile do they go to?
       *[other] { $seat-name } takes { CARDS($cards, form: "the") } { CARD($card, form: "with") }. Whose pile do they go to?
    }
question-whose-scopa =
    { $seat ->
        [you] Scopa! You sweep the table { CARD($card, form: "with") }. Whose point is it?
       *[other] Scopa! { $seat-name } sweeps the table { CARD($card, form: "with") }. Whose point is it?
    }
question-whose-because =
    { $party ->
        [us] Partners have one pile: what one of them takes counts for the whole side, here for yours.
        [them] Partners have one pile: what one of them takes counts for the whole side, here for { $party-name }.
       *[other] Here everybody plays alone, with a pile of their own.
    }
question-plays-last =
    { $dealer ->
        [you] You dealt. Who plays the last card of the deal?
       *[other] { $dealer-name } dealt. Who plays the last card of the deal?
    }
question-plays-last-because =
    { $seat ->
        [you] The dealer’s right plays first in every round, and so the dealer comes last: here you do.
       *[other] The dealer’s right plays first in every round, and so the dealer comes last: here { $seat-name } does.
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
question-breaks-pairs = Which capture breaks a pair?
