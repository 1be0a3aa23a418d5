# Questions about Briscola.

question-who-wins =
    { $who ->
        [team] The deal is over: your side has { COUNT($points, "points") } and the others { $rest }.
       *[two] The deal is over: you have { COUNT($points, "points") } and your opponent { $rest }.
    } Who wins?
question-who-wins-last =
    { $who ->
        [team] The deal is over: your side has { COUNT($points, "points") } and the others { $rest }.
       *[two] The deal is over: you have { COUNT($points, "points") } and your opponent { $rest }.
    } { $seat ->
        [you] You
       *[other] { $seat-name }
    } won the last trick. Who wins the deal?
question-trumps-unseen = How many trumps ({ SUIT($suit) }) have you not seen yet?
question-trumps-unseen-because =
    { $number ->
        [0] You have seen none of the { COUNT($all, "trumps") }
        [one] You have seen one of the { COUNT($all, "trumps") }, { CARDS($seen, form: "the") }
       *[other] You have seen { $number } of the { COUNT($all, "trumps") }, { CARDS($seen, form: "the") }
    }; { $left ->
        [0] none is left.
        [one] one is left, { CARDS($unseen, form: "the") }.
       *[other] { $left } are left.
    }
question-upcard = You play { CARD($card, form: "the") }. Who draws the up-card, { CARD($upcard, form: "the") }?
question-upcard-because =
    { $players ->
        [2] { $seat ->
            [you] Two cards are left to draw. The winner of the trick draws the face-down one. You lost the trick, so you draw { CARD($upcard, form: "the") }.
           *[other] Two cards are left to draw. The winner of the trick draws the face-down one. { $seat-name } lost the trick, and draws { CARD($upcard, form: "the") }.
        }
       *[other] The last cards are drawn in turn, starting with the winner of the trick. { $seat ->
            [you] You sit just before the winner, so you draw last and get { CARD($upcard, form: "the") }.
           *[other] { $seat-name } sits just before the winner, draws last and gets { CARD($upcard, form: "the") }.
        }
    }
question-upcard-later-because = The up-card is drawn last, and { COUNT($number, "cards") } come before it.
question-may-exchange = May you exchange { CARD($card, form: "the") } for the up-card here?
question-turned-up = Which card shows the trump suit?
question-drawn-last = Which card will be drawn last?
question-drawn-last-because = { CARD($card, form: "the") } is face up under the stock: it is drawn last.
question-still-needed = How many more points do you need to win this deal?
question-whose-trick =
    { $turn ->
        [you] You play { CARD($card, form: "the") }. Who gets the points in this trick?
       *[other] { $turn-name } plays { CARD($card, form: "the") }. Who gets the points in this trick?
    }
question-whose-trick-because =
    { $seat ->
        [you] You win the trick
       *[other] { $seat-name } wins the trick
    }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for { $party ->
        [us] your side
        [them] { $party-name }
        [you] you
       *[other] { $party-name }
    }.
question-wins-of-three = Three players, each alone. The deal is over: you have { COUNT($a, "points") }, Rosa { $b }, Aldo { $c }. Who wins?
question-what-is-signed =
    { $seat-name } signals to you: { $face ->
        [sign-a] lips stretched over the teeth
        [sign-3] the mouth pulled to one side
        [sign-r] a glance upwards
        [sign-c] the tip of the tongue
       *[sign-f] a shrug
    }. Which trump is that?
question-who-sees = { $move }: who sees which signal it is?
question-who-sees-because =
    { $kind ->
        [partner] At this table signals are for partners: the others see that you signal, but not which one.
       *[all] At this table everyone sees which signal it is.
    }
question-not-in-pack = Which of these cards is not in this pack?
question-not-in-pack-because = { CARD($card, form: "the") } is removed: { COUNT($players, "players") } use { COUNT($number, "cards") }.

## The auction of five

question-leads-first-because =
    { $side ->
        [ccw] The player to the dealer’s right leads, and here that is
        [cw] The player to the dealer’s left leads, and here that is
       *[elsewhere] At this table the caller leads:
    } { $seat ->
        [you] you.
       *[other] { $seat-name }.
    }
question-hand = Your hand
question-lowest-bid = What is the least you can bid here?
question-often-made =
    You bid { $kind ->
        [points] { $points }
        [rank] { RANKS($rank) }
       *[both] { RANKS($rank) } and { $points }
    } and call { CARD($card, form: "the") }. How often do you and your partner make the bid?
question-often-made-because = Over { $deals } trial deals, the two of you averaged { COUNT($reached, "points") } and made the { $need } needed { COUNT($chance, "times") } in 100.
question-best-call = Which of these cards is it best to call?
question-best-call-each = { CARD($card) } { $points }
question-best-call-because = Your side’s average points over { COUNT($deals, "deals") }: { $each }.
question-which-side =
    { $dealer ->
        [you] You dealt. On which side of you is the first bidder?
       *[other] { $dealer-name } dealt. On which side of { $dealer-name } is the first bidder?
    }
question-on-the-right = On the right
question-on-the-left = On the left
question-which-side-because =
    { $direction ->
        [ccw] Here play goes to the right: the player to the dealer’s right bids first.
       *[cw] At this table play goes to the left: the player to the dealer’s left bids first.
    }
question-plays-with =
    { $caller ->
        [you] Who is your partner?
       *[other] Who is { $caller-name }’s partner?
    }
question-not-told = Nobody can tell yet
question-plays-with-because =
    { $how ->
        [hidden] { CARD($card, form: "the") } has not been played yet: only its holder knows.
        [yours] You hold { CARD($card, form: "the") }, and only you know that.
       *[shown] { $seat ->
            [you] You held { CARD($card, form: "the") }: everyone has seen it.
           *[other] { $seat-name } held { CARD($card, form: "the") }: everyone has seen it.
        }
    }
question-likeliest =
    { $caller ->
        [you] Who is most likely to be your partner?
       *[other] Who is most likely to be { $caller-name }’s partner?
    }
question-callers-need = How many more points does the caller’s side need?
question-callers-need-because = They have { $points } of { $need }, and need { $left } more.
question-what-is-won =
    { $role ->
        [caller] You bid “{ $bid }” and called. With your partner you have { COUNT($points, "points") }.
        [partner] Rosa bid “{ $bid }” and called a card you hold. Together you have { COUNT($points, "points") }.
        [alone] You bid “{ $bid }” and called a card of your own. You have { COUNT($points, "points") }.
       *[other] Rosa bid “{ $bid }” and called; Aldo is her partner, and they have { COUNT($points, "points") }.
    } What do you score?
question-what-is-won-because =
    { $result ->
        [made] The bid needed { COUNT($need, "points") } and is made.
       *[lost] The bid needed { COUNT($need, "points") } and fails.
    } { $role ->
        [alone] You score { $own }, playing alone; the others { $others } each.
       *[other] The caller scores { $own }, the partner { $partner }, the others { $others } each.
    }

goal-stake-reached =
    You won the deal: { $number ->
        [one] { $number } point
       *[other] { $number } points
    }. Well played.
goal-stake-missed =
    { $number ->
        [0] Nobody scored; you could have won this deal.
        [one] You lost the deal: { $number } point.
       *[other] You lost the deal: { $number } points.
    }

## From memory

memory-trumps = How many trumps ({ SUIT($suit) }) have been played?
memory-trumps-left =
    { $left ->
        [0] None is left.
        [one] One is left: { CARDS($cards, form: "the") }.
       *[other] { $left } are left: { CARDS($cards, form: "the") }.
    }
memory-points =
    How many points { $party ->
        [you] do you
        [us] does your side
        [them] do { $party-name }
       *[other] does { $party-name }
    } have in tricks so far?
memory-points-because =
    { $points ->
        [one] { $points } point so far.
       *[other] { $points } points so far.
    }
memory-topic-trumps = trumps
memory-topic-high-trump = high trumps
memory-topic-high-cards = aces and threes
memory-topic-trumps-out = trumps still out
