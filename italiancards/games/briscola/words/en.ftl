# Briscola: rules, events, score, options, advice.

game = Briscola

## Rules

deal-is-on =
    .broken = The deal is over: all the cards have been played.
-waiting = Wait: the trick is being collected.
any-card =
    .ok =
        { $led ->
            [nobody] You lead: you may play any card.
           *[card] You may play any card: you need not follow suit, trump or beat.
        }
exchange-agreed =
    .ok = This table allows the exchange.
    .broken = This table has not agreed on exchanging { CARD($card, form: "the") }.
two-or-seven-of-trump =
    .ok = { CARD($card, form: "the") } is a trump that can be exchanged.
    .broken = Only the two and the seven of trumps ({ SUIT($suit) }) can be exchanged; { CARD($card, form: "the") } cannot.
two-in-first-trick =
    .ok = This is the first trick, so the two may be exchanged.
    .broken = The two can be exchanged in the first trick only; this is trick { $number }.
seven-after-a-trick =
    .ok =
        { $who ->
            [team] Your side has won a trick, so you may exchange the seven.
           *[player] You have won a trick, so you may exchange the seven.
        }
    .broken =
        { $who ->
            [team] You may exchange the seven once your side has won a trick; it has none yet.
           *[player] You may exchange the seven once you have won a trick; you have none yet.
        }
upcard-lies-there =
    .ok = { CARD($upcard, form: "the") } is still under the stock.
    .broken = The up-card has been drawn: there is nothing to exchange for.

show-agreed =
    .ok = At this table partners may show each other their hands.
    .broken = This table has not agreed on showing hands.
show-when-asked =
    .ok = Everyone is now asked whether they will show their hand to their partners. Answers are revealed once all are in.
    .broken =
        { $showing ->
            [true] Hands are shown only when everyone is asked, and that is not now.
           *[false] Everyone is asked first: show your hand, or pass.
        }
talk-agreed =
    .ok =
        { $kind ->
            [signals] At this table you may signal, on your turn before playing.
           *[open] At this table partners may talk, on their turn before playing.
        }
    .broken =
        { $kind ->
            [signals] This table has not agreed on signals.
           *[open] This table has not agreed on open talk.
        }
sign-of-a-trump =
    .ok = There is a signal for that trump.
    .broken = There are signals for five trumps only: ace, three, king, { $look ->
            [italian] knight and knave
           *[other] queen and jack
        }, written A, 3, R, C and F.
sign-once =
    .ok = You have not made this signal yet in this deal.
    .broken = You have already made this signal: once a deal only.
sign-is-true =
    .ok =
        { $true ->
           *[yes] It is true: you hold { CARD($card, form: "the") }.
            [no] You do not hold { CARD($card, form: "the") }, but at this table a signal need not be true.
        }
    .broken = You do not hold { CARD($card, form: "the") }, and at this table a signal must be true.
known-sentence =
    .ok = You may say that here.
    .broken = You may say four things here: “briscola” (I have a trump), “carico” (I have an ace or three of another suit), “liscio” (I have neither trumps nor points), “prendi” (take it if you can).
said-once =
    .ok = You have not said that in this trick yet.
    .broken = You have already said that in this trick.
saying-is-true =
    .ok =
        { $true ->
           *[yes] It is true.
            [no] It is not true, but at this table it need not be.
        }
    .broken =
        { $words ->
            [briscola] You hold no trump, and at this table what you say must be true.
            [carico] You hold no ace or three of another suit, and at this table what you say must be true.
           *[liscio] You hold { CARDS($cards, form: "the") }, and at this table what you say must be true.
        }
partner-follows =
    .ok =
        { $number ->
            [one] { $partners-name } can still win the trick.
           *[other] { $partners-name } can still win the trick: one of them is enough.
        }
    .broken = No partner of yours plays after you in this trick: there is nobody to ask.

## What happens

event-answered =
    .told = You have answered. All answers will be revealed together.
    .hidden = { $seat-name } has answered.
event-showed =
    .told =
        { $seat ->
            [you] You show your hand to { $partners-name }.
           *[other] { $seat-name } shows you { CARDS($cards, form: "the") }.
        }
    .hidden = { $seat-name }’s hand is shown to { $partners-name }.
event-kept-hand =
    .told =
        { $seat ->
            [you] You keep your hand to yourself.
           *[other] { $seat-name }’s hand stays hidden.
        }
event-signed =
    .told =
        { $seat ->
            [you] You signal { CARD($card, form: "the") }: { $face ->
                [sign-a] lips stretched over the teeth.
                [sign-3] the mouth pulled to one side.
                [sign-r] a glance upwards.
                [sign-c] the tip of the tongue.
               *[sign-f] a shrug.
            }
           *[other] { $seat-name } signals { CARD($card, form: "the") }: { $face ->
                [sign-a] lips stretched over the teeth.
                [sign-3] the mouth pulled to one side.
                [sign-r] a glance upwards.
                [sign-c] the tip of the tongue.
               *[sign-f] a shrug.
            }
        }
    .hidden = { $seat-name } signals to { $partners-name }.
event-said =
    .told =
        { $seat ->
            [you] You say: { $words ->
                [briscola] “I have a trump.”
                [carico] “I have a carico.”
                [liscio] “I have nothing.”
               *[prendi] “Take it if you can.”
            }
           *[other] { $seat-name } says: { $words ->
                [briscola] “I have a trump.”
                [carico] “I have a carico.”
                [liscio] “I have nothing.”
               *[prendi] “Take it if you can.”
            }
        }
event-upcard-returned =
    .told = { CARD($card, form: "the") } is too strong to be the up-card: it goes back into the stock.
event-upcard-turned =
    .told = { CARD($card, form: "the") } is turned up: { SUIT($suit) } are trumps.
event-played =
    .told =
        { $seat ->
            [you] You play { CARD($card, form: "the") }.
           *[other] { $seat-name } plays { CARD($card, form: "the") }.
        }
event-exchanged =
    .told =
        { $seat ->
            [you] You exchange { CARD($card, form: "the") } for { CARD($upcard, form: "the") }.
           *[other] { $seat-name } exchanges { CARD($card, form: "the") } for { CARD($upcard, form: "the") }.
        }
event-trick-taken =
    .coming =
        { $seat ->
            [you] You win the trick.
           *[other] { $seat-name } wins the trick.
        }
    .told =
        { $seat ->
            [you] You win the trick: { $points ->
                [0] no points.
                [one] { $points } point.
               *[other] { $points } points.
            }
           *[other] { $seat-name } wins the trick: { $points ->
                [0] no points.
                [one] { $points } point.
               *[other] { $points } points.
            }
        }
event-drew-upcard =
    .told =
        { $seat ->
            [you] You draw the last card, the up-card: { CARD($card, form: "the") }.
           *[other] { $seat-name } draws the last card, the up-card: { CARD($card, form: "the") }.
        }
event-deal-over =
    .told =
        { $winner ->
            [you] The deal is over: you win it.
            [us] The deal is over: your side wins it.
            [them] The deal is over: { $winner-name } win it.
            [nobody] The deal is over: a draw.
           *[other] The deal is over: { $winner-name } wins it.
        }

## What is said and signed, word for word

said-sign-a =
    .ok = (lips stretched over the teeth)
said-sign-3 =
    .ok = (the mouth pulled to one side)
said-sign-r =
    .ok = (a glance upwards)
said-sign-c =
    .ok = (the tip of the tongue)
said-sign-f =
    .ok = (a shrug)
said-briscola =
    .ok = I have a trump.
said-carico =
    .ok = I have a carico.
said-liscio =
    .ok = I have nothing.
said-prendi =
    .ok = Take it if you can.

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
    } of trumps
move-say =
    Say { $words ->
        [briscola] “I have a trump”
        [carico] “I have a carico”
        [liscio] “I have nothing”
       *[prendi] “take it if you can”
    }

## What is to be done

prompt-show =
    .ok = Show your hand to { $partners-name }?

## Signs on the table

sign-trump =
    .ok = Trumps: { SUIT($suit) }

## Score

line-aces = Aces, { $each } each
line-threes = Threes, { $each } each
line-kings = Kings, { $each } each
line-knights = { $look ->
        [italian] Knights
       *[other] Queens
    }, { $each } each
line-knaves = { $look ->
        [italian] Knaves
       *[other] Jacks
    }, { $each } each
won =
    .ok =
        { $winner ->
            [you] { $points } to { $other }: you have more than half of the 120 points, so you win the deal.
            [us] { $points } to { $other }: your side has more than half of the 120 points and wins the deal.
            [them] { $points } to { $other }: { $winner-name } have more than half of the 120 points and win the deal.
           *[other] { $points } to { $other }: { $winner-name } has more than half of the 120 points and wins the deal.
        }
won-last-trick =
    .ok =
        { $winner ->
            [you] { $points } each: you won the last trick, and that decides.
            [us] { $points } each: your side won the last trick, and that decides.
            [them] { $points } each: { $winner-name } won the last trick, and that decides.
           *[other] { $points } each: { $winner-name } won the last trick, and that decides.
        }
drawn =
    .ok = { $points } each: the deal is drawn.
won-of-three =
    .ok =
        { $winner ->
            [you] You have { COUNT($points, "points") }, the most of the three, and win the deal.
           *[other] { $winner-name } has { COUNT($points, "points") }, the most of the three, and wins the deal.
        }
drawn-of-three =
    .ok =
        { $number ->
            [3] All three have { COUNT($points, "points") } each: the deal is drawn.
           *[other] { $seats-name } have { COUNT($points, "points") } each, more than anyone else: a draw.
        }

## Advice

advice-look-lead =
    .ok = You lead, and your opponent will see your card first. Which card can you afford to lose?
advice-look-lead-to-all =
    .ok =
        You lead, and { $number ->
            [one] one opponent plays
           *[other] { $number } opponents play
        } after you. Which card can you afford to lose?
advice-look-partner =
    .ok =
        Your partner { $seat-name } is winning the trick: { $points ->
            [0] no points in it
            [one] { $points } point in it
           *[other] { $points } points in it
        }, and { $later ->
            [0] nobody plays after you. What do you want to add?
            [one] one more player is still to play. Is it safe?
           *[other] { $later } more are still to play. Is it safe?
        }
advice-look-between =
    .ok =
        { $seat-name } is winning the trick: { $points ->
            [0] no points in it
            [one] { $points } point in it
           *[other] { $points } points in it
        }, and { $later ->
            [one] one player is still to play.
           *[other] { $later } players are still to play.
        }
advice-look-follow =
    .ok =
        The trick holds { $points ->
            [0] no points
            [one] { $points } point
           *[other] { $points } points
        }; { $number ->
            [0] none of your cards wins it. What is the least you can give away?
            [one] one of your cards wins it. Is the trick worth that card?
           *[other] { $number } of your cards win it. Is it worth one, and which costs least?
        }
advice-look-last-draw =
    .ok = After this trick the last two cards are drawn: the loser gets { CARD($upcard, form: "the") }.
advice-look-last-draw-of-all =
    .ok = After this trick you all draw the last { COUNT($number, "cards") }: the player just before the winner gets { CARD($upcard, form: "the") }.
advice-look-need =
    .ok =
        { $who ->
            [two] You have { COUNT($mine, "points") } and your opponent { $theirs }
           *[team] Your side has { COUNT($mine, "points") } and the others { $theirs }
        }: { $can ->
            [no] you can still draw the deal, if you win all { COUNT($left, "points") } left.
           *[yes] { $need ->
                [one] one more point wins
               *[other] { $need } more win
            } the deal, and { $left } are still to be won.
        }
advice-look-won =
    .ok =
        { $who ->
            [two] You have { COUNT($mine, "points") }: you have already won the deal.
           *[team] Your side has { COUNT($mine, "points") }: you have already won the deal.
        }
advice-look-lost =
    .ok =
        { $who ->
            [two] Your opponent has { COUNT($theirs, "points") }: you have already lost this deal.
           *[team] The others have { COUNT($theirs, "points") }: you have already lost this deal.
        }
advice-look-ending =
    .ok =
        { $who ->
            [two] Nothing is hidden now: your opponent holds { CARDS($cards, form: "the") }. Work it out.
           *[other] No more draws: the others hold { CARDS($cards, form: "the") } between them.
        }
advice-exchange =
    .ok = You give { CARD($card, form: "the") } and get { CARD($upcard, form: "the") }, a stronger trump; then you play as usual.
    .short = You get the stronger trump, { CARD($upcard, form: "the") }.
advice-exchange-down =
    .ok = You give { CARD($card, form: "the") } and get { CARD($upcard, form: "the") }, a weaker trump.
    .short = You would get the weaker trump.
advice-show =
    .ok = { $partners-name } then { $number ->
            [one] knows your cards and can play accordingly.
           *[other] know your cards and can play accordingly.
        }
advice-sign =
    .ok = { $partners-name } then { $number ->
            [one] knows
           *[other] know
        } where { CARD($card, form: "the") } is; the others see only that you signal.
    .short = Your side then knows where { CARD($card, form: "the") } is.
advice-sign-to-all =
    .ok = { $partners-name } then { $number ->
            [one] knows
           *[other] know
        } where { CARD($card, form: "the") } is, and so do the others.
    .short = Everyone then knows where { CARD($card, form: "the") } is.
advice-say =
    .ok = { $partners-name } { $number ->
            [one] plays
           *[other] play
        } after you and can use it; the others hear it too.
    .short = { $partners-name } { $number ->
            [one] hears it, and so do
           *[other] hear it, and so do
        } the others.
advice-takes-so-far =
    .ok =
        It is winning the trick: { $points ->
            [0] no points in it.
            [one] { $points } point in it.
           *[other] { $points } points in it.
        }
advice-partner-so-far =
    .ok =
        Your partner is winning the trick: { $points ->
            [0] no points in it.
            [one] { $points } point in it.
           *[other] { $points } points in it.
        }
advice-theirs-so-far =
    .ok =
        { $seat-name } is still winning the trick: { $points ->
            [0] no points in it.
            [one] { $points } point in it.
           *[other] { $points } points in it.
        }
    .short = { $seat-name } is still winning the trick.
advice-partner-may-take =
    .ok =
        { $chance ->
            [0] { $seats-name } cannot beat { CARD($card, form: "the") }.
            [100] { $seats-name } { $number ->
                [one] is sure to hold a card
               *[other] are sure to hold a card
            } that beats { CARD($card, form: "the") }.
           *[other] { $seats-name } { $number ->
                [one] plays
               *[other] play
            } after you: { $chance }% chance of a card that beats { CARD($card, form: "the") }.
        }
advice-later-nothing-beats =
    .ok = No opponent who plays after you can beat { CARD($card, form: "the") }.
    .short = No opponent who plays after you can beat it.
advice-later-surely-beaten =
    .ok = An opponent who plays after you certainly holds a card that beats { CARD($card, form: "the") }.
    .short = An opponent after you is sure to beat it.
advice-later-may-beat =
    .ok =
        { $number ->
            [one] One of the { COUNT($unseen, "cards") } you have not seen beats { CARD($card, form: "the") }
           *[other] { $number } of the { COUNT($unseen, "cards") } you have not seen beat { CARD($card, form: "the") }
        }; { $opponents ->
            [0] but no opponent plays after you.
            [one] one opponent plays after you: { $chance }% chance of holding one.
           *[other] { $opponents } opponents play after you: { $chance }% chance that one of them holds one.
        }
    .short = { $opponents ->
        [0] No opponent after you can beat it.
       *[other] The chance that an opponent after you can beat it is { $chance }%.
    }
advice-partners =
    .ok =
        Your partner wins the trick: { $points ->
            [0] no points
            [one] { $points } point
           *[other] { $points } points
        } for your side{ $own ->
            [0] .
           *[other] , { $own } of them from this card.
        }
    .short = Your partner wins the trick, with { COUNT($points, "points") }.
advice-draws-upcard =
    .ok =
        { $seat ->
            [you] You then draw { CARD($upcard, form: "the") }.
           *[other] { $seat-name } then draws { CARD($upcard, form: "the") }.
        }
advice-takes =
    .ok =
        It wins the trick: { $points ->
            [0] no points, and you lead next.
            [one] { $points } point.
           *[other] { $points } points.
        }
advice-spends-trump =
    .ok =
        { $number ->
            [0] It costs you your only trump.
            [one] It costs you a trump; you have one left.
           *[other] It costs you a trump; you have { $number } left.
        }
advice-keeps-trumps =
    .ok =
        It costs you no trump: { $number ->
            [one] you keep the one you have.
           *[other] you keep all { $number }.
        }
advice-gives-nothing =
    .ok = It loses the trick, but there are no points in it.
advice-gives =
    .ok =
        It loses the trick: { COUNT($points, "points") } to { $who ->
            [two] your opponent
           *[other] { $seat-name }
        }{ $own ->
            [0] .
           *[other] { $rest ->
                [0] , all from this card.
               *[other] , { $own } of them from this card.
            }
        }
    .short = It loses the trick, with { COUNT($points, "points") }.
advice-wins-deal =
    .ok = That makes { $points }, more than half: you win the deal.
    .short = That wins the deal, with { COUNT($points, "points") }.
advice-loses-deal =
    .ok =
        { $who ->
            [two] That gives your opponent { $points }, more than half: you lose the deal.
           *[team] That gives the others { $points }, more than half: you lose the deal.
        }
    .short = That loses the deal.
advice-you-draw-upcard =
    .ok = You then draw { CARD($upcard, form: "the") }, and your opponent draws the face-down card.
advice-they-draw-upcard =
    .ok = Your opponent then draws { CARD($upcard, form: "the") }, and you draw the face-down card.
advice-nothing-beats =
    .ok =
        Nothing can beat it: you win the trick{ $points ->
            [0] .
           *[other] , its { COUNT($points, "points") } and whatever else is played.
        }
    .short = Nothing can beat it: you win the trick.
advice-beaten-by =
    .ok =
        { $held ->
            [one] Your opponent holds { CARDS($cards, form: "the") }, which beats it.
           *[other] Your opponent holds { CARDS($cards, form: "the") }, which beat it.
        }
    .short = Your opponent holds a card that beats it.
advice-surely-beaten =
    .ok = { $number } of the { COUNT($unseen, "cards") } you have not seen beat it, and your opponent must hold one of them.
    .short = Your opponent must hold a card that beats it.
advice-some-beat =
    .ok =
        { $number ->
            [one] One of the { COUNT($unseen, "cards") } you have not seen beats it: the chance that your opponent holds it is { $chance }%.
           *[other] { $number } of the { COUNT($unseen, "cards") } you have not seen beat it: the chance that your opponent holds one is { $chance }%.
        }
    .short = The chance that your opponent can beat it is { $chance }%.
advice-lead-worth =
    .ok = It brings { COUNT($points, "points") } to the player who wins it.
advice-lead-free =
    .ok = It brings no points to the player who wins it.
worth-line = Expected points, card by card
worth-point = { COUNT(NUMBER($points, maximumFractionDigits: 1), "points") } expected
advice-estimate =
    .ok =
        { $who ->
            [team] Your side wins { $won ->
                    [one] one deal
                   *[other] { $won } deals
                } in 100, with
           *[other] You win { $won ->
                   [one] one deal
                  *[other] { $won } deals
               } in 100, with
        } { COUNT(NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1), "points") } on average (±{ NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }).
advice-proven =
    .ok =
        { $who ->
            [two] You end with at least { COUNT($points, "points") }, whatever your opponent plays.
            [team] Your side can end with at least { COUNT($points, "points") }, whatever the others play.
           *[alone] You end with at least { COUNT($points, "points") }, even if the others team up against you.
        }
advice-counted =
    .ok =
        { $who ->
            [two] Over every hand your opponent could hold, you win { $won ->
                    [one] one deal
                   *[other] { $won } deals
                } in 100, with
            [team] Over every way the cards could lie, your side wins { $won ->
                    [one] one deal
                   *[other] { $won } deals
                } in 100, with
           *[alone] Over every way the cards could lie, with the others teamed up against you, you end with
        } { COUNT(NUMBER($points, maximumFractionDigits: 1), "points") } on average.
advice-look-drawn =
    .ok = Each side has 60 points: the deal is drawn.
