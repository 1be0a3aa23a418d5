principle-catch-ace =
    .ok = Always catch the ace: { CARD($card, form: "the") } takes it.
principle-ace-home =
    .ok = Bring the ace home: nobody can take it now.
principle-load-partner =
    .ok = Points for your partner’s trick: it is safe, so give { CARD($card, form: "the") }.
principle-knock-highest =
    .ok = On busso, your highest: your partner asked for it.
principle-knock-back =
    .ok = Back to your partner’s suit: your partner said busso there.
principle-least-taker =
    .ok = The lowest card that wins: { CARD($card, form: "the") } is enough.
principle-take-points =
    .ok = Win tricks with points: there are some in this one.
principle-points-home =
    .ok = Points on a sure trick: nobody after you can take { CARD($card, form: "the") }.
principle-keep-master =
    .ok = Keep the free card: after this trick nothing still out beats { CARD($other, form: "the") }.
principle-give-nothing =
    .ok =
        Give them nothing: { $chance ->
            [no] you cannot win this trick, and { CARD($other, form: "the") } is worth { $cost ->
                [1] a third.
               *[other] a point.
            }
           *[yes] { CARD($card, form: "the") } is worth nothing, { CARD($other, form: "the") } { $cost ->
                [1] a third.
               *[other] a point.
            }
        }
principle-give-less =
    .ok = Give them less: { CARD($card, form: "the") } is worth a third, { CARD($other, form: "the") } a point.
principle-tops-stay =
    .ok = Threes and twos wait: this trick is too poor for { CARD($other, form: "the") }.
principle-free-card =
    .ok =
        Lead the free card: { $void ->
            [yes] nobody who plays after you can hold what beats { CARD($card, form: "the") }.
           *[no] { $number ->
                [0] nothing still out beats { CARD($card, form: "the") }.
                [one] { CARDS($gone, form: "the") } is gone, so nothing beats { CARD($card, form: "the") }.
               *[other] the higher { SUIT($suit) } are gone, so nothing beats { CARD($card, form: "the") }.
            }
        }
principle-put-in =
    .ok = Put them in: they take this and must lead, and { CARD($other, form: "the") } still wins later.
principle-ace-waits =
    .ok = The ace waits: a three or a two can still take { CARD($other, form: "the") }.
principle-tops-wait =
    .ok = Hold threes and twos: { CARD($other, form: "the") } wins later too.
principle-ace-guard =
    .ok = Guard your ace: keep { CARD($other, form: "the") } beside it.
principle-under-tops =
    .ok = Lead under your high cards: with { CARDS($tops, form: "the") } behind it you come back to this suit.
principle-no-honours =
    .ok = Lead where you hold nothing high: { CARD($other, form: "the") } { $guards ->
            [0] is a high card itself.
           *[other] lies beside { CARDS($beside, form: "the") }.
        }
principle-long-suit =
    .ok = Lead from length: you hold { COUNT($length, SUIT($suit)) }, fewer in the suit of { CARD($other, form: "the") }.
principle-risk-less =
    .ok =
        Risk little while others play: { CARD($card, form: "the") } is worth { $own ->
            [0] nothing
            [1] a third
           *[other] a point
        }, { CARD($other, form: "the") } { $cost ->
            [0] nothing
            [1] a third
           *[other] a point
        }.
principle-take-over =
    .ok = Take over to lead: nothing beats your next card, { CARDS($runs, form: "the") }.
principle-win-it =
    .ok = Win and choose the suit: { CARD($card, form: "with") } the next lead is yours.
principle-duck =
    .ok = Leave what holds nothing: keep { CARD($other, form: "the") } for later.
principle-plain-discard =
    .ok = Discard from a poor suit: { CARD($other, form: "the") } { $guards ->
            [0] is a high card itself.
           *[other] stays beside { CARDS($beside, form: "the") }.
        }
principle-long-discard =
    .ok = Discard from the long suit: { $few ->
            [one] { CARD($other, form: "the") } is your only one there.
           *[other] you hold only { COUNT($few, SUIT($poor)) }.
        }
principle-lowest =
    .ok = The lowest of equals: { CARD($card, form: "the") } and { CARD($other, form: "the") } count the same.
principle-either =
    .ok = { CARD($card, form: "the") } and { CARD($other, form: "the") } come to the same here.
principle-same =
    .ok =
        Played to the end, { CARD($card, form: "the") } and { CARD($other, form: "the") } come to the same.
principle-more =
    .ok =
        { $known ->
            [yes] Count it through: you know all their cards, and to the end { CARD($card, form: "the") } does better than { CARD($other, form: "the") }.
           *[no] No simple reason here: tried out, { CARD($card, form: "the") } brings a little more than { CARD($other, form: "the") }.
        }
principle-wins =
    .ok =
        { $known ->
            [yes] Count it through: you know all their cards, and to the end { CARD($card, form: "the") } does better than { CARD($other, form: "the") }.
           *[no] No simple reason here: tried out, { CARD($card, form: "the") } wins a little more often than { CARD($other, form: "the") }.
        }
