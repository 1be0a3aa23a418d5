# Briscola: rules, events, score, options, advice.

game = Briscola

## Rules

deal-is-on =
    .broken = The deal is over: every card has been played.
-waiting = Wait: the trick is being gathered.
any-card =
    .ok =
        { $led ->
            [nobody] You lead: you may play any card.
           *[card] You may play any card: nobody has to follow suit, to trump or to beat.
        }
exchange-agreed =
    .ok = This table plays with the exchange.
    .broken = This table did not agree on exchanging { CARD($card, form: "the") }.
two-or-seven-of-trump =
    .ok = { CARD($card, form: "the") } is a trump that can be exchanged.
    .broken = Only the two and the seven of trump can be exchanged, here of { SUIT($suit) }; { CARD($card, form: "the") } cannot.
two-in-first-trick =
    .ok = The two can be exchanged in the first trick, and this is the first.
    .broken = The two can be exchanged in the first trick only; this is trick { $number }.
seven-after-a-trick =
    .ok =
        { $who ->
            [team] Your side has taken a trick, so you may exchange the seven.
           *[player] You have taken a trick, so you may exchange the seven.
        }
    .broken =
        { $who ->
            [team] You may exchange the seven once your side has taken a trick; it has taken none yet.
           *[player] You may exchange the seven once you have taken a trick; you have taken none yet.
        }
upcard-lies-there =
    .ok = { CARD($upcard, form: "the") } still lies under the stock.
    .broken = The up-card has been drawn: there is nothing to exchange for.

show-agreed =
    .ok = At this table partners show each other their hands.
    .broken = This table did not agree on showing hands.
show-when-asked =
    .ok = All are asked now whether they show their hands to their partners; what they answer is told once all have answered.
    .broken =
        { $showing ->
            [true] Hands are shown when all are asked to, and that is not now.
           *[false] First all are asked to show their hands: show yours, or pass.
        }
talk-agreed =
    .ok =
        { $kind ->
            [signals] At this table signs are made, on one’s turn and before playing.
           *[open] At this table partners may talk, on their turn and before playing.
        }
    .broken =
        { $kind ->
            [signals] This table did not agree on signs.
           *[open] This table did not agree on open talk.
        }
sign-of-a-trump =
    .ok = There is a sign for that trump.
    .broken = There are signs for five trumps only: ace, three, king, { $look ->
            [italian] knight and knave
           *[other] queen and jack
        }, written A, 3, R, C and F.
sign-once =
    .ok = You have not made this sign in this deal yet.
    .broken = You have made this sign already: once a deal is enough.
sign-is-true =
    .ok =
        { $true ->
           *[yes] It is true: you hold { CARD($card, form: "the") }.
            [no] You do not hold { CARD($card, form: "the") }, but at this table a sign need not be true.
        }
    .broken = You do not hold { CARD($card, form: "the") }, and at this table a sign has to be true.
known-sentence =
    .ok = That can be said here.
    .broken = Four things can be said here: “briscola”, I have a trump; “carico”, I have an ace or a three of another suit; “liscio”, I have neither trumps nor points; “prendi”, take it if you can.
said-once =
    .ok = You have not said that in this trick yet.
    .broken = You have said that in this trick already.
saying-is-true =
    .ok =
        { $true ->
           *[yes] It is true.
            [no] It is not true, but at this table it need not be.
        }
    .broken =
        { $words ->
            [briscola] You hold no trump, and at this table what is said has to be true.
            [carico] You hold no ace or three of another suit, and at this table what is said has to be true.
           *[liscio] You hold { CARDS($cards, form: "the") }, and at this table what is said has to be true.
        }
partner-follows =
    .ok =
        { $number ->
            [one] { $partners-name } can still take the trick.
           *[other] { $partners-name } can still take the trick: one of them is enough.
        }
    .broken = No partner of yours plays after you in this trick: nobody can be asked to take it.

## What happens

event-answered =
    .told = You have answered; the answers are told together.
    .hidden = { $seat-name } has answered.
event-showed =
    .told =
        { $seat ->
            [you] You show your hand to { $partners-name }.
           *[other] { $seat-name } shows you { CARDS($cards, form: "the") }.
        }
    .hidden = { $seat-name } shows { $partners-name } what is in hand.
event-kept-hand =
    .told =
        { $seat ->
            [you] You keep your hand to yourself.
           *[other] { $seat-name } shows nobody what is in hand.
        }
event-signed =
    .told =
        { $seat ->
            [you] You sign { CARD($card, form: "the") }: { $face ->
                [sign-a] lips stretched over the teeth.
                [sign-3] the mouth pulled to one side.
                [sign-r] a glance upwards.
                [sign-c] the tip of the tongue.
               *[sign-f] a shrug.
            }
           *[other] { $seat-name } signs { CARD($card, form: "the") }: { $face ->
                [sign-a] lips stretched over the teeth.
                [sign-3] the mouth pulled to one side.
                [sign-r] a glance upwards.
                [sign-c] the tip of the tongue.
               *[sign-f] a shrug.
            }
        }
    .hidden = { $seat-name } makes a sign to { $partners-name }.
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
    .told = { CARD($card, form: "the") } is too strong to be the up-card: back into the stock.
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
            [you] You take the trick.
           *[other] { $seat-name } takes the trick.
        }
    .told =
        { $seat ->
            [you] You take the trick: { $points ->
                [0] no points.
                [one] { $points } point.
               *[other] { $points } points.
            }
           *[other] { $seat-name } takes the trick: { $points ->
                [0] no points.
                [one] { $points } point.
               *[other] { $points } points.
            }
        }
event-drew-upcard =
    .told =
        { $seat ->
            [you] You draw the last card, the one face up: { CARD($card, form: "the") }.
           *[other] { $seat-name } draws the last card, the one face up: { CARD($card, form: "the") }.
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
    Sign { $said ->
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
    .ok = Do you show your hand to { $partners-name }?

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
            [you] { $points } to { $other }: you have more than half of the 120 points and win the deal.
            [us] { $points } to { $other }: your side has more than half of the 120 points and wins the deal.
            [them] { $points } to { $other }: { $winner-name } have more than half of the 120 points and win the deal.
           *[other] { $points } to { $other }: { $winner-name } has more than half of the 120 points and wins the deal.
        }
won-last-trick =
    .ok =
        { $winner ->
            [you] { $points } each: you took the last trick, and that decides.
            [us] { $points } each: your side took the last trick, and that decides.
            [them] { $points } each: { $winner-name } took the last trick, and that decides.
           *[other] { $points } each: { $winner-name } took the last trick, and that decides.
        }
drawn =
    .ok = { $points } each: the deal is drawn.
won-of-three =
    .ok =
        { $winner ->
            [you] You have { $points } points, the most of the three, and win the deal.
           *[other] { $winner-name } has { $points } points, the most of the three, and wins the deal.
        }
drawn-of-three =
    .ok =
        { $number ->
            [3] All three have { $points } points: the deal is drawn.
           *[other] { $seats-name } have { $points } points each, and nobody has more: the deal is drawn.
        }

## Advice

advice-look-lead =
    .ok = You lead, and your opponent answers knowing your card. Which of yours can you afford to lose?
advice-look-lead-to-all =
    .ok =
        You lead, and { $number ->
            [one] one opponent answers
           *[other] { $number } opponents answer
        } knowing your card. Which of yours can you afford to lose?
advice-look-partner =
    .ok =
        Your partner { $seat-name } takes it so far: { $points ->
            [0] no points lie there
            [one] { $points } point lies there
           *[other] { $points } points lie there
        }, and { $later ->
            [0] nobody plays after you. What do you want to bring home?
            [one] one plays after you. Is it safe?
           *[other] { $later } play after you. Is it safe?
        }
advice-look-between =
    .ok =
        { $seat-name } takes it so far: { $points ->
            [0] no points lie there
            [one] { $points } point lies there
           *[other] { $points } points lie there
        }, and { $later ->
            [one] one plays after you.
           *[other] { $later } play after you.
        }
advice-look-follow =
    .ok =
        The trick holds { $points ->
            [0] no points
            [one] { $points } point
           *[other] { $points } points
        }; { $number ->
            [0] no card of yours takes it. What is the least you can give?
            [one] one card of yours takes it. Is it worth that card?
           *[other] { $number } of your cards take it. Which of them costs least, if any is worth it?
        }
advice-look-last-draw =
    .ok = After this trick the last two cards are drawn: whoever loses it gets { CARD($upcard, form: "the") }.
advice-look-last-draw-of-all =
    .ok = After this trick the last { $number } cards are drawn: whoever sits before its taker gets { CARD($upcard, form: "the") }.
advice-look-need =
    .ok =
        { $who ->
            [two] You have { $mine } points and your opponent { $theirs }
           *[team] Your side has { $mine } points and the others { $theirs }
        }: { $can ->
            [no] the deal can still be drawn, with all { $left } that are left.
           *[yes] { $need ->
                [one] one more wins
               *[other] { $need } more win
            } the deal, and { $left } are still to be taken.
        }
advice-look-won =
    .ok =
        { $who ->
            [two] You have { $mine } points: the deal is yours already.
           *[team] Your side has { $mine } points: the deal is yours already.
        }
advice-look-lost =
    .ok =
        { $who ->
            [two] Your opponent has { $theirs } points: this deal is lost already.
           *[team] The others have { $theirs } points: this deal is lost already.
        }
advice-look-ending =
    .ok =
        { $who ->
            [two] Nothing is hidden any more: your opponent holds { CARDS($cards, form: "the") }. Count it out.
           *[other] Nothing is drawn any more: the others hold { CARDS($cards, form: "the") } between them.
        }
advice-exchange =
    .ok = You give { CARD($card, form: "the") } and get { CARD($upcard, form: "the") }, a stronger trump; then you play on as before.
    .short = You get the stronger trump, { CARD($upcard, form: "the") }.
advice-exchange-down =
    .ok = You give { CARD($card, form: "the") } and get { CARD($upcard, form: "the") }, a weaker trump.
    .short = You would get the weaker trump.
advice-show =
    .ok = { $partners-name } then { $number ->
            [one] knows your cards, and can play to them.
           *[other] know your cards, and can play to them.
        }
advice-sign =
    .ok = { $partners-name } then { $number ->
            [one] knows
           *[other] know
        } where { CARD($card, form: "the") } is; the others see only that you make a sign.
    .short = Your side then knows where { CARD($card, form: "the") } is.
advice-sign-to-all =
    .ok = { $partners-name } then { $number ->
            [one] knows
           *[other] know
        } where { CARD($card, form: "the") } is, and so do the others.
    .short = Everybody then knows where { CARD($card, form: "the") } is.
advice-say =
    .ok = { $partners-name } { $number ->
            [one] plays
           *[other] play
        } after you, and can reckon with it; the others hear it too.
    .short = { $partners-name } { $number ->
            [one] hears it, and so do
           *[other] hear it, and so do
        } the others.
advice-takes-so-far =
    .ok =
        It takes the trick so far: { $points ->
            [0] no points lie there.
            [one] { $points } point lies there.
           *[other] { $points } points lie there.
        }
advice-partner-so-far =
    .ok =
        Your partner takes it so far: { $points ->
            [0] no points on it.
            [one] { $points } point on it.
           *[other] { $points } points on it.
        }
advice-theirs-so-far =
    .ok =
        It leaves the trick to { $seat-name } so far: { $points ->
            [0] no points on it.
            [one] { $points } point on it.
           *[other] { $points } points on it.
        }
    .short = The trick stays with { $seat-name } so far.
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
            } after you: the chance of a card that beats { CARD($card, form: "the") } is { $chance }%.
        }
advice-later-nothing-beats =
    .ok = No opponent who plays after you can beat { CARD($card, form: "the") }.
    .short = No opponent who plays after you can beat it.
advice-later-surely-beaten =
    .ok = An opponent who plays after you is sure to hold a card that beats { CARD($card, form: "the") }.
    .short = An opponent after you is sure to beat it.
advice-later-may-beat =
    .ok =
        { $number ->
            [one] One of the { $unseen } cards you have not seen beats { CARD($card, form: "the") }
           *[other] { $number } of the { $unseen } cards you have not seen beat { CARD($card, form: "the") }
        }; { $opponents ->
            [one] one opponent plays after you: the chance of holding one is { $chance }%.
           *[other] { $opponents } opponents play after you: the chance that one of them holds one is { $chance }%.
        }
    .short = An opponent after you can beat it: chance { $chance }%.
advice-partners =
    .ok =
        The trick is your partner’s: { $points ->
            [0] no points
            [one] { $points } point
           *[other] { $points } points
        } for your side{ $own ->
            [0] .
           *[other] , { $own } of them from this card.
        }
    .short = The trick is your partner’s, with { $points } points.
advice-draws-upcard =
    .ok =
        { $seat ->
            [you] You then draw { CARD($upcard, form: "the") }.
           *[other] { $seat-name } then draws { CARD($upcard, form: "the") }.
        }
advice-takes =
    .ok =
        It takes the trick: { $points ->
            [0] no points, and you lead next.
            [one] { $points } point.
           *[other] { $points } points.
        }
advice-spends-trump =
    .ok =
        { $number ->
            [0] It costs you your only trump.
            [one] It costs you a trump; you keep one.
           *[other] It costs you a trump; you keep { $number }.
        }
advice-keeps-trumps =
    .ok =
        It needs no trump: { $number ->
            [one] you keep yours.
           *[other] you keep your { $number }.
        }
advice-gives-nothing =
    .ok = It loses the trick, which holds no points.
advice-gives =
    .ok =
        It loses the trick: { $points } points to { $who ->
            [two] your opponent
           *[other] { $seat-name }
        }{ $own ->
            [0] .
           *[other] { $rest ->
                [0] , all from this card.
               *[other] , { $own } of them from this card.
            }
        }
    .short = It loses the trick, with { $points } points.
advice-wins-deal =
    .ok = That makes { $points }: more than half, and the deal is yours.
    .short = That wins the deal, with { $points } points.
advice-loses-deal =
    .ok =
        { $who ->
            [two] That gives your opponent { $points }: more than half, and the deal is lost.
           *[team] That gives the others { $points }: more than half, and the deal is lost.
        }
    .short = That loses the deal.
advice-you-draw-upcard =
    .ok = You then draw { CARD($upcard, form: "the") }, your opponent the card face down.
advice-they-draw-upcard =
    .ok = Your opponent then draws { CARD($upcard, form: "the") }, you the card face down.
advice-nothing-beats =
    .ok =
        Nothing can beat it: you take the trick{ $points ->
            [0] .
           *[other] , its { $points } points and whatever is added.
        }
    .short = Nothing can beat it: you take the trick.
advice-beaten-by =
    .ok =
        { $held ->
            [one] Your opponent holds { CARDS($cards, form: "the") }, which beats it.
           *[other] Your opponent holds { CARDS($cards, form: "the") }, which beat it.
        }
    .short = Your opponent holds a card that beats it.
advice-surely-beaten =
    .ok = { $number } of the { $unseen } cards you have not seen beat it, and your opponent must hold one of them.
    .short = Your opponent must hold a card that beats it.
advice-some-beat =
    .ok =
        { $number ->
            [one] One of the { $unseen } cards you have not seen beats it: the chance that your opponent holds it is { $chance }%.
           *[other] { $number } of the { $unseen } cards you have not seen beat it: the chance that your opponent holds one is { $chance }%.
        }
    .short = The chance that your opponent can beat it is { $chance }%.
advice-lead-worth =
    .ok = It counts { $points } points for whoever takes it.
advice-lead-free =
    .ok = It counts nothing for whoever takes it.
worth-line = The points to be expected, card by card
worth-point = { NUMBER($points, maximumFractionDigits: 1) } points to be expected
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
        } { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points on average (±{ NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }).
advice-proven =
    .ok =
        { $who ->
            [two] You end with at least { $points } points, whatever your opponent plays.
            [team] Your side can end with at least { $points } points, whatever the others play.
           *[alone] You end with at least { $points } points, even if the others play against you together.
        }
advice-counted =
    .ok =
        { $who ->
            [two] Counted over every hand your opponent may hold, you win { $won ->
                    [one] one deal
                   *[other] { $won } deals
                } in 100, with
            [team] Counted over every way the cards may lie, your side wins { $won ->
                    [one] one deal
                   *[other] { $won } deals
                } in 100, with
           *[alone] Counted over every way the cards may lie, with the others together against you, you end with
        } { NUMBER($points, maximumFractionDigits: 1) } points on average.
advice-look-drawn =
    .ok = Each side has 60 points: the deal is drawn.
