# Scala Quaranta: rules, events, score, what cards can do, advice.

game = Scala Quaranta

## Rules

-waiting = Wait: the stock is being made anew.
draw-first =
    .broken = Draw a card first, from the stock or from the discards.
draw-once =
    .broken = You have drawn already; now lay, add or swap as you like, and then discard.
meld-lies-there =
    .broken =
        { $count ->
            [0] No meld lies on the table.
            [one] There is no meld { $number }: one lies on the table.
           *[other] There is no meld { $number }: { $count } lie on the table.
        }
draw-from-stock =
    .ok = The top card of the stock may always be drawn.
take-when-opened =
    .ok =
        { $opened ->
            [yes] You have opened, so you may take { CARD($card, form: "the") }.
           *[no] At this table you may take { CARD($card, form: "the") } to open with it.
        }
    .broken = Only those who have opened take from the discards: { CARD($card, form: "the") } has to lie there.
three-cards =
    .ok = A meld needs three cards at least, and has them.
    .broken = { CARDS($cards, form: "the") }: a meld needs three cards at least.
one-joker =
    .ok = One joker in a meld is allowed.
    .broken = A meld may hold one joker; here are { $number }.
joker-declared =
    .ok = It is said what the joker stands for: { CARDS($cards, form: "the") }.
    .broken = Say which card the joker stands for, as in { $way }: it could be { CARDS($cards, form: "the", joined: "or") }.
sequence-or-set =
    .ok =
        { $number ->
            [one] These cards make a meld.
           *[other] These cards make { $number } melds.
        }
    .broken =
        { $why ->
            [suits] { CARDS($cards, form: "the") }: in a set each card is of another suit.
            [wrap] { CARDS($cards, form: "the") }: a sequence does not go on round the ace, which is either below the two or above the king.
            [aces] { CARDS($cards, form: "the") }: a sequence has one ace only; at its other end a joker may stand for the second.
            [room] { CARDS($cards, form: "the") }: the joker has no place left.
            [gap] { CARDS($cards, form: "the") } are of one suit, but they do not follow each other.
           *[mixed] { CARDS($cards, form: "the") } are neither of one suit nor of one rank.
        }
forty-to-open =
    .ok =
        { $way ->
            [closing] These melds count { $points } points, and with one card left you close: then any total opens.
           *[enough] You open with { $points } points; { $least } are enough.
        }
    .broken = These melds count { $points } of { $least } points: { $short ->
            [one] one point is missing.
           *[other] { $short } points are missing.
        }
open-without-joker =
    .ok = You open without a joker, as this table asks.
    .broken = At this table one opens without jokers.
open-with-picked-card =
    .ok = { CARD($card, form: "the") }, which you took, is among the cards you open with.
    .broken = You took { CARD($card, form: "the") } to open: it has to be among these cards.
open-first =
    .ok = You have opened: you may add cards to any meld and swap jokers.
    .broken = You have not opened: first lay new melds worth { $least } points.
fits-the-meld =
    .ok = { CARD($card, form: "the") } fits meld { $number }.
    .broken =
        { $why ->
            [joker] Meld { $number } has a joker already, and a meld holds only one.
           *[no] { CARD($card, form: "the") } does not fit meld { $number }: { CARDS($cards) }.
        }
card-of-the-joker =
    .ok = The joker of meld { $number } stands for { CARD($card, form: "the") }: you may take it.
    .broken =
        { $why ->
            [aces] The joker of meld { $number } stands for { CARD($stands, form: "the") }, but a sequence has one ace only: the joker stays.
           *[other] { $stands ->
                [nobody] There is no joker in meld { $number }.
               *[card] The joker of meld { $number } stands for { CARD($stands, form: "the") }, not for { CARD($card, form: "the") }.
            }
        }
keep-one-to-discard =
    .ok = You keep a card to discard.
    .broken = You would have no card left: the last one is discarded, never melded.
no-close-in-first-round =
    .ok = You do not close yet.
    .broken = Nobody closes before everybody has had a turn.
use-the-picked-card =
    .ok = You need not use { CARD($card, form: "the") } at once.
    .broken =
        { $why ->
            [open] You took { CARD($card, form: "the") } to open: open first.
           *[use] You took { CARD($card, form: "the") }: lay it before you discard.
        }
not-the-picked-card =
    .ok = You hold { CARD($card, form: "the") } twice, and may discard the other one.
    .broken = { CARD($card, form: "the") } comes from the discards: it does not go back in the same turn.
nothing-useful-discarded =
    .ok =
        { $way ->
            [free] You may discard any card.
            [nothing-else] You hold nothing that may be discarded otherwise: then you may discard any card.
           *[useless] { CARD($card, form: "the") } fits no meld on the table: you may discard it.
        }
    .broken =
        { $number ->
            [0] A joker may not be discarded here: you hold { CARDS($cards, form: "the") }.
           *[other] { CARD($card, form: "the") } may not be discarded here: it belongs to meld { $number }. You hold { CARDS($cards, form: "the") }.
        }
can-finish =
    .ok = You can still use { CARD($card, form: "the") }: { $line }.
    .broken = After this you could not finish your turn: { CARD($card, form: "the") }, from the discards, could not be used, with a card left to discard.{ $works ->
            [yes] { " " }What would work: { $line }.
           *[no] { "" }
        }

## What happens

event-joker-returned =
    .told = A joker is turned up: it goes back into the stock.
event-upcard-turned =
    .told = { CARD($card, form: "the") } is turned up and begins the discards.
event-took =
    .told =
        { $seat ->
            [you] You take { CARD($card, form: "the") } from the discards.
           *[other] { $seat-name } takes { CARD($card, form: "the") } from the discards.
        }
event-opened =
    .told =
        { $seat ->
            [you] You open with { $points } points.
           *[other] { $seat-name } opens with { $points } points.
        }
event-laid =
    .told =
        { $seat ->
            [you] You lay { CARDS($cards, form: "the") }
           *[other] { $seat-name } lays { CARDS($cards, form: "the") }
        }{ $joker ->
            [nobody] .
           *[card] , the joker for { CARD($joker, form: "the") }.
        }
event-added =
    .told =
        { $seat ->
            [you] You add { CARD($card, form: "the") } to meld { $number }
           *[other] { $seat-name } adds { CARD($card, form: "the") } to meld { $number }
        }{ $joker ->
            [nobody] .
           *[card] , for { CARD($joker, form: "the") }.
        }
event-swapped =
    .told =
        { $seat ->
            [you] You put { CARD($card, form: "the") } into meld { $number } and take the joker.
           *[other] { $seat-name } puts { CARD($card, form: "the") } into meld { $number } and takes the joker.
        }
event-discarded =
    .told =
        { $seat ->
            [you] You discard { CARD($card, form: "the") }.
           *[other] { $seat-name } discards { CARD($card, form: "the") }.
        }
event-stock-renewed =
    .told =
        { $way ->
            [flip] The stock is gone: the discards are turned over, { $number } cards.
           *[reshuffle] The stock is gone: the discards are shuffled, { $number } cards.
        }
event-deal-over =
    .told =
        { $winner ->
            [you] You discard your last card and close.
            [nobody] The stock is gone: the deal is void.
           *[other] { $winner-name } discards the last card and closes.
        }

## Signs on the table

sign-not-open =
    .ok =
        { $seat ->
            [you] To open, lay { $least } points or more at once.
           *[other] { $seat-name } has not opened yet
        }
sign-picked =
    .ok = To be used in this turn: { CARD($card, form: "the") }

## Score

line-jokers = Jokers, { $each } each
line-aces = Aces, { $each } each
line-tens = Tens and courts, { $each } each
line-others = Other cards, at their number
line-doubled = Closed in hand: the same once more
closed =
    .ok =
        { $winner ->
            [you] You have closed: what the others hold, { $points } points, counts against them.
           *[other] { $winner-name } has closed: what the others hold, { $points } points, counts against them.
        }
closed-in-hand =
    .ok =
        { $winner ->
            [you] You opened and closed in one turn: what the others hold counts { $points } points against them.
           *[other] { $winner-name } opened and closed in one turn: what the others hold counts { $points } points against them.
        }
void =
    .ok = The deal is void: it counts for nobody, and the same player deals again.

## What chosen cards can do

chosen-melds =
    .ok = { these }: { $points } points.
chosen-opens =
    .ok = { these }: { $points } points. That opens.
chosen-short =
    .ok = { these }: { $points } of { $least }. { $number ->
            [0] { "" }
            [1] One card more opens: { CARDS($cards, form: "the", joined: "or") }.
            [2] One card more opens: { CARDS($cards, form: "the", joined: "or") }.
           *[other] One card more opens, any of { $number }.
        }
chosen-card =
    .ok =
        { $frees ->
            [0] { $adds ->
                [0] { CARD($card, form: "the") } fits no meld on the table.
                [1] { CARD($card, form: "the") } fits { that-meld }{ $ends ->
                    [2] , on either end.
                   *[other] .
                }
               *[other] { CARD($card, form: "the") } fits { $adds } melds.
            }
           *[other] { CARD($card, form: "the") } frees the joker of { that-meld }.
        }
offered-lay =
    .ok =
        { $way ->
            [opened] { these }: { $points } points.
            [opens] { these }: { $points } points; { $least } are enough.
           *[short] { these }: { $points } of { $least }, { $short } more are needed.
        }
offered-add =
    .ok =
        { $owner ->
            [you] Onto { that-meld }, yours
           *[other] Onto { that-meld } of { $owner-name }
        }{ $stands ->
            [nobody] : { $left } points less in hand.
           *[card] , for { CARD($stands, form: "the") }: { $left } points less in hand.
        }
offered-swap =
    .ok =
        { $owner ->
            [you] The joker of { that-meld }, yours, comes to your hand.
           *[other] The joker of { that-meld } of { $owner-name } comes to your hand.
        }
offered-discard =
    .ok =
        { $closes ->
            [yes] Your last card: you close.
           *[no] It ends your turn: { $left } points less in hand.
        }

## Advice

advice-look-closed =
    .ok = Which cards of yours belong together? You need { $least } points in new melds; your best are worth { $points }.
advice-look-open =
    .ok = You have opened: look at your melds, then at the melds on the table.
advice-take =
    .ok = You can use { CARD($card, form: "the") } at once, and hold one card less after it.
advice-take-idle =
    .ok = You could not lay { CARD($card, form: "the") } now.
advice-draw =
    .ok = You draw an unknown card.
advice-open =
    .ok = You open with { $points } points and keep { $left } points in hand.
advice-lay =
    .ok = It leaves { $left } points in hand.
advice-wait =
    .ok = Another lay-down leaves you fewer points.
advice-add =
    .ok = It takes { $points } points out of your hand.
advice-swap =
    .ok = The joker makes a meld with what you hold.
advice-swap-idle =
    .ok = The joker has no use yet, and counts 25 in your hand.
advice-close =
    .ok = It is your last card: you close.
advice-discard =
    .ok =
        It takes { $points } points out of your hand{ $friends ->
            [0] , and belongs to nothing you hold
            [one] , and one card you hold goes with it
           *[other] , but { $friends } cards you hold go with it
        }{ $feeds ->
            [0] .
           *[other] ; the next player could add it to meld { $feeds }.
        }
advice-closes =
    .ok = You close: 0 points for you, and what the others hold counts against them.
    .short = You close: what the others hold counts against them.
advice-draws =
    .ok =
        { $opened ->
            [yes] { $number ->
                [0] None of the { $unseen } unseen cards, jokers aside, fits or completes a meld.
                [one] One of the { $unseen } unseen cards, jokers aside, fits or completes a meld.
               *[other] { $number } of the { $unseen } unseen cards, jokers aside, fit or complete a meld.
            }
           *[no] { $number ->
                [0] None of the { $unseen } unseen cards, jokers aside, completes a meld of yours.
                [one] One of the { $unseen } unseen cards, jokers aside, completes a meld of yours.
               *[other] { $number } of the { $unseen } unseen cards, jokers aside, complete a meld of yours.
            }
        }
    .short = { $number ->
        [0] No unseen card fits.
        [one] One of { $unseen } unseen cards fits.
       *[other] { $number } of { $unseen } unseen cards fit.
    }
advice-takes =
    .ok = You use { CARD($card, form: "the") } at once.
advice-opens =
    .ok = You open with { $points } points; { $least } are needed.
advice-swaps =
    .ok = { CARD($card, form: "the") } frees the joker of meld { $number }.
advice-lays =
    .ok =
        { $number ->
            [one] One card, { $points } points, leaves your hand for the table.
           *[other] { $number } cards, { $points } points, leave your hand for the table.
        }
advice-holds =
    .ok = You could open with { $points } points, and wait.
advice-least =
    .ok =
        { $points ->
            [one] One point stays in hand: no turn leaves fewer.
           *[other] { $points } points stay in hand: no turn leaves fewer.
        }
advice-more =
    .ok = { $points } points stay in hand; another turn leaves { $least }.
advice-danger =
    .ok =
        { $number ->
            [one] { $seat-name } holds one card: closing, { $points } points count against you.
           *[other] { $seat-name } holds { $number } cards: closing, { $points } points count against you.
        }
advice-throws-joker =
    .ok = You throw a joker: { $points } points fewer in hand.
advice-throws-twin =
    .ok = Its twin stays, and waits for the same: { $points } points fewer.
    .short = Its twin stays: { $points } points fewer.
advice-breaks =
    .ok = { CARD($card, form: "the") } lies in a meld that you hold.
advice-throws-lonely =
    .ok = { CARD($card, form: "the") } goes with nothing you hold: { $points } points fewer.
advice-throws =
    .ok =
        { $points } points fewer, but { $number ->
            [0] a pair is parted; all { $seen } cards it waited for are seen.
            [one] one unseen card would have completed its meld{ $seen ->
                [0] .
               *[other] {" "}({ $seen } seen).
            }
           *[other] { $number } unseen cards would have completed its meld{ $seen ->
                [0] .
               *[other] {" "}({ $seen } seen).
            }
        }
advice-throws-spare =
    .ok = { $points } points fewer; other cards of yours wait for the same.
advice-may-not-take =
    .ok = { $seat-name } has not opened, and may not take it.
advice-gives =
    .ok = { $seat-name } can take it and add it to meld { $number }.
advice-gives-joker =
    .ok = { $seat-name } can take it and free the joker of meld { $number }.
advice-gives-nothing =
    .ok = It fits no meld on the table.
advice-keeps-joker =
    .ok =
        { $number ->
            [0] Your joker, { $points } points in hand, finds no pair there.
            [one] Your joker, { $points } points in hand, goes with one pair.
           *[other] Your joker, { $points } points in hand, goes with any of { $number } pairs.
        }
advice-waits =
    .ok =
        { $number ->
            [0] None of the { $unseen } unseen cards, jokers aside, completes what you keep.
            [one] One of the { $unseen } unseen cards, jokers aside, completes what you keep.
           *[other] { $number } of the { $unseen } unseen cards, jokers aside, complete what you keep.
        }
advice-judged =
    .ok =
        At first sight, you end { $sign ->
            [level] level.
            [ahead] about { NUMBER($points, maximumFractionDigits: 0) } points ahead.
           *[behind] about { NUMBER($points, maximumFractionDigits: 0) } points behind.
        }
advice-estimate =
    .ok =
        Played out, on average you end { $sign ->
            [level] level
            [ahead] { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points ahead
           *[behind] { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points behind
        } (±{ NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }).
worth-line = By how many points you end the deal ahead, turn by turn
worth-point =
    { $sign ->
        [ahead] { NUMBER($points, maximumFractionDigits: 1) } points ahead on average
        [behind] { NUMBER($points, maximumFractionDigits: 1) } points behind on average
       *[level] level on average
    }

## Puzzles

riddle-opening = Open with as many points as you can.
riddle-opening-behind =
    .ok =
        { $points ->
            [one] One point fewer on the table.
           *[other] { NUMBER($points, maximumFractionDigits: 0) } points fewer on the table.
        }
riddle-longest = Open with as many cards as you can.
riddle-longest-behind =
    .ok =
        { $points ->
            [one] One card fewer on the table.
           *[other] { NUMBER($points, maximumFractionDigits: 0) } cards fewer on the table.
        }
riddle-throwing = Discard so that as many unseen cards as you can complete what you keep.
riddle-throwing-behind =
    .ok =
        { $points ->
            [one] One card fewer completes what you keep.
           *[other] { NUMBER($points, maximumFractionDigits: 0) } cards fewer complete what you keep.
        }
riddle-closing = You can close in this turn: how do you begin?
riddle-closing-behind =
    .ok =
        { $points ->
            [one] One point at least stays in hand then.
           *[other] { NUMBER($points, maximumFractionDigits: 0) } points at least stay in hand then.
        }

## What is to be done

prompt-draw =
    .ok = Your turn: draw a card.
prompt-discard =
    .ok = Lay down what you like, then discard a card.
