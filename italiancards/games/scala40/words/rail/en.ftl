# Short forms of Scala 40's sentences, for the rail: thirty characters at most.

## Rules

draw-first =
    .broken = Draw a card first.
draw-once =
    .broken = You have already drawn.
meld-lies-there =
    .broken = There is no such meld.
take-when-opened =
    .broken = Open first, then pick up.
three-cards =
    .broken = A meld needs three cards.
one-joker =
    .broken = Only one joker in a meld.
joker-declared =
    .broken = Which card is the joker?
sequence-or-set =
    .broken =
        { $why ->
            [suits] A set needs different suits.
            [wrap] Not past the ace.
            [aces] Only one ace in a sequence.
            [room] No place for the joker.
            [gap] Not consecutive.
           *[mixed] Neither a suit nor a rank.
        }
forty-to-open =
    .broken = { $points } of { $least } to open.
open-without-joker =
    .broken = Open without jokers here.
open-with-picked-card =
    .broken = Open with the card picked up.
open-first =
    .broken = You have not opened yet.
fits-the-meld =
    .broken =
        { $why ->
            [joker] That meld has its joker.
           *[no] It does not fit there.
        }
card-of-the-joker =
    .broken =
        { $why ->
            [aces] The joker must stay there.
           *[other] It does not free the joker.
        }
keep-one-to-discard =
    .broken = Keep a card to discard.
no-close-in-first-round =
    .broken = No closing in round one.
use-the-picked-card =
    .broken = First use the card picked up.
not-the-picked-card =
    .broken = Not the card you picked up.
nothing-useful-discarded =
    .broken =
        { $number ->
            [0] Do not discard a joker here.
           *[other] It fits a meld: keep it.
        }
can-finish =
    .broken = You could not finish the turn.

## What happens

event-joker-returned =
    .told = A joker: back in the stock.
event-upcard-turned =
    .told = The first discard is up.
event-took =
    .told =
        { $seat ->
            [you] You pick up the discard.
           *[other] { $seat-name } picks up the discard.
        }
    .heard =
        { $seat ->
            [you] Taken: { CARD($card) }.
           *[other] { $seat-name } picks up { CARD($card) }.
        }
event-laid =
    .told =
        { $seat ->
            [you] You lay down a meld.
           *[other] { $seat-name } lays down a meld.
        }
    .heard =
        { $seat ->
            [you] Down: { MELD($cards) }.
           *[other] { $seat-name } lays { MELD($cards) }.
        }
event-added =
    .told =
        { $seat ->
            [you] You add a card to a meld.
           *[other] { $seat-name } adds a card to a meld.
        }
    .heard =
        { $seat ->
            [you] Added
           *[other] { $seat-name } adds
        } { $joker ->
            [nobody] { $kind ->
                [set] { CARD($card) }: { MELD($cards, form: "ends") }
               *[sequence] { RANKS($card) }: { MELD($cards, form: "ends") }
            }
           *[card] { CARD($card) }: { MELD($cards) }
        }.
event-swapped =
    .told =
        { $seat ->
            [you] You take the joker.
           *[other] { $seat-name } takes the joker.
        }
    .heard =
        { $seat ->
            [you] Swapped: { CARD($card) } for the joker.
           *[other] { $seat-name } swaps { CARD($card) } for the joker.
        }
event-discarded =
    .told =
        { $seat ->
            [you] Out: { CARD($card, form: "the") }.
           *[other] { $seat-name }: { CARD($card, form: "the") }.
        }
    .heard =
        { $seat ->
            [you] Out: { CARD($card) }.
           *[other] { $seat-name } discards { CARD($card) }.
        }
event-stock-renewed =
    .told = A new stock from the discards.
event-deal-over =
    .told =
        { $winner ->
            [you] You close.
            [nobody] The deal is void.
           *[other] { $winner-name } closes.
        }
event-opened =
    .heard =
        { $seat ->
            [you] { "" }
           *[other] { $seat-name } opens with { $points }.
        }

## What is to be done

prompt-draw =
    .ok = Draw or pick up.
prompt-discard =
    .ok = Lay down, then discard.

## Chosen cards

these =
    { $kind ->
        [sequence] Sequence
        [set] Set
       *[several] { COUNT($melds, "melds") }
    }
chosen-melds =
    .ok = { these }: { COUNT($points, "points") }.
chosen-opens =
    .ok = { these }: { $points }, enough.
chosen-short =
    .ok = { these }: { $points } of { $least }.
chosen-card =
    .ok =
        { $frees ->
            [0] { $adds ->
                [0] It fits no meld.
                [1] It fits a meld.
               *[other] It fits { COUNT($adds, "melds") }.
            }
           *[other] It frees a joker.
        }
offered-lay =
    .ok =
        { $way ->
            [short] { these }: { $points } of { $least }.
           *[opens] { these }: { COUNT($points, "points") }.
        }
offered-add =
    .ok = { COUNT($left, "points") } less in hand.
offered-swap =
    .ok = The joker goes to your hand.
offered-discard =
    .ok =
        { $closes ->
            [yes] Your last card: you close.
           *[no] Ends your turn: −{ COUNT($left, "points") }.
        }

## Puzzles

riddle-opening = Open with the most points.
riddle-longest = Open with the most cards.
riddle-throwing = Which discard waits for most?
riddle-closing = You can close: how?
