# Questions about Scopa.

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
question-rounds = { $players } play. How often are cards dealt in one deal?
question-rounds-because = { $number } cards for each of { $players } make { $each }; { $each } times { $rounds } is { $all }, and four lie on the table: forty.
question-is-dealt-again = { CARDS($cards) } lie on the table when the deal begins. Is it dealt again?
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
question-breaks-pairs = Which capture breaks a pair?

## What a hand is played for

goal-carte-reached =
    { $number ->
        [one] You took { $number } card
       *[other] You took { $number } cards
    }; { $goal ->
        [one] { $goal } was
       *[other] { $goal } were
    } asked for. Well played.
goal-carte-missed =
    { $number ->
        [0] You took no cards
        [one] You took { $number } card
       *[other] You took { $number } cards
    }; { $goal ->
        [one] { $goal } was
       *[other] { $goal } were
    } asked for.
goal-denari-reached =
    { $number ->
        [one] You took { $number } coin
       *[other] You took { $number } coins
    }; { $goal ->
        [one] { $goal } was
       *[other] { $goal } were
    } asked for. Well played.
goal-denari-missed =
    { $number ->
        [0] You took no coins
        [one] You took { $number } coin
       *[other] You took { $number } coins
    }; { $goal ->
        [one] { $goal } was
       *[other] { $goal } were
    } asked for.
goal-scope-reached =
    { $number ->
        [one] You made { $number } scopa
       *[other] You made { $number } scope
    }; { $goal ->
        [one] { $goal } was
       *[other] { $goal } were
    } asked for. Well played.
goal-scope-missed =
    { $number ->
        [0] You made no scopa
        [one] You made { $number } scopa
       *[other] You made { $number } scope
    }; { $goal ->
        [one] { $goal } was
       *[other] { $goal } were
    } asked for.
