# The auction of five players: rules, events, score.

## Rules

five-bid =
    .ok = Five players: there is an auction.
    .broken = Bidding and calling need five players; here there are { $number }.
in-its-time =
    .ok =
        { $phase ->
            [bidding] This is the auction.
            [calling] You won the auction: call a card.
           *[playing] A card has been called: now play begins.
        }
    .broken =
        { $phase ->
            [bidding] First comes the auction: bid, or pass.
            [calling] You won the auction: call a card first.
           *[playing] The auction is over: play a card.
        }
bid-in-kind =
    .ok =
        { $bidding ->
            [points] Here you bid points, from { $least } to { $most }.
            [rank] Here you bid the rank of the card you will call.
           *[rank_then_points] Here you bid ranks and, after the two, a two plus points.
        }
    .broken =
        { $bidding ->
            [points] Here you bid points only, from { $least } to { $most }.
            [rank] Here you bid ranks only.
           *[rank_then_points] Here you bid ranks and, after the two, a two plus { COUNT($least, "points") } or more.
        }
bid-higher =
    .ok =
        { $seat ->
            [nobody] Nobody has bid yet.
            [you] This bid beats your own.
           *[other] This bid beats { $seat-name }’s: { $kind ->
                [points] { $points }.
                [rank] { RANKS($rank) }.
               *[both] { RANKS($rank) } and { $points }.
            }
        }
    .broken =
        { $kind ->
            [points] { $seat-name } has bid { $points }: bid more, or pass.
            [rank] { $seat-name } has bid { RANKS($rank) }: bid a rank that is lower in a trick, or pass.
           *[both] { $seat-name } has bid { RANKS($rank) } and { $points }: bid more points, or pass.
        }
plain-two-first =
    .ok =
        { $direct ->
            [yes] At this table you may bid a two plus points straight away.
           *[no] A two has been bid: now bid points with it.
        }
    .broken = You may add points only once someone has bid a plain two.
pass-is-final =
    .ok = You may pass; then you are out of the auction.
somebody-bids =
    .ok = Everyone else has passed: if you pass too, the next player deals.
    .broken = Everyone else has passed, and at this table the last player must bid.
called-suit =
    .ok = Then trumps are { SUIT($suit) }.
    .broken = At this table the called card’s suit is trumps.
called-rank =
    .ok =
        { $kind ->
            [points] The bid was points: you may call any card.
           *[other] The card has the rank you won with.
        }
    .broken = You won with the { RANKS($rank) }: { CARD($card, form: "the") } is of another rank.
own-card =
    .ok = You hold { CARD($card, form: "the") } yourself: you play alone, against all four.
    .broken = You hold { CARD($card, form: "the") } yourself, and at this table you may not call a card you hold.

## What happens

event-bid =
    .told =
        { $seat ->
            [you] You bid { $kind ->
                [points] { $points }.
                [rank] { RANKS($rank) }.
               *[both] { RANKS($rank) } and { $points }.
            }
           *[other] { $seat-name } bids { $kind ->
                [points] { $points }.
                [rank] { RANKS($rank) }.
               *[both] { RANKS($rank) } and { $points }.
            }
        }
event-passed =
    .told =
        { $seat ->
            [you] You pass.
           *[other] { $seat-name } passes.
        }
event-called =
    .told =
        { $seat ->
            [you] You call { CARD($card, form: "the") }: { SUIT($suit) } are trumps.
           *[other] { $seat-name } calls { CARD($card, form: "the") }: { SUIT($suit) } are trumps.
        }
event-partner-shown =
    .told =
        { $seat ->
            [you] { CARD($card, form: "the") } has been played: you are { $caller-name }’s partner.
           *[other] { CARD($card, form: "the") } has been played: { $seat-name } is { $caller ->
                [you] your partner.
               *[other] { $caller-name }’s partner.
            }
        }
event-caller-alone =
    .told =
        { $seat ->
            [you] You held { CARD($card, form: "the") }: everyone sees that you play alone.
           *[other] { $seat-name } held { CARD($card, form: "the") }: { $seat-name } plays alone against four.
        }

## What is said, word for word

said-bid =
    .ok =
        { $kind ->
            [points] { $points }
            [rank] { RANKS($rank) }
           *[both] { RANKS($rank) } and { $points }
        }
said-passed =
    .ok = Pass
said-call =
    .ok = { CARD($card, form: "the") }!

## What is to be done

prompt-bid =
    .ok =
        { $kind ->
            [nothing] Bid, or pass.
            [points] Bid more than { $points }, or pass.
            [rank] Bid lower than { RANKS($rank) }, or pass.
           *[both] Bid { RANKS($rank) } and more than { $points }, or pass.
        }
prompt-call =
    .ok =
        { $kind ->
            [points] You won the auction: call a card.
           *[other] You won the auction. Which { RANKS($rank) } will you call?
        }

## Signs on the table

sign-bid =
    .ok =
        { $kind ->
            [points] { $points }
            [rank] { RANKS($rank) }
           *[both] { RANKS($rank) } and { $points }
        }: { $seat ->
            [you] your bid
           *[other] { $seat-name }’s bid
        }
sign-caller =
    .ok =
        { $seat ->
            [you] You called: { COUNT($points, "points") }
           *[other] { $seat-name } called: { COUNT($points, "points") }
        }
sign-holder =
    .ok =
        { $alone ->
            [yes] Plays alone: { $seat ->
                [you] you
               *[other] { $seat-name }
            }
           *[no] Partner: { $seat ->
                [you] you
               *[other] { $seat-name }
            }
        }
sign-it-is-you =
    .ok =
        { $alone ->
            [yes] You play alone
           *[no] You are the partner
        }
zone-called = The called card

## Score

line-callers =
    { $alone ->
        [yes] { $caller ->
            [you] You, alone
           *[other] { $caller-name }, alone
        }
       *[no] { $caller ->
            [you] You
           *[other] { $caller-name }
        } and { $holder ->
            [you] you
           *[other] { $holder-name }
        }
    }: { $points }, needed { $need }
line-opponents = The others: { $other }
line-made =
    { $times ->
        [1] Bid made
       *[other] Bid made: { $times } times the stake
    }
line-lost =
    { $times ->
        [1] Bid failed
       *[other] Bid failed: { $times } times the stake
    }
made =
    .ok =
        { $alone ->
            [yes] { $caller ->
                [you] You needed { $need } alone and have { $points }: made.
               *[other] { $caller-name } needed { $need } alone and has { $points }: made.
            }
           *[no] { $caller ->
                [you] You and { $holder-name } needed { $need } and have { $points }: made.
               *[other] { $caller-name } and { $holder ->
                    [you] you
                   *[other] { $holder-name }
                } needed { $need } and have { $points }: made.
            }
        }
lost =
    .ok =
        { $alone ->
            [yes] { $caller ->
                [you] You needed { $need } alone and have { $points }: lost.
               *[other] { $caller-name } needed { $need } alone and has { $points }: lost.
            }
           *[no] { $caller ->
                [you] You and { $holder-name } needed { $need } and have { $points }: lost.
               *[other] { $caller-name } and { $holder ->
                    [you] you
                   *[other] { $holder-name }
                } needed { $need } and have { $points }: lost.
            }
        }
all-passed =
    .ok = Everyone has passed: nobody scores, and the next player deals.

## Advice

advice-counts-on =
    .ok =
        { $alone ->
            [yes] Alone, with { $number } { $number ->
                [one] trump
               *[other] trumps
            }: { SUIT($suit) }.
           *[no] { $number ->
                [0] No trump of your own
                [one] One trump of your own
               *[other] { $number } trumps of your own
            } ({ SUIT($suit) }), and your partner holds { CARD($card, form: "the") }.
        }
advice-look-lead-to-four =
    .ok = You lead, and { COUNT($number, "players") } will see your card before they play. Which card can you afford to lose?
advice-look-called =
    .ok =
        { $shown ->
            [yes] { CARD($card, form: "the") } has been played: everyone knows who the partners are.
           *[no] { CARD($card, form: "the") } has not been played yet.
        } { $seat ->
            [you] You need { COUNT($need, "points") }.
           *[other] { $seat-name } needs { COUNT($need, "points") }.
        }
advice-after-nothing-beats =
    .ok = Nobody who plays after you can beat { CARD($card, form: "the") }.
advice-after-surely-beaten =
    .ok = Someone after you certainly holds a card that beats { CARD($card, form: "the") }.
advice-after-may-beat =
    .ok =
        { $number ->
            [one] One of the { COUNT($unseen, "cards") } you have not seen beats { CARD($card, form: "the") }
           *[other] { $number } of the { COUNT($unseen, "cards") } you have not seen beat { CARD($card, form: "the") }
        }; { $opponents ->
            [one] one player is still to play: { $chance }% chance of holding one.
           *[other] { $opponents } players are still to play: { $chance }% chance that one of them holds one.
        }
advice-stake =
    .ok =
        { $sign ->
            [ahead] You win { COUNT(NUMBER($points, maximumFractionDigits: 1), "points") } on average
            [behind] You lose { COUNT(NUMBER($points, maximumFractionDigits: 1), "points") } on average
           *[level] You neither win nor lose on average
        } (±{ NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }).
advice-look-bidding =
    .ok = Your best suit is { SUIT($suit) }: { $number ->
            [one] one card
           *[other] { $number } cards
        }. What is it missing?
advice-look-calling =
    .ok = { SUIT($suit) } would be trumps. Which missing card helps most?
advice-look-hide =
    .ok = Nobody knows yet that you are { $seat-name }’s partner. Hide, or win the trick?
advice-shows-partner =
    .ok =
        { $alone ->
            [yes] Then everyone sees that you play alone.
           *[no] Then everyone sees that you are { $seat-name }’s partner.
        }
advice-made =
    .ok = The bid is made { COUNT($chance, "times") } in 100 (±{ $error }).
advice-pass =
    .ok =
        { $seat ->
            [nobody] Then someone else may bid; perhaps nobody will.
           *[other] Then { $seat-name } calls, unless someone bids more.
        }
advice-partner-chances =
    .ok =
        Partner: { $number ->
            [3] { $a-name } { $a-chance }%, { $b-name } { $b-chance }%, { $c-name } { $c-chance }%
           *[other] { $a-name } { $a-chance }%, { $b-name } { $b-chance }%, { $c-name } { $c-chance }%, { $d-name } { $d-chance }%
        }{ $alone ->
            [none] .
           *[other] ; nobody { $alone }%.
        }
advice-in-match =
    .ok =
        { $sign ->
            [ahead] Counting the match score, worth as much as { COUNT(NUMBER($points, maximumFractionDigits: 1), "points") } won
            [behind] Counting the match score, as bad as { COUNT(NUMBER($points, maximumFractionDigits: 1), "points") } lost
           *[level] Counting the match score, nothing won or lost
        } (±{ NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }).

## Puzzles

asked-bidding = Do you bid, or pass?
asked-calling = Which card do you call?
asked-hiding = You hold the called card: hide it, or win the trick?
asked-partner = Who could the partner be? Find the best card.

## Hands to solve

ladder-five = Briscola for five
