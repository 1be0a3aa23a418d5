# Questions about Tresette.

question-thirds-each = An ace counts a whole point; three, two, king, knight and knave a third each; the others nothing.
question-thirds = What do { CARDS($cards, form: "the") } come to?
question-thirds-because = Together { $worth }.
question-holds = You play { CARD($card, form: "the") }. What is this trick worth?
question-whole = How many whole points do these cards make at the end of the deal?
question-whole-because =
    The cards come to { $worth }: { $rest ->
        [0] { $points }, and nothing is left over.
       *[other] { $way ->
            [floor] what makes no whole point is dropped, once over the whole pile, and { $points } are left.
           *[nearest] the nearest whole number is { $points }.
        }
    }
question-pile = The pile
question-hand = Your hand
question-trick = In the order played
question-scored = How many points does your side score?
question-scored-because = Together { $points }.
question-which-takes-trick = Which card takes this trick?
question-suit-unseen = How many { SUIT($suit) } are still out, in hands that you do not see?
question-suit-unseen-because =
    Ten cards of a suit, and you know where { $seen } of them are: { $left ->
        [0] none is out.
        [one] one is out, { CARDS($cards, form: "the") }.
       *[other] { $left } are out, { CARDS($cards, form: "the") }.
    }
question-none = Who turned out to have no { SUIT($suit) }?
question-none-because = Everybody has followed to { SUIT($suit) } so far.
question-known = Do the others know that you hold { CARD($card, form: "the") }?
question-known-because =
    { $known ->
        [yes] Everybody has seen or heard of { CARD($card, form: "the") }, and knows where it is.
       *[no] Nobody has seen { CARD($card, form: "the") } in your hand.
    }
question-declare = How many points can you declare?
question-declare-nothing = Nothing: no three threes, twos or aces, and no suit with ace, two and three.
question-again = This table deals again when a hand holds less than a whole point. Is this hand dealt again?
question-again-because =
    The hand comes to { $worth }: { $again ->
        [yes] less than a whole point, and the cards are dealt again.
       *[no] a whole point is enough to play.
    }
question-say = You lead { CARD($card, form: "the") }. What does a truthful player say with it?
question-say-busso = Busso
question-say-volo = Volo
question-say-striscio = Striscio
question-say-silence = Nothing
question-say-because =
    { $word ->
        [busso] You keep a three or two of { SUIT($suit) } and want your partner’s highest: busso.
        [volo] No { SUIT($suit) } are left in your hand: volo.
        [striscio] At least three more { SUIT($suit) } stay in your hand: striscio.
       *[silence] It is not your last of { SUIT($suit) }, nor one of many, and no high one stays behind.
    }
question-said = Your partner leads and says “{ $word }”. What does that tell you?
question-said-busso = Play your highest of this suit, and lead it back
question-said-volo = It was the last card of this suit
question-said-striscio = There are many more of this suit
question-drawn = Partners are drawn, one card each. Who plays with you?
question-drawn-because = The two highest cards play against the two lowest.
question-over = You play { CARD($card, form: "the") }. Is the match over with this trick?
question-over-because =
    That makes { $points } of { $target } points. { $way ->
        [immediate] Here play stops as soon as one side alone is ahead with the points of the match.
       *[end_of_hand] Here points are compared once the deal has been played to its end.
    }
