principle-sixty-one =
    .ok = Sixty-one wins: { CARD($card, form: "the") } brings the points you still need.
principle-must-take =
    .ok =
        You cannot let this one go: you can spare { $spare ->
            [0] no point
            [one] one point
           *[other] { $spare } points
        }, and { $over ->
            [trick] here lie { $trick }.
           *[card] with { CARD($other, form: "the") } they get { $total }.
        }
principle-break-bid =
    .ok = Break the bid: after { COUNT($trick, "points") } more with the three, { $need } can no longer be made.
principle-upcard =
    .ok =
        Mind the last draw: this way { $team ->
            [yes] your side gets the up-card.
           *[no] the up-card is yours.
        }
principle-carico-cut =
    .ok = Trumps are for carichi: { CARD($card, form: "the") } takes this one.
principle-three-first =
    .ok = The three of trumps comes home: here nothing can beat it.
principle-carico-home =
    .ok = Bring the carico home: nobody can take { CARD($card, form: "the") } now.
principle-load-partner =
    .ok = Load your partner: the trick is safe, and { CARD($card, form: "the") } adds to it.
principle-load-likely =
    .ok =
        Load a likely trick: { $threats ->
            [0] nothing still out beats your partner
            [one] only one card still out beats your partner
           *[other] only { $threats } cards still out beat your partner
        }, and { CARD($card, form: "the") } adds { $own }.
principle-load-ahead =
    .ok =
        Load for a partner to come: { $partners-name } { $mates ->
            [one] is
           *[other] are
        } likely to win, and { CARD($card, form: "the") } goes with it.
principle-partner-has-it =
    .ok = Partner has it: play nothing above that card.
principle-suit-first =
    .ok = Win in the suit led: { CARD($other, form: "the") } stays for later.
principle-least-trump =
    .ok = The least trump that wins: { CARD($card, form: "the") } is enough.
principle-small-trump =
    .ok = A small trump for a king: with two players, a king or a knight is worth it.
principle-take-points =
    .ok = Take what is there: { COUNT($home, "points") } with { CARD($card, form: "the") }, and nobody can take them back.
principle-points-home =
    .ok = Bring points home: { CARD($card, form: "with") } they are yours.
principle-cheap-cut =
    .ok = Trump before you give: a small trump costs less than { CARD($other, form: "the") }.
principle-free-carico =
    .ok = Lead a free carico: nothing still out beats { CARD($card, form: "the") }.
principle-give-little =
    .ok =
        Give them little: { $chance ->
            [no] nothing you hold wins this trick, and { CARD($other, form: "the") } is worth { $cost }.
           *[yes] { CARD($card, form: "the") } is worth { $own ->
                [0] nothing
               *[other] { $own }
            }, { CARD($other, form: "the") } { $cost }.
        }
principle-carico-risk =
    .ok =
        Do not risk a carico: { $whose ->
            [partner] { $number ->
                [one] { $later-name } still plays
               *[other] opponents still play
            } after you, and { CARD($other, form: "the") } is not safe yet.
           *[other] { $dread ->
                [0] { CARD($other, form: "the") } can still be taken.
                [one] one card still out takes { CARD($other, form: "the") }.
               *[other] { $dread } cards still out take { CARD($other, form: "the") }.
            }
        }
principle-trumps-stay =
    .ok =
        Keep your trumps: { $whose ->
            [lead] { CARD($card, form: "the") } { $own ->
                [0] costs nothing
               *[other] risks { $own }
            }
           *[other] { $trick ->
                [0] there is nothing here
                [one] there is one point here
               *[other] there are only { $trick } points here
            }
        }, and { CARD($other, form: "the") } { $prey ->
            [0] is worth more later.
           *[other] can take a carico later.
        }
principle-empty-trick =
    .ok = Leave the empty trick: there is nothing in it, and you play second again.
principle-lost-trick =
    .ok = No trump on a lost trick: { CARD($other, form: "the") } cannot win here, but may win later.
principle-lower-trump =
    .ok = Of two trumps the lower: { CARD($other, form: "the") } is worth more later.
principle-fewer-points =
    .ok =
        Play what you can lose: { $whose ->
            [partner] { $number ->
                [one] { $later-name } still plays
               *[other] opponents still play
            } after you, and { CARD($other, form: "the") } is worth { $cost }.
           *[other] { $own ->
                [10] of two carichi { CARD($card, form: "the") } is the smaller, and { CARD($other, form: "the") } is worth { $cost }.
                [0] { $dread ->
                    [0] { CARD($other, form: "the") } is worth { $cost }.
                    [one] one card still out takes { CARD($other, form: "the") }, worth { $cost }.
                   *[other] { $dread } cards still out take { CARD($other, form: "the") }, worth { $cost }.
                }
               *[other] { $dread ->
                    [0] { CARD($other, form: "the") } is worth { $cost }.
                    [one] one card still out takes { CARD($other, form: "the") }, worth { $cost }.
                   *[other] { $dread } cards still out take { CARD($other, form: "the") }, worth { $cost }.
                }
            }
        }
principle-two-in-three =
    .ok = Two in three play with you: { CARD($card, form: "the") } is more likely theirs than the caller’s.
principle-raise =
    .ok =
        Make them pay: { $feared ->
            [friend] only { CARD($called, form: "the") } beats { CARD($card, form: "the") }, and your partner has it.
            [nothing] nothing still out beats { CARD($card, form: "the") }.
            [one] only { CARDS($fears, form: "the") } beats { CARD($card, form: "the") }.
            [trumps] to win, they must spend a trump.
           *[many] to win, they must spend a better card.
        }
principle-win-safely =
    .ok =
        Win with what holds: { $feared ->
            [friend] only { CARD($called, form: "the") } beats { CARD($card, form: "the") }, and your partner has it.
            [nothing] nothing still out beats { CARD($card, form: "the") }.
            [one] only { CARDS($fears, form: "the") } still beats { CARD($card, form: "the") }.
            [trumps] only trumps still beat { CARD($card, form: "the") }.
           *[many] { CARD($card, form: "the") } fears { COUNT($fear, "cards") }, { CARD($other, form: "the") } { $dread }.
        }
principle-harder-to-beat =
    .ok =
        Lead what few can beat: { $feared ->
            [friend] only { CARD($called, form: "the") } beats { CARD($card, form: "the") }, and your partner has it.
            [nothing] nothing still out beats { CARD($card, form: "the") }.
            [one] only { CARDS($fears, form: "the") } still beats { CARD($card, form: "the") }.
            [trumps] only trumps still beat { CARD($card, form: "the") }.
           *[many] { CARD($card, form: "the") } fears { COUNT($fear, "cards") }, { CARD($other, form: "the") } { $dread }{ $own ->
                [0] .
               *[other] ; it risks { $own }.
            }
        }
principle-lowest =
    .ok = The lowest plain card: it costs nothing, and { CARD($other, form: "the") } may still win a trick.
principle-bid-long =
    .ok =
        Bid on a long suit: { $alone ->
            [yes] { COUNT($number, SUIT($suit)) } are enough alone
           *[no] with { COUNT($number, SUIT($suit)) } and { CARD($called, form: "the") } called
        }, { $need } { $often ->
            [always] is nearly always made
            [mostly] is usually made
            [rather] is often made
            [half] is made half the time, and to pass would bring less
           *[seldom] is seldom made, but to pass would bring even less
        }.
principle-bid-high =
    .ok =
        Bid on high trumps: { $highs ->
            [0] with { CARD($called, form: "the") } called
           *[other] { CARDS($high, form: "the") }, with { CARD($called, form: "the") } called
        }: { $need } { $often ->
            [always] is nearly always made
            [mostly] is usually made
            [rather] is often made
            [half] is made half the time, and to pass would bring less
           *[seldom] is seldom made, but to pass would bring even less
        }.
principle-bid-least =
    .ok =
        The least that is enough: { $same ->
            [no] { $need } { $often ->
                [always] is nearly always made
                [mostly] is usually made
                [rather] is often made
                [half] is made half the time
               *[seldom] is seldom made
            }, { $more } { $then ->
                [always] is nearly always made
                [mostly] is usually made
                [rather] is often made
                [half] is made half the time
                [hardly] is hardly ever made
               *[seldom] is seldom made
            }, for the same stake.
           *[yes] a higher bid needs more points for the same stake.
        }
principle-bid-stop =
    .ok =
        Know your last bid: with { $number ->
            [one] one card of { SUIT($suit) }
           *[other] { COUNT($number, SUIT($suit)) }
        } { $lacking ->
            [0] and { CARD($called, form: "the") } called
           *[other] but not { CARDS($lacks, form: "the", joined: "or") }
        }, { $need } { $often ->
            [half] is made only half the time: no better than passing
            [seldom] is seldom made
            [hardly] is hardly ever made
           *[other] pays no more than passing
        }.
principle-call-highest =
    .ok =
        Call the highest you lack: { $length ->
            [0] { "" }
            [one] beside your one card of { SUIT($suit) }{ " " }
           *[other] beside your { COUNT($length, SUIT($suit)) }{ " " }
        }{ CARD($card, form: "the") } is the strongest one out.
principle-call-long =
    .ok = Call in your long suit: you hold { COUNT($length, SUIT($suit)) }, and only { $shorter } of the suit of { CARD($other, form: "the") }.
principle-call-strong =
    .ok = Call where you are strong: beside { CARDS($high, form: "the") } of your own, { CARD($card, form: "the") } leaves them little.
principle-show-called =
    .ok = The called card for a rich trick: here it wins { COUNT($trick, "points") } at once.
principle-stay-hidden =
    .ok = Keep the called card hidden: while nobody sees whose partner you are, they may feed you.
principle-load-caller =
    .ok = Load the caller: you are the secret partner, and so far the trick is yours.
principle-not-for-three =
    .ok = Nothing for the three: the trick is not the caller’s, and { CARD($other, form: "the") } is worth { $cost }.
principle-cut-caller =
    .ok = Take it from the caller: { CARD($card, form: "with") } the trick is no longer theirs.
principle-nothing-for-caller =
    .ok = Nothing for the caller: the trick is the caller’s so far, and { CARD($other, form: "the") } is worth { $cost }.
principle-call-alone =
    .ok = Alone when you are strong enough: you win four instead of two.
principle-either =
    .ok =
        { $lose ->
            [yes] Neither can win now:
           *[no] Nothing parts them now:
        } { CARD($card, form: "the") } and { CARD($other, form: "the") } { $own ->
            [0] are worth nothing.
           *[other] are worth { $own } each.
        }
principle-same =
    .ok =
        { $known ->
            [lost] This is lost already, and either card comes to the same count.
            [won] This is won already, and either card comes to the same count.
           *[other] Played to the end, { CARD($card, form: "the") } and { CARD($other, form: "the") } come to the same.
        }
principle-more =
    .ok =
        { $known ->
            [yes] Count it through: you know all their cards, and to the end { CARD($card, form: "the") } does better than { CARD($other, form: "the") }.
            [lost] This is lost already: { CARD($card, form: "the") } only keeps the count closer than { CARD($other, form: "the") }.
            [won] This is won already: { CARD($card, form: "the") } only adds a little to the count.
           *[no] No simple reason here: tried out, { CARD($card, form: "the") } brings a little more than { CARD($other, form: "the") }.
        }
principle-wins =
    .ok =
        { $known ->
            [yes] Count it through: you know all their cards, and to the end { CARD($card, form: "the") } does better than { CARD($other, form: "the") }.
            [lost] This is lost already: { CARD($card, form: "the") } only keeps the count closer than { CARD($other, form: "the") }.
            [won] This is won already: { CARD($card, form: "the") } only adds a little to the count.
           *[no] No simple reason here: tried out, { CARD($card, form: "the") } wins a little more often than { CARD($other, form: "the") }.
        }
