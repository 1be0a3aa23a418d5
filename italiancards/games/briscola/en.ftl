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
    .ok = You have taken a trick, so you may exchange the seven.
    .broken = You may exchange the seven once you have taken a trick; you have taken none yet.
upcard-lies-there =
    .ok = { CARD($upcard, form: "the") } still lies under the stock.
    .broken = The up-card has been drawn: there is nothing to exchange for.

## What happens

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
            [nobody] The deal is over: a draw.
           *[other] The deal is over: { $winner-name } wins it.
        }

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
           *[other] { $points } to { $other }: { $winner-name } has more than half of the 120 points and wins the deal.
        }
won-last-trick =
    .ok =
        { $winner ->
            [you] { $points } each: you took the last trick, and that decides.
           *[other] { $points } each: { $winner-name } took the last trick, and that decides.
        }
drawn =
    .ok = { $points } each: the deal is drawn.

## Advice

advice-look-lead =
    .ok = You lead, and your opponent answers knowing your card. Which of yours can you afford to lose?
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
advice-look-need =
    .ok = You have { $mine } points and your opponent { $theirs }: { $need } more win you the deal, and { $left } are still to be taken.
advice-look-won =
    .ok = You have { $mine } points: the deal is yours already.
advice-look-lost =
    .ok = Your opponent has { $theirs } points: this deal is lost already.
advice-look-ending =
    .ok = Nothing is hidden any more: your opponent holds { CARDS($cards, form: "the") }. Count it out.
advice-exchange =
    .ok = You give { CARD($card, form: "the") } and get { CARD($upcard, form: "the") }, a stronger trump; then you play on as before.
advice-exchange-down =
    .ok = You give { CARD($card, form: "the") } and get { CARD($upcard, form: "the") }, a weaker trump.
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
        It loses the trick: { $points } points to your opponent{ $own ->
            [0] .
           *[other] { $rest ->
                [0] , all from this card.
               *[other] , { $own } of them from this card.
            }
        }
advice-wins-deal =
    .ok = That makes { $points }: more than half, and the deal is yours.
advice-loses-deal =
    .ok = That gives your opponent { $points }: more than half, and the deal is lost.
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
advice-beaten-by =
    .ok = Your opponent holds { CARDS($cards, form: "the") }, which beats it.
advice-surely-beaten =
    .ok = { $number } of the { $unseen } cards you have not seen beat it, and your opponent must hold one of them.
advice-some-beat =
    .ok =
        { $number ->
            [one] One of the { $unseen } cards you have not seen beats it: the chance that your opponent holds it is { $chance }%.
           *[other] { $number } of the { $unseen } cards you have not seen beat it: the chance that your opponent holds one is { $chance }%.
        }
advice-lead-worth =
    .ok = It counts { $points } points for whoever takes it.
advice-lead-free =
    .ok = It counts nothing for whoever takes it.
worth-line = The points to be expected, card by card
worth-point = { NUMBER($points, maximumFractionDigits: 1) } points to be expected
advice-estimate =
    .ok = You end with { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points on average (±{ NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }).
advice-proven =
    .ok = You end with at least { $points } points, whatever your opponent plays.
advice-counted =
    .ok = Over every hand your opponent may hold, played on with all cards open, you end with { NUMBER($points, maximumFractionDigits: 1) } points on average.
