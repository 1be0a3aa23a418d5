# Short forms of Briscola's sentences, for the rail: thirty characters at most.

## Rules

exchange-agreed =
    .broken = No exchanges at this table.
two-or-seven-of-trump =
    .broken = Only the trump two or seven.
two-in-first-trick =
    .broken = The two: first trick only.
seven-after-a-trick =
    .broken = First win a trick.
upcard-lies-there =
    .broken = The up-card has been drawn.
show-agreed =
    .broken = No hands shown at this table.
show-when-asked =
    .broken =
        { $showing ->
            [true] Not now: wait to be asked.
           *[false] First show your hand, or pass.
        }
talk-agreed =
    .broken =
        { $kind ->
            [signals] No signals at this table.
           *[open] No talking at this table.
        }
sign-of-a-trump =
    .broken = No signal for that card.
sign-once =
    .broken = You have made that signal.
sign-is-true =
    .broken = You do not hold that card.
known-sentence =
    .broken = You cannot say that here.
said-once =
    .broken = You have already said that.
saying-is-true =
    .broken = That is not true.
partner-follows =
    .broken = Your partner has played.
five-bid =
    .broken = Bidding needs five players.
in-its-time =
    .broken =
        { $phase ->
            [bidding] First bid, or pass.
            [calling] First call a card.
           *[playing] The auction is over: play.
        }
bid-in-kind =
    .broken =
        { $bidding ->
            [points] Bid { $least } to { $most }.
            [rank] Bid ranks only.
           *[rank_then_points] Bid ranks, or two and points.
        }
bid-higher =
    .broken =
        { $kind ->
            [points] Bid more than { $points }, or pass.
            [rank] Bid under { RANKS($rank) }, or pass.
           *[both] Bid more than { $points }, or pass.
        }
plain-two-first =
    .broken = First comes a plain two.
somebody-bids =
    .broken = You are last: you must bid.
called-suit =
    .broken = Its suit must be trumps.
called-rank =
    .broken = You won with the { RANKS($rank) }.
own-card =
    .broken = Not a card of your own.

## Moves

move-sign =
    Signal { $said ->
        [sign-a] the ace
        [sign-3] the three
        [sign-r] the king
        [sign-c] the { $look ->
            [italian] knight
           *[other] queen
        }
       *[sign-f] the { $look ->
            [italian] knave
           *[other] jack
        }
    }

## What happens

event-upcard-returned =
    .told = Too strong: back in the stock.
event-upcard-turned =
    .told = Trumps are { SUIT($suit) }.
event-answered =
    .told =
        { $seat ->
            [you] You have answered.
           *[other] { $seat-name } has answered.
        }
    .heard = { "" }
event-showed =
    .told =
        { $seat ->
            [you] You show your hand.
           *[other] { $seat-name } shows you a hand.
        }
    .heard =
        { $seat ->
            [you] { "" }
           *[other] { $seat-name } holds { BRIEF($cards) }.
        }
event-kept-hand =
    .told =
        { $seat ->
            [you] You keep your hand hidden.
           *[other] { $seat-name } keeps the hand hidden.
        }
event-signed =
    .told =
        { $seat ->
            [you] You make a signal.
           *[other] { $seat-name } makes a signal.
        }
    .hidden = { $seat-name } makes a signal.
event-said =
    .told =
        { $seat ->
            [you] You say something.
           *[other] { $seat-name }: { $words ->
                [briscola] “I have a trump.”
                [carico] “I have a carico.”
                [liscio] “I have nothing.”
               *[prendi] “Take it if you can.”
            }
        }
event-played =
    .told =
        { $seat ->
            [you] You: { CARD($card, form: "the") }.
           *[other] { $seat-name }: { CARD($card, form: "the") }.
        }
    .heard =
        { $seat ->
            [you] { "" }
           *[other] { $seat-name }: { CARD($card) }.
        }
event-exchanged =
    .told =
        { $seat ->
            [you] You take the up-card.
           *[other] { $seat-name } takes the up-card.
        }
event-trick-taken =
    .told =
        { $seat ->
            [you] Yours: { $points ->
                [0] no points.
                [one] { $points } point.
               *[other] { $points } points.
            }
           *[other] { $seat-name } wins { $points ->
                [0] no points.
                [one] { $points } point.
               *[other] { $points } points.
            }
        }
    .heard = { "" }
    .soon =
        { $seat ->
            [you] { $points ->
                [0] Your trick.
               *[other] Your trick: { $points }.
            }
           *[other] { $points ->
                [0] { $seat-name } wins.
               *[other] { $seat-name } wins { $points }.
            }
        }
event-drew-upcard =
    .told =
        { $seat ->
            [you] You draw the up-card.
           *[other] { $seat-name } draws the up-card.
        }
    .heard =
        { $seat ->
            [you] New: { CARD($card) }.
           *[other] { $seat-name } draws the up-card.
        }
event-called =
    .told =
        { $seat ->
            [you] You call: trumps, { SUIT($suit) }.
           *[other] { $seat-name } calls: trumps, { SUIT($suit) }.
        }
    .heard =
        { $seat ->
            [you] { "" }
           *[other] { $seat-name } calls { CARD($card) }.
        }
event-partner-shown =
    .told =
        { $seat ->
            [you] You and { $caller-name } are partners.
           *[other] { $seat-name } plays with { $caller ->
                [you] you.
               *[other] { $caller-name }.
            }
        }
event-caller-alone =
    .told =
        { $seat ->
            [you] You play alone.
           *[other] { $seat-name } plays alone.
        }
event-deal-over =
    .told =
        { $winner ->
            [you] You win the deal.
            [us] Your side wins the deal.
            [them] The others win the deal.
            [nobody] The deal is a draw.
           *[other] { $winner-name } wins the deal.
        }
event-bid =
    .heard =
        { $seat ->
            [you] { "" }
           *[other] { $seat-name } { $kind ->
                [points] { $points }.
                [rank] { RANKS($rank) }.
               *[both] { RANKS($rank) } and { $points }.
            }
        }
event-passed =
    .heard =
        { $seat ->
            [you] { "" }
           *[other] { $seat-name } passes.
        }

## What is to be done

prompt-show =
    .ok = Show your hand?
prompt-bid =
    .ok =
        { $kind ->
            [nothing] Bid, or pass.
            [points] Bid more than { $points }, or pass.
            [rank] Bid under { RANKS($rank) }, or pass.
           *[both] Bid more than { $points }, or pass.
        }
prompt-call =
    .ok =
        { $kind ->
            [points] You won: call a card.
           *[other] You won: which { RANKS($rank) }?
        }
