# Questions about Tresette.

question-thirds-each = An ace is worth a whole point; three, two, king, knight and knave a third each; the others nothing.
question-thirds = What are { CARDS($cards, form: "the") } worth together?
question-thirds-because = { $worth } in all.
question-holds = You play { CARD($card, form: "the") }. What is this trick worth?
question-whole = How many whole points are these cards worth at the end of the deal?
question-whole-because =
    The cards are worth { $worth }: { $rest ->
        [0] { $points }, and nothing is left over.
       *[other] { $way ->
            [floor] drop the leftover thirds, once for the whole pile, which leaves { $points }.
           *[nearest] the nearest whole number is { $points }.
        }
    }
question-pile = The pile
question-hand = Your hand
question-trick = In the order played
question-scored = How many points does your side score?
question-scored-because = { $points } in all.
question-which-takes-trick = Which card wins this trick?
question-suit-unseen = How many { SUIT($suit) } are still out, in hands you cannot see?
question-suit-unseen-because =
    Ten cards of a suit, and you know where { $seen } of them are: { $left ->
        [0] none are out.
        [one] one is out, { CARDS($cards, form: "the") }.
       *[other] { $left } are out, { CARDS($cards, form: "the") }.
    }
question-none = Who has shown that they have no { SUIT($suit) }?
question-none-because = Everyone has followed suit in { SUIT($suit) } so far.
question-known = Do the others know that you hold { CARD($card, form: "the") }?
question-known-because =
    { $known ->
        [yes] Everyone has seen { CARD($card, form: "the") } or heard it declared, and knows where it is.
       *[no] Nobody has seen { CARD($card, form: "the") } in your hand.
    }
question-declare = How many points can you declare?
question-declare-nothing = Nothing: no three threes, twos or aces, and no suit with ace, two and three.
question-again = This table deals again if a hand is worth less than a whole point. Is this hand dealt again?
question-again-because =
    The hand is worth { $worth }: { $again ->
        [yes] less than a whole point, so the cards are dealt again.
       *[no] a whole point is enough, so the hand is played.
    }
question-say = You lead { CARD($card, form: "the") }. What would an honest player say with it?
question-say-busso = Busso
question-say-volo = Volo
question-say-striscio = Striscio
question-say-silence = Nothing
question-say-because =
    { $word ->
        [busso] You keep a three or two of { SUIT($suit) } and want your partner’s highest: busso.
        [volo] No { SUIT($suit) } are left in your hand: volo.
        [striscio] At least three more { SUIT($suit) } stay in your hand: striscio.
       *[silence] It is not your last of { SUIT($suit) } nor one of many, and you keep no high one.
    }
question-said = Your partner leads and says “{ $word }”. What does that tell you?
question-said-busso = Play your highest of this suit and, if it wins, return the suit
question-said-volo = It was your partner’s last card of this suit
question-said-striscio = Your partner has many more of this suit
question-drawn = You draw for partners, one card each. Who is your partner?
question-drawn-because = The two highest cards play against the two lowest.
question-over = You play { CARD($card, form: "the") }. Does this trick end the match?
question-over-because =
    That makes { $points } of { COUNT($target, "points") }. { $way ->
        [immediate] Here play stops as soon as one side reaches the target and is ahead.
       *[end_of_hand] Here points are compared only at the end of the deal.
    }

## From memory

memory-suit = How many { SUIT($suit) } have been played?
memory-worth =
    What are { $party ->
        [you] your cards
        [us] your side’s cards
        [them] the cards of { $party-name }
       *[other] { $party-name }’s cards
    } worth so far, in tricks?
memory-worth-because = They are worth { $worth } so far.
memory-topic-suit = suits
memory-topic-high-card = threes, twos and aces
memory-topic-high-cards = threes, twos and aces in all suits
memory-topic-voids = who has none
