# Questions about Briscola.

question-who-wins =
    { $who ->
        [team] The deal is over: your side has { $points } points and the others { $rest }.
       *[two] The deal is over: you have { $points } points and your opponent { $rest }.
    } Who wins?
question-who-wins-last =
    { $who ->
        [team] The deal is over: your side has { $points } points and the others { $rest }.
       *[two] The deal is over: you have { $points } points and your opponent { $rest }.
    } { $seat ->
        [you] You
       *[other] { $seat-name }
    } took the last trick. Who wins?
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
question-upcard = You play { CARD($card, form: "the") }. Who draws { CARD($upcard, form: "the") }, the card face up?
question-upcard-because =
    { $players ->
        [2] { $seat ->
            [you] Two cards are left to draw. The winner of the trick takes the one face down; you lost it, and draw { CARD($upcard, form: "the") }.
           *[other] Two cards are left to draw. The winner of the trick takes the one face down; { $seat-name } lost it, and draws { CARD($upcard, form: "the") }.
        }
       *[other] The last { $players } cards are drawn, the taker’s first and then in turn. { $seat ->
            [you] You sit before the taker: your turn comes last, and you draw { CARD($upcard, form: "the") }.
           *[other] { $seat-name } sits before the taker: that turn comes last, and brings { CARD($upcard, form: "the") }.
        }
    }
question-upcard-later-because = The card face up is drawn last, and { $number } cards lie before it.
question-may-exchange = May you exchange { CARD($card, form: "the") } for the up-card here?
question-turned-up = Which card names the trumps?
question-drawn-last = Which card is drawn last of all?
question-drawn-last-because = { CARD($card, form: "the") } lies face up under the stock: it is drawn last.
question-still-needed = How many more points do you need to win this deal?
question-whose-trick =
    { $turn ->
        [you] You play { CARD($card, form: "the") }. Whose are the points of the trick?
       *[other] { $turn-name } plays { CARD($card, form: "the") }. Whose are the points of the trick?
    }
question-whose-trick-because =
    { $seat ->
        [you] You take the trick
       *[other] { $seat-name } takes the trick
    }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for { $party ->
        [us] your side
        [them] { $party-name }
        [you] you
       *[other] { $party-name }
    }.
question-wins-of-three = Three play, each alone. The deal is over: you have { $a } points, Rosa { $b }, Aldo { $c }. Who wins?
question-what-is-signed =
    { $seat-name } makes a sign to you: { $face ->
        [sign-a] lips stretched over the teeth
        [sign-3] the mouth pulled to one side
        [sign-r] a glance upwards
        [sign-c] the tip of the tongue
       *[sign-f] a shrug
    }. Which trump is that?
question-who-sees = { $move }: who sees which sign that is?
question-who-sees-because =
    { $kind ->
        [partner] At this table a sign is for partners: the others notice that one is made, but not which.
       *[all] At this table whoever looks sees which sign it is.
    }
question-not-in-pack = Which of these cards is not in the pack here?
question-not-in-pack-because = { CARD($card, form: "the") } is taken out: { $players } play with { $number } cards.

## The auction of five

question-leads-first-because =
    { $side ->
        [ccw] The player to the dealer’s right leads, and here that is
        [cw] The player to the dealer’s left leads, and here that is
       *[elsewhere] At this table whoever called leads:
    } { $seat ->
        [you] you.
       *[other] { $seat-name }.
    }
question-hand = Your hand
question-lowest-bid = What is the least that you can bid here?
question-often-made =
    You bid { $kind ->
        [points] { $points }
        [rank] { RANKS($rank) }
       *[both] { RANKS($rank) } and { $points }
    } and call { CARD($card, form: "the") }. How often do the two of you make it?
question-often-made-because = Tried on { $deals } deals, you two had { $reached } points on average: the { $need } that are needed { $chance } times in 100.
question-best-call = Which of these cards brings you most, when you call it?
question-best-call-each = { CARD($card) } { $points }
question-best-call-because = Points of the two of you on average, over { $deals } deals: { $each }.
question-which-side =
    { $dealer ->
        [you] You dealt. On which side of you sits whoever speaks first?
       *[other] { $dealer-name } dealt. On which side of { $dealer-name } sits whoever speaks first?
    }
question-on-the-right = On the right
question-on-the-left = On the left
question-which-side-because =
    { $direction ->
        [ccw] Turns go to the right here: the player on the dealer’s right speaks first.
       *[cw] Turns go to the left at this table: the player on the dealer’s left speaks first.
    }
question-plays-with =
    { $caller ->
        [you] Who plays with you?
       *[other] Who plays with { $caller-name }?
    }
question-not-told = Nobody can tell yet
question-plays-with-because =
    { $how ->
        [hidden] { CARD($card, form: "the") } has not been seen yet: only its holder knows.
        [yours] You hold { CARD($card, form: "the") }, and you alone know it.
       *[shown] { $seat ->
            [you] { CARD($card, form: "the") } was yours: all have seen it.
           *[other] { CARD($card, form: "the") } was { $seat-name }’s: all have seen it.
        }
    }
question-likeliest =
    { $caller ->
        [you] Who is likeliest to play with you?
       *[other] Who is likeliest to play with { $caller-name }?
    }
question-callers-need = How many more points does the caller’s side need?
question-callers-need-because = They have { $points } of { $need }: { $left } more.
question-what-is-won =
    { $role ->
        [caller] You bid { $bid } and called. With your partner you have { $points } points.
        [partner] Rosa bid { $bid } and called the card that you hold. Together you have { $points } points.
        [alone] You bid { $bid } and called a card of your own. You have { $points } points.
       *[other] Rosa bid { $bid } and called; Aldo is her partner, and they have { $points } points.
    } What do you win?
question-what-is-won-because =
    { $result ->
        [made] { $need } were needed: the bid is made.
       *[lost] { $need } were needed: the bid is lost.
    } { $role ->
        [alone] You, alone, { $own }; the others { $others } each.
       *[other] The caller { $own }, the partner { $partner }, the others { $others } each.
    }

goal-stake-reached =
    The deal is yours: you win { $number ->
        [one] { $number } point
       *[other] { $number } points
    }. Well played.
goal-stake-missed =
    { $number ->
        [0] Nobody wins anything; the deal was there to be won.
        [one] The deal is not yours: { $number } point.
       *[other] The deal is not yours: { $number } points.
    }
