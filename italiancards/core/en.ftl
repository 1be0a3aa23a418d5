# Sentences that every game shares.
# CARD($card, form: "the") and CARDS($cards) name cards; RANKS($cards) their ranks; SUIT($suit) a suit.
# A seat $winner is "you", "other" or "nobody"; its name is $winner-name.

## Gates; a game may have its own words for them, and for what is waited for

deal-is-on =
    .broken = The deal is over.
your-turn =
    .broken =
        { $turn ->
            [nobody] { -waiting }
            [you] It is your turn.
           *[other] It is not your turn: it is { $turn-name }’s turn.
        }
-waiting = Wait a moment.
hold-the-card =
    .broken = You do not hold { CARD($card, form: "the") }.
hold-the-cards =
    .broken = You do not hold { CARDS($cards, form: "the") }, or not that many of them.

## Who takes a trick

same-suit =
    .ok = Same suit, and { CARD($card, form: "the") } is higher than { CARD($best, form: "the") }: it wins.
    .broken = Same suit, but { CARD($card, form: "the") } is lower than { CARD($best, form: "the") }: it loses.
trump-takes =
    .ok = { CARD($card, form: "the") } is a trump: it beats { CARD($best, form: "the") }, as it beats any card of another suit.
    .broken = { CARD($best, form: "the") } is a trump: { CARD($card, form: "the") }, of another suit, cannot beat it.
other-suit =
    .broken = { CARD($card, form: "the") } is not of the suit led: it cannot win, however high.
follow-suit =
    .ok =
        { $way ->
            [leads] You lead: you may play any card.
            [free] You hold no { SUIT($suit) }: you may play any card.
           *[follows] You must follow suit, and { CARD($card, form: "the") } does.
        }
    .broken = You must follow suit: you hold { CARDS($cards, form: "the") }.

## Moves

move-play = Play { CARD($card, form: "the") }
move-exchange = Exchange { CARD($card, form: "the") }
move-bid =
    Bid { $kind ->
        [points] { $points }
        [rank] { RANKS($rank) }
       *[both] { RANKS($rank) } and { $points }
    }
move-pass = Pass
move-show = Show your hand
move-call =
    Call { CARD($card, form: "the") }{ $apart ->
        [yes] , with { SUIT($suit) } as trumps
       *[no] {""}
    }
    .may = May you call { CARD($card, form: "the") }{ $apart ->
        [yes] , with { SUIT($suit) } as trumps?
       *[no] ?
    }
move-draw = Draw from the stock
    .short = Draw
    .may = May you draw from the stock?
move-take = Pick up the top discard
    .short = Pick up
    .may = May you pick up the top discard?
move-lay = Lay down { CARDS($cards, form: "the") }
    .short = Lay down
    .may = May you lay down { CARDS($cards, form: "the") }?
move-add = Add { CARD($card, form: "the") } to meld { $number }
    .short = Add
    .may = May you add { CARD($card, form: "the") } to meld { $number }?
named-add =
    Add { CARD($card, form: "the") } to { $kind ->
        [set] the { MELD($cards, form: "ends") }
       *[sequence] the sequence { MELD($cards, form: "ends") }
    }{ $stands ->
        [nobody] { "" }
       *[card] , as { CARD($stands, form: "the") }
    }{ $end ->
        [low] , { CARD($goes, form: "the") } at the low end
        [high] , { CARD($goes, form: "the") } at the high end
       *[none] { "" }
    }
move-swap = Swap { CARD($card, form: "the") } for the joker in meld { $number }
    .short = Swap
    .may = May you swap { CARD($card, form: "the") } for the joker in meld { $number }?
named-swap =
    Swap { CARD($card, form: "the") } for the joker in { $kind ->
        [set] the { MELD($cards, form: "ends") }
       *[sequence] the sequence { MELD($cards, form: "ends") }
    }
move-discard = Discard { CARD($card, form: "the") }
    .short = Discard
    .may = May you discard { CARD($card, form: "the") }?
move-capture = Take { CARDS($cards, form: "the") } { CARD($card, form: "with") }

## What happens at every table

event-dealt =
    .told =
        { $dealer ->
            [you] You deal { COUNT($number, "cards") } to each player.
           *[other] { $dealer-name } deals { COUNT($number, "cards") } to each player.
        }
event-received =
    .told =
        { $seat ->
            [you] You receive { CARDS($cards, form: "the") }.
           *[other] { $seat-name } receives { CARDS($cards, form: "the") }.
        }
    .hidden = { $seat-name } receives { COUNT($number, "cards") }.
event-drew =
    .told =
        { $seat ->
            [you] You draw { CARD($card, form: "the") }.
           *[other] { $seat-name } draws { CARD($card, form: "the") }.
        }
    .hidden = { $seat-name } draws a card.

## What is to be done

prompt-lead =
    .ok = Your turn: you lead.
prompt-follow =
    .ok = Your turn. { $seat-name } led { CARD($card, form: "the") }.
prompt-move =
    .ok = Your turn.

## The match

match-on =
    .ok =
        { $unit ->
            [points] The match continues: { COUNT($target, "points") } win it.
           *[deals] The match continues: { $target ->
                [one] { $target } deal wins it.
               *[other] { $target } deals win it.
            }
        }
match-tied =
    .ok = A tie at { COUNT($target, "points") } or more: another deal decides.
match-won =
    .ok =
        { $winner ->
            [you] You win the match.
            [us] Your side wins the match.
            [them] { $winner-name } win the match.
           *[other] { $winner-name } wins the match.
        }
match-last-in =
    .ok = The match continues: anyone who reaches { COUNT($target, "points") } is out, and the last player left wins.
match-drawn =
    .ok = The match is drawn.

## Where what is still out lies, in the middle of a sentence

out-table = on the table
out-hand = in your hand
out-unseen = not yet seen

## Chosen cards

chosen-nothing =
    .ok = Choose cards from your hand to see what they can do.
chosen-no-meld =
    .ok =
        { $number ->
            [0] Choose cards from your hand.
            [1] Choose more cards.
            [2] Two cards: a meld needs at least three.
           *[other] These cards do not all fit into melds.
        }
these =
    { $kind ->
        [sequence] Sequence in { SUIT($suit) }
        [set] Set of { RANKS($rank, form: "plural") }
       *[several] { COUNT($melds, "melds") }
    }
that-meld =
    { $kind ->
        [set] the set of { RANKS($rank, form: "plural") }
       *[sequence] the sequence in { SUIT($suit) }
    }

## A table in text

table-deal = { $game }, deal { $number }
table-turn =
    { $seat ->
        [you] Your turn.
        [nobody] The deal is over.
       *[other] It is { $seat-name }’s turn.
    }
zone-hand =
    { $seat ->
        [you] Your hand
       *[other] { $seat-name }’s hand
    }
zone-taken =
    { $seat ->
        [you] You have taken
       *[other] { $seat-name } has taken
    }
zone-stock = Stock
zone-upcard = Up-card
zone-last-trick = Last trick
zone-trick = On the table
zone-discards = Discard pile, latest on top
zone-meld =
    { $seat ->
        [you] Meld { $number }, yours
       *[other] Meld { $number }, laid down by { $seat-name }
    }
zone-table = On the table
face-down =
    { $number ->
        [one] { $number } card
       *[other] { $number } cards
    }
you = You
nothing = nothing
sheet-total = Total
sheet-match =
    { $unit ->
        [points] Points in the match
       *[deals] Deals won
    }
ignored = A position is a single-deal match, so these options change nothing: { $options }.
sampled = Not given, so chosen at random: { $fields }.

## Advice

advice-by-chance =
    .ok = This player moves at random.
advice-behind =
    .ok =
        { $sign ->
            [fewer] { COUNT(NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1), "points") } less on average (±{ NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) })
           *[more] { COUNT(NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1), "points") } more on average (±{ NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) })
        }{ $lost ->
            [0] .
           *[other] ; it wins { $lost } fewer deals in 100.
        }
advice-behind-proven =
    .ok =
        { $points ->
            [0] As many points
            [one] { NUMBER($points, maximumFractionDigits: 1) } point { $sign ->
                [more] more
               *[fewer] fewer
            }
           *[other] { NUMBER($points, maximumFractionDigits: 1) } points { $sign ->
                [more] more
               *[fewer] fewer
            }
        }{ $lost ->
            [0] .
           *[other] ; it wins { $lost } fewer deals in 100.
        }
advice-as-good =
    .ok = About as good as the best.
advice-equal =
    .ok = Exactly as good.

## Looking back at a deal

review-cost = It cost { COUNT(NUMBER($points, maximumFractionDigits: 1), "points") }; { $better } was better.
review-fine = No measurable cost.
review-total =
    { $number ->
        [0] No decision here had a measurable cost.
        [one] One decision cost { COUNT(NUMBER($points, maximumFractionDigits: 1), "points") }.
       *[other] { $number } decisions cost { COUNT(NUMBER($points, maximumFractionDigits: 1), "points") } in all.
    }

## What a table refuses

