# The auction of five players: rules, events, score.

## Rules

five-bid =
    .ok = Five play: there is an auction.
    .broken = Only five players bid and call a card; here { $number } play.
in-its-time =
    .ok =
        { $phase ->
            [bidding] It is being bid.
            [calling] You won the auction and call a card.
           *[playing] A card was called: now it is played.
        }
    .broken =
        { $phase ->
            [bidding] First comes the auction: bid, or pass.
            [calling] You won the auction: call a card first.
           *[playing] The auction is over: now it is played.
        }
bid-in-kind =
    .ok =
        { $bidding ->
            [points] Points are bid here, from { $least } to { $most }.
            [rank] The rank of the card to be called is bid here.
           *[rank_then_points] Ranks are bid here, and after the two a two with points.
        }
    .broken =
        { $bidding ->
            [points] Points are bid here, from { $least } to { $most }, and nothing else.
            [rank] Ranks are bid here, and nothing else.
           *[rank_then_points] Ranks are bid here, and after the two a two with { $least } points or more.
        }
bid-higher =
    .ok =
        { $seat ->
            [nobody] Nobody has bid yet.
            [you] It goes over your bid.
           *[other] It goes over what { $seat-name } bid: { $kind ->
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
            [yes] At this table a two with points is bid at once.
           *[no] A two has been bid: now points are added.
        }
    .broken = Points are added once somebody has bid a plain two.
pass-is-final =
    .ok = You may pass; then you bid no more in this deal.
somebody-bids =
    .ok = All others have passed: if you pass too, the cards are dealt again.
    .broken = All others have passed, and at this table the last one has to bid.
called-suit =
    .ok = Then trumps are { SUIT($suit) }.
    .broken = At this table the called card is a trump itself: its suit is trumps.
called-rank =
    .ok =
        { $kind ->
            [points] Points were bid: any card may be called.
           *[other] It has the rank that you bid.
        }
    .broken = You bid { RANKS($rank) }: { CARD($card, form: "the") } is of another rank.
own-card =
    .ok = You hold { CARD($card, form: "the") } yourself: you play alone, against all four.
    .broken = You hold { CARD($card, form: "the") } yourself, and at this table nobody calls a card of his own.

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
            [you] { CARD($card, form: "the") } is seen: you play with { $caller-name }.
           *[other] { CARD($card, form: "the") } is seen: { $seat-name } plays with { $caller ->
                [you] you.
               *[other] { $caller-name }.
            }
        }
event-caller-alone =
    .told =
        { $seat ->
            [you] { CARD($card, form: "the") } was yours: everybody sees that you play alone.
           *[other] { CARD($card, form: "the") } was { $seat-name }’s own: { $seat-name } plays alone against four.
        }

## What is said, word for word

said-bid =
    .ok =
        { $kind ->
            [points] { $points }
            [rank] { RANKS($rank) }
           *[both] { RANKS($rank) }, { $points }
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
           *[other] You won the auction: which { RANKS($rank) } do you call?
        }

## Signs on the table

sign-bid =
    .ok =
        { $kind ->
            [points] { $points }
            [rank] { RANKS($rank) }
           *[both] { RANKS($rank) } and { $points }
        }: { $seat ->
            [you] you hold the bid
           *[other] { $seat-name } holds the bid
        }
sign-caller =
    .ok =
        { $seat ->
            [you] You called: { $points } points
           *[other] { $seat-name } called: { $points } points
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
           *[no] The partner is you
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
    }: { $points } of { $need }
line-opponents = The others: { $other }
line-made =
    { $times ->
        [1] The bid is made
       *[other] The bid is made, { $times } times the stakes
    }
line-lost =
    { $times ->
        [1] The bid is lost
       *[other] The bid is lost, { $times } times the stakes
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
    .ok = All have passed: nobody wins anything, and the next player deals.

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
            } ({ SUIT($suit) }), and { CARD($card, form: "the") } with the partner.
        }
advice-look-lead-to-four =
    .ok = You lead, and { $number } answer knowing your card. Which of yours can you afford to lose?
advice-look-called =
    .ok =
        { $shown ->
            [yes] { CARD($card, form: "the") } has been played: all know who plays with whom.
           *[no] { CARD($card, form: "the") } has not been played yet.
        } { $seat ->
            [you] You need { $need } points.
           *[other] { $seat-name } needs { $need } points.
        }
advice-after-nothing-beats =
    .ok = Nobody who plays after you can beat { CARD($card, form: "the") }.
advice-after-surely-beaten =
    .ok = Somebody who plays after you is sure to hold a card that beats { CARD($card, form: "the") }.
advice-after-may-beat =
    .ok =
        { $number ->
            [one] One of the { $unseen } cards you have not seen beats { CARD($card, form: "the") }
           *[other] { $number } of the { $unseen } cards you have not seen beat { CARD($card, form: "the") }
        }; { $opponents ->
            [one] one plays after you: the chance of holding one is { $chance }%.
           *[other] { $opponents } play after you: the chance that one of them holds one is { $chance }%.
        }
advice-stake =
    .ok =
        { $sign ->
            [ahead] You win { NUMBER($points, maximumFractionDigits: 1) } points on average
            [behind] You lose { NUMBER($points, maximumFractionDigits: 1) } points on average
           *[level] You neither win nor lose on average
        } (±{ NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }).
advice-look-bidding =
    .ok = Your best suit is { SUIT($suit) }, with { $number ->
            [one] one card
           *[other] { $number } cards
        }. What does it lack?
advice-look-calling =
    .ok = { SUIT($suit) } would be trumps. Which card helps them most?
advice-look-hide =
    .ok = Nobody knows yet that you play with { $seat-name }. Hide, or take?
advice-shows-partner =
    .ok =
        { $alone ->
            [yes] Then all see that you play alone.
           *[no] Then all see that you play with { $seat-name }.
        }
advice-made =
    .ok = Made { $chance } times in 100 (±{ $error }).
advice-pass =
    .ok =
        { $seat ->
            [nobody] Somebody else may bid, or nobody.
           *[other] Then { $seat-name } calls, unless somebody bids more.
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
            [ahead] With the match in view, as good as { NUMBER($points, maximumFractionDigits: 1) } points won
            [behind] With the match in view, as bad as { NUMBER($points, maximumFractionDigits: 1) } points lost
           *[level] With the match in view, nothing won and nothing lost
        } (±{ NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }).

## Puzzles

asked-bidding = Do you bid, or pass?
asked-calling = Which card do you call?
asked-hiding = You hold the called card: hide, or take?
asked-partner = Who may the partner be? Find the best card.
