# Short forms of Tresette's sentences, for the rail: thirty characters at most.

## Rules

your-turn =
    .broken =
        { $turn ->
            [nobody] Wait: the trick is collected.
            [you] It is your turn.
           *[other] Wait: it is { $turn-name }’s turn.
        }
answer-first =
    .broken =
        { $asked ->
            [yes] Declarations come first.
           *[no] Not now: play a card.
        }
declarations-agreed =
    .broken = No declarations here.
declare-in-time =
    .broken =
        { $way ->
            [end_first_trick] Not yet: after trick one.
           *[tricks] Too late to declare.
        }
hold-the-combination =
    .broken = You do not have these cards.
name-the-missing =
    .broken = You have that card too.
declared-once =
    .broken = You have declared that.
signals-agreed =
    .broken = No signals at this table.
known-signal =
    .broken = That is not a signal.
leader-signals =
    .broken = Only the leader may signal.
from-second-trick =
    .broken = Signals start at trick two.
true-signal =
    .broken =
        { $word ->
            [volo] Volo: it is not your last.
           *[striscio] Striscio: you have too few.
        }

## Moves

move-declare =
    Declare { $way ->
        [four] four { $rank ->
            [threes] threes
            [twos] twos
           *[aces] aces
        }
        [three] three { $rank ->
            [threes] threes
            [twos] twos
           *[aces] aces
        }
        [napoletana] the napoletana
       *[several] these cards
    }
move-signal = Play it, say “{ $word }”

## What happens

event-redealt =
    .told = Too weak a hand: dealt again.
event-packets-laid =
    .told =
        { $seat ->
            [you] You have two packets.
           *[other] { $seat-name } has two packets.
        }
event-holds-four =
    .told =
        { $seat ->
            [you] You hold the four: lead.
           *[other] { $seat-name } holds the four: leads.
        }
event-answered =
    .told =
        { $seat ->
            [you] You have answered.
           *[other] { $seat-name } has answered.
        }
    .heard = { "" }
event-declares =
    .told =
        { $seat ->
            [you] You declare: { COUNT($points, "points") }.
           *[other] { $seat-name } declares: { COUNT($points, "points") }.
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
event-uncovered =
    .told =
        { $seat ->
            [you] New: { CARD($card, form: "the") }.
           *[other] { $seat-name }: { CARD($card, form: "the") }.
        }
event-trick-taken =
    .told =
        { $seat ->
            [you] Yours: { $thirds ->
                [0] no points.
                [1] { $worth } of a point.
                [2] { $worth } of a point.
                [3] { $worth } point.
               *[other] { COUNT($worth, "points") }.
            }
           *[other] { $seat-name } wins { $thirds ->
                [0] no points.
                [1] { $worth } of a point.
                [2] { $worth } of a point.
                [3] { $worth } point.
               *[other] { COUNT($worth, "points") }.
            }
        }
    .heard = { "" }
    .soon =
        { $seat ->
            [you] Your trick.
           *[other] { $seat-name } wins.
        }
event-deal-over =
    .told =
        { $winner ->
            [you] You win the deal.
            [us] Your side wins the deal.
            [them] The others win the deal.
            [nobody] The deal is a tie.
           *[other] { $winner-name } wins the deal.
        }
event-declares-nothing =
    .heard = { "" }
