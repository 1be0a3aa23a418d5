# Questions about Scopa.

question-cards = { CARDS($cards, form: "the") }
question-any =
    { $number ->
        [2] My choice: either of these two
       *[other] My choice: any one of these { $number }
    }
question-either = My choice: { $first }; or { $last }
question-takes-nothing = Nothing: it stays on the table
question-sum-misses = They add up to { $sum }: that is not what { CARD($card, form: "the") } takes.
question-what-it-takes = You play { CARD($card, form: "the") }. What does it take?
question-what-it-takes-choice =
    { $kind ->
        [equal] Each has the same value as { CARD($card, form: "the") }. Take any one of them, but only one.
       *[sums] Each of these adds up to the value of { CARD($card, form: "the") }. Take whichever you like.
    }
question-may-take = May you take { CARDS($cards, form: "the") } { CARD($card, form: "with") }?
question-may-lay = May you leave { CARD($card, form: "the") } on the table?
question-which-can-take = Which of these cards can take something?
question-rounds = With { COUNT($players, "players") }, how many times are cards dealt in one deal?
question-rounds-because = { COUNT($number, "cards") } for each of { COUNT($players, "players") } is { $each }; { COUNT($rounds, "rounds") } of { $each } is { $all }, plus four on the table: forty.
question-is-dealt-again = The deal begins with { CARDS($cards) } on the table. Are the cards dealt again?
question-is-scopa = You take { CARDS($cards, form: "the") } { CARD($card, form: "with") }. Is it a scopa?
question-scopa-left = No scopa: there is still something on the table, { CARDS($cards, form: "the") }.
question-rest-lay = You play { CARD($card, form: "the") }, the last card of the deal, and take nothing. Who gets the cards on the table?
question-rest-take = You take { CARD($card, form: "with") }, the last card of the deal. Who gets the cards left on the table?
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
        [nobody] A tie: nobody gets the point.
       *[other] The point goes to { $winner-name }.
    }
question-scored = How many points do you score in this deal?
question-primiera-best = Which of these cards is worth most for the primiera?
question-primiera-of = How much is this worth for the primiera?
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
        [us] Partners share one pile: whatever one takes counts for the side, here yours.
        [them] Partners share one pile: whatever one takes counts for the side, here { $party-name }.
       *[other] Here everyone plays alone, with their own pile.
    }
question-plays-last =
    { $dealer ->
        [you] You dealt. Who plays the last card of the deal?
       *[other] { $dealer-name } dealt. Who plays the last card of the deal?
    }
question-plays-last-because =
    { $seat ->
        [you] The player to the dealer’s right begins every round, so the dealer plays last: that is you.
       *[other] The player to the dealer’s right begins every round, so the dealer plays last: that is { $seat-name }.
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
    } needed. Well played.
goal-carte-missed =
    { $number ->
        [0] You took no cards
        [one] You took { $number } card
       *[other] You took { $number } cards
    }; { $goal ->
        [one] { $goal } was
       *[other] { $goal } were
    } needed.
goal-denari-reached =
    { $number ->
        [one] You took { $number } coin
       *[other] You took { $number } coins
    }; { $goal ->
        [one] { $goal } was
       *[other] { $goal } were
    } needed. Well played.
goal-denari-missed =
    { $number ->
        [0] You took no coins
        [one] You took { $number } coin
       *[other] You took { $number } coins
    }; { $goal ->
        [one] { $goal } was
       *[other] { $goal } were
    } needed.
goal-scope-reached =
    { $number ->
        [one] You made { $number } scopa
       *[other] You made { $number } scopas
    }; { $goal ->
        [one] { $goal } was
       *[other] { $goal } were
    } needed. Well played.
goal-scope-missed =
    { $number ->
        [0] You made no scopas
        [one] You made { $number } scopa
       *[other] You made { $number } scopas
    }; { $goal ->
        [one] { $goal } was
       *[other] { $goal } were
    } needed.

## From memory

memory-out = How many { RANKS($cards, form: "plural") } have come out, captured or on the table?
memory-out-because =
    { $number ->
        [0] None has come out yet.
        [one] One has come out.
       *[other] { $number } have come out.
    }
memory-settebello = Who has captured the settebello?
memory-settebello-free = Nobody has captured it yet.
memory-settebello-because =
    { $party ->
        [you] You captured it.
        [us] Your side captured it.
       *[other] { $party-name } captured it.
    }
memory-coins =
    How many coins { $party ->
        [you] have you
        [us] has your side
        [them] have { $party-name }
       *[other] has { $party-name }
    } captured so far?
memory-coins-because =
    { $number ->
        [0] No coins so far.
        [one] One coin so far.
       *[other] { $number } coins so far.
    }
memory-cards =
    How many cards { $party ->
        [you] have you
        [us] has your side
        [them] have { $party-name }
       *[other] has { $party-name }
    } captured so far?
memory-cards-because =
    { $number ->
        [0] No cards so far.
       *[other] { COUNT($number, "cards") } so far.
    }
memory-scope =
    How many scopas { $party ->
        [you] have you
        [us] has your side
        [them] have { $party-name }
       *[other] has { $party-name }
    } made so far?
memory-scope-because =
    { $number ->
        [0] No scopa so far.
        [one] One scopa so far.
       *[other] { $number } scopas so far.
    }
memory-which-captured = Which of these cards has been captured?
memory-captured-by =
    { $party ->
        [you] You captured { CARD($card, form: "the") }.
        [us] Your side captured { CARD($card, form: "the") }.
       *[other] { $party-name } captured { CARD($card, form: "the") }.
    }
memory-last-card =
    { $back ->
        [0] Which card did { $seat-name } play last?
       *[other] Which card did { $seat-name } play the turn before last?
    }
memory-topic-sevens = sevens
memory-topic-settebello = the settebello
memory-topic-coins = coins
memory-topic-scope = scopas
memory-topic-last-card = the last card
memory-topic-cards = cards captured
memory-topic-card-before = the turn before
