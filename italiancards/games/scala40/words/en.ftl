# Scala Quaranta: rules, events, score, what cards can do, advice.

game = Scala Quaranta

## Rules

-waiting = Wait: a new stock is being made.
draw-first =
    .broken = Draw a card first, from the stock or the discard pile.
draw-once =
    .broken = You have already drawn; now lay down, add or swap as you like, then discard.
meld-lies-there =
    .broken =
        { $count ->
            [0] There are no melds on the table.
            [one] There is no meld { $number }: there is one on the table.
           *[other] There is no meld { $number }: there are { $count } on the table.
        }
draw-from-stock =
    .ok = You may always draw the top card of the stock.
take-when-opened =
    .ok =
        { $opened ->
            [yes] You have opened, so you may pick up { CARD($card, form: "the") }.
           *[no] At this table you may pick up { CARD($card, form: "the") } to open with it.
        }
    .broken = Only a player who has opened may pick up a discard: leave { CARD($card, form: "the") } where it is.
three-cards =
    .ok = A meld needs at least three cards, and this has them.
    .broken = { CARDS($cards, form: "the") }: a meld needs at least three cards.
one-joker =
    .ok = One joker in a meld is allowed.
    .broken = A meld may contain one joker; this has { $number }.
joker-declared =
    .ok = You have said what the joker stands for: { CARDS($cards, form: "the") }.
    .broken = Say which card the joker stands for, as in { $way }: it could be { CARDS($cards, form: "the", joined: "or") }.
sequence-or-set =
    .ok =
        { $number ->
            [one] These cards make a meld.
           *[other] These cards make { $number } melds.
        }
    .broken =
        { $why ->
            [suits] { CARDS($cards, form: "the") }: a set needs different suits.
            [wrap] { CARDS($cards, form: "the") }: a sequence cannot run past the ace, which is either below the two or above the king.
            [aces] { CARDS($cards, form: "the") }: a sequence has only one ace; a joker may stand for the second at the other end.
            [room] { CARDS($cards, form: "the") }: the joker has no place left.
            [gap] { CARDS($cards, form: "the") } are of one suit but not consecutive.
           *[mixed] { CARDS($cards, form: "the") } are neither of one suit nor of one rank.
        }
forty-to-open =
    .ok =
        { $way ->
            [closing] These melds are worth { COUNT($points, "points") }. You close with one card left, so any total opens.
           *[enough] You open with { COUNT($points, "points") }; you need { $least }.
        }
    .broken = These melds are worth { COUNT($points, "points") }, { $short ->
            [one] one
           *[other] { $short }
        } short of the { $least } you need.
open-without-joker =
    .ok = You open without a joker, as this table requires.
    .broken = At this table you must open without jokers.
open-with-picked-card =
    .ok = You open with { CARD($card, form: "the") }, which you picked up.
    .broken = You picked up { CARD($card, form: "the") } to open: it must be among the cards you open with.
open-first =
    .ok = You have opened: you may add cards to any meld and swap jokers.
    .broken = You have not opened: first lay down new melds worth { COUNT($least, "points") }.
fits-the-meld =
    .ok = { CARD($card, form: "the") } fits meld { $number }.
    .broken =
        { $why ->
            [joker] Meld { $number } already has a joker, and a meld may have only one.
           *[no] { CARD($card, form: "the") } does not fit meld { $number }: { CARDS($cards) }.
        }
card-of-the-joker =
    .ok = The joker in meld { $number } stands for { CARD($card, form: "the") }: you may take it.
    .broken =
        { $why ->
            [aces] The joker in meld { $number } stands for { CARD($stands, form: "the") }, but a sequence may have only one ace: the joker stays.
           *[other] { $stands ->
                [nobody] There is no joker in meld { $number }.
               *[card] The joker in meld { $number } stands for { CARD($stands, form: "the") }, not { CARD($card, form: "the") }.
            }
        }
keep-one-to-discard =
    .ok = You keep a card to discard.
    .broken = You would have no card left: your last card must be discarded, not melded.
no-close-in-first-round =
    .ok = You are not closing yet.
    .broken = Nobody may close before everyone has had a turn.
use-the-picked-card =
    .ok = You need not use { CARD($card, form: "the") } at once.
    .broken =
        { $why ->
            [open] You picked up { CARD($card, form: "the") } to open: open first.
           *[use] You picked up { CARD($card, form: "the") }: lay it down before you discard.
        }
not-the-picked-card =
    .ok = You hold both copies of { CARD($card, form: "the") }: you may discard the other one.
    .broken = You just picked up { CARD($card, form: "the") }: you may not discard it in the same turn.
nothing-useful-discarded =
    .ok =
        { $way ->
            [free] You may discard any card.
            [nothing-else] You hold nothing else that may be discarded, so you may discard any card.
           *[useless] { CARD($card, form: "the") } fits no meld on the table: you may discard it.
        }
    .broken =
        { $number ->
            [0] You may not discard a joker here: you may discard { CARDS($cards, form: "the", joined: "or") }.
           *[other] You may not discard { CARD($card, form: "the") } here: it fits meld { $number }. You may discard { CARDS($cards, form: "the", joined: "or") }.
        }
can-finish =
    .ok = You can still use { CARD($card, form: "the") }: { $line }.
    .broken = After this you could not finish your turn: you could not use { CARD($card, form: "the") }, which you picked up, and still have a card to discard.{ $works ->
            [yes] { " " }What would work: { $line }.
           *[no] { "" }
        }

## What happens

event-joker-returned =
    .told = A joker is turned up: it goes back into the stock.
event-upcard-turned =
    .told = { CARD($card, form: "the") } is turned up to start the discard pile.
event-took =
    .told =
        { $seat ->
            [you] You pick up { CARD($card, form: "the") }.
           *[other] { $seat-name } picks up { CARD($card, form: "the") } from the discard pile.
        }
event-opened =
    .told =
        { $seat ->
            [you] You open with { COUNT($points, "points") }.
           *[other] { $seat-name } opens with { COUNT($points, "points") }.
        }
event-laid =
    .told =
        { $seat ->
            [you] You lay down { CARDS($cards, form: "the") }
           *[other] { $seat-name } lays down { CARDS($cards, form: "the") }
        }{ $joker ->
            [nobody] .
           *[card] , the joker standing for { CARD($joker, form: "the") }.
        }
event-added =
    .told =
        { $seat ->
            [you] You add { CARD($card, form: "the") } to meld { $number }
           *[other] { $seat-name } adds { CARD($card, form: "the") } to meld { $number }
        }{ $joker ->
            [nobody] .
           *[card] , standing for { CARD($joker, form: "the") }.
        }
event-swapped =
    .told =
        { $seat ->
            [you] You swap { CARD($card, form: "the") } for the joker in meld { $number }.
           *[other] { $seat-name } swaps { CARD($card, form: "the") } for the joker in meld { $number }.
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
            [flip] The stock is gone: the discard pile is turned over, { COUNT($number, "cards") }.
           *[reshuffle] The stock is gone: the discard pile is shuffled, { COUNT($number, "cards") }.
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
            [you] To open, lay down { COUNT($least, "points") } or more at once.
           *[other] { $seat-name } has not opened yet
        }
sign-picked =
    .ok = Use this turn: { CARD($card, form: "the") }

## Score

line-jokers = Jokers, { $each } each
line-aces = Aces, { $each } each
line-tens = Tens and court cards, { $each } each
line-others = Other cards, face value
line-in-hand = Cards left in hand
line-doubled = Closed in hand: the same again
closed =
    .ok =
        { $winner ->
            [you] You have closed: the cards left in hand, { COUNT($points, "points") }, count against their holders.
           *[other] { $winner-name } has closed: the cards left in hand, { COUNT($points, "points") }, count against their holders.
        }
closed-in-hand =
    .ok =
        { $winner ->
            [you] You opened and closed in one turn: the cards left in hand count { COUNT($points, "points") } against their holders.
           *[other] { $winner-name } opened and closed in one turn: the cards left in hand count { COUNT($points, "points") } against their holders.
        }
void =
    .ok = The deal is void: nobody scores, and the same player deals again.

## What chosen cards can do

chosen-melds =
    .ok = { these }: { COUNT($points, "points") }.
chosen-opens =
    .ok = { these }: { COUNT($points, "points") }. Enough to open.
chosen-short =
    .ok = { these }: { $points } of { $least }. { $number ->
            [0] { "" }
            [1] One more card opens: { CARDS($cards, form: "the", joined: "or") }.
            [2] One more card opens: { CARDS($cards, form: "the", joined: "or") }.
           *[other] One more card opens: any of { $number }.
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
               *[other] { CARD($card, form: "the") } fits { COUNT($adds, "melds") }.
            }
           *[other] { CARD($card, form: "the") } frees the joker in { that-meld }.
        }
offered-lay =
    .ok =
        { $way ->
            [opened] { these }: { COUNT($points, "points") }.
            [opens] { these }: { COUNT($points, "points") }; you need { $least }.
           *[short] { these }: { $points } of { $least }; { $short } more needed.
        }
offered-add =
    .ok =
        { $owner ->
            [you] To { that-meld } (yours)
           *[other] To { that-meld } ({ $owner-name })
        }{ $stands ->
            [nobody] : { $left } fewer points in hand.
           *[card] , as { CARD($stands, form: "the") }: { $left } fewer points in hand.
        }
offered-swap =
    .ok =
        { $owner ->
            [you] The joker in { that-meld } (yours) goes to your hand.
           *[other] The joker in { that-meld } ({ $owner-name }) goes to your hand.
        }
offered-discard =
    .ok =
        { $closes ->
            [yes] Your last card: you close.
           *[no] Ends your turn: { $left } fewer points in hand.
        }

## Advice

advice-look-closed =
    .ok = Which of your cards belong together? You need { COUNT($least, "points") } in new melds; your best are worth { $points }.
advice-look-open =
    .ok = You have opened: look at your melds, then at the melds on the table.
advice-take =
    .ok = You can use { CARD($card, form: "the") } at once, and end with one card fewer.
advice-take-idle =
    .ok = You could not lay down { CARD($card, form: "the") } now.
advice-draw =
    .ok = You draw an unknown card.
advice-open =
    .ok = You open with { COUNT($points, "points") }, leaving { $left } in hand.
advice-lay =
    .ok = It leaves { COUNT($left, "points") } in hand.
advice-wait =
    .ok = Other melds would leave you with fewer points in hand.
advice-add =
    .ok = It takes { COUNT($points, "points") } out of your hand.
advice-swap =
    .ok = The joker makes a meld with cards you hold.
advice-swap-idle =
    .ok = The joker has no use yet, and costs 25 points in your hand.
advice-close =
    .ok = Your last card: you close.
advice-discard =
    .ok =
        It takes { COUNT($points, "points") } out of your hand{ $friends ->
            [0] , and goes with nothing you hold
            [one] , but one card you hold goes with it
           *[other] , but { $friends } cards you hold go with it
        }{ $feeds ->
            [0] .
           *[other] ; the next player could add it to meld { $feeds }.
        }
advice-closes =
    .ok = You close: 0 points for you, and the cards left in hand count against their holders.
    .short = You close: the cards left in hand count against their holders.
advice-draws =
    .ok =
        { $opened ->
            [yes] { $number ->
                [0] None of the { $unseen } unseen cards, jokers aside, fits or completes a meld.
                [one] One of the { $unseen } unseen cards, jokers aside, fits or completes a meld.
               *[other] { $number } of the { $unseen } unseen cards, jokers aside, fit or complete a meld.
            }
           *[no] { $number ->
                [0] None of the { $unseen } unseen cards, jokers aside, completes one of your melds.
                [one] One of the { $unseen } unseen cards, jokers aside, completes one of your melds.
               *[other] { $number } of the { $unseen } unseen cards, jokers aside, complete one of your melds.
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
    .ok = You open with { COUNT($points, "points") }; you need { $least }.
advice-swaps =
    .ok = { CARD($card, form: "the") } frees the joker in meld { $number }.
advice-lays =
    .ok =
        { $number ->
            [one] You lay down one card, { COUNT($points, "points") }.
           *[other] You lay down { $number } cards, { COUNT($points, "points") }.
        }
advice-holds =
    .ok = You could open with { COUNT($points, "points") }, but you wait.
advice-least =
    .ok =
        { $points ->
            [one] One point left in hand: no turn leaves fewer.
           *[other] { $points } points left in hand: no turn leaves fewer.
        }
advice-more =
    .ok = { COUNT($points, "points") } left in hand; you could leave { $least }.
advice-out-of-match =
    .ok = You stand at { $score }: the { COUNT($points, "points") } you keep would put you out.
advice-danger =
    .ok =
        { $number ->
            [one] { $seat-name } holds one card: if { $seat-name } closes, { COUNT($points, "points") } count against you.
           *[other] { $seat-name } holds { $number } cards: if { $seat-name } closes, { COUNT($points, "points") } count against you.
        }
advice-throws-joker =
    .ok = You discard a joker: { $points } fewer points in hand.
advice-throws-twin =
    .ok = You keep its twin, which waits for the same cards: { $points } fewer points in hand.
    .short = You keep its twin: { $points } fewer points in hand.
advice-breaks =
    .ok = { CARD($card, form: "the") } is part of a meld in your hand.
advice-throws-lonely =
    .ok = { CARD($card, form: "the") } goes with nothing you hold: { $points } fewer points in hand.
    .short = { CARD($card, form: "the") } goes with nothing you hold.
advice-throws =
    .ok =
        { $points } fewer points in hand, but { $number ->
            [0] it splits a pair; you have seen all { COUNT($seen, "cards") } the pair needed.
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
    .ok = { $points } fewer points in hand; your other cards wait for the same ones.
    .short = Your other cards wait for the same ones.
advice-may-not-take =
    .ok = { $seat-name } has not opened and may not pick it up.
advice-gives =
    .ok = { $seat-name } can pick it up and add it to meld { $number }.
advice-gives-joker =
    .ok = { $seat-name } can pick it up and free the joker in meld { $number }.
advice-gives-nothing =
    .ok = It fits no meld on the table.
advice-keeps-joker =
    .ok =
        { $number ->
            [0] Your joker, { COUNT($points, "points") } in hand, has no pair to go with.
            [one] Your joker, { COUNT($points, "points") } in hand, goes with one pair.
           *[other] Your joker, { COUNT($points, "points") } in hand, goes with any of { $number } pairs.
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
        At a glance, you finish { $sign ->
            [level] level.
            [ahead] about { COUNT(NUMBER($points, maximumFractionDigits: 0), "points") } ahead.
           *[behind] about { COUNT(NUMBER($points, maximumFractionDigits: 0), "points") } behind.
        }
advice-behind =
    .ok =
        { $sign ->
            [fewer] { COUNT(NUMBER($points, maximumFractionDigits: 0), "points") } less on average (±{ NUMBER($error, maximumFractionDigits: 0) })
           *[more] { COUNT(NUMBER($points, maximumFractionDigits: 0), "points") } more on average (±{ NUMBER($error, maximumFractionDigits: 0) })
        }{ $lost ->
            [0] .
           *[other] ; it wins { $lost } fewer matches in 100.
        }
advice-estimate =
    .ok =
        Played out, you finish on average { $sign ->
            [level] level
            [ahead] { COUNT(NUMBER($points, maximumFractionDigits: 0), "points") } ahead
           *[behind] { COUNT(NUMBER($points, maximumFractionDigits: 0), "points") } behind
        }, give or take { NUMBER($error, maximumFractionDigits: 0) }.
worth-line = Your lead at the end of the deal, turn by turn
worth-point =
    { $sign ->
        [ahead] { COUNT(NUMBER($points, maximumFractionDigits: 1), "points") } ahead on average
        [behind] { COUNT(NUMBER($points, maximumFractionDigits: 1), "points") } behind on average
       *[level] level on average
    }

## Puzzles

riddle-opening = Open with as many points as you can.
riddle-opening-behind =
    .ok =
        { $points ->
            [one] One fewer point on the table.
           *[other] { NUMBER($points, maximumFractionDigits: 0) } fewer points on the table.
        }
riddle-longest = Open with as many cards as you can.
riddle-longest-behind =
    .ok =
        { $points ->
            [one] One fewer card on the table.
           *[other] { NUMBER($points, maximumFractionDigits: 0) } fewer cards on the table.
        }
riddle-throwing = Discard so that as many unseen cards as possible complete what you keep.
riddle-throwing-behind =
    .ok =
        { $points ->
            [one] One fewer card completes what you keep.
           *[other] { NUMBER($points, maximumFractionDigits: 0) } fewer cards complete what you keep.
        }
riddle-closing = You can close this turn: how do you begin?
riddle-closing-behind =
    .ok =
        { $points ->
            [one] That leaves at least one point in hand.
           *[other] That leaves at least { NUMBER($points, maximumFractionDigits: 0) } points in hand.
        }

## What is to be done

prompt-draw =
    .ok = Your turn: draw a card.
prompt-discard =
    .ok = Lay down what you like, then discard a card.
